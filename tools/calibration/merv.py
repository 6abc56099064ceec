"""What Merv's reconstructed numbers are balanced for: where people's scores lie, no action that decides alone."""

from __future__ import annotations

from typing import cast

from calibrate import Band, Is, Wanted
from soloist.engine.questions import Option, Question
from soloist.games.merv.kinds import ACTIONS
from soloist.games.merv.state import Game
from soloist.games.merv.why_not import ACTION_OF


def _action(action: int) -> Is:
    def is_action(state: object, question: Question, option: Option) -> bool:
        # What is due is not the action of the turn.
        due = cast(Game, state).due
        return question.name == "turn" and not due and ACTION_OF.get(str(option[0])) == action

    return is_action


WANTED = Wanted(
    bands=(Band("points", 80, 150, 0.8),),
    ways={name: _action(action) for action, name in enumerate(ACTIONS)},
    forced=True,
)
