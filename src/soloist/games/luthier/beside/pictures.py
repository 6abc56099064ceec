"""What an instruction is about as a piece that is drawn: the symbols of the digital game."""

from __future__ import annotations

from typing import Final

from soloist.engine.events import Event
from soloist.engine.hands import about_of
from soloist.engine.view import Piece
from soloist.games.luthier.beside import acts
from soloist.games.luthier.beside.state import AI
from soloist.games.luthier.boards import PLAYER_COLOURS
from soloist.games.luthier.opponent import verbs

ITS: Final = PLAYER_COLOURS[AI]
SYMBOLS: Final = {
    verbs.SCORE.name: "prestige",
    verbs.TAKE_CHAIR.name: "chair",
    verbs.TAKE_AWARD.name: "award",
    verbs.TAKE_TURN_SPACE.name: "marker",
    acts.PLACE_WORKER.name: "chip-down",
    acts.PLACE_ON_BENCH.name: "chip-down",
    acts.DROP_CARD.name: "chip-down",
    acts.TURN_UP.name: "chip",
    acts.TURN_UP_BENCH.name: "chip",
    acts.CUBE.name: "cube",
    acts.CLIMB.name: "cube",
}
"""The drawing of what is put, moved or given, by the name of the verb."""
TOKENS: Final = ("token", "instrument-token")
"""The drawings of its tokens, without and with an instrument."""


def picture(event: Event) -> Piece | None:
    """Return what an instruction is about, or None if it has no picture."""
    verb = str(event.what["verb"])
    if verb == verbs.PLACE_TOKEN.name:
        token = about_of(event)["what"]
        assert isinstance(token, tuple)
        return Piece(TOKENS[int(token[1])], "", "", ITS)
    return Piece(SYMBOLS[verb], "", "", ITS) if verb in SYMBOLS else None
