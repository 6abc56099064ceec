"""Corrections of what is printed: it may have been told in an earlier game, and is asked in none again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from soloist.engine.forms import form, kinds_told, numbers_told, some
from soloist.engine.memory import asked
from soloist.engine.mending import Part
from soloist.engine.questions import Answer, Field, Option, Question
from soloist.engine.sight import Fact, Thing
from soloist.engine.text import N_, say
from soloist.games.luthier.beside import icons
from soloist.games.luthier.beside.facts import MOST_CHIPS, ROW_SPACES, SECTION_SPACES, YOUR_CHIPS
from soloist.games.luthier.beside.reading import like
from soloist.games.luthier.beside.setup import (
    CARD_NUMBER,
    FAMILIES_THERE,
    FEWEST_FAMILIES,
    ORDERS,
    ROWS,
    TRACKER,
    chips_in,
    of_card,
)
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import FAMILIES
from soloist.games.luthier.names import family_name, location_name
from soloist.games.luthier.opponent.facts import DOWN, GOALS_TOP, SEARCHES, SHOWS_LIMIT, UP
from soloist.games.luthier.opponent.named import DECK_WORDS
from soloist.games.luthier.opponent.own import AI_LOCATIONS, LEVEL_ONE, LEVEL_THREE, Piece, card_seen, families_of

TRACK: Final[Thing] = ("track", 0)
FEWEST_ICONS: Final = (2, 4)
"""So many icons down and up a form of an action card has at least."""


# Rows of the tracker, lengths, chips.
def _tracker_rows(game: Beside) -> Question:
    rows: list[Option] = [("row", location) for location in ROWS]
    return Question(YOU, "its tracker rows", rows, "order", now=tuple(("row", row) for row in game.me.rows))


def _put_tracker_rows(game: Beside, answer: Answer) -> None:
    """Put the rows into their order; each cube stays in its row (LA022)."""
    me, rows = game.me, kinds_told(answer)
    me.tracker = [me.tracker[me.rows.index(row)] for row in rows]
    me.rows = rows
    game.memory.keep(TRACKER, rows, "printed", ())


# Families.
ALL_FAMILIES: Final = "all-families"
"""The part that is put right by itself: what else can be wrong is of the families that are there."""


def _families(game: Beside) -> Question:
    every: list[Option] = [("family", family) for family in range(len(FAMILIES))]
    now = [("family", family) for family in families_of(game.me)]
    return Question(YOU, "the families", every, "some", FEWEST_FAMILIES, len(every), now=tuple(now))


def _put_families(game: Beside, answer: Answer) -> None:
    """Keep them; those that are new stand last on its guild card until their order is told."""
    me, there = game.me, kinds_told(answer)
    me.families = [*(one for one in me.families if one in there), *(one for one in there if one not in me.families)]
    game.memory.keep(FAMILIES_THERE, there, "printed", ())
    number = game.memory.recall(CARD_NUMBER)
    if number is not None:
        game.memory.keep(of_card(ORDERS[1], int(str(number[0]))), me.families, "printed", ())


# Spaces.
def _told(game: Beside, line: str) -> int:
    told = game.memory.recall(line)
    return 0 if told is None else int(str(told[0]))


def sized(game: Beside) -> list[tuple[Fact, Thing]]:
    """Return what is as long as was told."""
    return [*((fact, x) for fact in (ROW_SPACES, SECTION_SPACES) for x in like(game, fact)), (GOALS_TOP, TRACK)]


def _size_name(fact: Fact, x: Thing) -> str:
    n = int(x[1]) if isinstance(x, tuple) else 0
    if fact is ROW_SPACES:
        return say("row of {deck}", deck=say(DECK_WORDS[n]))
    return say("section {family}", family=family_name(n)) if fact is SECTION_SPACES else say("AI Goals track")


def _sizes(game: Beside) -> Question:
    every = sized(game)
    fields: list[Field] = [(_size_name(fact, x), fact.least, fact.most) for fact, x in every]
    return form(YOU, "its sizes", fields, [_told(game, asked(fact.name, {}, (x,))) for fact, x in every])


def _put_sizes(game: Beside, answer: Answer) -> None:
    """Keep them, for later games too; what was not known and is left so stays unknown."""
    for (fact, x), n in zip(sized(game), numbers_told(answer), strict=True):
        if n:
            game.memory.keep(asked(fact.name, {}, (x,)), (n,), "printed", (fact,))


def _rounds(game: Beside) -> range:
    return range(1, game.kit.box.numbers.rounds + 1)


def _chips(game: Beside) -> Question:
    fields: list[Field] = [(say("round {n}", n=n), 1, MOST_CHIPS) for n in _rounds(game)]
    return form(YOU, "your chips of all rounds", fields, [_told(game, chips_in(n)) for n in _rounds(game)])


def _put_chips(game: Beside, answer: Answer) -> None:
    """Keep them; in this round there are so many more or fewer to place."""
    for n, chips in zip(_rounds(game), numbers_told(answer), strict=True):
        if n == game.round and game.stage == "plan":
            game.chips = max(0, game.chips + chips - _told(game, chips_in(n)))
        game.memory.keep(chips_in(n), (chips,), "printed", (YOUR_CHIPS,))


# Its action cards.
def _cards_told(game: Beside, fact: Fact) -> list[Piece]:
    every = [("card", n, level) for n in range(len(AI_LOCATIONS)) for level in range(LEVEL_ONE, LEVEL_THREE + 1)]
    return [card for card in every if game.memory.recall(asked(fact.name, {}, (card,))) is not None]


def _saying(fact: Fact, game: Beside) -> Question:
    cards = _cards_told(game, fact)
    now = [card for card in cards if _told(game, asked(fact.name, {}, (card,)))]
    return some(YOU, f"its cards: {fact.name}", cards, now, len(cards))


def _put_saying(fact: Fact, game: Beside, answer: Answer) -> None:
    for card in _cards_told(game, fact):
        game.memory.keep(asked(fact.name, {}, (card,)), (int(card in answer),), "printed", (fact,))


def _icons(card: int, game: Beside) -> Question:
    """Return the form for the icons of a card as it is now: a row for each, 0 for none, those that go up in order."""
    seen, fields, now = card_seen(game.me, card), list[Field](), list[int]()
    for fact, least, words in zip((DOWN, UP), FEWEST_ICONS, (N_("{n}. down"), N_("{n}. up")), strict=True):
        rows = icons.rows_of(game, fact, seen) or []
        places = max(least, len(rows))
        fields += [(say(words, n=n + 1), 0, len(ROWS)) for n in range(places)]
        now += [ROWS.index(row) + 1 for row in rows] + [0] * (places - len(rows))
    return form(YOU, f"icons of its card {card}", fields, now)


def _put_icons(card: int, game: Beside, answer: Answer) -> None:
    """Keep them; where the order of those that go up was never told it is not known now either."""
    seen, told = card_seen(game.me, card), numbers_told(answer)
    downs = max(FEWEST_ICONS[0], len(icons.rows_of(game, DOWN, seen) or ()))
    down, up = ([ROWS[n - 1] for n in part if n] for part in (told[:downs], told[downs:]))
    icons.keep(game, icons.line_of(DOWN, seen), DOWN, down)
    in_order = game.memory.recall(icons.line_of(UP, seen)) is not None
    icons.keep(game, icons.line_of(UP, seen) if in_order else icons.any_order(seen), UP, up)


def row_words(place: int, number: int) -> str:
    """Return a row by the number of an answer."""
    return location_name(ROWS[number - 1]) if number else say("none")


Known = Callable[[Beside], bool]
ICON_WORDS: Final = (
    N_("icons of its Salon card"),
    N_("icons of its Guild card"),
    N_("icons of its Perform card"),
    N_("icons of its Repair card"),
    N_("icons of its Balcony card"),
    N_("icons of its Workbench card"),
)
"""The parts for the icons, by card."""


def _icons_told(card: int, game: Beside) -> bool:
    seen = card_seen(game.me, card)
    return all(icons.rows_of(game, fact, seen) is not None for fact in (DOWN, UP))


def _sizes_told(game: Beside) -> bool:
    return any(_told(game, asked(fact.name, {}, (x,))) for fact, x in sized(game))


def _families_told(game: Beside) -> bool:
    return game.memory.recall(FAMILIES_THERE) is not None


def _chips_told(game: Beside) -> bool:
    return all(_told(game, chips_in(n)) for n in _rounds(game))


def _any_card(fact: Fact, game: Beside) -> bool:
    return bool(_cards_told(game, fact))


_PARTS: Final[Sequence[tuple[Part[Beside], Known]]] = (
    (
        Part("rows", N_("rows of the priority tracker, the top one first"), _tracker_rows, _put_tracker_rows),
        lambda game: game.memory.recall(TRACKER) is not None,
    ),
    (Part("sizes", N_("spaces of rows, sections and the AI Goals track"), _sizes, _put_sizes), _sizes_told),
    (Part("chips", N_("your chips in each round"), _chips, _put_chips), _chips_told),
    *(
        (Part(name, words, partial(_saying, fact), partial(_put_saying, fact)), partial(_any_card, fact))
        for name, words, fact in (
            ("searches", N_("cards that say that it searches the deck"), SEARCHES),
            ("limits", N_("cards that show a limit of patrons, instruments or awards"), SHOWS_LIMIT),
        )
    ),
    *(
        (
            Part(f"icons-{n}", words, partial(_icons, n), partial(_put_icons, n), row_words),
            partial(_icons_told, n),
        )
        for n, words in enumerate(ICON_WORDS)
    ),
    (Part(ALL_FAMILIES, N_("families of instruments"), _families, _put_families), _families_told),
)
KEPT: Final = tuple(part for part, _ in _PARTS)
"""What is printed, as parts that can be otherwise."""


def kept(game: Beside) -> list[Part[Beside]]:
    """Return the parts of which something was told."""
    return [part for part, known in _PARTS if known(game)]
