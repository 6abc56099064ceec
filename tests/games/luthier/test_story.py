"""The log of a solo game: chapters, the AI's steps in words, where the prestige came from."""

from __future__ import annotations

import pytest
from tests.games.luthier.opponent.boards import CARD, At, board

from soloist.engine.catalogue import settled
from soloist.engine.events import Event
from soloist.engine.match import Match, Setup
from soloist.engine.story import Deed, deeds
from soloist.engine.trace import lines
from soloist.games.luthier import story
from soloist.games.luthier.game import GAME
from soloist.games.luthier.kinds import GUILD, INSTRUMENTS, NONE, PATRONS, PERFORM, PERFORMANCES, REPAIR, SALON
from soloist.games.luthier.opponent import digital
from soloist.games.luthier.state import Game
from soloist.players import player


@pytest.fixture(scope="module")
def played() -> Match[Game]:
    """A whole solo game under the harder rules."""
    match = Match(GAME, Setup("luthier", settled(GAME, {"your-goals": "yes"}), "7"))
    greedy = player("greedy", GAME, "7")  # type: ignore[arg-type]
    while match.question is not None:
        match.answer(greedy(match.question, match.state))  # type: ignore[arg-type]
    return match


def told(match: Match[Game]) -> list[Event]:
    return [line.event for line in match.log]


def test_every_step_of_the_ai_has_words(played: Match[Game]) -> None:
    traced = [event for event in told(played) if event.why is not None]
    assert {event.name for event in traced} == {"ai set up", "ai planned", "ai acted", "ai upkeep", "ai end"}
    for event in traced:
        assert event.why is not None
        for fold in (True, False):
            for line in lines(event.why, lambda thing: GAME.thing(played.state, thing), fold=fold):
                assert line.text
                assert "('" not in line.text, line.text
                assert "{" not in line.text, line.text


def test_every_event_is_a_sentence(played: Match[Game]) -> None:
    for event in told(played):
        sentence = GAME.tell(played.state, event)
        assert sentence.endswith((".", "!")), sentence
        assert not sentence.startswith(event.name), sentence


def test_the_table_of_points_adds_up_to_the_prestige(played: Match[Game]) -> None:
    rows = GAME.scores(played.state, told(played))
    sums = tuple(sum(row.points[who] for row in rows) for who in range(2))
    assert sums == tuple(played.state.prestige)
    assert all(row.name[0].isupper() for row in rows)
    assert "AI Goals track" in {row.name for row in rows}


def test_chapters(played: Match[Game]) -> None:
    headings = [GAME.heading(point.state) for point in played.checkpoints]
    assert headings[0] == "Set-up"
    assert headings[-1] == "The end"
    assert {f"Round {n}: Planning" for n in range(1, 7)} <= set(headings)
    assert {f"Round {n}: The AI" for n in range(1, 7)} <= set(headings)
    assert "Round 6: its end" in headings


@pytest.mark.clauses("luthier.resolution")
@pytest.mark.parametrize(
    ("stuck", "who"), [((), "Player 1"), ((0,), "Player 2"), ((0, 1), "Player 3"), ((1,), "Player 1")]
)
def test_a_chapter_is_called_by_who_activates_though_others_are_passed_over(stuck: tuple[int, ...], who: str) -> None:
    game = GAME.new(settled(GAME, {"seats": "3", "seat-2": "person", "seat-3": "person"}))
    game.stage, game.round, game.order = "activate", 2, [0, 1, 2]
    for seat in range(3):
        if seat not in stuck:
            game.boards[seat].bench = [1]
    assert GAME.heading(game) == f"Round 2: {who}"


@pytest.mark.parametrize(
    ("things", "places"),
    [
        ((("desk", 3, 2),), ["desk-brass-2"]),
        ((("section", 0),), ["chair-strings"]),
        ((("level", 1, 2),), ["award-2"]),
        ((("patron space", 1), ("patron space", 1)), ["ai-patron-2"]),
        ((("location", PERFORM),), ["location-perform", "ai-row-perform"]),
        ((("back", 2, 1),), ["performances-deck"]),
        ((("track", 0),), ["ai-goals"]),
        ((("card", CARD[GUILD], 1),), ["ai-card-2"]),
        ((("card", CARD[PERFORM], 1), "x", ("for", "patron")), []),
    ],
)
def test_what_a_step_touches(things: tuple[tuple[str | int, ...], ...], places: list[str]) -> None:
    game = board(row=[CARD[SALON], CARD[GUILD]]).game
    assert story.touched(game, Deed("", "", things)) == places


