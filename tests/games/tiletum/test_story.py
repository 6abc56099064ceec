"""The log by turns: headings, what the Cardinalbot decided and did, what its steps touch, where points came from."""

from __future__ import annotations

import pytest

from soloist.engine.answerers import Straight
from soloist.engine.catalogue import game as rules_of
from soloist.engine.catalogue import settled
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Question
from soloist.engine.story import Chapters, Deed, deeds
from soloist.engine.trace import Trace
from soloist.games.tiletum import flow, story
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import Game
from soloist.games.tiletum.words import tell

RULES = rules_of("tiletum")


def laid(**options: str) -> Game:
    """A game as it lies after set-up."""
    game = new(settled(RULES, options))
    flow.step(game, Straight(game, lambda question, state: (question.options[0],), Keyed("1")))
    return game


@pytest.mark.parametrize(
    ("stage", "round_", "turn", "words"),
    [
        ("setup", 0, 0, "Set-up"),
        ("prepare", 0, 0, "Round 1, turn 1: Player 2"),
        ("corruption", 1, 0, "Round 1, turn 1: Player 2"),
        ("turn", 1, 1, "Round 1, turn 1: Player 1"),
        ("corruption", 2, 2, "Round 2, turn 2: Player 2"),
        ("turn", 2, 5, "Round 2, turn 3: Player 1"),
        ("king", 2, 6, "Round 2: King and Fair"),
        ("fair", 2, 6, "Round 2: King and Fair"),
        ("cleanup", 2, 6, "Round 2: King and Fair"),
        ("cleanup", 4, 6, "Final scoring"),
    ],
)
def test_every_step_belongs_to_a_turn_or_a_phase(stage: str, round_: int, turn: int, words: str) -> None:
    game = laid(seats="2")
    game.stage, game.round, game.turn, game.order = stage, round_, turn, [1, 0]
    assert story.heading(game) == words


def test_a_log_is_read_in_chapters() -> None:
    match = Match(RULES, Setup("tiletum", settled(RULES, {}), "5"))
    while not any(line.event.name == "wheel turned" for line in match.log):
        assert isinstance(match.question, Question)
        match.answer(RULES.rank(match.question, match.state)[0])
    chapters = Chapters(match)
    headings = list(dict.fromkeys(chapters.heading(n) for n in range(len(match.log))))
    turns = [f"Round 1, turn {n}: {who}" for n in (1, 2, 3) for who in ("The Cardinalbot", "You")]
    assert headings[:8] == ["Set-up", *turns, "Round 1: King and Fair"]
    for n, line in enumerate(match.log):
        who = line.event.what.get("player")
        if who is not None and "turn" in chapters.heading(n):
            assert chapters.heading(n).endswith("You" if who == 0 else "The Cardinalbot")
    told = {line.event.name: chapters.heading(n) for n, line in enumerate(match.log)}
    assert told["fair"] == told["wheel turned"] == "Round 1: King and Fair"
    # A game that does not say how to read its log has one chapter without a heading.
    burgundy = rules_of("burgundy")
    other = Match(burgundy, Setup("burgundy", settled(burgundy, {}), "5"))
    assert {Chapters(other).heading(n) for n in range(len(other.log))} <= {""}


def trace() -> Trace:
    """The trace of a turn as opponent/turn.py makes it, with one task."""
    why = Trace()
    why.step("rolls {a} and {b}: pawn {n} to the right", "tiletum.cardinal.pawn", a=2, b=5, n=3)
    why.step("Decree {decree}", "tiletum.cardinal.decree", decree=("decree", 4))
    why.step("Decree {decree}", "tiletum.cardinal.decree", decree=("decree", 5))
    die = ("die", 3, 4, 0)
    why.step("takes {die}: {n} {resource}", "tiletum.cardinal.gain", die=die, n=4, resource=("resource", 3))
    why.step("{action} with {ap} AP", "tiletum.cardinal.action", action=("action", 0), ap=3)
    why.step("goes up the King track by {n} to {space}", "tiletum.cardinal.king", n=3, space=5)
    crest = why.task("Crests", "tiletum.cardinal.task.crest")
    crest.step(
        "puts {crest} under {building}, paying {gold} Gold: {points} points", "tiletum.cardinal.task.crest",
        crest=("crest", 2), building=("building", 1), gold=0, points=5,
    )  # fmt: skip
    return why


def cardinal_event() -> Event:
    return Event("turn of the Cardinalbot", "", {"player": 1, "king": 5, "total": 15}, trace())


