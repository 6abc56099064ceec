"""The five Actions and what is due: every way to spend AP and rewards in a turn (TB075 to TB109)."""

from __future__ import annotations

from typing import Final

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.tiletum.characters import free_floors, living_in
from soloist.games.tiletum.dice import begin_action
from soloist.games.tiletum.gains import add, has_room, keep, reward
from soloist.games.tiletum.kinds import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    JOKER,
    KING,
    MERCHANT,
    RESOURCES,
    TYPES,
    WHOLE_BUILDING,
)
from soloist.games.tiletum.king import climb, gain
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
    Board,
    Game,
    free_houses,
    pillar_is_free,
)

EXCHANGES: Final = tuple(
    tuple(("exchange", give, get) for get in range(len(RESOURCES)) if get != give) for give in range(len(RESOURCES))
)
"""What a Resource can be exchanged for."""


def action_options(game: Game, who: int) -> list[Option]:
    """Return every way to spend the AP at hand, Action by Action."""
    board, ap = game.boards[who], game.ap
    options: list[Option] = []
    numbers = game.kit.box.numbers
    if game.jokers:
        options += [("do", action) for action in range(TYPES)]
    if ap[KING] and game.king[who] < numbers.king_highest:
        options.append(("king",))
    if ap[MERCHANT]:
        options += _walk(game, "merchant", board.merchant)
        options += [("house", space) for space in _here(game, who)]
        options += _map_tile(game, board, "merchant", board.merchant)
    if ap[ARCHITECT]:
        options += _walk(game, "architect", board.architect)
        if board.pillars and pillar_is_free(game, game.kit.box.cathedral_of[board.architect], who):
            options.append(("pillar", game.kit.box.cathedral_of[board.architect]))
        options += _map_tile(game, board, "architect", board.architect)
    if ap[CHARACTER]:
        options += _characters(game, board)
    if ap[CONTRACT]:
        options += _contracts(game, board)
    return options


def _walk(game: Game, piece: str, spot: int) -> list[Option]:
    return [(piece, to) for to in game.kit.box.near[spot]]


def _here(game: Game, who: int) -> list[int]:
    board = game.boards[who]
    return _unequal(game, free_houses(game, board.merchant, who)) if board.houses else []


def _unequal(game: Game, spaces: list[int]) -> list[int]:
    """Return the first space of each reward: which of equal ones in a town is covered makes no difference."""
    rewards = [game.kit.box.houses[space].reward for space in spaces]
    return [space for n, space in enumerate(spaces) if rewards.index(rewards[n]) == n]


def _map_tile(game: Game, board: Board, piece: str, spot: int) -> list[Option]:
    tile = game.map_tiles[spot]
    return [("fetch", piece)] if tile != NONE and has_room(game, board, tile) else []


def _characters(game: Game, board: Board) -> list[Option]:
    ap, box = game.ap[CHARACTER], game.kit.box
    options: list[Option] = []
    if ap >= box.numbers.character_ap and len(board.store) < box.numbers.storehouse:
        shown = game.character_offer
        options += [("character", slot) for slot, tile in enumerate(shown, 1) if tile != NONE]
    if ap >= box.numbers.refresh_ap and any(tile != NONE for tile in game.character_offer):
        options.append(("refresh",))
    for slot, tile in enumerate(board.store, 1):
        if tile >= FIRST_CHARACTER:
            kind = box.characters[tile - FIRST_CHARACTER].type
            for building, floors in fitting_floors(game, board, kind):
                options += [("room", slot, building + 1, floor + 1) for floor in floors if ap >= box.floor_ap[floor]]
    return options


def fitting_floors(game: Game, board: Board, kind: int) -> list[tuple[int, list[int]]]:
    """Return the Buildings that may take a Character of a type: one type each, no type twice (TB097, TB132).

    With each come its floors that can be filled next.
    """
    characters = game.kit.box.characters
    types = [characters[living_in(room)[0]].type if room else NONE for room in board.rooms]
    result = []
    for building, type_ in enumerate(types):
        free = building >= TYPES  # the sixth Building takes any Character (reading 3)
        if free or (kind not in types[:TYPES] if type_ == NONE else type_ == kind):
            floors = free_floors(game, board, building)
            if floors:
                result.append((building, floors))
    return result


