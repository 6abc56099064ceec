"""Questions as a person taps them at a real table: what a form shows, and what it says when it is posted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from soloist.engine.catalogue import AnyRules
from soloist.engine.errors import Refused
from soloist.engine.forms import has_to_be_told
from soloist.engine.questions import Answer, Notation, Question
from soloist.engine.text import say
from soloist.engine.view import Choice, Group, Layout, View
from soloist.web.http import Fields

Shape = Literal["buttons", "radios", "list", "yes or no", "toggles", "taps", "order", "number", "form"]
_MANY_QUESTIONS = 6
"""So many questions on one screen are a form with lists to choose from."""
_BUTTONS = 24
_NUMBERS = 21
"""Of so many numbers each has a button."""
_FOLDED = 8
"""More choices that are rarely named lie folded beside other questions."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of a screen: its view, its options as choices in their order, and what its form has in it.

    `key` begins the names of its fields; `alone` says that nothing else stands on the screen, so that one tap answers.
    """

    key: str
    question: Question
    view: View
    choices: Sequence[Choice]
    together: int
    given: Mapping[str, Sequence[str]] = field(default_factory=dict)
    error: str = ""

    @property
    def alone(self) -> bool:
        """Whether it is the only question of the screen."""
        return self.together == 1

    @property
    def many(self) -> bool:
        """Whether the screen is a long form, as when a game is set up."""
        return self.together >= _MANY_QUESTIONS

    @property
    def shape(self) -> Shape:
        """How it is answered."""
        question = self.question
        if question.kind == "one":
            if self.alone:
                return "buttons"
            return "list" if self.many or len(self.choices) > _BUTTONS else "radios"
        if question.kind == "some":
            if question.each > 1:
                return "taps"
            return "yes or no" if question.yes_or_no else "toggles"
        return "order" if question.kind == "order" else "number" if question.kind == "number" else "form"

    @property
    def layout(self) -> Layout:
        """How it is laid out."""
        return self.view.layout

    @property
    def groups(self) -> Sequence[Group]:
        """The groups of choices or numbers; all together where there are none."""
        size = len(self.question.fields) if self.question.kind == "numbers" else len(self.choices)
        everything = tuple(n for n in range(size) if n not in self.layout.aside)
        return self.layout.groups or (Group("", everything),)

    @property
    def folded(self) -> bool:
        """Whether its choices lie folded: many that are rarely named, beside another question."""
        rare = self.question.kind == "some" and self.question.least == 0 and len(self.choices) > _FOLDED
        return rare and not self.alone

    @property
    def values(self) -> Sequence[int]:
        """The values of a number that have a button."""
        least, most = self.question.least, self.question.most
        if most - least < _NUMBERS:
            return range(least, most + 1)
        return [n for n in self.layout.likely if least <= n <= most]

    @property
    def all_values(self) -> bool:
        """Whether every value of a number has a button."""
        return self.question.most - self.question.least < _NUMBERS

    def has_pad(self, n: int) -> bool:
        """Whether every value of a number of a form has a button: its range is small, and no grid holds it."""
        _, least, most = self.question.fields[n]
        return not self.layout.columns and most - least < _NUMBERS

    @property
    def lack(self) -> str:
        """What the page says while it is not answered; `{n}` is how much is there so far, `{name}` a missing number."""
        question = self.question
        least, most, so_far, name = question.least, question.most, "{n}", "{name}"
        if question.kind == "order":
            return say("Tap them in order: {n} of {most}.", n=so_far, most=len(question.options))
        if question.kind == "numbers":
            return say("{name}: a number is missing.", name=name)
        if question.kind != "some":
            return say("This is not answered yet.")
        if least == most:
            return say("Exactly {most} are to be chosen: {n} so far.", n=so_far, most=most)
        return say("At least {least} to be chosen.", least=least) if least else say("Nothing is chosen yet.")

    @property
    def count(self) -> str:
        """How the page counts what is chosen; `{n}` is how much that is so far."""
        least, most, so_far = self.question.least, self.question.most, "{n}"
        if least == most:
            return say("{n} of {most}", n=so_far, most=most)
        return say("{n} so far; at least {least}", n=so_far, least=least) if least else say("{n} so far", n=so_far)

    def chosen(self, name: str = "") -> Sequence[str]:
        """Return what one of its fields has in it."""
        return self.given.get(self.key + name, ())

    def typed(self, name: str, default: object) -> str:
        """Return what a field of a number has in it."""
        values = [value for value in self.chosen(name) if value.strip()]
        return values[-1] if values else str(default)

    def told(self, n: int) -> str:
        """Return what the field of a form has in it: at first 0, or nothing where a number has to be told."""
        return self.typed(f"-f{n}", "" if has_to_be_told(self.question, n, self.layout.every) else 0)


def asked(
    rules: AnyRules,
    state: object,
    questions: Sequence[Question],
    given: Mapping[str, Sequence[str]] | None = None,
    errors: Mapping[str, str] | None = None,
) -> list[Asked]:
    """Return the questions of a screen; `given` is what their form had in it, `errors` what was wrong, by name."""
    found = []
    for n, question in enumerate(questions):
        view = rules.view(state, question)
        choices = choices_of(rules, state, question, view)
        error = (errors or {}).get(question.name, "")
        inside = given or _so_far(f"q{n}", question, rules.notation)
        found.append(Asked(f"q{n}", question, view, choices, len(questions), inside, error))
    return found


def _so_far(key: str, question: Question, notation: Notation) -> dict[str, list[str]]:
    """Return what a form has in it before anybody has touched it: what is so far, where that is asked."""
    return {} if question.now is None else given_of(key, question, question.now, notation)


def choices_of(rules: AnyRules, state: object, question: Question, view: View) -> list[Choice]:
    """Return a choice for each option of a question, in their order: in the words of its view, or of the game."""
    known = {choice.option: choice for choice in view.choices}
    texts = [rules.notation.write(option) for option in question.options]
    return [
        known.get(text) or Choice(text, rules.label(state, question, option))
        for text, option in zip(texts, question.options, strict=True)
    ]


def given_of(key: str, question: Question, answer: Answer, notation: Notation) -> dict[str, list[str]]:
    """Return what a form has in it that says this answer: to answer a question again."""
    if question.kind == "number":
        return {key: [str(answer[0][1])]}
    if question.kind == "numbers":
        return {f"{key}-f{n}": [str(value)] for n, value in enumerate(answer[0][1:])}
    texts = [notation.write(option) for option in answer]
    if question.kind == "order":
        return {f"{key}-s{n}": [text] for n, text in enumerate(texts)}
    if question.each > 1:
        options = [notation.write(option) for option in question.options]
        return {f"{key}-n{n}": [str(texts.count(text))] for n, text in enumerate(options)}
    return {key: texts}


# Reading what was posted.


def said(one: Asked, form: Fields) -> str:
    """Return what a form answers to a question, in notation.

    :raises Refused: if it answers nothing, or no number where one is asked for.
    """
    question, key = one.question, one.key
    values = [value for value in form.get(key, ()) if value.strip()]
    if question.kind == "numbers":
        return " ".join(_number(form, f"{key}-f{n}", name) for n, (name, _, _) in enumerate(question.fields))
    if question.kind == "order":
        return "; ".join(value for n in range(len(question.options)) for value in form.get(f"{key}-s{n}", ()) if value)
    if question.each > 1:
        return "; ".join(text for n, c in enumerate(one.choices) for text in _times(form, f"{key}-n{n}", c.option))
    if question.kind == "some":
        if not values and one.alone and question.least == 0 and not form.get(f"{key}-none"):
            raise Refused(say("Nothing is chosen yet: choose, or say that it is none of these."))
        # The page has them in the order of their names; what is no choice is still to be refused.
        order = {choice.option: n for n, choice in reversed(list(enumerate(one.choices)))}
        values.sort(key=lambda value: order.get(value, len(order)))
        return "" if form.get(f"{key}-none") else "; ".join(values)
    # A number's own field stands behind its buttons and may be left empty.
    if not values:
        raise Refused(say("This is not answered yet."))
    return values[-1]


def _number(form: Fields, name: str, words: str) -> str:
    values = [value.strip() for value in form.get(name, ()) if value.strip()]
    if not values or not values[-1].removeprefix("-").isdigit():
        raise Refused(say("{name}: a number is missing.", name=words))
    return values[-1]


def _times(form: Fields, name: str, text: str) -> list[str]:
    values = [value.strip() for value in form.get(name, ()) if value.strip()]
    times = values[-1] if values else "0"
    if not (times.isascii() and times.isdigit() and len(times) < 3):
        raise Refused(say("How often something is chosen is a small number."))
    return [text] * int(times)
