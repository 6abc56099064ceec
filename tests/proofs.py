"""Which tests prove which clause of a rulebook: read from the test files, so that a part of a run knows it too.

A test says what it proves with `@pytest.mark.clauses("burgundy.round.roll", ...)`, a scenario with `clauses = [...]` at
its top. As a plugin this adds the flag `--write-proofs`.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SKIPPED = ("skip", "xfail")


@dataclass
class Proofs:
    """How many tests prove each clause, and sentences about marks that cannot be counted."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def of(self, game: str) -> dict[str, int]:
        """The counts for one game's clauses, in alphabetical order."""
        return {clause: n for clause, n in sorted(self.counts.items()) if clause.partition(".")[0] == game}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-proofs", action="store_true", help="write each game's proofs.json anew")


def collect(tests: Path = TESTS) -> Proofs:
    """Read every test file and every scenario below a folder."""
    proofs = Proofs()
    for path in sorted(tests.rglob("test_*.py")):
        _read_tests(ast.parse(path.read_text(encoding="utf-8")), path.relative_to(tests).as_posix(), proofs)
    for path in sorted(tests.glob("scenarios/*/*.toml")):
        clauses = tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", [])
        proofs.counts.update(set(clauses))
    return proofs


def _read_tests(module: ast.Module, name: str, proofs: Proofs) -> None:
    """Count the marks of a module: on tests, on classes of tests, and for all its tests in `pytestmark`."""
    counted: set[ast.Call] = set()
    for body, inherited in _groups(module):
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                marks = [mark for decorator in node.decorator_list for mark in _marks(decorator)]
                counted.update(marks, inherited)
                if not any(_is_skipped(decorator) for decorator in node.decorator_list):
                    proofs.counts.update({id for mark in [*marks, *inherited] for id in _ids(mark)})
    for mark in _marks(module):
        if mark not in counted:
            proofs.faults.append(f"{name}, line {mark.lineno}: the mark stands on no test.")
        if not _ids(mark) or len(_ids(mark)) != len(mark.args) or mark.keywords:
            proofs.faults.append(f"{name}, line {mark.lineno}: the mark takes ids of clauses, written out.")


def _groups(module: ast.Module) -> Iterator[tuple[list[ast.stmt], list[ast.Call]]]:
    """The module's and every test class's statements, each with the marks that hold for all tests in it."""
    everywhere = _pytestmark(module.body)
    yield module.body, everywhere
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            own = [mark for decorator in node.decorator_list for mark in _marks(decorator)]
            yield node.body, [*everywhere, *own, *_pytestmark(node.body)]


def _pytestmark(body: list[ast.stmt]) -> list[ast.Call]:
    return [
        mark
        for node in body
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        for mark in _marks(node.value)
    ]


def _marks(tree: ast.AST) -> list[ast.Call]:
    """The calls of `pytest.mark.clauses` in a piece of code."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _mark_name(node.func) == "clauses"]


def _mark_name(node: ast.AST) -> str:
    """The name of a mark, from `pytest.mark.name` or `mark.name`."""
    if isinstance(node, ast.Attribute):
        owner = node.value
        if (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
            isinstance(owner, ast.Name) and owner.id == "mark"
        ):
            return node.attr
    return ""


def _is_skipped(decorator: ast.expr) -> bool:
    return _mark_name(decorator.func if isinstance(decorator, ast.Call) else decorator) in SKIPPED


def _ids(mark: ast.Call) -> list[str]:
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
