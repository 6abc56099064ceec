"""A whole made-up opponent, the Peddler, whose turn is one step that sees and acts through sight and hands.

He walks along a road of six towns, takes wares within his reach and pays his debts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from soloist.engine.asking import Asking, Walk
from soloist.engine.events import Event
from soloist.engine.hands import BoardHands, Deed, Hands, PersonHands, Verb
from soloist.engine.ladders import Ladder, Rung
from soloist.engine.match import Match, Setup
from soloist.engine.memory import Memory
from soloist.engine.person import PersonSight
from soloist.engine.questions import Notation, Question
from soloist.engine.sight import At, BoardSight, Fact, Look, Sight, Thing
from soloist.engine.states import Shared, copier, from_data
from soloist.engine.table import Table
from soloist.engine.text import N_
from soloist.engine.trace import Trace

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
    sight.soon(lambda ahead: WARE.best(me, ahead, None, at), lambda ahead: TOWN.best(me, ahead, TOWNS, at))
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


@dataclass(slots=True)
class Beside:
    """What is known of him beside a real road: his own state, and what was told."""

    options: Shared[dict[str, str]]
    me: Peddler
    memory: Memory


ALL_WARES: tuple[Ware, ...] = tuple((kind, size) for kind in ("gem", "cloth", "iron") for size in (1, 2, 3))


def read_wares(game: Beside, asking: Asking, at: At) -> Iterable[Thing]:
    """One question for each kind, all on one screen."""
    kinds = [
        asking.question(kind, [ware for ware in ALL_WARES if ware[0] == kind], "some", 0, 3)
        for kind in ("gem", "cloth", "iron")
    ]
    return [ware for answer in asking.answers(*kinds) for ware in answer]


def walk_wares(game: Beside, asking: Asking, at: At) -> Iterable[Thing]:
    """One question for the best, equal ones together."""
    return asking.answers(asking.question("", list(ALL_WARES), "some", 0, len(ALL_WARES)))[0]


class BesideRules:
    """He plays at a real table. Options: `whole` judges whole ladders, `die` is told by the person."""

    name = "road-table"
    version = "1"
    notation = Notation()
    copy = staticmethod(copier(Beside))

    def new(self, options: dict[str, str], overrides: object = None) -> Beside:
        return Beside(dict(options), Peddler(0, {}, "Be", 0, 2, []), Memory())

    def load(self, data: object, like: Beside) -> Beside:
        return from_data(Beside, data, options=like.options)

    def over(self, state: Beside) -> bool:
        return state.me.turn == TURNS

    def turn(self, state: Beside) -> int:
        return state.me.turn

    def why_not(self, state: Beside, question: Question, text: str) -> str:
        return ""

    def step(self, state: Beside, table: Table) -> None:
        why = Trace() if table.listens else None
        if state.options.get("die") == "told":
            die = table.ask_number(0, "die", 1, 6)
        else:
            die = table.roll("reach", state.me.turn + 1)[0]
        sight = PersonSight(
            state, state.memory, table, {}, {WARES: read_wares}, {"best ware": Walk(walk_wares)},
            whole=state.options.get("whole") != "no",
        )  # fmt: skip
        take_turn(state.me, die % 3, sight, PersonHands(state.memory, table), why)
        state.memory.end_turn()
        if table.listens:
            table.tell(Event("turn of the peddler", "p.turn", why=why))


def beside(seed: str = "1", **options: str) -> Match[Any]:
    return Match(BesideRules(), Setup("road-table", options, seed))  # type: ignore[arg-type]


def road(seed: str = "1") -> Match[Any]:
    return Match(RULES, Setup("road", {}, seed))  # type: ignore[arg-type]


def names(thing: Thing) -> str:
    return thing if isinstance(thing, str) else " ".join(map(str, thing)) if isinstance(thing, tuple) else str(thing)
