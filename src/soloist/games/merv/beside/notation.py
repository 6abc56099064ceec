"""The text of what is told at the table: "slot N3", "site b2", "caravan ginger camel", "pile IV"."""

from __future__ import annotations

from typing import Final

from soloist.engine.worded import WordNotation
from soloist.games.merv.kinds import (
    ACTIONS,
    CELL_WORDS,
    COLOURS,
    DIRECTIONS,
    PILE_WORDS,
    PLACES,
    SIDES,
    SLOT_WORDS,
    SPICES,
)

SEAT_WORDS: Final = ("you", "magistrate", "courtier")
CITY_WORDS: Final = tuple(f"{ring}-{side}" for side in SIDES[:DIRECTIONS] for ring in ("inner", "outer"))
"""The cities by where they lie: their names and which of them are inner ones is not public."""
PATH_WORDS: Final = ("first", "second", "third", "fourth")
"""The paths of the mosque from the left: their colours are not public."""

NOTATION: Final = WordNotation(
    templates={"reward": "reward {} {}", "wrong": "wrong {}"},
    names={"solo card": dict(enumerate(ACTIONS))},
    words={
        "site": (CELL_WORDS,),
        "slot": (SLOT_WORDS,),
        "place": (SLOT_WORDS,),
        "stack": (COLOURS,),
        "city": (CITY_WORDS,),
        "direction": (SIDES,),
        "path": (PATH_WORDS,),
        "market": (PLACES,),
        "pile": (PILE_WORDS,),
        "solo": (ACTIONS,),
        "action": (ACTIONS,),
        "caravan": (SPICES, ("plain", "camel")),
        "left": (None,),
        "extra": (ACTIONS,),
    },
    every={"queue": SEAT_WORDS},
    nothing="none",
)
