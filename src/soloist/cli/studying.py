"""The commands that study: many games of a computer player, and how fast this machine plays."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from soloist.cli.given import (
    STOPPED,
    data_option,
    echo_json,
    example,
    game_argument,
    json_option,
    options_of,
    set_option,
    store_in,
)
from soloist.engine.errors import SoloistError
from soloist.engine.text import say

if TYPE_CHECKING:
    pass


@click.command(
    short_help=say("Let a computer play many games."),
    help=say("Let a computer player play many games, and report how it fared. Ctrl-C stops and reports."),
    epilog=example("soloist simulate burgundy --player greedy --games 200 --json"),
)
@game_argument
@click.option("--player", default="greedy", show_default=True, help=say("Who plays: random or greedy."))
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help=say("How many games."))
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    help=say("Game i, counted from 0, has the chance of the seed SEED + i."),
)
@set_option
@click.option("--workers", type=click.IntRange(1), help=say("How many processes; the standard is one for each core."))
@click.option("--out", metavar="FILE.parquet", help=say("Write every game to a Parquet file (needs the study extra)."))
@json_option
@data_option
def simulate(
    name: str,
    player: str,
    count: int,
    seed: int,
    chosen: tuple[str, ...],
    workers: int | None,
    out: str | None,
    as_json: bool,
    data: Path | None,
) -> int:
    """Play many games."""
    from soloist.engine.catalogue import game
    from soloist.players import player as player_of
    from soloist.study import simulate as study

    if out is not None:
        raise SoloistError(say("--out needs the study extra, which this version does not have yet; use --json."))
    rules = game(name)
    player_of(player, rules, "")
    plan = study.Plan(name, options_of(rules, chosen), player, count, seed, store_in(data).overrides(name))
    outcomes, stopped = study.run(plan, workers, _Progress())
    found = study.report(plan, outcomes, stopped)
    if as_json:
        echo_json(found)
    else:
        click.echo("\n".join(study.in_words(found)))
    return STOPPED if stopped else 0


class _Progress:
    """Shows on standard error how far a simulation is."""

    def __init__(self) -> None:
        from time import monotonic

        self.clock = monotonic
        self.shown = 0.0
        self.live = sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        now = self.clock()
        if now - self.shown < (0.1 if self.live else 2.0) and done < total:
            return
        self.shown = now
        text = say("{done} of {total} games", done=done, total=total)
        click.echo(f"\r{text}" if self.live else text, err=True, nl=not self.live or done == total)


@click.command(
    short_help=say("Measure how fast it plays."),
    help=say("Measure how fast this machine plays; all figures are medians of several runs."),
    epilog=example("soloist bench burgundy --json"),
)
@click.argument("name", metavar="GAME", default="burgundy")
@json_option
def bench(name: str, as_json: bool) -> None:
    """Measure."""
    from soloist.study.benchmark import benchmark

    figures = benchmark(name)
    if as_json:
        echo_json(figures)
        return
    for key, value in figures.items():
        click.echo(f"{key:24} {value}")
