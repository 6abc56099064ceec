"""The log as the page shows it: by turns, newest last, with what an opponent did below its decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from soloist.engine.events import Event
from soloist.engine.hands import ONE_BY_ONE
from soloist.engine.story import Deed, Narrated, deeds
from soloist.web.sittings import AnyMatch, Line, since


@dataclass(frozen=True, slots=True)
class Done:
    """One step of an opponent: its sentence, the rule, and the ids of the places that it touched."""

    text: str
    clause: str
    places: str


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log: its sentence, the length of the record to go back to, whether it is new, and its number.

    `done` are the steps of an opponent that it sums up.
    """

    text: str
    to: int
    new: bool
    number: int
    done: Sequence[Done] = ()


@dataclass(slots=True)
class Chapter:
    """The lines of one turn."""

    heading: str
    lines: list[Told] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Shown:
    """One step of what others did since a person's last decision; `line` is the line of the log that explains it."""

    text: str
    places: str
    line: int


def told(match: AnyMatch, lines: Sequence[Line], first: int) -> list[Told]:
    """Return the lines of the log from the one numbered `first`, those without a sentence left out."""
    before = since(match)
    return [
        Told(line.text, line.line.at, _new(line, before), number, done(match, line.line.event))
        for number, line in enumerate(lines[first:], first)
        if line.text
    ]


def _new(line: Line, before: int | None) -> bool:
    """Whether a line came after the last decision; at the start only what an opponent did already is news."""
    return line.line.at > before if before is not None else line.line.event.why is not None


def done(match: AnyMatch, event: Event) -> list[Done]:
    """Return what an opponent did in an event, step by step."""
    rules, state = match.rules, match.state
    if event.why is None or event.name in ONE_BY_ONE:
        return []
    found = deeds(event.why, lambda thing: rules.thing(state, thing))
    return [Done(deed.text, deed.clause, _places(match, deed)) for deed in found]


def _places(match: AnyMatch, deed: Deed) -> str:
    rules = match.rules
    return " ".join(rules.touched(match.state, deed)) if isinstance(rules, Narrated) else ""


def chapters(lines: Sequence[Told], headings: Sequence[Line]) -> list[Chapter]:
    """Return lines of the log by their headings."""
    result: list[Chapter] = []
    for line in lines:
        heading = headings[line.number].heading
        if not result or result[-1].heading != heading:
            result.append(Chapter(heading))
        result[-1].lines.append(line)
    return result


def steps(lines: Sequence[Told]) -> list[Shown]:
    """Return what an opponent did since the last decision: what it decided, then each step."""
    found: list[Shown] = []
    for line in lines:
        if line.new and line.done:
            found.append(Shown(line.text, "", line.number))
            found += [Shown(step.text, step.places, line.number) for step in line.done]
    return found
