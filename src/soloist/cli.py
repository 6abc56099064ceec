"""The command line: every command with an example, every error one plain sentence."""

# What a command needs is imported inside it, so that `soloist --help` starts at once.

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from soloist import __version__
from soloist.engine.errors import SoloistError
from soloist.engine.text import say

if TYPE_CHECKING:
    from soloist.engine.catalogue import AnyRules
    from soloist.engine.match import Setup
    from soloist.storage.sqlite import SqliteStore

BAD_USAGE = 2
FAILED = 1
STOPPED = 130

HOST = "127.0.0.1"
PORT = 8000


def main() -> None:
    """Run the command that was typed, and end with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code: 0, 1 for a failed check, 2 for bad usage."""
    try:
        code = cli.main(list(arguments), prog_name="soloist", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help() if error.ctx else error.format_message())
        return BAD_USAGE
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "soloist"
        wrong = error.format_message().rstrip(". ")
        return _complain(say("{wrong}; {command} --help shows how.", wrong=wrong, command=command))
    except click.ClickException as error:
        return _complain(error.format_message())
    except SoloistError as error:
        return _complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has gone away; there is nobody to tell.
        sys.stderr.close()
        return FAILED
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return _complain(f"{name}{error.strerror or error}")
    return code if isinstance(code, int) else 0


def _complain(text: str) -> int:
    sentence = " ".join(text.split())
    click.echo(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.", err=True)
    return BAD_USAGE


def _example(*lines: str) -> str:
    return "\b\n" + "\n".join([say("Example:"), *(f"  {line}" for line in lines)])


def _store(data: Path | None) -> SqliteStore:
    from soloist.storage.sqlite import SqliteStore

    return SqliteStore(data)


_data = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help=say("The folder where games are kept; the standard is $SOLOIST_DATA or this user's data folder."),
)
_set = click.option(
    "--set",
    "chosen",
    multiple=True,
    metavar="KEY=VALUE",
    help=say("An option of the set-up, such as target=48; may be given several times."),
)
_json = click.option("--json", "as_json", is_flag=True, help=say("Print JSON, for programs."))
_game = click.argument("name", metavar="GAME")


def _echo_json(data: object) -> None:
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def _options(rules: AnyRules, chosen: Sequence[str]) -> dict[str, str]:
    """Return all options of a game from `key=value` texts."""
    from soloist.engine.catalogue import settled

    pairs: dict[str, str] = {}
    for text in chosen:
        key, sign, value = text.partition("=")
        if not sign or key in pairs:
            raise SoloistError(
                say("“--set {text}” is not understood; write --set key=value, each key once.", text=text)
            )
        pairs[key] = value
    options = settled(rules, pairs)
    for setting in rules.settings:
        other, values = setting.when
        if setting.name in pairs and other in options and options[other] not in values:
            raise SoloistError(
                say(
                    "“{name}” matters only with {other}={values}.",
                    name=setting.name,
                    other=other,
                    values=say(" or ").join(values),
                )
            )
    return options


@click.group(
    invoke_without_command=True,
    help=say("Soloist plays modern euro board games against their official solo opponents."),
    epilog=_example("soloist", "soloist play burgundy --set target=48", "soloist serve --port 8001"),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message="%(version)s", help=say("Print the version."))
@click.pass_context
def cli(context: click.Context) -> object:
    """Serve, where no command is named."""
    return context.invoke(serve) if context.invoked_subcommand is None else None


