"""How people are asked what lies there: Bonus tiles, the Contract offer, the Characters, in as few taps as will do."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.asking import Asking
from soloist.engine.ladders import those_who_stay
from soloist.engine.questions import Field, Option
from soloist.engine.sight import At, Thing
from soloist.engine.text import N_, say
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.kinds import (
    ANY,
    CLERGY,
    CREST_KINDS,
    INCOME,
    PLUS,
    POINTS,
    RESOURCE_PART,
    ROW_ACTION,
    ROW_CONTRACT,
    ROW_CREST,
    ROW_MISC,
    ROW_RESOURCE,
    TYPES,
)
from soloist.games.tiletum.names import action_name, resource_name
from soloist.games.tiletum.opponent import ladders
from soloist.games.tiletum.opponent.own import Cardinal, Piece, challenged, keeps_contract
from soloist.games.tiletum.opponent.pieces import ICONS, shown

MOST = 9
"""No printed number, and no number of tiles in one place, is higher."""
HIGHEST_POINTS = 30
CREST_OPTIONS: list[Option] = [("crest", crest) for crest in range(CREST_KINDS)]
ROW_OPTIONS: list[Option] = [("row", row) for row in (ROW_MISC, ROW_RESOURCE, ROW_ACTION, ROW_CONTRACT)]
NOTHING: Option = ("none",)


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


def _cut(numbers: Sequence[int], size: int) -> list[tuple[int, ...]]:
    return [tuple(numbers[first : first + size]) for first in range(0, len(numbers), size)]


def _form(
    asking: Asking, what: str, fields: Sequence[Field], n: int, things: Sequence[str] = ()
) -> list[tuple[int, ...]]:
    """Ask the same form for n things, all at once; `things` are their names, if they are known."""
    names = things or ([""] if n == 1 else [say("{n}.", n=place) for place in range(1, n + 1)])
    all_ = [(f"{thing} {name}".strip(), least, most) for thing in names for name, least, most in fields]
    (answer,) = asking.answers(asking.question(what, kind="numbers", fields=all_))
    return _cut([int(number) for number in answer[0][1:]], len(fields))


# Bonus tiles.
def details(me: Cardinal, asking: Asking, row: int, n: int = 1, *, always: bool = False) -> list[Piece]:
    """Return n tiles of a row with what matters about them; where nothing does, as one ("row", row)."""
    if row == ROW_CONTRACT and (always or keeps_contract(me)):
        return [("contract", *numbers) for numbers in _form(asking, "contract", contract_fields(), n)]
    if row == ROW_RESOURCE and (always or challenged(me, CLERGY)):
        return [("helper", *reward_of(numbers)) for numbers in _form(asking, "reward", reward_fields(), n)]
    if row == ROW_ACTION and (always or challenged(me, INCOME)):
        fields: list[Field] = [(say("AP"), 1, MOST)]
        return [("helper", PLUS, ap) for (ap,) in _form(asking, "ap", fields, n)]
    return [("row", row)]


def tile(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which Bonus tile lies in one place."""
    (answer,) = asking.answers(asking.question(options=[*CREST_OPTIONS, *ROW_OPTIONS, NOTHING]))
    named = answer[0]
    if named == NOTHING:
        return []
    return [named] if named[0] == "crest" else list[Thing](details(game.me, asking, int(named[1])))


