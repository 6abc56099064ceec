"""The log by turns: what a chapter is called, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from soloist.engine.events import Event
from soloist.engine.sight import Thing
from soloist.engine.story import Deed, Scored, steps
from soloist.engine.text import N_, say
from soloist.games.merv.boards import mosque_place
from soloist.games.merv.kinds import CELL_WORDS, COLOURS, NONE, PLACES, SLOT_WORDS, SPICES
from soloist.games.merv.names import POINTS_FOR, player_name
from soloist.games.merv.notation import CITY_WORDS
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
        for step in steps(event.why) if event.why is not None else ():
            points, reason = step.values.get("points"), step.values.get("reason")
            if isinstance(points, int) and isinstance(reason, tuple):
                sums[str(reason[1])][int(event.what["player"])] += points
    return [Scored(_upper(say(CATEGORIES[what])), tuple(row)) for what, row in sums.items() if any(row)]


def touched(game: Game, deed: Deed) -> Sequence[str]:
    """Return the places of the view that a step of the Magistrate is about."""
    return list(dict.fromkeys(place for thing in deed.things for place in _places(game, thing)))


def _places(game: Game, thing: Thing) -> Sequence[str]:
    if not isinstance(thing, tuple) or not thing or str(thing[0]) not in _PLACES:
        return ()
    return (_PLACES[str(thing[0])](game, thing),)


_PLACES: Final[Mapping[str, Callable[[Game, tuple[str | int, ...]], str]]] = {
    "slot": lambda game, x: f"slot-{SLOT_WORDS[int(x[1])]}",
    "place": lambda game, x: f"wall-{SLOT_WORDS[int(x[1])]}",
    "site": lambda game, x: f"cell-{CELL_WORDS[int(x[1])]}",
    "stack": lambda game, x: f"stack-{COLOURS[int(x[1])]}",
    "city": lambda game, x: f"city-{CITY_WORDS[int(x[1])]}",
    "path": lambda game, x: mosque_place(game, int(x[1]), 1),
    "step": lambda game, x: mosque_place(game, int(x[1]), int(x[2])),
    "market": lambda game, x: f"market-{PLACES[int(x[1])]}",
    "card": lambda game, x: f"magistrate-spice-{SPICES[int(x[2])]}",
    "hall": lambda game, x: f"hall-{x[2]}",
    "contract": lambda game, x: "magistrate-contracts-done",
    "scoring": lambda game, x: "magistrate-tiles",
    "breakthrough": lambda game, x: "magistrate-tiles",
}
"""By what a thing is: the id of its place."""


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
