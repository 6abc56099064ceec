"""Setting up beside a real table: what is told once, the actions of the 24 sites (merv.setup.city)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from soloist.engine.events import Event
from soloist.engine.memory import Memory
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv.beside import cards
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, NO_POINTS, PLAYERS, YOU, Beside
from soloist.games.merv.kinds import ACTIONS, CELLS, MARKET, NONE, SITES
from soloist.games.merv.opponent.own import fresh
from soloist.games.merv.setup import kit_for


def new(options: Mapping[str, str], overrides: Path | None = None) -> Beside:
    """Return the state before anything was told."""
    kit = kit_for(dict(options), overrides)
    return Beside(
        kit=kit,
        stage="setup",
        round=1,
        turn=0,
        queue=[MAGISTRATE, YOU, COURTIER],
        masters=[NONE] * PLAYERS,
        me=fresh(kit, kit.head_start),
        memory=Memory(),
        sites=[NONE] * CELLS,
        owners=[NONE] * CELLS,
        score=NO_POINTS,
    )


def set_up(game: Beside, table: Table) -> None:
    """Hear where the four sites of each action lie, and prepare the solo deck (MM003 to MM009).

    One action comes after the other, so that no site can be told twice, and the last ones need not be told.
    """
    each = (CELLS - 1) // SITES
    for action in range(SITES):
        left: list[Option] = [("site", cell) for cell in unnamed(game)]
        for site in table.ask_some(YOU, f"sites of {ACTIONS[action]}", left, each, each):
            game.sites[int(site[1])] = action
    cards.prepare(game, table)
    game.stage = "turn"
    if table.listens:
        table.tell(Event("laid out", "merv.magistrate.pieces", {"points": game.me.points}))


def unnamed(game: Beside) -> list[int]:
    """Return the sites of which the action was not told yet."""
    return [cell for cell in range(CELLS) if cell != MARKET and game.sites[cell] == NONE]
