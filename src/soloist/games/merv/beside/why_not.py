"""Why something cannot be told: a slot that is taken, a site that is not in the line, a number that is none."""

from __future__ import annotations

from soloist.engine.asking import About
from soloist.engine.errors import Refused
from soloist.engine.plainly import cannot_be_told
from soloist.engine.questions import Option, Question
from soloist.engine.text import N_, say
from soloist.games.merv.beside.doubts import CARD
from soloist.games.merv.beside.judging import SURE
from soloist.games.merv.beside.known import camels_left, is_attacked
from soloist.games.merv.beside.named import seat_name
from soloist.games.merv.beside.notation import NOTATION
from soloist.games.merv.beside.state import COURTIER, PLAYERS, YOU, Beside, expected_queue, side
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
        slot = SLOT_WORDS.index(name.rpartition(" ")[2])
        return _no_site(game, int(option[1]), slot, courtier="courtier" in name)
    if name.startswith("site of") and option == ("none",):
        return say("No building stands in this line, so that you have built on one of its sites.")
    if name.startswith("sites of") and _is(option, "site", CELLS):
        return _named_before(game, int(option[1]))
    if name.startswith("queue") and option[0] == "queue" and sorted(option[1:]) == list(range(PLAYERS)):
        return _no_queue(game, option)
    if isinstance(about := question.about, About) and option == ("none",):
        return _not_none(about)
    if option[0] == "camels" and int(option[1]) > camels_left(game):
        return _no_camels(game, N_("stand there"))
    if option[0] == "caravan" and option[2] == 1 and not camels_left(game):
        return _no_camels(game, N_("lie on a card"))
    if name.startswith("fallen") and _is(option, "site", CELLS):
        return _protected(game, int(option[1]))
    return cannot_be_told(text, [NOTATION.write(one) for one in question.options])


def _no_camels(game: Beside, what: str) -> str:
    return say(
        "By what you told, the Magistrate has {n} of the {all} camels, so that at most {left} can {what}.",
        n=game.me.camels, all=game.kit.box.pieces.camels, left=camels_left(game), what=say(what),
    )  # fmt: skip


def _no_queue(game: Beside, option: Option) -> str:
    """Only you lay camels, so that the others stand as they come, and you come no further back."""
    expected = expected_queue(game)
    order = [int(who) for who in option[1:]]
    for place, who in enumerate(order):
        for other in order[place + 1 :]:
            if expected.index(other) < expected.index(who) and who != YOU:
                return say(
                    "By the slots that you told, in the queue {other} comes before {who}; only you can lay camels.",
                    other=seat_name(other), who=seat_name(who),
                )  # fmt: skip
    return _no_camels(game, N_("be laid in the queue"))


def _is(option: Option, verb: str, size: int) -> bool:
    return len(option) == 2 and option[0] == verb and isinstance(option[1], int) and 0 <= option[1] < size


def _no_slot(game: Beside, slot: int) -> str:
    if slot // SIZE != side(game):
        return say("This round is played from the {side} side.", side=say(SIDE_NAMES[side(game)]))
    who = game.masters.index(slot)
    return say("By what you told, {slot} is taken by {who}.", slot=slot_name(slot), who=seat_name(who))


def _none_left(game: Beside, who: int) -> str:
    n = game.kit.box.numbers.buildings
    sentence = (
        N_("By what you told, all {n} buildings of the High Courtier stand in the city already.")
        if who == COURTIER
        else N_("By what you told, all {n} of your buildings stand in the city already.")
    )
    return say(sentence, n=n)


def _protected(game: Beside, cell: int) -> str:
    site = CELL_WORDS[cell]
    if cell in game.me.soldiers:
        return say("A soldier of the Magistrate stands on {site}, so that this building does not fall.", site=site)
    if not is_attacked(game, cell):
        return say("A wall stands on every open side of {site}, so that this building does not fall.", site=site)
    return say("You told before that the building on {site} is protected.", site=site)


def _not_none(about: About) -> str:
    if about.ladder == CARD:
        return say("You told before in this turn that caravan cards are left, so that one lies in the row.")
    if about.ladder in SURE:
        return say("You told before that a wall segment is left: so one of the places not for gates is free.")
    return say("One of these has to be named.")


def _no_site(game: Beside, cell: int, slot: int, *, courtier: bool) -> str:
    if cell == MARKET:
        return say("Nobody builds on the camel market.")
    if cell not in SITES_OF_LINE[slot]:
        return say("{cell} is not in the line of {slot}.", cell=CELL_WORDS[cell], slot=slot_name(slot))
    if game.owners[cell] == NONE:
        return _none_left(game, COURTIER if courtier else YOU)
    who = seat_name(game.owners[cell])
    return say("By what you told, a building stands on {cell}; it belongs to: {who}.", cell=CELL_WORDS[cell], who=who)


def _named_before(game: Beside, cell: int) -> str:
    if cell == MARKET or game.sites[cell] == NONE:
        return say("The camel market in the middle is no site.")
    action = action_name(game.sites[cell])
    return say("You told before that {cell} is a site of {action}.", cell=CELL_WORDS[cell], action=action)
