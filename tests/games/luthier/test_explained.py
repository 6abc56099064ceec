"""What can be looked up: the AI's cards and tracks, who goes first by which numbers, skills and chances beforehand."""

from __future__ import annotations

import pytest
from tests.games.luthier.opponent.boards import CARD, At, board
from tests.games.luthier.opponent.test_planning import set_up
from tests.games.luthier.positions import (
    BOX,
    chip,
    goods,
    patron,
    play,
    start,
)

from soloist.engine.story import deeds
from soloist.engine.view import View
from soloist.games.luthier.explained import ai_card_words, at_least
from soloist.games.luthier.kinds import (
    BALCONY,
    CRAFT,
    GUILD,
    LOCATIONS,
    PATRONS,
    PERFORM,
    PERFORMANCE,
    PERFORMANCES,
    REPAIR,
    SALON,
    WORKBENCH,
)
from soloist.games.luthier.opponent import planning
from soloist.games.luthier.opponent.named import thing_name
from soloist.games.luthier.state import FACE_DOWN, entry
from soloist.games.luthier.telling import tell
from soloist.games.luthier.view import view


def labels(view: View) -> dict[str, str]:
    """The words of each choice, by its notation."""
    return {choice.option: choice.label for choice in view.choices}


# The AI's cards.


@pytest.mark.parametrize(
    ("location", "level", "words"),
    [
        (SALON, 1, "Limit: 2 active patrons. Icons: Salon −2, Guild +1. From skill 2 on level 2 comes in."),
        (
            GUILD,
            3,
            "Limit: 2 unfinished instruments. It searches the deck if nothing fits. A step of the AI Goals track. "
            "Icons: Guild −2, Repair +1, Balcony +1. From skill 4 on another step.",
        ),
        (
            REPAIR,
            1,
            "Repairs worth 2 at most. It does not search. Icons: Repair −2, Balcony +1. "
            "From skill 2 on level 2 comes in.",
        ),
        (
            REPAIR,
            3,
            "Repairs of any worth. It searches the deck if nothing fits. Icons: Repair −2, Guild +1, Perform +1. "
            "From skill 4 on a step of the AI Goals track.",
        ),
        (
            BALCONY,
            2,
            "Limit: 3 awards. Scores the lowest level left of its next award. Icons: Balcony −2, Salon +1. "
            "From skill 3 on level 3 comes in.",
        ),
        (WORKBENCH, 1, "It does not search. Icons: Repair +1. From skill 2 on level 2 comes in."),
    ],
)
def test_an_action_card_says_what_stands_on_it(location: int, level: int, words: str) -> None:
    assert ai_card_words(BOX, BOX.ai_card(location, level), True) == words


@pytest.mark.clauses("luthier.ai.cards")
def test_every_card_of_the_ai_explains_itself_where_it_lies() -> None:
    at = board(levels=[1, 2, 3, 1, 1, 1], row=[CARD[SALON]], dropped=[CARD[GUILD]], deck=[0, 0, 1, 1, 1, 1])
    places = view(at.game, None).places()
    lying = [places[id].pieces[0] for id in ("ai-card-1", "ai-dropped", "ai-deck")]
    assert [piece.name for piece in lying] == ["Salon, level 1", "Guild, level 2", "Perform, level 3"]
    assert [piece.about for piece in lying] == [
        ai_card_words(BOX, BOX.ai_card(*card), True) for card in ((SALON, 1), (GUILD, 2), (PERFORM, 3))
    ]
    open_ = {id[8:]: [piece.mark for piece in place.pieces] for id, place in places.items() if id.startswith("ai-open")}
    assert open_ == {
        "salon": ["2", "3"],
        "guild": ["3"],
        "perform": [],
        "repair": ["2", "3"],
        "balcony": ["2", "3"],
        "workbench": ["2", "3"],
    }
    assert places["ai-open-guild"].pieces[0].about == ai_card_words(BOX, BOX.ai_card(GUILD, 3), True)
    book = dict(view(at.game, None).drawing["sheet"]["book"])  # type: ignore[index]
    assert [state for _, state in book["Guild"]] == ["past", "now", "open"]
    assert [words for words, _ in book["Guild"]] == [ai_card_words(BOX, BOX.ai_card(GUILD, n), True) for n in (1, 2, 3)]


