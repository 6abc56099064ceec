"""Bags: a shuffled pile is a multiset over a fixed order of kinds; what is drawn is decided at the draw."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

Bag = list[int]
"""How many of each kind are in it, in the fixed order of the kinds."""


def sizes(counts: Sequence[int], n: int) -> list[int]:
    """Return how many pieces are in the bag at each of `n` draws (fewer draws if it runs empty)."""
    total = sum(counts)
    return list(range(total, max(total - n, 0), -1))


def drawn(bag: Bag, kinds: Sequence[int], values: Sequence[int]) -> list[int]:
    """Take out the pieces that the values point at, one after the other, and return their kinds."""
    result = []
    for value in values:
        place = bisect_right(list(accumulate(bag)), value)
        bag[place] -= 1
        result.append(kinds[place])
    return result


def take(bag: Bag, kinds: Sequence[int], pieces: Sequence[int]) -> None:
    """Take these pieces out of the bag."""
    for piece in pieces:
        bag[kinds.index(piece)] -= 1


def prepared(*bags: Bag) -> list[Bag]:
    """Return a prepared deck: a sequence of bags, each drawn empty before the next."""
    return [list(bag) for bag in bags]
