"""The tables of `components/*.toml` as they stand in the files: one schema a file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]

Colour = Literal["purple", "tan", "teal", "orange"]
Site = Literal["caravansary", "palace", "library", "marketplace", "mosque", "wall"]
Part = Literal[
    "favour",
    "influence",
    "points",
    "white cube",
    "cube of each colour",
    "camel",
    "soldier",
    "courtier",
    "segment",
    "upgrade",
    "points or upgrade",
    "soldier or upgrade",
    "scoring tile",
    "post with a good",
    "step",
    "two cubes",
]
Reward = tuple[Part, Positive]
PairReward = tuple[Literal["soldier", "favour", "points"], Positive]
Four = tuple[Positive, Positive, Positive, Positive]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of fields that refuses those it does not know."""


class FrameTable(_Strict, frozen=True):
    """`frame.toml`: the course of the game, and what is scored everywhere."""

    years: Positive
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)]
    invasions: tuple[Positive, ...]
    own_influence: Count
    other_influence: Count
    building_points: Count
    overflow_points: Count


class PiecesTable(_Strict, frozen=True):
    """`pieces.toml`: how many pieces there are."""

    year_markers: Positive
    camels: Positive
    segments: Positive
    gates: Positive
    cubes: Positive
    site_tiles: Positive
    market_tiles: Positive
    caravan_cards: Positive
    contracts: Positive
    solo_cards: Positive
    breakthroughs: Positive
    upgrades: Positive
    scoring_tiles: Positive
    scrolls: Positive
    goods: Positive
    colours: Positive
    masters: Positive
    buildings: Positive
    servants: Positive
    discs: Positive


class SharesTable(_Strict, frozen=True):
    """`shares.toml`: how discs, scrolls and goods are divided."""

    markers: Count
    scrolls_each: Positive
    goods_each: Positive
    scrolls_at_once: Positive


class SitesTable(_Strict, frozen=True):
    """`sites.toml`: the colours of the tiles of each action."""

    caravansary: tuple[Colour, ...]
    palace: tuple[Colour, ...]
    library: tuple[Colour, ...]
    marketplace: tuple[Colour, ...]
    mosque: tuple[Colour, ...]
    wall: tuple[Colour, ...]


class StartTable(_Strict, frozen=True):
    """`start.toml`: white cubes of a person, and camels on caravan cards by people."""

    white_cubes: Count
    camels: tuple[Count, Count, Count]
    camels_solo: Count
    camels_solo_more: Count


class ActionsTable(_Strict, frozen=True):
    """`actions.toml`: favour, soldiers, ransom and contracts."""

    favour: Positive
    soldier_cubes: Positive
    ransom_cubes: Positive
    contract_cubes: Positive


class SpiceRow(_Strict, frozen=True):
    """One spice: its cards and the reward of a pair."""

    name: Literal["ginger", "juniper", "cinnamon", "pepper"]
    cards: Positive
    reward: Reward


class CaravanTable(_Strict, frozen=True):
    """`caravan.toml`: the row, how many cards make a pair, and the spices."""

    row: Positive
    pair: Positive
    spice: tuple[SpiceRow, ...]


class SetsTable(_Strict, frozen=True):
    """`sets.toml`: points of a set by its different spices, from 0."""

    points: tuple[Count, Count, Count, Count, Count]


class HallRow(_Strict, frozen=True):
    """One hall of the palace: the colour that is paid, and what it counts."""

    colour: Colour
    counts: Literal["mosque", "goods", "scrolls", "spices"]


class HallsTable(_Strict, frozen=True):
    """`halls.toml`, from left to right."""

    room: Positive
    hall: tuple[HallRow, HallRow, HallRow, HallRow]


class BreakthroughRow(_Strict, frozen=True):
    """One breakthrough tile: its level, and the action that costs a cube less, or its reward."""

    id: str
    level: Literal[2, 4, 6, 8]
    name: str
    saves: Site | None = None
    reward: tuple[Reward, ...] = ()


class BreakthroughsTable(_Strict, frozen=True):
    """`breakthroughs.toml`."""

    tile: tuple[BreakthroughRow, ...]


