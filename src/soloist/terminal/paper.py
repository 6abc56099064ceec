"""Where line mode writes and reads: a terminal, with some bold print if rich is there, or a pipe, plain."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Protocol

PIPE_WIDTH = 80
WIDEST = 110


class Paper(Protocol):
    """What line mode needs of the place where it writes and reads."""

    width: int

    def title(self, text: str) -> None:
        """Write a heading."""
        ...

    def line(self, text: str = "", indent: str = "") -> None:
        """Write a paragraph; its further lines are indented."""
        ...

    def row(self, text: str) -> None:
        """Write a line as it is, such as a row of a map."""
        ...

    def read(self, prompt: str) -> str | None:
        """Return the next line that is typed, or None at the end of the input."""
        ...


class PlainPaper:
    """Standard input and output, without colours."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.width = min(shutil.get_terminal_size((PIPE_WIDTH, 24)).columns, WIDEST) if self.interactive else PIPE_WIDTH
        self._bold: Callable[[str], str] = _bold() if self.interactive else str
        if self.interactive:
            # Where it is there, it lets people edit their line and recall earlier ones.
            with suppress(ModuleNotFoundError):
                import_module("readline")

    def title(self, text: str) -> None:
        """Write a heading, after an empty line."""
        self.line()
        for part in textwrap.wrap(text, self.width):
            self._write(self._bold(part))

    def line(self, text: str = "", indent: str = "") -> None:
        """Write a paragraph; its further lines are indented."""
        wrapped = textwrap.wrap(
            text, self.width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        )
        self._write("\n".join(wrapped))

    def row(self, text: str) -> None:
        """Write a line as it is, such as a row of a map."""
        self._write(text)

    def _write(self, text: str) -> None:
        sys.stdout.write(text.replace("\N{NO-BREAK SPACE}", " ") + "\n")

    def read(self, prompt: str) -> str | None:
        """Return the next line that is typed, or None at the end of the input."""
        sys.stdout.flush()
        if self.interactive:
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                self.line()
                return None
        text = sys.stdin.readline()
        if not text:
            return None
        # What comes through a pipe is shown, so that the output reads like a conversation.
        self._write(prompt + text.rstrip("\r\n"))
        return text


def _bold() -> Callable[[str], str]:
    """Return what makes a text bold here: rich knows which terminals can; without it nothing is bold."""
    try:
        from rich.console import Console
        from rich.text import Text
    except ModuleNotFoundError:
        return str
    console = Console()

    def bold(text: str) -> str:
        with console.capture() as capture:
            console.print(Text(text, style="bold"), soft_wrap=True, end="")
        return capture.get()

    return bold


def columns(cells: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """Lay short texts out in as many columns as fit, in reading order (across, then down)."""
    if not cells:
        return []
    widest = max(map(len, cells))
    count = max(1, (width + gap) // (widest + gap))
    rows = [cells[start : start + count] for start in range(0, len(cells), count)]
    return [(" " * gap).join(cell.ljust(widest) for cell in row).rstrip() for row in rows]
