"""Hands: how an opponent acts on the table it shares with the person.

What can be done is data, a `Verb`: on a digital board a function does it (`BoardHands`), beside a real one a person is
told to. What only the opponent owns (its board, cards, score) is its own state and needs no hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table

G = TypeVar("G")


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
        if len(what) != len(verb.what):
            raise TypeError(f"the verb {verb.name} is about {verb.what}, not {what}")
        self.does[verb](self.game, self.table, *what)
