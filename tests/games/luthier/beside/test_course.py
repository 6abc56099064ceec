"""The course of a game at the table: set-up, Planning, Resolution, upkeep and the end, told and said."""

from __future__ import annotations

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, rungs, state, table

from soloist.engine.catalogue import settled
from soloist.engine.errors import Refused
from soloist.engine.match import Match, Setup
from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import BALCONY, GUILD, NONE, PERFORM, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent.own import Ai, Customer

_, ON_GUILD, _, ON_REPAIR, _, ON_WORKBENCH = range(6)
"""The AI's action cards."""


def new(seed: str = "1", **options: str) -> Match[object]:
    """A match before anything was told."""
    return Match(TABLE, Setup("luthier-table", settled(TABLE, options), seed))


GUILD_CARD = (
    "row salon; row perform; row repair; row guild; row balcony",
    "era romantic; era baroque; era classical",
    "family brass; family strings; family percussion; family woodwinds; family keyboards",
    "award right; award left; award middle",
    "0 1 0 2 0",
)
"""The tracker, the orders of the guild card, and its icons: once Guild, twice Repair."""


@pytest.mark.clauses("luthier.ai.guild", "luthier.ai.icons", "luthier.ai.setup", "luthier.reading.2")
def test_the_guild_card_is_told_once_and_its_icons_lift_the_rows() -> None:
    match = new()
    assert [one.name for one in match.along] == [
        "guild eras", "guild families", "guild awards", "guild icons", "guild numbers"
    ]  # fmt: skip
    answer(match, *GUILD_CARD, "5 4")
    me = state(match).me
    assert me.rows == [SALON, PERFORM, REPAIR, GUILD, BALCONY]
    assert (me.eras, me.families, me.awards) == ([2, 0, 1], [3, 0, 4, 1, 2], [2, 0, 1])
    assert me.tracker == [0, 0, 2, 1, 0]
    assert news(match)[1:] == [
        "Move its cube of the row Repair from 0 to 2.",
        "Move its cube of the row Guild from 0 to 1.",
        "Draw the top card of the deck of patrons.",
    ]


@pytest.mark.clauses("luthier.ai.first")
@pytest.mark.parametrize(("numbers", "first"), [("5 4", YOU), ("4 4", AI), ("3 4", AI)])
def test_the_ai_is_first_with_a_number_not_above_yours(numbers: str, first: int) -> None:
    match = new()
    answer(match, *GUILD_CARD, numbers)
    assert state(match).first == first
    assert news(match)[0].endswith("The AI is first in round 1." if first == AI else "You are first in round 1.")


@pytest.mark.clauses("luthier.ai.first-patron", "luthier.ai.first-instrument")
def test_the_first_patron_is_read_off_and_its_instrument_searched_by_the_back() -> None:
    match = new()
    answer(match, *GUILD_CARD, "5 4")
    assert asks(match) == "The patron that was drawn: of which family is the instrument that it wants?"
    answer(match, "family brass", "11", "repair strings; performance romantic")
    assert news(match) == ["Lay the patron on its left patron space."]
    assert asks(match) == "Search the deck from the top for a Brass instrument, the first one: is there one?"
    answer(match, "back instruments brass")
    assert news(match) == ["Search the deck from the top for a Brass instrument, the first one, and take it."]
    assert asks(match) == "The instrument that was found: how much prestige is it worth?"
    answer(match, "6")
    patron = state(match).me.patrons[0]
    assert (patron.primary, patron.prestige, patron.unfinished, patron.built) == (3, 11, 6, False)
    assert patron.needs == [(3, 0), (2, 2)]
    assert news(match)[0] == "Lay the card at its left patron space."


def test_an_empty_deck_has_no_first_patron() -> None:
    match = new()
    answer(match, *GUILD_CARD, "5 4", "none")
    assert state(match).me.patrons == []
    assert asks(match) == "How many chips do you place in round 1?"


# Planning.
def planning(game: Beside, me: Ai) -> None:
    """You are first in round 1, with two chips to place; the AI has three workers."""
    me.chips, game.chips = [0, 1, 1, 1, 0, 0], 2


@pytest.mark.clauses("luthier.ai.plan", "luthier.ai.shuffle")
def test_you_tell_where_a_chip_lies_and_the_ai_places_a_worker() -> None:
    match = table(planning, stage="plan", shuffled="told")
    assert asks(match) == "Place a chip: where does it lie?"
    answer(match, "at guild")
    assert asks(match) == "Flip the AI's top action card: which is it?"
    answer(match, "card repair 1")
    assert news(match) == ["It flips its Repair card of level 1: put one of its workers face down on Repair."]
    assert state(match).piles[GUILD] == [YOU]
    assert state(match).piles[REPAIR] == [AI]
    with pytest.raises(Refused, match="You told before that a chip of yours lies at the Guild"):
        answer(match, "at guild")
    answer(match, "at repair")
    assert state(match).piles[REPAIR] == [AI, YOU]
    with pytest.raises(Refused, match="“card repair 1” cannot be told here; what can is: card salon 1"):
        answer(match, "card repair 1")


