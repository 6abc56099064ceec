"""What lies on the boards of players and of the Cardinalbot, as zones of a view."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_, say, say_n
from soloist.engine.view import Piece, Place, Zone
from soloist.games.tiletum.characters import is_complete
from soloist.games.tiletum.gains import contract_of, crest_of
from soloist.games.tiletum.kinds import ACTIONS, CRESTS, DIE_COLOURS, RESOURCES
from soloist.games.tiletum.names import (
    action_name,
    contract_words,
    crest_name,
    part_words,
    parts_words,
    player_name,
    resource_name,
    tile_about,
    tile_name,
)
from soloist.games.tiletum.opponent.own import Cardinal
from soloist.games.tiletum.pieces import Contract
from soloist.games.tiletum.state import FIRST_CHARACTER, NONE, Board, Game, Kit

PLAYER_COLOURS: Final = ("player-1", "player-2", "player-3", "player-4")
RESOURCE_ABOUT: Final = (
    N_("Stone helps to build Cathedrals."),
    N_("Wool fulfils Contracts."),
    N_("Iron fulfils Contracts."),
    N_("Food puts Crests below Buildings."),
    N_("Gold changes dice and buys other Resources."),
)


def tile_piece(game: Game, tile: int) -> Piece:
    """Return a tile of a storehouse as it is seen."""
    about, clause = tile_about(game, tile)
    box = game.kit.box
    if tile >= FIRST_CHARACTER:
        kind = ACTIONS[box.characters[tile - FIRST_CHARACTER].type].lower()
        return Piece(f"character-{kind}", tile_name(game, tile), "", kind, about, clause)
    crest, contract = crest_of(game, tile), contract_of(game, tile)
    if crest != NONE:
        return crest_piece(crest)
    if contract != NONE:
        mark = str(box.contracts[contract].points)
        return Piece("contract", tile_name(game, tile), mark, "contract", about, clause)
    kind, n = box.bonus[tile].parts[0]
    return Piece(f"helper-{kind.replace(' ', '-')}", tile_name(game, tile), str(n), "helper", about, clause)


def crest_piece(crest: int) -> Piece:
    """Return a crest as it is seen."""
    about = say("Pay Food to put it below a Building and take the reward there.")
    name = CRESTS[crest].lower()
    return Piece(f"crest-{name}", crest_name(crest), "", name, about, "tiletum.task.crest")


def die_piece(colour: int, number: int, count: int = 1) -> Piece:
    """Return dice of one colour and number as they are seen."""
    word = DIE_COLOURS[colour].replace(" ", "-")
    name = say("{colour} {n}", colour=say(DIE_COLOURS[colour]), n=number)
    about = say("Gives {n} {resource} and the Action of its sector.", n=number, resource=resource_name(colour))
    return Piece(f"die-{number}", name, str(number), word, about, "tiletum.turn.die", count)


def tiles(game: Game, tile: int) -> list[Piece]:
    """Return a Bonus tile as a list of pieces, empty for none."""
    return [] if tile == NONE else [tile_piece(game, tile)]


def board_zones(game: Game, who: int, own: bool) -> list[Zone]:
    """Return the zones of a person's board; those of the person who looks have ids without a number."""
    board = game.boards[who]
    before = "" if own else f"p{who + 1}-"
    zones = [
        Zone(f"{before}resources", say("Resources"), _resources(board.resources, before)),
        Zone(f"{before}store", say("Storehouse"), _store(game, board, before)),
        Zone(f"{before}buildings", say("Buildings"), _buildings(game, board, before, who, own)),
        Zone(f"{before}crests", say("Crest spaces"), _crests(game, board, before, own)),
        Zone(f"{before}contract-spaces", say("Contract spaces"), _contracts(game, board, before, own)),
        Zone(f"{before}supply", say("Supply"), [_supply(board.houses, board.pillars, before, who)]),
    ]
    for zone in zones:
        words = N_("Your {zone}") if own and game.kit.cardinal != NONE else N_("{who}, {zone}")
        zone.name = say(words, who=player_name(game, who), zone=zone.name)
    return zones


def _resources(counts: list[int], before: str) -> list[Place]:
    return [
        Place(f"{before}resource-{RESOURCES[n].lower()}", resource_name(n), [resource_piece(n, count)])
        for n, count in enumerate(counts)
    ]


