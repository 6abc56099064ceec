"""A person with the cardboard of the Peddler's road: does what is told, then answers by looking at it."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from tests.engine.onlooker import looked
from tests.engine.peddler import DOES, LOOKS, RULES, TOWNS, WARE, Beside, Peddler, Road

from soloist.engine.answerers import Straight
from soloist.engine.asking import About
from soloist.engine.chance import Keyed
from soloist.engine.hands import about_of, instructions
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import BoardSight, Thing


def town_of(seed: int, turn: int) -> str:
    """The town to which the person goes before a turn of the Peddler."""
    return Random(f"{seed} {turn}").choice(TOWNS)


class Cardboard:
    """A real road, and how many instructions have been carried out on it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.road: Road = RULES.new({})
        self.source: Straight[None] = Straight(None, lambda question, state: (), Keyed(str(seed)))
        self.eyes = BoardSight(self.road, LOOKS, self.source)
        self.done = 0
        self.walked = 0

    def keep_up(self, match: Match[Beside]) -> None:
        """Do what was told, and go to the towns to which the person goes until then."""
        told = instructions(line.event for line in match.told())
        for event in told[self.done :]:
            verb = next(verb for verb in DOES if verb.name == event.what["verb"])
            # What was told wrongly may ask for what is not there.
            with suppress(StopIteration):
                DOES[verb](self.road, self.source, *about_of(event).values())
        self.done = len(told)
        while self.walked <= match.rules.turn(match.state) - (not match.over) and self.walked < 6:
            town = town_of(self.seed, self.walked)
            self.walked += 1
            if town not in self.road.yours:
                self.road.yours.append(town)

    def answer_to(self, match: Match[Beside], question: Question | None = None) -> Answer:
        """Answer the question, or one along with it."""
        self.keep_up(match)
        question = question or self.asked(match)
        if question.name == "die":
            die = Keyed(str(self.seed)).values("reach", match.rules.turn(match.checkpoints[-1].state) + 1, [6])[0]
            return (("number", die + 1),)

        def best(about: About) -> list[Thing]:
            at: dict[str, Any] = dict(about.at)
            return WARE.best(match.state.me, self.eyes, None, at)  # type: ignore[return-value]

        return looked(question, self.eyes, best)

    @staticmethod
    def asked(match: Match[Beside]) -> Question:
        question = match.question
        assert isinstance(question, Question)
        return question


def digital(seed: int, turns: int) -> tuple[Peddler, Road]:
    """The same game on a digital board."""
    match = Match(RULES, _setup(seed))  # type: ignore[arg-type]
    for turn in range(turns):
        match.answer(f"walk to {town_of(seed, turn)}")
    return match.checkpoints[-1].state.me, match.checkpoints[-1].state


def _setup(seed: int) -> Any:
    from soloist.engine.match import Setup

    return Setup("road", {}, str(seed))
