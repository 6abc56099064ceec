"""The Cardinalbot in the King, Fair and cleanup phases and at the end (TC022 to TC025, TC085 to TC090, TC098)."""

from __future__ import annotations

from soloist.engine.hands import Hands
from soloist.engine.sight import Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.tiletum.fairs import Achievements, fair_score
from soloist.games.tiletum.kinds import (
    FAIR_KING,
    FAVOR,
    FOOD,
    GOLD,
    STONE,
)
from soloist.games.tiletum.opponent.bonus import climb, goes_to, resolve
from soloist.games.tiletum.opponent.own import NOTHING, Cardinal, Piece, Place, challenged, complete, is_full
from soloist.games.tiletum.opponent.tasks import contracts
from soloist.games.tiletum.opponent.verbs import TAKE_KING_TILE

C = "tiletum.cardinal."


def take_king_tile(me: Cardinal, tile: Piece, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """As the highest, take the Bonus tile of the King track and resolve it at once (TC022)."""
    hands.do(TAKE_KING_TILE, tile, goes_to(me, tile))
    resolve(me, tile, sight, hands, why)


def lowest_space(me: Cardinal) -> int:
    """Return the space of the King track that it goes back up to (TC022, TC098)."""
    box = me.kit.box
    return box.challenges[FAVOR].number if challenged(me, FAVOR) else box.cardinal.king


def reset_king(me: Cardinal, hands: Hands, why: Trace | None = None) -> None:
    """Go back up to its lowest space if it is below (TC022, TC098)."""
    moved = climb(me, lowest_space(me) - me.king, hands) if me.king < lowest_space(me) else 0
    if why is not None and moved:
        clause = "tiletum.challenge.favor" if challenged(me, FAVOR) else C + "king.reset"
        why.step(N_("goes back up to {space} of the King track"), clause, space=me.king)


def counted(me: Cardinal, kind: int) -> int:
    """Return how often it has what a Fair counts (TC024, readings 5 and 9)."""
    return Achievements(
        houses=len(me.houses),
        pillars=len(me.pillars),
        contracts=len(me.done),
        crests=sum(crest != NOTHING for crest in me.placed),
        upper=sum(bool(room) for room in me.rooms),
        cathedrals=len(me.built),
        full_buildings=sum(is_full(me, n) for n in range(len(me.rooms))),
    ).counted(kind)


def fair_points(me: Cardinal, kind: int, number: int, king_points: int) -> int:
    """Return what a Fair scores for it, wherever it is (TC023, TC024); `number` is that of board and tile together."""
    return fair_score(kind, number, counted(me, kind), king_points)


def note_fair(me: Cardinal, kind: int, number: int, king_points: int, why: Trace) -> None:
    """Note how a Fair came to its points (TC023, TC024)."""
    fair: Place = ("fair", kind)
    if kind == FAIR_KING:
        words = N_("counts {fair}: {points} points for it, {number} of board and tile")
        if king_points == 1:
            words = N_("counts {fair}: {points} point for it, {number} of board and tile")
        why.step(words, "tiletum.fair.king", fair=fair, points=king_points, number=number)
    else:
        words = N_("counts {fair}: {n} of them, {number} points each")
        if number == 1:
            words = N_("counts {fair}: {n} of them, {number} point each")
        why.step(words, C + "fair.counts", fair=fair, n=counted(me, kind), number=number)


def next_decree(me: Cardinal) -> None:
    """Remove the leftmost Decree and put the pawn on the new leftmost one (TC025)."""
    me.row.pop(0)
    me.pawn = 0


def final_score(me: Cardinal, sight: Sight, why: Trace | None = None) -> dict[str, int]:
    """Score the end: map, Buildings, last Contracts, Resources; return the parts (TC086 to TC090)."""
    parts = {
        "houses and pillars": len(me.houses) * len(me.pillars),
        "buildings": me.kit.building_points[len(complete(me))],
    }
    me.points += sum(parts.values())
    before = me.points
    if me.contracts:
        me.res[GOLD] += me.res[STONE] + me.res[FOOD]
        me.res[STONE] = me.res[FOOD] = 0
        contracts(me, len(me.contracts), sight, why)
    parts["contracts"] = me.points - before
    parts["resources"] = sum(me.res) // me.kit.box.numbers.resources_a_point
    me.points += parts["resources"]
    if why is not None:
        why.step(
            N_("scores {map} for the map, {buildings} for Buildings, {contracts} for Contracts, {rest} for Resources"),
            C + "end", map=parts["houses and pillars"], buildings=parts["buildings"],
            contracts=parts["contracts"], rest=parts["resources"],
        )  # fmt: skip
    return parts
