"""Equal choices are offered once, and the other one says where."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.kinds import BANK, CHURCH, JOKER, SHIP_TILE


@pytest.mark.clauses("burgundy.buy.tile")
def test_of_equal_black_tiles_the_first_is_bought() -> None:
    at = play(start(dice=[], silver=2, black=[BANK, CHURCH, BANK, SHIP_TILE]))
    assert [o for o in at.options if o.startswith("buy")] == ["buy 0/1 for 2s", "buy 0/2 for 2s", "buy 0/4 for 2s"]
    assert "lies on space 1 of the black depot" in at.why_not("buy 0/3 for 2s")


@pytest.mark.clauses("burgundy.die.place")
def test_of_equal_stored_tiles_the_first_is_placed() -> None:
    at = play(start(storage=[JOKER, JOKER], dice=[6, 6]))
    assert [o for o in at.options if o.startswith("place")] == ["place 1@2 with 6"]
    assert "lies on storage space 1" in at.why_not("place 2@2 with 6")


@pytest.mark.clauses("burgundy.storage.full")
def test_of_equal_stored_tiles_the_first_is_discarded() -> None:
    at = play(start(storage=[BANK, JOKER, BANK], dice=[], silver=2, black=[CHURCH]), "buy 0/1 for 2s")
    assert at.options == ["discard 1", "discard 2"]
