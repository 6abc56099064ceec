"""Hands: how an opponent acts on the table it shares with the person.

What can be done is data, a `Verb`: on a digital board a function does it (`BoardHands`), beside a real one a person is
told to. What only the opponent owns (its board, cards, score) is its own state and needs no hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, runtime_checkable

from soloist.engine.asking import named
from soloist.engine.events import Event
from soloist.engine.memory import Memory, text_of
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.engine.text import say
from soloist.engine.trace import Names, Step, Trace

G = TypeVar("G")
T = TypeVar("T", contravariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class Verb:
    """Something to be done on the shared table.

    `tell` is its instruction for a person, `back` what undo asks to be done instead, both with the names of `what`;
    `spoils` are the facts that may be seen otherwise afterwards. `path` are the two names of `what` between which it
    moves the one piece that it is about: moved twice, the piece goes from where it was to where it is wanted. `passes`
    names the event after which nothing is left of it on the table, such as the end of a round that clears the board.
    """

    name: str
    tell: str
    back: str
    what: tuple[str, ...] = ()
    spoils: tuple[Fact, ...] = ()
    path: tuple[str, str] | None = None
    passes: str = ""


Deed = Callable[..., None]
"""How a verb is done to a state: `deed(game, table, *what)`; the table draws and hears what happened."""


class Hands(Protocol):
    """How an opponent acts: on a digital board, or by telling a person what to do."""

    def do(self, verb: Verb, *what: Thing) -> None:
        """Do it now, or have it done before the next question is answered."""
        ...


class BoardHands(Generic[G]):
    """Acts on the board of a game's state, by a function for each verb."""

    __slots__ = ("does", "game", "table")

    def __init__(self, game: G, does: Mapping[Verb, Deed], table: Table) -> None:
        self.game = game
        self.does = does
        self.table = table

    def do(self, verb: Verb, *what: Thing) -> None:
        """Do it to the state."""
        _check(verb, what)
        self.does[verb](self.game, self.table, *what)


def _check(verb: Verb, what: Sequence[Thing]) -> None:
    if len(what) != len(verb.what):
        raise TypeError(f"the verb {verb.name} is about {verb.what}, not {what}")


@runtime_checkable
class Instructing(Protocol[T]):
    """The rules of a table game, which tell a person what to do."""

    def back(self, state: T, event: Event) -> str:
        """Return as a sentence what takes an instruction back."""
        ...


INSTRUCTION = "instruction"
"""The name of the event by which a person is told to do something."""
OWN_STEP = "own step"
"""The name of the event by which a person is told what an opponent did to what it alone owns: nothing is to be done."""
ONE_BY_ONE = (INSTRUCTION, OWN_STEP)
"""The events that tell a turn step by step: the trace that they carry is that of the whole turn, up to where it is."""


class PersonHands:
    """Acts on a real table by telling a person what to do, and forgets what may be seen otherwise afterwards.

    `why` is the trace of the turn in which it acts: every instruction carries it, as far as it goes by then. Of its
    steps those that are `own` are told too: the opponent's board is kept for the person, but what changes on it is not
    to come unseen.
    """

    __slots__ = ("memory", "table", "why")

    def __init__(self, memory: Memory, table: Table, why: Trace | None = None) -> None:
        self.memory = memory
        self.table = table
        self.why = why
        if why is not None and table.listens:
            why.hear = self._heard

    def own(self, step: Step) -> bool:
        """Whether a step of the trace is done to what the opponent alone owns, and is no instruction."""
        return False

    def _heard(self, step: Step) -> None:
        if self.own(step):
            self.table.tell(Event(OWN_STEP, step.clause, {"says": step.what, **_parts(step.values)}, self.why))

    def do(self, verb: Verb, *what: Thing) -> None:
        """Have it done before the next question is answered; what is told now stays as it is."""
        _check(verb, what)
        self.memory.spoil(verb.spoils, " ".join((verb.name, *map(text_of, what))))
        if self.table.listens:
            self.table.tell(instruction(verb, *what, why=self.why))