@pytest.mark.clauses("luthier.reading.36")
def test_any_number_of_chips_may_lie_on_one_location_by_the_other_reading() -> None:
    match = table(planning, stage="plan", shuffled="told", crowd="any number")
    answer(match, "at guild", "card repair 1", "at guild")
    assert state(match).piles[GUILD] == [YOU, YOU]


@pytest.mark.clauses("luthier.ai.limit", "luthier.reading.3", "luthier.ai.row")
def test_a_card_whose_limit_is_reached_is_discarded_and_the_cards_are_laid_out() -> None:
    def full(game: Beside, me: Ai) -> None:
        game.first, me.chips, game.chips = AI, [0, 1, 1, 1, 0, 0], 0
        me.beside, me.tracker = [(0, 4), (1, 5)], [0, 0, 1, 0, 2]

    match = table(full, stage="plan", shuffled="told")
    answer(match, "card guild 1")
    assert news(match) == [
        "It flips its Guild card of level 1, whose limit is reached: discard it for this round, its worker goes to its "
        "Workbench space."
    ]
    answer(match, "card perform 1", "card balcony 1")
    assert news(match)[1] == "Lay out its action cards from left to right: Balcony, Perform."
    assert (state(match).me.bench, state(match).me.dropped) == (1, [ON_GUILD])


# Resolution.
def resolving(game: Beside, me: Ai) -> None:
    """The AI's only card is Repair, with its row on 1; you have chips there and at the Salon."""
    me.row, me.deck = [ON_REPAIR], [1, 1, 1, 0, 1, 1]
    me.chips, me.tracker = [0, 0, 1, 1, 0, 0], [0, 0, 0, 1, 0]
    game.piles[REPAIR], game.piles[SALON] = [AI, YOU], [YOU]


@pytest.mark.clauses("luthier.ai.skill", "luthier.ai.activate", "luthier.reading.7")
def test_it_is_said_who_acts_first_where_both_have_a_chip() -> None:
    match = table(resolving, stage="activate", shuffled="told")
    assert [option for option in question(match).options if option[0] == "activate"] == [
        ("activate", SALON), ("activate", REPAIR)
    ]  # fmt: skip
    with pytest.raises(Refused, match="By what you told, no chip of yours lies at the Guild"):
        answer(match, "activate guild")
    answer(match, "activate repair", "worker 3")
    # Its worker lies lower, so that of equal ones it is first.
    assert news(match) == [
        "Its worker on Repair is a 3: lay it on its Repair card of level 1. Its skill is 4.",
        "Repair: if your skill is 5 or more, you act before the AI, else after it.",
    ]


@pytest.mark.clauses("luthier.reading.7")
def test_bare_chips_are_compared_by_the_other_reading_and_the_lower_one_is_first() -> None:
    def lower(game: Beside, me: Ai) -> None:
        resolving(game, me)
        game.piles[REPAIR] = [YOU, AI]

    match = table(lower, stage="activate", shuffled="told", priority="chip")
    answer(match, "activate repair", "worker 3")
    assert news(match)[1] == "Repair: if your chip is 3 or more, it acts before the AI, else after it."


@pytest.mark.clauses("luthier.ai.repair", "luthier.ai.repair.level", "luthier.ai.repair.done", "luthier.ai.token")
def test_a_repair_is_picked_by_its_list_read_off_and_done() -> None:
    def needy(game: Beside, me: Ai) -> None:
        resolving(game, me)
        me.patrons = [Customer(0, 9, [(REPAIRS, 3)], NONE, False)]

    match = table(needy, stage="activate", shuffled="told")
    answer(match, "activate repair", "worker 2")
    assert asks(match) == "Which repair of the row does it choose?"
    assert rungs(match) == [
        "only one that is worth at most 2",
        "only one of these: Brass",
        "of several the one furthest from the deck",
    ]
    answer(match, "none")
    assert rungs(match)[1] == "the earliest family of its order: Strings, Woodwinds, Keyboards, Brass, Percussion"
    answer(match, "space 4")
    assert asks(match) == "The repair on space 4: of which family is it?"
    answer(match, "family strings", "2")
    assert news(match) == [
        "Take the card on space 4 of the row of repairs, and fill the row.",
        "Give it 2 prestige: repair.",
    ]
    assert asks(match) == "Its token goes to the Strings: on which spaces may it lie, and does it get the First Chair?"
    assert rungs(match) == [
        "of the spaces without an instrument all that have the fewest tokens (everybody's)",
        "also the First Chair, if it is empty, or yours with fewer tokens than the AI has there with this one: 1",
    ]
    answer(match, "desk strings 2; chair strings")
    assert news(match) == [
        "Put its token (no instrument) on space 2 of the Strings.",
        "It has the First Chair of the Strings now.",
        "Discard the card to the repairs.",
        "Repair: the AI has acted and has 2 prestige. Now your chip there, if it has not acted.",
    ]
    assert state(match).me.prestige == 2
    # The location is resolved; what you still have out is at the Salon.
    assert [option for option in question(match).options if option[0] == "activate"] == [("activate", SALON)]


