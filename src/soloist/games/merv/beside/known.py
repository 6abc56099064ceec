"""What follows from what was told: asked no more, and not contradicted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.memory import asked_of
from soloist.engine.person import Know
from soloist.engine.sight import Fact, Thing
from soloist.games.merv.beside.state import YOU, Beside, soldiers_stay
from soloist.games.merv.kinds import A_LEVEL, CARAVANSARY, NONE, OPEN_TO, PALACE, PLAIN, SIZE, SLOTS
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.actions import times
from soloist.games.merv.opponent.own import ALL, Piece, Place, free_goods

ENOUGH_CARDS: Final = "enough caravan cards"
ROW_READ: Final = "row as it was read"
WALL_COLOUR: Final = "colour of the wall"
STEPS_NAMED: Final = 9
"""The way through the mosque has a step for each of its rewards: so many are named (MM052)."""
GOODS_A_TURN: Final = 2
"""Nobody gets more goods of one city in a turn: one by the action, one with a post that is a reward."""


def your_turns(game: Beside) -> int:
    """Return how many turns you have had."""
    return game.round - 1 + (game.masters[YOU] != NONE)


def untouched(game: Beside) -> bool:
    """Whether nobody but the Magistrate has had a turn, and the High Courtier only builds."""
    return your_turns(game) == 0


# Walls and invasions.
def is_taken(game: Beside, place: int) -> bool:
    """Whether a wall is known to stand in a place."""
    return game.memory.recall(asked_of(facts.WALL_FREE.name, ("place", place))) == (0,)


def is_attacked(game: Beside, cell: int) -> bool:
    """Whether a side of a site may be open in an invasion."""
    return not all(is_taken(game, place) for place in OPEN_TO[cell])


def may_fall(game: Beside, cell: int) -> bool:
    """Whether the building on a site may fall in an invasion, by what is known (merv.invasion.falls)."""
    if cell in game.me.soldiers or not is_attacked(game, cell):
        return False
    told = game.memory.recall(asked_of(facts.UNPROTECTED.name, ("site", cell)))
    return told != (0,) or not soldiers_stay(game)


def _unprotected(game: Beside, site: Place) -> int | None:
    if not may_fall(game, site[1]):
        return 0
    # Of yours and of the High Courtier's soldiers nothing is known once you have had a turn.
    return 1 if untouched(game) else None


def _wall_free(game: Beside, place: Place) -> int | None:
    return 0 if is_taken(game, place[1]) else 1 if untouched(game) else None


def _segment_left(game: Beside, stack: Place) -> int | None:
    """A stack has as many segments as there are directions, and you have built none before your first turn."""
    return 1 if untouched(game) and len(walls_known(game)) < PLAIN else None


def walls_known(game: Beside) -> list[int]:
    """Return the places in which walls are known to stand."""
    return [place for place in range(SLOTS) if is_taken(game, place)]


def wall_colour(game: Beside, place: int) -> int:
    """Return the colour of a wall that the Magistrate has built, or NONE."""
    told = game.memory.recall(asked_of(WALL_COLOUR, ("place", place)))
    return NONE if told is None else int(str(told[0]))


def note_built(game: Beside, place: Place, colour: int) -> None:
    """Note that the Magistrate has built a wall, which stands for good."""
    game.memory.keep(asked_of(facts.WALL_FREE.name, place), (0,), "no", (facts.WALL_FREE,))
    game.memory.keep(asked_of(WALL_COLOUR, place), (colour,), "no", ())


def note_walls(game: Beside, places: list[int]) -> None:
    """Note where walls stand, and that nothing is known of the other places."""
    for place in range(SLOTS):
        line = asked_of(facts.WALL_FREE.name, ("place", place))
        if place in places:
            game.memory.keep(line, (0,), "no", (facts.WALL_FREE,))
        else:
            game.memory.told.pop(line, None)
            game.memory.told.pop(asked_of(WALL_COLOUR, ("place", place)), None)


def end_told(game: Beside, fact: Fact, thing: Thing) -> int | None:
    """Return the end of a track or of the way through the mosque, if it was told."""
    told = game.memory.recall(asked_of(fact.name, thing))
    return None if told is None else int(str(told[0]))


# The caravan.
def most_cards(game: Beside) -> int:
    """Return how many cards it can take in one turn at most."""
    return times(game.me, CARAVANSARY, SIZE, of_card=True)


def _cards_left(game: Beside, x: Place) -> int | None:
    """Nobody takes more than a whole row in a turn."""
    box = game.kit.box
    left = box.pieces.caravan_cards - sum(game.me.spices) - box.numbers.row * your_turns(game)
    enough = left > 0 or game.memory.recall(ENOUGH_CARDS) is not None
    return 1 if enough else None


def row_holds_a_card(game: Beside) -> bool:
    """Whether a card is known to lie in the row now: it is filled up only after a turn (merv.caravansary.refill)."""
    if most_cards(game) > game.kit.box.numbers.row:
        return False
    return _cards_left(game, ALL) == 1 or game.memory.recall(asked_of(facts.CARDS_LEFT.name, ALL)) == (1,)


def row_read(game: Beside) -> list[Thing] | None:
    """Return the cards of the row if they were read in this turn."""
    told = game.memory.recall(ROW_READ)
    return None if told is None else list(told)


# Your solo cards.
_PREPARED: Final = "solo cards as prepared"


def note_prepared(game: Beside) -> None:
    """Note of how many cards a pile of yours was prepared, one above the packet with the Palace card."""
    game.memory.keep(_PREPARED, (sum(map(sum, game.me.deck)),), "game", ())


def forget_order(game: Beside) -> None:
    """Note that it is not known any more where the Palace card can lie."""
    game.memory.told.pop(_PREPARED, None)


def may_be_drawn(game: Beside, cards: list[int]) -> list[int]:
    """Return which of the cards in your pile can lie on top: the Palace card is in the packet (MM008, MM009)."""
    told = game.memory.recall(_PREPARED)
    if told is None or PALACE not in cards:
        return cards
    numbers, size = game.kit.box.magistrate, int(str(told[0]))
    packed = min(numbers.packet - 1, size - 1)
    above, nth = min(numbers.above, size - 1 - packed), size - len(cards) + 1
    if nth <= above:
        return [card for card in cards if card != PALACE]
    return [PALACE] if nth > above + packed else cards


# The palace, the library, the marketplace, the mosque.
def _hall_empty(game: Beside, hall: tuple[str, int, str]) -> int | None:
    return 0 if game.me.courtiers[hall[1]] else 1 if untouched(game) else None


def _tile_left(game: Beside, tile: Piece) -> int | None:
    return 1 if untouched(game) else None


def least_tiles(game: Beside) -> int:
    """Return how many tiles of a level are left at least: you take one at most (merv.library.breakthrough)."""
    return A_LEVEL - (not untouched(game))


def _tiles_left(game: Beside, level: int) -> list[Thing] | None:
    return [("breakthrough", level, n) for n in range(A_LEVEL)] if untouched(game) else None


def _unoccupied(game: Beside, city: Place) -> int | None:
    return 0 if city[1] in game.me.posts else 1 if untouched(game) else None


def _good_left(game: Beside, city: Place) -> int | None:
    left = game.kit.box.numbers.goods - game.me.goods[city[1]] - GOODS_A_TURN * your_turns(game)
    return 1 if left > 0 else None


def _different(game: Beside, x: Place) -> int | None:
    """It matters only where it has two goods of one kind that lie on no contract."""
    return 1 if max(free_goods(game.me)) <= 1 else None


def _mosque_end(game: Beside, x: Place) -> int | None:
    told = end_told(game, facts.MOSQUE_END, ALL)
    return STEPS_NAMED if told is None and game.me.mosque < STEPS_NAMED else None


def _step_reward(game: Beside, step: int) -> list[Thing] | None:
    """On the first step of each path stands a camel (merv.mosque.path)."""
    return [("reward", "camel", 1)] if step == 1 else None


def _of_first_turn(value: int) -> Callable[..., int | None]:
    return lambda game, x: value if untouched(game) else None


KNOWN: Final[Mapping[Fact, Know]] = {
    facts.UNPROTECTED: _unprotected,
    facts.WALL_FREE: _wall_free,
    facts.SEGMENT_LEFT: _segment_left,
    facts.CARDS_LEFT: _cards_left,
    facts.ROW: row_read,
    facts.HALL_ROOM: _of_first_turn(1),
    facts.HALL_EMPTY: _hall_empty,
    facts.YOUR_COUNT: _of_first_turn(0),
    facts.TILE_LEFT: _tile_left,
    facts.TILES_LEFT: _tiles_left,
    facts.POSTS: lambda game, x: game.kit.box.numbers.posts,
    facts.UNOCCUPIED: _unoccupied,
    facts.GOOD_LEFT: _good_left,
    facts.DIFFERENT: _different,
    facts.PATH_CAMEL: _of_first_turn(1),
    facts.MOSQUE_END: _mosque_end,
    facts.STEP_REWARD: _step_reward,
}
"""What follows from counts that are official and from what was told: None where it has to be asked."""


# The queue.
def queues(game: Beside, expected: list[int]) -> list[list[int]]:
    """Return the orders in which the meeples may stand: only you lay camels, of those that the Magistrate has not."""
    at = expected.index(YOU)
    others = [who for who in expected if who != YOU]
    last = max(at - camels_left(game), 0)
    return [[*others[:place], YOU, *others[place:]] for place in range(at, last - 1, -1)]


def camels_left(game: Beside) -> int:
    """Return how many camels the Magistrate has not (merv.pieces.camels)."""
    return game.kit.box.pieces.camels - game.me.camels


def finds_camel(expected: list[int], order: list[int], who: int) -> bool:
    """Whether somebody stands on a space of the queue that you have passed with a camel (merv.queue.camels)."""
    return order.index(YOU) < order.index(who) <= expected.index(YOU)
