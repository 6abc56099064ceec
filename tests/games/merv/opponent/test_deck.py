"""The solo deck: how it is prepared, drawn from, discarded and shuffled again, and what leaves it."""

from __future__ import annotations

import pytest
from tests.games.merv.opponent.boards import CARD, IT, At, at, start, turn
from tests.games.merv.positions import play

from soloist.engine.answerers import Scripted
from soloist.engine.chance import Keyed
from soloist.games.merv.counting import count_pieces
from soloist.games.merv.kinds import ACTIONS, NONE, PALACE
from soloist.games.merv.notation import NOTATION
from soloist.games.merv.opponent import deck, phases
from soloist.games.merv.opponent.turn import choose, has_done_its_work
from soloist.games.merv.setup import new

WORDS = ACTIONS[:6]


def bag(*words: str) -> list[int]:
    return [int(word in words) for word in WORDS]


def table(**chance: list[list[int]]) -> Scripted:
    fixed = {key.replace("_", " "): outcome for key, outcome in chance.items()}
    return Scripted(NOTATION, [], Keyed("1"), fixed)


@pytest.mark.clauses("merv.deck.others", "merv.deck.packet", "merv.deck.order")
def test_the_palace_card_is_shuffled_with_two_below_one_and_above_two() -> None:
    game = new({"seats": "solo"})
    me = game.magistrate
    assert me is not None
    deck.prepare(me, table(solo_cards=[[CARD["library"], CARD["wall"], CARD["mosque"]]]))
    assert me.deck == [bag("mosque"), bag("palace", "library", "wall"), bag("caravansary", "marketplace")]
    assert sum(me.discards) == 0


@pytest.mark.clauses("merv.deck.others", "merv.deck.order", "merv.magistrate")
def test_the_palace_card_comes_second_third_or_fourth() -> None:
    places, first = set(), set()
    for seed in range(60):
        played = play(new({"seats": "solo"}), until="turn", seed=str(seed))
        me = played.game.magistrate
        assert me is not None
        drawn = [deck.draw(me, Scripted(NOTATION, [], Keyed(str(seed)))) for _ in range(6)]
        assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
        assert deck.draw(me, Scripted(NOTATION, [], Keyed("1"))) == NONE
        places.add(drawn.index(PALACE))
        first.add(drawn[0])
    assert places == {1, 2, 3}
    assert first == {0, 2, 3, 4, 5}


@pytest.mark.clauses("merv.turn-of-magistrate.card")
def test_the_card_drawn_names_the_site() -> None:
    game = start(["wall", "mosque"])
    done = turn(game)
    assert done.card == "wall"
    assert done.built == ["e5"]  # N5 is the furthest of the lines with a Wall site
    assert done.me.deck == [bag("mosque")]
    other = turn(start(["mosque", "wall"]))
    assert (other.card, other.built) == ("mosque", ["e1"])


@pytest.mark.clauses("merv.turn-of-magistrate.card")
def test_what_is_drawn_from_a_bag_is_chance() -> None:
    game = start(["wall"])
    assert game.magistrate is not None
    game.magistrate.deck = [bag("wall", "mosque", "library"), bag("palace")]
    done = turn(game, chance={"solo card#1": [[CARD["library"]]]})
    assert done.card == "library"
    assert done.me.deck == [bag("wall", "mosque"), bag("palace")]
    assert done.me.dealt == 1


@pytest.mark.clauses("merv.deck.discard")
def test_the_card_is_discarded_after_the_queue() -> None:
    game = start(["wall"], stage="queue")
    me = game.magistrate
    assert me is not None
    me.card = CARD["library"]
    game.masters = [0, 1, 2]
    played = play(game, until="turn")
    after = played.game.magistrate
    assert after is not None
    assert (after.card, after.discards) == (NONE, bag("library"))
    phases.end_round(after)
    assert after.discards == bag("library")


BLOCKED = {"N1": 0, "N2": 2}
"""Two slots are taken; the Magistrate has N3 to N5."""


@pytest.mark.clauses("merv.turn-of-magistrate.redraw", "merv.reading.2")
def test_a_card_that_no_free_slot_serves_is_discarded() -> None:
    # Only columns d and e are free of meeples for a Library site: all of them are yours.
    owners = {"a4": 0, "c1": 0, "d2": 0, "b5": 0}
    game = start(["library", "mosque"], owners=owners, masters=BLOCKED)
    done = turn(game)
    assert done.card == "mosque"
    assert done.me.discards == bag("library")
    assert "merv.turn-of-magistrate.redraw" in done.clauses
    assert turn(start(["library"], owners={**owners, "d2": COURTIER_HERE}, masters=BLOCKED)).card == "library"


COURTIER_HERE = 2


@pytest.mark.clauses("merv.reading.2")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    owners = {"a4": 0, "c1": 0, "d2": 0, "b5": 0}
    game = start(["library"], owners=owners)
    assert game.magistrate is not None
    game.magistrate.discards = bag("wall")
    done = turn(game, chance={"solo card#2": [[CARD["wall"]]]})
    assert done.card == "wall"
    assert done.me.deck == [bag("library")]
    assert sum(done.me.discards) == 0


def full_city() -> dict[str, int]:
    """Every site is yours."""
    return {f"{column}{row}": 0 for column in "abcde" for row in range(1, 6) if (column, row) != ("c", 3)}


