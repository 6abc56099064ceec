"""Why not: a reason for everything that is not among the options, worked out only when someone looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.errors import Refused
from soloist.engine.questions import Notation, Option, Question
from soloist.engine.text import say, say_n
from soloist.games.tiletum.actions import fitting_floors
from soloist.games.tiletum.characters import free_floors
from soloist.games.tiletum.dice import pips
from soloist.games.tiletum.gains import contract_of, crest_of, owns_crest
from soloist.games.tiletum.kinds import (
    ARCHITECT,
    CHARACTER,
    COLOUR,
    CONTRACT,
    GOLD,
    KING,
    MERCHANT,
    PLUS,
    SECTORS,
    STONE,
    TYPES,
)
from soloist.games.tiletum.names import (
    action_name,
    cathedral_name,
    colour_name,
    part_words,
    resource_name,
    resources_words,
    spot_name,
)
from soloist.games.tiletum.reach import steps_at_hand, way
from soloist.games.tiletum.state import (
    ANY_DUE,
    ARCHITECT_ANYWHERE_DUE,
    ARCHITECT_STEP_DUE,
    BUILDING_DUE,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HOUSE_ANYWHERE_DUE,
    HOUSE_HERE_DUE,
    MERCHANT_ANYWHERE_DUE,
    MERCHANT_STEP_DUE,
    NONE,
    PILLAR_ANYWHERE_DUE,
    PILLAR_HERE_DUE,
    WHEEL_TILE_DUE,
    Board,
    Game,
    unavailable,
)

LENGTHS: Final = {
    "die": 4,
    "wheel tile": 1,
    "do": 2,
    "king": 1,
    "merchant": 2,
    "architect": 2,
    "merchant anywhere": 2,
    "architect anywhere": 2,
    "house": 2,
    "house anywhere": 2,
    "pillar": 2,
    "pillar anywhere": 2,
    "fetch": 2,
    "contract": 2,
    "exchange": 3,
    "gain": 2,
    "again": 2,
    "character": 2,
    "refresh": 1,
    "room": 4,
    "buy": 2,
    "fulfil": 3,
    "crest": 3,
    "cathedral": 2,
    "use": 2,
    "colour": 3,
    "end": 1,
}
"""How many parts an option of a turn has, its verb among them."""


def why_not(game: Game, question: Question, text: str, notation: Notation) -> str:
    """Return in one plain sentence why an answer is not among the options of the question."""
    try:
        option = notation.read(text, question.options)
    except Refused as error:
        return str(error)
    if option in question.options:
        return ""
    if question.name != "turn":
        listed = ", ".join(dict.fromkeys(notation.write(each) for each in question.options))
        return say("First this has to be decided: {choices}.", choices=listed)
    verb = str(option[0])
    numbers = option[1:] if verb != "fetch" else ()
    if LENGTHS.get(verb) != len(option) or not all(isinstance(part, int) for part in numbers):
        return say("“{text}” is not the notation of a choice in a turn.", text=text)
    return _REASONS[verb](game, question.seat, option) or say("That cannot be done now.")


def _args(option: Option) -> list[int]:
    return [int(part) for part in option[1:]]


def _needs_ap(game: Game, action: int, ap: int = 1) -> str:
    """Return that there are too few AP for an Action, or an empty string."""
    if game.ap[action] >= ap:
        return ""
    if game.sector == NONE and not game.ap[action]:
        return say("First take a die: you have no AP for this Action: {action}.", action=action_name(action))
    return say_n(
        "{action} Action: this takes {n} AP, and you have {ap}.",
        "{action} Action: this takes {n} AP, and you have {ap}.",
        ap,
        action=action_name(action),
        ap=game.ap[action],
    )


def _no_room(game: Game, board: Board, tile: int) -> str:
    """Return why a tile finds no room in the Storehouse, or an empty string."""
    if len(board.store) >= game.kit.box.numbers.storehouse:
        return say("Your Storehouse is full.")
    crest = crest_of(game, tile)
    if crest != NONE and owns_crest(game, board, crest):
        return say("You have a Crest of this kind already.")
    if contract_of(game, tile) != NONE:
        return say("There is no free Contract space left for it.")
    return ""


def _resource(n: int) -> str:
    """Return that there is no such Resource, or an empty string."""
    return "" if 0 <= n <= GOLD else say("There is no such Resource.")


def _die(game: Game, who: int, option: Option) -> str:
    colour, number, to = _args(option)
    if game.sector != NONE:
        return say("You have taken your die of this turn already.")
    if _resource(colour) or not 1 <= number <= SECTORS or not 1 <= to <= SECTORS:
        return say("There is no such die.")
    if not game.dice[colour * SECTORS + number - 1]:
        return say("On the wheel lies no {colour} {number}.", colour=colour_name(colour), number=number)
    gold = pips(number, to) * game.kit.box.numbers.die_gold
    held = game.boards[who].resources[GOLD]
    return say("To make a {to} of it takes {gold} Gold, and you have {held}.", to=to, gold=gold, held=held)


def _wheel_tile(game: Game, who: int, option: Option) -> str:
    if game.sector == NONE:
        return say("First take a die; then you may take the Bonus tile of its sector.")
    if not game.due[WHEEL_TILE_DUE]:
        return say("No Bonus tile is left at the sector of your die.")
    return _no_room(game, game.boards[who], game.sector_tiles[game.sector])


def _do(game: Game, who: int, option: Option) -> str:
    if not 0 <= _args(option)[0] < TYPES:
        return say("The AP of a Joker go to one of the five Actions.")
    return say("You have no AP of a Joker.")


def _king(game: Game, who: int, option: Option) -> str:
    if game.king[who] >= game.kit.box.numbers.king_highest:
        return say("Your marker is at the top of the King track.")
    return _needs_ap(game, KING)


def _walk(action: int, due: int) -> Callable[[Game, int, Option], str]:
    def reason(game: Game, who: int, option: Option) -> str:
        (to,) = _args(option)
        box, board = game.kit.box, game.boards[who]
        if not 0 <= to < len(box.spots):
            return say("There is no such spot on the map.")
        stands = board.merchant if action == MERCHANT else board.architect
        if to == stands:
            return say("It stands there already.")
        if not game.due[due] and (words := _needs_ap(game, action)):
            return words
        return _too_far(game, action, stands, to)

    return reason


def _too_far(game: Game, action: int, stands: int, to: int) -> str:
    """Return how far away a spot is that is more than a step away, and how far the piece can walk now."""
    box, most, way_ = game.kit.box, steps_at_hand(game, action), way(game, stands, to)
    named = {"here": spot_name(box, stands), "there": spot_name(box, to), "steps": len(way_)}
    if len(way_) <= most:
        return say("{there} is {steps} steps from {here}: go step by step, first to {first}.",
                   **named, first=spot_name(box, way_[0]))  # fmt: skip
    return say_n(
        "{there} is {steps} steps from {here}, and you have enough for {n} step.",
        "{there} is {steps} steps from {here}, and you have enough for {n} steps.",
        most,
        **named,
    )


def _anywhere(due: int) -> Callable[[Game, int, Option], str]:
    def reason(game: Game, who: int, option: Option) -> str:
        if not game.due[due]:
            return say("Only the Crest space for it allows that, when you put a Crest there.")
        return say("It stands there already, or there is no such spot.")

    return reason


def _house(game: Game, who: int, option: Option) -> str:
    (space,) = _args(option)
    box, board = game.kit.box, game.boards[who]
    if not 0 <= space < len(box.houses):
        return say("There is no such House space.")
    spot = box.houses[space].spot
    name = spot_name(box, spot)
    if option[0] == "house anywhere" and not game.due[HOUSE_ANYWHERE_DUE]:
        return say("Only the Crest space for it allows that, when you put a Crest there.")
    if option[0] == "house" and spot != board.merchant:
        return say("Your Merchant stands in {here}, not in {there}.", here=spot_name(box, board.merchant), there=name)
    if spot == box.tiletum:
        return say("In Tiletum only the first Houses stand.")
    if not board.houses:
        return say("You have no House in your supply; those on roofs come down when their Building is full.")
    if any(game.house_owner[other] == who for other in box.open_houses[game.kit.players][spot]):
        return say("You have a House in {town} already.", town=name)
    if space not in box.open_houses[game.kit.players][spot]:
        return say("That House space is only used with more players.")
    if game.house_owner[space] != NONE:
        return say("That House space in {town} is taken.", town=name)
    if option[0] == "house" and not game.due[HOUSE_HERE_DUE] and (words := _needs_ap(game, MERCHANT)):
        return words
    return say("An equal House space of the same town is offered instead.")


def _at_cathedral(game: Game, cathedral: int) -> str:
    box = game.kit.box
    if not 0 <= cathedral < len(box.cathedrals):
        return say("There is no such Cathedral.")
    if unavailable(game, cathedral):
        return say("The Cathedral of {town} is not available in this game.", town=cathedral_name(box, cathedral))
    return ""


def _pillar(game: Game, who: int, option: Option) -> str:
    (cathedral,) = _args(option)
    box, board = game.kit.box, game.boards[who]
    if words := _at_cathedral(game, cathedral):
        return words
    if option[0] == "pillar anywhere" and not game.due[PILLAR_ANYWHERE_DUE]:
        return say("Only the Crest space for it allows that, when you put a Crest there.")
    name = cathedral_name(box, cathedral)
    if option[0] == "pillar" and box.cathedrals[cathedral] != board.architect:
        here = spot_name(box, board.architect)
        return say("Your Architect stands in {here}, not in {there}.", here=here, there=name)
    if not board.pillars:
        return say("You have no Pillar in your supply; fulfilled Contracts give more.")
    if game.pillar_owners[cathedral] >> who & 1:
        return say("You have a Pillar in {town} already.", town=name)
    if game.pillar_owners[cathedral].bit_count() >= box.pillar_spaces[game.kit.players][cathedral]:
        return say("All Pillar spaces of {town} are taken.", town=name)
    return "" if game.due[PILLAR_HERE_DUE] else _needs_ap(game, ARCHITECT)


def _fetch(game: Game, who: int, option: Option) -> str:
    if option[1] not in ("merchant", "architect"):
        return say("The Merchant or the Architect takes a Bonus tile from the map.")
    board, merchant = game.boards[who], option[1] == "merchant"
    spot = board.merchant if merchant else board.architect
    tile = game.map_tiles[spot]
    if tile == NONE:
        return say("No Bonus tile lies in {spot}.", spot=spot_name(game.kit.box, spot))
    return _no_room(game, board, tile) or _needs_ap(game, MERCHANT if merchant else ARCHITECT)


def _contract(game: Game, who: int, option: Option) -> str:
    (slot,) = _args(option)
    if not 1 <= slot <= len(game.contract_offer):
        return say("Places of the Contract offer are numbered 1 to {n}.", n=len(game.contract_offer))
    tile = game.contract_offer[slot - 1]
    if tile == NONE:
        return say("That place of the Contract offer is empty until the end of the turn.")
    words = _needs_ap(game, CONTRACT, game.kit.box.contract_ap[slot - 1])
    return words or _no_room(game, game.boards[who], FIRST_CONTRACT + tile)


def _exchange(game: Game, who: int, option: Option) -> str:
    give, get = _args(option)
    if words := _resource(give) or _resource(get) or _needs_ap(game, CONTRACT, game.kit.box.numbers.exchange_ap):
        return words
    if give == get:
        return say("An exchange is for a Resource of another kind.")
    return say("You have no {resource} to give.", resource=resource_name(give))


def _gain(game: Game, who: int, option: Option) -> str:
    if not game.due[ANY_DUE]:
        return say("No Resource of your choice is due.")
    return _resource(_args(option)[0])


def _again(game: Game, who: int, option: Option) -> str:
    if not game.due[BUILDING_DUE]:
        return say("A Building is used again only by a helper or a House space that says so.")
    return say("Nobody lives in that Building.")


def _character(game: Game, who: int, option: Option) -> str:
    (slot,) = _args(option)
    if not 1 <= slot <= len(game.character_offer):
        return say("The Characters of the offer are numbered 1 to {n}.", n=len(game.character_offer))
    if game.character_offer[slot - 1] == NONE:
        return say("No Character lies there.")
    words = _needs_ap(game, CHARACTER, game.kit.box.numbers.character_ap)
    return words or _no_room(game, game.boards[who], FIRST_CHARACTER)


def _refresh(game: Game, who: int, option: Option) -> str:
    return _needs_ap(game, CHARACTER, game.kit.box.numbers.refresh_ap) or say("No Character lies in the offer.")


def _stored(board: Board, slot: int) -> str:
    """Return that nothing lies on a place of the Storehouse, or an empty string."""
    return "" if 1 <= slot <= len(board.store) else say("Nothing lies on Storehouse place {n}.", n=slot)


def _room(game: Game, who: int, option: Option) -> str:
    slot, building, floor = _args(option)
    board, box = game.boards[who], game.kit.box
    if words := _stored(board, slot):
        return words
    tile = board.store[slot - 1]
    if tile < FIRST_CHARACTER:
        return say("That is no Character.")
    if not 1 <= building <= len(board.rooms) or not 1 <= floor <= game.kit.rooms[building - 1]:
        return say("There is no such Room.")
    free = free_floors(game, board, building - 1)
    if floor - 1 not in free:
        if not free:
            return say("All Rooms of Building {n} are filled.", n=building)
        return say("In Building {n} the next free floor is {floor}.", n=building, floor=free[0] + 1)
    if building - 1 not in dict(fitting_floors(game, board, box.characters[tile - FIRST_CHARACTER].type)):
        return say("All Characters of a Building have one type, and no type lives in two Buildings.")
    return _needs_ap(game, CHARACTER, box.floor_ap[floor - 1])


def _buy(game: Game, who: int, option: Option) -> str:
    (resource,) = _args(option)
    if resource == GOLD or _resource(resource):
        return say("Gold buys Stone, Wool, Iron or Food.")
    named = {"n": game.kit.box.numbers.resource_gold, "held": game.boards[who].resources[GOLD]}
    return say("A Resource costs {n} Gold, and you have {held}.", **named)


def _fulfil(game: Game, who: int, option: Option) -> str:
    slot, _ = _args(option)
    board = game.boards[who]
    if words := _stored(board, slot):
        return words
    contract = contract_of(game, board.store[slot - 1])
    if contract == NONE:
        return say("That is no Contract.")
    any_, iron, wool = game.kit.box.contracts[contract].needs
    needs = resources_words((0, wool, iron, 0, 0))
    held = resources_words(board.resources)
    if any_:
        words = say("It takes {needs} and {n} of one kind beside; you have {held}.", needs=needs, n=any_, held=held)
        return words if iron or wool else say("It takes {n} of one kind; you have {held}.", n=any_, held=held)
    return say("It takes {needs}; you have {held}.", needs=needs, held=held)


def _crest(game: Game, who: int, option: Option) -> str:
    slot, space = _args(option)
    board, box = game.boards[who], game.kit.box
    if words := _stored(board, slot):
        return words
    if crest_of(game, board.store[slot - 1]) == NONE:
        return say("That is no Crest.")
    if not 1 <= space <= len(board.crests):
        return say("Crest spaces are numbered 1 to {n}.", n=len(board.crests))
    if board.crests[space - 1] != NONE:
        return say("A Crest lies on space {n} already.", n=space)
    named = {"food": part_words("food", box.crest_food[space - 1]), "n": space, "held": board.resources[3]}
    return say("Crest space {n} takes {food}, and you have {held}.", **named)


def _cathedral(game: Game, who: int, option: Option) -> str:
    (cathedral,) = _args(option)
    if words := _at_cathedral(game, cathedral):
        return words
    box = game.kit.box
    name = cathedral_name(box, cathedral)
    if not game.pillar_owners[cathedral] >> who & 1:
        return say("You have no Pillar in {town}.", town=name)
    if game.builders[cathedral] >> who & 1:
        return say("You have helped to build the Cathedral of {town} already.", town=name)
    if game.stack_next[cathedral] >= len(box.stacks[cathedral]):
        return say("All Cathedral tiles of {town} are taken.", town=name)
    stone = box.construction[game.construction[cathedral]].stone
    held = game.boards[who].resources[STONE]
    return say("{town} takes {n} Stone, and you have {held}.", town=name, n=stone, held=held)


def _use(game: Game, who: int, option: Option) -> str:
    slot = _args(option)[0]
    board = game.boards[who]
    if words := _stored(board, slot):
        return words
    tile = board.store[slot - 1]
    if tile >= FIRST_CONTRACT or crest_of(game, tile) != NONE or contract_of(game, tile) != NONE:
        return say("That is no helper.")
    kinds = {kind for kind, _ in game.kit.box.bonus[tile].parts}
    if (COLOUR in kinds) != (option[0] == "colour"):
        return say("That helper is for something else.")
    if COLOUR in kinds:
        return say("The colour of a die is changed before you take it.")
    if PLUS in kinds and game.action == NONE:
        return say("It adds AP to the Action of a die: take the die first.")
    return say("An equal tile of an earlier place is offered instead.")


def _end(game: Game, who: int, option: Option) -> str:
    return say("First take a die.")


_REASONS: Final[dict[str, Callable[[Game, int, Option], str]]] = {
    "die": _die,
    "wheel tile": _wheel_tile,
    "do": _do,
    "king": _king,
    "merchant": _walk(MERCHANT, MERCHANT_STEP_DUE),
    "architect": _walk(ARCHITECT, ARCHITECT_STEP_DUE),
    "merchant anywhere": _anywhere(MERCHANT_ANYWHERE_DUE),
    "architect anywhere": _anywhere(ARCHITECT_ANYWHERE_DUE),
    "house": _house,
    "house anywhere": _house,
    "pillar": _pillar,
    "pillar anywhere": _pillar,
    "fetch": _fetch,
    "contract": _contract,
    "exchange": _exchange,
    "gain": _gain,
    "again": _again,
    "character": _character,
    "refresh": _refresh,
    "room": _room,
    "buy": _buy,
    "fulfil": _fulfil,
    "crest": _crest,
    "cathedral": _cathedral,
    "use": _use,
    "colour": _use,
    "end": _end,
}
