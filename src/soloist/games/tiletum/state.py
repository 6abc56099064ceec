"""The state of a game of Tiletum: the shared board, the people's boards, and the Cardinalbot's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from soloist.engine.states import Shared
from soloist.games.tiletum.components import Box
from soloist.games.tiletum.opponent.own import Cardinal

NONE: Final = -1
"""No tile, no owner, no Action."""

# A tile in a storehouse is one number: Bonus tiles first, then the Contract pile's, then Characters.
FIRST_CONTRACT: Final = 100
FIRST_CHARACTER: Final = 200

# What is due to the person whose turn it is, as places in `Game.due`.
(
    WHEEL_TILE_DUE,
    ANY_DUE,
    MERCHANT_STEP_DUE,
    ARCHITECT_STEP_DUE,
    HOUSE_HERE_DUE,
    PILLAR_HERE_DUE,
    HOUSE_ANYWHERE_DUE,
    PILLAR_ANYWHERE_DUE,
    MERCHANT_ANYWHERE_DUE,
    ARCHITECT_ANYWHERE_DUE,
    BUILDING_DUE,
) = range(11)
DUES: Final = 11


@dataclass(slots=True, frozen=True)
class Kit:
    """What never changes in a match: the printed boards and numbers, and what was chosen at set-up.

    `players` counts everybody at the table; the Cardinalbot, if it plays, is the last (`cardinal`, else NONE).
    """

    box: Box
    options: dict[str, str]
    players: int
    cardinal: int
    rooms: tuple[int, ...]
    building_points: tuple[int, ...]
    challenges: tuple[int, ...]
    """Challenge cards chosen by hand."""
    challenges_drawn: int
    """How many are drawn at random."""
    crests_in_store_count: bool
    any_mixed: bool
    floors_free: bool
    king_fair_after_reset: bool
    fair_town_following: bool
    crest_in_reach_on_map_only: bool
    colour_before_joker: bool
    needs_printed: bool
    afford_with_gold: bool
    not_yours_by_pillar: bool
    pays_without_gold: bool


@dataclass(slots=True)
class Board:
    """A person's board.

    `resources` by kind; `store` holds the tiles of the storehouse; `rooms` the Characters of each Building, from floor
    1 (NONE for an empty Room below a filled one, reading 41); `crests` the crest under each crest space (NONE);
    `contracts` the fulfilled tiles in order; `roofs` says which Buildings still carry their House; `houses` and
    `pillars` count the supply.
    """

    resources: list[int]
    merchant: int
    architect: int
    houses: int
    pillars: int
    roofs: list[bool]
    store: list[int]
    rooms: list[list[int]]
    crests: list[int]
    contracts: list[int]


@dataclass(slots=True)
class Game:
    """A whole position.

    `wheel` is the Action of each sector clockwise, `shift` the number on the first sector less one; `dice` counts dice
    on the wheel by colour and number (colour * 6 + number - 1), `bag` those in the bag by colour. `sector_tiles`,
    `king_tile` and `map_tiles` (by spot) hold Bonus tiles; `contract_offer` stands left to right. `house_owner` is by
    House space, `pillar_owners` and `builders` are bit masks of players by Cathedral, `construction` the tile on each
    Cathedral, `stack_next` the top tile of each stack. `king` and `points` are by player (the Cardinalbot's mirror its
    own); `arrival` lists the players as they came to their spaces of the King track, the earliest first; `order` is the
    turn order, `turn` counts the turns of a round. Of the person whose turn it is: `action` and `sector` of the die
    taken (NONE before), `ap` by Action, `jokers` AP that wait for an Action (a die's first, then a helper's), `due`
    what else may be done, `colour` of a recoloured die, `exchanged` whether the first exchange is done. The `drawn_`
    counters make the index of chance.
    """

    kit: Shared[Kit]
    stage: str
    round: int
    turn: int
    order: list[int]
    boards: list[Board]
    cardinal: Cardinal | None
    wheel: list[int]
    shift: int
    bag: list[int]
    dice: list[int]
    sector_tiles: list[int]
    king_tile: int
    map_tiles: list[int]
    bonus_pile: list[int]
    bonus_discard: list[int]
    bonus_out: list[int]
    contract_pile: list[int]
    contract_offer: list[int]
    character_pile: list[int]
    character_offer: list[int]
    construction: list[int]
    stack_next: list[int]
    fairs: list[int]
    fair_towns: list[int]
    corruption: list[int]
    house_owner: list[int]
    pillar_owners: list[int]
    builders: list[int]
    king: list[int]
    arrival: list[int]
    points: list[int]
    action: int
    sector: int
    die_number: int
    ap: list[int]
    jokers: list[int]
    due: list[int]
    colour: int
    exchanged: bool
    drawn_bonus: int
    drawn_contracts: int
    drawn_characters: int


def player(game: Game) -> int:
    """Return whose turn it is."""
    return game.order[game.turn % len(game.order)]


def number_at(game: Game, sector: int) -> int:
    """Return the number of the die that a sector holds (1 to 6, rising clockwise)."""
    return (sector + game.shift) % 6 + 1


def sector_of(game: Game, number: int) -> int:
    """Return the sector that holds dice of a number."""
    return (number - 1 - game.shift) % 6


def unavailable(game: Game, cathedral: int) -> bool:
    """Whether a Cathedral has the tile that closes it (TC051)."""
    return not game.kit.box.construction[game.construction[cathedral]].open


def house_spots(game: Game, who: int) -> list[int]:
    """Return the spots where a player has a House."""
    spaces = game.kit.box.houses
    return [spaces[space].spot for space, owner in enumerate(game.house_owner) if owner == who]


def free_houses(game: Game, spot: int, who: int) -> list[int]:
    """Return the House spaces of a spot that a player may build on: free, open to this many, none of theirs there."""
    box = game.kit.box
    if not box.is_town[spot] or spot == box.tiletum:
        return []
    spaces = box.open_houses[game.kit.players][spot]
    owners = [game.house_owner[space] for space in spaces]
    if who in owners:
        return []
    return [space for space, owner in zip(spaces, owners, strict=True) if owner == NONE]


def pillar_is_free(game: Game, cathedral: int, who: int) -> bool:
    """Whether a player may place a Pillar at a Cathedral: open, a free space, none of theirs there."""
    if cathedral == NONE or unavailable(game, cathedral):
        return False
    owners = game.pillar_owners[cathedral]
    spaces = game.kit.box.pillar_spaces[game.kit.players][cathedral]
    return not owners >> who & 1 and owners.bit_count() < spaces


def pillar_count(game: Game, who: int) -> int:
    """Return how many Pillars of a player stand on the map."""
    return sum(owners >> who & 1 for owners in game.pillar_owners)


def cathedral_count(game: Game, who: int) -> int:
    """Return how many Cathedral tiles a player has."""
    return sum(builders >> who & 1 for builders in game.builders)
