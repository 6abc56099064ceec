"""The benchmark measures what it says; how fast this machine is, is no test."""

from __future__ import annotations

from soloist.engine.catalogue import game
from soloist.study.benchmark import bare_loop, copy_cost, opponent_turns, percentile, straight_runs
from soloist.study.moves import move_times

RULES = game("burgundy")


def test_the_parts_of_the_benchmark() -> None:
    decisions, seconds = straight_runs(RULES, 3)
    assert decisions > 3 * 50
    assert decisions == straight_runs(RULES, 3)[0]
    assert seconds > 0
    assert copy_cost(RULES, 10) > 0
    assert bare_loop() > 0
    assert len(move_times("burgundy")) > 50


def test_turns_of_an_opponent_are_timed_where_there_is_one() -> None:
    # Twelve turns a game, and its King phases, Fairs and end as far as they leave a trace.
    assert len(opponent_turns(game("tiletum"), games=2)) >= 24
    assert opponent_turns(RULES, games=1) == []


def test_percentiles() -> None:
    values = [float(n) for n in range(1, 101)]
    assert percentile(values, 95) == 95
    assert percentile(values[:1], 95) == 1
    assert percentile([3.0, 1.0, 2.0], 50) == 2
