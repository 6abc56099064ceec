"""A simple estimate of a person's position in points: what the greedy player raises step by step.

It adds up points, what Resources and tiles will bring, Houses times Pillars, Buildings begun, and how near the pieces
stand to what is worth reaching. It looks at nobody else and at nothing hidden.
"""

from __future__ import annotations

from typing import Final

from soloist.games.tiletum.characters import is_complete, living_in
from soloist.games.tiletum.gains import contract_of, crest_of
from soloist.games.tiletum.kinds import (
    ACTION_PART,
    FAIR_BUILDINGS,
    FAIR_CATHEDRALS,
    FAIR_CONTRACT_CATHEDRAL,
    FAIR_CONTRACT_CREST,
    FAIR_CONTRACTS,
    FAIR_CRESTS,
    FAIR_HOUSE_PILLAR,
    FAIR_HOUSES,
    FAIR_KING,
    FAIR_PILLARS,
    FAIR_UPPER,
    FOOD,
    GOLD,
    IRON,
    RESOURCE_PART,
    STONE,
    WHOLE_BUILDING,
    WOOL,
)
from soloist.games.tiletum.scoring import counted
from soloist.games.tiletum.state import (
    FIRST_CHARACTER,
    NONE,
    Board,
    Game,
    free_houses,
    house_spots,
    pillar_count,
    pillar_is_free,
)

DUE_WORTH: Final = (0.0, 0.9, 0.5, 0.5, 1.0, 1.0, 5.0, 5.0, 1.5, 1.5, 1.5)
"""What each thing due is worth while it waits."""
PART_WORTH: Final = {
    "any": 0.9,
    "points": 1.0,
    "king steps": 0.8,
    "merchant steps": 0.7,
    "architect steps": 0.7,
    "place house": 2.0,
    "place pillar": 2.0,
    "plus": 1.0,
    "colour": 1.2,
    "building": 1.8,
}
"""What a part of a helper is worth before it is used; a Resource 0.8, an AP 1."""
GROWTH: Final = {
    FAIR_HOUSES: 0.22,
    FAIR_PILLARS: 0.28,
    FAIR_CONTRACTS: 0.34,
    FAIR_CRESTS: 0.12,
    FAIR_UPPER: 0.1,
    FAIR_CATHEDRALS: 0.26,
    FAIR_BUILDINGS: 0.06,
    FAIR_CONTRACT_CATHEDRAL: 0.24,
    FAIR_HOUSE_PILLAR: 0.22,
    FAIR_CONTRACT_CREST: 0.12,
    FAIR_KING: 0.0,
}
"""How much of what a Fair counts a turn adds."""


def turns_left(game: Game) -> int:
    """Return how many turns a person still has, this one among them."""
    numbers = game.kit.box.numbers
    return (numbers.rounds - game.round + 1) * numbers.turns - game.turn // game.kit.players


def estimate(game: Game, who: int) -> float:
    """Return what a person's position is worth, in points."""
    board, left = game.boards[who], turns_left(game)
    houses, pillars = len(house_spots(game, who)), pillar_count(game, who)
    later = left - 1
    house = pillars + 0.35 * later
    pillar = houses + 0.25 * later
    value = game.points[who] + houses * pillars + 0.35 * later * houses + 0.25 * later * pillars
    value += min(board.houses, 3) * 0.12 * later + min(board.pillars, 3) * 0.15 * later
    value += _king(game, who, left)
    value += _buildings(game, board, left)
    value += _contracts(game, who, left) + _store(game, board, left)
    value += _stone(game, who, left) + _food(game, board, left) + _loose(board, left)
    value += sum(_fair(game, who, round_, left) for round_ in range(game.round, len(game.fairs) + 1))
    value += _near(game, who, house, pillar, left)
    value += sum(worth * n for worth, n in zip(DUE_WORTH, game.due, strict=True) if n)
    return value


