"""Everything that can come out of something that draws between equal things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Draw(Protocol):
    """Draws one of several equal things."""

    def __call__(self, things: Sequence[T], /) -> T: ...


class Script:
    """Draws by a list of places, and then always the first; notes what could have been drawn."""

    def __init__(self, places: Sequence[int] = ()) -> None:
        self.places = list(places)
        self.sizes: list[int] = []

    def place(self, size: int) -> int:
        """The place that is drawn of so many."""
        if len(self.sizes) == len(self.places):
            self.places.append(0)
        self.sizes.append(size)
        return self.places[len(self.sizes) - 1]

    def __call__(self, things: Sequence[T], /) -> T:
        """Draw one of several equal things; of one it need not be drawn."""
        return things[self.place(len(things))] if len(things) > 1 else things[0]


def every(run: Callable[[Script], T]) -> set[T]:
    """Run something once for each way its draws can fall, and return all that comes out."""
    found: set[T] = set()
    todo: list[list[int]] = [[]]
    while todo:
        given = todo.pop()
        script = Script(given)
        found.add(run(script))
        for n in range(len(given), len(script.sizes)):
            todo += [[*script.places[:n], other] for other in range(1, script.sizes[n])]
    return found
