"""What follows from what was told is not asked, and a second answer that denies it is refused in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE
from tests.games.merv.beside.test_table import (
    BEGUN,
    DIRECTIONS,
    GATES,
    INFLUENCE,
    WITH_GINGER,
    beside,
    given,
    options,
    refused,
    table,
    told,
)

from soloist.engine.asking import About
from soloist.engine.memory import asked_of
from soloist.engine.mending import WRONG
from soloist.engine.questions import Answer, Question
from soloist.engine.sight import Fact, Thing
from soloist.engine.table import Table
from soloist.games.merv.beside import flow, known
from soloist.games.merv.beside.mending import PARTS, Together
from soloist.games.merv.beside.seeing import sight
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU, Beside, buildings_left
from soloist.games.merv.kinds import ACTIONS, CELL_WORDS, NONE, OPEN_TO, SLOT_WORDS
from soloist.games.merv.opponent import facts
from soloist.games.merv.opponent.own import ALL


def cell(word: str) -> int:
    return CELL_WORDS.index(word)


def new(**options: str) -> Beside:
    return beside(table(cards="told", **options))


def seen(game: Beside, fact: Fact, *things: Thing) -> list[int | None]:
    return sight(game, cast(Table, None)).known(fact, things, {})


# Buildings.
@pytest.mark.clauses("merv.turn.site")
def test_where_no_building_stands_you_have_built() -> None:
    match = table(["solo mosque", "slot N1"], cards="told")
    assert options(match) == ["site a1", "site a2", "site a3", "site a4", "site a5"]
    assert refused(match, "none") == "No building stands in this line, so that you have built on one of its sites."
    # The High Courtier may build nothing by its printed rules; where it stands you may.
    given(match, "site a1", "slot N2")
    assert options(match)[-1] == "none"
    given(match, "none", "queue magistrate courtier you", "solo wall", "stack teal", GATES, "place N5", *INFLUENCE)
    given(match, "slot E2", "none", "slot E1")
    assert options(match) == ["site d1", "site c1", "site b1", "none"]


@pytest.mark.clauses("merv.turn.site")
@pytest.mark.parametrize("who", [YOU, COURTIER])
def test_who_has_no_building_left_builds_nothing(who: int) -> None:
    game = new()
    game.owners[:8] = [who] * 8
    assert buildings_left(game, who) == 1
    assert ("site", 15) in flow.built_on(game, who, 0)
    game.owners[8] = who
    assert buildings_left(game, who) == 0
    assert flow.built_on(game, who, 0) == [("none",)]
    name = "site of the courtier from N1" if who == COURTIER else "site of you from N1"
    whose = "buildings of the High Courtier" if who == COURTIER else "of your buildings"
    why = TABLE.why_not(game, Question(YOU, name, [("none",)]), "site a4")
    assert why == f"By what you told, all 9 {whose} stand in the city already."


# The queue.
@pytest.mark.clauses("merv.queue", "merv.queue.camels")
def test_only_you_come_further_to_the_front() -> None:
    game = new()
    assert known.queues(game, [YOU, MAGISTRATE, COURTIER]) == [[YOU, MAGISTRATE, COURTIER]]
    expected = [COURTIER, YOU, MAGISTRATE]
    assert known.queues(game, expected) == [expected, [YOU, COURTIER, MAGISTRATE]]
    # You have passed one space: the one on which the High Courtier stands now.
    assert [known.finds_camel(expected, [YOU, COURTIER, MAGISTRATE], who) for who in (COURTIER, MAGISTRATE)] == [1, 0]
    assert not known.finds_camel(expected, expected, COURTIER)


# Your solo cards.
@pytest.mark.clauses("merv.deck.packet", "merv.deck.order")
def test_the_palace_card_comes_second_third_or_fourth() -> None:
    match = table(cards="told")
    assert "solo palace" not in options(match)
    game = beside(match)
    left = list(range(6))
    palace = ACTIONS.index("palace")
    assert known.may_be_drawn(game, left) == [card for card in left if card != palace]
    assert known.may_be_drawn(game, left[:5]) == left[:5]
    assert known.may_be_drawn(game, left[:4]) == left[:4]
    assert known.may_be_drawn(game, left[:3]) == [palace]
    assert known.may_be_drawn(game, [0, 2]) == [0, 2]
    known.forget_order(game)
    assert known.may_be_drawn(game, left) == left


# Walls and the invasion.
def walled(game: Beside, *words: str) -> None:
    known.note_walls(game, [SLOT_WORDS.index(word) for word in words])


@pytest.mark.clauses("merv.invasion.falls", "merv.magistrate.invasion", "merv.reading.34")
def test_behind_walls_nothing_falls() -> None:
    game = new()
    assert {SLOT_WORDS[place] for place in OPEN_TO[cell("a1")]} == {"N1", "W1"}
    walled(game, "N1")
    assert known.may_fall(game, cell("a1"))
    walled(game, "N1", "W1")
    assert not known.may_fall(game, cell("a1"))
    assert known.may_fall(game, cell("a2"))
    question = Question(YOU, "fallen of you", [("site", cell("a2"))], "some", 0, 1)
    assert TABLE.why_not(game, question, "site a1") == (
        "A wall stands on every open side of a1, so that this building does not fall."
    )
    game.me.soldiers = [cell("a2")]
    assert not known.may_fall(game, cell("a2"))
    assert TABLE.why_not(game, question, "site a2") == ""
    one = Question(YOU, "fallen of you", [("site", cell("b2"))], "some", 0, 1)
    assert TABLE.why_not(game, one, "site a2") == (
        "A soldier of the Magistrate stands on a2, so that this building does not fall."
    )


@pytest.mark.clauses("merv.reading.34")
@pytest.mark.parametrize(("soldiers", "falls"), [("stay", False), ("home", True)])
def test_what_was_told_to_be_protected_does_not_fall_while_soldiers_stay(soldiers: str, falls: bool) -> None:
    game = new(soldiers=soldiers)
    game.memory.keep(asked_of(facts.UNPROTECTED.name, ("site", 3)), (0,), "no", (facts.UNPROTECTED,))
    assert known.may_fall(game, 3) == falls


@pytest.mark.clauses("merv.priority.wall.place", "merv.priority.wall.gates")
def test_a_segment_that_is_left_has_a_place() -> None:
    match = table([*BEGUN, "solo wall", "stack teal", GATES], cards="told")
    assert len(options(match)) == 16
    assert refused(match, "none") == (
        "You told before that a wall segment is left: so one of the places not for gates is free."
    )
    steps = table([*BEGUN, "solo wall"], cards="told", asking="steps")
    while not steps.asked.startswith("free wall place"):
        question = cast(Question, steps.question)
        steps.answer(GATES if "gates" in question.name else tuple(question.options[:1]))
    assert refused(steps, "") == (
        "You told before that a wall segment is left: so one of the places not for gates is free."
    )


# The caravan.
@pytest.mark.clauses("merv.priority.caravansary", "merv.priority.caravansary.out")
def test_where_cards_are_left_one_lies_in_the_row() -> None:
    match = table(["solo caravansary", "1 3 7 12"], cards="told")
    assert len(options(match)) == 8
    assert refused(match, "none") == (
        "You told before in this turn that caravan cards are left, so that one lies in the row."
    )
    given(match, "caravan pepper plain")
    assert match.asked == "slot of you"


@pytest.mark.clauses("merv.caravansary.camels")
def test_behind_an_empty_place_of_the_row_no_card_lies() -> None:
    match = table([*WITH_GINGER, "solo caravansary", "1 3 7 12"], cards="told", asking="steps")
    assert match.asked == "row; place 1"
    assert ("none",) not in cast(Question, match.question).options
    names = [f"row; place {n}" for n in range(1, 9)]
    assert [match.asked, *(question.name for question in match.along)] == names
    given(match, "caravan pepper plain", "none")
    assert refused(match, "caravan pepper plain") == (
        "You told before that no card lies at place 2: the cards close up to the front."
    )
    given(match, *["none"] * 6)
    assert beside(match).me.spices == [1, 0, 0, 1]


# Printed values.
@pytest.mark.clauses("merv.scoring.spices")
def test_larger_sets_are_not_worth_less() -> None:
    match = table(["solo caravansary"], cards="told")
    assert (
        refused(match, "5 3 2 12") == "A larger set is not worth fewer points: you told 5 for 1 different and 3 for 2."
    )
    assert (
        refused(match, "1 3 2 12") == "A larger set is not worth fewer points: you told 3 for 2 different and 2 for 3."
    )
    given(match, "1 3 3 12")


@pytest.mark.clauses("merv.priority.favour", "merv.tracks.influence")
@pytest.mark.parametrize("track", ["favour", "influence"])
def test_a_track_does_not_end_before_its_disc(track: str) -> None:
    game = new()
    game.me.favour, game.me.influence = 5, 6
    at = {"favour": 5, "influence": 6}[track]
    about = About(facts.TRACK_END, (("track", track),))

    def said(end: int) -> str:
        question = Question(YOU, "end of the track " + track, [], "number", 1, 25, about=about)
        return TABLE.contradiction(game, question, (("number", end),))  # type: ignore[attr-defined,no-any-return]

    assert said(at - 1) == f"Its disc stands on {at} already, by what you told; {at - 1} cannot be the end."
    assert said(at) == ""


@pytest.mark.clauses("merv.priority.mosque")
def test_the_way_through_the_mosque_does_not_end_before_its_disc() -> None:
    game = new()
    game.me.mosque = 10
    question = Question(YOU, "steps", [], "number", 1, 99, about=About(facts.MOSQUE_END, (ALL,)))
    said = [TABLE.contradiction(game, question, (("number", n),)) for n in (9, 10)]  # type: ignore[attr-defined]
    assert said == ["Its disc stands on 10 already, by what you told; 9 cannot be the end.", ""]


# What cannot matter yet, or is known.
@pytest.mark.clauses("merv.priority.marketplace", "merv.priority.marketplace.goods")
def test_in_the_very_first_turn_nobody_has_touched_anything() -> None:
    match = table(["solo marketplace", DIRECTIONS], cards="told")
    # Which city is free, whether it has goods and how many posts there are is known.
    assert told(match)[-1] == "Put its post into the inner city in the west."
    match.answer("reward points 0")
    assert told(match)[-1] == "Give it a good of the inner city in the west."
    assert match.asked.startswith("contract to fulfil")


def test_what_nobody_but_it_has_touched_is_known() -> None:
    game = new()
    hall, tile, city = ("hall", 0, "goods"), ("breakthrough", 2, "mosque"), ("city", 3)
    yes = (
        (facts.HALL_ROOM, hall), (facts.HALL_EMPTY, hall), (facts.TILE_LEFT, tile), (facts.UNOCCUPIED, city),
        (facts.GOOD_LEFT, city), (facts.PATH_CAMEL, ("path", 2)), (facts.WALL_FREE, ("place", 3)),
        (facts.SEGMENT_LEFT, ("stack", 1)), (facts.UNPROTECTED, ("site", 3)), (facts.CARDS_LEFT, ALL),
    )  # fmt: skip
    assert [seen(game, fact, thing) for fact, thing in yes] == [[1]] * len(yes)
    assert seen(game, facts.YOUR_COUNT, hall) == [0]
    assert seen(game, facts.POSTS, ALL) == [6]
    assert known.least_tiles(game) == 4
    game.masters[YOU] = 0
    later = [fact for fact, thing in yes if seen(game, fact, thing) == [None]]
    assert later == [fact for fact, _ in yes if fact not in (facts.GOOD_LEFT, facts.CARDS_LEFT)]
    assert seen(game, facts.YOUR_COUNT, hall) == [None]
    assert known.least_tiles(game) == 3
    game.round = 4
    assert seen(game, facts.GOOD_LEFT, city) == seen(game, facts.CARDS_LEFT, ALL) == [None]
    # What it has itself is known for good.
    game.me.posts, game.me.courtiers, game.me.soldiers = [3], [1, 0, 0, 0], [3]
    assert seen(game, facts.UNOCCUPIED, city) == seen(game, facts.HALL_EMPTY, hall) == [0]
    assert seen(game, facts.UNPROTECTED, ("site", 3)) == [0]


@pytest.mark.clauses("merv.priority.marketplace.goods")
@pytest.mark.parametrize(("round", "goods", "known_left"), [(2, 0, 1), (3, 1, 1), (3, 2, None), (4, 0, None)])
def test_of_six_goods_you_can_have_taken_two_in_each_turn(round: int, goods: int, known_left: int | None) -> None:
    game = new()
    game.round, game.me.goods[3] = round, goods
    assert seen(game, facts.GOOD_LEFT, ("city", 3)) == [known_left]


@pytest.mark.clauses("merv.priority.marketplace.contracts")
def test_kinds_of_goods_matter_only_with_two_of_one_kind() -> None:
    game = new()
    game.me.goods = [1, 1, 0, 0, 0, 0, 0, 3]
    game.me.laid = [0, 0, 0, 0, 0, 0, 0, 2]
    assert seen(game, facts.DIFFERENT, ALL) == [1]
    game.me.laid[7] = 1
    assert seen(game, facts.DIFFERENT, ALL) == [None]


@pytest.mark.clauses("merv.priority.mosque", "merv.priority.mosque.rewards")
def test_the_way_through_the_mosque_has_nine_steps_at_least() -> None:
    game = new()
    for step, end in ((0, 9), (8, 9), (9, None)):
        game.me.mosque = step
        assert seen(game, facts.MOSQUE_END, ALL) == [end]
    game.me.mosque = 3
    game.memory.keep(asked_of(facts.MOSQUE_END.name, ALL), (12,), "printed", (facts.MOSQUE_END,))
    assert seen(game, facts.MOSQUE_END, ALL) == [12]


@pytest.mark.clauses("merv.turn-of-magistrate.market")
@pytest.mark.parametrize(
    ("camels", "options"),
    [(0, ["0", "1", "2", "3", "4"]), (2, ["0", "1 top-left", "1 elsewhere", "2", "3", "4"])],
)
def test_where_one_camel_stands_is_asked_only_if_it_does_not_take_it(camels: int, options: list[str]) -> None:
    """It takes all camels if it has none."""
    game = new()
    game.me.camels = camels
    with pytest.raises(_Stop) as stop:
        sight(game, _Asked()).see(facts.MARKET_CAMELS, [ALL])
    asked = [TABLE.notation.write(option) for option in stop.value.question.options]
    assert asked == [f"camels {words}" for words in options]


class _Stop(Exception):
    def __init__(self, question: Question) -> None:
        self.question = question


class _Asked(Table):
    def answer(self, question: Question) -> Answer:
        raise _Stop(question)

    def soon(self, questions: Sequence[Question]) -> None:
        pass

    def fall(self, chance: object) -> list[list[int]]:
        raise AssertionError(chance)


# Questions without a "no" in them.
def words_of(fact: Fact, *things: Thing, **chosen: str) -> tuple[str, str]:
    """How a fact is asked about these things, and the end of the question's name."""
    match = table(["solo mosque"], cards="told", **chosen)
    game = beside(match)
    game.round = 5
    with pytest.raises(_Stop) as stop:
        sight(game, _Asked()).see(fact, things)
    question = stop.value.question
    return TABLE.view(game, question).ask, question.name.rpartition("; ")[2]


