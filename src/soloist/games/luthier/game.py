"""The game as the engine, the players and the views know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from soloist.engine.catalogue import Credits, Result
from soloist.engine.components import TableInfo, describe
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Option, Question
from soloist.engine.rulebook import Rulebook, rulebook_of
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data
from soloist.engine.story import Deed, Scored
from soloist.engine.text import N_
from soloist.engine.view import Counter, View
from soloist.games.luthier import counting, flow, rank, setup, story, words
from soloist.games.luthier import view as views
from soloist.games.luthier.components import PACKAGE
from soloist.games.luthier.notation import NOTATION
from soloist.games.luthier.opponent.named import thing_name
from soloist.games.luthier.scoring import winner
from soloist.games.luthier.settings import SETTINGS, computer_seats
from soloist.games.luthier.state import Game
from soloist.games.luthier.why_not import why_not

TURNS_A_ROUND: Final = 100
"""More than a round has: the number of a turn is the round times this, and the turn in it."""


class Luthier:
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

    def new(self, options: Mapping[str, str], overrides: Path | None = None) -> Game:
        """Return the state before the first question."""
        return setup.new(options, overrides)

    # Straight runs spend their time here, so these three are the functions themselves.
    step = staticmethod(flow.step)
    over = staticmethod(flow.over)
    copy = staticmethod(copier(Game))

    def load(self, data: object, like: Game) -> Game:
        """Return the state that plain data describes."""
        game = from_data(Game, data, kit=like.kit)
        if game.ai is not None:
            game.ai.kit = like.kit
        return game

    def refresh(self, game: Game) -> None:
        """Do nothing: no field is derived from others."""

    def ready(self, game: Game) -> bool:
        """Whether Planning has come for the first time."""
        return game.stage == "plan" and not game.due

    def turn(self, game: Game) -> int:
        """Return a number for the turn that rises in the game."""
        planning = game.stage in ("round", "plan")
        return game.round * TURNS_A_ROUND + (0 if planning else TURNS_A_ROUND // 2) + game.turn

    def seats(self, options: Mapping[str, str]) -> Mapping[int, str]:
        """Return the computer players that were put into seats."""
        return computer_seats(options)

    def result(self, game: Game) -> Result:
        """Return whether the first person has won, the prestige, and the most prestige of anybody else."""
        others = max((n for who, n in enumerate(game.prestige) if who), default=0)
        return Result(winner(game) == 0, {"prestige": game.prestige[0], "opponent": others})

    def pieces(self, game: Game) -> dict[str, int]:
        """Count all cards and goals wherever they are."""
        return counting.pieces(game)

    def rank(self, question: Question, game: Game) -> list[Answer]:
        """Return sensible answers, the best first."""
        return rank.rank(question, game)

    def why_not(self, game: Game, question: Question, text: str) -> str:
        """Return why an answer is not among the options."""
        return why_not(game, question, text)

    def thing(self, game: Game, thing: Thing) -> str:
        """Return a thing of the AI's trace in words."""
        return thing_name(thing)

    def tell(self, game: Game, event: Event) -> str:
        """Return an event as a sentence."""
        return words.tell(game, event)

    def heading(self, game: Game) -> str:
        """Return what the log calls the turn or phase that begins here."""
        return story.heading(game)

    def touched(self, game: Game, deed: Deed) -> Sequence[str]:
        """Return the places that a step of the AI is about."""
        return story.touched(game, deed)

    def scores(self, game: Game, events: Sequence[Event]) -> Sequence[Scored]:
        """Return where everybody's prestige came from."""
        return story.scores(game, events)

    def label(self, game: Game, question: Question, option: Option) -> str:
        """Return an option in words."""
        return words.label(game, question, option)

    def view(self, game: Game, question: Question | Chance | None) -> View:
        """Return what a person sees."""
        return views.view(game, question)

    def counters(self, game: Game) -> Sequence[Counter]:
        """Return the numbers that are always in sight."""
        return views.counters(game)

    def rulebook(self) -> Rulebook:
        """Return the rules in our own words."""
        return _rulebook()

    def components(self, overrides: Path | None = None) -> Sequence[TableInfo]:
        """Return each data table with its standing."""
        return describe(PACKAGE, overrides)


@cache
def _rulebook() -> Rulebook:
    return rulebook_of(PACKAGE)


GAME: Final = Luthier()
