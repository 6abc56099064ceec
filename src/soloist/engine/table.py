"""The Table: the one door from the rules to the outside.

A rule asks it whenever a person must choose, a die must fall or a piece must be drawn. Who answers is not the rule's
business: see `soloist.engine.answerers`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from soloist.engine import bags
from soloist.engine.bags import Bag
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Field, Kind, Option, Outcome, Part, Question

SIX: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
TIE = "tie"
"""What the part of a chance is of that draws one of several equal things."""


class Waiting(BaseException):
    """The record has run out: the question, or the chance that a person types, is still to be answered.

    A BaseException, so that no rule catches it by accident.
    """

    def __init__(self, question: Question | Chance) -> None:
        super().__init__()
        self.question = question


class Table(ABC):
    """Answers questions, rolls and draws, and listens to what is told."""

    listens: bool = False

    @abstractmethod
    def answer(self, question: Question) -> Answer:
        """Return the answer to a question."""

    @abstractmethod
    def fall(self, chance: Chance) -> Outcome:
        """Return what falls or is drawn, without touching the bags."""

    def tell(self, event: Event) -> None:  # noqa: B027 - a table that does not listen has nothing to do
        """Hear what happened; called only if `listens`."""

    def soon(self, questions: Sequence[Question]) -> None:  # noqa: B027 - only a record has a screen to fill
        """Hear which questions will be asked next, so that a person can answer them on one screen.

        It is a hint: each is asked all the same, in any order, or not at all.
        """

    def ask(self, seat: int, name: str, options: list[Option]) -> Option:
        """Ask for one of the options."""
        return self.answer(Question(seat, name, options))[0]

    def ask_some(self, seat: int, name: str, options: list[Option], least: int, most: int, each: int = 1) -> Answer:
        """Ask for some of the options, from `least` to `most` of them, and each of them `each` times at most."""
        return self.answer(Question(seat, name, options, "some", least, most, each))

    def ask_order(self, seat: int, name: str, options: list[Option]) -> Answer:
        """Ask for all the options, in an order."""
        kind: Kind = "order"
        return self.answer(Question(seat, name, options, kind))

    def ask_number(self, seat: int, name: str, least: int, most: int) -> int:
        """Ask for a number from `least` to `most`."""
        return int(self.answer(Question(seat, name, [], "number", least, most))[0][1])

    def ask_numbers(self, seat: int, name: str, fields: Sequence[Field]) -> list[int]:
        """Ask for the numbers of a form: (name, least, most) for each."""
        answer = self.answer(Question(seat, name, [], "numbers", fields=tuple(fields)))
        return [int(n) for n in answer[0][1:]]

    def roll(self, label: str, index: int, n: int = 1) -> list[int]:
        """Roll `n` six-sided dice; (label, index) occurs once in a game."""
        return self.fall(Chance(label, index, [Part(label, "die", n, SIX)]))[0]

    def one_of(self, label: str, index: int, size: int) -> int:
        """Draw one of `size` equal things and return its place, from 0; (label, index) occurs once in a game."""
        return self.fall(Chance(label, index, [Part(label, TIE, 1, range(size))]))[0][0]

    def draw(self, label: str, bag: Bag, kinds: Sequence[int], of: str, n: int, index: int) -> list[int]:
        """Draw `n` pieces out of a bag over the given kinds; fewer if it runs empty."""
        return self.deal(label, [(label, bag, kinds, of, n)], index)[0]

    def deal(self, label: str, parts: Sequence[tuple[str, Bag, Sequence[int], str, int]], index: int) -> Outcome:
        """Draw out of several bags at once: (name, bag, kinds, of, n) for each; one question where chance is typed.

        No bag may stand in two parts: what each can give is worked out before anything is taken.
        """
        asked = [Part(name, of, min(n, sum(bag)), kinds, bag) for name, bag, kinds, of, n in parts]
        outcome = self.fall(Chance(label, index, asked))
        for (_, bag, kinds, _, _), values in zip(parts, outcome, strict=True):
            bags.take(bag, kinds, values)
        return outcome


def fallen(chance: Chance, values: list[int]) -> Outcome:
    """Turn raw values (see `sizes_of`) into what fell."""
    outcome: Outcome = []
    start = 0
    for part in chance.parts:
        raw = values[start : start + part.n]
        start += part.n
        if part.counts is None:
            outcome.append([part.kinds[value] for value in raw])
        else:
            outcome.append(bags.drawn(list(part.counts), part.kinds, raw))
    return outcome


def sizes_of(chance: Chance) -> list[int]:
    """Return how many values can fall at each single draw or die of a chance."""
    sizes: list[int] = []
    for part in chance.parts:
        sizes += [len(part.kinds)] * part.n if part.counts is None else bags.sizes(part.counts, part.n)
    return sizes
