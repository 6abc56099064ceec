"""Positions by chance, made so that much is equal, much is out of reach, and sometimes nobody is left."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.games.tiletum.opponent.boards import start
from tests.games.tiletum.opponent.literal.position import BOT, DEFAULTS, IRON, WOOL, YOU

from soloist.games.tiletum.components import box
from soloist.games.tiletum.state import FIRST_CONTRACT, Game, unavailable

BOX = box()
OTHERS = {
    "next-fair": "next round",
    "crest-in-reach": "map only",
    "joker-or-colour": "colour",
    "needs": "printed",
    "afford": "with Gold",
    "not-yours": "Pillar",
    "pays": "without",
}
"""The other reading of each point."""
FEW = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 7)
AP_OF = ((6, 5, 4, 3, 2, 1), (6, 5, 4, 3, 2, 1), (5, 5, 3, 3, 2, 2), (3, 3, 3, 3, 3, 3))
ROWS = tuple(tuple(n for n, tile in enumerate(BOX.bonus) if tile.row == row) for row in range(5))
GOODS = tuple(n for n, tile in enumerate(BOX.bonus) if tile.resources >= 3 and not tile.points)
"""Helpers with as many Resources, but not as many of choice."""
ANY_TILE = tuple(range(len(BOX.bonus)))
CRESTS_OFFERED = tuple(n for n, row in enumerate(BOX.contracts) if row.crest >= 0 and not row.blue)
OFFERED = tuple(n for n, row in enumerate(BOX.contracts) if not row.blue)


def by_chance(seed: int) -> Game:
    """A solo game in the middle of things; every second one has other readings, many have tables of one's own."""
    random = Random(f"literal {seed}")
    game = start(None, {name: random.choice((DEFAULTS[name], OTHERS[name])) for name in OTHERS} if seed % 2 else None)
    _wheel(game, random)
    _people(game, random)
    _tiles(game, random)
    _offers(game, random)
    _own(game, random)
    if random.random() < 0.2:
        _twins(game)
    return game


def _wheel(game: Game, random: Random) -> None:
    """The wheel, the dice (often only on two or three numbers), the Construction tiles and the round."""
    assert game.cardinal is not None
    game.wheel, game.shift = random.sample(range(6), 6), random.randrange(6)
    contents = replace(game.kit.box, ap_of=(0, *random.choice(AP_OF)))
    if random.random() < 0.5:  # equal totals and costs
        stone, points = random.choice(((3,), (2, 3))), random.choice(((4,), (3, 4)))
        costs = tuple(
            replace(tile, stone=random.choice(stone), points=random.choice(points)) if tile.open else tile
            for tile in contents.construction
        )
        contents = replace(contents, construction=costs, stacks=tuple((4, 2, 1) for _ in contents.stacks))
    game.kit = game.cardinal.kit = replace(game.kit, box=contents)
    game.construction = random.sample(range(9), 9)
    joker = (game.wheel.index(5) + game.shift) % 6 + 1
    numbers = random.choice(
        ((1, 2, 3, 4, 5, 6), (joker, *random.sample(range(1, 7), 2)), random.sample(range(1, 7), 2))
    )
    colours = random.choice((range(5), (1, 2, 4), random.sample(range(5), 3)))
    for _ in range(random.randint(1, 8)):
        game.dice[random.choice(colours) * 6 + random.choice(numbers) - 1] += 1
    game.round = random.randint(1, 4)
    game.fair_towns = [BOX.tiletum, *random.sample(BOX.town_tiles, 3)]


def _people(game: Game, random: Random) -> None:
    """Houses, Pillars, Cathedral tiles and crests of both, and where the Cardinalbot's pieces stand."""
    me, you = game.cardinal, game.boards[YOU]
    assert me is not None
    spaces = {row.spot: n for n, row in enumerate(BOX.houses) if row.mark == 2 and row.spot != BOX.tiletum}
    towns = random.sample(list(spaces), len(spaces))
    mine = random.choice((0, 1, 2, 3, 5, 7))
    taken = random.choice((0, 4, 8, len(towns) - mine - 2, len(towns) - mine))
    me.houses, me.houses_left = [BOX.tiletum, *towns[:mine]], 7 - mine
    for town in towns[: mine + taken]:
        game.house_owner[spaces[town]] = BOT if town in me.houses else YOU
    open_ = [n for n in range(9) if not unavailable(game, n)]
    me.pillars = random.sample(open_, random.choice((0, 1, 1, 2, 3, 5, 7)))
    me.pillars_left = 7 - len(me.pillars)
    me.built = random.sample(me.pillars, random.randint(0, len(me.pillars)))
    yours = random.sample(open_, random.randint(0, 7))
    your_tiles = random.sample(yours, random.randint(0, len(yours)))
    for n in range(9):
        game.pillar_owners[n] = (n in yours) << YOU | (n in me.pillars) << BOT
        game.builders[n] = (n in your_tiles) << YOU | (n in me.built) << BOT
        game.stack_next[n] = game.builders[n].bit_count()
    me.merchant, me.architect = random.choice(BOX.towns), random.choice(BOX.cathedrals)
    for place, crest in enumerate(random.sample(range(6), random.randrange(6))):
        you.crests[place] = crest
    for crest in set(range(6)) - set(you.crests):
        if random.random() < 0.3:
            you.store.append(random.choice([n for n in ROWS[0] if BOX.bonus[n].crest == crest]))
            if random.random() < 0.5:
                held = [n for n in CRESTS_OFFERED if BOX.contracts[n].crest == crest]
                you.store[-1] = FIRST_CONTRACT + random.choice(held)


