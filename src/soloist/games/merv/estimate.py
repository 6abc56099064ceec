"""What things are worth to a person now, in points: simple estimates for the greedy player.

They look at nothing hidden and at nobody else's plans.
"""

from __future__ import annotations

from typing import Final

from soloist.games.merv.invasion import is_open
from soloist.games.merv.kinds import (
    BEHIND,
    CAMEL_PART,
    CUBES,
    EACH_PART,
    FAVOUR_PART,
    HALL_COUNTS,
    INFLUENCE_PART,
    NONE,
    POINTS_PART,
    WHITE,
    WHITE_PART,
)
from soloist.games.merv.pieces import Part
from soloist.games.merv.state import (
    Game,
    action_of,
    courtiers_of,
    hall_count,
    hall_is_free,
    servants_left,
    spice_points,
    year,
)

BREAKTHROUGH: Final = (3.0, 4.5, 4.0, 8.0)
"""What a breakthrough of each level is worth at the beginning."""
CUBE: Final = 1.7
CAMEL: Final = 1.0
FAVOUR: Final = 1.0
SPICE: Final = 4.0
"""What a card of a whole set is worth in the end."""
BEHIND_IT: Final = 3.0
"""What a step in the mosque is worth for those behind it."""
GROWTH: Final = 1.2
"""How much a hall grows in a year."""


def turns_left(game: Game) -> int:
    """Return how many turns a person still has, this one among them."""
    numbers = game.kit.box.numbers
    return numbers.years * numbers.rounds - game.round + 1


def scorings_left(game: Game) -> int:
    """Return how many yearly scorings are still to come."""
    return game.kit.box.numbers.years - year(game) + 1


def invasions_left(game: Game) -> int:
    """Return how many invasions are still to come."""
    now = year(game)
    return sum(when >= now for when in game.kit.box.numbers.invasions)


def cube_worth(game: Game) -> float:
    """Return what a cube is worth: nothing after the last turn."""
    return CUBE * min(1.0, (turns_left(game) - 1) / 3) + 0.15


def cubes_worth(game: Game, counts: list[int]) -> float:
    """Return what cubes are worth together: white ones more, many of one colour less."""
    each = cube_worth(game)
    plain = sum(min(n, 3) + 0.6 * max(0, n - 3) for n in counts[:WHITE])
    return each * (plain + 1.25 * counts[WHITE])


def favour_worth(game: Game, who: int, n: int) -> float:
    """Return what n favour are worth: points of the track, and courtiers to score with them."""
    box, now = game.kit.box, game.favour[who]
    steps = min(n, box.numbers.favour_end - now)
    points = sum(box.favour_points[now + 1 : now + steps + 1])
    there = courtiers_of(game, who)
    counts = sorted((hall_count(game, who, hall) for hall, m in enumerate(there) for _ in range(m)), reverse=True)
    worth = float(points)
    for step in range(now, now + steps):
        if step < len(counts):
            worth += 0.9 * counts[step] + 0.4
        else:
            worth += FAVOUR * 0.6 if scorings_left(game) > 1 else 0.8 * (turns_left(game) > 1)
    return worth + 0.8 * (n - steps)


def influence_worth(game: Game, who: int, n: int) -> float:
    """Return what n influence are worth: points of the track, spices and contracts that it opens."""
    box, now = game.kit.box, game.influence[who]
    to = min(now + n, box.numbers.influence_end)
    points = sum(box.influence_points[now + 1 : to + 1])
    spices = box.spices_allowed[to] - box.spices_allowed[now]
    later = min(1.0, (turns_left(game) - 1) / 5)
    return points + (0.55 * (to - now) + 1.0 * spices) * later + 0.05 * (to - now)


def hall_share(game: Game, who: int, counts: str) -> float:
    """Return what one more of what a hall counts is worth: by the courtiers there, and those to come."""
    hall = next(n for n, row in enumerate(game.kit.box.halls) if row.counts == counts)
    there, left = courtiers_of(game, who)[hall], scorings_left(game)
    hope = 0.5 if hall_is_free(game, hall) and turns_left(game) > 2 else 0.0
    return left * (0.8 * there + hope) * 0.8


