"""The state of a game of Luthier: the shared board, the people's boards, and the AI's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from soloist.engine.states import Shared
from soloist.games.luthier.components import Box
from soloist.games.luthier.kinds import NONE
from soloist.games.luthier.opponent.own import Ai

FACE_DOWN: Final = 0
"""The chip of a worker of the AI that nobody has seen yet."""
(WITH_LEFT, WITH_RIGHT, BESIDE, IN_HAND) = range(4)
"""Where cards lie at the AI's board: places of `Game.by_ai`."""
BACK_ROW: Final = 0
"""The desk of a section that an option names for its back row; desks are counted from 1."""

# What is due, as the first number of an entry of `Game.due`; the second is the person, the third what it is about.
(
    MATERIALS_DUE,
    ASSIGN_DUE,
    EQUIP_DUE,
    ROLL_DUE,
    SPEND_DUE,
    PAY_DUE,
    TOKEN_DUE,
    INSTRUMENT_TOKEN_DUE,
    PERFORMANCE_DUE,
    REPAIR_DUE,
    INSTRUMENT_DUE,
    COMPLETE_DUE,
    GIFT_DUE,
    INCOME_DUE,
    BUY_DUE,
    CLAIM_DUE,
    FILL_DUE,
) = range(17)


@dataclass(slots=True, frozen=True)
class Kit:
    """What never changes in a match: the printed pieces and numbers, and what was chosen at set-up.

    `players` counts everybody at the table; the AI, if it plays, is the last (`ai`, else NONE). `alone` says that a
    single person plays, in the first seat, and computers or the AI in the others. What follows `crowded` is for the AI
    alone, most of it readings (see the settings).
    """

    box: Box
    options: dict[str, str]
    players: int
    ai: int
    alone: bool
    chips: tuple[tuple[int, ...], ...]
    """By round: the chips of a person."""
    desks: tuple[tuple[tuple[int, ...], ...], ...]
    """By orchestra setup card, the last without one: the desks of each section that are not covered."""
    extra_goals: int
    patience_stays: bool
    crowded: bool
    ai_goals: bool
    your_goals: bool
    lowest_left: bool
    bare_chips: bool
    only_first: bool
    search_for_left: bool
    above: str
    one_next_award: bool
    bench_search: str
    own_tokens: bool
    upgrade_skill: str
    one_upgrade: bool
    dropped_icons: bool
    eleven_and_printed: bool
    half_of_sum: bool
    missed_goal_nothing: bool
    skipped_step: bool


@dataclass(slots=True)
class Board:
    """A person's board.

    `family` is the tile; `materials` by kind; `tracks` the space on each; `chips` those in hand, `bench` those on the
    own Workbench. Of each active patron, the left one first: `patrons` the card, `gifts` how many gifts its cube has
    passed, `fills` the cards that fill its requirements, primary first (NONE). Of each unfinished instrument:
    `instruments` the card, `roughed` whether it is roughed in, `assigned` the patron it is for (NONE). `built`,
    `performed`, `repaired` and `completed` are all finished cards, those with a patron among them.
    """

    family: int
    materials: list[int]
    money: int
    inspiration: int
    apprentices: int
    tracks: list[int]
    chips: list[int]
    bench: list[int]
    patrons: list[int]
    gifts: list[int]
    fills: list[list[int]]
    instruments: list[int]
    roughed: list[bool]
    assigned: list[int]
    built: list[int]
    performed: list[int]
    repaired: list[int]
    completed: list[int]
    goals: list[int]


