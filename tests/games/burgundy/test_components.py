"""The printed pieces: what was counted in the box, both duchies, and tables of one's own."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from tests.own_tables import OwnTables

from soloist.engine.components import Standing
from soloist.games.burgundy.components import BLACK_COUNTS, COLOURED_COUNTS, box
from soloist.games.burgundy.kinds import (
    ANIMAL,
    ANIMALS_ON,
    BUILDING,
    BUILDING_NAMES,
    BUILDINGS,
    CASTLE,
    CASTLE_TILE,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOUR_SPACES,
    COLOURS,
    GOODS,
    JOKER,
    KINDS,
    MINE,
    MINE_TILE,
    MONASTERY,
    PHASES,
    SHIP,
    SHIP_TILE,
    SPECIES,
    SPECIES_NAMES,
    SPECIES_OF,
    animal,
    monastery,
)

BOTH = ("13A", "13B")
TABLES = ("base", "depots", "duchies", "monasteries", "solo", "target_floor", "tiles")


def per_colour(counts: tuple[int, ...]) -> list[int]:
    return [sum(n for kind, n in enumerate(counts) if COLOUR_OF[kind] == colour) for colour in range(6)]


# Tiles and goods.


@pytest.mark.clauses("burgundy.pieces.tiles")
def test_the_tiles_are_164() -> None:
    assert per_colour(COLOURED_COUNTS) == [40, 20, 20, 20, 14, 10]
    assert per_colour(BLACK_COUNTS) == [16, 8, 6, 6, 2, 2]
    assert sum(COLOURED_COUNTS) == 124
    assert sum(BLACK_COUNTS) == 40
    assert (box().coloured, box().black) == (COLOURED_COUNTS, BLACK_COUNTS)


@pytest.mark.clauses("burgundy.pieces.buildings")
def test_each_building_is_there_seven_times() -> None:
    assert COLOURED_COUNTS[:8] == (5,) * 8
    assert BLACK_COUNTS[:8] == (2,) * 8


@pytest.mark.clauses("burgundy.pieces.animals")
def test_each_species_has_seven_tiles() -> None:
    assert SPECIES == ("cow", "pig", "sheep", "chicken")
    for species in range(4):
        kinds = [animal(species, count) for count in (2, 3, 4)]
        assert [ANIMALS_ON[kind] for kind in kinds] == [2, 3, 4]
        assert {SPECIES_OF[kind] for kind in kinds} == {species}
        assert [COLOURED_COUNTS[kind] for kind in kinds] == [2, 2, 1]
        assert [BLACK_COUNTS[kind] for kind in kinds] == [0, 1, 1]


@pytest.mark.clauses("burgundy.pieces.monasteries")
def test_every_monastery_is_there_once() -> None:
    kinds = [monastery(number) for number in range(1, 27)]
    assert kinds == list(range(20, 46))
    assert all(COLOURED_COUNTS[kind] + BLACK_COUNTS[kind] == 1 for kind in kinds)
    assert [kind - 19 for kind in kinds if BLACK_COUNTS[kind]] == [7, 12, 14, 15, 24, 25]


@pytest.mark.clauses("burgundy.pieces.goods")
def test_the_goods_are_42() -> None:
    numbers = box().numbers
    assert (numbers.goods_types, numbers.goods_each) == (GOODS, 7) == (6, 7)
    assert numbers.goods_types * numbers.goods_each == 42
    assert numbers.start_goods + numbers.rounds == 28


def test_kinds_are_in_order() -> None:
    assert (SHIP_TILE, CASTLE_TILE, MINE_TILE, JOKER, KINDS) == (46, 47, 48, 49, 50)
    assert len(COLOUR_OF) == len(SPECIES_OF) == len(ANIMALS_ON) == KINDS
    assert [COLOUR_OF[kind] for kind in (0, 7, 8, 19, 20, 45, 46, 47, 48, 49)] == [0, 0, 1, 1, 2, 2, 3, 4, 5, -1]
    assert [kind for kind in range(KINDS) if ANIMALS_ON[kind]] == list(range(8, 20))
    assert (len(COLOURED_COUNTS), len(BLACK_COUNTS)) == (49, 49)
    assert [len(names) for names in (COLOUR_NAMES, BUILDING_NAMES, SPECIES_NAMES)] == [6, len(BUILDINGS), 4]


# Depots.


@pytest.mark.clauses("burgundy.setup.board")
def test_a_phase_has_twelve_tiles_and_four_black_ones() -> None:
    printed = box()
    assert sum(len(depot) for depot in printed.depots) == 12
    assert printed.black_spaces == 4


@pytest.mark.clauses("burgundy.setup.depots")
def test_the_depots_have_their_colours_in_the_order_of_removal() -> None:
    assert box().depots == (
        (BUILDING, SHIP),
        (MONASTERY, CASTLE),
        (ANIMAL, BUILDING),
        (SHIP, BUILDING),
        (MINE, MONASTERY),
        (BUILDING, ANIMAL),
    )


def test_the_tiles_last_for_five_phases_and_the_first_castle() -> None:
    printed = box()
    phase = Counter(colour for depot in printed.depots for colour in depot)
    assert [phase[colour] * len(PHASES) for colour in range(6)] == [20, 10, 10, 10, 5, 5]
    there = per_colour(printed.coloured)
    assert all(phase[colour] * 5 + (colour == CASTLE) <= there[colour] for colour in range(6))
    assert printed.black_spaces * 5 <= sum(printed.black)


# Numbers.


def test_areas_score_by_size_and_phase() -> None:
    numbers = box().numbers
    assert numbers.area_points == (0, 1, 3, 6, 10, 15, 21, 28, 36)
    assert numbers.phase_points == (10, 8, 6, 4, 2)


def test_the_target_has_its_range_step_and_floor() -> None:
    numbers = box().numbers
    assert (numbers.target_least, numbers.target_start, numbers.target_most) == (45, 50, 55)
    assert (numbers.target_step, numbers.target_floor) == (5, 5)


@pytest.mark.clauses("burgundy.phase.rounds")
def test_five_phases_of_five_rounds_make_twenty_five() -> None:
    numbers = box().numbers
    assert PHASES == ("A", "B", "C", "D", "E")
    assert numbers.phase_rounds * len(PHASES) == numbers.rounds == 25


def test_the_other_numbers_are_as_printed() -> None:
    numbers = box().numbers
    assert (numbers.start_silver, numbers.start_workers, numbers.start_goods, numbers.dice) == (1, 2, 3, 2)
    assert (numbers.sale_points, numbers.sale_silver, numbers.storage) == (2, 1, 3)
    assert (numbers.workers_taken, numbers.worker_change, numbers.purchase_price) == (2, 1, 2)
    assert (numbers.trade_goods, numbers.mine_silver, numbers.point_price) == (5, 1, 1)
    assert (numbers.watchtower_points, numbers.boarding_house_workers, numbers.bank_silver) == (4, 4, 2)


# Monasteries.


def test_monasteries_have_their_numbers() -> None:
    printed = box()
    assert [row.number for row in printed.monasteries] == list(range(27))
    values = (0, 0, 1, 2, 1, 2, 0, 1, 2, 1, 1, 1, 1, 1, 4, 2, *[4] * 8, 4, 1, 3)
    assert printed.values == values
    assert all("{value}" in row.effect for row in printed.monasteries if row.value)


def test_three_monasteries_differ_by_edition() -> None:
    printed = box()
    both = zip(printed.values, printed.values_2011, strict=True)
    assert {n: pair for n, pair in enumerate(both) if pair[0] != pair[1]} == {15: (2, 3), 26: (3, 2)}
    sixth = printed.monasteries[6]
    assert (sixth.workers_pay, sixth.workers_pay_2011) == (True, False)
    assert sixth.effect != sixth.effect_2011


def test_eight_monasteries_score_one_building_each() -> None:
    assert tuple(row.building for row in box().monasteries[16:24]) == BUILDINGS
    assert all(row.building is None for row in (*box().monasteries[:16], *box().monasteries[24:]))


# Duchies.


@pytest.mark.clauses("burgundy.duchy.choice")
def test_there_are_two_duchies() -> None:
    assert tuple(box().duchies) == BOTH


@pytest.mark.clauses("burgundy.duchy.spaces")
@pytest.mark.parametrize("name", BOTH)
def test_a_duchy_has_37_spaces_with_colours_and_numbers(name: str) -> None:
    duchy = box().duchies[name]
    assert duchy.spaces == 37
    assert tuple(duchy.colour.count(colour) for colour in range(len(COLOURS))) == COLOUR_SPACES == (12, 6, 6, 6, 4, 3)
    dice = Counter(duchy.die)
    assert [dice[die] for die in range(1, 7)] == ([7, 7, 5, 6, 6, 6] if name == "13A" else [7, 6, 6, 6, 6, 6])


@pytest.mark.parametrize(("name", "edges", "rivers", "areas"), [("13A", 68, 5, 28), ("13B", 35, 18, 25)])
def test_the_graphs_of_the_duchies(name: str, edges: int, rivers: int, areas: int) -> None:
    duchy = box().duchies[name]
    assert sum(len(others) for others in duchy.adjacent) == 2 * edges
    assert sum(len(others) for others in duchy.river) == 2 * rivers == 2 * len(duchy.rivers)
    assert len(duchy.areas) == areas
    for lists in (duchy.adjacent, duchy.river, duchy.near):
        assert all(space in lists[other] for space, others in enumerate(lists) for other in others)
    reached, open_ = {0}, [0]
    while open_:
        for other in set(duchy.near[open_.pop()]) - reached:
            reached.add(other)
            open_.append(other)
    assert len(reached) == 37


@pytest.mark.clauses("burgundy.duchy.13a")
def test_the_rivers_of_13a_join_ship_spaces() -> None:
    duchy = box().duchies["13A"]
    assert len(set(duchy.land)) == 4
    assert all(duchy.colour[a] == duchy.colour[b] == SHIP and duchy.land[a] != duchy.land[b] for a, b in duchy.rivers)


@pytest.mark.clauses("burgundy.duchy.13b")
def test_the_rivers_of_13b_join_a_lone_ship_space_to_a_land() -> None:
    duchy = box().duchies["13B"]
    lone = {space for space in range(37) if not duchy.adjacent[space]}
    assert lone == {space for space in range(37) if duchy.colour[space] == SHIP}
    assert len({duchy.land[space] for space in range(37) if space not in lone}) == 8
    assert all((a in lone) != (b in lone) for a, b in duchy.rivers)


@pytest.mark.parametrize("name", BOTH)
def test_lands_are_what_touches(name: str) -> None:
    duchy = box().duchies[name]
    assert all(duchy.land[space] == duchy.land[other] for space in range(37) for other in duchy.adjacent[space])


@pytest.mark.clauses("burgundy.area")
@pytest.mark.parametrize("name", BOTH)
def test_an_area_is_what_hangs_together_in_one_colour(name: str) -> None:
    duchy = box().duchies[name]
    assert sorted(space for members in duchy.areas for space in members) == list(range(37))
    for space in range(37):
        assert space in duchy.areas[duchy.area_of[space]]
        for other in duchy.adjacent[space]:
            same = duchy.colour[space] == duchy.colour[other]
            assert (duchy.area_of[space] == duchy.area_of[other]) == same


@pytest.mark.clauses("burgundy.area")
def test_the_larger_areas_are_known() -> None:
    larger = {name: {members for members in box().duchies[name].areas if len(members) > 1} for name in BOTH}
    assert larger["13A"] == {(2, 3), (4, 8), (16, 20), (31, 33, 34), (11, 12, 13), (14, 18, 23)}
    assert larger["13B"] == {
        (3, 6), (5, 7, 8), (11, 12), (15, 16), (18, 19), (22, 23, 24, 25), (26, 27), (28, 29), (33, 34),
    }  # fmt: skip


def test_where_rivers_join_areas_the_ships_of_13a_are_one() -> None:
    apart, joined = box().duchies["13A"], box().joined["13A"]
    ships = (0, 9, 15, 19, 30, 32)
    assert [members for members in apart.areas if members[0] in ships] == [(space,) for space in ships]
    assert ships in joined.areas
    assert len(joined.areas) == 23
    assert all(joined.area_mask[joined.area_of[s]] >> s & 1 for s in range(37))
    assert set(box().joined["13B"].areas) == set(box().duchies["13B"].areas)


@pytest.mark.parametrize("name", BOTH)
def test_masks_say_the_same_as_tuples(name: str) -> None:
    duchy = box().duchies[name]

    def members(mask: int) -> list[int]:
        return [space for space in range(37) if mask >> space & 1]

    for space in range(37):
        assert members(duchy.near_mask[space]) == list(duchy.near[space])
        assert members(duchy.dry_mask[space]) == sorted(duchy.adjacent[space])
        assert duchy.near[space] == tuple(sorted({*duchy.adjacent[space], *duchy.river[space]}))
    for colour in range(6):
        assert members(duchy.colour_mask[colour]) == [s for s in range(37) if duchy.colour[s] == colour]
    for die in range(7):
        assert members(duchy.die_mask[die]) == [s for s in range(37) if duchy.die[s] == die]
    assert [members(mask) for mask in duchy.area_mask] == [list(area) for area in duchy.areas]
    assert members(duchy.all_mask) == list(range(37))


@pytest.mark.parametrize("name", BOTH)
def test_the_drawing_shows_who_touches_whom(name: str) -> None:
    duchy = box().duchies[name]
    for a in range(37):
        for b in range(a):
            distance = math.dist((duchy.x[a], duchy.y[a]), (duchy.x[b], duchy.y[b]))
            if b in duchy.adjacent[a]:
                assert distance == pytest.approx(1, abs=0.02)
            else:
                assert distance >= 1.6
    width, height = max(duchy.x) + 1, max(duchy.y) + 2 / math.sqrt(3)
    assert min(duchy.x) == min(duchy.y) == 0
    assert 1.25 <= width / height <= 1.42


@pytest.mark.parametrize("name", BOTH)
def test_rivers_in_the_drawing_run_clear_of_spaces_and_of_each_other(name: str) -> None:
    duchy = box().duchies[name]
    lines = []
    for (a, b), bends in zip(duchy.rivers, duchy.bends, strict=True):
        points = [(duchy.x[a], duchy.y[a]), *bends, (duchy.x[b], duchy.y[b])]
        lines.append((a, b, list(pairwise(points))))
    for a, b, pieces in lines:
        for space in {*range(37)} - {a, b}:
            assert min(_apart((duchy.x[space], duchy.y[space]), *piece) for piece in pieces) > 0.58
        for c, d, others in lines:
            if not {a, b} & {c, d}:
                assert not any(_cross(*piece, *other) for piece in pieces for other in others)


Point = tuple[float, float]


def _apart(p: Point, a: Point, b: Point) -> float:
    """The distance of a point from a piece of a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.dist(p, (a[0] + along * dx, a[1] + along * dy))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# Where the tables come from, and tables of one's own.


