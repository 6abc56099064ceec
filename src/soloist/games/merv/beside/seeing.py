"""The Magistrate's eyes and hands at a real table: what was told, what is asked, what people are told to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from soloist.engine.asking import About, Asking, Reader, RungAsked, Walk
from soloist.engine.hands import PersonHands, Verb
from soloist.engine.ladders import Ladder
from soloist.engine.memory import asked
from soloist.engine.person import Know, PersonSight
from soloist.engine.sight import At, Fact, M, Thing, X
from soloist.engine.table import Table
from soloist.engine.trace import LadderSeen, Step, Trace
from soloist.games.merv.beside import known, reading
from soloist.games.merv.beside.cards import kept_by_you
from soloist.games.merv.beside.judging import Judging
from soloist.games.merv.beside.known import KNOWN
from soloist.games.merv.beside.lasting import LEAST_PRICE, cheapest_and_touched, lasting
from soloist.games.merv.beside.settings import STEPS
from soloist.games.merv.beside.state import MAGISTRATE, YOU, Beside
from soloist.games.merv.opponent import facts, verbs
from soloist.games.merv.opponent.gaining import WALL_PLACES
from soloist.games.merv.opponent.ladders import (
    CITY,
    SCORING_TILE,
    WALL_PLACE,
    WALL_PLACE_ALIKE,
    card_by,
    contract_by,
)
from soloist.games.merv.opponent.looks import LOOKS
from soloist.games.merv.opponent.own import Place


class Eyes(PersonSight[Beside]):
    """Sees by asking a person; of a whole list only the winner is told, and what is printed is read off at once."""

    def see_for(self, rung: RungAsked | None, fact: Fact, things: Sequence[Thing], at: At) -> list[int]:
        """Read off a whole track or table, or what has run out, before it is asked one by one."""
        if fact in BEFORE and None in self.known(fact, things, at):
            name = fact.name if fact is not facts.TRACK_END else f"{fact.name} {reading.track_of(things)}"
            # Of what is known nothing is said by the answer, so that it belongs to the others alone.
            new = [x for x, value in zip(things, self.known(fact, things, at), strict=True) if value is None]
            line = asked(name, {}, new if fact in OF_THINGS else None)
            asking = Asking(self.table, self.seat, line + self.memory.mark((fact,)), About(fact, tuple(new), at))
            BEFORE[fact](self.game, asking)
        if fact is facts.PRICE and rung is not None and None in self.known(fact, things, at, rung.how):
            self._compare(rung, things, at)
        return super().see_for(rung, fact, things, at)

    def _compare(self, rung: RungAsked, things: Sequence[Thing], at: At) -> None:
        """Ask which colour is the cheapest of those that can be: of the others it was told in this turn."""
        few = cheapest_and_touched(self.memory, things)
        if 1 < len(few) < len(things):
            values = super().see_for(rung, facts.PRICE, few, at)
            best = [x for x, value in zip(few, values, strict=True) if not value]
            self.memory.keep(asked(LEAST_PRICE, at, things), best, "turn", (facts.PRICE,))

    def judged(self, ladder: Ladder[M, X], me: M, left: list[X], at: At, seen: LadderSeen | None) -> list[X] | None:
        """Climb what is known; of the rest of a whole list the winner is told."""
        if ladder.name == CITY.name:
            reading.order_of_directions(self.game, self.table)
        if ladder.name in (WALL_PLACE.name, WALL_PLACE_ALIKE.name):
            self.see(facts.NO_GATE_PLACE, WALL_PLACES)
        if not self.whole:
            return super().judged(ladder, me, left, at, seen)
        return Judging(self, ladder, me, at, seen).judge(left)


def sight(game: Beside, table: Table) -> Eyes:
    """Return how the Magistrate sees this table."""
    whole = game.kit.options["asking"] != STEPS
    return Eyes(game, game.memory, table, KNOWS, READS, WALKS, whole=whole, seat=YOU)


class Hands(PersonHands):
    """Tells a person what to do, and notes it where this was told before."""

    __slots__ = ("game",)

    def __init__(self, game: Beside, table: Table, why: Trace | None = None) -> None:
        super().__init__(game.memory, table, why)
        self.game = game

    def own(self, step: Step) -> bool:
        """Whether a step is told though nothing is to be done: which card it draws, and for how many actions."""
        return step.clause in SAID and not (step.clause in YOURS and kept_by_you(self.game))

    def do(self, verb: Verb, *what: Thing) -> None:
        """Have it done, and note it; what it does not touch stays as it was told."""
        kept = lasting(self.memory, verb, what)
        super().do(verb, *what)
        self.memory.told |= kept
        if verb in NOTES:
            NOTES[verb](self.game, *what)


def hands(game: Beside, table: Table, why: Trace | None = None) -> Hands:
    """Return how the Magistrate acts at this table; `why` is the trace of what it does."""
    return Hands(game, table, why)


def _slot_taken(game: Beside, slot: Place) -> None:
    game.masters[MAGISTRATE] = slot[1]


def _built(game: Beside, site: Place) -> None:
    game.owners[site[1]] = MAGISTRATE


def _walled(game: Beside, stack: Place, place: Place) -> None:
    """Know that a place is taken for good, and by which colour."""
    known.note_built(game, place, stack[1])


SAID: Final = (
    "merv.turn-of-magistrate.card",
    "merv.turn-of-magistrate.redraw",
    "merv.turn-of-magistrate.actions",
    "merv.reading.2",
    "merv.reading.22",
)
"""The steps that are told before anything is asked for them."""
YOURS: Final = ("merv.turn-of-magistrate.card", "merv.reading.22")
"""Those that whoever draws the solo cards knows or is told to do."""
NOTES: Final[Mapping[Verb, Callable[..., None]]] = {
    verbs.TAKE_SLOT: _slot_taken,
    verbs.BUILD: _built,
    verbs.WALL: _walled,
    verbs.TAKE_CARD: reading.card_taken,
    verbs.FULFIL: reading.fulfilled,
}


# What the table game knows: None where it has to be asked.
def _sites(game: Beside, action: Place) -> list[Thing]:
    return [("site", cell) for cell, there in enumerate(game.sites) if there == action[1]]


_AS_ON_A_BOARD: Final = (
    facts.FREE_SLOT,
    facts.EMPTY,
    facts.COURTIER_HERE,
    facts.COURTIER_IN_LINE,
    facts.BOTS_IN_LINE,
    facts.YOURS_IN_LINE,
    facts.COURTIER_BUILDINGS,
    facts.COURTIER_BEHIND,
    facts.YOURS_BEHIND,
    facts.PAIR_BEHIND,
)
"""What is about slots and buildings, all of which are told: seen like in the digital game."""
KNOWS: Final[Mapping[Fact, Know]] = {
    **{fact: LOOKS[fact] for fact in _AS_ON_A_BOARD},
    facts.SITES: _sites,
    **KNOWN,
}
READS: Final[Mapping[Fact, Reader[Beside]]] = {
    facts.ROW: reading.row,
    facts.HALLS: reading.halls,
    facts.TILES_LEFT: reading.tiles_left,
    facts.CONTRACTS: reading.contracts,
    facts.SCORING_TILES: reading.scoring_tiles,
    facts.BOON: reading.reward,
    facts.CITY_BONUS: reading.reward,
    facts.STEP_REWARD: reading.step_reward,
}
_NO_SETS: Final = (0,) * 5
WALKS: Final[Mapping[str, Walk[Beside]]] = {
    card_by(_NO_SETS).name: Walk(reading.best_card),
    contract_by(True).name: Walk(reading.best_contract),
    SCORING_TILE.name: Walk(reading.best_scoring_tile),
}
BEFORE: Final[Mapping[Fact, Callable[[Beside, Asking], None]]] = {
    facts.TRACK_END: reading.track,
    facts.SET_POINTS: reading.sets,
    facts.NO_GATE_PLACE: reading.gates,
    facts.GOOD_LEFT: reading.goods_left,
    facts.UNOCCUPIED: reading.posts,
    facts.HALL_EMPTY: reading.courtiers,
    facts.CARDS_LEFT: reading.cards_left,
    facts.MARKET_CAMELS: reading.market_camels,
}
"""What is asked otherwise than by its fact: a whole track at once, goods that have run out, two things together."""
OF_THINGS: Final = (facts.GOOD_LEFT, facts.UNOCCUPIED, facts.HALL_EMPTY)
"""Those of these that are asked of the things that matter now."""
