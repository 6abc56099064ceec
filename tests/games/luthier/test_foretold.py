"""What a choice would change is said before it is made: an apprentice's help, inspiration for a performance."""

from __future__ import annotations

import pytest
from tests.games.luthier.opponent.boards import board
from tests.games.luthier.positions import Played, chip, goods, play, start, with_instrument, with_patron

from soloist.games.luthier.explained import with_inspiration
from soloist.games.luthier.kinds import (
    BALCONY,
    GUILD,
    INSTRUMENTS,
    MARKET,
    PERFORM,
    PERFORMANCE,
    PERFORMANCES,
    REPAIR,
    WORKBENCH,
)
from soloist.games.luthier.state import Game
from soloist.games.luthier.view import view


def said(at: Played) -> tuple[str, list[str]]:
    """The question, and the words of its choices."""
    assert at.question is not None
    seen = view(at.game, at.question)
    return seen.ask, [choice.label for choice in seen.choices]


NOTHING = "With an apprentice: skill 3, which changes nothing now"


def helped(game: Game) -> str:
    """What a choice says that an apprentice brings."""
    return said(play(game))[1][0]


def asked(location: int, *queue: tuple[int, int, int], seats: int = 3, **options: str) -> Game:
    """A location where the chips of a queue were turned up, and the first person with an apprentice is asked."""
    game = start(seats=seats, stage="help", **options)
    goods(game, apprentices=1)
    game.location, game.queue = location, [list(one) for one in queue]
    return game


# An apprentice.


@pytest.mark.clauses("luthier.resolution.apprentice", "luthier.resolution.first")
def test_an_apprentice_is_said_to_pass_those_with_less_skill() -> None:
    # With 7 the chip comes before the 6 of Player 2 and not before the 7 of Player 3, which was placed earlier.
    ask, labels = said(play(asked(REPAIR, (2, 4, 7), (0, 3, 5), (1, 4, 6))))
    assert ask == "Repair: does an apprentice help chip 3?"
    assert labels == [
        "With an apprentice: skill 7; before Player 2; 1 step of Craft",
        "Alone: skill 5, after Player 3, Player 2",
    ]


@pytest.mark.clauses("luthier.resolution.apprentice", "luthier.resolution.first")
def test_of_equal_skills_the_chip_placed_earlier_is_not_passed() -> None:
    assert helped(asked(BALCONY, (1, 3, 3), (0, 1, 1))) == NOTHING
    # Placed earlier, it is before the other with the same skill.
    assert helped(asked(BALCONY, (0, 1, 1), (1, 3, 3))) == "With an apprentice: skill 3; before Player 2"


@pytest.mark.clauses("luthier.resolution.apprentice", "luthier.resolution.first", "luthier.reading.7")
def test_where_the_highest_chip_is_first_an_apprentice_passes_nobody() -> None:
    ask, labels = said(play(asked(BALCONY, (1, 2, 2), (0, 1, 1), priority="chip")))
    assert ask == "Balcony: does an apprentice help chip 1? It changes nothing now."
    assert labels == [NOTHING, "Alone: skill 1, after Player 2"]


@pytest.mark.clauses("luthier.bonuses", "luthier.resolution.apprentice")
@pytest.mark.parametrize(("chip", "reached"), [(1, False), (2, True), (3, True), (4, True), (5, True)])
def test_an_apprentice_is_said_to_reach_a_bonus(chip: int, reached: bool) -> None:
    # Skill 4 and skill 6 have a bonus at the Workbench.
    told = "; 1 material less" if reached else ", which changes nothing now"
    assert helped(asked(WORKBENCH, (0, chip, chip))) == f"With an apprentice: skill {chip + 2}{told}"


def test_your_own_chips_are_called_so() -> None:
    _, labels = said(play(asked(WORKBENCH, (0, 3, 3), (0, 2, 2)), ("alone", 3)))
    assert labels == [
        "With an apprentice: skill 4; before your chip 3; 1 material less",
        "Alone: skill 2, after your chip 3",
    ]


