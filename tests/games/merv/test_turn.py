"""A turn: slot, site, cubes, one action of three, and what is gained on the way."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import cell, cubes, due, play, start

from soloist.games.merv.kinds import (
    COURTIER_DUE,
    NOWHERE,
    ORANGE,
    POINTS_OR_UPGRADE_DUE,
    SOLDIER_DUE,
    TEAL,
    UPGRADE_DUE,
    WHITE,
)

# Colours by column a: a1 purple, a2 purple (Wall), a3 tan, a4 teal, a5 orange.


@pytest.mark.clauses("merv.turn.site")
def test_an_empty_site_is_built_on() -> None:
    at = play(start(slot="N1"), "site a3")
    assert at.game.owners[cell("a3")] == 0
    assert at.game.boards[0].cubes == cubes({"tan": 1})
    assert at.told("built") == [{"player": 0, "cell": cell("a3"), "owner": 0}]
    assert play(start(slot="N1")).of("site") == ["a1", "a2", "a3", "a4", "a5"]


@pytest.mark.clauses("merv.turn.site", "merv.setup.city")
def test_nobody_builds_where_a_building_stands_nor_at_the_market() -> None:
    game = start(slot="E3", owners={"a3": 1})
    at = play(game, "site a3")
    assert at.game.owners == game.owners
    assert play(game).of("site") == ["e3", "d3", "b3", "a3"]
    assert play(game).why_not("site c3") == "There is no such site."
    assert play(game).why_not("site a1").endswith("does not lie in your line.")


@pytest.mark.clauses("merv.turn.no-building")
def test_without_a_building_only_built_sites_can_be_activated() -> None:
    nine = dict.fromkeys(("b1", "b2", "b3", "b4", "b5", "c1", "c2", "c4", "c5"), 0)
    at = play(start(slot="N1", owners={**nine, "a4": 1}))
    assert at.of("site") == ["a4"]
    assert at.why_not("site a1") == "You have no building left for an empty site."
    at = play(start(slot="N1", owners=nine))
    assert at.options == ["no site"]
    at = at.then("no site")
    assert at.game.site == NOWHERE
    assert {text.split(" ")[0] for text in at.options} == {"favour", "soldier", "end"}
    assert at.game.boards[0].cubes == cubes({})
    at = at.then("favour")
    assert at.game.favour[0] == 2


@pytest.mark.clauses("merv.turn.production")
def test_all_buildings_of_the_colour_in_the_line_give_a_cube() -> None:
    game = start(slot="N1", owners={"a2": 0, "a4": 1, "a5": 0, "b1": 0})
    assert play(game, "site a1").game.boards[0].cubes == cubes({"purple": 2, "orange": 1})


@pytest.mark.clauses("merv.turn.upgrades")
def test_upgrades_change_what_a_site_gives() -> None:
    game = start(slot="N1", owners={"a2": 0, "a4": 0}, upgrades={"a2": WHITE, "a4": ORANGE})
    assert play(game, "site a1").game.boards[0].cubes == cubes({"purple": 1, "white": 1, "teal": 1, "orange": 1})


@pytest.mark.clauses("merv.turn.owner")
def test_the_owner_gets_the_activated_site_and_the_bonus_of_others() -> None:
    game = start(
        slot="N1", owners={"a2": 1, "a4": 1, "a5": 1, "a1": 0}, upgrades={"a2": TEAL, "a4": ORANGE, "a5": WHITE}
    )
    at = play(game, "site a2")
    assert at.game.boards[0].cubes == cubes({"purple": 1, "teal": 2, "orange": 1, "white": 1})
    assert at.game.boards[1].cubes == cubes({"purple": 1, "teal": 1, "orange": 1})
    assert at.told("cubes") == [
        {"player": 0, "purple": 1, "teal": 2, "orange": 1, "white": 1},
        {"player": 1, "purple": 1, "teal": 1, "orange": 1},
    ]


@pytest.mark.clauses("merv.turn.owner", "merv.turn.upgrades")
def test_a_white_upgrade_on_the_activated_site_is_shared_as_white() -> None:
    at = play(start(slot="N1", owners={"a2": 1}, upgrades={"a2": WHITE}), "site a2")
    assert [board.cubes for board in at.game.boards[:2]] == [cubes({"white": 1})] * 2


@pytest.mark.clauses("merv.turn.automata")
def test_the_high_courtier_never_takes_cubes() -> None:
    at = play(start(seats=2, slot="N1", owners={"a2": 2, "a3": 2}), "site a2")
    assert at.game.boards[0].cubes == cubes({"purple": 1, "tan": 1})
    assert sum(at.game.cubes) == 60 - 2
    assert len(at.told("cubes")) == 1


@pytest.mark.clauses("merv.pieces.lacking", "merv.reading.39", "merv.pieces.cubes")
def test_what_the_supply_lacks_is_not_gained_and_the_active_player_comes_first() -> None:
    game = start(slot="N1", owners={"a1": 1, "a2": 1}, upgrades={"a2": 0})
    game.cubes[0] = 2
    game.boards[2].cubes[0] = 10
    at = play(game, "site a1")
    assert at.game.boards[0].cubes == cubes({"purple": 2})
    assert at.game.boards[1].cubes == cubes({})
    game.cubes[0], game.boards[2].cubes[0] = 4, 8
    at = play(game, "site a1")
    assert [board.cubes[0] for board in at.game.boards] == [3, 1, 8]


@pytest.mark.clauses("merv.turn.action", "merv.turn.less")
def test_one_of_three_actions_is_done_or_none() -> None:
    at = play(start(slot="N1", cubes={"white": 4}, row=["ginger"] * 3, row_camels=3), "site a1")
    assert {text.split(" ")[0] for text in at.options} == {"card", "favour", "soldier", "end"}
    after = at.then("card 1 with purple")
    assert {text.split(" ")[0] for text in after.options} == {"card", "end"}
    assert after.why_not("favour") == "You have done your action of this turn: Caravansary."
    after = at.then("favour")
    assert after.options == ["end"]
    after = at.then("end")
    assert after.question is not None
    assert after.question.seat == 1
    assert at.why_not("scrolls 1") == "Your site does not have this action: Library."
    assert play(start(slot="N1")).why_not("favour") == "First activate a site."
    assert play(start(slot="N1")).why_not("end") == "First activate a site."


@pytest.mark.clauses("merv.action.favour")
def test_favour_as_an_action() -> None:
    at = play(start(slot="N1", site="a1"), "favour")
    assert (at.game.favour[0], at.told("favour")) == (2, [{"player": 0, "n": 2, "space": 2}])


@pytest.mark.clauses("merv.action.soldier", "merv.action.soldier.more", "merv.action.soldier.influence")
def test_soldiers_as_an_action() -> None:
    game = start(
        slot="N1", site="a1", owners={"a1": 0, "b1": 1, "c1": 1, "d1": 0}, soldiers={"b1": 1}, cubes={"tan": 1}
    )
    at = play(game)
    assert at.of("soldier") == ["a1", "c1", "d1"]
    at = at.then("soldier c1")
    assert (at.game.influence[0], at.game.boards[0].cubes) == (2, cubes({"tan": 1}))
    at = at.then("soldier a1")
    assert (at.game.influence[0], at.game.boards[0].cubes) == (3, cubes({}))
    assert at.game.soldiers[cell("a1")] == at.game.soldiers[cell("c1")] == 0
    assert at.options == ["end"]
    assert at.why_not("soldier d1") == "A further soldier costs a cube, and you have none."
    assert at.why_not("soldier b1").startswith("A soldier stands on b1")
    assert at.why_not("soldier e1").startswith("No building stands on e1")


@pytest.mark.clauses("merv.action.soldier.more")
def test_a_further_soldier_is_paid_with_a_cube_of_choice() -> None:
    game = start(slot="N1", site="a1", owners={"a1": 0, "b1": 0}, cubes={"tan": 1, "white": 1})
    at = play(game, "soldier a1", "soldier b1")
    assert at.options == ["pay tan", "pay white"]
    assert at.then("pay white").game.boards[0].cubes == cubes({"tan": 1})


@pytest.mark.clauses("merv.pieces.servants", "merv.action.soldier.stays")
def test_soldiers_and_courtiers_come_from_eight_servants() -> None:
    four = dict.fromkeys(("a1", "b1", "c1", "d1"), 0)
    game = start(slot="N1", site="a1", owners={**four, "e1": 0}, soldiers=four, courtiers={"mosque": 2, "goods": 1})
    at = play(game)
    assert at.of("soldier") == ["e1"]
    game.courtiers[4 * 2] += 1
    assert play(game).of("soldier") == []
    assert play(game).why_not("soldier e1") == "You have no servant left."


@pytest.mark.clauses("merv.turn.at-once")
def test_what_is_due_comes_before_anything_else_and_can_mostly_be_left() -> None:
    game = start(slot="N1", site="a1", owners={"a1": 0}, due=[SOLDIER_DUE, COURTIER_DUE])
    at = play(game)
    assert at.options == ["soldier a1", "leave"]
    assert at.why_not("end") == "First choose what you gained: a soldier."
    assert at.why_not("courtier mosque") == "That is not what you gained."
    at = at.then("leave")
    assert at.options == ["courtier mosque", "courtier goods", "courtier scrolls", "courtier spices", "leave"]
    at = at.then("courtier goods")
    assert (at.game.courtiers[4], at.game.due, at.game.action) == (1, [], -1)


@pytest.mark.clauses("merv.turn.at-once", "merv.pieces.lacking")
def test_what_cannot_be_had_lapses() -> None:
    game = start(slot="N1", site="a1", due=[UPGRADE_DUE, SOLDIER_DUE, due(POINTS_OR_UPGRADE_DUE, 3)])
    at = play(game)
    assert at.options == ["points"]
    assert at.why_not("leave") == "This cannot be declined."
    assert at.then("points").game.points[0] == 3


@pytest.mark.clauses("merv.turn.order")
def test_camels_and_contracts_may_come_before_the_site() -> None:
    game = start(slot="N3", cubes={"tan": 1}, camels=1, goods={"urgench": 1, "balkh": 1})
    at = play(game)
    assert {text.split(" ")[0] for text in at.options} == {"site", "camel", "contract"}
    at = at.then("contract I", "camel bottom-left")
    assert at.game.points[0] == 6 + 3
    assert {text.split(" ")[0] for text in at.options} == {"site"}
    assert {text.split(" ")[0] for text in play(start(camels=1)).options} == {"slot"}
    assert play(start(camels=1)).why_not("camel top-left") == "First take an action slot."
