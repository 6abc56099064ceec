"""What the Cardinalbot reads off a Bonus tile or a Character that it sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from soloist.games.tiletum.kinds import (
    ACTION_PART,
    ANY,
    PLUS,
    POINTS,
    RESOURCE_PART,
    ROW_ACTION,
    ROW_CONTRACT,
    ROW_CREST,
    ROW_MISC,
    ROW_RESOURCE,
)
from soloist.games.tiletum.opponent.own import Piece

ICONS = "icons"
"""What a reward has beside Resources and points, counted together."""


def parts_of(piece: Piece, start: int = 1) -> Iterator[tuple[str, int]]:
    """Return the parts of a helper's or a Character's reward."""
    for n in range(start, len(piece), 2):
        yield str(piece[n]), int(piece[n + 1])


@dataclass(frozen=True, slots=True)
class Shown:
    """The row of a Bonus tile in its list, and the numbers that break ties (TC076 to TC082)."""

    row: int
    points: int
    resources: int
    any: int
    ap: int


@cache
def shown(tile: Piece) -> Shown:
    """Return what counts about a Bonus tile; of ("row", row) nothing else is known or matters."""
    if tile[0] == "row":
        return Shown(int(tile[1]), 0, 0, 0, 0)
    if tile[0] == "crest":
        return Shown(ROW_CREST, 0, 0, 0, 0)
    if tile[0] == "contract":
        return Shown(ROW_CONTRACT, 0, 0, 0, 0)
    parts = list(parts_of(tile))
    ap = sum(n for kind, n in parts if kind == PLUS or kind in ACTION_PART)
    points = sum(n for kind, n in parts if kind == POINTS)
    any_ = sum(n for kind, n in parts if kind == ANY)
    resources = any_ + sum(n for kind, n in parts if kind in RESOURCE_PART)
    row = ROW_ACTION if ap else ROW_RESOURCE if points or resources else ROW_MISC
    return Shown(row, points, resources, any_, ap)


@cache
def total(character: Piece) -> int:
    """Return the reward of a Character, all its numbers added up (TC062)."""
    return sum(n for _, n in parts_of(character, 2))


@cache
def plain(parts: Piece) -> Piece:
    """Return the parts of a reward in one order: the Resources and points alike, all else as icons (TC096)."""
    counts: dict[str, int] = {}
    for kind, n in parts_of(parts, 0):
        what = kind if kind in RESOURCE_PART or kind in (POINTS, ANY) else ICONS
        counts[what] = counts.get(what, 0) + n
    return tuple(
        word for what in (*RESOURCE_PART, ANY, POINTS, ICONS) if what in counts for word in (what, counts[what])
    )
