"""The command line: help with examples, one plain sentence for every error, and nothing done."""

from __future__ import annotations

import io
import json
import socket
import subprocess
import sys
from pathlib import Path

import click
import pytest

from soloist.cli import cli, run
from soloist.engine.catalogue import game, names, settled
from soloist.engine.match import Match, Setup
from soloist.players import player
from soloist.storage.saves import write
from soloist.storage.sqlite import SqliteStore

RULES = game("burgundy")
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOLOIST_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = Match(RULES, Setup("burgundy", settled(RULES, {}), "1"))
    policy = player("greedy", RULES, "1")
    while not match.over:
        match.answer(policy(match.question, match.state))
    file = tmp_path / "game.jsonl"
    file.write_text(write(match), encoding="utf-8", newline="\n")
    return file


@pytest.mark.parametrize("command", [None, *sorted(cli.commands)])
def test_every_command_has_help_with_an_example(command: str | None, capsys: Capture) -> None:
    assert run([command, "--help"] if command else ["--help"]) == 0
    out = capsys.readouterr().out
    assert "Example:" in out
    assert f"soloist {command or ''}".strip() in out


def test_every_option_has_help() -> None:
    for name, command in cli.commands.items():
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                assert parameter.help, (name, parameter.name)


OPTIONS = ", ".join(setting.name for setting in RULES.settings)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["foo"], "No such command 'foo'; soloist --help shows how."),
        (["--foo"], "No such option '--foo'; soloist --help shows how."),
        (["play"], "Missing argument 'GAME'; soloist play --help shows how."),
        (["play", "chess"], f"There is no game “chess”; there are: {', '.join(names())}."),
        (["table", "chess"], f"There is no game “chess”; there are: {', '.join(names())}."),
        (["rules", "chess"], f"There is no game “chess”; there are: {', '.join(names())}."),
        (["components", "chess"], f"There is no game “chess”; there are: {', '.join(names())}."),
        (["bench", "chess"], f"There is no game “chess”; there are: {', '.join(names())}."),
        (["simulate", "chess"], f"There is no game “chess”; there are: {', '.join(names())}."),
        (["rules"], "Name a game (soloist rules burgundy), or give --check for all."),
        (
            ["play", "tiletum", "--set", "difficulty=easy", "--set", "challenge-favor=yes"],
            "“challenge-favor” matters only with difficulty=own.",
        ),
        (["play", "burgundy", "--set", "dutchy=13A"], f"There is no option “dutchy”; there are: {OPTIONS}."),
        (["play", "burgundy", "--set", "duchy=14"], "The option “duchy” cannot be “14”; it can be: 13A, 13B."),
        (
            ["play", "burgundy", "--set", "target=56"],
            "The option “target” cannot be “56”; it can be: 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55.",
        ),
        (
            ["play", "burgundy", "--set", "target"],
            "“--set target” is not understood; write --set key=value, each key once.",
        ),
        (
            ["play", "burgundy", "--set", "target=50", "--set", "target=51"],
            "“--set target=51” is not understood; write --set key=value, each key once.",
        ),
        (
            ["play", "burgundy", "--seed", ""],
            "A seed has from 1 to 64 letters or digits; one with an accent counts for two or more.",
        ),
        (
            ["play", "burgundy", "--seed", "ä" * 33],
            "A seed has from 1 to 64 letters or digits; one with an accent counts for two or more.",
        ),
        (["play", "burgundy", "--resume", "7"], "There is no game 7 here; choose one of the list of games."),
        (["play", "burgundy", "--code", "x"], "“x” is not a set-up code; one looks like burgundy:1:20061."),
        (
            ["play", "burgundy", "--code", "burgundy:1:7", "--seed", "7"],
            "A set-up code holds options and seed already; give it without --set and --seed.",
        ),
        (["simulate", "burgundy", "--player", "me"], "There is no player “me”; there are: greedy, random."),
        (
            ["simulate", "burgundy", "--games", "0"],
            "Invalid value for '--games': 0 is not in the range x>=1; soloist simulate --help shows how.",
        ),
        (
            ["simulate", "burgundy", "--seed", "x"],
            "Invalid value for '--seed': 'x' is not a valid integer; soloist simulate --help shows how.",
        ),
        (
            ["simulate", "burgundy", "--out", "f.parquet"],
            "--out needs the study extra, which this version does not have yet; use --json.",
        ),
        (["replay", "nothing"], "There is no file nothing; name one that there is."),
        (["scenario", "nothing"], "There is no file nothing; name one that there is."),
        (
            ["serve", "--port", "99999"],
            "Invalid value for '--port': 99999 is not in the range 0<=x<=65535; soloist serve --help shows how.",
        ),
    ],
)
def test_bad_input_gets_one_plain_sentence(arguments: list[str], sentence: str, capsys: Capture, data: Path) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == sentence + "\n"
    assert not data.exists() or SqliteStore(data).games() == []


