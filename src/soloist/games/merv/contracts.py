"""Contracts: what they need, and fulfilling one (merv.contracts.*)."""

from __future__ import annotations

from itertools import combinations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import reward
from soloist.games.merv.kinds import NONE, WHITE
from soloist.games.merv.pieces import Contract
from soloist.games.merv.state import Board, Game, open_contract


def contract_options(game: Game, who: int) -> list[Option]:
    """Return the contracts that a person can fulfil now (merv.contracts)."""
    box, board = game.kit.box, game.boards[who]
    if sum(board.goods) == sum(board.laid) or sum(board.cubes) < box.numbers.contract_cubes:
        return []
    options: list[Option] = []
    influence, size = game.influence[who], box.pile_size
    for pile in range(len(box.contracts) // size):
        if box.contracts[pile * size].influence > influence:
            break
        card = open_contract(game, pile)
        if card != NONE and has_all(game, board, box.contracts[card]):
            options.append(("contract", pile))
    return options


def unused(board: Board) -> list[int]:
    """Return the cities of whose goods one is not laid on a contract."""
    return [city for city, n in enumerate(board.goods) if n > board.laid[city]]


def has_all(game: Game, board: Board, contract: Contract) -> bool:
    """Whether a person has the goods, of different kinds, and the scrolls of a contract."""
    if board.scrolls - board.scrolls_laid < contract.scrolls:
        return False
    free, cities = unused(board), game.kit.box.cities
    rare = sum(cities[city].rare for city in free)
    return len(free) >= contract.goods and rare >= contract.rare and len(free) - rare >= contract.common


def goods_for(game: Game, board: Board, contract: Contract) -> list[Option]:
    """Return every choice of goods for a contract (merv.contracts.different)."""
    cities = game.kit.box.cities
    choices: list[Option] = []
    for some in combinations(unused(board), contract.goods):
        rare = sum(cities[city].rare for city in some)
        if rare >= contract.rare and len(some) - rare >= contract.common:
            choices.append(("lay", *some))
    return choices


def fulfil(game: Game, who: int, option: Option, table: Table) -> None:
    """Fulfil a contract: lay goods and scrolls on it, pay a cube, take points and reward (merv.contracts.points)."""
    card = open_contract(game, int(option[1]))
    box, board = game.kit.box, game.boards[who]
    contract = box.contracts[card]
    choices = goods_for(game, board, contract)
    chosen = choices[0] if len(choices) == 1 else table.ask(who, "goods", choices)
    way = paying.choose(who, paying.ways(board.cubes, WHITE, 0, box.numbers.contract_cubes), table)
    for city in chosen[1:]:
        board.laid[int(city)] += 1
    board.scrolls_laid += contract.scrolls
    paying.pay(game, who, way)
    game.contracts[card] = who
    if table.listens:
        what: What = {"player": who, "contract": card}
        table.tell(Event("contract", "merv.contracts", what))
    parts = [("points", contract.points), contract.reward]
    reward(game, who, parts, "contract", table, "merv.contracts.points")
