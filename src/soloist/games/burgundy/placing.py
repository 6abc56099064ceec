"""Placing: a tile goes into the duchy, has its effect, and completes areas and colours."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.burgundy.kinds import (
    ANIMAL,
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOUR_OF,
    JOKER,
    MARKET,
    MONASTERY,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
)
from soloist.games.burgundy.scoring import animal_points, area_points, is_scoring, monastery_points
from soloist.games.burgundy.state import (
    ANIMALS_GAIN,
    AREA_GAIN,
    CARPENTER_DUE,
    CHURCH_DUE,
    CITY_HALL_DUE,
    COMPLETION_DUE,
    EMPTY,
    FREE,
    MARKET_DUE,
    MONASTERY_GAIN,
    SHIP_DUE,
    WAREHOUSE_DUE,
    WATCHTOWER_GAIN,
    Game,
    note,
    open_spaces,
)
from soloist.games.burgundy.taking import use
from soloist.games.burgundy.turn import workers_for

DUE_OF_BUILDING = {
    WAREHOUSE: WAREHOUSE_DUE,
    CARPENTER: CARPENTER_DUE,
    CHURCH: CHURCH_DUE,
    MARKET: MARKET_DUE,
    CITY_HALL: CITY_HALL_DUE,
}
"""What a building puts on the agenda (burgundy.building)."""


def place(game: Game, option: Option, table: Table) -> None:
    """Place a stored tile with a die or by something due (burgundy.die.place, burgundy.building.city-hall)."""
    _, slot, space, how = option
    workers = workers_for(game, option)
    use(game, how, workers)
    kind = game.duchy.storage[int(slot) - 1]
    game.duchy.storage[int(slot) - 1] = EMPTY
    if table.listens:
        what: What = {"kind": kind, "space": space, "how": how, "workers": workers}
        table.tell(Event("placed", "burgundy.die.place", what))
    lay(game, kind, int(space), table)


def complete(game: Game, option: Option, table: Table) -> None:
    """Place a tile of the black depot for a completed colour (burgundy.colour.tile, burgundy.colour.chain)."""
    _, slot, space = option
    kind = game.black[int(slot) - 1]
    game.black[int(slot) - 1] = EMPTY
    game.due[COMPLETION_DUE] -= 1
    if table.listens:
        what: What = {"kind": kind, "space": space, "how": "complete", "workers": 0}
        table.tell(Event("placed", "burgundy.colour.tile", what))
    lay(game, kind, int(space), table)


def lay(game: Game, kind: int, space: int, table: Table) -> None:
    """Put a tile on a space of the duchy: its effect, the area and the colour that it may complete."""
    duchy, board = game.duchy, game.kit.board
    duchy.tiles[space] = kind
    duchy.covered |= 1 << space
    if kind != JOKER:
        note(game, kind, space)
    if game.kit.joker_crosses:
        duchy.open = (duchy.open | board.near_mask[space]) & ~duchy.covered
    else:
        open_spaces(game)
    _effect(game, kind, space, table)
    area = board.area_of[space]
    if not board.area_mask[area] & ~duchy.covered:
        points = area_points(game, area)
        game.gains.append((AREA_GAIN, points))
        if table.listens:
            what: What = {
                "space": space,
                "colour": board.colour[space],
                "size": len(board.areas[area]),
                "points": points,
            }
            table.tell(Event("area completed", "burgundy.area.size", what))
    colour = board.colour[space]
    if not board.colour_mask[colour] & ~duchy.covered:
        game.due[COMPLETION_DUE] += 1
        if table.listens:
            table.tell(Event("colour completed", "burgundy.colour.tile", {"colour": colour}))


def _effect(game: Game, kind: int, space: int, table: Table) -> None:
    """Do what a tile does at once, and put what it lets you do on the agenda (burgundy.castle to burgundy.building)."""
    colour = COLOUR_OF[kind]
    if colour == CASTLE:
        game.due[FREE] += 1
    elif colour == SHIP:
        game.due[SHIP_DUE] += 1
    elif colour == ANIMAL:
        game.gains.append((ANIMALS_GAIN, animal_points(game, kind, space)))
    elif colour == MONASTERY:
        points = monastery_points(game, kind) if is_scoring(kind) else 0
        if points:
            game.gains.append((MONASTERY_GAIN, points))
    elif colour == BUILDING:
        _build(game, kind, table)


def _build(game: Game, kind: int, table: Table) -> None:
    duchy, n = game.duchy, game.kit.numbers
    if kind in DUE_OF_BUILDING:
        game.due[DUE_OF_BUILDING[kind]] += 1
    elif kind == WATCHTOWER:
        game.gains.append((WATCHTOWER_GAIN, n.watchtower_points))
    else:
        workers = n.boarding_house_workers if kind == BOARDING_HOUSE else 0
        silver = n.bank_silver if kind == BANK else 0
        duchy.workers += workers
        duchy.silver += silver
        if table.listens:
            what: What = {"kind": kind, "silver": silver, "workers": workers}
            table.tell(Event("building paid", "burgundy.building", what))
