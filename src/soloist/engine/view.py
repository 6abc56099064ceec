"""What a person sees, as plain data: zones, places, pieces, choices. Browser and terminal both render it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Piece:
    """A piece that lies somewhere.

    `symbol` is the id of its drawing, `mark` the letter or number on it, `name` its words, `about` what it does, in our
    own words, and `clause` the rule that says so.
    """

    symbol: str
    name: str
    mark: str = ""
    colour: str = ""
    about: str = ""
    clause: str = ""
    count: int = 1


@dataclass(slots=True)
class Place:
    """Somewhere a piece can lie and a person can click.

    `id` is unique in the view ("depot-3-2", "space-17"); `name` are its words, `pieces` what lies there. On a map, `at`
    is where it lies, in widths of a space, and `beside` are the ids of the places that it touches or is joined to.
    """

    id: str
    name: str
    pieces: list[Piece] = field(default_factory=list)
    colour: str = ""
    mark: str = ""
    at: tuple[float, float] | None = None
    beside: tuple[str, ...] = ()


@dataclass(slots=True)
class Zone:
    """A labelled part of the table: a list of places, in reading order; `about` says what a list cannot show."""

    id: str
    name: str
    places: list[Place] = field(default_factory=list)
    about: str = ""


@dataclass(slots=True)
class Choice:
    """One option: its text notation, its words, the place where it is clicked and the other places that belong to it.

    A choice without a place is a button. `parts` are the ids of places (or dice) that it uses beside `place`; `short`
    are the words for a small choice beside the place, or below its picture, the `piece`. A `warning` asks for a second
    click.
    """

    option: str
    label: str
    place: str = ""
    parts: tuple[str, ...] = ()
    short: str = ""
    warning: str = ""
    piece: Piece | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Choices of a question, or numbers of a form, that stand together: their places in it, from 0, in their order."""

    name: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """How a question is laid out for fingers, where its choices or numbers one after the other would not do.

    The `groups` stand below each other; with `columns` each is a row of a grid. `values` are the choices that name
    the values of a number of a form, by its place. `at` says where choices lie on the page's map, in percent from
    its left and its top; the `aside` are none of what is asked. `likely` are the values of a number that come
    first; `none` are the words for naming nothing. With `every` no number of a form is what it is by itself: each
    is told. With `only_named` the other numbers of a group matter only where a value other than the first is named
    in it; without, only where it is not.
    """

    groups: tuple[Group, ...] = ()
    columns: tuple[str, ...] = ()
    values: Mapping[int, Sequence[Choice]] = field(default_factory=dict)
    at: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    aside: tuple[int, ...] = ()
    likely: tuple[int, ...] = ()
    none: str = ""
    every: bool = False
    only_named: bool = False


@dataclass(slots=True)
class Counter:
    """A number that is always in sight."""

    id: str
    name: str
    value: int
    symbol: str = ""
    of: int | None = None


@dataclass(slots=True)
class View:
    """The whole of what a person sees at a question.

    `ask` is the question as a sentence; `reason` says what it is for, and `clause` is the rule that it serves; `rungs`
    are what it is answered by, the first first; `help` are sentences for a first game, `notes` such as are said once to
    everybody; `words` names the numbers of a `Result` and what points are for; `layout` is how a person who taps
    answers is asked; `drawing` is whatever else the game's own templates need.
    """

    ask: str
    turn: str = ""
    help: list[str] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    progress: list[str] = field(default_factory=list)
    drawing: Mapping[str, object] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    rungs: list[str] = field(default_factory=list)
    reason: str = ""
    clause: str = ""
    notes: list[str] = field(default_factory=list)
    layout: Layout = field(default_factory=Layout)

    def places(self) -> dict[str, Place]:
        """Return every place by its id."""
        return {place.id: place for zone in self.zones for place in zone.places}

    def runs(self) -> Sequence[Choice]:
        """Return the choices that are several answers one after the other, such as a way of several steps."""
        found = self.drawing.get("runs", ())
        return found if isinstance(found, Sequence) else ()

    def persons(self, computers: int) -> int:
        """Return how many people play, as far as the view says how many boards are theirs or a computer's."""
        boards = self.drawing.get("persons", 1)
        return boards - computers if isinstance(boards, int) else 1

    def at(self, place: str) -> Sequence[Choice]:
        """Return the choices that are clicked at a place."""
        return [choice for choice in self.choices if choice.place == place]


def changed(before: View, after: View) -> set[str]:
    """Return the ids of the places and counters that differ between two views."""
    old, new = before.places(), after.places()
    places = {id for id, place in new.items() if id not in old or old[id].pieces != place.pieces}
    counts = {counter.id: counter.value for counter in before.counters}
    return places | {counter.id for counter in after.counters if counts.get(counter.id) != counter.value}
