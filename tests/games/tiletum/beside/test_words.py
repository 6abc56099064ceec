"""What a person reads at the table is what is so: one answer for a tile, who gets what, what it paid, what is drawn."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.tiletum.beside.tables import (
    ARCHITECT_DIE,
    BUSINESS,
    CHARACTER_DIE,
    CONTRACT_DIE,
    FAMILIAR,
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

from soloist.engine.asking import About
from soloist.engine.catalogue import settled
from soloist.engine.errors import Refused
from soloist.engine.match import Match, Setup
from soloist.engine.mending import MENDED
from soloist.engine.questions import Question
from soloist.engine.trace import Trace
from soloist.engine.view import View
from soloist.games.tiletum.beside import known
from soloist.games.tiletum.beside.facts import KING_POINTS, LOWEST_SPACE
from soloist.games.tiletum.beside.state import EMPTY, Beside
from soloist.games.tiletum.components import box
from soloist.games.tiletum.drawing.faces import decree_options
from soloist.games.tiletum.kinds import GOLD, INCOME, READY, SPECIAL_FRIENDS, STONE, VISITORS
from soloist.games.tiletum.opponent import facts
from soloist.games.tiletum.opponent.bonus import HELD, goes_to, resolve
from soloist.games.tiletum.opponent.tasks import cathedrals
from soloist.storage.memory import MemoryStore
from soloist.web.handle import handle
from soloist.web.http import Request

KOELN, PRAHA, LYON = ("town", SPOT["Koeln"]), ("town", SPOT["Praha"]), 6


def view(table: Match[Beside]) -> View:
    return TABLE.view(table.state, cast(Question, table.question))


def said(table: Match[Beside]) -> list[str]:
    return [TABLE.tell(table.state, line.event) for line in table.told()]


class TestActionHelpers:
    """Ecclesiastical Income: its points are the AP of the helper (TC095)."""

    @pytest.mark.clauses("tiletum.challenge.ecclesiastical-income")
    def test_an_action_helper_has_one_answer(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.me.challenges = [INCOME]
        table = match(game)
        assert asked(table) == "wheel tile"
        labels = [choice.label for choice in view(table).choices if "Action helper" in choice.label]
        assert labels == ["Action helper with 5 AP or more", *(f"Action helper with {n} AP" for n in (4, 3, 2, 1))]
        # In the order of its list, a Contract last (TC081, TC082).
        assert [choice.label for choice in view(table).choices][-2:] == ["Contract", "None"]
        answer(table, "row action")
        assert asked(table) == "wheel tile; ap"
        assert view(table).ask == "How many AP does the helper show?"
        before = table.state.memory.recall("offer AP")
        with pytest.raises(Exception, match="from 5 to 9"):
            answer(table, "4")
        answer(table, "6")
        assert table.state.me.points == game.me.points + 6
        assert table.state.memory.recall("offer AP") == before

    def test_the_king_track_asks_for_the_ap_of_the_helper_too(self) -> None:
        game = position(FAMILIAR, [])
        game.stage, game.turn, game.me.challenges = "king", 6, [INCOME]
        table = match(game)
        answer(table, "-3", "row action")
        assert view(table).ask == "How many AP does the helper show?"

    def test_a_tile_alone_is_not_the_best_of_several(self) -> None:
        game = position(FAMILIAR, [])
        assert TABLE.thing(game, ("row", 3)) == "the Action helper"
        assert TABLE.thing(game, ("helper", "plus", 3)) == "the Action helper with 3 AP"


class TestWhatItPays:
    @pytest.mark.clauses("tiletum.cardinal.task.cathedral")
    def test_gold_for_a_missing_stone(self) -> None:
        """Lyon costs 2 Stone and has 3 and 4 points: with 1 Stone it pays 1 Stone and 2 Gold (TC039)."""
        game = position(FAMILIAR, [])
        game.first, game.dice = 1, [0] * 30
        me = game.me
        me.pillars, me.res[STONE], me.res[GOLD] = [LYON], 1, 3
        table = match(game)
        assert asked(table) == "top tile"
        assert view(table).ask == "How many points has the top Cathedral tile of Lyon?"
        answer(table, "4")
        assert "It pays 1 Stone and 2 Gold for Lyon and scores 7." in said(table)
        assert (table.state.me.res[STONE], table.state.me.res[GOLD]) == (0, 1)
        assert table.state.me.points == me.points + 7

    def test_what_is_paid_in_full_or_in_gold_alone(self) -> None:
        from tests.games.tiletum.opponent.boards import At, start

        for stone, gold, words in ((2, 0, ("paid", STONE, 2)), (0, 4, ("paid", GOLD, 4))):
            game = start(pillars=[0], res=[stone, 0, 0, 0, gold])
            at = At(game)
            cathedrals(at.me, at.sight, at.hands, at.why)
            (paid,) = [step.values["paid"] for step in at.why.items if "paid" in getattr(step, "values", {})]
            assert paid == words


def test_a_contract_goes_to_its_contract_spaces() -> None:
    """They have spaces of their own (TC007)."""
    game = position(FAMILIAR, [])
    game.me.challenges = [SPECIAL_FRIENDS]
    assert goes_to(game.me, ("contract", 0, 1, 0, 5)) == HELD
    assert TABLE.thing(game, HELD) == "to its Contract spaces"
    why = Trace()
    resolve(game.me, ("contract", 0, 1, 0, 5), None, None, why)  # type: ignore[arg-type]
    assert game.me.contracts == [(0, 1, 0, 5)]


class TestSetUp:
    def _up_to_construction(self, options: dict[str, str]) -> Match[Beside]:
        table = cast("Match[Beside]", Match(TABLE, Setup("tiletum-table", settled(TABLE, options), "1")))
        answer(table, "fair houses", "fair pillars", "fair contracts", "fair crests")
        answer(table, "town Paris", "town Lyon", "town Genova", "0 0 0 0", "cathedral Koeln", "town Venezia")
        answer(table, "action king; action merchant; action architect; action character; action contract; action joker")
        return table

    def test_what_was_told_stands_there_at_once(self) -> None:
        table = self._up_to_construction({"difficulty": "own", "challenge-favor": "yes"})
        assert table.state.me.king == 5
        assert cast(Question, table.question).name == "construction"
        places = view(table).places()
        assert places["its-architect"].pieces[0].name == "Köln"
        assert places["construction-0"].pieces[0].name == "not told yet"
        assert places["construction-1"].pieces[0].name == "not available"

    @pytest.mark.clauses("tiletum.map.unavailable")
    def test_a_construction_tile_shows_a_stone_and_some_show_points(self) -> None:
        table = self._up_to_construction({})
        with pytest.raises(Refused, match="Paris: Stone: a number from 1 to 9 is asked for"):
            answer(table, "2 1 0 3 3 3 3 3 3 3 3 3 3 3 3 3")
        with pytest.raises(Refused, match="No points at all were told"):
            answer(table, "2 0 1 0 3 0 3 0 3 0 3 0 3 0 3 0")
        answer(table, "2 1 1 0 3 3 3 3 3 3 3 3 3 3 3 3")
        assert table.state.stone[:3] == [2, 0, 1]

    def test_a_tile_that_was_told_is_not_offered_again(self) -> None:
        """Of each Fair tile and each Town tile there is one (TC018)."""
        table = cast("Match[Beside]", Match(TABLE, Setup("tiletum-table", settled(TABLE, {}), "1")))
        answer(table, "fair houses")
        assert ("fair", 0) not in cast(Question, table.question).options
        with pytest.raises(Refused, match="the tile of round 1 counts this"):
            answer(table, "fair houses")
        answer(table, "fair pillars", "fair contracts", "fair crests", "town Paris")
        assert ("town", SPOT["Paris"]) not in cast(Question, table.question).options
        with pytest.raises(Refused, match="Fair 2 is in Paris"):
            answer(table, "town Paris")
        answer(table, "town Lyon", "town Genova", "0 0 0 0", "cathedral Koeln")
        asked = cast(Question, table.question)
        assert asked.name == "merchant"
        taken = {SPOT[name] for name in ("Tiletum", "Paris", "Lyon", "Genova")}
        assert {option[1] for option in asked.options} == set(box().towns) - taken


class TestThePanel:
    def test_markers_by_the_challenge_and_where_they_lie(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        me = game.me
        me.challenges, me.rooms[0], me.placed[0] = [READY], [1, 1], 3
        seen = TABLE.view(game, None)
        names = [seen.places()[f"marker-{n}"].pieces[0].name for n in range(1, 6)]
        assert names == ["+3 AP, on Merchant", *(f"+{n} AP, not complete" for n in (2, 2, 1, 1))]
        assert seen.drawing["markers"] == [(3, "merchant"), (2, ""), (2, ""), (1, ""), (1, "")]

    def test_a_contract_that_it_holds_stands_there_in_words(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.first, game.me.contracts = 1 - game.first, [(0, 3, 0, 4)]
        store = MemoryStore()
        number = store.create(match(game))
        page = handle(Request("GET", f"/game/{number}", {}, {}, {}, frozenset()), store).body
        assert b"</svg><span>Contract 3 Iron for 4 points</span>" in page.replace(b"\xc2\xa0", b" ")

    def test_its_cathedral_tiles_and_what_is_built(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.me.pillars = game.me.built = [LYON]
        places = TABLE.view(game, None).places()
        assert [piece.name for piece in places["its-cathedrals"].pieces] == ["Lyon"]
        assert places[f"construction-{LYON}"].pieces[0].name == "2 Stone, 3 points; the Cardinalbot has built there"
        assert places["construction-1"].pieces[0].name == "2 Stone, 3 points"

    def test_a_decree_shows_all_its_options(self) -> None:
        communities = next(one for one in box().decrees if one.name == "Religious Communities")
        shown = [[symbol for symbol, _ in option] for option in decree_options(communities)]
        assert shown == [["stone"], ["wool", "iron", "gold"], ["action-architect"], ["action-contract"]]


class TestTheEndOfARound:
    def king(self, its: int, yours: int, round_: int = 1) -> list[str]:
        game = position(FAMILIAR, [])
        game.stage, game.turn, game.me.king, game.round = "king", 6, its, round_
        game.me.row = [FAMILIAR, 11, 12]
        table = match(game)
        answer(table, str(yours), *(["crest rose"] if its >= yours and round_ < 4 else []), "0")
        return said(table)

    @pytest.mark.clauses("tiletum.cardinal.king.highest")
    def test_the_cardinalbot_is_highest(self) -> None:
        told = self.king(3, 3)
        order, take = told[:2]
        assert order == (
            "King phase: its marker is on 3, yours on 3. The Cardinalbot is highest: the tile of the King track is its "
            "reward, if one lies there. Score your space, too."
        )
        assert take.startswith("Take Crest Rose from the King track")
        assert any(text.endswith("stands on 3 of the King track. It is first in the next round.") for text in told)

    def test_you_are_highest(self) -> None:
        told = self.king(-1, 2)
        assert "You are highest: the tile of the King track is yours, or 4 points if none lies there." in told[0]
        assert any(text.endswith("You are first in the next round.") for text in told)
        # Your first House stands there from the beginning (TB061).
        assert any(text.endswith("in all. Score it too: you have a House in Tiletum.") for text in told)

    def test_below_zero_you_go_back_up_and_the_last_round_gives_points(self) -> None:
        assert any("Your marker goes back up to 0." in text for text in self.king(3, -2))
        told = self.king(3, -2, 4)
        assert "The Cardinalbot is highest and scores 4 points." in told[0]
        assert not any("next round" in text for text in told)
        assert "You are highest: score 4 points." in self.king(1, 2, 4)[0]


class TestItsTurn:
    def test_what_is_drawn_is_said_before_it_is_done(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        game.tiles[2] = ("crest", 0)
        table = match(game)
        answer(table, "row contract", "1", "cathedral Paris; cathedral Lyon")
        told = said(table)
        (drawn,) = [n for n, text in enumerate(told) if "are equal" in text]
        one = table.state.me.architect
        assert told[drawn] == f"Paris and Lyon are equal: {game.kit.box.spot_names[one]} is drawn."
        assert told[drawn + 1].startswith("Move its Architect")

    def test_after_its_contract_action_the_offer_is_filled_up(self) -> None:
        game = position(BUSINESS, [CONTRACT_DIE])
        game.tiles[4] = EMPTY
        table = match(game)
        assert view(table).ask == "What lies in the Contract offer for 2 AP or less, from left to right?"
        answer(table, "0 0 0 0 0  2 0 0 0 0  0 1 0 0 2  0 1 1 0 3")
        words = "Slide what is left in the Contract offer to the cheap end and fill it up."
        assert said(table).count(words) == 1
        assert not any(words == text for text in said(match(position(FAMILIAR, []))))

    def test_what_is_new_in_the_offer_is_asked_where_something_was_told(self) -> None:
        game = position(BUSINESS, [CONTRACT_DIE])
        game.tiles[4], game.offer_read = EMPTY, True
        game.offer = [(), (), (), (), ("contract", 0, 9, 0, 9)]
        assert view(match(game)).ask == "What is new in the Contract offer for 2 AP or less, from left to right?"

    def test_a_new_character_has_no_place(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.tiles[3], game.me.challenges, game.characters_read = EMPTY, [VISITORS], True
        game.characters = [("character", kind, "gold", 1) for kind in range(4)]
        assert [group.name for group in view(match(game)).layout.groups] == ["New Character"]

    def test_where_nothing_was_told_of_the_characters_all_are_asked(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.tiles[3], game.me.challenges = EMPTY, [VISITORS]
        table = match(game)
        assert view(table).ask == "What lies in the Character offer, and what are the rewards?"
        game.characters = [("character", kind, "gold", 1) for kind in range(3)]
        game.characters_read = True
        assert view(match(game)).ask == "Which Characters are new in the offer, and what are their rewards?"

    def test_points_of_the_construction_tiles_stand_in_the_list(self) -> None:
        game = position(NOBLESSE, [ARCHITECT_DIE])
        game.tiles[2], game.points = ("crest", 0), list(range(1, 10))
        table = match(game)
        answer(table, "row contract", "1")
        assert "Construction tile (Köln 2, Paris 3, Praha 4, " in view(table).rungs[1]

    def test_a_die_says_its_action_at_your_turn(self) -> None:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.first = 0
        assert view(match(game)).choices[0].label == "Dark grey 4 (Character)"


class TestItsContracts:
    def wrong(self) -> Match[Beside]:
        game = position(FAMILIAR, [CHARACTER_DIE])
        game.first, game.me.contracts = 1 - game.first, [(0, 3, 0, 4), (0, 0, 8, 9)]
        table = match(game)
        answer(table, "correct")
        return table

    def test_each_is_named_once_with_its_numbers(self) -> None:
        labels = [choice.label for choice in view(self.wrong()).choices]
        words = "Contract 1: Iron 3, points 4; Contract 2: Wool 8, points 9"
        assert f"Contracts that it holds: {words}" in labels
        table = self.wrong()
        table.state.me.contracts = []
        assert "Contracts that it holds: none" in [choice.label for choice in view(table).choices]

    def test_a_corrected_number_says_of_which_contract(self) -> None:
        table = self.wrong()
        answer(table, "wrong contracts")
        assert isinstance(table.question, Question)
        numbers = [0, 3, 5, 4, 0, 0, 8, 9]
        numbers += [0] * (len(table.question.fields) - len(numbers))
        answer(table, " ".join(map(str, numbers)))
        (line,) = [line for line in table.log if line.event.name == MENDED]
        assert TABLE.tell(table.state, line.event) == "Corrected: Contract 1: Wool 5, not 0."


class TestNumbers:
    def likely(self, game: Beside, question: Question) -> tuple[int, ...]:
        return TABLE.view(game, question).layout.likely

    def number(self, fact: object, x: tuple[str, int], **at: object) -> Question:
        return Question(0, "number", [], "number", 0, 99, about=About(fact, (x,), at))  # type: ignore[arg-type]

    def test_steps_that_can_be(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        question = self.number(facts.DISTANCE, PRAHA, start=KOELN)
        assert self.likely(game, question) == tuple(range(1, 13))
        known.hear_within(game, PRAHA, 1, KOELN, 4)
        assert self.likely(game, question) == (1, 2, 3, 4)
        known.hear_within(game, PRAHA, 0, KOELN, 2)
        assert self.likely(game, question) == (3, 4)

    def test_points_of_the_king_track_and_of_a_house_space(self) -> None:
        game = position(MERCHANTS, [MERCHANT_DIE])
        assert self.likely(game, self.number(KING_POINTS, ("space", 3))) == tuple(range(16))
        assert self.likely(game, self.number(KING_POINTS, ("space", -1))) == tuple(range(-10, 1))
        assert self.likely(game, self.number(facts.SPACE_POINTS, PRAHA))[0] == 0
        known.hear_spaces(game, PRAHA, 1, 1)
        assert self.likely(game, self.number(facts.SPACE_POINTS, PRAHA))[0] == 1

    def test_the_king_track_ends_where_that_was_told(self) -> None:
        game = position(FAMILIAR, [])
        game.stage, game.turn = "king", 6
        question = cast(Question, match(game).question)
        assert (question.least, question.most) == (-20, 15)
        assert self.likely(game, question) == tuple(range(-7, 16))
        game.memory.keep(f"{LOWEST_SPACE.name}: king track 0", (5,), "printed", (LOWEST_SPACE,))
        question = cast(Question, match(game).question)
        assert (question.least, question.most) == (-5, 15)


def test_a_town_that_was_told_to_be_full_in_an_earlier_game() -> None:
    game = position(FAMILIAR, [CHARACTER_DIE])
    question = Question(0, "your Houses", [("town", SPOT["Lyon"])], "some", 0, 1)
    known.hear_spaces(game, PRAHA, 0, 0)
    told = "You told before that no House space is free in Praha: one of the two is wrong."
    assert TABLE.why_not(game, question, "town Praha") == told
    game.me.houses.append(KOELN[1])
    known.hear_spaces(game, KOELN, 0, 0)
    its = "No House space is free in Köln: the Cardinalbot's House stands there."
    assert TABLE.why_not(game, question, "town Koeln") == its
