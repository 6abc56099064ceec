"""What is otherwise on a real table is named part by part, shown as it is so far, and told with what it was."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from soloist.engine.events import Event
from soloist.engine.mending import MENDED, PART, WRONG, Part, mend, mended_words, now_words
from soloist.engine.questions import Answer, Chance, Option, Outcome, Question
from soloist.engine.table import Table
from soloist.engine.text import N_

HATS = ("none", "red", "blue")


@dataclass
class Chest:
    """What an opponent has."""

    coins: int = 3
    gems: int = 1
    hat: int = 1
    rooms: list[str] = field(default_factory=lambda: ["cellar"])


def _counts(chest: Chest) -> Question:
    fields = (("coins", 0, 9), ("gems", 0, 9))
    return Question(0, "its counts", [], "numbers", fields=fields, now=(("numbers", chest.coins, chest.gems),))


def _put_counts(chest: Chest, answer: Answer) -> None:
    chest.coins, chest.gems = (int(n) for n in answer[0][1:])


def _hat(chest: Chest) -> Question:
    return Question(0, "its hat", [], "numbers", fields=(("hat", 0, 2),), now=(("numbers", chest.hat),))


def _put_hat(chest: Chest, answer: Answer) -> None:
    chest.hat = int(answer[0][1])


def _rooms(chest: Chest) -> Question:
    options: list[Option] = [("room", name) for name in ("attic", "cellar", "hall")]
    return Question(0, "its rooms", options, "some", 0, 3, now=tuple(("room", name) for name in chest.rooms))


def _put_rooms(chest: Chest, answer: Answer) -> None:
    chest.rooms = [str(option[1]) for option in answer]


PARTS = (
    Part("counts", N_("coins and gems"), _counts, _put_counts),
    Part("hat", N_("its hat"), _hat, _put_hat, lambda place, n: HATS[n] if place == 0 else str(n)),
    Part("rooms", N_("its rooms"), _rooms, _put_rooms),
)


class Scripted(Table):
    """Answers from a list, and keeps what was asked, announced and told."""

    listens = True

    def __init__(self, *answers: Answer) -> None:
        self.left = list(answers)
        self.asked: list[Question] = []
        self.screens: list[list[str]] = []
        self.told: list[Event] = []

    def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        answer = self.left.pop(0)
        assert question.why_refused(answer) is None
        return answer

    def fall(self, chance: Chance) -> Outcome:
        raise AssertionError(chance)

    def soon(self, questions: object) -> None:
        self.screens.append([question.name for question in questions])  # type: ignore[attr-defined]

    def tell(self, event: Event) -> None:
        self.told.append(event)


def label(question: Question, option: Option) -> str:
    return str(option[1]).upper()


def test_only_what_is_named_is_asked_and_only_what_changed_is_told() -> None:
    chest = Chest()
    table = Scripted(
        ((PART, "counts"), (PART, "rooms")), (("numbers", 3, 2),), (("room", "attic"), ("room", "cellar"))
    )  # fmt: skip
    mend(chest, table, 0, PARTS, "a.clause")
    assert [question.name for question in table.asked] == [WRONG, "its counts", "its rooms"]
    assert table.asked[0].options == [(PART, "counts"), (PART, "hat"), (PART, "rooms")]
    assert (table.asked[0].least, table.asked[0].most) == (0, 3)
    assert table.asked[1].now == (("numbers", 3, 1),)
    assert table.screens == [["its counts", "its rooms"]]
    assert chest == Chest(3, 2, 1, ["attic", "cellar"])
    (event,) = table.told
    assert (event.name, event.clause, sorted(event.what)) == (MENDED, "a.clause", ["counts", "rooms"])
    words = "Corrected: gems 2, not 1; its rooms: with ATTIC."
    assert mended_words(chest, event, PARTS, label) == words


@pytest.mark.parametrize(
    ("before", "now", "words"),
    [
        (["attic", "cellar"], ["cellar"], "without ATTIC"),
        (["attic", "cellar"], ["cellar", "hall"], "with HALL, without ATTIC"),
        (["attic", "cellar"], ["hall"], "HALL, not ATTIC, CELLAR"),
        ([], ["hall"], "HALL, not none"),
        (["cellar"], [], "none, not CELLAR"),
    ],
)
def test_of_many_things_only_those_that_are_otherwise_are_named(before: list[str], now: list[str], words: str) -> None:
    chest = Chest(rooms=before)
    table = Scripted(((PART, "rooms"),), tuple(("room", room) for room in now))
    mend(chest, table, 0, PARTS, "a.clause")
    assert mended_words(chest, table.told[0], PARTS, label) == f"Corrected: its rooms: {words}."


def test_what_stays_as_it_was_is_not_told() -> None:
    chest = Chest()
    table = Scripted(((PART, "counts"), (PART, "hat")), (("numbers", 3, 1),), (("numbers", 1),))
    mend(chest, table, 0, PARTS, "c")
    assert chest == Chest()
    assert table.told == []
    table = Scripted(())
    mend(chest, table, 0, PARTS, "c")
    assert [question.name for question in table.asked] == [WRONG]
    assert table.told == table.screens == []


def test_numbers_that_stand_for_things_have_their_names() -> None:
    chest = Chest()
    table = Scripted(((PART, "hat"),), (("numbers", 0),))
    mend(chest, table, 0, PARTS, "c")
    assert mended_words(chest, table.told[0], PARTS, label) == "Corrected: hat none, not red."
    assert [now_words(chest, part, label) for part in PARTS] == ["coins 3, gems 1", "none", "CELLAR"]
    assert [now_words(Chest(0, 0, 2, []), part, label) for part in PARTS] == ["none", "hat blue", "none"]


def test_what_is_so_far_is_the_simplest_answer() -> None:
    assert [part.ask(Chest()).simplest() for part in PARTS] == [part.ask(Chest()).now for part in PARTS]
