"""A whole made-up opponent, the Peddler, whose turn is one step that sees and acts through sight and hands.

He walks along a road of six towns, takes wares within his reach and pays his debts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from tests.engine.tiny import said

import soloist.engine.trace as traces
from soloist.engine.answerers import Policy, Scripted, Straight
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.hands import BoardHands, Deed, Hands, Verb
from soloist.engine.ladders import How, Ladder, Rung
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Notation, Question
from soloist.engine.sight import NOWHERE, At, BoardSight, Fact, Look, Sight, Thing, Where
from soloist.engine.states import copier, to_data
from soloist.engine.table import Table
from soloist.engine.text import N_
from soloist.engine.trace import Trace, text

TOWNS = ("Aa", "Be", "Ce", "De", "Eu", "Fy")
Ware = tuple[str | int, ...]
TURNS = 6


@dataclass(slots=True)
class Peddler:
    """His own state, shared by board and table."""

    turn: int
    drawn: dict[str, int]
    at: str
    coins: int
    debts: int
    goods: list[str]


@dataclass(slots=True)
class Road:
    """A whole position: the board, and what he owns. A ware is (kind, size), each lies in a town."""

    me: Peddler
    stage: str
    prices: list[int]
    yours: list[str]
    wares: list[list[tuple[str, int]]]
    sacks: list[int]


def distance(board: Road, x: str, start: str) -> int:
    return abs(TOWNS.index(x) - TOWNS.index(start))


def wares(board: Road, start: str, steps: int) -> list[Thing]:
    return [ware for town in TOWNS if distance(board, town, start) <= steps for ware in board.wares[TOWNS.index(town)]]


WITHIN = Fact("within", N_("Which of these lie within {steps} of {start}?"), ("start", "steps"), keeps="printed")
DISTANCE = Fact("distance", N_("How many steps from {start} to {x}?"), ("start",), "number", "printed")
NOT_YOURS = Fact("not yours", N_("In which of these have you never been?"), keeps="no")
PRICE = Fact("price", N_("What is paid in {x}?"), (), "number", "game")
WARES = Fact("wares", N_("Which wares lie within {steps} of {start}?"), ("start", "steps"), "things")
LOOKS: Mapping[Fact, Look] = {
    WITHIN: lambda board, x, start, steps: distance(board, x, start) <= steps,
    DISTANCE: distance,
    NOT_YOURS: lambda board, x: x not in board.yours,
    PRICE: lambda board, x: board.prices[TOWNS.index(x)],
    WARES: wares,
}


def take_ware(board: Road, table: Table, ware: Ware, start: str) -> None:
    """Take it where it lies nearest; a new one is drawn in its place."""
    near = sorted(TOWNS, key=lambda town: distance(board, town, start))
    town = next(place for place in map(TOWNS.index, near) if ware in board.wares[place])
    board.wares[town].remove(ware)  # type: ignore[arg-type]
    for size in table.draw("sack", board.sacks, (1, 2, 3), "size", 1, 10 - sum(board.sacks)):
        board.wares[town].append(("cloth", size))


def go(board: Road, table: Table, start: str, to: str) -> None:
    if table.listens:
        table.tell(Event("peddler", "p.go", {"from": start, "to": to}))


TAKE = Verb("take", N_("Take away {ware} near {start}"), N_("Put {ware} back"), ("ware", "start"), (WARES,))
GO = Verb("go", N_("Move him from {start} to {to}"), N_("Move him back to {start}"), ("start", "to"))
DOES: Mapping[Verb, Deed] = {TAKE: take_ware, GO: go}

ROWS = {
    "gem": Ladder[Peddler, Ware]("Gems", "p.gems", (Rung("most", "size", "p.gems", lambda me, w: int(w[1])),)),
    "cloth": Ladder[Peddler, Ware](
        "Cloth", "p.cloth", (Rung("prefer", "new to him", "p.cloth", lambda me, w: w[0] not in me.goods),)
    ),
    "iron": Ladder[Peddler, Ware]("Iron", "p.iron"),
}
ROW = tuple(ROWS)
WARE = Ladder[Peddler, Ware](
    "best ware", "p.ware",
    (Rung("least", "row of his list", "p.ware", lambda me, w: ROW.index(str(w[0]))),),
    found=WARES, then=lambda w: ROWS[str(w[0])], same=lambda me, w: w[0],
)  # fmt: skip
TOWN = Ladder[Peddler, str](
    "town to go to", "p.town",
    (
        Rung("must", "another town", "p.town", lambda me, x: x != me.at),
        Rung("must", "within reach", "p.reach", WITHIN),
        Rung("must", "one where you have not been", "p.yours", NOT_YOURS),
        Rung("most", "paid", "p.town", PRICE),
    ),
)  # fmt: skip
BEYOND = Ladder[Peddler, str](
    "town beyond", "p.beyond",
    (TOWN.rungs[0], TOWN.rungs[2], Rung("least", "steps away", "p.beyond", DISTANCE)),
    instead_of=TOWN,
)  # fmt: skip


def take_turn(me: Peddler, reach: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """His turn, written once for board and table."""
    me.turn += 1
    me.drawn.clear()
    at: At = {"start": me.at, "steps": reach}
    if why:
        why.step(N_("rolls {n}"), "p.roll", n=reach)
        failed, numbers = N_("not so") if me.coins < 2 else "", N_("{n} coins")
        why.option("Purse", 1, N_("2 coins or more"), "p.purse", failed=failed, numbers=numbers, n=me.coins)
    ware = WARE.pick(me, sight, None, at, why)
    if ware:
        hands.do(TAKE, ware, me.at)
        me.goods.append(str(ware[0]))
    to = TOWN.pick(me, sight, TOWNS, at, why) or BEYOND.pick(me, sight, TOWNS, at, why)
    if to:
        hands.do(GO, me.at, to)
        me.coins += sight.see(PRICE, [to])[0]
        me.at = to
        if why:
            why.step(N_("goes to {town}"), "p.go", town=to)
    task = why.task(N_("debts"), "p.debts") if why else None
    while me.debts and me.coins >= 3:
        me.debts, me.coins = me.debts - 1, me.coins - 3
        if task:
            task.step(N_("pays one"), "p.debts")


_copy = copier(Road)


class RoadRules:
    """The game about him; the person walks to a town before each of his turns."""

    name = "road"
    version = "1"
    notation = Notation(templates={"walk": "walk to {}"})
    copy = staticmethod(_copy)

    def new(self, options: dict[str, str], overrides: object = None) -> Road:
        wares: list[list[tuple[str, int]]] = [
            [("iron", 1)],
            [],
            [("cloth", 1), ("cloth", 2)],
            [("gem", 1)],
            [("gem", 3)],
            [],
        ]
        return Road(Peddler(0, {}, "Be", 0, 2, []), "you", [1, 2, 2, 1, 2, 1], [], wares, [4, 4, 2])

    def over(self, state: Road) -> bool:
        return state.me.turn == TURNS

    def turn(self, state: Road) -> int:
        return state.me.turn

    def why_not(self, state: Road, question: Question, text: str) -> str:
        return ""

    def step(self, state: Road, table: Table) -> None:
        if state.stage == "you":
            town = table.ask(0, "walk", [("walk", town) for town in TOWNS])[1]
            if town not in state.yours:
                state.yours.append(str(town))
            state.stage = "he"
            return
        why = Trace() if table.listens else None
        reach = table.roll("reach", state.me.turn + 1)[0] % 3
        take_turn(state.me, reach, BoardSight(state, LOOKS, table), BoardHands(state, DOES, table), why)
        state.stage = "you"
        if table.listens:
            table.tell(Event("turn of the peddler", "p.turn", why=why))


RULES = RoadRules()


def road(seed: str = "1") -> Match[Any]:
    return Match(RULES, Setup("road", {}, seed))  # type: ignore[arg-type]


def names(thing: Thing) -> str:
    return thing if isinstance(thing, str) else " ".join(map(str, thing)) if isinstance(thing, tuple) else str(thing)


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
        "  least row of his list (its own): out cloth 1 (1), cloth 2 (1), iron 1 (2); left gem 1 (0)  [p.ware]",
        "  => gem 1",
        "town to go to: 6 possible  [p.town]",
        "  must: another town (its own): out Be; left Aa, Ce, De, Eu, Fy  [p.town]",
        "  must: within reach (board): out Eu, Fy; left Aa, Ce, De  [p.reach]",
        "  must: one where you have not been (board): out Ce; left Aa, De  [p.yours]",
        "  still equal: Aa, De; drawn: Aa  [p.town]",
        "  => Aa (1 rung settled nothing)",
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
        "  must: another town (its own): out Be; left Aa, Ce, De, Eu, Fy  [p.town]",
        "  must: within reach (board): out Aa, Ce, De, Eu, Fy; left nobody  [p.reach]",
        "  nobody is left, so:",
        "  town beyond: 6 possible  [p.beyond]",
        "    must: another town (its own): out Be; left Aa, Ce, De, Eu, Fy  [p.town]",
        "    must: one where you have not been (board): out Aa, Ce; left De, Eu, Fy  [p.yours]",
        "    least steps away (board): out Eu (3), Fy (4); left De (2)  [p.beyond]",
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

    def judged(self, ladder: Ladder[Any, Any], me: Any, things: Sequence[Any] | None, at: At) -> list[Any] | None:
        return ladder.best(me, self.eyes, things, at)[::-1] if self.walks else None

    def soon(self, *wanted: tuple[Fact, Sequence[Thing] | None, At]) -> None:
        raise AssertionError("he does not look ahead")

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
