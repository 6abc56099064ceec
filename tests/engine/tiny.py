"""A tiny made-up game for the tests of the engine: three rounds of two dice, a bag of beads and somebody opposite.

It has a choice, questions inside a choice (some, a number, an order, a forced one, a form, dice that are counted),
three questions for one screen, a chain of automatic steps, chance before and after choices, a seat for a computer, and
two ways to crash on demand. Its rules keep and change the lists that chance gives them, as rules may.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from soloist.engine.answerers import Entry
from soloist.engine.events import Event
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Notation, Option, Question
from soloist.engine.states import Shared, copier, from_data, to_data
from soloist.engine.table import Table

AnyMatch = Match[Any]
RED, GREEN, BLUE = 1, 2, 3
BEADS = (RED, GREEN, BLUE)
ROUNDS = 3


class TinyCrash(Exception):
    """A fault in the rules."""


@dataclass(slots=True)
class Tiny:
    """A position. `dice` holds the higher of the two dice, `due` the links of a chain still to come."""

    options: Shared[dict[str, str]]
    stage: str
    round: int
    dice: list[int]
    bag: list[int]
    hand: list[int]
    coins: int
    draws: int
    due: list[str]
    foes: dict[str, int]


_copy = copier(Tiny)


class TinyRules:
    """The rules; the option `bless` asks a question in the same step that begins a round."""

    name = "tiny"
    version = "1"
    notation = Notation(
        templates={"draw": "draw {}", "bead": "bead {}"},
        names={"bead": {RED: "red", GREEN: "green", BLUE: "light blue"}},
    )

    def new(self, options: dict[str, str], overrides: Path | None = None) -> Tiny:
        return Tiny(dict(options), "round", 0, [], [3, 2, 1], [], 0, 0, [], {})

    def copy(self, state: Tiny) -> Tiny:
        return _copy(state)

    def load(self, data: object, like: Tiny) -> Tiny:
        return from_data(Tiny, data, options=like.options)

    def over(self, state: Tiny) -> bool:
        return state.stage == "over"

    def turn(self, state: Tiny) -> int:
        return state.round

    def step(self, state: Tiny, table: Table) -> None:
        getattr(self, f"_{state.stage}")(state, table)

    def why_not(self, state: Tiny, question: Question, text: str) -> str:
        return f"The die shows {state.dice[0]}." if text.startswith("coins") else ""

    def _round(self, state: Tiny, table: Table) -> None:
        state.round += 1
        state.dice = table.roll("dice", state.round, 2)
        tell(table, "round", number=state.round)
        state.dice.sort()
        state.dice.pop(0)
        if state.options.get("bless") == "yes":
            state.coins += table.ask(0, "bless", [("bless", 0), ("bless", 1)])[1]
        state.stage = "choose"

    def _choose(self, state: Tiny, table: Table) -> None:
        options: list[Option] = [("coins", state.dice[0]), ("draw", 1), ("draw", 2), ("chain", 2), ("pass",)]
        options += [("crash",), ("trap",), ("look",), ("count",)]
        if state.hand:
            options.append(("sort",))
        verb, *rest = table.ask(0, "choose", options)
        state.stage = "foe"
        if verb == "coins":
            state.coins += rest[0]
            tell(table, "coins", n=rest[0])
        elif verb == "draw":
            drawn = table.draw("beads", state.bag, BEADS, "bead", rest[0], state.draws)
            state.draws += 1
            tell(table, "drawn", n=len(drawn))
            while drawn:
                state.hand.append(drawn.pop())
        elif verb in ("sort", "look", "count"):
            getattr(self, f"_{verb}")(state, table)
        elif verb == "chain":
            state.due, state.stage = ["link"] * rest[0], "chain"
        elif verb == "trap":
            state.due, state.stage = ["link", "spring"], "chain"
        elif verb == "crash":
            state.coins += 100
            table.roll("doom", state.round)
            tell(table, "doom")
            raise TinyCrash

    def _sort(self, state: Tiny, table: Table) -> None:
        tell(table, "sorting")
        kept = table.ask_some(0, "keep", [("bead", bead) for bead in state.hand], 1, 2)
        price = table.ask_number(0, "price", 0, 3)
        order = table.ask_order(0, "order", [("first",), ("second",)])
        table.ask(0, "only", [("yes",)])
        state.bag = [n + state.hand.count(bead) for n, bead in zip(state.bag, BEADS, strict=True)]
        state.hand = [bead for _, bead in kept]
        state.bag = [n - state.hand.count(bead) for n, bead in zip(state.bag, BEADS, strict=True)]
        state.coins += price * (2 if order[0] == ("first",) else 1)
        tell(table, "sorted", price=price)

    def _look(self, state: Tiny, table: Table) -> None:
        """North decides whether east is asked at all; who sees something in the west, is asked what."""
        sides = {side: Question(0, side, [("yes",), ("no",)]) for side in ("north", "east", "west")}
        tell(table, "looking")
        table.soon(list(sides.values()))
        seen = 0
        for side, question in sides.items():
            if side == "east" and seen:
                continue
            ((word,),) = table.answer(question)
            if word == "yes":
                seen += 1
                tell(table, "seen", side=side)
        if word == "yes":
            seen += table.ask_number(0, "what", 0, 3)
        state.coins += seen

    def _count(self, state: Tiny, table: Table) -> None:
        gold, silver = table.ask_numbers(0, "purse", [("gold", 0, 2), ("silver", 1, 3)])
        dice = table.ask_some(0, "dice", [("die", n) for n in (1, 2, 3)], 2, 4, each=3)
        state.coins += 2 * gold + silver + sum(int(die[1]) for die in dice)
        tell(table, "counted", gold=gold, silver=silver, dice=len(dice))

    def _chain(self, state: Tiny, table: Table) -> None:
        link = state.due.pop(0)
        if link == "spring":
            raise TinyCrash
        table.ask(0, "link", [("on",)])
        state.coins += 1
        tell(table, "link")
        if not state.due:
            state.stage = "foe"

    def _foe(self, state: Tiny, table: Table) -> None:
        (side,) = table.ask(1, "foe", [("left",), ("right",)])
        state.foes[side] = state.foes.get(side, 0) + 1
        tell(table, "foe", side=side)
        state.stage = "over" if state.round == ROUNDS else "round"


def tell(table: Table, name: str, **what: int | str) -> None:
    """Tell it to a table that listens."""
    if table.listens:
        table.tell(Event(name, "", what))


def tiny(seed: str | None = "1", options: dict[str, str] | None = None, **more: object) -> Match[Tiny]:
    """A match of it."""
    return Match(TinyRules(), Setup("tiny", dict(options or {}), seed), **more)  # type: ignore[arg-type]


def said(entries: Sequence[Entry], notation: Notation = TinyRules.notation) -> list[str]:
    """A record in short: each entry with who made it."""
    return [f"{entry.name}: {entry.text(notation)} ({entry.by})" for entry in entries]


def play(match: AnyMatch, *answers: str) -> None:
    """Answer with each text."""
    for answer in answers:
        match.answer(answer)


def told(match: AnyMatch) -> list[str]:
    """The names of the log."""
    return [line.event.name for line in match.log]


def everything(match: AnyMatch) -> object:
    """All that makes a match, as values that nothing changes any more."""
    notation = match.rules.notation
    return deepcopy(
        (
            said(match.entries, notation),
            said(match.undone, notation),
            [said(branch, notation) for branch in match.branches],
            [(to_data(point.state), point.entries, point.log) for point in match.checkpoints],
            match.log,
            match.telling,
            match.clean,
            match.question,
            match.along,
            to_data(match.state),
        )
    )
