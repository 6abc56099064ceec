"""The Table: what the rules ask becomes a question or a chance, and what falls leaves the bags."""

from __future__ import annotations

from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.table import TIE, Table, Waiting, fallen, sizes_of


class Noting(Table):
    """Notes what it is asked, and gives what it was made with."""

    def __init__(self, *gives: Answer | Outcome) -> None:
        self.gives = list(gives)
        self.asked: list[Question] = []
        self.fell: list[Chance] = []

    def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        return self.gives.pop(0)  # type: ignore[return-value]

    def fall(self, chance: Chance) -> Outcome:
        self.fell.append(chance)
        return self.gives.pop(0)  # type: ignore[return-value]


def test_questions_of_each_kind() -> None:
    a, b = ("a", 1), ("b",)
    table = Noting((b,), (a, a), (b, a), (("number", 3),), (a, a, a), (("numbers", 3, 0),))
    assert table.ask(1, "one", [a, b]) == b
    assert table.ask_some(0, "some", [a, a, b], 1, 2) == (a, a)
    assert table.ask_order(2, "order", [a, b]) == (b, a)
    assert table.ask_number(0, "number", 2, 5) == 3
    assert table.ask_some(0, "dice", [a, b], 2, 4, each=3) == (a, a, a)
    assert table.ask_numbers(0, "form", [("wool", 0, 3), ("points", 0, 9)]) == [3, 0]
    assert table.asked == [
        Question(1, "one", [a, b]),
        Question(0, "some", [a, a, b], "some", 1, 2),
        Question(2, "order", [a, b], "order"),
        Question(0, "number", [], "number", 2, 5),
        Question(0, "dice", [a, b], "some", 2, 4, 3),
        Question(0, "form", [], "numbers", fields=(("wool", 0, 3), ("points", 0, 9))),
    ]


def test_what_will_be_asked_soon_is_only_a_hint() -> None:
    table = Noting()
    table.soon([Question(0, "one", [("a",)])])
    assert (table.asked, table.fell) == ([], [])


def test_dice() -> None:
    table = Noting([[3, 6]])
    assert table.roll("dice", 7, 2) == [3, 6]
    (chance,) = table.fell
    assert chance.key == "dice#7"
    (part,) = chance.parts
    assert (part.name, part.of, part.n, tuple(part.kinds), part.counts) == ("dice", "die", 2, (1, 2, 3, 4, 5, 6), None)
    assert sizes_of(chance) == [6, 6]
    assert fallen(chance, [0, 5]) == [[1, 6]]


def test_one_of_equals() -> None:
    table = Noting([[2]])
    assert table.one_of("Town, 2", 5, 3) == 2
    (chance,) = table.fell
    assert chance.key == "Town, 2#5"
    assert chance.parts[0].of == TIE
    assert sizes_of(chance) == [3]
    assert [fallen(chance, [value]) for value in range(3)] == [[[0]], [[1]], [[2]]]


def test_a_draw_takes_the_pieces_out_of_the_bag() -> None:
    bag = [2, 0, 3]
    table = Noting([[9, 7]])
    assert table.draw("beads", bag, (7, 8, 9), "bead", 2, 4) == [9, 7]
    assert bag == [1, 0, 2]
    (chance,) = table.fell
    assert chance.key == "beads#4"
    assert (chance.parts[0].name, chance.parts[0].of, chance.parts[0].n) == ("beads", "bead", 2)


def test_a_draw_asks_for_no_more_than_there_is() -> None:
    table = Noting([[7, 9]], [[]])
    bag = [1, 0, 1]
    assert table.draw("beads", bag, (7, 8, 9), "bead", 5, 1) == [7, 9]
    assert table.draw("beads", bag, (7, 8, 9), "bead", 5, 2) == []
    assert bag == [0, 0, 0]
    assert [chance.parts[0].n for chance in table.fell] == [2, 0]


def test_a_deal_draws_from_several_bags_in_one_question() -> None:
    one, two = [1, 1], [4]
    table = Noting([[6], [8, 8]])
    assert table.deal("phase", [("first", one, (5, 6), "tile", 1), ("second", two, (8,), "goods", 2)], 3) == [
        [6],
        [8, 8],
    ]
    assert (one, two) == ([1, 0], [2])
    (chance,) = table.fell
    assert [(part.name, part.of, part.n) for part in chance.parts] == [("first", "tile", 1), ("second", "goods", 2)]


def test_what_falls_is_worked_out_part_by_part() -> None:
    table = Noting([[6], [8, 8]])
    table.deal("phase", [("first", [1, 2], (5, 6), "tile", 2), ("second", [1, 1], (8, 9), "goods", 2)], 3)
    chance = Chance("phase", 3, table.fell[0].parts)
    chance.parts[0].counts, chance.parts[1].counts = [1, 2], [1, 1]
    assert sizes_of(chance) == [3, 2, 2, 1]
    assert fallen(chance, [0, 1, 1, 0]) == [[5, 6], [9, 8]]
    assert chance.parts[0].counts == [1, 2], "the bag is not touched before it is known what fell"


def test_waiting_is_caught_by_no_rule_that_catches_exceptions() -> None:
    assert not issubclass(Waiting, Exception)


def test_a_table_does_not_listen_unless_it_says_so() -> None:
    assert Noting().listens is False
