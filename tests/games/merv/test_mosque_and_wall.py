"""Mosque and Wall: steps and their rewards, scoring tiles, upgrades, segments and gates."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import BOX, cell, cubes, due, play, slot, start

from soloist.games.merv.kinds import (
    COURTIER_DUE,
    GATE,
    NONE,
    ORANGE,
    POINTS_OR_UPGRADE_DUE,
    SCORING_DUE,
    SEGMENT_DUE,
    SOLDIER_OR_UPGRADE_DUE,
    TEAL,
    UPGRADE_DUE,
    WHITE,
)

# e1 is the purple Mosque in the line of N5, a2 the purple Wall in the line of N1.


@pytest.mark.clauses("merv.mosque", "merv.mosque.paths", "merv.mosque.path")
def test_the_first_step_chooses_a_path_and_takes_its_camel() -> None:
    game = start(slot="N5", site="e1", cubes={"teal": 2, "tan": 1})
    game.paths[1] = 1
    at = play(game)
    assert at.of("path") == ["tan", "teal"]
    assert at.why_not("path purple") == "It costs 1 purple, and you have 1 tan, 2 teal."
    assert at.why_not("advance") == "Your first step in the mosque names a path."
    taken = at.then("path tan")
    assert (taken.game.boards[0].camels, taken.game.paths[0], taken.game.mosque[0]) == (0, 1, 1)
    assert "advance" not in taken.options
    at = at.then("path teal")
    assert (at.game.boards[0].camels, at.game.paths[0], at.game.mosque[0]) == (1, 2, 1)
    assert at.options == ["advance", "end"]
    at = at.then("advance")
    assert (at.game.boards[0].cubes, at.game.due) == (cubes({"tan": 1}), [due(POINTS_OR_UPGRADE_DUE, 3)])
    assert at.then("points").game.points[0] == 3


STEPS = (
    (3, {"tan": 1}, {"purple": 1}, [SCORING_DUE]),
    (4, {"purple": 1}, {"tan": 1}, [SOLDIER_OR_UPGRADE_DUE]),
    (6, {"tan": 1}, {"orange": 1, "purple": 1}, [COURTIER_DUE]),
    (7, {"orange": 1}, {"tan": 1, "teal": 1}, [SEGMENT_DUE]),
)


@pytest.mark.clauses("merv.mosque.common", "merv.mosque.paths")
@pytest.mark.parametrize(("steps", "too_few", "price", "dues"), STEPS)
def test_the_spaces_behind_the_paths(
    steps: int, too_few: dict[str, int], price: dict[str, int], dues: list[int]
) -> None:
    few = start(slot="N5", site="e1", cubes=too_few, mosque=steps, owners={"a1": 0})
    assert "advance" not in play(few).options
    at = play(start(slot="N5", site="e1", cubes=price, mosque=steps, owners={"a1": 0}), "advance")
    assert (at.game.mosque[0], at.game.due, at.game.boards[0].cubes) == (steps + 1, dues, cubes({}))


@pytest.mark.clauses("merv.mosque.common", "merv.mosque")
def test_favour_and_the_end_of_the_mosque() -> None:
    at = play(start(slot="N5", site="e1", cubes={"teal": 2}, mosque=5), "advance")
    assert (at.game.favour[0], at.game.boards[0].cubes) == (1, cubes({}))
    at = play(start(slot="N5", site="e1", cubes={"teal": 3}, mosque=8), "advance")
    assert (at.game.points[0], at.game.mosque[0]) == (4, 9)
    assert at.options == ["end"]
    assert at.why_not("advance") == "You have reached the end of the mosque."
    assert BOX.numbers.mosque_end == 9


@pytest.mark.clauses("merv.mosque.common", "merv.pieces.paid-first")
def test_any_cubes_are_of_ones_choice() -> None:
    game = start(slot="N5", site="e1", cubes={"teal": 1, "tan": 1, "white": 1}, mosque=5)
    assert play(game, "advance").options == ["pay tan teal", "pay teal white"]
    game = start(slot="N5", site="e1", cubes={"teal": 2, "tan": 1}, mosque=7)
    assert play(game, "advance").options == ["pay tan teal", "pay teal teal"]
    game = start(slot="N5", site="e1", cubes={"tan": 1, "white": 1}, mosque=5)
    assert play(game, "advance").game.boards[0].cubes == cubes({})


@pytest.mark.clauses("merv.library.level-2", "merv.reading.38")
def test_a_saving_leaves_out_any_cube_of_a_step() -> None:
    game = start(slot="N5", site="e1", cubes={"tan": 1}, mosque=5, tiles=["mosque-saving"])
    at = play(game, "advance")
    assert (at.game.boards[0].cubes, at.game.saved) == (cubes({}), True)
    game = start(slot="N5", site="e1", cubes={"teal": 1, "tan": 1}, mosque=5, tiles=["mosque-saving"])
    assert play(game, "advance").options == ["pay tan teal", "pay tan nothing", "pay teal nothing"]


@pytest.mark.clauses("merv.mosque.scoring", "merv.pieces.tiles")
def test_a_scoring_tile_is_chosen_of_those_left() -> None:
    game = start(slot="N5", site="e1", due=[SCORING_DUE])
    game.scoring_tiles[1] = 2
    at = play(game)
    assert at.options == ["tile library", "tile caravansary", "tile marketplace"]
    assert at.why_not("leave") == "This cannot be declined."
    assert at.then("tile caravansary").game.scoring_tiles == [NONE, 2, 0, NONE]
    game.scoring_tiles = [1, 2, 1, 2]
    assert "end" in play(game).options
    assert [(row.site, row.points) for row in BOX.scoring_tiles] == [(2, 3), (5, 3), (0, 2), (3, 2)]


@pytest.mark.clauses("merv.mosque.upgrade", "merv.mosque.upgrade.stays", "merv.action.soldier.stays")
def test_an_upgrade_goes_to_a_site_with_ones_building() -> None:
    game = start(
        slot="N5", site="e1", owners={"a1": 0, "b1": 0, "c1": 1}, upgrades={"b1": ORANGE}, soldiers={"a1": 1},
        due=[UPGRADE_DUE],
    )  # fmt: skip
    at = play(game)
    assert at.of("upgrade") == [f"{colour} on a1" for colour in ("purple", "tan", "teal", "orange", "white")]
    assert at.why_not("upgrade white on c1").startswith("No building of yours stands on c1")
    assert at.why_not("upgrade white on b1").endswith("has an upgrade already.")
    at = at.then("upgrade teal on a1")
    assert (at.game.upgrades[0], at.game.upgrade_supply, at.game.soldiers[0]) == (TEAL, [2, 2, 1, 1, 2], NONE)
    game.upgrade_supply = [0, 0, 0, 0, 1]
    assert play(game).of("upgrade") == ["white on a1"]
    assert play(game).then("upgrade white on a1").game.upgrades[0] == WHITE


@pytest.mark.clauses("merv.mosque.upgrade.stays", "merv.invasion.falls")
def test_an_upgrade_stays_when_the_building_falls() -> None:
    game = start(stage="invasion", round=8, owners={"a1": 0}, upgrades={"a1": TEAL})
    at = play(game, until="scoring")
    assert (at.game.owners[0], at.game.upgrades[0]) == (NONE, TEAL)


@pytest.mark.clauses("merv.mosque.path", "merv.mosque.common")
def test_points_or_an_upgrade_and_a_soldier_or_an_upgrade() -> None:
    game = start(slot="N5", site="e1", owners={"a1": 0}, due=[due(POINTS_OR_UPGRADE_DUE, 3)])
    at = play(game)
    assert at.options == ["points", *[f"upgrade {c} on a1" for c in ("purple", "tan", "teal", "orange", "white")]]
    assert at.then("upgrade tan on a1").game.points[0] == 0
    game.due = [SOLDIER_OR_UPGRADE_DUE]
    at = play(game)
    assert at.of("soldier") == ["a1"]
    assert len(at.of("upgrade")) == 5
    assert "leave" in at.options


@pytest.mark.clauses("merv.wall", "merv.wall.prices", "merv.wall.influence", "merv.pieces.stacks")
def test_segments_cost_more_as_their_stack_shrinks() -> None:
    game = start(slot="N1", site="a2", cubes={"purple": 4, "white": 1}, owners={"a1": 0, "a2": 1, "b1": 1})
    at = play(game, "segment purple at N1")
    assert (at.game.boards[0].cubes, at.game.influence[0]) == (cubes({"purple": 3, "white": 1}), 1 + 2)
    at = at.then("segment purple at W1")
    assert (at.game.boards[0].cubes, at.game.influence[0]) == (cubes({"purple": 1, "white": 1}), 3 + 1 + 2)
    at = at.then("segment purple at E5")
    assert (at.game.boards[0].cubes, at.game.influence[0]) == (cubes({}), 6)
    assert at.game.walls.count(0) == 3
    fourth = start(slot="N1", site="a2", cubes={"purple": 3}, walls={"N1": 0, "N2": 0, "N4": 0})
    at = play(fourth, "segment purple at N5")
    assert at.game.boards[0].cubes == cubes({})
    assert play(start(slot="N1", site="a2", cubes={"purple": 2}, walls={"N1": 0, "N2": 0, "N4": 0})).of("segment") == []
    empty = start(slot="N1", site="a2", cubes={"purple": 9}, walls={"N1": 0, "N2": 0, "N4": 0, "N5": 0})
    assert play(empty).of("segment") == []
    assert play(empty).why_not("segment purple at E1") == "There is no such segment left."


@pytest.mark.clauses("merv.wall.anywhere", "merv.reading.35", "merv.wall")
@pytest.mark.parametrize(("reading", "places"), [("segments", 19), ("gates", 15)])
def test_where_people_may_build_segments(reading: str, places: int) -> None:
    game = start(slot="N1", site="a2", cubes={"tan": 1}, walls={"E1": 3}, gate_places=reading)
    at = play(game)
    assert len(at.of("segment")) == places
    assert at.why_not("segment tan at E1") == "A wall stands there already."
    assert bool(at.why_not("segment tan at N3")) is (reading == "gates")
    game.due = [SEGMENT_DUE]
    assert len(play(game).of("segment")) == places * 4


@pytest.mark.clauses("merv.wall.gate", "merv.setup.gates", "merv.pieces.walls")
def test_a_gate_stands_in_the_middle_of_a_side_and_gives_favour() -> None:
    game = start(slot="N1", site="a2", cubes={"tan": 2, "white": 1}, owners={"c1": 1}, walls={"S3": 0})
    at = play(game)
    assert at.of("gate") == ["N3", "E3", "W3"]
    assert at.why_not("gate N1") == "A gate stands only in the middle of a side."
    at = at.then("gate N3")
    assert (at.game.walls[slot("N3")], at.game.favour[0], at.game.influence[0]) == (GATE, 1, 2)
    assert at.game.boards[0].cubes == cubes({"tan": 1})
    assert at.why_not("gate E3") == "That takes 2 cubes of different colours, and you can pay 1."
    choice = play(start(slot="N1", site="a2", cubes={"tan": 1, "teal": 1, "white": 1}), "gate W3")
    assert choice.options == ["pay tan teal", "pay tan white", "pay teal white"]


@pytest.mark.clauses("merv.wall.free")
def test_a_free_segment_is_no_gate_and_of_any_stack() -> None:
    game = start(slot="N1", site="a2", due=[SEGMENT_DUE], walls={"N1": 1, "N2": 1, "N4": 1, "N5": 1})
    at = play(game)
    assert at.of("gate") == []
    assert at.of("segment")[:3] == ["purple at N3", "teal at N3", "orange at N3"]
    assert at.then("leave").game.due == []
    assert cell("a1") == 0
