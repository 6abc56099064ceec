"""The Character and Contract Actions of the Cardinalbot, what it needs most, and Challenges that reward it."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, CHARACTERS, PILE, At, start

from soloist.games.tiletum.opponent import digital
from soloist.games.tiletum.opponent.actions import act
from soloist.games.tiletum.opponent.bonus import most_required, resolve
from soloist.games.tiletum.state import NONE

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)
FRIENDS, CLERGY, WHISPERS, INCOME, VISITORS, COFFERS, FAVOR, READY = range(8)


def board(options: dict[str, str] | None = None, **own: object) -> At:
    return At(start(None, options, **own))


# Characters.
def characters(ap: int, *ids: str, pile: tuple[str, ...] | None = None, **own: object) -> At:
    """Do a Character Action with this offer; `pile` is all that the pile holds (None: as it was)."""
    at = board(**own)
    offer = [CHARACTERS[id] for id in ids]
    at.game.character_offer = offer + [NONE] * (5 - len(offer))
    if pile is not None:
        at.game.character_pile = [0] * len(at.game.character_pile)
        for id in pile:
            at.game.character_pile[CHARACTERS[id]] = 1
    act(at.me, CHARACTER, ap, at.sight, at.hands, at.why)
    return at


@pytest.mark.clauses("tiletum.cardinal.character", "tiletum.cardinal.character.ap")
def test_to_place_costs_one_ap_in_either_row() -> None:
    supply = [(MERCHANT, "gold", 3), (ARCHITECT, "stone", 2), (KING, "gold", 2)]
    at = characters(2, rooms=[[MERCHANT], [], [], [], []], supply=supply)
    assert at.me.rooms == [[MERCHANT, MERCHANT], [ARCHITECT], [], [], []]
    assert at.me.supply == [(KING, "gold", 2)]


@pytest.mark.clauses("tiletum.reading.25", "tiletum.cardinal.character.marker")
@pytest.mark.parametrize(
    ("kind", "placed", "taken"),
    [
        (CHARACTER, [-1, -1, 3, -1, -1], 2),  # the third marker is worth 2
        (CHARACTER, [-1, -1, -1, -1, -1], 0),
        (MERCHANT, [-1, -1, 3, -1, -1], 0),
    ],
)
def test_a_building_completed_by_this_action_helps_it_at_once(kind: int, placed: list[int], taken: int) -> None:
    """1 AP places the second Character; what the marker adds takes another one and places it."""
    rooms = [[KING, KING], [ARCHITECT, ARCHITECT], [kind], [], []]
    at = characters(1, "CO1", pile=(), rooms=rooms, placed=placed, supply=[(kind, "gold", 1)])
    assert at.me.rooms[2:] == [[kind, kind], [CONTRACT] if taken else [], []]
    assert at.me.supply == []


@pytest.mark.clauses("tiletum.cardinal.character", "tiletum.cardinal.character.take", "tiletum.action.character.take")
def test_to_take_costs_one_ap_and_another_is_drawn_at_once() -> None:
    at = characters(1, "ME1", pile=("KI5",))
    assert (at.me.supply, at.me.rooms) == ([(MERCHANT, "gold", 3)], [[], [], [], [], []])
    assert at.game.character_offer[0] == CHARACTERS["KI5"]
    both = characters(2, "ME5", "KI1", "KI2", "KI4", "KI5", pile=())
    assert (both.me.supply, both.me.rooms) == ([], [[KING], [], [], [], []])  # KI2 has the highest reward
    assert both.game.character_offer == [
        *(CHARACTERS[id] for id in ("ME5", "KI1")), NONE, *(CHARACTERS[id] for id in ("KI4", "KI5"))
    ]  # fmt: skip


@pytest.mark.clauses("tiletum.cardinal.character.refresh", "tiletum.reading.35")
def test_a_new_offer_costs_nothing() -> None:
    """Of six tiles five are laid out anew, so at least four of them fit."""
    pile = ("ME1", "ME2", "AR1", "AR2", "CO1")
    at = characters(1, "KI3", pile=pile, rooms=[[KING, KING], [], [], [], []])
    assert len(at.me.supply) == 1
    assert at.me.supply[0][0] != KING


@pytest.mark.clauses("tiletum.cardinal.character.refresh", "tiletum.reading.35")
def test_the_offer_is_cleared_once_and_then_the_ap_lapse() -> None:
    at = characters(3, "KI1", "KI2", "KI3", pile=(), rooms=[[KING, KING], [], [], [], []])
    assert (at.me.supply, at.me.rooms[1:]) == ([], [[], [], [], []])
    assert at.game.drawn_characters == 1


# Contracts.
def contracts(ap: int, offer: dict[int, str], options: dict[str, str] | None = None, **own: object) -> At:
    """Do a Contract Action with this offer (by place from 0: they cost 3, 2, 2, 1 and 1 AP)."""
    at = board(options, **own)
    for place, id in offer.items():
        at.game.contract_offer[place] = PILE[id]
    act(at.me, CONTRACT, ap, at.sight, at.hands, at.why)
    return at


def left_in(at: At) -> list[int]:
    return [place for place, tile in enumerate(at.game.contract_offer) if tile != NONE]


@pytest.mark.clauses("tiletum.cardinal.contract", "tiletum.cardinal.contract.crests")
def test_every_crest_it_lacks_before_any_contract() -> None:
    at = contracts(3, {1: "K21", 3: "K22", 4: "K05"}, res=[0, 0, 3, 0, 0])
    assert (at.me.crests, at.me.done, left_in(at)) == ([1, 0], [], [4])
    assert at.me.res == [0, 0, 3, 0, 0]
    with_one = contracts(3, {1: "K21", 3: "K22", 4: "K05"}, res=[0, 0, 3, 0, 0], crests=[0])
    assert (with_one.me.crests, with_one.me.done, left_in(with_one)) == ([0, 1], [(0, 3, 0, 3)], [1])
    assert with_one.me.res == [0, 0, 0, 0, 1]  # 1 AP is left


@pytest.mark.clauses("tiletum.cardinal.contract", "tiletum.cardinal.contract.pay")
@pytest.mark.parametrize(("ap", "done", "left"), [(1, 1, [3]), (2, 2, []), (4, 2, [])])
def test_each_contract_that_it_pays_costs_its_ap(ap: int, done: int, left: list[int]) -> None:
    at = contracts(ap, {3: "K05", 4: "K06"}, res=[0, 0, 8, 0, 0])
    assert at.me.done == [(0, 5, 0, 6), (0, 3, 0, 3)][:done]
    assert at.me.points == (11, 11 + 8)[done - 1]
    assert left_in(at) == left
    assert at.me.res == [0, 0, (3, 0)[done - 1], 0, max(0, ap - 2)]


@pytest.mark.clauses("tiletum.cardinal.contract.hold", "tiletum.cardinal.contract.rest")
def test_it_holds_one_only_if_it_has_paid_none() -> None:
    at = contracts(2, {3: "K10", 4: "K05"}, res=[0, 0, 3, 0, 0])
    assert (at.me.done, at.me.contracts, left_in(at)) == ([(0, 3, 0, 3)], [], [3])
    assert at.me.res == [0, 0, 0, 0, 1]
    none = contracts(2, {3: "K10", 4: "K05"}, res=[0, 0, 2, 0, 0])
    assert (none.me.done, none.me.contracts, left_in(none)) == ([], [(0, 3, 0, 3)], [3])
    assert none.me.res == [0, 0, 3, 0, 0]  # 1 AP for the tile, 1 for the Iron that it lacks


@pytest.mark.clauses("tiletum.cardinal.contract.two", "tiletum.cardinal.contract.rest")
@pytest.mark.parametrize(("held", "taken"), [([(0, 0, 6, 8)], True), ([(0, 0, 6, 8)] * 2, False)])
def test_never_more_than_two_held(held: list[tuple[int, ...]], taken: bool) -> None:
    at = contracts(1, {4: "K10"}, contracts=list(held))
    assert at.me.contracts == held + [(0, 0, 5, 6)] * taken
    assert at.me.res == [0, int(not taken), 0, 0, 0]


@pytest.mark.clauses("tiletum.cardinal.contract.rest", "tiletum.reading.39")
def test_what_it_needs_most_is_asked_anew_for_each_ap_that_is_left() -> None:
    """It lacks 1 Wool and 1 Iron, which comes first is drawn; then Gold."""
    at = contracts(4, {}, contracts=[(0, 1, 1, 1)])
    assert at.me.res == [0, 1, 1, 0, 2]


# What it needs most.
@pytest.mark.clauses("tiletum.cardinal.needs.stone", "tiletum.reading.16")
@pytest.mark.parametrize(
    ("stone", "gold", "option", "expected"),
    [
        (1, 0, "Stone", STONE),
        (2, 0, "Stone", GOLD),
        (1, 9, "Stone", STONE),
        (1, 2, "with Gold", GOLD),
        (1, 1, "with Gold", STONE),
    ],
)
def test_stone_for_a_cathedral_that_it_cannot_pay_yet(stone: int, gold: int, option: str, expected: int) -> None:
    """Its Pillar stands in London, which costs 2 Stone."""
    at = board({"afford": option}, pillars=[0], res=[stone, 0, 0, 0, gold])
    assert most_required(at.me, at.sight) == expected
    at.me.built = [0]
    assert most_required(at.me, at.sight) == GOLD


FULL = [[KING, KING], [], [], [], []]


@pytest.mark.clauses("tiletum.cardinal.needs.food", "tiletum.cardinal.needs.stone")
@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({"crests": [1], "rooms": FULL}, FOOD),
        ({"crests": [1], "rooms": FULL, "res": [0, 0, 0, 2, 9]}, FOOD),
        ({"crests": [1], "rooms": FULL, "res": [0, 0, 0, 3, 0]}, GOLD),
        ({"crests": [], "rooms": FULL}, GOLD),
        ({"crests": [1], "rooms": [[KING], [], [], [], []]}, GOLD),
        ({"crests": [1], "rooms": FULL, "placed": [2, -1, -1, -1, -1]}, GOLD),
        ({"crests": [1], "rooms": FULL, "contracts": [(0, 1, 0, 1)]}, FOOD),
        ({"crests": [1], "rooms": FULL, "pillars": [0]}, STONE),
    ],
)
def test_food_for_a_crest_while_a_full_building_waits(own: dict[str, object], expected: int) -> None:
    at = board(**own)
    assert most_required(at.me, at.sight) == expected


@pytest.mark.clauses("tiletum.cardinal.needs.contracts", "tiletum.cardinal.needs.gold")
@pytest.mark.parametrize(
    ("contract", "res", "expected"),
    [
        ((0, 2, 0, 2), [0, 0, 0, 0, 0], IRON),
        ((0, 0, 2, 2), [0, 0, 0, 0, 0], WOOL),
        ((0, 2, 0, 2), [0, 0, 2, 0, 0], GOLD),
        ((3, 0, 0, 3), [0, 0, 0, 0, 0], GOLD),  # "any" is no need of Iron or Wool
    ],
)
def test_iron_or_wool_while_its_contracts_lack_some(
    contract: tuple[int, ...], res: list[int], expected: int
) -> None:  # fmt: skip
    at = board(contracts=[contract], res=res)
    assert most_required(at.me, at.sight) == expected


# Crests, and Challenges that reward it.
@pytest.mark.clauses("tiletum.cardinal.bonus.new-crest")
@pytest.mark.parametrize(
    ("crests", "placed", "kept"),
    [([], [-1] * 5, [2]), ([2], [-1] * 5, [2]), ([], [-1, 2, -1, -1, -1], []), ([1], [0, -1, -1, -1, -1], [1, 2])],
)
def test_a_crest_that_it_has_leaves_the_game(crests: list[int], placed: list[int], kept: list[int]) -> None:
    at = board(crests=list(crests), placed=placed)
    resolve(at.me, ("crest", 2), at.sight, at.hands)
    assert at.me.crests == kept


@pytest.mark.clauses("tiletum.challenge.resourceful-clergy", "tiletum.reading.27")
@pytest.mark.parametrize(("n", "wool", "iron", "gold"), [(1, 1, 0, 0), (2, 1, 1, 0), (3, 2, 1, 0), (4, 2, 1, 1)])
def test_any_of_a_tile_is_what_it_needs_most_asked_anew_for_each(n: int, wool: int, iron: int, gold: int) -> None:
    """It lacks 2 Wool and 1 Iron; when it lacks 1 of each it has no Iron yet."""
    at = board(challenges=[CLERGY], contracts=[(0, 1, 2, 3)])
    resolve(at.me, ("helper", "any", n), at.sight, at.hands)
    assert at.me.res == [0, wool, iron, 0, gold]


@pytest.mark.clauses("tiletum.challenge.whispers", "tiletum.challenge.ecclesiastical-income")
@pytest.mark.parametrize(
    "tile", [("helper", "gold", 3), ("helper", "colour", 1), ("crest", 1), ("contract", 1, 0, 0, 1)]
)
def test_only_action_helpers_move_it_or_give_it_points(tile: tuple[str | int, ...]) -> None:
    at = board(challenges=[WHISPERS, INCOME])
    resolve(at.me, tile, at.sight, at.hands)
    assert (at.me.king, at.me.points, at.me.res) == (0, 0, [0] * 5)


@pytest.mark.clauses("tiletum.challenge.visitors")
@pytest.mark.parametrize(
    ("reward", "points", "res"),
    [
        (("merchant steps", 2), 2, [0] * 5),
        (("king action", 3), 3, [0] * 5),
        (("architect steps", 1, "place pillar", 1), 2, [0] * 5),
        (("points", 4), 4, [0] * 5),
        (("gold", 1, "wool", 1), 0, [0, 1, 0, 0, 1]),
        (("contract action", 2, "any", 1), 2, [0, 0, 0, 0, 1]),
    ],
)
def test_what_visitors_to_the_curia_bring(reward: tuple[str | int, ...], points: int, res: list[int]) -> None:
    at = board(challenges=[VISITORS], supply=[(MERCHANT, *reward)])
    act(at.me, CHARACTER, 1, at.sight, at.hands)
    assert (at.me.points, at.me.res) == (points, res)


@pytest.mark.clauses("tiletum.challenge.ready-for-action", "tiletum.reading.28")
def test_the_crest_at_set_up_is_one_of_the_bonus_pile() -> None:
    at = board(challenges=[READY])
    for id, tile in BONUS.items():
        if id.startswith("X") and id != "X05":
            at.game.bonus_pile[tile] = 0
    digital.prepare(at.game, at.table)
    assert at.me.crests == [4]
    assert at.game.bonus_pile[BONUS["X05"]] == 0
