"""The turn: everything that may be done now, as one list of options over dice, agenda, purchase and points."""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Option
from soloist.games.burgundy.kinds import (
    ANIMAL,
    BUILDING,
    CASTLE,
    COLOUR_OF,
    DEPOTS,
    GOODS,
    JOKER,
    MINE,
    MONASTERY,
    SHIP,
)
from soloist.games.burgundy.state import (
    CARPENTER_DUE,
    CHURCH_DUE,
    CITY_HALL_DUE,
    COMPLETION_DUE,
    EMPTY,
    FREE,
    MARKET_DUE,
    SHIP_DUE,
    SLOTS,
    WAREHOUSE_DUE,
    Game,
    spaces,
)

FARTHEST: Final = 3
"""No number of a die is farther from another: 6 and 1 adjoin (burgundy.worker.circle)."""
DISTANCE: Final = tuple(tuple(min(abs(a - b), 6 - abs(a - b)) for b in range(7)) for a in range(7))
"""How many changes by 1 lead from one number of a die to another; row and column 0 are unused."""
DEPOTS_WITHIN: Final = tuple(
    tuple(
        tuple((depot - 1) * SLOTS for depot in range(1, DEPOTS + 1) if die == 0 or DISTANCE[die][depot] <= steps)
        for steps in range(FARTHEST + 1)
    )
    for die in range(7)
)
"""The first place in `Game.depots` of every depot whose number a die (0: any) can become."""

HELPER_OF: Final = {BUILDING: 9, SHIP: 10, ANIMAL: 10, CASTLE: 11, MINE: 11, MONASTERY: 11}
"""The monastery that lets a die change freely to place a tile of a colour (burgundy.monastery.9 to 11)."""
TAKING_HELPER: Final = 12
HELPERS: Final = 1 << 9 | 1 << 10 | 1 << 11

TAKES: Final = (
    (CARPENTER_DUE, "carpenter", frozenset({BUILDING})),
    (CHURCH_DUE, "church", frozenset({MINE, MONASTERY, CASTLE})),
    (MARKET_DUE, "market", frozenset({SHIP, ANIMAL})),
)
"""What is due, and the colours that it lets you take from a numbered depot."""

PAYMENTS: Final = {"2s": 0, "1s1w": 1, "2w": 2}
"""How many workers each way of paying for a purchase has; silver makes up the price (burgundy.monastery.6)."""


def turn_options(game: Game) -> list[Option]:
    """Return everything that may be done now (burgundy.round.order, burgundy.reading.agenda)."""
    duchy, due = game.duchy, game.due
    options: list[Option] = []
    stored = different(duchy.storage)
    dice = game.dice
    if dice:
        changes = duchy.workers * (game.kit.values[8] if duchy.monasteries & 1 << 8 else game.kit.numbers.worker_change)
        for die in dice if len(dice) == 1 or dice[0] != dice[1] else dice[:1]:
            _with_die(game, die, die, changes, stored, options)
    busy = any(due)
    if busy:
        if due[FREE]:
            _with_die(game, 0, "free", 0, stored, options)
        _with_due(game, stored, options)
    if duchy.silver:
        _for_silver(game, options)
    elif duchy.monasteries & 1 << 6:
        _purchases(game, options)
    if not dice and (not busy or may_end(game)):
        options.append(("end",))
    return options


def different(tiles: list[int]) -> list[tuple[int, int]]:
    """Return (space from 1, kind) of the tiles that lie there; of equal ones only the first, as they are one choice."""
    found: list[tuple[int, int]] = []
    for at, kind in enumerate(tiles, 1):
        if kind != EMPTY and (not found or tiles.index(kind) == at - 1):
            found.append((at, kind))
    return found


def may_end(game: Game) -> bool:
    """Whether everything is done that has to be: actions, a ship's goods, the tile for a colour.

    (burgundy.reading.agenda)
    """
    due = game.due
    return not (game.dice or due[FREE] or due[SHIP_DUE] or (due[COMPLETION_DUE] and completions(game)))


