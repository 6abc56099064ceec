"""A whole turn of the Corrupt Magistrate as one step: card, slot, site, action, camel market (MM011 to MM024)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, Sight
from soloist.engine.table import Table
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.merv.kinds import CARAVANSARY, LIBRARY, LINES, MOSQUE, NONE, SITES_OF_LINE, SIZE, SLOTS, WITH_MARKET
from soloist.games.merv.opponent import ladders
from soloist.games.merv.opponent.actions import act, library, times
from soloist.games.merv.opponent.deck import cards_left, discard, draw, recycle, remove
from soloist.games.merv.opponent.facts import (
    BOON,
    CARDS_LEFT,
    COURTIER_HERE,
    COURTIER_IN_LINE,
    EMPTY,
    MARKET_CAMELS,
    MOSQUE_END,
    SITES,
)
from soloist.games.merv.opponent.gaining import first_of, gain
from soloist.games.merv.opponent.own import ALL, Magistrate, Piece, Place, buildings_left, in_line, reads
from soloist.games.merv.opponent.verbs import BUILD, PUT_CAMEL, REFILL, SCORE, TAKE_CAMELS, TAKE_SLOT

T = "merv.turn-of-magistrate."
MARKET_PLACES: tuple[Place, ...] = (("market", 0), ("market", 1))
"""The places of the camel market that it uses: top-left and top-right (MM022)."""
SLOT_THINGS: tuple[Place, ...] = tuple(("slot", slot) for slot in range(SLOTS))
Chosen = tuple[Place, Place | None]
"""A slot, and the site to build on in its line."""


def take_turn(
    me: Magistrate, side: int, table: Table, sight: Sight, hands: Hands, why: Trace | None = None
) -> tuple[int, int]:
    """Do one turn from a side of the city; return the slot and how many actions it had.

    The camel market comes after the action (merv.reading.9).
    """
    me.turn += 1
    me.drawn.clear()
    points, spices = me.points, sum(me.spices)
    slots = SLOT_THINGS[side * SIZE : (side + 1) * SIZE]
    chosen = choose(me, slots, table, sight, why)
    if chosen is None:
        slot, n = wait(me, slots, sight, hands, why), 0
    else:
        slot, site = chosen
        n = settle_in(me, slot, site, sight, hands, why)
        act(me, me.card, n, sight, hands, why)
        camel_market(me, slot[1], sight, hands, why)
    if sum(me.spices) > spices:
        hands.do(REFILL)
    settle(me, points, hands)
    return slot[1], n


def settle(me: Magistrate, before: int, hands: Hands) -> None:
    """Have its disc moved on the score track, once for all that it scored."""
    if me.points != before:
        hands.do(SCORE, before, me.points)


# The card and the line.
def choose(
    me: Magistrate, slots: Sequence[Place], table: Table, sight: Sight, why: Trace | None = None
) -> Chosen | None:
    """Draw solo cards until one can be played, and choose its line (MM011, MM012, merv.reading.2)."""
    failed: set[int] = set()
    while len(failed) < cards_left(me):
        card = next_card(me, table)
        if card == NONE:
            break
        if why is not None:
            why.step(N_("draws the solo card {card}"), T + "card", card=("action", card))
        if has_done_its_work(me, card, sight):
            remove(me, card)
            if why is not None:
                why.step(N_("the solo card {card} leaves the game"), "merv.reading.22", card=("action", card))
            continue
        chosen = choose_line(me, card, slots, sight, why)
        if chosen is not None:
            me.card = card
            return chosen
        failed.add(card)
        discard(me, card)
        if why is not None:
            why.step(N_("no free slot serves {card}: discards it"), T + "redraw", card=("action", card))
    return None


def next_card(me: Magistrate, table: Table) -> int:
    """Draw a card; by that reading the discards become the deck if it is empty, else NONE (merv.reading.2)."""
    if not me.deck and reads(me, "no-card") == "all":
        recycle(me)
    return draw(me, table)


def has_done_its_work(me: Magistrate, card: int, sight: Sight) -> bool:
    """Whether a card that was drawn has to leave the game (MM035, MM045, MM053, merv.reading.22)."""
    if card == CARAVANSARY:
        return not sight.see(CARDS_LEFT, [ALL])[0]
    if card == LIBRARY:
        return me.scrolls >= me.kit.box.numbers.scrolls
    return card == MOSQUE and me.mosque >= sight.see(MOSQUE_END, [ALL])[0]


def choose_line(
    me: Magistrate, card: int, slots: Sequence[Place], sight: Sight, why: Trace | None = None
) -> Chosen | None:
    """Choose the slot, and the site to build on or none (MM013 to MM018, MM058, merv.reading.4, merv.reading.5)."""
    sites = cast("list[Place]", sight.find(SITES, {"action": ("action", card)}))
    own: list[Place] = []
    others: list[Place] = []
    for site in sites:
        (own if site[1] in me.buildings else others).append(site)
    if buildings_left(me):
        empty = [site for site, is_empty in zip(others, sight.see(EMPTY, others), strict=True) if is_empty]
        slot = ladders.LINE.pick(me, sight, _crossing(slots, empty), NOWHERE, why) if empty else None
        if slot is not None:
            inside = [site for site in empty if site[1] in LINES[slot[1]]]
            return slot, ladders.site_in(slot[1]).pick(me, sight, inside, NOWHERE, why)
    its = [site for site, there in zip(others, sight.see(COURTIER_HERE, others), strict=True) if there]
    slot = ladders.LINE_WITHOUT_BUILDING.pick(me, sight, _crossing(slots, own + its), NOWHERE, why)
    return None if slot is None else (slot, None)


def _crossing(slots: Sequence[Place], sites: Sequence[Place]) -> list[Place]:
    """Return the slots in whose line one of these sites lies."""
    cells = {site[1] for site in sites}
    return [slot for slot in slots if not cells.isdisjoint(SITES_OF_LINE[slot[1]])]


def wait(me: Magistrate, slots: Sequence[Place], sight: Sight, hands: Hands, why: Trace | None = None) -> Place:
    """Take the free slot furthest from the queue and do nothing, as no card can be played (merv.reading.2)."""
    me.card = NONE
    slot = ladders.SLOT_TO_WAIT.pick(me, sight, slots, NOWHERE, why)
    assert slot is not None
    hands.do(TAKE_SLOT, slot)
    if why is not None:
        why.step(N_("takes {slot} and does nothing"), "merv.reading.2", slot=slot)
    return slot


def settle_in(
    me: Magistrate, slot: Place, site: Place | None, sight: Sight, hands: Hands, why: Trace | None = None
) -> int:
    """Take the slot, build, and return how many actions it has (MM015, MM017, MM019, merv.reading.3)."""
    hands.do(TAKE_SLOT, slot)
    if why is not None:
        why.step(N_("takes {slot}"), T + "lines" if site is not None else T + "fallback", slot=slot)
    if site is not None:
        me.buildings.append(site[1])
        me.types.append(me.card)
        hands.do(BUILD, site)
        if why is not None:
            why.step(N_("builds on {site}"), T + "build", site=site)
    uncounted = site is not None and reads(me, "placed-counts") == "no"
    n = in_line(me, slot[1]) + sight.see(COURTIER_IN_LINE, [slot])[0] - uncounted
    if why is not None:
        more = times(me, me.card, n, of_card=True) - n
        words = N_("has {actions}: {card}, and {more} more by its tile") if more else N_("has {actions}: {card}")
        why.step(words, T + "actions", actions=("actions", n), card=("action", me.card), more=more)
    return n


# The camel market.
def camel_market(me: Magistrate, slot: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take or place camels if the market is in the line, then do a Library action (MM021 to MM023)."""
    if not WITH_MARKET[slot]:
        return
    n = sight.see(MARKET_CAMELS, [ALL])[0]
    placed = False
    if n and (not me.camels or n >= me.kit.box.magistrate.market_camels):
        me.camels += n
        hands.do(TAKE_CAMELS, ("gained", "camel", n), me.camels)
        if why is not None:
            why.step(N_("takes {gained} of the market"), T + "market", gained=("gained", "camel", n))
    elif me.camels:
        placed = place_camel(me, sight, hands, why)
    if placed or reads(me, "market-library") == "in line":
        library(me, times(me, LIBRARY, 1, of_card=False), sight, hands, why)


def place_camel(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> bool:
    """Put a camel on the top-left free place, else the top-right one, and have what it gives (MM022)."""
    place = ladders.MARKET_PLACE.pick(me, sight, MARKET_PLACES, NOWHERE, why)
    if place is None:
        return False
    me.camels -= 1
    hands.do(PUT_CAMEL, place)
    if why is not None:
        why.step(N_("puts a camel on the {place} place of the market"), T + "market.place", place=place)
    boon = first_of(cast("list[Piece]", sight.find(BOON, {"place": place})))
    gain(me, boon, "camel market", T + "market.place", sight, hands, why)
    return True
