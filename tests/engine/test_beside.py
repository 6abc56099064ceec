"""A whole table game as a match: it decides as on a board, asks little, and goes back and on like any other game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.cardboard import Cardboard, digital
from tests.engine.peddler import DOES, TURNS, Beside, BesideRules, Peddler, beside, names
from tests.engine.tiny import said

from soloist.engine.answerers import Entry
from soloist.engine.correction import lost
from soloist.engine.hands import back_words, instructions, tell_words, to_take_back
from soloist.engine.match import Match, Setup
from soloist.engine.states import to_data
from soloist.engine.trace import text

STYLES = pytest.mark.parametrize("whole", ["yes", "no"], ids=["whole ladders", "step by step"])


def play(match: Match[Beside], person: Cardboard, questions: int = 10_000, screens: bool = False) -> list[str]:
    """Answer so many questions, one by one or screen by screen; return their names."""
    asked: list[str] = []
    while match.question is not None and len(asked) < questions:
        whole = [person.asked(match), *(match.along if screens else [])]
        answers = [(one.name, person.answer_to(match, one)) for one in whole]
        asked += [name for name, _ in answers]
        match.answer_all(answers)
    person.keep_up(match)
    return asked


def told(match: Match[Any]) -> list[str]:
    return [tell_words(event, DOES, names) for event in instructions(line.event for line in match.told())]


@STYLES
@pytest.mark.parametrize("die", ["told", "rolled"])
@pytest.mark.parametrize("screens", [True, False], ids=["screens", "one by one"])
def test_it_decides_as_on_a_board(whole: str, die: str, screens: bool) -> None:
    """Law 7 in small: after each game his state and the road are those of the digital game, whatever the style."""
    for seed in range(25):
        match, person = beside(str(seed), whole=whole, die=die), Cardboard(seed)
        play(match, person, screens=screens)
        me, road = digital(seed, TURNS)
        assert match.state.me == me, f"seed {seed}"
        person.road.me, person.road.stage = me, road.stage
        assert to_data(person.road) == to_data(road)
        assert len(told(match)) >= TURNS


def screen(match: Match[Any]) -> list[str]:
    """What stands on the screen: the instructions above the question, the question, and those along with it."""
    news = instructions(line.event for line in match.news())
    return [*(tell_words(event, DOES, names) for event in news), match.asked, *(one.name for one in match.along)]


class TestTwoTurns:
    """Worked out by hand: from Be with 1 step he reaches Aa (iron 1) and Ce (cloth 1, cloth 2), where the person was"""

    FIRST = "town to go to, rungs 2 to 4 (start Be, steps 1): Aa, Ce, De, Eu, Fy"
    SECOND = "town to go to, rungs 2 to 4 (start Aa, steps 0): Be, Ce, De, Eu, Fy"

    def test_whole_ladders(self) -> None:
        match = beside(die="told")
        assert screen(match) == ["die"]
        match.answer("4")
        assert screen(match) == ["best ware (start Be, steps 1)", self.FIRST]
        match.answer("cloth 2; cloth 1")
        assert screen(match) == ["Take away cloth 1 near Be", self.FIRST]
        match.answer("Aa")
        assert screen(match) == ["Move him from Be to Aa", "price: Aa"]
        match.answer("1")
        assert screen(match) == ["die"]
        assert match.state.me == Peddler(1, {}, "Aa", 1, 2, ["cloth"])
        match.answer("3")
        asked = screen(match)
        assert asked[0].startswith("best ware (start Aa, steps 0) (act 1, ")
        assert asked[1:] == [self.SECOND]
        match.answer("iron 1")
        match.answer("")
        assert screen(match) == ["town beyond, rungs 2 to 3 (start Aa): Be, Ce, De, Eu, Fy"]
        match.answer("Be")
        assert screen(match) == ["Move him from Aa to Be", "price: Be"]
        match.answer("2")
        assert screen(match) == ["die"]
        assert match.state.me == Peddler(2, {}, "Be", 0, 1, ["cloth", "iron"])

    def test_step_by_step(self) -> None:
        match = beside(die="told", whole="no")
        match.answer("4")
        wares = [f"wares (start Be, steps 1); {kind}" for kind in ("gem", "cloth", "iron")]
        within = "within (start Be, steps 1): Aa, Ce, De, Eu, Fy"
        assert screen(match) == [*wares, within]
        match.answer_all([(wares[0], ""), (wares[1], "cloth 1; cloth 2"), (wares[2], "iron 1"), (within, "Aa; Ce")])
        assert screen(match) == ["Take away cloth 1 near Be", "not yours: Aa, Ce"]
        match.answer("Aa; Ce")
        assert screen(match) == ["most price: Aa, Ce"]
        match.answer("Aa; Ce")
        going = screen(match)
        assert going[0] in ("Move him from Be to Aa", "Move him from Be to Ce")
        assert going[1] in ("price: Aa", "price: Ce")
        match.answer("1")
        match.answer("4")
        assert [name.partition(" (act")[0] for name in screen(match)[:3]] == [
            f"wares (start {match.state.me.at}, steps 1)"
        ] * 3  # fmt: skip

    def test_what_is_known_of_the_printed_map_is_not_asked(self) -> None:
        match = beside(die="told", whole="no")
        match.answer("4")
        while match.asked.startswith("wares"):
            match.answer("")
        match.answer("Aa; Ce")
        printed = match.state.memory.printed()
        assert len(printed.told) == 5
        base = to_data(BesideRules().new({})) | {"memory": to_data(printed)}
        later: Match[Any] = Match(match.rules, Setup("road-table", {"die": "told", "whole": "no"}, "1", base))
        later.answer("4")
        while later.asked.startswith("wares"):
            later.answer("")
        assert later.asked == "not yours: Aa, Ce"
        assert (asked_along := [one.name for one in later.along]) == [], asked_along

    def test_the_trace_says_what_was_judged(self) -> None:
        match = beside(die="told")
        play_texts(match, "4", "cloth 1; cloth 2", "Aa", "1")
        why = match.log[-1].event.why
        assert why is not None
        assert text(why, names).split("\n")[2:9] == [
            "best ware: you judged  [p.ware]",
            "  some come to the same for it: cloth 1, cloth 2  [p.ware]",
            "  => cloth 1",
            "town to go to: 6 possible  [p.town]",
            "  must: another town. In: Aa, Ce, De, Eu, Fy; out: Be  [p.town]",
            "  you judged: must: within reach; then must: one where you have not been; then most paid. "
            "In: Aa; out: Ce, De, Eu, Fy  [p.reach]",
            "  => Aa",
        ]


def play_texts(match: Match[Any], *answers: str) -> None:
    for answer in answers:
        match.answer(answer)


def test_undo_says_what_to_put_back() -> None:
    match = beside(die="told")
    play_texts(match, "4", "cloth 1; cloth 2", "Aa", "1", "3", "iron 1")
    before = match.told()
    for _ in range(5):
        match.undo()
    assert match.asked == "best ware (start Be, steps 1)"
    undone = lost((line.event for line in before), (line.event for line in match.told()))
    assert [back_words(event, DOES, names) for event in to_take_back(undone)] == [
        "Put iron 1 back", "Move him back to Be", "Put cloth 1 back"
    ]  # fmt: skip
    for _ in range(5):
        match.redo()
    again = [line.event for line in match.told()]
    assert lost((line.event for line in before), again) == lost(again, (line.event for line in before)) == []


@STYLES
def test_undo_redo_replay_and_load_are_exact(whole: str) -> None:
    match, person = beside("5", whole=whole, die="told"), Cardboard(5)
    moments = [moment(match)]
    while match.question is not None:
        play(match, person, 1, screens=True)
        moments.append(moment(match))
        again = Match(match.rules, match.setup, entries=texts(match))
        assert moment(again) == moments[-1]
    for back in range(2, len(moments) + 1):
        match.undo()
        assert moment(match) == moments[-back]
    for ahead in range(len(moments) - 1, 0, -1):
        match.redo()
        assert moment(match) == moments[-ahead]


def moment(match: Match[Any]) -> object:
    lines = [(line.event.name, dict(line.event.what), line.at, line.heard) for line in match.told()]
    return match.question, match.along, to_data(match.state), lines, said(match.entries, match.rules.notation)


def texts(match: Match[Any]) -> list[Entry]:
    return [Entry(e.name, e.text(match.rules.notation), e.by, e.seat) for e in match.entries]


@STYLES
def test_screens_ask_no_more_than_what_was_announced(whole: str) -> None:
    together = alone = 0
    for seed in range(25):
        match, person = beside(str(seed), whole=whole), Cardboard(seed)
        other, single = beside(str(seed), whole=whole), Cardboard(seed)
        play(match, person, screens=True)
        play(other, single)
        assert [e.text(match.rules.notation) for e in match.entries] == [
            e.text(match.rules.notation) for e in other.entries
        ]  # fmt: skip
        together += sum(entry.by == "along" for entry in match.entries)
        alone += sum(entry.by == "person" for entry in match.entries)
    assert together > 50
    assert alone > together
