"""The Mosque: steps, their rewards, scoring tiles and upgrades (merv.mosque.*)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import reward, take_due
from soloist.games.merv.kinds import CAMEL_PART, DUE_BASE, MOSQUE, NONE
from soloist.games.merv.state import Game, has_path_camel, saves
from soloist.games.merv.tracks import score


def step_options(game: Game, who: int) -> list[Option]:
    """Return the steps that can be paid: the first one on a path of one's choice (merv.mosque, merv.mosque.paths)."""
    cubes, saved = game.boards[who].cubes, saves(game, who, MOSQUE)
    return [option for option in free_step_options(game, who) if _payable(game, who, option, cubes, saved)]


def free_step_options(game: Game, who: int) -> list[Option]:
    """Return the steps that there are."""
    if game.mosque[who] >= game.kit.box.numbers.mosque_end:
        return []
    if game.mosque[who]:
        return [("advance",)]
    return [("path", path) for path in range(len(game.kit.box.path_colours))]


def _payable(game: Game, who: int, option: Option, cubes: list[int], saved: bool) -> bool:
    colour, n, any_ = price(game, who, option)
    return paying.can_pay(cubes, colour, n, any_, saved)


def price(game: Game, who: int, option: Option) -> tuple[int, int, int]:
    """Return the colour of a step, how many cubes of it and how many of any colour it costs."""
    box = game.kit.box
    step = box.steps[game.mosque[who]]
    path = int(option[1]) if option[0] == "path" else game.paths[who]
    return (box.path_colours[path] if step.colour == NONE else step.colour), step.cubes, step.any


def advance(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a step, one that is due at no cost, and have its reward (merv.mosque.path, merv.mosque.common)."""
    way: paying.Way = ()
    if not game.due:
        colour, n, any_ = price(game, who, option)
        possible = paying.ways(game.boards[who].cubes, colour, n, any_, saves(game, who, MOSQUE))
        way = paying.choose(who, possible, table)
        game.action = MOSQUE
    take_due(game)
    paying.pay(game, who, way)
    part = game.kit.box.steps[game.mosque[who]].reward
    clause = "merv.mosque.path"
    if option[0] == "path":
        if part[0] == CAMEL_PART and not has_path_camel(game, int(option[1])):
            part = (CAMEL_PART, 0)
        game.paths[who] = int(option[1])
    elif game.mosque[who] >= game.kit.box.path_length:
        clause = "merv.mosque.common"
    game.mosque[who] += 1
    if table.listens:
        what: What = {"player": who, "step": game.mosque[who]}
        table.tell(Event("mosque", "merv.mosque", what))
    reward(game, who, [part], "mosque", table, clause)


def take_points(game: Game, who: int, option: Option, table: Table) -> None:
    """Take points instead of an upgrade tile."""
    score(game, who, take_due(game) // DUE_BASE, "mosque", table, "merv.mosque.path")


def scoring_options(game: Game) -> list[Option]:
    """Return the scoring tiles that are left (merv.mosque.scoring)."""
    return [("tile", tile) for tile, owner in enumerate(game.scoring_tiles) if owner == NONE]


def take_scoring_tile(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a scoring tile."""
    take_due(game)
    game.scoring_tiles[int(option[1])] = who
    if table.listens:
        table.tell(Event("scoring tile", "merv.mosque.scoring", {"player": who, "tile": int(option[1])}))


def upgrade_options(game: Game, who: int) -> list[Option]:
    """Return each upgrade tile that is left with each site for it (merv.mosque.upgrade)."""
    kinds = [kind for kind, n in enumerate(game.upgrade_supply) if n]
    cells = [cell for cell, owner in enumerate(game.owners) if owner == who and game.upgrades[cell] == NONE]
    return [("upgrade", kind, cell) for cell in cells for kind in kinds]


def upgrade(game: Game, who: int, option: Option, table: Table) -> None:
    """Put an upgrade tile on a site; a soldier there goes back to its owner (merv.mosque.upgrade)."""
    kind, cell = int(option[1]), int(option[2])
    take_due(game)
    game.upgrade_supply[kind] -= 1
    game.upgrades[cell] = kind
    game.soldiers[cell] = NONE
    if table.listens:
        table.tell(Event("upgrade", "merv.mosque.upgrade", {"player": who, "upgrade": kind, "cell": cell}))
