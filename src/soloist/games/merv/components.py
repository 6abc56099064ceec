"""The printed pieces of Merv: a match's `Box`, made from the tables of `components/*.toml`.

Kinds are in `kinds`, the shapes of the files in `tables`, what a user's own files must agree with in `checks`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from soloist.engine.components import TableInfo, Tables, standard_once
from soloist.games.merv import checks, tables
from soloist.games.merv.kinds import (
    ACTIONS,
    COLOURS,
    LEVELS,
    NONE,
    PLAIN,
    SITES,
    SLOT_WORDS,
    SLOTS,
    UPGRADES,
    WHITE,
)
from soloist.games.merv.pieces import (
    Breakthrough,
    City,
    Contract,
    Hall,
    Numbers,
    Part,
    ScoringTile,
    Step,
)

__all__ = [
    "PACKAGE",
    "Box",
    "Breakthrough",
    "City",
    "Contract",
    "Hall",
    "Numbers",
    "Part",
    "ScoringTile",
    "Step",
    "box",
]

PACKAGE: Final = "soloist.games.merv"


@dataclass(slots=True, frozen=True)
class Box:
    """Everything printed that one match needs."""

    numbers: Numbers
    magistrate: tables.MagistrateTable
    site_action: tuple[int, ...]
    """By site tile: the action."""
    site_colour: tuple[int, ...]
    """By site tile: the colour of its cube."""
    start_camels: tuple[int, ...]
    """By people, from 0: camels on caravan cards; the index 1 is the solo game."""
    start_camels_more: int
    """In the solo game, by the other reading."""
    spice_cards: tuple[int, ...]
    pair_rewards: tuple[Part, ...]
    set_points: tuple[int, ...]
    halls: tuple[Hall, ...]
    breakthroughs: tuple[Breakthrough, ...]
    saving_tile: tuple[int, ...]
    """By action: the level 2 tile that makes it a cube cheaper, or NONE."""
    cities: tuple[City, ...]
    paths: tuple[tuple[int, int], ...]
    path_colours: tuple[int, ...]
    steps: tuple[Step, ...]
    """The steps in the mosque; the first `path_length` of them lie on a path."""
    path_length: int
    scoring_tiles: tuple[ScoringTile, ...]
    upgrades: tuple[int, ...]
    """How many upgrade tiles there are, by kind: the bonus of each colour, then white."""
    wall_prices: tuple[int, ...]
    gate_places: tuple[bool, ...]
    """By wall place."""
    boons: tuple[Part, ...]
    """By place of the camel market."""
    contracts: tuple[Contract, ...]
    """Pile by pile, each from the top."""
    pile_size: int
    favour_points: tuple[int, ...]
    influence_points: tuple[int, ...]
    spices_allowed: tuple[int, ...]
    """By space of the influence track."""
    levels: tuple[int, ...]
    """Points that the Magistrate may begin with."""
    pieces: tables.PiecesTable
    tables: tuple[TableInfo, ...]


@standard_once
def box(overrides: Path | None = None) -> Box:
    """Return the printed pieces, with the tables that the folder `overrides` replaces; raises ComponentError."""
    own = Tables(PACKAGE, overrides)
    read = own.read

    pieces = read("pieces", tables.PiecesTable, checks.pieces)
    shares = read("shares", tables.SharesTable, checks.shares_of(pieces), "pieces")
    frame = read("frame", tables.FrameTable, checks.frame)
    sites = read("sites", tables.SitesTable, checks.sites_of(pieces), "pieces")
    actions = read("actions", tables.ActionsTable)
    caravan = read("caravan", tables.CaravanTable, checks.caravan_of(pieces), "pieces")
    halls = read("halls", tables.HallsTable, checks.halls)
    tiles = read("breakthroughs", tables.BreakthroughsTable, checks.breakthroughs_of(pieces), "pieces")
    market = read("marketplace", tables.MarketplaceTable, checks.marketplace)
    mosque = read("mosque", tables.MosqueTable, checks.mosque)
    scoring = read("scoring_tiles", tables.ScoringTilesTable, checks.scoring_tiles_of(pieces), "pieces")
    upgrades = read("upgrades", tables.UpgradesTable, checks.upgrades_of(pieces), "pieces")
    walls = read("walls", tables.WallsTable, checks.walls_of(pieces), "pieces")
    camel_market = read("camel_market", tables.CamelMarketTable, checks.camel_market)
    favour = read("favour_track", tables.FavourTrackTable)
    influence = read("influence_track", tables.InfluenceTrackTable, checks.influence_track)
    piles = read(
        "contracts",
        tables.ContractsTable,
        checks.contracts_of(pieces, shares, influence),
        "pieces",
        "shares",
        "influence_track",
    )
    start = read(
        "start",
        tables.StartTable,
        checks.start_of(pieces, market, mosque, caravan),
        "pieces",
        "marketplace",
        "mosque",
        "caravan",
    )
    names = [row.name for row in market.city]
    paths = tuple((names.index(a), names.index(b)) for a, b in market.path)
    breakthroughs = tuple(_breakthrough(row) for row in tiles.tile)
    saves = [tile.saves for tile in breakthroughs]
    site_rows = [(action, colour) for action in range(SITES) for colour in getattr(sites, ACTIONS[action])]
    return Box(
        numbers=_numbers(
            frame, pieces, shares, caravan, halls, start, actions, market, walls, favour, influence, mosque
        ),
        magistrate=read("magistrate", tables.MagistrateTable, checks.magistrate_of(pieces), "pieces"),
        site_action=tuple(action for action, _ in site_rows),
        site_colour=tuple(COLOURS.index(colour) for _, colour in site_rows),
        start_camels=(0, start.camels_solo, *start.camels),
        start_camels_more=start.camels_solo_more,
        spice_cards=tuple(row.cards for row in caravan.spice),
        pair_rewards=tuple(row.reward for row in caravan.spice),
        set_points=read("sets", tables.SetsTable).points,
        halls=tuple(Hall(COLOURS.index(row.colour), row.counts) for row in halls.hall),
        breakthroughs=breakthroughs,
        saving_tile=tuple(saves.index(action) if action in saves else NONE for action in range(len(ACTIONS))),
        cities=tuple(_city(number, row, paths) for number, row in enumerate(market.city)),
        paths=paths,
        path_colours=tuple(COLOURS.index(colour) for colour in mosque.path),
        steps=tuple(_step(row) for row in (*mosque.path_step, *mosque.common_step)),
        path_length=len(mosque.path_step),
        scoring_tiles=tuple(ScoringTile(ACTIONS.index(row.site), row.points) for row in scoring.tile),
        upgrades=tuple(upgrades.white if kind == WHITE else upgrades.bonus for kind in range(UPGRADES)),
        wall_prices=walls.price,
        gate_places=tuple(SLOT_WORDS[slot] in walls.gates for slot in range(SLOTS)),
        boons=tuple(row.boon for row in camel_market.place),
        contracts=tuple(
            Contract(row.influence, row.common, row.rare, row.either, row.scrolls, points, row.reward)
            for row in piles.pile
            for points in row.points
        ),
        pile_size=len(piles.pile[0].points),
        favour_points=favour.points,
        influence_points=influence.points,
        spices_allowed=influence.spices,
        levels=read("levels", tables.LevelsTable, checks.levels).points,
        pieces=pieces,
        tables=own.listed,
    )


def _breakthrough(row: tables.BreakthroughRow) -> Breakthrough:
    saves = NONE if row.saves is None else ACTIONS.index(row.saves)
    return Breakthrough(row.id, row.name, LEVELS.index(row.level), saves, row.reward)


def _city(number: int, row: tables.CityRow, paths: tuple[tuple[int, int], ...]) -> City:
    """Inner cities have even numbers; the outer one of the direction comes next."""
    near = tuple(sorted({b if a == number else a for a, b in paths if number in (a, b)}))
    rare = row.ring == "outer"
    return City(row.name, row.good, COLOURS.index(row.colour), rare, number - rare, row.bonus == "camel", near)


def _step(row: tables.StepRow) -> Step:
    colour = NONE if row.colour is None else COLOURS.index(row.colour)
    return Step(colour, row.cubes, row.any, row.reward)


def _numbers(
    frame: tables.FrameTable,
    pieces: tables.PiecesTable,
    shares: tables.SharesTable,
    caravan: tables.CaravanTable,
    halls: tables.HallsTable,
    start: tables.StartTable,
    actions: tables.ActionsTable,
    market: tables.MarketplaceTable,
    walls: tables.WallsTable,
    favour: tables.FavourTrackTable,
    influence: tables.InfluenceTrackTable,
    mosque: tables.MosqueTable,
) -> Numbers:
    return Numbers(
        years=frame.years,
        rounds=frame.rounds,
        invasions=frame.invasions,
        own_influence=frame.own_influence,
        other_influence=frame.other_influence,
        building_points=frame.building_points,
        overflow_points=frame.overflow_points,
        camels=pieces.camels,
        cubes=pieces.cubes,
        buildings=pieces.buildings,
        servants=pieces.servants,
        posts=pieces.discs - shares.markers,
        scrolls=shares.scrolls_each,
        scrolls_at_once=min(shares.scrolls_at_once, PLAIN),
        goods=shares.goods_each,
        gates=pieces.gates,
        row=caravan.row,
        pair=caravan.pair,
        hall_room=halls.room,
        start_white=start.white_cubes,
        favour=actions.favour,
        soldier_cubes=actions.soldier_cubes,
        ransom_cubes=actions.ransom_cubes,
        contract_cubes=actions.contract_cubes,
        common_any=market.common_any,
        rare_any=market.rare_any,
        first_favour=market.first_favour,
        gate_cubes=walls.gate_cubes,
        gate_favour=walls.gate_favour,
        favour_end=len(favour.points) - 1,
        influence_end=len(influence.points) - 1,
        mosque_end=len(mosque.path_step) + len(mosque.common_step),
    )
