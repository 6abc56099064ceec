"""Setting up a game (tiletum.setup): the first state, and one step that draws everything."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from soloist.engine.events import Event
from soloist.engine.table import Table
from soloist.games.tiletum.components import box
from soloist.games.tiletum.kinds import RESOURCES, SECTORS
from soloist.games.tiletum.opponent import digital
from soloist.games.tiletum.opponent.own import Cardinal, fresh, row_of
from soloist.games.tiletum.piles import deal_bonus, deal_characters, fill_contracts, fill_wheel
from soloist.games.tiletum.state import DUES, NONE, Board, Game, Kit, unavailable


def kit_for(options: Mapping[str, str], overrides: Path | None = None) -> Kit:
    """Return the boards, numbers and readings for a match's options."""
    contents = box(overrides)
    solo = options.get("seats", "solo") == "solo"
    players = 2 if solo else int(options["seats"])
    rooms = options.get("rooms", "five")
    preset = options.get("difficulty", "easy")
    chosen = [n for n, card in enumerate(contents.challenges) if options.get(f"challenge-{card.id}") == "yes"]
    return Kit(
        box=contents,
        options=dict(options),
        players=players,
        cardinal=players - 1 if solo else NONE,
        rooms=contents.rooms[rooms],
        building_points=contents.building_points[rooms],
        challenges=tuple(chosen) if preset == "own" else (),
        challenges_drawn=contents.presets.get(preset, 0),
        crests_in_store_count=options.get("crest-fair", "placed") != "placed",
        any_mixed=options.get("any", "one kind") != "one kind",
        floors_free=options.get("floors", "upwards") != "upwards",
        king_fair_after_reset=options.get("king-fair", "before") != "before",
        fair_town_following=options.get("next-fair", "this round") != "this round",
        crest_in_reach_on_map_only=options.get("crest-in-reach", "all") != "all",
        colour_before_joker=options.get("joker-or-colour", "joker") != "joker",
        needs_printed=options.get("needs", "missing") != "missing",
        afford_with_gold=options.get("afford", "Stone") != "Stone",
        not_yours_by_pillar=options.get("not-yours", "tile") != "tile",
        pays_without_gold=options.get("pays", "with Gold") != "with Gold",
    )


def new(options: Mapping[str, str], overrides: Path | None = None) -> Game:
    """Return the state before anything was drawn."""
    kit = kit_for(options, overrides)
    contents, players = kit.box, kit.players
    people = players - (kit.cardinal != NONE)
    n = contents.numbers
    spaces = contents.open_houses[players][contents.tiletum]
    owner = [NONE] * len(contents.houses)
    for who, space in zip(range(players), spaces, strict=False):
        owner[space] = who
    return Game(
        kit=kit,
        stage="setup",
        round=0,
        turn=0,
        order=list(range(players)),
        boards=[_board(kit) for _ in range(people)],
        cardinal=None,
        wheel=[],
        shift=0,
        bag=[contents.dice_each[players]] * len(RESOURCES),
        dice=[0] * (len(RESOURCES) * SECTORS),
        sector_tiles=[NONE] * SECTORS,
        king_tile=NONE,
        map_tiles=[NONE] * len(contents.spots),
        bonus_pile=_pile(contents.bonus_pile[players], len(contents.bonus)),
        bonus_discard=[0] * len(contents.bonus),
        bonus_out=[0] * len(contents.bonus),
        contract_pile=_pile(contents.contract_pile[players], sum(not c.blue for c in contents.contracts)),
        contract_offer=[NONE] * len(contents.contract_ap),
        character_pile=_pile(contents.character_pile[players], len(contents.characters)),
        character_offer=[NONE] * n.character_offer,
        construction=[],
        stack_next=[0] * len(contents.cathedrals),
        fairs=[],
        fair_towns=[],
        corruption=[1] * len(contents.corruption),
        house_owner=owner,
        pillar_owners=[0] * len(contents.cathedrals),
        builders=[0] * len(contents.cathedrals),
        king=[n.start_king] * players,
        arrival=list(range(players)),
        points=[n.start_points] * players,
        action=NONE,
        sector=NONE,
        die_number=0,
        ap=[0] * (SECTORS - 1),
        jokers=[],
        due=[0] * DUES,
        colour=NONE,
        exchanged=False,
        drawn_bonus=0,
        drawn_contracts=0,
        drawn_characters=0,
    )


