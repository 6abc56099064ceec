"""Computer players: policies that answer any question of any game."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.answerers import Policy
from soloist.engine.catalogue import AnyRules
from soloist.engine.errors import SoloistError
from soloist.engine.match import Seat, Setup
from soloist.engine.text import say
from soloist.players.greedy import greedy_player
from soloist.players.random_player import random_player, seated_random_player

_PLAYERS: dict[str, Callable[[AnyRules, str], Policy[object]]] = {
    "greedy": lambda rules, seed: greedy_player(rules),
    "random": lambda rules, seed: random_player(seed),
}
_SEATED: dict[str, Callable[[AnyRules, str, int], Policy[object]]] = {
    "greedy": lambda rules, seed, seat: greedy_player(rules),
    "random": lambda rules, seed, seat: seated_random_player(seed, seat),
}
"""Who may sit in a seat of a match: players that keep nothing, so that undo, redo and load change nothing for them."""

TYPED_SEED = "typed"
"""What stands for the seed of a match whose chance is typed."""


def player_names() -> tuple[str, ...]:
    """Return the names of the players there are."""
    return tuple(_PLAYERS)


def player(name: str, rules: AnyRules, seed: str) -> Policy[object]:
    """Return a player of a game; the same seed plays the same way.

    :raises SoloistError: if there is no such player.
    """
    _known(name)
    return _PLAYERS[name](rules, seed)


def seats_for(rules: AnyRules, setup: Setup) -> dict[int, Seat[object]]:
    """Return the computer players that the set-up of a match puts into seats.

    :raises SoloistError: if there is no such player, or the seed is not usable.
    """
    seed = TYPED_SEED if setup.seed is None else setup.seed
    seats: dict[int, Seat[object]] = {}
    for seat, name in rules.seats(setup.options).items():
        _known(name)
        seats[seat] = Seat(name, _SEATED[name](rules, seed, seat))
    return seats


def _known(name: str) -> None:
    if name not in _PLAYERS:
        raise SoloistError(
            say("There is no player “{name}”; there are: {names}.", name=name, names=", ".join(_PLAYERS))
        )
