"""Law 7: a table game, fed from a digital one, decides the same, and its instructions lead to the same board."""

from __future__ import annotations

from functools import cache
from itertools import chain
from statistics import median
from typing import cast

import pytest
from tests.games.luthier.beside.physical import TABLE, Pair
from tests.laws.test_laws import seeds

from soloist.games.luthier.beside.state import Beside

STYLES = {
    "whole lists": {"asking": "lists"},
    "step by step": {"asking": "steps"},
}
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"shuffled": "told", "your-goals": "yes"},
    {"ai-goals": "no", "direction": "lowest", "fewest-tokens": "its own"},
    {"crowd": "any number", "priority": "chip", "tastes": "only first", "upgrades": "one"},
    {"search-for": "left patron", "above": "skip", "upgrade-skill": "resolved", "dropped-icons": "yes"},
    {"shuffled": "told", "above": "take", "eleven": "and printed", "half-points": "sum", "skipped-step": "yes"},
    {"your-goals": "yes", "missed-goal": "nothing", "upgrade-skill": "chip", "next-award": "nothing"},
    {"bench-search": "guild", "next-award": "nothing"},
    {"bench-search": "never"},
)
"""What is chosen for a seed, in turn: every way to ask, and all readings about the AI."""


@pytest.mark.clauses("luthier.ai.act", "luthier.ai.plan", "luthier.ai.upkeep", "luthier.ai.end")
@pytest.mark.parametrize("style", STYLES)
@seeds(25, 1_000)
def test_law_7_the_table_decides_as_the_board(style: str, block: range) -> None:
    for seed in block:
        Pair(seed, "random", **STYLES[style], **OPTIONS[seed % len(OPTIONS)]).play()


@pytest.mark.parametrize("style", STYLES)
def test_law_7_against_a_player_who_takes_what_is_best(style: str) -> None:
    Pair(3, "greedy", **STYLES[style]).play()


def test_the_number_of_a_turn_rises_and_each_turn_of_the_ai_has_its_own() -> None:
    pair = Pair(1, "random")
    pair.play()
    points = [cast(Beside, point.state) for point in pair.match.checkpoints]
    turns = [TABLE.turn(game) for game in points]
    assert turns == sorted(turns)
    acts = [TABLE.turn(game) for game in points if game.stage in ("act", "close", "end")]
    assert len(acts) > 20
    assert len(set(acts)) == len(acts)


@cache
def printed() -> object:
    """What is told of printed things in three games."""
    known: object = None
    for seed in range(3):
        pair = Pair(seed, "greedy", known=known, asking="lists")
        pair.play()
        known = pair.printed
    return known


@seeds(12, 300)
def test_law_14_the_questions_of_a_turn_stay_within_the_budget(block: range) -> None:
    asked: list[int] = []
    for seed in block:
        pair = Pair(seed, "random", known=printed())
        pair.play()
        # What a card says of searching is asked once in all games; those of `printed` have not met every card.
        asked += [sum(not name.startswith("searches: ") for name in chain(*screens)) for screens in pair.turns]
    assert median(asked) <= 5
    assert max(asked) <= 12
