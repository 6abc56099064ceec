"""Everything that the Corrupt Magistrate ever needs to see on the shared table."""

from __future__ import annotations

from soloist.engine.sight import Fact
from soloist.engine.text import N_

# The city.
SITES = Fact("sites", N_("Where are the sites of {action}?"), ("action",), "things", "game")
FREE_SLOT = Fact("free slot", N_("Which of these action slots are free?"), one=N_("Is the action slot {x} free?"))
EMPTY = Fact("empty", N_("Which of these sites have no building?"), one=N_("Has {x} no building?"))
COURTIER_HERE = Fact(
    "courtier here",
    N_("On which of these sites stands a building of the High Courtier?"),
    one=N_("Does a building of the High Courtier stand on {x}?"),
)
COURTIER_IN_LINE = Fact(
    "courtier in line", N_("How many buildings of the High Courtier stand in the line of {x}?"), (), "number", most=5
)
BOTS_IN_LINE = Fact(
    "both in line",
    N_("How many buildings do the Magistrate and the High Courtier together have in the line of {x}?"),
    (),
    "number",
    most=5,
)
YOURS_IN_LINE = Fact("yours in line", N_("How many buildings of yours stand in the line of {x}?"), (), "number", most=5)
COURTIER_BUILDINGS = Fact("courtier buildings", N_("Where do buildings of the High Courtier stand?"), (), "things")
UNPROTECTED = Fact(
    "unprotected",
    N_("Which of these buildings have no soldier and a side open to the invasion, without a wall?"),
    one=N_("Has the building on {x} no soldier and a side open to the invasion, without a wall?"),
)

# Walls.
SEGMENT_LEFT = Fact(
    "segment left", N_("Of which of these colours are wall segments left?"), keeps="no", one=N_("Is any {x} left?")
)
PRICE = Fact("price", N_("How many cubes does the next {x} cost?"), (), "number")
WALL_FREE = Fact(
    "free wall place", N_("Which of these wall places are free?"), keeps="no", one=N_("Is the wall place {x} free?")
)
NO_GATE_PLACE = Fact(
    "no gate place",
    N_("Which of these wall places are not for gates?"),
    keeps="printed",
    one=N_("Is the wall place {x} one that is not for a gate?"),
)
COURTIER_BEHIND = Fact(
    "courtier behind",
    N_("How many buildings of the High Courtier stand on the two sites behind {x}?"),
    (),
    "number",
    most=2,
)
YOURS_BEHIND = Fact(
    "yours behind", N_("How many buildings of yours stand on the two sites behind {x}?"), (), "number", most=2
)
PAIR_BEHIND = Fact(
    "row of the list",
    N_(
        "Behind {x} stand: two buildings of the High Courtier (4); one of it and one of the Magistrate (3); else any "
        "of them (2); else any of yours (1); none of these (0)?"
    ),
    (),
    "number",
    most=4,
)

# The camel market.
MARKET_CAMELS = Fact("camels of the market", N_("How many camels stand on the camel market?"), (), "number", most=4)
MARKET_FREE = Fact(
    "free place of the market",
    N_("Which of these places of the camel market are free?"),
    one=N_("Is the {x} place of the camel market free?"),
)
BOON = Fact("boon", N_("What does the {place} place of the camel market give?"), ("place",), "things", "printed")

# The caravan.
ROW = Fact("row", N_("Which caravan cards lie in the row, from the front, and which have a camel?"), (), "things")
CARDS_LEFT = Fact("cards left", N_("Are any caravan cards left?"), keeps="no")
SET_POINTS = Fact(
    "points of a set", N_("How many points is {x} worth at the end of the game?"), (), "number", "printed"
)

# The palace.
HALLS = Fact("halls", N_("What do the halls of the palace count, from left to right?"), (), "things", "printed")
HALL_ROOM = Fact(
    "room in the hall",
    N_("Which of these halls have room for a courtier?"),
    keeps="no",
    one=N_("Has the {x} room for a courtier?"),
)
HALL_EMPTY = Fact(
    "empty hall",
    N_("Which of these halls have no courtier of anybody?"),
    keeps="no",
    one=N_("Has the {x} no courtier of anybody?"),
)
YOUR_COUNT = Fact("your count", N_("How many points would a courtier in the {x} score you?"), (), "number")

# The library.
TILE_LEFT = Fact("tile left", N_("Is this breakthrough tile left: {x}?"), keeps="no")
TILES_LEFT = Fact("tiles left", N_("Which breakthrough tiles of level {level} are left?"), ("level",), "things")

# The marketplace.
POSTS = Fact(
    "posts", N_("How many discs has the Magistrate in all that can be posts?"), (), "number", "printed", most=10
)
UNOCCUPIED = Fact(
    "unoccupied",
    N_("In which of these cities is no post of anybody?"),
    keeps="no",
    one=N_("Is no post of anybody in {x}?"),
)
DIRECTION = Fact(
    "order of directions",
    N_("Which place has the direction of {x} in the printed order of directions?"),
    (),
    "number",
    "printed",
    1,
    4,
)
CITY_BONUS = Fact("first post", N_("What does the first post in {city} bring?"), ("city",), "things", "printed")
GOOD_LEFT = Fact(
    "good left", N_("Of which of these cities is a good left?"), keeps="no", one=N_("Is a good of {x} left?")
)
CONTRACTS = Fact("contracts", N_("Which contracts lie open?"), (), "things")
CONTRACT_ORDER = Fact("printed tie-break", N_("Which place does the printed tie-break give {x}?"), (), "number")
DIFFERENT = Fact("goods of different kinds", N_("Must the goods on a contract be of different kinds?"), keeps="printed")

# The mosque.
PATH_CAMEL = Fact(
    "camel of the path",
    N_("On which of these mosque paths does a camel stand?"),
    keeps="no",
    one=N_("Does a camel stand on the {x}?"),
)
MOSQUE_END = Fact(
    "steps in the mosque", N_("How many steps does the way through the mosque have?"), (), "number", "printed", 1
)
STEP_REWARD = Fact("step", N_("What does step {step} of the mosque give?"), ("step",), "things", "printed")
SCORING_TILES = Fact("scoring tiles", N_("Which scoring tiles are left in the mosque?"), (), "things")

# The tracks.
TRACK_END = Fact("end of the track", N_("What is the number of the last space of the {x}?"), (), "number", "printed", 1)
TRACK_POINTS = Fact("points of a space", N_("How many points does {x} show?"), (), "number", "printed")
