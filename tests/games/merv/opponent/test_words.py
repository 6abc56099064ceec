"""What the log says of the Magistrate: its steps, the places they touch, where its points came from."""

from __future__ import annotations

from functools import cache

import pytest

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.story import Deed, deeds
from soloist.games.merv.game import GAME
from soloist.games.merv.state import Game
from soloist.games.merv.story import touched
from soloist.players.random_player import random_player

IT = 1


class Listening(Straight[Game]):
    """A straight run that hears what is told."""

    listens = True

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, random_player(f"random {seed}"), Keyed(str(seed)))
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)


@cache
def played(seed: int) -> tuple[Game, list[tuple[Game, Event]]]:
    """A solo game at its end, and what was told, each with the game right after it."""
    game = GAME.new({"seats": "solo", "level": "1"})
    table = Listening(game, seed)
    told = []
    while not GAME.over(game):
        table.events.clear()
        GAME.step(game, table)
        told += [(GAME.copy(game), event) for event in table.events]
    return game, told


SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_its_points_come_from_somewhere(seed: int) -> None:
    game, told = played(seed)
    rows = GAME.scores(game, [event for _, event in told])
    assert sum(row.points[IT] for row in rows) == game.points[IT]
    assert sum(row.points[0] for row in rows) == game.points[0]
    assert {"Courtiers", "Buildings", "To begin with"} <= {row.name for row in rows}


@pytest.mark.parametrize("seed", SEEDS)
def test_its_steps_are_sentences_about_places_that_there_are(seed: int) -> None:
    found: set[str] = set()
    for game, event in played(seed)[1]:
        if event.why is None:
            continue
        assert event.name.endswith("of the Magistrate")
        assert GAME.tell(game, event).startswith("The Corrupt Magistrate")
        ids = {place.id for zone in GAME.view(game, None).zones for place in zone.places}
        for deed in deeds(event.why, lambda thing, game=game: GAME.thing(game, thing)):  # type: ignore[misc]
            assert deed.text[0].isupper()
            assert "{" not in deed.text
            assert "('" not in deed.text
            places = touched(game, deed)
            assert ids.issuperset(places), places
            found |= {place.split("-")[0] for place in places}
    assert {"slot", "cell", "hall", "city"} <= found


def test_its_turn_is_one_line_with_slot_actions_and_points() -> None:
    event = Event("turn of the Magistrate", "", {"player": IT, "slot": 4, "n": 3, "total": 12})
    sentence = GAME.tell(played(0)[0], event)
    assert sentence == "The Corrupt Magistrate took the slot north 5 and had 3 actions; now it has 12 points."


def _deeds(game: Game, event: Event) -> list[Deed]:
    return [] if event.why is None else deeds(event.why, lambda thing: GAME.thing(game, thing))


def test_each_step_in_the_mosque_marks_its_own_place() -> None:
    """A path has places of its own up to where the paths meet."""
    seen: dict[str, str] = {}
    for seed in SEEDS:
        game, told = played(seed)
        for _, event in told:
            for deed in _deeds(game, event):
                if deed.text.startswith("Advances to step "):
                    (place,) = touched(game, deed)
                    seen[deed.text.split()[3]] = place
    meet = GAME.new({}).kit.box.path_length
    assert {int(step) for step in seen} > {1, 2, meet + 1}
    for step, place in seen.items():
        own = step if int(step) > meet else f"-{step}" * (int(step) > 1)
        assert place.endswith(own), (step, place)
        assert place.startswith("step-" if int(step) > meet else "path-")
