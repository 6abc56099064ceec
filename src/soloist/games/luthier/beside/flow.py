"""The course of a game beside a real table: what is told each round and turn, and the AI's steps between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.forms import kinds_told
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.engine.trace import Trace
from soloist.games.luthier.beside import acts, correcting, icons, seeing
from soloist.games.luthier.beside.facts import YOUR_CHIPS
from soloist.games.luthier.beside.settings import TOLD
from soloist.games.luthier.beside.setup import boards, copy_of, first_cards, set_up
from soloist.games.luthier.beside.state import AI, PLAYERS, YOU, Beside, first_there, whose
from soloist.games.luthier.kinds import BALCONY, NONE, SHARED_LOCATIONS, WORKBENCH
from soloist.games.luthier.opponent import actions, planning, upkeep
from soloist.games.luthier.opponent.own import AI_LOCATIONS, card_seen, held_and_limit, next_turn
from soloist.games.luthier.opponent.shuffled import next_card, turned_up

HIGHEST_SCORE: Final = 400


def over(game: Beside) -> bool:
    """Whether the game has ended."""
    return game.stage == "over"


def step(game: Beside, table: Table) -> None:
    """Run one step of the game."""
    STAGES[game.stage](game, table)


def start_round(game: Beside, table: Table) -> None:
    """Begin a round: it takes its workers, you have chips (LA004, LA019)."""
    number = game.round + 1
    chips = seeing.sight(game, table).see(YOUR_CHIPS, [("round", number)])[0]
    game.round, game.turn, game.chips, game.balcony = number, 0, chips, []
    planning.begin_round(game.me, number)
    game.stage = "plan"
    if table.listens:
        workers = " ".join(str(chip) for chip, there in enumerate(game.me.chips) if there)
        new = sum(game.me.chips) - sum(planning.workers_of(game.me, number - 1))
        what: What = {"round": number, "first": game.first, "workers": workers, "new": new if number > 1 else 0}
        table.tell(Event("round begins", "luthier.ai.shuffle", what))


# Planning.
def plan(game: Beside, table: Table) -> None:
    """Hear where you placed a chip, or place a worker of the AI; then begin the Resolution (LA020)."""
    for passed in range(PLAYERS):
        if whose(game, passed) == AI and planning.workers_left(game.me):
            ai_plans(game, table)
            break
        if whose(game, passed) == YOU and game.chips:
            if not you_plan(game, table):
                return
            break
    else:
        lay_out(game, table)
        game.turn, game.stage = 0, "activate"
        return
    game.turn += passed + 1


def plan_options() -> list[Option]:
    """Return the locations where you may have placed a chip: your rules say how many lie on one (reading 36)."""
    return [("at", location) for location in (*range(SHARED_LOCATIONS), WORKBENCH)]


def you_plan(game: Beside, table: Table) -> bool:
    """Hear where you placed a chip; return False if something was corrected instead."""
    option = table.ask(YOU, f"your chip {game.chips}", [*plan_options(), correcting.CORRECT])
    if option == correcting.CORRECT:
        correcting.correct(game, table)
        return False
    location = int(option[1])
    game.chips -= 1
    if location == WORKBENCH:
        game.bench += 1
    else:
        game.piles[location].append(YOU)
    _at_balcony(game, location, YOU)
    if table.listens:
        table.tell(Event("your chip", "luthier.planning", {"location": location}))
    return True


def _at_balcony(game: Beside, location: int, who: int) -> None:
    if location == BALCONY and who not in game.balcony:
        game.balcony.append(who)


def ai_plans(game: Beside, table: Table) -> None:
    """Flip its top card and place a worker (LA020, LA021)."""
    me, why = game.me, Trace() if table.listens else None
    sight, hands = seeing.sight(game, table), seeing.hands(game, table, why)
    card = _flipped(game, table)
    location = planning.flip(me, card, sight, why)
    seen = card_seen(me, card)
    if location == WORKBENCH:
        if card in me.dropped:
            hands.do(acts.DROP_CARD, seen, ("held", card, *held_and_limit(me, AI_LOCATIONS[card])))
        else:
            hands.do(acts.PLACE_ON_BENCH, seen)
    else:
        hands.do(acts.PLACE_WORKER, seen, ("location", location))
        game.piles[location].append(AI)
    _at_balcony(game, location, AI)
    game.memory.end_turn()


def lay_out(game: Beside, table: Table) -> None:
    """Lay out its cards for the Resolution, when your last chip is placed too (LA022)."""
    why = Trace() if table.listens else None
    planning.lay_out(game.me, why)
    if game.me.row:
        seeing.hands(game, table, why).do(acts.LAY_OUT, ("cards", *game.me.row))


def _flipped(game: Beside, table: Table) -> int:
    """Return the action card that is flipped: drawn, or told."""
    me = game.me
    if not _told(game):
        return next_card(me, game.round, table)
    there: list[Option] = [("card", card, me.levels[card]) for card, n in enumerate(me.deck) if n]
    card = int(table.ask(YOU, f"flipped card {len(me.row) + len(me.dropped) + 1}", there)[1])
    me.deck[card] -= 1
    return card


# Resolution.
def activate(game: Beside, table: Table) -> None:
    """Hear which location you activate, or go to that of the AI's left-most card (LA023)."""
    for passed in range(PLAYERS):
        if whose(game, passed) == AI and planning.has_cards(game.me):
            game.location, game.stage = planning.left_most(game.me), "act"
            game.turn += passed
            return
        if whose(game, passed) == YOU and (options := activate_options(game)):
            if you_activate(game, options, table):
                game.turn += passed
            return
    game.stage = "close"


