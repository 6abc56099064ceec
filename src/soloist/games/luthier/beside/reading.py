"""How people are asked what lies there: cards, rows, spaces of the Orchestra, icons, in as few taps as will do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.asking import About, Asking
from soloist.engine.memory import asked as memory_of
from soloist.engine.person import PersonSight
from soloist.engine.questions import Field, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.text import N_, say
from soloist.games.luthier.beside import known
from soloist.games.luthier.beside.facts import ROW_SPACES, SECTION_SPACES
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.kinds import DECKS, ERAS, INSTRUMENTS, NONE, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.opponent.facts import GETS_CHAIR
from soloist.games.luthier.opponent.own import HAND, families_of

NOTHING: Final[Option] = ("none",)
MOST_PRESTIGE: Final = 60
"""No printed prestige is as high."""
MOST_SHOWN: Final = 20
"""No number of a performance is much higher; of so few values each can be tapped."""
MOST_GOALS: Final = 20
ERA_OPTIONS: Final[list[Option]] = [("era", era) for era in range(len(ERAS))]
DECK_OF_NEED: Final = {"performance": PERFORMANCES, "repair": REPAIRS}


def family_options(game: Beside) -> list[Option]:
    """Return the families of instruments."""
    return [("family", family) for family in families_of(game.me)]


def need_options(game: Beside) -> list[Option]:
    """Return what a patron can want beside an instrument: a performance of an era, a repair of a family."""
    repairs: list[Option] = [("repair", family) for family in families_of(game.me)]
    return [*(("performance", era) for era in range(len(ERAS))), *repairs]


def printed(game: Beside, asking: Asking, fact: Fact, x: Thing) -> int:
    """Return a printed number, asked once for all games: of all rows on one screen, of all sections too."""
    things = like(game, fact)
    return PersonSight(game, game.memory, asking.table, seat=asking.seat).see(fact, things)[things.index(x)]


def like(game: Beside, fact: Fact) -> list[Thing]:
    """Return of what a number is printed: the rows of all decks, the sections of all families."""
    if fact is ROW_SPACES:
        return [("deck", deck) for deck in range(len(DECKS))]
    return [("section", section) for section in families_of(game.me)]


# Cards.
def _card(
    game: Beside, asking: Asking, at: At, deck: int, what: str, options: Sequence[Option], *more: Question
) -> list[int]:
    """Ask what a card shows first unless it is known, and more on the same screen; return numbers, none for no card."""
    drawn = at["place"] == HAND and game.back == NONE
    shown = game.back if at["place"] == HAND else known.fitted(game, deck, at["place"])
    questions = list(more)
    if drawn or shown is None:
        # Only a deck that is drawn from can turn out to be empty.
        questions.insert(0, asking.question(what, [*options, *([NOTHING] if drawn else [])]))
        shown = None
    if len(questions) > 1:
        asking.table.soon(questions)
    numbers = [] if shown is None else [shown]
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


def _prestige(asking: Asking, most: int | None = None) -> Question:
    return asking.question("prestige", kind="number", least=1, most=most or MOST_PRESTIGE)


def patron(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask what a patron wants, which is something beside its instrument, and how much prestige it is worth."""
    kinds = need_options(game)
    needs = asking.question("needs", kinds, "some", 1, len(kinds), 2)
    numbers = _card(game, asking, at, PATRONS, "wants", family_options(game), _prestige(asking), needs)
    return [("patron", *numbers)] if numbers else []


def instrument(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the family and the prestige of an instrument."""
    numbers = _card(game, asking, at, INSTRUMENTS, "family", family_options(game), _prestige(asking))
    return [("instrument", *numbers)] if numbers else []


def repair(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the family and the worth of a repair."""
    worth = _prestige(asking, known.within(game, at["place"]))
    numbers = _card(game, asking, at, REPAIRS, "family", family_options(game), worth)
    return [("repair", *numbers)] if numbers else []


ON_PERFORMANCE: Final = (
    (N_("the AI's number"), 0),
    (N_("medium from"), 1),
    (N_("high from"), 1),
    (N_("prestige at medium"), 0),
    (N_("prestige at high"), 0),
)
"""What a performance shows, and the least that it can be."""


def performance(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask for the numbers of a performance, and for its era if that can matter (LA037)."""
    in_row = at["place"] != HAND
    # One that is drawn is a bonus, performed at 11 whatever the AI's number on it is (LA052).
    eleven = not in_row and game.back == NONE and not game.kit.eleven_and_printed
    fields: list[Field] = [(say(name), least, least + MOST_SHOWN) for name, least in ON_PERFORMANCE[eleven:]]
    shown = asking.question("numbers", kind="numbers", fields=fields)
    if in_row and not any(deck == PERFORMANCES for patron in game.me.patrons for deck, _ in patron.needs):
        (told,) = asking.answers(shown)
        return [("performance", NONE, *told[0][1:])]
    numbers = _card(game, asking, at, PERFORMANCES, "era", ERA_OPTIONS, shown)
    if not numbers:
        return []
    return [("performance", numbers[0], *([NONE] * eleven), *numbers[1:])]


def part_of(question: Question) -> str:
    """Return which part of a reading a question asks for, by the end of its name; empty where it reads nothing off."""
    about = question.about
    # A list that is judged has known values behind its name.
    if "; " not in question.name or (isinstance(about, About) and about.rungs):
        return ""
    return question.name.rpartition("; ")[2]


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
    all_: list[Option] = [("desk", section[1], n) for n in range(1, printed(game, asking, SECTION_SPACES, section) + 1)]
    return [desk for desk in all_ if game.memory.recall(memory_of(known.INSTRUMENT_ON, {}, (desk,))) is None]


def desks(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which spaces of a section hold no instrument."""
    all_ = _desks(game, asking, at)
    (free,) = asking.answers(asking.question("", all_, "some", 0, len(all_)))
    return list[Thing](free)


def best_desks(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask which spaces of a section are the best, all that are equal, and along with them who gets the First Chair.

    That every space holds an instrument is said too, so that naming none is no answer.
    """
    section = at["section"]
    assert isinstance(section, tuple)
    sight = PersonSight(game, game.memory, asking.table, {GETS_CHAIR: known.gets_chair})
    doubt = sight.known(GETS_CHAIR, [section], {}) == [None]
    chair: list[Option] = [("chair", section[1])] if doubt else []
    seats = [*_desks(game, asking, at), ("full", section[1]), *chair]
    (named,) = asking.answers(asking.question("", seats, "some", 1, len(seats)))
    if doubt:
        line = memory_of(GETS_CHAIR.name, {}, (section,))
        game.memory.keep(line, (int(chair[0] in named),), "turn", (GETS_CHAIR,))
    return [seat for seat in named if seat[0] == "desk"]


# You.
def your_goals(game: Beside, asking: Asking, at: At) -> list[Thing]:
    """Ask how many goals you have."""
    ((number,),) = asking.answers(asking.question(kind="number", least=1, most=MOST_GOALS))
    return [("goal", goal) for goal in range(int(number[1]))]
