"""A whole turn of the Cardinalbot, its Tasks and how it pays, Fairs and the end: order and exact numbers."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, CATHEDRAL, PILE, SPOT, At, start

from soloist.games.tiletum.opponent import digital, phases
from soloist.games.tiletum.opponent.own import can_pay, missing
from soloist.games.tiletum.opponent.tasks import cathedrals, contracts, crests, do_tasks
from soloist.games.tiletum.opponent.turn import take_turn
from soloist.games.tiletum.state import NONE

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)

Dice = dict[tuple[int, int], int]


def turn(dice: Dice, rolled: tuple[int, int] = (1, 1), offer: dict[int, str] | None = None, **own: object) -> At:
    """Do a turn with these dice on the wheel and these Cardinalbot dice."""
    at = At(start(dice, None, **own))
    for place, id in (offer or {}).items():
        at.game.contract_offer[place] = PILE[id]
    take_turn(at.me, rolled, at.sight, at.hands, at.why)
    return at


# The pawn.
@pytest.mark.clauses("tiletum.cardinal.turn", "tiletum.cardinal.pawn")
@pytest.mark.parametrize(
    ("rolled", "pawn"), [((2, 2), 0), ((6, 6), 0), ((3, 1), 2), ((1, 3), 2), ((6, 3), 3), ((6, 2), 4), ((6, 1), 4)]
)
def test_the_pawn_goes_right_from_the_leftmost_by_the_difference(rolled: tuple[int, int], pawn: int) -> None:
    """Five Decrees that each have a die; the pawn stood on the fourth."""
    dice = {(FOOD, number): 1 for number in range(1, 7)}
    at = turn(dice, rolled, row=[1, 2, 8, 11, 12], pawn=3)
    assert at.me.pawn == pawn


# The die.
@pytest.mark.clauses("tiletum.cardinal.gain", "tiletum.cardinal.action", "tiletum.cardinal.contract.pay")
def test_the_resources_of_the_die_are_there_for_its_action() -> None:
    """Business Is Business takes the 5 on Contract: 5 Iron, of which 3 pay; 2 AP: one for the tile, one for Gold."""
    at = turn({(IRON, 5): 1}, offer={4: "K05"}, row=[4])
    assert (at.me.done, at.me.contracts) == ([(0, 3, 0, 3)], [])
    assert (at.me.res, at.me.points) == ([0, 0, 2, 0, 1], 8)


@pytest.mark.clauses("tiletum.cardinal.die.joker", "tiletum.cardinal.action")
def test_a_die_on_the_joker_does_the_action_that_was_named() -> None:
    """King and Country; otherwise the Joker would become an Architect Action."""
    at = turn({(GOLD, 6): 1}, row=[1])
    assert (at.me.king, at.me.architect, at.me.res) == (1, SPOT["Firenze"], [0, 0, 0, 0, 6])


@pytest.mark.clauses("tiletum.cardinal.joker.merchant", "tiletum.decree.13")
def test_a_die_on_the_joker_without_a_named_action() -> None:
    """Worldly Riches with no Pillar and a House in Tiletum: an Architect Action; with a Pillar a Merchant Action."""
    own = {"row": [12], "architect": SPOT["Verona"], "merchant": SPOT["Koeln"]}
    at = turn({(GOLD, 6): 1}, **own)
    assert at.me.houses == [SPOT["Tiletum"]]
    assert at.me.architect != SPOT["Verona"]
    at = turn({(GOLD, 6): 1}, pillars=[CATHEDRAL["Wien"]], **own)
    assert (at.me.houses, at.me.architect) == ([SPOT["Tiletum"], SPOT["Koeln"]], SPOT["Verona"])


@pytest.mark.clauses("tiletum.cardinal.gain", "tiletum.cleanup.dice")
def test_its_die_is_back_in_the_bag_for_the_next_round() -> None:
    before = At(start()).game.bag
    at = turn({(GOLD, 1): 2}, row=[1])
    assert at.game.bag == [*before[:GOLD], before[GOLD] + 1]
    assert sum(at.game.dice) == 1


@pytest.mark.clauses("tiletum.cardinal.task", "tiletum.cardinal.task.crest")
def test_the_turn_ends_with_tasks() -> None:
    at = turn({(FOOD, 1): 1}, row=[1], crests=[2], res=[0, 0, 0, 2, 0])
    assert (at.me.placed, at.me.crests, at.me.points) == ([2, -1, -1, -1, -1], [], 5)
    assert (at.me.king, at.me.res) == (6, [0] * 5)


@pytest.mark.clauses("tiletum.cardinal.turn", "tiletum.turn.refill")
def test_after_its_turn_the_contract_offer_is_filled() -> None:
    at = At(start({(GOLD, 1): 1, (FOOD, 1): 1}, None, row=[1]))
    at.game.contract_offer[1] = PILE["K05"]
    digital.turn(at.game, at.table)
    assert NONE not in at.game.contract_offer
    assert at.game.contract_offer[4] == PILE["K05"]


# Tasks.
@pytest.mark.clauses("tiletum.cardinal.task", "tiletum.cardinal.task.crest-gold", "tiletum.cardinal.task.stone-gold")
def test_crests_come_before_cathedrals_and_those_before_contracts() -> None:
    """6 Gold pay one of three: a Crest without Food (6), London without Stone (4), a Contract of 4."""
    own: dict[str, object] = {"crests": [1], "pillars": [CATHEDRAL["London"]], "contracts": [(4, 0, 0, 4)]}
    at = At(start(None, None, res=[0, 0, 0, 0, 6], **own))
    do_tasks(at.me, at.sight, at.hands)
    assert (at.me.crests, at.me.built, at.me.done, at.me.res) == ([], [], [], [0] * 5)
    own["crests"] = []
    at = At(start(None, None, res=[0, 0, 0, 0, 6], **own))
    do_tasks(at.me, at.sight, at.hands)
    assert (at.me.built, at.me.done, at.me.res) == ([CATHEDRAL["London"]], [], [0, 0, 0, 0, 2])


@pytest.mark.clauses("tiletum.cardinal.task.crest", "tiletum.cardinal.task.crest-building")
def test_crests_while_there_are_food_and_buildings() -> None:
    at = At(start(None, None, crests=[0, 1, 2], placed=[3, 4, 5, -1, -1], res=[0, 0, 0, 9, 0]))
    crests(at.me, at.sight)
    assert (at.me.placed, at.me.crests, at.me.points) == ([3, 4, 5, 0, 1], [2], 10)
    assert at.me.res == [0, 0, 0, 3, 0]


@pytest.mark.clauses("tiletum.cardinal.task.cathedral")
def test_every_cathedral_that_it_can_pay_the_most_valuable_first() -> None:
    """Praha 3 Stone for 12, Bordeaux 4 for 9, Milano 5 for 14 points."""
    pillars = [CATHEDRAL[name] for name in ("Bordeaux", "Praha", "Milano")]
    at = At(start(None, None, pillars=pillars, res=[8, 0, 0, 0, 0]))
    cathedrals(at.me, at.sight, at.hands)
    assert at.me.built == [CATHEDRAL["Milano"], CATHEDRAL["Praha"]]
    assert (at.me.points, at.me.res) == (26, [0] * 5)
    assert [at.game.stack_next[c] for c in pillars] == [0, 1, 1]
    assert [at.game.builders[c] for c in pillars] == [0, 2, 2]


@pytest.mark.clauses("tiletum.cardinal.task.cathedral")
@pytest.mark.parametrize("taken", [1, 2])
def test_a_cathedral_scores_the_tile_that_lies_on_top_and_none_is_built_without_one(taken: int) -> None:
    """Wien: 5 on the Construction tile; its stack is 6 and 5."""
    wien = CATHEDRAL["Wien"]
    at = At(start(None, None, pillars=[wien], res=[4, 0, 0, 0, 0]))
    at.game.stack_next[wien] = taken
    cathedrals(at.me, at.sight, at.hands)
    assert (at.me.built, at.me.points) == (([wien], 10) if taken == 1 else ([], 0))


@pytest.mark.clauses("tiletum.cardinal.task.contract", "tiletum.cardinal.task.contract-points")
def test_both_contracts_in_one_turn() -> None:
    at = At(start(None, None, contracts=[(0, 3, 0, 3), (0, 0, 3, 4)], res=[0, 3, 3, 0, 0]))
    do_tasks(at.me, at.sight, at.hands)
    assert (at.me.done, at.me.contracts) == ([(0, 3, 0, 3), (0, 0, 3, 4)], [])
    assert (at.me.points, at.me.res) == (3 + 4 + 10, [0] * 5)


@pytest.mark.clauses("tiletum.cardinal.pay.any", "tiletum.cardinal.pay.reserved")
@pytest.mark.parametrize(
    ("res", "after"),
    [
        ([9, 3, 3, 6, 2], [9, 3, 3, 6, 0]),  # Gold first
        ([9, 3, 3, 6, 1], [9, 3, 3, 5, 0]),  # then Food
        ([9, 3, 3, 6, 0], [9, 3, 3, 4, 0]),
        ([9, 3, 5, 4, 0], [9, 3, 4, 3, 0]),  # Food in front of the reserve, then the more plentiful
        ([9, 5, 3, 3, 0], [9, 3, 3, 3, 0]),
        ([9, 0, 1, 4, 0], [9, 0, 0, 3, 0]),
    ],
)
def test_any_is_paid_in_gold_then_food_then_wool_or_iron(res: list[int], after: list[int]) -> None:
    at = At(start(None, None, contracts=[(2, 0, 0, 2)], res=res))
    contracts(at.me, 2, at.sight)
    assert (at.me.res, at.me.points) == (after, 7)


@pytest.mark.clauses("tiletum.cardinal.pay.reserved", "tiletum.cardinal.pay.gold", "tiletum.reading.37")
@pytest.mark.parametrize(
    ("contract", "res", "lacks", "pays"),
    [
        ((2, 0, 0, 2), [9, 0, 0, 3, 1], 1, False),  # Stone and the reserve do not count
        ((2, 0, 0, 2), [9, 0, 0, 5, 0], 0, True),
        ((0, 3, 0, 3), [0, 0, 2, 9, 1], 1, False),
        ((0, 3, 0, 3), [0, 0, 2, 9, 2], 1, True),
        ((1, 3, 0, 4), [0, 0, 2, 0, 2], 1, False),  # the Gold for the Iron pays nothing else
        ((1, 3, 0, 4), [0, 0, 2, 0, 3], 1, True),
        ((2, 2, 0, 4), [0, 0, 3, 0, 0], 1, False),  # of 3 Iron one is left for "any"
        ((2, 1, 0, 4), [0, 0, 3, 0, 0], 0, True),
    ],
)
def test_what_it_lacks_and_whether_it_can_pay(
    contract: tuple[int, int, int, int], res: list[int], lacks: int, pays: bool
) -> None:
    me = At(start(None, None, res=res)).me
    assert (missing(me, contract), can_pay(me, contract)) == (lacks, pays)


# Fairs and the end.
@pytest.mark.clauses("tiletum.cardinal.fair.counts")
def test_fairs_leave_out_what_is_held_or_not_placed() -> None:
    me = At(
        start(None, None, crests=[0, 1], contracts=[(0, 1, 0, 1)], supply=[(KING, "gold", 2)],
              rooms=[[KING, KING], [MERCHANT], [], [], []], pillars=[0, 1])
    ).me  # fmt: skip
    # Houses (Tiletum), Pillars, Contracts, Crests, top row, Cathedral tiles, full Buildings (without a Crest).
    assert [phases.counted(me, kind) for kind in range(7)] == [1, 2, 0, 0, 2, 0, 1]


@pytest.mark.clauses("tiletum.cardinal.fair")
def test_it_scores_a_fair_wherever_its_houses_are() -> None:
    """Round 2, in Frankfurt: Fair tile 1, 2 points for each Pillar, and 2 on the board."""
    at = At(start(None, None, pillars=[0, 1, 2]))
    at.game.round = 2
    digital.fair(at.game, at.table)
    assert (at.me.points, at.game.points[1]) == (12, 12)


@pytest.mark.clauses("tiletum.cardinal.end.contracts", "tiletum.cardinal.end.resources")
def test_at_the_end_stone_and_food_pay_for_all_that_it_holds() -> None:
    """4 Stone and 5 Food become 9 Gold: 3 for the first Contract, 4 for the 2 Wool of the second; 2 are left."""
    at = At(start(None, None, contracts=[(3, 0, 0, 3), (0, 0, 4, 4)], res=[4, 2, 0, 5, 0]))
    parts = phases.final_score(at.me, at.sight)
    assert (parts["contracts"], at.me.contracts) == (3 + 5 + 4 + 5, [])
    assert (at.me.res, parts["resources"]) == ([0, 0, 0, 0, 2], 0)


@pytest.mark.clauses("tiletum.cardinal.king.highest", "tiletum.reading.8")
def test_a_tile_of_the_king_track_leaves_the_game() -> None:
    at = At(start(None, None))
    at.game.king_tile = BONUS["H17"]
    digital.king_tile(at.game, at.table)
    assert (at.game.king_tile, at.game.bonus_out[BONUS["H17"]], sum(at.game.bonus_discard)) == (NONE, 1, 0)
