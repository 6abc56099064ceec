"""How people are asked what lies there or is printed: rewards, tracks, caravan cards, contracts, in few taps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from soloist.engine.asking import Asking
from soloist.engine.memory import Keeps, asked_of
from soloist.engine.questions import Field, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.table import Table
from soloist.engine.text import N_, say
from soloist.games.merv.beside.known import (
    ENOUGH_CARDS,
    KNOWN,
    ROW_READ,
    least_tiles,
    most_cards,
    row_holds_a_card,
    row_read,
)
from soloist.games.merv.beside.state import YOU, Beside
from soloist.games.merv.kinds import (
    A_LEVEL,
    CITIES,
    DIRECTIONS,
    HALL_COUNTS,
    NONE,
    PILE_WORDS,
    SITES,
    SLOTS,
)
from soloist.games.merv.names import action_name
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.own import ALL, Piece, free_goods

NOTHING: Option = ("none",)
MOST: Final = 9
"""No printed number of goods or scrolls is higher."""
HIGHEST: Final = 30
"""No contract, space or set of spices is worth more."""
AMOUNTS: Final[Sequence[tuple[str, int]]] = (
    ("favour", 4),
    ("influence", 5),
    ("points", 8),
    ("camel", 3),
    ("soldier", 2),
    ("courtier", 2),
    ("segment", 2),
)
"""What can be printed as a reward that matters to the Magistrate, and up to how much of it."""
AMOUNT_NAMES: Final[Mapping[str, str]] = {
    "favour": N_("favour"),
    "influence": N_("influence"),
    "points": N_("points"),
    "camel": N_("camels"),
    "soldier": N_("soldiers"),
    "courtier": N_("courtiers"),
    "segment": N_("wall segments"),
}
NO_REWARD: Final = ("reward", "points", 0)
SCORING: Final = ("reward", "scoring tile", 1)
REWARDS: Final[list[Option]] = [NO_REWARD, *(("reward", kind, n) for kind, most in AMOUNTS for n in range(1, most + 1))]
CONTRACT: Final = (N_("common goods"), N_("rare goods"), N_("goods of either sort"), N_("scrolls"), N_("points"))
DIRECTIONS_TOLD: Final = "order of the directions"


def _number(answer: Sequence[Option]) -> int:
    return int(answer[0][1])


def _numbers(asking: Asking, fields: Sequence[Field], what: str = "") -> list[int]:
    (answer,) = asking.answers(asking.question(what, kind="numbers", fields=fields))
    return [int(n) for n in answer[0][1:]]


def _one(asking: Asking, options: Sequence[Option], what: str = "") -> Option:
    (answer,) = asking.answers(asking.question(what, options))
    return answer[0]


SPACES: Final = 25
"""No track is longer."""


# What is printed.
def track_of(things: Sequence[Thing]) -> str:
    """Return the track on which spaces lie."""
    return str(cast(Piece, things[0])[1])


def track(game: Beside, asking: Asking) -> None:
    """Ask where a track ends and for the points printed along it, all at once."""
    name = track_of(asking.about.things)
    fields: list[Field] = [(say("last space"), 1, SPACES)]
    fields += [(say("Space {n}", n=space), 0, HIGHEST) for space in range(1, SPACES + 1)]
    end, *points = _numbers(asking, fields)
    _keep(game, facts.TRACK_END, ("track", name), end)
    for space in range(1, end + 1):
        _keep(game, facts.TRACK_POINTS, ("space", name, space), points[space - 1])


def gates(game: Beside, asking: Asking) -> None:
    """Ask once which wall places are for gates (MM057)."""
    places: list[Option] = [("place", place) for place in range(SLOTS)]
    (told,) = asking.answers(asking.question("gates", places, "some", 1, game.kit.box.pieces.gates))
    for place in places:
        _keep(game, facts.NO_GATE_PLACE, place, int(place not in told))


def sets(game: Beside, asking: Asking) -> None:
    """Ask what sets of one to four different spices are worth, all at once."""
    n = len(game.kit.box.spice_cards)
    fields: list[Field] = [(say("{n} different", n=size), 0, HIGHEST) for size in range(1, n + 1)]
    for size, points in enumerate(_numbers(asking, fields), 1):
        _keep(game, facts.SET_POINTS, ("set", size), points)


def order_of_directions(game: Beside, table: Table) -> None:
    """Ask once in which order the rules name the directions of the marketplace (MM047)."""
    if game.memory.recall(asked_of(facts.DIRECTION.name, ("city", 0))) is not None:
        return
    options: list[Option] = [("direction", n) for n in range(DIRECTIONS)]
    answer = table.answer(Question(YOU, DIRECTIONS_TOLD, options, "order"))
    for place, direction in enumerate(answer, 1):
        for ring in range(CITIES // DIRECTIONS):
            _keep(game, facts.DIRECTION, ("city", int(direction[1]) * (CITIES // DIRECTIONS) + ring), place)


def _keep(game: Beside, fact: Fact, thing: Thing, value: int) -> None:
    keeps: Keeps = "turn" if value and fact.keeps == "no" else fact.keeps
    game.memory.keep(asked_of(fact.name, thing), (value,), keeps, (fact,))


def halls(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what the halls count, from left to right."""
    options: list[Option] = [("hall", counts) for counts in HALL_COUNTS]
    (answer,) = asking.answers(asking.question("", options, "order"))
    return [("hall", place, hall[1]) for place, hall in enumerate(answer)]


