"""Which spaces are next to which: hexes that touch, and rivers, on both duchies.

The neighbours are worked out here from a picture in rows, not from the game's own table.
"""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.kinds import CASTLE_TILE, JOKER, MINE_TILE, SHIP_TILE, WATCHTOWER, monastery
from soloist.games.burgundy.state import FREE

# Each land in rows from the top: (place of the first hex, in hexes from the left; its spaces).
LANDS = {
    "13A": [
        [(0.0, [0, 1, 2, 3]), (0.5, [4, 5, 6, 7]), (1.0, [8, 9, 10])],
        [(0.5, [11, 12, 13, 14]), (0.0, [15, 16, 17, 18, 19]), (0.5, [20, 21, 22, 23])],
        [(0.5, [24, 25]), (0.0, [26, 27, 28]), (0.5, [29, 30])],
        [(1.0, [31, 32]), (0.5, [33, 34]), (0.0, [35, 36])],
    ],
    "13B": [
        [(0.5, [1]), (0.0, [3]), (0.5, [6])],
        [(0.5, [2]), (0.0, [4, 5]), (0.5, [7, 8])],
        [(0.0, [9, 10, 11, 12])],
        [(0.5, [15]), (0.0, [16, 17])],
        [(0.0, [18, 19])],
        [(0.0, [22, 23]), (0.5, [24, 25])],
        [(0.5, [26, 27]), (0.0, [28, 29]), (0.5, [30])],
        [(0.0, [32, 33, 34]), (0.5, [35, 36])],
        *[[(0.0, [island])] for island in (0, 13, 14, 20, 21, 31)],
    ],
}
RIVERS = {
    "13A": [(0, 30), (30, 32), (32, 15), (9, 15), (9, 19)],
    "13B": [
        *[(0, 1), (0, 2), (20, 8), (20, 6), (20, 22), (20, 28), (14, 6), (14, 9), (14, 15)],
        *[(14, 27), (13, 10), (13, 15), (13, 19), (31, 17), (31, 32), (31, 30), (21, 19), (21, 34)],
    ],
}
EDGES = {"13A": 68, "13B": 35}
SHIPS = {"13A": {0, 9, 15, 19, 30, 32}, "13B": {0, 13, 14, 20, 21, 31}}


def touching(duchy: str) -> dict[int, set[int]]:
    near: dict[int, set[int]] = {space: set() for space in range(37)}
    for land in LANDS[duchy]:
        at = {space: (left + n, row) for row, (left, spaces) in enumerate(land) for n, space in enumerate(spaces)}
        for a, (xa, ya) in at.items():
            for b, (xb, yb) in at.items():
                if (abs(xa - xb), abs(ya - yb)) in ((1, 0), (0.5, 1)):
                    near[a].add(b)
    return near


def open_from(duchy: str, space: int, kind: int = CASTLE_TILE, **options: str) -> set[int]:
    """Where a joker may go when only one space is covered, whatever the number."""
    game = start(castle=None, tiles={space: kind}, storage=[JOKER], dice=[], due={FREE: 1}, duchy=duchy, **options)
    return {int(o[2]) for o in play(game).question.options if o[0] == "place"}


@pytest.mark.parametrize("duchy", ["13A", "13B"])
def test_the_pictures_hold_all_spaces_and_edges(duchy: str) -> None:
    spaces = sorted(space for land in LANDS[duchy] for _, row in land for space in row)
    assert spaces == list(range(37))
    assert sum(len(near) for near in touching(duchy).values()) == 2 * EDGES[duchy]


@pytest.mark.clauses("burgundy.die.place", "burgundy.river", "burgundy.duchy.13a", "burgundy.duchy.13b")
@pytest.mark.parametrize("space", range(37))
@pytest.mark.parametrize("duchy", ["13A", "13B"])
def test_a_tile_goes_next_to_a_covered_space_by_hex_or_river(duchy: str, space: int) -> None:
    over = {b if a == space else a for a, b in RIVERS[duchy] if space in (a, b)}
    assert open_from(duchy, space) == touching(duchy)[space] | over


@pytest.mark.clauses("burgundy.duchy.13a")
def test_on_13a_every_river_joins_two_ship_spaces() -> None:
    board = start().kit.board
    assert {frozenset(pair) for pair in board.rivers} == {frozenset(pair) for pair in RIVERS["13A"]}
    assert all({a, b} <= SHIPS["13A"] for a, b in board.rivers)


