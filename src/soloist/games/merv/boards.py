"""What players have, as zones of places with pieces: a person's board, the Magistrate's, the High Courtier's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.text import N_, say
from soloist.engine.view import Piece, Place, Zone
from soloist.games.merv.components import Box
from soloist.games.merv.kinds import ACTIONS, COLOURS, SPICES
from soloist.games.merv.names import (
    action_name,
    breakthrough_name,
    contract_words,
    cube_name,
    good_name,
    player_name,
    scoring_words,
    spice_name,
    upgrade_name,
)
from soloist.games.merv.notation import CITY_WORDS
from soloist.games.merv.opponent.own import Magistrate
from soloist.games.merv.state import Board, Game, buildings_left, posts_left, servants_left

PLAYER_COLOURS: Final = ("player-1", "player-2", "player-3", "player-4")
"""The colours of the people's seats; their numbers are on the pieces as well."""
GOODS_DRAWN: Final = frozenset(("salt", "furs", "cotton", "paper", "fruit", "lapis", "pottery", "brocade"))
"""Goods with a picture of their own; those of a user's own tables have a sack."""


def player_colour(game: Game, who: int) -> str:
    """Return the colour of a player's pieces: a seat's for people, their own for the Magistrate and the Courtier."""
    if who == game.kit.magistrate:
        return "magistrate"
    return "courtier" if who == game.kit.courtier else PLAYER_COLOURS[who]


def player_mark(game: Game, who: int) -> str:
    """Return the letter or number on a player's pieces."""
    if who == game.kit.magistrate:
        return "M"
    return "C" if who == game.kit.courtier else str(who + 1)


def player_piece(game: Game, symbol: str, who: int, clause: str, count: int = 1, about: str = "") -> Piece:
    """Return a piece in the colour of a player."""
    names = {
        "building": N_("building: {who}"),
        "soldier": N_("soldier: {who}"),
        "courtier": N_("courtier: {who}"),
        "post": N_("post: {who}"),
        "disc": N_("disc: {who}"),
        "master": N_("master meeple: {who}"),
    }
    name = say(names[symbol], who=player_name(game, who))
    return Piece(symbol, name, player_mark(game, who), player_colour(game, who), about, clause, count)


def camel_piece(count: int = 1) -> Piece:
    """Return camels as they are seen."""
    about = say("For the caravan, the camel market, a path or a place in the queue.")
    return Piece("camel", say("camel"), "", "camel", about, "merv.pieces.camels", count)


def cube_piece(colour: int, count: int) -> Piece:
    """Return cubes of a colour as they are seen."""
    name = say("{cube}: {n}", cube=cube_name(colour), n=count)
    return Piece(f"cube-{COLOURS[colour]}", name, str(count), COLOURS[colour], "", "merv.pieces.cubes", 1)


def tile_piece(game: Game, tile: int) -> Piece:
    """Return a breakthrough tile as it is seen."""
    row = game.kit.box.breakthroughs[tile]
    level = ("2", "4", "6", "8")[row.level]
    clause = f"merv.library.level-{level}"
    return Piece("breakthrough", breakthrough_name(game.kit.box, tile), level, f"level-{level}", "", clause)


def scoring_piece(game: Game, tile: int) -> Piece:
    """Return a scoring tile as it is seen."""
    row = game.kit.box.scoring_tiles[tile]
    words = scoring_words(game.kit.box, tile)
    about = say("Scores in every year.")
    return Piece("scoring", words, str(row.points), ACTIONS[row.site], about, "merv.mosque.scoring")


def contract_piece(game: Game, card: int) -> Piece:
    """Return a contract as it is seen."""
    row = game.kit.box.contracts[card]
    about = say("Needs {n} influence and a cube.", n=row.influence)
    return Piece("contract", contract_words(row), str(row.points), "contract", about, "merv.contracts")


def card_piece(spice: int, count: int = 1) -> Piece:
    """Return caravan cards of a spice as they are seen."""
    return Piece(f"card-{SPICES[spice]}", spice_name(spice), "", SPICES[spice], "", "merv.caravansary", count)


def good_symbol(box: Box, city: int) -> str:
    """Return the picture of the good of a city."""
    good = box.cities[city].good
    return f"good-{good}" if good in GOODS_DRAWN else "good"


def good_piece(game: Game, city: int, count: int = 1) -> Piece:
    """Return goods of a city as they are seen."""
    row, name = game.kit.box.cities[city], good_name(game.kit.box, city)
    return Piece(
        good_symbol(game.kit.box, city),
        name,
        name[:2],
        "rare" if row.rare else "common",
        "",
        "merv.marketplace.goods",
        count,
    )


def upgrade_piece(kind: int, clause: str, count: int = 1) -> Piece:
    """Return an upgrade tile as it is seen."""
    return Piece(f"upgrade-{COLOURS[kind]}", upgrade_name(kind), "", COLOURS[kind], "", clause, count)


def mosque_place(game: Game, path: int, step: int) -> str:
    """Return the place of a step in the mosque, from 1: each path has its own up to where they meet."""
    if step > game.kit.box.path_length:
        return f"step-{step}"
    name = f"path-{COLOURS[game.kit.box.path_colours[max(path, 0)]]}"
    return name if step == 1 else f"{name}-{step}"


