"""The AI at a real table, as the engine, the terminal and the pages know it."""

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
from soloist.engine.view import Counter, Piece, View
from soloist.games.luthier.beside import flow, pictures, setup, story, words
from soloist.games.luthier.beside import view as views
from soloist.games.luthier.beside.doubts import contradiction
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.settings import SETTINGS
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.beside.why_not import why_not
from soloist.games.luthier.beside.words import name_of
from soloist.games.luthier.game import GAME as DIGITAL

TURNS_A_ROUND: Final = 300
LAST_PHASES: Final = 200
_LAST: Final = ("close", "order", "end", "score", "over", "round")
PHASES: Final = {"activate": 100, "act": 100, **{stage: LAST_PHASES + n for n, stage in enumerate(_LAST)}}
"""What the number of a turn is higher by in each stage; those of the end of a round have one turn."""


class LuthierTable:
    """The AI beside a real table (luthier.ai)."""

    name = "luthier-table"
    version = "1"
    credits: Credits = DIGITAL.credits
    fidelity = N_(
        "At the table everything that the AI decides by is official or a reading that you chose; what is printed on "
        "cards and boards is asked when it is first needed, and remembered. No reconstructed number is used."
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
        return game.stage == "plan"

    def turn(self, game: Beside) -> int:
        """Return a number for the turn that rises in the game."""
        phase = PHASES.get(game.stage, 0)
        return game.round * TURNS_A_ROUND + phase + (game.turn if phase < LAST_PHASES else 0)

    def seats(self, options: Mapping[str, str]) -> Mapping[int, str]:
        """Return nobody: the only seat is that of the person at the table."""
        return {}

    def result(self, game: Beside) -> Result:
        """Return whether you have won; a tie is a loss (LA058)."""
        return Result(game.score > game.me.prestige, {"prestige": max(0, game.score), "opponent": game.me.prestige})

    def pieces(self, game: Beside) -> dict[str, int]:
        """Count the AI's action cards wherever they are."""
        me = game.me
        return {"action cards": sum(me.deck) + len(me.row) + len(me.dropped)}

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
        """Return a thing of the AI's trace in words."""
        return name_of(thing)

    def picture(self, game: Beside, event: Event) -> Piece | None:
        """Return what an instruction is about as a piece that is drawn."""
        return pictures.picture(event)

    def heading(self, game: Beside) -> str:
        """Return what a chapter of the log is called."""
        return story.heading(game)

    def touched(self, game: Beside, deed: Deed) -> Sequence[str]:
        """Return no places: what the AI did lies on the real table."""
        return ()

    def scores(self, game: Beside, events: Sequence[Event]) -> Sequence[Scored]:
        """Return where the prestige of the AI came from."""
        return story.scores(game, events)

    def tell(self, game: Beside, event: Event) -> str:
        """Return an event as a sentence."""
        return story.tell(game, event)

    def back(self, game: Beside, event: Event) -> str:
        """Return as a sentence what takes an instruction back."""
        return story.back(game, event)

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


GAME: Final = LuthierTable()
