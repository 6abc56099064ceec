"""Contract Action and Tasks: taking, paying and covering, exchange, crests, Cathedrals, helpers."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import BOX, KOELN, MILANO, SPOT, cathedral, play, space, start, tile

from soloist.games.tiletum.kinds import CHARACTER, CONTRACT, FOOD, GOLD, IRON, KING, MERCHANT, STONE, WOOL
from soloist.games.tiletum.state import ANY_DUE, NONE

OFFER = ("K01", "K02", "K05", "K06", "K21")


@pytest.mark.clauses("tiletum.action.contract.take", "tiletum.action.contract.costs", "tiletum.turn.refill")
@pytest.mark.parametrize(("slot", "price"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_a_tile_of_the_offer_costs_what_stands_below(slot: int, price: int) -> None:
    game = start(action=(CONTRACT, price), offer=OFFER)
    assert {option[1] for option in play(game).of("contract")} == {
        n for n, ap in enumerate((3, 2, 2, 1, 1), 1) if ap <= price
    }
    at = play(game, ("contract", slot))
    assert at.game.ap[CONTRACT] == 0
    assert at.game.boards[0].store == [tile(OFFER[slot - 1])]
    assert at.game.contract_offer[slot - 1] == NONE  # not filled before the turn ends


@pytest.mark.clauses("tiletum.bonus.crests", "tiletum.task.contract.full", "tiletum.board.room-needed")
def test_what_may_not_be_taken_from_the_offer() -> None:
    game = start(action=(CONTRACT, 3), offer=OFFER, store=("X01",))
    assert {option[1] for option in play(game).of("contract")} == {1, 2, 3, 4}  # K21 is the Lion, too
    full = start(action=(CONTRACT, 3), offer=OFFER, contracts=("K04", "K08", "K09", "K10", "K12", "K13"))
    assert [option[1] for option in play(full).of("contract")] == [5]
    held = start(action=(CONTRACT, 3), offer=OFFER, contracts=("K04", "K08", "K09", "K10", "K12"), store=("K13",))
    assert [option[1] for option in play(held).of("contract")] == [5]
    no_room = start(action=(CONTRACT, 3), offer=OFFER, store=("H01", "H03", "H05", "H07"))
    assert play(no_room).of("contract") == []


@pytest.mark.clauses("tiletum.action.contract.exchange", "tiletum.action.contract.extra")
def test_the_first_exchange_of_a_turn_gives_one_more() -> None:
    at = play(start(action=(CONTRACT, 2), resources=(1, 0, 0, 1, 0)))
    assert {option[1:] for option in at.of("exchange")} == {
        (give, get) for give in (STONE, FOOD) for get in range(5) if get != give
    }
    at = at.then(("exchange", STONE, WOOL))
    assert (at.game.boards[0].resources, at.game.due[ANY_DUE]) == ([0, 1, 0, 1, 0], 1)
    at = at.then(("gain", GOLD), ("exchange", FOOD, IRON))
    assert at.game.boards[0].resources == [0, 1, 1, 0, 1]
    assert at.of("gain", "exchange") == []


@pytest.mark.clauses("tiletum.task.gold", "tiletum.task")
@pytest.mark.parametrize("gold", [1, 2, 5])
def test_two_gold_buy_one_other_resource(gold: int) -> None:
    at = play(start(dice={(STONE, 1): 1}, resources=(0, 0, 0, 0, gold)))
    assert at.of("buy") == ([("buy", n) for n in range(4)] if gold >= 2 else [])
    if gold == 5:
        assert at.then(("buy", FOOD), ("buy", IRON)).game.boards[0].resources == [0, 0, 1, 1, 1]


@pytest.mark.clauses("tiletum.task.contract", "tiletum.task.contract.points", "tiletum.task.contract.space")
@pytest.mark.clauses("tiletum.task.contract.values", "tiletum.board.contracts")
@pytest.mark.parametrize("done", range(6))
def test_a_contract_is_paid_and_covers_the_leftmost_space(done: int) -> None:
    before = ("K01", "K02", "K04", "K08", "K09")[:done]
    game = start(dice={(STONE, 1): 1}, resources=(1, 3, 4, 1, 1), store=("H01", "K17"), contracts=before)
    at = play(game, ("fulfil", 2, NONE))
    board = at.game.boards[0]
    assert board.resources == [1, 0, 1, 1, 1]
    assert at.game.points[0] == 10 + 6 + (done + 1)
    assert board.pillars - game.boards[0].pillars == (done < 5)
    assert (board.store, board.contracts[done:]) == ([tile("H01")], [tile("K17")])
    assert at.told("contract fulfilled") == [{"player": 0, "tile": tile("K17"), "space": done + 1}]


@pytest.mark.clauses("tiletum.task.contract")
@pytest.mark.parametrize("resources", [(5, 2, 4, 5, 5), (5, 5, 2, 5, 5)])
def test_a_contract_that_cannot_be_paid(resources: tuple[int, ...]) -> None:
    assert play(start(dice={(STONE, 1): 1}, resources=resources, store=("K17",))).of("fulfil") == []


@pytest.mark.clauses("tiletum.task.contract.points", "tiletum.bonus.contracts")
@pytest.mark.parametrize("id", ["K08", "K12", "K20", "B05"])
def test_the_reward_of_a_contract(id: str) -> None:
    at = play(start(action=(KING, 0), resources=(0, 5, 5, 0, 0), store=(id,)), ("fulfil", 1, NONE))
    assert at.game.king[0] == (1 if id in ("K08", "B05") else 0)
    assert bool(at.of("merchant")) is (id == "K12")
    assert at.game.ap[CHARACTER] == (1 if id == "K20" else 0)
    assert at.game.points[0] == 10 + 1 + {"K08": 4, "K12": 4, "K20": 5, "B05": 3}[id]


@pytest.mark.clauses("tiletum.reading.6")
def test_any_is_paid_with_one_kind() -> None:
    game = start(dice={(STONE, 1): 1}, resources=(1, 0, 5, 2, 2), store=("K13",))  # any 2 and 3 Iron
    at = play(game)
    assert at.of("fulfil") == [("fulfil", 1, kind) for kind in (IRON, FOOD, GOLD)]
    assert at.then(("fulfil", 1, IRON)).game.boards[0].resources == [1, 0, 0, 2, 2]
    assert at.then(("fulfil", 1, GOLD)).game.boards[0].resources == [1, 0, 2, 2, 0]
    assert play(start(dice={(STONE, 1): 1}, resources=(1, 1, 3, 1, 1), store=("K13",))).of("fulfil") == []


@pytest.mark.clauses("tiletum.reading.6")
def test_any_is_mixed_if_that_is_chosen() -> None:
    game = start(dice={(STONE, 1): 1}, resources=(1, 0, 4, 3, 0), store=("K13",), any="mixed")
    at = play(game)
    assert at.of("fulfil") == [("fulfil", 1, NONE)]
    at = at.then(("fulfil", 1, NONE))
    assert at.question is not None
    assert (at.question.name, at.question.kind, at.question.least, at.question.most) == ("pay", "some", 2, 2)
    assert at.options == [("pay", STONE), ("pay", IRON), ("pay", FOOD), ("pay", FOOD)]
    assert at.game.boards[0].resources == [1, 0, 4, 3, 0]  # asked before anything is touched
    assert at.game.boards[0].store == [tile("K13")]
    after = play(game, ("fulfil", 1, NONE), ("pay 0; pay 3",)).game.boards[0]
    assert (after.resources, after.store) == ([0, 0, 1, 2, 0], [])
    few = start(dice={(STONE, 1): 1}, resources=(1, 0, 3, 0, 0), store=("K13",), any="mixed")
    assert play(few).of("fulfil") == []


@pytest.mark.clauses("tiletum.task.contract")
def test_equal_contracts_and_helpers_are_offered_once() -> None:
    game = start(seats=3, action=(KING, 0), resources=(4, 0, 0, 0, 0), store=("B02", "K03", "H13", "H14"))
    at = play(game)
    assert at.of("fulfil") == [("fulfil", 1, STONE)]
    assert at.of("use") == [("use", 3)]


CRESTS = {"resources": (0, 0, 0, 6, 0), "store": ("X03",)}


@pytest.mark.clauses("tiletum.task.crest", "tiletum.board.crests")
@pytest.mark.parametrize(("food", "spaces"), [(1, []), (2, [6]), (3, [5, 6]), (5, [3, 4, 5, 6]), (6, [*range(1, 7)])])
def test_where_a_crest_can_go(food: int, spaces: list[int]) -> None:
    at = play(start(dice={(STONE, 1): 1}, resources=(0, 0, 0, food, 9), store=("X03",)))
    assert at.of("crest") == [("crest", 1, place) for place in spaces]


@pytest.mark.clauses("tiletum.task.crest", "tiletum.board.crests", "tiletum.task.crest.points")
@pytest.mark.parametrize(("place", "food"), [(1, 6), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_a_crest_costs_its_food_and_covers_its_space(place: int, food: int) -> None:
    at = play(start(action=(KING, 0), crests={place % 6 + 1: 0}, **CRESTS), ("crest", 1, place))  # type: ignore[arg-type]
    board = at.game.boards[0]
    assert (board.resources, board.crests[place - 1], board.store) == ([0, 0, 0, 6 - food, 0], 2, [])
    assert at.told("crest placed") == [{"player": 0, "crest": 2, "space": place}]
    verb = ("house anywhere", "pillar anywhere", "merchant anywhere", "architect anywhere", "gain", "")[place - 1]
    verbs = {option[0] for option in at.options} - {"end", "buy"}
    assert verbs == ({verb} if verb else set())
    assert at.game.points[0] == (15 if place == 6 else 10)


@pytest.mark.clauses("tiletum.task.crest.house", "tiletum.map.house-once", "tiletum.map.house-points")
def test_a_house_in_any_town() -> None:
    game = start(action=(KING, 0), houses=("Koeln",), **CRESTS)  # type: ignore[arg-type]
    game.house_owner[space("Lyon")] = 1
    at = play(game, ("crest", 1, 1))
    towns = {BOX.spots[BOX.houses[int(option[1])].spot] for option in at.of("house anywhere")}
    every = {BOX.spots[town] for town in BOX.towns}
    assert towns == every - {"Tiletum", "Koeln", "Lyon"}
    at = at.then(("house anywhere", space("Venezia")))
    assert (at.game.points[0], at.game.boards[0].houses) == (14, 0)
    assert at.options == [("end",)]


@pytest.mark.clauses("tiletum.task.crest.pillar", "tiletum.map.pillar-once", "tiletum.map.unavailable")
def test_a_pillar_at_any_cathedral() -> None:
    game = start(action=(KING, 0), pillars=("Koeln",), **CRESTS)  # type: ignore[arg-type]
    at = play(game, ("crest", 1, 2))
    free = {BOX.spots[BOX.cathedrals[int(option[1])]] for option in at.of("pillar anywhere")}
    assert free == {"London", "Paris", "Praha", "Bordeaux", "Wien", "Lyon", "Milano"}
    at = at.then(("pillar anywhere", cathedral("Wien")))
    assert (at.game.pillar_owners[cathedral("Wien")], at.game.boards[0].pillars) == (1, 0)
    assert at.options == [("end",)]


@pytest.mark.clauses("tiletum.task.crest.merchant", "tiletum.task.crest.architect")
@pytest.mark.parametrize(("place", "piece"), [(3, "merchant"), (4, "architect")])
def test_a_piece_goes_to_any_spot(place: int, piece: str) -> None:
    at = play(start(action=(KING, 0), **CRESTS), ("crest", 1, place))  # type: ignore[arg-type]
    assert len(at.of(f"{piece} anywhere")) == 28
    after = at.then((f"{piece} anywhere", MILANO)).game.boards[0]
    assert getattr(after, piece) == MILANO
    assert getattr(after, "merchant" if piece == "architect" else "architect") == SPOT["Tiletum"]


@pytest.mark.clauses("tiletum.task.crest.resources")
def test_two_resources_of_any_kind() -> None:
    at = play(start(action=(KING, 0), **CRESTS), ("crest", 1, 5), ("gain", WOOL), ("gain", GOLD))  # type: ignore[arg-type]
    assert at.game.boards[0].resources == [0, 1, 0, 3, 1]
    assert at.of("gain") == []


@pytest.mark.clauses("tiletum.board.marker-at-once", "tiletum.task.crest")
@pytest.mark.parametrize(("place", "worth"), [(1, 3), (6, 0)])
def test_a_crest_that_completes_a_building_helps_the_current_action(place: int, worth: int) -> None:
    game = start(action=(MERCHANT, 1), rooms={1: ("ME1", "ME2", "ME5")}, **CRESTS)  # type: ignore[arg-type]
    assert play(game, ("crest", 1, place)).game.ap[MERCHANT] == 1 + worth


@pytest.mark.clauses("tiletum.task.cathedral", "tiletum.task.cathedral-once")
def test_helping_to_build_a_cathedral() -> None:
    # Construction tile of Köln is the second: 2 Stone, 2 points; its top tiles are 4, 2, 1.
    game = start(dice={(STONE, 1): 1}, resources=(5, 0, 0, 0, 0), pillars=("Koeln",))
    assert cathedral("Koeln") == 1
    at = play(game)
    assert at.of("cathedral") == [("cathedral", 1)]
    at = at.then(("cathedral", 1))
    assert at.game.boards[0].resources[STONE] == 3
    assert at.game.points[0] == 10 + 2 + 4
    assert (at.game.stack_next[1], at.game.builders[1]) == (1, 1)
    assert at.of("cathedral") == []
    second = start(dice={(STONE, 1): 1}, resources=(2, 0, 0, 0, 0), pillars=("Koeln",))
    second.stack_next[1], second.builders[1] = 1, 0b10
    assert play(second, ("cathedral", 1)).game.points[0] == 10 + 2 + 2


@pytest.mark.clauses("tiletum.task.cathedral")
@pytest.mark.parametrize("why", ["Stone", "Pillar"])
def test_a_cathedral_needs_stone_and_an_own_pillar(why: str) -> None:
    game = start(
        dice={(STONE, 1): 1},
        resources=(1 if why == "Stone" else 9, 0, 0, 0, 9),
        pillars=() if why == "Pillar" else ("Koeln",),
        architect=KOELN,
    )
    game.pillar_owners[1] |= 0b10
    assert play(game).of("cathedral") == []


@pytest.mark.clauses("tiletum.task.helper", "tiletum.bonus.resources", "tiletum.task")
@pytest.mark.parametrize(
    ("id", "resources", "points", "any_"),
    [
        ("H17", [0, 0, 0, 0, 3], 0, 0),
        ("H20", [0] * 5, 3, 0),
        ("H23", [0, 0, 0, 0, 2], 2, 0),
        ("H26", [0] * 5, 0, 3),
        ("H28", [1, 1, 1, 1, 0], 0, 0),
    ],
)
def test_helpers_with_resources_and_points(id: str, resources: list[int], points: int, any_: int) -> None:
    after = play(start(dice={(STONE, 1): 1}, store=("X01", id)), ("use", 2)).game
    assert after.boards[0].resources == resources
    assert (after.points[0], after.due[ANY_DUE]) == (10 + points, any_)
    assert after.boards[0].store == [tile("X01")]
    assert (after.bonus_discard[tile(id)], sum(after.bonus_discard)) == (1, 1)
