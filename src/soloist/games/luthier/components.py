"""The printed pieces of Luthier: a match's `Box`, made from the tables of `components/*.toml`.

Kinds are in `kinds`, the shapes of the files in `tables`, what a user's own files must agree with in `checks`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from soloist.engine.components import TableInfo, Tables, standard_once
from soloist.games.luthier import checks, tables
from soloist.games.luthier.kinds import (
    AWARD_PLACES,
    ERAS,
    FAMILIES,
    LEVELS,
    LOCATIONS,
    MARKET,
    NONE,
    PATRON_KINDS,
    PERFORMANCES,
    REPAIRS,
    TRACKS,
)
from soloist.games.luthier.pieces import (
    AiCard,
    Award,
    Bonus,
    FamilyTile,
    Goal,
    Guild,
    Instrument,
    Numbers,
    Parts,
    Patron,
    Performance,
    Power,
    Repair,
    Section,
)

PACKAGE: Final = "soloist.games.luthier"


@dataclass(slots=True, frozen=True)
class Box:
    """Everything printed that one match needs.

    Cards are numbers, places in their tables. What depends on the number of players is indexed by that number, 0 being
    empty. Desks are numbered through the Orchestra, section by section.
    """

    numbers: Numbers
    ai: tables.AiTable
    # Cards.
    patrons: tuple[Patron, ...]
    instruments: tuple[Instrument, ...]
    performances: tuple[Performance, ...]
    repairs: tuple[Repair, ...]
    backs: tuple[tuple[int, ...], ...]
    """By deck and card: the era or the family on its back."""
    powers: tuple[Power, ...]
    tiers: tuple[int, ...]
    """By space of a row, the one next to the deck first."""
    # People.
    chips: tuple[tuple[tuple[int, ...], ...], ...]
    """By reading (0: 1, 3, 5 first; 1: 1, 2, 3 first) and round: the chips a person has."""
    dice: tuple[int, ...]
    """By space of the Performance track: dice rolled."""
    track_skill: tuple[int, ...]
    """By space of the Craft and the Reputation track: skill added."""
    track_gains: tuple[tuple[Parts, ...], ...]
    """By track and space: what is gained there."""
    lost: tuple[int, ...]
    """By kind of patron: prestige lost when it leaves."""
    bonuses: tuple[tuple[Bonus, ...], ...]
    """By location."""
    family_tiles: tuple[FamilyTile, ...]
    # The Orchestra.
    sections: tuple[Section, ...]
    desk_section: tuple[int, ...]
    desk_gains: tuple[Parts, ...]
    desk_place: tuple[int, ...]
    """By desk: its number in its section, from 1."""
    covers: tuple[tuple[int, ...], ...]
    """By orchestra setup card: the desks it covers."""
    cover_seats: int
    # Awards and goals.
    awards: tuple[Award, ...]
    award_prestige: tuple[int, ...]
    awards_in_play: tuple[int, ...]
    turn_spaces: tuple[int, ...]
    goals: tuple[Goal, ...]
    goal_prestige: tuple[int, ...]
    # The AI.
    guilds: tuple[Guild, ...]
    tracker_rows: tuple[int, ...]
    """The location of each row, top to bottom."""
    ai_goals: tuple[int, ...]
    ai_cards: tuple[AiCard, ...]
    """Three levels a location, in the order of the locations."""
    tables: tuple[TableInfo, ...]

    def ai_card(self, location: int, level: int) -> AiCard:
        """Return the AI action card of a location and level."""
        return self.ai_cards[(location - (location > MARKET)) * LEVELS + level - 1]


@standard_once
def box(overrides: Path | None = None) -> Box:
    """Return the printed pieces, with the tables that the folder `overrides` replaces; raises ComponentError."""
    own = Tables(PACKAGE, overrides)
    read = own.read

    frame = read("frame", tables.FrameTable)
    chips = read("chips", tables.ChipsTable, checks.chips)
    in_play = read("awards_in_play", tables.SeatsTable)
    harder = read("harder", tables.HarderTable)
    tracks = read("tracks", tables.TracksTable, checks.tracks)
    orchestra = read("orchestra", tables.OrchestraTable, checks.orchestra)
    covers = read("orchestra_cards", tables.OrchestraCardsTable, checks.orchestra_cards_of(orchestra), "orchestra")
    awards = read("awards", tables.AwardsTable, checks.awards_of(in_play), "awards_in_play")
    goals = read("goals", tables.GoalsTable, checks.goals_of(harder), "harder")
    powers = read("powers", tables.PowersTable, checks.powers)
    patience = read("patience", tables.PatienceTable, checks.patience)
    rows = read("rows", tables.RowsTable)
    patrons = _patrons(read("patrons", tables.PatronsTable, checks.patrons_of(powers), "powers"), powers)
    instruments = _instruments(read("instruments", tables.InstrumentsTable, checks.instruments))
    performances = _performances(read("performances", tables.PerformancesTable, checks.performances))
    repairs = _repairs(read("repairs", tables.RepairsTable, checks.repairs))
    desks = [(section, gains) for section, row in enumerate(orchestra.section) for gains in row.desks]
    sections = tuple(
        Section(row.chair, tuple(desk for desk, (section, _) in enumerate(desks) if section == number))
        for number, row in enumerate(orchestra.section)
    )
    return Box(
        numbers=_numbers(
            frame, rows, read("goods", tables.GoodsTable), tracks, read("deal", tables.DealTable), goals, harder
        ),
        ai=read("ai", tables.AiTable, checks.ai),
        patrons=patrons,
        instruments=instruments,
        performances=performances,
        repairs=repairs,
        backs=(
            tuple(patron.era for patron in patrons),
            tuple(instrument.family for instrument in instruments),
            tuple(performance.era for performance in performances),
            tuple(repair.family for repair in repairs),
        ),
        powers=tuple(_power(row) for row in powers.power),
        tiers=rows.tiers,
        chips=(
            _chips(chips.first, chips.joins, frame.rounds),
            _chips(chips.low_first, chips.low_joins, frame.rounds),
        ),
        dice=_steps(tracks.dice, tracks.top),
        track_skill=_steps(tracks.skill, tracks.top),
        track_gains=_track_gains(tracks),
        lost=tuple(patience.lost[kind] for kind in PATRON_KINDS),
        bonuses=_bonuses(read("bonuses", tables.BonusesTable)),
        family_tiles=tuple(_family(row) for row in read("families", tables.FamiliesTable, checks.families).family),
        sections=sections,
        desk_section=tuple(section for section, _ in desks),
        desk_gains=tuple(gains for _, gains in desks),
        desk_place=tuple(place for section in sections for place in range(1, len(section.desks) + 1)),
        covers=tuple(
            tuple(section.desks[desk - 1] for section, desk in zip(sections, card, strict=True) if desk)
            for card in covers.cover
        ),
        cover_seats=covers.seats,
        awards=tuple(Award(row.id, row.name, row.counts, row.levels) for row in awards.award),
        award_prestige=awards.prestige,
        awards_in_play=(0, *in_play.seats),
        turn_spaces=(0, *read("turn_order", tables.SpacesTable).spaces),
        goals=tuple(_goal(row) for row in goals.goal),
        goal_prestige=goals.prestige,
        guilds=tuple(_guild(row) for row in read("guilds", tables.GuildsTable, checks.guilds).guild),
        tracker_rows=_locations(read("tracker", tables.TrackerTable, checks.tracker).rows),
        ai_goals=read("ai_goals", tables.AiGoalsTable).prestige,
        ai_cards=tuple(_ai_card(row) for row in read("ai_cards", tables.AiCardsTable, checks.ai_cards).card),
        tables=own.listed,
    )


def _locations(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(LOCATIONS.index(name) for name in names)


def _chips(first: tuple[int, ...], joins: tuple[tuple[int, int], ...], rounds: int) -> tuple[tuple[int, ...], ...]:
    """Return the chips by round; before the first (0) there are none."""
    return (
        (),
        *(tuple(sorted((*first, *(chip for since, chip in joins if since <= n)))) for n in range(1, rounds + 1)),
    )


def _steps(thresholds: tuple[tuple[int, int], ...], top: int) -> tuple[int, ...]:
    """Return the number that holds at each space: that of the last threshold reached, 0 before the first."""
    return tuple(next((n for at, n in reversed(thresholds) if at <= space), 0) for space in range(top + 1))


def _track_gains(tracks: tables.TracksTable) -> tuple[tuple[Parts, ...], ...]:
    gains: dict[tuple[str, int], Parts] = {(row.track, row.space): row.gives for row in tracks.at}
    return tuple(tuple(gains.get((track, space), ()) for space in range(tracks.top + 1)) for track in TRACKS)


def _bonuses(table: tables.BonusesTable) -> tuple[tuple[Bonus, ...], ...]:
    return tuple(
        tuple(Bonus(row.skill, row.gives, row.after) for row in table.bonus if row.location == location)
        for location in LOCATIONS
    )


def _patrons(table: tables.PatronsTable, powers: tables.PowersTable) -> tuple[Patron, ...]:
    power = [row.id for row in powers.power].index
    return tuple(
        Patron(
            row.id,
            row.name,
            PATRON_KINDS.index(row.kind),
            ERAS.index(row.era),
            FAMILIES.index(row.primary),
            tuple(
                (PERFORMANCES, ERAS.index(of)) if kind == "performance" else (REPAIRS, FAMILIES.index(of))
                for kind, of in row.secondary
            ),
            row.gifts,
            row.prestige,
            power(row.power),
        )
        for row in table.patron
    )


def _instruments(table: tables.InstrumentsTable) -> tuple[Instrument, ...]:
    return tuple(
        Instrument(
            row.id,
            row.name,
            ERAS.index(row.era),
            FAMILIES.index(row.family),
            row.rough,
            row.finish,
            row.prestige,
            row.rare,
        )
        for row in table.instrument
    )


def _performances(table: tables.PerformancesTable) -> tuple[Performance, ...]:
    return tuple(
        Performance(
            row.id, row.name, row.heard, ERAS.index(row.era), row.medium, row.high, row.ai, row.prestige, row.money
        )
        for row in table.performance
    )


def _repairs(table: tables.RepairsTable) -> tuple[Repair, ...]:
    return tuple(Repair(row.id, row.name, FAMILIES.index(row.family), row.cost, row.value) for row in table.repair)


def _power(row: tables.PowerRow) -> Power:
    return Power(row.id, row.name, row.when, row.n, row.gives, _locations(row.at))


def _goal(row: tables.GoalRow) -> Goal:
    known = {"family": FAMILIES, "era": ERAS, "track": TRACKS}.get(row.counts)
    return Goal(row.id, row.name, row.counts, NONE if known is None else known.index(str(row.of)), row.levels)


def _family(row: tables.FamilyRow) -> FamilyTile:
    return FamilyTile(
        row.number,
        row.id,
        row.name,
        row.city,
        FAMILIES.index(row.craft),
        row.gives,
        row.start,
        row.gains,
        row.less or row.value,
        NONE if row.section is None else FAMILIES.index(row.section),
    )


def _guild(row: tables.GuildRow) -> Guild:
    return Guild(
        row.id,
        row.city,
        row.number,
        tuple(ERAS.index(era) for era in row.eras),
        tuple(FAMILIES.index(family) for family in row.families),
        tuple(AWARD_PLACES.index(place) for place in row.awards),
        _locations(row.icons),
    )


def _ai_card(row: tables.AiCardRow) -> AiCard:
    return AiCard(
        LOCATIONS.index(row.location),
        row.level,
        row.limit,
        row.search,
        row.repair_value,
        row.award,
        row.step,
        _locations(row.down),
        _locations(row.up),
    )


def _numbers(
    frame: tables.FrameTable,
    rows: tables.RowsTable,
    goods: tables.GoodsTable,
    tracks: tables.TracksTable,
    deal: tables.DealTable,
    goals: tables.GoalsTable,
    harder: tables.HarderTable,
) -> Numbers:
    return Numbers(
        rounds=frame.rounds,
        patrons=frame.patrons,
        instruments=frame.instruments,
        search=rows.search,
        money=goods.money,
        materials=goods.materials,
        inspiration=goods.inspiration,
        apprentices=goods.apprentices,
        apprentice_skill=goods.apprentice_skill,
        declined=goods.declined,
        market=goods.market,
        market_first=goods.market_first,
        market_buy=goods.market_buy,
        market_price=goods.market_price,
        apprentice_price=goods.apprentice_price,
        missing_price=goods.missing_price,
        start_money=goods.start_money,
        left_over=goods.left_over,
        track_top=tracks.top,
        rare=tracks.rare,
        royal=tracks.royal,
        patrons_dealt=deal.patrons,
        instruments_dealt=deal.instruments,
        goals_dealt=goals.dealt,
        goals_kept=goals.kept,
        harder_dealt=harder.dealt,
        harder_kept=harder.kept,
    )
