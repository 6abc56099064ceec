"""The six solo cards at the table: drawn by Soloist, or by the person who keeps them."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Option, Outcome, Question
from soloist.engine.table import Table
from soloist.games.merv.beside import known
from soloist.games.merv.beside.settings import TOLD
from soloist.games.merv.beside.state import YOU, Beside
from soloist.games.merv.opponent import deck
from soloist.games.merv.opponent.own import Magistrate, reads

AGAIN = " again"
"""How the name of a question ends that asks for another card in the same turn."""


class DrawnByYou(Table):
    """Hears which solo card was drawn; everything else goes on to the table."""

    def __init__(self, game: Beside, table: Table) -> None:
        self.game = game
        self.table = table
        self.listens = table.listens
        self.drawn = 0

    def answer(self, question: Question) -> Answer:
        """Pass the question on."""
        return self.table.answer(question)

    def soon(self, questions: Sequence[Question]) -> None:
        """Pass the hint on."""
        self.table.soon(questions)

    def tell(self, event: Event) -> None:
        """Pass the event on."""
        self.table.tell(event)

    def fall(self, chance: Chance) -> Outcome:
        """Ask for a solo card, and pass everything else on."""
        if chance.label != deck.DRAWN:
            return self.table.fall(chance)
        (part,) = chance.parts
        there = known.may_be_drawn(self.game, [card for card in part.kinds if part.left(card)])
        cards: list[Option] = [("solo", card) for card in there]
        name = f"{deck.DRAWN} {chance.index}" + AGAIN * bool(self.drawn)
        self.drawn += 1
        return [[int(self.table.ask(YOU, name, cards)[1])]]


def kept_by_you(game: Beside) -> bool:
    """Whether the person keeps and draws the solo cards."""
    return game.kit.options["cards"] == TOLD


def dealing(game: Beside, table: Table) -> Table:
    """Return the table at which the solo cards are drawn."""
    return DrawnByYou(game, table) if kept_by_you(game) else table


def prepare(game: Beside, table: Table) -> None:
    """Prepare the solo deck (MM007 to MM009); of yours nobody knows what lies where."""
    if kept_by_you(game):
        _one_pile(game.me)
        known.note_prepared(game)
    else:
        deck.prepare(game.me, table)


def reshuffle(game: Beside, table: Table) -> None:
    """Shuffle the solo cards after a scoring (MM010, merv.reading.1)."""
    if kept_by_you(game) and reads(game.me, "reshuffle") == "anew":
        prepare(game, table)
    else:
        known.forget_order(game)
        deck.reshuffle(game.me, table)


def _one_pile(me: Magistrate) -> None:
    me.deck = [[int(not gone) for gone in me.removed]]
    me.discards = [0] * len(me.removed)
