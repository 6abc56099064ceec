"""Every piece of the game counted wherever it is: nothing may get lost (luthier.pieces)."""

from __future__ import annotations

from soloist.games.luthier.kinds import DECKS, INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.setup import GOALS_DEALT
from soloist.games.luthier.state import PAY_DUE, ROLL_DUE, SPEND_DUE, Game, deck_and_card

_IN_HAND = {ROLL_DUE: PERFORMANCES, SPEND_DUE: PERFORMANCES, PAY_DUE: REPAIRS}


def pieces(game: Game) -> dict[str, int]:
    """Return how often each card is somewhere, and each award and goal."""
    counts: dict[str, int] = {}
    for deck, name in enumerate(DECKS):
        bags = zip(game.decks[deck], game.discards[deck], strict=True)
        cards = [in_deck + discarded for in_deck, discarded in bags]
        for card in _elsewhere(game, deck):
            cards[card] += 1
        counts |= {f"{name} {card}": n for card, n in enumerate(cards)}
    goals = list(game.goal_pile)
    for goal in (*game.dealt[GOALS_DEALT], *(goal for board in game.boards for goal in board.goals)):
        goals[goal] += 1
    return counts | {f"goal {goal}": n for goal, n in enumerate(goals)}


def _elsewhere(game: Game, deck: int) -> list[int]:
    """Return the cards of a deck that lie neither in it nor on its discards."""
    cards = [card for card in game.rows[deck] if card != NONE]
    cards += game.under[deck]
    cards += [card for place in game.by_ai for of, card in map(deck_and_card, place) if of == deck]
    cards += game.dealt[deck] if deck in (PATRONS, INSTRUMENTS) else []
    cards += [card for kind, _, card in game.due if _IN_HAND.get(kind) == deck]
    for board in game.boards:
        if deck == PATRONS:
            cards += board.patrons + board.completed
        elif deck == INSTRUMENTS:
            cards += board.instruments + board.built
        else:
            cards += board.performed if deck == PERFORMANCES else board.repaired
    return cards
