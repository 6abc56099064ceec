"""Tasks, payment, Challenges, Fairs and the end: small exact positions."""

from __future__ import annotations

import json

import pytest
from tests.games.tiletum.opponent.boards import BONUS, CATHEDRAL, CHARACTERS, PILE, SPOT, At, start

from soloist.engine.states import copier, from_data, to_data
from soloist.games.tiletum.opponent import digital, phases
from soloist.games.tiletum.opponent.actions import act
from soloist.games.tiletum.opponent.bonus import most_required, resolve, take_best
from soloist.games.tiletum.opponent.own import can_pay, marker, missing, town
from soloist.games.tiletum.opponent.tasks import contracts, crests, do_tasks
from soloist.games.tiletum.opponent.turn import take_turn
from soloist.games.tiletum.state import Game

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)
FRIENDS, CLERGY, WHISPERS, INCOME, VISITORS, COFFERS, FAVOR, READY = range(8)


@pytest.mark.clauses(
    "tiletum.cardinal.task.crest", "tiletum.cardinal.task.crest-gold", "tiletum.cardinal.task.crest-building",
    "tiletum.reading.24",
)  # fmt: skip
def test_crests() -> None:
    at = At(start(None, None, crests=[4, 5, 1], rooms=[[0], [1, 1], [], [], []], res=[0, 0, 0, 4, 8]))
    crests(at.me, at.sight, at.why)
    # 3 Food; then 1 Food and 4 Gold; the third cannot be paid.
    assert (at.me.placed, at.me.crests) == ([5, 4, -1, -1, -1], [1])
    assert (at.me.points, at.me.res) == (10, [0, 0, 0, 0, 4])
    at = At(start(None, None, crests=[4], res=[0, 0, 0, 0, 5]))
    crests(at.me, at.sight)
    assert at.me.crests == [4]
    at.me.res[GOLD] = 6
    crests(at.me, at.sight)
    assert (at.me.placed[0], at.me.res[GOLD], at.me.points) == (4, 0, 5)


@pytest.mark.clauses("tiletum.cardinal.task.cathedral", "tiletum.cardinal.task.stone-gold", "tiletum.cardinal.task")
def test_cathedrals() -> None:
    at = At(start(None, None, pillars=[0, 1]))
    box = at.game.kit.box
    costs = [box.construction[n].stone for n in (0, 1)]
    values = [box.construction[n].points + box.stacks[n][0] for n in (0, 1)]
    best = max((0, 1), key=lambda n: values[n])
    at.me.res[STONE], at.me.res[GOLD] = costs[best] - 1, 2
    do_tasks(at.me, at.sight, at.hands, at.why)
    assert at.me.built == [best]
    assert (at.me.points, at.me.res) == (values[best], [0] * 5)
    assert at.game.builders[best] == 1 << at.game.kit.cardinal
    at.me.res[STONE] = 20
    do_tasks(at.me, at.sight, at.hands)
    assert (sorted(at.me.built), at.me.res[STONE]) == ([0, 1], 20 - costs[1 - best])


@pytest.mark.clauses(
    "tiletum.cardinal.task.contract", "tiletum.cardinal.task.contract-points", "tiletum.cardinal.pay.any",
    "tiletum.cardinal.pay.gold", "tiletum.cardinal.pay.reserved", "tiletum.reading.37",
)  # fmt: skip
def test_contracts_and_their_payment() -> None:
    at = At(start(None, None, contracts=[(4, 2, 0, 7)], res=[9, 2, 1, 4, 3]))
    contracts(at.me, 2, at.sight, at.why)
    # 1 Iron and 2 Gold for Iron; then 1 Gold, 1 Food, 2 Wool.
    assert (at.me.res, at.me.points, at.me.done) == ([9, 0, 0, 3, 0], 12, [(4, 2, 0, 7)])
    assert not can_pay(At(start(None, None, res=[9, 1, 1, 4, 3])).me, (4, 2, 0, 7))
    at = At(start(None, None, contracts=[(0, 3, 0, 3), (0, 1, 0, 1)], res=[0, 0, 3, 0, 0]))
    contracts(at.me, 2, at.sight)
    assert (at.me.done, at.me.contracts) == ([(0, 1, 0, 1)], [(0, 3, 0, 3)])  # the cheaper first


@pytest.mark.clauses("tiletum.reading.21")
def test_missing_resources() -> None:
    me = At(start(None, None, res=[5, 1, 4, 5, 1])).me
    assert missing(me, (6, 3, 2, 0)) == 1 + 6 - (1 + 2 + 1)


