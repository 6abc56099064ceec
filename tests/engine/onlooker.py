"""A person who looks at a copy of the board: answers what a sight asks, notes questions, screens, instructions.

Whoever is asked by name and number only needs what stands in the question: what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from soloist.engine.asking import About, option_of
from soloist.engine.chance import Keyed
from soloist.engine.events import Event
from soloist.engine.ladders import those_who_stay
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.sight import BoardSight, Thing
from soloist.engine.table import Table, fallen, sizes_of

Best = Callable[[About], Sequence[Thing]]
"""Who walks a whole ladder whose candidates only a person sees: returns the best."""


def looked(question: Question, eyes: BoardSight[Any], best: Best | None = None) -> Answer:
    """Answer a question by looking; what is named comes in an order of its own."""
    about = question.about
    assert isinstance(about, About)
    if question.kind == "number":
        assert about.fact is not None
        (value,) = eyes.see(about.fact, about.things, about.at)
        return (("number", int(value)),)
    left = list(about.things)
    if about.ladder and not about.rungs:
        assert best is not None
        left = list(best(about))
    elif about.fact is not None and about.fact.kind == "things":
        left = [x for x in eyes.find(about.fact, about.at) if option_of(x) in question.options]
    elif not about.rungs:
        assert about.fact is not None
        left = [x for x, yes in zip(left, eyes.see(about.fact, left, about.at), strict=True) if yes]
    for rung in about.rungs:
        if rung.fact is not None:
            values = list(eyes.see(rung.fact, left, about.at))
        else:
            assert rung.values is not None
            known = dict(zip(about.things, rung.values, strict=True))
            values = [known[x] for x in left]
        left = those_who_stay(rung.how, left, values)
        if not left:
            break
    return tuple(option_of(x) for x in reversed(left))


class Onlooker(Table):
    """A table with such a person at it."""

    listens = True

    def __init__(self, eyes: BoardSight[Any], seed: str = "1", best: Best | None = None) -> None:
        self.eyes = eyes
        self.source = Keyed(seed)
        self.best = best
        self.asked: list[Question] = []
        self.screens: list[list[str]] = []
        self.told: list[Event] = []
        self.fell: list[str] = []

    def answer(self, question: Question) -> Answer:
        answer = looked(question, self.eyes, self.best)
        assert question.why_refused(answer) is None, question
        self.asked.append(question)
        return answer

    def fall(self, chance: Chance) -> Outcome:
        self.fell.append(chance.key)
        return fallen(chance, self.source.values(chance.label, chance.index, sizes_of(chance)))

    def soon(self, questions: Sequence[Question]) -> None:
        self.screens.append([question.name for question in questions])

    def tell(self, event: Event) -> None:
        self.told.append(event)

    def new(self) -> list[str]:
        """The names of the questions asked since this was called last."""
        names = [question.name for question in self.asked]
        self.asked.clear()
        return names
