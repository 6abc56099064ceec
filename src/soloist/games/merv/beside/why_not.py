"""Why something cannot be told: a slot that is taken, a site that is not in the line, a number that is none."""

from __future__ import annotations

from soloist.engine.errors import Refused
from soloist.engine.questions import Option, Question
from soloist.engine.text import say
from soloist.games.merv.beside.named import seat_name
from soloist.games.merv.beside.notation import NOTATION
from soloist.games.merv.beside.state import Beside, side
from soloist.games.merv.kinds import CELL_WORDS, CELLS, MARKET, NONE, SIDE_NAMES, SITES_OF_LINE, SIZE, SLOT_WORDS, SLOTS
from soloist.games.merv.names import action_name, slot_name


def why_not(game: Beside, question: Question, text: str) -> str:
    """Return why an answer is not among the options."""
    try:
        option = NOTATION.read(text, question.options)
    except Refused as error:
        return str(error)
    if option in question.options:
        return ""
    name = question.name
    if name.startswith("slot of") and _is(option, "slot", SLOTS):
        return _no_slot(game, int(option[1]))
    if name.startswith("site of") and _is(option, "site", CELLS):
        return _no_site(game, int(option[1]), SLOT_WORDS.index(name.rpartition(" ")[2]))
    if name.startswith("sites of") and _is(option, "site", CELLS):
        return _named_before(game, int(option[1]))
    named = ", ".join(NOTATION.write(one) for one in question.options[:12])
    return say("“{text}” cannot be told here; what can is: {options}.", text=text, options=named)


def _is(option: Option, verb: str, size: int) -> bool:
    return len(option) == 2 and option[0] == verb and isinstance(option[1], int) and 0 <= option[1] < size


def _no_slot(game: Beside, slot: int) -> str:
    if slot // SIZE != side(game):
        return say("This round is played from the {side} side.", side=say(SIDE_NAMES[side(game)]))
    who = game.masters.index(slot)
    return say("By what you told, {slot} is taken by {who}.", slot=slot_name(slot), who=seat_name(who))


def _no_site(game: Beside, cell: int, slot: int) -> str:
    if cell == MARKET:
        return say("Nobody builds on the camel market.")
    if cell not in SITES_OF_LINE[slot]:
        return say("{cell} is not in the line of {slot}.", cell=CELL_WORDS[cell], slot=slot_name(slot))
    who = seat_name(game.owners[cell])
    return say("By what you told, a building stands on {cell}; it belongs to: {who}.", cell=CELL_WORDS[cell], who=who)


def _named_before(game: Beside, cell: int) -> str:
    if cell == MARKET or game.sites[cell] == NONE:
        return say("The camel market in the middle is no site.")
    action = action_name(game.sites[cell])
    return say("You told before that {cell} is a site of {action}.", cell=CELL_WORDS[cell], action=action)
