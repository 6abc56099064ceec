"""What cannot be so of the Cardinalbot's own board: corrections that contradict each other or the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Final

from soloist.engine.questions import Answer
from soloist.engine.text import say
from soloist.games.tiletum.beside.mending import (
    ITS_CHARACTERS,
    ITS_CONTRACTS,
    ITS_CRESTS,
    ITS_HOUSES,
    ITS_PILLARS,
    ITS_TILES,
    ITS_WAITING,
    NUMBERS,
)
from soloist.games.tiletum.beside.reading import rows_told
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.names import action_name, cathedral_name, crest_name, spot_name


def _other_houses(game: Beside, answer: Answer) -> str:
    home = game.kit.box.tiletum
    if ("town", home) in answer:
        return ""
    return say("One of its Houses stands in {town} from the beginning.", town=spot_name(game.kit.box, home))


def _closed(game: Beside, answer: Answer) -> str:
    """Nothing is at the Cathedral that is not available (TC018, TB020)."""
    if ("cathedral", game.closed) not in answer:
        return ""
    name = cathedral_name(game.kit.box, game.closed)
    return say("You told before that the Cathedral of {name} is not available: nobody builds there.", name=name)


def _other_pillars(game: Beside, answer: Answer) -> str:
    """Where it has a Cathedral tile, it has a Pillar (TC039)."""
    without = [n for n in game.me.built if ("cathedral", n) not in answer]
    if _closed(game, answer) or not without:
        return _closed(game, answer)
    names = ", ".join(cathedral_name(game.kit.box, n) for n in without)
    return say("It has a Pillar where it has a Cathedral tile: {names}. If the tile is wrong, correct the tiles first.",
               names=names)  # fmt: skip


def _other_cathedral_tiles(game: Beside, answer: Answer) -> str:
    without = [cathedral_name(game.kit.box, int(n)) for _, n in answer if n not in game.me.pillars]
    if _closed(game, answer) or not without:
        return _closed(game, answer)
    return say("It has Cathedral tiles only where it has a Pillar, not of {names}.", names=", ".join(without))


def _other_contracts(game: Beside, answer: Answer) -> str:
    """Each Contract asks for a Resource at least."""
    rows = rows_told(answer, NUMBERS)
    if all(any(row[:-1]) for row in rows if any(row)):
        return ""
    return say("A Contract asks for one Resource at least; one that it does not have is left at 0 in all.")


def _too_many_of_a_type(game: Beside, types: Sequence[int]) -> str:
    """It has two Characters of a type at most, those in its Rooms and those that wait together (TC062)."""
    most = game.kit.box.cardinal.of_a_type
    for kind, n in sorted(Counter(types).items()):
        if n > most:
            return say("Of one type it has {most} Characters at most, not {n}: {name}.",
                       most=most, n=n, name=action_name(kind))  # fmt: skip
    return ""


def _other_waiting(game: Beside, answer: Answer) -> str:
    return _too_many_of_a_type(game, [*(kind for room in game.me.rooms for kind in room), *(int(n) for _, n in answer)])


def _other_crests(game: Beside, answer: Answer) -> str:
    """Under a Building lies one Crest at most (TC038)."""
    places = [int(n) for n in answer[0][1:]]
    for building in range(1, len(game.me.placed) + 1):
        if places.count(building) > 1:
            names = ", ".join(crest_name(kind) for kind, place in enumerate(places) if place == building)
            return say("Under Building {n} lies one Crest, not several: {names}.", n=building, names=names)
    return ""


def _other_characters(game: Beside, answer: Answer) -> str:
    """In a Building all Characters are of one type (TB132, TC059)."""
    numbers = iter(answer[0][1:])
    for building, size in enumerate(game.kit.box.cardinal.rooms, 1):
        types = sorted({int(n) - 1 for n in islice(numbers, size) if n})
        if len(types) > 1:
            names = ", ".join(map(action_name, types))
            return say(
                "In a Building all Characters are of one type, not in Building {n}: {names}.", n=building, names=names
            )
    return _too_many_of_a_type(game, [int(n) - 1 for n in answer[0][1:] if n])


CORRECTED: Final[Mapping[str, Callable[[Beside, Answer], str]]] = {
    ITS_HOUSES: _other_houses,
    ITS_CRESTS: _other_crests,
    ITS_CHARACTERS: _other_characters,
    ITS_PILLARS: _other_pillars,
    ITS_TILES: _other_cathedral_tiles,
    ITS_WAITING: _other_waiting,
    ITS_CONTRACTS: _other_contracts,
}
"""What cannot be of its own board, by the question that puts it right."""
