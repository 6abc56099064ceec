"""The text of this game's options and draws, as records, scenarios and people write it: "place 5 at guild".

Cards are written by their ids, families, eras, locations and levels by their names. Spaces of a row, places of
patrons and instruments, desks and awards are counted from 1; materials are wood/metal/horsehair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from soloist.engine.questions import Notation, Option
from soloist.games.luthier.components import box
from soloist.games.luthier.kinds import DECKS, ERAS, FAMILIES, INSTRUMENTS, LOCATIONS, PATRONS, PERFORMANCES, REPAIRS

_BOX: Final = box()
FAMILY_WORDS: Final = tuple(name.lower() for name in FAMILIES)
ERA_WORDS: Final = tuple(name.lower() for name in ERAS)
LOCATION_WORDS: Final = tuple(name.lower() for name in LOCATIONS)
LEVEL_WORDS: Final = ("low", "middle", "high")
PATRON_IDS: Final = tuple(row.id for row in _BOX.patrons)
INSTRUMENT_IDS: Final = tuple(row.id for row in _BOX.instruments)
GOAL_IDS: Final = tuple(row.id for row in _BOX.goals)

Words = Sequence[str] | None
"""The words for the numbers of one argument, from 0; None: the number itself."""


@dataclass(slots=True)
class WordNotation(Notation):
    """A notation with words for numbers: `words` has, by verb, those of each argument."""

    words: Mapping[str, tuple[Words, ...]] = field(default_factory=dict)

    def write(self, option: Option) -> str:
        """Return the text of one option."""
        words = self.words.get(str(option[0]), ()) if option else ()
        if words and len(words) == len(option) - 1:
            option = (option[0], *(_word(table, part) for table, part in zip(words, option[1:], strict=True)))
        return Notation.write(self, option)

    def read(self, text: str, options: Sequence[Option] = ()) -> Option:
        """Return the option with this text, whatever its capitals; raises Refused."""
        option = Notation.read(self, text, options)
        words = self.words.get(str(option[0]), ())
        if len(words) != len(option) - 1:
            return option
        return (option[0], *(_number(table, part) for table, part in zip(words, option[1:], strict=True)))


def _word(table: Words, part: str | int) -> str | int:
    if table is None or not isinstance(part, int):
        return part
    return table[part] if 0 <= part < len(table) else part


def _number(table: Words, part: str | int) -> str | int:
    if table is None or not isinstance(part, str):
        return part
    typed = part.casefold()
    return next((n for n, word in enumerate(table) if word.casefold() == typed), part)


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
        "cover": {n: str(n + 1) for n in range(len(_BOX.covers))},
        "guild": {n: row.id for n, row in enumerate(_BOX.guilds)},
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
