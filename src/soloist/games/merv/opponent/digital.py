"""The doors by which the flow of the game calls the two opponents on a digital board.

The High Courtier's turn is in `soloist.games.merv.courtier`. The Magistrate's doors are still to be written; each says
what it has to do.
"""

from __future__ import annotations

from soloist.engine.table import Table
from soloist.games.merv.opponent.own import Magistrate
from soloist.games.merv.state import Game, Kit

_MISSING = "the Corrupt Magistrate is not written yet"


def begin(kit: Kit) -> Magistrate:
    """Return the Magistrate before the first draw (MM005); its tracks stand in `Game` (MM004)."""
    cards = len(kit.box.magistrate.cards)
    goods = [0] * len(kit.box.cities)
    return Magistrate(
        camels=0,
        spices=[0] * len(kit.box.spice_cards),
        goods=goods,
        laid=goods[:],
        scrolls=0,
        scrolls_laid=0,
        deck=[],
        discards=[0] * cards,
        removed=[0] * cards,
        card=-1,
        turn=0,
        drawn={},
        kit=kit,
    )


def prepare(game: Game, table: Table) -> None:
    """At the end of set-up: prepare the solo deck as a sequence of bags (MM007 to MM009)."""
    raise NotImplementedError(_MISSING)


def turn(game: Game, table: Table) -> None:
    """Do the whole turn of the Magistrate in one step (MM011 to MM023).

    It sets `game.masters[magistrate]` and fills up the caravan row (`caravan.refill`); the flow goes on to the next in
    the queue.
    """
    raise NotImplementedError(_MISSING)


def round_end(game: Game, table: Table) -> None:
    """After the queue has formed: discard the solo card (MM024)."""
    raise NotImplementedError(_MISSING)


def score(game: Game, table: Table) -> None:
    """Score a year: its courtiers without favour, its buildings, its scoring tiles (MM060)."""
    raise NotImplementedError(_MISSING)


def year_end(game: Game, table: Table) -> None:
    """After a scoring that is not the last: reshuffle the solo cards (MM010)."""
    raise NotImplementedError(_MISSING)


def end(game: Game, table: Table) -> None:
    """Score its sets of spices at the end of the game (MM061)."""
    raise NotImplementedError(_MISSING)
