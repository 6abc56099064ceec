"""What a person sees: places and pieces, the question as a sentence, what each choice says and where it is clicked."""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Chance, Question
from soloist.engine.text import N_, say, say_n
from soloist.engine.view import Counter, Piece, Place, View, Zone
from soloist.games.merv import abouts
from soloist.games.merv.asking import ask, help_for
from soloist.games.merv.boards import (
    automata_zones,
    camel_piece,
    card_piece,
    contract_piece,
    good_piece,
    mosque_place,
    person_zones,
    player_colour,
    player_mark,
    player_piece,
    scoring_piece,
    tile_piece,
    upgrade_piece,
)
from soloist.games.merv.drawing import sheet
from soloist.games.merv.kinds import (
    BREAKTHROUGH_DUE,
    CELL_WORDS,
    CELLS,
    COLOURS,
    DUE_BASE,
    DUES,
    GATE,
    LEVELS,
    LINES,
    MARKET,
    NONE,
    PILE_WORDS,
    PLACES,
    SEATS,
    SIZE,
    SLOT_WORDS,
    SLOTS,
)
from soloist.games.merv.names import (
    DUE_NAMES,
    RESULT_NAMES,
    action_name,
    cell_name,
    colour_name,
    hall_name,
    part_words,
    place_name,
    player_name,
    price_words,
    slot_name,
)
from soloist.games.merv.notation import CITY_WORDS, SCORING_WORDS, TILE_WORDS
from soloist.games.merv.state import (
    Game,
    action_of,
    colour_of,
    hall_count,
    has_city_camel,
    has_path_camel,
    open_contract,
    player,
    segment_price,
    side,
    slots,
    year,
)
from soloist.games.merv.whereabouts import choices, whynot

PHONE: Final = (
    ("city", N_("City")),
    ("boards", N_("Boards")),
    ("mine", N_("Yours")),
    ("theirs", N_("Others")),
    ("log", N_("Log")),
)
"""The parts of the page of which a phone shows one at a time."""
WIDE: Final = 1.5
"""How far apart places with names lie on a map, so that the names do not touch."""


