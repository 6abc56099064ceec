"""The High Courtier: it takes a slot and builds, nothing else (merv.courtier.*)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.merv.kinds import NONE, SITES_OF_LINE
from soloist.games.merv.state import Game, buildings_left, free_slots


def turn(game: Game, table: Table) -> None:
    """Do the turn of the High Courtier (merv.courtier.slot, merv.courtier.build)."""
    who = game.kit.courtier
    slot = best_slot(game)
    game.masters[who] = slot
    empty = empty_sites(game, slot)
    if table.listens:
        table.tell(Event("slot", "merv.courtier.slot", {"player": who, "slot": slot}))
    if empty and buildings_left(game, who):
        game.owners[empty[0]] = who
        if table.listens:
            what: What = {"player": who, "cell": empty[0], "owner": who}
            table.tell(Event("built", "merv.courtier.build", what))


def best_slot(game: Game) -> int:
    """Return the free slot with most empty sites in its line; of equal ones the nearest (merv.reading.36)."""
    free = free_slots(game)
    if game.kit.courtier_furthest:
        free.reverse()
    return max(free, key=lambda slot: len(empty_sites(game, slot)))


def empty_sites(game: Game, slot: int) -> list[int]:
    """Return the sites without a building in the line of a slot, the nearest first."""
    return [cell for cell in SITES_OF_LINE[slot] if game.owners[cell] == NONE]
