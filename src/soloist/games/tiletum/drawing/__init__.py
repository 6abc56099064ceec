"""What the templates need beside the places of a view: the map, the wheel, and the faces of tiles, all worked out.

`view.py` puts `sheet(game, who)` into its `drawing` under "sheet".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle

from soloist.games.tiletum.components import Box
from soloist.games.tiletum.drawing.faces import Face, decree_choices, face, needs_face, part
from soloist.games.tiletum.drawing.geography import AROUND, HEIGHT, WIDTH, Around, Point, at, ground, road
from soloist.games.tiletum.drawing.wheel import Sector, dice_at, sectors
from soloist.games.tiletum.kinds import ACTIONS, ARCHITECT, MERCHANT, RESOURCES, SECTORS, WHOLE_BUILDING
from soloist.games.tiletum.opponent.own import markers
from soloist.games.tiletum.reach import steps_at_hand
from soloist.games.tiletum.state import (
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    NONE,
    Game,
    house_spots,
    number_at,
    pillar_count,
    player,
    unavailable,
)

__all__ = ["roads", "sheet"]


def sheet(game: Game, who: int) -> dict[str, object]:
    """Return all that `board.html` draws from beside the places; `who` is the person whose board lies in front."""
    box, me = game.kit.box, game.cardinal
    return {
        "ground": ground(),
        "roads": roads(box),
        "towns": [_town(game, who, spot) for spot in range(len(box.spots))],
        "wheel": [_sector(game, sector) for sector in range(SECTORS)] if game.wheel else [],
        "fairs": [box.spot_names[town] for town in game.fair_towns],
        "faces": _faces(game, who),
        "king": (box.numbers.king_lowest, box.numbers.king_highest),
        "rooms": game.kit.rooms,
        "character_ap": box.numbers.character_ap,
        "crest_rewards": [part(*reward) for reward in box.crest_rewards],
        "pillars_on_contracts": box.numbers.pillars_on_contracts,
        "others": [n for n in range(len(game.boards)) if n != who],
        "on_map": [(len(house_spots(game, n)), pillar_count(game, n)) for n in range(game.kit.players)],
        "cardinal": game.kit.cardinal,
        "cardinal_markers": markers(me) if me else box.cardinal.markers,
        "cardinal_rooms": box.cardinal.rooms,
        "held": [needs_face(*contract) for contract in me.contracts] if me else [],
        "decrees": [decree_choices(box.decrees[n]) for n in me.row] if me else [],
    }


# The map.


@dataclass(frozen=True, slots=True)
class Town:
    """A spot of the map and what lies around it: in units of the sheet, from its middle."""

    id: str
    name: str
    kind: str
    x: float
    y: float
    left: float
    top: float
    around: Around
    houses: tuple[tuple[float, float, str, int], ...]
    """Each House space: where it lies, its reward, and its owner (from 1) or 0."""
    cathedral: bool
    closed: bool
    stone: int
    points: int
    value: int
    """The points of the next Cathedral tile, 0 for none."""
    fair: int
    """The Fair (from 1) that is or will be held here, or 0."""
    reach: int
    """How many steps away it is for the Merchant or the Architect with the AP at hand; 0 beyond their reach."""


def _reach(game: Game, who: int, spot: int) -> int:
    """Return how far a spot is for the nearer piece of a person that can walk there now."""
    board, far = game.boards[who], game.kit.box.distance
    ways = (
        (far[board.merchant][spot], steps_at_hand(game, MERCHANT)),
        (far[board.architect][spot], steps_at_hand(game, ARCHITECT)),
    )
    return min((steps for steps, most in ways if 0 < steps <= most), default=0)


def _town(game: Game, who: int, spot: int) -> Town:
    box, id = game.kit.box, game.kit.box.spots[spot]
    (x, y), around = at(box.x[spot], box.y[spot]), AROUND.get(id, Around())
    cathedral = box.cathedral_of[spot]
    drawn = cathedral != NONE and bool(game.construction)
    cost = box.construction[game.construction[cathedral]] if drawn else None
    stack = box.stacks[cathedral][game.stack_next[cathedral] :] if cathedral != NONE else ()
    spaces = box.open_houses[game.kit.players][spot]
    houses = tuple(
        (dx, dy, _reward(box.houses[space].reward), game.house_owner[space] + 1)
        for space, (dx, dy) in zip(spaces, cycle(around.houses), strict=False)
    )
    fairs = [n for n, town in enumerate(game.fair_towns, 1) if town == spot and n >= game.round]
    return Town(
        id=f"spot-{id}",
        name=box.spot_names[spot],
        kind="between" if not box.is_town[spot] else "first" if spot == box.tiletum else "town",
        x=x,
        y=y,
        left=round(x / WIDTH * 100, 2),
        top=round(y / HEIGHT * 100, 2),
        around=around,
        houses=houses,
        cathedral=cathedral != NONE,
        closed=drawn and unavailable(game, cathedral),
        stone=cost.stone if cost else 0,
        points=cost.points if cost else 0,
        value=stack[0] if stack else 0,
        fair=fairs[0] if fairs else 0,
        reach=_reach(game, who, spot) if player(game) == who else 0,
    )


def _reward(reward: int) -> str:
    return "building" if reward == WHOLE_BUILDING else str(reward) if reward else ""


def roads(box: Box) -> Sequence[tuple[str, bool]]:
    """Return each road, and whether it crosses the sea."""
    return _roads(box.x, box.y, box.roads, box.spot_index.get("London_Brugge", NONE))


@cache
def _roads(
    x: tuple[float, ...], y: tuple[float, ...], roads: tuple[tuple[int, int], ...], sea: int
) -> Sequence[tuple[str, bool]]:
    place = [at(*point) for point in zip(x, y, strict=True)]
    return [(road(place[a], place[b], n), sea in (a, b)) for n, (a, b) in enumerate(roads)]


# The wheel.


@dataclass(frozen=True, slots=True)
class Drawn:
    """One sector with what it holds now; `dice` are places for its different dice, in percent of its box."""

    id: str
    shape: Sector
    action: str
    number: int
    ap: int
    taken: bool
    dice: tuple[Point, ...]


def _sector(game: Game, sector: int) -> Drawn:
    number = number_at(game, sector)
    many = sum(game.dice[colour * SECTORS + number - 1] > 0 for colour in range(len(RESOURCES)))
    return Drawn(
        id=f"sector-{number}",
        shape=sectors()[sector],
        action=ACTIONS[game.wheel[sector]].lower(),
        number=number,
        ap=game.kit.box.ap_of[number],
        taken=game.sector == sector,
        dice=tuple(dice_at(sector, many)),
    )


# Faces.


def _faces(game: Game, who: int) -> dict[str, Face]:
    """Return the face of every tile that lies at a place, by the id of the place."""
    box = game.kit.box
    tiles = {f"sector-{number_at(game, sector)}": tile for sector, tile in enumerate(game.sector_tiles)}
    tiles |= {f"spot-{id}": game.map_tiles[spot] for spot, id in enumerate(box.spots)}
    tiles["king-tile"] = game.king_tile
    tiles |= _laid("contract", game.contract_offer, FIRST_CONTRACT)
    tiles |= _laid("character", game.character_offer, FIRST_CHARACTER)
    for n, board in enumerate(game.boards):
        before = "" if n == who else f"p{n + 1}-"
        tiles |= _laid(f"{before}store", board.store, 0)
        tiles |= _laid(f"{before}contract-space", board.contracts, 0)
        for building, room in enumerate(board.rooms, 1):
            tiles |= _laid(f"{before}room-{building}", room, FIRST_CHARACTER)
    return {id: found for id, tile in tiles.items() if (found := face(game, tile)) is not None}


def _laid(place: str, tiles: Sequence[int], first: int) -> dict[str, int]:
    return {f"{place}-{n}": tile if tile == NONE else first + tile for n, tile in enumerate(tiles, 1)}
