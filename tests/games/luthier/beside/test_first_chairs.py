"""First Chairs at the table: what is asked of one by what is known of it, and which answers cannot be."""

from __future__ import annotations

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, rungs, state, table
from tests.games.luthier.beside.test_doubts import performing

from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.games.luthier.beside.state import AI, Beside
from soloist.games.luthier.opponent.own import Ai

CARD = ("space 2", "3 4 9 2 4")
"""A performance of the row that the AI performs at a medium level."""
FIVE = ("strings", "woodwinds", "keyboards", "brass", "percussion")
LAST_SPACE = "of the spaces that are not covered and hold no instrument all that have the fewest tokens (everybody's)"


def holding(*tokens: int, chairs: tuple[int, ...] = (), asking: str = "lists") -> Match[object]:
    """The AI acts at Perform with so many tokens in the sections, and took these First Chairs."""

    def place(game: Beside, me: Ai) -> None:
        performing(game, me)
        game.tokens, game.chairs = list(tokens), list(chairs)

    match = table(place, stage="activate", asking=asking)
    if asking == "lists":
        answer(match, *CARD)
    while ("section", 0) not in question(match).options:
        answer(match, step(match))
    return match


def step(match: Match[object]) -> str:
    """The simplest answer, and of the card its numbers."""
    asked = question(match)
    if asked.kind == "numbers":
        return CARD[1]
    return TABLE.notation.write_answer(asked.simplest())


# Where a takeover is as good as another section.
@pytest.mark.clauses("luthier.ai.token", "luthier.reading.18")
def test_a_takeover_is_as_good_as_one_with_as_many_tokens_alone() -> None:
    match = holding(3, 4, 0, 0, 0, chairs=(0, 1))
    answer(match, "section strings; section woodwinds")
    assert asks(match).startswith("Its token goes to the Strings")
    words = (
        "You told that the Woodwinds will do as well; it does not where the AI takes over the First Chair of the "
        "Strings with 4 tokens."
    )
    with pytest.raises(Refused, match=words):
        answer(match, "desk strings 2; chair strings")
    answer(match, "desk strings 2")
    assert state(match).tokens == [4, 4, 0, 0, 0]
    # With as many tokens in both, both may be taken over.
    match = holding(3, 3, 0, 0, 0, chairs=(0, 1))
    answer(match, "section strings; section woodwinds", "desk strings 2; chair strings")
    assert "It has the First Chair of the Strings now." in news(match)


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.18")
def test_a_takeover_is_better_than_a_section_without_a_token_of_the_ai() -> None:
    match = holding(3, 0, 0, 0, 0, chairs=(0,))
    answer(match, "section strings; section woodwinds")
    with pytest.raises(Refused, match="You told that the Woodwinds will do as well; it does not where"):
        answer(match, "desk strings 2; chair strings")


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.18")
def test_step_by_step_too_a_takeover_is_as_good_as_one_with_as_many_tokens_alone() -> None:
    match = holding(3, 4, 2, 1, 1, asking="steps")
    assert asks(match) == (
        "Where do you hold the First Chair, with fewer tokens there than the AI with this one (Strings 4, Woodwinds "
        "5, Keyboards 3, Brass 2, Percussion 2)? Of several name the one where the AI has most; if there is none, name "
        "all."
    )
    # The counts are known: what is not equal cannot be equally good.
    words = "Of these the AI has most tokens in the Woodwinds, 5 with this one: name that alone"
    with pytest.raises(Refused, match=words):
        answer(match, "section strings; section woodwinds")
    answer(match, "section strings", "desk strings 1")
    held = "Do you hold the First Chair of the Strings, with fewer tokens there than the AI with this one: 4?"
    assert asks(match) == held
    answer(match, "section strings")
    assert state(match).tokens == [4, 4, 2, 1, 1]
    assert "It has the First Chair of the Strings now." in news(match)


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.18")
def test_step_by_step_equal_takeovers_are_named_together_and_all_say_that_there_is_none() -> None:
    fewest = "Which of these have a space with the fewest tokens (everybody's), those with an instrument aside?"
    match = holding(4, 4, 2, 1, 1, asking="steps")
    answer(match, "section strings; section woodwinds")
    assert (asks(match), question(match).options) == (fewest, [("section", 0), ("section", 1)])
    match = holding(3, 4, 2, 1, 1, asking="steps")
    answer(match, "; ".join(f"section {family}" for family in FIVE))
    assert (asks(match), len(question(match).options)) == (fewest, len(FIVE))
    # Where it was said that there is none, there is none afterwards.
    answer(match, "section strings", "desk strings 1")
    assert asks(match).startswith("Do you hold the First Chair of the Strings, with fewer tokens")
    with pytest.raises(Refused, match="You told that the Woodwinds will do as well; it does not where"):
        answer(match, "section strings")
    answer(match, "")
    assert state(match).tokens == [4, 4, 2, 1, 1]


# What is asked of a First Chair.
@pytest.mark.clauses("luthier.ai.token")
@pytest.mark.parametrize(
    ("tokens", "chairs", "line"),
    [
        (0, (), "also the First Chair, if it is empty"),
        (2, (), "also the First Chair, if you hold it with fewer tokens than the AI has there with this one: 3"),
        (
            2,
            (3,),
            "also the First Chair, if you have taken it over and have fewer tokens than the AI there with this one: 3",
        ),
    ],
)
def test_a_first_chair_is_empty_before_the_first_token_of_the_ai_alone(
    tokens: int, chairs: tuple[int, ...], line: str
) -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.bench, me.chips, game.bench = AI, 1, [0, 1, 0, 0, 0, 0], 1
        me.beside, game.tokens, game.chairs = [(3, 4)], [0, 0, 0, tokens, 0], list(chairs)

    match = table(bench, stage="activate")
    assert rungs(match) == [LAST_SPACE, line]


@pytest.mark.clauses("luthier.ai.token")
def test_the_list_of_sections_says_what_holds_where_a_line_finds_none() -> None:
    fewest = (
        "of these, or of all if there is none, the fewest tokens (everybody's) on its emptiest space without an "
        "instrument"
    )
    takeover = (
        "a section whose First Chair you hold and where the AI, with this token, has more tokens than you; of several "
        "the one where it has most"
    )
    empty = "if possible a section with an empty First Chair; it is not empty in: Strings"
    assert rungs(holding(2, 0, 0, 0, 0, chairs=(0,))) == [empty, f"if there is none, {takeover}", fewest]
    # No chair is empty behind a token of the AI.
    assert rungs(holding(2, 1, 1, 1, 1, chairs=(0,))) == [f"if possible {takeover}", fewest]


# One worker, several.
@pytest.mark.clauses("luthier.ai.build")
@pytest.mark.parametrize(
    ("n", "shuffled", "said"),
    [
        (1, "told", "On its Workbench space lies worker 1: it builds one instrument."),
        (2, "told", "On its Workbench space lies worker 1, worker 2: it builds 2 instruments."),
        (1, "drawn", "What lies face down on its Workbench space counts as worker 1: it builds one instrument."),
    ],
)
def test_it_is_said_how_many_instruments_its_workers_build(n: int, shuffled: str, said: str) -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.bench, me.chips, game.bench = (
            AI,
            n,
            [0, 1, 1, 1, 0, 0] if shuffled == "told" else [0, 1, 0, 0, 0, 0],
            1,
        )
        me.beside = [(3, 4), (3, 5)]

    match = table(bench, stage="activate", shuffled=shuffled)
    if shuffled == "told":
        answer(match, "worker 1; worker 2" if n > 1 else "worker 1")
    assert news(match)[0] == said