def activate_options(game: Beside) -> list[Option]:
    """Return the locations where you still have a chip."""
    options: list[Option] = [("activate", location) for location, pile in enumerate(game.piles) if YOU in pile]
    return [*options, ("activate", WORKBENCH)] if game.bench else options


def you_activate(game: Beside, options: Sequence[Option], table: Table) -> bool:
    """Hear which location you activate, where the AI acts too if it has a worker; False if you corrected instead.

    Where only one is left it is said.
    """
    last = len(options) == 1
    option = options[0] if last else table.ask(YOU, f"your location {game.turn}", [*options, correcting.CORRECT])
    if option == correcting.CORRECT:
        correcting.correct(game, table)
        return False
    location = int(option[1])
    if table.listens:
        name = "your last location" if last else "your location"
        table.tell(Event(name, "luthier.resolution", {"location": location}))
    if location != WORKBENCH and AI in game.piles[location]:
        game.location, game.stage = location, "act"
        return True
    if location == WORKBENCH:
        game.bench = 0
    else:
        game.piles[location] = []
    game.turn += 1
    return True


CLAUSES: Final = ("luthier.ai.skip", "luthier.ai.act")
"""The clause of an action that is skipped, and of one that is done."""


def act(game: Beside, table: Table) -> None:
    """Let the AI act at a location, asking what it needs to see (LA023 to LA046)."""
    me, location = game.me, game.location
    before, why = copy_of(me), Trace() if table.listens else None
    sight, hands = seeing.sight(game, table), seeing.hands(game, table, why)
    if location == WORKBENCH:
        chips, card = _workers(game, me.bench, table), AI_LOCATIONS.index(WORKBENCH)
        hands.do(acts.LAY_BENCH if _told(game) else acts.TURN_UP_BENCH, ("workers", *chips), ("builds", len(chips)))
        if card in me.row:
            hands.do(acts.COVER_BENCH, card_seen(me, card))
        next_turn(me)
        acted = actions.work(me, chips, sight, hands, why)
    else:
        skill = _turn_up(game, location, hands, table)
        next_turn(me)
        acted = actions.act(me, location, skill, sight, hands, why)
    hands.show(before)
    game.memory.end_turn()
    _ended(game, table, "turn of the AI", CLAUSES[acted], why, location=location, skipped=int(not acted))
    # Whether you have a chip there that comes after it is said, so that it is done before the next question.
    if location != WORKBENCH and YOU in game.piles[location] and table.listens:
        what: What = {"location": location, "n": game.piles[location].count(YOU)}
        table.tell(Event("your chip there", "luthier.reading.7", what))
    if location != WORKBENCH:
        game.piles[location] = []
    game.location, game.stage = NONE, "activate"
    game.turn += 1


