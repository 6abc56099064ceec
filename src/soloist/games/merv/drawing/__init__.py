"""What the templates need beside the places of a view: the city's grid, the land, faces, and aids, all worked out.

`view.py` puts `sheet(game, who, question)` into its `drawing` under "sheet".
"""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.questions import Chance, Question
from soloist.games.merv.boards import good_symbol, mosque_place
from soloist.games.merv.drawing import geography
from soloist.games.merv.drawing.faces import Face, Shown, breakthrough_face, contract_face, part, price
from soloist.games.merv.drawing.geography import CITIES, slot_cell, wall_cell
from soloist.games.merv.invasion import is_open
from soloist.games.merv.kinds import (
    A_LEVEL,
    ACTIONS,
    CELL_WORDS,
    CELLS,
    COLOURS,
    LEVELS,
    MARKET,
    NONE,
    PILE_WORDS,
    PLACES,
    PLAIN,
    SEATS,
    SITES_OF_LINE,
    SIZE,
    SLOT_WORDS,
    SLOTS,
    SPICES,
)
from soloist.games.merv.names import player_name
from soloist.games.merv.notation import CITY_WORDS, TILE_WORDS
from soloist.games.merv.palace import price as courtier_price
from soloist.games.merv.production import produced
from soloist.games.merv.state import (
    Game,
    action_of,
    buildings_left,
    colour_of,
    gates_left,
    hall_count,
    open_contract,
    servants_left,
    side,
    slots,
    spice_limit,
    year,
)

__all__ = ["sheet"]


def sheet(game: Game, who: int, question: Question | Chance | None) -> dict[str, object]:
    """Return all that `board.html` draws from beside the places; `who` is the person whose board lies in front."""
    box, kit = game.kit.box, game.kit
    return {
        "names": [player_name(game, each) for each in range(kit.players)],
        "cells": [_cell(game, who, cell) for cell in range(CELLS)],
        "slots": [_slot(game, who, slot, question) for slot in range(SLOTS)],
        "corner": "nesw"[(side(game) + (game.stage not in ("setup", "turn"))) % len(LEVELS)],
        "spaces": kit.players,
        "market": [(f"market-{word}", part(boon)) for word, boon in zip(PLACES, box.boons, strict=True)],
        "camels_there": sum(game.market),
        "stacks": [f"stack-{word}" for word in COLOURS[:PLAIN]],
        "gates": gates_left(game),
        "contracts": [_contract(game, who, pile) for pile in range(len(PILE_WORDS))],
        "levels": [_level(game, who, level) for level in range(len(LEVELS))],
        "land": geography,
        "cities": [_city(game, city) for city in range(len(box.cities))],
        "roads": _roads(game),
        "paths": [_path(game, who, path) for path in range(len(box.path_colours))],
        "steps": [_step(game, who, step) for step in range(box.path_length, len(box.steps))],
        "halls": [_hall(game, who, hall) for hall in range(len(box.halls))],
        "pairs": [part(reward) for reward in box.pair_rewards],
        "favour": box.favour_points,
        "influence": box.influence_points,
        "spices": box.spices_allowed,
        "limit": spice_limit(game, who),
        "tiles": {f"tile-{TILE_WORDS[tile]}": breakthrough_face(box, tile) for tile in range(len(box.breakthroughs))},
        "words": {"spices": SPICES, "cubes": COLOURS},
        "goods": [_good(game, city) for city in range(len(box.cities))],
        "owned": [_owned(game, each) for each in range(kit.players)],
        "others": [each for each in range(kit.people) if each != who],
        "magistrate": kit.magistrate,
        "courtier": kit.courtier,
        "cards_left": sum(game.deck),
        "deck_of_solo": sum(map(sum, game.magistrate.deck)) if game.magistrate else 0,
    }


