"""The log of the table by turns, and where the points of the Magistrate came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.events import Event
from soloist.engine.hands import ONE_BY_ONE
from soloist.engine.story import Scored, steps
from soloist.engine.text import N_, say
from soloist.games.merv.beside.named import SEAT_NAMES
from soloist.games.merv.beside.state import Beside, side, whose, year
from soloist.games.merv.story import CATEGORIES, START

CORRECTED: Final = N_("corrections")
"""What no event tells of its points."""


def heading(game: Beside) -> str:
    """Return what the chapter is called in which a step that begins here belongs."""
    if game.stage in ("setup", "over"):
        return say("Set-up") if game.stage == "setup" else say("The end")
    named = {"year": year(game), "round": side(game) + 1}
    if game.stage == "turn":
        who = say(SEAT_NAMES[whose(game)])
        return say("Year {year}, round {round}: {who}", who=who, **named)
    if game.stage == "queue":
        return say("Year {year}, round {round}: the queue", **named)
    if game.stage == "invasion":
        return say("Year {year}: invasion", year=year(game))
    return say("Final scoring") if game.stage == "end" else say("Year {year}: scoring", year=year(game))


def scores(game: Beside, events: Sequence[Event]) -> list[Scored]:
    """Return where the points of the Magistrate came from, from the events of a whole game."""
    sums = dict.fromkeys(CATEGORIES, 0)
    sums[START] = game.kit.head_start
    for event in events:
        if event.why is None or event.name in ONE_BY_ONE:
            continue
        for step in steps(event.why):
            points, reason = step.values.get("points"), step.values.get("reason")
            if isinstance(points, int) and isinstance(reason, tuple):
                sums[str(reason[1])] += points
    rest = game.me.points - sum(sums.values())
    rows = [Scored(_upper(say(CATEGORIES[what])), (n,)) for what, n in sums.items() if n]
    return [*rows, Scored(_upper(say(CORRECTED)), (rest,))] if rest else rows


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
