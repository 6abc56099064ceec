"""Sensible answers, the best first: for the greedy player, a search's prior and hints.

Every option is tried on a copy and judged by `estimate`; what is drawn in such a trial is no real draw. A die, and an
Action for the AP of a Joker, are judged by spending the AP step by step as the greedy player would.
"""

from __future__ import annotations

from typing import Final

from soloist.engine.questions import Answer, Chance, Option, Outcome, Question
from soloist.engine.states import copier
from soloist.engine.table import Table, fallen, sizes_of
from soloist.games.tiletum import flow
from soloist.games.tiletum.estimate import estimate
from soloist.games.tiletum.kinds import TYPES
from soloist.games.tiletum.state import Game

copy = copier(Game)
STEPS: Final = 14
"""A look ahead spends AP in at most so many steps."""
AP_WORTH: Final = 0.9
"""What AP that an option gives are worth beside the estimate."""
LEAST: Final = 0.02
"""What a step has to be worth to be taken."""
SURE: Final = 0.5
"""What it has to be worth before the die is taken."""
FIRST: Final = 50.0
"""Puts something before everything else, or behind it."""
AT_ONCE: Final = frozenset({"fulfil", "cathedral", "gain"})
"""What may be done before the die is taken."""
WAITING: Final = frozenset({"end", "buy", "exchange", "die", "colour", "refresh", "use"})
"""What a look ahead leaves out."""
NEVER: Final = frozenset({"refresh"})
"""What a trial cannot judge, because it is drawn."""


class Trial(Table):
    """Answers with what is offered first and lets the first of each kind fall: no draw of the match is looked at."""

    def answer(self, question: Question) -> Answer:
        """Return the first answer there is."""
        return question.simplest()

    def fall(self, chance: Chance) -> Outcome:
        """Return the first of each kind."""
        return fallen(chance, [0] * len(sizes_of(chance)))


_TRIAL: Final = Trial()


def rank(question: Question, game: Game) -> list[Answer]:
    """Return sensible answers to a question, the best first."""
    options = list(dict.fromkeys(question.options))
    if question.name == "pay":
        held = game.boards[question.seat].resources
        most = sorted(question.options, key=lambda option: (-held[int(option[1])], option))
        return [tuple(most[: question.least])]
    if question.name != "turn":
        return [(option,) for option in options]
    values = turn_values(game, question.seat, options)
    ranked = sorted(options, key=lambda option: -values[option])
    return [(option,) for option in ranked]


def turn_values(game: Game, who: int, options: list[Option]) -> dict[Option, float]:
    """Return what each option of a turn is worth beside leaving everything as it is."""
    before = estimate(game, who)
    values: dict[Option, float] = {}
    dice = [option for option in options if option[0] == "die"]
    if dice:
        values |= _dice_values(game, who, dice, before)
    for option in options:
        verb = str(option[0])
        if verb == "do":
            values[option] = FIRST + _outcome(game, who, option) - before
        elif verb == "end":
            values[option] = LEAST
        elif verb != "die":
            value = step_value(game, who, option, before)
            # Before a die is taken only what simply gains is done; everything else can wait for it.
            values[option] = value + (0.0 if not dice else FIRST if verb in AT_ONCE and value > SURE else -FIRST)
    return values


def step_value(game: Game, who: int, option: Option, before: float) -> float:
    """Return how much a step raises the estimate, with the AP that it gives."""
    verb = str(option[0])
    if verb in NEVER:
        return -1.0
    state = copy(game)
    flow.DEEDS[verb](state, who, option, _TRIAL)
    gained = estimate(state, who) - before
    ap = sum(state.ap) + sum(state.jokers) - sum(game.ap) - sum(game.jokers)
    if ap > 0:
        gained += AP_WORTH * ap
    return gained


def spend(game: Game, who: int) -> None:
    """Spend what a turn has step by step on what raises the estimate most."""
    for _ in range(STEPS):
        if not any(game.ap) and not any(game.due) and not game.jokers:
            return
        before = estimate(game, who)
        best, most = None, LEAST
        for option in flow.turn_options(game):
            if option[0] in WAITING:
                continue
            value = step_value(game, who, option, before)
            if value > most:
                best, most = option, value
        if best is None:
            return
        flow.DEEDS[str(best[0])](game, who, best, _TRIAL)


def _outcome(game: Game, who: int, option: Option) -> float:
    """Return the estimate after an option and after its AP are spent."""
    state = copy(game)
    flow.DEEDS[str(option[0])](state, who, option, _TRIAL)
    if state.jokers:
        return max(_outcome(state, who, ("do", action)) for action in range(TYPES))
    spend(state, who)
    return estimate(state, who)


def _dice_values(game: Game, who: int, dice: list[Option], before: float) -> dict[Option, float]:
    """Return what each die is worth: its Resources, and for each number what its AP bring with the best colour."""
    at_once: dict[Option, float] = {}
    for option in dice:
        state = copy(game)
        flow.DEEDS["die"](state, who, option, _TRIAL)
        at_once[option] = estimate(state, who) - before
    values: dict[Option, float] = {}
    for number in {int(option[3]) for option in dice}:
        group = [option for option in dice if option[3] == number]
        best = max(group, key=lambda option: at_once[option])
        bonus = _outcome(game, who, best) - before - at_once[best]
        for option in group:
            values[option] = at_once[option] + bonus
    return values
