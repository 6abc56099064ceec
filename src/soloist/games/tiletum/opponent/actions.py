"""The five Actions of the Cardinalbot (TC044 to TC071)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, At, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.tiletum.kinds import ARCHITECT, CHARACTER, CONTRACT, GOLD, KING, MERCHANT
from soloist.games.tiletum.opponent import ladders
from soloist.games.tiletum.opponent.bonus import climb, most_required, take_best, welcome
from soloist.games.tiletum.opponent.facts import AVAILABLE, DISTANCE, FREE_HOUSE, OFFER, SPACE_POINTS
from soloist.games.tiletum.opponent.own import (
    Cardinal,
    Piece,
    Place,
    cathedral,
    contract_of,
    lacks_crest,
    marker,
    town,
)
from soloist.games.tiletum.opponent.tasks import fulfil, note_marker
from soloist.games.tiletum.opponent.verbs import (
    HOUSE,
    MOVE_ARCHITECT,
    MOVE_MERCHANT,
    PILLAR,
    REFRESH,
    TAKE_CHARACTER,
    TAKE_OFFERED,
)

C = "tiletum.cardinal."


def act(me: Cardinal, action: int, ap: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Do an Action with a die's AP and the marker's (TC035, TC044, TC064)."""
    points = ap + marker(me, action)
    if why is not None:
        why.step(N_("{action} with {ap} AP"), C + "action", action=("action", action), ap=points)
    ACTIONS[action](me, points, sight, hands, why)


