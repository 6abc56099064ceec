"""The Cardinalbot at a real table, as the engine, the terminal and the pages know it."""

from __future__ import annotations

from typing import Final

from soloist.engine.base_rules import BaseTableRules
from soloist.engine.catalogue import Credits, Result
from soloist.engine.sight import Thing
from soloist.engine.states import copier, from_data
from soloist.engine.text import N_
from soloist.games.tiletum.beside import flow, setup, story, words
from soloist.games.tiletum.beside import view as views
from soloist.games.tiletum.beside.doubts import contradiction
from soloist.games.tiletum.beside.drawing import pictures
from soloist.games.tiletum.beside.notation import NOTATION
from soloist.games.tiletum.beside.remembered import printed_words
from soloist.games.tiletum.beside.settings import SETTINGS
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.beside.why_not import why_not
from soloist.games.tiletum.game import GAME as DIGITAL

TURNS_A_ROUND: Final = 100


class TiletumTable(BaseTableRules[Beside]):
    """The Cardinalbot beside a real table (tiletum.cardinal)."""

    name = "tiletum-table"
    version = "4"
    credits: Credits = DIGITAL.credits
    fidelity = N_(
        "At the table everything that the Cardinalbot decides by is official or a reading that you chose; printed "
        "numbers that are not public are asked when they are first needed, and remembered."
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
    picture = staticmethod(pictures.picture)
    heading = staticmethod(story.heading)
    scores = staticmethod(story.scores)
    tell = staticmethod(words.tell)
    back = staticmethod(words.back)
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
        return game.round * TURNS_A_ROUND + game.turn

    def result(self, game: Beside) -> Result:
        """Return whether you have won; a tie goes to the Cardinalbot (TC004)."""
        return Result(game.score > game.me.points, {"points": game.score, "opponent": game.me.points})

    def pieces(self, game: Beside) -> dict[str, int]:
        """Count what the Cardinalbot owns of a fixed number: Houses and Pillars."""
        me = game.me
        return {"houses": me.houses_left + len(me.houses), "pillars": me.pillars_left + len(me.pillars)}

    def thing(self, game: Beside, thing: Thing) -> str:
        """Return a thing of the Cardinalbot's trace in words."""
        return words.thing_words(game, thing)


GAME: Final = TiletumTable()
