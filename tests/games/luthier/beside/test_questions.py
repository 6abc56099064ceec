"""Every fact is asked as a player would say it; its own answers say yes to what its function sees."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.luthier.beside.tables import TABLE

from soloist.engine.answerers import Scripted
from soloist.engine.asking import About, RungAsked
from soloist.engine.catalogue import settled
from soloist.engine.chance import Keyed
from soloist.engine.hands import instruction
from soloist.engine.memory import asked
from soloist.engine.questions import Question
from soloist.engine.sight import At, Fact, Thing
from soloist.engine.view import Piece
from soloist.games.luthier.beside import acts
from soloist.games.luthier.beside import facts as printed
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.pictures import picture
from soloist.games.luthier.beside.seeing import sight
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.beside.words import ask, name_of
from soloist.games.luthier.opponent import facts, verbs

GAME = cast(Beside, TABLE.new(settled(TABLE, {})))
REPAIRS: Thing = ("deck", 3)
FAMILIES: Thing = ("families", 3, 0)
SPACES: tuple[Thing, ...] = (("space", 1), ("space", 2))
STRINGS: Thing = ("section", 0)
SECTIONS: tuple[Thing, ...] = (STRINGS, ("section", 3))
ALL: Thing = ("whose", 0)
CARD: Thing = ("card", 3, 2)
ASKED: tuple[tuple[Fact, tuple[Thing, ...], At, str], ...] = (
    (
        facts.FITS,
        SPACES,
        {"deck": REPAIRS, "wanted": FAMILIES},
        "Which of these cards in the row of repairs show one of these: Brass, Strings?",
    ),
    (
        facts.WANTED_PLACE,
        SPACES[:1],
        {"deck": REPAIRS, "wanted": FAMILIES},
        "At which place of this list stands what space 1 in the row of repairs shows: Brass, Strings?",
    ),
    (
        facts.ORDER_PLACE,
        SPACES[:1],
        {"deck": ("deck", 2), "order": ("eras", 2, 0, 1)},
        "At which place of this list stands what space 1 in the row of performances shows: "
        "Romantic, Baroque, Classical?",
    ),
    (
        facts.PRIMARY_FITS,
        SPACES,
        {"wanted": FAMILIES},
        "Which of these patrons have one of these primary requirements: Brass, Strings?",
    ),
    (facts.WORTH, SPACES, {"worth": ("worth", 2)}, "Which of these repairs are worth at most 2?"),
    (
        facts.IN_DECK,
        (("back", 3, 0), ("back", 3, 1)),
        {"worth": ("worth", 3)},
        "Search the deck from the top: of which of these is there one (worth at most 3)?",
    ),
    (
        facts.IN_DECK,
        (("back", 2, 2),),
        {"worth": ("worth", 0)},
        "Search the deck from the top for a Romantic performance, of any worth: is there one?",
    ),
    (facts.EMPTY_CHAIR, SECTIONS, {}, "In which of these sections is the First Chair empty?"),
    (facts.EMPTY_CHAIR, (STRINGS,), {}, "Is the First Chair of the Strings empty?"),
    (
        facts.GETS_CHAIR,
        (STRINGS,),
        {},
        "Is the First Chair of the Strings empty?",
    ),
    (
        facts.TAKEOVER,
        (STRINGS,),
        {},
        "How many tokens would it have in the Strings, if that is more than the holder of the First Chair has? "
        "If not, 0.",
    ),
    (
        facts.FEWEST,
        (STRINGS,),
        {"whose": ALL},
        "How few tokens (everybody's) lie on a space of the Strings without an instrument? With no such space, 99.",
    ),
    (facts.DESKS, (), {"section": STRINGS}, "Which spaces of the Strings hold no instrument?"),
    (
        facts.TOKENS,
        (("desk", 3, 2),),
        {"whose": ("whose", 1)},
        "How many tokens (the AI's alone) lie on space 2 of the Brass?",
    ),
    (facts.HELD_CHAIR, SECTIONS, {}, "Which of these First Chairs, which the AI got, does it hold still?"),
    (facts.CHAIR_PRESTIGE, (STRINGS,), {}, "How much prestige is the First Chair of the Strings worth at the end?"),
    (facts.TURN_SPACE, (("ai", 0),), {}, "Is there a free turn-order space, and has the AI none yet?"),
    (facts.LEVEL_LEFT, (("level", 0, 0, 3), ("level", 0, 2, 3)), {}, "Which of these levels has nobody taken?"),
    (facts.AWARD_PRESTIGE, (("level", 2, 0, 3),), {}, "How much prestige is the low level of the right award worth?"),
    (
        facts.AWARD_PRESTIGE,
        (("level", 2, 3, 4),),
        {},
        "How much prestige is level 4 of 4, from below, of the right award worth?",
    ),
    (facts.AWARD_LEVELS, (("award", 1),), {}, "How many levels does the middle award have?"),
    (
        facts.SHOWS_LIMIT,
        (("card", 0, 1),),
        {},
        "It flips its Salon card of level 1 and has 0 of 2 patrons: does the card show this limit?",
    ),
    (facts.SEARCHES, (CARD,), {}, "Does its Repair card of level 2 say that it searches the deck?"),
    (
        facts.DOWN,
        (),
        {"card": CARD},
        "Which rows of its tracker go down, by 2 for each icon, on its Repair card of level 2?",
    ),
    (
        facts.UP,
        (),
        {"card": CARD},
        "Which rows of its tracker go up, by 1 for each icon, on its Repair card of level 2?",
    ),
    (facts.GOALS_TOP, (("track", 0),), {}, "How many spaces lie above the bottom one on the AI Goals track?"),
    (facts.GOALS_PRESTIGE, (("space", 7),), {}, "How much prestige is space 7 of the AI Goals track worth?"),
    (facts.YOUR_GOALS, (), {}, "How many goals have you?"),
    (facts.REACHED, (("goal", 0),), {}, "Which level of your goal 1 did you reach: 0 none, 1 bottom, 2 middle, 3 top?"),
    (facts.GOAL_PRESTIGE, (("goal level", 1, 3),), {}, "How much prestige is the top level of your goal 2 worth?"),
    (printed.ROW_SPACES, (REPAIRS,), {}, "How many spaces does the row of repairs have beside its deck?"),
    (
        printed.SECTION_SPACES,
        (STRINGS,),
        {},
        "How many spaces for tokens does the section of the Strings have, covered ones too?",
    ),
    (printed.YOUR_CHIPS, (("round", 3),), {}, "How many chips do you place in round 3?"),
)
READ_IN_PARTS = {facts.ROW, facts.PATRON, facts.INSTRUMENT, facts.PERFORMANCE, facts.REPAIR}
"""What lies there is asked in parts, each with a sentence of its own: see test_course."""


def about(fact: Fact, things: tuple[Thing, ...], at: At, *rungs: RungAsked) -> Question:
    """A question about a fact."""
    kind = "number" if fact.kind == "number" else "some"
    return Question(0, fact.name, [], kind, about=About(fact, things, at, rungs))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fact", "things", "at", "sentence"), ASKED, ids=[f"{n} {a[0].name}" for n, a in enumerate(ASKED)]
)
def test_a_fact_is_asked_as_a_sentence(fact: Fact, things: tuple[Thing, ...], at: At, sentence: str) -> None:
    assert ask(GAME, about(fact, things, at)) == sentence


def test_a_row_of_one_space_is_asked_about_by_that_space() -> None:
    row = About(facts.ROW, (), {"deck": ("deck", 0)})
    spaces = [("space", 1), ("space", 2)]
    one = Question(0, "row (deck patrons); empty", spaces[:1], "some", 0, 1, about=row)
    assert ask(GAME, one) == "Is space 1 of the row of patrons empty?"
    two = Question(0, "row (deck patrons); empty", spaces, "some", 0, 2, about=row)
    assert ask(GAME, two) == "Which spaces of the row of patrons are empty?"


def test_every_fact_has_an_example() -> None:
    every = {fact for module in (facts, printed) for fact in vars(module).values() if isinstance(fact, Fact)}
    assert every - READ_IN_PARTS == {fact for fact, *_ in ASKED}


@pytest.mark.parametrize(
    ("fact", "how", "at", "sentence"),
    [
        (
            facts.ORDER_PLACE,
            "least",
            {"deck": REPAIRS, "order": FAMILIES},
            "Which of these in the row of repairs show what comes first in this order: Brass, Strings?",
        ),
        (
            facts.WANTED_PLACE,
            "least",
            {"deck": REPAIRS, "wanted": FAMILIES},
            "Which of these in the row of repairs show what comes first in this order: Brass, Strings?",
        ),
        (
            facts.FEWEST,
            "least",
            {"whose": ALL},
            "Which of these have a space with the fewest tokens (everybody's), those with an instrument aside?",
        ),
        (facts.TOKENS, "least", {"whose": ALL}, "Which of these spaces have the fewest tokens (everybody's)?"),
    ],
)
def test_the_best_are_asked_for_rather_than_numbers(fact: Fact, how: str, at: At, sentence: str) -> None:
    rung = RungAsked(how, fact.name, "", fact)  # type: ignore[arg-type]
    assert ask(GAME, about(fact, SPACES, at, rung)) == sentence


def test_things_have_names() -> None:
    named = {
        ("desk", 3, 2): "space 2 of the Brass",
        ("desk", 3, 0): "the Brass, where your rules let it (no space is free)",
        ("back", 1, 4): "a Percussion instrument",
        ("back", 0, 1): "a Classical patron",
        ("performance", 2): "Romantic performance",
        ("repair", 0): "Strings repair",
        ("repair", 0, 3): "a Strings repair (worth 3)",
        ("patron space", 1): "its right patron space",
        ("patron space", 2): "its patron space 3",
        ("workers", 1, 4): "worker 1, worker 4",
    }
    assert {thing: name_of(thing) for thing in named} == named


def test_what_is_told_has_a_text_of_its_own() -> None:
    texts = {
        ("at", 6): "at workbench",
        ("activate", 2): "activate market",
        ("back", 1, 4): "back instruments percussion",
        ("back", 2, 1): "back performances classical",
        ("level", 2, 0, 3): "level right 0 3",
        ("performance", 2): "performance romantic",
        ("repair", 4): "repair percussion",
        ("desk", 0, 3): "desk strings 3",
        ("card", 5, 2): "card workbench 2",
        ("wrong", "left-needs"): "wrong left-needs",
        ("full", 4): "full percussion",
        ("round", 3): "round 3",
        ("first", 1): "first ai",
        ("none",): "none",
    }
    assert {option: NOTATION.write(option) for option in texts} == texts
    assert {option: NOTATION.read(text) for option, text in texts.items()} == {option: option for option in texts}


def test_an_instruction_is_known_by_its_picture() -> None:
    token = instruction(verbs.PLACE_TOKEN, ("token", 1), ("desk", 0, 1))
    assert picture(token) == Piece("instrument-token", "", "", "ai")
    assert picture(instruction(verbs.SCORE, 3, ("for", "repair"))) == Piece("prestige", "", "", "ai")
    assert picture(instruction(verbs.DISCARD, ("deck", 3))) == Piece("repair", "", "")
    assert picture(instruction(verbs.TAKE, ("deck", 1), ("space", 2))) == Piece("any-instrument", "", "")
    assert picture(instruction(verbs.TAKE_CHAIR, ("section", 3))) == Piece("brass", "", "")
    card = ("card", 1, 1)
    assert picture(instruction(acts.PLACE_WORKER, card, ("location", 1))) == Piece("ai-card-guild", "", "")


def test_every_instruction_has_words_and_words_that_take_it_back() -> None:
    for verb in acts.VERBS:
        assert verb.tell.endswith(".")
        assert verb.back.endswith(".")


@pytest.mark.clauses("luthier.ai.act")
def test_what_a_card_shows_is_not_asked_where_what_was_told_leaves_no_doubt() -> None:
    """A card has one of three eras: one that is neither of two has the third, and no list of all three is asked."""
    game = cast(Beside, TABLE.new(settled(TABLE, {})))
    space, performances = ("space", 1), ("deck", 2)

    def known(*eras: int) -> list[int | None]:
        at = {"deck": performances, "wanted": ("eras", *eras)}
        return sight(game, Scripted(NOTATION, [], Keyed("1"))).known(facts.FITS, [space], at)

    assert known(0, 1, 2) == [1]
    assert known(0, 1) == [None]
    line = asked("fits", {"deck": performances, "wanted": ("eras", 0, 1)}, (space,))
    game.memory.keep(line, (0,), "turn", (facts.FITS,))
    assert (known(2), known(0), known(1, 2)) == ([1], [0], [1])
    game.memory.keep(line, (1,), "turn", (facts.FITS,))
    assert (known(0, 1, 2), known(2), known(0)) == ([1], [0], [None])
