"""Random play of the base game: it ends, no piece is lost at any question, choices differ, no chance comes twice."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.tiletum.positions import BOX, pieces

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.table import Table
from soloist.games.tiletum import flow
from soloist.games.tiletum.setup import new
from soloist.games.tiletum.state import Game

OPTIONS = (
    {},
    {"any": "mixed", "floors": "any order", "rooms": "six"},
    {"rooms": "online", "king-fair": "after", "first-game": "yes", "crest-fair": "all"},
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
        if question.kind == "some":
            return tuple(self.random.sample(options, question.least))
        assert len(set(options)) == len(options), question.name
        return (self.random.choice(options),)

    def ask(self, seat: int, name: str, options: list[tuple[str | int, ...]]) -> tuple[str | int, ...]:
        return self.answer(Question(seat, name, options))[0]

    def roll(self, label: str, index: int, n: int = 1) -> list[int]:
        self.fell.append(f"{label}#{index}")
        return super().roll(label, index, n)

    # A draw goes the long way, so that it falls too.
    draw = Table.draw

    def fall(self, chance: Chance) -> Outcome:
        if chance.label == "characters":  # whoever types what is drawn sees a whole position
            assert pieces(self.state) == self.whole
        if any(part.n for part in chance.parts):
            self.fell.append(chance.key)
        return super().fall(chance)


@pytest.mark.clauses("tiletum.goal", "tiletum.pieces.tiles", "tiletum.pieces.player", "tiletum.pieces.dice")
@pytest.mark.clauses("tiletum.board.storehouse", "tiletum.reading.42")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("more", OPTIONS, ids=["default", "mixed", "online"])
@pytest.mark.parametrize("seed", range(4))
def test_random_play(seats: int, more: dict[str, str], seed: int) -> None:
    game = new({"seats": str(seats), **more})
    table = Watching(game, seed)
    steps = 0
    while not flow.over(game):
        flow.step(game, table)
        steps += 1
        assert steps < 5000
        assert pieces(game) == table.whole
        _holds(game)
    assert game.round == 4
    assert len(set(table.fell)) == len(table.fell)


def _holds(game: Game) -> None:
    """What is true of every position."""
    for who, board in enumerate(game.boards):
        assert min(board.resources) >= 0
        assert len(board.store) <= 4
        assert len(board.contracts) <= 6
        assert min(board.houses, board.pillars) >= 0
        crests = [crest for crest in board.crests if crest >= 0]
        assert len(set(crests)) == len(crests)
        towns = [BOX.houses[space].spot for space, owner in enumerate(game.house_owner) if owner == who]
        assert len(set(towns)) == len(towns)
    assert all(-7 <= space <= 15 for space in game.king)
    assert sorted(game.order) == sorted(game.arrival) == list(range(game.kit.players))
