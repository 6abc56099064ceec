"""What a person can gain: prestige, goods, steps on the tracks; and what powers add (luthier.goods, luthier.tracks)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.luthier.kinds import (
    ANY,
    APPRENTICE,
    INSPIRATION,
    MATERIAL_PART,
    MONEY,
    NONE,
    PRESTIGE,
    SKILL,
    TRACK_AT,
    TRACK_PART,
)
from soloist.games.luthier.pieces import Parts
from soloist.games.luthier.state import Game, materials_due


def score(game: Game, who: int, n: int, what: str, table: Table, clause: str) -> None:
    """Give prestige, or take it; it never falls below 0 (luthier.goal.prestige)."""
    before = game.prestige[who]
    game.prestige[who] = max(0, before + n)
    if game.ai is not None and who == game.kit.ai:
        game.ai.prestige = game.prestige[who]
    if table.listens and game.prestige[who] != before:
        told: What = {"player": who, "prestige": game.prestige[who] - before, "what": what}
        table.tell(Event("prestige", clause, {**told, "total": game.prestige[who]}))


def gain(game: Game, who: int, parts: Parts, what: str, table: Table, clause: str) -> None:
    """Give a person the parts of a gain: at once, or on the agenda where materials are to be chosen."""
    board = game.boards[who]
    for kind, n in parts:
        if kind == MONEY:
            board.money += n
        elif kind == INSPIRATION:
            board.inspiration += n
        elif kind in MATERIAL_PART:
            board.materials[MATERIAL_PART[kind]] += n
        elif kind == ANY:
            game.due.append(materials_due(who, n, what))
            continue
        elif kind == APPRENTICE:
            board.apprentices = min(game.kit.box.numbers.apprentices, board.apprentices + n)
        elif kind == PRESTIGE:
            score(game, who, n, what, table, clause)
            continue
        elif kind in TRACK_PART:
            advance(game, who, TRACK_PART[kind], n, table)
            continue
        if table.listens:
            table.tell(Event("gained", clause, {"player": who, "part": kind, "n": n}))


def advance(game: Game, who: int, track: int, steps: int, table: Table) -> None:
    """Go up a track step by step and take what each space gives; steps beyond the end are lost (luthier.tracks)."""
    box, tracks = game.kit.box, game.boards[who].tracks
    for _ in range(min(steps, box.numbers.track_top - tracks[track])):
        tracks[track] += 1
        if table.listens:
            what: What = {"player": who, "track": track, "space": tracks[track]}
            table.tell(Event("track", "luthier.tracks", what))
        gains = box.track_gains[track][tracks[track]]
        if gains:
            gain(game, who, gains, "track", table, "luthier.tracks.spaces")


def power(game: Game, who: int, when: str) -> int:
    """Return how much a person's powers change something (luthier.powers)."""
    completed = game.boards[who].completed
    if not completed:
        return 0
    box = game.kit.box
    return sum(row.n for row in (box.powers[box.patrons[card].power] for card in completed) if row.when == when)


def power_gains(game: Game, who: int, when: str, table: Table) -> None:
    """Give what a person's powers add to something (luthier.powers)."""
    box = game.kit.box
    for card in tuple(game.boards[who].completed):
        row = box.powers[box.patrons[card].power]
        if row.when == when:
            gain(game, who, row.gives, "power", table, "luthier.powers")


def skill(game: Game, who: int, location: int, chip: int) -> int:
    """Return a person's skill with a chip at a location, an apprentice aside (luthier.skill)."""
    box, board = game.kit.box, game.boards[who]
    n = chip
    track = TRACK_AT[location]
    if track != NONE:
        n += box.track_skill[board.tracks[track]]
    for card in board.completed:
        row = box.powers[box.patrons[card].power]
        if row.when == SKILL and location in row.at:
            n += row.n
    return n
