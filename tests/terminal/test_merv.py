"""Merv in line mode: whole solo games through a pipe, the Magistrate's turn explained, wrong input."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.test_desk import Sheet, after
from tests.terminal.test_pipe import answers_of, soloist

from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.storage.memory import MemoryStore
from soloist.storage.sqlite import SqliteStore
from soloist.terminal.play import sit

MERV = game("merv")


@pytest.mark.parametrize("options", [{}, {"seats": "3", "seat-2": "random", "seat-3": "greedy"}], ids=["solo", "three"])
def test_a_whole_game_through_a_pipe(tmp_path: Path, options: dict[str, str]) -> None:
    lines, match = answers_of("12", "greedy", MERV, **options)
    chosen = [part for name, value in options.items() for part in ("--set", f"{name}={value}")]
    out = soloist(tmp_path, "play", "merv", "--seed", "12", *chosen, lines=lines)
    assert "\x1b" not in out
    assert "Traceback" not in out
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert kept.entries == match.entries
    whole = " ".join(out.split())
    result = MERV.result(match.state)
    assert f"You have {'won' if result.won else 'lost'}" in whole
    for line in match.log:
        assert " ".join(MERV.tell(match.state, line.event).split()) in whole


def sat(*lines: str) -> tuple[str, Match[object]]:
    """What is written when these lines are typed at a new solo game, and the game as it was kept."""
    store = MemoryStore()
    id = store.create(Match(MERV, Setup("merv", settled(MERV, {}), "5")))
    paper = Sheet(*lines, width=110)
    sit(store, id, paper)
    return paper.text, store.load(id)


def test_its_turn_is_told_and_explained() -> None:
    text, _ = sat("why")
    lines = " ".join(text.split())
    assert "The Corrupt Magistrate played Caravansary: slot north 5, a building on " in lines
    assert " had 1 action" not in lines
    assert "[merv.turn-of-magistrate.line" in after(text, "why")
    assert "[merv.priority.caravansary" in after(text, "why")


def test_the_board_shows_the_colours_of_cities_and_halls_and_what_they_cost() -> None:
    shown = after(sat("b")[0], "b")
    assert "Bulghar (furs, purple): 6× furs" in shown
    assert "The first post of all brings 1 favour in: Urgench, Bulghar, Bukhara, Kabul." in " ".join(shown.split())
    assert "Palace: nothing" not in shown
    assert "Empty, orange: spices" in shown
    assert "Each hall has room for 4 courtiers. The next courtier costs 1 cube" in " ".join(shown.split())


NO_NOTATION = "is not the notation of a choice in a turn."
WRONG = {
    "slot N5": "On north 5 stands already: The Corrupt Magistrate.",
    "slot E1": "This round is played from another side.",
    "slot": "“slot” can be: slot N1, slot N2, slot N3, slot N4.",
    "99": "There is no choice 99; the choices are 1 to 4.",
    "-1": f"“-1” {NO_NOTATION}",
    "site a1": "First take an action slot.",
    "card 1 with purple": "First take an action slot.",
    "card 1 purple": "“card 1 purple” is not complete, or not right: it is written “card … with …”.",
    "dance": f"“dance” {NO_NOTATION}",
    "slot N1; slot N2": f"“slot N1; slot N2” {NO_NOTATION}",
    "x" * 400: "“xxx",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_answer_is_refused_with_the_reason_and_changes_nothing(line: str) -> None:
    text, match = sat(line)
    said = " ".join(after(text, line).split())
    assert said.startswith(WRONG[line])
    assert said.endswith(".")
    assert not [entry for entry in match.entries if entry.by == "person"]
