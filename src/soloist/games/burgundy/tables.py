"""The tables of `components/*.toml` as they stand in the files: their schemas, and what a schema cannot check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from soloist.engine.text import say
from soloist.games.burgundy.kinds import (
    BUILDINGS,
    CASTLE,
    COLOUR_OF,
    COLOUR_SPACES,
    COLOURS,
    PHASES,
    SPECIES,
)

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


def areas_of(colour: Sequence[int], near: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return the groups of spaces of one colour that hang together, by their lowest space."""
    areas: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for start in range(len(colour)):
        if start not in seen:
            members = reached(start, near, colour)
            seen |= members
            areas.append(tuple(sorted(members)))
    return tuple(areas)


def listed_areas(row: DuchyRow) -> tuple[tuple[int, ...], ...]:
    members: dict[int, list[int]] = {}
    for space in row.spaces:
        members.setdefault(space.area, []).append(space.id)
    return tuple(tuple(members[area]) for area in sorted(members))


def reached(start: int, near: Sequence[Sequence[int]], colour: Sequence[int] | None = None) -> set[int]:
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


def check_duchies(table: DuchiesTable) -> list[str]:
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
    if len(reached(0, near)) != len(spaces):
        return [say("not every space can be reached")]
    whole = set(areas_of([COLOURS.index(space.colour) for space in spaces], [space.adjacent for space in spaces]))
    listed = listed_areas(duchy)
    if whole != set(listed) or {space.area for space in spaces} != set(range(len(listed))):
        wrong = next((members for members in listed if members not in whole), listed[-1])
        return [say('"area" of space {a} is not the area that its neighbours make', a=wrong[0])]
    for bend in duchy.bends:
        if bend.start >= len(spaces) or bend.end not in spaces[bend.start].river:
            return [say("a bend lies on no river, from {a} to {b}", a=bend.start, b=bend.end)]
    return []


def check_tiles(table: TilesTable) -> list[str]:
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


def check_solo(table: SoloTable) -> list[str]:
    target = table.target
    if not target.least <= target.start <= target.most:
        return [say('"start" in "target" should lie between "least" and "most"')]
    return []


def check_monasteries(table: MonasteriesTable) -> list[str]:
    numbers = Counter(row.number for row in table.monastery)
    return [say("monastery {n} is there {times} times", n=n, times=times) for n, times in numbers.items() if times > 1]


def short(depots: Sequence[Sequence[int]], black_spaces: int, coloured: Sequence[int], black: Sequence[int]) -> str:
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
