"""Law 8: each priority list against a slow literal reading of its sentences, in positions by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.merv.opponent.boards import COURTIER, IT, YOU, At, start
from tests.games.merv.positions import BOX, TILES

from soloist.engine.ladders import Ladder
from soloist.games.merv.kinds import LEVELS, MARKET, NONE, SEATS
from soloist.games.merv.opponent import actions, ladders
from soloist.games.merv.opponent.gaining import STACKS, WALL_PLACES
from soloist.games.merv.opponent.own import goods_for
from soloist.games.merv.opponent.turn import MARKET_PLACES, SLOT_THINGS, choose_line

BLOCKS = [
    pytest.param(range(150), id="first 150"),
    *(pytest.param(range(n, n + 1000), marks=pytest.mark.slow, id=f"{n}-{n + 999}") for n in range(0, 10_000, 1000)),
]
positions = pytest.mark.parametrize("block", BLOCKS)


def laid_out(seed: int) -> At:
    """A city and everything that the Magistrate has, made up by chance."""
    random = Random(seed)
    game = start(round=random.randint(1, 12))
    tiles = random.sample(TILES, len(TILES))
    game.sites = [*tiles[:MARKET], NONE, *tiles[MARKET:]]
    share = random.choice(((YOU, IT, COURTIER), (YOU, YOU, IT), (COURTIER, COURTIER, IT, IT), (YOU,)))
    empty = random.choice((0.1, 0.4, 0.8))
    its = 0
    for cell in range(25):
        if cell != MARKET and random.random() > empty:
            who = random.choice(share)
            its += who == IT
            game.owners[cell] = who if who != IT or its <= 9 else YOU
            game.soldiers[cell] = random.choice((NONE, NONE, YOU, IT))
    for place in range(20):
        if random.random() < 0.4:
            game.walls[place] = 4 if BOX.gate_places[place] and random.random() < 0.5 else random.randrange(4)
    for stack in range(4):
        for place in [place for place, wall in enumerate(game.walls) if wall == stack][4:]:
            game.walls[place] = NONE
    side = (game.round - 1) % 4 * 5
    taken = random.sample(range(side, side + 5), random.randrange(3))
    for who, slot in zip((YOU, COURTIER), taken, strict=False):
        game.masters[who] = slot
    me = game.magistrate
    assert me is not None
    me.spices = [random.randrange(3) for _ in range(4)]
    me.goods = [random.randrange(3) for _ in range(8)]
    me.laid = [random.randint(0, n) for n in me.goods]
    me.scrolls = random.randrange(9)
    me.scrolls_laid = random.randint(0, me.scrolls)
    game.boards[YOU].scrolls, game.boards[YOU].spices = random.randrange(5), [random.randrange(3), 0, 0, 0]
    game.mosque = [random.randrange(4), random.randrange(5), 0]
    game.courtiers = [random.randrange(3) for _ in range(4 * SEATS)]
    game.posts = [random.choice((0, 1, 0)) for _ in range(8)]
    for inner in range(0, 8, 2):
        game.posts[inner] |= random.choice((0, 2))
        game.posts[inner + 1] |= game.posts[inner] & 2 and random.choice((0, 2))
    game.contracts = [random.choice((YOU, NONE, NONE)) for _ in range(18)]
    game.row = [random.randrange(4) for _ in range(8)]
    return At(game, str(seed))


def best(things: Sequence[Any], *values: Callable[[Any], Any]) -> list[Any]:
    """Those with the highest value, then of those the next."""
    left = list(things)
    for value in values:
        left = [x for x in left if value(x) == max(map(value, left))]
    return left


def line(slot: int) -> list[int]:
    """The five cells of a slot's line, from the slot on, by counting rows and columns."""
    side, n = divmod(slot, 5)
    if side == 0:
        return [row * 5 + n for row in range(5)]
    if side == 1:
        return [n * 5 + column for column in (4, 3, 2, 1, 0)]
    if side == 2:
        return [row * 5 + (4 - n) for row in (4, 3, 2, 1, 0)]
    return [(4 - n) * 5 + column for column in range(5)]


def reading_line(at: At, card: int) -> tuple[int, int | None] | None:
    """MM013 to MM018: the slot and the site, None if the card cannot be played."""
    game = at.game
    first = (game.round - 1) % 4 * 5
    free = [slot for slot in range(first, first + 5) if slot not in game.masters]

    def sites(slot: int, *whose: int) -> list[int]:
        return [cell for cell in line(slot) if cell != MARKET and BOX.site_action[game.sites[cell]] == card
                and game.owners[cell] in whose]  # fmt: skip

    def n(slot: int, *whose: int) -> int:
        return sum(1 for cell in line(slot) if game.owners[cell] in whose)

    empty = [slot for slot in free if sites(slot, NONE)]
    if empty and sum(owner == IT for owner in game.owners) < 9:
        (slot,) = best(empty, lambda s: n(s, IT), lambda s: n(s, COURTIER), lambda s: n(s, YOU), lambda s: s)
        return slot, sites(slot, NONE)[0]
    usable = [slot for slot in free if sites(slot, IT, COURTIER)]
    if not usable:
        return None
    (slot,) = best(usable, lambda s: n(s, IT, COURTIER), lambda s: n(s, IT), lambda s: n(s, YOU), lambda s: s)
    return slot, None


