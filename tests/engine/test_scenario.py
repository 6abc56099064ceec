"""Scenarios: they run, they find differences, and wrong ones are refused in plain words."""

from __future__ import annotations

import pytest

from soloist.engine.catalogue import names
from soloist.engine.errors import SoloistError
from soloist.engine.scenario import run

HEAD = """
game = "burgundy"
about = "A first turn."
seed = 1
setup = ["castle 6"]
"""
DICE = '[given]\ndice = [6, 1]\n"duchy.silver" = 3\n'


def refusal(text: str) -> str:
    with pytest.raises(SoloistError) as refused:
        run(text)
    return str(refused.value)


def test_a_scenario_that_is_right_has_no_differences() -> None:
    text = (
        HEAD
        + DICE
        + """
[[step]]
answers = ["take 6/2 with 6"]
question = "turn"
expect = { "duchy.silver" = 3, dice = [1], "duchy.storage.1" = -1 }
options_include = ["buy", "take 1/2 with 1", "workers"]
options_exclude = ["buy 0/1 for 1s1w", "take 6/2", "take 1", "end"]
told = ["taken"]
not_told = ["placed"]
refused = { "take 3/1 with 5" = "no unused die", "nonsense" = "not the notation", "take 6/2 with 1" = "no tile" }

[[step]]
answers = ["workers with 1", "end"]
chance = { "dice#2" = [3, 4], "white die" = 2 }
told = ["turn ended", "round begins"]
expect = { round = 2, dice = [3, 4], white = 2 }
"""
    )
    assert run(text) == []


def test_differences_are_told_one_by_one() -> None:
    text = (
        HEAD
        + DICE
        + """
[[step]]
answers = ["take 6/2 with 6"]
question = "discard"
expect = { "duchy.silver" = 4, dice = [1] }
options_include = ["ship"]
options_exclude = ["workers"]
told = ["placed"]
not_told = ["taken"]
refused = { "workers with 1" = "why", "take 3/1 with 6" = "because of the moon" }
"""
    )
    found = run(text)
    assert found[:6] == [
        "Step 1: it waits at “turn”, not at “discard”.",
        "Step 1: duchy.silver is 3, not 4.",
        "Step 1: “ship” is not offered at “turn”.",
        "Step 1: “workers” is offered at “turn”.",
        "Step 1: “placed” was not told.",
        "Step 1: “taken” was told.",
    ]
    assert found[6] == "Step 1: “workers with 1” is not refused at “turn”."
    assert found[7].startswith("Step 1: “take 3/1 with 6” is refused because “")
    assert found[7].endswith("”, which does not say “because of the moon”.")
    assert len(found) == 8


def test_paths_may_stand_without_quotes() -> None:
    assert run(HEAD + "[given]\nduchy.silver = 5\n[[step]]\nexpect.duchy.silver = 5\n") == []


def test_a_question_inside_a_step_can_be_looked_at_and_answered_later() -> None:
    text = (
        HEAD
        + """
[given]
dice = [6, 1]
"duchy.storage" = [46, 47, 48]
"duchy.silver" = 2

[[step]]
answers = ["take 6/2 with 6"]
question = "discard"
not_told = ["taken"]
options_include = ["discard 3"]

[[step]]
answers = ["discard 2"]
told = ["discarded", "taken"]
question = "turn"
"""
    )
    assert run(text) == []


def test_a_game_can_end_in_a_scenario() -> None:
    text = (
        HEAD
        + """
[given]
round = 25
dice = []
[[step]]
answers = ["end"]
told = ["game lost"]
question = "over"
"""
    )
    assert run(text) == []
    assert refusal(text + '[[step]]\nanswers = ["end"]\n') == "Step 2: the game is over before “end” is answered."


def test_options_are_settled() -> None:
    text = 'game = "burgundy"\noptions = { duchy = "13B", target = 48 }\n[[step]]\nexpect = { "duchy.target" = 48 }'
    assert run(text) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "This is not TOML: invalid value (at end of document)."),
        ("", 'The scenario does not fit: the field "game" is missing in the file.'),
        (
            'game = "burgundy"\nsetpu = []',
            'The scenario does not fit: the file has a field "setpu" that does not belong',
        ),
        (HEAD + "[[step]]\nanswer = []", 'The scenario does not fit: entry 1 of "step" has a field "answer" that does'),
        (HEAD + "[[step]]\nanswers = [1]", 'The scenario does not fit: entry 1 of "answers" in entry 1'),
        ('game = "chess"', f"There is no game “chess”; there are: {', '.join(names())}."),
        ('game = "burgundy"\noptions = { tarket = 50 }', "There is no option “tarket”; there are: duchy, target, "),
        ('game = "burgundy"\noptions = { target = 99 }', "The option “target” cannot be “99”; it can be: 45, 46, "),
        ('game = "burgundy"\nseed = ""', "A seed has from 1 to 64 letters"),
        ('game = "burgundy"\nsetup = ["castle 5"]', "The set-up: “castle 5” at the question “castle”: "),
        (
            'game = "burgundy"\nsetup = ["castle 6", "castle 6"]',
            "The set-up: nothing is asked that “castle 6” answers.",
        ),
        (HEAD + "[given]\nsliver = 3", "[given]: There is no “sliver” in this game."),
        (
            HEAD + '[given]\n"duchy.silver" = "much"',
            "[given]: That cannot be set: “duchy.silver” should be a whole number, not a text.",
        ),
        (HEAD + "[[step]]\nexpect = { sliver = 3 }", "Step 1: There is no “sliver” in this game."),
        (
            HEAD + '[[step]]\nanswers = ["take 9/9 with 6"]',
            "Step 1: “take 9/9 with 6” is refused at the question “turn”: ",
        ),
        (HEAD + '[[step]]\nanswers = ["dance"]', "Step 1: “dance” is refused at the question “turn”: "),
        (HEAD + '[[step]]\nchance = { "dice#9" = [1, 2] }', "Step 1: Nothing called “dice#9” falls here."),
        (HEAD + 'chance = { "yellow die" = 2 }', "Nothing called “yellow die” falls here."),
        ('game = "burgundy"\nchance = { "dice#1" = [7, 1] }', "The set-up: "),
    ],
)
def test_a_wrong_scenario_is_refused(text: str, reason: str) -> None:
    assert refusal(text).startswith(reason)
