"""The icons of its action cards for the priority tracker: which rows they name, and in which order where it matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.asking import About, Asking
from soloist.engine.forms import kinds_told
from soloist.engine.memory import Keeps, asked
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import BALCONY
from soloist.games.luthier.opponent.facts import DOWN, UP

ANY_ORDER: Final = "up in any order"
"""By what upward icons are kept of which the order was never told, because it has not mattered yet."""


def icons(game: Beside, table: Table, cards: Sequence[Thing]) -> None:
    """Ask which rows the icons of all these cards name, before a cube moves; then the order where it can matter."""
    rows: list[Option] = [("row", location) for location in game.me.rows]
    every = [(fact, card) for card in cards for fact in (DOWN, UP)]
    unknown = [(fact, card) for fact, card in every if rows_of(game, fact, card) is None]
    named = [_asking(table, fact, card).question("", rows, "some", 0, len(rows), 3) for fact, card in unknown]
    for (fact, card), answer in zip(unknown, _together(table, named), strict=True):
        ordered = fact is DOWN or len(set(answer)) < 2
        keep(game, line_of(fact, card) if ordered else any_order(card), fact, kinds_told(answer))
    _hear_order(game, table, cards)


def _hear_order(game: Beside, table: Table, cards: Sequence[Thing]) -> None:
    """Ask for the order of upward icons where it can matter now; elsewhere any order will do in this turn."""
    unordered = [card for card in cards if game.memory.recall(line_of(UP, card)) is None]
    asks = [card for card in where_order_matters(game, cards) if card in unordered]
    orders = []
    for card in asks:
        options: list[Option] = [("row", row) for row in rows_of(game, UP, card) or ()]
        orders.append(_asking(table, UP, card).question("in order", options, "order"))
    for card, answer in zip(asks, _together(table, orders), strict=True):
        del game.memory.told[any_order(card)]
        keep(game, line_of(UP, card), UP, kinds_told(answer))
    for card in unordered:
        if card not in asks:
            keep(game, line_of(UP, card), UP, rows_of(game, UP, card) or (), "turn")


def where_order_matters(game: Beside, cards: Sequence[Thing]) -> list[Thing]:
    """Return the cards whose upward icons push several rows over the top, so that one bonus may change another.

    Where a row ends does not depend on the order, nor does any bonus on where rows stand; an award changes no other
    bonus (LA051, LA052).
    """
    me, found = game.me, list[Thing]()
    cubes = dict(zip(me.rows, me.tracker, strict=True))
    for card in cards:
        for row in rows_of(game, DOWN, card) or ():
            cubes[row] = max(0, cubes[row] - game.kit.box.ai.tracker_down)
    for card in cards:
        over = set()
        for row in rows_of(game, UP, card) or ():
            cubes[row] += 1
            if cubes[row] > game.kit.box.ai.tracker_top:
                cubes[row] = 0
                over.add(row)
        if len(over - {BALCONY}) > 1:
            found.append(card)
    return found


# What is kept of a card.
def line_of(fact: Fact, card: Thing) -> str:
    """Return by what the icons of a card are kept: those that go up in their order."""
    return asked(fact.name, {"card": card})


def any_order(card: Thing) -> str:
    """Return by what upward icons of a card are kept whose order was not told."""
    return asked(ANY_ORDER, {"card": card})


def rows_of(game: Beside, fact: Fact, card: Thing) -> list[int] | None:
    """Return the rows that the icons of a card name, in their order if it was told; None if they are not known."""
    told = game.memory.recall(line_of(fact, card))
    if told is None and fact is UP:
        told = game.memory.recall(any_order(card))
    return None if told is None else [int(icon[2]) for icon in told if isinstance(icon, tuple)]


def keep(game: Beside, line: str, fact: Fact, rows: Sequence[int], keeps: Keeps = "printed") -> None:
    """Keep which rows the icons of a card name."""
    things: list[Thing] = [("icon", n, row) for n, row in enumerate(rows)]
    game.memory.keep(line, things, keeps, (fact,))


def _asking(table: Table, fact: Fact, card: Thing) -> Asking:
    return Asking(table, YOU, line_of(fact, card), About(fact, (), {"card": card}))


def _together(table: Table, questions: Sequence[Question]) -> list[Answer]:
    """Ask questions on one screen."""
    if len(questions) > 1:
        table.soon(questions)
    return [table.answer(question) for question in questions]
