"""What other effects give it: tracks, soldiers, courtiers, wall segments, parts of rewards."""

from __future__ import annotations

import pytest
from tests.games.merv.opponent.boards import COURTIER, IT, YOU, At, at, halls, scored, soldiers, walls
from tests.games.merv.positions import BOX

from soloist.games.merv.opponent import actions, gaining
from soloist.games.merv.opponent.turn import settle

WALL = dict.fromkeys(("N1", "W1"), 0)
"""The walls that protect a1."""


# Tracks.
@pytest.mark.clauses("merv.priority.favour", "merv.priority")
@pytest.mark.parametrize(("before", "n", "after", "points"), [(0, 1, 1, 0), (3, 1, 4, 1), (3, 3, 6, 3), (7, 3, 10, 7)])
def test_favour_scores_the_points_of_the_track(before: int, n: int, after: int, points: int) -> None:
    one = at(favour=before)
    gaining.gain_favour(one.me, n, one.sight, one.hands, one.why)
    assert (one.game.favour[IT], one.me.points) == (after, points)
    assert scored(one.why) == ({"favour track": points} if points else {})


@pytest.mark.clauses("merv.priority.favour.full", "merv.reading.10")
def test_a_full_favour_track_gives_influence_and_two_full_ones_points() -> None:
    one = at(favour=9, influence=16)
    gaining.gain_favour(one.me, 4, one.sight, one.hands, one.why)
    assert (one.game.favour[IT], one.game.influence[IT]) == (10, 18)
    # 4 at the end of the favour track, 4 on space 17 of the other, 2 for the fourth favour.
    assert scored(one.why) == {"favour track": 4, "influence track": 4, "full tracks": 2}
    settle(one.me, 0, one.hands)
    assert one.game.points[IT] == 10


@pytest.mark.clauses("merv.reading.10")
def test_influence_beyond_the_end_is_lost() -> None:
    one = at(influence=17)
    assert gaining.gain_influence(one.me, 3, one.sight, one.hands) == 1
    assert (one.me.influence, one.me.points) == (18, 0)
    assert gaining.gain_influence(one.me, 1, one.sight, one.hands) == 0


# Soldiers.
def deployed(**given: object) -> At:
    one = at(**given)
    gaining.deploy(one.me, one.sight, one.hands, one.why)
    return one


@pytest.mark.clauses("merv.priority.soldier.place", "merv.priority.soldier.influence", "merv.priority.soldier")
def test_a_soldier_protects_the_northernmost_of_the_high_courtier() -> None:
    one = deployed(owners={"d4": COURTIER, "d2": COURTIER, "b2": COURTIER, "a1": IT, "e1": YOU})
    assert soldiers(one.game) == ["b2"]
    assert one.game.influence[IT] == 2
    assert soldiers(deployed(owners={"a2": COURTIER, "e1": COURTIER}).game) == ["e1"]


@pytest.mark.clauses("merv.priority.soldier.place", "merv.reading.11")
@pytest.mark.parametrize("safe", [{"soldiers": {"a1": YOU}}, {"walls": WALL}], ids=["with a soldier", "with walls"])
def test_a_protected_one_is_passed_over(safe: dict[str, object]) -> None:
    assert soldiers(deployed(owners={"a1": COURTIER, "c5": COURTIER}, **safe).game) == ["c5"]
    # A wall on one of two sides does not protect.
    assert soldiers(deployed(owners={"a1": COURTIER, "c5": COURTIER}, walls={"N1": 0}).game) == ["a1"]


@pytest.mark.clauses("merv.priority.soldier.place", "merv.priority.soldier.influence", "merv.reading.11")
def test_otherwise_its_own_northernmost_then_westernmost() -> None:
    owners = {"a1": COURTIER, "d4": IT, "b4": IT, "c5": IT}
    one = deployed(owners=owners, walls=WALL)
    assert soldiers(one.game) == ["b4"]
    assert one.game.influence[IT] == 1
    assert soldiers(deployed(owners=owners, walls=WALL, soldiers={"b4": YOU}).game) == ["d4"]


