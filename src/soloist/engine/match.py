"""A match: one game being played, as a record of answers and outcomes over checkpoints.

Undo, redo, jump and branch are moves along the record; the state is always derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from copy import copy as shallow_copy
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from soloist.engine.answerers import AGAIN, ALONG, CORRECTED, RETYPED, Chosen, Entry, Policy, Recorded
from soloist.engine.catalogue import Doubting, Rules
from soloist.engine.chance import Keyed
from soloist.engine.correction import Correction, Line, Recall, correction, line_of
from soloist.engine.errors import Misfit, Refused, SoloistError
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Option, Question
from soloist.engine.table import Waiting
from soloist.engine.text import say

S = TypeVar("S")

_NOT_PLAYERS = frozenset({"person", "forced", "seed", "typed", ALONG, CORRECTED, AGAIN, RETYPED})
"""What stands in a record for those who are no computer players."""


@dataclass(slots=True)
class Setup:
    """What a match starts from: the game, its options (all of them), and the seed, or None where chance is typed.

    `base` is the state to start from instead of the game's first, as data: for a game that goes on under newer rules.
    """

    game: str
    options: dict[str, str]
    seed: str | None
    base: object = None


@dataclass(slots=True)
class Checkpoint(Generic[S]):
    """A state between two steps, with the lengths of record and log at that moment."""

    state: S
    entries: int
    log: int


@dataclass(slots=True)
class LogLine:
    """An event, and how many entries the record had when it was known and when it was told.

    It is known for good when its step ends: a click on the line goes there.
    """

    event: Event
    at: int
    heard: int


@dataclass(slots=True)
class Preview(Generic[S]):
    """What a choice would do: the events it would tell and the state up to the next question or chance."""

    events: list[Event]
    state: S


@dataclass(slots=True)
class Position(Generic[S]):
    """What a searching player gets: the checkpoint and the entries since, never the seed."""

    state: S
    entries: list[Entry]


@dataclass(slots=True)
class Seat(Generic[S]):
    """A computer player in a seat; its name stands in the record."""

    name: str
    policy: Policy[S]


class Match(Generic[S]):
    """A game being played.

    `state` is the position at `question`, which is None once the game is over; `along` are questions that can be
    answered together with it; `log` is what was told so far, `telling` what the step has told that waits at the
    question; `clean` whether nothing was undone past new information. `branches` keeps the lines of play that were left
    by undo and another answer.
    """

    def __init__(
        self,
        rules: Rules[S],
        setup: Setup,
        *,
        entries: Sequence[Entry] = (),
        undone: Sequence[Entry] = (),
        branches: Sequence[Sequence[Entry]] = (),
        clean: bool = True,
        answer_forced: bool = True,
        seats: Mapping[int, Seat[S]] | None = None,
        overrides: Path | None = None,
    ) -> None:
        """Start a match, or replay the entries of a record.

        :raises SoloistError: if the seed, an override or the name of a seat is not usable.
        :raises Misfit: if the record does not fit the rules.
        """
        for seat in (seats or {}).values():
            if seat.name in _NOT_PLAYERS:
                raise SoloistError(say("A computer player cannot be called “{name}”.", name=seat.name))
        self.rules = rules
        self.setup = setup
        self.answer_forced = answer_forced
        self.overrides = overrides
        self.seats = dict(seats or {})
        self.clean = clean
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []
        self.branches = [list(branch) for branch in branches]
        self.log: list[LogLine] = []
        self.telling: list[LogLine] = []
        self.question: Question | Chance | None = None
        self.along: list[Question] = []
        self._old: Line[S] | None = None
        self._source = None if setup.seed is None else Keyed(setup.seed)
        first = rules.new(setup.options, overrides)
        self.state = first if setup.base is None else rules.load(setup.base, first)
        self.checkpoints = [Checkpoint(rules.copy(self.state), 0, 0)]
        self._replay([*entries, *undone], len(entries))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    def _player(self, state: S) -> Callable[[Question], tuple[str, Answer] | None] | None:
        if not self.seats:
            return None

        def play(question: Question) -> tuple[str, Answer] | None:
            seat = self.seats.get(question.seat)
            return (seat.name, seat.policy(question, state)) if seat else None

        return play

    def _advance(self, leaving: Collection[str] | None = None) -> None:
        """Run steps from the newest checkpoint until a person is asked or the game is over.

        Behind a correction answers are found again, except to the questions in `leaving`; with None none is.
        """
        rules = self.rules
        old = None if leaving is None else self._before()
        self.along, self.telling = [], []
        while True:
            checkpoint = self.checkpoints[-1]
            if rules.over(checkpoint.state):
                if len(self.entries) > checkpoint.entries:
                    raise Misfit(say("The record goes on after the end of the game."))
                self.question, self.state = None, rules.copy(checkpoint.state)
                return
            state = rules.copy(checkpoint.state)
            table = Recorded(
                self.entries[checkpoint.entries :],
                self._source,
                rules.notation,
                answer_forced=self.answer_forced,
                player=self._player(state),
                recall=None if old is None else self._recall(old, state, leaving or ()),
            )
            try:
                rules.step(state, table)
            except Waiting as waiting:
                self.entries += table.new
                self._wait(waiting.question, state, table)
                return
            self.entries += table.new
            self.log += _lines(table, checkpoint.entries)
            at = checkpoint.entries + table.at + len(table.new)
            self.checkpoints.append(Checkpoint(state, at, len(self.log)))

    def _wait(self, question: Question | Chance, state: S, table: Recorded) -> None:
        self.question, self.state = question, state
        along = table.along(question) if isinstance(question, Question) else []
        if along and (old := self._before()) is not None:
            recall = self._recall(old, state, ())
            along = [one for one in along if recall.answer(table, one) is None]
        self.along = along
        self.telling = _lines(table, self.checkpoints[-1].entries)

    def answer(self, answer: Answer | str) -> None:
        """Answer the question, or type what fell, and go on to the next question.

        The answer that was undone last does it again; any other one leaves what was undone, as a branch.

        :raises Refused: if the answer is not allowed; nothing has changed.
        """
        with self._unless_it_fails():
            self._give(self._entry(answer))

    def answer_all(self, answers: Sequence[tuple[str, Answer | str]]) -> None:
        """Answer the question and those along with it, each given by its name, as one move that undo takes back whole.

        What is not asked any more, because of the answers before it, is dropped; an answer is for this step only.

        :raises Refused: if the first is not for this question, or one is not allowed; nothing has changed.
        """
        left = dict(answers)
        if self.asked not in left:
            raise Refused(say("“{names}” is not asked now.", names="; ".join(left)))
        with self._unless_it_fails():
            by, step = "person", self.checkpoints[-1]
            while (name := self.asked) in left and self.checkpoints[-1] is step:
                self._give(self._entry(left.pop(name), by), left)
                by = ALONG

    @property
    def asked(self) -> str:
        """The name of what is asked, or an empty text at the end."""
        question = self.question
        return question.key if isinstance(question, Chance) else question.name if question else ""

    def _give(self, entry: Entry, leaving: Collection[str] = ()) -> None:
        line = [*self.entries, entry]
        if not self.undone:
            return self._replay(line, len(line), leaving)
        if self._alike(entry, self.undone[0]):
            # What was undone under other rules may not fit any more; then it is left.
            with suppress(Misfit), self._unless_it_fails():
                return self._replay([*line, *self.undone[1:]], len(line), leaving)
        self.branches.append([*self.entries, *self.undone])
        self._replay(line, len(line), leaving)

    def _entry(self, answer: Answer | str, by: str = "person") -> Entry:
        question = self.question
        if question is None:
            raise Refused(say("The game is over."))
        notation = self.rules.notation
        if isinstance(question, Chance):
            if not isinstance(answer, str):
                raise Refused(say("Nothing is asked here; type what fell or was drawn."))
            return Entry(question.key, notation.read_outcome(question, answer), "typed")
        value = notation.read_answer(question, answer) if isinstance(answer, str) else answer
        reason = self._reason(question, value)
        if reason:
            raise Refused(reason)
        return Entry(question.name, question.own(value), by, question.seat)

    def _reason(self, question: Question, value: Answer) -> str:
        """Return why an answer is refused, if possible in the game's words, or an empty string if it is not."""
        reason = question.why_refused(value)
        if reason is None:
            return self._contradiction(self.state, question, value)
        others = [option for option in value if option not in question.options]
        if others and (question.kind == "some" or (question.kind == "one" and len(value) == 1)):
            return self.rules.why_not(self.state, question, self.rules.notation.write(others[0])) or reason
        return reason

    def _contradiction(self, state: S, question: Question, answer: Answer) -> str:
        rules = self.rules
        return rules.contradiction(state, question, answer) if isinstance(rules, Doubting) else ""

    def _alike(self, one: Entry, other: Entry) -> bool:
        """Whether two entries say the same, whoever made them."""
        notation = self.rules.notation
        same = one.name == other.name and one.chance == other.chance
        return same and one.text(notation) == other.text(notation)

    @contextmanager
    def _unless_it_fails(self) -> Iterator[None]:
        """Whatever fails inside leaves the match as it was."""
        before = {name: value[:] if isinstance(value, list) else value for name, value in vars(self).items()}
        try:
            yield
        except BaseException:
            vars(self).update(before)
            raise

    def _replay(self, line: list[Entry], at: int, leaving: Collection[str] | None = None) -> None:
        """Run `at` entries of a line of play and what follows them without a person; the rest counts as undone."""
        while at < len(line) and not line[at].from_person:
            at += 1
        before = self.entries
        self.entries = line[:at]
        while self.checkpoints[-1].entries > at:
            self.checkpoints.pop()
        del self.log[self.checkpoints[-1].log :]
        self._advance(leaving)
        # Where a person's answer was the only one, the match may have given it now, and gone on from there otherwise.
        if all(map(self._alike, self.entries[at:], line[at:])):
            at = len(self.entries)
            self.undone = line[at:]
        else:
            self.undone = []
            self.branches.append(line)
        if any(entry.by == "seed" for entry in before[at:]):
            self.clean = False

    def jump(self, at: int) -> None:
        """Go to the first question that comes after the first `at` entries of the record, undone ones included.

        :raises Refused: if the record is not that long.
        """
        line = self.entries + self.undone
        if not 0 <= at <= len(line):
            raise Refused(say("The record has {n} entries, there is nothing at {at}.", n=len(line), at=at))
        with self._unless_it_fails():
            self._replay(line, at)

    def undo(self) -> None:
        """Take back the last thing that a person did: an answer, a whole screen of them, or a correction.

        :raises Refused: if there is nothing to take back.
        """
        before = len(self.entries)
        for at in range(before - 1, -1, -1):
            if self.entries[at].made_by_person:
                old = self._before()
                if old is not None and old.at == at:
                    return self._go_back_to(old)
                self.jump(at)
                # An answer that is given without asking by now is passed over.
                if len(self.entries) < before:
                    return
        raise Refused(say("There is nothing to undo."))

    def redo(self) -> None:
        """Do again what was undone last, with the identical outcome.

        :raises Refused: if nothing was undone.
        """
        if not self.undone:
            raise Refused(say("There is nothing to redo."))
        rest = (n for n, entry in enumerate(self.undone) if n and entry.made_by_person)
        self.jump(len(self.entries) + next(rest, len(self.undone)))

    def correct(self, at: int, answer: Answer | str) -> Correction | None:
        """Replace the person's answer behind the first `at` entries, and go on as far as nothing new is asked.

        Answers behind it are found again by turn and question, chance by its key; what computers play and what is
        forced comes anew. The line as it was is kept as a branch, and undo goes back to it. Whether the game is clean
        does not change: the record itself says what was corrected.

        :raises Refused: if no person answered there, or the answer is the same or not allowed; nothing has changed.
        """
        if not (0 <= at < len(self.entries) and self.entries[at].from_person and not self.entries[at].chance):
            raise Refused(say("Only what a person answered can be corrected."))
        with self._unless_it_fails():
            clean, old, left = self.clean, line_of(self, at), self.branches
            if self.undone:
                left.append([*self.entries, *self.undone])
            left.append(old.entries)
            self._replay(old.entries[:at], at)
            if self.asked != old.entries[at].name or len(self.entries) != at:
                raise Refused(say("“{name}” is not asked any more.", name=old.entries[at].name))
            entry = self._entry(answer, CORRECTED)
            if self._alike(entry, old.entries[at]):
                raise Refused(say("That is what was answered."))
            self._old = old
            self._replay([*self.entries, entry], at + 1, ())
            self.clean = clean
        return self.correction

    @property
    def correction(self) -> Correction | None:
        """What the last correction has changed, until the game goes on from where it stood."""
        old = self._before()
        return None if old is None else correction(old, line_of(self, old.at))

    def _before(self) -> Line[S] | None:
        """Return the line of play before the last correction that stands in the record, if it is known."""
        places = (n for n in range(len(self.entries) - 1, -1, -1) if self.entries[n].by == CORRECTED)
        at = next(places, None)
        if at is None or (self._old is not None and self._old.at == at):
            return self._old if at is not None else None
        for branch in reversed(self.branches):
            if self._parts_at(branch, at):
                with suppress(Misfit):
                    self._old = line_of(self._played(branch), at)
                    # It is known again by its list when it is to be gone back to.
                    self._old.entries = branch
                    return self._old
        return None

    def _played(self, line: list[Entry]) -> Match[S]:
        """Return a match of another line of play."""
        return Match(
            self.rules,
            self.setup,
            entries=line,
            answer_forced=self.answer_forced,
            seats=self.seats,
            overrides=self.overrides,
        )

    def _parts_at(self, branch: list[Entry], at: int) -> bool:
        """Whether a branch leaves the record exactly by another answer to the question behind `at` entries."""
        if len(branch) <= at or branch[at].name != self.entries[at].name or self._alike(branch[at], self.entries[at]):
            return False
        return all(map(self._alike, branch[:at], self.entries))

    def _recall(self, old: Line[S], state: S, leaving: Collection[str]) -> Recall[S]:
        """Return what finds answers again in the step that begins at the newest checkpoint."""
        turn_of = self.rules.turn
        point = self.checkpoints[-1]
        turn = turn_of(point.state)
        first = next(one.entries for one in self.checkpoints if turn_of(one.state) == turn)
        start = max(first, old.at + 1)
        doubts = partial(self._contradiction, state)
        return Recall(old, turn, self.entries[: point.entries], start, leaving, doubts)

    def _go_back_to(self, old: Line[S]) -> None:
        with self._unless_it_fails():
            clean = self.clean
            # In front: the line before a correction is the last branch that parts from the record there.
            left = [*self.entries, *self.undone]
            self.branches = [left, *(branch for branch in self.branches if branch is not old.entries)]
            self._old = None
            # First back to where the two lines part: checkpoints behind that are of the line that is left.
            self._replay(old.entries[: old.at], old.at)
            self._replay(old.entries[:], len(old.entries))
            self.clean = clean

    def start_of_turn(self) -> None:
        """Go back to the first question of this turn."""
        turn = self.rules.turn(self.state)
        points = (point for point in self.checkpoints if self.rules.turn(point.state) == turn)
        # A turn that begins inside a step has no checkpoint yet.
        self.jump(next(points, self.checkpoints[-1]).entries)

    def told(self) -> list[LogLine]:
        """Return everything that was told, also what stands above the question."""
        return [*self.log, *self.telling]

    def news(self) -> list[LogLine]:
        """Return everything that was told since a person last made an entry, also what stands above the question."""
        since = next((n for n in range(len(self.entries) - 1, -1, -1) if self.entries[n].made_by_person), -1)
        return [line for line in self.told() if line.heard > since]

    def branch(self) -> Match[S]:
        """Return an independent match at the same question, to try something else."""
        copy = self.rules.copy
        other = shallow_copy(self)
        other._old = None
        other.setup = replace(self.setup, options=dict(self.setup.options))
        other.seats = dict(self.seats)
        other.entries, other.undone, other.branches = [replace(entry) for entry in self.entries], [], []
        other.checkpoints = [Checkpoint(copy(point.state), point.entries, point.log) for point in self.checkpoints]
        other.log, other.telling, other.along = self.log[:], self.telling[:], self.along[:]
        other.state = copy(self.state)
        return other

    def position(self) -> Position[S]:
        """Return what a searching player may know."""
        checkpoint = self.checkpoints[-1]
        since = [replace(entry) for entry in self.entries[checkpoint.entries :]]
        return Position(self.rules.copy(checkpoint.state), since)

    def preview(self, option: Option) -> Preview[S]:
        """Return what an option of this question would do, as far as no chance and no further question is needed.

        :raises Refused: if the option is not allowed, or no question is asked.
        """
        question = self.question
        if question is None:
            raise Refused(say("The game is over."))
        if isinstance(question, Chance):
            raise Refused(say("Nothing is asked here; type what fell or was drawn."))
        reason = self._reason(question, (option,))
        if reason:
            raise Refused(reason)
        checkpoint = self.checkpoints[-1]
        state = self.rules.copy(checkpoint.state)
        table = Chosen(self.entries[checkpoint.entries :], self.rules.notation, (option,))
        with suppress(Waiting):
            self.rules.step(state, table)
        # What stands above the question is told already.
        return Preview(table.events[len(self.telling) :], state)

    def why_not(self, text: str) -> str:
        """Return why an answer is refused here, or an empty string if it is not."""
        try:
            self._entry(text)
        except Refused as error:
            return str(error)
        return ""


def _lines(table: Recorded, start: int) -> list[LogLine]:
    """Return what a step has told, for a record that had so many entries before it."""
    at = start + table.at + len(table.new)
    return [LogLine(event, at, start + heard) for event, heard in zip(table.events, table.heard, strict=True)]
