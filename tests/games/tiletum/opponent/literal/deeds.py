"""What the Cardinalbot does: its turn, Actions, Bonus tiles and Tasks, read sentence by sentence."""

from __future__ import annotations

from tests.games.tiletum.opponent.literal.dice import NONE_NAMED, choose_die, joker_action
from tests.games.tiletum.opponent.literal.forks import Draw
from tests.games.tiletum.opponent.literal.lists import (
    after_named,
    ap_of,
    bonus_tile,
    building_for,
    building_for_crest,
    cathedral,
    cathedral_beyond,
    cathedral_to_build,
    character,
    contract_of,
    contract_to_fulfil,
    contract_to_hold,
    for_any,
    marker,
    most_required,
    offered_contract,
    offered_crest,
    points_of,
    resources_of,
    town,
    town_beyond,
)
from tests.games.tiletum.opponent.literal.position import (
    ARCHITECT,
    CHARACTER,
    CLERGY,
    COFFERS,
    FOOD,
    FRIENDS,
    GOLD,
    INCOME,
    IRON,
    JOKER,
    KING,
    MERCHANT,
    STONE,
    VISITORS,
    WHISPERS,
    WOOL,
    Contract,
    Position,
    Tile,
)

TOP = 15
"""The highest space of the King track (TB106)."""
NAMED = {"stone": STONE, "wool": WOOL, "iron": IRON, "food": FOOD, "gold": GOLD}


def turn(p: Position, rolled: tuple[int, int], draw: Draw) -> None:
    """TC026 to TC037, without the Corruption token."""
    # TC026, TC028: from the leftmost card right by the difference; it stops on the last card.
    p.pawn = min(abs(rolled[0] - rolled[1]), len(p.row) - 1)
    chosen = choose_die(p, draw)
    if chosen is not None:
        (colour, number), named = chosen
        p.dice.remove((colour, number))
        # TC034: the die's Resources (TC097: one extra) and the Bonus tile, resolved at once.
        p.res[colour] += number + (COFFERS in p.challenges)
        if number in p.sector:
            resolve(p, p.sector.pop(number), draw)
        # TC035: the Action of that die.
        action = named if named != NONE_NAMED else p.action_of[number]
        act(p, joker_action(p) if action == JOKER else action, p.ap_of[number], draw)
    tasks(p, draw)


def act(p: Position, action: int, ap: int, draw: Draw) -> None:
    """An Action with the AP of a die; a marker on it adds to them (TC044, TC064)."""
    ap += marker(p, action)
    if action == KING:
        climb(p, ap)
    elif action == MERCHANT:
        merchant(p, ap, draw)
    elif action == ARCHITECT:
        architect(p, ap, draw)
    elif action == CHARACTER:
        characters(p, ap, draw)
    else:
        contracts(p, ap, draw)


def climb(p: Position, steps: int) -> None:
    """TC071: one space up per AP."""
    p.king = min(p.king + steps, TOP)


def pay_steps(p: Position, extra: int) -> None:
    """TC045, TC053: 1 Gold a space; it still gets there when it runs out of Gold."""
    p.res[GOLD] = max(p.res[GOLD] - max(extra, 0), 0)


def architect(p: Position, reach: int, draw: Draw) -> None:
    """TC047 to TC052."""
    # TC047: place a Pillar in the Architect's Town (free).
    for n, site in enumerate(p.sites):
        if site.spot == p.architect and site.open and n not in p.pillars and p.pillars_left:
            p.pillars.append(n)
            p.pillars_left -= 1
    # TC048: take the best Bonus tile within reach without moving.
    take_best(p, p.architect, reach, draw)
    # TC049, TC050: pick a Cathedral; none in reach: extend to the closest.
    picked = cathedral(p, reach) or cathedral_beyond(p)
    if picked:
        to = p.sites[draw(picked)].spot
        pay_steps(p, p.steps(p.architect, to) - reach)
        # TC052: move the Architect straight there.
        p.architect = to


