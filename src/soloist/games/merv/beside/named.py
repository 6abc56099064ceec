"""The words for things at the table: places by where they lie, pieces as a person sees them, no name of our own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from soloist.engine.sight import Thing
from soloist.engine.text import N_, say, say_n
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU, Beside
from soloist.games.merv.kinds import CELL_WORDS, CITIES, NONE, PILE_WORDS, SIDE_NAMES
from soloist.games.merv.names import PARTS, action_name, spice_name
from soloist.games.merv.opponent.named import laid_words, thing_name
from soloist.games.merv.opponent.own import Piece, is_outer

PATHS: Final = (
    N_("leftmost path of the mosque"),
    N_("second path of the mosque from the left"),
    N_("third path of the mosque from the left"),
    N_("fourth path of the mosque from the left"),
)
REWARDS: Final[Mapping[str, tuple[str, str]]] = {
    **PARTS,
    "camel": (N_("a camel"), N_("{n} camels")),
    "courtier": (N_("a courtier"), N_("{n} courtiers")),
    "segment": (N_("a wall segment"), N_("{n} wall segments")),
}
SEAT_NAMES: Final = {
    NONE: N_("nobody"),
    YOU: N_("you"),
    MAGISTRATE: N_("the Magistrate"),
    COURTIER: N_("the High Courtier"),
}


def named(game: Beside, thing: Thing) -> str:
    """Return a thing in words."""
    if isinstance(thing, tuple) and thing and str(thing[0]) in _NAMES:
        return _NAMES[str(thing[0])](game, thing)
    return thing_name(game.kit.box, thing)


def city_words(city: int) -> str:
    """Return a city by where it lies: "the inner city in the north"."""
    words = N_("the outer city in the {side}") if is_outer(city) else N_("the inner city in the {side}")
    return say(words, side=say(SIDE_NAMES[city // 2]))


def path_words(path: int) -> str:
    """Return a path of the mosque by where it lies."""
    return say(PATHS[path])


def seat_name(who: int) -> str:
    """Return what a player is called inside a sentence."""
    return say(SEAT_NAMES[who])


def site_words(game: Beside, cell: int) -> str:
    """Return a site with its action, if that was told: "b3 (Palace)"."""
    action = game.sites[cell]
    if action == NONE:
        return CELL_WORDS[cell]
    return say("{cell} ({action})", cell=CELL_WORDS[cell], action=action_name(action))


def reward_words(kind: str, n: int) -> str:
    """Return what is printed as a reward, as far as it matters to the Magistrate."""
    if not n:
        return say("nothing, or only cubes or an upgrade tile")
    one, many = REWARDS[kind]
    return say_n(one, many, n)


def caravan_words(spice: int, camel: int) -> str:
    """Return a card of the caravan."""
    words = N_("{spice}, with a camel") if camel else N_("{spice}")
    return say(words, spice=spice_name(spice))


def goods_words(goods: Piece) -> str:
    """Return goods by city: "2 from the inner city in the north"."""
    words = [say("{n} of {city}", n=n, city=city_words(city)) for city, n in enumerate(goods[1 : CITIES + 1]) if int(n)]
    return ", ".join(words) or say("none")


def _card(game: Beside, card: Piece) -> str:
    if card[1] == NONE:
        words = N_("the first {spice} card and its camel") if card[3] else N_("the first {spice} card")
        return say(words, spice=spice_name(int(card[2])))
    words = N_("card {n} ({spice}) and its camel") if card[3] else N_("card {n} ({spice})")
    return say(words, n=int(card[1]) + 1, spice=spice_name(int(card[2])))


def _contract(game: Beside, contract: Piece) -> str:
    return say("contract on top of pile {n}", n=PILE_WORDS[int(contract[1])])


def _tile(game: Beside, tile: Piece) -> str:
    if isinstance(tile[2], int):
        return say("tile {n} from the left of level {level}", n=tile[2] + 1, level=tile[1])
    return thing_name(game.kit.box, tile)


def _extra(game: Beside, told: Piece) -> str:
    return say("none") if told[1] == NONE else action_name(int(told[1]))


def _camels(game: Beside, told: Piece) -> str:
    if told[2:]:
        words = N_("one, on the top-left place") if told[2] == "top-left" else N_("one, on another place")
        return say(words)
    return say("none") if not told[1] else str(told[1])


def _worth(game: Beside, worth: Piece) -> str:
    return ", ".join(say("{spice} {n}", spice=spice_name(n), n=points) for n, points in enumerate(worth[1:]))


_NAMES: Final[Mapping[str, Callable[[Beside, Piece], str]]] = {
    "all": lambda game, x: "",
    "site": lambda game, x: site_words(game, int(x[1])),
    "city": lambda game, x: city_words(int(x[1])),
    "path": lambda game, x: path_words(int(x[1])),
    "card": _card,
    "contract": _contract,
    "breakthrough": _tile,
    "reward": lambda game, x: reward_words(str(x[1]), int(x[2])),
    "solo": lambda game, x: action_name(int(x[1])),
    "caravan": lambda game, x: caravan_words(int(x[1]), int(x[2])),
    "pile": lambda game, x: say("pile {n}", n=PILE_WORDS[int(x[1])]),
    "direction": lambda game, x: say(SIDE_NAMES[int(x[1])]),
    "goods": lambda game, x: goods_words(x),
    "camels": _camels,
    "laid": lambda game, x: laid_words(x, city_words),
    "extra": _extra,
    "worth": _worth,
}
"""By what a thing is: those that the digital game calls otherwise, or does not know."""
