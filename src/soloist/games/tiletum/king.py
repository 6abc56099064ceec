"""The King track: moving markers, who stands lowest in a pile, the King phase (TB030, TB047 to TB055, TB105)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.tiletum.state import Game


def climb(game: Game, who: int, steps: int) -> int:
    """Move a marker up (or down, below zero) and return how far it really moved; it lands on top (TB105, TB106)."""
    numbers = game.kit.box.numbers
    old = game.king[who]
    new = max(numbers.king_lowest, min(numbers.king_highest, old + steps))
    if new != old:
        game.king[who] = new
        game.arrival.remove(who)
        game.arrival.append(who)
    return new - old


def fall_together(game: Game, steps: int) -> None:
    """Lower every marker by a Corruption token; the order within a pile stays (TB030)."""
    lowest = game.kit.box.numbers.king_lowest
    game.arrival = _ahead(game)
    game.king = [max(lowest, position - steps) for position in game.king]
    if game.cardinal is not None:
        game.cardinal.king = game.king[game.kit.cardinal]


def _ahead(game: Game) -> list[int]:
    """Return the players from the highest; of equal ones the lower marker. As `arrival` it means the same piles."""
    return sorted(game.arrival, key=lambda who: -game.king[who])


def standing(game: Game) -> list[int]:
    """Return the players from the highest; of equal ones the Cardinalbot, then the lower marker (TB049, TC022)."""
    cardinal = game.kit.cardinal
    return sorted(range(game.kit.players), key=lambda who: (-game.king[who], who != cardinal, game.arrival.index(who)))


def gain(game: Game, who: int, points: int, what: str, table: Table, clause: str) -> None:
    """Give points, or take them if they are below zero."""
    game.points[who] += points
    if who == game.kit.cardinal and game.cardinal is not None:
        game.cardinal.points += points
    if table.listens and points:
        told: What = {"player": who, "points": points, "what": what, "total": game.points[who]}
        table.tell(Event("points", clause, told))


def score_positions(game: Game, table: Table) -> None:
    """Score everybody's space of the King track (TB050, TB051)."""
    for who in range(game.kit.players):
        gain(game, who, game.kit.box.king_points(game.king[who]), "king track", table, "tiletum.king.points")


def new_order(game: Game, table: Table) -> None:
    """Set the turn order by the King track, then move markers below zero up to 0 (TB052 to TB055)."""
    game.order = standing(game)
    start = game.kit.box.numbers.start_king
    for who in _ahead(game):
        if game.king[who] < start and who != game.kit.cardinal:
            climb(game, who, start - game.king[who])
            if table.listens:
                table.tell(Event("king reset", "tiletum.king.reset", {"player": who, "space": start}))
    if table.listens:
        table.tell(Event("turn order", "tiletum.king.order", {"order": " ".join(map(str, game.order))}))


def highest(game: Game) -> int:
    """Return the player whose marker stands highest (TB047, TB049)."""
    return standing(game)[0]
