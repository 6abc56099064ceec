"""The AI's eyes and hands at a real table: what was told, what is asked, what people are told to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.asking import Reader, Walk
from soloist.engine.hands import PersonHands, Verb
from soloist.engine.memory import asked, text_of
from soloist.engine.person import Know, PersonSight
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.engine.trace import Trace
from soloist.games.luthier.beside import acts, reading
from soloist.games.luthier.beside.reading import FITTING, OTHER, PATRON
from soloist.games.luthier.beside.settings import STEPS
from soloist.games.luthier.beside.state import YOU, Beside
from soloist.games.luthier.kinds import ERAS, FAMILIES, NONE
from soloist.games.luthier.opponent import facts, ladders, verbs
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai, Piece, card_seen


def sight(game: Beside, table: Table) -> PersonSight[Beside]:
    """Return how the AI sees this table."""
    whole = game.kit.options["asking"] != STEPS
    return PersonSight(game, game.memory, table, KNOWS, READS, WALKS, whole=whole, seat=YOU)


def _place(game: Beside, x: Piece, deck: Piece, listed: Piece) -> int | None:
    """Return the place in a list of what a card of a row shows, if that is known; behind its end if it is not there."""
    of = reading.fitted(game, int(deck[1]), x)
    if of is None:
        return None
    return listed.index(of, 1) if of in listed[1:] else len(listed)


def _fits(game: Beside, x: Piece, deck: Piece, wanted: Piece) -> int | None:
    """Return whether a card of a row is one of those wanted, where what was told of it before leaves no doubt."""
    shown = set(range(len(ERAS if wanted[0] == "eras" else FAMILIES)))
    for one in reading.said(game, facts.FITS.name, int(deck[1])):
        kind, *of = one.names["wanted"]
        if one.space == text_of(x) and kind == wanted[0]:
            shown = shown & set(map(int, of)) if one.values == (1,) else shown - set(map(int, of))
    if shown <= set(wanted[1:]):
        return 1
    return None if shown & set(wanted[1:]) else 0


class Hands(PersonHands):
    """Tells a person what to do, and notes what is known from it."""

    __slots__ = ("game",)

    def __init__(self, game: Beside, table: Table, why: Trace | None = None) -> None:
        super().__init__(game.memory, table, why)
        self.game = game

    def do(self, verb: Verb, *what: Thing) -> None:
        """Have it done, and note it; nothing is told of no prestige."""
        if verb is verbs.SCORE and what[0] == 0:
            return
        super().do(verb, *what)
        if verb in NOTES:
            NOTES[verb](self.game, *what)

    def show(self, before: Ai) -> None:
        """Have its own board changed as its state was, from what it was before (LA003, LA009)."""
        me = self.game.me
        for location, old, new in zip(me.rows, before.tracker, me.tracker, strict=True):
            if old != new:
                self.do(acts.CUBE, ("location", location), old, new)
        for card in range(len(AI_LOCATIONS)):
            if before.levels[card] != me.levels[card]:
                self.do(acts.UPGRADE, card_seen(before, card), card_seen(me, card))
        if before.goals != me.goals:
            self.do(acts.CLIMB, before.goals, me.goals)


def hands(game: Beside, table: Table, why: Trace | None = None) -> Hands:
    """Return how the AI acts at this table; `why` is the trace of what it does."""
    return Hands(game, table, why)


def _gets_chair(game: Beside, x: Piece) -> int | None:
    """Return that it gets a First Chair which was told to be empty."""
    return 1 if game.memory.recall(asked(facts.EMPTY_CHAIR.name, {}, (x,))) == (1,) else None


def _token_placed(game: Beside, token: Piece, desk: Piece) -> None:
    """Count it, and know that a First Chair is empty no more: it was claimed if it was, and nobody ever leaves one."""
    game.tokens[int(desk[1])] += 1
    line = asked(facts.EMPTY_CHAIR.name, {}, (("section", desk[1]),))
    game.memory.keep(line, (0,), "no", (facts.EMPTY_CHAIR,))


def _chair_taken(game: Beside, section: Piece) -> None:
    if section[1] not in game.chairs:
        game.chairs.append(int(section[1]))


def _level_taken(game: Beside, level: Piece, n: int) -> None:
    game.memory.keep(asked(facts.LEVEL_LEFT.name, {}, (level,)), (0,), "no", (facts.LEVEL_LEFT,))


def _drawn(game: Beside, deck: Piece) -> None:
    game.back = NONE


def _found(game: Beside, back: Piece, worth: Piece) -> None:
    game.back = int(back[2])


NOTES: Final[Mapping[Verb, Callable[..., None]]] = {
    verbs.DRAW: _drawn,
    verbs.SEARCH: _found,
    verbs.PLACE_TOKEN: _token_placed,
    verbs.TAKE_CHAIR: _chair_taken,
    verbs.TAKE_AWARD: _level_taken,
}
KNOWS: Final[Mapping[Fact, Know]] = {
    facts.FITS: _fits,
    facts.GETS_CHAIR: _gets_chair,
    facts.WANTED_PLACE: _place,
    facts.ORDER_PLACE: _place,
}
READS: Final[Mapping[Fact, Reader[Beside]]] = {
    facts.ROW: reading.row,
    facts.PATRON: reading.patron,
    facts.INSTRUMENT: reading.instrument,
    facts.PERFORMANCE: reading.performance,
    facts.REPAIR: reading.repair,
    facts.DESKS: reading.desks,
    facts.DOWN: reading.icons,
    facts.UP: reading.icons,
    facts.YOUR_GOALS: reading.your_goals,
}
WALKS: Final[Mapping[str, Walk[Beside]]] = {
    **dict.fromkeys((PATRON, FITTING, OTHER), Walk(reading.best_space)),
    ladders.DESK.name: Walk(reading.best_desks, (facts.GETS_CHAIR,)),
}
"""What is judged as a whole, by the name of the ladder."""
