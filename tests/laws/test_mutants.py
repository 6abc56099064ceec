"""Law 9, second half: the list of mutants is whole (`make mutants` runs them)."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from pathlib import Path

import pytest

PATH = Path(__file__).parents[2] / "tools" / "mutants.py"
_spec = importlib.util.spec_from_file_location("mutants", PATH)
assert _spec
assert _spec.loader
tool = importlib.util.module_from_spec(_spec)
sys.modules["mutants"] = tool
_spec.loader.exec_module(tool)


@pytest.mark.parametrize("mutant", tool.mutants(), ids=lambda mutant: mutant.name)
def test_the_text_of_a_mutant_stands_in_its_file_once(mutant: object) -> None:
    assert tool.fault(mutant) is None


def test_every_mutant_has_a_name_of_its_own_and_changes_something() -> None:
    listed = tool.mutants()
    assert len(listed) >= 40
    assert all(times == 1 for times in Counter(mutant.name for mutant in listed).values())
    assert all(mutant.before != mutant.after for mutant in listed)
