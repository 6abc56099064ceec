"""Corrections at your turn: what the AI really has, where that went wrong at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.asking import About, Asking
from soloist.engine.events import Event
from soloist.engine.questions import Field, Option, Question
from soloist.engine.table import Table
from soloist.engine.text import N_, say
from soloist.games.luthier.beside.reading import (
    FAMILY_OPTIONS,
    MOST_PRESTIGE,
    NOTHING,
    needs_asked,
    needs_of,
)
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import AWARD_PLACES, FAMILIES, NONE
from soloist.games.luthier.names import location_name
from soloist.games.luthier.opponent.own import AI_LOCATIONS, LEVEL_ONE, LEVEL_THREE, Customer

HIGHEST_PRESTIGE: Final = 400
MOST_STEPS: Final = 60
"""More than the AI Goals track has spaces."""
CORRECT: Final[Option] = ("correct",)
"""What is told at your turn where something about the AI went wrong."""
(COUNTS, LEFT, RIGHT, INSTRUMENTS) = range(4)
(NO_INSTRUMENT, UNFINISHED, BUILT) = range(3)
STATES: Final = (N_("no instrument"), N_("an unfinished instrument"), N_("a finished instrument"))
"""What a patron of the AI can have, by the number of an answer."""
_MORE: Final = 1
"""So many instruments more can lie beside its board than are limited (reading 26)."""


def options(game: Beside) -> list[Option]:
    """Return what can be wrong: its counts, its patrons (the right one only beside a left one), its instruments."""
    right = [RIGHT] if game.me.patrons else []
    return [("wrong", what) for what in (COUNTS, LEFT, *right, INSTRUMENTS)]


def correct(game: Beside, table: Table) -> None:
    """Hear what is wrong about the AI, and what it really has."""
    what = int(table.ask(YOU, "what is wrong", options(game))[1])
    CORRECTS[what](game, table)
    game.memory.end_turn()
    if table.listens:
        table.tell(Event("corrected", "luthier.ai.setup", {"what": what}))


def _counts(game: Beside, table: Table) -> None:
    me, top = game.me, game.kit.box.ai.tracker_top
    fields: list[Field] = [(say("prestige"), 0, HIGHEST_PRESTIGE), (say("AI Goals track"), 0, MOST_STEPS)]
    fields += [(say("row {location}", location=location_name(row)), 0, top) for row in me.rows]
    fields += [
        (say("level of its {location} card", location=location_name(location)), LEVEL_ONE, LEVEL_THREE)
        for location in AI_LOCATIONS
    ]
    awards: list[Option] = [("award", place) for place in range(len(AWARD_PLACES))]
    asked = [
        Question(YOU, "its counts", [], "numbers", fields=tuple(fields)),
        Question(YOU, "its awards", awards, "some", 0, len(awards)),
    ]
    table.soon(asked)
    (counts,), scored = (table.answer(question) for question in asked)
    numbers = [int(n) for n in counts[1:]]
    me.prestige, me.goals, rows = numbers[0], numbers[1], len(me.rows)
    me.tracker, me.levels = numbers[2 : 2 + rows], numbers[2 + rows :]
    me.scored = [int(option[1]) for option in scored]


def _patron(place: int) -> Callable[[Beside, Table], None]:
    def heard(game: Beside, table: Table) -> None:
        asking = Asking(table, YOU, f"its patron {place + 1}", About())
        none = [NOTHING] if place >= len(game.me.patrons) - 1 else []
        wants = asking.question("wants", [*FAMILY_OPTIONS, *none])
        prestige = asking.question("prestige", kind="number", least=0, most=MOST_PRESTIGE)
        needs = needs_asked(asking, "still needs")
        has = asking.question("has", [("has", state) for state in range(len(STATES))])
        table.soon([wants, prestige, needs, has])
        (family,) = table.answer(wants)
        if family == NOTHING:
            del game.me.patrons[place:]
            return
        (worth,), needed, (state,) = (table.answer(question) for question in (prestige, needs, has))
        unfinished = NONE
        if state[1] == UNFINISHED:
            unfinished = table.ask_number(YOU, f"instrument of its patron {place + 1}", 0, MOST_PRESTIGE)
        patron = Customer(int(family[1]), int(worth[1]), needs_of(needed), unfinished, state[1] == BUILT)
        game.me.patrons[place : place + 1] = [patron]

    return heard


def _beside(game: Beside, table: Table) -> None:
    """Hear which instruments lie at the right of its board, the top one first."""
    fields: list[Field] = []
    for n in range(1, game.kit.box.ai.limits.instruments + _MORE + 1):
        fields += [(say("{n}. family", n=n), 0, len(FAMILIES)), (say("{n}. prestige", n=n), 0, MOST_PRESTIGE)]
    numbers = table.ask_numbers(YOU, "its instruments", fields)
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    game.me.beside = [(family - 1, prestige) for family, prestige in pairs if family]


CORRECTS: Final[tuple[Callable[[Beside, Table], None], ...]] = (_counts, _patron(0), _patron(1), _beside)