def test_the_places_that_steps_touch_are_in_the_view(played: Match[Game]) -> None:
    ids = {place.id for zone in GAME.view(played.state, None).zones for place in zone.places}
    found = {
        place
        for event in told(played)
        if event.why is not None
        for deed in deeds(event.why, lambda thing: GAME.thing(played.state, thing))
        for place in GAME.touched(played.state, deed)
    }
    assert found
    assert {place for place in found if not place.startswith("ai-card")} <= ids


@pytest.mark.clauses("luthier.ai.tiers")
def test_why_names_the_cards_that_lay_in_the_row(played: Match[Game]) -> None:
    box = played.state.kit.box
    violin, recorder = (
        next(n for n, one in enumerate(box.instruments) if one.name == name) for name in ("Violin", "Recorder")
    )
    words = GAME.thing(played.state, ("lying", INSTRUMENTS, violin, NONE, recorder))
    assert words == "1 Violin, 3 Recorder"
    assert GAME.thing(played.state, ("lying", INSTRUMENTS, NONE, NONE)) == "nothing"
    for event in told(played):
        if event.name == "ai acted" and event.what["location"] in (SALON, GUILD, PERFORM, REPAIR):
            assert event.why is not None
            first = lines(event.why, lambda thing: GAME.thing(played.state, thing))[0]
            assert first.text.startswith("in the row, from the deck: 1 ")
            assert first.clause == "luthier.ai.tiers"


def steps(at: At, name: str) -> list[str]:
    """What was done in the last event of a name, step by step, as the page says it."""
    event = [event for event in at.table.events if event.name == name][-1]
    assert event.why is not None
    return [deed.text for deed in deeds(event.why, lambda thing: GAME.thing(at.game, thing))]


def acted(at: At, location: int) -> list[str]:
    """The steps of its action at a location, without the row and the card before them."""
    at.game.location, at.me.skills[CARD[location]] = location, 3
    digital.act(at.game, at.table)
    return steps(at, "ai acted")[2:]


@pytest.mark.clauses("luthier.ai.tiers")
def test_its_steps_call_what_it_takes_by_its_name() -> None:
    at = board({INSTRUMENTS: ["recorder", "violin"]}).patron("corelli")  # Strings
    assert acted(at, GUILD) == [
        "Takes Violin (Strings: 2 wood, then 1 wood, 2 horsehair; 6 prestige) from space 2",
        "Assigns Violin to its left patron space",
    ]
    # What was there already has its name too.
    assert acted(board({PATRONS: ["corelli"]}).beside("violin"), SALON) == [
        "Takes Arcangelo Corelli (Baroque: Strings instrument; Baroque performance; 7 prestige) from space 1",
        "Lays Arcangelo Corelli on its left patron space",
        "Assigns Violin to its left patron space",
    ]
    # One that it keeps is not the one of the same worth that it had already.
    assert acted(board({INSTRUMENTS: ["viola"]}).beside("violin"), GUILD)[1:] == [
        "Keeps Viola (Strings: 2 wood, then 1 wood, 2 horsehair; 6 prestige) unassigned"
    ]
    first, *_ = acted(board({PERFORMANCES: ["l-orfeo"]}), PERFORM)
    assert first.startswith("Takes L'Orfeo (Baroque: ")


@pytest.mark.clauses("luthier.ai.build")
def test_its_steps_name_the_instrument_that_it_builds() -> None:
    # The Violin of the other patron is of the same family and worth.
    at = board(chips=[0, 1, 0, 0, 0, 0], bench=1).patron("corelli", instrument="violin", built=True)
    at.patron("vivaldi", instrument="viola")
    digital.work(at.game, at.table)
    assert steps(at, "ai acted")[1] == "Builds Viola at its right patron space"
    at = board(chips=[0, 1, 0, 0, 0, 0], bench=1).beside("violin", "viola")
    digital.work(at.game, at.table)
    assert steps(at, "ai acted")[1] == "Builds Violin"


def test_a_worker_that_is_placed_is_called_the_ai_s() -> None:
    at = board(chips=[0, 1, 0, 0, 0, 0])
    digital.plan(at.game, at.table)
    worker = next(words for words in steps(at, "ai planned") if "goes" in words)
    assert worker.startswith("The AI's worker goes to ")
