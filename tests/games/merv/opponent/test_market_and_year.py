"""The camel market, the scorings, and a turn as a whole."""

from __future__ import annotations

import pytest
from tests.games.merv.opponent.boards import COURTIER, IT, YOU, At, at, market, scored, soldiers, start, turn
from tests.games.merv.positions import play, slot

from soloist.engine.story import steps
from soloist.games.merv.opponent import phases
from soloist.games.merv.opponent.turn import camel_market
from soloist.games.merv.scoring import winners


# The camel market.
def marketed(where: str = "N3", **given: object) -> At:
    one = at(**given)
    camel_market(one.me, slot(where), one.sight, one.hands, one.why)
    return one


@pytest.mark.clauses("merv.turn-of-magistrate.market")
@pytest.mark.parametrize(
    ("camels", "there", "taken"),
    [
        (0, ["top-left"], 1),
        (0, ["top-left", "bottom-right"], 2),
        (1, ["top-left", "top-right"], 2),
        (3, ["top-left"], 0),
    ],
)
def test_it_takes_all_camels_if_it_has_none_or_there_are_two(camels: int, there: list[str], taken: int) -> None:
    one = marketed(camels=camels, market=there)
    if taken:
        assert (one.me.camels, market(one.game)) == (camels + taken, [])
    else:
        assert (one.me.camels, market(one.game)) == (camels - 1, ["top-left", "top-right"])


@pytest.mark.clauses("merv.turn-of-magistrate.market.place")
def test_otherwise_it_places_one_top_left_then_top_right() -> None:
    first = marketed(camels=1)
    assert (first.me.camels, market(first.game), first.me.favour) == (0, ["top-left"], 1)
    second = marketed(camels=2, market=["top-left"], owners={"a1": COURTIER})
    assert (second.me.camels, market(second.game), second.me.favour) == (1, ["top-left", "top-right"], 0)
    assert soldiers(second.game) == ["a1"]
    third = marketed(camels=1, market=["bottom-left"])
    assert market(third.game) == ["top-left", "bottom-left"]


@pytest.mark.clauses("merv.turn-of-magistrate.market.library", "merv.reading.7")
def test_then_it_does_a_library_action() -> None:
    for given in ({"camels": 1}, {"market": ["top-left"]}, {"camels": 1, "market": ["top-left", "top-right"]}):
        assert marketed(**given).me.scrolls == 1  # type: ignore[arg-type]
    assert marketed(camels=1, market_library="placed").me.scrolls == 1
    assert marketed(market=["top-left"], market_library="placed").me.scrolls == 0
    assert marketed(scrolls=8).me.scrolls == 8


@pytest.mark.clauses("merv.reading.8", "merv.reading.7")
def test_without_any_camel_only_the_library_action_follows() -> None:
    one = marketed()
    assert (one.me.camels, market(one.game), one.me.scrolls) == (0, [], 1)
    assert marketed(market_library="placed").me.scrolls == 0


@pytest.mark.clauses("merv.turn-of-magistrate.market")
@pytest.mark.parametrize(("where", "scrolls"), [("N3", 1), ("N2", 0), ("E3", 1), ("E4", 0), ("S3", 1), ("W3", 1)])
def test_only_if_the_market_lies_in_the_line(where: str, scrolls: int) -> None:
    one = marketed(where, camels=1)
    assert (one.me.scrolls, one.me.camels) == (scrolls, 1 - scrolls)


@pytest.mark.clauses("merv.reading.9", "merv.turn-of-magistrate.market")
def test_the_market_comes_after_the_action() -> None:
    # The Mosque site of column c: the camel of the path is placed at once.
    done = turn(start(["mosque"], owners={"c1": IT, "a1": YOU}))
    assert (done.slot, done.n) == ("N3", 2)
    assert (done.me.camels, market(done.game), done.game.favour[IT], done.me.scrolls) == (0, ["top-left"], 1, 1)


