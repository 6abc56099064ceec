"""Small print: the turned wheel, two Jokers, floors and Crest spaces not offered, ties with the Cardinalbot."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import character, play, start

from soloist.games.tiletum.kinds import CHARACTER, KING, MERCHANT, STONE
from soloist.games.tiletum.scoring import winner
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import number_at, sector_of


@pytest.mark.clauses("tiletum.turn.action", "tiletum.cleanup.turn")
@pytest.mark.parametrize("shift", range(6))
def test_a_die_goes_to_the_sector_that_shows_its_number(shift: int) -> None:
    game = start()
    game.shift = shift
    assert [number_at(game, sector_of(game, number)) for number in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clauses("tiletum.turn.action", "tiletum.cleanup.turn")
def test_the_action_of_a_wheel_that_was_turned_once() -> None:
    game = start(dice={(STONE, 2): 1})
    game.shift = 5  # the King holds 6, the Merchant 1, the Architect 2
    at = play(game, ("die", STONE, 2, 2))
    assert at.game.ap == [0, 0, 5, 0, 0]


@pytest.mark.clauses("tiletum.action.joker", "tiletum.action.joker-marker", "tiletum.board.marker-die")
def test_the_joker_of_the_die_comes_before_that_of_a_helper_used_earlier() -> None:
    """The Joker holds 1: 6 AP, and 2 by the marker of the Merchant's Building; the helper has 1 AP without it."""
    game = start(dice={(STONE, 1): 1}, store=("H11",), rooms={2: ("ME1", "ME5")}, crests={2: 0})
    game.shift = 1
    at = play(game, ("use", 1), ("die", STONE, 1, 1), ("do", MERCHANT))
    assert at.game.ap == [0, 8, 0, 0, 0]
    assert at.then(("do", KING)).game.ap == [1, 8, 0, 0, 0]


@pytest.mark.clauses("tiletum.action.character.room", "tiletum.reading.41")
@pytest.mark.parametrize(("living", "floor"), [((), 1), (("KI3",), 2), (("KI3", "KI4"), 3)])
def test_only_the_next_floor_is_offered(living: tuple[str, ...], floor: int) -> None:
    game = start(action=(CHARACTER, 6), store=("KI5",), rooms={1: living})
    assert [option for option in play(game).of("room") if option[2] == 1] == [("room", 1, 1, floor)]


@pytest.mark.clauses("tiletum.task.crest", "tiletum.board.crests")
def test_no_crest_goes_where_one_lies() -> None:
    game = start(dice={(STONE, 1): 1}, resources=(0, 0, 0, 9, 0), store=("X03",), crests={1: 0, 4: 1, 6: 3})
    assert play(game).of("crest") == [("crest", 1, place) for place in (2, 3, 5)]


@pytest.mark.clauses("tiletum.cardinal.win", "tiletum.reading.7")
@pytest.mark.parametrize(
    ("points", "order", "first"), [([60, 60], [0, 1], 1), ([61, 60], [1, 0], 0), ([60, 61], [0, 1], 1)]
)
def test_you_win_only_with_more_points(points: list[int], order: list[int], first: int) -> None:
    game = new({"seats": "solo"})
    game.points, game.order = points, order
    assert winner(game) == first


@pytest.mark.clauses("tiletum.board.marker", "tiletum.end.buildings")
def test_a_marker_needs_every_room_of_its_building() -> None:
    """Building 1 has three Rooms: two Characters and a Crest give nothing yet."""
    for rooms, ap in ((("ME1", "ME2"), 5), (("ME1", "ME2", "ME5"), 8)):
        game = start(dice={(STONE, 2): 1}, rooms={1: rooms}, crests={1: 0})
        assert game.boards[0].rooms[0] == [character(id) for id in rooms]
        assert play(game, ("die", STONE, 2, 2)).game.ap[MERCHANT] == ap


@pytest.mark.clauses("tiletum.cleanup.corruption", "tiletum.prepare")
def test_all_six_tokens_are_there_again_in_a_new_round() -> None:
    game = start(stage="prepare", round=1)
    game.corruption = [0, 1, 0, 0, 1, 1]
    assert play(game, until="corruption").game.corruption == [1] * 6
