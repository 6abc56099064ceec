"""What was told is kept as long as it holds, and what cannot matter is not asked."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.tiletum.beside.physical import Pair
from tests.games.tiletum.beside.tables import (
    ARCHITECT_DIE,
    BUSINESS,
    CHARACTER_DIE,
    CONTRACT_DIE,
    FAMILIAR,
    FAMILY,
    JOKER_DIE,
    MERCHANT_DIE,
    MERCHANTS,
    NOBLESSE,
    SPOT,
    TABLE,
    answer,
    asked,
    dice,
    match,
    position,
)

from soloist.engine.questions import Question
from soloist.engine.states import to_data
from soloist.games.tiletum.beside import known
from soloist.games.tiletum.beside.state import EMPTY, Beside
from soloist.games.tiletum.kinds import CLERGY, GOLD, INCOME, STONE, VISITORS

KOELN, PRAHA = ("town", SPOT["Koeln"]), ("town", SPOT["Praha"])


def question(table: object) -> Question:
    return cast(Question, table.question)  # type: ignore[attr-defined]


def again(game: Beside) -> Beside:
    """A second game with the same board."""
    later = position(MERCHANTS, [MERCHANT_DIE])
    TABLE.remember(later, to_data(game.memory.printed()))  # type: ignore[attr-defined]
    return later


# Printed things.
def test_the_numbers_on_the_board_are_told_once_for_ever() -> None:
    first = Pair(1)
    assert "board numbers" in {entry.name for entry in first.match.entries}
    second = Pair(2, printed=TABLE.printed(first.match.state))  # type: ignore[attr-defined]
    assert "board numbers" not in {entry.name for entry in second.match.entries}
    assert second.beside.fair_numbers == first.beside.fair_numbers == list(first.game.kit.box.fair_numbers)


def test_steps_hold_in_both_directions_and_to_a_cathedral_as_to_its_town() -> None:
    game = position(MERCHANTS, [MERCHANT_DIE])
    known.hear_within(game, PRAHA, 1, KOELN, 1)
    known.hear_within(game, ("town", SPOT["Wien"]), 0, KOELN, 1)
    later = again(game)
    assert known.within(later, PRAHA, KOELN, 1) == known.within(later, PRAHA, KOELN, 4) == 1
    assert known.within(later, KOELN, PRAHA, 1) == 1
    assert known.within(later, ("cathedral", 3), KOELN, 1) == known.within(later, ("cathedral", 1), PRAHA, 2) == 1
    # It is a step at least, so it is one.
    assert known.distance(later, PRAHA, KOELN) == 1
    assert known.within(later, ("town", SPOT["Wien"]), KOELN, 1) == 0
    assert known.within(later, ("town", SPOT["Wien"]), KOELN, 2) is None


def test_what_is_free_where_no_house_stands_is_printed() -> None:
    game = position(MERCHANTS, [MERCHANT_DIE])
    known.hear_spaces(game, PRAHA, 3, 2)
    later = again(game)
    assert [known.space(later, PRAHA, place) for place in range(4)] == [1, 1, None, 2]
    # With a House of yours it may be otherwise, and what is told then does not hold in another game.
    later.houses.append(PRAHA[1])
    assert known.space(later, PRAHA, 0) is None
    known.hear_spaces(later, PRAHA, 0, 0)
    assert [known.space(later, PRAHA, place) for place in range(4)] == [0, 0, 0, 0]
    last = again(later)
    assert known.space(last, PRAHA, 3) == 2
    last.houses.append(PRAHA[1])
    assert known.space(last, PRAHA, 0) is None


# The wheel.
def test_a_tile_that_was_told_stays_until_it_is_taken() -> None:
    game = position(FAMILIAR, [CHARACTER_DIE, (GOLD, 4)])
    game.tiles[1], game.tiles[3] = ("crest", 2), ("row", 3)
    game.first = 0
    table = match(game)
    assert asked(table) == "your die"
    answer(table, "die yellow 4", "")
    # With Gold another number may have been made of the die: any tile that was told may be gone.
    assert asked(table) == "your tile"
    assert question(table).options == [("sector", 2), ("sector", 4), EMPTY]
    answer(table, "sector 2")
    assert table.state.tiles[1] == EMPTY
    # The tile of sector 4 is known, and then taken; the Cardinalbot goes on with its Action.
    assert asked(table) == "Character to take"
    assert table.state.tiles[3] == EMPTY


def test_in_the_cleanup_only_empty_sectors_get_new_tiles() -> None:
    game = position(FAMILIAR, [])
    game.tiles[0], game.tiles[1] = EMPTY, ("row", 2)
    known.note_new_crest(game, 3, 0, ("crests", 0, 1))
    assert known.new_crest(game, 3, ("crests", 0)) == 0
    known.wheel_is_filled(game)
    assert game.tiles[:2] == [(), ("row", 2)]
    assert known.new_crest(game, 3, ("crests", 0)) is None
    # The wheel turns, its tiles with it.
    game.shift = 5
    assert known.wheel_tile(game, 1) == [("row", 2)]
    assert known.wheel_tile(game, 2) is None


def test_of_a_tile_that_is_known_only_what_matters_by_now_is_asked() -> None:
    game = position(FAMILIAR, [CHARACTER_DIE])
    game.tiles[3], game.me.challenges = ("row", 3), [INCOME]
    table = match(game)
    assert asked(table) == "wheel tile; ap"


# The offers.
def test_of_the_contract_offer_only_places_for_its_ap_are_read() -> None:
    game = position(BUSINESS, [(STONE, 5)])
    game.tiles[4] = EMPTY
    game.dice = dice((STONE, 5))
    table = match(game)
    assert [field[0] for field in question(table).fields[::5]] == [f"Place {n} Crest" for n in (2, 3, 4, 5)]
    answer(table, "0 1 0 0 2  0 0 1 0 2  0 9 9 0 9  0 9 9 0 9")
    # It holds one of them; the others slide to the cheap end.
    assert table.state.offer[:2] == [(), ()]
    assert sum(bool(tile) for tile in table.state.offer) == 3


def test_what_lies_in_the_offer_is_asked_for_only_where_it_may_be_new() -> None:
    game = position(BUSINESS, [CONTRACT_DIE])
    game.tiles[4], game.offer_read = EMPTY, False
    game.offer = [(), (), ("contract", 0, 9, 0, 9), ("contract", 0, 9, 0, 9), ("crest", 1)]
    table = match(game)
    assert asked(table) == "offer; gone"
    answer(table, "crest lily")
    assert asked(table) == "offer; new"
    assert [field[0] for field in question(table).fields[::5]] == ["Place 2 Crest", "Place 3 Crest"]


def test_of_the_characters_only_new_ones_are_asked() -> None:
    game = position(FAMILIAR, [CHARACTER_DIE])
    game.tiles[3], game.me.challenges = EMPTY, [VISITORS]
    game.characters = [("character", kind, "gold", 1) for kind in range(5)]
    table = match(game)
    assert asked(table) == "Characters; taken"
    answer(table, "character 0 gold 1")
    assert asked(table) == "Characters; drawn"
    assert len(question(table).fields) == 9
    answer(table, "2 0 0 0 0 1 0 0 0")
    # It took one with the highest reward, and placed it; one is new.
    assert asked(table) == "Characters; drawn"
    assert len(table.state.characters) == 4


def test_what_was_read_holds_if_you_had_no_turn() -> None:
    game = position(FAMILIAR, [CHARACTER_DIE])
    game.tiles[3], game.me.challenges, game.characters_read = EMPTY, [VISITORS], True
    game.characters = [("character", kind, "gold", 1) for kind in range(5)]
    table = match(game)
    assert asked(table) == "Characters; drawn"


# What cannot matter.
def test_the_joker_is_not_looked_at_where_another_die_wins_anyway() -> None:
    """Of Food and Gold the Decree takes Food first; the Merchant die has more AP than the Joker."""
    game = position(FAMILY, [MERCHANT_DIE, JOKER_DIE])
    game.tiles[1] = ("crest", 0)
    table = match(game)
    taken = [line.event.what["die.2"] for line in table.told() if line.event.what.get("verb") == "take die"]
    assert taken == [2]


def test_the_sector_decides_before_the_map_is_looked_at() -> None:
    game = position(NOBLESSE, [ARCHITECT_DIE])
    table = match(game)
    assert asked(table) == "new Crest at"
    assert len(question(table).options) > 6
    answer(table, "crest lion")
    assert table.state.me.crests == [0]
    assert asked(table) == "best Bonus tile"


def test_only_sectors_with_dice_that_may_be_taken_are_asked_about() -> None:
    game = position(NOBLESSE, [ARCHITECT_DIE, MERCHANT_DIE, (STONE, 1), CHARACTER_DIE])
    assert question(match(game)).options == [("sector", 2), ("sector", 3)]


@pytest.mark.parametrize("gold", [0, 1])
def test_steps_are_not_counted_where_no_gold_is_paid(gold: int) -> None:
    """Beyond its reach each step costs Gold; with one Gold at most it is known what is paid."""
    game = position(NOBLESSE, [ARCHITECT_DIE])
    game.tiles[2], game.me.res[GOLD] = ("crest", 0), gold
    table = match(game)
    answer(table, "row contract", "1")
    assert asked(table) == "Cathedral to go to, rungs 3 to 7"
    answer(table, "")
    assert asked(table) == "least distance"
    answer(table, "cathedral Lyon")
    assert not any(entry.name.startswith("distance") for entry in table.entries)
    assert asked(table) != "distance"
    assert table.state.me.architect == SPOT["Lyon"]
    assert table.state.me.res[GOLD] == 0


def test_the_reward_of_a_helper_is_asked_where_a_challenge_gives_it() -> None:
    for challenges, then in (([], "Character to take"), ([CLERGY], "wheel tile; reward")):
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.me.challenges = challenges
        table = match(game)
        answer(table, "row resource")
        assert asked(table) == then
