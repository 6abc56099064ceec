"""What is to be told at a real table beside what the AI needs to see: how much of something your board has."""

from __future__ import annotations

from soloist.engine.sight import Fact
from soloist.engine.text import N_

ROW_SPACES = Fact(
    "spaces of a row", N_("How many spaces does the row of {x} have beside its deck?"), (), "number", "printed", 1, 20
)
SECTION_SPACES = Fact(
    "spaces of a section", N_("How many spaces for tokens does the section of the {x} have, covered ones too?"),
    (), "number", "printed", 1, 20,
)  # fmt: skip
MOST_CHIPS = 5
"""Everybody has five chips."""
YOUR_CHIPS = Fact("your chips", N_("How many chips do you place in {x}?"), (), "number", "printed", 1, MOST_CHIPS)
