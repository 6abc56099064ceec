"""The text of this game's options and draws, as records, scenarios and people write it: "die blue 3 to 4".

Spots are written by their ids, Cathedrals by their towns, Actions, Resources and colours by their names. House spaces
are numbers, the rows of their table from 0. What stands in the Storehouse, in an offer or on the board is counted
from 1.
"""

from __future__ import annotations

from typing import Final

from soloist.engine.worded import WordNotation
from soloist.games.tiletum.components import box
from soloist.games.tiletum.kinds import ACTIONS, DIE_COLOURS, FAIRS, RESOURCES

_BOX: Final = box()
COLOUR_WORDS: Final = tuple(colour.replace(" ", "-") for colour in DIE_COLOURS)
RESOURCE_WORDS: Final = tuple(name.lower() for name in RESOURCES)
ACTION_WORDS: Final = tuple(name.lower() for name in ACTIONS)
CATHEDRAL_WORDS: Final = tuple(_BOX.spots[spot] for spot in _BOX.cathedrals)
NOTHING: Final = "what-it-shows"
"""How a Contract is paid that leaves no choice."""

NOTATION: Final = WordNotation(
    templates={
        "die": "die {} {} to {}",
        "wheel tile": "wheel tile",
        "do": "do {}",
        "king": "king",
        "merchant": "merchant to {}",
        "architect": "architect to {}",
        "merchant anywhere": "merchant anywhere to {}",
        "architect anywhere": "architect anywhere to {}",
        "house anywhere": "house anywhere {}",
        "house": "house {}",
        "pillar anywhere": "pillar anywhere {}",
        "pillar": "pillar {}",
        "fetch": "fetch {}",
        "contract": "contract {}",
        "exchange": "exchange {} for {}",
        "gain": "gain {}",
        "again": "again {}",
        "character": "character {}",
        "refresh": "refresh",
        "room": "room {} to {}/{}",
        "buy": "buy {}",
        "fulfil": "fulfil {} with {}",
        "crest": "crest {} to {}",
        "cathedral": "cathedral {}",
        "use": "use {}",
        "colour": "colour {} {}",
        "end": "end",
        "take": "take",
        "leave": "leave",
        "pay": "pay {}",
    },
    names={
        "colour": dict(enumerate(COLOUR_WORDS)),
        "construction": {n: tile.id for n, tile in enumerate(_BOX.construction)},
        "fair": {fair: FAIRS[tile.kind] for fair, tile in enumerate(_BOX.fairs)},
        "town": {n: _BOX.spots[spot] for n, spot in enumerate(_BOX.town_tiles)},
        "action": dict(enumerate(ACTION_WORDS)),
        "bonus": {n: tile.id for n, tile in enumerate(_BOX.bonus)},
        "contract": {n: tile.id for n, tile in enumerate(_BOX.contracts) if not tile.blue},
        "character": {n: tile.id for n, tile in enumerate(_BOX.characters)},
        "challenge": {n: card.id for n, card in enumerate(_BOX.challenges)},
    },
    words={
        "die": (COLOUR_WORDS, None, None),
        "do": (ACTION_WORDS,),
        "merchant": (_BOX.spots,),
        "architect": (_BOX.spots,),
        "merchant anywhere": (_BOX.spots,),
        "architect anywhere": (_BOX.spots,),
        "pillar": (CATHEDRAL_WORDS,),
        "pillar anywhere": (CATHEDRAL_WORDS,),
        "exchange": (RESOURCE_WORDS, RESOURCE_WORDS),
        "gain": (RESOURCE_WORDS,),
        "buy": (RESOURCE_WORDS,),
        "fulfil": (None, RESOURCE_WORDS),
        "cathedral": (CATHEDRAL_WORDS,),
        "colour": (None, COLOUR_WORDS),
        "pay": (RESOURCE_WORDS,),
    },
    nothing=NOTHING,
)