def resource_piece(resource: int, count: int) -> Piece:
    """Return Resources of one kind as they are seen."""
    word = RESOURCES[resource].lower()
    about = say(RESOURCE_ABOUT[resource])
    name = say("{resource}: {n}", resource=resource_name(resource), n=count)
    return Piece(word, name, str(count), word, about, "tiletum.pieces.resources")


def _store(game: Game, board: Board, before: str) -> list[Place]:
    size = max(game.kit.box.numbers.storehouse, len(board.store))
    lying = [*board.store, *[NONE] * (size - len(board.store))]
    return [
        Place(f"{before}store-{n}", say("Storehouse place {n}", n=n), tiles(game, tile))
        for n, tile in enumerate(lying, 1)
    ]


def _buildings(game: Game, board: Board, before: str, who: int, own: bool) -> list[Place]:
    box, places = game.kit.box, []
    for building, room in enumerate(board.rooms):
        places.append(_roof(game, board, before, building, who, own))
        for floor in range(game.kit.rooms[building]):
            lives = room[floor] if floor < len(room) else NONE
            name = say("Building {n}, floor {floor}", n=building + 1, floor=floor + 1)
            pieces = [] if lives == NONE else [tile_piece(game, FIRST_CHARACTER + lives)]
            mark = str(box.floor_ap[floor])
            places.append(Place(f"{before}room-{building + 1}-{floor + 1}", name, pieces, "", mark))
    return places


def _roof(game: Game, board: Board, before: str, building: int, who: int, own: bool) -> Place:
    box, pieces = game.kit.box, []
    if own and building < len(board.roofs) and board.roofs[building]:
        about = say("Comes to your supply when all Rooms are filled.")
        pieces.append(house_piece(who, say("House on the roof"), about, "tiletum.board.house"))
    if building < len(box.markers) and (own or is_complete(game, board, building)):
        awake = is_complete(game, board, building)
        words = N_("Marker +{n}, at work") if awake else N_("Marker +{n}")
        about = say("Works for the Action of its Characters once the Rooms are filled and a Crest lies below.")
        name = say(words, n=box.markers[building])
        colour = "awake" if awake else "asleep"
        pieces.append(Piece("marker", name, f"+{box.markers[building]}", colour, about, "tiletum.board.marker"))
    return Place(f"{before}building-{building + 1}", _building_name(game, building), pieces)


def _building_name(game: Game, building: int) -> str:
    return say_n("Building {b} ({n} Room)", "Building {b} ({n} Rooms)", game.kit.rooms[building], b=building + 1)


def _crests(game: Game, board: Board, before: str, own: bool) -> list[Place]:
    box, places = game.kit.box, []
    for space, crest in enumerate(board.crests):
        food, reward = box.crest_food[space], part_words(*box.crest_rewards[space])
        words = say("{food} Food for: {reward}", food=food, reward=reward)
        kind = box.crest_rewards[space][0].replace(" ", "-")
        about = say("Put a Crest here for the Food, and take the reward.")
        free = Piece(f"reward-{kind}", words, str(food), "space", about, "tiletum.task.crest")
        pieces = [crest_piece(crest)] if crest != NONE else [free] if own else []
        places.append(Place(f"{before}crest-{space + 1}", say("Crest space {n}", n=space + 1), pieces))
    return places


def _contracts(game: Game, board: Board, before: str, own: bool) -> list[Place]:
    box, places = game.kit.box, []
    for space, points in enumerate(box.contract_points):
        if space < len(board.contracts):
            pieces = [tile_piece(game, board.contracts[space])]
        else:
            name = part_words("points", points)
            if space < box.numbers.pillars_on_contracts:
                name = say("{points} and a Pillar", points=name)
            about = say("For a fulfilled Contract; the next one covers the first free space.")
            clause = "tiletum.task.contract.space"
            pieces = [Piece("contract-space", name, str(points), "space", about, clause)] if own else []
        places.append(Place(f"{before}contract-space-{space + 1}", say("Contract space {n}", n=space + 1), pieces))
    return places


def _supply(houses: int, pillars: int, before: str, who: int) -> Place:
    pieces = []
    if houses:
        about = say("To be built on the map with the Merchant.")
        pieces.append(house_piece(who, say("House"), about, "tiletum.action.merchant.house", houses))
    if pillars:
        about = say("To be placed at Cathedrals with the Architect.")
        pieces.append(pillar_piece(who, say("Pillar"), about, pillars))
    return Place(f"{before}supply", say("Supply"), pieces)


