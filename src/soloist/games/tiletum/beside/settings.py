"""What can be chosen before a game at the table: the difficulty, how Soloist asks, the Cardinalbot's readings."""

from __future__ import annotations

from typing import Final

from soloist.engine.catalogue import Setting
from soloist.engine.text import N_
from soloist.games.tiletum.settings import CHALLENGE
from soloist.games.tiletum.settings import SETTINGS as DIGITAL

STEPS: Final = "steps"
COMPARED: Final = "compared"
ROLLED: Final = "rolled"
_OF_THE_CARDINALBOT: Final = (
    "difficulty",
    "king-fair",
    "next-fair",
    "crest-in-reach",
    "joker-or-colour",
    "needs",
    "afford",
    "not-yours",
    "pays",
)

SETTINGS: Final = (
    *(one for one in DIGITAL if one.name in _OF_THE_CARDINALBOT[:1] or one.name.startswith(CHALLENGE)),
    Setting(
        "asking",
        N_("How Soloist asks"),
        (
            ("lists", N_("whole lists: you pick the best by the rules it names")),
            (STEPS, N_("step by step: one rule after the other")),
        ),
        "lists",
        about=N_("The decisions are the same."),
    ),
    Setting(
        "dice",
        N_("The eight dice of a round"),
        (("told", N_("you roll them and tap them")), (ROLLED, N_("Soloist rolls them, you put them on the wheel"))),
        "told",
    ),
    Setting(
        "map",
        N_("The printed map"),
        (
            ("asked", N_("Soloist asks you where it needs a road or a space, and remembers")),
            (COMPARED, N_("Soloist's map is that of your board: I have compared them")),
        ),
        "asked",
        "tiletum.map.roads",
        N_("Soloist's own map is reconstructed; it is used only if you say that it is the same."),
    ),
    *(one for one in DIGITAL if one.name in _OF_THE_CARDINALBOT[1:]),
)
