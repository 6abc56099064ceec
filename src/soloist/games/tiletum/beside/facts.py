"""What the Cardinalbot needs to be told at a real table beside what it needs to see: printed numbers of the board."""

from __future__ import annotations

from soloist.engine.sight import Fact
from soloist.engine.text import N_

KING_POINTS = Fact(
    "points of the King track", N_("How many points does {x} of the King track score?"),
    (), "number", "printed", -30, 30,
)  # fmt: skip
CREST_AT = Fact("crest at", N_("Which Bonus tile lies at {number} of the wheel?"), ("number",), "things")
"""Where a new Crest may lie at one sector alone, its tile is asked for, which is needed if its die is taken."""
YOUR_TILE = Fact(
    "your tile", N_("Which of these Bonus tiles of the wheel did you take, if any?"), (), "things"
)  # fmt: skip
FIRST_CONTRACT = Fact(
    "first Contract", N_("What does one of these Contracts show, and how many others are there?"), (), "things"
)  # fmt: skip
CHARACTERS_GONE = Fact(
    "characters gone", N_("Which of these Characters do not lie in the offer any more?"), (), "things"
)  # fmt: skip
CHARACTERS_NEW = Fact("characters new", N_("Which Characters are new in the offer?"), (), "things")
CHARACTER_DRAWN = Fact(
    "character drawn", N_("Which Character is new in the offer, and what is its reward?"), (), "things"
)  # fmt: skip
CHARACTERS_LYING = Fact(
    "characters lying", N_("What lies in the Character offer, and what are the rewards?"), (), "things"
)  # fmt: skip
"""Where nothing was told of the offer yet."""
CHARACTERS_DRAWN = Fact(
    "characters drawn", N_("Which Characters are new in the offer, and what are their rewards?"), (), "things"
)  # fmt: skip
LOWEST_SPACE = Fact(
    "lowest space", N_("The Cardinalbot falls far below 0: how many spaces has the King track there?"),
    (), "number", "printed",
)  # fmt: skip
