"""Words: options as a person reads them, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event
from soloist.engine.questions import Option, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.burgundy.kinds import BANK, PHASES
from soloist.games.burgundy.names import (
    SOURCES,
    colour_name,
    depot_name,
    goods_list,
    goods_name,
    the_space,
    the_tile,
    tile_name,
)
from soloist.games.burgundy.state import GAINS, SLOTS, Game
from soloist.games.burgundy.turn import PAYMENTS, workers_for

# Each of the following: with a die as it is; with a die and workers, for one and for several; without a die.
Done = tuple[str, str, str, str]


def _done(words: Done, how: int | str, workers: int, **named: object) -> str:
    plain, one, many, due = words
    if not isinstance(how, int):
        return say(due, source=say(SOURCES[how]), **named)
    if workers:
        return say_n(one, many, workers, die=how, **named)
    return say(plain, die=how, **named)


# Options in words.

LABELS: Final[Mapping[str, Done]] = {
    "take": (
        N_("Take {tile} from depot {depot} with the {die}"),
        N_("Take {tile} from depot {depot} with the {die}, paying {n} worker"),
        N_("Take {tile} from depot {depot} with the {die}, paying {n} workers"),
        N_("Take {tile} from depot {depot} ({source})"),
    ),
    "place": (
        N_("Place {tile} on {space} with the {die}"),
        N_("Place {tile} on {space} with the {die}, paying {n} worker"),
        N_("Place {tile} on {space} with the {die}, paying {n} workers"),
        N_("Place {tile} on {space} ({source})"),
    ),
    "sell": (
        N_("Sell all {goods} with the {die}"),
        N_("Sell all {goods} with the {die}, paying {n} worker"),
        N_("Sell all {goods} with the {die}, paying {n} workers"),
        N_("Sell all {goods} ({source})"),
    ),
    "workers": (
        N_("Take workers with the {die}"),
        N_("Take workers with the {die}"),
        N_("Take workers with the {die}"),
        N_("Take workers ({source})"),
    ),
}
SHORT: Final[Mapping[str, Done]] = {
    "take": (
        N_("with the {die}"),
        N_("with the {die} and {n} worker"),
        N_("with the {die} and {n} workers"),
        N_("{source}"),
    ),
    "place": (
        N_("{name}, with the {die}"),
        N_("{name}, with the {die} and {n} worker"),
        N_("{name}, with the {die} and {n} workers"),
        N_("{name}, {source}"),
    ),
    "sell": (
        N_("sell with the {die}"),
        N_("sell with the {die} and {n} worker"),
        N_("sell with the {die} and {n} workers"),
        N_("sell, {source}"),
    ),
    "workers": (N_("take workers"), N_("take workers"), N_("take workers"), N_("take workers")),
}
PAY: Final = {
    "2s": N_("for {silver} silver"),
    "1s1w": N_("for {silver} silver and {workers} worker"),
    "2w": N_("for {workers} workers"),
}
BUY: Final = {
    "2s": N_("Buy {tile} from {depot} for {silver} silver"),
    "1s1w": N_("Buy {tile} from {depot} for {silver} silver and {workers} worker"),
    "2w": N_("Buy {tile} from {depot} for {workers} workers"),
}
FIRST_GAIN: Final = {
    "animals": (N_("First {n} point for animals"), N_("First {n} points for animals")),
    "area": (N_("First {n} point for a completed area"), N_("First {n} points for a completed area")),
    "sale": (N_("First {n} point for the sale"), N_("First {n} points for the sale")),
    "watchtower": (N_("First {n} point for the watchtower"), N_("First {n} points for the watchtower")),
    "monastery": (N_("First {n} point for the monastery"), N_("First {n} points for the monastery")),
    "bought": (N_("First {n} point bought"), N_("First {n} points bought")),
}


def label(game: Game, question: Question, option: Option) -> str:
    """Return an option in words, as a person sees it on a button or in a list."""
    verb, *rest = option
    if verb in LABELS:
        return _done(LABELS[str(verb)], rest[-1], workers_for(game, option), **_named(game, option))
    return _OTHER_LABELS[str(verb)](game, option)


def short(game: Game, option: Option) -> str:
    """Return the few words for a choice beside its place; the place itself is not named."""
    verb, *rest = option
    if verb in SHORT:
        return _done(SHORT[str(verb)], rest[-1], workers_for(game, option), **_named(game, option))
    if verb == "buy":
        return _payment(game, PAY, option)
    if verb == "complete":
        return tile_name(game.black[int(rest[0]) - 1])
    return ""


def _named(game: Game, option: Option) -> dict[str, object]:
    """Return what the words for an option with a die name beside the die."""
    verb, *rest = option
    if verb == "take":
        depot, slot = int(rest[0]), int(rest[1])
        kind = game.depots[(depot - 1) * SLOTS + slot - 1]
        return {"tile": the_tile(kind), "name": tile_name(kind), "depot": depot}
    if verb == "place":
        kind = game.duchy.storage[int(rest[0]) - 1]
        return {"tile": the_tile(kind), "name": tile_name(kind), "space": the_space(game, int(rest[1]))}
    return {"goods": goods_name(int(rest[0]))} if verb == "sell" else {}


def _payment(game: Game, words: Mapping[str, str], option: Option) -> str:
    _, depot, slot, pay = option
    place, at = (game.black, int(slot) - 1) if depot == 0 else (game.depots, (int(depot) - 1) * SLOTS + int(slot) - 1)
    workers = PAYMENTS[str(pay)]
    silver = game.kit.numbers.purchase_price - workers
    return say(words[str(pay)], tile=the_tile(place[at]), depot=depot_name(int(depot)), silver=silver, workers=workers)


def _ship(game: Game, option: Option) -> str:
    depots = [int(depot) for depot in option[1:]]
    if depots == [0]:
        return say("The ship finds no goods")
    if len(depots) == 1:
        return say("Take the goods of depot {depot}", depot=depots[0])
    return say("Take the goods of depots {first} and {second}", first=depots[0], second=depots[1])


def _complete(game: Game, option: Option) -> str:
    _, slot, space = option
    tile = the_tile(game.black[int(slot) - 1])
    return say("Place {tile} from the black depot on {space}", tile=tile, space=the_space(game, int(space)))


def _gain(game: Game, option: Option) -> str:
    what, points = game.gains[int(option[1]) - 1]
    one, many = FIRST_GAIN[GAINS[what]]
    return say_n(one, many, points)


def _trade(game: Game, option: Option) -> str:
    return say("Trade for {tile}, to be stored face down", tile=the_tile(game.black[int(option[1]) - 1]))


def _discard(game: Game, option: Option) -> str:
    kind = game.duchy.storage[int(option[1]) - 1]
    return say("Let {tile} leave the game", tile=the_tile(kind))


_OTHER_LABELS: Final[Mapping[str, Callable[[Game, Option], str]]] = {
    "castle": lambda game, option: say("Found your duchy on {space}", space=the_space(game, int(option[1]))),
    "buy": lambda game, option: _payment(game, BUY, option),
    "ship": _ship,
    "complete": _complete,
    "point": lambda game, option: say("Buy a point for {silver} silver", silver=game.kit.numbers.point_price),
    "end": lambda game, option: say("End the turn"),
    "keep": lambda game, option: say("Do not trade"),
    "trade": _trade,
    "goods": lambda game, option: say("Give {goods}", goods=goods_name(int(option[1]))),
    "discard": _discard,
    "gain": _gain,
}


# The log. A sentence is one message, or one for each case that its numbers can make.

DONE: Final[Mapping[str, Done]] = {
    "taken": (
        N_("You took {tile} from depot {depot} with the {die}."),
        N_("You took {tile} from depot {depot} with the {die} and {n} worker."),
        N_("You took {tile} from depot {depot} with the {die} and {n} workers."),
        N_("You took {tile} from depot {depot} ({source})."),
    ),
    "placed": (
        N_("You placed {tile} on {space} with the {die}."),
        N_("You placed {tile} on {space} with the {die} and {n} worker."),
        N_("You placed {tile} on {space} with the {die} and {n} workers."),
        N_("You placed {tile} on {space} ({source})."),
    ),
}
PLAIN: Final[Mapping[str, str]] = {
    "castle founded": N_("You founded your duchy with a castle on {space}."),
    "starting goods": N_("You began with these goods: {goods}."),
    "phase begins": N_("Phase {phase} began: the depots were filled."),
    "round begins": N_("Round {round}: the white die shows {white}, yours show {die1} and {die2}."),
    "goods laid": N_("Goods went to depot {depot}: {good}."),
    "tile removed": N_("Out of depot {depot}, {tile} left the game."),
    "discarded": N_("To make room, {tile} left the game."),
    "traded": N_("You traded five goods ({goods}) for {tile}, which you stored face down."),
    "colour completed": N_("All spaces of one colour are covered: {colour}."),
    "turn ended": N_("You ended round {round}."),
    "game won": N_("Every space is covered, in round {round}: you won!"),
}
COUNTED: Final[Mapping[str, tuple[str, str, str]]] = {
    "goods cleared": (
        "tiles",
        N_("The ship cleared {n} other goods tile from the board."),
        N_("The ship cleared {n} other goods tiles from the board."),
    ),
    "area completed": (
        "size",
        N_("You completed an area of {n} space ({colour}), worth {points} points."),
        N_("You completed an area of {n} spaces ({colour}), worth {points} points."),
    ),
    "tiles cleared": (
        "tiles",
        N_("Phase {phase} ended: {n} tile left in the depots went out of the game."),
        N_("Phase {phase} ended: {n} tiles left in the depots went out of the game."),
    ),
    "game lost": (
        "empty",
        N_("The last round is over with {n} space still empty: you lost."),
        N_("The last round is over with {n} spaces still empty: you lost."),
    ),
}
"""By event: the number that decides between singular and plural, and both."""
GAINED: Final = {
    "animals": (
        N_("{n} point for animals: the counter comes to {counter}."),
        N_("{n} points for animals: the counter comes to {counter}."),
    ),
    "area": (
        N_("{n} point for the area: the counter comes to {counter}."),
        N_("{n} points for the area: the counter comes to {counter}."),
    ),
    "sale": (
        N_("{n} point for the sale: the counter comes to {counter}."),
        N_("{n} points for the sale: the counter comes to {counter}."),
    ),
    "watchtower": (
        N_("{n} point for the watchtower: the counter comes to {counter}."),
        N_("{n} points for the watchtower: the counter comes to {counter}."),
    ),
    "monastery": (
        N_("{n} point for the monastery: the counter comes to {counter}."),
        N_("{n} points for the monastery: the counter comes to {counter}."),
    ),
    "bought": (
        N_("You bought {n} point: the counter comes to {counter}."),
        N_("You bought {n} points: the counter comes to {counter}."),
    ),
}
LAPSED: Final = {
    "free": N_("A free action lapsed."),
    "hall": N_("The city hall's placement lapsed."),
    "carpenter": N_("The building that the carpenter's workshop offers lapsed."),
    "church": N_("The mine, monastery or castle that the church offers lapsed."),
    "market": N_("The ship or animal that the market offers lapsed."),
    "warehouse": N_("The sale that the warehouse offers lapsed."),
    "ship": N_("The ship's goods lapsed."),
    "completion": N_("No black tile fits: the one for the completed colour lapsed."),
    "dice": N_("A die was left unused."),
}

What = Mapping[str, int | str]


def tell(game: Game, event: Event) -> str:
    """Return what happened as a sentence of the log."""
    name, what = event.name, event.what
    if name in _TOLD:
        return _TOLD[name](game, what)
    named = _event_named(game, what)
    if name in COUNTED:
        number, one, many = COUNTED[name]
        return say_n(one, many, int(what[number]), **named)
    return say(PLAIN[name], **named)


def _event_named(game: Game, what: What) -> dict[str, object]:
    """Return an event's numbers with the words for those that are pieces."""
    named: dict[str, object] = dict(what)
    if "kind" in what:
        named["tile"] = the_tile(int(what["kind"]))
    if "space" in what:
        named["space"] = the_space(game, int(what["space"]))
    if "colour" in what:
        named["colour"] = colour_name(int(what["colour"]))
    if "phase" in what:
        named["phase"] = PHASES[int(what["phase"])]
    if "goods" in what:
        named["goods"] = goods_list(str(what["goods"]))
    if "type" in what:
        named["good"] = goods_name(int(what["type"]))
    return named


