"""The log in plain sentences: who, what, and where it came from; a person alone is called You."""

from __future__ import annotations

import pytest
from tests.games.luthier.opponent.boards import board
from tests.games.luthier.positions import Played, chip, completed, goods, play, start, with_patron

from soloist.engine.events import Event, What
from soloist.engine.questions import Question
from soloist.games.luthier.asking import HELP, HELP_WITH_ROW, ask
from soloist.games.luthier.kinds import (
    BALCONY,
    GUILD,
    MARKET,
    PERFORM,
    PERFORMANCES,
    REPAIR,
    SALON,
    WORKBENCH,
)
from soloist.games.luthier.names import SOURCES
from soloist.games.luthier.state import MATERIAL_SOURCES, Game, entry
from soloist.games.luthier.telling import GAINED_BY, tell
from soloist.games.luthier.view import looking, view


def lines(at: Played) -> list[str]:
    """The sentences of what was told."""
    return [tell(at.game, event) for event in at.events]


def sentence(name: str, game: Game | None = None, **what: int | str) -> str:
    told: What = {"player": 0, **what}
    return tell(game or start(), Event(name, "", told))


# Who.


def names(game: Game) -> object:
    return view(game, None).drawing["names"]


def test_a_person_alone_among_computers_is_called_you() -> None:
    assert names(start(seats=3)) == ["You", "Player 2", "Player 3"]
    assert names(start(seats=3, seat_3="person")) == ["Player 1", "Player 2", "Player 3"]
    assert names(start(seats=4, seat_2="random", seat_3="random", seat_4="person"))[0] == "Player 1"  # type: ignore[index]
    assert names(board().game) == ["You", "The AI"]
    alone, two = play(start(seats=3)), play(start(seats=3, seat_2="person"))
    assert alone.question is not None
    assert two.question is not None
    assert ask(alone.game, alone.question) == "Place a chip."
    assert ask(two.game, two.question) == "Player 1: Place a chip."
    zones = {zone.id: zone.name for zone in view(alone.game, alone.question).zones}
    assert (zones["own-patrons"], zones["p2-own-patrons"]) == ("Your Patrons", "Player 2, Patrons")


@pytest.mark.parametrize("stage", ["over", "chip"])
def test_the_large_board_stays_that_of_the_only_person(stage: str) -> None:
    game = start(seats=3, stage=stage)
    game.queue, game.location, game.turn = [[2, 3, 3]], SALON, 2
    assert looking(game, None) == 0
    assert view(game, None).drawing["who"] == 0
    game = start(seats=3, stage=stage, seat_3="person")
    game.queue, game.location, game.turn = [[2, 3, 3]], SALON, 2
    assert looking(game, None) == 2
    assert looking(game, Question(1, "plan", [("coin",)])) == 1


@pytest.mark.clauses("luthier.end.ties")
@pytest.mark.parametrize(
    ("prestige", "options", "told"),
    [
        ([47, 145, 120], {}, "You lost: 47 prestige to the 145 of Player 2."),
        ([147, 145, 120], {}, "You won: 147 prestige to 145."),
        ([47, 145, 120], {"seat_3": "person"}, "Player 2 won with 145 prestige."),
    ],
)
def test_the_end_says_whether_you_lost(prestige: list[int], options: dict[str, str], told: str) -> None:
    game = start(seats=3, stage="over", **options)
    game.prestige = prestige
    assert ask(game, None) == told


# Plain sentences.


@pytest.mark.parametrize(
    ("name", "what", "told"),
    [
        ("goals kept", {"n": 1}, "You kept 1 goal."),
        ("goals kept", {"n": 2}, "You kept 2 goals."),
        ("rolled", {"dice": "4 1", "skill": 5, "result": 9}, "You rolled 4, 1: 4 and skill 5 make 9."),
        ("rolled", {"dice": "4", "skill": 2, "result": 7}, "You rolled 4: 4, skill 2 and 1 more make 7."),
        ("declined", {"location": SALON, "n": 1}, "You took 1 money instead of the effect: Salon."),
        ("patron left", {"patron": 1}, "You lost Antonio Vivaldi, whose patience was at its end."),
    ],
)
def test_sentences_of_the_log(name: str, what: dict[str, int | str], told: str) -> None:
    assert sentence(name, **what) == told


@pytest.mark.clauses("luthier.market.buy")
@pytest.mark.parametrize(
    ("horsehair", "apprentices", "told"),
    [
        (1, 0, "You bought 1 horsehair for 4 money."),
        (0, 2, "You hired 2 apprentices for 4 money."),
        (1, 1, "You bought 1 horsehair and hired 1 apprentice for 4 money."),
    ],
)
def test_what_was_not_bought_is_not_told(horsehair: int, apprentices: int, told: str) -> None:
    more = {"wood": 0, "metal": 0, "horsehair": horsehair, "apprentices": apprentices, "money": 4}
    assert sentence("bought", **more) == told


