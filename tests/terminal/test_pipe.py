"""Line mode through a pipe: a whole game, the end of the input, resuming, typed chance."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from soloist.engine.catalogue import AnyRules, game, settled
from soloist.engine.chance import Keyed
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Chance
from soloist.engine.story import Chapters
from soloist.engine.table import fallen, sizes_of
from soloist.players import player, seats_for
from soloist.storage.sqlite import SqliteStore
from soloist.storage.verify import verify

RULES = game("burgundy")


def soloist(data: Path, *arguments: str, lines: list[str]) -> str:
    """Run the command with these lines as its input; return what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", "soloist", *arguments, "--data", str(data)],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def answers_of(seed: str, who: str, rules: AnyRules = RULES, **options: str) -> tuple[list[str], Match[object]]:
    """What a computer player types in a whole game."""
    setup = Setup(rules.name, settled(rules, options), seed)
    match = Match(rules, setup, seats=seats_for(rules, setup))
    policy = player(who, rules, seed)
    lines = []
    while not match.over:
        answer = policy(match.question, match.state)
        lines.append(rules.notation.write_answer(answer))
        view = rules.view(match.state, match.question)
        if any(choice.option == lines[-1] and choice.warning for choice in view.choices):
            lines.append("y")
        match.answer(answer)
    return lines, match


def test_a_whole_game_through_a_pipe_in_notation(tmp_path: Path) -> None:
    lines, match = answers_of("12", "greedy", duchy="13B")
    out = soloist(tmp_path, "play", "burgundy", "--seed", "12", "--set", "duchy=13B", lines=lines)
    assert "\x1b" not in out
    result = RULES.result(match.state)
    assert f"You have {'won' if result.won else 'lost'}: Spaces covered {result.numbers['filled']}, " in out
    assert "Set-up code: burgundy:1:duchy=13B:12" in out
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert kept.entries == match.entries
    for line in match.log:
        assert " ".join(RULES.tell(match.state, line.event).split()) in " ".join(out.split())


def test_a_whole_game_through_a_pipe_by_numbers(tmp_path: Path) -> None:
    """Whoever types only 1 comes to an end too; a warning before the last choice is agreed to."""
    out = ""
    lines: list[str] = []
    for _ in range(6):
        lines += ["1"] * 150
        out = soloist(tmp_path, "play", "burgundy", "--seed", "7", lines=lines)
        if "You have lost" in out:
            break
    assert "You have lost: Spaces covered " in out
    assert SqliteStore(tmp_path).games()[0].over


TILETUM = game("tiletum")


@pytest.mark.parametrize("options", [{"difficulty": "normal"}, {"seats": "3", "seat-3": "random"}])
def test_a_whole_game_of_tiletum_through_a_pipe(tmp_path: Path, options: dict[str, str]) -> None:
    lines, match = answers_of("12", "greedy", TILETUM, **options)
    chosen = [part for name, value in options.items() for part in ("--set", f"{name}={value}")]
    out = soloist(tmp_path, "play", "tiletum", "--seed", "12", *chosen, lines=lines)
    assert "\x1b" not in out
    result = TILETUM.result(match.state)
    whole, chapters = " ".join(out.split()), Chapters(match)
    if "seats" in options:
        ranked = sorted(match.state.points, reverse=True)
        assert re.search(rf"1\. Player \d {ranked[0]}, 2\. Player \d {ranked[1]}, 3\. Player \d {ranked[2]}\.", whole)
    else:
        assert f"You have {'won' if result.won else 'lost'}: Points {result.numbers['points']}, " in whole
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert kept.entries == match.entries
    for number, line in enumerate(match.log):
        assert " ".join(TILETUM.tell(match.state, line.event).split()) in whole
        assert chapters.heading(number) in whole
    assert verify(match) == []


