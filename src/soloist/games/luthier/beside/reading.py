"""How people are asked what lies there: cards, rows, spaces of the Orchestra, icons, in as few taps as will do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from soloist.engine.asking import Asking
from soloist.engine.memory import asked as memory_of
from soloist.engine.memory import text_of
from soloist.engine.person import PersonSight
from soloist.engine.questions import Field, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.text import N_, say
from soloist.games.luthier.beside.facts import ROW_SPACES, SECTION_SPACES
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.kinds import ERAS, FAMILIES, INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent import ladders
from soloist.games.luthier.opponent.facts import FITS, GETS_CHAIR
from soloist.games.luthier.opponent.own import HAND, Piece

PATRON: Final = ladders.patron(True).name
FITTING: Final = ladders.fitting(INSTRUMENTS).name
OTHER: Final = ladders.other(INSTRUMENTS).name
"""The lists by which a card of a row is taken; they have one name for all decks."""
NOTHING: Final[Option] = ("none",)
MOST_PRESTIGE: Final = 60
"""No printed prestige, and no number of a performance, is as high."""
MOST_GOALS: Final = 20
FAMILY_OPTIONS: Final[list[Option]] = [("family", family) for family in range(len(FAMILIES))]
ERA_OPTIONS: Final[list[Option]] = [("era", era) for era in range(len(ERAS))]
NEED_OPTIONS: Final[list[Option]] = [
    *(("performance", era) for era in range(len(ERAS))),
    *(("repair", family) for family in range(len(FAMILIES))),
]
"""What a patron can want beside an instrument: a performance of an era, a repair of a family."""
DECK_OF_NEED: Final = {"performance": PERFORMANCES, "repair": REPAIRS}


def printed(game: Beside, asking: Asking, fact: Fact, x: Thing) -> int:
    """Return a printed number, asked once for all games."""
    return PersonSight(game, game.memory, asking.table, seat=asking.seat).see(fact, [x])[0]


# What is known of a card before it is read.
@dataclass(frozen=True, slots=True)
class Said:
    """One thing that was told of a row in this turn: what it was about, in text, the one space, and the answer."""

    names: Mapping[str, tuple[str, ...]]
    space: str
    values: tuple[Thing, ...]


def said(game: Beside, what: str, deck: int) -> Iterator[Said]:
    """Return what was told of a row by a list that was judged, or by a fact."""
    for line, told in game.memory.told.items():
        if line.startswith(f"{what} ("):
            about, _, space = line[len(what) + 2 :].partition(")")
            names = {name: tuple(words) for name, *words in (part.split() for part in about.split(", "))}
            if names.get("deck", ("deck", str(deck))) == ("deck", str(deck)):
                yield Said(names, space.removeprefix(": "), told.values)


def fitted(game: Beside, deck: int, place: Thing) -> int | None:
    """Return what a card of a row shows, if it was told in this turn that it is the one thing that was wanted."""
    judged = [one for one in said(game, FITTING, deck) if place in one.values]
    told = [one for one in said(game, FITS.name, deck) if one.space == text_of(place) and one.values == (1,)]
    wanted = [one.names["wanted"] for one in (*judged, *told)]
    return next((int(of) for _, of, *more in wanted if not more), None)


# Cards.
def _card(
    game: Beside, asking: Asking, at: At, deck: int, what: str, options: Sequence[Option], *more: Question
) -> list[int]:
    """Ask what a card shows first unless it is known, and more on the same screen; return numbers, none for no card."""
    drawn = at["place"] == HAND and game.back == NONE
    known = game.back if at["place"] == HAND else fitted(game, deck, at["place"])
    questions = list(more)
    if drawn or known is None:
        # Only a deck that is drawn from can turn out to be empty.
        questions.insert(0, asking.question(what, [*options, *([NOTHING] if drawn else [])]))
        known = None
    if len(questions) > 1:
        asking.table.soon(questions)
    numbers = [] if known is None else [known]
    for question in questions:
        answer = asking.table.answer(question)
        if answer == (NOTHING,):
            return []
        numbers += [int(n) for option in answer for n in numbers_of(option)]
    return numbers


def numbers_of(option: Option) -> tuple[int, ...]:
    """Return what an answer about a card says as numbers: a need with its deck, else the numbers themselves."""
    if option[0] in DECK_OF_NEED:
        return DECK_OF_NEED[str(option[0])], int(option[1])
    return tuple(int(n) for n in option[1:])


def _prestige(asking: Asking) -> Question:
    return asking.question("prestige", kind="number", least=0, most=MOST_PRESTIGE)


def needs_asked(asking: Asking, name: str = "needs") -> Question:
    """Return the question what a patron wants beside its instrument."""
    return asking.question(name, NEED_OPTIONS, "some", 0, len(NEED_OPTIONS), 2)


def patron(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what a patron wants, and how much prestige it is worth."""
    numbers = _card(game, asking, at, PATRONS, "wants", FAMILY_OPTIONS, _prestige(asking), needs_asked(asking))
    return [("patron", *numbers)] if numbers else []


