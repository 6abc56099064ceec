"""The Workbench: two steps, discounts, what finishing brings."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import (
    acts,
    completed,
    desk,
    goods,
    instrument,
    patron,
    play,
    start,
    take,
    with_instrument,
    with_patron,
)

from soloist.games.luthier.kinds import CRAFT, INSTRUMENTS, KEYBOARDS, NONE, STRINGS, WORKBENCH
from soloist.games.luthier.state import BACK_ROW, Game


def bench(*chips: int) -> Game:
    """A game where these chips of player 0 act at the Workbench."""
    return acts(start(), WORKBENCH, *chips)


@pytest.mark.clauses("luthier.workbench", "luthier.workbench.rough")
def test_an_instrument_takes_two_steps_and_two_chips() -> None:
    game = bench(3, 1)
    with_instrument(game, "violin")  # 2w, then 1w 2h: 6 prestige
    goods(game, materials=(3, 0, 2))
    at = play(game)
    assert at.options == [("rough", 1, 2, 0, 0), ("coin",)]
    at = at.then(("rough", 1, 2, 0, 0))
    assert (at.board.roughed, at.board.materials, at.game.prestige[0]) == ([True], [1, 0, 2], 0)
    assert at.options == [("finish", 1, 1, 0, 2), ("coin",)]
    at = at.then(("finish", 1, 1, 0, 2), ("desk", STRINGS, 1))
    assert (at.board.instruments, at.board.roughed, at.board.assigned) == ([], [], [])
    assert at.board.built == [instrument("violin")]
    assert at.game.prestige[0] == 6


@pytest.mark.clauses("luthier.workbench.finish", "luthier.orchestra.desks")
def test_finishing_gives_prestige_craft_and_an_instrument_token() -> None:
    game = bench(1)
    with_instrument(game, "harpsichord", rough=True)
    goods(game, materials=(0, 2, 1))
    at = play(game, ("finish", 1, 0, 2, 1))
    assert at.board.tracks[CRAFT] == 1
    assert at.options == [("desk", KEYBOARDS, n) for n in (1, 2, 3)]
    at = at.then(("desk", KEYBOARDS, 3))
    assert at.game.instrument_at[desk(KEYBOARDS, 3)] == 0
    assert sum(at.game.plain) == 0
    assert at.game.prestige[0] == 7 + 1
    assert at.told("token") == [{"player": 0, "section": KEYBOARDS, "desk": 3, "instrument": 1}]


@pytest.mark.clauses("luthier.bonuses", "luthier.powers")
@pytest.mark.parametrize(
    ("skill", "powers", "less"), [(3, [], 0), (4, [], 1), (6, [], 2), (3, ["bach"], 1), (6, ["bach", "paganini"], 4)]
)
def test_skill_and_steady_hands_make_a_step_cheaper(skill: int, powers: list[str], less: int) -> None:
    game = bench(3)
    game.queue[0][2] = skill
    completed(game, *powers)
    with_instrument(game, "baryton")  # 4w
    goods(game, materials=(4, 0, 0))
    at = play(game)
    assert at.of("rough") == [("rough", 1, 4 - less, 0, 0)]
    assert at.then(("rough", 1, 4 - less, 0, 0)).board.materials == [less, 0, 0]


@pytest.mark.clauses("luthier.missing")
def test_missing_materials_are_bought_for_three_money() -> None:
    game = bench(1)
    with_instrument(game, "violin")
    goods(game, materials=(1, 0, 0), money=3)
    assert play(game, ("rough", 1, 2, 0, 0)).board.money == 0
    goods(game, materials=(1, 0, 0), money=2)
    assert play(game).options == [("coin",)]


@pytest.mark.clauses("luthier.missing", "luthier.missing.less")
def test_ways_to_pay_that_come_to_the_same_are_offered_once() -> None:
    game = bench(4)
    with_instrument(game, "classical-clarinet", rough=True)  # 1m 1h, 1 less
    goods(game, money=3)
    assert play(game).options == [("finish", 1, 0, 1, 0), ("coin",)]
    goods(game, materials=(0, 1, 0), money=3)
    assert play(game).of("finish") == [("finish", 1, 0, 1, 0), ("finish", 1, 0, 0, 1)]


@pytest.mark.clauses("luthier.workbench.finish", "luthier.patrons.complete")
def test_an_assigned_instrument_goes_to_its_patron() -> None:
    game = bench(1)
    haydn = with_patron(game, "haydn")
    leutgeb = with_patron(game, "leutgeb")
    with_instrument(game, "natural-horn", rough=True, patron=leutgeb)
    goods(game, materials=(0, 2, 0))
    at = play(game, ("finish", 1, 0, 2, 0), ("desk", 3, 1))
    assert at.board.fills == [[NONE, NONE, NONE], [instrument("natural-horn"), NONE]]
    assert at.board.patrons == [haydn, leutgeb]


@pytest.mark.clauses("luthier.workbench.order", "luthier.patrons.complete")
def test_the_order_of_what_a_finished_instrument_brings() -> None:
    game = bench(1)
    leutgeb = with_patron(game, "leutgeb")
    with_instrument(game, "natural-horn", rough=True, patron=leutgeb)
    game.boards[0].fills[0][1] = 16
    completed(game, "gluck")  # ovation
    goods(game, materials=(0, 2, 0))
    at = play(game, ("finish", 1, 0, 2, 0), ("desk", 3, 1), until="activate")
    names = [event.name for event in at.events]
    assert [names.index(name) for name in ("finished", "track", "token", "patron completed")] == sorted(
        names.index(name) for name in ("finished", "track", "token", "patron completed")
    )
    assert [told["what"] for told in at.told("prestige")] == ["instrument", "power", "patron"]


@pytest.mark.clauses("luthier.workbench.finish", "luthier.deliver")
def test_an_unassigned_instrument_may_go_to_a_patron_who_lacks_one() -> None:
    game = bench(1)
    with_patron(game, "leutgeb")
    with_patron(game, "wagner")
    with_instrument(game, "natural-horn", rough=True)
    game.boards[0].fills[0][0] = take(game, INSTRUMENTS, "sackbut")
    goods(game, materials=(0, 2, 0))
    at = play(game, ("finish", 1, 0, 2, 0), ("desk", 3, 1))
    assert (at.name, at.options) == ("deliver", [("for", 2), ("free",)])
    assert at.then(("for", 2)).board.fills[1][0] == instrument("natural-horn")
    assert at.then(("free",)).board.fills[1][0] == NONE


@pytest.mark.clauses("luthier.powers")
def test_ovation_pays_for_a_finished_instrument() -> None:
    game = bench(1)
    completed(game, "gluck", "chopin")
    with_instrument(game, "natural-horn", rough=True)
    goods(game, materials=(0, 2, 0))
    assert play(game, ("finish", 1, 0, 2, 0)).game.prestige[0] == 5 + 2


@pytest.mark.clauses("luthier.orchestra.back")
def test_a_full_section_takes_tokens_on_its_back_row() -> None:
    game = bench(1)
    for place in (1, 2, 3):
        game.instrument_at[desk(KEYBOARDS, place)] = 1
    game.chairs[KEYBOARDS] = 1
    with_instrument(game, "harpsichord", rough=True)
    goods(game, materials=(0, 2, 1))
    at = play(game, ("finish", 1, 0, 2, 1))
    assert at.options == [("desk", KEYBOARDS, BACK_ROW)]
    at = at.then(("desk", KEYBOARDS, BACK_ROW))
    assert at.game.back_row[KEYBOARDS * 2] == 1
    assert at.game.prestige[0] == 7
    assert at.game.chairs[KEYBOARDS] == 1


@pytest.mark.clauses("luthier.patrons.keep")
def test_an_instrument_stays_assigned_when_the_other_patron_is_completed() -> None:
    game = bench(1)
    leutgeb = with_patron(game, "leutgeb")
    haydn = with_patron(game, "haydn")
    game.boards[0].fills[0][1] = 0
    with_instrument(game, "natural-horn", rough=True, patron=leutgeb)
    with_instrument(game, "triangle", patron=haydn)
    goods(game, materials=(0, 2, 0))
    at = play(game, ("finish", 1, 0, 2, 0), ("desk", 3, 1), until="activate")
    assert at.board.patrons == [haydn]
    assert at.board.assigned == [haydn]
    assert at.board.completed == [patron("leutgeb")]
