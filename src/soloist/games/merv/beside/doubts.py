"""Contradictions: an answer that cannot be true beside what was told before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from soloist.engine.asking import About
from soloist.engine.memory import asked_of
from soloist.engine.questions import Answer, Question
from soloist.engine.text import N_, say, say_n
from soloist.games.merv.beside import reading
from soloist.games.merv.beside.known import camels_left
from soloist.games.merv.beside.mended import mended_wrongly
from soloist.games.merv.beside.mending import Together
from soloist.games.merv.beside.reading import contract_of, most_asked
from soloist.games.merv.beside.state import Beside
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.ladders import card_by, contract_by
from soloist.games.merv.opponent.own import ALL, goods_for

CARD = card_by((0,) * 5).name
CONTRACT = contract_by(True).name


def contradiction(game: Beside, question: Question, answer: Answer) -> str:
    """Return which earlier answer an answer contradicts, in a plain sentence, or an empty string."""
    name, about = question.name, question.about
    if isinstance(about, Together):
        return mended_wrongly(game, about, question, answer)
    if not isinstance(about, About):
        return ""
    read = name.rpartition("; ")[2] if "; " in name else ""
    if question.kind == "numbers" and read.startswith(("contract ", "asks of ")):
        # Of several that were named, one that is out of reach counts as not fulfilled.
        return _asks_nothing(_numbers(answer)) or (_too_few(game, read, _numbers(answer)) if read[0] == "c" else "")
    if about.fact is facts.ROW and read.startswith("place ") and not about.ladder:
        place = int(read.split()[1])
        return _no_gap(game, place, answer) or _no_camel(game, place, answer)
    if about.ladder or about.fact is None:
        return ""
    return TOLD[about.fact.name](game, about, answer) if about.fact.name in TOLD else ""


def _numbers(answer: Answer) -> list[int]:
    return [int(n) for n in answer[0][1:]]


def _no_gap(game: Beside, place: int, answer: Answer) -> str:
    if answer[0] == reading.NOTHING or place == 1 or game.memory.recall(reading.in_row(place - 1)) != ():
        return ""
    return say("You told before that no card lies at place {n}: the cards close up to the front.", n=place - 1)


def _no_camel(game: Beside, place: int, answer: Answer) -> str:
    """No more camels lie on the cards of the row than the Magistrate leaves (merv.pieces.camels)."""
    card, before = answer[0], game.memory.recall(reading.in_row(place - 1))
    lie = int(str(before[0])) if before and place > 1 else 0
    left = camels_left(game)
    if card == reading.NOTHING or not card[2] or lie < left:
        return ""
    return say(
        "By what you told, the Magistrate has {n} of the {all} camels, so that at most {left} can lie on these cards.",
        n=game.me.camels, all=game.kit.box.pieces.camels, left=left,
    )  # fmt: skip


def _asks_nothing(numbers: list[int]) -> str:
    return "" if any(numbers) else say("This contract asks for nothing and gives nothing; what does it show?")


def _too_few(game: Beside, read: str, numbers: list[int]) -> str:
    """A contract that it is said to fulfil, for which by what was told it has not the goods or scrolls."""
    told = game.memory.recall(asked_of(facts.DIFFERENT.name, ALL))
    contract = contract_of(0, numbers)
    if goods_for(game.me, contract, bool(told and told[0])) is not None:
        return ""
    common, rare, either, scrolls = numbers[:4]
    asks = (common, rare, common + rare + either, scrolls)
    what, n, has = next(line for line in zip(LACKS, asks, most_asked(game), strict=True) if line[1] > line[2])
    named = {"has": say_n(*what, has), "n": n, "pile": read.rpartition(" ")[2]}
    sentence = (
        N_(
            "For contracts the Magistrate has {has} of different kinds; that of pile {pile} asks for {n}. Go "
            "back and name another pile, or none."
        )
        if told and told[0] and what != LACKS[-1]
        else N_(
            "For contracts the Magistrate has {has}; that of pile {pile} asks for {n}. Go back and name another "
            "pile, or none."
        )
    )
    return say(sentence, **named)


LACKS: Final = (
    (N_("{n} common good"), N_("{n} common goods")),
    (N_("{n} rare good"), N_("{n} rare goods")),
    (N_("{n} good"), N_("{n} goods")),
    (N_("{n} scroll"), N_("{n} scrolls")),
)
"""What it can have too few of for a contract."""


def _track(game: Beside, about: About, answer: Answer) -> str:
    """The last space of a track is not behind its disc."""
    if not answer or answer[0][0] != "number":
        # Which spaces have points, and how many, contradicts nothing.
        return ""
    end, favour = int(answer[0][1]), reading.track_of(about.things) == "favour"
    at = game.me.favour if favour else game.me.influence
    return _stands_on(at, end) if end < at else ""


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
                "A larger set is not worth fewer points: you told {less} for {fewer} different and {more} for {n}.",
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