def person_zones(game: Game, who: int, own: bool) -> list[Zone]:
    """Return the zones of a person; those of the person who looks have ids without a number."""
    board = game.boards[who]
    before = "" if own else f"p{who + 1}-"
    zones = [
        Zone(f"{before}cubes", say("Cubes"), _cubes(board, before)),
        Zone(f"{before}cards", say("Caravan cards"), _cards(board.spices, before)),
        Zone(f"{before}goods", say("Goods"), _goods(game, board.goods, board.laid, before)),
        Zone(f"{before}things", say("Supply and tiles"), _things(game, who, before)),
    ]
    for zone in zones:
        words = N_("Your {zone}") if own and game.kit.people == 1 else N_("{who}, {zone}")
        zone.name = say(words, who=player_name(game, who), zone=zone.name)
    return zones


def _cubes(board: Board, before: str) -> list[Place]:
    places = [
        Place(f"{before}cube-{word}", cube_name(colour), [cube_piece(colour, board.cubes[colour])])
        for colour, word in enumerate(COLOURS)
    ]
    camels = [camel_piece(board.camels)] if board.camels else []
    return [*places, Place(f"{before}camels", say("camels"), camels)]


def _cards(spices: Sequence[int], before: str) -> list[Place]:
    return [
        Place(f"{before}spice-{word}", spice_name(spice), [card_piece(spice, spices[spice])] if spices[spice] else [])
        for spice, word in enumerate(SPICES)
    ]


def _goods(game: Game, goods: Sequence[int], laid: Sequence[int], before: str) -> list[Place]:
    places = []
    for city, word in enumerate(CITY_WORDS):
        free, used = good_piece(game, city, goods[city] - laid[city]), good_piece(game, city, laid[city])
        used.name, used.clause = say("{good} on a contract", good=free.name), "merv.contracts.laid"
        used.symbol, used.colour = f"{free.symbol}-laid", free.colour
        pieces = [piece for piece in (free, used) if piece.count]
        places.append(Place(f"{before}good-{word}", free.name, pieces))
    return places


def _scrolls(scrolls: int, laid: int, before: str) -> Place:
    pieces = []
    if scrolls - laid:
        pieces.append(Piece("scroll", say("scroll"), "", "scroll", "", "merv.library", scrolls - laid))
    if laid:
        pieces.append(Piece("scroll-laid", say("scroll on a contract"), "", "scroll", "", "merv.contracts.laid", laid))
    return Place(f"{before}scrolls", say("scrolls"), pieces)


def _things(game: Game, who: int, before: str) -> list[Place]:
    board = game.boards[who]
    return [_scrolls(board.scrolls, board.scrolls_laid, before), *_of_colour(game, who, before)]


def _of_colour(game: Game, who: int, before: str) -> list[Place]:
    """Return the supply of a player's colour, and its tiles and contracts."""
    counts = {
        "building": (buildings_left(game, who), "merv.turn.site"),
        "soldier": (servants_left(game, who), "merv.pieces.servants"),
        "post": (posts_left(game, who), "merv.pieces.discs"),
    }
    supply = [player_piece(game, symbol, who, clause, n) for symbol, (n, clause) in counts.items() if n > 0]
    tiles = [tile_piece(game, tile) for tile, owner in enumerate(game.breakthroughs) if owner == who]
    tiles += [scoring_piece(game, tile) for tile, owner in enumerate(game.scoring_tiles) if owner == who]
    done = [contract_piece(game, card) for card, owner in enumerate(game.contracts) if owner == who]
    return [
        Place(f"{before}supply", say("supply"), supply),
        Place(f"{before}tiles", say("tiles"), tiles),
        Place(f"{before}contracts-done", say("fulfilled contracts"), done),
    ]


def automata_zones(game: Game) -> list[Zone]:
    """Return what the Magistrate and the High Courtier have."""
    kit, zones = game.kit, []
    if game.magistrate is not None:
        zones.append(_magistrate(game, game.magistrate))
    if kit.courtier >= 0:
        n = buildings_left(game, kit.courtier)
        pieces = [player_piece(game, "building", kit.courtier, "merv.courtier.build", n)] if n else []
        zones.append(Zone("courtier", say("The High Courtier"), [Place("courtier-supply", say("supply"), pieces)]))
    return zones


def _magistrate(game: Game, me: Magistrate) -> Zone:
    before = "magistrate-"
    camels = [camel_piece(me.camels)] if me.camels else []
    cards = [_solo_card(action) for action, n in enumerate(me.discards) for _ in range(n)]
    return Zone(
        "magistrate",
        say("The Corrupt Magistrate"),
        [
            Place(f"{before}camels", say("camels"), camels),
            *_cards(me.spices, before),
            *_goods(game, me.goods, me.laid, before),
            _scrolls(me.scrolls, me.scrolls_laid, before),
            *_of_colour(game, game.kit.magistrate, before),
            Place(f"{before}card", say("solo card"), [_solo_card(me.card)] if me.card >= 0 else []),
            Place(f"{before}discards", say("discarded solo cards"), cards),
        ],
    )


def _solo_card(action: int) -> Piece:
    name = say("solo card: {action}", action=action_name(action))
    return Piece(f"solo-card-{ACTIONS[action]}", name, "", ACTIONS[action], "", "merv.turn-of-magistrate.card")
