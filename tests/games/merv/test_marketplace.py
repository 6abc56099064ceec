"""Marketplace, camels and contracts: posts, goods, what goods are laid on."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import BOX, city, cubes, play, start

from soloist.games.merv.kinds import SOLDIER_DUE

# d1 is the purple Marketplace, in the line of N4.


@pytest.mark.clauses("merv.marketplace.map", "merv.setup.camels")
def test_the_map_of_the_marketplace() -> None:
    near = {BOX.cities[n].name: [BOX.cities[m].name for m in BOX.cities[n].near] for n in range(8)}
    assert near["Urgench"] == ["Bulghar", "Bukhara", "Nishapur"]
    assert near["Kabul"] == ["Balkh"]
    assert sum(map(len, near.values())) == 16
    assert {row.name for row in BOX.cities if row.camel} == {"Rayy", "Samarkand", "Nishapur", "Balkh"}
    assert [(row.name, row.good, row.colour) for row in BOX.cities if row.rare] == [
        ("Bulghar", "furs", 0),
        ("Samarkand", "paper", 1),
        ("Kabul", "lapis", 2),
        ("Rayy", "brocade", 3),
    ]


@pytest.mark.clauses("merv.marketplace.post", "merv.marketplace.post.free", "merv.marketplace.first")
def test_a_post_is_free_and_the_first_in_a_city_brings_something() -> None:
    game = start(slot="N4", site="d1", posts=["balkh"])
    game.posts[city("urgench")] = 2
    at = play(game)
    assert at.of("post") == ["urgench", "bukhara", "kabul", "nishapur"]
    assert at.why_not("post rayy") == "For Rayy you need a post in Nishapur."
    assert at.why_not("post balkh") == "You have a post in Balkh already."
    second = at.then("post urgench")
    assert (second.game.posts[city("urgench")], second.game.favour[0]) == (3, 0)
    assert second.of("post") == []
    assert at.then("post bukhara").game.favour[0] == 1
    assert at.then("post kabul").game.favour[0] == 1
    camel = at.then("post nishapur")
    assert (camel.game.boards[0].camels, camel.game.favour[0]) == (1, 0)
    assert camel.why_not("post bukhara") == "A post comes before goods, and there is one in a turn."


@pytest.mark.clauses("merv.marketplace.first")
def test_a_camel_is_gone_with_the_first_post() -> None:
    game = start(slot="N4", site="d1")
    game.posts[city("balkh")] = 2
    at = play(game, "post balkh")
    assert (at.game.boards[0].camels, at.game.favour[0]) == (0, 0)


@pytest.mark.clauses("merv.pieces.discs")
def test_there_are_six_posts() -> None:
    game = start(slot="N4", site="d1", posts=["urgench", "bulghar", "bukhara", "samarkand", "balkh"])
    assert play(game).of("post") == ["kabul", "nishapur"]
    game.posts[city("kabul")] |= 1
    assert play(game).of("post") == []
    assert play(game).why_not("post nishapur") == "You have no post left."


@pytest.mark.clauses("merv.marketplace.goods", "merv.marketplace.prices", "merv.pieces.tokens")
def test_each_city_sells_one_good_in_a_turn() -> None:
    game = start(slot="N4", site="d1", posts=["balkh", "kabul"], cubes={"teal": 2, "tan": 1})
    at = play(game)
    assert at.of("good") == ["balkh", "kabul"]
    at = at.then("good kabul")
    assert at.options == ["pay tan teal", "pay teal teal"]
    at = at.then("pay tan teal")
    board = at.game.boards[0]
    assert (board.cubes, board.goods[city("kabul")], at.game.goods[city("kabul")]) == (cubes({"teal": 1}), 1, 5)
    assert at.of("good") == ["balkh"]
    assert at.of("post") == []
    assert at.why_not("good kabul") == "You have bought in Kabul in this turn already."
    at = at.then("good balkh")
    assert (at.of("good"), at.game.boards[0].cubes) == ([], cubes({}))
    assert at.why_not("good urgench") == "You need a post in Urgench, or one beside it and a camel."
    dear = play(start(slot="N4", site="d1", posts=["balkh", "kabul"], cubes={"teal": 1}))
    assert dear.of("good") == ["balkh"]
    assert dear.why_not("good kabul") == "It costs 1 teal and 1 of any colour, and you have 1 teal."


@pytest.mark.clauses("merv.marketplace.goods", "merv.pieces.lacking")
def test_a_city_without_goods_sells_none() -> None:
    game = start(slot="N4", site="d1", posts=["balkh"], cubes={"teal": 1})
    game.goods[city("balkh")] = 0
    assert play(game).of("good") == []
    assert play(game).why_not("good balkh") == "Balkh has no goods left."


@pytest.mark.clauses("merv.marketplace.camel", "merv.camels.home")
def test_a_camel_on_a_path_buys_next_door_and_goes_home() -> None:
    game = start(slot="N4", site="d1", posts=["balkh"], cubes={"teal": 2, "orange": 1}, camels=1, row=["pepper"])
    at = play(game)
    assert at.of("good") == ["balkh", "kabul", "nishapur"]
    at = at.then("good nishapur")
    assert (at.game.boards[0].camels, at.game.row_camels) == (0, 1)
    assert at.of("good") == ["balkh"]
    assert at.told("camel home") == [{"where": "caravan"}]
    assert play(start(slot="N4", site="d1", posts=["balkh"], cubes={"orange": 1})).of("good") == []


@pytest.mark.clauses("merv.library.level-2", "merv.marketplace.prices")
def test_a_saving_makes_one_good_cheaper() -> None:
    game = start(slot="N4", site="d1", posts=["balkh", "kabul"], cubes={"teal": 1}, tiles=["marketplace-saving"])
    at = play(game)
    assert at.of("good") == ["balkh", "kabul"]
    assert at.then("good kabul").game.boards[0].cubes == cubes({})
    assert at.then("good balkh").options == ["pay teal", "pay nothing"]


@pytest.mark.clauses("merv.camels.home")
@pytest.mark.parametrize(
    ("row_camels", "market", "where"),
    [(0, [], "caravan"), (1, [], "market"), (1, ["top-left", "bottom-left"], "market"), (1, ["top-left"] * 4, "out")],
)
def test_where_a_camel_goes_home_to(row_camels: int, market: list[str], where: str) -> None:
    places = ["top-left", "top-right", "bottom-right", "bottom-left"] if len(market) == 4 else market
    game = start(
        slot="N4", site="d1", posts=["balkh"], cubes={"orange": 1}, camels=1, row=["pepper"], row_camels=row_camels,
        market=places,
    )  # fmt: skip
    at = play(game, "good nishapur")
    assert at.told("camel home") == [{"where": where}]
    assert at.game.camels_out - game.camels_out == (where == "out")
    if where == "market":
        assert at.game.market == ([1, 0, 0, 0] if not market else [1, 1, 0, 1])
    assert at.game.points[0] == at.game.favour[0] == 0


@pytest.mark.clauses("merv.camels.market", "merv.camels.boons")
def test_a_camel_at_the_market_takes_what_its_place_gives() -> None:
    game = start(slot="N3", site="c1", owners={"c1": 0}, camels=2, market=["bottom-left"])
    at = play(game)
    assert at.of("camel") == ["top-left", "top-right", "bottom-right"]
    assert "camels" in at.options
    first = at.then("camel top-left")
    assert (first.game.favour[0], first.game.boards[0].camels, first.game.market) == (1, 1, [1, 0, 0, 1])
    assert first.of("camel", "camels") == []
    assert first.why_not("camels") == "You have been at the camel market in this turn already."
    assert at.then("camel top-right").game.due == [SOLDIER_DUE]
    pair = at.then("camel bottom-right")
    assert pair.options == [
        "cubes purple tan", "cubes purple teal", "cubes purple orange", "cubes tan teal", "cubes tan orange",
        "cubes teal orange",
    ]  # fmt: skip
    assert pair.then("cubes tan orange").game.boards[0].cubes == cubes({"tan": 1, "orange": 1})


@pytest.mark.clauses("merv.camels.market", "merv.camels.boons")
def test_all_camels_of_the_market_can_be_taken() -> None:
    at = play(start(slot="N3", site="c1", camels=1, market=["top-left", "bottom-left"]), "camels")
    assert (at.game.boards[0].camels, at.game.market) == (3, [0, 0, 0, 0])
    assert play(start(slot="N3", site="c1", camels=1), "camel bottom-left").game.points[0] == 3
    other = play(start(slot="N4", site="d1", camels=1, market=["top-left"]))
    assert other.of("camel", "camels") == []
    assert other.why_not("camel top-right") == "The camel market does not lie in your line."
    assert play(start(slot="N3", site="c1")).of("camels") == []


@pytest.mark.clauses("merv.pieces.lacking", "merv.camels.boons")
def test_two_cubes_are_as_many_as_the_supply_has() -> None:
    game = start(slot="N3", site="c1", camels=1)
    game.cubes = [0, 0, 5, 0, 9]
    assert play(game, "camel bottom-right").options == ["cubes teal"]
    game.cubes = [0, 0, 0, 0, 9]
    assert "end" in play(game, "camel bottom-right").options


@pytest.mark.clauses("merv.contracts", "merv.contracts.cube", "merv.contracts.laid", "merv.contracts.points")
def test_a_contract_is_fulfilled() -> None:
    goods = {"balkh": 1, "kabul": 1}
    game = start(slot="N4", site="d1", cubes={"purple": 1, "teal": 1}, goods=goods, influence=3, scrolls=1)
    at = play(game)
    assert at.of("contract") == ["I", "II"]
    at = at.then("contract II")
    assert at.options == ["pay purple", "pay teal"]
    at = at.then("pay teal")
    board = at.game.boards[0]
    assert (at.game.points[0], at.game.influence[0]) == (7, 4)
    assert (board.cubes, board.goods, board.laid[city("balkh")], sum(board.laid)) == (
        cubes({"purple": 1}),
        game.boards[0].goods,
        1,
        1,
    )
    assert (board.scrolls, board.scrolls_laid) == (1, 1)
    assert at.game.contracts[3] == 0
    assert at.of("contract") == []


@pytest.mark.clauses("merv.contracts.points", "merv.setup.contracts", "merv.pieces.cards")
def test_the_next_contract_of_a_pile_is_worth_less() -> None:
    game = start(slot="N4", site="d1", cubes={"teal": 3}, goods={"balkh": 3, "kabul": 3})
    at = play(game, "contract I", "contract I", "pay teal", "contract I", "pay teal")
    assert at.told("points") == [{"player": 0, "points": n, "what": "contract", "total": sum((6, 5, 4)[: i + 1])}
                                 for i, n in enumerate((6, 5, 4))]  # fmt: skip
    assert at.game.boards[0].cubes == cubes({"white": 3})
    assert at.of("contract") == []
    assert at.why_not("contract I") == "That pile is empty."


@pytest.mark.clauses("merv.contracts.piles", "merv.contracts")
def test_what_the_piles_need() -> None:
    tops = [BOX.contracts[pile * 3] for pile in range(6)]
    assert [row.influence for row in tops] == [0, 3, 6, 9, 12, 15]
    game = start(slot="N4", site="d1", cubes={"teal": 1}, goods=dict.fromkeys(("balkh", "kabul", "rayy", "bukhara"), 1),
                 scrolls=2, influence=15)  # fmt: skip
    assert play(game).of("contract") == ["I", "II", "III", "IV", "V", "VI"]
    game.influence[0] = 11
    assert play(game).of("contract") == ["I", "II", "III", "IV"]
    assert play(game).why_not("contract V") == "That takes 12 influence, and you have 11."


@pytest.mark.clauses("merv.contracts.different", "merv.contracts.laid")
def test_goods_on_a_contract_are_of_different_kinds() -> None:
    game = start(slot="N4", site="d1", cubes={"teal": 1}, goods={"balkh": 5, "kabul": 1})
    assert play(game).of("contract") == ["I"]
    game = start(slot="N4", site="d1", cubes={"teal": 1}, goods={"balkh": 5})
    assert play(game).of("contract") == []
    laid = start(slot="N4", site="d1", cubes={"teal": 1}, goods={"balkh": 1, "kabul": 1}, laid={"kabul": 1})
    assert play(laid).of("contract") == []
    assert play(laid).why_not("contract I").endswith("unused you have 1 kinds of goods and 0 scrolls.")


@pytest.mark.clauses("merv.contracts.laid", "merv.contracts")
def test_what_a_contract_needs_has_to_be_unused_and_of_the_right_sort() -> None:
    two = {"balkh": 1, "bukhara": 1}
    game = start(slot="N4", site="d1", cubes={"teal": 1}, goods=two, influence=9, scrolls=2)
    assert play(game).of("contract") == ["I", "II"]  # IV wants a rare good
    game.boards[0].scrolls_laid = 2
    assert play(game).of("contract") == ["I"]
    rare = start(slot="N4", site="d1", cubes={"teal": 1}, goods={"kabul": 1, "rayy": 1}, influence=9, scrolls=1)
    assert play(rare).of("contract") == ["I", "IV"]  # II wants a common one


@pytest.mark.clauses("merv.contracts.different")
def test_the_goods_are_chosen() -> None:
    game = start(
        slot="N4", site="d1", cubes={"teal": 1}, goods={"balkh": 1, "kabul": 1, "urgench": 1, "rayy": 1}, influence=9,
        scrolls=1,
    )  # fmt: skip
    at = play(game, "contract IV")
    assert at.question is not None
    assert at.question.name == "goods"
    assert at.options == [
        "lay urgench kabul",
        "lay urgench rayy",
        "lay balkh kabul",
        "lay balkh rayy",
        "lay kabul rayy",
    ]
    at = at.then("lay kabul rayy")
    assert [n for n, laid in enumerate(at.game.boards[0].laid) if laid] == [city("kabul"), city("rayy")]
    assert (at.game.points[0], at.game.favour[0]) == (12, 1)


@pytest.mark.clauses("merv.contracts.cube")
def test_without_a_cube_no_contract_is_fulfilled() -> None:
    game = start(slot="N4", site="d1", goods={"balkh": 1, "kabul": 1})
    assert play(game).of("contract") == []
    assert play(game).why_not("contract I") == "A contract costs a cube, and you have none."
