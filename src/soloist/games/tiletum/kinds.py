"""Small whole numbers and words for the kinds of thing in Tiletum: what a user's own tables cannot change."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_

# Resources, and the colours of dice by the same numbers.
STONE: Final = 0
WOOL: Final = 1
IRON: Final = 2
FOOD: Final = 3
GOLD: Final = 4
RESOURCES: Final = ("Stone", "Wool", "Iron", "Food", "Gold")
RESOURCE_NAMES: Final = (N_("Stone"), N_("Wool"), N_("Iron"), N_("Food"), N_("Gold"))
DIE_COLOURS: Final = (N_("dark grey"), N_("light grey"), N_("blue"), N_("pink"), N_("yellow"))

# Actions; the type of a Character is one of the first five.
KING: Final = 0
MERCHANT: Final = 1
ARCHITECT: Final = 2
CHARACTER: Final = 3
CONTRACT: Final = 4
JOKER: Final = 5
ACTIONS: Final = ("King", "Merchant", "Architect", "Character", "Contract", "Joker")
ACTION_NAMES: Final = (
    N_("King"),
    N_("Merchant"),
    N_("Architect"),
    N_("Character"),
    N_("Contract"),
    N_("Joker"),
)
SECTORS: Final = 6
"""Sectors of the wheel, and Actions, and numbers on a die."""
TYPES: Final = 5
"""Types of Character: King to Contract."""

# Crests. The numbers are the families; the names are our own.
CRESTS: Final = ("Lion", "Lily", "Eagle", "Tower", "Rose", "Key")
CREST_NAMES: Final = (N_("Lion"), N_("Lily"), N_("Eagle"), N_("Tower"), N_("Rose"), N_("Key"))
CREST_KINDS: Final = 6

# Player-count marks: the least number of seats that uses a tile or a space.
MARKS: Final = (2, 3, 4)
SEATS: Final = (2, 3, 4)

# Rewards of a House space: points if above zero.
NO_REWARD: Final = 0
WHOLE_BUILDING: Final = -1

# Rows of the Cardinalbot's list of Bonus tiles (tiletum.cardinal.bonus.rows), the best first.
ROW_CREST: Final = 0
ROW_MISC: Final = 1
ROW_RESOURCE: Final = 2
ROW_ACTION: Final = 3
ROW_CONTRACT: Final = 4
ROWS: Final = ("crest", "miscellaneous", "resource", "action", "contract")

# Parts of a reward: (kind, how many). Characters, helpers, Contracts and crest spaces all use these words.
RESOURCE_PART: Final = {"stone": STONE, "wool": WOOL, "iron": IRON, "food": FOOD, "gold": GOLD}
"""n of one Resource."""
ACTION_PART: Final = {
    "king action": KING,
    "merchant action": MERCHANT,
    "architect action": ARCHITECT,
    "character action": CHARACTER,
    "contract action": CONTRACT,
    "any action": JOKER,
}
"""An Action with n AP, without markers."""
ANY: Final = "any"
"""n Resources of one's choice; they may differ."""
POINTS: Final = "points"
KING_STEPS: Final = "king steps"
MERCHANT_STEPS: Final = "merchant steps"
ARCHITECT_STEPS: Final = "architect steps"
PLACE_HOUSE: Final = "place house"
"""At the Merchant."""
PLACE_PILLAR: Final = "place pillar"
"""At the Architect."""
PLUS: Final = "plus"
"""n AP more for the Action of the current die."""
COLOUR: Final = "colour"
"""Change the colour of the die being chosen."""
BUILDING: Final = "building"
"""The rewards of all Characters in one of one's Buildings, again."""
HOUSE_ANYWHERE: Final = "house anywhere"
PILLAR_ANYWHERE: Final = "pillar anywhere"
MERCHANT_ANYWHERE: Final = "merchant anywhere"
ARCHITECT_ANYWHERE: Final = "architect anywhere"

# What a Fair counts: the kinds of Fair tile, in the order of the table.
FAIR_HOUSES: Final = 0
FAIR_PILLARS: Final = 1
FAIR_CONTRACTS: Final = 2
FAIR_CRESTS: Final = 3
FAIR_UPPER: Final = 4
"""Characters on floors 2 and 3."""
FAIR_CATHEDRALS: Final = 5
FAIR_BUILDINGS: Final = 6
"""Buildings full of Characters."""
FAIR_CONTRACT_CATHEDRAL: Final = 7
FAIR_HOUSE_PILLAR: Final = 8
FAIR_CONTRACT_CREST: Final = 9
FAIR_KING: Final = 10
"""A sum: the points of the King track are added."""
FAIRS: Final = (
    "houses",
    "pillars",
    "contracts",
    "crests",
    "upper characters",
    "cathedrals",
    "full buildings",
    "contract and cathedral",
    "house and pillar",
    "contract and crest",
    "king track",
)
NO_FAIR: Final = -1
"""The Fair of a Decree that belongs to none."""

# Decrees: conditions and ways to choose a die.
ALWAYS: Final = "always"
MORE: Final = "more"
"""More of the first argument than of the second ("pillars", "houses", "cathedrals")."""
AT_LEAST: Final = "at least"
"""At least as many of the first argument as of the second."""
HELD: Final = "contract held"
"""At least one unfulfilled Contract."""
NEW_CREST: Final = "new crest"
"""A Crest it lacks, within reach of "merchant" or "architect", or in the offer ("contract")."""
TAKE_ACTION: Final = "action"
"""A die on one of these Actions (or on the Joker)."""
TAKE_HIGHEST: Final = "highest"
"""The highest die of these colours."""
TAKE_NEEDED: Final = "needed"
"""A die of the one of these colours that it needs most."""

# Challenge cards, in the order of the document.
SPECIAL_FRIENDS: Final = 0
CLERGY: Final = 1
WHISPERS: Final = 2
INCOME: Final = 3
VISITORS: Final = 4
COFFERS: Final = 5
FAVOR: Final = 6
READY: Final = 7
CHALLENGES: Final = (
    "special-friends",
    "resourceful-clergy",
    "whispers",
    "ecclesiastical-income",
    "visitors",
    "deep-coffers",
    "favor",
    "ready-for-action",
)

# Ways to read the Buildings (tiletum.reading.3).
ROOMS_DEFAULT: Final = "five"
ROOMS_ONLINE: Final = "online"
ROOMS_SIX: Final = "six"
