"""The text of what is told at the table: "town Lyon", "die blue 4", "crest rose", "row resource"."""

from __future__ import annotations

from typing import Final

from soloist.engine.worded import WordNotation
from soloist.games.tiletum.components import box
from soloist.games.tiletum.kinds import CRESTS, FAIRS, ROWS
from soloist.games.tiletum.notation import ACTION_WORDS, CATHEDRAL_WORDS, COLOUR_WORDS, RESOURCE_WORDS

_BOX: Final = box()

NOTATION: Final = WordNotation(
    names={
        "colour": dict(enumerate(COLOUR_WORDS)),
        "challenge": {n: card.id for n, card in enumerate(_BOX.challenges)},
    },
    words={
        "town": (_BOX.spots,),
        "cathedral": (CATHEDRAL_WORDS,),
        "crest": (tuple(crest.lower() for crest in CRESTS),),
        "action": (ACTION_WORDS,),
        "character": (ACTION_WORDS,),
        "resource": (RESOURCE_WORDS,),
        "die": (COLOUR_WORDS, None),
        "fair": (tuple(fair.replace(" ", "-") for fair in FAIRS),),
        "row": (ROWS,),
    },
)
