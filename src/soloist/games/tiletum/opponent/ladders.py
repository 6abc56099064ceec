"""The priority lists of the Cardinalbot."""

from __future__ import annotations

from functools import cache

from soloist.engine.ladders import Ladder, Rung
from soloist.engine.text import N_
from soloist.games.tiletum.kinds import (
    CLERGY,
    JOKER,
    ROW_CONTRACT,
    ROW_CREST,
    ROW_RESOURCE,
    ROWS,
    TYPES,
    VISITORS,
)
from soloist.games.tiletum.opponent.facts import (
    AVAILABLE,
    CHARACTERS,
    DICE_OF,
    DISTANCE,
    FREE_HOUSE,
    FREE_POINTS,
    FREE_REWARD,
    NEXT_FAIR,
    NO_PILLAR_OF_YOURS,
    NO_TILE_OF_YOURS,
    PAYABLE,
    STONE_COST,
    TILES,
    TOTAL,
    WITHIN,
    YOU_LACK,
)
from soloist.games.tiletum.opponent.own import (
    NOTHING,
    Cardinal,
    Piece,
    Place,
    can_pay,
    challenged,
    contract_of,
    is_full,
    keeps_contract,
    lacking_crests,
    lacks_crest,
    missing,
    need,
    of_type,
)
from soloist.games.tiletum.opponent.pieces import plain, shown, total

Places = Ladder[Cardinal, Place]
Pieces = Ladder[Cardinal, Piece]
OfPlace = Rung[Cardinal, Place]
OfPiece = Rung[Cardinal, Piece]
C = "tiletum.cardinal."


# Resources.
WOOL_OR_IRON = Places(
    N_("Wool or Iron"),
    C + "needs.contracts",
    (
        OfPlace("most", N_("needed by its Contracts"), C + "needs.contracts", lambda me, x: need(me, x[1])),
        OfPlace("least", N_("Resources that it has"), "tiletum.reading.39", lambda me, x: me.res[x[1]]),
    ),
)
PAYS_ANY = Places(
    N_("Resource that it pays for “any”"),
    C + "pay.any",
    (OfPlace("most", N_("Resources that it has"), C + "pay.any", lambda me, x: me.res[x[1]]),),
)


def colour_place(me: Cardinal, colour: int) -> int:
    """Return the place of a colour in the priority of the Decree under the pawn (TC031)."""
    colours = me.kit.box.decrees[me.row[me.pawn]].colours
    return next((n for n, step in enumerate(colours) if colour in step), len(colours))


NEEDED_COLOUR = Places(
    N_("colour that it needs more"),
    "tiletum.reading.13",
    (
        OfPlace("most", N_("needed by its Contracts"), "tiletum.reading.13", lambda me, x: need(me, x[1])),
        OfPlace("most", N_("dice of that colour"), "tiletum.reading.13", DICE_OF),
        OfPlace("least", N_("place in the Decree's colours"), C + "die.colours", lambda me, x: colour_place(me, x[1])),
        OfPlace("least", N_("Resources that it has"), C + "die.fewer", lambda me, x: me.res[x[1]]),
    ),
)


# Dice: ("die", colour, number, Action).
HIGHEST = OfPiece("most", N_("number"), C + "decree", lambda me, die: int(die[2]))
COLOURS = (
    OfPiece("least", N_("place in the Decree's colours"), C + "die.colours", lambda me, x: colour_place(me, int(x[1]))),
    OfPiece("most", N_("needed by its Contracts"), C + "die.shared", lambda me, x: need(me, int(x[1]))),
    OfPiece("least", N_("Resources that it has"), C + "die.fewer", lambda me, x: me.res[int(x[1])]),
)


@cache
def die_for_action(named_ap: int, colour_first: bool) -> Pieces:
    """Return the list for a named Action whose own dice give so many AP (TC031 to TC033, reading 14)."""

    def joker(me: Cardinal, die: Piece) -> bool:
        return die[3] == JOKER and me.kit.box.ap_of[int(die[2])] >= named_ap

    first = OfPiece("prefer", N_("a Joker die with as many AP or more"), C + "die.joker", joker)
    last = OfPiece("most", N_("AP"), C + "die.joker", lambda me, die: me.kit.box.ap_of[int(die[2])])
    rungs = (*COLOURS, first, last) if colour_first else (first, *COLOURS, last)
    return Pieces(N_("die"), C + "die.colours", rungs)


