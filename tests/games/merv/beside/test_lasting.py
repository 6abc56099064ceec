"""What was told in a turn of the Magistrate holds through it, but for what it touches itself: it is not asked again."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.merv.beside.physical import TABLE
from tests.games.merv.beside.test_table import beside, table

from soloist.engine.asking import About
from soloist.engine.hands import Verb
from soloist.engine.memory import asked_of
from soloist.engine.questions import Answer, Chance, Outcome, Question
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.games.merv.beside.seeing import hands, sight
from soloist.games.merv.beside.state import Beside
from soloist.games.merv.kinds import ACTIONS, CELL_WORDS, SIZE, SLOT_WORDS
from soloist.games.merv.opponent import facts, verbs
from soloist.games.merv.opponent.actions import palace, wall

COLOURS = ("stack purple", "stack tan", "stack teal", "stack orange")
HALLS = [("hall", n, counts) for n, counts in enumerate(("scrolls", "mosque", "goods", "spices"))]


class Said(Table):
    """Answers one question after the other as it is told to, and notes what could be answered."""

    listens = False

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, list[str]]] = []

    def answer(self, question: Question) -> Answer:
        about = question.about
        assert isinstance(about, About)
        name, _, told = question.name.partition(" (act")
        name = (name + told.partition(")")[2]).partition(":")[0]
        self.asked.append((name, [TABLE.notation.write(one) for one in question.options]))
        answer = self.answers.pop(0)
        if question.kind in ("number", "numbers"):
            return ((question.kind, *map(int, answer.split())),)
        return tuple(TABLE.notation.read(one, question.options) for one in answer.split("; ") if one)

    def soon(self, questions: Sequence[Question]) -> None:
        pass

    def fall(self, chance: Chance) -> Outcome:
        return [[0]]


def later(**chosen: str) -> Beside:
    """A table at which everybody has had turns; what is printed was told before."""
    game = beside(table(cards="told", **chosen))
    game.round = 5
    for place in range(SIZE * 4):
        gate = int(SLOT_WORDS[place] not in ("N3", "E3", "S3", "W3"))
        game.memory.keep(asked_of(facts.NO_GATE_PLACE.name, ("place", place)), (gate,), "printed", ())
    game.memory.keep(asked_of(facts.TRACK_END.name, ("track", "influence")), (18,), "printed", ())
    game.memory.keep(asked_of(facts.TRACK_END.name, ("track", "favour")), (10,), "printed", ())
    for track in ("influence", "favour"):
        for space in range(1, 19):
            game.memory.keep(asked_of(facts.TRACK_POINTS.name, ("space", track, space)), (0,), "printed", ())
    game.memory.keep(facts.HALLS.name, HALLS, "printed", ())
    return game


def known_after(game: Beside, verb: Verb, what: Sequence[Thing], fact: Fact, *things: Thing) -> list[int | None]:
    """What is known of things that were all told to be so, when something was done."""
    game.memory.told = {line: told for line, told in game.memory.told.items() if told.keeps == "printed"}
    for x in things:
        game.memory.keep(asked_of(fact.name, x), (1,), "turn", (fact,))
    hands(game, Said()).do(verb, *what)
    return sight(game, Said()).known(fact, things, {})


def place(word: str) -> tuple[str, int]:
    return ("place", SLOT_WORDS.index(word))


def site(word: str) -> tuple[str, int]:
    return ("site", CELL_WORDS.index(word))


@pytest.mark.clauses("merv.priority.wall", "merv.priority.wall.place")
def test_the_second_segment_asks_only_for_the_stack_that_was_touched() -> None:
    game = later(asking="steps")
    free = "; ".join(f"place {word}" for word in SLOT_WORDS if word[1] != "3")
    said = Said("; ".join(COLOURS), "stack tan; stack teal", free, "stack tan", "stack teal")
    wall(game.me, 2, sight(game, said), hands(game, said))
    # Of equal colours tan comes first; teal, the other cheapest, is compared with the next tan segment alone, and every
    # place that was free is free but for the one built in.
    assert said.asked == [
        ("segment left", list(COLOURS)),
        ("least price", list(COLOURS)),
        ("free wall place", free.split("; ")),
        ("segment left", ["stack tan"]),
        ("least price", ["stack tan", "stack teal"]),
    ]
    assert [SLOT_WORDS[n] for n in range(20) if game.memory.recall(asked_of("free wall place", ("place", n))) == (0,)] \
        == ["N1", "N2"]  # fmt: skip


@pytest.mark.clauses("merv.priority.wall")
def test_of_three_colours_the_cheapest_may_be_unknown() -> None:
    game = later(asking="steps")
    free = "; ".join(f"place {word}" for word in SLOT_WORDS if word[1] != "3")
    said = Said("; ".join(COLOURS), "stack teal", free, "", "stack tan; stack orange")
    wall(game.me, 2, sight(game, said), hands(game, said))
    assert said.asked[3:] == [
        ("segment left", ["stack teal"]),
        # Teal alone was the cheapest, so that of the others nothing was told.
        ("least price", ["stack purple", "stack tan", "stack orange"]),
    ]


@pytest.mark.clauses("merv.priority.palace")
def test_the_second_courtier_asks_only_for_the_hall_that_was_entered() -> None:
    game = later(asking="steps")
    game.me.mosque = 3
    said = Said("hall 0 scrolls; hall 1 mosque; hall 2 goods", "", "hall 2 goods")
    palace(game.me, 4, sight(game, said), hands(game, said))
    assert said.asked == [
        ("room in the hall", ["hall 0 scrolls", "hall 1 mosque", "hall 2 goods", "hall 3 spices"]),
        ("room in the hall", ["hall 1 mosque"]),
        ("most your count", ["hall 0 scrolls", "hall 2 goods"]),
    ]
    assert game.me.courtiers == [0, 1, 1, 0]


TOUCHED: dict[str, tuple[Verb, tuple[Thing, ...], Fact, tuple[Thing, ...], list[int | None]]] = {
    "a courtier": (verbs.COURTIER, (HALLS[1],), facts.HALL_ROOM, tuple(HALLS), [1, None, 1, 1]),
    "a first courtier": (verbs.COURTIER, (HALLS[1],), facts.HALL_EMPTY, tuple(HALLS), [1, None, 1, 1]),
    "a post": (verbs.POST, (("city", 2),), facts.UNOCCUPIED, (("city", 0), ("city", 2)), [1, None]),
    "a good": (verbs.TAKE_GOOD, (("city", 2),), facts.GOOD_LEFT, (("city", 0), ("city", 2)), [1, None]),
    "a soldier": (verbs.SOLDIER, (site("a1"),), facts.UNPROTECTED, (site("a1"), site("b1")), [None, 1]),
    "a wall": (
        verbs.WALL, (("stack", 1), place("N1")), facts.UNPROTECTED, (site("a1"), site("b1"), site("c2")), [None, 1, 1],
    ),
    "a wall place": (
        verbs.WALL, (("stack", 1), place("N1")), facts.WALL_FREE, (place("N1"), place("N2")), [0, 1],
    ),
}  # fmt: skip
"""What is done and to what; of which things something was told to be so, and what of that is known then."""


@pytest.mark.clauses("merv.turn-of-magistrate.actions")
@pytest.mark.parametrize("what", TOUCHED)
def test_only_what_was_touched_can_be_otherwise(what: str) -> None:
    verb, of, fact, things, known = TOUCHED[what]
    assert known_after(later(), verb, of, fact, *things) == known


@pytest.mark.clauses("merv.priority.mosque.rewards")
@pytest.mark.parametrize("asking", ["lists", "steps"])
def test_of_the_highest_scoring_tiles_the_others_are_left(asking: str) -> None:
    game = later(asking=asking)
    tile = ("scoring", ACTIONS.index("mosque"), 3)
    other = ("scoring", ACTIONS.index("wall"), 3)
    line = {"lists": "scoring tile", "steps": facts.SCORING_TILES.name}[asking]
    game.memory.keep(line, (tile, other), "turn", (facts.SCORING_TILES,))
    hands(game, Said()).do(verbs.TAKE_SCORING, tile)
    assert game.memory.recall(line) == (other,)
    hands(game, Said()).do(verbs.TAKE_SCORING, other)
    # Step by step every tile was told, so that none is left; else of the lower ones nothing is known.
    assert game.memory.recall(line) == {"lists": None, "steps": ()}[asking]


def test_a_question_is_of_what_is_not_known() -> None:
    game = later()
    game.memory.keep(asked_of(facts.GOOD_LEFT.name, ("city", 3)), (0,), "turn", (facts.GOOD_LEFT,))
    said = Said("city outer-north; city outer-south")
    values = sight(game, said).see(facts.GOOD_LEFT, [("city", 1), ("city", 3), ("city", 5)])
    assert said.asked == [("good left", ["city outer-north", "city outer-south"])]
    assert list(values) == [0, 0, 0]
