"""Ladders: the priority lists of a printed opponent. A ladder decides, and says how it came to that.

Candidates climb rung by rung. Each rung keeps those that pass (`must`, `prefer`) or those that are best (`most`,
`least`); narrowing is lexicographic, nothing is weighed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Generic, Literal, cast

from soloist.engine.sight import NOWHERE, At, Fact, M, Sight, Thing, Where, X, in_order
from soloist.engine.trace import LadderSeen, RungSeen, Tie, Trace

How = Literal["must", "prefer", "most", "least"]
"""What a rung keeps: those that pass, even if nobody does; those that pass, if any do; the highest; the lowest."""


# No slots: together with frozen they would break `Rung[Own, Candidate](...)` on Python 3.11.
@dataclass(frozen=True, eq=False)
class Rung(Generic[M, X]):
    """One line of a priority list: a fact that is seen, or a function of the opponent's own state and a candidate."""

    how: How
    name: str
    clause: str
    by: Fact | Callable[[M, X], int]


@dataclass(frozen=True, eq=False)
class Ladder(Generic[M, X]):
    """A priority list.

    `found` is the fact by which candidates are seen that the caller does not know. `says` gives the own values that the
    ladder's question to a person mentions. `same` returns what about a candidate matters to the opponent: candidates
    that are equal in that are one. `then` names the ladder of each row of a list, which breaks the ties inside that
    row. `instead_of` is the ladder in whose place this one is tried when that one leaves nobody.
    """

    name: str
    clause: str
    rungs: tuple[Rung[M, X], ...] = ()
    found: Fact | None = None
    says: Callable[[M], Mapping[str, Thing]] | None = None
    same: Callable[[M, X], Thing] | None = None
    then: Callable[[X], Ladder[M, X]] | None = None
    instead_of: Ladder[M, X] | None = None

    def pick(
        self, me: M, sight: Sight, things: Sequence[X] | None = None, at: At = NOWHERE, why: Trace | None = None
    ) -> X | None:
        """Return the best candidate, or None if nobody is left; what is still equal is drawn.

        `things` are the candidates (None: those that `found` sees), `at` the names that facts need, and `why` hears how
        it went.
        """
        left, seen = self._walk(me, sight, things, at, why)
        if not left:
            return None
        place = sight.draw(self.name, me, len(left)) if len(left) > 1 else 0
        if seen is not None:
            seen.took = left[place]
            if len(left) > 1:
                seen.tie = Tie(tuple(left), place)
        return left[place]

    def best(
        self, me: M, sight: Sight, things: Sequence[X] | None = None, at: At = NOWHERE, why: Trace | None = None
    ) -> list[X]:
        """Return all that are still equal, in canonical order: for a rule that lets the person choose among them."""
        left, seen = self._walk(me, sight, things, at, why)
        if seen is not None:
            seen.took = left[0] if len(left) == 1 else None
            seen.tie = Tie(tuple(left), None) if len(left) > 1 else None
        return left

    def _walk(
        self, me: M, sight: Sight, things: Sequence[X] | None, at: At, why: Trace | None
    ) -> tuple[list[X], LadderSeen | None]:
        seen = None
        if why is not None:
            seen = why.ladder(self.name, self.clause, self.instead_of.name if self.instead_of else "")
        left = sight.walked(self, me, at) if things is None else None
        if left is None:
            left = self._candidates(sight, things, at)
            if seen is not None:
                seen.candidates = tuple(left)
            ladder: Ladder[M, X] | None = self
            while left and ladder is not None:
                left = ladder._climb(me, sight, left, at, seen)
                ladder = ladder._row(left)
        elif seen is not None:
            seen.judged = True
        kinds = self._kinds(me, left) if len(left) > 1 else left
        if seen is not None and len(kinds) < len(left):
            seen.alike = tuple(left)
        return kinds, seen

    def _candidates(self, sight: Sight, things: Sequence[X] | None, at: At) -> list[X]:
        if things is not None:
            return list(dict.fromkeys(things))
        if self.found is None:
            raise TypeError(f"the ladder {self.name} has no candidates and no fact that finds them")
        return cast("list[X]", sight.find(self.found, at))

    def _climb(self, me: M, sight: Sight, left: list[X], at: At, seen: LadderSeen | None) -> list[X]:
        """Return whom the rungs leave; nothing is asked about one who is alone, except whether it may stay."""
        judged = sight.judged(self, me, left, at, seen)
        if judged is not None:
            return judged
        where: Where
        for rung in self.rungs:
            how, by = rung.how, rung.by
            if len(left) == 1 and how != "must":
                continue
            values: Sequence[int]
            if isinstance(by, Fact):
                values = sight.see(by, left, at, how)
                where = sight.where
                if len(values) != len(left):
                    raise TypeError(f"{by.name}: {len(values)} values for {len(left)} candidates")
            else:
                values = [by(me, x) for x in left]
                where = "own"
            stay = those_who_stay(how, left, values)
            if seen is not None:
                seen.rungs.append(RungSeen(rung.name, rung.clause, how, tuple(left), tuple(values), tuple(stay), where))
            left = stay
            if not left:
                break
        return left

    def _row(self, left: list[X]) -> Ladder[M, X] | None:
        """Return the ladder of the row in which all are that are left."""
        if self.then is None or not left:
            return None
        row = self.then(left[0])
        if any(self.then(x) is not row for x in left[1:]):
            raise TypeError(f"the rungs of {self.name} leave more than one row")
        return row

    def _kinds(self, me: M, left: list[X]) -> list[X]:
        """Return one candidate of each kind, in the canonical order of the kinds."""
        left = in_order(left)
        if self.same is None:
            return left
        kinds: dict[Thing, X] = {}
        for x in left:
            kinds.setdefault(self.same(me, x), x)
        return [kinds[kind] for kind in in_order(kinds)]


def those_who_stay(how: How, left: list[X], values: Sequence[int]) -> list[X]:
    """Return those that pass or are best, by their values."""
    if how == "must":
        return list(compress(left, values))
    if how == "prefer":
        return list(compress(left, values)) or left
    best = max(values) if how == "most" else min(values)
    if values.count(best) == len(left):
        return left
    return [x for x, value in zip(left, values, strict=True) if value == best]
