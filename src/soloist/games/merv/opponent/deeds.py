"""How the Magistrate's verbs are done to a digital board: a function over a game for each verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soloist.engine.hands import Deed, Verb
from soloist.engine.sight import Thing
from soloist.engine.table import Table
from soloist.games.merv import caravan
from soloist.games.merv.kinds import SEATS
from soloist.games.merv.opponent import verbs
from soloist.games.merv.opponent.looks import tile_of
from soloist.games.merv.opponent.own import FAVOUR_TRACK, Piece, Place
from soloist.games.merv.state import Game, open_contract


def _take_slot(game: Game, table: Table, slot: Place) -> None:
    game.masters[game.kit.magistrate] = slot[1]


def _build(game: Game, table: Table, site: Place) -> None:
    game.owners[site[1]] = game.kit.magistrate


def _soldier(game: Game, table: Table, site: Place) -> None:
    game.soldiers[site[1]] = game.kit.magistrate


def _wall(game: Game, table: Table, stack: Place, place: Place) -> None:
    game.walls[place[1]] = stack[1]


def _take_card(game: Game, table: Table, card: Piece) -> None:
    """Take a card and the camel on it; the others close up to the front (merv.caravansary.camels)."""
    place = int(card[1])
    game.row.pop(place)
    game.row_camels -= place < game.row_camels


def _refill(game: Game, table: Table) -> None:
    caravan.refill(game, table)


def _take_camels(game: Game, table: Table, gained: Piece, held: int) -> None:
    game.market = [0] * len(game.market)


def _put_camel(game: Game, table: Table, place: Place) -> None:
    game.market[place[1]] = 1


def _courtier(game: Game, table: Table, hall: Piece) -> None:
    game.courtiers[int(hall[1]) * SEATS + game.kit.magistrate] += 1


def _post(game: Game, table: Table, city: Place) -> None:
    """Place a post; a camel that stood there is its own from now on."""
    game.posts[city[1]] |= 1 << game.kit.magistrate


def _take_good(game: Game, table: Table, city: Place) -> None:
    game.goods[city[1]] -= 1


def _fulfil(game: Game, table: Table, contract: Piece) -> None:
    game.contracts[open_contract(game, int(contract[1]))] = game.kit.magistrate


def _take_tile(game: Game, table: Table, tile: Piece) -> None:
    game.breakthroughs[tile_of(game, tile)] = game.kit.magistrate


def _begin(game: Game, table: Table, path: Place) -> None:
    """Choose a path; a camel that stood there is no longer on it."""
    game.paths[game.kit.magistrate] = path[1]


def _step(game: Game, table: Table, start: int, to: int) -> None:
    game.mosque[game.kit.magistrate] = to


def _its_own(game: Game, table: Table, *what: Thing) -> None:
    """Do nothing to the board: what it has and what lies on its contracts is its own state."""


def _take_scoring(game: Game, table: Table, tile: Piece) -> None:
    rows = game.kit.box.scoring_tiles
    number = next(n for n, row in enumerate(rows) if (row.site, row.points) == tile[1:] and game.scoring_tiles[n] < 0)
    game.scoring_tiles[number] = game.kit.magistrate


def _move(game: Game, table: Table, track: Piece, start: int, to: int) -> None:
    spaces = game.favour if track[1] == FAVOUR_TRACK else game.influence
    spaces[game.kit.magistrate] = to


def _score(game: Game, table: Table, start: int, to: int) -> None:
    game.points[game.kit.magistrate] = to


DOES: Final[Mapping[Verb, Deed]] = {
    verbs.TAKE_SLOT: _take_slot,
    verbs.BUILD: _build,
    verbs.SOLDIER: _soldier,
    verbs.WALL: _wall,
    verbs.TAKE_CARD: _take_card,
    verbs.REFILL: _refill,
    verbs.TAKE_CAMELS: _take_camels,
    verbs.PUT_CAMEL: _put_camel,
    verbs.COURTIER: _courtier,
    verbs.POST: _post,
    verbs.FIRST_CAMEL: _its_own,
    verbs.TAKE_GOOD: _take_good,
    verbs.FULFIL: _fulfil,
    verbs.LAY: _its_own,
    verbs.TAKE_SCROLLS: _its_own,
    verbs.GIVE_CAMELS: _its_own,
    verbs.TAKE_TILE: _take_tile,
    verbs.BEGIN: _begin,
    verbs.TAKE_PATH_CAMEL: _its_own,
    verbs.STEP: _step,
    verbs.TAKE_SCORING: _take_scoring,
    verbs.MOVE: _move,
    verbs.SCORE: _score,
}
