"""Tables of one's own for a game, written into a folder for a test, and what is refused about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import pytest

from soloist.engine.components import ComponentError


@dataclass(frozen=True)
class OwnTables:
    """The tables of one game; `box` is what makes its box of a folder."""

    game: str
    box: Callable[[Path], object]

    def printed_file(self, name: str) -> str:
        """The text of a printed table."""
        return files(f"soloist.games.{self.game}").joinpath("components", f"{name}.toml").read_text(encoding="utf-8")

    def own_table(self, folder: Path, name: str, text: str) -> Path:
        """Write a table of one's own and return the game's folder of such."""
        own = folder / self.game
        own.mkdir(exist_ok=True)
        (own / f"{name}.toml").write_text(text, encoding="utf-8")
        return own

    def refusal(self, folder: Path) -> str:
        """Why the tables of a folder are refused."""
        with pytest.raises(ComponentError) as caught:
            self.box(folder)
        return str(caught.value)
