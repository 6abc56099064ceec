"""The printed pieces: what was counted in the box, and the map."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pytest

from soloist.engine.components import Standing
from soloist.games.tiletum.components import Contract, box
from soloist.games.tiletum.kinds import (
    ACTION_PART,
    ACTIONS,
    CREST_KINDS,
    FAIR_KING,
    FAIRS,
    JOKER,
    NO_REWARD,
    RESOURCE_PART,
    RESOURCES,
    SEATS,
    TYPES,
    WHOLE_BUILDING,
)

BOX = box()
SPOT = BOX.spot_index
TILETUM = BOX.tiletum


def ids(spots: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(BOX.spots[spot] for spot in spots)


# The map.


@pytest.mark.clauses("tiletum.map.spots")
def test_the_map_has_23_towns_and_6_spots_between_two() -> None:
    assert len(BOX.spots) == len(set(BOX.spots)) == len(BOX.spot_names) == 29
    assert len(BOX.towns) == sum(BOX.is_town) == 23
    for spot in set(range(29)) - set(BOX.towns):
        first, second = BOX.spots[spot].split("_")
        assert BOX.near[spot] == tuple(sorted((SPOT[first], SPOT[second])))
        assert BOX.distance[SPOT[first]][SPOT[second]] == 2
        assert BOX.spot_names[spot] == f"{BOX.spot_names[SPOT[first]]} – {BOX.spot_names[SPOT[second]]}"


@pytest.mark.clauses("tiletum.map.cathedrals")
def test_nine_towns_have_a_cathedral() -> None:
    names = ("London", "Koeln", "Paris", "Praha", "Bordeaux", "Wien", "Lyon", "Milano", "Firenze")
    assert ids(BOX.cathedrals) == names
    for spot in range(29):
        assert BOX.cathedral_of[spot] == (names.index(BOX.spots[spot]) if BOX.spots[spot] in names else -1)
    assert all(BOX.is_town[spot] for spot in BOX.cathedrals)


@pytest.mark.clauses("tiletum.map.roads")
def test_roads_join_the_whole_map() -> None:
    assert len(BOX.roads) == len({frozenset(road) for road in BOX.roads}) == 41
    assert all(len(set(road)) == 2 for road in BOX.roads)
    assert {frozenset((a, b)) for a in range(29) for b in BOX.near[a]} == {frozenset(road) for road in BOX.roads}
    far = BOX.distance
    for a in range(29):
        assert far[a][a] == 0
        for b in range(29):
            assert far[a][b] == far[b][a] >= 0
            assert (far[a][b] == 1) == (b in BOX.near[a])
            assert a == b or far[a][b] == 1 + min(far[near][b] for near in BOX.near[a])
    assert max(max(row) for row in far) == 9
    assert ids(tuple(spot for spot in range(29) if len(BOX.near[spot]) == 1)) == ("London",)


def test_every_town_is_within_nine_steps_of_tiletum() -> None:
    steps = [BOX.distance[TILETUM][town] for town in BOX.towns]
    assert max(steps) == 6 <= 9
    assert Counter(steps) == {0: 1, 1: 4, 2: 3, 3: 6, 4: 4, 5: 3, 6: 2}
    assert sum(steps) / 22 == pytest.approx(3.23, abs=0.005)
    pairs = [BOX.distance[a][b] for a, b in combinations(BOX.towns, 2)]
    assert sum(pairs) / len(pairs) == pytest.approx(3.62, abs=0.005)


Point = tuple[float, float]


def place(spot: int) -> Point:
    return BOX.x[spot], BOX.y[spot]


def side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def apart(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.dist(p, (a[0] + along * dx, a[1] + along * dy))


def test_the_map_is_drawn_without_a_crossing() -> None:
    for (a, b), (c, d) in combinations(BOX.roads, 2):
        assert {a, b} & {c, d} or not cross(place(a), place(b), place(c), place(d))
    assert len(BOX.roads) <= 3 * 29 - 6


def test_spots_and_roads_keep_clear_of_each_other() -> None:
    for a, b in combinations(range(29), 2):
        assert math.dist(place(a), place(b)) >= 8
    for a, b in BOX.roads:
        for spot in set(range(29)) - {a, b}:
            assert apart(place(spot), place(a), place(b)) >= 3.5
    assert all(0 <= at <= 100 for at in (*BOX.x, *BOX.y))


@pytest.mark.clauses("tiletum.map.houses", "tiletum.map.tiletum")
def test_house_spaces_open_with_the_number_of_players() -> None:
    for seats, spaces in zip(SEATS, (22, 34, 48), strict=True):
        by_town = {town: len(BOX.open_houses[seats][town]) for town in BOX.towns}
        assert by_town.pop(TILETUM) == seats
        assert sum(by_town.values()) == spaces
        assert max(by_town.values()) < seats
    for number, space in enumerate(BOX.houses):
        assert BOX.is_town[space.spot]
        assert [number in BOX.open_houses[seats][space.spot] for seats in SEATS] == [
            space.mark <= seats for seats in SEATS
        ]
        assert space.spot != TILETUM or space.reward == NO_REWARD
    assert not any(BOX.open_houses[seats][spot] for seats in SEATS for spot in range(29) if not BOX.is_town[spot])


@pytest.mark.clauses("tiletum.map.house-points")
def test_rewards_of_house_spaces_with_two_players() -> None:
    rewards = [space.reward for space in BOX.houses if space.mark == 2 and space.spot != TILETUM]
    assert sorted(reward for reward in rewards if reward > 0) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
    assert (rewards.count(NO_REWARD), rewards.count(WHOLE_BUILDING)) == (7, 5)
    assert {space.reward for space in BOX.houses} == {WHOLE_BUILDING, NO_REWARD, 1, 2, 3, 4}


@pytest.mark.clauses("tiletum.map.pillars")
def test_pillar_spaces_never_outnumber_the_tiles_of_a_stack() -> None:
    assert [sum(row) for row in BOX.pillar_spaces] == [0, 0, 18, 22, 25]
    assert BOX.pillar_spaces[2] == (2,) * 9
    for seats in SEATS:
        assert all(2 <= n <= len(stack) for n, stack in zip(BOX.pillar_spaces[seats], BOX.stacks, strict=True))


@pytest.mark.clauses("tiletum.map.bonus")
def test_spaces_for_bonus_tiles_lie_in_towns_once_each() -> None:
    assert [len(spots) for spots in BOX.map_tiles] == [0, 0, 10, 13, 16]
    for seats in SEATS:
        assert len(set(BOX.map_tiles[seats])) == len(BOX.map_tiles[seats])
        assert all(BOX.is_town[spot] for spot in BOX.map_tiles[seats])
    assert set(BOX.map_tiles[2]) < set(BOX.map_tiles[3]) < set(BOX.map_tiles[4])
    assert sum(BOX.cathedral_of[spot] >= 0 for spot in BOX.map_tiles[2]) == 4


# Wheel and dice, boards.


@pytest.mark.clauses("tiletum.turn.action")
def test_ap_and_number_of_a_die_add_up_to_seven() -> None:
    assert BOX.ap_of == (0, 6, 5, 4, 3, 2, 1)


@pytest.mark.clauses("tiletum.setup.first-game", "tiletum.setup.first-game-wheel")
def test_the_wheel_of_a_first_game() -> None:
    order = [ACTIONS[action] for action in BOX.first_game]
    assert order == ["Joker", "King", "Merchant", "Architect", "Character", "Contract"]
    assert BOX.numbers.first_game_number == 6
    assert BOX.numbers.wheel_tiles == 6


@pytest.mark.clauses("tiletum.pieces.dice", "tiletum.prepare")
def test_dice_by_the_number_of_players() -> None:
    assert [n * len(RESOURCES) for n in BOX.dice_each] == [0, 0, 10, 15, 20]
    assert BOX.dice_drawn == (0, 0, 8, 11, 14)


@pytest.mark.clauses("tiletum.pieces.resources")
def test_resources_and_actions_in_their_order() -> None:
    assert RESOURCES == ("Stone", "Wool", "Iron", "Food", "Gold")
    assert ACTIONS == ("King", "Merchant", "Architect", "Character", "Contract", "Joker")
    assert (len(RESOURCE_PART), len(ACTION_PART), TYPES) == (5, 6, 5)


@pytest.mark.clauses("tiletum.pieces.player", "tiletum.setup.start")
def test_the_pieces_of_a_player() -> None:
    n = BOX.numbers
    assert (n.houses, n.pillars) == (8, 7)
    assert (n.houses_on_roofs, n.houses_in_tiletum, n.houses_supply) == (5, 1, 2)
    assert (n.pillars_on_contracts, n.pillars_supply) == (5, 2)
    assert (n.storehouse, n.die_spaces, len(BOX.markers)) == (4, 3, 5)


@pytest.mark.clauses("tiletum.board.crests", "tiletum.board.markers")
def test_crest_spaces_and_markers() -> None:
    assert BOX.crest_food == (6, 6, 5, 4, 3, 2)
    assert BOX.crest_rewards == (
        ("house anywhere", 1),
        ("pillar anywhere", 1),
        ("merchant anywhere", 1),
        ("architect anywhere", 1),
        ("any", 2),
        ("points", 5),
    )
    assert BOX.markers == (3, 2, 2, 1, 1)


@pytest.mark.clauses("tiletum.board.buildings", "tiletum.reading.3", "tiletum.end.buildings")
def test_rooms_by_reading_and_points_for_complete_buildings() -> None:
    assert BOX.rooms == {"five": (3, 2, 2, 2, 2), "online": (3, 2, 2, 1, 1), "six": (3, 2, 2, 1, 1, 1)}
    assert BOX.building_points["five"] == BOX.building_points["online"] == (0, 0, 5, 10, 20, 30)
    assert BOX.building_points["six"] == (0, 0, 0, 5, 10, 20, 30)
    assert all(len(BOX.building_points[name]) == len(rooms) + 1 for name, rooms in BOX.rooms.items())
    assert BOX.floor_ap == (1, 2, 3)


@pytest.mark.clauses("tiletum.task.contract.values", "tiletum.action.contract.costs")
def test_contract_spaces_and_the_contract_offer() -> None:
    assert BOX.contract_points == (1, 2, 3, 4, 5, 6)
    assert BOX.contract_ap == (3, 2, 2, 1, 1)
    assert BOX.numbers.character_offer == 5


@pytest.mark.clauses("tiletum.setup.resources", "tiletum.reading.29", "tiletum.reading.43")
def test_the_start() -> None:
    n = BOX.numbers
    assert (n.start_resources, n.start_points, n.start_king) == (1, 10, 0)
    assert BOX.start_gold == (1, 3, 5, 6)


def test_numbers_of_the_rules_document() -> None:
    n = BOX.numbers
    assert (n.rounds, n.turns, n.corruption_a_round) == (4, 3, 3)
    assert (n.die_gold, n.resource_gold, n.resources_a_point, n.king_points) == (2, 2, 4, 4)
    assert {n.move_ap, n.build_ap, n.tile_ap, n.character_ap, n.refresh_ap, n.exchange_ap, n.exchange_extra} == {1}


@pytest.mark.clauses("tiletum.cardinal.board", "tiletum.cardinal.setup.markers")
def test_the_board_of_the_cardinalbot() -> None:
    own = BOX.cardinal
    assert (own.rooms, own.markers) == ((2,) * 5, (1, 1, 2, 2, 3))
    assert (own.contract_spaces, own.reserved_food) == (2, 3)
    assert (own.king, own.points, own.resources) == (3, 10, (1, 1, 1, 1, 1))
    assert (own.houses, own.pillars) == (7, 7)
    assert (own.crest_food, own.crest_points, own.contract_points, own.contracts_a_turn) == (3, 5, 5, 2)


# Tiles.


@pytest.mark.clauses("tiletum.pieces.tiles")
def test_the_tiles_are_counted() -> None:
    assert (len(BOX.bonus), sum(not row.blue for row in BOX.contracts), len(BOX.characters)) == (54, 26, 45)
    assert sum(len(stack) for stack in BOX.stacks) == 25
    counts = [len(BOX.construction), len(BOX.corruption), len(BOX.town_tiles), len(BOX.fairs)]
    assert counts == [9, 6, 8, 11]
    assert (len(BOX.decrees), len(BOX.challenges)) == (13, 8)


@pytest.mark.clauses("tiletum.pieces.marks")
def test_the_piles_by_the_number_of_players() -> None:
    assert [len(pile) for pile in BOX.contract_pile] == [0, 0, 18, 22, 26]
    assert [len(pile) for pile in BOX.bonus_pile] == [0, 0, 36, 45, 54]
    assert [len(pile) for pile in BOX.character_pile] == [0, 0, 25, 35, 45]
    for seats in SEATS:
        assert all(BOX.bonus[tile].mark <= seats for tile in BOX.bonus_pile[seats])
        assert all(BOX.contracts[tile].mark <= seats for tile in BOX.contract_pile[seats])
        assert all(BOX.characters[tile].mark <= seats for tile in BOX.character_pile[seats])
        assert len(BOX.bonus_pile[seats]) >= len(BOX.map_tiles[seats]) + BOX.numbers.wheel_tiles + 1
    assert Counter(BOX.characters[tile].type for tile in BOX.character_pile[2]) == dict.fromkeys(range(5), 5)


def kind_of(row: Contract) -> tuple[bool, bool, bool, str]:
    any_, iron, wool = row.needs
    return bool(any_), bool(iron), bool(wool), row.reward[0]


def test_every_printed_kind_of_contract_occurs() -> None:
    printed = {
        (True, False, False, ""),
        (False, True, False, ""),
        (False, True, False, "king steps"),
        (False, False, True, ""),
        (False, False, True, "merchant steps"),
        (True, True, False, ""),
        (True, False, True, ""),
        (False, True, True, ""),
        (False, True, True, "character action"),
    }
    pile = [row for row in BOX.contracts[:26] if row.crest < 0]
    assert {kind_of(row) for row in pile} == printed
    assert {kind_of(row) for row in BOX.contracts[26:]} <= printed
    assert [(row.needs, row.points) for row in pile if row.total == 1] == [((1, 0, 0), 1)]
    assert (len(pile), len(BOX.contracts)) == (20, 34)
    assert all(row.blue == (number >= 26) for number, row in enumerate(BOX.contracts))
    assert all(row.reward[1] <= 1 for row in BOX.contracts)


@pytest.mark.clauses("tiletum.bonus", "tiletum.bonus.crests")
def test_crests_contracts_and_helpers_among_the_bonus_tiles() -> None:
    for seats, counts in zip(SEATS, ((8, 6, 22), (10, 7, 28), (12, 8, 34)), strict=True):
        kinds = Counter(BOX.bonus[tile].kind for tile in BOX.bonus_pile[seats])
        assert (kinds["crest"], kinds["contract"], kinds["helper"]) == counts
        crests = Counter(BOX.bonus[tile].crest for tile in BOX.bonus_pile[seats])
        crests.update(BOX.contracts[tile].crest for tile in BOX.contract_pile[seats])
        by_kind = [crests[kind] for kind in range(CREST_KINDS)]
        assert by_kind == {2: [2] * 6, 3: [3, 2, 3, 2, 3, 2], 4: [3] * 6}[seats]
    for row in BOX.bonus:
        assert (row.crest >= 0, row.contract >= 0, bool(row.parts)).count(True) == 1
        assert row.kind != "contract" or BOX.contracts[row.contract].id == row.id
        assert row.kind != "contract" or BOX.contracts[row.contract].blue


@pytest.mark.clauses("tiletum.cardinal.bonus.rows")
def test_every_printed_kind_of_helper_occurs_and_has_its_row() -> None:
    helpers = [row for row in BOX.bonus if row.kind == "helper"]
    assert {part for row in helpers for part, _ in row.parts} == {
        *ACTION_PART,
        *RESOURCE_PART,
        *("any", "points", "plus", "colour", "building"),
    }
    assert Counter(row.row for row in BOX.bonus) == {0: 12, 1: 5, 2: 13, 3: 16, 4: 8}
    assert {row.parts for row in helpers} >= {
        (("gold", 2), ("points", 2)),
        (("iron", 1), ("wool", 1), ("stone", 1), ("food", 1)),
        (("any action", 1),),
    }
    for row in helpers:
        (part, n), *_ = row.parts
        assert ACTION_PART.get(part, JOKER) == JOKER or n >= 2
        assert part != "any" or n >= 2
    assert {row.ap for row in helpers if row.parts[0][0] == "plus"} == {1, 2}
    together = next(row for row in helpers if row.parts == (("gold", 2), ("points", 2)))
    assert (together.points, together.resources, together.any, together.ap, together.row) == (2, 2, 0, 0, 2)
    any_three = next(row for row in helpers if row.parts == (("any", 3),))
    assert (any_three.points, any_three.resources, any_three.any, any_three.row) == (0, 3, 3, 2)


@pytest.mark.clauses("tiletum.characters")
def test_nine_characters_of_each_type_with_every_printed_reward() -> None:
    assert Counter(row.type for row in BOX.characters) == dict.fromkeys(range(5), 9)
    rewards = {row.reward for row in BOX.characters}
    kinds = {tuple(part for part, _ in reward) for reward in rewards}
    assert kinds == {
        *((resource,) for resource in RESOURCE_PART),
        ("gold", "iron"),
        ("gold", "wool"),
        ("points",),
        ("contract action",),
        ("contract action", "any"),
        ("character action",),
        ("king action",),
        ("merchant steps",),
        ("place house",),
        ("merchant steps", "place house"),
        ("architect steps",),
        ("place pillar",),
        ("architect steps", "place pillar"),
        ("architect steps", "merchant steps"),
    }
    assert {n for reward in rewards for part, n in reward if reward == ((part, n),) and part == "merchant steps"} == {
        1,
        2,
    }
    for part in (*RESOURCE_PART, "architect steps", "king action", "character action"):
        assert len({reward for reward in rewards if len(reward) == 1 and reward[0][0] == part}) > 1, part
    by_id = {row.id: row for row in BOX.characters}
    assert by_id["ME1"].reward == (("gold", 3),)
    assert by_id["ME2"].reward == (("merchant steps", 2),)
    assert by_id["CO6"].total == 3
    assert by_id["ME4"].total == 2


def test_cathedral_tiles_lie_the_highest_on_top() -> None:
    assert all(list(stack) == sorted(stack, reverse=True) for stack in BOX.stacks)
    assert sum(sum(stack) for stack in BOX.stacks) == 90
    assert Counter(len(stack) for stack in BOX.stacks) == {3: 7, 2: 2}
    assert BOX.stacks[BOX.cathedral_of[SPOT["Praha"]]] == (8, 5, 3)


@pytest.mark.clauses("tiletum.map.unavailable")
def test_one_construction_tile_is_unavailable() -> None:
    closed = [row for row in BOX.construction if not row.open]
    assert [(row.stone, row.points) for row in closed] == [(0, 0)]
    tiles = [(row.stone, row.points) for row in BOX.construction if row.open]
    assert tiles == [(2, 1), (2, 2), (3, 3), (3, 4), (4, 4), (4, 5), (5, 6), (5, 7)]


@pytest.mark.clauses("tiletum.reading.30")
def test_nobody_falls_off_the_king_track_in_a_round() -> None:
    n = BOX.numbers
    assert sorted(BOX.corruption) == [0, 1, 1, 2, 2, 3]
    assert n.king_lowest == -sum(sorted(BOX.corruption)[-3:]) == -7
    assert n.king_highest == 15
    assert [BOX.king_points(position) for position in range(-7, 16)] == list(range(-7, 16))


def test_town_tiles_name_towns_without_a_cathedral() -> None:
    assert ids(BOX.town_tiles) == (
        "Frankfurt",
        "Hamburg",
        "Leipzig",
        "Nuernberg",
        "Troyes",
        "Toulouse",
        "Genova",
        "Venezia",
    )
    assert all(BOX.is_town[spot] and BOX.cathedral_of[spot] < 0 and spot != TILETUM for spot in BOX.town_tiles)


@pytest.mark.clauses("tiletum.fair.numbers")
def test_fair_tiles_and_the_numbers_on_the_board() -> None:
    assert [fair.kind for fair in BOX.fairs] == list(range(len(FAIRS)))
    assert [fair.number for fair in BOX.fairs] == [2, 2, 3, 3, 3, 4, 5, 5, 6, 6, 3]
    assert FAIRS[FAIR_KING] == "king track"
    assert BOX.fair_numbers == (3, 2, 1, 1)


# Where the tables come from.


def test_every_table_says_where_it_comes_from() -> None:
    standings = {table.name: table.standing for table in BOX.tables}
    by_standing = {standing: {name for name, found in standings.items() if found is standing} for standing in Standing}
    assert by_standing[Standing.DOCUMENT] == {"actions", "cardinal", "challenges"}
    assert by_standing[Standing.PRINTED] == {"crest_spaces", "decrees", "fairs", "spots"}
    assert by_standing[Standing.REPORTED] == {"board", "dice", "presets", "wheel"}
    assert len(by_standing[Standing.RECONSTRUCTED]) == 18
    assert all(table.source and table.title and not table.overridden for table in BOX.tables)
    assert all(table.why for table in BOX.tables if table.standing is Standing.RECONSTRUCTED)