def _contracts(game: Game, board: Board) -> list[Option]:
    ap, box = game.ap[CONTRACT], game.kit.box
    options: list[Option] = []
    for slot, tile in enumerate(game.contract_offer, 1):
        if tile != NONE and ap >= box.contract_ap[slot - 1] and has_room(game, board, FIRST_CONTRACT + tile):
            options.append(("contract", slot))
    if ap >= box.numbers.exchange_ap:
        for give, n in enumerate(board.resources):
            if n:
                options += EXCHANGES[give]
    return options


def due_options(game: Game, who: int) -> list[Option]:
    """Return what is due beside AP: rewards that want a choice."""
    board, due, box = game.boards[who], game.due, game.kit.box
    options: list[Option] = []
    if due[ANY_DUE]:
        options += [("gain", resource) for resource in range(len(board.resources))]
    if due[MERCHANT_STEP_DUE] and not game.ap[MERCHANT]:
        options += _walk(game, "merchant", board.merchant)
    if due[ARCHITECT_STEP_DUE] and not game.ap[ARCHITECT]:
        options += _walk(game, "architect", board.architect)
    if due[HOUSE_HERE_DUE] and not game.ap[MERCHANT]:
        options += [("house", space) for space in _here(game, who)]
    if due[PILLAR_HERE_DUE] and not game.ap[ARCHITECT] and board.pillars:
        cathedral = box.cathedral_of[board.architect]
        if pillar_is_free(game, cathedral, who):
            options.append(("pillar", cathedral))
    if due[HOUSE_ANYWHERE_DUE] and board.houses:
        spaces = [space for town in box.towns for space in _unequal(game, free_houses(game, town, who))]
        options += [("house anywhere", space) for space in spaces]
    if due[PILLAR_ANYWHERE_DUE] and board.pillars:
        free = [c for c in range(len(box.cathedrals)) if pillar_is_free(game, c, who)]
        options += [("pillar anywhere", cathedral) for cathedral in free]
    if due[MERCHANT_ANYWHERE_DUE]:
        options += [("merchant anywhere", to) for to in range(len(box.spots)) if to != board.merchant]
    if due[ARCHITECT_ANYWHERE_DUE]:
        options += [("architect anywhere", to) for to in range(len(box.spots)) if to != board.architect]
    if due[BUILDING_DUE]:
        options += [("again", building) for building, room in enumerate(board.rooms, 1) if room]
    return options


def _pay(game: Game, due: int, action: int, ap: int) -> None:
    """Use a reward that allows it for nothing, or else AP."""
    if game.due[due]:
        game.due[due] -= 1
    else:
        game.ap[action] -= ap


def step_king(game: Game, who: int, option: Option, table: Table) -> None:
    """Move up the King track, one space for each AP (TB105)."""
    game.ap[KING] -= 1
    climb(game, who, 1)
    if table.listens:
        table.tell(Event("king", "tiletum.action.king", {"player": who, "space": game.king[who]}))


def walk(game: Game, who: int, option: Option, table: Table) -> None:
    """Move Merchant or Architect one spot, or anywhere by a crest (TB080, TB087, TB119, TB120)."""
    verb, to = str(option[0]), int(option[1])
    board, move = game.boards[who], game.kit.box.numbers.move_ap
    if verb == "merchant anywhere":
        game.due[MERCHANT_ANYWHERE_DUE] -= 1
    elif verb == "architect anywhere":
        game.due[ARCHITECT_ANYWHERE_DUE] -= 1
    elif verb == "merchant":
        _pay(game, MERCHANT_STEP_DUE, MERCHANT, move)
    else:
        _pay(game, ARCHITECT_STEP_DUE, ARCHITECT, move)
    if verb.startswith("merchant"):
        board.merchant = to
    else:
        board.architect = to
    if table.listens:
        piece = "merchant" if verb.startswith("merchant") else "architect"
        what: What = {"player": who, "piece": piece, "spot": to}
        table.tell(Event("moved", "tiletum.action.move", what))


