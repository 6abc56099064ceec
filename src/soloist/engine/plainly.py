"""What games say alike: of dice and draws that a person types, and of what has no sentence of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from soloist.engine.questions import Chance
from soloist.engine.text import N_, say

HELP_CHANCE: Final = (
    N_("Roll or draw with your own pieces, then type what you see."),
    N_("Everything else is done here; undo takes back a slip of the finger."),
)
"""The help for dice and draws that a person types."""


MOST_NAMED: Final = 12
"""So many of the choices are named where something else was typed; more than that nobody reads."""


def ask_chance(chance: Chance, words: Mapping[str, str]) -> str:
    """Return what is to be rolled or drawn as a sentence: by its label, with `n`, how many it is."""
    n = sum(part.n for part in chance.parts)
    sentence = words.get(chance.label, N_("Draw or roll, and type what falls: {label}."))
    return say(sentence, n=n, label=chance.label)


def tell_plainly(event: str, named: Mapping[str, object]) -> str:
    """Return an event that has no sentence of its own: its name, and the words for what it is about."""
    listed = ", ".join(map(str, named.values()))
    return say("{event}: {list}.", event=event, list=listed) if listed else say("{event}.", event=event)


def cannot_be_told(text: str, choices: Sequence[str]) -> str:
    """Return that something is none of the choices, and which these are: the first of them, and how many more."""
    named, more = ", ".join(choices[:MOST_NAMED]), len(choices) - MOST_NAMED
    if more > 0:
        return say("“{text}” cannot be told here; what can is: {named} and {n} more.", text=text, named=named, n=more)
    return say("“{text}” cannot be told here; what can is: {named}.", text=text, named=named)
