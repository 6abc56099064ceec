"""Monasteries 3 to 7, 13 and 14, and that a monastery works from the moment it is placed, face up.

Monastery 1 is in test_buildings, 2 in test_phases, 6 in test_purchase, 8 to 12 in test_workers.
"""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.kinds import BANK, JOKER, SHIP_TILE, WAREHOUSE, animal, monastery
from soloist.games.burgundy.state import EMPTY, FREE, SHIP_DUE, WAREHOUSE_DUE

COW, PIG, SHEEP, CHICKEN = range(4)


@pytest.mark.clauses("burgundy.monastery")
def test_a_monastery_works_from_the_moment_it_is_placed_for_the_other_die() -> None:
    game = start(dice=[3, 5], storage=[monastery(14)])
    assert play(game, "workers with 5").game.duchy.workers == 2
    at = play(game, "place 1@7 with 3", "workers with 5")
    assert at.game.duchy.workers == 4


@pytest.mark.clauses("burgundy.monastery")
@pytest.mark.parametrize("number", range(1, 15))
def test_monasteries_1_to_14_give_nothing_at_once(number: int) -> None:
    at = play(start(castle=17, dice=[3, 5], storage=[monastery(number)], sold={1: 3}), "place 1@12 with 3")
    duchy = at.game.duchy
    assert (duchy.points, duchy.silver, duchy.workers) == (0, 0, 0)
    assert not any(at.game.due)
    assert duchy.monasteries == 1 << number


@pytest.mark.clauses("burgundy.monastery", "burgundy.joker.effect")
@pytest.mark.parametrize("lies", ["stored", "face down"])
def test_a_monastery_in_the_storage_or_face_down_does_nothing(lies: str) -> None:
    game = start(dice=[4, 4], storage=[monastery(14)]) if lies == "stored" else start(dice=[4, 4], tiles={7: JOKER})
    assert play(game, "workers with 4").game.duchy.workers == 2


@pytest.mark.clauses("burgundy.monastery.3", "burgundy.monastery.4", "burgundy.die.sell")
@pytest.mark.parametrize(("monasteries", "silver", "workers"), [([], 1, 0), ([3], 2, 0), ([4], 1, 1), ([3, 4], 2, 1)])
@pytest.mark.parametrize("how", ["2", "warehouse", "free"])
@pytest.mark.parametrize("tiles", [1, 3])
def test_monasteries_3_and_4_pay_for_a_sale_however_it_is_made(
    monasteries: list[int], silver: int, workers: int, how: str, tiles: int
) -> None:
    due = {WAREHOUSE_DUE: 1} if how == "warehouse" else {FREE: 1}
    at = play(start(dice=[2], goods={2: tiles}, monasteries=monasteries, due=due), f"sell 2 with {how}")
    duchy = at.game.duchy
    assert (duchy.silver, duchy.workers, duchy.points) == (silver, workers, 2 * tiles)
    assert [(t["silver"], t["workers"]) for t in at.told("sold")] == [(silver, workers)]


@pytest.mark.clauses("burgundy.monastery.4", "burgundy.worker.change")
def test_the_worker_of_a_sale_comes_after_the_die_was_changed() -> None:
    """It cannot pay for the very sale that brings it."""
    at = play(start(dice=[2], goods={3: 1}, monasteries=[4]))
    assert "sell 3 with 2" not in at.options


GOODS_LIE = {1: {1: 1}, 3: {2: 2}, 4: {3: 1, 4: 1}, 6: {6: 3}}


@pytest.mark.clauses("burgundy.monastery.5", "burgundy.reading.monastery-5", "burgundy.ship.goods")
@pytest.mark.parametrize(
    ("depots", "goods", "cleared"),
    [
        ("6 1", [1, 0, 0, 0, 0, 3], 4),
        ("3 4", [0, 2, 1, 1, 0, 0], 4),
        ("1 2", [1, 0, 0, 0, 0, 0], 7),
        ("5 6", [0, 0, 0, 0, 0, 3], 5),
    ],
)
def test_with_monastery_5_a_ship_takes_the_goods_of_two_neighbours(depots: str, goods: list[int], cleared: int) -> None:
    game = start(dice=[], depot_goods=GOODS_LIE, monasteries=[5], due={SHIP_DUE: 1})
    assert play(game).options == [f"ship {pair}" for pair in ("1 2", "2 3", "3 4", "4 5", "5 6", "6 1")]
    at = play(game, f"ship {depots}")
    assert at.game.duchy.goods == goods
    assert at.told("goods taken") == [{"depots": depots, "tiles": sum(goods)}]
    assert at.told("goods cleared") == [{"tiles": cleared}]
    assert sum(at.game.depot_goods) == 0
    assert sum(at.game.goods_out) == cleared