def _moved(game: Game, what: What, words: Done) -> str:
    named = _event_named(game, what)
    how, workers = what["how"], int(what["workers"])
    return _done(words, how, workers, tile=named["tile"], depot=named.get("depot"), space=named.get("space"))


def _placed(game: Game, what: What) -> str:
    if what["how"] == "complete":
        named = _event_named(game, what)
        return say("For the completed colour you placed {tile} on {space}.", tile=named["tile"], space=named["space"])
    return _moved(game, what, DONE["placed"])


def _sold(game: Game, what: What) -> str:
    named = {"good": goods_name(int(what["type"])), "silver": what["silver"], "workers": what["workers"]}
    if what["workers"]:
        return say_n(
            "You sold {n} goods tile, {good}: silver {silver}, workers {workers}.",
            "You sold {n} goods tiles, {good}: silver {silver}, workers {workers}.",
            int(what["tiles"]),
            **named,
        )
    return say_n(
        "You sold {n} goods tile, {good}, for {silver} silver.",
        "You sold {n} goods tiles, {good}, for {silver} silver.",
        int(what["tiles"]),
        **named,
    )


def _workers_taken(game: Game, what: What) -> str:
    n, silver, how = int(what["workers"]), what["silver"], what["how"]
    if isinstance(how, int):
        if silver:
            return say_n(
                "You took {n} worker and {silver} silver with the {die}.",
                "You took {n} workers and {silver} silver with the {die}.",
                n,
                silver=silver,
                die=how,
            )
        return say_n("You took {n} worker with the {die}.", "You took {n} workers with the {die}.", n, die=how)
    source = say(SOURCES[how])
    if silver:
        return say_n(
            "You took {n} worker and {silver} silver ({source}).",
            "You took {n} workers and {silver} silver ({source}).",
            n,
            silver=silver,
            source=source,
        )
    return say_n("You took {n} worker ({source}).", "You took {n} workers ({source}).", n, source=source)