class CityRow(_Strict, frozen=True):
    """One city of the marketplace."""

    name: str
    ring: Literal["inner", "outer"]
    colour: Colour
    good: str
    bonus: Literal["camel", "favour"]


class MarketplaceTable(_Strict, frozen=True):
    """`marketplace.toml`: cities by direction, the inner one first, the paths, and prices beside the city's cube."""

    city: Annotated[tuple[CityRow, ...], msgspec.Meta(min_length=8, max_length=8)]
    path: tuple[tuple[str, str], ...]
    common_any: Count
    rare_any: Count
    first_favour: Positive


class StepRow(_Strict, frozen=True):
    """One step in the mosque: its price and reward; without a colour it is the path's."""

    cubes: Count
    any: Count
    reward: Reward
    colour: Colour | None = None


class MosqueTable(_Strict, frozen=True):
    """`mosque.toml`: the paths from the left, their steps, and the steps behind them."""

    path: tuple[Colour, Colour, Colour, Colour]
    path_step: Annotated[tuple[StepRow, ...], msgspec.Meta(min_length=1)]
    common_step: tuple[StepRow, ...]


class ScoringTileRow(_Strict, frozen=True):
    """One scoring tile: points for each own building on such a site."""

    site: Site
    points: Positive


class ScoringTilesTable(_Strict, frozen=True):
    """`scoring_tiles.toml`."""

    tile: tuple[ScoringTileRow, ...]


class UpgradesTable(_Strict, frozen=True):
    """`upgrades.toml`."""

    white: Count
    bonus: Count


class WallsTable(_Strict, frozen=True):
    """`walls.toml`: prices of a stack's segments, of a gate, and the gate places."""

    price: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    gate_cubes: Positive
    gate_favour: Positive
    gates: tuple[str, ...]


class MarketPlaceRow(_Strict, frozen=True):
    """One place of the camel market and what it gives."""

    name: Literal["top-left", "top-right", "bottom-right", "bottom-left"]
    boon: Reward


class CamelMarketTable(_Strict, frozen=True):
    """`camel_market.toml`, clockwise."""

    place: tuple[MarketPlaceRow, MarketPlaceRow, MarketPlaceRow, MarketPlaceRow]


class PileRow(_Strict, frozen=True):
    """One pile of contracts: what its cards need, and their points from the top."""

    influence: Count
    common: Count
    rare: Count
    either: Count
    scrolls: Count
    points: tuple[Positive, Positive, Positive]
    reward: Reward


class ContractsTable(_Strict, frozen=True):
    """`contracts.toml`, the lowest influence first."""

    pile: Annotated[tuple[PileRow, ...], msgspec.Meta(min_length=6, max_length=6)]


class FavourTrackTable(_Strict, frozen=True):
    """`favour_track.toml`: points of each space."""

    points: Annotated[tuple[Count, ...], msgspec.Meta(min_length=2)]


class InfluenceTrackTable(_Strict, frozen=True):
    """`influence_track.toml`: points and different spices of each space."""

    points: Annotated[tuple[Count, ...], msgspec.Meta(min_length=2)]
    spices: Annotated[tuple[Count, ...], msgspec.Meta(min_length=2)]


class MagistrateTable(_Strict, frozen=True):
    """`magistrate.toml`: the Magistrate's numbers, as the document gives them."""

    cards: tuple[Site, ...]
    above: Positive
    packet: Positive
    below: Positive
    two_courtiers: Positive
    scrolls_a_breakthrough: Positive
    level_4_points: Positive
    level_8_points: Positive
    level_8_favour: Positive
    point_space: Positive
    courtier_influence: Positive
    own_influence: Positive
    overflow_points: Positive
    pairs: tuple[PairReward, PairReward, PairReward, PairReward]
    market_camels: Positive
    wall_order: tuple[Colour, Colour, Colour, Colour]


class LevelsTable(_Strict, frozen=True):
    """`levels.toml`: points that the Magistrate may begin with."""

    points: tuple[Count, Count, Count, Count]