def test_where_the_ai_has_no_worker_nothing_is_asked() -> None:
    match = table(resolving, stage="activate", shuffled="told")
    answer(match, "activate salon")
    assert question(match).name.startswith("workers")
    assert state(match).piles[SALON] == []


@pytest.mark.clauses("luthier.ai.build", "luthier.reading.6")
def test_all_workers_of_the_workbench_are_turned_up_at_once() -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, me.bench = AI, [ON_WORKBENCH], [1, 1, 1, 1, 1, 0], 2
        me.chips, me.beside = [0, 1, 1, 1, 0, 0], [(4, 5), (3, 7)]
        game.bench = 1

    match = table(bench, stage="activate", shuffled="told")
    assert asks(match) == "Turn up its workers at the Workbench: which are they?"
    with pytest.raises(Refused):
        answer(match, "worker 1")
    answer(match, "worker 1; worker 3")
    assert news(match)[0] == "Its workers on its Workbench space are turned up: 1, 3. Each builds an instrument."
    answer(match, "desk percussion 1; chair percussion")
    assert "Discard a Percussion instrument (5 prestige) from the right of its board." in news(match)
    answer(match, "chair brass")
    assert "Put its token (an instrument) on the Brass, where your rules let it (no space is free)." in news(match)
    assert state(match).me.prestige == 12
    assert state(match).me.beside == []


@pytest.mark.clauses("luthier.ai.instrument", "luthier.ai.skip", "luthier.reading.16")
def test_each_worker_without_an_instrument_looks_at_the_row_anew() -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.bench, me.chips, game.bench = AI, 2, [0, 1, 1, 0, 0, 0], 1
        me.patrons = [Customer(3, 9, [(REPAIRS, 1)], NONE, False), Customer(0, 7, [(REPAIRS, 1)], NONE, False)]

    match = table(bench, stage="activate")
    assert asks(match) == "Which instrument of the row does it take?"
    # The left patron's family comes first; the order of the guild card settles nothing between the two.
    assert rungs(match)[0] == "only one of these, the first first: Brass, Strings"
    answer(match, "space 1", "family brass", "4", "desk brass 1; chair brass")
    assert asks(match) == "Which instrument of the row does it take?"
    # Another card lies there now, and only Strings are wanted.
    answer(match, "space 1", "3", "desk strings 1; chair strings")
    assert [patron.built for patron in state(match).me.patrons] == [True, True]
    assert state(match).me.prestige == 7


@pytest.mark.clauses("luthier.ai.skip")
def test_what_was_told_in_a_turn_without_a_card_is_asked_again_in_the_next() -> None:
    match = table(resolving, stage="activate", shuffled="told")
    answer(match, "activate repair", "worker 2", "none")
    assert news(match) == ["Repair: the AI has acted and has 0 prestige. Now your chip there, if it has not acted."]
    assert all(told.keeps != "turn" for told in state(match).memory.told.values())


# The end of the round.
def closing(game: Beside, me: Ai) -> None:
    """Two cards were used at the end of round 1: Guild with worker 2, Repair with worker 1."""
    me.row, me.covered, me.deck = [ON_GUILD, ON_REPAIR], [ON_GUILD, ON_REPAIR], [1, 0, 1, 0, 1, 1]
    me.workers, me.skills, me.tracker = [0, 2, 0, 1, 0, 0], [0, 2, 0, 1, 0, 0], [0, 0, 3, 0, 0]


