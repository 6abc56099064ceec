"""The Caravansary, the Library, the Marketplace and the Mosque of the Magistrate."""

from __future__ import annotations

import pytest
from tests.games.merv.opponent.boards import COURTIER, IT, YOU, At, at, scored, soldiers, start, turn, walls
from tests.games.merv.positions import cell, city, tile

from soloist.games.merv.kinds import ACTIONS, CARAVANSARY, LIBRARY, MOSQUE, NONE, SPICES
from soloist.games.merv.opponent import actions


# Caravansary.
def took(n: int, row: str, **given: object) -> At:
    """After n actions; the row by the first letters of its spices."""
    words = [next(spice for spice in SPICES if spice[0] == letter) for letter in row]
    one = at(row=words, **given)
    actions.caravansary(one.me, n, one.sight, one.hands, one.why)
    return one


def left(one: At) -> str:
    """The row, by the first letters."""
    return "".join(SPICES[spice][0] for spice in one.game.row)


@pytest.mark.clauses("merv.priority.caravansary", "merv.reading.12")
@pytest.mark.parametrize(
    ("spices", "row", "after"),
    [
        ({}, "gjcp", "jcp"),
        ({"ginger": 1}, "gjcp", "gcp"),
        ({"ginger": 2, "juniper": 1}, "gjcp", "gjp"),
        # 4 for the third spice of the first set, 2 for the second of the second one
        ({"ginger": 2, "juniper": 1}, "gjgj", "gjgj"[:1] + "gj"),
        ({"ginger": 1, "juniper": 1, "cinnamon": 1}, "gjcp", "gjc"),
        ({"ginger": 1, "juniper": 1, "cinnamon": 1, "pepper": 1}, "cpgj", "pgj"),
    ],
)
def test_the_card_worth_most_then_the_one_nearest_the_front(spices: dict[str, int], row: str, after: str) -> None:
    assert left(took(1, row, spices=spices)) == after


@pytest.mark.clauses("merv.priority.caravansary", "merv.caravansary.refill")
def test_each_action_takes_one_and_the_row_is_filled_up_afterwards() -> None:
    one = took(3, "ggjjc")
    assert (one.me.spices, left(one)) == ([1, 1, 1, 0], "gj")
    assert sum(took(5, "gj").me.spices) == 2
    game = start(["caravansary"], row=["ginger"], owners={"e1": IT})
    done = turn(game)
    assert done.card == "caravansary"
    assert done.me.spices == [1, 0, 0, 0]
    assert len(done.game.row) == 8


@pytest.mark.clauses("merv.priority.caravansary.limits", "merv.reading.32")
def test_it_ignores_access_and_the_limit_of_spices_and_takes_the_camel() -> None:
    one = took(1, "gggp", spices={"ginger": 1, "juniper": 1, "cinnamon": 1}, row_camels=2)
    assert (one.me.spices[3], one.me.camels, one.game.row_camels, one.me.influence) == (1, 0, 2, 0)
    two = took(1, "pggg", spices={"ginger": 1, "juniper": 1, "cinnamon": 1}, row_camels=2)
    assert (two.me.spices[3], two.me.camels, two.game.row_camels) == (1, 1, 1)
    last = took(1, "gpgg", spices={"ginger": 1}, row_camels=2)
    assert (left(last), last.me.camels, last.game.row_camels) == ("ggg", 1, 1)


@pytest.mark.clauses("merv.priority.caravansary.pairs")
def test_pairs_are_rewarded_at_once() -> None:
    owners = {"a1": COURTIER}
    ginger = took(1, "g", spices={"ginger": 1}, owners=owners)
    assert (soldiers(ginger.game), ginger.me.influence) == (["a1"], 2)
    juniper = took(1, "j", spices={"juniper": 3}, owners=owners)
    assert (juniper.me.favour, soldiers(juniper.game)) == (1, [])
    for letter, spice in (("c", "cinnamon"), ("p", "pepper")):
        other = took(1, letter, spices={spice: 1})
        assert scored(other.why) == {"pair of spices": 3}
        assert other.me.points == 3
    assert took(1, "c", spices={"cinnamon": 2}).me.points == 0
    assert took(2, "cp", spices={"cinnamon": 1, "pepper": 1}).me.points == 6


