"""What the AI owns: its board, which is the same in digital play and at the table.

It knows only what is official (its own numbers) and what its printed cards say, read off by whoever has them. What lies
on the shared table it sees.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Protocol, cast

from soloist.engine.states import Shared
from soloist.games.luthier.components import Box
from soloist.games.luthier.kinds import BALCONY, GUILD, NONE, PERFORM, REPAIR, SALON, WORKBENCH
from soloist.games.luthier.pieces import AiCard

AI_LOCATIONS: Final = (SALON, GUILD, PERFORM, REPAIR, BALCONY, WORKBENCH)
"""The locations of its six action cards; a place in this tuple is the number of a card."""
LIMITS: Final = {SALON: "patrons", GUILD: "instruments", BALCONY: "awards"}
"""What a limit counts that a card may show, by its location; a card of another location shows none (LA021)."""
CHIPS: Final = 5
LEVEL_ONE, LEVEL_TWO, LEVEL_THREE = 1, 2, 3

# Things: what a fact or a verb is about; they say what they are.
Place = tuple[str, int]
"""("space", n) of a row, 1 next to the deck; ("section", family); ("patron space", place); ("deck", n); ("hand", 0)."""
Piece = tuple[str | int, ...]
"""("patron", primary, prestige, deck, of, ...), ("instrument", family, prestige), ("repair", family, value),
("performance", era, AI's number, medium, high, prestige medium, prestige high), ("desk", section, place),
("level", award place, level, how many there are), ("award", place), ("back", deck, of), ("icon", n, location),
("card", number, level), ("beside", n, family, prestige)."""
HAND: Final[Place] = ("hand", 0)
"""The card that it has just taken."""


class Known(Protocol):
    """What is settled for a match: the official numbers and the readings (a `Kit`)."""

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
    def one_next_award(self) -> bool: ...
    @property
    def bench_search(self) -> str: ...
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
class Customer:
    """A patron of the AI.

    `needs` are the secondary requirements that are not met: (PERFORMANCES, an era) or (REPAIRS, a family).
    `unfinished` is the prestige of the instrument assigned to it that is not built yet (NONE: no such one), `built`
    whether its primary requirement is met.
    """

    primary: int
    prestige: int
    needs: list[tuple[int, int]]
    unfinished: int = NONE
    built: bool = False


@dataclass(slots=True)
class Ai:
    """The AI's own state: the `me` of its ladders.

    `rows` are the locations of its priority tracker, top to bottom, `tracker` counts each; `eras`, `families` and
    `awards` are the orders of its guild card, the first first; `scored` the award places that it has scored; `goals` is
    its space on the AI Goals track. Of its six action cards (`AI_LOCATIONS`): `levels` are their levels, `deck` which
    are still face down (a bag), `row` those in the action spaces, left to right, `dropped` those discarded for a limit,
    `covered` those with a worker on them, `workers` and `skills` by card the worker's number (at the Workbench the
    best) and its skill when it was turned up (0: none yet). `chips` is the bag of workers (by number) not turned up in
    this round, `bench` how many of them lie on its Workbench space. `patrons` stand on its spaces, the left one first;
    `beside` are the instruments for nobody, the top one first: family and prestige. `turn` and `drawn` key the draws
    between equals. `kit` is what is settled for the match; who sets up or loads a game sees to it.
    """

    prestige: int
    rows: list[int]
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
    workers: list[int]
    skills: list[int]
    chips: list[int]
    bench: int
    patrons: list[Customer]
    beside: list[tuple[int, int]]
    turn: int
    drawn: dict[str, int]
    kit: Shared[Known] = field(default=cast(Known, None), repr=False, compare=False)


def fresh(kit: Known, rows: tuple[int, ...]) -> Ai:
    """Return the AI before its guild card is drawn: cubes on 0, six cards of level 1 (LA003, LA009)."""
    cards = len(AI_LOCATIONS)
    return Ai(
        prestige=0,
        rows=list(rows),
        eras=[],
        families=[],
        awards=[],
        scored=[],
        tracker=[0] * len(rows),
        goals=0,
        levels=[LEVEL_ONE] * cards,
        deck=[1] * cards,
        row=[],
        dropped=[],
        covered=[],
        workers=[0] * cards,
        skills=[0] * cards,
        chips=[0] * (CHIPS + 1),
        bench=0,
        patrons=[],
        beside=[],
        turn=0,
        drawn={},
        kit=kit,
    )


def next_turn(me: Ai) -> None:
    """Begin a turn: draws between equals are counted anew."""
    me.turn += 1
    me.drawn.clear()


def action_card(me: Ai, card: int) -> AiCard:
    """Return what the document says of one of its action cards at its level."""
    return me.kit.box.ai_card(AI_LOCATIONS[card], me.levels[card])


def card_seen(me: Ai, card: int) -> Piece:
    """Return one of its action cards as it is seen."""
    return ("card", card, me.levels[card])


def priority(me: Ai, location: int) -> int:
    """Return the row of a location on its priority tracker; the Workbench has none (LA022, reading 6)."""
    return me.tracker[me.rows.index(location)] if location in me.rows else 0


def families_of(me: Ai) -> list[int]:
    """Return the families of instruments, which are sections too: those that its guild card puts in order (LA013)."""
    return sorted(me.families)


def lacks_instrument(patron: Customer) -> bool:
    """Whether a patron has neither an instrument nor one assigned to it."""
    return not patron.built and patron.unfinished == NONE


def unfinished(me: Ai) -> int:
    """Return how many unfinished instruments it has, assigned or not."""
    return len(me.beside) + sum(patron.unfinished != NONE for patron in me.patrons)


def limit_reached(me: Ai, location: int) -> bool:
    """Whether it has reached the limit that its card of a location may show (LA021)."""
    held, most = held_and_limit(me, location)
    return location in LIMITS and held >= most


def held_and_limit(me: Ai, location: int) -> tuple[int, int]:
    """Return how much it has of what its card of a location shows a limit for, and that limit (LA021)."""
    limits = me.kit.box.ai.limits
    if location == SALON:
        return len(me.patrons), limits.patrons
    return (unfinished(me), limits.instruments) if location == GUILD else (len(me.scored), limits.awards)


def taste(me: Ai, order: list[int]) -> list[int]:
    """Return as much of an order of its guild card as counts where cards are taken (LA013, reading 8)."""
    return order[:1] if me.kit.only_first else order
