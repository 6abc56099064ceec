"""What is remembered of the printed board, in words: so that a person can see what to forget."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.games.merv.beside.named import named
from soloist.games.merv.beside.state import Beside
from soloist.games.merv.opponent import facts

Values = Sequence[Thing]
Worded = Callable[[Beside, Sequence[str], Values], str]


def printed_words(game: Beside, what: str, about: Sequence[str], values: Values) -> str:
    """Return what was told of a kind of thing, about these by name, as a sentence; empty where it has no words."""
    return WORDS[what](game, about, values) if what in WORDS else ""


def _listed(message: str, before: str = "") -> Worded:
    def said(game: Beside, about: Sequence[str], values: Values) -> str:
        names = ", ".join(named(game, value) if isinstance(value, tuple) else str(value) for value in values)
        what = about[-1].removeprefix(before) if about else ""
        return say(message, what=what, values=names or say("none"))

    return said


def _yes_no(yes: str, no: str) -> Worded:
    return lambda game, about, values: say(yes if values[0] else no, what=about[-1])


WORDS: Final[Mapping[str, Worded]] = {
    facts.NO_GATE_PLACE.name: _yes_no(N_("{what}: not for a gate"), N_("{what}: for a gate")),
    facts.TRACK_END.name: _listed(N_("Last space of the {what}: {values}")),
    facts.TRACK_POINTS.name: _listed(N_("Points printed on {what}: {values}")),
    facts.SET_POINTS.name: _listed(N_("Points printed for {what}: {values}")),
    facts.HALLS.name: _listed(N_("Halls of the palace from left to right: {values}")),
    facts.DIRECTION.name: _listed(N_("Place in the order of directions, {what}: {values}")),
    facts.CITY_BONUS.name: _listed(N_("First post in {what}: {values}"), "city "),
    facts.DIFFERENT.name: _yes_no(
        N_("Goods on a contract have to be of different kinds"), N_("Goods on a contract may be of one kind")
    ),
    facts.MOSQUE_END.name: _listed(N_("Steps of the way through the mosque: {values}")),
    facts.STEP_REWARD.name: _listed(N_("Step {what} of the mosque: {values}"), "step "),
    facts.BOON.name: _listed(N_("Camel market, {what}: {values}"), "place "),
}
"""By what was told: how it is said."""
