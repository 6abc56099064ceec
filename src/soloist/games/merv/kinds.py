"""Small whole numbers and words for the kinds of thing in Merv: what a user's own tables cannot change."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_

NONE: Final = -1
"""No owner, no tile, no place."""
NOWHERE: Final = -2
"""The site of a turn in which nothing can be activated."""

# Colours of cubes.
PURPLE: Final = 0
TAN: Final = 1
TEAL: Final = 2
ORANGE: Final = 3
WHITE: Final = 4
SAVED: Final = 5
"""What is paid in place of a cube by a level 2 tile."""
COLOURS: Final = ("purple", "tan", "teal", "orange", "white")
COLOUR_NAMES: Final = (N_("purple"), N_("tan"), N_("teal"), N_("orange"), N_("white"))
PLAIN: Final = 4
"""Colours without white, and halls, paths and stacks of segments by the same numbers."""
CUBES: Final = 5

# Actions: the types of site, and what may be done instead.
CARAVANSARY: Final = 0
PALACE: Final = 1
LIBRARY: Final = 2
MARKETPLACE: Final = 3
MOSQUE: Final = 4
WALL: Final = 5
FAVOUR: Final = 6
SOLDIER: Final = 7
ACTIONS: Final = ("caravansary", "palace", "library", "marketplace", "mosque", "wall", "favour", "soldier")
SITES: Final = 6
"""Types of site."""
ACTION_NAMES: Final = (
    N_("Caravansary"),
    N_("Palace"),
    N_("Library"),
    N_("Marketplace"),
    N_("Mosque"),
    N_("Wall"),
    N_("favour"),
    N_("soldiers"),
)

# Spices.
GINGER: Final = 0
JUNIPER: Final = 1
CINNAMON: Final = 2
PEPPER: Final = 3
SPICES: Final = ("ginger", "juniper", "cinnamon", "pepper")
SPICE_NAMES: Final = (N_("ginger"), N_("juniper"), N_("cinnamon"), N_("pepper"))

# The city: cells row by row from the north-west.
SIZE: Final = 5
CELLS: Final = 25
MARKET: Final = 12
"""The cell of the camel market."""
CELL_WORDS: Final = tuple(f"{'abcde'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS))
"""The names of cells: columns a to e from the west, rows 1 to 5 from the north."""

# Sides, and the slots on them, numbered clockwise from the westernmost of the north (MM056): the lowest of a side lies
# nearest to the queue's corner. The wall places behind the slots have the same numbers.
SIDES: Final = ("north", "east", "south", "west")
SIDE_NAMES: Final = (N_("north"), N_("east"), N_("south"), N_("west"))
SLOTS: Final = 20
SLOT_WORDS: Final = (
    *(f"N{n}" for n in range(1, 6)),
    *(f"E{n}" for n in range(1, 6)),
    *(f"S{n}" for n in range(5, 0, -1)),
    *(f"W{n}" for n in range(5, 0, -1)),
)
"""The names of slots and wall places: N and S by column from the west, E and W by row from the north."""
_EAST_WEST: Final = tuple(range(SIZE))
LINES: Final = (
    *(tuple(row * SIZE + column for row in _EAST_WEST) for column in _EAST_WEST),
    *(tuple(row * SIZE + column for column in reversed(_EAST_WEST)) for row in _EAST_WEST),
    *(tuple(row * SIZE + column for row in reversed(_EAST_WEST)) for column in reversed(_EAST_WEST)),
    *(tuple(row * SIZE + column for column in _EAST_WEST) for row in reversed(_EAST_WEST)),
)
"""The cells of the line of each slot, the nearest first."""
SITES_OF_LINE: Final = tuple(tuple(cell for cell in line if cell != MARKET) for line in LINES)
BEHIND: Final = tuple(line[:2] for line in LINES)
"""The sites that a wall in each place protects, the nearest first (merv.invasion)."""
OPEN_TO: Final = tuple(tuple(slot for slot in range(SLOTS) if cell in BEHIND[slot]) for cell in range(CELLS))
"""The wall places by which each cell is attacked."""
WITH_MARKET: Final = tuple(MARKET in line for line in LINES)
"""Whether the camel market lies in the line of a slot."""
GATE: Final = 4
"""A gate in a wall place; a segment is 0 to 3, by its stack."""

# What a hall counts, from left to right; the words of the table.
HALL_COUNTS: Final = ("mosque", "goods", "scrolls", "spices")
HALL_NAMES: Final = (N_("mosque hall"), N_("hall of goods"), N_("hall of scrolls"), N_("hall of spices"))

# Places of the camel market, clockwise.
PLACES: Final = ("top-left", "top-right", "bottom-right", "bottom-left")
PLACE_NAMES: Final = (N_("top-left"), N_("top-right"), N_("bottom-right"), N_("bottom-left"))

# The marketplace: cities in pairs, the inner one first, by direction.
DIRECTIONS: Final = 4
CITIES: Final = 8
CAMEL_BONUS: Final = "camel"
FAVOUR_BONUS: Final = "favour"

# Upgrade tiles: a bonus of a colour by the number of the colour, or white.
UPGRADES: Final = 5

PILE_WORDS: Final = ("I", "II", "III", "IV", "V", "VI")
"""The names of the piles of contracts, the lowest influence first."""

LEVELS: Final = (2, 4, 6, 8)
"""Scrolls that bring a breakthrough."""
A_LEVEL: Final = 4
"""Breakthrough tiles of a level."""

# Parts of a reward: (kind, how many). Had at once:
FAVOUR_PART: Final = "favour"
INFLUENCE_PART: Final = "influence"
POINTS_PART: Final = "points"
WHITE_PART: Final = "white cube"
EACH_PART: Final = "cube of each colour"
CAMEL_PART: Final = "camel"
# Due, because there is something to choose; by the place in this list they stand on `Game.due`.
DUES: Final = (
    "soldier",
    "courtier",
    "segment",
    "upgrade",
    "points or upgrade",
    "soldier or upgrade",
    "scoring tile",
    "post with a good",
    "step",
    "two cubes",
    "breakthrough",
)
(
    SOLDIER_DUE,
    COURTIER_DUE,
    SEGMENT_DUE,
    UPGRADE_DUE,
    POINTS_OR_UPGRADE_DUE,
    SOLDIER_OR_UPGRADE_DUE,
    SCORING_DUE,
    POST_DUE,
    STEP_DUE,
    CUBES_DUE,
    BREAKTHROUGH_DUE,
) = range(len(DUES))
DUE_BASE: Final = 16
"""What is due stands as its place here + 16 * n: n points, or the number of a level from 0."""
DUE_OF: Final = {name: due for due, name in enumerate(DUES)}

SEATS: Final = 4
"""Colours of players."""