def view(game: Game, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, at chance that is typed, or (None) when the game is over."""
    who = looking(game, question)
    zones = [_city(game), _walls(game), _queue(game), _due(game), _caravan(game), _contracts(game)]
    zones += [_palace(game, who), _library(game), _marketplace(game), _mosque(game), _market(game), *_tracks(game)]
    zones += person_zones(game, who, own=True)
    for other in range(game.kit.people):
        if other != who:
            zones += person_zones(game, other, own=False)
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        help=help_for(game, question),
        zones=[*zones, *automata_zones(game)] if laid(game) else [],
        counters=counters(game),
        choices=choices(game, question) if isinstance(question, Question) else [],
        progress=_progress(game, who) if laid(game) else [],
        drawing={
            "sheet": sheet(game, who, question) if laid(game) else None,
            "who": who,
            # The High Courtier comes last and scores nothing, so it has no column in the table at the end.
            "names": [player_name(game, each) for each in range(game.kit.players) if each != game.kit.courtier],
            "colours": [player_colour(game, each) for each in range(game.kit.players)],
            "marks": [player_mark(game, each) for each in range(game.kit.players)],
            "points": list(game.points),
            "persons": game.kit.people,
            "great": ("points",),
            "moments": ("fell",),
            "phone": [(id, say(words)) for id, words in PHONE],
            "whynot": whynot(game, question) if isinstance(question, Question) and laid(game) else {},
        },
        words={name: say(words) for name, words in RESULT_NAMES.items()},
    )


def laid(game: Game) -> bool:
    """Whether the city is laid out."""
    return game.sites[0] != NONE


def looking(game: Game, question: Question | Chance | None) -> int:
    """Return the person whose board is shown first: who is asked, else whose turn it is, else the first."""
    if isinstance(question, Question):
        return question.seat
    who = player(game)
    return who if who < game.kit.people and game.stage != "over" else 0


def counters(game: Game) -> list[Counter]:
    """Return the numbers that are always in sight."""
    numbers = game.kit.box.numbers
    found = []
    for who in range(game.kit.players):
        if who == game.kit.courtier:
            continue
        name = player_name(game, who)
        found += [
            Counter(f"points-{who + 1}", say("{who}: points", who=name), game.points[who], "points"),
            Counter(
                f"favour-of-{who + 1}", say("{who}: favour", who=name), game.favour[who], "favour", numbers.favour_end
            ),
            Counter(
                f"influence-of-{who + 1}",
                say("{who}: influence", who=name),
                game.influence[who],
                "influence",
                numbers.influence_end,
            ),
        ]
    round_ = side(game) + 1
    return [
        *found,
        Counter("year", say("Year"), year(game), "year", numbers.years),
        Counter("round", say("Round"), round_, "round", numbers.rounds),
    ]


def _turn(game: Game) -> str:
    if not laid(game):
        return say("Set-up")
    numbers = game.kit.box.numbers
    named = {"year": year(game), "years": numbers.years, "round": side(game) + 1, "rounds": numbers.rounds}
    return say("Year {year} of {years}, round {round} of {rounds}", **named)


def _progress(game: Game, who: int) -> list[str]:
    """Return what each hall counts for a person."""
    box = game.kit.box
    words = N_("{hall}: {n}")
    return [say(words, hall=hall_name(box, hall), n=hall_count(game, who, hall)) for hall in range(len(box.halls))]


# The city.


def _city(game: Game) -> Zone:
    """Return the sites: the colour of a place is that of its cube, its mark the beginning of its action."""
    places = []
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        beside = tuple(f"cell-{CELL_WORDS[near]}" for near in _near(cell))
        at = (float(column), float(row))
        site = cell != MARKET and laid(game)
        colour = COLOURS[colour_of(game, cell)] if site else "market" if cell == MARKET else ""
        mark = action_name(action_of(game, cell))[:2] if site else ""
        pieces = _on_cell(game, cell)
        places.append(Place(f"cell-{CELL_WORDS[cell]}", cell_name(game, cell), pieces, colour, mark, at, beside))
    return Zone("city", say("City"), places)


def _near(cell: int) -> list[int]:
    row, column = divmod(cell, SIZE)
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [r * SIZE + c for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE]


def _on_cell(game: Game, cell: int) -> list[Piece]:
    pieces = []
    if game.upgrades[cell] != NONE:
        kind = game.upgrades[cell]
        pieces.append(upgrade_piece(kind, "merv.turn.upgrades"))
    if game.owners[cell] != NONE:
        pieces.append(player_piece(game, "building", game.owners[cell], "merv.turn.site"))
    if game.soldiers[cell] != NONE:
        pieces.append(player_piece(game, "soldier", game.soldiers[cell], "merv.action.soldier"))
    return pieces


def _walls(game: Game) -> Zone:
    """Return the slots and, behind them, the places for walls, clockwise."""
    places = []
    for slot in range(SLOTS):
        first, second = LINES[slot][0], LINES[slot][1]
        row, column = divmod(first, SIZE)
        down, right = row - second // SIZE, column - second % SIZE
        at = (float(column + 2 * right), float(row + 2 * down))
        meeples = [
            player_piece(game, "master", who, "merv.turn.slot")
            for who, taken in enumerate(game.masters)
            if taken == slot
        ]
        state = "open" if slot in slots(game) else "closed"
        name = say("slot {slot}", slot=slot_name(slot))
        places.append(Place(f"slot-{SLOT_WORDS[slot]}", name, meeples, state, "", at))
        at = (float(column + right), float(row + down))
        gate = game.kit.box.gate_places[slot]
        name = (
            say("gate place {slot}", slot=slot_name(slot)) if gate else say("wall place {slot}", slot=slot_name(slot))
        )
        places.append(Place(f"wall-{SLOT_WORDS[slot]}", name, _wall(game, slot), "gate" if gate else "wall", "", at))
    return Zone("walls", say("Slots and walls"), places)


def _wall(game: Game, slot: int) -> list[Piece]:
    kind = game.walls[slot]
    if kind == NONE:
        return []
    if kind == GATE:
        return [Piece("gate", say("gate"), "", "gate", "", "merv.wall.gate")]
    name = say("{colour} segment", colour=colour_name(kind))
    return [Piece(f"segment-{COLOURS[kind]}", name, "", COLOURS[kind], "", "merv.wall")]


def _queue(game: Game) -> Zone:
    forming = game.stage == "queue"
    places = []
    for space in range(game.kit.players):
        who = game.spaces[space] if forming else game.queue[space]
        waits = who != NONE and game.masters[who] == NONE
        pieces = [player_piece(game, "master", who, "merv.queue")] if waits else []
        if game.space_camels[space]:
            pieces.append(camel_piece(game.space_camels[space]))
        places.append(Place(f"queue-{space + 1}", say("queue, space {n}", n=space + 1), pieces, "", str(space + 1)))
    return Zone("queue", say("Queue, the front first"), places)


def _due(game: Game) -> Zone:
    pieces = []
    for due in game.due:
        name = say(DUE_NAMES[due % DUE_BASE])
        mark = str(LEVELS[due // DUE_BASE]) if due % DUE_BASE == BREAKTHROUGH_DUE else ""
        pieces.append(Piece(DUES[due % DUE_BASE].replace(" ", "-"), name, mark, "due", "", "merv.turn.at-once"))
    return Zone("due", say("What is to be chosen"), [Place("due", say("in this order"), pieces)])


# Boards for all.


def _caravan(game: Game) -> Zone:
    places = []
    for place in range(game.kit.box.numbers.row):
        there = place < len(game.row)
        pieces = [card_piece(game.row[place])] if there else []
        if there and place < game.row_camels:
            pieces.append(camel_piece())
        places.append(Place(f"card-{place + 1}", say("card {n}", n=place + 1), pieces, "", str(place + 1)))
    about = say("The first is at the front; {n} cards lie in the deck.", n=sum(game.deck))
    return Zone("caravan", say("Caravan"), places, about)


def _contracts(game: Game) -> Zone:
    places = []
    for pile, word in enumerate(PILE_WORDS):
        card = open_contract(game, pile)
        needs = game.kit.box.contracts[pile * game.kit.box.pile_size].influence
        name = say("pile {n}, for {influence} influence", n=word, influence=needs)
        places.append(Place(f"pile-{word}", name, [] if card == NONE else [contract_piece(game, card)], "", str(needs)))
    return Zone("contracts", say("Contracts"), places)


def _palace(game: Game, who: int) -> Zone:
    """Return the halls from left to right, as a map: which are empty and of which colour is worth knowing."""
    box, places = game.kit.box, []
    for hall, row in enumerate(box.halls):
        there = game.courtiers[hall * SEATS : (hall + 1) * SEATS]
        pieces = [player_piece(game, "courtier", who, "merv.palace", n) for who, n in enumerate(there) if n]
        name = say("{hall} ({colour})", hall=hall_name(box, hall), colour=colour_name(row.colour))
        places.append(Place(f"hall-{row.counts}", name, pieces, COLOURS[row.colour], at=(hall * WIDE, 0.0)))
    return Zone("palace", say("Palace"), places, abouts.of_palace(game, who))


def _library(game: Game) -> Zone:
    places = []
    for tile, owner in enumerate(game.breakthroughs):
        piece = tile_piece(game, tile)
        places.append(Place(f"tile-{TILE_WORDS[tile]}", piece.name, [piece] if owner == NONE else [], piece.colour))
    return Zone("library", say("Breakthroughs"), places)


def _marketplace(game: Game) -> Zone:
    places = []
    for number, city in enumerate(game.kit.box.cities):
        posts = [player_piece(game, "post", who, "merv.marketplace.post") for who in range(SEATS)
                 if game.posts[number] >> who & 1]  # fmt: skip
        pieces = [camel_piece()] if has_city_camel(game, number) else []
        if game.goods[number]:
            pieces.append(good_piece(game, number, game.goods[number]))
        beside = tuple(f"city-{CITY_WORDS[near]}" for near in city.near)
        named = {"city": city.name, "good": say(city.good), "colour": colour_name(city.colour)}
        name = say("{city} ({good}, {colour})", **named)
        places.append(
            Place(f"city-{CITY_WORDS[number]}", name, pieces + posts, COLOURS[city.colour], "", _at(number), beside)
        )
    return Zone("marketplace", say("Marketplace"), places, abouts.of_marketplace(game))


def _at(number: int) -> tuple[float, float]:
    """Return where a city lies around Merv: the outer one of a direction further out."""
    x, y = ((0, -1), (1, 0), (0, 1), (-1, 0))[number // 2]
    far = 1 + number % 2
    return x * far * WIDE, float(y * far)


def _mosque(game: Game) -> Zone:
    box, places = game.kit.box, []
    for path, colour in enumerate(box.path_colours):
        for step in range(1, box.path_length + 1):
            place = _step(game, path, step)
            place.name = say("{colour} path, {step}", colour=colour_name(colour), step=place.name)
            if step == 1 and has_path_camel(game, path):
                place.pieces.insert(0, camel_piece())
            places.append(place)
    places += [_step(game, NONE, step) for step in range(box.path_length + 1, len(box.steps) + 1)]
    for tile, word in enumerate(SCORING_WORDS):
        piece = scoring_piece(game, tile)
        left = game.scoring_tiles[tile] == NONE
        places.append(Place(f"scoring-{word}", piece.name, [piece] if left else []))
    for kind, n in enumerate(game.upgrade_supply):
        upgrade = upgrade_piece(kind, "merv.mosque.upgrade", n)
        places.append(Place(f"upgrade-{COLOURS[kind]}", upgrade.name, [upgrade] if n else []))
    return Zone("mosque", say("Mosque"), places, abouts.of_mosque(box))


def _step(game: Game, path: int, step: int) -> Place:
    """Return a step, of a path or (NONE) behind the paths, with the discs that lie there."""
    row = game.kit.box.steps[step - 1]
    colour = game.kit.box.path_colours[path] if path != NONE else row.colour
    discs = [
        player_piece(game, "disc", who, "merv.mosque" if path == NONE else "merv.mosque.path")
        for who in range(game.kit.players)
        if game.mosque[who] == step and path in (NONE, game.paths[who])
    ]
    named = {"n": step, "price": price_words(colour, row.cubes, row.any), "reward": part_words(row.reward)}
    name = say("step {n} ({price}): {reward}", **named)
    return Place(mosque_place(game, path, step), name, discs, COLOURS[colour] if path != NONE else "", str(step))


def _market(game: Game) -> Zone:
    places = []
    for place, there in enumerate(game.market):
        boon = part_words(game.kit.box.boons[place])
        name = say("camel market, {place}: {boon}", place=place_name(place), boon=boon)
        places.append(Place(f"market-{PLACES[place]}", name, [camel_piece()] if there else []))
    stacks = []
    for stack in range(len(COLOURS) - 1):
        price = segment_price(game, stack)
        name = say("{colour} segments, the next for {n}", colour=colour_name(stack), n=price or say("nothing more"))
        piece = Piece(f"segment-{COLOURS[stack]}", name, str(price or ""), COLOURS[stack], "", "merv.wall.prices")
        stacks.append(Place(f"stack-{COLOURS[stack]}", name, [piece] if price else []))
    return Zone("market", say("Camel market and wall stacks"), places + stacks, abouts.of_market(game))


def _tracks(game: Game) -> list[Zone]:
    box = game.kit.box
    favour = _track(game, "favour", say("Favour track"), game.favour, box.favour_points)
    influence = _track(game, "influence", say("Influence track"), game.influence, box.influence_points)
    influence.about = f"{influence.about} {abouts.of_spices(box.spices_allowed)}".strip()
    return [favour, influence]


def _track(game: Game, id: str, name: str, where: list[int], points: tuple[int, ...]) -> Zone:
    places = []
    for space, scored in enumerate(points):
        discs = [
            player_piece(game, "disc", who, f"merv.tracks.{id}")
            for who, at in enumerate(where)
            if at == space and who != game.kit.courtier
        ]
        words = say("space {n}", n=space)
        if scored:
            words = say_n("space {space}, {n} point", "space {space}, {n} points", scored, space=space)
        places.append(Place(f"{id}-{space}", words, discs, "points" if scored else "", str(scored or "")))
    return Zone(f"{id}-track", name, places, abouts.of_track(points))
