"""How the AI comes to a card: from a row, by a search, from the top of a deck (LA025 to LA027)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from soloist.engine.hands import Hands
from soloist.engine.sight import At, Fact, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.luthier.kinds import INSTRUMENTS, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent import ladders
from soloist.games.luthier.opponent.facts import IN_DECK, INSTRUMENT, PATRON, PERFORMANCE, REPAIR
from soloist.games.luthier.opponent.own import HAND, Ai, Piece, Place, taste
from soloist.games.luthier.opponent.verbs import DISCARD, DRAW, SEARCH, TAKE

C = "luthier.ai."
SHOWN = {PATRONS: PATRON, INSTRUMENTS: INSTRUMENT, PERFORMANCES: PERFORMANCE, REPAIRS: REPAIR}
BY_FAMILY = (INSTRUMENTS, REPAIRS)
ANY_WORTH = 0


def deck_thing(deck: int) -> Place:
    """Return a deck as a thing."""
    return ("deck", deck)


def wanted_thing(deck: int, wanted: Sequence[int]) -> Piece:
    """Return families or eras as a thing, as the backs of a deck show them."""
    return ("families" if deck in BY_FAMILY else "eras", *wanted)


def order_of(me: Ai, deck: int) -> Piece:
    """Return the order of its guild card that counts for a deck (LA013, reading 8)."""
    return wanted_thing(deck, taste(me, me.families if deck in BY_FAMILY else me.eras))


def read_off(deck: int, place: Place, sight: Sight) -> Piece:
    """Return the card of a deck that lies in a space of its row, or in hand."""
    fact: Fact = SHOWN[deck]
    return cast(Piece, sight.find(fact, {"place": place})[0])


def take(deck: int, space: Place, sight: Sight, hands: Hands, why: Trace | None) -> Piece:
    """Take the card of a space of a row, whatever its tier (LA025)."""
    card = read_off(deck, space, sight)
    hands.do(TAKE, deck_thing(deck), space)
    if why is not None:
        why.step(N_("takes {card} from {space}"), C + "tiers", card=card, space=space)
    return card


def draw(deck: int, sight: Sight, hands: Hands, why: Trace | None) -> Piece | None:
    """Draw the top card of a deck; None if there is none left (LA052, reading 26)."""
    hands.do(DRAW, deck_thing(deck))
    found = sight.find(SHOWN[deck], {"place": HAND})
    if not found:
        return None
    card = cast(Piece, found[0])
    if why is not None:
        why.step(N_("draws {card}"), "luthier.reading.26", card=card)
    return card


def search(
    me: Ai, deck: int, backs: Sequence[int], worth: int, sight: Sight, hands: Hands, why: Trace | None
) -> Piece | None:
    """Search a deck for the first card with one of these backs, tried in order (LA026, readings 11 and 12)."""
    limit: Place = ("worth", worth if me.kit.above == "next" else ANY_WORTH)
    things: list[Piece] = [("back", deck, back) for back in backs]
    held = sight.see(IN_DECK, things, {"worth": limit})
    for back, there in zip(things, held, strict=True):
        if there:
            hands.do(SEARCH, back, limit)
            card = read_off(deck, HAND, sight)
            if why is not None:
                why.step(N_("searches the deck for {back} and finds {card}"), C + "search", back=back, card=card)
            return card
    if why is not None:
        why.step(N_("searches the deck and finds nothing"), C + "search")
    return None


def choose(
    me: Ai,
    deck: int,
    wanted: Sequence[Sequence[int]],
    searches: Callable[[], bool],
    sight: Sight,
    hands: Hands,
    why: Trace | None,
    worth: int = ANY_WORTH,
) -> Piece | None:
    """Take a card that a patron needs, from the row or by a search, else another of the row (LA026, LA031, LA034).

    `wanted` is what each patron in need wants, the left one first; whether it `searches` is looked up only where that
    matters. None if the action is skipped (LA027).
    """
    any_worth = worth == ANY_WORTH
    at: dict[str, Piece] = {"deck": deck_thing(deck), "order": order_of(me, deck), "worth": ("worth", worth)}
    needs = [list(one) for one in wanted if one]
    every = list(dict.fromkeys(back for one in needs for back in one))
    if len(needs) > 1 and not (me.kit.search_for_left and searches()):
        needs = [every]
    for group in needs:
        there: At = {**at, "wanted": wanted_thing(deck, group)}
        space = ladders.fitting(deck, any_worth).pick(me, sight, None, there, why)
        if space is not None and len(needs) > 1 and deck != INSTRUMENTS:
            # Only the Guild goes by the left-most patron: elsewhere every need counts once the row will do.
            there = {**at, "wanted": wanted_thing(deck, every)}
            space = ladders.fitting(deck, any_worth).pick(me, sight, None, there, why)
        if space is not None:
            return take(deck, space, sight, hands, why)
        if searches():
            card = search(me, deck, group, worth, sight, hands, why)
            if card is not None:
                return _within(me, card, worth, hands, why)
    space = ladders.other(deck, any_worth).pick(me, sight, None, at, why)
    return None if space is None else take(deck, space, sight, hands, why)


def _within(me: Ai, card: Piece, worth: int, hands: Hands, why: Trace | None) -> Piece | None:
    """Return a card that was found, unless it is above the level and the action is therefore skipped (reading 12)."""
    if worth == ANY_WORTH or me.kit.above != "skip" or int(card[2]) <= worth:
        return card
    hands.do(DISCARD, deck_thing(REPAIRS))
    if why is not None:
        why.step(N_("discards {card}: it is above the card's level"), "luthier.reading.12", card=card)
    return None