def _king(game: Game, who: int, left: int) -> float:
    """Return the points of the King track, with the chance at its tile."""
    space = game.king[who]
    rounds = game.kit.box.numbers.rounds - game.round
    others = [position for other, position in enumerate(game.king) if other != who]
    ahead = 1.6 if space > max(others, default=0) else 0.0
    return space * 0.95 + max(0, space) * 0.1 * rounds + ahead


def _buildings(game: Game, board: Board, left: int) -> float:
    later = left - 1
    value, full = 0.0, 0
    for building, room in enumerate(board.rooms):
        lives = len(living_in(room))
        crest = board.crests[building] != NONE
        value += lives * 0.05 * later
        if lives == game.kit.rooms[building]:
            value += 0.15 * later
            full += is_complete(game, board, building)
        value += 0.12 * later * crest
    points = game.kit.building_points
    return value + points[full] + 0.03 * later * full


def _contracts(game: Game, who: int, left: int) -> float:
    """Return what open Contracts are worth by how much of them lies ready; what one takes is not there for the next."""
    box, board = game.kit.box, game.boards[who]
    held = list(board.resources)
    value, space = 0.0, len(board.contracts)
    rows = [box.contracts[n] for tile in board.store if (n := contract_of(game, tile)) != NONE]
    for row in sorted(rows, key=lambda row: row.total):
        any_, iron, wool = row.needs
        bonus = box.contract_points[min(space, len(box.contract_points) - 1)]
        worth = row.points + bonus + (1.0 if row.reward[1] else 0.0) + (0.15 * left if space < 5 else 0.0)
        space += 1
        got_iron, got_wool = min(held[IRON], iron), min(held[WOOL], wool)
        held[IRON] -= got_iron
        held[WOOL] -= got_wool
        ready = got_iron + got_wool
        if any_:
            kind = max(range(5), key=lambda n: (min(held[n], any_), n))
            ready += min(held[kind], any_)
            held[kind] -= min(held[kind], any_)
        part = ready / row.total
        hope = min(1.0, left / 5)
        value += worth * (0.92 * part * part * hope + (0.08 * part + 0.1) * hope)
    return value


def _store(game: Game, board: Board, left: int) -> float:
    """Return what crests, helpers and Characters in the Storehouse are worth."""
    value = 0.0
    size = game.kit.box.numbers.storehouse
    for tile in board.store:
        if tile >= FIRST_CHARACTER:
            value += 0.9 * min(1.0, (left - 1) / 2)
        elif crest_of(game, tile) != NONE:
            value += 1.8 * min(1.0, (left - 1) / 4)
        elif contract_of(game, tile) == NONE:
            worth = sum(_part(kind, n) for kind, n in game.kit.box.bonus[tile].parts)
            value += worth * min(0.85, 0.3 + 0.25 * (left - 1)) if left > 1 else 0.0
    return value - (0.6 if len(board.store) >= size and left > 1 else 0.0)


def _part(kind: str, n: int) -> float:
    if kind in RESOURCE_PART:
        return 0.8 * n
    if kind in ACTION_PART:
        return 1.0 * n
    return PART_WORTH.get(kind, 1.0) * n


def _stone(game: Game, who: int, left: int) -> float:
    """Return what Stone is worth: first for Cathedrals with a Pillar of one's own, then for those to come."""
    box, stone = game.kit.box, game.boards[who].resources[STONE]
    value = 0.0
    waiting = []
    for cathedral in range(len(box.cathedrals)):
        if (
            game.pillar_owners[cathedral] >> who & 1
            and not game.builders[cathedral] >> who & 1
            and game.stack_next[cathedral] < len(box.stacks[cathedral])
        ):
            row = box.construction[game.construction[cathedral]]
            waiting.append((row.stone, row.points + box.stacks[cathedral][game.stack_next[cathedral]]))
    hope = min(1.0, left / 4)
    for need, points in sorted(waiting, key=lambda row: row[0] / row[1]):
        part = min(stone, need) / need
        stone -= min(stone, need)
        value += (points + 0.6) * (0.22 + 0.7 * part) * hope
    return value + min(stone, 6) * 1.0 * min(1.0, (left - 1) / 4) + stone * 0.15


