"""A person's sight: what it asks, in which words, how often, and what it never asks again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.engine.onlooker import Onlooker

from soloist.engine.asking import About, Asking, RungAsked, Walk, option_of, rungs_of, words_of
from soloist.engine.hands import PersonHands, Verb
from soloist.engine.ladders import How, Ladder, Rung
from soloist.engine.memory import Memory
from soloist.engine.person import PersonSight
from soloist.engine.questions import Question
from soloist.engine.sight import NOWHERE, At, BoardSight, Fact, Look, Thing
from soloist.engine.text import N_
from soloist.engine.trace import Trace, text

TOWNS = ("Ahr", "Bonn", "Celle", "Delft")


@dataclass
class Me:
    turn: int = 1
    drawn: dict[str, int] = field(default_factory=dict)
    own: dict[Thing, int] = field(default_factory=dict)


@dataclass
class Land:
    """What lies on the table: numbers by fact, then by thing; what is found lies in `lying`."""

    values: dict[str, dict[Thing, int]] = field(default_factory=dict)
    lying: list[Thing] = field(default_factory=list)


WITHIN = Fact("within", N_("Which of these lie within {steps} steps of {start}?"), ("start", "steps"), keeps="printed")
STEPS = Fact("steps", N_("How many steps is it from {start} to {x}?"), ("start",), "number", "printed")
TOTAL = Fact("total", N_("How many points has {x}?"), (), "number")
COST = Fact("cost", N_("How much Stone does {x} cost?"), (), "number", "game", 1, 6)
FREE = Fact("free", N_("Which of these have a free space?"), keeps="no")
LIT = Fact("lit", N_("Which of these are lit?"))
LYING = Fact("lying", N_("What lies within {steps} steps of {start}?"), ("start", "steps"), "things")
HELD = Fact("held", N_("Which stones do you hold?"), (), "things", "game")
NUMBERS = (STEPS, TOTAL, COST)
LOOKS: Mapping[Fact, Look] = {
    WITHIN: lambda land, x, start, steps: land.values["steps"][x] <= steps,
    STEPS: lambda land, x, start: land.values["steps"][x],
    LYING: lambda land, start, steps: land.lying,
    HELD: lambda land: land.lying,
    **{fact: lambda land, x, name=fact.name: land.values[name][x] for fact in (TOTAL, COST, FREE, LIT)},
}  # type: ignore[dict-item]
AT: At = {"start": "Bonn", "steps": 2, "more": "nobody needs this"}

Rungs = tuple[How, Fact | Callable[[Me, Thing], int]]


def own(me: Me, x: Thing) -> int:
    return me.own[x]


def ladder(*rungs: Rungs, name: str = "Town", **more: object) -> Ladder[Me, Thing]:
    made = tuple(
        Rung(how, by.name if isinstance(by, Fact) else N_("own value"), f"c{n}", by)
        for n, (how, by) in enumerate(rungs)
    )
    return Ladder(N_(name), "c", made, **more)  # type: ignore[arg-type]


def ask_stones(game: object, asking: Asking, at: At) -> Iterable[Thing]:
    """One question a colour, all on one screen."""
    stones: list[Thing] = [(colour, n) for colour in ("red", "blue") for n in (1, 2)]
    questions = [
        asking.question(colour, [option_of(x) for x in stones if x[0] == colour], "some", 0, 2)  # type: ignore[index]
        for colour in ("red", "blue")
    ]
    named = [option for answer in asking.answers(*questions) for option in answer]
    return [x for x in stones if option_of(x) in named]


class Scene:
    """A person beside a land, and the sight that asks."""

    def __init__(self, *, whole: bool = True, knows: Mapping[Fact, Any] | None = None, **values: Sequence[int]) -> None:
        self.land = Land({name: dict(zip(TOWNS, numbers, strict=True)) for name, numbers in values.items()})
        self.eyes = BoardSight(self.land, LOOKS, None)  # type: ignore[arg-type]
        self.person = Onlooker(self.eyes)
        self.memory = Memory()
        self.me = Me()
        self.sight = PersonSight(
            self.me, self.memory, self.person, knows or {}, {LYING: ask_stones, HELD: ask_stones}, {}, whole=whole
        )
        self.hands = PersonHands(self.memory, self.person)

    def asked(self) -> list[str]:
        return self.person.new()

    def pick(self, one: Ladder[Me, Thing], things: Sequence[Thing] | None = TOWNS, at: At = AT) -> Thing | None:
        """Pick at the table, and see that a board decides the same."""
        why = Trace()
        me = Me(self.me.turn, dict(self.me.drawn), self.me.own)
        digital = BoardSight(self.land, LOOKS, Onlooker(self.eyes))
        took = one.pick(self.me, self.sight, things, at, why)
        assert took == one.pick(me, digital, things, at)
        assert me.drawn == self.me.drawn
        self.trace = text(why, str).split("\n")
        return took


class TestYesAndNo:
    def test_several_are_one_question(self) -> None:
        scene = Scene(steps=(1, 0, 3, 2))
        assert scene.sight.see(WITHIN, TOWNS, AT) == [1, 1, 0, 1]
        assert scene.sight.where == "told"
        (question,) = scene.person.asked
        name = "within (start Bonn, steps 2): Ahr, Bonn, Celle, Delft"
        assert question == Question(0, name, [("Ahr",), ("Bonn",), ("Celle",), ("Delft",)], "some", 0, 4)
        assert question.about == About(WITHIN, TOWNS, {"start": "Bonn", "steps": 2})

    def test_things_come_in_one_order_and_once(self) -> None:
        scene = Scene(steps=(1, 0, 3, 2))
        assert scene.sight.see(WITHIN, ["Delft", "Ahr", "Delft"], AT) == [1, 1, 1]
        assert scene.asked() == ["within (start Bonn, steps 2): Ahr, Delft"]

    def test_only_what_is_not_known_is_asked(self) -> None:
        scene = Scene(steps=(1, 0, 3, 2))
        scene.sight.see(WITHIN, ["Ahr", "Celle"], AT)
        assert scene.sight.see(WITHIN, TOWNS, AT) == [1, 1, 0, 1]
        assert scene.sight.where == "told"
        assert scene.sight.see(WITHIN, TOWNS, AT) == [1, 1, 0, 1]
        assert scene.sight.where == "remembered"
        assert scene.asked() == [
            "within (start Bonn, steps 2): Ahr, Celle",
            "within (start Bonn, steps 2): Bonn, Delft",
        ]

    def test_it_belongs_to_what_it_needs_and_to_nothing_else(self) -> None:
        scene = Scene(steps=(1, 0, 3, 2))
        scene.sight.see(WITHIN, ["Ahr"], AT)
        scene.sight.see(WITHIN, ["Ahr"], {**AT, "more": "other"})
        scene.sight.see(WITHIN, ["Ahr"], {**AT, "steps": 1})
        assert scene.asked() == ["within (start Bonn, steps 2): Ahr", "within (start Bonn, steps 1): Ahr"]
        with pytest.raises(KeyError):
            scene.sight.see(WITHIN, ["Ahr"], {"start": "Bonn"})

    def test_what_the_game_knows_is_never_asked(self) -> None:
        lit = {"Ahr": 1, "Bonn": 0}
        scene = Scene(lit=(1, 0, 1, 0), knows={LIT: lambda me, x: lit.get(x)})
        assert scene.sight.see(LIT, ["Ahr", "Bonn"]) == [1, 0]
        assert scene.sight.where == "remembered"
        assert scene.sight.see(LIT, TOWNS) == [1, 0, 1, 0]
        assert scene.asked() == ["lit: Celle, Delft"]

    def test_what_the_game_knows_counts_before_what_was_told(self) -> None:
        lit: dict[Thing, int] = {}
        scene = Scene(lit=(1, 0, 1, 0), knows={LIT: lambda me, x: lit.get(x)})
        scene.sight.see(LIT, ["Ahr"])
        lit["Ahr"] = 0
        assert scene.sight.see(LIT, ["Ahr"]) == [0]

    def test_what_is_named_is_kept_in_one_order(self) -> None:
        scene = Scene(total=(5, 2, 5, 5))
        assert scene.sight.see(TOTAL, TOWNS, AT, "most") == [1, 0, 1, 1]
        assert scene.memory.recall("most total: Ahr, Bonn, Celle, Delft") == ("Ahr", "Celle", "Delft")

    def test_the_best_of_more_are_the_best_of_some_if_they_are_among_them(self) -> None:
        scene = Scene(total=(5, 2, 5, 4))
        scene.sight.see(TOTAL, TOWNS, AT, "most")
        assert scene.sight.see(TOTAL, ["Ahr", "Bonn"], AT, "most") == [1, 0]
        assert scene.asked() == ["most total: Ahr, Bonn, Celle, Delft"]
        # Of the others it does not say which is best.
        assert scene.sight.see(TOTAL, ["Bonn", "Delft"], AT, "most") == [0, 1]
        assert scene.asked() == ["most total: Bonn, Delft"]


class TestWhatFollows:
    """What a person judges by several rungs says of each must whether those named pass it."""

    def test_who_was_named_passes(self) -> None:
        scene = Scene(free=(0, 1, 1, 0), total=(9, 2, 5, 4))
        assert scene.pick(ladder(("must", FREE), ("most", TOTAL))) == "Celle"
        assert scene.sight.see(FREE, ["Celle"]) == [1]
        scene.asked()
        assert scene.sight.see(FREE, TOWNS) == [0, 1, 1, 0]
        assert scene.asked() == ["free: Ahr, Bonn, Delft"]

    def test_if_nobody_was_named_all_fail_the_only_must(self) -> None:
        scene = Scene(free=(0, 0, 0, 0), total=(9, 2, 5, 4))
        assert scene.pick(ladder(("must", FREE), ("most", TOTAL))) is None
        scene.asked()
        assert scene.sight.see(FREE, TOWNS) == [0, 0, 0, 0]
        assert scene.asked() == []

    def test_of_two_or_behind_another_rung_nobody_says_nothing(self) -> None:
        scene = Scene(free=(0, 1, 0, 0), lit=(1, 0, 0, 0), total=(9, 2, 5, 4))
        for rungs in ((("must", FREE), ("must", LIT)), (("most", TOTAL), ("must", FREE))):
            assert scene.pick(ladder(*rungs)) is None
        scene.asked()
        assert scene.sight.see(FREE, ["Bonn"]) == [1]
        assert scene.asked() == ["free: Bonn"]

    def test_the_game_hears_it(self) -> None:
        scene = Scene(free=(0, 1, 1, 0), total=(9, 2, 5, 4))
        heard: list[tuple[Thing, int]] = []
        scene.sight.hears = {FREE: lambda me, x, value: heard.append((x, value))}
        scene.pick(ladder(("must", FREE), ("most", TOTAL)))
        scene.sight.see(FREE, ["Ahr"])
        assert heard == [("Celle", 1), ("Ahr", 0)]


class TestNumbers:
    def test_one_question_for_each_on_one_screen(self) -> None:
        scene = Scene(cost=(2, 1, 6, 3))
        assert scene.sight.see(COST, ["Celle", "Ahr"]) == [6, 2]
        assert scene.sight.where == "told"
        first = scene.person.asked[0]
        assert first == Question(0, "cost: Ahr", [], "number", 1, 6)
        assert first.about == About(COST, ("Ahr",), {})
        assert scene.asked() == ["cost: Ahr", "cost: Celle"]
        assert scene.person.screens == [["cost: Ahr", "cost: Celle"]]
        assert scene.sight.see(COST, ["Ahr", "Bonn"]) == [2, 1]
        assert scene.asked() == ["cost: Bonn"]
        assert len(scene.person.screens) == 1, "one question needs no screen of its own"

    def test_a_rung_asks_for_the_best_and_the_values_say_no_more(self) -> None:
        scene = Scene(total=(2, 5, 5, 3))
        assert scene.sight.see(TOTAL, TOWNS, AT, "most") == [0, 1, 1, 0]
        assert scene.sight.where == "judged"
        assert scene.sight.see(TOTAL, TOWNS, AT, "least") == [0, 1, 1, 1]
        assert scene.sight.see(TOTAL, ["Delft", "Bonn"], AT, "least") == [0, 1]
        questions = scene.person.asked[:]
        assert scene.asked() == [
            "most total: Ahr, Bonn, Celle, Delft", "least total: Ahr, Bonn, Celle, Delft", "least total: Bonn, Delft"
        ]  # fmt: skip
        assert (questions[0].kind, questions[0].least, questions[0].most) == ("some", 1, 4)
        assert questions[0].about == About(TOTAL, TOWNS, {}, (RungAsked("most", "total", "", TOTAL),))

    def test_what_was_judged_of_the_same_things_is_not_asked_again(self) -> None:
        scene = Scene(total=(2, 5, 5, 3))
        scene.sight.see(TOTAL, TOWNS, AT, "most")
        scene.asked()
        assert scene.sight.see(TOTAL, TOWNS[::-1], AT, "most") == [0, 1, 1, 0]
        assert scene.sight.where == "remembered"
        assert scene.asked() == []

    def test_all_numbers_that_are_known_are_used(self) -> None:
        scene = Scene(total=(2, 5, 5, 3))
        scene.sight.see(TOTAL, ["Ahr", "Bonn"])
        scene.asked()
        assert scene.sight.see(TOTAL, ["Ahr", "Bonn"], AT, "most") == [2, 5]
        assert scene.asked() == []
        scene.sight.see(TOTAL, ["Ahr", "Bonn", "Delft"], AT, "most")
        assert scene.asked() == ["most total: Ahr, Bonn, Delft"]

    def test_nobody_is_compared_with_itself(self) -> None:
        scene = Scene(total=(2, 5, 5, 3))
        assert scene.sight.see(TOTAL, ["Ahr"], AT, "most") == [1]
        assert scene.sight.see(TOTAL, [], AT, "most") == []
        assert scene.sight.see(LIT, []) == []
        assert scene.asked() == []

    def test_a_rung_that_wants_to_know_whether_there_is_any_gets_numbers(self) -> None:
        scene = Scene(total=(2, 0, 5, 0))
        assert scene.sight.see(TOTAL, ["Ahr", "Bonn"], AT, "must") == [2, 0]
        assert scene.asked() == ["total: Ahr", "total: Bonn"]


class TestWhatLiesThere:
    def test_the_game_asks_in_its_own_way_on_one_screen(self) -> None:
        scene = Scene()
        scene.land.lying = [("red", 2), ("blue", 1)]
        assert scene.sight.find(LYING, AT) == [("blue", 1), ("red", 2)]
        assert scene.sight.where == "told"
        assert scene.person.asked[0].about == About(LYING, (), {"start": "Bonn", "steps": 2})
        names = ["lying (start Bonn, steps 2); red", "lying (start Bonn, steps 2); blue"]
        assert (scene.asked(), scene.person.screens) == (names, [names])
        assert scene.sight.find(LYING, AT) == [("blue", 1), ("red", 2)]
        assert (scene.asked(), scene.sight.where) == ([], "remembered")
        scene.sight.find(LYING, {**AT, "steps": 1})
        assert len(scene.asked()) == 2

    def test_what_the_game_knows_is_not_asked(self) -> None:
        known: list[Thing] | None = [("red", 2), ("blue", 1), ("red", 2)]
        scene = Scene(knows={HELD: lambda me: known})
        assert scene.sight.find(HELD) == [("blue", 1), ("red", 2)]
        known = []
        assert scene.sight.find(HELD) == []
        assert scene.asked() == []
        known = None
        assert scene.sight.find(HELD) == []
        assert scene.asked() == ["held; red", "held; blue"]

    def test_a_fact_that_nobody_reads_is_a_fault(self) -> None:
        with pytest.raises(TypeError, match="nobody reads the fact stones"):
            Scene().sight.find(Fact("stones", "", (), "things"))


WHOLE = ladder(
    ("must", own), ("must", WITHIN), ("must", FREE), ("most", TOTAL), ("least", COST), ("most", own),
)  # fmt: skip


class TestWholeLadders:
    def test_one_question_for_the_rest_behind_what_decides_by_itself(self) -> None:
        """Worked out by hand: Ahr is not its own; Bonn, Celle and Delft are within 2; Celle and Delft have 5 points."""
        scene = Scene(steps=(1, 0, 2, 2), free=(1, 1, 1, 1), total=(9, 4, 5, 5), cost=(1, 1, 2, 2))
        scene.me.own = {"Ahr": 0, "Bonn": 1, "Celle": 1, "Delft": 3}
        assert scene.pick(WHOLE) == "Delft"
        question = scene.person.asked[0]
        assert question.name == "Town, rungs 2 to 5 (start Bonn, steps 2): Bonn, Celle, Delft"
        assert (question.kind, question.least, question.most) == ("some", 0, 3)
        assert question.options == [("Bonn",), ("Celle",), ("Delft",)]
        assert len(scene.asked()) == 1
        assert scene.trace == [
            "Town: 4 possible  [c]",
            "  must: own value. In: Bonn, Celle, Delft; out: Ahr  [c0]",
            "  you judged: must: within; then must: free; then most total; then least cost. In: Celle, Delft; out: Bonn"
            "  [c1]",
            "  most own value. In: Delft (3); out: Celle (1)  [c5]",
            "  => Delft",
        ]
        assert words_of(question.about, str) == (  # type: ignore[arg-type]
            "Town (start Bonn, steps 2): within; then free; then most total; then least cost?"
        )

    def test_nobody_can_be_the_answer_where_one_must_pass(self) -> None:
        scene = Scene(steps=(9, 9, 9, 9), free=(1, 1, 1, 1), total=(9, 4, 5, 5), cost=(1, 1, 2, 2))
        scene.me.own = dict.fromkeys(TOWNS, 1)
        assert scene.pick(WHOLE) is None
        assert len(scene.asked()) == 1
        other = Scene(lit=(0, 0, 0, 0), total=(1, 2, 3, 3))
        other.pick(ladder(("prefer", LIT), ("most", TOTAL)))
        assert [question.least for question in other.person.asked] == [1]

    def test_what_is_still_equal_is_drawn_by_soloist(self) -> None:
        scene = Scene(lit=(1, 1, 0, 1), total=(1, 2, 3, 2))
        took = scene.pick(ladder(("prefer", LIT), ("most", TOTAL)))
        assert took in ("Bonn", "Delft")
        assert scene.me.drawn == {"Town": 1}
        assert scene.person.fell == ["Town#1"]
        assert (
            scene.trace[1] == "  you judged: if possible: lit; then most total. In: Bonn, Delft; out: Ahr, Celle  [c0]"
        )

    def test_who_is_alone_is_asked_about_only_if_it_may_stay(self) -> None:
        one = ladder(("must", own), ("prefer", LIT), ("most", TOTAL), ("must", WITHIN), ("least", COST), ("must", FREE))
        scene = Scene(steps=(1, 0, 3, 2), free=(1, 1, 1, 1))
        scene.me.own = {"Ahr": 1, "Bonn": 0, "Celle": 0, "Delft": 0}
        assert scene.pick(one) == "Ahr"
        assert scene.asked() == ["Town, rungs 4 to 6 (start Bonn, steps 2): Ahr"]
        assert scene.pick(ladder(("must", own), ("most", TOTAL))) == "Ahr"
        assert scene.asked() == []

    def test_a_single_rung_is_asked_as_its_fact_and_remembered_as_that(self) -> None:
        scene = Scene(steps=(1, 0, 3, 2), total=(1, 2, 3, 3))
        scene.me.own = {"Ahr": 1, "Bonn": 2, "Celle": 3, "Delft": 4}
        assert scene.pick(ladder(("must", WITHIN), ("most", own)), ["Ahr", "Bonn", "Celle"]) == "Bonn"
        assert scene.asked() == ["within (start Bonn, steps 2): Ahr, Bonn, Celle"]
        assert scene.pick(ladder(("must", WITHIN), ("most", TOTAL)), ["Ahr", "Bonn", "Celle"]) == "Bonn"
        assert scene.asked() == ["most total: Ahr, Bonn"]

    def test_known_and_own_ones_that_must_pass_come_first(self) -> None:
        one = ladder(("must", FREE), ("must", WITHIN), ("must", own))
        scene = Scene(steps=(1, 0, 3, 2), free=(1, 1, 1, 1))
        scene.me.own = {"Ahr": 0, "Bonn": 1, "Celle": 1, "Delft": 0}
        scene.sight.see(WITHIN, TOWNS, AT)
        scene.asked()
        assert scene.pick(one) == "Bonn"
        assert scene.asked() == ["free: Bonn"]
        assert scene.trace[1:3] == [
            "  must: within (you told before). In: Ahr, Bonn, Delft; out: Celle  [c1]",
            "  must: own value. In: Bonn; out: Ahr, Delft  [c2]",
        ]

    def test_but_none_comes_before_one_that_compares(self) -> None:
        """The best comes first and is not its own: nobody is left."""
        scene = Scene(total=(1, 2, 3, 1))
        scene.me.own = {"Ahr": 1, "Bonn": 1, "Celle": 0, "Delft": 1}
        assert scene.pick(ladder(("most", TOTAL), ("must", own))) is None
        assert scene.asked() == ["most total: Ahr, Bonn, Celle, Delft"]

    def test_who_is_known_to_fail_is_not_among_those_asked_about(self) -> None:
        scene = Scene(free=(0, 1, 1, 1), total=(9, 1, 2, 2), steps=(0, 0, 0, 0))
        scene.sight.see(FREE, ["Ahr", "Bonn"])
        scene.asked()
        scene.pick(ladder(("must", WITHIN), ("must", FREE), ("most", TOTAL)))
        assert scene.asked() == ["Town, rungs 1 to 3 (start Bonn, steps 2): Bonn, Celle, Delft"]
        assert scene.trace[1] == "  must: free (you told before). In: Bonn, Celle, Delft; out: Ahr  [c1]"

    def test_of_own_and_known_rungs_in_the_middle_the_values_are_said(self) -> None:
        one = ladder(("prefer", LIT), ("most", own), ("most", COST), ("most", TOTAL), ("least", own))
        scene = Scene(lit=(1, 1, 1, 0), cost=(2, 3, 3, 1), total=(5, 5, 5, 9))
        scene.me.own = {"Ahr": 1, "Bonn": 2, "Celle": 2, "Delft": 7}
        scene.sight.see(COST, TOWNS)
        scene.asked()
        scene.pick(one)
        (question,) = scene.person.asked
        assert question.name == (
            "Town, rungs 1 to 4: Ahr, Bonn, Celle, Delft; own value 1 2 2 7; cost 2 3 3 1"
        )  # fmt: skip
        assert isinstance(question.about, About)
        assert [(rung.fact, rung.values) for rung in question.about.rungs] == [
            (LIT, None), (None, (1, 2, 2, 7)), (None, (2, 3, 3, 1)), (TOTAL, None)
        ]  # fmt: skip
        assert words_of(question.about, str) == (
            "Town: if possible lit; then most own value (Ahr 1, Bonn 2, Celle 2, Delft 7); "
            "then most cost (Ahr 2, Bonn 3, Celle 3, Delft 1); then most total?"
        )

    def test_own_values_that_a_ladder_says_are_part_of_the_question(self) -> None:
        one = ladder(("prefer", LIT), ("most", TOTAL), says=lambda me: {"lacks": ("iron", me.own["Ahr"])})
        scene = Scene(lit=(1, 1, 0, 0), total=(1, 2, 3, 4))
        scene.me.own = {"Ahr": 2}
        scene.pick(one)
        assert isinstance(scene.person.asked[0].about, About)
        assert scene.person.asked[0].about.says == {"lacks": ("iron", 2)}
        assert scene.asked() == ["Town, rungs 1 to 2 (lacks iron 2): Ahr, Bonn, Celle, Delft"]
        scene.me.own = {"Ahr": 1}
        scene.pick(one)
        assert scene.asked() == ["Town, rungs 1 to 2 (lacks iron 1): Ahr, Bonn, Celle, Delft"]

    def test_the_same_ladder_is_judged_once_a_turn(self) -> None:
        one = ladder(("prefer", LIT), ("most", TOTAL))
        scene = Scene(lit=(1, 1, 0, 0), total=(1, 2, 3, 4))
        assert scene.pick(one) == scene.pick(one) == "Bonn"
        assert scene.trace[1].startswith("  you told before: if possible: lit; then most total. In: Bonn; out: Ahr")
        assert len(scene.asked()) == 1
        scene.pick(one, ["Ahr", "Bonn", "Celle"])
        assert len(scene.asked()) == 1
        scene.memory.end_turn()
        scene.pick(one)
        assert len(scene.asked()) == 1

    def test_each_row_has_its_own_question(self) -> None:
        rows: list[Ladder[Me, Thing]] = [
            ladder(("most", TOTAL), ("prefer", LIT), name="first row"), ladder(name="second row")
        ]  # fmt: skip
        one = ladder(("least", own), then=lambda x: rows[x not in ("Bonn", "Celle")])
        scene = Scene(lit=(1, 1, 0, 0), total=(1, 2, 2, 4))
        scene.me.own = {"Ahr": 1, "Bonn": 0, "Celle": 0, "Delft": 1}
        assert scene.pick(one) == "Bonn"
        assert scene.asked() == ["first row, rungs 1 to 2: Bonn, Celle"]

    def test_nothing_is_asked_where_all_is_known(self) -> None:
        scene = Scene(steps=(1, 0, 2, 2), free=(1, 1, 1, 1), total=(9, 4, 5, 5), cost=(1, 1, 2, 2))
        scene.me.own = dict.fromkeys(TOWNS, 1)
        scene.sight.see(WITHIN, TOWNS, AT)
        scene.sight.see(FREE, TOWNS)
        scene.sight.see(TOTAL, TOWNS)
        scene.sight.see(COST, TOWNS)
        scene.asked()
        assert scene.pick(WHOLE) == "Ahr"
        assert scene.asked() == []
        assert all("you told before" in line or "own" in line for line in scene.trace[1:-1])


class TestStepByStep:
    def test_one_rung_after_the_other_until_one_is_left(self) -> None:
        scene = Scene(whole=False, steps=(1, 0, 2, 2), free=(1, 1, 1, 1), total=(9, 4, 5, 6), cost=(1, 1, 2, 2))
        scene.me.own = {"Ahr": 0, "Bonn": 1, "Celle": 1, "Delft": 3}
        assert scene.pick(WHOLE) == "Delft"
        assert scene.asked() == [
            "within (start Bonn, steps 2): Bonn, Celle, Delft",
            "free: Bonn, Celle, Delft",
            "most total: Bonn, Celle, Delft",
        ]
        assert scene.trace[1:] == [
            "  must: own value. In: Bonn, Celle, Delft; out: Ahr  [c0]",
            "  most total (you judged). In: Delft; out: Bonn, Celle  [c3]",
            "  => Delft (2 rules made no difference)",
        ]

    def test_the_question_says_the_rung(self) -> None:
        scene = Scene(whole=False, total=(1, 2, 2, 2))
        one: Ladder[Me, Thing] = Ladder("Town", "c", (Rung("most", N_("points in total"), "c7", TOTAL),))
        scene.pick(one)
        about = scene.person.asked[0].about
        assert about == About(TOTAL, TOWNS, {}, (RungAsked("most", "points in total", "c7", TOTAL),))
        assert words_of(about, str) == "Which of these: most points in total?"  # type: ignore[arg-type]

    def test_least_keeps_the_least(self) -> None:
        scene = Scene(whole=False, total=(3, 2, 2, 9))
        scene.me.own = {"Ahr": 0, "Bonn": 1, "Celle": 2, "Delft": 3}
        assert scene.pick(ladder(("least", TOTAL), ("most", own))) == "Celle"
        assert scene.trace[1] == "  least total (you judged). In: Bonn, Celle; out: Ahr, Delft  [c0]"


STONE = ladder(
    ("least", lambda me, x: x[1]), ("prefer", LIT), name="Stone", found=LYING,  # type: ignore[index]
    says=lambda me: {"has": me.own.get("red", 0)},
)  # fmt: skip


class TestWalks:
    def scene(self, whole: bool = True) -> Scene:
        scene = Scene(whole=whole)
        scene.land.lying = [("red", 2), ("blue", 1), ("red", 1)]
        scene.land.values["lit"] = {("red", 1): 1, ("blue", 1): 1, ("red", 2): 0}
        scene.person.best = lambda about: STONE.best(scene.me, scene.eyes, None, AT)

        def ask(game: Me, asking: Asking, at: At) -> Iterable[Thing]:
            stones: list[Thing] = [(colour, n) for colour in ("red", "blue") for n in (1, 2)]
            (answer,) = asking.answers(asking.question("", [option_of(x) for x in stones], "some", 0, 4))
            return [x for x in stones if option_of(x) in answer]

        scene.sight.walks = {"Stone": Walk(ask, (COST,))}
        return scene

    def test_a_person_is_asked_for_the_best_itself(self) -> None:
        scene = self.scene()
        scene.me.own["red"] = 7
        assert scene.pick(STONE, None) in [("blue", 1), ("red", 1)]
        (question,) = scene.person.asked
        assert question.name == "Stone (start Bonn, steps 2, has 7)"
        about = question.about
        assert about == About(LYING, (), {"start": "Bonn", "steps": 2}, ladder="Stone", says={"has": 7})
        assert words_of(about, str) == "Stone (start Bonn, steps 2, has 7): which is the best?"  # type: ignore[arg-type]
        assert scene.trace[:2] == [
            "Stone: you judged  [c]", "  still equal: ('blue', 1), ('red', 1); drawn: " + scene.trace[2][5:] + "  [c]"
        ]  # fmt: skip
        scene.asked()
        scene.pick(STONE, None)
        assert scene.asked() == []
        scene.me.own["red"] = 8
        scene.pick(STONE, None)
        assert len(scene.asked()) == 1

    def test_nothing_may_be_there(self) -> None:
        scene = self.scene()
        scene.land.lying = []
        assert scene.pick(STONE, None) is None
        assert scene.trace == ["Stone: you judged  [c]", "  => none"]

    def test_candidates_that_are_known_are_not_asked_for(self) -> None:
        scene = self.scene()
        scene.sight.find(LYING, AT)
        scene.asked()
        scene.pick(STONE, None)
        assert scene.asked() == ["lit: blue 1, red 1"]

    def test_step_by_step_what_lies_there_is_asked_first(self) -> None:
        scene = self.scene(whole=False)
        scene.pick(STONE, None)
        assert scene.asked() == [
            "lying (start Bonn, steps 2); red",
            "lying (start Bonn, steps 2); blue",
            "lit: blue 1, red 1",
        ]

    @pytest.mark.parametrize("fact", [LYING, LIT, COST])
    def test_what_it_looks_at_spoils_it(self, fact: Fact) -> None:
        scene = self.scene()
        scene.pick(STONE, None)
        scene.hands.do(Verb("act", "", "", (), (TOTAL,)))
        scene.pick(STONE, None)
        assert len(scene.asked()) == 1
        scene.hands.do(Verb("act", "", "", (), (fact,)))
        scene.pick(STONE, None)
        (name,) = scene.asked()
        assert name.startswith("Stone (start Bonn, steps 2, has 0) (act 1, ")


class TestSoon:
    def test_what_will_be_needed_shares_a_screen(self) -> None:
        scene = Scene(steps=(1, 0, 3, 2), total=(1, 2, 3, 3), cost=(1, 1, 1, 1), free=(1, 1, 1, 1))
        one = ladder(("must", FREE), ("most", TOTAL))
        scene.me.own = dict.fromkeys(TOWNS, 1)
        scene.sight.soon(
            (WITHIN, TOWNS, AT),
            (COST, ["Ahr", "Bonn"], NOWHERE),
            (LYING, None, AT),
            lambda sight: one.best(scene.me, sight, TOWNS, AT),
            (WITHIN, TOWNS, AT),
        )
        assert scene.person.screens == [
            [
                "within (start Bonn, steps 2): Ahr, Bonn, Celle, Delft",
                "cost: Ahr",
                "cost: Bonn",
                "lying (start Bonn, steps 2); red",
                "lying (start Bonn, steps 2); blue",
                "Town, rungs 1 to 2: Ahr, Bonn, Celle, Delft",
            ]
        ]
        assert (scene.asked(), scene.memory) == ([], Memory())

    def test_what_is_known_is_not_announced(self) -> None:
        scene = Scene(steps=(1, 0, 3, 2), total=(1, 2, 3, 3))
        scene.sight.see(WITHIN, TOWNS, AT)
        scene.sight.soon((WITHIN, TOWNS, AT), (TOTAL, ["Ahr"], AT))
        assert scene.person.screens == [], "one question alone is no screen"

    def test_looking_ahead_draws_nothing(self) -> None:
        scene = Scene(lit=(1, 1, 1, 1), total=(1, 2, 3, 3))
        scene.sight.see(LIT, TOWNS)
        scene.sight.soon(lambda sight: ladder(("prefer", LIT)).pick(scene.me, sight, TOWNS), (TOTAL, TOWNS[:2], AT))
        assert (scene.me.drawn, scene.person.fell) == ({}, [])
        assert scene.person.screens == [["total: Ahr", "total: Bonn"]]


class TestWords:
    @pytest.mark.parametrize(
        ("about", "words"),
        [
            (About(WITHIN, TOWNS, {"start": "Bonn", "steps": 2}), "Which of these lie within 2 steps of <Bonn>?"),
            (About(STEPS, ("Ahr",), {"start": "Bonn"}), "How many steps is it from <Bonn> to <Ahr>?"),
            (About(LYING, (), {"start": "Bonn", "steps": 2}), "What lies within 2 steps of <Bonn>?"),
            (
                About(STEPS, TOWNS, {"start": "Bonn"}, (RungAsked("least", "steps away", "c", STEPS),)),
                "Which of these (start <Bonn>): least steps away?",
            ),
        ],
    )
    def test_a_question_in_words(self, about: About, words: str) -> None:
        assert words_of(about, lambda thing: f"<{thing}>") == words

    def test_a_known_rung_that_settles_nothing_is_left_out(self) -> None:
        """Worked out by hand: nobody is lit, all are free, Bonn alone is within, and the costs differ."""
        rungs = (
            RungAsked("prefer", "lit", "c", None, (0, 0, 0)),
            RungAsked("must", "free", "c", None, (1, 1, 1)),
            RungAsked("prefer", "near", "c", None, (0, 1, 0)),
            RungAsked("least", "cost", "c", COST, (3, 1, 2)),
            RungAsked("most", "points", "c", TOTAL),
        )
        about = About(None, TOWNS[:3], {"start": "Bonn"}, rungs, "Town")
        assert words_of(about, str) == (
            "Town (start Bonn): if possible near (Bonn); then least cost (Ahr 3, Bonn 1, Celle 2); then most points?"
        )
        assert rungs_of(about, str, {"points": N_("points from {start}")}) == [
            "if possible near (Bonn)",
            "of these the fewest cost (Ahr 3, Bonn 1, Celle 2)",
            "of these the most points from Bonn",
        ]

    def test_one_thing_alone_is_asked_in_its_own_words(self) -> None:
        fact = Fact("free", N_("Which of these are free?"), one=N_("Is {x} free?"))
        assert words_of(About(fact, ("Ahr",)), str) == "Is Ahr free?"
        assert words_of(About(fact, ("Ahr", "Bonn")), str) == "Which of these are free?"
