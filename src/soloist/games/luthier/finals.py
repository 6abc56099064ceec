"""What the end would bring if it came now: the parts of everybody's final scoring, and those of the AI, in words."""

from __future__ import annotations

from collections.abc import Mapping

from soloist.engine.text import say
from soloist.games.luthier.kinds import HIGH, MIDDLE
from soloist.games.luthier.names import POINTS_FOR
from soloist.games.luthier.opponent.own import Ai
from soloist.games.luthier.opponent.upkeep import halves
from soloist.games.luthier.scoring import final_points, goal_level
from soloist.games.luthier.state import Game, chairs_of


def final_parts(game: Game, who: int) -> dict[str, int]:
    """Return the parts of a player's final scoring if the game ended now, be it a person or the AI."""
    ai = game.ai if who == game.kit.ai else None
    return final_points(game, who) if ai is None else ai_final(game, ai)


def ai_final(game: Game, me: Ai) -> dict[str, int]:
    """Return the parts of the AI's final scoring if the game ended now (luthier.ai.end, luthier.ai.harder.goals)."""
    box = game.kit.box
    parts = {"chairs": sum(box.sections[section].chair for section in chairs_of(game, game.kit.ai))}
    if game.kit.ai_goals:
        parts["ai goals"] = box.ai_goals[me.goals]
    parts["unfinished"] = halves(me)
    if game.kit.your_goals:
        parts["your goals"] = sum(box.goal_prestige[level] for level in _missed(game))
    return parts


def _missed(game: Game) -> list[int]:
    """Return the best level that you did not reach of each of your goals."""
    levels = [goal_level(game, 0, goal) for goal in game.boards[0].goals]
    counted = [level for level in levels if level >= 0 or not game.kit.missed_goal_nothing]
    return [MIDDLE if level == HIGH else HIGH for level in counted]


def end_words(game: Game, who: int) -> str:
    """Return what a player would score if the game ended now, with its parts; "" for none, or once it is scored."""
    if game.stage == "over":
        return ""
    parts = final_parts(game, who)
    n = sum(parts.values())
    return say("At the end, as things stand: {n} prestige more ({list}).", n=n, list=_listed(parts)) if n else ""


def _listed(parts: Mapping[str, int]) -> str:
    return "; ".join(f"{say(POINTS_FOR[what])} {n}" for what, n in parts.items() if n)
