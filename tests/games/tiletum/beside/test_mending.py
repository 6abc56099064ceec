"""What the Cardinalbot really has is told part by part; a correction moves on the table only what is otherwise."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import cast

import pytest
from tests.games.tiletum.beside.physical import TABLE, Pair
from tests.laws.corrections import Right, right_answers, wrong

from soloist.engine.correction import otherwise
from soloist.engine.errors import Refused
from soloist.engine.events import Event
from soloist.engine.hands import about_of, instructions
from soloist.engine.match import Match
from soloist.engine.mending import MENDED, WRONG, Part
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data
from soloist.games.tiletum.beside.mending import PARTS
from soloist.games.tiletum.beside.state import Beside
from soloist.games.tiletum.kinds import CREST_NAMES


@pytest.fixture(scope="module")
def pair() -> Pair:
    """A game in which the Cardinalbot had everything there is to have."""
    pair = Pair(3, "greedy", difficulty="normal")
    pair.play()
    return pair


def at_your_turn(pair: Pair, nth: int = 9) -> Match[Beside]:
    """The game at one of your turns, far into it."""
    places = [n for n, entry in enumerate(pair.match.entries) if entry.name == "your die"]
    match = Match(TABLE, pair.match.setup, entries=pair.match.entries[: places[nth]])
    match.answer("correct")
    assert cast(Question, match.question).name == WRONG
    return match


def test_every_part_is_asked_as_it_is(pair: Pair) -> None:
    match = at_your_turn(pair)
    before = to_data(match.state.me)
    game = match.state
    for part in PARTS:
        question = part.ask(game)
        assert question.now is not None
        assert question.why_refused(question.now) is None, part.name
        part.put(game, question.now)
        assert to_data(game.me) == before, part.name
    names = [part.ask(game).name for part in PARTS]
    assert len(set(names)) == len(PARTS) == 13


def answered(part: Part[Beside], game: Beside, draw: Random) -> Answer:
    """Any answer to the question for a part."""
    question = part.ask(game)
    if question.kind == "number":
        return (("number", draw.randint(question.least, question.most)),)
    if question.kind == "numbers":
        return (("numbers", *(draw.randint(least, most) for _, least, most in question.fields)),)
    if question.kind == "one":
        return (draw.choice(question.options),)
    offered = question.offered()
    named = draw.sample(offered, draw.randint(0, min(question.most, len(offered))))
    if part.name == "houses":
        # One stands in Tiletum from the beginning.
        home = ("town", game.kit.box.tiletum)
        named = [home, *(one for one in named if one != home)][: question.most]
    return tuple(named)


def test_whatever_is_told_it_has_then_and_no_piece_is_lost(pair: Pair) -> None:
    draw = Random(1)
    for _ in range(30):
        match = at_your_turn(pair)
        game = match.state
        pieces = TABLE.pieces(game)
        for part in PARTS:
            answer = answered(part, game, draw)
            assert part.ask(game).why_refused(answer) is None
            before = len(part.ask(game).options)
            part.put(game, answer)
            now = part.ask(game).now
            assert now is not None
            if part.name == "printed":
                # What was named is forgotten, and cannot be named again.
                assert len(part.ask(game).options) == before - len(answer)
                continue
            if part.name == "contracts":
                continue
            if part.name == "crests":
                # Under a Building lies one Crest.
                assert {n for n in answer[0][1:] if n} == {n for n in now[0][1:] if n}
                continue
            assert sorted(now) == sorted(answer) if part.name != "rooms" else True, part.name
        assert TABLE.pieces(game) == pieces
        assert TABLE.view(game, None).zones


def test_only_what_was_changed_is_told(pair: Pair) -> None:
    match = at_your_turn(pair)
    me = match.state.me
    points, here = me.points, me.merchant
    match.answer("wrong counts; wrong merchant; wrong crests; wrong done")
    counts = list(cast(Question, match.question).now[0][1:])  # type: ignore[index]
    counts[5] += 1
    match.answer_all([("its counts", " ".join(map(str, counts))), ("its Merchant", f"town {TABLE_TOWNS[here]}")])
    # The Eagle lies under Building 1, where it did not, and nothing else does.
    held = [6 if kind in me.crests else me.placed.index(kind) + 1 if kind in me.placed else 0 for kind in range(6)]
    assert held[EAGLE] != 1
    places = [1 if kind == EAGLE else 0 if place == 1 else place for kind, place in enumerate(held)]
    match.answer((("numbers", *places),))
    match.answer("number 2")
    assert cast(Question, match.question).name == "your die"
    (line,) = [line for line in match.log if line.event.name == MENDED]
    words = ["missing", *(f"under Building {n}" for n in range(1, 6)), "in its Storehouse"]
    changes = [
        f"; Crest {CREST_NAMES[kind]} {words[now]}, not {words[was]}"
        for kind, (now, was) in enumerate(zip(places, held, strict=True))
        if now != was
    ]
    placed = "".join(changes)
    done = f"; fulfilled Contracts: 2, not {len(me.done)}" if len(me.done) != 2 else ""
    assert TABLE.tell(match.state, line.event) == f"Corrected: points {points + 1}, not {points}{placed}{done}."
    assert match.state.me.merchant == here
    assert match.state.me.points == points + 1
    assert match.state.me.placed == [EAGLE, *(-1 if crest == EAGLE else crest for crest in me.placed[1:])]
    assert len(match.state.me.done) == 2


EAGLE = 2
TABLE_TOWNS = TABLE.new({**{s.name: s.default for s in TABLE.settings}}).kit.box.spots


def test_nothing_wrong_changes_nothing(pair: Pair) -> None:
    match = at_your_turn(pair)
    before, log = to_data(match.state.me), len(match.log)
    match.answer(())
    assert cast(Question, match.question).name == "your die"
    assert to_data(match.state.me) == before
    assert len(match.log) == log


# A correction of an earlier answer.
def lie(done: dict[str, object], event: Event, *, back: bool = False) -> None:
    """Do what an instruction says on a table of which only its own pieces are noted."""
    verb, about = str(event.what["verb"]), about_of(event)
    if "path" in event.what:
        start, to = ("to", "start") if back else ("start", "to")
        if verb != "climb":
            assert done.get(verb, about[start]) == about[start], "it is moved from where it stands"
            done[verb] = about[to]
    elif verb in ("House", "Pillar"):
        there = cast("set[object]", done.setdefault(verb, set()))
        (place,) = about.values()
        (there.remove if back else there.add)(place)


def laid(match: Match[Beside]) -> dict[str, object]:
    """The table as everything that was told has made it."""
    done: dict[str, object] = {}
    for event in instructions(line.event for line in match.told()):
        lie(done, event)
    return done


def go_on_to(match: Match[Beside], right: Right, turn: int) -> None:
    """Answer rightly until a turn begins."""
    while match.question is not None and TABLE.turn(match.state) < turn:
        question = cast(Question, match.question)
        answer = right.get((TABLE.turn(match.state), question.name))
        match.answer(TABLE.rank(question, match.state)[0] if answer is None else answer)


def some_answer(match: Match[Beside]) -> bool:
    """Give any answer that does not contradict what was told; return whether there was one."""
    question = cast(Question, match.question)
    simple = TABLE.rank(question, match.state)[0]
    for answer in (simple, *((option,) for option in question.options), (("number", question.most),)):
        with suppress(Refused):
            match.answer(answer)
            return True
    return False


@pytest.mark.clauses("tiletum.cardinal.turn")
@pytest.mark.parametrize("seed", range(4))
def test_a_correction_moves_on_the_table_only_what_is_otherwise_and_says_it_once(seed: int) -> None:
    pair = Pair(seed, "random")
    pair.play()
    played, draw, corrected = pair.match, Random(seed), 0
    right = right_answers(cast("Match[object]", played))
    names = ("town ", "Cathedral to", "best Bonus tile", "Cathedral beyond")
    places = [n for n, e in enumerate(played.entries) if e.by == "person" and e.name.startswith(names)]
    for place in draw.sample(places, min(12, len(places))):
        match = Match(TABLE, played.setup, entries=played.entries[:place])
        question = cast(Question, match.question)
        mistake = wrong(question, cast(Answer, played.entries[place].value), draw)
        turn = TABLE.turn(match.state)
        if mistake is None or question.why_refused(mistake):
            continue
        go_on_to(match, right, turn + 1)
        table = laid(match)
        try:
            correction = match.correct(place, mistake)
        except Refused:
            continue
        corrected += 1
        for _ in range(40):
            if correction is None:
                break
            for event in correction.back:
                lie(table, event, back=True)
            for event in correction.do:
                lie(table, event)
            if not correction.open:
                break
            if not some_answer(match):
                break
            correction = match.correction
        if correction is None or correction.open:
            continue
        assert {verb: there for verb, there in table.items() if there} == laid(match)
        state = match.state
        before = cast(Beside, correction.before)
        changes = otherwise(match, correction)
        assert (f"Points {state.me.points}, not {before.me.points}" in changes) == (state.me.points != before.me.points)
    assert corrected
