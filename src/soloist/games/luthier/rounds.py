"""The round: its start, Planning, Resolution and its end (luthier.round)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.gains import skill
from soloist.games.luthier.kinds import NONE, WORKBENCH
from soloist.games.luthier.opponent import digital
from soloist.games.luthier.scoring import score_end
from soloist.games.luthier.state import (
    GIFT_DUE,
    INCOME_DUE,
    Game,
    chip_of,
    entry,
    owner_of,
    people,
)


def start_round(game: Game, table: Table) -> None:
    """Begin a round: new chips, gifts of waiting patrons from round 2, income (luthier.round.start)."""
    game.round += 1
    game.turn = 0
    game.market_open = True
    for board in game.boards:
        board.chips = list(game.kit.chips[game.round])
    if table.listens:
        table.tell(Event("round begins", "luthier.round", {"round": game.round}))
    persons = people(game)
    if game.round > 1:
        game.due += [(GIFT_DUE, who, card) for who in persons for card in game.boards[who].patrons]
    game.due += [(INCOME_DUE, who, 0) for who in persons]
    if game.ai is not None:
        digital.begin_round(game, table)
    game.stage = "plan"


# Planning.


def plan(game: Game, table: Table) -> None:
    """Place one chip of whose turn it is, or begin the Resolution when all are placed (luthier.planning)."""
    players = len(game.order)
    for _ in range(players):
        who = game.order[game.turn % players]
        if who == game.kit.ai:
            if digital.has_workers(game):
                digital.plan(game, table)
                break
        elif game.boards[who].chips:
            _place(game, who, table.ask(who, "plan", plan_options(game, who)), table)
            break
        game.turn += 1
    else:
        game.turn = 0
        game.stage = "activate"
        if table.listens:
            table.tell(Event("resolution begins", "luthier.resolution", {"round": game.round}))
        return
    game.turn += 1


def plan_options(game: Game, who: int) -> list[Option]:
    """Return every chip with every location where it may go (luthier.planning, luthier.planning.one)."""
    open_: list[int] = [
        location
        for location, pile in enumerate(game.piles)
        if game.kit.crowded or not any(chip >> 3 == who for chip in pile)
    ]
    open_.append(WORKBENCH)
    return [("place", chip, location) for chip in game.boards[who].chips for location in open_]


def _place(game: Game, who: int, option: Option, table: Table) -> None:
    chip, location = int(option[1]), int(option[2])
    board = game.boards[who]
    board.chips.remove(chip)
    if location == WORKBENCH:
        board.bench.append(chip)
    else:
        game.piles[location].append(entry(who, chip))
    if table.listens:
        table.tell(Event("chip placed", "luthier.planning", {"player": who, "location": location}))


# Resolution.
ITS_OWN: Final[list[Option]] = [("activate", NONE)]
"""The location of the AI's left-most card."""


def activate(game: Game, table: Table) -> None:
    """Let the next player with a chip out activate a location, or end the round (luthier.resolution)."""
    passed, options = up_next(game)
    game.turn += passed
    if not options:
        game.stage = "close"
        return
    who = game.order[game.turn % len(game.order)]
    by_person = who != game.kit.ai
    location = int(table.ask(who, "activate", options)[1]) if by_person else digital.choose(game, table)
    _activated(game, who, location, table)


def up_next(game: Game) -> tuple[int, list[Option]]:
    """Return how many have nothing left before somebody who has, and what that one may activate; nothing if nobody has.

    What the AI activates it knows itself, so that it has but one option (luthier.resolution).
    """
    for passed in range(len(game.order)):
        who = game.order[(game.turn + passed) % len(game.order)]
        options = activate_options(game, who) if who != game.kit.ai else ITS_OWN if digital.has_cards(game) else []
        if options:
            return passed, options
    return len(game.order), []


def activate_options(game: Game, who: int) -> list[Option]:
    """Return the locations where a person still has a chip, the own Workbench last (luthier.resolution)."""
    options: list[Option] = [
        ("activate", location)
        for location, pile in enumerate(game.piles)
        if pile and any(chip >> 3 == who for chip in pile)
    ]
    if game.boards[who].bench:
        options.append(("activate", WORKBENCH))
    return options


def _activated(game: Game, who: int, location: int, table: Table) -> None:
    """Turn up the chips of a location (luthier.resolution.up)."""
    if table.listens:
        table.tell(Event("activated", "luthier.resolution", {"player": who, "location": location}))
    if location == WORKBENCH and who == game.kit.ai:
        digital.work(game, table)
        game.turn += 1
        return
    if location == WORKBENCH:
        game.queue = [[who, chip, skill(game, who, location, chip)] for chip in game.boards[who].bench]
        game.boards[who].bench = []
    else:
        game.queue = [_turned_up(game, location, chip, table) for chip in game.piles[location]]
        game.piles[location] = []
    game.location, game.asked = location, 0
    game.stage = "help"
    if table.listens:
        told = " ".join(f"{player}:{chip}:{skill}" for player, chip, skill in game.queue)
        table.tell(Event("turned up", "luthier.resolution.up", {"location": location, "chips": told}))


def _turned_up(game: Game, location: int, number: int, table: Table) -> list[int]:
    who = owner_of(number)
    if who == game.kit.ai:
        return [who, *digital.reveal(game, location, table)]
    return [who, chip_of(number), skill(game, who, location, chip_of(number))]


def help_(game: Game, table: Table) -> None:
    """Ask the next person there about an apprentice; after the last one set the order (luthier.resolution.apprentice,
    luthier.resolution.first).
    """
    places: Sequence[int] = range(len(game.queue))
    if len(places) > 1:
        places = sorted(places, key=lambda place: game.order.index(game.queue[place][0]))
    while game.asked < len(places):
        one = game.queue[places[game.asked]]
        who, chip, _ = one
        if who != game.kit.ai and game.boards[who].apprentices:
            if table.ask(who, "apprentice", [("help", chip), ("alone", chip)])[0] == "help":
                game.boards[who].apprentices -= 1
                one[2] += game.kit.box.numbers.apprentice_skill
                if table.listens:
                    what: What = {"player": who, "chip": chip}
                    table.tell(Event("helped", "luthier.resolution.apprentice", what))
            game.asked += 1
            return
        game.asked += 1
    by = 1 if game.kit.bare_chips else 2
    game.queue.sort(key=lambda each: -each[by])
    game.stage = "chip"


def next_chip(game: Game) -> None:
    """Go on with the next chip of the location, or with the next player."""
    game.queue.pop(0)
    game.stage = "chip"
    if not game.queue:
        game.location, game.turn, game.stage = NONE, game.turn + 1, "activate"


# The end of the round.


def close_round(game: Game, table: Table) -> None:
    """End a round: the AI's upkeep, the turn order; after the last one score the end (luthier.round.end)."""
    if game.ai is not None:
        digital.upkeep(game, table)
    if game.round == game.kit.box.numbers.rounds:
        score_end(game, table)
        if game.ai is not None:
            digital.end(game, table)
        game.stage = "over"
        if table.listens:
            table.tell(Event("game over", "luthier.end", {}))
        return
    game.order = [*game.balcony, *(who for who in game.order if who not in game.balcony)]
    game.balcony = []
    game.stage = "round"
    if table.listens:
        table.tell(Event("turn order", "luthier.round.end", {"order": " ".join(map(str, game.order))}))
