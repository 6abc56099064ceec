"""Law 14: a corrected turn at the table equals the turn that was played right from the start."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE, Pair
from tests.laws.test_laws import seeds

from soloist.engine.errors import Refused
from soloist.engine.hands import instructions, to_take_back
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data
from soloist.games.merv.beside.state import Beside

AnyMatch = Match[object]
SET_UP = 6


def right_answers(match: AnyMatch) -> dict[tuple[int, str], Answer]:
    """What was answered, by turn and question."""
    found: dict[tuple[int, str], Answer] = {}
    for point, after in zip(match.checkpoints, match.checkpoints[1:], strict=False):
        turn = TABLE.turn(point.state)
        for entry in match.entries[point.entries : after.entries]:
            if not entry.chance:
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
        others = [option for option in question.options if (option,) != right and option != ("correct",)]
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


@pytest.mark.clauses("merv.turn-of-magistrate.card")
@seeds(8, 300)
def test_law_14_a_corrected_turn_equals_the_turn_played_right(block: range) -> None:
    for seed in block:
        draw = Random(seed)
        options = {"courtier": ("told", "played")[seed % 2], "cards": ("drawn", "told")[seed % 3 == 0]}
        pair = Pair(seed, "random", asking=("lists", "steps")[seed % 5 == 0], **options)
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


@pytest.mark.clauses("merv.turn-of-magistrate.card")
def test_a_correction_asks_only_what_is_new() -> None:
    pair = Pair(4, "random")
    pair.play()
    played = pair.match
    place = next(n for n, entry in enumerate(played.entries) if entry.name.startswith("hall for a courtier"))
    again = Match(TABLE, played.setup, entries=played.entries[:place])
    question = cast(Question, again.question)
    value = cast(Answer, played.entries[place].value)
    other = next(option for option in question.options if (option,) != value)
    again.answer((other,))
    go_on(again, right_answers(played), most=3)
    assert again.correct(place, value) is not None
    assert again.entries[place].by == "corrected"
    assert all(entry.by == "again" for entry in again.entries[place + 1 :] if entry.from_person)


def test_undo_says_what_to_put_back() -> None:
    pair = Pair(2, "random")
    pair.play()
    match = pair.match
    place = next(n for n, line in enumerate(match.log) if line.event.what.get("verb") == "build")
    log = [line.event for line in match.log]
    done = instructions(log[: place + 1])
    assert to_take_back(done)[0] is done[-1]
    words = TABLE.back(cast(Beside, match.state), done[-1])  # type: ignore[attr-defined]
    assert words.startswith("Take its building on ")
    assert words.endswith(" back.")


def test_every_instruction_and_what_takes_it_back_is_a_whole_sentence() -> None:
    seen: set[str] = set()
    for seed in range(8):
        pair = Pair(seed, "random", asking=("lists", "steps")[seed % 2], courtier="played", cards="told")
        pair.play()
        for event in instructions([line.event for line in pair.match.log]):
            seen.add(str(event.what["verb"]))
            for words in (TABLE.tell(pair.beside, event), TABLE.back(pair.beside, event)):  # type: ignore[attr-defined]
                assert words[0].isupper(), words
                assert words.endswith("."), words
                assert not set("{}_") & set(words), words
    assert len(seen) >= 18
