"""What the AI really has where something went wrong at the table: shown as it is so far, put right part by part."""

from __future__ import annotations

import re

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, state, table

from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.engine.states import to_data
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import NONE, PERFORMANCES, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent import facts
from soloist.games.luthier.opponent.own import Ai, Customer


def yours(game: Beside, me: Ai) -> None:
    """It is your turn in the Resolution."""
    game.piles[SALON] = [YOU]
    me.patrons = [Customer(0, 9, [(REPAIRS, 3)], 4, False)]
    me.prestige, me.scored, me.tracker = 12, [1], [0, 2, 0, 0, 0]
    game.tokens, game.chairs = [1, 0, 0, 0, 0], [0]
    game.piles[REPAIR] = [YOU]
    game.memory.keep("guild number", (5,), "game", ())


EVERY_CARD = [
    f"Its {name} card of level {level}"
    for name in ("Salon", "Guild", "Perform", "Repair", "Balcony", "Workbench")
    for level in (1, 2, 3)
]


def wrong(match: Match[object], *parts: str) -> None:
    """Say that these parts are wrong."""
    answer(match, "correct", "; ".join(f"wrong {part}" for part in parts))


def so_far(match: Match[object]) -> list[str]:
    """What each question of the screen has in it before anybody has touched it."""
    texts = [TABLE.notation.write_answer(one.now or ()) for one in (question(match), *match.along)]
    return [re.sub("^numbers? ", "", text) for text in texts]


def test_what_is_wrong_is_shown_as_it_is_so_far() -> None:
    match = table(yours, stage="activate")
    answer(match, "correct")
    asked = question(match)
    labels = [TABLE.label(match.state, asked, option) for option in asked.options]
    assert labels == [
        "Prestige, AI Goals track: prestige 12, space of the AI Goals track 0",
        "Priority tracker: row Salon 0, row Guild 2, row Perform 0, row Repair 0, row Balcony 0",
        "Levels of its action cards: level of its Salon card 1, level of its Guild card 1, level of its Perform card "
        "1, level of its Repair card 1, level of its Balcony card 1, level of its Workbench card 1",
        "Awards that it has scored: The middle award",
        "Left patron: its instrument: Strings",
        "Left patron: its prestige: 9",
        "Left patron: what else it still wants: Brass repair",
        "Left patron: what it has: An unfinished instrument",
        "Left patron: its unfinished instrument: 4",
        "Right patron: its instrument: No patron",
        "Unassigned instruments, the top one first: none",
        "Tokens in the Orchestra: Strings tokens 1, Woodwinds tokens 0, Keyboards tokens 0, Brass tokens 0, Percussion "
        "tokens 0",
        "First Chairs that it holds: Strings",
        "Eras of its guild card: Baroque, Classical, Romantic",
        "Families of its guild card: Strings, Woodwinds, Keyboards, Brass, Percussion",
        "Awards of its guild card: The left award, The middle award, The right award",
        # What is printed and was told, perhaps in an earlier game.
        "Spaces of rows, sections and the AI Goals track: row of patrons 4, row of instruments 4, row of performances "
        "4, row of repairs 4, section Strings 3, section Woodwinds 3, section Keyboards 3, section Brass 3, section "
        "Percussion 3",
        "Your chips in each round: round 1 3, round 2 3, round 3 3, round 4 3, round 5 3, round 6 3",
        "Cards that say that it searches the deck: none",
        "Cards that show a limit of patrons, instruments or awards: " + ", ".join(EVERY_CARD),
    ]
    view = TABLE.view(match.state, asked)
    assert (view.ask, view.layout.none) == ("What about the AI is wrong?", "Nothing: back")
    answer(match, "")
    assert question(match).name == "your location 0"


def test_counts_are_corrected_at_your_turn_and_begin_with_what_they_are() -> None:
    match = table(yours, stage="activate")
    wrong(match, "counts", "tracker", "cards", "awards")
    assert so_far(match) == ["12 0", "0 2 0 0 0", "1 1 1 1 1 1", "award middle"]
    assert asks(match) == "Prestige, AI Goals track: how is it really?"
    answer(match, "20 3", "1 0 2 0 3", "1 2 3 1 1 2", "award left; award right")
    me = state(match).me
    assert (me.prestige, me.goals, me.tracker, me.levels) == (20, 3, [1, 0, 2, 0, 3], [1, 2, 3, 1, 1, 2])
    assert me.scored == [0, 2]
    (said,) = news(match)
    assert said.startswith("Corrected: prestige 20, not 12; space of the AI Goals track 3, not 0; row Salon 1, not 0; ")
    assert said.endswith("awards that it has scored: The left award, The right award, not The middle award.")
    # It is still your turn.
    assert question(match).name == "your location 0"


