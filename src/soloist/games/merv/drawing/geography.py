"""Where things lie: the city with its walls as a grid seen from above, and the land around Merv. All drawn by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.games.merv.kinds import LINES, SIZE

Point = tuple[float, float]


def slot_cell(slot: int) -> tuple[int, int]:
    """Return the row and column of a slot in the city's grid, from 1."""
    return _outside(slot, 2)


def wall_cell(slot: int) -> tuple[int, int]:
    """Return the row and column of a wall place in the city's grid, from 1."""
    return _outside(slot, 1)


def _outside(slot: int, far: int) -> tuple[int, int]:
    """Return the cell so many steps in front of the first site of a line."""
    first, second = LINES[slot][0], LINES[slot][1]
    row, column = divmod(first, SIZE)
    down, right = row - second // SIZE, column - second % SIZE
    return row + down * far + 3, column + right * far + 3


# The land around Merv, on a sheet of WIDTH by HEIGHT. The order of cities is that of the table: north, east, south,
# west, the inner one of each direction before the outer one.
WIDTH: Final = 640
HEIGHT: Final = 330
MERV: Final[Point] = (318, 163)
CITIES: Final[Sequence[Point]] = (
    (236, 56), (84, 52), (420, 72), (562, 62), (410, 258), (562, 254), (220, 252), (78, 226),
)  # fmt: skip
SEA: Final = "M-10 96C26 104 36 128 22 150 8 168 20 182 2 196L-10 200Z"
RIVERS: Final[Sequence[str]] = (
    "M650 176C590 160 560 176 520 158S430 168 392 132 330 96 312 60 300 16 306-10",
    "M318 330C330 290 306 250 322 214S312 180 318 163",
    "M650 14C600 22 560 10 500 24S420 10 380-10",
)
DUNES: Final[Sequence[Point]] = (
    (150, 128), (206, 140), (120, 168), (258, 112), (180, 176), (350, 44), (470, 150), (590, 128), (350, 206),
    (268, 210), (140, 96), (480, 36), (30, 120), (600, 178), (30, 30),
)  # fmt: skip
PEAKS: Final[Sequence[Point]] = (
    (150, 286), (176, 306), (122, 302), (296, 302), (344, 296), (486, 226), (490, 292), (516, 314), (624, 214),
    (620, 300), (30, 290), (60, 306), (640, 96), (616, 18), (338, 316),
)  # fmt: skip
PALMS: Final[Sequence[Point]] = ((288, 186), (352, 178), (356, 150), (282, 150), (446, 102), (262, 78), (446, 274))
CARAVANS: Final[Sequence[Point]] = ((176, 60), (494, 104), (140, 240))
