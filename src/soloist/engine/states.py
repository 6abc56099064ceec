"""Copies of states, and states as plain data: both generated once from a class's annotations.

State classes are plain `@dataclass(slots=True)` of ints, strings, bools, None, tuples of those, lists and dicts (of
lists and dicts), and other such classes. A field annotated `Shared[T]` is the same in every copy (the printed boards
and the options of a match) and is not part of the data.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from soloist.engine.components import problem
from soloist.engine.errors import Misfit
from soloist.engine.text import say

T = TypeVar("T")
SHARED = "shared"
Shared = Annotated[T, SHARED]


_SIMPLE = frozenset({int, str, bool, float, type(None)})


def _is_shared(kind: Any) -> bool:
    return get_origin(kind) is Annotated and SHARED in get_args(kind)[1:]


@cache
def _fields(cls: Hashable) -> dict[str, Any]:
    hints = get_type_hints(cls, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(cls)}  # type: ignore[arg-type]


def _is_class(kind: Any) -> bool:
    return isinstance(kind, type) and dataclasses.is_dataclass(kind)


def _never_changes(kind: Any) -> bool:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType, tuple):
        return all(inner is Ellipsis or _never_changes(inner) for inner in get_args(kind))
    return kind in _SIMPLE or origin is Literal


def _copy_of(kind: Any, value: str, names: dict[str, Any]) -> str:
    """Return an expression that copies `value`, an expression of this type."""
    if _is_shared(kind) or _never_changes(kind):
        return value
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        inner = [k for k in args if k is not type(None)]
        if len(inner) == 1:
            return f"(None if {value} is None else {_copy_of(inner[0], value, names)})"
    elif origin is list:
        item = _copy_of(args[0], "x", names)
        return f"{value}[:]" if item == "x" else f"[{item} for x in {value}]"
    elif origin is dict and _never_changes(args[0]):
        item = _copy_of(args[1], "x", names)
        return f"{value}.copy()" if item == "x" else f"{{k: {item} for k, x in {value}.items()}}"
    elif _is_class(kind):
        # The number tells classes of the same name from different modules apart.
        name = f"copy_{kind.__name__}_{len(names)}"
        names[name] = copier(kind)
        return f"{name}({value})"
    raise TypeError(f"a state cannot hold {kind}")


@cache
def copier(cls: Callable[..., T]) -> Callable[[T], T]:
    """Return the function that copies a state of this class; copies share nothing that can change.

    :raises TypeError: if a field is of a type that a state cannot hold, such as a set.
    """
    names: dict[str, Any] = {"new": object.__new__, "cls": cls}
    lines = ["def copy(s):", "    n = new(cls)"]
    for name, kind in _fields(cls).items():
        lines.append(f"    n.{name} = " + _copy_of(kind, f"s.{name}", names))
    lines.append("    return n")
    exec("\n".join(lines), names)
    copy: Callable[[T], T] = names["copy"]
    return copy


@cache
def _mirror(cls: Hashable) -> type[msgspec.Struct]:
    """Return a struct with the same fields that refuses unknown ones (a dataclass would let them pass)."""
    fields = [(name, _mirrored(kind)) for name, kind in _fields(cls).items() if not _is_shared(kind)]
    return msgspec.defstruct("Data", fields, forbid_unknown_fields=True)


def _mirrored(kind: Any) -> Any:
    if _is_class(kind):
        return _mirror(kind)
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return Union[tuple(_mirrored(k) for k in get_args(kind))]  # noqa: UP007 - built at run time
    if origin in (list, dict):
        return origin[tuple(_mirrored(k) for k in get_args(kind))]
    return kind


def to_data(state: object) -> dict[str, object]:
    """Return a state as plain data, without what is shared."""
    data: dict[str, object] = {}
    cls: Any = type(state)
    for name, kind in _fields(cls).items():
        if not _is_shared(kind):
            data[name] = _plain(getattr(state, name))
    return data


def _plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value):
        return to_data(value)
    return value


def from_data(cls: type[T], data: object, **shared: object) -> T:
    """Return the state that plain data describes; `shared` gives the shared fields by name.

    :raises Misfit: if a field is missing, unknown or of a wrong type.
    """
    try:
        struct = _converted(data, cls)
    except msgspec.ValidationError as error:
        what = problem(str(error), say("the position"))
        raise Misfit(say("The position does not fit this game: {problem}.", problem=what)) from None
    state: T = _built(cls, struct, shared)
    return state


def _converted(data: object, kind: Any) -> Any:
    # In JSON every key is a text.
    return msgspec.convert(data, _mirrored(kind), str_keys=True)


def _built(cls: Any, struct: msgspec.Struct, shared: dict[str, object]) -> Any:
    state = object.__new__(cls)
    for name, kind in _fields(cls).items():
        value = shared[name] if _is_shared(kind) else _rebuilt(kind, getattr(struct, name), shared)
        setattr(state, name, value)
    return state


def _rebuilt(kind: Any, value: Any, shared: dict[str, object]) -> Any:
    if value is None:
        return None
    if _is_class(kind):
        return _built(kind, value, shared)
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        inner = [k for k in get_args(kind) if k is not type(None)]
        return _rebuilt(inner[0], value, shared) if len(inner) == 1 else value
    if origin is list:
        return [_rebuilt(get_args(kind)[0], item, shared) for item in value]
    if origin is dict:
        return {key: _rebuilt(get_args(kind)[1], item, shared) for key, item in value.items()}
    return value


def put(state: object, path: str, value: object) -> None:
    """Set one dotted path ("duchy.silver", "depots.3") of a state, strictly typed.

    :raises Misfit: if there is no such path or the value is of a wrong type; nothing has changed.
    """
    *way, last = path.split(".")
    holder, kind = _at(state, way, path)
    inner, key = _inner(holder, kind, last, path)
    try:
        converted = _rebuilt(inner, _converted(value, inner), {})
    except msgspec.ValidationError as error:
        what = problem(str(error), f"“{path}”")
        raise Misfit(say("That cannot be set: {problem}.", problem=what)) from None
    if isinstance(holder, list | dict):
        holder[key] = converted
    else:
        setattr(holder, key, converted)


def look(state: object, path: str) -> object:
    """Return what lies at a dotted path of a state, as plain data.

    :raises Misfit: if there is no such path.
    """
    return _plain(_at(state, path.split("."), path)[0])


def _at(state: object, way: Sequence[str], path: str) -> tuple[Any, Any]:
    """Return what lies at the end of a way into a state, and its type."""
    value: Any = state
    kind: Any = type(state)
    for name in way:
        kind, key = _inner(value, kind, name, path)
        if isinstance(value, dict) and key not in value:
            raise _nowhere(path)
        value = value[key] if isinstance(value, list | dict) else getattr(value, key)
    return value, kind


def _inner(holder: Any, kind: Any, name: str, path: str) -> tuple[Any, Any]:
    """Return the type of a part of something, and its key: a field's name, a place in a list, the key of a dict."""
    if get_origin(kind) in (Union, types.UnionType) and holder is not None:
        kind = next(inner for inner in get_args(kind) if inner is not type(None))
    if _is_class(kind):
        fields = _fields(kind)
        if name in fields and not _is_shared(fields[name]):
            return fields[name], name
    elif isinstance(holder, list) and name.isascii() and name.isdigit() and len(name) < _DIGITS:
        if int(name) < len(holder):
            return get_args(kind)[0], int(name)
    elif isinstance(holder, dict):
        key_kind, inner = get_args(kind)
        with suppress(msgspec.ValidationError):
            return inner, msgspec.convert(name, key_kind, strict=False)
    raise _nowhere(path)


_DIGITS = 9
"""No list is so long that a place in it has so many digits."""


def _nowhere(path: str) -> Misfit:
    return Misfit(say("There is no “{path}” in this game.", path=path))
