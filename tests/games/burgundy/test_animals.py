"""Animals and their pastures, and the watchtower."""

from __future__ import annotations

import pytest
from tests.games.burgundy.positions import play, start

from soloist.games.burgundy.kinds import CHICKEN, COW, JOKER, PIG, SHEEP, SPECIES, WATCHTOWER, animal

# On 13A 14, 18 and 23 are one pasture; 14 and 23 touch only 18, not each other. 5, 24 and 35 stand alone.


@pytest.mark.clauses("burgundy.animal")
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("species", range(len(SPECIES)))
def test_a_first_animal_scores_the_animals_on_it(species: int, count: int) -> None:
    at = play(start(castle=17, storage=[animal(species, count)], dice=[6, 1]), "place 1@18 with 6")
    assert at.told("gained") == [{"what": "animals", "points": count, "counter": count}]
    assert at.game.duchy.points == count


@pytest.mark.clauses("burgundy.animal", "burgundy.area")
def test_a_species_scores_again_in_its_whole_pasture() -> None:
    # The example of the base rules: 4 cows beside 3 make 7, another 4 make 11. 23 does not touch 14.
    game = start(castle=17, tiles={14: animal(COW, 3)}, storage=[animal(COW, 4), animal(COW, 4)], dice=[6, 2])
    at = play(game, "place 1@18 with 6")
    assert at.game.duchy.points == 7
    at = at.then("place 2@23 with 2")
    assert [gain["points"] for gain in at.told("gained")] == [11, 16]  # and the pasture: 6 for three spaces, 10 in A
    assert at.game.duchy.points == 7 + 11 + 16


@pytest.mark.clauses("burgundy.animal", "burgundy.area")
def test_a_gap_in_a_pasture_does_not_part_it() -> None:
    game = start(castle=22, tiles={14: animal(PIG, 4), 13: JOKER}, storage=[animal(PIG, 2)], dice=[2, 1])
    assert play(game, "place 1@23 with 2").game.duchy.points == 6


@pytest.mark.clauses("burgundy.animal")
def test_other_species_and_other_pastures_do_not_score() -> None:
    tiles = {14: animal(CHICKEN, 4), 5: animal(SHEEP, 4), 24: animal(SHEEP, 4)}
    game = start(castle=17, tiles=tiles, storage=[animal(SHEEP, 3)], dice=[6, 1])
    assert play(game, "place 1@18 with 6").game.duchy.points == 3


@pytest.mark.clauses("burgundy.animal")
def test_pastures_of_13b_that_rivers_join_stay_apart() -> None:
    # 8 (with 5 and 7) and the island 20; 26 with 27.
    game = start(castle=28, duchy="13B", tiles={8: animal(COW, 4), 27: animal(COW, 2)}, storage=[animal(COW, 3)])
    game.dice = [4, 1]
    at = play(game, "place 1@26 with 4")
    assert [gain["points"] for gain in at.told("gained")] == [5, 13]


@pytest.mark.clauses("burgundy.monastery.7")
def test_monastery_7_adds_a_point_for_each_tile_that_scores() -> None:
    # The rulebook's example, 3 sheep beside 4 sheep: 4 and 5.
    game = start(castle=17, tiles={14: animal(SHEEP, 4)}, storage=[animal(SHEEP, 3)], dice=[6, 1], monasteries=[7])
    assert play(game, "place 1@18 with 6").game.duchy.points == 4 + 5
    tiles = {14: animal(SHEEP, 4), 23: animal(PIG, 4)}
    game = start(castle=17, tiles=tiles, storage=[animal(SHEEP, 3)], dice=[6, 1], monasteries=[7])
    assert play(game, "place 1@18 with 6").told("gained")[0]["points"] == 9  # the pigs do not score
    game = start(castle=17, storage=[animal(SHEEP, 3)], dice=[6, 1], monasteries=[7])
    assert play(game, "place 1@18 with 6").game.duchy.points == 4


@pytest.mark.clauses("burgundy.monastery.7")
def test_monastery_7_with_a_full_pasture() -> None:
    tiles = {14: animal(COW, 2), 18: animal(COW, 3)}
    game = start(castle=17, tiles=tiles, storage=[animal(COW, 4)], dice=[2, 1], monasteries=[7])
    assert play(game, "place 1@23 with 2").told("gained")[0]["points"] == 2 + 3 + 4 + 3


@pytest.mark.clauses("burgundy.building.watchtower")
def test_a_watchtower_scores_4() -> None:
    at = play(start(storage=[WATCHTOWER], dice=[6, 1]), "place 1@2 with 6")
    assert at.told("gained") == [{"what": "watchtower", "points": 4, "counter": 4}]
    assert at.game.duchy.points == 4
    assert at.game.due == [0] * 8


@pytest.mark.clauses("burgundy.building.watchtower", "burgundy.place.city")
def test_a_second_watchtower_needs_another_city() -> None:
    at = play(start(tiles={2: WATCHTOWER}, storage=[WATCHTOWER], dice=[2, 1]))
    assert "already has a building of this type" in at.why_not("place 1@3 with 2")
    at = at.then("place 1@10 with 1")
    assert [gain["points"] for gain in at.told("gained")] == [4, 11]
