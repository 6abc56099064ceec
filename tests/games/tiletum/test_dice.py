"""The die of a turn, Gold that changes it, its Resources, Action and tile; the Joker and the helpers for dice."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import play, start, tile

from soloist.engine.errors import Refused
from soloist.games.tiletum.kinds import ARCHITECT, CONTRACT, FOOD, GOLD, IRON, JOKER, KING, MERCHANT, STONE, WOOL
from soloist.games.tiletum.state import NONE


@pytest.mark.clauses("tiletum.turn.die", "tiletum.turn.resources", "tiletum.turn.action", "tiletum.pieces.resources")
@pytest.mark.parametrize("colour", range(5))
@pytest.mark.parametrize("number", range(1, 6))
def test_a_die_gives_its_resources_and_the_rest_of_seven_as_ap(colour: int, number: int) -> None:
    at = play(start(dice={(colour, number): 1}), ("die", colour, number, number))
    expected = [0] * 5
    expected[colour] = number
    assert at.game.boards[0].resources == expected
    assert at.game.ap == [7 - number if action == number - 1 else 0 for action in range(5)]
    assert sum(at.game.dice) == 0
    assert at.told("die taken") == [
        {"player": 0, "colour": colour, "number": number, "to": number, "action": number - 1}
    ]
    assert at.of("die") == []


@pytest.mark.clauses("tiletum.turn.action", "tiletum.cleanup.turn")
def test_the_action_is_that_of_the_sector_where_the_wheel_stands() -> None:
    game = start(dice={(STONE, 2): 1})
    game.shift = 3  # the sectors hold 4, 5, 6, 1, 2, 3
    at = play(game, ("die", STONE, 2, 2))
    assert at.game.action == CONTRACT
    assert at.game.ap[CONTRACT] == 5


@pytest.mark.clauses("tiletum.turn.die", "tiletum.turn")
def test_a_turn_does_not_end_without_a_die() -> None:
    game = start(dice={(STONE, 2): 2, (WOOL, 5): 1})
    at = play(game)
    assert at.options == [("die", STONE, 2, 2), ("die", WOOL, 5, 5)]
    assert ("end",) in at.then(("die", WOOL, 5, 5)).options


@pytest.mark.clauses("tiletum.turn.change", "tiletum.turn.circle")
@pytest.mark.parametrize(
    ("gold", "numbers"),
    [(0, {2}), (1, {2}), (2, {1, 2, 3}), (3, {1, 2, 3}), (4, {6, 1, 2, 3, 4}), (6, set(range(1, 7)))],
)
def test_gold_changes_a_die(gold: int, numbers: set[int]) -> None:
    at = play(start(dice={(STONE, 2): 1}, resources=(0, 0, 0, 0, gold)))
    assert {option[3] for option in at.of("die")} == numbers


@pytest.mark.clauses("tiletum.turn.change", "tiletum.turn.circle")
@pytest.mark.parametrize(("number", "to", "price"), [(6, 1, 2), (1, 6, 2), (5, 1, 4), (1, 4, 6), (4, 2, 4), (3, 3, 0)])
def test_what_a_change_costs_and_gives(number: int, to: int, price: int) -> None:
    game = start(dice={(IRON, number): 1}, resources=(0, 0, 0, 0, 7))
    at = play(game, ("die", IRON, number, to))
    assert at.game.boards[0].resources == [0, 0, to, 0, 7 - price]
    assert at.game.wheel[at.game.sector] == to - 1
    assert (at.game.jokers if to == 6 else at.game.ap[to - 1 : to]) == [7 - to]


@pytest.mark.clauses("tiletum.turn.change")
def test_the_gold_of_a_die_does_not_pay_for_its_own_change() -> None:
    at = play(start(dice={(GOLD, 5): 1}, resources=(0, 0, 0, 0, 1)))
    assert at.of("die") == [("die", GOLD, 5, 5)]


@pytest.mark.clauses("tiletum.turn.tile", "tiletum.bonus")
def test_the_tile_of_the_die_s_sector_may_be_taken_or_left() -> None:
    game = start(dice={(STONE, 2): 1}, resources=(0, 0, 0, 0, 2))
    game.sector_tiles[1], game.sector_tiles[2] = tile("H17"), tile("H18")
    at = play(game, ("die", STONE, 2, 3), ("wheel tile",))
    assert at.game.boards[0].store == [tile("H18")]
    assert at.game.sector_tiles[1:3] == [tile("H17"), NONE]
    assert ("wheel tile",) not in at.options
    assert at.game.boards[0].resources[GOLD] == 0
    left = play(game, ("die", STONE, 2, 2), ("end",)).game
    assert left.sector_tiles[1:3] == [tile("H17"), tile("H18")]
    assert left.boards[0].store == []


@pytest.mark.clauses("tiletum.board.storehouse", "tiletum.board.room-needed", "tiletum.turn.tile", "tiletum.reading.31")
def test_a_full_storehouse_takes_no_tile_until_one_is_used() -> None:
    game = start(dice={(STONE, 2): 1}, store=("H17", "X01", "K05", "KI1"))
    game.sector_tiles[1] = tile("H18")
    at = play(game, ("die", STONE, 2, 2))
    assert ("wheel tile",) not in at.options
    at = at.then(("use", 1))
    assert ("wheel tile",) in at.options
    assert at.then(("wheel tile",)).game.boards[0].store == [tile(id) for id in ("X01", "K05", "KI1", "H18")]


@pytest.mark.clauses("tiletum.bonus.crests", "tiletum.turn.tile")
@pytest.mark.parametrize("where", ["below a Building", "Storehouse", "Contract pile"])
def test_a_crest_that_one_has_is_not_taken_again(where: str) -> None:
    store = {"below a Building": (), "Storehouse": ("X07",), "Contract pile": ("K25",)}[where]
    game = start(dice={(STONE, 2): 1}, store=store, crests={3: 4} if not store else {})
    game.sector_tiles[1] = tile("X05")  # the Rose, like X07 and K25
    assert ("wheel tile",) not in play(game, ("die", STONE, 2, 2)).options
    game.sector_tiles[1] = tile("X06")
    assert ("wheel tile",) in play(game, ("die", STONE, 2, 2)).options


@pytest.mark.clauses("tiletum.bonus.colour")
def test_the_colour_helper_changes_what_the_die_gives() -> None:
    game = start(dice={(STONE, 3): 1}, store=("H30",))
    at = play(game)
    assert at.of("colour") == [("colour", 1, resource) for resource in range(5)]
    at = at.then(("colour", 1, FOOD), ("die", STONE, 3, 3))
    assert at.game.boards[0].resources == [0, 0, 0, 3, 0]
    assert at.game.bonus_discard[tile("H30")] == 1
    assert at.game.boards[0].store == []


@pytest.mark.clauses("tiletum.bonus.colour")
def test_the_colour_helper_is_used_before_the_die_and_once() -> None:
    at = play(start(dice={(STONE, 3): 1, (STONE, 2): 1}, store=("H30", "H31")))
    assert {option[1] for option in at.of("colour")} == {1}  # both are the same
    assert at.then(("colour", 1, WOOL)).of("colour") == []
    assert at.then(("die", STONE, 3, 3)).of("colour") == []
    next_turn = at.then(("colour", 1, WOOL), ("die", STONE, 3, 3), ("end",)).game
    assert next_turn.colour == NONE


@pytest.mark.clauses("tiletum.action.joker")
@pytest.mark.parametrize("action", range(5))
def test_the_joker_puts_all_ap_on_one_action(action: int) -> None:
    at = play(start(dice={(STONE, 6): 1}), ("die", STONE, 6, 6))
    assert at.of("do") == [("do", n) for n in range(5)]
    at = at.then(("do", action))
    assert at.game.ap == [int(n == action) for n in range(5)]
    assert at.of("do") == []
    assert at.game.action == action


JOKING = {"rooms": {2: ("ME1", "ME5")}, "crests": {2: 0}}


@pytest.mark.clauses("tiletum.action.joker-marker", "tiletum.board.marker", "tiletum.board.marker-die")
def test_a_marker_helps_the_joker_of_a_die_but_not_a_helper() -> None:
    game = start(dice={(STONE, 6): 1}, store=("H11",), **JOKING)
    at = play(game, ("use", 1), ("do", MERCHANT))
    assert at.game.ap[MERCHANT] == 1
    at = at.then(("die", STONE, 6, 6), ("do", MERCHANT))
    assert at.game.ap[MERCHANT] == 1 + 1 + 2
    first = play(game, ("die", STONE, 6, 6), ("use", 1), ("do", MERCHANT))
    assert first.game.ap[MERCHANT] == 3
    assert first.then(("do", MERCHANT)).game.ap[MERCHANT] == 4


@pytest.mark.clauses("tiletum.board.marker", "tiletum.board.markers")
@pytest.mark.parametrize(("building", "worth"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_a_complete_building_strengthens_the_action_of_its_type(building: int, worth: int) -> None:
    full = ("ME1", "ME2", "ME3") if building == 1 else ("ME1", "ME2")
    game = start(dice={(STONE, 2): 1, (STONE, 3): 1}, rooms={building: full}, crests={building: 0})
    assert play(game, ("die", STONE, 2, 2)).game.ap[MERCHANT] == 5 + worth
    assert play(game, ("die", STONE, 3, 3)).game.ap == [0, 0, 4, 0, 0]


@pytest.mark.clauses("tiletum.board.marker")
@pytest.mark.parametrize("missing", ["a Character", "the crest"])
def test_an_incomplete_building_strengthens_nothing(missing: str) -> None:
    rooms = {2: ("ME1",) if missing == "a Character" else ("ME1", "ME2")}
    crests = {} if missing == "the crest" else {2: 0}
    game = start(dice={(STONE, 2): 1}, rooms=rooms, crests=crests)
    assert play(game, ("die", STONE, 2, 2)).game.ap[MERCHANT] == 5


@pytest.mark.clauses("tiletum.bonus.plus")
def test_plus_needs_the_action_of_a_die() -> None:
    game = start(dice={(STONE, 6): 1, (STONE, 3): 1}, store=("H15", "H03"))
    assert play(game).of("use") == [("use", 2)]
    assert play(game, ("use", 2)).of("use") == []
    waiting = play(game, ("die", STONE, 6, 6))
    assert waiting.of("use") == [("use", 2)]  # the Joker's Action is not chosen yet
    assert waiting.then(("do", KING), ("use", 1)).game.ap == [3, 0, 0, 0, 0]
    both = play(game, ("die", STONE, 3, 3), ("use", 2), ("use", 1))
    assert both.game.ap == [0, 2, 6, 0, 0]


@pytest.mark.clauses("tiletum.board.marker-die", "tiletum.bonus.action")
@pytest.mark.parametrize(
    ("id", "action", "ap"),
    [("H01", KING, 2), ("H03", MERCHANT, 2), ("H05", ARCHITECT, 2), ("H07", 3, 2), ("H09", 4, 2)],
)
def test_an_action_helper_gives_its_ap_without_a_marker(id: str, action: int, ap: int) -> None:
    building = {KING: ("KI1", "KI2"), MERCHANT: ("ME1", "ME2"), ARCHITECT: ("AR1", "AR2")}
    full = building.get(action, ("CH1", "CH2") if action == 3 else ("CO1", "CO2"))
    game = start(dice={(STONE, 6): 1}, store=(id,), rooms={2: full}, crests={2: 0})
    after = play(game, ("use", 1)).game
    assert after.ap == [ap if n == action else 0 for n in range(5)]
    assert after.bonus_discard[tile(id)] == 1
    assert after.boards[0].store == []


@pytest.mark.clauses("tiletum.turn.die")
def test_a_die_that_does_not_lie_there_is_refused() -> None:
    with pytest.raises(Refused):
        play(start(dice={(STONE, 3): 1}), ("die", WOOL, 3, 3))
    assert JOKER == 5
