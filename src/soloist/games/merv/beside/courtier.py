"""The High Courtier at the table, where Soloist plays it (merv.courtier.slot, merv.courtier.build)."""

from __future__ import annotations

from soloist.games.merv.beside.state import COURTIER, Beside, buildings_left, free_slots
from soloist.games.merv.kinds import NONE, SITES_OF_LINE


def best_slot(game: Beside) -> int:
    """Return the free slot with most empty sites in its line; of equal ones the nearest (merv.reading.36)."""
    free = free_slots(game)
    if game.kit.courtier_furthest:
        free.reverse()
    return max(free, key=lambda slot: len(empty_sites(game, slot)))


def empty_sites(game: Beside, slot: int) -> list[int]:
    """Return the sites without a building in the line of a slot, the nearest first."""
    return [cell for cell in SITES_OF_LINE[slot] if game.owners[cell] == NONE]


def site_to_build(game: Beside, slot: int) -> int:
    """Return the site on which it builds, or NONE."""
    empty = empty_sites(game, slot)
    return empty[0] if empty and buildings_left(game, COURTIER) else NONE