def _pile(tiles: tuple[int, ...], size: int) -> list[int]:
    return [int(tile in tiles) for tile in range(size)]


def _board(kit: Kit) -> Board:
    contents = kit.box
    n = contents.numbers
    return Board(
        resources=[n.start_resources] * len(RESOURCES),
        merchant=contents.tiletum,
        architect=contents.tiletum,
        houses=n.houses_supply,
        pillars=n.pillars_supply,
        roofs=[True] * n.houses_on_roofs,
        store=[],
        rooms=[[] for _ in kit.rooms],
        crests=[NONE] * len(contents.crest_food),
        contracts=[],
    )


def set_up(game: Game, table: Table) -> None:
    """Draw and lay out everything, one thing after the other in a fixed order."""
    kit, contents = game.kit, game.kit.box
    solo = kit.cardinal != NONE
    game.construction = _drawn(table, "construction", "construction", len(contents.construction))
    fairs = _drawn(table, "fair tiles", "fair", len(contents.fairs), contents.numbers.rounds)
    towns = _drawn(table, "town tiles", "town", len(contents.town_tiles), contents.numbers.rounds - 1 + solo)
    game.fairs = fairs
    game.fair_towns = [contents.tiletum, *(contents.town_tiles[town] for town in towns[: contents.numbers.rounds - 1])]
    if kit.options.get("first-game") == "yes":
        game.wheel, game.shift = list(contents.first_game), contents.numbers.first_game_number - 1
    else:
        game.wheel = _drawn(table, "wheel", "action", SECTORS)
        game.shift = table.roll("number on the wheel", 0)[0] - 1
    for spot, tile in zip(contents.map_tiles[kit.players], _map_tiles(game, table), strict=False):
        game.map_tiles[spot] = tile
    fill_wheel(game, table)
    game.king_tile = (deal_bonus(game, 1, table) or [NONE])[0]
    fill_contracts(game, table)
    game.character_offer = deal_characters(game, len(game.character_offer), table)
    if solo:
        game.order = [kit.cardinal, *range(kit.cardinal)]
        game.cardinal = cardinal_for(game, contents.town_tiles[towns[-1]], table)
    else:
        game.order = _drawn(table, "turn order", "player", kit.players)
    game.arrival = list(game.order)
    for place, who in enumerate(game.order):
        if who != kit.cardinal:
            game.boards[who].resources[RESOURCES.index("Gold")] = contents.start_gold[place]
    if solo:
        digital.prepare(game, table)
    game.stage = "prepare"
    if table.listens:
        table.tell(Event("set up", "tiletum.setup", {}))


def _map_tiles(game: Game, table: Table) -> list[int]:
    return deal_bonus(game, len(game.kit.box.map_tiles[game.kit.players]), table)


def _drawn(table: Table, label: str, of: str, size: int, n: int | None = None) -> list[int]:
    return table.draw(label, [1] * size, range(size), of, size if n is None else n, 0)


def cardinal_for(game: Game, town: int, table: Table) -> Cardinal:
    """Return the Cardinalbot with its pieces at the start (TC009 to TC019, TC098, TC099)."""
    kit, contents = game.kit, game.kit.box
    me = fresh(kit)
    game.king[kit.cardinal], game.points[kit.cardinal] = me.king, me.points
    me.merchant = town
    me.architect = contents.cathedrals[next(c for c in range(len(contents.cathedrals)) if unavailable(game, c))]
    me.challenges = list(kit.challenges)
    if kit.challenges_drawn:
        me.challenges = sorted(_drawn(table, "challenges", "challenge", len(contents.challenges), kit.challenges_drawn))
    me.row = row_of(contents, [contents.fairs[fair].kind for fair in game.fairs])
    return me
