"""Corrections: the game is the one that was told right from the start, and only what is new is asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.engine.cardboard import Cardboard
from tests.engine.peddler import DOES, beside, names
from tests.engine.tiny import AnyMatch, Tiny, TinyCrash, TinyRules, everything, play, said, tiny

from soloist.engine.answerers import AGAIN, Entry
from soloist.engine.asking import About
from soloist.engine.correction import Line, Told, answered, correction, done_at_the_table, lately, lost
from soloist.engine.errors import Refused
from soloist.engine.events import Event
from soloist.engine.hands import INSTRUCTION, Verb, instruction, tell_words
from soloist.engine.match import Match, Seat
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data
from soloist.engine.table import Table
from soloist.storage import saves


def bare(match: AnyMatch, start: int = 0) -> list[str]:
    """The record without who made its entries."""
    return [text.rpartition(" (")[0] for text in said(match.entries[start:], match.rules.notation)]


def told(events: list[Event]) -> list[str]:
    return [tell_words(event, DOES, names) for event in events]


def keys(match: Match[Any], start: int = 0) -> list[tuple[int, str]]:
    """Turn and name of each answer in a record."""
    turns: list[int] = []
    points = match.checkpoints
    for point, end in zip(points, [*(p.entries for p in points[1:]), len(match.entries)], strict=True):
        turns += [match.rules.turn(point.state)] * (end - point.entries)
    return [
        (turn, entry.name) for turn, entry in zip(turns[start:], match.entries[start:], strict=True) if not entry.chance
    ]


def place(match: AnyMatch, name: str, nth: int = 1) -> int:
    """How many entries stand before the nth answer to a question."""
    return [n for n, entry in enumerate(match.entries) if entry.name.startswith(name)][nth - 1]


def two_turns() -> Match[Any]:
    """As in test_beside.py: in the second turn he takes iron 1 at Aa, where he is, and goes beyond his reach of 0."""
    match = beside(die="told")
    play(match, "4", "cloth 1; cloth 2", "Aa", "1", "3", "iron 1", "", "Be", "2")
    assert match.asked == "die"
    return match


def three_turns() -> Match[Any]:
    match = two_turns()
    play(match, "5", "gem 1", "De", "1")
    assert match.asked == "die"
    return match


class TestByHand:
    """A reach of 2 instead of 0 in the second turn: from Aa he sees Ce too, and Be lies within reach."""

    def test_a_die_told_wrongly_last_turn(self) -> None:
        match = two_turns()
        at = place(match, "die", 2)
        correction = match.correct(at, "5")
        assert match.asked.startswith("best ware (start Aa, steps 2) (act 1, ")
        assert [one.name for one in match.along] == [
            "town to go to, rungs 2 to 4 (start Aa, steps 2): Be, Ce, De, Eu, Fy"
        ]
        assert correction is not None
        assert (correction.open, correction.no_longer, correction.now) == (True, [], [])
        play(match, "cloth 2", "Be")
        assert match.asked == "die"
        after = match.correction
        assert after is not None
        assert not after.open
        assert (told(after.no_longer), told(after.now)) == (["Take away iron 1 near Aa"], ["Take away cloth 2 near Aa"])
        assert [entry.by for entry in match.entries[at:]] == ["corrected", "person", "person", "again"]
        assert said(match.entries)[-1] == "price: Be: number 2 (again)"
        right = beside(die="told")
        play(right, "4", "cloth 1; cloth 2", "Aa", "1", "5", "cloth 2", "Be", "2")
        assert bare(match) == bare(right)
        assert to_data(match.state) == to_data(right.state)
        assert [line.event for line in match.log] == [line.event for line in right.log]

    def test_what_is_to_be_done_otherwise_is_said_once(self) -> None:
        match = three_turns()
        first = match.correct(place(match, "best ware"), "iron 1")
        assert first is not None
        assert (told(first.back), told(first.do)) == (["Take away cloth 1 near Be"], ["Take away iron 1 near Be"])
        match.answer("cloth 1; cloth 2")
        second = match.correction
        assert second is not None
        assert (told(second.back), told(second.do)) == (["Take away iron 1 near Aa"], ["Take away cloth 1 near Aa"])
        match.answer("gem 1")
        third = match.correction
        assert third is not None
        assert not third.open
        assert (third.back, third.do) == ([], [])
        assert told(third.no_longer) == ["Take away cloth 1 near Be", "Take away iron 1 near Aa"]

    def test_what_came_in_the_place_of_something_in_an_open_turn_is_done_at_once(self) -> None:
        """He takes cloth 2 instead of iron 1, and it is not known yet where he goes."""
        match = two_turns()
        match.correct(place(match, "die", 2), "5")
        match.answer("cloth 2")
        correction = match.correction
        assert correction is not None
        assert correction.open
        assert (told(correction.back), told(correction.do)) == (
            ["Take away iron 1 near Aa"], ["Take away cloth 2 near Aa"],
        )  # fmt: skip
        match.answer("Be")
        correction = match.correction
        assert correction is not None
        assert (correction.open, correction.back, correction.do) == (False, [], [])

    def test_what_had_just_been_told_is_told_once_more_when_the_game_has_come_as_far(self) -> None:
        match = two_turns()
        first = match.correct(place(match, "die", 2), "5")
        assert first is not None
        assert (first.news, first.still) == ([], [])
        match.answer("cloth 2")
        match.answer("Be")
        last = match.correction
        assert last is not None
        # Told behind the last answer before: that the turn is over. Nothing of it is new.
        assert [match.told()[n].event.name for n in last.still] == ["turn of the peddler"]
        assert last.news == []

    def test_what_is_new_and_no_instruction_is_news(self) -> None:
        """The turn that was open when he was corrected is over now."""
        match = two_turns()
        match.undo()
        assert match.asked == "price: Be"
        match.correct(place(match, "die", 2), "5")
        play(match, "cloth 2", "Ce")
        assert match.asked == "price: Ce"
        assert match.correction is not None
        assert match.correction.open
        match.answer("1")
        correction = match.correction
        assert correction is not None
        assert [match.told()[n].event.name for n in correction.news] == ["turn of the peddler"]

    def test_what_stands_done_is_of_both_lines_until_the_turn_is_told_again(self) -> None:
        match = two_turns()

        def done() -> list[str]:
            return told([event for event in done_at_the_table(match) if event.name == INSTRUCTION])

        before = done()
        iron, cloth = "Take away iron 1 near Aa", "Take away cloth 2 near Aa"
        match.correct(place(match, "die", 2), "5")
        assert done() == before
        match.answer("cloth 2")
        assert sorted(done()) == sorted([*(text for text in before if text != iron), cloth])
        match.undo()
        assert done() == before
        match.undo()
        assert (match.correction, done()) == (None, before)

    def test_it_is_over_once_the_game_goes_on(self) -> None:
        match = two_turns()
        assert match.correction is None
        match.correct(place(match, "die", 2), "5")
        play(match, "cloth 2", "Be")
        assert match.correction is not None
        match.answer("1")
        assert match.correction is None

    def test_undo_goes_back_to_the_line_before(self) -> None:
        match = two_turns()
        before = everything(match)
        match.correct(place(match, "die", 2), "5")
        match.undo()
        kept = match.branches.pop(0)
        assert said(kept)[-1] == "die: number 5 (corrected)"
        assert everything(match) == before

    def test_undo_takes_back_what_was_answered_behind_it_first(self) -> None:
        match = two_turns()
        before = said(match.entries)
        match.correct(place(match, "die", 2), "5")
        start = said(match.entries)
        match.answer("cloth 2")
        middle = said(match.entries)
        match.answer("Be")
        end = everything(match)
        match.undo()
        assert said(match.entries) == middle
        match.redo()
        assert everything(match) == end
        match.undo()
        match.answer("Be")
        assert everything(match) == end
        match.undo()
        match.undo()
        assert said(match.entries) == start
        match.undo()
        assert said(match.entries) == before
        assert match.correction is None

    def test_another_answer_behind_it_finds_the_rest_again_all_the_same(self) -> None:
        match = three_turns()
        match.correct(place(match, "die", 2), "5")
        play(match, "cloth 2", "Ce")
        assert match.asked == "price: Ce"
        match.undo()
        match.answer("Be")
        assert match.asked.startswith("best ware (start Be, steps 2) (act 2, ")
        match.answer("gem 1")
        assert [entry.by for entry in match.entries[-2:]] == ["again", "again"]
        assert match.asked == "die"

    def test_three_turns_ago(self) -> None:
        """The first ware was told wrongly: what lies near is asked anew in every turn, the map and prices are not."""
        match = three_turns()
        at = place(match, "best ware")
        match.correct(at, "iron 1")
        asked = []
        for answer in ("cloth 1; cloth 2", "gem 1"):
            asked.append(match.asked.partition(" (act")[0])
            match.answer(answer)
        assert asked == ["best ware (start Aa, steps 0)", "best ware (start Be, steps 2)"]
        assert match.asked == "die"
        right = beside(die="told")
        play(right, "4", "iron 1", "Aa", "1", "3", "cloth 1; cloth 2", "", "Be", "2", "5", "gem 1", "De", "1")
        assert bare(match) == bare(right)
        assert to_data(match.state) == to_data(right.state)
        correction = match.correction
        assert correction is not None
        assert told(correction.no_longer) == ["Take away cloth 1 near Be", "Take away iron 1 near Aa"]
        assert told(correction.now) == ["Take away iron 1 near Be", "Take away cloth 1 near Aa"]

    def test_while_it_runs_only_the_turns_that_are_through_count(self) -> None:
        match = three_turns()
        first = match.correct(place(match, "best ware"), "iron 1")
        assert first is not None
        assert first.open
        assert (told(first.no_longer), told(first.now)) == (["Take away cloth 1 near Be"], ["Take away iron 1 near Be"])
        match.answer("cloth 1; cloth 2")
        second = match.correction
        assert second is not None
        assert second.open
        assert told(second.no_longer) == ["Take away cloth 1 near Be", "Take away iron 1 near Aa"]

    def test_a_correction_of_a_correction(self) -> None:
        """Aa pays 2 instead of 1: after the second turn he has 2 + 2 coins and pays one debt."""
        match = two_turns()
        line = said(match.entries)
        match.correct(place(match, "die", 2), "5")
        play(match, "cloth 2", "Be")
        corrected = said(match.entries)
        at = place(match, "price: Aa")
        match.correct(at, "2")
        assert said(match.entries)[at : at + 2] == ["price: Aa: number 2 (corrected)", "die: number 5 (again)"]
        assert match.asked == "die"
        assert (match.state.me.coins, match.state.me.debts) == (1, 1)
        match.undo()
        assert said(match.entries) == corrected
        assert match.correction is not None
        for _ in range(3):
            match.undo()
        assert said(match.entries) == line

    def test_the_same_answer_corrected_twice(self) -> None:
        match = two_turns()
        at = place(match, "die", 2)
        lines = [said(match.entries)]
        for die in ("5", "4", "2"):
            match.correct(at, die)
            lines.append(said(match.entries))
        for line in reversed(lines[:-1]):
            match.undo()
            assert said(match.entries) == line

    def test_it_goes_on_after_a_save(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = three_turns()
        match.correct(place(match, "best ware"), "iron 1")
        for name, value in {
            "names": lambda: ("road-table",), "every": lambda: ("road-table",), "game": lambda name: match.rules,
            "settled": lambda rules, options: options, "seats_for": lambda rules, setup: {},
        }.items():  # fmt: skip
            monkeypatch.setattr(saves, name, value, raising=False)
        again = saves.read(saves.write(match)).match
        assert again.correction == match.correction
        for one in (match, again):
            play(one, "cloth 1; cloth 2", "gem 1")
            assert one.asked == "die"
        assert everything(again) == everything(match)
        assert again.correction == match.correction
        third = saves.read(saves.write(again)).match
        for one in (match, again, third):
            for _ in range(3):
                one.undo()
            assert said(one.entries) == said(three_turns().entries)

    def test_what_is_answered_on_a_screen_counts_before_what_is_found_again(self) -> None:
        match = two_turns()
        match.correct(place(match, "die", 2), "5")
        match.answer_all([(match.asked, "cloth 2"), (match.along[0].name, "Be")])
        assert [entry.by for entry in match.entries[4:]] == ["corrected", "person", "along", "again"]


class TestAnswered:
    """What can be corrected, with its questions, so that a person can look for what was told wrongly."""

    def test_the_answers_of_a_turn(self) -> None:
        match = two_turns()
        first = place(match, "die", 2)
        found = answered(match, first)
        assert [(one.at, one.question.name, one.answer) for one in found] == [
            (first + n, entry.name, entry.value) for n, entry in enumerate(match.entries[first:])
        ]  # fmt: skip
        assert isinstance(found[1].question.about, About)
        assert [one.at for one in answered(match)] == list(range(len(match.entries)))
        assert [one.at for one in answered(match, first + 2)] == list(range(first + 2, len(match.entries)))
        assert answered(match, len(match.entries)) == []

    def test_those_of_a_step_that_waits(self) -> None:
        match = two_turns()
        play(match, "5", "gem 1")
        assert [one.question.name for one in answered(match, place(match, "die", 3))] == [
            "die", match.entries[-1].name
        ]  # fmt: skip

    def test_only_what_a_person_answered(self) -> None:
        match = tiny(seats={1: Seat("Lefty", lambda question, state: (("left",),))})
        play(match, "look", "no", "no", "yes", "2", "chain 2")
        match.correct(2, "yes")
        before = everything(match)
        found = answered(match)
        assert [one.question.name for one in found] == ["choose", "north", "west", "what", "choose"]
        assert [match.entries[one.at].name for one in found] == [one.question.name for one in found]
        assert everything(match) == before
        play(match, "pass")
        assert match.over
        assert len(answered(match)) == 6


class TestRefused:
    def test_only_what_a_person_answered(self) -> None:
        match = tiny(seats={1: Seat("Lefty", lambda question, state: (("left",),))})
        play(match, "pass", "chain 2", "pass")
        before = everything(match)
        places = [n for n, entry in enumerate(match.entries) if entry.by != "person"]
        assert {match.entries[n].by for n in places} == {"seed", "forced", "Lefty"}
        for at in (*places, -1, len(match.entries), 99):
            with pytest.raises(Refused) as error:
                match.correct(at, "pass")
            assert str(error.value) == "Only what a person answered can be corrected."
        assert everything(match) == before

    @pytest.mark.parametrize(
        ("answer", "reason"),
        [
            ("coins 6", "That is what was answered."),
            ("coins 5", "The die shows 6."),
            ("fly", "That is not among the choices here."),
            ("", "“” is not the notation of a choice; one is “coins 6”."),
        ],
    )
    def test_an_answer_that_changes_nothing_or_is_not_allowed(self, answer: str, reason: str) -> None:
        match = tiny()
        play(match, "coins 6", "left", "pass", "right")
        match.undo()
        before = everything(match)
        with pytest.raises(Refused) as error:
            match.correct(1, answer)
        assert str(error.value) == reason
        assert everything(match) == before

    def test_typed_chance_is_not_an_answer(self) -> None:
        match = tiny(None)
        play(match, "2, 5", "pass")
        with pytest.raises(Refused, match=r"Only what a person answered can be corrected\."):
            match.correct(0, "3, 5")

    def test_what_is_answered_without_asking_by_now(self) -> None:
        match = tiny(answer_forced=False)
        play(match, "chain 2", "on", "on")
        match.answer_forced = True
        before = everything(match)
        with pytest.raises(Refused, match=r"“link” is not asked any more\."):
            match.correct(2, "on")
        assert everything(match) == before


class TestInAnyGame:
    def test_answers_are_found_by_what_was_asked_and_not_by_their_place(self) -> None:
        match = tiny()
        play(match, "look", "no", "no", "yes", "3", "left", "pass", "right")
        match.correct(2, "yes")
        assert said(match.entries)[1:8] == [
            "choose: look (person)", "north: yes (corrected)", "west: yes (again)", "what: number 3 (again)",
            "foe: left (again)", "dice#2: 2, 5 (seed)", "choose: pass (again)",
        ]  # fmt: skip
        right = tiny()
        play(right, "look", "yes", "yes", "3", "left", "pass", "right")
        assert bare(match) == bare(right)
        assert to_data(match.state) == to_data(right.state)
        assert match.log == right.log

    def test_what_is_found_again_is_not_asked_along_but_may_be_answered_so(self) -> None:
        match = tiny()
        play(match, "look", "yes", "yes", "2")
        match.correct(2, "no")
        assert (match.asked, match.along) == ("east", [])
        match.answer_all([("east", "no"), ("west", "no")])
        assert said(match.entries)[2:] == ["north: no (corrected)", "east: no (person)", "west: no (along)"]
        assert match.asked == "foe"

    def test_an_answer_that_is_not_allowed_any_more_is_asked_again(self) -> None:
        match = tiny()
        play(match, "draw 2", "left", "sort", "bead 1", "2", "first; second", "right")
        match.correct(1, "pass")
        assert said(match.entries)[1:3] == ["choose: pass (corrected)", "foe: left (again)"]
        assert match.asked == "choose", "without beads there is nothing to sort"
        match.answer("pass")
        assert said(match.entries)[-2] == "foe: right (again)"

    def test_an_answer_belongs_to_its_turn(self) -> None:
        match = tiny()
        play(match, "pass", "left", "pass", "right", "pass")
        match.correct(1, "look")
        assert match.asked == "north"
        play(match, "no", "no", "no")
        assert [said([entry])[0] for entry in match.entries if entry.by == AGAIN] == [
            "foe: left (again)", "choose: pass (again)", "foe: right (again)", "choose: pass (again)"
        ]  # fmt: skip
        assert match.asked == "foe"

    def test_computers_play_anew_and_what_is_forced_comes_anew(self) -> None:
        moods = iter([(("left",),), (("right",),), (("left",),), (("right",),), (("right",),)])
        match = tiny(seats={1: Seat("Moody", lambda question, state: next(moods))})
        play(match, "chain 2", "pass")
        assert [entry.by for entry in match.entries if entry.name == "foe"] == ["Moody", "Moody"]
        match.correct(1, "coins 6")
        assert bare(match)[1:3] == ["choose: coins 6", "foe: left"]
        assert "link" not in "".join(bare(match))
        assert bare(match)[4:6] == ["choose: pass", "foe: right"]

    def test_typed_chance_is_found_by_its_key(self) -> None:
        match = tiny(None)
        play(match, "2, 5", "draw 1", "red", "left", "4, 4", "pass", "left", "1, 3")
        match.correct(1, "coins 5")
        assert said(match.entries)[1:] == [
            "choose: coins 5 (corrected)", "foe: left (again)", "dice#2: 4, 4 (typed again)", "choose: pass (again)",
            "foe: left (again)", "dice#3: 1, 3 (typed again)",
        ]  # fmt: skip

    def test_what_was_undone_is_left_as_a_branch(self) -> None:
        match = tiny()
        play(match, "coins 6", "left", "pass", "right")
        whole = said(match.entries)
        match.undo()
        stood = said(match.entries)
        match.correct(1, "pass")
        assert [said(branch) for branch in match.branches] == [whole, stood]
        assert match.undone == []
        match.undo()
        assert said(match.entries) == stood

    def test_a_game_stays_clean_and_an_unclean_one_unclean(self) -> None:
        for clean in (True, False):
            match = tiny()
            play(match, "coins 6", "left", "pass")
            match.clean = clean
            match.correct(1, "pass")
            assert match.clean is clean
            match.undo()
            assert match.clean is clean

    def test_a_crash_leaves_everything_as_it_was(self) -> None:
        match = tiny()
        play(match, "coins 6", "left", "pass")
        before = everything(match)
        with pytest.raises(TinyCrash):
            match.correct(1, "trap")
        assert everything(match) == before
        assert match.correction is None

    def test_a_finished_game_is_finished_again(self) -> None:
        match = tiny()
        play(match, "coins 6", "left", "pass", "left", "pass", "left")
        match.correct(1, "pass")
        assert match.over
        correction = match.correction
        assert correction is not None
        assert not correction.open

    def test_an_independent_match_knows_of_no_correction_that_it_cannot_undo(self) -> None:
        match = tiny()
        play(match, "coins 6", "left", "pass")
        match.correct(1, "pass")
        other = match.branch()
        assert other.correction is None
        other.undo()
        assert other.asked == "choose"


class Repeats(TinyRules):
    """One turn in which the same is asked again and again; whoever said first b is asked for more at the third."""

    def turn(self, state: Tiny) -> int:
        return 1

    def over(self, state: Tiny) -> bool:
        return state.draws == 5

    def step(self, state: Tiny, table: Table) -> None:
        if state.draws == 2 and "b" in state.due:
            table.ask(0, "more", [("a",), ("b",)])
        state.due.append(str(table.ask(0, "next", [("a",), ("b",)])[0]))
        state.draws += 1


def test_a_name_that_comes_again_in_a_turn_is_found_by_its_order() -> None:
    match: Match[Tiny] = Match(Repeats(), tiny().setup)  # type: ignore[arg-type]
    play(match, "a", "a", "a")
    match.correct(0, "b")
    assert said(match.entries) == ["next: b (corrected)", "next: a (again)"]
    assert match.asked == "more"
    assert match.correction is not None
    assert match.correction.open
    match.answer("a")
    assert said(match.entries)[2:] == ["more: a (person)", "next: a (again)"]
    assert match.asked == "next"
    assert match.correction is not None
    assert not match.correction.open
    match.answer("a")
    assert match.correction is None


def test_the_line_before_is_the_branch_that_parts_at_the_corrected_answer() -> None:
    """Others left the record earlier, by another answer behind it, or at another question."""
    corrected = tiny()
    play(corrected, "pass", "left", "coins 5", "left")
    entries = corrected.entries
    entries[4].by, entries[5].by = "corrected", "again"

    def line(*answers: str) -> list[Entry]:
        other = tiny()
        play(other, *answers)
        return other.entries

    old = line("pass", "left", "pass", "right")
    others = [
        line("coins 6", "left", "draw 1", "left"),
        line("pass", "left", "coins 5", "right", "pass"),
        line("pass", "left"),
        line("pass", "right", "chain 2"),
    ]
    match = tiny(entries=entries, branches=[old, *others])
    assert match.correction is not None
    match.undo()
    assert said(match.entries) == said(old)
    alone = tiny(entries=entries, branches=others)
    assert alone.correction is None
    alone.undo()
    assert (alone.asked, len(alone.entries)) == ("choose", 4)


class Doubtful(TinyRules):
    """Nobody sees anything in the west who saw something in the north."""

    def contradiction(self, state: Tiny, question: Question, answer: Answer) -> str:
        west = question.name == "west" and answer == (("yes",),) and state.coins == 0 and self.strict
        return "You saw the only one before." if west else ""

    strict = True


class TestContradictions:
    def match(self) -> Match[Tiny]:
        match: Match[Tiny] = Match(Doubtful(), tiny().setup)  # type: ignore[arg-type]
        play(match, "look", "no", "no")
        return match

    def test_an_answer_that_cannot_be_true_is_refused_and_nothing_is_lost(self) -> None:
        match = self.match()
        before = everything(match)
        for answer in ("yes", (("yes",),)):
            with pytest.raises(Refused, match=r"^You saw the only one before\.$"):
                match.answer(answer)
        assert match.why_not("yes") == "You saw the only one before."
        assert match.why_not("perhaps") == "That is not among the choices here."
        assert everything(match) == before
        match.undo()
        with pytest.raises(Refused, match="You saw the only one before"):
            match.answer_all([("east", "no"), ("west", "yes")])

    def test_a_record_is_not_doubted(self) -> None:
        match = self.match()
        match.answer("no")
        match.entries[-2].value = (("yes",),)
        assert Match(match.rules, match.setup, entries=match.entries).asked

    def test_what_cannot_be_true_any_more_is_not_found_again(self) -> None:
        match = self.match()
        match.rules.strict = False  # type: ignore[attr-defined]
        play(match, "yes", "1")
        match.rules.strict = True  # type: ignore[attr-defined]
        match.correct(2, "yes")
        assert match.asked == "west"
        match.answer("no")
        assert [entry.by for entry in match.entries[2:4]] == ["corrected", "person"]


class Oracle:
    """A game that was told right from the start: its answers by turn and question."""

    def __init__(self, seed: int, whole: str) -> None:
        self.match, person = beside(str(seed), whole=whole, die="told"), Cardboard(seed)
        while self.match.question is not None:
            self.match.answer(person.answer_to(self.match))
        record = [entry for entry in self.match.entries if not entry.chance]
        self.answers = dict(zip(keys(self.match), record, strict=True))
        assert len(self.answers) == len(record)


@pytest.mark.parametrize("whole", ["yes", "no"], ids=["whole ladders", "step by step"])
def test_law_14_a_corrected_game_is_the_one_told_right_from_the_start(whole: str) -> None:
    """One answer is wrong, the game goes on for some turns on what was done in between, then it is corrected."""
    reused = new = 0
    for seed in range(60):
        random = Random(seed)
        right = Oracle(seed, whole)
        match, person = beside(str(seed), whole=whole, die="told"), Cardboard(seed)
        until = random.randrange(1, len(right.answers) * 2 // 3)
        for _ in range(until):
            match.answer(person.answer_to(match))
        at = len(match.entries)
        question = person.asked(match)
        wrong = another(question, person.answer_to(match), random)
        if wrong is None:
            continue
        match.answer(wrong)
        for _ in range(random.randrange(12)):
            if match.question is not None:
                match.answer(person.answer_to(match))
        known = set(keys(match, at + 1))
        turn = match.rules.turn(match.checkpoints[-1].state)
        match.correct(at, right.match.entries[at].text(match.rules.notation))
        while (correction := match.correction) is not None and correction.open:
            key = match.rules.turn(match.checkpoints[-1].state), match.asked
            assert key not in known, f"seed {seed}: {key} was told before"
            match.answer(right.answers[key].text(match.rules.notation))
            new += 1
        assert bare(match) == bare(right.match)[: len(match.entries)], f"seed {seed}"
        assert match.over or match.rules.turn(match.state) >= turn
        reused += sum(entry.by == AGAIN for entry in match.entries)
        again: Match[Any] = Match(match.rules, match.setup, entries=right.match.entries[: len(match.entries)])
        assert to_data(again.checkpoints[-1].state) == to_data(match.checkpoints[-1].state)
    assert reused > 100
    assert new > 20


def another(question: Question, right: Answer, random: Random) -> Answer | None:
    """An allowed answer that is not the right one."""
    if question.kind == "number":
        others = [n for n in range(question.least, question.most + 1) if (("number", n),) != right]
        return (("number", random.choice(others)),)
    some = [option for option in question.options if random.random() < 0.4]
    answer = tuple(some)
    if set(answer) == set(right) or question.why_refused(answer):
        return None
    return answer


def test_an_instruction_that_is_told_less_often_is_lost_as_often_as_it_is_told_less() -> None:
    twice, once = Event("instruction", "", {"verb": "pay"}), Event("instruction", "", {"verb": "go"})
    assert lost([twice, once, twice, twice], [twice, twice]) == [once, twice]
    assert lost([twice, twice], [twice, once, twice]) == []


def test_a_preview_tells_what_comes_and_not_what_was_told_above_the_question() -> None:
    match = beside(die="told")
    play(match, "4", "cloth 1; cloth 2")
    assert [line.event.what["verb"] for line in match.telling] == ["take"]
    assert [event.what["verb"] for event in match.preview(("Aa",)).events] == ["go"]


@pytest.mark.parametrize("ended", [True, False])
def test_what_a_round_has_cleared_away_is_neither_taken_back_nor_done(ended: bool) -> None:
    """In turn 1 he stood on a slot; by now, in turn 3, the round is over, and he stands there no more."""
    stand = Verb("stand", "Stand on {slot}", "Leave {slot}", ("slot",), passes="round ends")
    house = Verb("house", "Build in {slot}", "Pull down {slot}", ("slot",))

    def line(slot: int, by: str) -> Line[None]:
        told = [Told(1, 1, instruction(verb, ("slot", slot))) for verb in (stand, house)]
        told += [Told(2, 2, Event("round ends", "c"))] if ended else []
        entries = [Entry("a", (("number", slot),), by), Entry("b", (("number", 1),), AGAIN if by != "person" else by)]
        return Line(0, entries, [1, 2], told, "c", 3, None)

    found = correction(line(1, "person"), line(2, "corrected"))
    assert found is not None
    verbs = ["house"] if ended else ["house", "stand"]
    assert sorted(str(event.what["verb"]) for event in found.back) == verbs
    assert sorted(str(event.what["verb"]) for event in found.do) == verbs


def test_what_was_told_lately_goes_back_to_the_last_turn_in_which_something_was_told() -> None:
    match = two_turns()
    assert lately(match) == place(match, "die", 2)
    match.answer("1")
    assert match.asked.startswith("best ware")
    assert lately(match) == place(match, "die", 2)
    first = beside(die="told")
    play(first, "4")
    assert lately(first) == 0
