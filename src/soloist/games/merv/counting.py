"""Counting: how many of every kind of piece there are, wherever they lie; the counts never change in a game."""

from __future__ import annotations

from soloist.games.merv.kinds import (
    CITIES,
    COLOURS,
    GATE,
    NONE,
    PLAIN,
    SPICES,
    UPGRADES,
)
from soloist.games.merv.state import (
    Game,
    buildings_left,
    gates_left,
    has_city_camel,
    has_path_camel,
    posts_left,
    servants_left,
)


def count_pieces(game: Game) -> dict[str, int]:
    """Count every kind of piece: in supplies, on the boards, with people and with the Magistrate."""
    box = game.kit.box
    counts = {f"cubes {word}": _cubes(game, colour) for colour, word in enumerate(COLOURS)}
    counts["camels"] = _camels(game)
    own = game.magistrate
    for spice, word in enumerate(SPICES):
        held = sum(board.spices[spice] for board in game.boards) + (own.spices[spice] if own else 0)
        counts[f"cards {word}"] = game.deck[spice] + game.row.count(spice) + held
    for city in range(CITIES):
        held = sum(board.goods[city] for board in game.boards) + (own.goods[city] if own else 0)
        counts[f"goods {box.cities[city].good}"] = game.goods[city] + held
    for kind in range(UPGRADES):
        counts[f"upgrades {COLOURS[kind]}"] = game.upgrade_supply[kind] + game.upgrades.count(kind)
    for stack in range(PLAIN):
        left = len(box.wall_prices) - game.walls.count(stack)
        counts[f"segments {COLOURS[stack]}"] = max(left, 0) + game.walls.count(stack)
    counts["gates"] = max(gates_left(game), 0) + game.walls.count(GATE)
    counts["site tiles"] = len({tile for tile in game.sites if tile != NONE}) or len(box.site_action)
    if own is not None:
        bags = [*own.deck, own.discards, own.removed]
        there = sum(sum(bag) for bag in bags) + (own.card != NONE and not own.removed[own.card])
        counts["solo cards"] = there or len(own.removed)
    for who in range(game.kit.players):
        counts |= _of_player(game, who)
    return counts


def _cubes(game: Game, colour: int) -> int:
    return game.cubes[colour] + sum(board.cubes[colour] for board in game.boards)


def _camels(game: Game) -> int:
    """Count camels on cards, cities, paths, the market and the queue, with players, and out of the game."""
    cities = sum(has_city_camel(game, city) for city in range(CITIES))
    paths = sum(has_path_camel(game, path) for path in range(PLAIN))
    held = sum(board.camels for board in game.boards) + (game.magistrate.camels if game.magistrate else 0)
    laid = game.row_camels + sum(game.market) + sum(game.space_camels)
    return cities + paths + held + laid + game.camels_out


def _of_player(game: Game, who: int) -> dict[str, int]:
    """Count what has the colour of one player; a supply that would be below zero shows as too many."""
    numbers = game.kit.box.numbers
    on_board = {
        "buildings": (game.owners.count(who), buildings_left(game, who)),
        "servants": (numbers.servants - servants_left(game, who), servants_left(game, who)),
        "posts": (numbers.posts - posts_left(game, who), posts_left(game, who)),
    }
    return {f"{what} {who + 1}": there + max(left, 0) for what, (there, left) in on_board.items()}
