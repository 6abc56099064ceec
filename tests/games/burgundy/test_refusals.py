"""Refusals: everything that is not offered has a reason in one plain sentence, and it is the right one."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.burgundy.positions import fresh, play, start

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.engine.questions import Answer, Question
from soloist.games.burgundy import GAME
from soloist.games.burgundy.kinds import (
    BANK,
    CARPENTER,
    CASTLE_TILE,
    CITY_HALL,
    JOKER,
    MINE_TILE,
    SHIP_TILE,
    animal,
    monastery,
)
from soloist.games.burgundy.state import (
    CARPENTER_DUE,
    CHURCH_DUE,
    CITY_HALL_DUE,
    COMPLETION_DUE,
    EMPTY,
    FREE,
    MARKET_DUE,
    SHIP_DUE,
    WAREHOUSE_DUE,
    Game,
)

COW = animal(0, 2)
HOWS = [1, 2, 3, 4, 5, 6, "free", "hall", "carpenter", "church", "market", "warehouse", "sword"]
DEPOTS = {1: (BANK, SHIP_TILE), 2: (monastery(9), CASTLE_TILE), 3: (COW, EMPTY), 5: (MINE_TILE, EMPTY)}


def everything() -> list[str]:
    """Whatever somebody might try in a turn."""
    places = [f"{depot}/{slot}" for depot in range(8) for slot in range(6)]
    texts = [f"take {place} with {how}" for place in places for how in HOWS]
    texts += [f"place {slot}@{space} with {how}" for slot in range(5) for space in range(-1, 38) for how in HOWS]
    texts += [f"sell {good} with {how}" for good in range(8) for how in HOWS]
    texts += [f"workers with {how}" for how in HOWS]
    texts += [f"buy {place} for {pay}" for place in places for pay in ("2s", "1s1w", "2w", "3s")]
    texts += [f"complete {slot}@{space}" for slot in range(6) for space in range(-1, 38)]
    texts += [f"ship {depot}" for depot in range(8)]
    texts += [f"ship {one} {other}" for one in range(8) for other in range(8)]
    return [*texts, "point", "end", "ship", "point 2", "dance", "take that", "", "place 1", "1@2"]


def check(question: Question, game: Game) -> None:
    """Every text is an option, or there is a sentence why not."""
    offered = {GAME.notation.write(option) for option in question.options}
    for text in everything():
        reason = GAME.why_not(game, question, text)
        if text in offered:
            assert reason == "", text
        else:
            assert reason.endswith("."), f"{text}: {reason!r}"
            assert "{" not in reason
            assert reason != "The turn cannot end now."


POSITIONS = {
    "bare": start(),
    "dice used": start(dice=[]),
    "full": start(
        dice=[3, 6],
        silver=2,
        workers=1,
        goods={3: 1},
        storage=[BANK, COW, BANK],
        depots=DEPOTS,
        black=[BANK, EMPTY, COW, JOKER - 1],
    ),
    "all due": start(
        dice=[2],
        silver=1,
        storage=[JOKER, CASTLE_TILE],
        goods={1: 1},
        depots=DEPOTS,
        black=[SHIP_TILE],
        depot_goods={3: {1: 1}},
        due=dict.fromkeys(range(8), 1),
    ),
    "monasteries": start(
        dice=[2, 5],
        silver=1,
        workers=1,
        storage=[BANK, SHIP_TILE],
        depots=DEPOTS,
        black=[SHIP_TILE],
        depot_goods={1: {1: 1}, 6: {2: 1}},
        monasteries=range(1, 15),
        due={SHIP_DUE: 1},
    ),
    "13B": start(
        duchy="13B",
        castle=None,
        tiles={4: CASTLE_TILE, 2: BANK, 0: JOKER},
        dice=[6, 4],
        storage=[CASTLE_TILE, JOKER],
        joker_river="no",
    ),
}


@pytest.mark.clauses("burgundy.die.choice", "burgundy.die.place")
@pytest.mark.parametrize("name", list(POSITIONS))
def test_what_is_not_offered_has_a_reason(name: str) -> None:
    at = play(POSITIONS[name])
    assert at.question is not None
    check(at.question, at.game)


class Wanderer:
    """Takes any option, and looks at the reasons at every few turns."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, question: Question, game: Game) -> Answer:
        options = question.options
        if question.kind == "some":
            return tuple(self.random.sample(options, question.least))
        if question.name == "turn" and self.random.random() < 0.04:
            check(question, game)
        verbs = sorted({str(option[0]) for option in options})
        verb = self.random.choice(verbs)
        return (self.random.choice([option for option in options if option[0] == verb]),)