OWN = OwnTables("burgundy", box)
printed_file, own_table, refusal = OWN.printed_file, OWN.own_table, OWN.refusal


def test_every_table_says_where_it_comes_from() -> None:
    tables = box().tables
    assert tuple(table.name for table in tables) == TABLES
    assert all(table.source and table.title and not table.overridden for table in tables)
    standings = {table.name: table.standing for table in tables}
    assert standings["solo"] is Standing.DOCUMENT
    assert {standings[name] for name in ("base", "monasteries", "tiles")} == {Standing.PRINTED}
    assert {standings[name] for name in ("depots", "duchies", "target_floor")} == {Standing.REPORTED}


def test_an_own_table_is_used_and_named(tmp_path: Path) -> None:
    own = own_table(tmp_path, "base", printed_file("base").replace("bank_silver = 2", "bank_silver = 3"))
    mine = box(own)
    assert mine.numbers.bank_silver == 3
    assert [(table.name, table.file) for table in mine.tables if table.overridden] == [("base", "base.toml")]
    assert box().numbers.bank_silver == 2


def test_a_duchy_of_ones_own_is_used(tmp_path: Path) -> None:
    text = printed_file("duchies").replace('name = "13B"', 'name = "mine"')
    assert tuple(box(own_table(tmp_path, "duchies", text)).duchies) == ("13A", "mine")


