"""The text of this game's options and draws, as records, scenarios and people write it: "place 5 at guild".

Cards are written by their ids, families, eras, locations and levels by their names. Spaces of a row, places of
patrons and instruments, desks and awards are counted from 1; materials are wood/metal/horsehair.
"""

from __future__ import annotations

from typing import Final

from soloist.engine.worded import WordNotation
from soloist.games.luthier.components import box
from soloist.games.luthier.kinds import DECKS, ERAS, FAMILIES, INSTRUMENTS, LOCATIONS, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent.own import AI_LOCATIONS

_BOX: Final = box()
FAMILY_WORDS: Final = tuple(name.lower() for name in FAMILIES)
ERA_WORDS: Final = tuple(name.lower() for name in ERAS)
LOCATION_WORDS: Final = tuple(name.lower() for name in LOCATIONS)
LEVEL_WORDS: Final = ("low", "middle", "high")
PATRON_IDS: Final = tuple(row.id for row in _BOX.patrons)
INSTRUMENT_IDS: Final = tuple(row.id for row in _BOX.instruments)
GOAL_IDS: Final = tuple(row.id for row in _BOX.goals)

NOTATION: Final = WordNotation(
    templates={
        "keep": "keep {} with {}",
        "goal": "goal {}",
        "place": "place {} at {}",
        "activate": "activate {}",
        "help": "help {}",
        "alone": "alone {}",
        "coin": "coin",
        "patron": "patron {}",
        "instrument": "instrument {}",
        "search era": "search era {}",
        "search family": "search family {}",
        "for": "for {}",
        "with": "with {}",
        "free": "free",
        "take": "take {}/{}/{}",
        "buy": "buy {}/{}/{} and {}",
        "perform": "perform {}",
        "add": "add",
        "again": "again",
        "stop": "stop",
        "repair": "repair {} for {}/{}/{}",
        "pay": "pay {}/{}/{}",
        "order": "order",
        "claim": "claim {} {}",
        "pass": "pass",
        "rough": "rough {} for {}/{}/{}",
        "finish": "finish {} for {}/{}/{}",
        "desk": "desk {} {}",
    },
    names={
        DECKS[PATRONS]: dict(enumerate(PATRON_IDS)),
        DECKS[INSTRUMENTS]: dict(enumerate(INSTRUMENT_IDS)),
        DECKS[PERFORMANCES]: {n: row.id for n, row in enumerate(_BOX.performances)},
        DECKS[REPAIRS]: {n: row.id for n, row in enumerate(_BOX.repairs)},
        "award": {n: row.id for n, row in enumerate(_BOX.awards)},
        "goal": dict(enumerate(GOAL_IDS)),
        "family": {n: row.id for n, row in enumerate(_BOX.family_tiles)},
        "cover": {n: f"card-{n + 1}" for n in range(len(_BOX.covers))},
        "guild": {n: row.id for n, row in enumerate(_BOX.guilds)},
        "ai card": {n: LOCATION_WORDS[location] for n, location in enumerate(AI_LOCATIONS)},
    },
    words={
        "keep": (PATRON_IDS, INSTRUMENT_IDS),
        "goal": (GOAL_IDS,),
        "place": (None, LOCATION_WORDS),
        "activate": (LOCATION_WORDS,),
        "search era": (ERA_WORDS,),
        "search family": (FAMILY_WORDS,),
        "claim": (None, LEVEL_WORDS),
        "desk": (FAMILY_WORDS, None),
    },
)
