"""The Cardinalbot's eyes and hands at a real table: what was told, what is asked, what people are told to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from soloist.engine.asking import About, Asking, Reader, Walk
from soloist.engine.hands import PersonHands, Verb
from soloist.engine.memory import asked
from soloist.engine.person import Hear, Know, PersonSight
from soloist.engine.questions import Option
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.engine.trace import Step, Trace
from soloist.games.tiletum.beside import known, reading
from soloist.games.tiletum.beside.kept import drawn_event, draws, is_said
from soloist.games.tiletum.beside.settings import STEPS
from soloist.games.tiletum.beside.state import EMPTY, YOU, Beside, action_at, sector_of
from soloist.games.tiletum.kinds import SECTORS, VISITORS
from soloist.games.tiletum.opponent import facts, verbs
from soloist.games.tiletum.opponent.ladders import BEST_TILE, CHARACTER
from soloist.games.tiletum.opponent.own import Piece, Place, challenged


def sight(game: Beside, table: Table) -> PersonSight[Beside]:
    """Return how the Cardinalbot sees this table."""
    whole = game.kit.options["asking"] != STEPS
    # By Visitors to the Curia rewards matter, so that the Characters themselves are read.
    walks = {name: walk for name, walk in WALKS.items() if name != CHARACTER.name or not challenged(game.me, VISITORS)}
    return PersonSight(game, game.memory, table, KNOWS, READS, walks, hears=HEARS, whole=whole, seat=YOU)


def hands(game: Beside, table: Table, why: Trace | None = None) -> Hands:
    """Return how the Cardinalbot acts at this table; `why` is the trace of what it does."""
    return Hands(game, table, why)


class Hands(PersonHands):
    """Tells a person what to do, and notes it where this was told before."""

    __slots__ = ("drawn", "game", "offered")

    def __init__(self, game: Beside, table: Table, why: Trace | None = None) -> None:
        super().__init__(game.memory, table, why)
        self.game = game
        self.drawn = 0
        self.offered = False

    def own(self, step: Step) -> bool:
        """Whether a step is done on its own board, which Soloist keeps, and is said."""
        return is_said(step)

    def _heard(self, step: Step) -> None:
        self._tell_draws()
        super()._heard(step)

    def _tell_draws(self) -> None:
        """Say which of equal things were drawn since the last time."""
        if self.why is None or not self.table.listens:
            return
        ties = list(draws(self.why))
        for ladder in ties[self.drawn :]:
            self.table.tell(drawn_event(ladder))
        self.drawn = len(ties)

    def do(self, verb: Verb, *what: Thing) -> None:
        """Have it done, and note it."""
        self._tell_draws()
        self.offered = self.offered or verb is verbs.TAKE_OFFERED
        told: tuple[Thing, ...] = what
        if verb is verbs.TAKE_WHEEL_TILE:
            tile, number, to = what[0], int(str(what[1])), what[2]
            told = (tile, ("sector", number, action_at(self.game, number)), to)
        super().do(verb, *told)
        if verb in NOTES:
            NOTES[verb](self.game, *what)


def _die_taken(game: Beside, die: Piece) -> None:
    game.dice[int(die[1]) * SECTORS + int(die[2]) - 1] -= 1


def _wheel_tile_taken(game: Beside, tile: Piece, number: int, to: Place) -> None:
    game.tiles[sector_of(game, number)] = EMPTY


def _character_taken(game: Beside, character: Piece) -> None:
    if character in game.characters:
        game.characters.remove(character)


def _refreshed(game: Beside) -> None:
    game.characters.clear()


def _offered_taken(game: Beside, offered: Piece) -> None:
    game.offer[int(offered[1])] = EMPTY


NOTES: Final[Mapping[Verb, Callable[..., None]]] = {
    verbs.TAKE_DIE: _die_taken,
    verbs.TAKE_WHEEL_TILE: _wheel_tile_taken,
    verbs.TAKE_CHARACTER: _character_taken,
    verbs.REFRESH: _refreshed,
    verbs.TAKE_OFFERED: _offered_taken,
}


def king_tile(asking: PersonSight[Beside]) -> list[Piece]:
    """Ask which Bonus tile lies on the King track."""
    name = f"tile of the king track {asking.game.round}"
    return reading.king_tile(asking.game, Asking(asking.table, YOU, name, About()))


# What was told.
def dice_on_wheel(game: Beside) -> list[Option]:
    """Return the dice on the wheel, each kind once."""
    return [("die", place // SECTORS, place % SECTORS + 1) for place, n in enumerate(game.dice) if n]


def offer_slides(game: Beside) -> None:
    """After a turn what is left in the Contract offer slides to the cheap end; what comes anew is not known (TB104)."""
    kept = [lying for lying in game.offer if lying not in ((), EMPTY)]
    game.offer = [*[()] * (len(game.offer) - len(kept)), *kept]


def you_moved(game: Beside, tile: Option) -> None:
    """Note that you had a turn, and which Bonus tile of the wheel you took: in both offers anything may be new."""
    if tile != EMPTY:
        game.tiles[sector_of(game, int(tile[1]))] = EMPTY
    game.offer_read = game.characters_read = False
    game.memory.told.pop(known.YOURS, None)
    king_moved(game)


def king_moved(game: Beside) -> None:
    """Note that on the King track somebody may stand elsewhere."""
    game.memory.told.pop(known.HEIGHT, None)


def tiles_told(game: Beside) -> list[Option]:
    """Return the sectors of the wheel where a Bonus tile lies that was told, by number."""
    sectors = ((number, game.tiles[sector_of(game, number)]) for number in range(1, SECTORS + 1))
    return [("sector", number) for number, tile in sectors if tile not in ((), EMPTY)]


def is_full(game: Beside, spot: int) -> bool:
    """Whether no House space of a town is free, as far as that is known."""
    told = game.memory.recall(asked(facts.FREE_HOUSE.name, {}, (("town", spot),)))
    return known.space(game, ("town", spot), 0) == 0 or told == (0,)


def towns_for_your_house(game: Beside) -> list[Option]:
    """Return the towns where you may have built a House."""
    return [("town", spot) for spot in game.kit.box.towns if spot not in game.houses and not is_full(game, spot)]


def _dice(game: Beside) -> list[Thing]:
    return [("die", die[1], die[2], action_at(game, int(die[2]))) for die in dice_on_wheel(game)]


def _space(place: int, game: Beside, x: Place) -> int | None:
    return known.space(game, x, place)


def _hear_space(place: int, game: Beside, x: Place, value: int) -> None:
    known.hear_spaces(game, x, place, value)


def _next_fair(game: Beside, x: Place, fair: int) -> int:
    return int(fair <= len(game.fair_towns) and game.fair_towns[fair - 1] == x[1])


KNOWS: Final[Mapping[Fact, Know]] = {
    facts.DICE: _dice,
    facts.DICE_OF: lambda game, x: sum(game.dice[x[1] * SECTORS : (x[1] + 1) * SECTORS]),
    facts.WHEEL_TILE: known.wheel_tile,
    facts.NEW_CREST_AT: known.new_crest_at,
    facts.WITHIN: known.within,
    facts.DISTANCE: known.distance,
    facts.TILES: known.tiles,
    facts.CRESTS_WITHIN: known.crest_within,
    facts.AVAILABLE: lambda game, x: int(x[1] != game.closed),
    facts.TOTAL: known.total,
    facts.CONSTRUCTION_POINTS: known.construction_points,
    facts.STONE_COST: lambda game, x: game.stone[x[1]],
    facts.PAYABLE: lambda game, x, stone: int(x[1] != game.closed and game.stone[x[1]] <= stone),
    **{fact: partial(_space, place) for place, fact in enumerate(known.OF_SPACES)},
    facts.NEXT_FAIR: _next_fair,
    facts.YOU_HIGHER: known.you_are_higher,
    facts.CHARACTERS: reading.characters_known,
    facts.OFFER: reading.offer_known,
    facts.CREST_OFFERED: reading.crest_offered,
}
"""What the table game knows of a fact: None where it has to be asked."""
HEARS: Final[Mapping[Fact, Hear]] = {
    facts.WITHIN: known.hear_within,
    facts.DISTANCE: known.hear_distance,
    facts.TOP_TILE: known.hear_top_tile,
    facts.CREST_OFFERED: known.hear_crest_offered,
    facts.YOU_HIGHER: known.hear_height,
    **{fact: partial(_hear_space, place) for place, fact in enumerate(known.OF_SPACES)},
}
READS: Final[Mapping[Fact, Reader[Beside]]] = {
    facts.WHEEL_TILE: reading.wheel_tile,
    facts.NEW_CREST_AT: reading.new_crest_at,
    facts.TILES: reading.all_tiles,
    facts.OFFER: reading.offer,
    facts.CHARACTERS: reading.characters,
}
WALKS: Final[Mapping[str, Walk[Beside]]] = {
    BEST_TILE.name: Walk(reading.best_tile, (facts.YOU_LACK,)),
    CHARACTER.name: Walk(reading.best_character),
}
