"""What the program and the reading do to the same position, the one with a number; all has to come to the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from random import Random

from tests.games.luthier.opponent.literal import chance, deeds, lists
from tests.games.luthier.opponent.literal.luck import Eyes, Luck, Noting
from tests.games.luthier.opponent.literal.position import CARDS, PATRONS, Position, read
from tests.games.luthier.positions import BOX

from soloist.engine.hands import BoardHands
from soloist.engine.trace import Trace
from soloist.games.luthier.kinds import LOCATIONS
from soloist.games.luthier.opponent import actions, planning, upkeep
from soloist.games.luthier.opponent.deeds import DOES
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai
from soloist.games.luthier.scoring import goal_level
from soloist.games.luthier.state import Game

ByProgram = Callable[[Ai, Eyes, BoardHands[Game]], object]
ByReading = Callable[[Position, Luck], object]


def agree(p: Position, game: Game, luck: Luck) -> None:
    """Find that the reading and the program came to the same, with the same luck."""
    after = read(game)
    different = [one.name for one in fields(p) if getattr(p, one.name) != getattr(after, one.name)]
    assert not different, {name: (getattr(p, name), getattr(after, name)) for name in different}
    assert luck.used_up()
    assert game.ai is not None
    assert game.ai.prestige == game.prestige[chance.AI]


def same(game: Game, seed: int, program: ByProgram, reading: ByReading) -> None:
    """Let both do something to a position, and find that all is the same."""
    assert game.ai is not None
    p, sight = read(game), Eyes(game, Noting(game, str(seed)))
    program(game.ai, sight, BoardHands(game, DOES, sight.table))
    reading(p, sight.luck)
    agree(p, game, sight.luck)


def act(seed: int, location: str, why: Trace | None = None) -> None:
    """One action at a shared location."""
    game, random = chance.by_chance(seed), Random(f"act {seed}")
    me, skill, place = game.ai, random.randint(1, 8), LOCATIONS.index(location)
    assert me is not None
    me.levels[AI_LOCATIONS.index(place)] = 1 + seed // 2 % 3
    if location == "Salon" and len(me.patrons) == 2:  # with two the limit has sent the worker away
        me.patrons.pop()
        game.by_ai[1] = []
    same(
        game,
        seed,
        lambda me, sight, hands: actions.act(me, place, skill, sight, hands, why),
        lambda p, luck: deeds.act(p, location, skill, luck),
    )


def work(seed: int, why: Trace | None = None) -> None:
    """One to four workers on the Workbench space, with the card or without."""
    game, random = chance.by_chance(seed), Random(f"work {seed}")
    assert game.ai is not None
    if seed % 3 and chance.BENCH not in game.ai.row:
        game.ai.row.append(chance.BENCH)
    chips = random.sample(range(1, 6), random.choice((1, 1, 2, 3, 4)))
    same(
        game,
        seed,
        lambda me, sight, hands: actions.work(me, chips, sight, hands, why),
        lambda p, luck: deeds.work(p, chips, luck),
    )


def keep_up(seed: int, why: Trace | None = None) -> None:
    """The five steps of an upkeep."""
    game = chance.by_chance(seed)
    assert game.ai is not None
    chance.all_resolved(game.ai, Random(f"upkeep {seed}"))
    same(game, seed, lambda me, sight, hands: upkeep.upkeep(me, sight, hands, why), deeds.upkeep)


def finish(seed: int, why: Trace | None = None) -> None:
    """What it scores at the end, for itself and for what you missed of your goals."""
    game, random = chance.by_chance(seed), Random(f"end {seed}")
    you = game.boards[chance.YOU]
    you.goals = random.sample(range(len(BOX.goals)), random.choice((2, 2, 3, 4)))
    you.tracks, you.money = [random.randrange(9) for _ in range(3)], random.randrange(14)
    you.built, you.completed = random.sample(range(36), random.randrange(9)), random.sample(range(40), 4)
    reached = [goal_level(game, chance.YOU, goal) + 1 for goal in you.goals]
    same(
        game,
        seed,
        lambda me, sight, hands: upkeep.final_score(me, sight, hands, why),
        lambda p, luck: deeds.end(p, reached),
    )


def first_cards(seed: int, why: Trace | None = None) -> None:
    """Its first patron and instrument, and the icons of its guild card."""
    game, random = chance.by_chance(seed), Random(f"set up {seed}")
    assert game.ai is not None
    game.ai.patrons, game.ai.beside, game.by_ai = [], [], [[], [], [], []]
    if not any(game.decks[PATRONS]):
        return
    same(game, seed, lambda me, sight, hands: planning.first_cards(me, sight, hands, why), deeds.set_up)
    p, icons = read(game), random.choice(BOX.guilds).icons
    planning.lift(game.ai, icons)
    for icon in icons:  # LA011
        p.tracker[LOCATIONS[icon]] += 1
    assert read(game) == p


def plan(seed: int) -> None:
    """Flip cards, see where the workers go, lay the row out, and see what it activates and with which skill."""
    game, random = chance.by_chance(seed), Random(f"plan {seed}")
    me = game.ai
    assert me is not None
    p, sight = read(game), Eyes(game, Noting(game, str(seed)))
    down = sorted(p.face_down)
    for location in random.sample(down, random.randint(0, len(down))):
        me.deck[CARDS.index(location)] = 0
        assert LOCATIONS[planning.flip(me, CARDS.index(location), sight)] == deeds.flip(p, location)
    agree(p, game, sight.luck)
    planning.lay_out(me)
    p.action_row = lists.laid_out(p)
    agree(p, game, sight.luck)
    for chip in random.sample(range(1, 6), 5):
        activated = lists.left_most(p)
        assert planning.has_cards(me) == (activated is not None)
        if activated is None:
            break
        place = planning.left_most(me)
        assert LOCATIONS[place] == activated
        if activated == "Workbench":
            break
        me.chips[chip] = 1
        p.on_card[activated] = (chip, chip + p.tracker[activated])  # LA024
        assert planning.reveal(me, place, chip) == p.on_card[activated][1]
        agree(p, game, sight.luck)
