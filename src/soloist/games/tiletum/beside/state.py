"""What Soloist knows of a game of Tiletum on a real table: the Cardinalbot's own state, and what it was told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from soloist.engine.memory import Memory
from soloist.engine.states import Shared
from soloist.games.tiletum.kinds import SECTORS
from soloist.games.tiletum.opponent.own import Cardinal
from soloist.games.tiletum.state import Kit

YOU: Final = 0
BOT: Final = 1
EMPTY: Final = ("none",)
"""Where nothing lies; it is also how that is answered."""
NO_POINTS: Final = -1000
"""Before you have told your final score."""


@dataclass(slots=True)
class Beside:
    """A table at which the Cardinalbot plays.

    `fairs` are the kinds of the Fair tiles by round, `fair_numbers` the numbers on the board for them, `fair_towns`
    their spots; `closed` is the unavailable Cathedral, `stone` and `points` are those of the Construction tiles by
    Cathedral. `wheel` and `shift` are as in the digital game, `dice` counts dice on the wheel by colour and number.
    `houses` are the spots with your Houses as far as you told them, Tiletum first. `offer` is what was told to lie in
    the Contract offer, left to right, () for what is not known, EMPTY for nothing; `characters` are those that were
    told to lie in their offer; `offer_read` and `characters_read` whether all that was told still lies there. `tiles`
    are the Bonus tiles of the wheel by sector of `wheel`, () and EMPTY as in the offer. `first` has the first turn of
    the round, `turn` counts the turns of a round, `king` is your space of the King track when it was told last, `score`
    your final score.
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
    tiles: list[tuple[str | int, ...]] = field(default_factory=lambda: [()] * SECTORS)
    characters: list[tuple[str | int, ...]] = field(default_factory=list)
    characters_read: bool = False


def whose(game: Beside) -> int:
    """Return whose turn it is."""
    return (game.first + game.turn) % 2


def sector_of(game: Beside, number: int) -> int:
    """Return the sector that holds dice of a number; its place in `wheel` and `tiles`."""
    return (number - 1 - game.shift) % SECTORS


def action_at(game: Beside, number: int) -> int:
    """Return the Action of the sector that holds dice of a number."""
    return game.wheel[sector_of(game, number)]


def houses_in(game: Beside, spot: int) -> int:
    """Return how many Houses stand in a town, as far as you told yours."""
    return (spot in game.houses) + (spot in game.me.houses)
