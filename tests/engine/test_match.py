"""A match: questions and answers, what is forced, typed chance, seats, previews, reasons, positions, branches."""

from __future__ import annotations

from dataclasses import fields
from itertools import cycle
from random import Random

import pytest
from tests.engine.tiny import AnyMatch, Tiny, TinyRules, everything, play, said, tiny, told

from soloist.engine.answerers import Recorded
from soloist.engine.chance import Fresh
from soloist.engine.errors import Refused, SoloistError
from soloist.engine.match import Match, Position, Seat, Setup
from soloist.engine.questions import Answer, Chance, Question
from soloist.engine.states import to_data
from soloist.engine.table import Waiting

LEFT = Seat("Lefty", lambda question, state: (("left",),))


def asked(match: AnyMatch) -> str:
    question = match.question
    assert question is not None
    return question.key if isinstance(question, Chance) else question.name


def test_a_game_from_the_first_question_to_the_end() -> None:
    match = tiny()
    assert said(match.entries) == ["dice#1: 6, 1 (seed)"]
    assert asked(match) == "choose"
    play(match, "coins 6", "left", "draw 2", "right", "pass", "left")
    assert match.over
    assert match.question is None
    assert match.state.coins == 6
    assert match.state.foes == {"left": 2, "right": 1}
    makers = "seed person person seed person seed person seed person person"
    assert [entry.by for entry in match.entries] == makers.split()
    assert told(match) == ["round", "coins", "foe", "round", "drawn", "foe", "round", "foe"]


def test_a_log_line_knows_where_in_the_record_it_was_known() -> None:
    match = tiny()
    play(match, "draw 2", "left")
    assert [(line.event.name, line.at) for line in match.log] == [("round", 1), ("drawn", 3), ("foe", 4), ("round", 5)]


def test_nested_questions_come_one_after_the_other_and_tell_once() -> None:
    match = tiny()
    play(match, "draw 2", "left", "sort")
    assert isinstance(match.question, Question)
    assert (match.question.name, match.question.kind, match.question.least, match.question.most) == (
        "keep",
        "some",
        1,
        2,
    )
    match.answer("bead 2; bead 1")
    assert asked(match) == "price"
    match.answer("3")
    assert asked(match) == "order"
    assert "sorting" not in told(match), "a step tells when it ends"
    before = match.state.coins
    match.answer("first; second")
    assert match.state.coins == before + 6
    assert told(match)[-2:] == ["sorting", "sorted"]
    assert said(match.entries)[-5:] == [
        "choose: sort (person)",
        "keep: bead 2; bead 1 (person)",
        "price: number 3 (person)",
        "order: first; second (person)",
        "only: yes (forced)",
    ]


def test_equal_options_are_named_as_often_as_they_are_there() -> None:
    match = tiny()
    play(match, "draw 2", "left", "draw 2", "left", "sort")
    state = match.state
    twice = next(bead for bead in state.hand if state.hand.count(bead) > 1)
    with pytest.raises(Refused, match="not among the choices here"):
        match.answer((("bead", 3), ("bead", 3)) if state.hand.count(3) < 2 else (("bead", 1), ("bead", 1)))
    match.answer(f"bead {twice}; bead {twice}")
    play(match, "0", "second; first")
    assert match.state.hand == [twice, twice]


