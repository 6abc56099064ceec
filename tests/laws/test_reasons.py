"""At a table every question says what it is for, and cites a rule that exists."""

from __future__ import annotations

from importlib import import_module

import pytest

from soloist.engine.catalogue import tables
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.rulebook import rulebook_of

SEEDS = 3


@pytest.mark.parametrize("asking", ["lists", "steps"])
@pytest.mark.parametrize("game", tables())
def test_every_question_at_a_table_has_its_reason(game: str, asking: str) -> None:
    seen: dict[str, tuple[str, str]] = {}

    class Looking(Match[object]):
        def answer(self, answer: Answer | str) -> None:
            question = self.question
            assert isinstance(question, Question)
            view = self.rules.view(self.state, question)
            seen[view.ask] = (view.reason, view.clause)
            super().answer(answer)

    physical = import_module(f"tests.games.{game}.beside.physical")
    pairs = type("LookingPair", (physical.Pair,), {"matches": Looking})
    for seed in range(SEEDS):
        pairs(seed, "random", asking=asking).play()
    clauses = {clause.id for clause in rulebook_of(f"soloist.games.{game}").clauses}
    assert len(seen) > 30
    assert [ask for ask, (reason, _) in seen.items() if not reason] == []
    assert {clause for _, clause in seen.values()} <= clauses
