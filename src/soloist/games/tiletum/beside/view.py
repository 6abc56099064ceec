"""What a person at the table sees: the question, and what the Cardinalbot owns."""

from __future__ import annotations

from soloist.engine.questions import Chance, Question
from soloist.engine.text import say
from soloist.engine.view import Choice, Counter, View
from soloist.games.tiletum.beside.notation import NOTATION
from soloist.games.tiletum.beside.state import Beside, whose
from soloist.games.tiletum.beside.words import ask, label


def view(game: Beside, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, or (None) when the game is over."""
    choices = []
    if isinstance(question, Question):
        choices = [
            Choice(NOTATION.write(option), label(game, question, option)) for option in dict.fromkeys(question.options)
        ]
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        counters=list(counters(game)),
        choices=choices,
        words={"points": say("Your points"), "opponent": say("Points of the Cardinalbot")},
    )


def counters(game: Beside) -> list[Counter]:
    """Return the numbers that are always in sight."""
    numbers = game.kit.box.numbers
    turn = min(game.turn // game.kit.players + 1, numbers.turns)
    return [
        Counter("points-2", say("The Cardinalbot: points"), game.me.points, "points"),
        Counter("king-of-2", say("The Cardinalbot: King track"), game.me.king, "king"),
        Counter("round", say("Round"), game.round, "round", numbers.rounds),
        Counter("turn", say("Turn"), turn, "turn", numbers.turns),
    ]


def _turn(game: Beside) -> str:
    if not game.round:
        return say("Set-up")
    who = say("your turn") if whose(game) == 0 else say("the Cardinalbot's turn")
    return say("Round {round}: {who}", round=game.round, who=who)
