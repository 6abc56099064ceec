"""Asking: what a sight's questions are about, as data, and how it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from soloist.engine.questions import Answer, Field, Kind, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.table import Table
from soloist.engine.text import N_, say
from soloist.engine.trace import Names, in_turn

if TYPE_CHECKING:
    from soloist.engine.ladders import How

G = TypeVar("G")


@dataclass(frozen=True, slots=True)
class RungAsked:
    """A rung that a person is asked to judge: by a fact, or by values that are known, one for each thing."""

    how: How
    name: str
    clause: str
    fact: Fact | None
    values: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class About:
    """What a question of a sight is about.

    A `fact` about `things`, or what lies there if there are none; with `rungs`, those things are wanted that the rungs
    leave, one rung after the other; with a `ladder` and no rungs, its best, wherever they lie. `at` are the names that
    matter and what they stand for, `says` the opponent's own values.
    """

    fact: Fact | None = None
    things: tuple[Thing, ...] = ()
    at: At = field(default_factory=dict)
    rungs: tuple[RungAsked, ...] = ()
    ladder: str = ""
    says: At = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asking:
    """What a reader asks with: questions whose names begin with what is read; those asked together share a screen."""

    table: Table
    seat: int
    name: str
    about: About

    def question(
        self,
        what: str = "",
        options: Sequence[Option] = (),
        kind: Kind = "one",
        least: int = 1,
        most: int = 1,
        each: int = 1,
        fields: Sequence[Field] = (),
    ) -> Question:
        """Return a question; `what` tells it from the others of this reading."""
        name = f"{self.name}; {what}" if what else self.name
        return Question(self.seat, name, list(options), kind, least, most, each, tuple(fields), self.about)

    def answers(self, *questions: Question) -> list[Answer]:
        """Ask questions that do not depend on each other, and return their answers."""
        if len(questions) > 1:
            self.table.soon(questions)
        return [self.table.answer(question) for question in questions]


Reader = Callable[[G, Asking, At], Iterable[Thing]]
"""How a person is asked what lies there, in a game's own way: `read(game, asking, at)`; it returns the things."""


@dataclass(frozen=True, slots=True)
class Walk(Generic[G]):
    """How a person is asked for the best of a ladder whose candidates only a person sees.

    `ask` returns the best, several if they are equal; `facts` are those that the person looks at besides those of the
    ladder's own rungs, such as the facts of its rows.
    """

    ask: Reader[G]
    facts: tuple[Fact, ...] = ()


def option_of(thing: Thing) -> Option:
    """Return the option that names a thing."""
    return thing if isinstance(thing, tuple) else (thing,)


_HOW: Mapping[str, str] = {
    "must": N_("{rung}"),
    "prefer": N_("if possible {rung}"),
    "most": N_("most {rung}"),
    "least": N_("least {rung}"),
}
_OF_THESE: Mapping[str, str] = {
    "must": N_("{rung}"),
    "prefer": N_("of these, if possible, {rung}"),
    "most": N_("of these the most {rung}"),
    "least": N_("of these the fewest {rung}"),
}
"""How a rung is said in a list of its own."""
_NO_WORDS: Mapping[str, str] = {}


def words_of(about: About, names: Names) -> str:
    """Return what a question asks, as a sentence; `names` gives the words for a thing."""
    if about.fact is not None and not about.rungs and not about.ladder:
        one = {"x": about.things[0]} if len(about.things) == 1 else {}
        asks = about.fact.one if one and about.fact.one else about.fact.ask
        return say(asks, **named({**about.at, **one}, names))
    what = say(about.ladder) if about.ladder else say("Which of these")
    at = ", ".join(f"{say(name)} {words}" for name, words in named({**about.at, **about.says}, names).items())
    if at:
        what = say("{what} ({at})", what=what, at=at)
    if not about.rungs:
        return say("{what}: which is the best?", what=what)
    rungs = [say(_HOW[rung.how], rung=_rung(rung, about, names, _NO_WORDS)) for rung in about.rungs if _settles(rung)]
    return say("{what}: {rungs}?", what=what, rungs=in_turn(rungs))


def rungs_of(about: About, names: Names, better: Mapping[str, str] = _NO_WORDS) -> list[str]:
    """Return the rungs of a question, each in words, for a list that is read from the top.

    `better` are a game's messages for some of them, by their names, with the names of what is settled.
    """
    rungs = [rung for rung in about.rungs if _settles(rung)]
    words = [_rung(rung, about, names, better) for rung in rungs]
    # Nothing stands before the first rung that another could be "of these".
    hows = [_HOW if n == 0 else _OF_THESE for n in range(len(rungs))]
    return [say(how[rung.how], rung=word) for how, rung, word in zip(hows, rungs, words, strict=True)]


def _settles(rung: RungAsked) -> bool:
    """Whether a rung can remove anybody: one that is known to pass all, or nobody that it prefers, says nothing."""
    return rung.values is None or len(set(rung.values)) > 1


def _rung(rung: RungAsked, about: About, names: Names, better: Mapping[str, str]) -> str:
    words = say(better.get(rung.name, rung.name), **named(about.at, names))
    if rung.values is None:
        return words
    pairs = list(zip(about.things, rung.values, strict=True))
    if rung.how in ("must", "prefer"):
        return say("{rung} ({values})", rung=words, values=", ".join(names(x) for x, passes in pairs if passes))
    return say("{rung} ({values})", rung=words, values=", ".join(f"{names(x)} {int(n)}" for x, n in pairs))


def named(values: At, names: Names) -> dict[str, object]:
    """Return the values of a message in words: numbers are numbers, everything else has a name."""
    return {name: value if isinstance(value, int) else names(value) for name, value in values.items()}
