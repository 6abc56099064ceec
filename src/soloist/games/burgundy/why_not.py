"""Why not: a reason for everything that is not among the options, worked out only when someone looks."""

from __future__ import annotations

from soloist.engine.errors import Refused
from soloist.engine.questions import Notation, Option, Question
from soloist.engine.text import say, say_n
from soloist.games.burgundy.kinds import BUILDING, COLOUR_NAMES, COLOUR_OF, DEPOTS, GOODS, JOKER
from soloist.games.burgundy.state import (
    BUILDINGS,
    COMPLETION_DUE,
    DUE,
    EMPTY,
    FREE,
    SHIP_DUE,
    SLOTS,
    Game,
    goods_at,
    spaces,
)
from soloist.games.burgundy.turn import PAYMENTS, TAKES, completions, fitting, payments, ship_options, workers_for

HOWS = DUE[:SHIP_DUE]
"""What is due and does an action of the turn, as options name it behind "with"."""


def why_not(game: Game, question: Question, text: str, notation: Notation) -> str:
    """Return in one plain sentence why an answer is not among the options of the question."""
    try:
        option = notation.read(text, question.options)
    except Refused as error:
        return str(error)
    if option in question.options:
        return ""
    if question.name == "castle":
        return say("The first castle goes on a castle space.")
    if question.name == "discard":
        return say("The storage is full: choose one of the stored tiles to leave the game.")
    if question.name in ("gain order", "trade", "trade goods"):
        return say("First this has to be decided: {choices}.", choices=_listed(question, notation))
    verb = str(option[0])
    known = {"take": 4, "place": 4, "sell": 3, "workers": 2, "buy": 4, "complete": 3, "point": 1, "end": 1, "lay": 2}
    if verb != "ship" and known.get(verb) != len(option):
        return say("“{text}” is not the notation of a choice in a turn.", text=text)
    return _REASONS[verb](game, option)


def _listed(question: Question, notation: Notation) -> str:
    return ", ".join(dict.fromkeys(notation.write(option) for option in question.options))


def _source(game: Game, option: Option) -> str:
    """Return why the die or the thing due that an option uses is not there, or an empty string."""
    how = option[-1]
    if isinstance(how, int):
        if how in game.dice:
            return ""
        if not game.dice:
            return say("Both dice are used.")
        return say("There is no unused die that shows {die}.", die=how)
    if how not in HOWS:
        return say("“{how}” is neither a die nor anything that can be due.", how=how)
    if game.due[DUE.index(how)]:
        return ""
    return say("Nothing of that kind is due now: {how}.", how=say(str(how)))


def _workers(game: Game, option: Option, number: int) -> str:
    """Return that the workers do not suffice to change the die, or an empty string."""
    needed = workers_for(game, option)
    if needed <= game.duchy.workers:
        return ""
    return say_n(
        "To make a {number} of the {die} takes {n} worker, and you have {workers}.",
        "To make a {number} of the {die} takes {n} workers, and you have {workers}.",
        needed,
        number=number,
        die=option[-1],
        workers=game.duchy.workers,
    )


def _take(game: Game, option: Option) -> str:
    _, depot, slot, how = option
    if not isinstance(depot, int) or not isinstance(slot, int) or not (1 <= depot <= DEPOTS and 1 <= slot <= SLOTS):
        return say("Depots are numbered 1 to {depots}, their spaces 1 to {slots}.", depots=DEPOTS, slots=SLOTS)
    reason = _source(game, option)
    if reason:
        return reason
    kind = game.depots[(depot - 1) * SLOTS + slot - 1]
    if kind == EMPTY:
        return say("There is no tile on that space of depot {depot}.", depot=depot)
    for _, name, colours in TAKES:
        if how == name and COLOUR_OF[kind] not in colours:
            allowed = ", ".join(say(COLOUR_NAMES[colour]) for colour in sorted(colours))
            return say("This building takes only: {allowed}.", allowed=allowed)
    if how in ("hall", "warehouse"):
        return say("This building takes no tile.")
    return _workers(game, option, depot)


