"""What a person can gain: cubes, camels, and parts of rewards, at once or as something to choose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soloist.engine.events import Event
from soloist.engine.table import Table
from soloist.games.merv.kinds import (
    BREAKTHROUGH_DUE,
    CAMEL_PART,
    COLOURS,
    DUE_BASE,
    DUE_OF,
    EACH_PART,
    FAVOUR_PART,
    INFLUENCE_PART,
    NONE,
    POINTS_OR_UPGRADE_DUE,
    POINTS_PART,
    WHITE,
    WHITE_PART,
)
from soloist.games.merv.pieces import Part
from soloist.games.merv.state import Game, things_of
from soloist.games.merv.tracks import gain_favour, gain_influence, score


def reward(game: Game, who: int, parts: Iterable[Part], what: str, table: Table, clause: str) -> None:
    """Give a person the parts of a reward: at once, or first on `due` where something is to be chosen."""
    dues: list[int] = []
    for kind, n in parts:
        if kind == POINTS_PART:
            score(game, who, n, what, table, clause)
        elif kind == FAVOUR_PART:
            gain_favour(game, who, n, table)
        elif kind == INFLUENCE_PART:
            gain_influence(game, who, n, table)
        elif kind == WHITE_PART:
            give_cubes(game, who, [WHITE] * n, table, clause)
        elif kind == EACH_PART:
            give_cubes(game, who, range(len(COLOURS)), table, clause)
        elif kind == CAMEL_PART:
            give_camels(game, who, n, table)
        else:
            due = DUE_OF[kind]
            dues += [due + DUE_BASE * n] if due == POINTS_OR_UPGRADE_DUE else [due] * n
    if dues:
        game.due = dues + game.due


def breakthrough_due(level: int) -> int:
    """Return how a breakthrough of a level (from 0) stands on `due`."""
    return BREAKTHROUGH_DUE + DUE_BASE * level


def give_cubes(game: Game, who: int, colours: Sequence[int], table: Table, clause: str) -> None:
    """Give a person cubes, as far as the supply has them (merv.pieces.lacking)."""
    supply, cubes = game.cubes, game.boards[who].cubes
    counts = [0] * len(supply)
    for colour in colours:
        if supply[colour]:
            supply[colour] -= 1
            cubes[colour] += 1
            counts[colour] += 1
    if table.listens and any(counts):
        told: dict[str, int | str] = {"player": who}
        told.update((COLOURS[colour], n) for colour, n in enumerate(counts) if n)
        table.tell(Event("cubes", clause, told))


def camel_home(game: Game, table: Table) -> None:
    """Let a camel go home: to the caravan, else to the market, else out of the game (merv.camels.home)."""
    if game.row_camels < len(game.row):
        game.row_camels += 1
        where = "caravan"
    elif 0 in game.market:
        game.market[game.market.index(0)] = 1
        where = "market"
    else:
        game.camels_out += 1
        where = "out"
    if table.listens:
        table.tell(Event("camel home", "merv.camels.home", {"where": where}))


def give_camels(game: Game, who: int, n: int, table: Table) -> None:
    """Give camels to a person or the Magistrate; those for the High Courtier go home (merv.queue.automata)."""
    if who != game.kit.courtier:
        things_of(game, who).camels += n
        return
    for _ in range(n):
        camel_home(game, table)


def take_due(game: Game) -> int:
    """Take what is due from the front of the list, NONE if nothing is."""
    return game.due.pop(0) if game.due else NONE
