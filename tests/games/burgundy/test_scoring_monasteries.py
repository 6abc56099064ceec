"""Monasteries 15 to 26: what they score when they are placed, and that they never score again."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import Played, cover, play, start

from soloist.games.burgundy.kinds import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    BUILDINGS,
    CARPENTER,
    CASTLE_TILE,
    CHICKEN,
    CHURCH,
    CITY_HALL,
    COW,
    JOKER,
    MARKET,
    MINE_TILE,
    PIG,
    SHEEP,
    WAREHOUSE,
    WATCHTOWER,
    animal,
    monastery,
)
from soloist.games.burgundy.state import Game, refresh

PER_BUILDING = {
    16: WAREHOUSE,
    17: WATCHTOWER,
    18: CARPENTER,
    19: CHURCH,
    20: MARKET,
    21: BOARDING_HOUSE,
    22: BANK,
    23: CITY_HALL,
}
BUILDING_SPACES = [2, 3, 4, 8, 10, 16, 20, 22, 25, 31, 33, 34]


def scored(game: Game, number: int) -> Played:
    """Place the monastery on 12, next to the castle on 17; the area 11, 12, 13 stays open."""
    game.duchy.tiles[17] = CASTLE_TILE
    refresh(game)
    game.duchy.storage[0] = monastery(number)
    game.dice = [3, 1]
    return play(game, "place 1@12 with 3")


def gained(at: Played) -> list[object]:
    assert all(gain["what"] in ("monastery", "area") for gain in at.told("gained"))
    return [gain["points"] for gain in at.told("gained") if gain["what"] == "monastery"]


@pytest.mark.clauses(
    "burgundy.monastery.scoring",
    "burgundy.monastery.16",
    "burgundy.monastery.17",
    "burgundy.monastery.18",
    "burgundy.monastery.19",
    "burgundy.monastery.20",
    "burgundy.monastery.21",
    "burgundy.monastery.22",
    "burgundy.monastery.23",
)
@pytest.mark.parametrize("tiles", [0, 1, 3])
@pytest.mark.parametrize("number", PER_BUILDING)
def test_four_points_for_each_building_of_its_type(number: int, tiles: int) -> None:
    others = [kind for kind in range(len(BUILDINGS)) if kind != PER_BUILDING[number]]
    kinds = [PER_BUILDING[number]] * tiles + others + [JOKER]
    game = start(castle=None, tiles=dict(zip(BUILDING_SPACES, kinds, strict=False)))
    at = scored(game, number)
    assert gained(at) == ([4 * tiles] if tiles else [])
    assert at.game.duchy.points == 4 * tiles


@pytest.mark.clauses("burgundy.monastery.15", "burgundy.reading.monastery-15")
@pytest.mark.parametrize(("edition", "each"), [("2019", 2), ("2011", 3)])
@pytest.mark.parametrize("sold", [{}, {2: 1}, {2: 4, 5: 1}, dict.fromkeys(range(1, 7), 1)])
def test_monastery_15_counts_types_sold(edition: str, each: int, sold: dict[int, int]) -> None:
    game = start(castle=None, sold=sold, goods={3: 2}, monastery_15=edition)
    assert scored(game, 15).game.duchy.points == each * len(sold)


@pytest.mark.clauses("burgundy.monastery.24")
@pytest.mark.parametrize(
    ("tiles", "species"),
    [
        ([], 0),
        ([animal(COW, 2), animal(COW, 4)], 1),
        ([animal(COW, 2), animal(PIG, 3), JOKER], 2),
        ([animal(COW, 2), animal(PIG, 3), animal(SHEEP, 4), animal(CHICKEN, 2), animal(PIG, 2)], 4),
    ],
)
def test_monastery_24_counts_species(tiles: list[int], species: int) -> None:
    game = start(castle=None, tiles=dict(zip([5, 14, 18, 23, 24], tiles, strict=False)))
    assert scored(game, 24).game.duchy.points == 4 * species


@pytest.mark.clauses("burgundy.monastery.25", "burgundy.sell.kept")
@pytest.mark.parametrize(("sold", "points"), [({}, 0), ({2: 1}, 1), ({2: 4, 5: 3}, 7)])
def test_monastery_25_counts_tiles_sold_but_not_held(sold: dict[int, int], points: int) -> None:
    at = scored(start(castle=None, sold=sold, goods={1: 5, 2: 2}), 25)
    assert at.game.duchy.points == points


@pytest.mark.clauses("burgundy.monastery.25", "burgundy.monastery.15", "burgundy.ship.trade")
@pytest.mark.parametrize("number", [15, 25])
def test_goods_that_left_the_game_were_not_sold(number: int) -> None:
    game = start(castle=None)
    game.goods_out = [3, 3, 3, 3, 3, 3]
    assert scored(game, number).game.duchy.points == 0


@pytest.mark.clauses("burgundy.monastery.25", "burgundy.monastery.15")
@pytest.mark.parametrize(("number", "points"), [(15, 2), (25, 3)])
def test_a_sale_of_the_same_turn_counts(number: int, points: int) -> None:
    game = start(castle=17, storage=[monastery(number)], goods={6: 3}, dice=[6, 3])
    at = play(game, "sell 6 with 6", "place 1@12 with 3")
    assert [gain["points"] for gain in at.told("gained")] == [6, points]
    # Placed before the sale it scores nothing, and nothing later.
    at = play(game, "place 1@12 with 3", "sell 6 with 6")
    assert [gain["what"] for gain in at.told("gained")] == ["sale"]


@pytest.mark.clauses("burgundy.monastery.26", "burgundy.reading.monastery-26")
@pytest.mark.parametrize(("edition", "each"), [("2019", 3), ("2011", 2)])
@pytest.mark.parametrize("colours", [0, 1, 2])
def test_monastery_26_counts_complete_colours(edition: str, each: int, colours: int) -> None:
    game = start(castle=None, monastery_26=edition, tiles={26: CASTLE_TILE, 28: CASTLE_TILE})
    cover(game, [[], [1, 21, 29], [1, 21, 29, 6, 17]][colours], MINE_TILE)
    assert scored(game, 26).game.duchy.points == each * colours


@pytest.mark.clauses("burgundy.monastery.26", "burgundy.round.order", "burgundy.reading.agenda")
@pytest.mark.parametrize(("edition", "points"), [("2019", 3), ("2011", 2)])
def test_monastery_26_counts_the_colour_that_it_completes(edition: str, points: int) -> None:
    game = cover(start(castle=None, monastery_26=edition), [7, 11, 13, 27, 36], JOKER)
    at = scored(game, 26)
    assert gained(at) == [points]
    assert len(at.told("colour completed")) == 1
    assert [gain["points"] for gain in at.told("gained")] == [points, 16]


@pytest.mark.clauses("burgundy.monastery.26", "burgundy.colour.tile")
def test_monastery_26_may_come_as_the_tile_for_a_colour() -> None:
    tiles = {1: MINE_TILE, 21: MINE_TILE}
    game = start(castle=26, tiles=tiles, storage=[MINE_TILE], dice=[5], black=[monastery(26)])
    at = play(game, "place 1@29 with 5", "complete 1@27")
    assert [gain["points"] for gain in at.told("gained")] == [11, 3, 11]


@pytest.mark.clauses("burgundy.monastery.scoring")
@pytest.mark.parametrize("number", range(1, 15))
def test_the_other_monasteries_score_nothing(number: int) -> None:
    tiles = {1: MINE_TILE, 21: MINE_TILE, 29: MINE_TILE, 2: WAREHOUSE, 5: animal(COW, 4)}
    at = scored(start(castle=None, tiles=tiles, sold={1: 3}), number)
    assert at.told("gained") == []
    assert at.game.duchy.points == 0
    assert at.game.duchy.monasteries == 1 << number


@pytest.mark.clauses("burgundy.monastery.scoring", "burgundy.end.no-scoring")
def test_a_scoring_monastery_scores_once() -> None:
    tiles = {12: monastery(22), 13: monastery(25), 11: monastery(26)}
    game = start(castle=17, tiles=tiles, storage=[BANK], goods={1: 3}, dice=[2, 1], round=25)
    at = play(game, "place 1@16 with 2", "sell 1 with 1")
    assert at.told("gained") == [{"what": "sale", "points": 6, "counter": 6}]
    at = at.then("end")
    assert at.told("gained") == []
    assert at.game.duchy.points == 6
    assert BUILDING not in [told["colour"] for told in at.told("area completed")]


@pytest.mark.clauses("burgundy.monastery.scoring", "burgundy.monastery")
def test_monastery_and_area_points_are_two_gains() -> None:
    game = start(tiles={2: BANK, 22: BANK}, storage=[monastery(22)], dice=[3, 1])
    at = play(game, "place 1@7 with 3")
    assert at.told("gained") == [
        {"what": "monastery", "points": 8, "counter": 8},
        {"what": "area", "points": 11, "counter": 19},
    ]