@pytest.mark.clauses("luthier.rows.tier")
def test_an_apprentice_is_said_to_make_cards_cheaper() -> None:
    game = start(stage="help", rows={INSTRUMENTS: ["violin", "bassoon"]})  # spaces of 5 and 3
    goods(game, apprentices=1)
    game.location, game.queue = GUILD, [[0, 1, 1]]
    assert helped(game) == "With an apprentice: skill 3; cards near the deck cost up to 2 money less"
    game.rows[INSTRUMENTS][0] = game.rows[INSTRUMENTS][1] = -1
    assert helped(game) == NOTHING
    game.queue = [[0, 4, 4]]
    game.rows[INSTRUMENTS][0] = 0
    told = "With an apprentice: skill 6; 1 step of Craft; cards near the deck cost up to 1 money less"
    assert helped(game) == told


@pytest.mark.clauses("luthier.rows.tier", "luthier.guild")
def test_no_card_is_said_to_be_cheaper_where_none_can_be_taken() -> None:
    game = start(stage="help", rows={INSTRUMENTS: ["violin", "bassoon"]})
    goods(game, apprentices=1)
    with_instrument(game, "sackbut")
    with_instrument(game, "recorder")
    game.location, game.queue = GUILD, [[0, 1, 1]]
    assert helped(game) == NOTHING


@pytest.mark.clauses("luthier.market.take", "luthier.resolution.apprentice")
@pytest.mark.parametrize(
    ("queue", "opened", "first"),
    [
        (((1, 4, 4), (0, 3, 3)), True, True),
        # Somebody is before it all the same; nobody was; somebody has been there.
        (((1, 5, 5), (0, 3, 3)), True, False),
        (((0, 3, 3), (1, 2, 2)), True, False),
        (((1, 4, 4), (0, 3, 3)), False, False),
    ],
)
def test_an_apprentice_is_said_to_bring_what_the_first_at_the_market_gets(
    queue: tuple[tuple[int, int, int], ...], opened: bool, first: bool
) -> None:
    game = asked(MARKET, *queue, seats=2)
    game.market_open = opened
    assert ("1 more material for the first one there" in helped(game)) == first


@pytest.mark.clauses("luthier.perform.result")
def test_an_apprentice_is_said_to_raise_the_result_of_a_performance() -> None:
    ask, labels = said(play(asked(PERFORM, (0, 1, 1))))
    assert ask == "Perform: does an apprentice help chip 1?"
    assert labels == ["With an apprentice: skill 3; the result is 2 higher", "Alone: skill 1"]


def test_the_ai_is_called_so() -> None:
    game = board(stage="help").game
    goods(game, apprentices=1)
    game.location, game.queue = REPAIR, [[1, 4, 6], [0, 4, 5]]
    _, labels = said(play(game))
    assert "; before the AI; " in labels[0]
    assert labels[1] == "Alone: skill 5, after the AI"


def test_the_buttons_say_the_skills_and_after_whom_one_is_alone() -> None:
    at = play(asked(REPAIR, (1, 4, 7), (0, 3, 5)))
    assert at.question is not None
    shown = [choice.short or choice.label for choice in view(at.game, at.question).choices]
    assert shown == ["With an apprentice: skill 7", "Alone: skill 5, after Player 2"]


# Inspiration.


def rolled(skill: int, die: int, inspiration: int = 2) -> Played:
    """Messiah (medium 10: 4 prestige; high 13: 7 prestige and 1 money) with a die."""
    game = chip(PERFORM, skill, rows={PERFORMANCES: ["messiah"]})
    goods(game, inspiration=inspiration, money=9)
    return play(game, ("perform", 1), chance={"white dice": [[die, 1]] if skill > 3 else [[die]]})


@pytest.mark.clauses("luthier.perform.levels", "luthier.perform.inspiration")
@pytest.mark.parametrize(
    ("skill", "die", "ask", "add", "stop"),
    [
        (
            3,
            6,
            "Messiah: 9, low. Medium is 10, high is 13. Spend inspiration?",
            "Spend 1 inspiration: the result is 10, medium",
            "Leave it at that: low, a rehearsal",
        ),
        (
            5,
            5,
            "Messiah: 10, medium: 4 prestige. High is 13. Spend inspiration?",
            "Spend 1 inspiration: the result is 11, medium",
            "Leave it at that: medium, 4 prestige",
        ),
    ],
)
def test_inspiration_says_what_is_reached_and_what_it_makes_of_it(
    skill: int, die: int, ask: str, add: str, stop: str
) -> None:
    question, (first, _, last) = said(rolled(skill, die))
    assert (question, first, last) == (ask, add, stop)


