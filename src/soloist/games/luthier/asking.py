"""Asking: each question as a sentence, and two sentences of help for a first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.plainly import HELP_CHANCE, ask_chance
from soloist.engine.questions import Chance, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.foretold import apprentice_words, inspiration_words
from soloist.games.luthier.kinds import DECK_AT, INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.names import SOURCES, inside_name, location_name, player_name
from soloist.games.luthier.scoring import winner
from soloist.games.luthier.state import INSTRUMENT_DUE, PERFORMANCE_DUE, Game, materials_of
from soloist.games.luthier.words import card_name

CHANCES: Final = {
    "awards": N_("Draw the award tiles and type them, from the left."),
    "orchestra card": N_("Draw an orchestra setup card and type it."),
    "family tiles": N_("Draw the family tiles, one for each person, and type them."),
    "first cards": N_("Deal two patrons and two instruments and type them."),
    "goals": N_("Deal {n} goals and type them."),
    "patrons": N_("Draw {n} patrons and type them."),
    "instruments": N_("Draw {n} instruments and type them."),
    "performances": N_("Draw {n} performances and type them."),
    "repairs": N_("Draw {n} repairs and type them."),
    "search patrons": N_("Search the patrons and type the first that fits."),
    "search instruments": N_("Search the instruments and type the first that fits."),
    "search performances": N_("Search the performances and type the first that fits."),
    "search repairs": N_("Search the repairs and type the first that fits."),
    "white dice": N_("Roll {n} white dice and type them."),
}
"""How chance that is typed is asked for, by label."""
HELP: Final = {
    "first cards": (
        N_("An instrument of the family that the patron asks for can be assigned to it."),
        N_("A patron with one secondary requirement is sooner complete; one with two pays more."),
    ),
    "start action": (
        N_("Every family has a start action of its own."),
        N_("What cannot be done gives money instead."),
    ),
    "goals": (
        N_("Goals score at the end of the game; nobody else sees them."),
        N_("Keep those that go together."),
    ),
    "plan": (
        N_("Chips are placed face down; a high chip comes first and has more skill."),
        N_("With skill 4 and with skill 6 a location gives a bonus."),
    ),
    "activate": (
        N_("A location is resolved for everybody with a chip there."),
        N_("Activate first what others could take from you."),
    ),
    "apprentice": (
        N_("An apprentice adds 2 to the skill of one chip, and is spent."),
        N_("More skill may bring a bonus, or be first."),
    ),
    "chip": (
        N_("Carry out the effect of the location, or take money instead."),
        N_("Take the money where the effect brings you nothing."),
    ),
    "materials": (
        N_("Materials are for building and for repairs."),
        N_("Look at what your instruments take."),
    ),
    "buy": (
        N_("At the Market materials are cheaper than anywhere else."),
        N_("You hold at most two apprentices."),
    ),
    "assign": (
        N_("An assigned instrument fills the primary requirement of its patron when it is finished."),
        N_("It stays assigned unless the patron leaves."),
    ),
    "equip": (
        N_("An assigned instrument fills the primary requirement of its patron when it is finished."),
        N_("It stays assigned unless the patron leaves."),
    ),
    "deliver": (
        N_("Each card fills one requirement of one patron."),
        N_("A patron whose requirements are all filled is complete at once."),
    ),
    "inspiration": (
        N_("Inspiration rolls the dice again or adds 1."),
        N_("Spend it when it reaches the next level."),
    ),
    "pay": (
        N_("A missing material can be bought for money."),
        N_("Keep the materials that your instruments take."),
    ),
    "token": (
        N_("The first token in a section claims its First Chair; most tokens take it over."),
        N_("Desks with an instrument take nothing more."),
    ),
    "claim": (
        N_("Each level of an award is taken once, and you have one of an award."),
        N_("A higher level pays more, if you can wait for it."),
    ),
}
HELP_WITH_ROW: Final = (
    N_("Carry out the effect of the location, or take money instead."),
    N_("Cards near the deck cost money if your skill is low."),
)
"""The help for a chip at a location with a row of cards."""


def ask(game: Game, question: Question | Chance | None) -> str:
    """Return what is asked as a sentence, or how the game ended."""
    if question is None:
        return _ending(game)
    if isinstance(question, Chance):
        return ask_chance(question, CHANCES)
    sentence = _SENTENCES[question.name](game, question)
    if game.kit.alone and not question.seat:
        return sentence
    return say("{who}: {sentence}", who=player_name(game, question.seat), sentence=sentence)


def _chip(game: Game, question: Question) -> str:
    _, chip, skill = game.queue[0]
    place = location_name(game.location)
    return say("{location}: what does chip {chip} do, with skill {skill}?", location=place, chip=chip, skill=skill)


def _deliver(game: Game, question: Question) -> str:
    kind, _, card = game.due[0]
    deck = PERFORMANCES if kind == PERFORMANCE_DUE else INSTRUMENTS if kind == INSTRUMENT_DUE else REPAIRS
    return say("Whom does it go to: {card}?", card=card_name(game, deck, card))


def _materials(game: Game, question: Question) -> str:
    n, source = materials_of(game)
    if not source:
        return say_n("Which material do you take?", "Which {n} materials do you take?", n)
    one, many = N_("Which material do you take ({source})?"), N_("Which {n} materials do you take ({source})?")
    return say_n(one, many, n, source=say(SOURCES[source]))


def _due_card(words: str, deck: int) -> Callable[[Game, Question], str]:
    return lambda game, question: say(words, card=card_name(game, deck, game.due[0][2]))


_SENTENCES: Final[dict[str, Callable[[Game, Question], str]]] = {
    "first cards": lambda game, question: say("Which patron and which instrument do you keep?"),
    "start action": lambda game, question: say("Carry out the start action of your family tile."),
    "goals": lambda game, question: say_n(
        "Which {n} goal do you keep?", "Which {n} goals do you keep?", question.least
    ),
    "plan": lambda game, question: say("Place a chip."),
    "activate": lambda game, question: say("Which location do you activate?"),
    "apprentice": lambda game, question: apprentice_words(game, question.seat, int(question.options[0][1])),
    "chip": _chip,
    "materials": _materials,
    "buy": lambda game, question: say("What do you buy at the Market?"),
    "assign": _due_card(N_("Which patron is the {card} for?"), INSTRUMENTS),
    "equip": _due_card(N_("Which instrument is for {card}?"), PATRONS),
    "deliver": _deliver,
    "inspiration": lambda game, question: inspiration_words(game, question.seat),
    "pay": _due_card(N_("How do you pay for the repair: {card}?"), REPAIRS),
    "token": lambda game, question: say("Where does the token go?"),
    "claim": lambda game, question: say("Which award do you claim?"),
}
QUESTIONS: Final = tuple(_SENTENCES)
"""The names of all questions."""


def _ending(game: Game) -> str:
    if game.stage != "over":
        return say("The game goes on.")
    first, mine = winner(game), game.prestige[0]
    if not game.kit.alone:
        return say("{who} won with {n} prestige.", who=player_name(game, first), n=game.prestige[first])
    others = {"mine": mine, "most": max(game.prestige[1:])}
    if not first:
        return say("You won: {mine} prestige to {most}.", **others)
    if first == game.kit.ai:
        return say("You lost: {mine} prestige to {most}.", **others)
    # The others are named: one of them has won.
    return say("You lost: {mine} prestige to the {most} of {who}.", who=inside_name(game, first), **others)


def help_for(game: Game, question: Question | Chance | None) -> list[str]:
    """Return two sentences for a person's first game."""
    if question is None:
        return []
    sentences = HELP_CHANCE if isinstance(question, Chance) else HELP[question.name]
    if not isinstance(question, Chance) and question.name == "chip" and DECK_AT[game.location] != NONE:
        sentences = HELP_WITH_ROW
    return [say(sentence) for sentence in sentences]
