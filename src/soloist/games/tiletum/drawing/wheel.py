"""The action wheel as shapes: six sectors around a disc, and where dice, tile and sign of each lie."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

Point = tuple[float, float]

RADIUS: Final = 492.0
DISC: Final = 172.0
HALF: Final = 29.4
"""Half the angle of a sector."""
SIGN: Final = (414.0, 13.5)
"""Radius and angle of a sector's sign; its tile lies on the other side."""
DICE: Final[Mapping[int, Sequence[Point]]] = {
    0: (),
    1: ((272, 0),),
    2: ((280, -14), (280, 14)),
    3: ((312, -13), (312, 13), (228, 0)),
    4: ((318, -10), (318, 10), (228, -13), (228, 13)),
    5: ((322, -18), (322, 0), (322, 18), (228, -13), (228, 13)),
}
"""By how many different dice lie in a sector: radius and angle of each."""


def polar(radius: float, angle: float) -> Point:
    """Return the point at a radius and an angle (degrees, clockwise from the top), on a sheet of 1000 by 1000."""
    turn = math.radians(angle - 90)
    return round(500 + radius * math.cos(turn), 1), round(500 + radius * math.sin(turn), 1)


def _ring(start: float, end: float, inner: float, outer: float) -> str:
    (ax, ay), (bx, by) = polar(outer, start), polar(outer, end)
    (cx, cy), (dx, dy) = polar(inner, end), polar(inner, start)
    return f"M{ax},{ay}A{outer},{outer} 0 0 1 {bx},{by}L{cx},{cy}A{inner},{inner} 0 0 0 {dx},{dy}Z"


def _corners(middle: float, half: float, inner: float, outer: float) -> list[Point]:
    steps = [middle - half + half * step / 5 for step in range(11)]
    return [polar(outer, angle) for angle in steps] + [polar(inner, angle) for angle in reversed(steps)]


@dataclass(frozen=True, slots=True)
class Sector:
    """One sector: outlines on the sheet, its box in percent of the wheel, and polygons in percent of that box.

    `wedge` is the whole sector, `ring` its rim (for what glows), `edge` a piece of it (for what changed). `number` and
    `ap` lie on the sheet; `sign` and `tile` in percent of the box.
    """

    angle: float
    outline: str
    disc: str
    number: Point
    ap: Point
    box: tuple[float, float, float, float]
    wedge: str
    ring: str
    edge: str
    sign: Point
    tile: Point


@cache
def sectors() -> Sequence[Sector]:
    """Return the six sectors clockwise from the top."""
    return tuple(_sector(number) for number in range(6))


def _box(number: int) -> tuple[float, float, float, float]:
    corners = _corners(60 * number, HALF, DISC + 6, RADIUS)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _within(number: int, point: Point) -> Point:
    x, y, width, height = _box(number)
    return round((point[0] - x) / width * 100, 2), round((point[1] - y) / height * 100, 2)


def _polygon(number: int, points: Sequence[Point]) -> str:
    return ", ".join(f"{x}% {y}%" for x, y in (_within(number, point) for point in points))


def _sector(number: int) -> Sector:
    middle = 60.0 * number
    outer = _corners(middle, HALF, DISC + 6, RADIUS)
    inner = _corners(middle, HALF - 2.4, DISC + 21, RADIUS - 15)
    # The sign comes first as one reads, so that neither stands on its head.
    side = -1 if number in (0, 1, 5) else 1
    return Sector(
        angle=middle,
        outline=_ring(middle - HALF, middle + HALF, DISC + 6, RADIUS),
        disc=_ring(middle - 30, middle + 30, 46, DISC),
        number=polar(138, middle),
        ap=polar(86, middle),
        box=_percent(_box(number)),
        wedge=f"polygon({_polygon(number, outer)})",
        edge=f"polygon({_polygon(number, _corners(middle, 7, RADIUS - 16, RADIUS))})",
        ring=f"polygon(evenodd, {_polygon(number, [*outer, outer[0], *inner, inner[0]])})",
        sign=_within(number, polar(SIGN[0], middle + side * SIGN[1])),
        tile=_within(number, polar(SIGN[0], middle - side * SIGN[1])),
    )


def _percent(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """Return a box in percent of the wheel."""
    x, y, width, height = (round(value / 10, 2) for value in box)
    return x, y, width, height


def dice_at(sector: int, many: int) -> Sequence[Point]:
    """Return where the different dice of a sector lie, in percent of its box."""
    return tuple(_within(sector, polar(radius, 60 * sector + angle)) for radius, angle in DICE[min(many, 5)])
