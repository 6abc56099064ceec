"""What is printed on the pieces of The Castles of Burgundy, ready for the rules: a match's `Box`.

What a user's own tables may change (counts, depots, numbers, duchies) is in the `Box`; what they may not change (which
kinds there are) is in `kinds`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from soloist.engine.components import TableInfo, describe, load, misfit, source_of, standard_once
from soloist.engine.text import say
from soloist.games.burgundy.kinds import (
    BUILDINGS,
    CASTLE_TILE,
    COLOURS,
    GOODS,
    KINDS,
    MINE_TILE,
    MONASTERIES,
    PHASES,
    SHIP_TILE,
    SIZES,
    SPECIES,
    animal,
    monastery,
)
from soloist.games.burgundy.tables import (
    BaseTable,
    DepotsTable,
    DuchiesTable,
    DuchyRow,
    FloorTable,
    MonasteriesTable,
    Monastery,
    SoloTable,
    TilesTable,
    areas_of,
    check_duchies,
    check_monasteries,
    check_solo,
    check_tiles,
    listed_areas,
    short,
)

PACKAGE: Final = "soloist.games.burgundy"

# What the rules read.


class Numbers(msgspec.Struct, frozen=True):
    """Every printed number that is not a count of tiles; the name of each says what it counts."""

    start_silver: int
    start_workers: int
    start_goods: int
    rounds: int
    dice: int
    phase_rounds: int
    phase_points: tuple[int, ...]
    """Points for an area completed in phase 0 to 4."""
    area_points: tuple[int, ...]
    """Points for an area by its number of spaces; index 0 is 0."""
    goods_types: int
    goods_each: int
    sale_points: int
    sale_silver: int
    storage: int
    workers_taken: int
    worker_change: int
    purchase_price: int
    trade_goods: int
    mine_silver: int
    watchtower_points: int
    boarding_house_workers: int
    bank_silver: int
    target_start: int
    target_least: int
    target_most: int
    target_step: int
    target_floor: int
    point_price: int


@dataclass(slots=True, frozen=True)
class DuchyBoard:
    """A duchy ready to use: tuples by space, and bit masks with bit s for space s.

    `near` joins `adjacent` (hexes that touch) and `river`; `dry_mask` holds only the former. `areas` lists the spaces
    of each area, `area_of` the area of each space. `rivers` are pairs of spaces, `bends` the points that our drawing
    leads each through, from the first to the second; `x` and `y` are places in that drawing, in widths of a hex.
    """

    name: str
    colour: tuple[int, ...]
    die: tuple[int, ...]
    land: tuple[str, ...]
    adjacent: tuple[tuple[int, ...], ...]
    river: tuple[tuple[int, ...], ...]
    near: tuple[tuple[int, ...], ...]
    area_of: tuple[int, ...]
    areas: tuple[tuple[int, ...], ...]
    rivers: tuple[tuple[int, int], ...]
    bends: tuple[tuple[tuple[float, float], ...], ...]
    x: tuple[float, ...]
    y: tuple[float, ...]
    near_mask: tuple[int, ...]
    dry_mask: tuple[int, ...]
    colour_mask: tuple[int, ...]
    die_mask: tuple[int, ...]
    """By number of the die; index 0 is no space."""
    area_mask: tuple[int, ...]
    all_mask: int

    @property
    def spaces(self) -> int:
        """Return how many spaces the duchy has."""
        return len(self.colour)


@dataclass(slots=True, frozen=True)
class Box:
    """Everything printed that one match needs.

    `depots` holds the colours of each of six depots, first to be removed first; `coloured` and `black` count the tiles
    of each kind by their back (49 kinds). `duchies` are by name; `joined` are the same with ship spaces that a river
    joins counted as one area. `monasteries` is by number, with an empty place 0. `tables` says where each table comes
    from.
    """

    numbers: Numbers
    duchies: dict[str, DuchyBoard]
    joined: dict[str, DuchyBoard]
    depots: tuple[tuple[int, ...], ...]
    black_spaces: int
    coloured: tuple[int, ...]
    black: tuple[int, ...]
    monasteries: tuple[Monastery, ...]
    values: tuple[int, ...]
    """The number in each monastery's effect, by number; index 0 is 0."""
    values_2011: tuple[int, ...]
    tables: tuple[TableInfo, ...]


