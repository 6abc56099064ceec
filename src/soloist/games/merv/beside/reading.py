"""How people are asked what lies there or is printed: rewards, tracks, caravan cards, contracts, in few taps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from soloist.engine.asking import Asking
from soloist.engine.memory import Keeps, asked_of, text_of
from soloist.engine.questions import Field, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.table import Table
from soloist.engine.text import N_, say
from soloist.games.merv.beside.known import (
    ENOUGH_CARDS,
    ROW_READ,
    STEPS_NAMED,
    camels_left,
    end_told,
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
from soloist.games.merv.opponent.own import ALL, Piece, free_goods, gains, goods_for

NOTHING: Option = ("none",)
MOST: Final = 9
"""No printed number of goods or scrolls is higher."""
HIGHEST: Final = 30
"""No contract, space or set of spices is worth more."""
AMOUNTS: Final[Sequence[tuple[str, int]]] = (
    ("favour", 4),
    ("influence", 5),
    ("camel", 3),
    ("soldier", 2),
    ("courtier", 2),
    ("segment", 2),
    ("points", 8),
)
"""What can be printed as a reward that matters to the Magistrate, and up to how much of it."""
AMOUNT_NAMES: Final[Mapping[str, str]] = {
    "favour": N_("favour"),
    "influence": N_("influence"),
    "camel": N_("camels"),
    "soldier": N_("soldiers"),
    "courtier": N_("courtiers"),
    "segment": N_("wall segments"),
    "points": N_("points"),
}
NO_REWARD: Final = ("reward", "points", 0)
SCORING: Final = ("reward", "scoring tile", 1)
REWARDS: Final[list[Option]] = [NO_REWARD, *(("reward", kind, n) for kind, most in AMOUNTS for n in range(1, most + 1))]
POINT_SPACE: Final = ("reward", "points", 3)
"""Each of the two point spaces of the mosque scores as much for it, whatever is printed there (MM052)."""
ON_THE_WAY: Final = ("favour", "soldier", "courtier", "segment")
"""What the Magistrate gets on its way through the mosque, beside camels, points and scoring tiles (MM052)."""
STEPS: Final[list[Option]] = [*(one for one in REWARDS if one[1] in ON_THE_WAY), POINT_SPACE, SCORING]
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
WITH_POINTS: Final = "points up to"
"""How the name of a question goes on that asks which spaces of a track have points."""


# What is printed.
def track_of(things: Sequence[Thing]) -> str:
    """Return the track on which spaces lie."""
    return str(cast(Piece, things[0])[1])


def track(game: Beside, asking: Asking) -> None:
    """Ask where a track ends, which of its spaces have points, and how many."""
    name = track_of(asking.about.things)
    (told,) = asking.answers(asking.question(kind="number", least=1, most=SPACES))
    end = _number(told)
    spaces: list[Option] = [("space", n) for n in range(1, end + 1)]
    (named,) = asking.answers(asking.question(f"{WITH_POINTS} {end}", spaces, "some", 0, end))
    printed = dict.fromkeys(range(1, end + 1), 0)
    if named:
        numbers = [int(space[1]) for space in named]
        fields: list[Field] = [(say("Space {n}", n=n), 1, HIGHEST) for n in numbers]
        shown = _numbers(asking, fields, f"points of {', '.join(map(str, numbers))}")
        printed |= zip(numbers, shown, strict=True)
    _keep(game, facts.TRACK_END, ("track", name), end)
    for space, points in printed.items():
        _keep(game, facts.TRACK_POINTS, ("space", name, space), points)


def gates(game: Beside, asking: Asking) -> None:
    """Ask once which wall places are for gates (MM057)."""
    places: list[Option] = [("place", place) for place in range(SLOTS)]
    n = game.kit.box.pieces.gates
    (told,) = asking.answers(asking.question("gates", places, "some", n, n))
    for place in places:
        _keep(game, facts.NO_GATE_PLACE, place, int(place not in told))


def sets(game: Beside, asking: Asking) -> None:
    """Ask what sets of one to four different spices are worth, all at once."""
    n = len(game.kit.box.spice_cards)
    fields: list[Field] = [(say("{n} different", n=size), 1, HIGHEST) for size in range(1, n + 1)]
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
    """Ask what a step of the mosque gives; the last one has a bonus of its own (MM052)."""
    told = end_told(game, facts.MOSQUE_END, ALL)
    last = int(str(at["step"])) >= (STEPS_NAMED if told is None else told)
    return [_one(asking, [*REWARDS, SCORING] if last else [NO_REWARD, *STEPS])]


# What lies there.
def market_camels(game: Beside, asking: Asking) -> None:
    """Ask how many camels stand on the market, and of one that it does not take whether its first place is free."""
    takes, most = not game.me.camels, min(facts.MARKET_CAMELS.most, camels_left(game))
    one: list[Option] = [("camels", 1)] if takes else [("camels", 1, "top-left"), ("camels", 1, "elsewhere")]
    more = range(game.kit.box.magistrate.market_camels, most + 1)
    told = _one(asking, [("camels", 0), *(one if most else []), *(("camels", n) for n in more)])
    _keep(game, facts.MARKET_CAMELS, ALL, int(told[1]))
    if not takes and int(told[1]) < game.kit.box.magistrate.market_camels:
        _keep(game, facts.MARKET_FREE, ("market", 0), int(told[2:] != ("top-left",)))
        _keep(game, facts.MARKET_FREE, ("market", 1), int(told[2:] != ("elsewhere",)))


def goods_left(game: Beside, asking: Asking) -> None:
    """Ask which cities have run out of goods, as hardly any ever do."""
    _without(game, asking, facts.GOOD_LEFT, "gone")


def posts(game: Beside, asking: Asking) -> None:
    """Ask in which cities there is a post already."""
    _without(game, asking, facts.UNOCCUPIED, "there")


def courtiers(game: Beside, asking: Asking) -> None:
    """Ask in which halls there is a courtier already."""
    _without(game, asking, facts.HALL_EMPTY, "there")


def _without(game: Beside, asking: Asking, fact: Fact, what: str) -> None:
    """Ask for those of which a fact is not so, without a "no" in the question."""
    things = cast("tuple[Piece, ...]", asking.about.things)
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
    card = _one(asking, [*_cards(game, spices), *none])
    return [] if card == NOTHING else [("card", NONE, *card[1:])]


def _cards(game: Beside, spices: Sequence[int]) -> list[Option]:
    """Return the cards that can lie in the row: none with a camel where the Magistrate has them all."""
    camels = (0, 1) if camels_left(game) else (0,)
    return [("caravan", spice, camel) for spice in spices for camel in camels]


def all_alike(game: Beside) -> bool:
    """Whether every spice is worth the same to it, so that it takes the card in front (MM032)."""
    told = [game.memory.recall(asked_of(facts.SET_POINTS.name, ("set", n + 1))) for n in range(len(game.me.spices))]
    points = (0, *(int(str(one[0])) for one in told if one is not None))
    return len(points) > len(told) and len(set(gains(tuple(game.me.spices), points))) == 1


def row(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which cards lie in the row, place by place; where none lies, none lies behind it."""
    cards = _cards(game, range(len(game.kit.box.spice_cards)))
    first = cards if row_holds_a_card(game) else [*cards, NOTHING]
    if all_alike(game):
        card = _one(asking, first, "front")
        return [] if card == NOTHING else [("card", 0, *card[1:])]
    places = range(1, game.kit.box.numbers.row + 1)
    questions = [asking.question(f"place {n}", first if n == 1 else [*cards, NOTHING]) for n in places]
    asking.table.soon(questions)
    there: list[Thing] = []
    for place, question in enumerate(questions):
        (card,) = asking.table.answer(question)
        if card != NOTHING:
            there.append(("card", place, *card[1:]))
        camels = sum(int(str(cast(Piece, one)[3])) for one in there)
        game.memory.keep(in_row(place + 1), () if card == NOTHING else (camels,), "turn", ())
    game.memory.keep(ROW_READ, there, "turn", ())
    return there


