"""Law 14: a corrected turn at the table equals the turn that was played right from the start."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.tiletum.beside.physical import TABLE, Pair
from tests.laws.corrections import check_correction, go_on, right_answers
from tests.laws.test_laws import seeds

from soloist.engine.hands import instructions, to_take_back
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.games.tiletum.beside.state import Beside


@pytest.mark.clauses("tiletum.cardinal.turn")
@seeds(6, 300)
def test_law_14_a_corrected_turn_equals_the_turn_played_right(block: range) -> None:
    for seed in block:
        pair = Pair(seed, "random", map="compared" if seed % 2 else "asked", difficulty=("easy", "hard")[seed % 3 == 0])
        pair.play()
        check_correction(pair.match, seed, 15)


@pytest.mark.clauses("tiletum.cardinal.turn")
def test_a_correction_asks_only_what_is_new_and_says_what_differs() -> None:
    pair = Pair(4, "random", map="compared")
    pair.play()
    played = pair.match
    names = [entry.name for entry in played.entries]
    place = next(n for n, name in enumerate(names) if name.startswith("wheel tile"))
    again = Match(TABLE, played.setup, entries=played.entries[:place])
    question = cast(Question, again.question)
    value = cast(Answer, played.entries[place].value)
    other = next(option for option in question.options if (option,) != value)
    again.answer((other,))
    go_on(again, right_answers(played), most=3)
    told = {entry.name for entry in again.entries[place:]}
    assert again.correct(place, value) is not None
    assert again.entries[place].by == "corrected"
    # Behind it everything was found again that was asked before; what is asked now is new.
    assert all(entry.by == "again" for entry in again.entries[place + 1 :] if entry.from_person)
    assert cast(Question, again.question).name not in told - {entry.name for entry in again.entries}


def test_undo_says_what_to_put_back() -> None:
    pair = Pair(2, "random", map="compared")
    pair.play()
    match = pair.match
    place = next(n for n, line in enumerate(match.log) if line.event.what.get("verb") == "Pillar")
    log = [line.event for line in match.log]
    done = instructions(log[: place + 1])
    assert to_take_back(done)[0] is done[-1]
    words = TABLE.back(cast(Beside, match.state), done[-1])  # type: ignore[attr-defined]
    assert words.startswith("Take its Pillar at ")
    assert words.endswith(" back.")
