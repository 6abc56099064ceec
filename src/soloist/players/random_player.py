"""The random player: every answer is as likely as any other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from soloist.engine.answerers import Policy
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data

_FINE = 1 << 32
"""The steps between 0 and 1 of the luck of a seat."""


def random_player(seed: str) -> Policy[object]:
    """Return a player that draws its answers; the same seed draws the same on every version of Python."""
    # Only random() keeps its promise of the same numbers in every version; choice() and shuffle() do not.
    draw = Random(seed).random

    def answer(question: Question, state: object) -> Answer:
        return _drawn(question, draw)

    return answer


def seated_random_player(seed: str, seat: int) -> Policy[object]:
    """Return a random player that keeps nothing: its luck is that of the seed, its seat and the position.

    So it plays the same at the same position, after undo, redo and load too. Its draws have a key of their own, so they
    say nothing about what will fall.
    """
    source = Keyed(seed)

    def answer(question: Question, state: object) -> Answer:
        position = msgspec.json.encode([to_data(state), question.name]).decode()
        at = 0

        def draw() -> float:
            nonlocal at
            at += 1
            return source.values(f"seat {seat}, {position}", at, (_FINE,))[0] / _FINE

        return _drawn(question, draw)

    return answer


def _drawn(question: Question, draw: Callable[[], float]) -> Answer:
    if question.kind == "one":
        options = question.options
        return (options[int(draw() * len(options))],)
    if question.kind == "number":
        return (("number", question.least + int(draw() * (question.most - question.least + 1))),)
    if question.kind == "numbers":
        return (("numbers", *(least + int(draw() * (most - least + 1)) for _, least, most in question.fields)),)
    left = list(question.offered())
    n = len(left)
    if question.kind == "some":
        n = question.least + int(draw() * (min(question.most, len(left)) - question.least + 1))
    return tuple(left.pop(int(draw() * len(left))) for _ in range(n))