def in_row(place: int) -> str:
    """Return the line under which it is noted in a turn whether a card lies at a place, and the camels up to it."""
    return f"place {place} of the row"


def card_taken(game: Beside, card: Piece) -> None:
    """Let the cards of a row that was read close up to the front (merv.caravansary.camels)."""
    if (cards := row_read(game)) is not None:
        kept = [cast(Piece, one)[2:] for one in cards if one != card]
        game.memory.keep(ROW_READ, [("card", place, *one) for place, one in enumerate(kept)], "turn", ())


# Contracts.
def asks_fields() -> list[Field]:
    """Return what a contract asks for and its points, as it is read off."""
    most = (*(MOST,) * (len(CONTRACT) - 1), HIGHEST)
    return [(say(word), 0, n) for word, n in zip(CONTRACT, most, strict=True)]


def reward_fields() -> list[Field]:
    """Return what a contract gives beside its points, as it is read off."""
    return [(say("reward: {what}", what=say(AMOUNT_NAMES[kind])), 0, n) for kind, n in AMOUNTS]


def contract_of(pile: int, numbers: Sequence[int]) -> Piece:
    """Return the contract of a pile that was read off, with each kind of reward that it gives."""
    size = len(CONTRACT)
    given = [part for (kind, _), n in zip(AMOUNTS, numbers[size:], strict=False) if n for part in (kind, n)]
    return ("contract", pile, *numbers[:size], *given)


