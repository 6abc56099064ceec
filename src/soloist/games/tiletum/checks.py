"""What the tables of Tiletum must agree on: each check returns problems, each a clause to follow a colon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from soloist.engine.text import say
from soloist.games.tiletum import tables
from soloist.games.tiletum.kinds import CHALLENGES, FAIRS, MARKS, RESOURCES, TYPES

CATHEDRALS: Final = 9


def neighbours(index: Mapping[str, int], roads: Iterable[tuple[str, str]]) -> tuple[tuple[int, ...], ...]:
    """Return the neighbours of each spot, in rising order."""
    near: list[set[int]] = [set() for _ in index]
    for a, b in roads:
        near[index[a]].add(index[b])
        near[index[b]].add(index[a])
    return tuple(tuple(sorted(others)) for others in near)


def steps(start: int, near: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return how many steps each spot is from the first; -1 for one that cannot be reached."""
    found = [-1] * len(near)
    found[start] = 0
    frontier = [start]
    while frontier:
        following = []
        for spot in frontier:
            for other in near[spot]:
                if found[other] < 0:
                    found[other] = found[spot] + 1
                    following.append(other)
        frontier = following
    return tuple(found)


def spots(table: tables.SpotsTable) -> list[str]:
    """Ids are unique, and nine towns have a Cathedral."""
    cathedrals = sum(row.kind == "cathedral" for row in table.spot)
    if cathedrals != CATHEDRALS:
        return [say('"spot" should have {n} of the kind "cathedral", not {got}', n=CATHEDRALS, got=cathedrals)]
    return _twice("spot", [row.id for row in table.spot])


def map_of(spots: tables.SpotsTable) -> Callable[[tables.MapTable], list[str]]:
    """Every spot has a place, roads join spots once, and every spot can be reached."""
    ids = [row.id for row in spots.spot]

    def check(table: tables.MapTable) -> list[str]:
        problems = _named("place", [row.spot for row in table.place], ids, every=True)
        ends = [end for road in table.road for end in road]
        problems += _named("road", ends, ids, once=False)
        if problems:
            return problems
        for road in table.road:
            if road[0] == road[1]:
                return [say('a road leads from "{name}" to itself', name=road[0])]
        pairs = [" - ".join(sorted(road)) for road in table.road]
        problems = _twice("road", pairs)
        index = {id: number for number, id in enumerate(ids)}
        for number, found in enumerate(steps(0, neighbours(index, table.road))):
            if found < 0:
                problems.append(say('no road leads to "{name}"', name=ids[number]))
        return problems

    return check


def houses_of(spots: tables.SpotsTable, towns: tables.TownsTable) -> Callable[[tables.HousesTable], list[str]]:
    """House spaces lie in towns, and the first town has one for each seat's starting House."""

    def check(table: tables.HousesTable) -> list[str]:
        problems = _named("space", [row.town for row in table.space], _towns(spots), once=False)
        for seats in MARKS:
            there = sum(row.mark <= seats for row in table.space if row.town == towns.first)
            if there < seats:
                problems.append(
                    say('"{name}" needs {n} spaces for {n} seats, not {got}', name=towns.first, n=seats, got=there)
                )
        return problems

    return check


def pillars_of(spots: tables.SpotsTable) -> Callable[[tables.PillarsTable], list[str]]:
    """Each Cathedral has its row, once."""
    return lambda table: _named("cathedral", [row.town for row in table.cathedral], _cathedrals(spots), every=True)


def map_tiles_of(spots: tables.SpotsTable) -> Callable[[tables.MapTilesTable], list[str]]:
    """At most one space a town."""
    return lambda table: _named("space", [row.town for row in table.space], _towns(spots))


def towns_of(spots: tables.SpotsTable) -> Callable[[tables.TownsTable], list[str]]:
    """Town tiles name towns, each once and not the first."""
    return lambda table: _named("town", [table.first, *table.town], _towns(spots))


def stacks_of(spots: tables.SpotsTable) -> Callable[[tables.CathedralsTable], list[str]]:
    """Each Cathedral has its stack, and no tile lies on a higher one."""

    def check(table: tables.CathedralsTable) -> list[str]:
        problems = _named("stack", [row.town for row in table.stack], _cathedrals(spots), every=True)
        for row in table.stack:
            if list(row.tiles) != sorted(row.tiles, reverse=True):
                problems.append(say('"tiles" of "{name}" should fall from the first to the last', name=row.town))
        return problems

    return check


