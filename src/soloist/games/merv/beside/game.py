"""The table game as the engine, the players and the views know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from soloist.engine.catalogue import Credits, Result
from soloist.engine.components import TableInfo
from soloist.engine.events import Event
from soloist.engine.memory import Memory
from soloist.engine.questions import Answer, Chance, Option, Question
from soloist.engine.rulebook import Rulebook
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data, to_data
from soloist.engine.story import Deed, Scored
from soloist.engine.text import N_
from soloist.engine.view import Counter, View
from soloist.games.merv.beside import flow, setup, story, telling, words
from soloist.games.merv.beside import view as views
from soloist.games.merv.beside.doubts import contradiction
from soloist.games.merv.beside.named import named
from soloist.games.merv.beside.notation import NOTATION
from soloist.games.merv.beside.settings import SETTINGS
from soloist.games.merv.beside.state import MAGISTRATE, Beside, buildings_left
from soloist.games.merv.beside.why_not import why_not
from soloist.games.merv.game import GAME as DIGITAL
from soloist.games.merv.opponent.own import servants_left

TURNS_A_ROUND: Final = 100


class MervTable:
    """The Corrupt Magistrate beside a real table (merv.magistrate)."""

    name = "merv-table"
    version = "1"
    credits: Credits = DIGITAL.credits
    fidelity = N_(
        "At the table everything that the Magistrate decides by is official, reported or a reading that you chose; "
        "printed numbers that are not public are asked when they are first needed, and remembered. Only if Soloist "
        "plays the High Courtier, it does so by rules of its own."
    )
    settings = SETTINGS
    notation = NOTATION
    package = DIGITAL.package
    state_class = Beside
    brain = True

    def new(self, options: Mapping[str, str], overrides: Path | None = None) -> Beside:
        """Return the state before the first question."""
        return setup.new(options, overrides)

    step = staticmethod(flow.step)
    over = staticmethod(flow.over)
    copy = staticmethod(copier(Beside))

    def load(self, data: object, like: Beside) -> Beside:
        """Return the state that plain data describes."""
        game = from_data(Beside, data, kit=like.kit)
        game.me.kit = like.kit
        return game

    def refresh(self, game: Beside) -> None:
        """Do nothing: no field is derived from others."""

    def ready(self, game: Beside) -> bool:
        """Whether set-up is done."""
        return game.stage == "turn"

    def turn(self, game: Beside) -> int:
        """Return a number for the turn that rises in the game."""
        after = {"queue": 3, "invasion": 4, "scoring": 5, "end": 6, "over": 6}
        return game.round * TURNS_A_ROUND + after.get(game.stage, game.turn)

    def seats(self, options: Mapping[str, str]) -> Mapping[int, str]:
        """Return nobody: the only seat is that of the person at the table."""
        return {}

    def result(self, game: Beside) -> Result:
        """Return whether you have won: only with more points (MM062)."""
        return Result(game.score > game.me.points, {"points": max(game.score, 0), "opponent": game.me.points})

    def pieces(self, game: Beside) -> dict[str, int]:
        """Count what the Magistrate owns of a fixed number: buildings and servants."""
        me = game.me
        servants = servants_left(me) + len(me.soldiers) + sum(me.courtiers)
        return {"buildings": buildings_left(game, MAGISTRATE) + len(me.buildings), "servants": servants}

    def rank(self, question: Question, game: Beside) -> list[Answer]:
        """Return an answer that can be given: what lies on the table nobody can guess."""
        return [question.simplest()]

    def why_not(self, game: Beside, question: Question, text: str) -> str:
        """Return why an answer is not among the options."""
        return why_not(game, question, text)

    def printed(self, game: Beside) -> object:
        """Return what was told about the printed board, for later games."""
        return to_data(game.memory.printed())

    def remember(self, game: Beside, printed: object) -> None:
        """Know what was told about the printed board in an earlier game; raises Misfit if it is no such thing."""
        game.memory = from_data(Memory, printed)

    def contradiction(self, game: Beside, question: Question, answer: Answer) -> str:
        """Return which earlier answer an answer contradicts."""
        return contradiction(game, question, answer)

    def thing(self, game: Beside, thing: Thing) -> str:
        """Return a thing of the Magistrate's trace in words."""
        return named(game, thing)

    def heading(self, game: Beside) -> str:
        """Return what a chapter of the log is called."""
        return story.heading(game)

    def touched(self, game: Beside, deed: Deed) -> Sequence[str]:
        """Return no places: what the Magistrate did lies on the real table."""
        return ()

    def scores(self, game: Beside, events: Sequence[Event]) -> Sequence[Scored]:
        """Return where the Magistrate's points came from."""
        return story.scores(game, events)

    def tell(self, game: Beside, event: Event) -> str:
        """Return an event as a sentence."""
        return telling.tell(game, event)

    def back(self, game: Beside, event: Event) -> str:
        """Return as a sentence what takes an instruction back."""
        return telling.back(game, event)

    def label(self, game: Beside, question: Question, option: Option) -> str:
        """Return an answer in words."""
        return words.label(game, question, option)

    def view(self, game: Beside, question: Question | Chance | None) -> View:
        """Return what a person sees."""
        return views.view(game, question)

    def counters(self, game: Beside) -> Sequence[Counter]:
        """Return the numbers that are always in sight."""
        return views.counters(game)

    def rulebook(self) -> Rulebook:
        """Return the rules in our own words."""
        return DIGITAL.rulebook()

    def components(self, overrides: Path | None = None) -> Sequence[TableInfo]:
        """Return each data table with its standing."""
        return DIGITAL.components(overrides)


GAME: Final = MervTable()
