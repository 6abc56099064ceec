"""Merv beside a real table in line mode: a whole game through a pipe, wrong answers, corrections, undo."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.merv.beside.physical import TABLE, mirrored
from tests.terminal.test_desk import after
from tests.terminal.test_pipe import soloist
from tests.terminal.typing_along import Typist

from soloist.storage.sqlite import SqliteStore

SEED = 3


TYPIST = Typist(TABLE, mirrored, SEED)
lines_of, sat = TYPIST.lines_of, TYPIST.sat


@pytest.mark.parametrize(
    "options", [{}, {"asking": "steps", "cards": "told", "courtier": "played"}], ids=["lists", "steps"]
)
def test_a_whole_game_through_a_pipe(tmp_path: Path, options: dict[str, str]) -> None:
    lines, match = lines_of(**options)
    chosen = [part for name, value in options.items() for part in ("--set", f"{name}={value}")]
    out = soloist(tmp_path, "table", "merv", "--seed", str(SEED), *chosen, lines=lines)
    assert "\x1b" not in out
    assert "Traceback" not in out
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert [(e.name, e.value) for e in kept.entries] == [(e.name, e.value) for e in match.entries]
    whole = " ".join(out.split())
    result = TABLE.result(match.state)
    assert f"You have {'won' if result.won else 'lost'}: Your points {result.numbers['points']}, " in whole
    for line in match.log:
        assert " ".join(TABLE.tell(match.state, line.event).split()) in whole
    assert "the game lies on your table, Soloist is the opponent" in whole


def test_what_is_asked_in_words_and_what_can_be_typed() -> None:
    text, match = sat("1", until="wall segment")
    whole = " ".join(text.split())
    # An instruction is told before the next question is asked.
    assert whole.index("Put its master meeple on north 4.") < whole.index("Which wall segment does it build?")
    assert "b) of these the first in the order purple, tan, teal, orange" in whole
    assert match.entries[-1].value == (("stack", 0),)
    assert "Which of the places around the city are printed for gates?" in whole


WRONG = {
    "slot N4": "By what you told, north 4 is taken by the Magistrate.",
    "slot E1": "This round is played from the north side.",
    "slot N9": "“slot N9” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N5, correct.",
    "99": "There is no choice 99; the choices are 1 to 5.",
    "0": "There is no choice 0; the choices are 1 to 5.",
    "x" * 300: "“",
    "slot": "“slot” can be: slot N1, slot N2, slot N3, slot N5.",
    "-1": "“-1” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N5, correct.",
    "\u0000": "“\u0000” cannot be told here; what can is: slot N1, ",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_answer_is_one_sentence(line: str) -> None:
    text, match = sat(line, until="slot of you")
    before = len(match.entries)
    answer = after(text, line)
    assert answer.startswith(WRONG[line])
    assert "Traceback" not in text
    _, again = sat(until="slot of you")
    assert before == len(again.entries)


def test_numbers_are_refused_by_name() -> None:
    text, match = sat("1 2 x", "1 2", "99 0 0 0", "1 3 7 12", until="points of a set")
    assert after(text, "1 2 x") == after(text, "1 2") == "Exactly 4 numbers are asked for."
    assert after(text, "99 0 0 0") == "1 different: a number from 1 to 30 is asked for."
    assert match.entries[-1].value == (("numbers", 1, 3, 7, 12),)


def test_why_log_undo_and_correction() -> None:
    text, _ = sat("why", "l", "u", "u", "u", "u", until="slot of you")
    assert "[merv.priority.wall]" in after(text, "why")
    assert "Put its building on d2 (Wall)" in after(text, "l")
    undone = " ".join(after(text, "u").split())
    assert undone.startswith("Taken back. ")
    assert "Year 1 of 3, round 1 of 4: How many points" in undone
    assert "Space 5 (1–30) Space 9 (1–30) Space 13 (1–30) Space 17 (1–30)" in undone
    again = " ".join(text.rpartition("> u")[2].split())
    assert again.startswith("Taken back. ")
    assert "Take back: Put the purple segment at north 4 back on its stack." in again
    text, match = sat("c", until="slot of you")
    answers = after(text, "c")
    number = next(line.split()[0] for line in answers.splitlines() if "Which wall segment does it build" in line)
    before = [entry.value for entry in match.entries]
    text, match = sat(f"c {number}", "stack tan", "u", until="slot of you")
    changed = " ".join(after(text, "stack tan").split())
    assert "Corrected." in changed
    assert "Take back: Put the purple segment at north 4 back on its stack." in changed
    assert "Do this instead: Build the next tan segment at north 4." in changed
    assert [entry.value for entry in match.entries] == before


def test_going_on_at_the_table(tmp_path: Path) -> None:
    lines, _ = lines_of("wall segment")
    out = soloist(tmp_path, "table", "merv", "--seed", str(SEED), lines=lines)
    assert "Go on with: soloist table merv --resume 1" in out.splitlines()[-1]
    out = soloist(tmp_path, "table", "merv", "--resume", "1", lines=["stack tan"])
    assert "Which of the places around the city are printed for gates?" in " ".join(out.split())
