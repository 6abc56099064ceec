"""The kinds of pieces there are, as small whole numbers: what a user's own tables cannot change."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_

# Colours, for spaces and tiles alike.
BUILDING: Final = 0
ANIMAL: Final = 1
MONASTERY: Final = 2
SHIP: Final = 3
CASTLE: Final = 4
MINE: Final = 5
COLOURS: Final = ("building", "animal", "monastery", "ship", "castle", "mine")

# Kinds of tile: 0 to 7 buildings, 8 to 19 animals, 20 to 45 monasteries 1 to 26, then ship, castle, mine.
WAREHOUSE: Final = 0
WATCHTOWER: Final = 1
CARPENTER: Final = 2
CHURCH: Final = 3
MARKET: Final = 4
BOARDING_HOUSE: Final = 5
BANK: Final = 6
CITY_HALL: Final = 7
BUILDINGS: Final = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding house", "bank", "city hall")

COW: Final = 0
PIG: Final = 1
SHEEP: Final = 2
CHICKEN: Final = 3
SPECIES: Final = ("cow", "pig", "sheep", "chicken")
FIRST_ANIMAL: Final = 8
SIZES: Final = (2, 3, 4)

FIRST_MONASTERY: Final = 20
MONASTERIES: Final = 26

SHIP_TILE: Final = 46
CASTLE_TILE: Final = 47
MINE_TILE: Final = 48
JOKER: Final = 49
"""A tile lying face down."""
KINDS: Final = 50

COLOUR_OF: Final[tuple[int, ...]] = (BUILDING,) * 8 + (ANIMAL,) * 12 + (MONASTERY,) * 26 + (SHIP, CASTLE, MINE, -1)
"""The colour of each kind; -1 for a joker."""
SPECIES_OF: Final[tuple[int, ...]] = tuple(
    (kind - FIRST_ANIMAL) // len(SIZES) if COLOUR_OF[kind] == ANIMAL else -1 for kind in range(KINDS)
)
"""The species on each kind; -1 where there is none."""
ANIMALS_ON: Final[tuple[int, ...]] = tuple(
    SIZES[(kind - FIRST_ANIMAL) % len(SIZES)] if COLOUR_OF[kind] == ANIMAL else 0 for kind in range(KINDS)
)
"""How many animals are on each kind."""

GOODS: Final = 6
"""Types of goods: type g belongs to the die number g + 1."""
DEPOTS: Final = 6
PHASES: Final = ("A", "B", "C", "D", "E")

COLOUR_SPACES: Final = (12, 6, 6, 6, 4, 3)
"""How many spaces of each colour every duchy has."""

COLOUR_NAMES: Final = (N_("building"), N_("animal"), N_("monastery"), N_("ship"), N_("castle"), N_("mine"))
BUILDING_NAMES: Final = (
    N_("warehouse"),
    N_("watchtower"),
    N_("carpenter's workshop"),
    N_("church"),
    N_("market"),
    N_("boarding house"),
    N_("bank"),
    N_("city hall"),
)
SPECIES_NAMES: Final = (N_("cow"), N_("pig"), N_("sheep"), N_("chicken"))


def animal(species: int, count: int) -> int:
    """Return the kind of the tile with `count` (2 to 4) animals of a species."""
    return FIRST_ANIMAL + species * len(SIZES) + count - SIZES[0]


def monastery(number: int) -> int:
    """Return the kind of the monastery with that number (1 to 26)."""
    return FIRST_MONASTERY + number - 1
