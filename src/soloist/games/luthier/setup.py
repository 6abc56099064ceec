"""Setting up a game (luthier.setup): the first state, and what is drawn and chosen before round 1."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.luthier.components import Box, box
from soloist.games.luthier.decks import fill_row, take_from_row
from soloist.games.luthier.gains import gain
from soloist.games.luthier.kinds import (
    DECKS,
    FAMILIES,
    INSTRUMENTS,
    LEVELS,
    MATERIALS,
    MONEY,
    NONE,
    PATRONS,
    REPAIRS,
    SHARED_LOCATIONS,
    START_GAIN,
    START_INSTRUMENT,
    START_REPAIR,
    START_ROUGH,
    TRACKS,
)
from soloist.games.luthier.opponent import digital
from soloist.games.luthier.repairing import do_repair, repair_ways, way_of
from soloist.games.luthier.settings import computer_seats
from soloist.games.luthier.state import ASSIGN_DUE, IN_HAND, TOKEN_DUE, Board, Game, Kit, people
from soloist.games.luthier.taking import add_instrument, lay_instrument, lay_patron
from soloist.games.luthier.workbench import build_options, rough_in

GOALS_DEALT = 2
"""The place of the goals in `Game.dealt`; patrons and instruments have the numbers of their decks."""


def kit_for(options: Mapping[str, str], overrides: Path | None = None) -> Kit:
    """Return the printed pieces, numbers and readings for a match's options."""
    contents = box(overrides)
    solo = options.get("seats", "solo") == "solo"
    players = 2 if solo else int(options["seats"])
    return Kit(
        box=contents,
        options=dict(options),
        players=players,
        ai=players - 1 if solo else NONE,
        alone=solo or len(computer_seats(options)) == players - 1,
        chips=contents.chips[options.get("chips", "1, 3, 5") != "1, 3, 5"],
        desks=_desks(contents),
        extra_goals=int(options.get("extra-goals", "0")) if solo else 0,
        patience_stays=options.get("patience", "back") != "back",
        crowded=options.get("crowd", "one chip") != "one chip",
        ai_goals=options.get("ai-goals", "yes") == "yes",
        your_goals=options.get("your-goals", "no") == "yes",
        lowest_left=options.get("direction", "highest") == "lowest",
        bare_chips=options.get("priority", "skill") == "chip",
        only_first=options.get("tastes", "order") == "only first",
        search_for_left=options.get("search-for", "any patron") == "left patron",
        above=options.get("above", "next"),
        one_next_award=options.get("next-award", "following") == "nothing",
        bench_search=options.get("bench-search", "workbench"),
        own_tokens=options.get("fewest-tokens", "all") == "its own",
        upgrade_skill=options.get("upgrade-skill", "adjusted"),
        one_upgrade=options.get("upgrades", "in turn") == "one",
        dropped_icons=options.get("dropped-icons", "no") == "yes",
        eleven_and_printed=options.get("eleven", "alone") == "and printed",
        half_of_sum=options.get("half-points", "each") == "sum",
        missed_goal_nothing=options.get("missed-goal", "top") == "nothing",
        skipped_step=options.get("skipped-step", "no") == "yes",
    )