def test_a_port_in_use_gets_one_plain_sentence(capsys: Capture) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert run(["serve", "--port", str(port), "--no-browser"]) == 2
    assert capsys.readouterr().err == (
        f"Port {port} is in use; stop the other program, or choose another with --port.\n"
    )


def test_a_wrong_own_component_gets_one_plain_sentence(capsys: Capture, data: Path) -> None:
    folder = data / "components" / "burgundy"
    folder.mkdir(parents=True)
    (folder / "solo.toml").write_text("[about]\ntitle = 3\n")
    for command in (["components", "burgundy"], ["play", "burgundy"], ["simulate", "burgundy", "--games", "1"]):
        assert run(command) == 2
        captured = capsys.readouterr()
        assert captured.err.startswith("The file burgundy/solo.toml does not fit the table")
        assert captured.err.count("\n") == 1
    assert SqliteStore(data).games() == []


def test_a_data_folder_that_is_a_file_gets_one_plain_sentence(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert run(["games", "--data", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_no_traceback_reaches_a_person(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "soloist", "replay", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_the_games_there_are(capsys: Capture, data: Path) -> None:
    assert run(["games"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0] == "burgundy: The Castles of Burgundy, by Stefan Feld (alea / Ravensburger)"
    assert [line.split(":")[0] for line in listed] == list(names())
    store = SqliteStore(data)
    store.create(Match(RULES, Setup("burgundy", settled(RULES, {"target": "48"}), None)))
    assert run(["games"]) == 0
    assert "   1  burgundy (Target: 48), being played, real dice, " in capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [kept["id"] for kept in found["kept"]] == ["1"]
    assert found["games"][0]["name"] == "burgundy"


def test_scenarios(capsys: Capture, tmp_path: Path) -> None:
    good, bad, wrong = (tmp_path / name for name in ("good.toml", "bad.toml", "wrong.toml"))
    good.write_text('game = "burgundy"\n[[step]]\nquestion = "turn"\n')
    bad.write_text('game = "burgundy"\n[[step]]\nquestion = "trade"\n')
    wrong.write_text('gaem = "burgundy"\n')
    assert run(["scenario", str(good)]) == 0
    assert capsys.readouterr() == ("", "1 of 1 scenarios pass.\n")
    assert run(["scenario", str(good), str(bad)]) == 1
    captured = capsys.readouterr()
    assert captured.out == f"{bad}: Step 1: it waits at “turn”, not at “trade”.\n"
    assert captured.err == "1 of 2 scenarios pass.\n"
    assert run(["scenario", str(wrong)]) == 2
    assert capsys.readouterr().err.startswith(f"{wrong}: The scenario does not fit: ")
    wrong.write_bytes(b"\xff\xfe")
    assert run(["scenario", str(wrong)]) == 2
    assert capsys.readouterr().err == f"{wrong} is not a text file in UTF-8.\n"


def test_replay(save: Path, capsys: Capture) -> None:
    assert run(["replay", str(save), "--verify"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("You founded your duchy")
    assert lines[-1].startswith(("Lost: filled ", "Won: filled "))
    assert run(["replay", str(save), "--verify", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seed"], found["over"], found["sound"]) == ("burgundy", "1", True, True)
    assert run(["replay", str(save), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["sound"] is None


def test_a_damaged_save_is_bad_input_or_a_failed_check(save: Path, capsys: Capture) -> None:
    save.write_text(save.read_text(encoding="utf-8")[:-30], encoding="utf-8")
    sentence = "This save is cut off: its last line is missing; use a complete copy.\n"
    assert run(["replay", str(save)]) == 2
    assert capsys.readouterr() == ("", sentence)
    assert run(["replay", str(save), "--verify"]) == 1
    assert capsys.readouterr() == ("", sentence)


def test_rules(capsys: Capture) -> None:
    assert run(["rules", "burgundy"]) == 0
    assert "burgundy.goal (document)" in capsys.readouterr().out
    assert run(["rules", "burgundy", "--json"]) == 0
    clause = json.loads(capsys.readouterr().out)["clauses"][0]
    assert sorted(clause) == ["covers", "id", "standing", "tests", "text"]


def test_a_failed_check_of_the_rules(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    from soloist.engine import rulebook

    monkeypatch.setattr(rulebook, "proofs_of", lambda package: {})
    assert run(["rules", "--check"]) == 1
    assert "burgundy: The clause burgundy.goal is proved by no test.\n" in capsys.readouterr().err


def test_components(capsys: Capture) -> None:
    assert run(["components", "burgundy"]) == 0
    assert "duchies: The solo duchies 13A and 13B (reported)" in capsys.readouterr().out
    assert run(["components", "burgundy", "--json"]) == 0
    assert {table["name"] for table in json.loads(capsys.readouterr().out)} >= {"duchies", "tiles", "solo"}


def test_simulate(capsys: Capture) -> None:
    arguments = ["simulate", "burgundy", "--games", "6", "--seed", "3", "--set", "target=45", "--workers", "1"]
    assert run([*arguments, "--json"]) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert (found["games"], found["player"], found["options"]["target"]) == (6, "greedy", "45")
    assert set(found["means"]) == {"filled", "resets", "round"}
    assert "6 of 6 games" in captured.err
    assert run(arguments) == 0
    assert capsys.readouterr().out.startswith(f"greedy won {found['wins']} of 6 games: ")


def test_the_version(capsys: Capture) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip().count(".") == 2


def test_at_the_table_soloist_is_the_opponent(capsys: Capture, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert run(["table", "tiletum", "--set", "difficulty=hard", "--seed", "7"]) == 0
    assert "What does the Fair tile of round 2 count?" in capsys.readouterr().out
    match = SqliteStore(data).load("1")
    assert (match.rules.name, match.setup.seed, match.setup.options["difficulty"]) == ("tiletum-table", "7", "hard")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["table", "tiletum", "--resume", "1"]) == 0
    assert run(["play", "tiletum", "--resume", "1"]) == 2
    assert capsys.readouterr().err == "Game 1 is at a table; go on with: soloist table tiletum --resume 1.\n"
    assert run(["table", "burgundy", "--resume", "1"]) == 2
    assert "go on with: soloist table tiletum --resume 1" in capsys.readouterr().err
    assert run(["table", "burgundy", "--seed", "7"]) == 2
    assert "you roll and draw yourself at the table, so there is no seed" in capsys.readouterr().err
    assert run(["table", "tiletum", "--set", "seats=3"]) == 2
    assert "There is no option “seats”" in capsys.readouterr().err
    assert [summary.id for summary in SqliteStore(data).games()] == ["1"]


def test_at_the_table_a_record_is_kept_where_there_is_no_opponent(
    capsys: Capture, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert run(["table", "burgundy"]) == 0
    match = SqliteStore(data).load("1")
    assert (match.rules.name, match.setup.seed) == ("burgundy", None)
