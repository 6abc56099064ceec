"""Workers change dice: by 1, round from 6 to 1, several at a time, and with the monasteries 8 to 12."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.kinds import BANK, CASTLE_TILE, MINE_TILE, SHIP_TILE, animal, monastery
from soloist.games.burgundy.state import FREE

COW = animal(0, 2)
FULL = dict.fromkeys(range(1, 7), (BANK, COW))


def steps(die: int, number: int) -> int:
    """How many changes by 1 lead from one number to another on a circle of six."""
    return min((die - number) % 6, (number - die) % 6)


@pytest.mark.clauses("burgundy.worker.change", "burgundy.worker.circle", "burgundy.worker.several")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_becomes_another_number_for_one_worker_a_step(die: int, number: int) -> None:
    needed = steps(die, number)
    at = play(start(dice=[die, die], workers=needed, depots=FULL), f"take {number}/1 with {die}")
    assert at.told("taken") == [{"kind": BANK, "depot": number, "slot": 1, "how": die, "workers": needed}]
    assert at.game.duchy.workers == 0
    assert at.game.dice == [die]
    if needed:
        short = play(start(dice=[die, die], workers=needed - 1, depots=FULL))
        assert f"take {number}/1 with {die}" not in short.options
        assert f"To make a {number} of the {die} takes {needed} worker" in short.why_not(f"take {number}/1 with {die}")


@pytest.mark.clauses("burgundy.worker.change")
@pytest.mark.parametrize("workers", [0, 1, 2, 3, 4])
def test_more_workers_reach_more_depots(workers: int) -> None:
    at = play(start(dice=[5, 5], workers=workers, depots=dict.fromkeys(range(1, 7), (BANK, -1))))
    reached = {0: [5], 1: [4, 5, 6], 2: [1, 3, 4, 5, 6], 3: [1, 2, 3, 4, 5, 6], 4: [1, 2, 3, 4, 5, 6]}[workers]
    assert [o for o in at.options if o.startswith("take")] == [f"take {depot}/1 with 5" for depot in reached]


@pytest.mark.clauses("burgundy.worker.change", "burgundy.worker.circle")
def test_workers_help_to_place_and_to_sell_too() -> None:
    game = start(dice=[6, 5], workers=3, storage=[BANK], goods={1: 2, 3: 1})
    at = play(game, "place 1@10 with 6", "sell 3 with 5")
    assert [told["workers"] for told in at.told("placed")] == [1]  # 6 becomes 1
    assert at.game.duchy.workers == 0  # and 5 becomes 3
    assert at.game.duchy.sold == [0, 0, 1, 0, 0, 0]


@pytest.mark.clauses("burgundy.worker.several")
def test_workers_for_the_second_die_are_those_that_are_left() -> None:
    at = play(start(dice=[1, 4], workers=2, depots=FULL), "take 2/1 with 1")
    takes = sorted({int(o[5]) for o in at.options if o.startswith("take")})
    assert takes == [3, 4, 5]
    assert "takes 2 workers" in at.why_not("take 6/1 with 4")


@pytest.mark.clauses("burgundy.worker.change")
def test_workers_just_taken_may_be_paid_for_the_other_die() -> None:
    at = play(start(dice=[1, 4], depots=FULL), "workers with 1", "take 6/2 with 4")
    assert at.game.duchy.workers == 0


@pytest.mark.clauses("burgundy.worker.change")
def test_taking_workers_needs_no_change_of_the_die() -> None:
    at = play(start(dice=[1, 4], workers=5), "workers with 4")
    assert at.game.duchy.workers == 7


@pytest.mark.clauses("burgundy.monastery.8")
@pytest.mark.parametrize(("number", "needed"), [(3, 0), (2, 1), (4, 1), (1, 1), (5, 1), (6, 2)])
def test_monastery_8_makes_one_worker_change_a_die_by_1_or_2(number: int, needed: int) -> None:
    at = play(start(dice=[3, 3], workers=needed, depots=FULL, monasteries=[8]), f"take {number}/1 with 3")
    assert at.told("taken")[0]["workers"] == needed
    assert at.game.duchy.workers == 0
    if needed:
        short = play(start(dice=[3, 3], workers=needed - 1, depots=FULL, monasteries=[8]))
        assert f"take {number}/1 with 3" not in short.options


@pytest.mark.clauses("burgundy.monastery.8", "burgundy.worker.circle")
def test_monastery_8_works_across_the_six_and_for_placing_and_selling() -> None:
    game = start(dice=[6, 5], workers=2, storage=[BANK], goods={1: 1}, monasteries=[8])
    at = play(game, "place 1@3 with 6", "sell 1 with 5")
    assert at.told("placed")[0]["workers"] == 1
    assert at.game.duchy.workers == 0


HELPED = {  # monastery: (kind, a space for it next to the castle or the tiles, its number)
    9: [(BANK, 2, 6)],
    10: [(SHIP_TILE, 9, 3), (COW, 5, 2)],
    11: [(MINE_TILE, 1, 5), (monastery(3), 7, 3), (CASTLE_TILE, 6, 4)],
}
CASES = [(number, *case) for number, cases in HELPED.items() for case in cases]


@pytest.mark.clauses("burgundy.monastery.9", "burgundy.monastery.10", "burgundy.monastery.11")
@pytest.mark.parametrize(("helper", "kind", "space", "number"), CASES)
@pytest.mark.parametrize("distance", [-1, 1, 2, 3])
def test_monasteries_9_to_11_change_the_die_by_1_for_their_own_colours(
    helper: int, kind: int, space: int, number: int, distance: int
) -> None:
    die = (number - 1 + distance) % 6 + 1
    paid = abs(distance) - 1
    # spaces 4 and 10 are covered so that each of these spaces has a neighbour; there is no castle on 6
    game = start(
        castle=None, tiles={4: BANK, 10: BANK}, dice=[die, die], workers=paid, storage=[kind], monasteries=[helper]
    )
    option = f"place 1@{space} with {die}"
    if space == 2:
        game = start(dice=[die, die], workers=paid, storage=[kind], monasteries=[helper])
    at = play(game, option)
    assert at.told("placed") == [{"kind": kind, "space": space, "how": die, "workers": paid}]
    assert at.game.duchy.workers == 0
    for other in (9, 10, 11, 12):
        if other != helper:
            game.duchy.monasteries = 1 << other
            assert option not in play(game).options
            assert "takes" in play(game).why_not(option)


@pytest.mark.clauses("burgundy.monastery.9", "burgundy.monastery.10", "burgundy.monastery.11")
def test_they_help_neither_to_take_nor_to_sell() -> None:
    game = start(dice=[3, 3], depots=FULL, goods=dict.fromkeys(range(1, 7), 1), monasteries=[9, 10, 11])
    assert play(game).options == ["take 3/1 with 3", "take 3/2 with 3", "sell 3 with 3", "workers with 3"]


@pytest.mark.clauses("burgundy.monastery.9", "burgundy.monastery.8")
def test_the_free_change_and_monastery_8_add_up() -> None:
    game = start(dice=[3, 3], workers=1, storage=[BANK], monasteries=[8, 9])
    at = play(game, "place 1@2 with 3")  # from 3 to 6: one by monastery 9, two by one worker
    assert at.told("placed")[0]["workers"] == 1


@pytest.mark.clauses("burgundy.monastery.12")
@pytest.mark.parametrize(("number", "needed"), [(4, 0), (3, 0), (5, 0), (2, 1), (6, 1), (1, 2)])
def test_monastery_12_changes_the_die_by_1_to_take_a_tile(number: int, needed: int) -> None:
    at = play(start(dice=[4, 4], workers=needed, depots=FULL, monasteries=[12]), f"take {number}/1 with 4")
    assert at.told("taken")[0]["workers"] == needed
    assert at.game.duchy.workers == 0
    if needed:
        short = play(start(dice=[4, 4], workers=needed - 1, depots=FULL, monasteries=[12]))
        assert f"take {number}/1 with 4" not in short.options


@pytest.mark.clauses("burgundy.monastery.12", "burgundy.worker.circle")
def test_monastery_12_goes_round_from_6_to_1_and_does_not_help_to_place_or_sell() -> None:
    game = start(dice=[6, 6], depots=FULL, storage=[BANK], goods={1: 1, 5: 1, 6: 1}, monasteries=[12])
    depots = [1, 1, 5, 5, 6, 6]
    takes = [f"take {depot}/{slot} with 6" for depot, slot in zip(depots, [1, 2] * 3, strict=True)]
    assert play(game).options == [*takes, "place 1@2 with 6", "sell 6 with 6", "workers with 6"]


@pytest.mark.clauses("burgundy.monastery.12", "burgundy.monastery.8")
def test_monasteries_8_and_12_add_up() -> None:
    at = play(start(dice=[1, 1], workers=1, depots=FULL, monasteries=[8, 12]), "take 4/1 with 1")
    assert at.told("taken")[0]["workers"] == 1


@pytest.mark.clauses("burgundy.castle", "burgundy.worker.change")
def test_a_free_action_needs_no_workers_whatever_the_number() -> None:
    at = play(start(dice=[], workers=2, depots=FULL, due={FREE: 1}), "take 6/1 with free")
    assert at.told("taken") == [{"kind": BANK, "depot": 6, "slot": 1, "how": "free", "workers": 0}]
    assert at.game.duchy.workers == 2
