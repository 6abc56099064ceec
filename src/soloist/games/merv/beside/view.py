"""What a person at the table sees: the question, what the Magistrate owns, and the city as far as it was told."""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Chance, Option, Question
from soloist.engine.reasons import NO_REASON
from soloist.engine.text import N_, say
from soloist.engine.view import Choice, Counter, Layout, Piece, Place, View, Zone
from soloist.games.merv.beside.cards import kept_by_you
from soloist.games.merv.beside.drawing.layout import drawn_city, is_on_the_city, layout, short, wall_piece
from soloist.games.merv.beside.drawing.pictures import MARKS, OWN, thing_piece
from soloist.games.merv.beside.named import city_words, path_words, seat_name, site_words
from soloist.games.merv.beside.notation import NOTATION
from soloist.games.merv.beside.reasons import REASONS
from soloist.games.merv.beside.state import MAGISTRATE, Beside, buildings_left, side, year
from soloist.games.merv.beside.words import ask, help_for, label, notes, rungs
from soloist.games.merv.boards import camel_piece, card_piece
from soloist.games.merv.kinds import (
    ACTIONS,
    CELL_WORDS,
    CELLS,
    CITIES,
    MARKET,
    NONE,
    SIZE,
    SLOT_WORDS,
)
from soloist.games.merv.names import action_name, slot_name
from soloist.games.merv.opponent.own import servants_left

MOMENTS: Final = ("corrected",)
ACTS: Final = ("laid out", "shuffle", "queued", "scoring of the Magistrate")
"""The events that say what is to be done at the table, beside the instructions."""
ECHOES: Final = ("turn told", "invasion")
"""The events that only repeat what was told."""


KEPT: Final = (
    "its-cards", *(f"its-city-{n}" for n in range(1, CITIES + 1)), "its-supply", "its-tiles",
)  # fmt: skip
"""The places of what it has beside the numbers that are always in sight: a correction may change them unseen."""


