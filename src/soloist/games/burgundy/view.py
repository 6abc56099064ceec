"""What a person sees: places and pieces, the question as a sentence, what each choice says and where it is clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import N_, say, say_n
from soloist.engine.view import Choice, Counter, Piece, Place, View, Zone
from soloist.games.burgundy.asking import ask, help_for
from soloist.games.burgundy.drawing import sheet
from soloist.games.burgundy.kinds import COLOUR_OF, COLOURS, GOODS, JOKER, PHASES
from soloist.games.burgundy.names import (
    DUE_NAMES,
    RESULT_NAMES,
    colour_name,
    goods_name,
    tile_effect,
    tile_mark,
    tile_name,
)
from soloist.games.burgundy.notation import NOTATION
from soloist.games.burgundy.setup import DRAWN
from soloist.games.burgundy.state import DEPOTS, DUE, EMPTY, SLOTS, Game, goods_at
from soloist.games.burgundy.words import label, short

BUILDING_SYMBOLS: Final = (
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
)
ANIMAL_SYMBOLS: Final = tuple(f"{species}-{n}" for species in ("cow", "pig", "sheep", "chicken") for n in (2, 3, 4))
TILE_SYMBOLS: Final = tuple(
    f"tile-{name}"
    for name in (
        *BUILDING_SYMBOLS,
        *ANIMAL_SYMBOLS,
        *(f"monastery-{n}" for n in range(1, 27)),
        "ship",
        "castle",
        "mine",
        "joker",
    )
)
"""The drawing of each kind of tile."""
DUE_SYMBOLS: Final = (
    "free-action",
    "tile-city-hall",
    "tile-carpenter",
    "tile-church",
    "tile-market",
    "tile-warehouse",
    "tile-ship",
    "tile-joker",
)
"""The drawing of each thing that can be due."""
ROWS: Final = (1, 4)
"""The depots whose spaces lie in a row; in the others they lie in a column."""
MOST_REASONS: Final = 6


def view(game: Game, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, at chance that is typed, or (None) when the game is over."""
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        help=help_for(game, question),
        zones=[
            _dice(game),
            _due(game),
            _depots(game),
            _goods_in_depots(game),
            _goods_to_come(game),
            _black(game),
            _storage(game),
            _held(game),
            _sold(game),
            _duchy(game),
        ],
        counters=counters(game),
        choices=_choices(game, question) if isinstance(question, Question) else [],
        progress=_progress(game),
        drawing={
            "sheet": sheet(game.kit.board),
            "done": _done_areas(game),
            "phases": _track(game),
            "next": _next(game),
            "rows": ROWS,
            "start": int(game.kit.options["target"]),
            "moments": ("target reached", "colour completed"),
            "whynot": _whynot(game, question) if isinstance(question, Question) else {},
            "falls": _falls(game) if isinstance(question, Chance) else {},
        },
        words={name: say(words) for name, words in RESULT_NAMES.items()},
    )


def counters(game: Game) -> list[Counter]:
    """Return the numbers that are always in sight."""
    duchy = game.duchy
    return [
        Counter("points", say("Points"), duchy.points, "points", duchy.target),
        Counter("silver", say("Silver"), duchy.silver, "silver"),
        Counter("workers", say("Workers"), duchy.workers, "worker"),
        Counter("round", say("Round"), game.round, "round", game.kit.numbers.rounds),
    ]


def empty_spaces(game: Game) -> int:
    """Return how many spaces of the duchy are still empty."""
    return game.kit.board.spaces - game.duchy.covered.bit_count()


def tile_piece(game: Game, kind: int) -> Piece:
    """Return a tile as it is seen."""
    about, clause = tile_effect(game, kind)
    colour = "joker" if kind == JOKER else COLOURS[COLOUR_OF[kind]]
    return Piece(TILE_SYMBOLS[kind], tile_name(kind), tile_mark(kind), colour, about, clause)


def goods_piece(good: int, count: int) -> Piece:
    """Return goods tiles of one type, 1 to 6, as they are seen."""
    about = say("Sold with a {n}, or by a warehouse.", n=good)
    return Piece(f"goods-{good}", goods_name(good), str(good), f"goods-{good}", about, "burgundy.die.sell", count)


def _turn(game: Game) -> str:
    if not game.round:
        return say("Set-up")
    phase = PHASES[max(game.phase, 0)]
    return say(
        "Phase {phase}, round {round} of {rounds}", phase=phase, round=game.round, rounds=game.kit.numbers.rounds
    )


# Zones.


