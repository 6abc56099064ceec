"""What follows from what was told: steps between places, the House spaces of a town, the Bonus tiles within reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from soloist.engine.memory import asked
from soloist.engine.sight import At, Fact, Thing
from soloist.games.tiletum.beside.facts import LOWEST_SPACE
from soloist.games.tiletum.beside.settings import COMPARED
from soloist.games.tiletum.beside.state import EMPTY, Beside, houses_in, sector_of
from soloist.games.tiletum.kinds import (
    CLERGY,
    INCOME,
    ROW_ACTION,
    ROW_CONTRACT,
    ROW_CREST,
    ROW_RESOURCE,
    ROWS,
    SECTORS,
    WHOLE_BUILDING,
)
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.own import Cardinal, Piece, Place, challenged, keeps_contract, lacking_crests
from soloist.games.tiletum.opponent.pieces import shown

MOST_STEPS: Final = 20
"""More than any reach, and than any way on the map."""
UNKNOWN: Final = -1


def compared(game: Beside) -> bool:
    """Whether the map of Soloist is that of the board."""
    return game.kit.options["map"] == COMPARED


# Steps: printed, the same in both directions, and to a Cathedral as to its town.
def spot_of(game: Beside, place: Thing) -> int:
    """Return the spot of a town or a Cathedral."""
    assert isinstance(place, tuple)
    number = int(place[1])
    return game.kit.box.cathedrals[number] if place[0] == "cathedral" else number


def _way(game: Beside, x: Thing, start: Thing) -> str:
    return asked("steps between", {}, [("town", spot_of(game, place)) for place in (x, start)])


def steps_between(game: Beside, x: Thing, start: Thing) -> tuple[int, int]:
    """Return how many steps it is at least and at most, by the map or by what was told."""
    if compared(game):
        distance = game.kit.box.distance[spot_of(game, start)][spot_of(game, x)]
        return distance, distance
    if spot_of(game, x) == spot_of(game, start):
        return 0, 0
    least, most = (int(str(n)) for n in game.memory.recall(_way(game, x, start)) or (1, MOST_STEPS))
    return least, most


def _hear_steps(game: Beside, x: Thing, start: Thing, least: int, most: int) -> None:
    before = steps_between(game, x, start)
    if not compared(game) and before[0] < before[1]:
        both = (max(least, before[0]), min(most, before[1]))
        game.memory.keep(_way(game, x, start), both, "printed", ())


def hear_distance(game: Beside, x: Place, value: int, start: Place) -> None:
    """Note how many steps it is."""
    _hear_steps(game, x, start, value, value)


def hear_within(game: Beside, x: Place, value: int, start: Place, steps: int) -> None:
    """Note that it is so many steps or fewer, or more."""
    _hear_steps(game, x, start, *((0, steps) if value else (steps + 1, MOST_STEPS)))


def distance(game: Beside, x: Place, start: Place) -> int | None:
    """Return how many steps it is, if that is known."""
    least, most = steps_between(game, x, start)
    return least if least == most else None


def within(game: Beside, x: Place, start: Place, steps: int) -> int | None:
    """Return whether a place is within reach, if that is known."""
    least, most = steps_between(game, x, start)
    return 1 if most <= steps else 0 if least > steps else None


# The best of some that was told, and what it says of the others.
HIGHEST: Final = 99
"""No number that is told is higher."""


def best_told(game: Beside, fact: Fact, at: At) -> Iterator[tuple[str, Sequence[Thing], list[Thing]]]:
    """Return which were told to have the most or the least of a number, and of which things."""
    for how in ("most", "least"):
        before = asked(f"{how} {fact.name}", at) + ": "
        for line, told in list(game.memory.told.items()):
            if line.startswith(before):
                names = [text.split() for text in line.removeprefix(before).split(", ")]
                yield how, told.values, [(kind, int(number)) for kind, number in names]


def total(game: Beside, x: Thing) -> int | None:
    """Return how many points both tiles of a Cathedral have, if the top tile was told."""
    told = game.memory.recall(asked(facts.TOP_TILE.name, {}, (x,)))
    return None if told is None else construction_points(game, x) + int(str(told[0]))


def construction_points(game: Beside, x: Thing) -> int:
    """Return the points of the Construction tile of a Cathedral, told when the game was set up."""
    assert isinstance(x, tuple)
    return game.points[int(x[1])]


def hear_top_tile(game: Beside, x: Place, value: int) -> None:
    """Note that those are worth less that were told to be worth less; it holds when the best is not there any more."""
    both = construction_points(game, x) + value
    for _, best, things in best_told(game, facts.TOTAL, {}):
        for other in things if x in best else ():
            if other != x:
                most = both if other in best else both - 1
                game.memory.keep(asked("total at most", {}, (other,)), (most,), "turn", ())


def most_total(game: Beside, x: Thing) -> int:
    """Return how many points both tiles of a Cathedral have at most."""
    told = game.memory.recall(asked("total at most", {}, (x,)))
    return HIGHEST if told is None else int(str(told[0]))


# The Contract offer.
def hear_crest_offered(game: Beside, x: Place, value: int, lacks: Piece, ap: int) -> None:
    """Note whether a Crest that it lacks lies in the offer for so many AP, as long as nothing is taken there."""
    line = asked("new Crest offered", {"ap": ap})
    game.memory.keep(line, (value, *lacks[1:]), "turn", (facts.CREST_OFFERED,))


def crests_offered(game: Beside) -> Iterator[tuple[int, int, tuple[Thing, ...]]]:
    """Return for how many AP it was told in this turn whether a new Crest lies there, the answer, and what was new."""
    for ap in range(MOST_STEPS):
        told = game.memory.recall(asked("new Crest offered", {"ap": ap}))
        if told is not None:
            yield ap, int(str(told[0])), told[1:]


# The King track.
HEIGHT: Final = "you are higher"
"""What was told of your marker since somebody moved: whether it is above a space, and the space."""


def hear_height(game: Beside, x: Place, value: int, space: int) -> None:
    """Note whether your marker is above a space."""
    game.memory.keep(HEIGHT, (value, space), "game", ())


def spaces_below(game: Beside) -> int | None:
    """Return how many spaces the King track has below 0, if that was told."""
    told = game.memory.recall(asked(LOWEST_SPACE.name, {}, (("king track", 0),)))
    return None if told is None else int(str(told[0]))


YOURS: Final = "your space"
"""Where your marker stands, as long as that follows from what you told in the King phase."""


def hear_your_space(game: Beside, space: int) -> None:
    """Note where your marker stands after the King phase: below 0 it goes back up (TB054)."""
    game.memory.keep(YOURS, (max(0, space),), "game", ())


def you_fall(game: Beside, steps: int) -> None:
    """Note that you fall like everybody; below 0 it is perhaps not known where the track ends (TB029)."""
    told = game.memory.recall(YOURS)
    if told is not None and int(str(told[0])) >= steps:
        game.memory.keep(YOURS, (int(str(told[0])) - steps,), "game", ())
    else:
        game.memory.told.pop(YOURS, None)


def you_are_higher(game: Beside, x: Place, space: int) -> int | None:
    """Return whether your marker is above a space, if that follows from what was told since you moved."""
    yours = game.memory.recall(YOURS)
    if yours is not None:
        return int(int(str(yours[0])) > space)
    told = game.memory.recall(HEIGHT)
    if told is None:
        return None
    higher, than = int(str(told[0])), int(str(told[1]))
    return higher if (space <= than if higher else space >= than) else None


# House spaces: as long as the same number of Houses stands in a town. What is free where none stands is printed.
OF_SPACES: Final = (facts.FREE_HOUSE, facts.FREE_POINTS, facts.FREE_REWARD, facts.SPACE_POINTS)
"""What can be told of the House spaces of a town; `place` says which of these."""


def _spaces(game: Beside, spot: int, houses: int) -> list[int]:
    """Return what was told of a town with so many Houses: free, with points, with a reward, and how many points."""
    told = game.memory.recall(asked("house spaces", {"houses": houses}, (("town", spot),)))
    return [UNKNOWN] * len(OF_SPACES) if told is None else [int(str(n)) for n in told]


def hear_spaces(game: Beside, x: Place, place: int, value: int) -> None:
    """Note what was told of the House spaces of a town, and what follows; `place` as in OF_SPACES."""
    houses = houses_in(game, x[1])
    spaces = _spaces(game, x[1], houses)
    spaces[place] = value
    free, points, reward, most = spaces
    if most != UNKNOWN:
        points = int(most > 0)
    if 1 in (points, reward) or most > 0:
        free = 1
    if free == 0:
        points = reward = most = 0
    if points == 0:
        most = 0
    line = asked("house spaces", {"houses": houses}, (("town", x[1]),))
    game.memory.keep(line, (free, points, reward, most), "game" if houses else "printed", ())


def space(game: Beside, x: Place, place: int) -> int | None:
    """Return what is known of the House spaces of a town; what it has not with fewer Houses it has not with more."""
    rewards = _rewards(game, x)
    if rewards is not None:
        points = max([0, *rewards])
        return int((bool(rewards), points > 0, WHOLE_BUILDING in rewards, points)[place])
    houses = houses_in(game, x[1])
    value = _spaces(game, x[1], houses)[place]
    if value == UNKNOWN and any(_spaces(game, x[1], n)[place] == 0 for n in range(houses)):
        return 0
    return None if value == UNKNOWN else value


def _rewards(game: Beside, x: Place) -> list[int] | None:
    """Return the rewards of the free House spaces of a town, on a map that was compared."""
    if not compared(game):
        return None
    box, spot = game.kit.box, x[1]
    spaces = box.open_houses[game.kit.players][spot]
    return [box.houses[one].reward for one in spaces][houses_in(game, spot) :] if spot != box.tiletum else []


# Bonus tiles of the map: they are never filled up, so what does not lie within reach never will.
def _first_row(at: At) -> str:
    return asked("first row", {"start": at["start"], "steps": at["steps"]})


def note_best(game: Beside, at: At, found: list[Piece], row: int) -> None:
    """Note the row of the best tiles within reach, and that Crests that would be better do not lie there."""
    game.memory.keep(_first_row(at), (row,), "game", ())
    lacking: list[Piece] = [("crest", crest) for crest in lacking_crests(game.me)]
    if row == ROW_CREST and not any(tile in lacking for tile in found):
        note_absent(game, at, lacking)


def note_absent(game: Beside, at: At, crests: list[Piece]) -> None:
    """Note that Crests do not lie within reach."""
    needs = {"start": at["start"], "steps": at["steps"]}
    for crest in crests:
        game.memory.keep(asked(facts.CRESTS_WITHIN.name, needs, (crest,)), (0,), "no", (facts.CRESTS_WITHIN,))


def first_row(game: Beside, start: Thing, steps: int) -> int:
    """Return the row before which nothing lies within reach, by what was told of the same or a further reach."""
    told = (game.memory.recall(_first_row({"start": start, "steps": n})) for n in range(steps, MOST_STEPS))
    return max((int(str(row[0])) for row in told if row is not None), default=ROW_CREST)


def crest_within(game: Beside, x: Thing, start: Thing, steps: int) -> int | None:
    """Return whether a Crest lies within reach, by what was told of the same, a nearer or a further reach."""
    if first_row(game, start, steps) > ROW_CREST:
        return 0
    return of_other(game, facts.CRESTS_WITHIN, x, {"start": start}, "steps", steps)


def may_lie(game: Beside, tile: Piece, start: Thing, steps: int) -> bool:
    """Whether a tile can lie within reach, by what was told: on the map nothing comes anew."""
    row = shown(tile).row
    return row >= first_row(game, start, steps) and (row != ROW_CREST or crest_within(game, tile, start, steps) != 0)


def of_other(game: Beside, fact: Fact, x: Thing, at: At, name: str, reach: int) -> int | None:
    """Return what was told with the same, a smaller or a greater number: a yes holds with more, a no with less."""
    for other in range(MOST_STEPS):
        told = game.memory.recall(asked(fact.name, {**at, name: other}, (x,)))
        if told is not None and (other <= reach if told[0] else other >= reach):
            return int(str(told[0]))
    return None


def crests_of_its_own(game: Beside, start: Thing, steps: int) -> list[Thing] | None:
    """Return the Crests within reach that it lacks, if it is known of each whether it is."""
    crests: list[Thing] = [("crest", crest) for crest in lacking_crests(game.me)]
    near = [crest_within(game, crest, start, steps) for crest in crests]
    return None if None in near else [crest for crest, lies in zip(crests, near, strict=True) if lies]


def tiles(game: Beside, start: Place, steps: int) -> list[Thing] | None:
    """Return what matters of the Bonus tiles within reach if that is known: Crests that it lacks, or that none lies."""
    if first_row(game, start, steps) == len(ROWS):
        return []
    return crests_of_its_own(game, start, steps) or None


# The Bonus tiles of the wheel.
def matters(me: Cardinal, row: int) -> bool:
    """Whether it matters to it what a tile of a row gives (TC092 to TC095)."""
    if row == ROW_CONTRACT:
        return keeps_contract(me)
    return challenged(me, {ROW_RESOURCE: CLERGY, ROW_ACTION: INCOME}.get(row, UNKNOWN))


def wheel_tile(game: Beside, number: int) -> list[Thing] | None:
    """Return the tile of a sector, if all is known of it that matters."""
    tile = game.tiles[sector_of(game, number)]
    if not tile or (tile[0] == "row" and matters(game.me, int(tile[1]))):
        return None
    return [] if tile == EMPTY else [tile]


def new_crest(game: Beside, number: int, lacks: Piece) -> int | None:
    """Return whether a Crest that it lacks lies at a sector, if that is known; what it lacks only grows less."""
    tile = game.tiles[sector_of(game, number)]
    if tile:
        return int(tile[0] == "crest" and tile[1] in lacks[1:])
    told = game.memory.recall(_new_crest(game, number))
    return None if told is None else int(str(told[0]))


def new_crest_at(game: Beside, lacks: Piece, number: int, sectors: Piece) -> list[Thing] | None:
    """Return the sector of a number if a Crest that it lacks lies there, or nothing, if that is known."""
    value = new_crest(game, number, lacks)
    return None if value is None else [("sector", number)] if value else []


def denied_crests(game: Beside, number: int) -> list[Piece]:
    """Return the Crests that were told not to lie at a sector, also those that it got since.

    They are those that it lacked when that was told; until the cleanup nothing comes anew there (TB066).
    """
    value, *lacked = game.memory.recall(_new_crest(game, number)) or (1,)
    return [] if value else [("crest", int(str(crest))) for crest in lacked]


def note_new_crest(game: Beside, number: int, value: int, lacks: Piece) -> None:
    """Note whether a Crest that it lacks lies at a sector, and which if it lacks only one."""
    game.memory.keep(_new_crest(game, number), (value, *lacks[1:]), "turn" if value else "game", ())
    if value and len(lacks) == len(("crests", 0)):
        game.tiles[sector_of(game, number)] = ("crest", lacks[1])


def _new_crest(game: Beside, number: int) -> str:
    return asked("new Crest", {}, (("place", sector_of(game, number)),))


def wheel_is_filled(game: Beside) -> None:
    """Note that in the cleanup empty sectors get tiles that are not known; what was left stays (TB067)."""
    for number in range(1, SECTORS + 1):
        game.memory.told.pop(_new_crest(game, number), None)
    game.tiles = [() if tile == EMPTY else tile for tile in game.tiles]
