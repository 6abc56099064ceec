"""The list of mutants holds every rung of every list of the AI."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
LADDERS = "src/soloist/games/luthier/opponent/ladders.py"
LISTED = [
    entry
    for path in sorted((ROOT / "tools" / "mutants").glob("luthier*.toml"))
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
]


def test_every_rung_has_a_mutant() -> None:
    """A mutant of a rung changes the line where it begins, or the next one if it says no more than that it begins."""
    source = (ROOT / LADDERS).read_text(encoding="utf-8")
    lines = source.splitlines()
    changed = set()
    for entry in LISTED:
        if entry["file"] == LADDERS:
            first = source[: source.index(entry["before"])].count("\n")
            changed |= set(range(first, first + entry["before"].strip("\n").count("\n") + 1))
    rungs = [n for n, line in enumerate(lines) if re.search(r"\bOf(?:Place|Piece)\(", line)]
    assert len(rungs) >= 17
    lacking = [lines[n] for n in rungs if not changed & {n, n + lines[n].endswith("(")}]
    assert lacking == []
