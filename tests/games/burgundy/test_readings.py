"""Readings that decide how a game ends, and those that no other file tests under every choice."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import cover, play, start

from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, CHURCH, JOKER, MINE_TILE, SHIP_TILE, monastery
from soloist.games.burgundy.settings import SETTINGS
from soloist.games.burgundy.state import CHURCH_DUE, EMPTY, FREE, SHIP_DUE, Game, refresh

NEXT = {"white die": "1", "dice": "1 1"}


def nearly(empty: list[int], **more: object) -> Game:
    """Jokers everywhere but on the spaces named; the target is far."""
    game = cover(start(castle=None, **more), range(37), JOKER)  # type: ignore[arg-type]
    for space in empty:
        game.duchy.tiles[space] = EMPTY
    refresh(game)
    return game


@pytest.mark.clauses("burgundy.reading.full-early", "burgundy.end", "burgundy.goal")
@pytest.mark.parametrize("round", [1, 12, 24, 25])
def test_the_game_is_won_when_the_last_space_is_covered(round: int) -> None:
    game = nearly([10], storage=[BANK], dice=[1, 2], round=round, points=45)
    at = play(game, "place 1@10 with 1")
    assert at.question is None
    assert at.told("game won") == [{"round": round}]
    assert at.told("game lost") == at.told("turn ended") == []
    assert at.game.stage == "over"
    assert at.game.dice == [2]
    assert at.told("gained") == at.game.gains == []  # points no longer matter


@pytest.mark.clauses("burgundy.reading.full-early")
def test_the_tile_for_a_colour_may_win() -> None:
    game = nearly([29, 27], storage=[MINE_TILE], dice=[5], black=[monastery(3), BANK])
    at = play(game, "place 1@29 with 5")
    assert at.options == ["complete 1@27"]
    at = at.then("complete 1@27")
    assert at.question is None
    assert len(at.told("game won")) == 1


@pytest.mark.clauses("burgundy.end", "burgundy.goal")
@pytest.mark.parametrize("empty", [[10], [10, 3, 0, 36]])
def test_the_game_is_lost_with_an_empty_space_after_round_25(empty: list[int]) -> None:
    game = nearly(empty, dice=[], round=25, silver=9, goods={1: 5})
    at = play(game, "end")
    assert at.question is None
    assert at.told("game lost") == [{"empty": len(empty)}]
    assert at.told("turn ended") == [{"round": 25}]
    assert at.told("game won") == []


@pytest.mark.clauses("burgundy.end")
def test_the_game_goes_on_after_round_24() -> None:
    at = play(nearly([10], dice=[], round=24), "end", chance=NEXT)
    assert at.game.round == 25
    assert at.question.name == "turn"


@pytest.mark.clauses("burgundy.end.no-scoring")
def test_the_end_scores_nothing() -> None:
    at = play(nearly([10], dice=[], round=25, silver=9, workers=8, goods={1: 5}, points=7), "end")
    assert at.game.duchy.points == 7
    assert at.told("gained") == []


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.phase.mines")
def test_the_last_mines_pay_and_the_turn_goes_on() -> None:
    game = nearly([10, 3], dice=[], round=25, storage=[BANK], points=48)
    game.duchy.tiles[1] = game.duchy.tiles[29] = MINE_TILE
    game.duchy.tiles[7] = monastery(2)
    refresh(game)
    at = play(game)
    assert at.options == ["end"]
    at = at.then("end")
    assert at.told("mines paid") == [{"silver": 2, "workers": 2}]
    assert at.told("turn ended") == []
    assert at.game.closing
    assert at.options == ["point", "end"]
    at = at.then("point", "point")
    assert at.game.due[FREE] == 1
    assert "free action" in at.why_not("end")
    at = at.then("place 1@10 with free")
    assert at.game.duchy.silver == 2  # the bank still pays
    at = at.then("end")
    assert at.question is None
    assert at.told("mines paid") == []  # they paid once
    assert at.told("game lost") == [{"empty": 1}]


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.end")
def test_the_last_mines_may_win_the_game() -> None:
    game = nearly([10], dice=[], round=25, storage=[BANK], points=49)
    game.duchy.tiles[1] = MINE_TILE
    game.duchy.mines = 1
    at = play(game, "end", "point", "place 1@10 with free")
    assert at.question is None
    assert at.told("game won") == [{"round": 25}]
    assert at.told("game lost") == []


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.reading.agenda")
def test_what_is_due_lasts_until_the_second_end() -> None:
    game = nearly([10, 28], dice=[], round=25, due={CHURCH_DUE: 1}, depots={2: [EMPTY, CASTLE_TILE]})
    game.duchy.mines = 1
    at = play(game, "end")
    assert at.told("lapsed") == []
    assert "take 2/2 with church" in at.options
    at = at.then("end")
    assert at.told("lapsed") == [{"what": "church", "n": 1}]


@pytest.mark.clauses("burgundy.reading.phase-e-mines", "burgundy.buy.tile")
@pytest.mark.parametrize("bought", [True, False])
def test_the_last_silver_buys_a_tile_if_none_was_bought(bought: bool) -> None:
    game = nearly([10, 28], dice=[], round=25, black=[BANK])
    game.duchy.mines = 2
    game.bought = bought
    at = play(game, "end")
    assert ("buy 0/1 for 2s" in at.options) == (not bought)


@pytest.mark.clauses("burgundy.reading.phase-e-mines")
@pytest.mark.parametrize("round", [5, 10, 15, 20])
def test_at_the_end_of_an_earlier_phase_the_mines_pay_and_the_next_phase_begins(round: int) -> None:
    game = start(castle=26, tiles={29: MINE_TILE}, dice=[], round=round)
    at = play(game, "end", chance=NEXT)
    assert at.told("mines paid") == [{"silver": 1, "workers": 0}]
    assert at.told("phase begins") == [{"phase": round // 5}]
    assert (at.game.round, at.game.phase, at.game.closing) == (round + 1, round // 5, False)


@pytest.mark.clauses("burgundy.reading.phase-goods", "burgundy.round.goods")
def test_the_goods_of_a_phase_are_known_from_its_start() -> None:
    tiles = "warehouse, bank, market, church | monastery 1, monastery 2 | cow 2, pig 2 | bank, bank, ship, ship"
    at = play(start(dice=[], round=5), "end", chance=NEXT | {"phase#2": f"{tiles} | 6, 2, 2, 4, 1"})
    assert at.told("goods laid") == [{"type": 6, "depot": 1}]
    assert at.game.goods_row == [2, 2, 4, 1]
    for type in (2, 2, 4, 1):
        at = at.then("workers with 1", "workers with 1", "end", chance=NEXT)
        assert at.told("goods laid")[-1]["type"] == type
    assert at.game.round == 10


@pytest.mark.clauses("burgundy.reading.ship-clears", "burgundy.reading.phase-goods")
def test_a_ship_leaves_the_known_goods_for_the_next_round() -> None:
    game = start(dice=[], due={SHIP_DUE: 1}, depot_goods={1: {1: 1}, 2: {2: 1}})
    at = play(game, "ship 1", "end", chance={"white die": "4", "dice": "1 1"})
    assert at.told("goods laid") == [{"type": 2, "depot": 4}]
    assert at.game.goods_row == [3, 4, 5]
    assert sum(at.game.depot_goods) == 1


@pytest.mark.clauses("burgundy.reading.joker-river", "burgundy.reading.river-areas")
def test_every_reading_with_a_choice_names_its_clause_and_default() -> None:
    defaults = {
        "gain-order": "when it matters",
        "buy-points": "any time",
        "trade-empty": "yes",
        "joker-river": "yes",
        "river-areas": "separate",
        "monastery-6": "2019",
        "monastery-15": "2019",
        "monastery-26": "2019",
    }
    readings = {s.name: s for s in SETTINGS if s.clause.startswith("burgundy.reading.")}
    assert {name: s.default for name, s in readings.items()} == defaults
    assert all(s.clause == f"burgundy.reading.{name}" for name, s in readings.items())


@pytest.mark.clauses("burgundy.reading.agenda")
def test_a_ship_and_a_church_due_at_the_last_end() -> None:
    game = nearly([0, 9], dice=[], round=25, due={SHIP_DUE: 1, CHURCH_DUE: 1}, storage=[CHURCH, SHIP_TILE])
    at = play(game)
    assert "end" not in at.options
    assert "ship 0" in at.options
