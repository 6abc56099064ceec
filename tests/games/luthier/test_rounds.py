"""The round: its start, Planning, Resolution, who is first, the turn order."""

from __future__ import annotations

import pytest
from tests.games.luthier.positions import (
    acts,
    chip,
    completed,
    goods,
    patron,
    play,
    start,
    with_instrument,
    with_patron,
)

from soloist.engine.errors import Refused
from soloist.games.luthier.kinds import (
    BALCONY,
    CRAFT,
    GUILD,
    INSTRUMENTS,
    MARKET,
    NONE,
    PATRONS,
    PERFORM,
    REPAIR,
    REPUTATION,
    SALON,
    WORKBENCH,
)
from soloist.games.luthier.rounds import plan_options
from soloist.games.luthier.state import entry

# The start of the round.


@pytest.mark.clauses("luthier.round.chips", "luthier.round.start", "luthier.reading.35")
@pytest.mark.parametrize(
    ("round", "chips", "low"),
    [(1, [1, 3, 5], [1, 2, 3]), (3, [1, 2, 3, 5], [1, 2, 3, 4]), (5, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5])],
)
def test_chips_come_back_and_new_ones_join(round: int, chips: list[int], low: list[int]) -> None:
    assert play(start(stage="round", round=round - 1)).board.chips == chips
    assert play(start(stage="round", round=round - 1, chips="1, 2, 3")).board.chips == low


@pytest.mark.clauses("luthier.patience", "luthier.round.start")
def test_waiting_patrons_give_a_gift_from_round_2_on() -> None:
    game = start(stage="round", round=1)
    with_patron(game, "vivaldi")  # gifts: inspiration, horsehair, 2 money
    with_patron(game, "corelli", who=1)  # gifts: 1 money, ...
    at = play(game)
    assert at.game.boards[0].inspiration == 1
    assert at.game.boards[0].gifts == [1]
    assert at.game.boards[1].money == 1
    assert at.told("gift") == [
        {"player": 0, "patron": patron("vivaldi"), "gift": 1},
        {"player": 1, "patron": patron("corelli"), "gift": 1},
    ]
    game.round = 0
    assert play(game).board.gifts == [0]


@pytest.mark.clauses("luthier.patience")
def test_the_left_patron_gives_first_and_each_its_next_gift() -> None:
    game = start(stage="round", round=2)
    with_patron(game, "vivaldi")
    with_patron(game, "wagner")
    game.boards[0].gifts = [1, 2]
    at = play(game)
    assert at.board.materials == [0, 0, 1]
    assert at.board.tracks[REPUTATION] == 1
    assert at.board.gifts == [2, 3]
    assert [told["patron"] for told in at.told("gift")] == [patron("vivaldi"), patron("wagner")]


@pytest.mark.clauses("luthier.patience")
def test_gifts_come_in_turn_order() -> None:
    game = start(stage="round", round=2)
    game.order = [1, 0]
    with_patron(game, "vivaldi")
    with_patron(game, "corelli", who=1)
    assert [told["player"] for told in play(game).told("gift")] == [1, 0]


@pytest.mark.clauses("luthier.patience", "luthier.goods")
def test_a_material_of_choice_is_asked_for() -> None:
    game = start(stage="round", round=2)
    with_patron(game, "haydn")
    game.boards[0].gifts = [1]
    at = play(game)
    assert at.options == [("take", 1, 0, 0), ("take", 0, 1, 0), ("take", 0, 0, 1)]
    assert at.then(("take", 0, 1, 0)).board.materials == [0, 1, 0]


@pytest.mark.clauses("luthier.patience.leave", "luthier.patrons.keep")
@pytest.mark.parametrize(("id", "lost"), [("corelli", 2), ("ottoboni", 3), ("vivaldi", 3), ("christina", 5)])
def test_a_patron_leaves_after_its_third_gift(id: str, lost: int) -> None:
    game = start(stage="round", round=4)
    card = with_patron(game, id)
    other = with_patron(game, "bach")
    with_instrument(game, "violin", rough=True, patron=card)
    with_instrument(game, "harpsichord", patron=other)
    board = game.boards[0]
    board.gifts = [3, 0]
    board.fills[0][1] = 0
    board.performed.append(0)
    game.decks[2][0] = 0
    game.prestige[0] = 12
    at = play(game)
    assert at.board.patrons == [other]
    assert at.board.gifts == [1]
    assert at.board.assigned == [NONE, other]
    assert at.board.roughed == [True, False]
    assert at.board.performed == [0]
    assert at.game.prestige[0] == 12 - lost
    assert at.game.discards[PATRONS][card] == 1
    assert at.told("patron left") == [{"player": 0, "patron": card}]


