"""The log by turns: what a chapter is called, and where the points came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from soloist.engine.events import Event
from soloist.engine.story import Scored
from soloist.engine.text import N_, say
from soloist.games.merv.kinds import NONE
from soloist.games.merv.names import POINTS_FOR, player_name
from soloist.games.merv.state import Game, player, side, year

START: Final = "start"
CATEGORIES: Final[Mapping[str, str]] = {START: N_("to begin with"), **POINTS_FOR}
"""What points are for, in the order of the table at the end."""


def heading(game: Game) -> str:
    """Return what the chapter is called in which a step that begins here belongs."""
    if game.stage in ("setup", "over"):
        return say("Set-up") if game.stage == "setup" else say("The end")
    named = {"year": year(game), "round": side(game) + 1}
    if game.stage == "turn":
        return say("Year {year}, round {round}: {who}", who=player_name(game, player(game)), **named)
    if game.stage == "queue":
        return say("Year {year}, round {round}: the queue", **named)
    if game.stage == "invasion":
        return say("Year {year}: invasion", year=year(game))
    return say("Year {year}: scoring", year=year(game))


def scores(game: Game, events: Sequence[Event]) -> list[Scored]:
    """Return where everybody's points came from, from the events of a whole game."""
    sums = {what: [0] * game.kit.players for what in CATEGORIES}
    if game.kit.magistrate != NONE:
        sums[START][game.kit.magistrate] = game.kit.head_start
    for event in events:
        if event.name == "points":
            sums[str(event.what["what"])][int(event.what["player"])] += int(event.what["points"])
    return [Scored(_upper(say(CATEGORIES[what])), tuple(row)) for what, row in sums.items() if any(row)]


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
