"""Words: options as a person reads them, whole on a button and in short beside a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.questions import Option, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.luthier.costs import missing
from soloist.games.luthier.explained import chances_words
from soloist.games.luthier.foretold import add_label, alone_label, help_label, skills, stop_label
from soloist.games.luthier.gains import skill
from soloist.games.luthier.kinds import INSTRUMENTS, PATRONS, PERFORMANCES, REPAIRS
from soloist.games.luthier.names import (
    award_place_name,
    card_brief,
    desk_name,
    era_name,
    family_name,
    goal_counts,
    goal_words,
    level_name,
    location_name,
    materials_words,
    part_words,
    parts_words,
)
from soloist.games.luthier.repairing import way_of
from soloist.games.luthier.state import BACK_ROW, Game
from soloist.games.luthier.taking import tier_cost

Said = Callable[[Game, Question, Option], str]
"""The words for an option of a question."""


def label(game: Game, question: Question, option: Option) -> str:
    """Return an option in words, as a person sees it on a button or in a list."""
    return _LABELS[str(option[0])](game, question, option)


def short(game: Game, question: Question, option: Option) -> str:
    """Return the few words for a choice beside its place; the place itself is not named."""
    words = _SHORT.get(str(option[0]))
    return words(game, question, option) if words else ""


def card_name(game: Game, deck: int, card: int) -> str:
    """Return the name of a card."""
    box = game.kit.box
    if deck == PATRONS:
        return box.patrons[card].name
    if deck == INSTRUMENTS:
        return box.instruments[card].name
    return box.performances[card].name if deck == PERFORMANCES else box.repairs[card].name


def with_brief(game: Game, deck: int, card: int) -> str:
    """Return a card by its name, with what it needs and is worth."""
    return say("{name} ({what})", name=card_name(game, deck, card), what=card_brief(game.kit.box, deck, card))


def _keep(game: Game, question: Question, option: Option) -> str:
    _, patron, instrument = (0, *map(int, option[1:]))
    named = {"patron": with_brief(game, PATRONS, patron), "instrument": with_brief(game, INSTRUMENTS, instrument)}
    return say("Keep {patron} and the {instrument}", **named)


def _goal(game: Game, question: Question, option: Option) -> str:
    goal = int(option[1])
    box = game.kit.box
    return say("{name} ({what})", name=box.goals[goal].name, what=goal_words(box, goal))


def _from_row(deck: int, words: tuple[str, str]) -> Said:
    def said(game: Game, question: Question, option: Option) -> str:
        space = int(option[1]) - 1
        money = tier_cost(game, space, game.queue[0][2]) if game.queue else 0
        name = with_brief(game, deck, game.rows[deck][space])
        return say_n(words[money > 0], words[money > 0], money, card=name)

    return said


def _performs(game: Game, question: Question, option: Option) -> str:
    card = game.rows[PERFORMANCES][int(option[1]) - 1]
    chances = chances_words(game, question.seat, card)
    return say("{label}: {chances}", label=_PERFORM(game, question, option), chances=chances)


_PERFORM: Final = _from_row(PERFORMANCES, (N_("Perform {card}"), N_("Perform {card} for {n} money")))


def _again(game: Game, question: Question, option: Option) -> str:
    chances = chances_words(game, question.seat, game.due[0][2], game.added, spent=1)
    return say("Spend 1 inspiration: roll all dice again ({chances})", chances=chances)


def _skill_there(game: Game, question: Question, option: Option) -> int:
    return skill(game, question.seat, int(option[2]), int(option[1]))


def _search(game: Game, question: Question, option: Option) -> str:
    back, n = _back(game, question, option), game.kit.box.numbers.search
    return say("Search the deck for the first {back} card, for {n} inspiration", back=back, n=n)


def _back(game: Game, question: Question, option: Option) -> str:
    return era_name(int(option[1])) if option[0] == "search era" else family_name(int(option[1]))


def _for(game: Game, question: Question, option: Option) -> str:
    patron = game.boards[question.seat].patrons[int(option[1]) - 1]
    words = N_("Assign it to {patron}") if question.name == "assign" else N_("Deliver it to {patron}")
    return say(words, patron=card_name(game, PATRONS, patron))


def _with(game: Game, question: Question, option: Option) -> str:
    card = game.boards[question.seat].instruments[int(option[1]) - 1]
    return say("Assign the {instrument}", instrument=card_name(game, INSTRUMENTS, card))


def _free(game: Game, question: Question, option: Option) -> str:
    if question.name == "deliver":
        return say("Give it to no patron")
    return say("Assign nothing now")


def _buy(game: Game, question: Question, option: Option) -> str:
    apprentices = int(option[4])
    words = materials_words(option[1:4])
    if not apprentices:
        return say("Buy {materials}", materials=words)
    hired = part_words("apprentice", apprentices)
    if not any(option[1:4]):
        return say("Hire {apprentices}", apprentices=hired)
    return say("Buy {materials}, and hire {apprentices}", materials=words, apprentices=hired)


def _paid(game: Game, question: Question, option: Option) -> str:
    """Return what a way of paying takes: materials of the stock, and money for those that are missing."""
    board, way = game.boards[question.seat], way_of(option)
    bought = missing(board, way)
    stock = materials_words(min(n, held) for n, held in zip(way, board.materials, strict=True))
    if not bought:
        return stock
    money = part_words("money", bought * game.kit.box.numbers.missing_price)
    return money if bought == sum(way) else say("{materials} and {money}", materials=stock, money=money)


def _repair(game: Game, question: Question, option: Option) -> str:
    space = int(option[1]) - 1
    name = card_name(game, REPAIRS, game.rows[REPAIRS][space])
    money = tier_cost(game, space, game.queue[0][2]) if game.queue else 0
    words = N_("Do the repair “{card}” for {paid}")
    if money:
        words = N_("Do the repair “{card}” for {paid}, and {n} money for its space")
    return say(words, card=name, paid=_paid(game, question, option), n=money)


def _build(words: str) -> Said:
    def said(game: Game, question: Question, option: Option) -> str:
        card = game.boards[question.seat].instruments[int(option[1]) - 1]
        return say(words, instrument=card_name(game, INSTRUMENTS, card), paid=_paid(game, question, option))

    return said


def _claim(game: Game, question: Question, option: Option) -> str:
    place, level = int(option[1]) - 1, int(option[2])
    box = game.kit.box
    named = {"award": box.awards[game.awards[place]].name, "place": award_place_name(place), "level": level_name(level)}
    return say("Claim the {level} level of “{award}” ({place}): {n} prestige", n=box.award_prestige[level], **named)


def _desk(game: Game, question: Question, option: Option) -> str:
    section, place = int(option[1]), int(option[2])
    if place == BACK_ROW:
        return say("Put the token on {desk}", desk=desk_name(section, place))
    desk = game.kit.box.sections[section].desks[place - 1]
    gains = parts_words(game.kit.box.desk_gains[desk])
    return say("Put the token on {desk}: {gains}", desk=desk_name(section, place), gains=gains)


def _plain(words: str) -> Said:
    return lambda game, question, option: say(words)


_LABELS: Final[Mapping[str, Said]] = {
    "keep": _keep,
    "goal": _goal,
    "place": lambda game, question, option: say(
        "Place chip {chip}: {location}, skill {skill}",
        chip=option[1],
        location=location_name(int(option[2])),
        skill=_skill_there(game, question, option),
    ),
    "activate": lambda game, question, option: say(
        "Activate this location: {location}", location=location_name(int(option[1]))
    ),
    "help": lambda game, question, option: help_label(game, question.seat, int(option[1])),
    "alone": lambda game, question, option: alone_label(game, question.seat, int(option[1])),
    "coin": lambda game, question, option: say("Take {n} money instead", n=game.kit.box.numbers.declined),
    "patron": _from_row(PATRONS, (N_("Take {card}"), N_("Take {card} for {n} money"))),
    "instrument": _from_row(INSTRUMENTS, (N_("Take the {card}"), N_("Take the {card} for {n} money"))),
    "search era": _search,
    "search family": _search,
    "for": _for,
    "with": _with,
    "free": _free,
    "take": lambda game, question, option: say("Take {materials}", materials=materials_words(option[1:4])),
    "buy": _buy,
    "perform": _performs,
    "add": lambda game, question, option: add_label(game, question.seat),
    "again": _again,
    "stop": lambda game, question, option: stop_label(game, question.seat),
    "repair": _repair,
    "pay": lambda game, question, option: say("Pay {paid}", paid=_paid(game, question, option)),
    "order": _plain(N_("Take the best free turn-order space")),
    "claim": _claim,
    "pass": _plain(N_("Claim nothing")),
    "rough": _build(N_("Rough in the {instrument} for {paid}")),
    "finish": _build(N_("Finish the {instrument} for {paid}")),
    "desk": _desk,
}
_SHORT: Final[Mapping[str, Said]] = {
    "keep": lambda game, question, option: say(
        "with the {instrument}", instrument=card_name(game, INSTRUMENTS, int(option[2]))
    ),
    "add": _plain(N_("add 1")),
    "again": _plain(N_("roll again")),
    "stop": _plain(N_("leave it")),
    "goal": lambda game, question, option: say(
        "{name} ({what})",
        name=game.kit.box.goals[int(option[1])].name,
        what=goal_counts(game.kit.box, int(option[1])),
    ),
    "place": lambda game, question, option: say(
        "chip {chip}: skill {skill}", chip=option[1], skill=_skill_there(game, question, option)
    ),
    "activate": _plain(N_("activate")),
    "help": lambda game, question, option: say(
        "With an apprentice: skill {n}", n=skills(game, question.seat, int(option[1]))[1]
    ),
    "patron": _plain(N_("take")),
    "instrument": _plain(N_("take")),
    "search era": _back,
    "search family": _back,
    "perform": _plain(N_("perform")),
    "repair": lambda game, question, option: say("for {paid}", paid=_paid(game, question, option)),
    "rough": lambda game, question, option: say("rough in for {paid}", paid=_paid(game, question, option)),
    "finish": lambda game, question, option: say("finish for {paid}", paid=_paid(game, question, option)),
    "claim": lambda game, question, option: level_name(int(option[2])),
    "for": _plain(N_("for this patron")),
    "with": _plain(N_("this one")),
    "desk": _plain(N_("here")),
}
