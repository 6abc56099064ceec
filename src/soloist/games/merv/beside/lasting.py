"""What still holds when the Magistrate has done something: in its turn nobody else touches anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from soloist.engine.hands import Verb
from soloist.engine.memory import Memory, Told, asked, asked_of, text_of
from soloist.engine.sight import Fact, Thing, in_order
from soloist.games.merv.kinds import CELLS, OPEN_TO
from soloist.games.merv.opponent import facts, verbs
from soloist.games.merv.opponent.gaining import STACKS
from soloist.games.merv.opponent.ladders import SCORING_TILE
from soloist.games.merv.opponent.own import Place

LEAST_PRICE: Final = f"least {facts.PRICE.name}"
Touched = Mapping[Fact, Sequence[Thing]]


def lasting(memory: Memory, verb: Verb, what: Sequence[Thing]) -> dict[str, Told]:
    """Return what was told in this turn of all that a deed does not touch."""
    if verb is verbs.TAKE_SCORING:
        return _tiles(memory, what[0])
    if verb not in TOUCHES:
        return {}
    kept: dict[str, Told] = {}
    for fact, things in TOUCHES[verb](*what).items():
        gone, start = {asked_of(fact.name, x) for x in things}, asked_of(fact.name, "")
        kept |= {line: told for line, told in memory.told.items() if line.startswith(start) and line not in gone}
    return kept | _cheapest(memory, what[0]) if verb is verbs.WALL else kept


def _cheapest(memory: Memory, stack: Thing) -> dict[str, Told]:
    """Return which colours are the cheapest of all but one, as far as that was told."""
    kept: dict[str, Told] = {}
    for line, told in memory.told.items():
        start, _, things = line.partition(": ")
        best = tuple(x for x in told.values if x != stack)
        if start == LEAST_PRICE and best:
            others = [x for x in STACKS if x != stack and text_of(x) in things.split(", ")]
            kept[asked(LEAST_PRICE, {}, others)] = replace(told, values=best)
    return kept


def _tiles(memory: Memory, tile: Thing) -> dict[str, Told]:
    """Return the scoring tiles that are left, or the others with the highest number, as far as that was told."""
    kept = {}
    for line in (facts.SCORING_TILES.name, SCORING_TILE.name):
        told = memory.told.get(line)
        others = () if told is None else tuple(x for x in told.values if x != tile)
        # Of those that are lower than the highest nothing was told.
        if told is not None and (others or line == facts.SCORING_TILES.name):
            kept[line] = replace(told, values=others)
    return kept


def _wall(stack: Place, place: Place) -> Touched:
    behind: list[Thing] = [("site", cell) for cell in range(CELLS) if place[1] in OPEN_TO[cell]]
    one: list[Thing] = [stack]
    return {facts.SEGMENT_LEFT: one, facts.PRICE: one, facts.WALL_FREE: [place], facts.UNPROTECTED: behind}


def _of(*seen: Fact) -> Callable[..., Touched]:
    return lambda x: {fact: [x] for fact in seen}


TOUCHES: Final[Mapping[Verb, Callable[..., Touched]]] = {
    verbs.WALL: _wall,
    verbs.SOLDIER: _of(facts.UNPROTECTED),
    verbs.BUILD: _of(facts.UNPROTECTED),
    verbs.COURTIER: _of(facts.HALL_ROOM, facts.HALL_EMPTY),
    verbs.POST: _of(facts.UNOCCUPIED),
    verbs.TAKE_GOOD: _of(facts.GOOD_LEFT),
}
"""By deed: of which things a fact may be otherwise behind it."""


def cheapest_and_touched(memory: Memory, things: Sequence[Thing]) -> list[Thing]:
    """Return those colours of which one is the cheapest: of all but one that may be known."""
    for touched in things:
        best = memory.best_of(LEAST_PRICE, [x for x in things if x != touched])
        if best is not None:
            return in_order([touched, *best])
    return list(things)