def _bought(game: Game, what: What) -> str:
    named = {"tile": the_tile(int(what["kind"])), "depot": depot_name(int(what["depot"])), "silver": what["silver"]}
    workers = int(what["workers"])
    if not workers:
        return say("You bought {tile} from {depot} for {silver} silver.", **named)
    if not what["silver"]:
        return say_n(
            "You bought {tile} from {depot} for {n} worker.",
            "You bought {tile} from {depot} for {n} workers.",
            workers,
            **named,
        )
    return say_n(
        "You bought {tile} from {depot} for {silver} silver and {n} worker.",
        "You bought {tile} from {depot} for {silver} silver and {n} workers.",
        workers,
        **named,
    )


def _goods_taken(game: Game, what: What) -> str:
    depots, tiles = str(what["depots"]).split(), int(what["tiles"])
    if not tiles:
        return say("The ship found no goods.")
    if len(depots) == 1:
        return say_n(
            "The ship took {n} goods tile from depot {depot}.",
            "The ship took {n} goods tiles from depot {depot}.",
            tiles,
            depot=depots[0],
        )
    return say_n(
        "The ship took {n} goods tile from depots {first} and {second}.",
        "The ship took {n} goods tiles from depots {first} and {second}.",
        tiles,
        first=depots[0],
        second=depots[1],
    )


