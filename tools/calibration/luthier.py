"""What Luthier's reconstructed numbers are balanced for: a close game with the AI, and no location that is idle."""

from __future__ import annotations

from calibrate import Band, Is, Wanted
from soloist.engine.questions import Option, Question
from soloist.games.luthier.kinds import LOCATIONS


def _location(location: int) -> Is:
    def is_location(state: object, question: Question, option: Option) -> bool:
        return option[0] == "place" and option[2] == location

    return is_location


WANTED = Wanted(
    bands=(Band("prestige", 80, 150, 0.8), Band("opponent", 80, 150, 0.8)),
    ways={name: _location(location) for location, name in enumerate(LOCATIONS)},
    score="prestige",
    falls=True,
    wins=(0.4, 0.6),
)
