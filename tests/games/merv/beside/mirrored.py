"""A table game of Merv whose answers are given a second time, screen by screen: on a page, or through a pipe."""

from __future__ import annotations

from tests.games.merv.beside.physical import Pair
from tests.games.tiletum.beside.mirrored import Hand, Mirrored, Screen

__all__ = ["Mirrored", "Screen", "mirrored"]


def mirrored(hand: Hand) -> type[Pair]:
    """Return the pairs whose table game hands its screens on."""
    # A function that is kept as it is would become a method.
    own = {"hand": staticmethod(hand), "prepared": staticmethod(lambda setup: setup)}
    return type("MirroredPair", (Pair,), {"matches": type("Handed", (Mirrored,), own)})
