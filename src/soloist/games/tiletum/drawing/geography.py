"""The map as shapes: coast, rivers, mountains, roads, and what lies where around each Town. All drawn by hand.

The sheet measures `WIDTH` by `HEIGHT`. A spot's place comes from the table `map.toml`, so a user's own map keeps its
Towns and roads and only the land under them stays ours.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

Point = tuple[float, float]

WIDTH: Final = 1100.0
HEIGHT: Final = 694.0

MAINLAND: Final[Sequence[Point]] = (
    (646, -60), (630, -8), (604, 2), (578, 6), (572, 34), (546, 52), (516, 50), (486, 58), (452, 76), (436, 104),
    (408, 98), (392, 118), (352, 104), (312, 116), (262, 124), (236, 146), (222, 176), (216, 206), (186, 222),
    (168, 246), (150, 236), (136, 216), (116, 222), (122, 254), (96, 266), (58, 262), (26, 284), (34, 304),
    (72, 314), (98, 326), (96, 352), (76, 378), (56, 424), (42, 470), (34, 522), (26, 574), (-10, 590), (-70, 596),
    (-70, 780), (120, 780), (124, 712), (150, 684), (196, 668), (238, 652), (282, 648), (318, 664), (352, 652),
    (392, 668), (432, 664), (470, 644), (512, 652), (546, 640), (580, 634), (616, 652), (644, 674), (662, 704),
    (676, 780), (896, 780), (884, 700), (852, 640), (820, 600), (806, 560), (836, 552), (872, 536), (886, 566),
    (906, 552), (938, 574), (976, 622), (1024, 668), (1060, 704), (1100, 780), (1180, 780), (1180, -60),
    (1010, -60), (990, -14), (930, 22), (880, 16), (836, 44), (796, 34), (760, 52), (716, 36), (690, 48), (664, 30),
    (672, -4), (690, -60),
)  # fmt: skip
BRITAIN: Final[Sequence[Point]] = (
    (-70, -60), (124, -60), (134, -10), (126, 24), (150, 40), (172, 62), (168, 90), (140, 104), (122, 122),
    (148, 136), (154, 156), (130, 176), (98, 182), (62, 186), (24, 190), (4, 206), (-70, 214),
)  # fmt: skip
CORSICA: Final[Sequence[Point]] = ((566, 684), (584, 672), (592, 690), (594, 730), (572, 740), (560, 712))
RIVERS: Final[Sequence[Sequence[Point]]] = (
    ((548, 462), (520, 430), (516, 380), (522, 330), (520, 290), (470, 250), (430, 210), (420, 160), (400, 112)),
    ((640, 398), (700, 352), (770, 356), (850, 350), (920, 372), (990, 366), (1060, 388), (1140, 420)),
    ((460, 486), (410, 480), (378, 500), (386, 560), (380, 620), (384, 664)),
    ((350, 400), (300, 350), (262, 318), (214, 306), (196, 268), (172, 250)),
    ((880, 300), (842, 250), (800, 226), (770, 150), (700, 104), (646, 82), (604, 50), (572, 26)),
    ((520, 560), (580, 556), (650, 568), (740, 560), (812, 566)),
    ((300, 460), (240, 410), (190, 396), (150, 374), (96, 350)),
    ((210, 640), (170, 600), (120, 560), (92, 520), (66, 470), (44, 450)),
)
ALPS: Final[Sequence[Point]] = (
    (468, 532), (480, 484), (506, 512), (574, 452), (598, 476), (622, 446), (650, 470), (716, 442), (740, 466),
    (766, 446), (794, 468), (822, 446), (850, 470), (880, 452), (906, 478),
)  # fmt: skip
PYRENEES: Final[Sequence[Point]] = ((38, 616), (66, 634), (94, 622), (120, 648), (146, 652))
APENNINES: Final[Sequence[Point]] = ((690, 600), (776, 660), (806, 672))
TREES: Final[Sequence[Point]] = (
    (280, 384), (196, 470), (262, 520), (300, 560), (150, 300), (60, 292), (608, 130), (650, 200), (700, 232),
    (640, 330), (850, 90), (900, 140), (960, 84), (1020, 130), (960, 260), (1040, 230), (1030, 300), (930, 200),
    (700, 290), (960, 440), (1040, 470), (980, 520), (1050, 560), (420, 300), (378, 270), (420, 560), (240, 560),
    (40, 60), (60, 30), (860, 620), (720, 690), (570, 180), (540, 130), (1060, 60), (800, 100), (560, 380),
)  # fmt: skip
SHIPS: Final[Sequence[Point]] = ((330, 50), (60, 420), (470, 690))


@dataclass(frozen=True, slots=True)
class Around:
    """Where things lie around a spot, from its middle: its name and how it is set, Houses, Cathedral, tile."""

    label: Point = (0, 46)
    anchor: str = "middle"
    houses: Sequence[Point] = ((-14, -44), (18, -44), (50, -44), (50, -12))
    cathedral: Point = (42, -44)
    tile: Point = (-48, -14)


AROUND: Final[Mapping[str, Around]] = {
    "London": Around((-4, 47), houses=((-6, -44), (26, -48)), cathedral=(-57, -8), tile=(38, -36)),
    "Brugge": Around((-30, 38), "end", ((4, -44), (38, -40)), tile=(-44, -30)),
    "Antwerpen": Around((31, 2), "start", ((0, -44), (-32, -40), (-64, -36))),
    "Hamburg": Around((-32, 44), houses=((-46, -18), (-78, -14)), tile=(56, 0)),
    "Tiletum": Around((-6, 52), houses=((-44, -16), (-78, -16), (-44, 17), (-78, 17))),
    "Koeln": Around((6, 50), "end", ((4, -44), (-14, 80), (-48, 80)), (66, -37), (48, 48)),
    "Leipzig": Around((19, -29), "start", ((0, -46), (-36, 30)), tile=(62, -66)),
    "Paris": Around((14, 50), houses=((-8, -46), (-40, -50), (-72, -50)), cathedral=(-64, -4)),
    "Troyes": Around((0, -34), houses=((46, 28), (78, 28)), tile=(-44, 30)),
    "Strasbourg": Around((33, 12), "start", ((-36, 34), (42, 42)), tile=(-74, 38)),
    "Frankfurt": Around((30, 4), "start", houses=((6, 44), (42, 46), (74, 46)), tile=(-46, 30)),
    "Nuernberg": Around((33, 28), "start", ((-46, 16), (-78, 20))),
    "Praha": Around((2, 50), houses=((48, -2), (-44, 30)), cathedral=(8, -59), tile=(88, -2)),
    "Bordeaux": Around((34, 10), "start", ((38, -22), (70, -22)), (-42, -46), (-46, 36)),
    "Wien": Around((2, 49), houses=((46, 4), (46, 38)), cathedral=(30, -56), tile=(-50, 30)),
    "Lyon": Around((-30, 42), "end", ((40, -30), (72, -30)), (-62, -14)),
    "Milano": Around((-26, -26), "end", ((-36, 34), (34, 80), (68, 80)), (54, -48), (46, 40)),
    "Verona": Around((0, 47), houses=((58, 26), (90, 26)), tile=(44, -34)),
    "Venezia": Around((34, 8), "start", ((-8, -44), (-40, -44), (-72, -44))),
    "Toulouse": Around((0, 46), houses=((-6, -44), (-38, -34)), tile=(52, -34)),
    "Arles": Around((-2, 46), houses=((-42, -28), (-74, -28)), tile=(46, -34)),
    "Genova": Around((0, 52), houses=((46, 24), (-46, 14))),
    "Firenze": Around((-10, 47), "end", ((-44, -26), (-76, -26)), (68, 8), (30, -53)),
}


def at(x: float, y: float) -> Point:
    """Return where a place of the table `map.toml` lies on the sheet."""
    return round(10 + x * 10.9, 1), round(18 + y * 7.2, 1)


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """Return a smooth curve through all the points."""
    padded = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    x, y = points[0]
    path = f"M{x:.1f},{y:.1f}"
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = f"{bx + (cx - ax) / 6:.1f},{by + (cy - ay) / 6:.1f}"
        second = f"{cx - (dx - bx) / 6:.1f},{cy - (dy - by) / 6:.1f}"
        path += f"C{first} {second} {cx:.1f},{cy:.1f}"
    return path + ("Z" if closed else "")


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies under the Towns."""

    width: float
    height: float
    land: str
    rivers: Sequence[str]
    mountains: Sequence[Point]
    trees: Sequence[Point]
    ships: Sequence[Point]


@cache
def ground() -> Ground:
    """Return the land, always the same."""
    shores = (MAINLAND, BRITAIN, CORSICA)
    return Ground(
        WIDTH,
        HEIGHT,
        "".join(smooth(shore, closed=True) for shore in shores),
        tuple(smooth(river) for river in RIVERS),
        (*ALPS, *PYRENEES, *APENNINES),
        TREES,
        SHIPS,
    )


def road(a: Point, b: Point, number: int) -> str:
    """Return a road with a slight bend, to one side or the other."""
    (ax, ay), (bx, by) = a, b
    length = math.hypot(bx - ax, by - ay)
    side = (0.05 if number % 2 else -0.05) * min(1.0, 90 / length)
    middle = f"{(ax + bx) / 2 - (by - ay) * side:.1f},{(ay + by) / 2 + (bx - ax) * side:.1f}"
    return f"M{ax},{ay}Q{middle} {bx},{by}"
