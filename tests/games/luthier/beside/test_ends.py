"""The end of a round and of the game at the table: upkeep, who is first next, the score."""

from __future__ import annotations

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, rungs, state, table

from soloist.engine.catalogue import settled
from soloist.engine.errors import Refused
from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import GUILD, NONE, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent.own import Ai, Customer

ON_GUILD, ON_REPAIR = 1, 3
"""The AI's action cards."""


# The end of the round.
def closing(game: Beside, me: Ai) -> None:
    """Two cards were used at the end of round 1: Guild with worker 2, Repair with worker 1."""
    me.row, me.covered, me.deck = [ON_GUILD, ON_REPAIR], [ON_GUILD, ON_REPAIR], [1, 0, 1, 0, 1, 1]
    me.workers, me.skills, me.tracker = [0, 2, 0, 1, 0, 0], [0, 2, 0, 1, 0, 0], [0, 0, 3, 0, 0]


@pytest.mark.clauses("luthier.ai.upkeep.tracker", "luthier.ai.upkeep.two")
def test_icons_are_read_off_once_and_remembered_for_all_games() -> None:
    match = table(closing, stage="close")
    # Both of a card stand together: so it is read off once.
    along = ["up (card card 1 1)", "down (card card 3 1)", "up (card card 3 1)"]
    assert [one.name for one in match.along] == along
    assert asks(match) == "Which rows of its tracker go down, by 2 for each icon, on its Guild card of level 1?"
    # All that was told on one screen holds, whatever one of them asks beyond it.
    said = ("row salon; row repair", "", "row salon")
    match.answer_all([("down (card card 1 1)", "row guild"), *zip(along, said, strict=True)])
    # Two rows go up, and none above its top: their order does not matter and is not asked.
    assert news(match) == [
        "Move its cube of the row Salon from 0 to 2.",
        "Move its cube of the row Repair from 0 to 1.",
        "Replace its Guild card of level 1 by its Guild card of level 2.",
        "Replace its Repair card of level 1 by its Repair card of level 2.",
        "Set its workers aside, and turn its six action cards down: Soloist shuffles them.",
        "Round 1 is over. The AI has done its upkeep: 0 prestige.",
        "Round 2: stack the AI's workers 1, 2, 3 face down, in any order; you first.",
    ]
    printed = TABLE.printed(match.state)  # type: ignore[attr-defined]
    other = TABLE.new(settled(TABLE, {}))
    TABLE.remember(other, printed)  # type: ignore[attr-defined]
    assert other.memory.recall("down (card card 1 1)") == (("icon", 0, GUILD),)
    assert other.memory.recall("up (card card 1 1)") is None
    assert other.memory.recall("up in any order (card card 1 1)") == (("icon", 0, SALON), ("icon", 1, REPAIR))


@pytest.mark.clauses("luthier.ai.upkeep.tracker", "luthier.ai.upkeep.bonus")
def test_the_order_of_icons_is_asked_where_two_bonuses_may_change_each_other() -> None:
    def high(game: Beside, me: Ai) -> None:
        closing(game, me)
        me.tracker = [3, 0, 0, 3, 3]

    match = table(high, stage="close")
    # Balcony is pushed over the top with Salon: an award changes nothing for a patron that is drawn.
    answer(match, "", "row salon; row balcony", "", "")
    assert asks(match).startswith("The patron that was drawn")
    match = table(high, stage="close")
    answer(match, "", "row salon; row repair", "", "")
    assert asks(match) == (
        "In which order do the icons that go up stand on its Guild card of level 1, from left to right?"
    )
    view = TABLE.view(match.state, match.question)
    assert view.help == ["Name them in order, the first one first."]
    answer(match, "row repair; row salon")
    # The cubes are moved before the bonus asks anything.
    assert news(match)[:3] == [
        "Repair goes above 3: it is 0 again and gives its bonus.",
        "Move its cube of the row Repair from 3 to 0.",
        "Draw the top card of the deck of repairs.",
    ]
    memory = state(match).memory
    assert memory.recall("up (card card 1 1)") == (("icon", 0, REPAIR), ("icon", 1, SALON))
    assert memory.recall("up in any order (card card 1 1)") is None


@pytest.mark.clauses("luthier.ai.upkeep.tracker")
def test_a_row_that_goes_down_first_is_pushed_over_no_top() -> None:
    def high(game: Beside, me: Ai) -> None:
        closing(game, me)
        me.tracker = [3, 0, 0, 3, 0]

    match = table(high, stage="close")
    # Repair goes down by its own card before anything goes up, and is known to.
    answer(match, "", "row salon; row repair", "row repair", "")
    assert asks(match).startswith("The patron that was drawn")


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.ai.limit")
def test_a_bonus_that_a_limit_forbids_is_said_and_its_cube_moves_once() -> None:
    def full(game: Beside, me: Ai) -> None:
        closing(game, me)
        me.tracker = [3, 0, 0, 0, 0]
        me.patrons = [Customer(0, 9, [(REPAIRS, 3)]), Customer(1, 7, [(REPAIRS, 4)])]

    match = table(full, stage="close")
    # Salon goes above the top by the first card, and up again by the second.
    answer(match, "", "row salon", "", "row salon")
    assert news(match)[:2] == [
        "Salon goes above 3: it is 0 again. It has 2 of 2, so there is no bonus.",
        "Move its cube of the row Salon from 3 to 1.",
    ]
    assert state(match).me.tracker == [1, 0, 0, 0, 0]


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.reading.25", "luthier.ai.perform.levels")
def test_a_row_pushed_over_the_top_performs_the_top_card_at_eleven() -> None:
    match = table(closing, stage="close")
    answer(match, "", "row perform", "", "")
    assert asks(match) == "The performance that was drawn: of which era is it?"
    answer(match, "era baroque")
    # At 11 whatever the AI's number on it is: that is not asked.
    names = [name for name, _, _ in question(match).fields]
    assert names == ["medium from", "high from", "prestige at medium", "prestige at high"]
    with pytest.raises(Refused, match="A high result takes more than a medium one"):
        answer(match, "8 8 4 9")
    with pytest.raises(Refused, match="You told 4 prestige at medium, so at high it is no less"):
        answer(match, "8 12 4 3")
    answer(match, "8 12 4 9")
    assert news(match) == ["Give it 4 prestige: performance."]
    assert asks(match) == "In which section does it place its token?"
    assert rungs(match) == [
        "if possible a section with an empty First Chair",
        "of these, or of all if there is none, the fewest tokens (everybody's) on its emptiest space without an "
        "instrument",
    ]