def house_piece(who: int, name: str, about: str = "", clause: str = "tiletum.map.houses", count: int = 1) -> Piece:
    """Return Houses of a player as they are seen."""
    return Piece("house", name, str(who + 1), PLAYER_COLOURS[who], about, clause, count)


def pillar_piece(who: int, name: str, about: str = "", count: int = 1) -> Piece:
    """Return Pillars of a player as they are seen."""
    clause = "tiletum.action.architect.pillar"
    return Piece("pillar", name, str(who + 1), PLAYER_COLOURS[who], about, clause, count)


# The Cardinalbot.


def cardinal_zones(kit: Kit, me: Cardinal) -> list[Zone]:
    """Return the Cardinalbot's board, and its row of Decrees with the pawn, on the screen as beside a real table."""
    who, box = kit.cardinal, kit.box
    crests = [crest_piece(crest) for crest in me.crests]
    held = [contract_piece(contract) for contract in me.contracts]
    done = [contract_piece(contract) for contract in me.done]
    waiting = [_supplied(piece) for piece in me.supply]
    challenges = [
        Piece(
            "challenge",
            box.challenges[n].name,
            "",
            "challenge",
            box.challenges[n].effect.format(number=box.challenges[n].number),
            f"tiletum.challenge.{box.challenges[n].id}",
        )
        for n in me.challenges
    ]
    places = [
        *_resources(me.res, "cardinal-"),
        Place("cardinal-store", say("Crests in its Storehouse"), crests),
        Place("cardinal-waiting", say("Characters not placed"), waiting),
        *_cardinal_buildings(kit, me),
        Place("cardinal-contracts", say("Contracts that it holds"), held),
        Place("cardinal-done", say("Fulfilled Contracts"), done),
        _supply(me.houses_left, me.pillars_left, "cardinal-", who),
        Place("cardinal-challenges", say("Challenge cards"), challenges),
    ]
    return [Zone("cardinal", say("Cardinalbot"), places), _decrees(kit, me)]


def contract_piece(contract: tuple[int, int, int, int]) -> Piece:
    """Return a Contract of the Cardinalbot as it is seen."""
    any_, iron, wool, points = contract
    row = Contract("", (any_, iron, wool), points, ("", 0), 0, blue=False, crest=NONE)
    words = say("Contract {what}", what=contract_words(row)) if any(contract) else say("Contract")
    return Piece("contract", words, str(points), "contract", "", "tiletum.cardinal.contract.hold")


def _supplied(piece: tuple[str | int, ...]) -> Piece:
    type_, *rest = piece
    parts = tuple((str(kind), int(n)) for kind, n in zip(rest[::2], rest[1::2], strict=True))
    words = N_("{type} Character ({reward})") if parts else N_("{type} Character")
    name = say(words, type=action_name(int(type_)), reward=parts_words(parts))
    kind = ACTIONS[int(type_)].lower()
    return Piece(f"character-{kind}", name, "", kind, "", "tiletum.characters")


def character_piece(kind: int) -> Piece:
    """Return a Character of a type as it is seen."""
    name = say("{type} Character", type=action_name(kind))
    return Piece(f"character-{ACTIONS[kind].lower()}", name, "", "", "", "tiletum.characters")


def _cardinal_buildings(kit: Kit, me: Cardinal) -> list[Place]:
    own, places = kit.box.cardinal, []
    for building, rooms in enumerate(own.rooms):
        lives = me.rooms[building]
        pieces = [character_piece(kind) for kind in lives]
        if me.placed[building] != NONE:
            pieces.append(crest_piece(me.placed[building]))
        name = say("Its Building {n}", n=building + 1)
        places.append(Place(f"cardinal-building-{building + 1}", name, pieces, "", str(rooms)))
    return places


def _decrees(kit: Kit, me: Cardinal) -> Zone:
    places = []
    for n, decree in enumerate(me.row):
        row = kit.box.decrees[decree]
        pieces = [
            Piece(f"decree-{row.number}", say(row.name), str(row.number), "decree", "", "tiletum.cardinal.decree")
        ]
        if n == me.pawn:
            about = say("Where the Cardinalbot began to look for its die.")
            pieces.append(Piece("pawn", say("its pawn"), "", "cardinal", about, "tiletum.cardinal.pawn"))
        places.append(Place(f"decree-{n + 1}", say("Decree {n}", n=n + 1), pieces))
    return Zone("decrees", say("Decrees"), places)