def merchant(p: Position, reach: int, draw: Draw) -> None:
    """TC053 to TC057."""
    if p.houses_left:  # reading 34
        # TC053: if it cannot build where it is, it moves, up to as many spaces as its Gold; else the closest beyond.
        if not p.towns.get(p.merchant):
            go(p, p.res[GOLD], 0, draw)
        # TC055: build a House there (free), scoring only printed points.
        if spaces := p.towns.get(p.merchant):
            p.points += max(*spaces, 0)
            p.towns[p.merchant] = []
            p.houses.append(p.merchant)
            p.houses_left -= 1
    # TC056: take the best Bonus tile within reach.
    take_best(p, p.merchant, reach, draw)
    # TC057: move to the best Town with a free House space within reach, extending reach if needed.
    go(p, reach, reach, draw)


def go(p: Position, reach: int, free: int, draw: Draw) -> None:
    """Move the Merchant to a Town with a free House space; so many steps are free."""
    picked = town(p, reach) or town_beyond(p)
    if picked:
        to = draw(picked)
        pay_steps(p, p.steps(p.merchant, to) - free)
        p.merchant = to


def take_best(p: Position, start: int, reach: int, draw: Draw) -> None:
    """Take the best Bonus tile within reach, if there is one, and resolve it."""
    if best := bonus_tile(p, start, reach):
        tile = draw(best)
        found = next(n for n, (spot, other) in enumerate(p.tiles) if other == tile and p.steps(start, spot) <= reach)
        p.tiles.pop(found)
        resolve(p, tile, draw)


def resolve(p: Position, tile: Tile, draw: Draw) -> None:
    """TC083, TC084, TC092 to TC095."""
    kind = tile[0]
    if kind == "crest" and p.lacks(int(tile[1])):
        p.crests.append(int(tile[1]))
        return
    if kind == "contract" and FRIENDS in p.challenges and len(p.contracts) < 2:  # reading 40
        p.contracts.append(contract_of(tile))
        return
    p.gone.append(tile)
    if kind != "helper":
        return
    misc, ap = "colour" in tile or "building" in tile, ap_of(tile)
    if misc and FRIENDS in p.challenges:
        p.res[GOLD] += 5
    if (points_of(tile) or resources_of(tile)) and CLERGY in p.challenges:
        gain(p, tile[1:], draw)
    if ap and WHISPERS in p.challenges:
        climb(p, 1)
    if ap and INCOME in p.challenges:
        p.points += ap


def gain(p: Position, parts: Tile, draw: Draw) -> None:
    """Gain Resources and points; "any" is the most required, asked anew for each (reading 27)."""
    for n in range(0, len(parts), 2):
        for _ in range(int(parts[n + 1])):
            if parts[n] == "any":
                p.res[draw(most_required(p))] += 1
            elif parts[n] == "points":
                p.points += 1
            else:
                p.res[NAMED[str(parts[n])]] += 1


def characters(p: Position, ap: int, draw: Draw) -> None:
    """TC058 to TC064: for each AP, the first possible."""
    cleared = False
    while ap:
        placeable = [n for n, piece in enumerate(p.supply) if building_for(p, int(piece[1]))]
        if placeable:
            # TC059, TC061: place a Character from its supply.
            already = marker(p, CHARACTER)
            piece = p.supply.pop(placeable[0])
            p.rooms[building_for(p, int(piece[1]))[0]].append(int(piece[1]))
            # TC060, TC096: printed bonuses are ignored but with Visitors to the Curia.
            if VISITORS in p.challenges:
                welcome(p, piece, draw)
            # TC064: a fresh marker works at once (reading 25).
            ap += marker(p, CHARACTER) - already
        else:
            if not character(p) and not cleared:
                # TC063: if nothing qualifies, it clears and refills the offer once, free.
                refill(p)
                cleared = True
            if not character(p):
                return  # reading 35
            # TC062: take a Character from the offer; another is drawn at once (TB095).
            piece = draw(character(p))
            p.characters.remove(piece)
            p.supply.append(piece)
            if p.pile:
                p.characters.append(p.pile.pop())
        ap -= 1


