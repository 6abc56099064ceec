"""Memory: what a person told about the shared table, kept as long as each fact says.

It is part of a table game's state, so it goes back with undo and is kept in saves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal

from soloist.engine.sight import At, Fact, Thing, in_order

Keeps = Literal["printed", "game", "no", "turn"]
"""How long an answer holds: in every game, in this game, for good (a no that is final), or until the turn ends."""


@dataclass(slots=True)
class Told:
    """One thing that was told: its value or the things that were named, how long it holds, and which facts it is of."""

    values: tuple[str | int | tuple[str | int, ...], ...]
    keeps: Keeps
    facts: tuple[str, ...]


@dataclass(slots=True)
class Memory:
    """What was told, by what it is about in one line of text; `acts` say how often and by what a fact was spoiled."""

    told: dict[str, Told] = field(default_factory=dict)
    acts: dict[str, tuple[int, str]] = field(default_factory=dict)

    def recall(self, about: str) -> tuple[Thing, ...] | None:
        """Return what was told and still holds, or None."""
        told = self.told.get(about)
        return None if told is None else told.values

    def best_of(self, line: str, things: Iterable[Thing]) -> tuple[Thing, ...] | None:
        """Return the best of some things, if it was told of them or of more among which one of them was the best."""
        wanted = {text_of(x): x for x in things}
        for about, told in self.told.items():
            if about.startswith(f"{line}: ") and wanted.keys() <= set(about.removeprefix(f"{line}: ").split(", ")):
                best = tuple(x for x in wanted.values() if x in told.values)
                if best:
                    return best
        return None

    def keep(self, about: str, values: Iterable[Thing], keeps: Keeps, facts: Sequence[Fact]) -> None:
        """Keep what was told."""
        self.told[about] = Told(tuple(values), keeps, tuple(fact.name for fact in facts))

    def spoil(self, facts: Sequence[Fact], act: str = "") -> None:
        """Forget what was told of these facts, except what is for good; `act` is what was done."""
        names = {fact.name for fact in facts}
        self._forget([about for about, told in self.told.items() if _spoilt(told) and not names.isdisjoint(told.facts)])
        for name in sorted(names):
            n, before = self.acts.get(name, (0, ""))
            self.acts[name] = (n + 1, blake2b(f"{before} {act}".encode(), digest_size=3).hexdigest())

    def end_turn(self) -> None:
        """Forget what holds until the end of the turn."""
        self._forget([about for about, told in self.told.items() if told.keeps == "turn"])

    def printed(self) -> Memory:
        """Return a memory of what is printed alone: for later games, as data in the state that they start from."""
        return Memory({about: told for about, told in self.told.items() if told.keeps == "printed"})

    def mark(self, facts: Sequence[Fact]) -> str:
        """Return what tells a question about these facts from the same one before the acts that spoiled them.

        It depends on what was done, not only on how often: an answer belongs to a table on which the same was done.
        """
        acts = [self.acts[name] for name in sorted({fact.name for fact in facts}) if name in self.acts]
        if not acts:
            return ""
        n = sum(times for times, _ in acts)
        digest = acts[0][1] if len(acts) == 1 else blake2b(repr(acts).encode(), digest_size=3).hexdigest()
        return f" (act {n}, {digest})"

    def _forget(self, gone: list[str]) -> None:
        for about in gone:
            del self.told[about]


def _spoilt(told: Told) -> bool:
    return told.keeps in ("game", "turn")


def text_of(thing: Thing) -> str:
    """Return the text of a thing in what is remembered and in the name of a question; two things have two texts."""
    return " ".join(map(str, thing)) if isinstance(thing, tuple) else str(thing)


def needed(facts: Sequence[Fact], at: At) -> At:
    """Return the names that facts need, with their things, each once and in their order."""
    return {name: at[name] for fact in facts for name in fact.needs}


def asked(what: str, at: At, things: Iterable[Thing] | None = None) -> str:
    """Return in one line of text what is asked or told: "within (start Köln, steps 3): Bonn, Trier"."""
    names = ", ".join(f"{name} {text_of(thing)}" for name, thing in at.items())
    line = f"{what} ({names})" if names else what
    return line if things is None else f"{line}: " + ", ".join(map(text_of, in_order(things)))


def asked_of(line: str, thing: Thing) -> str:
    """Return what is asked or told of one thing, from what `asked` returns without things."""
    return f"{line}: {text_of(thing)}"
