"""The store: what pages, terminal and command line ask of the place where games and settings are kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol
from weakref import WeakKeyDictionary

from soloist.engine.catalogue import game as rules_of
from soloist.engine.match import Match
from soloist.engine.text import say
from soloist.storage.saves import SaveError, read, write

AnyMatch = Match[object]


@dataclass(slots=True, frozen=True)
class Summary:
    """What a list of games shows of one of them.

    `title` is the printed game's name, `about` the options that differ from the standard, in words. `started` and
    `changed` are moments in ISO 8601, UTC. `won` is None until the game is over. `seed` is None where chance is typed.
    `continued` says that it goes on from a kept position, because the rules had changed since it was begun. `stands` is
    its round and its points in words; games kept before these were told have none.
    """

    id: str
    game: str
    title: str
    about: str
    seed: str | None
    started: str
    changed: str
    turn: int
    over: bool
    won: bool | None
    clean: bool
    continued: bool = False
    stands: str = ""


class Outdated(SaveError):
    """The kept game `id` does not fit today's rules any more.

    It goes on from its last position as the new game `to`, or, where that is empty, once `Store.go_on` is called.
    """

    def __init__(self, id: str, to: str = "") -> None:
        goes_on = say(
            "This game was begun under other rules and cannot be replayed, so it goes on from its last position "
            "as game {to}; the old one is kept as it was.",
            to=to,
        )
        can_go_on = say(
            "This game was begun under other rules and cannot be replayed; it can go on from its last position as a "
            "new game, and the old one is kept as it was."
        )
        super().__init__(goes_on if to else can_go_on)
        self.id = id
        self.to = to


class Store(Protocol):
    """Games and settings, kept. Everything is written before the call returns.

    Every method that takes an id raises SaveError if there is no such game.
    """

    def games(self) -> list[Summary]:
        """Return all games, the one changed last first."""
        ...

    def summary(self, id: str) -> Summary:
        """Return what a list shows of one game."""
        ...

    def create(self, match: AnyMatch) -> str:
        """Keep a new game and return its id."""
        ...

    def save(self, id: str, match: AnyMatch) -> None:
        """Keep the game as it is now.

        :raises SaveError: if it was changed elsewhere since this match was loaded or saved.
        """
        ...

    def load(self, id: str) -> AnyMatch:
        """Return the game at the question where it was kept.

        :raises Outdated: if it can only go on as another game, because the rules have changed.
        :raises SaveError: if it is damaged.
        """
        ...

    def go_on(self, id: str) -> str:
        """Let an outdated game go on from its last position as a new game, and return that; it is begun only once."""
        ...

    def delete(self, id: str) -> None:
        """Forget a game."""
        ...

    def export_text(self, id: str) -> str:
        """Return the game as a save file's text."""
        ...

    def import_text(self, text: str) -> str:
        """Keep the game of a save file under a new id, and return that.

        :raises SaveError: if the text is no sound save; nothing has changed.
        """
        ...

    def setting(self, name: str, default: str = "") -> str:
        """Return a small setting, such as the theme."""
        ...

    def set_setting(self, name: str, value: str) -> None:
        """Keep a small setting."""
        ...

    def overrides(self, game: str) -> Path | None:
        """Return the folder with the user's own components of a game, if there is one: for new matches."""
        ...


ASK_FORCED = "ask forced"
"""The setting that, when it is "yes", lets a person answer questions that have only one answer."""


