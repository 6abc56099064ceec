"""What a person at the table sees: the question, and what the AI owns."""

from __future__ import annotations

from typing import Final

from soloist.engine.asking import About
from soloist.engine.mending import MENDED, WRONG
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.reasons import NO_REASON
from soloist.engine.text import N_, say
from soloist.engine.view import Choice, Counter, Group, Layout, View
from soloist.games.luthier.beside.board import zones
from soloist.games.luthier.beside.correcting import CORRECT
from soloist.games.luthier.beside.doubts import contradiction
from soloist.games.luthier.beside.known import OTHER, PATRON
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.pictures import thing_piece
from soloist.games.luthier.beside.reading import NOTHING, part_of
from soloist.games.luthier.beside.reasons import REASONS
from soloist.games.luthier.beside.setup import ROWS
from soloist.games.luthier.beside.state import YOU, Beside, whose
from soloist.games.luthier.beside.words import ask, help_for, label, rungs
from soloist.games.luthier.boards import SIGNS
from soloist.games.luthier.names import era_name, family_name, location_name
from soloist.games.luthier.opponent.own import families_of

MOMENTS: Final = ("upkeep of the AI", "end of the AI", MENDED)
"""The events that are key moments."""
ACTS: Final = ("lay out", "set up for the AI", "round begins", "your last location", "who is first", "your chip there")
"""The events that say what is to be done at the table, beside the instructions."""
ECHOES: Final = ("your chip", "your location")
"""The events that only repeat what was told."""
NEEDS: Final = {"performance": N_("Performances"), "repair": N_("Repairs")}
"""What a patron can want beside an instrument."""
FEW: Final = tuple(range(21))
"""What most numbers on a card are."""
KEPT: Final = (
    *(f"ai-row-{word}" for word in ("salon", "guild", "perform", "repair", "balcony")),
    *("ai-awards", "ai-patron-1", "ai-patron-2", "ai-beside", "section-strings", "section-woodwinds"),
    *("section-keyboards", "section-brass", "section-percussion"),
)
"""The places of its board beside the numbers that are always in sight: a correction may change them unseen."""


def view(game: Beside, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, or (None) when the game is over."""
    asked = question if isinstance(question, Question) else None
    why, clause = REASONS.of(asked) if asked else NO_REASON
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        rungs=rungs(game, question),
        help=help_for(game, question),
        reason=say(why),
        clause=clause,
        zones=zones(game),
        counters=counters(game),
        choices=[_choice(game, asked, option) for option in dict.fromkeys(asked.options)] if asked else [],
        words={"prestige": say("Your prestige"), "opponent": say("Prestige of the AI")},
        layout=layout(game, asked) if asked else Layout(),
        drawing={
            "names": [say("The AI")],
            "moments": MOMENTS,
            "acts": ACTS,
            "echoes": ECHOES,
            "signs": SIGNS,
            "rows": [SIGNS[row] for row in game.me.rows],
            "kept": KEPT,
            "tracker_top": game.kit.box.ai.tracker_top,
        },
    )


def _choice(game: Beside, question: Question, option: Option) -> Choice:
    short = ""
    if option[0] in NEEDS and question.each > 1:
        of = int(option[1])
        short = era_name(of) if option[0] == "performance" else family_name(of)
    return Choice(NOTATION.write(option), label(game, question, option), short=short, piece=thing_piece(option))


def layout(game: Beside, question: Question) -> Layout:
    """Return how a question is laid out for fingers: what is none of the answers stands aside, needs by their kind."""
    options = question.options
    if question.name == WRONG:
        return Layout(none=say("Nothing: back"))
    if question.name == "its instruments":
        return _instruments(game, question)
    if question.name.startswith("icons of its card"):
        return _icons(question)
    if question.kind == "number":
        # One tap on a likely number would end the game.
        likely = () if question.name == "your score" else FEW
        # What would only be refused is not offered: a higher level of an award is worth no less than a lower one.
        return Layout(likely=tuple(n for n in likely if not contradiction(game, question, (("number", n),))))
    if question.each > 1 and options[0][0] in NEEDS:
        kinds = dict.fromkeys(option[0] for option in options)
        groups = [tuple(n for n, option in enumerate(options) if option[0] == kind) for kind in kinds]
        return Layout(tuple(Group(say(NEEDS[str(kind)]), group) for kind, group in zip(kinds, groups, strict=True)))
    about = question.about
    # None that fits is an answer like the others; that nothing lies there at all is none.
    apart = bool(part_of(question)) or (isinstance(about, About) and about.ladder in (PATRON, OTHER))
    aside = (CORRECT, NOTHING) if apart else (CORRECT,)
    return Layout(aside=tuple(n for n, option in enumerate(options) if option in aside))


def _instruments(game: Beside, question: Question) -> Layout:
    """Return the form for its unassigned instruments: a card each, with the families to tap."""
    kinds = [Choice("0", say("none")), *(_family(family) for family in families_of(game.me))]
    groups = tuple(Group(say("Instrument {n}", n=n // 2 + 1), (n, n + 1)) for n in range(0, len(question.fields), 2))
    return Layout(
        groups,
        (say("family"), say("prestige")),
        dict.fromkeys(range(0, len(question.fields), 2), kinds),
        only_named=True,
    )


def _icons(question: Question) -> Layout:
    """Return the form for the icons of an action card: for each the rows to tap."""
    rows = [Choice("0", say("none")), *(_row(n, row) for n, row in enumerate(ROWS, 1))]
    places = range(len(question.fields))
    groups = tuple(Group(question.fields[n][0], (n,)) for n in places)
    return Layout(groups, (say("row"),), dict.fromkeys(places, rows))


def _row(number: int, row: int) -> Choice:
    return Choice(str(number), location_name(row), piece=thing_piece(("row", row)))


def _family(family: int) -> Choice:
    return Choice(str(family + 1), family_name(family), piece=thing_piece(("family", family)))


def counters(game: Beside) -> list[Counter]:
    """Return the numbers that are always in sight."""
    me = game.me
    goals = [Counter("goals-2", say("AI Goals"), me.goals, "goal")] if game.kit.ai_goals else []
    return [
        Counter("prestige-2", say("The AI: prestige"), me.prestige, "prestige"),
        *goals,
        Counter("round", say("Round"), game.round, "round", game.kit.box.numbers.rounds),
    ]


def _turn(game: Beside) -> str:
    if not game.round:
        return say("Set-up")
    if game.stage == "act":
        return say("Round {round}: the AI acts on {location}", round=game.round, location=location_name(game.location))
    if game.stage not in ("plan", "activate"):
        return say("Round {n}", n=game.round)
    phase = say("Planning") if game.stage == "plan" else say("Resolution")
    who = say("your turn") if whose(game) == YOU else say("the AI's turn")
    return say("Round {round}, {phase}: {who}", round=game.round, phase=phase, who=who)
