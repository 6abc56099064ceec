"""The Architect and Merchant Actions of the Cardinalbot, step by step: reach, Gold, Pillars, Houses, tiles."""

from __future__ import annotations

import pytest
from tests.games.tiletum.opponent.boards import BONUS, BOX, CATHEDRAL, SPOT, At, start

from soloist.games.tiletum.opponent.actions import act, next_fair
from soloist.games.tiletum.state import NONE

STONE, WOOL, IRON, FOOD, GOLD = range(5)
KING, MERCHANT, ARCHITECT, CHARACTER, CONTRACT, JOKER = range(6)
ITS = 1 << 1
"""Its bit among the owners of Pillars."""


def does(action: int, ap: int, options: dict[str, str] | None = None, tiles: dict[str, str] | None = None,
         **own: object) -> At:  # fmt: skip
    """Do an Action with so many AP; `tiles` lie on the map, `own` is the Cardinalbot."""
    at = At(start(None, options, **own))
    for name, id in (tiles or {}).items():
        at.game.map_tiles[SPOT[name]] = BONUS[id]
    act(at.me, action, ap, at.sight, at.hands, at.why)
    return at


# Markers and reach.
@pytest.mark.clauses("tiletum.cardinal.action", "tiletum.cardinal.character.marker", "tiletum.cardinal.reach")
@pytest.mark.parametrize(
    ("rooms", "placed", "space"),
    [
        ([[KING, KING], [], [], [], []], [3, -1, -1, -1, -1], 3),
        ([[KING, KING], [], [], [], []], [-1, -1, -1, -1, -1], 2),
        ([[KING], [], [], [], []], [3, -1, -1, -1, -1], 2),
        ([[MERCHANT, MERCHANT], [], [], [], []], [3, -1, -1, -1, -1], 2),
        ([[], [], [], [], [KING, KING]], [-1, -1, -1, -1, 3], 5),
    ],
)
def test_a_marker_adds_its_ap(rooms: list[list[int]], placed: list[int], space: int) -> None:
    """Markers are worth 1, 1, 2, 2 and 3."""
    at = does(KING, 2, rooms=rooms, placed=placed)
    assert (at.me.king, at.game.king[1]) == (space, space)


@pytest.mark.clauses("tiletum.cardinal.reach.extend", "tiletum.cardinal.reach.free", "tiletum.cardinal.architect.move")
@pytest.mark.parametrize(("gold", "left"), [(9, 7), (2, 0), (1, 0), (0, 0)])
def test_each_step_beyond_reach_costs_one_gold_while_there_is_any(gold: int, left: int) -> None:
    """From Tiletum, its Pillars in Köln, Paris, Bordeaux and Lyon: London is closest with 3 steps; 1 AP."""
    assert BOX.distance[SPOT["Tiletum"]][SPOT["London"]] == 3
    pillars = [CATHEDRAL[name] for name in ("Koeln", "Paris", "Bordeaux", "Lyon")]
    at = does(ARCHITECT, 1, architect=SPOT["Tiletum"], pillars=pillars, pillars_left=3, res=[0, 0, 0, 0, gold])
    assert (at.me.architect, at.me.res) == (SPOT["London"], [0, 0, 0, 0, left])


# The Architect.
@pytest.mark.clauses("tiletum.cardinal.architect.pillar", "tiletum.cardinal.setup.pieces")
@pytest.mark.parametrize(
    ("where", "pillars", "left", "placed"),
    [
        ("Wien", [], 7, True),
        ("Wien", [CATHEDRAL["Wien"]], 6, False),
        ("Wien", [], 0, False),
        ("Firenze", [], 7, False),  # the unavailable one
        ("Verona", [], 7, False),  # no Cathedral
    ],
)
def test_a_pillar_where_the_architect_stands(where: str, pillars: list[int], left: int, placed: bool) -> None:
    at = does(ARCHITECT, 1, architect=SPOT[where], pillars=list(pillars), pillars_left=left)
    there = [CATHEDRAL[where]] if placed else []
    assert (at.me.pillars, at.me.pillars_left) == ([*pillars, *there], left - len(there))
    owned = [n for n, owners in enumerate(at.game.pillar_owners) if owners & ITS]
    assert owned == [*pillars, *there]


@pytest.mark.clauses("tiletum.cardinal.architect.tile", "tiletum.cardinal.architect.move", "tiletum.cardinal.reach")
def test_the_architect_takes_a_tile_from_where_it_stood_and_then_goes() -> None:
    """From Tiletum with 1 AP: Brugge is 1 step; Frankfurt is 2, but 1 from Köln, where it goes."""
    at = does(ARCHITECT, 1, tiles={"Brugge": "H20", "Frankfurt": "X05"}, architect=SPOT["Tiletum"])
    assert at.me.architect == SPOT["Koeln"]
    assert (at.game.map_tiles[SPOT["Brugge"]], at.game.map_tiles[SPOT["Frankfurt"]]) == (NONE, BONUS["X05"])
    assert at.game.bonus_out[BONUS["H20"]] == 1
    assert at.me.crests == []
    far = does(ARCHITECT, 2, tiles={"Brugge": "H20", "Frankfurt": "X05"}, architect=SPOT["Tiletum"])
    assert far.me.crests == [4]
    assert far.game.map_tiles[SPOT["Brugge"]] == BONUS["H20"]


