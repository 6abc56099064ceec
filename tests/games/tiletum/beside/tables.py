"""Small positions of the table game: only what a test says differs from a Cardinalbot that has nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from soloist.engine.catalogue import game as rules_of
from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Question
from soloist.engine.states import to_data
from soloist.games.tiletum.beside.state import BOT, Beside
from soloist.games.tiletum.components import box
from soloist.games.tiletum.kinds import CONTRACT, SECTORS, STONE

TABLE = rules_of("tiletum-table")
BOX = box()
SPOT = {name: spot for spot, name in enumerate(BOX.spots)}
FAMILY, MERCHANTS, NOBLESSE, FAMILIAR, BUSINESS = 3, 2, 6, 8, 4
"""Decrees: Family Alliances, A Merchant Empire, Noblesse Oblige, Familiar Faces, Business Is Business."""
Place = Callable[[Beside], None]


def dice(*thrown: tuple[int, int]) -> list[int]:
    """Return the dice of the wheel by colour and number."""
    fallen = [0] * (5 * SECTORS)
    for colour, number in thrown:
        fallen[colour * SECTORS + number - 1] += 1
    return fallen


def position(decree: int, thrown: Sequence[tuple[int, int]], **options: str) -> Beside:
    """Return the turn of a Cardinalbot with one Decree: King lies at sector 1, Merchant at 2 ... the Joker at 6.

    It is alone on the map but for your House in Tiletum; its Merchant is in Koeln, its Architect in Wien.
    """
    game = cast(Beside, TABLE.new(settled(TABLE, options)))
    game.round, game.stage, game.first = 1, "turn", BOT
    game.fairs, game.fair_numbers, game.fair_towns = [5, 8, 9, 10], [0, 0, 0, 0], [SPOT["Tiletum"], 0, 0, 0]
    game.closed, game.stone, game.points = 0, [2] * 9, [3] * 9
    game.wheel, game.dice = list(range(SECTORS)), dice(*thrown)
    me = game.me
    me.row, me.merchant, me.architect, me.king = [decree], SPOT["Koeln"], SPOT["Wien"], 0
    me.res = [0] * len(me.res)
    game.memory.keep("offer AP", BOX.contract_ap, "printed", ())
    return game


def match(game: Beside, **options: str) -> Match[Beside]:
    """Return a match that begins at a position."""
    setup = Setup("tiletum-table", settled(TABLE, options), "1")
    setup.base = to_data(game)
    return cast("Match[Beside]", Match(TABLE, setup))


def answer(match: Match[Beside], *answers: str) -> None:
    """Answer one question after the other."""
    for text in answers:
        match.answer(text)


def asked(match: Match[Beside]) -> str:
    """Return the name of what is asked, without what it depends on: "wheel tile", "offer; new"."""
    question = match.question
    if not isinstance(question, Question):
        return ""
    head, _, read = question.name.rpartition("; ") if "rungs" not in question.name else (question.name, "", "")
    name = (head or question.name).split(" (")[0].split(":")[0]
    return f"{name}; {read}" if head and read else name


MERCHANT_DIE, ARCHITECT_DIE, CHARACTER_DIE = (STONE, 2), (STONE, 3), (STONE, 4)
CONTRACT_DIE, JOKER_DIE = (STONE, CONTRACT + 1), (STONE, 6)
