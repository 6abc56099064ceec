"""What Soloist knows of a game of Luthier on a real table: the AI's own state, and what it was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from soloist.engine.memory import Memory
from soloist.engine.states import Shared
from soloist.games.luthier.opponent.own import Ai
from soloist.games.luthier.state import Kit

YOU: Final = 0
AI: Final = 1
PLAYERS: Final = 2
NO_SCORE: Final = -1
"""Before you have told your final prestige."""


@dataclass(slots=True)
class Beside:
    """A table at which the AI plays.

    `first` has the first turn of the round, `turn` counts turns inside a stage. `chips` counts yours that are still to
    be placed, `piles` are those who have a chip on each shared location, the lowest first, `bench` counts your chips on
    your own Workbench; `location` is where the AI acts now, or NONE. `balcony` is whether anybody was at the Balcony in
    this round, `back` the family or era on the back by which the card in its hand was found, or NONE if it was drawn
    from the top of a deck, which may be empty. `tokens` counts those of the AI in each section, `chairs` are the
    sections of which it took the First Chair, which you may have taken over since. `score` is your final prestige.
    """

    kit: Shared[Kit]
    stage: str
    round: int
    turn: int
    first: int
    me: Ai
    memory: Memory
    chips: int
    piles: list[list[int]]
    bench: int
    location: int
    balcony: bool
    back: int
    tokens: list[int]
    chairs: list[int]
    score: int


def whose(game: Beside, later: int = 0) -> int:
    """Return whose turn it is, or will be so many turns later."""
    return (game.first + game.turn + later) % PLAYERS