# The city.


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the city: its row and column from 1, and what is worth knowing about it now."""

    id: str
    word: str
    action: str
    colour: str
    row: int
    column: int
    active: bool
    """Whether its site was activated in this turn."""
    danger: bool
    """Whether a building of the person there would fall in an invasion."""


def _cell(game: Game, who: int, cell: int) -> Cell:
    row, column = divmod(cell, SIZE)
    site = cell != MARKET
    mine = game.owners[cell] == who and game.soldiers[cell] == NONE
    return Cell(
        id=f"cell-{CELL_WORDS[cell]}",
        word=CELL_WORDS[cell],
        action=ACTIONS[action_of(game, cell)] if site else "market",
        colour=COLOURS[colour_of(game, cell)] if site else "market",
        row=row + 3,
        column=column + 3,
        active=game.site == cell,
        danger=mine and is_open(game, cell) and year(game) <= max(game.kit.box.numbers.invasions),
    )


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot with the wall place behind it: rows and columns of both, from 1."""

    word: str
    side: str
    at: tuple[int, int]
    wall: tuple[int, int]
    open: bool
    gate: bool
    mine: bool
    """Whether the line is the one of this turn."""
    cubes: int
    """The most cubes that a site of the line would give, where a slot is to be chosen."""


def _slot(game: Game, who: int, slot: int, question: Question | Chance | None) -> Slot:
    asked = isinstance(question, Question) and any(option == ("slot", slot) for option in question.options)
    return Slot(
        word=SLOT_WORDS[slot],
        side=SLOT_WORDS[slot][0].lower(),
        at=slot_cell(slot),
        wall=wall_cell(slot),
        open=game.stage == "turn" and slot in slots(game),
        gate=game.kit.box.gate_places[slot],
        mine=game.stage == "turn" and game.masters[who] == slot,
        cubes=_most_cubes(game, who, slot) if asked else 0,
    )


def _most_cubes(game: Game, who: int, slot: int) -> int:
    """Return the most cubes that a person can get by a site of a line."""
    line, builds = SITES_OF_LINE[slot], buildings_left(game, who) > 0
    most = 0
    for cell in line:
        owner = game.owners[cell]
        if owner == NONE and not builds:
            continue
        gives = [other for other in line if other == cell or game.owners[other] == (who if owner == NONE else owner)]
        most = max(most, sum(len(produced(game, other)) for other in gives))
    return most


# The boards.


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of contracts: its face, what it needs, and whether the person has the influence."""

    id: str
    word: str
    influence: int
    face: Face | None
    reached: bool
    left: int


def _contract(game: Game, who: int, pile: int) -> Pile:
    box, card = game.kit.box, open_contract(game, pile)
    influence = box.contracts[pile * box.pile_size].influence
    cards = range(pile * box.pile_size, (pile + 1) * box.pile_size)
    return Pile(
        f"pile-{PILE_WORDS[pile]}",
        PILE_WORDS[pile],
        influence,
        None if card == NONE else contract_face(box.contracts[card]),
        game.influence[who] >= influence,
        sum(game.contracts[each] == NONE for each in cards),
    )


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the library: how many scrolls it takes, whether the person has them, and its tiles."""

    scrolls: int
    reached: bool
    tiles: tuple[str, ...]


def _level(game: Game, who: int, level: int) -> Level:
    tiles = (f"tile-{word}" for word in TILE_WORDS[level * A_LEVEL : (level + 1) * A_LEVEL])
    return Level(LEVELS[level], game.boards[who].scrolls >= LEVELS[level], tuple(tiles))


@dataclass(frozen=True, slots=True)
class Drawn:
    """A city of the marketplace: where it lies on the sheet and in percent of it, and what it sells and gives."""

    id: str
    name: str
    x: float
    y: float
    left: float
    top: float
    rare: bool
    bonus: Shown
    """What the first post there brings; an empty picture when it is gone."""
    price: tuple[str, ...]


