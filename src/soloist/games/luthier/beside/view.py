"""What a person at the table sees: the question, and what the AI owns."""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import N_, say, say_n
from soloist.engine.view import Choice, Counter, Layout, Piece, Place, View, Zone
from soloist.games.luthier.beside.correcting import CORRECT
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.pictures import ITS
from soloist.games.luthier.beside.state import YOU, Beside, whose
from soloist.games.luthier.beside.words import ask, help_for, label, name_of, rungs
from soloist.games.luthier.boards import PLAYER_COLOURS
from soloist.games.luthier.kinds import FAMILIES, LOCATIONS, NONE
from soloist.games.luthier.names import award_place_name, era_name, family_name, location_name, need_words
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Customer

MOMENTS: Final = ("set up for the AI", "corrected")
"""The events that are key moments."""
FEW: Final = tuple(range(21))
"""What most numbers on a card are."""


def view(game: Beside, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, or (None) when the game is over."""
    asked = question if isinstance(question, Question) else None
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        rungs=rungs(game, question),
        help=help_for(game, question),
        zones=zones(game),
        counters=counters(game),
        choices=[_choice(game, asked, option) for option in dict.fromkeys(asked.options)] if asked else [],
        words={"prestige": say("Your prestige"), "opponent": say("Prestige of the AI")},
        layout=_layout(asked) if asked else Layout(),
        drawing={"names": [say("The AI")], "moments": MOMENTS},
    )


def _choice(game: Beside, question: Question, option: Option) -> Choice:
    return Choice(NOTATION.write(option), label(game, question, option), piece=_picture(option))


def _picture(option: Option) -> Piece | None:
    """Return what an answer looks like, if it is a family: the symbols of the digital game."""
    if option[0] not in ("family", "section"):
        return None
    return Piece(FAMILIES[int(option[1])].lower(), name_of(option))


def _layout(question: Question) -> Layout:
    if question.kind == "number":
        return Layout(likely=FEW)
    return Layout(aside=tuple(n for n, option in enumerate(question.options) if option == CORRECT))


def counters(game: Beside) -> list[Counter]:
    """Return the numbers that are always in sight."""
    me = game.me
    rows = zip(me.rows, me.tracker, strict=True)
    return [
        Counter("prestige-2", say("The AI: prestige"), me.prestige, "prestige"),
        Counter("goals-2", say("AI Goals"), me.goals, "goal"),
        *(Counter(f"row-{LOCATIONS[row].lower()}", location_name(row), n) for row, n in rows),
        Counter("round", say("Round"), game.round, "round", game.kit.box.numbers.rounds),
    ]


def _turn(game: Beside) -> str:
    if not game.round:
        return say("Set-up")
    if game.stage == "act":
        return say("Round {round}: the AI acts on {location}", round=game.round, location=location_name(game.location))
    if game.stage not in ("plan", "activate"):
        return say("Round {n}", n=game.round)
    phase = say("Planning") if game.stage == "plan" else say("Resolution")
    who = say("your turn") if whose(game) == YOU else say("the AI's turn")
    return say("Round {round}, {phase}: {who}", round=game.round, phase=phase, who=who)


# What the AI owns, and where chips lie.
def zones(game: Beside) -> list[Zone]:
    """Return the AI's action cards, its patrons and instruments, its guild card, and the chips at the locations."""
    if not game.me.families:
        return []
    return [_cards(game), _patrons(game), _guild(game), _locations(game)]


def _cards(game: Beside) -> Zone:
    me, places = game.me, []
    for space, card in enumerate(me.row, 1):
        words = N_("{location}, level {n}") if card not in me.covered else N_("{location}, level {n}, worker {worker}")
        location = AI_LOCATIONS[card]
        name = say(words, location=location_name(location), n=me.levels[card], worker=me.workers[card])
        piece = Piece(f"ai-card-{LOCATIONS[location].lower()}", name, str(me.levels[card]), ITS, "", "luthier.ai.plan")
        places.append(Place(f"ai-card-{space}", say("Action space {n}", n=space), [piece]))
    bench = [Piece("chip-down", say("worker"), "", ITS, "", "luthier.ai.build", me.bench)] if me.bench else []
    return Zone("ai-cards", say("Its action cards"), [*places, Place("ai-bench", say("Its Workbench"), bench)])


def _patrons(game: Beside) -> Zone:
    me = game.me
    places = [
        Place(f"ai-patron-{n + 1}", _upper(name_of(("patron space", n))), _patron(patron))
        for n, patron in enumerate(me.patrons)
    ]
    beside = [
        Piece(f"instrument-{FAMILIES[family].lower()}", name_of(("instrument", family, prestige)), str(prestige))
        for family, prestige in me.beside
    ]
    places.append(Place("ai-beside", say("Its instruments for nobody"), beside))
    return Zone("ai", say("Its patrons and instruments"), places)


def _patron(patron: Customer) -> list[Piece]:
    family = family_name(patron.primary)
    if patron.built:
        primary = say("{family} instrument: finished", family=family)
    elif patron.unfinished == NONE:
        primary = say("{family} instrument: still open", family=family)
    else:
        primary = say("{family} instrument: unfinished, {n} prestige", family=family, n=patron.unfinished)
    worth = say_n("worth {n} prestige", "worth {n} prestige", patron.prestige)
    needs = [Piece("requirement", say("{what}: still open", what=need_words(need))) for need in patron.needs]
    return [Piece("prestige", worth, str(patron.prestige)), Piece("requirement", primary), *needs]


def _guild(game: Beside) -> Zone:
    me = game.me
    orders = (
        ("guild-eras", say("Eras"), [era_name(era) for era in me.eras]),
        ("guild-families", say("Families"), [family_name(family) for family in me.families]),
        ("guild-awards", say("Awards"), [award_place_name(place) for place in me.awards if place not in me.scored]),
    )
    places = [Place(id, name, [Piece("back", ", ".join(words))] if words else []) for id, name, words in orders]
    return Zone("guild", say("Its guild card"), places)


def _locations(game: Beside) -> Zone:
    places = []
    for location, pile in enumerate(game.piles):
        chips = [_chip(who) for who in pile]
        places.append(Place(f"location-{LOCATIONS[location].lower()}", location_name(location), chips))
    bench = [Piece("chip-down", say("your chip"), "", PLAYER_COLOURS[YOU], "", "", game.bench)] if game.bench else []
    places.append(Place("your-bench", say("Your Workbench"), bench))
    return Zone("locations", say("Chips that are not resolved"), places)


def _chip(who: int) -> Piece:
    name = say("your chip") if who == YOU else say("its worker")
    return Piece("chip-down", name, "", PLAYER_COLOURS[who], "", "luthier.planning")


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
