"""Corrections that cannot be are named; what undo asks for after a round or a token; how rolled dice are told."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.tiletum.beside.tables import BOX, FAMILIAR, MERCHANTS, SPOT, TABLE, match, position

from soloist.engine.asking import About
from soloist.engine.events import Event
from soloist.engine.hands import to_take_back
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.games.tiletum.beside.doubts import contradiction
from soloist.games.tiletum.beside.drawing.layout import layout
from soloist.games.tiletum.beside.facts import LOWEST_SPACE
from soloist.games.tiletum.beside.mending import PARTS
from soloist.games.tiletum.beside.reading import CREST_OPTIONS, MORE_AP, ROW_OPTIONS
from soloist.games.tiletum.beside.state import BOT, Beside
from soloist.games.tiletum.beside.why_not import why_not
from soloist.games.tiletum.kinds import PLUS
from soloist.games.tiletum.opponent import verbs
from soloist.games.tiletum.opponent.ladders import BEST_TILE

KING, MERCHANT, ARCHITECT = 0, 1, 2
LONDON, KOELN, PARIS = (BOX.cathedral_of[SPOT[name]] for name in ("London", "Koeln", "Paris"))


def said(game: Beside, part: str, answer: Answer) -> str:
    """What is said to a correction of a part."""
    question = next(one for one in PARTS if one.name == part).ask(game)
    return contradiction(game, question, answer)


def at(*cathedrals: int) -> Answer:
    return tuple(("cathedral", n) for n in cathedrals)


# Corrections.
@pytest.mark.clauses("tiletum.map.unavailable", "tiletum.task.cathedral")
def test_nothing_of_its_own_is_at_the_unavailable_cathedral() -> None:
    game = position(MERCHANTS, [])
    game.closed = LONDON
    game.me.pillars = [KOELN]
    words = "You told before that the Cathedral of London is not available: nobody builds there."
    assert said(game, "pillars", at(KOELN, LONDON)) == words
    assert said(game, "built", at(LONDON)) == words
    assert said(game, "pillars", at(KOELN, PARIS)) == ""
    assert said(game, "built", at(KOELN)) == ""
    # It is not offered, and refused with that sentence.
    for part in ("pillars", "built"):
        question = next(one for one in PARTS if one.name == part).ask(game)
        assert set(at(KOELN, PARIS)) < set(question.options)
        assert ("cathedral", LONDON) not in question.options
        assert why_not(game, question, "cathedral London") == words


@pytest.mark.clauses("tiletum.cardinal.corruption")
def test_below_the_last_space_of_the_king_track_it_cannot_stand() -> None:
    """Of a track of which nothing was told it may be on any space; where it ends at -7 it is not on -10 (TB029)."""
    counts = next(one for one in PARTS if one.name == "counts")
    game = position(MERCHANTS, [])
    *_, (_, untold, top) = counts.ask(game).fields
    game.memory.keep(f"{LOWEST_SPACE.name}: king track 0", (7,), "printed", (LOWEST_SPACE,))
    *_, (_, least, most) = counts.ask(game).fields
    assert (untold, least, most) == (-top, -7, top)


@pytest.mark.clauses("tiletum.cardinal.task.cathedral")
def test_where_it_has_a_cathedral_tile_it_has_a_pillar() -> None:
    game = position(MERCHANTS, [])
    game.closed, game.me.pillars, game.me.built = LONDON, [KOELN], [KOELN]
    assert said(game, "built", at(KOELN, PARIS)) == "It has Cathedral tiles only where it has a Pillar, not of Paris."
    assert said(game, "pillars", at(PARIS)) == (
        "It has a Pillar where it has a Cathedral tile: Köln. If the tile is wrong, correct the tiles first."
    )
    assert said(game, "built", ()) == ""


@pytest.mark.clauses("tiletum.cardinal.character.take")
def test_of_one_type_it_has_two_characters_at_most_wherever_they_are() -> None:
    game = position(MERCHANTS, [])
    game.me.rooms[0] = [ARCHITECT]
    kind = ("character", ARCHITECT)
    words = "Of one type it has 2 Characters at most, not 4: Architect."
    assert said(game, "waiting", (kind, kind, kind)) == words
    assert said(game, "waiting", (kind, ("character", KING))) == ""
    # In its Rooms alone: two in Building 1 and one in Building 2.
    rooms = [ARCHITECT + 1, ARCHITECT + 1, ARCHITECT + 1, *[0] * 7]
    assert said(game, "rooms", (("numbers", *rooms),)).endswith("at most, not 3: Architect.")
    assert said(game, "rooms", (("numbers", *rooms[:2], *[0] * 8),)) == ""


@pytest.mark.clauses("tiletum.task.contract")
def test_a_contract_that_it_holds_asks_for_something() -> None:
    game = position(MERCHANTS, [])
    words = "A Contract asks for one Resource at least; one that it does not have is left at 0 in all."
    assert said(game, "contracts", (("numbers", 0, 0, 0, 5, 0, 0, 0, 0),)) == words
    assert said(game, "contracts", (("numbers", 0, 2, 0, 5, 0, 0, 0, 3),)) == words
    assert said(game, "contracts", (("numbers", 0, 2, 0, 5, 0, 0, 0, 0),)) == ""


# What undo asks for.
def told(table: Match[Beside]) -> list[Event]:
    return [line.event for line in table.told()]


def backs(table: Match[Beside], verb: str) -> list[str]:
    """What takes back the instructions of a verb, told so far."""
    back = [event for event in to_take_back(told(table)) if event.what["verb"] == verb]
    return [TABLE.back(table.state, event) for event in back]  # type: ignore[attr-defined]


@pytest.mark.clauses("tiletum.cardinal.corruption")
@pytest.mark.parametrize(("token", "to"), [(0, None), (2, 1)])
def test_a_fall_is_put_back_with_both_markers(token: int, to: int | None) -> None:
    game = position(MERCHANTS, [(0, 6)])
    game.stage, game.me.king, game.first = "corruption", 3, 0
    table = match(game)
    table.answer((("number", token),))
    if to is None:
        assert backs(table, verbs.CLIMB.name) == backs(table, verbs.YOUR_FALL.name) == []
        return
    assert table.state.me.king == to
    assert backs(table, verbs.CLIMB.name) == ["Move its marker on the King track from 1 back to 3."]
    assert backs(table, verbs.YOUR_FALL.name) == ["Move your marker back up the King track by 2."]


@pytest.mark.clauses("tiletum.cleanup")
def test_the_end_of_a_round_is_put_back() -> None:
    game = position(MERCHANTS, [])
    game.stage, game.me.row = "cleanup", [MERCHANTS, FAMILIAR]
    table = match(game)
    words = [TABLE.tell(table.state, event) for event in told(table)]
    # The wheel held the King at the ones; one step clockwise, and it is the Merchant.
    assert words[:2] == [
        "Round 1 is over. Its leftmost Decree is gone, its pawn stands on Familiar Faces.",
        "Put new tiles on the empty sectors of the wheel and on the King track, shuffle the Corruption tokens and lay "
        "three out face down, turn the wheel one step clockwise: the sector of the ones has Merchant now.",
    ]
    assert backs(table, verbs.CLEAN_UP.name) == [
        "Turn the wheel one step back, counter-clockwise, take the new tiles off the wheel and off the King track, and "
        "lay the Corruption tokens as they lay before."
    ]


def test_a_character_put_back_takes_the_place_of_the_one_that_was_drawn_for_it() -> None:
    assert "the one that was drawn for it back into the pile" in verbs.TAKE_CHARACTER.back
    assert "what was filled up after it back on its pile" in verbs.TAKE_OFFERED.back


# The list of Bonus tiles with Ecclesiastical Income, and dice that Soloist rolled.
@pytest.mark.clauses("tiletum.cardinal.bonus.rows")
def test_action_helpers_by_their_ap_stand_in_the_row_of_action_helpers() -> None:
    game = position(MERCHANTS, [])
    helpers = [("helper", PLUS, ap) for ap in range(1, MORE_AP)]
    options = [*CREST_OPTIONS, *ROW_OPTIONS, *helpers]
    about = About(ladder=BEST_TILE.name, at={"start": ("town", 0), "steps": 3})
    question = Question(0, BEST_TILE.name, options, "some", 0, 3, about=about)
    rest = next(group for group in layout(game, question).groups if group.name == "Else the first of these")
    rows = [options[n] for n in rest.places]
    action = rows.index(("row", 3))
    assert rows[action : action + MORE_AP] == [("row", 3), *helpers[::-1]]
    assert rows[-1] == ("row", 4)


@pytest.mark.parametrize(
    ("dice", "words"), [("rolled", "put these dice on the wheel: "), ("told", "on the wheel lie ")]
)
def test_dice_that_soloist_rolled_are_an_instruction(dice: str, words: str) -> None:
    game = position(MERCHANTS, [], dice=dice)
    game.first = BOT
    event = Event("dice on the wheel", "", {"round": 1, "dice": "0 7"})
    assert TABLE.tell(cast("object", game), event) == f"Round 1: {words}dark grey 1, light grey 2."
