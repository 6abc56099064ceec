"""The text of what is told at the table: "at guild", "family strings", "desk brass 2", "performance romantic"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from soloist.engine.questions import Option
from soloist.engine.worded import WordNotation, Words
from soloist.games.luthier.kinds import AWARD_PLACES, BY_ERA, DECKS
from soloist.games.luthier.notation import ERA_WORDS, FAMILY_WORDS, LOCATION_WORDS
from soloist.games.luthier.opponent.own import AI_LOCATIONS

CARD_WORDS: Final = tuple(LOCATION_WORDS[location] for location in AI_LOCATIONS)
_LAST_BY_ERA: Final = tuple(DECKS[deck] for deck in BY_ERA)


@dataclass(slots=True)
class TableNotation(WordNotation):
    """A notation in which what the back of a card shows is an era or a family, by its deck."""

    def _tables(self, option: Option) -> tuple[Words, ...]:
        if option[:1] == ("back",) and len(option) == 3:
            by_era = option[1] in (*BY_ERA, *_LAST_BY_ERA)
            return (DECKS, ERA_WORDS if by_era else FAMILY_WORDS)
        return WordNotation._tables(self, option)


def _one(words: Sequence[str]) -> tuple[Words, ...]:
    return (words,)


NOTATION: Final = TableNotation(
    names={"ai card": dict(enumerate(CARD_WORDS))},
    words={
        "at": _one(LOCATION_WORDS),
        "activate": _one(LOCATION_WORDS),
        "row": _one(LOCATION_WORDS),
        "family": _one(FAMILY_WORDS),
        "section": _one(FAMILY_WORDS),
        "chair": _one(FAMILY_WORDS),
        "full": _one(FAMILY_WORDS),
        "repair": _one(FAMILY_WORDS),
        "era": _one(ERA_WORDS),
        "performance": _one(ERA_WORDS),
        "award": _one(AWARD_PLACES),
        "level": (AWARD_PLACES, None, None),
        "desk": (FAMILY_WORDS, None),
        "card": (CARD_WORDS, None),
        "first": _one(("you", "ai")),
        "has": _one(("none", "unfinished", "built")),
    },
)
