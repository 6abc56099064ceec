"""Sight: how an opponent sees what lies on the table it shares with the person.

What can be seen is data, a `Fact`. The rules of an opponent ask a `Sight` for facts and never look at a state
themselves, so that the same rules serve a digital board (`BoardSight`) and a person beside a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

from soloist.engine.table import Table

if TYPE_CHECKING:
    from soloist.engine.ladders import How, Ladder
    from soloist.engine.trace import LadderSeen

Thing = str | int | tuple[str | int, ...]
"""A candidate, or anything else a fact or verb is about: a kind as far as the opponent cares, never a piece."""

At = Mapping[str, Thing]
"""What is settled when something is asked: names and their things ({"start": "Köln", "steps": 3})."""

NOWHERE: At = MappingProxyType({})

Where = Literal["own", "board", "told", "remembered", "judged"]
"""Where a value came from: the opponent's own state, a digital board, or a person, who told it (or told it before, or
named only the best without telling numbers)."""

G = TypeVar("G")


class Opponent(Protocol):
    """What every opponent's own state has: the number of its turn, and how often each ladder has drawn in this turn."""

    turn: int
    drawn: dict[str, int]


M = TypeVar("M", bound=Opponent)
X = TypeVar("X", bound=Thing)


@dataclass(frozen=True, slots=True, eq=False)
class Fact:
    """Something to be seen on the shared table.

    `ask` is its question for a person, with the names of `needs` and, where it is asked of one candidate, `{x}`; `one`
    is the question by yes or no where there is only one candidate. `kind` is what the answer is: yes or no, a number
    from `least` to `most`, or the things that lie there. `keeps` says how long an answer holds: printed in every game,
    set for this game, a no that stays no (a yes holds for the turn), or until the end of the turn; a verb may spoil it
    before. `name` is the fact's own in its game.
    """

    name: str
    ask: str
    needs: tuple[str, ...] = ()
    kind: Literal["yes/no", "number", "things"] = "yes/no"
    keeps: Literal["printed", "game", "no", "turn"] = "turn"
    least: int = 0
    most: int = 99
    one: str = ""


Look = Callable[..., int | Iterable[Thing]]
"""How a fact is seen on a state: `look(game, x, *needs)`, a value; for a fact of kind "things" `look(game, *needs)`."""

Wanted: TypeAlias = "tuple[Fact, Sequence[Thing] | None, At] | Callable[[Sight], object]"
"""What will be needed soon: a fact with its things (None: those that lie there), or anything that looks, such as the
`best` of a ladder; it must change nothing."""


class Sight(Protocol):
    """How an opponent sees: on a digital board, or by asking a person, who then answers only what is new."""

    @property
    def where(self) -> Where:
        """Where the last values came from."""
        ...

    def see(self, fact: Fact, things: Sequence[Thing], at: At = NOWHERE, how: How | None = None) -> Sequence[int]:
        """Return the value of each thing, in their order; `how` says what a rung wants to know of them.

        Where only the best of them are known, the values say no more than that: 1 for the best and 0 for the others,
        or the other way round where the least are wanted; and `where` is "judged".
        """
        ...

    def find(self, fact: Fact, at: At = NOWHERE) -> list[Thing]:
        """Return the things that lie there, each kind once, in canonical order."""
        ...

    def walked(self, ladder: Ladder[M, X], me: M, at: At) -> list[X] | None:
        """Return the best of a ladder with unknown candidates if a person walks it, or None if it is to be climbed."""
        ...

    def judged(self, ladder: Ladder[M, X], me: M, left: list[X], at: At, seen: LadderSeen | None) -> list[X] | None:
        """Return whom the rungs of a ladder leave if a person judges them, or None if they are to be climbed."""
        ...

    def soon(self, *wanted: Wanted) -> None:
        """Hear what will be needed: a person is asked all of it on one screen."""
        ...

    def draw(self, label: str, me: Opponent, size: int) -> int:
        """Draw one of `size` equal things and return its place, from 0."""
        ...


class BoardSight(Generic[G]):
    """Sees what lies on the board of a game's state, by a function for each fact."""

    __slots__ = ("game", "looks", "table")

    where: Where = "board"

    def __init__(self, game: G, looks: Mapping[Fact, Look], table: Table) -> None:
        self.game = game
        self.looks = looks
        self.table = table

    def see(self, fact: Fact, things: Sequence[Thing], at: At = NOWHERE, how: How | None = None) -> Sequence[int]:
        """Look at each thing; a function gets only the names that its fact needs."""
        look, game = self.looks[fact], self.game
        if not fact.needs:
            return cast("list[int]", [look(game, thing) for thing in things])
        needs = [at[name] for name in fact.needs]
        return cast("list[int]", [look(game, thing, *needs) for thing in things])

    def find(self, fact: Fact, at: At = NOWHERE) -> list[Thing]:
        """Look what lies there."""
        found = set(cast("Iterable[Thing]", self.looks[fact](self.game, *[at[name] for name in fact.needs])))
        return in_order(found)

    def walked(self, ladder: Ladder[M, X], me: M, at: At) -> list[X] | None:
        """Never: a board walks no ladder."""
        return None

    def judged(self, ladder: Ladder[M, X], me: M, left: list[X], at: At, seen: LadderSeen | None) -> list[X] | None:
        """Never: a board judges nothing."""
        return None

    def soon(self, *wanted: Wanted) -> None:
        """Do nothing: a board is seen at once."""

    def draw(self, label: str, me: Opponent, size: int) -> int:
        """Draw at the table."""
        return draw(self.table, label, me, size)


def draw(table: Table, label: str, me: Opponent, size: int) -> int:
    """Draw one of `size` equal things and count it in the opponent's state.

    The label is the ladder and the how-manieth of its draws, the index the turn: the same on a board and at a table.
    """
    before = me.drawn.get(label, 0)
    place = table.one_of(f"{label}, {before + 1}" if before else label, me.turn, size)
    me.drawn[label] = before + 1
    return place


def in_order(things: Iterable[X]) -> list[X]:
    """Return things in the one canonical order, which is the same on a board and at a table."""
    try:
        # Where numbers only meet numbers and texts only texts, their own order is the canonical one.
        return sorted(things)
    except TypeError:
        return sorted(things, key=canonical)


def canonical(thing: Thing) -> tuple[tuple[bool, str | int], ...]:
    """Return the key of the one order of things, which is the same on a board and at a table: numbers before texts."""
    parts = thing if isinstance(thing, tuple) else (thing,)
    return tuple((isinstance(part, str), part) for part in parts)