def test_nothing_is_asked_with_a_no_in_it() -> None:
    one, two = ("city", 2), ("city", 3)
    assert words_of(facts.GOOD_LEFT, one) == ("Have the goods of the inner city in the east run out?", "gone")
    assert words_of(facts.GOOD_LEFT, one, two) == ("In which of these cities have the goods run out?", "gone")
    assert words_of(facts.UNOCCUPIED, one) == ("Is there a post in the inner city in the east already?", "there")
    assert words_of(facts.UNOCCUPIED, one, two) == ("In which of these cities is there a post already?", "there")
    halls = [("hall", 2, "goods"), ("hall", 3, "spices")]
    assert words_of(facts.HALL_EMPTY, halls[0]) == ("Is there a courtier in the hall of goods already?", "there")
    assert words_of(facts.HALL_EMPTY, *halls) == ("In which of these halls is there a courtier already?", "there")


@pytest.mark.clauses("merv.priority.marketplace.goods")
@pytest.mark.parametrize(("answer", "left"), [((("city", 2),), 0), ((), 1)])
def test_yes_means_that_goods_have_run_out(answer: Answer, left: int) -> None:
    game = new()
    game.round = 5

    class Said(_Asked):
        def answer(self, question: Question) -> Answer:
            return answer

    assert sight(game, Said()).see(facts.GOOD_LEFT, [("city", 2)]) == [left]
    assert sight(game, Said()).see(facts.UNOCCUPIED, [("city", 2)]) == [left]


