"""Players answer every kind of question, the same way for the same seed."""

from __future__ import annotations

import pytest

from soloist.engine.catalogue import game, settled
from soloist.engine.errors import SoloistError
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Kind, Option, Question
from soloist.players import player, player_names, seats_for
from soloist.players.random_player import random_player, seated_random_player
from soloist.storage.saves import read, write

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


# Seats.

TILETUM = game("tiletum")


def seated(seed: str | None = "3", **options: str) -> Match[object]:
    setup = Setup("tiletum", settled(TILETUM, {name.replace("_", "-"): v for name, v in options.items()}), seed)
    return Match(TILETUM, setup, seats=seats_for(TILETUM, setup))


def best(match: Match[object]) -> None:
    """Answer as the ranking does; the person's part in these tests."""
    assert isinstance(match.question, Question)
    match.answer(TILETUM.rank(match.question, match.state)[0])


def by_computers(match: Match[object]) -> list[tuple[int, str, object]]:
    return [(entry.seat, entry.by, entry.value) for entry in match.entries if entry.by in player_names()]


def test_the_set_up_puts_players_into_seats() -> None:
    match = seated(seats="4", seat_2="random", seat_3="person")
    assert {seat: player.name for seat, player in match.seats.items()} == {1: "random", 3: "greedy"}
    for _ in range(30):
        assert isinstance(match.question, Question)
        assert match.question.seat in (0, 2)
        best(match)
    assert {(seat, by) for seat, by, _ in by_computers(match)} == {(1, "random"), (3, "greedy")}


def test_alone_against_the_opponent_or_in_another_game_nobody_else_is_seated() -> None:
    assert seated().seats == {}
    assert seats_for(RULES, Setup("burgundy", settled(RULES, {}), "1")) == {}


def test_a_seat_plays_the_same_after_undo_and_after_load() -> None:
    match = seated(seats="3", seat_2="random", seat_3="random")
    while len(by_computers(match)) < 12:
        best(match)
    played, entries = by_computers(match), [(entry.name, entry.value) for entry in match.entries]
    while any(entry.made_by_person for entry in match.entries):
        match.undo()
    match.undone.clear()  # nothing is remembered: the seats have to find the same again
    while len(match.entries) < len(entries):
        best(match)
    assert by_computers(match)[: len(played)] == played

    half = seated(seats="3", seat_2="random", seat_3="random")
    while not by_computers(half):
        best(half)
    loaded = read(write(half)).match
    assert {seat: player.name for seat, player in loaded.seats.items()} == {1: "random", 2: "random"}
    while len(by_computers(loaded)) < len(played):
        best(loaded)
    assert by_computers(loaded)[: len(played)] == played


def test_the_luck_of_a_seat_is_that_of_seed_seat_and_position() -> None:
    question = Question(0, "which", [("a", n) for n in range(1000)])
    position = seated(seats="2").state
    drawn = {
        (seed, seat): seated_random_player(seed, seat)(question, position) for seed in ("1", "2") for seat in (0, 1)
    }
    assert len(set(drawn.values())) == 4
    policy = seated_random_player("1", 0)
    assert [policy(question, position) for _ in range(3)] == [drawn["1", 0]] * 3
    other = seated(seats="2", seed="4").state
    assert policy(question, other) != drawn["1", 0]
    several = Question(0, "which", [("a", n) for n in range(50)], "some", 2, 5)
    answer = policy(several, position)
    assert several.why_refused(answer) is None
    assert len(set(answer)) == len(answer)


def test_a_match_with_typed_chance_has_seats_too() -> None:
    assert set(seats_for(TILETUM, Setup("tiletum", settled(TILETUM, {"seats": "2"}), None))) == {1}


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(SoloistError) as refused:
        player("clever", RULES, "1")
    assert str(refused.value) == "There is no player “clever”; there are: greedy, random."
