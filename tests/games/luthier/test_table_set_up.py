"""At the table: harder games are chosen and said, and the AI's cards are laid out when Planning is over."""

from __future__ import annotations

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, news, state, table

from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.kinds import GUILD, PERFORM, SALON
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai


@pytest.mark.clauses("luthier.ai.harder")
@pytest.mark.parametrize(
    ("extra", "said"),
    [
        ("0", None),
        ("1", "In your own set-up deal yourself 2 goal cards more, and keep 1 more."),
        ("3", "In your own set-up deal yourself 6 goal cards more, and keep 3 more."),
    ],
)
def test_harder_still_is_set_up_at_the_table(extra: str, said: str | None) -> None:
    assert "extra-goals" in [setting.name for setting in TABLE.settings]
    match: Match[object] = Match(TABLE, Setup("luthier-table", settled(TABLE, {"extra-goals": extra}), "1"))
    told = news(match)
    assert [line for line in told if "goal cards more" in line] == ([said] if said else [])
    assert told.index("After your own set-up draw a solo guild card and lay it left of its board.") == len(told) - 1


@pytest.mark.clauses("luthier.ai.row")
def test_its_cards_are_laid_out_when_your_last_chip_is_placed() -> None:
    def last(game: Beside, me: Ai) -> None:
        game.first, game.chips, me.chips = 1, 1, [0, 1, 1, 1, 0, 0]
        me.row, me.tracker = [AI_LOCATIONS.index(PERFORM), AI_LOCATIONS.index(GUILD)], [0, 1, 0, 0, 0]
        me.deck = [1, 0, 0, 1, 1, 1]

    match = table(last, stage="plan", shuffled="told")
    answer(match, "card salon 1")
    assert [line for line in news(match) if line.startswith("Lay out")] == []
    assert state(match).me.row == [AI_LOCATIONS.index(location) for location in (PERFORM, GUILD, SALON)]
    answer(match, "at market")
    # Its tracker has the Salon, the Guild and Perform from top to bottom; only the Guild is at 1.
    assert [line for line in news(match) if line.startswith("Lay out")] == [
        "Lay out its action cards from left to right: Guild, Salon, Perform."
    ]
