"""Contradictions: an answer that cannot be true beside what was told before."""

from __future__ import annotations

from typing import cast

from soloist.engine.asking import About
from soloist.engine.memory import asked_of
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import Thing
from soloist.engine.text import N_, say
from soloist.games.merv.beside.named import goods_words
from soloist.games.merv.beside.reading import contract_of
from soloist.games.merv.beside.state import COURTIER, YOU, Beside, buildings_left
from soloist.games.merv.kinds import CELL_WORDS
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.ladders import card_by, contract_by
from soloist.games.merv.opponent.own import ALL, Piece, free_goods, goods_for

CARD = card_by((0,) * 5).name
CONTRACT = contract_by(True).name


def contradiction(game: Beside, question: Question, answer: Answer) -> str:
    """Return which earlier answer an answer contradicts, in a plain sentence, or an empty string."""
    name, about = question.name, question.about
    if name.startswith("site of"):
        return _no_building_left(game, COURTIER if "courtier" in name else YOU, answer)
    if name == "fallen of the courtier":
        return _protected(game, answer)
    if not isinstance(about, About):
        return ""
    if about.ladder == CARD and answer[0] == ("none",):
        return _cards_left(game)
    if about.ladder == CONTRACT and question.kind == "numbers":
        return _too_few(game, name, [int(n) for n in answer[0][1:]])
    if about.fact in (facts.TRACK_END, facts.MOSQUE_END):
        return _too_short(game, about.things[0], int(answer[0][1]))
    return ""


def _no_building_left(game: Beside, who: int, answer: Answer) -> str:
    if answer[0][0] != "site" or buildings_left(game, who) > 0:
        return ""
    n = game.kit.box.numbers.buildings
    sentence = (
        N_("By what you told, all {n} buildings of the High Courtier stand in the city already.")
        if who == COURTIER
        else N_("By what you told, all {n} of your buildings stand in the city already.")
    )
    return say(sentence, n=n)


def _protected(game: Beside, answer: Answer) -> str:
    saved = [int(site[1]) for site in answer if site[1] in game.me.soldiers]
    if not saved:
        return ""
    return say(
        "A soldier of the Magistrate stands on {site}, so that this building does not fall.", site=CELL_WORDS[saved[0]]
    )


def _cards_left(game: Beside) -> str:
    if game.memory.recall(asked_of(facts.CARDS_LEFT.name, ALL)) != (1,):
        return ""
    return say("You told before in this turn that caravan cards are left, so that one lies in the row.")


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


def _too_short(game: Beside, thing: Thing, end: int) -> str:
    me = game.me
    kind = cast(Piece, thing)
    at = me.mosque if kind == ALL else me.favour if kind[1] == "favour" else me.influence
    if end >= at:
        return ""
    return say("Its disc stands on {n} already, by what you told; {end} cannot be the end.", n=at, end=end)
