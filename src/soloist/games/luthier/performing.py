"""Perform: a performance of the row, dice, inspiration, and what the result brings (luthier.perform)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.decks import discard, in_deck, take_from_row
from soloist.games.luthier.gains import advance, gain, power, power_gains, score
from soloist.games.luthier.kinds import (
    INSPIRATION,
    MONEY,
    MORE_DICE,
    NONE,
    PER_PERFORMANCE,
    PERFORM,
    PERFORMANCE,
    PERFORMANCES,
    RESULT,
)
from soloist.games.luthier.market import effect
from soloist.games.luthier.state import PERFORMANCE_DUE, ROLL_DUE, SPEND_DUE, TOKEN_DUE, Game
from soloist.games.luthier.taking import in_reach, search_options, searched, tier_cost


def perform_options(game: Game, who: int, skill: int) -> list[Option]:
    """Return the performances that may be chosen (luthier.perform)."""
    options: list[Option] = [("perform", space + 1) for space in in_reach(game, who, PERFORMANCES, skill)]
    return options + search_options(game, who, PERFORMANCES, in_deck(game, PERFORMANCES))


def perform(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a performance of the row; the dice come next (luthier.perform)."""
    space = int(option[1]) - 1
    game.boards[who].money -= tier_cost(game, space, game.queue[0][2])
    _chosen(game, who, take_from_row(game, who, PERFORMANCES, space), table)


def search_performance(game: Game, who: int, option: Option, table: Table) -> None:
    """Search the performances for an era."""
    fitting = in_deck(game, PERFORMANCES)
    _chosen(game, who, searched(game, who, int(option[1]), fitting, table), table)


def _chosen(game: Game, who: int, card: int, table: Table) -> None:
    game.added = 0
    game.due.append((ROLL_DUE, who, card))
    if table.listens:
        table.tell(Event("performance chosen", "luthier.perform", {"player": who, "performance": card}))


def dice_of(game: Game, who: int, skill: int) -> int:
    """Return how many dice a person rolls (luthier.perform.dice)."""
    return game.kit.box.dice[game.boards[who].tracks[PERFORMANCE]] + effect(game, PERFORM, skill, MORE_DICE)


def roll(game: Game, table: Table) -> None:
    """Roll the white dice; the highest counts (luthier.perform.dice)."""
    _, who, card = game.due[0]
    game.dice = table.roll("white dice", game.rolls + 1, dice_of(game, who, game.queue[0][2]))
    game.rolls += 1
    game.due[0] = (SPEND_DUE, who, card)
    if table.listens:
        dice, skill = " ".join(map(str, game.dice)), game.queue[0][2]
        what: What = {"player": who, "dice": dice, "skill": skill, "result": result(game, who)}
        table.tell(Event("rolled", "luthier.perform.dice", what))


def result(game: Game, who: int) -> int:
    """Return the result of the performance as the dice lie (luthier.perform.result)."""
    return game.queue[0][2] + max(game.dice) + power(game, who, RESULT) + game.added


SPEND: tuple[Option, ...] = (("add",), ("again",))
STOP: Option = ("stop",)


def spend(game: Game, table: Table) -> None:
    """Ask for inspiration while there is some, then settle the performance (luthier.perform.inspiration)."""
    _, who, card = game.due[0]
    board = game.boards[who]
    verb = table.ask(who, "inspiration", [*SPEND, STOP])[0] if board.inspiration else "stop"
    if verb == "stop":
        game.due.pop(0)
        settle(game, who, card, table)
        return
    board.inspiration -= 1
    if table.listens:
        table.tell(Event("inspired", "luthier.perform.inspiration", {"player": who, "how": str(verb)}))
    if verb == "add":
        game.added += 1
    else:
        game.due[0] = (ROLL_DUE, who, card)


def settle(game: Game, who: int, card: int, table: Table) -> None:
    """Give what the result brings: low, medium or high (luthier.perform.low, luthier.perform.levels)."""
    performance, reached = game.kit.box.performances[card], result(game, who)
    game.dice, game.added = [], 0
    level = (reached >= performance.medium) + (reached >= performance.high)
    if table.listens:
        what: What = {"player": who, "performance": card, "result": reached, "level": level}
        table.tell(Event("performed", "luthier.perform.levels", what))
    if level:
        score(game, who, performance.prestige[level - 1], "performance", table, "luthier.perform.levels")
        if performance.money[level - 1]:
            gain(game, who, ((MONEY, performance.money[level - 1]),), "performance", table, "luthier.perform.levels")
        power_gains(game, who, PER_PERFORMANCE, table)
        game.boards[who].performed.append(card)
        game.due += [(TOKEN_DUE, who, NONE), (PERFORMANCE_DUE, who, card)]
    else:
        discard(game, PERFORMANCES, card)
        gain(game, who, ((INSPIRATION, 1),), "rehearsal", table, "luthier.perform.low")
    advance(game, who, PERFORMANCE, 1, table)
