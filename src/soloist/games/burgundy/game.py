"""The game as the engine, the players and the views know it."""

from __future__ import annotations

from typing import Final

from soloist.engine.base_rules import BaseRules
from soloist.engine.catalogue import Credits, Result
from soloist.engine.questions import Question
from soloist.engine.states import copier, from_data
from soloist.engine.text import N_
from soloist.games.burgundy import flow, rank, setup, state, words
from soloist.games.burgundy import view as views
from soloist.games.burgundy.components import PACKAGE
from soloist.games.burgundy.kinds import GOODS, JOKER
from soloist.games.burgundy.notation import NOTATION, TILE_NAMES
from soloist.games.burgundy.settings import SETTINGS
from soloist.games.burgundy.state import EMPTY, Game
from soloist.games.burgundy.why_not import why_not


class Burgundy(BaseRules[Game]):
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

    # Where each part of it lies; straight runs call these functions themselves.
    new = staticmethod(setup.new)
    step = staticmethod(flow.step)
    over = staticmethod(flow.over)
    copy = staticmethod(copier(Game))
    rank = staticmethod(rank.rank)
    tell = staticmethod(words.tell)
    label = staticmethod(words.label)
    view = staticmethod(views.view)
    counters = staticmethod(views.counters)

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

    def why_not(self, game: Game, question: Question, text: str) -> str:
        """Return why an answer is not among the options."""
        return why_not(game, question, text, NOTATION)


GAME: Final = Burgundy()