def refill(p: Position) -> None:
    """Put the whole offer and the pile together and lay out five; positions have no more than that."""
    p.characters, p.pile = [*p.characters, *p.pile], []
    assert len(p.characters) <= 5


def welcome(p: Position, piece: Tile, draw: Draw) -> None:
    """TC096: its Resources and points; 1 point per AP, move or build icon."""
    for n in range(2, len(piece), 2):
        if piece[n] in (*NAMED, "any", "points"):
            gain(p, (piece[n], piece[n + 1]), draw)
        else:
            p.points += int(piece[n + 1])


def contracts(p: Position, ap: int, draw: Draw) -> None:
    """TC065 to TC070."""
    # TC066: take every Crest it does not have, right to left.
    while found := offered_crest(p, ap):
        cost, tile = p.offer.pop(found[0])
        ap -= cost
        p.crests.append(int(tile[1]))
    # TC067: take every Contract it can pay for now, most points first, and fulfil each at once.
    took = False
    while found := offered_contract(p, ap):
        cost, tile = p.offer.pop(found[0])
        ap -= cost
        fulfil(p, contract_of(tile), draw)
        took = True
    # TC068, TC069: only if that took nothing and it has a free Contract space.
    if not took and len(p.contracts) < 2 and (found := contract_to_hold(p, ap)):
        cost, tile = p.offer.pop(found[0])
        ap -= cost
        p.contracts.append(contract_of(tile))
    # TC070: each remaining AP: 1 of its most required Resource.
    for _ in range(ap):
        p.res[draw(most_required(p))] += 1


def fulfil(p: Position, contract: Contract, draw: Draw) -> None:
    """TC040 to TC042, in the order of reading 37."""
    p.res, lacking = after_named(p, contract)
    p.res[GOLD] -= 2 * lacking
    assert p.res[GOLD] >= 0
    for _ in range(contract[0]):
        p.res[draw(for_any(p.res))] -= 1
    p.points += contract[3] + 5
    p.done.append(contract)


def tasks(p: Position, draw: Draw) -> None:
    """TC037: every Task it can."""
    # TC038: an inactive Crest and 3 Food (2 Gold for each missing one).
    while p.crests and building_for_crest(p) and 2 * max(3 - p.res[FOOD], 0) <= p.res[GOLD]:
        lacking = max(3 - p.res[FOOD], 0)
        p.res[FOOD] -= 3 - lacking
        p.res[GOLD] -= 2 * lacking
        p.under[building_for_crest(p)[0]] = p.crests.pop(0)
        p.points += 5
    # TC039: Cathedrals, the most valuable first.
    while found := cathedral_to_build(p):
        n = draw(found)
        lacking = max(p.sites[n].stone - p.res[STONE], 0)
        p.res[STONE] -= p.sites[n].stone - lacking
        p.res[GOLD] -= 2 * lacking
        p.built.append(n)
        p.points += p.sites[n].points + p.sites[n].stack.pop(0)
    # TC040: up to twice, it fulfils a Contract it can pay for.
    for _ in range(2):
        if found := contract_to_fulfil(p):
            fulfil(p, p.contracts.pop(found[0]), draw)


def end(p: Position, draw: Draw) -> None:
    """TC087 to TC090."""
    # TC087: Houses x Pillars on the map.
    p.points += len(p.houses) * len(p.pillars)
    # TC088: completed Buildings as you do (reading 3: indexed 0 to 5).
    complete = [n for n in range(5) if len(p.rooms[n]) == 2 and p.under[n] != -1]
    p.points += [0, 0, 5, 10, 20, 30][len(complete)]
    # TC089: if it has unfulfilled Contracts, all Stone and Food become Gold, and it tries to fulfil them.
    if p.contracts:
        p.res[GOLD] += p.res[STONE] + p.res[FOOD]
        p.res[STONE] = p.res[FOOD] = 0
        while found := contract_to_fulfil(p):
            fulfil(p, p.contracts.pop(found[0]), draw)
    # TC090: 1 per 4 leftover Resources.
    p.points += sum(p.res) // 4
