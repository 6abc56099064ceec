"""Fairs, the end of the game, and ties."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import KOELN, SPOT, VENEZIA, play, start

from soloist.games.tiletum.kinds import STONE
from soloist.games.tiletum.scoring import winner
from soloist.games.tiletum.state import NONE, Game

# 4 Houses on the map, 3 Pillars, 3 fulfilled Contracts, 2 Crests placed and 1 in the Storehouse, 1 Cathedral tile;
# Rooms: a full Building of 3 (2 of them above floor 1), a full one of 2, one Character in a third.
RICH = {
    "houses": ("Koeln", "Lyon", "Wien"),
    "pillars": ("Koeln", "Lyon", "Wien"),
    "contracts": ("K01", "K02", "K04"),
    "crests": {1: 0, 6: 1},
    "store": ("X03",),
    "rooms": {1: ("KI1", "KI2", "KI3"), 3: ("ME1", "ME2"), 4: ("AR1",)},
}


def rich(fair: int, round: int, **options: str) -> Game:
    game = start(stage="fair", round=round, dice={(STONE, 1): 1}, **RICH, **options)  # type: ignore[arg-type]
    game.boards[0].merchant = game.fair_towns[round - 1]
    game.builders[1] = 1
    game.fairs[round - 1] = fair
    return game


@pytest.mark.clauses("tiletum.fair.points", "tiletum.fair.numbers", "tiletum.reading.5")
@pytest.mark.clauses("tiletum.fair.houses", "tiletum.fair.pillars", "tiletum.fair.contracts", "tiletum.fair.crests")
@pytest.mark.clauses("tiletum.fair.upper", "tiletum.fair.cathedrals", "tiletum.fair.buildings")
@pytest.mark.clauses("tiletum.fair.contract-cathedral", "tiletum.fair.house-pillar", "tiletum.fair.contract-crest")
@pytest.mark.parametrize(("round", "board"), [(1, 3), (2, 2), (3, 1), (4, 1)])
@pytest.mark.parametrize(
    ("fair", "number", "times"),
    [(0, 2, 4), (1, 2, 3), (2, 3, 3), (3, 3, 2), (4, 3, 3), (5, 4, 1), (6, 5, 2), (7, 5, 1), (8, 6, 3), (9, 6, 2)],
)
def test_what_a_fair_scores(fair: int, number: int, times: int, round: int, board: int) -> None:
    game = rich(fair, round)
    at = play(game, until="cleanup")
    assert at.game.points[0] == 10 + (board + number) * times


@pytest.mark.clauses("tiletum.fair.king")
@pytest.mark.parametrize("space", [-3, 0, 6])
def test_the_fair_of_the_king_track_is_a_sum(space: int) -> None:
    game = rich(10, 2, **{"king-fair": "after"})
    game.king[0] = space
    assert play(game, until="cleanup").game.points[0] == 10 + 2 + 3 + space


@pytest.mark.clauses("tiletum.reading.32")
@pytest.mark.parametrize(("choice", "crests"), [("placed", 2), ("all", 3)])
@pytest.mark.parametrize(("fair", "number"), [(3, 3), (9, 6)])
def test_which_crests_count(choice: str, crests: int, fair: int, number: int) -> None:
    game = rich(fair, 3, **{"crest-fair": choice})
    assert play(game, until="cleanup").game.points[0] == 10 + (1 + number) * crests


@pytest.mark.clauses("tiletum.fair", "tiletum.fair.house", "tiletum.fair.merchant")
@pytest.mark.parametrize(("house", "merchant", "part"), [(1, 0, 1), (0, 1, 1), (0, 0, 0), (1, 1, 1)])
def test_who_takes_part(house: int, merchant: int, part: int) -> None:
    game = start(stage="fair", round=4, dice={(STONE, 1): 1}, houses=("Venezia",) if house else ())
    game.boards[0].merchant = VENEZIA if merchant else KOELN
    game.boards[0].architect = VENEZIA
    game.fairs[3] = 0
    at = play(game, until="cleanup")
    assert at.game.points == [10 + part * (1 + 2) * (1 + house), 10]
    assert at.told("fair") == [{"spot": VENEZIA, "fair": 0}]


@pytest.mark.clauses("tiletum.end", "tiletum.end.resources", "tiletum.reading.5")
@pytest.mark.parametrize(("resources", "points"), [((0, 0, 0, 0, 3), 0), ((1, 1, 1, 1, 0), 1), ((3, 0, 2, 1, 5), 2)])
def test_the_end(resources: tuple[int, ...], points: int) -> None:
    game = start(stage="cleanup", round=4, houses=("Koeln", "Wien"), pillars=("Lyon", "Wien"), resources=resources)
    at = play(game)
    assert at.game.points == [10 + 3 * 2 + points, 10]
    assert at.question is None


FULL = {1: ("KI1", "KI2", "KI3"), 2: ("ME1", "ME2"), 3: ("AR1", "AR2"), 4: ("CH1", "CH2"), 5: ("CO1", "CO2")}


@pytest.mark.clauses("tiletum.end.buildings")
@pytest.mark.parametrize(("complete", "points"), [(0, 0), (1, 0), (2, 5), (3, 10), (4, 20), (5, 30)])
def test_complete_buildings(complete: int, points: int) -> None:
    game = start(stage="cleanup", round=4, rooms=FULL, crests={n: n for n in range(1, complete + 1)})
    assert play(game).game.points[0] == 10 + points


@pytest.mark.clauses("tiletum.end.buildings")
def test_a_crest_without_a_building_or_a_room_left_empty_does_not_count() -> None:
    rooms = {1: ("KI1", "KI2"), 2: ("ME1", "ME2"), 3: ("AR1", "AR2")}
    game = start(stage="cleanup", round=4, rooms=rooms, crests={1: 0, 2: 1, 6: 2})
    assert play(game).game.points[0] == 10


@pytest.mark.clauses("tiletum.end.ties", "tiletum.reading.7", "tiletum.goal")
@pytest.mark.parametrize(
    ("points", "order", "first"),
    [([50, 60, 40], [0, 1, 2], 1), ([60, 60, 40], [1, 2, 0], 1), ([60, 60, 60], [2, 0, 1], 2)],
)
def test_who_wins(points: list[int], order: list[int], first: int) -> None:
    game = start(seats=3, stage="over", round=4)
    game.points, game.order = points, order
    assert winner(game) == first


@pytest.mark.clauses("tiletum.end.ties", "tiletum.king.order")
def test_the_tie_is_decided_by_the_order_that_the_last_king_phase_sets() -> None:
    game = start(stage="king", round=4)
    game.king, game.arrival, game.order = [2, 2], [1, 0], [0, 1]
    game.fair_towns[3], game.points = SPOT["London"], [14, 10]
    at = play(game)
    assert at.game.points == [16, 16]
    assert at.game.order == [1, 0]
    assert winner(at.game) == 1
    assert at.game.king_tile == NONE
