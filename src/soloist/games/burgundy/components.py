"""The printed pieces of The Castles of Burgundy: kinds of tile, the tables of `components/*.toml`, and a match's `Box`.

Colours, kinds and goods are small whole numbers. What a user's own tables may change (counts, depots, numbers,
duchies) is in the `Box` of a match; what they may not change (which kinds there are) is in the `Final` tables here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from soloist.engine.components import TableInfo, describe, load, misfit, source_of
from soloist.engine.text import N_, say

PACKAGE: Final = "soloist.games.burgundy"

# Colours, for spaces and tiles alike.
BUILDING: Final = 0
ANIMAL: Final = 1
MONASTERY: Final = 2
SHIP: Final = 3
CASTLE: Final = 4
MINE: Final = 5
COLOURS: Final = ("building", "animal", "monastery", "ship", "castle", "mine")

# Kinds of tile: 0 to 7 buildings, 8 to 19 animals, 20 to 45 monasteries 1 to 26, then ship, castle, mine.
WAREHOUSE: Final = 0
WATCHTOWER: Final = 1
CARPENTER: Final = 2
CHURCH: Final = 3
MARKET: Final = 4
BOARDING_HOUSE: Final = 5
BANK: Final = 6
CITY_HALL: Final = 7
BUILDINGS: Final = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding house", "bank", "city hall")

COW: Final = 0
PIG: Final = 1
SHEEP: Final = 2
CHICKEN: Final = 3
SPECIES: Final = ("cow", "pig", "sheep", "chicken")
FIRST_ANIMAL: Final = 8
SIZES: Final = (2, 3, 4)

FIRST_MONASTERY: Final = 20
MONASTERIES: Final = 26

SHIP_TILE: Final = 46
CASTLE_TILE: Final = 47
MINE_TILE: Final = 48
JOKER: Final = 49
"""A tile lying face down."""
KINDS: Final = 50

COLOUR_OF: Final[tuple[int, ...]] = (BUILDING,) * 8 + (ANIMAL,) * 12 + (MONASTERY,) * 26 + (SHIP, CASTLE, MINE, -1)
"""The colour of each kind; -1 for a joker."""
SPECIES_OF: Final[tuple[int, ...]] = tuple(
    (kind - FIRST_ANIMAL) // len(SIZES) if COLOUR_OF[kind] == ANIMAL else -1 for kind in range(KINDS)
)
"""The species on each kind; -1 where there is none."""
ANIMALS_ON: Final[tuple[int, ...]] = tuple(
    SIZES[(kind - FIRST_ANIMAL) % len(SIZES)] if COLOUR_OF[kind] == ANIMAL else 0 for kind in range(KINDS)
)
"""How many animals are on each kind."""

GOODS: Final = 6
"""Types of goods: type g belongs to the die number g + 1."""
DEPOTS: Final = 6
PHASES: Final = ("A", "B", "C", "D", "E")

COLOUR_SPACES: Final = (12, 6, 6, 6, 4, 3)
"""How many spaces of each colour every duchy has."""

COLOUR_NAMES: Final = (N_("building"), N_("animal"), N_("monastery"), N_("ship"), N_("castle"), N_("mine"))
BUILDING_NAMES: Final = (
    N_("warehouse"),
    N_("watchtower"),
    N_("carpenter's workshop"),
    N_("church"),
    N_("market"),
    N_("boarding house"),
    N_("bank"),
    N_("city hall"),
)
SPECIES_NAMES: Final = (N_("cow"), N_("pig"), N_("sheep"), N_("chicken"))


def animal(species: int, count: int) -> int:
    """Return the kind of the tile with `count` (2 to 4) animals of a species."""
    return FIRST_ANIMAL + species * len(SIZES) + count - SIZES[0]


def monastery(number: int) -> int:
    """Return the kind of the monastery with that number (1 to 26)."""
    return FIRST_MONASTERY + number - 1


# The tables as they stand in the files.

Colour = Literal["building", "animal", "monastery", "ship", "castle", "mine"]
BuildingType = Literal[
    "warehouse", "watchtower", "carpenter", "church", "market", "boarding house", "bank", "city hall"
]
SpeciesName = Literal["cow", "pig", "sheep", "chicken"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of fields that refuses those it does not know."""


