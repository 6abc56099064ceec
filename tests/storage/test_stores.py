"""Stores: in memory and on disk they do the same; on disk nothing is lost, whenever the process is killed."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.engine.states import to_data
from soloist.players import player
from soloist.storage.memory import MemoryStore
from soloist.storage.saves import SaveError, read, write
from soloist.storage.sqlite import FILE, SCHEMA, SqliteStore, data_folder
from soloist.storage.store import ASK_FORCED, Outdated, Store

RULES = game("burgundy")
Open = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return MemoryStore(tmp_path / "components") if request.param == "memory" else SqliteStore(tmp_path)


def begun(seed: str | None = "1", **options: str) -> Match[object]:
    return Match(RULES, Setup("burgundy", settled(RULES, options), seed))


def go_on(match: Match[object], answers: int) -> None:
    policy = player("greedy", RULES, "1")
    for _ in range(answers):
        match.answer(policy(match.question, match.state))


def old(match: Match[object]) -> str:
    """A save of the match under older rules, whose record does not fit any more."""
    rules = game("burgundy")
    kind = type(rules)
    version = kind.version
    try:
        kind.version = "0"
        bad = Match(rules, match.setup, entries=match.entries)
        bad.entries[-1].value = "take 9/9 with 9"
        return write(bad)
    finally:
        kind.version = version


def test_a_game_is_kept_and_found_again(store: Store) -> None:
    match = begun(duchy="13B", target="48")
    id = store.create(match)
    go_on(match, 9)
    store.save(id, match)
    again = store.load(id)
    assert to_data(again.state) == to_data(match.state)
    assert again.question == match.question
    summary = store.summary(id)
    assert (summary.id, summary.game, summary.title) == (id, "burgundy", "The Castles of Burgundy")
    assert summary.about == "Duchy: 13B, for those who know it; Target: 48"
    assert (summary.over, summary.won, summary.clean, summary.seed) == (False, None, True, "1")
    told = {counter.id: counter.value for counter in RULES.counters(match.state)}
    assert summary.stands == f"Points {told['points']} / 48, Round {told['round']} / 25"
    assert summary.started <= summary.changed
    assert store.games() == [summary]


def test_the_end_of_a_game_is_in_its_summary(store: Store) -> None:
    match = begun()
    policy = player("random", RULES, "1")
    while not match.over:
        match.answer(policy(match.question, match.state))
    id = store.create(match)
    assert store.summary(id).over
    assert store.summary(id).won is False


def test_the_game_changed_last_stands_first(store: Store) -> None:
    one, other = begun("1"), begun("2")
    first, second = store.create(one), store.create(other)
    assert [summary.id for summary in store.games()] == [second, first]
    go_on(one, 1)
    store.save(first, one)
    assert {summary.id for summary in store.games()} == {first, second}
    assert store.games()[0].changed >= store.games()[1].changed


def test_a_deleted_game_is_gone_and_its_id_is_not_used_again(store: Store) -> None:
    id = store.create(begun())
    store.delete(id)
    assert store.games() == []
    assert store.create(begun()) != id


@pytest.mark.parametrize("id", ["99", "", "x", "-1", "1; drop table games", "9" * 40, "²"])
def test_an_unknown_id_is_refused(store: Store, id: str) -> None:
    store.create(begun())
    for deed in (store.load, store.summary, store.delete, store.export_text, lambda id: store.save(id, begun())):
        with pytest.raises(SaveError) as refused:
            deed(id)
        assert str(refused.value) == f"There is no game {id} here; choose one of the list of games."
    assert len(store.games()) == 1


def test_settings_are_kept(store: Store) -> None:
    assert store.setting("theme", "auto") == "auto"
    store.set_setting("theme", "dark")
    store.set_setting("theme", "light")
    assert store.setting("theme") == "light"


def test_forced_questions_can_be_left_to_the_person(store: Store) -> None:
    id = store.create(begun())
    assert store.load(id).answer_forced
    store.set_setting(ASK_FORCED, "yes")
    assert not store.load(id).answer_forced


def test_export_and_import(store: Store) -> None:
    match = begun()
    go_on(match, 5)
    id = store.create(match)
    text = store.export_text(id)
    other = store.import_text(text)
    assert other != id
    assert store.export_text(other) == text
    assert store.load(other).question == match.question


def test_a_refused_import_changes_nothing(store: Store) -> None:
    id = store.create(begun())
    before = store.games(), store.export_text(id)
    for text in ("", "no save", store.export_text(id)[:-20], store.export_text(id).replace("clean", "klean")):
        with pytest.raises(SaveError):
            store.import_text(text)
    assert (store.games(), store.export_text(id)) == before


def test_a_game_changed_elsewhere_is_not_overwritten(store: Store) -> None:
    id = store.create(begun())
    one, other = store.load(id), store.load(id)
    go_on(one, 3)
    store.save(id, one)
    go_on(other, 1)
    with pytest.raises(SaveError) as refused:
        store.save(id, other)
    assert str(refused.value) == "This game was changed elsewhere in the meantime; open it again to go on from there."
    assert store.load(id).entries == one.entries
    go_on(one, 1)
    store.save(id, one)


def test_an_outdated_game_goes_on_as_a_new_one(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    go_on(match, 9)
    id = store.create(match)
    monkeypatch.setattr(type(RULES), "version", "2")
    loaded = store.load(id)
    assert loaded.entries == match.entries  # newer rules that make no difference to it
    store.delete(id)
    monkeypatch.undo()

    text = old(match)
    id = store.import_text(text)
    assert store.summary(id).continued
    assert store.load(id).entries == []


def test_an_outdated_row_is_kept_as_it_was(tmp_path: Path) -> None:
    match = begun()
    go_on(match, 9)
    store = SqliteStore(tmp_path)
    id = store.create(match)
    text = old(match)
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("update games set save = ?", (text,))
    database.commit()
    with pytest.raises(Outdated) as outdated:
        store.load(id)
    assert str(outdated.value) == (
        "This game was begun under other rules and cannot be replayed; it can go on from its last position as a new "
        "game, and the old one is kept as it was."
    )
    assert len(store.games()) == 1, "looking at it has begun another game"
    new = store.go_on(id)
    assert new != id
    assert store.export_text(id) == text
    assert store.summary(new).continued
    kept = read(text).match
    assert to_data(store.load(new).state) == to_data(kept.state)
    with pytest.raises(Outdated) as again:
        store.load(id)
    assert str(again.value) == (
        "This game was begun under other rules and cannot be replayed, so it goes on from its last position "
        f"as game {new}; the old one is kept as it was."
    )
    assert again.value.to == new == store.go_on(id)  # and not a third game
    assert len(store.games()) == 2


def test_own_components_are_found(store: Store, tmp_path: Path) -> None:
    assert store.overrides("burgundy") is None
    folder = tmp_path / "components" / "burgundy"
    folder.mkdir(parents=True)
    assert store.overrides("burgundy") == folder


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOLOIST_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    monkeypatch.delenv("SOLOIST_DATA")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "soloist"


def test_games_outlive_the_process(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    match = begun()
    id = store.create(match)
    store.set_setting("theme", "dark")
    other = SqliteStore(tmp_path)
    assert other.load(id).question == match.question
    assert other.setting("theme") == "dark"


def test_the_file_is_written_through_to_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    database = store._db
    assert database.execute("pragma journal_mode").fetchone() == ("wal",)
    assert database.execute("pragma synchronous").fetchone() == (2,)


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("I am a file")
    with pytest.raises(SaveError) as refused:
        SqliteStore(file)
    assert str(refused.value) == f"Games cannot be kept in {file}: it is not a folder that can be written to."
    assert file.read_text() == "I am a file"


def test_a_file_that_is_no_store_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("I am not a database, and long enough to be taken for one. " * 20)
    before = file.read_bytes()
    with pytest.raises(SaveError) as refused:
        SqliteStore(tmp_path)
    assert str(refused.value) == f"The file {file} holds no games of Soloist, or is damaged; move it away."
    assert file.read_bytes() == before


def test_a_store_of_a_newer_soloist_is_refused(tmp_path: Path) -> None:
    SqliteStore(tmp_path)._db.execute(f"pragma user_version = {SCHEMA + 1}")
    with pytest.raises(SaveError) as refused:
        SqliteStore(tmp_path)
    assert str(refused.value) == f"The games in {tmp_path} were written by a newer Soloist; use that one."


FIRST = """
create table games (
    id integer primary key autoincrement,
    game text not null, about text not null, seed text, started text not null, changed text not null,
    turn integer not null, over integer not null, won integer, clean integer not null,
    continued integer not null, continued_as text not null, revision integer not null, save text not null
) strict;
create table settings (name text primary key, value text not null) strict;
pragma user_version = 1;
"""
"""The file as the first Soloist made it, which did not keep how a game stands."""


def test_the_games_of_an_older_file_are_kept(tmp_path: Path) -> None:
    match = begun()
    go_on(match, 9)
    db = sqlite3.connect(tmp_path / FILE)
    db.executescript(FIRST)
    db.execute(
        "insert into games values (7, 'burgundy', '', '1', '2026-01-01', '2026-01-02', 2, 0, null, 1, 0, '', 3, ?)",
        (write(match),),
    )
    db.execute("insert into settings values ('theme', 'dark')")
    db.commit()
    db.close()
    store = SqliteStore(tmp_path)
    assert store.setting("theme") == "dark"
    assert [(summary.id, summary.changed, summary.stands) for summary in store.games()] == [("7", "2026-01-02", "")]
    again = store.load("7")
    assert to_data(again.state) == to_data(match.state)
    store.save("7", again)
    assert store.summary("7").stands.startswith("Points ")
    assert SqliteStore(tmp_path).games() == store.games()


CHILD = """
import sys
from pathlib import Path
from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.players import player
from soloist.storage.sqlite import SqliteStore
rules = game("burgundy")
store = SqliteStore(Path(sys.argv[1]))
match = Match(rules, Setup("burgundy", settled(rules, {}), "1"))
id = store.create(match)
policy = player("greedy", rules, "1")
print(id, flush=True)
while True:
    while not match.over:
        match.answer(policy(match.question, match.state))
        store.save(id, match)
        print(len(match.entries), flush=True)
    match.jump(0)
