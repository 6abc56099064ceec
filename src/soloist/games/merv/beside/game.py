"""The table game as the engine, the players and the views know it."""

from __future__ import annotations

from typing import Final

from soloist.engine.base_rules import BaseTableRules
from soloist.engine.catalogue import Credits, Result
from soloist.engine.events import Event
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data
from soloist.engine.text import N_
from soloist.engine.view import Piece
from soloist.games.merv.beside import flow, setup, story, telling, words
from soloist.games.merv.beside import view as views
from soloist.games.merv.beside.doubts import contradiction
from soloist.games.merv.beside.drawing import pictures
from soloist.games.merv.beside.named import named
from soloist.games.merv.beside.notation import NOTATION
from soloist.games.merv.beside.remembered import printed_words
from soloist.games.merv.beside.settings import SETTINGS
from soloist.games.merv.beside.state import MAGISTRATE, Beside, buildings_left
from soloist.games.merv.beside.why_not import why_not
from soloist.games.merv.game import GAME as DIGITAL
from soloist.games.merv.opponent.own import servants_left

TURNS_A_ROUND: Final = 100


class MervTable(BaseTableRules[Beside]):
    """The Corrupt Magistrate beside a real table (merv.magistrate)."""

    name = "merv-table"
    version = "2"
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

    # Where each part of it lies; straight runs call these functions themselves.
    new = staticmethod(setup.new)
    step = staticmethod(flow.step)
    over = staticmethod(flow.over)
    copy = staticmethod(copier(Beside))
    why_not = staticmethod(why_not)
    contradiction = staticmethod(contradiction)
    heading = staticmethod(story.heading)
    scores = staticmethod(story.scores)
    tell = staticmethod(telling.tell)
    back = staticmethod(telling.back)
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
        return game.stage == "turn"

    def turn(self, game: Beside) -> int:
        """Return a number for the turn that rises in the game."""
        after = {"queue": 3, "invasion": 4, "scoring": 5, "end": 6, "over": 6}
        return game.round * TURNS_A_ROUND + after.get(game.stage, game.turn)

    def result(self, game: Beside) -> Result:
        """Return whether you have won: only with more points (MM062)."""
        return Result(game.score > game.me.points, {"points": max(game.score, 0), "opponent": game.me.points})

    def pieces(self, game: Beside) -> dict[str, int]:
        """Count what the Magistrate owns of a fixed number: buildings and servants."""
        me = game.me
        servants = servants_left(me) + len(me.soldiers) + sum(me.courtiers)
        return {"buildings": buildings_left(game, MAGISTRATE) + len(me.buildings), "servants": servants}

    def picture(self, game: Beside, event: Event) -> Piece | None:
        """Return what an instruction is about as a piece."""
        return pictures.picture(event)

    def thing(self, game: Beside, thing: Thing) -> str:
        """Return a thing of the Magistrate's trace in words."""
        return named(game, thing)


GAME: Final = MervTable()