@pytest.mark.clauses("luthier.goal.prestige")
def test_prestige_never_falls_below_zero() -> None:
    game = start(stage="round", round=4)
    with_patron(game, "christina")
    game.boards[0].gifts = [3]
    game.prestige[0] = 2
    at = play(game)
    assert at.game.prestige[0] == 0
    assert at.told("prestige") == [{"player": 0, "prestige": -2, "what": "patron left", "total": 0}]


@pytest.mark.clauses("luthier.powers", "luthier.round.start")
def test_powers_bring_money_inspiration_and_materials_each_round() -> None:
    game = start(stage="round", round=2)
    completed(game, "ottoboni", "telemann", "haydn", "belgiojoso")  # coffers, muse, supplies, coffers
    at = play(game)
    assert (at.board.money, at.board.inspiration) == (2, 1)
    assert at.name == "materials"
    assert at.then(("take", 1, 0, 0)).board.materials == [1, 0, 0]


# Planning.


@pytest.mark.clauses("luthier.planning", "luthier.round")
def test_chips_are_placed_one_at_a_time_in_turn_order() -> None:
    game = start()
    game.order = [1, 0]
    game.boards[0].chips, game.boards[1].chips = [1, 5], [3, 5]
    at = play(game, ("place", 3, GUILD), ("place", 5, GUILD), ("place", 5, SALON))
    assert at.game.piles[GUILD] == [entry(1, 3), entry(0, 5)]
    assert at.game.piles[SALON] == [entry(1, 5)]
    assert at.question is not None
    assert (at.question.seat, at.name) == (0, "plan")
    assert at.told("chip placed")[0] == {"player": 1, "location": GUILD}
    at = at.then(("place", 1, WORKBENCH))
    assert at.game.boards[0].bench == [1]
    assert (at.name, at.game.stage) == ("activate", "activate")


@pytest.mark.clauses("luthier.planning.one", "luthier.reading.36")
def test_a_shared_location_takes_one_chip_of_a_player_the_workbench_any() -> None:
    game = start()
    game.boards[0].chips = [1]
    game.boards[0].bench = [5]
    game.piles[GUILD] = [entry(0, 3)]
    game.piles[SALON] = [entry(1, 3)]
    assert plan_options(game, 0) == [("place", 1, n) for n in (SALON, MARKET, PERFORM, REPAIR, BALCONY, WORKBENCH)]
    with pytest.raises(Refused):
        play(game, ("place", 1, GUILD))
    crowded = start(crowd="any number")
    crowded.boards[0].chips = [1]
    crowded.piles[GUILD] = [entry(0, 3)]
    assert ("place", 1, GUILD) in plan_options(crowded, 0)


@pytest.mark.clauses("luthier.planning")
def test_who_has_no_chips_left_is_passed_over() -> None:
    game = start(seats=3)
    game.boards[1].chips = [2]
    game.turn = 2
    at = play(game)
    assert at.question is not None
    assert at.question.seat == 1


# Resolution.


@pytest.mark.clauses("luthier.resolution")
def test_players_activate_locations_where_their_chips_lie() -> None:
    game = start(stage="activate")
    game.piles[SALON] = [entry(1, 3)]
    game.piles[GUILD] = [entry(1, 1), entry(0, 5)]
    game.boards[0].bench = [1]
    at = play(game)
    assert at.options == [("activate", GUILD), ("activate", WORKBENCH)]


@pytest.mark.clauses("luthier.resolution", "luthier.chip.declined")
def test_an_activated_location_is_resolved_for_everybody_there() -> None:
    game = start(stage="activate")
    game.piles[GUILD] = [entry(1, 1), entry(0, 5)]
    game.piles[SALON] = [entry(1, 3)]
    at = play(game, ("activate", GUILD), ("take", 1, 0, 0), ("coin",), ("coin",))
    assert [board.money for board in at.game.boards] == [1, 1]
    assert at.game.piles[GUILD] == []
    assert at.question is not None
    assert (at.question.seat, at.options) == (1, [("activate", SALON)])


@pytest.mark.clauses("luthier.resolution")
def test_who_has_no_chip_out_is_passed_over() -> None:
    game = start(seats=3, stage="activate")
    game.piles[SALON] = [entry(2, 3)]
    at = play(game)
    assert at.question is not None
    assert at.question.seat == 2


@pytest.mark.clauses("luthier.resolution.first", "luthier.resolution.up", "luthier.skill")
def test_the_highest_skill_is_first() -> None:
    game = start(seats=3, stage="activate")
    game.piles[GUILD] = [entry(0, 3), entry(1, 2), entry(2, 3)]
    game.boards[1].tracks[CRAFT] = 6  # adds 2: skill 4
    at = play(game, ("activate", GUILD))
    assert [each[:3] for each in at.game.queue] == [[1, 2, 4], [0, 3, 3], [2, 3, 3]]
    assert at.told("turned up") == [{"location": GUILD, "chips": "0:3:3 1:2:4 2:3:3"}]


