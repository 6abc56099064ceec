"""The laws that hold over every game, whatever its rules."""

from __future__ import annotations

import pytest
from tests.laws.positions import GAMES, TABLES, accepted, game, match, options_for, play, straight

from soloist.engine.answerers import Chosen, Recorded
from soloist.engine.errors import Refused
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Chance, Outcome, Question
from soloist.engine.states import to_data
from soloist.engine.table import Waiting
from soloist.players import player
from soloist.storage.saves import read, write

every_game = pytest.mark.parametrize("name", GAMES)
all_rules = pytest.mark.parametrize("name", [*GAMES, *TABLES])
LONGEST = 3_000
"""More steps than this are no game but an endless loop."""


def seeds(fast: int, all_: int) -> pytest.MarkDecorator:
    """As many seeds in blocks, a few always and the rest with --all."""
    blocks = [range(start, min(start + 100, all_)) for start in range(0, all_, 100)]
    first = range(fast)
    rest = [pytest.param(block, marks=pytest.mark.slow, id=f"{block[0]}-{block[-1]}") for block in blocks]
    return pytest.mark.parametrize("block", [pytest.param(first, id=f"first {fast}"), *rest])


@every_game
@seeds(150, 5_000)
def test_law_1_and_5_random_play_ends_and_no_piece_is_lost(name: str, block: range) -> None:
    for seed in block:
        table = straight(name, seed)
        rules, state = game(name), table.state
        pieces = rules.pieces(state)
        steps = 0
        while not rules.over(state):
            rules.step(state, table)
            assert rules.pieces(state) == pieces, f"seed {seed}"
            steps += 1
            assert steps < LONGEST, f"seed {seed} does not end"


@every_game
@seeds(10, 300)
def test_law_5_pieces_are_whole_at_every_question(name: str, block: range) -> None:
    for seed in block:
        one = match(name, seed)
        pieces = one.rules.pieces(one.state)
        for question in play(one, seed):
            assert one.rules.pieces(one.state) == pieces, f"seed {seed} at {question.name}"


@all_rules
@seeds(6, 100)
def test_law_2_what_is_offered_is_accepted(name: str, block: range) -> None:
    for seed in block:
        one = match(name, seed)
        for place, question in enumerate(play(one, seed)):
            assert question.options or question.kind in ("number", "numbers")
            if question.kind != "one" or (place + seed) % 7:
                continue
            assert len(set(question.options)) == len(question.options), f"equal choices at {question.name}"
            for option in question.options:
                checkpoint = one.checkpoints[-1]
                state = one.rules.copy(checkpoint.state)
                table = Chosen(one.entries[checkpoint.entries :], one.rules.notation, (option,))
                try:
                    one.rules.step(state, table)
                except Waiting as waiting:
                    again = waiting.question == question
                    assert not again


@all_rules
@seeds(6, 100)
def test_law_2_anything_else_is_refused_with_a_reason(name: str, block: range) -> None:
    for seed in block:
        one, other = match(name, seed), match(name, seed + 1)
        elsewhere = [option for question in play(other, seed + 1) for option in question.options[::5]]
        notation = one.rules.notation
        for place, question in enumerate(play(one, seed)):
            before = write(one)
            for option in elsewhere[place % 10 :: 60]:
                if question.kind != "one" or option in question.options:
                    continue
                text = notation.write(option)
                with pytest.raises(Refused) as refusal:
                    one.answer(text)
                reason = str(refusal.value)
                assert reason, text
                assert reason == one.why_not(text)
                assert write(one) == before, "a refusal has changed something"


@all_rules
@seeds(8, 100)
def test_law_3_undo_takes_back_and_redo_brings_the_same_again(name: str, block: range) -> None:
    for seed in block:
        one = match(name, seed)
        seen = []
        for question in play(one, seed):
            seen.append((question, to_data(one.state), list(one.log), len(one.entries)))
        end = (one.question, to_data(one.state), list(one.log), len(one.entries))
        if end[0] is not None:
            seen.pop()  # it was asked, but nobody could answer
        whole = write(one)
        for before in reversed(seen[-40:]):
            one.undo()
            assert (one.question, to_data(one.state), one.log, len(one.entries)) == before, f"seed {seed}"
        for after in [*seen[-40:][1:], end]:
            one.redo()
            assert (one.question, to_data(one.state), one.log, len(one.entries)) == after, f"seed {seed}"
        one.clean = True
        assert write(one) == whole