def test_the_printed_box_is_built_once() -> None:
    assert box() is box()


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("solo", "silver = 1", "gold = 1", '"start" has a field "gold" that does not belong there'),
        ("solo", "silver = 1", "silver = '1'", '"silver" in "start" should be a whole number, not a text'),
        ("solo", "silver = 1", "silver: 1", "line 9 is not TOML (at character 7)"),
        ("solo", "start = 50", "start = 60", '"start" in "target" should lie between "least" and "most"'),
        ("solo", "rounds = 25", "rounds = 24", '"rounds" should be 25, 5 phases of 5'),
        (
            "target_floor",
            "floor = 5",
            "floor = 46",
            '"floor" in "target" should be 45 or less, the lowest target to begin with',
        ),
        ("tiles", "each = 7", "each = 4", '"each" in "goods" should be 5 or more, the game needs 28 goods'),
        ("tiles", '"cow"', '"pig"', '"animal" should name "cow" once'),
        ("tiles", '"bank"', '"barn"', '"type" in entry 7 of "building" cannot be "barn"'),
        ("tiles", "[7, 12,", "[7, 7,", '"black" in "monastery" names a monastery twice'),
        (
            "tiles",
            "coloured = 10",
            "coloured = 4",
            "4 mine tiles with a coloured back do not fill the depots, which need 5",
        ),
        (
            "depots",
            "spaces = 4",
            "spaces = 9",
            "40 tiles with a black back do not fill the black depot, which needs 45",
        ),
        ("depots", '["building", "ship"]', '["building"]', '"1" in "numbered" should have 2 entries, not 1'),
        ("monasteries", "number = 2\n", "number = 3\n", "monastery 3 is there 2 times"),
        (
            "monasteries",
            "number = 2\n",
            "number = 27\n",
            '"number" in entry 2 of "monastery" should be a whole number, 26 or less',
        ),
        (
            "duchies",
            "die = 6",
            "die = 7",
            '"die" in entry 1 of "spaces" in entry 1 of "duchy" should be a whole number, 6 or less',
        ),
        ("duchies", "id = 3,", "id = 4,", 'duchy "13A": "id" in entry 4 of "spaces" should be 3'),
        ("duchies", '"13B"', '"13A"', 'there are two duchies named "13A"'),
        ("duchies", '"mine"', '"ship"', 'duchy "13A": it has 7 ship spaces, not 6'),
        (
            "duchies",
            "adjacent = [1, 4]",
            "adjacent = [1]",
            'duchy "13A": "adjacent" of space 4 names 0, but not the other way round',
        ),
        ("duchies", "river = [30]", "river = [99]", 'duchy "13A": "river" of space 0 cannot name 99'),
        (
            "duchies",
            "area = 1,",
            "area = 0,",
            'duchy "13A": "area" of space 0 is not the area that its neighbours make',
        ),
        ("duchies", "from = 9, to = 15", "from = 9, to = 16", 'duchy "13A": a bend lies on no river, from 9 to 16'),
    ],
)
def test_a_mistake_in_an_own_table_is_told_in_one_sentence(
    tmp_path: Path, name: str, old: str, new: str, problem: str
) -> None:
    printed = printed_file(name)
    assert old in printed
    own = own_table(tmp_path, name, printed.replace(old, new, 1))
    assert refusal(own) == f'The file burgundy/{name}.toml does not fit the table "{name}": {problem}.'


def test_spaces_that_cannot_be_reached_are_refused(tmp_path: Path) -> None:
    text = printed_file("duchies").replace("river = [9, 32]", "river = [32]").replace("river = [15, 19]", "river = []")
    text = text.replace("river = [9]", "river = []").replace("river = [30]", "river = []").replace("[0, 32]", "[32]")
    own = own_table(tmp_path, "duchies", text)
    problem = 'duchy "13A": not every space can be reached'
    assert refusal(own) == f'The file burgundy/duchies.toml does not fit the table "duchies": {problem}.'


def test_a_table_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    own = own_table(tmp_path, "tile", printed_file("tiles"))
    assert refusal(own) == (
        f'The file burgundy/tile.toml replaces no table: this game has no table "tile", only {", ".join(TABLES)}.'
    )
