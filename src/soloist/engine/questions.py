"""Questions, options, and their text notation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from soloist.engine.errors import Refused
from soloist.engine.text import say, say_n

Option = tuple[str | int, ...]
"""What may be answered: a verb and its arguments, ints or strings. Never an index."""

Answer = tuple[Option, ...]
"""The options chosen: exactly one for a question of kind `one`, several in order for `some` and `order`."""

Kind = Literal["one", "some", "order", "number", "numbers"]

Field = tuple[str, int, int]
"""A number of a form: its name, the least and the most that it can be."""


@dataclass(slots=True)
class Question:
    """What a seat is asked, with everything it may answer.

    `kind` is `one` of the options, `some` of them (from `least` to `most`; one option may be named `each` times, and
    equal options may be listed several times), all of them in an `order`, a `number` from `least` to `most`, answered
    as `("number", n)`, or the `numbers` of a form with `fields`, answered as `("numbers", n, n, ...)`.

    `about` is for those who word a question or answer it by looking: what it asks for, as data. `now` is the answer
    that is true so far, where one is only asked what is otherwise.
    """

    seat: int
    name: str
    options: list[Option]
    kind: Kind = "one"
    least: int = 1
    most: int = 1
    each: int = 1
    fields: tuple[Field, ...] = ()
    about: object = field(default=None, compare=False, repr=False)
    now: Answer | None = field(default=None, compare=False, repr=False)

    def forced(self) -> Answer | None:
        """Return the only answer there is, or None if there is a choice."""
        options = self.options
        if self.kind == "one":
            return (options[0],) if len(options) == 1 else None
        if self.kind == "number":
            return (("number", self.least),) if self.least == self.most else None
        if self.kind == "numbers":
            fixed = all(least == most for _, least, most in self.fields)
            return (("numbers", *(least for _, least, _ in self.fields)),) if fixed else None
        alike = len(set(options)) <= 1
        if self.kind == "order":
            return tuple(options) if alike else None
        offered = self.offered()
        most = min(self.most, len(offered))
        if self.least == most and (alike or most in (0, len(offered))):
            return tuple(offered[:most])
        return None

    @property
    def yes_or_no(self) -> bool:
        """Whether it is about one thing alone, which is so or is not."""
        return self.kind == "some" and (self.least, self.most) == (0, 1) and len(self.offered()) == 1

    def offered(self) -> list[Option]:
        """Return the options, each as often as it may be named."""
        return self.options if self.each == 1 else [option for option in self.options for _ in range(self.each)]

    def simplest(self) -> Answer:
        """Return an answer that can be given: what is so far; the first option, as few as will do, numbers near 0."""
        if self.now is not None:
            return self.now
        forced = self.forced()
        if forced is not None:
            return forced
        if self.kind == "number":
            return (("number", max(0, self.least)),)
        if self.kind == "numbers":
            return (("numbers", *(max(0, least) for _, least, _ in self.fields)),)
        offered = self.offered()
        return tuple(offered[: {"one": 1, "order": len(offered)}.get(self.kind, self.least)])

    def own(self, answer: Answer) -> Answer:
        """Return an allowed answer in the question's own options: `True` and 1.0 are equal to 1, but not the same."""
        if self.kind in ("number", "numbers"):
            return answer
        return tuple(self.options[self.options.index(option)] for option in answer)

    def why_refused(self, answer: Answer) -> str | None:
        """Return why this is no answer at all to the question, in a plain sentence, or None if it is one."""
        if self.kind == "number":
            if len(answer) == 1 and len(answer[0]) == 2 and answer[0][0] == "number":
                n = answer[0][1]
                if type(n) is int and self.least <= n <= self.most:
                    return None
            return say("A number from {least} to {most} is asked for.", least=self.least, most=self.most)
        if self.kind == "numbers":
            return self._why_no_numbers(answer)
        if self.kind == "one":
            if len(answer) == 1 and answer[0] in self.options:
                return None
            return say("That is not among the choices here.")
        least, most = (len(self.options),) * 2 if self.kind == "order" else (self.least, self.most)
        if not least <= len(answer) <= most:
            if least == most:
                return say("Exactly {n} have to be named.", n=least)
            return say("From {least} to {most} have to be named.", least=least, most=most)
        for option in answer:
            n, can = answer.count(option), self.options.count(option) * self.each
            if not can:
                return say("One of those named is not among the choices here.")
            if n > can:
                return say("One of them is named {n} times; at most {most} is possible.", n=n, most=can)
        return None

    def _why_no_numbers(self, answer: Answer) -> str | None:
        n = len(self.fields)
        if len(answer) != 1 or answer[0][:1] != ("numbers",) or len(answer[0]) != n + 1:
            return say_n("Exactly {n} number is asked for.", "Exactly {n} numbers are asked for.", n)
        for (name, least, most), value in zip(self.fields, answer[0][1:], strict=True):
            if type(value) is not int or not least <= value <= most:
                return say(
                    "{name}: a number from {least} to {most} is asked for.", name=say(name), least=least, most=most
                )
        return None


