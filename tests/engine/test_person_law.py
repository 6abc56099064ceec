"""Law 7 in small: any ladders, in any order, with acts and turns between them, are decided at a table as on a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random

import pytest
from tests.engine.onlooker import Onlooker

from soloist.engine.asking import About, Asking, Walk, option_of
from soloist.engine.hands import PersonHands, Verb
from soloist.engine.ladders import Ladder, Rung
from soloist.engine.memory import Memory
from soloist.engine.person import PersonSight
from soloist.engine.sight import At, BoardSight, Fact, Look, Thing
from soloist.engine.trace import Trace

THINGS: tuple[Thing, ...] = ("a", "b", ("c", 1), ("c", 2), 5, "d")


@dataclass
class Me:
    turn: int = 1
    drawn: dict[str, int] = field(default_factory=dict)
    own: dict[Thing, int] = field(default_factory=dict)


@dataclass
class World:
    values: dict[str, dict[Thing, int]]
    lying: list[Thing]


NEAR = Fact("near", "?", ("steps",), keeps="printed")
FAR = Fact("far", "?", ("steps",), "number", "printed")
COST = Fact("cost", "?", (), "number", "game")
FREE = Fact("free", "?", (), "yes/no", "no")
LIT = Fact("lit", "?")
TOTAL = Fact("total", "?", (), "number")
LYING = Fact("lying", "?", (), "things")
FACTS = (NEAR, FAR, COST, FREE, LIT, TOTAL)
LOOKS: Mapping[Fact, Look] = {
    NEAR: lambda world, x, steps: world.values["far"][x] <= steps,
    FAR: lambda world, x, steps: abs(world.values["far"][x] - steps),
    LYING: lambda world: world.lying,
    **{fact: lambda world, x, name=fact.name: world.values[name][x] for fact in (COST, FREE, LIT, TOTAL)},
}  # type: ignore[dict-item]
ACT = Verb("act", "", "", ("what",), ())
VERBS = [Verb(f"act on {fact.name}", "", "", ("what",), (fact,)) for fact in (COST, FREE, LIT, TOTAL, LYING)]


def ask_things(game: object, asking: Asking, at: At) -> Iterable[Thing]:
    halves = [THINGS[:3], THINGS[3:]]
    questions = [
        asking.question(f"half {n}", [option_of(x) for x in half], "some", 0, 3) for n, half in enumerate(halves)
    ]  # fmt: skip
    named = [option for answer in asking.answers(*questions) for option in answer]
    return [x for x in THINGS if option_of(x) in named]


def ask_best(game: object, asking: Asking, at: At) -> Iterable[Thing]:
    (answer,) = asking.answers(asking.question("", [option_of(x) for x in THINGS], "some", 0, len(THINGS)))
    return [x for x in THINGS if option_of(x) in answer]


class Play:
    """A world, an opponent on it and the same opponent beside it; what the game tracks is known."""

    def __init__(self, seed: int, whole: bool) -> None:
        self.random = Random(seed)
        random = self.random
        names = ("far", "cost", "free", "lit", "total")
        self.world = World({name: {x: self.number(name) for x in THINGS} for name in names}, random.sample(THINGS, 3))
        own = {x: random.randrange(3) for x in THINGS}
        self.board, self.table = Me(own=own), Me(own=own)
        self.eyes = BoardSight(self.world, LOOKS, Onlooker(None, str(seed)))  # type: ignore[arg-type]
        self.person = Onlooker(self.eyes, str(seed), self.best)
        self.memory = Memory()
        tracked = {x for x in THINGS if random.random() < 0.3}
        knows = {COST: lambda game, x: self.world.values["cost"][x] if x in tracked else None} if seed % 2 else {}
        self.ladders = [self.ladder(f"ladder {n}") for n in range(4)]
        walks = {one.name: Walk(ask_best, FACTS) for one in self.ladders} if seed % 3 else {}
        self.sight = PersonSight(
            self.table, self.memory, self.person, knows, {LYING: ask_things}, walks, whole=whole
        )  # fmt: skip
        self.hands = PersonHands(self.memory, self.person)
        self.at: At = {}
        self.turns: list[tuple[int, str]] = []

    def number(self, name: str) -> int:
        return self.random.randrange(2 if name in ("free", "lit") else 4)

    def ladder(self, name: str, rows: bool = True) -> Ladder[Me, Thing]:
        random = self.random
        rungs = []
        for n in range(random.randrange(5)):
            fact, how = random.choice(FACTS), random.choice(("must", "must", "prefer", "most", "least"))
            by = fact if random.random() < 0.7 else (lambda me, x: me.own[x])
            rungs.append(Rung[Me, Thing](how, f"rung {n}", "c", by))  # type: ignore[arg-type]
        same = (lambda me, x: me.own[x]) if random.random() < 0.3 else None
        if rows and random.random() < 0.4:
            row = [self.ladder(f"{name}, row {n}", rows=False) for n in range(3)]
            rungs.append(Rung("least", "row", "c", lambda me, x: me.own[x]))
            own = self.board.own if hasattr(self, "board") else {}
            return Ladder(name, "c", tuple(rungs), LYING, same=same, then=lambda x: row[own[x]])
        return Ladder(name, "c", tuple(rungs), LYING, same=same)

    def best(self, about: About) -> list[Thing]:
        one = next(one for one in self.ladders if one.name == about.ladder)
        return one.best(self.table, self.eyes, None, self.at)

    def pick(self) -> None:
        one = self.random.choice(self.ladders)
        self.at = {"steps": self.random.randrange(3)}
        some = self.random.sample(THINGS, self.random.randrange(len(THINGS) + 1))
        things = None if self.random.random() < 0.4 else some
        digital = one.pick(self.board, self.eyes, things, self.at)
        took = one.pick(self.table, self.sight, things, self.at, Trace())
        if one.same and took is not None and digital is not None:
            assert one.same(self.board, took) == one.same(self.board, digital)
        else:
            assert took == digital
        assert self.table.drawn == self.board.drawn
        self.note()

    def see(self) -> None:
        fact = self.random.choice(FACTS)
        things = self.random.sample(THINGS, self.random.randrange(len(THINGS) + 1))
        at = {"steps": self.random.randrange(3)}
        assert list(self.sight.see(fact, things, at)) == list(self.eyes.see(fact, things, at))
        assert self.sight.find(LYING) == self.eyes.find(LYING)
        self.note()

    def act(self) -> None:
        verb, x = self.random.choice(VERBS), self.random.choice(THINGS)
        self.hands.do(verb, x)
        self.change(verb.spoils[0].name)

    def change(self, name: str) -> None:
        if name == "lying":
            self.world.lying[:] = self.random.sample(THINGS, self.random.randrange(len(THINGS)))
            return
        for x, before in self.world.values[name].items():
            new = self.number(name)
            self.world.values[name][x] = new if name != "free" else new and before

    def end_turn(self) -> None:
        for me in (self.board, self.table):
            me.turn += 1
            me.drawn.clear()
        self.memory.end_turn()
        for name in ("lit", "total", "free", "lying"):
            self.change(name)

    def note(self) -> None:
        self.turns += [(self.table.turn, name) for name in self.person.new()]


@pytest.mark.parametrize("whole", [True, False], ids=["whole ladders", "step by step"])
def test_a_table_decides_as_a_board(whole: bool) -> None:
    picks = asked = 0
    for seed in range(150):
        play = Play(seed, whole)
        for _ in range(40):
            move = play.random.choice(("pick", "pick", "pick", "pick", "see", "act", "end_turn"))
            getattr(play, move)()
            picks += move == "pick"
        assert len(set(play.turns)) == len(play.turns), "nothing is asked twice in a turn under one name"
        asked += len(play.turns)
    assert picks > 3000
    assert asked > 1500