@pytest.mark.clauses("luthier.ai.upkeep.tracker", "luthier.ai.upkeep.two")
def test_icons_are_read_off_once_and_remembered_for_all_games() -> None:
    match = table(closing, stage="close")
    assert [one.name for one in match.along] == ["down (card card 3 1)", "up (card card 1 1)", "up (card card 3 1)"]
    assert asks(match) == "Which rows of its tracker go down by its Guild card of level 1?"
    answer(match, "row guild")
    assert asks(match) == "Which rows of its tracker go down by its Repair card of level 1?"
    answer(match, "")
    assert asks(match) == "Which rows of its tracker go up by its Guild card of level 1, from left to right?"
    answer(match, "row salon; row repair")
    assert asks(match) == "In which order do they stand, from left to right?"
    answer(match, "row repair; row salon", "row salon")
    assert news(match) == [
        "Move its cube of the row Salon from 0 to 2.",
        "Move its cube of the row Repair from 0 to 1.",
        "Replace its Guild card of level 1 by its Guild card of level 2.",
        "Replace its Repair card of level 1 by its Repair card of level 2.",
        "Round 1 is over. The AI has done its upkeep: 0 prestige.",
        "Round 2: the AI has workers 1, 2, 3; you first.",
    ]
    printed = TABLE.printed(match.state)  # type: ignore[attr-defined]
    other = TABLE.new(settled(TABLE, {}))
    TABLE.remember(other, printed)  # type: ignore[attr-defined]
    assert other.memory.recall("up (card card 1 1)") == (("icon", 0, REPAIR), ("icon", 1, SALON))


@pytest.mark.clauses("luthier.ai.upkeep.bonus", "luthier.reading.25", "luthier.ai.perform.levels")
def test_a_row_pushed_over_the_top_performs_the_top_card_at_eleven() -> None:
    match = table(closing, stage="close")
    answer(match, "", "", "row perform")
    assert asks(match) == "The performance that was drawn: of which era is it?"
    answer(match, "era baroque")
    with pytest.raises(Refused, match="A high result takes more than a medium one"):
        answer(match, "3 8 8 4 9")
    answer(match, "3 8 12 4 9")
    assert news(match) == ["Give it 4 prestige: performance."]
    assert asks(match) == "In which section does it place its token?"
    assert rungs(match) == [
        "if possible a section with an empty First Chair",
        "of these the most tokens of the AI with this one, if more than you have there with the First Chair",
        "of these the fewest tokens (everybody's) on its emptiest space without an instrument",
    ]


@pytest.mark.clauses("luthier.ai.balcony")
def test_who_is_first_is_asked_only_if_anybody_was_at_the_balcony() -> None:
    def quiet(game: Beside, me: Ai) -> None:
        closing(game, me)
        game.first = AI

    def visited(game: Beside, me: Ai) -> None:
        quiet(game, me)
        game.balcony = True

    match = table(quiet, stage="close")
    answer(match, "", "", "", "")
    assert state(match).round == 2
    assert state(match).first == AI
    match = table(visited, stage="close")
    answer(match, "", "", "", "")
    assert asks(match) == "End of the round: who is first in the next one?"
    answer(match, "first you")
    assert state(match).first == YOU
    assert state(match).balcony is False


# The end.
def last(game: Beside, me: Ai) -> None:
    """Round 6 is over."""
    game.round, me.prestige, me.goals = 6, 30, 2
    me.patrons = [Customer(0, 9, [], 5, False), Customer(1, 7, [], NONE, False)]


@pytest.mark.clauses("luthier.ai.end", "luthier.ai.end.win")
@pytest.mark.parametrize(("mine", "won"), [("42", True), ("41", False), ("40", False)])
def test_the_end_is_scored_by_what_is_printed_and_a_tie_is_a_loss(mine: str, won: bool) -> None:
    match = table(last, stage="end")
    assert asks(match) == "Of which of these sections does the AI hold the First Chair?"
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
    answer(match, mine)
    assert match.over
    result = TABLE.result(match.state)
    assert (result.won, result.numbers) == (won, {"prestige": int(mine), "opponent": 41})
    sentence = f"You {'won' if won else 'lost'}: {mine} prestige to 41."
    assert TABLE.view(match.state, None).ask == sentence


@pytest.mark.clauses("luthier.ai.harder.goals", "luthier.reading.28", "luthier.reading.30", "luthier.ai.first-game")
def test_your_goals_are_told_when_they_count_and_a_first_game_has_no_goals_track() -> None:
    match = table(last, stage="end", **{"your-goals": "yes", "ai-goals": "no"})
    answer(match, "")
    assert asks(match) == "How many goals have you?"
    answer(match, "2")
    assert asks(match) == "Which level of your goal 1 did you reach: 0 none, 1 bottom, 2 middle, 3 top?"
    answer(match, "3", "0")
    assert asks(match) == "How much prestige is the middle level of your goal 1 worth?"
    answer(match, "6", "10")
    assert state(match).me.prestige == 30 + 3 + 6 + 10
