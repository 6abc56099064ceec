"""Sensible answers, the best first: for the greedy player, a search's prior and hints.

Each step of a turn is judged by what it gains less the cubes that it costs. A slot and a site are judged by the whole
turn that follows, played step by step on a copy; what is drawn in such a trial is no real draw.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.questions import Answer, Chance, Option, Outcome, Question
from soloist.engine.states import copier
from soloist.engine.table import Table, fallen, sizes_of
from soloist.games.merv import estimate, flow, mosque, palace
from soloist.games.merv.kinds import DUE_BASE, NONE, SAVED, WHITE
from soloist.games.merv.state import Game, action_of, hall_count, open_contract, saves, segment_price
from soloist.games.merv.turn import drop_lapsed, turn_options

copy = copier(Game)
STEPS: Final = 12
"""A look ahead plays at most so many steps of a turn."""
LEAST: Final = 0.05
"""What a step has to be worth to be taken."""
SERVANT: Final = 2.0
"""What a servant is worth that is not deployed as an action."""
HASTE: Final = {"contract": 40.0, "post": 20.0}
"""What is done before other things of a turn, if it is worth doing at all."""


class Trial(Table):
    """Answers as `rank` would and lets the first of each kind fall: no draw of the match is looked at."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def answer(self, question: Question) -> Answer:
        """Return the best answer."""
        return rank(question, self.game)[0]

    def fall(self, chance: Chance) -> Outcome:
        """Return the first of each kind."""
        return fallen(chance, [0] * len(sizes_of(chance)))


def rank(question: Question, game: Game) -> list[Answer]:
    """Return sensible answers to a question, the best first."""
    options, who = question.options, question.seat
    if question.name == "turn":
        values = {option: hasty(option, _value(game, who, option)) for option in options}
    else:
        judge = _JUDGES[question.name]
        values = {option: judge(game, who, option) for option in options}
    return [(option,) for option in sorted(options, key=lambda option: -values[option])]


def _value(game: Game, who: int, option: Option) -> float:
    """Return what a choice of a turn is worth."""
    return _VALUES[str(option[0])](game, who, option)


def play_out(game: Game, who: int) -> float:
    """Play the rest of a turn on this state, step by step, and return what the steps were worth."""
    worth, table = 0.0, Trial(game)
    for _ in range(STEPS):
        drop_lapsed(game, who)
        options = turn_options(game, who)
        values = [_value(game, who, option) for option in options]
        keys = [hasty(option, value) for option, value in zip(options, values, strict=True)]
        best = keys.index(max(keys))
        option = options[best]
        if option[0] == "end":
            break
        flow.DEEDS[str(option[0])](game, who, option, table)
        worth += values[best]
    return worth


def hasty(option: Option, worth: float) -> float:
    """Return what a choice is ranked by: its worth, and whether it comes first."""
    return worth + HASTE.get(str(option[0]), 0.0) if worth > LEAST else worth


def _slot(game: Game, who: int, option: Option) -> float:
    """Return the best turn that begins with a slot; of equal ones those further along play earlier next time."""
    state = copy(game)
    flow.DEEDS["slot"](state, who, option, Trial(state))
    sites = [each for each in turn_options(state, who) if each[0] in ("site", "no site")]
    return max(_site(state, who, site) for site in sites) + 0.12 * (int(option[1]) % 5)


def _site(game: Game, who: int, option: Option) -> float:
    """Return what a site brings: its cubes, the building, and the rest of the turn."""
    state = copy(game)
    board = state.boards[who]
    before = estimate.cubes_worth(game, game.boards[who].cubes)
    flow.DEEDS[str(option[0])](state, who, option, Trial(state))
    worth = estimate.cubes_worth(state, board.cubes) - before
    if option[0] == "site":
        cell = int(option[1])
        owner = game.owners[cell]
        if owner == NONE:
            worth += estimate.building_worth(game, cell)
            worth += estimate.tile_worth(game, who, action_of(game, cell))
        elif owner != who and owner < game.kit.people:
            worth -= 0.6
    return worth + play_out(state, who)


