"""Small print of the table: what can be told, what is known of what was told, and what contradicts it."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE, Pair
from tests.games.merv.beside.test_table import SITES, asked, beside, given, options, refused, table, told

from soloist.engine.asking import About
from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.engine.memory import asked_of
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.states import to_data
from soloist.engine.table import Table
from soloist.games.merv.beside import cards, reading
from soloist.games.merv.beside.state import COURTIER, YOU, buildings_left
from soloist.games.merv.kinds import ACTIONS, CELL_WORDS, NONE
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.own import ALL

HALLS = "hall scrolls; hall mosque; hall goods; hall spices"
ROUND = ("slot N1", "none", "slot N2", "none", "queue magistrate courtier you")


# Set-up and rounds.
@pytest.mark.clauses("merv.setup.city")
def test_each_action_has_a_site() -> None:
    match = Match(TABLE, Setup("merv-table", settled(TABLE, {}), "1"))
    question = cast(Question, match.question)
    assert (question.least, question.most, len(question.options)) == (1, 19, 24)
    sites = [f"site {word}" for words in SITES.values() for word in words.split()]
    assert refused(match, "; ".join(sites[:20])) == "From 1 to 19 have to be named."
    match.answer("; ".join(sites[:19]))
    # One of five is left for each of the other five, so that all of them are known.
    match.answer(sites[19])
    assert beside(match).sites.count(ACTIONS.index("caravansary")) == 19


@pytest.mark.clauses("merv.queue")
def test_meeples_that_queue_leave_their_slots() -> None:
    match = table(["solo mosque", "9", "path first", "reward points 0", *ROUND], cards="told")
    assert beside(match).masters == [NONE, NONE, NONE]


# Your solo cards.
@pytest.mark.clauses("merv.turn-of-magistrate.card")
def test_a_card_that_was_drawn_is_not_drawn_again() -> None:
    match = table(["solo mosque", "9", "path first", "reward points 0", *ROUND], cards="told")
    assert options(match) == [f"solo {word}" for word in ACTIONS[:6] if word != "mosque"]


@pytest.mark.clauses("merv.reading.1")
@pytest.mark.parametrize("reshuffle", ["discards", "all", "anew"])
def test_which_cards_can_come_after_a_scoring(reshuffle: str) -> None:
    """Discarded cards go below the others; by the other readings all can come."""
    seen = 0
    for seed in range(6):
        pair = Pair(seed, "random", cards="told", reshuffle=reshuffle)
        pair.play()
        entries = pair.match.entries
        at = next(n for n, entry in enumerate(entries) if entry.name == "solo card 5")
        before = [entry.value[0][1] for entry in entries[:at] if entry.name.startswith("solo card")]
        again = Match(TABLE, pair.match.setup, entries=entries[:at])
        left = {card for card in range(6) if not beside(again).me.removed[card]}
        if len(before) == 4 and len(left) == 6:
            seen += 1
            can = {int(option[1]) for option in cast(Question, again.question).options}
            assert can == (left - set(before) if reshuffle == "discards" else left)
    assert seen


@pytest.mark.clauses("merv.reading.1", "merv.reading.22")
def test_a_card_out_of_the_game_does_not_come_back() -> None:
    game = beside(table(cards="told", reshuffle="anew"))
    game.me.removed[2] = True
    cards.reshuffle(game, cast(Table, None))
    assert game.me.deck == [[1, 1, 0, 1, 1, 1]]
    assert game.me.discards == [0] * 6


# What the Magistrate finds nowhere.
@pytest.mark.clauses("merv.priority.mosque", "merv.reading.18")
def test_without_a_camel_it_begins_on_the_leftmost_path() -> None:
    match = table(["solo mosque", "9", "none"], cards="told")
    assert told(match)[2].startswith("It begins on the leftmost path of the mosque")
    assert beside(match).me.path == 0


@pytest.mark.clauses("merv.priority.palace")
def test_a_hall_that_is_known_to_be_full_is_not_named() -> None:
    first = table(["solo palace", HALLS, "hall 2 goods"], cards="told")
    game = beside(first)
    game.memory.keep(asked_of(facts.HALL_ROOM.name, ("hall", 3, "spices")), (0,), "no", (facts.HALL_ROOM,))
    later = TABLE.new(settled(TABLE, {"cards": "told"}))
    later.memory = game.memory  # type: ignore[attr-defined]
    match = table(["solo palace"], base=to_data(later), cards="told")
    assert options(match) == ["hall 0 scrolls", "hall 1 mosque", "hall 2 goods", "none"]


# The caravan.
@pytest.mark.clauses("merv.priority.caravansary", "merv.priority.caravansary.out")
@pytest.mark.parametrize(("left", "again"), [("left 1", True), ("left 6", False)])
def test_few_cards_are_counted_again_when_one_was_taken(left: str, again: bool) -> None:
    match = table(["solo caravansary", left, "1 3 7 12", "caravan juniper camel"], cards="told")
    assert beside(match).me.spices == [0, 1, 0, 0]
    assert (asked(match) == "How many caravan cards are left, in the row and in the deck?") == again
    if again:
        match.answer("left 0")
        assert beside(match).me.removed[ACTIONS.index("caravansary")]
    assert match.asked == "slot of you"


# Contracts.
def test_a_contract_has_every_reward_that_was_read_off() -> None:
    numbers = [1, 0, 2, 0, 7, 0, 3, 0, 1, 0, 0, 0]
    assert reading.contract_of(4, numbers) == ("contract", 4, 1, 0, 2, 0, 7, "influence", 3, "camel", 1)


@pytest.mark.clauses("merv.priority.marketplace.contracts")
@pytest.mark.parametrize(("different", "most"), [(1, (1, 1, 2, 1)), (0, (2, 1, 3, 1))])
def test_a_contract_asks_for_no_more_than_it_has(different: int, most: tuple[int, ...]) -> None:
    game = beside(table(cards="told"))
    game.me.goods, game.me.laid = [2, 1, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0]
    game.me.scrolls, game.me.scrolls_laid = 3, 2
    game.memory.keep(asked_of(facts.DIFFERENT.name, ALL), (different,), "printed", (facts.DIFFERENT,))
    assert reading.most_asked(game) == most


def at_the_contracts() -> Match[object]:
    """A turn at the Marketplace, step by step, at the six open contracts: it has one good."""
    start = ["solo marketplace", "6", "direction west; direction north; direction east; direction south"]
    match = table(start, cards="told", asking="steps")
    while match.asked is not None and not match.asked.startswith("contracts"):
        question = cast(Question, match.question)
        match.answer(question.simplest() if "good left" not in question.name else ())
    assert len([match.asked, *match.along]) == 6
    return match


@pytest.mark.clauses("merv.priority.marketplace.contracts")
@pytest.mark.parametrize(("shown", "points"), [("1 0 0 0 5 0 0 0 0 0 0 0", 5), ("0 " * 12, 0)])
def test_an_empty_pile_is_no_contract(shown: str, points: int) -> None:
    match = at_the_contracts()
    given(match, shown, *["0 " * 12] * 5)
    assert sum(line.startswith("Give it the contract") for line in told(match)) == bool(points)
    assert beside(match).me.points == points
    assert match.asked == "slot of you"


def test_what_lies_under_a_contract_that_was_fulfilled_is_not_known() -> None:
    game = beside(table(cards="told"))
    contract = reading.contract_of(2, [1, 0, 0, 0, 5, *[0] * 7])
    game.memory.keep(reading.on_pile(2), contract, "turn", ())
    reading.fulfilled(game, contract)
    assert game.memory.recall(reading.on_pile(2)) == ()


# What contradicts what was told.
@pytest.mark.clauses("merv.turn.site")
@pytest.mark.parametrize(
    ("who", "name", "sentence"),
    [
        (YOU, "site of you from N1", "By what you told, all 9 of your buildings stand in the city already."),
        (
            COURTIER,
            "site of the courtier from N1",
            "By what you told, all 9 buildings of the High Courtier stand in the city already.",
        ),
    ],
)
def test_a_building_more_than_there_are(who: int, name: str, sentence: str) -> None:
    game = beside(table(cards="told"))
    site: Option = ("site", 20)
    question = Question(YOU, name, [site, ("none",)])
    game.owners[:8] = [who] * 8
    assert buildings_left(game, who) == 1
    assert TABLE.contradiction(game, question, (site,)) == ""  # type: ignore[attr-defined]
    game.owners[8] = who
    assert buildings_left(game, who) == 0
    assert TABLE.contradiction(game, question, (site,)) == sentence  # type: ignore[attr-defined]
    assert TABLE.contradiction(game, question, (("none",),)) == ""  # type: ignore[attr-defined]


@pytest.mark.clauses("merv.priority.favour", "merv.priority.mosque")
def test_a_track_that_ends_before_its_disc() -> None:
    game = beside(table(cards="told"))
    game.me.favour, game.me.influence, game.me.mosque = 5, 6, 7
    for fact, thing, at in (
        (facts.TRACK_END, ("track", "favour"), 5),
        (facts.TRACK_END, ("track", "influence"), 6),
        (facts.MOSQUE_END, ALL, 7),
    ):
        question = Question(YOU, fact.name, [], "number", 1, 99, about=About(fact, (thing,)))
        answers: list[Answer] = [(("number", at - 1),), (("number", at),)]
        said = [TABLE.contradiction(game, question, answer) for answer in answers]  # type: ignore[attr-defined]
        sentence = f"Its disc stands on {at} already, by what you told; {at - 1} cannot be the end."
        assert said == [sentence, ""]


# Corrections.
def test_a_disc_put_into_the_mosque_by_a_correction_has_a_path_and_loses_it_again() -> None:
    match = table(["solo palace", HALLS, "hall 2 goods", "10", "0 " * 10], cards="told")
    assert beside(match).me.path == NONE
    given(match, "correct", "wrong counts", "0 0 0 3 0 0")
    assert (beside(match).me.mosque, beside(match).me.path) == (3, 0)
    given(match, "correct", "wrong counts", "0 0 0 0 0 0")
    assert (beside(match).me.mosque, beside(match).me.path) == (0, NONE)


def test_nothing_is_corrected_beyond_the_end_of_a_track() -> None:
    match = table(["solo wall", "stack teal", "place S5", "18", "2" + " 0" * 17], cards="told")
    given(match, "correct", "wrong counts")
    assert refused(match, "0 0 19 0 0 0") == "space of the influence track: a number from 0 to 18 is asked for."
    # The end of the favour track was not told yet.
    match.answer("0 39 18 0 0 0")
    assert (beside(match).me.favour, beside(match).me.influence) == (39, 18)
    assert CELL_WORDS[beside(match).me.buildings[0]] == "e5"
