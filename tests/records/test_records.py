"""Whole games, found in the folders beside this file and replayed to their exact end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from soloist.engine.match import Match
from soloist.engine.states import to_data
from soloist.storage.saves import read, write

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))
NEEDED = {
    "burgundy": {("13A", True): 1, ("13A", False): 1, ("13B", True): 1, ("13B", False): 1},
    "merv": {("solo", True): 1, ("solo", False): 3, ("2", True): 1, ("3", True): 2, ("4", True): 1},
    "tiletum": {("solo", True): 2, ("solo", False): 4, ("2", False): 1, ("3", True): 1, ("4", False): 1},
    "luthier": {("solo", True): 2, ("solo", False): 3, ("3", True): 1, ("4", False): 1},
}
"""For each game, how many records there must be at the least of each board (or number of seats) and ending."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_its_exact_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    loaded = read(text)
    match = loaded.match
    assert match.over
    assert write(match) == text
    won = match.rules.result(match.state).won
    assert path.stem.split("-")[-1] == ("won" if won else "lost")
    again = Match(match.rules, match.setup, entries=match.entries)
    assert to_data(again.state) == to_data(match.state)
    pieces = match.rules.pieces(match.checkpoints[0].state)
    assert all(match.rules.pieces(checkpoint.state) == pieces for checkpoint in match.checkpoints)


def test_tiletum_solo_ends_in_every_way_with_and_without_challenges() -> None:
    found: set[tuple[bool, str]] = set()
    for path in HERE.glob("tiletum/solo-*.jsonl"):
        match = read(path.read_text(encoding="utf-8")).match
        numbers = match.rules.result(match.state).numbers
        ahead = numbers["points"] - numbers["opponent"]
        found.add((match.setup.options["difficulty"] != "easy", "won" if ahead > 0 else "lost" if ahead else "tied"))
    assert found == {(cards, ending) for cards in (True, False) for ending in ("won", "lost", "tied")}


def test_merv_solo_ends_in_every_way() -> None:
    found = set()
    for path in HERE.glob("merv/solo-*.jsonl"):
        match = read(path.read_text(encoding="utf-8")).match
        numbers = match.rules.result(match.state).numbers
        ahead = numbers["points"] - numbers["opponent"]
        found.add("won" if ahead > 0 else "lost" if ahead else "tied")
    assert found == {"won", "lost", "tied"}


def test_luthier_solo_ends_in_every_way() -> None:
    found = set()
    for path in HERE.glob("luthier/solo-*.jsonl"):
        match = read(path.read_text(encoding="utf-8")).match
        numbers = match.rules.result(match.state).numbers
        ahead = numbers["prestige"] - numbers["opponent"]
        found.add("won" if ahead > 0 else "lost" if ahead else "tied")
    assert found == {"won", "lost", "tied"}


def test_there_is_a_record_for_every_board_and_ending() -> None:
    found: Counter[tuple[str, str, bool]] = Counter()
    for path in RECORDS:
        match = read(path.read_text(encoding="utf-8")).match
        board = next(iter(match.setup.options.values()))
        found[match.setup.game, board, match.rules.result(match.state).won] += 1
    for game, wanted in NEEDED.items():
        assert sum(n for (name, _, _), n in found.items() if name == game) >= 6
        for (board, won), n in wanted.items():
            assert found[game, board, won] >= n, (game, board, won)
