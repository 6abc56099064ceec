"""What follows from what was told or done, so that it is never asked: First Chairs, spaces, the turn order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from soloist.engine.memory import asked, text_of
from soloist.engine.sight import Thing
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import BALCONY, ERAS, INSTRUMENTS, REPAIRS
from soloist.games.luthier.opponent import facts, ladders
from soloist.games.luthier.opponent.own import HAND, Piece, families_of

INSTRUMENT_ON: Final = "instrument of the AI on"
"""What is kept of a space on which the AI has put an instrument: it never leaves."""
TAKEN_NOW: Final = "chair taken in this turn"
"""What is kept of a First Chair that the AI has taken in this turn: nobody has taken it over since."""
PATRON: Final = ladders.patron(True).name
FITTING: Final = ladders.fitting(INSTRUMENTS).name
OTHER: Final = ladders.other(INSTRUMENTS).name
"""The lists by which a card of a row is taken; they have one name for all decks."""


# Cards of a row.
@dataclass(frozen=True, slots=True)
class Said:
    """One thing that was told of a row in this turn: what it was about, in text, the one space, and the answer."""

    names: Mapping[str, tuple[str, ...]]
    space: str
    values: tuple[Thing, ...]


def said(game: Beside, what: str, deck: int) -> Iterator[Said]:
    """Return what was told of a row by a list that was judged, or by a fact."""
    for line, told in game.memory.told.items():
        if line.startswith(f"{what} ("):
            about, _, space = line[len(what) + 2 :].partition(")")
            names = {name: tuple(words) for name, *words in (part.split() for part in about.split(", "))}
            if names.get("deck", ("deck", str(deck))) == ("deck", str(deck)):
                yield Said(names, space.removeprefix(": "), told.values)


def fitted(game: Beside, deck: int, place: Thing) -> int | None:
    """Return what a card of a row shows, if it was told in this turn that it is the one thing that was wanted."""
    judged = [one for one in said(game, FITTING, deck) if place in one.values]
    told = [one for one in said(game, facts.FITS.name, deck) if one.space == text_of(place) and one.values == (1,)]
    wanted = [one.names["wanted"] for one in (*judged, *told)]
    return next((int(of) for _, of, *more in wanted if not more), None)


def within(game: Beside, place: Thing) -> int | None:
    """Return how much a repair is worth at most, by what it was searched or taken for; None without a limit (LA039)."""
    if place == HAND:
        return game.within or None
    lists = [one for ladder in (FITTING, OTHER) for one in said(game, ladder, REPAIRS) if place in one.values]
    told = [one for one in said(game, facts.WORTH.name, REPAIRS) if one.space == text_of(place) and one.values == (1,)]
    return next((int(one.names["worth"][1]) for one in (*lists, *told) if "worth" in one.names), None)


def place_of(game: Beside, x: Piece, deck: Piece, listed: Piece) -> int | None:
    """Return the place in a list of what a card of a row shows, if that is known; behind its end if it is not there."""
    of = fitted(game, int(deck[1]), x)
    if of is None:
        return None
    return listed.index(of, 1) if of in listed[1:] else len(listed)


def fits(game: Beside, x: Piece, deck: Piece, wanted: Piece) -> int | None:
    """Return whether a card of a row is one of those wanted, where what was told of it before leaves no doubt."""
    shown = set(range(len(ERAS)) if wanted[0] == "eras" else families_of(game.me))
    for one in said(game, facts.FITS.name, int(deck[1])):
        kind, *of = one.names["wanted"]
        if one.space == text_of(x) and kind == wanted[0]:
            shown = shown & set(map(int, of)) if one.values == (1,) else shown - set(map(int, of))
    if shown <= set(wanted[1:]):
        return 1
    return None if shown & set(wanted[1:]) else 0


# The Orchestra: nobody leaves a First Chair, and whoever has one has a token there.
def empty_chair(game: Beside, x: Piece) -> int | None:
    """Return that no First Chair is empty behind a token of the AI."""
    section = int(x[1])
    return 0 if game.tokens[section] or section in game.chairs else None


def chair_is_empty(game: Beside, x: Thing) -> int | None:
    """Return whether a First Chair is empty, by what was done or told; None where that is not known."""
    assert isinstance(x, tuple)
    known = empty_chair(game, x)
    if known is None and (told := game.memory.recall(asked(facts.EMPTY_CHAIR.name, {}, (x,)))) is not None:
        known = int(str(told[0]))
    return known


def takeover(game: Beside, x: Piece) -> int | None:
    """Return that with its first token in a section it takes over no First Chair, nor one that it has just taken."""
    return 0 if not game.tokens[int(x[1])] or taken_now(game, x) else None


def gets_chair(game: Beside, x: Piece) -> int | None:
    """Return whether it gets a First Chair, by what was told: it does if it is empty; of yours see `takeover`."""
    empty = chair_is_empty(game, x)
    if empty:
        return 1
    return 0 if empty == 0 and takeover(game, x) == 0 else None


def taken_now(game: Beside, section: Thing) -> bool:
    """Whether the AI has taken the First Chair of a section in this turn."""
    return game.memory.recall(asked(TAKEN_NOW, {}, (section,))) is not None


def held_chair(game: Beside, x: Piece) -> int | None:
    """Return that it holds no First Chair that it never took."""
    return None if int(x[1]) in game.chairs else 0


# The Balcony.
def turn_space(game: Beside, x: Piece) -> int | None:
    """Return that a turn-order space is free where nobody but the AI is at the Balcony, which it is once a round."""
    return None if YOU in game.piles[BALCONY] else 1
