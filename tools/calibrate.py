"""How sensible play scores: the bands that reconstructed numbers are balanced for, and what each way of play is worth.

`python tools/calibrate.py tiletum --games 500` plays greedy games and says how many scores lie in each band, and how
far the mean falls (or rises) when one way to play is forbidden (or taken whenever it is open). What is asked for stands
in `tools/calibration/GAME.py`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parent))

from soloist.engine.answerers import Straight
from soloist.engine.catalogue import AnyRules, game, settled
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Option, Question
from soloist.players import player

Is = Callable[[object, Question, Option], bool]
"""Whether an option of a question in a state is one of a way to play."""


@dataclass(frozen=True)
class Band:
    """At least `share` of the games have the number `name` of their result from `low` to `high`."""

    name: str
    low: int
    high: int
    share: float


@dataclass(frozen=True)
class Wanted:
    """What a game is balanced for.

    `ways` are the ways to play by name: forbidding one lowers the mean of `score` by no more than `loss` of it; if
    `forced`, taking one whenever it is open raises it by no more than two standard errors. `wins` bounds the share of
    games that the greedy player wins.
    """

    bands: tuple[Band, ...]
    ways: dict[str, Is]
    score: str = "points"
    loss: float = 0.4
    falls: bool = False
    """Whether forbidding a way has to lower the mean."""
    forced: bool = False
    wins: tuple[float, float] | None = None
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Job:
    """Games to play: the seeds, the options, and the way that is forbidden or forced."""

    game: str
    options: dict[str, str]
    seeds: range
    way: str = ""
    forced: bool = False


def wanted(name: str) -> Wanted:
    """Return what a game is balanced for."""
    found: Wanted = import_module(f"calibration.{name}").WANTED
    return found


def play(job: Job) -> list[dict[str, int]]:
    """Play the games of a job and return the numbers of their results."""
    rules = game(job.game)
    options = settled(rules, job.options)
    is_way = wanted(job.game).ways[job.way] if job.way else None
    results = []
    for seed in job.seeds:
        state = rules.new(options)
        table = Straight(state, _policy(rules, seed, is_way, job.forced), Keyed(str(seed)))
        while not rules.over(state):
            rules.step(state, table)
        result = rules.result(state)
        results.append({**result.numbers, "won": int(result.won)})
    return results


def _policy(rules: AnyRules, seed: int, is_way: Is | None, forced: bool) -> Callable[[Question, object], Answer]:
    greedy = player("greedy", rules, str(seed))

    def answer(question: Question, state: object) -> Answer:
        # The way is one of the first person; whoever else sits there plays as ever.
        if is_way is None or question.seat or question.kind != "one" or len(question.options) == 1:
            return greedy(question, state)
        ranked = rules.rank(question, state)
        fits = [one for one in ranked if is_way(state, question, one[0]) == forced]
        return (fits or ranked)[0]

    return answer


def run(jobs: Iterable[Job], workers: int) -> list[dict[str, int]]:
    """Play jobs on several processes."""
    with ProcessPoolExecutor(workers) as pool:
        return [numbers for batch in pool.map(play, jobs) for numbers in batch]


def batches(name: str, options: dict[str, str], games: int, **way: object) -> list[Job]:
    """Cut so many games into jobs."""
    size = 10
    return [
        Job(name, options, range(first, min(first + size, games)), **way)  # type: ignore[arg-type]
        for first in range(0, games, size)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; return 1 if one is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--ways", type=int, default=100, help="games for each way to play")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    want = wanted(given.game)
    options = want.options | dict(pair.split("=", 1) for pair in given.set)
    results = run(batches(given.game, options, given.games), given.workers)
    good = True
    for band in want.bands:
        values = sorted(numbers[band.name] for numbers in results)
        share = sum(band.low <= value <= band.high for value in values) / len(values)
        good &= share >= band.share
        spread = f"mean {fmean(values):.1f}, standard deviation {stdev(values):.1f}, {values[0]} to {values[-1]}"
        print(
            f"{band.name}: {spread}; {share:.1%} from {band.low} to {band.high} (wanted {band.share:.0%})", flush=True
        )
    won = fmean(numbers["won"] for numbers in results)
    asked = f" (wanted {want.wins[0]:.0%} to {want.wins[1]:.0%})" if want.wins else ""
    print(f"won: {won:.1%} of {len(results)}{asked}", flush=True)
    good &= want.wins is None or want.wins[0] <= won <= want.wins[1]
    few = [numbers[want.score] for numbers in results[: given.ways]]
    for way in want.ways if given.ways else ():
        scores = [n[want.score] for n in run(batches(given.game, options, given.ways, way=way), given.workers)]
        change = fmean(scores) / fmean(few) - 1
        good &= -change <= want.loss and (change < 0 or not want.falls)
        print(f"without {way}: mean {fmean(scores):.1f} ({change:+.0%}; at most -{want.loss:.0%})", flush=True)
        if want.forced:
            jobs = batches(given.game, options, given.ways, way=way, forced=True)
            scores = [n[want.score] for n in run(jobs, given.workers)]
            gained, error = fmean(scores) - fmean(few), sqrt((stdev(scores) ** 2 + stdev(few) ** 2) / len(few))
            good &= gained <= 2 * error
            print(f"always {way}: mean {fmean(scores):.1f} ({gained:+.1f}; at most {2 * error:.1f})", flush=True)
    print("as wanted" if good else "not as wanted")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
