"""What the AI does with the cards that it has: instruments, performances and repairs, and complete patrons."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.luthier.kinds import INSTRUMENTS, NONE, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent import ladders, tokens
from soloist.games.luthier.opponent.choosing import choose, deck_thing
from soloist.games.luthier.opponent.goals import score
from soloist.games.luthier.opponent.own import Ai, Customer, Piece, Place, families_of, lacks_instrument
from soloist.games.luthier.opponent.verbs import (
    ASSIGN,
    BUILD,
    BUILD_BESIDE,
    COMPLETE,
    DISCARD,
    DISCARD_BESIDE,
    FAIL,
    GIVE,
    GIVE_INSTRUMENT,
    LAY_BESIDE,
    LAY_PATRON,
)

C = "luthier.ai."


def places(me: Ai) -> list[Place]:
    """Return its patrons as candidates, the left one first."""
    return [("patron space", place) for place in range(len(me.patrons))]


# Patrons.
def welcome(me: Ai, card: Piece, hands: Hands, why: Trace | None) -> None:
    """Lay a patron on the left-most free space and assign the top instrument that matches (LA029, reading 32)."""
    numbers = [int(n) for n in card[1:]]
    needs = list(zip(numbers[2::2], numbers[3::2], strict=True))
    patron = Customer(numbers[0], numbers[1], needs)
    place: Place = ("patron space", len(me.patrons))
    me.patrons.append(patron)
    hands.do(LAY_PATRON, place)
    if why is not None:
        why.step(N_("lays {card} on {patron}"), C + "salon.place", card=card, patron=place)
    match = next((held for held in me.beside if held[0] == patron.primary), None)
    if match is not None:
        _assign(me, me.beside.index(match), place, hands)
        if why is not None:
            instrument = ("instrument", *match)
            why.step(N_("assigns {instrument} to {patron}"), C + "salon.place", instrument=instrument, patron=place)


def _assign(me: Ai, n: int, place: Place, hands: Hands) -> None:
    """Move the n-th of the instruments for nobody to a patron."""
    family, prestige = me.beside.pop(n)
    me.patrons[place[1]].unfinished = prestige
    hands.do(ASSIGN, ("beside", n, family, prestige), place)


# Instruments.
def keep_instrument(me: Ai, card: Piece, sight: Sight, hands: Hands, why: Trace | None) -> Place | None:
    """Assign an instrument to the left-most patron that lacks it, or keep it face up (LA032); return the patron."""
    family, prestige = int(card[1]), int(card[2])
    patron = ladders.patron_without(family).pick(me, sight, places(me), NOWHERE, why)
    if patron is None:
        me.beside.append((family, prestige))
        if why is not None:
            why.step(N_("keeps {card} unassigned"), C + "instrument.assign", card=card)
        hands.do(LAY_BESIDE)
        return None
    me.patrons[patron[1]].unfinished = prestige
    hands.do(GIVE_INSTRUMENT, patron)
    if why is not None:
        why.step(N_("assigns {card} to {patron}"), C + "instrument.assign", card=card, patron=patron)
    return patron


def take_instrument(me: Ai, searches: Callable[[], bool], sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Take an instrument as at the Guild, and return whether there was one (LA031, LA032)."""
    wanted = [[patron.primary] if lacks_instrument(patron) else [] for patron in me.patrons]
    card = choose(me, INSTRUMENTS, wanted, searches, sight, hands, why)
    if card is None:
        return False
    keep_instrument(me, card, sight, hands, why)
    return True


