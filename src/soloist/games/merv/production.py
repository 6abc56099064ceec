"""Slot, site and cubes: the beginning of a turn (merv.turn.*)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv.gains import give_cubes
from soloist.games.merv.kinds import NONE, NOWHERE, SITES_OF_LINE, WHITE
from soloist.games.merv.state import Game, buildings_left, colour_of, free_slots


def slot_options(game: Game) -> list[Option]:
    """Return the free slots of the side in play (merv.turn.slot)."""
    return [("slot", slot) for slot in free_slots(game)]


def take_slot(game: Game, who: int, option: Option, table: Table) -> None:
    """Put the master meeple on a slot."""
    game.masters[who] = int(option[1])
    if table.listens:
        table.tell(Event("slot", "merv.turn.slot", {"player": who, "slot": int(option[1])}))


def site_options(game: Game, who: int) -> list[Option]:
    """Return the sites that can be activated, or that none can be (merv.turn.site, merv.turn.no-building)."""
    owners = game.owners
    line = SITES_OF_LINE[game.masters[who]]
    if not buildings_left(game, who):
        line = tuple(cell for cell in line if owners[cell] != NONE)
    return [("site", cell) for cell in line] or [("no site",)]


def activate(game: Game, who: int, option: Option, table: Table) -> None:
    """Activate a site: build if it is empty, then take the cubes (merv.turn.site, merv.turn.production)."""
    cell = int(option[1])
    game.site = cell
    built = game.owners[cell] == NONE
    if built:
        game.owners[cell] = who
    owner = game.owners[cell]
    if table.listens:
        what: What = {"player": who, "cell": cell, "owner": owner}
        table.tell(Event("built" if built else "activated", "merv.turn.site", what))
    line = SITES_OF_LINE[game.masters[who]]
    cubes: list[int] = []
    for other in line:
        if game.owners[other] == owner:
            cubes += produced(game, other)
    give_cubes(game, who, cubes, table, "merv.turn.production")
    if owner != who and owner < game.kit.people:
        give_cubes(game, owner, _share(game, owner, cell, line), table, "merv.turn.owner")


def activate_nothing(game: Game, who: int, option: Option, table: Table) -> None:
    """Go on without a site (merv.turn.no-building)."""
    game.site = NOWHERE


def produced(game: Game, cell: int) -> list[int]:
    """Return the cubes that a site gives (merv.turn.upgrades)."""
    upgrade = game.upgrades[cell]
    if upgrade == WHITE:
        return [WHITE]
    colour = colour_of(game, cell)
    return [colour] if upgrade == NONE else [colour, upgrade]


def _share(game: Game, owner: int, active: int, line: tuple[int, ...]) -> list[int]:
    """Return the cubes of the owner of the activated building, who is another person (merv.turn.owner)."""
    cubes: list[int] = []
    for cell in line:
        if game.owners[cell] == owner:
            cubes += produced(game, cell) if cell == active else produced(game, cell)[1:]
    return cubes
