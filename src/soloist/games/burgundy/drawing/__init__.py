"""The map of a duchy as shapes: lands, rivers, areas and hexes, measured in hundredths of the width of a hex."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from soloist.games.burgundy.components import DuchyBoard
from soloist.games.burgundy.kinds import COLOURS, SHIP

Point = tuple[float, float]

WIDTH: Final = 100.0
SIDE: Final = WIDTH / math.sqrt(3)
MARGIN: Final = 34.0
HEX: Final = 0.95
"""How much of its place a space fills: what is left shows the ground."""


@dataclass(frozen=True, slots=True)
class Hex:
    """One space: its centre, its outline, and its box in percent of the map."""

    space: int
    colour: str
    die: int
    x: float
    y: float
    outline: str
    left: float
    top: float


@dataclass(frozen=True, slots=True)
class AreaShape:
    """The spaces of one area as one shape, and the middle of its lowest edge."""

    colour: str
    outline: str
    spaces: tuple[int, ...]
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole map."""

    width: float
    height: float
    lands: tuple[str, ...]
    areas: tuple[AreaShape, ...]
    rivers: tuple[str, ...]
    harbours: tuple[Point, ...]
    hexes: tuple[Hex, ...]
    decor: tuple[tuple[str, float, float], ...]
    hex_width: float
    hex_height: float


@lru_cache(maxsize=8)
def sheet(board: DuchyBoard) -> Sheet:
    """Return the map of a duchy."""
    left, top = min(board.x), min(board.y)
    centres = [
        ((x - left) * WIDTH + WIDTH / 2 + MARGIN, (y - top) * WIDTH + SIDE + MARGIN)
        for x, y in zip(board.x, board.y, strict=True)
    ]
    width = max(x for x, _ in centres) + WIDTH / 2 + MARGIN
    height = max(y for _, y in centres) + SIDE + MARGIN
    bends = [
        [((x - left) * WIDTH + WIDTH / 2 + MARGIN, (y - top) * WIDTH + SIDE + MARGIN) for x, y in bend]
        for bend in board.bends
    ]
    courses = [
        _course([centres[a], *bend, centres[b]], n)
        for n, ((a, b), bend) in enumerate(zip(board.rivers, bends, strict=True))
    ]
    lands: dict[str, list[Point]] = {}
    for space, land in enumerate(board.land):
        lands.setdefault(land, []).append(centres[space])
    return Sheet(
        width=round(width, 1),
        height=round(height, 1),
        lands=tuple("".join(_outline(x, y, 1.0) for x, y in points) for points in lands.values()),
        areas=tuple(_area(board, members, centres) for members in board.areas),
        rivers=tuple(_path(course) for course in courses),
        harbours=tuple(centres[space] for space, colour in enumerate(board.colour) if colour == SHIP),
        hexes=tuple(
            Hex(
                space,
                COLOURS[board.colour[space]],
                board.die[space],
                round(x, 1),
                round(y, 1),
                _outline(x, y, HEX),
                round((x - WIDTH / 2) / width * 100, 3),
                round((y - SIDE) / height * 100, 3),
            )
            for space, (x, y) in enumerate(centres)
        ),
        decor=tuple(_decor(width, height, centres, courses)),
        hex_width=round(WIDTH / width * 100, 3),
        hex_height=round(2 * SIDE / height * 100, 3),
    )


def _corners(x: float, y: float, scale: float) -> list[Point]:
    angles = [math.radians(60 * corner - 90) for corner in range(6)]
    return [(x + SIDE * scale * math.cos(angle), y + SIDE * scale * math.sin(angle)) for angle in angles]


def _outline(x: float, y: float, scale: float) -> str:
    return "M" + " ".join(f"{a:.1f},{b:.1f}" for a, b in _corners(x, y, scale)) + "Z"


def _area(board: DuchyBoard, members: Sequence[int], centres: Sequence[Point]) -> AreaShape:
    lowest = max(members, key=lambda space: (centres[space][1], centres[space][0]))
    x, y = centres[lowest]
    outline = "".join(_outline(*centres[space], 1.0) for space in members)
    return AreaShape(COLOURS[board.colour[members[0]]], outline, tuple(members), round(x + 30, 1), round(y + 34, 1))


def _course(points: list[Point], n: int) -> list[Point]:
    """Return the points that a river runs through; a straight one gets a slight bend."""
    if len(points) > 2:
        return points
    (ax, ay), (bx, by) = points
    side = 0.07 if n % 2 else -0.07
    return [(ax, ay), ((ax + bx) / 2 - (by - ay) * side, (ay + by) / 2 + (bx - ax) * side), (bx, by)]


def _path(points: Sequence[Point]) -> str:
    """Return a smooth curve through all the points."""
    path = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
    padded = [points[0], *points, points[-1]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = f"{bx + (cx - ax) / 6:.1f},{by + (cy - ay) / 6:.1f}"
        second = f"{cx - (dx - bx) / 6:.1f},{cy - (dy - by) / 6:.1f}"
        path += f"C{first} {second} {cx:.1f},{cy:.1f}"
    return path


def _decor(
    width: float, height: float, centres: Sequence[Point], courses: Sequence[Sequence[Point]]
) -> list[tuple[str, float, float]]:
    """Scatter trees, hills and vines where neither spaces nor rivers are; always the same for the same map."""
    wet = [
        (ax + (bx - ax) * step / 10, ay + (by - ay) * step / 10)
        for course in courses
        for (ax, ay), (bx, by) in pairwise(course)
        for step in range(11)
    ]
    result: list[tuple[str, float, float]] = []
    for row in range(int(height // 62) + 1):
        for column in range(int(width // 78) + 1):
            scatter = (row * 7919 + column * 104729 + row * column * 31) % 1009
            x = column * 78 + scatter % 40 + (39 if row % 2 else 0)
            y = row * 62 + scatter // 40 + 14
            clear = all(math.hypot(x - a, y - b) > 92 for a, b in centres) and all(
                math.hypot(x - a, y - b) > 42 for a, b in wet
            )
            if clear and 34 < x < width - 34 and 24 < y < height - 24:
                result.append((("tree", "hill", "vine", "tree")[scatter % 4], round(x, 1), round(y, 1)))
    return result
