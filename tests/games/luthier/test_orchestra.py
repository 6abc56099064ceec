"""The Orchestra: desks, bonuses, First Chairs."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import completed, desk, play, start

from soloist.games.luthier.kinds import (
    BRASS,
    CRAFT,
    KEYBOARDS,
    NONE,
    PERFORMANCE,
    REPUTATION,
    STRINGS,
    WOODWINDS,
)
from soloist.games.luthier.orchestra import token_options
from soloist.games.luthier.state import INSTRUMENT_TOKEN_DUE, TOKEN_DUE, Game, tokens_in


def placing(game: Game, section: int = NONE, *, who: int = 0, instrument: bool = False) -> Game:
    """Let a person have a token to place."""
    game.stage = "activate"
    game.due.append((INSTRUMENT_TOKEN_DUE if instrument else TOKEN_DUE, who, section))
    return game


@pytest.mark.clauses("luthier.orchestra.token", "luthier.orchestra.desks", "luthier.orchestra.desks.full")
def test_desks_with_an_instrument_take_nothing_more() -> None:
    game = start()
    game.instrument_at[desk(KEYBOARDS, 2)] = 1
    game.plain[desk(KEYBOARDS, 1) * 2] = 3
    assert token_options(game, KEYBOARDS) == [("desk", KEYBOARDS, 1), ("desk", KEYBOARDS, 3)]
    at = play(placing(game, KEYBOARDS, instrument=True), ("desk", KEYBOARDS, 1), until="activate")
    assert token_options(at.game, KEYBOARDS) == [("desk", KEYBOARDS, 3)]
    assert tokens_in(at.game, KEYBOARDS, 0) == 4


@pytest.mark.clauses("luthier.setup.orchestra")
def test_covered_desks_do_not_exist() -> None:
    game = start()
    game.cover = 3  # S4 W4 K1 B2 P3
    assert [option[2] for option in token_options(game, STRINGS)] == [1, 2, 3, 5]
    assert [option[2] for option in token_options(game, BRASS)] == [1, 3]


@pytest.mark.clauses("luthier.orchestra.back")
def test_the_back_row_is_open_only_when_all_desks_hold_instruments() -> None:
    game = start()
    game.cover = 3
    for place in (1, 3):
        game.instrument_at[desk(BRASS, place)] = 1
    assert token_options(game, BRASS) == [("desk", BRASS, 0)]
    assert ("desk", BRASS, 0) in token_options(game, NONE)
    at = play(placing(game, NONE), ("desk", BRASS, 0), until="activate")
    assert at.game.back_row[BRASS * 2] == 1
    assert at.game.chairs[BRASS] == 0


@pytest.mark.clauses("luthier.orchestra.bonus")
@pytest.mark.parametrize(
    ("section", "place", "what", "n"),
    [
        (STRINGS, 1, "inspiration", 1),
        (STRINGS, 2, "money", 2),
        (BRASS, 2, "apprentices", 1),
        (WOODWINDS, 2, "money", 2),
    ],
)
def test_a_desk_gives_its_bonus_each_time(section: int, place: int, what: str, n: int) -> None:
    game = start()
    at = play(placing(game, section), ("desk", section, place), until="activate")
    assert getattr(at.board, what) == n
    at = play(placing(at.game, section), ("desk", section, place), until="activate")
    assert getattr(at.board, what) == 2 * n
    assert at.game.plain[desk(section, place) * 2] == 2


@pytest.mark.clauses("luthier.orchestra.bonus")
def test_desks_give_steps_and_materials_too() -> None:
    game = start()
    at = play(placing(game, STRINGS), ("desk", STRINGS, 3), until="activate")
    assert at.board.tracks[CRAFT] == 1
    at = play(placing(start(), BRASS), ("desk", BRASS, 3), until="activate")
    assert at.board.tracks[PERFORMANCE] == 1
    at = play(placing(start(), KEYBOARDS), ("desk", KEYBOARDS, 2))
    assert at.name == "materials"


@pytest.mark.clauses("luthier.orchestra.chair", "luthier.orchestra.chair.more")
def test_the_first_token_claims_the_first_chair() -> None:
    at = play(placing(start(), STRINGS), ("desk", STRINGS, 1), until="activate")
    assert at.game.chairs == [0, NONE, NONE, NONE, NONE]
    assert at.board.tracks[REPUTATION] == 1
    assert at.told("chair claimed") == [{"player": 0, "section": STRINGS, "from": NONE}]


@pytest.mark.clauses("luthier.orchestra.chair", "luthier.orchestra.chair.more")
@pytest.mark.parametrize(("theirs", "mine", "taken"), [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True)])
def test_a_chair_is_taken_over_with_strictly_more_tokens(theirs: int, mine: int, taken: bool) -> None:
    game = start()
    game.chairs[STRINGS] = 1
    game.plain[desk(STRINGS, 2) * 2 + 1] = theirs
    game.back_row[STRINGS * 2] = mine
    at = play(placing(game, STRINGS), ("desk", STRINGS, 1), until="activate")
    assert at.game.chairs[STRINGS] == (0 if taken else 1)
    assert at.board.tracks[REPUTATION] == 0
    assert len(at.told("chair taken")) == taken


@pytest.mark.clauses("luthier.orchestra.chair", "luthier.orchestra.chair.more")
def test_instruments_and_the_back_row_count_for_the_chair() -> None:
    game = start()
    game.chairs[STRINGS] = 1
    game.instrument_at[desk(STRINGS, 2)] = 1
    game.instrument_at[desk(STRINGS, 3)] = 0
    game.back_row[STRINGS * 2 + 1] = 1
    game.plain[desk(STRINGS, 4) * 2] = 1
    assert (tokens_in(game, STRINGS, 0), tokens_in(game, STRINGS, 1)) == (2, 2)
    at = play(placing(game, STRINGS), ("desk", STRINGS, 1), until="activate")
    assert at.game.chairs[STRINGS] == 0


@pytest.mark.clauses("luthier.powers")
def test_a_seat_in_the_house_pays_for_every_token() -> None:
    game = start()
    completed(game, "leopold", "schumann")
    at = play(placing(game, STRINGS), ("desk", STRINGS, 1), until="activate")
    assert at.board.money == 2
