"""What was told about a printed board is kept for later games, as long as nobody takes it back."""

from __future__ import annotations

import pytest

from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.engine.memory import Memory
from soloist.engine.sight import Fact
from soloist.engine.states import to_data
from soloist.games.tiletum.beside.state import Beside
from soloist.storage.memory import MemoryStore
from soloist.storage.printed import forget_printed, how_many_printed, keep_printed, printed_in, with_printed
from soloist.storage.saves import read, write

RULES = game("tiletum-table")
ROAD = Fact("distance", "How far?", (), "number", "printed")
DIE = Fact("die", "Which die?", (), "number", "turn")


def match(store: MemoryStore, seed: str = "1") -> Match[object]:
    return Match(RULES, with_printed(store, RULES, Setup(RULES.name, settled(RULES, {}), seed)))


def memory(one: Match[object]) -> Memory:
    assert isinstance(one.state, Beside)
    return one.state.memory


def tell(store: MemoryStore, one: Match[object], **roads: int) -> None:
    """Tell some roads, and something that is not printed, and keep the game."""
    before = printed_in(one)
    memory(one).told.clear()
    for line, n in roads.items():
        memory(one).keep(line, (n,), "printed", (ROAD,))
    memory(one).keep("a die", (4,), "turn", (DIE,))
    keep_printed(store, one, before)


def known(store: MemoryStore) -> dict[str, object]:
    return {line: told.values[0] for line, told in memory(match(store)).told.items()}


def test_a_later_game_knows_it_and_its_save_too() -> None:
    store = MemoryStore()
    tell(store, match(store), lyon=2, paris=3)
    later = match(store, "2")
    assert known(store) == {"lyon": 2, "paris": 3}
    loaded = read(write(later)).match
    assert to_data(loaded.state) == to_data(later.state)
    assert loaded.setup.base == later.setup.base


def test_what_is_taken_back_is_forgotten_and_what_others_told_stays() -> None:
    store = MemoryStore()
    first, second = match(store), match(store)
    tell(store, first, lyon=2)
    tell(store, second, paris=3)
    assert known(store) == {"lyon": 2, "paris": 3}
    tell(store, first, wien=5)
    assert known(store) == {"paris": 3, "wien": 5}, "what the first game told wrongly it has taken back"
    tell(store, second, paris=4)
    assert known(store) == {"paris": 4, "wien": 5}, "what is told last holds"
    tell(store, second)
    assert known(store) == {"wien": 5}


def test_forgetting() -> None:
    store = MemoryStore()
    tell(store, match(store), lyon=2, paris=3)
    assert how_many_printed(store, RULES) == 2
    forget_printed(store, RULES)
    assert how_many_printed(store, RULES) == 0
    assert match(store).setup.base is None


def test_what_is_forgotten_is_not_written_back_by_a_game_that_knows_it() -> None:
    store = MemoryStore()
    one = match(store)
    tell(store, one, lyon=2, paris=3)
    forget_printed(store, RULES, "lyon")
    tell(store, one, lyon=2, paris=3, wien=5)
    assert known(store) == {"paris": 3, "wien": 5}
    # Told anew, it is known again.
    tell(store, one, lyon=4, paris=3, wien=5)
    assert known(store) == {"lyon": 4, "paris": 3, "wien": 5}


@pytest.mark.parametrize("kept", ["{", "[]", '{"told": 3}', '{"told": {"x": {}}, "acts": {}}', "null", "é"])
def test_what_cannot_be_read_is_as_if_nothing_were_kept(kept: str) -> None:
    store = MemoryStore()
    store.set_setting("printed tiletum-table", kept)
    assert match(store).setup.base is None
    tell(store, match(store), lyon=2)
    assert known(store) == {"lyon": 2}


def test_a_game_on_the_screen_learns_nothing() -> None:
    store, rules = MemoryStore(), game("burgundy")
    setup = Setup("burgundy", settled(rules, {}), "1")
    assert with_printed(store, rules, setup).base is None
    keep_printed(store, Match(rules, setup), Memory())
    assert how_many_printed(store, rules) == 0


def test_nothing_is_written_where_nothing_is_new() -> None:
    class Counting(MemoryStore):
        written = 0

        def set_setting(self, name: str, value: str) -> None:
            self.written += 1
            super().set_setting(name, value)

    store = Counting()
    one = match(store)
    tell(store, one, lyon=2)
    tell(store, one, lyon=2)
    assert store.written == 1
