"""The course of the game: three years of rounds, invasions and scorings (merv.goal, merv.years)."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import (
    camels,
    caravan,
    contracts,
    courtier,
    invasion,
    library,
    marketplace,
    mosque,
    palace,
    production,
    queue,
    scoring,
    soldiers,
    walls,
)
from soloist.games.merv.kinds import NONE
from soloist.games.merv.opponent import digital
from soloist.games.merv.setup import set_up
from soloist.games.merv.state import Game, player, year
from soloist.games.merv.turn import drop_lapsed, end, leave, turn_options


def over(game: Game) -> bool:
    """Whether the game has ended."""
    return game.stage == "over"


def step(game: Game, table: Table) -> None:
    """Run one step of the game."""
    STAGES[game.stage](game, table)


def turn(game: Game, table: Table) -> None:
    """Do the whole turn of an automaton, or ask a person for one thing out of everything that may be done now, and do
    it (merv.round.order).
    """
    who = player(game)
    if who >= game.kit.people:
        (digital.turn if who == game.kit.magistrate else courtier.turn)(game, table)
        next_turn(game)
        return
    drop_lapsed(game, who)
    option = table.ask(who, "turn", turn_options(game, who))
    DEEDS[str(option[0])](game, who, option, table)


def end_turn(game: Game, who: int, option: Option, table: Table) -> None:
    """End a turn: the caravan is filled up, the next in the queue goes on (merv.caravansary.refill)."""
    caravan.refill(game, table)
    end(game)
    if table.listens:
        table.tell(Event("turn ended", "merv.round.order", {"player": who}))
    next_turn(game)


def next_turn(game: Game) -> None:
    """Pass to the next in the queue, or let the meeples queue again."""
    game.turn += 1
    if game.turn == game.kit.players:
        game.turn, game.stage = 0, "queue"


def form_queue(game: Game, table: Table) -> None:
    """Let the next meeple take its space at the next corner; after the last one the round is over (merv.queue)."""
    who = queue.next_in_line(game)
    if who != NONE:
        options = queue.space_options(game, who)
        option = options[0] if len(options) == 1 else table.ask(who, "queue", options)
        queue.stand(game, who, option, table)
        return
    queue.form(game)
    if game.magistrate is not None:
        digital.round_end(game, table)
    numbers = game.kit.box.numbers
    if game.round % numbers.rounds:
        begin_round(game, table)
    else:
        game.stage = "invasion" if year(game) in numbers.invasions else "scoring"
        if table.listens:
            table.tell(Event(game.stage, "merv.years", {"year": year(game)}))


def begin_round(game: Game, table: Table) -> None:
    """Begin the next round (merv.round.sides)."""
    game.round += 1
    game.stage = "turn"
    if table.listens:
        table.tell(Event("round begins", "merv.round.sides", {"round": game.round}))


def invade(game: Game, table: Table) -> None:
    """Ask the next in the queue for ransoms; what is left falls (merv.invasion)."""
    who = player(game)
    options = invasion.ransom_options(game, who) if who < game.kit.people else []
    option = table.ask(who, "ransom", options) if options else ("enough",)
    if option[0] == "ransom":
        invasion.ransom(game, who, option, table)
        return
    invasion.fall(game, who, table)
    game.turn += 1
    if game.turn == game.kit.players:
        invasion.end_invasion(game)
        game.turn, game.stage = 0, "scoring"


def hold_scoring(game: Game, table: Table) -> None:
    """Score the year for the next in the queue, courtier by courtier (merv.scoring.courtiers)."""
    who = player(game)
    if who < game.kit.people:
        options = scoring.courtier_options(game, who)
        option = table.ask(who, "scoring", options) if options else ("enough",)
        if option[0] == "score":
            scoring.score_courtier(game, who, option, table)
            return
        scoring.score_buildings(game, who, table)
        game.scored = [0] * len(game.scored)
    elif who == game.kit.magistrate:
        digital.score(game, table)
    game.turn += 1
    if game.turn == game.kit.players:
        game.turn = 0
        end_year(game, table)


def end_year(game: Game, table: Table) -> None:
    """Go on to the next year, or end the game (merv.scoring.spices)."""
    if year(game) < game.kit.box.numbers.years:
        if game.magistrate is not None:
            digital.year_end(game, table)
        begin_round(game, table)
        return
    scoring.score_end(game, table)
    if game.magistrate is not None:
        digital.end(game, table)
    game.stage = "over"
    if table.listens:
        table.tell(Event("game over", "merv.goal", {}))


STAGES: dict[str, Callable[[Game, Table], None]] = {
    "setup": set_up,
    "turn": turn,
    "queue": form_queue,
    "invasion": invade,
    "scoring": hold_scoring,
}
DEEDS: dict[str, Callable[[Game, int, Option, Table], None]] = {
    "slot": production.take_slot,
    "site": production.activate,
    "no site": production.activate_nothing,
    "favour": soldiers.take_favour,
    "soldier": soldiers.deploy,
    "card": caravan.take_card,
    "courtier": palace.invite,
    "scrolls": library.take_scrolls,
    "breakthrough": library.break_through,
    "post": marketplace.build_post,
    "good": marketplace.buy,
    "path": mosque.advance,
    "advance": mosque.advance,
    "points": mosque.take_points,
    "tile": mosque.take_scoring_tile,
    "upgrade": mosque.upgrade,
    "segment": walls.build_segment,
    "gate": walls.build_gate,
    "camel": camels.place_camel,
    "camels": camels.take_camels,
    "cubes": camels.take_cubes,
    "contract": contracts.fulfil,
    "leave": leave,
    "end": end_turn,
}
"""How each choice of a turn is done."""
