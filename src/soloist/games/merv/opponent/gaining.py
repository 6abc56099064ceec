"""What the Magistrate gains: points, favour, influence, soldiers, courtiers, walls, and parts of rewards (MM025)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from soloist.engine.hands import Hands, Verb
from soloist.engine.sight import NOWHERE, Sight, Thing
from soloist.engine.text import N_
from soloist.engine.trace import Trace
from soloist.games.merv.kinds import PLAIN, SLOTS
from soloist.games.merv.opponent import ladders
from soloist.games.merv.opponent.facts import (
    COURTIER_BEHIND,
    HALL_EMPTY,
    TRACK_END,
    TRACK_POINTS,
    YOURS_BEHIND,
)
from soloist.games.merv.opponent.own import (
    FAVOUR_TRACK,
    INFLUENCE_TRACK,
    Magistrate,
    Piece,
    Place,
    behind,
    reads,
    servants_left,
)
from soloist.games.merv.opponent.verbs import COURTIER, GIVE_CAMELS, MOVE, SOLDIER, WALL

P = "merv.priority."
STACKS: tuple[Place, ...] = tuple(("stack", colour) for colour in range(PLAIN))
WALL_PLACES: tuple[Place, ...] = tuple(("place", place) for place in range(SLOTS))
_LINE = {FAVOUR_TRACK: ("track", FAVOUR_TRACK), INFLUENCE_TRACK: ("track", INFLUENCE_TRACK)}


def score(me: Magistrate, points: int, what: str, clause: str, why: Trace | None = None) -> None:
    """Score points; the disc is moved when everything is done (`settle`)."""
    me.points += points
    if why is not None and points:
        why.step(N_("scores {points}: {reason}"), clause, points=points, reason=("for", what))


# Tracks.
def gain_favour(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Move up the favour track; on a full one gain influence, and points if both are full (MM027, MM028)."""
    end = sight.see(TRACK_END, [_LINE[FAVOUR_TRACK]])[0]
    steps = min(n, end - me.favour)
    if steps:
        start, me.favour = me.favour, me.favour + steps
        hands.do(MOVE, _LINE[FAVOUR_TRACK], start, me.favour)
        if why is not None:
            why.step(N_("gains favour: space {space}"), P + "favour", space=me.favour)
        _track_points(me, FAVOUR_TRACK, start, me.favour, "favour track", P + "favour", sight, why)
    for _ in range(n - steps):
        if not gain_influence(me, 1, sight, hands, why):
            score(me, me.kit.box.magistrate.overflow_points, "full tracks", P + "favour.full", why)


def gain_influence(me: Magistrate, n: int, sight: Sight, hands: Hands, why: Trace | None = None) -> int:
    """Move up the influence track, at most to its end (merv.reading.10); return by how many spaces."""
    end = sight.see(TRACK_END, [_LINE[INFLUENCE_TRACK]])[0]
    steps = min(n, end - me.influence)
    if steps:
        start, me.influence = me.influence, me.influence + steps
        hands.do(MOVE, _LINE[INFLUENCE_TRACK], start, me.influence)
        if why is not None:
            why.step(N_("gains influence: space {space}"), "merv.tracks.influence", space=me.influence)
        what, clause = "influence track", "merv.tracks.influence"
        _track_points(me, INFLUENCE_TRACK, start, me.influence, what, clause, sight, why)
    return steps


def _track_points(
    me: Magistrate, track: str, start: int, to: int, what: str, clause: str, sight: Sight, why: Trace | None
) -> None:
    spaces = [("space", track, space) for space in range(start + 1, to + 1)]
    score(me, sum(sight.see(TRACK_POINTS, spaces)), what, clause, why)


