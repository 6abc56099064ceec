"""The log as people read it: in chapters, one for each turn, with what an opponent did step by step."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, runtime_checkable

from soloist.engine.asking import About
from soloist.engine.catalogue import Rules
from soloist.engine.events import Event
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import Thing
from soloist.engine.text import say
from soloist.engine.trace import Names, Step, Task, Trace
from soloist.engine.view import Piece

S = TypeVar("S")
T = TypeVar("T", contravariant=True)


@runtime_checkable
class Narrated(Protocol[T]):
    """What a game adds for its log to be read by turns; a game without it has one chapter."""

    def heading(self, state: T) -> str:
        """Return what the chapter is called in which the step that begins at this checkpoint belongs."""
        ...

    def touched(self, state: T, deed: Deed) -> Sequence[str]:
        """Return the ids of the places of the view that something an opponent did is about."""
        ...

    def scores(self, state: T, events: Sequence[Event]) -> Sequence[Scored]:
        """Return where everybody's points came from, from the events of a whole game."""
        ...


@runtime_checkable
class Pictured(Protocol[T]):
    """What a game adds for what a person is told to do to be known by its picture."""

    def picture(self, state: T, event: Event) -> Piece | None:
        """Return what an instruction is about as a piece that is drawn, or None if it has no picture."""
        ...


@dataclass(frozen=True, slots=True)
class Scored:
    """One category of points: its words, and the points of each player, in the order of the seats."""

    name: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that an opponent did: its sentence, its clause, and the things that it is about."""

    text: str
    clause: str
    things: tuple[Thing, ...]


def deeds(trace: Trace, names: Names) -> list[Deed]:
    """Return what was done, in order, without how it was decided."""
    return [_deed(step, names) for step in steps(trace)]


def steps(trace: Trace) -> Iterator[Step]:
    """Return the steps of a trace and of the tasks in it, in order."""
    for item in trace.items:
        if isinstance(item, Step):
            yield item
        elif isinstance(item, Task):
            yield from steps(item)


def _deed(step: Step, names: Names) -> Deed:
    values = step.values
    text = say(step.what, **{name: v if isinstance(v, int) else names(v) for name, v in values.items()})
    things = tuple(value for value in values.values() if not isinstance(value, int))
    return Deed(text[:1].upper() + text[1:], step.clause, things)


def answer_words(rules: Rules[S], state: S, question: Question, answer: Answer) -> str:
    """Return what was answered to a question at a position, in words; of a form what is not nothing."""
    if question.kind == "number":
        return str(answer[0][1])
    if question.yes_or_no and isinstance(question.about, About):
        return say("yes") if answer else say("no")
    if question.kind == "numbers":
        words = _of_form(rules, state, question, answer)
    else:
        words = [rules.label(state, question, option) for option in answer]
    return "; ".join(words) if words else say("none")


def _of_form(rules: Rules[S], state: S, question: Question, answer: Answer) -> list[str]:
    """Return the numbers of a form with their names; those that stand for things are called by these."""
    values = rules.view(state, question).layout.values
    words = []
    for n, ((name, _, _), value) in enumerate(zip(question.fields, answer[0][1:], strict=True)):
        called = {choice.option: choice.short or choice.label for choice in values.get(n, ())}
        if value:
            words.append(f"{name} {called.get(str(value), value)}")
    return words


class Chapters(Generic[S]):
    """Finds the chapter of each line of a match's log; it belongs to the log as it is now."""

    def __init__(self, match: Match[S]) -> None:
        self._match = match
        self._ends = [point.log for point in match.checkpoints]

    def heading(self, line: int) -> str:
        """Return the heading over a line of the log, counted from 0, or an empty string."""
        rules = self._match.rules
        if not isinstance(rules, Narrated):
            return ""
        # The step that told the line began at the last checkpoint before it.
        return rules.heading(self._match.checkpoints[bisect_right(self._ends, line) - 1].state)
