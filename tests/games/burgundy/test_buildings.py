"""The eight buildings: what each gives once, what it may not take, and one of each type in a city."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.kinds import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CASTLE_TILE,
    CHURCH,
    CITY_HALL,
    JOKER,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    WAREHOUSE,
    WATCHTOWER,
    animal,
    monastery,
)
from soloist.games.burgundy.state import DUE, EMPTY, FREE

COW, PIG = animal(0, 2), animal(1, 3)
DEPOTS = {1: (BANK, SHIP_TILE), 2: (monastery(9), CASTLE_TILE), 3: (COW, CHURCH)}
DEPOTS |= {4: (SHIP_TILE, MARKET), 5: (MINE_TILE, monastery(8)), 6: (CHURCH, PIG)}
BLACK = [BANK, MINE_TILE, SHIP_TILE, COW]
TAKES = {
    CARPENTER: ("carpenter", ["1/1", "3/2", "4/2", "6/1"]),
    CHURCH: ("church", ["2/1", "2/2", "5/1", "5/2"]),
    MARKET: ("market", ["1/2", "3/1", "4/1", "6/2"]),
}


@pytest.mark.clauses(
    "burgundy.building.carpenter",
    "burgundy.building.church",
    "burgundy.building.market",
    "burgundy.building.numbered",
)
@pytest.mark.parametrize("kind", list(TAKES))
def test_a_taking_building_takes_its_colours_from_any_numbered_depot(kind: int) -> None:
    how, places = TAKES[kind]
    at = play(start(dice=[6, 3], storage=[kind], depots=DEPOTS, black=BLACK), "place 1@2 with 6")
    assert [o for o in at.options if o.endswith(f"with {how}")] == [f"take {place} with {how}" for place in places]
    assert at.game.due == [1 if name == how else 0 for name in DUE]
    for place in places:
        after = at.then(f"take {place} with {how}")
        depot, slot = map(int, place.split("/"))
        taken = DEPOTS[depot][slot - 1]
        assert after.game.duchy.storage == [taken, EMPTY, EMPTY]
        assert after.told("taken") == [{"kind": taken, "depot": depot, "slot": slot, "how": how, "workers": 0}]
        assert after.game.dice == [3]
        assert not any(after.game.due)  # once only
        assert after.game.black == BLACK


@pytest.mark.clauses(
    "burgundy.building.carpenter",
    "burgundy.building.church",
    "burgundy.building.market",
    "burgundy.building.numbered",
)
@pytest.mark.parametrize("kind", list(TAKES))
def test_a_taking_building_takes_nothing_else_and_nothing_black(kind: int) -> None:
    how, places = TAKES[kind]
    at = play(start(dice=[6, 3], storage=[kind], depots=DEPOTS, black=BLACK), "place 1@2 with 6")
    others = [f"{d}/{s}" for d in range(1, 7) for s in (1, 2) if f"{d}/{s}" not in places]
    for place in others:
        assert "This building takes only" in at.why_not(f"take {place} with {how}")
    assert "numbered 1 to 6" in at.why_not(f"take 0/1 with {how}")


@pytest.mark.clauses("burgundy.building.numbered", "burgundy.storage.full")
def test_what_a_building_takes_goes_to_the_storage_and_needs_room() -> None:
    game = start(dice=[6, 3], storage=[CARPENTER, PIG, MINE_TILE], depots=DEPOTS, silver=2, black=BLACK)
    at = play(game, "place 1@2 with 6", "buy 0/2 for 2s", "take 4/2 with carpenter")
    assert at.options == ["discard 1", "discard 2"]  # two mines are the same
    assert at.then("discard 2").game.duchy.storage == [MINE_TILE, MARKET, MINE_TILE]


@pytest.mark.clauses("burgundy.building.warehouse", "burgundy.sell.points")
@pytest.mark.parametrize("good", [1, 3, 6])
def test_a_warehouse_sells_one_type_of_choice_without_a_die(good: int) -> None:
    game = start(dice=[6, 4], storage=[WAREHOUSE], goods={1: 1, 3: 2, 6: 3})
    at = play(game, "place 1@2 with 6")
    assert [o for o in at.options if o.startswith("sell")] == [f"sell {g} with warehouse" for g in (1, 3, 6)]
    tiles = {1: 1, 3: 2, 6: 3}[good]
    at = at.then(f"sell {good} with warehouse")
    assert at.told("sold") == [{"type": good, "tiles": tiles, "silver": 1, "workers": 0, "how": "warehouse"}]
    assert (at.game.duchy.points, at.game.duchy.silver) == (2 * tiles, 1)
    assert at.game.dice == [4]
    assert not any(o.endswith("with warehouse") for o in at.options)


@pytest.mark.clauses("burgundy.building.watchtower")
def test_a_watchtower_scores_4_points() -> None:
    at = play(start(dice=[6, 4], storage=[WATCHTOWER], points=7), "place 1@2 with 6")
    assert at.told("gained") == [{"what": "watchtower", "points": 4, "counter": 11}]
    assert at.game.duchy.points == 11
    assert not any(at.game.due)


@pytest.mark.clauses("burgundy.building.boarding-house", "burgundy.monastery.13", "burgundy.monastery.14")
@pytest.mark.parametrize("monasteries", [[], [13], [14], [13, 14]])
def test_a_boarding_house_gives_4_workers_whatever_monasteries_there_are(monasteries: list[int]) -> None:
    game = start(dice=[6, 4], workers=1, storage=[BOARDING_HOUSE], monasteries=monasteries)
    at = play(game, "place 1@2 with 6")
    assert (at.game.duchy.workers, at.game.duchy.silver) == (5, 0)
    assert at.told("building paid") == [{"kind": BOARDING_HOUSE, "silver": 0, "workers": 4}]
    assert not any(at.game.due)


@pytest.mark.clauses("burgundy.building.bank")
def test_a_bank_gives_2_silver() -> None:
    at = play(start(dice=[6, 4], silver=1, workers=1, storage=[BANK]), "place 1@2 with 6")
    assert (at.game.duchy.silver, at.game.duchy.workers) == (3, 1)
    assert at.told("building paid") == [{"kind": BANK, "silver": 2, "workers": 0}]
    assert not any(at.game.due)


@pytest.mark.clauses("burgundy.building.city-hall")
def test_a_city_hall_places_another_stored_tile_on_any_number() -> None:
    game = start(dice=[6, 4], storage=[CITY_HALL, BANK, PIG], tiles={10: CHURCH})
    at = play(game, "place 1@2 with 6")
    # covered: 2, 6 and 10; beside them lie the building spaces 3 (2) and the pasture 5 (2)
    assert [o for o in at.options if o.endswith("with hall")] == ["place 2@3 with hall", "place 3@5 with hall"]
    assert [o for o in at.options if o.startswith("place") and o.endswith("with 4")] == []
    at = at.then("place 2@3 with hall")
    assert at.told("placed") == [{"kind": BANK, "space": 3, "how": "hall", "workers": 0}]
    assert at.game.duchy.silver == 2  # that tile works
    assert at.game.duchy.points == 3 + 10  # and completes the city
    assert at.game.dice == [4]
    assert not any(o.endswith("with hall") for o in at.options)


@pytest.mark.clauses("burgundy.building.city-hall", "burgundy.place.city")
def test_a_city_hall_keeps_the_other_rules_of_placing() -> None:
    game = start(dice=[6, 4], storage=[CITY_HALL, CITY_HALL, SHIP_TILE])
    at = play(game, "place 1@2 with 6")
    # another city hall may not stand in the same city; alone on 10 it may
    assert [o for o in at.options if o.endswith("with hall")] == ["place 2@10 with hall", "place 3@9 with hall"]
    assert "already has a building of this type" in at.why_not("place 2@3 with hall")
    assert "next to no covered space" in at.why_not("place 2@4 with hall")


@pytest.mark.clauses("burgundy.building.city-hall", "burgundy.castle")
def test_a_castle_placed_by_a_city_hall_gives_its_action_and_a_hall_by_a_hall_its_own() -> None:
    game = start(castle=27, dice=[4, 1], storage=[CITY_HALL, CASTLE_TILE])
    at = play(game, "place 1@25 with 4", "place 2@28 with hall")
    assert at.game.due == [1 if n == FREE else 0 for n in range(len(DUE))]
    game = start(dice=[6, 4], storage=[CITY_HALL, CITY_HALL, SHIP_TILE])
    at = play(game, "place 1@2 with 6", "place 2@10 with hall")
    assert "place 3@9 with hall" in at.options


@pytest.mark.clauses("burgundy.building.city-hall")
def test_a_city_hall_takes_and_sells_nothing() -> None:
    at = play(start(dice=[6, 4], storage=[CITY_HALL], goods={1: 1}, depots=DEPOTS), "place 1@2 with 6")
    assert not any(o.endswith("with hall") for o in at.options)
    assert "takes no tile" in at.why_not("take 1/1 with hall")
    assert "sells no goods" in at.why_not("sell 1 with hall")
    assert "Only a die or a free action takes workers" in at.why_not("workers with hall")


HOW = {WAREHOUSE: "warehouse", CARPENTER: "carpenter", CHURCH: "church", MARKET: "market", CITY_HALL: "hall"}


@pytest.mark.clauses("burgundy.building")
@pytest.mark.parametrize("kind", list(HOW))
def test_an_effect_may_be_forgone(kind: int) -> None:
    game = start(dice=[6], storage=[kind, SHIP_TILE], depots=DEPOTS, goods={1: 1})
    at = play(game, "place 1@2 with 6")
    assert "end" in at.options
    assert any(option.endswith(f"with {HOW[kind]}") for option in at.options)
    at = at.then("end")
    assert at.told("lapsed") == [{"what": HOW[kind], "n": 1}]
    assert not any(at.game.due)


@pytest.mark.clauses("burgundy.building")
@pytest.mark.parametrize("kind", list(HOW))
def test_a_building_whose_effect_is_of_no_use_is_placed_all_the_same(kind: int) -> None:
    at = play(start(dice=[6], storage=[kind]), "place 1@2 with 6")
    assert at.game.duchy.tiles[2] == kind
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.building", "burgundy.round.order")
def test_effects_of_two_buildings_are_used_in_any_order() -> None:
    game = start(dice=[6, 1], storage=[CARPENTER, WAREHOUSE], depots=DEPOTS, goods={5: 1})
    at = play(game, "place 1@2 with 6", "place 2@10 with 1")
    assert {"take 1/1 with carpenter", "sell 5 with warehouse"} <= set(at.options)
    first, second = "take 1/1 with carpenter", "sell 5 with warehouse"
    assert at.then(first, second).game.duchy == at.then(second, first).game.duchy


@pytest.mark.clauses("burgundy.building")
def test_an_effect_works_once_when_placed_and_never_again() -> None:
    at = play(start(dice=[], tiles={2: CARPENTER, 10: WATCHTOWER}, depots=DEPOTS, goods={1: 1}), "end")
    assert not any(at.game.due)
    assert at.game.duchy.points == 0


@pytest.mark.clauses("burgundy.place.city")
@pytest.mark.parametrize("kind", range(8))
def test_a_city_holds_each_type_once_and_another_city_may_hold_it_too(kind: int) -> None:
    game = start(dice=[2, 1], storage=[kind], tiles={2: kind})
    at = play(game)
    # 3 (2) belongs to the city of 2; 10 (1) is a city by itself
    assert [o for o in at.options if o.startswith("place")] == ["place 1@10 with 1"]
    assert "already has a building of this type" in at.why_not("place 1@3 with 2")
    other = start(dice=[2, 1], storage=[(kind + 1) % 8], tiles={2: kind})
    assert "place 1@3 with 2" in play(other).options


@pytest.mark.clauses("burgundy.place.city", "burgundy.joker.effect")
def test_a_joker_in_a_city_is_no_building_of_any_type() -> None:
    for kind in range(8):
        at = play(start(dice=[2, 1], storage=[kind, JOKER], tiles={2: JOKER}))
        assert {"place 1@3 with 2", "place 2@3 with 2"} <= set(at.options)


@pytest.mark.clauses("burgundy.place.city", "burgundy.area")
def test_a_city_is_all_spaces_that_hang_together() -> None:
    """Spaces 22 and 25 of duchy 13B do not touch, but 23 and 24 make one city of them."""
    game = start(duchy="13B", castle=None, dice=[5, 1], storage=[BANK, MARKET], tiles={22: BANK, 23: CHURCH})
    at = play(game)
    assert [o for o in at.options if o.startswith("place")] == ["place 2@25 with 5", "place 2@24 with 1"]
    assert "already has a building of this type" in at.why_not("place 1@25 with 5")


@pytest.mark.clauses("burgundy.monastery.1")
def test_with_monastery_1_a_city_may_hold_several_of_a_type() -> None:
    game = start(dice=[3, 2], storage=[monastery(1), BANK], tiles={2: BANK})
    assert "place 2@3 with 2" not in play(game).options
    at = play(game, "place 1@7 with 3")
    assert "place 2@3 with 2" in at.options
    at = at.then("place 2@3 with 2")
    assert (at.game.duchy.tiles[2], at.game.duchy.tiles[3]) == (BANK, BANK)
    assert at.game.duchy.silver == 2
