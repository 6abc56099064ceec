"""Salon and Guild: taking patrons and instruments, from the row or by a search (luthier.salon, luthier.guild)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.decks import find, in_deck, may_take, take_from_row
from soloist.games.luthier.kinds import BY_ERA, DECK_AT, ERAS, FAMILIES, INSTRUMENTS, NONE, PATRONS
from soloist.games.luthier.state import ASSIGN_DUE, EQUIP_DUE, Board, Game


def tier_cost(game: Game, space: int, skill: int) -> int:
    """Return the money that a space of a row costs with a skill (luthier.rows.tier)."""
    return max(0, game.kit.box.tiers[space] - skill)


def in_reach(game: Game, who: int, deck: int, skill: int) -> list[int]:
    """Return the spaces of a row, from 0, with cards that a person may take and can pay for."""
    board, row = game.boards[who], game.rows[deck]
    return [
        space
        for space, card in enumerate(row)
        if card != NONE and tier_cost(game, space, skill) <= board.money and may_take(game, board, deck, card)
    ]


def search_options(game: Game, who: int, deck: int, fitting: list[int]) -> list[Option]:
    """Return the backs that may be named for a search, of cards in the deck that fit (luthier.search)."""
    if game.boards[who].inspiration < game.kit.box.numbers.search:
        return []
    backs = game.kit.box.backs[deck]
    there = {backs[card] for card in fitting}
    if deck in BY_ERA:
        return [("search era", era) for era in range(len(ERAS)) if era in there]
    return [("search family", family) for family in range(len(FAMILIES)) if family in there]


def takeable(game: Game, who: int, deck: int) -> list[int]:
    """Return the cards of a deck that a person may take."""
    board = game.boards[who]
    return [card for card in in_deck(game, deck) if may_take(game, board, deck, card)]


def patron_options(game: Game, who: int, skill: int) -> list[Option]:
    """Return the patrons that may be taken at the Salon (luthier.salon)."""
    if len(game.boards[who].patrons) >= game.kit.box.numbers.patrons:
        return []
    options: list[Option] = [("patron", space + 1) for space in in_reach(game, who, PATRONS, skill)]
    return options + search_options(game, who, PATRONS, takeable(game, who, PATRONS))


def instrument_options(game: Game, who: int, skill: int) -> list[Option]:
    """Return the instruments that may be taken at the Guild (luthier.guild)."""
    if len(game.boards[who].instruments) >= game.kit.box.numbers.instruments:
        return []
    options: list[Option] = [("instrument", space + 1) for space in in_reach(game, who, INSTRUMENTS, skill)]
    return options + search_options(game, who, INSTRUMENTS, takeable(game, who, INSTRUMENTS))


def take_patron(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a patron of the row into the left-most free space (luthier.salon)."""
    space = int(option[1]) - 1
    game.boards[who].money -= tier_cost(game, space, game.queue[0][2])
    add_patron(game, who, take_from_row(game, who, PATRONS, space), table)


def take_instrument(game: Game, who: int, option: Option, table: Table) -> None:
    """Take an instrument of the row (luthier.guild)."""
    space = int(option[1]) - 1
    game.boards[who].money -= tier_cost(game, space, game.queue[0][2])
    add_instrument(game, who, take_from_row(game, who, INSTRUMENTS, space), table)


def searched(game: Game, who: int, back: int, fitting: list[int], table: Table) -> int:
    """Pay for a search at the location and return the card found (luthier.search)."""
    deck = DECK_AT[game.location]
    backs = game.kit.box.backs[deck]
    card = find(game, deck, [card for card in fitting if backs[card] == back], table)
    game.boards[who].inspiration -= game.kit.box.numbers.search
    if table.listens:
        what: What = {"player": who, "deck": deck, "back": back, "card": card}
        table.tell(Event("searched", "luthier.search", what))
    return card


def search_patron(game: Game, who: int, option: Option, table: Table) -> None:
    """Search the patrons for an era."""
    add_patron(game, who, searched(game, who, int(option[1]), takeable(game, who, PATRONS), table), table)


def search_instrument(game: Game, who: int, option: Option, table: Table) -> None:
    """Search the instruments for a family."""
    add_instrument(game, who, searched(game, who, int(option[1]), takeable(game, who, INSTRUMENTS), table), table)


def add_patron(game: Game, who: int, card: int, table: Table) -> None:
    """Lay a patron on the left-most free space, its cube above the gifts (luthier.patience)."""
    lay_patron(game.boards[who], card, len(game.kit.box.patrons[card].needs))
    game.due.append((EQUIP_DUE, who, card))
    if table.listens:
        table.tell(Event("patron taken", "luthier.salon", {"player": who, "patron": card}))


def lay_patron(board: Board, card: int, needs: int) -> None:
    """Lay a patron with nothing fulfilled on a person's board."""
    board.patrons.append(card)
    board.gifts.append(0)
    board.fills.append([NONE] * (1 + needs))


def add_instrument(game: Game, who: int, card: int, table: Table) -> None:
    """Lay an instrument to be built on a person's board."""
    lay_instrument(game.boards[who], card)
    game.due.append((ASSIGN_DUE, who, card))
    if table.listens:
        table.tell(Event("instrument taken", "luthier.guild", {"player": who, "instrument": card}))


def lay_instrument(board: Board, card: int) -> None:
    """Lay an instrument of which nothing is built, for nobody, on a person's board."""
    board.instruments.append(card)
    board.roughed.append(False)
    board.assigned.append(NONE)
