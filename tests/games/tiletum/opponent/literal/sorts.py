"""What sorts of position there are, so that it can be counted whether chance makes them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sized
from copy import deepcopy

from tests.games.tiletum.opponent.literal import deeds, dice, lists
from tests.games.tiletum.opponent.literal.position import (
    CHARACTER,
    FOOD,
    GOLD,
    IRON,
    JOKER,
    MERCHANT,
    STONE,
    WOOL,
    Die,
    Position,
)

LEFT = ("nobody", "one", "equal")
LISTS: Mapping[str, tuple[str, ...]] = {
    "wool or iron": ("one", "equal"),
    "most required": ("one", "equal"),
    "needed colour": ("nobody", "one", "equal"),
    "highest die": ("one", "equal"),
    "Cathedral": LEFT,
    "Cathedral beyond": ("one", "equal"),
    "town": LEFT,
    "town beyond": LEFT,
    "Bonus tile": LEFT,
    "Character": LEFT,
    "Building for a Character": ("nobody", "one"),
    "Building for a crest": ("nobody", "one"),
    "Cathedral to build": LEFT,
    "Contract to fulfil": ("nobody", "one"),
    "offered crest": ("nobody", "one"),
    "offered Contract": ("nobody", "one"),
    "Contract to hold": ("nobody", "one"),
}
"""How many each list may leave; with 7 Pillars for 8 Cathedrals one is always free."""
SIDES = (
    *(f"row {row}" for row in ("crest", "miscellaneous", "resource", "action", "contract")),
    "a crest it has: best",
    "a crest you have: best",
    *(f"joker gives {what}" for what in ("more", "equal", "less")),
    *(f"crest {where}" for where in ("on the map", "on the sector only", "nowhere", "in the offer", "too dear")),
    *(f"requires {kind}" for kind in (STONE, WOOL, IRON, FOOD, GOLD)),
    *(f"decree {number} with option {n}" for number, (options, _) in dice.DECREES.items() for n in range(len(options))),
    *(f"decree {number} without a die" for number in range(1, 13)),
    "more Pillars than Houses: True",
    "more Pillars than Houses: False",
    "paid with Gold for Iron or Wool",
    "not paid without Gold",
    "a marker on the Merchant",
    "a marker on the Characters",
    "a marker that wakes",
    "the next Fair's town is free and near",
    "nothing to hold it with",
)
SORTS = (*(f"{name}: {left}" for name, lefts in LISTS.items() for left in lefts), *SIDES)
"""Every sort that has to occur."""


def sorts(p: Position, n: int) -> Iterator[str]:
    """Tell of which sorts a position is, with a reach or AP of `n`."""
    yield from _left(p, n)
    yield from _tiles(p, n)
    yield from _goods(p)
    yield from _dice(p)
    yield f"more Pillars than Houses: {len(p.pillars) > len(p.houses)}"
    if lists.marker(p, MERCHANT):
        yield "a marker on the Merchant"
    if lists.marker(p, CHARACTER):
        yield "a marker on the Characters"
    after = deepcopy(p)
    deeds.act(after, CHARACTER, n, lambda things: things[0])
    if lists.marker(after, CHARACTER) > lists.marker(p, CHARACTER):
        yield "a marker that wakes"
    fair = p.fair_towns[p.round - 1]
    if p.towns.get(fair) and p.steps(p.merchant, fair) <= n:
        yield "the next Fair's town is free and near"
    if len(p.contracts) == 2 and not lists.offered_contract(p, n):
        yield "nothing to hold it with"


def _left(p: Position, n: int) -> Iterator[str]:
    priority = dice.DECREES[p.row[0] + 1][1]
    highest = lists.highest(sorted(set(p.dice)), lambda die: die[1])
    found: dict[str, Sized] = {
        "wool or iron": lists.wool_or_iron(p),
        "most required": lists.most_required(p),
        "needed colour": [] if priority == dice.MOST_REQUIRED else dice.needed_colour(p, priority),
        "highest die": highest,
        "Cathedral": lists.cathedral(p, n),
        "town": lists.town(p, n),
        "Bonus tile": lists.bonus_tile(p, p.merchant, n),
        "Character": lists.character(p),
        "Building for a Character": lists.building_for(p, n % 5),
        "Building for a crest": lists.building_for_crest(p),
        "Cathedral to build": lists.cathedral_to_build(p),
        "Contract to fulfil": lists.contract_to_fulfil(p),
        "offered crest": lists.offered_crest(p, n % 4),
        "offered Contract": lists.offered_contract(p, n % 4),
        "Contract to hold": lists.contract_to_hold(p, n % 4),
    }
    if not found["Cathedral"]:
        found["Cathedral beyond"] = lists.cathedral_beyond(p)
    if not found["town"]:
        found["town beyond"] = lists.town_beyond(p)
    for name, left in found.items():
        yield f"{name}: {LEFT[min(len(left), 2)]}"


def _tiles(p: Position, n: int) -> Iterator[str]:
    best = lists.bonus_tile(p, p.merchant, n)
    if not best:
        return
    tile = best[0]
    if tile[0] == "crest":
        yield "row crest"
        if not lists.is_new(p, tile):
            yield "a crest it has: best"
        if tile[1] in p.your_crests:
            yield "a crest you have: best"
    elif tile[0] == "contract":
        yield "row contract"
    elif lists.ap_of(tile):
        yield "row action"
    else:
        yield "row resource" if lists.points_of(tile) or lists.resources_of(tile) else "row miscellaneous"


def _goods(p: Position) -> Iterator[str]:
    yield from (f"requires {kind}" for kind in lists.most_required(p))
    for contract in p.contracts:
        with_, without = lists.can_pay(p, contract), lists.can_pay(p, contract, gold=False)
        if with_ and not without:
            yield "paid with Gold for Iron or Wool"
        if not with_ and not without:
            yield "not paid without Gold"


def _dice(p: Position) -> Iterator[str]:
    jokers = [die for die in p.dice if p.action_of[die[1]] == JOKER]
    named = [die for die in p.dice if p.action_of[die[1]] == MERCHANT]
    if jokers and named:
        more, less = p.ap_of[jokers[0][1]], p.ap_of[named[0][1]]
        yield f"joker gives {'more' if more > less else 'less' if more < less else 'equal'}"
    for die in {*jokers, *named}:
        yield from _crests(p, die)
    for number, (options, priority) in dice.DECREES.items():
        for n, (condition, choice) in enumerate(options):
            if dice.option(p, condition, choice, priority, lambda things: things[0]) is not None:
                yield f"decree {number} with option {n}"
                break
        else:
            yield f"decree {number} without a die"


def _crests(p: Position, die: Die) -> Iterator[str]:
    near = [tile for spot, tile in p.tiles if p.steps(p.merchant, spot) <= p.ap_of[die[1]]]
    if any(lists.is_new(p, tile) for tile in near):
        yield "crest on the map"
    elif die[1] in p.sector and lists.is_new(p, p.sector[die[1]]):
        yield "crest on the sector only"
    else:
        yield "crest nowhere"
    if dice.crest_in_offer(p, die):
        yield "crest in the offer"
    elif any(lists.is_new(p, tile) for _, tile in p.offer.values()):
        yield "crest too dear"
