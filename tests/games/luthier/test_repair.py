"""Repair: paying, values, deliveries."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import chip, completed, goods, only, play, repair, with_patron

from soloist.engine.errors import Refused
from soloist.games.luthier.costs import mixes, mixes_up_to, reduced
from soloist.games.luthier.kinds import BRASS, CRAFT, NONE, REPAIR, REPAIRS, STRINGS, WOODWINDS

ROW = {REPAIRS: ["recast-a-cymbal", "reset-a-neck", "new-drumhead", "cut-a-new-bridge", "line-a-bassoon"]}


@pytest.mark.clauses("luthier.repair", "luthier.orchestra.token")
def test_a_repair_is_paid_and_scores_its_value() -> None:
    game = chip(REPAIR, 1, rows=ROW)
    goods(game, materials=(2, 1, 0))
    at = play(game, ("repair", 5, 1, 1, 0))
    assert at.board.materials == [1, 0, 0]
    assert at.game.prestige[0] == 3
    assert at.board.tracks[CRAFT] == 1
    assert at.board.repaired == [repair("line-a-bassoon")]
    assert at.options == [("desk", WOODWINDS, n) for n in (1, 2, 3, 4)]
    assert at.told("repaired") == [{"player": 0, "repair": repair("line-a-bassoon"), "money": 0}]


@pytest.mark.clauses("luthier.missing")
def test_missing_materials_are_bought() -> None:
    game = chip(REPAIR, 1, rows=ROW)
    goods(game, materials=(1, 0, 0), money=3)
    at = play(game, ("repair", 5, 1, 1, 0))
    assert (at.board.materials, at.board.money) == ([0, 0, 0], 0)
    goods(game, materials=(1, 0, 0), money=2)
    with pytest.raises(Refused):
        play(game, ("repair", 5, 1, 1, 0))
    assert ("repair", 4, 1, 0, 0) in play(game).options


@pytest.mark.clauses("luthier.missing", "luthier.rows.tier")
def test_the_tier_is_paid_before_missing_materials() -> None:
    game = chip(REPAIR, 1, rows=ROW)  # spaces 2 and 3 cost 2 money with skill 1
    goods(game, materials=(1, 0, 0), money=4)
    assert ("repair", 2, 1, 0, 1) not in play(game).options
    goods(game, materials=(1, 0, 0), money=5)
    assert play(game, ("repair", 2, 1, 0, 1)).board.money == 0


@pytest.mark.clauses("luthier.powers", "luthier.repair")
def test_menders_pay_less_and_their_fame_pays() -> None:
    game = chip(REPAIR, 1, rows=ROW)
    goods(game, materials=(1, 1, 1))
    completed(game, "blavet", "leutgeb")
    at = play(game)
    assert at.of("repair")[-2:] == [("repair", 5, 1, 0, 0), ("repair", 5, 0, 1, 0)]
    assert ("repair", 4, 0, 0, 0) in at.options
    after = at.then(("repair", 5, 0, 1, 0))
    assert after.board.materials == [1, 0, 1]
    assert after.game.prestige[0] == 3 + 1


@pytest.mark.clauses("luthier.powers")
def test_the_same_power_twice_counts_twice_but_no_cost_falls_below_nothing() -> None:
    assert reduced((1, 1, 0), 1) == ((1, 0, 0), (0, 1, 0))
    assert reduced((1, 0, 0), 2) == ((0, 0, 0),)
    assert reduced((2, 0, 1), 1) == ((2, 0, 0), (1, 0, 1))
    game = chip(REPAIR, 1, rows=ROW)
    completed(game, "blavet", "radziwill")
    assert play(game).of("repair") == [("repair", 4, 0, 0, 0), ("repair", 5, 0, 0, 0)]


def test_mixes_are_complete_and_in_order() -> None:
    assert mixes(1) == ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    assert len(mixes(3)) == len(set(mixes(3))) == 10
    assert mixes_up_to(1) == ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))


@pytest.mark.clauses("luthier.bonuses")
def test_bonuses_of_repair() -> None:
    game = chip(REPAIR, 3)
    assert play(game).board.money == 0
    game.queue[0][2] = 4
    assert play(game).board.money == 1
    game.queue[0][2] = 6
    at = play(game)
    assert (at.board.money, at.board.tracks[CRAFT]) == (1, 1)


@pytest.mark.clauses("luthier.deliver")
def test_a_repair_is_delivered_to_a_patron_who_needs_its_family() -> None:
    game = chip(REPAIR, 1, rows=ROW)
    goods(game, materials=(1, 0, 0))
    with_patron(game, "vivaldi")  # performance Baroque; repair Strings
    with_patron(game, "radziwill")  # repair Strings
    at = play(game, ("repair", 4, 1, 0, 0), ("desk", STRINGS, 1))
    assert at.options == [("for", 1), ("for", 2), ("free",)]
    assert at.then(("for", 1)).board.fills == [[NONE, NONE, repair("cut-a-new-bridge")], [NONE, NONE]]


@pytest.mark.clauses("luthier.search")
def test_a_search_for_repairs_passes_over_what_cannot_be_paid() -> None:
    game = chip(REPAIR, 1)
    goods(game, materials=(0, 2, 0), inspiration=2)
    only(game, REPAIRS, "rebuild-a-valve-block", "replace-a-crook", "cut-a-new-bridge")
    at = play(game)
    assert at.of("search family") == [("search family", BRASS)]
    at = at.then(("search family", BRASS), ("pay", 0, 2, 0))
    assert at.board.repaired == [repair("replace-a-crook")]
    assert at.board.materials == [0, 0, 0]
    assert at.game.prestige[0] == 3


@pytest.mark.clauses("luthier.search", "luthier.powers")
def test_a_repair_that_was_found_asks_how_it_is_paid() -> None:
    game = chip(REPAIR, 1)
    completed(game, "blavet")
    goods(game, materials=(1, 1, 0), inspiration=2)
    only(game, REPAIRS, "line-a-bassoon")
    at = play(game, ("search family", WOODWINDS))
    assert (at.name, at.options) == ("pay", [("pay", 1, 0, 0), ("pay", 0, 1, 0)])
    assert at.then(("pay", 1, 0, 0)).board.materials == [0, 1, 0]
