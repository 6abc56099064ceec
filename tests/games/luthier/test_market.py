"""The Market: materials, buying, apprentices."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import acts, chip, completed, goods, play, start

from soloist.engine.errors import Refused
from soloist.games.luthier.kinds import MARKET


@pytest.mark.clauses("luthier.market", "luthier.market.take", "luthier.bonuses")
@pytest.mark.parametrize(
    ("number", "first", "power", "n"), [(1, False, 0, 3), (1, True, 0, 4), (4, True, 0, 5), (3, False, 2, 5)]
)
def test_how_many_materials_are_taken(number: int, first: bool, power: int, n: int) -> None:
    game = chip(MARKET, number)
    game.market_open = first
    completed(game, *["esterhazy", "baermann"][:power])
    at = play(game)
    assert {sum(option[1:]) for option in at.of("take")} == {n}  # type: ignore[arg-type]
    assert len(at.of("take")) == (n + 1) * (n + 2) // 2


@pytest.mark.clauses("luthier.market.take")
def test_the_first_to_be_resolved_takes_one_more() -> None:
    game = start(stage="chip")
    game.location, game.queue = MARKET, [[1, 3, 3], [0, 1, 1]]
    at = play(game, ("take", 4, 0, 0), ("take", 1, 1, 1))
    assert at.game.boards[1].materials == [4, 0, 0]
    assert at.game.boards[0].materials == [1, 1, 1]


@pytest.mark.clauses("luthier.market.take", "luthier.round.start")
def test_a_new_round_opens_the_market_anew() -> None:
    game = start(stage="round")
    game.market_open = False
    assert play(game).game.market_open


@pytest.mark.clauses("luthier.market.buy", "luthier.goods.apprentices")
def test_three_materials_and_apprentices_may_be_bought() -> None:
    game = chip(MARKET, 1)
    goods(game, money=5, apprentices=1)
    at = play(game, ("take", 4, 0, 0))
    assert at.name == "buy"
    assert at.options[0] == ("buy", 0, 0, 0, 0)
    assert {option[4] for option in at.options} == {0, 1}
    assert {sum(option[1:4]) for option in at.options} == {0, 1, 2, 3}  # type: ignore[arg-type]
    after = at.then(("buy", 0, 2, 1, 1)).board
    assert (after.materials, after.money, after.apprentices) == ([4, 2, 1], 0, 2)
    with pytest.raises(Refused):
        at.then(("buy", 0, 2, 1, 2))


@pytest.mark.clauses("luthier.market.buy")
def test_nobody_buys_more_than_can_be_paid() -> None:
    game = chip(MARKET, 1)
    goods(game, money=2)
    at = play(game, ("take", 4, 0, 0))
    assert ("buy", 0, 0, 0, 1) in at.options
    assert ("buy", 1, 0, 0, 1) not in at.options
    assert max(sum(option[1:4]) for option in at.options) == 2  # type: ignore[type-var]


@pytest.mark.clauses("luthier.powers")
@pytest.mark.parametrize(("powers", "price"), [(["chandos"], 1), (["chandos", "alexander-iii"], 0)])
def test_hands_for_hire_make_apprentices_cheaper(powers: list[str], price: int) -> None:
    game = chip(MARKET, 1)
    goods(game, money=2)
    completed(game, *powers)
    at = play(game, ("take", 4, 0, 0), ("buy", 0, 0, 0, 2))
    assert (at.board.apprentices, at.board.money) == (2, 2 - 2 * price)


@pytest.mark.clauses("luthier.bonuses", "luthier.goods.apprentices")
@pytest.mark.parametrize(("held", "then"), [(0, 1), (1, 2), (2, 2)])
def test_skill_6_brings_an_apprentice_a_third_is_lost(held: int, then: int) -> None:
    game = chip(MARKET, 5)
    goods(game, apprentices=held)
    game.queue[0][2] = 7  # with the help of one
    assert play(game).board.apprentices == then


@pytest.mark.clauses("luthier.chip.declined", "luthier.bonuses", "luthier.market.declined")
def test_who_takes_money_at_the_market_still_has_the_bonus() -> None:
    at = play(acts(start(), MARKET, 4), ("coin",))
    assert (at.name, at.board.money) == ("materials", 1)
    assert {sum(option[1:]) for option in at.options} == {1}  # type: ignore[arg-type]
    assert not at.game.market_open
