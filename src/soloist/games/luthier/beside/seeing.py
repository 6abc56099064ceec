"""The AI's eyes and hands at a real table: what was told, what is asked, what people are told to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.asking import Reader, Walk
from soloist.engine.hands import PersonHands, Verb
from soloist.engine.memory import asked
from soloist.engine.person import Know, PersonSight
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.engine.trace import Step, Trace
from soloist.games.luthier.beside import acts, known, reading
from soloist.games.luthier.beside.known import FITTING, OTHER, PATRON
from soloist.games.luthier.beside.settings import STEPS
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import NONE
from soloist.games.luthier.opponent import facts, ladders, verbs
from soloist.games.luthier.opponent.deliveries import places
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, Piece, card_seen

BONUS: Final = "luthier.ai.upkeep.bonus"
LIMIT: Final = "luthier.ai.limit"
"""The clause of a step by which a row of its tracker gives its bonus."""


def sight(game: Beside, table: Table) -> PersonSight[Beside]:
    """Return how the AI sees this table."""
    whole = game.kit.options["asking"] != STEPS
    return PersonSight(game, game.memory, table, KNOWS, READS, WALKS, whole=whole, seat=YOU)


class Hands(PersonHands):
    """Tells a person what to do, and notes what is known from it."""

    __slots__ = ("cubes", "game", "rolled")

    def __init__(self, game: Beside, table: Table, why: Trace | None = None) -> None:
        super().__init__(game.memory, table, why)
        self.game = game
        self.rolled = 0
        self.cubes = list(game.me.tracker)

    def do(self, verb: Verb, *what: Thing) -> None:
        """Have it done, and note it; nothing is told of no prestige."""
        if verb is verbs.SCORE and what[0] == 0:
            return
        rolls = self.game.me.drawn.get(ladders.DESK.name, 0)
        by_die = verb is verbs.PLACE_TOKEN and rolls > self.rolled
        self.rolled = rolls
        super().do(acts.TOKEN_BY_DIE if by_die else self._as_it_is(verb, *what), *what)
        if verb in NOTES:
            NOTES[verb](self.game, *what)

    def _as_it_is(self, verb: Verb, *what: Thing) -> Verb:
        """Return what says no more than is true: a patron is shifted only from the right of the one that is gone."""
        shifts = verb is verbs.COMPLETE and what[0] in places(self.game.me)
        return acts.COMPLETE_AND_SHIFT if shifts else verb

    def own(self, step: Step) -> bool:
        """Whether a row of its tracker gives its bonus: else the cards that it draws would come from nowhere.

        That it gives none because of a limit is told too.
        """
        return step.clause == BONUS or (step.clause == LIMIT and "row" in step.values)

    def _heard(self, step: Step) -> None:
        """Have the cubes moved before a bonus is given: it asks, and what is asked comes after what was done."""
        super()._heard(step)
        if step.clause == BONUS:
            self._move_cubes()

    def _move_cubes(self) -> None:
        """Have its cubes moved from where they lie to where its rows stand now."""
        me, lie = self.game.me, self.cubes
        self.cubes = list(me.tracker)
        for location, old, new in zip(me.rows, lie, me.tracker, strict=True):
            if old != new:
                self.do(acts.CUBE, ("location", location), old, new)

    def show(self, before: Ai) -> None:
        """Have its own board changed as its state was, from what it was before (LA003, LA009)."""
        me = self.game.me
        self._move_cubes()
        for card in range(len(AI_LOCATIONS)):
            if before.levels[card] != me.levels[card]:
                self.do(acts.UPGRADE, card_seen(before, card), card_seen(me, card))
        if before.goals != me.goals:
            self.do(acts.CLIMB, before.goals, me.goals)


def hands(game: Beside, table: Table, why: Trace | None = None) -> Hands:
    """Return how the AI acts at this table; `why` is the trace of what it does."""
    return Hands(game, table, why)


def _token_placed(game: Beside, token: Piece, desk: Piece) -> None:
    """Count it; a space that holds an instrument holds it for good."""
    game.tokens[int(desk[1])] += 1
    if token[1] and desk[2]:
        game.memory.keep(asked(known.INSTRUMENT_ON, {}, (desk,)), (1,), "game", ())


def _chair_taken(game: Beside, section: Piece) -> None:
    if section[1] not in game.chairs:
        game.chairs.append(int(section[1]))
    game.memory.keep(asked(known.TAKEN_NOW, {}, (section,)), (1,), "turn", ())


def _level_taken(game: Beside, level: Piece, n: int) -> None:
    game.memory.keep(asked(facts.LEVEL_LEFT.name, {}, (level,)), (0,), "no", (facts.LEVEL_LEFT,))


def _drawn(game: Beside, deck: Piece) -> None:
    game.back, game.within = NONE, 0


def _found(game: Beside, back: Piece, worth: Piece) -> None:
    game.back, game.within = int(back[2]), int(worth[1])


NOTES: Final[Mapping[Verb, Callable[..., None]]] = {
    verbs.DRAW: _drawn,
    verbs.SEARCH: _found,
    verbs.PLACE_TOKEN: _token_placed,
    verbs.TAKE_CHAIR: _chair_taken,
    verbs.TAKE_AWARD: _level_taken,
}
KNOWS: Final[Mapping[Fact, Know]] = {
    facts.FITS: known.fits,
    facts.WANTED_PLACE: known.place_of,
    facts.ORDER_PLACE: known.place_of,
    facts.EMPTY_CHAIR: known.empty_chair,
    facts.TAKEOVER: known.takeover,
    facts.GETS_CHAIR: known.gets_chair,
    facts.HELD_CHAIR: known.held_chair,
    facts.TURN_SPACE: known.turn_space,
}
READS: Final[Mapping[Fact, Reader[Beside]]] = {
    facts.ROW: reading.row,
    facts.PATRON: reading.patron,
    facts.INSTRUMENT: reading.instrument,
    facts.PERFORMANCE: reading.performance,
    facts.REPAIR: reading.repair,
    facts.DESKS: reading.desks,
    facts.YOUR_GOALS: reading.your_goals,
}
WALKS: Final[Mapping[str, Walk[Beside]]] = {
    **dict.fromkeys((PATRON, FITTING, OTHER), Walk(reading.best_space)),
    ladders.DESK.name: Walk(reading.best_desks, (facts.GETS_CHAIR,)),
}
"""What is judged as a whole, by the name of the ladder."""
