"""Everything that a person may do now in a turn, as one list of options (merv.turn.*)."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.questions import Option
from soloist.engine.table import Table
from soloist.games.merv import (
    camels,
    caravan,
    contracts,
    library,
    marketplace,
    mosque,
    palace,
    production,
    soldiers,
    walls,
)
from soloist.games.merv.gains import take_due
from soloist.games.merv.kinds import (
    BREAKTHROUGH_DUE,
    COURTIER_DUE,
    CUBES_DUE,
    DUE_BASE,
    FAVOUR,
    NONE,
    NOWHERE,
    POINTS_OR_UPGRADE_DUE,
    POST_DUE,
    SCORING_DUE,
    SEGMENT_DUE,
    SOLDIER,
    SOLDIER_DUE,
    SOLDIER_OR_UPGRADE_DUE,
    STEP_DUE,
    UPGRADE_DUE,
)
from soloist.games.merv.state import Game, action_of

ACTION_OPTIONS: tuple[Callable[[Game, int], list[Option]], ...] = (
    caravan.card_options,
    palace.courtier_options,
    library.scroll_options,
    marketplace.market_options,
    mosque.step_options,
    walls.wall_options,
    soldiers.favour_options,
    soldiers.soldier_options,
)
"""By action: what can be done with it now."""
MUST = frozenset({POINTS_OR_UPGRADE_DUE, SCORING_DUE, CUBES_DUE, BREAKTHROUGH_DUE})
"""What is due and cannot be declined (merv.turn.at-once)."""


def turn_options(game: Game, who: int) -> list[Option]:
    """Return everything that a person may do now: what is due before anything else."""
    if game.due:
        return due_options(game, who)
    if game.masters[who] == NONE:
        return production.slot_options(game)
    if game.site == NONE:
        options = production.site_options(game, who)
    else:
        options = [] if game.done else action_options(game, who)
    options += camels.camel_options(game, who)
    options += contracts.contract_options(game, who)
    if game.site != NONE:
        options.append(("end",))
    return options


def action_options(game: Game, who: int) -> list[Option]:
    """Return what the action begun can still do; before that all three of them (merv.turn.action)."""
    if game.action != NONE:
        return ACTION_OPTIONS[game.action](game, who)
    options: list[Option] = []
    if game.site != NOWHERE:
        options += ACTION_OPTIONS[action_of(game, game.site)](game, who)
    return options + ACTION_OPTIONS[FAVOUR](game, who) + ACTION_OPTIONS[SOLDIER](game, who)


def due_options(game: Game, who: int) -> list[Option]:
    """Return the choices for what is due first; an empty list if there is none (merv.turn.at-once)."""
    due = game.due[0] % DUE_BASE
    options = DUE_OPTIONS[due](game, who)
    if options and due not in MUST:
        options.append(("leave",))
    return options


def drop_lapsed(game: Game, who: int) -> None:
    """Drop what is due and cannot be had (merv.pieces.lacking)."""
    while game.due and not DUE_OPTIONS[game.due[0] % DUE_BASE](game, who):
        game.due.pop(0)


def leave(game: Game, who: int, option: Option, table: Table) -> None:
    """Decline what is due."""
    take_due(game)


def end(game: Game) -> None:
    """Clear away what belonged to a turn."""
    game.site = game.action = game.colour = NONE
    game.done = game.saved = game.at_market = False
    game.bought = 0


DUE_OPTIONS: dict[int, Callable[[Game, int], list[Option]]] = {
    SOLDIER_DUE: soldiers.unguarded,
    COURTIER_DUE: lambda game, who: [("courtier", hall) for hall in palace.free_halls(game, who)],
    SEGMENT_DUE: lambda game, who: walls.free_segment_options(game),
    UPGRADE_DUE: mosque.upgrade_options,
    POINTS_OR_UPGRADE_DUE: lambda game, who: [("points",), *mosque.upgrade_options(game, who)],
    SOLDIER_OR_UPGRADE_DUE: lambda game, who: soldiers.unguarded(game, who) + mosque.upgrade_options(game, who),
    SCORING_DUE: lambda game, who: mosque.scoring_options(game),
    POST_DUE: marketplace.post_options,
    STEP_DUE: mosque.free_step_options,
    CUBES_DUE: lambda game, who: camels.cubes_options(game),
    BREAKTHROUGH_DUE: lambda game, who: library.breakthrough_options(game, game.due[0] // DUE_BASE),
}
"""By what is due: how it can be had."""
