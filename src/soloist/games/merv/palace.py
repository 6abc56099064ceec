"""The Palace: courtiers and their halls (merv.palace.*)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import take_due
from soloist.games.merv.kinds import PALACE, SEATS
from soloist.games.merv.state import Game, courtiers_of, hall_is_free, saves, servants_left
from soloist.games.merv.tracks import gain_favour


def free_halls(game: Game, who: int) -> list[int]:
    """Return the halls that can take a courtier, if a servant is left (merv.palace.halls)."""
    if not servants_left(game, who):
        return []
    return [hall for hall in range(len(game.kit.box.halls)) if hall_is_free(game, hall)]


def courtier_options(game: Game, who: int) -> list[Option]:
    """Return the halls for a courtier that can be paid (merv.palace.cost)."""
    cost, cubes, saved = price(game, who), game.boards[who].cubes, saves(game, who, PALACE)
    halls = game.kit.box.halls
    return [
        ("courtier", hall)
        for hall in free_halls(game, who)
        if paying.can_pay(cubes, halls[hall].colour, cost, 0, saved)
    ]


def price(game: Game, who: int) -> int:
    """Return the cubes of the next courtier: as many as it is the how-manieth in the palace."""
    return sum(courtiers_of(game, who)) + 1


def invite(game: Game, who: int, option: Option, table: Table) -> None:
    """Place a courtier, one that is due at no cost."""
    hall = int(option[1])
    way: paying.Way = ()
    if not game.due:
        colour = game.kit.box.halls[hall].colour
        possible = paying.ways(game.boards[who].cubes, colour, price(game, who), 0, saves(game, who, PALACE))
        way = paying.choose(who, possible, table)
        game.action = PALACE
    take_due(game)
    paying.pay(game, who, way)
    place_courtier(game, who, hall, table)


def place_courtier(game: Game, who: int, hall: int, table: Table) -> None:
    """Put a courtier of a player into a hall; the first one brings favour (merv.palace.first, merv.reading.33)."""
    there = game.courtiers[hall * SEATS : (hall + 1) * SEATS]
    first = not any(there) if game.kit.first_of_anybody else not there[who]
    game.courtiers[hall * SEATS + who] += 1
    if table.listens:
        what: What = {"player": who, "hall": hall}
        table.tell(Event("courtier", "merv.palace", what))
    if first:
        gain_favour(game, who, 1, table)
