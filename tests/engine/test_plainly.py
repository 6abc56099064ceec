"""What games say alike."""

from __future__ import annotations

import pytest

from soloist.engine.plainly import ask_chance, cannot_be_told, tell_plainly
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


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        (2, "“die 9” cannot be told here; what can is: 1, 2."),
        (12, "“die 9” cannot be told here; what can is: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12."),
        (30, "“die 9” cannot be told here; what can is: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 18 more."),
    ],
)
def test_of_many_choices_the_first_are_named_and_the_others_counted(choices: int, words: str) -> None:
    assert cannot_be_told("die 9", [str(n) for n in range(1, choices + 1)]) == words
