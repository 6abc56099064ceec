"""Sensible answers, the best first: for the greedy player, a search's prior and hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.questions import Answer, Option, Question
from soloist.games.luthier.decks import in_deck, may_take
from soloist.games.luthier.gains import skill as skill_of
from soloist.games.luthier.kinds import (
    BALCONY,
    DECK_AT,
    GUILD,
    INSTRUMENTS,
    LEVELS,
    MARKET,
    NONE,
    PATRONS,
    PERFORM,
    PERFORMANCES,
    REPAIR,
    REPAIRS,
    SALON,
    WORKBENCH,
    Materials,
)
from soloist.games.luthier.performing import result
from soloist.games.luthier.repairing import way_of
from soloist.games.luthier.scoring import claim_options
from soloist.games.luthier.state import BACK_ROW, Game
from soloist.games.luthier.taking import tier_cost
from soloist.games.luthier.worth import (
    APPRENTICE,
    BONUS,
    INSPIRATION,
    MATERIAL,
    MONEY,
    any_token_worth,
    bench_steps,
    delivery_worth,
    highest_die,
    instrument_worth,
    mix_worth,
    money_worth,
    needs,
    parts_worth,
    patron_worth,
    performance_worth,
    repair_paid,
    repair_worth,
    requirement_worth,
    rounds_left,
    token_worth,
)

TURN_SPACE: Final = 0.8
CHIP: Final = 0.45
"""What each number of a chip is worth elsewhere."""
MARKET_STOCK: Final = 4
"""Materials to come that are counted on after a chip was placed at the Market."""
FIRST: Final = (MARKET, SALON, GUILD, REPAIR, PERFORM, WORKBENCH, BALCONY)
"""The order in which locations are activated."""

Worth = Callable[[Game, Question, Option], float]


def rank(question: Question, game: Game) -> list[Answer]:
    """Return sensible answers to a question, the best first."""
    if question.name == "goals":
        best = sorted(question.options, key=lambda option: (-_goal(game, question, option), option))
        return [tuple(best[: question.least])]
    worth = _WORTH[question.name]
    values = {option: worth(game, question, option) for option in question.options}
    return [(option,) for option in sorted(question.options, key=lambda option: -values[option])]


# Set-up.


def _keep(game: Game, question: Question, option: Option) -> float:
    box = game.kit.box
    patron, instrument = box.patrons[int(option[1])], box.instruments[int(option[2])]
    fits = 4.0 if patron.primary == instrument.family else 0.0
    return patron.prestige - 2.0 * len(patron.needs) + 0.5 * instrument.prestige + fits


def _goal(game: Game, question: Question, option: Option) -> float:
    box, board, row = game.kit.box, game.boards[question.seat], game.kit.box.goals[int(option[1])]
    if row.counts == "family":
        held = sum(box.instruments[card].family == row.of for card in board.instruments)
        wanted = sum(box.patrons[card].primary == row.of for card in board.patrons)
        return 2.0 + held + wanted
    if row.counts == "era":
        held = sum(box.instruments[card].era == row.of for card in board.instruments)
        wanted = sum((PERFORMANCES, row.of) in box.patrons[card].needs for card in board.patrons)
        return 2.4 + held + wanted
    if row.counts == "track":
        return 2.5 + 0.5 * board.tracks[row.of]
    return {"artists": 2.2, "courts": 1.8, "tokens": 4.0, "chairs": 3.0, "stock": 2.6}[row.counts]


# Planning and Resolution.


def _place(game: Game, question: Question, option: Option) -> float:
    chip, location = int(option[1]), int(option[2])
    return location_worth(game, question.seat, location, skill_of(game, question.seat, location, chip)) - CHIP * chip


def location_worth(game: Game, who: int, location: int, skill: int) -> float:
    """Return what a chip with that skill may bring at a location, as things lie now."""
    bonuses = sum(
        max(BONUS, parts_worth(bonus.gives)) for bonus in game.kit.box.bonuses[location] if skill >= bonus.skill
    )
    return bonuses + _EFFECT[location](game, who, skill)


def _salon(game: Game, who: int, skill: int) -> float:
    if len(game.boards[who].patrons) >= game.kit.box.numbers.patrons:
        return 0.0
    return _best_of_row(game, who, PATRONS, skill, lambda card: patron_worth(game, who, card))


def _guild(game: Game, who: int, skill: int) -> float:
    if len(game.boards[who].instruments) >= game.kit.box.numbers.instruments:
        return 0.0
    return _best_of_row(game, who, INSTRUMENTS, skill, lambda card: _plan_worth(game, who, card))


def _plan_worth(game: Game, who: int, card: int) -> float:
    """Return what taking an instrument is worth: a part of what it brings, less its materials."""
    row, left = game.kit.box.instruments[card], rounds_left(game)
    later = (0.15, 0.55, 0.62, 0.66, 0.66, 0.66)[min(left, 5)]
    whole = instrument_worth(game, who, card, NONE) - (sum(row.rough) + sum(row.finish)) * MATERIAL
    unbuilt = len(game.boards[who].instruments)
    return later * whole * (1.0 if not unbuilt else 0.75)


def _best_of_row(game: Game, who: int, deck: int, skill: int, worth: Callable[[int], float]) -> float:
    board, best = game.boards[who], 0.0
    for space, card in enumerate(game.rows[deck]):
        money = tier_cost(game, space, skill)
        if card != NONE and money <= board.money and may_take(game, board, deck, card):
            best = max(best, worth(card) - money * money_worth(board))
    return best


def _market(game: Game, who: int, skill: int) -> float:
    n = MARKET_STOCK + (skill >= 4)
    wanted = sum(needs(game, who))
    price = game.kit.box.numbers.missing_price * money_worth(game.boards[who])
    worth = 0.4 * n + min(0.8, price) * min(n + 2, wanted)
    return worth if rounds_left(game) or game.boards[who].bench else 0.3 * worth


def _perform(game: Game, who: int, skill: int) -> float:
    return _best_of_row(game, who, PERFORMANCES, skill, lambda card: performance_worth(game, who, card, skill))


def _repair(game: Game, who: int, skill: int) -> float:
    return _best_of_row(
        game, who, REPAIRS, skill, lambda card: repair_worth(game, who, card) - repair_paid(game, who, card)
    )


def _balcony(game: Game, who: int, skill: int) -> float:
    award = max((_award(game, who, int(option[2])) for option in claim_options(game, who)), default=0.0)
    return award + (TURN_SPACE if rounds_left(game) else 0.1)


def _award(game: Game, who: int, level: int) -> float:
    """Return what an award level is worth: a low one can wait while the game is young."""
    return game.kit.box.award_prestige[level] - (1.0 if level < LEVELS - 1 else 0.0) * min(2, rounds_left(game))


def _workbench(game: Game, who: int, skill: int) -> float:
    placed = [chip & 7 for chip in game.piles[MARKET] if chip >> 3 == who]
    steps = bench_steps(game, who, skill, MARKET_STOCK if placed else 0)
    before = len(game.boards[who].bench)
    worth = steps[before] if before < len(steps) else 0.0
    if before >= len(steps) and any(chip >> 3 == who for chip in game.piles[GUILD]) and rounds_left(game):
        worth = 1.5
    return worth + 0.6 * (skill >= 4) + 0.4 * (skill >= 6)


_EFFECT: Final = (_salon, _guild, _market, _perform, _repair, _balcony, _workbench)


def _activate(game: Game, question: Question, option: Option) -> float:
    return -float(FIRST.index(int(option[1])))


def _apprentice(game: Game, question: Question, option: Option) -> float:
    if option[0] == "alone":
        return APPRENTICE * (1.0 if rounds_left(game) else 0.2)
    who, chip = question.seat, int(option[1])
    skill = skill_of(game, who, game.location, chip)
    more = game.kit.box.numbers.apprentice_skill
    return location_worth(game, who, game.location, skill + more) - location_worth(game, who, game.location, skill)


# The chip's effect.


def _chip(game: Game, question: Question, option: Option) -> float:
    return _CHIP[str(option[0])](game, question, option)


def _money_at(game: Game, who: int, option: Option) -> float:
    if not game.queue:
        return 0.0
    return tier_cost(game, int(option[1]) - 1, game.queue[0][2]) * money_worth(game.boards[who])


def _in_row(game: Game, option: Option, deck: int) -> int:
    return game.rows[deck][int(option[1]) - 1]


def _take_patron(game: Game, question: Question, option: Option) -> float:
    return patron_worth(game, question.seat, _in_row(game, option, PATRONS)) - _money_at(game, question.seat, option)


def _take_instrument(game: Game, question: Question, option: Option) -> float:
    return _plan_worth(game, question.seat, _in_row(game, option, INSTRUMENTS)) - _money_at(game, question.seat, option)


def _do_perform(game: Game, question: Question, option: Option) -> float:
    card = _in_row(game, option, PERFORMANCES)
    return performance_worth(game, question.seat, card, game.queue[0][2]) - _money_at(game, question.seat, option)


def _way_paid(game: Game, who: int, way: Materials) -> float:
    """Return what a way of paying takes, materials that are needed elsewhere counting more."""
    board, price = game.boards[who], game.kit.box.numbers.missing_price
    paid = 0.0
    for n, held, wanted in zip(way, board.materials, needs(game, who), strict=True):
        stock = min(n, held)
        paid += stock * (MATERIAL + (0.3 if wanted else 0.0)) + (n - stock) * price * money_worth(board)
    return paid


def _do_repair(game: Game, question: Question, option: Option) -> float:
    worth = repair_worth(game, question.seat, _in_row(game, option, REPAIRS))
    return worth - _way_paid(game, question.seat, way_of(option)) - _money_at(game, question.seat, option)


def _build(game: Game, question: Question, option: Option) -> float:
    board, slot = game.boards[question.seat], int(option[1]) - 1
    whole = instrument_worth(game, question.seat, board.instruments[slot], board.assigned[slot])
    finish = 1.0 if option[0] == "finish" else 0.38 if rounds_left(game) or len(game.queue) > 1 else 0.1
    return finish * whole - _way_paid(game, question.seat, way_of(option))


def _search(game: Game, question: Question, option: Option) -> float:
    """Return what a search is worth: the average of what it may find, less the inspiration."""
    who, deck = question.seat, DECK_AT[game.location]
    board, skill = game.boards[who], game.queue[0][2]
    worth: dict[int, Callable[[int], float]] = {
        PATRONS: lambda card: patron_worth(game, who, card),
        INSTRUMENTS: lambda card: _plan_worth(game, who, card),
        PERFORMANCES: lambda card: performance_worth(game, who, card, skill),
        REPAIRS: lambda card: max(-1.0, repair_worth(game, who, card) - repair_paid(game, who, card)),
    }
    fitting = [
        card
        for card in in_deck(game, deck)
        if game.kit.box.backs[deck][card] == option[1] and may_take(game, board, deck, card)
    ]
    return sum(map(worth[deck], fitting)) / len(fitting) - game.kit.box.numbers.search * INSPIRATION


def _take(game: Game, question: Question, option: Option) -> float:
    return mix_worth(game, question.seat, way_of(option))


_CHIP: Final[dict[str, Worth]] = {
    "patron": _take_patron,
    "instrument": _take_instrument,
    "take": _take,
    "perform": _do_perform,
    "repair": _do_repair,
    "order": lambda game, question, option: TURN_SPACE,
    "rough": _build,
    "finish": _build,
    "search era": _search,
    "search family": _search,
    "coin": lambda game, question, option: MONEY,
}


# What follows.


def _buy(game: Game, question: Question, option: Option) -> float:
    way: Materials = (int(option[1]), int(option[2]), int(option[3]))
    n, numbers = int(option[4]), game.kit.box.numbers
    money = sum(way) * numbers.market_price + n * numbers.apprentice_price
    scarce = 0.15 * max(0, money - game.boards[question.seat].money + 2)
    later = 1.0 if rounds_left(game) else 0.4
    return (
        mix_worth(game, question.seat, way)
        + n * (APPRENTICE - 0.2) * later
        - money * money_worth(game.boards[question.seat])
        - scarce
    )


def _for(game: Game, question: Question, option: Option) -> float:
    return requirement_worth(game, game.boards[question.seat], int(option[1]) - 1) if option[0] == "for" else 0.0


def _with(game: Game, question: Question, option: Option) -> float:
    if option[0] == "free":
        return 0.0
    board, slot = game.boards[question.seat], int(option[1]) - 1
    return 1.0 + game.kit.box.instruments[board.instruments[slot]].prestige + 5.0 * board.roughed[slot]


def _inspiration(game: Game, question: Question, option: Option) -> float:
    who = question.seat
    card, board = game.due[0][2], game.boards[who]
    row = game.kit.box.performances[card]
    good = any_token_worth(game, who) + delivery_worth(game, board, (PERFORMANCES, row.era))
    worth = (
        INSPIRATION,
        good + row.prestige[0] + MONEY * row.money[0],
        good + row.prestige[1] + MONEY * row.money[1],
    )

    def at(reached: int) -> float:
        return worth[(reached >= row.medium) + (reached >= row.high)]

    now = result(game, who)
    if option[0] == "stop":
        return at(now)
    if option[0] == "add":
        return max(at(now + n) - n * INSPIRATION for n in range(1, board.inspiration + 1))
    base = now - max(game.dice)
    again = sum(chance * at(base + die) for die, chance in enumerate(highest_die(len(game.dice))))
    return again - INSPIRATION


def _token(game: Game, question: Question, option: Option) -> float:
    section, place = int(option[1]), int(option[2])
    worth = token_worth(game, question.seat, section)
    if place == BACK_ROW:
        return worth
    desk = game.kit.box.sections[section].desks[place - 1]
    return worth + parts_worth(game.kit.box.desk_gains[desk])


def _claim(game: Game, question: Question, option: Option) -> float:
    return 0.0 if option[0] == "pass" else _award(game, question.seat, int(option[2]))


_WORTH: Final[dict[str, Worth]] = {
    "first cards": _keep,
    "start action": _chip,
    "plan": _place,
    "activate": _activate,
    "apprentice": _apprentice,
    "chip": _chip,
    "materials": _take,
    "buy": _buy,
    "assign": _for,
    "equip": _with,
    "deliver": _for,
    "inspiration": _inspiration,
    "pay": lambda game, question, option: -_way_paid(game, question.seat, way_of(option)),
    "token": _token,
    "claim": _claim,
}
