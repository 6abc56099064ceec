"""The Library: scrolls and breakthroughs (merv.library.*)."""

from __future__ import annotations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import breakthrough_due, reward, take_due
from soloist.games.merv.kinds import A_LEVEL, LEVELS, LIBRARY, NONE
from soloist.games.merv.state import Game


def scroll_options(game: Game, who: int) -> list[Option]:
    """Return how many scrolls can be taken (merv.library, merv.library.most)."""
    numbers, board = game.kit.box.numbers, game.boards[who]
    most = min(numbers.scrolls_at_once, numbers.scrolls - board.scrolls, paying.most_different(board.cubes))
    return [("scrolls", n) for n in range(1, most + 1)]


def take_scrolls(game: Game, who: int, option: Option, table: Table) -> None:
    """Pay cubes of different colours for scrolls; some bring a breakthrough (merv.library.breakthrough)."""
    n = int(option[1])
    way = paying.choose(who, paying.different_ways(game.boards[who].cubes, n), table)
    paying.pay(game, who, way)
    game.action, game.done = LIBRARY, True
    board = game.boards[who]
    before = board.scrolls
    board.scrolls += n
    if table.listens:
        table.tell(Event("scrolls", "merv.library", {"player": who, "n": n}))
    game.due += [breakthrough_due(level) for level, at in enumerate(LEVELS) if before < at <= board.scrolls]


def breakthrough_options(game: Game, level: int) -> list[Option]:
    """Return the tiles that are left at a level (from 0)."""
    tiles = range(level * A_LEVEL, (level + 1) * A_LEVEL)
    return [("breakthrough", tile) for tile in tiles if game.breakthroughs[tile] == NONE]


def break_through(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a breakthrough tile and what it gives at once."""
    tile = int(option[1])
    take_due(game)
    game.breakthroughs[tile] = who
    if table.listens:
        table.tell(Event("breakthrough", "merv.library.breakthrough", {"player": who, "tile": tile}))
    row = game.kit.box.breakthroughs[tile]
    reward(game, who, row.reward, "breakthrough", table, f"merv.library.level-{LEVELS[row.level]}")
