"""From what a person types to an answer: a number of the list, the notation, or an unmistakable beginning of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from soloist.engine.catalogue import AnyRules
from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.engine.questions import Question
from soloist.engine.text import say
from soloist.engine.view import Choice, View


def choices_of(rules: AnyRules, state: object, question: Question, view: View) -> list[Choice]:
    """Return every option once: as the view words it, and those that the view leaves out in the game's words."""
    notation = rules.notation
    shown = {choice.option: choice for choice in view.choices}
    choices: dict[str, Choice] = {}
    for option in question.options:
        text = notation.write(option)
        if text not in choices:
            choice = shown.get(text) or Choice(text, rules.label(state, question, option))
            n = question.options.count(option)
            words = choice.label if n == 1 else say("{label}, up to {n} times", label=choice.label, n=n)
            choices[text] = replace(choice, label=words)
    return list(choices.values())


def resolve(match: Match[object], question: Question, choices: Sequence[Choice], text: str) -> str:
    """Return the answer that a person means to the question that is asked, in notation.

    :raises Refused: if it is none; the sentence says why.
    """
    return meant(question, choices, text, lambda typed: why_not(match, choices, typed))


def why_not(match: Match[object], choices: Sequence[Choice], text: str) -> str:
    """Return why something typed is no answer: how it is written, what it may have meant, or why it cannot be done."""
    notation, typed = match.rules.notation, text.casefold()
    verb = next(
        (verb for verb in sorted(notation.templates, key=len, reverse=True) if f"{typed} ".startswith(f"{verb} ")), ""
    )
    if not verb:
        named = [choice.option for choice in choices if typed in choice.label.casefold()][:NAMED_AT_MOST]
        if named:
            return say("“{text}” alone is no answer; it is in: {options}.", text=text, options=", ".join(named))
    # Capitals of the verb do not matter; those of a name are the game's own matter.
    written = verb + text[len(verb) :]
    if verb and not is_written(match, written):
        form = notation.templates[verb].replace("{}", "…")
        such = next((choice.option for choice in choices if choice.option.startswith(verb)), "")
        if such:
            return say(
                "“{text}” is not complete, or not right: it is written “{form}”, such as {such}.",
                text=text,
                form=form,
                such=such,
            )
        return say("“{text}” is not complete, or not right: it is written “{form}”.", text=text, form=form)
    return match.why_not(written)


def is_written(match: Match[object], text: str) -> bool:
    """Whether a text is the notation of something, possible or not."""
    try:
        match.rules.notation.read(text)
    except Refused:
        return False
    return True


def meant(question: Question, choices: Sequence[Choice], text: str, why_not: Callable[[str], str]) -> str:
    """Return the answer that a person means to any question, in notation; `why_not` says why something is none.

    :raises Refused: if it is none; the sentence says why.
    """
    if question.kind in ("number", "numbers"):
        return text
    if question.kind == "one":
        return _resolve_one(why_not, choices, text)
    typed = text.casefold()
    if question.least == 0 and typed in (NONE, say("none")):
        return ""
    if question.yes_or_no:
        return _yes_or_no(choices[0], text, why_not)
    return "; ".join(_resolve_one(why_not, choices, part) for part in _parts(choices, text))


def _yes_or_no(choice: Choice, text: str, why_not: Callable[[str], str]) -> str:
    typed = text.casefold()
    if typed in (say("y"), say("yes")):
        return choice.option
    if typed in (say("n"), say("no")):
        return ""
    if typed == "1" or _meant(typed, [choice]):
        return choice.option
    # The game's own reason comes first: what is meant may be something that it knows.
    raise Refused(why_not(text) if " " in text else say("Type y or n."))


def _parts(choices: Sequence[Choice], text: str) -> list[str]:
    """Return the answers that stand in one line: between semicolons or commas, or simply behind each other."""
    if ";" in text:
        parts = text.split(";")
    elif "," in text or re.fullmatch(r"[\d\s]+", text):
        parts = re.split(r"[\s,]+" if re.fullmatch(r"[\d\s,]+", text) else ",", text)
    else:
        words = text.split()
        each = all(word.isdigit() or len(_meant(word.casefold(), choices)) == 1 for word in words)
        parts = words if each and not _meant(text.casefold(), choices) else [text]
    return [" ".join(part.split()) for part in parts if part.strip()]


NAMED_AT_MOST = 4
"""So many choices at most are named for a word that stands in them."""
LONGEST = 200
"""No choice is written with so many letters."""
NONE = "-"
"""What names nothing, beside the word for it."""


def _resolve_one(why_not: Callable[[str], str], choices: Sequence[Choice], text: str) -> str:
    # No choice is as long, and nobody reads a page of what was typed by mistake.
    text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    if text.isascii() and text.isdigit():
        if not 1 <= int(text[:6]) <= len(choices):
            raise Refused(say("There is no choice {n}; the choices are 1 to {last}.", n=text, last=len(choices)))
        return choices[int(text) - 1].option
    found = _meant(text.casefold(), choices)
    if len(found) == 1:
        return found[0]
    if found:
        raise Refused(say("“{text}” can be: {options}.", text=text, options=", ".join(found)))
    raise Refused(why_not(text) or say("“{text}” is not among the choices here.", text=text))


def _meant(typed: str, choices: Sequence[Choice]) -> list[str]:
    """Return the choices that something typed can mean: written so, or begun so, or named so."""
    options = [choice.option for choice in choices]
    named = [c.option for c in choices if typed in (c.label.casefold(), c.option.casefold().partition(" ")[2])]
    if sum(typed in c.label.casefold() for c in choices) > len(named):
        # It stands in others too: what is meant is not sure.
        named = []
    for fits in (
        [option for option in options if option.casefold() == typed],
        [option for option in options if f"{option.casefold()} ".startswith(f"{typed} ")],
        named,
    ):
        if fits:
            return fits
    return []