@pytest.mark.clauses("merv.priority.caravansary.out", "merv.reading.22")
def test_without_a_card_left_the_solo_card_leaves_the_game() -> None:
    one = at("caravansary", row=["ginger"])
    one.game.deck = [0, 0, 0, 0]
    actions.caravansary(one.me, 1, one.sight, one.hands, one.why)
    assert (one.me.deck, one.me.removed[CARAVANSARY]) == ([], 1)
    two = at("caravansary", row=["ginger"])
    actions.caravansary(two.me, 1, two.sight, two.hands)
    assert two.me.removed[CARAVANSARY] == 0
    later = at("caravansary", row=["ginger"], removal="drawn")
    later.game.deck = [0, 0, 0, 0]
    actions.caravansary(later.me, 1, later.sight, later.hands)
    assert later.me.removed[CARAVANSARY] == 0


# Library.
def read(n: int, **given: object) -> At:
    one = at(**given)
    actions.library(one.me, n, one.sight, one.hands, one.why)
    return one


def tiles(one: At) -> list[int]:
    """Its breakthrough tiles."""
    return [number for number, owner in enumerate(one.game.breakthroughs) if owner == IT]


@pytest.mark.clauses("merv.priority.library")
def test_each_action_is_a_scroll_and_two_are_a_breakthrough() -> None:
    assert (read(1).me.scrolls, tiles(read(1))) == (1, [])
    assert (read(2).me.scrolls, len(tiles(read(2)))) == (2, 1)
    assert (read(5, scrolls=1).me.scrolls, len(tiles(read(5, scrolls=1)))) == (6, 3)
    assert read(4, scrolls=6).me.scrolls == 8


@pytest.mark.clauses("merv.priority.library.2", "merv.reading.23")
@pytest.mark.parametrize(
    ("mosque", "cards", "expected"),
    [(0, 0, "caravansary"), (2, 1, "mosque"), (2, 2, "caravansary"), (3, 0, "mosque"), (1, 0, "mosque")],
)
def test_with_two_scrolls_mosque_if_its_steps_exceed_its_cards(mosque: int, cards: int, expected: str) -> None:
    one = read(1, scrolls=1, mosque=mosque, spices={"ginger": cards})
    assert tiles(one) == [tile(f"{expected}-saving")]
    assert ACTIONS[one.me.extra] == expected


@pytest.mark.clauses("merv.reading.14", "merv.priority.library.2")
def test_if_that_tile_is_gone_the_other_one_and_then_none() -> None:
    gone = ["caravansary-saving"]
    one = read(1, scrolls=1, yours={"tiles": gone})
    assert ACTIONS[one.me.extra] == "mosque"
    both = ["caravansary-saving", "mosque-saving"]
    two = read(1, scrolls=1, yours={"tiles": both})
    assert (two.me.extra, tiles(two)) == (NONE, [])
    three = read(1, scrolls=1, mosque=1, yours={"tiles": ["mosque-saving"]})
    assert ACTIONS[three.me.extra] == "caravansary"


@pytest.mark.clauses("merv.priority.library.2", "merv.reading.14")
def test_the_tile_repeats_the_action_of_its_card() -> None:
    own = {"tiles": ["mosque-saving"]}
    assert turn(start(["mosque"], **own)).game.mosque[IT] == 2  # type: ignore[arg-type]
    assert turn(start(["mosque"])).game.mosque[IT] == 1
    wall = turn(start(["wall"], **own))  # type: ignore[arg-type]
    assert len(walls(wall.game)) == 1
    owners = {"e2": IT, "e3": IT}
    assert turn(start(["mosque"], owners=owners, **own)).game.mosque[IT] == 4  # type: ignore[arg-type]
    every = turn(start(["mosque"], owners=owners, extra_time="every", **own))  # type: ignore[arg-type]
    assert every.game.mosque[IT] == 6
    cards = {"tiles": ["caravansary-saving"], "row": ["ginger", "juniper", "pepper"]}
    assert turn(start(["caravansary"], **cards)).me.spices == [1, 1, 0, 0]  # type: ignore[arg-type]


