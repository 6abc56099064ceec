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
from soloist.games.merv.beside.seeing import sight
from soloist.games.merv.beside.state import COURTIER, MAGISTRATE, YOU, Beside
from soloist.games.merv.kinds import ACTIONS, CELL_WORDS, NONE, SLOT_WORDS
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
def test_a_first_turn_asks_only_for_what_it_needs() -> None:
    match = table(["solo wall"], cards="told")
    # Everything about slots, sites and buildings is known: north 5 has e5, the furthest from the queue.
    assert told(match) == ["Put its master meeple on north 5.", "Put its building on e5 (Wall)."]
    assert asked(match) == "Which wall segment does it build?"
    assert rungs(match) == [
        "a segment of this colour is left",
        "of these the fewest cubes for the next segment",
        "of these the first in the order purple, tan, teal, orange",
    ]
    assert options(match) == ["stack purple", "stack tan", "stack teal", "stack orange", "none"]
    match.answer("stack teal")
    assert asked(match) == "Which is the first of these wall places that is free and not for a gate?"
    # Behind east 5 and south 5 stands its building; east comes first clockwise, then the others from the north.
    assert options(match)[:4] == ["place E5", "place S5", "place N1", "place N2"]
    match.answer("place S5")
    assert told(match)[2] == "Build the next teal segment at south 5."
    assert asked(match) == "What is the number of the last space of the influence track?"
    match.answer("18")
    assert asked(match) == "How many points are printed on the spaces of the influence track?"
    match.answer("2" + " 0" * 17)
    assert beside(match).me.influence == 1
    assert told(match)[3:] == [
        "Move its disc on the influence track to space 1.",
        "Move its disc on the score track from 0 to 2.",
    ]
    assert asked(match) == "Your turn. Which action slot did you take in the north?"
    assert options(match) == ["slot N1", "slot N2", "slot N3", "slot N4", "correct"]


def test_what_was_passed_over_in_a_wall_list_is_not_named_again() -> None:
    match = table(["solo mosque", "9", "path first", "reward segment 1", "stack teal"], cards="told")
    assert options(match)[:3] == ["place N5", "place E1", "place N1"]
    given(match, "place E1", "18", "2" + " 0" * 17, "slot N1", "none", "slot N2", "none")
    given(match, "queue magistrate courtier you", "solo wall", "stack tan")
    # North 5 was no place and east 1 has its segment.
    assert len(options(match)) == 18 + 1
    assert not {"place N5", "place E1"} & set(options(match))


@pytest.mark.clauses("merv.priority.soldier.place", "merv.reading.34")
@pytest.mark.parametrize(("reading", "kept"), [("stay", True), ("home", False)])
def test_who_is_protected_stays_so_unless_soldiers_go_home(reading: str, kept: bool) -> None:
    match = table(["solo palace", "hall scrolls; hall mosque; hall goods; hall spices"], cards="told", soldiers=reading)
    given(match, "hall 2 goods", "10", "0 " * 10, "slot N1", "none", "slot N2", "none", "queue magistrate courtier you")
    given(match, "solo mosque", "9", "path first", "reward soldier 1")
    assert asked(match).startswith("Which is the first of these buildings of the Magistrate that has no soldier")
    first, second, none = options(match)
    assert none == "none"
    match.answer(second)
    assert [CELL_WORDS[cell] for cell in beside(match).me.soldiers] == [second.removeprefix("site ")]
    given(match, "18", "0 " * 18)
    line = f"unprotected: site {CELL_WORDS.index(first.removeprefix('site '))}"
    assert (beside(match).memory.recall(line) == (0,)) == kept
    # Where a soldier of its own stands nobody is asked.
    eyes = sight(beside(match), cast(Table, None))
    assert eyes.known(facts.UNPROTECTED, [("site", beside(match).me.soldiers[0])], {}) == [0]


