"""The greedy player: always the answer that the game's own ranking puts first."""

from __future__ import annotations

from soloist.engine.answerers import Policy
from soloist.engine.catalogue import AnyRules
from soloist.engine.questions import Answer, Question


def greedy_player(rules: AnyRules) -> Policy[object]:
    """Return a player that follows `rules.rank`."""

    def answer(question: Question, state: object) -> Answer:
        return question.forced() or rules.rank(question, state)[0]

    return answer
