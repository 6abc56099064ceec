"""Queue, invasion, scoring, tracks, the end, and the High Courtier's turn."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import cell, cubes, due, play, slot, start

from soloist.games.merv.kinds import NONE, POINTS_OR_UPGRADE_DUE, SOLDIER_DUE
from soloist.games.merv.scoring import winners
from soloist.games.merv.setup import new
from soloist.games.merv.state import Game


def queueing(slots: list[str], camels: int = 0, seats: int = 3, round: int = 1) -> Game:
    game = start(stage="queue", seats=seats, camels=camels, round=round)
    game.masters = [slot(word) for word in slots]
    return game


@pytest.mark.clauses("merv.queue")
def test_the_nearest_to_the_corner_takes_the_rearmost_space() -> None:
    at = play(queueing(["N4", "N1", "N2"]), until="turn")
    assert at.game.queue == [0, 2, 1]
    assert at.told("queued") == [
        {"player": 1, "space": 3, "camels": 0},
        {"player": 2, "space": 2, "camels": 0},
        {"player": 0, "space": 1, "camels": 0},
    ]
    assert at.game.masters == [NONE] * 3


@pytest.mark.clauses("merv.queue")
@pytest.mark.parametrize(
    ("round", "slots", "queue"),
    [(2, ["E1", "E5", "E3"], [1, 2, 0]), (3, ["S1", "S5", "S3"], [0, 2, 1]), (4, ["W1", "W5", "W3"], [0, 2, 1])],
)
def test_the_corner_just_left_on_each_side(round: int, slots: list[str], queue: list[int]) -> None:
    assert play(queueing(slots, round=round), until="turn" if round < 4 else "scoring").game.queue == queue


@pytest.mark.clauses("merv.queue.camels")
def test_camels_bring_one_forward_and_wait_for_whoever_comes() -> None:
    game = queueing(["N1", "N2", "N4"], camels=2)
    at = play(game)
    assert at.options == ["stand 3", "stand 2", "stand 1"]
    assert play(queueing(["N1", "N2", "N4"], camels=1)).options == ["stand 3", "stand 2"]
    at = play(game, "stand 1", until="turn")
    assert at.game.queue == [0, 2, 1]
    assert [board.camels for board in at.game.boards] == [0, 1, 1]
    assert at.told("queued")[1] == {"player": 1, "space": 3, "camels": 1}
    at = play(game, "stand 2", until="turn")
    assert at.game.queue == [2, 0, 1]
    assert [board.camels for board in at.game.boards] == [1, 1, 0]
    assert at.game.space_camels == [0, 0, 0]


@pytest.mark.clauses("merv.queue.camels")
def test_only_free_spaces_cost_a_camel() -> None:
    game = queueing(["N2", "N1", "N4"], camels=1)
    assert play(game).options == ["stand 2", "stand 1"]
    at = play(game, "stand 1", until="turn")
    assert at.game.queue == [0, 2, 1]
    assert [board.camels for board in at.game.boards] == [0, 0, 1]


@pytest.mark.clauses("merv.queue.automata", "merv.camels.home")
def test_camels_on_the_high_courtiers_space_go_home() -> None:
    game = queueing(["N1", "N4", "N2"], camels=1, seats=2)
    game.row, game.row_camels = [0, 1], 2
    at = play(game, "stand 2", until="turn")
    assert at.game.queue == [1, 0, 2]
    assert (at.game.boards[0].camels, at.game.boards[1].camels) == (0, 0)
    assert at.told("camel home") == [{"where": "market"}]
    assert (at.game.row_camels, at.game.market) == (2, [1, 0, 0, 0])


@pytest.mark.clauses("merv.queue.next")
def test_the_queue_of_round_4_opens_the_next_year() -> None:
    at = play(queueing(["W4", "W5", "W1"], round=4), until="turn")
    assert (at.game.round, at.game.queue) == (5, [2, 0, 1])


@pytest.mark.clauses("merv.invasion", "merv.invasion.falls", "merv.goal")
def test_what_falls_in_an_invasion() -> None:
    owners = {"a1": 0, "c2": 0, "b4": 0, "e5": 1, "c5": 0}
    game = start(stage="invasion", round=8, owners=owners, walls={"N3": 4, "S2": 0})
    at = play(game, until="scoring")
    standing = [n for n, owner in enumerate(at.game.owners) if owner != NONE]
    assert standing == [cell("c2")]
    assert at.told("fell") == [
        {"player": 0, "cell": cell("a1")},
        {"player": 0, "cell": cell("b4")},
        {"player": 0, "cell": cell("c5")},
        {"player": 1, "cell": cell("e5")},
    ]


@pytest.mark.clauses("merv.invasion", "merv.wall.gate", "merv.wall.stays")
def test_two_walls_protect_a_corner_and_stay() -> None:
    game = start(stage="invasion", round=8, owners={"b2": 0}, walls={"N2": 0, "W2": 1})
    at = play(game, until="scoring")
    assert at.game.owners[cell("b2")] == 0
    assert at.game.walls == game.walls
    game.walls[slot("W2")] = NONE
    assert play(game, until="scoring").game.owners[cell("b2")] == NONE


@pytest.mark.clauses("merv.invasion.soldier", "merv.reading.34", "merv.action.soldier.stays")
@pytest.mark.parametrize(("reading", "there"), [("stay", 1), ("home", NONE)])
def test_a_soldier_saves_a_building(reading: str, there: int) -> None:
    game = start(
        stage="invasion", round=8, owners={"a1": 0, "c2": 0}, soldiers={"a1": 1, "c2": 1}, walls={"N3": 0},
        reading_34=reading,
    )  # fmt: skip
    at = play(game, until="scoring")
    assert at.game.owners[cell("a1")] == at.game.owners[cell("c2")] == 0
    assert at.game.soldiers[cell("a1")] == there
    assert at.game.soldiers[cell("c2")] == 1


@pytest.mark.clauses("merv.invasion.ransom", "merv.invasion.price")
def test_ransoms_are_paid_in_the_sites_colour() -> None:
    game = start(
        stage="invasion", round=8, owners={"a1": 0, "a5": 0, "b1": 0}, cubes={"purple": 1, "teal": 2, "white": 1}
    )
    at = play(game)
    assert at.options == ["ransom a1", "ransom b1", "ransom a5", "enough"]
    at = at.then("ransom a1")
    assert at.options == ["ransom b1", "ransom a5", "enough"]
    at = at.then("ransom a5")
    assert at.game.boards[0].cubes == cubes({"teal": 2})
    assert [n for n, owner in enumerate(at.game.owners) if owner == 0] == [cell("a1"), cell("a5")]
    assert play(game, "ransom a1", "ransom a5", until="scoring").game.ransomed == 0
    given_up = play(game, "enough", until="scoring")
    assert (0 in given_up.game.owners, given_up.game.ransomed) == (False, 0)


@pytest.mark.clauses("merv.invasion.price")
def test_persons_decide_in_the_order_of_the_queue() -> None:
    game = start(stage="invasion", round=8, owners={"a1": 0, "b1": 1}, cubes={"white": 1})
    game.boards[1].cubes[4] = 1
    game.queue = [1, 0, 2]
    at = play(game)
    assert at.question is not None
    assert at.question.seat == 1
    at = at.then("ransom b1")
    assert at.question is not None
    assert at.question.seat == 0


@pytest.mark.clauses("merv.courtier.falls", "merv.courtier.ransom", "merv.magistrate.invasion")
def test_the_high_courtiers_buildings_fall_without_ransom() -> None:
    game = start(
        seats=2, stage="invasion", round=8, owners={"a1": 2, "b1": 2, "c2": 2}, soldiers={"b1": 0}, walls={"N3": 0}
    )
    at = play(game, until="scoring")
    assert [n for n, owner in enumerate(at.game.owners) if owner == 2] == [cell("b1"), cell("c2")]


@pytest.mark.clauses("merv.scoring.courtiers", "merv.palace.counts")
def test_courtiers_score_what_their_halls_count() -> None:
    game = start(
        stage="scoring", round=4, favour=3, mosque=4, goods={"balkh": 2, "rayy": 1}, laid={"balkh": 1}, scrolls=5,
        spices={"ginger": 1, "pepper": 1}, courtiers={"mosque": 1, "goods": 1, "scrolls": 2, "spices": 1},
    )  # fmt: skip
    game.boards[0].scrolls_laid = 2
    at = play(game)
    assert at.options == ["score mosque", "score goods", "score scrolls", "score spices", "enough"]
    for hall, points in (("mosque", 4), ("goods", 3), ("scrolls", 5), ("spices", 2)):
        one = at.then(f"score {hall}")
        assert (one.game.points[0], one.game.favour[0]) == (points, 2)
    two = at.then("score scrolls", "score scrolls")
    assert two.game.points[0] == 10
    assert two.options == ["score mosque", "score goods", "score spices", "enough"]
    three = two.then("score mosque")
    assert (three.game.points[0], three.game.favour[0]) == (14, 0)
    assert three.game.scored == [0] * 4
    assert at.then("enough").game.points[0] == 0


@pytest.mark.clauses("merv.scoring.buildings", "merv.scoring.tiles", "merv.mosque.scoring")
def test_buildings_and_scoring_tiles_score_each_year() -> None:
    game = start(stage="scoring", round=4, owners={"c1": 0, "a1": 0, "b2": 0, "e3": 0, "c2": 1}, scoring=[0, 2])
    game.owners[cell("a2")], game.scoring_tiles[1] = 0, 1  # a Wall, but its tile is another person's
    at = play(game, until="turn")
    # c1 Library, a1 and b2 Caravansary; e3 is a Palace.
    assert at.game.points == [5 + 3 + 2 * 2, 1, 0]
    assert at.told("points")[:2] == [
        {"player": 0, "points": 5, "what": "buildings", "total": 5},
        {"player": 0, "points": 7, "what": "scoring tiles", "total": 12},
    ]
    assert at.game.round == 5


@pytest.mark.clauses("merv.scoring.spices", "merv.scoring.sets")
@pytest.mark.parametrize(
    ("spices", "points"),
    [
        ({"ginger": 1}, 1),
        ({"ginger": 3}, 3),
        ({"ginger": 1, "pepper": 1}, 3),
        ({"ginger": 2, "pepper": 2, "juniper": 1}, 7 + 3),
        ({"ginger": 2, "pepper": 2, "juniper": 1, "cinnamon": 1}, 12 + 3),
        ({}, 0),
    ],
)
def test_sets_of_spices_score_at_the_end(spices: dict[str, int], points: int) -> None:
    at = play(start(stage="scoring", round=12, spices=spices))
    assert at.question is None
    assert at.game.stage == "over"
    assert at.game.points[0] == points
    assert play(start(stage="scoring", round=8, spices=spices), until="turn").game.points[0] == 0


@pytest.mark.clauses("merv.scoring.camels", "merv.goal")
def test_nothing_else_scores_at_the_end() -> None:
    game = start(stage="scoring", round=12, camels=5, cubes={"white": 6}, favour=5, influence=12, goods={"balkh": 3})
    assert play(game).game.points == [0, 0, 0]


@pytest.mark.clauses("merv.scoring.ties", "merv.goal")
def test_ties_are_broken_by_favour_then_influence() -> None:
    game = start()
    game.points = [50, 50, 40]
    assert winners(game) == [0, 1]
    game.influence = [3, 4, 9]
    assert winners(game) == [1]
    game.favour = [2, 1, 9]
    assert winners(game) == [0]
    game.points[2] = 51
    assert winners(game) == [2]


@pytest.mark.clauses("merv.magistrate.win")
@pytest.mark.parametrize(("mine", "its", "winner"), [(90, 89, 0), (90, 90, 1), (89, 90, 1)])
def test_only_more_points_beat_the_magistrate(mine: int, its: int, winner: int) -> None:
    game = new({"seats": "solo"})
    game.points = [mine, its, 0]
    assert winners(game) == [winner]


@pytest.mark.clauses("merv.tracks.favour")
@pytest.mark.parametrize(("favour", "points"), [(0, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_points_of_the_favour_track(favour: int, points: int) -> None:
    at = play(start(slot="N1", site="a1", favour=favour), "favour")
    assert (at.game.favour[0], at.game.points[0]) == (favour + 2, points)


@pytest.mark.clauses("merv.tracks.favour")
def test_favour_that_is_spent_can_score_again() -> None:
    game = start(stage="scoring", round=4, favour=4, courtiers={"mosque": 1})
    at = play(game, "score mosque", until="turn")
    assert (at.game.favour[0], at.game.points[0]) == (3, 0)
    at.game.due, at.game.masters[0], at.game.site = [], slot("N1"), cell("a1")
    assert play(at.game, "favour").game.points[0] == 1


@pytest.mark.clauses("merv.tracks.favour.full", "merv.tracks.influence")
@pytest.mark.parametrize(
    ("favour", "influence", "after", "points"),
    [(10, 3, (10, 5), 2), (9, 3, (10, 4), 4), (10, 17, (10, 18), 2), (10, 18, (10, 18), 4)],
)
def test_favour_beyond_the_end_of_the_track(favour: int, influence: int, after: tuple[int, int], points: int) -> None:
    at = play(start(slot="N1", site="a1", favour=favour, influence=influence), "favour")
    assert ((at.game.favour[0], at.game.influence[0]), at.game.points[0]) == (after, points)


@pytest.mark.clauses("merv.tracks.influence")
@pytest.mark.parametrize(
    ("influence", "after", "points"),
    [(3, 5, 2), (4, 6, 2), (7, 9, 2), (12, 14, 3), (16, 18, 4), (17, 18, 0), (18, 18, 0)],
)
def test_points_of_the_influence_track(influence: int, after: int, points: int) -> None:
    game = start(slot="N1", site="a1", influence=influence, owners={"b1": 1}, due=[SOLDIER_DUE])
    at = play(game, "soldier b1")
    assert (at.game.influence[0], at.game.points[0]) == (after, points)


@pytest.mark.clauses("merv.courtier.slot", "merv.courtier.build", "merv.courtier.nothing", "merv.courtier")
def test_the_high_courtier_takes_the_emptiest_line_and_builds_nearest() -> None:
    game = start(seats=2, owners={"a1": 0, "b1": 0, "d1": 1, "e1": 0})
    game.queue, game.turn = [0, 1, 2], 2
    game.masters[0], game.masters[1] = slot("N2"), slot("N5")
    at = play(game, until="queue")
    # N1, N3 and N4 are free; the market line has four sites, like the other two have empty ones: N1 is nearest.
    assert at.game.masters[2] == slot("N1")
    assert at.game.owners[cell("a2")] == 2
    assert at.game.points == game.points
    assert at.told("cubes") == []
    game.owners[cell("a3")] = 0
    at = play(game, until="queue")
    assert at.game.masters[2] == slot("N3")
    assert at.game.owners[cell("c1")] == 2


@pytest.mark.clauses("merv.reading.36")
@pytest.mark.parametrize(("reading", "word", "site"), [("nearest", "N1", "a1"), ("furthest", "N5", "e1")])
def test_which_of_equal_slots_the_high_courtier_takes(reading: str, word: str, site: str) -> None:
    game = start(seats=2, courtier_tie=reading)
    game.queue = [2, 0, 1]
    at = play(game)
    assert (at.game.masters[2], at.game.owners[cell(site)]) == (slot(word), 2)


@pytest.mark.clauses("merv.courtier.build")
def test_the_high_courtier_without_a_site_or_a_building_builds_nothing() -> None:
    nine = dict.fromkeys(("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4"), 2)
    game = start(seats=2, owners=nine)
    game.queue = [2, 0, 1]
    at = play(game)
    assert at.game.owners.count(2) == 9
    full = start(
        seats=2, owners=dict.fromkeys([f"{c}{r}" for c in "abcde" for r in range(1, 6) if (c, r) != ("c", 3)], 0)
    )
    full.queue = [2, 0, 1]
    at = play(full)
    assert at.game.owners.count(2) == 0
    assert at.game.masters[2] == slot("N1")


@pytest.mark.clauses("merv.turn.at-once")
def test_what_is_due_is_gone_when_it_is_taken() -> None:
    at = play(start(slot="N1", site="a1", due=[due(POINTS_OR_UPGRADE_DUE, 3)] * 2), "points")
    assert at.game.due == [due(POINTS_OR_UPGRADE_DUE, 3)]
    assert at.why_not("slot N2") == "First choose what you gained: points or an upgrade tile."