class TestForced:
    def test_a_chain_goes_on_by_itself_and_is_marked(self) -> None:
        match = tiny()
        match.answer("chain 2")
        assert asked(match) == "foe"
        assert said(match.entries)[1:] == ["choose: chain 2 (person)", "link: on (forced)", "link: on (forced)"]
        assert told(match)[1:] == ["link", "link"]

    def test_a_person_may_answer_and_the_game_is_the_same(self) -> None:
        by_itself, by_hand = tiny(), tiny(answer_forced=False)
        by_itself.answer("chain 2")
        by_hand.answer("chain 2")
        assert asked(by_hand) == "link"
        play(by_hand, "on", "on")
        assert said(by_hand.entries)[1:] == ["choose: chain 2 (person)", "link: on (person)", "link: on (person)"]
        assert to_data(by_hand.state) == to_data(by_itself.state)
        assert by_hand.log == by_itself.log
        by_hand.undo()
        assert asked(by_hand) == "link"
        assert by_hand.state.coins == 1

    def test_records_of_both_kinds_replay_under_both_settings(self) -> None:
        for made in (True, False):
            match = tiny(answer_forced=made)
            play(match, "chain 2", *([] if made else ["on", "on"]), "left")
            for replayed in (True, False):
                again = tiny(entries=match.entries, answer_forced=replayed)
                assert everything(again) == everything(match)

    def test_undo_passes_over_what_is_not_asked_any_more(self) -> None:
        match = tiny(answer_forced=False)
        play(match, "chain 2", "on", "on", "left")
        match.answer_forced = True
        match.undo()
        assert asked(match) == "foe"
        clean = match.clean
        match.undo()
        assert asked(match) == "choose"
        assert match.state.round == 1
        assert match.clean == clean
        match.redo()
        assert asked(match) == "foe"
        assert to_data(match.state)["coins"] == 2
        match.redo()
        assert match.state.round == 2

    def test_what_goes_on_otherwise_behind_it_is_a_branch(self) -> None:
        moods = iter([(("left",),), (("right",),), (("right",),)])
        match = tiny(answer_forced=False, seats={1: Seat("Moody", lambda question, state: next(moods))})
        play(match, "chain 2", "on", "on", "pass")
        match.undo()
        line = said(match.entries + match.undone)
        assert line[4] == "foe: left (Moody)"
        match.answer_forced = True
        match.jump(3)
        assert said(match.entries)[3:5] == ["link: on (forced)", "foe: right (Moody)"]
        assert match.undone == []
        assert [said(branch) for branch in match.branches] == [line]

    def test_a_game_kept_at_a_forced_question_goes_on_without_it(self) -> None:
        match = tiny(answer_forced=False)
        play(match, "chain 2", "on", "on", "left")
        for _ in range(3):
            match.undo()
        assert asked(match) == "link"
        again = tiny(entries=match.entries, undone=match.undone, answer_forced=True)
        assert asked(again) == "foe"
        assert said(again.undone) == ["foe: left (person)", *said(again.undone)[1:]]
        assert len(again.entries) + len(again.undone) == len(match.entries) + len(match.undone)
        again.redo()
        assert again.state.round == 2


class TestTypedChance:
    def test_dice_and_draws_are_typed(self) -> None:
        match = tiny(None)
        assert asked(match) == "dice#1"
        match.answer("2, 5")
        assert match.state.dice == [5]
        match.answer("draw 2")
        assert asked(match) == "beads#0"
        match.answer("light blue, red")
        assert sorted(match.state.hand) == [1, 3]
        assert match.state.bag == [2, 2, 0]
        assert said(match.entries) == ["dice#1: 2, 5 (typed)", "choose: draw 2 (person)", "beads#0: 3, 1 (typed)"]

    def test_it_is_the_game_of_the_seed_if_the_same_falls(self) -> None:
        digital, typed = tiny("7"), tiny(None)
        answers = ["draw 2", "left", "draw 1", "left", "coins 0", "left"]
        for answer in answers:
            while isinstance(typed.question, Chance):
                fell = next(entry for entry in digital.entries if entry.name == typed.question.key)
                typed.answer(fell.text(typed.rules.notation))
            answer = f"coins {digital.state.dice[0]}" if answer == "coins 0" else answer
            digital.answer(answer)
            if isinstance(typed.question, Question):
                typed.answer(answer)
        assert typed.over
        assert to_data(typed.state) == to_data(digital.state)
        assert typed.log == digital.log

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("2", "dice: exactly 2 are needed, not 1."),
            ("2, 7", "dice: “7” cannot fall here; what can is: 1, 2, 3, 4, 5, 6."),
            ("2, 3 | 4", "dice has 1 parts, separated by “|”."),
            ((("coins", 6),), "Nothing is asked here; type what fell or was drawn."),
        ],
    )
    def test_what_cannot_fall_is_refused(self, text: str, reason: str) -> None:
        match = tiny(None)
        before = everything(match)
        with pytest.raises(Refused) as error:
            match.answer(text)
        assert str(error.value) == reason
        assert match.why_not(text) == reason
        assert everything(match) == before
        assert match.why_not("2, 3") == ""

    def test_undo_takes_back_a_typed_die(self) -> None:
        match = tiny(None)
        play(match, "2, 5", "draw 2", "red, red")
        match.undo()
        assert asked(match) == "beads#0"
        match.undo()
        assert asked(match) == "choose"
        match.undo()
        assert asked(match) == "dice#1"
        assert match.clean, "a slip of the pen is no new information"
        match.redo()
        match.redo()
        match.answer("red, red")
        assert match.branches == []
        match.undo()
        match.answer("green, red")
        assert len(match.branches) == 1

    def test_nothing_is_typed_where_nothing_can_fall(self) -> None:
        match = tiny(None)
        base = to_data(match.checkpoints[0].state) | {"bag": [0, 0, 0]}
        empty = Match(match.rules, Setup("tiny", {}, None, base=base))
        play(empty, "2, 5", "draw 2")
        assert asked(empty) == "foe"
        assert said(empty.entries) == ["dice#1: 2, 5 (typed)", "choose: draw 2 (person)"]


