"""The AI is set up, plans, lays out its cards and activates (LA003 to LA024)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.luthier.opponent.boards import AI, CARD, At, board
from tests.games.luthier.positions import BOX, family_tile, goods, only

from soloist.engine.answerers import Straight
from soloist.engine.chance import Keyed
from soloist.games.luthier import rounds
from soloist.games.luthier.kinds import (
    BALCONY,
    GUILD,
    INSTRUMENTS,
    NONE,
    PATRONS,
    PERFORM,
    REPAIR,
    SALON,
    WORKBENCH,
)
from soloist.games.luthier.opponent import digital, planning
from soloist.games.luthier.opponent.own import AI_LOCATIONS
from soloist.games.luthier.setup import new
from soloist.games.luthier.state import FACE_DOWN, IN_HAND, Game, chip_of, entry, owner_of

GUILDS = {row.id: n for n, row in enumerate(BOX.guilds)}


def set_up(
    guild: str = "cremona", family: str = "amati", patron: str = "bach", instruments: tuple[str, ...] = ()
) -> At:
    """Set the AI up with a guild card, against a family tile."""
    at = board()
    at.game.ai = None
    at.game.boards[0].family = family_tile(family)
    only(at.game, PATRONS, patron)
    if instruments:
        only(at.game, INSTRUMENTS, *instruments)
    digital.prepare(at.game, at.table.fixed({"guild#0": [[GUILDS[guild]]]}))
    after = At(at.game)
    after.table.events = at.table.events
    return after


@pytest.mark.clauses("luthier.ai.setup", "luthier.ai.cards", "luthier.ai.without", "luthier.reading.2")
def test_its_board_at_the_start() -> None:
    me = set_up().me
    assert me.rows == [SALON, PERFORM, REPAIR, GUILD, BALCONY]
    assert (me.goals, me.prestige, me.levels, me.deck) == (0, 0, [1] * 6, [1] * 6)
    assert (me.row, me.dropped, me.covered, me.bench, me.scored) == ([], [], [], 0, [])
    game = new({"seats": "solo"})
    assert len(game.boards) == 1  # no board, so no family tile and no goals


@pytest.mark.clauses("luthier.ai.guild", "luthier.ai.icons", "luthier.reading.31")
@pytest.mark.parametrize(
    ("guild", "tracker", "eras", "families", "awards"),
    [
        ("cremona", [0, 1, 0, 1, 1], [0, 1, 2], [0, 1, 2, 4, 3], [0, 1, 2]),
        ("nuremberg", [0, 1, 1, 1, 0], [0, 2, 1], [3, 1, 4, 2, 0], [1, 0, 2]),
        ("paris", [1, 1, 0, 0, 1], [1, 0, 2], [1, 0, 2, 3, 4], [0, 2, 1]),
        ("london", [1, 0, 1, 1, 0], [2, 0, 1], [2, 3, 0, 1, 4], [2, 0, 1]),
        ("vienna", [1, 1, 1, 0, 0], [1, 2, 0], [4, 2, 1, 0, 3], [1, 2, 0]),
        ("mittenwald", [0, 0, 1, 1, 1], [2, 1, 0], [0, 4, 3, 2, 1], [2, 1, 0]),
    ],
)
def test_the_guild_card_sets_tastes_and_lifts_rows(
    guild: str, tracker: list[int], eras: list[int], families: list[int], awards: list[int]
) -> None:
    me = set_up(guild).me
    assert (me.tracker, me.eras, me.families, me.awards) == (tracker, eras, families, awards)


@pytest.mark.clauses("luthier.ai.first", "luthier.reading.31")
@pytest.mark.parametrize(
    ("guild", "family", "first"),
    [("cremona", "amati", False), ("cremona", "hotteterre", True), ("nuremberg", "hotteterre", False),
     ("mittenwald", "denner", True), ("mittenwald", "guarneri", False), ("paris", "silbermann", True)],
)  # fmt: skip
def test_who_goes_first(guild: str, family: str, first: bool) -> None:
    assert set_up(guild, family).game.order == ([AI, 0] if first else [0, AI])


@pytest.mark.clauses("luthier.ai.first", "luthier.reading.31")
def test_the_guild_card_decides_round_1_only() -> None:
    at = board()
    at.game.order, at.game.stage, at.game.balcony = [AI, 0], "close", [0]
    rounds.close_round(at.game, at.table)
    assert at.game.order == [0, AI]


@pytest.mark.clauses("luthier.ai.first-patron", "luthier.ai.first-instrument")
def test_its_first_cards_are_the_top_patron_and_an_instrument_that_matches() -> None:
    at = set_up(patron="handel", instruments=("violin", "sackbut", "triangle"))
    assert at.lies(0) == ["handel", "sackbut"]
    assert (at.lies(1), at.lies(IN_HAND)) == ([], [])
    (patron,) = at.me.patrons
    assert (patron.primary, patron.prestige, patron.unfinished, patron.built) == (3, 11, 6, False)
    assert patron.needs == [(2, 0), (2, 1)]


@pytest.mark.clauses("luthier.ai.first-instrument")
def test_without_such_an_instrument_in_the_deck_one_of_the_row_will_do() -> None:
    at = board({INSTRUMENTS: ["sackbut", "violin", "natural-trumpet"]})
    only(at.game, PATRONS, "handel")
    only(at.game, INSTRUMENTS, "triangle", "viola")
    planning.first_cards(at.me, at.sight, at.hands)
    assert at.lies(0) == ["handel", "natural-trumpet"]


# Planning.
@pytest.mark.clauses("luthier.ai.chips", "luthier.ai.shuffle")
@pytest.mark.parametrize(
    ("round", "chips"), [(1, [1, 2, 3]), (2, [1, 2, 3]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4]), (5, [1, 2, 3, 4, 5])]
)
def test_its_workers_in_each_round(round: int, chips: list[int]) -> None:
    at = board()
    at.game.round = round
    digital.begin_round(at.game, at.table)
    assert [chip for chip, n in enumerate(at.me.chips) if n] == chips
    assert planning.workers_left(at.me) == len(chips)


@pytest.mark.clauses("luthier.ai.plan", "luthier.ai.shuffle")
@pytest.mark.parametrize("location", [SALON, GUILD, PERFORM, REPAIR, BALCONY])
def test_a_card_is_flipped_and_a_worker_placed_unseen(location: int) -> None:
    at = board()
    at.game.piles[location] = [entry(0, 5)]
    at.me.row = [CARD[WORKBENCH]]
    at.me.deck = [int(AI_LOCATIONS[card] == location) for card in range(6)]
    planning.begin_round(at.me, 1)
    digital.plan(at.game, at.table)
    assert at.me.row == [CARD[WORKBENCH], CARD[location]]
    assert [(owner_of(n), chip_of(n)) for n in at.game.piles[location]] == [(0, 5), (AI, FACE_DOWN)]
    assert (at.me.bench, sum(at.me.chips), sum(at.me.deck)) == (0, 3, 0)
    assert at.told("ai planned") == [{"player": AI, "location": location}]


@pytest.mark.clauses("luthier.ai.plan")
def test_a_workbench_card_sends_the_worker_to_its_own_space() -> None:
    at = board()
    assert planning.flip(at.me, CARD[WORKBENCH], at.sight) == WORKBENCH
    assert (at.me.row, at.me.dropped, at.me.bench) == ([CARD[WORKBENCH]], [], 1)


def at_limits() -> At:
    """Two patrons, two unfinished instruments, three awards."""
    at = board(scored=[0, 1, 2])
    at.patron("bach", instrument="harpsichord").patron("corelli")
    return at.beside("sackbut")


@pytest.mark.clauses("luthier.ai.limit", "luthier.reading.3", "luthier.reading.4")
@pytest.mark.parametrize(
    ("location", "level", "there"),
    [(SALON, 1, WORKBENCH), (SALON, 3, WORKBENCH), (GUILD, 1, WORKBENCH), (GUILD, 2, WORKBENCH),
     (BALCONY, 1, BALCONY), (BALCONY, 2, WORKBENCH), (BALCONY, 3, WORKBENCH), (PERFORM, 1, PERFORM),
     (REPAIR, 3, REPAIR)],
)  # fmt: skip
def test_a_limit_that_is_reached_sends_the_worker_to_the_workbench(location: int, level: int, there: int) -> None:
    at = at_limits()
    at.me.levels[CARD[location]] = level
    assert planning.flip(at.me, CARD[location], at.sight, at.why) == there
    dropped = there != location
    assert (at.me.dropped, at.me.row) == (([CARD[location]], []) if dropped else ([], [CARD[location]]))
    assert at.me.bench == int(dropped)
    assert ("luthier.ai.limit" in at.clauses()) == dropped


@pytest.mark.clauses("luthier.ai.limit")
@pytest.mark.parametrize("location", [SALON, GUILD, BALCONY])
def test_one_less_than_the_limit_is_no_limit(location: int) -> None:
    at = board(scored=[0, 1]).patron("bach", instrument="harpsichord")
    at.me.levels[CARD[location]] = 2
    assert planning.flip(at.me, CARD[location], at.sight) == location


@pytest.mark.clauses("luthier.ai.limit", "luthier.reading.4")
def test_several_workers_fit_on_the_bench_and_the_next_card_takes_the_free_space() -> None:
    at = at_limits()
    planning.begin_round(at.me, 5)
    for n, location in enumerate((SALON, PERFORM, GUILD, WORKBENCH)):
        assert planning.workers_left(at.me) == 5 - n
        planning.flip(at.me, CARD[location], at.sight)
    assert at.me.bench == 3
    assert at.me.row == [CARD[PERFORM], CARD[WORKBENCH]]
    assert at.me.dropped == [CARD[SALON], CARD[GUILD]]


@pytest.mark.clauses("luthier.ai.limit")
def test_what_is_built_is_not_unfinished() -> None:
    at = board().patron("bach", instrument="harpsichord", built=True).beside("sackbut")
    assert planning.flip(at.me, CARD[GUILD], at.sight) == GUILD


# Resolution.
def row(*locations: int) -> list[int]:
    return [CARD[location] for location in locations]


@pytest.mark.clauses("luthier.ai.row", "luthier.reading.1", "luthier.ai.rows")
@pytest.mark.parametrize(
    ("tracker", "order"),
    [
        ([0, 0, 0, 0, 0], (SALON, PERFORM, REPAIR, GUILD, BALCONY, WORKBENCH)),
        ([0, 1, 2, 3, 0], (GUILD, REPAIR, PERFORM, SALON, BALCONY, WORKBENCH)),
        ([1, 0, 1, 0, 1], (SALON, REPAIR, BALCONY, PERFORM, GUILD, WORKBENCH)),
    ],
)
def test_cards_lie_by_the_tracker_and_the_workbench_last(tracker: list[int], order: tuple[int, ...]) -> None:
    at = board(tracker=tracker, row=row(WORKBENCH, BALCONY, GUILD, PERFORM, REPAIR, SALON))
    planning.lay_out(at.me, at.why)
    assert at.me.row == row(*order)
    assert at.clauses() == {"luthier.ai.row"}


@pytest.mark.clauses("luthier.reading.1")
def test_the_lowest_may_lie_on_the_left() -> None:
    at = board(tracker=[2, 0, 1, 0, 0], row=row(WORKBENCH, SALON, REPAIR, GUILD, PERFORM), direction="lowest")
    planning.lay_out(at.me)
    assert at.me.row == row(PERFORM, GUILD, REPAIR, SALON, WORKBENCH)


@pytest.mark.clauses("luthier.ai.activate")
def test_it_activates_the_left_most_card_without_a_worker() -> None:
    at = board(row=row(REPAIR, SALON, WORKBENCH), covered=row(REPAIR), bench=1)
    assert planning.left_most(at.me) == SALON
    at.me.covered = row(REPAIR, SALON)
    assert planning.left_most(at.me) == WORKBENCH
    at.me.covered, at.me.bench = row(REPAIR, SALON, WORKBENCH), 0
    assert not planning.has_cards(at.me)


@pytest.mark.clauses("luthier.reading.5")
def test_workers_on_the_bench_without_its_card_come_after_all_cards() -> None:
    at = board(row=row(REPAIR), covered=[], bench=2)
    assert planning.left_most(at.me) == REPAIR
    at.me.covered = row(REPAIR)
    assert planning.has_cards(at.me)
    assert planning.left_most(at.me) == WORKBENCH
    at.me.bench = 0
    assert not planning.has_cards(at.me)


@pytest.mark.clauses("luthier.ai.activate", "luthier.ai.skill", "luthier.reading.7")
def test_its_worker_goes_on_the_card_whoever_activates_and_competes_with_its_skill() -> None:
    at = board(tracker=[0, 0, 2, 0, 0], row=row(REPAIR), chips=[0, 0, 0, 1, 0, 0])
    game = at.game
    game.piles[REPAIR] = [entry(0, 4), entry(AI, FACE_DOWN)]
    game.stage, game.turn = "activate", 0
    answers = iter([("activate", REPAIR)])
    table = Straight(game, lambda question, state: (next(answers),), Keyed("1"))
    rounds.activate(game, table)
    rounds.help_(game, table)
    assert game.queue == [[AI, 3, 5], [0, 4, 4]]
    assert (at.me.covered, at.me.workers[CARD[REPAIR]], at.me.skills[CARD[REPAIR]]) == (row(REPAIR), 3, 5)
    assert sum(at.me.chips) == 0


@pytest.mark.clauses("luthier.reading.7", "luthier.resolution.first")
@pytest.mark.parametrize(("priority", "first"), [("skill", AI), ("chip", 0)])
def test_what_decides_who_is_first(priority: str, first: int) -> None:
    at = board(priority=priority)
    at.game.location, at.game.queue = REPAIR, [[0, 4, 4], [AI, 3, 5]]
    goods(at.game)
    rounds.help_(at.game, at.table)
    assert at.game.queue[0][0] == first


@pytest.mark.clauses("luthier.reading.7", "luthier.resolution.first")
def test_of_equal_skills_the_chip_placed_earlier_is_first() -> None:
    for placed in ([[0, 5, 5], [AI, 3, 5]], [[AI, 3, 5], [0, 5, 5]]):
        at = board()
        at.game.location, at.game.queue = REPAIR, [list(one) for one in placed]
        rounds.help_(at.game, at.table)
        assert at.game.queue == placed


@pytest.mark.clauses("luthier.ai.shuffle")
def test_a_worker_is_one_of_those_not_seen_until_it_is_turned_up() -> None:
    """What lies face down says nothing: any of the three may turn up first."""
    found: Counter[int] = Counter()
    for seed in range(60):
        at = board(seed=str(seed), row=row(SALON))
        planning.begin_round(at.me, 1)
        assert at.me.chips == [0, 1, 1, 1, 0, 0]
        chip, _ = digital.reveal(at.game, SALON, at.table)
        assert at.me.chips == [int(n in {1, 2, 3} - {chip}) for n in range(6)]
        found[chip] += 1
    assert set(found) == {1, 2, 3}


@pytest.mark.clauses("luthier.ai.ignores.goods")
def test_it_has_no_card_of_the_market() -> None:
    assert [AI_LOCATIONS[card] for card in range(6)] == [SALON, GUILD, PERFORM, REPAIR, BALCONY, WORKBENCH]


@pytest.mark.clauses("luthier.ai.plan")
def test_a_whole_round_of_planning_lays_the_cards_out() -> None:
    at = board(tracker=[0, 0, 0, 0, 2])
    game: Game = at.game
    game.boards[0].chips = []
    game.stage, game.turn = "plan", 0
    planning.begin_round(at.me, 5)
    while game.stage == "plan":
        rounds.plan(game, at.table)
    assert len(at.me.row) == 5
    left = [AI_LOCATIONS[card] for card in at.me.row]
    assert left == sorted(left, key=(BALCONY, SALON, PERFORM, REPAIR, GUILD, WORKBENCH).index)
    assert NONE not in at.me.row
