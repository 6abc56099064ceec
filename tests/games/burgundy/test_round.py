"""A round: three dice, the next goods tile, the tile that leaves the game, and two actions."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import Played, play, start

from soloist.engine.errors import Refused
from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, CHURCH, MARKET, MINE_TILE, SHIP_TILE, WATCHTOWER
from soloist.games.burgundy.state import EMPTY, Game

FULL = dict.fromkeys(range(1, 7), (BANK, CHURCH))


def next_round(game: Game, white: int, dice: str = "2 5") -> Played:
    """End the turn of a game whose dice are used, and begin the next round."""
    return play(game, "end", chance={"white die": str(white), "dice": dice})


@pytest.mark.clauses("burgundy.round.roll")
def test_a_round_begins_with_a_roll_of_all_three_dice() -> None:
    at = next_round(start(dice=[], depots=FULL), white=4, dice="6 3")
    assert at.told("round begins") == [{"round": 2, "white": 4, "die1": 6, "die2": 3}]
    assert (at.game.round, at.game.white, at.game.dice) == (2, 4, [6, 3])


@pytest.mark.clauses("burgundy.round.goods")
@pytest.mark.parametrize("white", range(1, 7))
def test_the_next_goods_tile_goes_to_the_depot_of_the_white_die(white: int) -> None:
    game = start(dice=[], depots=FULL, depot_goods={white: {2: 1}})
    game.goods_row = [2, 6, 3, 1]
    at = next_round(game, white)
    assert at.told("goods laid") == [{"type": 2, "depot": white}]
    assert at.game.depot_goods[(white - 1) * 6 : white * 6] == [0, 2, 0, 0, 0, 0]
    assert sum(at.game.depot_goods) == 2
    assert at.game.goods_row == [6, 3, 1]


@pytest.mark.clauses("burgundy.round.remove", "burgundy.reading.depot-order")
@pytest.mark.parametrize("white", range(1, 7))
def test_the_first_tile_of_that_depot_leaves_the_game(white: int) -> None:
    at = next_round(start(dice=[], depots=FULL), white)
    assert at.told("tile removed") == [{"kind": BANK, "depot": white, "slot": 1}]
    depots = at.game.depots
    assert depots[(white - 1) * 2 : white * 2] == [EMPTY, CHURCH]
    assert depots.count(EMPTY) == 1
    assert at.game.out[BANK] == 1
    assert sum(at.game.out) == 1


@pytest.mark.clauses("burgundy.round.remove")
@pytest.mark.parametrize("white", range(1, 7))
def test_if_only_the_second_tile_is_left_it_leaves(white: int) -> None:
    at = next_round(start(dice=[], depots=FULL | {white: (EMPTY, CHURCH)}), white)
    assert at.told("tile removed") == [{"kind": CHURCH, "depot": white, "slot": 2}]


@pytest.mark.clauses("burgundy.round.remove-next")
@pytest.mark.parametrize(
    ("white", "filled", "depot"), [(1, [2, 6], 2), (3, [2, 5], 5), (5, [4, 1], 1), (6, [1, 5], 1), (4, [3], 3)]
)
def test_an_empty_depot_passes_the_removal_on_clockwise(white: int, filled: list[int], depot: int) -> None:
    at = next_round(start(dice=[], depots=dict.fromkeys(filled, (EMPTY, MARKET))), white)
    assert at.told("tile removed") == [{"kind": MARKET, "depot": depot, "slot": 2}]
    assert [d for d in range(1, 7) if at.game.depots[d * 2 - 1] == MARKET] == sorted(set(filled) - {depot})
    assert at.game.depot_goods[(white - 1) * 6 + 1] == 1  # the goods tile is not passed on


@pytest.mark.clauses("burgundy.round.remove-none")
def test_if_no_numbered_depot_has_a_tile_none_is_removed_not_even_a_black_one() -> None:
    at = next_round(start(dice=[], black=[SHIP_TILE, MINE_TILE, BANK, CASTLE_TILE]), white=3)
    assert at.told("tile removed") == []
    assert at.game.black == [SHIP_TILE, MINE_TILE, BANK, CASTLE_TILE]
    assert sum(at.game.out) == 0
    assert at.game.dice == [2, 5]


@pytest.mark.clauses("burgundy.round.white")
def test_the_white_die_is_no_die_for_an_action() -> None:
    at = next_round(start(dice=[], depots=FULL, goods={4: 1}), white=4, dice="2 5")
    assert "workers with 2" in at.options
    assert "workers with 5" in at.options
    assert not any(option.endswith("with 4") for option in at.options)
    assert "no unused die that shows 4" in at.why_not("workers with 4")


@pytest.mark.clauses("burgundy.round.white")
def test_workers_do_not_change_the_white_die() -> None:
    """However many workers there are, nothing is asked before the goods tile is laid."""
    at = next_round(start(dice=[], depots=FULL, workers=9), white=4)
    assert at.question is not None
    assert at.question.name == "turn"
    assert at.told("goods laid")[0]["depot"] == at.told("tile removed")[0]["depot"] == 4
    assert at.game.duchy.workers == 9


@pytest.mark.clauses("burgundy.round.actions", "burgundy.die.choice")
def test_a_turn_has_one_action_with_each_die_and_ends_only_after_them() -> None:
    at = play(start(dice=[2, 5]))
    assert at.options == ["workers with 2", "workers with 5"]
    assert "still have a die" in at.why_not("end")
    at = at.then("workers with 5")
    assert at.options == ["workers with 2"]
    assert "no unused die that shows 5" in at.why_not("workers with 5")
    at = at.then("workers with 2")
    assert at.options == ["end"]
    assert "Both dice are used" in at.why_not("workers with 2")
    assert at.game.duchy.workers == 4


@pytest.mark.clauses("burgundy.die.choice")
@pytest.mark.parametrize("first", [2, 5])
def test_the_dice_are_used_in_either_order(first: int) -> None:
    at = play(start(dice=[2, 5], depots=FULL), f"take {first}/1 with {first}", f"take {7 - first}/2 with {7 - first}")
    assert at.game.duchy.storage == [BANK, CHURCH, EMPTY]
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.round.actions")
def test_two_equal_dice_are_two_actions() -> None:
    at = play(start(dice=[3, 3]))
    assert at.options == ["workers with 3"]
    at = at.then("workers with 3")
    assert at.options == ["workers with 3"]
    assert at.then("workers with 3").options == ["end"]


@pytest.mark.clauses("burgundy.round.order", "burgundy.reading.agenda")
def test_what_is_due_waits_while_a_die_is_used() -> None:
    """A church is placed, the other die acts, and only then the church takes a castle."""
    game = start(dice=[6, 2], storage=[CHURCH, WATCHTOWER], depots={2: (EMPTY, CASTLE_TILE)})
    at = play(game, "place 1@2 with 6")
    assert {"take 2/2 with church", "place 2@3 with 2", "workers with 2"} <= set(at.options)
    at = at.then("place 2@3 with 2")
    assert at.told("area completed") == [{"space": 3, "colour": 0, "size": 2, "points": 13}]
    at = at.then("take 2/2 with church")
    assert at.game.duchy.storage == [CASTLE_TILE, EMPTY, EMPTY]
    assert at.options == ["end"]


@pytest.mark.clauses("burgundy.round.order")
def test_a_free_action_may_wait_until_the_other_die_is_used() -> None:
    game = start(castle=26, dice=[2, 4], storage=[CASTLE_TILE, BANK], tiles={25: BANK})
    at = play(game, "place 1@28 with 2", "workers with 4")
    assert "end" not in at.options
    assert "still have a free action" in at.why_not("end")
    at = at.then("workers with free")
    assert at.options == ["end"]
    assert at.game.duchy.workers == 4


@pytest.mark.clauses("burgundy.round.roll", "burgundy.phase.rounds")
def test_a_game_has_25_rounds_in_five_phases() -> None:
    at = play(start(dice=[], black=[BANK]))
    rounds, phases = [1], []
    while at.question is not None:
        at = at.then("end" if at.options == ["end"] else next(o for o in at.options if o.startswith("workers")))
        rounds += [int(told["round"]) for told in at.told("round begins")]
        phases += [(at.game.round, told["phase"]) for told in at.told("phase begins")]
    assert rounds == list(range(1, 26))
    assert phases == [(6, 1), (11, 2), (16, 3), (21, 4)]


@pytest.mark.clauses("burgundy.round.roll")
def test_dice_show_one_to_six() -> None:
    with pytest.raises(Refused):
        next_round(start(dice=[]), white=7)
