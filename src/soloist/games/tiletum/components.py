"""The printed pieces of Tiletum: a match's `Box`, made from the tables of `components/*.toml`.

Kinds are in `kinds`, the shapes of the files in `tables`, what a user's own files must agree with in `checks`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from soloist.engine.components import TableInfo, Tables, standard_once
from soloist.games.tiletum import checks, tables
from soloist.games.tiletum.kinds import (
    ACTIONS,
    FAIRS,
    MARKS,
    NO_FAIR,
    RESOURCES,
    ROW_ACTION,
    ROW_CONTRACT,
    ROW_CREST,
    ROW_MISC,
    ROW_RESOURCE,
    TYPES,
    WHOLE_BUILDING,
)
from soloist.games.tiletum.pieces import (
    BonusTile,
    BySeats,
    Challenge,
    Character,
    Construction,
    Contract,
    Decree,
    DecreeOption,
    Fair,
    HouseSpace,
    Numbers,
    Parts,
)

__all__ = [
    "PACKAGE",
    "BonusTile",
    "Box",
    "BySeats",
    "Challenge",
    "Character",
    "Construction",
    "Contract",
    "Decree",
    "DecreeOption",
    "Fair",
    "HouseSpace",
    "Numbers",
    "Parts",
    "box",
]

PACKAGE: Final = "soloist.games.tiletum"


@dataclass(slots=True, frozen=True)
class Box:
    """Everything printed that one match needs.

    Spots are indices in the order of `spots` (their ids); Cathedrals 0 to 8 in the order of their Towns. What depends
    on the number of seats is indexed by that number.
    """

    numbers: Numbers
    cardinal: tables.CardinalTable
    # The map.
    spots: tuple[str, ...]
    spot_names: tuple[str, ...]
    spot_index: dict[str, int]
    x: tuple[float, ...]
    y: tuple[float, ...]
    roads: tuple[tuple[int, int], ...]
    near: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    is_town: tuple[bool, ...]
    towns: tuple[int, ...]
    tiletum: int
    cathedrals: tuple[int, ...]
    """The spot of each Cathedral."""
    cathedral_of: tuple[int, ...]
    """The Cathedral of each spot, or -1."""
    houses: tuple[HouseSpace, ...]
    open_houses: tuple[tuple[tuple[int, ...], ...], ...]
    """By seats and spot: the House spaces that these seats may use. In Tiletum they are for starting Houses."""
    pillar_spaces: BySeats
    """By seats and Cathedral."""
    map_tiles: BySeats
    """By seats: the spots with a space for a Bonus tile."""
    town_tiles: tuple[int, ...]
    # Wheel and dice.
    ap_of: tuple[int, ...]
    """AP by number of the die; index 0 is 0."""
    first_game: tuple[int, ...]
    """The Actions clockwise in a first game."""
    dice_each: tuple[int, ...]
    dice_drawn: tuple[int, ...]
    # A player board.
    rooms: dict[str, tuple[int, ...]]
    """By reading: the Rooms of each Building."""
    building_points: dict[str, tuple[int, ...]]
    """By reading: points by the number of completed Buildings."""
    markers: tuple[int, ...]
    crest_food: tuple[int, ...]
    crest_rewards: Parts
    contract_points: tuple[int, ...]
    """Points of each Contract space when covered."""
    floor_ap: tuple[int, ...]
    """AP to place a Character on each floor."""
    start_gold: tuple[int, ...]
    """By place in the turn order."""
    # Tiles.
    contracts: tuple[Contract, ...]
    """The Contract pile's tiles, then the Contracts among the Bonus tiles."""
    contract_pile: BySeats
    contract_ap: tuple[int, ...]
    """AP of each space of the Contract offer, left to right."""
    bonus: tuple[BonusTile, ...]
    bonus_pile: BySeats
    characters: tuple[Character, ...]
    character_pile: BySeats
    stacks: tuple[tuple[int, ...], ...]
    """By Cathedral: its tiles, the highest first."""
    construction: tuple[Construction, ...]
    corruption: tuple[int, ...]
    """Spaces down, above zero or zero."""
    fairs: tuple[Fair, ...]
    fair_numbers: tuple[int, ...]
    king_track: tuple[int, ...]
    """Points of each space from `numbers.king_lowest` up."""
    # The Cardinalbot.
    decrees: tuple[Decree, ...]
    """The Decree with number n stands at n - 1; the first eleven belong to Fairs."""
    decree_of_fair: tuple[int, ...]
    """By kind of Fair: the index of its Decree."""
    challenges: tuple[Challenge, ...]
    presets: dict[str, int]
    """By preset: how many Challenge cards are drawn."""
    tables: tuple[TableInfo, ...]

    def king_points(self, position: int) -> int:
        """Return the points of a space of the King track."""
        return self.king_track[position - self.numbers.king_lowest]


