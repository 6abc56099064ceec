"""Law 14: a corrected turn at the table equals the turn that was played right from the start."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.luthier.beside.physical import TABLE, Pair
from tests.laws.corrections import check_correction, go_on, right_answers
from tests.laws.test_laws import seeds

from soloist.engine.hands import instructions, to_take_back
from soloist.engine.match import Match
from soloist.engine.questions import Answer
from soloist.games.luthier.beside.state import Beside

SET_UP = 12
"""So many answers are given before round 1 at least."""


@pytest.mark.clauses("luthier.ai.act")
@seeds(8, 300)
def test_law_14_a_corrected_turn_equals_the_turn_played_right(block: range) -> None:
    for seed in block:
        pair = Pair(seed, "random", shuffled=("drawn", "told")[seed % 2], asking=("lists", "steps")[seed % 3 == 0])
        pair.play()
        check_correction(pair.match, seed, SET_UP)


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
    assert back["place token"].startswith("Take its token ")
    assert back["place token"].endswith(" back.")
    assert back["cube"].startswith("Move its cube of the row ")
    assert back["upgrade"].startswith("Replace its ")
    assert all(text.endswith(".") and "{" not in text for text in back.values())
