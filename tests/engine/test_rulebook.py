"""Rulebooks as text: what a clause looks like, and what is missing from one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.proofs import collect

from soloist.engine.components import Standing
from soloist.engine.rulebook import RulebookError, check, read_rulebook

BOOK = """\
# Inns

A game about
inns.

## The night

What happens at night.

**inns.night.1** (AA001, AA002; document) Guests
sleep. See inns.night.2.

They snore.

**inns.night.2** (printed) Doors are shut.

## Readings

**inns.reading.door** (AA003; reconstructed; reading door) Which door?

```
**not a clause**

# nor a title
```
"""
IDS = ("AA001", "AA002", "AA003", "AA004")
WITHOUT = {"AA004": "a heading"}
PROVED = {"inns.night.1": 2, "inns.night.2": 1, "inns.reading.door": 1}


def test_a_rulebook_is_read() -> None:
    book = read_rulebook(BOOK)
    assert (book.title, book.intro) == ("Inns", ("A game about\ninns.",))
    assert [section.title for section in book.sections] == ["The night", "Readings"]
    assert book.sections[0].intro == ("What happens at night.",)
    first, second, third = book.clauses
    assert first.text == "Guests sleep. See inns.night.2.\n\nThey snore."
    assert (first.section, first.covers, first.standing) == ("The night", ("AA001", "AA002"), Standing.DOCUMENT)
    assert (second.covers, second.standing, second.reading) == ((), Standing.PRINTED, None)
    assert (third.standing, third.reading) == (Standing.RECONSTRUCTED, "door")
    assert third.text.endswith("# nor a title\n```")
    assert book.clause("inns.night.2") is second
    with pytest.raises(KeyError):
        book.clause("inns.day.1")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("# Inns", "Inns", "Line 1 of the rulebook: a rulebook starts with its title."),
        ("What happens at night.", "# Again", "Line 8 of the rulebook: a rulebook has one title."),
        (
            "What happens at night.",
            "### Later",
            "Line 8 of the rulebook: headings are # for the title and ## for a section.",
        ),
        ("## The night\n", "## The night", "Line 6 of the rulebook: leave an empty line after a heading."),
        ("## The night", "", "Line 10 of the rulebook: a clause stands in a section."),
        (
            "(printed)",
            "",
            "Line 15 of the rulebook: a clause starts with **its.id** and (what it covers; its standing).",
        ),
        ("(printed)", "(sure)", 'Line 15 of the rulebook: "sure" is no standing.'),
        (
            "(printed)",
            "(AA003; x; printed)",
            "Line 15 of the rulebook: the clause inns.night.2 has too many parts in its brackets.",
        ),
        ("AA002", "A2", 'Line 10 of the rulebook: "A2" is no document id.'),
        (" Doors are shut.", "", "Line 15 of the rulebook: the clause inns.night.2 has no text."),
        ("title\n```", "title", "Line 21 of the rulebook: a fenced block does not end."),
    ],
)
def test_a_mistake_names_its_line(old: str, new: str, sentence: str) -> None:
    text = BOOK.replace(old, new, 1) if new != "## The night" else BOOK.replace(old + "\n", new + "\n", 1)
    with pytest.raises(RulebookError) as caught:
        read_rulebook(text)
    assert str(caught.value) == sentence


def test_a_sound_rulebook_has_no_faults() -> None:
    assert check(read_rulebook(BOOK), IDS, WITHOUT, PROVED) == []


@pytest.mark.parametrize(
    ("text", "ids", "without", "proofs", "fault"),
    [
        (BOOK, (*IDS, "AA005"), WITHOUT, PROVED, "The document's sentence AA005 is covered by no clause."),
        (BOOK, IDS, (), PROVED, "The document's sentence AA004 is covered by no clause."),
        (
            BOOK.replace("AA003", "AA009, AA003"),
            IDS,
            WITHOUT,
            PROVED,
            "The clause inns.reading.door covers AA009, which the document does not have.",
        ),
        (
            BOOK.replace("AA003", "AA003, AA004"),
            IDS,
            WITHOUT,
            PROVED,
            "The clause inns.reading.door covers AA004, which is listed as no rule.",
        ),
        (BOOK, IDS, ("AA004", "AA008"), PROVED, "AA008 is listed as no rule, but the document does not have it."),
        (
            BOOK + "\n**inns.night.2** (printed) Again.\n",
            IDS,
            WITHOUT,
            PROVED,
            "The clause inns.night.2 stands in the rulebook 2 times.",
        ),
        (
            BOOK.replace("See inns.night.2", "See inns.night.7"),
            IDS,
            WITHOUT,
            PROVED,
            "The clause inns.night.1 cites inns.night.7, which does not exist.",
        ),
        (BOOK, IDS, WITHOUT, PROVED | {"inns.night.2": 0}, "The clause inns.night.2 is proved by no test."),
        (BOOK, IDS, WITHOUT, PROVED | {"inns.day": 1}, "Tests prove the clause inns.day, which does not exist."),
    ],
)
def test_each_fault_is_one_sentence(
    text: str, ids: tuple[str, ...], without: tuple[str, ...], proofs: dict[str, int], fault: str
) -> None:
    assert check(read_rulebook(text), ids, without, proofs) == [fault]


TESTS = """\
import pytest
from pytest import mark
{module}

@pytest.mark.clauses("inns.night.1", "inns.night.2")
@pytest.mark.parametrize("n", [1, 2])
def test_one(n): pass

@mark.clauses("inns.night.1")
class TestMore:
    def test_two(self): pass
    def test_three(self): pass
    def helper(self): pass

@pytest.mark.skip
@pytest.mark.clauses("inns.day.1")
def test_not_run(): pass
"""


def test_marks_and_scenarios_are_counted(tmp_path: Path) -> None:
    (tmp_path / "test_inns.py").write_text(TESTS.format(module=""))
    (tmp_path / "scenarios" / "inns").mkdir(parents=True)
    (tmp_path / "scenarios" / "inns" / "night.toml").write_text('game = "inns"\nclauses = ["inns.night.2", "pubs.1"]\n')
    proofs = collect(tmp_path)
    assert proofs.of("inns") == {"inns.night.1": 3, "inns.night.2": 2}
    assert (proofs.of("pubs"), proofs.faults) == ({"pubs.1": 1}, [])


def test_a_mark_for_a_whole_module_counts_for_each_of_its_tests(tmp_path: Path) -> None:
    (tmp_path / "test_inns.py").write_text(TESTS.format(module='pytestmark = [pytest.mark.clauses("inns.all")]'))
    assert collect(tmp_path).counts["inns.all"] == 3


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('@mark.clauses("inns.1")\ndef helper(): pass', "test_inns.py, line 2: the mark stands on no test."),
        (
            "@mark.clauses(name)\ndef test_it(): pass",
            "test_inns.py, line 2: the mark takes ids of clauses, written out.",
        ),
        ("@mark.clauses()\ndef test_it(): pass", "test_inns.py, line 2: the mark takes ids of clauses, written out."),
    ],
)
def test_a_mark_that_proves_nothing_is_a_fault(tmp_path: Path, code: str, fault: str) -> None:
    (tmp_path / "test_inns.py").write_text(f"from pytest import mark\n{code}\n")
    assert collect(tmp_path).faults == [fault]