def _tiles(game: Game, kind: int) -> list[Piece]:
    return [] if kind == EMPTY else [tile_piece(game, kind)]


def _dice(game: Game) -> Zone:
    places = []
    for n in range(1, game.kit.numbers.dice + 1):
        unused = game.dice[n - 1 : n]
        pieces = [
            Piece(
                f"die-{die}",
                say("Your die: {n}", n=die),
                str(die),
                "own",
                say("One action: take a tile, place one, sell goods, or take workers."),
                "burgundy.die.choice",
            )
            for die in unused
        ]
        places.append(Place(f"die-{n}", say("Die {n}", n=n), pieces, "own"))
    white = []
    if game.white:
        about = say("Says where the round's goods went and where a tile left the game; it does nothing else.")
        white = [
            Piece(
                f"die-{game.white}",
                say("White die: {n}", n=game.white),
                str(game.white),
                "white",
                about,
                "burgundy.round.white",
            )
        ]
    return Zone("dice", say("Dice"), [*places, Place("white", say("White die"), white, "white")])


def _due(game: Game) -> Zone:
    places = []
    for what, symbol, n in zip(DUE, DUE_SYMBOLS, game.due, strict=True):
        if n:
            name = say(DUE_NAMES[what])
            piece = Piece(symbol, name, "", "due", say(DUE_ABOUT[what]), DUE_CLAUSES[what], n)
            places.append(Place(f"due-{what}", name, [piece], "due"))
    return Zone("due", say("Still due"), places)


DUE_ABOUT: Final = {
    "free": N_("One action as if with a die of any number."),
    "hall": N_("Place another stored tile on a space of any number, or let it lapse."),
    "carpenter": N_("Take a building from a numbered depot, or let it lapse."),
    "church": N_("Take a mine, a monastery or a castle from a numbered depot, or let it lapse."),
    "market": N_("Take a ship or an animal from a numbered depot, or let it lapse."),
    "warehouse": N_("Sell all goods of one type, or let it lapse."),
    "ship": N_("Take all goods of one depot; the others lose theirs."),
    "completion": N_("Place a tile of the black depot straight into your duchy."),
}
DUE_CLAUSES: Final = {
    "free": "burgundy.castle",
    "hall": "burgundy.building.city-hall",
    "carpenter": "burgundy.building.carpenter",
    "church": "burgundy.building.church",
    "market": "burgundy.building.market",
    "warehouse": "burgundy.building.warehouse",
    "ship": "burgundy.ship.goods",
    "completion": "burgundy.colour.tile",
}


def _depots(game: Game) -> Zone:
    places = []
    for depot in range(1, DEPOTS + 1):
        for slot in range(1, SLOTS + 1):
            at = (depot - 1) * SLOTS + slot - 1
            colour = game.kit.box.depots[depot - 1][slot - 1]
            words = (LEFT, RIGHT) if depot in ROWS else (UPPER, LOWER)
            name = say(words[slot - 1], depot=depot, colour=colour_name(colour))
            places.append(Place(f"depot-{depot}-{slot}", name, _tiles(game, game.depots[at]), COLOURS[colour]))
    return Zone("depots", say("Depots"), places)


LEFT: Final = N_("Depot {depot}, left ({colour})")
RIGHT: Final = N_("Depot {depot}, right ({colour})")
UPPER: Final = N_("Depot {depot}, top ({colour})")
LOWER: Final = N_("Depot {depot}, bottom ({colour})")


def _falls(game: Game) -> dict[str, list[str]]:
    """Return where each tile of a phase falls, by the part of the draw that it belongs to."""
    places = _depots(game).places
    return {name: [place.name for place in places if place.colour == COLOURS[c]] for c, name in DRAWN.items()}


def _goods_in_depots(game: Game) -> Zone:
    places = []
    for depot in range(1, DEPOTS + 1):
        pieces = [goods_piece(good, n) for good, n in enumerate(goods_at(game, depot), 1) if n]
        places.append(Place(f"goods-{depot}", say("Goods in depot {n}", n=depot), pieces))
    return Zone("goods", say("Goods in the depots"), places)


def _goods_to_come(game: Game) -> Zone:
    places = []
    for n, good in enumerate(game.goods_row, 1):
        name = say("Goods of round {n}", n=game.round + n)
        places.append(Place(f"goods-to-come-{n}", name, [goods_piece(good, 1)]))
    return Zone("to-come", say("Goods of the coming rounds"), places)


def _black(game: Game) -> Zone:
    places = [
        Place(f"black-{slot}", say("Black depot, space {n}", n=slot), _tiles(game, kind), "black")
        for slot, kind in enumerate(game.black, 1)
    ]
    return Zone("black", say("Black depot"), places)


