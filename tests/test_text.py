"""All text for people goes through gettext, with named parameters."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "soloist"
MODULES = sorted(SOURCE.rglob("*.py"))
TEMPLATES = sorted([*SOURCE.rglob("*.html")])
MARKERS = {"say", "say_n", "N_"}
SENTENCE = re.compile(r"^[A-Z“][^\n]*\s[^\n]*[a-z]|[a-z]+ [a-z]+[^\n]*[.!?]$")
"""What looks like words for people: a capital and a second word, or words with a full stop."""
NOT_FOR_PEOPLE = {"AssertionError", "TypeError", "RuntimeError", "Credits", "compile"}
"""Calls whose strings are for programmers, proper names, or patterns."""
NO_WORDS = re.compile(r"^(select|insert|update|delete|create|pragma|begin) | = \?|\(\[\^|\(\.\*\?\)|\(int\||\(array\|")
"""Parts of SQL and of patterns."""


def _name(call: ast.Call) -> str:
    function = call.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _marked(tree: ast.AST) -> set[int]:
    """The constants that are messages, or stand in an error for programmers."""
    inside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (_name(node) in MARKERS or _name(node) in NOT_FOR_PEOPLE):
            inside |= {id(part) for part in ast.walk(node)}
    return inside


def _docstrings(tree: ast.AST) -> set[int]:
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def untranslated(text: str) -> Iterator[str]:
    """Every string of a module that looks like words for people and is no message."""
    tree = ast.parse(text)
    excused = _marked(tree) | _docstrings(tree)
    for node in ast.walk(tree):
        if id(node) in excused:
            continue
        words = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = node.value
        elif isinstance(node, ast.JoinedStr):
            words = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        if SENTENCE.search(words) and not NO_WORDS.search(words) and words not in NAMES:
            yield f"line {node.lineno}: {words!r}"


def messages(text: str) -> Iterator[tuple[int, str, ast.Call]]:
    """Every message of a module: its line, its words and its call."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and _name(node) in MARKERS and node.args:
            for argument in node.args[: 2 if _name(node) == "say_n" else 1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value, node


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_has_no_words_that_cannot_be_translated(path: Path) -> None:
    assert not list(untranslated(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_parameters_of_messages_are_named_and_given(path: Path) -> None:
    for line, words, call in messages(path.read_text(encoding="utf-8")):
        names = {name for _, name, _, _ in string.Formatter().parse(words) if name is not None}
        assert all(name.isidentifier() for name in names), f"line {line}: {words!r}"
        if _name(call) == "N_" or any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords} | ({"n"} if _name(call) == "say_n" else set())
        assert names <= given, f"line {line}: {words!r} is not given {names - given}"


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_template_has_no_words_of_its_own(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"\{% block \w*class %\}.*?\{% endblock %\}", " ", text)
    text = re.sub(r"\{#.*?#\}|\{\{.*?\}\}|\{%.*?%\}", " ", text, flags=re.DOTALL)
    text = re.sub(r"[a-z-]+: calc\([^;{%]*% \+ [^;{]*\)", " ", text)  # a style that a macro makes
    attributes = re.findall(r'(?:aria-label|title|alt|placeholder)="([^"]*[A-Za-z][^"]*)"', text)
    text = re.sub(r"<(script|style)\b.*?</\1>", " ", text, flags=re.DOTALL)
    text = re.sub(r'[a-z-]+="\s*"', " ", text)  # an attribute that a macro makes
    words = re.findall(r"[A-Za-z]{2,}", re.sub(r"<[^>]*>|&[a-z]+;", " ", text, flags=re.DOTALL))
    assert not [words for words in attributes if not CODE.fullmatch(words)]
    assert [word for word in words if word not in NAMES] == []


NAMES = {"Soloist", "Enter", "Esc", "Shift", "Tab", "Application Support"}
"""Names that are the same in every language."""
CODE = re.compile(r"[a-z]+:[\w:.-]+")
"""An example of a set-up code."""


def test_the_finder_finds_what_it_looks_for() -> None:
    assert list(untranslated('x = "Put it there."')) == ["line 1: 'Put it there.'"]
    assert list(untranslated('x = f"Put {n} there."'))
    assert not list(untranslated('x = say("Put it there.")'))
    assert not list(untranslated('"""Docs are for developers."""'))
