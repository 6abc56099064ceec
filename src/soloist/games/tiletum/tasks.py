"""Tasks, which may be done at any moment of one's turn (TB110 to TB125)."""

from __future__ import annotations

from soloist.engine.events import Event, What
from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.tiletum.characters import wake_marker
from soloist.games.tiletum.gains import add, contract_of, crest_of, reward
from soloist.games.tiletum.kinds import COLOUR, GOLD, IRON, PLUS, RESOURCES, STONE, WOOL
from soloist.games.tiletum.king import gain
from soloist.games.tiletum.state import FIRST_CHARACTER, FIRST_CONTRACT, NONE, Board, Game, unavailable


def task_options(game: Game, who: int) -> list[Option]:
    """Return every Task that can be done now."""
    board, box = game.boards[who], game.kit.box
    options: list[Option] = []
    if board.resources[GOLD] >= box.numbers.resource_gold:
        options += [("buy", resource) for resource in range(len(RESOURCES)) if resource != GOLD]
    faces: list[tuple[object, ...]] = []
    for slot, tile in enumerate(board.store, 1):
        if tile >= FIRST_CHARACTER:
            continue
        contract = contract_of(game, tile)
        # Of helpers or Contracts just like each other only the first is offered.
        face = _face(game, tile, contract)
        if face in faces:
            continue
        if face:
            faces.append(face)
        if contract != NONE:
            options += [("fulfil", slot, kind) for kind in payable(game, board, contract)]
        elif crest_of(game, tile) != NONE:
            options += [("crest", slot, space + 1) for space in crest_spaces(game, board)]
        elif tile < FIRST_CONTRACT:
            options += _helper(game, slot, tile)
    options += [("cathedral", c) for c in buildable(game, who)]
    return options


def _face(game: Game, tile: int, contract: int) -> tuple[object, ...]:
    """Return what a helper or a Contract does, empty for any other tile."""
    box = game.kit.box
    if contract != NONE:
        return (box.contracts[contract].needs, box.contracts[contract].points, box.contracts[contract].reward)
    return box.bonus[tile].parts if tile < FIRST_CONTRACT else ()


def payable(game: Game, board: Board, contract: int) -> list[int]:
    """Return with which kind the "any" of a Contract can be paid; NONE: there is none, or kinds may be mixed.

    TB112, reading 6.
    """
    any_, iron, wool = game.kit.box.contracts[contract].needs
    left = list(board.resources)
    left[IRON] -= iron
    left[WOOL] -= wool
    if left[IRON] < 0 or left[WOOL] < 0:
        return []
    if game.kit.any_mixed or not any_:
        return [NONE] if sum(left) >= any_ else []
    return [kind for kind, n in enumerate(left) if n >= any_]


def crest_spaces(game: Game, board: Board) -> list[int]:
    """Return the crest spaces that are empty and whose Food can be paid (TB116)."""
    food = board.resources[RESOURCES.index("Food")]
    costs = game.kit.box.crest_food
    return [space for space, crest in enumerate(board.crests) if crest == NONE and food >= costs[space]]


def buildable(game: Game, who: int) -> list[int]:
    """Return the Cathedrals that a person can help to build now (TB123, TB124)."""
    box, stone = game.kit.box, game.boards[who].resources[STONE]
    return [
        cathedral
        for cathedral, owners in enumerate(game.pillar_owners)
        if owners >> who & 1
        and not game.builders[cathedral] >> who & 1
        and not unavailable(game, cathedral)
        and game.stack_next[cathedral] < len(box.stacks[cathedral])
        and stone >= box.construction[game.construction[cathedral]].stone
    ]


def _helper(game: Game, slot: int, tile: int) -> list[Option]:
    parts = game.kit.box.bonus[tile].parts
    kinds = {kind for kind, _ in parts}
    if COLOUR in kinds:
        if game.action != NONE or game.colour != NONE or game.sector != NONE:
            return []
        return [("colour", slot, resource) for resource in range(len(RESOURCES))]
    if PLUS in kinds and game.action == NONE:
        return []
    return [("use", slot)]


def buy(game: Game, who: int, option: Option, table: Table) -> None:
    """Pay Gold for one other Resource (TB111)."""
    game.boards[who].resources[GOLD] -= game.kit.box.numbers.resource_gold
    add(game, who, int(option[1]), 1, table)


