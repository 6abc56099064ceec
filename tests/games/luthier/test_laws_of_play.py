"""Random play of the base game: it ends, no piece is lost at any question, choices differ, no chance comes twice."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.luthier.positions import BOX, copy

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.states import from_data, to_data
from soloist.engine.table import Table
from soloist.games.luthier import flow
from soloist.games.luthier.counting import pieces
from soloist.games.luthier.kinds import LEVELS, NONE
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import Game

OPTIONS = (
    {},
    {"crowd": "any number", "patience": "stays", "chips": "1, 2, 3"},
    {"priority": "chip"},
)


class Watching(Straight[Game]):
    """A random player that looks at the whole position whenever something is asked or falls."""

    __slots__ = ("fell", "random", "whole")

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, lambda question, game: (question.options[0],), Keyed(str(seed)))
        self.whole = pieces(game)
        self.fell: list[str] = []
        self.random = Random(seed)

    def answer(self, question: Question) -> Answer:
        assert pieces(self.state) == self.whole, question.name
        options = question.options
        assert options
        assert len(set(options)) == len(options), question.name
        if question.kind == "some":
            return tuple(self.random.sample(options, question.least))
        return (self.random.choice(options),)

    def ask(self, seat: int, name: str, options: list[tuple[str | int, ...]]) -> tuple[str | int, ...]:
        return self.answer(Question(seat, name, options))[0]

    def roll(self, label: str, index: int, n: int = 1) -> list[int]:
        self.fell.append(f"{label}#{index}")
        assert pieces(self.state) == self.whole, label
        return super().roll(label, index, n)

    # A draw goes the long way, so that it falls too.
    draw = Table.draw

    def fall(self, chance: Chance) -> Outcome:
        assert pieces(self.state) == self.whole, chance.key
        if any(part.n for part in chance.parts):
            self.fell.append(chance.key)
        return super().fall(chance)


@pytest.mark.clauses("luthier.goal", "luthier.pieces", "luthier.patrons.limits", "luthier.goods.apprentices")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("more", OPTIONS, ids=["default", "crowded", "chips"])
@pytest.mark.parametrize("seed", range(4))
def test_random_play(seats: int, more: dict[str, str], seed: int) -> None:
    game = new({"seats": str(seats), **more})
    table = Watching(game, seed)
    assert set(table.whole.values()) == {1}
    steps = 0
    while not flow.over(game):
        flow.step(game, table)
        steps += 1
        assert steps < 5000
        _holds(game)
    assert game.round == 6
    assert not game.due
    assert not game.queue
    assert not any(game.piles)
    assert len(set(table.fell)) == len(table.fell)


def _holds(game: Game) -> None:
    """What is true of every position."""
    for board in game.boards:
        assert min(board.materials) >= 0
        assert min(board.money, board.inspiration) >= 0
        assert 0 <= board.apprentices <= 2
        assert len(board.patrons) == len(board.gifts) == len(board.fills) <= 2
        assert len(board.instruments) == len(board.roughed) == len(board.assigned) <= 2
        assert set(board.assigned) <= {NONE, *board.patrons}
        assigned = [patron for patron in board.assigned if patron != NONE]
        assert len(set(assigned)) == len(assigned)
        assert all(0 <= space <= 8 for space in board.tracks)
        assert all(0 <= gifts <= 3 for gifts in board.gifts)
    assert sorted(game.order) == list(range(game.kit.players))
    assert min(game.prestige) >= 0
    for section, holder in enumerate(game.chairs):
        players = game.kit.players
        tokens = [
            game.back_row[section * players + who]
            + sum(
                game.plain[desk * players + who] + (game.instrument_at[desk] == who)
                for desk in BOX.sections[section].desks
            )
            for who in range(players)
        ]
        assert (holder == NONE) == (not any(tokens))
        assert holder == NONE or tokens[holder] == max(tokens)
    for place in range(len(game.awards)):
        owners = [who for who in game.award_owner[place * LEVELS : (place + 1) * LEVELS] if who != NONE]
        assert len(set(owners)) == len(owners)


def test_a_copy_is_equal_and_independent_and_data_comes_back() -> None:
    game = new({"seats": "3"})
    table = Watching(game, 1)
    for _ in range(120):
        flow.step(game, table)
    other = copy(game)
    assert other == game
    again = from_data(Game, to_data(game), kit=game.kit)
    assert again == game
    other.boards[0].materials[0] += 1
    other.rows[0][0] = NONE
    assert other.boards[0] != game.boards[0]
    assert other.rows != game.rows
    assert again == game


def test_a_step_that_is_run_again_gives_the_same_state() -> None:
    game = new({"seats": "2"})
    table = Watching(game, 2)
    while not flow.over(game):
        first, second = copy(game), copy(game)
        for state in (first, second):
            again = Watching(state, 5)
            flow.step(state, again)
        assert first == second
        flow.step(game, table)
