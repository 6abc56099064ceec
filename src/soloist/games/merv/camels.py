"""The camel market (merv.camels.*)."""

from __future__ import annotations

from itertools import combinations

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv.gains import give_cubes, reward, take_due
from soloist.games.merv.kinds import WITH_MARKET
from soloist.games.merv.state import Game, colours_left


def camel_options(game: Game, who: int) -> list[Option]:
    """Return what can be done at the camel market: put a camel on a free place, or take all (merv.camels.market)."""
    if game.at_market or not WITH_MARKET[game.masters[who]]:
        return []
    market = game.market
    options: list[Option] = []
    if game.boards[who].camels:
        options += [("camel", place) for place, there in enumerate(market) if not there]
    if any(market):
        options.append(("camels",))
    return options


def place_camel(game: Game, who: int, option: Option, table: Table) -> None:
    """Put a camel on a place of the market and take what it gives (merv.camels.boons)."""
    place = int(option[1])
    game.at_market = True
    game.boards[who].camels -= 1
    game.market[place] = 1
    if table.listens:
        table.tell(Event("camel placed", "merv.camels.market", {"player": who, "market": place}))
    reward(game, who, [game.kit.box.boons[place]], "camel market", table, "merv.camels.boons")


def take_camels(game: Game, who: int, option: Option, table: Table) -> None:
    """Take all camels of the market."""
    n = sum(game.market)
    game.at_market = True
    game.boards[who].camels += n
    game.market = [0] * len(game.market)
    if table.listens:
        table.tell(Event("camels taken", "merv.camels.market", {"player": who, "n": n}))


def cubes_options(game: Game) -> list[Option]:
    """Return the pairs of different cubes that the supply has, single ones if there is no pair."""
    left = colours_left(game)
    return [("cubes", *some) for some in combinations(left, min(2, len(left))) if some]


def take_cubes(game: Game, who: int, option: Option, table: Table) -> None:
    """Take cubes of different colours."""
    take_due(game)
    give_cubes(game, who, [int(colour) for colour in option[1:]], table, "merv.camels.boons")
