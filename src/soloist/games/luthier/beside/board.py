"""What the AI owns, where its tokens are and which chips wait, as zones of the table's view."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_, say
from soloist.engine.view import Piece, Place, Zone
from soloist.games.luthier.beside.cards import card_words
from soloist.games.luthier.beside.pictures import ITS
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.beside.words import name_of
from soloist.games.luthier.boards import (
    AI_PATRONS,
    PLAYER_COLOURS,
    action_card_piece,
    dropped_place,
    guild_zone,
    tracker_zone,
    unseen_places,
)
from soloist.games.luthier.kinds import ERAS, FAMILIES, LOCATIONS, NONE, PERFORMANCES
from soloist.games.luthier.names import family_name, location_name, need_words
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Customer, families_of
from soloist.games.luthier.opponent.planning import workers_on

CARDS: Final = tuple(f"ai-card-{LOCATIONS[location].lower()}" for location in AI_LOCATIONS)
"""The drawings of its action cards, by their numbers."""
PRIMARY: Final = (N_("wants a {family} instrument"), N_("finished {family} instrument"))
"""The primary requirement of a patron: still open, and met."""


def zones(game: Beside) -> list[Zone]:
    """Return the AI's tracker, guild card, action cards, patrons and instruments, its tokens, and the chips."""
    if not game.me.families:
        return []
    return [tracker_zone(game.me), guild_zone(game.me), _cards(game), _own(game), _orchestra(game), _locations(game)]


def _cards(game: Beside) -> Zone:
    me = game.me
    row = [
        Place(f"ai-card-{n}", say("Action space {n}", n=n), [action_card_piece(me, card), *_on_card(game, card)])
        for n, card in enumerate(me.row, 1)
    ]
    bench = [_chip(say("worker"), ITS, me.bench)] if me.bench else []
    places = [*unseen_places(me, ITS), *row, Place("ai-bench", say("Its Workbench space"), bench), dropped_place(me)]
    for piece in (piece for place in places for piece in place.pieces if piece.symbol in CARDS):
        piece.about = card_words(game, CARDS.index(piece.symbol))
    return Zone("ai-cards", say("Its action cards"), places)


def _on_card(game: Beside, card: int) -> list[Piece]:
    me = game.me
    if card not in me.covered:
        return []
    about = say("Its skill was {n}.", n=me.skills[card])
    return [
        Piece("chip", say("worker {n}", n=worker), str(worker), ITS, about, "luthier.ai.skill")
        for worker in workers_on(me, game.round, card)
    ]


def _chip(name: str, colour: str, count: int = 1) -> Piece:
    return Piece("chip-down", name, "", colour, "", "luthier.planning", count)


# Patrons and instruments.
def _own(game: Beside) -> Zone:
    me, goals = game.me, []
    patrons = [
        Place(f"ai-patron-{n + 1}", say(words), _patron(me.patrons[n]) if n < len(me.patrons) else [])
        for n, words in enumerate(AI_PATRONS)
    ]
    beside = [_instrument(family, prestige) for family, prestige in me.beside]
    if game.kit.ai_goals:
        goals = [Piece("cube", say("space {n}", n=me.goals), str(me.goals), ITS, "", "luthier.ai.goals")]
    places = [
        *patrons,
        Place("ai-beside", say("Its unassigned instruments"), beside),
        Place("ai-goals", say("AI Goals track"), goals),
    ]
    return Zone("ai", say("The AI"), places)


def _patron(patron: Customer) -> list[Piece]:
    """Return a patron: what it is worth, its primary requirement, its unfinished instrument, what else it wants."""
    family, clause = family_name(patron.primary), "luthier.ai.complete"
    worth = say("worth {n} prestige", n=patron.prestige)
    primary = say(PRIMARY[patron.built], family=family)
    state = "built" if patron.built else "open" if patron.unfinished == NONE else "begun"
    pieces = [
        Piece("any-patron", worth, str(patron.prestige), "", "", clause),
        Piece(FAMILIES[patron.primary].lower(), primary, "", state, "", clause),
    ]
    if patron.unfinished != NONE:
        pieces.append(_instrument(patron.primary, patron.unfinished))
    return [*pieces, *map(_need, patron.needs)]


def _instrument(family: int, prestige: int) -> Piece:
    name, word = name_of(("instrument", family, prestige)), FAMILIES[family].lower()
    words = say("unfinished: {what}", what=name)
    return Piece(f"instrument-{word}", words, str(prestige), word, "", "luthier.ai.build")


def _need(need: tuple[int, int]) -> Piece:
    deck, of = need
    symbol = f"play-{ERAS[of].lower()}" if deck == PERFORMANCES else f"mend-{FAMILIES[of].lower()}"
    return Piece(symbol, need_words(need), "", "open", "", "luthier.ai.complete")


# The shared table, as far as it was told.
def _orchestra(game: Beside) -> Zone:
    places = []
    for section in families_of(game.me):
        word, n = FAMILIES[section].lower(), game.tokens[section]
        pieces = [Piece("token", say("its token"), "", ITS, "", "luthier.ai.token", n)] if n else []
        if section in game.chairs:
            about = say("Unless you have taken it over since.")
            pieces.append(Piece("first-chair", say("First Chair"), "", ITS, about, "luthier.ai.token"))
        places.append(Place(f"section-{word}", family_name(section), pieces, word))
    return Zone("orchestra", say("Its tokens in the Orchestra"), places)


def _locations(game: Beside) -> Zone:
    places = []
    for location, pile in enumerate(game.piles):
        chips = [_of(who) for who in pile]
        places.append(Place(f"location-{LOCATIONS[location].lower()}", location_name(location), chips))
    bench = [_chip(say("your chip"), PLAYER_COLOURS[YOU], game.bench)] if game.bench else []
    places.append(Place("your-bench", say("Your Workbench"), bench))
    return Zone("locations", say("Chips that are not resolved"), places)


def _of(who: int) -> Piece:
    return _chip(say("your chip"), PLAYER_COLOURS[YOU]) if who == YOU else _chip(say("its worker"), ITS)
