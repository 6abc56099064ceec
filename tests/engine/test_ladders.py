"""Ladders: each kind of rung by hand, and any ladder against a slow, literal reading of it.

The made-up opponent sends a merchant to one of several towns. Its own state holds numbers about the towns, the board
other ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soloist.engine.answerers import Recorded, Straight
from soloist.engine.chance import Keyed
from soloist.engine.ladders import How, Ladder, Rung
from soloist.engine.questions import Notation
from soloist.engine.sight import NOWHERE, At, BoardSight, Fact, Look, Thing, Wanted, Where, canonical, draw, in_order
from soloist.engine.table import Table, Waiting
from soloist.engine.trace import LadderSeen, RungSeen, Tie, Trace


@dataclass
class Me:
    turn: int = 1
    drawn: dict[str, int] = field(default_factory=dict)
    own: dict[Thing, int] = field(default_factory=dict)


@dataclass
class Board:
    seen: dict[Thing, int] = field(default_factory=dict)
    lying: list[Thing] = field(default_factory=list)
    looked: list[tuple[Thing, ...]] = field(default_factory=list)


def look_near(board: Board, x: Thing, start: Thing, steps: int) -> bool:
    board.looked.append((x, start, steps))
    return board.seen[x] <= steps


def look_number(board: Board, x: Thing) -> int:
    board.looked.append((x,))
    return board.seen[x]


def look_lying(board: Board, start: Thing) -> list[Thing]:
    return [thing for thing in board.lying if thing != start]


NEAR = Fact("near", "Which of these lie within {steps} of {start}?", ("start", "steps"))
NUMBER = Fact("number", "How many points has {x}?", (), "number")
LYING = Fact("lying", "What lies near {start}?", ("start",), "things")
LOOKS: Mapping[Fact, Look] = {NEAR: look_near, NUMBER: look_number, LYING: look_lying}
AT: At = {"start": "Bonn", "steps": 2, "more": "nobody needs this"}


def own(me: Me, x: Thing) -> int:
    return me.own[x]


def table(seed: str = "1") -> Table:
    return Straight(None, lambda question, state: (), Keyed(seed))


def ladder(*rungs: tuple[How, Fact | Callable[[Me, Thing], int]], **more: object) -> Ladder[Me, Thing]:
    made = tuple(Rung(how, f"rung {n}", f"c{n}", by) for n, (how, by) in enumerate(rungs))
    return Ladder("Town", "c", made, **more)  # type: ignore[arg-type]


def pick(
    one: Ladder[Me, Thing],
    own: dict[Thing, int] | None = None,
    seen: dict[Thing, int] | None = None,
    why: Trace | None = None,
    board: Board | None = None,
) -> Thing | None:
    board = board or Board()
    board.seen = seen or {}
    things = None if one.found else list(own or board.seen)
    return one.pick(Me(own=own or {}), BoardSight(board, LOOKS, table()), things, AT, why)


class TestRungs:
    def test_must_keeps_those_that_pass(self) -> None:
        assert pick(ladder(("must", own)), {"a": 0, "b": 1, "c": 0}) == "b"

    def test_must_that_nobody_passes_leaves_nobody(self) -> None:
        assert pick(ladder(("must", own)), {"a": 0, "b": 0}) is None

    def test_must_is_asked_of_one_who_is_alone(self) -> None:
        assert pick(ladder(("must", own)), {"a": 0}) is None
        assert pick(ladder(("most", NUMBER), ("must", own)), {"a": 0, "b": 1}, {"a": 2, "b": 1}) is None

    def test_prefer_keeps_those_that_pass(self) -> None:
        assert pick(ladder(("prefer", own)), {"a": 0, "b": 1, "c": 0}) == "b"

    def test_prefer_that_nobody_passes_is_skipped(self) -> None:
        assert pick(ladder(("prefer", own), ("most", NUMBER)), {"a": 0, "b": 0}, {"a": 1, "b": 2}) == "b"

    def test_most_and_least_keep_the_best(self) -> None:
        assert pick(ladder(("most", own)), {"a": -3, "b": -1, "c": -2}) == "b"
        assert pick(ladder(("least", own)), {"a": -3, "b": -1, "c": -2}) == "a"

    def test_an_earlier_rung_weighs_more_than_all_later_ones(self) -> None:
        one = ladder(("most", own), ("most", NUMBER), ("most", NUMBER))
        assert pick(one, {"a": 2, "b": 1}, {"a": 0, "b": 1000}) == "a"

    def test_rungs_after_nobody_is_left_are_not_climbed(self) -> None:
        board = Board()
        assert pick(ladder(("must", own), ("must", NUMBER)), {"a": 0, "b": 0}, {"a": 1, "b": 1}, board=board) is None
        assert board.looked == []

    def test_nothing_is_seen_about_one_who_is_alone(self) -> None:
        for how in ("prefer", "most", "least"):
            board = Board()
            assert pick(ladder(("must", own), (how, NUMBER)), {"a": 0, "b": 1}, {"a": 1, "b": 1}, board=board) == "b"
            assert board.looked == []

    def test_a_fact_gets_the_names_that_it_needs(self) -> None:
        board = Board()
        assert pick(ladder(("must", NEAR)), {"a": 0, "b": 0}, {"a": 3, "b": 2}, board=board) == "b"
        assert board.looked == [("a", "Bonn", 2), ("b", "Bonn", 2)]
        with pytest.raises(KeyError):
            BoardSight(board, LOOKS, table()).see(NEAR, ["a"], {"start": "Bonn"})

    def test_only_those_that_are_left_are_looked_at(self) -> None:
        board = Board()
        pick(ladder(("must", own), ("most", NUMBER)), {"a": 1, "b": 0, "c": 1}, {"a": 1, "b": 9, "c": 2}, board=board)
        assert board.looked == [("a",), ("c",)]

    def test_a_sight_that_loses_one_is_noticed(self) -> None:
        class Blind(BoardSight[Board]):
            def see(
                self, fact: Fact, things: Sequence[Thing], at: At = NOWHERE, how: How | None = None
            ) -> Sequence[int]:
                return [1]

        with pytest.raises(TypeError, match="near: 1 values for 2 candidates"):
            ladder(("must", NEAR)).pick(Me(), Blind(Board(), LOOKS, table()), ["a", "b"], AT)


class TestCandidates:
    def test_nobody_is_nobody(self) -> None:
        assert ladder(("must", own)).pick(Me(), BoardSight(Board(), LOOKS, table()), []) is None
        assert ladder().pick(Me(), BoardSight(Board(), LOOKS, table()), []) is None

    def test_found_ones_are_kinds_in_canonical_order(self) -> None:
        board = Board(lying=["b", ("a", 2), "Bonn", ("a", 1), 3, "b", ("a", "x")])
        sight = BoardSight(board, LOOKS, table())
        assert sight.find(LYING, AT) == [3, ("a", 1), ("a", 2), ("a", "x"), "b"]
        why = Trace()
        ladder(found=LYING).pick(Me(), sight, None, AT, why)
        assert why.items[0].candidates == (3, ("a", 1), ("a", 2), ("a", "x"), "b")  # type: ignore[union-attr]

    def test_candidates_are_kinds(self) -> None:
        me, sight = Me(), BoardSight(Board(), LOOKS, table())
        assert ladder().pick(me, sight, ["a", "a", "a"]) == "a"
        assert me.drawn == {}

    def test_without_candidates_and_without_a_fact_that_finds_them_it_is_a_fault(self) -> None:
        with pytest.raises(TypeError, match="Town has no candidates"):
            ladder().pick(Me(), BoardSight(Board(), LOOKS, table()))


class TestTies:
    def test_what_is_still_equal_is_drawn_by_turn_and_ladder_and_how_manieth(self) -> None:
        things: list[Thing] = ["c", "a", "b"]
        me, sight = Me(turn=7), BoardSight(Board(), LOOKS, table("5"))
        drawn = [ladder().pick(me, sight, things) for _ in range(3)]
        source = Keyed("5")
        keys = [("Town", 7), ("Town, 2", 7), ("Town, 3", 7)]
        assert drawn == ["abc"[source.values(label, index, [3])[0]] for label, index in keys]
        assert me.drawn == {"Town": 3}

    def test_draws_count_for_each_ladder_by_itself(self) -> None:
        class Keys(Straight[None]):
            def one_of(self, label: str, index: int, size: int) -> int:
                asked.append((label, index))
                return 0

        asked: list[tuple[str, int]] = []
        me = Me(turn=4)
        noting = Keys(None, lambda question, state: (), Keyed("1"))
        for label in ("x", "y", "x", "y", "x"):
            draw(noting, label, me, 2)
        assert asked == [("x", 4), ("y", 4), ("x, 2", 4), ("y, 2", 4), ("x, 3", 4)]
        assert me.drawn == {"x": 3, "y": 2}
        me.turn, me.drawn = 5, {}
        draw(noting, "x", me, 2)
        assert asked[-1] == ("x", 5)

    def test_a_draw_that_waits_is_not_counted(self) -> None:
        me = Me()
        with pytest.raises(Waiting):
            draw(Recorded([], None, Notation()), "x", me, 2)
        assert me.drawn == {}

    def test_the_order_of_the_candidates_does_not_matter(self) -> None:
        for turn in range(20):
            found = {
                ladder().pick(Me(turn=turn), BoardSight(Board(), LOOKS, table()), things)
                for things in (
                    [3, "a", ("b", 1), ("b", "x")],
                    [("b", "x"), ("b", 1), "a", 3],
                    ["a", 3, ("b", "x"), ("b", 1)],
                )
            }
            assert len(found) == 1

    def test_no_draw_without_a_tie(self) -> None:
        me = Me(own={"a": 1, "b": 2})
        assert ladder(("most", own)).pick(me, BoardSight(Board(), LOOKS, table()), ["a", "b"]) == "b"
        assert me.drawn == {}

    def test_equal_ones_come_equally_often(self) -> None:
        sight = BoardSight(Board(), LOOKS, table("2"))
        found = [ladder().pick(Me(turn=turn), sight, ["a", "b", "c"]) for turn in range(900)]
        assert all(250 < found.count(thing) < 350 for thing in "abc")

    def test_best_leaves_the_choice_to_somebody_else(self) -> None:
        me, why = Me(own={"c": 2, "a": 2, "b": 1}), Trace()
        assert ladder(("most", own)).best(me, BoardSight(Board(), LOOKS, table()), ["c", "b", "a"], why=why) == [
            "a",
            "c",
        ]
        assert me.drawn == {}
        seen = why.items[0]
        assert (seen.tie, seen.took, seen.failed) == (Tie(("a", "c"), None), None, False)  # type: ignore[union-attr]


class TestSame:
    SAME = staticmethod(lambda me, x: x[0])

    def test_what_does_not_matter_is_no_tie(self) -> None:
        me = Me()
        one = ladder(same=self.SAME)
        assert one.pick(me, BoardSight(Board(), LOOKS, table()), [("a", 2), ("a", 1)]) == ("a", 1)
        assert me.drawn == {}

    def test_kinds_are_drawn_and_not_what_makes_them(self) -> None:
        sight = BoardSight(Board(), LOOKS, table("3"))
        many: list[Thing] = [("b", 1), *(("a", n) for n in range(9))]
        found = [ladder(same=self.SAME).pick(Me(turn=turn), sight, many) for turn in range(400)]
        assert 150 < found.count(("b", 1)) < 250
        assert set(found) == {("a", 0), ("b", 1)}

    def test_the_draw_is_the_same_whichever_stands_for_a_kind(self) -> None:
        """A person may name another one of the same kind: ("c", 0) would stand before or behind."""
        one = ladder(same=lambda me, x: x[1])
        for turn in range(20):
            sight = BoardSight(Board(), LOOKS, table())
            first = one.pick(Me(turn=turn), sight, [("a", 2), ("b", 1), ("c", 2)])
            other = one.pick(Me(turn=turn), sight, [("c", 2), ("b", 1)])
            assert first is not None
            assert other is not None
            assert first[1] == other[1]  # type: ignore[index]

    def test_it_may_look_at_the_opponents_own_state(self) -> None:
        me = Me(own={"a": 1, "b": 1, "c": 2})
        one = ladder(same=lambda me, x: me.own[x])
        assert one.best(me, BoardSight(Board(), LOOKS, table()), ["c", "b", "a"]) == ["a", "c"]


ROWS: dict[int, Ladder[Me, Thing]] = {
    1: Ladder("Row 1", "r1", (Rung("most", "size", "r1", lambda me, x: x[1]),)),  # type: ignore[index]
    2: Ladder("Row 2", "r2", (Rung("least", "size", "r2", lambda me, x: x[1]),)),  # type: ignore[index]
    3: Ladder("Row 3", "r3", (Rung("must", "even size", "r3", lambda me, x: x[1] % 2 == 0),)),  # type: ignore[index]
}


def row(x: Thing) -> int:
    return x[0]  # type: ignore[index,return-value]


class TestThen:
    LIST = ladder(("least", lambda me, x: row(x)), then=lambda x: ROWS[row(x)])

    @pytest.mark.parametrize(
        ("things", "best"),
        [
            ([(2, 1), (1, 5), (1, 6), (1, 4)], (1, 6)),
            ([(2, 3), (2, 1), (2, 2)], (2, 1)),
            ([(3, 1), (2, 9)], (2, 9)),
            ([(3, 1), (3, 2), (3, 3)], (3, 2)),
            ([(3, 1)], None),
            ([(3, 1), (3, 3)], None),
        ],
    )
    def test_each_row_has_its_own_tie_break(self, things: list[Thing], best: Thing | None) -> None:
        assert self.LIST.pick(Me(), BoardSight(Board(), LOOKS, table()), things) == best

    def test_the_draw_is_the_lists_own(self) -> None:
        me = Me()
        rows = Ladder[Me, Thing]("Row", "r")
        flat = ladder(then=lambda x: rows)
        flat.pick(me, BoardSight(Board(), LOOKS, table()), ["a", "b"])
        assert me.drawn == {"Town": 1}

    def test_rungs_that_leave_two_rows_are_a_fault(self) -> None:
        with pytest.raises(TypeError, match="the rungs of Town leave more than one row"):
            ladder(then=lambda x: ROWS[row(x)]).pick(Me(), BoardSight(Board(), LOOKS, table()), [(1, 1), (2, 1)])

    def test_rows_may_have_rows(self) -> None:
        inner = {"x": ladder(("most", own)), "y": ladder(("least", own))}
        outer = ladder(then=lambda x: inner[x[1]])
        first = ladder(("least", lambda me, x: x[1]), then=lambda x: outer)
        me = Me(own={"ax": 1, "bx": 2, "cy": 3})
        assert first.pick(me, BoardSight(Board(), LOOKS, table()), ["ax", "bx", "cy"]) == "bx"


# A slow, literal reading


def literal(one: Ladder[Me, Thing], me: Me, board: Board, things: Sequence[Thing], at: At, seed: str) -> Thing | None:
    """Read the list as a person would: somebody stays if nothing is better by this line."""

    def value(rung: Rung[Me, Thing], x: Thing) -> int:
        if isinstance(rung.by, Fact):
            if rung.by is NEAR:
                return int(board.seen[x] <= at["steps"])  # type: ignore[operator]
            return board.seen[x]
        return rung.by(me, x)

    left = set(things)
    walked: Ladder[Me, Thing] | None = one
    while walked is not None and left:
        for rung in walked.rungs:
            if rung.how == "must":
                left = {x for x in left if value(rung, x)}
            elif rung.how == "prefer":
                if any(value(rung, x) for x in left):
                    left = {x for x in left if value(rung, x)}
            elif rung.how == "most":
                left = {x for x in left if not any(value(rung, y) > value(rung, x) for y in left)}
            else:
                left = {x for x in left if not any(value(rung, y) < value(rung, x) for y in left)}
        walked = walked.then(next(iter(left))) if walked.then and left else None
    if not left:
        return None

    def before(one: Thing, other: Thing) -> bool:
        """Numbers before texts, place by place; what ends first comes first."""
        a = one if isinstance(one, tuple) else (one,)
        b = other if isinstance(other, tuple) else (other,)
        for p, q in zip(a, b, strict=False):
            if p != q:
                if isinstance(p, str) == isinstance(q, str):
                    return p < q  # type: ignore[operator]
                return isinstance(q, str)
        return len(a) < len(b)

    def key(x: Thing) -> Thing:
        return one.same(me, x) if one.same else x

    kinds: list[Thing] = []
    for kind in {key(x) for x in left}:
        place = sum(before(other, kind) for other in kinds)
        kinds.insert(place, kind)
    n = 0 if len(kinds) == 1 else Keyed(seed).values(one.name, me.turn, [len(kinds)])[0]
    winners = [x for x in left if key(x) == kinds[n]]
    return next(x for x in winners if not any(before(y, x) for y in winners))


things = st.one_of(
    st.sampled_from("abcd"), st.integers(0, 3), st.tuples(st.sampled_from("ab"), st.integers(0, 2)),
    st.tuples(st.sampled_from("ab"), st.sampled_from("xy"), st.integers(0, 1)),
)  # fmt: skip
hows = st.sampled_from(("must", "prefer", "most", "least"))
bys = st.one_of(
    st.sampled_from((NEAR, NUMBER, own)), st.sampled_from((lambda me, x: me.own[x] % 2, lambda me, x: -me.own[x]))
)
rung_lists = st.lists(st.tuples(hows, bys), max_size=6)
sames = st.sampled_from((None, None, lambda me, x: me.own[x], lambda me, x: x[0] if isinstance(x, tuple) else x))


@given(
    rung_lists,
    st.lists(rung_lists, min_size=3, max_size=3),
    st.booleans(),
    sames,
    st.lists(things, unique=True, max_size=9),
    st.integers(1, 30),
    st.data(),
)
def test_any_ladder_against_a_literal_reading(
    rungs: list[tuple[How, Fact]],
    rows: list[list[tuple[How, Fact]]],
    with_rows: bool,
    same: Callable[[Me, Thing], Thing] | None,
    candidates: list[Thing],
    turn: int,
    data: st.DataObject,
) -> None:
    numbers = st.lists(st.integers(0, 4), min_size=len(candidates), max_size=len(candidates))
    me = Me(turn=turn, own=dict(zip(candidates, data.draw(numbers), strict=True)))
    board = Board(dict(zip(candidates, data.draw(numbers), strict=True)))
    then = None
    if with_rows:
        by_row = [ladder(*row) for row in rows]
        rungs = [("least", lambda me, x: me.own[x] % 3), *rungs]  # type: ignore[list-item]
        then = lambda x: by_row[me.own[x] % 3]  # noqa: E731
    one = ladder(*rungs, same=same, then=then)
    expected = literal(one, me, board, candidates, AT, "77")
    why = Trace()
    for trace in (None, why):
        me.drawn.clear()
        sight = BoardSight(board, LOOKS, table("77"))
        assert one.pick(me, sight, data.draw(st.permutations(candidates)), AT, trace) == expected
    seen = why.items[0]
    assert seen.took == expected  # type: ignore[union-attr]
    assert_tells_the_truth(seen.rungs, seen.candidates, me, board)  # type: ignore[union-attr]


def assert_tells_the_truth(rungs: list[RungSeen], candidates: Sequence[Thing], me: Me, board: Board) -> None:
    """Each rung starts with those whom the one before left, and its values say who stays."""
    left = tuple(candidates)
    for rung in rungs:
        assert rung.came == left
        assert rung.where in ("own", "board")
        values = dict(zip(rung.came, rung.values, strict=True))
        if rung.how in ("must", "prefer"):
            stay = [x for x in left if values[x]]
            assert list(rung.stay) == (stay if stay or rung.how == "must" else list(left))
        else:
            best = (max if rung.how == "most" else min)(values.values())
            assert list(rung.stay) == [x for x in left if values[x] == best]
        left = rung.stay


class Person:
    """The place for a person's sight: told the best only, walking a whole ladder, or asked rung by rung.

    It is fed from a board, as a person is who looks at one, and answers in another order.
    """

    where: Where = "told"

    def __init__(self, board: BoardSight[Board], walks: bool) -> None:
        self.board, self.walks = board, walks
        self.wanted: list[Wanted] = []

    def see(self, fact: Fact, things: Sequence[Thing], at: At = NOWHERE, how: How | None = None) -> Sequence[int]:
        values = self.board.see(fact, things, at)
        self.where = "told"
        if how in ("most", "least"):
            self.where = "judged"
            best = max(values) if how == "most" else min(values)
            return [int((value == best) == (how == "most")) for value in values]
        return values

    def find(self, fact: Fact, at: At = NOWHERE) -> list[Thing]:
        return self.board.find(fact, at)

    def walked(self, ladder: Ladder[Me, Thing], me: Me, at: At) -> list[Thing] | None:
        return ladder.best(me, self.board, None, at)[::-1] if self.walks else None

    def judged(
        self, ladder: Ladder[Me, Thing], me: Me, left: list[Thing], at: At, seen: LadderSeen | None
    ) -> list[Thing] | None:
        if not self.walks:
            return None
        whole = Ladder[Me, Thing](ladder.name, ladder.clause, ladder.rungs)
        return whole.best(me, self.board, left, at)[::-1]

    def soon(self, *wanted: Wanted) -> None:
        self.wanted += wanted

    def draw(self, label: str, me: Me, size: int) -> int:
        return self.board.draw(label, me, size)


@given(
    rung_lists,
    st.lists(things, unique=True, max_size=9),
    sames,
    st.booleans(),
    st.booleans(),
    st.integers(1, 30),
    st.data(),
)
def test_a_person_fits_into_the_same_place_and_decides_the_same(
    rungs: list[tuple[How, Fact]],
    candidates: list[Thing],
    same: Callable[[Me, Thing], Thing] | None,
    walks: bool,
    finds: bool,
    turn: int,
    data: st.DataObject,
) -> None:
    numbers = st.lists(st.integers(0, 4), min_size=len(candidates), max_size=len(candidates))
    own_values = dict(zip(candidates, data.draw(numbers), strict=True))
    board = Board(dict(zip(candidates, data.draw(numbers), strict=True)), lying=candidates)
    one = ladder(*rungs, same=same, found=LYING)
    given = None if finds else candidates
    first, second, why = Me(turn, own=own_values), Me(turn, own=own_values), Trace()
    digital = BoardSight(board, LOOKS, table())
    took = one.pick(first, digital, given, AT)
    again = one.pick(second, Person(digital, walks), given, AT, why)
    assert (took is None) == (again is None)
    if took is not None and again is not None:
        assert (same or (lambda me, x: x))(first, took) == (same or (lambda me, x: x))(second, again)
    assert first.drawn == second.drawn
    seen = why.items[0]
    assert seen.judged is (walks and finds)  # type: ignore[union-attr]
    assert all(rung.where in ("own", "told", "judged") for rung in seen.rungs)  # type: ignore[union-attr]


def test_the_canonical_order_has_numbers_before_texts_and_short_before_long() -> None:
    mixed: list[Thing] = ["b", ("b", 1), 2, ("b", "a"), 10, ("b", 1, 0), "a"]
    assert in_order(mixed) == [2, 10, "a", "b", ("b", 1), ("b", 1, 0), ("b", "a")]


PARTS = st.integers(-2, 2) | st.sampled_from(["", "a", "b"])


@given(st.lists(PARTS | st.lists(PARTS, min_size=1, max_size=3).map(tuple)))
def test_the_order_is_canonical_whatever_is_ordered(things: list[Thing]) -> None:
    assert in_order(things) == sorted(things, key=canonical)