def king(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Move up the King track, one space for each AP (TC071)."""
    moved = climb(me, ap, hands)
    if why is not None:
        why.step(N_("goes up the King track by {n} to {space}"), C + "king", n=moved, space=me.king)


# Architect and Merchant.
def _extra(me: Cardinal, start: Place, to: Place, reach: int, sight: Sight) -> int:
    """Pay Gold for each step beyond reach, as far as there is any; return what was paid (TC045).

    It is one step at least: how many does not matter to whom has no Gold for more.
    """
    beyond = 1
    if me.res[GOLD] > me.kit.box.cardinal.extend_gold:
        beyond = max(0, sight.see(DISTANCE, [to], {"start": start})[0] - reach)
    paid = min(me.res[GOLD], beyond * me.kit.box.cardinal.extend_gold)
    me.res[GOLD] -= paid
    return paid


def architect(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Place a Pillar, take a Bonus tile, go to the next Cathedral (TC047 to TC052)."""
    box, start = me.kit.box, town(me.architect)
    at: At = {"start": start, "steps": ap}
    here = box.cathedral_of[me.architect]
    if here >= 0 and here not in me.pillars and me.pillars_left and sight.see(AVAILABLE, [cathedral(here)])[0]:
        me.pillars.append(here)
        me.pillars_left -= 1
        hands.do(PILLAR, cathedral(here))
        if why is not None:
            why.step(N_("Pillar at {cathedral}"), C + "architect.pillar", cathedral=cathedral(here))
    elif why is not None and here >= 0 and here not in me.pillars and me.pillars_left:
        why.step(N_("no Pillar at {cathedral}"), C + "architect.unavailable", cathedral=cathedral(here))
    take_best(me, at, sight, hands, why)
    all_: Sequence[Place] = [cathedral(n) for n in range(len(box.cathedrals))]
    reading = int(me.kit.not_yours_by_pillar)
    to = near = ladders.CATHEDRALS[reading].pick(me, sight, all_, at, why)
    to = to or ladders.CATHEDRALS_BEYOND[reading].pick(me, sight, all_, at, why)
    if to is None or box.cathedrals[to[1]] == me.architect:
        return
    paid = 0 if near else _extra(me, start, to, ap, sight)
    me.architect = box.cathedrals[to[1]]
    hands.do(MOVE_ARCHITECT, start, town(me.architect))
    if why is not None:
        words = N_("Architect to {to}, paying {gold} Gold") if paid else N_("Architect to {to}")
        why.step(words, C + "architect.move", to=to, gold=paid)


def next_fair(me: Cardinal) -> int:
    """Return the number of the Fair that it prefers: that of the leftmost Decree, or the following (reading 11)."""
    fairs = sum(me.kit.box.decrees[decree].fair >= 0 for decree in me.row)
    return me.kit.box.numbers.rounds - fairs + 1 + int(me.kit.fair_town_following)


def merchant(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Build a House, before that perhaps go where that is possible; take a Bonus tile; go on (TC053 to TC057)."""
    if me.houses_left:
        if not _can_build(me, sight):
            own = me.kit.box.cardinal
            _go(me, me.res[GOLD] // own.merchant_gold, own.merchant_gold, C + "merchant.first", sight, hands, why)
        if _can_build(me, sight):
            _build(me, sight, hands, why)
    take_best(me, {"start": town(me.merchant), "steps": ap}, sight, hands, why)
    _go(me, ap, 0, C + "merchant.move", sight, hands, why)


def _can_build(me: Cardinal, sight: Sight) -> bool:
    return me.merchant not in me.houses and bool(sight.see(FREE_HOUSE, [town(me.merchant)])[0])


def _build(me: Cardinal, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Build a House where its Merchant is; only printed points score (TC055)."""
    here = town(me.merchant)
    points = sight.see(SPACE_POINTS, [here])[0]
    me.houses.append(me.merchant)
    me.houses_left -= 1
    me.points += points
    hands.do(HOUSE, here)
    if why is not None:
        words = N_("House in {town}: {points} point") if points == 1 else N_("House in {town}: {points} points")
        why.step(words, C + "merchant.house", town=here, points=points)


def _go(
    me: Cardinal, reach: int, gold: int, clause: str, sight: Sight, hands: Hands, why: Trace | None
) -> None:  # fmt: skip
    """Go to the best town within reach, else to the closest beyond (TC053, TC054, TC057, reading 10).

    `gold` is paid for each step within reach, as far as there is any.
    """
    start = town(me.merchant)
    at: At = {"start": start, "steps": reach, "fair": next_fair(me)}
    towns: Sequence[Place] = [town(spot) for spot in me.kit.box.towns if spot != me.kit.box.tiletum]
    near = ladders.TOWN.pick(me, sight, towns, at, why)
    to = near or ladders.TOWN_BEYOND.pick(me, sight, towns, at, why)
    if to is None or to == start:
        return
    # Within reach steps matter only where they cost Gold.
    steps = sight.see(DISTANCE, [to], at)[0] if near and gold and me.res[GOLD] else reach
    paid = min(me.res[GOLD], min(steps, reach) * gold)
    me.res[GOLD] -= paid
    paid += 0 if near else _extra(me, start, to, reach, sight)
    me.merchant = to[1]
    hands.do(MOVE_MERCHANT, start, to)
    if why is not None:
        words = N_("Merchant to {to}, paying {gold} Gold") if paid else N_("Merchant to {to}")
        why.step(words, clause, to=to, gold=paid)


# Characters.
def character(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """For each AP place a Character, or else take one; a fresh marker gives AP too (TC058 to TC064, reading 25)."""
    refreshed = False
    left = ap
    while left > 0:
        before = marker(me, CHARACTER)
        if _place(me, sight, why):
            fresh = marker(me, CHARACTER) - before
            left += fresh - me.kit.box.cardinal.character_ap
            if why is not None and fresh:
                why.step(N_("the marker of the complete Building gives {n} AP more"), "tiletum.reading.25", n=fresh)
            continue
        taken = ladders.CHARACTER.pick(me, sight, None, NOWHERE, why)
        if taken is not None:
            me.supply.append(taken[1:])
            left -= 1
            hands.do(TAKE_CHARACTER, taken)
            if why is not None:
                why.step(N_("takes {character}"), C + "character.take", character=taken)
        elif refreshed:
            return
        else:
            refreshed = True
            hands.do(REFRESH)
            if why is not None:
                why.step(N_("clears the offer and draws a new one"), C + "character.refresh")


def _place(me: Cardinal, sight: Sight, why: Trace | None) -> bool:
    """Place the first Character of its supply that has a Room (TC059)."""
    for n, piece in enumerate(me.supply):
        kind = int(piece[0])
        buildings: list[Place] = [("building", b) for b in range(len(me.rooms))]
        to = ladders.building_for(kind).pick(me, sight, buildings, NOWHERE, why)
        if to is not None:
            me.supply.pop(n)
            me.rooms[to[1]].append(kind)
            if why is not None:
                what: Piece = ("character", *piece)
                why.step(N_("places {character} in {building}"), C + "character.place", character=what, building=to)
                note_marker(me, to[1], why)
            welcome(me, piece, sight, why)
            return True
    return False


# Contracts.
def contract(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Take Crests, then Contracts that it can pay, else hold one; the rest brings Resources (TC065 to TC070)."""
    left = _take_crests(me, ap, sight, hands, why)
    before = len(me.done)
    left = _pay_contracts(me, left, sight, hands, why)
    if len(me.done) == before and len(me.contracts) < me.kit.box.cardinal.contract_spaces:
        left = _hold(me, left, sight, hands, why)
    for _ in range(left):
        me.res[most_required(me, sight, why)] += 1
    if why is not None and left:
        why.step(N_("{n} AP bring Resources"), C + "contract.rest", n=left)


def _offered(kind: str, ap: int, sight: Sight) -> list[Piece]:
    """Return the Crests or the Contracts of the offer, at least those for so many AP."""
    return [piece for piece in cast("list[Piece]", sight.find(OFFER, {"ap": ap})) if piece[3] == kind]


def _take_crests(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> int:
    while ap and (offer := [x for x in _offered("crest", ap, sight) if lacks_crest(me, int(x[4]))]):
        taken = ladders.offered_crest(ap).pick(me, sight, offer, NOWHERE, why)
        if taken is None:
            break
        me.crests.append(int(taken[4]))
        ap -= int(taken[2])
        hands.do(TAKE_OFFERED, taken)
        if why is not None:
            why.step(
                N_("takes {crest} for {ap} AP"), C + "contract.crests", crest=("crest", taken[4]), ap=int(taken[2])
            )
    return ap


def _pay_contracts(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> int:
    while ap and (offer := _offered("contract", ap, sight)):
        taken = ladders.offered_contract(ap, not me.kit.pays_without_gold).pick(me, sight, offer, NOWHERE, why)
        if taken is None:
            break
        ap -= int(taken[2])
        hands.do(TAKE_OFFERED, taken)
        if why is not None:
            why.step(N_("takes {contract} for {ap} AP"), C + "contract.pay", contract=taken[3:], ap=int(taken[2]))
        fulfil(me, contract_of(taken), sight, why)
    return ap


def _hold(me: Cardinal, ap: int, sight: Sight, hands: Hands, why: Trace | None) -> int:
    offer = _offered("contract", ap, sight) if ap else []
    taken = ladders.contract_to_hold(ap).pick(me, sight, offer, NOWHERE, why) if offer else None
    if taken is None:
        return ap
    me.contracts.append(contract_of(taken))
    hands.do(TAKE_OFFERED, taken)
    if why is not None:
        why.step(N_("holds {contract} for {ap} AP"), C + "contract.hold", contract=taken[3:], ap=int(taken[2]))
    return ap - int(taken[2])


ACTIONS = {
    KING: king,
    MERCHANT: merchant,
    ARCHITECT: architect,
    CHARACTER: character,
    CONTRACT: contract,
}
