"""The rows of a `Box`: one printed piece each, ready for the rules, and single numbers."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from soloist.games.luthier.kinds import Materials

Parts = tuple[tuple[str, int], ...]
"""A gain: (kind, how many), with the words of `kinds`."""
Needs = tuple[tuple[int, int], ...]
"""Secondary requirements: (PERFORMANCES, an era) or (REPAIRS, a family)."""


@dataclass(slots=True, frozen=True)
class Patron:
    """One patron: its requirements, the gifts of each round that it waits, and what it is worth; `power` by number."""

    id: str
    name: str
    kind: int
    era: int
    primary: int
    needs: Needs
    gifts: tuple[Parts, ...]
    prestige: int
    power: int


@dataclass(slots=True, frozen=True)
class Instrument:
    """One instrument, with the materials of its two building steps."""

    id: str
    name: str
    era: int
    family: int
    rough: Materials
    finish: Materials
    prestige: int
    rare: bool


@dataclass(slots=True, frozen=True)
class Performance:
    """One performance: the results from which it is medium and high, the AI's number, and what these levels pay."""

    id: str
    name: str
    heard: str
    era: int
    medium: int
    high: int
    ai: int
    prestige: tuple[int, int]
    money: tuple[int, int]


@dataclass(slots=True, frozen=True)
class Repair:
    """One repair: what people pay, and its value."""

    id: str
    name: str
    family: int
    cost: Materials
    value: int


@dataclass(slots=True, frozen=True)
class Power:
    """What a completed patron changes for the rest of the game: a number (`n`) or a gain, at some locations."""

    id: str
    name: str
    when: str
    n: int
    gives: Parts
    at: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Award:
    """One award tile: what it counts, and how many for low, middle and high."""

    id: str
    name: str
    counts: str
    levels: tuple[int, int, int]


@dataclass(slots=True, frozen=True)
class Goal:
    """One goal card: what it counts (`of` a family, an era or a track), and how many for bottom, middle and top."""

    id: str
    name: str
    counts: str
    of: int
    levels: tuple[int, int, int]


@dataclass(slots=True, frozen=True)
class FamilyTile:
    """One family tile: its number, the goods to begin with, and the start action with its number or section."""

    number: int
    id: str
    name: str
    city: str
    craft: int
    gives: Parts
    start: str
    gains: Parts
    n: int
    section: int


@dataclass(slots=True, frozen=True)
class Bonus:
    """One skill bonus of a location."""

    skill: int
    gives: Parts
    after: bool


@dataclass(slots=True, frozen=True)
class Section:
    """One section of the Orchestra: its First Chair's prestige, and the numbers of its desks."""

    chair: int
    desks: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Guild:
    """One solo guild card: orders of eras, families and awards (by place), and the rows that its icons lift."""

    id: str
    city: str
    number: int
    eras: tuple[int, ...]
    families: tuple[int, ...]
    awards: tuple[int, ...]
    icons: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class AiCard:
    """One AI action card; `repair_value` is the highest it repairs (0: any), `award` "", "lowest" or "highest"."""

    location: int
    level: int
    limit: str
    search: bool
    repair_value: int
    award: str
    step: bool
    down: tuple[int, ...]
    up: tuple[int, ...]


class Numbers(msgspec.Struct, frozen=True):
    """Single numbers of the base game; the name of each says what it counts."""

    rounds: int
    patrons: int
    """Active ones of a person, at most."""
    instruments: int
    """Unfinished ones of a person, at most."""
    search: int
    money: int
    materials: int
    inspiration: int
    apprentices: int
    apprentice_skill: int
    declined: int
    market: int
    market_first: int
    market_buy: int
    market_price: int
    apprentice_price: int
    missing_price: int
    start_money: int
    left_over: int
    track_top: int
    rare: int
    royal: int
    patrons_dealt: int
    instruments_dealt: int
    goals_dealt: int
    goals_kept: int
    harder_dealt: int
    harder_kept: int
