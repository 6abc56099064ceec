"""The faces of tiles, put together from symbols: what a tile asks for and gives, each as a picture with a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from soloist.games.tiletum.components import Box, Contract, Decree, Parts
from soloist.games.tiletum.gains import contract_of, crest_of
from soloist.games.tiletum.kinds import (
    ACTIONS,
    ALWAYS,
    CRESTS,
    PLUS,
    POINTS,
    RESOURCE_PART,
    RESOURCES,
    TAKE_ACTION,
)
from soloist.games.tiletum.state import FIRST_CHARACTER, NONE, Game

Shown = tuple[str, str]
"""A symbol, and what stands on it or beside it ("" for nothing)."""

BARE: Final = (
    "place house",
    "place pillar",
    "colour",
    "building",
    "house anywhere",
    "pillar anywhere",
    "merchant anywhere",
    "architect anywhere",
)
"""Parts whose picture says it all when there is one of them."""
PICTURES: Final = {
    "any action": "action-joker",
    "king steps": "king-step",
    "merchant steps": "merchant-step",
    "architect steps": "architect-step",
    "place house": "house",
    "place pillar": "pillar",
}
"""The drawings of parts whose name is not that of their drawing."""


@dataclass(frozen=True, slots=True)
class Face:
    """A tile: its ground, its kind, what it asks for (above) and what it gives (below); a crest is all ground."""

    symbol: str
    kind: str
    needs: tuple[Shown, ...] = ()
    gives: tuple[Shown, ...] = ()


def picture(kind: str) -> str:
    """Return the drawing of a part of a reward."""
    if kind in PICTURES:
        return PICTURES[kind]
    if kind in RESOURCE_PART or kind == POINTS:
        return kind
    if kind.endswith(" action"):
        return f"action-{kind.removesuffix(' action')}"
    return kind.replace(" ", "-")


def part(kind: str, n: int) -> Shown:
    """Return a part of a reward as a picture with its number."""
    return picture(kind), "" if n == 1 and kind in BARE else f"+{n}" if kind == PLUS else str(n)


def shown(parts: Parts) -> tuple[Shown, ...]:
    """Return a reward as pictures with numbers."""
    return tuple(part(kind, n) for kind, n in parts)


def needs_face(any_: int, iron: int, wool: int, points: int) -> Face:
    """Return a Contract that the Cardinalbot has: any, Iron, Wool, points."""
    rows = (("iron", iron), ("wool", wool), ("any", any_))
    return Face("contract", "contract", tuple((name, str(n)) for name, n in rows if n), (("points", str(points)),))


def contract_face(contract: Contract) -> Face:
    """Return a Contract."""
    plain = needs_face(*contract.needs, contract.points)
    more = (part(*contract.reward),) if contract.reward[1] else ()
    return Face("contract-blue" if contract.blue else "contract", "contract", plain.needs, plain.gives + more)


def character_face(box: Box, character: int) -> Face:
    """Return a Character."""
    row = box.characters[character]
    return Face(f"character-{ACTIONS[row.type].lower()}", "character", gives=shown(row.reward))


def face(game: Game, tile: int) -> Face | None:
    """Return the face of a tile, numbered as in a storehouse; None where none lies."""
    box = game.kit.box
    if tile == NONE:
        return None
    if tile >= FIRST_CHARACTER:
        return character_face(box, tile - FIRST_CHARACTER)
    crest, contract = crest_of(game, tile), contract_of(game, tile)
    if crest != NONE:
        return Face(f"crest-{CRESTS[crest].lower()}", "crest")
    if contract != NONE:
        return contract_face(box.contracts[contract])
    return Face("helper", "helper", gives=shown(box.bonus[tile].parts))


def decree_options(decree: Decree) -> tuple[tuple[Shown, ...], ...]:
    """Return the options of a Decree from the top: Actions or Resources, "?" where a condition comes first."""
    result: list[tuple[Shown, ...]] = []
    for option in decree.options:
        mark = "" if option.condition == ALWAYS else "?"
        if option.choice == TAKE_ACTION:
            result.append(tuple((f"action-{ACTIONS[n].lower()}", mark) for n in option.args))
        elif len(option.args) == len(RESOURCES):
            result.append((("any", mark),))
        else:
            result.append(tuple((RESOURCES[n].lower(), mark) for n in option.args))
    return tuple(result)


def decree_choices(decree: Decree) -> tuple[Shown, ...]:
    """Return what the options of a Decree are about, one after the other."""
    return tuple(shown for option in decree_options(decree) for shown in option)
