"""Law 7: a table game, fed from a digital one, decides the same, and its instructions lead to the same board."""

from __future__ import annotations

from statistics import median

import pytest
from tests.games.tiletum.beside.physical import Pair
from tests.laws.test_laws import seeds

STYLES = {
    "whole lists": {"asking": "lists"},
    "step by step": {"asking": "steps"},
}
OPTIONS = (
    {"map": "compared"},
    {"difficulty": "hard"},
    {"difficulty": "normal", "dice": "rolled"},
    {"map": "compared", "difficulty": "hard", "needs": "printed", "not-yours": "Pillar", "crest-in-reach": "map only"},
    {"joker-or-colour": "colour", "afford": "with Gold", "pays": "without", "next-fair": "next round"},
    {"king-fair": "after", "difficulty": "own", "challenge-visitors": "yes", "challenge-special-friends": "yes"},
)
"""What is chosen for a seed, in turn: every way to ask, easy and hard, and the readings about the Cardinalbot."""


@pytest.mark.clauses(
    "tiletum.cardinal.turn", "tiletum.cardinal.action", "tiletum.cardinal.king", "tiletum.cardinal.fair"
)
@pytest.mark.parametrize("style", STYLES)
@seeds(25, 1_000)
def test_law_7_the_table_decides_as_the_board(style: str, block: range) -> None:
    for seed in block:
        pair = Pair(seed, "random", **STYLES[style], **OPTIONS[seed % len(OPTIONS)])
        pair.play()


@pytest.mark.parametrize("style", STYLES)
def test_law_7_against_a_player_who_takes_what_is_best(style: str) -> None:
    Pair(3, "greedy", **STYLES[style], map="compared", difficulty="normal").play()


@seeds(12, 300)
def test_law_14_the_questions_of_a_turn_stay_within_the_budget(block: range) -> None:
    asked: list[int] = []
    for seed in block:
        pair = Pair(seed, "random", map="compared")
        pair.play()
        asked += [len(questions) for questions in pair.turns]
    assert median(asked) <= 4
    assert max(asked) <= 10
