"""The yearly scoring, the end, and who wins (merv.scoring.*)."""

from __future__ import annotations

from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv.kinds import CELLS, NONE
from soloist.games.merv.state import Game, action_of, courtiers_of, hall_count, spice_points
from soloist.games.merv.tracks import score, spend_favour


def courtier_options(game: Game, who: int) -> list[Option]:
    """Return the halls with a courtier that has not scored, and to leave it (merv.scoring.courtiers)."""
    if not game.favour[who]:
        return []
    there = courtiers_of(game, who)
    halls: list[Option] = [("score", hall) for hall, n in enumerate(there) if n > game.scored[hall]]
    return [*halls, ("enough",)] if halls else []


def score_courtier(game: Game, who: int, option: Option, table: Table) -> None:
    """Pay 1 favour and score what the hall of a courtier counts."""
    hall = int(option[1])
    spend_favour(game, who)
    game.scored[hall] += 1
    score(game, who, hall_count(game, who, hall), "courtiers", table, "merv.scoring.courtiers")


def score_buildings(game: Game, who: int, table: Table) -> None:
    """Score a player's buildings and scoring tiles of a year (merv.scoring.buildings, merv.scoring.tiles)."""
    n = game.owners.count(who) * game.kit.box.numbers.building_points
    score(game, who, n, "buildings", table, "merv.scoring.buildings")
    score(game, who, tile_points(game, who), "scoring tiles", table, "merv.scoring.tiles")


def tile_points(game: Game, who: int) -> int:
    """Return what the scoring tiles of a player are worth now (merv.mosque.scoring)."""
    if who not in game.scoring_tiles:
        return 0
    types = [action_of(game, cell) for cell in range(CELLS) if game.owners[cell] == who]
    tiles = zip(game.kit.box.scoring_tiles, game.scoring_tiles, strict=True)
    return sum(tile.points * types.count(tile.site) for tile, owner in tiles if owner == who)


def score_end(game: Game, table: Table) -> None:
    """Score the sets of spices of every person (merv.scoring.spices)."""
    for who, board in enumerate(game.boards):
        score(game, who, spice_points(game, board.spices), "spices", table, "merv.scoring.spices")


def winners(game: Game) -> list[int]:
    """Return who has won: a person only with more points than the Magistrate (MM062, merv.scoring.ties)."""
    kit = game.kit
    if kit.magistrate != NONE:
        return [0] if game.points[0] > game.points[kit.magistrate] else [kit.magistrate]
    values = [(game.points[who], game.favour[who], game.influence[who]) for who in range(kit.people)]
    return [who for who, value in enumerate(values) if value == max(values)]
