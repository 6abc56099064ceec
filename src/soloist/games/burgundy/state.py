"""The state of a game: the shared boards, the duchy, and what is still due."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.states import Shared
from soloist.games.burgundy.components import Box, DuchyBoard, Numbers
from soloist.games.burgundy.kinds import BUILDING, COLOUR_OF, FIRST_MONASTERY, GOODS, JOKER, MINE, MONASTERY, SHIP

EMPTY = -1
DEPOTS = 6
SLOTS = 2
BUILDINGS = 8

# What can be due, as places in `Game.due`. A free action comes from a castle or from reaching the target.
FREE, CITY_HALL_DUE, CARPENTER_DUE, CHURCH_DUE, MARKET_DUE, WAREHOUSE_DUE, SHIP_DUE, COMPLETION_DUE = range(8)
DUE = ("free", "hall", "carpenter", "church", "market", "warehouse", "ship", "completion")

# What a gain of points is for, as the first number of `Game.gains`.
ANIMALS_GAIN, AREA_GAIN, SALE_GAIN, WATCHTOWER_GAIN, MONASTERY_GAIN, BOUGHT_GAIN = range(6)
GAINS = ("animals", "area", "sale", "watchtower", "monastery", "bought")


@dataclass(slots=True, frozen=True)
class Kit:
    """What never changes in a match: the printed boards and numbers, and the readings chosen at set-up.

    `reach[die][steps]` is the mask of the spaces whose number the die can become by at most that many changes (die 0:
    any number). `values` is the number in each monastery's effect, by the monastery's number.
    """

    box: Box
    board: DuchyBoard
    options: dict[str, str]
    numbers: Numbers
    ask_gain_order: str
    buy_only_when_scoring: bool
    trade_needs_goods: bool
    joker_crosses: bool
    workers_may_pay: bool
    values: tuple[int, ...]
    reach: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class Duchy:
    """The person's side: duchy, storage and what lies beside it.

    `tiles` holds the kind of each space (EMPTY, JOKER for one that lies face down), `storage` that of each storage
    space, `goods` the tiles held of each type, `sold` those sold of each type. `points` is the counter; `resets` how
    often the target was reached. The rest is derived from the tiles: masks of the spaces `covered` and of those `open`
    to a placement (`dry`: without those that only a river leads to), the `blocked` spaces of each building (its city
    has one), the `monasteries` in force, the number of `mines`.
    """

    tiles: list[int]
    storage: list[int]
    goods: list[int]
    sold: list[int]
    silver: int
    workers: int
    points: int
    target: int
    resets: int
    covered: int
    open: int
    dry: int
    blocked: list[int]
    monasteries: int
    mines: int


@dataclass(slots=True)
class Game:
    """A whole position.

    `depots` holds two kinds for each of six depots (EMPTY where a tile is gone), `depot_goods` the goods tiles of each
    type for each depot, `black` the four spaces of the black depot. `supply` counts coloured-backed tiles by kind,
    `black_supply` the black-backed ones, `goods_supply` the goods tiles; `goods_row` lists the phase's goods still to
    come. `closing` says that the mines have paid after the last round; `dice` are those not used yet. `due` counts what
    is due, `gains` lists gains not yet taken as (what for, points). `out` and `goods_out` count what left the game;
    `turned` the kinds of the tiles that were turned face down.
    """

    kit: Shared[Kit]
    stage: str
    phase: int
    round: int
    white: int
    dice: list[int]
    closing: bool
    bought: bool
    may_buy_points: bool
    due: list[int]
    gains: list[tuple[int, int]]
    depots: list[int]
    depot_goods: list[int]
    black: list[int]
    supply: list[int]
    black_supply: list[int]
    goods_supply: list[int]
    goods_row: list[int]
    out: list[int]
    goods_out: list[int]
    turned: list[int]
    duchy: Duchy


def has(duchy: Duchy, monastery: int) -> bool:
    """Whether the monastery with this number is in force."""
    return bool(duchy.monasteries >> monastery & 1)


def slots_of(depot: int) -> range:
    """Return the places in `Game.depots` of a depot from 1 to 6."""
    return range((depot - 1) * SLOTS, depot * SLOTS)


def goods_at(game: Game, depot: int) -> list[int]:
    """Return how many goods tiles of each type lie on a depot from 1 to 6."""
    return game.depot_goods[(depot - 1) * GOODS : depot * GOODS]


def spaces(mask: int) -> list[int]:
    """Return the numbers of the spaces in a mask, in rising order."""
    result = []
    while mask:
        low = mask & -mask
        result.append(low.bit_length() - 1)
        mask ^= low
    return result


def refresh(game: Game) -> None:
    """Work out anew everything that is derived from the tiles of the duchy."""
    duchy = game.duchy
    duchy.covered = duchy.monasteries = duchy.mines = 0
    duchy.blocked = [0] * BUILDINGS
    for space, kind in enumerate(duchy.tiles):
        if kind != EMPTY:
            duchy.covered |= 1 << space
            note(game, kind, space)
    open_spaces(game)


def note(game: Game, kind: int, space: int) -> None:
    """Note what a tile that lies face up in the duchy makes different from now on."""
    duchy, board = game.duchy, game.kit.board
    colour = COLOUR_OF[kind]
    if colour == BUILDING:
        duchy.blocked[kind] |= board.area_mask[board.area_of[space]]
    elif colour == MONASTERY:
        duchy.monasteries |= 1 << number_of(kind)
    elif colour == MINE:
        duchy.mines += 1


def number_of(kind: int) -> int:
    """Return the number of a monastery tile."""
    return kind - FIRST_MONASTERY + 1


def open_spaces(game: Game) -> None:
    """Find the empty spaces next to a tile or across a river from one.

    Under the reading "joker-river" a face-down tile on a ship space does not lead across (burgundy.reading.joker-
    river).
    """
    duchy, kit = game.duchy, game.kit
    near = dry = 0
    for space in spaces(duchy.covered):
        dry |= kit.board.dry_mask[space]
        sealed = not kit.joker_crosses and duchy.tiles[space] == JOKER and kit.board.colour[space] == SHIP
        near |= kit.board.dry_mask[space] if sealed else kit.board.near_mask[space]
    duchy.open = near & ~duchy.covered
    duchy.dry = dry & ~duchy.covered
