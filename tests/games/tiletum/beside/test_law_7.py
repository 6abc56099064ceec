"""Law 7: a table game, fed from a digital one, decides the same, and its instructions lead to the same board."""

from __future__ import annotations

from functools import cache
from statistics import median

import pytest
from tests.games.tiletum.beside.physical import Pair
from tests.laws.test_laws import seeds

from soloist.engine.memory import Memory
from soloist.engine.states import to_data
from soloist.games.tiletum.kinds import CHALLENGES

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


ALL_CARDS = {"difficulty": "own", **{f"challenge-{card}": "yes" for card in CHALLENGES}}
SETS = {"none": {"difficulty": "easy"}, "five": {"difficulty": "hard"}, "all": ALL_CARDS}


@cache
def printed() -> object:
    """What is known of the printed board after a dozen games."""
    told = Memory().told
    for seed in range(9_000, 9_012):
        pair = Pair(seed, "random", to_data(Memory(told)))
        pair.play()
        told |= pair.beside.memory.printed().told
    return to_data(Memory(told))


@pytest.mark.parametrize("board", ["asked", "compared"])
@pytest.mark.parametrize("cards", SETS)
@seeds(8, 300)
def test_law_14_the_questions_of_a_turn_stay_within_the_budget(cards: str, board: str, block: range) -> None:
    asked: list[int] = []
    for seed in block:
        pair = Pair(seed, "random", printed(), map=board, **SETS[cards])
        pair.play()
        asked += [len(questions) for questions in pair.turns]
    assert median(asked) <= 4
    assert max(asked) <= 10


@seeds(3, 100)
def test_law_14_a_first_game_asks_little_more(block: range) -> None:
    asked: list[int] = []
    for seed in block:
        pair = Pair(seed, "random", **ALL_CARDS)
        pair.play()
        asked += [len(questions) for questions in pair.turns]
    assert median(asked) <= 5
    assert max(asked) <= 13


def test_what_is_printed_is_asked_in_the_first_game_alone() -> None:
    first = Pair(4, "random")
    first.play()
    again = Pair(4, "random", to_data(first.beside.memory.printed()))
    again.play()
    asked, asked_again = (
        {name.split(":")[0] for questions in pair.turns for name in questions} for pair in (first, again)
    )
    assert any(name.endswith("; ap") for name in asked)
    assert {"points of the space", "free House space"} <= asked
    gone = asked - asked_again
    assert {"points of the space", "free House space"} <= gone
    assert not any(name.endswith("; ap") for name in asked_again)