def test_what_is_left_as_it_was_is_not_told() -> None:
    match = table(yours, stage="activate")
    before = to_data(state(match).me)
    wrong(match, "counts", "tracker")
    answer(match, *so_far(match))
    assert to_data(state(match).me) == before
    assert news(match) == []


def test_a_correction_takes_no_turn_in_planning() -> None:
    def planning(game: Beside, me: Ai) -> None:
        game.chips, me.chips = 2, [0, 1, 1, 1, 0, 0]

    match = table(planning, stage="plan")
    wrong(match, "instruments")
    answer(match, "1 5 0 0 0 0")
    assert news(match) == ["Corrected: instrument 1: family Strings, not none; instrument 1: prestige 5, not 0."]
    assert question(match).name == "your chip 2"
    assert state(match).turn == 0


@pytest.mark.parametrize(
    ("part", "given", "sentence"),
    [
        ("tracker", "1 0 2 0 4", "row Balcony: a number from 0 to 3 is asked for"),
        ("cards", "1 2 3 1 1 4", "level of its Workbench card: a number from 1 to 3 is asked for"),
        ("counts", "20", "Exactly 2 numbers are asked for"),
        ("counts", "many", "Exactly 2 numbers are asked for"),
        ("counts", "20 7", "You told that 6 spaces lie above the bottom one on the AI Goals track"),
        ("left-prestige", "0", "A number from 1 to 60 is asked for"),
        ("instruments", "1 0 0 0 0 0", "Instrument 1 has a family, so it is worth some prestige too"),
        ("instruments", "1 5 0 3 0 0", "Instrument 2 is worth some prestige, so it has a family too"),
    ],
)
def test_what_cannot_be_is_refused(part: str, given: str, sentence: str) -> None:
    def known(game: Beside, me: Ai) -> None:
        yours(game, me)
        game.memory.keep("top of the goals: track 0", (6,), "printed", (facts.GOALS_TOP,))

    match = table(known, stage="activate")
    wrong(match, part)
    with pytest.raises(Refused, match=sentence):
        answer(match, given)


def test_a_patron_is_corrected_part_by_part() -> None:
    match = table(yours, stage="activate")
    wrong(match, "left-family", "left-prestige", "left-needs", "left-worth")
    assert so_far(match) == ["family strings", "9", "repair brass", "4"]
    answer(match, "family brass", "7", "performance baroque; performance baroque", "6")
    (patron,) = state(match).me.patrons
    assert (patron.primary, patron.prestige, patron.unfinished, patron.built) == (3, 7, 6, False)
    assert patron.needs == [(PERFORMANCES, 0), (PERFORMANCES, 0)]
    # Without an instrument there is none whose worth could be wrong; what comes instead is asked.
    wrong(match, "left-state", "left-worth")
    answer(match, "has none", "5")
    assert (patron_at(match, 0).unfinished, patron_at(match, 0).built) == (NONE, False)
    answer(match, "correct")
    assert ("wrong", "left-worth") not in question(match).options
    answer(match, "wrong left-state", "has unfinished")
    assert asks(match) == "How much prestige is the unfinished instrument of this patron worth?"
    answer(match, "8")
    assert patron_at(match, 0).unfinished == 8


def patron_at(match: Match[object], place: int) -> Customer:
    """One of its patrons."""
    return state(match).me.patrons[place]


def test_a_right_patron_comes_and_goes_beside_a_left_one() -> None:
    match = table(yours, stage="activate")
    wrong(match, "right-family")
    answer(match, "family woodwinds")
    assert asks(match) == "How much prestige is it worth?"
    answer(match, "5", "repair keyboards", "has unfinished", "3")
    right = patron_at(match, 1)
    assert (right.primary, right.prestige, right.needs, right.unfinished) == (1, 5, [(REPAIRS, 2)], 3)
    # With a right one the left one cannot be gone.
    wrong(match, "left-family")
    assert ("none",) not in question(match).options
    answer(match, "family strings")
    wrong(match, "right-family")
    answer(match, "none")
    assert len(state(match).me.patrons) == 1
    assert news(match) == ["Corrected: right patron: its instrument: No patron, not Woodwinds."]


