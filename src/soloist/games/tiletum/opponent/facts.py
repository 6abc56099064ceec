"""Everything that the Cardinalbot ever needs to see on the shared table."""

from __future__ import annotations

from soloist.engine.sight import Fact
from soloist.engine.text import N_

# The wheel.
DICE = Fact("dice", N_("Which dice lie on the wheel?"), (), "things")
DICE_OF = Fact("dice of a colour", N_("How many dice for {x} lie on the wheel?"), (), "number")
WHEEL_TILE = Fact("wheel tile", N_("Which Bonus tile lies at {number} of the wheel?"), ("number",), "things")
NEW_CREST_AT = Fact(
    "new Crest at", N_("At which of these sectors of the wheel lies a Crest that it lacks ({lacks})?"),
    ("lacks", "number", "sectors"), "things",
)  # fmt: skip
"""Whether one lies at the sector of a number; of the others it may be needed next, so that they are seen with it."""

# The map.
WITHIN = Fact(
    "within", N_("Which of these are at most {steps} from {start}?"), ("start", "steps"), keeps="printed",
    one=N_("Is it at most {steps} from {start} to {x}?"),
)  # fmt: skip
DISTANCE = Fact("distance", N_("How many steps is it from {start} to {x}?"), ("start",), "number", "printed")
TILES = Fact(
    "tiles", N_("Which Bonus tiles lie at most {steps} from {start}?"), ("start", "steps"), "things"
)  # fmt: skip
CRESTS_WITHIN = Fact(
    "crests within", N_("Which of these Crests lie on the map, at most {steps} from {start}?"), ("start", "steps"),
    keeps="no", one=N_("Does {x} lie on the map, at most {steps} from {start}?"),
)  # fmt: skip

# Cathedrals.
AVAILABLE = Fact("available", N_("Which of these Cathedrals are not the unavailable one?"), keeps="game")
TOTAL = Fact("total", N_("How many points have the Construction tile and the top tile of {x} together?"), (), "number")
CONSTRUCTION_POINTS = Fact(
    "construction points", N_("How many points does the Construction tile of {x} show?"), (), "number", "game"
)
TOP_TILE = Fact(
    "top tile", N_("How many points has the top Cathedral tile of {x}?"), (), "number", least=1, most=15
)  # fmt: skip
"""What it scores beside the Construction tile: all tiles are printed with a point at least."""
STONE_COST = Fact("Stone", N_("How many Stone does the Construction tile of {x} show?"), (), "number", "game")
PAYABLE = Fact(
    "payable", N_("Which of these can be built with {stone} Stone?"), ("stone",), keeps="no",
    one=N_("Can {x} be built with {stone} Stone?"),
)  # fmt: skip
NO_TILE_OF_YOURS = Fact("no tile of yours", N_("Of which of these have you no Cathedral tile?"), keeps="no")
NO_PILLAR_OF_YOURS = Fact("no Pillar of yours", N_("At which of these have you no Pillar?"), keeps="no")

# Towns.
FREE_HOUSE = Fact(
    "free House space", N_("Which of these have a free House space?"), keeps="no",
    one=N_("Is there a free House space in {x}?"),
)  # fmt: skip
NEXT_FAIR = Fact("next Fair", N_("Which of these is the town of Fair {fair}?"), ("fair",), keeps="game")
FREE_POINTS = Fact("space with points", N_("Which of these have a free House space with points?"), keeps="no")
FREE_REWARD = Fact("space with a reward", N_("Which of these have a free House space with another reward?"), keeps="no")
SPACE_POINTS = Fact(
    "points of the space", N_("How many points are printed on the best free House space in {x}?"), (), "number"
)

# Offers.
CHARACTERS = Fact("Characters", N_("Which Characters lie in the offer?"), (), "things")
OFFER = Fact("offer", N_("What lies in the Contract offer, from left to right?"), ("ap",), "things")
"""Only the places for so many AP matter; those that cost more may be seen or not."""
CREST_OFFERED = Fact(
    "crest offered", N_("In which of these offers lies a Crest that it lacks ({lacks}), for {ap} AP or fewer?"),
    ("lacks", "ap"), one=N_("Does a Crest that it lacks ({lacks}) lie in {x}, for {ap} AP or fewer?"),
)  # fmt: skip

# You.
YOU_LACK = Fact("you lack", N_("Which of these Crests do you lack?"), keeps="no")
YOU_HIGHER = Fact("you are higher", N_("Is your marker on the King track above {space}?"), ("space",))
