"""How a game begins: with what is known of a printed board, and as the settings of a person say."""

from __future__ import annotations

from soloist.engine.catalogue import AnyRules
from soloist.engine.errors import SoloistError
from soloist.engine.match import Match, Setup
from soloist.players import seats_for
from soloist.storage.printed import with_printed
from soloist.storage.store import ASK_FORCED, Store
from soloist.web.sittings import sit_down, stand_up


def begin(store: Store, rules: AnyRules, setup: Setup) -> str:
    """Begin a game, and return the id by which it is kept."""
    match = Match(
        rules,
        with_printed(store, rules, setup),
        answer_forced=store.setting(ASK_FORCED) != "yes",
        seats=seats_for(rules, setup),
        overrides=store.overrides(rules.name),
    )
    return store.create(match)


def begin_anew(store: Store, id: str) -> str:
    """Begin a game anew in which nothing was answered yet, and return its id; any other goes on as it is.

    What is known of a printed board may be otherwise by now.
    """
    try:
        match = sit_down(store, id).match
    except SoloistError:
        return id
    if match.entries:
        return id
    setup = match.setup
    stand_up(store, id)
    store.delete(id)
    return begin(store, match.rules, Setup(setup.game, setup.options, setup.seed))
