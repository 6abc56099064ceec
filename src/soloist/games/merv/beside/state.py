"""What Soloist knows of a game of Merv on a real table: the Magistrate's own state, and what it was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from soloist.engine.memory import Memory
from soloist.engine.states import Shared
from soloist.games.merv.kinds import NONE, SIZE, SLOTS
from soloist.games.merv.opponent.own import Magistrate
from soloist.games.merv.state import Kit

YOU: Final = 0
MAGISTRATE: Final = 1
COURTIER: Final = 2
PLAYERS: Final = 3
"""The seats, as in the digital solo game."""
NO_POINTS: Final = -1
"""Before you have told your final score."""


@dataclass(slots=True)
class Beside:
    """A table at which the Corrupt Magistrate plays.

    `round` counts from 1 to 12; `queue` are the players from the front, `turn` the place in it whose turn it is, and
    `masters` by player the slot taken in this round. By cell: `sites` the action (NONE before it was told), `owners` of
    the buildings. `score` is your final score.
    """

    kit: Shared[Kit]
    stage: str
    round: int
    turn: int
    queue: list[int]
    masters: list[int]
    me: Magistrate
    memory: Memory
    sites: list[int]
    owners: list[int]
    score: int


def whose(game: Beside) -> int:
    """Return whose turn it is."""
    return game.queue[game.turn % PLAYERS]


def side(game: Beside) -> int:
    """Return the side that this round is played from (merv.round.sides)."""
    return (game.round - 1) % game.kit.box.numbers.rounds


def year(game: Beside) -> int:
    """Return the year, from 1."""
    return (game.round - 1) // game.kit.box.numbers.rounds + 1


def free_slots(game: Beside) -> list[int]:
    """Return the slots in play that no meeple stands on, the one nearest to the queue's corner first."""
    first = side(game) * SIZE
    return [slot for slot in range(first, first + SIZE) if slot not in game.masters]


def cells_of(game: Beside, who: int) -> list[int]:
    """Return the cells with buildings of a player."""
    return [cell for cell, owner in enumerate(game.owners) if owner == who]


def buildings_left(game: Beside, who: int) -> int:
    """Return how many buildings a player has in supply."""
    return game.kit.box.numbers.buildings - game.owners.count(who)


def soldiers_stay(game: Beside) -> bool:
    """Whether a soldier that saved a building stays, by the reading that was chosen (merv.reading.34)."""
    return not game.kit.soldiers_go_home


def expected_queue(game: Beside) -> list[int]:
    """Return the next queue from the front, if nobody lays camels: the rearmost space comes first (merv.queue)."""
    slots = {who: slot % SLOTS for who, slot in enumerate(game.masters) if slot != NONE}
    return sorted(slots, key=slots.__getitem__, reverse=True)
