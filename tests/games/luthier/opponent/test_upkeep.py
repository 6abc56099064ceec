"""The AI's upkeep, its goals and its score at the end (LA050 to LA060)."""

from __future__ import annotations

import pytest
from tests.games.luthier.opponent.boards import AI, CARD, At, board
from tests.games.luthier.positions import award, goal

from soloist.games.luthier import rounds
from soloist.games.luthier.game import GAME
from soloist.games.luthier.kinds import (
    BALCONY,
    BRASS,
    GUILD,
    HIGH,
    INSTRUMENTS,
    KEYBOARDS,
    MIDDLE,
    PATRONS,
    PERFORM,
    PERFORMANCES,
    REPAIR,
    REPAIRS,
    SALON,
    STRINGS,
    WORKBENCH,
)
from soloist.games.luthier.opponent import upkeep as ends
from soloist.games.luthier.opponent.own import AI_LOCATIONS
from soloist.games.luthier.state import BESIDE

ROWS = (SALON, PERFORM, REPAIR, GUILD, BALCONY)


def used(tracker: list[int], *cards: tuple[int, int], **own: object) -> At:
    """Adjust the tracker by used cards: (location, level), from left to right."""
    at = board(tracker=list(tracker), **own)
    for location, level in cards:
        at.me.row.append(CARD[location])
        at.me.covered.append(CARD[location])
        at.me.levels[CARD[location]] = level
    ends.adjust(at.me, at.sight, at.hands, at.why)
    return at