class SpaceRow(_Strict, frozen=True):
    """One space of a duchy, with its place in our drawing (hexes 1 wide)."""

    id: Count
    x: float
    y: float
    colour: Colour
    die: Die
    land: str
    area: Count
    adjacent: tuple[Count, ...]
    river: tuple[Count, ...]


class BendRow(_Strict, frozen=True, rename={"start": "from", "end": "to"}):
    """The points that our drawing leads a river through."""

    start: Count
    end: Count
    points: tuple[tuple[float, float], ...]


class DuchyRow(_Strict, frozen=True):
    """One duchy."""

    name: str
    spaces: tuple[SpaceRow, ...]
    bends: tuple[BendRow, ...] = ()


class DuchiesTable(_Strict, frozen=True):
    """`duchies.toml`."""

    duchy: Annotated[tuple[DuchyRow, ...], msgspec.Meta(min_length=1)]


class BackRow(_Strict, frozen=True):
    """How many tiles have each back."""

    coloured: Count
    black: Count


class BuildingRow(_Strict, frozen=True):
    """How many of one type of building have each back."""

    type: BuildingType
    coloured: Count
    black: Count


class SizeRow(_Strict, frozen=True):
    """How many tiles show two, three and four animals."""

    two: Count
    three: Count
    four: Count


class AnimalRow(_Strict, frozen=True):
    """How many tiles of one species have each back."""

    species: SpeciesName
    coloured: SizeRow
    black: SizeRow


class BlackMonasteriesRow(_Strict, frozen=True):
    """The numbers of the monasteries with a black back."""

    black: tuple[Annotated[int, msgspec.Meta(ge=1, le=26)], ...]


class GoodsRow(_Strict, frozen=True):
    """How many goods tiles there are of each type."""

    each: Positive


class TilesTable(_Strict, frozen=True):
    """`tiles.toml`."""

    building: tuple[BuildingRow, ...]
    animal: tuple[AnimalRow, ...]
    monastery: BlackMonasteriesRow
    ship: BackRow
    castle: BackRow
    mine: BackRow
    goods: GoodsRow


_Pair = tuple[Colour, Colour]


