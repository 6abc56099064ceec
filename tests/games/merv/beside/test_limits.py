"""What follows from an answer for later ones: a hall that was passed over is full, and there are twelve camels."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from jinja2 import Environment
from tests.games.merv.beside.physical import TABLE
from tests.games.merv.beside.test_lasting import HALLS, Said, later

from soloist.engine.asking import About
from soloist.engine.events import Event, What
from soloist.engine.memory import asked_of
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.table import Table
from soloist.games.merv.beside import flow
from soloist.games.merv.beside.doubts import contradiction
from soloist.games.merv.beside.drawing import pictures
from soloist.games.merv.beside.known import queues
from soloist.games.merv.beside.reading import in_row
from soloist.games.merv.beside.seeing import hands, sight
from soloist.games.merv.beside.state import COURTIER, YOU
from soloist.games.merv.kinds import CARAVANSARY, CELL_WORDS
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.actions import caravansary, fulfil, palace
from soloist.games.merv.opponent.gaining import can_get
from soloist.games.merv.opponent.own import ALL


@pytest.mark.clauses("merv.priority.palace", "merv.priority.palace.ties")
def test_a_hall_that_a_whole_list_passes_over_has_no_room_from_then_on() -> None:
    game = later(asking="lists")
    game.me.scrolls = 4
    said = Said("hall 1 mosque", "hall 2 goods", "none")
    palace(game.me, 1, sight(game, said), hands(game, said))
    # Its scrolls would count most, so that their hall is full; of the others by what it scores you nothing is known.
    room = [game.memory.recall(asked_of(facts.HALL_ROOM.name, hall)) for hall in HALLS]
    assert room == [(0,), None, None, None]
    game.memory.end_turn()
    palace(game.me, 1, sight(game, said), hands(game, said))
    # Of the steps, goods and cards each would count nothing: which one was named says nothing of the others.
    game.memory.end_turn()
    palace(game.me, 1, sight(game, said), hands(game, said))
    rest = ["hall 1 mosque", "hall 2 goods", "hall 3 spices", "none"]
    assert said.asked == [
        ("hall for a courtier", ["hall 0 scrolls", *rest]),
        ("hall for a courtier", rest),
        ("hall for a courtier", rest),
    ]
    # No hall has room any more: that is not asked again.
    game.memory.end_turn()
    palace(game.me, 1, sight(game, said), hands(game, said))
    assert len(said.asked) == 3
    assert game.me.courtiers == [0, 1, 1, 0]


@pytest.mark.clauses("merv.priority.palace")
def test_of_halls_that_count_less_than_the_one_named_nothing_is_known() -> None:
    game = later(asking="lists")
    game.me.scrolls = 4
    said = Said("hall 0 scrolls")
    palace(game.me, 1, sight(game, said), hands(game, said))
    assert [game.memory.recall(asked_of(facts.HALL_ROOM.name, hall)) for hall in HALLS] == [None] * 4


class Market(Said):
    """Notes the question about the camel market and answers that there are none."""

    question: Question

    def answer(self, question: Question) -> Answer:
        self.question = question
        return super().answer(question)


@pytest.mark.clauses("merv.pieces.camels", "merv.turn-of-magistrate.market")
@pytest.mark.parametrize(
    ("has", "offered"),
    [
        (8, ["0", "1 top-left", "1 elsewhere", "2", "3", "4"]),
        (10, ["0", "1 top-left", "1 elsewhere", "2"]),
        (11, ["0", "1 top-left", "1 elsewhere"]),
        (12, ["0"]),
    ],
)
def test_no_more_camels_stand_on_the_market_than_it_leaves(has: int, offered: list[str]) -> None:
    game = later()
    game.me.camels = has
    market = Market("camels 0")
    sight(game, market).see(facts.MARKET_CAMELS, [ALL])
    assert market.asked == [("camels of the market", [f"camels {words}" for words in offered])]
    why = TABLE.why_not(game, market.question, "camels 4")
    assert why == (
        f"By what you told, the Magistrate has {has} of the 12 camels, so that at most {12 - has} can stand there."
        if has > 8
        else ""
    )


# Cards with camels, and the queue.
@pytest.mark.clauses("merv.pieces.camels", "merv.priority.caravansary")
@pytest.mark.parametrize("asking", ["lists", "steps"])
def test_no_card_has_a_camel_where_the_magistrate_has_them_all(asking: str) -> None:
    for has, camels in ((11, {0, 1}), (12, {0})):
        game = later(asking=asking)
        game.me.camels = has
        for size, points in enumerate((1, 3, 7, 12), 1):
            game.memory.keep(asked_of(facts.SET_POINTS.name, ("set", size)), (points,), "printed", ())
        game.me.spices = [1, 0, 0, 0]
        market = Market(*["none"] * 9)
        game.memory.keep(asked_of(facts.CARDS_LEFT.name, ALL), (0,), "no", ())
        caravansary(game.me, 1, sight(game, market), hands(game, market))
        assert {option[2] for option in market.question.options if option[0] == "caravan"} == camels
        why = TABLE.why_not(game, market.question, "caravan ginger camel")
        assert ("has 12 of the 12 camels, so that at most 0 can lie on a card." in why) == (has == 12)


@pytest.mark.clauses("merv.pieces.camels", "merv.priority.caravansary")
def test_a_card_gives_no_camel_that_there_is_not() -> None:
    game = later()
    game.me.camels = 11
    game.memory.keep(in_row(1), (1,), "turn", ())
    question = Question(0, "row; place 2", [("caravan", 0, 1)], about=About(facts.ROW, (), {}, (), ""))
    assert contradiction(game, question, (("caravan", 0, 1),)) == (
        "By what you told, the Magistrate has 11 of the 12 camels, so that at most 1 can lie on these cards."
    )
    assert contradiction(game, question, (("caravan", 0, 0),)) == ""
    game.me.camels = 10
    assert contradiction(game, question, (("caravan", 0, 1),)) == ""
    assert [can_get(game.me, n) for n in (0, 1, 2, 3)] == [0, 1, 2, 2]


@pytest.mark.clauses("merv.pieces.camels", "merv.queue.camels")
def test_you_lay_no_camels_in_the_queue_that_the_magistrate_has() -> None:
    game = later()
    for has, orders in ((10, 3), (11, 2), (12, 1)):
        game.me.camels = has
        assert queues(game, [1, 2, 0]) == [[1, 2, 0], [1, 0, 2], [0, 1, 2]][:orders]


# What is told in words.
@pytest.mark.clauses("merv.turn-of-magistrate.actions")
def test_the_line_of_its_turn_counts_what_its_tile_adds() -> None:
    game = later()
    for n, more, total, words in (
        (4, 1, 1, "4 actions and 1 by its tile, 1 point in all."),
        (1, 0, 2, "1 action, 2 points in all."),
    ):
        what: What = {"n": n, "card": CARAVANSARY, "total": total, "more": more}
        line = TABLE.tell(game, Event("turn of the Magistrate", "", what))
        assert line == f"The Magistrate had its turn with the card Caravansary: {words}"


@pytest.mark.clauses("merv.priority.caravansary")
def test_points_of_sets_begin_empty() -> None:
    game = later()
    market = Market("1 3 7 12")
    sight(game, market).see(facts.SET_POINTS, [("set", n) for n in range(1, 5)])
    assert [(least, most) for _, least, most in market.question.fields] == [(1, 30)] * 4


@pytest.mark.clauses("merv.priority.wall.gates", "merv.pieces.walls")
def test_as_many_places_are_named_as_there_are_gates() -> None:
    game = later()
    for n in range(20):
        game.memory.told.pop(asked_of(facts.NO_GATE_PLACE.name, ("place", n)))
    market = Market("place N3; place E3; place S3; place W3")
    sight(game, market).see(facts.NO_GATE_PLACE, [("place", 0)])
    assert (market.question.least, market.question.most) == (4, 4)


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_of_several_contracts_one_out_of_reach_counts_as_not_fulfilled() -> None:
    game = later(asking="steps")
    game.me.goods = [1, 0, 0, 0, 0, 0, 0, 0]
    game.memory.keep(asked_of(facts.DIFFERENT.name, ALL), (0,), "printed", ())
    said = Said("pile II; pile V", "0 1 0 0 9", "1 0 0 0 4", "0 0 0 0 0 0 0")
    fulfil(game.me, None, sight(game, said), hands(game, said))
    assert (game.me.points, game.me.laid[0]) == (4, 1)
    question = Question(0, "contracts; asks of II", [], "numbers", about=About(facts.CONTRACTS, (), {}, (), ""))
    assert contradiction(game, question, (("numbers", 0, 1, 0, 0, 9),)) == ""


@pytest.mark.clauses("merv.invasion.falls")
def test_one_site_alone_is_asked_by_itself_with_yes_and_no() -> None:
    for yours, together in ((["e3"], 0), (["e3", "e1"], 2)):
        game = later()
        game.owners[CELL_WORDS.index("a1")] = game.owners[CELL_WORDS.index("a2")] = COURTIER
        for word in yours:
            game.owners[CELL_WORDS.index(word)] = YOU
        game.stage, game.round = "invasion", 8
        seen = Soon()
        flow.step(game, seen)
        assert (len(seen.together), len(seen.questions)) == (together, 2)


class Soon(Table):
    """Answers that nothing fell, and notes what was asked together."""

    listens = False

    def __init__(self) -> None:
        self.together: list[Question] = []
        self.questions: list[Question] = []

    def soon(self, questions: Sequence[Question]) -> None:
        self.together = list(questions)

    def answer(self, question: Question) -> Answer:
        self.questions.append(question)
        return ()

    def fall(self, chance: Chance) -> Outcome:
        return [[0]]


def test_a_scoring_tile_that_it_has_is_drawn_with_its_site_and_number() -> None:
    game = later()
    game.me.tiles = [(CARAVANSARY, 5)]
    zones = TABLE.view(game, Question(YOU, "your score", [], "number", 0, 9)).zones
    (tile,) = next(place for zone in zones for place in zone.places if place.id == "its-tiles").pieces
    board = (Path(pictures.__file__).parent / "board.html").read_text(encoding="utf-8")
    macro = next(line for line in board.splitlines() if "macro scoring" in line).rstrip("-")
    drawn = Environment(autoescape=True).from_string(macro + "{{ scoring(p) }}").render(p=tile)
    assert '#action-caravansary"' in drawn
    assert ">5</text>" in drawn