def _food(game: Game, board: Board, left: int) -> float:
    food = board.resources[FOOD]
    crests = sum(crest_of(game, tile) != NONE for tile in board.store)
    useful = min(food, 5 * crests) * 0.65 * min(1.0, left / 3)
    rest = max(0, food - 5 * crests)
    return useful + min(rest, 5) * 0.4 * min(1.0, (left - 1) / 4) + 0.12 * food


def _loose(board: Board, left: int) -> float:
    """Return what Wool, Iron and Gold are worth beside the Contracts that they fulfil."""
    hope = min(1.0, (left - 1) / 4)
    value = 0.0
    for resource, worth in ((WOOL, 0.62), (IRON, 0.62), (GOLD, 0.7)):
        n = board.resources[resource]
        value += worth * hope * min(n, 6) + 0.2 * n
    return value


def _fair(game: Game, who: int, round_: int, left: int) -> float:
    """Return what the Fair of a round will bring: by what it counts, and by how near one is to taking part."""
    box = game.kit.box
    if round_ == game.round and game.stage not in ("turn", "corruption"):
        return 0.0
    tile = box.fairs[game.fairs[round_ - 1]]
    number = box.fair_numbers[round_ - 1] + tile.number
    until = (round_ - game.round + 1) * box.numbers.turns - game.turn // game.kit.players - 1
    if tile.kind == FAIR_KING:
        points = max(0.0, number + 0.8 * game.king[who])
    else:
        points = number * (counted(game, who, tile.kind) + GROWTH[tile.kind] * until)
    town, board = game.fair_towns[round_ - 1], game.boards[who]
    if town in house_spots(game, who):
        return points * 0.97
    distance = box.distance[board.merchant][town]
    if not until:
        return points * (0.97 if not distance else 0.12 / distance)
    return points * max(0.15, 0.85 - distance * (0.3 / until + 0.03))


def _near(game: Game, who: int, house: float, pillar: float, left: int) -> float:
    """Return what lies in reach of Merchant and Architect: House and Pillar spaces and Bonus tiles."""
    if left < 2 and not any(game.ap) and not any(game.due):
        return 0.0
    box, board = game.kit.box, game.boards[who]
    full = len(board.store) >= box.numbers.storehouse
    merchant: list[float] = []
    architect: list[float] = []
    for spot in box.towns:
        tile = game.map_tiles[spot]
        extra = 0.0 if tile == NONE or full else 1.0
        from_merchant, from_architect = box.distance[board.merchant][spot], box.distance[board.architect][spot]
        worth = extra
        if board.houses and from_merchant < 6:
            spaces = free_houses(game, spot, who)
            if spaces:
                reward = max(box.houses[space].reward for space in spaces)
                least = box.houses[spaces[0]].reward
                worth += house + (1.0 if least == WHOLE_BUILDING else reward)
        merchant.append(worth * CLOSE[from_merchant])
        worth = extra
        cathedral = box.cathedral_of[spot]
        if board.pillars and pillar_is_free(game, cathedral, who):
            worth += pillar + _building_site(game, cathedral)
        architect.append(worth * CLOSE[from_architect])
    merchant.sort()
    architect.sort()
    scale = 0.5 if left > 1 else 0.3
    first = merchant[-1] + architect[-1]
    return scale * (first + 0.4 * (merchant[-2] + architect[-2]))


CLOSE: Final = tuple(0.8**steps for steps in range(64))
"""How much of what lies so many steps away counts."""


def _building_site(game: Game, cathedral: int) -> float:
    box = game.kit.box
    if game.stack_next[cathedral] >= len(box.stacks[cathedral]):
        return 0.0
    row = box.construction[game.construction[cathedral]]
    return 0.3 * (row.points + box.stacks[cathedral][game.stack_next[cathedral]])