@dataclass(slots=True)
class Game:
    """A whole position.

    `turn` counts turns inside a stage, over `order`. By deck: `decks` bags of cards, `under` those known to lie under
    it, the upper first, `discards` a bag, `rows` the spaces from the one next to the deck, `drawn` how often it was
    drawn from. `by_ai` are the cards (deck * 1000 + card) with its left patron, its right one, beside its board and
    in its hand. `dealt` are the patrons, instruments and goals before the person who chooses. `awards` are the
    tiles from the left, `award_owner` who has each level (place * 3 + level). `cover` is the orchestra setup card;
    `plain` counts tokens by desk and player (desk * players + player), `instrument_at` is the owner of the instrument
    on each desk, `back_row` counts by section and player, `chairs` holds who has each First Chair. `piles` are the
    chips on each shared location, the lowest first (player * 8 + chip). While a location is resolved: `location`,
    `queue` the chips still to act ([player, chip, skill]), `asked` how many were asked for an apprentice; `dice` and
    `added` of a performance. `market_open` says that nobody has resolved there this round, `balcony` who stands on its
    turn-order spaces, the best first. `due` is what has to be settled before the stage goes on, front first.
    """

    kit: Shared[Kit]
    stage: str
    round: int
    turn: int
    order: list[int]
    boards: list[Board]
    ai: Ai | None
    prestige: list[int]
    decks: list[list[int]]
    under: list[list[int]]
    discards: list[list[int]]
    rows: list[list[int]]
    drawn: list[int]
    by_ai: list[list[int]]
    goal_pile: list[int]
    dealt: list[list[int]]
    awards: list[int]
    award_owner: list[int]
    cover: int
    plain: list[int]
    instrument_at: list[int]
    back_row: list[int]
    chairs: list[int]
    piles: list[list[int]]
    location: int
    queue: list[list[int]]
    asked: int
    dice: list[int]
    added: int
    rolls: int
    market_open: bool
    balcony: list[int]
    due: list[tuple[int, int, int]]


def people(game: Game) -> list[int]:
    """Return the people in turn order."""
    ai = game.kit.ai
    return game.order if ai == NONE else [who for who in game.order if who != ai]


def entry(who: int, chip: int) -> int:
    """Return a chip on a shared location as a number of `Game.piles`."""
    return who * 8 + chip


def owner_of(entry: int) -> int:
    """Return whose chip lies on a shared location."""
    return entry >> 3


def chip_of(entry: int) -> int:
    """Return the number of a chip on a shared location, or FACE_DOWN."""
    return entry & 7


def card_entry(deck: int, card: int) -> int:
    """Return a card as a number of `Game.by_ai`."""
    return deck * 1000 + card


def deck_and_card(entry: int) -> tuple[int, int]:
    """Return the deck and the card of a number of `Game.by_ai`."""
    return divmod(entry, 1000)


MATERIAL_SOURCES: Final = ("", "skill bonus", "desk", "track", "gift", "power", "family")
"""Where materials of one's choice come from, by their number; the first is nowhere in particular."""


def materials_due(who: int, n: int, source: str) -> tuple[int, int, int]:
    """Return an entry of `Game.due` for n materials of one's choice that come from somewhere."""
    return MATERIALS_DUE, who, MATERIAL_SOURCES.index(source) * 100 + n


def materials_of(game: Game) -> tuple[int, str]:
    """Return how many materials are due at the front of the agenda, and where they come from."""
    source, n = divmod(game.due[0][2], 100)
    return n, MATERIAL_SOURCES[source]


def acting(game: Game) -> int:
    """Return who is to act: whom the front of `due` is about, whose chip is resolved, or whose turn it is."""
    if game.due:
        return game.due[0][1]
    if game.queue and game.stage in ("chip", "main", "after"):
        return game.queue[0][0]
    return game.order[game.turn % len(game.order)] if game.order else 0


def open_desks(game: Game, section: int) -> list[int]:
    """Return the desks of a section that are in the game and hold no instrument (luthier.orchestra.desks)."""
    return [desk for desk in game.kit.desks[game.cover][section] if game.instrument_at[desk] == NONE]


def tokens_in(game: Game, section: int, who: int) -> int:
    """Return how many tokens of a player stand in a section, its back row among them."""
    players = game.kit.players
    n = game.back_row[section * players + who]
    for desk in game.kit.desks[game.cover][section]:
        n += game.plain[desk * players + who] + (game.instrument_at[desk] == who)
    return n


def chairs_of(game: Game, who: int) -> list[int]:
    """Return the sections whose First Chair a player holds."""
    return [section for section, holder in enumerate(game.chairs) if holder == who]
