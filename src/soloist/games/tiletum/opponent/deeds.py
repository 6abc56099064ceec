"""How the Cardinalbot's verbs are done to a digital board: a function over a game for each verb."""

from __future__ import annotations

from collections.abc import Mapping

from soloist.engine.hands import Deed, Verb
from soloist.engine.table import Table
from soloist.games.tiletum import king
from soloist.games.tiletum.kinds import SECTORS
from soloist.games.tiletum.opponent import verbs
from soloist.games.tiletum.opponent.bonus import OUT
from soloist.games.tiletum.opponent.looks import best_space, character_seen, tiles_within
from soloist.games.tiletum.opponent.own import Piece, Place
from soloist.games.tiletum.piles import refresh_characters, replace_character
from soloist.games.tiletum.state import NONE, Game, sector_of


def _take_die(game: Game, table: Table, die: Piece) -> None:
    """Take a die from the wheel; like those that people take, it is back in the bag for the next round."""
    colour, number = int(die[1]), int(die[2])
    game.dice[colour * SECTORS + number - 1] -= 1
    game.bag[colour] += 1


def _leaves(game: Game, tile: int, to: Place) -> None:
    """Note a tile that leaves the game (TC083, TC084); one that it keeps is in its own state."""
    if to == OUT:
        game.bonus_out[tile] += 1


def _take_wheel_tile(game: Game, table: Table, tile: Piece, number: int, to: Place) -> None:
    sector = sector_of(game, number)
    _leaves(game, game.sector_tiles[sector], to)
    game.sector_tiles[sector] = NONE


def _take_tile(game: Game, table: Table, tile: Piece, start: Place, steps: int, to: Place) -> None:
    """Take a tile of a kind where it lies nearest."""
    _, spot = min((far, spot) for far, spot, seen in tiles_within(game, start, steps) if seen == tile)
    _leaves(game, game.map_tiles[spot], to)
    game.map_tiles[spot] = NONE


def _take_king_tile(game: Game, table: Table, tile: Piece, to: Place) -> None:
    _leaves(game, game.king_tile, to)
    game.king_tile = NONE


def _pillar(game: Game, table: Table, cathedral: Place) -> None:
    game.pillar_owners[cathedral[1]] |= 1 << game.kit.cardinal


def _house(game: Game, table: Table, town: Place) -> None:
    game.house_owner[best_space(game, town[1])] = game.kit.cardinal


def _build(game: Game, table: Table, cathedral: Place) -> None:
    game.stack_next[cathedral[1]] += 1
    game.builders[cathedral[1]] |= 1 << game.kit.cardinal


def _climb(game: Game, table: Table, start: int, to: int) -> None:
    king.climb(game, game.kit.cardinal, to - game.king[game.kit.cardinal])


def _take_character(game: Game, table: Table, character: Piece) -> None:
    """Take a Character of the leftmost place where such a one lies; another is drawn at once (TB095)."""
    offer, characters = game.character_offer, game.kit.box.characters
    place = next(n for n, one in enumerate(offer) if one != NONE and character_seen(characters[one]) == character)
    replace_character(game, place, table)


def _refresh(game: Game, table: Table) -> None:
    """Shuffle the offer back into the pile and draw anew (TC063)."""
    refresh_characters(game, table)


def _take_offered(game: Game, table: Table, offered: Piece) -> None:
    game.contract_offer[int(offered[1])] = NONE


def _move(game: Game, table: Table, start: Place, to: Place) -> None:
    """Do nothing: where its pieces stand is its own state."""


def _by_the_rules(game: Game, table: Table, *what: object) -> None:
    """Do nothing: on a digital board the rules of the rounds do it."""


DOES: Mapping[Verb, Deed] = {
    verbs.TAKE_DIE: _take_die,
    verbs.TAKE_WHEEL_TILE: _take_wheel_tile,
    verbs.TAKE_TILE: _take_tile,
    verbs.TAKE_KING_TILE: _take_king_tile,
    verbs.PILLAR: _pillar,
    verbs.HOUSE: _house,
    verbs.MOVE_ARCHITECT: _move,
    verbs.MOVE_MERCHANT: _move,
    verbs.BUILD: _build,
    verbs.CLIMB: _climb,
    verbs.TAKE_CHARACTER: _take_character,
    verbs.REFRESH: _refresh,
    verbs.TAKE_OFFERED: _take_offered,
    verbs.YOUR_FALL: _by_the_rules,
    verbs.CLEAN_UP: _by_the_rules,
}
