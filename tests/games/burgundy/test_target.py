"""The counter and the target: gains, resets, the free action, and points for silver."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import fresh, play, start

from soloist.games.burgundy.components import box
from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, COW, MINE_TILE, SHIP_TILE, WATCHTOWER, animal, monastery
from soloist.games.burgundy.scoring import moved
from soloist.games.burgundy.state import EMPTY, FREE, Game


@pytest.mark.clauses("burgundy.target.counter", "burgundy.points")
@pytest.mark.parametrize(
    ("game", "answer", "what", "points"),
    [
        (start(goods={4: 3}, dice=[4]), "sell 4 with 4", "sale", 6),
        (start(castle=17, storage=[animal(COW, 4)], dice=[6]), "place 1@18 with 6", "animals", 4),
        (start(castle=26, storage=[MINE_TILE], dice=[5]), "place 1@29 with 5", "area", 11),
        (start(storage=[WATCHTOWER], dice=[6]), "place 1@2 with 6", "watchtower", 4),
        (start(castle=17, tiles={2: BANK}, storage=[monastery(22)], dice=[3]), "place 1@12 with 3", "monastery", 4),
        (start(silver=1, dice=[3]), "point", "bought", 1),
    ],
    ids=["sale", "animals", "area", "watchtower", "monastery", "bought"],
)
def test_every_gain_moves_the_counter_and_may_reach_the_target(game: Game, answer: str, what: str, points: int) -> None:
    at = play(game, answer)
    assert at.told("gained") == [{"what": what, "points": points, "counter": points}]
    assert at.game.duchy.points == points
    assert at.game.due[FREE] == 0
    # Exactly reached.
    game.duchy.points = 50 - points
    at = play(game, answer)
    assert at.told("gained") == [{"what": what, "points": points, "counter": 50}]
    assert at.told("target reached") == [{"target": 45, "times": 1, "lost": 0}]
    assert (at.game.duchy.points, at.game.duchy.target, at.game.duchy.resets) == (0, 45, 1)
    assert at.game.due[FREE] == 1
    # One point short.
    game.duchy.points = 49 - points
    at = play(game, answer)
    assert at.told("target reached") == []
    assert (at.game.duchy.points, at.game.duchy.target, at.game.due[FREE]) == (49, 50, 0)


@pytest.mark.clauses("burgundy.setup.difficulty", "burgundy.setup.counters", "burgundy.target.reset")
@pytest.mark.parametrize("target", range(45, 56))
def test_every_target_at_set_up(target: int) -> None:
    assert (fresh(target=target).duchy.target, fresh(target=target).duchy.points) == (target, 0)
    game = start(target=target, points=target - 3, goods={1: 1}, dice=[1])
    assert play(game, "sell 1 with 1").game.duchy.points == target - 1
    game = start(target=target, points=target - 2, goods={1: 1}, dice=[1])
    at = play(game, "sell 1 with 1")
    assert at.told("target reached") == [{"target": target - 5, "times": 1, "lost": 0}]


@pytest.mark.clauses("burgundy.target.reset")
def test_what_goes_beyond_the_target_is_lost() -> None:
    at = play(start(points=45, goods={2: 6}, dice=[2]), "sell 2 with 2")
    assert at.told("gained") == [{"what": "sale", "points": 12, "counter": 57}]
    assert at.told("target reached") == [{"target": 45, "times": 1, "lost": 7}]
    assert at.game.duchy.points == 0


@pytest.mark.clauses("burgundy.reading.gain")
def test_a_gain_reaches_the_target_only_once() -> None:
    at = play(start(target=5, points=4, goods={2: 7}, dice=[2]), "sell 2 with 2")
    assert at.told("target reached") == [{"target": 5, "times": 1, "lost": 13}]
    assert at.game.due[FREE] == 1
    assert at.game.duchy.points == 0


@pytest.mark.clauses("burgundy.reading.gain", "burgundy.target.buy")
def test_each_bought_point_is_a_gain_of_its_own() -> None:
    at = play(start(target=10, points=8, silver=8), "point", "point")
    assert (at.game.duchy.points, at.game.duchy.target, at.game.due[FREE]) == (0, 5, 1)
    at = at.then("point", "point", "point", "point", "point")
    assert (at.game.duchy.points, at.game.duchy.target, at.game.due[FREE]) == (0, 5, 2)
    assert at.game.duchy.resets == 2
    assert [told["lost"] for told in at.told("target reached")] == [0]


@pytest.mark.clauses("burgundy.target.step", "burgundy.reading.floor")
@pytest.mark.parametrize("first", range(45, 56))
def test_the_target_falls_by_five_but_not_below_five(first: int) -> None:
    game = fresh(target=first)
    numbers = box().numbers
    targets = [game.duchy.target]
    for _ in range(13):
        counter, target, reset = moved(targets[-1], targets[-1], numbers)
        assert (counter, reset) == (0, True)
        targets.append(target)
    assert targets == [max(5, first - 5 * n) for n in range(14)]


@pytest.mark.clauses("burgundy.reading.floor", "burgundy.target.action")
def test_at_the_lowest_target_there_is_still_a_free_action() -> None:
    for target in (5, 6, 9, 10):
        at = play(start(target=target, points=target - 2, goods={1: 1}, dice=[1]), "sell 1 with 1")
        assert (at.game.duchy.points, at.game.duchy.target, at.game.due[FREE]) == (0, 5, 1)


@pytest.mark.clauses("burgundy.target.action")
def test_the_free_action_is_like_a_castle_s() -> None:
    depots = {depot: [BANK, EMPTY] for depot in range(1, 7)}
    game = start(points=48, storage=[CASTLE_TILE, WATCHTOWER], goods={1: 1, 5: 2}, dice=[1], depots=depots)
    at = play(game, "sell 1 with 1")
    expected = [f"take {depot}/1 with free" for depot in range(1, 7)]
    expected += ["place 2@2 with free", "place 2@3 with free", "place 2@10 with free"]
    assert at.options[:-1] == [*expected, "sell 5 with free", "workers with free"]
    assert at.options[-1] == "point"  # for the silver of the sale
    assert "You still have a free action" in at.why_not("end")
    for answer in ("take 6/1 with free", "place 2@10 with free", "sell 5 with free", "workers with free"):
        done = at.then(answer)
        assert done.game.due[FREE] == 0
        assert "end" in done.options


@pytest.mark.clauses("burgundy.target.action")
def test_a_free_action_may_reach_the_target_again() -> None:
    game = start(target=10, points=8, goods={1: 1, 5: 3}, dice=[1])
    at = play(game, "sell 1 with 1", "sell 5 with free")
    assert at.told("target reached") == [
        {"target": 5, "times": 1, "lost": 0},
        {"target": 5, "times": 2, "lost": 1},
    ]
    assert at.game.due[FREE] == 1


# Points for silver.


@pytest.mark.clauses("burgundy.target.buy", "burgundy.reading.buy-points")
def test_points_are_bought_at_any_time_in_the_turn() -> None:
    game = start(silver=3, storage=[SHIP_TILE], dice=[3, 1], goods={1: 1})
    at = play(game, "point")
    assert (at.game.duchy.silver, at.game.duchy.points, at.game.dice) == (2, 1, [3, 1])
    at = at.then("place 1@9 with 3", "point", "ship 0", "workers with 1", "point")
    assert (at.game.duchy.silver, at.game.duchy.points) == (0, 1 + 11 + 1 + 1)
    assert "point" not in at.options
    assert "you have none" in at.why_not("point")


@pytest.mark.clauses("burgundy.target.buy")
def test_a_bought_point_does_not_use_up_anything_else() -> None:
    at = play(start(silver=3, black=[BANK]), "point", "buy 0/1 for 2s")
    assert at.game.duchy.silver == 0
    assert at.game.duchy.storage[0] == BANK


@pytest.mark.clauses("burgundy.reading.buy-points")
def test_only_when_scoring_points_follow_a_gain_at_once() -> None:
    game = start(silver=5, dice=[1, 1], goods={1: 1}, buy_points="when scoring")
    at = play(game)
    assert "point" not in at.options
    assert "only right after you scored" in at.why_not("point")
    at = at.then("sell 1 with 1")
    assert "point" in at.options
    at = at.then("point", "point")
    assert (at.game.duchy.silver, at.game.duchy.points) == (4, 4)
    assert "point" in at.options
    at = at.then("workers with 1")
    assert "point" not in at.options


@pytest.mark.clauses("burgundy.reading.buy-points")
def test_only_when_scoring_a_new_round_starts_without() -> None:
    game = start(silver=5, dice=[1], goods={1: 1}, buy_points="when scoring")
    at = play(game, "sell 1 with 1", "end", chance={"white die": "1", "dice": "1 1"})
    assert at.game.round == 2
    assert "point" not in at.options


@pytest.mark.clauses("burgundy.reading.buy-points", "burgundy.reading.phase-e-mines")
def test_only_when_scoring_the_last_mines_are_no_scoring() -> None:
    game = start(castle=26, tiles={29: MINE_TILE}, dice=[1], goods={1: 1}, round=25, buy_points="when scoring")
    at = play(game, "sell 1 with 1")
    assert "point" in at.options
    at = at.then("end")
    assert at.game.duchy.silver == 2
    assert at.options == ["end"]
