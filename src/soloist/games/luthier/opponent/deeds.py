"""How the AI's verbs are done to a digital board: a function over a game for each verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soloist.engine.events import Event
from soloist.engine.hands import Deed, Verb
from soloist.engine.table import Table
from soloist.games.luthier import decks, gains, orchestra, scoring
from soloist.games.luthier.kinds import NONE, PATRONS, PERFORMANCES
from soloist.games.luthier.opponent import verbs
from soloist.games.luthier.opponent.looks import fitting
from soloist.games.luthier.opponent.own import Piece, Place
from soloist.games.luthier.state import BACK_ROW, BESIDE, IN_HAND, WITH_LEFT, Game, card_entry, deck_and_card

CARDS: Final = ("patron", "instrument", "performance", "repair")
"""By deck: what an event calls a card."""
CLAUSES: Final = {
    "patron": "luthier.ai.complete",
    "instrument": "luthier.ai.build.score",
    "performance": "luthier.ai.perform.levels",
    "repair": "luthier.ai.repair.done",
    "chairs": "luthier.ai.end",
    "ai goals": "luthier.ai.end",
    "unfinished": "luthier.ai.end",
    "your goals": "luthier.ai.harder.goals",
}
"""By what is scored: the clause that says so."""


def _took(game: Game, table: Table, deck: int, card: int, name: str, clause: str) -> None:
    game.by_ai[IN_HAND].append(card_entry(deck, card))
    if table.listens:
        table.tell(Event(name, clause, {"player": game.kit.ai, CARDS[deck]: card}))


def _take(game: Game, table: Table, deck: Place, space: Place) -> None:
    """Take a card of a row, which is filled at once (luthier.rows)."""
    card = game.rows[deck[1]][space[1] - 1]
    game.rows[deck[1]][space[1] - 1] = NONE
    _took(game, table, deck[1], card, "ai took", "luthier.ai.tiers")
    decks.fill_row(game, deck[1], table)


def _search(game: Game, table: Table, back: Piece, worth: Place) -> None:
    card = decks.find(game, int(back[1]), fitting(game, back, worth), table)
    _took(game, table, int(back[1]), card, "ai searched", "luthier.ai.search")


def _draw(game: Game, table: Table, deck: Place) -> None:
    # After set-up it draws only for a row of its tracker.
    name, clause = ("ai drew", "luthier.ai.first-patron") if not game.round else ("ai bonus", "luthier.ai.upkeep.bonus")
    for card in decks.draw(game, deck[1], 1, table):
        _took(game, table, deck[1], card, name, clause)


def _discard(game: Game, table: Table, deck: Place) -> None:
    decks.discard(game, *deck_and_card(game.by_ai[IN_HAND].pop()))


def _fail(game: Game, table: Table, n: int) -> None:
    if table.listens:
        table.tell(Event("ai failed", "luthier.ai.perform.low", {"player": game.kit.ai, "n": n}))
    _discard(game, table, ("deck", PERFORMANCES))


def _lay(game: Game, table: Table, patron: Place) -> None:
    game.by_ai[WITH_LEFT + patron[1]].append(game.by_ai[IN_HAND].pop())


def _give(game: Game, table: Table, patron: Place) -> None:
    deck, _ = deck_and_card(game.by_ai[IN_HAND][-1])
    _lay(game, table, patron)
    if table.listens:
        laid = map(deck_and_card, game.by_ai[WITH_LEFT + patron[1]])
        whose = next(card for of, card in laid if of == PATRONS)
        table.tell(Event("delivered", CLAUSES[CARDS[deck]], {"player": game.kit.ai, "patron": whose}))


def _lay_beside(game: Game, table: Table) -> None:
    game.by_ai[BESIDE].append(game.by_ai[IN_HAND].pop())


def _assign(game: Game, table: Table, instrument: Piece, patron: Place) -> None:
    game.by_ai[WITH_LEFT + patron[1]].append(game.by_ai[BESIDE].pop(int(instrument[1])))


def _build(game: Game, table: Table, patron: Place) -> None:
    """Do nothing: whether an instrument is built stands in its own state."""


def _discard_beside(game: Game, table: Table, instrument: Piece) -> None:
    decks.discard(game, *deck_and_card(game.by_ai[BESIDE].pop(int(instrument[1]))))


def _complete(game: Game, table: Table, patron: Place) -> None:
    cards = [deck_and_card(entry) for entry in game.by_ai.pop(patron[1])]
    game.by_ai.insert(BESIDE - 1, [])
    for deck, card in cards:
        decks.discard(game, deck, card)
        if table.listens and deck == PATRONS:
            table.tell(Event("ai completed", "luthier.ai.complete", {"player": game.kit.ai, "patron": card}))


def _score(game: Game, table: Table, n: int, what: Place) -> None:
    name = str(what[1])
    gains.score(game, game.kit.ai, n, name, table, CLAUSES[name])


def _place_token(game: Game, table: Table, what: Place, desk: Piece) -> None:
    section, place = int(desk[1]), int(desk[2])
    number = NONE if place == BACK_ROW else game.kit.box.sections[section].desks[place - 1]
    orchestra.place_token(game, game.kit.ai, section, number, bool(what[1]), table)


def _take_chair(game: Game, table: Table, section: Place) -> None:
    """Do nothing: the First Chair goes with the token (luthier.orchestra.chair)."""


def _take_turn_space(game: Game, table: Table) -> None:
    scoring.take_turn_space(game, game.kit.ai, ("order",), table)


def _take_award(game: Game, table: Table, level: Piece, n: int) -> None:
    scoring.give_award(game, game.kit.ai, int(level[1]), int(level[2]), table)


DOES: Mapping[Verb, Deed] = {
    verbs.TAKE: _take,
    verbs.SEARCH: _search,
    verbs.DRAW: _draw,
    verbs.DISCARD: _discard,
    verbs.FAIL: _fail,
    verbs.LAY_PATRON: _lay,
    verbs.LAY_BESIDE: _lay_beside,
    verbs.GIVE_INSTRUMENT: _lay,
    verbs.GIVE: _give,
    verbs.ASSIGN: _assign,
    verbs.BUILD: _build,
    verbs.BUILD_BESIDE: _build,
    verbs.DISCARD_BESIDE: _discard_beside,
    verbs.COMPLETE: _complete,
    verbs.SCORE: _score,
    verbs.PLACE_TOKEN: _place_token,
    verbs.TAKE_CHAIR: _take_chair,
    verbs.TAKE_TURN_SPACE: _take_turn_space,
    verbs.TAKE_AWARD: _take_award,
}
