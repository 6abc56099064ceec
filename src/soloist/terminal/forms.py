"""Forms of numbers in line mode: a line for each thing, in a small notation, or all numbers at once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from soloist.engine.errors import Refused
from soloist.engine.questions import Question
from soloist.engine.text import say
from soloist.engine.view import Choice, Layout
from soloist.terminal.paper import Paper

NOTHING = "-"
AS_IT_WAS = "="
Given = list[list[int]]
"""The numbers of the rows that were typed, row by row."""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing of a form: its name, the places of its numbers, and what each of them is called.

    Numbers that stand for things have names for their values, in `values`, by their places.
    """

    name: str
    places: tuple[int, ...]
    names: tuple[str, ...]
    values: Mapping[int, Sequence[Choice]]

    @property
    def numbers(self) -> list[tuple[int, str]]:
        """The places that take numbers, with their names."""
        return [(n, name) for n, name in zip(self.places, self.names, strict=True) if n not in self.values]


def rows_of(question: Question, layout: Layout) -> list[Row]:
    """Return the rows of a form; none where it is no form, or one whose numbers are typed one after the other."""
    if question.kind != "numbers" or not (layout.values or (layout.columns and len(layout.groups) > 1)):
        return []
    rows = []
    for group in layout.groups:
        names = layout.columns or tuple(question.fields[n][0] for n in group.places)
        values = {n: layout.values[n] for n in group.places if n in layout.values}
        rows.append(Row(group.name, group.places, tuple(names), values))
    return rows


def show_rows(paper: Paper, rows: Sequence[Row]) -> None:
    """Write how the rows of a form are typed, with what its words and numbers mean."""
    row, name = rows[0], rows[0].name
    ways = []
    if row.values:
        choices = next(iter(row.values.values()))
        ways.append(", ".join(_word(choice) for choice in choices if int(choice.option)))
    if row.numbers:
        names = [words for _, words in row.numbers]
        some = " ".join(str(n % 4) for n in range(len(names)))
        numbers = say("the numbers for {names}, such as {some}", names=", ".join(names), some=some)
        ways.append(say("{numbers}, or some by name, such as 2 {name}", numbers=numbers, name=names[-1]))
    last = rows[-1].name
    text = say("A line for each, from “{first}” to “{last}”: {ways}.", first=name, last=last, ways="; ".join(ways))
    paper.line(text)
    paper.line(say("“-” is nothing. Several lines can be typed in one, with “;” between them."))


def _word(choice: Choice) -> str:
    return choice.short or choice.label


def read_form(question: Question, rows: Sequence[Row], given: Given, text: str) -> Given:
    """Return what was typed so far together with this line; all rows at once, if these are all numbers of the form.

    :raises Refused: if it cannot be read.
    """
    words = text.replace(",", " ").split()
    if len(words) == len(question.fields) and all(_number(word) is not None for word in words):
        whole = [int(word) for word in words]
        return [[whole[n] for n in row.places] for row in rows]
    parts = [part.strip() for part in text.split(";")]
    if len(given) + len(parts) > len(rows):
        raise Refused(say("That is more than the {n} that are asked for.", n=len(rows)))
    return [*given, *(_row(question, rows[n], part) for n, part in enumerate(parts, len(given)))]


def whole(rows: Sequence[Row], given: Given) -> str:
    """Return the numbers of all rows as the answer to the form."""
    numbers = {
        n: value for row, values in zip(rows, given, strict=True) for n, value in zip(row.places, values, strict=True)
    }
    return " ".join(str(numbers[n]) for n in sorted(numbers))


def _row(question: Question, row: Row, text: str) -> list[int]:
    least = {n: max(0, question.fields[n][1]) for n in row.places}
    if text in (NOTHING, ""):
        return [least[n] for n in row.places]
    if text == AS_IT_WAS and question.now is not None:
        return [int(question.now[0][1 + n]) for n in row.places]
    found = {**least, **_read(row, text)}
    for n in row.places:
        name, low, high = question.fields[n]
        if not low <= found[n] <= high:
            raise Refused(say("{name}: a number from {least} to {most} is asked for.", name=name, least=low, most=high))
    return [found[n] for n in row.places]


def _read(row: Row, text: str) -> dict[int, int]:
    words = re.findall(r"-?\d+|[^\W\d]+|-", text.casefold().replace(",", " "))
    numbers = [_number(word) for word in words]
    if row.numbers and None not in numbers:
        if len(words) != len(row.numbers):
            names = ", ".join(name for _, name in row.numbers)
            raise Refused(say("{row}: a number for each of {names} is asked for.", row=row.name, names=names))
        return {n: int(word) for (n, _), word in zip(row.numbers, words, strict=True)}
    if None not in numbers or not row.values or any(number is not None for number in numbers):
        return _by_name(row, words)
    found: dict[int, int] = {}
    if len(words) > len(row.values):
        return _by_name(row, words)
    for n, word in zip(row.values, words, strict=False):
        found[n] = 0 if word == NOTHING else _value(row, row.values[n], word)
    return found


def _value(row: Row, choices: Sequence[Choice], word: str) -> int:
    fits = [choice for choice in choices if _word(choice).casefold().startswith(word)]
    if len(fits) != 1:
        names = ", ".join(map(_word, choices))
        raise Refused(say("{row}: “{word}” is none of {names}.", row=row.name, word=word, names=names))
    return int(fits[0].option)


def _by_name(row: Row, words: Sequence[str]) -> dict[int, int]:
    """Read numbers with their names, in any order: "2 iron 5 points"."""
    found: dict[int, int] = {}
    pairs = list(zip(words[::2], words[1::2], strict=False))
    for one, other in pairs:
        number, name = (one, other) if _number(one) is not None else (other, one)
        fits = [n for n, words_ in row.numbers if words_.casefold().startswith(name)]
        if len(fits) != 1 or _number(number) is None:
            raise _unreadable(row, " ".join(words))
        found[fits[0]] = int(number)
    if not pairs or len(words) % 2:
        raise _unreadable(row, " ".join(words))
    return found


def _unreadable(row: Row, text: str) -> Refused:
    return Refused(say("{row}: “{text}” cannot be read; type ? to see how it is written.", row=row.name, text=text))


def read_changes(question: Question, text: str) -> str:
    """Return the numbers of a form of which only some are typed, each with its name: "points 22; gold 0".

    :raises Refused: if one has no name that is unmistakable.
    """
    text = text.removeprefix("numbers ")
    if question.kind != "numbers" or question.now is None or not re.search(r"[^\W\d]", text):
        return text
    row = Row(say("Here"), tuple(range(len(question.fields))), tuple(name for name, _, _ in question.fields), {})
    changed = _by_name(row, re.findall(r"-?\d+|[^\W\d]+", text.casefold()))
    return " ".join(str(changed.get(n, int(value))) for n, value in enumerate(question.now[0][1:]))


def _number(word: str) -> int | None:
    return int(word) if re.fullmatch(r"-?\d{1,6}", word) else None
