"""Corrections at your turn: what the Magistrate really has, and what stands where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from soloist.engine.events import Event
from soloist.engine.memory import asked_of
from soloist.engine.questions import Field, Option, Question
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.engine.text import N_, say
from soloist.games.merv.beside.named import city_words
from soloist.games.merv.beside.state import MAGISTRATE, YOU, Beside, cells_of
from soloist.games.merv.kinds import CELL_WORDS, CELLS, CITIES, MARKET, NONE
from soloist.games.merv.names import spice_name
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.own import ALL, FAVOUR_TRACK, INFLUENCE_TRACK

HIGHEST: Final = 500
FURTHEST: Final = 40
"""No track and no way through the mosque is as long; used until its end was told."""
COUNTS: Final = (
    N_("points"),
    N_("space of the favour track"),
    N_("space of the influence track"),
    N_("steps in the mosque"),
    N_("camels"),
    N_("scrolls"),
    N_("scrolls on contracts"),
)
WRONG: Final = ("counts", "cards", "goods", "courtiers", "posts", "soldiers", "sites")
"""What can be wrong, in the order in which it is asked."""


def correct(game: Beside, table: Table) -> None:
    """Hear what is wrong, and then how it really is."""
    told = table.ask_some(YOU, "wrong", [("wrong", what) for what in WRONG], 1, len(WRONG))
    before = snapshot(game)
    heard = [HEARD[str(option[1])](game, table) for option in told]
    for touch in heard:
        touch()
    if table.listens:
        now = snapshot(game)
        changed = " | ".join(f"{name}: {now[name]}: {before[name]}" for name in now if now[name] != before[name])
        table.tell(Event("corrected", "merv.magistrate.pieces", {"changes": changed}))


def snapshot(game: Beside) -> dict[str, str]:
    """Return what can be corrected as it is now, part by part in one text each."""
    me = game.me
    counts = (me.points, me.favour, me.influence, me.mosque, me.camels, me.scrolls, me.scrolls_laid)
    lists = (counts, me.spices, (*me.goods, *me.laid), me.courtiers, sorted(me.posts), sorted(me.soldiers), game.owners)
    return {name: " ".join(map(str, values)) for name, values in zip(WRONG, lists, strict=True)}


Touch = Callable[[], None]


def _form(table: Table, name: str, fields: Sequence[Field]) -> list[int]:
    return table.ask_numbers(YOU, name, fields)


def _end(game: Beside, fact: Fact, thing: Thing) -> int:
    """Return the end of a track, if it was told."""
    told = game.memory.recall(asked_of(fact.name, thing))
    return FURTHEST if told is None else int(str(told[0]))


def _counts(game: Beside, table: Table) -> Touch:
    box = game.kit.box
    tracks = [_end(game, facts.TRACK_END, ("track", track)) for track in (FAVOUR_TRACK, INFLUENCE_TRACK)]
    most = (HIGHEST, *tracks, _end(game, facts.MOSQUE_END, ALL), box.pieces.camels, box.numbers.scrolls)
    numbers = _form(table, "its counts", [(say(word), 0, n) for word, n in zip(COUNTS, most, strict=False)])
    laid = table.ask_number(YOU, f"its scrolls on contracts, of {numbers[-1]}", 0, numbers[-1]) if numbers[-1] else 0

    def touch() -> None:
        me = game.me
        me.points, me.favour, me.influence, me.mosque, me.camels, me.scrolls = numbers
        me.scrolls_laid, me.path = laid, max(me.path, 0) if me.mosque else NONE

    return touch


def _cards(game: Beside, table: Table) -> Touch:
    most = game.kit.box.pieces.caravan_cards
    numbers = _form(table, "its cards", [(spice_name(n), 0, most) for n in range(len(game.me.spices))])

    def touch() -> None:
        game.me.spices = numbers

    return touch


def _goods(game: Beside, table: Table) -> Touch:
    most = game.kit.box.pieces.goods
    goods = _form(table, "its goods", [(city_words(n), 0, most) for n in range(CITIES)])
    there = [city for city, n in enumerate(goods) if n]
    laid = [0] * CITIES
    if there:
        name = f"its goods on contracts, of {' '.join(map(str, goods))}"
        for city, n in zip(there, _form(table, name, [(city_words(n), 0, goods[n]) for n in there]), strict=True):
            laid[city] = n

    def touch() -> None:
        game.me.goods, game.me.laid = goods, laid

    return touch


def _courtiers(game: Beside, table: Table) -> Touch:
    most = game.kit.box.numbers.servants
    fields = [(say("hall {n} from the left", n=n), 0, most) for n in range(1, len(game.me.courtiers) + 1)]
    numbers = _form(table, "its courtiers", fields)

    def touch() -> None:
        game.me.courtiers = numbers

    return touch


def _places(table: Table, name: str, options: list[Option]) -> list[int]:
    return [int(option[1]) for option in table.ask_some(YOU, name, options, 0, len(options))]


def _posts(game: Beside, table: Table) -> Touch:
    posts = _places(table, "its posts", [("city", n) for n in range(CITIES)])

    def touch() -> None:
        game.me.posts = posts

    return touch


def _soldiers(game: Beside, table: Table) -> Touch:
    soldiers = _places(table, "its soldiers", [("site", cell) for cell in range(CELLS) if cell != MARKET])

    def touch() -> None:
        game.me.soldiers = soldiers

    return touch


def _sites(game: Beside, table: Table) -> Touch:
    """Hear on which sites something else stands, and for each of them what."""
    cells = _places(table, "sites otherwise", [("site", cell) for cell in range(CELLS) if cell != MARKET])
    asked = [Question(YOU, f"building on {CELL_WORDS[cell]}", owners_but(game.owners[cell])) for cell in cells]
    if len(asked) > 1:
        table.soon(asked)
    owners = [int(table.answer(question)[0][1]) for question in asked]

    def touch() -> None:
        for cell, owner in zip(cells, owners, strict=True):
            game.owners[cell] = owner
        me, theirs = game.me, cells_of(game, MAGISTRATE)
        me.buildings = [cell for cell in me.buildings if cell in theirs]
        me.buildings += [cell for cell in theirs if cell not in me.buildings]
        me.types = [game.sites[cell] for cell in me.buildings]

    return touch


def owners_but(owner: int) -> list[Option]:
    """Return who else may own a building on a site; NONE is nobody."""
    return [("owner", who) for who in (NONE, 0, 1, 2) if who != owner]


HEARD: Final[dict[str, Callable[[Beside, Table], Touch]]] = {
    "counts": _counts,
    "cards": _cards,
    "goods": _goods,
    "courtiers": _courtiers,
    "posts": _posts,
    "soldiers": _soldiers,
    "sites": _sites,
}
"""By what is wrong: what is asked; what it returns puts it right."""
