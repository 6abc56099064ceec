"""Set-up and the course of a round: what is laid out, drawn, rolled, refilled and turned."""

from __future__ import annotations

import pytest
from tests.games.tiletum.positions import BOX, TILETUM, pieces, play, start, tile

from soloist.games.tiletum.kinds import GOLD, KING, MERCHANT, STONE
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import FIRST_CONTRACT, NONE, Game, number_at


def laid_out(seats: int, seed: str = "1", **options: str) -> Game:
    return play(new({"seats": str(seats), **options}), until="prepare", seed=seed).game


@pytest.mark.clauses("tiletum.setup.resources", "tiletum.reading.43", "tiletum.setup.start", "tiletum.reading.29")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_each_seat_begins_with(seats: int, seed: str) -> None:
    game = laid_out(seats, seed)
    for place, who in enumerate(game.order):
        board = game.boards[who]
        assert board.resources == [1, 1, 1, 1, (1, 3, 5, 6)[place]]
        assert (board.merchant, board.architect, board.houses, board.pillars) == (TILETUM, TILETUM, 2, 2)
        assert board.roofs == [True] * 5
        assert board.store == []
        assert board.contracts == []
    assert game.points == [10] * seats
    assert sorted(game.order) == list(range(seats))


@pytest.mark.clauses("tiletum.setup.order", "tiletum.reading.29")
def test_the_first_player_lies_lowest_on_the_king_track() -> None:
    orders = [laid_out(4, str(seed)) for seed in range(1, 9)]
    assert all(game.king == [0] * 4 and game.arrival == game.order for game in orders)
    assert len({tuple(game.order) for game in orders}) > 3