def _with_die(
    game: Game, die: int, how: str | int, changes: int, stored: list[tuple[int, int]], options: list[Option]
) -> None:
    """Add the four actions with a die that can change by so many steps; die 0 has any number (burgundy.die.choice)."""
    duchy = game.duchy
    steps = min(changes, FARTHEST)
    depots = game.depots
    further = min(changes + game.kit.values[12], FARTHEST) if duchy.monasteries & 1 << TAKING_HELPER else steps
    for place in DEPOTS_WITHIN[die][further]:
        if depots[place] != EMPTY:
            options.append(("take", place // SLOTS + 1, 1, how))
        if depots[place + 1] != EMPTY:
            options.append(("take", place // SLOTS + 1, 2, how))
    if stored:
        _placements(game, die, how, changes, stored, options)
    near = DISTANCE[die]
    for good, tiles in enumerate(duchy.goods, 1):
        if tiles and (near[good] <= steps or die == 0):
            options.append(("sell", good, how))
    options.append(("workers", how))


def _placements(
    game: Game, die: int, how: str | int, changes: int, stored: list[tuple[int, int]], options: list[Option]
) -> None:
    reach = game.kit.reach[die]
    for slot, kind in stored:
        mask = fitting(game, kind)
        if not mask:
            continue
        if game.duchy.monasteries & HELPERS:
            mask &= _helped(game, die, changes)
        else:
            mask &= reach[changes if changes < FARTHEST else FARTHEST]
        while mask:
            low = mask & -mask
            options.append(("place", slot, low.bit_length() - 1, how))
            mask ^= low


def _helped(game: Game, die: int, changes: int) -> int:
    """Return the spaces whose number a die can become with the monasteries 9 to 11, by the colour of the space."""
    reach, colour_mask = game.kit.reach[die], game.kit.board.colour_mask
    mask = 0
    for colour, number in HELPER_OF.items():
        free = game.kit.values[number] if game.duchy.monasteries >> number & 1 else 0
        mask |= colour_mask[colour] & reach[min(changes + free, FARTHEST)]
    return mask


def fitting(game: Game, kind: int) -> int:
    """Return the mask of the spaces where a tile may lie, whatever their number.

    (burgundy.die.place, burgundy.place.city)
    """
    duchy, board = game.duchy, game.kit.board
    if kind == JOKER:
        if game.kit.joker_crosses:
            return duchy.open
        return duchy.open & ~(board.colour_mask[SHIP] & ~duchy.dry)
    mask = duchy.open & board.colour_mask[COLOUR_OF[kind]]
    if kind <= 7 and not duchy.monasteries & 2:
        mask &= ~duchy.blocked[kind]
    return mask


def _with_due(game: Game, stored: list[tuple[int, int]], options: list[Option]) -> None:
    """Add what the agenda holds beside free actions."""
    due, depots = game.due, game.depots
    if due[CITY_HALL_DUE]:
        _placements(game, 0, "hall", 0, stored, options)
    for what, how, colours in TAKES:
        if due[what]:
            for place, kind in enumerate(depots):
                if kind != EMPTY and COLOUR_OF[kind] in colours:
                    options.append(("take", place // SLOTS + 1, place % SLOTS + 1, how))
    if due[WAREHOUSE_DUE]:
        goods = game.duchy.goods
        options += [("sell", good, "warehouse") for good in range(1, GOODS + 1) if goods[good - 1]]
    if due[SHIP_DUE]:
        options += ship_options(game)
    if due[COMPLETION_DUE]:
        options += completions(game)


def ship_options(game: Game) -> list[Option]:
    """Return where a ship may take goods: at a depot that has some, at two neighbours (monastery 5), or nowhere (0)."""
    counts = [sum(game.depot_goods[at : at + GOODS]) for at in range(0, DEPOTS * GOODS, GOODS)]
    if not any(counts):
        return [("ship", 0)]
    if not game.duchy.monasteries & 1 << 5:
        return [("ship", depot) for depot, count in enumerate(counts, 1) if count]
    options: list[Option] = []
    taken: set[tuple[int, ...]] = set()
    for depot in range(1, DEPOTS + 1):
        other = depot % DEPOTS + 1
        with_goods = tuple(d for d in (depot, other) if counts[d - 1])
        if with_goods and with_goods not in taken:
            taken.add(with_goods)
            options.append(("ship", depot, other))
    return options


def completions(game: Game) -> list[Option]:
    """Return which black tile may go where for a completed colour.

    (burgundy.colour.tile, burgundy.reading.completion-number)
    """
    return [("complete", slot, space) for slot, kind in different(game.black) for space in spaces(fitting(game, kind))]


def _for_silver(game: Game, options: list[Option]) -> None:
    """Add the purchase of a tile and of a point (burgundy.buy.tile, burgundy.target.buy)."""
    duchy, kit = game.duchy, game.kit
    if not game.bought:
        if duchy.monasteries & 1 << 6:
            _purchases(game, options)
        elif duchy.silver >= kit.numbers.purchase_price:
            options += [("buy", 0, slot, "2s") for slot, _ in different(game.black)]
    if duchy.silver >= kit.numbers.point_price and (game.may_buy_points or not kit.buy_only_when_scoring):
        options.append(("point",))


def payments(game: Game) -> list[tuple[str, int, int]]:
    """Return the ways to pay for a purchase that can be afforded, as (name, silver, workers) (burgundy.monastery.6)."""
    duchy, price = game.duchy, game.kit.numbers.purchase_price
    mixed = bool(duchy.monasteries & 1 << 6) and game.kit.workers_may_pay
    ways = [(name, price - workers, workers) for name, workers in PAYMENTS.items() if not workers or mixed]
    return [
        (name, silver, workers) for name, silver, workers in ways if duchy.silver >= silver and duchy.workers >= workers
    ]


def _purchases(game: Game, options: list[Option]) -> None:
    """Add the purchase from any depot (burgundy.monastery.6)."""
    if game.bought:
        return
    ways = payments(game)
    for slot, _ in different(game.black):
        options += [("buy", 0, slot, name) for name, _, _ in ways]
    for place, kind in enumerate(game.depots):
        if kind != EMPTY:
            options += [("buy", place // SLOTS + 1, place % SLOTS + 1, name) for name, _, _ in ways]


def workers_for(game: Game, option: Option) -> int:
    """Return how many workers an option of the turn costs to change its die.

    (burgundy.worker.change, burgundy.monastery.8)
    """
    verb, how = option[0], option[-1]
    if not isinstance(how, int) or verb not in ("take", "place", "sell"):
        return 0
    duchy, values = game.duchy, game.kit.values
    free = 0
    number = int(option[1])
    if verb == "take" and duchy.monasteries & 1 << TAKING_HELPER:
        free = values[TAKING_HELPER]
    elif verb == "place":
        space = int(option[2])
        number = game.kit.board.die[space]
        helper = HELPER_OF[game.kit.board.colour[space]]
        free = values[helper] if duchy.monasteries >> helper & 1 else 0
    change = values[8] if duchy.monasteries & 1 << 8 else game.kit.numbers.worker_change
    return -(-max(0, DISTANCE[how][number] - free) // change)
