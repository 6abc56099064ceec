"""What a person sees: places and pieces, the question as a sentence, what each choice says and where it is clicked."""

from __future__ import annotations

from functools import cache
from typing import Final

from soloist.engine.questions import Chance, Question
from soloist.engine.text import N_, say, say_n
from soloist.engine.view import Counter, Piece, Place, View, Zone
from soloist.games.tiletum.asking import ask, help_for, result_words
from soloist.games.tiletum.boards import (
    PLAYER_COLOURS,
    board_zones,
    cardinal_zones,
    die_piece,
    house_piece,
    pillar_piece,
    tile_piece,
    tiles,
)
from soloist.games.tiletum.dice import wheel_tile_options
from soloist.games.tiletum.drawing import sheet
from soloist.games.tiletum.kinds import ACTIONS, FAIRS, RESOURCES, SECTORS, WHOLE_BUILDING
from soloist.games.tiletum.names import (
    DUE_NAMES,
    FAIR_NAMES,
    action_name,
    fair_words,
    house_reward,
    player_name,
    spot_name,
)
from soloist.games.tiletum.planning import fair_now, in_fair
from soloist.games.tiletum.reach import opens, reach_words, runs
from soloist.games.tiletum.state import (
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    NONE,
    WHEEL_TILE_DUE,
    Game,
    player,
    sector_of,
    unavailable,
)
from soloist.games.tiletum.whereabouts import choices, whynot

SCALE: Final = 9.0
"""The map's coordinates a width of a spot."""
GREAT: Final = ("points", "turn of the Cardinalbot")
"""The events of which the greatest are key moments."""
PHONE: Final = (
    ("wheel", N_("Wheel")),
    ("map", N_("Map")),
    ("mine", N_("Board")),
    ("theirs", N_("Others")),
    ("log", N_("Log")),
)
"""The parts of the page of which a phone shows one at a time."""


