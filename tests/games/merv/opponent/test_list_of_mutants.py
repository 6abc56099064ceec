"""The list of mutants holds every rung of every list of the Corrupt Magistrate."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[4]
LADDERS = "src/soloist/games/merv/opponent/ladders.py"
LISTED = [
    entry
    for path in sorted((ROOT / "tools" / "mutants").glob("merv*.toml"))
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
]


def test_every_rung_has_a_mutant() -> None:
    """A mutant of a rung begins where the rung does and names it."""
    source = (ROOT / LADDERS).read_text(encoding="utf-8")
    changed = [source.index(entry["before"]) for entry in LISTED if entry["file"] == LADDERS]
    rungs = list(re.finditer(r"Of(?:Place|Piece)\(\s*\"(\w+)\",\s*N_\(\"([^\"]+)\"\)", source))
    assert len(rungs) > 35
    assert [rung[2] for rung in rungs if rung.start() not in changed] == []


def test_base_game_opponent_and_table_game_have_mutants() -> None:
    of_opponent = [entry for entry in LISTED if "/opponent/" in entry["file"]]
    assert len(of_opponent) > 150
    at_table = [entry for entry in LISTED if "/beside/" in entry["file"]]
    assert len(at_table) >= 80
    assert len(LISTED) - len(of_opponent) - len(at_table) >= 90