@positions
@pytest.mark.clauses(
    "merv.turn-of-magistrate.lines", "merv.turn-of-magistrate.line", "merv.turn-of-magistrate.build",
    "merv.turn-of-magistrate.fallback", "merv.turn-of-magistrate.no-supply", "merv.turn-of-magistrate.redraw",
)  # fmt: skip
def test_line(block: range) -> None:
    for seed in block:
        at = laid_out(seed)
        side = (at.game.round - 1) % 4
        for card in range(6):
            found = choose_line(at.me, card, SLOT_THINGS[side * 5 : side * 5 + 5], at.sight)
            expected = reading_line(at, card)
            if expected is None:
                assert found is None, seed
            else:
                assert found is not None, seed
                assert (found[0][1], None if found[1] is None else found[1][1]) == expected, seed


def unprotected(at: At, cell: int) -> bool:
    """MM059: attacked from a side without a wall, and without a soldier."""
    row, column = divmod(cell, 5)
    sides = [("N", row <= 1, column), ("E", column >= 3, 5 + row), ("S", row >= 3, 14 - column),
             ("W", column <= 1, 19 - row)]  # fmt: skip
    is_open = any(attacked and at.game.walls[place] == NONE for _, attacked, place in sides)
    return is_open and at.game.soldiers[cell] == NONE


@positions
@pytest.mark.clauses("merv.priority.soldier.place", "merv.reading.11")
def test_soldier(block: range) -> None:
    for seed in block:
        at = laid_out(seed)
        targets = {who: [cell for cell in range(25) if at.game.owners[cell] == who and unprotected(at, cell)]
                   for who in (COURTIER, IT)}  # fmt: skip
        # Cells count from the north-west row by row, so the first is the northernmost, furthest west.
        its = ladders.COURTIER_TO_PROTECT.pick(at.me, at.sight)
        assert (None if its is None else its[1]) == min(targets[COURTIER], default=None), seed
        own = ladders.OWN_TO_PROTECT.pick(at.me, at.sight, [("site", cell) for cell in at.me.buildings])
        assert (None if own is None else own[1]) == min(targets[IT], default=None), seed


def reading_segment(at: At) -> list[int | None]:
    """MM054: four segments of each colour, for 1, 2, 2 and 3 cubes."""
    used = [sum(wall == stack for wall in at.game.walls) for stack in range(4)]
    left = [stack for stack in range(4) if used[stack] < 4]
    return best(left, lambda stack: -(1, 2, 2, 3)[used[stack]], lambda stack: -stack) if left else [None]


@positions
@pytest.mark.clauses("merv.priority.wall", "merv.reading.26")
def test_segment(block: range) -> None:
    for seed in block:
        at = laid_out(seed)
        found = ladders.STACK.pick(at.me, at.sight, STACKS)
        assert [None if found is None else found[1]] == reading_segment(at), seed


@positions
@pytest.mark.clauses(
    "merv.priority.wall.place", "merv.priority.wall.clockwise", "merv.priority.wall.gates", "merv.reading.19"
)
def test_wall_place(block: range) -> None:
    for seed in block:
        at = laid_out(seed)
        free = [place for place in range(20) if at.game.walls[place] == NONE and place % 5 != 2]

        def two(place: int, at: At = at) -> list[int]:
            return sorted(at.game.owners[cell] for cell in line(place)[:2])

        def row(place: int) -> int:
            its, yours = two(place).count(IT), two(place).count(YOU)
            courtier = two(place).count(COURTIER)
            if courtier == 2:
                return 4
            if courtier == 1 and its == 1:
                return 3
            return 2 if courtier or its else int(yours > 0)

        for ladder, values in (
            (ladders.WALL_PLACE, [lambda p, who=who: two(p).count(who) for who in (COURTIER, IT, YOU)]),
            (ladders.WALL_PLACE_ALIKE, [row]),
        ):
            found = ladder.pick(at.me, at.sight, WALL_PLACES)
            expected = best(free, *values, lambda p: -p) if free else [None]
            assert [None if found is None else found[1]] == expected, seed


