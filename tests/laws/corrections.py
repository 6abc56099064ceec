"""Law 14 for any table game: a corrected turn equals the turn that was played right from the start."""

from __future__ import annotations

from random import Random
from typing import cast

from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data

AnyMatch = Match[object]
Right = dict[tuple[int, str], Answer]
"""What was answered rightly, by turn and question."""


def right_answers(match: AnyMatch) -> Right:
    """What was answered, by turn and question; no question comes twice in a turn."""
    found: Right = {}
    for point, after in zip(match.checkpoints, match.checkpoints[1:], strict=False):
        turn = match.rules.turn(point.state)
        for entry in match.entries[point.entries : after.entries]:
            if not entry.chance:
                assert (turn, entry.name) not in found, f"a question comes twice in a turn: {entry.name}"
                found[turn, entry.name] = cast(Answer, entry.value)
    return found


def wrong(question: Question, right: Answer, draw: Random) -> Answer | None:
    """Another answer that can be given."""
    if question.kind == "number":
        value = int(right[0][1])
        other = value + 1 if value < question.most else value - 1
        return (("number", other),) if question.least < question.most else None
    if question.kind == "some":
        left = [option for option in question.options if option not in right]
        if left and len(right) < question.most:
            return (*right, left[int(draw.random() * len(left))])
        return right[:-1] if len(right) > question.least else None
    if question.kind == "one":
        others = [option for option in question.options if (option,) != right and option[0] != "correct"]
        return (others[int(draw.random() * len(others))],) if others else None
    return None


def go_on(match: AnyMatch, right: Right, most: int | None = None) -> None:
    """Answer rightly where the right game asked the same, else anything; stop where that is refused."""
    asked = 0
    while match.question is not None and (most is None or asked < most):
        question = cast(Question, match.question)
        answer = right.get((match.rules.turn(match.state), question.name))
        try:
            match.answer(match.rules.rank(question, match.state)[0] if answer is None else answer)
        except Refused:  # what is right does not fit what was told wrongly
            return
        asked += 1


def check_correction(played: AnyMatch, seed: int, set_up: int) -> None:
    """Answer wrongly somewhere behind so many answers, go on a little, correct it, and see the same game."""
    draw = Random(seed)
    right, told = right_answers(played), [line.event for line in played.log]
    places = [n for n, entry in enumerate(played.entries) if entry.by == "person" and n > set_up]
    place = places[int(draw.random() * len(places))]
    value = cast(Answer, played.entries[place].value)
    again = Match(played.rules, played.setup, entries=played.entries[:place])
    question = cast(Question, again.question)
    assert question.name == played.entries[place].name
    mistake = wrong(question, value, draw)
    if mistake is None:
        return
    try:
        again.answer(mistake)
    except Refused:
        return
    go_on(again, right, most=int(draw.random() * 12))
    try:
        again.correct(place, value)
    except Refused as refused:
        raise AssertionError(f"seed {seed}: {refused}") from None
    go_on(again, right)
    assert to_data(again.state) == to_data(played.state), f"seed {seed} at {place}"
    assert [line.event for line in again.log] == told, f"seed {seed} at {place}"
