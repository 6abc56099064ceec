"""The Corrupt Magistrate at the end of a round, of a year and of the game (MM010, MM024, MM059 to MM061)."""

from __future__ import annotations

from typing import cast

from soloist.engine.hands import Hands
from soloist.engine.sight import Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.merv.kinds import NONE
from soloist.games.merv.opponent.actions import set_points
from soloist.games.merv.opponent.deck import discard
from soloist.games.merv.opponent.facts import HALLS
from soloist.games.merv.opponent.gaining import score
from soloist.games.merv.opponent.own import Magistrate, Piece, counts, sets_worth
from soloist.games.merv.opponent.turn import settle


def end_round(me: Magistrate) -> None:
    """Discard the solo card, if it is still in the game (MM024)."""
    if me.card != NONE:
        discard(me, me.card)
        me.card = NONE


def score_year(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Score its courtiers without favour, its buildings and its scoring tiles (MM060, merv.reading.30)."""
    before, clause = me.points, "merv.magistrate.scoring"
    for hall in cast("list[Piece]", sight.find(HALLS)) if any(me.courtiers) else ():
        n, worth = me.courtiers[int(hall[1])], counts(me, str(hall[2]))
        if n and why is not None:
            why.step(N_("courtiers in the {hall}: {n}, for {worth} each"), clause, n=n, hall=hall, worth=worth)
        score(me, n * worth, "courtiers", clause, why)
    score(me, len(me.buildings) * me.kit.box.numbers.building_points, "buildings", clause, why)
    score(me, tile_points(me), "scoring tiles", clause, why)
    settle(me, before, hands)


def tile_points(me: Magistrate) -> int:
    """Return what its scoring tiles are worth now (merv.mosque.scoring)."""
    return sum(points * me.types.count(action) for action, points in me.tiles)


def score_end(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Score its sets of spices (MM061)."""
    before = me.points
    score(me, sets_worth(me.spices, set_points(sight)), "spices", "merv.magistrate.sets", why)
    settle(me, before, hands)