@pytest.mark.clauses("tiletum.reading.18", "tiletum.cardinal.architect.not-yours")
@pytest.mark.parametrize(("option", "expected"), [("tile", "Koeln"), ("Pillar", "Paris")])
def test_the_reading_of_what_you_do_not_have_decides(option: str, expected: str) -> None:
    """Köln and Paris are 1 step from Tiletum and have 6 points; Köln costs fewer Stone; your Pillar is in Köln."""
    at = At(start(None, {"not-yours": option}, architect=SPOT["Tiletum"]))
    at.game.pillar_owners[CATHEDRAL["Koeln"]] = 1
    act(at.me, ARCHITECT, 1, at.sight, at.hands)
    assert at.me.architect == SPOT[expected]


# The Merchant.
@pytest.mark.clauses("tiletum.cardinal.merchant.house", "tiletum.cardinal.setup.pieces")
@pytest.mark.parametrize(("where", "points"), [("Koeln", 0), ("London", 1), ("Wien", 3), ("Venezia", 4), ("Praha", 0)])
def test_where_it_can_build_it_builds_at_once_and_scores_printed_points(where: str, points: int) -> None:
    """Its Gold is not touched, and the reward of Praha is ignored."""
    at = does(MERCHANT, 2, merchant=SPOT[where], res=[0, 0, 0, 0, 5], rooms=[[KING], [], [], [], []])
    assert (at.me.houses, at.me.houses_left) == ([SPOT["Tiletum"], SPOT[where]], 6)
    assert (at.me.points, at.me.res) == (points, [0, 0, 0, 0, 5])
    (space,) = BOX.open_houses[2][SPOT[where]]
    assert at.game.house_owner[space] == 1


@pytest.mark.clauses("tiletum.cardinal.merchant.first", "tiletum.reading.10")
@pytest.mark.parametrize(
    ("gold", "house", "left"),
    [
        (5, "Frankfurt", 3),  # 2 steps to the town of Fair 2: 2 Gold
        (2, "Frankfurt", 0),
        (1, "", 0),  # within 1 step: Köln, Paris, Brugge, Antwerpen, all alike
    ],
)
def test_it_pays_one_gold_for_each_step_that_it_goes_before_it_builds(gold: int, house: str, left: int) -> None:
    own: dict[str, object] = {"merchant": SPOT["Tiletum"], "row": [1, 2, 3, 11, 12], "res": [0, 0, 0, 0, gold]}
    at = does(MERCHANT, 1, **own)
    built = at.me.houses[1]
    assert at.me.res == [0, 0, 0, 0, left]
    assert built == SPOT[house] if house else BOX.distance[SPOT["Tiletum"]][built] == 1


@pytest.mark.clauses("tiletum.cardinal.merchant.tile", "tiletum.cardinal.merchant.first")
def test_the_merchant_takes_a_tile_from_where_it_has_built() -> None:
    """2 Gold bring it to Frankfurt: Nürnberg is 1 step from there, Brugge 1 step from where it came."""
    tiles = {"Nuernberg": "H20", "Brugge": "X05"}
    at = does(MERCHANT, 1, tiles=tiles, merchant=SPOT["Tiletum"], row=[1, 2, 3, 11, 12], res=[0, 0, 0, 0, 2])
    assert at.me.houses[1:] == [SPOT["Frankfurt"]]
    assert (at.game.map_tiles[SPOT["Nuernberg"]], at.game.map_tiles[SPOT["Brugge"]]) == (NONE, BONUS["X05"])
    assert at.game.bonus_out[BONUS["H20"]] == 1


@pytest.mark.clauses("tiletum.cardinal.merchant.move", "tiletum.cardinal.merchant.points", "tiletum.cardinal.reach")
def test_at_last_it_goes_on_with_its_ap_and_pays_nothing() -> None:
    """From Köln, after its House: Leipzig is 2 steps and has a point; within 1 step no town has a reward."""
    at = does(MERCHANT, 2, merchant=SPOT["Koeln"], res=[0, 0, 0, 0, 5])
    assert (at.me.merchant, at.me.res[GOLD]) == (SPOT["Leipzig"], 5)
    near = does(MERCHANT, 1, merchant=SPOT["Koeln"], res=[0, 0, 0, 0, 5])
    assert BOX.distance[SPOT["Koeln"]][near.me.merchant] == 1
    assert near.me.res[GOLD] == 5


@pytest.mark.clauses("tiletum.reading.11", "tiletum.cardinal.merchant.fair")
@pytest.mark.parametrize(("option", "fair", "expected"), [("this round", 1, "Leipzig"), ("next round", 2, "Frankfurt")])
def test_the_reading_of_the_next_fair_decides(option: str, fair: int, expected: str) -> None:
    """Fair 1 is in Tiletum, where no space is free; Fair 2 in Frankfurt, 1 step from Köln."""
    houses = [SPOT["Tiletum"], SPOT["Koeln"]]
    at = does(MERCHANT, 2, {"next-fair": option}, merchant=SPOT["Koeln"], houses=houses, houses_left=0)
    assert next_fair(at.me) == fair
    assert at.me.merchant == SPOT[expected]


@pytest.mark.clauses("tiletum.reading.34", "tiletum.cardinal.merchant.tile")
def test_without_a_house_left_it_takes_a_tile_and_goes_on_only() -> None:
    at = does(MERCHANT, 1, tiles={"Brugge": "X05"}, merchant=SPOT["Tiletum"], houses_left=0, res=[0, 0, 0, 0, 9])
    assert (at.me.houses, at.me.crests, at.me.res[GOLD]) == ([SPOT["Tiletum"]], [4], 9)
    assert BOX.distance[SPOT["Tiletum"]][at.me.merchant] == 1
