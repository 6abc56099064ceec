"""What the commands share: the options that many of them have, and how what was typed is read."""

# What a command needs is imported inside it, so that `soloist --help` starts at once.

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from soloist.engine.errors import SoloistError
from soloist.engine.text import say

if TYPE_CHECKING:
    from soloist.engine.catalogue import AnyRules
    from soloist.storage.sqlite import SqliteStore

BAD_USAGE = 2
FAILED = 1
STOPPED = 130


def example(*lines: str) -> str:
    """Return commands as the example below a help page."""
    return "\b\n" + "\n".join([say("Example:"), *(f"  {line}" for line in lines)])


def store_in(data: Path | None) -> SqliteStore:
    """Return the store in a folder, or in the standard one."""
    from soloist.storage.sqlite import SqliteStore

    return SqliteStore(data)


data_option = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help=say("The folder where games are kept; the standard is $SOLOIST_DATA or this user's data folder."),
)
set_option = click.option(
    "--set",
    "chosen",
    multiple=True,
    metavar="KEY=VALUE",
    help=say("An option of the set-up, such as target=48; may be given several times."),
)
json_option = click.option("--json", "as_json", is_flag=True, help=say("Print JSON, for programs."))
game_argument = click.argument("name", metavar="GAME")


def echo_json(data: object) -> None:
    """Print data as JSON."""
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def options_of(rules: AnyRules, chosen: Sequence[str]) -> dict[str, str]:
    """Return all options of a game from `key=value` texts.

    :raises SoloistError: if one is not understood, unknown, or does not matter for the others.
    """
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


def bytes_of(file: Path) -> bytes:
    """Return what stands in a file.

    :raises SoloistError: if it is not there or cannot be read.
    """
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise SoloistError(say("There is no file {file}; name one that there is.", file=file)) from None
    except OSError as error:
        raise SoloistError(say("{file} cannot be read: {reason}.", file=file, reason=error.strerror)) from None


def text_of(file: Path) -> str:
    """Return the text of a file.

    :raises SoloistError: if it is not there, cannot be read or is no text.
    """
    try:
        return bytes_of(file).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SoloistError(say("{file} is not a text file in UTF-8.", file=file)) from None
