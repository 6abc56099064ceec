"""The tracks: points, favour and influence (merv.tracks.*)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.merv.state import Game


def score(game: Game, who: int, points: int, what: str, table: Table, clause: str) -> None:
    """Give a player points, and tell for what."""
    game.points[who] += points
    if table.listens and points:
        told: What = {"player": who, "points": points, "what": what, "total": game.points[who]}
        table.tell(Event("points", clause, told))


def gain_favour(game: Game, who: int, n: int, table: Table) -> None:
    """Move up the favour track, step by step; on a full one gain influence, and points if both are full (MM028)."""
    box, favour = game.kit.box, game.favour
    end = box.numbers.favour_end
    steps = min(n, end - favour[who])
    if steps:
        before = favour[who]
        favour[who] += steps
        if table.listens:
            told: What = {"player": who, "n": steps, "space": favour[who]}
            table.tell(Event("favour", "merv.tracks.favour", told))
        points = sum(box.favour_points[before + 1 : before + steps + 1])
        if points:
            score(game, who, points, "favour track", table, "merv.tracks.favour")
    for _ in range(n - steps):
        if game.influence[who] < box.numbers.influence_end:
            gain_influence(game, who, 1, table)
        else:
            score(game, who, box.numbers.overflow_points, "full tracks", table, "merv.tracks.favour.full")


def gain_influence(game: Game, who: int, n: int, table: Table) -> None:
    """Move up the influence track; beyond its end nothing happens (merv.tracks.influence, merv.reading.10)."""
    box, influence = game.kit.box, game.influence
    before = influence[who]
    steps = min(n, box.numbers.influence_end - before)
    if not steps:
        return
    influence[who] = before + steps
    if table.listens:
        told: What = {"player": who, "n": steps, "space": influence[who]}
        table.tell(Event("influence", "merv.tracks.influence", told))
    points = sum(box.influence_points[before + 1 : before + steps + 1])
    if points:
        score(game, who, points, "influence track", table, "merv.tracks.influence")


def spend_favour(game: Game, who: int) -> None:
    """Move back one space on the favour track (merv.scoring.courtiers)."""
    game.favour[who] -= 1
