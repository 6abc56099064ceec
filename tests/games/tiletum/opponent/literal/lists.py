"""The priority lists of the document, each read sentence by sentence; a list returns all whom it leaves equal.

TC numbers are sentences of the rules document; "reading" numbers are the points where it is open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tests.games.tiletum.opponent.literal.position import (
    ANOTHER_REWARD,
    FOOD,
    GOLD,
    IRON,
    READY,
    STONE,
    WOOL,
    Contract,
    Position,
    Tile,
)

T = TypeVar("T")


def highest(things: Sequence[T], value: Callable[[T], int]) -> list[T]:
    """Those with the highest value."""
    return [x for x in things if all(value(x) >= value(other) for other in things)]


def lowest(things: Sequence[T], value: Callable[[T], int]) -> list[T]:
    """Those with the lowest value."""
    return [x for x in things if all(value(x) <= value(other) for other in things)]


def if_any(things: Sequence[T], passes: Callable[[T], bool]) -> list[T]:
    """Those that pass, or all if none does."""
    return [x for x in things if passes(x)] or list(things)


# What it needs.


def needed(p: Position, kind: int) -> int:
    """How many of a Resource its unfulfilled Contracts need: missing ones, or printed ones (reading 15).

    Gold is what "any" is paid with first (TC041).
    """
    printed = 0
    for any_, iron, wool, _ in p.contracts:
        printed += {GOLD: any_, IRON: iron, WOOL: wool}[kind]
    if p.readings["needs"] == "printed":
        return printed
    return max(printed - p.res[kind], 0)


def wool_or_iron(p: Position) -> list[int]:
    """TC032: whichever of Iron or Wool it needs more for its Contracts; ties: the one it has fewer of, then random."""
    if needed(p, IRON) != needed(p, WOOL):
        return [IRON] if needed(p, IRON) > needed(p, WOOL) else [WOOL]
    if p.res[IRON] != p.res[WOOL]:
        return [IRON] if p.res[IRON] < p.res[WOOL] else [WOOL]
    return [IRON, WOOL]


def most_required(p: Position) -> list[int]:
    """TC072 to TC075."""
    # TC072: Stone, if it has a Pillar at a Cathedral it cannot yet afford.
    stone = p.res[STONE] + (p.res[GOLD] // 2 if p.readings["afford"] == "with Gold" else 0)
    if any(p.sites[n].stone > stone for n in p.pillars if n not in p.built):
        return [STONE]
    # TC073: Food, if it has an inactive Crest, a Building with two Characters and no Crest, and under 3 Food.
    waiting = [n for n in range(5) if len(p.rooms[n]) == 2 and p.under[n] == -1]
    if p.crests and waiting and p.res[FOOD] < 3:
        return [FOOD]
    # TC074: Iron or Wool, whichever its unfulfilled Contracts need more of; equal: as TC032 (reading 39).
    if needed(p, IRON) or needed(p, WOOL):
        return wool_or_iron(p)
    # TC075: Gold.
    return [GOLD]


# The map.


def cathedral(p: Position, reach: int) -> list[int]:
    """TC049: a Cathedral without its Pillar within reach, never the unavailable one (TC051)."""
    left = [n for n, site in enumerate(p.sites) if site.open and n not in p.pillars]
    left = [n for n in left if p.steps(p.architect, p.sites[n].spot) <= reach]
    # Highest total (cost tile + Cathedral tile),
    left = highest(left, lambda n: p.sites[n].points + p.sites[n].stack[0])
    # then one you do not have (reading 18: the tile, or the Pillar),
    by_pillar = p.readings["not-yours"] == "Pillar"
    left = if_any(left, lambda n: not (p.sites[n].your_pillar if by_pillar else p.sites[n].your_tile))
    # then lowest Stone cost,
    left = lowest(left, lambda n: p.sites[n].stone)
    # then closest; what is still equal is drawn (reading 19).
    return lowest(left, lambda n: p.steps(p.architect, p.sites[n].spot))


def cathedral_beyond(p: Position) -> list[int]:
    """TC050: none in reach: extend to the closest; equally close ones are drawn (reading 19)."""
    left = [n for n, site in enumerate(p.sites) if site.open and n not in p.pillars]
    return lowest(left, lambda n: p.steps(p.architect, p.sites[n].spot))


def town(p: Position, reach: int) -> list[int]:
    """TC053 and TC057: a Town with a free House space within reach, by the preferences of TC054."""
    left = [spot for spot, spaces in p.towns.items() if spaces and p.steps(p.merchant, spot) <= reach]
    # The next Fair Town (reading 11: this round's; or the following round's),
    coming = p.round + 1 if p.readings["next-fair"] == "next round" else p.round
    if coming <= 4:
        left = if_any(left, lambda spot: spot == p.fair_towns[coming - 1])
    # a space with printed points,
    left = if_any(left, lambda spot: any(reward > 0 for reward in p.towns[spot]))
    # a space with another reward,
    left = if_any(left, lambda spot: ANOTHER_REWARD in p.towns[spot])
    # the closest; what is still equal is drawn (reading 19).
    return lowest(left, lambda spot: p.steps(p.merchant, spot))


def town_beyond(p: Position) -> list[int]:
    """TC045 and TC057: reach is extended by the fewest spaces needed; the same preferences hold in it."""
    far = [p.steps(p.merchant, spot) for spot, spaces in p.towns.items() if spaces]
    return town(p, min(far)) if far else []


def bonus_tile(p: Position, start: int, reach: int) -> list[Tile]:
    """TC076: the Bonus tile of the highest row among those on the map within reach."""
    return best_tile(p, sorted({tile for spot, tile in p.tiles if p.steps(start, spot) <= reach}, key=str))


def best_tile(p: Position, tiles: Sequence[Tile]) -> list[Tile]:
    """TC077 to TC082."""
    if crests := [tile for tile in tiles if tile[0] == "crest"]:
        # TC078: one it lacks, then one you lack (reading 20: any Crest is of this row).
        crests = if_any(crests, lambda tile: p.lacks(int(tile[1])))
        return if_any(crests, lambda tile: tile[1] not in p.your_crests)
    helpers = [tile for tile in tiles if tile[0] == "helper"]
    # TC079: Miscellaneous Helpers (dice colour, Building bonus), drawn.
    if misc := [tile for tile in helpers if "colour" in tile or "building" in tile]:
        return misc
    # TC080: Resource and point Helpers: most points, most Resources, most "any".
    if goods := [tile for tile in helpers if points_of(tile) or resources_of(tile)]:
        goods = highest(goods, points_of)
        goods = highest(goods, resources_of)
        return highest(goods, lambda tile: count(tile, ("any",)))
    # TC081: Action Helpers: most AP.
    if helpers:
        return highest(helpers, ap_of)
    # TC082: Bonus Contracts: fewest missing Resources.
    contracts = [tile for tile in tiles if tile[0] == "contract"]
    return lowest(contracts, lambda tile: missing(p, contract_of(tile)))


def count(tile: Tile, kinds: Sequence[str]) -> int:
    """How many of these kinds a helper shows."""
    return sum(int(tile[n + 1]) for n in range(1, len(tile), 2) if tile[n] in kinds)


def points_of(tile: Tile) -> int:
    """How many points a helper shows."""
    return count(tile, ("points",))


def resources_of(tile: Tile) -> int:
    """How many Resources a helper shows, those of one's choice among them."""
    return count(tile, ("stone", "wool", "iron", "food", "gold", "any"))


