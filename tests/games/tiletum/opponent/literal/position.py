"""What the Cardinalbot's rules speak of, as plain values, and how they are read off a game.

Nothing here or beside it uses the program's eyes, ladders or sums: it is a second reading of the same sentences.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from soloist.games.tiletum.components import BonusTile, Box
from soloist.games.tiletum.state import FIRST_CONTRACT, Game

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)
FRIENDS, CLERGY, WHISPERS, INCOME, VISITORS, COFFERS, FAVOR, READY = range(8)
YOU, BOT = 0, 1
ANOTHER_REWARD = -1
"""A House space with a reward that is not points."""
DEFAULTS = {
    "next-fair": "this round",
    "crest-in-reach": "all",
    "joker-or-colour": "joker",
    "needs": "missing",
    "afford": "Stone",
    "not-yours": "tile",
    "pays": "with Gold",
}
"""The readings that concern the Cardinalbot, each by its default."""

Tile = tuple[str | int, ...]
"""("crest", kind), ("contract", any, Iron, Wool, points), ("helper", part, n, ...), or a Character with its type."""
Contract = tuple[int, int, int, int]
"""Any, Iron, Wool, points."""
Die = tuple[int, int]
"""Colour, number."""


@dataclass
class Site:
    """A Cathedral: whether it is the unavailable one, its tiles, and what the person has of it."""

    spot: int
    open: bool
    stone: int
    points: int
    stack: list[int]
    your_tile: bool
    your_pillar: bool


@dataclass
class Position:
    """A position, seen from the Cardinalbot's side of the table; `towns` holds the House spaces that it may use."""

    readings: Mapping[str, str]
    round: int
    ap_of: dict[int, int]
    action_of: dict[int, int]
    dice: list[Die]
    sector: dict[int, Tile]
    roads: tuple[tuple[int, int], ...]
    towns: dict[int, list[int]]
    fair_towns: list[int]
    sites: list[Site]
    tiles: list[tuple[int, Tile]]
    your_crests: set[int]
    your_king: int
    characters: list[Tile]
    pile: list[Tile]
    offer: dict[int, tuple[int, Tile]]
    gone: list[Tile]
    # Its own.
    res: list[int]
    points: int
    king: int
    merchant: int
    architect: int
    houses: list[int]
    houses_left: int
    pillars: list[int]
    pillars_left: int
    built: list[int]
    crests: list[int]
    under: list[int]
    rooms: list[list[int]]
    supply: list[Tile]
    contracts: list[Contract]
    done: list[Contract]
    row: list[int]
    pawn: int
    challenges: list[int]

    def steps(self, a: int, b: int) -> int:
        """How many steps it is from one spot to another."""
        return _steps_from(self.roads, a)[b]

    def lacks(self, crest: int) -> bool:
        """Whether it has a crest neither in its Storehouse nor under a Building."""
        return crest not in self.crests and crest not in self.under


@cache
def _steps_from(roads: tuple[tuple[int, int], ...], start: int) -> dict[int, int]:
    far, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for road in roads:
            if here in road:
                there = road[0] + road[1] - here
                if there not in far:
                    far[there] = far[here] + 1
                    todo.append(there)
    return far


def read(game: Game) -> Position:
    """Read a position off a game in which the Cardinalbot plays against one person."""
    box, me, you = game.kit.box, game.cardinal, game.boards[YOU]
    assert me is not None
    number_at = {sector: (sector + game.shift) % 6 + 1 for sector in range(6)}
    yours = [_crest(box, tile) for tile in you.store] + you.crests
    return Position(
        readings=DEFAULTS | {name: value for name, value in game.kit.options.items() if name in DEFAULTS},
        round=game.round,
        ap_of=dict(enumerate(box.ap_of)),
        action_of={number_at[sector]: action for sector, action in enumerate(game.wheel)},
        dice=[(place // 6, place % 6 + 1) for place, n in enumerate(game.dice) for _ in range(n)],
        sector={number_at[sector]: _tile(box, box.bonus[n]) for sector, n in enumerate(game.sector_tiles) if n >= 0},
        roads=box.roads,
        towns=_towns(game),
        fair_towns=list(game.fair_towns),
        sites=[_site(game, number) for number in range(len(box.cathedrals))],
        tiles=[(spot, _tile(box, box.bonus[n])) for spot, n in enumerate(game.map_tiles) if n >= 0],
        your_crests={crest for crest in yours if crest >= 0},
        your_king=game.king[YOU],
        characters=[_character(box, n) for n in game.character_offer if n >= 0],
        pile=[_character(box, n) for n, left in enumerate(game.character_pile) for _ in range(left)],
        offer={
            place: (box.contract_ap[place], _offered(box, n)) for place, n in enumerate(game.contract_offer) if n >= 0
        },
        gone=[_tile(box, box.bonus[n]) for n, times in enumerate(game.bonus_out) for _ in range(times)],
        res=list(me.res), points=me.points, king=me.king, merchant=me.merchant, architect=me.architect,
        houses=list(me.houses), houses_left=me.houses_left, pillars=list(me.pillars), pillars_left=me.pillars_left,
        built=list(me.built), crests=list(me.crests), under=list(me.placed), rooms=[list(room) for room in me.rooms],
        supply=[("character", *piece) for piece in me.supply], contracts=list(me.contracts), done=list(me.done),
        row=list(me.row), pawn=me.pawn, challenges=list(me.challenges),
    )  # fmt: skip


def _towns(game: Game) -> dict[int, list[int]]:
    """The House spaces for two that are free, by town: none in Tiletum, none beside a House of its own."""
    found: dict[int, list[int]] = {}
    for row, owner in zip(game.kit.box.houses, game.house_owner, strict=True):
        if row.mark == 2 and row.spot != game.kit.box.tiletum:
            found.setdefault(row.spot, [])
            if owner == -1:
                found[row.spot].append(row.reward)
    assert game.cardinal is not None
    return {town: [] if town in game.cardinal.houses else spaces for town, spaces in found.items()}


def _site(game: Game, number: int) -> Site:
    box = game.kit.box
    cost = box.construction[game.construction[number]]
    stack = list(box.stacks[number][game.stack_next[number] :])
    your_tile, your_pillar = bool(game.builders[number] & 1 << YOU), bool(game.pillar_owners[number] & 1 << YOU)
    return Site(box.cathedrals[number], cost.open, cost.stone, cost.points, stack, your_tile, your_pillar)


def _words(parts: tuple[tuple[str, int], ...]) -> Tile:
    return tuple(word for part in parts for word in part)


def _tile(box: Box, tile: BonusTile) -> Tile:
    if tile.kind == "crest":
        return ("crest", tile.crest)
    return ("contract", *_contract(box, tile.contract)) if tile.kind == "contract" else ("helper", *_words(tile.parts))


def _contract(box: Box, n: int) -> Contract:
    any_, iron, wool = box.contracts[n].needs
    return any_, iron, wool, box.contracts[n].points


def _offered(box: Box, n: int) -> Tile:
    return ("contract", *_contract(box, n)) if box.contracts[n].crest < 0 else ("crest", box.contracts[n].crest)


def _character(box: Box, n: int) -> Tile:
    return ("character", box.characters[n].type, *_words(box.characters[n].reward))


def _crest(box: Box, tile: int) -> int:
    """The crest of a tile in a storehouse, or -1."""
    if tile < FIRST_CONTRACT:
        return box.bonus[tile].crest
    return box.contracts[tile - FIRST_CONTRACT].crest if tile < 2 * FIRST_CONTRACT else -1
