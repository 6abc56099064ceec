"""The four actions of a die, the storage, and the free action of a castle."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.engine.errors import Refused
from soloist.games.burgundy.kinds import (
    BANK,
    CASTLE_TILE,
    CHURCH,
    JOKER,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    animal,
    monastery,
)
from soloist.games.burgundy.state import EMPTY, FREE

COW, PIG = animal(0, 2), animal(1, 3)
KINDS = {1: (BANK, SHIP_TILE), 2: (monastery(9), CASTLE_TILE), 3: (COW, CHURCH)}
KINDS |= {4: (SHIP_TILE, MARKET), 5: (MINE_TILE, monastery(8)), 6: (CHURCH, PIG)}


@pytest.mark.clauses("burgundy.die.take")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("slot", [1, 2])
def test_a_die_takes_a_tile_of_its_own_depot_to_the_storage(die: int, slot: int) -> None:
    game = start(dice=[die, die], depots=KINDS, black=[BANK])
    takes = [option for option in play(game).options if option.startswith("take")]
    assert takes == [f"take {die}/1 with {die}", f"take {die}/2 with {die}"]
    at = play(game, f"take {die}/{slot} with {die}")
    kind = KINDS[die][slot - 1]
    assert at.game.duchy.storage == [kind, EMPTY, EMPTY]
    assert at.game.depots[(die - 1) * 2 + slot - 1] == EMPTY
    assert at.game.depots.count(EMPTY) == 1
    assert at.told("taken") == [{"kind": kind, "depot": die, "slot": slot, "how": die, "workers": 0}]
    assert at.game.dice == [die]
    assert [space for space, tile in enumerate(at.game.duchy.tiles) if tile != EMPTY] == [6]


@pytest.mark.clauses("burgundy.die.place")
def test_placing_needs_the_colour_the_number_and_a_covered_neighbour() -> None:
    at = play(start(dice=[6, 1], storage=[BANK]))
    # next to the castle on 6 lie the building spaces 2 (6), 3 (2) and 10 (1); 8 (6) and 22 (1) are far away
    assert [o for o in at.options if o.startswith("place")] == ["place 1@2 with 6", "place 1@10 with 1"]
    assert "takes 2 workers" in at.why_not("place 1@3 with 6")  # its number is 2
    assert "next to no covered space" in at.why_not("place 1@8 with 6")
    assert "That is a space for: animal" in at.why_not("place 1@5 with 6")
    assert "covered" in at.why_not("place 1@6 with 6")


@pytest.mark.clauses("burgundy.die.place")
def test_a_placed_tile_leaves_the_storage_and_opens_its_neighbours() -> None:
    at = play(start(dice=[2, 5], storage=[EMPTY, COW, MINE_TILE]), "place 2@5 with 2")
    assert at.game.duchy.storage == [EMPTY, EMPTY, MINE_TILE]
    assert at.game.duchy.tiles[5] == COW
    assert at.game.dice == [5]
    assert at.told("placed") == [{"kind": COW, "space": 5, "how": 2, "workers": 0}]
    assert "place 3@1 with 5" in at.options  # the mine space beside it was out of reach before


@pytest.mark.clauses("burgundy.die.place")
@pytest.mark.parametrize(
    ("kind", "space", "die"), [(BANK, 2, 6), (COW, 5, 2), (monastery(9), 7, 3), (SHIP_TILE, 9, 3), (BANK, 10, 1)]
)
def test_every_space_takes_only_its_own_colour(kind: int, space: int, die: int) -> None:
    others = [k for k in (BANK, COW, monastery(9), SHIP_TILE, CASTLE_TILE, MINE_TILE) if k != kind]
    assert f"place 1@{space} with {die}" in play(start(dice=[die, die], storage=[kind])).options
    for other in others:
        at = play(start(dice=[die, die], storage=[other]))
        assert f"place 1@{space} with {die}" not in at.options
        assert "That is a space for" in at.why_not(f"place 1@{space} with {die}")


@pytest.mark.clauses("burgundy.place.stays")
def test_a_covered_space_takes_no_second_tile_and_gives_none_back() -> None:
    game = start(dice=[6, 6], storage=[CHURCH], tiles={2: BANK})
    at = play(game)
    assert "never moves again" in at.why_not("place 1@2 with 6")
    assert not any(option.startswith("place") for option in at.options)
    with pytest.raises(Refused):
        play(game, "place 1@2 with 6")


@pytest.mark.clauses("burgundy.die.sell", "burgundy.sell.points", "burgundy.sell.kept")
@pytest.mark.parametrize("good", range(1, 7))
@pytest.mark.parametrize("tiles", [1, 4])
def test_a_sale_gives_up_all_goods_of_the_type_for_1_silver_and_2_points_each(good: int, tiles: int) -> None:
    goods = dict.fromkeys(range(1, 7), 2) | {good: tiles}
    at = play(start(dice=[good, good], silver=3, goods=goods, sold={good: 1}), f"sell {good} with {good}")
    duchy = at.game.duchy
    assert duchy.goods == [0 if g == good else 2 for g in range(1, 7)]
    assert duchy.sold[good - 1] == 1 + tiles
    assert sum(duchy.sold) == 1 + tiles
    assert (duchy.silver, duchy.points) == (4, 2 * tiles)
    assert at.told("sold") == [{"type": good, "tiles": tiles, "silver": 1, "workers": 0, "how": good}]
    assert at.told("gained") == [{"what": "sale", "points": 2 * tiles, "counter": 2 * tiles}]
    assert f"no goods of type {good}" in at.why_not(f"sell {good} with {good}")


@pytest.mark.clauses("burgundy.die.sell")
def test_only_the_type_of_the_die_can_be_sold() -> None:
    at = play(start(dice=[2, 5], goods={1: 1, 2: 1, 4: 3}))
    assert [o for o in at.options if o.startswith("sell")] == ["sell 2 with 2"]
    assert "no goods of type 5" in at.why_not("sell 5 with 5")


@pytest.mark.clauses("burgundy.sell.kept")
def test_sold_goods_do_not_come_back_and_cannot_be_sold_again() -> None:
    at = play(start(dice=[4, 4], goods={4: 2}), "sell 4 with 4")
    assert at.options == ["workers with 4", "point"]
    assert at.game.goods_out == [0] * 6
    assert at.game.duchy.sold == [0, 0, 0, 2, 0, 0]


@pytest.mark.clauses("burgundy.die.workers")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_takes_two_workers(die: int) -> None:
    at = play(start(dice=[die, die], workers=1), f"workers with {die}")
    assert (at.game.duchy.workers, at.game.duchy.silver) == (3, 0)
    assert at.told("workers taken") == [{"workers": 2, "silver": 0, "how": die}]


@pytest.mark.clauses("burgundy.die.choice")
def test_both_dice_may_do_the_same() -> None:
    at = play(start(dice=[3, 3], depots=KINDS), "take 3/1 with 3", "take 3/2 with 3")
    assert at.game.duchy.storage == [COW, CHURCH, EMPTY]
    assert "no tile on that space" in play(start(dice=[3, 3], depots=KINDS), "take 3/1 with 3").why_not(
        "take 3/1 with 3"
    )


@pytest.mark.clauses("burgundy.storage.three", "burgundy.storage.full", "burgundy.die.take")
@pytest.mark.parametrize("gone", [1, 2, 3])
def test_with_a_full_storage_one_tile_leaves_the_game_first(gone: int) -> None:
    storage = [BANK, COW, SHIP_TILE]
    at = play(start(dice=[3, 1], depots=KINDS, storage=storage), "take 3/2 with 3")
    assert at.question is not None
    assert at.question.name == "discard"
    assert at.options == ["discard 1", "discard 2", "discard 3"]
    at = at.then(f"discard {gone}")
    left = [*storage]
    left[gone - 1] = CHURCH
    assert at.game.duchy.storage == left
    assert {kind: n for kind, n in enumerate(at.game.out) if n} == {storage[gone - 1]: 1}
    assert at.told("discarded") == [{"kind": storage[gone - 1]}]
    assert at.game.dice == [1]


@pytest.mark.clauses("burgundy.storage.three", "burgundy.storage.full")
def test_the_third_tile_finds_room_and_nothing_is_asked() -> None:
    at = play(start(dice=[3, 3], depots=KINDS, storage=[BANK, PIG]), "take 3/1 with 3")
    assert at.game.duchy.storage == [BANK, PIG, COW]
    assert at.told("discarded") == []
    assert sum(at.game.out) == 0


@pytest.mark.clauses("burgundy.storage.full")
def test_equal_tiles_are_offered_once_and_a_joker_may_go_too() -> None:
    at = play(start(dice=[3, 1], depots=KINDS, storage=[BANK, JOKER, BANK]), "take 3/2 with 3")
    assert at.options == ["discard 1", "discard 2"]
    assert at.then("discard 2").game.duchy.storage == [BANK, CHURCH, BANK]


@pytest.mark.clauses("burgundy.storage.full")
def test_the_new_tile_itself_cannot_be_the_one_that_leaves() -> None:
    at = play(start(dice=[3, 1], depots=KINDS, storage=[BANK, COW, SHIP_TILE]), "take 3/2 with 3")
    assert "choose one of the stored tiles" in at.why_not("discard 4")


@pytest.mark.clauses("burgundy.storage.three")
def test_a_tile_may_be_placed_from_any_storage_space() -> None:
    at = play(start(dice=[6, 2], storage=[COW, EMPTY, BANK]))
    assert [o for o in at.options if o.startswith("place")] == [
        "place 3@2 with 6",
        "place 1@5 with 2",
        "place 3@3 with 2",
    ]


@pytest.mark.clauses("burgundy.castle")
def test_a_castle_gives_an_action_with_any_number_at_once() -> None:
    game = start(
        castle=None,
        tiles={25: BANK},
        dice=[2, 6],
        storage=[CASTLE_TILE, MINE_TILE],
        depots=KINDS,
        goods=dict.fromkeys(range(1, 7), 1),
    )
    at = play(game, "place 1@28 with 2")
    free = [option for option in at.options if option.endswith("with free")]
    takes = [f"take {depot}/{slot} with free" for depot in range(1, 7) for slot in (1, 2)]
    assert free == [*takes, *(f"sell {good} with free" for good in range(1, 7)), "workers with free"]
    assert at.told("area completed") == [{"space": 28, "colour": 4, "size": 1, "points": 11}]
    assert at.game.dice == [6]


@pytest.mark.clauses("burgundy.castle", "burgundy.die.place")
def test_a_free_action_places_on_any_number_but_keeps_the_other_rules() -> None:
    at = play(start(dice=[], storage=[BANK, SHIP_TILE], due={FREE: 1}, tiles={2: CHURCH}))
    places = [option for option in at.options if option.startswith("place")]
    assert places == ["place 1@3 with free", "place 1@10 with free", "place 2@9 with free"]
    assert "next to no covered space" in at.why_not("place 1@4 with free")


@pytest.mark.clauses("burgundy.castle")
@pytest.mark.parametrize(
    ("answer", "silver", "workers", "points"),
    [("workers with free", 0, 2, 0), ("sell 3 with free", 1, 0, 4), ("take 5/1 with free", 0, 0, 0)],
)
def test_a_free_action_costs_no_worker_and_no_die_and_is_one_action(
    answer: str, silver: int, workers: int, points: int
) -> None:
    at = play(start(dice=[1], due={FREE: 1}, goods={3: 2}, depots=KINDS), answer)
    duchy = at.game.duchy
    assert (duchy.silver, duchy.workers, duchy.points) == (silver, workers, points)
    assert at.game.dice == [1]
    assert not any(option.endswith("with free") for option in at.options)
    assert "Nothing of that kind is due now" in at.why_not("workers with free")


@pytest.mark.clauses("burgundy.castle", "burgundy.round.order")
def test_castles_chain() -> None:
    game = start(castle=27, dice=[2, 6], storage=[CASTLE_TILE, CASTLE_TILE, BANK])
    at = play(game, "place 1@26 with 2", "place 2@28 with free", "place 3@25 with free")
    assert [told["space"] for told in at.told("placed")] == [26, 28, 25]
    assert at.game.dice == [6]
    assert at.game.due[FREE] == 0
