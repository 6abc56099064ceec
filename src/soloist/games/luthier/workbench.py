"""The Workbench: roughing in and finishing instruments (luthier.workbench)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.costs import pay, ways
from soloist.games.luthier.delivering import fill
from soloist.games.luthier.gains import advance, power, power_gains, score
from soloist.games.luthier.kinds import BUILD, CRAFT, LESS, NONE, PER_INSTRUMENT, WORKBENCH
from soloist.games.luthier.market import effect
from soloist.games.luthier.repairing import way_of
from soloist.games.luthier.state import COMPLETE_DUE, INSTRUMENT_DUE, INSTRUMENT_TOKEN_DUE, Game


def workbench_options(game: Game, who: int, skill: int) -> list[Option]:
    """Return the building steps that may be done, each with every way to pay (luthier.workbench)."""
    return build_options(game, who, effect(game, WORKBENCH, skill, LESS) + power(game, who, BUILD))


def build_options(game: Game, who: int, less: int) -> list[Option]:
    """Return the building steps that a person can pay for with some materials less."""
    box, board = game.kit.box, game.boards[who]
    options: list[Option] = []
    for slot, card in enumerate(board.instruments):
        row = box.instruments[card]
        verb, cost = ("finish", row.finish) if board.roughed[slot] else ("rough", row.rough)
        paid = ways(board, cost, less, board.money, box.numbers.missing_price)
        options += [(verb, slot + 1, *way) for way in paid]
    return options


def rough_in(game: Game, who: int, option: Option, table: Table) -> None:
    """Pay the first cost of an instrument and turn it (luthier.workbench.rough)."""
    board, slot = game.boards[who], int(option[1]) - 1
    money = pay(board, way_of(option), game.kit.box.numbers.missing_price)
    board.roughed[slot] = True
    if table.listens:
        what: What = {"player": who, "instrument": board.instruments[slot], "money": money}
        table.tell(Event("roughed in", "luthier.workbench.rough", what))


def finish(game: Game, who: int, option: Option, table: Table) -> None:
    """Pay the second cost; prestige, C, a token, and the patron it is for (luthier.workbench.finish)."""
    board, slot = game.boards[who], int(option[1]) - 1
    money = pay(board, way_of(option), game.kit.box.numbers.missing_price)
    card, patron = board.instruments[slot], board.assigned[slot]
    row = game.kit.box.instruments[card]
    del board.instruments[slot], board.roughed[slot], board.assigned[slot]
    board.built.append(card)
    if table.listens:
        what: What = {"player": who, "instrument": card, "money": money}
        table.tell(Event("finished", "luthier.workbench.finish", what))
    score(game, who, row.prestige, "instrument", table, "luthier.workbench.finish")
    power_gains(game, who, PER_INSTRUMENT, table)
    advance(game, who, CRAFT, 1, table)
    game.due.append((INSTRUMENT_TOKEN_DUE, who, row.family))
    if patron == NONE:
        game.due.append((INSTRUMENT_DUE, who, card))
    else:
        fill(game, who, board.patrons.index(patron), 0, card, table)
        game.due.append((COMPLETE_DUE, who, 0))
