"""Asking: each question as a sentence, and two sentences of help for a first game."""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Chance, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.burgundy.kinds import PHASES
from soloist.games.burgundy.names import DUE_NAMES
from soloist.games.burgundy.state import DUE, EMPTY, Game

QUESTIONS: Final = {
    "castle": N_("Choose a castle space for your first castle."),
    "trade": N_("The ship may trade {n} of your goods for a tile of the black depot. For which one?"),
    "trade goods": N_("Which {n} goods do you give for it?"),
    "discard": N_("Your storage is full. Which stored tile leaves the game?"),
    "gain order": N_("You score for several things at once. Which comes first?"),
}
CHANCES: Final = {
    "starting goods": N_("Draw {n} goods tiles and type their numbers."),
    "phase": N_("Set out phase {phase}: draw tiles and goods and type them."),
    "white die": N_("Roll the white die for round {round} and type it."),
    "dice": N_("Roll your dice for round {round} and type them."),
}
HELP: Final = {
    "castle": (
        N_("Your duchy grows outward from this castle, so a space beside many small areas is a good start."),
        N_("You win by covering all 37 spaces in 25 rounds."),
    ),
    "trade": (
        N_("A tile traded for is stored face down: a joker, which fits a space of any colour but does nothing else."),
        N_("Only now, right after the ship, can goods be traded."),
    ),
    "trade goods": (
        N_("They may be of any types, those that the ship just brought among them."),
        N_("Give those that your dice are least likely to sell."),
    ),
    "discard": (
        N_("You have three storage spaces, so one of the tiles there makes room for the new one."),
        N_("If you would rather keep all of them, undo and do something else."),
    ),
    "gain order": (
        N_("When your counter reaches the target it goes back to 0, and what lies beyond is lost."),
        N_("Take the points in the order that loses least, or that reaches the target."),
    ),
}
HELP_CHANCE: Final = (
    N_("Roll or draw with your own pieces, then type what you see: numbers for dice and goods, names for tiles."),
    N_("Everything else is done here; undo takes back a slip of the finger."),
)
HELP_TURN: Final = {
    "dice": (
        N_(
            "Each die does one thing: take a tile from its depot, place a stored tile on a space of its number, "
            "sell goods of its number, or take workers."
        ),
        N_("A worker changes a die by 1. What you may do now has an outline; a click on anything else says why not."),
    ),
    "due": (
        N_("What is due may be done in any order, also between your dice."),
        N_("What you do not use lapses when you end the turn."),
    ),
    "rest": (
        N_("Silver buys a tile of the black depot, once in a turn, or points."),
        N_("When you are done, end the turn."),
    ),
}


def ask(game: Game, question: Question | Chance | None) -> str:
    """Return what is asked as a sentence, or how the game ended."""
    if question is None:
        return _ending(game)
    n = game.kit.numbers
    if isinstance(question, Chance):
        phase = PHASES[min(game.phase + 1, len(PHASES) - 1)]
        return say(CHANCES[question.label], n=n.start_goods, phase=phase, round=game.round + 1)
    if question.name == "turn":
        return _turn(game)
    return say(QUESTIONS[question.name], n=n.trade_goods)


def _turn(game: Game) -> str:
    due = [say(DUE_NAMES[what]) for what, n in zip(DUE, game.due, strict=True) for _ in range(n)]
    dice = game.dice
    if len(dice) == 2 and dice[0] == dice[1]:
        words, due_words = (
            N_("Use your two dice that show {a}."),
            N_("Use your two dice that show {a}. Due as well: {due}."),
        )
    elif len(dice) == 2:
        words, due_words = N_("Your turn. Use the {a} or the {b}."), N_("Use the {a} or the {b}. Due as well: {due}.")
    elif dice:
        words, due_words = N_("Use the {a}."), N_("Use the {a}. Due as well: {due}.")
    elif game.closing:
        words = N_("The mines have paid for the last time. Use what you have, then end the game.")
        due_words = N_("The mines have paid for the last time. Still due: {due}.")
    else:
        words, due_words = (
            N_("Buy something, or end the turn."),
            N_("Still due: {due}."),
        )
    named = {"a": dice[0] if dice else "", "b": dice[-1] if dice else ""}
    if due:
        return say(due_words, due="; ".join(due), **named)
    return say(words, **named)


def _ending(game: Game) -> str:
    empty = game.duchy.tiles.count(EMPTY)
    if not empty:
        return say_n(
            "You won: every space is covered after {n} round.",
            "You won: every space is covered after {n} rounds.",
            game.round,
        )
    if game.stage != "over":
        return say("The game goes on.")
    return say_n("You lost: {n} space is still empty.", "You lost: {n} spaces are still empty.", empty)


def help_for(game: Game, question: Question | Chance | None) -> list[str]:
    """Return two sentences for a person's first game."""
    if question is None:
        return []
    if isinstance(question, Chance):
        sentences = HELP_CHANCE
    elif question.name == "turn":
        sentences = HELP_TURN["due" if any(game.due) else "dice" if game.dice else "rest"]
    else:
        sentences = HELP[question.name]
    return [say(sentence) for sentence in sentences]
