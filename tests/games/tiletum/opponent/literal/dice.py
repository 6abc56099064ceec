"""Which die the Cardinalbot takes: the 13 Decrees as the facts list them, and TC029 to TC033, TC036."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.tiletum.opponent.literal.forks import Draw
from tests.games.tiletum.opponent.literal.lists import (
    highest,
    is_new,
    lowest,
    marker,
    most_required,
    needed,
    wool_or_iron,
)
from tests.games.tiletum.opponent.literal.position import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    FOOD,
    GOLD,
    IRON,
    JOKER,
    KING,
    MERCHANT,
    STONE,
    WOOL,
    Die,
    Position,
)

COLOURS = {"DG": (STONE,), "Y": (GOLD,), "B/LG": (IRON, WOOL), "PK": (FOOD,)}
ACTIONS = {
    "King": KING,
    "Merchant": MERCHANT,
    "Architect": ARCHITECT,
    "Character": CHARACTER,
    "Contract": CONTRACT,
}
NONE_NAMED = -1
MOST_REQUIRED = "most required resource"
"""What Worldly Riches has in the place of a colour priority."""

Option = tuple[str, str]
"""A condition and a choice, in the words of the facts."""

DECREES: dict[int, tuple[list[Option], str]] = {
    1: (
        [("Pillars>Houses", "Merchant"), ("", "Architect"), ("Pillars>Cathedrals", "highest DG")],
        "DG, Y, B/LG, PK",
    ),
    2: ([("", "King")], "Y, PK, B/LG, DG"),
    3: ([("", "Merchant")], "B/LG, PK, Y, DG"),
    4: (
        [
            ("unfulfilled Contract", "needs more"),
            ("new Crest in reach", "Merchant"),
            ("new Crest in reach", "Architect"),
            ("", "Contract"),
        ],
        "B/LG, Y, PK, DG",
    ),
    5: (
        [("unfulfilled Contract", "needs more"), ("", "Contract"), ("", "highest B/LG")],
        "Y, B/LG, DG, PK",
    ),
    6: (
        [
            ("Pillars>Cathedrals", "highest DG"),
            ("unfulfilled Contract", "needs more"),
            ("", "Architect"),
            ("", "Contract"),
        ],
        "DG, B/LG, Y, PK",
    ),
    7: (
        [
            ("new Crest in reach", "Architect"),
            ("new Crest in reach", "Merchant"),
            ("new Crest in the Contract offer", "Contract"),
        ],
        "PK, DG, B/LG, Y",
    ),
    8: ([("", "Architect"), ("Pillars>Houses", "Merchant")], "DG, PK, B/LG, Y"),
    9: ([("", "Character"), ("", "highest PK")], "PK, Y, B/LG, DG"),
    10: ([("", "Character"), ("", "highest PK")], "PK, B/LG, Y, DG"),
    11: ([("Pillars>Cathedrals", "highest DG"), ("", "Architect")], "DG, Y, PK, B/LG"),
    12: ([("Houses>=Pillars", "Architect"), ("", "Merchant")], "DG, B/LG, PK, Y"),
    13: ([("", "highest DG, Y, B/LG, PK")], MOST_REQUIRED),
}


def choose_die(p: Position, draw: Draw) -> tuple[Die, int] | None:
    """TC029 and TC030: the first option whose condition is met and that has a matching die, else the next card."""
    for place in range(p.pawn, len(p.row)):
        p.pawn = place
        options, priority = DECREES[p.row[place] + 1]
        for condition, choice in options:
            if (found := option(p, condition, choice, priority, draw)) is not None:
                return found
    return None


def option(p: Position, condition: str, choice: str, priority: str, draw: Draw) -> tuple[Die, int] | None:
    """The die that an option chooses, and the Action it names."""
    if not is_met(p, condition):
        return None
    if choice in ACTIONS:
        dice = for_action(p, condition, ACTIONS[choice])
        return (draw(best_for_action(p, dice, ACTIONS[choice], priority)), ACTIONS[choice]) if dice else None
    if choice == "needs more":
        dice = [die for die in p.dice if die[0] in (WOOL, IRON, GOLD)]
        return (highest_of(dice, draw(needed_colour(p, priority))), NONE_NAMED) if dice else None
    dice = [die for die in p.dice if die[0] in colours(choice.removeprefix("highest "))]
    return (draw(highest_die(p, dice, priority, draw)), NONE_NAMED) if dice else None


def is_met(p: Position, condition: str) -> bool:
    """Whether a condition is met that asks nothing of the die; the House in Tiletum counts (reading 5)."""
    houses, pillars, cathedrals = len(p.houses), len(p.pillars), len(p.built)
    return {
        "Pillars>Houses": pillars > houses,
        "Pillars>Cathedrals": pillars > cathedrals,
        "Houses>=Pillars": houses >= pillars,
        "unfulfilled Contract": len(p.contracts) >= 1,
    }.get(condition, True)


def for_action(p: Position, condition: str, action: int) -> list[Die]:
    """The dice on an Action or on the Joker (TC033); where a new Crest is asked for, each is tested (reading 12)."""
    dice = [die for die in p.dice if p.action_of[die[1]] in (action, JOKER)]
    if condition == "new Crest in reach":
        return [die for die in dice if crest_in_reach(p, die, action)]
    if condition == "new Crest in the Contract offer":
        return [die for die in dice if crest_in_offer(p, die)]
    return dice


def crest_in_reach(p: Position, die: Die, action: int) -> bool:
    """Whether a Crest it lacks lies within the AP of a die from where the piece stands, or on the die's sector."""
    reach = p.ap_of[die[1]] + marker(p, action)
    start = p.merchant if action == MERCHANT else p.architect
    found = [tile for spot, tile in p.tiles if p.steps(start, spot) <= reach]
    if p.readings["crest-in-reach"] == "all" and die[1] in p.sector:
        found.append(p.sector[die[1]])
    return any(is_new(p, tile) for tile in found)


