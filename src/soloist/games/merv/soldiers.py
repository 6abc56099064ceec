"""Favour and soldiers: what may be done instead of the action of the site (merv.action.*)."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import take_due
from soloist.games.merv.kinds import FAVOUR, NONE, SOLDIER, WHITE
from soloist.games.merv.state import Game, servants_left
from soloist.games.merv.tracks import gain_favour, gain_influence


def favour_options(game: Game, who: int) -> list[Option]:
    """Return the favour that may be gained as an action."""
    return [("favour",)]


def take_favour(game: Game, who: int, option: Option, table: Table) -> None:
    """Gain favour as the action of the turn (merv.action.favour)."""
    game.action, game.done = FAVOUR, True
    gain_favour(game, who, game.kit.box.numbers.favour, table)


def soldier_options(game: Game, who: int) -> list[Option]:
    """Return the buildings for a soldier, as an action (merv.action.soldier, merv.action.soldier.more)."""
    cubes = game.kit.box.numbers.soldier_cubes
    if game.action == SOLDIER and sum(game.boards[who].cubes) < cubes:
        return []
    return unguarded(game, who)


def unguarded(game: Game, who: int) -> list[Option]:
    """Return the buildings without a soldier, if a servant is left (merv.action.soldier.stays)."""
    if not servants_left(game, who):
        return []
    soldiers = game.soldiers
    return [("soldier", cell) for cell, owner in enumerate(game.owners) if owner != NONE and soldiers[cell] == NONE]


def deploy(game: Game, who: int, option: Option, table: Table) -> None:
    """Deploy a soldier: one that is due or the first of an action at no cost, a further one for a cube."""
    way: paying.Way = ()
    if not game.due and game.action == SOLDIER:
        cubes = game.kit.box.numbers.soldier_cubes
        way = paying.choose(who, paying.ways(game.boards[who].cubes, WHITE, 0, cubes), table)
    if not game.due:
        game.action = SOLDIER
    take_due(game)
    paying.pay(game, who, way)
    place_soldier(game, who, int(option[1]), table)


def place_soldier(game: Game, who: int, cell: int, table: Table) -> None:
    """Put a soldier of a player on a building and gain influence (merv.action.soldier.influence, MM031)."""
    game.soldiers[cell] = who
    if table.listens:
        table.tell(Event("soldier", "merv.action.soldier", {"player": who, "cell": cell}))
    numbers = game.kit.box.numbers
    gain_influence(game, who, numbers.own_influence if game.owners[cell] == who else numbers.other_influence, table)
