"""A View as lines of text, zone by zone: what a person reads, or a screen reader reads aloud."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.text import say
from soloist.engine.view import Choice, Counter, Piece, Place, View
from soloist.terminal.paper import Paper, columns

MANY = 12
"""Choices beyond so many are shown in groups with headings."""


def show_board(paper: Paper, view: View) -> None:
    """Write all zones with their places and what lies there."""
    for zone in view.zones:
        paper.title(zone.name)
        cells = [place_words(place) for place in zone.places]
        if not cells:
            paper.line("  " + say("nothing"))
        for row in columns(cells, paper.width - 2):
            paper.line("  " + row if len(row) <= paper.width - 2 else row, "    ")


def place_words(place: Place) -> str:
    """Return a place and what lies there: "Depot 3, left: pig 3"."""
    pieces = ", ".join(piece_words(piece) for piece in place.pieces)
    return f"{place.name}: {pieces}" if pieces else f"{place.name}: –"


def piece_words(piece: Piece) -> str:
    """Return a piece's name, with how many there are."""
    return f"{piece.count}× {piece.name}" if piece.count != 1 else piece.name


def show_counters(paper: Paper, view: View) -> None:
    """Write the numbers that are always in sight, and how far the game is."""
    if view.counters:
        paper.line("; ".join(counter_words(counter) for counter in view.counters))
    if view.progress:
        paper.line("; ".join(view.progress))


def counter_words(counter: Counter) -> str:
    """Return a counter as words: "Points 12 of 50"."""
    if counter.of is None:
        return f"{counter.name} {counter.value}"
    return say("{name} {value} of {of}", name=counter.name, value=counter.value, of=counter.of)


def show_choices(paper: Paper, choices: Sequence[Choice]) -> None:
    """Write the choices with their numbers and notation, in groups if they are many."""
    wide = len(str(len(choices)))
    verb = ""
    for number, choice in enumerate(choices, 1):
        first = choice.option.split(" ")[0]
        if len(choices) > MANY and first != verb:
            paper.line()
            verb = first
        end = "" if choice.label == choice.option else f"  [{choice.option}]"
        paper.line(f"{number:>{wide + 1}}  {choice.label}{end}", " " * (wide + 3))
