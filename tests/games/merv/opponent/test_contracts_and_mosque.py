"""Contracts and the mosque of the Magistrate."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.merv.opponent.boards import COURTIER, IT, YOU, At, at, halls, scored, soldiers, start, turn, walls
from tests.games.merv.positions import city

from soloist.games.merv.kinds import MOSQUE, NONE, WALL
from soloist.games.merv.opponent import actions, ladders
from soloist.games.merv.opponent.own import Piece, goods_for

I_1, II_1, III_1, VI_1 = 0, 3, 6, 15
"""Contracts by pile and place in it."""


# Contracts.
def fulfilled(n: int | None = None, **given: object) -> At:
    one = at(**given)
    actions.fulfil(one.me, n, one.sight, one.hands, one.why)
    return one


def contracts(one: At) -> list[int]:
    """The contracts that it has."""
    return [card for card, owner in enumerate(one.game.contracts) if owner == IT]


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_the_most_valuable_contract_that_it_can() -> None:
    one = fulfilled(goods={"urgench": 1, "bukhara": 1}, scrolls=1)
    assert contracts(one) == [II_1]
    assert scored(one.why) == {"contract": 7}
    assert (one.me.laid, one.me.scrolls_laid) == ([1, 0, 0, 0, 0, 0, 0, 0], 1)
    assert (one.me.goods[0], one.me.scrolls) == (1, 1)
    assert one.me.influence == 1
    assert contracts(fulfilled(goods={"urgench": 1, "bukhara": 1})) == [I_1]
    assert contracts(fulfilled(goods={"urgench": 1})) == []
    assert contracts(fulfilled(scrolls=8)) == []


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_it_needs_no_influence_and_pays_no_cube() -> None:
    goods = {"bulghar": 1, "samarkand": 1, "urgench": 1}
    one = fulfilled(goods=goods, scrolls=2)
    assert contracts(one) == [VI_1]
    assert (one.me.points, one.me.favour, one.me.influence) == (19, 2, 0)
    assert one.me.laid == [1, 1, 0, 1, 0, 0, 0, 0]
    assert one.me.scrolls_laid == 2


@pytest.mark.clauses("merv.priority.marketplace.contracts", "merv.reading.16")
def test_as_many_as_it_can_or_no_more_than_actions() -> None:
    goods = {"urgench": 2, "bukhara": 2, "balkh": 1}
    assert contracts(fulfilled(goods=goods)) == [I_1, III_1]
    assert contracts(fulfilled(1, goods=goods)) == [III_1]
    assert contracts(fulfilled(0, goods=goods)) == []
    posts = ["urgench", "bulghar", "bukhara", "samarkand", "balkh", "kabul"]
    any_ = turn(start(["marketplace"], goods=goods, posts=posts, scrolls=2))
    assert len([card for card, owner in enumerate(any_.game.contracts) if owner == IT]) == 4
    most = turn(start(["marketplace"], goods=goods, posts=posts, scrolls=2, how_many_contracts="at most"))
    assert len([card for card, owner in enumerate(most.game.contracts) if owner == IT]) == most.n == 1


@pytest.mark.clauses("merv.reading.16")
def test_contracts_are_fulfilled_in_marketplace_turns_only() -> None:
    done = turn(start(["mosque"], goods={"urgench": 1, "bukhara": 1}))
    assert IT not in done.game.contracts


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_goods_and_scrolls_that_are_laid_serve_no_other() -> None:
    assert contracts(fulfilled(goods={"urgench": 1, "bukhara": 1}, laid={"urgench": 1})) == []
    assert contracts(fulfilled(goods={"urgench": 1}, scrolls=3, scrolls_laid=3)) == []
    assert contracts(fulfilled(goods={"urgench": 1}, scrolls=3, scrolls_laid=2)) == [II_1]


def contract(common: int, rare: int, either: int, scrolls: int = 0, points: int = 9, pile: int = 0) -> Piece:
    return ("contract", pile, common, rare, either, scrolls, points, "favour", 1)


@pytest.mark.clauses("merv.priority.marketplace.either", "merv.priority.marketplace.ties", "merv.contracts.different")
@pytest.mark.parametrize(
    ("goods", "needs", "laid"),
    [
        ({"bulghar": 3, "urgench": 1, "bukhara": 1}, contract(0, 0, 2), ["urgench", "bukhara"]),
        ({"bulghar": 1, "kabul": 3, "balkh": 1}, contract(0, 0, 2), ["balkh", "kabul"]),
        ({"urgench": 1, "bukhara": 2, "balkh": 2}, contract(0, 0, 2), ["bukhara", "balkh"]),
        ({"urgench": 1, "bukhara": 2, "balkh": 2}, contract(1, 0, 0), ["bukhara"]),
        ({"urgench": 1, "bulghar": 1, "kabul": 2}, contract(0, 1, 1), ["kabul", "urgench"]),
        ({"bulghar": 1, "kabul": 2}, contract(0, 1, 1), ["kabul", "bulghar"]),
        ({"urgench": 5}, contract(0, 0, 2), None),
        ({"urgench": 1, "bukhara": 1}, contract(0, 1, 1), None),
        ({"bulghar": 1, "kabul": 1}, contract(1, 0, 0), None),
        ({"urgench": 1, "kabul": 1}, contract(1, 1, 1), None),
    ],
)
def test_common_goods_first_then_the_kind_it_has_most_of(
    goods: Mapping[str, int], needs: Piece, laid: list[str] | None
) -> None:
    one = at(goods=goods)
    assert goods_for(one.me, needs, True) == (None if laid is None else [city(word) for word in laid])


@pytest.mark.clauses("merv.priority.marketplace.ties")
def test_where_goods_may_be_alike_they_are_taken_one_by_one() -> None:
    one = at(goods={"urgench": 3, "bukhara": 1})
    assert goods_for(one.me, contract(0, 0, 3), False) == [0, 0, 0]
    two = at(goods={"urgench": 2, "bukhara": 2})
    assert goods_for(two.me, contract(0, 0, 3), False) == [0, city("bukhara"), 0]


@pytest.mark.clauses("merv.priority.marketplace.ties")
def test_of_equal_points_fewer_goods_and_scrolls_then_the_lower_pile() -> None:
    one = at(goods={"urgench": 2, "bukhara": 2, "balkh": 2}, scrolls=2)
    more, fewer = contract(0, 0, 3), contract(1, 0, 0, 1, pile=3)
    same = contract(0, 0, 2, pile=2)
    ladder = ladders.contract_by(True)
    assert ladder.best(one.me, one.sight, [more, fewer]) == [fewer]
    assert ladder.best(one.me, one.sight, [fewer, same]) == [same]
    assert ladder.best(one.me, one.sight, [more, contract(0, 0, 2, points=8)]) == [more]


@pytest.mark.clauses("merv.priority.marketplace.ties")
def test_the_tie_break_in_a_game() -> None:
    one = at(goods={"urgench": 1, "bukhara": 1}, scrolls=1)
    one.game.contracts[II_1] = YOU
    actions.fulfil(one.me, None, one.sight, one.hands)
    # Piles I and II both pay 6 and take two tokens.
    assert contracts(one) == [I_1]


# Mosque.
def advanced(n: int = 1, seed: str = "1", **given: object) -> At:
    one = At(start(**given), seed)  # type: ignore[arg-type]
    actions.mosque(one.me, n, one.sight, one.hands, one.why)
    return one


@pytest.mark.clauses("merv.priority.mosque", "merv.reading.18")
def test_the_leftmost_path_with_a_camel() -> None:
    one = advanced()
    assert (one.game.paths[IT], one.game.mosque[IT], one.me.camels) == (0, 1, 1)
    taken = advanced(yours={"mosque": 2, "path": 0})
    assert (taken.game.paths[IT], taken.me.camels) == (1, 1)
    other = advanced(yours={"mosque": 2, "path": 1})
    assert (other.game.paths[IT], other.me.camels) == (0, 1)
    none = at()
    none.game.paths = [0, NONE, NONE, 1, 2, 3]
    actions.mosque(none.me, 1, none.sight, none.hands)
    assert (none.game.paths[IT], none.me.camels, none.me.mosque) == (0, 0, 1)


@pytest.mark.clauses("merv.priority.mosque")
def test_one_space_for_each_action_on_the_path_it_chose() -> None:
    one = advanced(3)
    assert (one.game.mosque[IT], one.game.paths[IT]) == (3, 0)
    later = advanced(2, mosque=1, path=2)
    assert (later.game.mosque[IT], later.game.paths[IT], later.me.camels) == (3, 2, 0)
    assert advanced(0).game.paths[IT] == NONE


@pytest.mark.clauses("merv.priority.mosque.rewards", "merv.mosque.path")
def test_three_points_on_each_of_the_two_point_spaces() -> None:
    assert scored(advanced(mosque=1).why) == {"mosque": 3}
    assert scored(advanced(mosque=2).why) == {"mosque": 3}
    one = advanced(2, mosque=1, owners={"a1": IT})
    assert (one.me.points, set(one.game.upgrades)) == (6, {NONE})


@pytest.mark.clauses("merv.priority.mosque.rewards")
def test_the_highest_scoring_tile_by_chance_of_equals() -> None:
    # Library 3, Wall 3, Caravansary 2, Marketplace 2.
    taken = {tuple(advanced(seed=str(seed), mosque=3).game.scoring_tiles) for seed in range(12)}
    assert taken == {(IT, NONE, NONE, NONE), (NONE, IT, NONE, NONE)}
    walls_tile = advanced(mosque=3, yours={"scoring": [0]})
    assert (walls_tile.game.scoring_tiles[1], walls_tile.me.tiles) == (IT, [(WALL, 3)])
    twos = {
        tuple(advanced(seed=str(seed), mosque=3, yours={"scoring": [0, 1]}).game.scoring_tiles) for seed in range(12)
    }
    assert twos == {(YOU, YOU, IT, NONE), (YOU, YOU, NONE, IT)}
    none = advanced(mosque=3, yours={"scoring": [0, 1, 2, 3]})
    assert (none.me.mosque, none.me.tiles) == (4, [])


@pytest.mark.clauses("merv.priority.mosque.rewards")
def test_soldier_favour_courtier_wall_and_the_final_bonus() -> None:
    soldier = advanced(mosque=4, owners={"a1": COURTIER})
    assert (soldiers(soldier.game), soldier.me.influence) == (["a1"], 2)
    assert advanced(mosque=5).me.favour == 1
    courtier = advanced(mosque=6)
    assert (halls(courtier.game), courtier.me.favour) == ({"mosque": 1}, 1)
    assert walls(advanced(mosque=7).game) == {"N1": 0}
    last = advanced(mosque=8)
    assert (scored(last.why), last.me.mosque) == ({"mosque": 4}, 9)


@pytest.mark.clauses("merv.priority.mosque.out", "merv.reading.22")
def test_after_the_last_space_the_card_leaves() -> None:
    one = At(start(["mosque", "wall"], mosque=7))
    actions.mosque(one.me, 1, one.sight, one.hands)
    assert (one.me.removed[MOSQUE], len(one.me.deck)) == (0, 2)
    actions.mosque(one.me, 3, one.sight, one.hands)
    assert (one.me.mosque, one.me.removed[MOSQUE], len(one.me.deck)) == (9, 1, 1)
    done = turn(start(["mosque"], mosque=8))
    assert (done.card, done.me.removed[MOSQUE]) == ("", 1)
    later = advanced(mosque=8, removal="drawn")
    assert later.me.removed[MOSQUE] == 0
