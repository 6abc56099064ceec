"""What the Magistrate really has: every part is shown as it is, and only what was changed is otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from tests.games.merv.beside.physical import TABLE, Pair
from tests.games.merv.beside.test_table import asked, beside, given, labels, refused, table

from soloist.engine.catalogue import settled
from soloist.engine.match import Match
from soloist.engine.memory import asked_of
from soloist.engine.mending import MENDED, WRONG
from soloist.engine.questions import Question
from soloist.engine.states import to_data
from soloist.games.merv.beside import known, mending
from soloist.games.merv.beside.state import MAGISTRATE, Beside
from soloist.games.merv.kinds import ACTIONS, CELL_WORDS, NONE
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.own import ALL, FAVOUR_TRACK, INFLUENCE_TRACK


def test_what_is_otherwise_is_shown_as_it_is_and_only_that_is_changed() -> None:
    match = table(["solo mosque", "correct"], cards="told")
    assert asked(match) == "What is otherwise on the table than Soloist has it?"
    assert labels(match)[0] == "Points, tracks, steps, camels and scrolls: steps in the mosque 1, camels 1"
    given(match, "wrong counts; wrong cards; wrong goods; wrong laid; wrong courtiers")
    question = cast(Question, match.question)
    assert asked(match) == "Points, tracks, steps, camels and scrolls: how is it really?"
    assert question.now == (("numbers", 0, 0, 0, 1, 1, 0, 0),)
    given(match, "7 1 2 3 4 5 1", "0 1 2 0", "1 0 0 0 2 0 0 0", "0 0 0 0 1 0 0 0", "0 1 0 0")
    me = beside(match).me
    assert (me.points, me.favour, me.influence, me.mosque, me.path, me.camels) == (7, 1, 2, 3, 0, 4)
    assert (me.scrolls, me.scrolls_laid, me.spices, me.courtiers) == (5, 1, [0, 1, 2, 0], [0, 1, 0, 0])
    assert me.goods == [1, 0, 0, 0, 2, 0, 0, 0]
    assert me.laid == [0, 0, 0, 0, 1, 0, 0, 0]
    assert match.asked == "slot of you"
    line = TABLE.tell(match.state, match.log[-1].event)
    assert line.startswith("Corrected: points 7, not 0; space of the favour track 1, not 0; ")
    assert "the inner city in the south 2, not 0" in line


def test_pieces_are_corrected_on_the_city() -> None:
    match = table(["solo mosque"], cards="told")
    given(match, "correct", "wrong posts; wrong buildings; wrong soldiers; wrong walls", "city inner-north")
    assert cast(Question, match.question).now == (("site", CELL_WORDS.index("e1")),)
    given(match, "site b1", "site b1", "place N1")
    game = beside(match)
    assert game.me.posts == [0]
    assert [CELL_WORDS[cell] for cell in game.me.buildings] == ["b1"]
    assert [CELL_WORDS[cell] for cell in game.me.soldiers] == ["b1"]
    assert game.me.types == [ACTIONS.index("palace")]
    assert game.owners.count(MAGISTRATE) == 1
    assert known.walls_known(game) == [0]
    assert TABLE.tell(match.state, match.log[-1].event) == (
        "Corrected: its posts: The inner city in the north, not none; its buildings: b1 (Palace), not e1 (Mosque); "
        "its soldiers: b1 (Palace), not none; walls of which Soloist knows: North 1, not none."
    )


def test_a_path_lasts_while_steps_are_made_on_it() -> None:
    """Without a step it is on no path; with the first it is on one, whichever it was."""
    match = table(["solo mosque", "correct", "wrong counts", "0 0 0 0 1 0 0"], cards="told")
    assert (beside(match).me.mosque, beside(match).me.path) == (0, NONE)
    given(match, "correct", "wrong counts", "0 0 0 2 1 0 0")
    assert (beside(match).me.mosque, beside(match).me.path) == (2, 0)


def test_no_track_is_longer_than_it_was_told_to_be() -> None:
    game = cast(Beside, TABLE.new(settled(TABLE, {"cards": "told"})))
    for fact, thing, end in (
        (facts.TRACK_END, ("track", FAVOUR_TRACK), 9),
        (facts.TRACK_END, ("track", INFLUENCE_TRACK), 11),
        (facts.MOSQUE_END, ALL, 5),
    ):
        game.memory.keep(asked_of(fact.name, thing), (end,), "printed", (fact,))
    match = table(["solo mosque", "correct", "wrong counts"], base=to_data(game), cards="told")
    assert [most for _, _, most in cast(Question, match.question).fields[1:4]] == [9, 11, 5]
    assert refused(match, "0 10 0 0 0 0 0") == "space of the favour track: a number from 0 to 9 is asked for."
    match.answer("0 9 11 5 0 0 0")
    me = beside(match).me
    assert (me.favour, me.influence, me.mosque) == (9, 11, 5)


def test_left_as_it_was_nothing_is_otherwise() -> None:
    """Every part is asked as it is, and putting that changes nothing."""
    pair = Pair(3, "random", cards="told")
    pair.play()
    places = [n for n, entry in enumerate(pair.match.entries) if entry.name == "slot of you"]
    match = Match(TABLE, pair.match.setup, entries=pair.match.entries[: places[7]])
    match.answer("correct")
    game = beside(match)
    before = to_data(game)
    for part in mending.PARTS:
        question = part.ask(game)
        assert question.name == mending.NAMES[part.name]
        assert question.now is not None
        assert question.why_refused(question.now) is None, part.name
        about = mending.Together({WRONG: ()})
        assert TABLE.contradiction(game, replace(question, about=about), question.now) == "", part.name  # type: ignore[attr-defined]
        if part.name != "tiles":
            part.put(game, question.now)
    forgotten = game.memory.told.keys()
    assert to_data(game.me) == before["me"]  # type: ignore[index]
    assert game.owners == before["owners"]  # type: ignore[index]
    assert forgotten
    match.answer("")
    assert match.asked == "slot of you"
    assert not [line for line in match.log if line.event.name == MENDED]
