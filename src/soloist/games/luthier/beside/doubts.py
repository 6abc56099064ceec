"""Contradictions: an answer that cannot be true beside what was told before."""

from __future__ import annotations

from typing import Final

from soloist.engine.asking import About
from soloist.engine.memory import text_of
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.games.luthier.beside.reading import FITTING, NOTHING, OTHER, Said, said
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.beside.words import name_of
from soloist.games.luthier.kinds import INSTRUMENTS, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent import facts
from soloist.games.luthier.opponent.own import HAND

DECKS: Final = {
    facts.PATRON.name: PATRONS,
    facts.INSTRUMENT.name: INSTRUMENTS,
    facts.PERFORMANCE.name: PERFORMANCES,
    facts.REPAIR.name: REPAIRS,
}
MEDIUM, HIGH = 2, 3
"""Where a performance's results stand among what is read off it."""


def contradiction(game: Beside, question: Question, answer: Answer) -> str:
    """Return which earlier answer an answer contradicts, in a plain sentence, or an empty string."""
    about, read = question.about, question.name.rpartition("; ")[2]
    if not isinstance(about, About) or about.fact is None or about.fact.name not in DECKS:
        return ""
    if read in ("family", "era") and answer != (NOTHING,):
        return _not_as_judged(game, about, answer[0][1])
    if read == "prestige" and about.fact is facts.REPAIR:
        return _not_as_worth(game, about, int(answer[0][1]))
    if read == "numbers" and int(answer[0][HIGH]) <= int(answer[0][MEDIUM]):
        return say("A high result takes more than a medium one; here it would not.")
    return ""


def _not_as_judged(game: Beside, about: About, of: str | int) -> str:
    """A card said to fit that does not, or the other way round."""
    assert about.fact is not None
    deck, place = DECKS[about.fact.name], about.at["place"]
    for one in said(game, FITTING, deck):
        fits = str(of) in one.names["wanted"][1:]
        if place in one.values and not fits:
            return say("You told that the card on {place} is one of these: {what}.", **_named(one, place))
        if not one.values and fits and place != HAND and "worth" not in one.names:
            return say("You told that no card of the row is one of these: {what}.", **_named(one, place))
    for one in said(game, facts.FITS.name, deck):
        fits = str(of) in one.names["wanted"][1:]
        if one.space == text_of(place) and one.values != (int(fits),):
            words = N_("You told that the card on {place} is none of these: {what}.")
            if not fits:
                words = N_("You told that the card on {place} is one of these: {what}.")
            return say(words, **_named(one, place))
    return ""


def _named(one: Said, place: Thing) -> dict[str, str]:
    kind, *numbers = one.names["wanted"]
    return {"place": name_of(place), "what": name_of((kind, *map(int, numbers)))}


def _not_as_worth(game: Beside, about: About, worth: int) -> str:
    """A repair said to be within a level that is above it."""
    place = about.at["place"]
    lists = [one for ladder in (FITTING, OTHER) for one in said(game, ladder, REPAIRS) if place in one.values]
    told = [one for one in said(game, facts.WORTH.name, REPAIRS) if one.space == text_of(place) and one.values == (1,)]
    for one in (*lists, *told):
        if "worth" in one.names and worth > int(one.names["worth"][1]):
            words = N_("You told that the repair on {place} is worth at most {n}.")
            return say(words, place=name_of(place), n=one.names["worth"][1])
    return ""
