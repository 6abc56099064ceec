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
from soloist.engine.trace import Names, Trace

G = TypeVar("G")
T = TypeVar("T", contravariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class Verb:
    """Something to be done on the shared table.

    `tell` is its instruction for a person, `back` what undo asks to be done instead, both with the names of `what`;
    `spoils` are the facts that may be seen otherwise afterwards.
    """

    name: str
    tell: str
    back: str
    what: tuple[str, ...] = ()
    spoils: tuple[Fact, ...] = ()


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


class PersonHands:
    """Acts on a real table by telling a person what to do, and forgets what may be seen otherwise afterwards.

    `why` is the trace of the turn in which it acts: every instruction carries it, as far as it goes by then.
    """

    __slots__ = ("memory", "table", "why")

    def __init__(self, memory: Memory, table: Table, why: Trace | None = None) -> None:
        self.memory = memory
        self.table = table
        self.why = why

    def do(self, verb: Verb, *what: Thing) -> None:
        """Have it done before the next question is answered; what is told now stays as it is."""
        _check(verb, what)
        self.memory.spoil(verb.spoils, " ".join((verb.name, *map(text_of, what))))
        if self.table.listens:
            self.table.tell(instruction(verb, *what, why=self.why))


def instruction(verb: Verb, *what: Thing, why: Trace | None = None) -> Event:
    """Return the event that tells a person to do something; a thing of several parts is kept part by part."""
    data: dict[str, int | str] = {"verb": verb.name}
    for name, thing in zip(verb.what, what, strict=True):
        if isinstance(thing, tuple):
            data.update({f"{name}.{n}": part for n, part in enumerate(thing)})
        else:
            data[name] = thing
    return Event(INSTRUCTION, "", data, why)


def about_of(event: Event) -> dict[str, Thing]:
    """Return what an instruction is about, by the names of its verb."""
    things: dict[str, Thing] = {}
    for key, value in event.what.items():
        name, dot, _ = key.partition(".")
        if dot:
            before = things.get(name, ())
            things[name] = (*before, value) if isinstance(before, tuple) else (value,)
        elif name != "verb":
            things[name] = value
    return things


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
