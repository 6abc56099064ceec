"""What a priority list must have, where nobody has it: then it leaves nobody."""

from __future__ import annotations

import pytest
from tests.games.merv.opponent.boards import COURTIER, IT, YOU, at, halls, start, turn, walls

from soloist.games.merv.kinds import NONE
from soloist.games.merv.opponent import actions, gaining, ladders
from soloist.games.merv.opponent.gaining import STACKS, WALL_PLACES
from soloist.games.merv.opponent.turn import MARKET_PLACES


@pytest.mark.clauses("merv.turn-of-magistrate.redraw", "merv.turn-of-magistrate.fallback")
def test_an_empty_site_in_the_line_of_a_taken_slot_is_of_no_use() -> None:
    owners = {"a3": COURTIER, "c4": YOU, "d5": YOU}
    assert turn(start(["mosque"], owners=owners)).slot == "N5"
    done = turn(start(["mosque"], owners=owners, masters={"N5": YOU}))
    assert (done.slot, done.built) == ("N1", [])
    other = turn(start(["mosque", "wall"], owners=owners, masters={"N5": YOU, "N1": COURTIER}))
    assert other.card == "wall"


@pytest.mark.clauses("merv.reading.2")
def test_no_slot_to_wait_on() -> None:
    one = at(masters={"N1": YOU, "N2": COURTIER})
    slots = [("slot", 0), ("slot", 1)]
    assert ladders.SLOT_TO_WAIT.best(one.me, one.sight, slots) == []
    assert ladders.SLOT_TO_WAIT.best(one.me, one.sight, [*slots, ("slot", 2), ("slot", 3)]) == [("slot", 3)]


@pytest.mark.clauses("merv.priority.palace")
def test_no_hall_has_room() -> None:
    one = at(scrolls=3)
    one.game.courtiers = [2, 0, 2, 0] * 4
    gaining.place_courtier(one.me, one.sight, one.hands)
    assert halls(one.game) == {}


@pytest.mark.clauses("merv.priority.marketplace")
def test_no_post_is_allowed() -> None:
    one = at(posts=["urgench"])
    assert ladders.CITY.best(one.me, one.sight, [("city", 0), ("city", 3)]) == []
    assert ladders.CITY.best(one.me, one.sight, [("city", 0), ("city", 1), ("city", 2)]) == [("city", 1)]


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_no_contract_can_be_fulfilled() -> None:
    one = at(goods={"urgench": 1}, scrolls=1)
    one.game.contracts[3:6] = [YOU] * 3
    actions.fulfil(one.me, None, one.sight, one.hands)
    assert IT not in one.game.contracts


@pytest.mark.clauses("merv.priority.wall")
def test_no_segment_is_left() -> None:
    every = [f"{side}{n}" for side in "NES" for n in range(1, 6)]
    one = at(walls={**{place: number // 4 for number, place in enumerate(every)}, "W1": 3})
    assert ladders.STACK.best(one.me, one.sight, STACKS) == []
    before = one.game.walls[:]
    gaining.build_wall(one.me, one.sight, one.hands)
    assert one.game.walls == before


@pytest.mark.clauses("merv.priority.wall.place", "merv.priority.wall.gates")
@pytest.mark.parametrize("ladder", [ladders.WALL_PLACE, ladders.WALL_PLACE_ALIKE], ids=["counted", "alike"])
def test_no_place_for_a_wall(ladder: ladders.Places) -> None:
    gates = [WALL_PLACES[place] for place in (2, 7, 12, 17)]
    one = at()
    assert ladder.best(one.me, one.sight, gates) == []
    assert ladder.best(one.me, one.sight, [*gates, ("place", 19)]) == [("place", 19)]
    every = [f"{side}{n}" for side in "NESW" for n in (1, 2, 4, 5)]
    full = at(walls={place: number // 4 for number, place in enumerate(every)})
    full.game.walls[0] = 4
    before = full.game.walls[:]
    gaining.build_wall(full.me, full.sight, full.hands)
    assert full.game.walls == before
    assert walls(full.game)["N1"] == 4


@pytest.mark.clauses("merv.turn-of-magistrate.market.place")
def test_no_place_of_the_market_is_free() -> None:
    one = at(market=["top-left", "top-right"])
    assert ladders.MARKET_PLACE.best(one.me, one.sight, MARKET_PLACES) == []


@pytest.mark.clauses("merv.priority.soldier.place")
@pytest.mark.parametrize("ladder", [ladders.COURTIER_TO_PROTECT, ladders.OWN_TO_PROTECT], ids=["courtier", "own"])
def test_nobody_is_unprotected(ladder: ladders.Places) -> None:
    one = at(owners={"a1": COURTIER}, soldiers={"a1": YOU})
    assert ladder.best(one.me, one.sight, [("site", 0)]) == []


@pytest.mark.clauses("merv.priority.mosque.rewards")
def test_no_scoring_tile_is_left() -> None:
    one = at(yours={"scoring": [0, 1, 2, 3]})
    actions.take_scoring_tile(one.me, one.sight, one.hands)
    assert (one.me.tiles, one.game.scoring_tiles.count(NONE)) == ([], 0)