def _place(game: Game, option: Option) -> str:
    _, slot, space, how = option
    board, duchy = game.kit.board, game.duchy
    if not isinstance(slot, int) or not 1 <= slot <= len(duchy.storage):
        return say("Storage spaces are numbered 1 to {n}.", n=len(duchy.storage))
    if not isinstance(space, int) or not 0 <= space < board.spaces:
        return say("The spaces of the duchy are numbered 0 to {n}.", n=board.spaces - 1)
    kind = duchy.storage[slot - 1]
    if kind == EMPTY:
        return _nothing_stored(game, slot)
    reason = _space(game, kind, space) or _source(game, option)
    if reason:
        return reason
    if how in ("carpenter", "church", "market", "warehouse"):
        return say("This building places no tile.")
    first = duchy.storage.index(kind)
    if first != slot - 1:
        return say("The same tile lies on storage space {slot}: place that one.", slot=first + 1)
    return _workers(game, option, board.die[space])


def _nothing_stored(game: Game, slot: int) -> str:
    if all(kind == EMPTY for kind in game.duchy.storage):
        return say("Your storage is empty: take a tile first.")
    return say("There is no tile on storage space {slot}.", slot=slot)


def _lay(game: Game, option: Option) -> str:
    """Return why a stored tile can be placed nowhere at all just now."""
    slot = option[1]
    board, duchy = game.kit.board, game.duchy
    if not isinstance(slot, int) or not 1 <= slot <= len(duchy.storage):
        return say("Storage spaces are numbered 1 to {n}.", n=len(duchy.storage))
    kind = duchy.storage[slot - 1]
    if kind == EMPTY:
        return _nothing_stored(game, slot)
    own = board.all_mask if kind == JOKER else board.colour_mask[COLOUR_OF[kind]]
    fits = fitting(game, kind)
    if not own & ~duchy.covered:
        return say("No space of its colour is empty any more.")
    if not own & duchy.open:
        return say("No empty space of its colour lies next to a covered one, or across a river from one.")
    if not fits and kind == JOKER:
        return say("Only rivers lead to the spaces left, and a joker does not cross one under the reading chosen.")
    if not fits:
        return say("Every city that it could be added to already has a building of this type.")
    if not game.dice:
        return say("There is no die left to place it with.")
    numbers = sorted({board.die[space] for space in spaces(fits)})
    return say(
        "It fits on spaces with these numbers: {numbers}. Your dice and workers make none of them.",
        numbers=", ".join(map(str, numbers)),
    )


def _space(game: Game, kind: int, space: int) -> str:
    """Return why a space cannot take a tile, whatever its number, or an empty string."""
    board, duchy = game.kit.board, game.duchy
    if duchy.tiles[space] != EMPTY:
        return say("That space is covered; a tile never moves again.")
    if kind != JOKER and COLOUR_OF[kind] != board.colour[space]:
        return say(
            "That is a space for: {space}. The tile is: {tile}.",
            space=say(COLOUR_NAMES[board.colour[space]]),
            tile=say(COLOUR_NAMES[COLOUR_OF[kind]]),
        )
    if not duchy.open >> space & 1:
        if board.river[space] and not board.adjacent[space]:
            return say("That space can only be reached over a river.")
        return say("That space lies next to no covered space, and no river leads to it from one.")
    if COLOUR_OF[kind] == BUILDING and kind < BUILDINGS and not fitting(game, kind) >> space & 1:
        return say("That city already has a building of this type.")
    if not fitting(game, kind) >> space & 1:
        return say("Only a river leads there, and a joker does not cross one under the reading chosen.")
    return ""


def _sell(game: Game, option: Option) -> str:
    _, good, how = option
    if not isinstance(good, int) or not 1 <= good <= GOODS:
        return say("Types of goods are numbered 1 to {n}.", n=GOODS)
    reason = _source(game, option)
    if reason:
        return reason
    if not game.duchy.goods[good - 1]:
        return say("You have no goods of type {good}.", good=good)
    if how in ("hall", "carpenter", "church", "market"):
        return say("This building sells no goods.")
    return _workers(game, option, good)


def _take_workers(game: Game, option: Option) -> str:
    reason = _source(game, option)
    return reason or say("Only a die or a free action takes workers.")


