"""The end: First Chairs, goals, unfinished instruments, what is left over, and who wins."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import (
    BOX,
    completed,
    desk,
    goal,
    goods,
    instrument,
    patron,
    performance,
    play,
    repair,
    start,
    with_instrument,
    with_patron,
)

from soloist.games.luthier.kinds import BRASS, NONE, PERCUSSION, STRINGS, WOODWINDS
from soloist.games.luthier.scoring import final_points, goal_count, goal_level, winner
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import Game


def rich() -> Game:
    """A position with something of everything that goals count."""
    game = start(round=6)
    board = goods(game, materials=(1, 2, 0), money=3, inspiration=2, apprentices=2)
    board.built = [instrument(id) for id in ("violin", "pedal-harp", "sackbut")]
    board.performed = [performance(id) for id in ("messiah", "the-ring", "swan-lake")]
    board.repaired = [repair(id) for id in ("cut-a-new-bridge", "line-a-bassoon", "take-out-a-dent")]
    board.tracks = [2, 5, 8]
    completed(game, "bach", "corelli", "ottoboni", "victoria")
    game.plain[desk(STRINGS, 2) * 2] = 2
    game.instrument_at[desk(BRASS, 1)] = 0
    game.back_row[PERCUSSION * 2] = 3
    game.chairs = [0, 1, NONE, 0, 0]
    return game


@pytest.mark.clauses("luthier.goals")
@pytest.mark.parametrize(
    ("id", "count", "level"),
    [
        ("house-of-strings", 3, 1),
        ("house-of-winds", 1, 0),
        ("house-of-keys", 0, -1),
        ("house-of-brass", 2, 1),
        ("house-of-drums", 0, -1),
        ("old-school", 3, 1),
        ("good-taste", 0, -1),
        ("new-music", 3, 1),
        ("on-stage", 2, -1),
        ("master-craft", 5, 1),
        ("good-society", 8, 2),
        ("friend-of-artists", 2, 1),
        ("friend-of-courts", 2, 1),
        ("everywhere-heard", 6, 0),
        ("first-among-equals", 3, 2),
        ("well-stocked", 8, 1),
    ],
)
def test_what_each_goal_counts_and_the_best_level_reached(id: str, count: int, level: int) -> None:
    assert goal_count(rich(), 0, goal(id)) == count
    assert goal_level(rich(), 0, goal(id)) == level


@pytest.mark.clauses("luthier.goals", "luthier.end")
def test_goals_score_3_6_and_10() -> None:
    game = rich()
    assert BOX.goal_prestige == (3, 6, 10)
    for id, points in (("house-of-keys", 0), ("house-of-winds", 3), ("old-school", 6), ("good-society", 10)):
        game.boards[0].goals = [goal(id)]
        assert final_points(game, 0)["goals"] == points
    game.boards[0].goals = [goal("house-of-winds"), goal("old-school")]
    assert final_points(game, 0)["goals"] == 9


@pytest.mark.clauses("luthier.end", "luthier.powers")
def test_first_chairs_score_at_the_end() -> None:
    game = rich()
    assert final_points(game, 0)["chairs"] == 5 + 3 + 3
    assert final_points(game, 1)["chairs"] == 4
    completed(game, "lichnowsky")  # Concertmaster
    assert final_points(game, 0)["chairs"] == 5 + 3 + 3 + 3


@pytest.mark.clauses("luthier.end")
def test_half_of_a_roughed_in_instrument_that_is_assigned() -> None:
    game = start(round=6)
    haydn = with_patron(game, "haydn")
    with_instrument(game, "triangle", rough=True, patron=haydn)  # 4
    assert final_points(game, 0)["unfinished"] == 2
    with_instrument(game, "orchestral-cymbals", rough=True, patron=haydn)  # 5: rounded up
    assert final_points(game, 0)["unfinished"] == 2 + 3
    game.boards[0].roughed[1] = False
    assert final_points(game, 0)["unfinished"] == 2
    game.boards[0].assigned[0] = NONE
    assert final_points(game, 0)["unfinished"] == 0


@pytest.mark.clauses("luthier.end")
@pytest.mark.parametrize(("money", "points"), [(0, 1), (1, 1), (4, 1), (5, 2)])
def test_five_goods_left_over_are_one_prestige(money: int, points: int) -> None:
    game = start(round=6)
    goods(game, materials=(1, 1, 1), inspiration=2, money=money, apprentices=2)
    assert final_points(game, 0)["left over"] == points


@pytest.mark.clauses("luthier.end")
def test_everything_is_scored_when_round_6_closes() -> None:
    game = rich()
    game.stage = "close"
    game.boards[0].goals = [goal("good-society")]
    game.prestige = [50, 40]
    at = play(game)
    assert at.game.prestige == [50 + 11 + 10 + 1, 44]
    told = [(told["player"], told["what"], told["prestige"]) for told in at.told("prestige")]
    assert told == [(0, "chairs", 11), (0, "goals", 10), (0, "left over", 1), (1, "chairs", 4)]
    assert winner(at.game) == 0


@pytest.mark.clauses("luthier.end.ties")
def test_equal_prestige_is_settled_by_patrons_chairs_and_turn_order() -> None:
    game = start(seats=3, round=6)
    game.prestige, game.order = [50, 50, 49], [2, 1, 0]
    assert winner(game) == 1
    game.chairs[WOODWINDS] = 0
    assert winner(game) == 0
    game.boards[1].completed = [patron("bach")]
    assert winner(game) == 1
    game.prestige[2] = 51
    assert winner(game) == 2


@pytest.mark.clauses("luthier.ai.end.win")
def test_a_tie_with_the_ai_is_a_loss() -> None:
    solo = new({"seats": "solo"})
    solo.prestige = [60, 60]
    solo.boards[0].completed = [patron("bach")]
    assert winner(solo) == solo.kit.ai == 1
    solo.prestige = [61, 60]
    assert winner(solo) == 0
