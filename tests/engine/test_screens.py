"""Several questions on one screen, what a waiting step has told, and what is new since a person's last answer."""

from __future__ import annotations

import pytest
from tests.engine.tiny import AnyMatch, Tiny, TinyRules, everything, play, said, tiny, told

from soloist.engine.answerers import Entry, Recorded
from soloist.engine.chance import Keyed
from soloist.engine.errors import Misfit, Refused
from soloist.engine.events import Event
from soloist.engine.match import Match, Seat
from soloist.engine.questions import Notation, Question
from soloist.engine.states import to_data
from soloist.storage import saves


def along(match: AnyMatch) -> list[str]:
    return [question.name for question in match.along]


def asked(match: AnyMatch) -> str:
    assert isinstance(match.question, Question)
    return match.question.name


def looking(*answers: str) -> Match[Tiny]:
    match = tiny()
    play(match, "look", *answers)
    return match


class TestAlong:
    def test_what_was_announced_can_be_answered_along(self) -> None:
        match = looking()
        assert (asked(match), along(match)) == ("north", ["east", "west"])
        assert match.along[0] == Question(0, "east", [("yes",), ("no",)])
        match.answer("no")
        assert (asked(match), along(match)) == ("east", ["west"])
        match.answer("no")
        assert (asked(match), along(match)) == ("west", [])
        match.answer("yes")
        assert (asked(match), along(match)) == ("what", [])
        match.answer("2")
        assert along(match) == []
        play(match, "left", "pass", "left", "pass", "left")
        assert along(match) == []

    def test_undo_and_load_show_the_same_screen(self) -> None:
        match = looking("no")
        match.undo()
        assert (asked(match), along(match)) == ("north", ["east", "west"])
        again = tiny(entries=match.entries, undone=match.undone)
        assert along(again) == ["east", "west"]
        assert along(match.branch()) == ["east", "west"]

    def table(self, *past: str, forced: bool = True) -> Recorded:
        entries = [Entry(name, (("x",),), "person") for name in past]
        return Recorded(entries, Keyed("1"), Notation(), answer_forced=forced)

    def test_only_what_is_still_to_come_is_along(self) -> None:
        a, b, c, d = (Question(0, name, [("x",), ("y",)]) for name in "abcd")
        table = self.table("a")
        table.soon([a, b, c])
        table.answer(a)
        assert table.along(b) == [c]
        assert table.along(c) == []
        assert table.along(d) == []
        table.soon([b, d, d])
        assert table.along(b) == [c, d]
        assert table.along(c) == [b, d], "what is announced anew may still be asked"

    def test_nor_what_has_one_answer_or_is_asked_of_another_seat(self) -> None:
        a, other = Question(0, "a", [("x",), ("y",)]), Question(1, "other", [("x",), ("y",)])
        forced, c = Question(0, "forced", [("x",)]), Question(0, "c", [("x",), ("y",)])
        for asks, left in ((True, [c]), (False, [forced, c])):
            table = self.table(forced=asks)
            table.soon([a, other, forced, c])
            assert table.along(a) == left

    def test_a_straight_run_asks_in_the_same_order(self) -> None:
        match = looking("no", "no", "no", "left")
        assert said(match.entries)[1:6] == [
            "choose: look (person)", "north: no (person)", "east: no (person)", "west: no (person)",
            "foe: left (person)",
        ]  # fmt: skip


