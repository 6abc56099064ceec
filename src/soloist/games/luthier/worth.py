"""What things are worth to a person who plays sensibly, in prestige: for `rank`. Estimates, no rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from soloist.games.luthier.costs import missing, reduced
from soloist.games.luthier.delivering import lacking, unmet
from soloist.games.luthier.gains import power
from soloist.games.luthier.kinds import (
    BUILD,
    CRAFT,
    INSTRUMENTS,
    LESS,
    LEVELS,
    MORE_DICE,
    NONE,
    PERFORM,
    PERFORMANCE,
    PERFORMANCES,
    REPAIR_COST,
    REPAIRS,
    RESULT,
    WORKBENCH,
    Materials,
)
from soloist.games.luthier.market import effect
from soloist.games.luthier.pieces import Parts
from soloist.games.luthier.scoring import goal_count
from soloist.games.luthier.state import Board, Game, tokens_in

MATERIAL: Final = 0.8
MONEY: Final = 0.45
INSPIRATION: Final = 0.7
APPRENTICE: Final = 1.0
STEP: Final = 0.9
POWER: Final = 0.6
"""Of a power, for each round that is left."""
BONUS: Final = 0.8
PARTS: Final = {
    "wood": MATERIAL,
    "metal": MATERIAL,
    "horsehair": MATERIAL,
    "any": MATERIAL,
    "money": MONEY,
    "inspiration": INSPIRATION,
    "apprentice": APPRENTICE,
    "performance": STEP,
    "craft": STEP,
    "reputation": STEP,
    "prestige": 1.0,
    "material": MATERIAL,
    "die": 0.0,
    "less": 0.0,
}
"""Of each part of a gain; what the last two bring shows in the effect itself."""


def parts_worth(parts: Parts) -> float:
    """Return what a gain is worth."""
    return sum(PARTS[kind] * n for kind, n in parts)


def money_worth(board: Board) -> float:
    """Return what 1 money is worth: little to who has plenty."""
    return MONEY if board.money < 6 else 0.3 if board.money < 12 else 0.2


def rounds_left(game: Game) -> int:
    """Return how many rounds come after this one."""
    return game.kit.box.numbers.rounds - game.round


# Patrons and their requirements.


def requirement_worth(game: Game, board: Board, place: int) -> float:
    """Return what filling one more requirement of a patron is worth: a share, a larger one near the end."""
    fills = board.fills[place]
    patron = game.kit.box.patrons[board.patrons[place]]
    open_ = fills.count(NONE)
    whole = patron.prestige + STEP + POWER * rounds_left(game)
    return whole / len(fills) * (1.0 + 0.5 * (len(fills) - open_) / len(fills)) + (2.0 if open_ == 1 else 0.0)


def delivery_worth(game: Game, board: Board, need: tuple[int, int]) -> float:
    """Return what a card is worth to the person's patrons: the best requirement that it fills."""
    if need[0] == INSTRUMENTS:
        places = lacking(game, board, need[1])
    else:
        places = [place for place in range(len(board.patrons)) if unmet(game, board, place, need) != NONE]
    return max((requirement_worth(game, board, place) for place in places), default=0.0)


def patron_worth(game: Game, who: int, card: int) -> float:
    """Return what taking a patron is worth: what it may pay, the less the later it comes, and its gifts."""
    board, row, left = game.boards[who], game.kit.box.patrons[card], rounds_left(game)
    chance = (0.0, 0.12, 0.3, 0.42, 0.5, 0.55, 0.55)[left]
    worth = chance * (row.prestige + POWER * left)
    if any(
        board.assigned[slot] == NONE and game.kit.box.instruments[instrument].family == row.primary
        for slot, instrument in enumerate(board.instruments)
    ):
        worth += 2.5 * min(1, left)
    gifts = sum(parts_worth(gift) for gift in row.gifts[:left])
    return worth - 1.2 * (len(row.needs) - 1) + 0.7 * gifts


# Goals.


def goal_lean(game: Game, who: int, counts: str, of: int = NONE) -> float:
    """Return what one more of something is worth for the person's goals."""
    worth = 0.0
    for goal in game.boards[who].goals:
        row = game.kit.box.goals[goal]
        if row.counts == counts and row.of == of:
            count = goal_count(game, who, goal)
            reached = sum(count >= least for least in row.levels)
            if reached < LEVELS:
                before = game.kit.box.goal_prestige[reached - 1] if reached else 0
                gap = row.levels[reached] - count
                worth += 0.8 * (game.kit.box.goal_prestige[reached] - before) / gap
    return worth


def step_worth(game: Game, who: int, track: int) -> float:
    """Return what a step on a track is worth."""
    board = game.boards[who]
    if board.tracks[track] >= game.kit.box.numbers.track_top:
        return 0.0
    gains = game.kit.box.track_gains[track][board.tracks[track] + 1]
    return 0.15 * rounds_left(game) + parts_worth(gains) + goal_lean(game, who, "track", track)


def token_worth(game: Game, who: int, section: int) -> float:
    """Return what a token in a section is worth, its desk aside: the First Chair above all."""
    holder, chair = game.chairs[section], game.kit.box.sections[section].chair
    lean = goal_lean(game, who, "tokens") + 0.4
    if holder == who:
        return lean
    if holder == NONE:
        return lean + 0.6 * chair + STEP
    if tokens_in(game, section, who) + 1 > tokens_in(game, section, holder):
        return lean + 0.8 * chair
    return lean


