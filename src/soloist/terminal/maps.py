"""Maps as text: each place where it lies, with its number, colour and mark, or in brackets once it is covered."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.text import say
from soloist.engine.view import Place

LEAST = 6
"""Fewer characters than this have no room for a place."""
MOST = 9


def map_lines(places: Sequence[Place], width: int) -> list[str]:
    """Return the lines of a map and of its legend; nothing if the width is too small for it."""
    mapped = [(place.at, place) for place in places if place.at is not None]
    left = min(x for (x, _), _ in mapped)
    across = max(x for (x, _), _ in mapped) - left + 1
    scale = min(MOST, int(width / across))
    if scale < LEAST:
        return []
    short = abbreviations([kind_of(place) for _, place in mapped])
    rows: dict[float, dict[int, str]] = {}
    for (x, y), place in mapped:
        rows.setdefault(round(y, 2), {})[round((x - left) * scale)] = _cell(place, short)
    lines = []
    for _, row in sorted(rows.items()):
        line = ""
        for column, text in sorted(row.items()):
            line = line.ljust(column) + text
        lines.append(line)
    legend = ", ".join(f"{letters} {colour}" for colour, letters in short.items())
    return [*lines, say("({legend}; in brackets: covered)", legend=legend)]


def _cell(place: Place, short: dict[str, str]) -> str:
    number = number_of(place)
    return f"[{number}]" if place.pieces else f"{number}{short[kind_of(place)]}{place.mark}"


def number_of(place: Place) -> str:
    """Return the short name of a place on a map: what its id ends with."""
    return place.id.rpartition("-")[2]


def kind_of(place: Place) -> str:
    """Return the kind of a place in words: "castle" of "Space 17: castle 4", else its colour."""
    return place.name.partition(": ")[2].removesuffix(place.mark).strip() or place.colour


def abbreviations(names: Sequence[str]) -> dict[str, str]:
    """Return for each name its shortest beginning, in capitals, that no other has."""
    found: dict[str, str] = {}
    every = list(dict.fromkeys(names))
    for name in every:
        length = 1
        while any(other != name and other[:length] == name[:length] for other in every) and length < len(name):
            length += 1
        found[name] = name[:length].capitalize()
    return found
