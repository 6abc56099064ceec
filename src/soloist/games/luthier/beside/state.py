"""What Soloist knows of a game of Luthier on a real table: the AI's own state, and what it was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from soloist.engine.memory import Memory
from soloist.engine.states import Shared
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai
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
    your own Workbench; `location` is where the AI acts now, or NONE. `balcony` are those who were at the Balcony in
    this round, `back` the family or era on the back by which the card in its hand was found, or NONE if it was drawn
    from the top of a deck, which may be empty; `within` is how much such a repair can be worth, 0 without a limit.
    `tokens` counts those of the AI in each section, `chairs` are the sections of which it took the First Chair, which
    you may have taken over since. `score` is your final prestige.
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
    balcony: list[int]
    back: int
    within: int
    tokens: list[int]
    chairs: list[int]
    score: int


def worker_there(game: Beside) -> int:
    """Return the AI's worker at the location where it acts, once it is turned up (0: it is not)."""
    location = game.location
    if game.stage != "act" or location not in AI_LOCATIONS[:-1]:
        return 0
    return game.me.workers[AI_LOCATIONS.index(location)]


def first_there(game: Beside) -> dict[str, int]:
    """Return by what your chip acts before the AI where it acts now (LA023, reading 7); nothing without such a chip.

    `least` is the skill, or the chip, from which on yours acts first.
    """
    pile, chip = game.piles[game.location], worker_there(game)
    if YOU not in pile:
        return {}
    number = chip if game.kit.bare_chips else game.me.skills[AI_LOCATIONS.index(game.location)]
    # Of equal ones the chip that lies lower is first (reading 7).
    lower = pile.count(YOU) == 1 and pile.index(YOU) < pile.index(AI)
    several = int(pile.count(YOU) > 1)
    return {
        "location": game.location,
        "least": number + (not lower),
        "chip": int(game.kit.bare_chips),
        "several": several,
    }


def whose(game: Beside, later: int = 0) -> int:
    """Return whose turn it is, or will be so many turns later."""
    return (game.first + game.turn + later) % PLAYERS