class TestSeats:
    def test_a_computer_plays_its_seat_and_undo_passes_over_it(self) -> None:
        match = tiny(seats={1: LEFT})
        match.answer("coins 6")
        assert asked(match) == "choose"
        assert said(match.entries)[1:3] == ["choose: coins 6 (person)", "foe: left (Lefty)"]
        match.undo()
        assert match.state.round == 1
        assert len(match.entries) == 1
        play(match, "coins 6", "pass", "pass")
        assert match.over
        assert match.state.foes == {"left": 3}

    def test_it_is_given_the_question_and_the_position_at_it(self) -> None:
        seen: list[tuple[str, int, int]] = []

        def policy(question: Question, state: Tiny) -> Answer:
            seen.append((question.name, state.round, state.coins))
            return (question.options[0],)

        match = tiny(seats={1: Seat("Bea", policy)})
        play(match, "coins 6", "pass")
        assert seen == [("foe", 1, 6), ("foe", 2, 6)]

    def test_redo_brings_what_a_moody_player_played_and_not_something_new(self) -> None:
        moods = cycle([(("left",),), (("right",),)])
        match = tiny(seats={1: Seat("Moody", lambda question, state: next(moods))})
        play(match, "pass", "pass", "pass")
        end = everything(match)
        for _ in range(3):
            match.undo()
        for _ in range(3):
            match.redo()
        match.clean = True
        assert everything(match) == end
        match.jump(2)
        assert said(match.entries)[1:3] == ["choose: pass (person)", "foe: left (Moody)"]
        match.jump(0)
        match.answer("pass")
        match.answer("pass")
        match.answer("pass")
        match.clean = True
        assert everything(match) == end

    def test_a_whole_game_of_computers_runs_at_once(self) -> None:
        match = tiny(seats={0: Seat("Passer", lambda question, state: (("pass",),)), 1: LEFT})
        assert match.over
        with pytest.raises(Refused, match=r"There is nothing to undo\."):
            match.undo()

    def test_a_forced_answer_is_forced_for_a_computer_too(self) -> None:
        seats = {0: Seat("Chainer", lambda question, state: (question.options[3 if question.name == "choose" else 0],))}
        assert "link: on (forced)" in said(tiny(seats={**seats, 1: LEFT}).entries)

    def test_a_wrong_answer_of_a_computer_changes_nothing(self) -> None:
        match = tiny(seats={1: Seat("Odd", lambda question, state: (("up",),))})
        before = everything(match)
        with pytest.raises(SoloistError, match="The player “Odd” gave an answer to “foe” that the rules refuse"):
            match.answer("pass")
        assert everything(match) == before

    @pytest.mark.parametrize("name", ["person", "forced", "seed", "typed"])
    def test_a_computer_cannot_be_called_like_one_who_is_none(self, name: str) -> None:
        with pytest.raises(SoloistError, match=f"A computer player cannot be called “{name}”"):
            tiny(seats={1: Seat(name, LEFT.policy)})

    def test_another_player_may_sit_down_at_a_kept_game(self) -> None:
        match = tiny()
        play(match, "coins 6", "right", "pass")
        match.undo()
        again = tiny(entries=match.entries, undone=match.undone, seats={1: LEFT})
        assert "foe: right (person)" in said(again.entries)
        again.redo()
        assert again.state.foes == {"right": 1, "left": 1}


