"""The text of this game's options and draws, as records, scenarios and people write it."""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Notation
from soloist.games.burgundy.kinds import (
    ANIMALS_ON,
    BUILDINGS,
    FIRST_ANIMAL,
    FIRST_MONASTERY,
    MONASTERIES,
    SPECIES,
    SPECIES_OF,
)

TILE_NAMES: Final[tuple[str, ...]] = (
    *BUILDINGS,
    *(f"{SPECIES[SPECIES_OF[kind]]} {ANIMALS_ON[kind]}" for kind in range(FIRST_ANIMAL, FIRST_MONASTERY)),
    *(f"monastery {number}" for number in range(1, MONASTERIES + 1)),
    "ship",
    "castle",
    "mine",
)
"""The notation of every kind of tile but the joker, in the order of the kinds."""

NOTATION: Final = Notation(
    templates={
        "take": "take {}/{} with {}",
        "place": "place {}@{} with {}",
        "sell": "sell {} with {}",
        "workers": "workers with {}",
        "buy": "buy {}/{} for {}",
        "complete": "complete {}@{}",
    },
    names={"tile": dict(enumerate(TILE_NAMES))},
)
