"""The King track: its Action, the King phase, and the turn order."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import TILETUM, play, start, tile

from soloist.games.tiletum.kinds import KING, STONE
from soloist.games.tiletum.state import NONE, Game


def phase(king: list[int], arrival: list[int], *, round: int = 1, fair: int = 0, **options: str) -> Game:
    """The King phase with these spaces; `arrival` lists the players, the lowest of a pile first."""
    game = start(seats=len(king), stage="king", round=round, dice={(STONE, 1): 1}, **options)
    game.king, game.arrival = king, arrival
    game.fairs[round - 1] = fair
    return game


@pytest.mark.clauses("tiletum.action.king")
def test_a_step_up_costs_one_ap() -> None:
    at = play(start(action=(KING, 2)), ("king",), ("king",))
    assert at.game.king == [2, 0]
    assert at.options == [("end",)]


@pytest.mark.clauses("tiletum.action.king")
def test_fifteen_is_the_top() -> None:
    game = start(action=(KING, 3), resources=(0, 0, 4, 0, 0), store=("K08",))
    game.king[0] = 14
    at = play(game, ("king",))
    assert (at.game.king[0], at.of("king")) == (15, [])
    assert at.then(("fulfil", 1, NONE)).game.king[0] == 15


@pytest.mark.clauses("tiletum.king.ties", "tiletum.action.king")
def test_whoever_comes_later_lies_on_top() -> None:
    game = start(seats=3, action=(KING, 1))
    game.king, game.arrival = [1, 2, 2], [0, 2, 1]
    after = play(game, ("king",)).game
    assert after.arrival == [2, 1, 0]


@pytest.mark.clauses("tiletum.king", "tiletum.king.highest")
@pytest.mark.parametrize("take", [True, False])
def test_the_highest_takes_the_tile_or_discards_it(take: bool) -> None:
    game = phase([1, 3], [0, 1])
    game.king_tile = tile("H17")
    at = play(game)
    assert at.question is not None
    assert (at.question.seat, at.question.name, at.options) == (1, "king tile", [("take",), ("leave",)])
    game.fair_towns[0] = 0
    after = play(game, ("take",) if take else ("leave",), until="fair").game
    assert after.boards[1].store == ([tile("H17")] if take else [])
    assert after.bonus_discard[tile("H17")] == (0 if take else 1)
    assert after.king_tile == NONE
    assert after.points == [11, 13]


@pytest.mark.clauses("tiletum.king.discard", "tiletum.board.room-needed")
@pytest.mark.parametrize("why", ["Storehouse", "crest", "Contract"])
def test_a_tile_that_does_not_fit_is_discarded(why: str) -> None:
    game = phase([1, 3], [0, 1])
    board = game.boards[1]
    game.king_tile = tile({"Storehouse": "H17", "crest": "X01", "Contract": "B01"}[why])
    if why == "Storehouse":
        board.store = [tile(id) for id in ("H01", "H03", "H05", "H07")]
    elif why == "crest":
        board.store = [tile("K21")]
    else:
        board.contracts = [tile(id) for id in ("K01", "K02", "K04", "K05", "K06", "K08")]
    kept = list(board.store)
    after = play(game, until="fair").game
    assert after.boards[1].store == kept
    assert (after.bonus_discard[game.king_tile], after.king_tile) == (1, NONE)
    assert after.points == [11, 13]  # no 4 points instead


@pytest.mark.clauses("tiletum.king.four", "tiletum.king.points", "tiletum.reading.2")
def test_four_points_without_a_tile_and_then_everybody_scores() -> None:
    after = play(phase([-2, 5, 0], [0, 1, 2]), until="fair").game
    assert after.points == [8, 19, 10]


@pytest.mark.clauses("tiletum.king.ties", "tiletum.king.order")
@pytest.mark.parametrize(
    ("king", "arrival", "order"),
    [
        ([1, 3, 2, -1], [0, 1, 2, 3], [1, 2, 0, 3]),
        ([2, 2, 2, 2], [3, 1, 0, 2], [3, 1, 0, 2]),
        ([0, 4, -3, 4], [3, 2, 1, 0], [3, 1, 0, 2]),
        ([0, 4, -3, 4], [1, 0, 3, 2], [1, 3, 0, 2]),
    ],
)
def test_turn_order(king: list[int], arrival: list[int], order: list[int]) -> None:
    after = play(phase(king, arrival), until="fair").game
    assert after.order == order
    assert after.points[order[0]] == 10 + 4 + king[order[0]]


@pytest.mark.clauses("tiletum.king.reset", "tiletum.king.ties")
@pytest.mark.parametrize("arrival", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 3, 0, 1]])
def test_markers_below_zero_go_up_and_keep_their_order(arrival: list[int]) -> None:
    at = play(phase([-1, 0, 6, -3], arrival), until="fair")
    after = at.game
    assert at.told("king reset") == [{"player": who, "space": 0} for who in (0, 3)]
    assert after.king == [0, 0, 6, 0]
    assert [who for who in after.arrival if who != 2] == [1, 0, 3]
    assert after.points == [9, 10, 20, 7]


@pytest.mark.clauses("tiletum.reading.1", "tiletum.fair.king")
@pytest.mark.parametrize(("choice", "points"), [("before", -4), ("after", 0)])
def test_the_fair_of_the_king_track_and_the_reset(choice: str, points: int) -> None:
    # Round 1 in Tiletum: board number 3, tile 3, and the space.
    game = phase([-4, 5], [0, 1], fair=10, **{"king-fair": choice})
    after = play(game, until="cleanup").game
    assert after.points == [10 - 4 + 3 + 3 + points, 10 + 4 + 5 + 3 + 3 + 5]
    assert after.king == [0, 5]


@pytest.mark.clauses("tiletum.king", "tiletum.fair")
def test_a_fair_scores_once_after_the_king_phase() -> None:
    game = phase([0, 1], [0, 1], fair=0)
    assert game.fair_towns[0] == TILETUM
    at = play(game, until="cleanup")
    assert len(at.told("fair")) == 1
    assert at.game.points == [10 + 5, 10 + 4 + 1 + 5]  # (3 + 2) for the House in Tiletum
