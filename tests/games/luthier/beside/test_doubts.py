"""What cannot be true beside what was told before, and what the AI really has where something went wrong."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import cast

import pytest
from tests.games.luthier.beside.physical import Pair
from tests.games.luthier.beside.tables import TABLE, answer, news, question, state, table

from soloist.engine.catalogue import settled
from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.engine.questions import Answer
from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import GUILD, NONE, PERFORMANCES, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent.own import Ai, Customer

ON_GUILD, ON_REPAIR = 1, 3


def at_guild(game: Beside, me: Ai) -> None:
    """The AI acts at the Guild for a patron that wants Brass."""
    game.first, me.row, me.deck, game.bench = AI, [ON_GUILD], [1, 0, 1, 1, 1, 1], 1
    me.chips, game.piles[GUILD] = [0, 1, 0, 0, 0, 0], [AI]
    me.patrons = [Customer(3, 9, [], NONE, False)]


def at_guild_for_two(game: Beside, me: Ai) -> None:
    """The AI acts at the Guild for patrons that want Brass and Woodwinds."""
    at_guild(game, me)
    me.patrons.append(Customer(1, 9, [], NONE, False))


def test_what_fits_the_only_need_is_known_by_it() -> None:
    match = table(at_guild, stage="activate")
    answer(match, "space 2")
    assert question(match).name.endswith("; prestige")
    answer(match, "5")
    assert state(match).me.patrons[0].unfinished == 5


def test_a_card_that_was_said_to_fit_has_to_fit() -> None:
    match = table(at_guild_for_two, stage="activate")
    answer(match, "space 2")
    with pytest.raises(Refused, match="You told that the card on space 2 is one of these: Brass, Woodwinds"):
        answer(match, "family strings")
    answer(match, "family brass", "5")
    assert state(match).me.patrons[0].unfinished == 5


def test_a_card_fits_no_patron_if_none_was_said_to_fit() -> None:
    match = table(at_guild, stage="activate")
    answer(match, "none", "space 2")
    with pytest.raises(Refused, match="You told that no card of the row is one of these: Brass"):
        answer(match, "family brass")
    answer(match, "family strings", "5")
    assert state(match).me.beside == [(0, 5)]


def test_a_repair_that_was_said_to_be_within_its_level_is_not_worth_more() -> None:
    def at_repair(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, game.bench = AI, [ON_REPAIR], [1, 1, 1, 0, 1, 1], 1
        me.chips, game.piles[REPAIR] = [0, 1, 0, 0, 0, 0], [AI]

    match = table(at_repair, stage="activate")
    answer(match, "space 1", "family strings")
    with pytest.raises(Refused, match="You told that the repair on space 1 is worth at most 2"):
        answer(match, "3")
    answer(match, "2")
    assert state(match).me.prestige == 2


def test_what_is_told_step_by_step_has_to_fit_too() -> None:
    match = table(at_guild_for_two, stage="activate", asking="steps")
    # Nothing is empty; 2 and 3 fit, of which the one further away is taken.
    answer(match, "", "space 2; space 3", "space 2; space 3", "space 2; space 3")
    with pytest.raises(Refused, match="You told that the card on space 3 is one of these: Brass, Woodwinds"):
        answer(match, "family strings")
    answer(match, "family brass", "5")
    match = table(at_guild, stage="activate", asking="steps")
    answer(match, "", "", "space 1; space 4")
    with pytest.raises(Refused, match="You told that the card on space 4 is none of these: Brass"):
        answer(match, "family brass")


def test_step_by_step_the_order_is_not_asked_of_cards_that_are_known_to_be_of_one_kind() -> None:
    match = table(at_guild, stage="activate", asking="steps")
    answer(match, "", "space 2; space 3")
    assert question(match).name.endswith("; prestige")


def test_step_by_step_empty_spaces_of_a_row_are_no_candidates() -> None:
    match = table(at_guild, stage="activate", asking="steps")
    answer(match, "space 1; space 4")
    assert question(match).options == [("space", 2), ("space", 3)]


# Corrections.
def yours(game: Beside, me: Ai) -> None:
    """It is your turn in the Resolution."""
    game.piles[SALON] = [YOU]
    me.patrons = [Customer(0, 9, [(REPAIRS, 3)], 4, False)]
    me.prestige, me.scored = 12, [1]


def test_counts_are_corrected_at_your_turn() -> None:
    match = table(yours, stage="activate")
    answer(match, "correct", "wrong counts", "20 3 1 0 2 0 3 1 2 3 1 1 2", "award left; award right")
    me = state(match).me
    assert (me.prestige, me.goals, me.tracker, me.levels) == (20, 3, [1, 0, 2, 0, 3], [1, 2, 3, 1, 1, 2])
    assert me.scored == [0, 2]
    assert news(match) == ["Corrected: its prestige, tracks, cards or awards."]
    # It is still your turn.
    assert question(match).name == "your location 0"


def test_a_correction_takes_no_turn_in_planning() -> None:
    def planning(game: Beside, me: Ai) -> None:
        game.chips, me.chips = 2, [0, 1, 1, 1, 0, 0]

    match = table(planning, stage="plan")
    answer(match, "correct", "wrong instruments", "0 0 0 0 0 0")
    assert question(match).name == "your chip 2"
    assert state(match).turn == 0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("20 3 1 0 2 0 4 1 2 3 1 1 2", "row Balcony: a number from 0 to 3 is asked for"),
        ("20 3 1 0 2 0 3 1 2 3 1 1 4", "level of its Workbench card: a number from 1 to 3 is asked for"),
        ("20 3 1", "Exactly 13 numbers are asked for"),
        ("many", "Exactly 13 numbers are asked for"),
    ],
)
def test_counts_that_cannot_be_are_refused(given: str, sentence: str) -> None:
    match = table(yours, stage="activate")
    answer(match, "correct", "wrong counts")
    with pytest.raises(Refused, match=sentence):
        answer(match, given)


def test_a_patron_is_corrected_with_all_that_it_has() -> None:
    match = table(yours, stage="activate")
    answer(
        match,
        "correct",
        "wrong left-patron",
        "family brass",
        "7",
        "performance baroque; performance baroque",
        "has unfinished",
        "6",
    )
    patron = state(match).me.patrons[0]
    assert (patron.primary, patron.prestige, patron.unfinished, patron.built) == (3, 7, 6, False)
    assert patron.needs == [(PERFORMANCES, 0), (PERFORMANCES, 0)]
    answer(match, "correct", "wrong right-patron", "family strings", "5", "", "has built")
    assert [one.built for one in state(match).me.patrons] == [False, True]
    # With a right one the left one cannot be gone.
    answer(match, "correct", "wrong left-patron")
    assert ("none",) not in question(match).options
    match.undo()
    match.undo()
    answer(match, "correct", "wrong right-patron", "none")
    assert len(state(match).me.patrons) == 1


def test_a_right_patron_stands_only_beside_a_left_one() -> None:
    def nobody(game: Beside, me: Ai) -> None:
        yours(game, me)
        me.patrons = []

    match = table(nobody, stage="activate")
    answer(match, "correct")
    assert question(match).options == [("wrong", 0), ("wrong", 1), ("wrong", 3)]
    answer(match, "wrong left-patron", "none")
    assert state(match).me.patrons == []


def test_instruments_beside_its_board_are_corrected_the_top_one_first() -> None:
    match = table(yours, stage="activate")
    answer(match, "correct", "wrong instruments", "2 7 5 3 0 0")
    assert state(match).me.beside == [(1, 7), (4, 3)]


# What is reconstructed.
def test_no_reconstructed_number_is_used(tmp_path: Path) -> None:
    pair = Pair(5, "random", **{"your-goals": "yes"})
    pair.play()
    source = files("soloist.games.luthier") / "components"
    changes = {
        "ai_goals": [("prestige = [0, ", "prestige = [7, ")],
        "awards": [("prestige = [", "prestige = [1")],
        "rows": [("tiers = [5, ", "tiers = [9, 5, ")],
        "tracker": [('"Salon", "Perform"', '"Perform", "Salon"')],
        "ai_cards": [('down = ["Guild"]', 'down = ["Balcony"]'), ('up = ["Repair"]', 'up = ["Salon"]')],
        "orchestra": [("chair = 5", "chair = 1"), ("chair = 4", "chair = 9")],
        "turn_order": [("spaces = [2, 2", "spaces = [1, 1")],
        "goals": [("prestige = [3, 6, 10]", "prestige = [4, 8, 20]")],
        "guilds": [("number = 2", "number = 9"), ('icons = ["Guild", ', 'icons = ["Salon", ')],
        "families": [("number = 1\n", "number = 12\n")],
        "performances": [("ai = 4", "ai = 9"), ("high = 10", "high = 11")],
        "instruments": [("prestige = 5", "prestige = 15")],
        "repairs": [("value = 4", "value = 3")],
    }
    for name, pairs in changes.items():
        text = (source / f"{name}.toml").read_text("utf-8")
        for old, new in pairs:
            assert old in text, (name, old)
            text = text.replace(old, new)
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    again: Match[object] = Match(TABLE, pair.match.setup, overrides=tmp_path)
    right = [cast(Answer, entry.value) for entry in pair.match.entries if entry.by == "person"]
    for value in right:
        again.answer(value)
    assert again.over
    assert TABLE.result(again.state) == TABLE.result(pair.match.state)
    assert [line.event for line in again.log] == [line.event for line in pair.match.log]


def test_every_setting_is_one_that_the_ai_has() -> None:
    names = [setting.name for setting in TABLE.settings]
    assert names[:4] == ["ai-goals", "your-goals", "asking", "shuffled"]
    assert "seats" not in names
    assert (settled(TABLE, {})["asking"], settled(TABLE, {})["shuffled"]) == ("lists", "drawn")