@pytest.mark.clauses("burgundy.die.choice", "burgundy.die.place")
@pytest.mark.parametrize("seed", range(6))
def test_all_through_a_game_what_is_not_offered_has_a_reason(seed: int) -> None:
    game = fresh(duchy="13B" if seed % 2 else "13A", joker_river="no" if seed > 3 else "yes")
    table = Straight(game, Wanderer(seed), Keyed(str(seed)))
    while not GAME.over(game):
        GAME.step(game, table)


@pytest.mark.clauses("burgundy.setup.castle")
def test_the_first_castle_on_another_space() -> None:
    assert "goes on a castle space" in play(fresh()).why_not("castle 5")


@pytest.mark.clauses("burgundy.die.take")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("take 3/2 with 3", "no tile on that space of depot 3"),
        ("take 4/1 with 3", "takes 1 worker, and you have 0"),
        ("take 3/1 with 4", "no unused die that shows 4"),
        ("take 3/1 with free", "Nothing of that kind is due now"),
        ("take 3/1 with sword", "neither a die nor anything that can be due"),
        ("take 7/1 with 3", "numbered 1 to 6"),
        ("take 3/3 with 3", "their spaces 1 to 2"),
        ("take 3/1", "not the notation"),
    ],
)
def test_a_take_that_is_not_possible(text: str, part: str) -> None:
    at = play(start(dice=[3, 1], depots=DEPOTS | {4: (BANK, BANK)}))
    assert part in at.why_not(text)


@pytest.mark.clauses("burgundy.building.numbered")
@pytest.mark.parametrize(
    ("due", "text", "part"),
    [
        (CARPENTER_DUE, "take 3/1 with carpenter", "takes only: building"),
        (CHURCH_DUE, "take 1/1 with church", "takes only: monastery, castle, mine"),
        (MARKET_DUE, "take 2/2 with market", "takes only: animal, ship"),
        (WAREHOUSE_DUE, "take 2/2 with warehouse", "takes no tile"),
        (CITY_HALL_DUE, "take 2/2 with hall", "takes no tile"),
        (CARPENTER_DUE, "place 1@2 with carpenter", "places no tile"),
        (WAREHOUSE_DUE, "place 1@2 with warehouse", "places no tile"),
        (MARKET_DUE, "sell 1 with market", "sells no goods"),
        (CHURCH_DUE, "workers with church", "Only a die or a free action takes workers"),
        (CARPENTER_DUE, "take 0/1 with carpenter", "numbered 1 to 6"),
        (CHURCH_DUE, "take 4/1 with church", "no tile on that space"),
    ],
)
def test_a_building_that_cannot_do_that(due: int, text: str, part: str) -> None:
    at = play(start(dice=[], storage=[CARPENTER], depots=DEPOTS, black=[BANK], goods={1: 1}, due={due: 1}))
    assert part in at.why_not(text)


