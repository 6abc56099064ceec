"""Awards at the table: how many levels one has is printed on it, so it is asked."""

from __future__ import annotations

import pytest
from tests.games.luthier.beside.tables import answer, asks, news, question, state, table

from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import BALCONY, SALON
from soloist.games.luthier.opponent.own import Ai

ON_BALCONY = 4


def scoring(level: int) -> object:
    """The AI's only card is Balcony of a level, and no chip of yours is there."""

    def place(game: Beside, me: Ai) -> None:
        me.row, me.deck, me.levels[ON_BALCONY] = [ON_BALCONY], [1, 1, 1, 1, 0, 1], level
        me.chips, me.awards = [0, 1, 0, 0, 0, 0], [2, 0, 1]
        game.first, game.piles[BALCONY], game.piles[SALON] = AI, [AI], [YOU]

    return place


@pytest.mark.clauses("luthier.ai.balcony.award", "luthier.reading.15")
@pytest.mark.parametrize(
    ("card", "levels", "left", "worth"),
    [
        (2, 2, "level right 1 2", "level 2 of 2, from below, of the right award"),
        (2, 3, "level right 1 3; level right 2 3", "the middle level of the right award"),
        (3, 3, "level right 0 3; level right 1 3", "the middle level of the right award"),
        (3, 5, "level right 0 5; level right 3 5", "level 4 of 5, from below, of the right award"),
    ],
)
def test_an_award_has_as_many_levels_as_are_told(card: int, levels: int, left: str, worth: str) -> None:
    match = table(scoring(card), stage="activate")  # type: ignore[arg-type]
    assert asks(match) == "How many levels does the right award have?"
    answer(match, str(levels))
    assert question(match).options == [("level", 2, n, levels) for n in range(levels)]
    answer(match, left)
    assert asks(match) == f"How much prestige is {worth} worth?"
    answer(match, "7")
    assert f"Put its marker on {worth}: it scores 7 prestige." in news(match)
    assert (state(match).me.scored, state(match).me.prestige) == ([2], 7)


@pytest.mark.clauses("luthier.ai.balcony.award")
def test_how_many_levels_an_award_has_is_told_once_in_a_game() -> None:
    match = table(scoring(2), stage="activate")  # type: ignore[arg-type]
    answer(match, "4", "level right 3 4", "9")
    told = state(match).memory.told["levels: award 2"]
    assert (told.values, told.keeps) == ((4,), "game")