def any_token_worth(game: Game, who: int) -> float:
    """Return what a token in the best section is worth."""
    return 0.8 + max(token_worth(game, who, section) for section in range(len(game.chairs)))


# Building.


def instrument_worth(game: Game, who: int, card: int, patron: int) -> float:
    """Return what finishing an instrument is worth, for a patron (NONE: the best that lacks one)."""
    board, row = game.boards[who], game.kit.box.instruments[card]
    worth = row.prestige + step_worth(game, who, CRAFT) + 0.8 + token_worth(game, who, row.family)
    worth += goal_lean(game, who, "family", row.family) + goal_lean(game, who, "era", row.era)
    if patron != NONE:
        return worth + requirement_worth(game, board, board.patrons.index(patron))
    return worth + delivery_worth(game, board, (INSTRUMENTS, row.family))


def cheapest(game: Game, board: Board, cost: Materials, less: int) -> tuple[Materials, float]:
    """Return the best way to pay a cost and what it takes, in prestige; more than one can pay counts dearly."""
    price, rate = game.kit.box.numbers.missing_price, money_worth(board)

    def price_of(way: Materials) -> float:
        lacking_ = missing(board, way)
        money = lacking_ * price
        return (sum(way) - lacking_) * MATERIAL + money * rate + (99.0 if money > board.money else 0.0)

    best = min(reduced(cost, less), key=price_of)
    return best, price_of(best)


def bench_steps(game: Game, who: int, skill: int, more: int = 0) -> list[float]:
    """Return what building steps are worth to a person, the best first; `more` materials are still to come."""
    board, less = game.boards[who], effect(game, WORKBENCH, skill, LESS) + power(game, who, BUILD)
    steps = []
    for slot, card in enumerate(board.instruments):
        row = game.kit.box.instruments[card]
        whole = instrument_worth(game, who, card, board.assigned[slot])
        costs = (row.finish,) if board.roughed[slot] else (row.rough, row.finish)
        total = less
        for n, cost in enumerate(costs):
            _, paid = cheapest(game, board, cost, total)
            lacking_ = paid >= 99.0
            if lacking_ and more < sum(cost) / 2:
                break
            share = 0.62 if len(costs) == 1 or n else 0.38
            steps.append(share * whole - (sum(cost) * MATERIAL if lacking_ else paid))
            more = max(0, more - sum(cost)) if lacking_ else more
    return sorted(steps, reverse=True)


# Performing and repairing.


@cache
def highest_die(n: int) -> tuple[float, ...]:
    """Return how likely each number is as the highest of n dice; 0 is never."""
    return (0.0, *((face**n - (face - 1) ** n) / 6**n for face in range(1, 7)))


def performance_worth(game: Game, who: int, card: int, skill: int) -> float:
    """Return what a performance is worth on average."""
    board, row = game.boards[who], game.kit.box.performances[card]
    base = skill + power(game, who, RESULT)
    dice = game.kit.box.dice[board.tracks[PERFORMANCE]] + effect(game, PERFORM, skill, MORE_DICE)
    good = any_token_worth(game, who) + delivery_worth(game, board, (PERFORMANCES, row.era))
    good += goal_lean(game, who, "era", row.era)
    high = good + row.prestige[1] + money_worth(board) * row.money[1]
    medium = good + row.prestige[0] + money_worth(board) * row.money[0]
    help_ = min(board.inspiration, 2)
    worth = step_worth(game, who, PERFORMANCE)
    for die, chance in enumerate(highest_die(dice)):
        reached = base + die
        to_high, to_medium = max(0, row.high - reached), max(0, row.medium - reached)
        choices = [INSPIRATION]
        if to_medium <= help_:
            choices.append(medium - to_medium * INSPIRATION)
        if to_high <= help_:
            choices.append(high - to_high * INSPIRATION)
        worth += chance * max(choices)
    return worth


def repair_worth(game: Game, who: int, card: int) -> float:
    """Return what a repair is worth beside what it costs."""
    row = game.kit.box.repairs[card]
    worth = row.value + step_worth(game, who, CRAFT) + 0.8 + token_worth(game, who, row.family)
    worth += goal_lean(game, who, "family", row.family)
    return worth + delivery_worth(game, game.boards[who], (REPAIRS, row.family))


def repair_paid(game: Game, who: int, card: int) -> float:
    """Return what a repair takes, in prestige."""
    return cheapest(game, game.boards[who], game.kit.box.repairs[card].cost, power(game, who, REPAIR_COST))[1]


def needs(game: Game, who: int) -> list[int]:
    """Return how many of each material the person's instruments still take beyond the stock."""
    board = game.boards[who]
    wanted = [0, 0, 0]
    for slot, card in enumerate(board.instruments):
        row = game.kit.box.instruments[card]
        for cost in (row.finish,) if board.roughed[slot] else (row.rough, row.finish):
            for kind, n in enumerate(cost):
                wanted[kind] += n
    return [max(0, n - held) for n, held in zip(wanted, board.materials, strict=True)]


def mix_worth(game: Game, who: int, mix: Materials) -> float:
    """Return what a mix of materials is worth: those that are needed, and some of each."""
    worth = 0.0
    board = game.boards[who]
    for kind, (n, lacking_) in enumerate(zip(mix, needs(game, who), strict=True)):
        used = min(n, lacking_)
        worth += 1.2 * used
        held = board.materials[kind]
        worth += sum(max(0.3, 0.75 - 0.1 * (held + used + k)) for k in range(n - used))
    return worth if rounds_left(game) else worth * 0.6