def test_chips_are_told_with_their_owners() -> None:
    assert sentence("turned up", location=MARKET, chips="0:3:3") == "Market: your chip 3 has skill 3."
    solo = board().game
    told = "Repair: the AI's worker 5 has skill 8; your chip 4 has skill 5."
    assert sentence("turned up", solo, location=REPAIR, chips="1:5:8 0:4:5") == told
    solo.piles[SALON] = [entry(1, 0), entry(0, 5)]
    pieces = view(solo, None).places()["location-salon"].pieces[1:]
    assert [piece.name for piece in pieces] == ["Face-down chip: the AI", "Your chip 5"]


def test_the_turn_order_is_told_in_the_sentence() -> None:
    assert sentence("turn order", board().game, order="1 0") == "The turn order is now: the AI, you."


def test_a_search_names_its_kind_first() -> None:
    game = chip(GUILD, 3)
    goods(game, inspiration=2)
    at = play(game)
    assert at.question is not None
    seen = view(at.game, at.question)
    found = next(choice for choice in seen.choices if choice.option == "search family brass")
    assert found.label == "Search the deck for the first Brass card, for 2 inspiration"
    assert found.short == "Brass"


# Where it came from.


@pytest.mark.clauses("luthier.bonuses", "luthier.tracks.spaces")
def test_a_gain_says_where_it_came_from() -> None:
    at = play(chip(REPAIR, 4), ("coin",), until="activate")
    assert lines(at) == ["You got 1 money (skill bonus).", "You took 1 money instead of the effect: Repair."]
    assert at.board.money == 2
    game = chip(PERFORM, 1, rows={PERFORMANCES: ["messiah"]})
    goods(game, money=9)
    at = play(game, ("perform", 1), chance={"white dice": [[1]]}, until="activate")
    assert "You got 1 inspiration (rehearsal)." in lines(at)


@pytest.mark.clauses("luthier.goods")
def test_a_choice_of_materials_says_where_they_come_from() -> None:
    game = chip(GUILD, 4)
    at = play(game)
    assert at.question is not None
    assert (at.name, len(at.options)) == ("materials", 3)
    assert ask(at.game, at.question) == "Which material do you take (skill bonus)?"
    at = at.then(("take", 0, 1, 0))
    assert at.board.materials == [0, 1, 0]
    game = start(stage="round", round=2)
    with_patron(game, "haydn")
    game.boards[0].gifts = [1]
    at = play(game)
    assert at.question is not None
    assert ask(at.game, at.question) == "Which material do you take (gift)?"
    game = start(stage="round", round=2)
    completed(game, "haydn")
    at = play(game)
    assert at.question is not None
    assert ask(at.game, at.question) == "Which material do you take (power)?"


@pytest.mark.clauses("luthier.chip.declined", "luthier.bonuses")
def test_the_bonus_of_the_market_is_had_without_its_effect() -> None:
    at = play(chip(MARKET, 4), ("coin",))
    assert at.question is not None
    assert (at.name, ask(at.game, at.question)) == ("materials", "Which material do you take (skill bonus)?")


def test_every_source_has_words() -> None:
    assert set(GAINED_BY.values()) <= set(SOURCES)
    assert set(MATERIAL_SOURCES[1:]) <= set(SOURCES)


@pytest.mark.parametrize("location", [SALON, GUILD, MARKET, PERFORM, REPAIR, BALCONY, WORKBENCH])
def test_help_about_cards_comes_only_where_cards_lie(location: int) -> None:
    at = play(chip(location, 3))
    seen = view(at.game, at.question)
    wanted = HELP_WITH_ROW if location in (SALON, GUILD, PERFORM, REPAIR) else HELP["chip"]
    assert tuple(seen.help) == wanted


# Choices and places.


def test_goods_are_not_picked_first() -> None:
    assert view(start(), None).drawing["picked first"] == ("hand-", "dealt-")


def test_goals_say_what_they_count_where_they_are_chosen() -> None:
    game = start(stage="goals", round=0)
    game.dealt[2] = [0, 9]
    at = play(game)
    assert at.question is not None
    choices = view(at.game, at.question).choices
    assert [choice.short for choice in choices] == [
        "House of strings (Strings: finished instruments and repairs)",
        "Master craft (Craft: the space on the track)",
    ]
    levels = "3 for 3 prestige; 5 for 6 prestige; 7 for 10 prestige"
    assert choices[1].label == f"Master craft (Craft: the space on the track: {levels})"


@pytest.mark.clauses("luthier.search", "luthier.backs")
def test_a_deck_says_once_what_a_search_does() -> None:
    pieces = view(start(), None).places()["instruments-deck"].pieces
    assert len(pieces) == 5
    assert pieces[0].about == f"{pieces[0].mark} in the deck. A search of a kind finds its first card from the top."
    assert [piece.about for piece in pieces[1:]] == [f"{piece.mark} in the deck." for piece in pieces[1:]]
