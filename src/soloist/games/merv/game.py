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


class Merv:
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
        if game.magistrate is not None:
            game.magistrate.kit = like.kit
        return game

    def refresh(self, game: Game) -> None:
        """Do nothing: no field is derived from others."""

    def ready(self, game: Game) -> bool:
        """Whether the first turn has come."""
        return game.stage == "turn"

    def turn(self, game: Game) -> int:
        """Return a number for the turn that rises in the game."""
        return game.round * TURNS_A_ROUND + game.turn

    def seats(self, options: Mapping[str, str]) -> Mapping[int, str]:
        """Return the computer players that were put into seats."""
        return computer_seats(options)

    def result(self, game: Game) -> Result:
        """Return whether the first person has won alone, the points, and the most points of anybody else."""
        others = [points for who, points in enumerate(game.points) if who not in (0, game.kit.courtier)]
        return Result(winners(game) == [0], {"points": game.points[0], "opponent": max(others)})

    def pieces(self, game: Game) -> dict[str, int]:
        """Count every kind of piece wherever it is."""
        return count_pieces(game)

    def rank(self, question: Question, game: Game) -> list[Answer]:
        """Return sensible answers, the best first."""
        return rank.rank(question, game)

    def why_not(self, game: Game, question: Question, text: str) -> str:
        """Return why an answer is not among the options."""
        return why_not(game, question, text, NOTATION)

    def thing(self, game: Game, thing: Thing) -> str:
        """Return a thing of a trace in words."""
        return thing_name(game.kit.box, thing)

    def tell(self, game: Game, event: Event) -> str:
        """Return an event as a sentence."""
        return words.tell(game, event)

    def label(self, game: Game, question: Question, option: Option) -> str:
        """Return an option in words."""
        return words.label(game, question, option)

    def heading(self, game: Game) -> str:
        """Return the chapter of the log in which a step belongs that begins here."""
        return story.heading(game)

    def touched(self, game: Game, deed: Deed) -> Sequence[str]:
        """Return the places of the view that something an opponent did is about."""
        return story.touched(game, deed)

    def scores(self, game: Game, events: Sequence[Event]) -> Sequence[Scored]:
        """Return where everybody's points came from."""
        return story.scores(game, events)

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


GAME: Final = Merv()
"""Merv: the base game, the Corrupt Magistrate and the High Courtier."""
