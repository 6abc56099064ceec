"""What a person can gain: parts of rewards, Bonus tiles and their room in the storehouse (TB039, TB041 to TB046)."""

from __future__ import annotations

from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.tiletum.components import Parts
from soloist.games.tiletum.kinds import (
    ACTION_PART,
    ANY,
    ARCHITECT_ANYWHERE,
    ARCHITECT_STEPS,
    BUILDING,
    HOUSE_ANYWHERE,
    JOKER,
    KING_STEPS,
    MERCHANT_ANYWHERE,
    MERCHANT_STEPS,
    PILLAR_ANYWHERE,
    PLACE_HOUSE,
    PLACE_PILLAR,
    PLUS,
    POINTS,
    RESOURCE_PART,
)
from soloist.games.tiletum.king import climb, gain
from soloist.games.tiletum.state import (
    ANY_DUE,
    ARCHITECT_ANYWHERE_DUE,
    ARCHITECT_STEP_DUE,
    BUILDING_DUE,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HOUSE_ANYWHERE_DUE,
    HOUSE_HERE_DUE,
    MERCHANT_ANYWHERE_DUE,
    MERCHANT_STEP_DUE,
    NONE,
    PILLAR_ANYWHERE_DUE,
    PILLAR_HERE_DUE,
    Board,
    Game,
)

DUE_OF_PART: Final = {
    ANY: ANY_DUE,
    MERCHANT_STEPS: MERCHANT_STEP_DUE,
    ARCHITECT_STEPS: ARCHITECT_STEP_DUE,
    PLACE_HOUSE: HOUSE_HERE_DUE,
    PLACE_PILLAR: PILLAR_HERE_DUE,
    HOUSE_ANYWHERE: HOUSE_ANYWHERE_DUE,
    PILLAR_ANYWHERE: PILLAR_ANYWHERE_DUE,
    MERCHANT_ANYWHERE: MERCHANT_ANYWHERE_DUE,
    ARCHITECT_ANYWHERE: ARCHITECT_ANYWHERE_DUE,
    BUILDING: BUILDING_DUE,
}
"""What a part of a reward puts on the agenda, where it is not had at once."""


def reward(game: Game, who: int, parts: Parts, table: Table, clause: str) -> None:
    """Give a person the parts of a reward: at once, or on the agenda where something is to be chosen."""
    for kind, n in parts:
        if kind in RESOURCE_PART:
            add(game, who, RESOURCE_PART[kind], n, table)
        elif kind == POINTS:
            gain(game, who, n, "reward", table, clause)
        elif kind == KING_STEPS:
            climb(game, who, n)
        elif kind in ACTION_PART:
            action = ACTION_PART[kind]
            if action == JOKER:
                game.jokers.append(n)
            else:
                game.ap[action] += n
        elif kind == PLUS:
            game.ap[game.action] += n
        elif kind in DUE_OF_PART:
            game.due[DUE_OF_PART[kind]] += n


def add(game: Game, who: int, resource: int, n: int, table: Table) -> None:
    """Give a person n of a Resource."""
    game.boards[who].resources[resource] += n
    if table.listens and n:
        what: What = {"player": who, "resource": resource, "n": n}
        table.tell(Event("resources", "tiletum.turn.resources", what))


def crest_of(game: Game, tile: int) -> int:
    """Return the kind of crest on a tile of the storehouse, or NONE."""
    box = game.kit.box
    if tile < FIRST_CONTRACT:
        return box.bonus[tile].crest
    if tile < FIRST_CHARACTER:
        return box.contracts[tile - FIRST_CONTRACT].crest
    return NONE


def contract_of(game: Game, tile: int) -> int:
    """Return the index among `Box.contracts` of a Contract in the storehouse, or NONE."""
    if tile < FIRST_CONTRACT:
        return game.kit.box.bonus[tile].contract
    if tile < FIRST_CHARACTER and crest_of(game, tile) == NONE:
        return tile - FIRST_CONTRACT
    return NONE


def owns_crest(game: Game, board: Board, crest: int) -> bool:
    """Whether a person has a kind of crest, placed or in the storehouse (TB043)."""
    return crest in board.crests or any(crest_of(game, tile) == crest for tile in board.store)


def contracts_held(game: Game, board: Board) -> int:
    """Return how many unfulfilled Contracts lie in a storehouse."""
    return sum(contract_of(game, tile) != NONE for tile in board.store)


def has_room(game: Game, board: Board, tile: int) -> bool:
    """Whether a person may take a tile: a free slot, a new crest, a free Contract space (TB039, TB043, TB045)."""
    if len(board.store) >= game.kit.box.numbers.storehouse:
        return False
    crest = crest_of(game, tile)
    if crest != NONE:
        return not owns_crest(game, board, crest)
    if contract_of(game, tile) != NONE:
        return len(board.contracts) + contracts_held(game, board) < len(game.kit.box.contract_points)
    return True


def keep(game: Game, who: int, tile: int, table: Table, clause: str) -> None:
    """Lay a tile in the storehouse."""
    game.boards[who].store.append(tile)
    if table.listens:
        table.tell(Event("tile kept", clause, {"player": who, "tile": tile}))
