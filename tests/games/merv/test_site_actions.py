"""Caravansary, Palace, Library: cards within reach, courtiers, scrolls and breakthroughs."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import cubes, due, play, start, tile

from soloist.games.merv.kinds import (
    BREAKTHROUGH_DUE,
    CINNAMON,
    GINGER,
    JUNIPER,
    NONE,
    PEPPER,
    POST_DUE,
    SEGMENT_DUE,
    SOLDIER_DUE,
    STEP_DUE,
    UPGRADE_DUE,
)

# Sites: a1 Caravansary, b1 Palace, c1 Library, d1 Marketplace, e1 Mosque, a2 Wall.
ROW = ("ginger", "juniper", "cinnamon", "pepper", "ginger")


@pytest.mark.clauses("merv.caravansary", "merv.caravansary.one-by-one", "merv.caravansary.camels")
def test_cards_are_paid_one_by_one_in_one_colour() -> None:
    game = start(slot="N1", site="a1", cubes={"purple": 2, "tan": 1}, row=ROW, row_camels=2, influence=9)
    at = play(game)
    assert at.of("card") == [f"{n} with {colour}" for n in (1, 2, 3) for colour in ("purple", "tan")]
    at = at.then("card 2 with purple")
    assert (at.game.row, at.game.row_camels) == ([GINGER, CINNAMON, PEPPER, GINGER], 1)
    assert (at.game.boards[0].camels, at.game.boards[0].spices) == (1, [0, 1, 0, 0])
    assert {text.rpartition(" ")[2] for text in at.of("card")} == {"purple"}
    assert at.why_not("card 1 with tan") == "All cards of this turn are paid in purple."
    at = at.then("card 1 with purple")
    assert at.of("card") == []
    assert at.game.boards[0].cubes == cubes({"tan": 1})
    assert at.told("card") == [{"player": 0, "spice": GINGER}]


@pytest.mark.clauses("merv.caravansary", "merv.pieces.white", "merv.pieces.paid-first")
def test_white_stands_in_for_the_colour_that_is_missing() -> None:
    game = start(slot="N1", site="a1", cubes={"purple": 1, "white": 1}, row=ROW, row_camels=5, influence=9)
    at = play(game, "card 1 with purple")
    assert at.game.boards[0].cubes == cubes({"white": 1})
    assert at.of("card") == ["1 with purple", "2 with purple", "3 with purple", "4 with purple"]
    assert at.then("card 1 with purple").game.boards[0].cubes == cubes({})
    only = play(
        start(slot="N1", site="a1", cubes={"white": 2}, row=ROW, row_camels=5, influence=9), "card 1 with white"
    )
    assert only.game.boards[0].cubes == cubes({"white": 1})
    assert only.game.colour == NONE


@pytest.mark.clauses("merv.caravansary.access", "merv.caravansary.camels")
def test_camels_of_ones_own_reach_deeper() -> None:
    game = start(slot="N1", site="a1", cubes={"purple": 2}, camels=2, row=ROW, row_camels=1, influence=9)
    assert [text[0] for text in play(game).of("card")] == ["1", "2", "3", "4"]
    at = play(game, "card 4 with purple")
    assert (at.game.boards[0].camels, at.game.row_camels) == (0, 3)
    assert at.game.row == [GINGER, JUNIPER, CINNAMON, GINGER]
    assert at.game.boards[0].spices[PEPPER] == 1
    assert play(game).why_not("card 5 with purple") == "For this card you need 1 camel more."
    at = play(game, "card 2 with purple")
    assert (at.game.boards[0].camels, at.game.row_camels) == (2, 1)


@pytest.mark.clauses("merv.caravansary.access")
def test_equal_neighbours_with_camels_are_offered_once() -> None:
    row = ("ginger", "ginger", "juniper", "ginger", "ginger", "ginger")
    game = start(slot="N1", site="a1", cubes={"tan": 1}, camels=1, row=row, row_camels=4, influence=9)
    assert [text[0] for text in play(game).of("card")] == ["1", "3", "4", "5", "6"]
    assert "equal card in front" in play(game).why_not("card 2 with tan")


@pytest.mark.clauses("merv.caravansary.limit", "merv.tracks.spices")
@pytest.mark.parametrize(("influence", "kinds"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4)])
def test_influence_limits_the_different_spices(influence: int, kinds: int) -> None:
    held = {"ginger": 1, "juniper": 1, "cinnamon": 1}
    for n in range(1, 4):
        spices = dict(list(held.items())[:n])
        game = start(slot="N1", site="a1", cubes={"tan": 1}, row=ROW, row_camels=5, influence=influence, spices=spices)
        places = [int(text[0]) for text in play(game).of("card")]
        expected = [1, 2, 3, 4, 5] if n < kinds else [place for place in (1, 2, 3, 5) if place <= n or place == 5]
        assert places == expected
    assert play(game).why_not("card 4 with tan").startswith("Your influence allows") is (kinds < 4)


@pytest.mark.clauses("merv.caravansary.pairs")
@pytest.mark.parametrize(
    ("spice", "have", "points", "favour", "dues"),
    [
        ("ginger", 1, 0, 0, [SOLDIER_DUE]),
        ("juniper", 1, 0, 1, []),
        ("cinnamon", 1, 3, 0, []),
        ("pepper", 3, 3, 0, []),
        ("pepper", 2, 0, 0, []),
        ("juniper", 5, 0, 1, []),
    ],
)
def test_each_pair_gives_at_once(spice: str, have: int, points: int, favour: int, dues: list[int]) -> None:
    game = start(
        slot="N1", site="a1", owners={"a1": 0}, cubes={"tan": 1}, row=[spice], row_camels=1, spices={spice: have}
    )
    at = play(game, "card 1 with tan")
    assert (at.game.points[0], at.game.favour[0], at.game.due) == (points, favour, dues)


@pytest.mark.clauses("merv.caravansary.refill")
def test_the_row_is_filled_after_the_turn() -> None:
    game = start(slot="N1", site="a1", cubes={"tan": 2}, row=ROW, row_camels=2)
    game.deck = [0, 0, 4, 0]
    at = play(game, "card 1 with tan")
    assert len(at.game.row) == 4
    at = at.then("end")
    assert at.game.row == [JUNIPER, CINNAMON, PEPPER, GINGER, *[CINNAMON] * 4]
    assert (sum(at.game.deck), at.game.row_camels) == (0, 1)


@pytest.mark.clauses("merv.palace", "merv.palace.cost", "merv.palace.halls", "merv.palace.first")
def test_courtiers_cost_more_and_more_of_the_halls_colour() -> None:
    game = start(slot="N2", site="b1", cubes={"purple": 1, "tan": 4, "white": 1})
    at = play(game)
    assert at.of("courtier") == ["mosque", "goods", "scrolls", "spices"]
    at = at.then("courtier goods")
    assert (at.game.favour[0], at.game.boards[0].cubes) == (1, cubes({"purple": 1, "tan": 3, "white": 1}))
    assert at.of("courtier") == ["mosque", "goods"]
    at = at.then("courtier goods")
    assert (at.game.favour[0], at.game.boards[0].cubes) == (1, cubes({"purple": 1, "tan": 1, "white": 1}))
    assert at.of("courtier") == []
    assert at.why_not("courtier goods") == "It costs 3 tan, and you have 1 purple, 1 tan, 1 white."
    assert at.game.courtiers[4] == 2


@pytest.mark.clauses("merv.palace.halls")
def test_a_hall_has_room_for_four() -> None:
    game = start(slot="N2", site="b1", cubes={"white": 4})
    game.courtiers[4 + 1], game.courtiers[4 + 2] = 1, 3
    assert play(game).of("courtier") == ["mosque", "scrolls", "spices"]
    assert play(game).why_not("courtier goods") == "The hall of goods is full."


@pytest.mark.clauses("merv.reading.33")
@pytest.mark.parametrize(("reading", "gained"), [("own", 1), ("anybody", 0)])
def test_whose_first_courtier_in_a_hall_gives_favour(reading: str, gained: int) -> None:
    game = start(slot="N2", site="b1", cubes={"white": 1}, first_courtier=reading)
    game.courtiers[1] = 1
    assert play(game, "courtier mosque").game.favour[0] == gained
    assert play(game, "courtier spices").game.favour[0] == 1


@pytest.mark.clauses("merv.library", "merv.library.most")
def test_scrolls_are_paid_with_different_colours() -> None:
    game = start(slot="N3", site="c1", cubes={"purple": 3, "teal": 1, "white": 1})
    at = play(game)
    assert at.of("scrolls") == ["1", "2", "3"]
    assert at.why_not("scrolls 4") == "That takes 4 cubes of different colours, and you can pay 3."
    assert at.then("scrolls 2").options == ["pay purple teal", "pay purple white", "pay teal white"]
    at = at.then("scrolls 3")
    assert (at.game.boards[0].cubes, at.game.boards[0].scrolls) == (cubes({"purple": 2}), 3)
    assert at.game.done
    many = play(start(slot="N3", site="c1", cubes=dict.fromkeys(("purple", "tan", "teal", "orange", "white"), 2)))
    assert many.of("scrolls") == ["1", "2", "3", "4"]
    assert len(many.then("scrolls 4").options) == 1 + 4 + 6
    full = play(start(slot="N3", site="c1", cubes={"purple": 1, "tan": 1, "teal": 1}, scrolls=6))
    assert full.of("scrolls") == ["1", "2"]
    assert full.why_not("scrolls 3") == "You can have 8 scrolls in all."


@pytest.mark.clauses("merv.library.breakthrough", "merv.pieces.tiles")
def test_every_second_scroll_brings_a_breakthrough() -> None:
    game = start(slot="N3", site="c1", cubes={"purple": 1, "tan": 1, "teal": 1, "orange": 1})
    at = play(game, "scrolls 4")
    assert at.game.due == [due(BREAKTHROUGH_DUE, 0), due(BREAKTHROUGH_DUE, 1)]
    assert at.of("breakthrough") == ["mosque-saving", "marketplace-saving", "caravansary-saving", "palace-saving"]
    assert at.why_not("breakthrough garrison") == "That is not what you gained."
    at = at.then("breakthrough palace-saving")
    assert at.of("breakthrough") == ["chancery", "garrison", "workshop", "envoys"]
    assert at.game.breakthroughs[tile("palace-saving")] == 0
    assert play(start(slot="N3", site="c1", cubes={"tan": 1}, scrolls=2), "scrolls 1").game.due == []


@pytest.mark.clauses("merv.library.breakthrough")
def test_a_level_without_tiles_brings_none() -> None:
    game = start(slot="N3", site="c1", scrolls=2, due=[due(BREAKTHROUGH_DUE, 0)])
    game.breakthroughs[:4] = [1, 1, 2, 2]
    assert "end" in play(game).options
    game.breakthroughs[2] = NONE
    assert play(game).options == ["breakthrough caravansary-saving"]
    assert play(game).why_not("breakthrough palace-saving") == "Somebody has that tile already."


@pytest.mark.clauses("merv.library.level-4", "merv.library.level-6", "merv.library.level-8")
@pytest.mark.parametrize(
    ("name", "favour", "influence", "points", "gained", "dues"),
    [
        ("chancery", 2, 0, 0, {}, []),
        ("garrison", 0, 0, 0, {}, [SOLDIER_DUE] * 2),
        ("workshop", 0, 0, 0, {}, [UPGRADE_DUE] * 2),
        ("envoys", 0, 3, 0, {}, []),
        ("trading-post", 0, 0, 0, {}, [POST_DUE]),
        ("pilgrim", 0, 0, 0, {}, [STEP_DUE]),
        ("masons", 0, 0, 0, {}, [SEGMENT_DUE] * 2),
        ("great-work", 0, 0, 8, {}, []),
        ("favourite", 3, 0, 0, {}, []),
        ("embassy", 0, 4, 0, {}, []),
        ("treasury", 0, 0, 0, {"purple": 1, "tan": 1, "teal": 1, "orange": 1, "white": 1}, []),
    ],
)
def test_what_breakthroughs_give(
    name: str, favour: int, influence: int, points: int, gained: dict[str, int], dues: list[int]
) -> None:
    level = {4: 1, 6: 2, 8: 3}[next(n for n, names in LEVEL_TILES.items() if name in names)]
    game = start(slot="N3", site="c1", owners={"a1": 0}, due=[due(BREAKTHROUGH_DUE, level)])
    at = play(game, f"breakthrough {name}")
    assert (at.game.favour[0], at.game.influence[0], at.game.points[0]) == (favour, influence, points)
    assert (at.game.boards[0].cubes, at.game.due) == (cubes(gained), dues)


LEVEL_TILES = {
    4: ("chancery", "garrison", "workshop", "envoys"),
    6: ("trading-post", "pilgrim", "audience", "masons"),
    8: ("great-work", "favourite", "embassy", "treasury"),
}


@pytest.mark.clauses("merv.library.level-6", "merv.palace.cost", "merv.turn.at-once")
def test_what_a_breakthrough_brings_comes_before_the_next_one() -> None:
    game = start(slot="N3", site="c1", due=[due(BREAKTHROUGH_DUE, 2), due(BREAKTHROUGH_DUE, 3)])
    at = play(game, "breakthrough audience")
    assert at.of("courtier") == ["mosque", "goods", "scrolls", "spices"]
    at = at.then("courtier scrolls", "breakthrough great-work")
    assert (at.game.courtiers[8], at.game.favour[0], at.game.points[0]) == (1, 1, 8)


@pytest.mark.clauses("merv.library.level-6")
def test_free_segments_cost_nothing_and_a_free_post_brings_a_good() -> None:
    game = start(slot="N3", site="c1", owners={"a1": 0}, due=[due(BREAKTHROUGH_DUE, 2)])
    at = play(game, "breakthrough masons", "segment orange at N1", "segment orange at W1")
    assert (at.game.walls.count(3), at.game.influence[0]) == (2, 2)
    at = play(game, "breakthrough trading-post")
    assert at.of("post") == ["urgench", "bukhara", "balkh", "nishapur"]
    at = at.then("post balkh")
    assert (at.game.boards[0].camels, at.game.boards[0].goods[4], at.game.goods[4]) == (1, 1, 5)
    at = play(game, "breakthrough pilgrim")
    assert at.of("path") == ["purple", "tan", "teal", "orange"]
    assert at.then("path teal").game.mosque[0] == 1


@pytest.mark.clauses("merv.library.level-2", "merv.reading.38")
def test_a_level_2_tile_saves_a_cube_of_choice_once_in_an_action() -> None:
    game = start(slot="N2", site="b1", cubes={"purple": 1, "tan": 2}, tiles=["palace-saving"])
    at = play(game)
    assert at.of("courtier") == ["mosque", "goods", "scrolls", "spices"]
    at = at.then("courtier mosque")
    assert at.options == ["pay purple", "pay nothing"]
    at = at.then("pay nothing")
    assert at.game.saved
    assert at.of("courtier") == ["goods"]
    at = at.then("courtier goods")
    assert at.game.boards[0].cubes == cubes({"purple": 1})
    assert not at.then("end").game.saved


@pytest.mark.clauses("merv.library.level-2", "merv.reading.38")
def test_the_saving_of_a_caravansary_action_leaves_the_colour_open() -> None:
    game = start(
        slot="N1",
        site="a1",
        cubes={"tan": 1, "teal": 1},
        row=ROW,
        row_camels=5,
        influence=9,
        tiles=["caravansary-saving"],
    )
    at = play(game)
    assert at.of("card") == [f"{n} with nothing" for n in range(1, 6)]
    at = at.then("card 4 with nothing")
    assert at.of("card") == [f"{n} with {colour}" for n in range(1, 5) for colour in ("tan", "teal")]
    other = start(slot="N1", site="a1", cubes={"tan": 1}, row=ROW, row_camels=5, tiles=["mosque-saving"])
    assert play(other).of("card")[0] == "1 with tan"
