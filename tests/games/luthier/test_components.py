"""The printed pieces: counts, sums and shapes as the reconstruction gives them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from soloist.engine.components import Standing
from soloist.games.luthier.components import box
from soloist.games.luthier.kinds import (
    BALCONY,
    BRASS,
    COMPOSER,
    ERAS,
    FAMILIES,
    GUILD,
    KEYBOARDS,
    LOCATIONS,
    NOBLE,
    PERCUSSION,
    PERFORM,
    PERFORMANCES,
    PERFORMER,
    REPAIR,
    REPAIRS,
    ROYAL,
    SALON,
    STRINGS,
    TRACKS,
    WOODWINDS,
    WORKBENCH,
)

BOX = box()


@pytest.mark.clauses("luthier.pieces")
def test_there_are_as_many_cards_as_counted() -> None:
    counts = [len(cards) for cards in (BOX.patrons, BOX.instruments, BOX.performances, BOX.repairs)]
    assert counts == [40, 36, 24, 24]
    assert (len(BOX.goals), len(BOX.awards), len(BOX.family_tiles)) == (16, 8, 8)


# Patrons.


@pytest.mark.clauses("luthier.patrons", "luthier.patrons.secondary")
def test_patrons_follow_their_shape() -> None:
    assert Counter(row.primary for row in BOX.patrons) == {
        STRINGS: 10,
        WOODWINDS: 9,
        KEYBOARDS: 8,
        BRASS: 7,
        PERCUSSION: 6,
    }
    assert [Counter(row.era for row in BOX.patrons)[era] for era in range(3)] == [13, 13, 14]
    kinds = Counter(row.kind for row in BOX.patrons)
    assert kinds == {COMPOSER: 12, PERFORMER: 12, NOBLE: 9, ROYAL: 7}
    assert {len(row.needs) for row in BOX.patrons} == {1, 2}
    assert all(len(row.gifts) == 3 for row in BOX.patrons)


def test_patrons_ask_for_performances_and_repairs_alike() -> None:
    asked = Counter(deck for row in BOX.patrons for deck, _ in row.needs)
    assert asked == {PERFORMANCES: 30, REPAIRS: 29}


def test_patrons_pay_by_their_requirements() -> None:
    for row in BOX.patrons:
        expected = {13} if row.kind == ROYAL else {6, 7} if len(row.needs) == 1 else {10, 11}
        assert row.prestige in expected, row.id
        assert row.kind != ROYAL or len(row.needs) == 2


@pytest.mark.clauses("luthier.powers")
def test_every_power_is_on_two_patrons() -> None:
    assert len(BOX.powers) == 20
    assert Counter(row.power for row in BOX.patrons) == dict.fromkeys(range(20), 2)


# The other cards.


@pytest.mark.clauses("luthier.families", "luthier.families.five", "luthier.eras")
def test_instruments_follow_their_shape() -> None:
    assert [Counter(row.family for row in BOX.instruments)[n] for n in range(len(FAMILIES))] == [9, 8, 7, 6, 6]
    assert [Counter(row.era for row in BOX.instruments)[n] for n in range(len(ERAS))] == [12, 12, 12]
    assert sum(row.rare for row in BOX.instruments) == 6
    for row in BOX.instruments:
        assert row.prestige == sum(row.rough) + sum(row.finish) + (2 if row.rare else 1), row.id
        assert sum(row.rough) > 0 < sum(row.finish)
    assert sum(row.prestige for row in BOX.instruments) / 36 == pytest.approx(6.3, abs=0.1)


def test_performances_have_the_same_numbers_in_each_era() -> None:
    numbers = [
        sorted((row.medium, row.high, row.ai, row.prestige, row.money) for row in BOX.performances if row.era == era)
        for era in range(3)
    ]
    assert len(numbers[0]) == 8
    assert numbers[0] == numbers[1] == numbers[2]
    assert max(row.medium for row in BOX.performances) == 10
    assert sum(row.high <= 11 for row in BOX.performances) == 18
    assert {row.ai for row in BOX.performances} == {3, 4, 5, 6}


def test_repairs_cost_one_less_than_their_value() -> None:
    assert Counter(row.value for row in BOX.repairs) == {2: 10, 3: 8, 4: 6}
    assert all(sum(row.cost) == row.value - 1 for row in BOX.repairs)


@pytest.mark.clauses("luthier.backs")
def test_backs_show_an_era_or_a_family() -> None:
    assert BOX.backs[0] == tuple(row.era for row in BOX.patrons)
    assert BOX.backs[1] == tuple(row.family for row in BOX.instruments)
    assert BOX.backs[2] == tuple(row.era for row in BOX.performances)
    assert BOX.backs[3] == tuple(row.family for row in BOX.repairs)


# The boards.


@pytest.mark.clauses("luthier.orchestra")
def test_the_orchestra_has_five_sections_with_18_desks() -> None:
    assert [len(section.desks) for section in BOX.sections] == [5, 4, 3, 3, 3]
    assert [section.chair for section in BOX.sections] == [5, 4, 4, 3, 3]
    assert BOX.desk_place == (1, 2, 3, 4, 5, 1, 2, 3, 4, 1, 2, 3, 1, 2, 3, 1, 2, 3)
    assert BOX.desk_gains[4] == (("prestige", 1),)
    assert BOX.desk_gains[13] == (("apprentice", 1),)


@pytest.mark.clauses("luthier.setup.orchestra")
def test_an_orchestra_card_covers_one_desk_in_each_section() -> None:
    assert len(BOX.covers) == 5
    for cover in BOX.covers:
        assert [BOX.desk_section[desk] for desk in cover] == [0, 1, 2, 3, 4]
    assert [BOX.desk_place[desk] for desk in BOX.covers[3]] == [4, 4, 1, 2, 3]
    assert BOX.cover_seats == 2


@pytest.mark.clauses("luthier.tracks", "luthier.tracks.skill")
def test_tracks_add_skill_and_dice_from_their_thresholds_on() -> None:
    assert BOX.numbers.track_top == 8
    assert BOX.track_skill == (0, 0, 0, 1, 1, 1, 2, 2, 2)
    assert BOX.dice == (1, 1, 2, 2, 2, 3, 3, 3, 3)
    assert all(len(gains) == 9 for gains in BOX.track_gains)
    assert [BOX.track_gains[track][4] for track in range(len(TRACKS))] == [
        (("money", 2),),
        (("any", 1),),
        (("inspiration", 1),),
    ]


@pytest.mark.clauses("luthier.round.chips", "luthier.reading.35")
def test_chips_join_in_rounds_3_and_5() -> None:
    assert BOX.chips[0][1:] == ((1, 3, 5), (1, 3, 5), (1, 2, 3, 5), (1, 2, 3, 5), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5))
    assert BOX.chips[1][1:] == ((1, 2, 3), (1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5))


@pytest.mark.clauses("luthier.rows.tier", "luthier.rows")
def test_rows_have_five_spaces_with_three_tiers() -> None:
    assert BOX.tiers == (5, 3, 3, 0, 0)


# Solo cards.


@pytest.mark.clauses("luthier.ai.guild")
def test_guild_cards_have_each_order_once() -> None:
    assert [row.number for row in BOX.guilds] == [2, 3, 4, 5, 6, 7]
    assert sorted(row.eras for row in BOX.guilds) == sorted(permutations(range(3)))
    assert sorted(row.awards for row in BOX.guilds) == sorted(permutations(range(3)))
    assert Counter(row.families[0] for row in BOX.guilds) == {
        STRINGS: 2,
        WOODWINDS: 1,
        KEYBOARDS: 1,
        BRASS: 1,
        PERCUSSION: 1,
    }
    icons = Counter(icon for row in BOX.guilds for icon in row.icons)
    assert icons == {PERFORM: 4, REPAIR: 4, GUILD: 4, SALON: 3, BALCONY: 3}


def test_the_ai_begins_in_27_of_48_pairings() -> None:
    assert sum(guild.number <= tile.number for guild in BOX.guilds for tile in BOX.family_tiles) == 27


@pytest.mark.clauses("luthier.ai.cards")
def test_action_cards_lift_other_rows() -> None:
    assert [(LOCATIONS[card.location], card.level) for card in BOX.ai_cards] == [
        (name, level) for name in LOCATIONS if name != "Market" for level in (1, 2, 3)
    ]
    for card in BOX.ai_cards:
        bench = card.location == WORKBENCH
        assert card.down == (() if bench else (card.location,))
        assert len(card.up) == (1, 2 if bench else 1, 2)[card.level - 1]
        assert card.location not in card.up
    lifted = Counter(row for card in BOX.ai_cards for row in card.up)
    assert lifted == {SALON: 4, PERFORM: 5, REPAIR: 6, GUILD: 5, BALCONY: 5}
    assert [card.repair_value for card in BOX.ai_cards if card.location == REPAIR] == [2, 3, 0]
    assert [card.award for card in BOX.ai_cards if card.location == BALCONY] == ["", "lowest", "highest"]
    assert [(LOCATIONS[card.location]) for card in BOX.ai_cards if card.step] == ["Salon", "Guild", "Workbench"]
    assert BOX.ai_card(SALON, 2).up == (PERFORM,)


@pytest.mark.clauses("luthier.ai.goals", "luthier.ai.rows")
def test_the_ai_board() -> None:
    assert BOX.ai_goals == (*range(17), 18, 20, 22, 24)
    assert "the first two steps gave nothing" in next(
        table.why or "" for table in BOX.tables if table.name == "ai_goals"
    )
    assert BOX.tracker_rows == (SALON, PERFORM, REPAIR, GUILD, BALCONY)
    assert (BOX.ai.chips, BOX.ai.joins) == ((1, 2, 3), ((3, 4), (5, 5)))
    assert (BOX.ai.tracker_top, BOX.ai.tracker_down, BOX.ai.bonus_result) == (3, 2, 11)
    assert BOX.ai.upgrade == (2, 3, 4)


# Standing.


def test_every_table_says_where_it_comes_from() -> None:
    standing = {table.name: table.standing for table in BOX.tables}
    assert {name for name, value in standing.items() if value is Standing.DOCUMENT} == {"ai", "harder"}
    reported = {"awards_in_play", "chips", "deal", "frame"}
    assert {name for name, value in standing.items() if value is Standing.REPORTED} == reported
    assert all(table.why for table in BOX.tables if table.standing is Standing.RECONSTRUCTED)
    assert Standing.PRINTED not in standing.values()


def test_ids_can_be_written_in_notation() -> None:
    for cards in (BOX.patrons, BOX.instruments, BOX.performances, BOX.repairs, BOX.goals, BOX.awards):
        ids = [row.id for row in cards]
        assert len(set(ids)) == len(ids)
        assert all(id.replace("-", "").isalnum() and id.isascii() for id in ids)
