"""The AI's prestige and its Goals track."""

from __future__ import annotations

from soloist.engine.hands import Hands
from soloist.engine.sight import Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.luthier.opponent.facts import GOALS_TOP
from soloist.games.luthier.opponent.own import Ai
from soloist.games.luthier.opponent.verbs import SCORE


def score(me: Ai, n: int, what: str, clause: str, hands: Hands, why: Trace | None) -> None:
    """Score prestige for something."""
    me.prestige += n
    hands.do(SCORE, n, ("for", what))
    if why is not None:
        why.step(N_("scores {n}: {source}"), clause, n=n, source=("for", what))


def goals_step(me: Ai, sight: Sight, clause: str, why: Trace | None) -> None:
    """Go one step up the AI Goals track; one beyond the top is lost (luthier.ai.goals, LA018, reading 30)."""
    if not me.kit.ai_goals or me.goals >= sight.see(GOALS_TOP, [("track", 0)])[0]:
        if me.kit.ai_goals and why is not None:
            why.step(N_("is at the top of the AI Goals track: the step is lost"), clause)
        return
    me.goals += 1
    if why is not None:
        why.step(N_("goes up the AI Goals track to space {n}"), clause, n=me.goals)
