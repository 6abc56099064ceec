"""Components: what is printed on a game's pieces, as data files that say where each number comes from.

A game keeps its tables in `components/*.toml`. Every file starts with a head `[about]` (title, source, standing) and
then holds the data, in the shape of a `msgspec.Struct` that the game declares. Whoever owns the game can put a file of
the same name and shape into a folder of their own and so replace a table; nothing here remembers which folder that was.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache, wraps
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from soloist.engine.errors import SoloistError
from soloist.engine.text import say

T = TypeVar("T")
B = TypeVar("B")
B_co = TypeVar("B_co", covariant=True)

FOLDER = "components"
SUFFIX = ".toml"


class StandardOnce(Protocol[B_co]):
    """Returns a game's tables, with those that a folder replaces."""

    def __call__(self, overrides: Path | None = None) -> B_co: ...


class ComponentError(SoloistError):
    """A table cannot be used; its text is one sentence for people that names the file, the table and the field."""


class Standing(StrEnum):
    """How much is known about a rule or a table: how far it is official."""

    DOCUMENT = "document"
    """One of the rules documents says it."""
    PRINTED = "printed"
    """Read off the printed component or an official rulebook by a named public source."""
    REPORTED = "reported"
    """Public sources retell it, or it follows from what they tell."""
    RECONSTRUCTED = "reconstructed"
    """Nobody we can read says it: designed here."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a table: what it is, where it comes from, how far it is official."""

    title: str
    source: str
    standing: Standing
    why: str | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """One table as it is listed: its head, and the name of the user's own file if one replaced it."""

    name: str
    title: str
    source: str
    standing: Standing
    why: str | None
    overridden: bool
    file: str | None


def load(
    package: str,
    name: str,
    schema: type[T],
    overrides: Path | None = None,
    check: Callable[[T], Sequence[str]] | None = None,
) -> T:
    """Return the table `name` of a game's package, from the user's folder `overrides` if a file for it lies there.

    `check` sees the whole table and returns problems, each a clause to follow a colon. Raises ComponentError.
    """
    where, label, _ = _find(package, name, overrides)
    content = _content(where, label, name)
    _about(content, label, name)
    body = {key: value for key, value in content.items() if key != "about"}
    try:
        table = msgspec.convert(body, schema, strict=True)
    except msgspec.ValidationError as error:
        raise misfit(label, name, problem(str(error))) from None
    for text in check(table) if check else ():
        raise misfit(label, name, text)
    return table


class Tables:
    """Reads the tables of one match: those of the game, with the ones that the folder `overrides` replaces.

    `listed` are their heads.
    """

    def __init__(self, package: str, overrides: Path | None) -> None:
        self._package = package
        self._overrides = overrides
        self.listed = describe(package, overrides)
        self._own = {table.name for table in self.listed if table.overridden}

    def read(self, name: str, schema: type[T], check: Callable[[T], list[str]] | None = None, *beside: str) -> T:
        """Load a table; where it does not agree with those `beside` it, a user's own file is named first.

        :raises ComponentError: if it does not fit its schema or its check.
        """
        table = load(self._package, name, schema, self._overrides)
        for text in check(table) if check else ():
            blamed = next((other for other in (name, *beside) if other in self._own), name)
            raise misfit(source_of(self._package, blamed, self._overrides), blamed, text)
        return table


def names(package: str) -> tuple[str, ...]:
    """Return the names of a game's tables, in alphabetical order."""
    found = (item.name for item in files(package).joinpath(FOLDER).iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))


def describe(package: str, overrides: Path | None = None) -> tuple[TableInfo, ...]:
    """Return every table of a game with its standing and whether it is replaced; raises ComponentError."""
    refuse_unknown(package, overrides)
    return tuple(_describe(package, name, overrides) for name in names(package))


def refuse_unknown(package: str, overrides: Path | None) -> None:
    """Raise ComponentError if the folder `overrides` holds a table that the game does not have."""
    if overrides is None or not overrides.is_dir():
        return
    known = names(package)
    for path in sorted(overrides.glob("*" + SUFFIX)):
        if path.stem not in known:
            raise ComponentError(
                say(
                    'The file {file} replaces no table: this game has no table "{table}", only {tables}.',
                    file=_label(path),
                    table=path.stem,
                    tables=", ".join(known),
                )
            )


def misfit(label: str, name: str, text: str) -> ComponentError:
    """Return the error that the file `label` does not fit the table `name`; `text` says what is wrong."""
    return ComponentError(
        say('The file {file} does not fit the table "{table}": {problem}.', file=label, table=name, problem=text)
    )


def source_of(package: str, name: str, overrides: Path | None = None) -> str:
    """Return the name by which messages call the file that holds a table, such as `burgundy/tiles.toml`."""
    return _find(package, name, overrides)[1]


def _find(package: str, name: str, overrides: Path | None) -> tuple[Traversable | Path, str, bool]:
    """Return the file that holds a table, what to call it, and whether it is the user's own."""
    if overrides is not None:
        own = overrides / (name + SUFFIX)
        if own.is_file():
            return own, _label(own), True
    return (
        files(package).joinpath(FOLDER).joinpath(name + SUFFIX),
        f"{package.rpartition('.')[2]}/{name}{SUFFIX}",
        False,
    )


