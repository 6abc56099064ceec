"""Setting up beside a real table: what is done and told once (LA002 to LA013)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from soloist.engine.events import Event
from soloist.engine.forms import kinds_told
from soloist.engine.memory import Memory, asked
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.sight import NOWHERE, Fact, Thing
from soloist.engine.states import copier
from soloist.engine.table import Table
from soloist.engine.trace import Trace
from soloist.games.luthier.beside import seeing
from soloist.games.luthier.beside.facts import MOST_CHIPS, ROW_SPACES, SECTION_SPACES, YOUR_CHIPS
from soloist.games.luthier.beside.reading import like
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
from soloist.games.luthier.opponent import planning
from soloist.games.luthier.opponent.facts import GOALS_TOP
from soloist.games.luthier.opponent.own import Ai, fresh
from soloist.games.luthier.setup import kit_for

ROWS: Final = (SALON, GUILD, PERFORM, REPAIR, BALCONY)
"""The locations that have a row of the priority tracker (LA003, LA052); in which order they stand is told."""
HIGHEST: Final = 99
"""No number of a guild card or a family tile is higher."""
TRACKER: Final = "tracker rows"
FAMILIES_THERE: Final = "families there"
FEWEST_FAMILIES: Final = 2
"""Fewer need no order."""
FIRST_CHIPS: Final = "chips at first"
JOINS: Final = "chips that join"
CARD_NUMBER: Final = "guild number"
TILE_NUMBER: Final = "tile number"
ORDERS: Final = ("guild eras", "guild families", "guild awards")
"""The orders of a guild card, by the names of their questions."""
ICONS: Final = "guild icons"
STEPS: Final = tuple(f"luthier.ai{part}" for part in ("", ".setup", ".chips", ".without", ".cards", ".guild"))
"""The clauses of what is done before anything is told."""
HARDER: Final = "luthier.ai.harder"
"""The clause of what is done besides, in your own set-up, if you keep more goals."""
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
        balcony=[],
        back=NONE,
        within=0,
        tokens=[0] * len(FAMILIES),
        chairs=[],
        score=NO_SCORE,
    )


# What is told once for all games.
def _order(name: str, options: Sequence[Option]) -> Question:
    return Question(YOU, name, list(options), "order")


def order_of_families(families: Sequence[int]) -> Question:
    """Return the question for the order in which the guild card shows these families (LA013)."""
    return _order(ORDERS[1], [("family", family) for family in sorted(families)])


def questions(game: Beside) -> list[Question]:
    """Return what is told first: the number of the guild card, that of your tile, and what is not known yet."""
    found = []
    if game.memory.recall(TRACKER) is None:
        found.append(_order(TRACKER, [("row", location) for location in ROWS]))
    if game.memory.recall(FAMILIES_THERE) is None:
        every: list[Option] = [("family", family) for family in range(len(FAMILIES))]
        found.append(Question(YOU, FAMILIES_THERE, every, "some", FEWEST_FAMILIES, len(every)))
    if game.memory.recall(chips_in(1)) is None:
        # Round 1 is offered too, though nothing joins in it: so the number of a choice is that of its round.
        later: list[Option] = [("round", n) for n in range(1, game.kit.box.numbers.rounds + 1)]
        found.append(Question(YOU, FIRST_CHIPS, [], "number", 1, MOST_CHIPS))
        found.append(Question(YOU, JOINS, later, "some", 0, MOST_CHIPS - 1))
    return [*found, *(Question(YOU, name, [], "number", 1, HIGHEST) for name in (CARD_NUMBER, TILE_NUMBER))]


def of_card(name: str, number: int) -> str:
    """Return by what a guild card's order or icons are kept: its number."""
    return asked(name, {}, (("guild", number),))


def card_questions(game: Beside, number: int) -> list[Question]:
    """Return what is told of a guild card: its orders and its icons, as far as they are not known (LA011, LA013)."""
    kinds = (("era", range(len(ERAS))), ("family", _families(game)), ("award", range(len(AWARD_PLACES))))
    orders = [_order(name, [(kind, n) for n in there]) for name, (kind, there) in zip(ORDERS, kinds, strict=True)]
    rows: list[Option] = [("row", location) for location in game.me.rows]
    # No row can stand above its top (LA052), and each icon lifts one.
    top = game.kit.box.ai.tracker_top
    every = [*orders, Question(YOU, ICONS, rows, "some", 1, top * len(rows), top)]
    return [question for question in every if not _known(game, question, of_card(question.name, number))]


def _known(game: Beside, question: Question, line: str) -> bool:
    """Whether it is known what a guild card shows; an order of other families than are there now is none."""
    told = game.memory.recall(line)
    return told is not None and (question.name != ORDERS[1] or sorted(_kept(game, line)) == _families(game))


