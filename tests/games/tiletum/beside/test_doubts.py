"""Two answers that contradict each other are named: for each pair of facts a false second answer."""

from __future__ import annotations

from typing import ClassVar, cast

import pytest
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
    match,
    position,
)

from soloist.engine.asking import About, RungAsked
from soloist.engine.errors import Refused
from soloist.engine.match import Match
from soloist.engine.questions import Answer, Option, Question
from soloist.engine.sight import At, Fact, Thing
from soloist.games.tiletum.beside import known
from soloist.games.tiletum.beside.doubts import contradiction
from soloist.games.tiletum.beside.reading import TILE_OPTIONS
from soloist.games.tiletum.beside.state import EMPTY, Beside
from soloist.games.tiletum.kinds import CLERGY, GOLD, SPECIAL_FRIENDS
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.ladders import BEST_TILE

KOELN, PRAHA = ("town", SPOT["Koeln"]), ("town", SPOT["Praha"])
LION, LILY = ("crest", 0), ("crest", 1)


def doubt(
    game: Beside, fact: Fact, things: tuple[Thing, ...], at: At, given: Answer, name: str = "", rung: str = ""
) -> str:
    """What is said to an answer about a fact; with a rung, to those named as its best."""
    rungs = (RungAsked(rung, fact.name, "", fact),) if rung else ()  # type: ignore[arg-type]
    return contradiction(game, Question(0, name, [], about=About(fact, things, at, rungs)), given)


def offered(table: Match[Beside]) -> set[Option]:
    return set(cast(Question, table.question).options)


def number(n: int) -> Answer:
    return (("number", n),)


class TestTheWheel:
    def test_a_new_crest_that_was_told_lies_there(self) -> None:
        table = match(position(NOBLESSE, [ARCHITECT_DIE, MERCHANT_DIE]))
        answer(table, "sector 3")
        assert asked(table) == "wheel tile"
        assert offered(table) == {("crest", kind) for kind in range(6)}
        with pytest.raises(Refused, match="a Crest that it lacks lies at sector 3"):
            answer(table, "row action")
        answer(table, "crest lion")
        assert table.state.me.crests == [0]

    def test_no_new_crest_lies_where_none_was_told(self) -> None:
        table = match(position(FAMILY, [MERCHANT_DIE, JOKER_DIE]))
        answer(table, "", "", "")
        assert asked(table) == "wheel tile"
        assert offered(table) == {("row", 1), ("row", 2), ("row", 3), ("row", 4), EMPTY}
        with pytest.raises(Refused, match="no Crest that it lacked then lies at sector 6, so not the Crest Eagle"):
            answer(table, "crest eagle")
        answer(table, "row action")

    @pytest.mark.clauses("tiletum.cleanup.wheel")
    def test_a_crest_that_it_has_since_does_not_lie_where_none_was_told(self) -> None:
        """The wheel is filled up in the cleanup, not before (TB066, TB067): the Lion and the Lily are not there."""
        game = position(FAMILIAR, [CHARACTER_DIE])
        known.note_new_crest(game, 4, 0, ("crests", 0, 1))
        game.me.crests = [0, 1, 2]
        table = match(game)
        assert asked(table) == "wheel tile"
        assert {option for option in offered(table) if option[0] == "crest"} == {("crest", n) for n in (2, 3, 4, 5)}
        with pytest.raises(Refused, match="no Crest that it lacked then lies at sector 4, so not the Crest Lily"):
            answer(table, "crest lily")
        # The Eagle it had before that, so nothing was told of it.
        answer(table, "crest eagle")
        known.wheel_is_filled(game)
        assert LILY in offered(match(game))

    def test_where_it_lacks_one_crest_that_lies_there_it_is_known_which(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE, MERCHANT_DIE])
        game.me.placed = [1, 2, 3, 4, 5]
        table = match(game)
        answer(table, "sector 3")
        assert asked(table) != "wheel tile"
        assert table.state.me.crests == [0]

    def test_a_sector_that_was_emptied_is_known(self) -> None:
        game = position(FAMILY, [MERCHANT_DIE, JOKER_DIE])
        game.tiles[1] = game.tiles[5] = EMPTY
        table = match(game)
        assert asked(table) == "crests within"


