"""Small whole numbers and words for the kinds of thing in Luthier: what a user's own tables cannot change."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_

NONE: Final = -1
"""No card, no player, no patron."""

# Families of instruments, and sections of the Orchestra by the same numbers.
STRINGS: Final = 0
WOODWINDS: Final = 1
KEYBOARDS: Final = 2
BRASS: Final = 3
PERCUSSION: Final = 4
FAMILIES: Final = ("Strings", "Woodwinds", "Keyboards", "Brass", "Percussion")
FAMILY_NAMES: Final = (N_("Strings"), N_("Woodwinds"), N_("Keyboards"), N_("Brass"), N_("Percussion"))

BAROQUE: Final = 0
CLASSICAL: Final = 1
ROMANTIC: Final = 2
ERAS: Final = ("Baroque", "Classical", "Romantic")
ERA_NAMES: Final = (N_("Baroque"), N_("Classical"), N_("Romantic"))

WOOD: Final = 0
METAL: Final = 1
HORSEHAIR: Final = 2
MATERIALS: Final = ("wood", "metal", "horsehair")
MATERIAL_NAMES: Final = (N_("wood"), N_("metal"), N_("horsehair"))
Materials = tuple[int, int, int]
"""Wood, metal, horsehair."""

PERFORMANCE: Final = 0
CRAFT: Final = 1
REPUTATION: Final = 2
TRACKS: Final = ("Performance", "Craft", "Reputation")
TRACK_NAMES: Final = (N_("Performance"), N_("Craft"), N_("Reputation"))

# Locations; those before the Workbench are shared.
SALON: Final = 0
GUILD: Final = 1
MARKET: Final = 2
PERFORM: Final = 3
REPAIR: Final = 4
BALCONY: Final = 5
WORKBENCH: Final = 6
LOCATIONS: Final = ("Salon", "Guild", "Market", "Perform", "Repair", "Balcony", "Workbench")
LOCATION_NAMES: Final = (
    N_("Salon"),
    N_("Guild"),
    N_("Market"),
    N_("Perform"),
    N_("Repair"),
    N_("Balcony"),
    N_("Workbench"),
)
SHARED_LOCATIONS: Final = 6
TRACK_AT: Final = (REPUTATION, CRAFT, NONE, NONE, CRAFT, REPUTATION, CRAFT)
"""The track that adds to a person's skill at each location (luthier.skill.track)."""

# Decks, and the rows beside them.
PATRONS: Final = 0
INSTRUMENTS: Final = 1
PERFORMANCES: Final = 2
REPAIRS: Final = 3
DECKS: Final = ("patrons", "instruments", "performances", "repairs")
DECK_AT: Final = (PATRONS, INSTRUMENTS, NONE, PERFORMANCES, REPAIRS, NONE, NONE)
"""The deck at each location."""
BY_ERA: Final = (PATRONS, PERFORMANCES)
"""The decks whose backs show an era; the others show a family (luthier.backs)."""

COMPOSER: Final = 0
PERFORMER: Final = 1
NOBLE: Final = 2
ROYAL: Final = 3
PATRON_KINDS: Final = ("composer", "performer", "noble", "royal")
PATRON_KIND_NAMES: Final = (N_("composer"), N_("performer"), N_("noble"), N_("royal"))

LOW: Final = 0
MIDDLE: Final = 1
HIGH: Final = 2
LEVELS: Final = 3
AWARD_LEVEL_NAMES: Final = (N_("low"), N_("middle"), N_("high"))
AWARD_PLACE_NAMES: Final = (N_("left"), N_("middle"), N_("right"), N_("far right"))
AWARD_PLACES: Final = ("left", "middle", "right")
"""As guild cards order them."""

# Parts of a gain: (kind, how many).
ANY: Final = "any"
"""n materials of one's choice; they may differ."""
MONEY: Final = "money"
INSPIRATION: Final = "inspiration"
APPRENTICE: Final = "apprentice"
PRESTIGE: Final = "prestige"
TRACK_PART: Final = {"performance": PERFORMANCE, "craft": CRAFT, "reputation": REPUTATION}
MATERIAL_PART: Final = {"wood": WOOD, "metal": METAL, "horsehair": HORSEHAIR}
# Skill bonuses that change the main effect instead.
MORE_MATERIAL: Final = "material"
MORE_DICE: Final = "die"
LESS: Final = "less"
EFFECT_PARTS: Final = (MORE_MATERIAL, MORE_DICE, LESS)

# What powers change or add to.
AT_MARKET: Final = "market"
INCOME: Final = "income"
BUILD: Final = "build"
REPAIR_COST: Final = "repair cost"
RESULT: Final = "result"
SKILL: Final = "skill"
PER_PERFORMANCE: Final = "performance"
PER_INSTRUMENT: Final = "instrument"
PER_REPAIR: Final = "repair"
PER_PATRON: Final = "patron"
PER_TOKEN: Final = "token"
APPRENTICE_PRICE: Final = "apprentice"
PER_CHAIR: Final = "chair"
ONCE: Final = "once"

# Start actions of family tiles.
START_ROUGH: Final = "rough"
START_GAIN: Final = "gain"
START_TOKEN: Final = "token"
START_INSTRUMENT: Final = "instrument"
START_REPAIR: Final = "repair"