def best_tile(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the best Bonus tile within reach: Crests that are equal, or the first row that lies there (TC076)."""
    me = game.me
    options = [*CREST_OPTIONS, *ROW_OPTIONS]
    (answer,) = asking.answers(asking.question(options=options, kind="some", least=0, most=len(options)))
    if not answer:
        return []
    row = min(shown(option).row for option in answer)
    if row == ROW_CREST:
        return _climbed(me, [option for option in answer if option[0] == "crest"], row)
    if row == ROW_RESOURCE and challenged(me, CLERGY):
        return list[Thing](_equal_helpers(asking))
    n = 1
    if row == ROW_CONTRACT:
        (number,) = asking.answers(asking.question("how many", kind="number", least=1, most=MOST))
        n = int(number[0][1])
    return _climbed(me, details(me, asking, row, n, always=n > 1), row)


def _equal_helpers(asking: Asking) -> list[Piece]:
    """Ask for the best helper with Resources or points, and for those that are as good."""
    fields = [*reward_fields(), (say("others as good"), 0, MOST)]
    ((*first, others),) = _form(asking, "reward", fields, 1)
    rest = _form(asking, "rewards of others", reward_fields(), others) if others else []
    return [("helper", *reward_of(numbers)) for numbers in (tuple(first), *rest)]


def _climbed(me: Cardinal, found: Sequence[Piece], row: int) -> list[Thing]:
    """Return whom the row's rungs about its own state leave; what only a person sees was judged."""
    left = list(found)
    for rung in ladders.BY_ROW[row].rungs:
        if len(left) > 1 and callable(rung.by):
            left = those_who_stay(rung.how, left, [rung.by(me, x) for x in left])
    return list[Thing](left)


def all_tiles(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for all Bonus tiles within reach, and of the best row for what its rungs look at."""
    options = [*CREST_OPTIONS, *ROW_OPTIONS]
    question = asking.question(options=options, kind="some", least=0, most=len(options) * MOST, each=MOST)
    (answer,) = asking.answers(question)
    if not answer:
        return []
    row = min(shown(option).row for option in answer)
    if row == ROW_CREST:
        return [option for option in answer if option[0] == "crest"]
    return list[Thing](details(game.me, asking, row, answer.count(("row", row)), always=True))


# The Contract offer.
def offer(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what is new in the Contract offer since it was read last (TB103, TB104)."""
    places, ap = len(game.kit.box.contract_ap), _offer_ap(game, asking)
    known = [lying for lying in game.offer if lying]
    if known:
        gone = asking.question("gone", options=known[:], kind="some", least=0, most=len(known))
        for lying in asking.answers(gone)[0]:
            known.remove(lying)
    missing = places - len(known)
    fields: list[Field] = [(say("Crest"), 0, CREST_KINDS), *contract_fields()]
    new = [_lying(numbers) for numbers in _form(asking, "new", fields, missing)] if missing else []
    game.offer, game.offer_read = [*new, *known], True
    return offered(game, ap)


def _lying(numbers: tuple[int, ...]) -> Piece:
    crest, *contract = numbers
    if crest:
        return ("crest", crest - 1)
    return ("contract", *contract) if any(contract) else ()


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
    """Return what lies in the offer, with its places and AP."""
    return [("offered", place, ap[place], *lying) for place, lying in enumerate(game.offer) if lying]


def offer_known(game: Beside) -> list[Thing] | None:
    """Return what lies in the offer if it was read in this turn."""
    told = game.memory.recall("offer AP")
    return None if told is None or not game.offer_read else offered(game, [int(str(n)) for n in told])


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
    """Ask which Characters lie in the offer, and for the rewards of those that come into question."""
    types: list[Option] = [("character", kind) for kind in range(TYPES)]
    most = game.kit.box.numbers.character_offer
    (answer,) = asking.answers(asking.question(options=types, kind="some", least=0, most=most, each=most))
    left = _types_left(game.me, list(answer))
    if not left:
        return list[Thing](answer)
    fields = [*reward_fields(), (say("other icons"), 0, MOST)]
    names = [character_words(int(piece[1])) for piece in left]
    rewards = _form(asking, "rewards", fields, len(left), names)
    rest: list[Piece] = [piece for piece in answer if piece not in left]
    return [*rest, *((*piece, *reward_of(numbers)) for piece, numbers in zip(left, rewards, strict=True))]


def character_words(kind: int) -> str:
    """Return what a Character in the offer is called."""
    return say("{type} Character", type=action_name(kind))