@pytest.mark.clauses("merv.reading.11")
def test_without_anybody_to_protect_or_a_servant_nothing_happens() -> None:
    assert soldiers(deployed(owners={"a1": COURTIER, "e1": YOU}, walls=WALL).game) == []
    full = deployed(owners={"a1": COURTIER}, courtiers={"goods": 4, "mosque": 4})
    assert (soldiers(full.game), full.game.influence[IT]) == ([], 0)
    seven = deployed(owners={"a1": COURTIER}, courtiers={"goods": 4, "mosque": 3})
    assert soldiers(seven.game) == ["a1"]


@pytest.mark.clauses("merv.pieces.servants", "merv.magistrate.supply")
def test_soldiers_and_courtiers_come_from_the_same_servants() -> None:
    eight = {f"{column}{row}": IT for column in "abde" for row in (1, 2)}
    owners = {**dict.fromkeys(eight, COURTIER), "a5": COURTIER}
    assert len(soldiers(deployed(owners=owners, soldiers=eight).game)) == 8
    assert halls(placed(owners=owners, soldiers=eight, scrolls=1).game) == {}
    del eight["e2"]
    assert len(soldiers(deployed(owners=owners, soldiers=eight).game)) == 8
    assert halls(placed(owners=owners, soldiers=eight, scrolls=1).game) == {"scrolls": 1}


# Courtiers.
def placed(n: int = 1, **given: object) -> At:
    one = at(**given)
    actions.palace(one.me, n, one.sight, one.hands, one.why)
    return one