@pytest.mark.clauses("tiletum.map.tiletum", "tiletum.pieces.player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_house_of_each_player_stands_in_tiletum(seats: int) -> None:
    game = laid_out(seats)
    standing = [(BOX.houses[n].spot, owner) for n, owner in enumerate(game.house_owner) if owner != NONE]
    assert standing == [(TILETUM, who) for who in range(seats)]
    counts = pieces(game)
    assert all(counts[f"houses {who}"] == 8 and counts[f"pillars {who}"] == 7 for who in range(seats))


@pytest.mark.clauses("tiletum.setup", "tiletum.setup.offers", "tiletum.pieces.marks", "tiletum.map.bonus")
@pytest.mark.parametrize(("seats", "bonus", "contracts", "on_map"), [(2, 36, 18, 10), (3, 45, 22, 13), (4, 54, 26, 16)])
def test_tiles_by_seats(seats: int, bonus: int, contracts: int, on_map: int) -> None:
    game = laid_out(seats)
    assert sum(number != NONE for number in game.map_tiles) == on_map
    assert NONE not in game.sector_tiles
    assert game.king_tile != NONE
    assert sum(game.bonus_pile) == bonus - on_map - 7
    assert NONE not in game.contract_offer
    assert len(game.contract_offer) == 5
    assert sum(game.contract_pile) == contracts - 5
    assert NONE not in game.character_offer
    assert len(set(game.character_offer)) == 5
    assert sum(game.character_pile) == {2: 25, 3: 35, 4: 45}[seats] - 5
    marks = [BOX.bonus[number].mark for number in (*game.sector_tiles, game.king_tile)]
    assert max(marks) <= seats


@pytest.mark.clauses("tiletum.setup", "tiletum.setup.fairs", "tiletum.map.unavailable")
def test_fairs_towns_and_construction_tiles_are_drawn() -> None:
    games = [laid_out(2, str(seed)) for seed in range(1, 7)]
    for game in games:
        assert sorted(game.construction) == list(range(9))
        assert len(set(game.fairs)) == 4
        assert game.fair_towns[0] == TILETUM
        assert len(set(game.fair_towns)) == 4
        assert set(game.fair_towns[1:]) <= set(BOX.town_tiles)
        assert sorted(game.wheel) == list(range(6))
    for what in ("construction", "fairs", "fair_towns", "wheel"):
        assert len({tuple(getattr(game, what)) for game in games}) > 2, what
    assert len({game.shift for game in games}) > 1


@pytest.mark.clauses("tiletum.setup.first-game", "tiletum.setup.first-game-wheel")
def test_the_wheel_of_a_first_game() -> None:
    game = laid_out(2, **{"first-game": "yes"})
    assert game.wheel == [5, 0, 1, 2, 3, 4]
    assert [number_at(game, n) for n in range(6)] == [6, 1, 2, 3, 4, 5]


@pytest.mark.clauses("tiletum.prepare", "tiletum.pieces.dice")
@pytest.mark.parametrize(("seats", "each", "drawn"), [(2, 2, 8), (3, 3, 11), (4, 4, 14)])
def test_dice_are_drawn_and_rolled(seats: int, each: int, drawn: int) -> None:
    game = laid_out(seats)
    assert game.bag == [each] * 5
    after = play(game, until="corruption").game
    assert (after.round, after.turn, sum(after.dice), sum(after.bag)) == (1, 0, drawn, 5 * each - drawn)


@pytest.mark.clauses("tiletum.prepare")
def test_each_die_comes_to_the_sector_of_its_number() -> None:
    game = laid_out(2)
    chance = {"dice from the bag#1": [[0, 0, 1, 1, 2, 3, 4, 4]], "dice#1": [[1, 6, 2, 2, 3, 4, 5, 5]]}
    after = play(game, chance=chance, until="corruption").game
    expected = {(0, 1): 1, (0, 6): 1, (1, 2): 2, (2, 3): 1, (3, 4): 1, (4, 5): 2}
    found = {divmod(n, 6): count for n, count in enumerate(after.dice) if count}
    assert {(colour, number + 1): n for (colour, number), n in found.items()} == expected
    assert after.bag == [0, 0, 1, 1, 0]


@pytest.mark.clauses("tiletum.corruption", "tiletum.turn", "tiletum.cleanup.corruption")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_three_turns_and_each_time_begins_with_a_token(seats: int) -> None:
    game = start(seats=seats, stage="corruption", dice={(STONE, 1): 20})
    game.order = list(range(seats))[::-1]
    seen: list[object] = []
    at = play(game)
    for _ in range(3 * seats):
        assert at.question is not None
        assert at.question.name == "turn"
        seen += [event.name for event in at.events if event.name == "corruption"] + [at.question.seat]
        at = at.then(("die", STONE, 1, 1), ("end",))
    assert seen == [*["corruption", *game.order] * 3]
    assert at.game.round == 2


@pytest.mark.clauses("tiletum.cleanup.corruption")
def test_no_token_comes_twice_in_a_round_and_all_are_back_in_the_next() -> None:
    game = start(stage="corruption", dice={(STONE, 1): 20})
    at, left = play(game), []
    for turn in range(5):
        if turn % 2 == 0:
            left.append(sum(at.game.corruption))
        at = at.then(("die", STONE, 1, 1), ("end",))
    assert left == [5, 4, 3]
    again = play(start(stage="prepare", round=1), until="corruption").game
    assert again.corruption == [1] * 6


@pytest.mark.clauses("tiletum.corruption.fall")
def test_corruption_lowers_every_marker() -> None:
    game = start(seats=3, stage="corruption", dice={(STONE, 1): 1})
    game.king, game.arrival = [4, 0, -2], [2, 0, 1]
    at = play(game, chance={"corruption": [[5]]})
    assert BOX.corruption[5] == 3
    assert at.game.king == [1, -3, -5]
    assert at.told("corruption") == [{"steps": 3}]


@pytest.mark.clauses("tiletum.corruption.fall", "tiletum.reading.30")
def test_markers_that_come_together_at_the_bottom_keep_their_order() -> None:
    game = start(seats=3, stage="corruption", dice={(STONE, 1): 1})
    game.king, game.arrival = [-7, -6, -5], [0, 1, 2]
    at = play(game, chance={"corruption": [[5]]})
    assert at.game.king == [-7, -7, -7]
    assert at.game.arrival == [2, 1, 0]


@pytest.mark.clauses("tiletum.cleanup.turn")
def test_the_disc_turns_clockwise() -> None:
    game = start(stage="cleanup")
    game.shift = 3
    before = [number_at(game, sector) for sector in range(6)]
    after = play(game, until="prepare").game
    assert before == [4, 5, 6, 1, 2, 3]
    assert [number_at(after, sector) for sector in range(6)] == [3, 4, 5, 6, 1, 2]
    assert after.wheel == game.wheel


@pytest.mark.clauses("tiletum.cleanup.wheel", "tiletum.cleanup.king", "tiletum.cleanup.dice", "tiletum.map.bonus")
def test_cleanup_refills_the_wheel_and_the_king_track_but_not_the_map() -> None:
    game = start(stage="cleanup", round=1, dice={(GOLD, 3): 2})
    game.sector_tiles = [NONE, tile("H01"), NONE, NONE, tile("X01"), NONE]
    for id in ("H01", "X01"):
        game.bonus_pile[tile(id)] = 0
    game.bag[GOLD] = 0
    after = play(game, until="prepare").game
    assert (after.sector_tiles[1], after.sector_tiles[4]) == (tile("H01"), tile("X01"))
    assert NONE not in after.sector_tiles
    assert after.king_tile != NONE
    assert sum(after.bonus_pile) == sum(game.bonus_pile) - 5
    assert set(after.map_tiles) == {NONE}
    assert sum(after.dice) == 0
    assert after.bag[GOLD] == 2


@pytest.mark.clauses("tiletum.reading.2")
@pytest.mark.parametrize(("round", "laid"), [(1, True), (2, True), (3, False)])
def test_no_tile_lies_on_the_king_track_in_the_last_round(round: int, laid: bool) -> None:
    assert (play(start(stage="cleanup", round=round), until="prepare").game.king_tile != NONE) is laid


@pytest.mark.clauses("tiletum.cleanup", "tiletum.goal")
def test_the_last_round_has_no_cleanup() -> None:
    at = play(start(stage="cleanup", round=4, dice={(GOLD, 3): 2}))
    assert at.question is None
    assert at.game.stage == "over"
    assert set(at.game.sector_tiles) == {NONE}
    assert sum(at.game.dice) == 2


@pytest.mark.clauses("tiletum.bonus.pile", "tiletum.reading.42")
def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    game = start(stage="cleanup", round=1)
    game.bonus_pile = [0] * len(game.bonus_pile)
    game.bonus_pile[tile("H01")] = 1
    for id in ("H03", "H05", "H07"):
        game.bonus_discard[tile(id)] = 1
    after = play(game, until="prepare").game
    assert after.sector_tiles[0] == tile("H01")
    assert sorted(number for number in after.sector_tiles if number != NONE) == [
        tile(id) for id in ("H01", "H03", "H05", "H07")
    ]
    assert after.sector_tiles[4:] == [NONE, NONE]
    assert after.king_tile == NONE
    assert sum(after.bonus_pile) == sum(after.bonus_discard) == 0


@pytest.mark.clauses("tiletum.turn.refill")
def test_the_contract_offer_slides_to_the_cheap_end_after_the_turn() -> None:
    game = start(action=(KING, 0), offer=("K01", "K02", "K03", "K04", "K05"))
    game.contract_offer[1] = game.contract_offer[4] = NONE
    game.contract_pile = [0] * 26
    for id in ("K06", "K08"):
        game.contract_pile[tile(id) - FIRST_CONTRACT] = 1
    at = play(game, ("end",), chance={"contracts": [[tile("K08") - FIRST_CONTRACT, tile("K06") - FIRST_CONTRACT]]})
    expected = ("K06", "K08", "K01", "K03", "K04")
    assert at.game.contract_offer == [tile(id) - FIRST_CONTRACT for id in expected]
    assert at.told("turn ended") == [{"player": 0}]


@pytest.mark.clauses("tiletum.reading.42", "tiletum.turn.refill")
def test_the_contract_offer_stays_short_when_its_pile_is_empty() -> None:
    game = start(action=(KING, 0), offer=("K01", "K02", "K03", "K04", "K05"))
    game.contract_offer[2] = game.contract_offer[3] = NONE
    game.contract_pile = [0] * 26
    game.contract_pile[tile("K06") - FIRST_CONTRACT] = 1
    at = play(game, ("end",))
    expected = [tile(id) - FIRST_CONTRACT for id in ("K06", "K01", "K02", "K05")]
    assert at.game.contract_offer == [NONE, *expected]


@pytest.mark.clauses("tiletum.turn.points")
def test_what_is_left_is_lost_at_the_end_of_the_turn() -> None:
    game = start(action=(MERCHANT, 4), due=dict.fromkeys(range(1, 11), 1))
    game.jokers, game.exchanged, game.ap[KING] = [1], True, 2
    after = play(game, ("end",)).game
    assert (after.action, after.sector, after.ap, after.jokers) == (NONE, NONE, [0] * 5, [])
    assert sum(after.due) == 0
    assert not after.exchanged
    assert after.turn == 1