def fulfil(game: Game, who: int, option: Option, table: Table) -> None:
    """Fulfil a Contract: pay, cover a space, take its points and Pillar and the tile's reward (TB112 to TB115)."""
    _, slot, kind = option
    board, box = game.boards[who], game.kit.box
    tile = board.store[int(slot) - 1]
    contract = box.contracts[contract_of(game, tile)]
    paid = _payment(game, who, contract.needs, int(kind), table)
    board.resources = [n - out for n, out in zip(board.resources, paid, strict=True)]
    board.store.remove(tile)
    space = len(board.contracts)
    board.contracts.append(tile)
    if space < box.numbers.pillars_on_contracts:
        board.pillars += 1
    if table.listens:
        what: What = {"player": who, "tile": tile, "space": space + 1}
        table.tell(Event("contract fulfilled", "tiletum.task.contract", what))
    gain(game, who, contract.points, "contract", table, "tiletum.task.contract.points")
    gain(game, who, box.contract_points[space], "contract space", table, "tiletum.task.contract.space")
    if contract.reward[1]:
        reward(game, who, (contract.reward,), table, "tiletum.task.contract.points")


def _payment(game: Game, who: int, needs: tuple[int, int, int], kind: int, table: Table) -> list[int]:
    """Return how many of each Resource are paid; where "any" may be mixed (reading 6), the person says which."""
    any_, iron, wool = needs
    paid = [0] * len(RESOURCES)
    paid[IRON], paid[WOOL] = iron, wool
    if kind != NONE:
        paid[kind] += any_
    elif any_:
        left = [n - out for n, out in zip(game.boards[who].resources, paid, strict=True)]
        options: list[Option] = [("pay", resource) for resource, n in enumerate(left) for _ in range(min(n, any_))]
        for _, resource in table.ask_some(who, "pay", options, any_, any_):
            paid[int(resource)] += 1
    return paid


def place_crest(game: Game, who: int, option: Option, table: Table) -> None:
    """Put a crest under a Building for Food and take the reward that it covers (TB116 to TB122)."""
    _, slot, number = option
    board, box = game.boards[who], game.kit.box
    space = int(number) - 1
    board.resources[RESOURCES.index("Food")] -= box.crest_food[space]
    board.crests[space] = crest_of(game, board.store.pop(int(slot) - 1))
    if table.listens:
        what: What = {"player": who, "crest": board.crests[space], "space": number}
        table.tell(Event("crest placed", "tiletum.task.crest", what))
    reward(game, who, (box.crest_rewards[space],), table, "tiletum.task.crest")
    if space < len(board.rooms):
        wake_marker(game, who, space)


def build_cathedral(game: Game, who: int, option: Option, table: Table) -> None:
    """Help to build a Cathedral: pay Stone, take the top tile, score both (TB123, TB124)."""
    cathedral = int(option[1])
    box = game.kit.box
    construction = box.construction[game.construction[cathedral]]
    points = construction.points + box.stacks[cathedral][game.stack_next[cathedral]]
    game.boards[who].resources[STONE] -= construction.stone
    game.stack_next[cathedral] += 1
    game.builders[cathedral] |= 1 << who
    if table.listens:
        what: What = {"player": who, "cathedral": cathedral, "stone": construction.stone}
        table.tell(Event("cathedral", "tiletum.task.cathedral", what))
    gain(game, who, points, "cathedral", table, "tiletum.task.cathedral")


def use_helper(game: Game, who: int, option: Option, table: Table) -> None:
    """Use a helper for its reward and discard it (TB046, TB125)."""
    tile = game.boards[who].store.pop(int(option[1]) - 1)
    game.bonus_discard[tile] += 1
    if table.listens:
        table.tell(Event("helper used", "tiletum.task.helper", {"player": who, "tile": tile}))
    reward(game, who, game.kit.box.bonus[tile].parts, table, "tiletum.task.helper")


def recolour(game: Game, who: int, option: Option, table: Table) -> None:
    """Use the helper that changes the colour of the die about to be taken."""
    _, slot, resource = option
    tile = game.boards[who].store.pop(int(slot) - 1)
    game.bonus_discard[tile] += 1
    game.colour = int(resource)
    if table.listens:
        table.tell(Event("helper used", "tiletum.task.helper", {"player": who, "tile": tile}))