def courtier_worth(game: Game, who: int, hall: int) -> float:
    """Return what a courtier in a hall is worth: what it counts in the scorings to come, less the favour."""
    left, now = scorings_left(game), hall_count(game, who, hall)
    total = sum(max(0.0, now + GROWTH * (later + 0.3 * (turns_left(game) % 4)) - 1.0) for later in range(left))
    mine = sum(courtiers_of(game, who))
    short = max(0, mine + 1 - game.favour[who] - turns_left(game) // 2)
    first = favour_worth(game, who, 1) if not courtiers_of(game, who)[hall] else 0.0
    return max(0.0, total * 0.85 - 1.2 * short) + first


def building_worth(game: Game, cell: int) -> float:
    """Return what a building of one's own on a site is worth beside scoring tiles."""
    return scorings_left(game) * 0.8 + 0.3 * cube_worth(game) * min(6, turns_left(game) - 1)


def tile_worth(game: Game, who: int, action: int) -> float:
    """Return what one's scoring tiles give for a building on a site of this action, in all scorings to come."""
    tiles = zip(game.kit.box.scoring_tiles, game.scoring_tiles, strict=True)
    return scorings_left(game) * float(sum(row.points for row, owner in tiles if owner == who and row.site == action))


def safety(game: Game, who: int, cell: int, *, wall: bool) -> float:
    """Return what it is worth to protect a building of one's own against the invasions to come."""
    if game.owners[cell] != who or game.soldiers[cell] != NONE or not invasions_left(game) or not is_open(game, cell):
        return 0.0
    worth = (building_worth(game, cell) + tile_worth(game, who, action_of(game, cell))) * 0.8
    return worth * (0.5 if wall else 0.9)


def soldier_worth(game: Game, who: int, cell: int) -> float:
    """Return what a soldier on a building is worth."""
    numbers = game.kit.box.numbers
    n = numbers.own_influence if game.owners[cell] == who else numbers.other_influence
    scarce = 0.5 if servants_left(game, who) < 3 else 0.2
    return influence_worth(game, who, n) + safety(game, who, cell, wall=False) - scarce


def wall_worth(game: Game, who: int, place: int) -> float:
    """Return what a wall in a place is worth."""
    numbers, influence, safe = game.kit.box.numbers, 0, 0.0
    for cell in BEHIND[place]:
        owner = game.owners[cell]
        if owner != NONE:
            influence += numbers.own_influence if owner == who else numbers.other_influence
            safe += safety(game, who, cell, wall=True)
    return influence_worth(game, who, influence) + safe


def card_worth(game: Game, who: int, spice: int) -> float:
    """Return what a caravan card is worth: sets, pairs, and the hall of spices."""
    box, spices = game.kit.box, game.boards[who].spices
    more = spices[:]
    more[spice] += 1
    later = min(1.0, (turns_left(game) - 1) / 4)
    now = spice_points(game, more) - spice_points(game, spices)
    worth = (1 - 0.5 * later) * now + 0.5 * later * SPICE + hall_share(game, who, HALL_COUNTS[3])
    if more[spice] % box.numbers.pair == 0:
        return worth + part_worth(game, who, box.pair_rewards[spice])
    return worth + 0.8 * later


def good_worth(game: Game, who: int, city: int) -> float:
    """Return what a good is worth: the hall of goods, and contracts, for which different kinds count."""
    board = game.boards[who]
    later = min(1.0, turns_left(game) / 2)
    free = board.goods[city] - board.laid[city]
    contract = (2.6 if free == 0 else 1.2) * later
    return hall_share(game, who, HALL_COUNTS[1]) + contract


def scrolls_worth(game: Game, who: int, n: int) -> float:
    """Return what n scrolls are worth: breakthroughs, the hall of scrolls, and contracts."""
    before = game.boards[who].scrolls
    worth = n * (hall_share(game, who, HALL_COUNTS[2]) + 0.7 * min(1.0, turns_left(game) / 3))
    for level in range(len(BREAKTHROUGH)):
        if before < 2 * (level + 1) <= before + n:
            late = min(1.0, (turns_left(game) + 2) / 6) if level < 3 else 1.0
            worth += BREAKTHROUGH[level] * late
    return worth + 0.8 * ((before + n) % 2) * (turns_left(game) > 2)


def post_worth(game: Game, who: int, city: int) -> float:
    """Return what a post in a city is worth: goods to be bought, and what the first one brings."""
    row = game.kit.box.cities[city]
    worth = 0.5 * min(5, turns_left(game) - 1) + (0.6 if row.rare else 0.4)
    if not game.posts[city]:
        worth += CAMEL if row.camel else favour_worth(game, who, 1)
    return worth


def step_worth(game: Game, who: int) -> float:
    """Return what the next step in the mosque is worth, with what lies behind it."""
    reward = game.kit.box.steps[game.mosque[who]].reward
    behind = BEHIND_IT * min(1.0, (turns_left(game) - 1) / 6)
    return hall_share(game, who, HALL_COUNTS[0]) + part_worth(game, who, reward) + behind


PART_WORTH: Final = {
    "soldier": 2.2,
    "courtier": 5.0,
    "segment": 2.2,
    "upgrade": 2.5,
    "points or upgrade": 1.0,
    "soldier or upgrade": 3.0,
    "scoring tile": 6.5,
    "post with a good": 4.0,
    "step": 4.0,
    "two cubes": 2.6,
}
"""What a part that is chosen later is worth at the beginning, each."""


def part_worth(game: Game, who: int, part: Part) -> float:
    """Return what a part of a reward is worth."""
    kind, n = part
    if kind == POINTS_PART or kind == "points or upgrade":
        return float(n)
    if kind == FAVOUR_PART:
        return favour_worth(game, who, n)
    if kind == INFLUENCE_PART:
        return influence_worth(game, who, n)
    if kind == WHITE_PART:
        return 1.25 * n * cube_worth(game)
    if kind == EACH_PART:
        return CUBES * n * cube_worth(game)
    if kind == CAMEL_PART:
        return CAMEL * n * min(1.0, turns_left(game) / 4)
    return PART_WORTH[kind] * n * (0.4 + 0.6 * min(1.0, turns_left(game) / 6))
