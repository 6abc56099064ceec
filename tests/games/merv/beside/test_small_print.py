"""Small print of the table: what can be told, what is known of what was told, and what contradicts it."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE, Pair
from tests.games.merv.beside.test_lasting import Said, later
from tests.games.merv.beside.test_table import (
    BEGUN,
    HALLS,
    SITES,
    asked,
    beside,
    given,
    options,
    refused,
    table,
    told,
)

from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.engine.memory import asked_of
from soloist.engine.questions import Question
from soloist.engine.states import to_data
from soloist.engine.table import Table
from soloist.games.merv.beside import cards, flow, reading
from soloist.games.merv.beside.seeing import hands, sight
from soloist.games.merv.beside.state import YOU
from soloist.games.merv.kinds import ACTIONS, NONE
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.actions import fulfil
from soloist.games.merv.opponent.own import ALL

ROUND = ("slot N1", "site a1", "slot N2", "none", "queue magistrate courtier you")


# Set-up and rounds.
@pytest.mark.clauses("merv.setup.city")
def test_each_action_has_four_sites() -> None:
    match = Match(TABLE, Setup("merv-table", settled(TABLE, {}), "1"))
    question = cast(Question, match.question)
    assert (question.least, question.most, len(question.options)) == (4, 4, 24)
    sites = [f"site {word}" for words in SITES.values() for word in words.split()]
    assert refused(match, "; ".join(sites[:5])) == refused(match, sites[0]) == "Exactly 4 have to be named."
    for n in range(0, 20, 4):
        match.answer("; ".join(sites[n : n + 4]))
    # The last four are known.
    assert [beside(match).sites.count(action) for action in range(6)] == [4] * 6


@pytest.mark.clauses("merv.queue")
def test_meeples_that_queue_leave_their_slots() -> None:
    match = table(["solo mosque", *ROUND], cards="told")
    assert beside(match).masters == [NONE, NONE, NONE]


@pytest.mark.clauses("merv.turn.site")
def test_who_has_no_building_left_builds_nowhere() -> None:
    match = table(["solo mosque"], cards="told")
    cells = [f"site {row}{column}" for row in "bcd" for column in (1, 2, 4)]
    given(match, "correct", "wrong yours", "; ".join(cells[:8]))
    assert len(flow.built_on(beside(match), YOU, 0)) > 1
    given(match, "correct", "wrong yours", "; ".join(cells))
    assert flow.built_on(beside(match), YOU, 0) == [("none",)]
    given(match, "slot N3")
    assert [(entry.value, entry.by) for entry in match.entries[-2:]] == [
        ((("slot", 2),), "person"),
        ((("none",),), "forced"),
    ]


# Your solo cards.
@pytest.mark.clauses("merv.turn-of-magistrate.card")
def test_a_card_that_was_drawn_is_not_drawn_again() -> None:
    match = table(["solo mosque", *ROUND], cards="told")
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
            # Prepared anew, the Palace card does not come first.
            palace = {ACTIONS.index("palace")}
            assert can == {"discards": left - set(before), "all": left, "anew": left - palace}[reshuffle]
    assert seen


@pytest.mark.clauses("merv.reading.1", "merv.reading.22")
def test_a_card_out_of_the_game_does_not_come_back() -> None:
    game = beside(table(cards="told", reshuffle="anew"))
    game.me.removed[2] = True
    cards.reshuffle(game, cast(Table, None))
    assert game.me.deck == [[1, 1, 0, 1, 1, 1]]
    assert game.me.discards == [0] * 6


# What the Magistrate finds nowhere.
@pytest.mark.clauses("merv.priority.palace")
def test_a_hall_that_is_known_to_be_full_is_not_named() -> None:
    first = table([*BEGUN, "solo palace", HALLS, "hall 1 mosque"], cards="told")
    game = beside(first)
    game.memory.keep(asked_of(facts.HALL_ROOM.name, ("hall", 3, "spices")), (0,), "no", (facts.HALL_ROOM,))
    later = TABLE.new(settled(TABLE, {"cards": "told"}))
    later.memory = game.memory  # type: ignore[attr-defined]
    match = table([*BEGUN, "solo palace"], base=to_data(later), cards="told")
    assert options(match) == ["hall 0 scrolls", "hall 1 mosque", "hall 2 goods", "none"]


# The caravan.
@pytest.mark.clauses("merv.priority.caravansary", "merv.priority.caravansary.out")
@pytest.mark.parametrize(("left", "again"), [("left 1", True), ("left 6", False)])
def test_few_cards_are_counted_again_when_one_was_taken(left: str, again: bool) -> None:
    # It is said to have 17 cards, so that you may have taken the others in your first turn.
    own = ("solo mosque", "correct", "wrong cards", "17 0 0 0", *BEGUN[1:])
    match = table([*own, "solo caravansary"], cards="told")
    assert asked(match) == "How many caravan cards are left, in the row and in the deck?"
    given(match, left, "1 3 7 12", "caravan juniper camel")
    assert beside(match).me.spices == [17, 1, 0, 0]
    assert (asked(match) == "How many caravan cards are left, in the row and in the deck?") == again
    if again:
        match.answer("left 0")
        assert beside(match).me.removed[ACTIONS.index("caravansary")]
    assert match.asked == "slot of the courtier"
    # What holds for a turn is forgotten with it.
    assert not [line for line, what in beside(match).memory.told.items() if what.keeps == "turn"]


# Contracts.
def test_a_contract_has_every_reward_that_was_read_off() -> None:
    numbers = [1, 0, 2, 0, 7, 0, 3, 1, 0, 0, 0, 0]
    assert reading.contract_of(4, numbers) == ("contract", 4, 1, 0, 2, 0, 7, "influence", 3, "camel", 1)


@pytest.mark.clauses("merv.priority.marketplace.contracts")
@pytest.mark.parametrize(("different", "most"), [(1, (1, 1, 2, 1)), (0, (2, 1, 3, 1))])
def test_a_contract_asks_for_no_more_than_it_has(different: int, most: tuple[int, ...]) -> None:
    game = beside(table(cards="told"))
    game.me.goods, game.me.laid = [2, 1, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0]
    game.me.scrolls, game.me.scrolls_laid = 3, 2
    game.memory.keep(asked_of(facts.DIFFERENT.name, ALL), (different,), "printed", (facts.DIFFERENT,))
    assert reading.most_asked(game) == most


START = ("solo marketplace", "direction west; direction north; direction east; direction south")


def at_the_contracts() -> Match[object]:
    """A turn at the Marketplace, step by step, at the six open contracts: it has one good."""
    match = table(START, cards="told", asking="steps")
    while match.asked is not None and not match.asked.startswith("contracts"):
        question = cast(Question, match.question)
        match.answer(question.simplest() if "good left" not in question.name else ())
    assert match.asked == "contracts; able with 0 0 0 0 0 0 1 0 0: I, II, III, IV, V, VI"
    return match


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_only_contracts_within_reach_are_read_and_of_the_best_alone_what_it_gives() -> None:
    match = at_the_contracts()
    assert asked(match) == (
        "Which of these open contracts can it fulfil? For that it has, of goods: 1 of the inner city in the west; of "
        "scrolls: 0."
    )
    given(match, "pile II; pile V")
    assert [match.asked, *(question.name for question in match.along)] == [
        "contracts; asks of II",
        "contracts; asks of V",
    ]
    assert asked(match) == "What does the contract of pile II ask for, and how many points is it worth?"
    assert len(cast(Question, match.question).fields) == 5
    given(match, "1 0 0 0 5")
    assert refused(match, "0 0 0 0 0") == "This contract asks for nothing and gives nothing; what does it show?"
    given(match, "0 0 1 0 9")
    assert match.asked == "contracts; reward of V"
    assert asked(match) == "What does the contract of pile V give beside its points?"
    given(match, "0 0 2 0 0 0 0")
    assert told(match)[-3:-1] == [
        "Lay on that contract, of what it has: a good of the inner city in the west.",
        "Give it 2 camels: it has 2 now.",
    ]
    # It has nothing left for the other one.
    assert (beside(match).me.points, match.asked) == (9, "slot of you")


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_where_no_contract_is_within_reach_none_is_read() -> None:
    match = given(at_the_contracts(), "")
    assert not [line for line in told(match) if line.startswith("Give it the contract")]
    assert (beside(match).me.points, match.asked) == (0, "slot of you")


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_of_a_pile_whose_contract_it_took_the_next_one_is_asked_alone() -> None:
    game = later(asking="steps")
    game.me.goods = [2, 0, 0, 0, 1, 0, 0, 0]
    game.memory.keep(asked_of(facts.DIFFERENT.name, ALL), (0,), "printed", ())
    said = Said("pile II; pile V", "1 0 0 0 5", "2 0 0 0 3", "0 0 0 0 0 0 0", "pile II", "2 0 0 0 4", "0 0 0 0 0 0 0")
    fulfil(game.me, None, sight(game, said), hands(game, said))
    assert [(name.rpartition("; ")[2], len(options)) for name, options in said.asked] == [
        ("able with 2 0 0 0 1 0 0 0 0", 6),
        ("asks of II", 0),
        ("asks of V", 0),
        ("reward of II", 0),
        # Pile V is known.
        ("able with 1 0 0 0 1 0 0 0 0", 1),
        ("asks of II", 0),
        ("reward of II", 0),
    ]
    assert game.me.points == 5 + 4
    assert sum(game.me.laid) == 3


def test_what_lies_under_a_contract_that_was_fulfilled_is_not_known() -> None:
    game = beside(table(cards="told"))
    contract = reading.contract_of(2, [1, 0, 0, 0, 5, *[0] * 7])
    game.memory.keep(reading.on_pile(2), contract, "turn", ())
    reading.fulfilled(game, contract)
    assert game.memory.recall(reading.on_pile(2)) is None
