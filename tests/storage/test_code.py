"""Set-up codes: reversible, and refused in plain words."""

from __future__ import annotations

import pytest

from soloist.engine.catalogue import game, names, settled
from soloist.engine.errors import SoloistError
from soloist.engine.match import Setup
from soloist.storage.code import fresh_seed, read_code, write_code

RULES = game("burgundy")


@pytest.mark.parametrize(
    ("options", "seed", "code"),
    [
        ({}, "20061", "burgundy:1:20061"),
        ({"duchy": "13B", "target": "48"}, "7", "burgundy:1:duchy=13B,target=48:7"),
        ({"gain-order": "always"}, "a b:c,d=é%", "burgundy:1:gain-order=always:a%20b%3Ac%2Cd%3D%C3%A9%25"),
        ({"buy-points": "when scoring"}, "7", "burgundy:1:buy-points=when%20scoring:7"),
    ],
)
def test_a_code_is_read_as_it_was_written(options: dict[str, str], seed: str, code: str) -> None:
    setup = Setup("burgundy", settled(RULES, options), seed)
    assert write_code(RULES, setup) == code
    read = read_code(f"  {code}\n")
    assert read.setup == setup
    assert read.note == ""


def test_a_code_of_another_version_says_so() -> None:
    assert read_code("burgundy:0:7").note == (
        "The code is from version 0 of the rules; here it is version 1, so the games may differ."
    )


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "“” is not a set-up code; one looks like burgundy:1:20061."),
        ("burgundy", "“burgundy” is not a set-up code; one looks like burgundy:1:20061."),
        ("burgundy:1::7", "“burgundy:1::7” is not a set-up code; one looks like burgundy:1:20061."),
        ("chess:1:7", f"There is no game “chess”; there are: {', '.join(names())}."),
        ("burgundy:1:duchy:7", "In the set-up code, “duchy” is not an option with its value."),
        ("burgundy:1:duchy=13A,duchy=13B:7", "In the set-up code, “duchy=13B” is not an option with its value."),
        ("burgundy:1:duchy=14:7", "The option “duchy” cannot be “14”; it can be: 13A, 13B."),
    ],
)
def test_a_wrong_code_is_refused(code: str, reason: str) -> None:
    with pytest.raises(SoloistError) as refused:
        read_code(code)
    assert str(refused.value) == reason


def test_a_seed_that_is_too_long_is_refused() -> None:
    with pytest.raises(SoloistError, match="A seed has from 1 to 64"):
        read_code("burgundy:1:" + "x" * 65)


def test_real_dice_have_no_code() -> None:
    with pytest.raises(SoloistError, match="A game with real dice has no set-up code"):
        write_code(RULES, Setup("burgundy", settled(RULES, {}), None))


def test_a_fresh_seed_is_fresh() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) > 15
    assert all(len(seed) == 8 and seed.isdigit() for seed in seeds)
