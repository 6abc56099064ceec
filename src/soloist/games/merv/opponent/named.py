"""The words for what the Magistrate sees, does and decides about: in a trace, an instruction, a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say, say_n
from soloist.games.merv.components import Box
from soloist.games.merv.kinds import CELL_WORDS, HALL_COUNTS, HALL_NAMES, PILE_WORDS
from soloist.games.merv.names import (
    POINTS_FOR,
    action_name,
    breakthrough_name,
    city_name,
    colour_name,
    contract_words,
    part_words,
    place_name,
    slot_name,
    spice_name,
)
from soloist.games.merv.opponent.own import Piece
from soloist.games.merv.pieces import Contract

TILE_NAMES: Final = {
    "mosque": N_("Mosque tile of level {level}"),
    "caravansary": N_("Caravansary tile of level {level}"),
    "marketplace": N_("Marketplace tile of level {level}"),
    "points": N_("8-point tile of level {level}"),
}
"""The breakthrough tiles that it looks for by name."""
GAINED: Final = {
    "scroll": (N_("a scroll"), N_("{n} scrolls")),
    "camel": (N_("a camel"), N_("{n} camels")),
}
"""What it is given, for one and for several."""
TRACK_NAMES: Final = {"favour": N_("favour track"), "influence": N_("influence track")}


def thing_name(box: Box, thing: Thing) -> str:
    """Return a thing in words: "north 3", "b4", "contract II"."""
    if isinstance(thing, tuple) and thing and str(thing[0]) in _NAMES:
        return _NAMES[str(thing[0])](box, thing)
    return str(thing)


def _card(box: Box, card: Piece) -> str:
    words = N_("card {n} ({spice}, with a camel)") if card[3] else N_("card {n} ({spice})")
    return say(words, n=int(card[1]) + 1, spice=spice_name(int(card[2])))


def _contract(box: Box, contract: Piece) -> str:
    common, rare, either, scrolls, points = (int(n) for n in contract[2:7])
    row = Contract(0, common, rare, either, scrolls, points, (str(contract[7]), int(contract[8])))
    return say("contract of pile {n}: {what}", n=PILE_WORDS[int(contract[1])], what=contract_words(row))


def _tile(box: Box, tile: Piece) -> str:
    what = tile[2]
    if isinstance(what, int):
        return breakthrough_name(box, what)
    return say(TILE_NAMES[what], level=tile[1])


def gained_words(kind: str, n: int) -> str:
    """Return what it is given, with how many: "4 scrolls"."""
    one, many = GAINED[kind]
    return say_n(one, many, n)


def laid_words(laid: Piece, city: Callable[[int], str]) -> str:
    """Return what it lays on a contract; `city` gives the words for a city."""
    *goods, scrolls = (int(n) for n in laid[1:])
    words = [say_n("a good of {city}", "{n} goods of {city}", n, city=city(one)) for one, n in enumerate(goods) if n]
    return ", ".join([*words, *([gained_words("scroll", scrolls)] if scrolls else [])])


def actions_words(n: int) -> str:
    """Return how many actions it has."""
    return say_n("{n} action", "{n} actions", n)


def _scoring(box: Box, tile: Piece) -> str:
    action = action_name(int(tile[1]))
    return say("scoring tile: {n} for each building on {action}", n=tile[2], action=action)


def _set(box: Box, thing: Piece) -> str:
    return say_n("a set of {n} spice", "a set of {n} different spices", int(thing[1]))


def _space(box: Box, space: Piece) -> str:
    return say("space {n} of the {track}", n=space[2], track=_track(box, space))


def _track(box: Box, track: Piece) -> str:
    return say(TRACK_NAMES[str(track[1])])


_NAMES: Final[Mapping[str, Callable[[Box, Piece], str]]] = {
    "action": lambda box, x: action_name(int(x[1])),
    "all": lambda box, x: "",
    "slot": lambda box, x: slot_name(int(x[1])),
    "place": lambda box, x: slot_name(int(x[1])),
    "site": lambda box, x: CELL_WORDS[int(x[1])],
    "stack": lambda box, x: say("{colour} segment", colour=colour_name(int(x[1]))),
    "city": lambda box, x: city_name(box, int(x[1])),
    "path": lambda box, x: say("{colour} path", colour=colour_name(box.path_colours[int(x[1])])),
    "step": lambda box, x: say("step {n}", n=x[2]),
    "market": lambda box, x: place_name(int(x[1])),
    "card": _card,
    "hall": lambda box, x: say(HALL_NAMES[HALL_COUNTS.index(str(x[2]))]),
    "contract": _contract,
    "scoring": _scoring,
    "breakthrough": _tile,
    "reward": lambda box, x: part_words((str(x[1]), int(x[2]))),
    "for": lambda box, x: say(POINTS_FOR[str(x[1])]),
    "gained": lambda box, x: gained_words(str(x[1]), int(x[2])),
    "laid": lambda box, x: laid_words(x, lambda city: city_name(box, city)),
    "actions": lambda box, x: actions_words(int(x[1])),
    "set": _set,
    "space": _space,
    "track": _track,
}
"""By what a thing is."""
