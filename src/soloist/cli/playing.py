"""The commands that play: in the browser, in the terminal, beside the cardboard; and what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from soloist.cli.given import (
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
    from soloist.engine.match import Setup


HOST = "127.0.0.1"
PORT = 8000
_resume = click.option(
    "--resume", metavar="ID", help=say("The number of a kept game to go on with (see soloist games).")
)


@click.command(
    short_help=say("Play in the browser."),
    help=say("Start the web application and open it in the browser."),
    epilog=example("soloist serve --port 8001 --no-browser"),
)
@click.option("--host", default=HOST, show_default=True, help=say("The address to listen at."))
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help=say("The port; 0 takes any free one."),
)
@click.option("--no-browser", is_flag=True, help=say("Do not open the browser."))
@data_option
def serve(host: str, port: int, no_browser: bool, data: Path | None) -> None:
    """Start the web application."""
    try:
        from soloist.web.shells import server
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("starlette", "uvicorn"):
            raise
        raise SoloistError(
            say("The web application needs Starlette and uvicorn; install soloist with its extra “server”.")
        ) from None
    server.run(host, port, store_in(data), not no_browser)


@click.command(
    short_help=say("Play in the terminal."),
    help=say("Play a game in the terminal; it is kept after every answer."),
    epilog=example("soloist play burgundy --set duchy=13B --seed 7", "soloist play burgundy --resume 3"),
)
@game_argument
@set_option
@click.option("--seed", help=say("A text of 1 to 64 bytes; the same seed falls the same way. Without it, a fresh one."))
@click.option("--code", help=say("A set-up code that somebody shared, instead of options and seed."))
@_resume
@data_option
def play(
    name: str, chosen: tuple[str, ...], seed: str | None, code: str | None, resume: str | None, data: Path | None
) -> None:
    """Play a game in the terminal."""
    from soloist.storage.code import fresh_seed, read_code

    setup = None
    if code is not None:
        if chosen or seed is not None:
            raise SoloistError(say("A set-up code holds options and seed already; give it without --set and --seed."))
        read = read_code(code)
        if read.note:
            click.echo(read.note, err=True)
        setup = read.setup
    _sit_down(name, chosen, seed if seed is not None else fresh_seed(), resume, data, setup)


@click.command(
    short_help=say("Sit beside the cardboard game."),
    help=say(
        "Sit beside the cardboard game. Where it has an opponent, Soloist is that opponent and asks what it needs to "
        "see; else you type what is rolled and drawn, and Soloist keeps the record."
    ),
    epilog=example("soloist table tiletum --set difficulty=hard", "soloist table burgundy --resume 3"),
)
@game_argument
@set_option
@click.option("--seed", help=say("What Soloist rolls and draws itself falls by it. Without it, a fresh one."))
@_resume
@data_option
def table(name: str, chosen: tuple[str, ...], seed: str | None, resume: str | None, data: Path | None) -> None:
    """Be the opponent beside a real table, or keep the record of a game with real dice."""
    from soloist.engine.catalogue import TABLE, tables
    from soloist.storage.code import fresh_seed

    if name in tables():
        _sit_down(name + TABLE, chosen, fresh_seed() if seed is None else seed, resume, data)
        return
    if seed is not None:
        raise SoloistError(say("In “{name}” you roll and draw yourself at the table, so there is no seed.", name=name))
    _sit_down(name, chosen, None, resume, data)


def _sit_down(
    name: str,
    chosen: Sequence[str],
    seed: str | None,
    resume: str | None,
    data: Path | None,
    setup: Setup | None = None,
) -> None:
    """Begin or resume a game in the terminal."""
    from soloist.engine.catalogue import game
    from soloist.engine.match import Setup
    from soloist.terminal import beginning

    rules = game(name)
    beginning.sit_down(store_in(data), rules, setup or Setup(name, options_of(rules, chosen), seed), resume)


@click.command(
    short_help=say("List games, and your kept ones."),
    help=say("List the games there are, and your kept ones."),
    epilog=example("soloist games", "soloist games --json"),
)
@json_option
@data_option
def games(as_json: bool, data: Path | None) -> None:
    """List games."""
    from dataclasses import asdict

    from soloist.engine.catalogue import game, names

    kept = store_in(data).games()
    if as_json:
        known = [{"name": name, "title": game(name).credits.title, "version": game(name).version} for name in names()]
        echo_json({"games": known, "kept": [asdict(summary) for summary in kept]})
        return
    for name in names():
        credits = game(name).credits
        click.echo(
            say(
                "{name}: {title}, by {designers} ({publisher})",
                name=name,
                title=say(credits.title),
                designers=credits.designers,
                publisher=credits.publisher,
            )
        )
    if kept:
        click.echo("\n" + say("Kept games:"))
    for summary in kept:
        state = say("being played") if summary.won is None else say("won") if summary.won else say("lost")
        if summary.seed is None:
            state = say("{state}, real dice", state=state)
        about = f" ({summary.about})" if summary.about else ""
        click.echo(f"{summary.id:>4}  {summary.game}{about}, {state}, {summary.changed[:16].replace('T', ' ')} UTC")
