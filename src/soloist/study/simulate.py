"""Many games by straight runs: how often a player wins, and by what numbers."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev
from threading import Event, current_thread, main_thread
from types import FrameType

from soloist.engine.answerers import Straight
from soloist.engine.catalogue import AnyRules, Result, game
from soloist.engine.chance import Keyed
from soloist.engine.text import say
from soloist.players import player

Z = 1.959963984540054
"""How many standard errors make a 95 % interval."""

PATIENCE = 0.5
"""Seconds after which the pool is looked at again, so that Ctrl-C is noticed on every system."""

Progress = Callable[[int, int], None]
"""Is told how many games are finished, of how many."""


def _say_nothing(done: int, total: int) -> None:
    pass


@dataclass(slots=True, frozen=True)
class Plan:
    """A simulation: game i (from 0) has the chance of the seed `seed + i`. `options` are all of the game's options."""

    game: str
    options: Mapping[str, str]
    player: str
    games: int
    seed: int = 1
    overrides: Path | None = None


@dataclass(slots=True)
class Outcome:
    """How one game of a simulation ended; `answered` counts the questions, forced ones too."""

    number: int
    won: bool
    numbers: dict[str, int]
    answered: int


def play(rules: AnyRules, plan: Plan, number: int) -> Outcome:
    """Play one game of a plan."""
    seed = str(plan.seed + number)
    state = rules.new(plan.options, plan.overrides)
    # The player's own luck is another stream than the chance of the game.
    table = Straight(state, player(plan.player, rules, f"{plan.player} {seed}"), Keyed(seed))
    while not rules.over(state):
        rules.step(state, table)
    result: Result = rules.result(state)
    return Outcome(number, result.won, dict(result.numbers), table.answered)


def _play_some(plan: Plan, numbers: range) -> list[Outcome]:
    rules = game(plan.game)
    return [play(rules, plan, number) for number in numbers]


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batches(games: int, workers: int) -> Iterator[range]:
    """Cut the games so small that progress shows and a stop comes soon."""
    size = max(1, min(50, games // (workers * 8)))
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def run(plan: Plan, workers: int | None = None, progress: Progress = _say_nothing) -> tuple[list[Outcome], bool]:
    """Play all games of a plan; return the outcomes by number, and whether it was stopped (Ctrl-C) before the end.

    The outcomes do not depend on the number of workers.
    """
    workers = max(1, min(workers or os.cpu_count() or 1, plan.games))
    outcomes: list[Outcome] = []
    with _stopped_by_interrupt() as stop:
        batches = _played_here(plan, stop) if workers == 1 else _played_by(plan, workers, stop)
        for batch in batches:
            outcomes += batch
            progress(len(outcomes), plan.games)
    return sorted(outcomes, key=lambda outcome: outcome.number), len(outcomes) < plan.games


@contextmanager
def _stopped_by_interrupt() -> Iterator[Event]:
    """Turn Ctrl-C into an event that is looked at between games; a second Ctrl-C ends at once.

    Raised as an exception it could hit the pool while that holds its locks.
    """
    stop = Event()

    def interrupt(number: int, frame: FrameType | None) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    if current_thread() is not main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _played_here(plan: Plan, stop: Event) -> Iterator[list[Outcome]]:
    rules = game(plan.game)
    for number in range(plan.games):
        if stop.is_set():
            return
        yield [play(rules, plan, number)]


def _played_by(plan: Plan, workers: int, stop: Event) -> Iterator[list[Outcome]]:
    batches = _batches(plan.games, workers)
    with ProcessPoolExecutor(workers, initializer=_ignore_interrupt) as pool:
        # Only a few batches wait in the pool, so that a stop comes soon.
        waiting = {pool.submit(_play_some, plan, numbers) for numbers in islice(batches, 2 * workers)}
        while waiting:
            done, waiting = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            if not stop.is_set():
                waiting |= {pool.submit(_play_some, plan, numbers) for numbers in islice(batches, len(done))}


def interval_of_share(count: int, n: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    if n == 0:
        return (0.0, 1.0)
    share = count / n
    middle = share + Z * Z / (2 * n)
    spread = Z * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return (max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def interval_of_mean(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean with its 95 % interval (by the normal distribution)."""
    mean = fmean(values)
    spread = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return (mean, mean - spread, mean + spread)


def report(plan: Plan, outcomes: Sequence[Outcome], stopped: bool) -> dict[str, object]:
    """Return what a simulation found, as plain data for `--json`."""
    n = len(outcomes)
    wins = sum(outcome.won for outcome in outcomes)
    means: dict[str, object] = {}
    for name in outcomes[0].numbers if outcomes else ():
        mean, low, high = interval_of_mean([outcome.numbers[name] for outcome in outcomes])
        means[name] = {"mean": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}
    low, high = interval_of_share(wins, n)
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "player": plan.player,
        "seed": plan.seed,
        "games": n,
        "asked_for": plan.games,
        "stopped": stopped,
        "wins": wins,
        "win_rate": round(wins / n, 6) if n else None,
        "win_rate_low": round(low, 6),
        "win_rate_high": round(high, 6),
        "means": means,
    }


def in_words(found: Mapping[str, object]) -> list[str]:
    """Return a report of `report` as lines for people."""
    lines = []
    if found["stopped"]:
        lines.append(say("Stopped after {n} of {total} games.", n=found["games"], total=found["asked_for"]))
    if not found["games"]:
        return lines
    lines.append(
        say(
            "{player} won {wins} of {n} games: {rate} (95 %: {low} to {high}).",
            player=found["player"],
            wins=found["wins"],
            n=found["games"],
            rate=_percent(found["win_rate"]),
            low=_percent(found["win_rate_low"]),
            high=_percent(found["win_rate_high"]),
        )
    )
    means = found["means"]
    if isinstance(means, dict):
        for name, mean in means.items():
            lines.append(
                say(
                    "{name}: {mean} on average (95 %: {low} to {high})",
                    name=say(name),
                    mean=f"{mean['mean']:.2f}",
                    low=f"{mean['low']:.2f}",
                    high=f"{mean['high']:.2f}",
                )
            )
    return lines


def _percent(share: object) -> str:
    return f"{float(str(share)) * 100:.1f} %"
