"""The log by turns: what a chapter is called, what the Cardinalbot's steps touch, where the points came from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from soloist.engine.events import Event
from soloist.engine.sight import Thing
from soloist.engine.story import Deed, Scored, steps
from soloist.engine.text import N_, say
from soloist.engine.trace import Trace
from soloist.games.tiletum.kinds import RESOURCES
from soloist.games.tiletum.names import POINTS_FOR, player_name
from soloist.games.tiletum.state import Game, player

END: Final = "tiletum.cardinal.end"
STEP_POINTS: Final[Mapping[str, str]] = {
    "tiletum.cardinal.merchant.house": "house space",
    "tiletum.cardinal.task.crest": "crest",
    "tiletum.cardinal.task.cathedral": "cathedral",
    "tiletum.cardinal.task.contract-points": "contract",
}
"""What the points of the Cardinalbot's steps are for, by the clause of the step."""
END_POINTS: Final[Mapping[str, str]] = {"map": "houses and pillars", "buildings": "buildings", "rest": "resources"}
"""What the numbers of its last step are for; the Contracts of the end have steps of their own."""


def heading(game: Game) -> str:
    """Return what the chapter is called in which a step that begins here belongs."""
    numbers = game.kit.box.numbers
    if game.stage in ("setup", "over"):
        return say("Set-up") if game.stage == "setup" else say("The end")
    if game.stage == "prepare":
        return _turn(game, game.round + 1, 0)
    if game.stage in ("corruption", "turn"):
        return _turn(game, game.round, game.turn)
    if game.stage == "cleanup" and game.round == numbers.rounds:
        return say("Final scoring")
    return say("Round {n}: King and Fair", n=game.round)


def _turn(game: Game, number: int, turn: int) -> str:
    """Return the heading of a turn, its Corruption token included."""
    who = player(game) if game.stage != "prepare" else game.order[0]
    turns = turn // game.kit.players + 1
    return say("Round {round}, turn {turn}: {who}", round=number, turn=turns, who=player_name(game, who))


def touched(game: Game, deed: Deed) -> Sequence[str]:
    """Return the places of the view that a step of the Cardinalbot is about."""
    places = [place for thing in deed.things for place in _places(game, thing)]
    if deed.clause == "tiletum.cardinal.pawn" and game.cardinal is not None:
        places.append(f"decree-{game.cardinal.pawn + 1}")
    elif deed.clause.startswith(("tiletum.cardinal.king", "tiletum.challenge.favor")):
        places.append(f"king-{game.king[game.kit.cardinal]}")
    return list(dict.fromkeys(places))


def _places(game: Game, thing: Thing) -> Sequence[str]:
    if not isinstance(thing, tuple) or not thing:
        return ()
    kind, box, me = str(thing[0]), game.kit.box, game.cardinal
    if kind in ("town", "cathedral"):
        n = int(thing[1])
        return (f"spot-{box.spots[box.cathedrals[n] if kind == 'cathedral' else n]}",)
    if kind == "die":
        return (f"sector-{thing[2]}",)
    if kind == "resource":
        return (f"cardinal-resource-{RESOURCES[int(thing[1])].lower()}",)
    if kind == "building":
        return (f"cardinal-building-{int(thing[1]) + 1}",)
    if kind == "decree" and me is not None and thing[1] in me.row:
        return (f"decree-{me.row.index(int(thing[1])) + 1}",)
    return _HELD.get(kind, ())


_HELD: Final[Mapping[str, Sequence[str]]] = {
    "crest": ("cardinal-store",),
    "contract": ("cardinal-contracts", "cardinal-done"),
    "held": ("cardinal-contracts", "cardinal-done"),
    "character": ("cardinal-waiting",),
}
"""Where tiles lie that the Cardinalbot takes."""

CATEGORIES: Final[Mapping[str, str]] = {
    "start": N_("To begin with"),
    **POINTS_FOR,
    "reward": N_("Rewards"),
    "crest": N_("Crests of the Cardinalbot"),
}
"""What points are for, in the order of the table at the end."""


def scores(game: Game, events: Sequence[Event]) -> list[Scored]:
    """Return where everybody's points came from; what no event tells of the Cardinalbot's is its rewards."""
    players = game.kit.players
    sums = {what: [0] * players for what in CATEGORIES}
    sums["start"] = [game.kit.box.numbers.start_points] * players
    for event in events:
        what = event.what.get("what")
        if event.name == "points" and isinstance(what, str):
            sums[what][int(event.what["player"])] += int(event.what["points"])
        elif event.why is not None:
            for kind, n in scored(event.why):
                sums[kind][int(event.what["player"])] += n
    if game.cardinal is not None:
        sums["start"][game.kit.cardinal] = game.kit.box.cardinal.points
        told = sum(row[game.kit.cardinal] for row in sums.values())
        sums["reward"][game.kit.cardinal] += game.points[game.kit.cardinal] - told
    return [Scored(category(what), tuple(row)) for what, row in sums.items() if any(row)]


def category(what: str) -> str:
    """Return what points are for, as a title."""
    words = say(CATEGORIES[what])
    return words[:1].upper() + words[1:]


def scored(trace: Trace) -> Iterator[tuple[str, int]]:
    """Return the points of the Cardinalbot's steps, each with what it is for."""
    for step in steps(trace):
        points = step.values.get("points")
        if step.clause == END:
            for name, what in END_POINTS.items():
                n = step.values[name]
                yield what, n if isinstance(n, int) else 0
        elif isinstance(points, int):
            yield STEP_POINTS.get(step.clause, "reward"), points
