"""Random play for the laws: matches and straight runs of every game, under options of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

from soloist.engine.answerers import Policy, Straight
from soloist.engine.catalogue import TABLE, AnyRules, beside, game, names, settled, tables
from soloist.engine.chance import Keyed
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Answer, Chance, Question
from soloist.players import player

GAMES = names()
TABLES = tuple(name + TABLE for name in tables())
"""Table games: any answers will do for the laws of records; what they say about a real table is not looked at."""
AnyMatch = Match[object]


def options_for(rules: AnyRules, seed: int) -> dict[str, str]:
    """Options drawn for a seed: every setting and every value comes up, but people sit in all seats."""
    draw = Random(f"options {seed}")
    drawn = {s.name: s.values[int(draw.random() * len(s.values))][0] for s in rules.settings}
    seats = (s.name for s in rules.settings if "person" in dict(s.values))
    return settled(rules, drawn | dict.fromkeys(seats, "person"))


def straight(name: str, seed: int, who: str = "random") -> Straight[object]:
    """A table with a fresh game on it, for a straight run."""
    rules = game(name)
    return Straight(rules.new(options_for(rules, seed)), player(who, rules, f"player {seed}"), Keyed(str(seed)))


def match(name: str, seed: int) -> AnyMatch:
    """A match at its first question."""
    rules = game(name)
    return Match(rules, Setup(name, options_for(rules, seed), str(seed)))


def play(one: AnyMatch, seed: int, steps: int | None = None, who: str = "random") -> Iterator[Question]:
    """Play a match and yield every question before it is answered."""
    policy = player(who, one.rules, f"player {seed}")
    done = 0
    while one.question is not None and (steps is None or done < steps):
        question = one.question
        assert not isinstance(question, Chance)
        yield question
        answer = accepted(one, question, policy)
        if answer is None:
            return
        one.answer(answer)
        done += 1


PATIENCE = 200


def accepted(one: AnyMatch, question: Question, policy: Policy[object]) -> Answer | None:
    """An answer of a player; one that contradicts an earlier one, as at a table, is thought over.

    Somebody who cannot think of any that fits gives the simplest, which says as little as there is to say; None: what
    was told before leaves no answer, it has to be corrected first.
    """
    tried = (policy(question, one.state) for _ in range(PATIENCE))
    for answer in chain(tried, (question.simplest(),)):
        if not beside(one.rules.name) or not one.why_not(one.rules.notation.write_answer(answer)):
            return answer
    return None