@standard_once
def box(overrides: Path | None = None) -> Box:
    """Return the printed pieces, with the tables that the folder `overrides` replaces; raises ComponentError."""
    own = Tables(PACKAGE, overrides)
    read = own.read

    spots = read("spots", tables.SpotsTable, checks.spots)
    index = {row.id: number for number, row in enumerate(spots.spot)}
    map_ = read("map", tables.MapTable, checks.map_of(spots), "spots")
    towns = read("towns", tables.TownsTable, checks.towns_of(spots), "spots")
    houses = read("houses", tables.HousesTable, checks.houses_of(spots, towns), "spots", "towns")
    pillars = read("pillars", tables.PillarsTable, checks.pillars_of(spots), "spots")
    map_tiles = read("map_tiles", tables.MapTilesTable, checks.map_tiles_of(spots), "spots")
    wheel = read("wheel", tables.WheelTable, checks.wheel)
    dice = read("dice", tables.DiceTable, checks.dice)
    crest_spaces = read("crest_spaces", tables.CrestSpacesTable)
    rooms = read("rooms", tables.RoomsTable, checks.rooms)
    contract_spaces = read("contract_spaces", tables.ContractSpacesTable)
    actions = read("actions", tables.ActionsTable)
    offers = read("offers", tables.OffersTable)
    pile = read("contracts", tables.ContractsTable, checks.contracts_of(offers), "offers")
    bonus = read("bonus", tables.BonusTable, checks.bonus_of(map_tiles, wheel), "map_tiles", "wheel")
    characters = read("characters", tables.CharactersTable, checks.characters_of(offers), "offers")
    stacks = read("cathedrals", tables.CathedralsTable, checks.stacks_of(spots), "spots")
    construction = read("construction", tables.ConstructionTable, checks.construction_of(spots), "spots")
    fairs = read("fairs", tables.FairsTable, checks.fairs)
    king = read("king_track", tables.KingTrackTable, checks.king_track)
    corruption = read("corruption", tables.CorruptionTable, checks.corruption_of(actions), "actions")
    decrees = read("decrees", tables.DecreesTable, checks.decrees)
    challenges = read("challenges", tables.ChallengesTable, checks.challenges)
    presets = read("presets", tables.PresetsTable, checks.presets)
    start = read("start", tables.StartTable, checks.start_of(king), "king_track")
    first = read("first_game", tables.FirstGameTable)
    board = read("board", tables.BoardTable, checks.board_of(contract_spaces), "contract_spaces")

    near = checks.neighbours(index, map_.road)
    places = {row.spot: row for row in map_.place}
    cathedrals = tuple(number for number, row in enumerate(spots.spot) if row.kind == "cathedral")
    spaces = tuple(
        HouseSpace(index[row.town], row.mark, row.reward if isinstance(row.reward, int) else WHOLE_BUILDING)
        for row in houses.space
    )
    pillar_rows = {index[row.town]: row.spaces for row in pillars.cathedral}
    stack_rows = {index[row.town]: row.tiles for row in stacks.stack}
    contracts = (
        *(_contract(row, blue=False) for row in pile.tile),
        *(_contract(row, blue=True) for row in bonus.tile if row.crest is None and not row.helper),
    )
    by_id = {contract.id: number for number, contract in enumerate(contracts)}
    decree_rows = tuple(_decree(row) for row in sorted(decrees.decree, key=lambda row: row.id))
    return Box(
        numbers=_numbers(actions, board, offers, wheel, king, start, first),
        cardinal=read("cardinal", tables.CardinalTable, checks.cardinal_of(king), "king_track"),
        spots=tuple(index),
        spot_names=tuple(row.name for row in spots.spot),
        spot_index=index,
        x=tuple(places[id].x for id in index),
        y=tuple(places[id].y for id in index),
        roads=tuple((index[a], index[b]) for a, b in map_.road),
        near=near,
        distance=tuple(checks.steps(number, near) for number in range(len(near))),
        is_town=tuple(row.kind != "between" for row in spots.spot),
        towns=tuple(number for number, row in enumerate(spots.spot) if row.kind != "between"),
        tiletum=index[towns.first],
        cathedrals=cathedrals,
        cathedral_of=tuple(cathedrals.index(n) if n in cathedrals else -1 for n in range(len(index))),
        houses=spaces,
        open_houses=tuple(
            tuple(
                tuple(n for n, space in enumerate(spaces) if space.spot == spot and space.mark <= seats)
                for spot in range(len(index))
            )
            for seats in range(MARKS[-1] + 1)
        ),
        pillar_spaces=((), (), *(tuple(pillar_rows[spot][column] for spot in cathedrals) for column in range(3))),
        map_tiles=_pile([row.mark for row in map_tiles.space], [index[row.town] for row in map_tiles.space]),
        town_tiles=tuple(index[town] for town in towns.town),
        ap_of=(0, *wheel.ap),
        first_game=tuple(ACTIONS.index(action) for action in wheel.first_game),
        dice_each=(0, 0, *dice.each),
        dice_drawn=(0, 0, *dice.drawn),
        rooms={"five": rooms.five, "online": rooms.online, "six": rooms.six},
        building_points=_building_points(actions, rooms),
        markers=crest_spaces.markers,
        crest_food=crest_spaces.food,
        crest_rewards=crest_spaces.reward,
        contract_points=contract_spaces.points,
        floor_ap=actions.floor_ap,
        start_gold=start.gold,
        contracts=contracts,
        contract_pile=_pile([row.mark for row in pile.tile]),
        contract_ap=offers.contract_ap,
        bonus=tuple(_bonus_tile(row, by_id.get(row.id, -1)) for row in bonus.tile),
        bonus_pile=_pile([row.mark for row in bonus.tile]),
        characters=tuple(
            Character(row.id, ACTIONS.index(row.type), row.reward, row.mark, sum(n for _, n in row.reward))
            for row in characters.tile
        ),
        character_pile=_pile([row.mark for row in characters.tile]),
        stacks=tuple(stack_rows[spot] for spot in cathedrals),
        construction=tuple(
            Construction(row.id, row.stone or 0, row.points, row.stone is not None) for row in construction.tile
        ),
        corruption=corruption.token,
        fairs=tuple(Fair(FAIRS.index(row.kind), row.number) for row in fairs.tile),
        fair_numbers=read("fair_numbers", tables.FairNumbersTable).number,
        king_track=king.points,
        decrees=decree_rows,
        decree_of_fair=tuple([decree.fair for decree in decree_rows].index(kind) for kind in range(len(FAIRS))),
        challenges=tuple(Challenge(row.id, row.name, row.effect, row.number) for row in challenges.challenge),
        presets={"easy": presets.easy, "normal": presets.normal, "hard": presets.hard},
        tables=own.listed,
    )


