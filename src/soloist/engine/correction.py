"""Corrections: an earlier answer is replaced, and the answers behind it are found again by what was asked.

An answer belongs to its question's name and to the turn in which it was asked, never to its place in the record. So a
correction runs the turns anew, asks only what is new, and says which instructions it has changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from soloist.engine.answerers import Entry, Recorded
from soloist.engine.errors import Misfit
from soloist.engine.events import Event
from soloist.engine.hands import INSTRUCTION, instructions, net, to_take_back
from soloist.engine.questions import Answer, Chance, Notation, Outcome, Question
from soloist.engine.table import Waiting
from soloist.engine.text import say
from soloist.engine.view import Place

if TYPE_CHECKING:
    from soloist.engine.match import Match

S = TypeVar("S")


@dataclass(slots=True)
class Correction:
    """What a corrected answer has changed: instructions that hold no longer, and those that came instead, as told.

    It is `open` while the turns that were played before are not all run again, because something new is asked; so far
    it knows only of the turns that are. Of all that, `back` and `do` are what is new since a person answered last: what
    is to be taken back at the table, in this order, and done. `news` and `still` are places in what the game has told
    by now: of what is told for the first time and is no instruction, and of what had just been told when the person
    corrected, as far as it holds and the new line has come so far. `done` is everything that stands done at the table
    by now, and `before` the state in which the old line ended.
    """

    no_longer: list[Event]
    now: list[Event]
    open: bool
    back: list[Event] = field(default_factory=list)
    do: list[Event] = field(default_factory=list)
    news: list[int] = field(default_factory=list)
    still: list[int] = field(default_factory=list)
    done: list[Event] = field(default_factory=list)
    before: object = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Told:
    """An event of a line of play: its turn, and how many entries the record had when it was told."""

    turn: int
    heard: int
    event: Event


@dataclass(slots=True)
class Line(Generic[S]):
    """A line of play as it stood: its entries and what it told, with the turn of each, and what it asked at the end.

    `at` is the place of the answer that was corrected in it, `state` the position at its end.
    """

    at: int
    entries: list[Entry]
    turns: list[int]
    told: list[Told]
    asked: str
    turn: int
    state: S

    def answers(self, turn: int, name: str) -> list[Entry]:
        """Return what a person answered to a question of a turn behind the corrected answer, in order."""
        # A line that was kept at a forced question may have gone on by itself when it was run again.
        behind = zip(self.entries[self.at + 1 :], self.turns[self.at + 1 :], strict=False)
        return [entry for entry, asked in behind if asked == turn and entry.name == name and entry.from_person]


@dataclass(slots=True)
class Answered(Generic[S]):
    """What a person answered, with its question and the position at it: it can be corrected at this place."""

    at: int
    question: Question
    answer: Answer
    state: S


class _Noting(Recorded, Generic[S]):
    """Runs a step again and notes what was asked in it, at which place of its entries, and the position there."""

    def __init__(self, start: int, past: Sequence[Entry], notation: Notation, position: Callable[[], S]) -> None:
        super().__init__(past, None, notation)
        self.start = start
        self.position = position
        self.noted: list[Answered[S]] = []

    def answer(self, question: Question) -> Answer:
        """Answer as before, and note it."""
        place = self.at
        answer = super().answer(question)
        self.noted.append(Answered(self.start + place, question, answer, self.position()))
        return answer


def answered(match: Match[S], since: int = 0) -> list[Answered[S]]:
    """Return what a person answered behind the first `since` entries, in order."""
    copy, found = match.rules.copy, list[Answered[S]]()
    ends = [point.entries for point in match.checkpoints[1:]] + [len(match.entries)]
    for point, end in zip(match.checkpoints, ends, strict=True):
        if end > max(since, point.entries):
            state = copy(point.state)
            past = match.entries[point.entries : end]
            table = _Noting(point.entries, past, match.rules.notation, partial(copy, state))
            with suppress(Waiting):
                match.rules.step(state, table)
            found += table.noted
    return [one for one in found if since <= one.at < len(match.entries) and match.entries[one.at].from_person]


def lately(match: Match[S]) -> int:
    """Return how many entries stood before the last turn but this with answers: what was told since may be wrong."""
    ends = [*(point.entries for point in match.checkpoints[1:]), len(match.entries)]
    turns = [match.rules.turn(point.state) for point in match.checkpoints]
    told = [
        turn
        for point, end, turn in zip(match.checkpoints, ends, turns, strict=True)
        if turn < turns[-1] and any(entry.from_person for entry in match.entries[point.entries : end])
    ]
    return match.checkpoints[turns.index(max(told, default=turns[-1]))].entries


def line_of(match: Match[S], at: int) -> Line[S]:
    """Return a match as the line of play that it is now."""
    turns: list[int] = []
    told: list[Told] = []
    points = match.checkpoints
    ends = [(point.entries, point.log) for point in points[1:]] + [(len(match.entries), len(match.log))]
    turn = 0
    for point, (entries, log) in zip(points, ends, strict=True):
        turn = match.rules.turn(point.state)
        turns += [turn] * (entries - point.entries)
        told += [Told(turn, line.heard, line.event) for line in match.log[point.log : log]]
    told += [Told(turn, line.heard, line.event) for line in match.telling]
    return Line(at, match.entries[:], turns, told, match.asked, turn, match.rules.copy(match.state))


def correction(old: Line[S], new: Line[S]) -> Correction | None:
    """Return what the new line has changed, or None once the game has gone on from where the old one stood."""
    there = _place(old, new)
    if there is not None and any(entry.from_person and not entry.found_again for entry in new.entries[there:]):
        return None
    gone, come = _difference(old.told, old, new)
    back, do, done = _since_last(old, new)
    return Correction(gone, come, there is None, back, do, _news(old, new), _still(old, new), done, old.state)


def done_at_the_table(match: Match[S]) -> list[Event]:
    """Return everything that a person was told so far; in the middle of a correction what stands of both lines."""
    corrected = match.correction
    return corrected.done if corrected is not None else [line.event for line in match.told()]


def _news(old: Line[S], new: Line[S]) -> list[int]:
    """Return the places of what the new line tells for the first time, since a person answered, and is to be known."""
    anew = lost((one.event for one in new.told), (one.event for one in old.told))
    late = [n for n, one in enumerate(new.told) if one.heard > _last_answer(new.entries)]
    return _places(new, [event for event in anew if event.name != INSTRUCTION], late)


def _still(old: Line[S], new: Line[S]) -> list[int]:
    """Return the places of what had just been told in the old line, once the new one has come as far."""
    if _place(old, new) is None:
        return []
    since = _last_answer(old.entries)
    return _places(new, [one.event for one in old.told if one.heard > since], range(len(new.told)))


def _places(line: Line[S], events: Iterable[Event], among: Sequence[int]) -> list[int]:
    """Return where a line tells these events, the last ones of those that are told several times."""
    left, found = Counter(map(_key, events)), list[int]()
    for n in reversed(among):
        key = _key(line.told[n].event)
        if left[key] > 0:
            left[key] -= 1
            found.append(n)
    return found[::-1]


def _last_answer(entries: Sequence[Entry]) -> int:
    return next((n for n in reversed(range(len(entries))) if entries[n].made_by_person), -1)


def _difference(done: Sequence[Told], old: Line[S], new: Line[S]) -> tuple[list[Event], list[Event]]:
    """Return what was done that the new line does not tell, and what it tells that was not done.

    While the new line has not come as far as the old one, what was done in the turn that it is in may still be told.
    """
    whole = _place(old, new) is not None
    now = [one.event for one in new.told]
    left, new_left = (_left(told, [*old.told, *new.told]) for told in (done, new.told))
    surely = [one.event for one in left if whole or one.turn < new.turn]
    gone = lost(instructions(surely), now)
    come = lost(instructions(one.event for one in new_left), (one.event for one in done))
    if not whole:
        here = lost(instructions(one.event for one in left if one.turn >= new.turn), now)
        late = [one.event for one in new.told if one.turn >= new.turn]
        gone += _replaced(here, [event for event in come if any(event is one for one in late)])
    return gone, come


def _left(told: Sequence[Told], ends: Iterable[Told]) -> list[Told]:
    """Return what was told of which something is left on the table, by what has ended since in either line."""
    last: dict[str, tuple[int, int]] = {}
    for end in ends:
        last[end.event.name] = max(last.get(end.event.name, (-1, -1)), (end.turn, end.heard))
    return [one for one in told if (one.turn, one.heard) > last.get(str(one.event.what.get("passes", "")), (-1, -1))]


def _replaced(done: Sequence[Event], come: Sequence[Event]) -> list[Event]:
    """Return those instructions of a turn in the place of which others came: as many of each verb as came anew."""
    left = Counter(event.what["verb"] for event in come)
    found: list[Event] = []
    for event in done:
        verb = event.what["verb"]
        if left[verb]:
            left[verb] -= 1
            found.append(event)
    return found


def _since_last(old: Line[S], new: Line[S]) -> tuple[list[Event], list[Event], list[Event]]:
    """Return what is to be taken back and done at the table beyond what was said before the last answer.

    The third is everything that stands done when that is done as well.
    """
    done, back, do = list(old.told), list[Event](), list[Event]()
    places = [n for n, entry in enumerate(new.entries) if n > new.at and entry.made_by_person]
    for line in (*(_until(new, n) for n in places), new):
        gone, come = _difference(done, old, line)
        back, do = net(gone, come)
        for event in gone:
            done.remove(next(one for one in reversed(done) if one.event == event))
        done += [one for one in line.told if any(one.event is event for event in come)]
    return back, do, [one.event for one in done]


def _until(line: Line[S], n: int) -> Line[S]:
    """Return a line of play as it stood before its answer behind n entries."""
    told = [one for one in line.told if one.heard <= n]
    return replace(
        line, entries=line.entries[:n], turns=line.turns[:n], told=told, asked=line.entries[n].name, turn=line.turns[n]
    )


def _place(old: Line[S], new: Line[S]) -> int | None:
    """Return after how many entries the new line stood where the old one ended, or None if it is not so far yet."""
    for n in range(new.at + 1, len(new.entries)):
        turn, entry = new.turns[n], new.entries[n]
        if turn > old.turn or (turn == old.turn and entry.name == old.asked and not entry.found_again):
            return n
    stands = not new.asked or new.turn > old.turn or (new.turn == old.turn and new.asked == old.asked)
    return len(new.entries) if stands else None


def lost(before: Iterable[Event], after: Iterable[Event]) -> list[Event]:
    """Return the events of before that are not told after, each as often as it is told less, in order."""
    left = Counter(map(_key, after))
    gone: list[Event] = []
    for event in before:
        if left[_key(event)]:
            left[_key(event)] -= 1
        else:
            gone.append(event)
    return gone


def to_undo(before: Iterable[Event], after: Iterable[Event]) -> list[Event]:
    """Return the instructions told before a move that are not told behind it, in the order they are taken back in."""
    return to_take_back(lost(instructions(before), after))


def _key(event: Event) -> tuple[object, ...]:
    return event.name, *sorted(event.what.items())


class Recall(Generic[S]):
    """Finds the answers of a line of play again, during one step of the line that has taken its place."""

    def __init__(
        self,
        line: Line[S],
        turn: int,
        done: Sequence[Entry],
        start: int,
        leaving: Iterable[str],
        doubts: Callable[[Question, Answer], str],
    ) -> None:
        """Know the line, the turn of the step, the record before it and from where on it counts for this turn.

        The names in `leaving` are answered anew; `doubts` says why an answer cannot be true any more.
        """
        self.line = line
        self.turn = turn
        self.done = done
        self.start = start
        self.leaving = frozenset(leaving)
        self.doubts = doubts

    def answer(self, table: Recorded, question: Question) -> Answer | None:
        """Return what was answered to this question, if it may still be answered so."""
        if question.name in self.leaving:
            return None
        found = self.line.answers(self.turn, question.name)
        record = [*self.done, *table.past[: table.at], *table.new][self.start :]
        used = sum(entry.name == question.name and entry.from_person for entry in record)
        if used >= len(found) or found[used].seat != question.seat:
            return None
        try:
            answer = table.answer_of(question, found[used])
        except Misfit:
            return None
        return None if question.why_refused(answer) or self.doubts(question, answer) else answer

    def outcome(self, table: Recorded, chance: Chance) -> Outcome | None:
        """Return what a person typed to this chance, if it may still fall so."""
        found = [e for e in self.line.entries[self.line.at + 1 :] if e.from_person and e.name == chance.key]
        try:
            return table.outcome_of(chance, found[0]) if found else None
        except Misfit:
            return None


def otherwise(match: Match[S], correction: Correction) -> list[str]:
    """Return what the opponent has by now that it did not have before, in words: "its points 22, not 21".

    That is known once the game has come again to where it was: what changes on the way says nothing.
    """
    before, rules = cast("S", correction.before), match.rules
    if correction.open or before is None:
        return []
    old = {counter.id: counter.value for counter in rules.counters(before)}
    changes = [
        say("{what} {now}, not {before}", what=counter.name, now=counter.value, before=old[counter.id])
        for counter in rules.counters(match.state)
        if counter.value != old.get(counter.id, counter.value)
    ]
    view = rules.view(match.state, match.question)
    kept = view.drawing.get("kept", ())
    was, places = rules.view(before, match.question).places(), view.places()
    for id in kept if isinstance(kept, Sequence) else ():
        now, then = (_lying(there.get(id)) for there in (places, was))
        if now != then:
            changes.append(say("{what}: {now}, not {before}", what=places[id].name, now=now, before=then))
    return changes


def _lying(place: Place | None) -> str:
    if place is None or not place.pieces:
        return say("none")
    return ", ".join(
        p.name if p.count == 1 else say("{n} times {piece}", n=p.count, piece=p.name) for p in place.pieces
    )
