"""How people are asked what lies there: Bonus tiles, the Contract offer, the Characters, in as few taps as will do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from soloist.engine.asking import About, Asking
from soloist.engine.ladders import those_who_stay
from soloist.engine.questions import Answer, Field, Option
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.text import N_, say
from soloist.games.tiletum.beside import known
from soloist.games.tiletum.beside.facts import (
    CHARACTER_DRAWN,
    CHARACTERS_DRAWN,
    CHARACTERS_GONE,
    CHARACTERS_LYING,
    CHARACTERS_NEW,
    CREST_AT,
    FIRST_CONTRACT,
)
from soloist.games.tiletum.beside.state import EMPTY, Beside, sector_of
from soloist.games.tiletum.kinds import (
    ANY,
    CLERGY,
    CREST_KINDS,
    PLUS,
    POINTS,
    RESOURCE_PART,
    ROW_ACTION,
    ROW_CONTRACT,
    ROW_CREST,
    ROW_MISC,
    ROW_RESOURCE,
    ROWS,
    TYPES,
    VISITORS,
)
from soloist.games.tiletum.names import action_name, resource_name
from soloist.games.tiletum.opponent import facts, ladders
from soloist.games.tiletum.opponent.own import Cardinal, Piece, challenged, lacking_crests
from soloist.games.tiletum.opponent.pieces import ICONS, shown

MOST = 9
"""No printed number, and no number of tiles in one place, is higher."""
HIGHEST_POINTS = 30
CREST_OPTIONS: list[Option] = [("crest", crest) for crest in range(CREST_KINDS)]
ROW_OPTIONS: list[Option] = [("row", row) for row in (ROW_MISC, ROW_RESOURCE, ROW_ACTION, ROW_CONTRACT)]
TILE_OPTIONS: list[Option] = [*CREST_OPTIONS, *ROW_OPTIONS]


FEW_AP = (1, 2, 3, 4)
"""What most Action helpers give."""
MORE_AP = FEW_AP[-1] + 1
"""From so many on an Action helper is told by its row, and then its AP: so one tile has one answer."""


def _tile_options(game: Beside) -> list[Option]:
    """Return what a Bonus tile may be: where it matters, an Action helper by its AP, the most first."""
    if not known.matters(game.me, ROW_ACTION):
        return TILE_OPTIONS
    helpers: list[Option] = [("helper", PLUS, ap) for ap in reversed(FEW_AP)]
    after = ROW_OPTIONS.index(("row", ROW_ACTION)) + 1
    return [*CREST_OPTIONS, *ROW_OPTIONS[:after], *helpers, *ROW_OPTIONS[after:]]


# Forms.
def contract_fields(before: str = "") -> list[Field]:
    """Return what is read off a Contract."""
    words = (N_("{of}any"), N_("{of}Iron"), N_("{of}Wool"), N_("{of}points"))
    most = (MOST, MOST, MOST, HIGHEST_POINTS)
    return [(say(word, of=before), 0, n) for word, n in zip(words, most, strict=True)]


def reward_fields(before: str = "") -> list[Field]:
    """Return what is read off a reward of Resources and points."""
    fields: list[Field] = [(before + resource_name(kind), 0, MOST) for kind in RESOURCE_PART.values()]
    return [*fields, (say("{of}any", of=before), 0, MOST), (say("{of}points", of=before), 0, HIGHEST_POINTS)]


def reward_of(numbers: Sequence[int]) -> Piece:
    """Return the parts of a reward that were read off."""
    kinds = (*RESOURCE_PART, ANY, POINTS, ICONS)
    return tuple(word for kind, n in zip(kinds, numbers, strict=False) if n for word in (kind, n))


def rows_told(answer: Answer, size: int) -> list[tuple[int, ...]]:
    """Return the numbers of a form thing by thing; what is over says how many others there are."""
    numbers = [int(number) for number in answer[0][1:]]
    return [tuple(numbers[n : n + size]) for n in range(0, len(numbers) - size + 1, size)]


def _form(
    asking: Asking, what: str, fields: Sequence[Field], n: int, things: Sequence[str] = ()
) -> list[tuple[int, ...]]:
    """Ask the same form for n things, all at once; `things` are their names, if they are known."""
    names = things or ([""] if n == 1 else [say("{n}.", n=place) for place in range(1, n + 1)])
    all_ = [(f"{thing} {name}".strip(), least, most) for thing in names for name, least, most in fields]
    (answer,) = asking.answers(asking.question(what, kind="numbers", fields=all_))
    return rows_told(answer, len(fields))


# Bonus tiles.
def details(
    me: Cardinal, asking: Asking, row: int, n: int = 1, *, always: bool = False, least_ap: int = 1
) -> list[Piece]:
    """Return n tiles of a row with what matters about them; where nothing does, as one ("row", row)."""
    if not (always or known.matters(me, row)):
        return [("row", row)]
    if row == ROW_CONTRACT:
        return [("contract", *numbers) for numbers in _form(asking, "contract", contract_fields(), n)]
    if row == ROW_RESOURCE:
        return [("helper", *reward_of(numbers)) for numbers in _form(asking, "reward", reward_fields(), n)]
    if row == ROW_ACTION:
        fields: list[Field] = [(say("AP"), least_ap, MOST)]
        return [("helper", PLUS, ap) for (ap,) in _form(asking, "ap", fields, n)]
    return [("row", row)]


def king_tile(game: Beside, asking: Asking) -> list[Piece]:
    """Ask which Bonus tile lies on the King track."""
    return _in_full(game, asking, _which(game, asking, _any_tile(game)))


def wheel_tile(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which Bonus tile lies at a sector of the wheel, or what it gives if it is known which."""
    sector = sector_of(game, int(str(at["number"])))
    found = _in_full(game, asking, game.tiles[sector] or _which(game, asking, _possible(game, int(str(at["number"])))))
    game.tiles[sector] = found[0] if found else EMPTY
    return list[Thing](found)


