"""What is remembered of a printed board, in words: so that a person can see what to forget."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say, say_n
from soloist.games.tiletum.beside import facts as printed
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.opponent import facts

Values = Sequence[Thing]
FURTHEST: Final = 20
"""No way is as long: so many steps at most is not known."""


def printed_words(game: Beside, what: str, about: Sequence[str], values: Values) -> str:
    """Return what was told of a kind of thing, about these by name, as a sentence; empty where it has no words."""
    words = WORDS.get(what.casefold())
    return words(about, values) if words is not None else ""


def _steps(about: Sequence[str], values: Values) -> str:
    least, most = (int(str(n)) for n in values)
    between = say("{one} to {other}", one=about[0], other=about[-1])
    if least == most:
        return say_n("{way}: {n} step", "{way}: {n} steps", least, way=between)
    if most >= FURTHEST:
        return say_n("{way}: {n} step or more", "{way}: {n} steps or more", least, way=between)
    return say("{way}: from {least} to {most} steps", way=between, least=least, most=most)


def _spaces(about: Sequence[str], values: Values) -> str:
    names = (N_("a free House space"), N_("one with points"), N_("one with another reward"))
    known = [(say(name), value) for name, value in zip(names, values, strict=False) if value != UNKNOWN]
    told = [name if value else say("not {what}", what=name) for name, value in known]
    if int(str(values[-1])) > 0:
        told.append(say_n("at most {n} point", "at most {n} points", int(str(values[-1]))))
    return say("{town}, while no House stands there: {what}", town=about[-1], what=", ".join(told))


UNKNOWN: Final = -1
"""What is not known of a town."""


def _listed(message: str) -> Callable[[Sequence[str], Values], str]:
    return lambda about, values: say(message, what=about[-1] if about else "", values=", ".join(map(str, values)))


def _within(about: Sequence[str], values: Values) -> str:
    start, steps, place = (words.rpartition(" ")[2] for words in about)
    words = N_("{start} to {place}: at most {steps}") if values[0] else N_("{start} to {place}: more than {steps}")
    return say(words, start=start, place=place, steps=say_n("{n} step", "{n} steps", int(steps)))


def _distance(about: Sequence[str], values: Values) -> str:
    start, place = (words.rpartition(" ")[2] for words in about)
    return say_n(
        "{start} to {place}: {n} step", "{start} to {place}: {n} steps", int(str(values[0])), start=start, place=place
    )


WORDS: Final[Mapping[str, Callable[[Sequence[str], Values], str]]] = {
    "steps between": _steps,
    "house spaces": _spaces,
    facts.WITHIN.name: _within,
    facts.DISTANCE.name: _distance,
    "offer ap": _listed(N_("AP under the places of the Contract offer: {values}")),
    "board numbers": _listed(N_("Numbers of the Fairs on the board: {values}")),
    printed.KING_POINTS.name.casefold(): _listed(N_("King track, {what}: {values} points")),
    printed.LOWEST_SPACE.name: _listed(N_("Spaces of the King track below 0: {values}")),
}
"""By what was told: how it is said."""
