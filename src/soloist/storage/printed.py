"""What a person told about a printed board: kept for later games at the same table, in every game the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

import msgspec

from soloist.engine.catalogue import AnyRules, settled
from soloist.engine.errors import SoloistError
from soloist.engine.forgetting import line_words
from soloist.engine.match import Match, Setup
from soloist.engine.memory import Memory
from soloist.engine.sight import Thing
from soloist.engine.states import from_data, to_data
from soloist.storage.store import Store

S = TypeVar("S", contravariant=True)


@runtime_checkable
class Remembers(Protocol[S]):
    """The rules of a table game, which learns what is printed from the person who has the board."""

    def printed(self, state: S) -> object:
        """Return what was told about the printed board, as the plain data of a memory."""
        ...

    def remember(self, state: S, printed: object) -> None:
        """Know what was told about the printed board in an earlier game.

        :raises SoloistError: if the data is not what `printed` returns.
        """
        ...


@runtime_checkable
class Worded(Protocol[S]):
    """The rules of a table game that have sentences for what is remembered."""

    def printed_words(self, state: S, what: str, about: Sequence[str], values: Sequence[Thing]) -> str:
        """Return what was told of something, about these by name, as a sentence, or an empty string."""
        ...


def with_printed(store: Store, rules: AnyRules, setup: Setup) -> Setup:
    """Return the set-up of a new match that knows what was told of the printed board in earlier games."""
    if not how_many_printed(store, rules) or not isinstance(rules, Remembers):
        return setup
    state = rules.new(setup.options, store.overrides(rules.name))
    try:
        rules.remember(state, to_data(_kept(store, rules)))
    except SoloistError:
        return setup
    setup.base = to_data(state)
    return setup


def printed_in(match: Match[object]) -> Memory:
    """Return what a match knows of the printed board; nothing where its rules learn none."""
    rules = match.rules
    return from_data(Memory, rules.printed(match.state)) if isinstance(rules, Remembers) else Memory()


def keep_printed(store: Store, match: Match[object], before: Memory) -> None:
    """Keep what was told of the printed board for later games.

    What was known `before` the last move and is not known any more was taken back; what other games told stays, and
    what was forgotten since it was told stays forgotten.
    """
    now, kept = printed_in(match).told, _kept(store, match.rules)
    told = {line: what for line, what in kept.told.items() if line in now or line not in before.told}
    told |= {line: what for line, what in now.items() if before.told.get(line) != what}
    if told != kept.told:
        _keep(store, match.rules, Memory(told))


def how_many_printed(store: Store, rules: AnyRules) -> int:
    """Return how many things are kept that were told of a printed board."""
    return len(_kept(store, rules).told)


def forget_printed(store: Store, rules: AnyRules, line: str = "") -> None:
    """Forget what was told of a printed board, all of it or one line: somebody else's board, or a mistake."""
    told = _kept(store, rules).told
    _keep(store, rules, Memory({one: what for one, what in told.items() if line and one != line}))


def printed_lines(store: Store, rules: AnyRules) -> list[tuple[str, str]]:
    """Return what is kept of a printed board: each line by which it is known, and its words, in the order of these."""
    told = _kept(store, rules).told
    if not told:
        return []
    state = rules.new(settled(rules, {}), store.overrides(rules.name))
    return sorted(((line, _words(rules, state, line, what.values)) for line, what in told.items()), key=lambda p: p[1])


def _words(rules: AnyRules, state: object, line: str, values: Sequence[Thing]) -> str:
    def own(what: str, about: Sequence[str], told: Sequence[Thing]) -> str:
        return rules.printed_words(state, what, about, told) if isinstance(rules, Worded) else ""

    return line_words(line, values, lambda thing: rules.thing(state, thing), own)


def _kept(store: Store, rules: AnyRules) -> Memory:
    """Return what was told in earlier games; what cannot be read any more was told to another version."""
    try:
        return from_data(Memory, msgspec.json.decode(store.setting(_name(rules)) or "{}"))
    except (msgspec.DecodeError, SoloistError):
        return Memory()


def _keep(store: Store, rules: AnyRules, memory: Memory) -> None:
    store.set_setting(_name(rules), msgspec.json.encode(to_data(memory)).decode() if memory.told else "")


def _name(rules: AnyRules) -> str:
    return f"printed {rules.name}"
