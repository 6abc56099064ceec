"""A help for planning: what each Fair would score now, for any round and any player, by the same rules."""

from __future__ import annotations

from soloist.games.tiletum.opponent import phases
from soloist.games.tiletum.scoring import fair_number, fair_points, takes_part
from soloist.games.tiletum.state import Game


def in_fair(game: Game, who: int, round_: int) -> bool:
    """Whether a player would take part in the Fair of a round (TB060 to TB062); the Cardinalbot always does (TC023)."""
    return who == game.kit.cardinal or takes_part(game, who, round_)


def fair_now(game: Game, who: int, round_: int) -> int:
    """Return what the Fair of a round would score now for a player who takes part (TB063, TC024)."""
    if who != game.kit.cardinal or game.cardinal is None:
        return fair_points(game, who, round_)
    box = game.kit.box
    kind = box.fairs[game.fairs[round_ - 1]].kind
    return phases.fair_points(game.cardinal, kind, fair_number(game, round_), box.king_points(game.king[who]))