# Corrections.
def refusal(game: Beside, part: str, answer: Answer, wrong: Sequence[str] = (), **before: Answer) -> str:
    """Why a part cannot be so, where others are wrong too and some of them were told before."""
    by_name = {one.name: one for one in PARTS}
    about = Together({WRONG: tuple(("wrong", name) for name in (part, *wrong, *before))})
    about.answers.update({by_name[name].ask(game).name: said for name, said in before.items()})
    question = replace(by_name[part].ask(game), about=about)
    assert question.why_refused(answer) is None
    return TABLE.contradiction(game, question, answer)  # type: ignore[attr-defined,no-any-return]


def sites(*words: str) -> Answer:
    return tuple(("site", cell(word)) for word in words)


def numbers(*n: int) -> Answer:
    return (("numbers", *n),)


def built(game: Beside) -> Beside:
    for who, words in ((MAGISTRATE, "a1 b1"), (YOU, "c1 d1"), (COURTIER, "a5 b5")):
        for word in words.split():
            game.owners[cell(word)] = who
    game.me.buildings = [cell("a1"), cell("b1")]
    return game


def test_servants_are_courtiers_or_soldiers() -> None:
    game = built(new())
    game.me.soldiers = [cell("a1"), cell("b1")]
    game.me.courtiers = [4, 0, 0, 0]
    assert refusal(game, "courtiers", numbers(6, 0, 0, 0)) == ""
    sentence = "It has 8 servants, not 7 courtiers and 2 soldiers."
    assert refusal(game, "courtiers", numbers(6, 1, 0, 0)) == sentence
    # Where the soldiers are still to be told they are counted then.
    assert refusal(game, "courtiers", numbers(6, 1, 0, 0), ["soldiers"]) == ""
    told_before = numbers(7, 0, 0, 0)
    assert refusal(game, "soldiers", sites("a1"), courtiers=told_before) == ""
    assert refusal(game, "soldiers", sites("a1", "b1"), courtiers=told_before) == sentence


