"""The trace: how an opponent came to its decisions, as data; and its lines as plain text.

A trace is built only while somebody listens. It holds things and messages, never sentences: the words are made by
`lines`, in the language of whoever reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from soloist.engine.text import N_, say, say_n

if TYPE_CHECKING:
    from soloist.engine.ladders import How
    from soloist.engine.sight import Thing, Where

Names = Callable[["Thing"], str]
"""What gives the words for a thing."""


@dataclass(slots=True)
class Step:
    """Something that was done or revealed: a message, its clause and its values."""

    what: str
    clause: str
    values: Mapping[str, Thing] = field(default_factory=dict)


@dataclass(slots=True)
class OptionSeen:
    """One option of a card that was tried: its condition as a message, its numbers, and why it failed, if it did."""

    card: str
    number: int
    what: str
    clause: str
    failed: str = ""
    numbers: str = ""
    values: Mapping[str, Thing] = field(default_factory=dict)


@dataclass(slots=True)
class RungSeen:
    """One rung that was climbed: who came to it, the value of each, who stays, and where the values came from."""

    name: str
    clause: str
    how: How
    came: tuple[Thing, ...]
    values: tuple[int, ...]
    stay: tuple[Thing, ...]
    where: Where

    @property
    def settled(self) -> bool:
        """Whether it removed anybody."""
        return len(self.stay) < len(self.came)


@dataclass(slots=True)
class RungsJudged:
    """Rungs that a person judged at once, each with its clause: who came to them and who stays."""

    rungs: tuple[tuple[How, str, str], ...]
    came: tuple[Thing, ...]
    stay: tuple[Thing, ...]
    where: Where

    @property
    def settled(self) -> bool:
        """Whether they removed anybody."""
        return len(self.stay) < len(self.came)


@dataclass(slots=True)
class Tie:
    """Kinds that were still equal, and the place of the one that was drawn, or None where the person chooses."""

    kinds: tuple[Thing, ...]
    drawn: int | None


@dataclass(slots=True)
class LadderSeen:
    """One ladder that was walked, or `judged` as a whole by a person who alone sees its candidates.

    `instead` is the one tried in its place; `alike` are those left of whom some come to the same for the opponent.
    """

    name: str
    clause: str
    candidates: tuple[Thing, ...] = ()
    rungs: list[RungSeen | RungsJudged] = field(default_factory=list)
    judged: bool = False
    alike: tuple[Thing, ...] = ()
    tie: Tie | None = None
    took: Thing | None = None
    instead: LadderSeen | None = None

    @property
    def failed(self) -> bool:
        """Whether it left nobody."""
        return self.took is None and self.tie is None


@dataclass(slots=True)
class Trace:
    """What was tried, in order; `hear`, if there is one, is told of every step as it is noted."""

    items: list[Step | OptionSeen | LadderSeen | Task] = field(default_factory=list)
    hear: Callable[[Step], None] | None = field(default=None, compare=False, repr=False)

    @property
    def done(self) -> bool:
        """Whether anything was done."""
        return any(isinstance(item, Step) or (isinstance(item, Task) and item.done) for item in self.items)

    def step(self, what: str, clause: str, **values: Thing) -> None:
        """Note that something was done or revealed; `what` is a message with the names of the values."""
        step = Step(what, clause, values)
        self.items.append(step)
        if self.hear is not None:
            self.hear(step)

    def option(
        self, card: str, number: int, what: str, clause: str, *, failed: str = "", numbers: str = "", **values: Thing
    ) -> None:
        """Note that an option of a card was tried, and if it failed, why."""
        self.items.append(OptionSeen(card, number, what, clause, failed, numbers, values))

    def task(self, name: str, clause: str, **values: Thing) -> Task:
        """Begin a task and return its own trace; one in which nothing is done was tried in vain."""
        task = Task(name=name, clause=clause, values=values, hear=self.hear)
        self.items.append(task)
        return task

    def ladder(self, name: str, clause: str, instead_of: str = "") -> LadderSeen:
        """Note that a ladder is tried, perhaps in the place of the one before, which left nobody."""
        seen = LadderSeen(name, clause)
        before = self.items[-1] if self.items else None
        while isinstance(before, LadderSeen) and before.instead is not None:
            before = before.instead
        if instead_of and isinstance(before, LadderSeen) and before.name == instead_of and before.failed:
            before.instead = seen
        else:
            self.items.append(seen)
        return seen


@dataclass(slots=True)
class Task(Trace):
    """A task that was tried, with what was tried in it."""

    name: str = ""
    clause: str = ""
    values: Mapping[str, Thing] = field(default_factory=dict)


@dataclass(slots=True)
class Line:
    """One line of a trace in words: how far it is indented, and the clause that it links to."""

    depth: int
    text: str
    clause: str = ""


def lines(trace: Trace, names: Names, *, fold: bool = True, waits: bool = False) -> list[Line]:
    """Return a trace in words.

    Folded, rungs that made no difference are only counted, of more than five names the rest is counted, and tasks that
    found nothing share a line. One that `waits` for an answer says so, and not how its last ladder ended.
    """
    told = list(_Words(names, fold).of(trace, 0, waits=waits))
    return [*told, Line(0, say("You are asked now; how it goes on depends on your answer."))] if waits else told


def in_turn(parts: Sequence[str]) -> str:
    """Return parts that come one after the other, as one text."""
    first, *rest = parts
    for part in rest:
        first = say("{first}; then {next}", first=first, next=part)
    return first


def text(trace: Trace, names: Names, *, fold: bool = True) -> str:
    """Return a trace as plain text, each clause in brackets behind its line."""
    return "\n".join(
        "  " * line.depth + line.text + (f"  [{line.clause}]" if line.clause else "")
        for line in lines(trace, names, fold=fold)
    )


_NAMED = 5
HOW: Mapping[str, str] = {
    "must": N_("must: {rung}"),
    "prefer": N_("if possible: {rung}"),
    "most": N_("most {rung}"),
    "least": N_("least {rung}"),
}
"""What is said of a rung, by how it keeps."""
_WHERE: Mapping[str, str] = {
    "own": N_("it knows"),
    "board": N_("on the board"),
    "told": N_("you told"),
    "remembered": N_("you told before"),
    "judged": N_("you judged"),
}


@dataclass(slots=True)
class _Words:
    names: Names
    fold: bool

    def of(self, trace: Trace, depth: int, *, waits: bool = False) -> Iterator[Line]:
        vain: list[Task] = []
        for n, item in enumerate(trace.items, 1):
            here = waits and n == len(trace.items)
            if self.fold and isinstance(item, Task) and not item.done and not here:
                vain.append(item)
                continue
            yield from self._in_vain(vain, depth)
            vain = []
            if isinstance(item, Step):
                yield Line(depth, self._say(item.what, item.values), item.clause)
            elif isinstance(item, OptionSeen):
                yield self._option(item, depth)
            elif isinstance(item, LadderSeen):
                yield from self._ladder(item, depth, waits=here)
            else:
                yield Line(depth, self._say(item.name, item.values), item.clause)
                yield from self.of(item, depth + 1, waits=here)
        yield from self._in_vain(vain, depth)

    def _say(self, message: str, values: Mapping[str, Thing]) -> str:
        # Numbers are numbers; everything else has a name.
        return say(message, **{name: v if isinstance(v, int) else self.names(v) for name, v in values.items()})

    def _in_vain(self, tasks: Sequence[Task], depth: int) -> Iterator[Line]:
        if tasks:
            clause = tasks[0].clause if len(tasks) == 1 else ""
            what = ", ".join(self._say(task.name, task.values) for task in tasks)
            yield Line(depth, say("nothing to do: {tasks}", tasks=what), clause)

    def _option(self, option: OptionSeen, depth: int) -> Line:
        parts = [self._say(part, option.values) for part in (option.what, option.failed) if part]
        words = ": ".join(parts)
        if option.numbers:
            words = say("{what}, {numbers}", what=words, numbers=self._say(option.numbers, option.values))
        return Line(depth, say("option {n}: {what}", n=option.number, what=words), option.clause)

    def _ladder(self, seen: LadderSeen, depth: int, *, waits: bool = False) -> Iterator[Line]:
        ladder, n = say(seen.name), len(seen.candidates)
        waiting = waits and seen.failed and seen.instead is None
        if waiting and not n:
            head = say("{ladder}: not decided yet", ladder=ladder)
        elif seen.judged:
            head = say("{ladder}: you judged", ladder=ladder)
        elif n:
            head = say_n("{ladder}: {n} possible", "{ladder}: {n} possible", n, ladder=ladder)
        else:
            head = say("{ladder}: nothing possible", ladder=ladder)
        if self.fold and n == 1 and seen.took is not None and not seen.judged and not seen.alike:
            yield Line(
                depth,
                say("{ladder}: {one}, the only one possible", ladder=ladder, one=self.names(seen.took)),
                seen.clause,
            )
            return
        yield Line(depth, head, seen.clause)
        shown = [rung for rung in seen.rungs if rung.settled or not self.fold]
        yield from (self._rung(rung, depth + 1) for rung in shown)
        if seen.alike:
            yield Line(
                depth + 1, say("some come to the same for it: {names}", names=self._list(seen.alike)), seen.clause
            )
        if seen.tie is not None:
            yield self._tie(seen.tie, seen.clause, depth + 1)
        if not waiting:
            yield from self._end(seen, len(seen.rungs) - len(shown), depth + 1)
        if seen.instead is not None:
            yield from self._ladder(seen.instead, depth + 1, waits=waits)

    def _tie(self, tie: Tie, clause: str, depth: int) -> Line:
        kinds = self._list(tie.kinds)
        if tie.drawn is None:
            return Line(depth, say("still equal: {names}; you choose", names=kinds), clause)
        one = self.names(tie.kinds[tie.drawn])
        return Line(depth, say("still equal: {names}; drawn: {one}", names=kinds, one=one), clause)

    def _end(self, seen: LadderSeen, folded: int, depth: int) -> Iterator[Line]:
        if seen.took is not None:
            one = self.names(seen.took)
            words = say("=> {one}", one=one)
            if folded:
                words = say_n(
                    "=> {one} ({n} rule made no difference)", "=> {one} ({n} rules made no difference)", folded, one=one
                )
            yield Line(depth, words)
        elif seen.failed:
            yield Line(depth, say("none stays in, so:") if seen.instead is not None else say("=> none"))

    def _judged(self, judged: RungsJudged, depth: int) -> Line:
        rungs = in_turn([say(HOW[how], rung=say(name)) for how, name, _ in judged.rungs])
        clause = judged.rungs[0][2]
        where = say(_WHERE[judged.where])
        if not judged.settled:
            return Line(depth, say("{where}: {rungs}: makes no difference", where=where, rungs=rungs), clause)
        words = self._kept(say("{where}: {rungs}", where=where, rungs=rungs), judged.came, judged.stay, {})
        return Line(depth, words, clause)

    def _rung(self, rung: RungSeen | RungsJudged, depth: int) -> Line:
        if isinstance(rung, RungsJudged):
            return self._judged(rung, depth)
        name = say(HOW[rung.how], rung=say(rung.name))
        # What it has itself, or sees on a digital board, is no news.
        if rung.where not in ("own", "board") or not self.fold:
            name = say("{rung} ({where})", rung=name, where=say(_WHERE[rung.where]))
        if not rung.settled:
            return Line(depth, say("{rung}: makes no difference", rung=name), rung.clause)
        numbers = dict(zip(rung.came, rung.values, strict=True))
        if rung.how in ("must", "prefer") or rung.where == "judged":
            numbers = {}
        return Line(depth, self._kept(name, rung.came, rung.stay, numbers), rung.clause)

    def _kept(self, rung: str, came: Sequence[Thing], stay: Sequence[Thing], numbers: Mapping[Thing, int]) -> str:
        """Return a rung that was settled, with who stays in and who does not."""
        out = self._list([x for x in came if x not in stay], numbers)
        if not stay:
            return say("{rung}: none of {out}", rung=rung, out=out)
        return say("{rung}. In: {stay}; out: {out}", rung=rung, out=out, stay=self._list(stay, numbers))

    def _list(self, things: Sequence[Thing], numbers: Mapping[Thing, int] | None = None) -> str:
        words = [self.names(thing) for thing in things]
        if numbers:
            words = [f"{word} ({int(numbers[thing])})" for word, thing in zip(words, things, strict=True)]
        more = len(words) - _NAMED if self.fold else 0
        if more <= 0:
            return ", ".join(words)
        named = ", ".join(words[:_NAMED])
        return say_n("{named} and {n} other", "{named} and {n} others", more, named=named)
