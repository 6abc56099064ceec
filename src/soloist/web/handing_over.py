"""Handing over: several people at one screen, in a game in which not everybody may see everything."""

from __future__ import annotations

from soloist.engine.questions import Question
from soloist.engine.view import View
from soloist.web.sittings import NOBODY, AnyMatch, Sitting


def is_away(sitting: Sitting, view: View) -> bool:
    """Whether what is asked next is for somebody who does not sit before the screen yet."""
    match = sitting.match
    question = match.question
    if not isinstance(question, Question) or not view.drawing.get("secret") or view.persons(len(match.seats)) < 2:
        return False
    return question.seat != (_last(match, question) if sitting.here == NOBODY else sitting.here)


def _last(match: AnyMatch, question: Question) -> int:
    """Return the seat of the last person who answered; at the beginning it is whoever is asked."""
    return next((entry.seat for entry in reversed(match.entries) if entry.made_by_person), question.seat)


def sit(sitting: Sitting) -> None:
    """Note that whoever is asked sits before the screen."""
    question = sitting.match.question
    if isinstance(question, Question):
        sitting.here = question.seat
