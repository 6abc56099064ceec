"""Everything that is due in a turn: in any order, what must be done, and what lapses."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.engine.errors import Refused
from soloist.games.burgundy.kinds import (
    BANK,
    CARPENTER,
    CASTLE_TILE,
    CHURCH,
    CITY_HALL,
    JOKER,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    WAREHOUSE,
    monastery,
)
from soloist.games.burgundy.state import (
    CARPENTER_DUE,
    CHURCH_DUE,
    CITY_HALL_DUE,
    COMPLETION_DUE,
    DUE,
    EMPTY,
    FREE,
    MARKET_DUE,
    SHIP_DUE,
    WAREHOUSE_DUE,
)

NEXT = {"white die": "1", "dice": "1 1"}
DEPOTS = {1: [BANK, SHIP_TILE], 2: [monastery(1), CASTLE_TILE], 5: [MINE_TILE, EMPTY]}


@pytest.mark.clauses("burgundy.round.order", "burgundy.castle", "burgundy.reading.agenda")
def test_a_castle_s_action_may_wait() -> None:
    game = start(castle=27, storage=[CASTLE_TILE], dice=[2, 6], depots=DEPOTS, workers=1)
    at = play(game, "place 1@28 with 2")
    assert {"take 2/1 with free", "take 1/1 with 6", "workers with 6", "workers with free"} <= set(at.options)
    assert "end" not in at.options
    at = at.then("take 1/1 with 6")
    assert at.game.due[FREE] == 1
    assert "free action" in at.why_not("end")
    with pytest.raises(Refused):
        at.then("end")
    at = at.then("place 1@25 with free")
    assert at.game.duchy.silver == 2
    assert "end" in at.options


@pytest.mark.clauses("burgundy.round.order", "burgundy.reading.agenda", "burgundy.building.church")
def test_a_church_may_wait_until_there_is_room() -> None:
    # Storage full but for the church's place: the second die makes the room that the church's tile needs.
    game = start(storage=[CHURCH, SHIP_TILE, BANK], dice=[6, 3], depots=DEPOTS, depot_goods={2: {1: 1}})
    at = play(game, "place 1@2 with 6")
    assert {o for o in at.options if o.endswith("church")} == {
        "take 2/1 with church",
        "take 2/2 with church",
        "take 5/1 with church",
    }
    assert "takes only: monastery, castle, mine" in at.why_not("take 1/1 with church")
    at = at.then("place 2@9 with 3", "ship 2", "take 2/2 with church")
    assert at.game.duchy.storage == [CASTLE_TILE, EMPTY, BANK]
    assert at.game.due == [0] * 8


@pytest.mark.clauses("burgundy.reading.agenda", "burgundy.building.city-hall")
def test_a_city_hall_may_wait_for_a_tile() -> None:
    game = start(storage=[CITY_HALL], dice=[6, 1], depots=DEPOTS)
    at = play(game, "place 1@2 with 6")
    assert not any(o.endswith("hall") for o in at.options)
    at = at.then("take 1/1 with 1")
    assert {o for o in at.options if o.endswith("hall")} == {"place 1@3 with hall", "place 1@10 with hall"}
    at = at.then("place 1@3 with hall")
    assert at.game.duchy.silver == 2
    assert at.game.due[CITY_HALL_DUE] == 0


@pytest.mark.clauses("burgundy.reading.agenda", "burgundy.building.warehouse")
def test_a_warehouse_may_wait_for_the_ship_s_goods() -> None:
    game = start(storage=[WAREHOUSE, SHIP_TILE], dice=[6, 3], depot_goods={5: {4: 3}})
    at = play(game, "place 1@2 with 6")
    assert not any(o.startswith("sell") for o in at.options)
    at = at.then("place 2@9 with 3", "ship 5", "sell 4 with warehouse")
    assert at.told("sold") == [{"type": 4, "tiles": 3, "silver": 1, "workers": 0, "how": "warehouse"}]
    assert at.game.duchy.points == 11 + 6


@pytest.mark.clauses("burgundy.round.order", "burgundy.reading.agenda", "burgundy.ship.goods")
@pytest.mark.parametrize("order", [["sell 1 with 1", "ship 2"], ["ship 2", "sell 1 with 1"]])
def test_goods_may_be_sold_before_or_after_those_of_the_ship_come(order: list[str]) -> None:
    game = start(dice=[1], goods={1: 2}, depot_goods={2: {1: 3}}, due={SHIP_DUE: 1})
    at = play(game, *order)
    tiles = 2 if order[0].startswith("sell") else 5
    assert at.told("sold")[0]["tiles"] == tiles
    assert at.game.duchy.goods[0] == 5 - tiles


@pytest.mark.clauses("burgundy.reading.agenda", "burgundy.colour.tile")
@pytest.mark.parametrize(
    "order",
    [["complete 1@27", "workers with 2"], ["workers with 2", "complete 1@27"]],
)
def test_the_tile_for_a_colour_may_come_before_or_after_a_die(order: list[str]) -> None:
    tiles = {1: MINE_TILE, 21: MINE_TILE}
    game = start(castle=26, tiles=tiles, storage=[MINE_TILE], dice=[5, 2], black=[monastery(14)])
    at = play(game, "place 1@29 with 5", *order)
    # Monastery 14 gives 4 workers instead of 2, if it stands by then.
    assert at.game.duchy.workers == (4 if order[0].startswith("complete") else 2)
    assert "end" in at.options


@pytest.mark.clauses("burgundy.reading.agenda")
def test_all_that_is_due_at_once_is_offered() -> None:
    due = dict.fromkeys(range(len(DUE)), 1)
    game = start(dice=[2], due=due, depots=DEPOTS, goods={3: 1}, storage=[BANK], black=[SHIP_TILE], workers=0)
    at = play(game)
    hows = {str(o[-1]) for o in at.question.options if o[0] in ("take", "place", "sell", "workers")}
    assert hows == {"2", "free", "hall", "carpenter", "church", "market", "warehouse"}
    assert {"ship 0", "complete 1@9"} <= set(at.options)
    assert "end" not in at.options


@pytest.mark.clauses("burgundy.reading.agenda")
def test_things_due_are_done_in_any_order_and_each_once() -> None:
    due = {FREE: 1, CHURCH_DUE: 1, MARKET_DUE: 1, WAREHOUSE_DUE: 1, CARPENTER_DUE: 1}
    depots = {1: [BANK, SHIP_TILE], 2: [monastery(1), CASTLE_TILE]}
    answers = ["sell 3 with warehouse", "take 1/2 with market", "workers with free", "take 1/1 with carpenter"]
    answers.append("take 2/2 with church")
    for order in (answers, answers[::-1]):
        at = play(start(dice=[], due=due, depots=depots, goods={3: 1, 4: 1}), *order)
        assert at.game.due == [0] * 8
        assert sorted(at.game.duchy.storage) == sorted([SHIP_TILE, BANK, CASTLE_TILE])
        assert at.options == ["point", "end"]
        for text in answers:
            assert "Nothing of that kind is due now" in at.why_not(text)


@pytest.mark.clauses("burgundy.reading.agenda", "burgundy.round.actions")
def test_dice_must_be_used() -> None:
    at = play(start(dice=[4, 4]))
    assert at.options == ["workers with 4"]
    assert "still have a die to use" in at.why_not("end")
    at = at.then("workers with 4")
    assert "still have a die to use" in at.why_not("end")
    at = at.then("workers with 4")
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.reading.agenda", "burgundy.building")
@pytest.mark.parametrize("what", [CITY_HALL_DUE, CARPENTER_DUE, CHURCH_DUE, MARKET_DUE, WAREHOUSE_DUE])
@pytest.mark.parametrize("n", [1, 2])
def test_what_a_building_lets_one_do_may_be_forgone_and_lapses(what: int, n: int) -> None:
    game = start(dice=[], due={what: n}, depots=DEPOTS, goods={3: 1}, storage=[BANK])
    at = play(game)
    assert len(at.options) > 1
    assert "end" in at.options
    at = at.then("end", chance=NEXT)
    assert at.told("lapsed") == [{"what": DUE[what], "n": n}]
    assert at.game.round == 2
    assert at.game.due == [0] * 8
    assert not any(o.endswith(DUE[what]) for o in at.options)
    assert at.game.duchy.storage == [BANK, EMPTY, EMPTY]
    assert at.game.duchy.goods == [0, 0, 1, 0, 0, 0]


@pytest.mark.clauses("burgundy.building")
@pytest.mark.parametrize("kind", [CARPENTER, CHURCH, MARKET, CITY_HALL, WAREHOUSE])
def test_a_building_is_placed_even_if_its_effect_cannot_be_used(kind: int) -> None:
    at = play(start(storage=[kind], dice=[6]), "place 1@2 with 6")
    assert at.game.duchy.tiles[2] == kind
    assert at.options == ["end"]
    at = at.then("end", chance=NEXT)
    assert at.told("lapsed") == [{"what": DUE[at_due(kind)], "n": 1}]


def at_due(kind: int) -> int:
    return {
        CARPENTER: CARPENTER_DUE,
        CHURCH: CHURCH_DUE,
        MARKET: MARKET_DUE,
        CITY_HALL: CITY_HALL_DUE,
        WAREHOUSE: WAREHOUSE_DUE,
    }[kind]


@pytest.mark.clauses("burgundy.reading.agenda")
def test_what_is_obligatory_keeps_the_turn_open() -> None:
    for due, part in (
        ({FREE: 1}, "free action"),
        ({SHIP_DUE: 1}, "ship has not taken"),
        ({COMPLETION_DUE: 1}, "For the completed colour"),
    ):
        at = play(start(dice=[], due=due, black=[SHIP_TILE]))
        assert "end" not in at.options
        assert part in at.why_not("end")


@pytest.mark.clauses("burgundy.reading.agenda")
def test_nothing_lapses_where_nothing_is_left() -> None:
    at = play(start(dice=[1]), "workers with 1", "end", chance=NEXT)
    assert at.told("lapsed") == []
    assert at.told("turn ended") == [{"round": 1}]


@pytest.mark.clauses("burgundy.base", "burgundy.castle", "burgundy.building.city-hall", "burgundy.reading.agenda")
def test_effects_may_follow_from_effects() -> None:
    # A castle's action places a city hall, which places a ship.
    game = start(castle=27, storage=[CASTLE_TILE, CITY_HALL, SHIP_TILE], dice=[2, 3], depot_goods={3: {1: 1}})
    at = play(game, "place 1@28 with 2", "place 2@25 with free", "place 3@30 with hall", "ship 3")
    assert at.game.dice == [3]
    assert at.game.duchy.goods[0] == 1
    assert at.game.due == [0] * 8
    assert at.game.duchy.storage == [EMPTY] * 3


@pytest.mark.clauses("burgundy.target.action", "burgundy.reading.agenda")
def test_a_target_reached_in_the_middle_of_an_effect_waits() -> None:
    game = start(
        storage=[SHIP_TILE, JOKER], dice=[3, 1], points=45, depot_goods={3: {1: 1}}, black=[BANK], goods={2: 4}
    )
    at = play(game, "place 1@9 with 3")  # the area scores 11
    assert at.game.due[FREE] == at.game.due[SHIP_DUE] == 1
    at = at.then("ship 3")
    assert at.question.name == "trade"
    at = at.then("keep", "place 2@10 with free")
    assert at.game.duchy.tiles[10] == JOKER
    assert at.game.dice == [1]
