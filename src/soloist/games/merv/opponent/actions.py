"""The six actions of the Corrupt Magistrate (MM032 to MM057)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from soloist.engine.hands import Hands
from soloist.engine.sight import NOWHERE, Sight
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.merv.kinds import CARAVANSARY, CITIES, LEVELS, LIBRARY, MARKETPLACE, MOSQUE, NONE, PALACE, WALL
from soloist.games.merv.opponent import ladders
from soloist.games.merv.opponent.deck import remove
from soloist.games.merv.opponent.facts import (
    CARDS_LEFT,
    CITY_BONUS,
    DIFFERENT,
    GOOD_LEFT,
    MOSQUE_END,
    PATH_CAMEL,
    POSTS,
    SET_POINTS,
    STEP_REWARD,
    TILE_LEFT,
    UNOCCUPIED,
)
from soloist.games.merv.opponent.gaining import (
    build_wall,
    can_get,
    first_of,
    gain,
    gain_camels,
    gain_favour,
    place_courtier,
    score,
)
from soloist.games.merv.opponent.own import ALL, Magistrate, Piece, Place, goods_for, reads
from soloist.games.merv.opponent.verbs import (
    BEGIN,
    FIRST_CAMEL,
    FULFIL,
    LAY,
    POST,
    STEP,
    TAKE_CARD,
    TAKE_GOOD,
    TAKE_PATH_CAMEL,
    TAKE_SCORING,
    TAKE_SCROLLS,
    TAKE_TILE,
)

P = "merv.priority."
EVERY_CITY: tuple[Place, ...] = tuple(("city", n) for n in range(CITIES))
PATHS: tuple[Place, ...] = tuple(("path", n) for n in range(4))
SETS: tuple[Place, ...] = tuple(("set", n) for n in range(1, 5))


def times(me: Magistrate, action: int, n: int, *, of_card: bool) -> int:
    """Return how often it does an action, with its level 2 tile (MM041, merv.reading.14)."""
    if me.extra != action:
        return n
    if reads(me, "extra-time") == "every":
        return 2 * n
    return n + of_card


def act(me: Magistrate, action: int, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Do the action of the solo card so many times (MM019)."""
    ACTIONS[action](me, times(me, action, n, of_card=True), sight, hands, why)


def leaves(me: Magistrate, card: int, why: Trace | None = None) -> None:
    """Let a solo card that has done its work leave the game at once, by that reading (merv.reading.22)."""
    if reads(me, "removal") == "at once" and not me.removed[card]:
        remove(me, card)
        if why is not None:
            why.step(N_("the solo card {card} leaves the game"), "merv.reading.22", card=("action", card))


# Caravansary.
def set_points(sight: Sight) -> tuple[int, ...]:
    """Return what sets are worth, by their different spices from 0."""
    return (0, *sight.see(SET_POINTS, SETS))