def _storage(game: Game) -> Zone:
    places = [
        Place(f"storage-{slot}", say("Storage space {n}", n=slot), _tiles(game, kind))
        for slot, kind in enumerate(game.duchy.storage, 1)
    ]
    return Zone("storage", say("Storage"), places)


def _held(game: Game) -> Zone:
    places = []
    for good in range(1, GOODS + 1):
        n = game.duchy.goods[good - 1]
        name = say("Your goods: {goods}", goods=goods_name(good))
        places.append(Place(f"held-{good}", name, [goods_piece(good, n)] if n else [], f"goods-{good}", str(good)))
    return Zone("held", say("Your goods"), places)


def _sold(game: Game) -> Zone:
    pieces = [goods_piece(good, n) for good, n in enumerate(game.duchy.sold, 1) if n]
    return Zone("sold", say("Sold goods"), [Place("sold", say("Goods that you have sold"), pieces)])


def _duchy(game: Game) -> Zone:
    board = game.kit.board
    places = []
    for space, kind in enumerate(game.duchy.tiles):
        colour, die = board.colour[space], board.die[space]
        name = say("Space {n}: {colour} {die}", n=space, colour=colour_name(colour), die=die)
        at = (board.x[space], board.y[space])
        beside = tuple(f"space-{near}" for near in board.near[space])
        places.append(Place(f"space-{space}", name, _tiles(game, kind), COLOURS[colour], str(die), at, beside))
    rivers = ", ".join(f"{a}-{b}" for a, b in board.rivers)
    return Zone("duchy", say("Your duchy {name}", name=board.name), places, say("Rivers: {list}.", list=rivers))


# Choices.


def _choices(game: Game, question: Question) -> list[Choice]:
    result = []
    for option in question.options:
        place, parts = whereabouts(game, option)
        text = NOTATION.write(option)
        result.append(
            Choice(text, label(game, question, option), place, parts, short(game, option), _warning(game, option))
        )
    return result


def whereabouts(game: Game, option: Option) -> tuple[str, tuple[str, ...]]:
    """Return the place where an option is clicked ("" for a button) and the other places that belong to it."""
    verb, *rest = option
    return _WHEREABOUTS[str(verb)](game, rest)


Rest = Sequence[str | int]
Whereabouts = tuple[str, tuple[str, ...]]


def _used(game: Game, how: str | int) -> str:
    """Return the place of the die, or of what is due, that an option uses."""
    return f"die-{game.dice.index(how) + 1}" if isinstance(how, int) else f"due-{how}"


def _ship_place(game: Game, rest: Rest) -> Whereabouts:
    depots = [int(depot) for depot in rest if depot]
    with_goods = [depot for depot in depots if any(goods_at(game, depot))]
    if not with_goods:
        return "due-ship", ()
    others = tuple(f"goods-{depot}" for depot in depots if depot != with_goods[0])
    return f"goods-{with_goods[0]}", (*others, "due-ship")


def _buy_place(game: Game, rest: Rest) -> Whereabouts:
    depot, slot, _ = rest
    return (f"depot-{depot}-{slot}" if depot else f"black-{slot}"), ()


_WHEREABOUTS: Final[dict[str, Callable[[Game, Rest], Whereabouts]]] = {
    "castle": lambda game, rest: (f"space-{rest[0]}", ()),
    "take": lambda game, rest: (f"depot-{rest[0]}-{rest[1]}", (_used(game, rest[2]),)),
    "place": lambda game, rest: (f"space-{rest[1]}", (f"storage-{rest[0]}", _used(game, rest[2]))),
    "sell": lambda game, rest: (f"held-{rest[0]}", (_used(game, rest[1]),)),
    "workers": lambda game, rest: (_used(game, rest[0]), ()),
    "buy": _buy_place,
    "ship": _ship_place,
    "complete": lambda game, rest: (f"space-{rest[1]}", (f"black-{rest[0]}", "due-completion")),
    "point": lambda game, rest: ("", ()),
    "end": lambda game, rest: ("", ()),
    "keep": lambda game, rest: ("", ()),
    "trade": lambda game, rest: (f"black-{rest[0]}", ()),
    "goods": lambda game, rest: (f"held-{rest[0]}", ()),
    "discard": lambda game, rest: (f"storage-{rest[0]}", ()),
    "gain": lambda game, rest: ("", ()),
}


