"""The purchase: once a turn, two silver, from the black depot; with monastery 6 from any depot."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.engine.errors import Refused
from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, CHURCH, MINE_TILE, SHIP_TILE, animal, monastery
from soloist.games.burgundy.state import CHURCH_DUE, EMPTY, FREE, SHIP_DUE

COW = animal(0, 2)
BLACK = [SHIP_TILE, BANK, MINE_TILE, monastery(7)]


@pytest.mark.clauses("burgundy.buy.tile")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_two_silver_buy_a_tile_of_the_black_depot_to_the_storage(slot: int) -> None:
    at = play(start(silver=3, workers=1, black=BLACK), f"buy 0/{slot} for 2s")
    assert at.game.duchy.storage == [BLACK[slot - 1], EMPTY, EMPTY]
    assert at.game.black == [EMPTY if n == slot else kind for n, kind in enumerate(BLACK, 1)]
    assert (at.game.duchy.silver, at.game.duchy.workers) == (1, 1)
    assert at.told("bought") == [{"kind": BLACK[slot - 1], "depot": 0, "silver": 2, "workers": 0}]
    assert at.game.dice == [1, 1]  # no action, and before any die is used


@pytest.mark.clauses("burgundy.buy.tile")
@pytest.mark.parametrize("silver", [0, 1])
def test_less_than_two_silver_buys_no_tile(silver: int) -> None:
    at = play(start(silver=silver, workers=5, black=BLACK))
    assert not any(option.startswith("buy") for option in at.options)
    assert f"costs 2, and you have {silver} silver" in at.why_not("buy 0/1 for 2s")


@pytest.mark.clauses("burgundy.buy.tile")
def test_only_one_purchase_in_a_turn_and_one_more_in_the_next() -> None:
    at = play(start(dice=[], silver=6, black=BLACK), "buy 0/1 for 2s")
    assert at.game.duchy.silver == 4
    assert not any(option.startswith("buy") for option in at.options)
    assert "bought a tile in this turn already" in at.why_not("buy 0/2 for 2s")
    at = at.then("end")
    assert "buy 0/2 for 2s" in at.options
    assert "no tile on that space" in at.why_not("buy 0/1 for 2s")


@pytest.mark.clauses("burgundy.buy.tile")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_the_purchase_is_possible_before_between_and_after_the_dice(used: int) -> None:
    at = play(start(dice=[1, 2], silver=2, black=BLACK), *[f"workers with {die}" for die in (1, 2)[:used]])
    assert "buy 0/2 for 2s" in at.options
    after = at.then("buy 0/2 for 2s")
    assert after.game.dice == [1, 2][used:]


@pytest.mark.clauses("burgundy.buy.tile", "burgundy.round.order")
@pytest.mark.parametrize("due", [FREE, CHURCH_DUE, SHIP_DUE])
def test_the_purchase_is_possible_while_something_is_due(due: int) -> None:
    at = play(start(dice=[], silver=2, black=BLACK, due={due: 1}), "buy 0/1 for 2s")
    assert at.game.due[due] == 1
    assert at.game.duchy.storage[0] == SHIP_TILE


@pytest.mark.clauses("burgundy.buy.tile")
def test_silver_got_in_the_turn_may_be_used_in_the_turn() -> None:
    at = play(start(dice=[4, 6], silver=1, goods={4: 1}, storage=[BANK], black=BLACK), "sell 4 with 4")
    assert "buy 0/1 for 2s" in at.options
    at = at.then("buy 0/1 for 2s", "place 1@2 with 6")
    assert at.game.duchy.silver == 2


@pytest.mark.clauses("burgundy.buy.tile", "burgundy.storage.full")
def test_a_bought_tile_needs_room() -> None:
    game = start(silver=2, storage=[BANK, COW, CHURCH], black=BLACK)
    at = play(game, "buy 0/1 for 2s")
    assert at.question is not None
    assert at.question.name == "discard"
    assert at.game.duchy.silver == 2
    at = at.then("discard 2")
    assert at.game.duchy.storage == [BANK, SHIP_TILE, CHURCH]
    assert at.game.out[COW] == 1
    assert at.game.duchy.silver == 0


@pytest.mark.clauses("burgundy.buy.face-up")
def test_a_bought_building_has_its_effect() -> None:
    at = play(start(dice=[6, 1], silver=2, black=BLACK), "buy 0/2 for 2s", "place 1@2 with 6")
    assert at.told("building paid") == [{"kind": BANK, "silver": 2, "workers": 0}]
    assert at.game.duchy.silver == 2


@pytest.mark.clauses("burgundy.buy.face-up")
def test_a_bought_mine_needs_its_colour_and_pays() -> None:
    game = start(dice=[2, 5], round=5, silver=2, black=BLACK, storage=[EMPTY, COW])
    at = play(game, "buy 0/3 for 2s", "place 2@5 with 2")
    assert [o for o in at.options if o.startswith("place")] == ["place 1@1 with 5"]
    at = at.then("place 1@1 with 5", "end")
    assert at.told("mines paid") == [{"silver": 1, "workers": 0}]


@pytest.mark.clauses("burgundy.buy.face-up")
def test_a_bought_monastery_is_in_force_when_placed_and_a_ship_takes_goods() -> None:
    game = start(dice=[3, 3], silver=2, black=BLACK, depot_goods={2: {1: 1}})
    at = play(game, "buy 0/4 for 2s", "place 1@7 with 3")
    assert at.game.duchy.monasteries == 1 << 7
    at = play(game, "buy 0/1 for 2s", "place 1@9 with 3")
    assert at.game.due[SHIP_DUE] == 1


@pytest.mark.clauses("burgundy.buy.tile", "burgundy.monastery.6")
def test_without_monastery_6_only_the_black_depot_sells_and_only_for_silver() -> None:
    at = play(start(silver=9, workers=9, black=BLACK, depots={1: (BANK, SHIP_TILE)}))
    assert [o for o in at.options if o.startswith("buy")] == [f"buy 0/{slot} for 2s" for slot in (1, 2, 3, 4)]
    assert "you need monastery 6" in at.why_not("buy 1/1 for 2s")
    assert "Workers pay for a tile only with monastery 6" in at.why_not("buy 0/1 for 2w")


WAYS = {"2s": (2, 0), "1s1w": (1, 1), "2w": (0, 2)}


@pytest.mark.clauses("burgundy.monastery.6", "burgundy.reading.monastery-6")
@pytest.mark.parametrize("silver", [0, 1, 2])
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_with_monastery_6_workers_may_be_paid_in_place_of_silver(silver: int, workers: int) -> None:
    game = start(silver=silver, workers=workers, black=[BANK], monasteries=[6])
    at = play(game)
    affordable = [way for way, (s, w) in WAYS.items() if silver >= s and workers >= w]
    assert [o for o in at.options if o.startswith("buy")] == [f"buy 0/1 for {way}" for way in affordable]
    for way in affordable:
        after = at.then(f"buy 0/1 for {way}")
        assert (after.game.duchy.silver, after.game.duchy.workers) == (silver - WAYS[way][0], workers - WAYS[way][1])
        assert after.told("bought") == [{"kind": BANK, "depot": 0, "silver": WAYS[way][0], "workers": WAYS[way][1]}]


@pytest.mark.clauses("burgundy.monastery.6")
@pytest.mark.parametrize("depot", range(1, 7))
@pytest.mark.parametrize("slot", [1, 2])
def test_with_monastery_6_the_tile_may_come_from_any_depot_whatever_the_dice(depot: int, slot: int) -> None:
    game = start(dice=[3, 3], silver=2, monasteries=[6], depots=dict.fromkeys(range(1, 7), (BANK, COW)))
    at = play(game, f"buy {depot}/{slot} for 2s")
    kind = (BANK, COW)[slot - 1]
    assert at.game.duchy.storage[0] == kind
    assert at.game.depots[(depot - 1) * 2 + slot - 1] == EMPTY
    assert at.told("bought") == [{"kind": kind, "depot": depot, "silver": 2, "workers": 0}]
    assert at.game.dice == [3, 3]


@pytest.mark.clauses("burgundy.monastery.6")
def test_monastery_6_gives_no_second_purchase() -> None:
    game = start(silver=4, workers=4, monasteries=[6], black=BLACK, depots={1: (BANK, SHIP_TILE)})
    at = play(game, "buy 1/2 for 1s1w")
    assert not any(option.startswith("buy") for option in at.options)
    assert "already" in at.why_not("buy 0/1 for 2s")
    with pytest.raises(Refused):
        at.then("buy 0/1 for 2s")
    poor = play(start(silver=1, workers=4, monasteries=[6], black=BLACK), "buy 0/2 for 1s1w")
    assert not any(option.startswith("buy") for option in poor.options)  # although 2 of 3 workers could pay


@pytest.mark.clauses("burgundy.monastery.6")
def test_a_purchase_made_before_monastery_6_is_placed_counts() -> None:
    game = start(dice=[3, 1], silver=4, black=BLACK, storage=[EMPTY, monastery(6)], depots={1: (BANK, SHIP_TILE)})
    at = play(game, "buy 0/1 for 2s", "place 2@7 with 3")
    assert not any(option.startswith("buy") for option in at.options)


@pytest.mark.clauses("burgundy.monastery.6", "burgundy.reading.monastery-6")
def test_monastery_6_of_2011_takes_silver_only_but_sells_from_any_depot() -> None:
    game = start(
        silver=2, workers=9, monasteries=[6], black=[BANK], depots={4: (EMPTY, CASTLE_TILE)}, monastery_6="2011"
    )
    at = play(game)
    assert [o for o in at.options if o.startswith("buy")] == ["buy 0/1 for 2s", "buy 4/2 for 2s"]
    assert "edition of 2019" in at.why_not("buy 4/2 for 2w")
    poor = start(silver=1, workers=9, monasteries=[6], black=[BANK], monastery_6="2011")
    assert not any(option.startswith("buy") for option in play(poor).options)


@pytest.mark.clauses("burgundy.monastery.6")
def test_a_joker_on_a_monastery_space_opens_no_other_depot() -> None:
    game = start(silver=2, tiles={7: 49}, depots={4: (EMPTY, CASTLE_TILE)}, black=[BANK])
    assert [o for o in play(game).options if o.startswith("buy")] == ["buy 0/1 for 2s"]