# The year and the end.
@pytest.mark.clauses("merv.magistrate.scoring", "merv.reading.30")
def test_a_year_of_the_magistrate() -> None:
    owners = {"c1": IT, "d2": IT, "a2": IT, "b1": IT, "e1": YOU}
    one = at(
        favour=1, mosque=3, scrolls=5, courtiers={"mosque": 2, "scrolls": 1}, owners=owners, scoring=[0, 1], points=10
    )
    phases.score_year(one.me, one.sight, one.hands, one.why)
    # 2 courtiers at 3, one at 5; 4 buildings; 3 each for 2 Library and 1 Wall buildings.
    assert scored(one.why) == {"courtiers": 11, "buildings": 4, "scoring tiles": 9}
    assert (one.game.points[IT], one.game.favour[IT]) == (34, 1)


@pytest.mark.clauses("merv.magistrate.scoring", "merv.reading.30")
@pytest.mark.parametrize("round", [4, 8, 12])
def test_it_scores_in_every_year(round: int) -> None:
    game = start(stage="scoring", round=round, owners={"c1": IT, "d2": IT}, courtiers={"scrolls": 1}, scrolls=2)
    after = play(game, until="turn" if round < 12 else "over")
    assert after.game.points == [0, 4, 0]
    (told,) = [event for event in after.events if event.name == "scoring of the Magistrate"]
    assert told.what == {"player": IT, "total": 4}


@pytest.mark.clauses("merv.magistrate.sets", "merv.scoring.spices")
def test_sets_of_spices_at_the_end() -> None:
    spices = {"ginger": 3, "juniper": 2, "cinnamon": 1, "pepper": 1}
    one = at(spices=spices)
    phases.score_end(one.me, one.sight, one.hands, one.why)
    assert scored(one.why) == {"spices": 12 + 3 + 1}
    game = start(stage="scoring", round=12, spices=spices)
    assert play(game).game.points == [0, 16, 0]
    assert play(start(stage="scoring", round=8, spices=spices), until="turn").game.points == [0, 0, 0]


@pytest.mark.clauses("merv.magistrate.win")
@pytest.mark.parametrize(("yours", "winner"), [(10, 1), (9, 1), (11, 0)])
def test_you_win_only_with_more(yours: int, winner: int) -> None:
    game = start(stage="scoring", round=12, points=10)
    game.points[YOU] = yours
    assert winners(play(game).game) == [winner]


# The turn as a whole.
@pytest.mark.clauses("merv.magistrate", "merv.turn-of-magistrate.never", "merv.turn-of-magistrate.card")
def test_its_whole_turn_is_one_step_and_gives_nobody_cubes() -> None:
    game = start(["wall"], owners={"e1": YOU, "e3": COURTIER}, round=1)
    done = turn(game)
    assert (done.slot, done.built, done.n) == ("N5", ["e5"], 2)
    assert done.game.boards[YOU].cubes == [0] * 5
    assert done.game.cubes == [12] * 5
    assert {step.clause for step in steps(done.why)} >= {
        "merv.turn-of-magistrate.card",
        "merv.turn-of-magistrate.build",
        "merv.turn-of-magistrate.actions",
    }  # type: ignore[arg-type]
    assert done.me.turn == 1


@pytest.mark.clauses("merv.turn-of-magistrate.card")
def test_draws_are_counted_anew_in_each_turn() -> None:
    game = start(["mosque"], mosque=3)
    assert game.magistrate is not None
    game.magistrate.turn, game.magistrate.drawn = 4, {"wall": 2}
    done = turn(game, chance={"scoring tile#5": [[1]]})
    assert (done.me.turn, done.me.drawn, done.game.scoring_tiles[1]) == (5, {"scoring tile": 1}, IT)


@pytest.mark.clauses("merv.reading.24", "merv.courtier")
def test_the_high_courtier_plays_by_its_own_rules_in_the_solo_game() -> None:
    game = start(["wall"], owners={"a1": YOU})
    game.queue, game.masters = [COURTIER, YOU, IT], [slot("N5"), slot("N2"), -1]
    at_you = play(game, until=None)
    assert at_you.game.masters[COURTIER] == slot("N4")
    assert [cell for cell, owner in enumerate(at_you.game.owners) if owner == COURTIER] == [3]


@pytest.mark.clauses("merv.magistrate.invasion")
def test_nothing_of_it_falls_and_the_high_courtiers_do() -> None:
    game = start(stage="invasion", round=8, owners={"a1": IT, "b1": COURTIER, "d1": COURTIER}, soldiers={"d1": IT})
    after = play(game, until="scoring").game
    assert (after.owners[0], after.owners[1], after.owners[3]) == (IT, -1, COURTIER)
