"""What the log says of the Magistrate: its steps, the places they touch, where its points came from."""

from __future__ import annotations

from functools import cache

import pytest

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.story import Deed, deeds
from soloist.games.merv.game import GAME
from soloist.games.merv.kinds import CELL_WORDS, MOSQUE, NONE, WALL
from soloist.games.merv.names import action_name, cell_name
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


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ({"card": MOSQUE, "site": 0, "n": 1}, "played Mosque: slot north 5, a building on {a1}, 1 action; "),
        ({"card": WALL, "site": 0, "n": 3}, "played Wall: slot north 5, a building on {a1}, 3 actions; "),
        ({"card": WALL, "site": NONE, "n": 3}, "played Wall: slot north 5, no building, 3 actions; "),
        ({"card": NONE, "site": NONE, "n": 0}, "could play no solo card: slot north 5, no action; "),
    ],
)
def test_its_turn_is_one_line_with_card_slot_site_actions_and_points(what: dict[str, int], sentence: str) -> None:
    game = played(0)[0]
    event = Event("turn of the Magistrate", "", {"player": IT, "slot": 4, "total": 12, **what})
    a1 = cell_name(game, 0)
    whole = f"The Corrupt Magistrate {sentence.format(a1=a1)}after that it had 12 points."
    assert GAME.tell(game, event) == whole


@pytest.mark.parametrize("seed", SEEDS)
def test_the_line_of_its_turn_names_the_card_and_the_site_of_its_steps(seed: int) -> None:
    """What the line says and what the steps below it say is the same."""
    for at, event in played(seed)[1]:
        if event.name != "turn of the Magistrate":
            continue
        steps = [deed.text for deed in _deeds(at, event)]
        built = [text.removeprefix("Builds on ") for text in steps if text.startswith("Builds on ")]
        cards = [text.removeprefix("Draws the solo card ") for text in steps if text.startswith("Draws the solo card ")]
        site, card = int(event.what["site"]), int(event.what["card"])
        assert built == ([] if site == NONE else [CELL_WORDS[site]])
        assert card == NONE or cards[-1] == action_name(card)


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
