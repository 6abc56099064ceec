"""Decrees: each option of each card, the colours, the Joker, the needed colour."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, PILE, SPOT, At, start

from soloist.games.tiletum.opponent.turn import choose_die, joker_action, take_turn

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)
CLOSED = SPOT["Firenze"]

Dice = dict[tuple[int, int], int]


def chosen(decree: int, dice: Dice, **own: object) -> tuple[int, int, int] | None:
    """(colour, number, named Action or -1) by one Decree alone."""
    found = choose_die(At(start(dice, None, row=[decree - 1], **own)).me, At(start(dice, None)).sight)
    return found and (int(found[0][1]), int(found[0][2]), found[1])


HELD = {"contracts": [(0, 3, 0, 3)]}
MORE_PILLARS = {"pillars": [0, 1]}


@pytest.mark.clauses(
    "tiletum.cardinal.decree", "tiletum.decree.1", "tiletum.decree.2", "tiletum.decree.3", "tiletum.decree.4",
    "tiletum.decree.5", "tiletum.decree.6", "tiletum.decree.7", "tiletum.decree.8", "tiletum.decree.9",
    "tiletum.decree.10", "tiletum.decree.11", "tiletum.decree.12", "tiletum.decree.13",
)  # fmt: skip
@pytest.mark.parametrize(
    ("decree", "dice", "own", "expected"),
    [
        (1, {(FOOD, 2): 1, (FOOD, 3): 1}, MORE_PILLARS, (FOOD, 2, MERCHANT)),
        (1, {(FOOD, 2): 1, (FOOD, 3): 1}, {"pillars": [0]}, (FOOD, 3, ARCHITECT)),
        (1, {(STONE, 1): 1, (STONE, 4): 1}, {"pillars": [0]}, (STONE, 4, -1)),
        (1, {(STONE, 4): 1}, {"pillars": [0], "built": [0]}, None),
        (2, {(FOOD, 1): 1, (GOLD, 1): 1}, {}, (GOLD, 1, KING)),
        (3, {(FOOD, 2): 1, (GOLD, 2): 1}, {}, (FOOD, 2, MERCHANT)),
        (4, {(WOOL, 4): 1, (IRON, 3): 1, (IRON, 5): 1}, HELD, (IRON, 5, -1)),
        (4, {(WOOL, 4): 1, (FOOD, 5): 1}, {}, (FOOD, 5, CONTRACT)),
        (5, {(GOLD, 5): 1, (GOLD, 1): 2, (WOOL, 6): 1}, {"contracts": [(2, 0, 0, 2)]}, (GOLD, 5, -1)),
        (5, {(WOOL, 4): 1, (FOOD, 5): 1}, {}, (FOOD, 5, CONTRACT)),
        (5, {(WOOL, 4): 1, (IRON, 3): 1}, {}, (WOOL, 4, -1)),
        (6, {(STONE, 4): 1, (IRON, 5): 1}, {"pillars": [0], **HELD}, (STONE, 4, -1)),
        (6, {(STONE, 4): 1, (IRON, 5): 1}, HELD, (IRON, 5, -1)),
        (6, {(FOOD, 3): 1, (FOOD, 5): 1}, {}, (FOOD, 3, ARCHITECT)),
        (6, {(FOOD, 5): 1}, {}, (FOOD, 5, CONTRACT)),
        (7, {(FOOD, 3): 1, (FOOD, 2): 1, (FOOD, 5): 1}, {}, None),
        (8, {(FOOD, 3): 1, (FOOD, 2): 1}, MORE_PILLARS, (FOOD, 3, ARCHITECT)),
        (8, {(FOOD, 2): 1}, MORE_PILLARS, (FOOD, 2, MERCHANT)),
        (8, {(FOOD, 2): 1}, {"pillars": [0]}, None),
        (9, {(GOLD, 4): 1, (FOOD, 5): 1}, {}, (GOLD, 4, CHARACTER)),
        (9, {(GOLD, 5): 1, (FOOD, 1): 1, (FOOD, 5): 1}, {}, (FOOD, 5, -1)),
        (10, {(IRON, 4): 1, (GOLD, 4): 1}, {}, (IRON, 4, CHARACTER)),
        (10, {(GOLD, 5): 1, (FOOD, 5): 1}, {}, (FOOD, 5, -1)),
        (11, {(STONE, 4): 1, (FOOD, 3): 1}, {"pillars": [0]}, (STONE, 4, -1)),
        (11, {(STONE, 4): 1, (FOOD, 3): 1}, {}, (FOOD, 3, ARCHITECT)),
        (12, {(FOOD, 2): 1, (FOOD, 3): 1}, {"pillars": [0]}, (FOOD, 3, ARCHITECT)),
        (12, {(FOOD, 2): 1, (FOOD, 3): 1}, MORE_PILLARS, (FOOD, 2, MERCHANT)),
        (13, {(STONE, 5): 1, (GOLD, 5): 1, (FOOD, 4): 1}, {}, (GOLD, 5, -1)),
    ],
)
def test_options(decree: int, dice: Dice, own: dict[str, object], expected: tuple[int, int, int] | None) -> None:
    assert chosen(decree, dice, **own) == expected


@pytest.mark.clauses("tiletum.reading.12", "tiletum.decree.4", "tiletum.decree.7")
def test_a_new_crest_is_tested_for_each_die_with_its_own_ap() -> None:
    """The Merchant in Brugge is 1 step from Tiletum and 2 from Köln; a Joker 6 has 1 AP, a Merchant 2 has 5."""
    for where, crests, expected in (("Koeln", [], 2), ("Koeln", [0], None), ("Antwerpen", [], 6)):
        at = At(start({(FOOD, 2): 1, (FOOD, 6): 1}, None, row=[6], crests=crests, architect=SPOT["Wien"]))
        at.game.map_tiles[SPOT[where]] = BONUS["X01"]
        found = choose_die(at.me, at.sight)
        if where == "Antwerpen":
            at.game.dice[FOOD * 6 + 1] = 0
            found = choose_die(at.me, at.sight)
        assert (found and found[0][2]) == expected


@pytest.mark.clauses("tiletum.reading.12")
def test_a_crest_on_the_sector_counts_and_one_in_the_offer_that_the_ap_pay() -> None:
    for option, expected in (("all", 2), ("map only", None)):
        at = At(start({(FOOD, 2): 1}, {"crest-in-reach": option}, row=[6]))
        at.game.sector_tiles[1] = BONUS["X01"]
        found = choose_die(at.me, at.sight)
        assert (found and found[0][2]) == expected
    at = At(start({(FOOD, 5): 1, (FOOD, 6): 1}, None, row=[6]))
    at.game.contract_offer[1] = PILE["K21"]  # 2 AP: the Contract die of 5 pays, the Joker of 6 does not
    found = choose_die(at.me, at.sight)
    assert found is not None
    assert (found[0][2], found[1]) == (5, CONTRACT)
    at.game.contract_offer[1], at.game.contract_offer[0] = -1, PILE["K21"]
    assert choose_die(at.me, at.sight) is None


@pytest.mark.clauses("tiletum.cardinal.die.joker", "tiletum.reading.14")
def test_a_joker_with_as_many_ap_comes_before_colours() -> None:
    for option, shift, expected in (("joker", 1, (WOOL, 1)), ("colour", 1, (GOLD, 2)), ("joker", 0, (GOLD, 1))):
        # Shift 1: the Joker holds 1 (6 AP), the King 2. Shift 0: the King holds 1, the Joker 6.
        dice = {(WOOL, 1): 1, (GOLD, 2): 1} if shift else {(GOLD, 1): 1, (WOOL, 6): 1}
        at = At(start(dice, {"joker-or-colour": option}, row=[1]))
        at.game.shift = shift
        found = choose_die(at.me, at.sight)
        assert found is not None
        assert found[0][1:3] == expected


@pytest.mark.clauses("tiletum.cardinal.die.shared", "tiletum.cardinal.die.fewer", "tiletum.cardinal.die.colours")
def test_wool_or_iron() -> None:
    dice = {(WOOL, 2): 1, (IRON, 2): 1}
    assert chosen(3, dice, contracts=[(0, 1, 0, 1)]) == (IRON, 2, MERCHANT)
    assert chosen(3, dice, contracts=[(0, 1, 1, 1)], res=[0, 0, 0, 0, 0]) is not None
    assert chosen(3, dice, res=[0, 2, 1, 0, 0]) == (IRON, 2, MERCHANT)
    assert chosen(3, dice, res=[0, 0, 1, 0, 0]) == (WOOL, 2, MERCHANT)
    assert {chosen(3, dice)} <= {(WOOL, 2, MERCHANT), (IRON, 2, MERCHANT)}


@pytest.mark.clauses("tiletum.reading.13", "tiletum.reading.33")
def test_the_needed_colour_is_that_of_most_missing_then_of_most_dice() -> None:
    dice = {(WOOL, 2): 2, (GOLD, 1): 1, (GOLD, 6): 2}
    held = [(1, 0, 1, 2)]
    at = At(start(dice, None, row=[3], contracts=held))
    found = choose_die(at.me, at.sight)
    assert found is not None
    assert found[0][1:3] == (GOLD, 6)
    at.me.res[GOLD] = 1
    assert choose_die(at.me, at.sight) is not None
    found = choose_die(at.me, at.sight)
    assert found is not None
    assert found[0][1:3] == (WOOL, 2)


@pytest.mark.clauses("tiletum.reading.17")
def test_worldly_riches_without_the_required_resource() -> None:
    assert chosen(13, {(STONE, 5): 1, (FOOD, 5): 1}, res=[2, 0, 0, 1, 0]) == (FOOD, 5, -1)


@pytest.mark.clauses("tiletum.cardinal.decree.next", "tiletum.cardinal.pawn", "tiletum.cardinal.turn")
def test_the_pawn_stops_on_the_last_card_and_goes_on_where_none_works() -> None:
    at = At(start({(FOOD, 2): 1}, None, row=[1, 12], pawn=1))
    take_turn(at.me, (3, 3), at.sight, at.hands, at.why)
    assert (at.me.pawn, at.me.turn) == (1, 1)  # no die for the King: Worldly Riches
    assert at.game.dice[FOOD * 6 + 1] == 0
    at = At(start({(FOOD, 1): 1}, None, row=[12, 1]))
    take_turn(at.me, (1, 6), at.sight, at.hands, at.why)
    assert at.me.pawn == 1
    assert at.me.king == 6


@pytest.mark.clauses("tiletum.cardinal.joker.king", "tiletum.cardinal.joker.merchant")
def test_a_joker_without_a_named_action() -> None:
    at = At(start(None, None, king=3))
    at.game.king[0] = 4
    assert joker_action(at.me, at.sight, at.why) == KING
    at.game.king[0] = 3
    assert joker_action(at.me, at.sight, at.why) == ARCHITECT
    at.me.pillars = [0]
    assert joker_action(at.me, at.sight, at.why) == MERCHANT