def instruction(verb: Verb, *what: Thing, why: Trace | None = None) -> Event:
    """Return the event that tells a person to do something; a thing of several parts is kept part by part."""
    things = dict(zip(verb.what, what, strict=True))
    path = {} if verb.path is None else {"path": " ".join(verb.path)}
    passes = {"passes": verb.passes} if verb.passes else {}
    return Event(INSTRUCTION, "", {"verb": verb.name, **path, **passes, **_parts(things)}, why)


def _parts(things: Mapping[str, Thing]) -> dict[str, int | str]:
    """Return things as the numbers and texts of an event; one of several parts is kept part by part."""
    data: dict[str, int | str] = {}
    for name, thing in things.items():
        if isinstance(thing, tuple):
            data.update({f"{name}.{n}": part for n, part in enumerate(thing)})
        else:
            data[name] = thing
    return data


def about_of(event: Event) -> dict[str, Thing]:
    """Return what an instruction or a step of its own is about, by the names of its verb or of its message."""
    things: dict[str, Thing] = {}
    for key, value in event.what.items():
        name, dot, _ = key.partition(".")
        if dot:
            before = things.get(name, ())
            things[name] = (*before, value) if isinstance(before, tuple) else (value,)
        elif name not in _NO_THINGS:
            things[name] = value
    return things


_NO_THINGS = ("verb", "path", "passes", "says")
"""What an event has beside the things that it is about."""


def own_words(event: Event, names: Names, better: Mapping[str, str] | None = None) -> str:
    """Return a step of an opponent's own as a sentence; `better` are a game's messages for some, by their clauses."""
    message = (better or {}).get(event.clause, str(event.what["says"]))
    text = say(message, **named(about_of(event), names))
    return text[:1].upper() + text[1:]


def tell_words(event: Event, verbs: Iterable[Verb], names: Names) -> str:
    """Return an instruction as a sentence; `names` gives the words for a thing."""
    return say(_verb_of(event, verbs).tell, **named(about_of(event), names))


def back_words(event: Event, verbs: Iterable[Verb], names: Names) -> str:
    """Return as a sentence what takes an instruction back."""
    return say(_verb_of(event, verbs).back, **named(about_of(event), names))


def _verb_of(event: Event, verbs: Iterable[Verb]) -> Verb:
    return next(verb for verb in verbs if verb.name == event.what["verb"])


def instructions(events: Iterable[Event]) -> list[Event]:
    """Return the events that told a person to do something."""
    return [event for event in events if event.name == INSTRUCTION]


def to_take_back(undone: Iterable[Event]) -> list[Event]:
    """Return the instructions among events that were undone, the last first: so they are taken back."""
    return instructions(undone)[::-1]


def net(gone: Iterable[Event], come: Iterable[Event]) -> tuple[list[Event], list[Event]]:
    """Return what is to be taken back, in this order, and what is to be done, where some instructions replace others.

    A piece that was moved one way and is to be moved another way goes from where it stands to where it is wanted.
    """
    left, new = instructions(gone), instructions(come)
    for piece in dict.fromkeys(filter(None, map(_piece, left))):
        old, now = ([event for event in events if _piece(event) == piece] for events in (left, new))
        if now:
            left = [event for event in left if event not in old]
            moved = _between(old[-1], now[-1])
            rest = [event for event in new if event is now[-1] or event not in now]
            new = [one for one in (moved if event is now[-1] else event for event in rest) if one is not None]
    return left[::-1], new


def _piece(event: Event) -> tuple[object, ...]:
    """Return which piece an instruction moves along a path, or nothing if it is no such instruction."""
    if "path" not in event.what:
        return ()
    ends = str(event.what["path"]).split()
    about = about_of(event).items()
    return (event.what["verb"], *((name, thing) for name, thing in about if name not in ends))


def _between(old: Event, now: Event) -> Event | None:
    """Return the move from where an old move has brought a piece to where a new one does, None if that is the same."""
    start, to = str(now.what["path"]).split()
    stands, wanted = about_of(old)[to], about_of(now)
    if wanted[to] == stands:
        return None
    kept = {name: value for name, value in now.what.items() if name in _NO_THINGS}
    return Event(INSTRUCTION, now.clause, {**kept, **_parts({**wanted, start: stands})}, now.why)