def new_crest_at(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask at which sectors of the wheel a Crest lies that it lacks; of one alone, which Bonus tile lies there."""
    lacks, sectors = (cast(Piece, at[name]) for name in ("lacks", "sectors"))
    number = int(str(at["number"]))
    unknown = [n for n in map(int, sectors[1:]) if known.new_crest(game, n, lacks) is None]
    if unknown == [number]:
        one = About(CREST_AT, (), {"number": number})
        game.tiles[sector_of(game, number)] = _which(game, replace(asking, about=one), _any_tile(game))
    else:
        options: list[Option] = [("sector", n) for n in unknown]
        (there,) = asking.answers(asking.question(options=options, kind="some", least=0, most=len(options)))
        for n in unknown:
            known.note_new_crest(game, n, int(("sector", n) in there), lacks)
    return known.new_crest_at(game, lacks, number, sectors) or []


def _possible(game: Beside, number: int) -> list[Option]:
    """Return what can lie at a sector, by what was told of a Crest there that it lacks or lacked."""
    lacking = lacking_crests(game.me)
    if known.new_crest(game, number, ("crests", *lacking)):
        return [("crest", crest) for crest in lacking]
    denied = known.denied_crests(game, number)
    return [tile for tile in _any_tile(game) if tile not in denied]


def _any_tile(game: Beside) -> list[Option]:
    return [*_tile_options(game), EMPTY]


def _which(game: Beside, asking: Asking, options: list[Option]) -> Piece:
    (answer,) = asking.answers(asking.question(options=options))
    return answer[0]


def _in_full(game: Beside, asking: Asking, tile: Piece) -> list[Piece]:
    """Return a tile with what matters about it."""
    if tile == EMPTY:
        return []
    return details(game.me, asking, int(tile[1]), least_ap=MORE_AP) if tile[0] == "row" else [tile]


def _within(game: Beside, at: At, options: Sequence[Option]) -> list[Option]:
    """Return the tiles that can lie within reach, by what was told."""
    return [tile for tile in options if known.may_lie(game, tile, at["start"], int(str(at["steps"])))]


def best_tile(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the best Bonus tile within reach: Crests that are equal, or the first row that lies there (TC076)."""
    me = game.me
    options = _within(game, at, _tile_options(game))
    (answer,) = asking.answers(asking.question(options=options, kind="some", least=0, most=len(options)))
    row = min((shown(option).row for option in answer), default=len(ROWS))
    known.note_best(game, at, list(answer), row)
    if not answer:
        return []
    if row == ROW_CREST:
        return _climbed(me, [option for option in answer if option[0] == "crest"], row)
    if row == ROW_RESOURCE and challenged(me, CLERGY):
        return list[Thing](_equal_helpers(asking))
    helpers = [option for option in answer if option[0] == "helper"]
    if row == ROW_ACTION and helpers and ("row", row) not in answer:
        return _climbed(me, helpers, row)
    if row == ROW_CONTRACT and known.matters(me, row):
        return _climbed(me, _contracts(asking), row)
    n = 1
    if row == ROW_CONTRACT:
        (number,) = asking.answers(asking.question("how many", kind="number", least=1, most=MOST))
        n = int(number[0][1])
    return _climbed(me, details(me, asking, row, n, always=n > 1, least_ap=MORE_AP), row)


def _equal_helpers(asking: Asking) -> list[Piece]:
    """Ask for the best helper with Resources or points, and for those that are as good."""
    fields = [*reward_fields(), (say("others as good"), 0, MOST)]
    ((*first, others),) = _form(asking, "reward", fields, 1)
    rest = _form(asking, "rewards of others", reward_fields(), others) if others else []
    return [("helper", *reward_of(numbers)) for numbers in (tuple(first), *rest)]


def _contracts(asking: Asking) -> list[Piece]:
    """Ask what the Contracts among the Bonus tiles show: one of them, and the others if there are any."""
    first = replace(asking, about=About(FIRST_CONTRACT))
    fields = [*contract_fields(), (say("other Contracts"), 0, MOST)]
    ((*one, others),) = _form(first, "contract and others", fields, 1)
    rest = _form(asking, "contract", contract_fields(), others) if others else []
    return [("contract", *numbers) for numbers in (tuple(one), *rest)]


def _climbed(me: Cardinal, found: Sequence[Piece], row: int) -> list[Thing]:
    """Return whom the row's rungs about its own state leave; what only a person sees was judged."""
    left = list(found)
    for rung in ladders.BY_ROW[row].rungs:
        if len(left) > 1 and callable(rung.by):
            left = those_who_stay(rung.how, left, [rung.by(me, x) for x in left])
    return list[Thing](left)


def all_tiles(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for all Bonus tiles within reach, and of the best row for what its rungs look at."""
    options = _within(game, at, TILE_OPTIONS)
    question = asking.question(options=options, kind="some", least=0, most=len(options) * MOST, each=MOST)
    (answer,) = asking.answers(question)
    row = min((shown(option).row for option in answer), default=len(ROWS))
    known.note_best(game, at, list(answer), row)
    known.note_absent(game, at, [crest for crest in CREST_OPTIONS if crest not in answer])
    if not answer:
        return []
    if row == ROW_CREST:
        return [option for option in answer if option[0] == "crest"]
    return list[Thing](details(game.me, asking, row, answer.count(("row", row)), always=True))


# The Contract offer.
def offer(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what is new in the Contract offer since it was read last, on the places for so many AP (TB103, TB104)."""
    price = _offer_ap(game, asking)
    lying = game.offer[:]
    told = [tile for tile in lying if tile]
    if told and not game.offer_read:
        gone = asking.question("gone", options=told[:], kind="some", least=0, most=len(told))
        for tile in asking.answers(gone)[0]:
            told.remove(tile)
        # What is left has slid to the cheap end.
        lying = [*[()] * (len(lying) - len(told)), *told]
    game.offer, game.offer_read = lying, True
    places = unknown_places(lying, price, int(str(at["ap"])))
    if places:
        fields: list[Field] = [(say("Crest"), 0, CREST_KINDS), *contract_fields()]
        names = [say("Place {n}", n=place + 1) for place in places]
        for place, numbers in zip(places, _form(asking, "new", fields, len(places), names), strict=True):
            game.offer[place] = _lying(numbers)
    return offered(game, price)


def offer_price(game: Beside) -> list[int]:
    """Return the AP printed under the offer, nothing if they are not known."""
    return [int(str(n)) for n in game.memory.recall("offer AP") or ()]


def unknown_places(offer: Sequence[Piece], price: Sequence[int], ap: int) -> list[int]:
    """Return the places for so many AP of which it is not known what lies there."""
    return [place for place, tile in enumerate(offer) if not tile and price[place] <= ap]


def _lying(numbers: tuple[int, ...]) -> Piece:
    crest, *contract = numbers
    if crest:
        return ("crest", crest - 1)
    return ("contract", *contract) if any(contract) else EMPTY


def _offer_ap(game: Beside, asking: Asking) -> tuple[int, ...]:
    """Return the AP printed under the offer, asked once for all games."""
    told = game.memory.recall("offer AP")
    if told is None:
        fields: list[Field] = [(say("Place {n}: AP", n=n), 1, MOST) for n in range(1, len(game.offer) + 1)]
        (answer,) = asking.answers(asking.question("ap", kind="numbers", fields=fields))
        told = answer[0][1:]
        game.memory.keep("offer AP", told, "printed", ())
    return tuple(int(str(n)) for n in told)


def offered(game: Beside, ap: Sequence[int]) -> list[Thing]:
    """Return what is known to lie in the offer, with its places and AP."""
    lying = enumerate(game.offer)
    return [("offered", place, ap[place], *tile) for place, tile in lying if tile not in ((), EMPTY)]


def crest_offered(game: Beside, offer: Thing, lacks: Piece, ap: int) -> int | None:
    """Return whether a Crest that it lacks lies in the offer for so many AP, if that is known."""
    told = known.of_other(game, facts.CREST_OFFERED, offer, {"lacks": lacks}, "ap", ap)
    if told is not None or not game.offer_read:
        return told
    price = offer_price(game)
    lying = [tile for tile, ap_of in zip(game.offer, price, strict=True) if tile and ap_of <= ap]
    found = any(tile[0] == "crest" and tile[1] in lacks[1:] for tile in lying)
    return 1 if found else None if unknown_places(game.offer, price, ap) else 0


def offer_known(game: Beside, ap: int) -> list[Thing] | None:
    """Return what lies in the offer, if it is known of all places for so many AP."""
    price = offer_price(game)
    if not price or not game.offer_read:
        return None
    return None if unknown_places(game.offer, price, ap) else offered(game, price)


# Characters.
def best_character(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the Character that it takes: the first of its types, of several new ones the highest reward (TC062)."""
    types: list[Option] = [("character", kind) for kind in range(TYPES) if ladders.may_take(game.me, kind)]
    if not types:
        return []
    (answer,) = asking.answers(asking.question(options=types, kind="some", least=0, most=len(types)))
    return list[Thing](_types_left(game.me, list(answer)))


def _types_left(me: Cardinal, found: list[Piece]) -> list[Piece]:
    """Return whom the rungs about its own board leave."""
    for rung in ladders.CHARACTER.rungs[:-1]:
        if found and callable(rung.by):
            found = those_who_stay(rung.how, found, [rung.by(me, x) for x in found])
    return found


def characters(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what is new among the Characters of the offer, and for the rewards of those that come into question."""
    if game.characters and not game.characters_read:
        told = game.characters
        for gone in _some(asking, CHARACTERS_GONE, "taken", told[:], len(told)):
            told.remove(gone)
    missing = game.kit.box.numbers.character_offer - len(game.characters)
    if missing:
        new = _with_rewards(game, asking, missing) if challenged(game.me, VISITORS) else _types(game, asking, missing)
    else:
        new = []
    game.characters, game.characters_read = [*game.characters, *new], True
    _read_rewards(game, asking)
    return list[Thing](game.characters)


def _some(asking: Asking, fact: Fact, what: str, options: list[Option], most: int, each: int = 1) -> list[Piece]:
    about = replace(asking, about=About(fact))
    (answer,) = asking.answers(about.question(what, options=options, kind="some", least=0, most=most, each=each))
    return list(answer)


def _types(game: Beside, asking: Asking, missing: int) -> list[Piece]:
    """Ask for the types of the Characters that are new."""
    types: list[Option] = [("character", kind) for kind in range(TYPES)]
    about = CHARACTERS_NEW if game.characters else facts.CHARACTERS
    return _some(asking, about, "drawn" if game.characters else "", types, missing, each=missing)


def _with_rewards(game: Beside, asking: Asking, missing: int) -> list[Piece]:
    """Ask for the Characters that are new, with their rewards; 0 where there is none."""
    fields = [(say("Character"), 0, TYPES), *_character_fields()]
    new = CHARACTER_DRAWN if missing == 1 else CHARACTERS_DRAWN
    about = new if game.characters else CHARACTERS_LYING
    drawn = _form(replace(asking, about=About(about)), "drawn", fields, missing)
    return [("character", kind - 1, *reward_of(reward)) for kind, *reward in drawn if kind]


def _character_fields() -> list[Field]:
    return [*reward_fields(), (say("other icons"), 0, MOST)]


def in_question(game: Beside) -> list[Piece]:
    """Return the Characters of the offer of which the reward is not known and decides between several.

    By Visitors to the Curia all are told with their rewards.
    """
    left = _types_left(game.me, game.characters)
    if challenged(game.me, VISITORS) or len(left) < 2:
        return []
    return [piece for piece in left if len(piece) == len(("character", 0))]


def _read_rewards(game: Beside, asking: Asking) -> None:
    asked = in_question(game)
    if not asked:
        return
    names = [character_words(int(piece[1])) for piece in asked]
    for piece, reward in zip(asked, _form(asking, "rewards", _character_fields(), len(asked), names), strict=True):
        game.characters[game.characters.index(piece)] = (*piece, *reward_of(reward))


def characters_known(game: Beside) -> list[Thing] | None:
    """Return the Characters of the offer, if all is known of them that matters."""
    whole = len(game.characters) == game.kit.box.numbers.character_offer
    return list[Thing](game.characters) if whole and game.characters_read and not in_question(game) else None


def character_words(kind: int) -> str:
    """Return what a Character in the offer is called."""
    return say("{type} Character", type=action_name(kind))
