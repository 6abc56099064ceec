"""Each rung of a priority list where it alone decides: who is left, and whether nobody is."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, CATHEDRAL, CHARACTERS, SPOT, At, start

from soloist.games.tiletum.opponent import ladders
from soloist.games.tiletum.opponent.facts import STONE_COST, TOTAL
from soloist.games.tiletum.opponent.own import Piece, Place, cathedral, resource, town

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)
FRIENDS, CLERGY, VISITORS = 0, 1, 4

BUILDINGS: list[Place] = [("building", n) for n in range(5)]
EVERY_CATHEDRAL = [cathedral(n) for n in range(9)]


def board(options: dict[str, str] | None = None, **own: object) -> At:
    return At(start(None, options, **own))


# Resources.
@pytest.mark.clauses("tiletum.cardinal.needs.contracts", "tiletum.reading.39")
@pytest.mark.parametrize(
    ("contract", "res", "expected"),
    [
        ((0, 2, 1, 3), [0, 0, 0, 0, 0], IRON),
        ((0, 1, 2, 3), [0, 0, 0, 0, 0], WOOL),
        ((0, 2, 1, 3), [0, 0, 1, 0, 0], WOOL),  # lacks 1 of each, and has less Wool
        ((0, 1, 2, 3), [0, 1, 0, 0, 0], IRON),
    ],
)
def test_wool_or_iron(contract: tuple[int, ...], res: list[int], expected: int) -> None:
    at = board(contracts=[contract], res=res)
    assert ladders.WOOL_OR_IRON.best(at.me, at.sight, [resource(WOOL), resource(IRON)]) == [resource(expected)]


@pytest.mark.clauses("tiletum.cardinal.pay.any")
@pytest.mark.parametrize(("res", "expected"), [([0, 1, 2, 0, 0], IRON), ([0, 2, 1, 0, 0], WOOL)])
def test_any_is_paid_with_the_more_plentiful(res: list[int], expected: int) -> None:
    at = board(res=res)
    assert ladders.PAYS_ANY.best(at.me, at.sight, [resource(WOOL), resource(IRON)]) == [resource(expected)]


# Bonus tiles.
def bonus(at: At, *tiles: Piece) -> list[Piece]:
    return ladders.BEST_TILE.best(at.me, at.sight, list(tiles))


@pytest.mark.clauses("tiletum.cardinal.bonus.crests", "tiletum.reading.20")
@pytest.mark.parametrize(
    ("its", "yours", "expected"),
    [
        ([0], (), [1, 2]),
        ([], ("X01",), [1, 2]),
        ([0], ("X02",), [2]),
        ([0, 1], ("X03",), [2]),  # one that it lacks comes before one that you lack
        ([0, 1, 2], ("X02",), [0, 2]),
        ([0, 1, 2], ("X01", "X02", "X03"), [0, 1, 2]),
        ([], ("X01", "X02", "X03"), [0, 1, 2]),
    ],
)
def test_crests_it_lacks_then_crests_you_lack(its: list[int], yours: tuple[str, ...], expected: list[int]) -> None:
    at = board(crests=its)
    at.game.boards[0].store = [BONUS[id] for id in yours]
    crests: list[Piece] = [("crest", kind) for kind in range(3)]
    assert bonus(at, ("helper", "points", 9), *crests) == [("crest", kind) for kind in expected]


@pytest.mark.clauses("tiletum.cardinal.bonus.resources")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (("points", 3), ("points", 2, "gold", 2)),
        (("points", 2, "gold", 2), ("points", 2)),
        (("points", 1), ("any", 3)),
        (("gold", 4), ("gold", 3)),
        (("iron", 1, "wool", 1, "stone", 1, "food", 1), ("any", 3)),
        (("any", 3), ("gold", 3)),
        (("any", 2), ("iron", 1, "wool", 1)),
    ],
)
def test_helpers_by_points_then_resources_then_any(better: Piece, worse: Piece) -> None:
    """By Resourceful Clergy, so that what they give it differs."""
    expected: Piece = ("helper", *better)
    for tiles in ((("helper", *worse), expected), (expected, ("helper", *worse))):
        assert bonus(board(challenges=[CLERGY]), *tiles) == [expected]


@pytest.mark.clauses("tiletum.cardinal.bonus.resources", "tiletum.reading.19")
def test_helpers_that_are_equal_in_all_three_and_give_it_different_things_are_drawn() -> None:
    pair: list[Piece] = [("helper", "gold", 4), ("helper", "iron", 1, "wool", 1, "stone", 1, "food", 1)]
    assert sorted(bonus(board(challenges=[CLERGY]), *pair)) == sorted(pair)
    assert set(bonus(board(), *pair, ("helper", "gold", 3))) <= set(pair)


@pytest.mark.clauses("tiletum.cardinal.bonus.actions")
def test_action_helpers_by_ap() -> None:
    strong: list[Piece] = [("helper", "king action", 3), ("helper", "plus", 3)]
    for tile in strong:
        assert bonus(board(), ("helper", "architect action", 2), tile, ("helper", "any action", 1)) == [tile]
    assert set(bonus(board(), ("helper", "architect action", 2), *strong)) <= set(strong)


@pytest.mark.clauses("tiletum.cardinal.bonus.contracts", "tiletum.reading.21")
def test_bonus_contracts_by_what_is_missing() -> None:
    at = board(res=[0, 0, 3, 0, 0], challenges=[FRIENDS])
    iron, wool, any_ = ("contract", 0, 4, 0, 4), ("contract", 0, 0, 4, 4), ("contract", 4, 0, 0, 4)
    assert sorted(bonus(at, wool, iron, any_)) == [iron, any_]  # 1 is missing: the Iron pays "any", too
    at.me.res[IRON] = 0
    assert bonus(at, wool, ("contract", 0, 0, 3, 3), iron) == [("contract", 0, 0, 3, 3)]


@pytest.mark.clauses("tiletum.cardinal.bonus.rows")
def test_the_highest_row_whatever_stands_in_the_others() -> None:
    rows: list[Piece] = [
        ("crest", 0),
        ("helper", "colour", 1),
        ("helper", "points", 5),
        ("helper", "king action", 3),
        ("contract", 1, 0, 0, 1),
    ]
    for n, tile in enumerate(rows):
        assert bonus(board(crests=[0]), *reversed(rows[n:])) == [tile]


# Cathedrals: London, Köln and Paris have 6 points, Praha 12, Bordeaux 9, Wien 11, Lyon 10, Milano 14.
def goes_to(at: At, steps: int, reading: int = 0) -> list[Place]:
    names = {"start": town(at.me.architect), "steps": steps}
    return ladders.CATHEDRALS[reading].best(at.me, at.sight, EVERY_CATHEDRAL, names)


def cathedrals(*towns: str) -> list[Place]:
    return [cathedral(CATHEDRAL[name]) for name in towns]


@pytest.mark.clauses("tiletum.cardinal.architect.cathedral", "tiletum.cardinal.reach")
def test_the_position_of_the_next_tests() -> None:
    at = board()
    assert at.sight.see(TOTAL, EVERY_CATHEDRAL[:8]) == [6, 6, 6, 12, 9, 11, 10, 14]
    assert at.sight.see(STONE_COST, EVERY_CATHEDRAL[:8]) == [2, 2, 3, 3, 4, 4, 5, 5]
    at.me.architect = SPOT["Tiletum"]
    assert goes_to(at, 0) == []
    assert goes_to(at, 9) == cathedrals("Milano")


@pytest.mark.clauses("tiletum.cardinal.architect.stone", "tiletum.cardinal.architect.closest")
def test_equal_totals_go_by_stone_and_then_by_steps() -> None:
    """From Tiletum: Köln and Paris 1 step, London 3. Only these three are without its Pillar."""
    at = board(architect=SPOT["Tiletum"], pillars=[3, 4, 5, 6, 7])
    assert goes_to(at, 1) == cathedrals("Koeln")  # 2 Stone, Paris 3
    assert goes_to(at, 3) == cathedrals("Koeln")  # London has 2 Stone as well, but is farther
    at.me.architect = SPOT["Brugge"]
    assert goes_to(at, 2) == cathedrals("London", "Koeln")  # 2 steps both: drawn


@pytest.mark.clauses("tiletum.cardinal.architect.not-yours", "tiletum.reading.18")
def test_a_cathedral_that_you_do_not_have_comes_before_one_with_less_stone() -> None:
    """You took the top tile of Praha: 4 and 5 are left there for 3 Stone, in Bordeaux lie 4 and 5 for 4 Stone."""
    at = board(architect=SPOT["Praha"], pillars=[0, 1, 2, 5, 6, 7])
    at.game.builders[CATHEDRAL["Praha"]], at.game.stack_next[CATHEDRAL["Praha"]] = 1, 1
    assert goes_to(at, 9) == cathedrals("Bordeaux")
    assert goes_to(at, 1) == cathedrals("Praha")  # it is a wish only


@pytest.mark.clauses("tiletum.cardinal.architect.not-yours", "tiletum.reading.18")
@pytest.mark.parametrize(("reading", "tile", "expected"), [(0, 0, "Koeln"), (1, 0, "Paris"), (1, 1, "Paris")])
def test_your_pillar_matters_by_the_other_reading_only(reading: int, tile: int, expected: str) -> None:
    at = board(architect=SPOT["Tiletum"])
    at.game.pillar_owners[CATHEDRAL["Koeln"]] = 1
    at.game.builders[CATHEDRAL["Paris"]] = tile  # and no tile is gone, so that the totals stay equal
    assert goes_to(at, 1, reading) == cathedrals(expected)


@pytest.mark.clauses("tiletum.cardinal.architect.unavailable", "tiletum.cardinal.architect.cathedral")
def test_neither_the_unavailable_one_nor_one_with_its_pillar() -> None:
    """From Firenze: Milano and Wien 2 steps, Praha and Lyon 3."""
    at = board(architect=SPOT["Firenze"], pillars=[CATHEDRAL["Milano"], CATHEDRAL["Wien"]])
    names = {"start": town(at.me.architect), "steps": 2}
    assert goes_to(at, 2) == []
    beyond = ladders.CATHEDRALS_BEYOND[0].best(at.me, at.sight, EVERY_CATHEDRAL, names)
    assert beyond == cathedrals("Praha", "Lyon")


@pytest.mark.clauses("tiletum.cardinal.task.cathedral", "tiletum.reading.21")
@pytest.mark.parametrize(
    ("stone", "expected"), [(4, ["Praha"]), (3, ["Praha"]), (2, []), (5, ["Milano"])]
)  # fmt: skip
def test_the_most_valuable_cathedral_that_it_can_pay(stone: int, expected: list[str]) -> None:
    at = board(pillars=[3, 4, 7])
    unbuilt = cathedrals("Bordeaux", "Praha", "Milano")
    assert ladders.CATHEDRAL_TO_BUILD.best(at.me, at.sight, unbuilt, {"stone": stone}) == cathedrals(*expected)


# Towns.
@pytest.mark.clauses("tiletum.map.house-once", "tiletum.cardinal.merchant.first")
def test_no_town_with_its_house_although_a_space_is_free_there() -> None:
    """What it owns it knows itself; of the board only Köln is asked, which has a free space."""
    at = board(merchant=SPOT["Koeln"])
    koeln = town(SPOT["Koeln"])
    for ladder in (ladders.TOWN, ladders.TOWN_BEYOND):
        names = {"start": koeln, "steps": 1, "fair": 1}
        at.me.houses = [SPOT["Tiletum"]]
        assert ladder.best(at.me, at.sight, [koeln], names) == [koeln]
        at.me.houses = [SPOT["Tiletum"], SPOT["Koeln"]]
        assert ladder.best(at.me, at.sight, [koeln], names) == []


@pytest.mark.clauses(
    "tiletum.cardinal.merchant.fair", "tiletum.cardinal.merchant.points", "tiletum.cardinal.merchant.reward",
    "tiletum.cardinal.merchant.closest",
)  # fmt: skip
@pytest.mark.parametrize(
    ("towns", "expected"),
    [
        (("Frankfurt", "Venezia", "Praha", "Koeln"), ["Frankfurt"]),  # the town of Fair 2, without any reward
        (("Venezia", "Praha", "Koeln"), ["Venezia"]),  # 4 points
        (("Venezia", "London"), ["London"]),  # how many does not matter: the closer one
        (("Praha", "Koeln"), ["Praha"]),
        (("Koeln", "Troyes", "Paris"), ["Koeln", "Paris"]),
    ],
)
def test_the_next_fair_then_points_then_another_reward_then_the_closest(
    towns: tuple[str, ...], expected: list[str]
) -> None:
    at = board(merchant=SPOT["Tiletum"])
    names = {"start": town(SPOT["Tiletum"]), "steps": 9, "fair": 2}
    found = ladders.TOWN.best(at.me, at.sight, [town(SPOT[name]) for name in towns], names)
    assert found == [town(SPOT[name]) for name in expected]


# Characters and Buildings.
def characters(at: At, *ids: str) -> list[Piece]:
    at.game.character_offer = [CHARACTERS[id] for id in ids]
    return ladders.CHARACTER.best(at.me, at.sight)


@pytest.mark.clauses("tiletum.cardinal.character.take", "tiletum.reading.38")
def test_no_third_character_of_a_type() -> None:
    placed = board(rooms=[[MERCHANT, MERCHANT], [KING], [], [], []])
    assert characters(placed, "ME1", "KI4") == [("character", KING, "gold", 2)]
    assert characters(placed, "ME1", "ME2", "ME5") == []
    supply = board(rooms=[[MERCHANT], [], [], [], []], supply=[(MERCHANT, "gold", 1)])
    assert characters(supply, "ME1") == []


@pytest.mark.clauses("tiletum.cardinal.character.prefer", "tiletum.cardinal.character.highest", "tiletum.reading.38")
def test_a_type_it_has_one_of_then_the_leftmost_then_the_highest_reward() -> None:
    at = board(rooms=[[], [ARCHITECT], [MERCHANT], [], []], challenges=[VISITORS])
    assert sorted(characters(at, "KI2", "ME2", "ME5"), key=str) == [
        ("character", MERCHANT, "gold", 1, "wool", 1), ("character", MERCHANT, "merchant steps", 2)
    ]  # fmt: skip
    assert characters(at, "ME1", "AR2", "AR1") == [("character", ARCHITECT, "architect steps", 2)]
    assert characters(at, "KI4", "KI2", "CO4") == [("character", KING, "king action", 3)]
    supply = board(supply=[(MERCHANT, "gold", 1)])
    assert characters(supply, "KI2", "ME2") == [("character", MERCHANT, "merchant steps", 2)]


@pytest.mark.clauses("tiletum.cardinal.character.place")
@pytest.mark.parametrize(
    ("rooms", "kind", "expected"),
    [
        ([[], [MERCHANT], [], [], []], MERCHANT, [1]),
        ([[KING, KING], [MERCHANT], [], [], []], ARCHITECT, [2]),
        ([[KING, KING], [MERCHANT], [], [], []], KING, [2]),  # a full one has no Room
        ([[KING, KING], [MERCHANT], [ARCHITECT], [CHARACTER], [CONTRACT]], KING, []),
    ],
)
def test_under_one_of_its_type_or_the_leftmost_empty_room(
    rooms: list[list[int]], kind: int, expected: list[int]
) -> None:
    at = board(rooms=rooms)
    assert ladders.building_for(kind).best(at.me, at.sight, BUILDINGS) == [("building", n) for n in expected]


@pytest.mark.clauses("tiletum.cardinal.task.crest-building")
@pytest.mark.parametrize(
    ("rooms", "placed", "expected"),
    [
        ([[KING], [], [], [], []], [-1] * 5, [0]),
        ([[KING], [MERCHANT] * 2, [], [ARCHITECT] * 2, []], [-1] * 5, [1]),
        ([[KING], [MERCHANT] * 2, [], [ARCHITECT] * 2, []], [-1, 0, -1, -1, -1], [3]),
        ([[KING], [MERCHANT] * 2, [], [], []], [1, 0, -1, -1, -1], [2]),
        ([[KING], [MERCHANT] * 2, [], [], []], [1, 0, 2, 3, 4], []),
    ],
)
def test_the_building_for_a_crest(rooms: list[list[int]], placed: list[int], expected: list[int]) -> None:
    at = board(rooms=rooms, placed=placed)
    assert ladders.CREST_BUILDING.best(at.me, at.sight, BUILDINGS) == [("building", n) for n in expected]


# Contracts: any, Iron, Wool, points.
@pytest.mark.clauses("tiletum.cardinal.task.contract", "tiletum.reading.21")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((0, 2, 0, 1), (0, 1, 0, 9), [1]),  # fewest Resources printed, whatever it scores
        ((0, 1, 0, 9), (0, 2, 0, 1), [0]),
        ((0, 1, 0, 1), (0, 0, 1, 1), [0]),
        ((0, 5, 0, 6), (0, 2, 0, 2), [1]),
        ((0, 5, 0, 6), (0, 0, 5, 6), []),
    ],
)
def test_the_cheaper_contract_that_it_can_pay(first: Piece, second: Piece, expected: list[int]) -> None:
    at = board(res=[0, 1, 2, 0, 0])
    held: list[Piece] = [("held", 0, *first), ("held", 1, *second)]
    assert ladders.CONTRACT_TO_FULFIL.best(at.me, at.sight, held) == [held[n] for n in expected]


def offered(place: int, *what: str | int) -> Piece:
    """What lies on a place of the offer; the AP below it are 3, 2, 2, 1 and 1."""
    return ("offered", place, (3, 2, 2, 1, 1)[place], *what)


@pytest.mark.clauses("tiletum.cardinal.contract.crests", "tiletum.reading.36")
@pytest.mark.parametrize(("ap", "expected"), [(1, [3]), (2, [3]), (3, [3])])
def test_crests_of_the_offer_from_right_to_left(ap: int, expected: list[int]) -> None:
    at = board(crests=[0])
    offer = [offered(4, "crest", 0), offered(3, "crest", 1), offered(1, "crest", 2), offered(0, "crest", 3)]
    assert [x[1] for x in ladders.offered_crest(ap).best(at.me, at.sight, offer)] == expected


@pytest.mark.clauses("tiletum.cardinal.contract.crests", "tiletum.reading.36")
@pytest.mark.parametrize(("ap", "expected"), [(1, []), (2, [1]), (3, [1])])
def test_a_crest_of_the_offer_needs_its_ap_and_to_be_lacked(ap: int, expected: list[int]) -> None:
    at = board(crests=[0])
    offer = [offered(4, "crest", 0), offered(1, "crest", 2), offered(0, "crest", 3)]
    assert [x[1] for x in ladders.offered_crest(ap).best(at.me, at.sight, offer)] == expected


PAYABLE = [
    offered(0, "contract", 0, 0, 3, 9),
    offered(1, "contract", 0, 3, 0, 4),
    offered(2, "contract", 1, 2, 0, 4),
    offered(3, "contract", 0, 1, 0, 1),
    offered(4, "contract", 0, 6, 0, 8),
]


@pytest.mark.clauses("tiletum.cardinal.contract.pay", "tiletum.reading.21", "tiletum.reading.36")
@pytest.mark.parametrize(("ap", "expected"), [(1, [3]), (2, [2]), (3, [2])])
def test_the_contract_to_pay_now_has_most_points_then_lies_rightmost(ap: int, expected: list[int]) -> None:
    """With 3 Iron: not the last one (6 Iron), nor the first (3 Wool)."""
    at = board(res=[0, 0, 3, 0, 0])
    found = ladders.offered_contract(ap, True).best(at.me, at.sight, PAYABLE)
    assert [x[1] for x in found] == expected
    at.me.res[IRON] = 0
    assert ladders.offered_contract(ap, True).best(at.me, at.sight, PAYABLE) == []


@pytest.mark.clauses("tiletum.reading.36")
def test_nothing_of_the_offer_that_costs_more_ap_than_are_left() -> None:
    at = board(res=[0, 0, 9, 0, 0])
    crest, contract = offered(1, "crest", 2), offered(2, "contract", 0, 3, 0, 3)
    assert ladders.offered_crest(1).best(at.me, at.sight, [crest]) == []
    assert ladders.offered_contract(1, True).best(at.me, at.sight, [contract]) == []
    assert ladders.contract_to_hold(1).best(at.me, at.sight, [contract]) == []
    assert ladders.offered_crest(2).best(at.me, at.sight, [crest]) == [crest]


@pytest.mark.clauses("tiletum.cardinal.contract.hold", "tiletum.reading.21", "tiletum.reading.36")
@pytest.mark.parametrize(("ap", "expected"), [(1, [3]), (2, [2]), (3, [0])])
def test_the_contract_to_hold_lacks_least_then_lies_rightmost(ap: int, expected: list[int]) -> None:
    at = board(res=[0, 2, 0, 0, 0])
    offer = [
        offered(0, "contract", 0, 0, 3, 3),  # lacks 1
        offered(1, "contract", 0, 3, 0, 9),  # lacks 3
        offered(2, "contract", 0, 3, 2, 5),  # lacks 3, as the one to its left
        offered(3, "contract", 0, 5, 0, 6),  # lacks 5
        offered(4, "contract", 0, 6, 0, 8),  # lacks 6
    ]
    found = ladders.contract_to_hold(ap).best(at.me, at.sight, offer)
    assert [x[1] for x in found] == expected
