"""Contradictions: an answer that cannot be true beside what was told before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from soloist.engine.asking import About
from soloist.engine.memory import asked_of
from soloist.engine.questions import Answer, Question
from soloist.engine.text import say
from soloist.games.merv.beside import reading
from soloist.games.merv.beside.mended import mended_wrongly
from soloist.games.merv.beside.mending import Together
from soloist.games.merv.beside.named import goods_words
from soloist.games.merv.beside.reading import contract_of
from soloist.games.merv.beside.state import Beside
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.ladders import card_by, contract_by
from soloist.games.merv.opponent.own import ALL, free_goods, goods_for

CARD = card_by((0,) * 5).name
CONTRACT = contract_by(True).name


def contradiction(game: Beside, question: Question, answer: Answer) -> str:
    """Return which earlier answer an answer contradicts, in a plain sentence, or an empty string."""
    name, about = question.name, question.about
    if isinstance(about, Together):
        return mended_wrongly(game, about, question, answer)
    if not isinstance(about, About):
        return ""
    if about.ladder == CONTRACT and question.kind == "numbers":
        return _too_few(game, name, _numbers(answer))
    read = name.rpartition("; ")[2] if "; " in name else ""
    if about.fact is facts.ROW and read.startswith("place ") and not about.ladder:
        return _no_gap(game, int(read.split()[1]), answer)
    if about.ladder or about.fact is None:
        return ""
    return TOLD[about.fact.name](game, about, answer) if about.fact.name in TOLD else ""


def _numbers(answer: Answer) -> list[int]:
    return [int(n) for n in answer[0][1:]]


def _no_gap(game: Beside, place: int, answer: Answer) -> str:
    if answer[0] == reading.NOTHING or place == 1 or game.memory.recall(reading.in_row(place - 1)) != ():
        return ""
    return say("You told before that no card lies at place {n}: the cards close up to the front.", n=place - 1)


def _too_few(game: Beside, name: str, numbers: list[int]) -> str:
    """A contract that it is said to fulfil, for which by what was told it has not the goods or scrolls."""
    me = game.me
    if not any(numbers):
        return say("This contract asks for nothing and gives nothing; what does it show?")
    told = game.memory.recall(asked_of(facts.DIFFERENT.name, ALL))
    contract = contract_of(0, numbers)
    if goods_for(me, contract, bool(told and told[0])) is not None:
        return ""
    goods = goods_words(("goods", *free_goods(me)))
    named = {"pile": name.rpartition(" ")[2], "goods": goods, "scrolls": me.scrolls - me.scrolls_laid}
    return say(
        "It cannot fulfil that contract of pile {pile}: of goods on no contract it has {goods}, of scrolls {scrolls}.",
        **named,
    )


def _track(game: Beside, about: About, answer: Answer) -> str:
    """The last space of a track is not behind its disc, and nothing is printed beyond it."""
    end, *points = _numbers(answer)
    at = game.me.favour if reading.track_of(about.things) == "favour" else game.me.influence
    if end < at:
        return _stands_on(at, end)
    beyond = [space for space, n in enumerate(points, 1) if n and space > end]
    return say("You told points on space {n}, but the last space is {end}.", n=beyond[0], end=end) if beyond else ""


def _steps(game: Beside, about: About, answer: Answer) -> str:
    end, at = int(answer[0][1]), game.me.mosque
    return _stands_on(at, end) if end < at else ""


def _stands_on(at: int, end: int) -> str:
    return say("Its disc stands on {n} already, by what you told; {end} cannot be the end.", n=at, end=end)


def _sets(game: Beside, about: About, answer: Answer) -> str:
    points = _numbers(answer)
    for size, (less, more) in enumerate(pairwise(points), 2):
        if more < less:
            return say(
                "You told {less} points for {fewer} different spices, so {n} are not worth fewer: {more}.",
                less=less, fewer=size - 1, n=size, more=more,
            )  # fmt: skip
    return ""


def _free(game: Beside, about: About, answer: Answer) -> str:
    """A segment that is left has a place: there are as many as segments."""
    if answer or len(about.things) == 1:
        return ""
    return say("You told before that a wall segment is left: so one of the places not for gates is free.")


def _scoring(game: Beside, about: About, answer: Answer) -> str:
    if any(_numbers(answer)) or game.me.tiles:
        return ""
    return say("It has no scoring tile and you have taken one at most, so some are left.")


Doubt = Callable[[Beside, About, Answer], str]
TOLD: Final[Mapping[str, Doubt]] = {
    facts.TRACK_END.name: _track,
    facts.MOSQUE_END.name: _steps,
    facts.SET_POINTS.name: _sets,
    facts.WALL_FREE.name: _free,
    facts.SCORING_TILES.name: _scoring,
}
"""By what is asked: what contradicts what was told."""
