"""What the flow of the game asks of the AI, and when: a stand-in that only notes it."""

from __future__ import annotations

from random import Random

import pytest

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Question
from soloist.engine.table import Table
from soloist.games.luthier import flow
from soloist.games.luthier.counting import pieces
from soloist.games.luthier.kinds import NONE, REPAIR, SALON, WORKBENCH
from soloist.games.luthier.opponent import digital
from soloist.games.luthier.opponent.own import fresh
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import FACE_DOWN, Game, chip_of, entry, owner_of
from soloist.games.luthier.view import view


class StandIn:
    """Places a worker at the Salon, one at Repair and one on its Workbench, and does nothing there."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.left: list[int] = []
        self.out: list[int] = []

    def prepare(self, game: Game, table: Table) -> None:
        self.heard.append("prepare")
        game.ai = fresh(game.kit, game.kit.box.tracker_rows)
        game.order = [1, 0]

    def begin_round(self, game: Game, table: Table) -> None:
        self.heard.append(f"round {game.round}")
        self.left, self.out = [SALON, REPAIR, WORKBENCH], []

    def has_workers(self, game: Game) -> bool:
        return bool(self.left)

    def plan(self, game: Game, table: Table) -> None:
        location = self.left.pop(0)
        self.out.append(location)
        if location != WORKBENCH:
            game.piles[location].append(entry(game.kit.ai, FACE_DOWN))

    def has_cards(self, game: Game) -> bool:
        return bool(self.out)

    def choose(self, game: Game, table: Table) -> int:
        return self.out[0]

    def reveal(self, game: Game, location: int, table: Table) -> tuple[int, int]:
        self.heard.append("reveal")
        self.out.remove(location)
        return 3, 4

    def act(self, game: Game, table: Table) -> None:
        assert game.queue[0] == [1, 3, 4]
        assert game.location in (SALON, REPAIR)
        self.heard.append("act")

    def work(self, game: Game, table: Table) -> None:
        self.out.remove(WORKBENCH)
        self.heard.append("work")

    def upkeep(self, game: Game, table: Table) -> None:
        assert not self.out
        self.heard.append("upkeep")

    def end(self, game: Game, table: Table) -> None:
        self.heard.append("end")


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """The stand-in at every door of the AI."""
    stand_in = StandIn()
    doors = [name for name in vars(StandIn) if not name.startswith("_")]
    assert len(doors) == 11
    for name in doors:
        monkeypatch.setattr(digital, name, getattr(stand_in, name))
    return stand_in


@pytest.mark.parametrize("seed", range(3))
def test_the_flow_calls_the_ai_where_it_is_its_turn(stand_in: StandIn, seed: int) -> None:
    game = new({"seats": "solo"})
    random = Random(seed)

    def chosen(question: Question, state: Game) -> Answer:
        assert question.seat == 0
        assert pieces(state) == whole
        seen = view(state, question)
        assert all(choice.label for choice in seen.choices)
        if question.kind == "some":
            return tuple(question.options[: question.least])
        return (random.choice(question.options),)

    table = Straight(game, chosen, Keyed(str(seed)))
    whole = pieces(game)
    while not flow.over(game):
        flow.step(game, table)
    assert stand_in.heard[0] == "prepare"
    assert stand_in.heard.count("reveal") == stand_in.heard.count("act") == 2 * 6
    assert stand_in.heard.count("work") == stand_in.heard.count("upkeep") == 6
    assert [heard for heard in stand_in.heard if heard.startswith("round")] == [f"round {n}" for n in range(1, 7)]
    assert stand_in.heard[-2:] == ["upkeep", "end"]
    assert sum(game.prestige) == game.prestige[0]


def test_the_ai_places_and_activates_in_turn_order(stand_in: StandIn) -> None:
    game = new({"seats": "solo"})
    assert game.kit.ai == 1
    stand_in.prepare(game, Straight(game, lambda question, state: (question.options[0],), Keyed("1")))
    game.round, game.stage = 1, "plan"
    stand_in.left = [SALON, REPAIR]
    game.boards[0].chips = [1, 5]
    places = iter([("place", 5, SALON), ("place", 1, REPAIR)])
    table = Straight(game, lambda question, state: (next(places),), Keyed("1"))
    for _ in range(4):
        flow.step(game, table)
    assert [(owner_of(chip), chip_of(chip)) for chip in game.piles[SALON]] == [(1, FACE_DOWN), (0, 5)]
    assert [(owner_of(chip), chip_of(chip)) for chip in game.piles[REPAIR]] == [(1, FACE_DOWN), (0, 1)]
    flow.step(game, table)
    assert game.stage == "activate"
    flow.step(game, table)  # the AI activates the Salon
    flow.step(game, table)  # nobody has an apprentice
    assert game.location == SALON
    assert game.queue == [[0, 5, 5], [1, 3, 4]]
    assert NONE not in {owner_of(chip) for chip in game.piles[REPAIR]}