@pytest.mark.clauses("merv.priority.caravansary")
def test_the_cards_stand_in_the_order_of_what_they_are_worth_to_it() -> None:
    match = table(["solo palace", "hall scrolls; hall mosque; hall goods; hall spices"], cards="told")
    given(match, "hall 2 goods", "10", "0 " * 10, "correct", "wrong cards", "1 0 0 0")
    given(match, "slot N1", "none", "slot N2", "none", "queue magistrate courtier you")
    given(match, "solo caravansary", "left 6", "1 3 7 12")
    # A second ginger would be a set of its own, every other spice a set of two.
    assert rungs(match) == ["juniper or cinnamon or pepper: 2 points; the one nearest to the front", "ginger: 1 point"]
    assert [option.split()[1] for option in options(match)[:-1:2]] == ["juniper", "cinnamon", "pepper", "ginger"]


@pytest.mark.clauses("merv.priority.caravansary")
def test_of_the_caravan_the_first_card_worth_most_is_told() -> None:
    match = table(["solo caravansary"], cards="told")
    assert asked(match) == "How many caravan cards are left, in the row and in the deck?"
    assert labels(match) == ["None", "1 to 5", "More than 5"]
    match.answer("left 6")
    assert asked(match) == "How many points are printed for sets of different spices?"
    match.answer("1 3 7 12")
    assert asked(match) == "Which card does it take from the caravan? The one that comes first in this list:"
    assert rungs(match) == ["ginger or juniper or cinnamon or pepper: 1 point; the one nearest to the front"]
    match.answer("caravan juniper camel")
    assert told(match)[2:] == [
        "Take away the first juniper card and its camel from the caravan; the others close up to the front.",
        "Fill the caravan up from the deck.",
    ]
    assert beside(match).me.spices == [0, 1, 0, 0]
    assert beside(match).me.camels == 1
    assert match.asked == "slot of you"
    # That cards are left holds for this turn only: you may take the last ones.
    assert not [line for line in beside(match).memory.told if "cards" in line]


@pytest.mark.clauses("merv.priority.palace", "merv.priority.palace.ties")
def test_the_hall_is_judged_by_its_whole_list() -> None:
    match = table(["solo palace"], cards="told")
    assert asked(match) == "What do the four halls of the palace count, from left to right?"
    match.answer("hall scrolls; hall mosque; hall goods; hall spices")
    assert asked(match) == "Into which hall does its courtier go?"
    assert rungs(match) == [
        "it has room for a courtier",
        "of these the most points for you, if a courtier of yours were scored there",
        "of these the leftmost",
    ]
    match.answer("hall 2 goods")
    assert beside(match).me.courtiers == [0, 0, 1, 0]


@pytest.mark.clauses(
    "merv.priority.marketplace", "merv.priority.marketplace.contracts", "merv.priority.marketplace.ties"
)
def test_a_turn_at_the_marketplace() -> None:
    match = table(["solo marketplace"], cards="told")
    assert asked(match) == "How many discs has the Magistrate in all that can be posts?"
    match.answer("6")
    assert asked(match) == "In which order do the rules of the Magistrate name the directions of the marketplace?"
    match.answer("direction west; direction north; direction east; direction south")
    assert asked(match) == "Which is the first of these cities without a post of anybody?"
    assert options(match) == ["city inner-west", "city inner-north", "city inner-east", "city inner-south", "none"]
    match.answer("city inner-north")
    assert told(match)[-1] == (
        "Put its post into the inner city in the north; what lay there for the first post is its own."
    )
    assert asked(match) == "What does the first post in the inner city in the north bring?"
    match.answer("reward camel 1")
    assert asked(match) == "Are no goods of the inner city in the north left?"
    match.answer("")
    assert asked(match) == "Must the goods on a contract be of different kinds?"
    match.answer("all 0")
    assert asked(match) == "Which open contract does it fulfil?"
    assert rungs(match) == [
        "one that it can fulfil, whatever its influence: of goods on no contract it has 1 of the inner city in the "
        "north, of scrolls 0",
        "of these the most points",
        "of these the one that its printed tie-break names",
    ]
    match.answer("pile II")
    assert asked(match) == "What does the contract of pile II ask for and give?"
    assert refused(match, "0 1 0 0 7 0 0 0 0 0 0 0") == "rare goods: a number from 0 to 0 is asked for."
    assert refused(match, "1 0 1 0 7 0 0 0 0 0 0 0") == (
        "It cannot fulfil that contract of pile II: of goods on no contract it has 1 of the inner city in the north, "
        "of scrolls 0."
    )
    match.answer("0 0 1 0 7 0 0 2 0 0 0 0")
    me = beside(match).me
    assert (me.points, me.goods[0], me.laid[0], me.camels) == (9, 1, 1, 1)
    # It has no goods left, so that no other contract is asked for.
    assert match.asked == "slot of you"


