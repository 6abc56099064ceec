"""The Marketplace: posts and goods (merv.marketplace.*)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import camel_home, give_camels, take_due
from soloist.games.merv.kinds import MARKETPLACE, NONE
from soloist.games.merv.state import Game, has_city_camel, posts_left, saves, things_of
from soloist.games.merv.tracks import gain_favour


def market_options(game: Game, who: int) -> list[Option]:
    """Return what the action can do: first a post, then goods (merv.marketplace.post, merv.marketplace.goods)."""
    first = post_options(game, who) if game.action == NONE else []
    return first + good_options(game, who)


def post_options(game: Game, who: int) -> list[Option]:
    """Return the cities for a post: none of one's own there, an outer one only behind an inner one of one's own."""
    posts = game.posts
    if not posts_left(game, who):
        return []
    return [
        ("post", number)
        for number, city in enumerate(game.kit.box.cities)
        if not posts[number] >> who & 1 and (not city.rare or posts[city.inner] >> who & 1)
    ]


def good_options(game: Game, who: int) -> list[Option]:
    """Return the cities that one can buy from, those over a path with a camel among them (merv.marketplace.camel)."""
    board, saved, numbers = game.boards[who], saves(game, who, MARKETPLACE), game.kit.box.numbers
    options: list[Option] = []
    for number, city in enumerate(game.kit.box.cities):
        if not game.goods[number] or game.bought >> number & 1:
            continue
        if not reaches(game, who, number):
            continue
        more = numbers.rare_any if city.rare else numbers.common_any
        if paying.can_pay(board.cubes, city.colour, 1, more, saved):
            options.append(("good", number))
    return options


def reaches(game: Game, who: int, city: int) -> bool:
    """Whether a person can buy in a city: with a post there, or with one beside it and a camel."""
    posts = game.posts
    if posts[city] >> who & 1:
        return True
    return game.boards[who].camels > 0 and any(posts[near] >> who & 1 for near in game.kit.box.cities[city].near)


def build_post(game: Game, who: int, option: Option, table: Table) -> None:
    """Place a post; one that is due also brings a good of the city (merv.library.level-6)."""
    city = int(option[1])
    if game.due:
        take_due(game)
        place_post(game, who, city, table)
        give_good(game, who, city, table)
    else:
        game.action = MARKETPLACE
        place_post(game, who, city, table)


def place_post(game: Game, who: int, city: int, table: Table) -> None:
    """Put a post of a player into a city; the first of all brings the camel or favour (merv.marketplace.first)."""
    first, camel = not game.posts[city], has_city_camel(game, city)
    game.posts[city] |= 1 << who
    if table.listens:
        what: What = {"player": who, "city": city}
        table.tell(Event("post", "merv.marketplace.post", what))
    if camel:
        give_camels(game, who, 1, table)
    elif first and not game.kit.box.cities[city].camel:
        gain_favour(game, who, game.kit.box.numbers.first_favour, table)


def give_good(game: Game, who: int, city: int, table: Table) -> None:
    """Give a player a good of a city, if the supply has one."""
    if game.goods[city]:
        game.goods[city] -= 1
        things_of(game, who).goods[city] += 1
        if table.listens:
            table.tell(Event("good", "merv.marketplace.goods", {"player": who, "city": city}))


def buy(game: Game, who: int, option: Option, table: Table) -> None:
    """Buy a good; without a post in the city a camel on the path helps, and goes home (merv.marketplace.prices)."""
    number = int(option[1])
    box, board = game.kit.box, game.boards[who]
    city = box.cities[number]
    more = box.numbers.rare_any if city.rare else box.numbers.common_any
    way = paying.choose(who, paying.ways(board.cubes, city.colour, 1, more, saves(game, who, MARKETPLACE)), table)
    game.action = MARKETPLACE
    game.bought |= 1 << number
    paying.pay(game, who, way)
    give_good(game, who, number, table)
    if not game.posts[number] >> who & 1:
        board.camels -= 1
        camel_home(game, table)
