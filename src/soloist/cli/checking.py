"""The commands that check and print: scenarios, saves, rules and data tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from soloist.cli.given import (
    FAILED,
    bytes_of,
    data_option,
    echo_json,
    example,
    game_argument,
    json_option,
    store_in,
    text_of,
)
from soloist.engine.errors import SoloistError
from soloist.engine.text import say

if TYPE_CHECKING:
    pass


@click.command(
    short_help=say("Run scenarios."),
    help=say("Run scenarios and print what differs; exit code 1 if one fails."),
    epilog=example("soloist scenario tests/scenarios/burgundy/*.toml"),
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
def scenario(files: tuple[Path, ...]) -> int:
    """Run scenarios."""
    from soloist.engine import scenario as scenarios

    failed = 0
    for file in files:
        try:
            text = text_of(file)
            differences = scenarios.run(text)
        except SoloistError as error:
            raise error if str(file) in str(error) else SoloistError(f"{file}: {error}") from None
        for difference in differences:
            click.echo(f"{file}: {difference}")
        failed += bool(differences)
    click.echo(say("{passed} of {n} scenarios pass.", passed=len(files) - failed, n=len(files)), err=True)
    return FAILED if failed else 0


@click.command(
    short_help=say("Replay a save, and check it."),
    help=say("Replay a save to its end; with --verify, check too that its dice fell from its seed (exit code 1)."),
    epilog=example("soloist replay game.jsonl --verify"),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help=say("Check the record; exit code 1 if it is not sound."))
@json_option
def replay(file: Path, verify: bool, as_json: bool) -> int:
    """Replay a save."""
    from soloist.study.replay import replayed

    data = bytes_of(file)
    try:
        found = replayed(data, verify)
    except SoloistError as error:
        if not verify:
            raise
        click.echo(str(error), err=True)
        return FAILED
    if as_json:
        echo_json(found.data)
    else:
        click.echo("\n".join(found.lines))
    for fault in found.faults:
        click.echo(fault, err=True)
    return FAILED if found.faults else 0


@click.command(
    short_help=say("Print or check the rules."),
    help=say("Print a game's rules in our own words; with --check, check that every rule is covered and proved."),
    epilog=example("soloist rules burgundy", "soloist rules --check"),
)
@click.argument("name", metavar="GAME", required=False)
@click.option("--check", is_flag=True, help=say("Check one game, or all; exit code 1 if something is missing."))
@json_option
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
        echo_json(
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


@click.command(
    short_help=say("List data tables and sources."),
    help=say("List a game's data tables, with where each comes from and how far it is official."),
    epilog=example("soloist components burgundy --json"),
)
@game_argument
@json_option
@data_option
def components(name: str, as_json: bool, data: Path | None) -> None:
    """List data tables."""
    import msgspec

    from soloist.engine.catalogue import game

    tables = game(name).components(store_in(data).overrides(name))
    if as_json:
        echo_json(msgspec.to_builtins(tables))
        return
    for found in tables:
        click.echo(f"{found.name}: {found.title} ({found.standing.value})")
        click.echo(f"  {found.source}")
        if found.why:
            click.echo(f"  {found.why}")
        if found.overridden:
            click.echo("  " + say("replaced by your own file {file}", file=found.file))
