"""The course of a game beside a real table: what is told each turn and round, and the Magistrate's steps between."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.events import Event, What
from soloist.engine.hands import instruction
from soloist.engine.questions import Option, Question
from soloist.engine.table import Table
from soloist.engine.trace import Trace
from soloist.games.merv.beside import cards, courtier, known, seeing
from soloist.games.merv.beside.acts import COURTIER_BUILD, COURTIER_SLOT, QUEUE_CAMEL, REMOVE_CARD
from soloist.games.merv.beside.mending import correct
from soloist.games.merv.beside.settings import PLAYED
from soloist.games.merv.beside.setup import set_up
from soloist.games.merv.beside.state import (
    COURTIER,
    MAGISTRATE,
    PLAYERS,
    YOU,
    Beside,
    buildings_left,
    cells_of,
    expected_queue,
    free_slots,
    side,
    soldiers_stay,
    whose,
    year,
)
from soloist.games.merv.kinds import CELL_WORDS, NONE, SITES_OF_LINE, SLOT_WORDS
from soloist.games.merv.opponent import phases
from soloist.games.merv.opponent.actions import times
from soloist.games.merv.opponent.turn import take_turn

HIGHEST_SCORE = 500
CORRECT: Option = ("correct",)
"""What is told instead of a slot where something on the table is otherwise than Soloist has it."""
NOWHERE: Option = ("none",)
"""That nothing was built."""


def over(game: Beside) -> bool:
    """Whether the game has ended."""
    return game.stage == "over"


def step(game: Beside, table: Table) -> None:
    """Run one step of the game."""
    STAGES[game.stage](game, table)


# Turns.
def turn(game: Beside, table: Table) -> None:
    """Do the turn of an automaton, or hear of one (merv.round.order)."""
    who = whose(game)
    if who == MAGISTRATE:
        magistrate_turn(game, table)
    elif who == COURTIER and game.kit.options["courtier"] == PLAYED:
        courtier_turn(game, table)
    elif not told_turn(game, who, table):
        correct(game, table)
        return
    game.turn += 1
    if game.turn == PLAYERS:
        game.turn, game.stage = 0, "queue"


def told_turn(game: Beside, who: int, table: Table) -> bool:
    """Hear which slot was taken and where was built; return False if something is to be corrected instead."""
    slots: list[Option] = [("slot", slot) for slot in free_slots(game)]
    (told,) = table.answer(Question(YOU, f"slot of {SEATS[who]}", [*slots, CORRECT]))
    if told == CORRECT:
        return False
    slot = int(told[1])
    (built,) = table.answer(Question(YOU, f"site of {SEATS[who]} from {SLOT_WORDS[slot]}", built_on(game, who, slot)))
    moved(game, who, slot, NONE if built == NOWHERE else int(built[1]), table)
    return True


def built_on(game: Beside, who: int, slot: int) -> list[Option]:
    """Return where somebody may have built; you build nowhere only where a building stands (merv.turn.site)."""
    sites: list[Option] = [("site", cell) for cell in courtier.empty_sites(game, slot)]
    if not buildings_left(game, who):
        return [NOWHERE]
    must = who == YOU and len(sites) == len(SITES_OF_LINE[slot])
    return sites if must else [*sites, NOWHERE]


def moved(game: Beside, who: int, slot: int, cell: int, table: Table) -> None:
    """Note the slot and the building of somebody's turn."""
    game.masters[who] = slot
    if cell != NONE:
        game.owners[cell] = who
    if table.listens:
        table.tell(Event("turn told", "merv.round.order", {"player": who, "slot": slot, "cell": cell}))


def courtier_turn(game: Beside, table: Table) -> None:
    """Play the High Courtier (merv.courtier.slot, merv.courtier.build)."""
    slot = courtier.best_slot(game)
    cell = courtier.site_to_build(game, slot)
    if table.listens:
        table.tell(instruction(COURTIER_SLOT, ("slot", slot)))
        if cell != NONE:
            table.tell(instruction(COURTIER_BUILD, ("site", cell)))
    moved(game, COURTIER, slot, cell, table)


def magistrate_turn(game: Beside, table: Table) -> None:
    """Do a whole turn of the Magistrate, asking what it needs to see (MM011 to MM023)."""
    me, removed, extra = game.me, game.me.removed[:], game.me.extra
    why = Trace() if table.listens else None
    sight, hands = seeing.sight(game, table), seeing.hands(game, table, why)
    slot, n = take_turn(me, side(game), cards.dealing(game, table), sight, hands, why)
    # A tile that it has taken in this turn came after the action of its card.
    more = 0 if extra == NONE else times(me, me.card, n, of_card=True) - n
    game.memory.end_turn()
    if me.removed != removed:
        known.forget_order(game)
    if cards.kept_by_you(game):
        for card, gone in enumerate(me.removed):
            if gone and not removed[card]:
                hands.do(REMOVE_CARD, ("action", card))
    _told(
        game,
        table,
        "turn of the Magistrate",
        "merv.turn-of-magistrate.card",
        why,
        {"slot": slot, "n": n, "card": me.card, "more": more},
    )


