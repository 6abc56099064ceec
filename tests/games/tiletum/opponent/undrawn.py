"""Eyes for positions in which nothing is equal: they fail where the Cardinalbot would draw."""

from __future__ import annotations

from tests.games.tiletum.opponent.boards import At

from soloist.engine.sight import BoardSight, Opponent
from soloist.games.tiletum.opponent.looks import LOOKS
from soloist.games.tiletum.state import Game


class Undrawn(BoardSight[Game]):
    """Sees a digital board and never draws."""

    def draw(self, label: str, me: Opponent, size: int) -> int:
        raise AssertionError(f"{label}: {size} are equal")


def undrawn(at: At) -> Undrawn:
    """The eyes for a position."""
    return Undrawn(at.game, LOOKS, at.table)
