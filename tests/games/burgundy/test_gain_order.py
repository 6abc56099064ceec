"""Two gains due together: when their order is asked, and what comes of each order."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.kinds import BANK, COW, WATCHTOWER, animal, monastery
from soloist.games.burgundy.state import FREE, Game

PLACE = "place 1@5 with 2"


def cow(points: int, target: int = 50, round: int = 1, count: int = 3, **more: object) -> Game:
    """A cow tile goes on 5, a pasture of its own: `count` points, and 11 for the area in phase A."""
    given = {"storage": [animal(COW, count)], "dice": [2, 1], "points": points, "target": target, "round": round}
    return start(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.clauses("burgundy.reading.gain-order")
@pytest.mark.parametrize(
    ("points", "target", "matters"),
    [
        (0, 50, False),
        (35, 50, False),  # 49: the target is not reached
        (36, 50, False),  # 50: only both together reach it
        (38, 50, False),  # 52, whichever comes last
        (39, 50, True),  # the area alone reaches it
        (46, 50, True),
        (47, 50, True),  # each alone reaches it
        (49, 50, True),
        (0, 10, True),
        (0, 11, True),
        (0, 12, False),
        (0, 5, True),
    ],
)
def test_the_order_is_asked_when_it_matters(points: int, target: int, matters: bool) -> None:
    at = play(cow(points, target), PLACE)
    assert (at.question.name == "gain order") == matters
    if matters:
        assert at.options == ["gain 1", "gain 2"]
        assert at.game.gains == [(0, 3), (1, 11)]
        assert at.told("gained") == []
    else:
        assert at.game.gains == []
        assert [gain["points"] for gain in at.told("gained")] == [3, 11]


@pytest.mark.clauses("burgundy.reading.gain-order", "burgundy.target.reset")
@pytest.mark.parametrize(
    ("points", "first", "counter", "lost"),
    [(40, 1, 0, 4), (40, 2, 3, 1), (48, 1, 11, 1), (48, 2, 3, 9)],
)
def test_what_each_order_leads_to(points: int, first: int, counter: int, lost: int) -> None:
    at = play(cow(points), PLACE, f"gain {first}")
    assert (at.game.duchy.points, at.game.duchy.target, at.game.due[FREE]) == (counter, 45, 1)
    assert at.told("target reached") == [{"target": 45, "times": 1, "lost": lost}]
    assert [gain["points"] for gain in at.told("gained")] == ([3, 11] if first == 1 else [11, 3])
    assert at.question.name == "turn"


@pytest.mark.clauses("burgundy.reading.gain-order", "burgundy.target.action")
def test_an_order_may_bring_a_second_free_action() -> None:
    # With monastery 7 the cows score 5: area first, then 5 reach the new target of 5.
    game = cow(0, 10, count=4, monasteries=[7])
    at = play(game, PLACE)
    assert at.question.name == "gain order"
    two = at.then("gain 2")
    assert (two.game.due[FREE], two.game.duchy.points, two.game.duchy.resets) == (2, 0, 2)
    one = at.then("gain 1")
    assert (one.game.due[FREE], one.game.duchy.points, one.game.duchy.resets) == (1, 0, 1)


@pytest.mark.clauses("burgundy.reading.gain-order")
def test_gains_come_before_the_next_action() -> None:
    at = play(cow(40, silver=9), PLACE)
    for text in ("workers with 1", "point", "end", "gain 3"):
        assert "First this has to be decided: gain 1, gain 2." in at.why_not(text)


@pytest.mark.clauses("burgundy.reading.gain-order")
def test_never_takes_them_as_they_arose() -> None:
    at = play(cow(48, gain_order="never"), PLACE)
    assert at.question.name == "turn"
    assert [gain["points"] for gain in at.told("gained")] == [3, 11]
    assert (at.game.duchy.points, at.game.due[FREE]) == (11, 1)


@pytest.mark.clauses("burgundy.reading.gain-order")
@pytest.mark.parametrize(("first", "order"), [(1, [3, 11]), (2, [11, 3])])
def test_always_asks_even_if_nothing_comes_of_it(first: int, order: list[int]) -> None:
    at = play(cow(0, gain_order="always"), PLACE)
    assert at.question.name == "gain order"
    at = at.then(f"gain {first}")
    assert [gain["points"] for gain in at.told("gained")] == order
    assert at.game.duchy.points == 14


@pytest.mark.clauses("burgundy.reading.gain-order")
@pytest.mark.parametrize("asked", ["when it matters", "always", "never"])
def test_one_gain_alone_is_never_asked_about(asked: str) -> None:
    game = start(storage=[WATCHTOWER], dice=[6, 1], points=48, gain_order=asked)
    at = play(game, "place 1@2 with 6")
    assert at.question.name == "turn"
    assert at.game.duchy.resets == 1


@pytest.mark.clauses("burgundy.reading.gain-order")
def test_equal_gains_need_no_order() -> None:
    # In phase E the pasture scores 1 and 2, as many as the cows.
    at = play(cow(48, round=21), PLACE)
    assert at.question.name == "turn"
    assert [gain["points"] for gain in at.told("gained")] == [3, 3]
    assert (at.game.duchy.points, at.game.due[FREE]) == (3, 1)


@pytest.mark.clauses("burgundy.reading.gain-order", "burgundy.reading.gain")
def test_size_and_phase_points_of_an_area_are_one_gain() -> None:
    # 1 and 10 in one: 11 points, of which 9 are lost.
    at = play(start(castle=26, storage=[monastery(1)], dice=[3, 1], points=48), "place 1@27 with 3")
    assert at.question.name == "turn"
    assert at.told("gained") == [{"what": "area", "points": 11, "counter": 59}]
    assert at.told("target reached") == [{"target": 45, "times": 1, "lost": 9}]


@pytest.mark.clauses("burgundy.reading.gain-order")
def test_watchtower_and_monastery_points_are_asked_about_too() -> None:
    tower = start(storage=[WATCHTOWER], dice=[1, 1], points=45)
    at = play(tower, "place 1@10 with 1")
    assert at.game.gains == [(3, 4), (1, 11)]
    assert at.then("gain 2").game.duchy.points == 4
    abbey = start(tiles={2: BANK}, storage=[monastery(22)], dice=[3, 1], points=45)
    at = play(abbey, "place 1@7 with 3")
    assert at.game.gains == [(4, 4), (1, 11)]
    assert at.then("gain 1").game.duchy.points == 0
