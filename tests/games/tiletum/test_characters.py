"""Characters: the offer, Rooms and floors, rewards, roofs and markers, and the two readings of Rooms."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import KOELN, LYON, cathedral, character, play, space, start, tile

from soloist.games.tiletum.kinds import CHARACTER, CONTRACT, KING
from soloist.games.tiletum.scoring import counted, final_points
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import NONE, Game

SHOWN = ("KI1", "ME1", "AR1", "CH1", "CO1")


@pytest.mark.clauses("tiletum.action.character.take")
def test_a_character_is_taken_and_another_drawn_at_once() -> None:
    game = start(action=(CHARACTER, 2), characters=SHOWN)
    at = play(game, ("character", 3), chance={"characters": [[character("KI5")]]})
    assert at.game.boards[0].store == [tile("AR1")]
    assert at.game.character_offer == [character(id) for id in ("KI1", "ME1", "KI5", "CH1", "CO1")]
    assert at.game.ap[CHARACTER] == 1


@pytest.mark.clauses("tiletum.reading.42", "tiletum.action.character.take")
def test_without_a_pile_the_offer_stays_short() -> None:
    game = start(action=(CHARACTER, 2), characters=SHOWN)
    game.character_pile = [0] * 45
    at = play(game, ("character", 3))
    assert at.game.character_offer[2] == NONE
    assert [option[1] for option in at.of("character")] == [1, 2, 4, 5]


@pytest.mark.clauses("tiletum.board.room-needed", "tiletum.reading.31")
def test_no_character_comes_into_a_full_storehouse() -> None:
    at = play(start(action=(CHARACTER, 2), characters=SHOWN, store=("X01", "K05", "H01", "KI1")))
    assert at.of("character") == []


@pytest.mark.clauses("tiletum.action.character.refresh")
def test_the_offer_is_shuffled_back_and_drawn_anew() -> None:
    game = start(action=(CHARACTER, 1), characters=SHOWN)
    game.character_pile = [0] * 45
    game.character_pile[character("KI5")] = 1
    new = [character(id) for id in ("KI5", "ME1", "CO1", "AR1", "KI1")]
    at = play(game, ("refresh",), chance={"characters": [new]})
    assert at.game.character_offer == new
    assert [n for n, left in enumerate(at.game.character_pile) if left] == [character("CH1")]
    assert at.options == [("end",)]


@pytest.mark.clauses("tiletum.action.character.room", "tiletum.reading.41")
@pytest.mark.parametrize(("living", "price"), [((), 1), (("KI3",), 2), (("KI3", "KI4"), 3)])
def test_a_floor_costs_its_number(living: tuple[str, ...], price: int) -> None:
    option = ("room", 1, 1, price)
    game = start(action=(CHARACTER, price), store=("KI5",), rooms={1: living})
    assert option in play(game).options
    at = play(game, option)
    assert at.game.ap[CHARACTER] == 0
    assert at.game.boards[0].rooms[0] == [character(id) for id in (*living, "KI5")]
    assert at.game.boards[0].resources == [2, 0, 0, 0, 0]
    if living:
        poor = start(action=(CHARACTER, price - 1), store=("KI5",), rooms={1: living})
        assert play(poor).of("room") == []


@pytest.mark.clauses("tiletum.board.types", "tiletum.board.buildings", "tiletum.reading.3")
def test_one_type_for_a_building_and_one_building_for_a_type() -> None:
    game = start(action=(CHARACTER, 3), store=("KI5", "ME1", "AR1"), rooms={1: ("KI3",), 2: ("ME5", "ME2")})
    at = play(game)
    assert {option[1:3] for option in at.of("room")} == {(1, 1), (3, 3), (3, 4), (3, 5)}


@pytest.mark.clauses("tiletum.reading.41")
def test_floors_in_any_order_if_that_is_chosen() -> None:
    game = start(action=(CHARACTER, 6), store=("KI3", "KI5", "KI4", "ME1"), floors="any order", crests={1: 0})
    at = play(game)
    assert [option[3] for option in at.of("room") if option[1:3] == (1, 1)] == [1, 2, 3]
    at = at.then(("room", 1, 1, 3))
    assert (at.game.points[0], at.game.ap[CHARACTER]) == (13, 3)
    assert {option[1:] for option in at.of("room") if option[1] != 3} == {(1, 1, 1), (1, 1, 2), (2, 1, 1), (2, 1, 2)}
    assert {option[2] for option in at.of("room") if option[1] == 3} == {2, 3, 4, 5}
    assert counted(at.game, 0, 4) == 1 and counted(at.game, 0, 6) == 0  # noqa: PT018
    at = at.then(("room", 1, 1, 1), ("room", 1, 1, 2))
    assert at.game.boards[0].rooms[0] == [character(id) for id in ("KI5", "KI4", "KI3")]
    assert at.game.boards[0].houses == 3
    assert counted(at.game, 0, 4) == 2


@pytest.mark.clauses("tiletum.reading.41", "tiletum.reward.building")
def test_an_empty_floor_below_gives_nothing_again() -> None:
    game = start(action=(CHARACTER, 3), store=("KI3", "H33"), floors="any order")
    at = play(game, ("room", 1, 1, 3), ("use", 1), ("again", 1))
    assert at.game.points[0] == 16


@pytest.mark.clauses("tiletum.board.house")
@pytest.mark.parametrize("crest", [True, False])
def test_a_filled_building_gives_its_house_without_a_crest(crest: bool) -> None:
    game = start(action=(CHARACTER, 2), store=("KI5",), rooms={2: ("KI4",)}, crests={2: 0} if crest else {})
    board = play(game, ("room", 1, 2, 2)).game.boards[0]
    assert (board.houses, board.roofs) == (3, [True, False, True, True, True])


@pytest.mark.clauses("tiletum.board.marker-at-once", "tiletum.board.marker")
@pytest.mark.parametrize(("action", "worth"), [(CHARACTER, 2), (KING, 0)])
def test_a_building_completed_during_its_action_helps_at_once(action: int, worth: int) -> None:
    game = start(action=(action, 2), store=("CH1",), rooms={2: ("CH4",)}, crests={2: 0})
    game.ap[CHARACTER] = 2
    at = play(game, ("room", 1, 2, 2))
    assert at.game.ap[CHARACTER] == worth
    assert at.game.ap[KING] == (2 if action == KING else 0)


@pytest.mark.clauses("tiletum.board.marker-die")
def test_a_building_completed_without_a_die_helps_only_the_die_to_come() -> None:
    game = start(dice={(0, 4): 1}, rooms={2: ("CH4",)}, crests={2: 0}, store=("H07", "CH1"))
    at = play(game, ("use", 1), ("room", 1, 2, 2))
    assert at.game.ap[CHARACTER] == 0
    assert at.then(("die", 0, 4, 4)).game.ap[CHARACTER] == 3 + 2


@pytest.mark.clauses("tiletum.action.character.reward", "tiletum.characters.action", "tiletum.characters.steps")
@pytest.mark.parametrize(
    ("id", "resources", "points", "ap"),
    [
        ("ME1", [0, 0, 0, 0, 3], 0, {}),
        ("ME5", [0, 1, 0, 0, 1], 0, {}),
        ("CO2", [0, 0, 1, 0, 1], 0, {}),
        ("CH2", [0, 0, 0, 3, 0], 0, {}),
        ("KI3", [0] * 5, 3, {}),
        ("KI2", [0] * 5, 0, {KING: 3}),
        ("CO3", [0] * 5, 0, {CONTRACT: 2}),
        ("CH3", [0] * 5, 0, {CHARACTER: 1}),
    ],
)
def test_rewards_that_come_at_once(id: str, resources: list[int], points: int, ap: dict[int, int]) -> None:
    after = play(start(action=(CHARACTER, 1), store=(id,)), ("room", 1, 3, 1)).game
    assert after.boards[0].resources == resources
    assert after.points[0] == 10 + points
    assert after.ap == [ap.get(action, 0) for action in range(5)]


@pytest.mark.clauses("tiletum.characters.steps", "tiletum.action.character.reward")
@pytest.mark.parametrize("house_first", [True, False])
def test_a_reward_with_a_step_and_a_house_in_either_order(house_first: bool) -> None:
    where = KOELN if house_first else LYON
    game = start(action=(CHARACTER, 1), store=("ME4",), merchant=where)
    at = play(game, ("room", 1, 1, 1))
    if house_first:
        at = at.then(("house", space("Koeln")), ("merchant", at.game.kit.box.near[KOELN][0]))
    else:
        at = at.then(("merchant", game.kit.box.spot_index["Troyes"]), ("house", space("Troyes")))
    assert at.of("merchant", "house") == []
    assert ("end",) in play(game, ("room", 1, 1, 1)).options


@pytest.mark.clauses("tiletum.characters.steps")
def test_a_reward_with_both_pieces() -> None:
    at = play(
        start(action=(CHARACTER, 1), store=("AR5",)), ("room", 1, 1, 1), ("architect", KOELN), ("merchant", KOELN)
    )
    board = at.game.boards[0]
    assert (board.architect, board.merchant) == (KOELN, KOELN)
    assert at.options == [("end",)]
    pillar = play(start(action=(CHARACTER, 1), store=("AR2",), architect=LYON), ("room", 1, 1, 1))
    assert pillar.of("pillar") == [("pillar", cathedral("Lyon"))]


@pytest.mark.clauses("tiletum.bonus.resources", "tiletum.characters")
def test_any_resource_is_one_s_choice() -> None:
    at = play(start(action=(CHARACTER, 1), store=("CO4",)), ("room", 1, 1, 1))
    assert at.of("gain") == [("gain", resource) for resource in range(5)]
    at = at.then(("gain", 4))
    assert at.game.boards[0].resources == [0, 0, 0, 0, 1]
    assert at.of("gain") == []


@pytest.mark.clauses("tiletum.reading.3")
@pytest.mark.parametrize(
    ("rooms", "layout"), [("five", (3, 2, 2, 2, 2)), ("online", (3, 2, 2, 1, 1)), ("six", (3, 2, 2, 1, 1, 1))]
)
def test_rooms_by_reading(rooms: str, layout: tuple[int, ...]) -> None:
    assert _with_rooms(rooms).kit.rooms == layout


def _with_rooms(reading: str) -> Game:
    return new({"seats": "2", "rooms": reading})


@pytest.mark.clauses("tiletum.reading.3", "tiletum.end.buildings")
def test_the_sixth_building_takes_any_type_and_counts_one_further() -> None:
    game = _with_rooms("six")
    game.stage, game.round, game.action, game.sector, game.ap[CHARACTER] = "turn", 1, CHARACTER, CHARACTER, 1
    game.wheel, game.construction, game.fairs = list(range(6)), list(range(9)), [0, 1, 2, 3]
    board = game.boards[0]
    board.rooms[3], board.store = [character("ME1")], [tile("ME5")]
    at = play(game)
    assert at.of("room") == [("room", 1, 6, 1)]
    after = at.then(("room", 1, 6, 1)).game
    assert after.boards[0].houses == 2  # no House stands on it
    after.boards[0].crests = [NONE, NONE, NONE, 0, NONE, 1]
    assert final_points(after, 0)["buildings"] == 0
    after.boards[0].rooms[4], after.boards[0].crests[4] = [character("AR1")], 2
    assert final_points(after, 0)["buildings"] == 5
