"""The end of a round and of a year at the table: what is to be done, and what is asked again after a correction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE
from tests.games.merv.beside.test_table import GATES, asked, beside, given, options, table

from soloist.engine.events import Event
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.table import Table
from soloist.games.merv.beside import flow, known
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU, Beside
from soloist.games.merv.kinds import CELL_WORDS, NONE, OPEN_TO, SLOT_WORDS

ROUND = ("solo mosque", "slot N1", "site a1", "slot N2", "none")


def news(match: Match[object], name: str) -> list[str]:
    """The lines that tell of something, in words."""
    return [TABLE.tell(match.state, line.event) for line in match.told() if line.event.name == name]


class Lines(Table):
    """Answers with what comes first, and notes what is asked and told."""

    listens = True

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.told: list[Event] = []

    def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        return question.simplest()

    def soon(self, questions: Sequence[Question]) -> None:
        pass

    def tell(self, event: Event) -> None:
        self.told.append(event)

    def fall(self, chance: Chance) -> Outcome:
        raise AssertionError(chance)


def place_of(match: Match[object], name: str) -> int:
    """The place of the last answer to a question whose name begins so."""
    return max(n for n, entry in enumerate(match.entries) if entry.name.startswith(name))


# The queue.
@pytest.mark.clauses("merv.queue", "merv.deck.discard")
def test_the_queue_is_something_to_do_with_the_card_that_you_keep() -> None:
    match = table(ROUND, cards="told")
    assert match.asked == "queue: N1, N5, N2"
    given(match, "queue magistrate courtier you")
    assert news(match, "queued") == [
        "Let the meeples queue at the north-east corner, from the front: the Magistrate, the High Courtier, you. "
        "Discard its solo card Mosque."
    ]
    drawing = TABLE.view(match.state, match.question).drawing
    assert "queued" in cast("tuple[str, ...]", drawing["acts"])
    assert "queued" not in cast("tuple[str, ...]", drawing["echoes"])


@pytest.mark.clauses("merv.queue", "merv.deck.discard")
def test_the_queue_is_told_where_only_one_order_is_possible() -> None:
    match = table(["solo mosque"], cards="told")
    game, told_ = beside(match), Lines()
    # You stand furthest from the queue, so that nobody has to be asked.
    game.masters, game.stage = [4, 1, 0], "queue"
    flow.step(game, told_)
    assert game.queue == [YOU, MAGISTRATE, COURTIER]
    assert [TABLE.tell(game, event) for event in told_.told] == [
        "Let the meeples queue at the north-east corner, from the front: you, the Magistrate, the High Courtier. "
        "Discard its solo card Mosque."
    ]
    assert not told_.asked[0].options[1:]


@pytest.mark.clauses("merv.queue", "merv.deck.discard")
def test_no_card_is_discarded_that_lies_in_the_box_or_is_out_of_the_game() -> None:
    for cards, card in (("drawn", 4), ("told", NONE)):
        game, told_ = beside(table(cards=cards)), Lines()
        game.masters, game.stage, game.me.card = [4, 1, 0], "queue", card
        flow.step(game, told_)
        assert TABLE.tell(game, told_.told[0]).endswith("the High Courtier.")


@pytest.mark.clauses("merv.queue", "merv.queue.camels")
def test_an_order_that_was_told_does_not_hold_for_other_slots() -> None:
    # From north 3 and north 2 this is the order that costs nothing; from north 1 it costs a camel.
    right = table(["solo mosque", "slot N3", "site c1", "slot N2", "none"], cards="told")
    assert right.asked == "queue: N3, N5, N2"
    assert options(right)[0] == "queue magistrate you courtier"
    given(right, "queue magistrate you courtier")
    right.correct(place_of(right, "slot of you"), "slot N1")
    given(right, "site a1")
    assert right.asked == "queue: N1, N5, N2"
    given(right, "queue magistrate courtier you")
    assert beside(right).queue == [MAGISTRATE, COURTIER, YOU]


# The invasion.
@pytest.mark.clauses("merv.invasion.falls", "merv.magistrate.invasion")
@pytest.mark.parametrize(("who", "name"), [(COURTIER, "fallen of the courtier"), (YOU, "fallen of you")])
def test_what_fell_is_asked_by_what_can_have_fallen(who: int, name: str) -> None:
    match = table(cards="told")
    game = beside(match)
    for word in ("a1", "e3"):
        game.owners[CELL_WORDS.index(word)] = who
    game.stage, game.round = "invasion", 8

    assert {SLOT_WORDS[place] for place in OPEN_TO[CELL_WORDS.index("e3")]} == {"E3"}
    for walls, cells in (([], "a1, e3"), (["E3"], "a1")):
        known.note_walls(game, [SLOT_WORDS.index(word) for word in walls])
        table_ = Lines()
        flow.step(cast(Beside, TABLE.copy(game)), table_)
        assert [question.name for question in table_.asked] == [f"{name}: {cells}"]


def test_the_order_without_camels_says_so() -> None:
    match = table(ROUND, cards="told")
    labels = [choice.label for choice in TABLE.view(match.state, match.question).choices]
    assert labels == [
        "The Magistrate, the High Courtier, you (you lay no camel)",
        "The Magistrate, you, the High Courtier",
        "You, the Magistrate, the High Courtier",
    ]


@pytest.mark.clauses("merv.magistrate.queue", "merv.magistrate.tracks", "merv.magistrate.supply")
def test_all_that_stands_at_the_start_is_named_and_a_year_is_scored_by_everybody() -> None:
    match = table(cards="told")
    (line,) = news(match, "laid out")
    for words in (
        "The three master meeples queue at the north-west corner: the Magistrate first, you second, the High Courtier "
        "third.",
        "9 buildings and 8 servants, 6 discs for its posts and one for the mosque, and its scrolls",
    ):
        assert words in line
    event = Event("scoring of the Magistrate", "", {"year": 1, "total": 7})
    assert TABLE.tell(match.state, event) == (
        "Year 1 is scored: the Magistrate has 7 points. Score the year for yourself too."
    )


def test_how_many_gates_there_are_is_said() -> None:
    match = table(["solo wall", "stack teal"], cards="told")
    assert TABLE.view(match.state, match.question).help == [
        "There are 4 gates, so tap 4 places. The Magistrate never builds there."
    ]


@pytest.mark.clauses("merv.priority.favour", "merv.tracks.influence")
def test_a_track_is_told_by_its_end_then_its_spaces_with_points() -> None:
    match = table(["solo wall", "stack teal", GATES], cards="told")
    assert match.asked == "end of the track influence"
    given(match, "number 4")
    assert asked(match) == "On which spaces of the influence track are points printed?"
    assert options(match) == ["space 1", "space 2", "space 3", "space 4"]
    assert next(choice.label for choice in TABLE.view(match.state, match.question).choices) == "Space 1"
    given(match, "space 1; space 3")
    assert match.asked == "end of the track influence; points of 1, 3"
    assert [field[0] for field in cast(Question, match.question).fields] == ["Space 1", "Space 3"]
    given(match, "2 5")
    points = [beside(match).memory.recall(f"points of a space: space influence {n}") for n in range(1, 6)]
    assert points == [(2,), (0,), (5,), (0,), None]
    # A track that shows nothing needs no third answer.
    short = given(table(["solo wall", "stack teal", GATES], cards="told"), "number 4", "")
    assert short.asked == "slot of you"
