"""What most games, and most table games, give to the engine in the same way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from soloist.engine.components import TableInfo, describe
from soloist.engine.memory import Memory
from soloist.engine.questions import Answer, Question
from soloist.engine.rulebook import Rulebook, rulebook_of
from soloist.engine.sight import Thing
from soloist.engine.states import from_data, to_data
from soloist.engine.story import Deed


class Remembering(Protocol):
    """The state of a table game: it remembers what was told."""

    memory: Memory


S = TypeVar("S")
R = TypeVar("R", bound=Remembering)


class BaseRules(Generic[S]):
    """A game whose rulebook and data tables lie in its package, with nobody in its seats and nothing derived."""

    package: str

    def refresh(self, state: S) -> None:
        """Do nothing: no field is derived from others."""

    def seats(self, options: Mapping[str, str]) -> Mapping[int, str]:
        """Return nobody: the only seat is a person's."""
        return {}

    def thing(self, state: S, thing: Thing) -> str:
        """Return a thing of a trace in words; without an opponent there is none."""
        return str(thing)

    def rulebook(self) -> Rulebook:
        """Return the rules in our own words."""
        return _rulebook(self.package)

    def components(self, overrides: Path | None = None) -> Sequence[TableInfo]:
        """Return each data table with its standing."""
        return describe(self.package, overrides)


class BaseTableRules(BaseRules[R]):
    """An opponent's brain beside a real table, whose state has a memory."""

    brain = True

    def rank(self, question: Question, state: R) -> list[Answer]:
        """Return an answer that can be given: what lies on the table nobody can guess."""
        return [question.simplest()]

    def touched(self, state: R, deed: Deed) -> Sequence[str]:
        """Return no places: what the opponent did lies on the real table."""
        return ()

    def printed(self, state: R) -> object:
        """Return what was told about printed things, for later games."""
        return to_data(state.memory.printed())

    def remember(self, state: R, printed: object) -> None:
        """Know what was told about printed things in an earlier game; raises Misfit if it is no such thing."""
        state.memory = from_data(Memory, printed)


@cache
def _rulebook(package: str) -> Rulebook:
    return rulebook_of(package)
