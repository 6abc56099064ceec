"""Where choices lie: the place of each option, what belongs to it, and what may be asked about a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.questions import Option, Question
from soloist.engine.text import say
from soloist.engine.view import Choice
from soloist.games.tiletum.actions import fitting_floors
from soloist.games.tiletum.characters import free_floors
from soloist.games.tiletum.dice import wheel_tile_options
from soloist.games.tiletum.gains import contract_of, crest_of
from soloist.games.tiletum.kinds import ACTIONS, ARCHITECT, MERCHANT, RESOURCES, SECTORS
from soloist.games.tiletum.names import DUE_NAMES, action_name
from soloist.games.tiletum.notation import NOTATION
from soloist.games.tiletum.state import (
    ARCHITECT_STEP_DUE,
    FIRST_CHARACTER,
    MERCHANT_STEP_DUE,
    NONE,
    WHEEL_TILE_DUE,
    Board,
    Game,
    number_at,
    player,
)
from soloist.games.tiletum.words import label, short


def choices(game: Game, question: Question) -> list[Choice]:
    """Return the options of a question as a person sees them."""
    seen: dict[Option, Choice] = {}
    for option in question.options:
        if option not in seen:
            place, parts = whereabouts(game, question, option)
            text, words = NOTATION.write(option), label(game, question, option)
            seen[option] = Choice(text, words, place, parts, short(game, question, option), _warning(game, option))
    return list(seen.values())


Whereabouts = tuple[str, tuple[str, ...]]


def whereabouts(game: Game, question: Question, option: Option) -> Whereabouts:
    """Return the place where an option is clicked ("" for a button) and the other places that belong to it."""
    return _WHEREABOUTS[str(option[0])](game, question.seat, option)


def _spot(game: Game, spot: int) -> str:
    return f"spot-{game.kit.box.spots[spot]}"


def _walk_place(piece: str) -> Callable[[Game, int, Option], Whereabouts]:
    def place(game: Game, who: int, option: Option) -> Whereabouts:
        board = game.boards[who]
        stands = board.merchant if piece == "merchant" else board.architect
        return _spot(game, int(option[1])), (_spot(game, stands), f"ap-{piece}")

    return place


def _house_place(game: Game, who: int, option: Option) -> Whereabouts:
    return _spot(game, game.kit.box.houses[int(option[1])].spot), ("supply",)


def _cathedral_place(game: Game, who: int, option: Option) -> Whereabouts:
    parts = ("resource-stone",) if option[0] == "cathedral" else ("supply",)
    return _spot(game, game.kit.box.cathedrals[int(option[1])]), parts


def _fetch_place(game: Game, who: int, option: Option) -> Whereabouts:
    board = game.boards[who]
    return _spot(game, board.merchant if option[1] == "merchant" else board.architect), (f"ap-{option[1]}",)


def _resource(n: str | int) -> str:
    return f"resource-{RESOURCES[int(n)].lower()}"


_WHEREABOUTS: Final[dict[str, Callable[[Game, int, Option], Whereabouts]]] = {
    "die": lambda game, who, option: (
        f"sector-{option[2]}",
        () if option[2] == option[3] else (f"sector-{option[3]}",),
    ),
    "wheel tile": lambda game, who, option: (f"sector-{number_at(game, game.sector)}", ()),
    "do": lambda game, who, option: (f"ap-{ACTIONS[int(option[1])].lower()}", ("ap-joker",)),
    "king": lambda game, who, option: (f"king-{game.king[who] + 1}", ("ap-king",)),
    "merchant": _walk_place("merchant"),
    "architect": _walk_place("architect"),
    "merchant anywhere": _walk_place("merchant"),
    "architect anywhere": _walk_place("architect"),
    "house": _house_place,
    "house anywhere": _house_place,
    "pillar": _cathedral_place,
    "pillar anywhere": _cathedral_place,
    "fetch": _fetch_place,
    "contract": lambda game, who, option: (f"contract-{option[1]}", ("ap-contract",)),
    "exchange": lambda game, who, option: (_resource(option[1]), ("ap-contract", _resource(option[2]))),
    "gain": lambda game, who, option: (_resource(option[1]), ()),
    "again": lambda game, who, option: (f"building-{option[1]}", ()),
    "character": lambda game, who, option: (f"character-{option[1]}", ("ap-character",)),
    "refresh": lambda game, who, option: ("", ("ap-character",)),
    "room": lambda game, who, option: (f"room-{option[2]}-{option[3]}", (f"store-{option[1]}", "ap-character")),
    "buy": lambda game, who, option: (_resource(option[1]), ("resource-gold",)),
    "fulfil": lambda game, who, option: (f"store-{option[1]}", ()),
    "crest": lambda game, who, option: (f"crest-{option[2]}", (f"store-{option[1]}", "resource-food")),
    "cathedral": _cathedral_place,
    "use": lambda game, who, option: (f"store-{option[1]}", ()),
    "colour": lambda game, who, option: (f"store-{option[1]}", ()),
    "end": lambda game, who, option: ("", ()),
    "take": lambda game, who, option: ("", ("king-tile",)),
    "leave": lambda game, who, option: ("", ("king-tile",)),
    "pay": lambda game, who, option: (_resource(option[1]), ()),
}


def _warning(game: Game, option: Option) -> str:
    if option[0] != "end":
        return ""
    lapsing = [say("{action} {n} AP", action=action_name(action), n=n) for action, n in enumerate(game.ap) if n]
    lapsing += [say("{n} AP of the Joker", n=n) for n in game.jokers]
    lapsing += [say(DUE_NAMES[what]) for what, n in enumerate(game.due) if n and what != WHEEL_TILE_DUE]
    if wheel_tile_options(game, player(game)):
        lapsing.append(say(DUE_NAMES[WHEEL_TILE_DUE]))
    return say("Ending the turn lets this lapse: {what}.", what="; ".join(lapsing)) if lapsing else ""


def whynot(game: Game, question: Question) -> dict[str, list[str]]:
    """Return what is worth asking about at each place: the notation of what a person may have meant there."""
    if question.name != "turn" or not game.wheel:
        return {}
    board = game.boards[question.seat]
    asked: dict[str, list[Option]] = {}
    for spot in range(len(game.kit.box.spots)):
        asked[_spot(game, spot)] = _meant_on_map(game, question.seat, spot)
    for number in range(1, SECTORS + 1):
        dice = [place // SECTORS for place, n in enumerate(game.dice) if n and place % SECTORS == number - 1]
        asked[f"sector-{number}"] = [("die", dice[0], number, number)] if dice else []
    for slot in range(1, len(game.contract_offer) + 1):
        asked[f"contract-{slot}"] = [("contract", slot)]
    for slot in range(1, len(game.character_offer) + 1):
        asked[f"character-{slot}"] = [("character", slot)]
    for slot, tile in enumerate(board.store, 1):
        asked[f"store-{slot}"] = [_meant_with(game, board, slot, tile)]
    crests = [slot for slot, tile in enumerate(board.store, 1) if crest_of(game, tile) != NONE]
    for space in range(1, len(board.crests) + 1) if crests else ():
        asked[f"crest-{space}"] = [("crest", crests[0], space)]
    for n in range(1, len(RESOURCES)):
        asked[_resource(n - 1)] = [("buy", n - 1)]
    return {place: [NOTATION.write(option) for option in options] for place, options in asked.items() if options}


def _meant_on_map(game: Game, who: int, spot: int) -> list[Option]:
    """Return what a person may have meant by a click on the map: with the AP at hand, else the Merchant's step."""
    box, board = game.kit.box, game.boards[who]
    merchant = bool(game.ap[MERCHANT] or game.due[MERCHANT_STEP_DUE])
    architect = bool(game.ap[ARCHITECT] or game.due[ARCHITECT_STEP_DUE])
    cathedral, spaces = box.cathedral_of[spot], box.open_houses[game.kit.players][spot]
    meant: list[Option] = []
    if merchant:
        meant += [("house", spaces[0])] if spot == board.merchant and spaces else [("merchant", spot)]
    if architect:
        meant += [("pillar", cathedral)] if spot == board.architect and cathedral != NONE else [("architect", spot)]
    if cathedral != NONE and game.pillar_owners[cathedral] >> who & 1 and not game.builders[cathedral] >> who & 1:
        meant.append(("cathedral", cathedral))
    return meant or [("merchant", spot)]


def _meant_with(game: Game, board: Board, slot: int, tile: int) -> Option:
    """Return what a person may have meant by a click on a tile of the Storehouse."""
    if tile >= FIRST_CHARACTER:
        kind = game.kit.box.characters[tile - FIRST_CHARACTER].type
        buildings = [building for building, _ in fitting_floors(game, board, kind)]
        building = buildings[0] if buildings else 0
        floors = free_floors(game, board, building)
        return ("room", slot, building + 1, (floors[0] if floors else 0) + 1)
    if crest_of(game, tile) != NONE:
        free = [space for space, crest in enumerate(board.crests) if crest == NONE]
        return ("crest", slot, min(free, key=lambda space: game.kit.box.crest_food[space], default=0) + 1)
    return ("fulfil", slot, NONE) if contract_of(game, tile) != NONE else ("use", slot)