class TestTheMerchant:
    @pytest.mark.parametrize("asking", ["lists", "steps"])
    def test_a_town_that_was_told_to_be_free_is_not_asked_about_again(self, asking: str) -> None:
        table = match(self._near_praha(asking), asking=asking)
        assert asked(table) == "free House space"
        answer(table, "")
        answer(table, "town Praha")
        if asking == "steps":
            answer(table, "town Praha")
        # It is told how far that is, and then at once what the space scores.
        assert asked(table) == "distance"
        with pytest.raises(Refused, match="You told before that Praha is within 3 steps of Köln"):
            answer(table, "5")
        answer(table, "3")
        assert asked(table) == "points of the space"

    def _near_praha(self, asking: str) -> Beside:
        game = position(MERCHANTS, [MERCHANT_DIE], asking=asking)
        game.me.res[GOLD], game.tiles[1] = 3, EMPTY
        # So that step by step only Praha is left for the other steps.
        for town in game.kit.box.towns:
            if asking == "steps" and town not in (SPOT["Koeln"], SPOT["Praha"]):
                known.hear_distance(game, ("town", town), 9, KOELN)
        return game

    def test_a_space_has_points_if_that_was_told(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        known.hear_spaces(game, PRAHA, 1, 1)
        assert "has a free House space with points" in doubt(game, facts.SPACE_POINTS, (PRAHA,), {}, number(0))
        assert not doubt(game, facts.SPACE_POINTS, (PRAHA,), {}, number(2))


class TestSteps:
    AT: ClassVar[At] = {"start": KOELN}

    def test_against_nearer_and_further_reaches(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        known.hear_within(game, PRAHA, 1, KOELN, 4)
        known.hear_within(game, PRAHA, 0, KOELN, 2)
        assert known.within(game, PRAHA, KOELN, 5) == 1
        assert known.within(game, PRAHA, KOELN, 1) == 0
        assert known.within(game, PRAHA, KOELN, 3) is None
        assert "within 4 steps" in doubt(game, facts.DISTANCE, (PRAHA,), self.AT, number(5))
        assert "more than 2 steps" in doubt(game, facts.DISTANCE, (PRAHA,), self.AT, number(2))
        assert not doubt(game, facts.DISTANCE, (PRAHA,), self.AT, number(3))

    def test_one_step_is_one_step(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        known.hear_within(game, PRAHA, 0, KOELN, 1)
        words = "You told before that Praha is more than 1 step from Köln."
        assert doubt(game, facts.DISTANCE, (PRAHA,), self.AT, number(1)) == words

    def test_two_places_are_a_step_apart(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        assert "at least" in doubt(game, facts.DISTANCE, (PRAHA,), self.AT, number(0))

    def test_against_the_closest(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        one, two = ("cathedral", 2), ("cathedral", 3)
        line = "least distance (start town 7): cathedral 2, cathedral 3"
        game.memory.keep(line, (two,), "printed", (facts.DISTANCE,))
        known.hear_distance(game, one, 4, KOELN)
        assert "is the closest" in doubt(game, facts.DISTANCE, (two,), self.AT, number(4))
        assert not doubt(game, facts.DISTANCE, (two,), self.AT, number(3))
        # Of those that are asked about one by one, none can be nearer.
        within = {**self.AT, "steps": 3}
        game.memory.told.pop("steps between: town 7, town 9", None)
        assert "is the closest" in doubt(game, facts.WITHIN, (one, two), within, (one,))
        assert not doubt(game, facts.WITHIN, (one, two), within, (two,))

    def test_the_closest_fits_the_steps(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        one, two = ("cathedral", 2), ("cathedral", 3)
        known.hear_within(game, one, 0, KOELN, 3)
        known.hear_within(game, two, 1, KOELN, 3)
        for named, fits in (((one,), False), ((one, two), False), ((two,), True)):
            assert bool(doubt(game, facts.DISTANCE, (one, two), self.AT, named, rung="least")) != fits


class TestPoints:
    def test_only_the_top_tile_is_told_and_the_construction_tile_is_added(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        game.points[2] = 6
        known.hear_top_tile(game, ("cathedral", 2), 5)
        game.memory.keep("top tile: cathedral 2", (5,), "turn", (facts.TOP_TILE,))
        assert known.total(game, ("cathedral", 2)) == 11
        assert known.total(game, ("cathedral", 1)) is None

    def test_against_the_best(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        one, two = ("cathedral", 1), ("cathedral", 2)
        game.memory.keep("most total: cathedral 1, cathedral 2", (two,), "turn", (facts.TOTAL,))
        # The Construction tiles have 3 points each.
        known.hear_top_tile(game, two, 5)
        # It holds when what was best is built and may have other points by now.
        game.memory.told.pop("most total: cathedral 1, cathedral 2")
        assert known.most_total(game, one) == 7
        assert known.most_total(game, two) > 8
        refused = doubt(game, facts.TOP_TILE, (one,), {}, number(5))
        assert refused == "By what you told before, both tiles of Köln have 7 points at most, not 8."
        assert not doubt(game, facts.TOP_TILE, (one,), {}, number(4))

    def test_the_best_fits_the_points(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        one, two = ("cathedral", 1), ("cathedral", 2)
        game.memory.keep("top tile: cathedral 1", (6,), "turn", (facts.TOP_TILE,))
        game.points[2] = 9
        assert "By the points" in doubt(game, facts.TOTAL, (one, two), {}, (one,), rung="most")
        assert not doubt(game, facts.TOTAL, (one, two), {}, (two,), rung="most")


class TestBonusTiles:
    AT: ClassVar[At] = {"start": KOELN, "steps": 4}

    def best(self, game: Beside, *named: tuple[str | int, ...]) -> str:
        question = Question(0, "best Bonus tile", [], about=About(facts.TILES, (), self.AT, ladder=BEST_TILE.name))
        return contradiction(game, question, named)

    def test_the_only_new_crest_within_reach_is_the_best(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        game.tiles[2] = EMPTY
        table = match(game)
        answer(table, "crest rose")
        assert table.state.me.crests == [4]
        assert asked(table) == "Cathedral to go to, rungs 3 to 7"

    def test_of_several_it_is_only_asked_which_you_lack(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        game.tiles[2] = EMPTY
        table = match(game)
        answer(table, "crest rose; crest key")
        assert asked(table) == "you lack"
        answer(table, "crest key")
        assert table.state.me.crests == [5]

    def test_a_new_crest_within_reach_is_not_left_out(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        game.memory.keep("crests within (start town 7, steps 3): crest 0", (1,), "turn", (facts.CRESTS_WITHIN,))
        assert "the Crest Lion lies within 4 steps" in self.best(game, ("row", 4))
        assert not self.best(game, LILY)

    def test_what_did_not_lie_within_a_further_reach_does_not_lie_within_this(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        known.note_absent(game, {"start": KOELN, "steps": 6}, [LION])
        assert "does not lie within 4 steps of" in self.best(game, LION)
        assert not self.best(game, LILY)
        known.note_best(game, {"start": KOELN, "steps": 5}, [("row", 2)], 2)
        assert "no such tile" in self.best(game, ("row", 1))
        assert not self.best(game, ("row", 2))
        assert known.crest_within(game, LILY, KOELN, 4) == 0
        assert known.crest_within(game, LILY, KOELN, 6) is None

    @pytest.mark.parametrize("asking", ["lists", "steps"])
    def test_what_cannot_lie_within_reach_is_not_offered(self, asking: str) -> None:
        """On the map nothing is filled up: what did not lie within 5 steps of Wien does not lie within 4."""
        game = position(NOBLESSE, [ARCHITECT_DIE], asking=asking)
        wien: At = {"start": ("town", SPOT["Wien"]), "steps": 5}
        known.note_absent(game, wien, [("crest", 2)])
        table = match(game, asking=asking)
        answer(table, "crest lion")
        assert asked(table) in ("best Bonus tile", "tiles")
        assert offered(table) == {*TILE_OPTIONS} - {("crest", 2)}
        with pytest.raises(Refused, match="the Crest Eagle does not lie within 4 steps of Wien"):
            answer(table, "crest eagle")
        known.note_best(game, wien, [("row", 3)], 3)
        table = match(game, asking=asking)
        answer(table, "crest lion")
        assert offered(table) == {("row", 3), ("row", 4)}
        with pytest.raises(Refused, match="no such tile lies within 4 steps of Wien"):
            answer(table, "row resource")
        answer(table, "row contract")

    @pytest.mark.parametrize("text", ["town Wien", "cathedral London", "fair king-track"])
    def test_what_is_no_bonus_tile_is_refused(self, text: str) -> None:
        table = match(position(NOBLESSE, [ARCHITECT_DIE]))
        answer(table, "crest lion")
        assert asked(table) == "best Bonus tile"
        with pytest.raises(Refused, match=f"“{text}” cannot be told here; what can is: crest lion"):
            answer(table, text)

    def test_nothing_stays_nothing(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        known.note_best(game, {"start": KOELN, "steps": 5}, [], 5)
        assert known.tiles(game, KOELN, 4) == []
        assert known.tiles(game, KOELN, 6) is None

    def test_step_by_step_all_that_lie_there_are_named(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        game.memory.keep("crests within (start town 7, steps 3): crest 0", (1,), "turn", (facts.CRESTS_WITHIN,))
        assert doubt(game, facts.TILES, (), self.AT, (LILY,))
        assert not doubt(game, facts.TILES, (), self.AT, (LILY, LION))


class TestOffers:
    def test_a_place_has_a_crest_or_a_contract(self) -> None:
        game = position(BUSINESS, [CONTRACT_DIE])
        game.tiles[4] = EMPTY
        table = match(game)
        assert asked(table) == "offer; new"
        # By 2 AP the first place costs too much.
        with pytest.raises(Refused, match="On place 3 lies the Crest Lily or a Contract, not both"):
            answer(table, "2 0 0 0 0  2 1 0 0 3  0 1 0 0 2  0 1 1 0 3")
        with pytest.raises(Refused, match="Place 3 is not empty"):
            answer(table, "2 0 0 0 0  0 0 0 0 0  0 1 0 0 2  0 1 1 0 3")
        answer(table, "0 0 0 0 0  2 0 0 0 0  0 1 0 0 2  0 1 1 0 3")
        assert table.state.me.crests == [1]

    @pytest.mark.parametrize("there", [True, False])
    def test_a_new_crest_of_the_offer_is_told_once(self, there: bool) -> None:
        game = position(NOBLESSE, [CONTRACT_DIE])
        game.offer[3:] = [("contract", 0, 1, 0, 2), ("contract", 0, 1, 1, 3)]
        known.hear_crest_offered(game, ("offer", 0), int(there), ("crests", 0, 1, 2, 3, 4, 5), 2)
        with_crest, without = "0 0 0 0 0  2 0 0 0 0", "0 0 0 0 0  0 1 0 0 2"
        numbers = [int(n) for n in (without if there else with_crest).split()]
        found = doubt(game, facts.OFFER, (), {"ap": 2}, (("numbers", *numbers),), "offer (ap 2); new")
        assert ("a Crest that it lacks" if there else "no Crest that it lacks") in found
        numbers = [int(n) for n in (with_crest if there else without).split()]
        assert not doubt(game, facts.OFFER, (), {"ap": 2}, (("numbers", *numbers),), "offer (ap 2); new")

    def test_the_ap_of_the_offer_fit_the_new_crest_that_was_told(self) -> None:
        """It lies there for 2 AP or fewer, so that not all places can cost 3 (TB103)."""
        game = position(NOBLESSE, [CONTRACT_DIE])
        known.hear_crest_offered(game, ("offer", 0), 1, ("crests", 0, 1, 2, 3, 4, 5), 2)
        name = "offer (ap 2); ap"
        words = "You told before in this turn that a Crest that it lacks lies in the offer for 2 AP or fewer."
        assert doubt(game, facts.OFFER, (), {"ap": 2}, (("numbers", 3, 3, 3, 3, 3),), name) == words
        assert not doubt(game, facts.OFFER, (), {"ap": 2}, (("numbers", 3, 3, 3, 3, 2),), name)
        # What an Action helper shows is another number.
        assert not doubt(game, facts.WHEEL_TILE, (), {"number": 4}, (("numbers", 5),), "wheel tile (number 4); ap")
        known.hear_crest_offered(game, ("offer", 0), 0, ("crests", 0, 1, 2, 3, 4, 5), 2)
        assert not doubt(game, facts.OFFER, (), {"ap": 2}, (("numbers", 3, 3, 3, 3, 3),), name)


class TestWhatIsReadOff:
    def test_a_helper_gives_something(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.me.challenges = [CLERGY]
        table = match(game)
        answer(table, "row resource")
        with pytest.raises(Refused, match="it gives one at least"):
            answer(table, "0 0 0 0 0 0 0")
        answer(table, "0 0 2 0 0 0 0")

    def test_a_contract_asks_for_something(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.me.challenges = [SPECIAL_FRIENDS]
        table = match(game)
        answer(table, "row contract")
        with pytest.raises(Refused, match="asks for one Resource at least"):
            answer(table, "0 0 0 5")
        answer(table, "0 1 0 5")
        assert table.state.me.contracts == [(0, 1, 0, 5)]


def test_your_marker_stands_where_it_was_told_to() -> None:
    game = position(FAMILIAR, [])
    game.stage, game.turn = "king", 6
    known.hear_height(game, ("you", 0), 1, 4)
    assert "above space 4" in contradiction(game, Question(0, "your space", []), number(4))
    assert not contradiction(game, Question(0, "your space", []), number(5))
    known.hear_height(game, ("you", 0), 0, 4)
    assert "not above space 4" in contradiction(game, Question(0, "your space", []), number(5))
    assert not contradiction(game, Question(0, "your space", []), number(4))


class TestWholeLists:
    def judged(self, game: Beside, named: Answer) -> str:
        things = (("town", SPOT["Praha"]), ("town", SPOT["Wien"]))
        rungs = (
            RungAsked("must", "a free House space", "", facts.FREE_HOUSE),
            RungAsked("must", "within reach", "", facts.WITHIN),
            RungAsked("prefer", "the town of the next Fair", "", None, (1, 0)),
        )
        at = {"start": KOELN, "steps": 3}
        return contradiction(game, Question(0, "town", [], about=About(None, things, at, rungs, "town")), named)

    def test_who_is_known_to_fit_is_not_passed_over(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        assert not self.judged(game, ())
        known.hear_spaces(game, PRAHA, 0, 1)
        known.hear_distance(game, PRAHA, 2, KOELN)
        assert "Praha fits" in self.judged(game, ())
        assert "Praha comes before Wien" in self.judged(game, (("town", SPOT["Wien"]),))
        assert not self.judged(game, (PRAHA,))

    def test_those_named_together_are_equal_in_all_that_is_known(self) -> None:
        """Praha with 4 Stone and Wien with 5 are not equal, whatever their points (TC049)."""
        game = position(NOBLESSE, [ARCHITECT_DIE])
        things = (("cathedral", 3), ("cathedral", 5), ("cathedral", 7))
        rungs = (
            RungAsked("most", "points in total", "", facts.TOTAL),
            RungAsked("least", "Stone", "", None, (4, 5, 4)),
        )
        question = Question(0, "Cathedral", [], about=About(None, things, {}, rungs, "Cathedral to go to"))
        assert contradiction(game, question, things[:2]) == "Praha and Wien are not equal: Stone 4 and 5."
        assert not contradiction(game, question, (things[0], things[2]))
        assert not contradiction(game, question, things[:1])

    @pytest.mark.clauses("tiletum.cardinal.architect.stone")
    def test_what_the_question_itself_prints_is_known(self) -> None:
        """Köln shows 2 Stone and Praha 1, which stands in the question (TC049)."""
        game = position(NOBLESSE, [ARCHITECT_DIE])
        game.tiles[2], game.stone[3] = EMPTY, 1
        table = match(game)
        answer(table, "crest rose")
        question = table.question
        assert isinstance(question, Question)
        assert question.name.endswith("; Stone 2 2 1 2 2 2 2")
        with pytest.raises(Refused, match="Köln and Praha are not equal: Stone 2 and 1"):
            answer(table, "cathedral Koeln; cathedral Praha")
        answer(table, "cathedral Koeln; cathedral Paris")
        assert table.state.me.architect in (SPOT["Koeln"], SPOT["Paris"])


class TestCorrections:
    def test_under_a_building_lies_one_crest(self) -> None:
        game = position(FAMILIAR, [])
        question = Question(0, "its Crests", [], "numbers")
        refused = contradiction(game, question, (("numbers", 2, 0, 2, 6, 6, 0),))
        assert refused == "Under Building 2 lies one Crest, not several: Crest Lion, Crest Eagle."
        assert not contradiction(game, question, (("numbers", 2, 0, 1, 6, 6, 0),))

    def test_in_a_building_live_characters_of_one_type(self) -> None:
        game = position(FAMILIAR, [])
        question = Question(0, "its Characters", [], "numbers")
        refused = contradiction(game, question, (("numbers", 1, 1, 4, 5, 0, 0, 0, 0, 0, 0),))
        assert refused == "In a Building all Characters are of one type, not in Building 2: Character, Contract."
        assert not contradiction(game, question, (("numbers", 1, 1, 4, 4, 5, 0, 0, 0, 0, 0),))

    def test_its_house_in_tiletum_stands_there_from_the_beginning(self) -> None:
        game = position(FAMILIAR, [])
        question = Question(0, "its Houses", [], "some")
        refused = contradiction(game, question, (PRAHA,))
        assert refused == "One of its Houses stands in Tiletum from the beginning."
        assert not contradiction(game, question, (("town", SPOT["Tiletum"]), PRAHA))


class TestTheKingTrack:
    def test_where_your_marker_stands_after_the_king_phase_is_not_asked(self) -> None:
        game = position(FAMILIAR, [])
        you = ("you", 0)
        assert known.you_are_higher(game, you, 3) is None
        # Below 0 it goes back up.
        known.hear_your_space(game, -3)
        assert [known.you_are_higher(game, you, space) for space in (-1, 0, 3)] == [1, 0, 0]
        known.hear_your_space(game, 5)
        known.you_fall(game, 2)
        assert [known.you_are_higher(game, you, space) for space in (2, 3)] == [1, 0]
        # Where the track ends below 0 is not known.
        known.you_fall(game, 4)
        assert known.you_are_higher(game, you, 0) is None

    def test_a_joker_asks_nothing_that_the_king_phase_told(self) -> None:
        """With Worldly Riches its Joker becomes King if you are higher (TC036)."""
        game = position(12, [JOKER_DIE])
        game.tiles[5], game.first, game.me.king = EMPTY, 1, 3
        known.hear_your_space(game, -3)
        table = match(game)
        assert not any(entry.name.startswith("you are higher") for entry in table.entries)
        assert asked(table) != "you are higher"
        assert asked(match(self._untold())) == "you are higher"

    def _untold(self) -> Beside:
        game = position(12, [JOKER_DIE])
        game.tiles[5], game.me.king = EMPTY, 3
        return game

    def test_above_a_space_is_above_those_below_it(self) -> None:
        game = position(FAMILIAR, [])
        known.hear_height(game, ("you", 0), 1, 4)
        assert [known.you_are_higher(game, ("you", 0), space) for space in (3, 4, 5)] == [1, 1, None]
        known.hear_height(game, ("you", 0), 0, 4)
        assert [known.you_are_higher(game, ("you", 0), space) for space in (3, 4, 5)] == [None, 0, 0]

    def test_your_turn_moves_your_marker(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE, (GOLD, 4)])
        game.first, game.turn = 0, 0
        known.hear_your_space(game, 5)
        table = match(game)
        answer(table, "die yellow 4", "")
        assert known.you_are_higher(table.state, ("you", 0), 3) is None


def test_what_is_refused_is_asked_again_and_nothing_is_lost() -> None:
    table = match(position(NOBLESSE, [ARCHITECT_DIE, MERCHANT_DIE]))
    answer(table, "sector 3")
    before = [*table.entries]
    with pytest.raises(Refused):
        answer(table, "none")
    assert table.entries == before
    assert TABLE.name == "tiletum-table"
    assert asked(table) == "wheel tile"
