"""Characters: the offer, and the Rooms of one's Buildings (TB094 to TB098)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.tiletum.gains import keep, reward
from soloist.games.tiletum.kinds import CHARACTER
from soloist.games.tiletum.piles import refresh_characters, replace_character
from soloist.games.tiletum.state import FIRST_CHARACTER, NONE, Board, Game


def take_character(game: Game, who: int, option: Option, table: Table) -> None:
    """Take a Character to the storehouse; the offer is filled at once (TB094, TB095)."""
    slot = int(option[1]) - 1
    tile = game.character_offer[slot]
    replace_character(game, slot, table)
    game.ap[CHARACTER] -= game.kit.box.numbers.character_ap
    keep(game, who, FIRST_CHARACTER + tile, table, "tiletum.action.character.take")


def refresh(game: Game, who: int, option: Option, table: Table) -> None:
    """Shuffle the whole offer back and draw anew (TB096)."""
    refresh_characters(game, table)
    game.ap[CHARACTER] -= game.kit.box.numbers.refresh_ap
    if table.listens:
        table.tell(Event("offer refreshed", "tiletum.action.character.refresh", {"player": who}))


def move_in(game: Game, who: int, option: Option, table: Table) -> None:
    """Place a Character on a floor of a Building and take its reward (TB097, TB098)."""
    _, slot, number, storey = option
    board, box = game.boards[who], game.kit.box
    building, floor = int(number) - 1, int(storey) - 1
    character = board.store.pop(int(slot) - 1) - FIRST_CHARACTER
    room = board.rooms[building]
    game.ap[CHARACTER] -= box.floor_ap[floor]
    room += [NONE] * (floor + 1 - len(room))
    room[floor] = character
    if table.listens:
        what: What = {"player": who, "character": character, "building": number, "floor": storey}
        table.tell(Event("moved in", "tiletum.action.character.room", what))
    reward(game, who, box.characters[character].reward, table, "tiletum.action.character.reward")
    if is_full(game, board, building):
        if building < len(board.roofs) and board.roofs[building]:
            board.roofs[building] = False
            board.houses += 1
        wake_marker(game, who, building)


def living_in(room: list[int]) -> list[int]:
    """Return the Characters of a Building, from the lowest floor."""
    return [character for character in room if character != NONE]


def free_floors(game: Game, board: Board, building: int) -> list[int]:
    """Return the floors (from 0) of a Building that can be filled next: one after the other, or any (reading 41)."""
    room, rooms = board.rooms[building], game.kit.rooms[building]
    free = [floor for floor in range(rooms) if floor >= len(room) or room[floor] == NONE]
    return free if game.kit.floors_free else free[:1]


def is_full(game: Game, board: Board, building: int) -> bool:
    """Whether all Rooms of a Building are filled (TB092)."""
    return len(living_in(board.rooms[building])) == game.kit.rooms[building]


def is_complete(game: Game, board: Board, building: int) -> bool:
    """Whether a Building is full and has a crest below (TB131)."""
    return board.crests[building] != NONE and is_full(game, board, building)


def marker_for(game: Game, board: Board, action: int) -> int:
    """Return the bonus AP that completed Buildings give to an Action (TB131 to TB133)."""
    box = game.kit.box
    for building, marker in enumerate(box.markers):
        room = board.rooms[building]
        if room and is_complete(game, board, building) and box.characters[room[0]].type == action:
            return marker
    return 0


def wake_marker(game: Game, who: int, building: int) -> None:
    """A Building just completed helps the current Action of the die at once (TB131)."""
    board, box = game.boards[who], game.kit.box
    if game.action == NONE or building >= len(box.markers) or not is_complete(game, board, building):
        return
    if box.characters[board.rooms[building][0]].type == game.action:
        game.ap[game.action] += box.markers[building]