def best_contract(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the most valuable contract that it can fulfil, and read it off (MM049)."""
    piles: list[Option] = [("pile", pile) for pile in range(len(PILE_WORDS))]
    told = _one(asking, [*piles, NOTHING])
    if told == NOTHING:
        return []
    pile = int(told[1])
    fields = [*asks_fields(), *reward_fields()]
    return [contract_of(pile, _numbers(asking, fields, f"contract {PILE_WORDS[pile]}"))]


def most_asked(game: Beside) -> tuple[int, int, int, int]:
    """Return the most common and rare goods, goods of either sort and scrolls of a contract that it can fulfil."""
    different = game.memory.recall(asked_of(facts.DIFFERENT.name, ALL)) == (1,)
    free = [min(n, 1) if different else n for n in free_goods(game.me)]
    common, rare = sum(free[::2]), sum(free[1::2])
    return min(common, MOST), min(rare, MOST), min(common + rare, MOST), game.me.scrolls - game.me.scrolls_laid


def contracts(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which open contracts it can fulfil, what these ask for, and what the most valuable of them gives."""
    shown = {pile: game.memory.recall(on_pile(pile)) for pile in range(len(PILE_WORDS))}
    _within_reach(game, asking, [pile for pile, told in shown.items() if told is None])
    shown = {pile: game.memory.recall(on_pile(pile)) for pile in shown}
    different = game.memory.recall(asked_of(facts.DIFFERENT.name, ALL)) == (1,)
    read = {pile: [int(str(n)) for n in told] for pile, told in shown.items() if told}
    able = {n: told for n, told in read.items() if goods_for(game.me, contract_of(n, told), different) is not None}
    most = max((numbers[len(CONTRACT) - 1] for numbers in able.values()), default=0)
    best = [pile for pile, numbers in able.items() if numbers[len(CONTRACT) - 1] == most]
    new = [pile for pile in best if len(able[pile]) == len(CONTRACT)]
    forms = [asking.question(f"reward of {PILE_WORDS[n]}", kind="numbers", fields=reward_fields()) for n in new]
    for pile, answer in zip(new, asking.answers(*forms), strict=True):
        able[pile] += [int(n) for n in answer[0][1:]]
        game.memory.keep(on_pile(pile), able[pile], "turn", ())
    return [contract_of(pile, numbers) for pile, numbers in able.items()]


ABLE: Final = "able with "
"""How the name of a question goes on that asks which contracts it can fulfil with what it has."""


def _within_reach(game: Beside, asking: Asking, new: Sequence[int]) -> None:
    """Ask which contracts of these piles it can fulfil, and only of these what they ask for.

    Within its turn it gets no goods or scrolls for contracts, so that what is out of its reach stays so.
    """
    piles: list[Option] = [("pile", pile) for pile in new]
    if not piles:
        return
    it_has = text_of((*free_goods(game.me), game.me.scrolls - game.me.scrolls_laid))
    name = f"{ABLE}{it_has}: {', '.join(PILE_WORDS[pile] for pile in new)}"
    (named,) = asking.answers(asking.question(name, piles, "some", 0, len(piles)))
    forms = [
        asking.question(f"asks of {PILE_WORDS[int(one[1])]}", kind="numbers", fields=asks_fields()) for one in named
    ]
    told = dict(zip(named, asking.answers(*forms), strict=True))
    for one in piles:
        asks = told[one][0][1:] if one in told else ()
        game.memory.keep(on_pile(int(one[1])), asks, "turn", ())


def on_pile(pile: int) -> str:
    """Return the line under which the open contract of a pile is kept while it is known."""
    return f"contract on pile {PILE_WORDS[pile]}"


def fulfilled(game: Beside, contract: Piece) -> None:
    """Know nothing any more of what lies open on a pile."""
    game.memory.told.pop(on_pile(int(contract[1])), None)


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
