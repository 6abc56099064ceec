"""What the Cardinalbot owns: its board, which is the same in digital play and at the table (TC007).

It knows only what is official (its own numbers, the Decrees, the Challenges) and the readings that were chosen. What
lies on the shared table it sees.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Protocol, cast

from soloist.engine.states import Shared
from soloist.games.tiletum.components import Box
from soloist.games.tiletum.kinds import CREST_KINDS, FOOD, GOLD, IRON, READY, SPECIAL_FRIENDS, WOOL

NOTHING: Final = -1
"""No crest under a Building; no Action."""

# Candidates: things that say what they are.
Place = tuple[str, int]
"""("town", spot), ("cathedral", number), ("resource", kind), ("building", number) or ("crest", kind)."""
Piece = tuple[str | int, ...]
"""("helper", part, n, ...), ("contract", any, Iron, Wool, points), ("crest", kind), ("character", type, part, n, ...),
("die", colour, number, Action), ("offered", place, AP, and what lies there), ("held", place, any, Iron, Wool, points).
"""
Held = tuple[int, int, int, int]
"""A Contract: any, Iron, Wool, points."""


class Known(Protocol):
    """What is settled for a match: the printed pieces and the readings (a `Kit`)."""

    @property
    def box(self) -> Box: ...
    @property
    def building_points(self) -> tuple[int, ...]: ...
    @property
    def fair_town_following(self) -> bool: ...
    @property
    def crest_in_reach_on_map_only(self) -> bool: ...
    @property
    def colour_before_joker(self) -> bool: ...
    @property
    def needs_printed(self) -> bool: ...
    @property
    def afford_with_gold(self) -> bool: ...
    @property
    def not_yours_by_pillar(self) -> bool: ...
    @property
    def pays_without_gold(self) -> bool: ...


@dataclass(slots=True)
class Cardinal:
    """The Cardinalbot's own state: the `me` of its ladders.

    `res` by kind, the reserved Food among them; `king` its space of the King track; `merchant` and `architect` stand on
    spots; `houses` are the spots with its Houses (Tiletum first), `pillars` the Cathedrals with its Pillars, `built`
    those it has contributed to. `crests` are inactive ones in its Storehouse, `placed` the crest under each Building
    (-1), `rooms` the types of the Characters in each Building, the top row first (reading 9), `supply` Characters not
    placed (type, parts of the reward). `contracts` are held unfulfilled, `done` fulfilled: any, Iron, Wool, points.
    `row` holds the Decrees left to right, `pawn` its place among them. `turn` and `drawn` key the draws between equals.
    `kit` is what is settled for the match; who sets up or loads a game sees to it.
    """

    res: list[int]
    points: int
    king: int
    merchant: int
    architect: int
    houses: list[int]
    houses_left: int
    pillars: list[int]
    pillars_left: int
    built: list[int]
    crests: list[int]
    placed: list[int]
    rooms: list[list[int]]
    supply: list[tuple[str | int, ...]]
    contracts: list[tuple[int, int, int, int]]
    done: list[tuple[int, int, int, int]]
    row: list[int]
    pawn: int
    challenges: list[int]
    turn: int
    drawn: dict[str, int]
    kit: Shared[Known] = field(default=cast(Known, None), repr=False, compare=False)


def fresh(kit: Known) -> Cardinal:
    """Return the Cardinalbot before its pieces are on the map and its row of Decrees is laid out (TC010 to TC015)."""
    own, contents = kit.box.cardinal, kit.box
    return Cardinal(
        res=list(own.resources),
        points=own.points,
        king=own.king,
        merchant=contents.tiletum,
        architect=contents.tiletum,
        houses=[contents.tiletum],
        houses_left=own.houses,
        pillars=[],
        pillars_left=own.pillars,
        built=[],
        crests=[],
        placed=[NOTHING] * len(own.rooms),
        rooms=[[] for _ in own.rooms],
        supply=[],
        contracts=[],
        done=[],
        row=[],
        pawn=0,
        challenges=[],
        turn=0,
        drawn={},
        kit=kit,
    )


def row_of(contents: Box, fairs: list[int]) -> list[int]:
    """Return the row of Decrees: those of the Fairs, by their kinds, and the two that belong to none (TC017)."""
    last = len(contents.decrees)
    return [*(contents.decree_of_fair[kind] for kind in fairs), last - 2, last - 1]


def town(spot: int) -> Place:
    """Return a spot as a candidate."""
    return ("town", spot)


def cathedral(number: int) -> Place:
    """Return a Cathedral as a candidate."""
    return ("cathedral", number)


def resource(kind: int) -> Place:
    """Return a Resource as a candidate."""
    return ("resource", kind)


def contract_of(piece: Piece) -> Held:
    """Return the Contract that a piece ends with."""
    any_, iron, wool, points = (int(n) for n in piece[-4:])
    return any_, iron, wool, points


def challenged(me: Cardinal, challenge: int) -> bool:
    """Whether a Challenge card is in play."""
    return challenge in me.challenges


def lacks_crest(me: Cardinal, crest: int) -> bool:
    """Whether it has a kind of crest neither in its Storehouse nor under a Building."""
    return crest not in me.crests and crest not in me.placed


def lacking_crests(me: Cardinal) -> list[int]:
    """Return the kinds of crest that it lacks."""
    return [crest for crest in range(CREST_KINDS) if lacks_crest(me, crest)]


def keeps_contract(me: Cardinal) -> bool:
    """Whether it keeps a Contract among the Bonus tiles: by Special Friends, with a free space (TC092, reading 40)."""
    return challenged(me, SPECIAL_FRIENDS) and len(me.contracts) < me.kit.box.cardinal.contract_spaces


def is_full(me: Cardinal, building: int) -> bool:
    """Whether all Rooms of a Building are filled."""
    return len(me.rooms[building]) >= me.kit.box.cardinal.rooms[building]


def complete(me: Cardinal) -> list[int]:
    """Return the Buildings with all Characters and a crest (TC064)."""
    return [n for n, crest in enumerate(me.placed) if crest != NOTHING and is_full(me, n)]


def markers(me: Cardinal) -> tuple[int, ...]:
    """Return the AP of the Bonus Action Point marker of each Building (TC011, TC099)."""
    box = me.kit.box
    return box.markers if challenged(me, READY) else box.cardinal.markers


def marker(me: Cardinal, action: int) -> int:
    """Return the AP of the Bonus Action Point markers on an Action (TC064)."""
    ap = markers(me)
    return sum(ap[n] for n in complete(me) if me.rooms[n][0] == action)


def of_type(me: Cardinal, kind: int) -> int:
    """Return how many Characters of a type it has, those in its supply among them (reading 38)."""
    return sum(room.count(kind) for room in me.rooms) + sum(piece[0] == kind for piece in me.supply)


def need(me: Cardinal, kind: int) -> int:
    """Return how much of Wool or Iron its unfulfilled Contracts need, or of Gold for their "any".

    Reading 15: what is missing; or what is printed.
    """
    column = {IRON: 1, WOOL: 2, GOLD: 0}.get(kind)
    if column is None:
        return 0
    printed = sum(contract[column] for contract in me.contracts)
    return printed if me.kit.needs_printed else max(0, printed - me.res[kind])


def spare_food(me: Cardinal) -> int:
    """Return the Food that may pay for a Contract (TC041, TC043)."""
    return max(0, me.res[FOOD] - me.kit.box.cardinal.food_kept)


def missing(me: Cardinal, contract: Held) -> int:
    """Return how many Resources a Contract lacks, no Gold taken for named ones (TC068, TC082)."""
    any_, iron, wool, _ = contract
    left = me.res[GOLD] + spare_food(me) + max(0, me.res[IRON] - iron) + max(0, me.res[WOOL] - wool)
    return max(0, iron - me.res[IRON]) + max(0, wool - me.res[WOOL]) + max(0, any_ - left)


def can_pay(me: Cardinal, contract: Held, *, gold: bool = True) -> bool:
    """Whether it can pay for a Contract; `gold` may replace missing Wool and Iron (TC041 to TC043, reading 37)."""
    any_, iron, wool, _ = contract
    lacking = max(0, iron - me.res[IRON]) + max(0, wool - me.res[WOOL])
    replaced = lacking * me.kit.box.cardinal.replace_gold
    if replaced > me.res[GOLD] or (lacking and not gold):
        return False
    rest = max(0, me.res[IRON] - iron) + max(0, me.res[WOOL] - wool)
    return me.res[GOLD] - replaced + spare_food(me) + rest >= any_
