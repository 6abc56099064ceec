"""What was told of printed things in an earlier game is put right in this one, and for later ones."""

from __future__ import annotations

import pytest
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, state, table

from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import BALCONY, GUILD, PERFORM, REPAIR, SALON
from soloist.games.luthier.opponent import facts
from soloist.games.luthier.opponent.own import Ai

ON_SALON, ON_GUILD = 0, 1


def yours(game: Beside, me: Ai) -> None:
    """It is your turn in the Resolution; of the Guild card of level 1 the icons are known, the order of two is not."""
    game.piles[SALON], game.piles[REPAIR] = [YOU], [YOU]
    me.tracker = [0, 2, 0, 0, 1]
    game.memory.keep("tracker rows", (SALON, GUILD, PERFORM, REPAIR, BALCONY), "printed", ())
    game.memory.keep("down (card card 1 1)", (("icon", 0, GUILD),), "printed", (facts.DOWN,))
    two = (("icon", 0, SALON), ("icon", 1, REPAIR))
    game.memory.keep("up in any order (card card 1 1)", two, "printed", (facts.UP,))


def wrong(match: Match[object], *parts: str) -> None:
    """Say that these parts are wrong."""
    answer(match, "correct", "; ".join(f"wrong {part}" for part in parts))


@pytest.mark.clauses("luthier.ai.upkeep.tracker")
def test_the_icons_of_a_card_are_corrected_and_kept() -> None:
    match = table(yours, stage="activate")
    answer(match, "correct")
    named = [option[1] for option in question(match).options]
    assert [name for name in named if str(name).startswith("icons")] == ["icons-1"]
    label = TABLE.label(match.state, question(match), ("wrong", "icons-1"))
    assert label == "Icons of its Guild card: 1. down Guild, 1. up Salon, 2. up Repair"
    answer(match, "wrong icons-1")
    assert asks(match) == "Icons of its Guild card: how is it really?"
    layout = TABLE.view(match.state, match.question).layout
    rows = ["none", "Salon", "Guild", "Perform", "Repair", "Balcony"]
    assert [choice.label for choice in layout.values[5]] == rows
    # None down; Salon, Balcony and Balcony up.
    answer(match, "0 0 1 5 5 0")
    memory = state(match).memory
    assert memory.recall("down (card card 1 1)") == ()
    assert memory.recall("up in any order (card card 1 1)") == (
        ("icon", 0, SALON), ("icon", 1, BALCONY), ("icon", 2, BALCONY)
    )  # fmt: skip
    assert memory.recall("up (card card 1 1)") is None
    assert memory.told["down (card card 1 1)"].keeps == "printed"
    assert news(match) == ["Corrected: 1. down none, not Guild; 2. up Balcony, not Repair; 3. up Balcony, not none."]


def test_the_rows_of_the_tracker_are_corrected_and_each_cube_stays_in_its_row() -> None:
    match = table(yours, stage="activate")
    wrong(match, "rows")
    answer(match, "row balcony; row guild; row salon; row perform; row repair")
    me = state(match).me
    assert me.rows == [BALCONY, GUILD, SALON, PERFORM, REPAIR]
    assert me.tracker == [1, 2, 0, 0, 0]
    assert state(match).memory.recall("tracker rows") == (BALCONY, GUILD, SALON, PERFORM, REPAIR)


def test_lengths_are_corrected_and_what_is_unknown_stays_unknown() -> None:
    match = table(yours, stage="activate")
    wrong(match, "sizes")
    answer(match, "5 4 4 4 3 3 3 3 2 0")
    memory = state(match).memory
    assert memory.recall("spaces of a row: deck 0") == (5,)
    assert memory.recall("spaces of a section: section 4") == (2,)
    assert memory.recall("top of the goals: track 0") is None


def test_a_track_is_not_corrected_to_end_below_its_cube() -> None:
    def high(game: Beside, me: Ai) -> None:
        yours(game, me)
        me.goals = 5

    match = table(high, stage="activate")
    wrong(match, "sizes")
    with pytest.raises(Refused, match="Its cube stands on space 5 already"):
        answer(match, "4 4 4 4 3 3 3 3 3 4")
    answer(match, "4 4 4 4 3 3 3 3 3 5")


def test_chips_that_are_corrected_are_to_be_placed_in_this_round() -> None:
    def planning(game: Beside, me: Ai) -> None:
        yours(game, me)
        game.chips, me.chips = 2, [0, 1, 1, 1, 0, 0]

    match = table(planning, stage="plan")
    wrong(match, "chips")
    with pytest.raises(Refused, match="In round 3 you place no fewer chips than in the one before"):
        answer(match, "3 3 2 4 4 4")
    answer(match, "4 4 4 4 4 5")
    assert state(match).chips == 3
    assert state(match).memory.recall("your chips: round 6") == (5,)


