"""Players answer every kind of question, the same way for the same seed."""

from __future__ import annotations

import pytest

from soloist.engine.catalogue import game, settled
from soloist.engine.errors import SoloistError
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Kind, Option, Question
from soloist.players import player, player_names
from soloist.players.random_player import random_player

RULES = game("burgundy")
OPTIONS: list[Option] = [("a",), ("b", 1), ("b", 2), ("b", 2)]


@pytest.mark.parametrize(
    ("kind", "least", "most"), [("one", 1, 1), ("some", 0, 4), ("some", 2, 2), ("order", 1, 1), ("number", -2, 5)]
)
def test_the_random_player_answers_every_kind_of_question(kind: Kind, least: int, most: int) -> None:
    policy = random_player("1")
    question = Question(0, "which", OPTIONS if kind != "number" else [], kind, least, most)
    answers = {policy(question, None) for _ in range(300)}
    assert all(question.why_refused(answer) is None for answer in answers)
    assert len(answers) > 2
    if kind == "number":
        assert {answer[0][1] for answer in answers} == set(range(-2, 6))
    if (kind, least) == ("some", 0):
        assert {len(answer) for answer in answers} == {0, 1, 2, 3, 4}


def test_the_same_seed_draws_the_same() -> None:
    question = Question(0, "which", [("a", n) for n in range(1000)])
    one, other, third = random_player("7"), random_player("7"), random_player("8")
    drawn = [one(question, None) for _ in range(5)]
    assert drawn == [other(question, None) for _ in range(5)]
    assert drawn != [third(question, None) for _ in range(5)]
    # These numbers are the same on every version of Python; a record that a player made can be made again.
    assert [answer[0][1] for answer in drawn] == FIRST_OF_SEED_7


FIRST_OF_SEED_7 = [712, 877, 950, 298, 806]


def test_the_same_seed_plays_the_same_game() -> None:
    def record(name: str) -> list[object]:
        match = Match(RULES, Setup("burgundy", settled(RULES, {}), "3"))
        policy = player(name, RULES, "9")
        while not match.over:
            match.answer(policy(match.question, match.state))
        return [entry.value for entry in match.entries]

    for name in player_names():
        assert record(name) == record(name)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(SoloistError) as refused:
        player("clever", RULES, "1")
    assert str(refused.value) == "There is no player “clever”; there are: greedy, random."
