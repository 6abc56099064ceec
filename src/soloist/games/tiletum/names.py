"""Names: what players, pieces, spots and rewards are called, and what a tile does, in our own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from soloist.engine.text import N_, say, say_n
from soloist.games.tiletum.components import Box, Contract
from soloist.games.tiletum.gains import contract_of, crest_of
from soloist.games.tiletum.kinds import ACTION_NAMES, CREST_NAMES, DIE_COLOURS, RESOURCE_NAMES, WHOLE_BUILDING
from soloist.games.tiletum.state import FIRST_CHARACTER, FIRST_CONTRACT, NONE, Game

PARTS: Final = {
    "stone": (N_("{n} Stone"), N_("{n} Stone")),
    "wool": (N_("{n} Wool"), N_("{n} Wool")),
    "iron": (N_("{n} Iron"), N_("{n} Iron")),
    "food": (N_("{n} Food"), N_("{n} Food")),
    "gold": (N_("{n} Gold"), N_("{n} Gold")),
    "any": (N_("{n} Resource of your choice"), N_("{n} Resources of your choice")),
    "points": (N_("{n} point"), N_("{n} points")),
    "king action": (N_("King Action with {n} AP"), N_("King Action with {n} AP")),
    "merchant action": (N_("Merchant Action with {n} AP"), N_("Merchant Action with {n} AP")),
    "architect action": (N_("Architect Action with {n} AP"), N_("Architect Action with {n} AP")),
    "character action": (N_("Character Action with {n} AP"), N_("Character Action with {n} AP")),
    "contract action": (N_("Contract Action with {n} AP"), N_("Contract Action with {n} AP")),
    "any action": (N_("any one Action with {n} AP"), N_("any one Action with {n} AP")),
    "king steps": (N_("{n} step up the King track"), N_("{n} steps up the King track")),
    "merchant steps": (N_("{n} step of the Merchant"), N_("{n} steps of the Merchant")),
    "architect steps": (N_("{n} step of the Architect"), N_("{n} steps of the Architect")),
    "place house": (N_("a House where the Merchant stands"), N_("{n} Houses where the Merchant stands")),
    "place pillar": (N_("a Pillar where the Architect stands"), N_("{n} Pillars where the Architect stands")),
    "plus": (N_("{n} AP more for the Action of the die"), N_("{n} AP more for the Action of the die")),
    "colour": (N_("another colour for the die"), N_("another colour for the die")),
    "building": (N_("the rewards of a whole Building"), N_("the rewards of {n} whole Buildings")),
    "house anywhere": (N_("a House in any town"), N_("{n} Houses in any towns")),
    "pillar anywhere": (N_("a Pillar at any Cathedral"), N_("{n} Pillars at any Cathedrals")),
    "merchant anywhere": (N_("the Merchant to any spot"), N_("the Merchant to any spot, {n} times")),
    "architect anywhere": (N_("the Architect to any spot"), N_("the Architect to any spot, {n} times")),
    "icons": (N_("{n} other icon"), N_("{n} other icons")),
}
"""What a part of a reward is, for one and for several."""
FAIR_NAMES: Final = (
    N_("each House on the map"),
    N_("each Pillar on the map"),
    N_("each fulfilled Contract"),
    N_("each Crest"),
    N_("each Character on floors 2 and 3"),
    N_("each Cathedral tile"),
    N_("each full Building"),
    N_("each Contract with a Cathedral tile"),
    N_("each House with a Pillar"),
    N_("each Contract with a Crest"),
    N_("the space on the King track, added"),
)
"""What a Fair counts, in the order of the kinds."""
DUE_NAMES: Final = (
    N_("the Bonus tile of the sector"),
    N_("a Resource of your choice"),
    N_("a step of the Merchant"),
    N_("a step of the Architect"),
    N_("a House where the Merchant stands"),
    N_("a Pillar where the Architect stands"),
    N_("a House in any town"),
    N_("a Pillar at any Cathedral"),
    N_("the Merchant to any spot"),
    N_("the Architect to any spot"),
    N_("the rewards of a whole Building"),
)
"""What can be due, in the order of `Game.due`."""
POINTS_FOR: Final = {
    "king track": N_("King track"),
    "house space": N_("House space"),
    "reward": N_("reward"),
    "contract": N_("Contract"),
    "contract space": N_("Contract space"),
    "cathedral": N_("Cathedral"),
    "fair": N_("Fair"),
    "houses and pillars": N_("Houses times Pillars"),
    "buildings": N_("complete Buildings"),
    "resources": N_("Resources left"),
}
"""What points are for."""


def player_name(game: Game, who: int) -> str:
    """Return what a player is called at the start of a sentence."""
    if who == game.kit.cardinal:
        return say("The Cardinalbot")
    if game.kit.cardinal != NONE:
        return say("You")
    return say("Player {n}", n=who + 1)


def resource_name(resource: int) -> str:
    """Return the name of a Resource."""
    return say(RESOURCE_NAMES[resource])


def colour_name(colour: int) -> str:
    """Return the name of a colour of dice."""
    return say(DIE_COLOURS[colour])


def action_name(action: int) -> str:
    """Return the name of an Action."""
    return say(ACTION_NAMES[action])


def spot_name(box: Box, spot: int) -> str:
    """Return the name of a spot of the map."""
    return box.spot_names[spot]


def cathedral_name(box: Box, cathedral: int) -> str:
    """Return the name of a Cathedral: that of its town."""
    return box.spot_names[box.cathedrals[cathedral]]


def part_words(kind: str, n: int) -> str:
    """Return one part of a reward in words."""
    one, many = PARTS[kind]
    return say_n(one, many, n)


def parts_words(parts: Iterable[tuple[str, int]]) -> str:
    """Return a reward in words: "1 Gold + 1 Wool"."""
    return " + ".join(part_words(kind, n) for kind, n in parts)


def resources_words(counts: Iterable[int]) -> str:
    """Return how many of each Resource there are, those that there are."""
    words = [f"{n} {resource_name(resource)}" for resource, n in enumerate(counts) if n]
    return ", ".join(words) or say("nothing")


def house_reward(reward: int) -> str:
    """Return the reward of a House space in words, or an empty string."""
    if reward == WHOLE_BUILDING:
        return part_words("building", 1)
    return part_words("points", reward) if reward else ""


def contract_words(contract: Contract) -> str:
    """Return what a Contract asks for and gives: "3 Iron + 2 of any one kind for 5 points"."""
    words = contract_needs(*contract.needs, contract.points)
    return " + ".join([words, part_words(*contract.reward)]) if contract.reward[1] else words


def contract_needs(any_: int, iron: int, wool: int, points: int) -> str:
    """Return what a Contract asks for, and its points."""
    needs = [say("{n} Iron", n=iron)] if iron else []
    needs += [say("{n} Wool", n=wool)] if wool else []
    needs += [say_n("{n} of any kind", "{n} of any one kind", any_)] if any_ else []
    return say("{needs} for {gives}", needs=" + ".join(needs), gives=part_words("points", points))


def tile_name(game: Game, tile: int) -> str:
    """Return the name of a tile of a storehouse: "Crest Lion", "Contract 3 Iron for 3 points", "Helper 3 Gold"."""
    box = game.kit.box
    if tile >= FIRST_CHARACTER:
        return character_name(box, tile - FIRST_CHARACTER)
    crest, contract = crest_of(game, tile), contract_of(game, tile)
    if crest != NONE:
        return crest_name(crest)
    if contract != NONE:
        return say("Contract {what}", what=contract_words(box.contracts[contract]))
    return say("Helper {what}", what=parts_words(box.bonus[tile].parts))


def crest_name(crest: int) -> str:
    """Return the name of a crest."""
    return say("Crest {name}", name=say(CREST_NAMES[crest]))


def character_name(box: Box, character: int) -> str:
    """Return the name of a Character: its type and its reward."""
    row = box.characters[character]
    return say("{type} Character ({reward})", type=action_name(row.type), reward=parts_words(row.reward))


def tile_about(game: Game, tile: int) -> tuple[str, str]:
    """Return what a tile of a storehouse is for, and the clause that says so."""
    if tile >= FIRST_CHARACTER:
        return (
            say("Moves into a Room for as many AP as its floor takes; its reward is yours at once."),
            "tiletum.action.character.room",
        )
    if crest_of(game, tile) != NONE:
        return say("Pay Food to put it below a Building and take the reward there."), "tiletum.task.crest"
    if tile >= FIRST_CONTRACT or contract_of(game, tile) != NONE:
        return say("Pay what it asks for at any moment of your turn."), "tiletum.task.contract"
    return say("Use it at any moment of your turn; then it is discarded."), "tiletum.task.helper"


def fair_words(game: Game, round_: int) -> str:
    """Return what the Fair of a round (from 1) counts, with its numbers added up."""
    box = game.kit.box
    tile = box.fairs[game.fairs[round_ - 1]]
    return say("{n} for {what}", n=box.fair_numbers[round_ - 1] + tile.number, what=say(FAIR_NAMES[tile.kind]))


RESULT_NAMES: Final = {
    "points": N_("Points"),
    "opponent": N_("Points of the Cardinalbot"),
    **POINTS_FOR,
}
"""The words for the numbers of a result, and for what points were gained by."""
