"""The card's line: which slot, which site, how many actions."""

from __future__ import annotations

import pytest
from tests.games.merv.opponent.boards import COURTIER, IT, YOU, start, turn


@pytest.mark.clauses("merv.turn-of-magistrate.lines", "merv.turn-of-magistrate.line", "merv.reading.4")
@pytest.mark.parametrize(
    ("round", "expected", "built"),
    [(1, "N5", "e1"), (2, "E5", "d5"), (3, "S1", "a3"), (4, "W1", "e1"), (5, "N5", "e1")],
)
def test_of_equal_lines_the_one_furthest_from_the_queue(round: int, expected: str, built: str) -> None:
    # Mosque sites: e1, a3, c4, d5. Rows count from the north, columns from the west, clockwise around the city.
    done = turn(start(["mosque"], round=round))
    assert (done.slot, done.built) == (expected, [built])


@pytest.mark.clauses("merv.turn-of-magistrate.line")
def test_most_of_its_own_buildings_come_first() -> None:
    owners = {"a1": IT, "c2": COURTIER, "c5": COURTIER, "e2": YOU, "e3": YOU}
    assert turn(start(["mosque"], owners=owners)).slot == "N1"


@pytest.mark.clauses("merv.turn-of-magistrate.line")
def test_then_most_of_the_high_courtiers() -> None:
    owners = {"a1": COURTIER, "e2": YOU, "e3": YOU}
    done = turn(start(["mosque"], owners=owners))
    assert (done.slot, done.built) == ("N1", ["a3"])
    more = {"a1": COURTIER, "c1": COURTIER, "c2": COURTIER}
    assert turn(start(["mosque"], owners=more)).slot == "N3"


@pytest.mark.clauses("merv.turn-of-magistrate.line")
def test_then_most_of_yours() -> None:
    assert turn(start(["mosque"], owners={"a1": YOU})).slot == "N1"
    assert turn(start(["mosque"], owners={"a1": YOU, "c1": YOU, "c2": YOU})).slot == "N3"


@pytest.mark.clauses("merv.turn-of-magistrate.lines", "merv.turn-of-magistrate.redraw")
def test_only_free_slots_and_lines_with_an_empty_site() -> None:
    assert turn(start(["mosque"], masters={"N5": YOU})).slot == "N4"
    assert turn(start(["mosque"], masters={"N5": YOU, "N4": COURTIER})).slot == "N3"
    # Column b has no Mosque site, however many buildings stand there.
    assert turn(start(["mosque"], owners={"b1": IT, "b2": IT})).slot == "N5"
    # The site of column e is taken, and so is that of d.
    assert turn(start(["mosque"], owners={"e1": YOU, "d5": COURTIER})).slot == "N3"


@pytest.mark.clauses("merv.turn-of-magistrate.build", "merv.reading.6")
def test_of_two_sites_the_one_nearest_to_the_slot() -> None:
    # Both Wall sites b3 and d4 moved into column d: swap b3 with d1.
    game = start(["wall"], owners={"d3": IT})
    game.sites[3], game.sites[11] = game.sites[11], game.sites[3]
    assert turn(game).built == ["d1", "d3"]
    south = start(["wall"], owners={"d3": IT}, round=3)
    south.sites[3], south.sites[11] = south.sites[11], south.sites[3]
    assert turn(south).built == ["d3", "d4"]


FULL = {"e1": YOU, "a3": COURTIER, "c4": YOU, "d5": IT}
"""No Mosque site is empty; a and d have one of the two."""


@pytest.mark.clauses(
    "merv.turn-of-magistrate.fallback",
    "merv.turn-of-magistrate.no-build",
    "merv.reading.5",
    "merv.turn-of-magistrate.never",
)
def test_without_an_empty_site_a_line_with_one_of_the_two() -> None:
    # Both together are one in a and in d; its own counts more.
    done = turn(start(["mosque"], owners=FULL))
    assert (done.slot, done.built, done.n) == ("N4", ["d5"], 1)
    # Nobody gets cubes, whoever owns the site.
    assert not any(sum(board.cubes) for board in done.game.boards)
    # A line whose Mosque site is yours is of no use.
    assert turn(start(["mosque"], owners=FULL, masters={"N4": YOU})).slot == "N1"
    assert "merv.turn-of-magistrate.fallback" in done.clauses


@pytest.mark.clauses("merv.turn-of-magistrate.fallback")
def test_most_of_both_together_then_its_own_then_yours_then_furthest() -> None:
    both = {**FULL, "a1": COURTIER}  # a: 2 and 0, d: 0 and 1
    assert turn(start(["mosque"], owners=both)).slot == "N1"
    own = {**FULL, "a1": COURTIER, "d1": COURTIER, "e2": IT, "e3": IT}  # a: 2, d: 2 of them its own 1
    assert turn(start(["mosque"], owners=own)).slot == "N4"
    yours = {"e1": COURTIER, "a3": COURTIER, "c4": COURTIER, "d5": COURTIER, "a1": YOU}
    assert turn(start(["mosque"], owners=yours)).slot == "N1"
    furthest = {"e1": COURTIER, "a3": COURTIER, "c4": COURTIER, "d5": COURTIER}
    assert turn(start(["mosque"], owners=furthest)).slot == "N5"
    assert turn(start(["mosque"], owners=furthest, masters={"N5": YOU})).slot == "N4"


@pytest.mark.clauses("merv.turn-of-magistrate.no-supply")
def test_without_a_building_it_does_not_build() -> None:
    nine = {"b1": IT, "b2": IT, "b3": IT, "b4": IT, "b5": IT, "c1": IT, "c2": IT, "c5": IT, "d5": IT}
    done = turn(start(["mosque"], owners=nine))
    assert (done.slot, len(done.built)) == ("N4", 9)
    eight = {site: IT for site in nine if site != "b1"}
    more = turn(start(["mosque"], owners=eight))
    assert (more.slot, len(more.built)) == ("N3", 9)


@pytest.mark.clauses("merv.turn-of-magistrate.actions", "merv.reading.3")
@pytest.mark.parametrize(
    ("owners", "n"),
    [
        ({}, 1),
        ({"e2": IT}, 2),
        ({"e2": COURTIER}, 2),
        ({"e2": YOU}, 1),
        ({"e2": IT, "e3": COURTIER, "e4": COURTIER, "e5": IT, "a1": IT}, 5),
    ],
)
def test_as_many_actions_as_both_have_buildings_in_the_line(owners: dict[str, int], n: int) -> None:
    done = turn(start(["mosque"], owners=owners))
    assert (done.slot, done.n, done.game.mosque[IT]) == ("N5", n, n)
    less = turn(start(["mosque"], owners=owners, placed_counts="no"))
    assert (less.slot, less.n, less.game.mosque[IT]) == ("N5", n - 1, n - 1)


@pytest.mark.clauses("merv.turn-of-magistrate.actions", "merv.reading.3")
def test_without_building_nothing_is_left_out() -> None:
    assert turn(start(["mosque"], owners=FULL, placed_counts="no")).n == 1
