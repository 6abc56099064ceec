"""What Tiletum's reconstructed numbers are balanced for: where people's scores lie, no Action that decides alone."""

from __future__ import annotations

from typing import cast

from calibrate import Band, Is, Wanted
from soloist.engine.questions import Option, Question
from soloist.games.tiletum.kinds import ACTIONS, JOKER
from soloist.games.tiletum.state import Game, sector_of


def _action(action: int) -> Is:
    def is_action(state: object, question: Question, option: Option) -> bool:
        game = cast(Game, state)
        if option[0] == "die":
            return game.wheel[sector_of(game, int(option[3]))] == action
        return option[0] == "do" and option[1] == action

    return is_action


WANTED = Wanted(
    bands=(Band("points", 110, 190, 0.8), Band("opponent", 90, 165, 0.8)),
    ways={name: _action(action) for action, name in enumerate(ACTIONS) if action != JOKER},
)
