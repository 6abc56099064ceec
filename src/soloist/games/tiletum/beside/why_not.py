"""Why something cannot be told: an impossible die, a town that was said to be full, a number that is none."""

from __future__ import annotations

from typing import Final

from soloist.engine.errors import Refused
from soloist.engine.memory import asked
from soloist.engine.plainly import cannot_be_told
from soloist.engine.questions import Option, Question
from soloist.engine.text import say
from soloist.games.tiletum.beside.doubts import contradiction
from soloist.games.tiletum.beside.mending import ITS_PILLARS, ITS_TILES
from soloist.games.tiletum.beside.notation import NOTATION
from soloist.games.tiletum.beside.reading import TILE_OPTIONS
from soloist.games.tiletum.beside.seeing import dice_on_wheel
from soloist.games.tiletum.beside.settings import COMPARED
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.names import colour_name, spot_name
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.ladders import BEST_TILE
from soloist.games.tiletum.opponent.named import thing_name

TILE_ASKED: Final = (facts.WHEEL_TILE.name, facts.TILES.name, BEST_TILE.name)
"""The beginnings of questions for a Bonus tile that leave out what contradicts what was told."""


def why_not(game: Beside, question: Question, text: str) -> str:
    """Return why an answer is not among the options."""
    try:
        option = NOTATION.read(text, question.options)
    except Refused as error:
        return str(error)
    if option in question.options:
        return ""
    if question.name == "your die" and option[0] == "die" and len(option) == 3:
        return _no_such_die(game, option)
    if question.name == "your Houses" and option[0] == "town" and len(option) == 2 and isinstance(option[1], int):
        return _no_house(game, option[1])
    contradicts = contradiction(game, question, (option,)) if _left_out(game, question.name, option) else ""
    return contradicts or cannot_be_told(text, [NOTATION.write(one) for one in question.options])


def _left_out(game: Beside, name: str, option: Option) -> bool:
    """Whether a question may leave out an option because it contradicts what was told."""
    if option in TILE_OPTIONS:
        return name.startswith(TILE_ASKED)
    if option[0] in ("fair", "town"):
        return name.startswith(("fair", "merchant"))
    return option == ("cathedral", game.closed) and name in (ITS_PILLARS, ITS_TILES)


def _no_such_die(game: Beside, option: tuple[str | int, ...]) -> str:
    dice = ", ".join(thing_name(game.kit.box, die) for die in dice_on_wheel(game))
    colour, number = option[1], option[2]
    die = f"{colour_name(colour) if isinstance(colour, int) and 0 <= colour < 5 else colour} {number}"
    return say("There is no {die} on the wheel; by what you told, there are: {dice}.", die=die, dice=dice)


def _no_house(game: Beside, spot: int) -> str:
    box = game.kit.box
    if not 0 <= spot < len(box.spots) or not box.is_town[spot]:
        return say("A House stands in a town; there is no such town.")
    name = spot_name(box, spot)
    if spot in game.houses:
        return say("You told before that you have a House in {town}; a player has at most one there.", town=name)
    if game.kit.options["map"] == COMPARED:
        return say("By the map that you compared, no House space is free in {town}.", town=name)
    if spot in game.me.houses and not _told_full(game, spot):
        return say("No House space is free in {town}: the Cardinalbot's House stands there.", town=name)
    return say("You told before that no House space is free in {town}: one of the two is wrong.", town=name)


def _told_full(game: Beside, spot: int) -> bool:
    return game.memory.recall(asked(facts.FREE_HOUSE.name, {}, (("town", spot),))) == (0,)