def test_without_a_patron_only_a_left_one_can_be_missing() -> None:
    def nobody(game: Beside, me: Ai) -> None:
        yours(game, me)
        me.patrons = []

    match = table(nobody, stage="activate")
    answer(match, "correct")
    named = [option[1] for option in question(match).options]
    assert "left-family" in named
    assert not {"left-prestige", "right-family"} & set(named)


@pytest.mark.clauses("luthier.ai.complete")
def test_a_patron_that_is_complete_by_a_correction_is_scored_and_shifted_at_once() -> None:
    def two(game: Beside, me: Ai) -> None:
        yours(game, me)
        me.patrons.append(Customer(1, 7, [(REPAIRS, 1)], NONE, False))

    match = table(two, stage="activate")
    wrong(match, "left-needs", "left-state")
    answer(match, "", "has built")
    me = state(match).me
    assert ([patron.primary for patron in me.patrons], me.prestige) == ([1], 12 + 9)
    assert news(match)[1:] == [
        "Give it 9 prestige: patron.",
        "Discard the patron on its left patron space with all its cards, and shift the other left.",
    ]


@pytest.mark.clauses("luthier.ai.complete")
@pytest.mark.parametrize("place", [0, 1])
def test_a_patron_with_none_to_its_right_shifts_nobody(place: int) -> None:
    def some(game: Beside, me: Ai) -> None:
        yours(game, me)
        me.patrons = [Customer(0, 9, [(REPAIRS, 3)], 4, False)]
        if place:
            me.patrons.insert(0, Customer(1, 7, [(REPAIRS, 1)], NONE, False))

    match = table(some, stage="activate")
    side = ("left", "right")[place]
    wrong(match, f"{side}-needs", f"{side}-state")
    answer(match, "", "has built")
    assert news(match)[1:] == [
        "Give it 9 prestige: patron.",
        f"Discard the patron on its {side} patron space with all its cards.",
    ]


def test_instruments_tokens_and_first_chairs_are_corrected() -> None:
    match = table(yours, stage="activate")
    wrong(match, "instruments", "tokens", "chairs", "guild-families")
    assert so_far(match)[1:3] == ["1 0 0 0 0", "section strings"]
    order = "family brass; family strings; family woodwinds; family keyboards; family percussion"
    answer(match, "2 7 5 3 0 0", "2 0 1 0 0", "section keyboards; section percussion", order)
    assert "; Strings tokens 2, not 1; Keyboards tokens 1, not 0; " in news(match)[0]
    # Whoever holds a First Chair has a token there: how many was not told of the Percussion, and is not guessed.
    assert asks(match) == "Whoever holds a First Chair has a token there: how many has the AI?"
    assert question(match).fields == (("Percussion tokens", 1, 60),)
    with pytest.raises(Refused, match="Percussion tokens: a number from 1 to 60 is asked for"):
        answer(match, "0")
    answer(match, "3")
    game = state(match)
    assert game.me.beside == [(1, 7), (4, 3)]
    assert (game.tokens, game.chairs) == ([2, 0, 1, 0, 3], [2, 4])
    assert game.me.families == [3, 0, 1, 2, 4]
    # For later games with this guild card too.
    assert game.memory.recall("guild families: guild 5") == (3, 0, 1, 2, 4)


def test_a_first_chair_without_a_token_is_asked_about_and_none_that_was_taken_away_too() -> None:
    match = table(yours, stage="activate")
    wrong(match, "tokens")
    answer(match, "0 0 0 0 0")
    assert question(match).fields == (("Strings tokens", 1, 60),)
    answer(match, "2")
    assert state(match).tokens == [2, 0, 0, 0, 0]
    wrong(match, "tokens", "chairs")
    answer(match, "0 0 0 0 0", "")
    assert (state(match).tokens, state(match).chairs) == ([0, 0, 0, 0, 0], [])
    assert question(match).name == "your location 0"