"""


@pytest.mark.parametrize("after", [1, 13, 60, 110])
def test_a_killed_process_loses_nothing_that_it_has_answered(tmp_path: Path, after: int) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    assert child.stdout is not None
    id = child.stdout.readline().strip()
    told = [int(child.stdout.readline()) for _ in range(after)]
    child.send_signal(signal.SIGKILL)
    told += [int(line) for line in child.stdout.read().splitlines() if line.strip()]
    child.wait()
    entries = SqliteStore(tmp_path).load(id).entries
    policy = player("greedy", RULES, "1")
    match = begun()
    while len(match.entries) < len(entries):
        match.answer(policy(match.question, match.state))
    assert match.entries == entries
    # The last answer that was confirmed, or the next one, which was written before it could be confirmed.
    assert len(match.entries) in _next(told[-1])


def _next(n: int) -> tuple[int, ...]:
    """The lengths that the record may have after the answer that was confirmed last, and one answer later."""
    whole = begun()
    policy = player("greedy", RULES, "1")
    lengths = [len(whole.entries)]
    while not whole.over:
        whole.answer(policy(whole.question, whole.state))
        lengths.append(len(whole.entries))
    at = lengths.index(n)
    return (n, lengths[at + 1] if at + 1 < len(lengths) else lengths[1])
