"""The AI at the Balcony, at its Workbench, and its tokens in the Orchestra (LA041 to LA048)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.luthier.opponent.boards import AI, At, board

from soloist.games.luthier.kinds import (
    BALCONY,
    BRASS,
    FAMILIES,
    HIGH,
    INSTRUMENTS,
    KEYBOARDS,
    LOW,
    MIDDLE,
    NONE,
    PATRONS,
    PERCUSSION,
    STRINGS,
    WOODWINDS,
)
from soloist.games.luthier.opponent import digital, tokens
from soloist.games.luthier.opponent.actions import next_award
from soloist.games.luthier.opponent.own import CHIPS
from soloist.games.luthier.scoring import claim_options
from soloist.games.luthier.state import BACK_ROW, BESIDE


# The Balcony.
@pytest.mark.clauses("luthier.ai.balcony", "luthier.ai.balcony.one", "luthier.reading.14")
@pytest.mark.parametrize(("before", "after"), [([], [AI]), ([0], [0, AI])])
def test_its_marker_comes_on_the_best_free_space(before: list[int], after: list[int]) -> None:
    at = board()
    at.game.balcony = list(before)
    at.act(BALCONY)
    assert at.game.balcony == after
    assert (at.me.prestige, at.me.scored, at.me.goals) == (0, [], 0)


@pytest.mark.clauses("luthier.ai.balcony")
def test_without_a_free_space_no_marker() -> None:
    at = board()
    at.game.balcony = [0, 0]
    at.act(BALCONY)
    assert at.game.balcony == [0, 0]
    assert "luthier.ai.skip" in at.clauses()


@pytest.mark.clauses("luthier.ai.balcony.award")
@pytest.mark.parametrize(("level", "award", "prestige"), [(2, LOW, 3), (3, HIGH, 8)])
def test_level_2_scores_the_lowest_level_and_level_3_the_highest(level: int, award: int, prestige: int) -> None:
    at = board(awards=[1, 0, 2])
    at.act(BALCONY, level=level)
    assert (at.game.balcony, at.me.prestige, at.me.scored) == ([AI], prestige, [1])
    assert at.game.award_owner == [NONE] * 3 + [AI if n == award else NONE for n in range(3)] + [NONE] * 3
    assert at.me.goals == 0


@pytest.mark.clauses("luthier.ai.balcony.award")
def test_a_level_that_somebody_has_is_gone() -> None:
    at = board()
    at.game.award_owner[LOW], at.game.award_owner[HIGH] = 0, 0
    at.act(BALCONY, level=3)
    assert (at.me.prestige, at.game.award_owner[MIDDLE]) == (5, AI)
    at = board()
    at.game.award_owner[LOW] = 0
    at.act(BALCONY, level=2)
    assert (at.me.prestige, at.game.award_owner[MIDDLE]) == (5, AI)


@pytest.mark.clauses("luthier.ai.balcony.award", "luthier.reading.15")
def test_the_next_award_is_the_first_that_it_has_not_scored_and_that_has_a_level_left() -> None:
    at = board(awards=[2, 0, 1], scored=[2])
    assert next_award(at.me, False, at.sight, at.hands, at.why)
    assert at.me.scored == [2, 0]
    at = board(awards=[2, 0, 1])
    at.game.award_owner[6:9] = [0, 0, 0]
    assert next_award(at.me, True, at.sight, at.hands, at.why)
    assert (at.me.scored, at.game.award_owner[HIGH]) == ([0], AI)
    at = board()
    at.game.award_owner = [0] * 9
    assert not next_award(at.me, True, at.sight, at.hands, at.why)
    at = board(scored=[0, 1, 2])
    assert not next_award(at.me, False, at.sight, at.hands, at.why)


@pytest.mark.clauses("luthier.reading.15")
def test_by_the_other_reading_an_award_without_a_level_scores_nothing() -> None:
    at = board(awards=[2, 0, 1], next_award="nothing")
    at.game.award_owner[6:9] = [0, 0, 0]
    assert not next_award(at.me, True, at.sight, at.hands, at.why)
    assert (at.me.scored, at.me.prestige) == ([], 0)
    at = board(awards=[2, 0, 1], scored=[2], next_award="nothing")
    assert next_award(at.me, True, at.sight, at.hands, at.why)
    assert at.me.scored == [2, 0]


@pytest.mark.clauses("luthier.ai.balcony.award", "luthier.awards.level")
def test_a_level_that_the_ai_has_is_gone_for_people() -> None:
    at = board().act(BALCONY, level=2)
    at.game.boards[0].repaired = [0, 1, 2, 3, 4]
    assert claim_options(at.game, 0) == [("claim", 1, MIDDLE), ("claim", 1, HIGH)]


# The Workbench. Violin 6, viola 6, violoncello 7; harpsichord 7, celesta 6; sackbut 6.
@pytest.mark.clauses("luthier.ai.build", "luthier.ai.build.score")
def test_the_left_most_assigned_instrument_is_built_first() -> None:
    at = board().patron("chopin", instrument="celesta").patron("vivaldi", instrument="violoncello")
    at.beside("sackbut").work(1, level=1)
    assert at.me.prestige == 6
    assert [(patron.built, patron.unfinished) for patron in at.me.patrons] == [(True, NONE), (False, 7)]
    assert at.told("token") == [{"player": AI, "section": KEYBOARDS, "desk": at.tokens()[0][1], "instrument": 1}]
    assert at.game.chairs[KEYBOARDS] == AI
    at.work(1, level=1)
    assert at.me.prestige == 6 + 7
    at.work(1, level=1)
    assert (at.me.prestige, at.out(INSTRUMENTS), at.me.beside) == (6 + 7 + 6, ["sackbut"], [])


@pytest.mark.clauses("luthier.ai.build", "luthier.reading.6", "luthier.reading.33")
def test_each_worker_builds_and_a_patron_completed_between_shifts_the_others() -> None:
    at = board().patron("corelli", instrument="violin", met=(0,)).patron("vivaldi", instrument="violoncello")
    at.beside("sackbut").work(1, 2, level=1)
    assert at.me.prestige == 6 + 7 + 7  # the violin, Corelli, the violoncello
    assert at.lies(0) == ["vivaldi", "violoncello"]
    assert at.me.patrons[0].built
    assert at.me.beside == [(BRASS, 6)]


@pytest.mark.clauses("luthier.ai.build", "luthier.reading.32")
def test_else_the_top_one_for_nobody() -> None:
    at = board().beside("sackbut", "violoncello").work(1)
    assert (at.me.prestige, at.me.beside, at.out(INSTRUMENTS)) == (6, [(STRINGS, 7)], ["sackbut"])


@pytest.mark.clauses("luthier.ai.build.score", "luthier.reading.17")
def test_an_instrument_for_nobody_goes_to_a_patron_who_can_use_it() -> None:
    at = board().patron("vivaldi", instrument="violin", built=True).patron("corelli").beside("viola")
    at.work(1)
    assert (at.me.prestige, at.me.beside) == (6, [])
    assert (at.lies(1), at.lies(BESIDE)) == (["corelli", "viola"], [])
    assert (at.me.patrons[1].built, at.me.patrons[1].unfinished) == (True, NONE)


@pytest.mark.clauses("luthier.ai.build.score", "luthier.ai.complete")
def test_it_may_complete_that_patron() -> None:
    at = board().patron("corelli", met=(0,)).beside("viola").work(1)
    assert (at.me.prestige, at.me.patrons) == (6 + 7, [])
    assert at.out(INSTRUMENTS) == ["viola"]


@pytest.mark.clauses("luthier.ai.build", "luthier.ai.instrument")
def test_with_none_it_takes_one_as_at_the_guild_and_builds_it() -> None:
    at = board({INSTRUMENTS: ["violin", "sackbut", "celesta"]}).patron("handel").work(1, level=1)
    assert at.me.prestige == 6
    assert at.lies(0) == ["handel", "sackbut"]
    assert at.me.patrons[0].built
    at = board({INSTRUMENTS: ["celesta", "violin"]}).work(1, level=1)
    assert (at.me.prestige, at.out(INSTRUMENTS)) == (6, ["violin"])


@pytest.mark.clauses("luthier.reading.16", "luthier.ai.search")
@pytest.mark.parametrize(("level", "lies"), [(0, ["handel"]), (1, ["handel"]), (2, ["handel", "sackbut"]),
                                             (3, ["handel", "sackbut"])])  # fmt: skip
def test_a_workbench_card_of_level_2_or_3_lets_it_search(level: int, lies: list[str]) -> None:
    at = board({INSTRUMENTS: ["celesta", "violin"]}).patron("handel").decks({INSTRUMENTS: ["sackbut", "viola"]})
    at.me.levels[1] = 3  # whatever the Guild card
    at.work(1, level=level)
    assert at.lies(0) == lies
    assert at.me.goals == (1 if level == 3 else 0)


@pytest.mark.clauses("luthier.ai.skip", "luthier.ai.build")
def test_nothing_to_build() -> None:
    at = board().decks({INSTRUMENTS: []}).work(2, level=1)
    assert (at.me.prestige, at.tokens()) == (0, [])
    assert "luthier.ai.skip" in at.clauses()


@pytest.mark.clauses("luthier.ai.build.step", "luthier.reading.6")
@pytest.mark.parametrize(("chips", "level", "goals"), [((1,), 1, 0), ((1,), 2, 0), ((1,), 3, 1), ((1, 2, 3), 3, 1)])
def test_one_step_however_many_workers(chips: tuple[int, ...], level: int, goals: int) -> None:
    at = board().beside("violin", "viola", "sackbut").work(*chips, level=level)
    assert at.me.goals == goals


@pytest.mark.clauses("luthier.reading.6", "luthier.reading.5")
def test_all_workers_lie_on_the_card_and_the_best_counts() -> None:
    at = board(tracker=[3] * 5).beside("violin", "viola").work(1, 3, 2, level=2)
    assert (at.me.covered, at.me.workers[5], at.me.skills[5]) == ([5], 3, 3)
    at = board().beside("violin").work(3)  # on the bench without its card
    assert (at.me.covered, at.me.workers[5]) == ([], 0)


@pytest.mark.clauses("luthier.reading.16")
@pytest.mark.parametrize(
    ("how", "guild", "level", "searched"),
    [("guild", 2, 0, 1), ("guild", 3, 1, 1), ("guild", 1, 3, 0), ("never", 3, 3, 0), ("workbench", 1, 2, 1)],
)
def test_who_says_that_the_workbench_searches(how: str, guild: int, level: int, searched: int) -> None:
    at = board({INSTRUMENTS: ["violin"]}, bench_search=how).decks({INSTRUMENTS: ["sackbut"]}).patron("handel")
    at.me.levels[1] = guild
    at.work(1, level=level)
    assert len(at.told("ai searched")) == searched


@pytest.mark.clauses("luthier.reading.5", "luthier.reading.16", "luthier.ai.build.step")
def test_without_the_card_its_level_gives_neither_a_search_nor_a_step() -> None:
    at = board({INSTRUMENTS: ["celesta", "violin"]}).patron("handel").decks({INSTRUMENTS: ["sackbut", "viola"]})
    at.me.levels[5] = 3
    at.work(1)
    assert (at.lies(0), at.told("ai searched"), at.me.goals, at.me.prestige) == (["handel"], [], 0, 6)


@pytest.mark.clauses("luthier.ai.build", "luthier.ai.shuffle")
def test_the_door_turns_up_all_workers_on_the_bench() -> None:
    at = board(row=[5], bench=2, chips=[0, 1, 0, 1, 0, 0]).beside("violin", "viola", "sackbut")
    digital.work(at.game, at.table)
    assert (at.me.bench, at.me.chips, at.me.workers[5]) == (0, [0] * (CHIPS + 1), 3)
    assert at.me.beside == [(BRASS, 6)]


# Tokens.
def token(at: At, *sections: int, instrument: bool = False) -> tuple[int, int]:
    """Put a token in one of the sections and say where it came."""
    kind = tokens.INSTRUMENT_TOKEN if instrument else tokens.PLAIN_TOKEN
    tokens.place(at.me, sections or range(len(FAMILIES)), kind, at.sight, at.hands, at.why)
    return at.tokens()[-1]


def held(*besides: int) -> At:
    """The person holds every First Chair but these, each with two tokens on desk 1."""
    at = board()
    for section in range(len(FAMILIES)):
        if section not in besides:
            at.token(section, 1, 0, 2)
    return at


@pytest.mark.clauses("luthier.ai.token", "luthier.ai.token.ties", "luthier.reading.20")
def test_an_empty_first_chair_comes_first_in_the_order_of_the_guild_card() -> None:
    at = held(BRASS, WOODWINDS)
    assert token(at)[0] == WOODWINDS
    assert at.game.chairs[WOODWINDS] == AI
    at = held(BRASS, WOODWINDS)
    at.me.families = [4, 3, 2, 1, 0]
    assert token(at)[0] == BRASS
    assert at.told("chair claimed") == [{"player": AI, "section": BRASS, "from": NONE}]


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.18")
def test_else_it_takes_over_a_first_chair_where_it_would_have_more() -> None:
    at = held().token(KEYBOARDS, 2, AI, 2).token(PERCUSSION, 2, AI, 1)
    assert token(at)[0] == KEYBOARDS
    assert at.game.chairs[KEYBOARDS] == AI
    assert at.told("chair taken") == [{"player": AI, "section": KEYBOARDS, "from": 0}]


@pytest.mark.clauses("luthier.reading.18")
def test_of_several_the_one_where_it_has_most() -> None:
    at = held().token(STRINGS, 2, AI, 2).token(BRASS, 1, 0, 1).token(BRASS, 2, AI, 3)
    assert token(at)[0] == BRASS


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.20")
def test_of_equal_takeovers_the_emptiest_space_then_the_guild_card() -> None:
    at = held().token(STRINGS, 2, AI, 2).token(BRASS, 2, AI, 2)
    assert at.me.families.index(STRINGS) < at.me.families.index(BRASS)
    assert token(at)[0] == STRINGS
    at = held().token(STRINGS, 1, 0, 2).token(BRASS, 1, 0, 2).token(BRASS, 2, AI, 4)
    for place in range(2, 6):
        at.token(STRINGS, place, AI, 1)
    # In the Strings every space holds a token; in the Brass one holds none.
    assert token(at) == (BRASS, 3)
    assert at.told("chair taken") == [{"player": AI, "section": BRASS, "from": 0}]
    # Without the other takeover the Strings are taken over all the same.
    at = held().token(STRINGS, 1, 0, 2)
    for place in range(2, 6):
        at.token(STRINGS, place, AI, 1)
    assert token(at)[0] == STRINGS
    assert at.game.chairs[STRINGS] == AI


@pytest.mark.clauses("luthier.reading.18", "luthier.ai.token")
def test_as_many_as_the_holder_is_not_enough() -> None:
    at = held().token(KEYBOARDS, 2, AI, 1)
    assert token(at)[0] != KEYBOARDS
    assert at.game.chairs[KEYBOARDS] == 0


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.19")
def test_else_the_space_with_the_fewest_tokens_of_all() -> None:
    at = held()
    for section in range(len(FAMILIES)):
        for place in range(1, len(at.game.kit.box.sections[section].desks) + 1):
            at.token(section, place, 0, 3 if (section, place) != (BRASS, 2) else 1)
    assert token(at) == (BRASS, 2)


@pytest.mark.clauses("luthier.reading.19")
@pytest.mark.parametrize(("reading", "place"), [("all", 2), ("its own", 3)])
def test_whose_tokens_are_counted(reading: str, place: int) -> None:
    at = board(fewest_tokens=reading).token(BRASS, 1, 0, 4).token(BRASS, 3, 0, 3)
    at.token(BRASS, 1, AI, 1).token(BRASS, 2, AI, 1)
    assert token(at, BRASS) == (BRASS, place)


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.19")
def test_spaces_with_an_instrument_are_left_out() -> None:
    at = board().instrument_at(BRASS, 1).instrument_at(BRASS, 3).token(BRASS, 2, 0, 9)
    assert token(at, BRASS) == (BRASS, 2)
    at.instrument_at(BRASS, 2)
    assert token(at, BRASS) == (BRASS, BACK_ROW)
    assert at.game.back_row[BRASS * 2 + AI] == 1


@pytest.mark.clauses("luthier.reading.19")
def test_a_full_section_comes_last() -> None:
    at = held().instrument_at(STRINGS, 1, 0)
    for place in range(2, 6):
        at.instrument_at(STRINGS, place, 0)
    assert token(at)[0] == WOODWINDS


@pytest.mark.clauses("luthier.reading.20", "luthier.ai.token")
def test_in_the_section_of_a_first_chair_the_space_with_the_fewest() -> None:
    at = held().token(KEYBOARDS, 2, AI, 2)
    assert token(at) == (KEYBOARDS, 3)


@pytest.mark.clauses("luthier.ai.token.ties")
def test_equal_spaces_of_a_section_are_drawn_by_a_white_die() -> None:
    found = Counter(token(board(seed=str(seed)), STRINGS) for seed in range(80))
    assert set(found) == {(STRINGS, place) for place in range(1, 6)}


@pytest.mark.clauses("luthier.ai.token", "luthier.orchestra.desks")
def test_an_instrument_goes_to_its_section_and_closes_the_space() -> None:
    at = held(WOODWINDS)
    section, place = token(at, BRASS, instrument=True)
    assert section == BRASS
    assert at.game.instrument_at[at.game.kit.box.sections[BRASS].desks[place - 1]] == AI
    assert place != 1  # two tokens lie there


@pytest.mark.clauses("luthier.ai.token", "luthier.orchestra.chair")
def test_what_it_says_of_the_first_chair_is_what_happens() -> None:
    """The trace and the board agree, in positions of every kind."""
    for seed in range(40):
        at = held(*([seed % 5] if seed % 3 else []))
        at.token(seed % 5, 1 + seed % 3, AI, seed % 4)
        before = list(at.game.chairs)
        token(at)
        said = any("First Chair of" in line for line in at.words().splitlines())
        assert said == (at.game.chairs != before)


@pytest.mark.clauses("luthier.ai.ignores.bonuses")
def test_no_desk_pays_it() -> None:
    at = board()
    for _ in range(30):
        token(at)
    assert (at.told("gained"), at.told("track"), at.me.prestige) == ([], [], 0)
    assert not at.game.due


@pytest.mark.clauses("luthier.ai.salon.place", "luthier.ai.complete")
def test_three_places_hold_all_its_cards() -> None:
    at = board({PATRONS: ["corelli"]}).beside("violin").act(0)
    assert (at.lies(0), at.lies(1), at.lies(2), at.lies(3)) == (["corelli", "violin"], [], [], [])
