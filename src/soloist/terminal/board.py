"""A View as lines of text, zone by zone: what a person reads, or a screen reader reads aloud."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from soloist.engine.questions import Field
from soloist.engine.text import say
from soloist.engine.view import Choice, Counter, Piece, Place, View, Zone
from soloist.terminal.maps import kind_of, map_lines, number_of
from soloist.terminal.paper import Paper, columns

MANY = 12
"""Choices beyond so many are shown in groups."""
SHORT = 16
"""Choices of so few letters are shown in columns."""

SOFT = "\N{NO-BREAK SPACE}"


def zone_words(zone: Zone) -> str:
    """Return a zone with what lies there, as one text: by it one sees whether anything has changed."""
    return "; ".join([zone.name, *(place_words(place) for place in zone.places)])


def show_board(paper: Paper, view: View, only: Collection[str] | None = None) -> None:
    """Write all zones, or those with these ids, and how far the game is."""
    for zone in view.zones:
        if only is None or zone.id in only:
            show_zone(paper, zone)
    if view.progress:
        paper.line("; ".join(view.progress))


def show_zone(paper: Paper, zone: Zone) -> None:
    """Write a zone with its places and what lies there; empty places only on a map."""
    cells = [place_words(place) for place in zone.places if place.pieces]
    if any(place.at for place in zone.places):
        _show_map(paper, zone, cells)
    elif not cells:
        paper.line(say("{zone}: nothing", zone=zone.name))
    elif len(line := f"{zone.name}: {'; '.join(cells)}") <= paper.width:
        paper.line(line)
    else:
        paper.line(f"{zone.name}:")
        _show_cells(paper, cells)
    if zone.about and not any(place.at for place in zone.places):
        paper.line("  " + zone.about, "  ")


def _show_cells(paper: Paper, cells: Sequence[str]) -> None:
    for row in columns(cells, paper.width - 2):
        paper.row("  " + row)


def _show_map(paper: Paper, zone: Zone, cells: Sequence[str]) -> None:
    """Write a map, what lies on it, and the empty places by colour."""
    paper.title(zone.name)
    for row in map_lines(zone.places, paper.width - 2):
        paper.row("  " + row)
    if zone.about:
        paper.line(zone.about, "  ")
    if cells:
        paper.line(say("Covered:"))
        _show_cells(paper, cells)
    empty: dict[str, list[str]] = {}
    for place in zone.places:
        if not place.pieces:
            number = number_of(place)
            empty.setdefault(kind_of(place), []).append(f"{number}{SOFT}({place.mark})" if place.mark else number)
    for kind, names in empty.items():
        paper.line(say("Empty, {kind}: {list}", kind=kind, list=", ".join(names)), "  ")


def place_words(place: Place) -> str:
    """Return a place and what lies there: "Depot 3, left: pig 3"."""
    pieces = ", ".join(piece_words(piece) for piece in place.pieces)
    if not pieces:
        return say("{place}: nothing", place=place.name)
    # What is named for its only piece needs no second name.
    if len(place.pieces) == 1:
        piece = place.pieces[0]
        if place.name == piece.name or place.name.endswith(f": {piece.name}"):
            return pieces
        if piece.mark and piece.name.endswith(f": {piece.mark}"):
            return f"{place.name}: {piece.mark}"
    name, _, printed = place.name.partition(": ")
    return f"{name} ({printed}): {pieces}" if printed else f"{name}: {pieces}"


def piece_words(piece: Piece) -> str:
    """Return a piece's name, with how many there are."""
    return f"{piece.count}× {piece.name}" if piece.count != 1 else piece.name


def show_counters(paper: Paper, view: View) -> None:
    """Write the numbers that are always in sight."""
    if view.counters:
        paper.line("; ".join(counter_words(counter) for counter in view.counters))


def counter_words(counter: Counter) -> str:
    """Return a counter as words: "Points 12 of 50"."""
    if counter.of is None:
        return f"{counter.name} {counter.value}"
    return say("{name} {value} of {of}", name=counter.name, value=counter.value, of=counter.of)


def show_rungs(paper: Paper, rungs: Sequence[str]) -> None:
    """Write what a question is answered by, the first first."""
    for n, rung in enumerate(rungs):
        paper.line(f"  {chr(ord('a') + n)}) {rung}", "     ")


def show_fields(paper: Paper, fields: Sequence[Field]) -> None:
    """Write the numbers of a form, each with its bounds."""
    cells = [f"{name} ({least}–{most})" for name, least, most in fields]
    for row in columns(cells, paper.width - 2):
        paper.row("  " + row)


def show_choices(paper: Paper, choices: Sequence[Choice]) -> None:
    """Write the choices with their numbers and notation, in groups if they are many, or in columns if all are short."""
    wide = len(str(len(choices)))
    if len(choices) > MANY and all(len(choice.label) <= SHORT for choice in choices):
        cells = [f"{number:>{wide + 1}}  {choice.label}" for number, choice in enumerate(choices, 1)]
        for row in columns(cells, paper.width):
            paper.row(row)
        return
    verb = ""
    for number, choice in enumerate(choices, 1):
        first = choice.option.split(" ")[0]
        if len(choices) > MANY and first != verb:
            paper.line()
            verb = first
        # The notation is what people type, so it is never broken over two lines.
        end = "" if choice.label == choice.option else f"  [{choice.option.replace(' ', SOFT)}]"
        paper.line(f"{number:>{wide + 1}}  {choice.label}{end}", " " * (wide + 3))
