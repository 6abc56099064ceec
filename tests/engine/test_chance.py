"""Keyed chance: the same everywhere, uniform, and independent of what was asked before."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soloist.engine.chance import Fresh, Keyed
from soloist.engine.errors import SoloistError

labels = st.text(max_size=20)
indices = st.integers(-5, 10_000)
many_sizes = st.lists(st.integers(1, 500), max_size=40)


def by_hand(seed: str, label: str, index: int, sizes: list[int]) -> list[int]:
    """The values, worked out one by one: eight words of eight bytes, the lowest byte first, in each digest."""
    values = []
    for place, size in enumerate(sizes):
        block = place // 8 * 8
        digest = blake2b(f"{label}#{index}#{block}".encode(), digest_size=64, key=seed.encode()).digest()
        start = (place - block) * 8
        values.append(int.from_bytes(digest[start : start + 8], "little") * size // 2**64)
    return values


def test_known_values_never_change() -> None:
    """Pinned: a change of these would change every game that was ever shared by its seed."""
    assert Keyed("20061").values("dice", 7, [6, 6, 6]) == PINNED_DICE == by_hand("20061", "dice", 7, [6] * 3)
    assert Keyed("1").values("phase", 2, list(range(20, 0, -1))) == PINNED_DRAW
    assert by_hand("1", "phase", 2, list(range(20, 0, -1))) == PINNED_DRAW


PINNED_DICE = [2, 0, 5]
PINNED_DRAW = [13, 15, 17, 7, 12, 13, 12, 1, 10, 9, 3, 1, 2, 3, 3, 4, 0, 2, 1, 0]


@given(st.text("abc123éß", min_size=1, max_size=30), labels, indices, many_sizes)
def test_values_are_those_calculated_by_hand(seed: str, label: str, index: int, sizes: list[int]) -> None:
    assert Keyed(seed).values(label, index, sizes) == by_hand(seed, label, index, sizes)


@given(st.lists(st.tuples(labels, indices, many_sizes), max_size=8), st.randoms())
def test_the_order_of_calls_does_not_matter(calls: list[tuple[str, int, list[int]]], random: Random) -> None:
    source = Keyed("seed")
    first = [source.values(*call) for call in calls]
    order = list(range(len(calls)))
    random.shuffle(order)
    again = Keyed("seed")
    assert {place: again.values(*calls[place]) for place in order} == dict(enumerate(first))


@given(labels, indices, many_sizes, many_sizes)
def test_earlier_values_do_not_depend_on_how_many_are_asked(
    label: str, index: int, sizes: list[int], more: list[int]
) -> None:
    source = Keyed("seed")
    assert source.values(label, index, sizes + more)[: len(sizes)] == source.values(label, index, sizes)


def test_seed_label_and_index_all_count() -> None:
    sizes = [1000] * 8
    keys = [
        ("1", "dice", 1),
        ("2", "dice", 1),
        ("1", "die", 1),
        ("1", "dice", 2),
        ("1", "dice#1", 1),
        ("1", "dice", 11),
    ]
    assert len({tuple(Keyed(seed).values(label, index, sizes)) for seed, label, index in keys}) == len(keys)


@pytest.mark.parametrize("size", [2, 3, 6, 7, 46])
def test_values_are_uniform_over_indices_and_places(size: int) -> None:
    source = Keyed("uniform")
    counts: Counter[int] = Counter()
    for index in range(2_000):
        counts.update(source.values("die", index, [size] * 11))
    expected = 22_000 / size
    assert set(counts) == set(range(size))
    # A bound far beyond what chance would bring; the source does not change, so neither does the result.
    chi = sum((n - expected) ** 2 / expected for n in counts.values())
    assert chi < size - 1 + 4.5 * (2 * (size - 1)) ** 0.5 + 12


def test_neighbouring_indices_and_places_are_independent() -> None:
    source = Keyed("pairs")
    for pairs in (
        Counter((source.values("die", n, [6])[0], source.values("die", n + 1, [6])[0]) for n in range(7_200)),
        Counter(tuple(source.values("die", n, [6, 6])) for n in range(7_200)),
        Counter(tuple(source.values("die", n, [6] * 9)[7:]) for n in range(7_200)),
    ):
        assert len(pairs) == 36
        assert sum((n - 200) ** 2 / 200 for n in pairs.values()) < 80


@pytest.mark.parametrize("seed", ["", "x" * 65, "é" * 33, "\udcff"])
def test_a_seed_that_is_none_is_refused_in_one_sentence(seed: str) -> None:
    with pytest.raises(SoloistError) as error:
        Keyed(seed)
    assert str(error.value) == "A seed has from 1 to 64 letters or digits; one with an accent counts for two or more."


@pytest.mark.parametrize("seed", ["0", "x" * 64, "é" * 32, "two words"])
def test_other_seeds_are_taken(seed: str) -> None:
    assert 0 <= Keyed(seed).values("die", 1, [6])[0] < 6


def test_fresh_chance_stays_in_its_bounds_and_takes_no_notice_of_keys() -> None:
    values = Fresh(Random(3)).values("die", 1, [6] * 600)
    assert set(values) == set(range(6))
    assert Fresh(Random(3)).values("other", 2, [6] * 600) == values
    source = Fresh(Random(3))
    assert source.values("die", 1, [1000] * 8) != source.values("die", 1, [1000] * 8)
