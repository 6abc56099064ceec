"""Bags: what is drawn is decided at the draw, and every order of the pieces is as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from soloist.engine import bags

counts = st.lists(st.integers(0, 4), min_size=1, max_size=6)


def test_sizes_are_what_is_left_at_each_draw() -> None:
    assert bags.sizes([2, 0, 3], 3) == [5, 4, 3]
    assert bags.sizes([2, 0, 1], 5) == [3, 2, 1]
    assert bags.sizes([0, 0], 2) == []
    assert bags.sizes([4], 0) == []


def test_a_value_points_at_a_piece_in_the_order_of_the_kinds() -> None:
    bag = [2, 0, 3]
    assert bags.drawn(bag, (7, 8, 9), [1, 1]) == [7, 9]
    assert bag == [1, 0, 2]
    assert bags.drawn(bag, (7, 8, 9), [0, 1]) == [7, 9]
    assert bag == [0, 0, 1]


def test_every_order_of_the_pieces_is_as_likely() -> None:
    """All values that can fall, each once: every order of the five pieces comes as often as it can be laid."""
    bag, kinds = [2, 1, 2], ("a", "b", "c")
    falls = product(*(range(size) for size in bags.sizes(bag, 5)))
    found = Counter(tuple(bags.drawn(list(bag), kinds, values)) for values in falls)  # type: ignore[arg-type]
    assert found == Counter(permutations("aabcc"))


@given(counts, st.integers(0, 30), st.data())
def test_what_is_drawn_and_what_is_left_are_what_was_there(bag: list[int], n: int, data: st.DataObject) -> None:
    kinds = list(range(10, 10 + len(bag)))
    values = [data.draw(st.integers(0, size - 1)) for size in bags.sizes(bag, n)]
    left = list(bag)
    pieces = bags.drawn(left, kinds, values)
    assert len(pieces) == min(n, sum(bag))
    assert [left[place] + pieces.count(kind) for place, kind in enumerate(kinds)] == bag
    taken = list(bag)
    bags.take(taken, kinds, pieces)
    assert taken == left


def test_a_prepared_deck_is_bags_of_its_own() -> None:
    first, second = [1, 0], [0, 2]
    deck = bags.prepared(first, second)
    deck[0][0] = 0
    assert first == [1, 0]
    assert deck == [[0, 0], [0, 2]]