def _families(game: Beside) -> list[int]:
    return sorted(_kept(game, FAMILIES_THERE))


def chips_in(number: int) -> str:
    """Return by what it is kept how many chips you have in a round."""
    return asked(YOUR_CHIPS.name, {}, (("round", number),))


def set_up(game: Beside, table: Table) -> None:
    """Say how the AI is set up, and hear its guild card and what is printed (LA002 to LA013)."""
    me = game.me
    if table.listens:
        for clause in (*STEPS[:-1], *([HARDER] if game.kit.extra_goals else []), STEPS[-1]):
            table.tell(Event("lay out", clause, {"step": clause}))
    told = _answers(game, table, questions(game))
    _keep_printed(game, told)
    me.rows = _kept(game, TRACKER)
    number, tile = (int(told[name][0][1]) for name in (CARD_NUMBER, TILE_NUMBER))
    _hear_card(game, number, table)
    me.eras, me.families, me.awards = (_kept(game, of_card(name, number)) for name in ORDERS)
    game.first = AI if planning.goes_first(number, tile) else YOU
    before, why = copy_of(me), Trace() if table.listens else None
    hands = seeing.hands(game, table, why)
    planning.lift(me, _kept(game, of_card(ICONS, number)), why)
    game.stage = "boards"
    if table.listens:
        numbers = {"first": game.first, "number": number, "tile": tile}
        table.tell(Event("set up for the AI", "luthier.ai.first", numbers, why))
    hands.show(before)


def _answers(game: Beside, table: Table, questions: Sequence[Question]) -> dict[str, Answer]:
    """Ask questions on one screen; what the next answer must fit is kept at once."""
    if len(questions) > 1:
        table.soon(questions)
    told = {}
    for question in questions:
        told[question.name] = table.answer(question)
        if question.name == FIRST_CHIPS:
            game.memory.keep(FIRST_CHIPS, (told[FIRST_CHIPS][0][1],), "turn", ())
    return told


def _keep_printed(game: Beside, told: Mapping[str, Answer]) -> None:
    if TRACKER in told:
        game.memory.keep(TRACKER, kinds_told(told[TRACKER]), "printed", ())
    if FAMILIES_THERE in told:
        game.memory.keep(FAMILIES_THERE, kinds_told(told[FAMILIES_THERE]), "printed", ())
    if FIRST_CHIPS in told:
        chips, joins = int(told[FIRST_CHIPS][0][1]), kinds_told(told[JOINS])
        for number in range(1, game.kit.box.numbers.rounds + 1):
            chips += number in joins
            game.memory.keep(chips_in(number), (chips,), "printed", (YOUR_CHIPS,))


def _hear_card(game: Beside, number: int, table: Table) -> None:
    """Hear what a guild card shows, or say what was told of it in an earlier game."""
    told = _answers(game, table, card_questions(game, number))
    for name, answer in told.items():
        game.memory.keep(of_card(name, number), kinds_told(answer), "printed", ())
    game.memory.keep(CARD_NUMBER, (number,), "game", ())
    if not told and table.listens:
        table.tell(Event("guild card known", "luthier.ai.guild", {"number": number}))


def _kept(game: Beside, line: str) -> list[int]:
    told = game.memory.recall(line)
    assert told is not None, line
    return [int(str(n)) for n in told]


def boards(game: Beside, table: Table) -> None:
    """Hear how long rows, sections and the AI Goals track are, as far as it is not known, before it matters."""
    eyes = seeing.sight(game, table)
    wanted: list[tuple[Fact, Sequence[Thing]]] = [(fact, like(game, fact)) for fact in (ROW_SPACES, SECTION_SPACES)]
    if game.kit.ai_goals:
        wanted.append((GOALS_TOP, [("track", 0)]))
    known = all(None not in eyes.known(fact, things, NOWHERE) for fact, things in wanted)
    if known and table.listens:
        table.tell(Event("printed known", "luthier.ai.setup", {}))
    eyes.soon(*((fact, things, NOWHERE) for fact, things in wanted))
    for fact, things in wanted:
        eyes.see(fact, things)
    game.stage = "first cards"


def first_cards(game: Beside, table: Table) -> None:
    """Let it take its first patron, and an instrument for it by the backs (LA006, LA007)."""
    why = Trace() if table.listens else None
    planning.first_cards(game.me, seeing.sight(game, table), seeing.hands(game, table, why), why)
    game.memory.end_turn()
    game.stage = "round"
    if table.listens:
        table.tell(Event("first cards of the AI", "luthier.ai.first-patron", {}, why))
