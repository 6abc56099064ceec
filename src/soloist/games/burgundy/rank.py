"""Sensible answers, the best first: for the greedy player, a search's prior and hints."""

from __future__ import annotations

from soloist.engine.questions import Answer, Question
from soloist.games.burgundy.state import Game


def rank(question: Question, game: Game) -> list[Answer]:
    """Return sensible answers to a question, the best first."""
    if question.kind == "some":
        return [tuple(question.options[: question.least])]
    return [(option,) for option in question.options]
