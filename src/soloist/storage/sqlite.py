"""The store on disk: one SQLite database in the user's data folder; a killed process loses nothing."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from threading import RLock

from soloist.engine.catalogue import digital
from soloist.engine.text import say
from soloist.storage.saves import SaveError
from soloist.storage.store import Row, Shelf, Summary, title_of

FILE = "soloist.db"
COMPONENTS = "components"
PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""

_STEPS = (
    (
        """create table games (
            id integer primary key autoincrement,
            game text not null, about text not null, seed text, started text not null, changed text not null,
            turn integer not null, over integer not null, won integer, clean integer not null,
            continued integer not null, continued_as text not null, revision integer not null, save text not null
        ) strict""",
        "create table settings (name text primary key, value text not null) strict",
    ),
    ("alter table games add column stands text not null default ''",),
)
"""What leads from each version of the file to the next one; an empty file has version 0."""
SCHEMA = len(_STEPS)

_SUMMARY = "id, game, about, seed, started, changed, turn, over, won, clean, continued, stands"
_FIXED = ("game", "about", "seed", "started")
_CHANGING = ("changed", "turn", "over", "won", "clean", "continued", "stands", "continued_as", "revision", "save")


def data_folder() -> Path:
    """Return the folder where this user's games are kept: $SOLOIST_DATA, or where such things lie on this system."""
    named = os.environ.get("SOLOIST_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Soloist"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Soloist"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "soloist"


class SqliteStore(Shelf):
    """Keeps games and settings in a folder; any number of threads and processes may use it."""

    def __init__(self, folder: Path | None = None) -> None:
        """Open the store, or make it.

        :raises SaveError: if the folder cannot be used or the file in it is no store of ours.
        """
        super().__init__()
        self.folder = folder or data_folder()
        self._file = self.folder / FILE
        self._lock = RLock()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise SaveError(
                say("Games cannot be kept in {folder}: it is not a folder that can be written to.", folder=self.folder)
            ) from None
        with self._plainly():
            self._db = sqlite3.connect(self._file, PATIENCE, isolation_level=None, check_same_thread=False)
            self._open()

    def _open(self) -> None:
        db = self._db
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        if self._version() > SCHEMA:
            raise SaveError(
                say("The games in {folder} were written by a newer Soloist; use that one.", folder=self.folder)
            )
        if self._version() < SCHEMA:
            with self._change() as changing:
                for statement in chain.from_iterable(_STEPS[self._version() :]):
                    changing.execute(statement)
                changing.execute(f"pragma user_version = {SCHEMA}")

    def _version(self) -> int:
        return int(self._db.execute("pragma user_version").fetchone()[0])

    @contextmanager
    def _plainly(self) -> Iterator[None]:
        """Say in plain words what the database complains about."""
        try:
            yield
        except sqlite3.OperationalError as error:
            problem = say("another program is writing to it") if "locked" in str(error) else str(error)
            raise SaveError(
                say("The file {file} cannot be used: {problem}.", file=self._file, problem=problem)
            ) from None
        except sqlite3.DatabaseError:
            raise SaveError(
                say("The file {file} holds no games of Soloist, or is damaged; move it away.", file=self._file)
            ) from None

    @contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        """One change, on the disk when it is left."""
        with self._lock, self._plainly():
            self._db.execute("begin immediate")
            try:
                yield self._db
            except BaseException:
                self._db.execute("rollback")
                raise
            self._db.execute("commit")

    def _read(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        with self._lock, self._plainly():
            return self._db.execute(sql, values).fetchall()

    def close(self) -> None:
        """Close the file; a store that is not closed has lost nothing."""
        with self._lock:
            self._db.close()

    def _insert(self, row: Row) -> str:
        with self._change() as db:
            cursor = db.execute(
                f"insert into games ({', '.join(_FIXED + _CHANGING)}) "
                f"values ({', '.join('?' * len(_FIXED + _CHANGING))})",
                (row.summary.game, row.summary.about, row.summary.seed, row.summary.started, *_changing(row)),
            )
            return str(cursor.lastrowid)

    def _row(self, id: str) -> Row | None:
        if not (id.isascii() and id.isdigit() and len(id) < 19):
            return None
        rows = self._read(f"select {_SUMMARY}, save, revision, continued_as from games where id = ?", int(id))
        if not rows:
            return None
        *summary, text, revision, continued_as = rows[0]
        return Row(_summary(summary), str(text), int(str(revision)), str(continued_as))

    def _update(self, row: Row, expected: int) -> bool:
        with self._change() as db:
            cursor = db.execute(
                f"update games set {', '.join(f'{name} = ?' for name in _CHANGING)} where id = ? and revision = ?",
                (*_changing(row), int(row.summary.id), expected),
            )
            return cursor.rowcount == 1

    def games(self) -> list[Summary]:
        """Return all games, the one changed last first."""
        return [
            _summary(list(row)) for row in self._read(f"select {_SUMMARY} from games order by changed desc, id desc")
        ]

    def delete(self, id: str) -> None:
        """Forget a game."""
        self._found(id)
        with self._change() as db:
            db.execute("delete from games where id = ?", (int(id),))

    def setting(self, name: str, default: str = "") -> str:
        """Return a small setting, such as the theme."""
        rows = self._read("select value from settings where name = ?", name)
        return str(rows[0][0]) if rows else default

    def set_setting(self, name: str, value: str) -> None:
        """Keep a small setting."""
        with self._change() as db:
            db.execute("insert or replace into settings values (?, ?)", (name, value))

    def overrides(self, game: str) -> Path | None:
        """Return the folder with the user's own components of a game, if there is one."""
        folder = self.folder / COMPONENTS / digital(game)
        return folder if folder.is_dir() else None


def _changing(row: Row) -> tuple[object, ...]:
    """Return the values of a row that a move changes, in the order of the columns."""
    summary = row.summary
    won = None if summary.won is None else int(summary.won)
    return (
        summary.changed,
        summary.turn,
        int(summary.over),
        won,
        int(summary.clean),
        int(summary.continued),
        summary.stands,
        row.continued_as,
        row.revision,
        row.text,
    )


def _summary(row: list[object]) -> Summary:
    id, game, about, seed, started, changed, turn, over, won, clean, continued, stands = row
    return Summary(
        str(id),
        str(game),
        title_of(str(game)),
        str(about),
        None if seed is None else str(seed),
        str(started),
        str(changed),
        int(str(turn)),
        bool(over),
        None if won is None else bool(won),
        bool(clean),
        bool(continued),
        str(stands),
    )
