"""Why not: a reason for everything that is not among the options, worked out only when someone looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.errors import Refused
from soloist.engine.questions import Option, Question
from soloist.engine.text import say
from soloist.games.luthier.costs import missing, reduced
from soloist.games.luthier.decks import in_deck, may_take
from soloist.games.luthier.gains import power
from soloist.games.luthier.kinds import (
    BUILD,
    DECK_AT,
    INSTRUMENTS,
    LESS,
    LEVELS,
    LOCATIONS,
    NONE,
    PATRONS,
    PERFORMANCES,
    REPAIR_COST,
    REPAIRS,
    WORKBENCH,
    Materials,
)
from soloist.games.luthier.market import effect
from soloist.games.luthier.names import award_place_name, level_name, location_name, materials_words
from soloist.games.luthier.notation import NOTATION
from soloist.games.luthier.repairing import way_of
from soloist.games.luthier.scoring import award_count
from soloist.games.luthier.setup import start_options
from soloist.games.luthier.state import BACK_ROW, Board, Game, open_desks
from soloist.games.luthier.taking import tier_cost
from soloist.games.luthier.words import card_name

LENGTHS: Final = {verb: 1 + template.count("{}") for verb, template in NOTATION.templates.items()}
"""How many parts an option has, its verb among them."""

VERBS: Final = {
    "first cards": ("keep",),
    "goals": ("goal",),
    "plan": ("place",),
    "activate": ("activate",),
    "apprentice": ("help", "alone"),
    "materials": ("take",),
    "buy": ("buy",),
    "assign": ("for", "free"),
    "equip": ("with", "free"),
    "deliver": ("for", "free"),
    "inspiration": ("add", "again", "stop"),
    "pay": ("pay",),
    "token": ("desk",),
    "claim": ("claim", "pass"),
    "start action": ("rough", "instrument", "repair"),
}
"""What can be answered to each question, beside those about a chip."""
AT_LOCATION: Final = (
    ("patron", "search era", "coin"),
    ("instrument", "search family", "coin"),
    ("take", "coin"),
    ("perform", "search era", "coin"),
    ("repair", "search family", "coin"),
    ("order", "coin"),
    ("rough", "finish", "coin"),
)


def why_not(game: Game, question: Question, text: str) -> str:
    """Return in one plain sentence why an answer is not among the options of the question."""
    if question.kind != "one":
        try:
            return question.why_refused(NOTATION.read_answer(question, text)) or ""
        except Refused as error:
            return str(error)
    try:
        option = NOTATION.read(text, question.options)
    except Refused as error:
        return str(error)
    if option in question.options:
        return ""
    verb = str(option[0])
    if verb not in (AT_LOCATION[game.location] if question.name == "chip" else VERBS[question.name]):
        example = NOTATION.write(question.options[0])
        return say("That is not asked now; one of the choices is “{example}”.", example=example)
    if LENGTHS[verb] != len(option) or not all(isinstance(part, int) for part in option[1:]):
        return say("“{text}” is not the notation of a choice here.", text=text)
    return _REASONS[verb](game, question, option) or say("That cannot be done now.")


def _args(option: Option) -> list[int]:
    return [int(part) for part in option[1:]]


def _keep(game: Game, question: Question, option: Option) -> str:
    return say("You keep one of the patrons and one of the instruments that were dealt to you.")


def _place(game: Game, question: Question, option: Option) -> str:
    chip, location = _args(option)
    if chip not in game.boards[question.seat].chips:
        return say("You have no chip {n} in hand.", n=chip)
    if not 0 <= location < len(LOCATIONS):
        return say("There is no such location.")
    return say("You have a chip there already: {location}.", location=location_name(location))


def _activate(game: Game, question: Question, option: Option) -> str:
    (location,) = _args(option)
    if not 0 <= location < len(LOCATIONS):
        return say("There is no such location.")
    return say("None of your chips lies there: {location}.", location=location_name(location))


def _chip(game: Game, question: Question, option: Option) -> str:
    return say("It is chip {n} that is asked about.", n=question.options[0][1])


def _in_row(deck: int) -> Callable[[Game, Question, Option], str]:
    def reason(game: Game, question: Question, option: Option) -> str:
        (space, *_), board = _args(option), game.boards[question.seat]
        words = _no_room(game, board, deck)
        if words:
            return words
        row = game.rows[deck]
        if not 1 <= space <= len(row):
            return say("The spaces of the row are numbered 1 to {n}.", n=len(row))
        card = row[space - 1]
        if card == NONE:
            return say("No card lies on that space.")
        if question.name == "start action":
            return _not_at_start(game, question, deck)
        if not may_take(game, board, deck, card):
            return _barred(game, deck, card)
        money = tier_cost(game, space - 1, game.queue[0][2])
        if money > board.money:
            return say("That space costs {n} money with your skill, and you have {held}.", n=money, held=board.money)
        return ""

    return reason


def _no_room(game: Game, board: Board, deck: int) -> str:
    numbers = game.kit.box.numbers
    if deck == PATRONS and len(board.patrons) >= numbers.patrons:
        return say("You have no free patron space.")
    if deck == INSTRUMENTS and len(board.instruments) >= numbers.instruments:
        return say("You have two unfinished instruments already.")
    return ""


def _barred(game: Game, deck: int, card: int) -> str:
    numbers = game.kit.box.numbers
    if deck == PATRONS:
        return say("{card} is royal and needs Reputation {n}.", card=card_name(game, deck, card), n=numbers.royal)
    return say("That instrument is rare and needs Craft {n}: {card}.", card=card_name(game, deck, card), n=numbers.rare)


def _not_at_start(game: Game, question: Question, deck: int) -> str:
    if not any(option[0] in ("instrument", "repair") for option in start_options(game, question.seat)):
        return say("Your start action is something else.")
    if deck == INSTRUMENTS:
        return say("The start action takes no rare instrument.")
    value = game.kit.box.family_tiles[game.boards[question.seat].family].n
    return say("The start action does a repair of value {n} that you can pay.", n=value)


def _repair(game: Game, question: Question, option: Option) -> str:
    reason = _in_row(REPAIRS)(game, question, option)
    if reason:
        return reason
    space = int(option[1]) - 1
    cost = game.kit.box.repairs[game.rows[REPAIRS][space]].cost
    spent = tier_cost(game, space, game.queue[0][2]) if game.queue else 0
    return _cost(game, question.seat, option, cost, power(game, question.seat, REPAIR_COST), spent)


def _cost(game: Game, who: int, option: Option, cost: Materials, less: int, spent: int = 0) -> str:
    """Return why a way to pay is none, or cannot be paid."""
    board, way = game.boards[who], way_of(option)
    if way not in reduced(cost, less):
        if less:
            return say("It takes {cost}, less {n} of them.", cost=materials_words(cost), n=less)
        return say("It takes {cost}.", cost=materials_words(cost))
    price = game.kit.box.numbers.missing_price
    if missing(board, way) * price <= board.money - spent:
        return say("That comes to the same as another choice, which is offered instead.")
    named = {"n": missing(board, way), "price": price, "held": board.money - spent}
    return say("{n} materials are missing at {price} money each, and you have {held} money for them.", **named)


def _build(game: Game, question: Question, option: Option) -> str:
    slot, board = int(option[1]), game.boards[question.seat]
    if not 1 <= slot <= len(board.instruments):
        return say("No instrument lies on that place.")
    if (option[0] == "finish") != board.roughed[slot - 1]:
        if option[0] == "finish":
            return say("It has to be roughed in first.")
        return say("It is roughed in already.")
    row = game.kit.box.instruments[board.instruments[slot - 1]]
    cost = row.finish if option[0] == "finish" else row.rough
    if question.name == "start action":
        less = game.kit.box.family_tiles[board.family].n
    else:
        less = effect(game, WORKBENCH, game.queue[0][2], LESS) + power(game, question.seat, BUILD)
    return _cost(game, question.seat, option, cost, less)


def _search(game: Game, question: Question, option: Option) -> str:
    board, deck, numbers = game.boards[question.seat], DECK_AT[game.location], game.kit.box.numbers
    words = _no_room(game, board, deck)
    if words:
        return words
    if board.inspiration < numbers.search:
        return say("A search takes {n} inspiration, and you have {held}.", n=numbers.search, held=board.inspiration)
    if not any(game.kit.box.backs[deck][card] == option[1] for card in in_deck(game, deck)):
        return say("The deck holds no such card.")
    return say("The deck holds no such card that you may take and can pay.")


def _for(game: Game, question: Question, option: Option) -> str:
    (place,) = _args(option)
    if not 1 <= place <= len(game.boards[question.seat].patrons):
        return say("You have no patron on that space.")
    return say("That patron does not need it.")


def _with(game: Game, question: Question, option: Option) -> str:
    (slot,) = _args(option)
    if not 1 <= slot <= len(game.boards[question.seat].instruments):
        return say("No instrument lies on that place.")
    return say("That instrument is of another family, or is assigned already.")


def _take(game: Game, question: Question, option: Option) -> str:
    n = sum(int(part) for part in question.options[0][1:4])
    return say("Exactly {n} materials are taken here.", n=n)


def _buy(game: Game, question: Question, option: Option) -> str:
    *materials, apprentices = _args(option)
    board, numbers = game.boards[question.seat], game.kit.box.numbers
    if min(_args(option)) < 0:
        return say("Nothing can be sold here.")
    if sum(materials) > numbers.market_buy:
        return say("At most {n} materials are bought at a time.", n=numbers.market_buy)
    if board.apprentices + apprentices > numbers.apprentices:
        return say("You hold at most {n} apprentices.", n=numbers.apprentices)
    return say("That costs more than the {n} money that you have.", n=board.money)


def _desk(game: Game, question: Question, option: Option) -> str:
    section, place = _args(option)
    box = game.kit.box
    if not 0 <= section < len(box.sections) or not 0 <= place <= len(box.sections[section].desks):
        return say("There is no such desk.")
    if section not in {other[1] for other in question.options}:
        return say("This token goes into another section.")
    if place == BACK_ROW:
        return say("The back row is only for a section whose desks all hold instruments.")
    desk = box.sections[section].desks[place - 1]
    if desk not in game.kit.desks[game.cover][section]:
        return say("That desk is covered in this game.")
    return "" if desk in open_desks(game, section) else say("That desk holds an instrument.")


def _claim(game: Game, question: Question, option: Option) -> str:
    place, level = _args(option)
    if not 1 <= place <= len(game.awards) or not 0 <= level < LEVELS:
        return say("There is no such award.")
    owners = game.award_owner[(place - 1) * LEVELS : place * LEVELS]
    if question.seat in owners:
        return say("You have a level of that award already ({place}).", place=award_place_name(place - 1))
    if owners[level] != NONE:
        return say("That level is gone: {level}.", level=level_name(level))
    award = game.awards[place - 1]
    named = {"n": game.kit.box.awards[award].levels[level], "held": award_count(game, question.seat, award)}
    return say("That level needs {n}, and you have {held}.", **named)


def _order(game: Game, question: Question, option: Option) -> str:
    if question.seat in game.balcony:
        return say("Your marker stands on a turn-order space already.")
    return say("No turn-order space is free.")


def _pay(game: Game, question: Question, option: Option) -> str:
    cost = game.kit.box.repairs[game.due[0][2]].cost
    return _cost(game, question.seat, option, cost, power(game, question.seat, REPAIR_COST))


_REASONS: Final[dict[str, Callable[[Game, Question, Option], str]]] = {
    "keep": _keep,
    "place": _place,
    "activate": _activate,
    "help": _chip,
    "alone": _chip,
    "patron": _in_row(PATRONS),
    "instrument": _in_row(INSTRUMENTS),
    "perform": _in_row(PERFORMANCES),
    "repair": _repair,
    "rough": _build,
    "finish": _build,
    "search era": _search,
    "search family": _search,
    "for": _for,
    "with": _with,
    "take": _take,
    "buy": _buy,
    "pay": _pay,
    "desk": _desk,
    "claim": _claim,
    "order": _order,
}
