"""Setting up beside a real table: what is told once (LA002 to LA013)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from soloist.engine.events import Event
from soloist.engine.memory import Memory
from soloist.engine.questions import Answer, Field, Option, Question
from soloist.engine.states import copier
from soloist.engine.table import Table
from soloist.engine.text import say
from soloist.engine.trace import Trace
from soloist.games.luthier.beside import seeing
from soloist.games.luthier.beside.state import AI, NO_SCORE, YOU, Beside
from soloist.games.luthier.kinds import (
    AWARD_PLACES,
    BALCONY,
    ERAS,
    FAMILIES,
    GUILD,
    NONE,
    PERFORM,
    REPAIR,
    SALON,
    SHARED_LOCATIONS,
)
from soloist.games.luthier.names import location_name
from soloist.games.luthier.opponent import planning
from soloist.games.luthier.opponent.own import Ai, fresh
from soloist.games.luthier.setup import kit_for

ROWS: Final = (SALON, GUILD, PERFORM, REPAIR, BALCONY)
"""The locations that have a row of the priority tracker (LA003, LA052); in which order they stand is told."""
HIGHEST: Final = 99
"""No number of a guild card or a family tile is higher."""
copy_of = copier(Ai)


def new(options: Mapping[str, str], overrides: Path | None = None) -> Beside:
    """Return the state before anything was told."""
    kit = kit_for(dict(options), overrides)
    return Beside(
        kit=kit,
        stage="setup",
        round=0,
        turn=0,
        first=YOU,
        me=fresh(kit, ROWS),
        memory=Memory(),
        chips=0,
        piles=[[] for _ in range(SHARED_LOCATIONS)],
        bench=0,
        location=NONE,
        balcony=False,
        back=NONE,
        tokens=[0] * len(FAMILIES),
        chairs=[],
        score=NO_SCORE,
    )


def _order(name: str, options: Sequence[Option]) -> Question:
    return Question(YOU, name, list(options), "order")


def questions(game: Beside) -> list[Question]:
    """Return what is told once, on one screen: the guild card, who goes first, and the tracker if it is not known."""
    rows: list[Option] = [("row", location) for location in ROWS]
    icons = tuple((location_name(location), 0, len(ROWS)) for location in ROWS)
    numbers: tuple[Field, ...] = ((say("guild card"), 0, HIGHEST), (say("your family tile"), 0, HIGHEST))
    known = game.memory.recall(TRACKER)
    return [
        *([] if known else [_order(TRACKER, rows)]),
        _order("guild eras", [("era", n) for n in range(len(ERAS))]),
        _order("guild families", [("family", n) for n in range(len(FAMILIES))]),
        _order("guild awards", [("award", n) for n in range(len(AWARD_PLACES))]),
        Question(YOU, "guild icons", [], "numbers", fields=icons),
        Question(YOU, "guild numbers", [], "numbers", fields=numbers),
    ]


TRACKER: Final = "tracker rows"


def set_up(game: Beside, table: Table) -> None:
    """Hear what the guild card shows (LA010 to LA013), and how the rows of the tracker stand (LA003)."""
    me, asked = game.me, questions(game)
    table.soon(asked)
    told = {question.name: table.answer(question) for question in asked}
    if TRACKER in told:
        game.memory.keep(TRACKER, _seconds(told[TRACKER]), "printed", ())
    rows = game.memory.recall(TRACKER)
    assert rows is not None
    me.rows = [int(str(row)) for row in rows]
    me.eras, me.families, me.awards = (_seconds(told[f"guild {what}"]) for what in ("eras", "families", "awards"))
    guild, tile = (int(n) for n in told["guild numbers"][0][1:])
    game.first = AI if planning.goes_first(guild, tile) else YOU
    icons = [location for location, n in zip(ROWS, told["guild icons"][0][1:], strict=True) for _ in range(int(n))]
    before, why = copy_of(me), Trace() if table.listens else None
    planning.lift(me, icons, why)
    game.stage = "first cards"
    if table.listens:
        table.tell(Event("set up for the AI", "luthier.ai.setup", {"first": game.first}, why))
    seeing.hands(game, table, why).show(before)


def _seconds(answer: Answer) -> list[int]:
    return [int(option[1]) for option in answer]


def first_cards(game: Beside, table: Table) -> None:
    """Let it take its first patron, and an instrument for it by the backs (LA006, LA007)."""
    why = Trace() if table.listens else None
    planning.first_cards(game.me, seeing.sight(game, table), seeing.hands(game, table, why), why)
    game.memory.end_turn()
    game.stage = "round"
    if table.listens:
        table.tell(Event("first cards of the AI", "luthier.ai.first-patron", {}, why))
