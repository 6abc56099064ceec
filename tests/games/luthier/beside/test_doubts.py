"""What cannot be true beside what was told before, and what follows from it and is never asked."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import cast

import pytest
from tests.games.luthier.beside.physical import Pair
from tests.games.luthier.beside.tables import TABLE, answer, asks, news, question, rungs, state, table

from soloist.engine.answerers import Scripted
from soloist.engine.asking import About
from soloist.engine.catalogue import settled
from soloist.engine.chance import Keyed
from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import Fact, Thing
from soloist.games.luthier.beside.doubts import contradiction
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.seeing import sight
from soloist.games.luthier.beside.state import AI, YOU, Beside
from soloist.games.luthier.kinds import BALCONY, GUILD, NONE, PERFORM, PERFORMANCES, REPAIR, REPAIRS, SALON
from soloist.games.luthier.opponent import facts
from soloist.games.luthier.opponent.own import Ai, Customer

ON_SALON, ON_GUILD, ON_PERFORM, ON_REPAIR = range(4)


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
    # Nor is more offered.
    worth = match.along[0] if match.along else question(match)
    assert (worth.least, worth.most) == (1, 2)
    assert asks(match) == "The repair on space 1: how much prestige is it worth, at most 2?"
    with pytest.raises(Refused, match="A number from 1 to 2 is asked for"):
        answer(match, "3")
    answer(match, "2")
    assert state(match).me.prestige == 2


@pytest.mark.clauses("luthier.ai.repair.level", "luthier.ai.search", "luthier.reading.12")
@pytest.mark.parametrize(("level", "most"), [(2, 3), (3, None)])
def test_a_repair_that_was_searched_for_within_a_level_is_not_worth_more(level: int, most: int | None) -> None:
    def at_repair(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, game.bench = AI, [ON_REPAIR], [1, 1, 1, 0, 1, 1], 1
        me.chips, game.piles[REPAIR], me.levels[ON_REPAIR] = [0, 1, 0, 0, 0, 0], [AI], level
        me.patrons = [Customer(3, 9, [(REPAIRS, 0)], NONE, False)]
        game.memory.keep(f"searches: card 3 {level}", (1,), "printed", (facts.SEARCHES,))

    match = table(at_repair, stage="activate")
    answer(match, "none", "back repairs strings")
    limit = "" if most is None else f", at most {most}"
    assert asks(match) == f"The repair that was found: how much prestige is it worth{limit}?"
    assert question(match).most == (most or 60)
    if most is not None:
        with pytest.raises(Refused, match=f"A number from 1 to {most} is asked for"):
            answer(match, str(most + 1))
    answer(match, str(most or 7))
    assert state(match).me.prestige == (most or 7)


@pytest.mark.clauses("luthier.ai.repair")
def test_a_repair_fits_no_patron_if_none_within_the_level_was_said_to_fit() -> None:
    def at_repair(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, game.bench = AI, [ON_REPAIR], [1, 1, 1, 0, 1, 1], 1
        me.chips, game.piles[REPAIR] = [0, 1, 0, 0, 0, 0], [AI]
        me.patrons = [Customer(3, 9, [(REPAIRS, 0)], NONE, False)]

    match = table(at_repair, stage="activate")
    answer(match, "none", "space 2")
    words = "You told that no repair of the row worth at most 2 is one of these: Strings"
    with pytest.raises(Refused, match=words):
        answer(match, "family strings")
    answer(match, "family brass", "2")
    assert state(match).me.prestige == 2


@pytest.mark.clauses("luthier.ai.perform")
def test_a_performance_fits_no_patron_if_none_was_said_to_fit() -> None:
    def at_perform(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, game.bench = AI, [ON_PERFORM], [1, 1, 0, 1, 1, 1], 1
        me.chips, game.piles[PERFORM] = [0, 1, 0, 0, 0, 0], [AI]
        me.patrons = [Customer(3, 9, [(PERFORMANCES, 2)], NONE, False)]

    match = table(at_perform, stage="activate")
    answer(match, "none", "space 2")
    with pytest.raises(Refused, match="You told that no card of the row is one of these: Romantic"):
        answer(match, "era romantic")
    answer(match, "era baroque")


@pytest.mark.clauses("luthier.ai.salon")
def test_a_patron_wants_what_it_was_said_to_want() -> None:
    def at_salon(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, game.bench = AI, [ON_SALON], [0, 1, 1, 1, 1, 1], 1
        me.chips, game.piles[SALON], me.beside = [0, 1, 0, 0, 0, 0], [AI], [(0, 5)]

    match = table(at_salon, stage="activate", asking="steps")
    answer(match, "", "space 2")
    assert question(match).name.endswith("; wants")
    with pytest.raises(Refused, match="You told that the patron on space 2 wants an instrument of these: Strings"):
        answer(match, "family brass")
    answer(match, "family strings")
    match = table(at_salon, stage="activate", asking="steps")
    answer(match, "", "", "space 4")
    with pytest.raises(Refused, match="You told that the patron on space 4 wants no instrument of these: Strings"):
        answer(match, "family strings")


# First Chairs.
def performing(game: Beside, me: Ai) -> None:
    """The AI acts at Perform; it holds the First Chair of the Strings."""
    game.first, me.row, me.deck, game.bench = AI, [ON_PERFORM], [1, 1, 0, 1, 1, 1], 1
    me.chips, game.piles[PERFORM] = [0, 1, 0, 0, 0, 0], [AI]
    game.tokens, game.chairs = [1, 0, 0, 0, 0], [0]


@pytest.mark.clauses("luthier.ai.token")
def test_an_empty_first_chair_is_better_than_one_that_is_not() -> None:
    match = table(performing, stage="activate")
    answer(match, "space 2", "3 4 9 2 4")
    assert asks(match) == "In which section does it place its token?"
    assert rungs(match)[0] == "if possible a section with an empty First Chair; it is not empty in: Strings"
    # Nothing says that the chair of the Woodwinds is empty: you may hold it.
    answer(match, "section brass; section strings; section woodwinds")
    match = table(performing, stage="activate")
    answer(match, "space 2", "3 4 9 2 4")
    line = "empty chair: section 1"
    state(match).memory.keep(line, (1,), "turn", (facts.EMPTY_CHAIR,))
    words = "The First Chair of the Strings is not empty, and you told that that of the Woodwinds is."
    chosen = (("section", 0), ("section", 1))
    assert contradiction(state(match), question(match), chosen) == words
    assert contradiction(state(match), question(match), (("section", 0),)) == words
    assert contradiction(state(match), question(match), (("section", 1),)) == ""


@pytest.mark.clauses("luthier.ai.token")
def test_a_section_that_was_said_to_do_as_well_has_no_empty_first_chair() -> None:
    def brass_first(game: Beside, me: Ai) -> None:
        performing(game, me)
        me.families = [1, 0, 2, 3, 4]

    match = table(brass_first, stage="activate")
    answer(match, "space 2", "3 4 9 2 4", "section strings; section woodwinds")
    assert asks(match).startswith("Its token goes to the Woodwinds")
    with pytest.raises(Refused, match="You told that the Strings will do as well, whose First Chair is not empty"):
        answer(match, "desk woodwinds 1; chair woodwinds")
    answer(match, "desk woodwinds 1")


@pytest.mark.clauses("luthier.ai.token", "luthier.reading.19")
@pytest.mark.parametrize(
    ("named", "refused"),
    [
        ("section brass", True),
        ("section brass; section strings", True),
        ("section strings; section woodwinds; section keyboards; section brass; section percussion", False),
    ],
)
def test_a_section_without_a_space_is_no_better_than_others(named: str, refused: bool) -> None:
    def brass_first(game: Beside, me: Ai) -> None:
        performing(game, me)
        me.families, game.chairs, game.tokens = [3, 0, 1, 2, 4], [], [0, 0, 0, 0, 0]

    match = table(brass_first, stage="activate")
    answer(match, "space 2", "3 4 9 2 4", named)
    assert asks(match).startswith("Its token goes to the Brass")
    if refused:
        with pytest.raises(Refused, match="You told that the Brass is better than other sections; without a space it"):
            answer(match, "full brass")
        # With its First Chair it is.
        answer(match, "full brass; chair brass")
    else:
        answer(match, "full brass")


# What is not asked.
@pytest.mark.clauses("luthier.ai.search")
def test_whether_a_card_searches_is_asked_only_where_no_card_fits() -> None:
    def level_three(game: Beside, me: Ai) -> None:
        at_guild(game, me)
        me.levels[ON_GUILD] = 3
        del game.memory.told["searches: card 1 3"]

    match = table(level_three, stage="activate")
    answer(match, "none")
    assert asks(match) == "Does its Guild card of level 3 say that it searches the deck?"
    match = table(level_three, stage="activate")
    answer(match, "space 2")
    assert question(match).name.endswith("; prestige")

    def nobody(game: Beside, me: Ai) -> None:
        level_three(game, me)
        me.patrons = []

    match = table(nobody, stage="activate")
    assert asks(match) == "Which instrument of the row does it take?"


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


# What is printed in an order.
@pytest.mark.parametrize(
    ("fact", "things", "right", "sentence"),
    [
        (
            facts.AWARD_PRESTIGE,
            (("level", 0, 1, 3), ("level", 0, 0, 3)),
            "7",
            "You told that the middle level of the left award is worth 6; the low level of the left award does not fit",
        ),
        (
            facts.AWARD_PRESTIGE,
            (("level", 0, 1, 3), ("level", 0, 2, 3)),
            "5",
            "You told that the middle level of the left award is worth 6; the high level of the left award does not",
        ),
        (
            facts.GOALS_PRESTIGE,
            (("space", 4), ("space", 2)),
            "7",
            "You told that space 4 is worth 6; space 2 does not fit that",
        ),
    ],
)
def test_what_is_higher_is_worth_no_less(fact: Fact, things: tuple[Thing, Thing], right: str, sentence: str) -> None:
    game = cast(Beside, TABLE.new(settled(TABLE, {})))
    sight(game, Scripted(NOTATION, ["6"], Keyed("1"))).see(fact, things[:1])
    asked = Question(0, "x", [], "number", 0, 99, about=About(fact, things[1:]))
    assert contradiction(game, asked, (("number", int(right)),)).startswith(sentence)
    # Nor is it offered.
    likely = TABLE.view(game, asked).layout.likely
    assert 6 in likely
    assert int(right) not in likely
    assert contradiction(game, asked, (("number", 6),)) == ""


def test_a_track_is_no_shorter_than_where_its_cube_stands() -> None:
    game = cast(Beside, TABLE.new(settled(TABLE, {})))
    game.me.goals = 3
    asked = Question(0, "x", [], "number", 1, 99, about=About(facts.GOALS_TOP, (("track", 0),)))
    assert contradiction(game, asked, (("number", 2),)).startswith("Its cube stands on space 3 already")
    assert contradiction(game, asked, (("number", 3),)) == ""


# What follows.
def test_alone_at_the_balcony_it_finds_a_turn_order_space() -> None:
    game = cast(Beside, TABLE.new(settled(TABLE, {})))
    nobody = Scripted(NOTATION, [], Keyed("1"))
    game.piles[BALCONY] = [AI]
    assert sight(game, nobody).known(facts.TURN_SPACE, [("ai", 0)], {}) == [1]
    game.piles[BALCONY] = [AI, YOU]
    assert sight(game, nobody).known(facts.TURN_SPACE, [("ai", 0)], {}) == [None]


def test_a_space_with_an_instrument_of_the_ai_is_not_offered_again() -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.bench, me.chips, game.bench = AI, 2, [0, 1, 1, 0, 0, 0], 1
        me.beside = [(3, 4), (3, 5)]

    match = table(bench, stage="activate")
    assert question(match).options == [("desk", 3, 1), ("desk", 3, 2), ("desk", 3, 3), ("full", 3), ("chair", 3)]
    answer(match, "desk brass 2; chair brass")
    # The First Chair is its own since: nothing is to be told of it.
    assert asks(match) == "Its token goes to the Brass: on which spaces may it lie?"
    assert question(match).options == [("desk", 3, 1), ("desk", 3, 3), ("full", 3)]
    assert rungs(match) == [
        "of the spaces that are not covered and hold no instrument all that have the fewest tokens (everybody's)"
    ]


def test_a_first_chair_that_it_has_taken_before_can_only_come_back_from_you() -> None:
    def held(game: Beside, me: Ai) -> None:
        game.first, me.bench, me.chips, game.bench = AI, 1, [0, 1, 0, 0, 0, 0], 1
        me.beside, game.tokens, game.chairs = [(3, 4)], [0, 0, 0, 2, 0], [3]

    match = table(held, stage="activate")
    assert TABLE.label(match.state, question(match), ("chair", 3)) == "The First Chair, back from you"
    assert rungs(match)[1] == (
        "also the First Chair, if you have taken it over and have fewer tokens than the AI there with this one: 3"
    )


def test_of_equal_spaces_it_is_said_that_the_white_die_picks() -> None:
    def bench(game: Beside, me: Ai) -> None:
        game.first, me.bench, me.chips, game.bench = AI, 1, [0, 1, 0, 0, 0, 0], 1
        me.beside = [(3, 4)]

    match = table(bench, stage="activate")
    answer(match, "desk brass 1; desk brass 3")
    assert re.match(
        r"Put its token with the instrument on space [13] of the Brass \(of equal spaces by Soloist's white die\).",
        next(text for text in news(match) if text.startswith("Put its token")),
    )
    match.undo()
    answer(match, "desk brass 1")
    assert "Put its token with the instrument on space 1 of the Brass." in news(match)


def test_the_era_of_a_performance_is_not_asked_where_no_patron_wants_one() -> None:
    def at_perform(game: Beside, me: Ai) -> None:
        game.first, me.row, me.deck, game.bench = AI, [2], [1, 1, 0, 1, 1, 1], 1
        me.chips, game.piles[PERFORM] = [0, 1, 0, 0, 0, 0], [AI]
        me.patrons = [Customer(0, 9, [(REPAIRS, 3)], 4, False)]

    match = table(at_perform, stage="activate")
    answer(match, "space 2")
    assert question(match).name.endswith("; numbers")
    assert match.along == []
    for numbers in ("-1 5 9 2 4", "1 0 9 2 4", "1 5 22 2 4"):
        with pytest.raises(Refused):
            answer(match, numbers)
    answer(match, "0 5 9 0 4")
    assert news(match)[1] == "Its performance reaches 1, which is low: discard the card to the performances."


@pytest.mark.clauses("luthier.reading.7")
def test_who_is_first_is_said_once_before_the_first_question_of_a_location() -> None:
    def both(game: Beside, me: Ai) -> None:
        at_guild_for_two(game, me)
        game.piles[GUILD] = [AI, YOU]

    match = table(both, stage="activate")
    words = "Guild: if your skill is 2 or more, act now, before the AI; else after it."
    view = TABLE.view(match.state, match.question)
    assert [text for text in news(match) if text.startswith("Guild")] == [words]
    assert "who is first" in cast("tuple[str, ...]", view.drawing["acts"])
    assert view.notes == []
    answer(match, "space 2")
    assert words not in news(match)
    assert TABLE.view(match.state, match.question).notes == []


def test_a_row_is_said_to_be_empty_where_any_card_would_do() -> None:
    match = table(at_guild, stage="activate")
    answer(match, "none")
    assert TABLE.label(match.state, question(match), ("none",)) == "None: the row is empty"
    view = TABLE.view(match.state, match.question)
    assert [view.choices[n].option for n in view.layout.aside] == ["none"]


def test_all_rows_are_told_on_one_screen() -> None:
    def unknown(game: Beside, me: Ai) -> None:
        at_guild(game, me)
        for deck in range(4):
            del game.memory.told[f"spaces of a row: deck {deck}"]

    match = table(unknown, stage="activate")
    assert [question(match).name, *(one.name for one in match.along)] == [
        f"spaces of a row: deck {deck}" for deck in range(4)
    ]


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
    assert names[:5] == ["ai-goals", "your-goals", "extra-goals", "asking", "shuffled"]
    assert "seats" not in names
    assert (settled(TABLE, {})["asking"], settled(TABLE, {})["shuffled"]) == ("lists", "drawn")
