"""What no source says and the game has to decide."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import cubes, due, play, start

from soloist.games.merv.kinds import CUBES_DUE


@pytest.mark.clauses("merv.camels.boons.cubes")
def test_one_colour_in_supply_is_one_cube() -> None:
    game = start(slot="N3", site="c1", due=[due(CUBES_DUE)])
    game.cubes = cubes({"teal": 5, "white": 3})
    at = play(game, "cubes teal")
    assert at.game.boards[0].cubes == cubes({"teal": 1})
    assert play(game).options == ["cubes teal"]
    game.cubes = cubes({"teal": 5, "tan": 1})
    assert play(game).options == ["cubes tan teal"]


@pytest.mark.clauses("merv.marketplace.post.before")
def test_no_post_after_a_purchase() -> None:
    game = start(slot="N4", site="d1", owners={"d1": 0}, posts=["urgench"], cubes={"purple": 2, "tan": 2})
    assert "post balkh" in play(game).options
    at = play(game, "good urgench")
    assert at.of("post") == []
    assert at.of("good") == []
    post_first = play(game, "post bukhara", "good urgench")
    assert post_first.of("good") == ["bukhara"]


@pytest.mark.clauses("merv.camels.laid")
def test_camels_are_laid_with_the_purchase() -> None:
    row = ["ginger", "juniper", "pepper"]
    game = start(slot="N1", site="a1", owners={"a1": 0}, row=row, camels=1, cubes={"purple": 1}, influence=18)
    at = play(game)
    # There is no option to lay a camel alone; the second card costs a cube and the camel.
    assert at.of("camel") == []
    after = at.then("card 2 with purple")
    assert (after.game.boards[0].camels, after.game.row_camels, sum(after.game.boards[0].cubes)) == (0, 1, 0)
    market = start(slot="N4", site="d1", owners={"d1": 0}, posts=["urgench"], camels=1, cubes={"tan": 1})
    assert play(market).of("camel") == []
    bought = play(market, "good bukhara")
    assert (bought.game.boards[0].camels, sum(bought.game.boards[0].cubes)) == (0, 0)


@pytest.mark.clauses("merv.scoring.order")
def test_players_score_in_the_order_of_the_queue() -> None:
    game = start(stage="scoring", round=4, owners={"a1": 0, "b1": 1, "c1": 2})
    game.queue = [2, 0, 1]
    told = [what["player"] for what in play(game, until="turn").told("points")]
    assert told == [2, 0, 1]
