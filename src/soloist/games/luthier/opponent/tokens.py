"""The AI's tokens in the Orchestra (LA047, LA048)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.hands import Hands
from soloist.engine.sight import At, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.luthier.opponent import ladders
from soloist.games.luthier.opponent.facts import GETS_CHAIR
from soloist.games.luthier.opponent.own import Ai, Piece, Place
from soloist.games.luthier.opponent.verbs import PLACE_TOKEN, TAKE_CHAIR

C = "luthier.ai."
INSTRUMENT_TOKEN: Final[Place] = ("token", 1)
PLAIN_TOKEN: Final[Place] = ("token", 0)
BACK_ROW: Final = 0


def place(
    me: Ai, sections: Sequence[int], token: Place, sight: Sight, hands: Hands, why: Trace | None
) -> None:  # fmt: skip
    """Put a token on a space of one of the sections: first which section, then which space in it."""
    at: dict[str, Place] = {"whose": ("whose", int(me.kit.own_tokens))}
    allowed: list[Place] = [("section", section) for section in sections]
    section = ladders.SECTION.pick(me, sight, allowed, at, why)
    assert section is not None
    there: At = {**at, "section": section}
    desk: Piece = ladders.DESK.pick(me, sight, None, there, why) or ("desk", section[1], BACK_ROW)
    chair = sight.see(GETS_CHAIR, [section])[0]
    hands.do(PLACE_TOKEN, token, desk)
    if why is not None:
        why.step(N_("puts a token on {desk}"), C + "token", desk=desk)
    if chair:
        hands.do(TAKE_CHAIR, section)
        if why is not None:
            why.step(N_("gets the First Chair of {section}"), C + "token", section=section)
