"""A store in memory: for tests, and for places that have no disk."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import RLock

from soloist.engine.catalogue import digital
from soloist.storage.store import Row, Shelf, Summary


class MemoryStore(Shelf):
    """Keeps games and settings as long as it lives; `components` is the folder with the user's own components."""

    def __init__(self, components: Path | None = None) -> None:
        super().__init__()
        self._components = components
        self._rows: dict[str, Row] = {}
        self._settings: dict[str, str] = {}
        self._last = 0
        self._lock = RLock()

    def _insert(self, row: Row) -> str:
        with self._lock:
            self._last += 1
            id = str(self._last)
            self._rows[id] = replace(row, summary=replace(row.summary, id=id))
            return id

    def _row(self, id: str) -> Row | None:
        return self._rows.get(id)

    def _update(self, row: Row, expected: int) -> bool:
        with self._lock:
            kept = self._rows.get(row.summary.id)
            if kept is None or kept.revision != expected:
                return False
            self._rows[row.summary.id] = row
            return True

    def games(self) -> list[Summary]:
        """Return all games, the one changed last first."""
        summaries = [row.summary for row in self._rows.values()]
        return sorted(summaries, key=lambda summary: (summary.changed, int(summary.id)), reverse=True)

    def delete(self, id: str) -> None:
        """Forget a game."""
        self._found(id)
        self._rows.pop(id, None)

    def setting(self, name: str, default: str = "") -> str:
        """Return a small setting, such as the theme."""
        return self._settings.get(name, default)

    def set_setting(self, name: str, value: str) -> None:
        """Keep a small setting."""
        self._settings[name] = value

    def overrides(self, game: str) -> Path | None:
        """Return the folder with the user's own components of a game, if there is one."""
        folder = self._components / digital(game) if self._components else None
        return folder if folder is not None and folder.is_dir() else None
