"""Whole lists at the table: of a list of the Magistrate the winner is picked by one tap.

All its lists end with something that it knows itself, such as the place from the left, so that there is one winner.
If only places that pass are wanted, they stand in its own order: the first of them that passes is told. Otherwise the
rules are shown, to the last one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, cast

from soloist.engine.asking import About, RungAsked, option_of
from soloist.engine.ladders import Ladder, Rung, those_who_stay
from soloist.engine.memory import Keeps, asked, asked_of, needed, text_of
from soloist.engine.person import PersonSight
from soloist.engine.questions import Option, Question
from soloist.engine.sight import At, Fact, M, X
from soloist.engine.trace import LadderSeen, RungSeen, RungsJudged
from soloist.games.merv.beside.state import Beside, soldiers_stay
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.ladders import WALL_PLACE, WALL_PLACE_ALIKE

NONE_OF_THESE: Option = ("none",)
FIRST: Final = ", the first"
"""How the name of a question goes on that asks for the first that passes."""
SURE: Final = (WALL_PLACE.name, WALL_PLACE_ALIKE.name)
"""The lists of which somebody passes surely: while a segment is left, there is a place for it."""
Values = Sequence[int | None]


@dataclass(slots=True)
class Judging(Generic[M, X]):
    """One way up a list: what is known in front decides by itself, a person judges the rest of it."""

    sight: PersonSight[Beside]
    ladder: Ladder[M, X]
    me: M
    at: At
    seen: LadderSeen | None

    def judge(self, left: list[X]) -> list[X]:
        """Return whom the list leaves."""
        rungs = list(self.ladder.rungs)
        self.sight.where = "remembered"
        while rungs and left and None not in (values := self.values(rungs[0], left)):
            left = self.stay(rungs.pop(0), left, values)
        if not rungs or not left:
            return left
        came, left = left, [x for x in left if not self.fails(rungs, x)]
        if not left:
            return self.judged(rungs, came, left)
        if len(left) == 1:
            return self.alone(rungs, left)
        unknown = [rung for rung in rungs if None in self.values(rung, left)]
        if all(rung.how in ("must", "prefer") for rung in unknown):
            return self.first(rungs, unknown, left)
        return self.best(rungs, left)

    def alone(self, rungs: Sequence[Rung[M, X]], left: list[X]) -> list[X]:
        """Ask about one who is alone only whether it may stay."""
        for rung in rungs:
            if rung.how == "must" and left:
                values: Values
                if isinstance(rung.by, Fact):
                    asks = RungAsked(rung.how, rung.name, rung.clause, rung.by)
                    values = self.sight.see_for(asks, rung.by, left, self.at)
                else:
                    values = [rung.by(self.me, left[0])]
                left = self.stay(rung, left, values)
        return left

    def values(self, rung: Rung[M, X], left: Sequence[X]) -> Values:
        """Return the values of a rung, as far as they are known."""
        if isinstance(rung.by, Fact):
            return self.sight.known(rung.by, left, self.at, rung.how)
        return [rung.by(self.me, x) for x in left]

    def fails(self, rungs: Sequence[Rung[M, X]], x: X) -> bool:
        """Whether somebody is known to fail what must be."""
        return any(rung.how == "must" and self.values(rung, [x]) == [0] for rung in rungs)

    def stay(self, rung: Rung[M, X], left: list[X], values: Values) -> list[X]:
        """Climb a rung of which everything is known."""
        numbers = cast("Sequence[int]", values)
        stay = those_who_stay(rung.how, left, numbers)
        if self.seen is not None:
            where = self.sight.where if isinstance(rung.by, Fact) else "own"
            came = tuple(left)
            self.seen.rungs.append(
                RungSeen(rung.name, rung.clause, rung.how, came, tuple(numbers), tuple(stay), where)
            )  # fmt: skip
        return stay

    # The first that passes.
    def first(self, rungs: Sequence[Rung[M, X]], unknown: Sequence[Rung[M, X]], left: list[X]) -> list[X]:
        """Return the first in the Magistrate's order that passes what a person sees."""
        known = [rung for rung in rungs if rung not in unknown]
        ordered = self.ordered(known, left)
        passing = [x for x in ordered if all(self.values(rung, [x]) != [0] for rung in unknown)]
        found = passing[0] if passing and self.passes(unknown, passing[0]) else None
        if found is None and passing:
            found = self.ask_first(unknown, passing)
        if found is None and all(rung.how == "prefer" for rung in unknown):
            found = ordered[0]
        return self.judged(rungs, left, [] if found is None else [found])

    def passes(self, unknown: Sequence[Rung[M, X]], x: X) -> bool:
        """Whether somebody is known to pass."""
        return all(self.values(rung, [x]) == [1] for rung in unknown)

    def ordered(self, known: Sequence[Rung[M, X]], left: list[X]) -> list[X]:
        """Return them by what is known of them, the best first."""
        rest, ordered = list(left), []
        while rest:
            best = rest
            for rung in known:
                best = those_who_stay(rung.how, best, cast("Sequence[int]", self.values(rung, best)))
            ordered += best
            rest = [x for x in rest if x not in best]
        return ordered

    def ask_first(self, unknown: Sequence[Rung[M, X]], things: list[X]) -> X | None:
        """Ask for the first that passes, and remember of those before it that they do not."""
        asks = [RungAsked("must", rung.name, rung.clause, cast(Fact, rung.by)) for rung in unknown]
        asks.append(RungAsked("least", "place", self.ladder.clause, None, tuple(range(len(things)))))
        found = self.ask(self.ladder.name + FIRST, asks, things)
        failed = things if found is None else things[: things.index(found)]
        fact = asks[-2].fact
        if fact is not None and len(unknown) == 1 and found is not None:
            self.keep(fact, found, 1)
        for x in failed:
            if fact is not None:
                self.keep(fact, x, 0)
        return found

    def keep(self, fact: Fact, x: X, value: int) -> None:
        """Keep a value; a building that is protected stays so, as its soldier and its walls do."""
        final = fact.keeps == "no" or (fact is facts.UNPROTECTED and soldiers_stay(self.sight.game))
        keeps: Keeps = "no" if final and not value else "turn"
        line = asked_of(asked(fact.name, needed((fact,), self.at)), x)
        self.sight.memory.keep(line, (value,), keeps, (fact,))

    # The best by a list.
    def best(self, rungs: Sequence[Rung[M, X]], left: list[X]) -> list[X]:
        """Return the best by the rest of the list, as a person judges it."""
        asks = []
        for rung in rungs:
            values = self.values(rung, left)
            if None in values:
                asks.append(RungAsked(rung.how, rung.name, rung.clause, cast(Fact, rung.by)))
            else:
                asks.append(RungAsked(rung.how, rung.name, rung.clause, None, tuple(cast("Sequence[int]", values))))
        found = self.ask(self.ladder.name, asks, left)
        must = rungs[0].by
        if rungs[0].how == "must" and isinstance(must, Fact):
            for x in left if found is None else self.passed_over(rungs[1:], left, found):
                self.keep(must, x, 0)
        return self.judged(rungs, left, [] if found is None else [found])

    def passed_over(self, rungs: Sequence[Rung[M, X]], left: list[X], found: X) -> list[X]:
        """Return whom what is known puts before the one that was named: they can only have failed what must be."""
        before = []
        for x in left:
            both = [found, x]
            for rung in rungs:
                if None in (values := self.values(rung, both)):
                    break
                if len(stay := those_who_stay(rung.how, both, cast("Sequence[int]", values))) == 1:
                    before += [x] if stay != [found] else []
                    break
        return before

    def ask(self, what: str, asks: Sequence[RungAsked], things: Sequence[X]) -> X | None:
        """Ask for one of them, unless it was told in this turn and still holds; None is none of them."""
        sight, seen = self.sight, tuple(one.fact for one in asks if one.fact is not None)
        about = About(None, tuple(things), needed(seen, self.at), tuple(asks), self.ladder.name)
        values = [f"; {one.name} {text_of(one.values)}" for one in asks if one.values is not None]
        line = f"{asked(what, about.at)}: {', '.join(map(text_of, things))}" + "".join(values)
        told = sight.memory.recall(line)
        sight.where = "remembered"
        if told is None:
            sight.where = "judged"
            options = [option_of(x) for x in things]
            if self.ladder.name not in SURE and any(one.how == "must" for one in asks):
                options.append(NONE_OF_THESE)
            question = Question(sight.seat, line + sight.memory.mark(seen), options, about=about)
            told = tuple(sight.table.answer(question))
            sight.memory.keep(line, told, "turn", seen)
        return next((x for x in things if option_of(x) == told[0]), None)

    def judged(self, rungs: Sequence[Rung[M, X]], came: list[X], stay: list[X]) -> list[X]:
        """Note what was judged."""
        if self.seen is not None:
            lines = tuple((rung.how, rung.name, rung.clause) for rung in rungs)
            self.seen.rungs.append(RungsJudged(lines, tuple(came), tuple(stay), self.sight.where))
        return stay


def is_first(question: Question) -> bool:
    """Whether a question asks for the first that passes."""
    about = question.about
    return isinstance(about, About) and question.name.startswith(about.ladder + FIRST)