def _city(game: Game, city: int) -> Drawn:
    box, row, (x, y) = game.kit.box, game.kit.box.cities[city], CITIES[city]
    bonus = ("camel", "") if row.camel else ("favour", str(box.numbers.first_favour))
    return Drawn(
        id=f"city-{CITY_WORDS[city]}",
        name=row.name,
        x=x,
        y=y,
        left=round(x / geography.WIDTH * 100, 2),
        top=round(y / geography.HEIGHT * 100, 2),
        rare=row.rare,
        bonus=("", "") if game.posts[city] else bonus,
        price=price(row.colour, 1, box.numbers.rare_any if row.rare else box.numbers.common_any),
    )


def _roads(game: Game) -> list[str]:
    """Return each path between two cities, with a slight bend."""
    roads = []
    for city, row in enumerate(game.kit.box.cities):
        for near in row.near:
            if near > city:
                (ax, ay), (bx, by) = CITIES[city], CITIES[near]
                bend = 0.06 if (city + near) % 2 else -0.06
                middle = f"{(ax + bx) / 2 - (by - ay) * bend:.0f},{(ay + by) / 2 + (bx - ax) * bend:.0f}"
                roads.append(f"M{ax},{ay}Q{middle} {bx},{by}")
    return roads


@dataclass(frozen=True, slots=True)
class Step:
    """A step in the mosque: what it costs and gives."""

    id: str
    n: int
    price: tuple[str, ...]
    reward: Shown
    passed: bool
    """Whether the person has had it."""


def _path(game: Game, who: int, path: int) -> tuple[str, tuple[Step, ...]]:
    """Return a path: its colour and its steps."""
    box = game.kit.box
    colour = box.path_colours[path]
    had = game.mosque[who] if game.paths[who] == path else 0
    steps = tuple(
        Step(mosque_place(game, path, n), n, price(colour, row.cubes, row.any), part(row.reward), n <= had)
        for n, row in enumerate(box.steps[: box.path_length], 1)
    )
    return COLOURS[colour], steps


def _step(game: Game, who: int, step: int) -> Step:
    row, n = game.kit.box.steps[step], step + 1
    cost = price(row.colour, row.cubes, row.any)
    return Step(mosque_place(game, NONE, n), n, cost, part(row.reward), n <= game.mosque[who])


@dataclass(frozen=True, slots=True)
class Hall:
    """A hall of the palace: what a courtier costs, what is counted, and how much of it the person has."""

    id: str
    counts: str
    colour: str
    price: int
    mine: int
    courtiers: tuple[int, ...]
    """The owners of the courtiers there, NONE for free room."""


def _hall(game: Game, who: int, hall: int) -> Hall:
    box = game.kit.box
    row = box.halls[hall]
    there = [each for each in range(SEATS) for _ in range(game.courtiers[hall * SEATS + each])]
    return Hall(
        id=f"hall-{row.counts}",
        counts=row.counts,
        colour=COLOURS[row.colour],
        price=courtier_price(game, who) if servants_left(game, who) else 0,
        mine=hall_count(game, who, hall),
        courtiers=(*there, *[NONE] * (box.numbers.hall_room - len(there))),
    )


@dataclass(frozen=True, slots=True)
class Good:
    """A kind of good: the word of its place, its picture, and whether it is rare."""

    word: str
    symbol: str
    rare: bool


def _good(game: Game, city: int) -> Good:
    return Good(CITY_WORDS[city], good_symbol(game.kit.box, city), game.kit.box.cities[city].rare)


@dataclass(frozen=True, slots=True)
class Owned:
    """The faces of the tiles and contracts that a player has, in the order in which they lie."""

    tiles: tuple[Face | None, ...]
    contracts: tuple[Face, ...]


def _owned(game: Game, who: int) -> Owned:
    box = game.kit.box
    tiles = [breakthrough_face(box, tile) for tile, owner in enumerate(game.breakthroughs) if owner == who]
    scoring = [None for owner in game.scoring_tiles if owner == who]
    done = [contract_face(box.contracts[card]) for card, owner in enumerate(game.contracts) if owner == who]
    return Owned((*tiles, *scoring), tuple(done))