@pytest.mark.clauses("luthier.ai.search", "luthier.ai.limit")
def test_what_cards_say_is_corrected() -> None:
    match = table(yours, stage="activate")
    wrong(match, "searches")
    answer(match, "card guild 2")
    wrong(match, "limits")
    assert len(question(match).now or ()) == 18
    answer(match, "card salon 1; card guild 1")
    memory = state(match).memory
    assert (memory.recall("searches: card 1 2"), memory.recall("searches: card 1 3")) == ((1,), (0,))
    assert (memory.recall("shows a limit: card 0 1"), memory.recall("shows a limit: card 4 1")) == ((1,), (0,))


def test_what_was_never_told_is_no_part() -> None:
    def unknown(game: Beside, me: Ai) -> None:
        game.piles[SALON], game.piles[REPAIR] = [YOU], [YOU]
        game.memory.told.clear()

    match = table(unknown, stage="activate")
    answer(match, "correct")
    named = {option[1] for option in question(match).options}
    assert not named & {"rows", "sizes", "chips", "searches", "limits", "icons-1"}


@pytest.mark.clauses("luthier.ai.guild")
def test_the_families_are_corrected_in_a_running_game() -> None:
    def known(game: Beside, me: Ai) -> None:
        yours(game, me)
        game.memory.keep("families there", (0, 1, 2, 3, 4), "printed", ())
        game.memory.keep("guild number", (5,), "game", ())
        me.families, me.beside, game.tokens = [3, 0, 4, 1, 2], [(1, 7)], [2, 0, 0, 0, 0]

    match = table(known, stage="activate")
    wrong(match, "all-families")
    with pytest.raises(Refused, match="The AI has something of this family, so it is there: Woodwinds"):
        answer(match, "family strings; family keyboards; family percussion")
    with pytest.raises(Refused, match="The AI has something of this family, so it is there: Strings"):
        answer(match, "family woodwinds; family percussion")
    answer(match, "family strings; family woodwinds; family percussion")
    game = state(match)
    assert game.me.families == [0, 4, 1]
    assert game.memory.recall("families there") == (0, 1, 4)
    assert game.memory.recall("guild families: guild 5") == (0, 4, 1)
    # What is not there is asked about no more, nor taken for an answer.
    wrong(match, "tokens", "instruments")
    assert [name for name, _, _ in question(match).fields[:2]] == ["instrument 1: family", "instrument 1: prestige"]
    with pytest.raises(Refused, match="Your game has no Brass; name another family"):
        answer(match, "4 7 0 0 0 0")
    answer(match, "2 7 0 0 0 0")
    assert [name for name, _, _ in question(match).fields] == [
        "Strings tokens",
        "Woodwinds tokens",
        "Percussion tokens",
    ]
    answer(match, "2 0 1")
    assert state(match).tokens == [2, 0, 0, 0, 1]
    # Nothing else is put right along with them: it would be of other families.
    answer(match, "correct")
    with pytest.raises(Refused, match="Put the families of instruments right by themselves"):
        answer(match, "wrong tokens; wrong all-families")
    answer(match, "wrong all-families")
    # Where a new one stands in the order of its guild card was never told, so it is asked.
    answer(match, "family strings; family woodwinds; family brass; family percussion")
    assert question(match).name == "guild families"
    assert asks(match) == "In which order does its guild card show the families?"
    told = news(match)
    answer(match, "family strings; family brass; family percussion; family woodwinds")
    assert state(match).me.families == [0, 3, 4, 1]
    assert state(match).memory.recall("guild families: guild 5") == (0, 3, 4, 1)
    assert told == ["Corrected: families of instruments: with Brass."]


@pytest.mark.clauses("luthier.ai.token")
def test_no_section_is_corrected_to_end_before_a_space_with_an_instrument_of_the_ai() -> None:
    def built(game: Beside, me: Ai) -> None:
        yours(game, me)
        game.memory.keep("instrument of the AI on: desk 4 3", (1,), "game", ())

    match = table(built, stage="activate")
    wrong(match, "sizes")
    with pytest.raises(Refused, match="The AI's instrument lies on space 3 of the Percussion, so it has that many"):
        answer(match, "4 4 4 4 3 3 3 3 2 0")
    answer(match, "4 4 4 4 3 3 3 2 3 0")


def test_an_instrument_that_is_named_has_its_number_beside_it() -> None:
    match = table(yours, stage="activate")
    wrong(match, "instruments")
    layout = TABLE.view(match.state, match.question).layout
    assert layout.only_named
    assert [choice.label for choice in layout.values[0]][:2] == ["none", "Strings"]