def _desks(contents: Box) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return, by orchestra setup card and (last) without one, the desks of each section that are not covered."""
    return tuple(
        tuple(tuple(desk for desk in section.desks if desk not in cover) for section in contents.sections)
        for cover in (*contents.covers, ())
    )


def new(options: Mapping[str, str], overrides: Path | None = None) -> Game:
    """Return the state before anything was drawn."""
    kit = kit_for(options, overrides)
    contents, players = kit.box, kit.players
    sizes = [len(backs) for backs in contents.backs]
    return Game(
        kit=kit,
        stage="setup",
        round=0,
        turn=0,
        order=list(range(players)),
        boards=[_board(kit) for _ in range(players - (kit.ai != NONE))],
        ai=None,
        prestige=[0] * players,
        decks=[[1] * size for size in sizes],
        under=[[] for _ in sizes],
        discards=[[0] * size for size in sizes],
        rows=[[NONE] * len(contents.tiers) for _ in sizes],
        drawn=[0] * len(sizes),
        by_ai=[[] for _ in range(IN_HAND + 1)],
        goal_pile=[1] * len(contents.goals),
        dealt=[[], [], []],
        awards=[],
        award_owner=[NONE] * (contents.awards_in_play[players] * LEVELS),
        cover=NONE,
        plain=[0] * (len(contents.desk_section) * players),
        instrument_at=[NONE] * len(contents.desk_section),
        back_row=[0] * (len(FAMILIES) * players),
        chairs=[NONE] * len(FAMILIES),
        piles=[[] for _ in range(SHARED_LOCATIONS)],
        location=NONE,
        queue=[],
        asked=0,
        dice=[],
        added=0,
        rolls=0,
        market_open=True,
        balcony=[],
        due=[],
    )


def _board(kit: Kit) -> Board:
    n = kit.box.numbers
    return Board(
        family=NONE,
        materials=[n.materials] * len(MATERIALS),
        money=n.money,
        inspiration=n.inspiration,
        apprentices=0,
        tracks=[0] * len(TRACKS),
        chips=[],
        bench=[],
        patrons=[],
        gifts=[],
        fills=[],
        instruments=[],
        roughed=[],
        assigned=[],
        built=[],
        performed=[],
        repaired=[],
        completed=[],
        goals=[],
    )


def set_up(game: Game, table: Table) -> None:
    """Fill the rows, draw awards, the orchestra setup card and family tiles (luthier.setup)."""
    contents, players = game.kit.box, game.kit.players
    game.awards = _drawn(table, "awards", "award", len(contents.awards), contents.awards_in_play[players])
    if players <= contents.cover_seats:
        game.cover = _drawn(table, "orchestra card", "cover", len(contents.covers), 1)[0]
    tiles = _drawn(table, "family tiles", "family", len(contents.family_tiles), len(game.boards))
    for deck in range(len(DECKS)):
        fill_row(game, deck, table)
    for board, tile in zip(game.boards, tiles, strict=True):
        board.family = tile
    persons = sorted(range(len(tiles)), key=lambda who: contents.family_tiles[tiles[who]].number)
    game.order = persons if game.kit.ai == NONE else [*persons, game.kit.ai]
    game.stage = "deal"
    if table.listens:
        table.tell(Event("set up", "luthier.setup", {"order": " ".join(map(str, game.order))}))
    for who in persons:
        gain(game, who, contents.family_tiles[tiles[who]].gives, "family", table, "luthier.setup.family")


def _drawn(table: Table, label: str, of: str, size: int, n: int) -> list[int]:
    return table.draw(label, [1] * size, range(size), of, n, 0)


def deal(game: Game, table: Table) -> None:
    """Deal patrons and instruments to the next person (luthier.setup.choose)."""
    who, numbers = people(game)[game.turn], game.kit.box.numbers
    patrons, instruments = game.decks[PATRONS], game.decks[INSTRUMENTS]
    parts = [
        ("patrons", patrons, range(len(patrons)), DECKS[PATRONS], numbers.patrons_dealt),
        ("instruments", instruments, range(len(instruments)), DECKS[INSTRUMENTS], numbers.instruments_dealt),
    ]
    game.dealt[PATRONS], game.dealt[INSTRUMENTS] = table.deal("first cards", parts, who)
    game.stage = "choose"


def choose(game: Game, table: Table) -> None:
    """Keep one patron and one instrument; the others go under their decks (luthier.setup.choose)."""
    who = people(game)[game.turn]
    patrons, instruments = game.dealt[PATRONS], game.dealt[INSTRUMENTS]
    options: list[Option] = [("keep", patron, instrument) for patron in patrons for instrument in instruments]
    _, patron, instrument = (0, *map(int, table.ask(who, "first cards", options)[1:]))
    game.under[PATRONS] += [card for card in patrons if card != patron]
    game.under[INSTRUMENTS] += [card for card in instruments if card != instrument]
    game.dealt[PATRONS], game.dealt[INSTRUMENTS] = [], []
    lay_patron(game.boards[who], patron, len(game.kit.box.patrons[patron].needs))
    lay_instrument(game.boards[who], instrument)
    game.due.append((ASSIGN_DUE, who, instrument))
    if table.listens:
        what: What = {"player": who, "patron": patron, "instrument": instrument}
        table.tell(Event("first cards kept", "luthier.setup.choose", what))
    _next(game, "deal", "start")


def start(game: Game, table: Table) -> None:
    """Carry out the start action of the next person's family tile, or take money (luthier.setup.start)."""
    who = people(game)[game.turn]
    tile = game.kit.box.family_tiles[game.boards[who].family]
    if table.listens:
        table.tell(Event("start action", "luthier.setup.start", {"player": who, "family": game.boards[who].family}))
    if tile.start == START_GAIN:
        gain(game, who, tile.gains, "family", table, "luthier.setup.start")
    elif tile.section != NONE:
        game.due.append((TOKEN_DUE, who, tile.section))
    else:
        _start_deed(game, who, table)
    _next(game, "start", "goal deal")


