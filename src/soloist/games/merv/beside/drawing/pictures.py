"""What things of a real table look like: the symbols of the digital game, without what only that one knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from soloist.engine.events import Event
from soloist.engine.hands import about_of
from soloist.engine.sight import Thing
from soloist.engine.view import Piece
from soloist.games.merv.beside import acts
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU
from soloist.games.merv.boards import card_piece
from soloist.games.merv.kinds import ACTIONS, COLOURS
from soloist.games.merv.opponent import verbs

OWN: Final = {YOU: "player-1", MAGISTRATE: "magistrate", COURTIER: "courtier"}
"""The colours of pieces; an emblem in each tells them apart as well."""
MARKS: Final = {YOU: "1", MAGISTRATE: "M", COURTIER: "C"}
PARTS: Final[Mapping[str, str]] = {
    "favour": "favour",
    "influence": "influence",
    "points": "points",
    "camel": "camel",
    "soldier": "soldier",
    "courtier": "courtier",
    "segment": "segment",
    "scoring tile": "scoring-tile",
}
HALLS: Final[Mapping[str, str]] = {"mosque": "step", "goods": "good", "scrolls": "scroll", "spices": "card-back"}
"""What a hall counts, as it is drawn."""
ACTS: Final[Mapping[str, str]] = {
    verbs.TAKE_SLOT.name: "master",
    verbs.BUILD.name: "building",
    verbs.SOLDIER.name: "soldier",
    verbs.REFILL.name: "card-back",
    verbs.TAKE_CAMELS.name: "camel",
    verbs.GIVE_CAMELS.name: "camel",
    verbs.FIRST_CAMEL.name: "camel",
    verbs.TAKE_PATH_CAMEL.name: "camel",
    verbs.TAKE_SCROLLS.name: "scroll",
    verbs.LAY.name: "contract",
    verbs.PUT_CAMEL.name: "camel",
    verbs.COURTIER.name: "courtier",
    verbs.POST.name: "post",
    verbs.TAKE_GOOD.name: "good",
    verbs.FULFIL.name: "contract",
    verbs.TAKE_TILE.name: "breakthrough",
    verbs.BEGIN.name: "disc",
    verbs.STEP.name: "step",
    verbs.TAKE_SCORING.name: "scoring-tile",
    verbs.SCORE.name: "points",
    acts.QUEUE_CAMEL.name: "camel",
    acts.COURTIER_SLOT.name: "master",
    acts.COURTIER_BUILD.name: "building",
}
"""What an instruction is about that names only a place."""
OF_COURTIER: Final = (acts.COURTIER_SLOT.name, acts.COURTIER_BUILD.name)


def piece_of(symbol: str, who: int) -> Piece:
    """Return a piece in somebody's colour."""
    return Piece(symbol, "", MARKS[who], OWN[who])


def thing_piece(thing: Thing) -> Piece | None:
    """Return a thing as a piece, or None if it has no picture."""
    draw = _DRAWN.get(str(thing[0])) if isinstance(thing, tuple) and len(thing) > 1 else None
    return None if draw is None else draw(cast(Drawn, thing))


def picture(event: Event) -> Piece | None:
    """Return what an instruction is about."""
    verb = str(event.what["verb"])
    if verb in ACTS:
        return piece_of(ACTS[verb], COURTIER if verb in OF_COURTIER else MAGISTRATE)
    things = list(about_of(event).values())
    if verb == acts.REMOVE_CARD.name:
        return _solo(cast(Drawn, things[0]))
    pieces = map(thing_piece, things)
    return next((piece for piece in pieces if piece is not None), None)


Drawn = tuple[str | int, ...]


def _caravan(x: Drawn) -> Piece:
    piece = card_piece(int(x[1]))
    piece.mark = "+" if x[2] else ""
    return piece


def _solo(x: Drawn) -> Piece:
    return Piece(f"solo-card-{ACTIONS[int(x[1])]}", "", "", ACTIONS[int(x[1])])


def _reward(x: Drawn) -> Piece | None:
    return Piece(PARTS[str(x[1])], "", "", OWN[MAGISTRATE]) if int(x[2]) else None


_DRAWN: Final[Mapping[str, Callable[[Drawn], Piece | None]]] = {
    "caravan": _caravan,
    "card": lambda x: card_piece(int(x[2])),
    "solo": _solo,
    "reward": _reward,
    "stack": lambda x: Piece(f"segment-{COLOURS[int(x[1])]}", ""),
    "action": lambda x: Piece(f"action-{ACTIONS[int(x[1])]}", ""),
    "track": lambda x: Piece(str(x[1]), ""),
    "hall": lambda x: Piece(HALLS[str(x[-1])], ""),
    "pile": lambda x: Piece("contract", ""),
}
"""By what a thing is: how it is drawn."""