@pytest.mark.clauses("merv.priority.mosque", "merv.priority.mosque.rewards")
def test_a_turn_at_the_mosque_asks_for_each_step_once() -> None:
    match = table(["solo mosque"], cards="told")
    assert asked(match) == "How many steps does the way through the mosque have?"
    match.answer("9")
    assert asked(match) == "On which of these paths of the mosque does a camel stand, the first one?"
    match.answer("path second")
    assert asked(match) == "What does step 1 of the mosque give?"
    match.answer("reward camel 1")
    me = beside(match).me
    assert (me.path, me.mosque, me.camels) == (1, 1, 1)
    assert told(match)[2:] == [
        "It begins on the second path of the mosque from the left: a camel there is its own.",
        "Move its disc in the mosque to step 1.",
    ]


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
    first = ["solo mosque", "9", "path first", "reward camel 1", "slot N1", "site b1"]
    match = table(["solo mosque", "9", "path first", "reward camel 1", "slot N1", "site a1"], cards="told")
    assert asked(match) == "Do the turn of the High Courtier. Which action slot does it take in the north?"
    assert refused(match, "slot N5") == "By what you told, north 5 is taken by the Magistrate."
    assert refused(match, "slot E1") == "This round is played from the north side."
    match.answer("slot N2")
    assert refused(match, "site c1") == "c1 is not in the line of north 2."
    assert refused(match, "site c3") == "Nobody builds on the camel market."
    match.answer("site b2")
    assert beside(match).owners[CELL_WORDS.index("b2")] == COURTIER
    played = table([*first[:4], "slot N1", "site a1"], cards="told", courtier="played")
    # North 2 has most empty sites and is the nearest to the queue; it builds on the site nearest to the slot.
    assert told(played)[-2:] == [
        "Put the High Courtier's master meeple on north 2.",
        "Put a building of the High Courtier on b1 (Palace).",
    ]
    assert beside(played).owners[CELL_WORDS.index("b1")] == COURTIER
    assert match.asked == played.asked == "queue"


@pytest.mark.clauses("merv.queue", "merv.queue.camels")
def test_the_queue_that_costs_no_camel_comes_first_and_camels_are_asked_only_if_you_laid_some() -> None:
    given = ["solo mosque", "9", "path first", "reward points 0", "slot N1", "none", "slot N2", "none"]
    match = table(given, cards="told")
    assert options(match)[0] == "queue magistrate courtier you"
    match.answer("queue magistrate courtier you")
    assert match.asked == "solo card 2"
    laid = table([*given, "queue you magistrate courtier"], cards="told")
    assert asked(laid) == "How many camels lay on the space of the queue that the Magistrate took?"
    laid.answer("1")
    assert beside(laid).me.camels == 1
    assert beside(laid).queue == [YOU, MAGISTRATE, COURTIER]


@pytest.mark.clauses("merv.magistrate.invasion")
def test_in_an_invasion_only_others_can_fall() -> None:
    pair = Pair(1, "random")
    pair.play()
    match = pair.match
    at = next(n for n, entry in enumerate(match.entries) if entry.name == "fallen of the courtier")
    again = Match(TABLE, match.setup, entries=match.entries[:at])
    game = beside(again)
    assert asked(again) == "The invasion: which buildings of the High Courtier were removed?"
    assert [TABLE.notation.read(text)[1] for text in options(again)] == [
        cell for cell, owner in enumerate(game.owners) if owner == COURTIER
    ]
    saved = [cell for cell in game.me.soldiers if game.owners[cell] == COURTIER]
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


# Corrections at your turn.
def given(match: Match[object], *answers: str) -> Match[object]:
    """The match with more answers."""
    for answer in answers:
        match.answer(answer)
    return match


