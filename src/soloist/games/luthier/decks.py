"""Decks and rows: drawing, refilling, taking from a row, searching by the backs (luthier.rows)."""

from __future__ import annotations

from soloist.engine.table import Table
from soloist.games.luthier.kinds import CRAFT, DECKS, INSTRUMENTS, NONE, PATRONS, REPUTATION, ROYAL
from soloist.games.luthier.state import FILL_DUE, Board, Game


def draw(game: Game, deck: int, n: int, table: Table) -> list[int]:
    """Draw the top cards of a deck; fewer if it and its discards run out."""
    cards: list[int] = []
    while len(cards) < n:
        renew(game, deck)
        bag = game.decks[deck]
        if any(bag):
            index = game.drawn[deck] + 1
            cards += table.draw(DECKS[deck], bag, range(len(bag)), DECKS[deck], n - len(cards), index)
            game.drawn[deck] = index
        elif game.under[deck]:
            cards.append(game.under[deck].pop(0))
        else:
            break
    renew(game, deck)
    return cards


def renew(game: Game, deck: int) -> None:
    """Shuffle the discards as the new deck if the deck is empty (luthier.rows.empty)."""
    if not game.under[deck] and not any(game.decks[deck]) and any(game.discards[deck]):
        game.decks[deck], game.discards[deck] = game.discards[deck], game.decks[deck]


def discard(game: Game, deck: int, card: int) -> None:
    """Put a card on the discards of its deck."""
    game.discards[deck][card] += 1
    renew(game, deck)


def fill_row(game: Game, deck: int, table: Table) -> None:
    """Slide the cards of a row away from the deck and draw new ones next to it (luthier.rows)."""
    row = game.rows[deck]
    missing = row.count(NONE)
    if missing:
        new = draw(game, deck, missing, table)
        short = [NONE] * (missing - len(new))
        game.rows[deck] = short + new[::-1] + [card for card in row if card != NONE]


def take_from_row(game: Game, who: int, deck: int, space: int) -> int:
    """Take the card of a space of a row, counted from 0, for a person; the row refills before anything else."""
    card = game.rows[deck][space]
    game.rows[deck][space] = NONE
    game.due.insert(0, (FILL_DUE, who, deck))
    return card


def refill(game: Game, table: Table) -> None:
    """Fill the row at the front of the agenda (luthier.rows)."""
    fill_row(game, game.due[0][2], table)
    game.due.pop(0)


def may_take(game: Game, board: Board, deck: int, card: int) -> bool:
    """Whether a person's tracks allow a card: royals and rare instruments (luthier.salon.royal, luthier.guild.rare)."""
    box = game.kit.box
    if deck == PATRONS:
        return box.patrons[card].kind != ROYAL or board.tracks[REPUTATION] >= box.numbers.royal
    if deck == INSTRUMENTS:
        return not box.instruments[card].rare or board.tracks[CRAFT] >= box.numbers.rare
    return True


def in_deck(game: Game, deck: int) -> list[int]:
    """Return the cards that lie in a deck, in no order that is known."""
    return [card for card, n in enumerate(game.decks[deck]) if n] + game.under[deck]


def find(game: Game, deck: int, fitting: list[int], table: Table) -> int:
    """Take the first of the fitting cards from the top of a deck; the rest keeps its order (luthier.search)."""
    bag = game.decks[deck]
    among = [0] * len(bag)
    for card in fitting:
        among[card] = bag[card]
    if any(among):
        index = game.drawn[deck] + 1
        card = table.draw(f"search {DECKS[deck]}", among, range(len(bag)), DECKS[deck], 1, index)[0]
        game.drawn[deck] = index
        bag[card] -= 1
    else:
        card = next(card for card in game.under[deck] if card in fitting)
        game.under[deck].remove(card)
    renew(game, deck)
    return card
