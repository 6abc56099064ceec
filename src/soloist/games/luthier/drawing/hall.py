"""The Orchestra seen from above: sections as wedges around the conductor, desks in two rings, a back row behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Final

WIDTH: Final = 440
HEIGHT: Final = 220
"""The size of the sheet on which the hall is drawn."""
_MIDDLE: Final = (220.0, 213.0)
_WIDE: Final = 1.06
"""How much wider than high the half circle is."""
_CHAIR, _INNER, _OUTER, _BACK, _RIM = 84.0, 130.0, 182.0, 205.0, 211.0
"""How far the First Chairs, the rings, the back row and the wall are from the conductor."""
_HUB: Final = 38.0

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Wedge:
    """A section: its outline, the line before its back row, and where chair, desks and back row stand, in percent."""

    outline: str
    line: str
    chair: Point
    desks: tuple[Point, ...]
    back: Point


def _point(angle: float, far: float) -> Point:
    """Return a point so far from the conductor; the angle runs from the left (0) to the right (1)."""
    turn = pi * (1 - angle)
    return _MIDDLE[0] + far * _WIDE * cos(turn), _MIDDLE[1] - far * sin(turn)


def _percent(point: Point) -> Point:
    return round(100 * point[0] / WIDTH, 2), round(100 * point[1] / HEIGHT, 2)


def _arc(begin: float, end: float, far: float, sweep: int) -> str:
    x, y = _point(end if sweep else begin, far)
    return f"A{far * _WIDE:.1f} {far:.1f} 0 0 {sweep} {x:.1f} {y:.1f}"


def _wedge(begin: float, end: float, desks: int) -> Wedge:
    span = end - begin
    inner = desks // 2
    rings = ((inner, _INNER), (desks - inner, _OUTER))
    places = [
        _percent(_point(begin + span * (n + 0.5) / many, far)) for many, far in rings for n in range(many) if many
    ]
    (ax, ay), (bx, by), (cx, cy) = _point(begin, _HUB), _point(begin, _RIM), _point(end, _HUB)
    outline = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}{_arc(begin, end, _RIM, 1)}"
    outline += f"L{cx:.1f} {cy:.1f}{_arc(begin, end, _HUB, 0)}Z"
    lx, ly = _point(begin, _OUTER + 22)
    middle = (begin + end) / 2
    return Wedge(
        outline,
        f"M{lx:.1f} {ly:.1f}{_arc(begin, end, _OUTER + 22, 1)}",
        _percent(_point(middle, _CHAIR)),
        tuple(places),
        _percent(_point(middle, _BACK)),
    )


@cache
def wedges(desks: tuple[int, ...]) -> Sequence[Wedge]:
    """Return the sections from the left, each as wide as it has desks."""
    total, before, result = sum(desks), 0, []
    for many in desks:
        result.append(_wedge(before / total, (before + many) / total, many))
        before += many
    return result