def view(game: Beside, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, or (None) when the game is over."""
    asked = question if isinstance(question, Question) else None
    why, clause = REASONS.of(asked) if asked else NO_REASON
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        rungs=rungs(game, question),
        help=help_for(game, question),
        reason=say(why),
        clause=clause,
        notes=notes(asked),
        zones=zones(game),
        counters=counters(game),
        choices=[_choice(game, asked, option) for option in dict.fromkeys(asked.options)] if asked else [],
        words={"points": say("Your points"), "opponent": say("Points of the Magistrate")},
        layout=layout(asked) if asked else Layout(),
        drawing=_drawing(game),
    )


def _choice(game: Beside, question: Question, option: Option) -> Choice:
    piece = None if is_on_the_city(option) else thing_piece(option)
    return Choice(NOTATION.write(option), label(game, question, option), short=short(question, option), piece=piece)


def _drawing(game: Beside) -> dict[str, object]:
    names = [say("The Corrupt Magistrate")]
    told = {"names": names, "moments": MOMENTS, "acts": ACTS, "echoes": ECHOES, "kept": KEPT}
    return {**told, "city": drawn_city(game)}


def counters(game: Beside) -> list[Counter]:
    """Return the numbers that are always in sight."""
    numbers, me = game.kit.box.numbers, game.me
    return [
        Counter("points-2", say("Its points"), me.points, "points"),
        Counter("its-favour", say("favour"), me.favour, "favour"),
        Counter("its-influence", say("influence"), me.influence, "influence"),
        Counter("its-steps", say("steps in the mosque"), me.mosque, "step"),
        Counter("its-camels", say("camels"), me.camels, "camel"),
        Counter("its-scrolls", say("scrolls"), me.scrolls, "scroll", numbers.scrolls),
        Counter("the-year", say("Year"), year(game), "year", numbers.years),
        Counter("the-round", say("Round"), side(game) + 1, "round", numbers.rounds),
    ]


def _turn(game: Beside) -> str:
    if game.stage == "setup":
        return say("Set-up")
    numbers = game.kit.box.numbers
    named = {"year": year(game), "years": numbers.years, "round": side(game) + 1, "rounds": numbers.rounds}
    return say("Year {year} of {years}, round {round} of {rounds}", **named)


# What the Magistrate owns, and what was told.
def zones(game: Beside) -> list[Zone]:
    """Return the city as far as it was told, the queue and slots, and what the Magistrate has."""
    if game.sites.count(NONE) == CELLS:
        return []
    return [_city(game), _meeples(game), _walls(game), _things(game), _goods(game), _pieces(game), _deck(game)]


def _city(game: Beside) -> Zone:
    places = []
    for cell in range(CELLS):
        pieces = [_building(game.owners[cell])] if game.owners[cell] != NONE else []
        if cell in game.me.soldiers:
            pieces.append(Piece("soldier", say("soldier of the Magistrate"), "M", OWN[MAGISTRATE]))
        name = say("camel market") if cell == MARKET else site_words(game, cell)
        kind = "camel market" if cell == MARKET else "untold" if game.sites[cell] == NONE else ACTIONS[game.sites[cell]]
        at = (float(cell % SIZE), float(cell // SIZE))
        places.append(Place(f"cell-{CELL_WORDS[cell]}", name, pieces, kind, "", at))
    return Zone("city", say("City"), places)


def _building(who: int) -> Piece:
    return Piece("building", say("building: {who}", who=seat_name(who)), MARKS[who], OWN[who])


def _meeples(game: Beside) -> Zone:
    taken = [(who, slot) for who, slot in enumerate(game.masters) if slot != NONE]
    places = [
        Place(f"slot-{SLOT_WORDS[slot]}", say("slot {slot}", slot=slot_name(slot)), [_meeple(who)])
        for who, slot in taken
    ]
    queue = [_meeple(who) for who in game.queue if game.masters[who] == NONE]
    return Zone("meeples", say("Queue and slots"), [Place("queue-told", say("queue, from the front"), queue), *places])


def _walls(game: Beside) -> Zone:
    places = []
    for place, word in enumerate(SLOT_WORDS):
        if (wall := wall_piece(game, place)) is not None:
            places.append(Place(f"wall-{word}", say("wall place {place}", place=slot_name(place)), [wall]))
    return Zone("walls", say("Walls of which Soloist knows"), places)


def _meeple(who: int) -> Piece:
    return Piece("master", say("master meeple: {who}", who=seat_name(who)), MARKS[who], OWN[who])


def _things(game: Beside) -> Zone:
    me = game.me
    camels = [camel_piece(me.camels)] if me.camels else []
    free = me.scrolls - me.scrolls_laid
    scrolls = [Piece("scroll", say("scroll"), "", "scroll", "", "merv.library", free)] if free else []
    if me.scrolls_laid:
        scrolls.append(Piece("scroll-laid", say("scroll on a contract"), "", "scroll", "", "", me.scrolls_laid))
    cards = [card_piece(spice, n) for spice, n in enumerate(me.spices) if n]
    places = [
        Place("its-supplies", say("camels and scrolls"), [*camels, *scrolls]),
        Place("its-cards", say("caravan cards"), cards),
    ]
    return Zone("magistrate", say("The Corrupt Magistrate"), places)


def _goods(game: Beside) -> Zone:
    me, places = game.me, []
    for city in range(CITIES):
        there = {"good": me.goods[city] - me.laid[city], "good-laid": me.laid[city]}
        names = {"good": N_("good"), "good-laid": N_("good on a contract")}
        pieces = [Piece(symbol, say(names[symbol]), count=n) for symbol, n in there.items() if n]
        if city in me.posts:
            pieces.insert(0, Piece("post", say("post"), "M", OWN[MAGISTRATE]))
        places.append(Place(f"its-city-{city + 1}", city_words(city), pieces))
    return Zone("its-cities", say("Its posts and goods"), places)


def _pieces(game: Beside) -> Zone:
    me, own = game.me, OWN[MAGISTRATE]
    counts = {
        "building": (buildings_left(game, MAGISTRATE), N_("building")),
        "soldier": (servants_left(me), N_("servant")),
    }
    supply = [Piece(symbol, say(word), "M", own, "", "", n) for symbol, (n, word) in counts.items() if n > 0]
    halls = [
        Place(
            f"its-hall-{n}",
            say("hall {n} from the left", n=n),
            [Piece("courtier", say("courtier"), "M", own, count=there)],
        )
        for n, there in enumerate(me.courtiers, 1)
        if there
    ]
    tiles = [
        Piece(
            "scoring",
            say("{n} for each building on {action}", n=n, action=action_name(action)),
            str(n),
            ACTIONS[action],
        )
        for action, n in me.tiles
    ]
    if me.extra != NONE:
        words = say("breakthrough of level 2: {action} one more time", action=action_name(me.extra))
        tiles.append(Piece(f"action-{ACTIONS[me.extra]}", words))
    path = [Place("its-path", path_words(me.path))] if me.path != NONE else []
    return Zone(
        "its-pieces",
        say("Its pieces"),
        [Place("its-supply", say("supply"), supply), *halls, Place("its-tiles", say("its tiles"), tiles), *path],
    )


def _deck(game: Beside) -> Zone:
    """Return its solo cards as far as they lie open."""
    me = game.me
    piles = [
        ("card", say("solo card"), [me.card] if me.card != NONE else []),
        ("discards", say("discarded solo cards"), [card for card, n in enumerate(me.discards) for _ in range(n)]),
        ("removed", say("solo cards out of the game"), [card for card, gone in enumerate(me.removed) if gone]),
    ]
    places = [
        Place(
            f"magistrate-{id}", name, [Piece(f"solo-card-{ACTIONS[n]}", action_name(n), "", ACTIONS[n]) for n in cards]
        )
        for id, name, cards in piles
    ]
    return Zone("solo-cards", say("Your solo cards for it") if kept_by_you(game) else say("Its solo cards"), places)
