"""What the Corrupt Magistrate owns: the same in digital play and at the table.

It knows only what is official (its own numbers, how many pieces there are) and the readings that were chosen. What lies
on the shared table it sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Protocol, cast

from soloist.engine.states import Shared
from soloist.games.merv.components import Box
from soloist.games.merv.kinds import BEHIND, CITIES, COLOURS, HALL_COUNTS, NONE, SITES_OF_LINE

# Candidates: things that say what they are.
Place = tuple[str, int]
"""("slot", n), ("site", cell), ("place", n) for a wall, ("stack", colour), ("city", n), ("path", n), ("market", n)."""
Piece = tuple[str | int, ...]
"""("card", place, spice, camel), ("hall", place, what it counts), ("contract", pile, common, rare, either, scrolls,
points, reward, n, ...), ("scoring", action, points), ("breakthrough", level, what), ("reward", kind, n).
"""

FAVOUR_TRACK: Final = "favour"
INFLUENCE_TRACK: Final = "influence"
_LINES: Final = tuple(frozenset(line) for line in SITES_OF_LINE)
ALL: Final = ("all", 0)
"""The thing that a fact is about which there is only once."""


class Known(Protocol):
    """What is settled for a match: the printed pieces and the readings (a `Kit`)."""

    @property
    def box(self) -> Box: ...
    @property
    def options(self) -> dict[str, str]: ...


@dataclass(slots=True)
class Magistrate:
    """The Magistrate's own state: the `me` of its ladders.

    `points`, `favour`, `influence` and `mosque` are the spaces of its discs, `path` the one it chose in the mosque.
    `buildings` are sites with its buildings, `types` their actions, `soldiers` sites with its soldiers; `courtiers` by
    hall; `posts` cities; `extra` the action that its level 2 tile repeats; `tiles` its scoring tiles (action, points).
    In a digital game all these stand on the shared boards too (`digital.me_of`).

    `camels`; `spices` by kind; `goods` by city, `laid` those on contracts; `scrolls`, and `scrolls_laid`. `deck` is a
    sequence of bags over the six solo cards, the top first; `discards` are cards by kind, `removed` those out of the
    game, `card` the one of this turn (NONE), `dealt` how many were drawn. `turn` and `drawn` key the draws between
    equals. `kit` is what is settled for the match; who sets up or loads a game sees to it.
    """

    points: int
    favour: int
    influence: int
    mosque: int
    path: int
    buildings: list[int]
    types: list[int]
    soldiers: list[int]
    courtiers: list[int]
    posts: list[int]
    extra: int
    tiles: list[tuple[int, int]]
    camels: int
    spices: list[int]
    goods: list[int]
    laid: list[int]
    scrolls: int
    scrolls_laid: int
    deck: list[list[int]]
    discards: list[int]
    removed: list[int]
    card: int
    dealt: int
    turn: int
    drawn: dict[str, int]
    kit: Shared[Known] = field(default=cast(Known, None), repr=False, compare=False)


def fresh(kit: Known, points: int = 0) -> Magistrate:
    """Return the Magistrate before its deck is prepared (MM004, MM005)."""
    cards, goods = len(kit.box.magistrate.cards), [0] * CITIES
    return Magistrate(
        points=points,
        favour=0,
        influence=0,
        mosque=0,
        path=NONE,
        buildings=[],
        types=[],
        soldiers=[],
        courtiers=[0] * len(HALL_COUNTS),
        posts=[],
        extra=NONE,
        tiles=[],
        camels=0,
        spices=[0] * len(kit.box.spice_cards),
        goods=goods,
        laid=goods[:],
        scrolls=0,
        scrolls_laid=0,
        deck=[],
        discards=[0] * cards,
        removed=[0] * cards,
        card=NONE,
        dealt=0,
        turn=0,
        drawn={},
        kit=kit,
    )


def reads(me: Magistrate, reading: str) -> str:
    """Return the value of a reading that was chosen at set-up."""
    return me.kit.options[reading]


def in_line(me: Magistrate, slot: int) -> int:
    """Return how many buildings of its own stand in the line of a slot."""
    return len(_LINES[slot].intersection(me.buildings))


def behind(me: Magistrate, place: int) -> int:
    """Return how many buildings of its own a wall in a place protects."""
    near, far = BEHIND[place]
    return (near in me.buildings) + (far in me.buildings)


def wall_order(me: Magistrate, stack: int) -> int:
    """Return the place of a colour of segments among those of one price (MM054)."""
    order: Sequence[str] = me.kit.box.magistrate.wall_order
    return order.index(COLOURS[stack])


def buildings_left(me: Magistrate) -> int:
    """Return how many buildings it has in supply (MM018)."""
    return me.kit.box.numbers.buildings - len(me.buildings)


def servants_left(me: Magistrate) -> int:
    """Return how many servants it has in supply (merv.magistrate.supply)."""
    return me.kit.box.numbers.servants - len(me.soldiers) - sum(me.courtiers)


def counts(me: Magistrate, what: str) -> int:
    """Return what a hall that counts this would score for a courtier of its own (merv.palace.counts)."""
    if what == "mosque":
        return me.mosque
    if what == "goods":
        return sum(me.goods)
    return me.scrolls if what == "scrolls" else sum(me.spices)


def is_outer(city: int) -> bool:
    """Whether a city is an outer one; the inner one of its direction comes before it."""
    return city % 2 == 1


def may_post(me: Magistrate, city: int) -> bool:
    """Whether it may place a post in a city: an outer one needs its post in the inner one (MM046)."""
    return city not in me.posts and (not is_outer(city) or city - 1 in me.posts)


# Spices.
def sets_worth(spices: Sequence[int], table: Sequence[int]) -> int:
    """Return what cards score in sets that are as large as they can be; `table` by different spices, from 0 (MM061)."""
    return sum(table[sum(n > number for n in spices)] for number in range(max(spices)))


@cache
def gains(spices: tuple[int, ...], table: tuple[int, ...]) -> tuple[int, ...]:
    """Return by spice what its sets gain by one more card (merv.reading.12)."""
    before = sets_worth(spices, table)
    more = [[n + (spice == kind) for spice, n in enumerate(spices)] for kind in range(len(spices))]
    return tuple(sets_worth(held, table) - before for held in more)


# Contracts.
def free_goods(me: Magistrate) -> list[int]:
    """Return by city its goods that lie on no contract."""
    return [n - laid for n, laid in zip(me.goods, me.laid, strict=True)]


def goods_for(me: Magistrate, contract: Piece, different: bool) -> list[int] | None:
    """Return the cities whose goods it would lay on a contract, or None if it has too few.

    Common goods come before rare ones (MM050), then the kind of which it has most unused, then the order of directions
    (merv.priority.marketplace.ties); `different` is whether all have to be of different kinds.
    """
    common, rare, either, scrolls = (int(n) for n in contract[2:6])
    if me.scrolls - me.scrolls_laid < scrolls:
        return None
    left = free_goods(me)
    if sum(left) < common + rare + either:
        return None
    laid = [*_pick(left, range(0, CITIES, 2), common, different), *_pick(left, range(1, CITIES, 2), rare, different)]
    if len(laid) < common + rare:
        return None
    more = _pick(left, range(0, CITIES, 2), either, different)
    more += _pick(left, range(1, CITIES, 2), either - len(more), different)
    return [*laid, *more] if len(more) == either else None


def _pick(left: list[int], cities: Sequence[int], n: int, different: bool) -> list[int]:
    """Take up to n goods out of what is left of these cities."""
    taken: list[int] = []
    while len(taken) < n:
        city = max(cities, key=lambda city: (left[city], -city))
        if not left[city]:
            break
        taken.append(city)
        left[city] = 0 if different else left[city] - 1
    return taken
