"""The text of this game's options and draws, as records, scenarios and people write it: "card 2 with purple".

Slots and wall places are N1 to N5, E1 to E5, S1 to S5, W1 to W5, counted from the west or the north. Sites are a1 to
e5, columns from the west and rows from the north. Cities, colours and tiles are written by their names. Cards of the
row and spaces of the queue are counted from 1 at the front, piles of contracts I to VI.
"""

from __future__ import annotations

from typing import Final

from soloist.engine.worded import WordNotation
from soloist.games.merv.components import box
from soloist.games.merv.kinds import (
    ACTIONS,
    CELL_WORDS,
    COLOURS,
    HALL_COUNTS,
    PILE_WORDS,
    PLACES,
    SLOT_WORDS,
    SPICES,
)

_BOX: Final = box()
PAID_WORDS: Final = (*COLOURS, "nothing")
"""The colours of cubes that pay, and what a level 2 tile saves."""
CITY_WORDS: Final = tuple(city.name.lower() for city in _BOX.cities)
HALL_WORDS: Final = HALL_COUNTS
PATH_WORDS: Final = tuple(COLOURS[colour] for colour in _BOX.path_colours)
SCORING_WORDS: Final = tuple(ACTIONS[tile.site] for tile in _BOX.scoring_tiles)
TILE_WORDS: Final = tuple(tile.id for tile in _BOX.breakthroughs)
SITE_WORDS: Final = tuple(
    f"{ACTIONS[action]}-{COLOURS[colour]}" for action, colour in zip(_BOX.site_action, _BOX.site_colour, strict=True)
)

NOTATION: Final = WordNotation(
    templates={
        "slot": "slot {}",
        "site": "site {}",
        "no site": "no site",
        "favour": "favour",
        "soldier": "soldier {}",
        "card": "card {} with {}",
        "courtier": "courtier {}",
        "scrolls": "scrolls {}",
        "breakthrough": "breakthrough {}",
        "post": "post {}",
        "good": "good {}",
        "path": "path {}",
        "advance": "advance",
        "points": "points",
        "tile": "tile {}",
        "upgrade": "upgrade {} on {}",
        "segment": "segment {} at {}",
        "gate": "gate {}",
        "camel": "camel {}",
        "camels": "camels",
        "contract": "contract {}",
        "leave": "leave",
        "end": "end",
        "stand": "stand {}",
        "ransom": "ransom {}",
        "score": "score {}",
        "enough": "enough",
    },
    names={
        "site": dict(enumerate(SITE_WORDS)),
        "spice": dict(enumerate(SPICES)),
        "solo card": dict(enumerate(_BOX.magistrate.cards)),
    },
    words={
        "slot": (SLOT_WORDS,),
        "site": (CELL_WORDS,),
        "soldier": (CELL_WORDS,),
        "card": (None, PAID_WORDS),
        "courtier": (HALL_WORDS,),
        "breakthrough": (TILE_WORDS,),
        "post": (CITY_WORDS,),
        "good": (CITY_WORDS,),
        "path": (PATH_WORDS,),
        "tile": (SCORING_WORDS,),
        "upgrade": (COLOURS, CELL_WORDS),
        "segment": (COLOURS, SLOT_WORDS),
        "gate": (SLOT_WORDS,),
        "camel": (PLACES,),
        "contract": (PILE_WORDS,),
        "ransom": (CELL_WORDS,),
        "score": (HALL_WORDS,),
    },
    every={"pay": PAID_WORDS, "lay": CITY_WORDS, "cubes": COLOURS},
)
