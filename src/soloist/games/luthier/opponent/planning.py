"""The AI's set-up, Planning and the order of its cards (LA003 to LA024)."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.hands import Hands
from soloist.engine.sight import Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.luthier.kinds import INSTRUMENTS, PATRONS, WORKBENCH
from soloist.games.luthier.opponent import ladders
from soloist.games.luthier.opponent.choosing import ANY_WORTH, deck_thing, draw, order_of, search, take, wanted_thing
from soloist.games.luthier.opponent.deliveries import keep_instrument, welcome
from soloist.games.luthier.opponent.facts import SHOWS_LIMIT
from soloist.games.luthier.opponent.own import (
    AI_LOCATIONS,
    CHIPS,
    Ai,
    Piece,
    card_seen,
    held_and_limit,
    limit_reached,
    next_turn,
    priority,
)

C = "luthier.ai."


def first_cards(me: Ai, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take the first patron from its deck, and an instrument for it by the backs (LA006, LA007)."""
    next_turn(me)
    patron = draw(PATRONS, sight, hands, why)
    if patron is None:
        return
    welcome(me, patron, hands, why)
    family = int(patron[1])
    card = search(me, INSTRUMENTS, (family,), ANY_WORTH, sight, hands, why)
    if card is None:
        # No such instrument is in the deck: one of the row will do (luthier.ai.first-instrument).
        at = {
            "deck": deck_thing(INSTRUMENTS),
            "order": order_of(me, INSTRUMENTS),
            "wanted": wanted_thing(INSTRUMENTS, [family]),
        }
        space = ladders.fitting(INSTRUMENTS).pick(me, sight, None, at, why)
        card = None if space is None else take(INSTRUMENTS, space, sight, hands, why)
    if card is not None:
        keep_instrument(me, card, sight, hands, why)


def lift(me: Ai, icons: Sequence[int], why: Trace | None = None) -> None:
    """Move cubes up once for each icon of the guild card (LA011); no row gives a bonus (reading 31)."""
    for location in icons:
        me.tracker[me.rows.index(location)] += 1
        if why is not None:
            row = ("location", location)
            why.step(N_("{row} goes up to {n}"), C + "icons", row=row, n=priority(me, location))


def goes_first(number: int, tile: int, why: Trace | None = None) -> bool:
    """Whether the AI goes first: the number of its guild card against that of your family tile (LA012)."""
    first = number <= tile
    if why is not None:
        words = N_("the AI goes first: its guild card has {n}, not more than your family tile with {tile}")
        if not first:
            words = N_("you go first: the AI's guild card has {n}, more than your family tile with {tile}")
        why.step(words, C + "first", n=number, tile=tile)
    return first


def workers_of(me: Ai, round: int) -> list[int]:
    """Return the bag of its workers in a round, by number (LA004)."""
    own = me.kit.box.ai
    there = {*own.chips, *(chip for since, chip in own.joins if since <= round)}
    return [int(chip in there) for chip in range(CHIPS + 1)]


def workers_on(me: Ai, round: int, card: int) -> list[int]:
    """Return the workers on a covered card: at the Workbench all that are turned up and on no other (reading 6)."""
    if AI_LOCATIONS[card] != WORKBENCH:
        return [me.workers[card]]
    others = [me.workers[other] for other in me.covered if other != card]
    there = [chip for chip, n in enumerate(workers_of(me, round)) if n and not me.chips[chip]]
    return [chip for chip in there if chip not in others]


def begin_round(me: Ai, round: int) -> None:
    """Shuffle its workers face down (LA004, LA019)."""
    me.chips = workers_of(me, round)


def workers_left(me: Ai) -> int:
    """Return how many workers are still to be placed in Planning: one for each card that is not flipped yet."""
    return sum(me.chips) - len(me.row) - len(me.dropped)


def flip(me: Ai, card: int, sight: Sight, why: Trace | None = None) -> int:
    """Flip an action card into the left-most empty space and return where its worker goes (LA020, LA021, reading 4)."""
    location = AI_LOCATIONS[card]
    seen = card_seen(me, card)
    if why is not None:
        why.step(N_("flips {card}"), C + "plan", card=seen)
    # A Workbench card goes to its own space in any case; whether a card shows a limit matters only if it is reached.
    if location != WORKBENCH and limit_reached(me, location) and sight.see(SHOWS_LIMIT, [seen])[0]:
        me.dropped.append(card)
        location = WORKBENCH
        if why is not None:
            held, most = held_and_limit(me, AI_LOCATIONS[card])
            words = N_("has reached the limit of {card} ({n} of {most}), which is discarded for this round")
            why.step(words, C + "limit", card=seen, n=held, most=most)
    else:
        me.row.append(card)
    if location == WORKBENCH:
        me.bench += 1
    if why is not None:
        why.step(N_("the AI's worker goes to {location}"), C + "plan", location=("location", location))
    return location


def lay_out(me: Ai, why: Trace | None = None) -> None:
    """Lay out its cards by the rows of the priority tracker; ties top to bottom, Workbench last (LA022, reading 1)."""
    best = 1 if me.kit.lowest_left else -1

    def place(card: int) -> tuple[bool, int, int]:
        location = AI_LOCATIONS[card]
        if location not in me.rows:
            return True, 0, 0
        return False, best * priority(me, location), me.rows.index(location)

    me.row = sorted(me.row, key=place)
    if why is not None:
        cards: Piece = ("rows", *(n for card in me.row for n in (card, priority(me, AI_LOCATIONS[card]))))
        why.step(N_("its cards from left to right: {cards}"), C + "row", cards=cards)


def has_cards(me: Ai) -> bool:
    """Whether it still has something to activate: a card without a worker, or workers on its bench (reading 5)."""
    return len(me.covered) < len(me.row) or me.bench > 0


def left_most(me: Ai) -> int:
    """Return the location of its left-most card without a worker, else the Workbench (LA023, reading 5)."""
    return next((AI_LOCATIONS[card] for card in me.row if card not in me.covered), WORKBENCH)


def reveal(me: Ai, location: int, chip: int) -> int:
    """Turn a worker up, put it on the card and return its skill (LA023, LA024)."""
    card = AI_LOCATIONS.index(location)
    me.covered.append(card)
    me.workers[card] = chip
    me.skills[card] = chip + priority(me, location)
    return me.skills[card]
