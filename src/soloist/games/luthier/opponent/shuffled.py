"""What the AI shuffles: its action cards and its workers, drawn when they are turned up (LA004, LA019, LA020)."""

from __future__ import annotations

from soloist.engine.table import Table
from soloist.games.luthier.opponent.own import Ai

MORE_THAN_CARDS = 10
"""More than the AI flips cards or turns up workers in a round: so an index of chance is its own."""


def next_card(me: Ai, round: int, table: Table) -> int:
    """Draw the top action card of its deck (LA020)."""
    index = round * MORE_THAN_CARDS + len(me.row) + len(me.dropped)
    return table.draw("ai card", me.deck, range(len(me.deck)), "ai card", 1, index)[0]


def turned_up(me: Ai, round: int, n: int, table: Table) -> list[int]:
    """Turn up workers that nobody has seen yet (LA019)."""
    # In a round that number only falls, so it tells one turning up from the others.
    index = round * MORE_THAN_CARDS + sum(me.chips)
    return table.draw("worker", me.chips, range(len(me.chips)), "worker", n, index)
