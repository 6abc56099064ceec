"""Ships: the goods of one depot, the clearing of the others, and the trade right after."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.engine.errors import Refused
from soloist.games.burgundy.kinds import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    CHURCH,
    JOKER,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    WATCHTOWER,
)
from soloist.games.burgundy.state import EMPTY, GOODS, SHIP_DUE, Game, goods_at

BOARD = {1: {2: 1}, 3: {1: 1, 4: 2}, 6: {6: 1}}


def sailing(**more: object) -> Game:
    """A ship has just been placed; nothing else is to do."""
    return start(**{"dice": [], "due": {SHIP_DUE: 1}, **more})  # type: ignore[arg-type]


@pytest.mark.clauses("burgundy.ship.goods")
def test_a_ship_takes_the_goods_of_one_depot_and_clears_the_others() -> None:
    at = play(start(storage=[SHIP_TILE], dice=[3, 1], depot_goods=BOARD, goods={1: 1}, sold={4: 1}), "place 1@9 with 3")
    assert [o for o in at.options if o.startswith("ship")] == ["ship 1", "ship 3", "ship 6"]
    at = at.then("ship 3")
    assert at.game.duchy.goods == [2, 0, 0, 2, 0, 0]
    assert at.game.depot_goods == [0] * 36
    assert at.game.goods_out == [0, 1, 0, 0, 0, 1]
    assert at.told("goods taken") == [{"depots": "3", "tiles": 3}]
    assert at.told("goods cleared") == [{"tiles": 2}]
    assert at.game.duchy.sold == [0, 0, 0, 1, 0, 0]
    assert not any(o.startswith("ship") for o in at.options)


@pytest.mark.clauses("burgundy.ship.goods", "burgundy.reading.ship-clears")
@pytest.mark.parametrize("depot", range(1, 7))
def test_goods_that_wait_on_the_round_spaces_stay(depot: int) -> None:
    every = {d: {d: 1, d % 6 + 1: 1} for d in range(1, 7)}
    game = sailing(round=2, depot_goods=every, black=[])
    at = play(game, f"ship {depot}")
    assert at.game.goods_row == game.goods_row == [3, 4, 5]
    assert at.game.duchy.goods == goods_at(game, depot)
    assert sum(at.game.goods_out) == 10
    assert at.told("goods cleared") == [{"tiles": 10}]


@pytest.mark.clauses("burgundy.ship.goods")
def test_nothing_is_cleared_where_only_one_depot_has_goods() -> None:
    at = play(sailing(depot_goods={4: {1: 2}}), "ship 4")
    assert at.told("goods taken") == [{"depots": "4", "tiles": 2}]
    assert at.told("goods cleared") == []
    assert at.game.goods_out == [0] * GOODS


@pytest.mark.clauses("burgundy.ship.goods", "burgundy.reading.agenda")
def test_the_goods_must_be_taken_before_the_turn_ends() -> None:
    at = play(sailing(depot_goods=BOARD))
    assert "end" not in at.options
    assert "ship has not taken its goods" in at.why_not("end")
    assert "one depot that has some" in at.why_not("ship 2")
    assert "one depot that has some" in at.why_not("ship 0")
    assert "one depot that has some" in at.why_not("ship 6 1")
    with pytest.raises(Refused):
        play(sailing(depot_goods=BOARD), "end")


@pytest.mark.clauses("burgundy.ship.goods")
def test_without_goods_on_the_board_a_ship_takes_none() -> None:
    at = play(sailing())
    assert at.options == ["ship 0"]
    assert "takes none" in at.why_not("ship 3")
    at = at.then("ship 0")
    assert at.told("goods taken") == [{"depots": "0", "tiles": 0}]
    assert at.game.duchy.goods == [0] * GOODS
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.ship.goods")
def test_no_goods_without_a_ship() -> None:
    at = play(start(depot_goods=BOARD))
    assert "only by a ship" in at.why_not("ship 3")


@pytest.mark.clauses("burgundy.goods.unlimited", "burgundy.ship.goods")
def test_goods_of_all_six_types_are_kept() -> None:
    at = play(sailing(goods={1: 1, 2: 1, 3: 1}, depot_goods={2: {4: 1, 5: 1, 6: 3}}), "ship 2")
    assert at.game.duchy.goods == [1, 1, 1, 1, 1, 3]


# The trade.


@pytest.mark.clauses("burgundy.ship.trade", "burgundy.ship.trade-mixed", "burgundy.ship.traded-tile")
def test_five_mixed_goods_with_those_just_taken_buy_a_tile_face_down() -> None:
    game = sailing(goods={1: 1, 2: 1}, depot_goods={3: {2: 1, 4: 1, 6: 1}, 5: {5: 1}}, black=[EMPTY, BANK, CASTLE_TILE])
    at = play(game, "ship 3")
    assert at.question.name == "trade"
    assert at.options == ["keep", "trade 2", "trade 3"]
    at = at.then("trade 3")
    assert at.question.name == "trade goods"
    at = at.then("goods 1; goods 2; goods 2; goods 4; goods 6")
    assert at.game.duchy.goods == [0] * GOODS
    assert at.game.goods_out == [1, 2, 0, 1, 1, 1]  # the five, and the one that was cleared
    assert at.game.duchy.sold == [0] * GOODS
    assert at.game.duchy.storage == [JOKER, EMPTY, EMPTY]
    assert at.game.black == [EMPTY, BANK, EMPTY, EMPTY]
    assert at.game.turned[CASTLE_TILE] == 1
    assert at.game.out[CASTLE_TILE] == 0
    assert at.told("traded") == [{"kind": CASTLE_TILE, "goods": "1 2 2 4 6"}]
    assert at.game.duchy.points == at.game.duchy.silver == 0


@pytest.mark.clauses("burgundy.ship.trade")
@pytest.mark.parametrize("types", [[1, 1, 1, 1], [1, 1, 1, 1, 2, 2]])
def test_a_trade_takes_exactly_five(types: list[int]) -> None:
    game = sailing(goods={1: 4, 2: 2}, black=[BANK])
    answer = "; ".join(f"goods {good}" for good in types)
    with pytest.raises(Refused, match="Exactly 5"):
        play(game, "ship 0", "trade 1", answer)


@pytest.mark.clauses("burgundy.ship.trade")
def test_a_trade_takes_only_goods_that_are_held() -> None:
    game = sailing(goods={1: 4, 2: 2}, black=[BANK])
    with pytest.raises(Refused, match="at most 4 is possible"):
        play(game, "ship 0", "trade 1", "; ".join(["goods 1"] * 5))
    at = play(game, "ship 0", "trade 1", "goods 1; goods 1; goods 1; goods 2; goods 2")
    assert at.game.duchy.goods == [1, 0, 0, 0, 0, 0]


@pytest.mark.clauses("burgundy.ship.trade")
@pytest.mark.parametrize(("held", "black"), [(4, [BANK]), (5, []), (9, [])])
def test_no_trade_with_four_goods_or_an_empty_black_depot(held: int, black: list[int]) -> None:
    at = play(sailing(goods={1: held - 1}, depot_goods={2: {3: 1}}, black=black), "ship 2")
    assert at.question.name == "turn"
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.ship.trade", "burgundy.ship.trade-once")
@pytest.mark.parametrize("trade", [["keep"], ["trade 1", "; ".join(["goods 1"] * 5)]])
def test_a_ship_trades_once_and_not_later(trade: list[str]) -> None:
    at = play(sailing(goods={1: 12}, silver=2, black=[BANK, CHURCH]), "ship 0", *trade)
    assert at.question.name == "turn"
    assert {o.split()[0] for o in at.options} == {"buy", "point", "end"}
    assert "not the notation of a choice in a turn" in at.why_not("trade 2")


@pytest.mark.clauses("burgundy.ship.trade", "burgundy.reading.agenda")
def test_goods_clearing_and_trade_cannot_be_parted() -> None:
    game = start(dice=[5], due={SHIP_DUE: 1}, goods={1: 5}, silver=2, depot_goods=BOARD, black=[BANK, CHURCH])
    at = play(game, "ship 6")
    assert at.options == ["keep", "trade 1", "trade 2"]
    assert at.game.depot_goods == [0] * 36
    assert "First this has to be decided: keep, trade 1, trade 2." in at.why_not("workers with 5")


@pytest.mark.clauses("burgundy.ship.trade-once")
def test_each_of_two_ships_trades() -> None:
    game = sailing(due={SHIP_DUE: 2}, goods={1: 10}, depot_goods={2: {3: 1}}, black=[BANK, CHURCH])
    five = "; ".join(["goods 1"] * 5)
    at = play(game, "ship 2", "trade 1", five)
    assert at.options == ["ship 0"]
    at = at.then("ship 0", "trade 2", five)
    assert at.game.duchy.storage == [JOKER, JOKER, EMPTY]
    assert at.game.duchy.goods == [0, 0, 1, 0, 0, 0]
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.storage.full", "burgundy.ship.traded-tile")
def test_a_full_storage_gives_up_a_tile_for_the_traded_one() -> None:
    game = sailing(goods={1: 5}, storage=[MINE_TILE, JOKER, MARKET], black=[BANK])
    game.turned[WATCHTOWER] = 1  # what lies under the joker
    at = play(game, "ship 0", "trade 1", "; ".join(["goods 1"] * 5))
    assert at.question.name == "discard"
    assert at.options == ["discard 1", "discard 2", "discard 3"]
    mine = at.then("discard 1")
    assert mine.game.duchy.storage == [JOKER, JOKER, MARKET]
    assert mine.game.out[MINE_TILE] == 1
    assert mine.told("discarded") == [{"kind": MINE_TILE}]
    joker = at.then("discard 2")
    assert joker.game.duchy.storage == [MINE_TILE, JOKER, MARKET]
    assert sum(joker.game.out) == 0
    assert (joker.game.turned[WATCHTOWER], joker.game.turned[BANK]) == (1, 1)


@pytest.mark.clauses("burgundy.storage.full", "burgundy.ship.trade")
def test_a_trade_that_is_kept_discards_nothing() -> None:
    at = play(sailing(goods={1: 5}, storage=[MINE_TILE, JOKER, MARKET], black=[BANK]), "ship 0", "keep")
    assert at.game.duchy.storage == [MINE_TILE, JOKER, MARKET]
    assert at.game.duchy.goods[0] == 5
    assert at.told("discarded") == at.told("traded") == []


@pytest.mark.clauses("burgundy.reading.trade-empty")
@pytest.mark.parametrize(("option", "asked"), [("yes", "trade"), ("no", "turn")])
def test_a_trade_when_the_board_held_no_goods(option: str, asked: str) -> None:
    at = play(sailing(goods={1: 5}, black=[BANK], trade_empty=option), "ship 0")
    assert at.question.name == asked
    with_goods = play(sailing(goods={1: 4}, depot_goods={2: {2: 1}}, black=[BANK], trade_empty=option), "ship 2")
    assert with_goods.question.name == "trade"


# Monastery 5.


@pytest.mark.clauses("burgundy.monastery.5", "burgundy.reading.monastery-5")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)])
def test_monastery_5_takes_two_neighbours_and_clears_the_rest(first: int, second: int) -> None:
    every = {depot: {depot: depot} for depot in range(1, 7)}
    game = sailing(depot_goods=every, monasteries=[5])
    at = play(game)
    assert at.options == ["ship 1 2", "ship 2 3", "ship 3 4", "ship 4 5", "ship 5 6", "ship 6 1"]
    at = at.then(f"ship {first} {second}")
    taken = [depot if depot in (first, second) else 0 for depot in range(1, 7)]
    assert at.game.duchy.goods == taken
    assert [a + b for a, b in zip(taken, at.game.goods_out, strict=True)] == [1, 2, 3, 4, 5, 6]
    assert at.told("goods taken") == [{"depots": f"{first} {second}", "tiles": first + second}]
    assert at.told("goods cleared") == [{"tiles": 21 - first - second}]


@pytest.mark.clauses("burgundy.monastery.5")
def test_monastery_5_offers_the_same_goods_once_and_says_so() -> None:
    at = play(sailing(depot_goods={2: {1: 1}, 4: {2: 1}, 5: {3: 1}}, monasteries=[5]))
    assert at.options == ["ship 1 2", "ship 3 4", "ship 4 5", "ship 5 6"]
    assert "“ship 1 2”" in at.why_not("ship 2 3")
    assert "“ship 4 5”" in at.why_not("ship 5 4")
    assert "two neighbouring depots" in at.why_not("ship 2 4")
    assert "two neighbouring depots" in at.why_not("ship 6 1")
    assert "two neighbouring depots" in at.why_not("ship 2")


@pytest.mark.clauses("burgundy.monastery.5")
def test_monastery_5_with_an_empty_board() -> None:
    assert play(sailing(monasteries=[5])).options == ["ship 0"]


@pytest.mark.clauses("burgundy.buy.face-up", "burgundy.ship.goods")
def test_a_ship_bought_from_the_black_depot_sails() -> None:
    game = start(dice=[3], silver=2, black=[SHIP_TILE, BOARDING_HOUSE], depot_goods=BOARD)
    at = play(game, "buy 0/1 for 2s", "place 1@9 with 3", "ship 3")
    assert at.game.duchy.goods == [1, 0, 0, 2, 0, 0]
