"""The AI at a real table, as the engine, the terminal and the pages know it."""

from __future__ import annotations

from typing import Final

from soloist.engine.base_rules import BaseTableRules
from soloist.engine.catalogue import Credits, Result
from soloist.engine.events import Event
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data
from soloist.engine.text import N_
from soloist.engine.view import Piece
from soloist.games.luthier.beside import flow, pictures, setup, story, words
from soloist.games.luthier.beside import view as views
from soloist.games.luthier.beside.doubts import contradiction
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.remembered import printed_words
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


class LuthierTable(BaseTableRules[Beside]):
    """The AI beside a real table (luthier.ai)."""

    name = "luthier-table"
    version = "4"
    credits: Credits = DIGITAL.credits
    fidelity = N_(
        "At the table everything that the AI decides by is official or a reading that you chose; what is printed on "
        "cards and boards is asked when it is first needed, and remembered. No reconstructed number is used."
    )
    settings = SETTINGS
    notation = NOTATION
    package = DIGITAL.package
    state_class = Beside

    # Where each part of it lies; straight runs call these functions themselves.
    new = staticmethod(setup.new)
    step = staticmethod(flow.step)
    over = staticmethod(flow.over)
    copy = staticmethod(copier(Beside))
    why_not = staticmethod(why_not)
    contradiction = staticmethod(contradiction)
    heading = staticmethod(story.heading)
    scores = staticmethod(story.scores)
    tell = staticmethod(story.tell)
    back = staticmethod(story.back)
    printed_words = staticmethod(printed_words)
    label = staticmethod(words.label)
    view = staticmethod(views.view)
    counters = staticmethod(views.counters)

    def load(self, data: object, like: Beside) -> Beside:
        """Return the state that plain data describes."""
        game = from_data(Beside, data, kit=like.kit)
        game.me.kit = like.kit
        return game

    def ready(self, game: Beside) -> bool:
        """Whether set-up is done."""
        return game.stage == "plan"

    def turn(self, game: Beside) -> int:
        """Return a number for the turn that rises in the game."""
        phase = PHASES.get(game.stage, 0)
        return game.round * TURNS_A_ROUND + phase + (game.turn if phase < LAST_PHASES else 0)

    def result(self, game: Beside) -> Result:
        """Return whether you have won; a tie is a loss (LA058)."""
        return Result(game.score > game.me.prestige, {"prestige": max(0, game.score), "opponent": game.me.prestige})

    def pieces(self, game: Beside) -> dict[str, int]:
        """Count the AI's action cards wherever they are."""
        me = game.me
        return {"action cards": sum(me.deck) + len(me.row) + len(me.dropped)}

    def thing(self, game: Beside, thing: Thing) -> str:
        """Return a thing of the AI's trace in words."""
        return name_of(thing)

    def picture(self, game: Beside, event: Event) -> Piece | None:
        """Return what an instruction is about as a piece that is drawn."""
        return pictures.picture(event)


GAME: Final = LuthierTable()
