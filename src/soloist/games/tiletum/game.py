"""The game as the engine, the players and the views know it."""

from __future__ import annotations

from typing import Final

from soloist.engine.base_rules import BaseRules
from soloist.engine.catalogue import Credits, Result
from soloist.engine.questions import Question
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data
from soloist.engine.text import N_
from soloist.games.tiletum import counting, flow, rank, setup, story, words
from soloist.games.tiletum import view as views
from soloist.games.tiletum.components import PACKAGE
from soloist.games.tiletum.notation import NOTATION
from soloist.games.tiletum.opponent.named import thing_name
from soloist.games.tiletum.scoring import ranking, winner
from soloist.games.tiletum.settings import SETTINGS, computer_seats
from soloist.games.tiletum.state import NONE, Game
from soloist.games.tiletum.why_not import why_not

TURNS_A_ROUND: Final = 100
"""More than a round has: the number of a turn is the round times this, and the turn in it."""


class Tiletum(BaseRules[Game]):
    """The rules of the base game, and of the solo game against the Cardinalbot (tiletum.goal)."""

    name = "tiletum"
    version = "1"
    credits = Credits("Tiletum", "Simone Luciani, Daniele Tascini", "Board&Dice")
    fidelity = N_(
        "The rules of the base game and of the Cardinalbot are official, its Decrees and Challenges are read from the "
        "printed cards. The map, most tiles and some numbers are not public: they are reconstructed, balanced by "
        "simulation, and marked. Open points are listed as readings."
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
    pieces = staticmethod(counting.pieces)
    rank = staticmethod(rank.rank)
    tell = staticmethod(words.tell)
    heading = staticmethod(story.heading)
    touched = staticmethod(story.touched)
    scores = staticmethod(story.scores)
    label = staticmethod(words.label)
    view = staticmethod(views.view)
    counters = staticmethod(views.counters)

    def load(self, data: object, like: Game) -> Game:
        """Return the state that plain data describes."""
        game = from_data(Game, data, kit=like.kit)
        if game.cardinal is not None:
            game.cardinal.kit = like.kit
        return game

    def ready(self, game: Game) -> bool:
        """Whether the first turn has come."""
        return game.stage == "turn"

    def turn(self, game: Game) -> int:
        """Return a number for the turn that rises in the game."""
        return game.round * TURNS_A_ROUND + game.turn

    def result(self, game: Game) -> Result:
        """Return whether the first player has won; yours and the Cardinalbot's points, or everybody's by their rank."""
        if game.kit.cardinal != NONE:
            numbers = {"points": game.points[0], "opponent": game.points[game.kit.cardinal]}
        else:
            numbers = {f"player-{who + 1}": game.points[who] for who in ranking(game)}
        return Result(winner(game) == 0, numbers)

    def why_not(self, game: Game, question: Question, text: str) -> str:
        """Return why an answer is not among the options."""
        return why_not(game, question, text, NOTATION)

    def thing(self, game: Game, thing: Thing) -> str:
        """Return a thing of the Cardinalbot's trace in words."""
        return thing_name(game.kit.box, thing)


GAME: Final = Tiletum()
