"""The command line: every command with an example, every error one plain sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from soloist import __version__
from soloist.cli import checking, playing, studying
from soloist.cli.given import BAD_USAGE, FAILED, STOPPED, example
from soloist.engine.errors import SoloistError
from soloist.engine.text import say


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


@click.group(
    invoke_without_command=True,
    help=say("Soloist plays modern euro board games against their official solo opponents."),
    epilog=example("soloist", "soloist play burgundy --set target=48", "soloist serve --port 8001"),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message="%(version)s", help=say("Print the version."))
@click.pass_context
def cli(context: click.Context) -> object:
    """Serve, where no command is named."""
    return context.invoke(playing.serve) if context.invoked_subcommand is None else None


for command in (
    *(playing.serve, playing.play, playing.table, playing.games),
    *(checking.scenario, checking.replay, checking.rules, checking.components),
    *(studying.simulate, studying.bench),
):
    cli.add_command(command)
