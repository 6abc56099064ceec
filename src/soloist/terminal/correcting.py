"""“That can't be”: an earlier answer is looked up, given again, and what that changes is told."""

from __future__ import annotations

from collections.abc import Iterable

from soloist.engine.correction import Answered, Correction, answered, lately, otherwise
from soloist.engine.errors import Refused
from soloist.engine.events import Event
from soloist.engine.hands import Instructing
from soloist.engine.match import Match
from soloist.engine.questions import Question
from soloist.engine.story import answer_words
from soloist.engine.text import N_, say
from soloist.engine.view import View
from soloist.terminal.answers import choices_of, meant
from soloist.terminal.board import show_choices, show_fields, show_rungs
from soloist.terminal.explain import how_to_answer
from soloist.terminal.forms import read_form, rows_of, show_rows, whole
from soloist.terminal.paper import Paper

AnyMatch = Match[object]
Told = Answered[object]


def show_answers(paper: Paper, match: AnyMatch, *, earlier: bool) -> None:
    """Write the answers of this turn and the last, or of the whole game, numbered as they are corrected."""
    answers, since = answered(match), lately(match)
    first = 0 if earlier else sum(one.at < since for one in answers)
    for number, one in enumerate(answers[first:], first + 1):
        ask = match.rules.view(one.state, one.question).ask
        words = answer_words(match.rules, one.state, one.question, one.answer)
        paper.line(f"{number:>4}  {ask} {words}", " " * 6)
    if first == len(answers):
        paper.line(say("Nothing was answered in this turn or the last."))
    if first:
        paper.line(say("c all shows the earlier ones."))


def chosen(match: AnyMatch, text: str) -> Told:
    """Return the answer with this number.

    :raises Refused: if there is none.
    """
    answers = answered(match)
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0
    if not 1 <= number <= len(answers):
        raise Refused(say("Type c and the number of an answer, from 1 to {n}.", n=len(answers)))
    return answers[number - 1]


def ask_again(paper: Paper, match: AnyMatch, one: Told) -> None:
    """Write the question of an answer again."""
    view = match.rules.view(one.state, one.question)
    paper.title(view.ask)
    show_question(paper, match, one.state, one.question, view)
    words = answer_words(match.rules, one.state, one.question, one.answer)
    paper.line(say("You told: {answer}. Type what is right, or nothing to leave it.", answer=words))


def read_again(match: AnyMatch, one: Told, text: str) -> str:
    """Return what a person means who answers a question again, in notation."""
    view = match.rules.view(one.state, one.question)
    choices = choices_of(match.rules, one.state, one.question, view)
    rows = rows_of(one.question, view.layout)
    if rows:
        given = read_form(one.question, rows, [], text)
        if len(given) < len(rows):
            raise Refused(say("All {n} lines are asked for here, with “;” between them.", n=len(rows)))
        return whole(rows, given)
    return meant(one.question, choices, text, lambda typed: match.rules.why_not(one.state, one.question, typed))


def show_question(paper: Paper, match: AnyMatch, state: object, question: Question, view: View) -> None:
    """Write what a question is answered by, its choices or numbers, and how to answer."""
    for note in view.notes:
        paper.line(note)
    if view.reason:
        paper.line(view.reason)
    show_rungs(paper, view.rungs)
    rows = rows_of(question, view.layout)
    if rows:
        show_rows(paper, rows)
    else:
        show_fields(paper, question.fields)
    show_choices(paper, choices_of(match.rules, state, question, view))
    hint = "" if rows else how_to_answer(question)
    if hint:
        paper.line(hint)
    if question.now is not None:
        words = answer_words(match.rules, state, question, question.now)
        such = ""
        if rows:
            message = N_("So far: {words}. A line that is left empty stays as it was; by name type only what is wrong.")
        elif question.kind == "numbers":
            name, least, most = question.fields[-1]
            such = f"{name} {max(least, min(most, 2))}"
            message = N_("So far: {words}. Type only what is wrong, such as {such}; Enter leaves it as it was.")
        else:
            message = N_("So far: {words}. Type all that is right; Enter leaves it as it was.")
        paper.line(say(message, words=words, such=such))


def show_difference(paper: Paper, match: AnyMatch, correction: Correction) -> None:
    """Write what a correction has changed about what a person was told to do, as far as it was not said before."""
    show_back(paper, match, correction.back)
    for event in correction.do:
        paper.line("· " + say("Do this instead: {what}", what=match.rules.tell(match.state, event)), "  ")
    changes = otherwise(match, correction)
    if changes:
        paper.line("· " + say("On its board: {changes}.", changes="; ".join(changes)), "  ")
    if correction.open:
        paper.line(say("What else is to be done otherwise is said when the questions for it are answered."))
    elif not (correction.back or correction.do or changes):
        paper.line(say("Nothing else has to be done otherwise."))


def show_again(paper: Paper, match: AnyMatch, events: Iterable[Event]) -> None:
    """Write what is to be done again."""
    for event in events:
        paper.line("· " + say("Do again: {what}", what=match.rules.tell(match.state, event)), "  ")


def show_back(paper: Paper, match: AnyMatch, events: Iterable[Event]) -> None:
    """Write how instructions are taken back, in this order."""
    rules = match.rules
    if isinstance(rules, Instructing):
        for event in events:
            paper.line("· " + say("Take back: {what}", what=rules.back(match.state, event)), "  ")
