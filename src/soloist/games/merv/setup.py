"""Setting up a game (merv.setup.*): the first state, and one step that draws everything."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from soloist.engine.events import Event
from soloist.engine.table import Table
from soloist.games.merv.caravan import refill
from soloist.games.merv.components import box
from soloist.games.merv.kinds import CELLS, MARKET, NONE, PLAIN, SEATS, SLOTS, WHITE
from soloist.games.merv.opponent import digital
from soloist.games.merv.settings import SETTINGS
from soloist.games.merv.state import Board, Game, Kit


def kit_for(options: Mapping[str, str], overrides: Path | None = None) -> Kit:
    """Return the pieces and readings for a match's options."""
    contents = box(overrides)
    seats = options.get("seats", "solo")
    people = 1 if seats == "solo" else int(seats)
    solo, automaton = people == 1, people < 3
    more = solo and options.get("caravan-camels", "fewer") == "more"
    return Kit(
        box=contents,
        options={setting.name: setting.default for setting in SETTINGS} | dict(options),
        people=people,
        players=people + solo + automaton,
        magistrate=people if solo else NONE,
        courtier=people + solo if automaton else NONE,
        caravan_camels=contents.start_camels_more if more else contents.start_camels[people],
        head_start=contents.levels[int(options.get("level", "0"))] if solo else 0,
        first_of_anybody=options.get("first-courtier", "own") == "anybody",
        soldiers_go_home=options.get("soldiers", "stay") == "home",
        gates_only=options.get("gate-places", "segments") == "gates",
        courtier_furthest=options.get("courtier-tie", "nearest") == "furthest",
    )


def new(options: Mapping[str, str], overrides: Path | None = None) -> Game:
    """Return the state before anything was drawn."""
    kit = kit_for(options, overrides)
    contents, players = kit.box, kit.players
    n = contents.numbers
    elsewhere = kit.caravan_camels + PLAIN + sum(city.camel for city in contents.cities)
    cubes = [n.cubes] * (PLAIN + 1)
    cubes[WHITE] -= n.start_white * kit.people
    return Game(
        kit=kit,
        stage="setup",
        round=1,
        turn=0,
        queue=list(range(players)),
        masters=[NONE] * players,
        spaces=[NONE] * players,
        space_camels=[0] * players,
        sites=[NONE] * CELLS,
        owners=[NONE] * CELLS,
        soldiers=[NONE] * CELLS,
        upgrades=[NONE] * CELLS,
        walls=[NONE] * SLOTS,
        points=[kit.head_start if who == kit.magistrate else 0 for who in range(players)],
        favour=[0] * players,
        influence=[0] * players,
        mosque=[0] * players,
        paths=[NONE] * players,
        courtiers=[0] * (len(contents.halls) * SEATS),
        posts=[0] * len(contents.cities),
        breakthroughs=[NONE] * len(contents.breakthroughs),
        scoring_tiles=[NONE] * len(contents.scoring_tiles),
        contracts=[NONE] * len(contents.contracts),
        cubes=cubes,
        goods=[n.goods] * len(contents.cities),
        upgrade_supply=list(contents.upgrades),
        deck=list(contents.spice_cards),
        row=[],
        row_camels=kit.caravan_camels,
        market=[0] * len(contents.boons),
        camels_out=n.camels - elsewhere,
        boards=[_board(kit) for _ in range(kit.people)],
        magistrate=digital.begin(kit) if kit.magistrate != NONE else None,
        site=NONE,
        action=NONE,
        done=False,
        colour=NONE,
        bought=0,
        saved=False,
        at_market=False,
        due=[],
        ransomed=0,
        scored=[0] * len(contents.halls),
    )


def _board(kit: Kit) -> Board:
    """Return what a person begins with (merv.setup.start)."""
    cubes, goods = [0] * (PLAIN + 1), [0] * len(kit.box.cities)
    cubes[WHITE] = kit.box.numbers.start_white
    return Board(cubes, 0, [0] * len(kit.box.spice_cards), goods, goods[:], 0, 0)


def set_up(game: Game, table: Table) -> None:
    """Lay out the city and the caravan, and form the first queue, one thing after the other in a fixed order."""
    kit = game.kit
    tiles = range(len(kit.box.site_action))
    drawn = table.draw("site tiles", [1] * len(tiles), tiles, "site", len(tiles), 0)
    game.sites = [*drawn[:MARKET], NONE, *drawn[MARKET:]]
    refill(game, table)
    if kit.magistrate != NONE:
        game.queue = [kit.magistrate, 0, kit.courtier]
        digital.prepare(game, table)
    else:
        people = range(kit.people)
        order = table.draw("first queue", [1] * kit.people, people, "player", kit.people, 0)
        game.queue = order if kit.courtier == NONE else [*order, kit.courtier]
    game.stage = "turn"
    if table.listens:
        table.tell(Event("set up", "merv.setup.city", {}))
