"""The Tasks of the Cardinalbot: Crests, Cathedrals, Contracts, and how it pays (TC037 to TC043, readings 22 to 24)."""

from __future__ import annotations

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.tiletum.kinds import FOOD, GOLD, IRON, STONE, WOOL
from soloist.games.tiletum.opponent.facts import CONSTRUCTION_POINTS, STONE_COST, TOP_TILE
from soloist.games.tiletum.opponent.ladders import CATHEDRAL_TO_BUILD, CONTRACT_TO_FULFIL, CREST_BUILDING, PAYS_ANY
from soloist.games.tiletum.opponent.own import (
    Cardinal,
    Held,
    Piece,
    Place,
    cathedral,
    complete,
    contract_of,
    markers,
    resource,
    spare_food,
)
from soloist.games.tiletum.opponent.verbs import BUILD

C = "tiletum.cardinal."


def do_tasks(me: Cardinal, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Do every Task that it can: Crests, Cathedrals, Contracts (TC037)."""
    crests(me, sight, why.task(N_("Crests"), C + "task.crest") if why is not None else None)
    cathedrals(me, sight, hands, why.task(N_("Cathedrals"), C + "task.cathedral") if why is not None else None)
    task = why.task(N_("Contracts"), C + "task.contract") if why is not None else None
    contracts(me, me.kit.box.cardinal.contracts_a_turn, sight, task)


def pay(me: Cardinal, kind: int, n: int) -> int:
    """Pay n of a Resource, Gold for each that is missing; return the Gold (TC038, TC039, TC042)."""
    own = min(n, me.res[kind])
    gold = (n - own) * me.kit.box.cardinal.replace_gold
    me.res[kind] -= own
    me.res[GOLD] -= gold
    return gold


def _paid(me: Cardinal, kind: int, n: int, gold: int) -> Piece:
    """Return what was paid for n of a Resource: those that it had, and Gold for the others."""
    own = n - gold // me.kit.box.cardinal.replace_gold
    return ("paid", *(word for resource, paid in ((kind, own), (GOLD, gold)) if paid for word in (resource, paid)))


def crests(me: Cardinal, sight: Sight, why: Trace | None = None) -> None:
    """Place Crests while it has one and can pay (TC038, reading 24)."""
    own = me.kit.box.cardinal
    while me.crests and me.res[FOOD] + me.res[GOLD] // own.replace_gold >= own.crest_food:
        buildings: list[Place] = [("building", n) for n in range(len(me.placed))]
        chosen = CREST_BUILDING.pick(me, sight, buildings, NOWHERE, why)
        if chosen is None:
            return
        gold = pay(me, FOOD, own.crest_food)
        crest = me.crests.pop(0)
        me.placed[chosen[1]] = crest
        me.points += own.crest_points
        if why is not None:
            why.step(
                N_("puts {crest} under {building} for {paid}: {points} points"), C + "task.crest",
                crest=("crest", crest), building=chosen, paid=_paid(me, FOOD, own.crest_food, gold),
                points=own.crest_points,
            )  # fmt: skip
            note_marker(me, chosen[1], why)


def note_marker(me: Cardinal, building: int, why: Trace) -> None:
    """Note that a Building that is complete by now has its marker on an Action (TC064)."""
    if building in complete(me):
        ap, action = markers(me)[building], me.rooms[building][0]
        why.step(
            N_("{building} is complete: marker of {ap} AP on {action}"), C + "character.marker",
            building=("building", building), ap=ap, action=("action", action),
        )  # fmt: skip


def cathedrals(me: Cardinal, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Build at Cathedrals with its Pillar, the most valuable first (TC039)."""
    while unbuilt := [cathedral(c) for c in me.pillars if c not in me.built]:
        stone = me.res[STONE] + me.res[GOLD] // me.kit.box.cardinal.replace_gold
        chosen = CATHEDRAL_TO_BUILD.pick(me, sight, unbuilt, {"stone": stone}, why)
        if chosen is None:
            return
        cost = sight.see(STONE_COST, [chosen])[0]
        points = sum(sight.see(fact, [chosen])[0] for fact in (CONSTRUCTION_POINTS, TOP_TILE))
        gold = pay(me, STONE, cost)
        me.built.append(chosen[1])
        me.points += points
        hands.do(BUILD, chosen)
        if why is not None:
            why.step(
                N_("builds {cathedral} for {paid}: {points} points"), C + "task.cathedral",
                cathedral=chosen, paid=_paid(me, STONE, cost, gold), points=points,
            )  # fmt: skip


def contracts(me: Cardinal, most: int, sight: Sight, why: Trace | None = None) -> None:
    """Fulfil held Contracts that it can pay, at most so many, the cheaper first (TC040)."""
    for _ in range(most):
        if not me.contracts:
            return
        held: list[Piece] = [("held", place, *contract) for place, contract in enumerate(me.contracts)]
        chosen = CONTRACT_TO_FULFIL.pick(me, sight, held, NOWHERE, why)
        if chosen is None:
            return
        me.contracts.pop(int(chosen[1]))
        fulfil(me, contract_of(chosen), sight, why)


def fulfil(me: Cardinal, contract: Held, sight: Sight, why: Trace | None = None) -> None:
    """Pay for a Contract, score its points and 5 more; the tile lies face down (TC040 to TC043)."""
    any_, iron, wool, points = contract
    pay(me, IRON, iron)
    pay(me, WOOL, wool)
    for _ in range(any_):
        me.res[_any(me, sight, why)] -= 1
    scored = points + me.kit.box.cardinal.contract_points
    me.points += scored
    me.done.append(contract)
    if why is not None:
        why.step(
            N_("fulfils {contract}: {points} points"), C + "task.contract-points",
            contract=("contract", *contract), points=scored,
        )  # fmt: skip


def _any(me: Cardinal, sight: Sight, why: Trace | None) -> int:
    """Return what pays for one "any": Gold, then Food above the reserve, then the more plentiful (TC041, TC043)."""
    if me.res[GOLD]:
        return GOLD
    if spare_food(me):
        return FOOD
    chosen = PAYS_ANY.pick(me, sight, [resource(WOOL), resource(IRON)], NOWHERE, why)
    assert chosen is not None
    return chosen[1]
