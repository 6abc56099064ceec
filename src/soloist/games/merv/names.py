"""Names: what players, places, pieces and rewards are called, in our own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from soloist.engine.text import N_, say, say_n
from soloist.games.merv.components import Box
from soloist.games.merv.kinds import (
    ACTION_NAMES,
    CELL_WORDS,
    COLOUR_NAMES,
    HALL_NAMES,
    LEVELS,
    MARKET,
    PLACE_NAMES,
    SAVED,
    SIDE_NAMES,
    SLOT_WORDS,
    SPICE_NAMES,
    WHITE,
)
from soloist.games.merv.pieces import Contract, Part
from soloist.games.merv.state import Game, action_of, colour_of

PARTS: Final = {
    "favour": (N_("{n} favour"), N_("{n} favour")),
    "influence": (N_("{n} influence"), N_("{n} influence")),
    "points": (N_("{n} point"), N_("{n} points")),
    "white cube": (N_("{n} white cube"), N_("{n} white cubes")),
    "cube of each colour": (N_("a cube of each colour"), N_("{n} cubes of each colour")),
    "camel": (N_("the camel there"), N_("{n} camels")),
    "soldier": (N_("a soldier"), N_("{n} soldiers")),
    "courtier": (N_("a free courtier"), N_("{n} free courtiers")),
    "segment": (N_("a free wall segment"), N_("{n} free wall segments")),
    "upgrade": (N_("an upgrade tile"), N_("{n} upgrade tiles")),
    "points or upgrade": (N_("{n} point or an upgrade tile"), N_("{n} points or an upgrade tile")),
    "soldier or upgrade": (N_("a soldier or an upgrade tile"), N_("{n} soldiers or upgrade tiles")),
    "scoring tile": (N_("a scoring tile"), N_("{n} scoring tiles")),
    "post with a good": (N_("a post and a good of its city"), N_("{n} posts, each with a good")),
    "step": (N_("a free step in the mosque"), N_("{n} free steps in the mosque")),
    "two cubes": (N_("two cubes of different colours"), N_("two cubes of different colours, {n} times")),
}
"""What a part of a reward is, for one and for several."""
DUE_NAMES: Final = (
    N_("a soldier"),
    N_("a courtier"),
    N_("a wall segment"),
    N_("an upgrade tile"),
    N_("points or an upgrade tile"),
    N_("a soldier or an upgrade tile"),
    N_("a scoring tile"),
    N_("a post with a good"),
    N_("a step in the mosque"),
    N_("two cubes of different colours"),
    N_("a breakthrough"),
)
"""What can be due, in the order of `kinds.DUES`."""
POINTS_FOR: Final = {
    "favour track": N_("favour track"),
    "influence track": N_("influence track"),
    "full tracks": N_("full tracks"),
    "pair of spices": N_("pairs of spices"),
    "breakthrough": N_("breakthroughs"),
    "mosque": N_("mosque"),
    "camel market": N_("camel market"),
    "contract": N_("contracts"),
    "first post": N_("first posts"),
    "courtiers": N_("courtiers"),
    "buildings": N_("buildings"),
    "scoring tiles": N_("scoring tiles"),
    "spices": N_("sets of spices"),
}
"""What points are for, in the order of a game."""
RESULT_NAMES: Final = {"points": N_("Points"), "opponent": N_("Best other points"), **POINTS_FOR}
"""The words for the numbers of a result, and for what points were gained by."""


def player_name(game: Game, who: int) -> str:
    """Return what a player is called at the beginning of a sentence."""
    kit = game.kit
    if who == kit.magistrate:
        return say("The Corrupt Magistrate")
    if who == kit.courtier:
        return say("The High Courtier")
    return say("You") if kit.people == 1 else say("Player {n}", n=who + 1)


def colour_name(colour: int) -> str:
    """Return the name of a colour of cubes."""
    return say(COLOUR_NAMES[colour])


def cube_name(colour: int) -> str:
    """Return the name of a cube."""
    return say("{colour} cube", colour=colour_name(colour))


def action_name(action: int) -> str:
    """Return the name of an action."""
    return say(ACTION_NAMES[action])


def spice_name(spice: int) -> str:
    """Return the name of a spice."""
    return say(SPICE_NAMES[spice])


def hall_name(box: Box, hall: int) -> str:
    """Return the name of a hall, by what it counts."""
    names = {"mosque": HALL_NAMES[0], "goods": HALL_NAMES[1], "scrolls": HALL_NAMES[2], "spices": HALL_NAMES[3]}
    return say(names[box.halls[hall].counts])


def city_name(box: Box, city: int) -> str:
    """Return the name of a city."""
    return box.cities[city].name


def good_name(box: Box, city: int) -> str:
    """Return the name of the good of a city."""
    return say(box.cities[city].good)


def slot_name(slot: int) -> str:
    """Return the name of a slot or wall place: "north 3"."""
    return say("{side} {n}", side=say(SIDE_NAMES["NESW".index(SLOT_WORDS[slot][0])]), n=SLOT_WORDS[slot][1:])


def cell_name(game: Game, cell: int) -> str:
    """Return the name of a site: its place, action and colour."""
    if cell == MARKET:
        return say("camel market")
    if not any(tile >= 0 for tile in game.sites):
        return CELL_WORDS[cell]
    named = {"action": action_name(action_of(game, cell)), "colour": colour_name(colour_of(game, cell))}
    return say("{cell} ({action}, {colour})", cell=CELL_WORDS[cell], **named)


def place_name(place: int) -> str:
    """Return the name of a place of the camel market."""
    return say(PLACE_NAMES[place])


def part_words(part: Part) -> str:
    """Return one part of a reward in words."""
    one, many = PARTS[part[0]]
    return say_n(one, many, part[1])


def parts_words(parts: Iterable[Part]) -> str:
    """Return a reward in words: "2 favour + a soldier"."""
    return " + ".join(part_words(part) for part in parts)


def cubes_words(colours: Iterable[int]) -> str:
    """Return cubes that are paid in words: "2 purple, 1 white"; what a tile saves is named too."""
    counted = Counter(colours)
    words = [
        say("one saved") if colour == SAVED else say("{n} {colour}", n=n, colour=colour_name(colour))
        for colour, n in sorted(counted.items())
    ]
    return ", ".join(words) or say("nothing")


def held_words(counts: Sequence[int]) -> str:
    """Return the cubes that somebody has."""
    return cubes_words(colour for colour, n in enumerate(counts) for _ in range(n))


def price_words(colour: int, n: int, any_: int) -> str:
    """Return a price in words: "1 teal and 1 of any colour"."""
    if not any_:
        return say("{n} {colour}", n=n, colour=colour_name(colour))
    if not n:
        return say("{n} of any colour", n=any_)
    return say("{n} {colour} and {any} of any colour", n=n, colour=colour_name(colour), any=any_)


def upgrade_name(kind: int) -> str:
    """Return the name of an upgrade tile."""
    if kind == WHITE:
        return say("white upgrade")
    return say("{colour} bonus upgrade", colour=colour_name(kind))


def breakthrough_name(box: Box, tile: int) -> str:
    """Return the name of a breakthrough tile with what it does."""
    row = box.breakthroughs[tile]
    return say("{name} ({what})", name=say(row.name), what=breakthrough_words(box, tile))


def breakthrough_words(box: Box, tile: int) -> str:
    """Return what a breakthrough tile does."""
    row = box.breakthroughs[tile]
    if row.saves >= 0:
        return say("{action} costs a cube less", action=action_name(row.saves))
    return parts_words(row.reward)


def level_name(level: int) -> str:
    """Return the name of a level, by its scrolls."""
    return say("level {n}", n=LEVELS[level])


def contract_words(contract: Contract) -> str:
    """Return what a contract asks for and gives: "2 goods of either sort for 6 points + 1 white cube"."""
    needs = [say_n("{n} common good", "{n} common goods", contract.common)] if contract.common else []
    needs += [say_n("{n} rare good", "{n} rare goods", contract.rare)] if contract.rare else []
    needs += [say_n("{n} good of either sort", "{n} goods of either sort", contract.either)] if contract.either else []
    needs += [say_n("{n} scroll", "{n} scrolls", contract.scrolls)] if contract.scrolls else []
    gives = parts_words([("points", contract.points), contract.reward])
    return say("{needs} for {gives}", needs=", ".join(needs), gives=gives)


def scoring_words(box: Box, tile: int) -> str:
    """Return what a scoring tile is worth."""
    row = box.scoring_tiles[tile]
    return say("{n} for each building on {action}", n=row.points, action=action_name(row.site))
