"""What the tables must agree with, beyond their shape: each check returns problems, a clause each to follow a colon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from soloist.engine.text import say
from soloist.games.luthier import tables
from soloist.games.luthier.kinds import (
    AWARD_PLACES,
    ERAS,
    FAMILIES,
    LEVELS,
    LOCATIONS,
    MARKET,
    PATRON_KINDS,
    START_GAIN,
    START_REPAIR,
    START_ROUGH,
    START_TOKEN,
    TRACKS,
)

AI_LOCATIONS = tuple(name for place, name in enumerate(LOCATIONS) if place != MARKET)
SEATS = 4


def chips(table: tables.ChipsTable) -> list[str]:
    """Nobody has a chip twice."""
    problems = _twice("first", [*table.first, *(chip for _, chip in table.joins)])
    return problems + _twice("low_first", [*table.low_first, *(chip for _, chip in table.low_joins)])


def tracks(table: tables.TracksTable) -> list[str]:
    """Thresholds rise, and every gain lies on the track and occurs once."""
    problems = _rising("dice", [space for space, _ in table.dice])
    problems += _rising("skill", [space for space, _ in table.skill])
    if table.dice[0][0]:
        problems.append(say('"dice" should begin with the space 0'))
    problems += _twice("at", [f"{row.track} {row.space}" for row in table.at])
    high = [row.space for row in table.at if row.space > table.top]
    return problems + [say('"at" names the space {n}, but the last is {top}', n=n, top=table.top) for n in high]


def patience(table: tables.PatienceTable) -> list[str]:
    """Every kind of patron has its number."""
    return [say('"lost" should name "{name}"', name=name) for name in PATRON_KINDS if name not in table.lost]


def orchestra(table: tables.OrchestraTable) -> list[str]:
    """Sections stand in the order of the families."""
    return _in_order("section", [row.family for row in table.section], FAMILIES)


def orchestra_cards_of(orchestra: tables.OrchestraTable) -> Callable[[tables.OrchestraCardsTable], list[str]]:
    """A card covers desks that are there, and leaves one in every section."""

    def check(table: tables.OrchestraCardsTable) -> list[str]:
        problems = []
        for card in table.cover:
            for row, desk in zip(orchestra.section, card, strict=True):
                if desk > len(row.desks):
                    problems.append(say('"cover" names desk {n} of {family}', n=desk, family=row.family))
                elif desk and len(row.desks) == 1:
                    problems.append(say('"cover" leaves no desk in {family}', family=row.family))
        return problems

    return check


def awards_of(in_play: tables.SeatsTable) -> Callable[[tables.AwardsTable], list[str]]:
    """Ids are unique, levels rise, and there are enough tiles."""

    def check(table: tables.AwardsTable) -> list[str]:
        problems = _twice("award", [row.id for row in table.award])
        for row in table.award:
            problems += _rising(row.id, row.levels)
        return problems + _enough("award", len(table.award), max(in_play.seats))

    return check


def goals_of(harder: tables.HarderTable) -> Callable[[tables.GoalsTable], list[str]]:
    """Ids are unique, levels rise, what is counted is named, and the cards serve four people."""
    known = {"family": FAMILIES, "era": ERAS, "track": TRACKS}

    def check(table: tables.GoalsTable) -> list[str]:
        problems = _twice("goal", [row.id for row in table.goal])
        for row in table.goal:
            problems += _rising(row.id, row.levels)
            if row.of not in known.get(row.counts, (None,)):
                problems.append(say('"of" of "{name}" does not fit what it counts', name=row.id))
        if table.kept > table.dealt:
            problems.append(say('"kept" should be {n} or less', n=table.dealt))
        needed = max(table.dealt * SEATS, table.dealt + harder.dealt)
        return problems + _enough("goal", len(table.goal), needed)

    return check


def families(table: tables.FamiliesTable) -> list[str]:
    """Ids and numbers are unique, and every start action has what it needs."""
    problems = _twice("family", [row.id for row in table.family]) + _twice("number", [r.number for r in table.family])
    wanted = {START_ROUGH: "less", START_GAIN: "gains", START_TOKEN: "section", START_REPAIR: "value"}
    for row in table.family:
        given = {"less": row.less, "gains": row.gains, "section": row.section, "value": row.value}
        field = wanted.get(row.start)
        if any(bool(value) != (name == field) for name, value in given.items()):
            problems.append(say('the start action of "{name}" does not fit the fields it has', name=row.id))
    return problems


def powers(table: tables.PowersTable) -> list[str]:
    """Ids are unique, and a power has a number or a gain, as it needs."""
    problems = _twice("power", [row.id for row in table.power])
    gains = {"income", "performance", "instrument", "repair", "patron", "token", "once"}
    for row in table.power:
        if bool(row.gives) != (row.when in gains) or bool(row.n) == (row.when in gains):
            problems.append(say('"{name}" should have either "n" or "gives", as its "when" needs', name=row.id))
        if bool(row.at) != (row.when == "skill"):
            problems.append(say('"at" belongs to a power for skill: see "{name}"', name=row.id))
    return problems


def patrons_of(powers: tables.PowersTable) -> Callable[[tables.PatronsTable], list[str]]:
    """Ids are unique, powers are known, and requirements fit their kind."""
    known = [row.id for row in powers.power]

    def check(table: tables.PatronsTable) -> list[str]:
        problems = _twice("patron", [row.id for row in table.patron])
        for row in table.patron:
            if row.power not in known:
                problems.append(say('"power" cannot name "{name}"', name=row.power))
            if any(of not in (ERAS if kind == "performance" else FAMILIES) for kind, of in row.secondary):
                problems.append(say('a performance is of an era, a repair of a family: see "{name}"', name=row.id))
        return problems + _enough("patron", len(table.patron), _CARDS)

    return check


def instruments(table: tables.InstrumentsTable) -> list[str]:
    """Ids are unique, every family is there, and the deck lasts for set-up."""
    problems = _twice("instrument", [row.id for row in table.instrument])
    problems += _every("instrument", [row.family for row in table.instrument], FAMILIES)
    return problems + _enough("instrument", len(table.instrument), _CARDS)


def performances(table: tables.PerformancesTable) -> list[str]:
    """Ids are unique, every era is there, and high comes after medium."""
    problems = _twice("performance", [row.id for row in table.performance])
    problems += _every("performance", [row.era for row in table.performance], ERAS)
    for row in table.performance:
        problems += _rising(row.id, (row.medium, row.high))
    return problems


def repairs(table: tables.RepairsTable) -> list[str]:
    """Ids are unique, and every family is there."""
    problems = _twice("repair", [row.id for row in table.repair])
    return problems + _every("repair", [row.family for row in table.repair], FAMILIES)


def ai(table: tables.AiTable) -> list[str]:
    """The AI has no chip twice, and thresholds rise."""
    return _twice("chips", [*table.chips, *(chip for _, chip in table.joins)]) + _rising("upgrade", table.upgrade)


def tracker(table: tables.TrackerTable) -> list[str]:
    """Every row stands there once."""
    return _twice("rows", table.rows)


def guilds(table: tables.GuildsTable) -> list[str]:
    """Ids are unique, and every order is whole."""
    problems = _twice("guild", [row.id for row in table.guild])
    for row in table.guild:
        problems += _every("eras", row.eras, ERAS) + _every("families", row.families, FAMILIES)
        problems += _every("awards", row.awards, AWARD_PLACES)
    return problems


def ai_cards(table: tables.AiCardsTable) -> list[str]:
    """Every location of the AI has one card of each level."""
    wanted = [f"{location} {level}" for location in AI_LOCATIONS for level in range(1, LEVELS + 1)]
    return _in_order("card", [f"{row.location} {row.level}" for row in table.card], wanted)


_CARDS = SEATS * 2 + 5
"""Cards that four people are dealt, and a row."""


def _twice(field: str, names: Iterable[str | int]) -> list[str]:
    return [
        say('"{field}" names "{name}" {n} times', field=field, name=name, n=n)
        for name, n in Counter(names).items()
        if n > 1
    ]


def _every(field: str, names: Iterable[str], known: Sequence[str]) -> list[str]:
    there = set(names)
    return [say('"{field}" should name "{name}"', field=field, name=name) for name in known if name not in there]


def _in_order(field: str, names: Sequence[str], wanted: Sequence[str]) -> list[str]:
    if list(names) == list(wanted):
        return []
    return [say('"{field}" should name these in order: {names}', field=field, names=", ".join(wanted))]


def _rising(field: str, numbers: Sequence[int]) -> list[str]:
    if all(a < b for a, b in pairwise(numbers)):
        return []
    return [say('the numbers of "{field}" should rise', field=field)]


def _enough(field: str, there: int, needed: int) -> list[str]:
    return [] if there >= needed else [say('"{field}" should have at least {n} entries', field=field, n=needed)]