class TestPreview:
    def test_it_shows_what_would_be_told_and_changes_nothing(self) -> None:
        match = tiny()
        before = everything(match)
        preview = match.preview(("coins", 6))
        assert [event.name for event in preview.events] == ["coins"]
        assert preview.state.coins == 6
        assert everything(match) == before

    def test_it_stops_before_chance(self) -> None:
        match = tiny()
        preview = match.preview(("draw", 2))
        assert preview.events == []
        assert preview.state.bag == [3, 2, 1]

    def test_it_stops_at_the_next_question_also_a_forced_one(self) -> None:
        match = tiny()
        play(match, "draw 2", "left")
        preview = match.preview(("sort",))
        assert [event.name for event in preview.events] == ["sorting"]
        play(match, "sort", "bead 1", "2")
        before = everything(match)
        with pytest.raises(Refused, match=r"Exactly 2 have to be named\."):
            match.preview(("first",))
        assert everything(match) == before

    def test_it_runs_one_step_only(self) -> None:
        preview = tiny().preview(("chain", 2))
        assert preview.state.coins == 0
        assert preview.state.due == ["link", "link"]

    def test_a_choice_inside_a_step(self) -> None:
        match = tiny(options={"bless": "yes"})
        assert asked(match) == "bless"
        preview = match.preview(("bless", 1))
        assert (preview.state.coins, preview.state.stage) == (1, "choose")

    def test_what_is_not_offered_is_refused(self) -> None:
        match = tiny()
        with pytest.raises(Refused, match=r"The die shows 6\."):
            match.preview(("coins", 3))
        with pytest.raises(Refused, match="not among the choices"):
            match.preview(("fly",))
        with pytest.raises(Refused, match="Nothing is asked here"):
            tiny(None).preview(("coins", 3))
        play(match, "pass", "left", "pass", "left", "pass", "left")
        with pytest.raises(Refused, match=r"The game is over\."):
            match.preview(("pass",))


class TestWhyNot:
    @pytest.mark.parametrize(
        ("answer", "reason"),
        [
            ("coins 3", "The die shows 6."),
            ("draw 3", "That is not among the choices here."),
            ("fly", "That is not among the choices here."),
            ("draw", "“draw” is not the notation of a choice; one is “coins 6”."),
            ("", "“” is not the notation of a choice; one is “coins 6”."),
            ((("coins", 3),), "The die shows 6."),
            ((), "That is not among the choices here."),
            (((),), "That is not among the choices here."),
            ((("draw",),), "That is not among the choices here."),
            ((("draw", 1, 1),), "That is not among the choices here."),
            ((("pass",), ("pass",)), "That is not among the choices here."),
        ],
    )
    def test_what_is_refused_has_a_reason_and_changes_nothing(self, answer: str | Answer, reason: str) -> None:
        match = tiny()
        before = everything(match)
        with pytest.raises(Refused) as error:
            match.answer(answer)
        assert str(error.value) == reason
        assert everything(match) == before
        if isinstance(answer, str):
            assert match.why_not(answer) == reason

    def test_what_is_allowed_has_none(self) -> None:
        match = tiny()
        assert match.why_not("coins 6") == ""
        assert match.why_not("  draw   2 ") == ""

    def test_other_kinds_of_questions_say_what_they_want(self) -> None:
        match = tiny()
        play(match, "draw 2", "left", "sort")
        assert match.why_not("") == "From 1 to 2 have to be named."
        match.answer("bead 1")
        assert match.why_not("4") == match.why_not("many") == "A number from 0 to 3 is asked for."
        match.answer("number 2")
        assert match.why_not("first") == "Exactly 2 have to be named."

    def test_after_the_end(self) -> None:
        match = tiny()
        play(match, "pass", "left", "pass", "left", "pass", "left")
        assert match.why_not("pass") == "The game is over."
        with pytest.raises(Refused, match=r"The game is over\."):
            match.answer("pass")

    def test_what_is_equal_to_an_option_is_kept_as_the_option(self) -> None:
        match = tiny()
        match.answer((("draw", True),))
        assert said(match.entries)[1] == "choose: draw 1 (person)"


