"""Memory: how long what was told holds, what an act makes doubtful, and how a question is told from itself then."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest
from tests.engine.test_person import AT, COST, FREE, LIT, LYING, TOTAL, TOWNS, WITHIN, Scene, ladder

from soloist.engine.errors import Misfit
from soloist.engine.hands import Verb
from soloist.engine.memory import Memory, asked, text_of
from soloist.engine.sight import Fact, Thing
from soloist.engine.states import copier, from_data, to_data

TAKE = Verb("take", "", "", ("what",), (LIT, TOTAL))
BUILD = Verb("build", "", "", ("what",), (FREE, COST, WITHIN))
NOD = Verb("nod", "", "")


def everything_told() -> Scene:
    """Each fact is known of Ahr, which it is true of, and of Bonn, which it is not."""
    scene = Scene(steps=(1, 9, 0, 0), lit=(1, 0, 0, 0), free=(1, 0, 0, 0), cost=(1, 2, 0, 0), total=(1, 2, 0, 0))
    two = ["Ahr", "Bonn"]
    for fact in (WITHIN, LIT, FREE, COST, TOTAL):
        scene.sight.see(fact, two, AT)
    scene.sight.see(TOTAL, TOWNS[1:], AT, "most")
    scene.sight.find(LYING, AT)
    scene.pick(ladder(("prefer", LIT), ("most", TOTAL)), ["Celle", "Delft"])
    scene.asked()
    return scene


def known(scene: Scene) -> set[str]:
    return set(scene.memory.told)


PRINTED = {"within (start Bonn, steps 2): Ahr", "within (start Bonn, steps 2): Bonn"}
GAME = {"cost: Ahr", "cost: Bonn"}
NO = {"free: Bonn"}
TURN = {
    "free: Ahr", "lit: Ahr", "lit: Bonn", "total: Ahr", "total: Bonn", "most total: Bonn, Celle, Delft",
    "lying (start Bonn, steps 2)", "Town, rungs 1 to 2: Celle, Delft",
}  # fmt: skip


class TestKeeps:
    def test_everything_holds_within_the_turn(self) -> None:
        assert known(everything_told()) == PRINTED | GAME | NO | TURN

    def test_at_the_end_of_the_turn_only_what_stays_is_kept(self) -> None:
        scene = everything_told()
        scene.memory.end_turn()
        assert known(scene) == PRINTED | GAME | NO
        scene.sight.see(FREE, ["Ahr", "Bonn"])
        scene.sight.see(COST, ["Ahr", "Bonn"])
        scene.sight.see(WITHIN, ["Ahr", "Bonn"], AT)
        assert scene.asked() == ["free: Ahr"]

    def test_a_yes_is_asked_again_and_may_have_become_a_no_for_good(self) -> None:
        scene = everything_told()
        scene.memory.end_turn()
        scene.land.values["free"]["Ahr"] = 0
        assert scene.sight.see(FREE, ["Ahr"]) == [0]
        scene.memory.end_turn()
        assert scene.sight.see(FREE, ["Ahr"]) == [0]
        assert scene.asked() == ["free: Ahr"]

    def test_what_is_printed_goes_into_later_games(self) -> None:
        scene = everything_told()
        scene.hands.do(TAKE, "Ahr")
        later = scene.memory.printed()
        assert set(later.told) == PRINTED
        assert later.acts == {}
        other = Scene(steps=(1, 9, 0, 0))
        other.sight.memory = later
        assert other.sight.see(WITHIN, ["Ahr", "Bonn"], AT) == [1, 0]
        assert other.asked() == []
        later.end_turn()
        assert set(later.told) == PRINTED


class TestSpoil:
    def test_an_act_makes_its_facts_doubtful_and_no_others(self) -> None:
        scene = everything_told()
        scene.hands.do(TAKE, "Ahr")
        gone = {name for name in TURN if "lit" in name or "total" in name or "rungs" in name}
        assert known(scene) == (PRINTED | GAME | NO | TURN) - gone

    def test_what_is_for_good_is_never_doubtful(self) -> None:
        scene = everything_told()
        scene.hands.do(BUILD, "Ahr")
        assert known(scene) == PRINTED | NO | TURN - {"free: Ahr"}

    def test_an_act_that_spoils_nothing_spoils_nothing(self) -> None:
        scene = everything_told()
        before = to_data(scene.memory)
        scene.hands.do(NOD)
        assert to_data(scene.memory) == before


class TestIdentity:
    def names(self, *acts: tuple[Verb, Thing], fact: Fact = LIT) -> str:
        scene = Scene(lit=(1, 0, 0, 0), total=(1, 2, 3, 4), cost=(1, 1, 1, 1), free=(1, 1, 1, 1))
        for verb, thing in acts:
            scene.hands.do(verb, thing)
        scene.sight.see(fact, ["Ahr"])
        (name,) = scene.asked()
        return name

    def test_what_was_spoiled_is_another_question(self) -> None:
        assert self.names() == "lit: Ahr"
        one, two = self.names((TAKE, "Ahr")), self.names((TAKE, "Ahr"), (TAKE, "Ahr"))
        assert one.startswith("lit: Ahr (act 1, ")
        assert two.startswith("lit: Ahr (act 2, ")
        assert self.names((BUILD, "Ahr")) == "lit: Ahr"

    def test_it_says_what_was_done_so_that_an_answer_is_found_again_only_on_the_same_table(self) -> None:
        same = {self.names((TAKE, "Ahr"), (TAKE, "Bonn")) for _ in range(3)}
        assert len(same) == 1
        others = {
            self.names((TAKE, "Ahr"), (TAKE, "Celle")),
            self.names((TAKE, "Bonn"), (TAKE, "Ahr")),
            self.names((TAKE, ("Ahr", 1)), (TAKE, "Bonn")),
        }
        assert len(same | others) == 4

    def test_it_lasts_for_the_game(self) -> None:
        scene = Scene(lit=(1, 0, 0, 0))
        scene.hands.do(TAKE, "Ahr")
        scene.memory.end_turn()
        scene.sight.see(LIT, ["Ahr"])
        assert scene.asked()[0].startswith("lit: Ahr (act 1, ")

    def test_a_ladder_depends_on_all_that_it_asks_about(self) -> None:
        scene = Scene(lit=(1, 1, 0, 0), total=(1, 2, 3, 4), free=(1, 1, 1, 1), cost=(1, 1, 1, 1))
        one = ladder(("prefer", LIT), ("most", TOTAL), ("least", COST))
        scene.pick(one)
        first = scene.asked()
        assert first == ["Town, rungs 1 to 3: Ahr, Bonn, Celle, Delft"]
        scene.hands.do(BUILD, "Ahr")
        scene.pick(one)
        scene.hands.do(TAKE, "Ahr")
        scene.pick(one)
        second, third = scene.asked()
        assert second.startswith(first[0] + " (act 1, ")
        assert third.startswith(first[0] + " (act 3, ")
        scene.hands.do(Verb("sing", "", "", (), (FREE,)))
        scene.pick(one)
        assert scene.asked() == []

    def test_a_line_of_text(self) -> None:
        assert asked("near", {}) == "near"
        assert asked("near", {"start": ("town", 3), "steps": 2}) == "near (start town 3, steps 2)"
        assert asked("near", {}, ["b", ("a", 2), 3, "a"]) == "near: 3, a, a 2, b"
        assert asked("near", {}, []) == "near: "
        assert [text_of(thing) for thing in (3, "a b", ("a", 2))] == ["3", "a b", "a 2"]


@dataclass(slots=True)
class Holder:
    memory: Memory
    turn: int


class TestAsState:
    def test_it_is_copied_with_a_state(self) -> None:
        scene = everything_told()
        scene.hands.do(TAKE, "Ahr")
        state = Holder(scene.memory, 3)
        copy = copier(Holder)(state)
        assert copy == state
        scene.memory.end_turn()
        scene.hands.do(BUILD, "Bonn")
        scene.sight.see(LIT, ["Delft"])
        assert copy != state
        assert set(copy.memory.acts) == {"lit", "total"}
        assert NO | {"free: Ahr"} <= set(copy.memory.told)

    def test_it_is_plain_data_and_comes_back_from_json(self) -> None:
        scene = everything_told()
        scene.memory.keep("stones", (("red", 1), "plain", 7), "game", (LYING,))
        scene.hands.do(TAKE, ("red", 1))
        state = Holder(scene.memory, 3)
        again = from_data(Holder, msgspec.json.decode(msgspec.json.encode(to_data(state))))
        assert again == state
        assert again.memory.recall("stones") == (("red", 1), "plain", 7)

    def test_what_is_no_memory_is_refused(self) -> None:
        data = to_data(Holder(Memory(), 3))
        for wrong in ({"told": {"a": 1}}, {"told": {"a": {"values": [1], "keeps": "ever", "facts": []}}}, {"more": 1}):
            with pytest.raises(Misfit):
                from_data(Holder, data | {"memory": {"told": {}, "acts": {}} | wrong})
