"""What the Cardinalbot really has, where that went wrong at the table: each part of its board, as Soloist has it."""

from __future__ import annotations

from functools import partial
from typing import Final

from soloist.engine.forgetting import forgetting, words_of
from soloist.engine.forms import form, kinds_told, numbers_told, old_first, some
from soloist.engine.mending import Part
from soloist.engine.questions import Answer, Field, Option, Question
from soloist.engine.text import N_, say
from soloist.games.tiletum.beside import known
from soloist.games.tiletum.beside.reading import contract_fields, rows_told
from soloist.games.tiletum.beside.remembered import printed_words
from soloist.games.tiletum.beside.setup import BOARD_NUMBERS, HIGHEST_NUMBER
from soloist.games.tiletum.beside.state import YOU, Beside
from soloist.games.tiletum.kinds import CREST_KINDS, TYPES
from soloist.games.tiletum.names import action_name, crest_name, resource_name
from soloist.games.tiletum.opponent.named import thing_name
from soloist.games.tiletum.opponent.own import NOTHING, Held

HIGHEST_SCORE: Final = 400
MOST_RESOURCES: Final = 99
MOST_CONTRACTS: Final = 40
"""No game has as many."""
MOST_WAITING: Final = 12
"""More Characters than ever wait beside its Buildings."""
BUILDINGS: Final = 5
ITS_HOUSES: Final = "its Houses"
ITS_CRESTS: Final = "its Crests"
ITS_CHARACTERS: Final = "its Characters"
ITS_PILLARS: Final = "its Pillars"
ITS_TILES: Final = "its Cathedral tiles"
ITS_WAITING: Final = "its waiting Characters"
ITS_CONTRACTS: Final = "its Contracts"
NUMBERS: Final = 4
"""A Contract is four numbers: any, Iron, Wool, points."""


# Numbers.
def _counts(game: Beside) -> Question:
    me, top = game.me, game.kit.box.numbers.king_highest
    fields: list[Field] = [(resource_name(kind), 0, MOST_RESOURCES) for kind in range(len(me.res))]
    below = known.spaces_below(game)
    lowest = -(top if below is None else below)
    fields += [(say("points"), -HIGHEST_SCORE, HIGHEST_SCORE), (say("space of the King track"), lowest, top)]
    return form(YOU, "its counts", fields, [*me.res, me.points, me.king])


def _put_counts(game: Beside, answer: Answer) -> None:
    *game.me.res, game.me.points, game.me.king = numbers_told(answer)


# On the map.
def _merchant(game: Beside) -> Question:
    towns: list[Option] = [("town", spot) for spot in game.kit.box.towns]
    return Question(YOU, "its Merchant", towns, now=(("town", game.me.merchant),))


def _put_merchant(game: Beside, answer: Answer) -> None:
    (game.me.merchant,) = kinds_told(answer)


def _cathedrals(game: Beside) -> list[Option]:
    return [("cathedral", n) for n in range(len(game.kit.box.cathedrals))]


def _architect(game: Beside) -> Question:
    here = game.kit.box.cathedral_of[game.me.architect]
    return Question(YOU, "its Architect", _cathedrals(game), now=(("cathedral", here),))


def _put_architect(game: Beside, answer: Answer) -> None:
    game.me.architect = game.kit.box.cathedrals[kinds_told(answer)[0]]


def _houses(game: Beside) -> Question:
    """Return the question for its Houses, among them the one that stands in Tiletum from the beginning."""
    me = game.me
    towns: list[Option] = [("town", spot) for spot in game.kit.box.towns]
    return some(YOU, ITS_HOUSES, towns, [("town", spot) for spot in me.houses], me.houses_left + len(me.houses))


def _put_houses(game: Beside, answer: Answer) -> None:
    me = game.me
    houses = old_first(me.houses, kinds_told(answer))
    me.houses_left += len(me.houses) - len(houses)
    me.houses = houses


def _available(game: Beside) -> list[Option]:
    """Return the Cathedrals without the one where nobody builds (TC018, TB020)."""
    return [one for one in _cathedrals(game) if one != ("cathedral", game.closed)]


def _pillars(game: Beside) -> Question:
    me, available = game.me, _available(game)
    most = min(len(available), me.pillars_left + len(me.pillars))
    return some(YOU, ITS_PILLARS, available, [("cathedral", n) for n in me.pillars], most)


def _put_pillars(game: Beside, answer: Answer) -> None:
    me = game.me
    pillars = old_first(me.pillars, kinds_told(answer))
    me.pillars_left += len(me.pillars) - len(pillars)
    me.pillars = pillars


def _built(game: Beside) -> Question:
    available = _available(game)
    return some(YOU, ITS_TILES, available, [("cathedral", n) for n in game.me.built], len(available))


def _put_built(game: Beside, answer: Answer) -> None:
    game.me.built = old_first(game.me.built, kinds_told(answer))


# Crests and Characters.
def _crests(game: Beside) -> Question:
    """Return the question where each kind of Crest is: it has one of a kind at most (TC083)."""
    me = game.me
    stored = len(me.placed)
    fields: list[Field] = [(crest_name(kind), 0, stored - NOTHING) for kind in range(CREST_KINDS)]
    where = {crest: building for building, crest in enumerate(me.placed)} | dict.fromkeys(me.crests, stored)
    return form(YOU, ITS_CRESTS, fields, [where.get(kind, NOTHING) - NOTHING for kind in range(CREST_KINDS)])