HIGHEST_DIE = Pieces(N_("highest die"), C + "die.colours", (HIGHEST, *COLOURS))


@cache
def highest_of_all(required: int) -> Pieces:
    """Return the list for the highest die of any colour, of which the most required Resource is preferred."""
    rungs = (
        HIGHEST,
        OfPiece("prefer", N_("its most required Resource"), "tiletum.decree.13", lambda me, die: die[1] == required),
        OfPiece("least", N_("Resources that it has"), "tiletum.reading.17", lambda me, die: me.res[int(die[1])]),
    )
    return Pieces(N_("highest die"), "tiletum.decree.13", rungs)


# Bonus tiles.
def _crest_of(tile: Piece) -> int:
    return int(tile[1])


def _lacks(me: Cardinal, tile: Piece) -> bool:
    return lacks_crest(me, _crest_of(tile))


BY_ROW = (
    Pieces(
        N_("Crests"),
        C + "bonus.crests",
        (
            OfPiece("prefer", N_("one that it lacks"), C + "bonus.crests", _lacks),
            OfPiece("prefer", N_("one that you lack"), C + "bonus.crests", YOU_LACK),
        ),
    ),
    Pieces(N_("miscellaneous helpers"), C + "bonus.misc"),
    Pieces(
        N_("helpers with Resources or points"),
        C + "bonus.resources",
        (
            OfPiece("most", N_("points"), C + "bonus.resources", lambda me, tile: shown(tile).points),
            OfPiece("most", N_("Resources"), C + "bonus.resources", lambda me, tile: shown(tile).resources),
            OfPiece("most", N_("“any” Resources"), C + "bonus.resources", lambda me, tile: shown(tile).any),
        ),
    ),
    Pieces(
        N_("Action helpers"),
        C + "bonus.actions",
        (OfPiece("most", N_("AP"), C + "bonus.actions", lambda me, tile: shown(tile).ap),),
    ),
    Pieces(
        N_("Contracts among the Bonus tiles"),
        C + "bonus.contracts",
        (
            OfPiece(
                "least", N_("missing Resources"), C + "bonus.contracts", lambda me, tile: missing(me, contract_of(tile))
            ),
        ),
    ),
)
assert len(BY_ROW) == len(ROWS)


def _matters_of_tile(me: Cardinal, tile: Piece) -> Piece:
    """Return what about a Bonus tile matters to it: what it does not keep and gets nothing for is alike."""
    row = shown(tile).row
    if row == ROW_CREST:
        return tile
    if row == ROW_CONTRACT:
        return tile if keeps_contract(me) else ("row", row)
    if row == ROW_RESOURCE and challenged(me, CLERGY):
        return ("helper", *plain(tile[1:]))
    return ("row", row)


BEST_TILE = Pieces(
    N_("best Bonus tile"),
    C + "bonus.rows",
    (OfPiece("least", N_("row of its list"), C + "bonus.rows", lambda me, tile: shown(tile).row),),
    found=TILES,
    then=lambda tile: BY_ROW[shown(tile).row],
    same=_matters_of_tile,
    says=lambda me: {"lacks": ("crests", *lacking_crests(me))},
)


# Cathedrals.
_ALLOWED = (
    OfPlace("must", N_("not the unavailable one"), C + "architect.unavailable", AVAILABLE),
    OfPlace("must", N_("without its Pillar"), C + "architect.cathedral", lambda me, x: x[1] not in me.pillars),
)