@pytest.mark.clauses(
    "tiletum.cardinal.needs.stone", "tiletum.cardinal.needs.food", "tiletum.cardinal.needs.contracts",
    "tiletum.cardinal.needs.gold", "tiletum.reading.16", "tiletum.reading.15",
)  # fmt: skip
def test_most_required() -> None:
    at = At(start(None, None, pillars=[0], crests=[1], rooms=[[2, 2], [], [], [], []], contracts=[(0, 1, 3, 4)]))
    assert most_required(at.me, at.sight, at.why) == STONE
    at.me.built = [0]
    assert most_required(at.me, at.sight, at.why) == FOOD
    at.me.res[FOOD] = 3
    assert most_required(at.me, at.sight, at.why) == WOOL
    at.me.res[WOOL] = 3
    assert most_required(at.me, at.sight, at.why) == IRON
    at.me.res[IRON] = 1
    assert most_required(at.me, at.sight, at.why) == GOLD
    printed = At(start(None, {"needs": "printed"}, contracts=[(0, 1, 3, 4)], res=[0, 9, 0, 0, 0]))
    assert most_required(printed.me, printed.sight) == WOOL
    gold = At(start(None, {"afford": "with Gold"}, pillars=[0], res=[0, 0, 0, 0, 20]))
    assert most_required(gold.me, gold.sight) == GOLD


@pytest.mark.clauses(
    "tiletum.cardinal.character", "tiletum.cardinal.character.place", "tiletum.cardinal.character.ap",
    "tiletum.cardinal.character.take", "tiletum.cardinal.character.prefer", "tiletum.cardinal.character.highest",
    "tiletum.cardinal.character.rewards", "tiletum.cardinal.character.marker", "tiletum.reading.25",
)  # fmt: skip
def test_characters() -> None:
    at = At(start(None, None, rooms=[[1], [0, 0], [], [], []], placed=[-1, 3, -1, -1, -1]))
    offer = ("KI3", "AR1", "AR2", "ME1", "ME3")
    at.game.character_offer = [CHARACTERS[id] for id in offer]
    assert marker(at.me, KING) == 1
    act(at.me, CHARACTER, 4, at.sight, at.hands, at.why)
    # ME1 (3 Gold) is one of a type it has, with the highest reward; then AR1 (2 steps).
    assert at.me.rooms[0] == [1, 1]
    assert at.me.points == 0
    assert sum(map(len, at.me.rooms)) + len(at.me.supply) == 3 + 2
    assert at.me.res == [0] * 5


@pytest.mark.clauses("tiletum.cardinal.character.refresh", "tiletum.reading.35")
def test_an_offer_without_a_fit_is_cleared_once() -> None:
    at = At(start(None, None, rooms=[[0, 0], [], [], [], []]))
    at.game.character_offer = [CHARACTERS["KI3"]] * 5
    at.game.character_pile = [0] * len(at.game.character_pile)
    act(at.me, CHARACTER, 3, at.sight, at.hands, at.why)
    assert at.me.rooms[0] == [0, 0]
    assert at.me.supply == []
    assert "tiletum.cardinal.character.refresh" in at.clauses()


@pytest.mark.clauses(
    "tiletum.cardinal.contract", "tiletum.cardinal.contract.crests", "tiletum.cardinal.contract.pay",
    "tiletum.cardinal.contract.hold", "tiletum.cardinal.contract.rest", "tiletum.cardinal.contract.two",
    "tiletum.reading.23", "tiletum.reading.36",
)  # fmt: skip
def test_the_contract_action() -> None:
    at = At(start(None, None, crests=[0]))
    at.game.contract_offer = [PILE[id] for id in ("K24", "K05", "K02", "K21", "K22")]
    act(at.me, CONTRACT, 4, at.sight, at.hands, at.why)
    # K22 for 1; K24 for 3 (crest of K21 it has); nothing is left.
    assert (at.me.crests, at.me.contracts, at.me.res) == ([0, 1, 3], [], [0] * 5)
    at = At(start(None, None))
    at.game.contract_offer = [PILE[id] for id in ("K24", "K05", "K09", "K18", "K17")]
    act(at.me, CONTRACT, 2, at.sight, at.hands, at.why)
    assert at.me.contracts == [(0, 0, 3, 3)]  # K09 and K05 lack 3, K09 is further right
    full = [(0, 6, 6, 9), (0, 6, 6, 9)]
    at = At(start(None, None, contracts=list(full), res=[0, 3, 3, 0, 0]))
    at.game.contract_offer = [PILE[id] for id in ("K24", "K05", "K09", "K18", "K17")]
    act(at.me, CONTRACT, 4, at.sight, at.hands, at.why)
    assert (at.me.done, at.me.contracts) == ([(0, 3, 3, 6)], full)
    assert at.me.points == 11