class TestPosition:
    def test_a_search_gets_the_checkpoint_and_the_entries_since_and_no_seed(self) -> None:
        match = tiny("secret")
        play(match, "draw 2", "left", "sort", "bead 1")
        position = match.position()
        assert [field.name for field in fields(Position)] == ["state", "entries"]
        assert said(position.entries) == ["choose: sort (person)", "keep: bead 1 (person)"]
        assert "secret" not in repr(position)
        table = Recorded(position.entries, Fresh(Random(1)), match.rules.notation)
        with pytest.raises(Waiting) as waiting:
            match.rules.step(position.state, table)
        assert waiting.value.question == match.question
        assert to_data(position.state) == to_data(match.state)

    def test_it_is_independent(self) -> None:
        match = tiny()
        play(match, "draw 2", "left", "sort", "bead 1")
        before = everything(match)
        position = match.position()
        position.state.hand.clear()
        position.entries[0].value = "pass"
        position.entries.clear()
        assert everything(match) == before


class TestBranch:
    def test_it_stands_at_the_same_question_and_goes_its_own_way(self) -> None:
        match = tiny(seats={1: LEFT})
        play(match, "draw 2", "sort")
        match.undo()
        before = everything(match)
        other = match.branch()
        assert (other.question, to_data(other.state), other.log) == (match.question, to_data(match.state), match.log)
        assert said(other.entries) == said(match.entries)
        assert (other.undone, other.branches) == ([], [])
        other.state.hand.append(9)
        assert everything(match) == before
        play(other, "coins 5", "pass")
        assert other.over
        other.undo()
        other.checkpoints[0].state.bag.clear()
        other.entries[1].value = "pass"
        other.setup.options["bless"] = "yes"
        assert everything(match) == before
        assert match.setup.options == {}

    def test_it_keeps_the_settings_and_reads_no_file_again(self) -> None:
        class Once(TinyRules):
            made = 0

            def new(self, options: dict[str, str], overrides: object = None) -> Tiny:
                Once.made += 1
                assert overrides == "own tables"
                return super().new(options)

        match: AnyMatch = Match(
            Once(),
            Setup("tiny", {}, "1"),
            answer_forced=False,
            seats={1: LEFT},
            overrides="own tables",  # type: ignore
        )
        match.answer("chain 2")
        match.answer_forced = True
        other = match.branch()
        assert Once.made == 1
        assert (other.overrides, other.answer_forced, other.seats) == ("own tables", True, match.seats)
        assert asked(other) == asked(match) == "link"

    def test_a_branch_of_an_unclean_game_is_unclean(self) -> None:
        match = tiny()
        play(match, "draw 2")
        match.undo()
        assert not match.clean
        assert not match.branch().clean


def test_a_game_goes_on_from_a_kept_position() -> None:
    match = tiny()
    play(match, "draw 2", "left")
    again = Match(match.rules, Setup("tiny", {}, "1", base=to_data(match.checkpoints[-1].state)))
    assert to_data(again.state) == to_data(match.state)
    assert again.entries == []
    play(again, "pass", "left", "pass", "left")
    assert again.over


def test_the_state_at_the_end_is_nobody_elses() -> None:
    match = tiny()
    play(match, "pass", "left", "pass", "left", "pass", "left")
    match.state.hand.append(9)
    assert match.checkpoints[-1].state.hand == []


def test_rules_that_change_what_fell_do_not_change_the_record() -> None:
    match = tiny()
    play(match, "draw 2", "left")
    assert said(match.entries)[0] == "dice#1: 6, 1 (seed)"
    assert len(match.entries[2].text(match.rules.notation).split(", ")) == 2
    assert everything(tiny(entries=match.entries)) == everything(match)