def _building_paid(game: Game, what: What) -> str:
    if what["kind"] == BANK:
        return say("The bank paid {silver} silver.", silver=what["silver"])
    return say_n("The boarding house sent {n} worker.", "The boarding house sent {n} workers.", int(what["workers"]))


def _gained(game: Game, what: What) -> str:
    one, many = GAINED[str(what["what"])]
    return say_n(one, many, int(what["points"]), counter=what["counter"])


def _target_reached(game: Game, what: What) -> str:
    lost, target = int(what["lost"]), what["target"]
    if not lost:
        return say(
            "Target reached: a free action. The counter is back at 0, the next target is {target}.", target=target
        )
    return say_n(
        "Target reached: a free action. {n} point beyond it is lost, the next target is {target}.",
        "Target reached: a free action. {n} points beyond it are lost, the next target is {target}.",
        lost,
        target=target,
    )


def _mines_paid(game: Game, what: What) -> str:
    if what["workers"]:
        return say(
            "Your mines paid: silver {silver}, workers {workers}.", silver=what["silver"], workers=what["workers"]
        )
    return say("Your mines paid {silver} silver.", silver=what["silver"])


_TOLD: Final[Mapping[str, Callable[[Game, What], str]]] = {
    "taken": lambda game, what: _moved(game, what, DONE["taken"]),
    "placed": _placed,
    "sold": _sold,
    "workers taken": _workers_taken,
    "bought": _bought,
    "goods taken": _goods_taken,
    "building paid": _building_paid,
    "gained": _gained,
    "target reached": _target_reached,
    "mines paid": _mines_paid,
    "lapsed": lambda game, what: say(LAPSED[str(what["what"])]),
}
