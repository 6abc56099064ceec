"""What is remembered of the printed board reads as sentences, and nothing of it is without words."""

from __future__ import annotations

from tests.games.merv.beside.physical import TABLE, Pair

from soloist.engine.states import to_data
from soloist.games.merv.beside.remembered import WORDS, printed_words
from soloist.storage.memory import MemoryStore
from soloist.storage.printed import keep_printed, printed_in, printed_lines


def test_everything_that_is_kept_has_its_words() -> None:
    kinds: set[str] = set()
    for seed, asking in ((3, "steps"), (4, "lists"), (5, "steps")):
        pair = Pair(seed, "random", asking=asking)
        pair.play()
        kinds |= {line.partition(":")[0].partition(" (")[0] for line in pair.beside.memory.printed().told}
    assert kinds <= set(WORDS)
    assert len(kinds) >= 9


def test_how_it_is_said() -> None:
    pair = Pair(3, "random", asking="steps")
    start = printed_in(pair.match)
    pair.play()
    store = MemoryStore()
    keep_printed(store, pair.match, start)
    said = {words for _, words in printed_lines(store, TABLE)}
    assert {
        "north 3: for a gate",
        "north 4: not for a gate",
        "Last space of the favour track: 10",
        "Points printed on space 4 of the favour track: 1",
        "Points printed for a set of 3 different spices: 7",
        "Halls of the palace from left to right: mosque hall, hall of goods, hall of scrolls, hall of spices",
        "Step 5 of the mosque: a soldier",
        "First post in the inner city in the north: 1 favour",
        "Goods on a contract have to be of different kinds",
    } <= said
    assert to_data(pair.beside.memory.printed()) != {}
    assert printed_words(pair.beside, "something else", (), ()) == ""