@pytest.mark.clauses("luthier.ai.first-game")
def test_without_the_goals_track_no_card_speaks_of_it() -> None:
    icons = {GUILD: "Icons: Guild −2, Repair +1, Balcony +1.", REPAIR: "Icons: Repair −2, Guild +1, Perform +1."}
    game = board(ai_goals="no").game
    places = view(game, None).places()
    for location, does in ((GUILD, "Limit: 2 unfinished instruments."), (REPAIR, "Repairs of any worth.")):
        words = f"{does} It searches the deck if nothing fits. {icons[location]}"
        assert ai_card_words(BOX, BOX.ai_card(location, 3), False) == words
        assert places[f"ai-open-{LOCATIONS[location].lower()}"].pieces[-1].about == words
    book = view(game, None).drawing["sheet"]["book"]  # type: ignore[index]
    assert not [words for _, cards in book for words, _ in cards if "Goals" in words or "another" in words]


@pytest.mark.clauses("luthier.ai.goals")
def test_the_goals_track_says_what_its_spaces_are_worth() -> None:
    piece = view(board(goals=17).game, None).places()["ai-goals"].pieces[0]
    assert piece.name == "space 17, worth 18 prestige"
    assert piece.about.endswith("is worth at the end: " + ", ".join(map(str, [*range(17), 18, 20, 22, 24])) + ".")


# Who goes first.


@pytest.mark.clauses("luthier.ai.first")
@pytest.mark.parametrize(
    ("guild", "family", "why"),
    [
        ("london", "zildjian", "You go first: the AI's guild card has 5, more than your family tile with 4"),
        ("london", "ruckers", "The AI goes first: its guild card has 5, not more than your family tile with 5"),
    ],
)
def test_who_goes_first_is_told_once_with_the_numbers_that_settle_it(guild: str, family: str, why: str) -> None:
    at = set_up(guild, family)
    told = next(event for event in at.table.events if event.name == "ai set up")
    assert tell(at.game, told) == "The AI was set up. Its guild card is London."
    assert told.why is not None
    assert [deed.text for deed in deeds(told.why, thing_name) if " first" in deed.text] == [why]


def test_the_tile_and_the_guild_card_lie_on_the_board() -> None:
    game = set_up("london", "zildjian").game
    places = view(game, None).places()
    tile, guild = places["family"].pieces[0], places["ai-city"].pieces[0]
    assert (tile.name, tile.mark) == ("Zildjian, number 4", "4")
    assert tile.about == (
        "Constantinople, Percussion. Goods: 2 money + 1 metal + 1 horsehair. "
        "Start action: put a token into the section Percussion."
    )
    assert guild.name == "London, number 5"
    assert guild.about.endswith("Icons that lifted its tracker at the start: Salon, Repair, Guild.")
    assert view(start(seats=3), None).places()["p3-family"].pieces[0].name == "Haas, number 3"


# Beforehand.


@pytest.mark.clauses("luthier.skill", "luthier.skill.track")
def test_a_chip_says_the_skill_that_it_would_have() -> None:
    game = start()
    game.boards[0].tracks[CRAFT] = 6  # adds 2 at the Guild
    at = play(game)
    assert at.question is not None
    seen = view(at.game, at.question)
    assert labels(seen)["place 3 at guild"] == "Place chip 3: Guild, skill 5"
    assert labels(seen)["place 3 at market"] == "Place chip 3: Market, skill 3"
    short = {choice.option: choice.short for choice in seen.choices}
    assert short["place 5 at guild"] == "chip 5: skill 7"


@pytest.mark.clauses("luthier.ai.skill")
@pytest.mark.parametrize(
    ("chips", "row", "about"),
    [
        ([0, 1, 1, 1, 0, 0], 0, "It is one of 1, 2, 3; its row adds nothing."),
        ([0, 1, 0, 1, 1, 0], 2, "It is one of 1, 3, 4; its row adds 2: skill 3 to 6."),
    ],
)
def test_a_worker_of_the_ai_says_what_it_may_be(chips: list[int], row: int, about: str) -> None:
    at = board(chips=chips, tracker=[row, 0, 0, 0, 0])
    at.game.piles[SALON] = [entry(1, FACE_DOWN), entry(0, 5)]
    worker, mine = view(at.game, None).places()["location-salon"].pieces[1:]
    assert (worker.about, mine.about) == (about, "")