class TestAnswerAll:
    def test_a_screen_is_one_move_of_single_answers(self) -> None:
        match, single = looking(), looking("no", "yes", "no")
        match.answer_all([("north", "no"), ("east", (("yes",),)), ("west", "no")])
        assert said(match.entries)[2:] == ["north: no (person)", "east: yes (along)", "west: no (along)"]
        assert to_data(match.state) == to_data(single.state)
        assert [line.event for line in match.log] == [line.event for line in single.log]
        assert asked(match) == "foe"

    def test_what_is_not_asked_any_more_is_dropped(self) -> None:
        match = looking()
        match.answer_all([("north", "yes"), ("east", "no"), ("west", "no")])
        assert said(match.entries)[2:] == ["north: yes (person)", "west: no (along)"]
        assert asked(match) == "foe"

    def test_what_is_asked_in_between_ends_the_move(self) -> None:
        match = looking("no", "no")
        match.answer_all([("west", "yes"), ("foe", "left")])
        assert asked(match) == "what"
        assert said(match.entries)[-1] == "west: yes (person)"

    def test_the_order_in_which_they_are_given_does_not_matter(self) -> None:
        match, other = looking(), looking()
        match.answer_all([("north", "no"), ("east", "yes"), ("west", "no")])
        other.answer_all([("west", "no"), ("east", "yes"), ("north", "no")])
        assert everything(match) == everything(other)

    @pytest.mark.parametrize(
        ("answers", "reason"),
        [
            ([("north", "no"), ("east", "perhaps"), ("west", "no")], "That is not among the choices here."),
            ([("north", "perhaps"), ("east", "yes")], "That is not among the choices here."),
            ([("east", "no"), ("west", "no")], "“east; west” is not asked now."),
            ([], "“” is not asked now."),
        ],
    )
    def test_a_refusal_leaves_everything_as_it_was(self, answers: list[tuple[str, str]], reason: str) -> None:
        match = looking("no", "no", "no")
        for _ in range(3):
            match.undo()
        before = everything(match)
        with pytest.raises(Refused) as error:
            match.answer_all(answers)
        assert str(error.value) == reason
        assert everything(match) == before

    def test_at_the_end_nothing_is_asked(self) -> None:
        match = tiny()
        play(match, "pass", "left", "pass", "left", "pass", "left")
        with pytest.raises(Refused):
            match.answer_all([("foe", "left")])
        with pytest.raises(Refused):
            match.answer_all([("", "left")])

    def test_undo_takes_the_whole_screen_back_and_redo_brings_it_again(self) -> None:
        match = looking()
        before = said(match.entries)
        match.answer_all([("north", "no"), ("east", "no"), ("west", "yes")])
        match.answer("3")
        end = everything(match)
        match.undo()
        assert asked(match) == "what"
        match.undo()
        assert (asked(match), along(match), said(match.entries)) == ("north", ["east", "west"], before)
        match.undo()
        assert asked(match) == "choose"
        match.redo()
        assert asked(match) == "north"
        match.redo()
        assert asked(match) == "what"
        match.redo()
        assert everything(match) == end

    def test_the_same_screen_again_does_it_again_and_another_leaves_a_branch(self) -> None:
        match = looking()
        match.answer_all([("north", "no"), ("east", "no"), ("west", "yes")])
        match.answer("3")
        line, end = said(match.entries), everything(match)
        for _ in range(2):
            match.undo()
        match.answer_all([("north", "no"), ("east", "no"), ("west", "yes")])
        assert said(match.undone) == ["what: number 3 (person)"]
        match.redo()
        assert everything(match) == end
        for _ in range(2):
            match.undo()
        match.answer_all([("north", "no"), ("east", "yes"), ("west", "yes")])
        assert said(match.entries)[2:] == ["north: no (person)", "east: yes (along)", "west: yes (along)"]
        assert [said(branch) for branch in match.branches] == [line]
        assert (match.undone, asked(match)) == ([], "what")

    def test_one_answer_does_not_bring_back_those_that_were_given_along(self) -> None:
        match = looking()
        match.answer_all([("north", "no"), ("east", "no"), ("west", "no")])
        match.undo()
        match.answer("no")
        assert (asked(match), said(match.undone)) == ("east", ["east: no (along)", "west: no (along)"])
        match.answer("yes")
        assert said(match.entries)[2:] == ["north: no (person)", "east: yes (person)"]

    def test_a_jump_may_go_into_the_middle(self) -> None:
        match = looking()
        match.answer_all([("north", "no"), ("east", "no"), ("west", "no")])
        match.jump(4)
        assert (asked(match), along(match)) == ("west", [])
        match.redo()
        assert asked(match) == "foe"

    def test_an_answer_is_for_this_step_only(self) -> None:
        match = looking()
        match.answer_all([("north", "yes"), ("east", "no"), ("west", "no"), ("foe", "left")])
        assert asked(match) == "foe"

    def test_a_computer_plays_behind_it(self) -> None:
        match = tiny(seats={1: Seat("Lefty", lambda question, state: (("left",),))})
        match.answer("look")
        match.answer_all([("north", "no"), ("east", "no"), ("west", "no"), ("choose", "pass")])
        assert said(match.entries)[4:6] == ["west: no (along)", "foe: left (Lefty)"]
        assert asked(match) == "choose"

    @pytest.mark.parametrize("name", ["along", "again", "corrected", "typed again"])
    def test_a_computer_cannot_be_called_like_what_stands_in_a_record_for_a_person(self, name: str) -> None:
        with pytest.raises(Exception, match=f"A computer player cannot be called “{name}”"):
            tiny(seats={1: Seat(name, lambda question, state: (("left",),))})