@pytest.mark.clauses("burgundy.die.place", "burgundy.place.city", "burgundy.river", "burgundy.storage.three")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("place 1@6 with 6", "covered"),
        ("place 1@5 with 6", "space for: animal. The tile is: building"),
        ("place 1@8 with 6", "next to no covered space"),
        ("place 1@3 with 6", "already has a building of this type"),
        ("place 1@10 with 6", "takes 1 worker, and you have 0"),
        ("place 1@10 with 1", "no unused die that shows 1"),
        ("place 1@10 with free", "Nothing of that kind is due now"),
        ("place 3@10 with 6", "no tile on storage space 3"),
        ("place 4@10 with 6", "numbered 1 to 3"),
        ("place 1@37 with 6", "numbered 0 to 36"),
        ("place 2@15 with 6", "no river leads to it"),
    ],
)
def test_a_placement_that_is_not_possible(text: str, part: str) -> None:
    at = play(start(dice=[6, 4], storage=[BANK, SHIP_TILE], tiles={2: BANK}))
    assert part in at.why_not(text)


@pytest.mark.clauses("burgundy.storage.three")
def test_of_two_equal_tiles_the_first_is_named() -> None:
    at = play(start(dice=[6, 4], storage=[BANK, BANK]))
    assert "place that one" in at.why_not("place 2@2 with 6")


@pytest.mark.clauses("burgundy.die.sell", "burgundy.building.warehouse")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("sell 3 with 3", "no goods of type 3"),
        ("sell 4 with 3", "takes 1 worker, and you have 0"),
        ("sell 4 with 4", "no unused die that shows 4"),
        ("sell 4 with warehouse", "Nothing of that kind is due now"),
        ("sell 7 with 3", "numbered 1 to 6"),
    ],
)
def test_a_sale_that_is_not_possible(text: str, part: str) -> None:
    assert part in play(start(dice=[3, 1], goods={4: 2})).why_not(text)


@pytest.mark.clauses("burgundy.buy.tile", "burgundy.monastery.6")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("buy 0/2 for 2s", "no tile on that space"),
        ("buy 0/5 for 2s", "no tile on that space"),
        ("buy 1/1 for 2s", "monastery 6"),
        ("buy 0/1 for 2w", "monastery 6 of the edition of 2019"),
        ("buy 0/1 for 3s", "2s, 1s1w or 2w"),
        ("buy 7/1 for 2s", "the black depot is 0"),
        ("buy 0/1 for 2s", "costs 2, and you have 1 silver and 1 worker."),
    ],
)
def test_a_purchase_that_is_not_possible(text: str, part: str) -> None:
    at = play(start(silver=1, workers=1, black=[BANK], depots={1: (BANK, BANK)}))
    assert part in at.why_not(text)


@pytest.mark.clauses("burgundy.target.buy")
def test_a_point_without_silver() -> None:
    assert "you have none" in play(start()).why_not("point")


@pytest.mark.clauses("burgundy.round.actions", "burgundy.reading.agenda", "burgundy.castle")
@pytest.mark.parametrize(
    ("dice", "due", "part"),
    [
        ([1], FREE, "still have a die"),
        ([], FREE, "still have a free action"),
        ([], SHIP_DUE, "has not taken its goods"),
        ([], COMPLETION_DUE, "still have to place a tile of the black depot"),
    ],
)
def test_a_turn_that_cannot_end_yet(dice: list[int], due: int, part: str) -> None:
    at = play(start(dice=dice, due={due: 1}, black=[BANK]))
    assert "end" not in at.options
    assert part in at.why_not("end")


@pytest.mark.clauses("burgundy.ship.goods", "burgundy.colour.tile")
def test_ships_and_completions_that_are_not_due() -> None:
    at = play(start(black=[BANK], depot_goods={1: {1: 1}}))
    assert "just been placed" in at.why_not("ship 1")
    assert "only when a colour has been completed" in at.why_not("complete 1@2")


@pytest.mark.clauses("burgundy.storage.full")
def test_another_answer_while_a_stored_tile_is_chosen() -> None:
    at = play(start(dice=[1, 2], storage=[BANK, COW, CITY_HALL], depots={1: (BANK, BANK)}), "take 1/1 with 1")
    assert "storage is full" in at.why_not("workers with 2")
