"""A match moves along its record: undo, redo, jump, start of turn, branches, the clean run, crashes and misfits."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.tiny import AnyMatch, Tiny, TinyCrash, TinyRules, everything, play, said, tiny, told

from soloist.engine.answerers import Entry
from soloist.engine.catalogue import game, settled
from soloist.engine.errors import Misfit, Refused
from soloist.engine.match import Match, Seat, Setup
from soloist.engine.questions import Answer, Chance, Question
from soloist.engine.states import to_data

LINE = ("draw 2", "left", "sort", "bead 1", "2", "second; first", "right", "chain 2", "left")
"""A whole game with questions of every kind."""


def seen(match: AnyMatch) -> object:
    """What is seen of a match: everything but what was undone, what was left, and whether it is clean."""
    return match.question, to_data(match.state), list(match.log), said(match.entries, match.rules.notation)


class TestUndoAndRedo:
    @pytest.mark.parametrize("forced", [True, False])
    @pytest.mark.parametrize("options", [{}, {"bless": "yes"}])
    def test_every_chain_of_undos_and_redos_is_exact(self, forced: bool, options: dict[str, str]) -> None:
        match = tiny(options=options, answer_forced=forced)
        line = list(LINE)
        moments = [seen(match)]
        while not match.over:
            question = match.question
            assert isinstance(question, Question)
            given = {"bless": "bless 1", "link": "on", "only": "yes"}.get(question.name)
            match.answer(given or line.pop(0))
            moments.append(seen(match))
        assert not line
        end = everything(match)
        for k in range(1, len(moments)):
            for back in range(2, k + 2):
                match.undo()
                assert seen(match) == moments[-back]
            for ahead in range(k, 0, -1):
                match.redo()
                assert seen(match) == moments[-ahead]
            match.clean = True
            assert everything(match) == end

    def test_there_is_nothing_before_the_first_answer_or_after_the_last(self) -> None:
        match = tiny()
        before = everything(match)
        with pytest.raises(Refused, match=r"^There is nothing to undo\.$"):
            match.undo()
        with pytest.raises(Refused, match=r"^There is nothing to redo\.$"):
            match.redo()
        assert everything(match) == before

    def test_the_log_goes_back_with_the_game(self) -> None:
        match = tiny()
        play(match, "coins 6", "left")
        lines = list(match.log)
        match.undo()
        assert told(match) == ["round", "coins"]
        match.undo()
        assert told(match) == ["round"]
        assert match.log[0] is lines[0], "what stays is not told anew"

    def test_an_answer_inside_a_step_is_undone_by_itself(self) -> None:
        match = tiny()
        play(match, *LINE[:5])
        match.undo()
        assert isinstance(match.question, Question)
        assert match.question.name == "price"
        match.undo()
        assert match.question.name == "keep"
        assert match.state.coins == 0


class TestBranches:
    def test_the_same_answer_again_does_it_again_and_keeps_what_was_undone(self) -> None:
        match = tiny()
        play(match, *LINE)
        end = everything(match)
        for _ in LINE[2:]:
            match.undo()
        for place, answer in enumerate(LINE[2:], 3):
            match.answer(answer)
            assert len([e for e in match.undone if e.by == "person"]) == len(LINE) - place
        match.clean = True
        assert everything(match) == end
        assert match.branches == []

    def test_another_answer_leaves_a_branch(self) -> None:
        match = tiny()
        play(match, *LINE)
        whole = said(match.entries)
        for _ in LINE[3:]:
            match.undo()
        match.answer("bead 1; bead 2" if whole[7] != "keep: bead 1; bead 2 (person)" else "bead 1")
        assert [said(branch) for branch in match.branches] == [whole]
        assert match.undone == []
        first = said(match.entries)
        match.undo()
        match.answer("bead 2")
        assert [said(branch) for branch in match.branches] == [whole, first]
        for branch in match.branches:
            assert everything(tiny(entries=branch))

    def test_what_was_undone_from_a_file_is_known_again_by_its_text(self) -> None:
        match = tiny()
        play(match, *LINE)
        texts = [Entry(e.name, e.text(match.rules.notation), e.by, e.seat) for e in match.entries]
        again = tiny(entries=texts[:1], undone=texts[1:])
        for answer in LINE:
            again.answer(answer)
        assert again.branches == []
        assert everything(again) == everything(match)

    def test_what_was_undone_under_other_rules_does_not_stand_in_the_way(self) -> None:
        match = tiny()
        strange = [Entry("choose", "pass", "person"), Entry("song", "la", "forced"), Entry("foe", "left", "person", 1)]
        again = tiny(entries=match.entries, undone=strange)
        with pytest.raises(Misfit, match="The record says “song” where the rules come to “foe”"):
            again.redo()
        again.answer("pass")
        assert said(again.entries)[-1] == "choose: pass (person)"
        assert [said(branch)[1:] for branch in again.branches] == [said(strange)]
        assert again.undone == []


class TestClean:
    def test_undoing_what_brought_nothing_new_is_clean(self) -> None:
        match = tiny()
        play(match, "coins 6")
        match.undo()
        play(match, "chain 2")
        match.undo()
        assert match.clean

    def test_undoing_past_the_seeds_chance_is_not_and_stays_so(self) -> None:
        match = tiny()
        play(match, "coins 6", "left")
        assert match.clean
        match.undo()
        assert not match.clean
        match.redo()
        match.answer("pass")
        assert not match.clean
        assert not tiny(entries=match.entries, clean=False).clean

    def test_chance_that_falls_again_before_any_question_is_not_undone(self) -> None:
        match = tiny()
        play(match, "pass", "left", "coins 5")
        match.start_of_turn()
        assert match.clean
        assert isinstance(match.question, Question)
        assert (match.question.name, match.state.round) == ("choose", 2)
        match.jump(len(match.entries) - 1)
        assert match.clean
        match.start_of_turn()
        assert match.clean

    def test_a_refused_or_failed_move_does_not_count(self) -> None:
        match = tiny()
        play(match, "draw 2")
        with pytest.raises(Refused):
            match.jump(99)
        assert match.clean

    def test_passing_over_what_is_forced_by_now_takes_nothing_back(self) -> None:
        match = tiny(answer_forced=False)
        play(match, "chain 2", "on", "on", "left")
        match.answer_forced = True
        at = said(match.entries).index("foe: left (person)")
        match.jump(at - 1)
        assert match.clean is False, "the dice of the next round were undone"
        other = tiny(answer_forced=False)
        play(other, "chain 2", "on", "on")
        other.answer_forced = True
        other.jump(2)
        assert other.clean


class TestJump:
    def test_to_everywhere_and_back(self) -> None:
        match = tiny()
        moments = {1: seen(match)}
        for answer in LINE:
            match.answer(answer)
            moments[len(match.entries)] = seen(match)
        whole = said(match.entries)
        order = list(range(len(whole) + 1))
        Random(5).shuffle(order)
        for at in order:
            match.jump(at)
            assert seen(match) == moments[min(n for n in moments if n >= at)], at
            assert said(match.entries + match.undone) == whole
        assert match.branches == []

    def test_to_a_line_of_the_log(self) -> None:
        match = tiny()
        play(match, *LINE)
        line = next(line for line in match.log if line.event.name == "sorted")
        match.jump(line.at)
        assert told(match)[-1] == "sorted"
        assert match.question is not None
        assert match.question.name == "foe"  # type: ignore[union-attr]

    @pytest.mark.parametrize("at", [-1, 11, 1000])
    def test_beyond_the_record_is_refused(self, at: int) -> None:
        match = tiny()
        play(match, "coins 6", "left", "pass", "left", "pass", "left")
        match.undo()
        before = everything(match)
        n = len(match.entries) + len(match.undone)
        assert n == 9
        with pytest.raises(Refused) as error:
            match.jump(at)
        assert str(error.value) == f"The record has 9 entries, there is nothing at {at}."
        assert everything(match) == before

    def test_one_that_fails_half_way_changes_nothing(self) -> None:
        match = tiny()
        play(match, "coins 6", "left", "draw 2", "left")
        undone = [Entry(e.name, e.text(match.rules.notation), e.by, e.seat) for e in match.entries[1:]]
        undone[-1].value = "1, 7"
        broken = tiny(entries=match.entries[:1], undone=undone)
        before = everything(broken)
        with pytest.raises(Misfit, match="“7” cannot fall here"):
            broken.jump(len(undone) + 1)
        assert everything(broken) == before
        broken.jump(4)
        assert broken.state.round == 2


class TestStartOfTurn:
    def test_it_is_the_first_question_of_the_round(self) -> None:
        match = tiny()
        play(match, *LINE[:2])
        first = seen(match)
        play(match, *LINE[2:7])
        assert match.state.round == 3
        match.undo()
        match.start_of_turn()
        assert seen(match) == first
        match.start_of_turn()
        assert seen(match) == first
        match.redo()
        assert said(match.entries)[-1] == "choose: sort (person)"

    def test_in_the_first_round_and_at_the_end(self) -> None:
        match = tiny()
        first = seen(match)
        play(match, "coins 6")
        match.start_of_turn()
        assert seen(match) == first
        play(match, "pass", "left", "pass", "left")
        third = seen(match)
        play(match, "pass", "left")
        assert match.over
        match.start_of_turn()
        assert seen(match) == third

    def test_of_a_turn_that_begins_inside_a_step(self) -> None:
        match = tiny(options={"bless": "yes"})
        play(match, "bless 1", "pass", "left")
        assert match.state.round == 2
        blessed = seen(match)
        match.start_of_turn()
        assert seen(match) == blessed
        play(match, "bless 0", "pass")
        match.start_of_turn()
        assert match.state.round == 2
        assert match.question.name == "choose"  # type: ignore[union-attr]


CRASHES: dict[str, Callable[[AnyMatch], None]] = {
    "in the step that was answered": lambda match: match.answer("crash"),
    "two steps later": lambda match: match.answer("trap"),
}


class TestCrash:
    """Law 13: record, checkpoints, log, what was undone, what was left: all is as it was."""

    @pytest.mark.parametrize("crash", CRASHES.values(), ids=CRASHES.keys())
    @pytest.mark.parametrize("undone", [False, True], ids=["", "with something undone"])
    @pytest.mark.parametrize("forced", [False, True])
    def test_an_answer_that_crashes(self, crash: Callable[[AnyMatch], None], undone: bool, forced: bool) -> None:
        match = tiny(answer_forced=forced)
        play(match, "draw 2", "left", "pass")
        match.undo()
        play(match, "coins 5", "left", "pass")
        match.undo()
        if not undone:
            match.undone = []
        match.clean = True
        before = everything(match)
        lines, points = list(match.log), list(match.checkpoints)
        if not forced and crash is CRASHES["two steps later"]:
            crash(match)
            before = everything(match)
            lines, points = list(match.log), list(match.checkpoints)
            crash = lambda match: match.answer("on")  # noqa: E731
        with pytest.raises(TinyCrash):
            crash(match)
        assert everything(match) == before
        assert all(one is other for one, other in zip(match.log, lines, strict=True))
        assert all(one is other for one, other in zip(match.checkpoints, points, strict=True))

    def test_the_game_goes_on_after_it(self) -> None:
        match, other = tiny(), tiny()
        for answer in LINE:
            if match.question is not None and match.question.name == "choose":  # type: ignore[union-attr]
                for crash in CRASHES.values():
                    with pytest.raises(TinyCrash):
                        crash(match)
            play(match, answer)
            play(other, answer)
        assert everything(match) == everything(other)

    @pytest.mark.parametrize("move", ["undo", "redo", "start_of_turn", "jump"])
    @pytest.mark.parametrize("fault", [TinyCrash, KeyboardInterrupt, MemoryError])
    def test_every_move_that_crashes(
        self, move: str, fault: type[BaseException], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = tiny()
        play(match, *LINE[:7])
        match.undo()
        before = everything(match)
        step = TinyRules.step

        def crash(self: TinyRules, state: Tiny, table: object) -> None:
            if state.stage in ("foe", "choose"):
                state.hand.clear()
                raise fault
            step(self, state, table)  # type: ignore[arg-type]

        monkeypatch.setattr(TinyRules, "step", crash)
        with pytest.raises(fault):
            match.jump(2) if move == "jump" else getattr(match, move)()
        assert everything(match) == before

    def test_a_preview_that_crashes(self) -> None:
        match = tiny()
        before = everything(match)
        preview = match.preview(("crash",))
        assert preview.events == [], "it stops before the dice"
        with pytest.raises(TinyCrash):
            tiny(None, entries=[Entry("dice#1", "1, 1", "typed"), Entry("choose", "crash", "person"),
                                Entry("doom#1", "3", "typed")])  # fmt: skip
        assert everything(match) == before


def entry_list(*lines: tuple[str, str, str, int]) -> list[Entry]:
    return [Entry(*line) for line in lines]


class TestMisfit:
    @pytest.mark.parametrize(
        ("spoil", "sentence"),
        [
            ({1: ("song", "pass", "person", 0)}, "The record says “song” where the rules come to “choose”."),
            ({1: ("choose", "coins 3", "person", 0)}, "The record has an answer to “choose” that the rules refuse."),
            ({1: ("choose", "pass", "person", 1)}, "The record has an answer to “choose” that the rules refuse."),
            ({1: ("choose", "draw", "person", 0)}, "“draw” is not the notation of a choice; one is “coins 6”."),
            ({2: ("foe", "up", "person", 1)}, "The record has an answer to “foe” that the rules refuse."),
            ({3: ("dice#3", "1, 1", "seed", 0)}, "The record says “dice#3” where the rules come to “dice#2”."),
            ({3: ("dice#2", "1, 9", "seed", 0)}, "dice: “9” cannot fall here; what can is: 1, 2, 3, 4, 5, 6."),
            ({3: ("dice#2", "1, 1", "person", 0)}, "The record says that “dice#2” was answered; it falls."),
            ({4: ("beads#0", "1", "seed", 0)}, "The record says “beads#0” where the rules come to “choose”."),
        ],
    )
    def test_a_record_that_does_not_fit_is_refused(
        self, spoil: dict[int, tuple[str, str, str, int]], sentence: str
    ) -> None:
        match = tiny()
        play(match, "pass", "left", "pass")
        entries = [Entry(e.name, e.text(match.rules.notation), e.by, e.seat) for e in match.entries]
        for place, line in spoil.items():
            entries[place] = Entry(*line)
        with pytest.raises(Misfit) as error:
            tiny(entries=entries)
        assert str(error.value) == sentence

    def test_a_record_that_goes_on_after_the_end(self) -> None:
        match = tiny()
        play(match, *LINE)
        assert match.over
        with pytest.raises(Misfit, match=r"^The record goes on after the end of the game\.$"):
            tiny(entries=[*match.entries, Entry("choose", "pass", "person")])
        again = tiny(entries=match.entries, undone=[Entry("choose", "pass", "person")])
        before = everything(again)
        with pytest.raises(Misfit):
            again.redo()
        assert everything(again) == before

    def test_a_record_of_texts_replays_as_the_game_itself(self) -> None:
        match = tiny()
        play(match, *LINE)
        texts = [Entry(e.name, e.text(match.rules.notation), e.by, e.seat) for e in match.entries]
        assert everything(tiny(entries=texts)) == everything(match)

    def test_what_the_record_says_fell_counts_and_not_the_seed(self) -> None:
        entries = entry_list(("dice#1", "3, 2", "seed", 0))
        assert tiny(entries=entries).state.dice == [3]
        assert tiny("another", entries=entries).state.dice == [3]


class TestAnyWay:
    """Random walks over a match: what is seen depends on the answers that stand and on nothing else."""

    @given(st.integers(0, 2**32), st.booleans(), st.booleans())
    def test_in_the_tiny_game(self, number: int, bless: bool, typed: bool) -> None:
        moods = Random(number).random
        seats = {1: Seat("Moody", lambda question, state: (question.options[moods() < 0.5],))} if number % 3 else {}
        match = tiny(None if typed else "5", options={"bless": "yes" if bless else "no"}, seats=seats)
        walk(match, Random(number), 60)

    @pytest.mark.parametrize("number", range(6))
    def test_in_burgundy(self, number: int) -> None:
        rules = game("burgundy")
        options = settled(rules, {"duchy": ("13A", "13B")[number % 2]})
        walk(Match(rules, Setup("burgundy", options, None if number == 5 else str(number))), Random(number), 150)


def walk(match: AnyMatch, random: Random, steps: int) -> None:
    known: dict[tuple[str, ...], object] = {}
    dirty = False
    for _ in range(steps):
        line = said(match.entries + match.undone, match.rules.notation)
        stood = match.entries[:]
        move = random.choice(("answer", "answer", "answers", "answers", *MOVES))
        left = len(match.branches)
        last = next((entry for entry in reversed(stood) if entry.made_by_person), None)
        try:
            one_move(match, move, random)
        except Refused:
            assert move in ("undo", "redo", "answer", "answers", "correct")
        key = tuple(said(match.entries, match.rules.notation))
        assert known.setdefault(key, seen(match)) == seen(match)
        now = said(match.entries + match.undone, match.rules.notation)
        if move == "correct" or (move == "undo" and last is not None and last.by == "corrected"):
            assert match.clean == (not dirty)
            continue
        if move in ("answer", "answers"):
            # One of a screen may have been answered by itself before, or the other way round.
            assert len(match.branches) == left or bare(said(match.branches[-1], match.rules.notation)) == bare(line)
        else:
            assert now == line, "no move but an answer changes the record"
            assert len(match.branches) == left
        dirty |= any(entry.by == "seed" for entry in stood[len(match.entries) :])
        assert match.clean == (not dirty)


MOVES = ("undo", "redo", "jump", "turn", "load", "crash", "correct")


def bare(line: list[str]) -> list[str]:
    """A record without who made its entries."""
    return [entry.rpartition(" (")[0] for entry in line]


def one_move(match: AnyMatch, move: str, random: Random) -> None:
    question = match.question
    if move == "answer":
        match.answer(answer_for(question, random))
    elif move == "answers":
        whole = [question, *match.along] if isinstance(question, Question) else []
        match.answer_all([(one.name, answer_for(one, random)) for one in whole])
    elif move == "correct":
        at = random.randrange(len(match.entries) + 1)
        other = match.branch()
        other.jump(at)
        before = seen(match)
        match.correct(at, answer_for(other.question, random))
        assert match.entries[at].by == "corrected"
        assert match.correction is not None
        if random.random() < 0.4:
            match.undo()
            assert seen(match) == before
    elif move == "crash":
        if isinstance(question, Question) and ("crash",) in question.options:
            with pytest.raises(TinyCrash):
                match.answer("trap")
    elif move == "jump":
        match.jump(random.randrange(len(match.entries) + len(match.undone) + 1))
    elif move == "turn":
        match.start_of_turn()
    elif move == "load":
        again = type(match)(
            match.rules,
            match.setup,
            entries=match.entries,
            undone=match.undone,
            branches=match.branches,
            clean=match.clean,
            seats=match.seats,
        )
        assert everything(again) == everything(match)
    else:
        getattr(match, move)()


def answer_for(question: Question | Chance | None, random: Random) -> Answer | str:
    if question is None:
        return "pass"
    if isinstance(question, Chance):
        pieces = [[kind for kind in part.kinds for _ in range(part.left(kind))] for part in question.parts]
        return " | ".join(
            ", ".join(str(value) for value in random.sample(some, part.n))
            for some, part in zip(pieces, question.parts, strict=True)
        )
    if question.kind == "number":
        return (("number", random.randint(question.least, question.most)),)
    if question.kind == "numbers":
        return (("numbers", *(random.randint(least, most) for _, least, most in question.fields)),)
    options = [option for option in question.offered() if option not in (("crash",), ("trap",))]
    n = {"one": 1, "order": len(options)}.get(question.kind, question.least)
    return tuple(random.sample(options, n))
