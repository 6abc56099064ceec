"""The priority lists of the AI."""

from __future__ import annotations

from functools import cache

from soloist.engine.ladders import Ladder, Rung
from soloist.engine.text import N_
from soloist.games.luthier.kinds import INSTRUMENTS, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent.facts import (
    DESKS,
    EMPTY_CHAIR,
    FEWEST,
    FITS,
    LEVEL_LEFT,
    ORDER_PLACE,
    PRIMARY_FITS,
    ROW,
    TAKEOVER,
    TOKENS,
    WANTED_PLACE,
    WORTH,
)
from soloist.games.luthier.opponent.own import Ai, Piece, Place, lacks_instrument

Places = Ladder[Ai, Place]
Pieces = Ladder[Ai, Piece]
OfPlace = Rung[Ai, Place]
OfPiece = Rung[Ai, Piece]
C = "luthier.ai."


# Rows: ("space", n), the one next to the deck first.
def _furthest(clause: str) -> OfPlace:
    return OfPlace("most", N_("spaces from the deck"), clause, lambda me, x: x[1])


def _taste(clause: str, name: str) -> OfPlace:
    return OfPlace("least", name, clause, ORDER_PLACE)


ERA = N_("place of its era on the guild card")
FAMILY = N_("place of its family on the guild card")


@cache
def patron(matching: bool) -> Places:
    """Return the list for a patron of the row (LA028); without an unassigned instrument nothing matches one."""
    first = OfPlace("prefer", N_("a primary requirement that an instrument of it matches"), C + "salon", PRIMARY_FITS)
    rungs = (_taste(C + "salon", ERA), _furthest(C + "salon"))
    return Places(N_("Patron"), C + "salon", (first, *rungs) if matching else rungs, found=ROW)


@cache
def fitting(deck: int, any_worth: bool = True) -> Places:
    """Return the list for a card of the row that fits a need of its patrons (LA031, LA034, LA038, LA039)."""
    clause = CLAUSES[deck]
    fits = OfPlace("must", N_("what a patron needs"), clause, FITS)
    rungs: tuple[OfPlace, ...] = (_taste(clause, TASTES[deck]), _furthest(clause))
    if deck == INSTRUMENTS:
        rungs = (OfPlace("least", N_("place of that patron from the left"), clause, WANTED_PLACE), *rungs)
    return Places(N_("Card that a patron needs"), clause, (*_worth(any_worth), fits, *rungs), found=ROW)


@cache
def other(deck: int, any_worth: bool = True) -> Places:
    """Return the list for a card of the row where none fits (LA031, LA034, LA038, LA039)."""
    clause = CLAUSES[deck]
    rungs = (*_worth(any_worth), _taste(clause, TASTES[deck]), _furthest(clause))
    instead = fitting(deck, any_worth)
    return Places(N_("Card that no patron needs"), clause, rungs, found=ROW, instead_of=instead)


def _worth(any_worth: bool) -> tuple[OfPlace, ...]:
    if any_worth:
        return ()
    return (OfPlace("must", N_("not above the card's level"), C + "repair.level", WORTH),)


CLAUSES = {INSTRUMENTS: C + "instrument", PERFORMANCES: C + "perform", REPAIRS: C + "repair"}
TASTES = {INSTRUMENTS: FAMILY, PERFORMANCES: ERA, REPAIRS: FAMILY}


# Its own patrons: ("patron space", place).
def _left_most(clause: str) -> OfPlace:
    return OfPlace("least", N_("place from the left"), clause, lambda me, x: x[1])


@cache
def patron_without(family: int) -> Places:
    """Return the list for a patron of a primary family that has no instrument (LA032, LA045, reading 17)."""
    clause = C + "instrument.assign"

    def fits(me: Ai, x: Place) -> bool:
        return me.patrons[x[1]].primary == family and lacks_instrument(me.patrons[x[1]])

    rungs = (OfPlace("must", N_("its family, and no instrument yet"), clause, fits), _left_most("luthier.reading.17"))
    return Places(N_("Patron for the instrument"), clause, rungs)


@cache
def patron_in_need(deck: int, of: int) -> Places:
    """Return the list for a patron that needs a performance or a repair (LA037, LA040, reading 13)."""
    clause = C + ("perform.levels" if deck == PERFORMANCES else "repair.done")
    rungs = (
        OfPlace("must", N_("it needs that"), clause, lambda me, x: (deck, of) in me.patrons[x[1]].needs),
        _left_most("luthier.reading.13"),
    )
    return Places(N_("Patron for the card"), clause, rungs)


BUILD = Places(
    N_("Patron whose instrument is built"),
    C + "build",
    (
        OfPlace("must", N_("an unfinished instrument"), C + "build", lambda me, x: me.patrons[x[1]].unfinished >= 0),
        _left_most(C + "build"),
    ),
)


# The Orchestra.
SECTION = Places(
    N_("Section for the token"),
    C + "token",
    (
        OfPlace("prefer", N_("an empty First Chair"), C + "token", EMPTY_CHAIR),
        OfPlace("most", N_("tokens with which it takes over a First Chair"), "luthier.reading.18", TAKEOVER),
        OfPlace("least", N_("tokens on a space without an instrument"), C + "token", FEWEST),
        OfPlace(
            "least", N_("place on the guild card"), "luthier.reading.20", lambda me, x: me.families.index(x[1])
        ),
    ),
)  # fmt: skip
DESK = Pieces(
    N_("Space for the token"),
    C + "token",
    (OfPiece("least", N_("tokens"), C + "token", TOKENS),),
    found=DESKS,
)
"""What is still equal is drawn: the white die (LA048)."""


# Awards: ("level", award place, level, how many there are).
@cache
def award(highest: bool) -> Pieces:
    """Return the list for the level of its next award that it scores (LA043, LA052, reading 15)."""
    clause = C + "balcony.award"
    how = OfPiece("most" if highest else "least", N_("level"), clause, lambda me, x: int(x[2]))
    rungs = (
        OfPiece("must", N_("a level that is left"), "luthier.reading.15", LEVEL_LEFT),
        how,
    )
    return Pieces(N_("Award"), clause, rungs)
