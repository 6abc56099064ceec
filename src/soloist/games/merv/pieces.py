"""The rows of a `Box`: one printed piece each, ready for the rules."""

from __future__ import annotations

from dataclasses import dataclass

Part = tuple[str, int]
"""One part of a reward: (kind, how many), with the words of `kinds`."""


@dataclass(slots=True, frozen=True)
class Breakthrough:
    """One breakthrough tile: `level` from 0, `saves` the action that costs a cube less (NONE), and its reward."""

    id: str
    name: str
    level: int
    saves: int
    reward: tuple[Part, ...]


@dataclass(slots=True, frozen=True)
class City:
    """One city: `inner` is the inner city of its direction (itself for an inner one), `near` its neighbours."""

    name: str
    good: str
    colour: int
    rare: bool
    inner: int
    camel: bool
    near: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Step:
    """One step in the mosque: `cubes` of a colour (NONE: the path's), `any` more of any colour, and its reward."""

    colour: int
    cubes: int
    any: int
    reward: Part


@dataclass(slots=True, frozen=True)
class Contract:
    """One contract: the influence it needs, its goods (common, rare, of either sort), scrolls, points and reward."""

    influence: int
    common: int
    rare: int
    either: int
    scrolls: int
    points: int
    reward: Part

    @property
    def goods(self) -> int:
        """Return how many goods it needs."""
        return self.common + self.rare + self.either


@dataclass(slots=True, frozen=True)
class ScoringTile:
    """One scoring tile: points for each own building on such a site."""

    site: int
    points: int


@dataclass(slots=True, frozen=True)
class Hall:
    """One hall: the colour that is paid, and what it counts (a word of HALL_COUNTS)."""

    colour: int
    counts: str


@dataclass(slots=True, frozen=True)
class Numbers:
    """Single numbers of the tables, under names of their own."""

    years: int
    rounds: int
    invasions: tuple[int, ...]
    own_influence: int
    other_influence: int
    building_points: int
    overflow_points: int
    camels: int
    cubes: int
    buildings: int
    servants: int
    posts: int
    scrolls: int
    scrolls_at_once: int
    goods: int
    gates: int
    row: int
    pair: int
    hall_room: int
    start_white: int
    favour: int
    soldier_cubes: int
    ransom_cubes: int
    contract_cubes: int
    common_any: int
    rare_any: int
    first_favour: int
    gate_cubes: int
    gate_favour: int
    favour_end: int
    influence_end: int
    mosque_end: int
