"""Invasions: who is attacked, ransoms, and what falls (merv.invasion.*)."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.kinds import CELLS, NONE, OPEN_TO
from soloist.games.merv.state import Game, colour_of


def is_open(game: Game, cell: int) -> bool:
    """Whether a cell is attacked: from a side without a wall there (merv.invasion)."""
    return any(game.walls[place] == NONE for place in OPEN_TO[cell])


def endangered(game: Game, who: int) -> list[int]:
    """Return the cells where a building of a player falls, unless a ransom is paid (merv.invasion.soldier)."""
    return [
        cell
        for cell in range(CELLS)
        if game.owners[cell] == who
        and game.soldiers[cell] == NONE
        and not game.ransomed >> cell & 1
        and is_open(game, cell)
    ]


def ransom_options(game: Game, who: int) -> list[Option]:
    """Return the buildings whose ransom a person can pay, and to leave it (merv.invasion.price)."""
    cubes, n = game.boards[who].cubes, game.kit.box.numbers.ransom_cubes
    options: list[Option] = [
        ("ransom", cell) for cell in endangered(game, who) if paying.can_pay(cubes, colour_of(game, cell), n, 0)
    ]
    return [*options, ("enough",)] if options else []


def ransom(game: Game, who: int, option: Option, table: Table) -> None:
    """Pay the ransom of a building."""
    cell = int(option[1])
    (way,) = paying.ways(game.boards[who].cubes, colour_of(game, cell), game.kit.box.numbers.ransom_cubes, 0)
    paying.pay(game, who, way)
    game.ransomed |= 1 << cell
    if table.listens:
        table.tell(Event("ransom", "merv.invasion.ransom", {"player": who, "cell": cell}))


def fall(game: Game, who: int, table: Table) -> None:
    """Take away the buildings of a player that nobody saved; nothing of the Magistrate falls (MM059)."""
    if who == game.kit.magistrate:
        return
    for cell in endangered(game, who):
        game.owners[cell] = NONE
        if table.listens:
            table.tell(Event("fell", "merv.invasion.falls", {"player": who, "cell": cell}))


def end_invasion(game: Game) -> None:
    """Forget the ransoms; by the other reading soldiers that saved a building go home (merv.reading.34)."""
    game.ransomed = 0
    if game.kit.soldiers_go_home:
        for cell in range(CELLS):
            if game.soldiers[cell] != NONE and is_open(game, cell):
                game.soldiers[cell] = NONE
