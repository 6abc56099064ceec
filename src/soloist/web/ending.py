"""What the page at the end of a game shows besides the board: where points came from, and the key moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from soloist.engine.match import LogLine
from soloist.engine.story import Narrated, Scored
from soloist.engine.view import View
from soloist.web.sittings import AnyMatch, Line

_MOMENTS = 8
_GREATEST = 3


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of the chart: its words, its points, and its length in percent of the longest."""

    name: str
    points: int
    length: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A key moment: its sentence, and the length of the record to go back to."""

    text: str
    to: int


def chart(log: Sequence[LogLine], words: Mapping[str, str]) -> list[Bar]:
    """Return where points came from: the sums over all events that brought some, the greatest first."""
    sums: dict[str, int] = {}
    for line in log:
        points, what = line.event.what.get("points"), line.event.what.get("what")
        if isinstance(points, int) and isinstance(what, str):
            sums[what] = sums.get(what, 0) + points
    most = max(sums.values(), default=0)
    ranked = sorted(sums.items(), key=lambda pair: -pair[1])
    return [Bar(words.get(what, what), points, round(100 * points / most)) for what, points in ranked if points > 0]


@dataclass(frozen=True, slots=True)
class Scores:
    """Where everybody's points came from: the players in the order of the seats, the categories, and the sums."""

    names: Sequence[str]
    rows: Sequence[Scored]
    totals: Sequence[int]
    most: int
    """The most points in one category, for the length of its bar."""


def scores(match: AnyMatch, view: View) -> Scores | None:
    """Return the points of all players by category, where a game tells them; its view names the players."""
    rules, names = match.rules, view.drawing.get("names", ())
    if not isinstance(rules, Narrated) or not isinstance(names, Sequence):
        return None
    rows = rules.scores(match.state, [line.event for line in match.log])
    totals = [sum(row.points[who] for row in rows) for who in range(len(names))]
    return Scores([str(name) for name in names], rows, totals, max((max(row.points) for row in rows), default=1))


def moments(told: Sequence[Line], view: View) -> list[Moment]:
    """Return the lines that decided the game: the events that its view names in `drawing`, and what scored most."""
    named = view.drawing.get("moments", ())
    names = set(named) if isinstance(named, Sequence) else set()

    great = view.drawing.get("great", ())
    scoring = set(great) if isinstance(great, Sequence) else set()

    def points(n: int) -> int:
        # An event that says what the points are for mostly repeats the one that brought them.
        event = told[n].line.event
        value = event.what.get("points", 0) if event.name in scoring or "what" not in event.what else 0
        return value if isinstance(value, int) else 0

    best = sorted((n for n in range(len(told)) if points(n)), key=points, reverse=True)[:_GREATEST]
    chosen = sorted({n for n, line in enumerate(told) if line.line.event.name in names} | set(best))
    return [Moment(told[n].text, told[n].line.at) for n in chosen[-_MOMENTS:]]
