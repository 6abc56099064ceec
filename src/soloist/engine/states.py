"""Copies of states, and states as plain data: both generated once from a class's annotations.

State classes are plain `@dataclass(slots=True)` of ints, strings, bools, lists (of lists) of those, dicts, and other such
classes. A field annotated `Shared[T]` is the same in every copy (the printed boards and the options of a match) and is
not part of the data.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from soloist.engine.errors import Misfit
from soloist.engine.text import say

T = TypeVar("T")
SHARED = "shared"
Shared = Annotated[T, SHARED]


def _is_shared(kind: Any) -> bool:
    return get_origin(kind) is Annotated and SHARED in get_args(kind)[1:]


@cache
def _fields(cls: type) -> dict[str, Any]:
    hints = get_type_hints(cls, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(cls)}


def _copy_of(kind: Any, value: str, names: dict[str, Any]) -> str:
    """Return an expression that copies `value`, an expression of this type."""
    if _is_shared(kind):
        return value
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        inner = [k for k in get_args(kind) if k is not type(None)]
        copies = {_copy_of(k, value, names) for k in inner}
        if copies == {value}:
            return value
        if len(inner) == 1:
            return f"(None if {value} is None else {copies.pop()})"
        raise TypeError(f"a state cannot hold {kind}")
    if origin is list:
        (inner_kind,) = get_args(kind)
        item = _copy_of(inner_kind, "x", names)
        return f"{value}[:]" if item == "x" else f"[{item} for x in {value}]"
    if origin is dict:
        _, inner_kind = get_args(kind)
        item = _copy_of(inner_kind, "x", names)
        return f"{value}.copy()" if item == "x" else f"{{k: {item} for k, x in {value}.items()}}"
    if dataclasses.is_dataclass(kind):
        names[f"copy_{kind.__name__}"] = copier(kind)  # type: ignore[arg-type]
        return f"copy_{kind.__name__}({value})"
    return value


@cache
def copier(cls: type[T]) -> Callable[[T], T]:
    """Return the function that copies a state of this class; copies share nothing that can change."""
    names: dict[str, Any] = {"new": object.__new__, "cls": cls}
    lines = ["def copy(s):", "    n = new(cls)"]
    for name, kind in _fields(cls).items():
        lines.append(f"    n.{name} = " + _copy_of(kind, f"s.{name}", names))
    lines.append("    return n")
    exec("\n".join(lines), names)
    copy: Callable[[T], T] = names["copy"]
    return copy


@cache
def _mirror(cls: type) -> type[msgspec.Struct]:
    """Return a struct with the same fields that refuses unknown ones (a dataclass would let them pass)."""
    fields = [(name, _mirrored(kind)) for name, kind in _fields(cls).items() if not _is_shared(kind)]
    return msgspec.defstruct(f"{cls.__name__}Data", fields, forbid_unknown_fields=True)


def _mirrored(kind: Any) -> Any:
    if dataclasses.is_dataclass(kind):
        return _mirror(kind)  # type: ignore[arg-type]
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return Union[tuple(_mirrored(k) for k in get_args(kind))]  # noqa: UP007 - built at run time
    if origin in (list, dict):
        return origin[tuple(_mirrored(k) for k in get_args(kind))]
    return kind


def to_data(state: object) -> dict[str, object]:
    """Return a state as plain data, without what is shared."""
    data: dict[str, object] = {}
    for name, kind in _fields(type(state)).items():
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
        struct = msgspec.convert(data, _mirror(cls))
    except msgspec.ValidationError as error:
        raise Misfit(say("The position does not fit this game: {error}.", error=str(error))) from None
    return _built(cls, struct, shared)


def _built(cls: type[T], struct: msgspec.Struct, shared: dict[str, object]) -> T:
    state = object.__new__(cls)
    for name, kind in _fields(cls).items():
        value = shared[name] if _is_shared(kind) else _rebuilt(kind, getattr(struct, name), shared)
        setattr(state, name, value)
    return state


def _rebuilt(kind: Any, value: Any, shared: dict[str, object]) -> Any:
    if value is None:
        return None
    if dataclasses.is_dataclass(kind):
        return _built(kind, value, shared)  # type: ignore[arg-type]
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

    :raises Misfit: if there is no such path or the value is of a wrong type.
    """
    *way, last = path.split(".")
    holder: Any = state
    kind: Any = type(state)
    for name in way:
        kind = _inner(kind, name, path)
        holder = holder[int(name)] if isinstance(holder, list) else getattr(holder, name)
    kind = _inner(kind, last, path)
    try:
        converted = _rebuilt(kind, msgspec.convert(value, _mirrored(kind)), {})
    except msgspec.ValidationError as error:
        raise Misfit(say("“{path}” cannot be that: {error}.", path=path, error=str(error))) from None
    if isinstance(holder, list):
        holder[int(last)] = converted
    else:
        setattr(holder, last, converted)


def look(state: object, path: str) -> object:
    """Return what lies at a dotted path of a state.

    :raises Misfit: if there is no such path.
    """
    value: Any = state
    kind: Any = type(state)
    for name in path.split("."):
        kind = _inner(kind, name, path)
        try:
            value = value[int(name)] if isinstance(value, list) else getattr(value, name)
        except IndexError:
            raise Misfit(say("There is no “{path}” in this game.", path=path)) from None
    return _plain(value)


def _inner(kind: Any, name: str, path: str) -> Any:
    fields = _fields(kind) if dataclasses.is_dataclass(kind) else {}  # type: ignore[arg-type]
    if name in fields and not _is_shared(fields[name]):
        return fields[name]
    if get_origin(kind) is list and name.isascii() and name.isdigit():
        return get_args(kind)[0]
    raise Misfit(say("There is no “{path}” in this game.", path=path))
