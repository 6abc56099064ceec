"""How the questions of the table are laid out for fingers: sites, slots and walls on the city, rewards by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.mending import WRONG
from soloist.engine.questions import Option, Question
from soloist.engine.text import say
from soloist.engine.view import Group, Layout, Piece
from soloist.games.merv.beside import known
from soloist.games.merv.beside.drawing.pictures import piece_of
from soloist.games.merv.beside.flow import CORRECT
from soloist.games.merv.beside.judging import is_first
from soloist.games.merv.beside.state import MAGISTRATE, Beside, side
from soloist.games.merv.kinds import ACTIONS, CELL_WORDS, CELLS, COLOURS, MARKET, NONE, SIDES, SIZE, SLOT_WORDS, SLOTS
from soloist.games.merv.names import colour_name

FEW: Final = tuple(range(13))
"""What most numbers on a board are."""
RING: Final = SIZE + 2
"""The city is drawn with a ring around it, of slots and wall places."""
ON_THE_CITY: Final = ("site", "slot", "place")
REWARD_ROWS: Final = (
    ("favour",),
    ("influence",),
    ("camel", "segment"),
    ("soldier", "courtier"),
    ("points", "scoring tile"),
)
"""The kinds of rewards row by row: those of which little is printed share one, so that all are in sight at once."""
Spot = tuple[int, int]
"""A column and a row of the drawn city, from 0 in the north-west corner of the ring."""


def spot_of(option: Option) -> Spot:
    """Return where a site, slot or wall place is drawn."""
    if option[0] == "site":
        return int(option[1]) % SIZE + 1, int(option[1]) // SIZE + 1
    number = SIDES.index({"N": "north", "E": "east", "S": "south", "W": "west"}[SLOT_WORDS[int(option[1])][0]])
    along = int(SLOT_WORDS[int(option[1])][1])
    return ((along, 0), (RING - 1, along), (along, RING - 1), (0, along))[number]


def is_on_the_city(option: Option) -> bool:
    """Whether an answer is a place of the city."""
    return option[0] in ON_THE_CITY


def layout(question: Question) -> Layout:
    """Return how a question is laid out."""
    options = question.options
    if question.name == WRONG:
        return Layout(none=say("Leave it as it was"))
    if question.kind == "number":
        return Layout() if question.name == "your score" else Layout(likely=FEW)
    if options and is_on_the_city(options[0]):
        return _on_the_city(options)
    if options and options[0][0] == "reward":
        rows = (tuple(n for n, o in enumerate(options) if o[1] in kinds and o[2]) for kinds in REWARD_ROWS)
        return Layout((*(Group("", row) for row in rows if row), Group("", (0,))))
    return Layout()


def _on_the_city(options: Sequence[Option]) -> Layout:
    there = tuple(n for n, option in enumerate(options) if is_on_the_city(option))
    rest = tuple(n for n, option in enumerate(options) if not is_on_the_city(option) and option != CORRECT)
    at = {}
    for n in there:
        column, row = spot_of(options[n])
        at[n] = (round(100 * (column + 0.5) / RING, 2), round(100 * (row + 0.5) / RING, 2))
    groups = (Group("", there), Group("", rest)) if rest else (Group("", there),)
    return Layout(groups, at=at, aside=tuple(n for n, option in enumerate(options) if option == CORRECT))


def short(question: Question, option: Option) -> str:
    """Return what stands on a place of the city that is tapped: its name, or its place in the Magistrate's order."""
    if not is_on_the_city(option):
        # The first of each kind is named in full.
        alike = [one for one in question.options if option[0] == "reward" and one[1] == option[1] and int(one[2])]
        return str(option[2]) if option in alike[1:] else ""
    if is_first(question):
        return str(question.options.index(option) + 1)
    return CELL_WORDS[int(option[1])] if option[0] == "site" else SLOT_WORDS[int(option[1])]


def wall_piece(game: Beside, place: int) -> Piece | None:
    """Return the wall that is known to stand in a place; of others' walls no colour is told."""
    if not known.is_taken(game, place):
        return None
    colour = known.wall_colour(game, place)
    if colour == NONE:
        return Piece("segment", say("a wall"), "", "any")
    name = say("{colour}, of the Magistrate", colour=colour_name(colour))
    return Piece(f"segment-{COLOURS[colour]}", name, LETTERS[colour], COLOURS[colour])


LETTERS: Final = ("P", "Ta", "Te", "O")
"""The colours of walls, as on the digital board."""


def drawn_city(game: Beside) -> dict[str, object]:
    """Return the city as it is drawn: each cell with its action and pieces, and the slots around it."""
    cells, slots = [], []
    for cell in range(CELLS):
        action, owner = game.sites[cell], game.owners[cell]
        pieces = [piece_of("building", owner)] if owner != NONE else []
        pieces += [piece_of("soldier", MAGISTRATE)] if cell in game.me.soldiers else []
        symbol = "camel" if cell == MARKET else f"action-{ACTIONS[action]}" if action != NONE else ""
        cells.append({"word": CELL_WORDS[cell], "symbol": symbol, "pieces": pieces, "at": spot_of(("site", cell))})
    for slot in range(SLOTS):
        meeples: list[Piece] = [piece_of("master", who) for who, taken in enumerate(game.masters) if taken == slot]
        now = slot // SIZE == side(game)
        name, wall = {"word": SLOT_WORDS[slot], "at": spot_of(("slot", slot))}, wall_piece(game, slot)
        slots.append({**name, "now": now, "pieces": meeples, "wall": wall, "side": SIDES[slot // SIZE]})
    return {"cells": cells, "slots": slots}
