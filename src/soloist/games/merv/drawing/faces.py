"""Faces of tiles, cards and steps: parts of rewards and prices as pictures with numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from soloist.games.merv.components import Box
from soloist.games.merv.kinds import (
    ACTIONS,
    COLOURS,
    EACH_PART,
    FAVOUR_PART,
    INFLUENCE_PART,
    NONE,
    POINTS_PART,
    WHITE_PART,
)
from soloist.games.merv.pieces import Contract, Part

Shown = tuple[str, str]
"""A picture and the words on it."""

PICTURES: Final[Mapping[str, str]] = {WHITE_PART: "cube-white", EACH_PART: "cubes-each"}
"""Parts of a reward whose picture is not called as they are."""
COUNTED: Final = frozenset((FAVOUR_PART, INFLUENCE_PART, POINTS_PART, "points or upgrade"))
"""Parts that show their number even if it is 1."""


def part(reward: Part) -> Shown:
    """Return a part of a reward as a picture with its number."""
    kind, n = reward
    return PICTURES.get(kind, kind.replace(" ", "-")), str(n) if kind in COUNTED or n > 1 else ""


def price(colour: int, cubes: int, any_: int) -> tuple[str, ...]:
    """Return a price as one picture for each cube."""
    return (f"cube-{COLOURS[colour]}",) * cubes * (colour != NONE) + ("cube-any",) * any_


@dataclass(frozen=True, slots=True)
class Face:
    """What a tile or card shows: what it asks for, and what it gives."""

    needs: tuple[Shown, ...]
    gives: tuple[Shown, ...]


def contract_face(contract: Contract) -> Face:
    """Return a contract."""
    counts = {
        "good-common": contract.common,
        "good-rare": contract.rare,
        "good-either": contract.either,
        "scroll": contract.scrolls,
    }
    needs = tuple((symbol, str(n)) for symbol, n in counts.items() if n)
    return Face(needs, (part(("points", contract.points)), part(contract.reward)))


def breakthrough_face(box: Box, tile: int) -> Face:
    """Return a breakthrough tile."""
    row = box.breakthroughs[tile]
    if row.saves != NONE:
        return Face((), ((f"action-{ACTIONS[row.saves]}", ""), ("cube-less", "")))
    return Face((), tuple(part(reward) for reward in row.reward))
