"""Luthier in line mode: whole games through a pipe, how the AI decided, strange input, also at the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.test_pipe import answers_of, soloist

from soloist.engine.catalogue import game
from soloist.engine.story import Chapters
from soloist.storage.sqlite import SqliteStore
from soloist.storage.verify import verify

LUTHIER = game("luthier")


@pytest.mark.parametrize("options", [{"seats": "solo", "your-goals": "yes"}, {"seats": "3", "seat-3": "random"}])
def test_a_whole_game_of_luthier_through_a_pipe(tmp_path: Path, options: dict[str, str]) -> None:
    lines, match = answers_of("12", "greedy", LUTHIER, **options)
    chosen = [part for name, value in options.items() for part in ("--set", f"{name}={value}")]
    out = soloist(tmp_path, "play", "luthier", "--seed", "12", *chosen, lines=lines)
    assert "\x1b" not in out
    result = LUTHIER.result(match.state)
    assert f"You have {'won' if result.won else 'lost'}: Prestige {result.numbers['prestige']}, " in out
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert kept.entries == match.entries
    whole, chapters = " ".join(out.split()), Chapters(match)
    for number, line in enumerate(match.log):
        assert " ".join(LUTHIER.tell(match.state, line.event).split()) in whole
        assert chapters.heading(number) in whole
    assert verify(match) == []


def test_how_the_ai_decided_is_explained(tmp_path: Path) -> None:
    lines, _ = answers_of("12", "greedy", LUTHIER)
    out = soloist(tmp_path, "play", "luthier", "--seed", "12", lines=[*lines[:12], "why"])
    assert "[luthier.ai." in out.rsplit("> why\n", 1)[1]


STRANGE = ["\x00", "é" * 500, "a" * 10_000, "; ; ;", "-1", "0", "٣", "place 9 salon", "at nowhere"]


@pytest.mark.parametrize("command", ["play", "table"])
def test_strange_input_is_refused_and_changes_nothing(tmp_path: Path, command: str) -> None:
    out = soloist(tmp_path, command, "luthier", "--seed", "7", lines=STRANGE)
    assert "Traceback" not in out
    assert [entry for entry in SqliteStore(tmp_path).load("1").entries if entry.by == "person"] == []


def test_a_setting_that_there_is_not_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="The option “asking” cannot be “loudly”; it can be: lists, steps"):
        soloist(tmp_path, "table", "luthier", "--set", "asking=loudly", lines=[])
    assert SqliteStore(tmp_path).games() == []
