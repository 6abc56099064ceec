"""The tables of `components/*.toml` as they stand in the files: one schema a file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Chip = Annotated[int, msgspec.Meta(ge=1, le=5)]
Round = Annotated[int, msgspec.Meta(ge=1)]
BySeats = tuple[Positive, Positive, Positive, Positive]
"""For one, two, three and four players."""

Family = Literal["Strings", "Woodwinds", "Keyboards", "Brass", "Percussion"]
Era = Literal["Baroque", "Classical", "Romantic"]
Track = Literal["Performance", "Craft", "Reputation"]
Location = Literal["Salon", "Guild", "Market", "Perform", "Repair", "Balcony", "Workbench"]
Row = Literal["Salon", "Guild", "Perform", "Repair", "Balcony"]
AiLocation = Literal["Salon", "Guild", "Perform", "Repair", "Balcony", "Workbench"]
AwardPlace = Literal["left", "middle", "right"]
PatronKind = Literal["composer", "performer", "noble", "royal"]
Good = Literal[
    "wood",
    "metal",
    "horsehair",
    "any",
    "money",
    "inspiration",
    "apprentice",
    "performance",
    "craft",
    "reputation",
    "prestige",
]
Part = tuple[Good, Positive]
Materials = tuple[Count, Count, Count]
Levels = tuple[Positive, Positive, Positive]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of fields that refuses those it does not know."""


class FrameTable(_Strict, frozen=True):
    """`frame.toml`: rounds, active patrons and unfinished instruments of a person."""

    rounds: Positive
    patrons: Positive
    instruments: Positive


class ChipsTable(_Strict, frozen=True):
    """`chips.toml`: worker chips of people at the start, and those that join, for both readings."""

    first: Annotated[tuple[Chip, ...], msgspec.Meta(min_length=1)]
    joins: tuple[tuple[Round, Chip], ...]
    low_first: Annotated[tuple[Chip, ...], msgspec.Meta(min_length=1)]
    low_joins: tuple[tuple[Round, Chip], ...]


class SeatsTable(_Strict, frozen=True):
    """`awards_in_play.toml`."""

    seats: BySeats


class SpacesTable(_Strict, frozen=True):
    """`turn_order.toml`."""

    spaces: BySeats


class DealTable(_Strict, frozen=True):
    """`deal.toml`."""

    patrons: Positive
    instruments: Positive


class RowsTable(_Strict, frozen=True):
    """`rows.toml`: the skill that each space of a row needs, and the inspiration for a search."""

    tiers: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]
    search: Count


class GoodsTable(_Strict, frozen=True):
    """`goods.toml`: what people begin with, what things cost."""

    money: Count
    materials: Count
    inspiration: Count
    apprentices: Count
    apprentice_skill: Count
    declined: Count
    market: Count
    market_first: Count
    market_buy: Annotated[int, msgspec.Meta(ge=0, le=3)]
    market_price: Positive
    apprentice_price: Positive
    missing_price: Positive
    start_money: Count
    left_over: Positive


class TrackRow(_Strict, frozen=True):
    """What is gained on reaching a space of a track."""

    track: Track
    space: Positive
    gives: tuple[Part, ...]


class TracksTable(_Strict, frozen=True):
    """`tracks.toml`: the last space; dice and skill from which space on; thresholds; gains."""

    top: Positive
    dice: Annotated[tuple[tuple[Count, Positive], ...], msgspec.Meta(min_length=1)]
    skill: tuple[tuple[Positive, Positive], ...]
    rare: Count
    royal: Count
    at: tuple[TrackRow, ...]


class BonusRow(_Strict, frozen=True):
    """One skill bonus; `material`, `die` and `less` change the main effect."""

    location: Location
    skill: Positive
    gives: tuple[tuple[Good | Literal["material", "die", "less"], Positive], ...]
    after: bool = False


class BonusesTable(_Strict, frozen=True):
    """`bonuses.toml`."""

    bonus: tuple[BonusRow, ...]


class PatienceTable(_Strict, frozen=True):
    """`patience.toml`: prestige lost when a patron leaves, by kind."""

    lost: dict[PatronKind, Count]


class SectionRow(_Strict, frozen=True):
    """One section of the Orchestra."""

    family: Family
    chair: Count
    desks: Annotated[tuple[tuple[Part, ...], ...], msgspec.Meta(min_length=1)]


class OrchestraTable(_Strict, frozen=True):
    """`orchestra.toml`."""

    section: Annotated[tuple[SectionRow, ...], msgspec.Meta(min_length=5, max_length=5)]


class OrchestraCardsTable(_Strict, frozen=True):
    """`orchestra_cards.toml`: the desk that each card covers in each section (0: none)."""

    seats: Count
    cover: Annotated[tuple[tuple[Count, Count, Count, Count, Count], ...], msgspec.Meta(min_length=1)]


class AwardRow(_Strict, frozen=True):
    """One award tile."""

    id: str
    name: str
    counts: Literal[
        "instruments", "performances", "repairs", "patrons", "sections", "chairs", "tracks", "families"
    ]  # fmt: skip
    levels: Levels


class AwardsTable(_Strict, frozen=True):
    """`awards.toml`: prestige of low, middle and high, and the tiles."""

    prestige: Levels
    award: Annotated[tuple[AwardRow, ...], msgspec.Meta(min_length=4)]