def _cathedrals(by_pillar: bool) -> Places:
    yours = NO_PILLAR_OF_YOURS if by_pillar else NO_TILE_OF_YOURS
    return Places(
        N_("Cathedral to go to"),
        C + "architect.cathedral",
        (
            *_ALLOWED,
            OfPlace("must", N_("within reach"), C + "reach", WITHIN),
            OfPlace("most", N_("points in total"), C + "architect.cathedral", TOTAL),
            OfPlace("prefer", N_("one that you do not have"), C + "architect.not-yours", yours),
            OfPlace("least", N_("Stone"), C + "architect.stone", STONE_COST),
            OfPlace("least", N_("steps away"), C + "architect.closest", DISTANCE),
        ),
    )


CATHEDRALS = (_cathedrals(False), _cathedrals(True))
"""By reading 18: whether you have no tile, or no Pillar."""
CATHEDRALS_BEYOND = tuple(
    Places(
        N_("Cathedral beyond its reach"),
        C + "architect.beyond",
        (*_ALLOWED, OfPlace("least", N_("steps away"), C + "architect.beyond", DISTANCE)),
        instead_of=within,
    )
    for within in CATHEDRALS
)
CATHEDRAL_TO_BUILD = Places(
    N_("Cathedral to build"),
    C + "task.cathedral",
    (
        OfPlace("must", N_("one that it can pay"), C + "task.cathedral", PAYABLE),
        OfPlace("most", N_("points in total"), C + "task.cathedral", TOTAL),
    ),
)


# Towns.
_OPEN = (
    OfPlace("must", N_("none of its Houses"), "tiletum.map.house-once", lambda me, x: x[1] not in me.houses),
    OfPlace("must", N_("a free House space"), C + "merchant.first", FREE_HOUSE),
)
_PREFERRED = (
    OfPlace("prefer", N_("the town of the next Fair"), C + "merchant.fair", NEXT_FAIR),
    OfPlace("prefer", N_("a space with points"), C + "merchant.points", FREE_POINTS),
    OfPlace("prefer", N_("a space with another reward"), C + "merchant.reward", FREE_REWARD),
)
TOWN = Places(
    N_("town for a House"),
    C + "merchant.move",
    (
        *_OPEN,
        OfPlace("must", N_("within reach"), C + "reach", WITHIN),
        *_PREFERRED,
        OfPlace("least", N_("steps away"), C + "merchant.closest", DISTANCE),
    ),
)
TOWN_BEYOND = Places(
    N_("town beyond its reach"),
    C + "reach.extend",
    (*_OPEN, OfPlace("least", N_("steps away"), C + "reach.extend", DISTANCE), *_PREFERRED),
    instead_of=TOWN,
)


# Characters and Buildings.
def may_take(me: Cardinal, kind: int) -> bool:
    """Whether it may take a Character of a type: one of which it has fewer than two (TC061)."""
    return of_type(me, kind) < me.kit.box.cardinal.of_a_type


def _has_one(me: Cardinal, character: Piece) -> bool:
    return of_type(me, int(character[1])) == 1


def _leftmost(me: Cardinal, character: Piece) -> int:
    """Return the Building with the type of a Character; the number of Buildings where there is none."""
    return next((n for n, room in enumerate(me.rooms) if character[1] in room), len(me.rooms))


def _types(me: Cardinal, n: int) -> list[int]:
    """Return the types of which it has so many Characters."""
    return [kind for kind in range(TYPES) if of_type(me, kind) == n]


def _matters_of_character(me: Cardinal, character: Piece) -> Piece:
    """Return what about a Character matters to it: its reward only by Visitors to the Curia (TC060, TC096)."""
    reward = plain(character[2:]) if challenged(me, VISITORS) else ()
    return ("character", character[1], *reward)


CHARACTER = Pieces(
    N_("Character to take"),
    C + "character.take",
    (
        OfPiece(
            "must",
            N_("not of a type of which it has two"),
            C + "character.take",
            lambda me, x: may_take(me, int(x[1])),
        ),
        OfPiece("prefer", N_("of a type of which it has one"), C + "character.prefer", _has_one),
        OfPiece("least", N_("place of that type on its board"), C + "character.prefer", _leftmost),
        OfPiece("most", N_("reward in total"), C + "character.highest", lambda me, x: total(x)),
    ),
    found=CHARACTERS,
    same=_matters_of_character,
    says=lambda me: {
        "first": ("types", *sorted(_types(me, 1), key=lambda kind: _leftmost(me, ("character", kind)))),
        "then": ("types", *_types(me, 0)),
    },
)


