"""Which die: colours of every Decree, Crests in reach, the needed colour, the Joker, the highest die of all."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, BOX, PILE, SPOT, At, start
from tests.games.tiletum.opponent.undrawn import undrawn

from soloist.games.tiletum.kinds import RESOURCES
from soloist.games.tiletum.opponent.turn import choose_die

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)

Dice = dict[tuple[int, int], int]
Chosen = tuple[int, int, int]
"""Colour, number, and the named Action or -1."""


def chosen(at: At) -> Chosen | None:
    """What the Decree under the pawn takes, without any draw."""
    found = choose_die(at.me, undrawn(at))
    return found and (int(found[0][1]), int(found[0][2]), found[1])


def decree(number: int, dice: Dice, options: dict[str, str] | None = None, **own: object) -> At:
    """One Decree alone in the row."""
    return At(start(dice, options, row=[number - 1], **own))


@pytest.mark.clauses("tiletum.cardinal.die.colours", "tiletum.cardinal.die.fewer")
@pytest.mark.parametrize(
    ("number", "action", "order"),
    [
        pytest.param(1, ARCHITECT, "Stone Gold Wool Iron Food", marks=pytest.mark.clauses("tiletum.decree.1")),
        pytest.param(2, KING, "Gold Food Wool Iron Stone", marks=pytest.mark.clauses("tiletum.decree.2")),
        pytest.param(3, MERCHANT, "Wool Iron Food Gold Stone", marks=pytest.mark.clauses("tiletum.decree.3")),
        pytest.param(4, CONTRACT, "Wool Iron Gold Food Stone", marks=pytest.mark.clauses("tiletum.decree.4")),
        pytest.param(5, CONTRACT, "Gold Wool Iron Stone Food", marks=pytest.mark.clauses("tiletum.decree.5")),
        pytest.param(6, ARCHITECT, "Stone Wool Iron Gold Food", marks=pytest.mark.clauses("tiletum.decree.6")),
        pytest.param(7, CONTRACT, "Food Stone Wool Iron Gold", marks=pytest.mark.clauses("tiletum.decree.7")),
        pytest.param(8, ARCHITECT, "Stone Food Wool Iron Gold", marks=pytest.mark.clauses("tiletum.decree.8")),
        pytest.param(9, CHARACTER, "Food Gold Wool Iron Stone", marks=pytest.mark.clauses("tiletum.decree.9")),
        pytest.param(10, CHARACTER, "Food Wool Iron Gold Stone", marks=pytest.mark.clauses("tiletum.decree.10")),
        pytest.param(11, ARCHITECT, "Stone Gold Food Wool Iron", marks=pytest.mark.clauses("tiletum.decree.11")),
        pytest.param(12, ARCHITECT, "Stone Wool Iron Food Gold", marks=pytest.mark.clauses("tiletum.decree.12")),
    ],
)
def test_dice_go_one_after_the_other_by_the_colours_of_the_card(number: int, action: int, order: str) -> None:
    """A die of each colour on the Action; Wool and Iron share a step, and it has less Wool."""
    at = decree(number, {(colour, action + 1): 1 for colour in range(5)}, res=[0, 0, 1, 0, 0])
    at.game.contract_offer[4] = PILE["K21"]
    taken = []
    for _ in range(5):
        found = chosen(at)
        assert found is not None
        assert found[1:] == (action + 1, action)
        taken.append(RESOURCES[found[0]])
        at.game.dice[found[0] * 6 + action] = 0
    assert taken == order.split()


@pytest.mark.clauses("tiletum.cardinal.die.shared", "tiletum.cardinal.die.fewer", "tiletum.decree.5")
@pytest.mark.parametrize(
    ("dice", "own", "colour"),
    [
        ({(IRON, 4): 1, (WOOL, 3): 1}, {}, IRON),
        ({(IRON, 3): 1, (WOOL, 4): 1}, {}, WOOL),
        ({(IRON, 4): 1, (WOOL, 4): 1}, {"res": [0, 1, 0, 0, 0]}, IRON),
        ({(IRON, 4): 1, (WOOL, 4): 1}, {"res": [0, 2, 3, 0, 0]}, WOOL),
    ],
)
def test_the_highest_blue_or_light_grey_die(dice: Dice, own: dict[str, object], colour: int) -> None:
    assert chosen(decree(5, dice, **own)) == (colour, 4, -1)


@pytest.mark.clauses("tiletum.cardinal.die.shared", "tiletum.reading.15")
def test_of_wool_and_iron_what_its_contracts_lack_more_comes_before_what_it_has_less_of() -> None:
    dice = {(WOOL, 2): 1, (IRON, 2): 1}
    lacking = {"contracts": [(0, 1, 4, 5)], "res": [0, 2, 0, 0, 0]}  # lacks 2 Wool and 1 Iron
    assert chosen(decree(3, dice, **lacking)) == (WOOL, 2, MERCHANT)
    alike = {"contracts": [(0, 1, 3, 4)], "res": [0, 2, 0, 0, 0]}  # lacks 1 of each
    assert chosen(decree(3, dice, **alike)) == (IRON, 2, MERCHANT)


# Crests in reach.
@pytest.mark.clauses("tiletum.decree.4", "tiletum.decree.7", "tiletum.reading.12")
@pytest.mark.parametrize(
    ("number", "where", "expected"),
    [
        (4, "both", (FOOD, 2, MERCHANT)),
        (7, "both", (FOOD, 3, ARCHITECT)),
        (4, "Merchant", (FOOD, 2, MERCHANT)),
        (7, "Merchant", (FOOD, 2, MERCHANT)),
        (4, "Architect", (FOOD, 3, ARCHITECT)),
        (7, "Architect", (FOOD, 3, ARCHITECT)),
        (4, "none", None),
        (7, "none", None),
    ],
)
def test_whose_reach_holds_a_new_crest(number: int, where: str, expected: Chosen | None) -> None:
    """Merchant in Firenze with 5 AP, Architect in London with 4."""
    dice = {(FOOD, 2): 1, (FOOD, 3): 1}
    at = decree(number, dice, merchant=SPOT["Firenze"], architect=SPOT["London"])
    if where in ("both", "Merchant"):
        at.game.map_tiles[SPOT["Venezia"]] = BONUS["X01"]
    if where in ("both", "Architect"):
        at.game.map_tiles[SPOT["Brugge"]] = BONUS["X02"]
    if where == "none":
        at.game.map_tiles[SPOT["Brugge"]] = BONUS["H01"]
    assert chosen(at) == expected


@pytest.mark.clauses("tiletum.decree.7", "tiletum.cardinal.reach")
def test_a_marker_widens_the_reach_in_which_a_crest_counts() -> None:
    """From Firenze to Tiletum are 6 steps: 5 AP, and 1 by the marker of its first Building."""
    assert BOX.distance[SPOT["Firenze"]][SPOT["Tiletum"]] == 6
    for placed, expected in ((-1, None), (5, (FOOD, 2, MERCHANT))):
        own = {"rooms": [[MERCHANT, MERCHANT], [], [], [], []], "placed": [placed, -1, -1, -1, -1]}
        at = decree(7, {(FOOD, 2): 1}, merchant=SPOT["Firenze"], architect=SPOT["Firenze"], **own)
        at.game.map_tiles[SPOT["Tiletum"]] = BONUS["X01"]
        assert chosen(at) == expected


@pytest.mark.clauses("tiletum.decree.7", "tiletum.reading.12")
@pytest.mark.parametrize(("crests", "expected"), [([], (FOOD, 5, CONTRACT)), ([0], None)])
def test_a_crest_of_the_offer_that_it_has_is_not_new(crests: list[int], expected: Chosen | None) -> None:
    at = decree(7, {(FOOD, 5): 1}, crests=crests)
    at.game.contract_offer[4] = PILE["K21"]
    assert chosen(at) == expected


# The needed colour.
@pytest.mark.clauses("tiletum.reading.13", "tiletum.decree.5", "tiletum.decree.6")
@pytest.mark.parametrize(("number", "expected"), [(5, (GOLD, 1, -1)), (6, (WOOL, 2, -1))])
def test_equal_need_and_equal_dice_are_settled_by_the_colours_of_the_card(number: int, expected: Chosen) -> None:
    at = decree(number, {(WOOL, 2): 1, (GOLD, 1): 1}, contracts=[(1, 0, 1, 2)])
    assert chosen(at) == expected


@pytest.mark.clauses("tiletum.reading.13", "tiletum.cardinal.die.fewer")
@pytest.mark.parametrize(
    ("contract", "res", "expected"),
    [((0, 1, 2, 3), [0, 1, 0, 0, 0], (IRON, 3, -1)), ((0, 2, 1, 3), [0, 0, 1, 0, 0], (WOOL, 2, -1))],
)
def test_wool_and_iron_alike_go_by_what_it_has(contract: tuple[int, ...], res: list[int], expected: Chosen) -> None:
    """It lacks 1 of each, and one die of each lies there."""
    assert chosen(decree(6, {(WOOL, 2): 1, (IRON, 3): 1}, contracts=[contract], res=res)) == expected


# The Joker.
@pytest.mark.clauses("tiletum.cardinal.die.joker")
def test_of_one_colour_the_named_die_with_more_ap_comes_before_a_weak_joker() -> None:
    assert chosen(decree(2, {(GOLD, 1): 1, (GOLD, 6): 1})) == (GOLD, 1, KING)


@pytest.mark.clauses("tiletum.cardinal.die.joker", "tiletum.reading.14")
@pytest.mark.parametrize("option", ["joker", "colour"])
def test_of_one_colour_a_joker_with_more_ap_comes_first(option: str) -> None:
    at = decree(2, {(GOLD, 1): 1, (GOLD, 2): 1}, {"joker-or-colour": option})
    at.game.shift = 1  # the Joker holds 1, the King 2
    assert chosen(at) == (GOLD, 1, KING)


@pytest.mark.clauses("tiletum.cardinal.die.joker", "tiletum.reading.14")
def test_a_weak_joker_is_one_colour_among_others() -> None:
    assert chosen(decree(2, {(FOOD, 1): 1, (GOLD, 6): 1})) == (GOLD, 6, KING)


# The highest die of all.
@pytest.mark.clauses("tiletum.decree.13", "tiletum.reading.17")
@pytest.mark.parametrize(
    ("dice", "own", "expected"),
    [
        ({(GOLD, 4): 1, (FOOD, 5): 1}, {}, (FOOD, 5, -1)),
        ({(GOLD, 5): 1, (FOOD, 5): 1}, {"res": [0, 0, 0, 0, 3]}, (GOLD, 5, -1)),
        ({(STONE, 5): 1, (WOOL, 5): 1, (FOOD, 5): 1}, {"res": [1, 2, 0, 3, 0]}, (STONE, 5, -1)),
        ({(STONE, 5): 1, (GOLD, 5): 1}, {"pillars": [0]}, (STONE, 5, -1)),
    ],
)
def test_the_number_then_the_required_resource_then_what_it_has_least_of(
    dice: Dice, own: dict[str, object], expected: Chosen
) -> None:
    assert chosen(decree(13, dice, **own)) == expected
