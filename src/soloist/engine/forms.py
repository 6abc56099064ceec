"""Questions that begin with what is so far, for corrections; what of a form has to be told, and what was answered."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.questions import Answer, Field, Option, Question


def form(seat: int, name: str, fields: Sequence[Field], now: Sequence[int]) -> Question:
    """Return the question for several numbers; what is so far may be beyond what is likely, but is never refused."""
    wide = [(word, min(least, n), max(most, n)) for (word, least, most), n in zip(fields, now, strict=True)]
    return Question(seat, name, [], "numbers", fields=tuple(wide), now=(("numbers", *now),))


def number(seat: int, name: str, now: int, least: int, most: int) -> Question:
    """Return the question for one number, which is `now` so far."""
    return Question(seat, name, [], "number", min(least, now), max(most, now), now=(("number", now),))


def some(
    seat: int, name: str, options: Sequence[Option], now: Sequence[Option], most: int, each: int = 1
) -> Question:  # fmt: skip
    """Return the question for up to so many of the options, of which those in `now` are named so far."""
    inside = tuple(option for option in options for _ in range(list(now).count(option)))
    return Question(seat, name, list(options), "some", 0, most, each, now=inside)


def has_to_be_told(question: Question, place: int, every: bool) -> bool:
    """Whether a number of a form has to be told, and is not 0 by itself: each where `every` is, or what cannot be 0."""
    return every or question.fields[place][1] > 0


def numbers_told(answer: Answer) -> list[int]:
    """Return the numbers of a form that was answered."""
    return [int(n) for n in answer[0][1:]]


def kinds_told(answer: Answer) -> list[int]:
    """Return what the options of an answer name: the number behind the first word of each."""
    return [int(option[1]) for option in answer]


def old_first(before: Sequence[int], named: Sequence[int]) -> list[int]:
    """Return those that are named, those that were there before in their order first."""
    left = [one for one in before if one in named]
    return [*left, *(one for one in named if one not in left)]
