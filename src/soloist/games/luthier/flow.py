"""The course of the game: what is due first, else the stage (luthier.round, luthier.resolution, luthier.chip)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier import (
    decks,
    delivering,
    market,
    orchestra,
    performing,
    repairing,
    rounds,
    scoring,
    setup,
    taking,
    workbench,
)
from soloist.games.luthier.gains import gain
from soloist.games.luthier.kinds import (
    BALCONY,
    EFFECT_PARTS,
    GUILD,
    MARKET,
    PERFORM,
    REPAIR,
    SALON,
    WORKBENCH,
)
from soloist.games.luthier.opponent import digital
from soloist.games.luthier.state import (
    ASSIGN_DUE,
    BUY_DUE,
    CLAIM_DUE,
    COMPLETE_DUE,
    EQUIP_DUE,
    FILL_DUE,
    GIFT_DUE,
    INCOME_DUE,
    INSTRUMENT_DUE,
    INSTRUMENT_TOKEN_DUE,
    MATERIALS_DUE,
    PAY_DUE,
    PERFORMANCE_DUE,
    REPAIR_DUE,
    ROLL_DUE,
    SPEND_DUE,
    TOKEN_DUE,
    Game,
)


def over(game: Game) -> bool:
    """Whether the game has ended."""
    return game.stage == "over"


def step(game: Game, table: Table) -> None:
    """Settle what is due first, or run one step of the stage."""
    if game.due:
        DUES[game.due[0][0]](game, table)
    else:
        STAGES[game.stage](game, table)


def chip(game: Game, table: Table) -> None:
    """Turn to the next chip: the AI acts, a person gets the skill bonuses first (luthier.bonuses, luthier.ai.act)."""
    who, _, skill = game.queue[0]
    if who == game.kit.ai:
        digital.act(game, table)
        rounds.next_chip(game)
        return
    _bonuses(game, who, skill, table, after=False)
    game.stage = "main"


def _bonuses(game: Game, who: int, skill: int, table: Table, *, after: bool) -> None:
    for bonus in game.kit.box.bonuses[game.location]:
        if skill >= bonus.skill and bonus.after == after and bonus.gives[0][0] not in EFFECT_PARTS:
            gain(game, who, bonus.gives, "skill bonus", table, "luthier.bonuses")


def main_options(game: Game) -> list[Option]:
    """Return what the chip at the front of the queue may do, money instead at the end (luthier.chip)."""
    who, _, skill = game.queue[0]
    return [*MAIN[game.location](game, who, skill), ("coin",)]


def main(game: Game, table: Table) -> None:
    """Ask for the main effect of the location and carry it out (luthier.chip)."""
    who, _, skill = game.queue[0]
    option = table.ask(who, "chip", main_options(game))
    verb, location = str(option[0]), game.location
    game.stage = "after"
    if verb == "coin":
        decline(game, who, skill, table)
    elif verb.startswith("search"):
        SEARCHES[location](game, who, option, table)
    else:
        DEEDS[verb](game, who, option, table)
    if location == BALCONY:
        game.due.append((CLAIM_DUE, who, 0))


def decline(game: Game, who: int, skill: int, table: Table) -> None:
    """Take money instead of the main effect (luthier.chip.declined)."""
    n = game.kit.box.numbers.declined
    game.boards[who].money += n
    if table.listens:
        table.tell(Event("declined", "luthier.chip.declined", {"player": who, "location": game.location, "n": n}))
    if game.location == MARKET:
        market.declined(game, who, skill)


def after(game: Game, table: Table) -> None:
    """Give the skill bonuses that come after the effect, and go on with the next chip (luthier.bonuses)."""
    who, _, skill = game.queue[0]
    _bonuses(game, who, skill, table, after=True)
    rounds.next_chip(game)


STAGES: Final[dict[str, Callable[[Game, Table], None]]] = {
    "setup": setup.set_up,
    "deal": setup.deal,
    "choose": setup.choose,
    "start": setup.start,
    "goal deal": setup.deal_goals,
    "goals": setup.goals,
    "prepare": setup.prepare,
    "round": rounds.start_round,
    "plan": rounds.plan,
    "activate": rounds.activate,
    "help": rounds.help_,
    "chip": chip,
    "main": main,
    "after": after,
    "close": rounds.close_round,
}
DUES: Final[dict[int, Callable[[Game, Table], None]]] = {
    MATERIALS_DUE: market.choose_materials,
    ASSIGN_DUE: delivering.assign,
    EQUIP_DUE: delivering.equip,
    ROLL_DUE: performing.roll,
    SPEND_DUE: performing.spend,
    PAY_DUE: repairing.pay_repair,
    TOKEN_DUE: orchestra.token,
    INSTRUMENT_TOKEN_DUE: orchestra.token,
    PERFORMANCE_DUE: delivering.deliver,
    REPAIR_DUE: delivering.deliver,
    INSTRUMENT_DUE: delivering.deliver,
    COMPLETE_DUE: delivering.complete,
    GIFT_DUE: delivering.gift,
    INCOME_DUE: delivering.income,
    BUY_DUE: market.buy,
    CLAIM_DUE: scoring.claim,
    FILL_DUE: decks.refill,
}
MAIN: Final[dict[int, Callable[[Game, int, int], list[Option]]]] = {
    SALON: taking.patron_options,
    GUILD: taking.instrument_options,
    MARKET: market.market_options,
    PERFORM: performing.perform_options,
    REPAIR: repairing.repair_options,
    BALCONY: scoring.balcony_options,
    WORKBENCH: workbench.workbench_options,
}
Deed = Callable[[Game, int, Option, Table], None]
DEEDS: Final[dict[str, Deed]] = {
    "patron": taking.take_patron,
    "instrument": taking.take_instrument,
    "take": market.at_market,
    "perform": performing.perform,
    "repair": repairing.repair,
    "order": scoring.take_turn_space,
    "rough": workbench.rough_in,
    "finish": workbench.finish,
}
SEARCHES: Final[dict[int, Deed]] = {
    SALON: taking.search_patron,
    GUILD: taking.search_instrument,
    PERFORM: performing.search_performance,
    REPAIR: repairing.search_repair,
}
