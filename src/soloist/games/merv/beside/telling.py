"""The log of the table: each instruction, each line of what was told and done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.hands import INSTRUCTION, back_words, tell_words
from soloist.engine.text import N_, say, say_n
from soloist.engine.trace import Names
from soloist.games.merv.beside.acts import VERBS
from soloist.games.merv.beside.correcting import COUNTS
from soloist.games.merv.beside.named import city_words, named, seat_name
from soloist.games.merv.beside.state import COURTIER, Beside
from soloist.games.merv.kinds import CELL_WORDS, CITIES, NONE
from soloist.games.merv.names import action_name, slot_name, spice_name

TOLD: Final[Mapping[str, str]] = {
    "scoring of the Magistrate": N_("Year {year} is scored: the Magistrate has {total} points."),
    "end of the Magistrate": N_("The Magistrate ends with {total} points."),
}
SHUFFLES: Final[Mapping[str, str]] = {
    "discards": N_("Shuffle the discarded solo cards and lay them below the others."),
    "all": N_("Shuffle all solo cards that are still in the game."),
    "anew": N_("Prepare the deck of solo cards anew, as at the start of the game."),
}


def tell(game: Beside, event: Event) -> str:
    """Return an event as a sentence."""
    if event.name == INSTRUCTION:
        return tell_words(event, VERBS, _names(game))
    if event.name in _TOLD:
        return _TOLD[event.name](game, event.what)
    return say(TOLD[event.name], **event.what)


def back(game: Beside, event: Event) -> str:
    """Return as a sentence what takes an instruction back."""
    return back_words(event, VERBS, _names(game))


def _names(game: Beside) -> Names:
    return lambda thing: named(game, thing)


def _laid_out(game: Beside, what: What) -> str:
    return say(
        "The city is laid out. In the queue the Magistrate is first, you are second, the High Courtier is third. Put "
        "discs of the Magistrate on the first spaces of the favour and influence tracks, and on {points} of the score "
        "track.",
        points=what["points"],
    )


def _its_turn(game: Beside, what: What) -> str:
    n, card = int(what["n"]), int(what["card"])
    if card == NONE:
        return say("The Magistrate had its turn: {total} points in all.", total=what["total"])
    named = {"card": action_name(card), "total": what["total"]}
    one = N_("The Magistrate had its turn with the card {card}: {n} action, {total} points in all.")
    many = N_("The Magistrate had its turn with the card {card}: {n} actions, {total} points in all.")
    return say_n(one, many, n, **named)


def _turn(game: Beside, what: What) -> str:
    cell, slot = int(what["cell"]), slot_name(int(what["slot"]))
    courtier = what["player"] == COURTIER
    if cell == NONE:
        words = N_("The High Courtier took {slot} and built nothing.") if courtier else N_("You took {slot}.")
        return say(words, slot=slot)
    words = (
        N_("The High Courtier took {slot} and built on {cell}.")
        if courtier
        else N_("You took {slot} and built on {cell}.")
    )
    return say(words, slot=slot, cell=CELL_WORDS[cell])


def _queued(game: Beside, what: What) -> str:
    order = ", ".join(seat_name(int(who)) for who in str(what["queue"]).split())
    if what["camels"]:
        return say("The queue from the front: {order}. Camels for the Magistrate: {n}.", order=order, n=what["camels"])
    return say("The queue from the front: {order}.", order=order)


def _invasion(game: Beside, what: What) -> str:
    cells = _cells(what["cells"])
    fell = say("Buildings that fell: {cells}.", cells=cells) if cells else say("No building fell.")
    home = _cells(what["home"])
    return fell if not home else say("{fell} Its soldiers went home from {cells}.", fell=fell, cells=home)


def _cells(text: int | str) -> str:
    return ", ".join(CELL_WORDS[int(cell)] for cell in str(text).split())


def _shuffle(game: Beside, what: What) -> str:
    return say(SHUFFLES[str(what["how"])])


# Corrections.
def _corrected(game: Beside, what: What) -> str:
    changes = []
    for part in filter(None, str(what["changes"]).split(" | ")):
        name, now, before = part.split(": ")
        pairs = enumerate(zip(before.split(), now.split(), strict=True)) if name in _BY_PLACE else ()
        changes += [
            say("{what} {new} instead of {old}", what=_BY_PLACE[name](n), new=_value(name, new), old=_value(name, old))
            for n, (old, new) in pairs
            if old != new
        ]
        if name not in _BY_PLACE:
            changes.append(say(_LISTED[name], places=_list(name, now)))
    return say("Corrected: {changes}.", changes="; ".join(changes) or say("nothing was otherwise"))


def _value(name: str, value: str) -> str:
    return seat_name(int(value)) if name == "sites" else value


def _list(name: str, values: str) -> str:
    of = CELL_WORDS if name == "soldiers" else [city_words(n) for n in range(CITIES)]
    return ", ".join(of[int(n)] for n in values.split()) or say("none")


def _good(n: int) -> str:
    return (
        say("goods of {city}", city=city_words(n))
        if n < CITIES
        else say("goods of {city} on contracts", city=city_words(n - CITIES))
    )


_BY_PLACE: Final[Mapping[str, Callable[[int], str]]] = {
    "counts": lambda n: say(COUNTS[n]),
    "cards": spice_name,
    "goods": _good,
    "courtiers": lambda n: say("courtiers in hall {n} from the left", n=n + 1),
    "sites": lambda n: CELL_WORDS[n],
}
_LISTED: Final[Mapping[str, str]] = {"posts": N_("its posts: {places}"), "soldiers": N_("its soldiers: {places}")}
_TOLD: Final[Mapping[str, Callable[[Beside, What], str]]] = {
    "laid out": _laid_out,
    "turn told": _turn,
    "turn of the Magistrate": _its_turn,
    "queued": _queued,
    "invasion": _invasion,
    "shuffle": _shuffle,
    "corrected": _corrected,
}
