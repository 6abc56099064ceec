"""Law 7 in small: its turns decided by what a person tells are those on a board, whole random games long."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from tests.engine.onlooker import Onlooker

from soloist.engine.answerers import Straight
from soloist.engine.asking import Asking, Reader, option_of
from soloist.engine.chance import Keyed
from soloist.engine.hands import BoardHands, PersonHands, Verb, back_words, instructions, tell_words
from soloist.engine.memory import Memory
from soloist.engine.person import PersonSight
from soloist.engine.questions import Question
from soloist.engine.sight import At, BoardSight, Fact, Thing
from soloist.engine.states import copier, to_data
from soloist.engine.trace import Trace, text
from soloist.games.merv import flow
from soloist.games.merv.game import GAME
from soloist.games.merv.opponent import phases
from soloist.games.merv.opponent.deeds import DOES
from soloist.games.merv.opponent.digital import me_of
from soloist.games.merv.opponent.looks import LOOKS
from soloist.games.merv.opponent.named import thing_name
from soloist.games.merv.opponent.own import Magistrate
from soloist.games.merv.opponent.turn import take_turn
from soloist.games.merv.opponent.verbs import VERBS
from soloist.games.merv.state import Game, player, side
from soloist.players.random_player import random_player

copy, copy_own = copier(Game), copier(Magistrate)


class Beside:
    """The Magistrate beside a real table, at which a person tells what lies there and does what is told."""

    def __init__(self, world: Game, seed: str, whole: bool) -> None:
        self.world, self.seed, self.whole = world, seed, whole
        self.memory = Memory()
        self.turns: list[tuple[int, str]] = []
        self.asked: list[Question] = []
        self.told: list[str] = []

    def go(self, world: Game, me: Magistrate, *, score: bool, end: bool = False) -> Magistrate:
        """Do its turn, or score a year and the end, in a world of its own."""
        eyes = BoardSight(world, LOOKS, Straight(world, lambda question, state: (), Keyed(self.seed)))
        person = Onlooker(eyes, self.seed)
        sight = PersonSight(me, self.memory, person, {}, {fact: _reader(eyes, fact) for fact in _FOUND},
                            whole=self.whole)  # fmt: skip
        hands = _Obeyed(self.memory, person, BoardHands(world, DOES, person))
        why = Trace()
        if score:
            phases.score_year(me, sight, hands, why)
            if end:
                phases.score_end(me, sight, hands, why)
        else:
            take_turn(me, side(world), person, sight, hands, why)
        names = [(me.turn, f"{score} {question.name}") for question in person.asked]
        self.turns += names
        self.asked += person.asked
        words = lambda thing: thing_name(world.kit.box, thing)  # noqa: E731
        for event in instructions(person.told):
            self.told += [tell_words(event, VERBS, words), back_words(event, VERBS, words)]
        self.told.append(text(why, words))
        self.memory.end_turn()
        return me


class _Obeyed(PersonHands):
    """What is told is done at once."""

    def __init__(self, memory: Memory, table: Onlooker, board: BoardHands[Game]) -> None:
        super().__init__(memory, table)
        self.board = board

    def do(self, verb: Verb, *what: Thing) -> None:
        super().do(verb, *what)
        self.board.do(verb, *what)


_FOUND = [fact for fact in LOOKS if fact.kind == "things"]


def _reader(eyes: BoardSight[Game], fact: Fact) -> Reader[Magistrate]:
    """Ask what lies there, with something among it that does not."""

    def read(me: Magistrate, asking: Asking, at: At) -> Iterable[Thing]:
        options = [("nothing", 0), *(option_of(x) for x in eyes.find(fact, at))]
        (answer,) = asking.answers(asking.question("", options, "some", 0, len(options)))
        return [option for option in options if option in answer]

    return read


OPTIONS: list[Mapping[str, str]] = [
    {},
    {"goods": "at most", "how-many-contracts": "at most", "extra-time": "every", "removal": "drawn"},
    {"wall-pairs": "alike", "first-courtier": "anybody", "market-library": "placed", "no-card": "deck"},
    {"goods": "new", "placed-counts": "no", "reshuffle": "anew", "soldiers": "home", "wall-influence": "no"},
]


@pytest.mark.clauses("merv.priority", "merv.magistrate")
@pytest.mark.parametrize("whole", [True, False], ids=["whole ladders", "step by step"])
@pytest.mark.parametrize("options", OPTIONS, ids=["default", "limits", "alike", "anew"])
def test_a_table_decides_as_a_board(whole: bool, options: Mapping[str, str]) -> None:
    turns = 0
    for seed in range(6):
        game = GAME.new({"seats": "solo", **options})
        table = Straight(game, random_player(f"random {seed}"), Keyed(str(seed)))
        beside = Beside(game, str(seed), whole)
        while not flow.over(game):
            own = game.stage in ("turn", "scoring") and player(game) == game.kit.magistrate
            before = (copy(game), copy_own(me_of(game)), game.stage == "scoring") if own else None
            flow.step(game, table)
            if before is not None:
                world, me, score = before
                me.kit = game.kit
                beside.go(world, me, score=score, end=flow.over(game))
                if not score:  # the scoring of the last in the queue ends the year too
                    assert to_data(me) == to_data(game.magistrate), f"seed {seed}, round {game.round}"
                for name in ("owners", "soldiers", "walls", "posts", "goods", "courtiers", "breakthroughs",
                             "contracts", "scoring_tiles", "row", "market", "favour", "influence"):  # fmt: skip
                    assert getattr(world, name) == getattr(game, name), f"seed {seed}, round {game.round}: {name}"
                assert world.points[1] == game.points[1], f"seed {seed}, round {game.round}"
                turns += 1
        assert len(set(beside.turns)) == len(beside.turns), "nothing is asked twice in a turn under one name"
        assert not [line for line in beside.told if "(" in line and "('" in line]
        assert not [line for line in beside.told if "{" in line]
    assert turns == 6 * 15


@pytest.mark.clauses("merv.priority")
def test_every_fact_is_asked_and_every_verb_told_at_a_table() -> None:
    facts: set[str] = set()
    verbs: set[str] = set()
    for seed in range(30):
        game = GAME.new({"seats": "solo", **OPTIONS[seed % 3]})
        table = Straight(game, random_player(f"random {seed}"), Keyed(str(seed)))
        beside = Beside(game, str(seed), whole=False)
        heard: list[str] = []
        while not flow.over(game):
            own = game.stage == "turn" and player(game) == game.kit.magistrate
            before = (copy(game), copy_own(me_of(game))) if own else None
            flow.step(game, table)
            if before is not None:
                before[1].kit = game.kit
                beside.go(*before, score=False)
                heard = beside.told
        facts |= {about.fact.name for question in beside.asked if (about := question.about) and about.fact}  # type: ignore[attr-defined]
        verbs |= {verb.name for verb in VERBS for line in heard if line.startswith(verb.tell.split("{")[0])}
    assert {fact.name for fact in LOOKS} - facts == set()
    assert {verb.name for verb in VERBS} - verbs == set()
