"""Those who answer: a straight run, a record, a script, a preview."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.engine.tiny import Tiny, TinyRules

from soloist.engine.answerers import Chosen, Entry, Recorded, Scripted, Straight
from soloist.engine.chance import Keyed
from soloist.engine.errors import Misfit, Refused, SoloistError
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Part, Question
from soloist.engine.table import Table, Waiting

RULES = TinyRules()
NOTATION = RULES.notation
SEED = Keyed("1")
A, B = ("a",), ("b", 2)


def recorded(*past: Entry, source: Keyed | None = SEED, **more: object) -> Recorded:
    return Recorded(past, source, NOTATION, **more)  # type: ignore[arg-type]


class TestStraight:
    def test_policy_and_source_answer_at_once(self) -> None:
        asked: list[tuple[Question, Tiny]] = []

        def policy(question: Question, state: Tiny) -> Answer:
            asked.append((question, state))
            return (question.options[-1],)

        state = RULES.new({})
        table = Straight(state, policy, SEED)
        assert table.ask(1, "q", [A, B]) == B
        assert asked == [(Question(1, "q", [A, B]), state)]
        assert table.answer(Question(0, "r", [A])) == (A,)
        assert table.answered == 2
        assert table.listens is False

    def test_the_short_way_rolls_the_same_dice_as_the_long_one(self) -> None:
        table = Straight(None, lambda question, state: (), SEED)
        for n in (0, 1, 2, 8, 9, 19, 20, 33):
            assert table.roll("dice", n, n) == Table.roll(table, "dice", n, n)
            assert len(table.roll("dice", n, n)) == n
        assert set(table.roll("many", 1, 200)) == {1, 2, 3, 4, 5, 6}

    def test_it_plays_the_same_game_as_a_record(self) -> None:
        def policy(question: Question, state: Tiny) -> Answer:
            return (question.options[1],)

        state = RULES.new({})
        table = Straight(state, policy, SEED)
        while not RULES.over(state):
            RULES.step(state, table)
        other = RULES.new({})
        while not RULES.over(other):
            RULES.step(other, recorded(player=lambda question: ("me", (question.options[1],))))
        assert state == other


class TestRecorded:
    def test_it_answers_from_the_record_then_waits(self) -> None:
        table = recorded(Entry("q", (B,), "person", 1), Entry("r", "b 2", "person"))
        assert table.ask(1, "q", [A, B]) == B
        assert table.ask(0, "r", [A, B]) == B
        with pytest.raises(Waiting) as waiting:
            table.ask(0, "s", [A, B])
        assert waiting.value.question == Question(0, "s", [A, B])
        assert table.new == []

    def test_what_was_read_from_a_file_is_known_from_then_on(self) -> None:
        answer, outcome = Entry("q", "b 2", "person"), Entry("beads#0", "light blue, red", "seed")
        table = recorded(answer, outcome)
        table.ask(0, "q", [A, B])
        bag = [3, 2, 1]
        assert table.draw("beads", bag, (1, 2, 3), "bead", 2, 0) == [3, 1]
        assert bag == [2, 2, 0]
        assert (answer.value, outcome.value) == ((B,), [[3, 1]])

    def test_what_is_forced_is_answered_and_marked(self) -> None:
        table = recorded()
        assert table.ask(1, "only", [A]) == A
        assert table.ask_some(0, "all", [A, B], 2, 2) == (A, B)
        assert table.ask_number(0, "three", 3, 3) == 3
        assert table.new == [
            Entry("only", (A,), "forced", 1),
            Entry("all", (A, B), "forced"),
            Entry("three", (("number", 3),), "forced"),
        ]

    def test_a_person_may_answer_what_is_forced(self) -> None:
        with pytest.raises(Waiting):
            recorded(answer_forced=False).ask(0, "only", [A])
        assert recorded(Entry("only", (A,), "forced"), answer_forced=False).ask(0, "only", [A]) == A

    def test_a_computer_answers_what_is_not_forced(self) -> None:
        table = recorded(player=lambda question: ("Bea", (B,)) if question.seat == 1 else None)
        assert table.ask(1, "q", [A, B]) == B
        assert table.ask(1, "only", [A]) == A
        assert table.new == [Entry("q", (B,), "Bea", 1), Entry("only", (A,), "forced", 1)]
        with pytest.raises(Waiting):
            table.ask(0, "q", [A, B])

    def test_a_computer_may_not_answer_against_the_rules(self) -> None:
        table = recorded(player=lambda question: ("Bea", (("c",),)))
        with pytest.raises(SoloistError) as error:
            table.ask(1, "q", [A, B])
        assert str(error.value) == "The player “Bea” gave an answer to “q” that the rules refuse."
        assert table.new == []

    def test_the_seed_goes_on_where_the_record_ends(self) -> None:
        table = recorded(Entry("dice#1", [[6, 6]], "seed"))
        assert table.roll("dice", 1, 2) == [6, 6]
        straight = Straight(None, lambda question, state: (), SEED)
        assert table.roll("dice", 2, 2) == straight.roll("dice", 2, 2)
        assert table.new == [Entry("dice#2", [straight.roll("dice", 2, 2)], "seed")]

    def test_without_a_seed_it_waits_for_what_is_typed(self) -> None:
        table = recorded(Entry("dice#1", "6, 1", "typed"), source=None)
        assert table.roll("dice", 1, 2) == [6, 1]
        with pytest.raises(Waiting) as waiting:
            table.roll("dice", 2, 2)
        assert waiting.value.question == Chance("dice", 2, [Part("dice", "die", 2, (1, 2, 3, 4, 5, 6))])

    @pytest.mark.parametrize("source", [None, SEED], ids=["typed", "seed"])
    def test_a_draw_of_nothing_is_no_entry(self, source: Keyed | None) -> None:
        table = recorded(Entry("q", (B,), "person"), source=source)
        assert table.draw("beads", [0, 0, 0], (1, 2, 3), "bead", 2, 0) == []
        assert table.ask(0, "q", [A, B]) == B
        assert table.roll("dice", 1, 0) == []
        assert table.new == []

    @pytest.mark.parametrize("source", [None, SEED], ids=["record", "seed"])
    def test_rules_may_change_what_fell_and_the_record_stays(self, source: Keyed | None) -> None:
        past = [Entry("dice#1", [[3, 5]], "typed")] if source is None else []
        table = recorded(*past, source=source)
        dice = table.roll("dice", 1, 2)
        (entry,) = past or table.new
        before = [list(part) for part in entry.value]  # type: ignore[arg-type]
        dice.clear()
        assert entry.value == before
        assert len(before[0]) == 2

    def test_it_listens(self) -> None:
        table = recorded()
        assert table.listens
        table.tell(Event("a"))
        table.tell(Event("b"))
        assert table.events == [Event("a"), Event("b")]

    @pytest.mark.parametrize(
        ("entry", "sentence"),
        [
            (Entry("other", (A,), "person"), "The record says “other” where the rules come to “q”."),
            (Entry("q", (A,), "seed"), "The record says that “q” fell; it is answered."),
            (Entry("q", (("c",),), "person"), "The record has an answer to “q” that the rules refuse."),
            (Entry("q", "c", "person"), "The record has an answer to “q” that the rules refuse."),
            (Entry("q", (A,), "person", 1), "The record has an answer to “q” that the rules refuse."),
            (Entry("q", (A, A), "person"), "The record has an answer to “q” that the rules refuse."),
            (Entry("q", "", "person"), "“” is not the notation of a choice; one is “a”."),
        ],
    )
    def test_an_answer_that_does_not_fit(self, entry: Entry, sentence: str) -> None:
        before = entry.value
        with pytest.raises(Misfit) as error:
            recorded(entry).ask(0, "q", [A, B])
        assert str(error.value) == sentence
        assert entry.value == before

    @pytest.mark.parametrize(
        ("entry", "sentence"),
        [
            (Entry("dice#2", [[1, 2]], "seed"), "The record says “dice#2” where the rules come to “dice#1”."),
            (Entry("dice#1", [[1, 2]], "person"), "The record says that “dice#1” was answered; it falls."),
            (Entry("dice#1", [[1, 7]], "seed"), "The record says that dice#1 fell in a way it cannot."),
            (Entry("dice#1", [[1]], "typed"), "The record says that dice#1 fell in a way it cannot."),
            (Entry("dice#1", [], "seed"), "The record says that dice#1 fell in a way it cannot."),
            (Entry("dice#1", [[1, 2], []], "seed"), "The record says that dice#1 fell in a way it cannot."),
            (Entry("dice#1", "1, x", "seed"), "dice: “x” cannot fall here; what can is: 1, 2, 3, 4, 5, 6."),
            (Entry("dice#1", "1, 2 | 3", "seed"), "dice has 1 parts, separated by “|”."),
        ],
    )
    def test_what_fell_does_not_fit(self, entry: Entry, sentence: str) -> None:
        with pytest.raises(Misfit) as error:
            recorded(entry).roll("dice", 1, 2)
        assert str(error.value) == sentence

    def test_more_than_the_bag_holds_does_not_fit(self) -> None:
        with pytest.raises(Misfit):
            recorded(Entry("beads#0", [[3, 3]], "seed")).draw("beads", [3, 2, 1], (1, 2, 3), "bead", 2, 0)


def test_an_entry_is_written_as_saves_keep_it() -> None:
    assert Entry("q", (("draw", 2),), "person").text(NOTATION) == "draw 2"
    assert Entry("q", (("bead", 1), ("bead", 2)), "person").text(NOTATION) == "bead 1; bead 2"
    assert Entry("beads#0", [[3, 1], [], [2]], "seed").text(NOTATION) == "3, 1 |  | 2"
    assert Entry("q", "draw  2", "person").text(NOTATION) == "draw  2"


@pytest.mark.parametrize(
    ("by", "chance", "person"),
    [
        ("person", False, True),
        ("forced", False, False),
        ("seed", True, False),
        ("typed", True, True),
        ("Bea", False, False),
        ("corrected", False, True),
        ("along", False, False),
        ("again", False, False),
        ("typed again", True, False),
    ],
)
def test_who_made_an_entry(by: str, chance: bool, person: bool) -> None:
    entry = Entry("q", (A,), by)
    assert (entry.chance, entry.made_by_person) == (chance, person)
    assert entry.found_again == by.endswith("again")
    assert entry.from_person == (by not in ("forced", "seed", "Bea"))


class TestScripted:
    def test_it_answers_in_order_and_notes_what_is_asked(self) -> None:
        table = Scripted(NOTATION, ["b 2", "bead 1; bead 3", "2"], SEED)
        assert table.ask(0, "q", [A, B]) == B
        assert table.ask_some(0, "beads", [("bead", 1), ("bead", 3)], 1, 2) == (("bead", 1), ("bead", 3))
        assert table.ask_number(0, "n", 0, 3) == 2
        assert [question.name for question in table.asked] == ["q", "beads", "n"]
        with pytest.raises(Waiting):
            table.ask(0, "r", [A])
        assert table.asked[-1].name == "r"

    def test_an_answer_that_is_not_offered_is_refused_and_kept(self) -> None:
        table = Scripted(NOTATION, ["c"], SEED)
        with pytest.raises(Refused) as error:
            table.ask(0, "q", [A, B])
        assert str(error.value) == "“c” at the question “q”: That is not among the choices here."
        assert table.answers == ["c"]

    def test_chance_is_fixed_by_key_before_label_before_the_source(self) -> None:
        fixed = {"dice#2": [[6, 6]], "dice": "1, 1", "beads": "light blue"}
        table = Scripted(NOTATION, [], SEED, fixed)  # type: ignore[arg-type]
        assert table.roll("dice", 1, 2) == [1, 1]
        assert table.roll("dice", 2, 2) == [6, 6]
        assert table.draw("beads", [1, 1, 1], (1, 2, 3), "bead", 1, 0) == [3]
        assert table.roll("die", 1) == recorded().roll("die", 1)
        table.roll("dice", 2, 2).clear()
        assert fixed["dice#2"] == [[6, 6]]

    @pytest.mark.parametrize("fall", [[[6]], [[6, 7]], [[6, 6], []], "6", "6, 7"])
    def test_what_cannot_fall_is_refused(self, fall: object) -> None:
        with pytest.raises(Refused):
            Scripted(NOTATION, [], SEED, {"dice": fall}).roll("dice", 1, 2)  # type: ignore[dict-item]


class TestChosen:
    def test_it_gives_the_one_answer_behind_the_record_and_waits_then(self) -> None:
        asks: list[Callable[[Table], object]] = [
            lambda table: table.ask(0, "only", [A]),
            lambda table: table.ask(0, "q", [A, B]),
            lambda table: table.roll("dice", 1),
        ]
        for ask in asks:
            table = Chosen([Entry("q", (A,), "person")], NOTATION, (B,))
            assert table.ask(0, "q", [A, B]) == A
            assert table.ask(0, "r", [A, B]) == B
            with pytest.raises(Waiting):
                ask(table)
            assert table.draw("beads", [0], (1,), "bead", 1, 0) == []