class GoalRow(_Strict, frozen=True):
    """One goal card; `of` is the family, era or track that it counts."""

    id: str
    name: str
    counts: Literal["family", "era", "track", "artists", "courts", "tokens", "chairs", "stock"]
    levels: Levels
    of: Family | Era | Track | None = None


class GoalsTable(_Strict, frozen=True):
    """`goals.toml`: cards dealt and kept, prestige of bottom, middle and top, and the cards."""

    dealt: Positive
    kept: Positive
    prestige: Levels
    goal: tuple[GoalRow, ...]


class FamilyRow(_Strict, frozen=True):
    """One family tile."""

    number: Positive
    id: str
    name: str
    city: str
    craft: Family
    gives: tuple[Part, ...]
    start: Literal["rough", "gain", "token", "instrument", "repair"]
    gains: tuple[Part, ...] = ()
    less: Count = 0
    value: Count = 0
    section: Family | None = None


class FamiliesTable(_Strict, frozen=True):
    """`families.toml`."""

    family: Annotated[tuple[FamilyRow, ...], msgspec.Meta(min_length=4)]


class PowerRow(_Strict, frozen=True):
    """One power."""

    id: str
    name: str
    when: Literal[
        "market",
        "income",
        "build",
        "repair cost",
        "result",
        "skill",
        "performance",
        "instrument",
        "repair",
        "patron",
        "token",
        "apprentice",
        "chair",
        "once",
    ]
    n: Count = 0
    gives: tuple[Part, ...] = ()
    at: tuple[Location, ...] = ()


class PowersTable(_Strict, frozen=True):
    """`powers.toml`."""

    power: tuple[PowerRow, ...]


class PatronRow(_Strict, frozen=True):
    """One patron."""

    id: str
    name: str
    kind: PatronKind
    era: Era
    primary: Family
    secondary: Annotated[tuple[tuple[Literal["performance", "repair"], Era | Family], ...], msgspec.Meta(min_length=1)]
    gifts: Annotated[tuple[tuple[Part, ...], ...], msgspec.Meta(min_length=1)]
    prestige: Count
    power: str


class PatronsTable(_Strict, frozen=True):
    """`patrons.toml`."""

    patron: tuple[PatronRow, ...]


class InstrumentRow(_Strict, frozen=True):
    """One instrument."""

    id: str
    name: str
    era: Era
    family: Family
    rough: Materials
    finish: Materials
    prestige: Count
    rare: bool = False


class InstrumentsTable(_Strict, frozen=True):
    """`instruments.toml`."""

    instrument: tuple[InstrumentRow, ...]


class PerformanceRow(_Strict, frozen=True):
    """One performance; prestige and money at medium and at high."""

    id: str
    name: str
    heard: str
    era: Era
    medium: Positive
    high: Positive
    ai: Count
    prestige: tuple[Count, Count]
    money: tuple[Count, Count]


class PerformancesTable(_Strict, frozen=True):
    """`performances.toml`."""

    performance: tuple[PerformanceRow, ...]


class RepairRow(_Strict, frozen=True):
    """One repair."""

    id: str
    name: str
    family: Family
    cost: Materials
    value: Positive


class RepairsTable(_Strict, frozen=True):
    """`repairs.toml`."""

    repair: tuple[RepairRow, ...]


class LimitsRow(_Strict, frozen=True):
    """The limits of the AI: active patrons, unfinished instruments, awards."""

    patrons: Positive
    instruments: Positive
    awards: Positive


class AiTable(_Strict, frozen=True):
    """`ai.toml`: the AI's numbers, all official."""

    chips: tuple[Chip, ...]
    joins: tuple[tuple[Round, Chip], ...]
    limits: LimitsRow
    tracker_top: Positive
    tracker_down: Positive
    bonus_result: Positive
    upgrade: tuple[Positive, Positive, Positive]


class HarderTable(_Strict, frozen=True):
    """`harder.toml`: goal cards dealt more, for how many kept more."""

    dealt: Positive
    kept: Positive


class TrackerTable(_Strict, frozen=True):
    """`tracker.toml`: the rows of the priority tracker, top to bottom."""

    rows: tuple[Row, Row, Row, Row, Row]


class AiGoalsTable(_Strict, frozen=True):
    """`ai_goals.toml`: prestige by space of the AI Goals track, from the bottom."""

    prestige: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]


class GuildRow(_Strict, frozen=True):
    """One solo guild card."""

    id: str
    city: str
    number: Positive
    eras: tuple[Era, Era, Era]
    families: tuple[Family, Family, Family, Family, Family]
    awards: tuple[AwardPlace, AwardPlace, AwardPlace]
    icons: tuple[Row, ...]


class GuildsTable(_Strict, frozen=True):
    """`guilds.toml`."""

    guild: Annotated[tuple[GuildRow, ...], msgspec.Meta(min_length=1)]


class AiCardRow(_Strict, frozen=True):
    """One AI action card."""

    location: AiLocation
    level: Literal[1, 2, 3]
    limit: Literal["", "patrons", "instruments", "awards"] = ""
    search: bool = False
    repair_value: Count = 0
    award: Literal["", "lowest", "highest"] = ""
    step: bool = False
    down: tuple[Row, ...] = ()
    up: tuple[Row, ...] = ()


class AiCardsTable(_Strict, frozen=True):
    """`ai_cards.toml`."""

    card: tuple[AiCardRow, ...]
