"""Copies share nothing that can change; data is read strictly; paths are set and looked at with exact sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from soloist.engine.errors import Misfit
from soloist.engine.states import Shared, copier, from_data, look, put, to_data


@dataclass(slots=True)
class Kit:
    names: list[str]


@dataclass(slots=True)
class Inner:
    kit: Shared[Kit]
    level: int
    cards: list[int]


@dataclass(slots=True)
class Outer:
    kit: Shared[Kit]
    stage: str
    colour: Literal["red", "blue"]
    gold: int
    weight: float
    done: bool
    maybe: int | None
    either: int | str
    pair: tuple[int, str]
    row: list[int]
    pairs: list[tuple[int, int]]
    grid: list[list[int]]
    cube: list[list[list[int]]]
    spare: list[int] | None
    inner: Inner
    rooms: list[Inner]
    guest: Inner | None
    guests: list[Inner | None]
    purse: dict[str, int]
    shelves: dict[int, list[int]]
    people: dict[str, Inner]


KIT = Kit(["a"])


def inner(level: int = 1) -> Inner:
    return Inner(KIT, level, [level, level + 1])


def outer() -> Outer:
    return Outer(
        KIT,
        stage="begin",
        colour="red",
        gold=3,
        weight=1.5,
        done=False,
        maybe=None,
        either="two",
        pair=(1, "x"),
        row=[1, 2, 3],
        pairs=[(1, 2), (3, 4)],
        grid=[[1], [2, 3]],
        cube=[[[1, 2], []], [[3]]],
        spare=[5],
        inner=inner(),
        rooms=[inner(2), inner(3)],
        guest=inner(4),
        guests=[None, inner(5)],
        purse={"iron": 2},
        shelves={3: [1]},
        people={"Anna": inner(6)},
    )


copy = copier(Outer)

CHANGES: dict[str, Callable[[Outer], object]] = {
    "stage": lambda s: setattr(s, "stage", "end"),
    "colour": lambda s: setattr(s, "colour", "blue"),
    "gold": lambda s: setattr(s, "gold", 9),
    "weight": lambda s: setattr(s, "weight", 2.5),
    "done": lambda s: setattr(s, "done", True),
    "maybe": lambda s: setattr(s, "maybe", 1),
    "either": lambda s: setattr(s, "either", 2),
    "pair": lambda s: setattr(s, "pair", (2, "y")),
    "a list": lambda s: s.row.append(4),
    "a list of pairs": lambda s: s.pairs.append((5, 6)),
    "a list of lists": lambda s: s.grid.append([]),
    "a list in a list": lambda s: s.grid[1].append(7),
    "a list in a list in a list": lambda s: s.cube[0][1].append(7),
    "a list in a cube": lambda s: s.cube[1].append([]),
    "a list that may be missing": lambda s: s.spare.append(6),  # type: ignore[union-attr]
    "a class": lambda s: setattr(s.inner, "level", 9),
    "a list in a class": lambda s: s.inner.cards.append(9),
    "a class in a list": lambda s: setattr(s.rooms[1], "level", 9),
    "a list in a class in a list": lambda s: s.rooms[0].cards.append(9),
    "a class that may be missing": lambda s: s.guest.cards.append(9),  # type: ignore[union-attr]
    "a class in a list that may be missing": lambda s: s.guests[1].cards.append(9),  # type: ignore[union-attr]
    "a dict": lambda s: s.purse.update(wool=1),
    "a list in a dict": lambda s: s.shelves[3].append(9),
    "a dict of lists": lambda s: s.shelves.update({4: []}),
    "a class in a dict": lambda s: s.people["Anna"].cards.append(9),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_copy_is_independent(change: Callable[[Outer], object]) -> None:
    first, untouched = outer(), outer()
    second = copy(first)
    assert second == first
    change(second)
    assert second != first
    assert first == untouched
    third = copy(first)
    change(first)
    assert third == untouched


def test_what_is_shared_is_the_same_in_every_copy_and_not_in_the_data() -> None:
    first = outer()
    second = copy(first)
    assert second.kit is second.inner.kit is second.rooms[0].kit is KIT
    assert "kit" not in to_data(first)
    assert "kit" not in to_data(first)["inner"]  # type: ignore[operator]


def test_missing_parts_are_copied_as_missing() -> None:
    first = outer()
    first.spare = first.guest = None
    assert copy(first) == first


def make(kind: object, name: str = "Bad") -> type:
    return dataclass(type(name, (), {"__annotations__": {"field": kind}}))


@pytest.mark.parametrize(
    "kind",
    [set[int], frozenset[int], object, Any, bytearray, tuple[list[int], int], list[set[int]], dict[str, set[int]],
     int | list[int], Inner | Outer | None],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_copied_soundly_is_refused(kind: object) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        copier(make(kind))


def test_classes_of_the_same_name_are_told_apart() -> None:
    one, two = make(list[int], "Same"), make(list[list[int]], "Same")
    both = dataclass(type("Both", (), {"__annotations__": {"one": one, "two": two}}))
    first = both(one([1]), two([[1]]))
    second = copier(both)(first)
    second.two.field[0].append(2)
    second.one.field.append(2)
    assert first == both(one([1]), two([[1]]))


states = st.builds(
    Outer,
    kit=st.just(KIT),
    stage=st.text(),
    colour=st.sampled_from(("red", "blue")),
    gold=st.integers(-(2**53), 2**53),
    weight=st.floats(allow_nan=False, allow_infinity=False),
    done=st.booleans(),
    maybe=st.none() | st.integers(0, 9),
    either=st.integers(0, 9) | st.text(),
    pair=st.tuples(st.integers(0, 9), st.text()),
    row=st.lists(st.integers(0, 9)),
    pairs=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9))),
    grid=st.lists(st.lists(st.integers(0, 9))),
    cube=st.lists(st.lists(st.lists(st.integers(0, 9), max_size=2), max_size=2), max_size=2),
    spare=st.none() | st.lists(st.integers(0, 9)),
    inner=st.builds(inner, st.integers(0, 9)),
    rooms=st.lists(st.builds(inner, st.integers(0, 9)), max_size=3),
    guest=st.none() | st.builds(inner, st.integers(0, 9)),
    guests=st.lists(st.none() | st.builds(inner, st.integers(0, 9)), max_size=3),
    purse=st.dictionaries(st.text(), st.integers(0, 9), max_size=3),
    shelves=st.dictionaries(st.integers(0, 99), st.lists(st.integers(0, 9), max_size=2), max_size=3),
    people=st.dictionaries(st.text(), st.builds(inner, st.integers(0, 9)), max_size=3),
)


@given(states)
def test_data_leads_back_to_the_same_state_also_over_json(state: Outer) -> None:
    data = to_data(state)
    assert from_data(Outer, data, kit=KIT) == state
    json = msgspec.json.decode(msgspec.json.encode(data))
    again = from_data(Outer, json, kit=KIT)
    assert again == state
    assert again.kit is again.inner.kit is KIT
    assert [type(pair) for pair in again.pairs] == [tuple] * len(state.pairs)


def test_data_is_independent_of_the_state() -> None:
    state = outer()
    data: Any = to_data(state)
    data["row"].append(9)
    data["inner"]["cards"].append(9)
    data["shelves"][3].append(9)
    assert state == outer()
    data = to_data(state)
    again = from_data(Outer, data, kit=KIT)
    again.row.append(9)
    again.grid[0].append(9)
    assert data == to_data(outer())


def without(data: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda d: d | {"gold": "3"}, '"gold" should be a whole number, not a text'),
        (lambda d: d | {"gold": 3.0}, '"gold" should be a whole number, not a number'),
        (lambda d: d | {"gold": True}, '"gold" should be a whole number, not true or false'),
        (lambda d: d | {"gold": None}, '"gold" should be a whole number, not nothing'),
        (lambda d: d | {"done": 1}, '"done" should be true or false, not a whole number'),
        (lambda d: d | {"row": [1, "2"]}, 'entry 2 of "row" should be a whole number, not a text'),
        (lambda d: d | {"pair": [1]}, '"pair" should have 2 entries, not 1'),
        (lambda d: d | {"colour": "green"}, '"colour" cannot be "green"'),
        (lambda d: d | {"coins": 3}, 'the position has a field "coins" that does not belong there'),
        (lambda d: d | {"kit": {"names": []}}, 'the position has a field "kit" that does not belong there'),
        (lambda d: d | {"inner": without(d["inner"], "level")}, 'the field "level" is missing in "inner"'),
        (lambda d: d | {"inner": d["inner"] | {"more": 1}}, '"inner" has a field "more" that does not belong there'),
        (lambda d: without(d, "maybe"), 'the field "maybe" is missing in the position'),
        (lambda d: [], "the position should be a group of fields, not a list"),
    ],
)
def test_data_that_does_not_fit_is_refused(spoil: Callable[[dict[str, Any]], object], problem: str) -> None:
    with pytest.raises(Misfit) as error:
        from_data(Outer, spoil(to_data(outer())), kit=KIT)
    assert str(error.value) == f"The position does not fit this game: {problem}."


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("stage", "end"),
        ("gold", 7),
        ("maybe", 7),
        ("maybe", None),
        ("row", [9]),
        ("row.2", 9),
        ("pairs.1", [8, 9]),
        ("grid.1.0", 9),
        ("cube.0.0.1", 9),
        ("spare.0", 9),
        ("inner.level", 9),
        ("inner.cards.0", 9),
        ("rooms.1.cards.1", 9),
        ("guest.level", 9),
        ("guests.1.level", 9),
        ("guest", None),
        ("purse.iron", 9),
        ("purse.wool", 9),
        ("shelves.3.0", 9),
        ("shelves.4", [1, 2]),
        ("people.Anna.level", 9),
    ],
)
def test_what_is_put_lies_there_and_nothing_else_has_changed(path: str, value: object) -> None:
    state = outer()
    put(state, path, value)
    assert look(state, path) == value
    holder: Any = to_data(outer())
    *way, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    whole = holder
    for name in way:
        holder = holder[name]
    holder[last] = value
    assert to_data(state) == whole


def test_what_is_put_is_of_its_own_kind_and_a_copy() -> None:
    state, row = outer(), [7]
    put(state, "row", row)
    row.append(8)
    assert state.row == [7]
    put(state, "pairs.0", [5, 6])
    assert state.pairs[0] == (5, 6)
    assert isinstance(state.pairs[0], tuple)


NOWHERE = """x kit kit.names inner.kit gold.x row.3 row.-1 row.x row.1.0 pair.0 spare.9 inner. rooms.2.level
. guests.0.level shelves.x row.9999999999999999999 row.² maybe.0 people.Anna.kit __class__ row.append .gold"""


@pytest.mark.parametrize("path", ["", "row." + "9" * 5_000, *NOWHERE.split()], ids=lambda path: path[:20])
def test_a_path_that_leads_nowhere_is_refused(path: str) -> None:
    state = outer()
    for act in (lambda: put(state, path, 1), lambda: look(state, path)):
        with pytest.raises(Misfit) as error:
            act()
        assert str(error.value) == f"There is no “{path}” in this game."
    assert state == outer()


def test_a_name_that_a_dict_does_not_hold_is_not_looked_at() -> None:
    for path in ("purse.wool", "people.Bert.level", "shelves.5"):
        with pytest.raises(Misfit) as error:
            look(outer(), path)
        assert str(error.value) == f"There is no “{path}” in this game."
    with pytest.raises(Misfit, match=r"There is no “people\.Bert\.level”"):
        put(outer(), "people.Bert.level", 1)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("gold", "7", "“gold” should be a whole number, not a text"),
        ("gold", True, "“gold” should be a whole number, not true or false"),
        ("inner.level", 1.5, "“inner.level” should be a whole number, not a number"),
        ("row", [1, None], "entry 2 of “row” should be a whole number, not nothing"),
        ("row.1", [1], "“row.1” should be a whole number, not a list"),
        ("guest", {"level": 1}, 'the field "cards" is missing in “guest”'),
        ("guest", {"level": 1, "cards": [], "x": 1}, '“guest” has a field "x" that does not belong there'),
    ],
)
def test_a_value_of_a_wrong_kind_is_refused(path: str, value: object, problem: str) -> None:
    state = outer()
    with pytest.raises(Misfit) as error:
        put(state, path, value)
    assert str(error.value) == f"That cannot be set: {problem}."
    assert state == outer()


def test_a_part_is_looked_at_as_plain_data() -> None:
    state = outer()
    assert look(state, "inner") == {"level": 1, "cards": [1, 2]}
    assert look(state, "pairs") == [[1, 2], [3, 4]]
    assert look(state, "guests.0") is None
    looked: Any = look(state, "row")
    looked.append(9)
    assert state == outer()
