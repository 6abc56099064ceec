"""Fairs and the final scoring (TB056 to TB064, TB126 to TB129)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.tiletum.characters import is_complete, is_full, living_in
from soloist.games.tiletum.gains import crest_of
from soloist.games.tiletum.kinds import (
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
)
from soloist.games.tiletum.king import gain
from soloist.games.tiletum.state import NONE, Game, cathedral_count, house_spots, pillar_count


def takes_part(game: Game, who: int) -> bool:
    """Whether a person takes part in this round's Fair: a House in its Town, or the Merchant there (TB060 to TB062)."""
    town = game.fair_towns[game.round - 1]
    return town in house_spots(game, who) or game.boards[who].merchant == town


def counted(game: Game, who: int, kind: int) -> int:
    """Return how often a person has what a Fair counts (TB063)."""
    board = game.boards[who]
    contracts, cathedrals = len(board.contracts), cathedral_count(game, who)
    houses, pillars = len(house_spots(game, who)), pillar_count(game, who)
    crests = sum(crest != NONE for crest in board.crests)
    if game.kit.crests_in_store_count:
        crests += sum(crest_of(game, tile) != NONE for tile in board.store)
    return {
        FAIR_HOUSES: houses,
        FAIR_PILLARS: pillars,
        FAIR_CONTRACTS: contracts,
        FAIR_CRESTS: crests,
        FAIR_UPPER: sum(len(living_in(room[1:])) for room in board.rooms),
        FAIR_CATHEDRALS: cathedrals,
        FAIR_BUILDINGS: sum(is_full(game, board, building) for building in range(len(board.rooms))),
        FAIR_CONTRACT_CATHEDRAL: min(contracts, cathedrals),
        FAIR_HOUSE_PILLAR: min(houses, pillars),
        FAIR_CONTRACT_CREST: min(contracts, crests),
        FAIR_KING: 1,
    }[kind]


def fair_points(game: Game, who: int) -> int:
    """Return what this round's Fair would score for a person who takes part (TB063)."""
    box = game.kit.box
    tile = box.fairs[game.fairs[game.round - 1]]
    number = box.fair_numbers[game.round - 1] + tile.number
    if tile.kind == FAIR_KING:
        return number + box.king_points(game.king[who])
    return number * counted(game, who, tile.kind)


def score_fair(game: Game, table: Table) -> None:
    """Score this round's Fair for everybody who takes part (TB056 to TB064)."""
    town = game.fair_towns[game.round - 1]
    if table.listens:
        what: What = {"spot": town, "fair": game.fairs[game.round - 1]}
        table.tell(Event("fair", "tiletum.fair", what))
    for who in range(game.kit.players):
        if who != game.kit.cardinal and takes_part(game, who):
            gain(game, who, fair_points(game, who), "fair", table, "tiletum.fair.points")


def final_points(game: Game, who: int) -> dict[str, int]:
    """Return the parts of a person's final scoring (TB126 to TB128)."""
    board, kit = game.boards[who], game.kit
    complete = sum(is_complete(game, board, building) for building in range(len(board.rooms)))
    return {
        "houses and pillars": len(house_spots(game, who)) * pillar_count(game, who),
        "buildings": kit.building_points[complete],
        "resources": sum(board.resources) // kit.box.numbers.resources_a_point,
    }


def score_end(game: Game, table: Table) -> None:
    """Score the end of the game for every person (TB126 to TB128)."""
    for who in range(game.kit.players):
        if who != game.kit.cardinal:
            for what, points in final_points(game, who).items():
                gain(game, who, points, what, table, "tiletum.end")


def winner(game: Game) -> int:
    """Return who has won: most points, then earlier in the turn order; a tie goes to the Cardinalbot (TB129, TC004)."""
    return max(
        range(game.kit.players),
        key=lambda who: (game.points[who], who == game.kit.cardinal, -game.order.index(who)),
    )
