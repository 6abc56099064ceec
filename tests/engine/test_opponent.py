"""A whole opponent on a digital board, and at a table with a stand-in for a person: the Peddler of `peddler.py`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.engine.peddler import DOES, LOOKS, RULES, TAKE, TOWNS, TURNS, Peddler, Road, names, road, take_turn
from tests.engine.tiny import said

import soloist.engine.trace as traces
from soloist.engine.answerers import Policy, Scripted, Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.hands import BoardHands, Verb
from soloist.engine.ladders import How, Ladder
from soloist.engine.match import Match
from soloist.engine.questions import Question
from soloist.engine.sight import NOWHERE, At, BoardSight, Fact, Thing, Wanted, Where
from soloist.engine.states import to_data
from soloist.engine.table import Table
from soloist.engine.trace import LadderSeen, Trace, text


def test_his_turn_in_words() -> None:
    """Worked out by hand: from Be with reach 2 he reaches Aa to De; the person has been in Ce."""
    table = Scripted(
        RULES.notation, ["walk to Ce"], Keyed("1"), {"reach#1": "5", "sack#0": "2", "town to go to#1": "0"}
    )
    state = RULES.new({})
    RULES.step(state, table)
    RULES.step(state, table)
    assert table.events[0] == Event("peddler", "p.go", {"from": "Be", "to": "Aa"})
    assert text(table.events[-1].why, names).split("\n") == [  # type: ignore[arg-type]
        "rolls 2  [p.roll]",
        "option 1: 2 coins or more: not so, 0 coins  [p.purse]",
        "best ware: 4 possible  [p.ware]",
        "  least row of his list. In: gem 1 (0); out: cloth 1 (1), cloth 2 (1), iron 1 (2)  [p.ware]",
        "  => gem 1",
        "town to go to: 6 possible  [p.town]",
        "  must: another town. In: Aa, Ce, De, Eu, Fy; out: Be  [p.town]",
        "  must: within reach. In: Aa, Ce, De; out: Eu, Fy  [p.reach]",
        "  must: one where you have not been. In: Aa, De; out: Ce  [p.yours]",
        "  still equal: Aa, De; drawn: Aa  [p.town]",
        "  => Aa (1 rule made no difference)",
        "goes to Aa  [p.go]",
        "nothing to do: debts  [p.debts]",
    ]
    assert state.me == Peddler(1, {"town to go to": 1}, "Aa", 1, 2, ["gem"])
    assert state.wares[3] == [("cloth", 2)]


def test_a_turn_beyond_his_reach() -> None:
    table = Scripted(RULES.notation, [], Keyed("1"), {"reach#1": "3"})
    state = RULES.new({})
    state.stage, state.yours, state.me.coins, state.me.debts = "he", ["Aa", "Ce"], 5, 1
    RULES.step(state, table)
    assert text(table.events[-1].why, names).split("\n") == [  # type: ignore[arg-type]
        "rolls 0  [p.roll]",
        "option 1: 2 coins or more, 5 coins  [p.purse]",
        "best ware: nothing possible  [p.ware]",
        "  => none",
        "town to go to: 6 possible  [p.town]",
        "  must: another town. In: Aa, Ce, De, Eu, Fy; out: Be  [p.town]",
        "  must: within reach: none of Aa, Ce, De, Eu, Fy  [p.reach]",
        "  none stays in, so:",
        "  town beyond: 6 possible  [p.beyond]",
        "    must: another town. In: Aa, Ce, De, Eu, Fy; out: Be  [p.town]",
        "    must: one where you have not been. In: De, Eu, Fy; out: Aa, Ce  [p.yours]",
        "    least steps away. In: De (2); out: Eu (3), Fy (4)  [p.beyond]",
        "    => De",
        "goes to De  [p.go]",
        "debts  [p.debts]",
        "  pays one  [p.debts]",
    ]
    assert (state.me.coins, state.me.debts) == (3, 0)


def play(match: Match[Any], random: Random) -> None:
    while isinstance(match.question, Question):
        match.answer((random.choice(match.question.options),))


def chooser(random: Random) -> Policy[Road]:
    return lambda question, state: (random.choice(question.options),)


def test_his_draws_stand_in_the_record_under_keys_of_their_own() -> None:
    drawn = 0
    for seed in range(40):
        match = road(str(seed))
        play(match, Random(seed))
        keys = [entry.name for entry in match.entries if entry.by == "seed"]
        assert len(keys) == len(set(keys))
        drawn += sum(key.startswith("town") for key in keys)
        again = Match(RULES, match.setup, entries=match.entries)  # type: ignore[arg-type]
        assert (to_data(again.state), again.log) == (to_data(match.state), match.log)
    assert drawn > 20


def test_undo_reaches_his_turn_and_redo_brings_it_again() -> None:
    match = road()
    play(match, Random(3))
    end = to_data(match.state), list(match.log), said(match.entries, RULES.notation)
    for _ in range(TURNS):
        match.undo()
    assert match.log == []
    for _ in range(TURNS):
        match.redo()
    assert (to_data(match.state), match.log, said(match.entries, RULES.notation)) == end


def test_a_straight_run_is_the_same_game_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(10):
        match = road(str(seed))
        play(match, Random(seed))
        with monkeypatch.context() as patch:
            for name in ("Trace", "LadderSeen", "RungSeen", "Step"):
                patch.setattr(traces, name, None)
                patch.setattr(f"soloist.engine.ladders.{name}", None, raising=False)
            table = Straight(RULES.new({}), chooser(Random(seed)), Keyed(str(seed)))
            while not RULES.over(table.state):
                RULES.step(table.state, table)
        assert to_data(table.state) == to_data(match.state)


class Told:
    """A person at a real table: sees by looking at a copy of the board, and carries out what is said on it."""

    where: Where = "told"

    def __init__(self, copy: Road, table: Table, walks: bool) -> None:
        self.eyes, self.hands, self.walks = BoardSight(copy, LOOKS, table), BoardHands(copy, DOES, table), walks
        self.told: list[str] = []

    def see(self, fact: Fact, things: Sequence[Thing], at: At = NOWHERE, how: How | None = None) -> Sequence[int]:
        values = self.eyes.see(fact, things, at)
        if how not in ("most", "least"):
            return values
        best = max(values) if how == "most" else min(values)
        return [int((value == best) == (how == "most")) for value in values]

    def find(self, fact: Fact, at: At = NOWHERE) -> list[Thing]:
        return self.eyes.find(fact, at)

    def walked(self, ladder: Ladder[Any, Any], me: Any, at: At) -> list[Any] | None:
        return ladder.best(me, self.eyes, None, at)[::-1] if self.walks else None

    def judged(
        self, ladder: Ladder[Any, Any], me: Any, left: list[Any], at: At, seen: LadderSeen | None
    ) -> list[Any] | None:
        return None

    def soon(self, *wanted: Wanted) -> None:
        pass

    def draw(self, label: str, me: Peddler, size: int) -> int:
        return self.eyes.draw(label, me, size)

    def do(self, verb: Verb, *what: Thing) -> None:
        self.told.append(verb.tell.format(**dict(zip(verb.what, map(names, what), strict=True))))
        self.hands.do(verb, *what)


@pytest.mark.parametrize("walks", [True, False], ids=["whole ladders", "step by step"])
def test_at_a_table_he_decides_the_same(walks: bool) -> None:
    """Law 7 in small: his own state and the board are equal after each turn, whoever is his eyes and hands."""
    for seed in range(60):
        random, source = Random(seed), Keyed(str(seed))
        table: Straight[None] = Straight(None, lambda question, state: (), source)
        digital = RULES.new({})
        me, copy = deepcopy(digital.me), RULES.copy(digital)
        person = Told(copy, table, walks)
        for turn in range(TURNS):
            town = random.choice(TOWNS)
            for board in (digital, copy):
                board.yours.append(town)
            reach = table.roll("reach", turn + 1)[0] % 3
            take_turn(digital.me, reach, BoardSight(digital, LOOKS, table), BoardHands(digital, DOES, table), None)
            take_turn(me, reach, person, person, Trace())
            assert me == digital.me, f"seed {seed}, turn {turn}"
            copy.me = deepcopy(me)
            assert to_data(copy) == to_data(digital)
        assert len(person.told) >= TURNS


def test_a_verb_is_about_what_it_names() -> None:
    state = RULES.new({})
    hands = BoardHands(state, DOES, Straight(None, lambda question, state: (), Keyed("1")))
    before = to_data(state)
    with pytest.raises(TypeError, match="the verb take is about"):
        hands.do(TAKE, ("iron", 1))
    assert to_data(state) == before
    hands.do(TAKE, ("iron", 1), "Be")
    assert state.wares[0] != [("iron", 1)]