def reward(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what is printed somewhere as a reward."""
    return [_one(asking, REWARDS)]


def step_reward(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what a step of the mosque gives."""
    return [_one(asking, [REWARDS[0], SCORING, *REWARDS[1:]])]


# What lies there.
def market_camels(game: Beside, asking: Asking) -> None:
    """Ask how many camels stand on the market, and of one that it does not take whether its first place is free."""
    takes = not game.me.camels
    one: list[Option] = [("camels", 1)] if takes else [("camels", 1, "top-left"), ("camels", 1, "elsewhere")]
    more = range(game.kit.box.magistrate.market_camels, facts.MARKET_CAMELS.most + 1)
    told = _one(asking, [("camels", 0), *one, *(("camels", n) for n in more)])
    _keep(game, facts.MARKET_CAMELS, ALL, int(told[1]))
    if not takes and int(told[1]) < game.kit.box.magistrate.market_camels:
        _keep(game, facts.MARKET_FREE, ("market", 0), int(told[2:] != ("top-left",)))
        _keep(game, facts.MARKET_FREE, ("market", 1), int(told[2:] != ("elsewhere",)))


def goods_left(game: Beside, asking: Asking) -> None:
    """Ask of one city whether it has goods, of several which of them have run out, as hardly any ever do."""
    things = _unknown(game, facts.GOOD_LEFT, asking.about.things)
    if len(things) == 1:
        (left,) = asking.answers(asking.question("left", things, "some", 0, 1))
        _keep(game, facts.GOOD_LEFT, things[0], int(bool(left)))
    else:
        _without(game, asking, facts.GOOD_LEFT, "gone", things)


def posts(game: Beside, asking: Asking) -> None:
    """Ask in which cities there is a post already."""
    _without(game, asking, facts.UNOCCUPIED, "there", _unknown(game, facts.UNOCCUPIED, asking.about.things))


def courtiers(game: Beside, asking: Asking) -> None:
    """Ask in which halls there is a courtier already."""
    _without(game, asking, facts.HALL_EMPTY, "there", _unknown(game, facts.HALL_EMPTY, asking.about.things))


def _unknown(game: Beside, fact: Fact, things: Sequence[Thing]) -> list[Piece]:
    """Return the things of which a value is not known."""
    return [
        cast(Piece, x)
        for x in things
        if KNOWN[fact](game, x) is None and game.memory.recall(asked_of(fact.name, x)) is None
    ]


def _without(game: Beside, asking: Asking, fact: Fact, what: str, things: Sequence[Piece]) -> None:
    """Ask for those of which a fact is not so, without a "no" in the question."""
    (named,) = asking.answers(asking.question(what, things, "some", 0, len(things)))
    for x in things:
        _keep(game, fact, x, int(x not in named))


def tiles_left(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask how many breakthrough tiles of a level are left."""
    (answer,) = asking.answers(asking.question(kind="number", least=least_tiles(game), most=A_LEVEL))
    return [("breakthrough", at["level"], n) for n in range(_number(answer))]  # type: ignore[misc]


# The caravan.
def cards_left(game: Beside, asking: Asking) -> None:
    """Ask whether caravan cards are left, and whether they are enough for a whole turn."""
    left, most = _one(asking, [("left", 0), ("left", 1), ("left", most_cards(game) + 1)])[1], most_cards(game)
    _keep(game, facts.CARDS_LEFT, ALL, int(bool(left)))
    if int(left) > most:
        game.memory.keep(ENOUGH_CARDS, (1,), "turn", ())


def best_card(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the first card of the row that is worth most (MM032)."""
    worth = [int(n) for n in cast(Piece, asking.about.says["worth"])[1:]]
    spices = sorted(range(len(worth)), key=lambda spice: -worth[spice])
    none = [] if row_holds_a_card(game) else [NOTHING]
    card = _one(asking, [*(("caravan", spice, camel) for spice in spices for camel in (0, 1)), *none])
    return [] if card == NOTHING else [("card", NONE, *card[1:])]


def row(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which cards lie in the row, place by place; where none lies, none lies behind it."""
    kinds = range(len(game.kit.box.spice_cards))
    cards: list[Option] = [("caravan", spice, camel) for spice in kinds for camel in (0, 1)]
    first = cards if row_holds_a_card(game) else [*cards, NOTHING]
    places = range(1, game.kit.box.numbers.row + 1)
    questions = [asking.question(f"place {n}", first if n == 1 else [*cards, NOTHING]) for n in places]
    asking.table.soon(questions)
    there: list[Thing] = []
    for place, question in enumerate(questions):
        (card,) = asking.table.answer(question)
        if card != NOTHING:
            there.append(("card", place, *card[1:]))
        game.memory.keep(in_row(place + 1), () if card == NOTHING else (1,), "turn", ())
    game.memory.keep(ROW_READ, there, "turn", ())
    return there


def in_row(place: int) -> str:
    """Return the line under which it is noted in a turn whether a card lies at a place of the row."""
    return f"place {place} of the row"


def card_taken(game: Beside, card: Piece) -> None:
    """Let the cards of a row that was read close up to the front (merv.caravansary.camels)."""
    if (cards := row_read(game)) is not None:
        kept = [cast(Piece, one)[2:] for one in cards if one != card]
        game.memory.keep(ROW_READ, [("card", place, *one) for place, one in enumerate(kept)], "turn", ())


# Contracts.
def contract_fields(most_asked: Sequence[int] = (MOST,) * 4) -> list[Field]:
    """Return what is read off a contract: what it asks for, at most so much of each, its points, and its reward."""
    most = (*most_asked, HIGHEST)
    asks: list[Field] = [(say(word), 0, n) for word, n in zip(CONTRACT, most, strict=True)]
    return [*asks, *((say("reward: {what}", what=say(AMOUNT_NAMES[kind])), 0, n) for kind, n in AMOUNTS)]


def contract_of(pile: int, numbers: Sequence[int]) -> Piece:
    """Return the contract of a pile that was read off, with each kind of reward that it gives."""
    size = len(CONTRACT)
    given = [part for (kind, _), n in zip(AMOUNTS, numbers[size:], strict=True) if n for part in (kind, n)]
    return ("contract", pile, *numbers[:size], *given)


def best_contract(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the most valuable contract that it can fulfil, and read it off (MM049)."""
    piles: list[Option] = [("pile", pile) for pile in range(len(PILE_WORDS))]
    told = _one(asking, [*piles, NOTHING])
    if told == NOTHING:
        return []
    pile = int(told[1])
    fields = contract_fields(most_asked(game))
    return [contract_of(pile, _numbers(asking, fields, f"contract {PILE_WORDS[pile]}"))]


def most_asked(game: Beside) -> tuple[int, int, int, int]:
    """Return the most common and rare goods, goods of either sort and scrolls of a contract that it can fulfil."""
    different = game.memory.recall(asked_of(facts.DIFFERENT.name, ALL)) == (1,)
    free = [min(n, 1) if different else n for n in free_goods(game.me)]
    common, rare = sum(free[::2]), sum(free[1::2])
    return min(common, MOST), min(rare, MOST), min(common + rare, MOST), game.me.scrolls - game.me.scrolls_laid


def contracts(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what all open contracts show."""
    shown = {pile: game.memory.recall(on_pile(pile)) for pile in range(len(PILE_WORDS))}
    new = [pile for pile, told in shown.items() if not told]
    forms = [asking.question(f"contract {PILE_WORDS[n]}", kind="numbers", fields=contract_fields()) for n in new]
    for pile, answer in zip(new, asking.answers(*forms), strict=True):
        shown[pile] = contract_of(pile, [int(n) for n in answer[0][1:]])
        game.memory.keep(on_pile(pile), cast(Piece, shown[pile]), "turn", ())
    return [cast(Piece, told) for told in shown.values() if any(map(int, cast(Piece, told)[2:7]))]


def on_pile(pile: int) -> str:
    """Return the line under which the open contract of a pile is kept while it is known."""
    return f"contract on pile {PILE_WORDS[pile]}"


def fulfilled(game: Beside, contract: Piece) -> None:
    """Know nothing any more of what lies open on a pile."""
    game.memory.keep(on_pile(int(contract[1])), (), "turn", ())


# Scoring tiles.
def best_scoring_tile(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the scoring tiles with the highest number, and for that (MM052)."""
    actions: list[Option] = [("action", action) for action in range(SITES)]
    # You take one at most, so that there are some if it has none.
    least = int(not game.me.tiles)
    (named,) = asking.answers(asking.question("", actions, "some", least, len(actions)))
    if not named:
        return []
    (points,) = asking.answers(asking.question("points", kind="number", least=1, most=MOST))
    return [("scoring", action[1], _number(points)) for action in named]


def scoring_tiles(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what all scoring tiles show that are left."""
    fields: list[Field] = [(action_name(action), 0, MOST) for action in range(SITES)]
    numbers = _numbers(asking, fields)
    return [("scoring", action, points) for action, points in enumerate(numbers) if points]