def view(game: Game, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, at chance that is typed, or (None) when the game is over."""
    who = looking(game, question)
    laid = bool(game.wheel)
    zones = [_wheel(game), _ap(game), _contracts(game), _characters(game), _map(game, who), _king(game), _fairs(game)]
    zones += board_zones(game, who, own=True)
    for other in range(len(game.boards)):
        if other != who:
            zones += board_zones(game, other, own=False)
    if game.cardinal is not None:
        zones += cardinal_zones(game.kit, game.cardinal)
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        help=help_for(game, question),
        zones=zones if laid else [],
        counters=counters(game),
        choices=choices(game, question) if isinstance(question, Question) else [],
        progress=_progress(game, who) if laid else [],
        drawing={
            "sheet": sheet(game, who),
            "who": who,
            "names": [player_name(game, each) for each in range(game.kit.players)],
            "colours": PLAYER_COLOURS[: game.kit.players],
            "points": list(game.points),
            "persons": len(game.boards),
            "great": GREAT,
            "phone": [(id, say(words)) for id, words in PHONE],
            "order": list(game.order),
            "roads": game.kit.box.roads,
            "at": list(zip(game.kit.box.x, game.kit.box.y, strict=True)),
            "spots": game.kit.box.spots,
            "whynot": whynot(game, question) if isinstance(question, Question) else {},
            "picked first": ("store-", "ap-"),
            "opens": opens(game, question) if isinstance(question, Question) else {},
            "runs": runs(game, question) if isinstance(question, Question) else [],
        },
        words=result_words(game),
    )


def looking(game: Game, question: Question | Chance | None) -> int:
    """Return the person whose board is shown first: who is asked, else whose turn it is, else the first."""
    if isinstance(question, Question):
        return question.seat
    who = player(game)
    return who if who < len(game.boards) else 0


def counters(game: Game) -> list[Counter]:
    """Return the numbers that are always in sight; the King track lies on the table as well."""
    points = [
        Counter(f"points-{who + 1}", say("{who}: points", who=player_name(game, who)), n, "points")
        for who, n in enumerate(game.points)
    ]
    kings = [
        Counter(f"king-of-{who + 1}", say("{who}: King track", who=player_name(game, who)), n, "king")
        for who, n in enumerate(game.king)
    ]
    return [*points, *kings]


def _turn(game: Game) -> str:
    if not game.round:
        return say("Set-up")
    numbers = game.kit.box.numbers
    turn = min(game.turn // game.kit.players + 1, numbers.turns)
    words = N_("Round {round} of {rounds}, turn {turn} of {turns}")
    return say(words, round=game.round, rounds=numbers.rounds, turn=turn, turns=numbers.turns)


# Zones.


def _wheel(game: Game) -> Zone:
    return Zone("wheel", say("Wheel"), [_sector(game, number) for number in range(1, SECTORS + 1)])


def _sector(game: Game, number: int) -> Place:
    if not game.wheel:
        return Place(f"sector-{number}", say("Dice that show {n}", n=number))
    sector, box = sector_of(game, number), game.kit.box
    word = ACTIONS[game.wheel[sector]].lower()
    about = say("A die that shows {n} gives {ap} AP for this Action.", n=number, ap=box.ap_of[number])
    name = say("{action} with {n} AP", action=action_name(game.wheel[sector]), n=box.ap_of[number])
    pieces = [Piece(f"action-{word}", name, str(box.ap_of[number]), word, about, "tiletum.turn.action")]
    for colour in range(len(RESOURCES)):
        n = game.dice[colour * SECTORS + number - 1]
        if n:
            pieces.append(die_piece(colour, number, n))
    pieces += tiles(game, game.sector_tiles[sector])
    return Place(f"sector-{number}", say("Dice that show {n}", n=number), pieces, word, str(number))


def _ap(game: Game) -> Zone:
    """Return what the turn still has: AP by Action, the Joker's, and what else is due."""
    places = []
    clause = "tiletum.turn.points"
    for action, n in enumerate(game.ap):
        word = ACTIONS[action].lower()
        about = say("What is left when you end the turn lapses.")
        piece = Piece(f"action-{word}", say("{n} AP", n=n), str(n), word, about, clause)
        places.append(Place(f"ap-{word}", say("{action} Action", action=action_name(action)), [piece] if n else []))
    jokers = [
        Piece("action-joker", say("{n} AP", n=n), str(n), "joker", say("All go to one Action."), "tiletum.action.joker")
        for n in game.jokers
    ]
    places.append(Place("ap-joker", say("Joker"), jokers))
    for what, n in enumerate(game.due):
        name = say(DUE_NAMES[what])
        name = name[:1].upper() + name[1:]
        shown = n and (what != WHEEL_TILE_DUE or wheel_tile_options(game, player(game)))
        about = say("To be done in this turn, or it lapses.")
        piece = Piece("due", say("due"), "", "due", about, "tiletum.task", n)
        places.append(Place(f"due-{what}", name, [piece] if shown else []))
    return Zone("due", say("Open in this turn"), places)


def _contracts(game: Game) -> Zone:
    places = []
    for slot, tile in enumerate(game.contract_offer, 1):
        ap = game.kit.box.contract_ap[slot - 1]
        pieces = [] if tile == NONE else [tile_piece(game, FIRST_CONTRACT + tile)]
        places.append(Place(f"contract-{slot}", say("Offer place {n} ({ap} AP)", n=slot, ap=ap), pieces, "", str(ap)))
    return Zone("contracts", say("Contract offer"), places)


def _characters(game: Game) -> Zone:
    places = []
    for slot, tile in enumerate(game.character_offer, 1):
        pieces = [] if tile == NONE else [tile_piece(game, FIRST_CHARACTER + tile)]
        places.append(Place(f"character-{slot}", say("Character {n} of the offer", n=slot), pieces))
    return Zone("characters", say("Character offer"), places)


def _map(game: Game, who: int) -> Zone:
    box, places = game.kit.box, []
    for spot, id in enumerate(box.spots):
        kind = say("Cathedral") if box.cathedral_of[spot] != NONE else say("town") if box.is_town[spot] else say("road")
        beside = tuple(f"spot-{box.spots[near]}" for near in box.near[spot])
        at = (box.x[spot] / SCALE, box.y[spot] / SCALE)
        name = f"{box.spot_names[spot]}: {kind}"
        places.append(Place(f"spot-{id}", name, _on_spot(game, spot), kind, "", at, beside))
    reach = reach_words(game, who) if player(game) == who else []
    return Zone(
        "map", say("Map"), places, " ".join([_roads(tuple(box.spot_names), tuple(map(tuple, box.near))), *reach])
    )


@cache
def _roads(names: tuple[str, ...], near: tuple[tuple[int, ...], ...]) -> str:
    """Return which spots are joined by roads, for who cannot see the map; each pair of neighbours once."""
    ways = []
    for spot, others in enumerate(near):
        to = ", ".join(names[other] for other in others if other > spot)
        if to:
            ways.append(say("{spot} to {others}", spot=names[spot], others=to))
    return say("Roads, one step each: {list}.", list="; ".join(ways))


def _on_spot(game: Game, spot: int) -> list[Piece]:
    pieces = _walkers(game, spot)
    pieces += [
        house_piece(owner, say("House: {who}", who=player_name(game, owner)))
        for space in game.kit.box.open_houses[game.kit.players][spot]
        if (owner := game.house_owner[space]) != NONE
    ]
    pieces += _free_houses(game, spot)
    cathedral = game.kit.box.cathedral_of[spot]
    if cathedral != NONE and game.construction:
        pieces += _at_cathedral(game, cathedral)
    pieces += tiles(game, game.map_tiles[spot])
    for number, town in enumerate(game.fair_towns, 1):
        if town == spot and number >= game.round:
            about = say("It scores {what}.", what=fair_words(game, number))
            pieces.append(Piece("fair", say("Fair {n}", n=number), str(number), "fair", about, "tiletum.fair"))
    return pieces


def _walkers(game: Game, spot: int) -> list[Piece]:
    everybody: list[tuple[int, int, int]] = [
        (n, board.merchant, board.architect) for n, board in enumerate(game.boards)
    ]
    if game.cardinal is not None:
        everybody.append((game.kit.cardinal, game.cardinal.merchant, game.cardinal.architect))
    pieces = []
    for who, merchant, architect in everybody:
        named, mark = player_name(game, who), str(who + 1)
        colour = PLAYER_COLOURS[who]
        if merchant == spot:
            name = say("Merchant: {who}", who=named)
            pieces.append(Piece("merchant", name, mark, colour, "", "tiletum.action.move"))
        if architect == spot:
            name = say("Architect: {who}", who=named)
            pieces.append(Piece("architect", name, mark, colour, "", "tiletum.action.move"))
    return pieces


def _free_houses(game: Game, spot: int) -> list[Piece]:
    box = game.kit.box
    if spot == box.tiletum:
        return []
    pieces = []
    for space in box.open_houses[game.kit.players][spot]:
        if game.house_owner[space] == NONE:
            reward = box.houses[space].reward
            words = house_reward(reward)
            name = say("House space ({reward})", reward=words) if words else say("House space")
            mark = "B" if reward == WHOLE_BUILDING else str(reward or "")
            about = say("A House can be built here; a player has at most one in a town.")
            pieces.append(Piece("house-space", name, mark, "space", about, "tiletum.map.houses"))
    return pieces


def _at_cathedral(game: Game, cathedral: int) -> list[Piece]:
    box, owners = game.kit.box, game.pillar_owners[cathedral]
    row = box.construction[game.construction[cathedral]]
    if unavailable(game, cathedral):
        about = say("Nobody can build here in this game.")
        return [Piece("closed", say("not available"), "", "closed", about, "tiletum.map.unavailable")]
    pieces = [
        pillar_piece(who, say("Pillar: {who}", who=player_name(game, who)))
        for who in range(game.kit.players)
        if owners >> who & 1
    ]
    free = box.pillar_spaces[game.kit.players][cathedral] - owners.bit_count()
    if free:
        about = say("A Pillar can be placed here; a player has at most one at a Cathedral.")
        pieces.append(Piece("pillar-space", say("Pillar space"), "", "space", about, "tiletum.map.pillars", free))
    name = say_n("{stone} Stone for {n} point", "{stone} Stone for {n} points", row.points, stone=row.stone)
    clause = "tiletum.task.cathedral"
    pieces.append(Piece("construction", name, str(row.stone), "stone", say("To build here."), clause))
    left = box.stacks[cathedral][game.stack_next[cathedral] :]
    if left:
        name = say_n("Cathedral tile of {n} point", "Cathedral tile of {n} points", left[0])
        about = say("Below it: {list}.", list=", ".join(map(str, left[1:])) or say("nothing"))
        pieces.append(Piece("cathedral-tile", name, str(left[0]), "cathedral", about, clause))
    pieces += [
        Piece("built", say("built: {who}", who=player_name(game, who)), str(who + 1), PLAYER_COLOURS[who], "", clause)
        for who in range(game.kit.players)
        if game.builders[cathedral] >> who & 1
    ]
    return pieces


def _king(game: Game) -> Zone:
    numbers, places = game.kit.box.numbers, []
    for position in range(numbers.king_lowest, numbers.king_highest + 1):
        markers = [
            Piece("king-marker", player_name(game, who), str(who + 1), PLAYER_COLOURS[who], "", "tiletum.king.ties")
            for who in game.arrival
            if game.king[who] == position
        ]
        name = say("space {n}", n=f"{position:+}" if position else "0")
        mark = str(game.kit.box.king_points(position))
        places.append(Place(f"king-{position}", name, markers, "", mark))
    places.append(Place("king-tile", say("for the highest"), tiles(game, game.king_tile)))
    return Zone("king", say("King track"), places)


def _fairs(game: Game) -> Zone:
    box, places = game.kit.box, []
    for number, fair in enumerate(game.fairs, 1):
        kind = box.fairs[fair].kind
        town = spot_name(box, game.fair_towns[number - 1])
        symbol = f"fair-{FAIRS[kind].replace(' ', '-')}"
        clause = "tiletum.fair.points"
        mark = str(box.fair_numbers[number - 1] + box.fairs[fair].number)
        pieces = [Piece(symbol, fair_words(game, number), mark, "fair", say(FAIR_NAMES[kind]), clause)]
        for who in range(game.kit.players) if number >= game.round else ():
            points = fair_now(game, who, number)
            words = N_("{who} now: {n}") if in_fair(game, who, number) else N_("{who} now: {n} if there")
            about = say("With a House in the town or the Merchant there.")
            name = say(words, who=player_name(game, who), n=points)
            pieces.append(Piece("fair-points", name, str(points), PLAYER_COLOURS[who], about, clause))
        state = "past" if number < game.round else "now" if number == game.round else "next"
        places.append(Place(f"fair-{number}", say("Fair {n} in {town}", n=number, town=town), pieces, state))
    return Zone("fairs", say("Fairs"), places)


def _progress(game: Game, who: int) -> list[str]:
    box = game.kit.box
    lines = []
    if 1 <= game.round <= box.numbers.rounds and game.stage != "over":
        town, points = spot_name(box, game.fair_towns[game.round - 1]), fair_now(game, who, game.round)
        there = in_fair(game, who, game.round)
        words = N_("the Fair in {town} would score {n}") if there else N_("the Fair in {town} would score {n} if there")
        lines.append(say(words, town=town, n=points))
    king = box.king_points(game.king[who])
    lines.append(say("King track {n}", n=f"{king:+}" if king else "0"))
    left = box.numbers.rounds * box.numbers.turns - max(0, game.round - 1) * box.numbers.turns
    left -= min(game.turn // game.kit.players, box.numbers.turns)
    lines.append(say_n("{n} turn left", "{n} turns left", max(0, left)))
    return lines
