"""The notation is lossless: what was written reads as the same again, for options, answers and what falls."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from soloist.engine.answerers import Straight
from soloist.engine.catalogue import game, settled
from soloist.engine.chance import Keyed
from soloist.engine.errors import Refused
from soloist.engine.questions import Answer, Chance, Notation, Option, Outcome, Part, Question
from soloist.engine.table import Table

NOTATION = Notation(
    templates={"take": "take {}/{} with {}", "place": "place {}@{}", "raise": "take {} raised (by {})", "add": "+{}"},
    names={"bead": {1: "red", 2: "light blue", 3: "green"}},
)
PLACES = {"take": 3, "place": 2, "raise": 2, "add": 1}

words = st.from_regex(r"[a-zäöß'.?*(){}\[\]\\]{1,6}", fullmatch=True)
arguments = st.one_of(st.integers(-20, 1000), words, st.builds("{} {}".format, words, words))
free = st.tuples(words.filter(lambda word: word not in PLACES), st.lists(arguments, max_size=3)).map(
    lambda pair: (pair[0], *pair[1])
)
fixed = st.sampled_from(sorted(PLACES)).flatmap(lambda verb: st.tuples(st.just(verb), *[arguments] * PLACES[verb]))
options = st.lists(st.one_of(free, fixed), min_size=1, max_size=8, unique=True)


def question(options: list[Option], kind: str = "one") -> Question:
    return Question(0, "q", options, kind, 0, len(options))  # type: ignore[arg-type]


@given(options)
def test_an_option_reads_as_itself_among_the_options(options: list[Option]) -> None:
    texts = [NOTATION.write(option) for option in options]
    assume(len(set(texts)) == len(texts))
    for option, text in zip(options, texts, strict=True):
        read = NOTATION.read(text, options)
        assert read == option
        assert [type(part) for part in read] == [type(part) for part in option]
        assert NOTATION.read_answer(question(options), text) == (option,)


plain = st.one_of(st.integers(-20, 1000), st.from_regex(r"[a-z]{1,6}", fullmatch=True))


@given(
    st.from_regex(r"[a-z]{1,6}", fullmatch=True).filter(lambda verb: verb not in PLACES), st.lists(plain, max_size=3)
)
def test_words_and_numbers_read_as_themselves_without_the_options(verb: str, rest: list[str | int]) -> None:
    assert NOTATION.read(NOTATION.write((verb, *rest))) == (verb, *rest)


@given(plain, plain, plain)
def test_templates_read_without_the_options(one: str | int, two: str | int, three: str | int) -> None:
    for option in (("take", one, two, three), ("place", one, two), ("raise", one, two), ("add", one)):
        assert NOTATION.read(NOTATION.write(option)) == option


@given(options, st.sampled_from(("some", "order")), st.randoms())
def test_answers_of_several_read_as_themselves(options: list[Option], kind: str, random: Random) -> None:
    texts = [NOTATION.write(option) for option in options]
    assume(len(set(texts)) == len(texts))
    options = options + options[:2]
    answer = list(options)
    random.shuffle(answer)
    if kind == "some":
        answer = answer[: random.randrange(len(answer) + 1)]
    asked = question(options, kind)
    assert asked.why_refused(tuple(answer)) is None
    assert NOTATION.read_answer(asked, NOTATION.write_answer(tuple(answer))) == tuple(answer)


@given(st.integers(-99, 99))
def test_numbers_read_with_and_without_their_verb(n: int) -> None:
    asked = Question(0, "q", [], "number", -99, 99)
    answer: Answer = (("number", n),)
    assert NOTATION.read_answer(asked, NOTATION.write_answer(answer)) == answer
    assert NOTATION.read_answer(asked, f" {n} ") == answer


@given(st.lists(st.integers(-99, 99), max_size=5))
def test_a_form_reads_with_and_without_its_verb_and_with_commas(values: list[int]) -> None:
    asked = Question(0, "q", [], "numbers", fields=tuple(("n", -99, 99) for _ in values))
    answer: Answer = (("numbers", *values),)
    assert asked.why_refused(answer) is None
    plain = " ".join(map(str, values))
    assert NOTATION.write_answer(answer) == f"numbers {plain}".strip()
    for text in (
        NOTATION.write_answer(answer),
        plain,
        f"  {plain} ",
        plain.replace(" ", ", "),
        plain.replace(" ", ","),
    ):
        assert NOTATION.read_answer(asked, text) == answer


@pytest.mark.parametrize("text", ["3 x", "numbers 3", "3 4 5", "", "3; 4", "number 3 4"])
def test_a_form_that_is_filled_in_wrongly_is_read_and_refused(text: str) -> None:
    asked = Question(0, "q", [], "numbers", fields=(("a", 0, 9), ("b", 0, 9)))
    assert asked.why_refused(NOTATION.read_answer(asked, text)) is not None


@given(options, st.integers(1, 3), st.data())
def test_what_may_be_named_several_times_reads_as_itself(options: list[Option], each: int, data: st.DataObject) -> None:
    texts = [NOTATION.write(option) for option in options]
    assume(len(set(texts)) == len(texts))
    asked = Question(0, "q", options, "some", 0, 99, each)
    answer = tuple(data.draw(st.permutations(asked.offered())))
    assert asked.why_refused(answer) is None
    assert NOTATION.read_answer(asked, NOTATION.write_answer(answer)) == answer


parts = st.lists(
    st.one_of(
        st.integers(0, 4).map(lambda n: Part("dice", "die", n, (1, 2, 3, 4, 5, 6))),
        st.lists(st.integers(0, 3), min_size=4, max_size=4).flatmap(
            lambda counts: st.integers(0, sum(counts)).map(lambda n: Part("beads", "bead", n, (1, 2, 3, 4), counts))
        ),
    ),
    min_size=1,
    max_size=4,
)


@given(parts, st.randoms())
def test_what_fell_reads_as_itself(parts: list[Part], random: Random) -> None:
    outcome: Outcome = []
    for part in parts:
        pieces = [kind for kind in part.kinds for _ in range(part.left(kind))]
        outcome.append(
            random.sample(pieces, part.n) if part.counts else [random.choice(part.kinds) for _ in range(part.n)]
        )
    chance = Chance("fall", 1, parts)
    assert NOTATION.read_outcome(chance, NOTATION.write_outcome(chance, outcome)) == outcome
    numbers = " | ".join(",".join(map(str, values)) for values in outcome)
    assert NOTATION.read_outcome(chance, numbers) == outcome


def test_the_text_is_what_people_write() -> None:
    assert NOTATION.write(("take", 3, 2, 4)) == "take 3/2 with 4"
    assert NOTATION.write(("ship", 3, 4)) == "ship 3 4"
    assert NOTATION.write(("end",)) == "end"
    assert NOTATION.write_answer((("end",), ("ship", 1))) == "end; ship 1"
    chance = Chance("beads", 1, [Part("beads", "bead", 2, (1, 2), [2, 2]), Part("die", "die", 1, (1, 2))])
    assert NOTATION.write_outcome(chance, [[2, 1], [2]]) == "light blue, red | 2"
    assert NOTATION.read("  take   3/2  with 4 ") == ("take", 3, 2, 4)


def test_what_is_no_option_is_still_written() -> None:
    """A refusal names what was tried, whatever it was."""
    assert NOTATION.write(("take", 3)) == "take 3"
    assert NOTATION.write(("place", 1, 2, 3)) == "place 1 2 3"
    assert NOTATION.write(()) == ""


@pytest.mark.parametrize("text", ["", "   ", "take", "take 3", "place 3 4"])
def test_text_that_is_no_notation_is_refused_with_an_example(text: str) -> None:
    shown = " ".join(text.split())
    with pytest.raises(Refused) as error:
        NOTATION.read(text, [("take", 1, 2, 3)])
    assert str(error.value) == f"“{shown}” is not the notation of a choice; one is “take 1/2 with 3”."
    with pytest.raises(Refused) as error:
        NOTATION.read(text)
    assert str(error.value) == f"“{shown}” is not the notation of a choice."


def test_a_number_that_no_computer_reads_is_a_text() -> None:
    long = "9" * 5_000
    assert NOTATION.read(f"end {long}") == ("end", long)
    assert NOTATION.read_answer(Question(0, "q", [], "number", 0, 9), long) == (("number", long),)
    for odd in ("²", "--3", "-", "1_000", "٣"):
        assert NOTATION.read(f"end {odd}") == ("end", odd)


BEADS = Part("beads", "bead", 2, (1, 2, 3), [1, 2, 0])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("red", "beads: exactly 2 are needed, not 1."),
        ("red, red", "beads: there are not that many of one kind left."),
        ("red, green", "beads: “green” cannot fall here; what can is: red, light blue."),
        ("red, 7", "beads: “7” cannot fall here; what can is: red, light blue."),
        ("red, puce", "beads: “puce” cannot fall here; what can is: red, light blue."),
        ("red | red", "fall has 1 parts, separated by “|”."),
    ],
)
def test_what_cannot_fall_is_refused_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(Refused) as error:
        NOTATION.read_outcome(Chance("fall", 1, [BEADS]), text)
    assert str(error.value) == reason


def test_a_long_list_of_what_can_fall_is_cut() -> None:
    part = Part("tiles", "tile", 1, range(40), [1] * 40)
    with pytest.raises(Refused, match=r"what can is: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …\.$"):
        NOTATION.read_outcome(Chance("tiles", 1, [part]), "77")


def test_everything_that_burgundy_offers_and_draws_reads_as_itself() -> None:
    rules = game("burgundy")
    notation = rules.notation
    for seed in range(12):
        draw = Random(seed).random
        seen: set[str] = set()

        def play(question: Question, state: object, draw=draw, seen=seen) -> Answer:  # type: ignore[no-untyped-def]
            texts = [notation.write(option) for option in question.options]
            assert len(set(texts)) == len(set(question.options))
            for option, text in zip(question.options, texts, strict=True):
                if text not in seen:
                    seen.add(text)
                    assert notation.read(text) == option, "not the same without the options"
                    assert notation.read(text, question.options) == option
            left = list(question.options)
            n = 1 if question.kind == "one" else question.least
            answer = tuple(left.pop(int(draw() * len(left))) for _ in range(n))
            assert notation.read_answer(question, notation.write_answer(answer)) == answer
            return answer

        class Writing(Straight[object]):
            # A draw goes the long way, so that it falls too.
            draw = Table.draw

            def fall(self, chance: Chance) -> Outcome:
                outcome = super().fall(chance)
                assert notation.read_outcome(chance, notation.write_outcome(chance, outcome)) == outcome
                return outcome

        options = settled(rules, {"duchy": ("13A", "13B")[seed % 2]})
        table = Writing(rules.new(options), play, Keyed(str(seed)))
        while not rules.over(table.state):
            rules.step(table.state, table)