def _label(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _content(where: Traversable | Path, label: str, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(where.read_bytes().decode("utf-8"))
    except OSError:
        raise ComponentError(
            say('The file {file} for the table "{table}" cannot be read.', file=label, table=name)
        ) from None
    except UnicodeDecodeError:
        raise misfit(label, name, say("it is not a text file in UTF-8")) from None
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        if at:
            text = say("line {line} is not TOML (at character {column})", line=int(at[1]), column=int(at[2]))
        else:
            text = say("it is not TOML, it stops too early")
        raise misfit(label, name, text) from None


def _about(content: dict[str, object], label: str, name: str) -> About:
    if "about" not in content:
        raise misfit(label, name, say("it has no head [about] with title, source and standing"))
    try:
        about = msgspec.convert(content["about"], About, strict=True)
    except msgspec.ValidationError as error:
        raise misfit(label, name, problem(str(error), say("the head [about]"))) from None
    if about.standing is Standing.RECONSTRUCTED and not (about.why or "").strip():
        raise misfit(label, name, say('a reconstructed table says "why" in its head [about]'))
    return about


def _describe(package: str, name: str, overrides: Path | None) -> TableInfo:
    where, label, own = _find(package, name, overrides)
    about = _about(_content(where, label, name), label, name)
    return TableInfo(name, about.title, about.source, about.standing, about.why, own, name + SUFFIX if own else None)


# What msgspec says, in words. Its messages are "what is wrong - at `$.spaces[3].die`".


def problem(message: str, top: str = "") -> str:
    """Return a validation message of msgspec in plain words; `top` is what to call the outermost value."""
    text, _, path = message.partition(" - at `")
    where = _place(path.rstrip("`"), top or say("the file"))
    for pattern, tell in _TELL:
        found = re.fullmatch(pattern, text)
        if found:
            return tell(where, *found.groups())
    return say("{where} does not fit", where=where)


def _place(path: str, top: str) -> str:
    """Turn `$.spaces[3].die` into `"die" in entry 4 of "spaces"`."""
    is_key = path.startswith("key")
    words = ""
    for field, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        if field:
            words = say('"{field}" in {outer}', field=field, outer=words) if words else f'"{field}"'
        elif index == "...":
            words = say("an entry of {outer}", outer=words or top)
        else:
            words = say("entry {n} of {outer}", n=int(index) + 1, outer=words or top)
    words = words or top
    return say("a name in {outer}", outer=words) if is_key else words


def _kind(name: str) -> str:
    """Return the plain name of a type as msgspec writes it, such as `int` or `str | null`."""
    kinds = {
        "int": say("a whole number"),
        "float": say("a number"),
        "str": say("a text"),
        "bool": say("true or false"),
        "array": say("a list"),
        "object": say("a group of fields"),
    }
    words = ""
    for part in name.split(" | "):
        if part != "null":
            word = kinds.get(part, part)
            words = say("{one} or {other}", one=words, other=word) if words else word
    return words or say("nothing")


def _wrong_kind(where: str, wanted: str, got: str) -> str:
    return say("{where} should be {wanted}, not {got}", where=where, wanted=_kind(wanted), got=_kind(got))


def _bound(where: str, wanted: str, sign: str, limit: str) -> str:
    if sign in (">=", ">"):
        return say("{where} should be {wanted}, {limit} or more", where=where, wanted=_kind(wanted), limit=limit)
    return say("{where} should be {wanted}, {limit} or less", where=where, wanted=_kind(wanted), limit=limit)


def _length(where: str, kind: str, sign: str | None, length: str, got: str | None = None) -> str:
    n = int(length)
    if kind == "str":
        if sign == ">=":
            return say("{where} should have at least {n} characters", where=where, n=n)
        return say("{where} should have at most {n} characters", where=where, n=n)
    if sign == ">=":
        return say("{where} should have at least {n} entries", where=where, n=n)
    if sign == "<=":
        return say("{where} should have at most {n} entries", where=where, n=n)
    return say("{where} should have {n} entries, not {got}", where=where, n=n, got=got)


def _missing(where: str, field: str) -> str:
    return say('the field "{field}" is missing in {where}', field=field, where=where)


def _unknown(where: str, field: str) -> str:
    return say('{where} has a field "{field}" that does not belong there', where=where, field=field)


def _value(where: str, value: str) -> str:
    return say('{where} cannot be "{value}"', where=where, value=value)


_TELL: tuple[tuple[str, Callable[..., str]], ...] = (
    (r"Expected `([^`]+)`, got `([^`]+)`", _wrong_kind),
    (r"Expected `(int|float)` (>=|<=|>|<) (\S+)", _bound),
    (r"Expected `(array|str|object)` of length (>=|<=)? ?(\d+)(?:, got (\d+))?", _length),
    (r"Object missing required field `([^`]+)`", _missing),
    (r"Object contains unknown field `([^`]+)`", _unknown),
    (r"Invalid enum value ['`\"]?(.*?)['`\"]?", _value),
)


def standard_once(read: Callable[[Path | None], B]) -> StandardOnce[B]:
    """Return what reads a game's tables, which reads those of the game itself only once."""
    standard = cache(read)

    def box(overrides: Path | None = None) -> B:
        return standard(None) if overrides is None else read(overrides)

    return wraps(read)(box)
