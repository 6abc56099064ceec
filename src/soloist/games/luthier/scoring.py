"""Awards, goals and the end of the game (luthier.awards, luthier.goals, luthier.end)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.gains import power, score
from soloist.games.luthier.kinds import COMPOSER, FAMILIES, LEVELS, NOBLE, NONE, PER_CHAIR, PERFORMER, ROYAL
from soloist.games.luthier.state import Board, Game, chairs_of, people, tokens_in


def sections_of(game: Game, who: int) -> int:
    """Return in how many sections a player has a token."""
    return sum(tokens_in(game, section, who) > 0 for section in range(len(FAMILIES)))


def tokens_of(game: Game, who: int) -> int:
    """Return how many tokens a player has in the Orchestra."""
    return sum(tokens_in(game, section, who) for section in range(len(FAMILIES)))


def stock(board: Board) -> int:
    """Return a person's money, materials and inspiration together."""
    return board.money + sum(board.materials) + board.inspiration


_AWARDS: Final[dict[str, Callable[[Game, int], int]]] = {
    "instruments": lambda game, who: len(game.boards[who].built),
    "performances": lambda game, who: len(game.boards[who].performed),
    "repairs": lambda game, who: len(game.boards[who].repaired),
    "patrons": lambda game, who: len(game.boards[who].completed),
    "sections": sections_of,
    "chairs": lambda game, who: len(chairs_of(game, who)),
    "tracks": lambda game, who: sum(game.boards[who].tracks),
    "families": lambda game, who: len({game.kit.box.instruments[card].family for card in game.boards[who].built}),
}


def award_count(game: Game, who: int, award: int) -> int:
    """Return how much a person has of what an award counts (luthier.awards)."""
    return _AWARDS[game.kit.box.awards[award].counts](game, who)


def claim_options(game: Game, who: int) -> list[Option]:
    """Return the free levels that a person reaches, of awards without a level of theirs (luthier.balcony.award)."""
    options: list[Option] = []
    for place, award in enumerate(game.awards):
        owners = game.award_owner[place * LEVELS : (place + 1) * LEVELS]
        if who not in owners and NONE in owners:
            count = award_count(game, who, award)
            for level, least in enumerate(game.kit.box.awards[award].levels):
                if owners[level] == NONE and count >= least:
                    options.append(("claim", place + 1, level))
    return options


def balcony_options(game: Game, who: int, skill: int) -> list[Option]:
    """Return the marker for a turn-order space, if one is free and the person has none (luthier.balcony)."""
    if who in game.balcony or len(game.balcony) >= game.kit.box.turn_spaces[game.kit.players]:
        return []
    return [("order",)]


def take_turn_space(game: Game, who: int, option: Option, table: Table) -> None:
    """Put the marker on the best free turn-order space (luthier.balcony, luthier.balcony.best)."""
    game.balcony.append(who)
    if table.listens:
        table.tell(Event("turn space", "luthier.balcony", {"player": who, "space": len(game.balcony)}))


def claim(game: Game, table: Table) -> None:
    """Ask for an award level, if one may be claimed (luthier.balcony.award)."""
    _, who, _ = game.due[0]
    options = claim_options(game, who)
    option = table.ask(who, "claim", [*options, ("pass",)]) if options else ("pass",)
    game.due.pop(0)
    if option[0] == "claim":
        give_award(game, who, int(option[1]) - 1, int(option[2]), table)


def give_award(game: Game, who: int, place: int, level: int, table: Table) -> None:
    """Score a level of an award; it is gone then (luthier.awards.level)."""
    game.award_owner[place * LEVELS + level] = who
    if table.listens:
        what: What = {"player": who, "award": game.awards[place], "level": level}
        table.tell(Event("award", "luthier.awards.level", what))
    score(game, who, game.kit.box.award_prestige[level], "award", table, "luthier.awards.level.prestige")


def goal_count(game: Game, who: int, goal: int) -> int:
    """Return how much a person has of what a goal counts (luthier.goals)."""
    box, board, row = game.kit.box, game.boards[who], game.kit.box.goals[goal]
    if row.counts == "family":
        built = sum(box.instruments[card].family == row.of for card in board.built)
        return built + sum(box.repairs[card].family == row.of for card in board.repaired)
    if row.counts == "era":
        built = sum(box.instruments[card].era == row.of for card in board.built)
        return built + sum(box.performances[card].era == row.of for card in board.performed)
    if row.counts == "track":
        return board.tracks[row.of]
    if row.counts in _PATRONS:
        return sum(box.patrons[card].kind in _PATRONS[row.counts] for card in board.completed)
    if row.counts == "tokens":
        return tokens_of(game, who)
    return len(chairs_of(game, who)) if row.counts == "chairs" else stock(board)


_PATRONS: Final = {"artists": (COMPOSER, PERFORMER), "courts": (NOBLE, ROYAL)}


def goal_level(game: Game, who: int, goal: int) -> int:
    """Return the best level of a goal that a person reaches: NONE, or 0 to 2 (luthier.goals)."""
    count = goal_count(game, who, goal)
    return sum(count >= least for least in game.kit.box.goals[goal].levels) - 1


def final_points(game: Game, who: int) -> dict[str, int]:
    """Return the parts of a person's final scoring (luthier.end)."""
    box, board = game.kit.box, game.boards[who]
    held = chairs_of(game, who)
    levels = [goal_level(game, who, goal) for goal in board.goals]
    halves = [
        (box.instruments[card].prestige + 1) // 2
        for card, rough, patron in zip(board.instruments, board.roughed, board.assigned, strict=True)
        if rough and patron != NONE
    ]
    return {
        "chairs": sum(box.sections[section].chair for section in held) + len(held) * power(game, who, PER_CHAIR),
        "goals": sum(box.goal_prestige[level] for level in levels if level != NONE),
        "unfinished": sum(halves),
        "left over": stock(board) // box.numbers.left_over,
    }


def score_end(game: Game, table: Table) -> None:
    """Score the end of the game for every person (luthier.end)."""
    for who in people(game):
        for what, points in final_points(game, who).items():
            score(game, who, points, what, table, "luthier.end")


def winner(game: Game) -> int:
    """Return who has won: most prestige, then more completed patrons, First Chairs, the earlier in turn order.

    Against the AI a tie is a loss (luthier.end.ties, luthier.ai.end.win).
    """

    def standing(who: int) -> tuple[int, bool, int, int, int]:
        ai = who == game.kit.ai
        completed = 0 if ai else len(game.boards[who].completed)
        return game.prestige[who], ai, completed, len(chairs_of(game, who)), -game.order.index(who)

    return max(range(game.kit.players), key=standing)