def ap_of(tile: Tile) -> int:
    """The AP of an Action helper: of an Action, of the Joker, or those added to the die's."""
    actions = ("king", "merchant", "architect", "character", "contract", "any")
    return count(tile, (*(f"{action} action" for action in actions), "plus"))


# Characters and crests.


def is_new(p: Position, tile: Tile) -> bool:
    """Whether a tile is a Crest that it lacks."""
    return tile[0] == "crest" and p.lacks(int(tile[1]))


def marker(p: Position, action: int) -> int:
    """TC064: the AP on an Action of markers whose Buildings have two Characters and a Crest.

    They lie left to right +1, +1, +2, +2, +3 (TC011), with Ready for Action +3, +2, +2, +1, +1 (TC099).
    """
    ap = 0
    for n, worth in enumerate([3, 2, 2, 1, 1] if READY in p.challenges else [1, 1, 2, 2, 3]):
        if len(p.rooms[n]) == 2 and p.under[n] != -1 and p.rooms[n][0] == action:
            ap += worth
    return ap


def character(p: Position) -> list[Tile]:
    """TC062, those in its supply counted (reading 38)."""
    owned = [kind for room in p.rooms for kind in room] + [int(piece[1]) for piece in p.supply]
    # Never a type it already has two of;
    left = [piece for piece in p.characters if owned.count(int(piece[1])) < 2]
    # preferably a type it has one of
    left = if_any(left, lambda piece: owned.count(int(piece[1])) == 1)
    # (the leftmost on its board);
    for room in p.rooms:
        if len(room) == 1 and any(piece[1] == room[0] for piece in left):
            left = [piece for piece in left if piece[1] == room[0]]
            break
    # among equals the higher printed reward (totalled).
    return sorted(set(highest(left, total)), key=str)


def total(piece: Tile) -> int:
    """The printed reward of a Character, totalled."""
    return sum(int(n) for n in piece[3::2])


