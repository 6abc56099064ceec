"""What is remembered of printed boards and cards, in words: so that a person can see what to forget."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.games.luthier.beside import facts as printed
from soloist.games.luthier.beside.icons import ANY_ORDER
from soloist.games.luthier.beside.setup import FAMILIES_THERE, ICONS, ORDERS, TRACKER
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.names import award_place_name, era_name, family_name, location_name
from soloist.games.luthier.opponent import facts

Values = Sequence[Thing]
Worded = Callable[[Sequence[str], Values], str]


def printed_words(game: Beside, what: str, about: Sequence[str], values: Values) -> str:
    """Return what was told of a kind of thing, about these by name, as a sentence; empty where it has no words."""
    return WORDS[what](about, values) if what in WORDS else ""


def _listed(message: str, name: Callable[[int], str] = str) -> Worded:
    def said(about: Sequence[str], values: Values) -> str:
        names = ", ".join(name(int(str(value))) for value in values) or say("none")
        return say(message, what=about[-1] if about else "", values=names)

    return said


def _icons(message: str) -> Worded:
    def said(about: Sequence[str], values: Values) -> str:
        rows = [location_name(int(str(value[2]))) for value in values if isinstance(value, tuple)]
        return say(message, what=about[-1].removeprefix("card "), values=", ".join(rows) or say("none"))

    return said


def _yes_no(yes: str, no: str) -> Worded:
    return lambda about, values: say(yes if values[0] else no, what=about[-1])


WORDS: Final[Mapping[str, Worded]] = {
    TRACKER: _listed(N_("Rows of the priority tracker: {values}"), location_name),
    FAMILIES_THERE: _listed(N_("Families of instruments: {values}"), family_name),
    ORDERS[0]: _listed(N_("Eras of {what}: {values}"), era_name),
    ORDERS[1]: _listed(N_("Families of {what}: {values}"), family_name),
    ORDERS[2]: _listed(N_("Awards of {what}: {values}"), award_place_name),
    ICONS: _listed(N_("Icons of {what}: {values}"), location_name),
    printed.ROW_SPACES.name: _listed(N_("Spaces of the row of {what}: {values}")),
    printed.SECTION_SPACES.name: _listed(N_("Spaces of the section of the {what}: {values}")),
    printed.YOUR_CHIPS.name: _listed(N_("Your chips in {what}: {values}")),
    facts.CHAIR_PRESTIGE.name: _listed(N_("First Chair of the {what}: {values} prestige")),
    facts.GOALS_TOP.name: _listed(N_("Spaces above the bottom one on {what}: {values}")),
    facts.GOALS_PRESTIGE.name: _listed(N_("AI Goals track, {what}: {values} prestige")),
    facts.SHOWS_LIMIT.name: _yes_no(N_("{what} shows a limit"), N_("{what} shows no limit")),
    facts.SEARCHES.name: _yes_no(N_("{what} searches the deck"), N_("{what} does not search the deck")),
    facts.DOWN.name: _icons(N_("Down by {what}: {values}")),
    facts.UP.name: _icons(N_("Up by {what}: {values}")),
    ANY_ORDER: _icons(N_("Up by {what}, in some order: {values}")),
}
"""By what was told: how it is said."""