@pytest.mark.clauses("merv.reading.2")
def test_if_every_card_fails_it_waits_on_the_furthest_free_slot() -> None:
    done = turn(start(WORDS, owners=full_city(), masters={"N5": 0}))
    assert (done.slot, done.card, done.n, done.built) == ("N4", "", 0, [])
    assert done.me.discards == [1] * 6
    assert done.game.points[IT] == 0
    assert "merv.reading.2" in done.clauses
    camels = turn(start(WORDS, owners=full_city(), masters={"N5": 0, "N4": 2}, market=["top-left"]))
    assert (camels.slot, camels.me.camels, camels.me.scrolls) == ("N3", 0, 0)


@pytest.mark.clauses("merv.reading.2")
def test_by_the_other_reading_it_waits_as_soon_as_the_deck_is_empty() -> None:
    owners = {"a4": 0, "c1": 0, "d2": 0, "b5": 0}
    game = start(["library"], owners=owners, no_card="deck")
    assert game.magistrate is not None
    game.magistrate.discards = bag("wall")
    done = turn(game)
    assert (done.slot, done.card) == ("N5", "")
    assert done.me.discards == bag("wall", "library")


@pytest.mark.clauses("merv.deck.reshuffle", "merv.reading.1")
@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("discards", [bag("wall"), bag("library", "mosque")]),
        ("all", [bag("wall", "library", "mosque")]),
    ],
)
def test_cards_are_shuffled_after_a_scoring(reading: str, expected: list[list[int]]) -> None:
    game = start(["wall"], reshuffle=reading)
    me = game.magistrate
    assert me is not None
    me.discards = bag("library", "mosque")
    deck.reshuffle(me, table())
    assert me.deck == expected
    assert sum(me.discards) == 0


@pytest.mark.clauses("merv.reading.1", "merv.deck.fewer")
def test_by_a_reading_the_deck_is_prepared_anew() -> None:
    game = start(["wall"], reshuffle="anew")
    me = game.magistrate
    assert me is not None
    me.discards, me.dealt = bag("library", "mosque", "palace", "caravansary", "marketplace"), 4
    deck.reshuffle(me, table(solo_cards=[[CARD["wall"], CARD["library"], CARD["mosque"]]]))
    assert me.deck == [bag("mosque"), bag("palace", "wall", "library"), bag("caravansary", "marketplace")]
    assert sum(me.discards) == 0
    me.removed = bag("library", "mosque")
    deck.reshuffle(me, table(solo_cards=[[CARD["wall"], CARD["marketplace"], CARD["caravansary"]]]))
    assert me.deck == [bag("caravansary"), bag("palace", "wall", "marketplace")]


@pytest.mark.clauses("merv.deck.reshuffle")
def test_the_game_shuffles_after_each_scoring_but_the_last() -> None:
    for round, left in ((4, 0), (12, 2)):
        game = start(["wall"], stage="scoring", round=round)
        assert game.magistrate is not None
        game.magistrate.discards = bag("library", "mosque")
        after = play(game, until="turn" if round == 4 else "over").game.magistrate
        assert after is not None
        assert sum(after.discards) == left


@pytest.mark.clauses("merv.reading.22", "merv.priority.library.out", "merv.priority.mosque.out")
@pytest.mark.parametrize(("card", "own"), [("library", {"scrolls": 8}), ("mosque", {"mosque": 9})])
def test_a_card_that_has_done_its_work_is_removed_when_it_is_drawn(card: str, own: dict[str, int]) -> None:
    game = start([card, "wall"], removal="drawn", **own)  # type: ignore[arg-type]
    done = turn(game)
    assert done.card == "wall"
    assert done.me.removed == bag(card)
    assert sum(done.me.discards) == 0
    less = {name: n - 1 for name, n in own.items()}
    assert turn(start([card, "wall"], removal="drawn", **less)).card == card  # type: ignore[arg-type]


@pytest.mark.clauses("merv.priority.caravansary.out", "merv.reading.22")
def test_the_caravansary_card_leaves_with_the_last_card() -> None:
    def given() -> At:
        one = at("caravansary", "wall", row=["ginger"])
        one.game.deck = [0, 0, 0, 0]
        return one

    one = given()
    assert not has_done_its_work(one.me, CARD["caravansary"], one.sight)
    one.game.row = []
    assert has_done_its_work(one.me, CARD["caravansary"], one.sight)
    chosen = choose(one.me, [("slot", slot) for slot in range(5)], one.table, one.sight)
    assert chosen is not None
    assert one.me.card == CARD["wall"]
    assert one.me.removed == bag("caravansary")
    two = given()
    two.game.row, two.game.deck = [], [0, 1, 0, 0]
    assert not has_done_its_work(two.me, CARD["caravansary"], two.sight)


@pytest.mark.clauses("merv.reading.22")
def test_a_card_leaves_wherever_it_lies() -> None:
    one = at("wall", "library")
    deck.remove(one.me, CARD["library"])
    assert (one.me.deck, one.me.removed) == ([bag("wall")], bag("library"))
    two = at("wall")
    two.me.discards = bag("library", "mosque")
    deck.remove(two.me, CARD["library"])
    assert (two.me.discards, two.me.removed) == (bag("mosque"), bag("library"))
    three = at("wall")
    three.me.card = CARD["library"]
    deck.remove(three.me, CARD["library"])
    assert three.me.card == NONE


@pytest.mark.clauses("merv.magistrate.pieces")
def test_the_solo_cards_are_counted_wherever_they_lie() -> None:
    game = start(["wall", "mosque"])
    me = game.magistrate
    assert me is not None
    me.discards, me.removed, me.card = bag("library"), bag("palace"), CARD["caravansary"]
    assert count_pieces(game)["solo cards"] == 5
    me.card = NONE
    assert count_pieces(game)["solo cards"] == 4
