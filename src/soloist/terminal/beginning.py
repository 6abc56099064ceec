"""Sitting down in the terminal: a new game, or a kept one that goes on."""

from __future__ import annotations

from soloist.engine.catalogue import AnyRules, beside, digital
from soloist.engine.errors import SoloistError
from soloist.engine.match import Match, Setup
from soloist.engine.text import say
from soloist.players import seats_for
from soloist.storage.printed import with_printed
from soloist.storage.store import Store
from soloist.terminal.play import sit


def sit_down(store: Store, rules: AnyRules, setup: Setup, resume: str | None = None) -> None:
    """Begin a game, or go on with the kept one whose number is given, until the person leaves.

    :raises SoloistError: if the set-up or the kept game is of another game.
    """
    if setup.game != rules.name:
        raise SoloistError(say("That set-up code is for the game “{name}”.", name=setup.game))
    if resume is None:
        setup = with_printed(store, rules, setup)
        match = Match(rules, setup, seats=seats_for(rules, setup), overrides=store.overrides(rules.name))
        sit(store, store.create(match))
        return
    kept = store.summary(resume).game
    if kept != rules.name:
        raise _another(resume, kept)
    sit(store, resume)


def _another(id: str, name: str) -> SoloistError:
    """Return what is wrong with a name under which a kept game is not found."""
    if beside(name):
        return SoloistError(
            say("Game {id} is at a table; go on with: soloist table {name} --resume {id}", id=id, name=digital(name))
        )
    return SoloistError(say("Game {id} is of “{name}”; resume it with that name.", id=id, name=name))
