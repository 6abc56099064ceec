"""What `?` answers: how to answer, what a choice would do, why something is not possible, what a rule says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from soloist.engine.catalogue import AnyRules
from soloist.engine.match import Match
from soloist.engine.questions import Chance, Part, Question
from soloist.engine.rulebook import Clause
from soloist.engine.text import say
from soloist.engine.view import Choice, View
from soloist.terminal.answers import is_written, why_not
from soloist.terminal.board import place_words, show_zone
from soloist.terminal.forms import rows_of, show_rows
from soloist.terminal.paper import Paper
from soloist.terminal.typed import possible

RULES_AT_MOST = 6
PLACES_AT_MOST = 6


def how_to_answer(question: Question) -> str:
    """Return how a question that is not answered with one choice is answered."""
    if question.kind == "number":
        return say("Type a number from {least} to {most}.", least=question.least, most=question.most)
    if question.kind == "numbers":
        if len(question.fields) == 1:
            return say("Type one number, such as {some}.", some=_such_as(question))
        return say("Type {n} numbers in this order, such as {some}.", n=len(question.fields), some=_such_as(question))
    if question.yes_or_no:
        return say("Type y or n.")
    if question.kind == "order":
        some = " ".join(map(str, [2, 1, *range(3, len(question.options) + 1)][: len(question.options)]))
        return say("Type all numbers in the order that you want, such as {some}.", some=some)
    return _how_many(question) if question.kind == "some" else ""


def _how_many(question: Question) -> str:
    """Return how several choices are named: so many, and whether one may be named more often."""
    offered = question.offered()
    least, most = question.least, min(question.most, len(offered))
    different = len(set(question.options))
    twice = different < len(offered)
    some = " ".join(map(str, [*[1] * twice, *range(1, different + 1)][: max(least, min(most, 2))]))
    if least == most:
        text = say("Type {n} of the numbers, such as {some}.", n=least, some=some)
    elif least == 0:
        text = say("Type up to {most} of the numbers, such as {some}, or the word none.", most=most, some=some)
    else:
        text = say("Type from {least} to {most} of the numbers, such as {some}.", least=least, most=most, some=some)
    return text + (" " + say("What is there several times can be named as often.") if twice else "")


def _such_as(question: Question) -> str:
    return " ".join(str(max(least, min(most, n % 4))) for n, (_, least, most) in enumerate(question.fields))


def keys(paper: Paper) -> None:
    """Write what can be typed besides an answer."""
    for key, words in (
        (
            "?",
            say("this help; ? 3: what choice 3 does; ? and a notation: why not; ? and a place or a word: what it is"),
        ),
        ("u  r  t", say("take back; do again; back to the start of the turn")),
        ("b  l", say("the board; the log (l all: from the beginning)")),
        ("why 12", say("how an opponent decided line 12 of the log; why: the last time; all behind it: every rung")),
        (
            "c  c 12",
            say("“that can't be”: your last answers (c all: of the whole game); c 12: answer that one anew"),
        ),
        ("j 12", say("go back to line 12 of the log")),
        ("s FILE", say("write the game to a file")),
        ("q", say("leave; the game is kept")),
    ):
        paper.line(f"  {key:8} {words}", " " * 11)


def question_rules(paper: Paper, rules: AnyRules, question: Question, view: View, choices: Sequence[Choice]) -> None:
    """Write the help for the present question, how it is answered, and the rules of what can be done at it."""
    for sentence in view.help:
        paper.line(sentence)
    if not view.help:
        paper.line(view.ask)
    rows = rows_of(question, view.layout)
    if rows:
        show_rows(paper, rows)
    elif hint := how_to_answer(question):
        paper.line(hint)
    verbs = dict.fromkeys(choice.option.split(" ")[0] for choice in choices)
    for verb in verbs:
        for clause in rules.rulebook().clauses:
            if clause.id.split(".")[-1] == verb:
                show_clause(paper, clause)


def show_clause(paper: Paper, clause: Clause) -> None:
    """Write a rule with its id."""
    paper.line(f"  {clause.id}: {' '.join(clause.text.split())}", "    ")


def explain_choice(paper: Paper, match: Match[object], question: Question, choice: Choice, view: View) -> None:
    """Write what a choice would do, and what the pieces it touches are."""
    paper.line(f"{choice.label}  [{choice.option}]")
    if question.kind == "one":
        option = next(o for o in question.options if match.rules.notation.write(o) == choice.option)
        events = match.preview(option).events
        if events:
            paper.line("  " + say("Then the log will say:"))
        for event in events:
            paper.line("  · " + match.rules.tell(match.state, event), "    ")
    places = view.places()
    for id in dict.fromkeys((choice.place, *choice.parts)):
        for piece in places[id].pieces if id in places else ():
            if piece.about:
                paper.line(f"  {piece.name}: {piece.about}", "    ")
    if choice.warning:
        paper.line(f"  {choice.warning}", "    ")


def explain_text(
    paper: Paper, match: Match[object], question: Question, view: View, choices: Sequence[Choice], text: str
) -> None:
    """Write why an answer is not possible here, or what has this name, and the rules that speak of it."""
    written = _is_an_answer(match, question, text)
    if written:
        paper.line(why_not(match, choices, text) or say("That can be done here."))
        if " " in text:
            return
    found = explain_zones(paper, view, text)
    found = explain_places(paper, view, text) or found
    found = explain_pieces(paper, view, text) or found
    found = explain_words(paper, match.rules, text) or found
    if not (found or written):
        paper.line(_begun(match, question, choices, text) or say("No rule speaks of “{text}”.", text=text))


def _is_an_answer(match: Match[object], question: Question, text: str) -> bool:
    """Whether something is written as an answer is, possible or not."""
    notation, typed = match.rules.notation, text.casefold()
    if " " not in text:
        return notation.templates.get(typed) == typed
    return _has_a_verb(match, question, text) and is_written(match, text)


def _has_a_verb(match: Match[object], question: Question, text: str) -> bool:
    verbs = {*match.rules.notation.templates, *(str(option[0]) for option in question.options)}
    return text.split(" ")[0].casefold() in verbs


def _begun(match: Match[object], question: Question, choices: Sequence[Choice], text: str) -> str:
    """Return how the answer is written that somebody began to write."""
    return why_not(match, choices, text) if " " in text and _has_a_verb(match, question, text) else ""


def explain_zones(paper: Paper, view: View, text: str) -> bool:
    """Write the zones in whose headings these words stand; return whether there are such zones."""
    words = re.compile(rf"(?<!\w){re.escape(text.casefold())}(?!\w)")
    named = [zone for zone in view.zones if words.search(zone.name.casefold())]
    for zone in named:
        show_zone(paper, zone)
    return bool(named)


def explain_places(paper: Paper, view: View, text: str) -> bool:
    """Write what lies at the places with this name, and what is beside them; return whether there are such places."""
    places = view.places()
    typed = text.casefold()
    named = [
        place
        for place in places.values()
        if re.match(rf"{re.escape(typed)}(?!\w)", place.name.casefold()) or place.id.casefold().endswith(f"-{typed}")
    ]
    for place in named[:PLACES_AT_MOST]:
        paper.line(place_words(place))
        for piece in place.pieces:
            if piece.about:
                paper.line(f"  {piece.name}: {piece.about}", "    ")
        if place.beside:
            names = "; ".join(places[id].name for id in place.beside if id in places)
            paper.line("  " + say("Beside it: {names}", names=names), "    ")
    return bool(named)


def explain_pieces(paper: Paper, view: View, text: str) -> bool:
    """Write what the pieces do in whose names this stands; return whether there are such pieces."""
    typed = text.casefold()
    abouts = {
        piece.name: piece.about
        for place in view.places().values()
        for piece in place.pieces
        if piece.about and re.search(rf"(?<!\w){re.escape(typed)}", piece.name.casefold())
    }
    for name, about in list(abouts.items())[:PLACES_AT_MOST]:
        paper.line(f"{name}: {about}", "  ")
    return bool(abouts)


def explain_words(paper: Paper, rules: AnyRules, text: str) -> bool:
    """Write the rule with this id, or those in which these words stand; return whether there are such rules."""
    clauses = rules.rulebook().clauses
    typed = text.casefold()
    found = [clause for clause in clauses if clause.id == typed]
    found = found or [c for c in clauses if typed in c.id or typed in " ".join(c.text.split()).casefold()]
    # Those that are named for the word come before those that mention it.
    found.sort(key=lambda clause: typed not in clause.id)
    for clause in found[:RULES_AT_MOST]:
        show_clause(paper, clause)
    if len(found) > RULES_AT_MOST:
        paper.line(
            say("{n} more rules do; soloist rules {game} prints all.", n=len(found) - RULES_AT_MOST, game=rules.name)
        )
    return bool(found)


def explain_chance(paper: Paper, rules: AnyRules, chance: Chance, part: Part) -> None:
    """Write what may fall in the part of a draw that is asked for."""
    paper.line(say("Roll or draw at your table, and type what fell; it can be:"))
    paper.line("  " + ", ".join(possible(part, rules.notation)), "  ")
    if sum(1 for each in chance.parts if each.n) > 1:
        paper.line(say("The parts can be typed in one line, too, with “|” between them."))