def _pile(marks: list[int], things: list[int] | None = None) -> BySeats:
    """Return, by seats, the indices (or the things) whose mark these seats use."""
    kept = things or list(range(len(marks)))
    return ((), (), *(tuple(kept[n] for n, mark in enumerate(marks) if mark <= seats) for seats in MARKS))


def _building_points(actions: tables.ActionsTable, rooms: tables.RoomsTable) -> dict[str, tuple[int, ...]]:
    """Six Buildings are counted one step later in the same table: 0, then 0/0/5/10/20/30 for 1 to 6."""
    table = actions.building_points
    by_reading = (("five", rooms.five), ("online", rooms.online), ("six", rooms.six))
    return {name: table if len(row) == TYPES else (0, *table) for name, row in by_reading}


def _contract(row: tables.PileRow, *, blue: bool) -> Contract:
    needs = (row.any, row.iron, row.wool)
    crest = -1 if row.crest is None else row.crest - 1
    return Contract(row.id, needs, row.points, row.reward or ("", 0), row.mark, blue, crest)


def _bonus_tile(row: tables.BonusRow, contract: int) -> BonusTile:
    if row.crest is not None:
        return BonusTile(row.id, "crest", ROW_CREST, row.mark, row.crest - 1, -1, (), 0, 0, 0, 0)
    if not row.helper:
        return BonusTile(row.id, "contract", ROW_CONTRACT, row.mark, -1, contract, (), 0, 0, 0, 0)
    any_ = sum(n for kind, n in row.helper if kind == "any")
    resources = any_ + sum(n for kind, n in row.helper if kind.capitalize() in RESOURCES)
    points = sum(n for kind, n in row.helper if kind == "points")
    ap = sum(n for kind, n in row.helper if kind == "plus" or kind.endswith(" action"))
    number = ROW_ACTION if ap else ROW_RESOURCE if points or resources else ROW_MISC
    return BonusTile(row.id, "helper", number, row.mark, -1, -1, row.helper, points, resources, any_, ap)