def _put_crests(game: Beside, answer: Answer) -> None:
    """Make them so, those in its Storehouse in the order in which it places them."""
    me = game.me
    where = [n + NOTHING for n in numbers_told(answer)]
    me.crests = old_first(me.crests, [kind for kind, place in enumerate(where) if place == len(me.placed)])
    me.placed = [where.index(building) if building in where else NOTHING for building in range(len(me.placed))]


def _buildings(game: Beside) -> list[str]:
    return [say("Building {n}", n=n) for n in range(1, len(game.me.rooms) + 1)]


def _rooms(game: Beside) -> Question:
    fields: list[Field] = []
    now: list[int] = []
    sizes = game.kit.box.cardinal.rooms
    for name, size, lives in zip(_buildings(game), sizes, game.me.rooms, strict=True):
        fields += [(say("{building}, {n}. Character", building=name, n=n), 0, TYPES) for n in range(1, size + 1)]
        now += [*(kind + 1 for kind in lives), *[0] * (size - len(lives))]
    return form(YOU, ITS_CHARACTERS, fields, now)


def _put_rooms(game: Beside, answer: Answer) -> None:
    numbers = iter(numbers_told(answer))
    for building, size in enumerate(game.kit.box.cardinal.rooms):
        lives = [next(numbers) for _ in range(size)]
        game.me.rooms[building] = [kind - 1 for kind in lives if kind]


def _waiting(game: Beside) -> Question:
    kinds: list[Option] = [("character", n) for n in range(TYPES)]
    now = [("character", int(piece[0])) for piece in game.me.supply]
    return some(YOU, ITS_WAITING, kinds, now, MOST_WAITING, MOST_WAITING)


def _put_waiting(game: Beside, answer: Answer) -> None:
    """Make them so; those that it had keep their rewards, of others they are not known."""
    left, supply = kinds_told(answer), []
    for piece in game.me.supply:
        if piece[0] in left:
            left.remove(int(piece[0]))
            supply.append(piece)
    game.me.supply = [*supply, *((kind,) for kind in left)]


def crest_words(_: int, number: int) -> str:
    """Return where a Crest is, by the number of an answer; behind the Buildings comes the Storehouse."""
    if not number:
        return say("missing")
    return say("under Building {n}", n=number) if number <= BUILDINGS else say("in its Storehouse")


def character_words(_: int, number: int) -> str:
    """Return which Character lives in a Room, by the number of an answer."""
    return action_name(number - 1) if number else say("none")


# Contracts.
def _contracts(game: Beside) -> Question:
    spaces = game.kit.box.cardinal.contract_spaces
    fields = [field for n in range(1, spaces + 1) for field in contract_fields(say("Contract {n}: ", n=n))]
    now = [n for contract in game.me.contracts for n in contract]
    return form(YOU, ITS_CONTRACTS, fields, [*now, *[0] * (len(fields) - len(now))])


def _put_contracts(game: Beside, answer: Answer) -> None:
    held: list[Held] = [(row[0], row[1], row[2], row[3]) for row in rows_told(answer, NUMBERS) if any(row)]
    game.me.contracts = held


def _done(game: Beside) -> Question:
    n = len(game.me.done)
    return Question(YOU, "its fulfilled Contracts", [], "number", 0, max(n, MOST_CONTRACTS), now=(("number", n),))


def _put_done(game: Beside, answer: Answer) -> None:
    """Make them so many: how many there are is all that counts, so of those that were not seen nothing is known."""
    (n,) = numbers_told(answer)
    game.me.done = [*game.me.done[:n], *[UNSEEN] * (n - len(game.me.done))]


UNSEEN: Final[Held] = (0, 0, 0, 0)


# What is printed.
def _fair_numbers(game: Beside) -> Question:
    fields = [(say("Fair {n}", n=n), 0, HIGHEST_NUMBER) for n in range(1, len(game.fair_numbers) + 1)]
    return form(YOU, "its Fair numbers", fields, game.fair_numbers)


def _put_fair_numbers(game: Beside, answer: Answer) -> None:
    """Make them so, for later games too."""
    game.fair_numbers = numbers_told(answer)
    game.memory.keep(BOARD_NUMBERS, game.fair_numbers, "printed", ())


def printed_line(game: Beside, option: Option) -> str:
    """Return what was told of the printed board, in words."""
    return words_of(game, option, partial(thing_name, game.kit.box), partial(printed_words, game))


PARTS: Final[tuple[Part[Beside], ...]] = (
    Part("counts", N_("Resources, points, King track"), _counts, _put_counts),
    Part("merchant", N_("Merchant"), _merchant, _put_merchant),
    Part("architect", N_("Architect"), _architect, _put_architect),
    Part("houses", N_("Houses on the map"), _houses, _put_houses),
    Part("pillars", N_("Pillars on the map"), _pillars, _put_pillars),
    Part("built", N_("Cathedral tiles"), _built, _put_built),
    Part("crests", N_("Crests in its Storehouse or under its Buildings"), _crests, _put_crests, crest_words),
    Part("rooms", N_("Characters in its Buildings"), _rooms, _put_rooms, character_words),
    Part("waiting", N_("Characters not placed"), _waiting, _put_waiting),
    Part("contracts", N_("Contracts that it holds"), _contracts, _put_contracts),
    Part("done", N_("fulfilled Contracts"), _done, _put_done),
    Part(
        "fairs",
        N_("printed numbers of the Fairs"),
        _fair_numbers,
        _put_fair_numbers,
        there=lambda game: bool(game.fair_numbers),
    ),
    forgetting(YOU, printed_line),
)
"""All that can be otherwise, in the order in which it is asked."""