@standard_once
def box(overrides: Path | None = None) -> Box:
    """Return the printed pieces, with the tables that the folder `overrides` replaces; raises ComponentError."""
    listed = describe(PACKAGE, overrides)
    duchies = load(PACKAGE, "duchies", DuchiesTable, overrides, check_duchies)
    tiles = load(PACKAGE, "tiles", TilesTable, overrides, check_tiles)
    depots = load(PACKAGE, "depots", DepotsTable, overrides)
    solo = load(PACKAGE, "solo", SoloTable, overrides, check_solo)
    base = load(PACKAGE, "base", BaseTable, overrides)
    floor = load(PACKAGE, "target_floor", FloorTable, overrides)
    monks = load(PACKAGE, "monasteries", MonasteriesTable, overrides, check_monasteries)
    rows = msgspec.structs.astuple(depots.numbered)
    colours = tuple(tuple(COLOURS.index(colour) for colour in row) for row in rows)
    coloured, black = _counts(tiles)
    problem = short(colours, depots.black.spaces, coloured, black)
    if problem:
        name = "tiles" if any(table.name == "tiles" and table.overridden for table in listed) else "depots"
        raise misfit(source_of(PACKAGE, name, overrides), name, problem)
    if solo.round.rounds != base.phases.rounds * len(PHASES):
        text = say(
            '"rounds" should be {n}, {phases} phases of {rounds}', n=base.phases.rounds * len(PHASES), **_of(base)
        )
        raise misfit(source_of(PACKAGE, "solo", overrides), "solo", text)
    needed = solo.start.goods + solo.round.rounds
    if tiles.goods.each * GOODS < needed:
        text = say(
            '"each" in "goods" should be {n} or more, the game needs {needed} goods',
            n=-(-needed // GOODS),
            needed=needed,
        )
        raise misfit(source_of(PACKAGE, "tiles", overrides), "tiles", text)
    if floor.target.floor > solo.target.least:
        text = say('"floor" in "target" should be {n} or less, the lowest target to begin with', n=solo.target.least)
        raise misfit(source_of(PACKAGE, "target_floor", overrides), "target_floor", text)
    by_number = sorted(monks.monastery, key=lambda row: row.number)
    return Box(
        numbers=_numbers(solo, base, floor, tiles),
        duchies={row.name: _board(row, rivers_join=False) for row in duchies.duchy},
        joined={row.name: _board(row, rivers_join=True) for row in duchies.duchy},
        depots=colours,
        black_spaces=depots.black.spaces,
        coloured=coloured,
        black=black,
        monasteries=(Monastery(0, "", ""), *by_number),
        values=(0, *(row.value for row in by_number)),
        values_2011=(0, *(row.value if row.value_2011 is None else row.value_2011 for row in by_number)),
        tables=listed,
    )


def _of(base: BaseTable) -> dict[str, object]:
    return {"phases": len(PHASES), "rounds": base.phases.rounds}


def _numbers(solo: SoloTable, base: BaseTable, floor: FloorTable, tiles: TilesTable) -> Numbers:
    return Numbers(
        start_silver=solo.start.silver,
        start_workers=solo.start.workers,
        start_goods=solo.start.goods,
        rounds=solo.round.rounds,
        dice=solo.round.dice,
        phase_rounds=base.phases.rounds,
        phase_points=base.phases.points,
        area_points=(0, *base.area.points),
        goods_types=GOODS,
        goods_each=tiles.goods.each,
        sale_points=solo.sale.points,
        sale_silver=base.sale.silver,
        storage=base.storage.spaces,
        workers_taken=base.workers.taken,
        worker_change=base.workers.change,
        purchase_price=base.purchase.price,
        trade_goods=solo.ship.trade,
        mine_silver=base.mine.silver,
        watchtower_points=base.buildings.watchtower_points,
        boarding_house_workers=base.buildings.boarding_house_workers,
        bank_silver=base.buildings.bank_silver,
        target_start=solo.target.start,
        target_least=solo.target.least,
        target_most=solo.target.most,
        target_step=solo.target.step,
        target_floor=floor.target.floor,
        point_price=solo.target.point_price,
    )


def _counts(tiles: TilesTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many tiles of each kind have a coloured back, and how many a black one."""
    coloured, black = [0] * (KINDS - 1), [0] * (KINDS - 1)
    for building in tiles.building:
        kind = BUILDINGS.index(building.type)
        coloured[kind], black[kind] = building.coloured, building.black
    for row in tiles.animal:
        first = animal(SPECIES.index(row.species), SIZES[0])
        coloured[first : first + len(SIZES)] = msgspec.structs.astuple(row.coloured)
        black[first : first + len(SIZES)] = msgspec.structs.astuple(row.black)
    for number in range(1, MONASTERIES + 1):
        (black if number in tiles.monastery.black else coloured)[monastery(number)] = 1
    for kind, back in ((SHIP_TILE, tiles.ship), (CASTLE_TILE, tiles.castle), (MINE_TILE, tiles.mine)):
        coloured[kind], black[kind] = back.coloured, back.black
    return tuple(coloured), tuple(black)


def _board(row: DuchyRow, rivers_join: bool) -> DuchyBoard:
    spaces = row.spaces
    colour = tuple(COLOURS.index(space.colour) for space in spaces)
    die = tuple(space.die for space in spaces)
    adjacent = tuple(space.adjacent for space in spaces)
    river = tuple(space.river for space in spaces)
    near = tuple(tuple(sorted({*space.adjacent, *space.river})) for space in spaces)
    areas = areas_of(colour, near) if rivers_join else listed_areas(row)
    area_of = [0] * len(spaces)
    for area, members in enumerate(areas):
        for space in members:
            area_of[space] = area
    rivers = tuple((a, b) for a, others in enumerate(river) for b in others if a < b)
    bends = {(bend.start, bend.end): bend.points for bend in row.bends}
    bends |= {(bend.end, bend.start): bend.points[::-1] for bend in row.bends}
    return DuchyBoard(
        name=row.name,
        colour=colour,
        die=die,
        land=tuple(space.land for space in spaces),
        adjacent=adjacent,
        river=river,
        near=near,
        area_of=tuple(area_of),
        areas=areas,
        rivers=rivers,
        bends=tuple(bends.get(pair, ()) for pair in rivers),
        x=tuple(space.x for space in spaces),
        y=tuple(space.y for space in spaces),
        near_mask=tuple(_mask(others) for others in near),
        dry_mask=tuple(_mask(others) for others in adjacent),
        colour_mask=tuple(_mask([s for s, c in enumerate(colour) if c == wanted]) for wanted in range(len(COLOURS))),
        die_mask=tuple(_mask([s for s, d in enumerate(die) if d == wanted]) for wanted in range(7)),
        area_mask=tuple(_mask(members) for members in areas),
        all_mask=(1 << len(spaces)) - 1,
    )


def _mask(spaces: Sequence[int]) -> int:
    return sum(1 << space for space in spaces)


COLOURED_COUNTS: Final[tuple[int, ...]] = box().coloured
"""How many tiles of each kind have a coloured back, in the printed game."""
BLACK_COUNTS: Final[tuple[int, ...]] = box().black
"""How many tiles of each kind have a black back, in the printed game."""