# The end of a round.
def queues(game: Beside) -> list[Option]:
    """Return the orders in which the meeples may stand, the one that costs no camel first (merv.queue)."""
    return [("queue", *order) for order in known.queues(game, expected_queue(game))]


def queue(game: Beside, table: Table) -> None:
    """Hear how the meeples queue; it gets a camel that you laid; then its solo card is discarded (MM024)."""
    # An order that was told holds for these slots alone: from others it would mean that camels were laid.
    name = "queue: " + ", ".join(SLOT_WORDS[slot] for slot in game.masters)
    order = [int(str(who)) for who in table.ask(YOU, name, queues(game))[1:]]
    camels = int(known.finds_camel(expected_queue(game), order, MAGISTRATE))
    game.me.camels += camels
    if camels and table.listens:
        table.tell(instruction(QUEUE_CAMEL, ("gained", "camel", camels), game.me.camels))
    game.queue, game.masters, card = order, [NONE] * PLAYERS, game.me.card
    phases.end_round(game.me)
    numbers = game.kit.box.numbers
    if table.listens:
        told: What = {"round": game.round, "queue": " ".join(map(str, order)), "camels": camels, "card": card}
        table.tell(Event("queued", "merv.queue", told))
    if game.round % numbers.rounds:
        game.round += 1
        game.stage = "turn"
    else:
        game.stage = "invasion" if year(game) in numbers.invasions else "scoring"


# The end of a year.
def invasion(game: Beside, table: Table) -> None:
    """Hear which buildings fell; of the Magistrate's none does (MM059)."""
    theirs, yours = ([cell for cell in cells_of(game, who) if known.may_fall(game, cell)] for who in (COURTIER, YOU))
    asked = {"courtier": _some("fallen of the courtier", theirs), "you": _some("fallen of you", yours)}
    if not soldiers_stay(game):
        attacked = [cell for cell in sorted(game.me.soldiers) if known.is_attacked(game, cell)]
        asked["home"] = _some("soldiers gone home", attacked)
    asked = {what: question for what, question in asked.items() if question.options}
    # One site alone is answered by yes or no, which has a screen of its own.
    if len(asked) > 1 and all(len(question.options) > 1 for question in asked.values()):
        table.soon(list(asked.values()))
    answers = {what: [int(site[1]) for site in table.answer(question)] for what, question in asked.items()}
    home = answers.pop("home", [])
    fallen = sorted(cell for cells in answers.values() for cell in cells)
    for cell in fallen:
        game.owners[cell] = NONE
    game.me.soldiers = [cell for cell in game.me.soldiers if cell not in home]
    game.stage = "scoring"
    if table.listens:
        told: What = {"year": year(game), "cells": " ".join(map(str, fallen)), "home": " ".join(map(str, home))}
        table.tell(Event("invasion", "merv.invasion.falls", told))


def _some(what: str, cells: list[int]) -> Question:
    # What was told of some sites says nothing of others that can have fallen after a correction.
    name = f"{what}: " + ", ".join(CELL_WORDS[cell] for cell in cells)
    return Question(YOU, name, [("site", cell) for cell in cells], "some", 0, len(cells))


def scoring(game: Beside, table: Table) -> None:
    """Score the year for the Magistrate, and go on (MM060, MM010)."""
    why = Trace() if table.listens else None
    phases.score_year(game.me, seeing.sight(game, table), seeing.hands(game, table, why), why)
    game.memory.end_turn()
    _told(game, table, "scoring of the Magistrate", "merv.magistrate.scoring", why, {"year": year(game)})
    if year(game) == game.kit.box.numbers.years:
        game.stage = "end"
        return
    cards.reshuffle(game, table)
    if table.listens and cards.kept_by_you(game):
        table.tell(Event("shuffle", "merv.reading.1", {"how": game.kit.options["reshuffle"]}))
    game.round += 1
    game.stage = "turn"


def end(game: Beside, table: Table) -> None:
    """Hear your score, and score the end for the Magistrate (MM061, MM062)."""
    score = table.ask_number(YOU, "your score", 0, HIGHEST_SCORE)
    why = Trace() if table.listens else None
    phases.score_end(game.me, seeing.sight(game, table), seeing.hands(game, table, why), why)
    game.score, game.stage = score, "over"
    _told(game, table, "end of the Magistrate", "merv.magistrate.sets", why, {})


def _told(game: Beside, table: Table, name: str, clause: str, why: Trace | None, what: What) -> None:
    if table.listens:
        me = game.me
        table.tell(Event(name, clause, {"player": MAGISTRATE, "total": me.points, **what}, why))


SEATS = ("you", "the magistrate", "the courtier")
"""The seats in the names of questions."""
STAGES: dict[str, Callable[[Beside, Table], None]] = {
    "setup": set_up,
    "turn": turn,
    "queue": queue,
    "invasion": invasion,
    "scoring": scoring,
    "end": end,
}