# Step 1. Icons: Salon 1 down Salon, up Guild; Salon 3 up Perform, Repair; Guild 1 up Salon; Perform 1 up Repair;
# Balcony 1 up Perform; Workbench 2 up Guild, Balcony.
@pytest.mark.clauses("luthier.ai.upkeep.tracker")
@pytest.mark.parametrize(("salon", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_a_row_goes_down_by_2_and_not_below_0(salon: int, after: int) -> None:
    assert used([salon, 0, 0, 0, 0], (SALON, 1)).me.tracker == [after, 0, 0, 1, 0]


@pytest.mark.clauses("luthier.ai.upkeep.tracker")
def test_first_all_go_down_then_up() -> None:
    """Otherwise the Guild's card would lift the Salon before its own card takes 2 away."""
    assert used([0, 0, 0, 1, 0], (GUILD, 1), (SALON, 1)).me.tracker == [1, 0, 0, 1, 0]
    assert used([2, 0, 0, 0, 0], (SALON, 3), (GUILD, 1)).me.tracker == [1, 1, 1, 0, 0]


@pytest.mark.clauses("luthier.ai.upkeep.tracker")
def test_a_workbench_card_takes_nothing_away() -> None:
    assert used([1] * 5, (WORKBENCH, 2)).me.tracker == [1, 1, 1, 2, 2]


@pytest.mark.clauses("luthier.ai.upkeep.tracker", "luthier.ai.upkeep.bonus")
def test_a_row_may_stand_at_3() -> None:
    at = used([2, 0, 0, 0, 0], (GUILD, 1))
    assert (at.me.tracker, at.me.patrons, at.told("ai bonus")) == ([3, 0, 0, 0, 0], [], [])


@pytest.mark.clauses("luthier.reading.24")
@pytest.mark.parametrize(("reading", "tracker"), [("no", [2, 0, 0, 1, 1]), ("yes", [0, 0, 0, 2, 1])])
def test_icons_of_discarded_cards(reading: str, tracker: list[int]) -> None:
    at = board(tracker=[2, 0, 0, 0, 0], dropped_icons=reading, row=[CARD[WORKBENCH]], dropped=[CARD[SALON]])
    at.me.levels[CARD[WORKBENCH]] = 2
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert at.me.tracker == tracker


# The bonuses. Each is reached by one icon over 3.
@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.reading.26", "luthier.reading.32")
def test_the_salon_draws_and_places_a_patron() -> None:
    at = board(tracker=[3, 0, 0, 0, 0], row=[CARD[GUILD]]).beside("violin").decks({PATRONS: ["corelli"]})
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert at.me.tracker == [0, 0, 0, 0, 0]
    assert at.lies(0) == ["corelli", "violin"]
    assert at.me.patrons[0].unfinished == 6
    corelli = next(n for n, one in enumerate(at.game.kit.box.patrons) if one.id == "corelli")
    assert (at.game.round, at.told("ai bonus")) == (2, [{"player": AI, "patron": corelli}])
    assert GAME.tell(at.game, at.table.events[0]) == (
        "The AI: a row of the tracker went above its top, so the top card was drawn: Arcangelo Corelli."
    )


@pytest.mark.clauses("luthier.ai.upkeep.bonus")
def test_with_two_patrons_it_draws_none_and_the_row_is_0_all_the_same() -> None:
    at = board(tracker=[3, 0, 0, 0, 0], row=[CARD[GUILD]]).patron("bach").patron("haydn")
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert (at.me.tracker[0], len(at.me.patrons), at.told("ai bonus")) == (0, 2, [])


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.reading.25")
@pytest.mark.parametrize(("reading", "prestige"), [("alone", 4), ("and printed", 7)])
def test_perform_does_the_top_performance_at_11(reading: str, prestige: int) -> None:
    """Messiah: medium 10, high 13, number 6, prestige 4 / 7."""
    at = board(tracker=[0, 3, 0, 0, 0], row=[CARD[BALCONY]], eleven=reading).patron("corelli")
    at.decks({PERFORMANCES: ["messiah"]})
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert (at.me.tracker[1], at.me.prestige) == (0, prestige)
    assert len(at.tokens()) == 1
    assert at.lies(0) == ["corelli", "messiah"]


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.reading.34")
@pytest.mark.parametrize(("card", "value"), [("cut-a-new-bridge", 2), ("rebuild-a-cello", 4)])
def test_repair_does_the_top_repair_of_any_value(card: str, value: int) -> None:
    at = board(tracker=[0, 0, 3, 0, 0], row=[CARD[PERFORM]]).decks({REPAIRS: [card]})
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert (at.me.tracker[2], at.me.prestige, at.tokens()[0][0]) == (0, value, STRINGS)


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.reading.26")
def test_the_guild_takes_the_top_instrument_even_a_third() -> None:
    at = board(tracker=[0, 0, 0, 3, 0], row=[CARD[SALON]]).beside("violin", "viola").decks({INSTRUMENTS: ["sackbut"]})
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert (at.me.tracker[3], at.lies(BESIDE)) == (0, ["violin", "viola", "sackbut"])
    at = board(tracker=[0, 0, 0, 3, 0], row=[CARD[SALON]]).patron("handel").decks({INSTRUMENTS: ["sackbut"]})
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert at.lies(0) == ["handel", "sackbut"]


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.reading.15")
def test_the_balcony_scores_the_lowest_level_of_the_next_award() -> None:
    at = used([0, 0, 0, 0, 3], (REPAIR, 1))
    assert (at.me.tracker[4], at.me.prestige, at.me.scored) == (0, 3, [0])
    assert at.game.balcony == []


@pytest.mark.clauses("luthier.reading.26")
def test_a_fourth_award_is_nothing() -> None:
    at = used([0, 0, 0, 0, 3], (REPAIR, 1), scored=[0, 1, 2])
    assert (at.me.tracker[4], at.me.prestige) == (0, 0)


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.ai.complete")
def test_a_bonus_may_complete_a_patron() -> None:
    at = board(tracker=[0, 3, 0, 0, 0], row=[CARD[BALCONY]]).patron("corelli", instrument="violin", built=True)
    at.decks({PERFORMANCES: ["messiah", "the-ring"]})
    at.game.decks[PERFORMANCES] = [int(n == 7) for n in range(24)]
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert (at.me.prestige, at.me.patrons) == (4 + 7, [])


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.ai.skip")
@pytest.mark.parametrize(("row", "card", "deck"), [(0, GUILD, PATRONS), (1, BALCONY, PERFORMANCES),
                                                   (2, PERFORM, REPAIRS), (3, SALON, INSTRUMENTS)])  # fmt: skip
def test_with_an_empty_deck_the_bonus_is_lost(row: int, card: int, deck: int) -> None:
    at = board(tracker=[3 if n == row else 0 for n in range(5)], row=[CARD[card]]).decks({deck: []})
    ends.adjust(at.me, at.sight, at.hands, at.why)
    assert (at.me.tracker[row], at.me.prestige, at.tokens()) == (0, 0, [])


# Steps 2 to 4.
def upgraded(level: int, chip: int, row: int = 0, location: int = SALON, **own: object) -> At:
    """Upgrade a card of a level with a worker on it, its row standing at a number."""
    at = board(row=[CARD[location]], covered=[CARD[location]], **own)
    at.me.levels[CARD[location]], at.me.workers[CARD[location]] = level, chip
    at.me.skills[CARD[location]] = chip + 2  # the row stood at 2 when it was resolved
    if location in ROWS:
        at.me.tracker[ROWS.index(location)] = row
    ends.upgrade(at.me, at.sight, at.why)
    return at


def result(at: At, location: int = SALON) -> tuple[int, int]:
    return at.me.levels[CARD[location]], at.me.goals


@pytest.mark.clauses("luthier.ai.upkeep.two", "luthier.ai.upkeep.three", "luthier.ai.upkeep.step", "luthier.reading.22")
@pytest.mark.parametrize(
    ("level", "skill", "after"),
    [
        (1, 1, (1, 0)), (1, 2, (2, 0)), (1, 3, (3, 0)), (1, 4, (3, 1)),
        (2, 2, (2, 0)), (2, 3, (3, 0)), (2, 4, (3, 1)), (3, 3, (3, 0)), (3, 4, (3, 1)), (3, 5, (3, 1)),
    ],
)  # fmt: skip
def test_upgrades_one_after_the_other(level: int, skill: int, after: tuple[int, int]) -> None:
    assert result(upgraded(level, skill)) == after


@pytest.mark.clauses("luthier.reading.22")
@pytest.mark.parametrize(
    ("level", "skill", "after"), [(1, 5, (2, 0)), (2, 5, (3, 0)), (3, 4, (3, 1)), (1, 1, (1, 0)), (2, 2, (2, 0))]
)
def test_one_level_at_most(level: int, skill: int, after: tuple[int, int]) -> None:
    assert result(upgraded(level, skill, upgrades="one")) == after


@pytest.mark.clauses("luthier.reading.21")
@pytest.mark.parametrize(
    ("reading", "chip", "row", "after"),
    [("adjusted", 1, 1, 2), ("adjusted", 1, 0, 1), ("resolved", 1, 0, 3), ("chip", 1, 3, 1), ("chip", 2, 0, 2)],
)
def test_which_skill_counts(reading: str, chip: int, row: int, after: int) -> None:
    assert result(upgraded(1, chip, row, upgrade_skill=reading))[0] == after


@pytest.mark.clauses("luthier.reading.6", "luthier.ai.upkeep.two")
def test_the_workbench_card_counts_the_worker_alone() -> None:
    assert result(upgraded(1, 2, location=WORKBENCH, tracker=[3] * 5), WORKBENCH) == (2, 0)


@pytest.mark.clauses("luthier.reading.23")
def test_every_card_that_may_rises() -> None:
    at = board(row=list(range(6)), covered=list(range(6)), workers=[1, 2, 2, 3, 4, 2])
    ends.upgrade(at.me, at.sight, at.why)
    assert at.me.levels == [1, 2, 2, 3, 3, 2]
    assert at.me.goals == 1


@pytest.mark.clauses("luthier.ai.upkeep.two", "luthier.reading.4")
def test_a_card_that_was_discarded_does_not_rise() -> None:
    at = board(row=[CARD[SALON]], covered=[CARD[SALON]], dropped=[CARD[GUILD]], workers=[2, 4, 0, 0, 0, 0])
    ends.upgrade(at.me, at.sight, at.why)
    assert at.me.levels == [2, 1, 1, 1, 1, 1]


@pytest.mark.clauses("luthier.ai.first-game", "luthier.reading.30")
def test_a_first_game_has_no_steps_in_the_upkeep() -> None:
    assert result(upgraded(3, 5, ai_goals="no")) == (3, 0)


# The whole upkeep.
@pytest.mark.clauses("luthier.ai.upkeep", "luthier.ai.upkeep.tracker", "luthier.ai.upkeep.two")
def test_the_tracker_comes_before_the_upgrades() -> None:
    at = board(row=[CARD[REPAIR], CARD[PERFORM]], covered=[CARD[REPAIR], CARD[PERFORM]], tracker=[0, 0, 2, 0, 0])
    at.me.workers = [0, 0, 1, 1, 0, 0]
    ends.upkeep(at.me, at.sight, at.hands, at.why)
    # Repair: 2 - 2 + 1 (Perform's icon) and a worker of 1 make 2; the row of Perform is 0.
    assert at.me.levels == [1, 1, 1, 2, 1, 1]
    assert at.me.tracker == [0, 0, 1, 0, 1]


@pytest.mark.clauses("luthier.ai.upkeep.shuffle")
def test_workers_are_set_aside_and_all_six_cards_are_the_next_deck() -> None:
    at = board(row=[0, 3], dropped=[1], covered=[0, 3], workers=[2, 0, 0, 3, 0, 0], skills=[2, 0, 0, 3, 0, 0])
    at.me.deck = [0, 0, 1, 0, 1, 1]
    ends.upkeep(at.me, at.sight, at.hands, at.why)
    me = at.me
    assert (me.row, me.dropped, me.covered, me.deck) == ([], [], [], [1] * 6)
    assert (me.workers, me.skills) == ([0] * 6, [0] * 6)


@pytest.mark.clauses("luthier.ai.upkeep", "luthier.round.end")
@pytest.mark.parametrize("round", [1, 6])
def test_it_closes_every_round_the_last_one_too(round: int) -> None:
    at = board(row=[CARD[SALON]], covered=[CARD[SALON]], workers=[2, 0, 0, 0, 0, 0])
    at.game.round, at.game.stage = round, "close"
    rounds.close_round(at.game, at.table)
    assert at.me.levels == [2, 1, 1, 1, 1, 1]
    assert len(at.told("ai upkeep")) == 1
    assert at.game.stage == ("over" if round == 6 else "round")


# The end.
def end(at: At) -> int:
    ends.final_score(at.me, at.sight, at.hands, at.why)
    assert at.game.prestige[AI] == at.me.prestige
    return at.me.prestige


@pytest.mark.clauses("luthier.ai.end")
def test_it_scores_first_chairs() -> None:
    at = board()
    at.game.chairs = [AI, 0, AI, -1, AI]
    assert end(at) == 5 + 4 + 3
    assert at.told("prestige") == [{"player": AI, "prestige": 12, "what": "chairs", "total": 12}]


@pytest.mark.clauses("luthier.ai.end", "luthier.ai.goals")
@pytest.mark.parametrize(("space", "prestige"), [(0, 0), (1, 1), (16, 16), (17, 18), (20, 24)])
def test_it_scores_its_space_of_the_goals_track(space: int, prestige: int) -> None:
    assert end(board(goals=space)) == prestige
    assert end(board(goals=space, ai_goals="no")) == 0


@pytest.mark.clauses("luthier.ai.end", "luthier.reading.27")
@pytest.mark.parametrize(("reading", "prestige"), [("each", 4 + 3), ("sum", 6)])
def test_half_of_assigned_unfinished_instruments(reading: str, prestige: int) -> None:
    """A violoncello of 7 and a clavichord of 5; not what is for nobody, nor what is built."""
    at = board(half_points=reading).patron("vivaldi", instrument="violoncello")
    at.patron("chopin", instrument="clavichord").beside("sackbut")
    assert end(at) == prestige
    at = board(half_points=reading).patron("vivaldi", instrument="violoncello", built=True)
    assert end(at) == 0


@pytest.mark.clauses("luthier.ai.end")
def test_it_scores_nothing_else() -> None:
    at = board(tracker=[3] * 5, levels=[3] * 6).patron("bach").beside("violin", "viola")
    assert end(at) == 0


@pytest.mark.clauses("luthier.ai.harder.goals", "luthier.reading.28")
@pytest.mark.parametrize(
    ("space", "prestige"), [(0, 10), (2, 10), (3, 10), (5, 10), (6, 10), (7, 6), (8, 6)]
)  # fmt: skip
def test_harder_it_scores_the_best_level_that_you_miss(space: int, prestige: int) -> None:
    """Master craft: space 3, 5 or 7 of Craft, worth 3, 6 and 10."""
    at = board(your_goals="yes")
    at.game.boards[0].goals = [goal("master-craft")]
    at.game.boards[0].tracks = [0, space, 0]
    assert end(at) == prestige
    easy = board()
    easy.game.boards[0].goals = [goal("master-craft")]
    assert end(easy) == 0


@pytest.mark.clauses("luthier.reading.28", "luthier.ai.harder.goals")
def test_a_goal_that_you_miss_altogether_may_be_worth_nothing() -> None:
    at = board(your_goals="yes", missed_goal="nothing")
    at.game.boards[0].goals = [goal("master-craft"), goal("on-stage"), goal("good-society")]
    at.game.boards[0].tracks = [8, 2, 4]
    assert end(at) == 6 + 10


@pytest.mark.clauses("luthier.ai.end.win")
@pytest.mark.parametrize(("you", "ai", "won"), [(100, 99, True), (100, 100, False), (99, 100, False)])
def test_a_tie_is_a_loss(you: int, ai: int, won: bool) -> None:
    at = board()
    at.game.prestige = [you, ai]
    result = GAME.result(at.game)
    assert (result.won, dict(result.numbers)) == (won, {"prestige": you, "opponent": ai})


def test_what_these_positions_take_for_granted() -> None:
    assert board().game.awards == [award("restorers"), award("full-score"), award("many-voices")]
    assert [AI_LOCATIONS[card] for card in range(6)] == [SALON, GUILD, PERFORM, REPAIR, BALCONY, WORKBENCH]
    assert (MIDDLE, HIGH, BRASS, KEYBOARDS) == (1, 2, 3, 2)