@pytest.mark.clauses("tiletum.reading.22")
def test_paying_now_with_or_without_gold() -> None:
    for option, done in (("with Gold", 1), ("without", 0)):
        at = At(start(None, {"pays": option}, res=[0, 0, 2, 0, 2]))
        at.game.contract_offer[4] = PILE["K05"]
        act(at.me, CONTRACT, 1, at.sight, at.hands)
        assert (len(at.me.done), len(at.me.contracts)) == (done, 1 - done)


@pytest.mark.clauses("tiletum.cardinal.king")
def test_king_action_ends_at_the_top() -> None:
    at = At(start(None, None, king=13))
    act(at.me, KING, 5, at.sight, at.hands, at.why)
    assert at.me.king == at.game.king[1] == 15


@pytest.mark.clauses(
    "tiletum.cardinal.architect.pillar", "tiletum.cardinal.architect.unavailable", "tiletum.cardinal.architect.beyond",
    "tiletum.cardinal.reach.extend", "tiletum.cardinal.reach.free", "tiletum.cardinal.architect.move",
)  # fmt: skip
def test_the_architect_extends_its_reach() -> None:
    """From Wien: Praha is 1 step, with its Pillar; the next is 3 steps away or more."""
    at = At(start(None, None, architect=SPOT["Wien"], pillars=[CATHEDRAL["Praha"]], pillars_left=6))
    at.me.res[GOLD] = 1
    act(at.me, ARCHITECT, 1, at.sight, at.hands, at.why)
    far = at.game.kit.box.distance[SPOT["Wien"]]
    open_ = [c for town_, c in CATHEDRAL.items() if town_ not in ("Wien", "Praha", "Firenze")]
    closest = min(far[at.game.kit.box.cathedrals[c]] for c in open_)
    assert at.me.pillars == [CATHEDRAL["Praha"], CATHEDRAL["Wien"]]
    assert far[at.me.architect] == closest > 2
    assert at.me.res[GOLD] == 0
    at = At(start(None, None))  # in Firenze, which is unavailable
    act(at.me, ARCHITECT, 3, at.sight, at.hands, at.why)
    assert at.me.pillars == []


@pytest.mark.clauses(
    "tiletum.cardinal.merchant.first", "tiletum.cardinal.merchant.fair", "tiletum.cardinal.merchant.house",
    "tiletum.cardinal.merchant.move", "tiletum.reading.10", "tiletum.reading.11", "tiletum.reading.34",
)  # fmt: skip
def test_the_merchant() -> None:
    at = At(start(None, None, row=[1, 2, 3, 11, 12], res=[0, 0, 0, 0, 2], merchant=SPOT["Tiletum"]))
    act(at.me, MERCHANT, 2, at.sight, at.hands, at.why)
    # 2 Gold reach Frankfurt, the town of Fair 2; then 2 AP go on from there.
    assert at.me.houses == [SPOT["Tiletum"], SPOT["Frankfurt"]]
    assert at.me.res[GOLD] == 0
    assert at.me.merchant not in at.me.houses
    at = At(start(None, None, merchant=SPOT["Tiletum"], houses_left=0, res=[0, 0, 0, 0, 2]))
    act(at.me, MERCHANT, 1, at.sight, at.hands, at.why)
    assert (at.me.houses, at.me.res[GOLD]) == ([SPOT["Tiletum"]], 2)
    at = At(start(None, None, merchant=SPOT["Tiletum"]))
    act(at.me, MERCHANT, 1, at.sight, at.hands, at.why)
    assert len(at.me.houses) == 2  # without Gold it goes to the closest


