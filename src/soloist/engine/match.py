"""A match: one game being played, as a record of answers and outcomes over checkpoints.

Undo, redo, jump and branch are moves along the record; the state is always derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy as shallow_copy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Generic, TypeVar

from soloist.engine.answerers import Chosen, Entry, Policy, Recorded
from soloist.engine.catalogue import Rules
from soloist.engine.chance import Keyed
from soloist.engine.errors import Misfit, Refused, SoloistError
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Option, Question
from soloist.engine.table import Waiting
from soloist.engine.text import say

S = TypeVar("S")

_NOT_PLAYERS = frozenset({"person", "forced", "seed", "typed"})
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
    """An event and how many entries the record had when it was known: where a click on the line goes."""

    event: Event
    at: int


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
class _Moment(Generic[S]):
    """A match as it is between two calls, to return to if one fails."""

    entries: list[Entry]
    undone: list[Entry]
    branches: list[list[Entry]]
    checkpoints: list[Checkpoint[S]]
    log: list[LogLine]
    clean: bool
    question: Question | Chance | None
    state: S


@dataclass(slots=True)
class Seat(Generic[S]):
    """A computer player in a seat; its name stands in the record."""

    name: str
    policy: Policy[S]


class Match(Generic[S]):
    """A game being played.

    `state` is the position at `question`, which is None once the game is over; `log` what was told so far; `clean`
    whether nothing was undone past new information. `branches` keeps the lines of play that were left by undo and
    another answer.
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
        self.question: Question | Chance | None = None
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

    def _advance(self) -> None:
        """Run steps from the newest checkpoint until a person is asked or the game is over."""
        rules = self.rules
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
            )
            try:
                rules.step(state, table)
            except Waiting as waiting:
                self.entries += table.new
                self.question, self.state = waiting.question, state
                return
            self.entries += table.new
            at = checkpoint.entries + table.at + len(table.new)
            self.log += [LogLine(event, at) for event in table.events]
            self.checkpoints.append(Checkpoint(state, at, len(self.log)))

    def answer(self, answer: Answer | str) -> None:
        """Answer the question, or type what fell, and go on to the next question.

        The answer that was undone last does it again; any other one leaves what was undone, as a branch.

        :raises Refused: if the answer is not allowed; nothing has changed.
        """
        entry = self._entry(answer)
        line = [*self.entries, entry]
        if not self.undone:
            return self._move(line, len(line))
        if self._alike(entry, self.undone[0]):
            # What was undone under other rules may not fit any more; then it is left.
            with suppress(Misfit):
                return self._move([*line, *self.undone[1:]], len(line))
        self._move(line, len(line), leaving=[*self.entries, *self.undone])

    def _entry(self, answer: Answer | str) -> Entry:
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
        return Entry(question.name, question.own(value), "person", question.seat)

    def _reason(self, question: Question, value: Answer) -> str:
        """Return why an answer is refused, if possible in the game's words, or an empty string if it is not."""
        reason = question.why_refused(value)
        if reason is None:
            return ""
        if question.kind == "one" and len(value) == 1:
            return self.rules.why_not(self.state, question, self.rules.notation.write_answer(value)) or reason
        return reason

    def _alike(self, one: Entry, other: Entry) -> bool:
        """Whether two entries say the same, whoever made them."""
        notation = self.rules.notation
        same = one.name == other.name and one.chance == other.chance
        return same and one.text(notation) == other.text(notation)

    def _move(self, line: list[Entry], at: int, leaving: list[Entry] | None = None) -> None:
        """Go to the question after `at` entries of a line of play; whatever fails leaves the match as it was."""
        moment = _Moment(
            self.entries[:],
            self.undone[:],
            self.branches[:],
            self.checkpoints[:],
            self.log[:],
            self.clean,
            self.question,
            self.state,
        )
        try:
            if leaving is not None:
                self.branches.append(leaving)
            self._replay(line, at)
        except BaseException:
            self.entries, self.undone, self.branches = moment.entries, moment.undone, moment.branches
            self.checkpoints, self.log, self.clean = moment.checkpoints, moment.log, moment.clean
            self.question, self.state = moment.question, moment.state
            raise

    def _replay(self, line: list[Entry], at: int) -> None:
        """Run `at` entries of a line of play and what follows them without a person; the rest counts as undone."""
        while at < len(line) and not line[at].made_by_person:
            at += 1
        before = self.entries
        self.entries = line[:at]
        while self.checkpoints[-1].entries > at:
            self.checkpoints.pop()
        del self.log[self.checkpoints[-1].log :]
        self._advance()
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
        self._move(line, at)

    def undo(self) -> None:
        """Take back the last thing that a person did.

        :raises Refused: if there is nothing to take back.
        """
        before = len(self.entries)
        for at in range(before - 1, -1, -1):
            if self.entries[at].made_by_person:
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
        self.jump(len(self.entries) + 1)

    def start_of_turn(self) -> None:
        """Go back to the first question of this turn."""
        turn = self.rules.turn(self.state)
        points = (point for point in self.checkpoints if self.rules.turn(point.state) == turn)
        # A turn that begins inside a step has no checkpoint yet.
        self.jump(next(points, self.checkpoints[-1]).entries)

    def branch(self) -> Match[S]:
        """Return an independent match at the same question, to try something else."""
        copy = self.rules.copy
        other = shallow_copy(self)
        other.setup = replace(self.setup, options=dict(self.setup.options))
        other.seats = dict(self.seats)
        other.entries, other.undone, other.branches = [replace(entry) for entry in self.entries], [], []
        other.checkpoints = [Checkpoint(copy(point.state), point.entries, point.log) for point in self.checkpoints]
        other.log = self.log[:]
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
        return Preview(table.events, state)

    def why_not(self, text: str) -> str:
        """Return why an answer is refused here, or an empty string if it is not."""
        try:
            self._entry(text)
        except Refused as error:
            return str(error)
        return ""