@pytest.mark.clauses("merv.reading.14")
@pytest.mark.parametrize(("reading", "steps"), [("card", 1), ("every", 2)])
def test_an_action_that_another_effect_gives(reading: str, steps: int) -> None:
    own = ["mosque-saving"]
    one = read(1, scrolls=5, tiles=own, yours={"tiles": ["trading-post"]}, extra_time=reading)
    assert one.game.mosque[IT] == steps


@pytest.mark.clauses("merv.priority.library.4", "merv.reading.31")
def test_with_four_scrolls_a_random_tile_and_three_points() -> None:
    taken = set()
    for seed in range(12):
        one = At(start(scrolls=3), str(seed))
        actions.library(one.me, 1, one.sight, one.hands, one.why)
        assert scored(one.why) == {"breakthrough": 3}
        assert (one.me.favour, one.me.influence, soldiers(one.game)) == (0, 0, [])
        taken |= set(tiles(one))
    assert taken == {4, 5, 6, 7}
    none = at(scrolls=3)
    none.game.breakthroughs[4:8] = [YOU] * 4
    actions.library(none.me, 1, none.sight, none.hands)
    assert (tiles(none), none.me.points) == ([], 3)


@pytest.mark.clauses("merv.priority.library.6")
def test_with_six_scrolls_the_marketplace_tile() -> None:
    one = read(1, scrolls=5, posts=["urgench"])
    assert len(tiles(one)) == 1
    assert one.me.posts == [0, city("bulghar")]
    assert one.me.goods == [0, 1, 0, 0, 0, 0, 0, 0]
    gone = at(scrolls=5)
    gone.game.breakthroughs[8:12] = [YOU] * 4
    actions.library(gone.me, 1, gone.sight, gone.hands)
    assert (gone.me.posts, gone.me.mosque, tiles(gone)) == ([], 1, [])


@pytest.mark.clauses("merv.reading.27")
def test_without_a_place_for_a_post_the_tile_is_taken_all_the_same() -> None:
    posts = ["urgench", "bulghar", "bukhara", "samarkand", "balkh", "kabul"]
    one = read(1, scrolls=5, posts=posts)
    assert (len(tiles(one)), len(one.me.posts), one.me.mosque, sum(one.me.goods)) == (1, 6, 0, 0)


@pytest.mark.clauses("merv.reading.28")
def test_the_tile_may_bring_a_second_post_in_a_turn() -> None:
    # A Marketplace turn at the camel market: the post of the card, then the sixth scroll.
    game = start(["marketplace"], round=2, scrolls=5, masters={"E5": YOU, "E4": COURTIER})
    b3, b4 = cell("b3"), cell("b4")
    game.sites[b3], game.sites[b4] = game.sites[b4], game.sites[b3]
    done = turn(game)
    assert done.built == ["b3"]
    assert done.me.scrolls == 6
    assert len(done.me.posts) == 2


@pytest.mark.clauses("merv.priority.library.8")
def test_with_eight_scrolls_eight_points_or_two_favour() -> None:
    one = read(1, scrolls=7)
    assert (one.me.points, one.me.favour, len(tiles(one))) == (8, 0, 1)
    gone = at(scrolls=7)
    gone.game.breakthroughs[tiles(one)[0]] = YOU
    actions.library(gone.me, 1, gone.sight, gone.hands)
    assert (gone.me.points, gone.me.favour, tiles(gone)) == (0, 2, [])


