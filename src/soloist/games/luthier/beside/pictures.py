"""What an instruction is about, and what an answer looks like: the symbols of the digital game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.events import Event
from soloist.engine.hands import about_of
from soloist.engine.view import Piece
from soloist.games.luthier.beside import acts
from soloist.games.luthier.boards import SIGNS
from soloist.games.luthier.kinds import ERAS, FAMILIES, LOCATIONS
from soloist.games.luthier.opponent import verbs
from soloist.games.luthier.opponent.own import AI_LOCATIONS
from soloist.games.luthier.opponent.own import Piece as Seen

ITS: Final = "ai"
"""The colour of what is the AI's."""
SYMBOLS: Final[Mapping[str, str]] = {
    verbs.SCORE.name: "prestige",
    verbs.LAY_PATRON.name: "any-patron",
    verbs.COMPLETE.name: "any-patron",
    acts.COMPLETE_AND_SHIFT.name: "any-patron",
    verbs.FAIL.name: "performance",
    verbs.LAY_BESIDE.name: "any-instrument",
    verbs.BUILD.name: "brush",
    verbs.BUILD_BESIDE.name: "brush",
    verbs.GIVE_INSTRUMENT.name: "any-instrument",
    verbs.GIVE.name: "requirement",
    verbs.TAKE_AWARD.name: "award",
    verbs.TAKE_TURN_SPACE.name: "marker",
    acts.PLACE_ON_BENCH.name: "chip-down",
    acts.DROP_CARD.name: "chip-down",
    acts.TURN_UP.name: "chip",
    acts.LAY_WORKER.name: "chip",
    acts.TURN_UP_BENCH.name: "chip",
    acts.LAY_BENCH.name: "chip",
    acts.COVER_BENCH.name: "chip",
    acts.CUBE.name: "cube",
    acts.CLIMB.name: "cube",
}
"""The drawing of what is put, moved or given, by the name of the verb; else it is that of what the verb names."""
BY_DECK: Final = ("any-patron", "any-instrument", "performance", "repair")


def _of(words: tuple[str, ...], before: str = "") -> Callable[[Seen], str]:
    return lambda x: f"{before}{words[int(x[1])].lower()}"


def _card(x: Seen) -> str:
    return f"ai-card-{LOCATIONS[AI_LOCATIONS[int(x[1])]].lower()}"


DRAWN: Final[Mapping[str, Callable[[Seen], str]]] = {
    "deck": lambda x: BY_DECK[int(x[1])],
    "back": lambda x: BY_DECK[int(x[1])],
    "beside": lambda x: f"instrument-{FAMILIES[int(x[2])].lower()}",
    "family": _of(FAMILIES),
    "section": _of(FAMILIES),
    "chair": lambda x: "first-chair",
    "era": _of(ERAS),
    "performance": _of(ERAS, "play-"),
    "repair": _of(FAMILIES, "mend-"),
    "location": lambda x: SIGNS[int(x[1])],
    "at": lambda x: SIGNS[int(x[1])],
    "activate": lambda x: SIGNS[int(x[1])],
    "row": lambda x: SIGNS[int(x[1])],
    "card": _card,
    "token": lambda x: "instrument-token" if x[1] else "token",
}
"""The drawing of a thing, by what it is."""
LIKE_PLACES: Final = ("location", "at", "activate", "row")


def thing_piece(thing: Seen) -> Piece | None:
    """Return what a thing or an answer looks like, or None if it has no picture."""
    kind = str(thing[0])
    if kind not in DRAWN:
        return None
    colour = "location" if kind in LIKE_PLACES else ITS if kind == "token" else ""
    return Piece(DRAWN[kind](thing), "", "", colour)


def picture(event: Event) -> Piece | None:
    """Return what an instruction is about, or None if it has no picture."""
    verb = str(event.what["verb"])
    if verb in SYMBOLS:
        return Piece(SYMBOLS[verb], "", "", ITS)
    pieces = (thing_piece(thing) for thing in about_of(event).values() if isinstance(thing, tuple))
    return next((piece for piece in pieces if piece is not None), None)
