"""Setting up: rows, awards, family tiles, first cards, start actions, goals."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.luthier.positions import (
    BOX,
    Played,
    award,
    family_tile,
    goal,
    instrument,
    patron,
    play,
    repair,
)

from soloist.engine.answerers import Scripted
from soloist.engine.chance import Keyed
from soloist.engine.questions import Outcome
from soloist.games.luthier import flow
from soloist.games.luthier.kinds import (
    INSTRUMENTS,
    NONE,
    PATRONS,
    PERCUSSION,
    PERFORMANCE,
    REPAIRS,
    REPUTATION,
    STRINGS,
)
from soloist.games.luthier.notation import NOTATION
from soloist.games.luthier.setup import new

FIRST = [[patron("bach"), patron("vivaldi")], [instrument("harpsichord"), instrument("violin")]]
SECOND = [[patron("corelli"), patron("handel")], [instrument("sackbut"), instrument("viola")]]
ROWS = {
    "patrons#1": [[patron(id) for id in ("haydn", "mozart", "gluck", "stadler", "leutgeb")]],
    "instruments#1": [[instrument(id) for id in ("baryton", "bassoon", "fortepiano", "celesta", "triangle")]],
    "repairs#1": [[repair(id) for id in ("cut-a-new-bridge", "rebuild-a-cello", "line-a-bassoon")] + [6, 7]],
}


def laid(*tiles: str, seats: int = 2, **more: Outcome | str) -> Played:
    """A game that has been dealt, its first person choosing; with family tiles for the players in order."""
    chance: Mapping[str, Outcome | str] = {
        "family tiles": [[family_tile(id) for id in tiles]],
        "first cards#0": FIRST,
        "first cards#1": SECOND,
        **ROWS,
        **more,
    }
    return play(new({"seats": str(seats)}), chance=chance)  # type: ignore[arg-type]


def kept(*tiles: str) -> Played:
    """A game where both players have kept their first cards and the first one has the start action."""
    at = laid(*tiles)
    first = ("keep", patron("bach"), instrument("violin"))
    second = ("keep", patron("handel"), instrument("viola"))
    if at.game.order == [1, 0]:
        first, second = second, first
    return at.then(first, second)


@pytest.mark.clauses("luthier.setup", "luthier.rows")
def test_rows_are_filled_and_awards_laid_out() -> None:
    at = laid("amati", "haas", awards=[[award("restorers"), award("full-score"), award("many-voices")]])
    game = at.game
    assert game.awards == [award("restorers"), award("full-score"), award("many-voices")]
    assert all(NONE not in row and len(row) == 5 for row in game.rows)
    assert game.rows[PATRONS] == [patron(id) for id in ("leutgeb", "stadler", "gluck", "mozart", "haydn")]
    assert all(sum(game.decks[deck]) == size - 5 for deck, size in ((2, 24), (3, 24)))


@pytest.mark.clauses("luthier.setup")
@pytest.mark.parametrize(("seats", "awards", "spaces"), [(2, 3, 2), (3, 3, 3), (4, 4, 4)])
def test_four_players_have_four_awards(seats: int, awards: int, spaces: int) -> None:
    game = play(new({"seats": str(seats)})).game
    assert len(game.awards) == len(set(game.awards)) == awards
    assert len(game.award_owner) == 3 * awards
    assert BOX.turn_spaces[seats] == spaces


@pytest.mark.clauses("luthier.setup.orchestra", "luthier.ai")
@pytest.mark.parametrize(("seats", "desks"), [("2", 13), ("3", 18), ("4", 18)])
def test_a_small_orchestra_has_13_desks(seats: str, desks: int) -> None:
    game = play(new({"seats": seats})).game
    assert sum(map(len, game.kit.desks[game.cover])) == desks
    assert (game.cover == NONE) == (desks == 18)


@pytest.mark.clauses("luthier.setup")
def test_the_lowest_family_number_is_first() -> None:
    assert laid("silbermann", "haas").game.order == [1, 0]
    assert laid("haas", "silbermann").game.order == [0, 1]


@pytest.mark.clauses("luthier.setup.goods", "luthier.setup.family")
def test_people_begin_with_goods_and_those_of_their_tile() -> None:
    game = laid("hotteterre", "haas").game
    first, second = game.boards
    assert (first.money, first.materials, first.inspiration) == (3 + 2, [1 + 1, 1, 1], 1 + 1)
    assert (second.money, second.materials, second.inspiration) == (3 + 1, [1, 1 + 2, 1], 1)
    assert first.tracks == second.tracks == [0, 0, 0]
    assert first.apprentices == 0


@pytest.mark.clauses("luthier.setup.choose")
def test_one_patron_and_one_instrument_are_kept_the_others_go_under_their_decks() -> None:
    at = laid("haas", "silbermann")
    assert (at.name, at.question and at.question.seat) == ("first cards", 0)
    assert len(at.options) == 4
    at = at.then(("keep", patron("bach"), instrument("violin")))
    assert at.game.boards[0].patrons == [patron("bach")]
    assert at.game.boards[0].fills == [[NONE, NONE, NONE]]
    assert at.game.boards[0].instruments == [instrument("violin")]
    assert at.game.boards[0].assigned == [NONE]
    assert at.game.under[PATRONS] == [patron("vivaldi")]
    assert at.game.under[INSTRUMENTS] == [instrument("harpsichord")]
    assert at.told("first cards kept") == [{"player": 0, "patron": patron("bach"), "instrument": instrument("violin")}]
    assert (at.name, at.question and at.question.seat) == ("first cards", 1)


@pytest.mark.clauses("luthier.setup.choose")
def test_a_first_instrument_of_the_primary_family_may_be_assigned() -> None:
    at = laid("haas", "silbermann").then(("keep", patron("bach"), instrument("harpsichord")))
    assert at.options == [("for", 1), ("free",)]
    assert at.then(("for", 1)).game.boards[0].assigned == [patron("bach")]
    assert at.then(("free",)).game.boards[0].assigned == [NONE]


@pytest.mark.clauses("luthier.setup.choose")
def test_royals_and_rare_instruments_may_be_kept_at_the_start() -> None:
    dealt = [[patron("victoria"), patron("bach")], [instrument("baryton"), instrument("violin")]]
    rows = {"instruments#1": [[instrument(id) for id in ("viola", "bassoon", "fortepiano", "celesta", "triangle")]]}
    at = laid("haas", "silbermann", **{"first cards#0": dealt, **rows})
    assert ("keep", patron("victoria"), instrument("baryton")) in at.options


# Start actions.


@pytest.mark.clauses("luthier.setup.start", "luthier.setup.tiles")
def test_amati_roughs_in_with_two_materials_less() -> None:
    at = kept("amati", "silbermann")
    assert at.name == "start action"
    assert at.options == [("rough", 1, 0, 0, 0)]  # a violin takes 2 wood
    after = at.then(("rough", 1, 0, 0, 0)).game
    assert after.boards[0].roughed == [True]
    assert after.boards[0].materials == [1 + 1, 1, 1 + 1]


@pytest.mark.clauses("luthier.setup.tiles")
@pytest.mark.parametrize(("tile", "track"), [("hotteterre", PERFORMANCE), ("silbermann", REPUTATION)])
def test_two_families_begin_two_steps_up_a_track(tile: str, track: int) -> None:
    assert kept(tile, "guarneri").game.boards[0].tracks[track] == 2


@pytest.mark.clauses("luthier.setup.tiles", "luthier.goods")
def test_haas_takes_three_materials_of_choice() -> None:
    at = kept("haas", "silbermann")
    assert at.name == "materials"
    assert len(at.options) == 10
    assert at.then(("take", 1, 0, 2)).game.boards[0].materials == [1 + 1, 1 + 2, 1 + 2]


@pytest.mark.clauses("luthier.setup.tiles")
def test_zildjian_places_a_token_in_percussion() -> None:
    at = kept("zildjian", "silbermann")
    assert {option[1] for option in at.options} == {PERCUSSION}
    after = at.then(at.options[0]).game
    assert after.chairs[PERCUSSION] == 0
    assert after.boards[0].tracks[REPUTATION] == 1


@pytest.mark.clauses("luthier.setup.tiles", "luthier.setup.start")
def test_ruckers_takes_an_instrument_that_is_not_rare_without_a_tier() -> None:
    at = kept("ruckers", "silbermann")
    row = at.game.rows[INSTRUMENTS]
    assert row[4] == instrument("baryton")
    assert at.options == [("instrument", 1), ("instrument", 2), ("instrument", 3), ("instrument", 4)]
    at = at.then(("instrument", 2))
    assert at.game.boards[0].money == 3 + 1
    assert row[1] == instrument("celesta")
    assert at.game.boards[0].instruments == [instrument("violin"), instrument("celesta")]
    assert (at.name, at.options) == ("assign", [("for", 1), ("free",)])


@pytest.mark.clauses("luthier.setup.tiles")
def test_guarneri_takes_two_apprentices() -> None:
    assert kept("guarneri", "silbermann").game.boards[0].apprentices == 2


@pytest.mark.clauses("luthier.setup.tiles")
def test_denner_does_a_repair_of_value_two() -> None:
    at = kept("denner", "silbermann")
    row = at.game.rows[REPAIRS]
    values = [BOX.repairs[number].value for number in row]
    assert {option[1] for option in at.options} == {space + 1 for space, value in enumerate(values) if value == 2}
    assert ("repair", 5, 1, 0, 0) in at.options
    after = at.then(("repair", 5, 1, 0, 0), ("desk", STRINGS, at.game.kit.box.desk_place[_first_desk(at, STRINGS)]))
    assert after.game.prestige[0] == 2 + (2 if _first_desk(at, STRINGS) == 4 else 0)
    assert after.game.boards[0].repaired == [repair("cut-a-new-bridge")]


def _first_desk(at: Played, section: int) -> int:
    return at.game.kit.desks[at.game.cover][section][0]


@pytest.mark.clauses("luthier.setup.start-money")
def test_a_start_action_that_cannot_be_done_gives_money() -> None:
    rows = {"repairs#1": [[repair(id) for id in ("reset-a-neck", "rebuild-a-cello", "line-a-bassoon", "recast-a-cymbal",
                                               "rebuild-a-clarinet")]]}  # fmt: skip
    at = laid("denner", "silbermann", **rows)
    at = at.then(("keep", patron("bach"), instrument("violin")), ("keep", patron("handel"), instrument("viola")))
    assert at.game.boards[0].money == 3 + 2 + 2


# Goals.


@pytest.mark.clauses("luthier.setup.goals", "luthier.goals")
def test_two_of_four_goals_are_kept_and_the_others_go_back() -> None:
    four = [goal(id) for id in ("old-school", "on-stage", "friend-of-courts", "well-stocked")]
    at = laid("hotteterre", "guarneri", **{"goals#0": [four]})
    at = at.then(("keep", patron("bach"), instrument("violin")), ("keep", patron("handel"), instrument("viola")))
    assert at.question is not None
    assert (at.name, at.question.least, at.question.most) == ("goals", 2, 2)
    assert sorted(at.options) == sorted(("goal", number) for number in four)
    assert sum(at.game.goal_pile) == 12
    first, second = goal("on-stage"), goal("well-stocked")
    base = at.base
    assert base is not None
    table = Scripted(NOTATION, ["goal on-stage; goal well-stocked"], Keyed("1"))
    flow.step(base, table)
    assert base.boards[0].goals == [first, second]
    assert sum(base.goal_pile) == 14
    assert base.goal_pile[goal("old-school")] == 1
    assert table.events[0].what == {"player": 0, "n": 2}


@pytest.mark.clauses("luthier.ai.harder")
@pytest.mark.parametrize(("extra", "dealt", "keeps"), [("0", 4, 2), ("1", 6, 3), ("2", 8, 4), ("6", 16, 8)])
def test_harder_games_deal_two_goals_more_and_keep_one_more(extra: str, dealt: int, keeps: int) -> None:
    assert new({"seats": "2", "extra-goals": extra}).kit.extra_goals == 0
    game = new({"seats": "solo", "extra-goals": extra})
    game.stage = "goal deal"
    at = play(game)
    assert at.question is not None
    assert (len(at.options), at.question.least, at.question.most) == (dealt, keeps, keeps)
