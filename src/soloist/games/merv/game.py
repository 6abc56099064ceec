"""The game as the engine, the players and the views know it."""

from __future__ import annotations

from typing import Final

from soloist.engine.base_rules import BaseRules
from soloist.engine.catalogue import Credits, Result
from soloist.engine.questions import Question
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data
from soloist.engine.text import N_
from soloist.games.merv import flow, rank, setup, story, words
from soloist.games.merv import view as views
from soloist.games.merv.components import PACKAGE
from soloist.games.merv.counting import count_pieces
from soloist.games.merv.notation import NOTATION
from soloist.games.merv.opponent.named import thing_name
from soloist.games.merv.scoring import winners
from soloist.games.merv.settings import SETTINGS, computer_seats
from soloist.games.merv.state import Game
from soloist.games.merv.why_not import why_not

TURNS_A_ROUND: Final = 100
"""More than a round has: the number of a turn is the round times this, and the turn in it."""


class Merv(BaseRules[Game]):
    """The rules of the base game, and of the solo game against the Corrupt Magistrate (merv.goal, merv.magistrate)."""

    name = "merv"
    version = "1"
    credits = Credits("Merv: The Heart of the Silk Road", "Fabio Lopiano", "Osprey Games")
    fidelity = N_(
        "The rules of the Corrupt Magistrate are official, and the counts of all pieces are known. The course of the "
        "base game is reported; most printed numbers, the map of the marketplace and the High Courtier are not public: "
        "they are reconstructed, and marked. Open points are listed as readings."
    )
    settings = SETTINGS
    notation = NOTATION
    package = PACKAGE
    state_class = Game
    brain = True

    # Where each part of it lies; straight runs call these functions themselves.
    new = staticmethod(setup.new)
    step = staticmethod(flow.step)
    over = staticmethod(flow.over)
    copy = staticmethod(copier(Game))
    seats = staticmethod(computer_seats)
    pieces = staticmethod(count_pieces)
    rank = staticmethod(rank.rank)
    tell = staticmethod(words.tell)
    label = staticmethod(words.label)
    heading = staticmethod(story.heading)
    touched = staticmethod(story.touched)
    scores = staticmethod(story.scores)
    view = staticmethod(views.view)
    counters = staticmethod(views.counters)

    def load(self, data: object, like: Game) -> Game:
        """Return the state that plain data describes."""
        game = from_data(Game, data, kit=like.kit)
        if game.magistrate is not None:
            game.magistrate.kit = like.kit
        return game

    def ready(self, game: Game) -> bool:
        """Whether the first turn has come."""
        return game.stage == "turn"

    def turn(self, game: Game) -> int:
        """Return a number for the turn that rises in the game."""
        return game.round * TURNS_A_ROUND + game.turn

    def result(self, game: Game) -> Result:
        """Return whether the first person has won alone, the points, and the most points of anybody else."""
        others = [points for who, points in enumerate(game.points) if who not in (0, game.kit.courtier)]
        return Result(winners(game) == [0], {"points": game.points[0], "opponent": max(others)})

    def why_not(self, game: Game, question: Question, text: str) -> str:
        """Return why an answer is not among the options."""
        return why_not(game, question, text, NOTATION)

    def thing(self, game: Game, thing: Thing) -> str:
        """Return a thing of a trace in words."""
        return thing_name(game.kit.box, thing)


GAME: Final = Merv()
"""Merv: the base game, the Corrupt Magistrate and the High Courtier."""
