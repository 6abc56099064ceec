"""Salon and Guild, rows and tiers, searching."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import (
    acts,
    chip,
    goods,
    instrument,
    only,
    patron,
    play,
    start,
    take,
    with_instrument,
    with_patron,
)

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.errors import Refused
from soloist.games.luthier.decks import draw, fill_row
from soloist.games.luthier.kinds import (
    BAROQUE,
    BRASS,
    CLASSICAL,
    CRAFT,
    GUILD,
    INSTRUMENTS,
    KEYBOARDS,
    NONE,
    PATRONS,
    PERCUSSION,
    REPUTATION,
    SALON,
    STRINGS,
    WOODWINDS,
)
from soloist.games.luthier.state import Game

PATRON_ROW = {PATRONS: ["corelli", "haydn", "stadler", "victoria", "bach"]}
INSTRUMENT_ROW = {INSTRUMENTS: ["violin", "recorder", "baryton", "sackbut", "harpsichord"]}

# Rows.


@pytest.mark.clauses("luthier.rows", "luthier.salon")
def test_a_card_that_leaves_makes_the_nearer_ones_slide() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    goods(game, money=9)
    at = play(game, ("patron", 3), chance={"patrons": [[patron("gluck")]]}, until="activate")
    assert at.board.patrons == [patron("stadler")]
    ids = ("gluck", "corelli", "haydn", "victoria", "bach")
    assert at.game.rows[PATRONS] == [patron(id) for id in ids]


@pytest.mark.clauses("luthier.rows.tier")
@pytest.mark.parametrize(
    ("number", "costs"),
    [(1, [4, 2, 2, 0, 0]), (3, [2, 0, 0, 0, 0]), (5, [0, 0, 0, 0, 0])],
)
def test_a_tier_costs_money_for_skill_that_is_short(number: int, costs: list[int]) -> None:
    for space, cost in enumerate(costs, 1):
        if space == 3:
            continue  # a rare instrument lies there
        game = chip(GUILD, number, rows=INSTRUMENT_ROW)
        goods(game, money=cost)
        answers = [("take", 1, 0, 0)] if number >= 4 else []
        at = play(game, *answers, ("instrument", space))
        assert at.board.money == 0
        if cost:
            goods(game, money=cost - 1)
            with pytest.raises(Refused):
                play(game, ("instrument", space))


@pytest.mark.clauses("luthier.rows.empty")
def test_an_empty_deck_is_replaced_by_its_discards() -> None:
    game = chip(GUILD, 1, rows={INSTRUMENTS: ["violin", "recorder", "baryton", "sackbut", "harpsichord"]})
    only(game, INSTRUMENTS)
    at = play(game, ("instrument", 4), chance={"instruments": [[instrument("celesta")]]})
    assert at.game.rows[INSTRUMENTS][0] == instrument("celesta")
    assert sum(at.game.discards[INSTRUMENTS]) == 0
    assert sum(at.game.decks[INSTRUMENTS]) == 30


@pytest.mark.clauses("luthier.rows.empty")
def test_a_row_stays_short_without_cards_and_keeps_to_the_far_end() -> None:
    game = chip(GUILD, 1, rows=INSTRUMENT_ROW)
    game.decks[INSTRUMENTS] = [0] * 36
    at = play(game, ("instrument", 4))
    kept = [instrument(id) for id in ("violin", "recorder", "baryton", "harpsichord")]
    assert at.game.rows[INSTRUMENTS] == [NONE, *kept]


@pytest.mark.clauses("luthier.setup.choose", "luthier.rows.empty")
def test_cards_under_a_deck_come_when_all_above_are_drawn() -> None:
    game = start()
    only(game, PATRONS, "bach")
    game.under[PATRONS] = [patron("haydn"), patron("gluck")]
    for id in ("haydn", "gluck"):
        game.discards[PATRONS][patron(id)] = 0
    drawn = draw(game, PATRONS, 3, table(game))
    assert drawn == [patron("bach"), patron("haydn"), patron("gluck")]
    assert sum(game.decks[PATRONS]) == 37


def table(game: Game) -> Straight[Game]:
    """A table where nobody is asked."""
    return Straight(game, lambda question, state: (question.options[0],), Keyed("1"))


def test_a_row_that_is_whole_draws_nothing() -> None:
    game = start(rows=INSTRUMENT_ROW)
    fill_row(game, INSTRUMENTS, table(game))
    assert game.drawn == [0, 0, 0, 0]


# Salon.


@pytest.mark.clauses("luthier.salon", "luthier.patience", "luthier.patrons")
def test_a_patron_comes_on_the_left_most_free_space() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    with_patron(game, "wagner")
    at = play(game, ("patron", 5), until="activate")
    assert at.board.patrons == [patron("wagner"), patron("bach")]
    assert at.board.gifts == [0, 0]
    assert at.board.fills[1] == [NONE, NONE, NONE]
    assert at.told("patron taken") == [{"player": 0, "patron": patron("bach")}]


@pytest.mark.clauses("luthier.salon", "luthier.patrons.limits")
def test_two_patrons_are_enough() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    with_patron(game, "wagner")
    with_patron(game, "chopin")
    goods(game, inspiration=5, money=9)
    assert play(game).options == [("coin",)]


@pytest.mark.clauses("luthier.salon.royal")
def test_royals_need_reputation_4() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    game.boards[0].tracks[REPUTATION] = 3
    assert ("patron", 4) not in play(game).options
    game.boards[0].tracks[REPUTATION] = 4
    assert ("patron", 4) in play(game).options


@pytest.mark.clauses("luthier.salon.assign")
def test_an_unassigned_instrument_may_be_assigned_to_a_new_patron() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    with_instrument(game, "violin")
    with_instrument(game, "clavichord")
    at = play(game, ("patron", 5))
    assert (at.name, at.options) == ("equip", [("with", 2), ("free",)])
    assert at.then(("with", 2)).board.assigned == [NONE, patron("bach")]
    assert at.then(("free",)).board.assigned == [NONE, NONE]


@pytest.mark.clauses("luthier.salon.assign")
def test_an_assigned_instrument_is_not_offered_again() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    chopin = with_patron(game, "chopin")
    with_instrument(game, "clavichord", patron=chopin)
    at = play(game, ("patron", 5), until="activate")
    assert at.board.patrons == [chopin, patron("bach")]
    assert at.board.assigned == [chopin]


@pytest.mark.clauses("luthier.bonuses")
@pytest.mark.parametrize(("number", "inspiration", "reputation"), [(3, 0, 0), (4, 1, 0), (5, 1, 0)])
def test_bonuses_of_the_salon(number: int, inspiration: int, reputation: int) -> None:
    at = play(chip(SALON, number), ("coin",), until="activate")
    assert (at.board.inspiration, at.board.tracks[REPUTATION]) == (inspiration, reputation)


@pytest.mark.clauses("luthier.bonuses")
def test_the_second_bonus_of_the_salon_comes_after_the_effect() -> None:
    game = chip(SALON, 5, rows=PATRON_ROW)
    game.boards[0].tracks[REPUTATION] = 3
    game = acts(game, SALON, 5)
    assert game.queue[0][2] == 6
    at = play(game)
    assert at.board.tracks[REPUTATION] == 3
    assert ("patron", 4) not in at.options  # royal: it would need the step that comes after
    after = play(game, ("patron", 5), until="activate").board
    assert after.tracks[REPUTATION] == 4
    assert after.inspiration == 1 + 1  # the bonus of skill 4, and space 4 of the track


# Guild.


@pytest.mark.clauses("luthier.guild")
def test_an_instrument_is_taken_to_the_workshop() -> None:
    at = play(chip(GUILD, 1, rows=INSTRUMENT_ROW), ("instrument", 4))
    assert at.board.instruments == [instrument("sackbut")]
    assert (at.board.roughed, at.board.assigned) == ([False], [NONE])
    assert at.told("instrument taken") == [{"player": 0, "instrument": instrument("sackbut")}]


@pytest.mark.clauses("luthier.guild", "luthier.patrons.limits")
def test_two_unfinished_instruments_are_enough() -> None:
    game = chip(GUILD, 1, rows=INSTRUMENT_ROW)
    with_instrument(game, "viola")
    with_instrument(game, "bassoon", rough=True)
    goods(game, inspiration=5, money=9)
    assert play(game).options == [("coin",)]


@pytest.mark.clauses("luthier.guild.rare")
def test_rare_instruments_need_craft_3() -> None:
    game = chip(GUILD, 1, rows=INSTRUMENT_ROW)
    goods(game, money=9)
    game.boards[0].tracks[CRAFT] = 2
    assert ("instrument", 3) not in play(game).options
    game.boards[0].tracks[CRAFT] = 3
    assert ("instrument", 3) in play(game).options


@pytest.mark.clauses("luthier.guild.assign")
def test_an_instrument_may_be_assigned_to_a_patron_who_lacks_one() -> None:
    game = chip(GUILD, 1, rows=INSTRUMENT_ROW)
    with_patron(game, "chopin")
    with_patron(game, "bach")
    at = play(game, ("instrument", 5))
    assert at.options == [("for", 1), ("for", 2), ("free",)]
    assert at.then(("for", 2)).board.assigned == [patron("bach")]


@pytest.mark.clauses("luthier.guild.assign")
def test_patrons_with_an_instrument_get_no_other() -> None:
    game = chip(GUILD, 1, rows=INSTRUMENT_ROW)
    chopin = with_patron(game, "chopin")
    with_instrument(game, "celesta", patron=chopin)
    with_patron(game, "bach")
    game.boards[0].fills[1][0] = take(game, INSTRUMENTS, "clavichord")
    at = play(game, ("instrument", 5), until="activate")
    assert at.board.assigned == [chopin, NONE]


@pytest.mark.clauses("luthier.bonuses")
def test_bonuses_of_the_guild() -> None:
    game = chip(GUILD, 5, rows=INSTRUMENT_ROW)
    game.boards[0].tracks[CRAFT] = 3
    at = play(acts(game, GUILD, 5))
    assert at.name == "materials"
    at = at.then(("take", 0, 1, 0))
    assert (at.name, at.board.materials) == ("chip", [0, 1, 0])
    assert at.board.tracks[CRAFT] == 3
    assert at.then(("coin",), ("take", 1, 0, 0)).board.tracks[CRAFT] == 4  # space 4 gives a material


# Searching.


@pytest.mark.clauses("luthier.search", "luthier.backs")
def test_a_search_finds_a_card_by_its_back_for_two_inspiration() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    goods(game, inspiration=2)
    only(game, PATRONS, "vivaldi", "telemann", "mozart", "louis-xiv", "christina")
    at = play(game)
    assert at.of("search era") == [("search era", BAROQUE), ("search era", CLASSICAL)]
    found = {"search patrons": [[patron("telemann")]]}
    at = play(game, ("search era", BAROQUE), chance=found, until="activate")
    assert at.board.patrons == [patron("telemann")]
    assert (at.board.inspiration, at.board.money) == (0, 0)
    assert at.game.decks[PATRONS][patron("telemann")] == 0
    assert at.game.rows[PATRONS][0] == patron("corelli")
    assert at.told("searched") == [
        {"player": 0, "deck": PATRONS, "back": BAROQUE, "card": patron("telemann")}
    ]  # fmt: skip


@pytest.mark.clauses("luthier.search", "luthier.salon.royal")
def test_a_search_passes_over_what_may_not_be_taken() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    goods(game, inspiration=2)
    only(game, PATRONS, "louis-xiv", "christina", "vivaldi", "frederick-ii")
    at = play(game)
    assert at.of("search era") == [("search era", BAROQUE)]
    assert play(game, ("search era", BAROQUE), until="activate").board.patrons == [patron("vivaldi")]


@pytest.mark.clauses("luthier.search", "luthier.guild.rare")
def test_instruments_are_searched_by_family() -> None:
    game = chip(GUILD, 1, rows=INSTRUMENT_ROW)
    goods(game, inspiration=3)
    at = play(game)
    families = [("search family", n) for n in (STRINGS, WOODWINDS, KEYBOARDS, BRASS, PERCUSSION)]
    assert at.of("search family") == families
    only(game, INSTRUMENTS, "wagner-tuba", "valve-horn", "glass-harmonica")
    at = play(game, ("search family", BRASS), until="activate")
    assert at.board.instruments == [instrument("valve-horn")]
    assert at.board.inspiration == 1
    assert play(game).of("search family") == [("search family", BRASS)]


@pytest.mark.clauses("luthier.search")
def test_a_search_needs_two_inspiration() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    goods(game, inspiration=1)
    assert not play(game).of("search era")


@pytest.mark.clauses("luthier.search")
def test_a_search_reaches_the_cards_under_the_deck() -> None:
    game = chip(SALON, 1, rows=PATRON_ROW)
    goods(game, inspiration=2)
    only(game, PATRONS, "mozart")
    game.under[PATRONS] = [patron("gluck"), patron("vivaldi"), patron("telemann")]
    for id in ("gluck", "vivaldi", "telemann"):
        game.discards[PATRONS][patron(id)] = 0
    at = play(game, ("search era", BAROQUE), until="activate")
    assert at.board.patrons == [patron("vivaldi")]
    assert at.game.under[PATRONS] == [patron("gluck"), patron("telemann")]