def _tiles(game: Game, random: Random) -> None:
    """Bonus tiles on the map and the wheel: of all rows, from some row down, of one, or hard to tell apart."""
    first = random.randrange(5)
    some = [tile for row in ROWS[first:] for tile in row]
    goods = random.random() < 0.1
    for spot in random.sample(BOX.towns, random.randrange(12)):
        game.map_tiles[spot] = random.choice(random.choice((GOODS,) if goods else (ANY_TILE, some, ROWS[first])))
    for sector in range(6):
        game.sector_tiles[sector] = random.choice((-1, random.choice(ANY_TILE), random.choice(ROWS[first])))
    game.king_tile = random.choice(random.choice(ROWS))


def _offers(game: Game, random: Random) -> None:
    """Both offers; the pile of Characters is short, so that what is drawn is sure."""
    for place in range(5):
        game.contract_offer[place] = random.choice((-1, random.choice(CRESTS_OFFERED), *random.choices(OFFERED, k=3)))
    types = random.sample(range(5), random.choice((1, 2, 5)))
    here = [n for n, row in enumerate(BOX.characters) if row.type in types]
    shown = random.choices(here, k=random.choice((0, 3, 5, 5)))
    game.character_offer = [*shown, *[-1] * (5 - len(shown))]
    game.character_pile = [0] * len(BOX.characters)
    for _ in range(random.choice((0, 1)) if len(shown) == 3 else 0):
        game.character_pile[random.choice(range(len(BOX.characters)))] += 1


def _own(game: Game, random: Random) -> None:
    """The Cardinalbot's board."""
    me = game.cardinal
    assert me is not None
    me.res = [random.choice(FEW) for _ in range(5)]
    me.points, me.king = 10, random.choice((-2, 0, 3, 5, 9, 14))
    game.king = [me.king + random.choice((-1, 0, 1)), me.king]
    crests = random.sample(range(6), 6)
    share = random.choice((0.2, 0.5, 1.0))
    me.placed = [crests.pop() if random.random() < share else -1 for _ in range(5)]
    me.crests = crests[: random.choice((0, 0, 1, 1, 2))]
    types, share = random.sample(range(5), 5), random.choice((0.3, 0.8))
    me.rooms = [[kind] * random.choice((1, 1, 2)) if random.random() < share else [] for kind in types]
    waiting = [row for row in BOX.characters if not _full(me.rooms, row.type)]
    if waiting and random.random() < 0.4:
        piece = random.choice(waiting)
        me.supply = [(piece.type, *(word for part in piece.reward for word in part))]
    held = [row for row in BOX.contracts if row.crest < 0]
    me.contracts = [(*row.needs, row.points) for row in random.choices(held, k=random.choice((0, 1, 1, 2, 2)))]
    me.row = [*random.sample(range(11), 4)[game.round - 1 :], 11, 12]
    me.pawn = random.randrange(len(me.row))
    me.challenges = sorted(random.sample(range(8), random.choice((0, 0, 2, 8))))


def _twins(game: Game) -> None:
    """Make Wool and Iron equal: in dice, in what it has, and in what its Contracts need."""
    me = game.cardinal
    assert me is not None
    game.dice[IRON * 6 : (IRON + 1) * 6] = game.dice[WOOL * 6 : (WOOL + 1) * 6]
    me.res[IRON] = me.res[WOOL]
    me.contracts = [(any_, iron, iron, points) for any_, iron, _, points in me.contracts]


def _full(rooms: list[list[int]], kind: int) -> bool:
    """Whether a type has no Room left: its Building is full, or it has none and no Building is empty."""
    return [kind, kind] in rooms or ([kind] not in rooms and [] not in rooms)
