"""Sensible answers, the best first: for the greedy player, a search's prior and hints.

Each option of a turn gets a value in half actions: a tile taken and a tile placed are worth one each, since covering a
space takes both. The rest are small preferences that settle what would be equal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.questions import Answer, Option, Question
from soloist.games.burgundy.kinds import (
    ANIMAL,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOUR_OF,
    JOKER,
    MARKET,
    MINE,
    MONASTERY,
    SHIP,
    WAREHOUSE,
)
from soloist.games.burgundy.scoring import animal_points, area_points
from soloist.games.burgundy.state import EMPTY, SLOTS, Game, has, number_of, spaces
from soloist.games.burgundy.turn import fitting, workers_for

BASE: Final = {
    "complete": 17.18,
    "ship": 9.0,
    "place": 6.0,
    "buy": 4.6,
    "take": 3.92,
    "sell": 1.18,
    "workers": 1.32,
    "point": -0.43,
}
"""What each verb is worth by itself."""

EFFECT: Final = {
    CASTLE: 3.38,
    SHIP: 1.6,
    MINE: 2.01,
    ANIMAL: 0.59,
    MONASTERY: 0.4,
    BUILDING: 0.82,
}
"""What a tile of a colour is worth beside the space that it covers."""

BUILDING_EFFECT: Final = {
    CARPENTER: 2.15,
    CHURCH: 2.0,
    MARKET: 2.0,
    CITY_HALL: 2.0,
    WAREHOUSE: -0.05,
}

WEIGHT: Final = {
    "worker": 0.98,
    "opened": 0.35,
    "area point": 0.08,
    "colour": 3.5,
    "animal point": 0.29,
    "joker": 0.41,
    "scarce": -0.24,
    "later": 0.6,
    "fits": 1.2,
    "fits not": 1.25,
    "number": 0.25,
    "same": 0.5,
    "full": 5.11,
    "tile sold": 0.35,
    "target": 4.4,
    "sale point": 0.07,
    "reach": 6.98,
    "silver": 0.9,
    "rest": 0.31,
}
"""The small preferences, found by trial over many games."""

MONASTERY_EFFECT: Final = {
    8: 1.24,
    9: 1.28,
    12: 0.53,
    14: 1.74,
    6: 3.64,
    2: 0.14,
    1: 1.25,
}


def rank(question: Question, game: Game) -> list[Answer]:
    """Return sensible answers to a question, the best first."""
    if question.kind == "some":
        held = game.duchy.goods
        fewest = sorted(question.options, key=lambda option: (held[int(option[1]) - 1], option))
        return [tuple(fewest[: question.least])]
    value = VALUES.get(question.name, _turn_value)
    ranked = sorted(question.options, key=lambda option: -value(game, option))
    return [(option,) for option in ranked]


def _turn_value(game: Game, option: Option) -> float:
    verb = str(option[0])
    if verb == "end":
        return 0.0
    value = BASE[verb]
    if verb in ("take", "place", "sell"):
        value -= WEIGHT["worker"] * workers_for(game, option)
    return value + VERBS[verb](game, option)


def _place_value(game: Game, option: Option) -> float:
    kind = game.duchy.storage[int(option[1]) - 1]
    return _laid_value(game, kind, int(option[2])) + (0.3 if option[3] == "hall" else 0.0)


def _laid_value(game: Game, kind: int, space: int) -> float:
    """Return what a tile on a space is worth: its effect, the area, and the spaces that open up next to it."""
    duchy, board = game.duchy, game.kit.board
    covered = duchy.covered | 1 << space
    value = _tile_value(game, kind)
    rest = board.area_mask[board.area_of[space]] & ~covered
    value -= WEIGHT["rest"] * rest.bit_count()
    opened = board.near_mask[space] & ~covered & ~duchy.open
    value += WEIGHT["opened"] * opened.bit_count()
    area = board.area_of[space]
    if not board.area_mask[area] & ~covered:
        value += WEIGHT["area point"] * area_points(game, area)
    if not board.colour_mask[board.colour[space]] & ~covered:
        value += WEIGHT["colour"]
    if COLOUR_OF[kind] == ANIMAL:
        value += WEIGHT["animal point"] * animal_points(game, kind, space)
    if kind == JOKER:
        value += WEIGHT["joker"] * _scarcity(game, board.colour[space])
    return value


def _tile_value(game: Game, kind: int) -> float:
    colour = COLOUR_OF[kind]
    if colour == BUILDING:
        return BUILDING_EFFECT.get(kind, EFFECT[BUILDING])
    if colour == MONASTERY:
        return MONASTERY_EFFECT.get(number_of(kind), EFFECT[MONASTERY])
    return EFFECT.get(colour, 0.0)


def _scarcity(game: Game, colour: int) -> float:
    """Return how much a colour's spaces need a joker: few tiles of it are to come."""
    rounds = game.kit.numbers.rounds - game.round
    empty = (game.kit.board.colour_mask[colour] & ~game.duchy.covered).bit_count()
    return empty * 6 / (rounds + 6)