class NumberedRow(
    _Strict, frozen=True, rename={"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
):
    """The two colours of each numbered depot, the first to be removed first."""

    one: _Pair
    two: _Pair
    three: _Pair
    four: _Pair
    five: _Pair
    six: _Pair


class BlackDepotRow(_Strict, frozen=True):
    """The black depot."""

    spaces: Positive


class DepotsTable(_Strict, frozen=True):
    """`depots.toml`."""

    numbered: NumberedRow
    black: BlackDepotRow


class StartRow(_Strict, frozen=True):
    """What one begins with."""

    silver: Count
    workers: Count
    goods: Count


class RoundRow(_Strict, frozen=True):
    """Rounds of the game and dice of a round."""

    rounds: Positive
    dice: Positive


class SalePointsRow(_Strict, frozen=True):
    """Points for each goods tile sold."""

    points: Count


class ShipRow(_Strict, frozen=True):
    """Goods for one tile of the black depot."""

    trade: Positive


class TargetRow(_Strict, frozen=True):
    """The target marker, and the price of a point in silver."""

    start: Positive
    least: Positive
    most: Positive
    step: Positive
    point_price: Positive


class SoloTable(_Strict, frozen=True):
    """`solo.toml`."""

    start: StartRow
    round: RoundRow
    sale: SalePointsRow
    ship: ShipRow
    target: TargetRow


class FloorRow(_Strict, frozen=True):
    """The lowest target."""

    floor: Positive


class FloorTable(_Strict, frozen=True):
    """`target_floor.toml`."""

    target: FloorRow


class PhasesRow(_Strict, frozen=True):
    """Rounds in a phase, and points for an area completed in it."""

    rounds: Positive
    points: tuple[Count, Count, Count, Count, Count]


class AreaRow(_Strict, frozen=True):
    """Points for an area by its number of spaces."""

    points: Annotated[tuple[Count, ...], msgspec.Meta(min_length=8)]


class StorageRow(_Strict, frozen=True):
    """Storage spaces."""

    spaces: Positive


class WorkersRow(_Strict, frozen=True):
    """Workers taken by the action, and what one changes a die by."""

    taken: Count
    change: Positive


class SaleSilverRow(_Strict, frozen=True):
    """Silver for a sale."""

    silver: Count


class PurchaseRow(_Strict, frozen=True):
    """The purchase from the black depot."""

    price: Literal[2]
    times: Literal[1]


class MineRow(_Strict, frozen=True):
    """Silver for a mine at the end of a phase."""

    silver: Count


class BuildingsRow(_Strict, frozen=True):
    """Numbers in the effects of buildings."""

    watchtower_points: Count
    boarding_house_workers: Count
    bank_silver: Count


class BaseTable(_Strict, frozen=True):
    """`base.toml`."""

    phases: PhasesRow
    area: AreaRow
    storage: StorageRow
    workers: WorkersRow
    sale: SaleSilverRow
    purchase: PurchaseRow
    mine: MineRow
    buildings: BuildingsRow


class Monastery(_Strict, frozen=True):
    """One monastery: when it works, its effect in words (`{value}` is its number), and what 2011 has instead.

    `building` is the type that a scoring monastery counts; `workers_pay` says whether workers may pay for a purchase.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=26)]
    when: str
    effect: str
    value: Count = 0
    value_2011: Count | None = None
    building: BuildingType | None = None
    effect_2011: str | None = None
    workers_pay: bool = False
    workers_pay_2011: bool | None = None


class MonasteriesTable(_Strict, frozen=True):
    """`monasteries.toml`."""

    monastery: Annotated[tuple[Monastery, ...], msgspec.Meta(min_length=26, max_length=26)]


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


def box(overrides: Path | None = None) -> Box:
    """Return the printed pieces, with the tables that the folder `overrides` replaces; raises ComponentError."""
    return _standard() if overrides is None else _box(overrides)


@cache
def _standard() -> Box:
    return _box(None)


def _box(overrides: Path | None) -> Box:
    listed = describe(PACKAGE, overrides)
    duchies = load(PACKAGE, "duchies", DuchiesTable, overrides, _check_duchies)
    tiles = load(PACKAGE, "tiles", TilesTable, overrides, _check_tiles)
    depots = load(PACKAGE, "depots", DepotsTable, overrides)
    solo = load(PACKAGE, "solo", SoloTable, overrides, _check_solo)
    base = load(PACKAGE, "base", BaseTable, overrides)
    floor = load(PACKAGE, "target_floor", FloorTable, overrides)
    monks = load(PACKAGE, "monasteries", MonasteriesTable, overrides, _check_monasteries)
    rows = msgspec.structs.astuple(depots.numbered)
    colours = tuple(tuple(COLOURS.index(colour) for colour in row) for row in rows)
    coloured, black = _counts(tiles)
    problem = _short(colours, depots.black.spaces, coloured, black)
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
    areas = _areas(colour, near) if rivers_join else _listed_areas(row)
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


def _areas(colour: Sequence[int], near: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return the groups of spaces of one colour that hang together, by their lowest space."""
    areas: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for start in range(len(colour)):
        if start not in seen:
            members = _reached(start, near, colour)
            seen |= members
            areas.append(tuple(sorted(members)))
    return tuple(areas)


def _listed_areas(row: DuchyRow) -> tuple[tuple[int, ...], ...]:
    members: dict[int, list[int]] = {}
    for space in row.spaces:
        members.setdefault(space.area, []).append(space.id)
    return tuple(tuple(members[area]) for area in sorted(members))


def _reached(start: int, near: Sequence[Sequence[int]], colour: Sequence[int] | None = None) -> set[int]:
    """Return what hangs together with a space; within its colour if colours are given."""
    reached, open_ = {start}, [start]
    while open_:
        space = open_.pop()
        for other in near[space]:
            if other not in reached and (colour is None or colour[other] == colour[space]):
                reached.add(other)
                open_.append(other)
    return reached


# Checks of tables that a schema cannot make. Each problem continues a sentence after a colon.


def _check_duchies(table: DuchiesTable) -> list[str]:
    problems = [
        say('there are two duchies named "{name}"', name=name)
        for name, times in Counter(duchy.name for duchy in table.duchy).items()
        if times > 1
    ]
    for duchy in table.duchy:
        problems += [say('duchy "{name}": {problem}', name=duchy.name, problem=text) for text in _check_duchy(duchy)]
    return problems


def _check_duchy(duchy: DuchyRow) -> list[str]:
    spaces = duchy.spaces
    for place, space in enumerate(spaces):
        if space.id != place:
            return [say('"id" in entry {n} of "spaces" should be {place}', n=place + 1, place=place)]
    for number, colour in enumerate(COLOURS):
        n = sum(space.colour == colour for space in spaces)
        if n != COLOUR_SPACES[number]:
            return [say("it has {n} {colour} spaces, not {wanted}", n=n, colour=colour, wanted=COLOUR_SPACES[number])]
    for field in ("adjacent", "river"):
        lists: list[tuple[int, ...]] = [space.adjacent if field == "adjacent" else space.river for space in spaces]
        for place, others in enumerate(lists):
            for other in others:
                if other >= len(spaces) or other == place:
                    return [say('"{field}" of space {a} cannot name {b}', field=field, a=place, b=other)]
                if place not in lists[other]:
                    return [
                        say(
                            '"{field}" of space {a} names {b}, but not the other way round',
                            field=field,
                            a=place,
                            b=other,
                        )
                    ]
    near = [(*space.adjacent, *space.river) for space in spaces]
    if len(_reached(0, near)) != len(spaces):
        return [say("not every space can be reached")]
    whole = set(_areas([COLOURS.index(space.colour) for space in spaces], [space.adjacent for space in spaces]))
    listed = _listed_areas(duchy)
    if whole != set(listed) or {space.area for space in spaces} != set(range(len(listed))):
        wrong = next((members for members in listed if members not in whole), listed[-1])
        return [say('"area" of space {a} is not the area that its neighbours make', a=wrong[0])]
    for bend in duchy.bends:
        if bend.start >= len(spaces) or bend.end not in spaces[bend.start].river:
            return [say("a bend lies on no river, from {a} to {b}", a=bend.start, b=bend.end)]
    return []


def _check_tiles(table: TilesTable) -> list[str]:
    problems = []
    for type_ in BUILDINGS:
        if sum(row.type == type_ for row in table.building) != 1:
            problems.append(say('"building" should name "{name}" once', name=type_))
    for species in SPECIES:
        if sum(row.species == species for row in table.animal) != 1:
            problems.append(say('"animal" should name "{name}" once', name=species))
    if len(set(table.monastery.black)) != len(table.monastery.black):
        problems.append(say('"black" in "monastery" names a monastery twice'))
    return problems


def _check_solo(table: SoloTable) -> list[str]:
    target = table.target
    if not target.least <= target.start <= target.most:
        return [say('"start" in "target" should lie between "least" and "most"')]
    return []


def _check_monasteries(table: MonasteriesTable) -> list[str]:
    numbers = Counter(row.number for row in table.monastery)
    return [say("monastery {n} is there {times} times", n=n, times=times) for n, times in numbers.items() if times > 1]


def _short(depots: Sequence[Sequence[int]], black_spaces: int, coloured: Sequence[int], black: Sequence[int]) -> str:
    """Return what is wrong if the tiles do not last for five phases and the first castle, or nothing."""
    spaces = Counter(colour for depot in depots for colour in depot)
    for colour, n in spaces.items():
        needed = n * len(PHASES) + (colour == CASTLE)
        there = sum(count for kind, count in enumerate(coloured) if COLOUR_OF[kind] == colour)
        if there < needed:
            return say(
                "{n} {colour} tiles with a coloured back do not fill the depots, which need {needed}",
                n=there,
                colour=COLOURS[colour],
                needed=needed,
            )
    if sum(black) < black_spaces * len(PHASES):
        return say(
            "{n} tiles with a black back do not fill the black depot, which needs {needed}",
            n=sum(black),
            needed=black_spaces * len(PHASES),
        )
    return ""


COLOURED_COUNTS: Final[tuple[int, ...]] = _standard().coloured
"""How many tiles of each kind have a coloured back, in the printed game."""
BLACK_COUNTS: Final[tuple[int, ...]] = _standard().black
"""How many tiles of each kind have a black back, in the printed game."""