def _buy(game: Game, option: Option) -> str:
    _, depot, slot, pay = option
    numbers, duchy = game.kit.numbers, game.duchy
    if not isinstance(depot, int) or not isinstance(slot, int) or not 0 <= depot <= DEPOTS:
        return say("Depots are numbered 1 to {depots}, the black depot is 0.", depots=DEPOTS)
    if game.bought:
        return say("You have bought a tile in this turn already.")
    monastery = bool(duchy.monasteries >> 6 & 1)
    if depot and not monastery:
        return say("Only the black depot sells tiles; for the others you need monastery 6.")
    kinds = game.black if depot == 0 else game.depots[(depot - 1) * SLOTS : depot * SLOTS]
    if not 1 <= slot <= len(kinds) or kinds[slot - 1] == EMPTY:
        return say("There is no tile on that space.")
    if pay not in PAYMENTS:
        return say("A tile is paid for with 2s, 1s1w or 2w: silver and workers.")
    if PAYMENTS[str(pay)] and not (monastery and game.kit.workers_may_pay):
        return say("Workers pay for a tile only with monastery 6 of the edition of 2019.")
    if depot == 0 and pay in [name for name, _, _ in payments(game)]:
        return _twin(game, slot)
    return say_n(
        "A tile costs {price}, and you have {silver} silver and {n} worker.",
        "A tile costs {price}, and you have {silver} silver and {n} workers.",
        duchy.workers,
        price=numbers.purchase_price,
        silver=duchy.silver,
    )


def _twin(game: Game, slot: int) -> str:
    """Return that an equal tile of the black depot is the one offered."""
    first = game.black.index(game.black[slot - 1]) + 1
    return say("The same tile lies on space {slot} of the black depot: take that one.", slot=first)


def _same_goods(game: Game, option: Option) -> str:
    """Return the option that takes the same goods as the two neighbouring depots named, or an empty string."""
    depots = {depot for depot in option[1:] if isinstance(depot, int) and 1 <= depot <= DEPOTS}
    if len(option) != 3 or len(depots) != 2 or max(depots) - min(depots) not in (1, DEPOTS - 1):
        return ""
    goods = {depot for depot in depots if any(goods_at(game, depot))}
    for other in ship_options(game):
        if goods == {depot for depot in map(int, other[1:]) if any(goods_at(game, depot))}:
            return " ".join(map(str, other))
    return ""


def _ship(game: Game, option: Option) -> str:
    if not game.due[SHIP_DUE]:
        return say("Goods are taken only by a ship that has just been placed.")
    if not any(game.depot_goods):
        return say("No goods lie in the depots: the ship takes none (“ship 0”).")
    if game.duchy.monasteries >> 5 & 1:
        same = _same_goods(game, option)
        if same:
            return say("The same goods are taken with “{choice}”.", choice=same)
        return say(
            "With monastery 5 a ship takes the goods of two neighbouring depots, at least one of them with goods."
        )
    return say("The ship takes the goods of one depot that has some.")


def _complete(game: Game, option: Option) -> str:
    _, slot, space = option
    if not game.due[COMPLETION_DUE]:
        return say("A tile of the black depot is placed straight away only when a colour has been completed.")
    if not isinstance(slot, int) or not 1 <= slot <= len(game.black) or game.black[slot - 1] == EMPTY:
        return say("There is no tile on that space of the black depot.")
    if not isinstance(space, int) or not 0 <= space < game.kit.board.spaces:
        return say("The spaces of the duchy are numbered 0 to {n}.", n=game.kit.board.spaces - 1)
    reason = _space(game, game.black[slot - 1], space)
    return reason or _twin(game, slot)


def _point(game: Game, option: Option) -> str:
    if game.duchy.silver < game.kit.numbers.point_price:
        return say("A point costs silver, and you have none.")
    return say("Under the reading chosen you may buy points only right after you scored.")


def _end(game: Game, option: Option) -> str:
    if game.dice:
        return say("You still have a die to use; it can always take workers.")
    if game.due[FREE]:
        return say("You still have a free action; it can always take workers.")
    if game.due[SHIP_DUE]:
        return say("The ship has not taken its goods yet.")
    if game.due[COMPLETION_DUE] and completions(game):
        return say("For the completed colour you still have to place a tile of the black depot.")
    return say("The turn cannot end now.")


_REASONS = {
    "take": _take,
    "place": _place,
    "lay": _lay,
    "sell": _sell,
    "workers": _take_workers,
    "buy": _buy,
    "ship": _ship,
    "complete": _complete,
    "point": _point,
    "end": _end,
}