def _take_value(game: Game, option: Option) -> float:
    kind = game.depots[(int(option[1]) - 1) * SLOTS + int(option[2]) - 1]
    return _stored_value(game, kind)


def _stored_value(game: Game, kind: int) -> float:
    """Return what a tile is worth in the storage: whether it fits now or later, and how full the storage is."""
    duchy, board = game.duchy, game.kit.board
    colour = COLOUR_OF[kind]
    empty = board.colour_mask[colour] & ~duchy.covered
    if kind <= 7 and not has(duchy, 1):
        empty &= ~duchy.blocked[kind]
    held = [k for k in duchy.storage if k != EMPTY]
    same = sum(1 for k in held if COLOUR_OF[k] == colour)
    if empty.bit_count() <= same:
        return -4.0
    fits = fitting(game, kind)
    value = WEIGHT["later"] * _tile_value(game, kind) + (
        WEIGHT["fits"] if fits.bit_count() > same else -WEIGHT["fits not"]
    )
    numbers = {board.die[space] for space in spaces(fits)}
    value += WEIGHT["scarce"] * _scarcity(game, colour)
    value += WEIGHT["number"] * min(len(numbers), 3)
    value -= WEIGHT["same"] * same
    if len(held) == len(duchy.storage):
        value -= WEIGHT["full"]
    return value


def _buy_value(game: Game, option: Option) -> float:
    _, depot, slot, pay = option
    kind = game.black[int(slot) - 1] if depot == 0 else game.depots[(int(depot) - 1) * SLOTS + int(slot) - 1]
    return _stored_value(game, kind) - (0.2 if pay != "2s" else 0.0)


def _sell_value(game: Game, option: Option) -> float:
    tiles = game.duchy.goods[int(option[1]) - 1]
    free = -0.8 if option[2] == "free" else 1.5 if option[2] == "warehouse" else 0.0
    return WEIGHT["tile sold"] * tiles + free + _reach_bonus(game, tiles * game.kit.numbers.sale_points)


def _reach_bonus(game: Game, points: int) -> float:
    return WEIGHT["target"] if game.duchy.points + points >= game.duchy.target else WEIGHT["sale point"] * points


def _workers_value(game: Game, option: Option) -> float:
    return 0.6 if game.duchy.workers < 2 else -0.3 if game.duchy.workers > 4 else 0.2


def _ship_value(game: Game, option: Option) -> float:
    types = game.kit.numbers.goods_types
    depots = [int(depot) for depot in option[1:] if depot]
    return sum(sum(game.depot_goods[(depot - 1) * types : depot * types]) for depot in depots) / 10


def _complete_value(game: Game, option: Option) -> float:
    return _laid_value(game, game.black[int(option[1]) - 1], int(option[2]))


def _point_value(game: Game, option: Option) -> float:
    """Buying points is worth it only if it reaches the target at once."""
    duchy = game.duchy
    missing = duchy.target - duchy.points
    if missing <= duchy.silver:
        return WEIGHT["reach"] - WEIGHT["silver"] * missing
    last = game.round == game.kit.numbers.rounds and not game.dice
    return 1.5 if last else 0.0


def _castle_value(game: Game, option: Option) -> float:
    board = game.kit.board
    near = board.near_mask[int(option[1])]
    return near.bit_count() + 0.1 * len({board.die[space] for space in spaces(near)})


def _discard_value(game: Game, option: Option) -> float:
    kind = game.duchy.storage[int(option[1]) - 1]
    if kind == JOKER:
        return -10.0
    return -_stored_value(game, kind)


def _trade_value(game: Game, option: Option) -> float:
    if option[0] == "keep":
        return 0.0
    return 1.0


def _gain_value(game: Game, option: Option) -> float:
    """The smaller gain first reaches the target with less lost, if it reaches it at all."""
    points = game.gains[int(option[1]) - 1][1]
    return 100 - points if game.duchy.points + points >= game.duchy.target else points


VERBS: Final[dict[str, Callable[[Game, Option], float]]] = {
    "place": _place_value,
    "take": _take_value,
    "buy": _buy_value,
    "sell": _sell_value,
    "workers": _workers_value,
    "ship": _ship_value,
    "complete": _complete_value,
    "point": _point_value,
}
VALUES: Final[dict[str, Callable[[Game, Option], float]]] = {
    "castle": _castle_value,
    "discard": _discard_value,
    "trade": _trade_value,
    "gain order": _gain_value,
}
