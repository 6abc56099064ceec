"""Areas that are completed: points for size and phase."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import Played, cover, play, start

from soloist.games.burgundy.components import box
from soloist.games.burgundy.kinds import (
    ANIMAL,
    BANK,
    BUILDING,
    CASTLE_TILE,
    CHURCH,
    COW,
    JOKER,
    MARKET,
    MINE_TILE,
    MONASTERY,
    SHIP,
    SHIP_TILE,
    animal,
    monastery,
)

SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE_POINTS = [10, 8, 6, 4, 2]

# size -> (duchy, the area, the space that is covered last, a covered space beside it, colour, river-areas)
AREAS = {
    1: ("13A", [7], 7, 6, MONASTERY, "separate"),
    2: ("13A", [16, 20], 16, 17, BUILDING, "separate"),
    3: ("13A", [11, 12, 13], 13, 17, MONASTERY, "separate"),
    4: ("13B", [22, 23, 24, 25], 24, 20, BUILDING, "separate"),
    6: ("13A", [0, 9, 15, 19, 30, 32], 9, 6, SHIP, "one area"),
}


def complete(size: int, round: int) -> Played:
    duchy, area, last, beside, _, joined = AREAS[size]
    game = start(castle=beside, duchy=duchy, round=round, storage=[JOKER], dice=[1, 1], river_areas=joined)
    cover(game, [space for space in area if space != last], JOKER)
    game.dice = [game.kit.board.die[last], 1]
    return play(game, f"place 1@{last} with {game.dice[0]}")


@pytest.mark.clauses("burgundy.area.size", "burgundy.area.phase", "burgundy.phase.rounds")
@pytest.mark.parametrize("round", [1, 5, 6, 10, 11, 15, 16, 20, 21, 25])
@pytest.mark.parametrize("size", AREAS)
def test_a_completed_area_scores_its_size_and_the_phase(size: int, round: int) -> None:
    points = SIZE_POINTS[size] + PHASE_POINTS[(round - 1) // 5]
    at = complete(size, round)
    _, _, last, _, colour, _ = AREAS[size]
    assert at.told("area completed") == [{"space": last, "colour": colour, "size": size, "points": points}]
    assert at.told("gained") == [{"what": "area", "points": points, "counter": points}]
    assert at.game.duchy.points == points


@pytest.mark.clauses("burgundy.area.size", "burgundy.area.phase")
def test_the_tables_of_points() -> None:
    numbers = box().numbers
    assert numbers.area_points == (0, *SIZE_POINTS.values())
    assert numbers.phase_points == tuple(PHASE_POINTS)


@pytest.mark.clauses("burgundy.area.size")
def test_only_the_last_space_of_an_area_scores() -> None:
    # The city 31, 33, 34 of 13A: nothing, nothing, then 6 and 10.
    game = start(castle=None, tiles={32: SHIP_TILE}, storage=[BANK, CHURCH, MARKET], dice=[2, 5])
    at = play(game, "place 1@31 with 2", "place 2@33 with 5")
    assert at.told("gained") == at.told("area completed") == []
    assert at.game.duchy.points == 0
    game = start(castle=None, tiles={32: SHIP_TILE, 31: BANK, 33: CHURCH}, storage=[MARKET], dice=[4])
    assert play(game, "place 1@34 with 4").game.duchy.points == 16


@pytest.mark.clauses("burgundy.area.size", "burgundy.area")
@pytest.mark.parametrize(
    ("duchy", "areas"),
    [
        ("13A", [[2, 3], [4, 8], [16, 20], [31, 33, 34], [11, 12, 13], [14, 18, 23]]),
        (
            "13B",
            [[3, 6], [5, 7, 8], [11, 12], [15, 16], [18, 19], [22, 23, 24, 25], [26, 27], [28, 29], [33, 34]],
        ),
    ],
)
def test_the_areas_of_both_duchies(duchy: str, areas: list[list[int]]) -> None:
    """Every space covered last, alone: the size that is told is that of its area."""
    for space in range(37):
        whole = next((area for area in areas if space in area), [space])
        game = cover(start(castle=None, duchy=duchy, storage=[JOKER], dice=[1, 1]), range(37), JOKER)
        other = next(s for s in range(37) if s not in whole)  # so that the game does not end
        game.duchy.tiles[space] = game.duchy.tiles[other] = -1
        game.duchy.covered &= ~(1 << space | 1 << other)
        game.duchy.open = 1 << space | 1 << other
        game.dice = [game.kit.board.die[space], 1]
        at = play(game, f"place 1@{space} with {game.dice[0]}")
        assert [told["size"] for told in at.told("area completed")] == [len(whole)], space


@pytest.mark.clauses("burgundy.area")
def test_a_space_beside_another_colour_is_an_area_by_itself() -> None:
    # 26 and 28 are castle spaces with a monastery space between them.
    at = play(start(castle=27, storage=[CASTLE_TILE], dice=[2, 2]), "place 1@28 with 2")
    assert at.told("area completed")[0]["size"] == 1
    assert at.game.duchy.points == 11


@pytest.mark.clauses("burgundy.area.size", "burgundy.reading.gain")
def test_tile_and_area_are_two_gains_in_the_order_in_which_they_arose() -> None:
    at = play(start(storage=[animal(COW, 3)], dice=[2, 1]), "place 1@5 with 2")
    assert at.told("gained") == [
        {"what": "animals", "points": 3, "counter": 3},
        {"what": "area", "points": 11, "counter": 14},
    ]
    assert at.told("area completed")[0]["colour"] == ANIMAL


@pytest.mark.clauses("burgundy.reading.river-areas")
@pytest.mark.parametrize(("option", "points"), [("separate", 11), ("one area", 0)])
def test_ship_spaces_that_a_river_joins_are_one_area_or_not(option: str, points: int) -> None:
    at = play(start(storage=[SHIP_TILE], dice=[3, 1], river_areas=option), "place 1@9 with 3")
    assert at.game.duchy.points == points


@pytest.mark.clauses("burgundy.reading.river-areas")
def test_river_areas_change_nothing_else() -> None:
    apart = start(castle=None).kit.board
    joined = start(castle=None, river_areas="one area").kit.board
    ships = [0, 9, 15, 19, 30, 32]
    assert sorted(joined.areas) == sorted([a for a in apart.areas if a[0] not in ships] + [tuple(ships)])
    assert joined.near == apart.near
    same = start(castle=None, duchy="13B", river_areas="one area").kit.board
    assert same.areas == start(castle=None, duchy="13B").kit.board.areas


@pytest.mark.clauses("burgundy.area.size", "burgundy.mine")
def test_a_mine_scores_its_area_and_nothing_else() -> None:
    at = play(
        start(castle=26, storage=[MINE_TILE, monastery(1)], dice=[5, 3]), "place 1@29 with 5", "place 2@27 with 3"
    )
    assert [gain["points"] for gain in at.told("gained")] == [11, 11]
    assert at.game.duchy.silver == 0
