"""A person's sight: how an opponent sees a real table, by asking as little as it can."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Generic, TypeVar, cast

from soloist.engine.asking import About, Asking, Reader, RungAsked, Walk, option_of
from soloist.engine.ladders import How, Ladder, Rung, those_who_stay
from soloist.engine.memory import Keeps, Memory, asked, asked_of, needed, text_of
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.sight import NOWHERE, At, Fact, M, Opponent, Sight, Thing, Wanted, Where, X, draw, in_order
from soloist.engine.table import Table, Waiting
from soloist.engine.trace import LadderSeen, RungSeen, RungsJudged

G = TypeVar("G")

Know = Callable[..., int | Iterable[Thing] | None]
"""What a table game itself knows of a fact: `know(game, x, *needs)` or, of what lies there, `know(game, *needs)`; None
where it does not know."""

Hear = Callable[..., None]
"""What a table game notes of a value that was told, because more follows from it: `hear(game, x, value, *needs)`."""

_NOTHING: Mapping[Fact, Know] = MappingProxyType({})
_NOBODY: Mapping[Fact, Hear] = MappingProxyType({})


class PersonSight(Generic[G]):
    """Sees by asking a person.

    What the table game `knows` is never asked, nor what `memory` holds. `reads` asks what lies there; where whole
    ladders are judged (`whole`), `walks` asks for the best of a ladder that finds its candidates, by the ladder's name.
    `hears` notes what was told.
    """

    where: Where

    def __init__(
        self,
        game: G,
        memory: Memory,
        table: Table,
        knows: Mapping[Fact, Know] = _NOTHING,
        reads: Mapping[Fact, Reader[G]] | None = None,
        walks: Mapping[str, Walk[G]] | None = None,
        *,
        hears: Mapping[Fact, Hear] = _NOBODY,
        whole: bool = True,
        seat: int = 0,
    ) -> None:
        self.game = game
        self.memory = memory
        self.table = table
        self.knows = knows
        self.reads = reads or {}
        self.walks = walks or {}
        self.hears = hears
        self.whole = whole
        self.seat = seat
        self.where = "remembered"

    # Facts.
    def see(self, fact: Fact, things: Sequence[Thing], at: At = NOWHERE, how: How | None = None) -> Sequence[int]:
        """Ask about the things of which the value is not known; where a rung wants the best, for the best alone."""
        return self.see_for(None if how is None else RungAsked(how, fact.name, "", fact), fact, things, at)

    def see_for(self, rung: RungAsked | None, fact: Fact, things: Sequence[Thing], at: At) -> list[int]:
        """Ask what a rung wants to know of the things, or, without one, their values."""
        how = None if rung is None else rung.how
        known = self.known(fact, things, at, how)
        self.where = "remembered"
        if None in known:
            self.where = "told"
            unknown = _ordered(x for x, value in zip(things, known, strict=True) if value is None)
            needs = needed((fact,), at)
            if fact.kind == "yes/no":
                self._ask_which(fact, unknown, needs)
            elif rung is not None and how in ("most", "least"):
                self.where = "judged"
                self._ask_best(fact, things, needs, rung)
            else:
                self._ask_numbers(fact, unknown, needs)
            known = self.known(fact, things, at, how)
        assert None not in known
        return cast("list[int]", known)

    def known(self, fact: Fact, things: Sequence[Thing], at: At, how: How | None = None) -> list[int | None]:
        """Return the value of each thing, as far as it is known; where the best are wanted, which these are."""
        at = needed((fact,), at)
        line, needs, know = asked(fact.name, at), tuple(at.values()), self.knows.get(fact)
        values: list[int | None] = []
        for x in things:
            value = None if know is None else know(self.game, x, *needs)
            if value is None and (told := self.memory.recall(asked_of(line, x))) is not None:
                value = cast(int, told[0])
            values.append(cast("int | None", value))
        if None not in values or how not in ("most", "least") or fact.kind == "yes/no":
            return values
        best: Sequence[Thing] | None = things
        if len(set(things)) > 1:
            best = self.memory.best_of(asked(f"{how} {fact.name}", at), things)
        return values if best is None else [int((x in best) == (how == "most")) for x in things]

    def _ask_which(self, fact: Fact, things: Sequence[Thing], at: At) -> None:
        yes = self._choose(asked(fact.name, at, things), (fact,), things, 0, About(fact, tuple(things), at))
        for x in things:
            self.told(fact, x, int(x in yes), at)

    def _ask_best(self, fact: Fact, things: Sequence[Thing], at: At, rung: RungAsked) -> None:
        ordered = _ordered(things)
        line = asked(f"{rung.how} {fact.name}", at, ordered)
        self._keep(line, self._choose(line, (fact,), ordered, 1, About(fact, tuple(ordered), at, (rung,))), fact)

    def _ask_numbers(self, fact: Fact, things: Sequence[Thing], at: At) -> None:
        mark = self.memory.mark((fact,))
        lines = [asked(fact.name, at, (x,)) for x in things]
        questions = [
            Question(self.seat, line + mark, [], "number", fact.least, fact.most, about=About(fact, (x,), at))
            for x, line in zip(things, lines, strict=True)
        ]
        if len(questions) > 1:
            self.table.soon(questions)
        answers = [self.table.answer(question) for question in questions]
        for x, answer in zip(things, answers, strict=True):
            self.told(fact, x, int(answer[0][1]), at)

    def told(self, fact: Fact, x: Thing, value: int, at: At) -> None:
        """Keep the value of a thing that was told, or that follows from what was."""
        at = needed((fact,), at)
        self._keep(asked(fact.name, at, (x,)), (value,), fact)
        if (hear := self.hears.get(fact)) is not None:
            hear(self.game, x, value, *at.values())

    def _choose(
        self, line: str, facts: Sequence[Fact], things: Sequence[Thing], least: int, about: About
    ) -> list[Thing]:
        """Ask which of the things; they come and are returned in canonical order."""
        options = [option_of(x) for x in things]
        name = line + self.memory.mark(facts)
        answer = self.table.answer(Question(self.seat, name, options, "some", least, len(options), about=about))
        return [x for x, option in zip(things, options, strict=True) if option in answer]

    def _keep(self, line: str, values: Iterable[Thing], fact: Fact) -> None:
        values = tuple(values)
        keeps: Keeps = fact.keeps
        if keeps == "no" and values != (0,):
            keeps = "turn"
        self.memory.keep(line, values, keeps, (fact,))

    # What lies there.
    def find(self, fact: Fact, at: At = NOWHERE) -> list[Thing]:
        """Ask what lies there, in the game's own way, unless it is known."""
        at = needed((fact,), at)
        self.where = "remembered"
        known = self._found(fact, at)
        if known is None:
            self.where = "told"
            line = asked(fact.name, at)
            if fact not in self.reads:
                raise TypeError(f"nobody reads the fact {fact.name}")
            asking = Asking(self.table, self.seat, line + self.memory.mark((fact,)), About(fact, (), at))
            known = _ordered(self.reads[fact](self.game, asking, at))
            self._keep(line, known, fact)
        return known

    def _found(self, fact: Fact, at: At) -> list[Thing] | None:
        know = self.knows.get(fact)
        found = None if know is None else know(self.game, *at.values())
        if found is None:
            found = self.memory.recall(asked(fact.name, at))
        return None if found is None else _ordered(cast("Iterable[Thing]", found))

    # Ladders.
    def walked(self, ladder: Ladder[M, X], me: M, at: At) -> list[X] | None:
        """Ask for the best of a ladder that finds its candidates, where whole ladders are judged."""
        walk = self.walks.get(ladder.name) if self.whole else None
        found = ladder.found
        if walk is None or found is None or self._found(found, needed((found,), at)) is not None:
            return None
        facts = (found, *(rung.by for rung in ladder.rungs if isinstance(rung.by, Fact)), *walk.facts)
        at, says = needed(facts, at), _says(ladder, me)
        line = asked(ladder.name, {**at, **says})
        best = self.memory.recall(line)
        self.where = "remembered"
        if best is None:
            self.where = "judged"
            about = About(found, (), at, ladder=ladder.name, says=says)
            asking = Asking(self.table, self.seat, line + self.memory.mark(facts), about)
            best = tuple(_ordered(walk.ask(self.game, asking, at)))
            self.memory.keep(line, best, "turn", facts)
        return cast("list[X]", list(best))

    def judged(self, ladder: Ladder[M, X], me: M, left: list[X], at: At, seen: LadderSeen | None) -> list[X] | None:
        """Climb the rungs that need no question; the others are judged by the person, all at once or one by one."""
        return _Climb(self, ladder, me, at, seen).climb(left)

    def judge(self, line: str, facts: Sequence[Fact], about: About) -> Sequence[Thing]:
        """Ask whom several rungs leave, unless it was asked in this turn and still holds."""
        named = self.memory.recall(line)
        self.where = "remembered"
        if named is None:
            self.where = "judged"
            least = 0 if any(rung.how == "must" for rung in about.rungs) else 1
            named = tuple(self._choose(line, facts, about.things, least, about))
            self.memory.keep(line, named, "turn", facts)
        return named

    # The rest.
    def soon(self, *wanted: Wanted) -> None:
        """Announce the next question of each, as far as there is one."""
        questions: dict[str, Question] = {}
        for one in wanted:
            ahead = _Ahead()
            sight = PersonSight(
                self.game,
                self.memory,
                ahead,
                self.knows,
                self.reads,
                self.walks,
                hears=self.hears,
                whole=self.whole,
                seat=self.seat,
            )
            with suppress(Waiting):
                _look(sight, one)
            for question in ahead.questions:
                questions.setdefault(question.name, question)
        if len(questions) > 1:
            self.table.soon(list(questions.values()))

    def draw(self, label: str, me: Opponent, size: int) -> int:
        """Draw at the table, as on a board."""
        return draw(self.table, label, me, size)


