"""The log by turns, where points came from, and what the base rules do with the Magistrate's things."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import city, play, slot, start
from tests.games.merv.test_view import played

from soloist.engine.answerers import Scripted
from soloist.engine.chance import Keyed
from soloist.games.merv import flow, marketplace, palace, scoring, soldiers, tracks, walls
from soloist.games.merv.kinds import NONE
from soloist.games.merv.notation import NOTATION
from soloist.games.merv.settings import computer_seats
from soloist.games.merv.state import Game, hall_count, things_of
from soloist.games.merv.story import heading, scores

YOU, MAGISTRATE, COURTIER = 0, 1, 2


def table() -> Scripted:
    return Scripted(NOTATION, [], Keyed("1"))


def solo() -> Game:
    return start(seats="solo")


def test_chapters_are_called_after_turns() -> None:
    assert heading(start(round=6)) == "Year 2, round 2: Player 1"
    assert heading(start(stage="queue", round=4)) == "Year 1, round 4: the queue"
    assert heading(start(stage="invasion", round=8)) == "Year 2: invasion"
    assert heading(start(stage="scoring", round=12)) == "Year 3: scoring"
    assert heading(start(stage="setup")) == "Set-up"
    assert heading(start(stage="over")) == "The end"


@pytest.mark.parametrize(("seats", "seed"), [("2", 1), ("4", 2)])
def test_the_points_of_the_log_are_those_of_the_end(seats: str, seed: int) -> None:
    seen = played(seats, seed)
    assert seen.end is not None
    rows = scores(seen.end, [event for _, event in seen.events])
    assert [sum(row.points[who] for row in rows) for who in range(seen.end.kit.players)] == seen.end.points
    assert len({row.name for row in rows}) == len(rows) > 4


def test_who_sits_in_the_seats() -> None:
    chosen = {"seats": "3", "seat-2": "greedy", "seat-3": "person", "seat-4": "random"}
    assert computer_seats(chosen) == {1: "greedy"}
    assert computer_seats({**chosen, "seats": "4"}) == {1: "greedy", 3: "random"}
    assert computer_seats({**chosen, "seats": "solo"}) == {}


@pytest.mark.clauses("merv.reading.29", "merv.queue.automata")
def test_the_magistrate_keeps_the_camels_on_its_space_of_the_queue() -> None:
    game = solo()
    game.stage, game.boards[YOU].camels = "queue", 1
    game.masters = [slot("N1"), slot("N2"), slot("N4")]
    others = Scripted(NOTATION, ["stand 2"], Keyed("1"))
    flow.step(game, others)
    flow.step(game, others)
    assert (game.spaces, game.masters) == ([NONE, YOU, MAGISTRATE], [NONE, NONE, slot("N4")])
    assert things_of(game, MAGISTRATE).camels == 1
    assert game.boards[YOU].camels == 0
    assert others.asked[0].seat == YOU
    assert len(others.asked) == 1


@pytest.mark.clauses("merv.reading.17", "merv.magistrate.supply")
def test_what_a_post_brings_the_magistrate() -> None:
    game = solo()
    marketplace.place_post(game, MAGISTRATE, city("balkh"), table())
    marketplace.give_good(game, MAGISTRATE, city("balkh"), table())
    marketplace.place_post(game, MAGISTRATE, city("kabul"), table())
    things = things_of(game, MAGISTRATE)
    assert (things.camels, things.goods[city("balkh")], game.goods[city("balkh")]) == (1, 1, 5)
    assert game.favour == [0, 1, 0]


@pytest.mark.clauses("merv.priority.soldier.influence", "merv.wall.influence", "merv.palace.first")
def test_soldiers_walls_and_courtiers_of_the_magistrate() -> None:
    game = solo()
    game.owners[0], game.owners[1] = COURTIER, MAGISTRATE
    soldiers.place_soldier(game, MAGISTRATE, 0, table())
    assert game.influence == [0, 2, 0]
    soldiers.place_soldier(game, MAGISTRATE, 1, table())
    assert game.influence == [0, 3, 0]
    walls.place_wall(game, MAGISTRATE, 2, slot("W1"), table())
    assert game.influence == [0, 6, 0]
    palace.place_courtier(game, MAGISTRATE, 2, table())
    assert game.favour == [0, 1, 0]
    assert game.magistrate is not None
    game.magistrate.scrolls, game.magistrate.spices, game.mosque[MAGISTRATE] = 5, [1, 0, 2, 0], 4
    assert [hall_count(game, MAGISTRATE, hall) for hall in range(4)] == [4, 0, 5, 3]
    with pytest.raises(ValueError, match="nothing of its own"):
        things_of(game, COURTIER)


@pytest.mark.clauses("merv.priority.favour.full", "merv.reading.30", "merv.reading.10")
def test_tracks_and_buildings_of_the_magistrate() -> None:
    game = solo()
    game.favour[MAGISTRATE], game.influence[MAGISTRATE] = 10, 17
    tracks.gain_favour(game, MAGISTRATE, 3, table())
    assert (game.favour[1], game.influence[1], game.points[1]) == (10, 18, 4)
    game.owners[2], game.owners[3], game.scoring_tiles[0] = MAGISTRATE, MAGISTRATE, MAGISTRATE
    scoring.score_buildings(game, MAGISTRATE, table())
    assert game.points[1] == 4 + 2 + 3


@pytest.mark.clauses("merv.magistrate.invasion")
def test_nothing_of_the_magistrate_falls() -> None:
    game = solo()
    game.stage, game.round, game.queue = "invasion", 8, [1, 0, 2]
    game.owners[0], game.owners[1], game.owners[4] = YOU, MAGISTRATE, COURTIER
    at = play(game, until="scoring")
    assert at.game.owners[:5] == [NONE, MAGISTRATE, NONE, NONE, NONE]