@pytest.mark.clauses("luthier.reading.25")
def test_the_number_on_a_bonus_is_asked_where_it_counts_beside_the_eleven() -> None:
    match = table(closing, stage="close", eleven="and printed")
    answer(match, "", "row perform", "", "", "era baroque")
    assert question(match).fields[0][0] == "the AI's number"
    # 11 and 1 reach 12.
    answer(match, "1 8 12 4 9")
    assert news(match) == ["Give it 9 prestige: performance."]


@pytest.mark.clauses("luthier.ai.balcony")
@pytest.mark.parametrize(("balcony", "asked", "first"), [([], False, YOU), ([AI], False, AI), ([YOU], True, YOU)])
def test_who_is_first_is_asked_only_if_you_were_at_the_balcony(balcony: list[int], asked: bool, first: int) -> None:
    def at_balcony(game: Beside, me: Ai) -> None:
        closing(game, me)
        game.balcony = balcony

    match = table(at_balcony, stage="close")
    answer(match, "", "", "", "")
    assert (asks(match) == "End of the round: who is first in the next one?") == asked
    if asked:
        answer(match, "first you")
    assert (state(match).round, state(match).first, state(match).balcony) == (2, first, [])


@pytest.mark.clauses("luthier.ai.upkeep.shuffle")
def test_you_shuffle_its_cards_where_soloist_does_not() -> None:
    match = table(closing, stage="close", shuffled="told")
    answer(match, "", "", "", "")
    said = "Set its workers aside, and shuffle its six action cards, discarded ones too, face down as its deck."
    assert said in news(match)


# The end.
def last(game: Beside, me: Ai) -> None:
    """Round 6 is over."""
    game.round, me.prestige, me.goals = 6, 30, 2
    game.tokens, game.chairs = [0, 0, 2, 1, 0], [2, 3]
    me.patrons = [Customer(0, 9, [], 5, False), Customer(1, 7, [], NONE, False)]


@pytest.mark.clauses("luthier.ai.end", "luthier.ai.end.win")
@pytest.mark.parametrize(("mine", "won"), [("42", True), ("41", False), ("40", False)])
def test_the_end_is_scored_by_what_is_printed_and_a_tie_is_a_loss(mine: str, won: bool) -> None:
    match = table(last, stage="end")
    assert asks(match) == "Which of these First Chairs, which the AI got, does it hold still?"
    # Only those that it ever took are asked about.
    assert question(match).options == [("section", 2), ("section", 3)]
    answer(match, "section brass")
    assert asks(match) == "How much prestige is the First Chair of the Brass worth at the end?"
    answer(match, "5")
    assert news(match) == ["Give it 5 prestige: First Chairs."]
    assert asks(match) == "How much prestige is space 2 of the AI Goals track worth?"
    answer(match, "3")
    assert news(match) == [
        "Give it 3 prestige: AI Goals track.",
        "Give it 3 prestige: unfinished instruments.",
        "The AI ends with 41 prestige.",
    ]
    # It is typed: one tap on a number would end the game.
    assert TABLE.view(match.state, match.question).layout.likely == ()
    answer(match, mine)
    assert match.over
    result = TABLE.result(match.state)
    assert (result.won, result.numbers) == (won, {"prestige": int(mine), "opponent": 41})
    tie = "; a tie is a loss" if mine == "41" else ""
    sentence = f"You {'won' if won else 'lost'}: {mine} prestige to 41{tie}."
    assert TABLE.view(match.state, None).ask == sentence


@pytest.mark.clauses("luthier.ai.harder.goals", "luthier.reading.28", "luthier.reading.30", "luthier.ai.first-game")
def test_your_goals_are_told_when_they_count_and_a_first_game_has_no_goals_track() -> None:
    match = table(last, stage="end", **{"your-goals": "yes", "ai-goals": "no"})
    answer(match, "")
    assert asks(match) == "How many goals have you?"
    with pytest.raises(Refused, match="A number from 1 to 20 is asked for"):
        answer(match, "0")
    answer(match, "2")
    assert asks(match) == "Which level of your goal 1 did you reach: 0 none, 1 bottom, 2 middle, 3 top?"
    answer(match, "3", "0")
    assert asks(match) == "How much prestige is the middle level of your goal 1 worth?"
    answer(match, "6", "10")
    assert state(match).me.prestige == 30 + 3 + 6 + 10
