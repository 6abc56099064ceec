"""Tiles lying face down: they cover any colour and do nothing else."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import cover, play, start

from soloist.games.burgundy.kinds import (
    ANIMAL,
    BANK,
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    COW,
    JOKER,
    MINE,
    MINE_TILE,
    MONASTERY,
    SHIP,
    SHIP_TILE,
    WATCHTOWER,
    animal,
    monastery,
)
from soloist.games.burgundy.state import CITY_HALL_DUE, COMPLETION_DUE, EMPTY, FREE

# One space of every colour next to one that is covered: colour -> (covered, space, its number, size of its area).
SPACES = {
    BUILDING: (6, 10, 1, 1),
    ANIMAL: (6, 5, 2, 1),
    MONASTERY: (6, 7, 3, 1),
    SHIP: (6, 9, 3, 1),
    CASTLE: (27, 28, 2, 1),
    MINE: (26, 29, 5, 1),
}


@pytest.mark.clauses("burgundy.joker.colour", "burgundy.joker.number", "burgundy.joker.effect")
@pytest.mark.parametrize("colour", SPACES)
def test_a_joker_covers_any_colour_and_does_nothing(colour: int) -> None:
    near, space, number, _ = SPACES[colour]
    game = start(castle=near, storage=[JOKER], dice=[number, 6], goods={1: 5}, depot_goods={2: {3: 1}}, black=[BANK])
    at = play(game, f"place 1@{space} with {number}")
    duchy = at.game.duchy
    assert duchy.tiles[space] == JOKER
    assert duchy.storage == [EMPTY] * 3
    assert at.told("placed") == [{"kind": JOKER, "space": space, "how": number, "workers": 0}]
    assert at.told("area completed") == [{"space": space, "colour": colour, "size": 1, "points": 11}]
    assert duchy.points == 11
    assert at.game.due == [0] * 8
    assert (duchy.mines, duchy.monasteries, duchy.silver, duchy.workers) == (0, 0, 0, 0)
    assert at.options == ["workers with 6"]
    assert at.game.depot_goods == game.depot_goods


@pytest.mark.clauses("burgundy.joker.number")
def test_a_joker_needs_the_number_of_the_space() -> None:
    at = play(start(storage=[JOKER], dice=[6, 6]))
    assert [o for o in at.options if o.startswith("place")] == ["place 1@2 with 6"]
    assert "takes 1 worker, and you have 0" in at.why_not("place 1@10 with 6")
    assert "place 1@10 with 6" in play(start(storage=[JOKER], dice=[6, 6], workers=1)).options


@pytest.mark.clauses("burgundy.joker.number", "burgundy.joker.colour")
def test_a_joker_goes_next_to_a_covered_space_only() -> None:
    at = play(start(storage=[JOKER], dice=[], due={FREE: 1}))
    spaces = {int(o[2]) for o in at.question.options if o[0] == "place"}
    assert spaces == {2, 3, 5, 7, 9, 10}
    assert "next to no covered space" in at.why_not("place 1@0 with free")
    assert "covered" in at.why_not("place 1@6 with free")


@pytest.mark.clauses("burgundy.joker.effect")
def test_a_joker_completes_an_area() -> None:
    at = play(start(tiles={2: BANK}, storage=[JOKER], dice=[2, 1]), "place 1@3 with 2")
    assert at.told("area completed") == [{"space": 3, "colour": BUILDING, "size": 2, "points": 13}]
    assert at.told("gained") == [{"what": "area", "points": 13, "counter": 13}]


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.colour.tile")
def test_a_joker_completes_a_colour() -> None:
    game = start(castle=26, tiles={1: MINE_TILE, 21: JOKER}, storage=[JOKER], dice=[5, 1], black=[MINE_TILE, BANK])
    at = play(game, "place 1@29 with 5")
    assert at.told("colour completed") == [{"colour": MINE}]
    assert at.game.due[COMPLETION_DUE] == 1
    assert any(o.startswith("complete 2@") for o in at.options)
    assert at.game.duchy.mines == 1


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.phase.mines")
@pytest.mark.parametrize(("kind", "silver"), [(MINE_TILE, 1), (JOKER, 0)])
def test_a_joker_on_a_mine_space_pays_nothing(kind: int, silver: int) -> None:
    game = start(castle=26, tiles={29: kind}, dice=[], round=5)
    at = play(game, "end")
    assert at.game.duchy.silver == silver
    assert len(at.told("mines paid")) == silver


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.place.city")
def test_a_joker_is_no_building_of_its_city() -> None:
    # City 31, 33, 34: a bank may still go beside jokers, and a joker beside a bank.
    game = start(castle=None, tiles={32: SHIP_TILE, 31: JOKER}, storage=[BANK, JOKER], dice=[4, 5])
    at = play(game)
    assert {"place 1@34 with 4", "place 2@34 with 4"} <= set(at.options)
    at = at.then("place 1@34 with 4")
    assert at.game.duchy.silver == 2
    assert "place 2@33 with 5" in at.options


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.animal")
def test_a_joker_in_a_pasture_is_no_animal() -> None:
    game = start(castle=17, tiles={18: JOKER, 14: JOKER}, storage=[animal(COW, 3)], dice=[2, 1], monasteries=[7])
    at = play(game, "place 1@23 with 2")
    assert at.told("gained")[0] == {"what": "animals", "points": 4, "counter": 4}  # 3 cows, and 1 for monastery 7
    assert at.told("area completed")[0]["size"] == 3


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.monastery.24")
def test_a_joker_is_no_species() -> None:
    game = start(tiles={5: JOKER, 35: animal(COW, 2)}, storage=[monastery(24)], dice=[3, 1])
    at = play(game, "place 1@7 with 3")
    assert {"what": "monastery", "points": 4, "counter": 4} in at.told("gained")


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.monastery.17")
def test_a_joker_is_no_building_for_a_scoring_monastery() -> None:
    at = play(start(tiles={2: JOKER, 10: JOKER}, storage=[monastery(17)], dice=[3, 1]), "place 1@7 with 3")
    assert at.told("gained") == [{"what": "area", "points": 11, "counter": 11}]


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.monastery.26")
def test_a_joker_counts_for_a_complete_colour() -> None:
    game = start(tiles={1: JOKER, 21: JOKER, 29: JOKER}, storage=[monastery(26)], dice=[3, 1])
    at = play(game, "place 1@7 with 3")
    assert at.told("gained")[0] == {"what": "monastery", "points": 3, "counter": 3}


@pytest.mark.clauses("burgundy.joker.colour", "burgundy.building.city-hall")
def test_a_city_hall_places_a_joker_on_any_number() -> None:
    at = play(start(storage=[JOKER], dice=[], due={CITY_HALL_DUE: 1}))
    assert {o for o in at.options if o != "end"} == {f"place 1@{space} with hall" for space in (2, 3, 5, 7, 9, 10)}
    at = at.then("place 1@7 with hall")
    assert at.game.duchy.tiles[7] == JOKER
    assert at.game.due == [0] * 8
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.joker.colour", "burgundy.castle")
def test_a_castle_s_action_places_a_joker() -> None:
    game = start(castle=27, storage=[CASTLE_TILE, JOKER], dice=[2, 1])
    at = play(game, "place 1@28 with 2", "place 2@25 with free")
    assert at.game.duchy.tiles[25] == JOKER
    assert at.game.due[FREE] == 0


@pytest.mark.clauses("burgundy.joker.effect", "burgundy.castle")
def test_a_joker_on_a_castle_space_gives_no_action() -> None:
    at = play(start(castle=27, storage=[JOKER], dice=[2]), "place 1@28 with 2")
    assert at.game.due[FREE] == 0
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.buy.face-up")
def test_a_tile_that_was_bought_is_no_joker() -> None:
    at = play(start(silver=2, black=[MINE_TILE], dice=[1, 2]), "buy 0/1 for 2s")
    assert at.game.duchy.storage[0] == MINE_TILE
    assert not any(o.startswith("place") for o in at.options)
    assert "space for: building. The tile is: mine." in at.why_not("place 1@10 with 1")


@pytest.mark.clauses("burgundy.joker.colour")
def test_two_jokers_are_offered_once() -> None:
    at = play(start(storage=[JOKER, JOKER], dice=[1]))
    assert [o for o in at.options if o.startswith("place")] == ["place 1@10 with 1"]
    assert "same tile lies on storage space 1" in at.why_not("place 2@10 with 1")


# Monasteries 8 to 11 with a joker.


@pytest.mark.clauses("burgundy.reading.joker-modifier")
@pytest.mark.parametrize(
    ("number", "helped"),
    [(9, {BUILDING}), (10, {SHIP, ANIMAL}), (11, {CASTLE, MINE, MONASTERY})],
)
@pytest.mark.parametrize("colour", SPACES)
def test_the_monastery_for_the_space_helps_a_joker(number: int, helped: set[int], colour: int) -> None:
    near, space, die, _ = SPACES[colour]
    off = die % 6 + 1
    at = play(start(castle=near, storage=[JOKER], dice=[off, off], monasteries=[number]))
    text = f"place 1@{space} with {off}"
    assert (text in at.options) == (colour in helped)
    if colour in helped:
        paid = play(start(castle=near, storage=[JOKER], dice=[off, off], workers=3, monasteries=[number]), text)
        assert paid.game.duchy.workers == 3
    else:
        assert "takes 1 worker" in at.why_not(text)


@pytest.mark.clauses("burgundy.reading.joker-modifier", "burgundy.monastery.8")
def test_monasteries_8_and_9_add_up_for_a_joker() -> None:
    # Space 10 is a building space of number 1: from 4 it is three away, one free and two for one worker.
    at = play(start(storage=[JOKER], dice=[4], workers=1, monasteries=[8, 9]), "place 1@10 with 4")
    assert at.told("placed")[0]["workers"] == 1
    assert "place 1@7 with 6" not in play(start(storage=[JOKER], dice=[6], workers=1, monasteries=[8, 9])).options


# The reading joker-river.


@pytest.mark.clauses("burgundy.reading.joker-river")
@pytest.mark.parametrize(("option", "far"), [("yes", {15, 19}), ("no", set())])
def test_on_13a_a_joker_on_a_ship_space_crosses_its_rivers_or_not(option: str, far: set[int]) -> None:
    game = start(tiles={9: JOKER}, storage=[SHIP_TILE], dice=[], due={FREE: 1}, joker_river=option)
    assert {int(o[2]) for o in play(game).question.options if o[0] == "place"} == far
    # The same when the joker is placed in the turn, not set up.
    game = start(storage=[JOKER, SHIP_TILE], dice=[3], due={FREE: 1}, joker_river=option)
    at = play(game, "place 1@9 with 3")
    assert {int(o[2]) for o in at.question.options if o[0] == "place"} == far


@pytest.mark.clauses("burgundy.reading.joker-river")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_a_joker_on_a_ship_space_still_has_its_hexes(option: str) -> None:
    game = start(castle=None, tiles={9: JOKER}, storage=[animal(COW, 2)], dice=[2], joker_river=option)
    assert "place 1@5 with 2" in play(game).options


@pytest.mark.clauses("burgundy.reading.joker-river")
@pytest.mark.parametrize(("option", "open_"), [("yes", {6, 8, 22, 28}), ("no", set())])
def test_on_13b_a_joker_on_an_island_crosses_its_rivers_or_not(option: str, open_: set[int]) -> None:
    game = start(castle=None, tiles={20: JOKER}, storage=[JOKER], dice=[], duchy="13B", joker_river=option)
    game.due[FREE] = 1
    assert {int(o[2]) for o in play(game).question.options if o[0] == "place"} == open_


@pytest.mark.clauses("burgundy.reading.joker-river")
@pytest.mark.parametrize(("option", "offered"), [("yes", True), ("no", False)])
def test_whether_a_joker_is_laid_on_a_ship_space_over_a_river(option: str, offered: bool) -> None:
    game = start(tiles={9: SHIP_TILE}, storage=[JOKER, SHIP_TILE], dice=[1], joker_river=option)
    at = play(game)
    assert "place 2@15 with 1" in at.options
    assert ("place 1@15 with 1" in at.options) == offered
    if not offered:
        assert "does not cross" in at.why_not("place 1@15 with 1")


@pytest.mark.clauses("burgundy.reading.joker-river")
def test_a_joker_may_lie_on_a_land_space_beyond_a_real_ship_under_either_reading() -> None:
    for option in ("yes", "no"):
        game = start(castle=None, tiles={20: SHIP_TILE}, storage=[JOKER], dice=[3], duchy="13B", joker_river=option)
        assert "place 1@8 with 3" in play(game).options


@pytest.mark.clauses("burgundy.reading.joker-river")
def test_a_ship_beyond_the_river_may_be_reached_from_its_own_side() -> None:
    # Ships on both sides of the joker on 15: 32 stays open from the ship on 30, whatever the joker does.
    game = start(castle=28, tiles={30: SHIP_TILE, 15: JOKER}, storage=[SHIP_TILE], dice=[4], joker_river="no")
    assert "place 1@32 with 4" in play(game).options


@pytest.mark.clauses("burgundy.joker.effect")
def test_a_turn_over_everything_leaves_jokers_out_of_the_counts() -> None:
    game = cover(start(castle=None), range(37), JOKER)
    assert game.duchy.monasteries == game.duchy.mines == 0
    assert game.duchy.blocked == [0] * 8
    assert game.duchy.covered == game.kit.board.all_mask
    assert WATCHTOWER not in game.duchy.tiles