def crest_in_offer(p: Position, die: Die) -> bool:
    """Whether a Crest it lacks lies in the Contract offer and the AP of a die pay for it."""
    ap = p.ap_of[die[1]] + marker(p, CONTRACT)
    return any(is_new(p, tile) for cost, tile in p.offer.values() if cost <= ap)


def best_for_action(p: Position, dice: Sequence[Die], action: int, priority: str) -> list[Die]:
    """TC033 and TC031: the Joker if that gives equal or more AP, and the colours; which first is reading 14.

    A Joker that gives less is not preferred: of dice that the colours leave equal, that on the Action is taken.
    """
    if p.readings["joker-or-colour"] == "colour":
        left = by_colour(p, dice, priority)
        left = joker_first(p, left, action)
    else:
        left = joker_first(p, dice, action)
        left = by_colour(p, left, priority)
    return highest(left, lambda die: p.ap_of[die[1]])


def joker_first(p: Position, dice: Sequence[Die], action: int) -> list[Die]:
    """TC033: prefer the Joker if that gives equal or more AP."""
    jokers = [die for die in dice if p.action_of[die[1]] == JOKER]
    named = [die for die in dice if p.action_of[die[1]] == action]
    if jokers and named and p.ap_of[jokers[0][1]] >= p.ap_of[named[0][1]]:
        return jokers
    return list(dice)


def by_colour(p: Position, dice: Sequence[Die], priority: str) -> list[Die]:
    """TC031: the first colour of the card that there is; TC032 where blue and light grey are shown together."""
    for shown in priority.split(", "):
        left = [die for die in dice if die[0] in COLOURS[shown]]
        if len({colour for colour, _ in left}) == 2:
            left = [die for die in left if die[0] in wool_or_iron(p)]
        if left:
            return sorted(set(left))
    return []


def needed_colour(p: Position, priority: str) -> list[int]:
    """Reading 13, among the colours of which a die lies on the wheel (TC029)."""
    left = [colour for colour in (WOOL, IRON, GOLD) if any(die[0] == colour for die in p.dice)]
    # The Resource its unfulfilled Contracts lack more;
    left = highest(left, lambda colour: needed(p, colour))
    # equal: the colour with more dice on the wheel;
    left = highest(left, lambda colour: sum(die[0] == colour for die in p.dice))
    # equal: the card's colour priority.
    return [colour for colour, _ in by_colour(p, [(colour, 0) for colour in left], priority)]


def highest_of(dice: Sequence[Die], colour: int) -> Die:
    """The highest die of a colour (reading 33)."""
    return max(die for die in dice if die[0] == colour)


def highest_die(p: Position, dice: Sequence[Die], priority: str, draw: Draw) -> list[Die]:
    """The highest die; several: the colour priority (TC031), or for Worldly Riches the most required Resource."""
    left = highest(sorted(set(dice)), lambda die: die[1])
    if priority != MOST_REQUIRED:
        return by_colour(p, left, priority)
    return highest_of_all(p, left, draw(most_required(p)))


def highest_of_all(p: Position, dice: Sequence[Die], required: int) -> list[Die]:
    """Of the most required Resource; not among them: of the one it has fewest of, then random (reading 17)."""
    return [die for die in dice if die[0] == required] or lowest(dice, lambda die: p.res[die[0]])


def colours(shown: str) -> list[int]:
    """The colours that the words of the facts stand for."""
    return [colour for word in shown.split(", ") for colour in COLOURS[word]]


def joker_action(p: Position) -> int:
    """TC036: what a Joker die becomes where no Action is named."""
    if p.king < p.your_king:
        return KING
    return MERCHANT if len(p.pillars) >= len(p.houses) else ARCHITECT
