"""The Wall: segments and gates (merv.wall.*)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import paying
from soloist.games.merv.gains import take_due
from soloist.games.merv.kinds import BEHIND, GATE, NONE, PLAIN, WALL
from soloist.games.merv.state import Game, free_places, gates_left, segment_price
from soloist.games.merv.tracks import gain_favour, gain_influence


def wall_options(game: Game, who: int) -> list[Option]:
    """Return every segment and gate that can be paid, place by place (merv.wall, merv.wall.anywhere)."""
    cubes, numbers, gate_places = game.boards[who].cubes, game.kit.box.numbers, game.kit.box.gate_places
    stacks = [stack for stack in range(PLAIN) if (n := segment_price(game, stack)) and
              paying.can_pay(cubes, stack, n, 0)]  # fmt: skip
    gate = gates_left(game) > 0 and paying.most_different(cubes) >= numbers.gate_cubes
    if not stacks and not gate:
        return []
    options: list[Option] = []
    for place in free_places(game, gates=True):
        if not gate_places[place] or not game.kit.gates_only:
            options += [("segment", stack, place) for stack in stacks]
        if gate and gate_places[place]:
            options.append(("gate", place))
    return options


def free_segment_options(game: Game) -> list[Option]:
    """Return every segment of every stack, for one that costs nothing (merv.wall.free)."""
    stacks = [stack for stack in range(PLAIN) if segment_price(game, stack)]
    places = free_places(game, gates=not game.kit.gates_only)
    return [("segment", stack, place) for place in places for stack in stacks]


def build_segment(game: Game, who: int, option: Option, table: Table) -> None:
    """Build a segment, one that is due at no cost (merv.wall.prices)."""
    stack, place = int(option[1]), int(option[2])
    if not game.due:
        (way,) = paying.ways(game.boards[who].cubes, stack, segment_price(game, stack), 0)
        game.action = WALL
        paying.pay(game, who, way)
    take_due(game)
    place_wall(game, who, stack, place, table)


def build_gate(game: Game, who: int, option: Option, table: Table) -> None:
    """Build a gate for cubes of different colours; it brings favour (merv.wall.gate)."""
    numbers = game.kit.box.numbers
    way = paying.choose(who, paying.different_ways(game.boards[who].cubes, numbers.gate_cubes), table)
    game.action = WALL
    paying.pay(game, who, way)
    place_wall(game, who, GATE, int(option[1]), table)
    gain_favour(game, who, numbers.gate_favour, table)


def place_wall(game: Game, who: int, kind: int, place: int, table: Table) -> None:
    """Put a wall into a place and gain influence for the buildings behind it (merv.wall.influence)."""
    game.walls[place] = kind
    if table.listens:
        what: What = {"player": who, "wall": kind, "place": place}
        table.tell(Event("wall", "merv.wall", what))
    influence = wall_influence(game, who, place)
    if influence:
        gain_influence(game, who, influence, table)


def wall_influence(game: Game, who: int, place: int) -> int:
    """Return the influence that a player gains for a wall in a place."""
    numbers, total = game.kit.box.numbers, 0
    for cell in BEHIND[place]:
        owner = game.owners[cell]
        if owner != NONE:
            total += numbers.own_influence if owner == who else numbers.other_influence
    return total
