"""Each ladder against a slow literal reading of its sentences, in positions by chance.

A ladder's choice has to be among those that the reading leaves equal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.games.tiletum.opponent.boards import At, laid_out

from soloist.games.tiletum.kinds import ACTION_PART, PLUS, RESOURCE_PART
from soloist.games.tiletum.opponent import ladders
from soloist.games.tiletum.opponent.actions import next_fair
from soloist.games.tiletum.opponent.own import cathedral, need, of_type, town

SEEDS = range(120)


def best(things: Sequence[Any], *values: Callable[[Any], Any]) -> list[Any]:
    """Those with the highest value, then of those the next."""
    left = list(things)
    for value in values:
        left = [x for x in left if value(x) == max(map(value, left))]
    return left


def reading_cathedral(at: At, reach: int) -> list[int]:
    """TC049 to TC051."""
    game, me, box = at.game, at.me, at.game.kit.box

    def steps(n: int) -> int:
        return box.distance[me.architect][box.cathedrals[n]]

    tiles = [box.construction[tile] for tile in game.construction]
    possible = [n for n in range(9) if tiles[n].open and n not in me.pillars]
    if near := [n for n in possible if steps(n) <= reach]:
        return best(
            near,
            lambda n: tiles[n].points + box.stacks[n][game.stack_next[n]],
            lambda n: not game.builders[n] & 1,
            lambda n: -tiles[n].stone,
            lambda n: -steps(n),
        )
    return best(possible, lambda n: -steps(n))


@pytest.mark.clauses(
    "tiletum.cardinal.architect.cathedral", "tiletum.cardinal.architect.not-yours", "tiletum.cardinal.architect.stone",
    "tiletum.cardinal.architect.closest", "tiletum.cardinal.architect.beyond", "tiletum.cardinal.reach",
    "tiletum.reading.18", "tiletum.reading.19",
)  # fmt: skip
@pytest.mark.parametrize("reach", [0, 1, 3, 6])
def test_cathedral(reach: int) -> None:
    for seed in SEEDS:
        at = laid_out(seed)
        names = {"start": town(at.me.architect), "steps": reach}
        things = [cathedral(n) for n in range(9)]
        found = ladders.CATHEDRALS[0].pick(at.me, at.sight, things, names)
        found = found or ladders.CATHEDRALS_BEYOND[0].pick(at.me, at.sight, things, names)
        assert found is not None
        assert found[1] in reading_cathedral(at, reach), seed


def reading_town(at: At, reach: int) -> list[int]:
    """TC054 and TC057: in a game for two a town has one House space."""
    game, me, box = at.game, at.me, at.game.kit.box
    space = {row.spot: n for n, row in enumerate(box.houses) if row.mark == 2}

    def steps(spot: int) -> int:
        return box.distance[me.merchant][spot]

    free = [s for s in box.towns if s != box.tiletum and s in space and game.house_owner[space[s]] == -1]
    free = [s for s in free if s not in me.houses]
    if not any(steps(s) <= reach for s in free):
        free = best(free, lambda s: -steps(s))
        reach = 99
    return best(
        [s for s in free if steps(s) <= reach],
        lambda s: s == game.fair_towns[next_fair(me) - 1],
        lambda s: box.houses[space[s]].reward > 0,
        lambda s: box.houses[space[s]].reward < 0,
        lambda s: -steps(s),
    )


@pytest.mark.clauses(
    "tiletum.cardinal.merchant.fair", "tiletum.cardinal.merchant.points", "tiletum.cardinal.merchant.reward",
    "tiletum.cardinal.merchant.closest", "tiletum.cardinal.merchant.move", "tiletum.cardinal.reach.extend",
)  # fmt: skip
@pytest.mark.parametrize("reach", [0, 1, 2, 4])
def test_town(reach: int) -> None:
    for seed in SEEDS:
        at = laid_out(seed)
        names = {"start": town(at.me.merchant), "steps": reach, "fair": next_fair(at.me)}
        things = [town(s) for s in at.game.kit.box.towns if s != at.game.kit.box.tiletum]
        found = ladders.TOWN.pick(at.me, at.sight, things, names)
        found = found or ladders.TOWN_BEYOND.pick(at.me, at.sight, things, names)
        assert found is not None
        assert found[1] in reading_town(at, reach), seed


def worth(at: At, tile: int) -> tuple[int, ...]:
    """The row of a Bonus tile and its tie-breaks, higher is better (TC077 to TC082)."""
    box, me = at.game.kit.box, at.me
    row = box.bonus[tile]
    if row.kind == "crest":
        return 5, row.crest not in [*me.crests, *me.placed]  # the person has none: it lacks each
    if row.kind == "contract":
        any_, iron, wool = box.contracts[row.contract].needs
        short = max(0, iron - me.res[2]) + max(0, wool - me.res[1])
        spare = me.res[4] + max(0, me.res[3] - 3) + max(0, me.res[2] - iron) + max(0, me.res[1] - wool)
        return 1, -(short + max(0, any_ - spare))
    numbers = dict(row.parts)
    if ap := sum(n for kind, n in row.parts if kind in ACTION_PART or kind == PLUS):
        return 2, ap
    points, any_ = numbers.get("points", 0), numbers.get("any", 0)
    resources = any_ + sum(numbers.get(kind, 0) for kind in RESOURCE_PART)
    return (3, points, resources, any_) if points or resources else (4,)


@pytest.mark.clauses("tiletum.cardinal.bonus.rows", "tiletum.cardinal.architect.tile", "tiletum.cardinal.merchant.tile")
@pytest.mark.parametrize("reach", [0, 1, 2, 4])
def test_bonus_tile(reach: int) -> None:
    for seed in SEEDS:
        at = laid_out(seed)
        box, start = at.game.kit.box, at.me.merchant
        near = [n for s, n in enumerate(at.game.map_tiles) if n >= 0 and box.distance[start][s] <= reach]
        found = ladders.BEST_TILE.pick(at.me, at.sight, None, {"start": town(start), "steps": reach})
        if not near:
            assert found is None
            continue
        top = max(worth(at, n) for n in near)
        kinds = {tuple(word for part in box.bonus[n].parts for word in part) for n in near if worth(at, n) == top}
        assert found is not None
        assert found[0] in ("crest", "contract") or found[1:] in kinds
        assert {5: "crest", 1: "contract"}.get(top[0], "helper") == found[0]


def reading_character(at: At) -> list[tuple[int, int]]:
    """TC062, as (type, reward in total)."""
    me, characters = at.me, at.game.kit.box.characters
    types = [room[0] if room else -1 for room in me.rooms]
    offer = [characters[n] for n in at.game.character_offer if n >= 0]
    kinds = best(
        [row for row in offer if of_type(me, row.type) < 2],
        lambda row: of_type(me, row.type) == 1,
        lambda row: -types.index(row.type) if row.type in types else 0,
        lambda row: row.total,
    )
    return [(row.type, row.total) for row in kinds]


@pytest.mark.clauses(
    "tiletum.cardinal.character.take", "tiletum.cardinal.character.prefer", "tiletum.cardinal.character.highest",
    "tiletum.reading.38",
)  # fmt: skip
def test_character() -> None:
    for seed in SEEDS:
        at = laid_out(seed)
        found, kinds = ladders.CHARACTER.pick(at.me, at.sight), reading_character(at)
        assert (found is None) == (not kinds)
        assert found is None or (found[1], sum(int(n) for n in found[3::2])) in kinds


def reading_highest(at: At, dice: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The highest die, then TC031 and TC032."""
    me = at.me
    order = at.game.kit.box.decrees[me.row[0]].colours
    return best(
        dice,
        lambda d: d[1],
        lambda d: -next(n for n, step in enumerate(order) if d[0] in step),
        lambda d: need(me, d[0]),
        lambda d: -me.res[d[0]],
    )


@pytest.mark.clauses("tiletum.cardinal.die.colours", "tiletum.cardinal.die.shared", "tiletum.cardinal.die.fewer")
def test_highest_die() -> None:
    for seed in SEEDS:
        at = laid_out(seed)
        dice = [(place // 6, place % 6 + 1) for place, n in enumerate(at.game.dice) if n]
        if not at.game.kit.box.decrees[at.me.row[0]].colours:
            continue
        found = ladders.HIGHEST_DIE.pick(at.me, at.sight, [("die", *d, 0) for d in dice])
        assert found is not None
        assert found[1:3] in reading_highest(at, dice)