@dataclass(slots=True)
class Part:
    """One part of an outcome of chance: `n` dice, or `n` pieces out of a bag.

    `of` names what falls ("die", "tile", "goods"); `kinds` are the values that can fall, in a fixed order, and
    `counts` how many of each there are, together at least `n` (None for dice: each value can come again and again).
    """

    name: str
    of: str
    n: int
    kinds: Sequence[int]
    counts: Sequence[int] | None = None

    def left(self, value: int) -> int:
        """Return how often a value can fall at most."""
        if value not in self.kinds:
            return 0
        return self.n if self.counts is None else self.counts[self.kinds.index(value)]

    def why_refused(self, values: Sequence[int]) -> str | None:
        """Return why these values cannot fall, in a plain sentence, or None if they can."""
        name = say(self.name)
        if len(values) != self.n:
            return say("{name}: exactly {n} are needed, not {given}.", name=name, n=self.n, given=len(values))
        for value in values:
            if not self.left(value):
                return say("{name}: one of the values cannot fall here.", name=name)
            if values.count(value) > self.left(value):
                return say("{name}: there are not that many of one kind left.", name=name)
        return None


@dataclass(slots=True)
class Chance:
    """Something that falls or is drawn; (label, index) occurs once in a game."""

    label: str
    index: int
    parts: list[Part]

    @property
    def key(self) -> str:
        """The name of this event in a record: `label#index`."""
        return f"{self.label}#{self.index}"


Outcome = list[list[int]]
"""What fell: the values of each part of a Chance."""


@dataclass(slots=True)
class Notation:
    """The lossless text of a game's options and outcomes.

    `templates` gives the words of a verb, `{}` for each argument ("place {}@{} with {}"); a verb without a template is
    written with its arguments after it. `names` gives the words for the values of one kind of thing that is drawn. No
    text in an option has a semicolon, or spaces but single ones inside; no name of a thing has a comma or a bar.
    """

    templates: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    _patterns: list[tuple[str, re.Pattern[str]]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        for verb, template in self.templates.items():
            pattern = re.escape(template).replace(re.escape("{}"), "(.+?)")
            self._patterns.append((verb, re.compile(pattern)))

    def write(self, option: Option) -> str:
        """Return the text of one option."""
        template = self.templates.get(str(option[0])) if option else None
        # What has another number of arguments is no option, but a refusal has to name it.
        if template is not None and template.count("{}") == len(option) - 1:
            return template.format(*option[1:])
        return " ".join(str(part) for part in option)

    def read(self, text: str, options: Sequence[Option] = ()) -> Option:
        """Return the option with this text; those given are looked through first.

        :raises Refused: if the text is no option's notation.
        """
        text = " ".join(text.split())
        for option in options:
            if self.write(option) == text:
                return option
        for verb, pattern in self._patterns:
            match = pattern.fullmatch(text)
            if match:
                return (verb, *(_value(part) for part in match.groups()))
        verb, *rest = text.split(" ") if text else [""]
        if not verb or verb in self.templates:
            if not options:
                raise Refused(say("“{text}” is not the notation of a choice.", text=text))
            example = self.write(options[0])
            raise Refused(
                say("“{text}” is not the notation of a choice; one is “{example}”.", text=text, example=example)
            )
        return (verb, *(_value(part) for part in rest))

    def write_answer(self, answer: Answer) -> str:
        """Return the text of an answer: its options, separated by semicolons."""
        return "; ".join(self.write(option) for option in answer)

    def read_answer(self, question: Question, text: str) -> Answer:
        """Return the answer with this text.

        :raises Refused: if the text is no notation.
        """
        if question.kind == "one":
            return (self.read(text, question.options),)
        if question.kind == "number":
            return (("number", _value(text.removeprefix("number").strip())),)
        if question.kind == "numbers":
            words = text.replace(",", " ").split()
            return (("numbers", *map(_value, words[1:] if words[:1] == ["numbers"] else words)),)
        parts = [part for part in text.split(";") if part.strip()]
        return tuple(self.read(part, question.options) for part in parts)

    def write_outcome(self, chance: Chance, outcome: Outcome) -> str:
        """Return the text of what fell: values separated by commas, parts by bars."""
        return " | ".join(
            ", ".join(self.names.get(part.of, {}).get(value, str(value)) for value in values)
            for part, values in zip(chance.parts, outcome, strict=True)
        )

    def read_outcome(self, chance: Chance, text: str) -> Outcome:
        """Return what fell from its text.

        :raises Refused: if it cannot fall here; the sentence says why.
        """
        texts = text.split("|")
        if len(texts) != len(chance.parts):
            raise Refused(say("{what} has {n} parts, separated by “|”.", what=chance.label, n=len(chance.parts)))
        return [self._read_part(part, words) for part, words in zip(chance.parts, texts, strict=True)]

    def _read_part(self, part: Part, text: str) -> list[int]:
        names = {name: value for value, name in self.names.get(part.of, {}).items()}
        values: list[int] = []
        for word in (w.strip() for w in re.split("," if names else r"[,\s]+", text) if w.strip()):
            value = names.get(word, _value(word))
            if not isinstance(value, int) or not part.left(value):
                raise Refused(
                    say(
                        "{name}: “{word}” cannot fall here; what can is: {words}.",
                        name=say(part.name),
                        word=word,
                        words=self._what_can_fall(part),
                    )
                )
            values.append(value)
        reason = part.why_refused(values)
        if reason:
            raise Refused(reason)
        return values

    def _what_can_fall(self, part: Part) -> str:
        names = self.names.get(part.of, {})
        words = [names.get(value, str(value)) for value in part.kinds if part.left(value)]
        return ", ".join(words if len(words) <= _LISTED else [*words[:_LISTED], "…"])


_LISTED = 12
"""A sentence lists at most so many things that can fall."""
_DIGITS = 15
"""A text of more digits is no number of a game."""


def _value(text: str) -> str | int:
    digits = text.removeprefix("-")
    return int(text) if len(digits) <= _DIGITS and digits.isascii() and digits.isdigit() else text
