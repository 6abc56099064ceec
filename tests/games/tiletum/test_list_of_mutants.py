"""The list of mutants holds every Decree, every Challenge and every rung of every list of the Cardinalbot."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from soloist.games.tiletum.components import box

ROOT = Path(__file__).parents[3]
LADDERS = "src/soloist/games/tiletum/opponent/ladders.py"
LISTED = [
    entry
    for path in sorted((ROOT / "tools" / "mutants").glob("tiletum*.toml"))
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
]
NAMES = [entry["name"] for entry in LISTED]


@pytest.mark.parametrize("number", [decree.number for decree in box().decrees])
def test_every_decree_has_a_mutant_of_its_card(number: int) -> None:
    of_card = [entry for entry in LISTED if entry["name"].startswith(f"tiletum decree {number}: ")]
    assert of_card
    assert all(entry["file"].endswith("components/decrees.toml") for entry in of_card)


@pytest.mark.parametrize("card", [card.name for card in box().challenges])
def test_every_challenge_has_a_mutant(card: str) -> None:
    assert any(name.startswith("tiletum challenge ") and name.split(": ")[0].split()[2] in card for name in NAMES)


def test_every_rung_has_a_mutant() -> None:
    """A mutant of a rung changes its text, from its name on back to where it begins."""
    source = (ROOT / LADDERS).read_text(encoding="utf-8")
    changed = [_changed(source, entry["before"], entry["after"]) for entry in LISTED if entry["file"] == LADDERS]
    rungs = list(re.finditer(r"Of(?:Place|Piece)\(\s*\"(\w+)\",\s*N_\(\"([^\"]+)\"\)", source))
    assert len(rungs) > 40
    lacking = [
        rung[2] for rung in rungs if not any(start < rung.end() and rung.start() < end for start, end in changed)
    ]
    assert lacking == []


def _changed(source: str, before: str, after: str) -> tuple[int, int]:
    """Where the source changes: what `before` and `after` begin and end with alike is left out."""
    head = next(
        (n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), min(len(before), len(after))
    )
    rest = min(len(before), len(after)) - head
    pairs = zip(reversed(before), reversed(after), strict=False)
    tail = min(rest, next((n for n, (a, b) in enumerate(pairs) if a != b), rest))
    at = source.index(before)
    return at + head, at + len(before) - tail
