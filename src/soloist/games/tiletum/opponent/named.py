"""The words for what the Cardinalbot sees, does and decides about: in a trace, an instruction, a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say, say_n
from soloist.games.tiletum.components import Box
from soloist.games.tiletum.kinds import CREST_NAMES, RESOURCES, TAKE_ACTION, TAKE_HIGHEST
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
SEEN: Final = {
    "all": (N_("it has one of each kind"), ""),
    "sector": (N_("none at sector {n}"), N_("one at sector {n}")),
    "offer": (N_("none offered for {n} AP"), N_("one offered for {n} AP")),
    "steps": (N_("with {n} AP none"), N_("with {n} AP {crests}")),
}
"""What was seen of new Crests: none, or some."""
GOES_TO: Final = (N_("to its Storehouse"), N_("out of the game"), N_("to its Contract spaces"))
"""Where a Bonus tile goes that it has taken."""


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


def _paid(box: Box, piece: tuple[str | int, ...]) -> str:
    parts = zip(piece[1::2], piece[2::2], strict=True)
    first, *rest = [say("{n} {resource}", n=n, resource=resource_name(int(kind))) for kind, n in parts]
    return say("{one} and {other}", one=first, other=rest[0]) if rest else first


def _wanted(box: Box, piece: tuple[str | int, ...]) -> str:
    """Return what an option of a Decree asks for."""
    of = [int(n) for n in piece[2:]]
    if piece[1] == TAKE_ACTION:
        return say("a die for {action}", action=" / ".join(action_name(n) for n in of))
    colours = " / ".join(colour_name(n) for n in of)
    if piece[1] == TAKE_HIGHEST:
        return (
            say("the highest die") if len(of) == len(RESOURCES) else say("the highest {colours} die", colours=colours)
        )
    return say("the {colours} die that it needs most", colours=colours)


def _seen(box: Box, piece: tuple[str | int, ...]) -> str:
    """Return where it looked for a new Crest for each die, with how many AP, and what was there.

    Of looks with the most AP that any die has and with those of this die the last one decides.
    """
    dice: list[tuple[int, dict[str, str]]] = [(0, {})]
    at = 1
    while at < len(piece):
        where, n, many = str(piece[at]), piece[at + 1], int(piece[at + 2])
        kinds = [int(kind) for kind in piece[at + 3 : at + 3 + many]] if where == "steps" else []
        at += 3 + len(kinds)
        crests = ", ".join(say(CREST_NAMES[kind]) for kind in kinds)
        if where == "die":
            dice.append((int(n), {}))
        else:
            dice[-1][1][where] = say(SEEN[where][many > 0], n=n, crests=crests)
    told = ((number, ", ".join(looks.values())) for number, looks in dice if looks)
    return "; ".join(say("die {n}: {what}", n=number, what=what) if number else what for number, what in told)


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
    "to": lambda box, x: say(GOES_TO[int(x[1])]),
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
    "paid": _paid,
    "wanted": _wanted,
    "seen": _seen,
    "parts": lambda box, x: parts_words(parts_of(x)),
    "character": _character,
    "die": _die,
    "offered": _offered,
}
