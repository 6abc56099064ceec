"""Perform: dice, inspiration, levels."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import (
    Played,
    acts,
    chip,
    completed,
    goods,
    only,
    performance,
    play,
    start,
    with_patron,
)

from soloist.games.luthier.kinds import (
    BAROQUE,
    CLASSICAL,
    KEYBOARDS,
    NONE,
    PERFORM,
    PERFORMANCE,
    PERFORMANCES,
    STRINGS,
)
from soloist.games.luthier.state import Game

# St Matthew Passion: medium 9, high 12, 3 / 6 prestige, 0 / 1 money. Tafelmusik: 6, 9, 1 / 3 prestige, 1 / 2 money.
ROW = {PERFORMANCES: ["messiah", "l-orfeo", "the-creation", "st-matthew-passion", "tafelmusik"]}


def performs(game: Game, space: int, *dice: int) -> Played:
    """Perform the card of a space, with these dice."""
    return play(game, ("perform", space), chance={"white dice": [list(dice)]})


@pytest.mark.clauses("luthier.perform", "luthier.perform.result", "luthier.perform.levels", "luthier.perform.track")
@pytest.mark.parametrize(
    ("die", "number", "prestige", "money"), [(1, 5, 1, 1), (3, 5, 1, 1), (4, 5, 3, 2), (3, 3, 1, 1), (6, 3, 3, 2)]
)
def test_medium_and_high_pay_their_prestige_and_money(die: int, number: int, prestige: int, money: int) -> None:
    game = chip(PERFORM, number, rows=ROW)
    at = performs(game, 5, *[die] * (1 + (number >= 4)))
    assert at.game.prestige[0] == prestige
    assert at.board.money == money
    assert at.board.performed == [performance("tafelmusik")]
    assert at.board.tracks[PERFORMANCE] == 1
    assert at.name == "token"
    assert at.told("performed")[0]["result"] == number + die


@pytest.mark.clauses("luthier.perform.low", "luthier.perform.track")
def test_low_is_a_rehearsal() -> None:
    game = chip(PERFORM, 3, rows=ROW)
    at = play(game, ("perform", 4), chance={"white dice": [[5]]}, until="activate")
    assert at.game.discards[PERFORMANCES][performance("st-matthew-passion")] == 1
    assert (at.board.performed, at.game.prestige[0]) == ([], 0)
    assert at.board.inspiration == 1
    assert at.board.tracks[PERFORMANCE] == 1
    assert at.told("performed") == [
        {"player": 0, "performance": performance("st-matthew-passion"), "result": 8, "level": 0}
    ]


@pytest.mark.clauses("luthier.perform.dice", "luthier.bonuses", "luthier.tracks")
@pytest.mark.parametrize(
    ("track", "number", "dice"),
    [(0, 3, 1), (1, 3, 1), (2, 3, 2), (4, 3, 2), (5, 3, 3), (8, 3, 3), (0, 4, 2), (5, 4, 4)],
)
def test_how_many_dice_are_rolled(track: int, number: int, dice: int) -> None:
    game = chip(PERFORM, number, rows=ROW)
    game.boards[0].tracks[PERFORMANCE] = track
    goods(game, inspiration=1)
    at = play(game, ("perform", 5))
    assert len(at.game.dice) == dice


@pytest.mark.clauses("luthier.perform.dice")
def test_only_the_highest_die_counts() -> None:
    game = chip(PERFORM, 4, rows=ROW)
    at = performs(game, 4, 2, 5)
    assert at.told("performed")[0] == {
        "player": 0,
        "performance": performance("st-matthew-passion"),
        "result": 4 + 5,
        "level": 1,
    }


@pytest.mark.clauses("luthier.bonuses", "luthier.perform.dice")
def test_the_step_of_skill_6_comes_before_the_roll() -> None:
    game = acts(start(rows=ROW), PERFORM, 5)
    game.queue[0][2] = 7
    game.boards[0].tracks[PERFORMANCE] = 1
    goods(game, inspiration=1)
    at = play(game, ("perform", 5))
    assert at.board.tracks[PERFORMANCE] == 2
    assert len(at.game.dice) == 2 + 1


@pytest.mark.clauses("luthier.perform.inspiration")
def test_inspiration_adds_one_or_rolls_again() -> None:
    game = chip(PERFORM, 3, rows=ROW)
    goods(game, inspiration=4)
    at = play(game, ("perform", 4), chance={"white dice#1": [[2]], "white dice#2": [[4]]})
    assert (at.name, at.options) == ("inspiration", [("add",), ("again",), ("stop",)])
    at = at.then(("again",), ("add",), ("add",))
    assert (at.game.dice, at.game.added, at.board.inspiration) == ([4], 2, 1)
    at = at.then(("stop",))
    assert at.told("performed")[0]["result"] == 3 + 4 + 2
    assert at.game.prestige[0] == 3
    assert (at.game.dice, at.game.added) == ([], 0)


@pytest.mark.clauses("luthier.perform.inspiration")
def test_without_inspiration_nothing_is_asked() -> None:
    game = chip(PERFORM, 3, rows=ROW)
    goods(game, inspiration=1)
    at = play(game, ("perform", 4), ("add",), chance={"white dice": [[5]]})
    assert at.name == "token"
    assert at.told("performed")[0]["result"] == 9


@pytest.mark.clauses("luthier.powers", "luthier.perform.result")
def test_powers_of_performances() -> None:
    game = chip(PERFORM, 3, rows=ROW)
    completed(game, "reiche", "handel", "vivaldi", "beethoven")  # presence, box office, encore, encore
    at = performs(game, 5, 2)
    assert at.told("performed")[0]["result"] == 3 + 2 + 1
    assert at.board.money == 1 + 2
    assert at.game.prestige[0] == 1 + 1 + 1


@pytest.mark.clauses("luthier.powers")
def test_powers_pay_nothing_for_a_low_result() -> None:
    game = chip(PERFORM, 1, rows=ROW)
    completed(game, "handel", "vivaldi")
    at = play(game, ("perform", 5), chance={"white dice": [[1]]}, until="activate")
    assert (at.board.money, at.game.prestige[0]) == (0, 0)


@pytest.mark.clauses("luthier.orchestra.token", "luthier.perform.levels")
def test_the_token_goes_in_any_section() -> None:
    at = performs(chip(PERFORM, 3, rows=ROW), 5, 6)
    assert len(at.options) == 18
    assert at.options[0] == ("desk", STRINGS, 1)
    after = at.then(("desk", KEYBOARDS, 3)).game
    assert after.chairs[KEYBOARDS] == 0
    assert after.prestige[0] == 3 + 1


@pytest.mark.clauses("luthier.deliver", "luthier.perform.levels")
def test_a_performance_is_delivered_to_a_patron_who_needs_its_era() -> None:
    game = chip(PERFORM, 3, rows=ROW)
    with_patron(game, "haydn")
    with_patron(game, "vivaldi")
    at = performs(game, 5, 6).then(("desk", STRINGS, 2))
    assert (at.name, at.options) == ("deliver", [("for", 2), ("free",)])
    after = at.then(("for", 2)).board
    assert after.fills[1] == [NONE, performance("tafelmusik"), NONE]
    assert after.performed == [performance("tafelmusik")]
    assert at.then(("free",)).board.fills[1] == [NONE, NONE, NONE]


@pytest.mark.clauses("luthier.search")
def test_performances_are_searched_by_era_without_a_tier() -> None:
    game = chip(PERFORM, 3, rows=ROW)
    goods(game, inspiration=2)
    only(game, PERFORMANCES, "farewell-symphony", "water-music")
    at = play(game)
    assert at.of("search era") == [("search era", BAROQUE), ("search era", CLASSICAL)]
    at = at.then(("search era", CLASSICAL), chance={"white dice": [[6]]})
    assert at.board.performed == [performance("farewell-symphony")]
    assert at.board.inspiration == 0