# Soldiers, courtiers, walls.
def deploy(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Deploy a soldier by its list, if it has a servant and there is anybody to protect (MM030, MM031, reading 11)."""
    if not servants_left(me):
        return
    numbers = me.kit.box.magistrate
    site, influence = ladders.COURTIER_TO_PROTECT.pick(me, sight, None, NOWHERE, why), numbers.courtier_influence
    if site is None:
        own: list[Place] = [("site", cell) for cell in me.buildings]
        site, influence = ladders.OWN_TO_PROTECT.pick(me, sight, own, NOWHERE, why), numbers.own_influence
    if site is None:
        return
    me.soldiers.append(site[1])
    hands.do(SOLDIER, site)
    if why is not None:
        why.step(N_("deploys a soldier on {site}"), P + "soldier.place", site=site)
    gain_influence(me, influence, sight, hands, why)


def place_courtier(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Place a courtier in the hall that scores most; the first one there brings favour (MM036, MM037, reading 33)."""
    if not servants_left(me):
        return
    hall = ladders.HALL.pick(me, sight, None, NOWHERE, why)
    if hall is None:
        return
    place = int(hall[1])
    anybody = reads(me, "first-courtier") == "anybody"
    first = sight.see(HALL_EMPTY, [hall])[0] if anybody else not me.courtiers[place]
    me.courtiers[place] += 1
    hands.do(COURTIER, hall)
    if why is not None:
        why.step(N_("places a courtier in the {hall}"), P + "palace", hall=hall)
    if first:
        gain_favour(me, 1, sight, hands, why)


def build_wall(me: Magistrate, sight: Sight, hands: Hands, why: Trace | None = None) -> None:
    """Build the cheapest segment in the best place (MM054 to MM057), and gain influence (reading 20)."""
    stack = ladders.STACK.pick(me, sight, STACKS, NOWHERE, why)
    if stack is None:
        return
    ladder = ladders.WALL_PLACE if reads(me, "wall-pairs") == "counted" else ladders.WALL_PLACE_ALIKE
    place = ladder.pick(me, sight, WALL_PLACES, NOWHERE, why)
    if place is None:
        return
    hands.do(WALL, stack, place)
    if why is not None:
        why.step(N_("builds the next {stack} at {place}"), P + "wall", stack=stack, place=place)
    if reads(me, "wall-influence") == "yes":
        numbers = me.kit.box.numbers
        others = sight.see(COURTIER_BEHIND, [place])[0] + sight.see(YOURS_BEHIND, [place])[0]
        influence = others * numbers.other_influence + behind(me, place[1]) * numbers.own_influence
        gain_influence(me, influence, sight, hands, why)


# Parts of rewards.
def gain(
    me: Magistrate, part: Piece, what: str, clause: str, sight: Sight, hands: Hands, why: Trace | None = None
) -> None:
    """Gain a part of a reward, ("reward", kind, n); cubes are lost on it (merv.magistrate.supply)."""
    kind, n = str(part[1]), int(part[2])
    if kind == "points":
        score(me, n, what, clause, why)
    elif kind == "camel":
        n = can_get(me, n)
        gained = ("gained", "camel", n)
        gain_camels(me, n, clause, hands, why, GIVE_CAMELS, gained)
    elif kind in ("favour", "influence"):
        (gain_favour if kind == "favour" else gain_influence)(me, n, sight, hands, why)
    else:
        for _ in range(n if kind in DEEDS else 0):
            DEEDS[kind](me, sight, hands, why)


def can_get(me: Magistrate, n: int) -> int:
    """Return how many of so many camels it gets: never more than there are in the game (merv.pieces.lacking)."""
    return min(n, me.kit.box.numbers.camels - me.camels)


def gain_camels(me: Magistrate, n: int, clause: str, hands: Hands, why: Trace | None, verb: Verb, *what: Thing) -> None:
    """Gain camels; `verb` is how they come to it, about `what` and how many it has then."""
    if not n:
        return
    me.camels += n
    hands.do(verb, *what, me.camels)
    if why is not None:
        why.step(N_("takes {gained}"), clause, gained=("gained", "camel", n))


def first_of(found: list[Piece]) -> Piece:
    """Return the only thing that was found, or a reward of nothing."""
    return found[0] if found else ("reward", "points", 0)


Deed = Callable[[Magistrate, Sight, Hands, Trace | None], None]
DEEDS: Mapping[str, Deed] = {"soldier": deploy, "courtier": place_courtier, "segment": build_wall}
"""What is done for each part of a reward that wants a decision."""
