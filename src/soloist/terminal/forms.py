"""Forms of numbers in line mode: a line for each thing, in a small notation, or all numbers at once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from soloist.engine.errors import Refused
from soloist.engine.forms import has_to_be_told
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

    Numbers that stand for things have names for their values, in `values`, by their places. Those in `told` have to be
    told; others are 0 where they are not.
    """

    name: str
    places: tuple[int, ...]
    names: tuple[str, ...]
    values: Mapping[int, Sequence[Choice]]
    told: tuple[int, ...] = ()

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
        told = tuple(n for n in group.places if has_to_be_told(question, n, layout.every))
        rows.append(Row(group.name, group.places, tuple(names), values, told))
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
        numbers = say("the numbers for {names}, such as {some}", names=", ".join(names), some=_some(row))
        by_name = say("{numbers}, or some by name, such as 2 {name}", numbers=numbers, name=names[-1])
        ways.append(numbers if row.told else by_name)
    if row.values and row.numbers:
        ways.append(say("also together, such as {such}", such=_such(row)))
    last, how = rows[-1].name, "; ".join(ways)
    if len(rows) == 1:
        paper.line(say("In one line: {ways}.", ways=how))
    else:
        paper.line(say("A line for each, from “{first}” to “{last}”: {ways}.", first=name, last=last, ways=how))
    several = say("Several lines can be typed in one, with “;” between them.")
    paper.line(several if row.told else say("“-” is nothing. {several}", several=several))


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
    now = {} if question.now is None else {n: int(question.now[0][1 + n]) for n in row.places}
    if now and text == AS_IT_WAS:
        return [now[n] for n in row.places]
    nothing = {n: 0 for n in row.places if n not in row.told}
    # By name only what is wrong is told of something that is known so far.
    found = nothing if text in (NOTHING, "") else {**nothing, **now, **_read(row, text)}
    if len(found) < len(row.places):
        raise _lacking(row)
    for n in row.places:
        name, low, high = question.fields[n]
        if not low <= found[n] <= high:
            raise Refused(say("{name}: a number from {least} to {most} is asked for.", name=name, least=low, most=high))
    return [found[n] for n in row.places]


def _read(row: Row, text: str) -> dict[int, int]:
    """Read a row: first the words for what has names, then all its numbers, or some of them with their names."""
    words = re.findall(r"-?\d+|[^\W\d]+|-", text.casefold().replace(",", " "))
    found: dict[int, int] = {}
    for n in row.values:
        if words and words[0] == NOTHING:
            found[n], words = 0, words[1:]
        else:
            value, words = _called(row.values[n], words)
            found |= {} if value is None else {n: value}
    if words and row.numbers and None not in (numbers := [_number(word) for word in words]):
        if len(words) != len(row.numbers):
            raise _lacking(row)
        return found | {n: number for (n, _), number in zip(row.numbers, numbers, strict=True) if number is not None}
    named = _by_name(row, words)
    if named is None or not (found or named):
        raise _unreadable(row, text)
    return found | named


def _called(choices: Sequence[Choice], words: list[str]) -> tuple[int | None, list[str]]:
    """Return the value for which the first words stand, as many as can be, and the words behind them."""
    for n in range(len(words), 0, -1):
        value = _value(choices, " ".join(words[:n]))
        if value is not None:
            return value, words[n:]
    return None, words


def _value(choices: Sequence[Choice], word: str) -> int | None:
    """Return the value for which a word stands, if that is unmistakable."""
    fits = [choice for choice in choices if _word(choice).casefold().startswith(word)]
    return int(fits[0].option) if len(fits) == 1 else None


def _by_name(row: Row, words: Sequence[str]) -> dict[int, int] | None:
    """Read numbers with their names, in any order: "2 iron 5 other icons"; None if that cannot be."""
    found: dict[int, int] = {}
    rest = list(words)
    while rest:
        first = _number(rest[0]) is not None
        run = next((n for n, word in enumerate(rest[1:], 1) if (_number(word) is not None) is first), len(rest))
        if first:
            number, name, rest = _number(rest[0]), rest[1:run], rest[run:]
        else:
            after = next((n for n, word in enumerate(rest) if _number(word) is not None), len(rest))
            number, name, rest = _number(rest[after]) if after < len(rest) else None, rest[:after], rest[after + 1 :]
        fits = [n for n, words_ in row.numbers if name and words_.casefold().startswith(" ".join(name))]
        if len(fits) != 1 or number is None:
            return None
        found[fits[0]] = number
    return found


def _lacking(row: Row) -> Refused:
    names = ", ".join(name for _, name in row.numbers)
    return Refused(say("{row}: a number for each of {names} is asked for.", row=row.name, names=names))


def _unreadable(row: Row, text: str) -> Refused:
    return Refused(
        say("{row}: “{text}” cannot be read; it is written like “{such}”.", row=row.name, text=text, such=_such(row))
    )


def _such(row: Row) -> str:
    """Return an example of a row."""
    kinds = [_word(choices[1]) for choices in row.values.values()]
    numbers = [_some(row)] if row.told else [f"2 {name}" for _, name in row.numbers[-1:]]
    return " ".join([*kinds, *numbers])


def _some(row: Row) -> str:
    """Return numbers that a row can have."""
    return " ".join(str(max(n % 4, int(place in row.told))) for n, (place, _) in enumerate(row.numbers))


def read_changes(question: Question, text: str) -> str:
    """Return the numbers of a form of which only some are typed, each with its name: "points 22; gold 0".

    :raises Refused: if one has no name that is unmistakable.
    """
    text = text.removeprefix("numbers ")
    if question.kind != "numbers" or question.now is None or not re.search(r"[^\W\d]", text):
        return text
    row = Row(say("Here"), tuple(range(len(question.fields))), tuple(name for name, _, _ in question.fields), {})
    changed = _by_name(row, re.findall(r"-?\d+|[^\W\d]+", text.casefold()))
    if changed is None:
        raise _unreadable(row, text)
    return " ".join(str(changed.get(n, int(value))) for n, value in enumerate(question.now[0][1:]))


def _number(word: str) -> int | None:
    return int(word) if re.fullmatch(r"-?\d{1,6}", word) else None
