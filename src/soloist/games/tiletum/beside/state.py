"""What Soloist knows of a game of Tiletum on a real table: the Cardinalbot's own state, and what it was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from soloist.engine.memory import Memory
from soloist.engine.states import Shared
from soloist.games.tiletum.opponent.own import Cardinal
from soloist.games.tiletum.state import Kit

YOU: Final = 0
BOT: Final = 1
NO_POINTS: Final = -1000
"""Before you have told your final score."""


@dataclass(slots=True)
class Beside:
    """A table at which the Cardinalbot plays.

    `fairs` are the kinds of the Fair tiles by round, `fair_numbers` the numbers on the board for them, `fair_towns`
    their spots; `closed` is the unavailable Cathedral, `stone` and `points` are those of the Construction tiles by
    Cathedral. `wheel` and `shift` are as in the digital game, `dice` counts dice on the wheel by colour and number.
    `houses` are the spots with your Houses as far as you told them, Tiletum first. `offer` is what was told to lie in
    the Contract offer, left to right, () for nothing or nothing known; `offer_read` whether that still holds. `first`
    has the first turn of the round, `turn` counts the turns of a round, `king` is your space of the King track when it
    was told last, `score` your final score.
    """

    kit: Shared[Kit]
    stage: str
    round: int
    turn: int
    first: int
    me: Cardinal
    memory: Memory
    fairs: list[int]
    fair_numbers: list[int]
    fair_towns: list[int]
    closed: int
    stone: list[int]
    points: list[int]
    wheel: list[int]
    shift: int
    dice: list[int]
    houses: list[int]
    offer: list[tuple[str | int, ...]]
    offer_read: bool
    king: int
    score: int


def whose(game: Beside) -> int:
    """Return whose turn it is."""
    return (game.first + game.turn) % 2


def action_at(game: Beside, number: int) -> int:
    """Return the Action of the sector that holds dice of a number."""
    return game.wheel[(number - 1 - game.shift) % len(game.wheel)]