def test_the_log_says_first_what_the_cardinalbot_decided() -> None:
    game = laid()
    decree = RULES.thing(game, ("decree", 5))
    assert tell(game, cardinal_event()) == (
        f"The Cardinalbot follows {decree}: takes the pink 4 (King), King Action. "
        "Now 15 points, space 5 of the King track."
    )
    nothing = Event("turn of the Cardinalbot", "", {"player": 1, "king": 2, "total": 10}, Trace())
    assert tell(game, nothing) == "The Cardinalbot took no die. Now 10 points, space 2 of the King track."


def test_then_it_says_what_it_did_step_by_step() -> None:
    game = laid()
    found = deeds(trace(), lambda thing: RULES.thing(game, thing))
    assert [deed.text for deed in found[3:]] == [
        "Takes pink 4 (King): 4 Food",
        "King with 3 AP",
        "Goes up the King track by 3 to 5",
        "Puts Crest Eagle under Building 2, paying 0 Gold: 5 points",
    ]
    assert found[-1].clause == "tiletum.cardinal.task.crest"
    assert found[-1].things == (("crest", 2), ("building", 1))


def test_a_step_touches_places_that_are_on_the_table() -> None:
    game = laid()
    assert game.cardinal is not None
    game.king[1], game.cardinal.pawn = 5, 2
    places = RULES.view(game, None).places()
    found = deeds(trace(), lambda thing: RULES.thing(game, thing))
    touched = [story.touched(game, deed) for deed in found]
    assert touched[0] == ["decree-3"]
    assert touched[3] == ["sector-4", "cardinal-resource-food"]
    assert touched[5] == ["king-5"]
    assert touched[6] == ["cardinal-store", "cardinal-building-2"]
    box = game.kit.box
    town = Deed("", "", (("town", box.tiletum), ("cathedral", 2)))
    assert story.touched(game, town) == [f"spot-{box.spots[box.tiletum]}", f"spot-{box.spots[box.cathedrals[2]]}"]
    row = Deed("", "", (("decree", game.cardinal.row[1]),))
    assert story.touched(game, row) == ["decree-2"]
    everything = [*touched, story.touched(game, town), story.touched(game, row)]
    assert all(place in places for found in everything for place in found)


@pytest.mark.parametrize(("seed", "options"), [("5", {"difficulty": "hard"}), ("8", {}), ("6", {"seats": "3"})])
def test_the_categories_add_up_to_everybodys_points(seed: str, options: dict[str, str]) -> None:
    match = Match(RULES, Setup("tiletum", settled(RULES, options), seed))
    while isinstance(match.question, Question):
        match.answer(RULES.rank(match.question, match.state)[0])
    game = match.state
    assert isinstance(game, Game)
    rows = story.scores(game, [line.event for line in match.log])
    assert [sum(row.points[who] for row in rows) for who in range(game.kit.players)] == game.points
    assert rows[0].name == "To begin with"
    assert len({row.name for row in rows}) == len(rows)


def test_the_cardinalbots_steps_are_counted_by_what_they_are_for() -> None:
    game = laid()
    game.points = [12, 10 + 5 + 4]
    begun = game.kit.box.cardinal.points
    game.points[1] = begun + 5 + 4
    events = [
        cardinal_event(),
        Event("points", "", {"player": 0, "what": "fair", "points": 2, "total": 12}),
    ]
    rows = {row.name: row.points for row in story.scores(game, events)}
    assert rows["Crests of the Cardinalbot"] == (0, 5)
    assert rows["Fair"] == (2, 0)
    assert rows["Rewards"] == (0, 4)
    assert rows["To begin with"] == (10, begun)


def test_the_cardinalbots_last_points_are_counted_by_what_they_are_for() -> None:
    game = laid()
    why = Trace()
    why.step("fulfils {contract}: {points} points", "tiletum.cardinal.task.contract-points", points=9)
    why.step(
        "scores {map} for the map, {buildings} for Buildings, {contracts} for Contracts, {rest} for Resources",
        "tiletum.cardinal.end", map=20, buildings=5, contracts=9, rest=6,
    )  # fmt: skip
    begun = game.kit.box.cardinal.points
    game.points[1] = begun + 20 + 5 + 9 + 6
    event = Event("end of the Cardinalbot", "", {"player": 1, "king": 3, "total": game.points[1]}, why)
    rows = {row.name: row.points[1] for row in story.scores(game, [event])}
    assert rows == {
        "To begin with": begun,
        "Contract": 9,
        "Houses times Pillars": 20,
        "Complete Buildings": 5,
        "Resources left": 6,
    }
