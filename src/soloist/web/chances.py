"""The form for chance that a person types: real dice, real draws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from soloist.engine.errors import SoloistError
from soloist.engine.questions import Chance, Notation, Part
from soloist.engine.text import say
from soloist.engine.view import View
from soloist.web.http import Request

_BUTTONS = 8
"""Up to so many numbers are shown as buttons; words are a list to choose from."""


@dataclass(frozen=True, slots=True)
class Field:
    """One value to type: its name in the form, its words, and the values with their words."""

    name: str
    label: str
    values: list[tuple[str, str]]

    @property
    def buttons(self) -> bool:
        """Whether the values are few numbers, so that they fit as buttons."""
        return len(self.values) <= _BUTTONS and all(text.isdigit() for text, _ in self.values)


@dataclass(frozen=True, slots=True)
class Group:
    """What falls or is drawn together: its words and a field for each die or piece."""

    name: str
    fields: list[Field]


def groups_of(chance: Chance, notation: Notation, view: View) -> list[Group]:
    """Return the fields of a chance; a view may say where each piece of a part falls, in `drawing["falls"]`."""
    words, places = view.drawing.get("words", {}), view.drawing.get("falls", {})
    groups = []
    for p, part in enumerate(chance.parts):
        values = _values(part, notation, words if isinstance(words, Mapping) else {})
        name = say(part.name).capitalize()
        labels = [name if part.n == 1 else say("{n} of {all}", n=n + 1, all=part.n) for n in range(part.n)]
        better = places.get(part.name, ()) if isinstance(places, Mapping) else ()
        labels = [str(place) for place in better] if len(better) == part.n else labels
        groups.append(Group(name, [Field(f"part-{p}-{n}", label, values) for n, label in enumerate(labels)]))
    return [group for group in groups if group.fields]


def _values(part: Part, notation: Notation, words: Mapping[object, object]) -> list[tuple[str, str]]:
    """Return what can fall in a part: text for the record, and words (the game's view may offer better ones)."""
    names = notation.names.get(part.of, {})
    better = words.get(part.of, {})
    counts = part.counts if part.counts is not None else [1] * len(part.kinds)
    values = []
    for kind, count in zip(part.kinds, counts, strict=True):
        if count:
            text = names.get(kind, str(kind))
            label = better.get(kind, text) if isinstance(better, Mapping) else text
            values.append((text, str(label)))
    return values


def typed_so_far(chance: Chance, request: Request) -> dict[str, str]:
    """Return what a form has in its fields, so that a mistake in one of them loses nothing of the others."""
    names = [f"part-{p}-{n}" for p, part in enumerate(chance.parts) for n in range(part.n)]
    return {name: request.given(name).strip() for name in names}


def read_parts(chance: Chance, notation: Notation, request: Request) -> str:
    """Return what a form says fell, in notation.

    :raises SoloistError: if a value is missing.
    """
    parts = []
    for p, part in enumerate(chance.parts):
        texts = [request.given(f"part-{p}-{n}").strip() for n in range(part.n)]
        if not all(texts):
            raise SoloistError(
                say("{name}: a value is missing; choose one for each.", name=say(part.name).capitalize())
            )
        parts.append(", ".join(texts))
    return " | ".join(parts)
