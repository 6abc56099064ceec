"""What the tables of Merv must agree on: each check returns problems, each a clause to follow a colon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from soloist.engine.text import say
from soloist.games.merv import tables
from soloist.games.merv.kinds import (
    A_LEVEL,
    ACTIONS,
    COLOURS,
    DIRECTIONS,
    HALL_COUNTS,
    LEVELS,
    PLACES,
    PLAIN,
    SIDES,
    SITES,
    SLOT_WORDS,
    SPICES,
)

GOODS: Final = 8


def pieces(table: tables.PiecesTable) -> list[str]:
    """What a colour has is divided among the colours."""
    return [] if table.scrolls % table.colours == 0 else [say('"scrolls" should be the same for each colour')]


def shares_of(pieces: tables.PiecesTable) -> Callable[[tables.SharesTable], list[str]]:
    """Discs, scrolls and goods are divided without a rest."""

    def check(table: tables.SharesTable) -> list[str]:
        problems = []
        if table.markers >= pieces.discs:
            problems.append(say('"markers" should be {n} or less', n=pieces.discs - 1))
        problems += _sum("scrolls_each", table.scrolls_each * pieces.colours, pieces.scrolls)
        return problems + _sum("goods_each", table.goods_each * GOODS, pieces.goods)

    return check


def sites_of(pieces: tables.PiecesTable) -> Callable[[tables.SitesTable], list[str]]:
    """There are as many tiles as the city has sites."""

    def check(table: tables.SitesTable) -> list[str]:
        return _sum("site tiles", sum(len(getattr(table, action)) for action in ACTIONS[:SITES]), pieces.site_tiles)

    return check


def frame(table: tables.FrameTable) -> list[str]:
    """Invasions come in years that there are."""
    return [say('"invasions" cannot name the year {n}', n=n) for n in table.invasions if n > table.years]


def start_of(
    pieces: tables.PiecesTable,
    market: tables.MarketplaceTable,
    mosque: tables.MosqueTable,
    caravan: tables.CaravanTable,
) -> Callable[[tables.StartTable], list[str]]:
    """There are camels for the set-up, cards to put them on, and white cubes."""

    def check(table: tables.StartTable) -> list[str]:
        elsewhere = len(mosque.path) + sum(row.bonus == "camel" for row in market.city)
        most = min(pieces.camels - elsewhere, caravan.row)
        named = (*table.camels, table.camels_solo, table.camels_solo_more)
        problems = [say("{n} camels on caravan cards are more than the {most} there are", n=n, most=most)
                    for n in named if n > most]  # fmt: skip
        if table.white_cubes * pieces.colours > pieces.cubes:
            problems.append(say('"white_cubes" should be {n} or less', n=pieces.cubes // pieces.colours))
        return problems

    return check


def caravan_of(pieces: tables.PiecesTable) -> Callable[[tables.CaravanTable], list[str]]:
    """Each spice has its row, in order, and the cards add up."""

    def check(table: tables.CaravanTable) -> list[str]:
        problems = _in_order("spice", [row.name for row in table.spice], SPICES)
        problems += _sum("cards", sum(row.cards for row in table.spice), pieces.caravan_cards)
        if table.row > pieces.caravan_cards:
            problems.append(say('"row" should be {n} or less', n=pieces.caravan_cards))
        return problems

    return check


def halls(table: tables.HallsTable) -> list[str]:
    """Each colour is paid in one hall, and each thing counted in one."""
    problems = _named("hall", [row.colour for row in table.hall], COLOURS[:PLAIN])
    return problems + _named("hall", [row.counts for row in table.hall], HALL_COUNTS)


def breakthroughs_of(pieces: tables.PiecesTable) -> Callable[[tables.BreakthroughsTable], list[str]]:
    """Four tiles a level, in the order of the levels; each saves a cube or has a reward."""

    def check(table: tables.BreakthroughsTable) -> list[str]:
        problems = _twice("tile", [row.id for row in table.tile])
        problems += _sum("tile", len(table.tile), pieces.breakthroughs)
        levels = [row.level for row in table.tile]
        if levels != [level for level in LEVELS for _ in range(A_LEVEL)]:
            problems.append(say('"tile" should have {n} entries of each level, in order', n=A_LEVEL))
        for row in table.tile:
            if (row.saves is None) == (not row.reward):
                problems.append(say('the tile "{id}" should either save a cube or have a reward', id=row.id))
        return problems + _twice("saves", [row.saves for row in table.tile if row.saves])

    return check


def marketplace(table: tables.MarketplaceTable) -> list[str]:
    """Inner and outer cities by turns, each direction in one colour; paths join cities that there are."""
    problems = _twice("city", [row.name for row in table.city])
    problems += _twice("good", [row.good for row in table.city])
    if [row.ring for row in table.city] != ["inner", "outer"] * DIRECTIONS:
        problems.append(say('"city" should name the inner and the outer city of each direction'))
    known = [row.name for row in table.city]
    ends = [end for path in table.path for end in path]
    problems += [say('"path" cannot name "{name}"', name=name) for name in ends if name not in known]
    return problems + _twice("path", [" - ".join(sorted(path)) for path in table.path])


def mosque(table: tables.MosqueTable) -> list[str]:
    """Paths differ; a step of a path has no colour of its own, one behind them names the colour that it takes."""
    problems = _named("path", table.path, COLOURS[:PLAIN])
    if any(row.colour for row in table.path_step):
        problems.append(say('"path_step" should name no colour'))
    if any((row.colour is None) != (row.cubes == 0) for row in table.common_step):
        problems.append(say('"common_step" should name a colour where it takes cubes of one'))
    return problems


def scoring_tiles_of(pieces: tables.PiecesTable) -> Callable[[tables.ScoringTilesTable], list[str]]:
    """There are as many tiles as there are, for different sites."""

    def check(table: tables.ScoringTilesTable) -> list[str]:
        problems = _twice("tile", [row.site for row in table.tile])
        return problems + _sum("tile", len(table.tile), pieces.scoring_tiles)

    return check


def upgrades_of(pieces: tables.PiecesTable) -> Callable[[tables.UpgradesTable], list[str]]:
    """White ones and those of four colours add up."""
    return lambda table: _sum("upgrade tiles", table.white + table.bonus * PLAIN, pieces.upgrades)


def walls_of(pieces: tables.PiecesTable) -> Callable[[tables.WallsTable], list[str]]:
    """Stacks add up to the segments, prices do not fall, and each side has a place for a gate."""

    def check(table: tables.WallsTable) -> list[str]:
        problems = _sum("price", len(table.price) * PLAIN, pieces.segments)
        if list(table.price) != sorted(table.price):
            problems.append(say('"price" should not fall from the first to the last'))
        known = [word for word in table.gates if word not in SLOT_WORDS]
        problems += [say('"gates" cannot name "{name}"', name=name) for name in known]
        if not problems and sorted(word[0] for word in table.gates) != sorted(side[0].upper() for side in SIDES):
            problems.append(say('"gates" should name one place of each side'))
        return problems

    return check


def camel_market(table: tables.CamelMarketTable) -> list[str]:
    """The places are there, clockwise."""
    return _in_order("place", [row.name for row in table.place], PLACES)


def contracts_of(
    pieces: tables.PiecesTable, shares: tables.SharesTable, influence: tables.InfluenceTrackTable
) -> Callable[[tables.ContractsTable], list[str]]:
    """Piles rise in influence, fall in points, and ask for what there is."""

    def check(table: tables.ContractsTable) -> list[str]:
        problems = _sum("contracts", sum(len(row.points) for row in table.pile), pieces.contracts)
        needed = [row.influence for row in table.pile]
        if needed != sorted(needed) or needed[-1] >= len(influence.points):
            problems.append(
                say('"influence" should rise from pile to pile, to {n} at most', n=len(influence.points) - 1)
            )
        for number, row in enumerate(table.pile, 1):
            if list(row.points) != sorted(row.points, reverse=True):
                problems.append(say('"points" of the pile {n} should fall from the first to the last', n=number))
            if max(row.common, row.rare) > DIRECTIONS or row.common + row.rare + row.either > GOODS:
                problems.append(say("the pile {n} asks for more different goods than there are", n=number))
            if row.common + row.rare + row.either < 1 or row.scrolls > shares.scrolls_each:
                problems.append(
                    say("the pile {n} should ask for a good, and for no more scrolls than there are", n=number)
                )
        return problems

    return check


def influence_track(table: tables.InfluenceTrackTable) -> list[str]:
    """Both rows have the same spaces, and what is allowed never falls."""
    if len(table.points) != len(table.spices):
        return [say('"spices" should have {n} entries, one a space', n=len(table.points))]
    if list(table.spices) != sorted(table.spices):
        return [say('"spices" should not fall from the first to the last')]
    return []


def magistrate_of(pieces: tables.PiecesTable) -> Callable[[tables.MagistrateTable], list[str]]:
    """Each action has its card, and the deck is prepared of all of them."""

    def check(table: tables.MagistrateTable) -> list[str]:
        problems = _in_order("cards", table.cards, ACTIONS[:SITES])
        problems += _sum("cards", len(table.cards), pieces.solo_cards)
        problems += _sum("above, packet and below", table.above + table.packet + table.below, len(table.cards))
        return problems + _named("wall_order", table.wall_order, COLOURS[:PLAIN])

    return check


def levels(table: tables.LevelsTable) -> list[str]:
    """The first level is the printed game."""
    return [] if table.points[0] == 0 else [say('the first of "points" should be 0')]


def _sum(what: str, got: int, wanted: int) -> list[str]:
    return (
        []
        if got == wanted
        else [say('"{what}" should add up to {wanted}, not {got}', what=what, wanted=wanted, got=got)]
    )


def _twice(field: str, names: Iterable[str]) -> list[str]:
    counted = Counter(names).items()
    return [say('"{field}" names "{name}" {n} times', field=field, name=name, n=n) for name, n in counted if n > 1]


def _named(field: str, names: Sequence[str], known: Sequence[str]) -> list[str]:
    """Each name that there is stands once."""
    problems = _twice(field, names)
    return problems + [
        say('"{field}" should name "{name}"', field=field, name=name) for name in known if name not in names
    ]


def _in_order(field: str, names: Sequence[str], known: Sequence[str]) -> list[str]:
    if list(names) == list(known):
        return []
    return [say('"{field}" should name these in order: {names}', field=field, names=", ".join(known))]
