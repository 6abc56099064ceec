"""Random play of the base game: it ends, no piece is lost at any question, choices differ, no chance comes twice."""

from __future__ import annotations

from random import Random

import pytest

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.states import copier, from_data, to_data
from soloist.engine.table import Table
from soloist.games.merv import flow
from soloist.games.merv.counting import count_pieces
from soloist.games.merv.kinds import MARKET, NONE, SEATS
from soloist.games.merv.setup import new
from soloist.games.merv.state import Game, buildings_left, posts_left, servants_left

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"first-courtier": "anybody", "soldiers": "home", "gate-places": "gates", "courtier-tie": "furthest"},
)
copy = copier(Game)


class Watching(Straight[Game]):
    """A random player that looks at the whole position whenever something is asked or falls."""

    __slots__ = ("fell", "random", "whole")

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, lambda question, game: (question.options[0],), Keyed(str(seed)))
        self.whole = count_pieces(game)
        self.fell: list[str] = []
        self.random = Random(seed)

    def answer(self, question: Question) -> Answer:
        assert count_pieces(self.state) == self.whole, question.name
        options = question.options
        assert options
        assert len(set(options)) == len(options), question.name
        busy = [option for option in options if option[0] not in ("end", "leave", "enough")]
        return (self.random.choice(busy if busy and self.random.random() < 0.7 else options),)

    def ask(self, seat: int, name: str, options: list[tuple[str | int, ...]]) -> tuple[str | int, ...]:
        return self.answer(Question(seat, name, options))[0]

    # A draw goes the long way, so that it falls too.
    draw = Table.draw

    def fall(self, chance: Chance) -> Outcome:
        if any(part.n for part in chance.parts):
            self.fell.append(chance.key)
        return super().fall(chance)


@pytest.mark.clauses(
    "merv.goal", "merv.pieces.cubes", "merv.pieces.camels", "merv.pieces.servants", "merv.pieces.discs"
)
@pytest.mark.clauses("merv.pieces.lacking", "merv.library.most", "merv.palace.halls", "merv.caravansary.limit")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("more", OPTIONS, ids=["default", "readings"])
@pytest.mark.parametrize("seed", range(5))
def test_random_play(seats: int, more: dict[str, str], seed: int) -> None:
    game = new({"seats": str(seats), **more})
    table = Watching(game, seed)
    steps = 0
    while not flow.over(game):
        flow.step(game, table)
        steps += 1
        assert steps < 5000
        assert count_pieces(game) == table.whole
        _holds(game)
    assert game.round == 12
    assert len(set(table.fell)) == len(table.fell)


def _holds(game: Game) -> None:
    """What is true of every position."""
    box = game.kit.box
    assert game.row_camels <= len(game.row)
    assert min(game.cubes + game.goods + game.upgrade_supply + game.deck) >= 0
    assert game.owners[MARKET] == game.soldiers[MARKET] == NONE
    assert all(owner != NONE or soldier == NONE for owner, soldier in zip(game.owners, game.soldiers, strict=True))
    assert all(sum(game.courtiers[hall * SEATS : (hall + 1) * SEATS]) <= 4 for hall in range(4))
    for who in range(game.kit.players):
        assert min(buildings_left(game, who), servants_left(game, who), posts_left(game, who)) >= 0
        assert game.favour[who] <= 10
        assert game.influence[who] <= 18
        assert game.mosque[who] <= 9
    for who, board in enumerate(game.boards):
        assert min(board.cubes) >= 0
        assert board.camels >= 0
        assert board.scrolls <= 8
        assert board.scrolls_laid <= board.scrolls
        assert all(laid <= n for laid, n in zip(board.laid, board.goods, strict=True))
        assert sum(n > 0 for n in board.spices) <= box.spices_allowed[game.influence[who]]
    if game.kit.courtier != NONE:
        assert game.points[game.kit.courtier] == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_state_is_copied_and_kept_as_data(seats: int) -> None:
    game = new({"seats": str(seats)})
    table = Watching(game, 1)
    for _ in range(120):
        flow.step(game, table)
    other = copy(game)
    assert from_data(Game, to_data(game), kit=game.kit) == other
    for _ in range(20):
        flow.step(other, Watching(other, 2))
    assert other != game