@pytest.mark.clauses(
    "tiletum.cardinal.bonus.rows", "tiletum.cardinal.bonus.crests", "tiletum.cardinal.bonus.misc",
    "tiletum.cardinal.bonus.resources", "tiletum.cardinal.bonus.actions", "tiletum.cardinal.bonus.contracts",
    "tiletum.cardinal.bonus.new-crest", "tiletum.cardinal.bonus.other", "tiletum.reading.20", "tiletum.reading.8",
)  # fmt: skip
@pytest.mark.parametrize(
    ("tiles", "taken"),
    [
        (("X01", "X02", "H30"), "X02"),  # it has the first
        (("X01", "H30"), "X01"),
        (("H33", "H21", "H05"), "H33"),
        (("H20", "H21", "H26"), "H21"),
        (("H17", "H25", "H18"), "H18"),
        (("H28", "H18"), "H18,H28"),
        (("H01", "H15", "H11", "B01"), "H01,H15"),
        (("B01", "B02"), "B01"),
    ],
)
def test_the_best_bonus_tile(tiles: tuple[str, ...], taken: str) -> None:
    at = At(start(None, None, crests=[0]))
    spots = at.game.kit.box.near[SPOT["Koeln"]]
    for spot, id in zip(spots, tiles, strict=False):
        at.game.map_tiles[spot] = BONUS[id]
    take_best(at.me, {"start": town(SPOT["Koeln"]), "steps": 1}, at.sight, at.hands, at.why)
    left = {id for id in tiles if BONUS[id] in at.game.map_tiles}
    gone = set(tiles) - left
    assert len(gone) == 1
    assert gone <= set(taken.split(","))
    assert (1 in at.me.crests) == (taken == "X02")
    assert sum(at.game.bonus_out) == (taken != "X02")


CHALLENGES = [
    (FRIENDS, ("helper", "colour", 1), [0, 0, 0, 0, 5], 0, 0),
    (CLERGY, ("helper", "gold", 2, "points", 2), [0, 0, 0, 0, 2], 2, 0),
    (CLERGY, ("helper", "any", 2), [0, 0, 0, 0, 2], 0, 0),
    (WHISPERS, ("helper", "king action", 3), [0] * 5, 0, 1),
    (INCOME, ("helper", "plus", 2), [0] * 5, 2, 0),
    (INCOME, ("helper", "any action", 1), [0] * 5, 1, 0),
]


@pytest.mark.clauses(
    "tiletum.challenge.special-friends", "tiletum.challenge.resourceful-clergy", "tiletum.challenge.whispers",
    "tiletum.challenge.ecclesiastical-income", "tiletum.reading.27",
)  # fmt: skip
@pytest.mark.parametrize(("card", "tile", "res", "points", "king"), CHALLENGES)
def test_challenges_for_helpers(card: int, tile: tuple[str | int, ...], res: list[int], points: int, king: int) -> None:
    for cards in ([], [card]):
        at = At(start(None, None, challenges=cards))
        resolve(at.me, tile, at.sight, at.hands, at.why)
        on = bool(cards)
        assert (at.me.res, at.me.points, at.me.king) == (res if on else [0] * 5, points * on, king * on)


@pytest.mark.clauses("tiletum.challenge.special-friends", "tiletum.reading.40")
def test_special_friends_keep_a_contract_while_there_is_room() -> None:
    at = At(start(None, None, challenges=[FRIENDS], contracts=[(0, 1, 1, 1)]))
    for _ in range(2):
        resolve(at.me, ("contract", 2, 0, 0, 2), at.sight, at.hands)
    assert at.me.contracts == [(0, 1, 1, 1), (2, 0, 0, 2)]


@pytest.mark.clauses("tiletum.challenge.visitors")
def test_visitors_to_the_curia() -> None:
    at = At(start(None, None, challenges=[VISITORS]))
    at.me.supply = [(1, "merchant steps", 1, "place house", 1), (4, "contract action", 1, "any", 1), (0, "points", 3)]
    act(at.me, CHARACTER, 3, at.sight, at.hands, at.why)
    assert (at.me.points, at.me.res) == (2 + 1 + 3, [0, 0, 0, 0, 1])


@pytest.mark.clauses("tiletum.challenge.deep-coffers", "tiletum.cardinal.gain", "tiletum.cardinal.wheel-tile")
def test_deep_coffers() -> None:
    for cards, stone in (([], 1), ([COFFERS], 2)):
        at = At(start({(STONE, 1): 1}, None, row=[1], challenges=cards))
        at.game.sector_tiles[0] = BONUS["X03"]
        take_turn(at.me, (1, 1), at.sight, at.hands, at.why)
        assert (at.me.res[STONE], at.me.king, at.me.crests) == (stone, 6, [2])
        assert at.game.sector_tiles[0] == -1


