"""Law 8: every list of the AI against an independent literal reading, in positions by chance and in whole games.

An action, a Workbench or an upkeep is done by both to the same position; what fell for the program falls for the
reading, which has to draw as often, among as many, and only what it may. Then everything has to stand the same.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.luthier.opponent.boards import board
from tests.games.luthier.opponent.literal import chance, deeds, lists
from tests.games.luthier.opponent.literal.both import act, agree, finish, first_cards, keep_up, plan, work
from tests.games.luthier.opponent.literal.luck import Eyes, Luck, Noting
from tests.games.luthier.opponent.literal.position import CARDS, read
from tests.games.luthier.positions import goods

from soloist.engine.questions import Answer, Question
from soloist.games.luthier import flow, rounds
from soloist.games.luthier.kinds import LOCATIONS, REPAIR
from soloist.games.luthier.opponent import actions, planning, upkeep
from soloist.games.luthier.opponent.own import Ai
from soloist.games.luthier.scoring import goal_level
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import Game

ALL, BLOCK, GAMES = 10_000, 500, 25
by_blocks = pytest.mark.parametrize(
    "block",
    [
        pytest.param(range(start, start + BLOCK), marks=[pytest.mark.slow] if start else [], id=str(start))
        for start in range(0, ALL, BLOCK)
    ],
)


@pytest.mark.clauses(
    "luthier.ai.salon", "luthier.ai.salon.place", "luthier.ai.salon.step", "luthier.ai.tiers", "luthier.ai.skip",
    "luthier.reading.8", "luthier.reading.9", "luthier.reading.29", "luthier.reading.32",
)  # fmt: skip
@by_blocks
def test_salon(block: range) -> None:
    for seed in block:
        act(seed, "Salon")


@pytest.mark.clauses(
    "luthier.ai.instrument", "luthier.ai.instrument.assign", "luthier.ai.instrument.step", "luthier.ai.search",
    "luthier.ai.tiers", "luthier.ai.skip", "luthier.reading.8", "luthier.reading.10", "luthier.reading.11",
    "luthier.reading.29",
)  # fmt: skip
@by_blocks
def test_guild(block: range) -> None:
    for seed in block:
        act(seed, "Guild")


@pytest.mark.clauses(
    "luthier.ai.perform", "luthier.ai.perform.result", "luthier.ai.perform.low", "luthier.ai.perform.levels",
    "luthier.ai.search", "luthier.ai.skip", "luthier.ai.token", "luthier.ai.token.ties", "luthier.ai.complete",
    "luthier.reading.8", "luthier.reading.10", "luthier.reading.11", "luthier.reading.13", "luthier.reading.18",
    "luthier.reading.19", "luthier.reading.20",
)  # fmt: skip
@by_blocks
def test_perform(block: range) -> None:
    for seed in block:
        act(seed, "Perform")


@pytest.mark.clauses(
    "luthier.ai.repair", "luthier.ai.repair.level", "luthier.ai.repair.done", "luthier.ai.search", "luthier.ai.skip",
    "luthier.ai.token", "luthier.ai.complete", "luthier.reading.8", "luthier.reading.10", "luthier.reading.11",
    "luthier.reading.12", "luthier.reading.13", "luthier.reading.19",
)  # fmt: skip
@by_blocks
def test_repair(block: range) -> None:
    for seed in block:
        act(seed, "Repair")


@pytest.mark.clauses(
    "luthier.ai.balcony", "luthier.ai.balcony.one", "luthier.ai.balcony.award", "luthier.reading.14",
    "luthier.reading.15",
)  # fmt: skip
@by_blocks
def test_balcony(block: range) -> None:
    for seed in block:
        act(seed, "Balcony")


@pytest.mark.clauses(
    "luthier.ai.build", "luthier.ai.build.score", "luthier.ai.build.step", "luthier.ai.complete", "luthier.ai.token",
    "luthier.reading.5", "luthier.reading.6", "luthier.reading.16", "luthier.reading.17", "luthier.reading.33",
)  # fmt: skip
@by_blocks
def test_workbench(block: range) -> None:
    for seed in block:
        work(seed)


@pytest.mark.clauses(
    "luthier.ai.upkeep", "luthier.ai.upkeep.tracker", "luthier.ai.upkeep.bonus", "luthier.ai.upkeep.two",
    "luthier.ai.upkeep.three", "luthier.ai.upkeep.step", "luthier.ai.upkeep.shuffle", "luthier.reading.21",
    "luthier.reading.22", "luthier.reading.23", "luthier.reading.24", "luthier.reading.25", "luthier.reading.26",
    "luthier.reading.34",
)  # fmt: skip
@by_blocks
def test_upkeep(block: range) -> None:
    for seed in block:
        keep_up(seed)


@pytest.mark.clauses(
    "luthier.ai.end", "luthier.ai.harder.goals", "luthier.reading.27", "luthier.reading.28", "luthier.reading.30"
)
@by_blocks
def test_end(block: range) -> None:
    for seed in block:
        finish(seed)


# Setting up, Planning and the order of its cards.


@pytest.mark.clauses("luthier.ai.first-patron", "luthier.ai.first-instrument", "luthier.ai.icons")
@by_blocks
def test_first_cards(block: range) -> None:
    for seed in block:
        first_cards(seed)


@pytest.mark.clauses("luthier.ai.first", "luthier.ai.chips")
def test_who_goes_first_and_its_workers() -> None:
    for guild in range(1, 10):
        for tile in range(1, 10):
            assert planning.goes_first(guild, tile) == (guild <= tile)
    me = chance.by_chance(0).ai
    assert me is not None
    for round_ in range(1, 7):
        bag = planning.workers_of(me, round_)
        assert [chip for chip, n in enumerate(bag) for _ in range(n)] == deeds.workers(round_)


@pytest.mark.clauses(
    "luthier.ai.plan", "luthier.ai.limit", "luthier.ai.row", "luthier.ai.rows", "luthier.ai.activate",
    "luthier.ai.skill", "luthier.reading.1", "luthier.reading.2", "luthier.reading.3", "luthier.reading.4",
    "luthier.reading.5",
)  # fmt: skip
@by_blocks
def test_planning(block: range) -> None:
    for seed in block:
        plan(seed)


@pytest.mark.clauses("luthier.ai.activate", "luthier.reading.7")
@by_blocks
def test_first_at_a_location(block: range) -> None:
    """The highest skill (R-L7 B: the highest chip), ties by the chip placed earlier."""
    for seed in block:
        random = Random(f"first {seed}")
        by = random.choice((1, 2))
        game = board(priority=("", "chip", "skill")[by]).game
        goods(game)
        chips = [chance.AI, *random.choices([chance.YOU], k=random.randint(1, 3))]
        random.shuffle(chips)
        game.order, game.location = [0, 1], REPAIR
        game.queue = [[who, random.randint(1, 5), random.randint(1, 8)] for who in chips]
        placed = [list(one) for one in game.queue]
        rounds.help_(game, Noting(game, "1"))
        assert game.queue == [one for n in range(9, 0, -1) for one in placed if one[by] == n]


# Whole games.


def watch(monkeypatch: pytest.MonkeyPatch, game: Game, table: Noting, did: dict[str, int]) -> None:
    """Whatever the AI does in this game, let the reading do it, too."""

    def both(module: object, name: str, reading: Callable[..., object]) -> None:
        original = getattr(module, name)

        def watched(me: Ai, *what: Any) -> object:
            p, table.luck = read(game), Luck()
            args = [Eyes(game, table) if hasattr(one, "looks") else one for one in what]
            answer = original(me, *args)
            found = reading(p, *what)
            agree(p, game, table.luck)
            if name in ("flip", "left_most"):
                assert LOCATIONS[answer] == found
            did[name] = did.get(name, 0) + 1
            return answer

        monkeypatch.setattr(module, name, watched)

    both(actions, "act", lambda p, place, skill, *rest: deeds.act(p, LOCATIONS[place], skill, table.luck))
    both(actions, "work", lambda p, chips, *rest: deeds.work(p, chips, table.luck))
    both(upkeep, "upkeep", lambda p, *rest: deeds.upkeep(p, table.luck))
    both(
        upkeep, "final_score", lambda p, *rest: deeds.end(p, [goal_level(game, 0, n) + 1 for n in game.boards[0].goals])
    )
    both(planning, "first_cards", lambda p, *rest: deeds.set_up(p, table.luck))
    both(planning, "flip", lambda p, card, *rest: deeds.flip(p, CARDS[card]))
    both(planning, "lay_out", lambda p, *rest: setattr(p, "action_row", lists.laid_out(p)))
    both(planning, "left_most", lambda p: lists.left_most(p))


def whole_game(seed: int, monkeypatch: pytest.MonkeyPatch, did: dict[str, int]) -> None:
    """Play a game at random, every second one with other readings."""
    random = Random(f"game {seed}")

    def at_random(question: Question, state: Game) -> Answer:
        if question.kind == "some":
            return tuple(random.sample(question.options, question.least))
        return (random.choice(question.options),)

    options = {
        name: random.choice(others) for name, others in chance.OTHERS.items() if seed % 2 and random.random() < 0.5
    }
    game = new({"seats": "solo", **options})
    table = Noting(game, str(seed), at_random)
    with monkeypatch.context() as patched:
        watch(patched, game, table, did)
        while not flow.over(game):
            flow.step(game, table)


@pytest.mark.clauses("luthier.ai.act", "luthier.ai.upkeep", "luthier.ai.plan", "luthier.ai.build", "luthier.ai.row")
@pytest.mark.parametrize(
    "block",
    [
        pytest.param(range(n, n + GAMES), marks=[pytest.mark.slow] if n else [], id=str(n))
        for n in range(0, ALL // BLOCK * GAMES, GAMES)
    ],
)
def test_whole_games(block: range, monkeypatch: pytest.MonkeyPatch) -> None:
    did: dict[str, int] = {}
    for seed in block:
        whole_game(seed, monkeypatch, did)
    assert (did["first_cards"], did["upkeep"], did["final_score"]) == (len(block), 6 * len(block), len(block))
    assert did["flip"] == 24 * len(block)
    assert did["act"] + did["work"] > 15 * len(block)
