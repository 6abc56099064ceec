"""Forgetting: what was told of a printed board, in this game or an earlier one, may have been told wrongly."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from soloist.engine.memory import Memory, text_of
from soloist.engine.mending import Part
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say

PRINTED: Final = "printed"
"""The verb of an option that names something that was told of the printed board."""
WHAT_IS_PRINTED: Final = "what is printed"
"""The name of the question for what of it is wrong."""
WHICH: Final = N_("Which of this is wrong? It is forgotten, and asked again when it is needed.")
"""What is asked by that."""
_LINE: Final = re.compile(r"(.*?)(?: \((.*)\))?(?:: (.*))?")
"""What was told: "steps away (start town 3): town 5"."""
Named = Callable[[Thing], str]
"""What gives the words for a thing."""
Own = Callable[[str, Sequence[str], Sequence[Thing]], str]
"""A game's own words for what was told of something, about these by name; empty where it has none."""


class Remembering(Protocol):
    """A game's state that remembers what it was told."""

    @property
    def memory(self) -> Memory:
        """What was told."""
        ...


G = TypeVar("G", bound=Remembering)


def line_words(line: str, values: Sequence[Thing], named: Named, own: Own) -> str:
    """Return what was told of the printed board as a sentence, from the line by which it is remembered."""
    parts = _LINE.fullmatch(line)
    what, at, things = parts.groups("") if parts else (line, "", "")
    pairs = [text.partition(" ") for text in at.split(", ")] if at else []
    words = [f"{name} {_thing(text, named)}" for name, _, text in pairs]
    names = [_thing(text, named) for text in things.split(", ") if text]
    said = own(what, [*words, *names], values)
    if said:
        return said
    about = ", ".join([*words, *names])
    told = ", ".join(_thing(text_of(value), named) for value in values) or say("none")
    return f"{what} ({about}): {told}" if about else f"{what}: {told}"


def _thing(text: str, named: Named) -> str:
    """Return a thing in words, from its text in what is remembered."""
    parts = [int(part) if part.lstrip("-").isdigit() else part for part in text.split(" ")]
    try:
        return named(tuple(parts) if len(parts) > 1 else parts[0])
    except (LookupError, ValueError, TypeError):
        return text


def _lines(game: Remembering) -> list[str]:
    return sorted(game.memory.printed().told)


def words_of(game: Remembering, option: Option, named: Named, own: Own) -> str:
    """Return what an option of the question for what is printed stands for."""
    line = _lines(game)[int(option[1])]
    return line_words(line, game.memory.told[line].values, named, own)


def forgetting(seat: int, worded: Callable[[G, Option], str]) -> Part[G]:
    """Return the part of a correction by which what was told of the printed board is forgotten, to be asked again.

    `worded` gives the words for what was told, as `words_of` does.
    """

    def ask(game: G) -> Question:
        options: list[Option] = [(PRINTED, n) for n in range(len(_lines(game)))]
        return Question(seat, WHAT_IS_PRINTED, options, "some", 0, len(options), now=())

    def put(game: G, answer: Answer) -> None:
        lines = _lines(game)
        for _, n in answer:
            del game.memory.told[lines[int(n)]]

    def told(game: G, answer: Answer) -> str:
        return say("no longer known: {what}", what=", ".join(worded(game, option) for option in answer))

    return Part(
        PRINTED, N_("what is printed, as it was told once"), ask, put, None, told, lambda game: bool(_lines(game))
    )
