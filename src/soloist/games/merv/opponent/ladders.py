"""The priority lists of the Corrupt Magistrate."""

from __future__ import annotations

from functools import cache

from soloist.engine.ladders import Ladder, Rung
from soloist.engine.text import N_
from soloist.games.merv.kinds import LINES, SIZE
from soloist.games.merv.opponent.facts import (
    BOTS_IN_LINE,
    CONTRACT_ORDER,
    CONTRACTS,
    COURTIER_BEHIND,
    COURTIER_BUILDINGS,
    COURTIER_IN_LINE,
    DIRECTION,
    FREE_SLOT,
    HALL_ROOM,
    HALLS,
    MARKET_FREE,
    NO_GATE_PLACE,
    PAIR_BEHIND,
    PATH_CAMEL,
    PRICE,
    ROW,
    SCORING_TILES,
    SEGMENT_LEFT,
    TILES_LEFT,
    UNOCCUPIED,
    UNPROTECTED,
    WALL_FREE,
    YOUR_COUNT,
    YOURS_BEHIND,
    YOURS_IN_LINE,
)
from soloist.games.merv.opponent.own import (
    Magistrate,
    Piece,
    Place,
    behind,
    counts,
    free_goods,
    gains,
    goods_for,
    in_line,
    is_outer,
    may_post,
    wall_order,
)

Places = Ladder[Magistrate, Place]
Pieces = Ladder[Magistrate, Piece]
OfPlace = Rung[Magistrate, Place]
OfPiece = Rung[Magistrate, Piece]
T = "merv.turn-of-magistrate."
P = "merv.priority."


# Slots and sites.
_FREE = OfPlace("must", N_("a free slot"), T + "redraw", FREE_SLOT)
LINE = Places(
    N_("line to build in"),
    T + "line",
    (
        _FREE,
        OfPlace("most", N_("buildings of its own"), T + "line", lambda me, x: in_line(me, x[1])),
        OfPlace("most", N_("buildings of the High Courtier"), T + "line", COURTIER_IN_LINE),
        OfPlace("most", N_("buildings of yours"), T + "line", YOURS_IN_LINE),
        OfPlace("most", N_("spaces from the queue"), T + "line", lambda me, x: x[1]),
    ),
)
LINE_WITHOUT_BUILDING = Places(
    N_("line with such a site of the two"),
    T + "fallback",
    (
        _FREE,
        OfPlace("most", N_("buildings of both together"), T + "fallback", BOTS_IN_LINE),
        OfPlace("most", N_("buildings of its own"), T + "fallback", lambda me, x: in_line(me, x[1])),
        OfPlace("most", N_("buildings of yours"), T + "fallback", YOURS_IN_LINE),
        OfPlace("most", N_("spaces from the queue"), T + "fallback", lambda me, x: x[1]),
    ),
    instead_of=LINE,
)
SLOT_TO_WAIT = Places(
    N_("slot to wait on"),
    "merv.reading.2",
    (
        OfPlace("must", N_("a free slot"), "merv.reading.2", FREE_SLOT),
        OfPlace("most", N_("spaces from the queue"), "merv.reading.2", lambda me, x: x[1]),
    ),
)


@cache
def site_in(slot: int) -> Places:
    """Return the list of the empty sites in the line of a slot: the one nearest to the slot (merv.reading.6)."""
    nearest = OfPlace("least", N_("spaces from the slot"), "merv.reading.6", lambda me, x: LINES[slot].index(x[1]))
    return Places(N_("site to build on"), T + "build", (nearest,))


