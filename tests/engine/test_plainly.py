"""What games say alike."""

from __future__ import annotations

import pytest

from soloist.engine.plainly import ask_chance, tell_plainly
from soloist.engine.questions import Chance, Part
from soloist.engine.text import N_

WORDS = {"dice": N_("Roll {n} dice.")}


@pytest.mark.parametrize(
    ("label", "words"), [("dice", "Roll 5 dice."), ("tiles", "Draw or roll, and type what falls: tiles.")]
)
def test_dice_and_draws_are_asked_by_their_label(label: str, words: str) -> None:
    chance = Chance(label, 0, [Part("yours", "die", 2, range(1, 7)), Part("its", "die", 3, range(1, 7))])
    assert ask_chance(chance, WORDS) == words


@pytest.mark.parametrize(
    ("named", "words"), [({"player": "You", "n": 3}, "moved: You, 3."), ({}, "moved.")]
)  # fmt: skip
def test_what_has_no_sentence_of_its_own_is_named_with_what_it_is_about(named: dict[str, object], words: str) -> None:
    assert tell_plainly("moved", named) == words
