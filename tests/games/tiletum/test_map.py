"""Architect and Merchant: moving, Pillars, Houses and what their spaces give, tiles on the map."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import (
    BOX,
    BRUGGE,
    FIRENZE,
    KOELN,
    LYON,
    MILANO,
    PRAHA,
    SPOT,
    TILETUM,
    VENEZIA,
    WIEN,
    cathedral,
    play,
    space,
    start,
    tile,
)

from soloist.games.tiletum.kinds import ARCHITECT, KING, MERCHANT
from soloist.games.tiletum.state import (
    ARCHITECT_STEP_DUE,
    BUILDING_DUE,
    HOUSE_HERE_DUE,
    MERCHANT_STEP_DUE,
    NONE,
    PILLAR_HERE_DUE,
)


@pytest.mark.clauses("tiletum.action.move", "tiletum.map.roads", "tiletum.turn.points")
@pytest.mark.parametrize(("action", "piece"), [(MERCHANT, "merchant"), (ARCHITECT, "architect")])
def test_a_step_to_a_neighbour_costs_one_ap(action: int, piece: str) -> None:
    at = play(start(action=(action, 2)))
    near = {SPOT[name] for name in ("Brugge", "Antwerpen", "Koeln", "Paris")}
    assert {option[1] for option in at.of(piece)} == near
    assert at.of("architect" if piece == "merchant" else "merchant") == []
    at = at.then((piece, KOELN), (piece, SPOT["Strasbourg"]))
    board = at.game.boards[0]
    there = (SPOT["Strasbourg"], TILETUM)
    assert (board.merchant, board.architect) == (there if piece == "merchant" else there[::-1])
    assert at.options == [("end",)]
    assert [event["spot"] for event in at.told("moved")] == [KOELN, SPOT["Strasbourg"]]


@pytest.mark.clauses("tiletum.map.spots")
def test_a_spot_between_two_towns_is_a_step_and_holds_nothing() -> None:
    at = play(start(action=(MERCHANT, 3), merchant=BRUGGE), ("merchant", SPOT["London_Brugge"]))
    assert at.of("house", "fetch") == []
    assert {option[1] for option in at.of("merchant")} == {BRUGGE, SPOT["London"]}


@pytest.mark.clauses("tiletum.action.merchant.house", "tiletum.map.houses")
def test_a_house_costs_one_ap_and_stands_where_the_merchant_is() -> None:
    at = play(start(action=(MERCHANT, 2), merchant=KOELN, architect=LYON))
    assert at.of("house") == [("house", space("Koeln"))]
    at = at.then(("house", space("Koeln")))
    assert at.game.house_owner[space("Koeln")] == 0
    assert (at.game.boards[0].houses, at.game.ap[MERCHANT]) == (1, 1)
    assert at.of("house") == []
    assert at.told("house") == [{"player": 0, "spot": KOELN, "space": space("Koeln")}]


@pytest.mark.clauses("tiletum.action.merchant.house", "tiletum.map.houses", "tiletum.map.house-once")
@pytest.mark.parametrize("why", ["none in supply", "taken", "one's own", "Tiletum"])
def test_where_no_house_can_be_built(why: str) -> None:
    game = start(action=(MERCHANT, 2), merchant=TILETUM if why == "Tiletum" else KOELN, seats=3)
    if why == "none in supply":
        game.boards[0].houses = 0
    elif why == "taken":
        game.house_owner[space("Koeln", 1)], game.house_owner[space("Koeln", 2)] = 1, 2
    elif why == "one's own":
        game.house_owner[space("Koeln", 1)] = 0
    assert play(game).of("house") == []


@pytest.mark.clauses("tiletum.map.houses", "tiletum.pieces.marks")
@pytest.mark.parametrize(("seats", "numbers"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3])])
def test_spaces_open_with_the_seats(seats: int, numbers: list[int]) -> None:
    at = play(start(seats=seats, action=(MERCHANT, 1), merchant=VENEZIA))
    assert at.of("house") == [("house", space("Venezia", n)) for n in numbers]


@pytest.mark.clauses("tiletum.map.houses")
def test_equal_spaces_of_a_town_are_offered_once() -> None:
    assert play(start(seats=4, action=(MERCHANT, 1), merchant=KOELN)).of("house") == [("house", space("Koeln", 1))]
    expected = [("house", space("Milano", 1)), ("house", space("Milano", 3))]
    assert play(start(seats=4, action=(MERCHANT, 1), merchant=MILANO)).of("house") == expected
    game = start(seats=4, action=(MERCHANT, 1), merchant=MILANO)
    game.house_owner[space("Milano", 1)] = 2
    assert play(game).of("house") == [("house", space("Milano", 2)), ("house", space("Milano", 3))]


@pytest.mark.clauses("tiletum.map.house-points")
@pytest.mark.parametrize(("town", "points"), [("Koeln", 0), ("London", 1), ("Wien", 3), ("Venezia", 4), ("Arles", 2)])
def test_printed_points_are_scored_at_once(town: str, points: int) -> None:
    at = play(start(action=(MERCHANT, 1), merchant=SPOT[town]), ("house", space(town)))
    assert at.game.points == [10 + points, 10]
    assert at.game.due[BUILDING_DUE] == 0


@pytest.mark.clauses("tiletum.reward.building")
def test_a_house_in_praha_lets_one_use_a_building() -> None:
    game = start(action=(MERCHANT, 1), merchant=PRAHA, rooms={1: ("CH1", "CH4"), 3: ("KI5",)})
    at = play(game, ("house", space("Praha")))
    assert at.of("again") == [("again", 1), ("again", 3)]
    first = at.then(("again", 1))
    assert first.game.boards[0].resources == [0, 0, 0, 2, 0]
    assert first.game.points[0] == 13
    assert first.of("again") == []
    assert at.then(("again", 3)).game.boards[0].resources == [2, 0, 0, 0, 0]


@pytest.mark.clauses("tiletum.reward.building", "tiletum.characters.steps")
def test_the_rewards_of_a_building_come_in_any_order_and_can_be_left() -> None:
    game = start(action=(KING, 0), store=("H33",), rooms={1: ("ME3", "ME2")}, merchant=TILETUM)
    at = play(game, ("use", 1), ("again", 1))
    assert ("end",) in at.options
    assert at.of("house") == []
    at = at.then(("merchant", KOELN), ("house", space("Koeln")), ("merchant", TILETUM))
    assert at.game.house_owner[space("Koeln")] == 0
    assert at.of("merchant", "house") == []
    left = play(game, ("use", 1), ("end",)).game
    assert sum(left.due) == 0
    assert left.boards[0].merchant == TILETUM


@pytest.mark.clauses("tiletum.reward.building")
def test_a_building_is_used_only_if_somebody_lives_there() -> None:
    assert play(start(action=(KING, 0), store=("H33",)), ("use", 1)).of("again") == []


@pytest.mark.clauses("tiletum.action.architect.pillar", "tiletum.map.pillars")
def test_a_pillar_costs_one_ap_and_stands_where_the_architect_is() -> None:
    at = play(start(action=(ARCHITECT, 2), merchant=KOELN, architect=LYON))
    assert at.of("pillar") == [("pillar", cathedral("Lyon"))]
    at = at.then(("pillar", cathedral("Lyon")))
    assert at.game.pillar_owners[cathedral("Lyon")] == 1
    assert (at.game.boards[0].pillars, at.game.ap[ARCHITECT]) == (1, 1)
    assert at.of("pillar") == []
    assert at.told("pillar") == [{"player": 0, "cathedral": cathedral("Lyon")}]


@pytest.mark.clauses(
    "tiletum.action.architect.pillar", "tiletum.map.pillars", "tiletum.map.pillar-once", "tiletum.map.unavailable",
    "tiletum.map.cathedrals",
)  # fmt: skip
@pytest.mark.parametrize("why", ["none in supply", "full", "one's own", "unavailable", "no Cathedral"])
def test_where_no_pillar_can_be_placed(why: str) -> None:
    where = {"unavailable": FIRENZE, "no Cathedral": TILETUM}.get(why, LYON)
    game = start(seats=3, action=(ARCHITECT, 2), architect=where)
    if why == "none in supply":
        game.boards[0].pillars = 0
    elif why == "full":
        game.boards[0].architect, game.pillar_owners[cathedral("Wien")] = WIEN, 0b110
    elif why == "one's own":
        game.pillar_owners[cathedral("Lyon")] = 1
    assert play(game).of("pillar") == []


@pytest.mark.clauses("tiletum.map.pillars")
@pytest.mark.parametrize(("seats", "others", "free"), [(2, 0b10, True), (3, 0b110, True), (4, 0b1110, False)])
def test_pillar_spaces_by_seats(seats: int, others: int, free: bool) -> None:
    game = start(seats=seats, action=(ARCHITECT, 2), architect=KOELN)
    game.pillar_owners[cathedral("Koeln")] = others
    assert bool(play(game).of("pillar")) is free


@pytest.mark.clauses("tiletum.action.tile", "tiletum.map.bonus")
@pytest.mark.parametrize(("action", "piece"), [(MERCHANT, "merchant"), (ARCHITECT, "architect")])
def test_a_tile_of_the_map_costs_one_ap(action: int, piece: str) -> None:
    where = {piece: BRUGGE}
    at = play(start(action=(action, 2), map_tiles={"Brugge": "H17", "Troyes": "H18"}, **where), ("fetch", piece))
    assert at.game.boards[0].store == [tile("H17")]
    assert at.game.map_tiles[BRUGGE] == NONE
    assert at.game.ap[action] == 1
    assert at.of("fetch") == []
    elsewhere = {"merchant": BRUGGE} if piece == "architect" else {"architect": BRUGGE}
    assert play(start(action=(action, 2), map_tiles={"Brugge": "H17"}, **elsewhere)).of("fetch") == []


@pytest.mark.clauses("tiletum.board.room-needed", "tiletum.bonus.crests", "tiletum.task.contract.full")
@pytest.mark.parametrize("why", ["Storehouse", "crest", "Contract"])
def test_a_tile_that_does_not_fit_stays_on_the_map(why: str) -> None:
    more = {
        "Storehouse": {"store": ("H01", "H03", "H05", "H07"), "map_tiles": {"Brugge": "H17"}},
        "crest": {"crests": {6: 0}, "map_tiles": {"Brugge": "X01"}},
        "Contract": {"contracts": ("K01", "K02", "K04", "K05", "K06", "B01"), "map_tiles": {"Brugge": "B02"}},
    }[why]
    assert play(start(action=(MERCHANT, 2), merchant=BRUGGE, **more)).of("fetch") == []  # type: ignore[arg-type]


@pytest.mark.clauses("tiletum.characters.steps")
@pytest.mark.parametrize(("due", "piece"), [(MERCHANT_STEP_DUE, "merchant"), (ARCHITECT_STEP_DUE, "architect")])
def test_free_steps_cost_no_ap(due: int, piece: str) -> None:
    action = MERCHANT if piece == "merchant" else ARCHITECT
    at = play(start(action=(action, 1), due={due: 1}), (piece, KOELN), (piece, TILETUM))
    assert at.of(piece) == []
    assert at.game.ap == [0] * 5
    assert sum(at.game.due) == 0


@pytest.mark.clauses("tiletum.characters.steps")
def test_a_free_house_or_pillar_stands_at_one_s_piece() -> None:
    game = start(action=(KING, 0), merchant=KOELN, architect=LYON, due={HOUSE_HERE_DUE: 1, PILLAR_HERE_DUE: 1})
    at = play(game)
    assert at.of("house", "pillar") == [("house", space("Koeln")), ("pillar", cathedral("Lyon"))]
    at = at.then(("house", space("Koeln")), ("pillar", cathedral("Lyon")))
    assert at.options == [("end",)]
    assert BOX.houses[space("Koeln")].reward == 0
    assert at.game.points == [10, 10]
