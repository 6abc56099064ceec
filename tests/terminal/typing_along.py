"""A person who types at a real table what lies there, line by line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from tests.mirrored import Mirrored, Screen
from tests.terminal.test_desk import Sheet

from soloist.engine.catalogue import AnyRules, settled
from soloist.engine.match import Match, Setup
from soloist.storage.memory import MemoryStore
from soloist.terminal.play import sit


@dataclass(frozen=True)
class Typist:
    """Types the answers of a game that is played beside a digital one; `mirrored` makes such pairs."""

    table: AnyRules
    mirrored: Callable[..., type[Any]]
    seed: int

    def lines_of(self, until: str = "", seed: int | None = None, **options: str) -> tuple[list[str], Mirrored]:
        """Return what a person types in a game, to its end or until a question is asked, and that game."""
        lines: list[str] = []
        matches: list[Mirrored] = []

        class Enough(Exception):
            pass

        def hand(match: Mirrored, screen: Screen) -> None:
            matches[:] = [match]
            for question, answer in screen:
                if until and question.name.startswith(until):
                    raise Enough
                lines.append(self.table.notation.write_answer(answer) or "none")

        with suppress(Enough):
            self.mirrored(hand)(seed or self.seed, "greedy", **options).play()
        return lines, matches[0]

    def sat(self, *lines: str, until: str = "", **options: str) -> tuple[str, Match[object]]:
        """Return what is written when lines are typed once a question is asked, and the game as it was kept."""
        store = MemoryStore()
        id = store.create(Match(self.table, Setup(self.table.name, settled(self.table, options), str(self.seed))))
        typed, _ = self.lines_of(until=until, **options) if until else ([], None)
        sit(store, id, Sheet(*typed))
        paper = Sheet(*lines, width=110)
        sit(store, id, paper)
        return paper.text, store.load(id)
