"""What the Cardinalbot needs to be told at a real table beside what it needs to see: printed numbers of the board."""

from __future__ import annotations

from soloist.engine.sight import Fact
from soloist.engine.text import N_

KING_POINTS = Fact(
    "points of the King track", N_("How many points does {x} of the King track score?"),
    (), "number", "printed", -30, 30,
)  # fmt: skip
LOWEST_SPACE = Fact(
    "lowest space", N_("The Cardinalbot falls far below 0: how many spaces has the King track there?"),
    (), "number", "printed",
)  # fmt: skip