def test_tiletum_by_numbers_with_why_and_a_map(tmp_path: Path) -> None:
    out = soloist(tmp_path, "play", "tiletum", "--seed", "5", lines=["1", "end", "y", "why", "why 4 all", "why 1", "b"])
    first, second, third = (out.split(f"> {text}\n")[1].split("\n> ")[0] for text in ("why", "why 4 all", "why 1"))
    assert "[tiletum.cardinal.pawn]" in first
    assert "Decree " in first
    assert "makes no difference" not in first
    assert "makes no difference" in second
    assert re.match(r"No opponent decided line 1; those that one decided: 4, \d+\.", third)
    news = " ".join(out.split())
    decided, done = news.index("The Cardinalbot follows"), news.index("- Rolls 2 and 5")
    assert decided < done < news.index("(why 4 says how it was decided)")
    board = out.rsplit("> b\n", 1)[1]
    assert re.search(r"\[Koeln\]", board)
    assert "Roads, one step each: London to London – Brugge" in board
    assert "Tiletum (town): Merchant: You, Architect: You, House: You, House: The Cardinalbot" in " ".join(
        board.split()
    )


def test_tiletum_to_its_end_by_typing_one_number(tmp_path: Path) -> None:
    """Whoever types only 1 comes to an end too: every question has a first choice, and each ends some day."""
    out = ""
    lines: list[str] = []
    for _ in range(5):
        lines += ["1"] * 200
        out = soloist(tmp_path, "play", "tiletum", "--seed", "7", lines=lines)
        if "You have lost" in out:
            break
    assert "You have lost: Points " in out


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    out = soloist(tmp_path, "play", "burgundy", "--seed", "7", lines=["castle 6", "1"])
    assert out.endswith(f"The game is kept. Go on with: soloist play burgundy --resume 1 --data {tmp_path}\n")
    before = SqliteStore(tmp_path).load("1")
    out = soloist(tmp_path, "play", "burgundy", "--resume", "1", lines=["1"])
    after = SqliteStore(tmp_path).load("1")
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    assert "Game 1, seed 7." in out


def test_without_a_seed_a_fresh_one_is_shown(tmp_path: Path) -> None:
    out = soloist(tmp_path, "play", "burgundy", lines=[])
    found = re.search(r"Game 1, seed (\d{8})\.", out)
    assert found
    assert SqliteStore(tmp_path).load("1").setup.seed == found[1]


def test_a_set_up_code_begins_the_same_game(tmp_path: Path) -> None:
    soloist(tmp_path, "play", "burgundy", "--code", "burgundy:1:duchy=13B,target=48:some%20seed", lines=[])
    setup = SqliteStore(tmp_path).load("1").setup
    assert setup.seed == "some seed"
    assert (setup.options["duchy"], setup.options["target"]) == ("13B", "48")


def typed(answers: int) -> list[str]:
    """What a person types at a table: answers, and what falls, part by part."""
    match = Match(RULES, Setup("burgundy", settled(RULES, {}), None))
    policy, seed = player("greedy", RULES, "1"), Keyed("1")
    lines: list[str] = []
    for _ in range(answers):
        question = match.question
        if isinstance(question, Chance):
            outcome = fallen(question, seed.values(question.label, question.index, sizes_of(question)))
            text = RULES.notation.write_outcome(question, outcome)
            lines += [part.strip().upper() for part in text.split("|")]
            match.answer(text)
        elif question is not None:
            answer = policy(question, match.state)
            lines.append(RULES.notation.write_answer(answer))
            match.answer(answer)
    return lines


def test_a_game_with_real_dice(tmp_path: Path) -> None:
    out = soloist(tmp_path, "table", "burgundy", lines=typed(60))
    assert "you roll and draw, and type what falls" in out
    assert out.endswith(f"Go on with: soloist table burgundy --resume 1 --data {tmp_path}\n")
    match = SqliteStore(tmp_path).load("1")
    assert match.setup.seed is None
    assert {entry.by for entry in match.entries} <= {"person", "typed", "forced"}
    digital = Match(RULES, Setup("burgundy", settled(RULES, {}), "1"))
    policy = player("greedy", RULES, "1")
    while len(digital.entries) < len(match.entries):
        digital.answer(policy(digital.question, digital.state))
    for mine, theirs in zip(match.entries, digital.entries, strict=False):
        assert (mine.name, mine.value) == (theirs.name, theirs.value)
    assert verify(match) == []


@pytest.mark.parametrize("text", ["\x00", "é" * 500, "a" * 10_000, "; ; ;", "-1", "0", "1 1", "٣"])
def test_strange_input_is_refused_and_changes_nothing(tmp_path: Path, text: str) -> None:
    out = soloist(tmp_path, "play", "burgundy", "--seed", "7", lines=[text])
    assert "Traceback" not in out
    assert len(SqliteStore(tmp_path).load("1").entries) == 0