def _cost(game: Game, colour: int, n: int, any_: int, *, saved: bool = False) -> float:
    """Return what a price is worth."""
    return estimate.cube_worth(game) * max(0, n + any_ - saved)


def _card(game: Game, who: int, option: Option) -> float:
    place, colour = int(option[1]), int(option[2])
    worth = estimate.card_worth(game, who, game.row[place - 1])
    camels = 1 if place <= game.row_camels else game.row_camels + 1 - place
    cubes = game.boards[who].cubes
    cost = 0.0 if colour == SAVED else estimate.cube_worth(game) * (1.25 if colour == WHITE else 1.0)
    scarce = 0.05 * (4 - min(4, cubes[colour])) if colour < WHITE else 0.0
    return worth + camels * estimate.part_worth(game, who, ("camel", 1)) - cost - scarce


def _courtier(game: Game, who: int, option: Option) -> float:
    worth = estimate.courtier_worth(game, who, int(option[1]))
    return worth if game.due else worth - _cost(game, 0, palace.price(game, who), 0, saved=saves(game, who, 1))


def _scrolls(game: Game, who: int, option: Option) -> float:
    n = int(option[1])
    return estimate.scrolls_worth(game, who, n) - _cost(game, 0, n, 0)


def _breakthrough(game: Game, who: int, option: Option) -> float:
    row = game.kit.box.breakthroughs[int(option[1])]
    if row.saves != NONE:
        return (3.2, 2.6, 3.0, 2.6)[int(option[1]) % 4]
    return sum(estimate.part_worth(game, who, part) for part in row.reward)


def _post(game: Game, who: int, option: Option) -> float:
    city = int(option[1])
    worth = estimate.post_worth(game, who, city)
    return worth + estimate.good_worth(game, who, city) if game.due else worth


def _good(game: Game, who: int, option: Option) -> float:
    number = int(option[1])
    box = game.kit.box
    more = box.numbers.rare_any if box.cities[number].rare else box.numbers.common_any
    worth = estimate.good_worth(game, who, number) - _cost(game, 0, 1, more, saved=saves(game, who, 3))
    return worth if game.posts[number] >> who & 1 else worth - estimate.CAMEL


def _step(game: Game, who: int, option: Option) -> float:
    worth = estimate.step_worth(game, who)
    if option[0] == "path" and int(option[1]) in game.paths:
        worth -= estimate.CAMEL
    if game.due:
        return worth
    colour, n, any_ = mosque.price(game, who, option)
    held = game.boards[who].cubes[colour] if n else 0
    return worth - _cost(game, colour, n, any_, saved=saves(game, who, 4)) - (0.3 if held < n else 0.0)


def _upgrade(game: Game, who: int, option: Option) -> float:
    kind, cell = int(option[1]), int(option[2])
    cubes = estimate.cube_worth(game) * (1.0 if kind != WHITE else 0.25)
    lost = estimate.safety(game, who, cell, wall=False) if game.soldiers[cell] == who else 0.0
    return 0.4 * cubes * min(5, estimate.turns_left(game) - 1) - lost


def _segment(game: Game, who: int, option: Option) -> float:
    stack, place = int(option[1]), int(option[2])
    worth = estimate.wall_worth(game, who, place)
    return worth if game.due else worth - _cost(game, stack, segment_price(game, stack), 0)


def _gate(game: Game, who: int, option: Option) -> float:
    numbers = game.kit.box.numbers
    worth = estimate.wall_worth(game, who, int(option[1])) + estimate.favour_worth(game, who, numbers.gate_favour)
    return worth - _cost(game, 0, numbers.gate_cubes, 0)


def _soldier(game: Game, who: int, option: Option) -> float:
    """Return what a soldier is worth; as an action it uses up a servant and the turn."""
    worth = estimate.soldier_worth(game, who, int(option[1]))
    if game.due:
        return worth
    further = game.action != NONE
    return worth - SERVANT - (_cost(game, 0, 0, game.kit.box.numbers.soldier_cubes) if further else 0.0)