@pytest.mark.clauses("burgundy.duchy.13b")
def test_on_13b_every_river_joins_an_island_to_a_land() -> None:
    board = start(castle=None, duchy="13B").kit.board
    assert {frozenset(pair) for pair in board.rivers} == {frozenset(pair) for pair in RIVERS["13B"]}
    assert all(len({a, b} & SHIPS["13B"]) == 1 for a, b in board.rivers)


@pytest.mark.clauses("burgundy.river")
def test_a_ship_on_the_near_bank_opens_the_far_ship_spaces_only() -> None:
    at = play(start(storage=[SHIP_TILE, SHIP_TILE, WATCHTOWER], dice=[3, 1], workers=9))
    assert "place 1@9 with 3" in at.options
    for space in (15, 19):
        assert f"place 1@{space} with 1" not in at.options
        assert "no river leads to it" in at.why_not(f"place 1@{space} with 1")
    at = at.then("place 1@9 with 3")
    assert [o for o in at.options if o.startswith("place 2@")] == ["place 2@15 with 1", "place 2@19 with 1"]
    # Nothing but the far ship spaces: not the building next to them.
    assert {o for o in at.options if o.startswith("place 3@")} == {f"place 3@{s} with 1" for s in (2, 3, 8, 10)}


@pytest.mark.clauses("burgundy.river")
def test_from_the_far_ship_one_builds_on_by_hexes() -> None:
    game = start(tiles={9: SHIP_TILE}, storage=[SHIP_TILE, WATCHTOWER], dice=[1, 2])
    at = play(game, "place 1@15 with 1", "ship 0")
    assert "place 2@16 with 2" in at.options
    game = start(tiles={9: SHIP_TILE, 15: SHIP_TILE}, storage=[JOKER], dice=[], due={FREE: 1})
    fits = {int(o[2]) for o in play(game).question.options if o[0] == "place"}
    near = {2, 3, 5, 7, 10, 8}  # of the castle on 6 and the ship on 9
    assert fits == near | {19} | {11, 16, 20, 32}


@pytest.mark.clauses("burgundy.river")
def test_a_river_is_crossed_in_both_directions() -> None:
    game = start(castle=28, tiles={30: SHIP_TILE}, storage=[SHIP_TILE], dice=[4, 6])
    ships = [o for o in play(game).options if o.startswith("place")]
    assert ships == ["place 1@32 with 4", "place 1@0 with 6"]


@pytest.mark.clauses("burgundy.duchy.13b", "burgundy.river")
def test_a_land_of_13b_is_entered_only_at_the_mouth() -> None:
    game = start(castle=1, duchy="13B", storage=[SHIP_TILE, JOKER], dice=[6, 6], workers=9)
    at = play(game)
    assert [o for o in at.options if o.startswith("place 1@")] == ["place 1@0 with 6"]
    at = at.then("place 1@0 with 6", "ship 0")
    jokers = {int(o[2]) for o in at.question.options if o[0] == "place"}
    assert jokers == {3, 2}
    for space in (4, 5):
        assert "next to no covered space" in at.why_not(f"place 2@{space} with 6")
    assert at.then("place 2@2 with 6").game.duchy.open & (1 << 4 | 1 << 5) == 1 << 4 | 1 << 5


@pytest.mark.clauses("burgundy.river")
def test_an_island_says_that_only_a_river_leads_there() -> None:
    at = play(start(castle=4, duchy="13B", storage=[SHIP_TILE, monastery(1)], dice=[3, 3]))
    assert "only be reached over a river" in at.why_not("place 1@20 with 3")
    assert "next to no covered space" in at.why_not("place 2@15 with 3")


@pytest.mark.clauses("burgundy.die.place")
def test_a_space_must_have_the_colour_and_be_empty() -> None:
    at = play(start(storage=[SHIP_TILE, MINE_TILE], dice=[3, 5], workers=9))
    assert "space for: monastery. The tile is: ship." in at.why_not("place 1@7 with 3")
    assert "next to no covered space" in at.why_not("place 2@1 with 5")
    assert "covered" in at.why_not("place 1@6 with 3")
    assert [o for o in at.options if o.startswith("place")] == ["place 1@9 with 3", "place 1@9 with 5"]
