"""The random player: every answer is as likely as any other."""

from __future__ import annotations

from random import Random

from soloist.engine.answerers import Policy
from soloist.engine.questions import Answer, Question


def random_player(seed: str) -> Policy[object]:
    """Return a player that draws its answers; the same seed draws the same on every version of Python."""
    # Only random() keeps its promise of the same numbers in every version; choice() and shuffle() do not.
    draw = Random(seed).random

    def answer(question: Question, state: object) -> Answer:
        if question.kind == "one":
            options = question.options
            return (options[int(draw() * len(options))],)
        return _longer(question)

    def _longer(question: Question) -> Answer:
        if question.kind == "number":
            return (("number", question.least + int(draw() * (question.most - question.least + 1))),)
        left = list(question.options)
        n = len(left)
        if question.kind == "some":
            n = question.least + int(draw() * (min(question.most, len(left)) - question.least + 1))
        return tuple(left.pop(int(draw() * len(left))) for _ in range(n))

    return answer
