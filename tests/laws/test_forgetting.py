"""A table game in which any part of the printed board was forgotten asks for it again, and decides the same."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from soloist.engine.catalogue import tables
from soloist.engine.forgetting import PRINTED
from soloist.engine.match import Match
from soloist.engine.memory import Memory
from soloist.engine.mending import PART
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data

LEFT = 0.5
"""Such a part of what is printed stays known."""


@pytest.mark.parametrize("game", tables())
def test_a_board_that_is_half_known_makes_no_difference(game: str) -> None:
    physical = import_module(f"tests.games.{game}.beside.physical")
    first = physical.Pair(1, "random")
    first.play()
    told = first.beside.memory.printed().told
    for seed in range(2, 8):
        draw = Random(seed)
        kept = {line: what for line, what in told.items() if draw.random() < LEFT}
        pair = physical.Pair(seed, "random", to_data(Memory(kept)))
        pair.play()
        assert pair.beside.memory.printed().told.keys() > kept.keys()


@pytest.mark.parametrize("game", [game for game in tables() if game != "luthier"])
def test_what_is_printed_is_forgotten_in_the_middle_of_a_game(game: str) -> None:
    """Before three turns of the person what was told of the board is named as wrong."""

    class Forgetting(Match[object]):
        times = 0

        def answer(self, answer: Answer | str) -> None:
            question = self.question
            assert isinstance(question, Question)
            if ("correct",) in question.options and self.times < 3 and len(self.entries) > 30:
                self.times += 1
                super().answer("correct")
                if (PART, PRINTED) in self.question.options:  # type: ignore[union-attr]
                    super().answer(((PART, PRINTED),))
                    lines = sorted(self.state.memory.printed().told)  # type: ignore[attr-defined]
                    # The halls would be asked at a scoring, where the test's cardboard is asked nothing.
                    super().answer(tuple((PRINTED, n) for n, line in enumerate(lines) if line != "halls"))
                else:
                    super().answer("")
            super().answer(answer)

    physical = import_module(f"tests.games.{game}.beside.physical")
    pairs = type("ForgettingPair", (physical.Pair,), {"matches": Forgetting})
    for seed in range(3):
        pair = pairs(seed, "random")
        pair.play()
        assert pair.match.times == 3
