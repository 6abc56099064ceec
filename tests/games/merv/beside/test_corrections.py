"""Law 14: a corrected turn at the table equals the turn that was played right from the start."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE, Pair
from tests.laws.corrections import check_correction, go_on, right_answers
from tests.laws.test_laws import seeds

from soloist.engine.hands import instructions, to_take_back
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.games.merv.beside.state import Beside

SET_UP = 6


@pytest.mark.clauses("merv.turn-of-magistrate.card")
@seeds(8, 300)
def test_law_14_a_corrected_turn_equals_the_turn_played_right(block: range) -> None:
    for seed in block:
        options = {"courtier": ("told", "played")[seed % 2], "cards": ("drawn", "told")[seed % 3 == 0]}
        pair = Pair(seed, "random", asking=("lists", "steps")[seed % 5 == 0], **options)
        pair.play()
        check_correction(pair.match, seed, SET_UP)


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
    # It stands below "Take back", which is not said twice.
    assert words.startswith("Remove its building from ")
    assert "back" not in words


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