def _decree(row: tables.DecreeRow) -> Decree:
    options = tuple(
        DecreeOption(
            option.when,
            option.what,
            option.choice,
            tuple((ACTIONS if option.choice == "action" else RESOURCES).index(word) for word in option.of),
        )
        for option in row.option
    )
    colours = tuple(tuple(RESOURCES.index(colour) for colour in step) for step in row.colours)
    return Decree(row.id, row.name, NO_FAIR if row.fair is None else FAIRS.index(row.fair), options, colours)


def _numbers(
    actions: tables.ActionsTable,
    board: tables.BoardTable,
    offers: tables.OffersTable,
    wheel: tables.WheelTable,
    king: tables.KingTrackTable,
    start: tables.StartTable,
    first: tables.FirstGameTable,
) -> Numbers:
    return Numbers(
        rounds=actions.rounds,
        turns=actions.turns,
        corruption_a_round=actions.corruption,
        die_gold=actions.die_gold,
        resource_gold=actions.resource_gold,
        move_ap=actions.move_ap,
        build_ap=actions.build_ap,
        tile_ap=actions.tile_ap,
        character_ap=actions.character_ap,
        refresh_ap=actions.refresh_ap,
        exchange_ap=actions.exchange_ap,
        exchange_extra=actions.exchange_extra,
        king_points=actions.king_points,
        resources_a_point=actions.resources_a_point,
        wheel_tiles=wheel.bonus_tiles,
        houses=board.houses,
        houses_on_roofs=board.houses_on_roofs,
        houses_in_tiletum=board.houses_in_tiletum,
        pillars=board.pillars,
        pillars_on_contracts=board.pillars_on_contracts,
        storehouse=board.storehouse,
        die_spaces=board.die_spaces,
        character_offer=offers.characters,
        king_lowest=king.lowest,
        king_highest=king.lowest + len(king.points) - 1,
        start_resources=start.resources,
        start_points=start.points,
        start_king=start.king,
        first_game_number=first.number,
    )
