"""Repair: repairs of the row for their materials (luthier.repair)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.costs import pay, ways
from soloist.games.luthier.decks import in_deck, take_from_row
from soloist.games.luthier.gains import advance, power, power_gains, score
from soloist.games.luthier.kinds import CRAFT, PER_REPAIR, REPAIR_COST, REPAIRS, Materials
from soloist.games.luthier.state import PAY_DUE, REPAIR_DUE, TOKEN_DUE, Game
from soloist.games.luthier.taking import in_reach, search_options, searched, tier_cost


def repair_ways(game: Game, who: int, card: int, spent: int = 0) -> list[Materials]:
    """Return the ways in which a person can pay for a repair, beside money spent on its tier (luthier.repair)."""
    board, box = game.boards[who], game.kit.box
    less = power(game, who, REPAIR_COST)
    return ways(board, box.repairs[card].cost, less, board.money - spent, box.numbers.missing_price)


def repair_options(game: Game, who: int, skill: int) -> list[Option]:
    """Return the repairs that may be done, each with every way to pay (luthier.repair)."""
    options: list[Option] = []
    for space in in_reach(game, who, REPAIRS, skill):
        card = game.rows[REPAIRS][space]
        options += [("repair", space + 1, *way) for way in repair_ways(game, who, card, tier_cost(game, space, skill))]
    return options + search_options(game, who, REPAIRS, payable(game, who))


def payable(game: Game, who: int) -> list[int]:
    """Return the repairs of the deck that a person can pay for, if a search is possible at all."""
    if game.boards[who].inspiration < game.kit.box.numbers.search:
        return []
    return [card for card in in_deck(game, REPAIRS) if repair_ways(game, who, card)]


def repair(game: Game, who: int, option: Option, table: Table) -> None:
    """Do a repair of the row (luthier.repair)."""
    space = int(option[1]) - 1
    game.boards[who].money -= tier_cost(game, space, game.queue[0][2])
    do_repair(game, who, take_from_row(game, who, REPAIRS, space), way_of(option), table)


def way_of(option: Option) -> Materials:
    """Return the materials at the end of an option."""
    w, m, h = (int(part) for part in option[-3:])
    return w, m, h


def search_repair(game: Game, who: int, option: Option, table: Table) -> None:
    """Search the repairs for a family; paying comes next."""
    card = searched(game, who, int(option[1]), payable(game, who), table)
    game.due.append((PAY_DUE, who, card))


def pay_repair(game: Game, table: Table) -> None:
    """Ask how a repair that was found is paid, and do it."""
    _, who, card = game.due[0]
    option = table.ask(who, "pay", [("pay", *way) for way in repair_ways(game, who, card)])
    game.due.pop(0)
    do_repair(game, who, card, way_of(option), table)


def do_repair(game: Game, who: int, card: int, way: Materials, table: Table) -> None:
    """Pay for a repair; its value, C, a token in its section, and a delivery (luthier.repair)."""
    box, board = game.kit.box, game.boards[who]
    row = box.repairs[card]
    money = pay(board, way, box.numbers.missing_price)
    board.repaired.append(card)
    if table.listens:
        what: What = {"player": who, "repair": card, "money": money}
        table.tell(Event("repaired", "luthier.repair", what))
    score(game, who, row.value, "repair", table, "luthier.repair")
    power_gains(game, who, PER_REPAIR, table)
    advance(game, who, CRAFT, 1, table)
    game.due += [(TOKEN_DUE, who, row.family), (REPAIR_DUE, who, card)]
