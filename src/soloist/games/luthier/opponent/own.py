"""What the AI owns: its board, which is the same in digital play and at the table.

It knows only what is official (its own numbers) and what its printed cards say, read off by whoever has them. What lies
on the shared table it sees.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Protocol, cast

from soloist.engine.states import Shared
from soloist.games.luthier.components import Box
from soloist.games.luthier.kinds import BALCONY, GUILD, PERFORM, REPAIR, SALON, WORKBENCH

AI_LOCATIONS: Final = (SALON, GUILD, PERFORM, REPAIR, BALCONY, WORKBENCH)
"""The locations of its six action cards; a place in this tuple is the number of a card."""
CHIPS: Final = 5


class Known(Protocol):
    """What is settled for a match: the printed pieces and the readings (a `Kit`)."""

    @property
    def box(self) -> Box: ...
    @property
    def ai_goals(self) -> bool: ...
    @property
    def your_goals(self) -> bool: ...
    @property
    def lowest_left(self) -> bool: ...
    @property
    def only_first(self) -> bool: ...
    @property
    def search_for_left(self) -> bool: ...
    @property
    def above(self) -> str: ...
    @property
    def own_tokens(self) -> bool: ...
    @property
    def upgrade_skill(self) -> str: ...
    @property
    def one_upgrade(self) -> bool: ...
    @property
    def dropped_icons(self) -> bool: ...
    @property
    def eleven_and_printed(self) -> bool: ...
    @property
    def half_of_sum(self) -> bool: ...
    @property
    def missed_goal_nothing(self) -> bool: ...
    @property
    def skipped_step(self) -> bool: ...


@dataclass(slots=True)
class Ai:
    """The AI's own state: the `me` of its ladders.

    `eras`, `families` and `awards` are the orders of its guild card, the first first; `scored` the award places that it
    has scored. `tracker` counts each row of the priority tracker, top to bottom (`Box.tracker_rows`), `goals` is its
    space on the AI Goals track. Of its six action cards (`AI_LOCATIONS`): `levels` are their levels, `deck` which are
    still face down (a bag), `row` those in the action spaces, left to right, `dropped` those discarded for a limit,
    `covered` those with a worker on them. `chips` is the bag of workers (1 to 5) not turned up in this round, `bench`
    how many lie on its Workbench space, `skills` the skill by card of the workers turned up (0: none yet). `patrons`
    and `instruments` (assigned or not) say what it holds as kinds, the left-most first. `turn` and `drawn` key the
    draws between equals. `kit` is what is settled for the match; who sets up or loads a game sees to it.
    """

    prestige: int
    eras: list[int]
    families: list[int]
    awards: list[int]
    scored: list[int]
    tracker: list[int]
    goals: int
    levels: list[int]
    deck: list[int]
    row: list[int]
    dropped: list[int]
    covered: list[int]
    chips: list[int]
    bench: int
    skills: list[int]
    patrons: list[tuple[str | int, ...]]
    instruments: list[tuple[str | int, ...]]
    turn: int
    drawn: dict[str, int]
    kit: Shared[Known] = field(default=cast(Known, None), repr=False, compare=False)