def construction_of(spots: tables.SpotsTable) -> Callable[[tables.ConstructionTable], list[str]]:
    """There is one tile a Cathedral, and one of them is unavailable."""
    needed = len(_cathedrals(spots))

    def check(table: tables.ConstructionTable) -> list[str]:
        if len(table.tile) != needed:
            return [say('"tile" should have {n} entries, one a Cathedral', n=needed)]
        if sum(row.stone is None for row in table.tile) != 1:
            return [say('one entry of "tile" should have no "stone": the Cathedral that is unavailable')]
        return _twice("tile", [row.id for row in table.tile])

    return check


def wheel(table: tables.WheelTable) -> list[str]:
    """Every Action has one sector."""
    return _twice("first_game", table.first_game)


def dice(table: tables.DiceTable) -> list[str]:
    """The bag lasts for the draw."""
    for each, drawn in zip(table.each, table.drawn, strict=True):
        if each * len(RESOURCES) < drawn:
            return [say("{each} dice of each colour do not last for a draw of {drawn}", each=each, drawn=drawn)]
    return []


def rooms(table: tables.RoomsTable) -> list[str]:
    """Two readings have five Buildings, the third has six."""
    wanted = (("five", table.five, TYPES), ("online", table.online, TYPES), ("six", table.six, TYPES + 1))
    return [
        say('"{field}" should have {n} entries, not {got}', field=field, n=n, got=len(row))
        for field, row, n in wanted
        if len(row) != n
    ]


def contracts_of(offers: tables.OffersTable) -> Callable[[tables.ContractsTable], list[str]]:
    """Ids are unique, a tile is one thing, and the pile fills the offer."""

    def check(table: tables.ContractsTable) -> list[str]:
        problems = _twice("tile", [row.id for row in table.tile])
        for row in table.tile:
            if (row.crest is not None) == _is_contract(row):
                problems.append(say('the tile "{name}" should be either a Crest or a Contract', name=row.id))
        return problems + _short("contracts", [row.mark for row in table.tile], [len(offers.contract_ap)] * 3)

    return check


def bonus_of(map_tiles: tables.MapTilesTable, wheel: tables.WheelTable) -> Callable[[tables.BonusTable], list[str]]:
    """Ids are unique, a tile is one thing, and the pile fills map, wheel and King track."""
    needed = [sum(row.mark <= seats for row in map_tiles.space) + wheel.bonus_tiles + 1 for seats in MARKS]

    def check(table: tables.BonusTable) -> list[str]:
        problems = _twice("tile", [row.id for row in table.tile])
        for row in table.tile:
            if (row.crest is not None) + _is_contract(row) + bool(row.helper) != 1:
                problems.append(say('the tile "{name}" should be a Crest, a Contract or a helper', name=row.id))
        return problems + _short("bonus", [row.mark for row in table.tile], needed)

    return check


def characters_of(offers: tables.OffersTable) -> Callable[[tables.CharactersTable], list[str]]:
    """Ids are unique, and the pile fills the offer."""

    def check(table: tables.CharactersTable) -> list[str]:
        problems = _twice("tile", [row.id for row in table.tile])
        return problems + _short("characters", [row.mark for row in table.tile], [offers.characters] * 3)

    return check


def fairs(table: tables.FairsTable) -> list[str]:
    """Each kind of Fair has one tile."""
    return _named("tile", [row.kind for row in table.tile], FAIRS, every=True)


def king_track(table: tables.KingTrackTable) -> list[str]:
    """The track holds the space 0."""
    if not table.lowest <= 0 < table.lowest + len(table.points):
        return [say('the space 0 should lie between "lowest" and the end of "points"')]
    return []


def corruption_of(actions: tables.ActionsTable) -> Callable[[tables.CorruptionTable], list[str]]:
    """There are enough tokens for a round."""

    def check(table: tables.CorruptionTable) -> list[str]:
        if len(table.token) < actions.corruption:
            return [say('"token" should have at least {n} entries', n=actions.corruption)]
        return []

    return check


def start_of(king: tables.KingTrackTable) -> Callable[[tables.StartTable], list[str]]:
    """People begin on a space of the King track."""
    return lambda table: _on_track("king", table.king, king)


