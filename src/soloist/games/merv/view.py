"""What a person sees: places and pieces, the question as a sentence, what each choice says and where it is clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import N_, say
from soloist.engine.view import Choice, Counter, Piece, Place, View, Zone
from soloist.games.merv.asking import ask, help_for
from soloist.games.merv.boards import (
    PLAYER_COLOURS,
    automata_zones,
    camel_piece,
    card_piece,
    contract_piece,
    person_zones,
    player_piece,
    scoring_piece,
    tile_piece,
)
from soloist.games.merv.kinds import (
    CELL_WORDS,
    CELLS,
    COLOURS,
    DUE_BASE,
    GATE,
    HALL_COUNTS,
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
    upgrade_name,
)
from soloist.games.merv.notation import CITY_WORDS, NOTATION, SCORING_WORDS, TILE_WORDS
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
from soloist.games.merv.words import label, short


def view(game: Game, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, at chance that is typed, or (None) when the game is over."""
    who = looking(game, question)
    zones = [_city(game), _walls(game), _queue(game), _due(game), _caravan(game), _contracts(game)]
    zones += [_palace(game), _library(game), _marketplace(game), _mosque(game), _market(game), *_tracks(game)]
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
        choices=_choices(game, question) if isinstance(question, Question) else [],
        progress=_progress(game, who) if laid(game) else [],
        drawing={
            "who": who,
            "names": [player_name(game, each) for each in range(game.kit.players)],
            "colours": PLAYER_COLOURS[: game.kit.players],
            "points": list(game.points),
            "side": side(game),
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
    return who if who < game.kit.people else 0


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
        pieces.append(Piece("upgrade", upgrade_name(kind), "", COLOURS[kind], "", "merv.turn.upgrades"))
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
        state = "open" if slot in slots(game) else ""
        name = say("slot {slot}", slot=slot_name(slot))
        places.append(Place(f"slot-{SLOT_WORDS[slot]}", name, meeples, state, SLOT_WORDS[slot], at))
        at = (float(column + right), float(row + down))
        gate = game.kit.box.gate_places[slot]
        name = (
            say("gate place {slot}", slot=slot_name(slot)) if gate else say("wall place {slot}", slot=slot_name(slot))
        )
        places.append(Place(f"wall-{SLOT_WORDS[slot]}", name, _wall(game, slot), "gate" if gate else "", "", at))
    return Zone("walls", say("Slots and walls"), places)


def _wall(game: Game, slot: int) -> list[Piece]:
    kind = game.walls[slot]
    if kind == NONE:
        return []
    if kind == GATE:
        return [Piece("gate", say("gate"), "", "gate", "", "merv.wall.gate")]
    name = say("{colour} segment", colour=colour_name(kind))
    return [Piece("segment", name, "", COLOURS[kind], "", "merv.wall")]


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
        pieces.append(Piece("due", name, "", "due", "", "merv.turn.at-once"))
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


def _palace(game: Game) -> Zone:
    box, places = game.kit.box, []
    for hall, row in enumerate(box.halls):
        there = game.courtiers[hall * SEATS : (hall + 1) * SEATS]
        pieces = [player_piece(game, "courtier", who, "merv.palace", n) for who, n in enumerate(there) if n]
        places.append(Place(f"hall-{row.counts}", hall_name(box, hall), pieces, COLOURS[row.colour], row.counts))
    about = say("Each hall has room for {n} courtiers.", n=box.numbers.hall_room)
    return Zone("palace", say("Palace"), places, about)


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
            clause, colour = "merv.marketplace.goods", "rare" if city.rare else "common"
            pieces.append(Piece("good", say(city.good), say(city.good)[:2], colour, "", clause, game.goods[number]))
        beside = tuple(f"city-{CITY_WORDS[near]}" for near in city.near)
        name = say("{city} ({good})", city=city.name, good=say(city.good))
        places.append(
            Place(f"city-{CITY_WORDS[number]}", name, pieces + posts, COLOURS[city.colour], "", _at(number), beside)
        )
    return Zone("marketplace", say("Marketplace"), places)


def _at(number: int) -> tuple[float, float]:
    """Return where a city lies around Merv: the outer one of a direction further out."""
    x, y = ((0, -1), (1, 0), (0, 1), (-1, 0))[number // 2]
    far = 1 + number % 2
    return float(x * far), float(y * far)


def _mosque(game: Game) -> Zone:
    box, places = game.kit.box, []
    for path, colour in enumerate(box.path_colours):
        pieces = [camel_piece()] if has_path_camel(game, path) else []
        pieces += [
            player_piece(game, "disc", who, "merv.mosque.path")
            for who, taken in enumerate(game.paths)
            if taken == path and game.mosque[who] <= box.path_length
        ]
        name = say("{colour} path", colour=colour_name(colour))
        places.append(Place(f"path-{COLOURS[colour]}", name, pieces, COLOURS[colour]))
    for step, row in enumerate(box.steps):
        pieces = [
            player_piece(game, "disc", who, "merv.mosque")
            for who in range(game.kit.players)
            if game.mosque[who] == step + 1
        ]
        price = (
            price_words(row.colour, row.cubes, row.any) if row.colour != NONE or not row.cubes else say("of the path")
        )
        name = say("step {n} ({price}): {reward}", n=step + 1, price=price, reward=part_words(row.reward))
        places.append(Place(f"step-{step + 1}", name, pieces, "", str(step + 1)))
    for tile, word in enumerate(SCORING_WORDS):
        piece = scoring_piece(game, tile)
        left = game.scoring_tiles[tile] == NONE
        places.append(Place(f"scoring-{word}", piece.name, [piece] if left else []))
    for kind, n in enumerate(game.upgrade_supply):
        upgrade = Piece("upgrade", upgrade_name(kind), "", COLOURS[kind], "", "merv.mosque.upgrade", n)
        places.append(Place(f"upgrade-{COLOURS[kind]}", upgrade_name(kind), [upgrade] if n else []))
    return Zone("mosque", say("Mosque"), places)


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
        piece = Piece("segment", name, str(price or ""), COLOURS[stack], "", "merv.wall.prices")
        stacks.append(Place(f"stack-{COLOURS[stack]}", name, [piece] if price else []))
    return Zone("market", say("Camel market and wall stacks"), places + stacks)


def _tracks(game: Game) -> list[Zone]:
    box = game.kit.box
    return [
        _track(game, "favour", say("Favour track"), game.favour, box.favour_points),
        _track(game, "influence", say("Influence track"), game.influence, box.influence_points),
    ]


def _track(game: Game, id: str, name: str, where: list[int], points: tuple[int, ...]) -> Zone:
    places = []
    for space, scored in enumerate(points):
        discs = [
            player_piece(game, "disc", who, f"merv.tracks.{id}")
            for who, at in enumerate(where)
            if at == space and who != game.kit.courtier
        ]
        words = say("space {n}, {points} points", n=space, points=scored) if scored else say("space {n}", n=space)
        places.append(Place(f"{id}-{space}", words, discs, "points" if scored else "", str(scored or "")))
    return Zone(f"{id}-track", name, places)


# Choices.


def _choices(game: Game, question: Question) -> list[Choice]:
    choices = []
    for option in question.options:
        place, parts = whereabouts(game, question, option)
        text, words = NOTATION.write(option), label(game, question, option)
        choices.append(Choice(text, words, place, parts, short(game, question, option), _warning(game, option)))
    return choices


def _warning(game: Game, option: Option) -> str:
    """Return why a choice wants a second click: the turn would end without an action."""
    if option[0] == "end" and game.action == NONE:
        return say("You have done no action in this turn.")
    return ""


Whereabouts = tuple[str, tuple[str, ...]]


def whereabouts(game: Game, question: Question, option: Option) -> Whereabouts:
    """Return the place where an option is clicked ("" for a button) and the other places that belong to it."""
    return _WHEREABOUTS[str(option[0])](game, question.seat, option)


def _cell(option: Option, at: int = 1) -> str:
    return f"cell-{CELL_WORDS[int(option[at])]}"


def _card_place(game: Game, who: int, option: Option) -> Whereabouts:
    colour = int(option[2])
    return f"card-{option[1]}", (f"cube-{COLOURS[colour]}",) if colour < len(COLOURS) else ()


def _step_place(game: Game, who: int, option: Option) -> Whereabouts:
    return f"step-{game.mosque[who] + 1}", ()


def _hall_place(game: Game, who: int, option: Option) -> Whereabouts:
    return f"hall-{HALL_COUNTS[int(option[1])]}", ()


def _cubes_place(game: Game, who: int, option: Option) -> Whereabouts:
    colours = sorted({int(colour) for colour in option[1:] if int(colour) < len(COLOURS)})
    return "", tuple(f"cube-{COLOURS[colour]}" for colour in colours)


def _nowhere(game: Game, who: int, option: Option) -> Whereabouts:
    return "", ()


_WHEREABOUTS: Final[dict[str, Callable[[Game, int, Option], Whereabouts]]] = {
    "slot": lambda game, who, option: (f"slot-{SLOT_WORDS[int(option[1])]}", ()),
    "site": lambda game, who, option: (_cell(option), ()),
    "no site": _nowhere,
    "favour": _nowhere,
    "soldier": lambda game, who, option: (_cell(option), ("supply",)),
    "card": _card_place,
    "courtier": _hall_place,
    "scrolls": _nowhere,
    "breakthrough": lambda game, who, option: (f"tile-{TILE_WORDS[int(option[1])]}", ()),
    "post": lambda game, who, option: (f"city-{CITY_WORDS[int(option[1])]}", ("supply",)),
    "good": lambda game, who, option: (f"city-{CITY_WORDS[int(option[1])]}", ()),
    "path": lambda game, who, option: (f"path-{COLOURS[game.kit.box.path_colours[int(option[1])]]}", ()),
    "advance": _step_place,
    "points": _nowhere,
    "tile": lambda game, who, option: (f"scoring-{SCORING_WORDS[int(option[1])]}", ()),
    "upgrade": lambda game, who, option: (_cell(option, 2), (f"upgrade-{COLOURS[int(option[1])]}",)),
    "segment": lambda game, who, option: (
        f"wall-{SLOT_WORDS[int(option[2])]}",
        (f"stack-{COLOURS[int(option[1])]}",),
    ),
    "gate": lambda game, who, option: (f"wall-{SLOT_WORDS[int(option[1])]}", ()),
    "camel": lambda game, who, option: (f"market-{PLACES[int(option[1])]}", ("camels",)),
    "camels": _nowhere,
    "cubes": _cubes_place,
    "pay": _cubes_place,
    "contract": lambda game, who, option: (f"pile-{PILE_WORDS[int(option[1])]}", ()),
    "lay": lambda game, who, option: ("", tuple(f"good-{CITY_WORDS[int(city)]}" for city in option[1:])),
    "leave": _nowhere,
    "end": _nowhere,
    "stand": lambda game, who, option: (f"queue-{option[1]}", ("camels",)),
    "ransom": lambda game, who, option: (_cell(option), ()),
    "score": _hall_place,
    "enough": _nowhere,
}
