"""How the Cardinalbot's facts are seen on a digital board: a function over a game for each fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from soloist.engine.sight import Fact, Look, Thing
from soloist.games.tiletum.components import BonusTile, Box, Character
from soloist.games.tiletum.gains import owns_crest
from soloist.games.tiletum.kinds import SECTORS, WHOLE_BUILDING
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.own import Piece, Place
from soloist.games.tiletum.state import NONE, Game, free_houses, sector_of, unavailable

YOU = 0
"""The person against whom the Cardinalbot plays."""


def tile_seen(box: Box, tile: BonusTile) -> Piece:
    """Return a Bonus tile as the Cardinalbot sees it."""
    if tile.kind == "crest":
        return ("crest", tile.crest)
    if tile.kind == "contract":
        contract = box.contracts[tile.contract]
        return ("contract", *contract.needs, contract.points)
    return ("helper", *(word for part in tile.parts for word in part))


def character_seen(character: Character) -> Piece:
    """Return a Character as the Cardinalbot sees it."""
    return ("character", character.type, *(word for part in character.reward for word in part))


def offered_seen(game: Game, place: int) -> Piece:
    """Return what lies on a place of the Contract offer as the Cardinalbot sees it."""
    box = game.kit.box
    row = box.contracts[game.contract_offer[place]]
    head = ("offered", place, box.contract_ap[place])
    return (*head, "contract", *row.needs, row.points) if row.crest == NONE else (*head, "crest", row.crest)


def spot_of(game: Game, place: Place) -> int:
    """Return the spot of a town or a Cathedral."""
    return game.kit.box.cathedrals[place[1]] if place[0] == "cathedral" else place[1]


def _dice(game: Game) -> Iterator[Thing]:
    for place, n in enumerate(game.dice):
        if n:
            colour, number = place // SECTORS, place % SECTORS + 1
            yield ("die", colour, number, game.wheel[sector_of(game, number)])


def _dice_of(game: Game, x: Place) -> int:
    return sum(game.dice[x[1] * SECTORS : (x[1] + 1) * SECTORS])


def _wheel_tile(game: Game, number: int) -> Iterable[Thing]:
    tile = game.sector_tiles[sector_of(game, number)]
    return [] if tile == NONE else [tile_seen(game.kit.box, game.kit.box.bonus[tile])]


def _new_crest_at(game: Game, lacks: Piece, number: int, sectors: Piece) -> Iterator[Thing]:
    for n in map(int, sectors[1:]):
        if any(tile in [("crest", crest) for crest in lacks[1:]] for tile in _wheel_tile(game, n)):
            yield ("sector", n)


def _distance(game: Game, x: Place, start: Place) -> int:
    return game.kit.box.distance[spot_of(game, start)][spot_of(game, x)]


def tiles_within(game: Game, start: Place, steps: int) -> Iterator[tuple[int, int, Piece]]:
    """Return the Bonus tiles of the map within so many steps: how far, the spot, and the tile as it is seen."""
    box = game.kit.box
    for spot, tile in enumerate(game.map_tiles):
        if tile != NONE and box.distance[start[1]][spot] <= steps:
            yield box.distance[start[1]][spot], spot, tile_seen(box, box.bonus[tile])


def _crest_within(game: Game, x: Place, start: Place, steps: int) -> bool:
    bonus, distance = game.kit.box.bonus, game.kit.box.distance[start[1]]
    for spot, tile in enumerate(game.map_tiles):
        if tile != NONE and bonus[tile].crest == x[1] and distance[spot] <= steps:
            return True
    return False


def _construction_points(game: Game, x: Place) -> int:
    return game.kit.box.construction[game.construction[x[1]]].points


def _top_tile(game: Game, x: Place) -> int:
    stack = game.kit.box.stacks[x[1]][game.stack_next[x[1]] :]
    return stack[0] if stack else 0


def _total(game: Game, x: Place) -> int:
    return _construction_points(game, x) + _top_tile(game, x)


def _stone(game: Game, x: Place) -> int:
    return game.kit.box.construction[game.construction[x[1]]].stone


def _payable(game: Game, x: Place, stone: int) -> bool:
    left = game.stack_next[x[1]] < len(game.kit.box.stacks[x[1]])
    return left and not unavailable(game, x[1]) and _stone(game, x) <= stone


def _rewards(game: Game, x: Place) -> list[int]:
    """Return the rewards of the House spaces in a town that it may use."""
    return [game.kit.box.houses[space].reward for space in free_houses(game, x[1], game.kit.cardinal)]


def best_space(game: Game, spot: int) -> int:
    """Return the House space of a town that it uses: most points, then another reward, then none (TC054, TC055)."""
    houses = game.kit.box.houses
    return max(
        free_houses(game, spot, game.kit.cardinal),
        key=lambda space: (houses[space].reward > 0, abs(houses[space].reward), -space),
    )


def _characters(game: Game) -> Iterator[Thing]:
    for character in game.character_offer:
        if character != NONE:
            yield character_seen(game.kit.box.characters[character])


def _offer(game: Game, ap: int) -> Iterator[Piece]:
    """Return the whole offer: the lists look at the AP themselves."""
    for place, tile in enumerate(game.contract_offer):
        if tile != NONE:
            yield offered_seen(game, place)


def _crest_offered(game: Game, x: Place, lacks: Piece, ap: int) -> bool:
    return any(int(lies[2]) <= ap and lies[3] == "crest" and lies[4] in lacks[1:] for lies in _offer(game, ap))


LOOKS: Mapping[Fact, Look] = {
    facts.DICE: _dice,
    facts.DICE_OF: _dice_of,
    facts.WHEEL_TILE: _wheel_tile,
    facts.NEW_CREST_AT: _new_crest_at,
    facts.WITHIN: lambda game, x, start, steps: _distance(game, x, start) <= steps,
    facts.DISTANCE: _distance,
    facts.TILES: lambda game, start, steps: [tile for _, _, tile in tiles_within(game, start, steps)],
    facts.CRESTS_WITHIN: _crest_within,
    facts.AVAILABLE: lambda game, x: not unavailable(game, x[1]),
    facts.TOTAL: _total,
    facts.CONSTRUCTION_POINTS: _construction_points,
    facts.TOP_TILE: _top_tile,
    facts.STONE_COST: _stone,
    facts.PAYABLE: _payable,
    facts.NO_TILE_OF_YOURS: lambda game, x: not game.builders[x[1]] >> YOU & 1,
    facts.NO_PILLAR_OF_YOURS: lambda game, x: not game.pillar_owners[x[1]] >> YOU & 1,
    facts.FREE_HOUSE: lambda game, x: bool(free_houses(game, x[1], game.kit.cardinal)),
    facts.NEXT_FAIR: lambda game, x, fair: fair <= len(game.fair_towns) and game.fair_towns[fair - 1] == x[1],
    facts.FREE_POINTS: lambda game, x: any(reward > 0 for reward in _rewards(game, x)),
    facts.FREE_REWARD: lambda game, x: WHOLE_BUILDING in _rewards(game, x),
    facts.SPACE_POINTS: lambda game, x: max([0, *_rewards(game, x)]),
    facts.CHARACTERS: _characters,
    facts.OFFER: _offer,
    facts.CREST_OFFERED: _crest_offered,
    facts.YOU_LACK: lambda game, x: not owns_crest(game, game.boards[YOU], x[1]),
    facts.YOU_HIGHER: lambda game, x, space: game.king[YOU] > space,
}
