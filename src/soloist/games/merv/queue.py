"""The end of a round: the meeples queue at the next corner (merv.queue.*)."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv.gains import give_camels
from soloist.games.merv.kinds import NONE
from soloist.games.merv.state import Game


def next_in_line(game: Game) -> int:
    """Return whose meeple stands nearest to the corner just left, NONE if all have queued."""
    waiting = [(slot, who) for who, slot in enumerate(game.masters) if slot != NONE]
    return min(waiting)[1] if waiting else NONE


def space_options(game: Game, who: int) -> list[Option]:
    """Return the spaces of the queue, from the front as 1, that a player can take; the rearmost costs nothing."""
    free = [space for space, there in enumerate(game.spaces) if there == NONE]
    free.reverse()
    camels = game.boards[who].camels if who < game.kit.people else 0
    return [("stand", space + 1) for space in free[: camels + 1]]


def stand(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a space of the queue: lay camels on those passed over, and get those that lie there (merv.queue.camels)."""
    space = int(option[1]) - 1
    for passed in range(len(game.spaces) - 1, space, -1):
        if game.spaces[passed] == NONE:
            game.space_camels[passed] += 1
            game.boards[who].camels -= 1
    game.spaces[space] = who
    game.masters[who] = NONE
    found, game.space_camels[space] = game.space_camels[space], 0
    if table.listens:
        table.tell(Event("queued", "merv.queue", {"player": who, "space": space + 1, "camels": found}))
    give_camels(game, who, found, table)


def form(game: Game) -> None:
    """Make the queue of the next round of those who stand at the corner."""
    game.queue = game.spaces
    game.spaces = [NONE] * len(game.queue)
