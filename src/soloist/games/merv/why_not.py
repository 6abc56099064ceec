"""Why not: a reason for everything that is not among the options, worked out only when someone looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soloist.engine.errors import Refused
from soloist.engine.questions import Notation, Question
from soloist.engine.text import say, say_n
from soloist.games.merv import marketplace, mosque, palace, paying
from soloist.games.merv.contracts import unused
from soloist.games.merv.kinds import (
    CARAVANSARY,
    CELLS,
    DUE_BASE,
    FAVOUR,
    LIBRARY,
    MARKET,
    MARKETPLACE,
    MOSQUE,
    NONE,
    NOWHERE,
    PALACE,
    PLAIN,
    SAVED,
    SITES_OF_LINE,
    SLOTS,
    SOLDIER,
    WALL,
    WITH_MARKET,
)
from soloist.games.merv.names import (
    DUE_NAMES,
    action_name,
    cell_name,
    city_name,
    colour_name,
    contract_words,
    hall_name,
    held_words,
    player_name,
    price_words,
    slot_name,
)
from soloist.games.merv.state import (
    Game,
    action_of,
    buildings_left,
    gates_left,
    hall_is_free,
    open_contract,
    posts_left,
    saves,
    segment_price,
    servants_left,
    slots,
    spice_limit,
)

LENGTHS: Final = {
    "slot": 2,
    "site": 2,
    "no site": 1,
    "favour": 1,
    "soldier": 2,
    "card": 3,
    "courtier": 2,
    "scrolls": 2,
    "breakthrough": 2,
    "post": 2,
    "good": 2,
    "path": 2,
    "advance": 1,
    "points": 1,
    "tile": 2,
    "upgrade": 3,
    "segment": 3,
    "gate": 2,
    "camel": 2,
    "camels": 1,
    "cubes": 3,
    "contract": 2,
    "leave": 1,
    "end": 1,
}
"""How many parts an option of a turn has, its verb among them."""
ACTION_OF: Final = {
    "favour": FAVOUR,
    "soldier": SOLDIER,
    "card": CARAVANSARY,
    "courtier": PALACE,
    "scrolls": LIBRARY,
    "post": MARKETPLACE,
    "good": MARKETPLACE,
    "path": MOSQUE,
    "advance": MOSQUE,
    "segment": WALL,
    "gate": WALL,
}
"""The action that a choice belongs to."""


def why_not(game: Game, question: Question, text: str, notation: Notation) -> str:
    """Return in one plain sentence why an answer is not among the options of the question."""
    try:
        option = notation.read(text, question.options)
    except Refused as error:
        return str(error)
    if option in question.options:
        return ""
    if question.name != "turn":
        listed = ", ".join(dict.fromkeys(notation.write(each) for each in question.options))
        return say("First this has to be decided: {choices}.", choices=listed)
    verb = str(option[0])
    if LENGTHS.get(verb) != len(option) or not all(isinstance(part, int) for part in option[1:]):
        return say("“{text}” is not the notation of a choice in a turn.", text=text)
    who = question.seat
    args = tuple(int(part) for part in option[1:])
    return _order(game, who, verb) or _REASONS[verb](game, who, args) or say("That cannot be done now.")


def _order(game: Game, who: int, verb: str) -> str:
    """Return what has to come first, or that the action cannot be done any more; an empty string if it is in order."""
    if game.due:
        if verb in _BY_DUE:
            return ""
        return say("First choose what you gained: {what}.", what=say(DUE_NAMES[game.due[0] % DUE_BASE]))
    if verb in _BY_DUE - set(ACTION_OF):
        return say("Nothing of that kind is due now.")
    if game.masters[who] == NONE:
        return "" if verb == "slot" else say("First take an action slot.")
    if verb == "slot":
        return say("You have taken your action slot of this round already.")
    if verb in ("site", "no site"):
        return "" if game.site == NONE else say("You have activated your site of this turn already.")
    if verb == "end":
        return say("First activate a site.")
    return _action_order(game, ACTION_OF[verb]) if verb in ACTION_OF else ""


def _action_order(game: Game, action: int) -> str:
    if game.site == NONE:
        return say("First activate a site.")
    if game.action == NONE:
        here = NONE if game.site == NOWHERE else action_of(game, game.site)
        if action in (here, FAVOUR, SOLDIER):
            return ""
        return say("Your site does not have this action: {action}.", action=action_name(action))
    if game.action != action or game.done:
        return say("You have done your action of this turn: {action}.", action=action_name(game.action))
    return ""


_BY_DUE: Final = {"soldier", "courtier", "segment", "upgrade", "points", "tile", "post", "path", "advance", "cubes"} | {
    "breakthrough",
    "leave",
}
"""What can answer for something that is due."""

Args = tuple[int, ...]


def _no_cell(game: Game, cell: int) -> str:
    return "" if 0 <= cell < CELLS and cell != MARKET else say("There is no such site.")


def _short_of(game: Game, who: int, colour: int, n: int, any_: int) -> str:
    """Return that a price cannot be paid."""
    named = {"cost": price_words(colour, n, any_), "held": held_words(game.boards[who].cubes)}
    return say("It costs {cost}, and you have {held}.", **named)


def _slot(game: Game, who: int, args: Args) -> str:
    (slot,) = args
    if not 0 <= slot < SLOTS:
        return say("There is no such slot.")
    if slot not in slots(game):
        return say("This round is played from another side.")
    other = next(player for player, taken in enumerate(game.masters) if taken == slot)
    return say("On {slot} stands already: {who}.", slot=slot_name(slot), who=player_name(game, other))


def _site(game: Game, who: int, args: Args) -> str:
    (cell,) = args
    if words := _no_cell(game, cell):
        return words
    if cell not in SITES_OF_LINE[game.masters[who]]:
        return say("{cell} does not lie in your line.", cell=cell_name(game, cell))
    if not buildings_left(game, who):
        return say("You have no building left for an empty site.")
    return ""


def _no_site(game: Game, who: int, args: Args) -> str:
    return say("A site of your line can be activated.")


def _soldier(game: Game, who: int, args: Args) -> str:
    (cell,) = args
    if words := _no_cell(game, cell):
        return words
    if game.owners[cell] == NONE:
        return say("No building stands on {cell}.", cell=cell_name(game, cell))
    if game.soldiers[cell] != NONE:
        return say("A soldier stands on {cell} already.", cell=cell_name(game, cell))
    if not servants_left(game, who):
        return say("You have no servant left.")
    if game.due:
        return say("That is not what you gained.")
    return say("A further soldier costs a cube, and you have none.")


def _card(game: Game, who: int, args: Args) -> str:
    place, colour = args
    board = game.boards[who]
    if not 1 <= place <= len(game.row):
        return say("The cards of the caravan are numbered 1 to {n}.", n=len(game.row))
    if not 0 <= colour <= SAVED:
        return say("There is no such colour.")
    lacking = place - 1 - game.row_camels - board.camels
    if lacking > 0:
        return say_n("For this card you need {n} camel more.", "For this card you need {n} camels more.", lacking)
    spice = game.row[place - 1]
    if not board.spices[spice] and sum(n > 0 for n in board.spices) >= spice_limit(game, who):
        n = spice_limit(game, who)
        return say_n("Your influence allows {n} spice.", "Your influence allows {n} different spices.", n)
    return _card_price(game, who, place, colour)


def _card_price(game: Game, who: int, place: int, colour: int) -> str:
    board = game.boards[who]
    if saves(game, who, CARAVANSARY):
        return say("The first card costs you nothing.")
    if colour == SAVED:
        return say("A card costs you a cube.")
    if game.colour not in (NONE, colour):
        return say("All cards of this turn are paid in {colour}.", colour=colour_name(game.colour))
    if not board.cubes[colour]:
        return say("You have no {colour} cube.", colour=colour_name(colour))
    if 1 < place <= game.row_camels and game.row[place - 1] == game.row[place - 2]:
        return say("The equal card in front of it is offered instead.")
    return say("The colour is paid first; white stands in for what is missing.")


def _courtier(game: Game, who: int, args: Args) -> str:
    (hall,) = args
    box = game.kit.box
    if not 0 <= hall < len(box.halls):
        return say("There is no such hall.")
    if not servants_left(game, who):
        return say("You have no servant left.")
    if not hall_is_free(game, hall):
        return say("The {hall} is full.", hall=hall_name(box, hall))
    if game.due:
        return say("That is not what you gained.")
    return _short_of(game, who, box.halls[hall].colour, palace.price(game, who), 0)


def _scrolls(game: Game, who: int, args: Args) -> str:
    (n,) = args
    numbers, board = game.kit.box.numbers, game.boards[who]
    if not 1 <= n <= numbers.scrolls_at_once:
        return say("From 1 to {n} scrolls can be taken at once.", n=numbers.scrolls_at_once)
    if board.scrolls + n > numbers.scrolls:
        return say("You can have {n} scrolls in all.", n=numbers.scrolls)
    most = paying.most_different(board.cubes)
    return say("That takes {n} cubes of different colours, and you can pay {most}.", n=n, most=most)


def _breakthrough(game: Game, who: int, args: Args) -> str:
    (tile,) = args
    if not 0 <= tile < len(game.breakthroughs):
        return say("There is no such tile.")
    if game.breakthroughs[tile] != NONE:
        return say("Somebody has that tile already.")
    return say("That is not what you gained.")


def _post(game: Game, who: int, args: Args) -> str:
    (city,) = args
    box = game.kit.box
    if not 0 <= city < len(box.cities):
        return say("There is no such city.")
    name = city_name(box, city)
    if not game.due and game.action == MARKETPLACE:
        return say("A post comes before goods, and there is one in a turn.")
    if game.posts[city] >> who & 1:
        return say("You have a post in {city} already.", city=name)
    if not posts_left(game, who):
        return say("You have no post left.")
    inner = box.cities[city].inner
    if not game.posts[inner] >> who & 1:
        return say("For {city} you need a post in {inner}.", city=name, inner=city_name(box, inner))
    return say("That is not what you gained.")


def _good(game: Game, who: int, args: Args) -> str:
    (number,) = args
    box = game.kit.box
    if not 0 <= number < len(box.cities):
        return say("There is no such city.")
    city = box.cities[number]
    if game.bought >> number & 1:
        return say("You have bought in {city} in this turn already.", city=city.name)
    if not game.goods[number]:
        return say("{city} has no goods left.", city=city.name)
    if not marketplace.reaches(game, who, number):
        return say("You need a post in {city}, or one beside it and a camel.", city=city.name)
    return _short_of(game, who, city.colour, 1, box.numbers.rare_any if city.rare else box.numbers.common_any)


def _step(verb: str) -> Callable[[Game, int, Args], str]:
    def reason(game: Game, who: int, args: Args) -> str:
        if game.due:
            return say("That is not what you gained.") if not mosque.free_step_options(game, who) else _which(game, who)
        if game.mosque[who] >= game.kit.box.numbers.mosque_end:
            return say("You have reached the end of the mosque.")
        if args and not 0 <= args[0] < PLAIN:
            return say("There is no such path.")
        if bool(game.mosque[who]) == (verb == "path"):
            return _which(game, who)
        return _short_of(game, who, *mosque.price(game, who, (verb, *args)))

    return reason


def _which(game: Game, who: int) -> str:
    if game.mosque[who]:
        return say("You have chosen your path already; go on with “advance”.")
    return say("Your first step in the mosque names a path.")


def _upgrade(game: Game, who: int, args: Args) -> str:
    kind, cell = args
    if words := _no_cell(game, cell):
        return words
    if not 0 <= kind < len(game.upgrade_supply) or not game.upgrade_supply[kind]:
        return say("There is no such upgrade tile left.")
    if game.owners[cell] != who:
        return say("No building of yours stands on {cell}.", cell=cell_name(game, cell))
    if game.upgrades[cell] != NONE:
        return say("{cell} has an upgrade already.", cell=cell_name(game, cell))
    return say("That is not what you gained.")


def _place(game: Game, place: int) -> str:
    if not 0 <= place < SLOTS:
        return say("There is no such place for a wall.")
    if game.walls[place] != NONE:
        return say("A wall stands there already.")
    return ""


def _segment(game: Game, who: int, args: Args) -> str:
    stack, place = args
    if words := _place(game, place):
        return words
    if not 0 <= stack < PLAIN or not segment_price(game, stack):
        return say("There is no such segment left.")
    if game.kit.gates_only and game.kit.box.gate_places[place]:
        return say("Only a gate can stand there.")
    if game.due:
        return say("That is not what you gained.")
    return _short_of(game, who, stack, segment_price(game, stack), 0)


def _gate(game: Game, who: int, args: Args) -> str:
    (place,) = args
    if words := _place(game, place):
        return words
    if not game.kit.box.gate_places[place]:
        return say("A gate stands only in the middle of a side.")
    if not gates_left(game):
        return say("No gate is left.")
    n, most = game.kit.box.numbers.gate_cubes, paying.most_different(game.boards[who].cubes)
    return say("That takes {n} cubes of different colours, and you can pay {most}.", n=n, most=most)


def _camel(game: Game, who: int, args: Args) -> str:
    if not WITH_MARKET[game.masters[who]]:
        return say("The camel market does not lie in your line.")
    if game.at_market:
        return say("You have been at the camel market in this turn already.")
    if not args:
        return say("No camel stands at the camel market.")
    if not 0 <= args[0] < len(game.market):
        return say("There is no such place at the camel market.")
    if game.market[args[0]]:
        return say("A camel stands there already.")
    return say("You have no camel.")


def _contract(game: Game, who: int, args: Args) -> str:
    (pile,) = args
    box, board = game.kit.box, game.boards[who]
    if not 0 <= pile < len(box.contracts) // box.pile_size:
        return say("There is no such pile of contracts.")
    card = open_contract(game, pile)
    if card == NONE:
        return say("That pile is empty.")
    contract = box.contracts[card]
    if game.influence[who] < contract.influence:
        return say("That takes {n} influence, and you have {held}.", n=contract.influence, held=game.influence[who])
    if sum(board.cubes) < box.numbers.contract_cubes:
        return say("A contract costs a cube, and you have none.")
    named = {
        "what": contract_words(contract),
        "goods": len(unused(board)),
        "scrolls": board.scrolls - board.scrolls_laid,
    }
    return say("It asks for {what}; unused you have {goods} kinds of goods and {scrolls} scrolls.", **named)


def _gained(game: Game, who: int, args: Args) -> str:
    return say("That is not what you gained.")


_REASONS: Final[dict[str, Callable[[Game, int, Args], str]]] = {
    "slot": _slot,
    "site": _site,
    "no site": _no_site,
    "favour": lambda game, who, args: "",
    "soldier": _soldier,
    "card": _card,
    "courtier": _courtier,
    "scrolls": _scrolls,
    "breakthrough": _breakthrough,
    "post": _post,
    "good": _good,
    "path": _step("path"),
    "advance": _step("advance"),
    "points": _gained,
    "tile": _gained,
    "upgrade": _upgrade,
    "segment": _segment,
    "gate": _gate,
    "camel": _camel,
    "camels": _camel,
    "cubes": _gained,
    "contract": _contract,
    "leave": lambda game, who, args: say("This cannot be declined."),
    "end": lambda game, who, args: "",
}