def building_for(p: Position, kind: int) -> list[int]:
    """TC059: under a matching one, or in the leftmost empty top-row Room."""
    matching = [n for n in range(5) if p.rooms[n] == [kind]]
    return matching or [n for n in range(5) if not p.rooms[n]][:1]


def building_for_crest(p: Position) -> list[int]:
    """TC038: under a Building, one with two Characters if possible, leftmost first."""
    free = [n for n in range(5) if p.under[n] == -1]
    return if_any(free, lambda n: len(p.rooms[n]) == 2)[:1]


def cathedral_to_build(p: Position) -> list[int]:
    """TC039: where it has a Pillar and enough Stone (or 2 Gold per missing Stone), the most valuable first.

    The value is cost tile + Cathedral tile (reading 21).
    """
    left = [n for n in p.pillars if n not in p.built]
    left = [n for n in left if 2 * max(p.sites[n].stone - p.res[STONE], 0) <= p.res[GOLD]]
    return highest(left, lambda n: p.sites[n].points + p.sites[n].stack[0])


# Contracts.


def contract_of(tile: Tile) -> Contract:
    """The Contract that a tile ends with."""
    any_, iron, wool, points = (int(n) for n in tile[-4:])
    return any_, iron, wool, points


def after_named(p: Position, contract: Contract) -> tuple[list[int], int]:
    """Pay the named Resources that are there; return what is left, and how many were missing (reading 37)."""
    left, lacking = list(p.res), 0
    for kind, n in ((IRON, contract[1]), (WOOL, contract[2])):
        for _ in range(n):
            if left[kind]:
                left[kind] -= 1
            else:
                lacking += 1
    return left, lacking


def for_any(left: Sequence[int]) -> list[int]:
    """What the next "any" Resource is paid with (TC041), nothing if nothing is left for it.

    Gold, then Food if it has 4 or more (TC043: the first 3 are not spent), then the more plentiful of Wool or Iron;
    never Stone. Equally plentiful ones are drawn.
    """
    if left[GOLD]:
        return [GOLD]
    if left[FOOD] >= 4:
        return [FOOD]
    return highest([kind for kind in (WOOL, IRON) if left[kind]], lambda kind: left[kind])


def unpaid_any(left: list[int], n: int) -> int:
    """How many of n "any" Resources cannot be paid with what is left."""
    for paid in range(n):
        with_ = for_any(left)
        if not with_:
            return n - paid
        left[with_[0]] -= 1
    return 0


def missing(p: Position, contract: Contract) -> int:
    """How many of the Resources of a Contract it lacks (TC068, TC082)."""
    left, lacking = after_named(p, contract)
    return lacking + unpaid_any(left, contract[0])


def can_pay(p: Position, contract: Contract, *, gold: bool = True) -> bool:
    """Whether it can pay for a Contract; 2 Gold can replace a missing Wool or Iron (TC042), or not (reading 22)."""
    left, lacking = after_named(p, contract)
    if lacking and not gold:
        return False
    left[GOLD] -= 2 * lacking
    return left[GOLD] >= 0 and unpaid_any(left, contract[0]) == 0


def contract_to_fulfil(p: Position) -> list[int]:
    """TC040: one it can pay for, the cheaper first: fewest Resources printed, then leftmost (reading 21)."""
    payable = [n for n, contract in enumerate(p.contracts) if can_pay(p, contract)]
    return lowest(payable, lambda n: sum(p.contracts[n][:3]))[:1]


def offered_crest(p: Position, ap: int) -> list[int]:
    """TC066: a Crest it does not have, right to left; one that is too dear is passed over (reading 36)."""
    places = [place for place, (cost, tile) in p.offer.items() if tile[0] == "crest" and cost <= ap]
    return [place for place in places if p.lacks(int(p.offer[place][1][1]))][-1:]


def offered_contracts(p: Position, ap: int) -> list[int]:
    """The places of the offer with a Contract that the AP pay for (reading 36)."""
    return [place for place, (cost, tile) in p.offer.items() if tile[0] == "contract" and cost <= ap]


def offered_contract(p: Position, ap: int) -> list[int]:
    """TC067: one it can pay for now, most points first; equal ones: rightmost (reading 21)."""
    gold = p.readings["pays"] == "with Gold"
    payable = [n for n in offered_contracts(p, ap) if can_pay(p, contract_of(p.offer[n][1]), gold=gold)]
    return highest(payable, lambda place: contract_of(p.offer[place][1])[3])[-1:]


def contract_to_hold(p: Position, ap: int) -> list[int]:
    """TC068: the Contract it lacks the fewest Resources for, rightmost on a tie."""
    return lowest(offered_contracts(p, ap), lambda place: missing(p, contract_of(p.offer[place][1])))[-1:]