@pytest.mark.clauses("burgundy.monastery.5")
def test_two_depots_that_are_no_neighbours_are_refused_and_one_alone_too() -> None:
    at = play(start(dice=[], depot_goods=GOODS_LIE, monasteries=[5], due={SHIP_DUE: 1}))
    for pair in ("1 3", "1 4", "2 6"):
        assert "two neighbouring depots" in at.why_not(f"ship {pair}")
    assert "two neighbouring depots" in at.why_not("ship 3")
    without = play(start(dice=[], depot_goods=GOODS_LIE, due={SHIP_DUE: 1}))
    assert without.options == ["ship 1", "ship 3", "ship 4", "ship 6"]
    assert "one depot" in without.why_not("ship 3 4")


@pytest.mark.clauses("burgundy.monastery.5", "burgundy.monastery")
def test_monastery_5_placed_before_the_ship_has_taken_its_goods_helps_it() -> None:
    """The order of what is due is free, so the ship may wait."""
    game = start(dice=[3, 3], depot_goods=GOODS_LIE, storage=[SHIP_TILE, monastery(5)])
    at = play(game, "place 1@9 with 3", "place 2@7 with 3")
    assert "ship 3 4" in at.options
    assert "ship 3" not in at.options


@pytest.mark.clauses("burgundy.animal", "burgundy.monastery.7")
@pytest.mark.parametrize(("with_7", "points"), [(False, 7), (True, 9)])
def test_monastery_7_adds_1_for_each_animal_tile_that_scores(with_7: bool, points: int) -> None:
    """The example of the rulebook: 3 sheep beside 4 sheep."""
    game = start(
        castle=17,
        dice=[6, 1],
        storage=[animal(SHEEP, 3)],
        tiles={14: animal(SHEEP, 4)},
        monasteries=[7] if with_7 else [],
    )
    at = play(game, "place 1@18 with 6")
    assert at.told("gained") == [{"what": "animals", "points": points, "counter": points}]
    assert at.game.duchy.points == points


@pytest.mark.clauses("burgundy.monastery.7")
def test_monastery_7_does_not_count_other_species_other_pastures_or_jokers() -> None:
    others = {14: animal(PIG, 4), 23: JOKER, 5: animal(SHEEP, 4), 24: animal(SHEEP, 2)}
    game = start(castle=17, dice=[6, 1], storage=[animal(SHEEP, 3)], tiles=others, monasteries=[7])
    at = play(game, "place 1@18 with 6")
    assert [t["points"] for t in at.told("gained") if t["what"] == "animals"] == [4]


@pytest.mark.clauses("burgundy.monastery.13", "burgundy.monastery.14")
@pytest.mark.parametrize(
    ("monasteries", "workers", "silver"), [([], 2, 0), ([13], 2, 1), ([14], 4, 0), ([13, 14], 4, 1)]
)
@pytest.mark.parametrize("how", ["5", "free"])
def test_monasteries_13_and_14_pay_for_taking_workers(
    monasteries: list[int], workers: int, silver: int, how: str
) -> None:
    """By a free action, too, which is as if with a die."""
    at = play(start(dice=[5], monasteries=monasteries, due={FREE: 1}), f"workers with {how}")
    assert (at.game.duchy.workers, at.game.duchy.silver) == (workers, silver)
    assert [(t["workers"], t["silver"]) for t in at.told("workers taken")] == [(workers, silver)]


@pytest.mark.clauses("burgundy.monastery.13", "burgundy.monastery.14")
def test_monasteries_13_and_14_pay_for_nothing_else() -> None:
    game = start(
        dice=[6, 2], storage=[WAREHOUSE, EMPTY, BANK], goods={2: 1}, monasteries=[13, 14], depots={2: (EMPTY, BANK)}
    )
    at = play(game, "place 1@2 with 6", "sell 2 with warehouse", "take 2/2 with 2")
    assert (at.game.duchy.workers, at.game.duchy.silver) == (0, 1)
