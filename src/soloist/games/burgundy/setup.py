"""Setting up: the options of a match, the first state, the castle, and what every phase lays out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from soloist.engine.events import Event
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.engine.text import N_
from soloist.games.burgundy.components import box
from soloist.games.burgundy.kinds import (
    ANIMAL,
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    COLOUR_OF,
    COLOURS,
    GOODS,
    JOKER,
    MONASTERY,
)
from soloist.games.burgundy.state import BUILDINGS, DEPOTS, DUE, EMPTY, SLOTS, Duchy, Game, Kit, refresh, spaces
from soloist.games.burgundy.turn import DISTANCE, FARTHEST

KINDS_OF = tuple(tuple(kind for kind, colour in enumerate(COLOUR_OF) if colour == c) for c in range(len(COLOURS)))
ALL_KINDS = tuple(range(JOKER))
ALL_GOODS = tuple(range(1, GOODS + 1))
DRAWN = {
    BUILDING: N_("Buildings, in the order of the depots"),
    MONASTERY: N_("Monasteries, in the order of the depots"),
    ANIMAL: N_("Animals, in the order of the depots"),
}
"""The colours whose tiles differ: only these are drawn, the other colours have one kind each."""


def kit_for(options: Mapping[str, str], overrides: Path | None) -> Kit:
    """Return the boards, numbers and readings for a match's options."""
    contents = box(overrides)
    boards = contents.joined if options["river-areas"] == "one area" else contents.duchies
    board = boards[options["duchy"]]
    values = [*contents.values]
    for number in (15, 26):
        if options[f"monastery-{number}"] == "2011":
            values[number] = contents.values_2011[number]
    mixed = contents.monasteries[6]
    return Kit(
        box=contents,
        board=board,
        options=dict(options),
        numbers=contents.numbers,
        ask_gain_order=options["gain-order"],
        buy_only_when_scoring=options["buy-points"] == "when scoring",
        trade_needs_goods=options["trade-empty"] == "no",
        joker_crosses=options["joker-river"] == "yes",
        workers_may_pay=bool(mixed.workers_pay_2011) if options["monastery-6"] == "2011" else mixed.workers_pay,
        values=tuple(values),
        reach=tuple(tuple(_reach(board.die_mask, die, steps) for steps in range(FARTHEST + 1)) for die in range(7)),
    )


def _reach(die_mask: tuple[int, ...], die: int, steps: int) -> int:
    mask = 0
    for number in range(1, 7):
        if die == 0 or DISTANCE[die][number] <= steps:
            mask |= die_mask[number]
    return mask


def new(options: Mapping[str, str], overrides: Path | None = None) -> Game:
    """Return the state before the first question (burgundy.setup.board, burgundy.setup.counters)."""
    kit = kit_for(options, overrides)
    n = kit.numbers
    duchy = Duchy(
        tiles=[EMPTY] * len(kit.board.colour),
        storage=[EMPTY] * n.storage,
        goods=[0] * GOODS,
        sold=[0] * GOODS,
        silver=n.start_silver,
        workers=n.start_workers,
        points=0,
        target=int(options["target"]),
        resets=0,
        covered=0,
        open=0,
        dry=0,
        blocked=[0] * BUILDINGS,
        monasteries=0,
        mines=0,
    )
    return Game(
        kit=kit,
        stage="castle",
        phase=-1,
        round=0,
        white=0,
        dice=[],
        closing=False,
        bought=False,
        may_buy_points=False,
        due=[0] * len(DUE),
        gains=[],
        depots=[EMPTY] * (DEPOTS * SLOTS),
        depot_goods=[0] * (DEPOTS * GOODS),
        black=[EMPTY] * kit.box.black_spaces,
        supply=list(kit.box.coloured),
        black_supply=list(kit.box.black),
        goods_supply=[n.goods_each] * GOODS,
        goods_row=[],
        out=[0] * len(ALL_KINDS),
        goods_out=[0] * GOODS,
        turned=[0] * len(ALL_KINDS),
        duchy=duchy,
    )


def found(game: Game, table: Table) -> None:
    """Put the first castle on a castle space and draw the first goods (burgundy.setup.castle, burgundy.setup.stock)."""
    board, duchy = game.kit.board, game.duchy
    options: list[Option] = [("castle", space) for space in spaces(board.colour_mask[CASTLE])]
    _, space = table.ask(0, "castle", options)
    goods = table.draw("starting goods", game.goods_supply, ALL_GOODS, "goods", game.kit.numbers.start_goods, 0)
    for good in goods:
        duchy.goods[good - 1] += 1
    duchy.tiles[int(space)] = CASTLE_TILE
    game.supply[CASTLE_TILE] -= 1
    refresh(game)
    game.stage = "phase"
    if table.listens:
        table.tell(Event("castle founded", "burgundy.setup.castle", {"space": space}))
        table.tell(Event("starting goods", "burgundy.setup.stock", {"goods": " ".join(map(str, sorted(goods)))}))


def begin_phase(game: Game, table: Table) -> None:
    """Fill the depots and lay out the phase's goods (burgundy.phase.fill)."""
    contents = game.kit.box
    colours = [colour for depot in contents.depots for colour in depot]
    parts: list[tuple[str, list[int], tuple[int, ...], str, int]] = [
        (name, [game.supply[kind] for kind in KINDS_OF[colour]], KINDS_OF[colour], "tile", colours.count(colour))
        for colour, name in DRAWN.items()
    ]
    parts.append((N_("Black depot"), game.black_supply, ALL_KINDS, "tile", contents.black_spaces))
    parts.append((N_("Goods of the phase"), game.goods_supply, ALL_GOODS, "goods", game.kit.numbers.phase_rounds))
    outcome = table.deal("phase", parts, game.phase + 2)
    tiles = {colour: iter(drawn) for colour, drawn in zip(DRAWN, outcome, strict=False)}
    for place, colour in enumerate(colours):
        kind = next(tiles[colour]) if colour in DRAWN else KINDS_OF[colour][0]
        game.depots[place] = kind
        game.supply[kind] -= 1
    game.black = list(outcome[-2])
    game.goods_row = list(outcome[-1])
    game.phase += 1
    game.stage = "round"
    if table.listens:
        table.tell(Event("phase begins", "burgundy.phase.fill", {"phase": game.phase}))
