"""Phases: what pays and what is cleared when one ends, and what the next begins with."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.components import BLACK_COUNTS
from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, CHURCH, JOKER, MINE_TILE, SHIP_TILE, animal, monastery
from soloist.games.burgundy.state import CARPENTER_DUE, CITY_HALL_DUE, EMPTY, WAREHOUSE_DUE

MINES = [1, 21, 29]
COW = animal(0, 2)


@pytest.mark.clauses("burgundy.phase.rounds")
@pytest.mark.parametrize("round_", range(1, 25))
def test_a_phase_ends_after_every_fifth_round(round_: int) -> None:
    at = play(start(dice=[], round=round_), "end")
    assert [told["phase"] for told in at.told("phase begins")] == ([round_ // 5] if round_ % 5 == 0 else [])
    assert at.game.phase == round_ // 5
    assert at.game.round == round_ + 1


@pytest.mark.clauses("burgundy.phase.clear")
def test_all_tiles_left_leave_the_game_and_the_goods_stay() -> None:
    game = start(
        dice=[],
        round=5,
        depots={1: (EMPTY, SHIP_TILE), 2: (monastery(9), CASTLE_TILE), 6: (BANK, COW)},
        black=[BANK, EMPTY, MINE_TILE, EMPTY],
        depot_goods={1: {3: 2}, 6: {1: 1}},
        storage=[CHURCH, JOKER],
        goods={2: 1},
    )
    at = play(game, "end", chance={"white die": "4"})
    assert at.told("tiles cleared") == [{"tiles": 7, "phase": 0}]
    out = at.game.out
    left = {SHIP_TILE: 1, monastery(9): 1, CASTLE_TILE: 1, BANK: 2, COW: 1, MINE_TILE: 1}
    left[SHIP_TILE] += 1  # depot 4's ship, removed in the new round
    assert {kind: n for kind, n in enumerate(out) if n} == left
    assert at.game.depot_goods[0:6] == [0, 0, 2, 0, 0, 0]
    assert at.game.depot_goods[30:36] == [1, 0, 0, 0, 0, 0]
    assert at.game.duchy.storage == [CHURCH, JOKER, EMPTY]
    assert at.game.duchy.goods == [0, 1, 0, 0, 0, 0]
    assert sum(at.game.goods_out) == 0


@pytest.mark.clauses("burgundy.phase.clear", "burgundy.phase.fill")
def test_a_new_phase_lays_twelve_tiles_four_black_ones_and_five_goods() -> None:
    at = play(start(dice=[], round=10), "end")
    assert at.game.depots.count(EMPTY) == 1  # removed in round 11
    assert at.game.black.count(EMPTY) == 0
    assert sum(at.game.black_supply) == sum(BLACK_COUNTS) - 4
    assert len(at.game.goods_row) == 4
    assert sum(at.game.depot_goods) == 1


@pytest.mark.clauses("burgundy.phase.clear")
def test_nothing_is_cleared_between_the_rounds_of_a_phase() -> None:
    at = play(start(dice=[], round=4, depots={1: (BANK, SHIP_TILE)}, black=[BANK]), "end", chance={"white die": "1"})
    assert at.told("tiles cleared") == at.told("phase begins") == []
    assert at.game.depots[:2] == [EMPTY, SHIP_TILE]
    assert at.game.black[0] == BANK


@pytest.mark.clauses("burgundy.phase.mines", "burgundy.mine")
@pytest.mark.parametrize("round_", [5, 10, 15, 20])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_mine_pays_1_silver_when_a_phase_ends(round_: int, n: int) -> None:
    game = start(dice=[], round=round_, silver=4, workers=3, tiles=dict.fromkeys(MINES[:n], MINE_TILE))
    at = play(game, "end")
    assert at.told("mines paid") == [{"silver": n, "workers": 0}]
    assert (at.game.duchy.silver, at.game.duchy.workers) == (4 + n, 3)


@pytest.mark.clauses("burgundy.phase.mines", "burgundy.joker.effect")
def test_neither_a_stored_mine_nor_a_joker_on_a_mine_space_pays() -> None:
    game = start(dice=[], round=5, tiles={1: JOKER}, storage=[MINE_TILE], depots={5: (MINE_TILE, EMPTY)})
    at = play(game, "end")
    assert at.told("mines paid") == []
    assert at.game.duchy.silver == 0


@pytest.mark.clauses("burgundy.phase.mines")
def test_mines_do_not_pay_between_the_rounds_of_a_phase() -> None:
    at = play(start(dice=[], round=6, tiles={1: MINE_TILE}), "end")
    assert at.told("mines paid") == []
    assert at.game.duchy.silver == 0


@pytest.mark.clauses("burgundy.mine")
def test_a_mine_does_nothing_when_it_is_placed() -> None:
    game = start(dice=[5, 1], storage=[MINE_TILE], tiles={5: COW})
    at = play(game, "place 1@1 with 5")
    duchy = at.game.duchy
    assert (duchy.silver, duchy.workers, any(at.game.due)) == (0, 0, False)
    assert duchy.mines == 1
    assert at.options == ["workers with 1"]


@pytest.mark.clauses("burgundy.monastery.2")
@pytest.mark.parametrize("n", [1, 3])
def test_with_monastery_2_each_mine_also_gives_1_worker(n: int) -> None:
    game = start(dice=[], round=15, workers=1, tiles=dict.fromkeys(MINES[:n], MINE_TILE) | {7: monastery(2)})
    at = play(game, "end")
    assert at.told("mines paid") == [{"silver": n, "workers": n}]
    assert (at.game.duchy.silver, at.game.duchy.workers) == (n, 1 + n)


@pytest.mark.clauses("burgundy.monastery.2")
def test_monastery_2_gives_nothing_without_a_mine() -> None:
    at = play(start(dice=[], round=5, tiles={7: monastery(2)}), "end")
    assert (at.game.duchy.silver, at.game.duchy.workers) == (0, 0)


@pytest.mark.clauses("burgundy.phase.mines", "burgundy.reading.phase-e-mines", "burgundy.monastery.2")
def test_at_the_end_of_phase_e_mines_pay_once_and_the_turn_goes_on() -> None:
    game = start(dice=[], round=25, black=[BANK], tiles={1: MINE_TILE, 21: MINE_TILE, 7: monastery(2)})
    at = play(game, "end")
    assert at.told("mines paid") == [{"silver": 2, "workers": 2}]
    assert at.told("turn ended") == []
    assert (at.game.duchy.silver, at.game.duchy.workers) == (2, 2)
    assert at.options == ["buy 0/1 for 2s", "point", "end"]
    at = at.then("end")
    assert at.question is None
    assert at.told("mines paid") == []
    assert at.told("game lost") == [{"empty": 37 - 4}]


@pytest.mark.clauses("burgundy.reading.phase-e-mines")
def test_without_a_mine_the_last_round_ends_at_once() -> None:
    at = play(start(dice=[], round=25), "end")
    assert at.question is None
    assert at.told("mines paid") == []


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.reading.agenda")
def test_what_is_due_does_not_lapse_before_the_mines_of_phase_e_have_paid() -> None:
    game = start(dice=[], round=25, tiles={1: MINE_TILE}, storage=[BANK], due={CITY_HALL_DUE: 1})
    at = play(game, "end")
    assert at.told("lapsed") == []
    assert at.game.due[CITY_HALL_DUE] == 1
    assert "place 1@2 with hall" in at.options


@pytest.mark.clauses("burgundy.reading.agenda", "burgundy.building")
def test_optional_things_that_are_due_lapse_at_the_end_of_the_turn() -> None:
    game = start(dice=[], due={CARPENTER_DUE: 2, WAREHOUSE_DUE: 1}, depots={1: (BANK, EMPTY)}, goods={1: 1})
    assert {"take 1/1 with carpenter", "sell 1 with warehouse", "end"} <= set(play(game).options)
    at = play(game, "end")
    assert at.told("lapsed") == [{"what": "carpenter", "n": 2}, {"what": "warehouse", "n": 1}]
    assert not any(at.game.due)


@pytest.mark.clauses("burgundy.area.phase")
@pytest.mark.parametrize(("round_", "phase_points"), [(1, 10), (5, 10), (6, 8), (11, 6), (16, 4), (20, 4), (21, 2)])
def test_the_phase_of_a_round_scores_with_an_area(round_: int, phase_points: int) -> None:
    at = play(start(dice=[1, 1], round=round_, storage=[BANK]), "place 1@10 with 1")
    assert at.told("area completed") == [{"space": 10, "colour": 0, "size": 1, "points": 1 + phase_points}]
    assert at.game.duchy.points == 1 + phase_points