@pytest.mark.clauses("merv.priority.library.out", "merv.reading.22")
def test_with_eight_scrolls_the_card_leaves_even_while_another_is_in_use() -> None:
    one = at("library", "wall", scrolls=7)
    one.me.card = ACTIONS.index("mosque")
    actions.library(one.me, 1, one.sight, one.hands, one.why)
    assert (len(one.me.deck), one.me.removed[LIBRARY], one.me.card) == (1, 1, MOSQUE)
    assert at("library", scrolls=7).me.removed[LIBRARY] == 0
    later = read(1, scrolls=7, removal="drawn")
    assert later.me.removed[LIBRARY] == 0


# Marketplace.
def traded(n: int = 1, **given: object) -> At:
    one = at(**given)
    actions.marketplace(one.me, n, one.sight, one.hands, one.why)
    return one


@pytest.mark.clauses(
    "merv.priority.marketplace",
    "merv.priority.marketplace.city",
    "merv.priority.marketplace.directions",
    "merv.reading.25",
)
@pytest.mark.parametrize(
    ("its", "yours", "expected"),
    [
        ([], [], "urgench"),
        ([], ["urgench"], "bukhara"),
        ([], ["urgench", "bukhara", "balkh"], "nishapur"),
        ([], ["urgench", "bukhara", "balkh", "nishapur"], "urgench"),
        (["balkh"], [], "kabul"),
        (["balkh"], ["kabul"], "kabul"),
        (["balkh", "bukhara"], [], "samarkand"),
        (["balkh", "bukhara"], ["samarkand"], "kabul"),
        (["balkh", "bukhara", "samarkand"], ["kabul"], "kabul"),
        (["urgench", "bulghar"], [], "bukhara"),
        (["urgench", "bulghar"], ["bukhara"], "balkh"),
    ],
)
def test_outer_before_inner_then_unoccupied_then_direction(its: list[str], yours: list[str], expected: str) -> None:
    one = traded(3, posts=its, yours={"posts": yours})
    assert one.me.posts[-1] == city(expected)
    assert len(one.me.posts) == len(its) + 1


@pytest.mark.clauses("merv.magistrate.supply", "merv.priority.marketplace")
def test_no_post_without_one_in_supply_and_none_without_an_action() -> None:
    posts = ["urgench", "bulghar", "bukhara", "samarkand", "balkh", "kabul"]
    assert len(traded(posts=posts).me.posts) == 6
    assert len(traded(posts=posts[:5]).me.posts) == 6
    assert traded(0).me.posts == []


@pytest.mark.clauses("merv.reading.17", "merv.priority.marketplace")
def test_the_first_post_in_a_city_brings_what_is_there() -> None:
    assert traded().me.favour == 1
    assert traded(yours={"posts": ["urgench", "bukhara"]}).me.camels == 1
    second = traded(yours={"posts": ["urgench", "bukhara", "balkh", "nishapur"]})
    assert (second.me.favour, second.me.camels) == (0, 0)


@pytest.mark.clauses("merv.priority.marketplace.goods", "merv.reading.15")
@pytest.mark.parametrize(("reading", "goods"), [("all", 4), ("at most", 2), ("new", 1)])
def test_a_good_of_each_post(reading: str, goods: int) -> None:
    one = traded(2, posts=["bukhara", "samarkand", "balkh"], reading_15=reading)
    assert sum(one.me.goods) == goods
    assert one.me.goods[city("kabul")] == (0 if reading == "at most" else 1)
    assert sum(one.game.goods) == 48 - goods


@pytest.mark.clauses("merv.priority.marketplace.goods", "merv.reading.15")
def test_no_good_where_none_is_left() -> None:
    one = at(posts=["bukhara", "balkh"])
    one.game.goods[city("bukhara")] = 0
    actions.marketplace(one.me, 1, one.sight, one.hands)
    assert one.me.goods == [0, 0, 0, 1, 1, 0, 0, 0]
