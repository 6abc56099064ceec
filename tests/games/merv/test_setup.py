"""Set-up and the course of rounds and years: what lies where, who plays when."""

from __future__ import annotations

import pytest
from tests.games.merv.positions import BOX, cubes, play, slot, start

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.games.merv import flow
from soloist.games.merv.counting import count_pieces
from soloist.games.merv.kinds import LINES, MARKET, NONE, OPEN_TO, SLOT_WORDS
from soloist.games.merv.setup import new
from soloist.games.merv.state import Game, slots, year


def laid_out(seats: int, seed: str = "1", **options: str) -> Game:
    return play(new({"seats": str(seats), **options}), until="turn", seed=seed).game


@pytest.mark.clauses("merv.setup.city", "merv.pieces.sites")
def test_the_city_is_laid_out_at_random_around_the_market() -> None:
    games = [laid_out(3, str(seed)) for seed in range(1, 6)]
    for game in games:
        assert game.sites[MARKET] == NONE
        assert sorted(game.sites) == [NONE, *range(24)]
        rows = {(BOX.site_action[tile], BOX.site_colour[tile]) for tile in game.sites if tile != NONE}
        assert rows == {(action, colour) for action in range(6) for colour in range(4)}
    assert len({tuple(game.sites) for game in games}) == 5


@pytest.mark.clauses("merv.setup.slots", "merv.setup.gates")
def test_slots_lie_clockwise_and_each_has_its_line() -> None:
    assert SLOT_WORDS[:5] == ("N1", "N2", "N3", "N4", "N5")
    assert SLOT_WORDS[10:15] == ("S5", "S4", "S3", "S2", "S1")
    assert LINES[slot("N2")] == (1, 6, 11, 16, 21)
    assert LINES[slot("S2")] == (21, 16, 11, 6, 1)
    assert LINES[slot("E4")] == (19, 18, 17, 16, 15)
    assert LINES[slot("W4")] == (15, 16, 17, 18, 19)
    gates = [SLOT_WORDS[place] for place, gate in enumerate(BOX.gate_places) if gate]
    assert gates == ["N3", "E3", "S3", "W3"]


@pytest.mark.clauses("merv.invasion")
def test_the_first_two_sites_of_each_line_can_be_attacked() -> None:
    words = {cell: {SLOT_WORDS[place] for place in places} for cell, places in enumerate(OPEN_TO)}
    assert words[0] == {"N1", "W1"}
    assert words[6] == {"N2", "W2"}
    assert words[2] == {"N3"}
    assert words[11] == {"W3"}
    assert words[MARKET] == set()
    assert words[23] == {"S4", "E5"}
    assert sum(len(places) for places in words.values()) == 40


@pytest.mark.clauses("merv.setup.start", "merv.setup.caravan", "merv.setup.camels", "merv.setup.contracts")
@pytest.mark.clauses("merv.pieces.colours", "merv.pieces.camels", "merv.setup.camels.caravan")
@pytest.mark.parametrize(("seats", "on_cards", "out"), [(2, 2, 2), (3, 3, 1), (4, 4, 0)])
def test_what_each_game_begins_with(seats: int, on_cards: int, out: int) -> None:
    game = laid_out(seats)
    assert [board.cubes for board in game.boards] == [cubes({"white": 1})] * seats
    assert game.cubes == [12, 12, 12, 12, 12 - seats]
    assert {board.camels for board in game.boards} == {0}
    assert (len(game.row), sum(game.deck), game.row_camels, game.camels_out) == (8, 16, on_cards, out)
    counts = count_pieces(game)
    assert counts["camels"] == 12
    assert all(counts[f"{what} {who}"] == n for who in range(1, seats + 1)
               for what, n in (("buildings", 9), ("servants", 8), ("posts", 6)))  # fmt: skip
    assert set(game.points + game.favour + game.influence + game.mosque) == {0}
    assert set(game.contracts + game.breakthroughs + game.scoring_tiles) == {NONE}
    assert game.goods == [6] * 8


@pytest.mark.clauses("merv.setup.queue", "merv.setup.order")
def test_the_first_queue_is_drawn_among_the_people() -> None:
    orders = [laid_out(4, str(seed)).queue for seed in range(1, 9)]
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len({tuple(order) for order in orders}) > 3
    with_courtier = [laid_out(2, str(seed)).queue for seed in range(1, 9)]
    assert {tuple(order) for order in with_courtier} == {(0, 1, 2), (1, 0, 2)}


@pytest.mark.clauses("merv.magistrate.queue", "merv.magistrate.tracks", "merv.magistrate.level", "merv.reading.37")
@pytest.mark.clauses("merv.magistrate.colours")
def test_the_solo_game_before_set_up() -> None:
    game = new({"seats": "solo"})
    kit = game.kit
    assert (kit.people, kit.players, kit.magistrate, kit.courtier) == (1, 3, 1, 2)
    assert (game.favour[1], game.influence[1], game.points[1]) == (0, 0, 0)
    assert (game.row_camels, game.camels_out) == (2, 2)
    harder = new({"seats": "solo", "level": "3", "caravan-camels": "more"})
    assert harder.points == [0, 20, 0]
    assert (harder.row_camels, harder.camels_out) == (3, 1)
    assert new({"seats": "2", "level": "3", "caravan-camels": "more"}).points == [0, 0, 0]


@pytest.mark.clauses("merv.round.sides", "merv.goal", "merv.years")
@pytest.mark.parametrize(
    ("round", "first", "of_year"),
    [(1, "N1", 1), (2, "E1", 1), (3, "S5", 1), (4, "W5", 1), (5, "N1", 2), (12, "W5", 3)],
)
def test_each_round_has_its_side(round: int, first: str, of_year: int) -> None:
    game = start(round=round)
    assert SLOT_WORDS[slots(game)[0]] == first
    assert len(slots(game)) == 5
    assert year(game) == of_year
    assert play(game).of("slot")[0] == first


@pytest.mark.clauses("merv.round.order", "merv.turn.slot")
def test_turns_go_from_the_front_of_the_queue_and_slots_are_taken_once() -> None:
    game = start()
    game.queue = [2, 0, 1]
    at = play(game, "slot N2", "site b1", "end")
    assert at.question is not None
    assert at.question.seat == 0
    assert at.of("slot") == ["N1", "N3", "N4", "N5"]
    assert at.why_not("slot N2") == "On north 2 stands already: Player 3."
    assert at.why_not("slot E2") == "This round is played from another side."
    at = at.then("slot N4", "site d1", "end")
    assert at.question is not None
    assert at.question.seat == 1


YEAR_2 = ["invasion", "scoring", "turn"]


@pytest.mark.clauses("merv.years", "merv.goal")
@pytest.mark.parametrize(
    ("round", "stages"), [(3, ["turn"]), (4, ["scoring", "turn"]), (8, YEAR_2), (12, ["invasion", "scoring", "over"])]
)
def test_what_follows_a_round(round: int, stages: list[str]) -> None:
    game = start(stage="queue", round=round)
    game.masters = [slots(game)[2], slots(game)[0], slots(game)[1]]
    table = Straight(game, lambda question, game: (question.options[-1],), Keyed("1"))
    seen: list[str] = []
    while not seen or seen[-1] not in ("turn", "over"):
        flow.step(game, table)
        if game.stage != (seen[-1] if seen else "queue"):
            seen.append(game.stage)
    assert seen == stages
    assert game.queue == [0, 2, 1]
    assert game.round == round + (stages[-1] == "turn")
