"""Benchmarks: decisions a second, the cost of a copy, of a move in the browser, and of starting."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from soloist.engine.answerers import Policy, Straight
from soloist.engine.catalogue import AnyRules, game, settled
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.players.random_player import random_player

RUNS = 5
"""Each figure is the median of so many runs."""

LOOP_TURNS = 1_000_000


def benchmark(name: str, *, games: int = 200, runs: int = RUNS) -> dict[str, object]:
    """Return all figures of a game as plain data for `--json`; times are in the units that their names say."""
    rules = game(name)
    straight = [straight_runs(rules, games, first=run * games) for run in range(runs)]
    figures: dict[str, object] = {
        "game": name,
        "python": sys.version.split()[0],
        "runs": runs,
        "decisions_per_second": round(median(decisions / seconds for decisions, seconds in straight)),
        "games_per_second": round(median(games / seconds for _, seconds in straight), 1),
        "loop_turns_per_second": round(median(bare_loop() for _ in range(runs))),
        "copy_us": round(median(copy_cost(rules) for _ in range(runs)) * 1e6, 2),
        "help_ms": round(median(start_up() for _ in range(runs)) * 1e3, 1),
    }
    turns = [seconds for run in range(runs) for seconds in opponent_turns(rules, first=run * 20)]
    if turns:
        figures["opponent_turn_ms_median"] = round(median(turns) * 1e3, 3)
        figures["opponent_turn_ms_p95"] = round(percentile(turns, 95) * 1e3, 3)
    moves = _moves(name)
    figures["move_ms_median"] = round(median(moves) * 1e3, 2)
    figures["move_ms_p95"] = round(percentile(moves, 95) * 1e3, 2)
    figures["moves"] = len(moves)
    return figures


def straight_runs(rules: AnyRules, games: int, first: int = 0) -> tuple[int, float]:
    """Play random games on one core; return the questions answered, forced ones too, and the seconds it took."""
    options = settled(rules, {})
    decisions = 0
    start = perf_counter()
    for number in range(first, first + games):
        state = rules.new(options)
        table = Straight(state, random_player(f"random {number}"), Keyed(str(number)))
        while not rules.over(state):
            rules.step(state, table)
        decisions += table.answered
    return decisions, perf_counter() - start


class _Listening(Straight[object]):
    """A straight run that is told everything, as somebody who watches is."""

    listens = True

    def __init__(self, state: object, policy: Policy[object], source: Keyed) -> None:
        super().__init__(state, policy, source)
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Keep the event of this step."""
        self.events.append(event)


def opponent_turns(rules: AnyRules, games: int = 20, first: int = 0) -> list[float]:
    """Return the seconds of each step in which an opponent decides something, with its full trace."""
    options = settled(rules, {})
    seconds: list[float] = []
    for number in range(first, first + games):
        state = rules.new(options)
        table = _Listening(state, random_player(f"random {number}"), Keyed(str(number)))
        while not rules.over(state):
            table.events.clear()
            start = perf_counter()
            rules.step(state, table)
            spent = perf_counter() - start
            if any(event.why is not None and event.why.items for event in table.events):
                seconds.append(spent)
    return seconds


def bare_loop() -> float:
    """Return how many turns a second a Python loop makes that only adds: a measure of the machine."""
    total = 0
    start = perf_counter()
    for turn in range(LOOP_TURNS):
        total += turn
    return LOOP_TURNS / (perf_counter() - start)


def copy_cost(rules: AnyRules, copies: int = 2000) -> float:
    """Return the seconds of one copy of a state in the middle of a random game."""
    steps = _steps(rules)
    state = rules.new(settled(rules, {}))
    table = Straight(state, random_player("random 1"), Keyed("1"))
    for _ in range(steps // 2):
        rules.step(state, table)
    copy = rules.copy
    start = perf_counter()
    for _ in range(copies):
        copy(state)
    return (perf_counter() - start) / copies


def _steps(rules: AnyRules) -> int:
    state = rules.new(settled(rules, {}))
    table = Straight(state, random_player("random 1"), Keyed("1"))
    steps = 0
    while not rules.over(state):
        rules.step(state, table)
        steps += 1
    return steps


def start_up() -> float:
    """Return the seconds that `soloist --help` takes, from the start of the process to its end."""
    start = perf_counter()
    subprocess.run([sys.executable, "-m", "soloist", "--help"], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - start


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the smallest value that so many per cent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def _moves(name: str) -> list[float]:
    """Return the seconds that each move of a game in the browser took on the server."""
    # The pages are imported only here: whoever measures the rules alone need not have them.
    from soloist.study.moves import move_times

    return move_times(name)
