"""Computer players: policies that answer any question of any game."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.answerers import Policy
from soloist.engine.catalogue import AnyRules
from soloist.engine.errors import SoloistError
from soloist.engine.text import say
from soloist.players.greedy import greedy_player
from soloist.players.random_player import random_player

_PLAYERS: dict[str, Callable[[AnyRules, str], Policy[object]]] = {
    "greedy": lambda rules, seed: greedy_player(rules),
    "random": lambda rules, seed: random_player(seed),
}


def player_names() -> tuple[str, ...]:
    """Return the names of the players there are."""
    return tuple(_PLAYERS)


def player(name: str, rules: AnyRules, seed: str) -> Policy[object]:
    """Return a player of a game; the same seed plays the same way.

    :raises SoloistError: if there is no such player.
    """
    if name not in _PLAYERS:
        raise SoloistError(
            say("There is no player “{name}”; there are: {names}.", name=name, names=", ".join(_PLAYERS))
        )
    return _PLAYERS[name](rules, seed)