def _camel(game: Game, who: int, option: Option) -> float:
    worth = estimate.part_worth(game, who, game.kit.box.boons[int(option[1])])
    return worth - 0.5 * estimate.part_worth(game, who, ("camel", 1))


def _contract(game: Game, who: int, option: Option) -> float:
    """Return what a contract is worth less its cube; goods are kept for a better one only if turns are left."""
    row = game.kit.box.contracts[open_contract(game, int(option[1]))]
    tokens = row.goods + row.scrolls
    worth = row.points + estimate.part_worth(game, who, row.reward) - estimate.cube_worth(game)
    return worth - tokens * (2.4 if estimate.turns_left(game) > 4 else 0.0)


def _tile(game: Game, who: int, option: Option) -> float:
    row = game.kit.box.scoring_tiles[int(option[1])]
    there = sum(owner == who and action_of(game, cell) == row.site for cell, owner in enumerate(game.owners))
    return row.points * (there + 0.6)


def _cubes(game: Game, who: int, option: Option) -> float:
    cubes = game.boards[who].cubes
    return 4.0 - sum(min(4, cubes[int(colour)]) for colour in option[1:])


def _pay(game: Game, who: int, option: Option) -> float:
    """Pay what one has most of, white last; what a tile saves is used at once."""
    cubes = game.boards[who].cubes
    total = 0.0
    for colour in map(int, option[1:]):
        total += 2.0 if colour == SAVED else -3.0 if colour == WHITE else 0.2 * min(5, cubes[colour]) - 1.0
    return total


def _lay(game: Game, who: int, option: Option) -> float:
    """Lay common goods, and those that one has most of."""
    board, cities = game.boards[who], game.kit.box.cities
    return sum(board.goods[city] - board.laid[city] - cities[city].rare for city in map(int, option[1:]))


def _stand(game: Game, who: int, option: Option) -> float:
    """Go forward for a camel only where it pays; camels that lie there are welcome."""
    space = int(option[1]) - 1
    passed = sum(there == NONE for there in game.spaces[space + 1 :])
    worth = estimate.CAMEL * (game.space_camels[space] - passed) * min(1.0, estimate.turns_left(game) / 4)
    return worth - 0.3 * space


def _ransom(game: Game, who: int, option: Option) -> float:
    if option[0] == "enough":
        return LEAST
    cell = int(option[1])
    worth = estimate.building_worth(game, cell) + estimate.tile_worth(game, who, action_of(game, cell))
    return worth - (estimate.cube_worth(game) if estimate.turns_left(game) > 1 else 0.0)


def _score(game: Game, who: int, option: Option) -> float:
    """Score what counts more than a favour may in the next year."""
    if option[0] == "enough":
        return LEAST
    kept = 0.0 if estimate.scorings_left(game) == 1 else 1.5
    return hall_count(game, who, int(option[1])) - kept


Value = Callable[[Game, int, Option], float]

_VALUES: Final[dict[str, Value]] = {
    "slot": _slot,
    "site": _site,
    "no site": _site,
    "favour": lambda game, who, option: estimate.favour_worth(game, who, game.kit.box.numbers.favour),
    "soldier": _soldier,
    "card": _card,
    "courtier": _courtier,
    "scrolls": _scrolls,
    "breakthrough": _breakthrough,
    "post": _post,
    "good": _good,
    "path": _step,
    "advance": _step,
    "points": lambda game, who, option: float(game.due[0] // DUE_BASE),
    "tile": _tile,
    "upgrade": _upgrade,
    "segment": _segment,
    "gate": _gate,
    "camel": _camel,
    "camels": lambda game, who, option: sum(game.market) * estimate.part_worth(game, who, ("camel", 1)),
    "cubes": _cubes,
    "contract": _contract,
    "leave": lambda game, who, option: 0.0,
    "end": lambda game, who, option: LEAST,
}
_JUDGES: Final[dict[str, Value]] = {
    "pay": _pay,
    "goods": _lay,
    "queue": _stand,
    "ransom": _ransom,
    "scoring": _score,
}