@pytest.mark.clauses("luthier.resolution.first", "luthier.reading.7")
def test_the_earlier_of_equal_chips_is_first_and_chips_alone_may_be_compared() -> None:
    piles = [entry(2, 3), entry(0, 3), entry(1, 2)]
    game = start(seats=3, stage="activate")
    game.piles[PERFORM] = list(piles)
    assert [each[0] for each in play(game, ("activate", PERFORM)).game.queue] == [2, 0, 1]
    for priority, order in (("skill", [1, 2, 0]), ("chip", [2, 0, 1])):
        game = start(seats=3, stage="activate", priority=priority)
        game.piles[REPAIR] = list(piles)
        game.boards[1].tracks[CRAFT] = 6
        assert [each[0] for each in play(game, ("activate", REPAIR)).game.queue] == order


@pytest.mark.clauses("luthier.resolution.apprentice", "luthier.skill")
def test_apprentices_are_asked_for_in_turn_order_and_add_two() -> None:
    game = start(seats=3, stage="activate")
    game.order = [2, 0, 1]
    game.piles[PERFORM] = [entry(0, 3), entry(1, 2), entry(2, 1)]
    for who in (0, 1, 2):
        game.boards[who].apprentices = 1
    game.turn = 1
    at = play(game, ("activate", PERFORM))
    assert at.question is not None
    assert (at.question.seat, at.options) == (2, [("help", 1), ("alone", 1)])
    at = at.then(("help", 1), ("alone", 3), ("help", 2))
    assert [each[:3] for each in at.game.queue] == [[1, 2, 4], [0, 3, 3], [2, 1, 3]]
    assert [board.apprentices for board in at.game.boards] == [1, 0, 0]
    assert at.told("helped")[-1] == {"player": 1, "chip": 2}


@pytest.mark.clauses("luthier.resolution.apprentice", "luthier.workbench")
def test_every_chip_on_the_own_workbench_may_be_helped() -> None:
    game = start(stage="activate")
    board = goods(game, apprentices=2)
    board.bench = [1, 3]
    at = play(game, ("activate", WORKBENCH), ("help", 1), ("help", 3))
    assert [each[:3] for each in at.game.queue] == [[0, 3, 5], [0, 1, 3]]
    assert at.board.apprentices == 0
    assert at.board.bench == []


@pytest.mark.clauses("luthier.skill.track", "luthier.powers")
def test_tracks_and_powers_add_to_skill_where_they_belong() -> None:
    game = start()
    game.boards[0].tracks = [8, 3, 6]
    skills = [acts(game, location, 1).queue[0][2] for location in range(7)]
    assert skills == [3, 2, 1, 1, 2, 3, 2]
    completed(game, "jacquet", "swieten")  # good name: Salon, Balcony; master's eye: Guild, Repair
    skills = [acts(game, location, 1).queue[0][2] for location in range(7)]
    assert skills == [4, 3, 1, 1, 3, 4, 2]


@pytest.mark.clauses("luthier.skill")
def test_skill_is_settled_when_the_chip_is_turned_up() -> None:
    game = start(stage="activate", rows={INSTRUMENTS: ["violin"]})
    game.boards[0].bench = [3, 2]
    game.boards[0].tracks[CRAFT] = 2
    with_instrument(game, "viola", rough=True)
    goods(game, materials=(1, 0, 2))
    at = play(game, ("activate", WORKBENCH), ("finish", 1, 1, 0, 2), ("desk", 0, 1))
    assert at.board.tracks[CRAFT] == 3
    assert at.game.queue[0][2] == 2


# The end of the round.


@pytest.mark.clauses("luthier.round.end", "luthier.balcony")
def test_those_on_the_balcony_are_first_next_round() -> None:
    game = start(seats=4, stage="close")
    game.order, game.balcony = [0, 1, 2, 3], [2, 1]
    at = play(game, until="round")
    assert at.game.order == [2, 1, 0, 3]
    assert at.game.balcony == []
    assert at.told("turn order") == [{"order": "2 1 0 3"}]


@pytest.mark.clauses("luthier.goal", "luthier.end")
def test_the_game_ends_after_round_6() -> None:
    game = start(stage="close", round=6)
    game.balcony = [1]
    at = play(game)
    assert (at.game.stage, at.question) == ("over", None)
    assert at.game.order == [0, 1]
    assert play(start(stage="close", round=5), until="round").game.stage == "round"


@pytest.mark.clauses("luthier.chip", "luthier.chip.declined")
@pytest.mark.parametrize("location", range(7))
def test_every_chip_may_take_money_instead(location: int) -> None:
    at = play(chip(location), ("coin",), until="activate")
    assert at.board.money == 1
    assert at.told("declined") == [{"player": 0, "location": location, "n": 1}]
    assert at.game.location == NONE
