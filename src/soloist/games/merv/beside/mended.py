"""What cannot be so: corrections that contradict each other, or more pieces than there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.forms import kinds_told, numbers_told
from soloist.engine.questions import Answer, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.merv.beside.mending import BUILDINGS_OF, NAMES, Together
from soloist.games.merv.beside.named import city_words, seat_name
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU, Beside, cells_of
from soloist.games.merv.kinds import CELL_WORDS, LEVELS, NONE
from soloist.games.merv.names import action_name
from soloist.games.merv.opponent.own import is_outer

PART_OF: Final = {MAGISTRATE: "buildings", YOU: "yours", COURTIER: "courtier"}
"""The part of somebody's buildings."""


def mended_wrongly(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    """Return why a part cannot be so, in a plain sentence that names what it contradicts, or an empty string."""
    check = CHECKS.get(question.name)
    return "" if check is None else check(game, told, question, answer)


# Numbers.
def _counts(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    *_, scrolls, laid = numbers_told(answer)
    if laid > scrolls:
        return say("It has {n} scrolls, so {laid} cannot lie on contracts.", n=scrolls, laid=laid)
    if scrolls < LEVELS[0] and game.me.extra != NONE and not told.comes("extra"):
        return say("It has a breakthrough tile of level 2, so it has 2 scrolls at least.")
    return ""


def _extra(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    me = game.me
    scrolls = told.numbers("counts", (*[0] * 5, me.scrolls, 0))[5]
    if answer[0][1] == NONE or scrolls >= LEVELS[0]:
        return ""
    return say("It takes a tile of level 2 with its second scroll; it has {n}.", n=scrolls)


def _cards(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    n, most = sum(numbers_told(answer)), game.kit.box.pieces.caravan_cards
    return say("There are {most} caravan cards, not {n}.", most=most, n=n) if n > most else ""


def _goods(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    return "" if told.comes("laid") else _more_laid(numbers_told(answer), told.numbers("laid", game.me.laid))


def _laid(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    return _more_laid(told.numbers("goods", game.me.goods), numbers_told(answer))


def _more_laid(goods: list[int], laid: list[int]) -> str:
    for city, (has, lies) in enumerate(zip(goods, laid, strict=True)):
        if lies > has:
            where = city_words(city)
            return say_n(
                "Of {city} it has {n} good, so {laid} cannot lie on contracts.",
                "Of {city} it has {n} goods, so {laid} cannot lie on contracts.",
                has, city=where, laid=lies,
            )  # fmt: skip
    return ""


# Pieces.
def _courtiers(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    return _servants(game, sum(numbers_told(answer)), len(told.kinds("soldiers", game.me.soldiers)))


def _soldiers(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    there = [cell for who in (MAGISTRATE, COURTIER) for cell in told.kinds(PART_OF[who], cells_of(game, who))]
    for cell in kinds_told(answer):
        if cell not in there:
            return say(
                "On {site} stands no building of the Magistrate or the High Courtier that its soldier could protect.",
                site=CELL_WORDS[cell],
            )
    return _servants(game, sum(told.numbers("courtiers", game.me.courtiers)), len(answer))


def _servants(game: Beside, courtiers: int, soldiers: int) -> str:
    most = game.kit.box.numbers.servants
    if courtiers + soldiers <= most:
        return ""
    return say(
        "It has {most} servants, not {courtiers} courtiers and {soldiers} soldiers.",
        most=most, courtiers=courtiers, soldiers=soldiers,
    )  # fmt: skip


def _posts(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    posts = kinds_told(answer)
    for city in posts:
        if is_outer(city) and city - 1 not in posts:
            return say("Its post in {outer} needs one in {inner}.", outer=city_words(city), inner=city_words(city - 1))
    return ""


def _buildings(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    """On a site stands one building alone, and a soldier stands on a building."""
    who, cells = BUILDINGS_OF[question.name], kinds_told(answer)
    for other, part in PART_OF.items():
        both = [cell for cell in told.kinds(part, cells_of(game, other)) if cell in cells and other != who]
        if both:
            words = N_("On {site} there can be one building: that of this player or that of {other}.")
            return say(words, site=CELL_WORDS[both[0]], other=seat_name(other))
    if who == YOU or told.comes("soldiers"):
        return ""
    gone = [cell for cell in cells_of(game, who) if cell not in cells and cell in game.me.soldiers]
    return say("A soldier of the Magistrate protects the building on {site}.", site=CELL_WORDS[gone[0]]) if gone else ""


# The queue and the solo cards.
def _queue(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    taken = [who for who, slot in enumerate(game.masters) if slot != NONE]
    if set(numbers_told(answer)[: len(taken)]) == set(taken):
        return ""
    names = ", ".join(seat_name(who) for who in taken)
    return say("Who has a slot already in this round stood in front: {names}.", names=names)


def _discards(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    removed = [card for card, gone in enumerate(game.me.removed) if gone]
    return _twice(kinds_told(answer), told.kinds("removed", removed))


def _removed(game: Beside, told: Together, question: Question, answer: Answer) -> str:
    discards = [card for card, n in enumerate(game.me.discards) if n]
    return _twice(told.kinds("discards", discards), kinds_told(answer))


def _twice(discards: list[int], removed: list[int]) -> str:
    both = [card for card in discards if card in removed]
    if not both:
        return ""
    return say("The solo card {card} is discarded or out of the game, not both.", card=action_name(both[0]))


Check = Callable[[Beside, Together, Question, Answer], str]
CHECKS: Final[Mapping[str, Check]] = {
    NAMES["counts"]: _counts,
    NAMES["cards"]: _cards,
    NAMES["goods"]: _goods,
    NAMES["laid"]: _laid,
    NAMES["courtiers"]: _courtiers,
    NAMES["posts"]: _posts,
    **dict.fromkeys(BUILDINGS_OF, _buildings),
    NAMES["soldiers"]: _soldiers,
    NAMES["extra"]: _extra,
    NAMES["queue"]: _queue,
    NAMES["discards"]: _discards,
    NAMES["removed"]: _removed,
}
"""By the name of the question for a part."""
