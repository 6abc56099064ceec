"""The words for what the Cardinalbot sees, does and decides about: in a trace, an instruction, a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say, say_n
from soloist.games.tiletum.components import Box
from soloist.games.tiletum.kinds import CREST_NAMES
from soloist.games.tiletum.names import (
    FAIR_NAMES,
    action_name,
    cathedral_name,
    colour_name,
    contract_needs,
    crest_name,
    parts_words,
    resource_name,
    spot_name,
)
from soloist.games.tiletum.opponent.pieces import parts_of

WORDS: Final = {
    "": "",
    "pillars": N_("Pillars"),
    "houses": N_("Houses"),
    "cathedrals": N_("Cathedrals"),
    "contract": N_("for the Contract Action"),
    "merchant": N_("for the Merchant"),
    "architect": N_("for the Architect"),
}
"""What the conditions of Decrees are about."""
ROW_NAMES: Final = (
    N_("a Crest"),
    N_("a miscellaneous helper"),
    N_("the best helper with Resources or points"),
    N_("the Action helper with most AP"),
    N_("a Contract among the Bonus tiles"),
)
"""A Bonus tile of which nothing but its row matters."""


def thing_name(box: Box, thing: Thing) -> str:
    """Return a thing in words: "Lyon", "blue 4 (Merchant)", "Contract 2 Iron for 3 points"."""
    if isinstance(thing, tuple) and thing and str(thing[0]) in _NAMES:
        return _NAMES[str(thing[0])](box, thing)
    return str(thing)


def _contract(piece: tuple[str | int, ...]) -> str:
    any_, iron, wool, points = (int(n) for n in piece[-4:])
    return say("Contract {what}", what=contract_needs(any_, iron, wool, points))


def _helper(box: Box, piece: tuple[str | int, ...]) -> str:
    return say("Helper {what}", what=parts_words(parts_of(piece)))


def _character(box: Box, piece: tuple[str | int, ...]) -> str:
    kind = action_name(int(piece[1]))
    if len(piece) == 2:
        return say("{type} Character", type=kind)
    return say("{type} Character ({reward})", type=kind, reward=parts_words(parts_of(piece, 2)))


def _die(box: Box, piece: tuple[str | int, ...]) -> str:
    words = say("{colour} {n}", colour=colour_name(int(piece[1])), n=piece[2])
    return say("{die} ({action})", die=words, action=action_name(int(piece[3]))) if len(piece) > 3 else words


def _offered(box: Box, piece: tuple[str | int, ...]) -> str:
    lies = crest_name(int(piece[4])) if piece[3] == "crest" else _contract(piece)
    return say("{what} at place {n}", what=lies, n=int(piece[1]) + 1)


def _sector(box: Box, piece: tuple[str | int, ...]) -> str:
    if len(piece) > 2:
        return say("sector {n} ({action})", n=piece[1], action=action_name(int(piece[2])))
    return say("sector {n}", n=piece[1])


_NAMES: Final[Mapping[str, Callable[[Box, tuple[str | int, ...]], str]]] = {
    "town": lambda box, x: spot_name(box, int(x[1])),
    "cathedral": lambda box, x: cathedral_name(box, int(x[1])),
    "resource": lambda box, x: resource_name(int(x[1])),
    "building": lambda box, x: say("Building {n}", n=int(x[1]) + 1),
    "crest": lambda box, x: crest_name(int(x[1])),
    "action": lambda box, x: action_name(int(x[1])),
    "fair": lambda box, x: say(FAIR_NAMES[int(x[1])]),
    "decree": lambda box, x: say(box.decrees[int(x[1])].name),
    "word": lambda box, x: say(WORDS[str(x[1])]) if x[1] else "",
    "you": lambda box, x: say("you"),
    "to": lambda box, x: say("out of the game") if x[1] else say("to its Storehouse"),
    "crests": lambda box, x: ", ".join(say(CREST_NAMES[int(n)]) for n in x[1:]) or say("none"),
    "types": lambda box, x: ", ".join(action_name(int(n)) for n in x[1:]) or say("none"),
    "row": lambda box, x: say(ROW_NAMES[int(x[1])]),
    "sector": _sector,
    "offer": lambda box, x: say("the Contract offer"),
    "steps": lambda box, x: say_n("{n} step", "{n} steps", int(x[1])),
    "space": lambda box, x: say("space {n}", n=x[1]),
    "contract": lambda box, x: _contract(x),
    "held": lambda box, x: _contract(x),
    "helper": _helper,
    "parts": lambda box, x: parts_words(parts_of(x)),
    "character": _character,
    "die": _die,
    "offered": _offered,
}
