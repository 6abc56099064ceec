"""What can be chosen before a game at the table: who keeps what, how Soloist asks, the Magistrate's readings."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from soloist.engine.catalogue import Setting
from soloist.engine.text import N_
from soloist.games.merv.settings import SETTINGS as DIGITAL

STEPS: Final = "steps"
TOLD: Final = "told"
PLAYED: Final = "played"
_HOW_HARD: Final = "level"
_READINGS: Final = (
    "reshuffle",
    "no-card",
    "placed-counts",
    "market-library",
    "extra-time",
    "goods",
    "how-many-contracts",
    "wall-pairs",
    "wall-influence",
    "removal",
    "first-courtier",
    "soldiers",
)
_COURTIER_TIE: Final = "courtier-tie"
# At the table there is nothing but the solo game, so that no setting depends on the number of players.
_OF_THE_MAGISTRATE: Final = {one.name: replace(one, when=("", ())) for one in DIGITAL}

SETTINGS: Final = (
    _OF_THE_MAGISTRATE[_HOW_HARD],
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
        "courtier",
        N_("The High Courtier"),
        (
            (TOLD, N_("you play it by its printed rules and tell where it went")),
            (PLAYED, N_("Soloist plays it, by rules of its own")),
        ),
        TOLD,
        "merv.courtier.slot",
        N_("Its printed rules are not public. Those of Soloist are reconstructed."),
    ),
    Setting(
        "cards",
        N_("The six solo cards"),
        (("drawn", N_("Soloist shuffles and draws them")), (TOLD, N_("you draw them and tell which it is"))),
        "drawn",
    ),
    *(_OF_THE_MAGISTRATE[name] for name in _READINGS),
    replace(_OF_THE_MAGISTRATE[_COURTIER_TIE], when=("courtier", (PLAYED,))),
)
