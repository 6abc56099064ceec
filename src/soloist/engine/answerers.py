"""Those who answer a Table: a straight run, a record, a script."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from soloist.engine.bags import Bag, drawn, sizes
from soloist.engine.chance import Source
from soloist.engine.errors import Misfit, Refused, SoloistError
from soloist.engine.events import Event
from soloist.engine.questions import Answer, Chance, Notation, Option, Outcome, Question
from soloist.engine.table import Table, Waiting, fallen, sizes_of
from soloist.engine.text import say

S = TypeVar("S")

Policy = Callable[[Question, S], Answer]
"""Who sits in a seat: answers a question about a state."""


_DICE = tuple((6,) * n for n in range(20))


class Straight(Table, Generic[S]):
    """One straight run: a policy and a source of chance answer at once."""

    __slots__ = ("answered", "policy", "source", "state")

    def __init__(self, state: S, policy: Policy[S], source: Source) -> None:
        self.state = state
        self.policy = policy
        self.source = source
        self.answered = 0

    def answer(self, question: Question) -> Answer:
        """Ask the policy."""
        self.answered += 1
        return self.policy(question, self.state)

    def ask(self, seat: int, name: str, options: list[Option]) -> Option:
        """Ask the policy for one option, without the detour over `answer`: most questions come here."""
        self.answered += 1
        return self.policy(Question(seat, name, options), self.state)[0]

    def roll(self, label: str, index: int, n: int = 1) -> list[int]:
        """Ask the source for dice, without the detour over `fall`."""
        sizes = _DICE[n] if n < len(_DICE) else (6,) * n
        return [value + 1 for value in self.source.values(label, index, sizes)]

    def draw(self, label: str, bag: Bag, kinds: Sequence[int], of: str, n: int, index: int) -> list[int]:
        """Draw out of one bag, without the detour over `deal`."""
        return drawn(bag, kinds, self.source.values(label, index, sizes(bag, n)))

    def fall(self, chance: Chance) -> Outcome:
        """Ask the source."""
        return fallen(chance, self.source.values(chance.label, chance.index, sizes_of(chance)))


ALONG = "along"
"""Who made an entry: a person who answered several questions on one screen, behind the first of them."""
CORRECTED = "corrected"
"""Who made an entry: a person who corrected an earlier answer."""
AGAIN = "again"
"""Who made an entry: a person, before a correction; the answer was found again behind it."""
RETYPED = "typed again"
"""Who made an entry of chance: a person who typed it before a correction; it was found again behind it."""


@dataclass(slots=True)
class Entry:
    """One line of a record: an answer (`name` is the question's), or what fell (`name` is label#index).

    A value that comes from a file is text until the question is known that it answers. `by` says who made it: "person"
    ("along", "corrected" or "again" where it was not answered by itself), "forced", "seed", "typed" (chance that a
    person typed; "typed again" if it was found again), or a computer player's name.
    """

    name: str
    value: Answer | Outcome | str
    by: str
    seat: int = 0

    @property
    def chance(self) -> bool:
        """Whether chance made it."""
        return self.by in ("seed", "typed", RETYPED)

    @property
    def made_by_person(self) -> bool:
        """Whether a person made it, by an answer or by typing what fell: where undo stops."""
        return self.by in ("person", "typed", CORRECTED)

    @property
    def from_person(self) -> bool:
        """Whether it comes from a person at all, by itself or together with another: what does not happen unasked."""
        return self.made_by_person or self.by == ALONG or self.found_again

    @property
    def found_again(self) -> bool:
        """Whether a person made it before a correction."""
        return self.by in (AGAIN, RETYPED)

    def text(self, notation: Notation) -> str:
        """Return what was answered, in notation, or what fell, as numbers (parts separated by bars)."""
        value = self.value
        if isinstance(value, str):
            return value
        if isinstance(value, tuple):
            return notation.write_answer(value)
        return " | ".join(", ".join(map(str, part)) for part in value)


def _cannot_fall(chance: Chance, outcome: Outcome) -> str | None:
    """Return why this cannot fall, in a plain sentence, or None if it can."""
    if len(outcome) != len(chance.parts):
        return say("{what} has {n} parts, not {given}.", what=chance.key, n=len(chance.parts), given=len(outcome))
    reasons = (part.why_refused(values) for part, values in zip(chance.parts, outcome, strict=True))
    return next((reason for reason in reasons if reason), None)


class Recaller(Protocol):
    """Finds what a person said before, where the record has run out."""

    def answer(self, table: Recorded, question: Question) -> Answer | None:
        """Return what was answered to a question, or None."""
        ...

    def outcome(self, table: Recorded, chance: Chance) -> Outcome | None:
        """Return what was typed to a chance, or None."""
        ...


class Recorded(Table):
    """Answers from the entries since a checkpoint; when they run out, forced answers and the seed go on, then it waits.

    What is answered beyond the entries given is collected in `new`, what is told in `events`, and in `heard` after how
    many entries it was told. A draw of nothing is no entry, whoever draws.
    """

    listens = True

    def __init__(
        self,
        past: Sequence[Entry],
        source: Source | None,
        notation: Notation,
        *,
        answer_forced: bool = True,
        player: Callable[[Question], tuple[str, Answer] | None] | None = None,
        recall: Recaller | None = None,
    ) -> None:
        self.past = past
        self.at = 0
        self.source = source
        self.notation = notation
        self.answer_forced = answer_forced
        self.player = player
        self.recall = recall
        self.new: list[Entry] = []
        self.events: list[Event] = []
        self.heard: list[int] = []
        self.batch: list[Question] = []

    def _next(self, name: str, chance: bool) -> Entry | None:
        if self.at == len(self.past):
            return None
        entry = self.past[self.at]
        if entry.name != name:
            raise Misfit(
                say("The record says “{found}” where the rules come to “{asked}”.", found=entry.name, asked=name)
            )
        if entry.chance != chance:
            wrong = say("The record says that “{name}” was answered; it falls.", name=name)
            raise Misfit(wrong if chance else say("The record says that “{name}” fell; it is answered.", name=name))
        self.at += 1
        return entry

    def answer(self, question: Question) -> Answer:
        """Answer from the record, or because nothing else is possible, or by a computer player, or wait."""
        entry = self._next(question.name, chance=False)
        if entry is not None:
            answer = self.answer_of(question, entry)
            if entry.seat != question.seat or question.why_refused(answer):
                raise Misfit(say("The record has an answer to “{name}” that the rules refuse.", name=question.name))
            entry.value = answer
            return answer
        forced = question.forced() if self.answer_forced else None
        if forced is not None:
            self.new.append(Entry(question.name, forced, "forced", question.seat))
            return forced
        again = self.recall.answer(self, question) if self.recall else None
        if again is not None:
            self.new.append(Entry(question.name, again, AGAIN, question.seat))
            return again
        played = self.player(question) if self.player else None
        if played is None:
            raise Waiting(question)
        who, answer = played
        if question.why_refused(answer):
            raise SoloistError(
                say("The player “{who}” gave an answer to “{name}” that the rules refuse.", who=who, name=question.name)
            )
        self.new.append(Entry(question.name, answer, who, question.seat))
        return answer

    def fall(self, chance: Chance) -> Outcome:
        """Take what fell from the record or the seed, or wait for a person to type it."""
        if not any(part.n for part in chance.parts):
            return [[] for _ in chance.parts]
        entry = self._next(chance.key, chance=True)
        if entry is not None:
            outcome = self.outcome_of(chance, entry)
            entry.value = outcome
        elif self.source is None:
            again = self.recall.outcome(self, chance) if self.recall else None
            if again is None:
                raise Waiting(chance)
            outcome = again
            self.new.append(Entry(chance.key, outcome, RETYPED))
        else:
            outcome = fallen(chance, self.source.values(chance.label, chance.index, sizes_of(chance)))
            self.new.append(Entry(chance.key, outcome, "seed"))
        # The rules may keep and change what they are given; the record stays.
        return [list(values) for values in outcome]

    def answer_of(self, question: Question, entry: Entry) -> Answer:
        """Return the answer of an entry, read as one to this question.

        :raises Misfit: if its text is no notation.
        """
        if isinstance(entry.value, tuple):
            return entry.value
        try:
            return self.notation.read_answer(question, str(entry.value))
        except Refused as error:
            raise Misfit(str(error)) from None

    def outcome_of(self, chance: Chance, entry: Entry) -> Outcome:
        """Return the outcome of an entry, read as one of this chance.

        :raises Misfit: if it cannot fall.
        """
        try:
            value = entry.value
            outcome = value if isinstance(value, list) else self.notation.read_outcome(chance, str(value))
        except Refused as error:
            raise Misfit(str(error)) from None
        if _cannot_fall(chance, outcome):
            raise Misfit(say("The record says that {what} fell in a way it cannot.", what=chance.key))
        return outcome

    def tell(self, event: Event) -> None:
        """Keep the event until the step ends."""
        self.events.append(event)
        self.heard.append(self.at + len(self.new))

    def soon(self, questions: Sequence[Question]) -> None:
        """Keep the questions, for those that can be answered along with the one that waits."""
        self.batch += questions

    def along(self, question: Question) -> list[Question]:
        """Return the questions that were announced to come after this one, without those that were answered."""
        names = [one.name for one in self.batch]
        if question.name not in names:
            return []
        answered = {question.name, *(entry.name for entry in self.past[: self.at]), *(e.name for e in self.new)}
        along: dict[str, Question] = {}
        for one in self.batch[names.index(question.name) :]:
            forced = self.answer_forced and one.forced() is not None
            if one.name not in answered and one.seat == question.seat and not forced:
                along.setdefault(one.name, one)
        return list(along.values())


class Scripted(Table):
    """Answers from a list of texts, chance from fixed outcomes or else a source: for tests and scenarios.

    It waits when the answers run out. `asked` holds every question in order, `events` what was told.
    """

    listens = True

    def __init__(
        self,
        notation: Notation,
        answers: Sequence[str],
        source: Source,
        chance: Mapping[str, Outcome | str] | None = None,
    ) -> None:
        self.notation = notation
        self.answers = list(answers)
        self.source = source
        self.fixed = dict(chance or {})
        self.asked: list[Question] = []
        self.events: list[Event] = []

    def answer(self, question: Question) -> Answer:
        """Take the next text.

        :raises Refused: if it is not among the options.
        """
        self.asked.append(question)
        if not self.answers:
            raise Waiting(question)
        text = self.answers[0]
        answer = self.notation.read_answer(question, text)
        reason = question.why_refused(answer)
        if reason:
            raise Refused(
                say("“{text}” at the question “{name}”: {reason}", text=text, name=question.name, reason=reason)
            )
        self.answers.pop(0)
        return answer

    def fall(self, chance: Chance) -> Outcome:
        """Take what was fixed for label#index or for the label, else ask the source.

        :raises Refused: if what was fixed cannot fall.
        """
        fixed = self.fixed.get(chance.key, self.fixed.get(chance.label))
        if fixed is None:
            return fallen(chance, self.source.values(chance.label, chance.index, sizes_of(chance)))
        if isinstance(fixed, str):
            return self.notation.read_outcome(chance, fixed)
        reason = _cannot_fall(chance, fixed)
        if reason:
            raise Refused(reason)
        return [list(values) for values in fixed]

    def tell(self, event: Event) -> None:
        """Keep the event."""
        self.events.append(event)


class Chosen(Recorded):
    """Answers from the entries since a checkpoint, then one answer, and then waits, also for chance: for a preview."""

    def __init__(self, past: Sequence[Entry], notation: Notation, answer: Answer) -> None:
        super().__init__(past, None, notation, answer_forced=False)
        self.chosen: Answer | None = answer

    def answer(self, question: Question) -> Answer:
        """Give the one answer once the record has run out, then wait."""
        if self.at < len(self.past) or self.chosen is None:
            return super().answer(question)
        answer, self.chosen = self.chosen, None
        return answer
