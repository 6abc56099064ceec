"""The end: won as soon as every space is covered, lost when the last round ends with an empty one."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import cover, play, start

from soloist.engine.errors import Refused
from soloist.games.burgundy import GAME
from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, CITY_HALL, JOKER, MINE_TILE, SHIP_TILE, monastery
from soloist.games.burgundy.state import CITY_HALL_DUE, EMPTY, FREE, Game


def all_but(*empty: int, **given: object) -> Game:
    """A turn in which every space is covered (by jokers, so nothing works) but those named."""
    game = start(**given)  # type: ignore[arg-type]
    return cover(game, [space for space in range(37) if space not in empty], JOKER)


@pytest.mark.clauses("burgundy.goal", "burgundy.end", "burgundy.reading.full-early")
@pytest.mark.parametrize("duchy", ["13A", "13B"])
@pytest.mark.parametrize("round_", [7, 24, 25])
def test_the_last_space_wins_at_once_whatever_is_left(duchy: str, round_: int) -> None:
    space, die = {"13A": (2, 6), "13B": (18, 6)}[duchy]
    game = all_but(space, castle=None, duchy=duchy, dice=[6, 3], round=round_, storage=[BANK, SHIP_TILE], points=48)
    at = play(game, f"place 1@{space} with {die}")
    assert at.question is None
    assert at.told("game won") == [{"round": round_}]
    assert at.told("game lost") == at.told("turn ended") == []
    assert GAME.over(at.game)
    result = GAME.result(at.game)
    assert (result.won, result.numbers["filled"], result.numbers["round"]) == (True, 37, round_)


@pytest.mark.clauses("burgundy.end")
@pytest.mark.parametrize("kind", [BANK, JOKER])
def test_a_joker_on_the_last_space_wins_as_well(kind: int) -> None:
    at = play(all_but(10, dice=[1, 1], storage=[kind]), "place 1@10 with 1")
    assert at.told("game won") == [{"round": 1}]


@pytest.mark.clauses("burgundy.end", "burgundy.colour.tile")
def test_the_tile_for_a_completed_colour_may_win() -> None:
    at = play(all_but(7, 10, dice=[1, 1], storage=[BANK], black=[monastery(3)]), "place 1@10 with 1")
    assert at.told("game won") == []
    assert [o for o in at.options if o.startswith("complete")] == ["complete 1@7"]
    at = at.then("complete 1@7")
    assert at.told("game won") == [{"round": 1}]


@pytest.mark.clauses("burgundy.end")
def test_36_spaces_do_not_win() -> None:
    at = play(all_but(2, 7, dice=[6, 2], storage=[BANK]), "place 1@2 with 6")
    assert at.told("game won") == []
    assert at.question is not None


@pytest.mark.clauses("burgundy.end", "burgundy.goal")
@pytest.mark.parametrize("empty", [[10], [2, 10, 35]])
def test_an_empty_space_at_the_end_of_round_25_loses(empty: list[int]) -> None:
    at = play(all_but(*empty, dice=[4], round=25), "workers with 4", "end")
    assert at.question is None
    assert at.told("game lost") == [{"empty": len(empty)}]
    assert at.told("game won") == []
    result = GAME.result(at.game)
    assert (result.won, result.numbers["filled"]) == (False, 37 - len(empty))


@pytest.mark.clauses("burgundy.end")
def test_round_24_is_not_the_end() -> None:
    at = play(start(dice=[], round=24), "end")
    assert at.game.round == 25
    assert at.told("game lost") == []


@pytest.mark.clauses("burgundy.end.no-scoring", "burgundy.points")
@pytest.mark.parametrize("full", [True, False])
def test_nothing_is_scored_at_the_end(full: bool) -> None:
    game = all_but(
        2, 7, castle=None, dice=[6], round=25, points=9, silver=5, workers=4, goods={1: 3}, sold={2: 2}, storage=[BANK]
    )
    if full:
        game = cover(game, [7], monastery(25))
    at = play(game, *(["place 1@2 with 6"] if full else ["workers with 6", "end"]))
    duchy = at.game.duchy
    assert at.question is None
    # 2 lies in an area of two, and the last one in phase E: that gain is not even taken once the game is won
    assert (duchy.points, duchy.resets, duchy.goods[0]) == (9, 0, 3)
    assert duchy.silver == (7 if full else 5)  # the bank's, not worth anything
    assert at.told("gained") == []


@pytest.mark.clauses("burgundy.points", "burgundy.end")
def test_points_do_not_win() -> None:
    at = play(start(dice=[], round=25, points=49, silver=0), "end")
    assert at.told("game lost") == [{"empty": 36}]


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.end")
def test_the_silver_of_the_last_mines_may_still_win() -> None:
    game = all_but(2, castle=None, tiles={1: MINE_TILE}, dice=[], round=25, points=44, target=45, storage=[BANK])
    at = play(game, "end")
    assert at.options == ["point", "end"]
    at = at.then("point")
    assert at.told("target reached") == [{"target": 40, "times": 1, "lost": 0}]
    assert at.game.due[FREE] == 1
    assert "end" not in at.options
    at = at.then("place 1@2 with free")
    assert at.told("game won") == [{"round": 25}]
    assert GAME.result(at.game).won


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.buy.tile")
def test_the_last_mines_give_no_second_purchase_in_the_turn() -> None:
    mines = dict.fromkeys((1, 21, 29), MINE_TILE)
    game = start(dice=[], round=25, silver=2, black=[BANK, CASTLE_TILE], tiles=mines)
    at = play(game, "buy 0/1 for 2s", "end")
    assert at.game.duchy.silver == 3
    assert at.options == ["point", "end"]
    assert "already" in at.why_not("buy 0/2 for 2s")


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.reading.agenda")
def test_what_was_due_is_still_there_after_the_last_mines_and_lapses_then() -> None:
    game = start(dice=[], round=25, tiles={1: MINE_TILE}, storage=[CITY_HALL], due={CITY_HALL_DUE: 1})
    at = play(game, "end", "end")
    assert at.told("lapsed") == [{"what": "hall", "n": 1}]
    assert at.told("game lost") == [{"empty": 35}]


@pytest.mark.clauses("burgundy.end", "burgundy.round.actions")
def test_the_last_turn_ends_only_when_its_actions_are_done() -> None:
    with pytest.raises(Refused):
        play(start(dice=[2], round=25), "end")
    at = play(start(dice=[], round=25, due={FREE: 1}))
    assert "end" not in at.options


@pytest.mark.clauses("burgundy.end")
def test_a_game_that_is_over_asks_nothing_more() -> None:
    at = play(all_but(10, dice=[1, 1], storage=[BANK, EMPTY, BANK]), "place 1@10 with 1")
    with pytest.raises(AssertionError, match="over"):
        at.then("workers with 1")
