"""The log of the table by turns, and where the points of the Cardinalbot came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soloist.engine.events import Event
from soloist.engine.hands import ONE_BY_ONE
from soloist.engine.story import Scored
from soloist.engine.text import N_, say
from soloist.games.tiletum.beside.state import YOU, Beside, whose
from soloist.games.tiletum.story import CATEGORIES, category, scored

REST: Final = N_("King track and other")
"""What no event tells of its points."""


def heading(game: Beside) -> str:
    """Return what the chapter is called in which a step that begins here belongs."""
    if game.stage in ("setup", "over"):
        return say("Set-up") if game.stage == "setup" else say("The end")
    if game.stage == "dice":
        return say("Round {n}: dice", n=game.round + 1)
    if game.stage == "cleanup" and game.round == game.kit.box.numbers.rounds:
        return say("Final scoring")
    if game.stage not in ("corruption", "turn"):
        return say("Round {n}: King and Fair", n=game.round)
    who = say("You") if whose(game) == YOU else say("The Cardinalbot")
    return say("Round {round}, turn {turn}: {who}", round=game.round, turn=game.turn // game.kit.players + 1, who=who)


def scores(game: Beside, events: Sequence[Event]) -> list[Scored]:
    """Return where the points of the Cardinalbot came from."""
    sums = dict.fromkeys(CATEGORIES, 0)
    sums["start"] = game.kit.box.cardinal.points
    for event in events:
        if event.name == "fair of the Cardinalbot":
            sums["fair"] += int(event.what["points"])
        elif event.why is not None and event.name not in ONE_BY_ONE:
            for what, n in scored(event.why):
                sums[what] += n
    rest = game.me.points - sum(sums.values())
    rows = [Scored(category(what), (n,)) for what, n in sums.items() if n]
    return [*rows, Scored(say(REST), (rest,))] if rest else rows