@all_rules
@seeds(20, 300)
def test_law_3_a_replay_ends_the_same_byte_for_byte(name: str, block: range) -> None:
    for seed in block:
        one = match(name, seed)
        for _ in play(one, seed):
            pass
        again = Match(one.rules, one.setup, entries=one.entries)
        assert to_data(again.state) == to_data(one.state)
        assert again.log == one.log
        assert write(again) == write(one)


@all_rules
@seeds(8, 100)
def test_law_4_copies_are_independent_and_a_step_is_repeatable(name: str, block: range) -> None:
    for seed in block:
        one = match(name, seed)
        rules = one.rules
        for _ in play(one, seed):
            pass
        for at, checkpoint in enumerate(one.checkpoints[:-1]):
            before = to_data(checkpoint.state)
            ends = []
            for _ in range(2):
                copy = rules.copy(checkpoint.state)
                until = one.checkpoints[at + 1].entries
                rules.step(copy, Recorded(one.entries[checkpoint.entries : until], None, rules.notation))
                ends.append(to_data(copy))
            assert ends[0] == ends[1] == to_data(one.checkpoints[at + 1].state)
            assert to_data(checkpoint.state) == before, "a step on a copy has touched the original"


@all_rules
@seeds(12, 200)
def test_law_10_a_save_written_at_any_question_loads(name: str, block: range) -> None:
    for seed in block:
        one = match(name, seed)
        for place, question in enumerate(play(one, seed)):
            if place % 9 == seed % 9:
                text = write(one)
                again = read(text).match
                assert again.question == question
                assert to_data(again.state) == to_data(one.state)
                assert again.log == one.log
                assert write(again) == text


@all_rules
@seeds(20, 500)
def test_law_11_no_chance_comes_twice(name: str, block: range) -> None:
    for seed in block:
        one = match(name, seed)
        for _ in play(one, seed):
            pass
        keys = [entry.name for entry in one.entries if entry.by == "seed"]
        assert len(keys) == len(set(keys))


@all_rules
@seeds(4, 40)
def test_law_13_a_crash_in_a_rule_leaves_the_match_as_it_was(
    name: str, block: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in block:
        one = match(name, seed)
        policy = player("random", one.rules, f"player {seed}")
        for place, question in enumerate(play(one, seed)):
            if place % 11:
                continue
            before, log, asked = write(one), list(one.log), one.question
            answer = accepted(one, question, policy)
            if answer is None:
                break
            with monkeypatch.context() as patch:
                patch.setattr(type(one.rules), "step", _crash)
                with pytest.raises(ZeroDivisionError):
                    one.answer(answer)
            assert (write(one), one.log, one.question) == (before, log, asked)


def _crash(rules: object, state: object, table: object) -> None:
    raise ZeroDivisionError


@every_game
def test_typed_chance_leads_to_the_same_game(name: str) -> None:
    """A physical record fed with what the seed would bring is the seed's game."""
    digital = match(name, 3)
    for _ in play(digital, 3):
        pass
    fallen = {entry.name: entry.value for entry in digital.entries if entry.by == "seed"}
    given = [entry.value for entry in digital.entries if entry.by == "person"]
    typed = Match(digital.rules, Setup(name, options_for(digital.rules, 3), None))
    while typed.question is not None:
        question = typed.question
        if isinstance(question, Chance):
            outcome: Outcome = fallen[question.key]  # type: ignore[assignment]
            typed.answer(typed.rules.notation.write_outcome(question, outcome))
        else:
            assert isinstance(question, Question)
            typed.answer(given.pop(0))  # type: ignore[arg-type]
    assert to_data(typed.state) == to_data(digital.state)