def test_counts_are_corrected_at_your_turn() -> None:
    match = table(["solo mosque", "9", "path first", "reward camel 1"], cards="told")
    given(match, "correct", "wrong counts; wrong cards; wrong goods; wrong courtiers")
    assert asked(match) == "What does the Magistrate really have?"
    given(match, "7 1 2 3 4 5", "1", "0 1 2 0", "1 0 0 0 2 0 0 0", "0 1", "0 1 0 0")
    me = beside(match).me
    assert (me.points, me.favour, me.influence, me.mosque, me.path, me.camels) == (7, 1, 2, 3, 0, 4)
    assert (me.scrolls, me.scrolls_laid, me.spices, me.courtiers) == (5, 1, [0, 1, 2, 0], [0, 1, 0, 0])
    assert me.goods == [1, 0, 0, 0, 2, 0, 0, 0]
    assert me.laid == [0, 0, 0, 0, 1, 0, 0, 0]
    assert match.asked == "slot of you"
    line = TABLE.tell(match.state, match.log[-1].event)
    assert line.startswith("Corrected: points 7 instead of 0; space of the favour track 1 instead of 0; ")
    assert "goods of the inner city in the south on contracts 1 instead of 0" in line


def test_pieces_are_corrected_at_your_turn() -> None:
    match = table(["solo mosque", "9", "path first", "reward camel 1"], cards="told")
    its = CELL_WORDS[beside(match).me.buildings[0]]
    given(match, "correct", "wrong posts; wrong soldiers; wrong sites", "city outer-north", f"site {its}")
    assert asked(match) == "On which sites does something else stand than Soloist has there?"
    match.answer("site b1; site " + its)
    assert asked(match) == "What stands on b1?"
    assert options(match) == ["owner you", "owner magistrate", "owner courtier"]
    match.answer("owner magistrate")
    match.answer("owner nobody")
    game = beside(match)
    assert game.me.posts == [1]
    assert [CELL_WORDS[cell] for cell in game.me.buildings] == ["b1"]
    assert game.me.types == [ACTIONS.index("palace")]
    assert game.owners.count(MAGISTRATE) == 1
    assert TABLE.tell(match.state, match.log[-1].event) == (
        f"Corrected: its posts: the outer city in the north; its soldiers: {its}; b1 the Magistrate instead of nobody; "
        f"{its} nobody instead of the Magistrate."
    )


# Bad input.
BAD: Mapping[str, str] = {
    "slot N9": "“slot N9” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N4, correct.",
    "": "“” is not the notation of a choice; one is “slot N1”.",
    "slot": "“slot” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N4, correct.",
    "site a1": "“site a1” cannot be told here; what can is: slot N1, slot N2, slot N3, slot N4, correct.",
}


@pytest.mark.parametrize("answer", BAD)
def test_bad_input_is_refused_in_one_sentence(answer: str) -> None:
    match = table(["solo mosque", "9", "path first", "reward camel 1"], cards="told")
    assert refused(match, answer) == BAD[answer]


def test_what_contradicts_what_was_told_is_named() -> None:
    match = Match(TABLE, Setup("merv-table", settled(TABLE, {}), "1"))
    match.answer("site a1; site b1")
    assert refused(match, "site a1; site c1") == "You told before that a1 is a site of Caravansary."
    caravan = table(["solo caravansary", "left 6", "1 3 7 12"], cards="told")
    assert refused(caravan, "none") == (
        "You told before in this turn that caravan cards are left, so that one lies in the row."
    )
    short = table(["solo wall", "stack teal", "place E5"], cards="told")
    assert refused(short, "0") == "A number from 1 to 99 is asked for."


def test_what_is_printed_goes_on_to_later_games_and_nothing_else() -> None:
    first = table(["solo palace", "hall scrolls; hall mosque; hall goods; hall spices", "hall 2 goods"], cards="told")
    printed = TABLE.printed(first.state)  # type: ignore[attr-defined]
    assert list(printed["told"]) == ["halls"]
    later = TABLE.new(settled(TABLE, {"cards": "told"}))
    TABLE.remember(later, printed)  # type: ignore[attr-defined]
    match = table(["solo palace"], base=to_data(later), cards="told")
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
