"""The rows of a `Box`: one printed piece each, ready for the rules, and single numbers."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

Parts = tuple[tuple[str, int], ...]
"""A reward: (kind, how many), with the words of `kinds`."""
BySeats = tuple[tuple[int, ...], ...]
"""Something for each number of seats: the index is that number, 0 and 1 are empty."""


@dataclass(slots=True, frozen=True)
class HouseSpace:
    """One House space: its spot, the least number of seats, and its reward (points, NO_REWARD or WHOLE_BUILDING)."""

    spot: int
    mark: int
    reward: int


@dataclass(slots=True, frozen=True)
class Contract:
    """One tile of the Contract pile, or (`blue`) a Contract among the Bonus tiles; `crest` is -1 for a Contract.

    `needs` is (n of any one kind, Iron, Wool); `reward` is a part, ("", 0) for none.
    """

    id: str
    needs: tuple[int, int, int]
    points: int
    reward: tuple[str, int]
    mark: int
    blue: bool
    crest: int

    @property
    def total(self) -> int:
        """Return how many Resources it needs."""
        return sum(self.needs)


@dataclass(slots=True, frozen=True)
class BonusTile:
    """One Bonus tile: `kind` is "crest", "contract" or "helper", `row` its row in the Cardinalbot's list (0 to 4).

    A crest has its kind in `crest`, a Contract its index among `Box.contracts` in `contract`; otherwise both are -1.
    A helper has its `parts`; `points`, `resources` (of all kinds), `any` (those of choice) and `ap` count them.
    """

    id: str
    kind: str
    row: int
    mark: int
    crest: int
    contract: int
    parts: Parts
    points: int
    resources: int
    any: int
    ap: int


@dataclass(slots=True, frozen=True)
class Character:
    """One Character: its type (an Action, KING to CONTRACT), the parts of its reward, and their numbers added up."""

    id: str
    type: int
    reward: Parts
    mark: int
    total: int


@dataclass(slots=True, frozen=True)
class Construction:
    """One Construction tile; the one that is not `open` makes its Cathedral unavailable."""

    id: str
    stone: int
    points: int
    open: bool


@dataclass(slots=True, frozen=True)
class Fair:
    """One Fair tile: what it counts (`kinds.FAIRS`) and its number."""

    kind: int
    number: int


@dataclass(slots=True, frozen=True)
class DecreeOption:
    """One option of a Decree: a condition with its words, and a choice with Actions or Resources (see `kinds`)."""

    condition: str
    condition_args: tuple[str, ...]
    choice: str
    args: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Decree:
    """One Decree: its number, the Fair kind it belongs to (or NO_FAIR), options from the top, and colour priority.

    A step of `colours` holds the Resources that share it; no steps: the most required Resource.
    """

    number: int
    name: str
    fair: int
    options: tuple[DecreeOption, ...]
    colours: BySeats


@dataclass(slots=True, frozen=True)
class Challenge:
    """One Challenge card, with its number if it has one."""

    id: str
    name: str
    effect: str
    number: int


class Numbers(msgspec.Struct, frozen=True):
    """Single numbers of the base game; the name of each says what it counts."""

    rounds: int
    turns: int
    corruption_a_round: int
    die_gold: int
    """Gold for one pip up or down."""
    resource_gold: int
    """Gold for one other Resource."""
    move_ap: int
    build_ap: int
    tile_ap: int
    character_ap: int
    refresh_ap: int
    exchange_ap: int
    exchange_extra: int
    king_points: int
    """For the highest marker where no Bonus tile lies."""
    resources_a_point: int
    wheel_tiles: int
    houses: int
    houses_on_roofs: int
    houses_in_tiletum: int
    pillars: int
    pillars_on_contracts: int
    storehouse: int
    die_spaces: int
    character_offer: int
    king_lowest: int
    king_highest: int
    start_resources: int
    start_points: int
    start_king: int
    first_game_number: int

    @property
    def houses_supply(self) -> int:
        """Return how many Houses a person has in supply at the start."""
        return self.houses - self.houses_on_roofs - self.houses_in_tiletum

    @property
    def pillars_supply(self) -> int:
        """Return how many Pillars a person has in supply at the start."""
        return self.pillars - self.pillars_on_contracts
