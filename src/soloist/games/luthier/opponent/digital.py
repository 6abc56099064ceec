"""The AI on a digital board: what the flow of the game calls, with its sight, hands and trace.

Every function here is still to be written; each says what it must do. What the flow does around it stands there, too.
Whatever the AI scores goes through `gains.score`, which mirrors `Game.prestige` in `Ai.prestige`.
"""

from __future__ import annotations

from soloist.engine.table import Table
from soloist.games.luthier.state import Game


def prepare(game: Game, table: Table) -> None:
    """Set the AI up after the people (LA003 to LA012): `game.ai`, its patron and instrument (`game.by_ai`), the guild
    card, the tracker, and `game.order` by LA012.
    """
    raise NotImplementedError


def begin_round(game: Game, table: Table) -> None:
    """Take this round's workers and shuffle them, lay the six cards face down (LA004, LA019)."""
    raise NotImplementedError


def has_workers(game: Game) -> bool:
    """Whether a worker of the AI is still to be placed in Planning."""
    raise NotImplementedError


def plan(game: Game, table: Table) -> None:
    """Flip the top card and place the top worker, unseen: `entry(ai, FACE_DOWN)` on `game.piles[location]`, or on its
    Workbench space (LA020, LA021).
    """
    raise NotImplementedError


def has_cards(game: Game) -> bool:
    """Whether the AI still has something to activate: a card without a worker, or workers on its bench (LA023)."""
    raise NotImplementedError


def choose(game: Game, table: Table) -> int:
    """Return the location of the left-most card without a worker (LA022, LA023); WORKBENCH for its own bench."""
    raise NotImplementedError


def reveal(game: Game, location: int, table: Table) -> tuple[int, int]:
    """Turn up the AI's worker at a shared location, and cover the card; return the chip, and the skill with which it
    competes (LA024, reading 7).
    """
    raise NotImplementedError


def act(game: Game, table: Table) -> None:
    """Carry out the AI's action at `game.location`; its chip is the front of `game.queue` (LA025 to LA043)."""
    raise NotImplementedError


def work(game: Game, table: Table) -> None:
    """Carry out its Workbench: all workers there, and cover the card if there is one (LA044 to LA046)."""
    raise NotImplementedError


def upkeep(game: Game, table: Table) -> None:
    """Do the five upkeep steps at the end of the Resolution phase (LA050 to LA056)."""
    raise NotImplementedError


def end(game: Game, table: Table) -> None:
    """Score the end for the AI (LA057, LA059)."""
    raise NotImplementedError
