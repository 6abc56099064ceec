"""The Balcony: turn-order spaces and award levels."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import (
    BOX,
    acts,
    award,
    chip,
    completed,
    desk,
    instrument,
    play,
    start,
)

from soloist.engine.errors import Refused
from soloist.games.luthier.kinds import BALCONY, BRASS, HIGH, KEYBOARDS, LOW, MIDDLE, NONE, REPUTATION, STRINGS
from soloist.games.luthier.scoring import award_count, claim_options
from soloist.games.luthier.state import Game

BUILDERS, CONCERTS, RESTORERS = 0, 1, 2
"""Places of the awards in these positions: finished instruments, performances, repairs."""


@pytest.mark.clauses("luthier.balcony", "luthier.balcony.best")
def test_markers_take_the_best_free_space() -> None:
    game = start(seats=3, stage="chip")
    game.location, game.queue = BALCONY, [[2, 5, 5], [0, 3, 3], [1, 1, 1]]
    at = play(game, ("order",), ("coin",), ("order",), until="activate")
    assert at.game.balcony == [2, 1]
    assert [board.money for board in at.game.boards] == [1, 0, 1]
    assert at.told("turn space") == [{"player": 2, "space": 1}, {"player": 1, "space": 2}]


@pytest.mark.clauses("luthier.balcony.best", "luthier.reading.36")
def test_nobody_has_two_markers_there() -> None:
    game = start(stage="chip", crowd="any number")
    game.location, game.queue = BALCONY, [[0, 3, 3], [0, 1, 1]]
    at = play(game, ("order",))
    assert at.options == [("coin",)]


@pytest.mark.clauses("luthier.balcony.award", "luthier.awards.level", "luthier.awards.level.prestige")
def test_an_award_level_may_be_claimed_after_the_marker() -> None:
    game = chip(BALCONY, 1)
    game.boards[0].built = [0, 1, 2]
    at = play(game, ("order",))
    assert at.options == [("claim", 1, LOW), ("claim", 1, MIDDLE), ("pass",)]
    at = at.then(("claim", 1, MIDDLE))
    assert at.game.award_owner[:3] == [NONE, 0, NONE]
    assert at.game.prestige[0] == 5
    assert at.told("award") == [{"player": 0, "award": award("master-builders"), "level": MIDDLE}]


@pytest.mark.clauses("luthier.balcony.award", "luthier.balcony.declined")
def test_a_claim_may_be_left_or_made_beside_the_money() -> None:
    game = chip(BALCONY, 1)
    game.boards[0].built = [0, 1]
    assert play(game, ("order",), ("pass",), until="activate").game.award_owner == [NONE] * 9
    after = play(game, ("coin",), ("claim", 1, LOW), until="activate")
    assert (after.board.money, after.game.prestige[0], after.game.balcony) == (1, 3, [])


@pytest.mark.clauses("luthier.awards.level", "luthier.awards.level.prestige")
def test_levels_are_taken_once_and_one_of_an_award_is_enough() -> None:
    game = chip(BALCONY, 1)
    game.boards[0].built, game.boards[0].repaired = [0, 1, 2, 3, 4], [0, 1]
    game.award_owner[BUILDERS * 3 + HIGH] = 1
    game.award_owner[RESTORERS * 3 + MIDDLE] = 0
    assert claim_options(game, 0) == [("claim", 1, LOW), ("claim", 1, MIDDLE)]
    with pytest.raises(Refused):
        play(game, ("order",), ("claim", 1, HIGH))


@pytest.mark.clauses("luthier.bonuses")
def test_the_step_of_skill_6_counts_for_the_award() -> None:
    game = start(awards=["all-round-masters", "restorers", "favoured-house"])
    game.boards[0].tracks = [0, 2, 3]
    game = acts(game, BALCONY, 5)
    assert game.queue[0][2] == 6
    at = play(game, ("order",))
    assert at.board.money == 1
    assert at.board.tracks[REPUTATION] == 4
    assert at.of("claim") == [("claim", 1, LOW)]


def rich() -> Game:
    """A position with something of everything that awards count."""
    game = start(awards=["full-score", "leaders-of-the-band", "many-voices"])
    board = game.boards[0]
    board.built = [instrument(id) for id in ("violin", "viola", "sackbut")]
    board.performed, board.repaired, board.tracks = [0, 1], [0, 1, 2, 3], [2, 3, 4]
    completed(game, "bach")
    game.plain[desk(STRINGS, 2) * 2] = 2
    game.instrument_at[desk(BRASS, 1)] = 0
    game.back_row[KEYBOARDS * 2] = 1
    game.chairs = [0, NONE, 1, 0, NONE]
    return game


@pytest.mark.clauses("luthier.awards")
@pytest.mark.parametrize(
    ("id", "count"),
    [
        ("master-builders", 3),
        ("concert-series", 2),
        ("restorers", 4),
        ("favoured-house", 1),
        ("full-score", 3),
        ("leaders-of-the-band", 2),
        ("all-round-masters", 9),
        ("many-voices", 2),
    ],
)
def test_what_each_award_counts(id: str, count: int) -> None:
    assert award_count(rich(), 0, award(id)) == count


@pytest.mark.clauses("luthier.awards.level.prestige", "luthier.awards")
def test_awards_pay_3_5_and_8() -> None:
    assert BOX.award_prestige == (3, 5, 8)
    levels = {row.id: row.levels for row in BOX.awards}
    assert levels["favoured-house"] == (1, 2, 4)
    assert levels["all-round-masters"] == (6, 9, 13)
    assert claim_options(rich(), 0) == [("claim", 1, LOW), ("claim", 2, LOW), ("claim", 2, MIDDLE), ("claim", 3, LOW)]
