"""A table game whose answers are given a second time, screen by screen: on a page, or through a pipe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from soloist.engine.catalogue import AnyRules
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Answer, Question

Screen = list[tuple[Question, Answer]]
Hand = Callable[["Mirrored", Screen], None]
P = TypeVar("P", covariant=True)


class Mirrored(Match[object]):
    """Hands on what was answered on one screen, before the next one is asked."""

    hand: Hand
    prepared: Callable[[Setup], Setup]

    def __init__(self, rules: AnyRules, setup: Setup, **named: Any) -> None:
        super().__init__(rules, type(self).prepared(setup), **named)
        self.screen: list[str] = []
        self.said: Screen = []

    def answer(self, answer: Answer | str) -> None:
        """Answer, and hand the whole screen on once nothing of it is asked any more."""
        question = self.question
        assert isinstance(question, Question)
        assert isinstance(answer, tuple)
        if not self.said:
            self.screen = [question.name, *(one.name for one in self.along)]
        self.said.append((question, answer))
        step = self.checkpoints[-1].entries
        super().answer(answer)
        if self.asked not in self.screen or self.checkpoints[-1].entries != step:
            said, self.said = self.said, []
            type(self).hand(self, said)


class Mirroring(Protocol[P]):
    """Returns the pairs whose table game starts from a set-up that is prepared, and hands its screens on."""

    def __call__(self, hand: Hand, prepared: Callable[[Setup], Setup] = ...) -> type[P]: ...


def mirroring(pair: type[P]) -> Mirroring[P]:
    """Return what makes the pairs of one game hand their screens on."""

    def mirrored(hand: Hand, prepared: Callable[[Setup], Setup] = lambda setup: setup) -> type[P]:
        # A function that is kept as it is would become a method.
        own = {"hand": staticmethod(hand), "prepared": staticmethod(prepared)}
        return type("MirroredPair", (pair,), {"matches": type("Handed", (Mirrored,), own)})

    return mirrored