def _may_live(me: Cardinal, building: int, kind: int) -> bool:
    room = me.rooms[building]
    return room[0] == kind and not is_full(me, building) if room else True


@cache
def building_for(kind: int) -> Places:
    """Return the list for a Character of a type: under one of the same type, or the leftmost empty top Room (TC059)."""
    rungs = (
        OfPlace("must", N_("room for it"), C + "character.place", lambda me, x: _may_live(me, x[1], kind)),
        OfPlace("prefer", N_("with the same type"), C + "character.place", lambda me, x: kind in me.rooms[x[1]]),
        OfPlace("least", N_("place from the left"), C + "character.place", lambda me, x: x[1]),
    )
    return Places(N_("Building for the Character"), C + "character.place", rungs)


CREST_BUILDING = Places(
    N_("Building for the Crest"),
    C + "task.crest-building",
    (
        OfPlace("must", N_("no Crest yet"), C + "task.crest-building", lambda me, x: me.placed[x[1]] == NOTHING),
        OfPlace("prefer", N_("two Characters"), C + "task.crest-building", lambda me, x: is_full(me, x[1])),
        OfPlace("least", N_("place from the left"), C + "task.crest-building", lambda me, x: x[1]),
    ),
)


# Contracts: ("held", place, any, Iron, Wool, points) and ("offered", place, AP, ...).
CONTRACT_TO_FULFIL = Pieces(
    N_("Contract to fulfil"),
    C + "task.contract",
    (
        OfPiece(
            "must", N_("one that it can pay"), C + "task.contract", lambda me, x: can_pay(me, contract_of(x))
        ),
        OfPiece("least", N_("Resources printed"), C + "task.contract", lambda me, x: sum(contract_of(x)[:3])),
        OfPiece("least", N_("place from the left"), "tiletum.reading.21", lambda me, x: int(x[1])),
    ),
)  # fmt: skip
_RIGHTMOST = OfPiece("most", N_("place from the left"), "tiletum.reading.21", lambda me, x: int(x[1]))


@cache
def _payable_with(ap: int) -> OfPiece:
    return OfPiece("must", N_("AP are enough"), "tiletum.reading.36", lambda me, x: int(x[2]) <= ap)


@cache
def offered_crest(ap: int) -> Pieces:
    """Return the list of Crests of the offer, from right to left (TC066)."""
    rungs = (
        _payable_with(ap),
        OfPiece("must", N_("a Crest that it lacks"), C + "contract.crests", lambda me, x: lacks_crest(me, int(x[4]))),
        OfPiece("most", N_("place from the left"), C + "contract.crests", lambda me, x: int(x[1])),
    )
    return Pieces(N_("Crest of the offer"), C + "contract.crests", rungs)


@cache
def offered_contract(ap: int, gold: bool) -> Pieces:
    """Return the list of Contracts of the offer that it can pay now (TC067, reading 22)."""
    rungs = (
        _payable_with(ap),
        OfPiece(
            "must",
            N_("one that it can pay"),
            C + "contract.pay",
            lambda me, x: can_pay(me, contract_of(x), gold=gold),
        ),
        OfPiece("most", N_("points"), C + "contract.pay", lambda me, x: contract_of(x)[3]),
        _RIGHTMOST,
    )
    return Pieces(N_("Contract to fulfil at once"), C + "contract.pay", rungs)


@cache
def contract_to_hold(ap: int) -> Pieces:
    """Return the list of Contracts of the offer that it may keep (TC068)."""
    rungs = (
        _payable_with(ap),
        OfPiece(
            "least", N_("missing Resources"), C + "contract.hold", lambda me, x: missing(me, contract_of(x))
        ),
        _RIGHTMOST,
    )  # fmt: skip
    return Pieces(N_("Contract to hold"), C + "contract.hold", rungs)