def cardinal_of(king: tables.KingTrackTable) -> Callable[[tables.CardinalTable], list[str]]:
    """The Cardinalbot begins on a space of the King track."""
    return lambda table: _on_track("king", table.king, king)


def board_of(spaces: tables.ContractSpacesTable) -> Callable[[tables.BoardTable], list[str]]:
    """Pieces on the board are no more than there are, and Pillars on Contract spaces have a space."""

    def check(table: tables.BoardTable) -> list[str]:
        if table.houses_on_roofs + table.houses_in_tiletum > table.houses:
            return [say('"houses" should be {n} or more', n=table.houses_on_roofs + table.houses_in_tiletum)]
        most = min(table.pillars, len(spaces.points))
        if table.pillars_on_contracts > most:
            return [say('"pillars_on_contracts" should be {n} or less', n=most)]
        if table.houses_on_roofs != TYPES or table.markers != TYPES:
            return [say('"houses_on_roofs" and "markers" should be {n}, one a Building', n=TYPES)]
        return []

    return check


def decrees(table: tables.DecreesTable) -> list[str]:
    """Numbers run from 1 to 13, each kind of Fair has its Decree, and options name what their choice takes."""
    problems = _twice("decree", [str(row.id) for row in table.decree])
    problems += _named("decree", [row.fair for row in table.decree if row.fair], FAIRS, every=True)
    for row in table.decree:
        for option in row.option:
            wanted = option.choice != "action"
            if not option.of or any((word in RESOURCES) != wanted for word in option.of):
                problems.append(say('"of" in an option of the decree {n} does not fit its "choice"', n=row.id))
            words = {"more": 2, "at least": 2, "new crest": 1}.get(option.when, 0)
            pieces = {"pillars", "houses", "cathedrals"}
            if len(option.what) != words or any((word in pieces) != (words == 2) for word in option.what):
                problems.append(say('"what" in an option of the decree {n} does not fit its "when"', n=row.id))
    return problems


def challenges(table: tables.ChallengesTable) -> list[str]:
    """The eight cards are there, in order."""
    if tuple(row.id for row in table.challenge) != CHALLENGES:
        return [say('"challenge" should name these in order: {names}', names=", ".join(CHALLENGES))]
    return []


def presets(table: tables.PresetsTable) -> list[str]:
    """A preset draws no more cards than there are."""
    most = max(table.easy, table.normal, table.hard)
    return (
        [say("a preset draws {n} cards, but there are {all}", n=most, all=len(CHALLENGES))]
        if most > len(CHALLENGES)
        else []
    )


def _on_track(field: str, position: int, king: tables.KingTrackTable) -> list[str]:
    highest = king.lowest + len(king.points) - 1
    if king.lowest <= position <= highest:
        return []
    return [say('"{field}" should lie between {low} and {high}', field=field, low=king.lowest, high=highest)]


def _is_contract(row: tables.PileRow) -> bool:
    return bool(row.any or row.iron or row.wool)


def _towns(spots: tables.SpotsTable) -> list[str]:
    return [row.id for row in spots.spot if row.kind != "between"]


def _cathedrals(spots: tables.SpotsTable) -> list[str]:
    return [row.id for row in spots.spot if row.kind == "cathedral"]


def _twice(field: str, names: Iterable[str]) -> list[str]:
    return [
        say('"{field}" names "{name}" {n} times', field=field, name=name, n=n)
        for name, n in Counter(names).items()
        if n > 1
    ]


def _named(
    field: str, names: Sequence[str], known: Sequence[str], *, every: bool = False, once: bool = True
) -> list[str]:
    """Names are known; if `once`, none stands twice; if `every`, none is missing."""
    problems = [say('"{field}" cannot name "{name}"', field=field, name=name) for name in names if name not in known]
    if once:
        problems += _twice(field, names)
    if every:
        problems += [say('"{field}" should name "{name}"', field=field, name=id) for id in known if id not in names]
    return problems


def _short(table: str, marks: Sequence[int], needed: Sequence[int]) -> list[str]:
    """Return what is wrong if the tiles for some number of seats do not fill the spaces at set-up."""
    for seats, least in zip(MARKS, needed, strict=True):
        there = sum(mark <= seats for mark in marks)
        if there < least:
            return [
                say(
                    'the {there} tiles in "{table}" for {seats} seats do not fill {needed} spaces',
                    there=there,
                    table=table,
                    seats=seats,
                    needed=least,
                )
            ]
    return []