class TestTelling:
    def test_what_the_waiting_step_has_told_is_seen(self) -> None:
        match = looking()
        assert "looking" not in told(match)
        assert [(line.event, line.at, line.heard) for line in match.telling] == [(Event("looking"), 2, 2)]
        match.answer("yes")
        assert [(line.event.name, line.at, line.heard) for line in match.telling] == [("looking", 3, 2), ("seen", 3, 3)]
        play(match, "no", "left")
        assert match.telling == []
        lines = [(line.event.name, line.at, line.heard) for line in match.log]
        assert lines == [("round", 1, 1), ("looking", 4, 2), ("seen", 4, 3), ("foe", 5, 5), ("round", 6, 6)]

    def test_undo_takes_back_what_was_told(self) -> None:
        match = looking("yes")
        match.undo()
        assert [line.event.name for line in match.telling] == ["looking"]
        match.undo()
        assert match.telling == []

    def test_what_is_told_while_a_step_is_run_again_is_told_once(self) -> None:
        match = looking("no", "yes", "yes")
        assert [line.event.what for line in match.telling] == [{}, {"side": "east"}, {"side": "west"}]


class TestNews:
    def news(self, match: AnyMatch) -> list[str]:
        return [line.event.name for line in match.news()]

    def test_it_is_what_was_told_since_the_last_answer(self) -> None:
        match = tiny()
        assert self.news(match) == ["round"]
        match.answer("look")
        assert self.news(match) == ["looking"]
        match.answer("yes")
        assert self.news(match) == ["seen"], "what stood above the last question is no news"
        match.answer("yes")
        assert self.news(match) == ["seen"]
        match.answer("1")
        assert self.news(match) == []
        match.answer("left")
        assert self.news(match) == ["foe", "round"]

    def test_a_whole_screen_is_one_answer(self) -> None:
        match = looking()
        match.answer_all([("north", "yes"), ("west", "yes")])
        assert [line.event.what["side"] for line in match.news()] == ["north", "west"]

    def test_computers_do_not_count(self) -> None:
        match = tiny(seats={1: Seat("Lefty", lambda question, state: (("left",),))})
        match.answer("pass")
        assert self.news(match) == ["foe", "round"]


class TestForms:
    def test_a_form_and_counted_dice_in_record_and_state(self) -> None:
        match = tiny()
        match.answer("count")
        assert match.question == Question(0, "purse", [], "numbers", fields=(("gold", 0, 2), ("silver", 1, 3)))
        match.answer("2 3")
        assert match.question == Question(0, "dice", [("die", 1), ("die", 2), ("die", 3)], "some", 2, 4, 3)
        match.answer("die 3; die 1; die 3")
        assert match.state.coins == 2 * 2 + 3 + 7
        assert said(match.entries)[2:] == ["purse: numbers 2 3 (person)", "dice: die 3; die 1; die 3 (person)"]
        texts = [Entry(e.name, e.text(match.rules.notation), e.by, e.seat) for e in match.entries]
        assert everything(tiny(entries=texts)) == everything(match)

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("2", "Exactly 2 numbers are asked for."),
            ("2 3 4", "Exactly 2 numbers are asked for."),
            ("2 0", "silver: a number from 1 to 3 is asked for."),
            ("three 1", "gold: a number from 0 to 2 is asked for."),
        ],
    )
    def test_a_form_refuses_in_one_sentence(self, text: str, reason: str) -> None:
        match = tiny()
        match.answer("count")
        before = everything(match)
        assert match.why_not(text) == reason
        with pytest.raises(Refused) as error:
            match.answer(text)
        assert str(error.value) == reason
        assert everything(match) == before

    def test_a_record_with_an_impossible_form_does_not_fit(self) -> None:
        match = tiny()
        play(match, "count", "2 3", "die 3; die 3")
        for at, value in ((2, "2 4"), (2, "2"), (3, "die 3; die 3; die 3; die 3"), (3, "die 3")):
            entries = [Entry(e.name, e.text(match.rules.notation), e.by, e.seat) for e in match.entries]
            entries[at].value = value
            with pytest.raises(Misfit, match="that the rules refuse"):
                tiny(entries=entries)

    def test_a_save_keeps_forms_and_who_answered_along(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = tiny(seats={1: Seat("Lefty", lambda question, state: (("left",),))})
        match.setup.seed = "1"
        play(match, "count", "1 1", "die 2; die 2", "look")
        match.answer_all([("north", "no"), ("east", "yes"), ("west", "yes")])
        monkeypatch.setattr(saves, "names", lambda: ("tiny",))
        monkeypatch.setattr(saves, "every", lambda: ("tiny",))
        monkeypatch.setattr(saves, "game", lambda name: TinyRules())
        monkeypatch.setattr(saves, "settled", lambda rules, options: options)
        monkeypatch.setattr(saves, "seats_for", lambda rules, setup: match.seats, raising=False)
        loaded = saves.read(saves.write(match))
        assert not loaded.continued
        assert everything(loaded.match) == everything(match)
        loaded.match.undo()
        assert asked(loaded.match) == "north"