def reading_hall(at: At) -> list[int | None]:
    """MM036 and MM037: the halls count the mosque, goods, scrolls and spices, and have room for four."""
    game, me, you = at.game, at.me, at.game.boards[YOU]
    its = [game.mosque[IT], sum(me.goods), me.scrolls, sum(me.spices)]
    yours = [game.mosque[YOU], sum(you.goods), you.scrolls, sum(you.spices)]
    room = [hall for hall in range(4) if sum(game.courtiers[hall * 4 : hall * 4 + 4]) < 4]
    return best(room, lambda h: its[h], lambda h: yours[h], lambda h: -h) if room else [None]


@positions
@pytest.mark.clauses("merv.priority.palace", "merv.priority.palace.ties", "merv.reading.13")
def test_hall(block: range) -> None:
    for seed in block:
        at = laid_out(seed)
        found = ladders.HALL.pick(at.me, at.sight)
        assert [None if found is None else found[1]] == reading_hall(at), seed


def set_points(spices: Sequence[int]) -> int:
    """The most that cards score, over every order of making sets of them."""
    table, left, total = (0, 1, 3, 7, 12), list(spices), 0
    while any(left):
        total += table[sum(n > 0 for n in left)]
        left = [max(0, n - 1) for n in left]
    return total


@positions
@pytest.mark.clauses("merv.priority.caravansary", "merv.reading.12")
def test_card(block: range) -> None:
    for seed in block:
        at = laid_out(seed)

        def worth(place: int, at: At = at) -> int:
            held = at.me.spices[:]
            held[at.game.row[place]] += 1
            return set_points(held) - set_points(at.me.spices)

        found = ladders.card_by((0, 1, 3, 7, 12)).pick(at.me, at.sight)
        assert found is not None
        assert [found[1]] == best(range(8), worth, lambda place: -place), seed


