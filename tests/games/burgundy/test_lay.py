"""Why a stored tile can be placed nowhere, and which tile a click on a space is about."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.engine.questions import Question
from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, JOKER, MINE_TILE, SHIP_TILE, animal
from soloist.games.burgundy.turn import turn_options
from soloist.games.burgundy.view import view


@pytest.mark.clauses("burgundy.die.place")
def test_a_stored_tile_says_why_it_goes_nowhere() -> None:
    at = play(start(storage=[MINE_TILE, BANK, JOKER], dice=[3, 3]))
    assert at.why_not("lay 1") == (
        "No empty space of its colour lies next to a covered one, or across a river from one."
    )
    assert at.why_not("lay 2") == (
        "It fits on spaces with these numbers: 1, 2, 6. Your dice and workers make none of them."
    )
    assert play(start(storage=[SHIP_TILE], dice=[])).why_not("lay 1") == "There is no die left to place it with."
    assert play(start(dice=[1, 2])).why_not("lay 1") == "Your storage is empty: take a tile first."
    assert "numbered 1 to 3" in at.why_not("lay 4")


@pytest.mark.clauses("burgundy.place.city")
def test_a_building_that_every_city_has_says_so() -> None:
    at = play(start(castle=6, tiles={2: BANK, 10: BANK}, storage=[BANK], dice=[3, 3]))
    assert at.why_not("lay 1") == "Every city that it could be added to already has a building of this type."


def test_a_click_on_a_space_is_about_the_tile_of_its_colour() -> None:
    game = start(storage=[CASTLE_TILE, animal(0, 4)], dice=[4])
    asked = view(game, Question(0, "turn", turn_options(game))).drawing["whynot"]
    assert isinstance(asked, dict)
    assert asked["space-23"] == ["place 2@23 with 4"]
    assert asked["space-17"] == ["place 1@17 with 4"]
    assert asked["space-1"] == ["place 1@1 with 4", "place 2@1 with 4"]
    assert asked["storage-2"] == ["lay 2"]
