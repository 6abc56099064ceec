"""The die of a turn: which may be taken, for what, and what it gives (TB032 to TB039)."""

from __future__ import annotations

from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.tiletum.characters import marker_for
from soloist.games.tiletum.gains import add, has_room, keep
from soloist.games.tiletum.kinds import GOLD, JOKER, SECTORS
from soloist.games.tiletum.state import NONE, WHEEL_TILE_DUE, Game, sector_of


def pips(a: int, b: int) -> int:
    """Return how many pips lie between two numbers of a die; 6 and 1 adjoin (TB037)."""
    return min(abs(a - b), SECTORS - abs(a - b))


WITHIN: Final = tuple(
    tuple(tuple(to for to in range(1, SECTORS + 1) if pips(number, to) <= far) for number in range(1, SECTORS + 1))
    for far in range(SECTORS // 2 + 1)
)
"""By how many pips can be paid for, and the number of a die (from 1): the numbers that can be made of it."""


def die_options(game: Game, who: int) -> list[Option]:
    """Return every die of the wheel with every number that Gold can make of it (TB032, TB036, TB037)."""
    far = game.boards[who].resources[GOLD] // game.kit.box.numbers.die_gold
    made = WITHIN[min(far, SECTORS // 2)]
    return [
        ("die", place // SECTORS, place % SECTORS + 1, to)
        for place, n in enumerate(game.dice)
        if n
        for to in made[place % SECTORS]
    ]


def take_die(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a die: pay for changes, gain its Resources, and have the AP of its sector's Action (TB032 to TB035)."""
    _, colour, number, to = (option[0], int(option[1]), int(option[2]), int(option[3]))
    box, board = game.kit.box, game.boards[who]
    board.resources[GOLD] -= pips(number, to) * box.numbers.die_gold
    game.dice[colour * SECTORS + number - 1] -= 1
    game.bag[colour] += 1
    gained = colour if game.colour == NONE else game.colour
    game.colour = NONE
    game.sector = sector_of(game, to)
    game.die_number = to
    action = game.wheel[game.sector]
    if table.listens:
        what: What = {"player": who, "colour": colour, "number": number, "to": to, "action": action}
        table.tell(Event("die taken", "tiletum.turn.die", what))
    add(game, who, gained, to, table)
    if action == JOKER:
        game.jokers.insert(0, box.ap_of[to])
    else:
        begin_action(game, who, action, box.ap_of[to])
    tile = game.sector_tiles[game.sector]
    if tile != NONE:
        game.due[WHEEL_TILE_DUE] = 1


def begin_action(game: Game, who: int, action: int, ap: int) -> None:
    """Begin the Action of the die, with the marker of a completed Building (TB131)."""
    game.action = action
    game.ap[action] += ap + marker_for(game, game.boards[who], action)


def wheel_tile_options(game: Game, who: int) -> list[Option]:
    """Return the choice to take the Bonus tile of the die's sector, if there is room for it (TB038, TB039)."""
    if not game.due[WHEEL_TILE_DUE]:
        return []
    return [("wheel tile",)] if has_room(game, game.boards[who], game.sector_tiles[game.sector]) else []


def take_wheel_tile(game: Game, who: int, option: Option, table: Table) -> None:
    """Take the Bonus tile of the sector of one's die (TB038)."""
    game.due[WHEEL_TILE_DUE] = 0
    tile = game.sector_tiles[game.sector]
    game.sector_tiles[game.sector] = NONE
    keep(game, who, tile, table, "tiletum.turn.tile")
