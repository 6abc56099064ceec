"""A match: one game being played, as a record of answers and outcomes over checkpoints.

Undo, redo, jump and branch are moves along the record; the state is always derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from soloist.engine.answerers import Chosen, Entry, Policy, Recorded
from soloist.engine.catalogue import Rules
from soloist.engine.chance import Keyed
from soloist.engine.errors import Refused
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Option, Question
from soloist.engine.table import Waiting
from soloist.engine.text import say

S = TypeVar("S")


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
    entries: list[Entry]
    undone: list[Entry]
    checkpoints: list[Checkpoint[S]]
    log: list[LogLine]
    branches: int
    clean: bool
    question: Question | Chance | None
    state: S


@dataclass(slots=True)
class Seat(Generic[S]):
    """A computer player in a seat."""

    name: str
    policy: Policy[S]


class Match(Generic[S]):
    """A game being played.

    `state` is the position at `question`, which is None once the game is over; `log` what was told so far; `clean` whether
    nothing was undone past new information. `branches` keeps the lines of play that were left by undo and another answer.
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

        :raises SoloistError: if the seed or an override is not usable.
        :raises Misfit: if the record does not fit the rules.
        """
        self.rules = rules
        self.setup = setup
        self.answer_forced = answer_forced
        self.overrides = overrides
        self.seats = dict(seats or {})
        self.clean = clean
        self.entries = list(entries)
        self.undone = list(undone)
        self.branches = [list(branch) for branch in branches]
        self.log: list[LogLine] = []
        self.question: Question | Chance | None = None
        self._source = None if setup.seed is None else Keyed(setup.seed)
        first = rules.new(setup.options, overrides)
        self.state = first if setup.base is None else rules.load(setup.base, first)
        self.checkpoints = [Checkpoint(rules.copy(self.state), 0, 0)]
        self._advance()

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
                self.question, self.state = None, checkpoint.state
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

        :raises Refused: if the answer is not allowed; nothing has changed.
        """
        entry = self._entry(answer)
        moment = self._moment()
        if self.undone:
            self.branches.append([*self.entries, *self.undone])
            self.undone = []
        self.entries = [*self.entries, entry]
        self._try(moment)

    def _entry(self, answer: Answer | str) -> Entry:
        question = self.question
        if question is None:
            raise Refused(say("The game is over."))
        notation = self.rules.notation
        if isinstance(question, Chance):
            outcome = notation.read_outcome(question, str(answer))
            return Entry(question.key, outcome, "typed")
        value = notation.read_answer(question, answer) if isinstance(answer, str) else answer
        reason = question.why_refused(value)
        if reason:
            if question.kind == "one":
                reason = self.rules.why_not(self.state, question, notation.write_answer(value))
            raise Refused(reason)
        return Entry(question.name, value, "person", question.seat)

    def _moment(self) -> _Moment[S]:
        return _Moment(
            self.entries[:],
            self.undone[:],
            self.checkpoints[:],
            self.log[:],
            len(self.branches),
            self.clean,
            self.question,
            self.state,
        )

    def _try(self, moment: _Moment[S]) -> None:
        """Advance; whatever fails leaves the match as it was."""
        try:
            self._advance()
        except BaseException:
            self.entries, self.undone = moment.entries, moment.undone
            self.checkpoints, self.log = moment.checkpoints, moment.log
            del self.branches[moment.branches :]
            self.clean = moment.clean
            self.question, self.state = moment.question, moment.state
            raise

    def jump(self, at: int) -> None:
        """Go to the question that comes after the first `at` entries of the record, undone ones included.

        :raises Refused: if the record is not that long.
        """
        whole = self.entries + self.undone
        if not 0 <= at <= len(whole):
            raise Refused(say("The record has {n} entries, there is nothing at {at}.", n=len(whole), at=at))
        moment = self._moment()
        if any(entry.by == "seed" for entry in self.entries[at:]):
            self.clean = False
        self.entries = whole[:at]
        while self.checkpoints[-1].entries > at:
            self.checkpoints.pop()
        del self.log[self.checkpoints[-1].log :]
        self._try(moment)
        self.undone = whole[len(self.entries) :]

    def undo(self) -> None:
        """Take back the last thing that a person did.

        :raises Refused: if there is nothing to take back.
        """
        for at in range(len(self.entries) - 1, -1, -1):
            if self.entries[at].made_by_person:
                return self.jump(at)
        raise Refused(say("There is nothing to undo."))

    def redo(self) -> None:
        """Do again what was undone last, with the identical outcome.

        :raises Refused: if nothing was undone.
        """
        if not self.undone:
            raise Refused(say("There is nothing to redo."))
        after = 1
        while after < len(self.undone) and not self.undone[after].made_by_person:
            after += 1
        self.jump(len(self.entries) + after)

    def start_of_turn(self) -> None:
        """Go back to the first question of this turn."""
        turn = self.rules.turn(self.state)
        for checkpoint in self.checkpoints:
            if self.rules.turn(checkpoint.state) == turn:
                return self.jump(checkpoint.entries)

    def branch(self) -> Match[S]:
        """Return an independent match at the same question, to try something else."""
        return Match(
            self.rules,
            self.setup,
            entries=self.entries,
            clean=self.clean,
            answer_forced=self.answer_forced,
            seats=self.seats,
            overrides=self.overrides,
        )

    def position(self) -> Position[S]:
        """Return what a searching player may know."""
        checkpoint = self.checkpoints[-1]
        return Position(self.rules.copy(checkpoint.state), self.entries[checkpoint.entries :])

    def preview(self, option: Option) -> Preview[S]:
        """Return what an option of the present question would do, as far as no chance and no further question is needed."""
        checkpoint = self.checkpoints[-1]
        state = self.rules.copy(checkpoint.state)
        table = Chosen(self.entries[checkpoint.entries :], self.rules.notation, (option,))
        try:
            self.rules.step(state, table)
        except Waiting:
            pass
        return Preview(table.events, state)

    def why_not(self, text: str) -> str:
        """Return why an answer is refused here, or an empty string if it is not."""
        question = self.question
        if question is None:
            return say("The game is over.")
        if isinstance(question, Chance):
            return ""
        try:
            answer = self.rules.notation.read_answer(question, text)
        except Refused as error:
            return str(error)
        if question.why_refused(answer) is None:
            return ""
        return self.rules.why_not(self.state, question, text)
