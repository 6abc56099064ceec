"""What things cost in materials, and how they can be paid: discounts of one's choice, missing ones for money."""

from __future__ import annotations

from functools import cache

from soloist.games.luthier.kinds import Materials
from soloist.games.luthier.state import Board


@cache
def mixes(n: int) -> tuple[Materials, ...]:
    """Return every mix of n materials, wood first."""
    return tuple((w, m, n - w - m) for w in range(n, -1, -1) for m in range(n - w, -1, -1))


@cache
def mixes_up_to(n: int) -> tuple[Materials, ...]:
    """Return every mix of at most n materials, nothing first."""
    return tuple(mix for size in range(n + 1) for mix in mixes(size))


@cache
def reduced(cost: Materials, less: int) -> tuple[Materials, ...]:
    """Return what a cost can come down to with some materials less, never below nothing (luthier.powers)."""
    left = max(0, sum(cost) - less)
    wood, metal, horsehair = cost
    return tuple(way for way in mixes(left) if way[0] <= wood and way[1] <= metal and way[2] <= horsehair)


def missing(board: Board, way: Materials) -> int:
    """Return how many materials a person lacks for a cost."""
    wood, metal, horsehair = board.materials
    w, m, h = way
    return (w - wood if w > wood else 0) + (m - metal if m > metal else 0) + (h - horsehair if h > horsehair else 0)


def ways(board: Board, cost: Materials, less: int, money: int, price: int) -> list[Materials]:
    """Return the ways to pay a cost with that much money for what is missing, equal ones once (luthier.missing)."""
    found = [way for way in reduced(cost, less) if missing(board, way) * price <= money]
    if len(found) < 2:
        return found
    different: dict[Materials, Materials] = {}
    for way in found:
        different.setdefault(_from_stock(board, way), way)
    return list(different.values())


def _from_stock(board: Board, way: Materials) -> Materials:
    """Return what a way of paying takes from the stock; the rest of it is bought."""
    wood, metal, horsehair = board.materials
    return min(way[0], wood), min(way[1], metal), min(way[2], horsehair)


def pay(board: Board, way: Materials, price: int) -> int:
    """Pay a cost from the stock, buy what is missing, and return the money that it took."""
    money = missing(board, way) * price
    board.money -= money
    for kind, n in enumerate(way):
        board.materials[kind] = max(0, board.materials[kind] - n)
    return money