def _warning(game: Game, option: Option) -> str:
    if option[0] != "end":
        return ""
    lapsing = [say(DUE_NAMES[what]) for what, n in zip(DUE, game.due, strict=True) if n]
    if lapsing:
        return say("Ending the turn lets this lapse: {what}.", what="; ".join(lapsing))
    return ""


def _whynot(game: Game, question: Question) -> dict[str, list[str]]:
    """Return what is worth asking about at each place: the notation of what a person may have meant there."""
    board, places = game.kit.board, {}
    if question.name == "castle":
        return {f"space-{space}": [f"castle {space}"] for space in range(board.spaces)}
    if question.name != "turn":
        return {}
    hows = [str(die) for die in dict.fromkeys(game.dice)]
    hows += [what for what in ("free", "hall") if game.due[DUE.index(what)]]
    takers = hows + [what for what in ("carpenter", "church", "market") if game.due[DUE.index(what)]]
    sellers = hows + [what for what in ("warehouse",) if game.due[DUE.index(what)]]
    stored = [slot for slot, kind in enumerate(game.duchy.storage, 1) if kind != EMPTY] or [1]
    for space in range(board.spaces):
        meant = [slot for slot in stored if _suits(game, slot, space)] or stored
        places[f"space-{space}"] = [f"place {slot}@{space} with {how}" for slot in meant for how in hows or ["1"]]
    usable = {game.duchy.storage[int(option[1]) - 1] for option in question.options if option[0] == "place"}
    for slot, kind in enumerate(game.duchy.storage, 1):
        if kind not in usable:
            places[f"storage-{slot}"] = [f"lay {slot}"]
    for depot in range(1, DEPOTS + 1):
        for slot in range(1, SLOTS + 1):
            places[f"depot-{depot}-{slot}"] = [f"take {depot}/{slot} with {how}" for how in takers or ["1"]]
        places[f"goods-{depot}"] = [f"ship {depot}"]
    for slot in range(1, len(game.black) + 1):
        places[f"black-{slot}"] = [f"buy 0/{slot} for 2s"]
    for good in range(1, GOODS + 1):
        places[f"held-{good}"] = [f"sell {good} with {how}" for how in sellers or ["1"]]
    return {place: texts[:MOST_REASONS] for place, texts in places.items()}


def _suits(game: Game, slot: int, space: int) -> bool:
    """Whether a stored tile has the colour of a space: most likely the one that a click there means."""
    kind = game.duchy.storage[slot - 1]
    return kind != EMPTY and COLOUR_OF[kind] in (-1, game.kit.board.colour[space])


# What else the page and the drawing need.


def _progress(game: Game) -> list[str]:
    empty, left = empty_spaces(game), _actions_left(game)
    stored = min(empty, sum(kind != EMPTY for kind in game.duchy.storage))
    short_of = 2 * empty - stored - left
    lines = [
        say_n("{n} empty space", "{n} empty spaces", empty),
        say_n("{n} action left", "{n} actions left", left),
        say("target {target}, {points} to go", target=game.duchy.target, points=game.duchy.target - game.duchy.points),
    ]
    if short_of > 0:
        lines.append(say_n("{n} extra action still needed", "{n} extra actions still needed", short_of))
    elif empty:
        lines.append(say("enough actions"))
    return lines


def _actions_left(game: Game) -> int:
    n = game.kit.numbers
    return len(game.dice) + game.due[0] + n.dice * (n.rounds - game.round)


def _done_areas(game: Game) -> set[int]:
    return {area for area, mask in enumerate(game.kit.board.area_mask) if not mask & ~game.duchy.covered}


def _track(game: Game) -> list[dict[str, object]]:
    """Return the phases with their rounds: past, now, or still to come with the goods that wait there."""
    n = game.kit.numbers
    waiting = dict(enumerate(game.goods_row, game.round + 1))
    phases: list[dict[str, object]] = []
    for phase, letter in enumerate(PHASES):
        numbers = range(phase * n.phase_rounds + 1, (phase + 1) * n.phase_rounds + 1)
        rounds = [
            {
                "n": number,
                "state": "past" if number < game.round else "now" if number == game.round else "next",
                "goods": goods_piece(waiting[number], 1) if number in waiting else None,
            }
            for number in numbers
        ]
        phases.append(
            {"letter": letter, "points": n.phase_points[phase], "now": phase == max(game.phase, 0), "rounds": rounds}
        )
    return phases


def _next(game: Game) -> list[int]:
    """Return the targets that come after this one."""
    n, targets = game.kit.numbers, [game.duchy.target]
    while targets[-1] > n.target_floor and len(targets) < 4:
        targets.append(max(n.target_floor, targets[-1] - n.target_step))
    return targets[1:]