def caravansary(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take cards; pairs are rewarded at once, and the solo card leaves after the last one (MM032 to MM035)."""
    pairs = me.kit.box.magistrate.pairs
    for _ in range(n):
        card = ladders.card_by(set_points(sight)).pick(me, sight, None, NOWHERE, why)
        if card is None:
            break
        spice = int(card[2])
        me.spices[spice] += 1
        me.camels += can_get(me, int(card[3]))
        hands.do(TAKE_CARD, card)
        if why is not None:
            why.step(N_("takes {card}"), P + "caravansary", card=card)
        if me.spices[spice] % 2 == 0:
            gain(me, ("reward", *pairs[spice]), "pair of spices", P + "caravansary.pairs", sight, hands, why)
    if not sight.see(CARDS_LEFT, [ALL])[0]:
        leaves(me, CARAVANSARY, why)


# Palace.
def palace(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Place one courtier, or two with four or more actions (MM036)."""
    for _ in range(min(n, 1 + (n >= me.kit.box.magistrate.two_courtiers))):
        place_courtier(me, sight, hands, why)


# Library.
def library(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Gain scrolls; each second one brings a breakthrough (MM039 to MM045)."""
    most = me.kit.box.numbers.scrolls
    left = min(n, most - me.scrolls)
    while left:
        some = min(left, next(level for level in LEVELS if level > me.scrolls) - me.scrolls)
        left -= some
        me.scrolls += some
        hands.do(TAKE_SCROLLS, ("gained", "scroll", some), me.scrolls)
        if why is not None:
            words = N_("gains {gained}, so it has {n}")
            why.step(words, P + "library", gained=("gained", "scroll", some), n=me.scrolls)
        if me.scrolls in LEVELS:
            BREAKTHROUGHS[LEVELS.index(me.scrolls)](me, sight, hands, why)
    if me.scrolls >= most:
        leaves(me, LIBRARY, why)


def _takes(me: Magistrate, tile: Piece, sight: Sight, hands: Hands, why: Trace | None) -> bool:
    """Take a breakthrough tile if it is left; return whether it was."""
    if not sight.see(TILE_LEFT, [tile])[0]:
        return False
    _take(tile, hands, why)
    return True


def _take(tile: Piece, hands: Hands, why: Trace | None) -> None:
    hands.do(TAKE_TILE, tile)
    if why is not None:
        why.step(N_("takes the breakthrough {tile}"), f"{P}library.{tile[1]}", tile=tile)


def level_2(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take the Mosque or the Caravansary tile, the other one if it is gone (MM041, merv.reading.14)."""
    tiles: list[tuple[int, Piece]] = [
        (MOSQUE, ("breakthrough", 2, "mosque")),
        (CARAVANSARY, ("breakthrough", 2, "caravansary")),
    ]
    if me.mosque <= sum(me.spices):
        tiles.reverse()
    for action, tile in tiles:
        if _takes(me, tile, sight, hands, why):
            me.extra = action
            return


def level_4(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take a tile at random, without its effect, and score points, even if none is left (MM042, merv.reading.31)."""
    tile = ladders.ANY_TILE.pick(me, sight, None, {"level": 4}, why)
    if tile is not None:
        _take(tile, hands, why)
    score(me, me.kit.box.magistrate.level_4_points, "breakthrough", P + "library.4", why)


def level_6(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take the Marketplace tile: a post and a good of its city; if it is gone, do a Mosque action (MM043)."""
    if not _takes(me, ("breakthrough", 6, "marketplace"), sight, hands, why):
        mosque(me, times(me, MOSQUE, 1, of_card=False), sight, hands, why)
        return
    city = place_post(me, sight, hands, why)
    if city is not None:
        gain_goods(me, [city], sight, hands, why)


def level_8(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take the 8-point tile; if it is gone, gain favour (MM044)."""
    numbers = me.kit.box.magistrate
    if _takes(me, ("breakthrough", 8, "points"), sight, hands, why):
        score(me, numbers.level_8_points, "breakthrough", P + "library.8", why)
    else:
        gain_favour(me, numbers.level_8_favour, sight, hands, why)


# Marketplace.
def marketplace(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Place a post, gain goods, fulfil contracts (MM046 to MM050)."""
    if not n:
        return
    city = place_post(me, sight, hands, why)
    reading = reads(me, "goods")
    if reading == "new":
        gain_goods(me, [] if city is None else [city], sight, hands, why)
    else:
        posts: list[Place] = [("city", post) for post in sorted(me.posts)]
        gain_goods(me, posts, sight, hands, why, n if reading == "at most" else len(posts))
    fulfil(me, n if reads(me, "how-many-contracts") == "at most" else None, sight, hands, why)


def place_post(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> Place | None:
    """Place a post and gain what the first one there brings; return its city (MM046, MM047, merv.reading.17)."""
    if len(me.posts) >= sight.see(POSTS, [ALL])[0]:
        return None
    city = ladders.CITY.pick(me, sight, EVERY_CITY, NOWHERE, why)
    if city is None:
        return None
    first = sight.see(UNOCCUPIED, [city])[0]
    me.posts.append(city[1])
    hands.do(POST, city)
    if why is not None:
        why.step(N_("places a post in {city}"), P + "marketplace", city=city)
    if first:
        bonus = first_of(cast("list[Piece]", sight.find(CITY_BONUS, {"city": city})))
        if bonus[1] == "camel":
            n = can_get(me, int(bonus[2]))
            gain_camels(me, n, "merv.reading.17", hands, why, FIRST_CAMEL, ("gained", "camel", n), city)
        else:
            gain(me, bonus, "first post", "merv.reading.17", sight, hands, why)
    return city


def gain_goods(
    me: Magistrate, cities: list[Place], sight: Sight, hands: Hands, why: Trace | None = None, most: int = 1
) -> None:
    """Gain a good of each of these cities that has one left, at most so many (MM048, merv.reading.15)."""
    for city, left in zip(cities, sight.see(GOOD_LEFT, cities), strict=True):
        if left and most:
            most -= 1
            me.goods[city[1]] += 1
            hands.do(TAKE_GOOD, city)
            if why is not None:
                why.step(N_("gains a good of {city}"), P + "marketplace.goods", city=city)


def fulfil(me: Magistrate, most: int | None, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Fulfil the most valuable contracts that it can, at most so many if there is a limit (MM049, reading 16)."""
    done = 0
    while (sum(me.goods) > sum(me.laid) or me.scrolls > me.scrolls_laid) and (most is None or done < most):
        different = bool(sight.see(DIFFERENT, [ALL])[0])
        contract = ladders.contract_by(different).pick(me, sight, None, NOWHERE, why)
        if contract is None:
            return
        cities = goods_for(me, contract, different) or ()
        hands.do(FULFIL, contract)
        lay(me, cities, int(contract[5]), hands)
        done += 1
        clause = P + "marketplace.contracts"
        if why is not None:
            why.step(N_("fulfils the {contract}"), clause, contract=contract)
        score(me, int(contract[6]), "contract", clause, why)
        for place in range(7, len(contract), 2):
            gain(me, ("reward", *contract[place : place + 2]), "contract", clause, sight, hands, why)


def lay(me: Magistrate, cities: Sequence[int], scrolls: int, hands: Hands) -> None:
    """Lay goods of these cities and so many scrolls on a contract (MM049)."""
    for city in cities:
        me.laid[city] += 1
    me.scrolls_laid += scrolls
    if cities or scrolls:
        goods = [cities.count(city) for city in range(CITIES)]
        hands.do(LAY, ("laid", *goods, scrolls))


# Mosque.
def mosque(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Advance so many spaces and have each reward; after the last one the solo card leaves (MM051 to MM053)."""
    for _ in range(n):
        if me.mosque >= sight.see(MOSQUE_END, [ALL])[0]:
            break
        advance(me, sight, hands, why)
    if me.mosque >= sight.see(MOSQUE_END, [ALL])[0]:
        leaves(me, MOSQUE, why)


def advance(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Advance one space, the first time on the leftmost path with a camel (MM051, MM052, merv.reading.18)."""
    path: Place | None = None
    camel = False
    if me.path == NONE:
        path = ladders.PATH.pick(me, sight, PATHS, NOWHERE, why)
        assert path is not None
        camel = bool(sight.see(PATH_CAMEL, [path])[0])
        me.path = path[1]
        hands.do(BEGIN, path)
        if why is not None:
            why.step(N_("begins on the {path}"), P + "mosque", path=path)
    me.mosque += 1
    hands.do(STEP, me.mosque - 1, me.mosque)
    if why is not None:
        why.step(N_("advances to {step} of the mosque"), P + "mosque", step=("step", me.path, me.mosque))
    reward = first_of(cast("list[Piece]", sight.find(STEP_REWARD, {"step": me.mosque})))
    if reward[1] == "scoring tile":
        take_scoring_tile(me, sight, hands, why)
    elif reward[1] == "camel" and path is not None:
        n = can_get(me, int(reward[2])) if camel else 0
        gain_camels(me, n, P + "mosque.rewards", hands, why, TAKE_PATH_CAMEL, path)
    else:
        gain(me, reward, "mosque", P + "mosque.rewards", sight, hands, why)


def take_scoring_tile(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Take the highest scoring tile that is left (MM052)."""
    tile = ladders.SCORING_TILE.pick(me, sight, None, NOWHERE, why)
    if tile is not None:
        me.tiles.append((int(tile[1]), int(tile[2])))
        hands.do(TAKE_SCORING, tile)
        if why is not None:
            why.step(N_("takes the {tile}"), P + "mosque.rewards", tile=tile)


# Wall.
def wall(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Build a segment for each action (MM054)."""
    for _ in range(n):
        build_wall(me, sight, hands, why)


Deed = Callable[[Magistrate, Sight, Hands, Trace | None], None]
BREAKTHROUGHS: tuple[Deed, ...] = (level_2, level_4, level_6, level_8)
Action = Callable[[Magistrate, int, Sight, Hands, Trace | None], None]
ACTIONS: Mapping[int, Action] = {
    CARAVANSARY: caravansary,
    PALACE: palace,
    LIBRARY: library,
    MARKETPLACE: marketplace,
    MOSQUE: mosque,
    WALL: wall,
}
"""By solo card: what it does."""
