"""Paying cubes: every way to pay a price, and paying one of them (merv.pieces.white, merv.pieces.paid-first)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv.kinds import PLAIN, SAVED, WHITE
from soloist.games.merv.state import Game

Way = tuple[int, ...]
"""The colours of cubes that are paid, SAVED for the one that a level 2 tile saves."""


def can_pay(cubes: Sequence[int], colour: int, n: int, any_: int, saved: bool = False) -> bool:
    """Whether n cubes of a colour and `any_` of any can be paid; `saved`: one of them less."""
    lacking = max(0, n - cubes[colour]) if n else 0
    total = sum(cubes)
    if lacking <= cubes[WHITE] and n + any_ <= total:
        return True
    if not saved or n + any_ - 1 > total:
        return False
    # A cube of the colour is the one to save, where there is one.
    return (lacking - 1 if n else 0) <= cubes[WHITE]


def ways(cubes: Sequence[int], colour: int, n: int, any_: int, saved: bool = False) -> list[Way]:
    """Return every way to pay n cubes of a colour and `any_` of any; `saved`: a cube may be left out."""
    found = _plain_ways(cubes, colour, n, any_)
    if saved:
        if n:
            found += [(*way, SAVED) for way in _plain_ways(cubes, colour, n - 1, any_)]
        if any_:
            found += [(*way, SAVED) for way in _plain_ways(cubes, colour, n, any_ - 1)]
    return list(dict.fromkeys(found))


def _plain_ways(cubes: Sequence[int], colour: int, n: int, any_: int) -> list[Way]:
    own = min(n, cubes[colour]) if n else 0
    if n - own > cubes[WHITE]:
        return []
    named = (colour,) * own + (WHITE,) * (n - own)
    if not any_:
        return [named]
    left = list(cubes)
    for paid in named:
        left[paid] -= 1
    held = [each for each, count in enumerate(left) if count]
    chosen = combinations_with_replacement(held, any_)
    return [tuple(sorted((*named, *some))) for some in chosen if all(some.count(c) <= left[c] for c in some)]


def different_ways(cubes: Sequence[int], n: int) -> list[Way]:
    """Return every way to pay n cubes of different colours; a white one is a colour that is not among the others."""
    held = [colour for colour in range(PLAIN) if cubes[colour]]
    found: list[Way] = []
    for white in range(min(n, cubes[WHITE]) + 1):
        found += [(*some, *(WHITE,) * white) for some in combinations(held, n - white)]
    return found


def most_different(cubes: Sequence[int]) -> int:
    """Return how many cubes of different colours can be paid at once."""
    return sum(cubes[colour] > 0 for colour in range(PLAIN)) + cubes[WHITE]


def choose(who: int, possible: list[Way], table: Table) -> Way:
    """Ask how a price is paid, where there is a choice."""
    if len(possible) == 1:
        return possible[0]
    options: list[Option] = [("pay", *way) for way in possible]
    return tuple(int(colour) for colour in table.ask(who, "pay", options)[1:])


def pay(game: Game, who: int, way: Way) -> None:
    """Put the cubes back to the supply."""
    cubes, supply = game.boards[who].cubes, game.cubes
    for colour in way:
        if colour == SAVED:
            game.saved = True
        else:
            cubes[colour] -= 1
            supply[colour] += 1
