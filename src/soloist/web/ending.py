"""What the page at the end of a game shows besides the board: where points came from, and the key moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from soloist.engine.match import LogLine
from soloist.engine.view import View

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


def moments(told: Sequence[tuple[LogLine, str]], view: View) -> list[Moment]:
    """Return the lines that decided the game: the events that its view names in `drawing`, and what scored most."""
    named = view.drawing.get("moments", ())
    names = set(named) if isinstance(named, Sequence) else set()

    def points(n: int) -> int:
        # An event that says what the points are for only repeats the one that brought them.
        what = told[n][0].event.what
        value = 0 if "what" in what else what.get("points", 0)
        return value if isinstance(value, int) else 0

    best = sorted((n for n in range(len(told)) if points(n)), key=points, reverse=True)[:_GREATEST]
    chosen = sorted({n for n, (line, _) in enumerate(told) if line.event.name in names} | set(best))
    return [Moment(told[n][1], told[n][0].at) for n in chosen[-_MOMENTS:]]