@pytest.mark.clauses("tiletum.challenge.favor", "tiletum.cardinal.king.reset")
def test_going_back_up() -> None:
    for cards, king, space in (([], 1, 3), ([FAVOR], 1, 5), ([], 7, 7), ([FAVOR], 4, 5)):
        at = At(start(None, None, challenges=cards, king=king))
        digital.reset(at.game, at.table)
        assert at.me.king == at.game.king[1] == space
    at = At(start(None, None, challenges=[FAVOR], king=3))
    digital.prepare(at.game, at.table)
    assert at.game.king[1] == 5


@pytest.mark.clauses("tiletum.challenge.ready-for-action", "tiletum.reading.28", "tiletum.cardinal.setup.markers")
def test_ready_for_action() -> None:
    own: dict[str, object] = {"rooms": [[0, 0], [], [], [], [3, 3]], "placed": [1, -1, -1, -1, 2]}
    for cards, markers in (([], (1, 3)), ([READY], (3, 1))):
        me = At(start(None, None, challenges=cards, **own)).me
        assert (marker(me, KING), marker(me, CHARACTER)) == markers
    at = At(start(None, None, challenges=[READY]))
    before = sum(at.game.bonus_pile)
    digital.prepare(at.game, at.table)
    assert (len(at.me.crests), sum(at.game.bonus_pile)) == (1, before - 1)


@pytest.mark.clauses("tiletum.cardinal.fair", "tiletum.cardinal.fair.counts", "tiletum.reading.5", "tiletum.reading.9")
def test_what_fairs_count() -> None:
    me = At(
        start(None, None, houses=[6, 0, 2], pillars=[0, 1], built=[0], done=[(0, 1, 0, 1), (0, 2, 0, 2)], crests=[4],
              placed=[1, -1, 2, -1, 3], rooms=[[0, 0], [1], [2], [], []])
    ).me  # fmt: skip
    assert [phases.counted(me, kind) for kind in range(11)] == [3, 2, 2, 3, 3, 1, 1, 1, 2, 2, 1]
    assert phases.fair_points(me, 0, 5, -2) == 15
    assert phases.fair_points(me, 10, 5, -2) == 3


@pytest.mark.clauses("tiletum.cardinal.cleanup")
def test_cleanup() -> None:
    at = At(start(None, None, pawn=2))
    digital.cleanup(at.game)
    assert (at.me.row, at.me.pawn) == ([1, 2, 3, 11, 12], 0)


@pytest.mark.clauses("tiletum.cardinal.king.highest")
def test_the_king_tile() -> None:
    at = At(start(None, None))
    at.game.king_tile = BONUS["X04"]
    digital.king_tile(at.game, at.table)
    assert (at.me.crests, at.game.king_tile) == ([3], -1)


@pytest.mark.clauses(
    "tiletum.cardinal.end", "tiletum.cardinal.end.map", "tiletum.cardinal.end.buildings",
    "tiletum.cardinal.end.contracts", "tiletum.cardinal.end.resources", "tiletum.reading.26",
)  # fmt: skip
def test_the_end() -> None:
    at = At(
        start(None, None, houses=[6, 0], pillars=[0, 1, 2], placed=[1, 2, 3, -1, 4], res=[3, 1, 0, 3, 0],
              rooms=[[0, 0], [1, 1], [2, 2], [3, 3], [4]], contracts=[(0, 2, 0, 2), (4, 2, 0, 6)])
    )  # fmt: skip
    parts = phases.final_score(at.me, at.sight, at.why)
    # 6 Gold: 4 of them for 2 Iron; of the other Contract nothing can be paid. 2 Gold and 1 Wool are left.
    assert parts == {"houses and pillars": 6, "buildings": 10, "contracts": 7, "resources": 0}
    assert at.me.points == 23
    none = At(start(None, None, res=[3, 1, 0, 3, 1]))
    assert phases.final_score(none.me, none.sight)["resources"] == 2
    assert none.me.res == [3, 1, 0, 3, 1]


def test_its_state_is_copied_and_told_as_plain_data() -> None:
    at = At(start(None, None, supply=[(1, "gold", 3)], contracts=[(0, 2, 0, 2)], drawn={"die": 1}))
    data = json.loads(json.dumps(to_data(at.game)))
    again = from_data(Game, data, kit=at.game.kit)
    assert again == at.game == copier(Game)(at.game)
    assert again.cardinal is not None
    assert again.cardinal.kit is at.game.kit
