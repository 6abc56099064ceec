"""Whole games at random, of which some questions are kept with the state at each, and everything that was told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeVar

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Question
from soloist.engine.table import Table

S = TypeVar("S")


@dataclass
class Seen(Generic[S]):
    """A game played at random: some of its questions, with the state at each, and everything that was told."""

    questions: list[tuple[S, Question]] = field(default_factory=list)
    events: list[tuple[S, Event]] = field(default_factory=list)
    kinds: set[str] = field(default_factory=set)
    end: S | None = None


@dataclass
class Overhearing(Generic[S]):
    """How a game is overheard.

    `pick` answers at random, `kinds` says what is new about a question that is kept besides every `every`-th one.
    """

    copy: Callable[[S], S]
    step: Callable[[S, Table], None]
    over: Callable[[S], bool]
    pick: Callable[[Question, S, Random], Answer]
    every: int
    kinds: Callable[[Question], set[str]] = lambda question: {str(option[0]) for option in question.options}

    def play(self, game: S, seed: int) -> Seen[S]:
        """Play a game to its end, and return what was seen of it."""
        seen: Seen[S] = Seen()
        table = _Listening(game, self, seen, seed)
        while not self.over(game):
            self.step(game, table)
        seen.end = game
        return seen


class _Listening(Straight[S]):
    listens = True

    def __init__(self, game: S, how: Overhearing[S], seen: Seen[S], seed: int) -> None:
        super().__init__(game, self.chosen, Keyed(str(seed)))
        self.how = how
        self.seen = seen
        self.random = Random(seed)

    def chosen(self, question: Question, game: S) -> Answer:
        kinds = self.how.kinds(question)
        if not kinds <= self.seen.kinds or self.answered % self.how.every == 0:
            self.seen.kinds |= kinds
            self.seen.questions.append((self.how.copy(game), question))
        return self.how.pick(question, game, self.random)

    def tell(self, event: Event) -> None:
        self.seen.events.append((self.how.copy(self.state), event))