@pytest.mark.clauses("merv.priority.palace")
@pytest.mark.parametrize(("n", "expected"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_one_to_three_actions_place_one_courtier_four_or_five_two(n: int, expected: int) -> None:
    assert halls(placed(n, scrolls=3).game) == ({"scrolls": expected} if expected else {})


@pytest.mark.clauses("merv.priority.palace", "merv.reading.13")
@pytest.mark.parametrize(
    ("own", "hall"),
    [
        ({"mosque": 3, "scrolls": 2, "goods": {"balkh": 1}}, "mosque"),
        ({"mosque": 2, "goods": {"balkh": 2, "kabul": 1}, "laid": {"balkh": 2}}, "goods"),
        ({"mosque": 1, "scrolls": 2, "scrolls_laid": 2}, "scrolls"),
        ({"mosque": 1, "spices": {"ginger": 1, "pepper": 1}}, "spices"),
    ],
)
def test_the_hall_that_scores_most(own: dict[str, object], hall: str) -> None:
    assert halls(placed(**own).game) == {hall: 1}


@pytest.mark.clauses("merv.priority.palace", "merv.reading.13")
def test_the_new_courtier_counts_not_those_that_are_there() -> None:
    one = placed(scrolls=2, mosque=3, courtiers={"scrolls": 2})
    assert halls(one.game) == {"mosque": 1, "scrolls": 2}


@pytest.mark.clauses("merv.priority.palace")
def test_a_hall_without_room_is_not_available() -> None:
    one = at(scrolls=3, mosque=1)
    one.game.courtiers[8:12] = [2, 1, 0, 1]
    actions.palace(one.me, 1, one.sight, one.hands)
    assert halls(one.game) == {"mosque": 1, "scrolls": 1}


@pytest.mark.clauses("merv.priority.palace.ties")
def test_of_equal_halls_the_one_that_would_score_you_more_then_the_leftmost() -> None:
    assert halls(placed().game) == {"mosque": 1}
    assert halls(placed(yours={"scrolls": 1}).game) == {"scrolls": 1}
    assert halls(placed(scrolls=1, goods={"balkh": 1}, yours={"scrolls": 1, "mosque": 5}).game) == {"scrolls": 1}
    assert halls(placed(scrolls=1, goods={"balkh": 1}).game) == {"goods": 1}


@pytest.mark.clauses("merv.priority.palace.favour", "merv.palace.first", "merv.reading.33")
def test_its_first_courtier_in_a_hall_gives_favour_and_none_is_spent() -> None:
    assert placed(favour=2, scrolls=1).game.favour[IT] == 3
    assert placed(4, favour=2, scrolls=1).game.favour[IT] == 3
    yours = {"courtiers": {"scrolls": 1}}
    assert placed(favour=2, scrolls=1, yours=yours).game.favour[IT] == 3
    assert placed(favour=2, scrolls=1, yours=yours, first_courtier="anybody").game.favour[IT] == 2
    assert placed(favour=2, scrolls=1, first_courtier="anybody").game.favour[IT] == 3


@pytest.mark.clauses("merv.magistrate.supply")
def test_no_courtier_without_a_servant() -> None:
    assert halls(placed(courtiers={"goods": 4, "mosque": 4}, scrolls=1).game) == {"goods": 4, "mosque": 4}


# Walls.
def built(n: int = 1, **given: object) -> At:
    one = at(**given)
    actions.wall(one.me, n, one.sight, one.hands, one.why)
    return one


PURPLE, TAN, TEAL, ORANGE, GATE = range(5)


@pytest.mark.clauses("merv.priority.wall", "merv.reading.26")
def test_the_cheapest_segment_in_the_order_of_colours() -> None:
    # A stack costs 1, 2, 2, 3.
    assert walls(built(1).game) == {"N1": PURPLE}
    assert list(walls(built(4).game).values()) == [PURPLE, TAN, TEAL, ORANGE]
    assert walls(built(1, walls={"W1": PURPLE}).game)["N1"] == TAN
    six = built(1, walls={"E1": PURPLE, "E2": TAN, "E4": TEAL, "E5": ORANGE, "W1": PURPLE})
    assert walls(six.game)["N1"] == PURPLE
    seven = {"E1": PURPLE, "E2": TAN, "E4": TEAL, "E5": ORANGE, "W1": PURPLE, "W2": PURPLE}
    assert walls(built(1, walls=seven).game)["N1"] == TAN


@pytest.mark.clauses("merv.priority.wall", "merv.priority.wall.gates")
def test_without_a_segment_or_a_place_nothing_is_built() -> None:
    every = [f"{side}{n}" for side in "NESW" for n in (1, 2, 4, 5)]
    all_built = {place: number // 4 for number, place in enumerate(every)}
    one = built(1, walls=all_built)
    assert len(walls(one.game)) == 16
    # Segments are left, but only gate places are free.
    gates = {**all_built, "N1": GATE}
    assert len(walls(built(1, walls=gates).game)) == 16


@pytest.mark.clauses("merv.priority.wall.gates")
def test_never_in_a_gate_place() -> None:
    one = built(1, owners={"c1": COURTIER, "c2": COURTIER, "a5": YOU})
    assert walls(one.game) == {"S1": PURPLE}


@pytest.mark.clauses("merv.priority.wall.place", "merv.priority.wall.clockwise")
@pytest.mark.parametrize(
    ("owners", "expected"),
    [
        # two of the High Courtier before one of each
        ({"a1": COURTIER, "a2": IT, "d5": COURTIER, "e5": COURTIER}, "E5"),
        # one of each before two of its own
        ({"a1": IT, "a2": IT, "d5": COURTIER, "e5": IT}, "E5"),
        # its own before yours
        ({"a1": YOU, "a2": YOU, "d5": IT, "e5": IT}, "E5"),
        # two of its own before one
        ({"c5": IT, "e5": IT, "d5": IT}, "E5"),
        # yours before an empty line
        ({"d5": YOU, "e5": YOU}, "E5"),
        ({"e5": YOU}, "E5"),
        # an empty line
        ({}, "N1"),
        # equal ones clockwise from the north-west
        ({"a5": COURTIER, "e5": COURTIER}, "E5"),
        ({"a1": COURTIER}, "N1"),
        ({"a2": COURTIER, "b2": COURTIER}, "W2"),
    ],
)
def test_the_place_by_what_it_protects(owners: dict[str, int], expected: str) -> None:
    assert walls(built(1, owners=owners).game) == {expected: PURPLE}


@pytest.mark.clauses("merv.reading.21")
def test_buildings_that_are_protected_count() -> None:
    owners = {"a1": COURTIER, "a2": COURTIER}
    assert walls(built(1, owners=owners, soldiers={"a1": YOU, "a2": YOU}).game) == {"N1": PURPLE}
    assert walls(built(1, owners=owners, walls={"W1": TEAL, "W2": TEAL}).game)["N1"] == PURPLE


@pytest.mark.clauses("merv.reading.19", "merv.priority.wall.place")
def test_pairs_that_the_list_does_not_name() -> None:
    owners = {"a4": COURTIER, "a1": IT, "b1": IT}
    # One of the High Courtier counts more than two of its own; alike, the first place clockwise comes first.
    assert walls(built(1, owners=owners).game) == {"S1": PURPLE}
    assert walls(built(1, owners=owners, wall_pairs="alike").game) == {"N1": PURPLE}


@pytest.mark.clauses("merv.reading.19")
@pytest.mark.parametrize(
    ("owners", "expected"),
    [
        ({"a1": COURTIER, "a2": IT, "d5": COURTIER, "e5": COURTIER}, "E5"),
        ({"a1": IT, "a2": IT, "d5": COURTIER, "e5": IT}, "E5"),
        ({"a1": YOU, "a2": YOU, "d5": COURTIER}, "E5"),
        ({"a1": YOU, "a2": YOU, "e5": IT}, "E5"),
        ({"d5": YOU}, "E5"),
        ({}, "N1"),
    ],
)
def test_by_the_other_reading_the_rows_of_the_list_decide(owners: dict[str, int], expected: str) -> None:
    assert walls(built(1, owners=owners, wall_pairs="alike").game) == {expected: PURPLE}


@pytest.mark.clauses("merv.reading.20", "merv.wall.influence")
@pytest.mark.parametrize(
    ("owners", "influence"),
    [({"a1": IT, "a2": IT}, 2), ({"a1": COURTIER, "a2": IT}, 3), ({"a1": YOU, "a2": YOU}, 4), ({}, 0)],
)
def test_it_gains_influence_for_walls(owners: dict[str, int], influence: int) -> None:
    assert built(1, owners=owners).game.influence[IT] == influence
    assert built(1, owners=owners, wall_influence="no").game.influence[IT] == 0


# Parts of rewards.
@pytest.mark.clauses("merv.magistrate.supply", "merv.priority")
def test_cubes_are_lost_on_it() -> None:
    one = at()
    before = one.game.cubes[:]
    for kind in ("white cube", "two cubes", "cube of each colour"):
        gaining.gain(one.me, ("reward", kind, 1), "contract", "c", one.sight, one.hands)
    assert one.game.cubes == before
    assert (one.me.points, one.me.favour, one.me.camels) == (0, 0, 0)


@pytest.mark.clauses("merv.priority")
def test_everything_else_is_gained_by_its_own_rules() -> None:
    one = at(owners={"a1": COURTIER}, scrolls=1)
    for kind, n in (("points", 2), ("camel", 1), ("influence", 1), ("soldier", 1), ("courtier", 1), ("segment", 1)):
        gaining.gain(one.me, ("reward", kind, n), "contract", "c", one.sight, one.hands)
    # 2 more for space 5 of the influence track
    assert (one.me.points, one.me.camels) == (4, 1)
    # 1, 2 for the soldier and 2 for the wall before a1
    assert one.me.influence == 5
    assert one.me.favour == 1
    assert (soldiers(one.game), halls(one.game), walls(one.game)) == (["a1"], {"scrolls": 1}, {"N1": PURPLE})


@pytest.mark.clauses("merv.priority.favour", "merv.priority.soldier")
def test_no_card_shows_favour_or_soldiers() -> None:
    assert set(BOX.magistrate.cards) == {"caravansary", "palace", "library", "marketplace", "mosque", "wall"}
    assert set(actions.ACTIONS) == set(range(6))


@pytest.mark.clauses("merv.pieces.camels", "merv.pieces.lacking")
@pytest.mark.parametrize(("before", "n", "after"), [(9, 3, 12), (11, 3, 12), (12, 1, 12)])
def test_it_gains_no_more_camels_than_there_are(before: int, n: int, after: int) -> None:
    one = at()
    one.me.camels = before
    gaining.gain(one.me, ("reward", "camel", n), "contract", "merv.priority", one.sight, one.hands, one.why)
    assert one.me.camels == after