@pytest.mark.clauses("luthier.perform.levels")
def test_when_high_is_reached_the_question_says_that_more_adds_nothing() -> None:
    game = chip(PERFORM, 5, rows={PERFORMANCES: ["the-magic-flute"]})  # high 11: 4 prestige and 2 money
    goods(game, inspiration=1)
    at = play(game, ("perform", 1), chance={"white dice": [[6, 1]]})
    # To spend more is not what is offered first.
    ask, (stop, _, add) = said(at)
    assert at.name == "inspiration"
    assert ask == (
        "The Magic Flute: 11, high is reached: 4 prestige + 2 money. More adds nothing. Spend inspiration all the same?"
    )
    assert add == "Spend 1 inspiration: the result is 12, which brings nothing more"
    assert stop == "Leave it at that: high, 4 prestige + 2 money"


@pytest.mark.clauses("luthier.perform.inspiration")
@pytest.mark.parametrize(
    ("face", "dice", "n", "chance"),
    [
        (5, 1, 0, 2 / 6),
        (5, 1, 1, 3 / 6 + 3 / 6 * 2 / 6),  # a 4 and 1 more, or another roll
        (7, 1, 1, 1 / 6),  # only a 6 and 1 more
        (7, 1, 2, 2 / 6 + 4 / 6 * 1 / 6),  # from 5 on, or another roll with 1 left
        (8, 2, 1, 0),
        (8, 3, 4, 1 - (1 - 7 / 8) * (1 - 19 / 27) * (125 / 216)),
        (1, 1, 3, 1),
    ],
)
def test_what_inspiration_makes_of_the_dice(face: int, dice: int, n: int, chance: float) -> None:
    assert with_inspiration(face, dice, n) == pytest.approx(chance)


@pytest.mark.clauses("luthier.perform.inspiration")
def test_the_odds_say_what_the_inspiration_in_hand_makes_of_them() -> None:
    game = chip(PERFORM, 5, rows={PERFORMANCES: ["messiah"]})  # high is an 8 beyond skill 5
    game.boards[0].tracks[PERFORMANCE] = 3
    goods(game, inspiration=4)
    dice = game.kit.box.dice[3] + 1
    assert dice == 3
    # Medium is a 5: 19 of 27 at once. With 4 inspiration even a 1 is enough.
    assert said(play(game))[1][0].endswith(": medium 70 %, high 0 %; with your 4 inspiration medium 100 %, high 98 %")
    goods(game, inspiration=0)
    assert said(play(game))[1][0].endswith(": medium 70 %, high 0 %")


@pytest.mark.clauses("luthier.perform.inspiration")
def test_another_roll_counts_the_inspiration_that_is_left() -> None:
    # 3 + 6 is low; a 7 is needed for medium: with 1 left a 6, or 1 of 36 for nothing else.
    assert said(rolled(3, 1, 2))[1][1] == (
        "Spend 1 inspiration: roll all dice again (medium 0 %, high 0 %; with your 1 inspiration medium 17 %, high 0 %)"
    )
    assert said(rolled(3, 1, 1))[1][1].endswith("(medium 0 %, high 0 %)")


@pytest.mark.clauses("luthier.perform.inspiration")
def test_odds_that_inspiration_leaves_as_they_are_stand_once() -> None:
    game = chip(PERFORM, 1, rows={PERFORMANCES: ["messiah"]})  # medium is a 9 beyond skill 1
    goods(game, inspiration=1, money=9)
    assert said(play(game))[1][0].endswith(": medium 0 %, high 0 %, with or without inspiration")


def test_only_what_is_certain_is_called_so() -> None:
    game = chip(PERFORM, 5, rows={PERFORMANCES: ["tafelmusik"]})  # medium 6, high 9
    game.boards[0].tracks[PERFORMANCE], game.queue[0][2] = 8, 7
    goods(game)
    assert game.kit.box.dice[8] >= 3
    # Medium is sure with skill 7; high is a 2, and all dice may show a 1.
    assert said(play(game))[1][0].endswith(": medium 100 %, high 99 %")


def test_the_question_about_a_patron_names_the_instrument() -> None:
    game = chip(GUILD, 1, rows={INSTRUMENTS: ["violin", "viola"]})
    goods(game, money=9)
    with_patron(game, "corelli")  # Strings
    assert said(play(game, ("instrument", 2)))[0] == "Which patron is the Viola for?"
