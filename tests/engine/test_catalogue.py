"""The catalogue: which games there are, and which of them have a table game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.engine import catalogue
from soloist.engine.errors import SoloistError

CACHED = (catalogue.names, catalogue.tables, catalogue.every, catalogue.game)


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Three made-up games: one digital, one with a table game, too, and one that only has a table game."""
    package = tmp_path / "made_up_games"
    for name, rooms in (("chess", ("",)), ("merchant", ("", "beside")), ("nomad", ("beside",)), ("empty", ())):
        folder = package / name
        for room in rooms:
            place = folder / room
            place.mkdir(parents=True)
            (place / "__init__.py").write_text("")
            (place / "game.py").write_text(f"GAME = '{name}, {room or 'digital'}'\n")
        folder.mkdir(exist_ok=True)
        (folder / "__init__.py").write_text("from .game import GAME\n" if "" in rooms else "")
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "PACKAGE", "made_up_games")
    for function in CACHED:
        function.cache_clear()
    yield package
    monkeypatch.undo()
    for function in CACHED:
        function.cache_clear()


@pytest.mark.usefixtures("games")
def test_a_game_that_holds_a_table_game_has_two_kinds_of_rules() -> None:
    assert catalogue.names() == ("chess", "merchant")
    assert catalogue.tables() == ("merchant", "nomad")
    assert catalogue.every() == ("chess", "merchant", "merchant-table", "nomad-table")
    found: list[object] = [catalogue.game(name) for name in catalogue.every()]
    assert found == ["chess, digital", "merchant, digital", "merchant, beside", "nomad, beside"]


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("name", ["chess-table", "nomad", "empty", "merchant-table-table", "-table", ""])
def test_what_is_not_there_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(SoloistError) as error:
        catalogue.game(name)
    assert str(error.value) == f"There is no game “{name}”; there are: chess, merchant."
