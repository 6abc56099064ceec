"""Mending: what an opponent really has at a real table, where that is not what Soloist thinks.

A game lists what can be otherwise as parts. A person names those that are wrong, sees each as Soloist has it and
changes what is wrong; whatever is left as it was stays so, and what was changed is told.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from soloist.engine.events import Event
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.table import Table
from soloist.engine.text import N_, say, say_n

G = TypeVar("G")
Label = Callable[[Question, Option], str]
"""What gives the words for an option of a question."""
WRONG = "what is wrong"
"""The name of the question for the parts that are wrong."""
PART = "wrong"
"""The verb of an option that names a part."""
MENDED = "corrected"
"""The name of the event that tells what was otherwise."""


@dataclass(frozen=True, slots=True)
class Part(Generic[G]):
    """Something of an opponent that can be otherwise at the table.

    `name` is one word, `words` a message. `ask` returns the question for it, with what is so far in `now`; the
    question's name is that of the part alone. `put` makes an answer true. `named` gives the words for a number of an
    answer, by its place and its value, where numbers stand for things. `told` words an answer before it is put, where
    nothing is left afterwards of what it names; `there` says whether the part can be otherwise by now.
    """

    name: str
    words: str
    ask: Callable[[G], Question]
    put: Callable[[G, Answer], None]
    named: Callable[[int, int], str] | None = None
    told: Callable[[G, Answer], str] | None = None
    there: Callable[[G], bool] = lambda game: True


def mend(game: G, table: Table, seat: int, parts: Sequence[Part[G]], clause: str) -> None:
    """Hear which parts are wrong and how they really are, and make that true."""
    parts = [part for part in parts if part.there(game)]
    options: list[Option] = [(PART, part.name) for part in parts]
    wrong = table.answer(Question(seat, WRONG, options, "some", 0, len(options)))
    chosen = [part for part, option in zip(parts, options, strict=True) if option in wrong]
    asked = [part.ask(game) for part in chosen]
    if len(asked) > 1:
        table.soon(asked)
    answers = [table.answer(question) for question in asked]
    changed = {}
    for part, question, answer in zip(chosen, asked, answers, strict=True):
        if answer != question.now:
            # The names of a form as they were: another part may change what its rows are.
            names = [name for name, _, _ in question.fields]
            changed[part.name] = part.told(game, answer) if part.told else json.dumps([question.now, answer, names])
            part.put(game, answer)
    if changed and table.listens:
        table.tell(Event(MENDED, clause, changed))


def part_of(parts: Sequence[Part[G]], option: Option) -> Part[G]:
    """Return the part that an option names."""
    return next(part for part in parts if part.name == option[1])


def now_words(game: G, part: Part[G], label: Label) -> str:
    """Return how a part is so far."""
    question = part.ask(game)
    if part.told is not None:
        n = len(question.options)
        return say_n("{n} thing", "{n} things", n)
    return _words(part, question, question.now or (), label)


def _words(part: Part[G], question: Question, answer: Answer, label: Label) -> str:
    if question.kind == "number":
        return str(answer[0][1])
    if question.kind == "numbers":
        pairs = zip(question.fields, answer[0][1:], strict=True)
        words = [f"{name} {_value(part, n, int(value))}" for n, ((name, _, _), value) in enumerate(pairs) if value]
    else:
        words = [label(question, option) for option in answer]
    return ", ".join(words) or say("none")


def _value(part: Part[G], place: int, value: int) -> str:
    return str(value) if part.named is None else part.named(place, value)


def mended_words(game: G, event: Event, parts: Sequence[Part[G]], label: Label) -> str:
    """Return what was otherwise as a sentence: each change with what it was before."""
    changes = [change for part in parts if part.name in event.what for change in _changes(game, event, part, label)]
    return say("Corrected: {changes}.", changes="; ".join(changes))


def _changes(game: G, event: Event, part: Part[G], label: Label) -> Iterator[str]:
    if part.told is not None:
        yield str(event.what[part.name])
        return
    question = part.ask(game)
    *answers, names = json.loads(str(event.what[part.name]))
    before, now = (cast("Answer", tuple(map(tuple, answer))) for answer in answers)
    if question.kind == "numbers":
        rows = zip(names, before[0][1:], now[0][1:], strict=True)
        for n, (name, old, new) in enumerate(rows):
            if old != new:
                new_, old_ = _value(part, n, int(new)), _value(part, n, int(old))
                yield say("{what} {now}, not {before}", what=name, now=new_, before=old_)
        return
    come, gone = (list((Counter(a) - Counter(b)).elements()) for a, b in ((now, before), (before, now)))
    if question.kind == "some" and len(gone) < len(before):
        # Of many things only those that are otherwise are named.
        sets = [(N_("with {things}"), come), (N_("without {things}"), gone)]
        told = [say(words, things=", ".join(label(question, one) for one in some)) for words, some in sets if some]
        yield say("{what}: {changes}", what=say(part.words), changes=", ".join(told))
        return
    new_, old_ = (_words(part, question, answer, label) for answer in (now, before))
    yield say("{what}: {now}, not {before}", what=say(part.words), now=new_, before=old_)
