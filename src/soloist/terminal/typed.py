"""Typed chance: what was rolled or drawn at a real table, asked part by part."""

from __future__ import annotations

import re

from soloist.engine.errors import Refused
from soloist.engine.questions import Chance, Notation, Part
from soloist.engine.text import say, say_n


def asks_for(part: Part, notation: Notation) -> str:
    """Return in words what has to be typed for one part."""
    if part.counts is None:
        return say_n(
            "{name}: one die, a number such as 4",
            "{name}: {n} dice, numbers such as 2 5",
            part.n,
            name=_first_upper(part.name),
        )
    names = notation.names.get(part.of, {})
    if not names:
        least, most = min(part.kinds), max(part.kinds)
        return say_n(
            "{name}: a number from {least} to {most}",
            "{name}: {n} numbers from {least} to {most}, with spaces between them",
            part.n,
            name=_first_upper(part.name),
            least=least,
            most=most,
        )
    return say_n(
        "{name}: the name of one tile (type ? for the names)",
        "{name}: the names of {n} tiles, with commas between them (type ? for the names)",
        part.n,
        name=_first_upper(part.name),
    )


def possible(part: Part, notation: Notation) -> list[str]:
    """Return what can fall in a part, each in its notation."""
    names = notation.names.get(part.of, {})
    counts = part.counts or [1] * len(part.kinds)
    return [names.get(kind, str(kind)) for kind, count in zip(part.kinds, counts, strict=True) if count]


def read_part(part: Part, notation: Notation, text: str) -> str:
    """Return what was typed for one part in exact notation: any case, and beginnings that fit only one name, are fine.

    :raises Refused: if it cannot fall; the sentence says why.
    """
    known = notation.names.get(part.of, {})
    if not known:
        return _numbers(part, notation, text)
    exact = []
    for word in (" ".join(word.split()) for word in re.split(r"[,;]", text)):
        if word:
            exact.append(_name(part, list(known.values()), possible(part, notation), word))
    return _checked(part, notation, ", ".join(exact))


def _numbers(part: Part, notation: Notation, text: str) -> str:
    words = [word for word in re.split(r"[,;\s]+", text) if word]
    # "35" is how people type two dice.
    if len(words) == 1 and len(words[0]) == part.n > 1 and words[0].isdigit():
        words = list(words[0])
    here = possible(part, notation)
    for word in words:
        if word not in here:
            raise _unknown(part, word, here)
    return _checked(part, notation, ", ".join(words))


def _name(part: Part, names: list[str], here: list[str], word: str) -> str:
    same = [name for name in names if name.casefold() == word.casefold()]
    if same:
        return same[0]
    begins = [name for name in here if name.casefold().startswith(word.casefold())]
    if len(begins) == 1:
        return begins[0]
    raise _unknown(part, word, begins or here)


def _unknown(part: Part, word: str, here: list[str]) -> Refused:
    name = _first_upper(part.name)
    return Refused(say("{name}: not “{word}”; it can be: {names}.", name=name, word=word, names=", ".join(here)))


def _checked(part: Part, notation: Notation, text: str) -> str:
    notation.read_outcome(Chance(part.name, 0, [part]), text)
    return text


def _first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]
