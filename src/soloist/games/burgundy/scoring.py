"""Points: gains and the target marker, areas, and the monasteries that score when they are placed."""

from __future__ import annotations

from itertools import permutations

from soloist.engine.events import Event, What
from soloist.engine.table import Table
from soloist.games.burgundy.components import Numbers
from soloist.games.burgundy.kinds import ANIMALS_ON, BUILDINGS, SPECIES_OF
from soloist.games.burgundy.state import BOUGHT_GAIN, EMPTY, FREE, GAINS, Duchy, Game, has, number_of


def moved(counter: int, target: int, numbers: Numbers) -> tuple[int, int, bool]:
    """Return where the counter and the target stand once a gain has moved the counter there, and whether it was reset.

    (burgundy.target.counter, burgundy.target.reset, burgundy.target.step, burgundy.reading.gain,
    burgundy.reading.floor)
    """
    if counter < target:
        return counter, target, False
    return 0, max(numbers.target_floor, target - numbers.target_step), True


def take_gain(game: Game, which: int, table: Table) -> None:
    """Take one of the gains that are due (burgundy.target.counter to burgundy.target.action)."""
    what, points = game.gains.pop(which)
    duchy = game.duchy
    reached, target = duchy.points + points, duchy.target
    duchy.points, duchy.target, reset = moved(reached, target, game.kit.numbers)
    if reset:
        duchy.resets += 1
        game.due[FREE] += 1
    if what != BOUGHT_GAIN:
        game.may_buy_points = True
    if table.listens:
        gain: What = {"what": GAINS[what], "points": points, "counter": reached}
        table.tell(Event("gained", "burgundy.target.counter", gain))
        if reset:
            new: What = {"target": duchy.target, "times": duchy.resets, "lost": reached - target}
            table.tell(Event("target reached", "burgundy.target.reset", new))


def settle(game: Game, table: Table) -> None:
    """Take the gains that are due, unless their order has to be asked first (burgundy.reading.gain-order)."""
    while game.gains:
        if len(game.gains) > 1 and _order_is_asked(game):
            return
        take_gain(game, 0, table)


def _order_is_asked(game: Game) -> bool:
    asked = game.kit.ask_gain_order
    if asked == "never" or len({points for _, points in game.gains}) == 1:
        return False
    return asked == "always" or order_matters(game)


def order_matters(game: Game) -> bool:
    """Whether two orders of the gains lead to a different counter, target or number of free actions."""
    ends = set()
    for order in permutations(points for _, points in game.gains):
        counter, target, resets = game.duchy.points, game.duchy.target, 0
        for points in order:
            counter, target, reset = moved(counter + points, target, game.kit.numbers)
            resets += reset
        ends.add((counter, target, resets))
    return len(ends) > 1


def animal_points(game: Game, kind: int, space: int) -> int:
    """Return what an animal tile just placed scores (burgundy.animal, burgundy.monastery.7)."""
    board, tiles = game.kit.board, game.duchy.tiles
    species = SPECIES_OF[kind]
    pasture = [tiles[s] for s in board.areas[board.area_of[space]] if tiles[s] != EMPTY]
    scoring = [k for k in pasture if SPECIES_OF[k] == species]
    more = game.kit.values[7] * len(scoring) if has(game.duchy, 7) else 0
    return sum(ANIMALS_ON[k] for k in scoring) + more


def area_points(game: Game, area: int) -> int:
    """Return what a completed area scores for its size and the phase (burgundy.area.size, burgundy.area.phase)."""
    n = game.kit.numbers
    return n.area_points[len(game.kit.board.areas[area])] + n.phase_points[game.phase]


def complete_colours(game: Game) -> int:
    """Return how many colours have all their spaces covered."""
    covered = game.duchy.covered
    return sum(1 for mask in game.kit.board.colour_mask if not mask & ~covered)


def monastery_points(game: Game, kind: int) -> int:
    """Return what a monastery scores when it is placed (burgundy.monastery.15 to burgundy.monastery.26)."""
    number = number_of(kind)
    duchy = game.duchy
    return game.kit.values[number] * _counted(game, duchy, number)


def _counted(game: Game, duchy: Duchy, number: int) -> int:
    if number == 15:
        return sum(1 for tiles in duchy.sold if tiles)
    if number == 24:
        return len({SPECIES_OF[kind] for kind in duchy.tiles if kind != EMPTY} - {-1})
    if number == 25:
        return sum(duchy.sold)
    if number == 26:
        return complete_colours(game)
    building = game.kit.box.monasteries[number].building
    return duchy.tiles.count(BUILDINGS.index(building)) if building else 0


def is_scoring(kind: int) -> bool:
    """Whether a monastery is one of those that score when placed."""
    return number_of(kind) >= 15
