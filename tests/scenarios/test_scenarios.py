"""Every scenario of every game comes out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.engine.scenario import run

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_scenario_comes_out_as_it_says(file: Path) -> None:
    assert run(file.read_text(encoding="utf-8")) == []