def test_a_soldier_stands_on_a_building_that_it_can_protect() -> None:
    game = built(new())
    assert refusal(game, "soldiers", sites("a1", "a5")) == ""
    for word in ("c1", "e5"):
        assert refusal(game, "soldiers", sites(word)) == (
            f"On {word} stands no building of the Magistrate or the High Courtier that its soldier could protect."
        )
    assert refusal(game, "soldiers", sites("e5"), buildings=sites("e5")) == ""
    game.me.soldiers = [cell("a1")]
    assert refusal(game, "buildings", sites("b1")) == "A soldier of the Magistrate protects the building on a1."
    assert refusal(game, "buildings", sites("b1"), ["soldiers"]) == ""


def test_a_site_has_one_building_and_nobody_has_more_than_nine() -> None:
    game = built(new())
    assert refusal(game, "buildings", sites("a1", "c1")) == (
        "On c1 there can be one building: that of this player or that of you."
    )
    assert refusal(game, "buildings", sites("a1", "c1"), ["yours"]) == ""
    assert refusal(game, "yours", sites("c1", "d1"), buildings=sites("a1", "c1")) == (
        "On c1 there can be one building: that of this player or that of the Magistrate."
    )
    buildings = next(part for part in PARTS if part.name == "buildings").ask(game)
    assert buildings.why_refused(sites("a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "e1", "e2")) == (
        "From 0 to 9 have to be named."
    )


def test_an_outer_post_needs_the_inner_one_and_there_are_six() -> None:
    game = new()
    assert refusal(game, "posts", (("city", 0), ("city", 1))) == ""
    assert refusal(game, "posts", (("city", 1),)) == (
        "Its post in the outer city in the north needs one in the inner city in the north."
    )
    posts = next(part for part in PARTS if part.name == "posts").ask(game)
    assert posts.why_refused(tuple(("city", n) for n in range(7))) == "From 0 to 6 have to be named."


def test_no_more_lies_on_contracts_than_it_has() -> None:
    game = new()
    assert refusal(game, "counts", numbers(0, 0, 0, 0, 0, 2, 2)) == ""
    assert refusal(game, "counts", numbers(0, 0, 0, 0, 0, 2, 3)) == "It has 2 scrolls, so 3 cannot lie on contracts."
    laid = numbers(1, 0, 0, 0, 0, 0, 0, 0)
    sentence = "Of the inner city in the north it has 0 goods, so 1 cannot lie on contracts."
    assert refusal(game, "laid", laid) == sentence
    assert refusal(game, "laid", laid, goods=laid) == ""
    game.me.goods[0] = game.me.laid[0] = 1
    assert refusal(game, "goods", numbers(*[0] * 8)) == sentence
    assert refusal(game, "goods", numbers(*[0] * 8), ["laid"]) == ""


def test_cards_tiles_and_scrolls_agree() -> None:
    game = new()
    assert refusal(game, "cards", numbers(24, 0, 0, 0)) == ""
    assert refusal(game, "cards", numbers(24, 1, 0, 0)) == "There are 24 caravan cards, not 25."
    mosque, two = (("extra", ACTIONS.index("mosque")),), numbers(0, 0, 0, 0, 0, 2, 0)
    assert refusal(game, "extra", mosque) == "It takes a tile of level 2 with its second scroll; it has 0."
    assert refusal(game, "extra", mosque, counts=two) == ""
    game.me.extra, game.me.scrolls = ACTIONS.index("mosque"), 2
    assert refusal(game, "counts", numbers(*[0] * 7)) == (
        "It has a breakthrough tile of level 2, so it has 2 scrolls at least."
    )
    assert refusal(game, "counts", numbers(*[0] * 7), ["extra"]) == ""
    assert refusal(game, "extra", (("extra", NONE),)) == ""


@pytest.mark.clauses("merv.priority.caravansary.out")
def test_a_solo_card_is_in_one_place_and_three_of_them_leave_the_game() -> None:
    game = new()
    library, wall = ("solo", ACTIONS.index("library")), ("solo", ACTIONS.index("wall"))
    assert refusal(game, "discards", (library, wall)) == ""
    both = "The solo card Library is discarded or out of the game, not both."
    assert refusal(game, "removed", (library,), discards=(library, wall)) == both
    game.me.removed[ACTIONS.index("library")] = 1
    assert refusal(game, "discards", (library,)) == both
    removed = next(part for part in PARTS if part.name == "removed").ask(game)
    assert [ACTIONS[int(option[1])] for option in removed.options] == ["caravansary", "library", "mosque"]


def test_cards_that_are_nowhere_else_are_in_the_deck() -> None:
    match = table(["solo wall", "stack teal", GATES, *INFLUENCE], cards="told")
    given(match, "correct", "wrong discards; wrong removed", "solo library; solo palace", "solo mosque")
    me = beside(match).me
    assert (me.discards, me.removed) == ([0, 1, 1, 0, 0, 0], [0, 0, 0, 0, 1, 0])
    assert me.deck == [[1, 0, 0, 1, 0, 0]]
    given(match, "correct", "wrong removed", "")
    assert me is not beside(match).me or me.deck
    assert beside(match).me.deck == [[1, 0, 0, 1, 1, 0]]


@pytest.mark.clauses("merv.queue")
def test_who_has_a_slot_stood_in_front() -> None:
    match = table(["solo mosque", "correct", "wrong queue"], cards="told")
    assert refused(match, "queue you magistrate courtier") == (
        "Who has a slot already in this round stood in front: the Magistrate."
    )
    given(match, "queue magistrate courtier you")
    assert match.asked == "slot of the courtier"
