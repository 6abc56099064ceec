"""What a person is asked at the table, what it leads to, and what cannot be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import pytest
from tests.games.merv.beside.physical import TABLE, Pair

from soloist.engine.catalogue import settled, tables
from soloist.engine.errors import Refused
from soloist.engine.hands import instructions
from soloist.engine.match import Match, Setup
from soloist.engine.memory import Memory
from soloist.engine.questions import Answer, Question
from soloist.engine.states import to_data
from soloist.engine.table import Table
from soloist.games.merv.beside import known
from soloist.games.merv.beside.seeing import sight
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU, Beside
from soloist.games.merv.kinds import ACTIONS, CARAVANSARY, CELL_WORDS, NONE, SLOT_WORDS
from soloist.games.merv.opponent import facts

SITES = {
    "caravansary": "a1 d2 d4 e3",
    "palace": "b1 b2 e4 a5",
    "library": "c1 c2 a4 b5",
    "marketplace": "d1 e2 b4 c5",
    "mosque": "e1 a3 c4 d5",
    "wall": "a2 b3 d3 e5",
}
"""A city."""
INFLUENCE = ("number 18", "space 1", "2")
"""The last space of the influence track, its spaces with points, and what is printed on these."""
GATES = "place N3; place E3; place S3; place W3"
DIRECTIONS = "direction west; direction north; direction east; direction south"
HALLS = "hall scrolls; hall mosque; hall goods; hall spices"


BEGUN = ("solo mosque", "slot N1", "site a1", "slot N2", "none", "queue magistrate courtier you")
WITH_GINGER = ("solo mosque", "correct", "wrong cards", "1 0 0 0", *BEGUN[1:])
"""A first round: the Magistrate has e1, a camel and a step in the mosque, you have a1; the other gives it ginger."""


def table(answers: Sequence[str] = (), *, seed: str = "1", base: object = None, **options: str) -> Match[object]:
    """A table game behind its set-up, with some answers given."""
    match = Match(TABLE, Setup("merv-table", settled(TABLE, options), seed, base))
    for action in ACTIONS[:5]:
        match.answer("; ".join(f"site {word}" for word in SITES[action].split()))
    for answer in answers:
        match.answer(answer)
    return match


def asked(match: Match[object]) -> str:
    """What is asked, in words."""
    return TABLE.view(match.state, match.question).ask


def rungs(match: Match[object]) -> list[str]:
    """What it is answered by."""
    return TABLE.view(match.state, match.question).rungs


def options(match: Match[object]) -> list[str]:
    """What can be answered, in notation."""
    question = cast(Question, match.question)
    return [TABLE.notation.write(option) for option in question.options]


def labels(match: Match[object]) -> list[str]:
    """What can be answered, in words."""
    return [choice.label for choice in TABLE.view(match.state, match.question).choices]


def beside(match: Match[object]) -> Beside:
    """The state."""
    return cast(Beside, match.state)


def told(match: Match[object]) -> list[str]:
    """All instructions, in words."""
    return [TABLE.tell(match.state, event) for event in instructions([line.event for line in match.told()])]


def refused(match: Match[object], answer: str) -> str:
    """Why an answer is refused; nothing has changed."""
    before, question = to_data(match.state), match.asked
    with pytest.raises(Refused) as reason:
        match.answer(answer)
    assert to_data(match.state) == before
    assert match.asked == question
    return str(reason.value)


def given(match: Match[object], *answers: str) -> Match[object]:
    """The match with more answers."""
    for answer in answers:
        match.answer(answer)
    return match


def test_the_catalogue_finds_the_table_game() -> None:
    assert "merv" in tables()


@pytest.mark.clauses("merv.setup.city", "merv.magistrate.queue", "merv.magistrate.tracks")
def test_the_city_is_told_once_and_the_last_sites_are_known() -> None:
    match = table(cards="told")
    game = beside(match)
    for action, words in SITES.items():
        cells = [CELL_WORDS[cell] for cell, there in enumerate(game.sites) if there == ACTIONS.index(action)]
        assert sorted(cells) == sorted(words.split())
    assert game.queue == [MAGISTRATE, YOU, COURTIER]
    assert (game.me.points, game.me.favour, game.me.influence) == (0, 0, 0)
    assert asked(match) == "The turn of the Magistrate. Draw its solo card: which is it?"


@pytest.mark.clauses("merv.turn-of-magistrate.card", "merv.turn-of-magistrate.build", "merv.priority.wall")
def test_a_turn_asks_only_for_what_it_needs() -> None:
    match = table([*BEGUN, "solo wall"], cards="told")
    # Everything about slots, sites and buildings is known: east 5 has e5, the furthest from the queue.
    assert told(match)[-2:] == ["Put its master meeple on east 5.", "Put its building on e5 (Wall)."]
    assert asked(match) == "Which wall segment does it build?"
    assert rungs(match) == [
        "a segment of this colour is left",
        "of these the fewest cubes for the next segment",
        "of these the first in the order purple, tan, teal, orange",
    ]
    assert options(match) == ["stack purple", "stack tan", "stack teal", "stack orange", "none"]
    match.answer("stack teal")
    assert asked(match) == "Which of the places around the city are printed for gates?"
    assert refused(match, "") == "Exactly 4 have to be named."
    match.answer(GATES)
    assert asked(match) == "Which is the first of these wall places that is free?"
    # Behind these stand its buildings on e1 and e5, then yours on a1; the others come from the north.
    assert options(match)[:7] == [f"place {word}" for word in ("N5", "E1", "E5", "S5", "N1", "W1", "N2")]
    assert not set(GATES.split("; ")) & set(options(match))
    match.answer("place S5")
    assert told(match)[-1] == "Build the next teal segment at south 5."
    assert asked(match) == "Which number has the last space of the influence track?"
    given(match, *INFLUENCE)
    assert beside(match).me.influence == 1
    assert told(match)[-2:] == [
        "Move its disc on the influence track to space 1.",
        "Move its disc on the score track from 0 to 2.",
    ]
    assert asked(match) == "Do the turn of the High Courtier. Which action slot does it take in the east?"
    assert options(match) == ["slot E1", "slot E2", "slot E3", "slot E4", "correct"]


@pytest.mark.clauses("merv.priority.wall", "merv.priority.wall.place")
def test_in_the_very_first_turn_every_place_and_segment_is_there() -> None:
    match = table(["solo wall"], cards="told")
    assert options(match) == ["stack purple", "stack tan", "stack teal", "stack orange"]
    given(match, "stack teal", GATES)
    assert told(match)[-1] == "Build the next teal segment at east 5."


def test_what_was_passed_over_in_a_wall_list_is_not_named_again() -> None:
    match = table([*BEGUN, "solo wall", "stack teal", GATES, "place E1", *INFLUENCE], cards="told")
    # North 5 was no place and east 1 has its segment.
    taken = [SLOT_WORDS[place] for place in range(20) if known.is_taken(beside(match), place)]
    assert taken == ["N5", "E1"]
    things = [("place", SLOT_WORDS.index(word)) for word in ("N4", "N5", "E1")]
    assert sight(beside(match), cast(Table, None)).known(facts.WALL_FREE, things, {}) == [None, 0, 0]


@pytest.mark.clauses("merv.priority.soldier.place", "merv.reading.34")
@pytest.mark.parametrize(("reading", "kept"), [("stay", True), ("home", False)])
def test_who_is_protected_stays_so_unless_soldiers_go_home(reading: str, kept: bool) -> None:
    match = table([*WITH_GINGER, "solo caravansary", "1 3 7 12"], cards="told", soldiers=reading)
    # Its second ginger card brings a soldier.
    given(match, "caravan ginger plain")
    assert asked(match).startswith("Which is the first of these buildings of the Magistrate that has no soldier")
    first, second, none = options(match)
    assert none == "none"
    match.answer(second)
    assert [CELL_WORDS[cell] for cell in beside(match).me.soldiers] == [second.removeprefix("site ")]
    given(match, *INFLUENCE)
    line = f"unprotected: site {CELL_WORDS.index(first.removeprefix('site '))}"
    assert (beside(match).memory.recall(line) == (0,)) == kept
    # Where a soldier of its own stands nobody is asked.
    eyes = sight(beside(match), cast(Table, None))
    assert eyes.known(facts.UNPROTECTED, [("site", beside(match).me.soldiers[0])], {}) == [0]


@pytest.mark.clauses("merv.priority.caravansary")
def test_the_cards_stand_in_the_order_of_what_they_are_worth_to_it() -> None:
    match = table([*WITH_GINGER, "solo caravansary", "1 3 7 12"], cards="told")
    assert asked(match) == "Which card does it take from the caravan? The one that comes first in this list:"
    # A second ginger would be a set of its own, every other spice a set of two.
    assert rungs(match) == ["juniper or cinnamon or pepper: 2 points; the one nearest to the front", "ginger: 1 point"]
    assert [option.split()[1] for option in options(match)[::2]] == ["juniper", "cinnamon", "pepper", "ginger"]


@pytest.mark.clauses("merv.priority.caravansary")
def test_of_the_caravan_the_first_card_worth_most_is_told() -> None:
    match = table(["solo caravansary"], cards="told")
    # Of 24 cards nobody has taken one, so that it is not asked whether there are some.
    assert asked(match) == "How many points are printed for sets of different spices?"
    match.answer("1 3 7 12")
    # With an empty hand every spice is worth the same, so that it takes the card in front.
    assert asked(match) == "Which card lies at the front of the caravan?"
    assert rungs(match) == []
    match.answer("caravan juniper camel")
    assert told(match)[2:] == [
        "Give it the first juniper card and its camel from the caravan; the others close up to the front.",
        "Fill the caravan up from the deck.",
    ]
    assert beside(match).me.spices == [0, 1, 0, 0]
    assert beside(match).me.camels == 1
    assert match.asked == "slot of you"


@pytest.mark.clauses("merv.priority.caravansary.out")
def test_cards_are_counted_when_there_may_be_none() -> None:
    """You may take a whole row in each of your turns."""
    match = table(["solo mosque"], cards="told")
    beside(match).round = 4
    assert known.your_turns(beside(match)) == 3
    assert not known.row_holds_a_card(beside(match))
    beside(match).round = 3
    assert known.row_holds_a_card(beside(match))
    beside(match).me.spices = [2, 2, 2, 2]
    assert not known.row_holds_a_card(beside(match))


@pytest.mark.clauses("merv.caravansary.refill", "merv.reading.14")
def test_a_row_can_run_out_in_a_turn_though_cards_are_left() -> None:
    """Ten cards are more than lie in the row, which is filled up only after the turn."""
    match = table(["solo mosque"], cards="told", **{"extra-time": "every"})
    beside(match).round = 1
    assert known.row_holds_a_card(beside(match))
    beside(match).me.extra = CARAVANSARY
    assert known.most_cards(beside(match)) == 10
    assert not known.row_holds_a_card(beside(match))


@pytest.mark.clauses("merv.priority.palace", "merv.priority.palace.ties")
def test_the_hall_is_judged_by_its_whole_list() -> None:
    match = table([*BEGUN, "solo palace"], cards="told")
    assert asked(match) == "What do the four halls of the palace count, from left to right?"
    match.answer(HALLS)
    assert asked(match) == "Into which hall does its courtier go?"
    assert rungs(match) == [
        "it has room for a courtier",
        "of these the most points for the Magistrate "
        "(hall of scrolls 0, mosque hall 1, hall of goods 0, hall of spices 0)",
        "of these the most points for you, if a courtier of yours were scored there",
        "of these the leftmost",
    ]
    match.answer("hall 1 mosque")
    assert beside(match).me.courtiers == [0, 1, 0, 0]


@pytest.mark.clauses(
    "merv.priority.marketplace", "merv.priority.marketplace.contracts", "merv.priority.marketplace.ties"
)
def test_a_turn_at_the_marketplace() -> None:
    match = table([*BEGUN, "solo marketplace"], cards="told")
    # That it has ten discs, four of which stand on tracks and in the mosque, is known.
    assert asked(match) == "In which order do the rules of the Magistrate name the directions of the marketplace?"
    match.answer("direction west; direction north; direction east; direction south")
    assert asked(match) == "Which is the first of these cities without a post of anybody?"
    assert options(match) == ["city inner-west", "city inner-north", "city inner-east", "city inner-south", "none"]
    match.answer("city inner-north")
    assert told(match)[-1] == "Put its post into the inner city in the north."
    assert asked(match) == "What does the first post in the inner city in the north bring?"
    match.answer("reward camel 1")
    # Of six goods you can have taken two; and whether kinds have to be different does not matter with one.
    assert told(match)[-2:] == [
        "Give it a camel from the inner city in the north: it has 2 now.",
        "Give it a good of the inner city in the north.",
    ]
    assert asked(match) == "Which open contract does it fulfil?"
    assert TABLE.view(match.state, match.question).notes == [
        "Pile I is the one whose contracts ask for the least influence, pile VI for the most."
    ]
    assert rungs(match) == [
        "one that it can fulfil, whatever its influence: of goods on no contract it has 1 of the inner city in the "
        "north, of scrolls 0",
        "of these the most points",
        "of these the one that its printed tie-break names",
    ]
    match.answer("pile II")
    assert asked(match) == "What does the contract of pile II ask for and give?"
    back = "Go back and name another pile, or none."
    for numbers, has, asks in (
        ("0 1 0 0", "0 rare goods", 1), ("1 0 1 0", "1 good", 2), ("1 0 0 2", "0 scrolls", 2),
        ("2 0 0 0", "1 common good", 2),
    ):  # fmt: skip
        assert refused(match, f"{numbers} 7 0 0 0 0 0 0 0") == (
            f"For contracts the Magistrate has {has}; that of pile II asks for {asks}. {back}"
        )
    match.answer("0 0 1 0 7 0 0 1 0 0 0 2")
    me = beside(match).me
    assert (me.points, me.goods[0], me.laid[0], me.camels) == (9, 1, 1, 3)
    assert told(match)[-4:] == [
        "Give it the contract on top of pile II; the next of the pile is open.",
        "Lay on that contract, of what it has: a good of the inner city in the north.",
        "Give it a camel: it has 3 now.",
        "Move its disc on the score track from 0 to 9.",
    ]
    # It has no goods left, so that no other contract is asked for.
    assert match.asked == "slot of the courtier"


@pytest.mark.clauses("merv.priority.mosque", "merv.priority.mosque.rewards")
def test_the_first_step_in_the_mosque_brings_the_camel_of_the_path() -> None:
    match = table(["solo mosque"], cards="told")
    # In the first turn of all a camel stands on every path.
    assert told(match)[2:] == [
        "It begins on the leftmost path of the mosque.",
        "Move its disc in the mosque to step 1.",
        "Give it the camel from the leftmost path of the mosque: it has 1 now.",
    ]
    me = beside(match).me
    assert (me.path, me.mosque, me.camels) == (0, 1, 1)
    assert match.asked == "slot of you"


@pytest.mark.clauses("merv.priority.mosque", "merv.priority.mosque.rewards", "merv.reading.18")
@pytest.mark.parametrize(("path", "n", "camels"), [("path second", 1, 1), ("none", 0, 0)])
def test_which_path_has_a_camel_is_asked_once_and_each_other_step(path: str, n: int, camels: int) -> None:
    match = table(["solo wall", "stack teal", GATES, *INFLUENCE, *BEGUN[1:5], "queue magistrate courtier you"],
                  cards="told")  # fmt: skip
    match.answer("solo mosque")
    assert asked(match) == "Which is the leftmost path of the mosque with a camel?"
    match.answer(path)
    assert (beside(match).me.path, beside(match).me.camels) == (n, camels)
    assert sum(line.startswith("Give it the camel from the second path") for line in told(match)) == n
    assert beside(match).me.mosque == 1 or asked(match) == "What does step 2 of the mosque give?"


def test_scrolls_are_given_and_counted() -> None:
    match = table([*BEGUN, "solo library"], cards="told")
    assert told(match)[-1] == "Give it 2 scrolls: it has 2 now."
    (back,) = [event for event in instructions([line.event for line in match.told()]) if "scroll" in str(event.what)]
    assert TABLE.back(match.state, back) == "Put 2 scrolls of it back to the supply."  # type: ignore[attr-defined]


def test_card_and_actions_are_told_before_anything_is_asked() -> None:
    match = table(seed="3")
    words = [TABLE.tell(match.state, line.event) for line in match.told()]
    assert words[1].startswith("It draws the solo card ")
    assert words[4].startswith("It has 1 action: ")
    assert words[4].split(": ")[1] == words[1].removeprefix("It draws the solo card ")


def heard(seed: int, **options: str) -> str:
    """Everything that is said in a game at the table."""
    lines: list[str] = []

    class Hearing(Match[object]):
        def answer(self, answer: Answer | str) -> None:
            view = self.rules.view(self.state, self.question)
            lines.extend([view.ask, *view.rungs, *view.help, *(choice.label for choice in view.choices)])
            super().answer(answer)

    class Heard(Pair):
        matches = Hearing

    pair = Heard(seed, "random", **options)
    pair.play()
    return " ".join([*lines, *(TABLE.tell(pair.beside, line.event) for line in pair.match.log)])


@pytest.mark.parametrize("asking", ["lists", "steps"])
def test_no_reconstructed_name_is_said_at_the_table(asking: str) -> None:
    box = beside(table()).kit.box
    secret = {city.name for city in box.cities} | {city.good for city in box.cities}
    secret |= {tile.name for tile in box.breakthroughs}
    for seed in range(4):
        words = heard(seed, asking=asking)
        assert not [name for name in secret if name in words]


# What is told of others.
@pytest.mark.clauses("merv.courtier.slot", "merv.courtier.build")
def test_the_high_courtier_is_told_or_played() -> None:
    match = table(["solo mosque", "slot N1", "site a1"], cards="told")
    assert asked(match) == "Do the turn of the High Courtier. Which action slot does it take in the north?"
    assert refused(match, "slot N5") == "By what you told, north 5 is taken by the Magistrate."
    assert refused(match, "slot E1") == "This round is played from the north side."
    match.answer("slot N2")
    assert refused(match, "site c1") == "c1 is not in the line of north 2."
    assert refused(match, "site c3") == "Nobody builds on the camel market."
    match.answer("site b2")
    assert beside(match).owners[CELL_WORDS.index("b2")] == COURTIER
    played = table(["solo mosque", "slot N1", "site a1"], cards="told", courtier="played")
    # North 2 has most empty sites and is the nearest to the queue; it builds on the site nearest to the slot.
    assert told(played)[-2:] == [
        "Put the High Courtier's master meeple on north 2.",
        "Put a building of the High Courtier on b1 (Palace).",
    ]
    assert beside(played).owners[CELL_WORDS.index("b1")] == COURTIER
    assert match.asked == played.asked == "queue: N1, N5, N2"


@pytest.mark.clauses("merv.queue", "merv.queue.camels")
def test_the_queue_that_costs_no_camel_comes_first_and_only_you_come_further_to_the_front() -> None:
    given = ["solo mosque", "slot N1", "site a1", "slot N2", "none"]
    match = table(given, cards="told")
    orders = ["queue magistrate courtier you", "queue magistrate you courtier", "queue you magistrate courtier"]
    assert options(match) == orders
    assert refused(match, "queue courtier magistrate you") == (
        "By the slots that you told, in the queue the Magistrate comes before the High Courtier; only you can lay "
        "camels."
    )
    for order, camels in zip(orders, (0, 0, 1), strict=True):
        laid = table([*given, order], cards="told")
        assert beside(laid).me.camels == 1 + camels
        gets = "You pass it in the queue, so that it gets a camel that you laid: it has 2 now."
        assert (told(laid)[-1] == gets) == bool(camels)
        assert beside(laid).queue == [{"magistrate": 1, "you": 0, "courtier": 2}[who] for who in order.split()[1:]]


@pytest.mark.clauses("merv.magistrate.invasion")
def test_in_an_invasion_only_others_can_fall() -> None:
    pair = Pair(1, "random")
    pair.play()
    match = pair.match
    at = next(n for n, entry in enumerate(match.entries) if entry.name.startswith("fallen of the courtier"))
    again = Match(TABLE, match.setup, entries=match.entries[:at])
    game = beside(again)
    assert asked(again) == "The invasion: which buildings of the High Courtier were removed?"
    assert [TABLE.notation.read(text)[1] for text in options(again)] == [
        cell for cell, owner in enumerate(game.owners) if owner == COURTIER and known.may_fall(game, cell)
    ]
    saved = [cell for cell in game.me.soldiers if game.owners[cell] == COURTIER]
    assert not {f"site {CELL_WORDS[cell]}" for cell in saved} & set(options(again))
    for cell in saved:
        site = CELL_WORDS[cell]
        assert refused(again, f"site {site}") == (
            f"A soldier of the Magistrate stands on {site}, so that this building does not fall."
        )


@pytest.mark.clauses("merv.magistrate.win")
@pytest.mark.parametrize(("more", "words"), [(1, "You won: "), (0, "You lost: ")])
def test_you_win_only_with_more_points(more: int, words: str) -> None:
    pair = Pair(2, "random")
    pair.play()
    match = pair.match
    its = pair.beside.me.points
    at = next(n for n, entry in enumerate(match.entries) if entry.name == "your score")
    again = Match(TABLE, match.setup, entries=match.entries[:at])
    again.answer(f"number {its + more}")
    assert again.over
    assert asked(again) == f"{words}{its + more} points to {its}."
    assert TABLE.result(again.state).won == bool(more)


# Bad input.
BAD: Mapping[str, str] = {
    "slot N9": "“slot N9” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N4, correct.",
    "": "“” is not the notation of a choice; one is “slot N1”.",
    "slot": "“slot” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N4, correct.",
    "site a1": "“site a1” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N4, correct.",
}


@pytest.mark.parametrize("answer", BAD)
def test_bad_input_is_refused_in_one_sentence(answer: str) -> None:
    match = table(["solo mosque"], cards="told")
    assert refused(match, answer) == BAD[answer]


def test_what_contradicts_what_was_told_is_named() -> None:
    match = Match(TABLE, Setup("merv-table", settled(TABLE, {}), "1"))
    match.answer("site a1; site b1; site c1; site d1")
    assert refused(match, "site a1; site e1; site a2; site b2") == "You told before that a1 is a site of Caravansary."
    caravan = table(["solo caravansary", "1 3 7 12"], cards="told")
    assert refused(caravan, "none") == (
        "You told before in this turn that caravan cards are left, so that one lies in the row."
    )
    short = table(["solo wall", "stack teal", GATES], cards="told")
    assert refused(short, "number 0") == "A number from 1 to 25 is asked for."


def test_what_is_printed_goes_on_to_later_games_and_nothing_else() -> None:
    first = table([*BEGUN, "solo palace", HALLS, "hall 2 goods"], cards="told")
    printed = TABLE.printed(first.state)  # type: ignore[attr-defined]
    assert list(printed["told"]) == ["halls"]
    later = TABLE.new(settled(TABLE, {"cards": "told"}))
    TABLE.remember(later, printed)  # type: ignore[attr-defined]
    match = table([*BEGUN, "solo palace"], base=to_data(later), cards="told")
    assert asked(match) == "Into which hall does its courtier go?"
    assert beside(match).memory != Memory()


def test_a_solo_card_that_has_done_its_work_leaves_your_deck() -> None:
    seen = False
    for seed in range(12):
        pair = Pair(seed, "random", cards="told")
        pair.play()
        words = [TABLE.tell(pair.beside, event) for event in instructions([line.event for line in pair.match.log])]
        gone = [line for line in words if line.startswith("Take the solo card ")]
        removed = [card for card, out in enumerate(pair.beside.me.removed) if out]
        assert len(gone) == len(removed)
        seen = seen or bool(gone)
    assert seen


def test_every_line_of_the_log_is_a_sentence() -> None:
    pair = Pair(3, "random", courtier="played", cards="told", soldiers="home")
    pair.play()
    for point in pair.match.log:
        words = TABLE.tell(pair.beside, point.event)
        assert words[0].isupper(), words
        assert words.endswith("."), words
    assert SLOT_WORDS[0] == "N1"
    assert NONE == -1