def build(me: Ai, searches: Callable[[], bool], sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Build one instrument in one go, and return whether there was one (LA044, LA045)."""
    patron = ladders.BUILD.pick(me, sight, places(me), NOWHERE, why)
    if patron is None and not me.beside:
        take_instrument(me, searches, sight, hands, why)
        patron = ladders.BUILD.pick(me, sight, places(me), NOWHERE, why)
    built = patron is not None or bool(me.beside)
    if patron is not None:
        _build_for(me, patron, sight, hands, why)
    elif me.beside:
        _build_beside(me, sight, hands, why)
    elif why is not None:
        why.step(N_("has nothing to build"), C + "skip")
    return built


def _build_for(me: Ai, place: Place, sight: Sight, hands: Hands, why: Trace | None) -> None:
    patron = me.patrons[place[1]]
    prestige, patron.unfinished, patron.built = patron.unfinished, NONE, True
    hands.do(BUILD, place)
    if why is not None:
        instrument = ("instrument", patron.primary, prestige)
        why.step(N_("builds {instrument} at {patron}"), C + "build", instrument=instrument, patron=place)
    _built(me, patron.primary, prestige, sight, hands, why)
    complete(me, hands, why)


def _built(me: Ai, family: int, prestige: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Score an instrument that was built and place its token (LA045)."""
    score(me, prestige, "instrument", C + "build.score", hands, why)
    tokens.place(me, (family,), tokens.INSTRUMENT_TOKEN, sight, hands, why)


def _build_beside(me: Ai, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Build the top one of the instruments for nobody; a patron who can use it gets it (LA045, reading 17)."""
    family, prestige = me.beside[0]
    hands.do(BUILD_BESIDE, ("beside", 0, family, prestige))
    if why is not None:
        why.step(N_("builds {instrument}"), C + "build", instrument=("instrument", family, prestige))
    _built(me, family, prestige, sight, hands, why)
    patron = ladders.patron_without(family).pick(me, sight, places(me), NOWHERE, why)
    if patron is None:
        me.beside.pop(0)
        hands.do(DISCARD_BESIDE, ("beside", 0, family, prestige))
        return
    _assign(me, 0, patron, hands)
    me.patrons[patron[1]].unfinished, me.patrons[patron[1]].built = NONE, True
    hands.do(BUILD, patron)
    complete(me, hands, why)


# Performances and repairs.
def deliver(me: Ai, deck: int, of: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Assign the card in hand to a patron who needs it, or discard it (LA037, LA040)."""
    patron = ladders.patron_in_need(deck, of).pick(me, sight, places(me), NOWHERE, why)
    clause = C + ("perform.levels" if deck == PERFORMANCES else "repair.done")
    if patron is None:
        hands.do(DISCARD, deck_thing(deck))
        if why is not None:
            why.step(N_("discards the card"), clause)
        return
    me.patrons[patron[1]].needs.remove((deck, of))
    hands.do(GIVE, patron)
    if why is not None:
        why.step(N_("assigns the card to {patron}"), clause, patron=patron)
    complete(me, hands, why)


def perform(me: Ai, card: Piece, result: int, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Score a performance by its level, place a token and deliver it; at the lowest level discard it (LA036, LA037)."""
    era, _, medium, high, *prestige = (int(n) for n in card[1:])
    if result < medium:
        hands.do(FAIL, result)
        if why is not None:
            why.step(N_("reaches {n}: low, and discards the card"), C + "perform.low", n=result)
        return
    if why is not None:
        words = N_("reaches {n}: high") if result >= high else N_("reaches {n}: medium")
        why.step(words, C + "perform.levels", n=result)
    score(me, prestige[result >= high], "performance", "luthier.reading.13", hands, why)
    tokens.place(me, families_of(me), tokens.PLAIN_TOKEN, sight, hands, why)
    deliver(me, PERFORMANCES, era, sight, hands, why)


def repair(me: Ai, card: Piece, sight: Sight, hands: Hands, why: Trace | None) -> None:
    """Score a repair for nothing, place a token and deliver it (LA040)."""
    family, value = int(card[1]), int(card[2])
    score(me, value, "repair", C + "repair.done", hands, why)
    tokens.place(me, (family,), tokens.PLAIN_TOKEN, sight, hands, why)
    deliver(me, REPAIRS, family, sight, hands, why)


def complete(me: Ai, hands: Hands, why: Trace | None) -> None:
    """Score each patron that is complete and discard it with its cards; the other shifts left (LA049)."""
    while (n := next((n for n, patron in enumerate(me.patrons) if patron.built and not patron.needs), NONE)) != NONE:
        place: Place = ("patron space", n)
        patron = me.patrons.pop(n)
        if why is not None:
            why.step(N_("completes the patron on {patron}"), C + "complete", patron=place)
        score(me, patron.prestige, "patron", C + "complete", hands, why)
        hands.do(COMPLETE, place)