def _turn_up(game: Beside, location: int, hands: seeing.Hands, table: Table) -> int:
    """Turn up its worker at a shared location, say who is first there, and return its skill (LA023, LA024)."""
    me, card = game.me, AI_LOCATIONS.index(location)
    (chip,) = _workers(game, 1, table)
    skill = planning.reveal(me, location, chip)
    verb = acts.LAY_WORKER if _told(game) else acts.TURN_UP
    hands.do(verb, ("location", location), card_seen(me, card), chip, skill)
    what = first_there(game)
    if what and table.listens:
        table.tell(Event("who is first", "luthier.reading.7", {**what}))
    return skill


def _told(game: Beside) -> bool:
    """Whether people shuffle its cards and workers, and tell what comes."""
    return game.kit.options["shuffled"] == TOLD


def _workers(game: Beside, n: int, table: Table) -> list[int]:
    """Return workers that are turned up: drawn, or told."""
    me = game.me
    if not _told(game):
        return turned_up(me, game.round, n, table)
    there: list[Option] = [("worker", chip) for chip, left in enumerate(me.chips) if left]
    name = f"workers {game.turn}"
    told = [table.ask(YOU, name, there)] if n == 1 else table.ask_some(YOU, name, there, n, n)
    chips = kinds_told(tuple(told))
    for chip in chips:
        me.chips[chip] -= 1
    return chips


# The end of the round.
def _ended(game: Beside, table: Table, name: str, clause: str, why: Trace | None, **more: int) -> None:
    if table.listens:
        table.tell(Event(name, clause, {"total": game.me.prestige, **more}, why))


def close(game: Beside, table: Table) -> None:
    """Do its upkeep; after the last round score the end (LA050 to LA056)."""
    me = game.me
    before, why = copy_of(me), Trace() if table.listens else None
    hands, last = seeing.hands(game, table, why), game.round == game.kit.box.numbers.rounds
    icons.icons(game, table, [card_seen(me, card) for card in upkeep.used_cards(me)])
    upkeep.upkeep(me, seeing.sight(game, table), hands, why)
    hands.show(before)
    if not last:
        hands.do(acts.SHUFFLE if _told(game) else acts.SET_ASIDE)
    game.memory.end_turn()
    # Alone at the Balcony the AI took the best space.
    alone = game.balcony == [AI]
    game.first = AI if alone else game.first
    game.stage = "end" if last else "order" if game.balcony and not alone else "round"
    _ended(game, table, "upkeep of the AI", "luthier.ai.upkeep", why, round=game.round)


def order(game: Beside, table: Table) -> None:
    """Hear who is first in the next round, if you were at the Balcony."""
    game.first = int(table.ask(YOU, "first", [("first", YOU), ("first", AI)])[1])
    game.stage = "round"


def end(game: Beside, table: Table) -> None:
    """Score its end (LA057, LA059), and hear your score; a tie is a loss (LA058)."""
    why = Trace() if table.listens else None
    upkeep.final_score(game.me, seeing.sight(game, table), seeing.hands(game, table, why), why)
    game.memory.end_turn()
    game.stage = "score"
    _ended(game, table, "end of the AI", "luthier.ai.end", why)


def score(game: Beside, table: Table) -> None:
    """Hear your final prestige (LA058)."""
    game.score = table.ask_number(YOU, "your score", 0, HIGHEST_SCORE)
    game.stage = "over"


STAGES: Final[dict[str, Callable[[Beside, Table], None]]] = {
    "setup": set_up,
    "boards": boards,
    "first cards": first_cards,
    "round": start_round,
    "plan": plan,
    "activate": activate,
    "act": act,
    "close": close,
    "order": order,
    "end": end,
    "score": score,
}
