"""Fairs and the final scoring (TB056 to TB064, TB126 to TB129)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.tiletum.characters import is_complete, is_full, living_in
from soloist.games.tiletum.fairs import Achievements, fair_score
from soloist.games.tiletum.gains import crest_of
from soloist.games.tiletum.king import gain
from soloist.games.tiletum.state import NONE, Game, cathedral_count, house_spots, pillar_count


def takes_part(game: Game, who: int, round_: int | None = None) -> bool:
    """Whether a person takes part in the Fair of a round, this one unless it is named: a House in its Town, or the
    Merchant there (TB060 to TB062).
    """
    town = game.fair_towns[(round_ or game.round) - 1]
    return town in house_spots(game, who) or game.boards[who].merchant == town


def counted(game: Game, who: int, kind: int) -> int:
    """Return how often a person has what a Fair counts (TB063)."""
    board = game.boards[who]
    crests = sum(crest != NONE for crest in board.crests)
    if game.kit.crests_in_store_count:
        crests += sum(crest_of(game, tile) != NONE for tile in board.store)
    return Achievements(
        houses=len(house_spots(game, who)),
        pillars=pillar_count(game, who),
        contracts=len(board.contracts),
        crests=crests,
        upper=sum(len(living_in(room[1:])) for room in board.rooms),
        cathedrals=cathedral_count(game, who),
        full_buildings=sum(is_full(game, board, building) for building in range(len(board.rooms))),
    ).counted(kind)


def fair_number(game: Game, round_: int | None = None) -> int:
    """Return the numbers of the board and of the tile together, for the Fair of a round (TB063)."""
    place = (round_ or game.round) - 1
    return game.kit.box.fair_numbers[place] + game.kit.box.fairs[game.fairs[place]].number


def fair_points(game: Game, who: int, round_: int | None = None) -> int:
    """Return what the Fair of a round, this one unless it is named, would score for a person who takes part (TB063)."""
    box = game.kit.box
    kind = box.fairs[game.fairs[(round_ or game.round) - 1]].kind
    return fair_score(kind, fair_number(game, round_), counted(game, who, kind), box.king_points(game.king[who]))


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


def ranking(game: Game) -> list[int]:
    """Return the players, the winner first (TB129, TC004).

    Most points, then the Cardinalbot, then earlier in the turn order.
    """
    return sorted(
        range(game.kit.players),
        key=lambda who: (game.points[who], who == game.kit.cardinal, -game.order.index(who)),
        reverse=True,
    )


def winner(game: Game) -> int:
    """Return who has won (TB129, TC004)."""
    return ranking(game)[0]
