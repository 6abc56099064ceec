"""Simulations: the same whatever the number of processes, on the chance of the seeds that are named."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest

from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.players import player
from soloist.study import simulate
from soloist.study.simulate import Plan, interval_of_mean, interval_of_share, report, run

RULES = game("burgundy")
OPTIONS = settled(RULES, {})


def test_the_outcomes_do_not_depend_on_the_number_of_processes() -> None:
    plan = Plan("burgundy", OPTIONS, "random", 23, seed=5)
    alone = run(plan, 1)
    assert run(plan, 2) == alone
    assert run(plan, 3) == alone
    assert [outcome.number for outcome in alone[0]] == list(range(23))


def test_a_game_has_the_chance_of_its_seed() -> None:
    plan = Plan("burgundy", OPTIONS, "greedy", 3, seed=41)
    for outcome in run(plan, 1)[0]:
        seed = str(41 + outcome.number)
        match = Match(RULES, Setup("burgundy", OPTIONS, seed))
        policy = player("greedy", RULES, "")
        while not match.over:
            match.answer(policy(match.question, match.state))
        result = RULES.result(match.state)
        assert (outcome.won, outcome.numbers) == (result.won, result.numbers)


def test_players_draw_from_another_stream_than_the_game() -> None:
    first, second = (run(Plan("burgundy", OPTIONS, "random", 1, seed=seed), 1)[0][0] for seed in (1, 2))
    assert first != second


def test_the_players_are_as_strong_as_they_were() -> None:
    greedy = report(*_played("greedy"))
    random = report(*_played("random"))
    assert greedy["means"]["filled"]["mean"] > 31  # type: ignore[index]
    assert 7 < random["means"]["filled"]["mean"] < 12  # type: ignore[index]


def _played(name: str) -> tuple[Plan, list[simulate.Outcome], bool]:
    plan = Plan("burgundy", OPTIONS, name, 60)
    return (plan, *run(plan, 1))


def test_a_stop_reports_what_is_finished() -> None:
    def stop(done: int, total: int) -> None:
        if done == 4:
            signal.raise_signal(signal.SIGINT)

    plan = Plan("burgundy", OPTIONS, "random", 100)
    outcomes, stopped = run(plan, 1, stop)
    assert stopped
    assert outcomes == run(Plan("burgundy", OPTIONS, "random", 4), 1)[0]
    found = report(plan, outcomes, stopped)
    assert (found["games"], found["asked_for"], found["stopped"]) == (4, 100, True)
    assert simulate.in_words(found)[0] == "Stopped after 4 of 100 games."
    nothing = report(plan, [], True)
    assert nothing["win_rate"] is None
    assert simulate.in_words(nothing) == ["Stopped after 0 of 100 games."]


@pytest.mark.skipif(os.name != "posix", reason="sends a signal as a terminal does")
def test_ctrl_c_stops_the_command_and_reports() -> None:
    command = [
        sys.executable,
        "-m",
        "soloist",
        "simulate",
        "burgundy",
        "--games",
        "1000000",
        "--workers",
        "2",
        "--json",
    ]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert child.stderr is not None
    try:
        assert "of 1000000 games" in child.stderr.readline()
        os.killpg(child.pid, signal.SIGINT)
        output, errors = child.communicate(timeout=60)
    finally:
        child.kill()
    assert "Traceback" not in errors
    found = json.loads(output)
    assert found["stopped"]
    assert 0 < found["games"] < 1_000_000
    assert child.returncode == 130


def test_intervals() -> None:
    # Wilson's interval for 7 of 100, as printed in tables: 3.4 % to 13.7 %.
    low, high = interval_of_share(7, 100)
    assert (round(low, 3), round(high, 3)) == (0.034, 0.137)
    assert interval_of_share(0, 0) == (0, 1)
    assert interval_of_share(0, 10)[0] == 0
    assert round(interval_of_share(10, 10)[1], 9) == 1
    mean, low, high = interval_of_mean([1, 2, 3, 4, 5])
    assert mean == 3
    assert round(high - mean, 4) == round(mean - low, 4) == 1.3859
    assert interval_of_mean([4]) == (4, 4, 4)
