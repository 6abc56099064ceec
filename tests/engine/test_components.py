"""Tables: what a file says about itself, what a user's own file may replace, and one sentence for each mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from soloist.engine.components import ComponentError, Standing, describe, load, names, refuse_unknown

HEAD = '[about]\ntitle = "Inns"\nsource = "the sheet"\nstanding = "printed"\n'
GOOD = HEAD + "[[inns]]\nbeds = 2\ncolour = 'red'\npair = [1, 2]\n"


class Inn(msgspec.Struct, forbid_unknown_fields=True):
    beds: Annotated[int, msgspec.Meta(ge=1, le=6)]
    colour: Literal["red", "blue"]
    pair: tuple[int, int]
    prices: dict[str, int] = {}
    words: Annotated[tuple[str, ...], msgspec.Meta(max_length=2)] = ()
    code: Annotated[str, msgspec.Meta(min_length=2)] = "ab"


class Inns(msgspec.Struct, forbid_unknown_fields=True):
    inns: tuple[Inn, ...]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of one table, importable as `innkeeper`."""
    folder = tmp_path / "game" / "innkeeper" / "components"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "inns.toml").write_text(GOOD)
    monkeypatch.syspath_prepend(str(tmp_path / "game"))
    return "innkeeper"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder for the user's own tables."""
    folder = tmp_path / "components" / "innkeeper"
    folder.mkdir(parents=True)
    return folder


def refusal(package: str, own: Path, text: str) -> str:
    (own / "inns.toml").write_text(text)
    with pytest.raises(ComponentError) as caught:
        load(package, "inns", Inns, own)
    return str(caught.value)


def test_a_table_is_read_and_described(package: str) -> None:
    assert load(package, "inns", Inns).inns[0].beds == 2
    assert names(package) == ("inns",)
    (info,) = describe(package)
    assert (info.name, info.title, info.source, info.standing) == ("inns", "Inns", "the sheet", Standing.PRINTED)
    assert (info.why, info.overridden, info.file) == (None, False, None)


def test_an_own_table_replaces_the_printed_one_and_is_named(package: str, own: Path) -> None:
    (own / "inns.toml").write_text(GOOD.replace("beds = 2", "beds = 5").replace("the sheet", "my box"))
    assert load(package, "inns", Inns, own).inns[0].beds == 5
    (info,) = describe(package, own)
    assert (info.source, info.overridden, info.file) == ("my box", True, "inns.toml")
    assert load(package, "inns", Inns).inns[0].beds == 2, "nothing is remembered"


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_without_an_own_table_the_printed_one_holds(package: str, own: Path, folder: str) -> None:
    overrides = own if folder == "empty" else own / "nowhere"
    assert load(package, "inns", Inns, overrides).inns[0].beds == 2
    assert not describe(package, overrides)[0].overridden


def test_a_reconstructed_table_says_why(package: str, own: Path) -> None:
    guessed = GOOD.replace('"printed"', '"reconstructed"')
    problem = 'a reconstructed table says "why" in its head [about]'
    wrong = f'The file innkeeper/inns.toml does not fit the table "inns": {problem}.'
    assert refusal(package, own, guessed) == wrong
    assert refusal(package, own, guessed.replace("[[inns]]", 'why = " "\n[[inns]]', 1)) == wrong
    (own / "inns.toml").write_text(guessed.replace("[[inns]]", 'why = "30 beds"\n[[inns]]', 1))
    assert describe(package, own)[0].why == "30 beds"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("beds = 2", "beds = 'two'", '"beds" in entry 1 of "inns" should be a whole number, not a text'),
        ("beds = 2", "beds = 2.5", '"beds" in entry 1 of "inns" should be a whole number, not a number'),
        ("beds = 2", "beds = 7", '"beds" in entry 1 of "inns" should be a whole number, 6 or less'),
        ("beds = 2", "beds = 0", '"beds" in entry 1 of "inns" should be a whole number, 1 or more'),
        ("beds = 2", "beds = 2\nbads = 2", 'entry 1 of "inns" has a field "bads" that does not belong there'),
        ("beds = 2", "", 'the field "beds" is missing in entry 1 of "inns"'),
        ("'red'", "'green'", '"colour" in entry 1 of "inns" cannot be "green"'),
        ("[1, 2]", "[1, true]", 'entry 2 of "pair" in entry 1 of "inns" should be a whole number, not true or false'),
        ("[1, 2]", "[1]", '"pair" in entry 1 of "inns" should have 2 entries, not 1'),
        ("beds = 2", "beds = 2\nwords = ['a', 'b', 'c']", '"words" in entry 1 of "inns" should have at most 2 entries'),
        ("beds = 2", "beds = 2\ncode = 'a'", '"code" in entry 1 of "inns" should have at least 2 characters'),
        (
            "beds = 2",
            "beds = 2\nprices = { bed = 'x' }",
            'an entry of "prices" in entry 1 of "inns" should be a whole number, not a text',
        ),
        ("[[inns]]", "[[ins]]", 'the file has a field "ins" that does not belong there'),
        ("[[inns]]", "[inns]", '"inns" should be a list, not a group of fields'),
        ("title", "titel", 'the head [about] has a field "titel" that does not belong there'),
        ('title = "Inns"', "", 'the field "title" is missing in the head [about]'),
        ('"printed"', '"sure"', '"standing" cannot be "sure"'),
        (HEAD, "", "it has no head [about] with title, source and standing"),
        ("beds = 2", "beds == 2", "line 6 is not TOML (at character 7)"),
        ("pair = [1, 2]\n", "pair = [1, 2", "it is not TOML, it stops too early"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(package: str, own: Path, old: str, new: str, problem: str) -> None:
    assert old in GOOD
    sentence = f'The file innkeeper/inns.toml does not fit the table "inns": {problem}.'
    assert refusal(package, own, GOOD.replace(old, new, 1)) == sentence


def test_a_file_that_is_no_text_is_refused(package: str, own: Path) -> None:
    (own / "inns.toml").write_bytes(b"\xff\xfe")
    sentence = 'The file innkeeper/inns.toml does not fit the table "inns": it is not a text file in UTF-8.'
    with pytest.raises(ComponentError) as caught:
        load(package, "inns", Inns, own)
    assert str(caught.value) == sentence


def test_a_table_that_the_game_does_not_have_is_refused(package: str, own: Path) -> None:
    (own / "pubs.toml").write_text(GOOD)
    sentence = 'The file innkeeper/pubs.toml replaces no table: this game has no table "pubs", only inns.'
    for refused in (refuse_unknown, describe):
        with pytest.raises(ComponentError) as caught:
            refused(package, own)
        assert str(caught.value) == sentence


def test_a_game_checks_what_a_schema_cannot(package: str, own: Path) -> None:
    def check(table: Inns) -> list[str]:
        return [] if sum(inn.beds for inn in table.inns) == 2 else ["there should be 2 beds in all"]

    assert load(package, "inns", Inns, own, check)
    (own / "inns.toml").write_text(GOOD.replace("beds = 2", "beds = 3"))
    with pytest.raises(ComponentError) as caught:
        load(package, "inns", Inns, own, check)
    assert str(caught.value) == (
        'The file innkeeper/inns.toml does not fit the table "inns": there should be 2 beds in all.'
    )
