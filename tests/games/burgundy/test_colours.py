"""A completed colour brings a tile of the black depot straight into the duchy."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import Played, cover, play, start

from soloist.engine.errors import Refused
from soloist.games.burgundy.kinds import (
    ANIMAL,
    BANK,
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    COW,
    JOKER,
    MARKET,
    MINE,
    MINE_TILE,
    MONASTERY,
    SHIP,
    SHIP_TILE,
    WATCHTOWER,
    animal,
    monastery,
)
from soloist.games.burgundy.state import COMPLETION_DUE, EMPTY, FREE, MARKET_DUE, SHIP_DUE, Game

COLOURS_13A = {
    BUILDING: [2, 3, 4, 8, 10, 16, 20, 22, 25, 31, 33, 34],
    ANIMAL: [5, 14, 18, 23, 24, 35],
    MONASTERY: [7, 11, 12, 13, 27, 36],
    SHIP: [0, 9, 15, 19, 30, 32],
    CASTLE: [6, 17, 26, 28],
    MINE: [1, 21, 29],
}
LAST_MINE = "place 1@29 with 5"


def mines(**more: object) -> Game:
    """Two mine spaces are covered, the last (29, next to the castle on 26) can be; points lie far from the target."""
    tiles = {1: MINE_TILE, 21: MINE_TILE, **more.pop("tiles", {})}  # type: ignore[dict-item]
    given = {"castle": 26, "storage": [MINE_TILE], "dice": [5], "tiles": tiles, **more}
    return start(**given)  # type: ignore[arg-type]


def completions(at: Played) -> list[str]:
    return [o for o in at.options if o.startswith("complete")]


@pytest.mark.clauses("burgundy.colour.tile", "burgundy.colour.no-bonus")
@pytest.mark.parametrize("colour", COLOURS_13A)
def test_every_colour_brings_one_tile_and_no_points(colour: int) -> None:
    *others, last = COLOURS_13A[colour]
    game = cover(start(castle=None, storage=[JOKER], dice=[1], workers=9, black=[BANK]), others, JOKER)
    game.duchy.open |= 1 << last
    game.dice = [game.kit.board.die[last]]
    at = play(game, f"place 1@{last} with {game.dice[0]}")
    assert at.told("colour completed") == [{"colour": colour}]
    assert at.game.due[COMPLETION_DUE] == 1
    assert [gain["what"] for gain in at.told("gained")] == ["area"]


@pytest.mark.clauses("burgundy.colour.tile")
def test_a_colour_with_an_empty_space_brings_none() -> None:
    game = mines()
    game.duchy.tiles[21] = EMPTY
    game = cover(game, [], JOKER)
    at = play(game, LAST_MINE)
    assert at.told("colour completed") == []
    assert at.game.due[COMPLETION_DUE] == 0


@pytest.mark.clauses("burgundy.colour.tile", "burgundy.reading.completion-number")
def test_the_tile_goes_straight_into_the_duchy_whatever_the_number() -> None:
    game = mines(black=[monastery(1), CASTLE_TILE, EMPTY, SHIP_TILE], silver=1, workers=0)
    at = play(game, LAST_MINE)
    # Open: 24 and 27 beside 26; 27 and 30 beside 29; round the mines on 1 and 21: 0, 2, 4, 5 and 16, 17, 20, 22.
    expected = {"complete 1@27", "complete 2@17", "complete 4@0", "complete 4@30"}
    assert set(completions(at)) == expected
    at = at.then("complete 1@27")  # its number is 3; no die is used
    assert at.told("placed") == [{"kind": monastery(1), "space": 27, "how": "complete", "workers": 0}]
    assert at.game.duchy.tiles[27] == monastery(1)
    assert at.game.duchy.storage == [EMPTY] * 3
    assert at.game.duchy.monasteries >> 1 & 1
    assert at.game.black == [EMPTY, CASTLE_TILE, EMPTY, SHIP_TILE]
    assert (at.game.duchy.silver, at.game.duchy.workers) == (1, 0)
    assert completions(at) == []
    assert at.game.due == [0] * 8


@pytest.mark.clauses("burgundy.colour.tile")
def test_storage_that_is_full_does_not_matter() -> None:
    game = mines(storage=[MINE_TILE, BANK, MARKET], black=[SHIP_TILE])
    game.duchy.storage[0] = MINE_TILE
    at = play(game, LAST_MINE).then("complete 1@30")
    assert at.question.name == "turn"
    assert at.game.duchy.storage == [EMPTY, BANK, MARKET]


@pytest.mark.clauses("burgundy.colour.tile")
def test_the_tile_must_have_the_colour_and_a_covered_neighbour() -> None:
    at = play(mines(black=[SHIP_TILE, BANK]), LAST_MINE)
    assert "next to no covered space" in at.why_not("complete 1@9")
    assert "space for: castle. The tile is: ship." in at.why_not("complete 1@17")
    assert "covered" in at.why_not("complete 1@29")
    assert "no tile on that space" in at.why_not("complete 3@30")
    with pytest.raises(Refused):
        at.then("complete 1@9")


@pytest.mark.clauses("burgundy.colour.tile", "burgundy.place.city", "burgundy.monastery.1")
def test_one_of_each_building_in_a_city_holds_here_too() -> None:
    game = mines(tiles={20: BANK, 2: MARKET}, black=[BANK])
    at = play(game, LAST_MINE)
    # Open building spaces: 3 beside 2, 4 beside 1, 16 and 22 beside 21; 16 is in the bank's city.
    assert set(completions(at)) == {"complete 1@3", "complete 1@4", "complete 1@22"}
    assert "already has a building of this type" in at.why_not("complete 1@16")
    at = play(mines(tiles={20: BANK, 2: MARKET}, black=[BANK], monasteries=[1]), LAST_MINE)
    assert "complete 1@16" in completions(at)


@pytest.mark.clauses("burgundy.colour.tile")
def test_the_tile_may_cross_a_river() -> None:
    game = mines(tiles={30: SHIP_TILE}, black=[SHIP_TILE])
    assert {"complete 1@32", "complete 1@0"} <= set(completions(play(game, LAST_MINE)))


@pytest.mark.clauses("burgundy.colour.tile", "burgundy.ship.goods", "burgundy.ship.trade")
def test_a_ship_that_comes_so_takes_goods_and_may_trade() -> None:
    game = mines(black=[SHIP_TILE, BANK], goods={1: 4}, depot_goods={2: {2: 1}, 3: {3: 1}})
    at = play(game, LAST_MINE, "complete 1@30")
    assert at.game.due[SHIP_DUE] == 1
    at = at.then("ship 2")
    assert at.question.name == "trade"
    assert at.game.goods_out == [0, 0, 1, 0, 0, 0]
    at = at.then("trade 2", "goods 1; goods 1; goods 1; goods 1; goods 2")
    assert at.game.duchy.storage == [JOKER, EMPTY, EMPTY]


@pytest.mark.clauses("burgundy.colour.tile", "burgundy.castle")
def test_a_castle_that_comes_so_gives_an_action() -> None:
    at = play(mines(black=[CASTLE_TILE]), LAST_MINE, "complete 1@17")
    assert at.game.due[FREE] == 1
    assert "workers with free" in at.options


@pytest.mark.clauses("burgundy.colour.tile", "burgundy.building", "burgundy.building.market")
def test_a_building_that_comes_so_has_its_effect() -> None:
    game = mines(black=[MARKET, BANK], depots={1: [BANK, SHIP_TILE]})
    at = play(game, LAST_MINE, "complete 1@4")
    assert at.game.due[MARKET_DUE] == 1
    assert "take 1/2 with market" in at.options
    paid = play(mines(black=[BANK]), LAST_MINE, "complete 1@4")
    assert paid.game.duchy.silver == 2


@pytest.mark.clauses("burgundy.colour.areas")
@pytest.mark.parametrize(("round", "points"), [(1, 13), (6, 11), (25, 5)])
def test_an_area_completed_so_scores(round: int, points: int) -> None:
    game = mines(tiles={8: MARKET}, black=[BANK], round=round)
    at = play(game, LAST_MINE, "complete 1@4")
    assert {"space": 4, "colour": BUILDING, "size": 2, "points": points} in at.told("area completed")
    assert at.told("gained")[-1]["points"] == points


@pytest.mark.clauses("burgundy.colour.areas", "burgundy.building.watchtower", "burgundy.animal")
def test_effect_points_count_too() -> None:
    at = play(mines(black=[WATCHTOWER]), LAST_MINE, "complete 1@4")
    assert [gain["what"] for gain in at.told("gained")] == ["area", "watchtower"]
    at = play(mines(black=[animal(COW, 4)]), LAST_MINE, "complete 1@24")
    assert [gain["points"] for gain in at.told("gained")] == [11, 4, 11]


# Chains, duty and lapse.


def two_left(**more: object) -> Game:
    """The mine space 29 and the castle space 28 are the last of their colours; 28 lies beside the monastery on 27."""
    tiles = {6: CASTLE_TILE, 17: CASTLE_TILE, 27: monastery(1)}
    return mines(tiles=tiles, **more)


@pytest.mark.clauses("burgundy.colour.chain")
def test_a_chain_goes_on_as_long_as_colours_are_completed() -> None:
    at = play(two_left(black=[CASTLE_TILE, SHIP_TILE, BANK]), LAST_MINE)
    assert "complete 1@28" in completions(at)
    at = at.then("complete 1@28")
    assert at.told("colour completed") == [{"colour": CASTLE}]
    assert at.game.due[COMPLETION_DUE] == 1
    at = at.then("complete 2@30")
    assert at.game.due[COMPLETION_DUE] == 0
    assert at.game.due[FREE] == 1
    assert at.game.due[SHIP_DUE] == 1


@pytest.mark.clauses("burgundy.colour.chain", "burgundy.reading.agenda")
def test_two_tiles_may_be_due_at_once() -> None:
    game = two_left(storage=[MINE_TILE, CASTLE_TILE], dice=[5, 2], black=[SHIP_TILE, SHIP_TILE])
    at = play(game, LAST_MINE, "place 2@28 with 2")
    assert at.game.due[COMPLETION_DUE] == 2
    at = at.then("workers with free", "complete 1@30", "complete 2@0", "ship 0", "ship 0")
    assert at.game.duchy.tiles[30] == at.game.duchy.tiles[0] == SHIP_TILE
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.reading.completion-fit")
def test_a_tile_that_fits_must_be_taken() -> None:
    at = play(mines(black=[SHIP_TILE]), LAST_MINE)
    assert "end" not in at.options
    assert "still have to place a tile of the black depot" in at.why_not("end")


@pytest.mark.clauses("burgundy.reading.completion-fit", "burgundy.reading.agenda")
def test_it_lapses_if_no_tile_fits() -> None:
    game = mines(black=[MINE_TILE, MINE_TILE])
    at = play(game, LAST_MINE)
    assert at.options == ["end"]
    at = at.then("end", chance={"white die": "1", "dice": "1 1"})
    assert {"what": "completion", "n": 1} in at.told("lapsed")
    assert at.game.due == [0] * 8
    assert at.game.round == 2


@pytest.mark.clauses("burgundy.colour.none")
def test_from_an_empty_black_depot_there_is_none() -> None:
    at = play(mines(black=[]), LAST_MINE)
    assert at.options == ["end"]
    at = at.then("end", chance={"white die": "1", "dice": "1 1"})
    assert at.told("placed") == []
    assert {"what": "completion", "n": 1} in at.told("lapsed")


@pytest.mark.clauses("burgundy.reading.completion-fit", "burgundy.reading.agenda")
def test_what_fits_is_judged_when_the_turn_would_end() -> None:
    # A castle fits nowhere until the monastery on 27 is placed with the second die.
    game = mines(storage=[MINE_TILE, monastery(1)], dice=[5, 3], black=[CASTLE_TILE], tiles={17: CASTLE_TILE})
    at = play(game, LAST_MINE)
    assert completions(at) == []
    at = at.then("place 2@27 with 3")
    assert completions(at) == ["complete 1@28"]
    assert "end" not in at.options


@pytest.mark.clauses("burgundy.colour.tile")
def test_the_black_depot_gives_its_tile_only_for_a_completed_colour() -> None:
    at = play(start(black=[BANK]))
    assert "only when a colour has been completed" in at.why_not("complete 1@10")


@pytest.mark.clauses("burgundy.buy.tile", "burgundy.colour.tile")
def test_a_tile_for_a_colour_is_no_purchase() -> None:
    at = play(mines(black=[SHIP_TILE, BANK], silver=2), LAST_MINE, "complete 1@30")
    assert "buy 0/2 for 2s" in at.options
    assert not at.game.bought
