"""Positions for the Cardinalbot: a bare board beside its own state."""

from __future__ import annotations

from random import Random

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.hands import BoardHands
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import BoardSight
from soloist.engine.trace import Trace
from soloist.games.tiletum.components import box
from soloist.games.tiletum.kinds import RESOURCES, SECTORS
from soloist.games.tiletum.opponent.deeds import DOES
from soloist.games.tiletum.opponent.looks import LOOKS
from soloist.games.tiletum.opponent.own import Cardinal
from soloist.games.tiletum.setup import new, set_up
from soloist.games.tiletum.state import Game, unavailable

BOX = box()
SPOT = BOX.spot_index
CATHEDRAL = {BOX.spots[spot]: n for n, spot in enumerate(BOX.cathedrals)}
BONUS = {row.id: n for n, row in enumerate(BOX.bonus)}
PILE = {row.id: n for n, row in enumerate(BOX.contracts) if not row.blue}
CHARACTERS = {row.id: n for n, row in enumerate(BOX.characters)}


def cardinal(game: Game, **own: object) -> Cardinal:
    """The Cardinalbot with nothing but its House in Tiletum; `own` sets fields."""
    me = Cardinal(
        res=[0] * len(RESOURCES), points=0, king=0, merchant=SPOT["Brugge"], architect=SPOT["Firenze"],
        houses=[BOX.tiletum], houses_left=7, pillars=[], pillars_left=7, built=[], crests=[], placed=[-1] * 5,
        rooms=[[] for _ in range(5)], supply=[], contracts=[], done=[], row=[0, 1, 2, 3, 11, 12], pawn=0,
        challenges=[], turn=0, drawn={}, kit=game.kit,
    )  # fmt: skip
    for name, value in own.items():
        setattr(me, name, value)
    return me


def laid_out(seed: int) -> At:
    """A game set up by chance in the middle of things, with a Cardinalbot made up by chance."""
    random = Random(seed)
    game = new({"seats": "solo"})
    set_up(game, Straight(game, _never, Keyed(str(seed))))
    for place in random.choices(range(len(game.dice)), k=8):
        game.dice[place] += 1
    cathedrals = [n for n in range(9) if not unavailable(game, n)]
    pillars = random.sample(cathedrals, random.randrange(6))
    towns = [spot for spot in BOX.towns if spot != BOX.tiletum and BOX.open_houses[2][spot]]
    houses = random.sample(towns, random.randrange(6))
    types = random.sample(range(5), 5)
    rooms = [[kind] * random.randrange(3) for kind in types]
    crests = random.sample(range(6), 6)
    placed = [crests.pop() if random.random() < 0.4 else -1 for _ in range(5)]
    game.cardinal = cardinal(
        game, res=[random.randrange(5) for _ in range(5)], merchant=random.choice(BOX.towns),
        architect=random.choice(BOX.cathedrals), houses=[BOX.tiletum, *houses], houses_left=7 - len(houses),
        pillars=pillars, pillars_left=7 - len(pillars), built=random.sample(pillars, random.randint(0, len(pillars))),
        crests=crests[: random.randrange(3)], placed=placed, rooms=rooms,
        contracts=[(*BOX.contracts[n].needs, BOX.contracts[n].points) for n in random.sample(range(20), 2)],
        row=list(game.cardinal.row if game.cardinal else [])[random.randrange(4) :],
    )  # fmt: skip
    for town in houses:
        game.house_owner[BOX.open_houses[2][town][0]] = game.kit.cardinal
    for town in random.sample(towns, 4):
        if game.house_owner[BOX.open_houses[2][town][0]] < 0:
            game.house_owner[BOX.open_houses[2][town][0]] = 0
    for n in pillars:
        game.pillar_owners[n] |= 1 << game.kit.cardinal
    for n in game.cardinal.built:
        game.builders[n] |= 1 << game.kit.cardinal
    for n in random.sample(cathedrals, 3):
        game.builders[n] |= 1
        game.stack_next[n] = game.builders[n].bit_count()
    return At(game, str(seed))


def start(dice: dict[tuple[int, int], int] | None = None, options: dict[str, str] | None = None, **own: object) -> Game:
    """A solo game, bare but for the Cardinalbot.

    The wheel holds King, Merchant, Architect, Character, Contract, Joker at 1 to 6; Cathedral n has Construction tile
    n, so the last one (Firenze) is unavailable. `dice` by (colour, number).
    """
    game = new({"seats": "solo", **(options or {})})
    game.stage, game.round, game.turn = "turn", 1, 0
    game.wheel, game.shift = list(range(SECTORS)), 0
    game.construction = list(range(len(BOX.construction)))
    game.fairs = [0, 1, 2, 3]
    game.fair_towns = [BOX.tiletum, SPOT["Frankfurt"], SPOT["Genova"], SPOT["Venezia"]]
    for (colour, number), n in (dice or {}).items():
        game.dice[colour * SECTORS + number - 1] = n
    game.cardinal = cardinal(game, **own)
    me = game.cardinal
    for spot in me.houses[1:]:
        game.house_owner[next(n for n, row in enumerate(BOX.houses) if row.spot == spot)] = game.kit.cardinal
    for pillar in me.pillars:
        game.pillar_owners[pillar] |= 1 << game.kit.cardinal
    game.king[game.kit.cardinal], game.points[game.kit.cardinal] = me.king, me.points
    return game


class At:
    """A game with the eyes and hands of its Cardinalbot, and a trace."""

    def __init__(self, game: Game, seed: str = "1") -> None:
        assert game.cardinal is not None
        self.game, self.me, self.why = game, game.cardinal, Trace()
        self.table: Straight[Game] = Straight(game, _never, Keyed(seed))
        self.sight, self.hands = BoardSight(game, LOOKS, self.table), BoardHands(game, DOES, self.table)

    def clauses(self) -> set[str]:
        """The clauses that the trace cites."""
        return set(_clauses(self.why))


def _never(question: Question, state: Game) -> Answer:
    raise AssertionError(f"the Cardinalbot asks nothing: {question}")


def _clauses(trace: Trace) -> list[str]:
    found = []
    for item in trace.items:
        found.append(item.clause)
        if isinstance(item, Trace):
            found += _clauses(item)
        found += [rung.clause for rung in getattr(item, "rungs", ())]
    return found