@cli.command(
    short_help=say("Play in the browser."),
    help=say("Start the web application and open it in the browser."),
    epilog=_example("soloist serve --port 8001 --no-browser"),
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
@_data
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
    server.run(host, port, _store(data), not no_browser)


@cli.command(
    short_help=say("Play in the terminal."),
    help=say("Play a game in the terminal; it is kept after every answer."),
    epilog=_example("soloist play burgundy --set duchy=13B --seed 7", "soloist play burgundy --resume 3"),
)
@_game
@_set
@click.option("--seed", help=say("A text of 1 to 64 bytes; the same seed falls the same way. Without it, a fresh one."))
@click.option("--code", help=say("A set-up code that somebody shared, instead of options and seed."))
@click.option("--resume", metavar="ID", help=say("The number of a kept game to go on with (see soloist games)."))
@_data
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


@cli.command(
    short_help=say("Sit beside the cardboard game."),
    help=say(
        "Sit beside the cardboard game. Where it has an opponent, Soloist is that opponent and asks what it needs to "
        "see; else you type what is rolled and drawn, and Soloist keeps the record."
    ),
    epilog=_example("soloist table tiletum --set difficulty=hard", "soloist table burgundy --resume 3"),
)
@_game
@_set
@click.option("--seed", help=say("What Soloist rolls and draws itself falls by it. Without it, a fresh one."))
@click.option("--resume", metavar="ID", help=say("The number of a kept game to go on with (see soloist games)."))
@_data
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
    beginning.sit_down(_store(data), rules, setup or Setup(name, _options(rules, chosen), seed), resume)


@cli.command(
    short_help=say("List games, and your kept ones."),
    help=say("List the games there are, and your kept ones."),
    epilog=_example("soloist games", "soloist games --json"),
)
@_json
@_data
def games(as_json: bool, data: Path | None) -> None:
    """List games."""
    from dataclasses import asdict

    from soloist.engine.catalogue import game, names

    kept = _store(data).games()
    if as_json:
        known = [{"name": name, "title": game(name).credits.title, "version": game(name).version} for name in names()]
        _echo_json({"games": known, "kept": [asdict(summary) for summary in kept]})
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


@cli.command(
    short_help=say("Run scenarios."),
    help=say("Run scenarios and print what differs; exit code 1 if one fails."),
    epilog=_example("soloist scenario tests/scenarios/burgundy/*.toml"),
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
def scenario(files: tuple[Path, ...]) -> int:
    """Run scenarios."""
    from soloist.engine import scenario as scenarios

    failed = 0
    for file in files:
        try:
            text = _text(file)
            differences = scenarios.run(text)
        except SoloistError as error:
            raise error if str(file) in str(error) else SoloistError(f"{file}: {error}") from None
        for difference in differences:
            click.echo(f"{file}: {difference}")
        failed += bool(differences)
    click.echo(say("{passed} of {n} scenarios pass.", passed=len(files) - failed, n=len(files)), err=True)
    return FAILED if failed else 0


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise SoloistError(say("There is no file {file}; name one that there is.", file=file)) from None
    except OSError as error:
        raise SoloistError(say("{file} cannot be read: {reason}.", file=file, reason=error.strerror)) from None


def _text(file: Path) -> str:
    try:
        return _bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SoloistError(say("{file} is not a text file in UTF-8.", file=file)) from None


@cli.command(
    short_help=say("Replay a save, and check it."),
    help=say("Replay a save to its end; with --verify, check too that its dice fell from its seed (exit code 1)."),
    epilog=_example("soloist replay game.jsonl --verify"),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help=say("Check the record; exit code 1 if it is not sound."))
@_json
def replay(file: Path, verify: bool, as_json: bool) -> int:
    """Replay a save."""
    from soloist.study.replay import replayed

    data = _bytes(file)
    try:
        found = replayed(data, verify)
    except SoloistError as error:
        if not verify:
            raise
        click.echo(str(error), err=True)
        return FAILED
    if as_json:
        _echo_json(found.data)
    else:
        click.echo("\n".join(found.lines))
    for fault in found.faults:
        click.echo(fault, err=True)
    return FAILED if found.faults else 0


@cli.command(
    short_help=say("Print or check the rules."),
    help=say("Print a game's rules in our own words; with --check, check that every rule is covered and proved."),
    epilog=_example("soloist rules burgundy", "soloist rules --check"),
)
@click.argument("name", metavar="GAME", required=False)
@click.option("--check", is_flag=True, help=say("Check one game, or all; exit code 1 if something is missing."))
@_json
def rules(name: str | None, check: bool, as_json: bool) -> int:
    """Print or check rules."""
    from soloist.engine import catalogue
    from soloist.engine import rulebook as books

    if check:
        failed = 0
        for each in [name] if name else catalogue.names():
            package = catalogue.game(each).package
            document = books.document_ids_of(package)
            book, proofs = books.rulebook_of(package), books.proofs_of(package)
            faults = books.check(book, document.ids, document.without_rule, proofs)
            for fault in faults:
                click.echo(f"{each}: {fault}", err=True)
            if not faults:
                click.echo(say("{game}: {n} clauses, all covered and proved.", game=each, n=len(book.clauses)))
            failed += len(faults)
        return FAILED if failed else 0
    if name is None:
        raise SoloistError(say("Name a game (soloist rules burgundy), or give --check for all."))
    game = catalogue.game(name)
    book = game.rulebook()
    if as_json:
        proofs = books.proofs_of(game.package)
        _echo_json(
            {
                "clauses": [
                    {
                        "id": clause.id,
                        "text": clause.text,
                        "covers": list(clause.covers),
                        "standing": clause.standing.value,
                        "tests": proofs.get(clause.id, 0),
                    }
                    for clause in book.clauses
                ]
            }
        )
        return 0
    click.echo(f"{book.title}\n")
    for paragraph in book.intro:
        click.echo(f"{paragraph}\n")
    for section in book.sections:
        click.echo(f"{section.title}\n{'-' * len(section.title)}\n")
        for paragraph in section.intro:
            click.echo(f"{paragraph}\n")
        for clause in section.clauses:
            click.echo(f"{clause.id} ({clause.standing.value})\n{clause.text}\n")
    return 0


@cli.command(
    short_help=say("List data tables and sources."),
    help=say("List a game's data tables, with where each comes from and how far it is official."),
    epilog=_example("soloist components burgundy --json"),
)
@_game
@_json
@_data
def components(name: str, as_json: bool, data: Path | None) -> None:
    """List data tables."""
    import msgspec

    from soloist.engine.catalogue import game

    tables = game(name).components(_store(data).overrides(name))
    if as_json:
        _echo_json(msgspec.to_builtins(tables))
        return
    for found in tables:
        click.echo(f"{found.name}: {found.title} ({found.standing.value})")
        click.echo(f"  {found.source}")
        if found.why:
            click.echo(f"  {found.why}")
        if found.overridden:
            click.echo("  " + say("replaced by your own file {file}", file=found.file))


@cli.command(
    short_help=say("Let a computer play many games."),
    help=say("Let a computer player play many games, and report how it fared. Ctrl-C stops and reports."),
    epilog=_example("soloist simulate burgundy --player greedy --games 200 --json"),
)
@_game
@click.option("--player", default="greedy", show_default=True, help=say("Who plays: random or greedy."))
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help=say("How many games."))
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    help=say("Game i, counted from 0, has the chance of the seed SEED + i."),
)
@_set
@click.option("--workers", type=click.IntRange(1), help=say("How many processes; the standard is one for each core."))
@click.option("--out", metavar="FILE.parquet", help=say("Write every game to a Parquet file (needs the study extra)."))
@_json
@_data
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
    plan = study.Plan(name, _options(rules, chosen), player, count, seed, _store(data).overrides(name))
    outcomes, stopped = study.run(plan, workers, _Progress())
    found = study.report(plan, outcomes, stopped)
    if as_json:
        _echo_json(found)
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


@cli.command(
    short_help=say("Measure how fast it plays."),
    help=say("Measure how fast this machine plays; all figures are medians of several runs."),
    epilog=_example("soloist bench burgundy --json"),
)
@click.argument("name", metavar="GAME", default="burgundy")
@_json
def bench(name: str, as_json: bool) -> None:
    """Measure."""
    from soloist.study.benchmark import benchmark

    figures = benchmark(name)
    if as_json:
        _echo_json(figures)
        return
    for key, value in figures.items():
        click.echo(f"{key:24} {value}")
