"""Questions: which answers they take, which is forced, and what is said of the others."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soloist.engine.questions import Answer, Field, Kind, Option, Part, Question

A: Option = ("a",)
B: Option = ("b", 1)
C: Option = ("c", "x", 2)


def some(options: list[Option], least: int, most: int, each: int = 1) -> Question:
    return Question(0, "some", options, "some", least, most, each)


def order(*options: Option) -> Question:
    return Question(0, "order", list(options), "order")


def number(least: int, most: int) -> Question:
    return Question(0, "number", [], "number", least, most)


def numbers(*fields: Field) -> Question:
    return Question(0, "numbers", [], "numbers", fields=fields)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Question(0, "one", [A]), (A,)),
        (Question(0, "one", [A, B]), None),
        (some([A, B], 2, 2), (A, B)),
        (some([A, A, A], 2, 2), (A, A)),
        (some([A, A, B], 2, 2), None),
        (some([A, B], 1, 2), None),
        (some([A, B], 0, 0), ()),
        (some([], 0, 3), ()),
        (some([A, B], 2, 3), (A, B)),
        (some([A, A], 1, 2), None),
        (order(), ()),
        (order(A), (A,)),
        (order(A, A), (A, A)),
        (order(A, B), None),
        (number(3, 3), (("number", 3),)),
        (number(2, 3), None),
        (some([A, B], 4, 4, each=2), (A, A, B, B)),
        (some([A, B], 3, 3, each=2), None),
        (some([A], 3, 3, each=4), (A, A, A)),
        (some([A], 2, 3, each=4), None),
        (numbers(("a", 2, 2), ("b", 0, 0)), (("numbers", 2, 0),)),
        (numbers(("a", 2, 2), ("b", 0, 1)), None),
        (numbers(), (("numbers",),)),
    ],
)
def test_a_question_with_one_answer_is_forced(question: Question, answer: Answer | None) -> None:
    assert question.forced() == answer


POOL: list[Option] = [A, B, C]


@given(
    st.sampled_from(("one", "some", "order")),
    st.lists(st.sampled_from(POOL), max_size=4),
    st.integers(0, 3),
    st.integers(1, 2),
    st.data(),
)
def test_forced_means_that_exactly_one_answer_is_taken(
    kind: Kind, options: list[Option], least: int, each: int, data: st.DataObject
) -> None:
    """Against all answers there are; an answer of `some` is the same in another order."""
    question = Question(0, "q", options, kind, least, data.draw(st.integers(least, 4)), each if kind == "some" else 1)
    taken = [
        answer
        for length in range(5)
        for answer in set(product(POOL, repeat=length))
        if question.why_refused(answer) is None
    ]
    different = {tuple(sorted(answer, key=str)) for answer in taken} if kind == "some" else set(taken)
    forced = question.forced()
    assert (forced is not None) == (len(different) == 1) or (kind == "one" and len(options) > 1)
    if forced is not None:
        assert forced in taken


def test_one_takes_an_option_and_nothing_else() -> None:
    question = Question(0, "one", [A, B])
    assert question.why_refused((B,)) is None
    for answer in ((), (C,), (A, B), (("b",),), (("b", 1, 1),), ((),)):
        assert question.why_refused(answer) == "That is not among the choices here."


def test_some_takes_as_many_of_each_as_there_are() -> None:
    question = some([A, A, B], 1, 3)
    for answer in ((A,), (A, A), (B, A), (A, B, A)):
        assert question.why_refused(answer) is None
    assert question.why_refused(()) == "From 1 to 3 have to be named."
    assert question.why_refused((A, A, B, B)) == "From 1 to 3 have to be named."
    assert some([A, A, B], 2, 2).why_refused((A,)) == "Exactly 2 have to be named."
    assert question.why_refused((B, B)) == "One of them is named 2 times; at most 1 is possible."
    assert question.why_refused((A, C)) == "One of those named is not among the choices here."


def test_an_order_names_each_once() -> None:
    question = order(A, B, B)
    for answer in permutations((A, B, B)):
        assert question.why_refused(answer) is None
    assert question.why_refused((A, B)) == "Exactly 3 have to be named."
    assert question.why_refused((A, A, B)) is not None


def test_a_number_lies_between_its_bounds() -> None:
    question = number(2, 4)
    for n in (2, 3, 4):
        assert question.why_refused((("number", n),)) is None
    for n in (1, 5, "3", True, 3.0):
        assert question.why_refused((("number", n),)) == "A number from 2 to 4 is asked for."  # type: ignore[arg-type]
    for answer in ((), (("number",),), (("n", 3),), (("number", 3), ("number", 3))):
        assert question.why_refused(answer) == "A number from 2 to 4 is asked for."
    assert number(0, 1).why_refused((("number", True),)) is not None


def test_some_takes_each_as_often_as_it_may_be_named() -> None:
    question = some([A, B], 0, 5, each=3)
    for answer in ((), (A, A, A), (B, A, B, A, A)):
        assert question.why_refused(answer) is None
    assert question.why_refused((A, A, A, A)) == "One of them is named 4 times; at most 3 is possible."
    assert question.why_refused((C,)) == "One of those named is not among the choices here."
    assert question.why_refused((A, A, A, B, B, B)) == "From 0 to 5 have to be named."
    assert some([A, A, B], 0, 9, each=2).why_refused((A, A, A, A, B)) is None
    assert some([A, A, B], 0, 9, each=2).why_refused((B, B, B)) == (
        "One of them is named 3 times; at most 2 is possible."
    )
    assert question.offered() == [A, A, A, B, B, B]
    assert some([A, A, B], 0, 9).offered() == [A, A, B]


def test_a_form_takes_a_number_for_each_field() -> None:
    question = numbers(("wool", 0, 3), ("points", 1, 9))
    for answer in ((("numbers", 0, 1),), (("numbers", 3, 9),)):
        assert question.why_refused(answer) is None
        assert question.own(answer) == answer
    for answer in ((), (("numbers",),), (("numbers", 1),), (("numbers", 1, 1, 1),), (("n", 1, 1),), ((),)):
        assert question.why_refused(answer) == "Exactly 2 numbers are asked for."
    assert question.why_refused((("numbers", 1, 1), ("numbers", 1, 1))) == "Exactly 2 numbers are asked for."
    assert numbers(("wool", 0, 3)).why_refused((("numbers",),)) == "Exactly 1 number is asked for."
    assert question.why_refused((("numbers", 4, 1),)) == "wool: a number from 0 to 3 is asked for."
    for n in (0, 10, "3", True, 3.0):
        assert question.why_refused((("numbers", 0, n),)) == "points: a number from 1 to 9 is asked for."  # type: ignore[arg-type]


def test_what_a_question_is_about_is_no_part_of_it() -> None:
    assert Question(0, "q", [A], about="towns") == Question(0, "q", [A], about="dice")
    assert "towns" not in repr(Question(0, "q", [A], about="towns"))


def test_an_answer_is_kept_in_the_questions_own_options() -> None:
    question = some([B, ("b", 0)], 1, 2)
    given: Answer = (("b", False), ("b", 1.0))  # type: ignore[assignment]
    assert question.why_refused(given) is None
    own = question.own(given)
    assert own == (("b", 0), B)
    assert [type(option[1]) for option in own] == [int, int]
    assert number(0, 3).own((("number", 2),)) == (("number", 2),)


def test_dice_may_show_the_same_and_pieces_run_out() -> None:
    dice = Part("dice", "die", 3, (1, 2, 3, 4, 5, 6))
    assert dice.why_refused([6, 6, 6]) is None
    assert dice.why_refused([6, 6]) == "dice: exactly 3 are needed, not 2."
    assert dice.why_refused([6, 7, 1]) == "dice: one of the values cannot fall here."
    beads = Part("beads", "bead", 2, (7, 8, 9), [1, 2, 0])
    assert [beads.left(value) for value in (7, 8, 9, 1)] == [1, 2, 0, 0]
    assert beads.why_refused([8, 8]) is None
    assert beads.why_refused([7, 7]) == "beads: there are not that many of one kind left."
    assert beads.why_refused([9, 8]) == "beads: one of the values cannot fall here."
