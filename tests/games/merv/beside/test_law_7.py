"""Law 7: a table game, fed from a digital one, decides the same, and its instructions lead to the same board."""

from __future__ import annotations

from functools import cache
from statistics import median

import pytest
from tests.games.merv.beside.physical import Pair
from tests.laws.test_laws import seeds

from soloist.engine.memory import Memory
from soloist.engine.states import to_data

STYLES = {
    "whole lists": {"asking": "lists"},
    "step by step": {"asking": "steps"},
}
OPTIONS = (
    {},
    {"courtier": "played", "cards": "told"},
    {"goods": "at most", "how-many-contracts": "at most", "extra-time": "every", "removal": "drawn", "level": "2"},
    {"wall-pairs": "alike", "first-courtier": "anybody", "market-library": "placed", "no-card": "deck"},
    {"goods": "new", "placed-counts": "no", "reshuffle": "anew", "cards": "told", "wall-influence": "no"},
    {"courtier": "played", "courtier-tie": "furthest", "cards": "told", "reshuffle": "all", "soldiers": "home"},
)
"""What is chosen for a seed, in turn: who keeps what, and all readings about the Magistrate."""


@pytest.mark.clauses(
    "merv.turn-of-magistrate.card",
    "merv.turn-of-magistrate.line",
    "merv.turn-of-magistrate.fallback",
    "merv.priority.caravansary",
    "merv.priority.palace",
    "merv.priority.library",
    "merv.priority.marketplace",
    "merv.priority.mosque",
    "merv.priority.wall",
    "merv.courtier.slot",
)
@pytest.mark.parametrize("style", STYLES)
@seeds(25, 1_000)
def test_law_7_the_table_decides_as_the_board(style: str, block: range) -> None:
    for seed in block:
        pair = Pair(seed, "random", **STYLES[style], **OPTIONS[seed % len(OPTIONS)])
        pair.play()


@pytest.mark.parametrize("style", STYLES)
def test_law_7_against_a_player_who_takes_what_is_best(style: str) -> None:
    Pair(3, "greedy", **STYLES[style]).play()


@cache
def printed() -> object:
    """What is known of the printed board after a dozen games."""
    told = Memory().told
    for seed in range(9_000, 9_012):
        pair = Pair(seed, "random")
        pair.play()
        told |= pair.beside.memory.printed().told
    return to_data(Memory(told))


@seeds(25, 300)
def test_law_14_the_questions_of_a_turn_stay_within_the_budget(block: range) -> None:
    asked: list[int] = []
    for seed in block:
        pair = Pair(seed, "random", printed())
        pair.play()
        asked += [len(questions) for questions in pair.turns]
    assert median(asked) <= 5
    assert max(asked) <= 12


def test_what_is_printed_is_asked_in_the_first_game_alone() -> None:
    first = Pair(7, "random")
    first.play()
    again = Pair(7, "random", to_data(first.beside.memory.printed()))
    again.play()
    asked = {name.split(":")[0] for questions in first.turns for name in questions}
    asked_again = {name.split(":")[0] for questions in again.turns for name in questions}
    gone = asked - asked_again
    for name in (
        "halls",
        "points of a set",
        "end of the track favour",
        "no gate place; gates",
        "order of the directions",
    ):
        assert name in gone