@pytest.mark.clauses("luthier.perform.result", "luthier.perform.dice")
def test_a_performance_says_how_likely_it_is_medium_and_high() -> None:
    assert [at_least(face, 1) for face in (-2, 1, 4, 6, 7)] == pytest.approx([1, 1, 1 / 2, 1 / 6, 0])
    assert at_least(4, 2) == pytest.approx(3 / 4)
    row = next(row for row in BOX.performances if row.id == "messiah")
    assert (row.medium, row.high) == (10, 13)
    game = chip(PERFORM, 5, rows={PERFORMANCES: ["messiah"]})
    goods(game, inspiration=1)
    at = play(game)
    assert at.question is not None
    # With skill 5 one more die, two in all: a 5 for medium (20 of 36), nothing for high. The inspiration adds 1 to a 4
    # (27 of 36), or rolls again.
    told = ": medium 56 %, high 0 %; with your 1 inspiration medium 89 %, high 0 %"
    assert labels(view(at.game, at.question))["perform 1"].endswith(told)
    game.boards[0].inspiration, game.boards[0].tracks[PERFORMANCE] = 2, 5  # three dice, and one more
    at = play(game, ("perform", 1), ("add",), chance={"white dice": [[1, 1, 2, 1]]})
    assert at.question is not None
    again = labels(view(at.game, at.question))["again"]
    # Skill 5 and 1 added: a 4 (1 - 81/1296) is medium, nothing is high.
    assert again == "Spend 1 inspiration: roll all dice again (medium 94 %, high 0 %)"


@pytest.mark.clauses("luthier.resolution.up", "luthier.resolution.first")
def test_chips_that_are_turned_up_say_the_skills_that_decide() -> None:
    game = start(seats=3, stage="activate")
    game.piles[GUILD] = [entry(0, 3), entry(1, 2)]
    game.boards[1].tracks[CRAFT] = 6
    at = play(game, ("activate", GUILD))
    told = next(event for event in at.events if event.name == "turned up")
    assert tell(at.game, told) == "Guild: your chip 3 has skill 3; chip 2 of Player 2 has skill 4."


def test_the_turn_order_is_always_in_sight() -> None:
    game = start(seats=4, seat_3="person")
    game.order = [0, 1, 3, 2]
    assert view(game, None).progress[-1] == "Turn order: players 1, 2, 4, 3"
    game = start(seats=4)
    game.order = [3, 1, 0, 2]
    assert view(game, None).progress[-1] == "Turn order: Player 4, Player 2, you, Player 3"
    solo = board().game
    solo.order = [1, 0]
    assert view(solo, None).progress[-1] == "Turn order: the AI, you"
    solo.round = 0  # its guild card is still to come
    assert not any("Turn order" in line for line in view(solo, None).progress)


def test_a_location_says_its_bonuses_once() -> None:
    piece = view(start(), None).places()["location-perform"].pieces[0]
    assert piece.name == (
        "perform a piece of the row with dice, for prestige, money and a token in the Orchestra; "
        "from skill 4: 1 die more; from skill 6: 1 step of Performance"
    )
    assert piece.about == ""


def test_every_location_says_first_what_one_does_there() -> None:
    places = view(start(), None).places()
    ids = [f"location-{name}" for name in ("salon", "guild", "market", "perform", "repair", "balcony")]
    said = [places[id].pieces[0].name.split(";")[0] for id in [*ids, "bench"]]
    assert [words.split()[0] for words in said] == ["take", "take", "take", "perform", "do", "take", "rough"]
    assert said[0] == "take a patron of the row"
    assert said[5] == "take the best free space of the next turn order, then claim an award"


def test_patrons_dealt_are_told_apart_by_their_instruments() -> None:
    game = start(round=0)
    game.stage, game.dealt[PATRONS], game.dealt[1] = "choose", [patron("bach")], [0, 1]
    at = play(game)
    assert at.question is not None
    shorts = [choice.short for choice in view(at.game, at.question).choices]
    assert shorts == [f"with the {BOX.instruments[n].name}" for n in (0, 1)]


# Why.


@pytest.mark.clauses("luthier.ai.limit")
def test_the_trace_names_the_limit_that_is_reached() -> None:
    at = board().patron("bach").patron("haydn")
    planning.flip(at.me, CARD[SALON], at.sight, at.why)
    assert "of its Salon card of level 1 (2 of 2), which is discarded" in at.words()


@pytest.mark.clauses("luthier.ai.row")
def test_the_trace_names_the_rows_by_which_cards_are_laid_out() -> None:
    at = board(row=[CARD[WORKBENCH], CARD[SALON], CARD[GUILD]], tracker=[1, 0, 0, 3, 0])
    planning.lay_out(at.me, at.why)
    assert "Guild (row at 3), Salon (row at 1), Workbench" in at.words()
    assert "Workbench (" not in at.words()


@pytest.mark.clauses("luthier.ai.goals", "luthier.reading.30")
def test_the_trace_tells_of_a_step_lost_at_the_top() -> None:
    lost = "at the top of the AI Goals track: the step is lost"

    def salon(**more: object) -> At:
        return board({PATRONS: ["bach"]}, **more).act(SALON, level=3)

    at = salon(goals=20)
    assert lost in at.words()
    assert at.me.goals == 20
    assert lost not in salon(goals=19).words()
    assert lost not in salon(goals=20, ai_goals="no").words()
