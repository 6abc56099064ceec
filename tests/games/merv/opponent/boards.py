"""Positions for the Corrupt Magistrate: the bare city of `positions`, with what it owns.

The actions of the sites, from the north-west (C Caravansary, P Palace, L Library, K Marketplace, M Mosque, W Wall):

        a b c d e
    1   C P L K M
    2   W C P L K
    3   M W . C P
    4   L K M W C
    5   P L K M W
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.merv.positions import BOX, Played, cell, city, play, slot, tile
from tests.games.merv.positions import start as bare

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.hands import BoardHands
from soloist.engine.questions import Answer, Outcome, Question
from soloist.engine.sight import BoardSight
from soloist.engine.story import steps
from soloist.engine.trace import LadderSeen, Trace
from soloist.games.merv.kinds import ACTIONS, CELL_WORDS, HALL_COUNTS, NONE, PLACES, SEATS, SLOT_WORDS, SPICES
from soloist.games.merv.opponent.deeds import DOES
from soloist.games.merv.opponent.digital import me_of
from soloist.games.merv.opponent.looks import LOOKS
from soloist.games.merv.opponent.own import Magistrate
from soloist.games.merv.state import Game

YOU, IT, COURTIER = 0, 1, 2
"""The seats of the solo game."""
CARD = {word: action for action, word in enumerate(ACTIONS[:6])}


def start(
    deck: Sequence[str] = (),
    *,
    masters: Mapping[str, int] | None = None,
    camels: int = 0,
    spices: Mapping[str, int] | None = None,
    goods: Mapping[str, int] | None = None,
    laid: Mapping[str, int] | None = None,
    scrolls: int = 0,
    scrolls_laid: int = 0,
    points: int = 0,
    favour: int = 0,
    influence: int = 0,
    mosque: int = 0,
    path: int = 0,
    courtiers: Mapping[str, int] | None = None,
    posts: Sequence[str] = (),
    tiles: Sequence[str] = (),
    scoring: Sequence[int] = (),
    yours: Mapping[str, object] | None = None,
    reading_15: str = "all",
    **board: object,
) -> Game:
    """The turn of the Magistrate in a solo game: `deck` is its cards from the top, the rest is what it has.

    `masters` are players by slot; `yours` is what you have, by the names of `positions.start`, and `board` is the city
    and the options, the one called "goods" as `reading_15`.
    """
    game = bare(seats="solo", **{**(yours or {}), **board})  # type: ignore[arg-type]
    game.kit.options["goods"] = reading_15
    me = game.magistrate
    assert me is not None
    game.queue, game.turn = [IT, YOU, COURTIER], 0
    me.deck = [[int(CARD[word] == card) for card in range(6)] for word in deck]
    me.discards = [0] * 6
    for where, who in (masters or {}).items():
        game.masters[who] = slot(where)
    me.camels, me.scrolls, me.scrolls_laid = camels, scrolls, scrolls_laid
    for spice, n in (spices or {}).items():
        me.spices[SPICES.index(spice)] = n
        game.deck[SPICES.index(spice)] -= n
    for name, n in (goods or {}).items():
        me.goods[city(name)] = n
        game.goods[city(name)] -= n
    for name, n in (laid or {}).items():
        me.laid[city(name)] = n
    game.points[IT], game.favour[IT], game.influence[IT] = points, favour, influence
    game.mosque[IT], game.paths[IT] = mosque, path if mosque else NONE
    for hall, n in (courtiers or {}).items():
        game.courtiers[HALL_COUNTS.index(hall) * SEATS + IT] = n
    for name in posts:
        game.posts[city(name)] |= 1 << IT
    for name in tiles:
        game.breakthroughs[tile(name)] = IT
    for number in scoring:
        game.scoring_tiles[number] = IT
    return game


class At:
    """A game with the eyes and hands of its Magistrate, and a trace."""

    def __init__(self, game: Game, seed: str = "1") -> None:
        self.game, self.me, self.why = game, me_of(game), Trace()
        self.table: Straight[Game] = Straight(game, _never, Keyed(seed))
        self.sight, self.hands = BoardSight(game, LOOKS, self.table), BoardHands(game, DOES, self.table)

    @property
    def clauses(self) -> set[str]:
        """The clauses that the trace cites."""
        return _clauses(self.why)


def at(*deck: str, **given: object) -> At:
    """A position, seen by the Magistrate."""
    return At(start(deck, **given))  # type: ignore[arg-type]


def turn(game: Game, chance: Mapping[str, Outcome] | None = None, seed: str = "1") -> Turn:
    """Its turn as the game does it, up to your first question."""
    return Turn(play(game, chance=chance, seed=seed))


class Turn:
    """What a turn of the Magistrate led to."""

    def __init__(self, played: Played) -> None:
        self.game = played.game
        self.events = played.events
        assert self.game.magistrate is not None
        self.me: Magistrate = self.game.magistrate
        self.why = next(event.why for event in played.events if event.name == "turn of the Magistrate")
        assert self.why is not None

    @property
    def slot(self) -> str:
        """The slot that it took."""
        return SLOT_WORDS[self.game.masters[IT]]

    @property
    def built(self) -> list[str]:
        """Where its buildings stand."""
        return [CELL_WORDS[at] for at, owner in enumerate(self.game.owners) if owner == IT]

    @property
    def card(self) -> str:
        """Its solo card."""
        return ACTIONS[self.me.card] if self.me.card != NONE else ""

    @property
    def n(self) -> int:
        """How many actions it had."""
        (told,) = [event for event in self.events if event.name == "turn of the Magistrate"]
        return int(told.what["n"])

    @property
    def clauses(self) -> set[str]:
        """The clauses that its trace cites."""
        assert self.why is not None
        return _clauses(self.why)


def soldiers(game: Game) -> list[str]:
    """Where its soldiers stand."""
    return [CELL_WORDS[at] for at, who in enumerate(game.soldiers) if who == IT]


def walls(game: Game) -> dict[str, int]:
    """The walls that stand, by place."""
    return {SLOT_WORDS[place]: wall for place, wall in enumerate(game.walls) if wall != NONE}


def halls(game: Game) -> dict[str, int]:
    """Its courtiers, by hall."""
    there = game.courtiers[IT::SEATS]
    return {word: n for word, n in zip(HALL_COUNTS, there, strict=True) if n}


def market(game: Game) -> list[str]:
    """The places of the camel market with a camel."""
    return [PLACES[place] for place, there in enumerate(game.market) if there]


def sites(*words: str) -> list[tuple[str, int]]:
    """Sites as things."""
    return [("site", cell(word)) for word in words]


def scored(why: Trace) -> dict[str, int]:
    """What its steps scored, by what for."""
    found: dict[str, int] = {}
    for step in steps(why):
        points, reason = step.values.get("points"), step.values.get("reason")
        if isinstance(points, int) and isinstance(reason, tuple):
            found[str(reason[1])] = found.get(str(reason[1]), 0) + points
    return found


def _never(question: Question, state: Game) -> Answer:
    raise AssertionError(f"the Magistrate asks nothing: {question}")


def _clauses(trace: Trace) -> set[str]:
    found: set[str] = set()
    for item in trace.items:
        found.add(item.clause)
        ladder = item if isinstance(item, LadderSeen) else None
        while ladder is not None:
            found |= {ladder.clause, *(getattr(rung, "clause", "") for rung in ladder.rungs)}
            ladder = ladder.instead
    return found


__all__ = ["BOX", "Played", "cell", "city", "play", "slot", "tile"]
