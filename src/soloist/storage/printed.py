"""What a person told about a printed board: kept for later games at the same table, in every game the same."""

from __future__ import annotations

from typing import Protocol, TypeVar, runtime_checkable

import msgspec

from soloist.engine.catalogue import AnyRules
from soloist.engine.errors import SoloistError
from soloist.engine.match import Match, Setup
from soloist.engine.states import to_data
from soloist.storage.store import Store

S = TypeVar("S", contravariant=True)


@runtime_checkable
class Remembers(Protocol[S]):
    """The rules of a table game, which learns what is printed from the person who has the board."""

    def printed(self, state: S) -> object:
        """Return what was told about the printed board, as plain data."""
        ...

    def remember(self, state: S, printed: object) -> None:
        """Know what was told about the printed board in an earlier game.

        :raises SoloistError: if the data is not what `printed` returns.
        """
        ...


def with_printed(store: Store, rules: AnyRules, setup: Setup) -> Setup:
    """Return the set-up of a new match that knows what was told of the printed board in earlier games."""
    kept = store.setting(_name(rules))
    if not kept or not isinstance(rules, Remembers):
        return setup
    state = rules.new(setup.options, store.overrides(rules.name))
    try:
        rules.remember(state, msgspec.json.decode(kept))
    except (msgspec.DecodeError, SoloistError):
        return setup
    setup.base = to_data(state)
    return setup


def keep_printed(store: Store, match: Match[object]) -> None:
    """Keep what was told of the printed board for later games; what was told in this one goes before the rest."""
    rules = match.rules
    if isinstance(rules, Remembers):
        text = msgspec.json.encode(rules.printed(match.state)).decode()
        if text != store.setting(_name(rules)):
            store.set_setting(_name(rules), text)


def forget_printed(store: Store, rules: AnyRules) -> None:
    """Forget what was told of a printed board: somebody else's board, or a mistake."""
    store.set_setting(_name(rules), "")


def _name(rules: AnyRules) -> str:
    return f"printed {rules.name}"
