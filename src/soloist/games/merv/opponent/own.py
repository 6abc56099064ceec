"""What the Corrupt Magistrate owns: the same in digital play and at the table.

It knows only what is official, its own pieces, and the readings that were chosen. What lies on the shared table it
sees. This is a sketch: whoever writes the opponent changes it as needed; `soloist.games.merv.state` only holds it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, cast

from soloist.engine.states import Shared
from soloist.games.merv.components import Box


class Known(Protocol):
    """What is settled for a match: the printed pieces and the readings (a `Kit`)."""

    @property
    def box(self) -> Box: ...
    @property
    def options(self) -> dict[str, str]: ...


@dataclass(slots=True)
class Magistrate:
    """The Magistrate's own state: the `me` of its ladders.

    Its discs on the shared board (points, favour, influence, mosque, posts), its courtiers, soldiers, buildings, tiles
    and contracts stand in `Game` under its seat. Here is what only it has: `camels`; `spices` by kind; `goods` by
    city, `laid` those on contracts; `scrolls`, and `scrolls_laid`. `deck` is a sequence of bags over the six solo
    cards, the top first; `discards` are cards by kind, `removed` those out of the game, `card` the one of this turn
    (-1: none). `turn` and `drawn` key the draws between equals. `kit` is what is settled for the match; who sets up or
    loads a game sees to it.
    """

    camels: int
    spices: list[int]
    goods: list[int]
    laid: list[int]
    scrolls: int
    scrolls_laid: int
    deck: list[list[int]]
    discards: list[int]
    removed: list[int]
    card: int
    turn: int
    drawn: dict[str, int]
    kit: Shared[Known] = field(default=cast(Known, None), repr=False, compare=False)