def instrument(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the family and the prestige of an instrument."""
    numbers = _card(game, asking, at, INSTRUMENTS, "family", FAMILY_OPTIONS, _prestige(asking))
    return [("instrument", *numbers)] if numbers else []


def repair(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the family and the worth of a repair."""
    numbers = _card(game, asking, at, REPAIRS, "family", FAMILY_OPTIONS, _prestige(asking))
    return [("repair", *numbers)] if numbers else []


ON_PERFORMANCE: Final = (
    N_("the AI's number"),
    N_("medium from"),
    N_("high from"),
    N_("prestige at medium"),
    N_("prestige at high"),
)


def performance(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the era and the numbers of a performance."""
    fields: list[Field] = [(say(name), 0, MOST_PRESTIGE) for name in ON_PERFORMANCE]
    shown = asking.question("numbers", kind="numbers", fields=fields)
    numbers = _card(game, asking, at, PERFORMANCES, "era", ERA_OPTIONS, shown)
    return [("performance", *numbers)] if numbers else []


# Rows: 1 is next to the deck.
def row(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which spaces of a row are empty: mostly none."""
    spaces = _spaces(game, asking, at)
    (empty,) = asking.answers(asking.question("empty", spaces, "some", 0, len(spaces)))
    return [space for space in spaces if space not in empty]


def _spaces(game: Beside, asking: Asking, at: At) -> list[Option]:
    return [("space", n) for n in range(1, printed(game, asking, ROW_SPACES, at["deck"]) + 1)]


def best_space(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which card of a row is the best; the last rung leaves one alone, and there may be none that will do."""
    ((space,),) = asking.answers(asking.question(options=[*_spaces(game, asking, at), NOTHING]))
    return [] if space == NOTHING else [space]


# The Orchestra: spaces of a section are counted from 1.
def _desks(game: Beside, asking: Asking, at: At) -> list[Option]:
    section = at["section"]
    assert isinstance(section, tuple)
    return [("desk", section[1], n) for n in range(1, printed(game, asking, SECTION_SPACES, section) + 1)]


def desks(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which spaces of a section hold no instrument."""
    all_ = _desks(game, asking, at)
    (free,) = asking.answers(asking.question("", all_, "some", 0, len(all_)))
    return list[Thing](free)


def best_desks(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which spaces of a section are the best, all that are equal, and along with them who gets the First Chair."""
    section = at["section"]
    assert isinstance(section, tuple)
    chair: Option = ("chair", section[1])
    seats = [*_desks(game, asking, at), chair]
    (named,) = asking.answers(asking.question("", seats, "some", 0, len(seats)))
    game.memory.keep(memory_of(GETS_CHAIR.name, {}, (section,)), (int(chair in named),), "turn", (GETS_CHAIR,))
    return [seat for seat in named if seat != chair]


# Icons of an action card.
def icons(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which rows the icons of a card name, and if there are several, in which order."""
    rows: list[Option] = [("row", location) for location in game.me.rows]
    (named,) = asking.answers(asking.question("", rows, "some", 0, len(rows), 3))
    if len(set(named)) > 1:
        (named,) = asking.answers(asking.question("in order", named, "order"))
    return [("icon", n, option[1]) for n, option in enumerate(named)]


# You.
def your_goals(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask how many goals you have."""
    ((number,),) = asking.answers(asking.question(kind="number", least=0, most=MOST_GOALS))
    return [("goal", goal) for goal in range(int(number[1]))]


def needs_of(answer: Sequence[Piece]) -> list[tuple[int, int]]:
    """Return what a patron wants, as its state holds it."""
    return [(DECK_OF_NEED[str(kind)], int(of)) for kind, of in answer]
