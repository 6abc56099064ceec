"""What things of a real table look like: the same drawings as on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event
from soloist.engine.hands import about_of
from soloist.engine.sight import Thing
from soloist.engine.view import Piece
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.boards import contract_piece, crest_piece, die_piece
from soloist.games.tiletum.kinds import (
    ACTIONS,
    FAIRS,
    PLUS,
    RESOURCES,
    ROW_ACTION,
    ROW_CONTRACT,
    ROW_CREST,
    ROW_RESOURCE,
)
from soloist.games.tiletum.opponent import verbs
from soloist.games.tiletum.opponent.named import thing_name

ITS: Final = "cardinal"
ROWS: Final[Mapping[int, str]] = {
    ROW_CREST: "crest",
    ROW_RESOURCE: "helper-each",
    ROW_ACTION: "helper-any-action",
    ROW_CONTRACT: "contract",
}
SYMBOLS: Final[Mapping[str, Callable[[int], str]]] = {
    "action": lambda n: f"action-{ACTIONS[n].lower()}",
    "character": lambda n: f"character-{ACTIONS[n].lower()}",
    "resource": lambda n: RESOURCES[n].lower(),
    "fair": lambda n: f"fair-{FAIRS[n].replace(' ', '-')}",
    "row": lambda n: ROWS.get(n, "helper"),
}
ACTS: Final[Mapping[str, str]] = {
    verbs.PILLAR.name: "pillar",
    verbs.HOUSE.name: "house",
    verbs.MOVE_ARCHITECT.name: "architect",
    verbs.MOVE_MERCHANT.name: "merchant",
    verbs.BUILD.name: "cathedral-tile",
    verbs.CLIMB.name: "king-marker",
    verbs.REFRESH.name: "character-king",
    verbs.YOUR_FALL.name: "king-marker",
}
"""What an instruction is about that names only a place."""


def thing_piece(game: Beside, thing: Thing) -> Piece | None:
    """Return a thing as a piece, or None if it has no picture."""
    if not isinstance(thing, tuple) or len(thing) < 2:
        return None
    kind, name = str(thing[0]), thing_name(game.kit.box, thing)
    if kind == "crest":
        return crest_piece(int(thing[1]))
    if kind == "die":
        return die_piece(int(thing[1]), int(thing[2]))
    if kind in ("contract", "held", "offered"):
        if "crest" in thing:
            return crest_piece(int(thing[-1]))
        any_, iron, wool, points = (int(n) for n in thing[-4:])
        return contract_piece((any_, iron, wool, points))
    if kind == "helper":
        return Piece(ROWS[ROW_ACTION] if thing[1] == PLUS else "helper", name)
    return Piece(SYMBOLS[kind](int(thing[1])), name) if kind in SYMBOLS else None


def picture(game: Beside, event: Event) -> Piece | None:
    """Return what an instruction is about."""
    act = ACTS.get(str(event.what["verb"]))
    if act is not None:
        return Piece(act, "", "", "" if event.what["verb"] == verbs.YOUR_FALL.name else ITS)
    pieces = (thing_piece(game, thing) for thing in about_of(event).values())
    return next((piece for piece in pieces if piece is not None), None)
