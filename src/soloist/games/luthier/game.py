"""The game as the engine, the players and the views know it."""

from __future__ import annotations

from typing import Final

from soloist.engine.base_rules import BaseRules
from soloist.engine.catalogue import Credits, Result
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data
from soloist.engine.text import N_
from soloist.games.luthier import counting, flow, rank, setup, story, telling, words
from soloist.games.luthier import view as views
from soloist.games.luthier.components import PACKAGE
from soloist.games.luthier.notation import NOTATION
from soloist.games.luthier.scoring import winner
from soloist.games.luthier.settings import SETTINGS, computer_seats
from soloist.games.luthier.state import Game
from soloist.games.luthier.why_not import why_not

TURNS_A_ROUND: Final = 100
"""More than a round has: the number of a turn is the round times this, and the turn in it."""


class Luthier(BaseRules[Game]):
    """The rules of the base game, and of the solo game against the AI (luthier.goal)."""

    name = "luthier"
    version = "1"
    credits = Credits("Luthier", "Dave Beck, Abe Burson", "Paverson Games")
    fidelity = N_(
        "The rules of the AI are official. The base game is known in outline only and no card is public: its cards, "
        "its numbers and many of its rules are reconstructed, and marked. At the table none of them is needed. Open "
        "points are listed as readings."
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
    why_not = staticmethod(why_not)
    tell = staticmethod(telling.tell)
    heading = staticmethod(story.heading)
    touched = staticmethod(story.touched)
    scores = staticmethod(story.scores)
    label = staticmethod(words.label)
    view = staticmethod(views.view)
    counters = staticmethod(views.counters)

    def load(self, data: object, like: Game) -> Game:
        """Return the state that plain data describes."""
        game = from_data(Game, data, kit=like.kit)
        if game.ai is not None:
            game.ai.kit = like.kit
        return game

    def ready(self, game: Game) -> bool:
        """Whether Planning has come for the first time."""
        return game.stage == "plan" and not game.due

    def turn(self, game: Game) -> int:
        """Return a number for the turn that rises in the game."""
        planning = game.stage in ("round", "plan")
        return game.round * TURNS_A_ROUND + (0 if planning else TURNS_A_ROUND // 2) + game.turn

    def result(self, game: Game) -> Result:
        """Return whether the first person has won, the prestige, and the most prestige of anybody else."""
        others = max((n for who, n in enumerate(game.prestige) if who), default=0)
        return Result(winner(game) == 0, {"prestige": game.prestige[0], "opponent": others})

    def thing(self, game: Game, thing: Thing) -> str:
        """Return a thing of the AI's trace in words."""
        return story.thing(game, thing)


GAME: Final = Luthier()