def build_house(game: Game, who: int, option: Option, table: Table) -> None:
    """Put a House on a House space and take the reward printed there (TB088 to TB090, TB117)."""
    verb, space = str(option[0]), int(option[1])
    if verb == "house anywhere":
        game.due[HOUSE_ANYWHERE_DUE] -= 1
    else:
        _pay(game, HOUSE_HERE_DUE, MERCHANT, game.kit.box.numbers.build_ap)
    game.boards[who].houses -= 1
    game.house_owner[space] = who
    row = game.kit.box.houses[space]
    if table.listens:
        what: What = {"player": who, "spot": row.spot, "space": space}
        table.tell(Event("house", "tiletum.action.merchant.house", what))
    if row.reward == WHOLE_BUILDING:
        game.due[BUILDING_DUE] += 1
    elif row.reward:
        gain(game, who, row.reward, "house space", table, "tiletum.action.merchant.house")


def place_pillar(game: Game, who: int, option: Option, table: Table) -> None:
    """Put a Pillar at a Cathedral (TB081 to TB083, TB118)."""
    verb, cathedral = str(option[0]), int(option[1])
    if verb == "pillar anywhere":
        game.due[PILLAR_ANYWHERE_DUE] -= 1
    else:
        _pay(game, PILLAR_HERE_DUE, ARCHITECT, game.kit.box.numbers.build_ap)
    game.boards[who].pillars -= 1
    game.pillar_owners[cathedral] |= 1 << who
    if table.listens:
        what: What = {"player": who, "cathedral": cathedral}
        table.tell(Event("pillar", "tiletum.action.architect.pillar", what))


def fetch(game: Game, who: int, option: Option, table: Table) -> None:
    """Take the Bonus tile where the Merchant or the Architect stands (TB086, TB093)."""
    board, piece = game.boards[who], option[1]
    action, spot = (MERCHANT, board.merchant) if piece == "merchant" else (ARCHITECT, board.architect)
    game.ap[action] -= game.kit.box.numbers.tile_ap
    tile = game.map_tiles[spot]
    game.map_tiles[spot] = NONE
    keep(game, who, tile, table, "tiletum.action.tile")


def take_contract(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a Contract or a crest from the offer (TB099, TB100)."""
    slot = int(option[1]) - 1
    game.ap[CONTRACT] -= game.kit.box.contract_ap[slot]
    tile = game.contract_offer[slot]
    game.contract_offer[slot] = NONE
    keep(game, who, FIRST_CONTRACT + tile, table, "tiletum.action.contract.take")


def exchange(game: Game, who: int, option: Option, table: Table) -> None:
    """Exchange a Resource; the first time in a turn one more of any kind is gained (TB101, TB102)."""
    give, get = int(option[1]), int(option[2])
    game.ap[CONTRACT] -= game.kit.box.numbers.exchange_ap
    board = game.boards[who]
    board.resources[give] -= 1
    add(game, who, get, 1, table)
    if not game.exchanged:
        game.exchanged = True
        game.due[ANY_DUE] += game.kit.box.numbers.exchange_extra


def gain_any(game: Game, who: int, option: Option, table: Table) -> None:
    """Gain one Resource of one's choice."""
    game.due[ANY_DUE] -= 1
    add(game, who, int(option[1]), 1, table)


def choose_action(game: Game, who: int, option: Option, table: Table) -> None:
    """Put all the AP of a Joker on one Action; a marker helps the die's, not a helper's (TB107 to TB109)."""
    action, ap = int(option[1]), game.jokers.pop(0)
    if game.action == NONE and game.sector != NONE and game.wheel[game.sector] == JOKER:
        begin_action(game, who, action, ap)
    else:
        game.ap[action] += ap


def again(game: Game, who: int, option: Option, table: Table) -> None:
    """Take the rewards of all Characters in one Building once more."""
    game.due[BUILDING_DUE] -= 1
    for character in living_in(game.boards[who].rooms[int(option[1]) - 1]):
        reward(game, who, game.kit.box.characters[character].reward, table, "tiletum.reward.building")
