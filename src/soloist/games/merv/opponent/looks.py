"""How the Magistrate's facts are seen on a digital board: a function over a game for each fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from soloist.engine.sight import Fact, Look, Thing
from soloist.games.merv.invasion import is_open
from soloist.games.merv.kinds import (
    A_LEVEL,
    BEHIND,
    CAMEL_BONUS,
    CARAVANSARY,
    FAVOUR_BONUS,
    LEVELS,
    MARKET,
    MOSQUE,
    NONE,
    POINTS_PART,
    SEATS,
    SITES_OF_LINE,
)
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.own import FAVOUR_TRACK, Piece, Place
from soloist.games.merv.state import (
    Game,
    hall_count,
    hall_is_free,
    has_path_camel,
    open_contract,
    segment_price,
)

YOU: Final = 0
"""The person against whom the Magistrate plays."""
POST_PART: Final = "post with a good"
ITS_PARTS: Final[Mapping[str, str]] = {"points or upgrade": "points", "soldier or upgrade": "soldier"}
"""What it takes where a person may choose an upgrade tile instead."""


# The city.
def _sites(game: Game, action: Place) -> Iterator[Thing]:
    actions, sites = game.kit.box.site_action, game.sites
    return (("site", cell) for cell, tile in enumerate(sites) if cell != MARKET and actions[tile] == action[1])


def _in_line(game: Game, slot: Place, *whose: int) -> int:
    owners = game.owners
    there = [owners[cell] for cell in SITES_OF_LINE[slot[1]]]
    return sum(map(there.count, whose))


def _behind(game: Game, place: Place, who: int) -> int:
    near, far = BEHIND[place[1]]
    return (game.owners[near] == who) + (game.owners[far] == who)


def _pair_behind(game: Game, place: Place) -> int:
    """Return the row of the list for a wall place, if those that it does not name are alike (MM055, reading 19)."""
    courtier, magistrate = _behind(game, place, game.kit.courtier), _behind(game, place, game.kit.magistrate)
    if courtier == 2:
        return 4
    if courtier and magistrate:
        return 3
    return 2 if courtier or magistrate else int(_behind(game, place, YOU) > 0)


def _unprotected(game: Game, site: Place) -> bool:
    return game.soldiers[site[1]] == NONE and is_open(game, site[1])


# The caravan and the library.
def _row(game: Game) -> Iterator[Thing]:
    camels = game.row_camels
    return (("card", place, spice, int(place < camels)) for place, spice in enumerate(game.row))


def tile_of(game: Game, tile: Piece) -> int:
    """Return the number of the breakthrough tile that is meant, NONE if there is no such tile (MM041 to MM044)."""
    box, what = game.kit.box, tile[2]
    if isinstance(what, int):
        return what
    if what in ("mosque", "caravansary"):
        return box.saving_tile[MOSQUE if what == "mosque" else CARAVANSARY]
    kind = POST_PART if what == "marketplace" else POINTS_PART
    level = LEVELS.index(int(tile[1]))
    for number in range(level * A_LEVEL, (level + 1) * A_LEVEL):
        if [part[0] for part in box.breakthroughs[number].reward] == [kind]:
            return number
    return NONE


def _tile_left(game: Game, tile: Piece) -> bool:
    number = tile_of(game, tile)
    return number != NONE and game.breakthroughs[number] == NONE


def _tiles_left(game: Game, level: int) -> Iterator[Thing]:
    first = LEVELS.index(level) * A_LEVEL
    left = (number for number in range(first, first + A_LEVEL) if game.breakthroughs[number] == NONE)
    return (("breakthrough", level, number) for number in left)


# The marketplace.
def _city_bonus(game: Game, city: Place) -> Iterable[Thing]:
    if game.kit.box.cities[city[1]].camel:
        return [("reward", CAMEL_BONUS, 1)]
    return [("reward", FAVOUR_BONUS, game.kit.box.numbers.first_favour)]


def _contracts(game: Game) -> Iterator[Thing]:
    box = game.kit.box
    for pile in range(len(box.contracts) // box.pile_size):
        card = open_contract(game, pile)
        if card != NONE:
            row = box.contracts[card]
            yield ("contract", pile, row.common, row.rare, row.either, row.scrolls, row.points, *row.reward)


def _contract_order(game: Game, contract: Piece) -> int:
    """Return the place in the tie-break: fewer goods and scrolls, then the lower pile (reconstructed)."""
    piles = len(game.kit.box.contracts) // game.kit.box.pile_size
    laid = sum(int(n) for n in contract[2:6])
    return laid * piles + int(contract[1])


# The mosque.
def _step_reward(game: Game, step: int) -> Iterable[Thing]:
    kind, n = game.kit.box.steps[step - 1].reward
    its = ITS_PARTS.get(kind, kind)
    return [("reward", its, game.kit.box.magistrate.point_space if kind == "points or upgrade" else n)]


def _scoring_tiles(game: Game) -> Iterator[Thing]:
    for tile, owner in zip(game.kit.box.scoring_tiles, game.scoring_tiles, strict=True):
        if owner == NONE:
            yield ("scoring", tile.site, tile.points)


# The tracks.
def _track(game: Game, name: str) -> tuple[int, ...]:
    box = game.kit.box
    return box.favour_points if name == FAVOUR_TRACK else box.influence_points


LOOKS: Final[Mapping[Fact, Look]] = {
    facts.SITES: _sites,
    facts.FREE_SLOT: lambda game, x: x[1] not in game.masters,
    facts.EMPTY: lambda game, x: game.owners[x[1]] == NONE,
    facts.COURTIER_HERE: lambda game, x: game.owners[x[1]] == game.kit.courtier,
    facts.COURTIER_IN_LINE: lambda game, x: _in_line(game, x, game.kit.courtier),
    facts.BOTS_IN_LINE: lambda game, x: _in_line(game, x, game.kit.courtier, game.kit.magistrate),
    facts.YOURS_IN_LINE: lambda game, x: _in_line(game, x, YOU),
    facts.COURTIER_BUILDINGS: lambda game: (
        ("site", cell) for cell, owner in enumerate(game.owners) if owner == game.kit.courtier
    ),
    facts.UNPROTECTED: _unprotected,
    facts.SEGMENT_LEFT: lambda game, x: segment_price(game, x[1]) > 0,
    facts.PRICE: lambda game, x: segment_price(game, x[1]),
    facts.WALL_FREE: lambda game, x: game.walls[x[1]] == NONE,
    facts.NO_GATE_PLACE: lambda game, x: not game.kit.box.gate_places[x[1]],
    facts.COURTIER_BEHIND: lambda game, x: _behind(game, x, game.kit.courtier),
    facts.YOURS_BEHIND: lambda game, x: _behind(game, x, YOU),
    facts.PAIR_BEHIND: _pair_behind,
    facts.MARKET_CAMELS: lambda game, x: sum(game.market),
    facts.MARKET_FREE: lambda game, x: not game.market[x[1]],
    facts.BOON: lambda game, place: [("reward", *game.kit.box.boons[place[1]])],
    facts.ROW: _row,
    facts.CARDS_LEFT: lambda game, x: bool(game.row) or any(game.deck),
    facts.SET_POINTS: lambda game, x: game.kit.box.set_points[x[1]],
    facts.HALLS: lambda game: (("hall", place, hall.counts) for place, hall in enumerate(game.kit.box.halls)),
    facts.HALL_ROOM: lambda game, x: hall_is_free(game, x[1]),
    facts.HALL_EMPTY: lambda game, x: not any(game.courtiers[x[1] * SEATS : (x[1] + 1) * SEATS]),
    facts.YOUR_COUNT: lambda game, x: hall_count(game, YOU, x[1]),
    facts.TILE_LEFT: _tile_left,
    facts.TILES_LEFT: _tiles_left,
    facts.POSTS: lambda game, x: game.kit.box.numbers.posts,
    facts.UNOCCUPIED: lambda game, x: not game.posts[x[1]],
    facts.DIRECTION: lambda game, x: x[1] // 2 + 1,
    facts.CITY_BONUS: _city_bonus,
    facts.GOOD_LEFT: lambda game, x: game.goods[x[1]] > 0,
    facts.CONTRACTS: _contracts,
    facts.CONTRACT_ORDER: _contract_order,
    facts.DIFFERENT: lambda game, x: True,
    facts.PATH_CAMEL: lambda game, x: has_path_camel(game, x[1]),
    facts.MOSQUE_END: lambda game, x: game.kit.box.numbers.mosque_end,
    facts.STEP_REWARD: _step_reward,
    facts.SCORING_TILES: _scoring_tiles,
    facts.TRACK_END: lambda game, x: len(_track(game, x[1])) - 1,
    facts.TRACK_POINTS: lambda game, x: _track(game, x[1])[x[2]],
}
