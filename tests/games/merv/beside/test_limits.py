"""What follows from an answer for later ones: a hall that was passed over is full, and there are twelve camels."""

from __future__ import annotations

import pytest
from tests.games.merv.beside.physical import TABLE
from tests.games.merv.beside.test_lasting import HALLS, Said, later

from soloist.engine.memory import asked_of
from soloist.engine.questions import Answer, Question
from soloist.games.merv.beside.seeing import hands, sight
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.actions import palace
from soloist.games.merv.opponent.own import ALL


@pytest.mark.clauses("merv.priority.palace", "merv.priority.palace.ties")
def test_a_hall_that_a_whole_list_passes_over_has_no_room_from_then_on() -> None:
    game = later(asking="lists")
    game.me.scrolls = 4
    said = Said("hall 1 mosque", "hall 2 goods", "none")
    palace(game.me, 1, sight(game, said), hands(game, said))
    # Its scrolls would count most, so that their hall is full; of the others by what it scores you nothing is known.
    room = [game.memory.recall(asked_of(facts.HALL_ROOM.name, hall)) for hall in HALLS]
    assert room == [(0,), None, None, None]
    game.memory.end_turn()
    palace(game.me, 1, sight(game, said), hands(game, said))
    # Of the steps, goods and cards each would count nothing: which one was named says nothing of the others.
    game.memory.end_turn()
    palace(game.me, 1, sight(game, said), hands(game, said))
    rest = ["hall 1 mosque", "hall 2 goods", "hall 3 spices", "none"]
    assert said.asked == [
        ("hall for a courtier", ["hall 0 scrolls", *rest]),
        ("hall for a courtier", rest),
        ("hall for a courtier", rest),
    ]
    # No hall has room any more: that is not asked again.
    game.memory.end_turn()
    palace(game.me, 1, sight(game, said), hands(game, said))
    assert len(said.asked) == 3
    assert game.me.courtiers == [0, 1, 1, 0]


@pytest.mark.clauses("merv.priority.palace")
def test_of_halls_that_count_less_than_the_one_named_nothing_is_known() -> None:
    game = later(asking="lists")
    game.me.scrolls = 4
    said = Said("hall 0 scrolls")
    palace(game.me, 1, sight(game, said), hands(game, said))
    assert [game.memory.recall(asked_of(facts.HALL_ROOM.name, hall)) for hall in HALLS] == [None] * 4


class Market(Said):
    """Notes the question about the camel market and answers that there are none."""

    question: Question

    def answer(self, question: Question) -> Answer:
        self.question = question
        return super().answer(question)


@pytest.mark.clauses("merv.pieces.camels", "merv.turn-of-magistrate.market")
@pytest.mark.parametrize(
    ("has", "offered"),
    [
        (8, ["0", "1 top-left", "1 elsewhere", "2", "3", "4"]),
        (10, ["0", "1 top-left", "1 elsewhere", "2"]),
        (11, ["0", "1 top-left", "1 elsewhere"]),
        (12, ["0"]),
    ],
)
def test_no_more_camels_stand_on_the_market_than_it_leaves(has: int, offered: list[str]) -> None:
    game = later()
    game.me.camels = has
    market = Market("camels 0")
    sight(game, market).see(facts.MARKET_CAMELS, [ALL])
    assert market.asked == [("camels of the market", [f"camels {words}" for words in offered])]
    why = TABLE.why_not(game, market.question, "camels 4")
    assert why == (
        f"By what you told, the Magistrate has {has} of the 12 camels, so that at most {12 - has} can stand there."
        if has > 8
        else ""
    )
