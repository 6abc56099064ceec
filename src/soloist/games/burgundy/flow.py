"""The course of the game: `step` looks at the stage, runs exactly one step and sets the next."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.burgundy.depots import begin_round, clear_tiles, pay_mines, sail, trade
from soloist.games.burgundy.placing import complete, place
from soloist.games.burgundy.scoring import settle, take_gain
from soloist.games.burgundy.setup import begin_phase, found
from soloist.games.burgundy.state import BOUGHT_GAIN, DUE, Game
from soloist.games.burgundy.taking import buy, sell, take, take_workers
from soloist.games.burgundy.turn import turn_options


def over(game: Game) -> bool:
    """Whether the game has ended."""
    return game.stage == "over"


def won(game: Game) -> bool:
    """Whether every space of the duchy is covered (burgundy.end)."""
    return game.duchy.covered == game.kit.board.all_mask


def step(game: Game, table: Table) -> None:
    """Run one step of the game."""
    STAGES[game.stage](game, table)


def turn(game: Game, table: Table) -> None:
    """Ask for one thing out of everything that may be done now, and do it (burgundy.round.order)."""
    if game.gains:
        _order_gains(game, table)
        return
    option = table.ask(0, "turn", turn_options(game))
    verb = option[0]
    if verb != "point":
        game.may_buy_points = False
    if verb == "end":
        end_turn(game, table)
        return
    ACTIONS[str(verb)](game, option, table)
    if won(game):
        game.gains.clear()
        game.stage = "over"
        if table.listens:
            table.tell(Event("game won", "burgundy.end", {"round": game.round}))
    elif game.gains:
        settle(game, table)


def _order_gains(game: Game, table: Table) -> None:
    """Ask which of the gains due together comes first (burgundy.reading.gain-order)."""
    amounts = [points for _, points in game.gains]
    options: list[Option] = [("gain", n) for n, points in enumerate(amounts, 1) if amounts.index(points) == n - 1]
    _, which = table.ask(0, "gain order", options)
    take_gain(game, int(which) - 1, table)
    settle(game, table)


def buy_point(game: Game, option: Option, table: Table) -> None:
    """Buy one point (burgundy.target.buy)."""
    game.duchy.silver -= game.kit.numbers.point_price
    game.gains.append((BOUGHT_GAIN, 1))


def end_turn(game: Game, table: Table) -> None:
    """End the turn, and with it perhaps the phase and the game (burgundy.phase.rounds, burgundy.end).

    After the last round the mines pay while the turn goes on, and only its second end is the last
    (burgundy.reading.phase-e-mines).
    """
    n = game.kit.numbers
    if game.round == n.rounds and not game.closing and game.duchy.mines:
        pay_mines(game, table)
        game.closing = True
        return
    _lapse(game, table)
    if table.listens:
        table.tell(Event("turn ended", "burgundy.round.actions", {"round": game.round}))
    if game.round == n.rounds:
        game.stage = "over"
        if table.listens:
            empty = len(game.kit.board.colour) - game.duchy.covered.bit_count()
            table.tell(Event("game lost", "burgundy.end", {"empty": empty}))
    elif game.round % n.phase_rounds == 0:
        pay_mines(game, table)
        clear_tiles(game, table)
        game.stage = "phase"
    else:
        game.stage = "round"


def _lapse(game: Game, table: Table) -> None:
    """Let what is left of the turn lapse (burgundy.reading.agenda)."""
    if table.listens:
        left = [("dice", len(game.dice)), *zip(DUE, game.due, strict=True)]
        for what, n in left:
            if n:
                table.tell(Event("lapsed", "burgundy.reading.agenda", {"what": what, "n": n}))
    game.dice.clear()
    game.due = [0] * len(DUE)


STAGES: dict[str, Callable[[Game, Table], None]] = {
    "castle": found,
    "phase": begin_phase,
    "round": begin_round,
    "turn": turn,
    "trade": trade,
}
ACTIONS: dict[str, Callable[[Game, Option, Table], None]] = {
    "take": take,
    "place": place,
    "sell": sell,
    "workers": take_workers,
    "buy": buy,
    "ship": sail,
    "complete": complete,
    "point": buy_point,
}