def now() -> str:
    """Return this moment in ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def summarise(match: AnyMatch, id: str = "", started: str = "", continued: bool = False) -> Summary:
    """Return what a list shows of a match, changed at this moment."""
    rules, setup = match.rules, match.setup
    moment = now()
    return Summary(
        id,
        rules.name,
        say(rules.credits.title),
        options_in_words(match),
        setup.seed,
        started or moment,
        moment,
        rules.turn(match.state),
        match.over,
        rules.result(match.state).won if match.over else None,
        match.clean,
        continued,
        how_it_stands(match),
    )


def options_in_words(match: AnyMatch) -> str:
    """Return the options of a match that differ from the standard, in words."""
    words = []
    for setting in match.rules.settings:
        value = match.setup.options.get(setting.name, setting.default)
        if value != setting.default:
            words.append(f"{say(setting.title)}: {say(dict(setting.values).get(value, value))}")
    return "; ".join(words)


_TELLING = ("points", "prestige", "year", "round")
"""How the ids of those counters begin that say how a game stands."""


def how_it_stands(match: AnyMatch) -> str:
    """Return the round and the points of a match in words."""
    told = [counter for counter in match.rules.counters(match.state) if counter.id.partition("-")[0] in _TELLING]
    return ", ".join(f"{c.name.partition(': ')[0]} {c.value}" + ("" if c.of is None else f" / {c.of}") for c in told)


@dataclass(slots=True, frozen=True)
class Row:
    """A kept game: its summary, its save as text, how often it was written, and the id under which it goes on."""

    summary: Summary
    text: str
    revision: int = 0
    continued_as: str = ""


class Shelf(ABC):
    """A store over four things that a place must be able to do with rows."""

    def __init__(self) -> None:
        self._seen: WeakKeyDictionary[AnyMatch, tuple[str, int]] = WeakKeyDictionary()

    @abstractmethod
    def _insert(self, row: Row) -> str:
        """Keep a new row and return its id."""

    @abstractmethod
    def _row(self, id: str) -> Row | None:
        """Return a row."""

    @abstractmethod
    def _update(self, row: Row, expected: int) -> bool:
        """Replace a row whose revision is the expected one, or do nothing and return False."""

    @abstractmethod
    def setting(self, name: str, default: str = "") -> str:
        """Return a small setting, such as the theme."""

    @abstractmethod
    def overrides(self, game: str) -> Path | None:
        """Return the folder with the user's own components of a game, if there is one."""

    def _found(self, id: str) -> Row:
        row = self._row(id)
        if row is None:
            raise SaveError(say("There is no game {id} here; choose one of the list of games.", id=id))
        return row

    def summary(self, id: str) -> Summary:
        """Return what a list shows of one game."""
        return self._found(id).summary

    def create(self, match: AnyMatch) -> str:
        """Keep a new game and return its id."""
        id = self._insert(Row(summarise(match), write(match)))
        self._seen[match] = (id, 0)
        return id

    def save(self, id: str, match: AnyMatch) -> None:
        """Keep the game as it is now; refused if it was changed elsewhere."""
        row = self._found(id)
        seen, revision = self._seen.get(match, (id, row.revision))
        expected = revision if seen == id else row.revision
        summary = summarise(match, id, row.summary.started, row.summary.continued)
        new = Row(summary, write(match), expected + 1, row.continued_as)
        if not self._update(new, expected):
            raise SaveError(say("This game was changed elsewhere in the meantime; open it again to go on from there."))
        self._seen[match] = (id, expected + 1)

    def load(self, id: str) -> AnyMatch:
        """Return the game at the question where it was kept."""
        row = self._found(id)
        if row.continued_as and self._row(row.continued_as) is not None:
            raise Outdated(id, row.continued_as)
        loaded = read(row.text, self.overrides, answer_forced=self.setting(ASK_FORCED) != "yes")
        if loaded.continued:
            raise Outdated(id)
        self._seen[loaded.match] = (id, row.revision)
        return loaded.match

    def go_on(self, id: str) -> str:
        """Return the new game as which an outdated one goes on, begun now if it was not yet."""
        row = self._found(id)
        if row.continued_as and self._row(row.continued_as) is not None:
            return row.continued_as
        new = self._insert_match(read(row.text, self.overrides).match, continued=True)
        self._update(replace(row, revision=row.revision + 1, continued_as=new), row.revision)
        return new

    def export_text(self, id: str) -> str:
        """Return the game as a save file's text."""
        return self._found(id).text

    def import_text(self, text: str) -> str:
        """Keep the game of a save file under a new id, and return that."""
        loaded = read(text, self.overrides)
        return self._insert_match(loaded.match, loaded.continued)

    def _insert_match(self, match: AnyMatch, continued: bool) -> str:
        return self._insert(Row(summarise(match, continued=continued), write(match)))


def title_of(game: str) -> str:
    """Return the printed name of a game."""
    return say(rules_of(game).credits.title)
