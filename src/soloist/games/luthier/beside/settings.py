"""What can be chosen before a game at the table: the difficulty, how Soloist asks, the AI's readings."""

from __future__ import annotations

from typing import Final

from soloist.engine.catalogue import Setting
from soloist.engine.text import N_
from soloist.games.luthier.settings import SETTINGS as DIGITAL

STEPS: Final = "steps"
TOLD: Final = "told"
_DIFFICULTY: Final = ("ai-goals", "your-goals", "extra-goals")
_READINGS: Final = (
    "direction",
    "priority",
    "tastes",
    "search-for",
    "above",
    "next-award",
    "bench-search",
    "fewest-tokens",
    "upgrade-skill",
    "upgrades",
    "dropped-icons",
    "eleven",
    "half-points",
    "missed-goal",
    "skipped-step",
)

SETTINGS: Final = (
    *(one for one in DIGITAL if one.name in _DIFFICULTY),
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
        "shuffled",
        N_("The AI's action cards and workers"),
        (
            ("drawn", N_("Soloist shuffles them and says what comes")),
            (TOLD, N_("you shuffle them and tell what comes")),
        ),
        "drawn",
        "luthier.ai.shuffle",
        N_(
            "Soloist shuffles: its workers stay face down, and Soloist says as what each counts; you look its cards "
            "out. You shuffle: its workers are turned up, its cards flipped, and you tell what they are."
        ),
    ),
    *(one for one in DIGITAL if one.name in _READINGS),
)
