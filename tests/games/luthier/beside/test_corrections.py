"""Law 14: a corrected turn at the table equals the turn that was played right from the start."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tests.games.luthier.beside.physical import TABLE, Pair
from tests.laws.test_laws import seeds

from soloist.engine.errors import Refused
from soloist.engine.hands import instructions, to_take_back
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data
from soloist.games.luthier.beside.state import Beside

AnyMatch = Match[object]
SET_UP = 12
"""So many answers are given before round 1 at least."""


def right_answers(match: AnyMatch) -> dict[tuple[int, str], Answer]:
    """What was answered, by turn and question."""
    found: dict[tuple[int, str], Answer] = {}
    for point, after in zip(match.checkpoints, match.checkpoints[1:], strict=False):
        turn = TABLE.turn(point.state)
        for entry in match.entries[point.entries : after.entries]:
            if not entry.chance:
                assert (turn, entry.name) not in found, "a question comes twice in a turn"
                found[turn, entry.name] = cast(Answer, entry.value)
    return found


def wrong(question: Question, right: Answer, draw: Random) -> Answer | None:
    """Another answer that can be given."""
    if question.kind == "number":
        value = int(right[0][1])
        return (("number", value + 1 if value < question.most else value - 1),)
    if question.kind == "some":
        left = [option for option in question.options if option not in right]
        if left and len(right) < question.most:
            return (*right, left[int(draw.random() * len(left))])
        return right[:-1] if len(right) > question.least else None
    if question.kind == "one":
        others = [option for option in question.options if (option,) != right and option[0] != "correct"]
        return (others[int(draw.random() * len(others))],) if others else None
    return None


def go_on(match: AnyMatch, right: dict[tuple[int, str], Answer], most: int | None = None) -> None:
    """Answer rightly where the right game asked the same, else anything; stop where that is refused."""
    asked = 0
    while match.question is not None and (most is None or asked < most):
        question = cast(Question, match.question)
        answer = right.get((TABLE.turn(match.state), question.name))
        try:
            match.answer(TABLE.rank(question, match.state)[0] if answer is None else answer)
        except Refused:  # what is right does not fit what was told wrongly
            return
        asked += 1


@pytest.mark.clauses("luthier.ai.act")
@seeds(8, 300)
def test_law_14_a_corrected_turn_equals_the_turn_played_right(block: range) -> None:
    for seed in block:
        draw = Random(seed)
        pair = Pair(seed, "random", shuffled=("drawn", "told")[seed % 2], asking=("lists", "steps")[seed % 3 == 0])
        pair.play()
        played = pair.match
        right, told = right_answers(played), [line.event for line in played.log]
        places = [n for n, entry in enumerate(played.entries) if entry.by == "person" and n > SET_UP]
        place = places[int(draw.random() * len(places))]
        again = Match(TABLE, played.setup, entries=played.entries[:place])
        question = cast(Question, again.question)
        assert question.name == played.entries[place].name
        mistake = wrong(question, cast(Answer, played.entries[place].value), draw)
        if mistake is None:
            continue
        try:
            again.answer(mistake)
        except Refused:
            continue
        go_on(again, right, most=int(draw.random() * 12))
        try:
            again.correct(place, cast(Answer, played.entries[place].value))
        except Refused as refused:
            raise AssertionError(f"seed {seed}: {refused}") from None
        go_on(again, right)
        assert to_data(again.state) == to_data(played.state), f"seed {seed} at {place}"
        assert [line.event for line in again.log] == told, f"seed {seed} at {place}"


def test_a_correction_asks_only_what_is_new() -> None:
    pair = Pair(4, "random")
    pair.play()
    played = pair.match
    names = [entry.name for entry in played.entries]
    place = next(
        n for n, name in enumerate(names) if name.endswith("; prestige") and "patron" not in name and n > SET_UP
    )
    again = Match(TABLE, played.setup, entries=played.entries[:place])
    right = cast(Answer, played.entries[place].value)
    again.answer((("number", int(right[0][1]) + 1),))
    go_on(again, right_answers(played), most=3)
    before = len(again.entries)
    assert again.correct(place, right) is not None
    assert again.entries[place].by == "corrected"
    # Everything behind it was found again: nothing depends on how much the card is worth.
    assert all(entry.by == "again" for entry in again.entries[place + 1 : before] if entry.from_person)


def test_undo_says_what_to_put_back() -> None:
    pair = Pair(2, "random")
    pair.play()
    match = pair.match
    found = {}
    for n, line in enumerate(match.log):
        found.setdefault(line.event.what.get("verb"), n)
    log = [line.event for line in match.log]
    back = {}
    for verb in ("place worker", "turn up", "take", "place token", "cube", "upgrade"):
        done = instructions(log[: found[verb] + 1])
        assert to_take_back(done)[0] is done[-1]
        back[verb] = TABLE.back(cast(Beside, match.state), done[-1])  # type: ignore[attr-defined]
    assert back["place worker"].startswith("Take its worker from ")
    assert back["take"].startswith("Put the card back on space ")
    assert back["place token"].startswith("Take its token (")
    assert back["place token"].endswith(" back.")
    assert back["cube"].startswith("Move its cube of the row ")
    assert back["upgrade"].startswith("Replace its ")
    assert all(text.endswith(".") and "{" not in text for text in back.values())
