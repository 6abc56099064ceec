"""The solo deck: a sequence of bags over the six cards, the top first (MM007 to MM011, MM024)."""

from __future__ import annotations

from soloist.engine.table import Table
from soloist.games.merv.kinds import NONE, PALACE
from soloist.games.merv.opponent.own import Magistrate, reads

ORDER = "solo cards"
"""The chance that deals the cards into the parts of the deck."""
DRAWN = "solo card"
"""The chance that draws from the top bag, and what is drawn."""


def prepare(me: Magistrate, table: Table) -> None:
    """Lay the deck out anew: one card, the packet with the Palace card, the rest (MM007 to MM009).

    The order inside a part stays open until a card is drawn.
    """
    numbers = me.kit.box.magistrate
    cards = range(len(numbers.cards))
    others = [int(card != PALACE and not me.removed[card]) for card in cards]
    n = sum(others)
    # Where cards have left the game the packet is filled first.
    packed = min(numbers.packet - 1, n)
    above = min(numbers.above, n - packed)
    order = table.draw(ORDER, others, cards, DRAWN, packed + above, me.dealt)
    parts = [order[packed:], [PALACE, *order[:packed]], [card for card in cards if others[card]]]
    me.deck = [_bag(me, part) for part in parts if part]
    me.discards = [0] * len(cards)


def _bag(me: Magistrate, cards: list[int]) -> list[int]:
    return [int(card in cards) for card in range(len(me.removed))]


def draw(me: Magistrate, table: Table) -> int:
    """Draw the top card, NONE if the deck is empty (MM011)."""
    if not me.deck:
        return NONE
    bag = me.deck[0]
    me.dealt += 1
    (card,) = table.draw(DRAWN, bag, range(len(bag)), DRAWN, 1, me.dealt)
    if not any(bag):
        me.deck.pop(0)
    return card


def cards_left(me: Magistrate) -> int:
    """Return how many cards lie in the deck and among the discards."""
    return sum(map(sum, me.deck)) + sum(me.discards)


def discard(me: Magistrate, card: int) -> None:
    """Lay a card on the discards (MM012, MM024)."""
    me.discards[card] += 1


def recycle(me: Magistrate) -> None:
    """Shuffle the discards and lay them below the cards that were not drawn (MM010, merv.reading.1, merv.reading.2)."""
    if any(me.discards):
        me.deck.append(me.discards)
        me.discards = [0] * len(me.discards)


def reshuffle(me: Magistrate, table: Table) -> None:
    """Shuffle the solo cards after a scoring, by the reading that was chosen (MM010, merv.reading.1)."""
    reading = reads(me, "reshuffle")
    if reading == "anew":
        prepare(me, table)
        return
    if reading == "all":
        bags = [*me.deck, me.discards]
        me.deck, me.discards = [], [sum(cards) for cards in zip(*bags, strict=True)]
    recycle(me)


def remove(me: Magistrate, card: int) -> None:
    """Take a card out of the game, wherever it is (MM035, MM045, MM053, merv.reading.22)."""
    for bag in (*me.deck, me.discards):
        bag[card] = 0
    me.deck = [bag for bag in me.deck if any(bag)]
    me.removed[card] = 1
    if me.card == card:
        me.card = NONE