# Soldiers.
_UNPROTECTED = OfPlace("must", N_("unprotected"), P + "soldier.place", UNPROTECTED)
_NORTH = OfPlace("least", N_("row from the north"), P + "soldier.place", lambda me, x: x[1] // SIZE)
_WEST = OfPlace("least", N_("column from the west"), P + "soldier.place", lambda me, x: x[1] % SIZE)
COURTIER_TO_PROTECT = Places(
    N_("building of the High Courtier for a soldier"),
    P + "soldier.place",
    (_UNPROTECTED, _NORTH, _WEST),
    found=COURTIER_BUILDINGS,
)
OWN_TO_PROTECT = Places(
    N_("building of its own for a soldier"),
    P + "soldier.place",
    (
        _UNPROTECTED,
        OfPlace("least", N_("its row from the north"), P + "soldier.place", lambda me, x: x[1] // SIZE),
        OfPlace("least", N_("its column from the west"), "merv.reading.11", lambda me, x: x[1] % SIZE),
    ),
    instead_of=COURTIER_TO_PROTECT,
)


# Caravan cards.
@cache
def card_by(table: tuple[int, ...]) -> Pieces:
    """Return the list of the cards of the row; `table` is what sets are worth, by different spices (MM032)."""
    rungs = (
        OfPiece(
            "most",
            N_("points at the end"),
            P + "caravansary",
            lambda me, x: gains(tuple(me.spices), table)[int(x[2])],
        ),
        OfPiece("least", N_("place from the front"), P + "caravansary", lambda me, x: int(x[1])),
    )
    return Pieces(
        N_("caravan card"),
        P + "caravansary",
        rungs,
        found=ROW,
        says=lambda me: {"worth": ("worth", *gains(tuple(me.spices), table))},
    )


# The palace.
HALL = Pieces(
    N_("hall for a courtier"),
    P + "palace",
    (
        OfPiece("must", N_("room for it"), P + "palace", HALL_ROOM),
        OfPiece("most", N_("points for it"), P + "palace", lambda me, x: counts(me, str(x[2]))),
        OfPiece("most", N_("points for you"), P + "palace.ties", YOUR_COUNT),
        OfPiece("least", N_("place from the left"), P + "palace.ties", lambda me, x: int(x[1])),
    ),
    found=HALLS,
)


# The library.
ANY_TILE = Pieces(N_("any breakthrough tile"), P + "library.4", (), found=TILES_LEFT)


# The marketplace.
CITY = Places(
    N_("city for a post"),
    P + "marketplace",
    (
        OfPlace("must", N_("a post is allowed"), P + "marketplace", lambda me, x: may_post(me, x[1])),
        OfPlace("prefer", N_("an outer city"), P + "marketplace", lambda me, x: is_outer(x[1])),
        OfPlace("prefer", N_("no post of anybody"), P + "marketplace.city", UNOCCUPIED),
        OfPlace("least", N_("place in the order of directions"), P + "marketplace.city", DIRECTION),
    ),
)


@cache
def contract_by(different: bool) -> Pieces:
    """Return the list of the open contracts; `different` is whether the goods on one have to be (MM049)."""
    rungs = (
        OfPiece(
            "must",
            N_("goods and scrolls for it"),
            P + "marketplace.contracts",
            lambda me, x: goods_for(me, x, different) is not None,
        ),
        OfPiece("most", N_("points"), P + "marketplace.contracts", lambda me, x: int(x[6])),
        OfPiece("least", N_("place in the printed tie-break"), P + "marketplace.ties", CONTRACT_ORDER),
    )
    return Pieces(
        N_("contract to fulfil"),
        P + "marketplace.contracts",
        rungs,
        found=CONTRACTS,
        says=lambda me: {"goods": ("goods", *free_goods(me)), "scrolls": me.scrolls - me.scrolls_laid},
    )


# The mosque.
PATH = Places(
    N_("path of the mosque"),
    P + "mosque",
    (
        OfPlace("prefer", N_("a camel there"), P + "mosque", PATH_CAMEL),
        OfPlace("least", N_("place from the left"), P + "mosque", lambda me, x: x[1]),
    ),
)
SCORING_TILE = Pieces(
    N_("scoring tile"),
    P + "mosque.rewards",
    (OfPiece("most", N_("points of a building"), P + "mosque.rewards", lambda me, x: int(x[2])),),
    found=SCORING_TILES,
)


# Walls.
STACK = Places(
    N_("wall segment"),
    P + "wall",
    (
        OfPlace("must", N_("a segment is left"), P + "wall", SEGMENT_LEFT),
        OfPlace("least", N_("cubes"), "merv.reading.26", PRICE),
        OfPlace(
            "least",
            N_("place in purple, tan, teal, orange"),
            P + "wall",
            lambda me, x: wall_order(me, x[1]),
        ),
    ),
)
_ALLOWED = (
    OfPlace("must", N_("no place for a gate"), P + "wall.gates", NO_GATE_PLACE),
    OfPlace("must", N_("a free place"), P + "wall.place", WALL_FREE),
)
_CLOCKWISE = OfPlace("least", N_("place clockwise"), P + "wall.clockwise", lambda me, x: x[1])
WALL_PLACE = Places(
    N_("place for a wall"),
    P + "wall.place",
    (
        *_ALLOWED,
        OfPlace("most", N_("buildings of the High Courtier behind"), P + "wall.place", COURTIER_BEHIND),
        OfPlace("most", N_("buildings of its own behind"), P + "wall.place", lambda me, x: behind(me, x[1])),
        OfPlace("most", N_("buildings of yours behind"), P + "wall.place", YOURS_BEHIND),
        _CLOCKWISE,
    ),
)
WALL_PLACE_ALIKE = Places(
    N_("place for a wall by the list"),
    P + "wall.place",
    (
        *_ALLOWED,
        OfPlace("most", N_("row of the list"), "merv.reading.19", PAIR_BEHIND),
        _CLOCKWISE,
    ),
)
"""By the other reading 19: places that the list does not name are alike."""


# The camel market.
MARKET_PLACE = Places(
    N_("place of the camel market"),
    T + "market.place",
    (
        OfPlace("must", N_("a free place"), T + "market.place", MARKET_FREE),
        OfPlace("least", N_("place from the left"), T + "market.place", lambda me, x: x[1]),
    ),
)