class _Ahead(Table):
    """Notes the first question and what was announced with it, and goes no further."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    def soon(self, questions: Sequence[Question]) -> None:
        self.questions += questions

    def answer(self, question: Question) -> Answer:
        self.questions.insert(0, question)
        raise Waiting(question)

    def fall(self, chance: Chance) -> Outcome:
        raise Waiting(chance)


def _look(sight: Sight, wanted: Wanted) -> None:
    if callable(wanted):
        wanted(sight)
        return
    fact, things, at = wanted
    if things is None:
        sight.find(fact, at)
    else:
        sight.see(fact, things, at)


def _ordered(things: Iterable[Thing]) -> list[Thing]:
    return in_order(set(things))


def _says(ladder: Ladder[M, X], me: M) -> Mapping[str, Thing]:
    return ladder.says(me) if ladder.says is not None else {}


class _Climb(Generic[M, X]):
    """One way up a ladder at a table: what is known decides by itself, a person judges the rest."""

    def __init__(self, sight: PersonSight[G], ladder: Ladder[M, X], me: M, at: At, seen: LadderSeen | None) -> None:
        self.sight = sight
        self.ladder = ladder
        self.me = me
        self.at = at
        self.seen = seen

    def climb(self, left: list[X]) -> list[X]:
        """Return whom the rungs leave; nothing is asked about one who is alone, except whether it may stay."""
        todo = list(self.ladder.rungs)
        while left:
            if len(left) == 1:
                todo = [rung for rung in todo if rung.how == "must"]
            if not todo:
                break
            left = self._step(todo, left)
        return left

    def _step(self, todo: list[Rung[M, X]], left: list[X]) -> list[X]:
        """Climb one rung by what is known, or have the next ones judged; take out of `todo` what was climbed."""
        for n, rung in enumerate(todo):
            # Those that must pass come in any order; who is known to fail one is asked about no other.
            if n and rung.how != "must":
                break
            values = self._values(rung, left)
            if None not in values:
                del todo[n]
                return self._stay(rung, left, values, "remembered" if isinstance(rung.by, Fact) else "own")
            if rung.how == "must" and 0 in values:
                return self._stay(rung, left, [1 if value is None else value for value in values], "remembered")
            if rung.how != "must":
                break
        last = next(n for n in range(len(todo) - 1, -1, -1) if None in self._values(todo[n], left))
        rest = todo[: last + 1] if self.sight.whole else todo[:1]
        del todo[: len(rest)]
        return self._one(rest[0], left) if len(rest) == 1 else self._judge(rest, left)

    def _values(self, rung: Rung[M, X], left: Sequence[X]) -> Sequence[int | None]:
        """Return the values of a rung, as far as they are known."""
        if isinstance(rung.by, Fact):
            return self.sight.known(rung.by, left, self.at, rung.how)
        return [rung.by(self.me, x) for x in left]

    def _stay(self, rung: Rung[M, X], left: list[X], values: Sequence[int | None], where: Where) -> list[X]:
        numbers = cast("Sequence[int]", values)
        stay = those_who_stay(rung.how, left, numbers)
        if self.seen is not None:
            came = tuple(left)
            self.seen.rungs.append(
                RungSeen(rung.name, rung.clause, rung.how, came, tuple(numbers), tuple(stay), where)
            )  # fmt: skip
        return stay

    def _one(self, rung: Rung[M, X], left: list[X]) -> list[X]:
        """Ask about a single rung, which its fact remembers."""
        fact = cast(Fact, rung.by)
        values = self.sight.see_for(RungAsked(rung.how, rung.name, rung.clause, fact), fact, left, self.at)
        return self._stay(rung, left, values, self.sight.where)

    def _judge(self, rungs: Sequence[Rung[M, X]], left: list[X]) -> list[X]:
        """Ask once who is left by several rungs; of those that are known the values are said."""
        things = in_order(left)
        known = [self._values(rung, things) for rung in rungs]
        asks = [
            RungAsked(rung.how, rung.name, rung.clause, cast(Fact, rung.by))
            if None in values
            else RungAsked(rung.how, rung.name, rung.clause, None, tuple(cast("Sequence[int]", values)))
            for rung, values in zip(rungs, known, strict=True)
        ]
        facts = tuple(one.fact for one in asks if one.fact is not None)
        about = About(
            None, tuple(things), needed(facts, self.at), tuple(asks), self.ladder.name, _says(self.ladder, self.me)
        )
        named = self.sight.judge(self._line(rungs, about), facts, about)
        stay = [x for x in left if x in named]
        self._note(asks, things, stay)
        if self.seen is not None:
            lines = tuple((rung.how, rung.name, rung.clause) for rung in rungs)
            self.seen.rungs.append(RungsJudged(lines, tuple(left), tuple(stay), self.sight.where))
        return stay

    def _note(self, rungs: Sequence[RungAsked], things: Sequence[X], stay: Sequence[X]) -> None:
        """Keep what a judgement tells of a must: those who stay pass it; where nobody does, all fail the only one."""
        musts = [rung for rung in rungs if rung.how == "must"]
        all_fail = musts == [rungs[0]]
        for fact in (rung.fact for rung in musts if rung.fact is not None and rung.fact.kind == "yes/no"):
            for x in stay or (things if all_fail else ()):
                if self.sight.known(fact, [x], self.at) == [None]:
                    self.sight.told(fact, x, int(x in stay), self.at)

    def _line(self, rungs: Sequence[Rung[M, X]], about: About) -> str:
        """Return what is asked, with all that the answer depends on."""
        places = [self.ladder.rungs.index(rung) + 1 for rung in rungs]
        what = f"{self.ladder.name}, rungs {places[0]} to {places[-1]}"
        values = [f"; {one.name} {text_of(one.values)}" for one in about.rungs if one.values is not None]
        return asked(what, {**about.at, **about.says}, about.things) + "".join(values)
