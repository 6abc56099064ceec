"""Setting up: the duchy, the first castle, what one begins with, and the first phase laid out."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import fresh, play, start

from soloist.engine.catalogue import settled
from soloist.engine.errors import Refused, SoloistError
from soloist.games.burgundy import GAME
from soloist.games.burgundy.kinds import (
    ANIMAL,
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    COLOUR_OF,
    MINE,
    MONASTERY,
    SHIP,
    SHIP_TILE,
)
from soloist.games.burgundy.state import EMPTY, FREE

CASTLES = {"13A": [6, 17, 26, 28], "13B": [1, 4, 17, 36]}


@pytest.mark.clauses("burgundy.duchy.choice", "burgundy.setup.castle")
@pytest.mark.parametrize("duchy", ["13A", "13B"])
def test_the_first_castle_goes_on_any_castle_space_of_the_duchy_chosen(duchy: str) -> None:
    at = play(fresh(duchy=duchy))
    assert at.question is not None
    assert at.question.name == "castle"
    assert at.options == [f"castle {space}" for space in CASTLES[duchy]]
    assert at.game.kit.board.name == duchy


@pytest.mark.clauses("burgundy.duchy.choice")
def test_there_are_two_duchies_and_13a_is_for_a_first_game() -> None:
    assert fresh().kit.board.name == "13A"
    with pytest.raises(SoloistError):
        fresh(duchy="13C")


@pytest.mark.clauses("burgundy.setup.castle", "burgundy.setup.castle-scores-nothing", "burgundy.setup.castle-no-action")
@pytest.mark.parametrize(("duchy", "space"), [(d, s) for d, spaces in CASTLES.items() for s in spaces])
def test_the_first_castle_is_one_tile_without_points_and_without_an_action(duchy: str, space: int) -> None:
    at = play(fresh(duchy=duchy), f"castle {space}")
    tiles = at.game.duchy.tiles
    assert [s for s, kind in enumerate(tiles) if kind != EMPTY] == [space]
    assert tiles[space] == CASTLE_TILE
    assert at.told("castle founded") == [{"space": space}]
    # every one of these spaces is an area by itself, so it would score 11 points in phase A
    assert (at.game.duchy.points, at.game.duchy.target, at.game.gains) == (0, 50, [])
    assert at.told("area completed") == at.told("gained") == []
    assert at.game.due[FREE] == 0
    assert not any(option.endswith("with free") for option in at.options)


@pytest.mark.clauses("burgundy.setup.castle")
def test_the_first_castle_has_a_coloured_back() -> None:
    before = fresh().supply[CASTLE_TILE]
    at = play(fresh(), "castle 6")
    assert before == 14
    assert at.game.supply[CASTLE_TILE] == 12  # the first castle, and the one that depot 2 gets in phase A
    assert at.game.supply[SHIP_TILE] == 18  # two depots get a ship


@pytest.mark.clauses("burgundy.setup.stock", "burgundy.setup.counters")
def test_one_begins_with_1_silver_2_workers_3_goods_and_two_dice() -> None:
    at = play(fresh(), "castle 6", chance={"starting goods": "4 1 4", "dice": "5 2"})
    duchy = at.game.duchy
    assert (duchy.silver, duchy.workers, duchy.points, duchy.resets) == (1, 2, 0, 0)
    assert duchy.goods == [1, 0, 0, 2, 0, 0]
    assert duchy.sold == [0] * 6
    assert duchy.storage == [EMPTY] * 3
    assert at.told("starting goods") == [{"goods": "1 4 4"}]
    assert at.game.dice == [5, 2]


@pytest.mark.clauses("burgundy.setup.stock")
@pytest.mark.parametrize("goods", ["1 1 1", "2 5 6"])
def test_the_first_goods_are_drawn_from_seven_of_each_type(goods: str) -> None:
    at = play(fresh(), "castle 6", chance={"starting goods": goods})
    row = [*at.game.goods_row, *(int(told["type"]) for told in at.told("goods laid"))]
    for good in range(1, 7):
        drawn = goods.split().count(str(good))
        assert at.game.duchy.goods[good - 1] == drawn
        assert at.game.goods_supply[good - 1] == 7 - drawn - row.count(good)


@pytest.mark.clauses("burgundy.setup.stock")
def test_the_first_goods_are_exactly_three() -> None:
    with pytest.raises(Refused):
        play(fresh(), "castle 6", chance={"starting goods": "1 2"})
    with pytest.raises(Refused):
        play(fresh(), "castle 6", chance={"starting goods": "1 2 3 4"})


@pytest.mark.clauses("burgundy.setup.counters", "burgundy.setup.difficulty")
@pytest.mark.parametrize("target", range(45, 56))
def test_the_target_marker_starts_where_it_is_put(target: int) -> None:
    duchy = play(fresh(target=target), "castle 6").game.duchy
    assert (duchy.target, duchy.points) == (target, 0)


@pytest.mark.clauses("burgundy.setup.difficulty")
@pytest.mark.parametrize("target", [44, 56, 0])
def test_a_target_below_45_or_above_55_is_refused(target: int) -> None:
    with pytest.raises(SoloistError):
        settled(GAME, {"target": str(target)})


@pytest.mark.clauses("burgundy.goods.unlimited")
def test_goods_of_all_six_types_may_be_owned() -> None:
    game = start(dice=[3, 1], storage=[SHIP_TILE], goods=dict.fromkeys((1, 2, 3), 1))
    game.depot_goods[0:6] = [0, 0, 0, 2, 1, 1]
    at = play(game, "place 1@9 with 3", "ship 1")
    assert at.game.duchy.goods == [1, 1, 1, 2, 1, 1]
    assert at.told("goods taken") == [{"depots": "1", "tiles": 4}]
    assert at.told("goods cleared") == []


@pytest.mark.clauses("burgundy.pieces.unlimited")
def test_silver_and_workers_are_not_limited_by_the_pieces() -> None:
    at = play(start(dice=[1, 1], workers=99, silver=99, goods={1: 1}), "workers with 1", "sell 1 with 1")
    assert (at.game.duchy.workers, at.game.duchy.silver) == (101, 100)


@pytest.mark.clauses("burgundy.setup.board", "burgundy.setup.depots", "burgundy.phase.fill")
def test_a_phase_fills_twelve_spaces_by_colour_and_four_of_the_black_depot() -> None:
    game = fresh()
    after = play(game, "castle 6").game
    # one tile has been removed in the first round, so one space is empty
    colours = {1: (BUILDING, SHIP), 2: (MONASTERY, CASTLE), 3: (ANIMAL, BUILDING)}
    colours |= {4: (SHIP, BUILDING), 5: (MINE, MONASTERY), 6: (BUILDING, ANIMAL)}
    wanted = [colour for depot in range(1, 7) for colour in colours[depot]]
    found = [COLOUR_OF[kind] if kind != EMPTY else None for kind in after.depots]
    assert found.count(None) == 1
    assert [f for f in found if f is not None] == [w for w, f in zip(wanted, found, strict=True) if f is not None]
    assert len(after.black) == 4
    assert EMPTY not in after.black
    assert sum(game.black_supply) - sum(after.black_supply) == 4
    assert sum(game.supply) - sum(after.supply) == 12 + 1  # and the first castle
    assert len(after.goods_row) == 4  # the fifth lies in a depot


PHASE = (
    "bank, church, market, city hall | monastery 1, monastery 26 | cow 2, pig 3 | "
    "ship, mine, castle, monastery 7 | 6, 5, 4, 3, 2"
)


@pytest.mark.clauses("burgundy.phase.fill", "burgundy.setup.depots", "burgundy.reading.phase-goods")
def test_what_is_drawn_lies_where_it_belongs_and_the_goods_in_their_order() -> None:
    at = play(fresh(), "castle 6", chance={"phase#1": PHASE, "white die#1": "6", "starting goods": "1 1 1"})
    game = at.game
    names = GAME.notation.names["tile"]
    lying = [names[kind] if kind != EMPTY else "" for kind in game.depots]
    assert lying == [
        *("bank", "ship"),
        *("monastery 1", "castle"),
        *("cow 2", "church"),
        *("ship", "market"),
        *("mine", "monastery 26"),
        *("", "pig 3"),  # the city hall was removed in the first round
    ]
    assert at.told("tile removed") == [{"kind": 7, "depot": 6, "slot": 1}]
    assert [names[kind] for kind in game.black] == ["ship", "mine", "castle", "monastery 7"]
    assert at.told("goods laid") == [{"type": 6, "depot": 6}]
    assert game.goods_row == [5, 4, 3, 2]


@pytest.mark.clauses("burgundy.phase.fill")
@pytest.mark.parametrize(
    "wrong",
    [
        PHASE.replace("monastery 26", "monastery 12"),  # has a black back
        PHASE.replace("castle, monastery 7", "castle, monastery 8"),  # has a coloured back
        PHASE.replace("monastery 26", "bank"),  # of another colour
        PHASE.replace("cow 2, pig 3", "cow 4, cow 4"),  # there is one such tile with a coloured back
    ],
)
def test_numbered_depots_get_coloured_backs_and_the_black_depot_black_ones(wrong: str) -> None:
    with pytest.raises(Refused):
        play(fresh(), "castle 6", chance={"phase#1": wrong})