def start_options(game: Game, who: int) -> list[Option]:
    """Return what may be done by a start action that leaves a choice (luthier.setup.start)."""
    box = game.kit.box
    tile = box.family_tiles[game.boards[who].family]
    if tile.start == START_ROUGH:
        return build_options(game, who, tile.n)
    options: list[Option] = []
    if tile.start == START_INSTRUMENT:
        options += [
            ("instrument", space + 1)
            for space, card in enumerate(game.rows[INSTRUMENTS])
            if card != NONE and not box.instruments[card].rare
        ]
    elif tile.start == START_REPAIR:
        for space, card in enumerate(game.rows[REPAIRS]):
            if card != NONE and box.repairs[card].value == tile.n:
                options += [("repair", space + 1, *way) for way in repair_ways(game, who, card)]
    return options


def _start_deed(game: Game, who: int, table: Table) -> None:
    options = start_options(game, who)
    if not options:
        money = ((MONEY, game.kit.box.numbers.start_money),)
        gain(game, who, money, "family", table, "luthier.setup.start-money")
        return
    option = table.ask(who, "start action", options)
    if option[0] == "rough":
        rough_in(game, who, option, table)
    elif option[0] == "instrument":
        add_instrument(game, who, take_from_row(game, who, INSTRUMENTS, int(option[1]) - 1), table)
    else:
        card = take_from_row(game, who, REPAIRS, int(option[1]) - 1)
        do_repair(game, who, card, way_of(option), table)


def deal_goals(game: Game, table: Table) -> None:
    """Deal goals to the next person, more of them in a harder solo game (luthier.setup.goals, luthier.ai.harder)."""
    who, numbers = people(game)[game.turn], game.kit.box.numbers
    n = numbers.goals_dealt + game.kit.extra_goals * numbers.harder_dealt
    game.dealt[GOALS_DEALT] = table.draw("goals", game.goal_pile, range(len(game.goal_pile)), "goal", n, who)
    game.stage = "goals"


def goals(game: Game, table: Table) -> None:
    """Keep some of the goals; the rest goes back unseen (luthier.setup.goals)."""
    who, numbers = people(game)[game.turn], game.kit.box.numbers
    dealt = game.dealt[GOALS_DEALT]
    n = min(numbers.goals_kept + game.kit.extra_goals * numbers.harder_kept, len(dealt))
    kept = [int(option[1]) for option in table.ask_some(who, "goals", [("goal", goal) for goal in dealt], n, n)]
    for goal in dealt:
        if goal not in kept:
            game.goal_pile[goal] += 1
    game.boards[who].goals = sorted(kept)
    game.dealt[GOALS_DEALT] = []
    if table.listens:
        table.tell(Event("goals kept", "luthier.setup.goals", {"player": who, "n": n}))
    _next(game, "goal deal", "prepare")


def prepare(game: Game, table: Table) -> None:
    """Set up the AI, if it plays (luthier.ai.setup)."""
    if game.kit.ai != NONE:
        digital.prepare(game, table)
    game.stage = "round"


def _next(game: Game, again: str, then: str) -> None:
    """Go on with the next person, or with the next stage."""
    game.turn += 1
    game.stage = again
    if game.turn == len(game.boards):
        game.turn, game.stage = 0, then
