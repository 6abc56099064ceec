"""Where choices lie: the place of each option, what belongs to it, and what may be asked about a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.questions import Option, Question
from soloist.engine.text import say
from soloist.engine.view import Choice
from soloist.games.merv.boards import mosque_place
from soloist.games.merv.kinds import (
    CELL_WORDS,
    CELLS,
    COLOURS,
    MARKET,
    NONE,
    PILE_WORDS,
    PLACES,
    SLOT_WORDS,
)
from soloist.games.merv.notation import CITY_WORDS, NOTATION, PATH_WORDS, SCORING_WORDS, TILE_WORDS
from soloist.games.merv.state import Game
from soloist.games.merv.words import label, short


def choices(game: Game, question: Question) -> list[Choice]:
    """Return the options of a question as a person sees them."""
    found = []
    for option in question.options:
        place, parts = whereabouts(game, question, option)
        text, words = NOTATION.write(option), label(game, question, option)
        found.append(Choice(text, words, place, parts, short(game, question, option), _warning(game, option)))
    return found


def _warning(game: Game, option: Option) -> str:
    """Return why a choice wants a second click: the turn would end without an action."""
    if option[0] == "end" and game.action == NONE:
        return say("You have done no action in this turn. End the turn all the same?")
    return ""


Whereabouts = tuple[str, tuple[str, ...]]


def whereabouts(game: Game, question: Question, option: Option) -> Whereabouts:
    """Return the place where an option is clicked ("" for a button) and the other places that belong to it."""
    return _WHEREABOUTS[str(option[0])](game, question.seat, option)


def _cell(option: Option, at: int = 1) -> str:
    return f"cell-{CELL_WORDS[int(option[at])]}"


def _card_place(game: Game, who: int, option: Option) -> Whereabouts:
    colour = int(option[2])
    return f"card-{option[1]}", (f"cube-{COLOURS[colour]}",) if colour < len(COLOURS) else ()


def _step_place(game: Game, who: int, option: Option) -> Whereabouts:
    return mosque_place(game, game.paths[who], game.mosque[who] + 1), ()


def _hall_place(game: Game, who: int, option: Option) -> Whereabouts:
    return f"hall-{game.kit.box.halls[int(option[1])].counts}", ()


def _cubes_place(game: Game, who: int, option: Option) -> Whereabouts:
    colours = sorted({int(colour) for colour in option[1:] if int(colour) < len(COLOURS)})
    return "", tuple(f"cube-{COLOURS[colour]}" for colour in colours)


def _nowhere(game: Game, who: int, option: Option) -> Whereabouts:
    return "", ()


_WHEREABOUTS: Final[dict[str, Callable[[Game, int, Option], Whereabouts]]] = {
    "slot": lambda game, who, option: (f"slot-{SLOT_WORDS[int(option[1])]}", ()),
    "site": lambda game, who, option: (_cell(option), ()),
    "no site": _nowhere,
    "favour": _nowhere,
    "soldier": lambda game, who, option: (_cell(option), ("supply",)),
    "card": _card_place,
    "courtier": _hall_place,
    "scrolls": _nowhere,
    "breakthrough": lambda game, who, option: (f"tile-{TILE_WORDS[int(option[1])]}", ()),
    "post": lambda game, who, option: (f"city-{CITY_WORDS[int(option[1])]}", ("supply",)),
    "good": lambda game, who, option: (f"city-{CITY_WORDS[int(option[1])]}", ()),
    "path": lambda game, who, option: (mosque_place(game, int(option[1]), 1), ()),
    "advance": _step_place,
    "points": _nowhere,
    "tile": lambda game, who, option: (f"scoring-{SCORING_WORDS[int(option[1])]}", ()),
    "upgrade": lambda game, who, option: (_cell(option, 2), (f"upgrade-{COLOURS[int(option[1])]}",)),
    "segment": lambda game, who, option: (
        f"wall-{SLOT_WORDS[int(option[2])]}",
        (f"stack-{COLOURS[int(option[1])]}",),
    ),
    "gate": lambda game, who, option: (f"wall-{SLOT_WORDS[int(option[1])]}", ()),
    "camel": lambda game, who, option: (f"market-{PLACES[int(option[1])]}", ("camels",)),
    "camels": lambda game, who, option: (f"cell-{CELL_WORDS[MARKET]}", ()),
    "cubes": _cubes_place,
    "pay": _cubes_place,
    "contract": lambda game, who, option: (f"pile-{PILE_WORDS[int(option[1])]}", ()),
    "lay": lambda game, who, option: ("", tuple(f"good-{CITY_WORDS[int(city)]}" for city in option[1:])),
    "leave": _nowhere,
    "end": _nowhere,
    "stand": lambda game, who, option: (f"queue-{option[1]}", ("camels",)),
    "ransom": lambda game, who, option: (_cell(option), ()),
    "score": _hall_place,
    "enough": _nowhere,
}


def whynot(game: Game, question: Question) -> dict[str, list[str]]:
    """Return what is worth asking about at each place: the notation of what a person may have meant there."""
    if question.name != "turn":
        return {}
    asked = _asked_of_city(game, question.seat) | _asked_of_boards(game, question.seat)
    return {place: [NOTATION.write(option) for option in options] for place, options in asked.items()}


def _asked_of_city(game: Game, who: int) -> dict[str, list[Option]]:
    """Return what may be meant at the slots, the sites and the walls."""
    held = game.boards[who].cubes
    stack = max(range(len(COLOURS) - 1), key=lambda colour: held[colour])
    asked: dict[str, list[Option]] = {f"slot-{word}": [("slot", slot)] for slot, word in enumerate(SLOT_WORDS)}
    asked |= {f"wall-{word}": [("segment", stack, slot), ("gate", slot)] for slot, word in enumerate(SLOT_WORDS)}
    for cell in range(CELLS):
        if cell != MARKET:
            asked[f"cell-{CELL_WORDS[cell]}"] = [("site", cell), ("soldier", cell)]
    asked[f"cell-{CELL_WORDS[MARKET]}"] = [("camels",)]
    return asked


def _asked_of_boards(game: Game, who: int) -> dict[str, list[Option]]:
    """Return what may be meant at the shared boards."""
    held = game.boards[who].cubes
    colour = max(range(len(held)), key=lambda colour: held[colour])
    asked: dict[str, list[Option]] = {f"card-{n}": [("card", n, colour)] for n in range(1, len(game.row) + 1)}
    asked |= {f"pile-{word}": [("contract", pile)] for pile, word in enumerate(PILE_WORDS)}
    asked |= {f"hall-{row.counts}": [("courtier", hall)] for hall, row in enumerate(game.kit.box.halls)}
    asked |= {f"tile-{word}": [("breakthrough", tile)] for tile, word in enumerate(TILE_WORDS)}
    asked |= {f"city-{word}": [("post", city), ("good", city)] for city, word in enumerate(CITY_WORDS)}
    asked |= {f"scoring-{word}": [("tile", tile)] for tile, word in enumerate(SCORING_WORDS)}
    asked |= {f"market-{word}": [("camel", place)] for place, word in enumerate(PLACES)}
    for path in range(len(PATH_WORDS)):
        for step in range(1, game.kit.box.path_length + 1):
            asked[mosque_place(game, path, step)] = [("path", path)] if step == 1 else [("advance",)]
    for step in range(game.kit.box.path_length + 1, len(game.kit.box.steps) + 1):
        asked[mosque_place(game, NONE, step)] = [("advance",)]
    return asked
