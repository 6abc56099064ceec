"""Corrections at your turn: what the AI really has, where that went wrong at the table, each part as Soloist has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from soloist.engine.asking import About, Asking
from soloist.engine.forms import form, kinds_told, number, numbers_told, some
from soloist.engine.mending import Part, mend
from soloist.engine.questions import Answer, Field, Option, Question
from soloist.engine.table import Table
from soloist.engine.text import N_, say
from soloist.engine.trace import Trace
from soloist.games.luthier.beside import seeing
from soloist.games.luthier.beside.kept import KEPT, kept
from soloist.games.luthier.beside.reading import (
    DECK_OF_NEED,
    MOST_PRESTIGE,
    NOTHING,
    family_options,
    need_options,
)
from soloist.games.luthier.beside.setup import CARD_NUMBER, ORDERS, of_card, order_of_families
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import AWARD_PLACES, FAMILIES, NONE
from soloist.games.luthier.names import family_name, location_name
from soloist.games.luthier.opponent.deliveries import complete
from soloist.games.luthier.opponent.own import AI_LOCATIONS, LEVEL_ONE, LEVEL_THREE, Customer, families_of

HIGHEST_PRESTIGE: Final = 400
MOST_STEPS: Final = 60
"""More than the AI Goals track has spaces."""
MOST_TOKENS: Final = 60
CORRECT: Final[Option] = ("correct",)
"""What is told at your turn where something about the AI went wrong."""
WITH_CHAIRS: Final = "its tokens with First Chairs"
"""The name of the question for the tokens behind First Chairs that were told without one."""
(NO_INSTRUMENT, UNFINISHED, BUILT) = range(3)
STATES: Final = (N_("no instrument"), N_("an unfinished instrument"), N_("a finished instrument"))
"""What a patron of the AI can have, by the number of an answer."""
UNKNOWN: Final = 0
"""The prestige of what was told to lie there, before it is told."""
_MORE: Final = 1
"""So many instruments more can lie beside its board than are limited (reading 26)."""


def correct(game: Beside, table: Table) -> None:
    """Hear what is wrong about the AI, and what it really has; a patron that is complete is scored at once (LA049)."""
    me, before = game.me, set(game.me.families)
    mend(game, table, YOU, parts(game), "luthier.ai.setup")
    if set(me.families) - before:
        # Where a new one stands in the order of its guild card was never told.
        _put_order(ORDERS[1], game, table.answer(order_of_families(me.families)))
    me.patrons = [patron for patron in me.patrons if patron.primary != NONE]
    for place in range(len(me.patrons)):
        _complete_answers(game, place, table)
    _tokens_of_chairs(game, table)
    why = Trace() if table.listens else None
    complete(me, seeing.hands(game, table, why), why)
    game.memory.end_turn()


def parts(game: Beside) -> list[Part[Beside]]:
    """Return what can be wrong now: a right patron stands only beside a left one, a patron has what it has."""
    patrons = game.me.patrons
    found = list(COUNTS)
    for place in range(len(patrons) + 1 if len(patrons) < len(PATRONS) else len(PATRONS)):
        of_it = PATRONS[place]
        if place == len(patrons):
            of_it = of_it[:1]
        elif patrons[place].unfinished == NONE:
            of_it = of_it[:-1]
        found += of_it
    return [*found, *ALL_ITS, *kept(game)]


def _complete_answers(game: Beside, place: int, table: Table) -> None:
    """Hear what is not known yet of a patron that was told anew, or of its instrument."""
    patron = game.me.patrons[place]
    asking = Asking(table, YOU, f"its patron {place + 1}", About())
    if patron.prestige == UNKNOWN:
        kinds = need_options(game)
        asked = [
            asking.question("prestige", kind="number", least=1, most=MOST_PRESTIGE),
            asking.question("still needs", kinds, "some", 0, len(kinds), 2),
            asking.question("has", [("has", state) for state in range(len(STATES))]),
        ]
        worth, needs, has = asking.answers(*asked)
        patron.prestige = int(worth[0][1])
        patron.needs = _needs(needs)
        _put_state(patron, int(has[0][1]))
    if patron.unfinished == UNKNOWN:
        patron.unfinished = table.ask_number(YOU, f"instrument of its patron {place + 1}", 1, MOST_PRESTIGE)


def _tokens_of_chairs(game: Beside, table: Table) -> None:
    """Hear how many tokens lie where it holds a First Chair and was not told to have one: it has one at least."""
    without = [section for section in game.chairs if not game.tokens[section]]
    if without:
        fields: list[Field] = [(_tokens_name(section), 1, MOST_TOKENS) for section in without]
        name = f"{WITH_CHAIRS}: {' '.join(map(str, without))}"
        told = table.answer(Question(YOU, name, [], "numbers", fields=tuple(fields)))
        for section, n in zip(without, numbers_told(told), strict=True):
            game.tokens[section] = n


# Its counts.
def _counts(game: Beside) -> Question:
    me = game.me
    fields: list[Field] = [(say("prestige"), 0, HIGHEST_PRESTIGE), (say("space of the AI Goals track"), 0, MOST_STEPS)]
    return form(YOU, "its counts", fields, [me.prestige, me.goals])


def _put_counts(game: Beside, answer: Answer) -> None:
    game.me.prestige, game.me.goals = numbers_told(answer)


def _tracker(game: Beside) -> Question:
    top = game.kit.box.ai.tracker_top
    fields: list[Field] = [(say("row {location}", location=location_name(row)), 0, top) for row in game.me.rows]
    return form(YOU, "its tracker", fields, game.me.tracker)


def _put_tracker(game: Beside, answer: Answer) -> None:
    game.me.tracker = numbers_told(answer)


def _levels(game: Beside) -> Question:
    fields: list[Field] = [
        (say("level of its {location} card", location=location_name(location)), LEVEL_ONE, LEVEL_THREE)
        for location in AI_LOCATIONS
    ]
    return form(YOU, "its cards", fields, game.me.levels)


def _put_levels(game: Beside, answer: Answer) -> None:
    game.me.levels = numbers_told(answer)


def _awards(game: Beside) -> Question:
    every: list[Option] = [("award", place) for place in range(len(AWARD_PLACES))]
    return some(YOU, "its awards", every, [("award", place) for place in game.me.scored], len(every))


def _put_awards(game: Beside, answer: Answer) -> None:
    game.me.scored = kinds_told(answer)


# Its patrons: each of a place, the left one first; what is asked of none is never shown.
NOBODY: Final = Customer(NONE, 1, [])


def _patron(game: Beside, place: int) -> Customer:
    return game.me.patrons[place] if place < len(game.me.patrons) else NOBODY


def _family(place: int, game: Beside) -> Question:
    patrons = game.me.patrons
    # Only the last one can be gone: the other would have been shifted.
    options = [*family_options(game), *([NOTHING] if place >= len(patrons) - 1 else [])]
    now: Option = ("family", patrons[place].primary) if place < len(patrons) else NOTHING
    return Question(YOU, f"family of its patron {place + 1}", options, now=(now,))


def _put_family(place: int, game: Beside, answer: Answer) -> None:
    patrons = game.me.patrons
    family = NONE if answer == (NOTHING,) else int(answer[0][1])
    if place == len(patrons):
        patrons.append(Customer(family, UNKNOWN, []))
    else:
        patrons[place].primary = family


def _worth(place: int, game: Beside) -> Question:
    return number(YOU, f"prestige of its patron {place + 1}", _patron(game, place).prestige, 1, MOST_PRESTIGE)


def _put_worth(place: int, game: Beside, answer: Answer) -> None:
    _patron(game, place).prestige = int(answer[0][1])


def _wants(place: int, game: Beside) -> Question:
    kinds = {deck: kind for kind, deck in DECK_OF_NEED.items()}
    now = [(kinds[deck], of) for deck, of in _patron(game, place).needs]
    every = need_options(game)
    return some(YOU, f"needs of its patron {place + 1}", every, now, 2 * len(every), 2)


def _needs(answer: Answer) -> list[tuple[int, int]]:
    return [(DECK_OF_NEED[str(kind)], int(of)) for kind, of in answer]


def _put_wants(place: int, game: Beside, answer: Answer) -> None:
    _patron(game, place).needs = _needs(answer)


def _state(place: int, game: Beside) -> Question:
    patron = _patron(game, place)
    now = BUILT if patron.built else NO_INSTRUMENT if patron.unfinished == NONE else UNFINISHED
    options: list[Option] = [("has", state) for state in range(len(STATES))]
    return Question(YOU, f"state of its patron {place + 1}", options, now=(("has", now),))


def _put_state(patron: Customer, state: int) -> None:
    patron.built, patron.unfinished = state == BUILT, UNKNOWN if state == UNFINISHED else NONE


def _hear_state(place: int, game: Beside, answer: Answer) -> None:
    _put_state(_patron(game, place), int(answer[0][1]))


def _instrument(place: int, game: Beside) -> Question:
    return number(YOU, f"worth at its patron {place + 1}", _patron(game, place).unfinished, 1, MOST_PRESTIGE)


def _put_instrument(place: int, game: Beside, answer: Answer) -> None:
    """Make it worth so much, unless it was told to be another or none in the same breath."""
    if _patron(game, place).unfinished != NONE:
        _patron(game, place).unfinished = int(answer[0][1])


# Its unassigned instruments.
def _beside(game: Beside) -> Question:
    held = game.me.beside
    size = max(game.kit.box.ai.limits.instruments + _MORE, len(held))
    fields: list[Field] = []
    now: list[int] = []
    for n in range(size):
        family, prestige = held[n] if n < len(held) else (NONE, 0)
        fields += [
            (say("instrument {n}: family", n=n + 1), 0, len(FAMILIES)),
            (say("instrument {n}: prestige", n=n + 1), 0, MOST_PRESTIGE),
        ]
        now += [family + 1, prestige]
    return form(YOU, "its instruments", fields, now)


def _put_beside(game: Beside, answer: Answer) -> None:
    told = numbers_told(answer)
    pairs = zip(told[::2], told[1::2], strict=True)
    game.me.beside = [(family - 1, prestige) for family, prestige in pairs if family]


def _instrument_words(place: int, number: int) -> str:
    """Return a family, or the prestige behind it, by the number of an answer."""
    if place % 2:
        return str(number)
    return family_name(number - 1) if number else say("none")


# The Orchestra.
def _tokens_name(section: int) -> str:
    return say("{family} tokens", family=family_name(section))


def _tokens(game: Beside) -> Question:
    sections = families_of(game.me)
    fields: list[Field] = [(_tokens_name(section), 0, MOST_TOKENS) for section in sections]
    return form(YOU, "its tokens", fields, [game.tokens[section] for section in sections])


def _put_tokens(game: Beside, answer: Answer) -> None:
    for section, n in zip(families_of(game.me), numbers_told(answer), strict=True):
        game.tokens[section] = n


def _chairs(game: Beside) -> Question:
    every: list[Option] = [("section", section) for section in families_of(game.me)]
    return some(YOU, "its First Chairs", every, [("section", section) for section in game.chairs], len(every))


def _put_chairs(game: Beside, answer: Answer) -> None:
    game.chairs = kinds_told(answer)


# Its guild card.
def _order(name: str, game: Beside) -> Question:
    kind, now = {
        ORDERS[0]: ("era", game.me.eras),
        ORDERS[1]: ("family", game.me.families),
        ORDERS[2]: ("award", game.me.awards),
    }[name]
    options: list[Option] = [(kind, n) for n in sorted(now)]
    return Question(YOU, f"its {name}", options, "order", now=tuple((kind, n) for n in now))


def _put_order(name: str, game: Beside, answer: Answer) -> None:
    """Make it so, for later games with this card too."""
    order = kinds_told(answer)
    if name == ORDERS[0]:
        game.me.eras = order
    elif name == ORDERS[1]:
        game.me.families = order
    else:
        game.me.awards = order
    number = game.memory.recall(CARD_NUMBER)
    if number is not None:
        game.memory.keep(of_card(name, int(str(number[0]))), order, "printed", ())


# All parts.
Asks = Callable[[int, Beside], Question]
Puts = Callable[[int, Beside, Answer], None]
_OF_PATRON: Final[Sequence[tuple[str, tuple[str, str], Asks, Puts]]] = (
    ("family", (N_("left patron: its instrument"), N_("right patron: its instrument")), _family, _put_family),
    ("prestige", (N_("left patron: its prestige"), N_("right patron: its prestige")), _worth, _put_worth),
    ("needs", (N_("left patron: what else it still wants"), N_("right patron: what else it still wants")), _wants,
     _put_wants),
    ("state", (N_("left patron: what it has"), N_("right patron: what it has")), _state, _hear_state),
    ("worth", (N_("left patron: its unfinished instrument"), N_("right patron: its unfinished instrument")),
     _instrument, _put_instrument),
)  # fmt: skip
COUNTS: Final[tuple[Part[Beside], ...]] = (
    Part("counts", N_("prestige, AI Goals track"), _counts, _put_counts),
    Part("tracker", N_("priority tracker"), _tracker, _put_tracker),
    Part("cards", N_("levels of its action cards"), _levels, _put_levels),
    Part("awards", N_("awards that it has scored"), _awards, _put_awards),
)
PATRONS: Final[tuple[tuple[Part[Beside], ...], ...]] = tuple(
    tuple(
        Part(f"{side}-{name}", words[place], partial(asks, place), partial(puts, place))
        for name, words, asks, puts in _OF_PATRON
    )
    for place, side in enumerate(("left", "right"))
)

ALL_ITS: Final[tuple[Part[Beside], ...]] = (
    Part("instruments", N_("unassigned instruments, the top one first"), _beside, _put_beside, _instrument_words),
    Part("tokens", N_("tokens in the Orchestra"), _tokens, _put_tokens),
    Part("chairs", N_("First Chairs that it holds"), _chairs, _put_chairs),
    *(
        Part(name.replace(" ", "-"), words, partial(_order, name), partial(_put_order, name))
        for name, words in zip(
            ORDERS,
            (N_("eras of its guild card"), N_("families of its guild card"), N_("awards of its guild card")),
            strict=True,
        )
    ),
)
PARTS: Final = (*COUNTS, *(part for one in PATRONS for part in one), *ALL_ITS, *KEPT)
"""All that can be otherwise, in the order in which it is asked."""