def reading_city(at: At) -> list[int | None]:
    """MM046 and MM047: cities with odd numbers are outer ones."""
    posts = at.game.posts
    allowed = [city for city in range(8) if not posts[city] & 2 and (city % 2 == 0 or posts[city - 1] & 2)]
    return best(allowed, lambda c: c % 2, lambda c: posts[c] == 0, lambda c: -(c // 2)) if allowed else [None]


@positions
@pytest.mark.clauses("merv.priority.marketplace", "merv.priority.marketplace.city")
def test_city(block: range) -> None:
    for seed in block:
        at = laid_out(seed)
        found = ladders.CITY.pick(at.me, at.sight, actions.EVERY_CITY)
        assert [None if found is None else found[1]] == reading_city(at), seed


def lays(at: At, common: int, rare: int, either: int) -> list[tuple[int, ...]]:
    """Every set of goods of different kinds that would do for a contract."""
    have = [city for city in range(8) if at.me.goods[city] > at.me.laid[city]]
    return [
        some for some in combinations(have, common + rare + either)
        if sum(city % 2 for city in some) >= rare and sum(city % 2 == 0 for city in some) >= common
    ]  # fmt: skip


def reading_goods(at: At, common: int, rare: int, either: int) -> list[tuple[int, ...]]:
    """MM050: the fewest rare ones, then the kinds with most unused, then by direction."""
    left = [n - used for n, used in zip(at.me.goods, at.me.laid, strict=True)]
    return best(
        lays(at, common, rare, either),
        lambda some: -sum(city % 2 for city in some),
        lambda some: sorted((left[city] for city in some if city % 2 == 0), reverse=True),
        lambda some: sorted((left[city] for city in some if city % 2), reverse=True),
        lambda some: [-city for city in some],
    )


def out_of(left: Sequence[int], n: int) -> list[int]:
    """What remains of the goods of four cities when n are taken, each of the kind with most, by direction if equal."""
    ways = [after for after in product(*(range(there + 1) for there in left)) if sum(left) - sum(after) == n]
    return list(min(ways, key=lambda after: (sorted(after, reverse=True), after)))


def reading_goods_alike(at: At, common: int, rare: int, either: int) -> list[tuple[int, ...]]:
    """MM050 where a contract may take several goods of one kind: the fewest rare ones, then as with different kinds."""
    left = [n - used for n, used in zip(at.me.goods, at.me.laid, strict=True)]
    for rares in range(rare, rare + either + 1):
        commons = common + rare + either - rares
        if commons <= sum(left[::2]) and rares <= sum(left[1::2]):
            after = [
                n for pair in zip(out_of(left[::2], commons), out_of(left[1::2], rares), strict=True) for n in pair
            ]
            return [tuple(city for city in range(8) for _ in range(left[city] - after[city]))]
    return []


@positions
@pytest.mark.clauses(
    "merv.priority.marketplace.contracts", "merv.priority.marketplace.ties", "merv.priority.marketplace.either"
)
@pytest.mark.parametrize("different", [True, False], ids=["different", "alike"])
def test_contract(block: range, different: bool) -> None:
    reading = reading_goods if different else reading_goods_alike
    for seed in block:
        at = laid_out(seed)
        me, possible = at.me, []
        for pile in range(6):
            cards = [card for card in range(pile * 3, pile * 3 + 3) if at.game.contracts[card] == NONE]
            if cards:
                row = BOX.contracts[cards[0]]
                enough = me.scrolls - me.scrolls_laid >= row.scrolls and reading(at, row.common, row.rare, row.either)
                if enough:
                    possible.append((pile, row))
        found = ladders.contract_by(different).pick(me, at.sight)
        if not possible:
            assert found is None, seed
            continue
        ((pile, row),) = best(
            possible, lambda x: x[1].points, lambda x: -(x[1].goods + x[1].scrolls), lambda x: -x[0]
        )  # fmt: skip
        assert found is not None, seed
        assert found[1] == pile, seed
        laid = goods_for(me, found, different)
        assert laid is not None
        ranked = reading(at, row.common, row.rare, row.either)
        assert tuple(sorted(laid)) in [tuple(sorted(some)) for some in ranked], seed


@pytest.mark.clauses("merv.priority.mosque")
@pytest.mark.parametrize("camels", list(product((0, 1), repeat=4)))
def test_path(camels: tuple[int, ...]) -> None:
    """MM051: the leftmost path with a camel; without any the leftmost. These are all positions that there are."""
    at = At(start())
    at.game.paths = [path for path, camel in enumerate(camels) if not camel] or [NONE]
    found = ladders.PATH.pick(at.me, at.sight, actions.PATHS)
    assert found == ("path", camels.index(1) if any(camels) else 0)


@pytest.mark.clauses("merv.turn-of-magistrate.market.place")
@pytest.mark.parametrize("camels", list(product((0, 1), repeat=4)))
def test_market_place(camels: tuple[int, ...]) -> None:
    """MM022: top-left if it is free, else top-right. These are all positions that there are."""
    at = At(start())
    at.game.market = list(camels)
    found = ladders.MARKET_PLACE.pick(at.me, at.sight, MARKET_PLACES)
    assert found == (("market", 0) if not camels[0] else ("market", 1) if not camels[1] else None)


@positions
@pytest.mark.clauses("merv.reading.2")
def test_slot_to_wait(block: range) -> None:
    for seed in block:
        at = laid_out(seed)
        first = (at.game.round - 1) % 4 * 5
        found = ladders.SLOT_TO_WAIT.pick(at.me, at.sight, SLOT_THINGS[first : first + 5])
        assert found == ("slot", max(slot for slot in range(first, first + 5) if slot not in at.game.masters)), seed


@positions
@pytest.mark.clauses("merv.priority.mosque.rewards")
def test_scoring_tile(block: range) -> None:
    for seed in block:
        at, random = laid_out(seed), Random(f"tiles {seed}")
        at.game.scoring_tiles = [random.choice((NONE, NONE, YOU)) for _ in BOX.scoring_tiles]
        left = [
            tile for tile, owner in zip(BOX.scoring_tiles, at.game.scoring_tiles, strict=True) if owner == NONE
        ]  # fmt: skip
        highest = max((tile.points for tile in left), default=0)
        found = ladders.SCORING_TILE.best(at.me, at.sight)
        # Of equal ones one is drawn.
        assert set(found) == {("scoring", tile.site, highest) for tile in left if tile.points == highest}, seed


@positions
@pytest.mark.clauses("merv.priority.library.4")
def test_any_tile(block: range) -> None:
    for seed in block:
        at, random = laid_out(seed), Random(f"tiles {seed}")
        at.game.breakthroughs = [random.choice((NONE, YOU)) for _ in BOX.breakthroughs]
        fours = [
            number for number, tile in enumerate(BOX.breakthroughs)
            if LEVELS[tile.level] == 4 and at.game.breakthroughs[number] == NONE
        ]  # fmt: skip
        found = ladders.ANY_TILE.best(at.me, at.sight, None, {"level": 4})
        assert found == [("breakthrough", 4, number) for number in fours], seed


def test_every_list_has_a_reading() -> None:
    """Every list of the Magistrate is compared with a reading of its sentences."""
    here = Path(__file__).read_text(encoding="utf-8")
    lists = [
        name
        for name, value in vars(ladders).items()
        if isinstance(value, Ladder) or getattr(value, "__module__", "") == ladders.__name__
    ]
    # Lines and the site in them are compared as a whole, by the function that climbs all three.
    assert set(lists) > {"LINE", "LINE_WITHOUT_BUILDING", "site_in"}
    left = [name for name in lists if name not in ("LINE", "LINE_WITHOUT_BUILDING", "site_in")]
    assert len(left) == 14
    assert [name for name in left if f"ladders.{name}" not in here] == []
