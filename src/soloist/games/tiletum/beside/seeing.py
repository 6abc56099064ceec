"""The Cardinalbot's eyes and hands at a real table: what was told, what is asked, what people are told to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.asking import About, Asking, Reader, Walk
from soloist.engine.hands import PersonHands, Verb
from soloist.engine.memory import asked
from soloist.engine.person import Know, PersonSight
from soloist.engine.questions import Option
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.engine.trace import Trace
from soloist.games.tiletum.beside import reading
from soloist.games.tiletum.beside.settings import COMPARED, STEPS
from soloist.games.tiletum.beside.state import YOU, Beside, action_at
from soloist.games.tiletum.kinds import SECTORS, VISITORS, WHOLE_BUILDING
from soloist.games.tiletum.opponent import facts, verbs
from soloist.games.tiletum.opponent.ladders import BEST_TILE, CHARACTER
from soloist.games.tiletum.opponent.own import Piece, Place, challenged


def sight(game: Beside, table: Table) -> PersonSight[Beside]:
    """Return how the Cardinalbot sees this table."""
    whole = game.kit.options["asking"] != STEPS
    # By Visitors to the Curia rewards matter, so that the Characters themselves are read.
    walks = {name: walk for name, walk in WALKS.items() if name != CHARACTER.name or not challenged(game.me, VISITORS)}
    return PersonSight(game, game.memory, table, KNOWS, READS, walks, whole=whole, seat=YOU)


def hands(game: Beside, table: Table, why: Trace | None = None) -> Hands:
    """Return how the Cardinalbot acts at this table; `why` is the trace of what it does."""
    return Hands(game, table, why)


class Hands(PersonHands):
    """Tells a person what to do, and notes it where this was told before."""

    __slots__ = ("game",)

    def __init__(self, game: Beside, table: Table, why: Trace | None = None) -> None:
        super().__init__(game.memory, table, why)
        self.game = game

    def do(self, verb: Verb, *what: Thing) -> None:
        """Have it done, and note it."""
        super().do(verb, *what)
        if verb in NOTES:
            NOTES[verb](self.game, *what)


def _die_taken(game: Beside, die: Piece) -> None:
    game.dice[int(die[1]) * SECTORS + int(die[2]) - 1] -= 1


def _offered_taken(game: Beside, offered: Piece) -> None:
    game.offer[int(offered[1])] = ()


NOTES: Final[Mapping[Verb, Callable[..., None]]] = {
    verbs.TAKE_DIE: _die_taken,
    verbs.TAKE_OFFERED: _offered_taken,
}


def king_tile(asking: PersonSight[Beside]) -> list[Piece]:
    """Ask which Bonus tile lies on the King track."""
    name = f"tile of the king track {asking.game.round}"
    return [
        tile
        for tile in reading.tile(asking.game, Asking(asking.table, YOU, name, About()), {})
        if isinstance(tile, tuple)
    ]


# What was told.
def dice_on_wheel(game: Beside) -> list[Option]:
    """Return the dice on the wheel, each kind once."""
    return [("die", place // SECTORS, place % SECTORS + 1) for place, n in enumerate(game.dice) if n]


def offer_slides(game: Beside) -> None:
    """After a turn what is left in the Contract offer slides to the cheap end; what comes anew is not known (TB104)."""
    kept = [lying for lying in game.offer if lying]
    empty = len(game.offer) - len(kept)
    game.offer, game.offer_read = [*[()] * empty, *kept], not empty


def you_moved(game: Beside) -> None:
    """Note that you had a turn: in the Contract offer anything may be new."""
    game.offer_read = False


def is_full(game: Beside, spot: int) -> bool:
    """Whether no House space of a town is free, as far as that is known."""
    free = _free_house(game, ("town", spot))
    told = game.memory.recall(asked(facts.FREE_HOUSE.name, {}, (("town", spot),)))
    return free == 0 or told == (0,)


def towns_for_your_house(game: Beside) -> list[Option]:
    """Return the towns where you may have built a House."""
    return [("town", spot) for spot in game.kit.box.towns if spot not in game.houses and not is_full(game, spot)]


# What the table game knows: None where it has to be asked.
def _compared(game: Beside) -> bool:
    return game.kit.options["map"] == COMPARED


def _spot(game: Beside, place: Place) -> int:
    return game.kit.box.cathedrals[place[1]] if place[0] == "cathedral" else place[1]


def _distance(game: Beside, x: Place, start: Place) -> int | None:
    if _compared(game):
        return game.kit.box.distance[_spot(game, start)][_spot(game, x)]
    return 0 if _spot(game, x) == _spot(game, start) else None


def _within(game: Beside, x: Place, start: Place, steps: int) -> int | None:
    """Return whether a place is within reach, if the map is known or what was told before says so."""
    distance = _distance(game, x, start)
    if distance is None:
        told = game.memory.recall(asked(facts.DISTANCE.name, {"start": start}, (x,)))
        distance = None if told is None else int(str(told[0]))
    if distance is not None:
        return distance <= steps
    for other in range(MOST_STEPS):
        told = game.memory.recall(asked(facts.WITHIN.name, {"start": start, "steps": other}, (x,)))
        if told is not None and (other <= steps if told[0] else other >= steps):
            return int(str(told[0]))
    return None


def _crest_within(game: Beside, x: Place, start: Place, steps: int) -> int | None:
    """Return whether a Crest is within reach, if what was told in this turn of another reach says so."""
    for other in range(MOST_STEPS):
        told = game.memory.recall(asked(facts.CRESTS_WITHIN.name, {"start": start, "steps": other}, (x,)))
        if told is not None and (other <= steps if told[0] else other >= steps):
            return int(str(told[0]))
    return None


MOST_STEPS: Final = 20
"""More than any reach."""


def _rewards(game: Beside, x: Place) -> list[int] | None:
    """Return the rewards of the free House spaces of a town, on a map that was compared."""
    if not _compared(game):
        return None
    box, spot = game.kit.box, x[1]
    taken = (spot in game.houses) + (spot in game.me.houses)
    spaces = box.open_houses[game.kit.players][spot]
    return [box.houses[space].reward for space in spaces][taken:] if spot != box.tiletum else []


def _free_house(game: Beside, x: Place) -> int | None:
    rewards = _rewards(game, x)
    return None if rewards is None else int(bool(rewards))


def _free_points(game: Beside, x: Place) -> int | None:
    rewards = _rewards(game, x)
    return None if rewards is None else int(any(reward > 0 for reward in rewards))


def _free_reward(game: Beside, x: Place) -> int | None:
    rewards = _rewards(game, x)
    return None if rewards is None else int(WHOLE_BUILDING in rewards)


def _space_points(game: Beside, x: Place) -> int | None:
    rewards = _rewards(game, x)
    return None if rewards is None else max([0, *rewards])


def _dice(game: Beside) -> list[Thing]:
    return [("die", die[1], die[2], action_at(game, int(die[2]))) for die in dice_on_wheel(game)]


def _next_fair(game: Beside, x: Place, fair: int) -> int:
    return int(fair <= len(game.fair_towns) and game.fair_towns[fair - 1] == x[1])


KNOWS: Final[Mapping[Fact, Know]] = {
    facts.DICE: _dice,
    facts.DICE_OF: lambda game, x: sum(game.dice[x[1] * SECTORS : (x[1] + 1) * SECTORS]),
    facts.WITHIN: _within,
    facts.DISTANCE: _distance,
    facts.CRESTS_WITHIN: _crest_within,
    facts.AVAILABLE: lambda game, x: int(x[1] != game.closed),
    facts.STONE_COST: lambda game, x: game.stone[x[1]],
    facts.PAYABLE: lambda game, x, stone: int(x[1] != game.closed and game.stone[x[1]] <= stone),
    facts.FREE_HOUSE: _free_house,
    facts.FREE_POINTS: _free_points,
    facts.FREE_REWARD: _free_reward,
    facts.SPACE_POINTS: _space_points,
    facts.NEXT_FAIR: _next_fair,
    facts.OFFER: reading.offer_known,
}
READS: Final[Mapping[Fact, Reader[Beside]]] = {
    facts.WHEEL_TILE: reading.tile,
    facts.TILES: reading.all_tiles,
    facts.OFFER: reading.offer,
    facts.CHARACTERS: reading.characters,
}
WALKS: Final[Mapping[str, Walk[Beside]]] = {
    BEST_TILE.name: Walk(reading.best_tile, (facts.YOU_LACK,)),
    CHARACTER.name: Walk(reading.best_character),
}
