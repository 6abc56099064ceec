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
from soloist.engine.text import N_
from soloist.engine.view import Counter, View
from soloist.games.burgundy import flow, rank, setup, state, words
from soloist.games.burgundy import view as views
from soloist.games.burgundy.components import PACKAGE
from soloist.games.burgundy.kinds import GOODS, JOKER
from soloist.games.burgundy.notation import NOTATION, TILE_NAMES
from soloist.games.burgundy.settings import SETTINGS
from soloist.games.burgundy.state import EMPTY, Game
from soloist.games.burgundy.why_not import why_not


class Burgundy:
    """The rules of the solo game (burgundy.goal)."""

    name = "burgundy"
    version = "1"
    credits = Credits("The Castles of Burgundy", "Stefan Feld", "alea / Ravensburger")
    fidelity = N_(
        "The solo rules are official, and so are all numbers, tiles and effects. The order of the two spaces inside a "
        "depot and the maps of duchies 13A and 13B are reported: they were read off the boards of the solo expansion "
        "that came before. Open points are listed as readings."
    )
    settings = SETTINGS
    notation = NOTATION
    package = PACKAGE
    state_class = Game
    brain = False

    def new(self, options: Mapping[str, str], overrides: Path | None = None) -> Game:
        """Return the state before the first question."""
        return setup.new(options, overrides)

    # Straight runs spend their time here, so these three are the functions themselves.
    step = staticmethod(flow.step)
    over = staticmethod(flow.over)
    copy = staticmethod(copier(Game))

    def load(self, data: object, like: Game) -> Game:
        """Return the state that plain data describes."""
        return from_data(Game, data, kit=like.kit)

    def refresh(self, game: Game) -> None:
        """Work out anew what is derived from the tiles."""
        state.refresh(game)

    def ready(self, game: Game) -> bool:
        """Whether the first turn has come."""
        return game.stage == "turn"

    def turn(self, game: Game) -> int:
        """Return the round."""
        return game.round

    def result(self, game: Game) -> Result:
        """Return whether all spaces are covered, how many, and how often the target was reached."""
        duchy = game.duchy
        covered = duchy.covered.bit_count()
        return Result(flow.won(game), {"filled": covered, "resets": duchy.resets, "round": game.round})

    def pieces(self, game: Game) -> dict[str, int]:
        """Count all tiles and goods wherever they are."""
        duchy = game.duchy
        tiles = [
            a + b + c + d for a, b, c, d in zip(game.supply, game.black_supply, game.out, game.turned, strict=True)
        ]
        for place in (game.depots, game.black, duchy.storage, duchy.tiles):
            for kind in place:
                if kind not in (EMPTY, JOKER):
                    tiles[kind] += 1
        counts = {f"tile {TILE_NAMES[kind]}": n for kind, n in enumerate(tiles)}
        for good in range(GOODS):
            here = game.goods_supply[good] + game.goods_row.count(good + 1) + game.goods_out[good]
            here += duchy.goods[good] + duchy.sold[good] + sum(game.depot_goods[good::GOODS])
            counts[f"goods {good + 1}"] = here
        return counts

    def rank(self, question: Question, game: Game) -> list[Answer]:
        """Return sensible answers, the best first."""
        return rank.rank(question, game)

    def why_not(self, game: Game, question: Question, text: str) -> str:
        """Return why an answer is not among the options."""
        return why_not(game, question, text, NOTATION)

    def seats(self, options: Mapping[str, str]) -> Mapping[int, str]:
        """Return nobody: the only seat is a person's."""
        return {}

    def thing(self, game: Game, thing: Thing) -> str:
        """Return a thing of a trace in words; there is no opponent that leaves one."""
        return str(thing)

    def tell(self, game: Game, event: Event) -> str:
        """Return an event as a sentence."""
        return words.tell(game, event)

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


GAME: Final = Burgundy()
