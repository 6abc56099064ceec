"""Questions for what is so far: forms, numbers and choices that begin with what Soloist has."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.questions import Answer, Field, Option, Question
from soloist.games.luthier.beside.state import YOU


def form(name: str, fields: Sequence[Field], now: Sequence[int]) -> Question:
    # What it has may be beyond what is likely, but never refused.
    wide = [(word, min(least, n), max(most, n)) for (word, least, most), n in zip(fields, now, strict=True)]
    return Question(YOU, name, [], "numbers", fields=tuple(wide), now=(("numbers", *now),))


def number(name: str, now: int, least: int, most: int) -> Question:
    return Question(YOU, name, [], "number", min(least, now), max(most, now), now=(("number", now),))


def some(name: str, options: Sequence[Option], now: Sequence[Option], each: int = 1) -> Question:
    inside = tuple(option for option in options for _ in range(list(now).count(option)))
    return Question(YOU, name, list(options), "some", 0, each * len(options), each, now=inside)


def numbers(answer: Answer) -> list[int]:
    return [int(n) for n in answer[0][1:]]


def seconds(answer: Answer) -> list[int]:
    return [int(option[1]) for option in answer]
