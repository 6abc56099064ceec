"""Luthier beside a real table in line mode: a whole game through a pipe, wrong answers, corrections, undo."""

from __future__ import annotations

from pathlib import Path

from tests.games.luthier.beside.physical import TABLE, mirrored
from tests.terminal.test_desk import after
from tests.terminal.test_pipe import soloist
from tests.terminal.typing_along import Typist

from soloist.storage.sqlite import SqliteStore

SEED = 6


TYPIST = Typist(TABLE, mirrored, SEED)
lines_of, sat = TYPIST.lines_of, TYPIST.sat


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    options = {"shuffled": "told", "your-goals": "yes"}
    lines, match = lines_of(**options)
    chosen = [part for name, value in options.items() for part in ("--set", f"{name}={value}")]
    out = soloist(tmp_path, "table", "luthier", "--seed", str(SEED), *chosen, lines=lines)
    assert "\x1b" not in out
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert [(e.name, e.value) for e in kept.entries] == [(e.name, e.value) for e in match.entries]
    whole = " ".join(out.split())
    result = TABLE.result(match.state)
    assert f"You have {'won' if result.won else 'lost'}: Your prestige {result.numbers['prestige']}, " in whole
    for line in match.log:
        assert " ".join(TABLE.tell(match.state, line.event).split()) in whole
    assert "the game lies on your table, Soloist is the opponent" in whole
    assert "b) also the First Chair, if it is empty" in whole


def test_step_by_step(tmp_path: Path) -> None:
    lines, match = lines_of(asking="steps")
    out = soloist(tmp_path, "table", "luthier", "--seed", str(SEED), "--set", "asking=steps", lines=lines)
    assert "Traceback" not in out
    assert SqliteStore(tmp_path).load("1").over
    assert match.over


def test_what_is_printed_is_not_asked_in_a_later_game(tmp_path: Path) -> None:
    lines, _ = lines_of()
    soloist(tmp_path, "table", "luthier", "--seed", str(SEED), lines=lines)
    store = SqliteStore(tmp_path)
    assert store.setting("printed luthier-table")
    out = soloist(tmp_path, "table", "luthier", "--seed", str(SEED), lines=[])
    assert "Which number is on its guild card?" in out
    assert "Which rows does the AI's priority tracker have" not in out


def test_wrong_answers_are_one_sentence() -> None:
    text, match = sat("at Vienna", "99", "at guild", until="your chip ")
    assert "cannot be told here; what can is: at salon, at guild, " in after(text, "at Vienna")
    assert after(text, "99").startswith("There is no choice 99; the choices are 1 to ")
    assert [entry.value for entry in match.entries if entry.by == "person"][-1] == (("at", 1),)
    text, match = sat("yes", "-1", "61", "many", until="instrument (place hand")
    before = [entry.value for entry in match.entries]
    assert all(after(text, line) for line in ("yes", "-1", "61", "many"))
    text, again = sat(until="instrument (place hand")
    assert before == [entry.value for entry in again.entries]


def test_an_answer_is_corrected_and_the_difference_told() -> None:
    text, match = sat("c", until="Space for the token")
    answers = after(text, "c")
    row = next(line for line in answers.splitlines() if "how much prestige is it worth" in line)
    number = row.split()[0]
    before = [entry.value for entry in match.entries]
    text, match = sat(f"c {number}", "3", f"c {number}", "1", "u", until="Space for the token")
    # A repair that was told to be worth at most 2 cannot be worth 3.
    assert after(text, "3").startswith("A number from 1 to 2 is asked for")
    changed = " ".join(after(text, "1").split())
    assert "Corrected." in changed
    assert "Do this instead: Give it 1 prestige: repair." in changed
    assert [entry.value for entry in match.entries] == before


def test_its_cards_can_be_looked_up() -> None:
    text, _ = sat("? Repair, level 1", until="your location")
    assert "Repairs worth 2 at most." in after(text, "? Repair, level 1")


def test_undo_says_what_to_take_back() -> None:
    text, _ = sat("u", until="your location")
    assert after(text, "u").startswith("Taken back.\n· Take back: ")


def test_a_page_of_letters_is_refused_in_a_line() -> None:
    for line in ("x" * 5_000, "9" * 5_000, "at " + "y" * 5_000):
        text, match = sat(line, until="your chip")
        said = after(text, line)
        assert len(said) < 500
        assert said.count("…") == 1
        assert not match.over
