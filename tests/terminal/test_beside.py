"""The table game in line mode: a whole game through a pipe, corrections, undo, what each kind of question takes."""

from __future__ import annotations

from pathlib import Path

from tests.games.tiletum.beside.physical import TABLE, mirrored
from tests.terminal.test_desk import Sheet, after
from tests.terminal.test_pipe import soloist
from tests.terminal.typing_along import Typist

from soloist.engine.catalogue import settled
from soloist.engine.match import Match, Setup
from soloist.storage.memory import MemoryStore
from soloist.storage.sqlite import SqliteStore
from soloist.terminal.play import sit

SEED = 3


TYPIST = Typist(TABLE, mirrored, SEED)
lines_of, sat = TYPIST.lines_of, TYPIST.sat


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    lines, match = lines_of(difficulty="normal")
    out = soloist(tmp_path, "table", "tiletum", "--seed", str(SEED), "--set", "difficulty=normal", lines=lines)
    assert "\x1b" not in out
    kept = SqliteStore(tmp_path).load("1")
    assert kept.over
    assert [(e.name, e.value) for e in kept.entries] == [(e.name, e.value) for e in match.entries]
    whole = " ".join(out.split())
    result = TABLE.result(match.state)
    assert f"You have {'won' if result.won else 'lost'}: Your points {result.numbers['points']}, " in whole
    assert "Set-up code" not in out
    for line in match.log:
        assert " ".join(TABLE.tell(match.state, line.event).split()) in whole
    # An instruction is told before the next question is asked.
    assert whole.index("Take the Action helper from sector 2") < whole.index("Which is the best Bonus tile at most 5")
    assert "the game lies on your table, Soloist is the opponent" in whole
    assert "a) at most 5 steps from Bordeaux b) of these the most points" in whole
    assert "Type y or n." in whole
    assert (
        "A line for each, from “London” to “Firenze”: the numbers for Stone, points, such as 1 1. Several lines"
        in whole
    )


def test_step_by_step_by_numbers(tmp_path: Path) -> None:
    lines, match = lines_of(seed=4, asking="steps")
    out = soloist(tmp_path, "table", "tiletum", "--seed", "4", "--set", "asking=steps", lines=lines)
    assert SqliteStore(tmp_path).load("1").over
    assert "Traceback" not in out
    assert match.over


def test_going_on_at_the_table(tmp_path: Path) -> None:
    out = soloist(tmp_path, "table", "tiletum", "--seed", "3", lines=["1", "2"])
    assert out.endswith(f"Go on with: soloist table tiletum --resume 1 --data {tmp_path}\n")
    out = soloist(tmp_path, "table", "tiletum", "--resume", "1", lines=["3"])
    assert "What does the Fair tile of round 4 count?" in out


def test_what_is_printed_is_not_asked_in_a_later_game(tmp_path: Path) -> None:
    lines, _ = lines_of()
    soloist(tmp_path, "table", "tiletum", "--seed", "3", lines=lines)
    store = SqliteStore(tmp_path)
    assert store.setting("printed tiletum-table")
    soloist(tmp_path, "table", "tiletum", "--seed", "3", lines=[])
    assert store.load("2").setup.base is not None
    assert store.load("1").setup.base is None


def told(match: Match[object], name: str) -> object:
    """What was answered last to a question that begins so."""
    return next(e.value for e in reversed(match.entries) if e.from_person and e.name.startswith(name))


def test_yes_no_none_and_several() -> None:
    assert told(sat("y", until="free House space")[1], "free House space: town 23") == (("town", 23),)
    assert told(sat("n", until="free House space")[1], "free House space: town 23") == ()
    assert told(sat("none", until="best Bonus tile")[1], "best Bonus tile") == ()
    assert told(sat("2; crest eagle", until="best Bonus tile")[1], "best Bonus tile") == (("crest", 1), ("crest", 2))


def test_a_name_alone_is_enough_and_several_stand_behind_each_other() -> None:
    assert told(sat("Lily eagle", until="best Bonus tile")[1], "best Bonus tile") == (("crest", 1), ("crest", 2))
    assert told(sat("lily, 3", until="best Bonus tile")[1], "best Bonus tile") == (("crest", 1), ("crest", 2))
    assert told(sat("venezia", until="free House space")[1], "free House space: town 23") == (("town", 23),)
    text, match = sat("maybe", until="free House space")
    assert after(text, "maybe") == "Type y or n."
    assert match.asked == "free House space: town 23"


def test_what_has_no_choices_is_explained_all_the_same() -> None:
    text, _ = sat("? 1", "?", until="construction")
    assert after(text, "? 1") == (
        "There are no choices here to explain. Type 16 numbers in this order, such as 1 1 2 3 1 1 2 3 1 1 2 3 1 1 2 3."
    )
    assert "A line for each, from “London” to" in after(text, "?")


def test_what_was_told_is_said_in_words() -> None:
    """A yes is a yes, and a number of a form that stands for a thing is called by it."""
    text, _ = sat("y", "c", until="free House space")
    assert "Is there a free House space in Venezia? yes" in " ".join(text.split())
    text, _ = sat("-; lily; 2 iron 5 points; 0 1 2 3; ro", "c", until="offer (ap 6); new")
    assert "Place 2 Crest Lily; Place 3 Iron 2; Place 3 points 5; Place 4 Iron 1;" in " ".join(text.split())


def test_an_order_at_a_correction_leaves_it() -> None:
    text, match = sat("c 1", "b", "c 1", "q", "fair crests", until="your die")
    assert after(text, "b").startswith("Nothing was done.\nCardinalbot:")
    assert text.rstrip().splitlines()[-1].startswith("The game is kept.")
    assert told(match, "fair 1") == (("fair", 0),)


def test_behind_a_correction_the_question_stands_again() -> None:
    text, _ = sat("c 1", "fair crests", until="your die")
    told_now = after(text, "fair crests")
    assert told_now.startswith("Corrected.")
    assert told_now.index("As it was told; do it if you have not done it yet:") > told_now.index("Decrees: Noblesse")
    assert "Your turn. Which die did you take" in told_now


def test_wrong_answers_are_one_sentence() -> None:
    text, match = sat("die blue 1", "die dark-grey 1", "town Tiletum", "99", until="your die")
    assert after(text, "die blue 1").startswith("There is no blue 1 on the wheel; by what you told, there are: ")
    assert (
        after(text, "town Tiletum")
        == "You told before that you have a House in Tiletum; a player has at most one there."
    )
    assert after(text, "99").startswith("There is no choice 99; the choices are 1 to ")
    text, match = sat("fair houses", "fair Houses", "fair pillars")
    assert after(text, "fair Houses") == (
        "You told before that the tile of round 1 counts this (each House on the map); there is only one of it."
    )
    assert [entry.value for entry in match.entries] == [(("fair", 0),), (("fair", 1),)]
    dice = "die pink 1; die pink 2; die pink 3; die blue 1; die blue 2; die yellow 1; die yellow 2; die dark-grey 1"
    text, match = sat(dice, "1 2", until="dice of round 1")
    assert after(text, dice) == "There are only 2 pink dice in the bag, not 3."
    assert after(text, "1 2") == "Exactly 8 have to be named."


def test_an_answer_is_corrected_and_the_difference_told() -> None:
    text, match = sat("c", "c all", "c 99", "c x", until="your die")
    answers = after(text, "c")
    assert "Which is the best Bonus tile at most 5 steps from Bordeaux? Crest Lily; Crest Eagle; Crest Key" in answers
    assert "c all shows the earlier ones." in answers
    assert "Set-up" not in answers
    assert "in which town does the Cardinalbot's Merchant begin? Venezia" in after(text, "c all")
    assert after(text, "c 99") == after(text, "c x")
    assert after(text, "c x").startswith("Type c and the number of an answer, from 1 to ")
    number = next(line.split()[0] for line in answers.splitlines() if "best Bonus tile" in line)
    before = [entry.value for entry in match.entries]
    text, match = sat(f"c {number}", "", f"c {number}", "crest rose", "u", until="your die")
    told = " ".join(after(text, f"c {number}").split())
    assert "You told: Crest Lily; Crest Eagle; Crest Key. Type what is right, or nothing to leave it." in told
    changed = " ".join(after(text, "crest rose").split())
    assert "Corrected." in changed
    assert "Take back: Put Crest Lily back on the map where it lay, at most 5 steps from Bordeaux." in changed
    assert "Do this instead: Take Crest Rose from the map" in changed
    undone = " ".join(after(text, "u").split())
    assert "Take back: Put Crest Rose back on the map" in undone
    assert [entry.value for entry in match.entries] == before


def test_undo_says_what_to_take_back() -> None:
    text, _ = sat("u", until="your die")
    undone = after(text, "u")
    assert undone.startswith("Taken back.\n· Take back: Move its Architect from Milano back to Bordeaux.")


def test_why_in_the_middle_of_a_turn() -> None:
    text, _ = sat("why", "l", until="best Bonus tile")
    assert "[tiletum.cardinal.pawn]" in after(text, "why")
    assert "Take the Action helper from sector 2" in after(text, "l")


def test_a_digital_game_is_not_corrected() -> None:
    from soloist.engine.catalogue import game

    store = MemoryStore()
    rules = game("burgundy")
    id = store.create(Match(rules, Setup("burgundy", settled(rules, {}), "1")))
    paper = Sheet("c")
    sit(store, id, paper)
    assert after(paper.text, "c") == "Answers are corrected beside a real table; here u takes back."


# Forms, corrections at your turn, the board.


def test_a_form_is_typed_line_by_line_in_a_small_notation() -> None:
    lines = [
        "5 7",
        "points 4 3 stone",
        "x",
        "1 2 3",
        "-",
        "2 points",
        "u",
        "3 4; 2 2; 5 6; 4 5",
        "4 4; 3 3; 2 1; 1 1",
        "4 4; 3 3; 2 1",
    ]
    text, match = sat(*lines, until="construction")
    shown = " ".join(text.split())
    assert "the numbers for Stone, points, such as 1 1. Several lines can be typed in one, with “;” between" in shown
    assert after(text, "5 7") == "Köln"
    assert after(text, "points 4 3 stone") == "Paris"
    assert after(text, "x") == "Paris: “x” cannot be read; it is written like “1 1”."
    # What is printed there is nothing by itself: each number is told.
    for lacking in ("1 2 3", "-", "2 points"):
        assert after(text, lacking) == "Paris: a number for each of Stone, points is asked for."
    assert after(text, "u") == "Taken back.\nKöln"
    assert after(text, "3 4; 2 2; 5 6; 4 5") == "Lyon"
    assert after(text, "4 4; 3 3; 2 1; 1 1") == "That is more than the 8 that are asked for."
    assert told(match, "construction") == (("numbers", 5, 7, 3, 4, 2, 2, 5, 6, 4, 5, 4, 4, 3, 3, 2, 1),)


def test_the_contract_offer_is_typed_place_by_place() -> None:
    lines = ["-", "lily", "2 iron 5 points", "-; ro", "0 1 2 3; ro"]
    text, match = sat(*lines, until="offer (ap 6); new")
    shown = " ".join(text.split())
    way = "“Place 1” to “Place 5”: Lion, Lily, Eagle, Tower, Rose, Key; the numbers for any, Iron, Wool, points"
    assert way in shown
    assert "Place 5: Crest" not in shown, "no list of 25 numbers"
    assert after(text, "-") == "Place 2"
    # What cannot be is asked again; the lines before it stay.
    assert after(text, "-; ro").endswith("the tiles slide.\nPlace 4")
    new = (0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 5, 0, 0, 1, 2, 3, 5, 0, 0, 0, 0)
    assert told(match, "offer (ap 6); new") == (("numbers", *new),)


def test_what_the_cardinalbot_really_has_is_told_at_your_turn() -> None:
    text, match = sat("8", "1 2 7 11", "points 22; gold 0", "", "= ; =", "first", "= ; = ; =", "3", until="your die")
    shown = " ".join(text.split())
    assert "2 Merchant: Venezia [wrong merchant]" in shown
    assert "So far: Stone 1; Wool 1; Iron 3; Food 1; Gold 1; points 10; space of the King track 3." in shown
    assert "Type only what is wrong, such as space of the King track 2; Enter leaves it as it was." in shown
    assert after(text, "first") == "Crest Tower"
    corrected = (
        "Corrected: Gold 0, not 1; points 22, not 10; Crest Eagle under Building 1, not missing; "
        "fulfilled Contracts: 3, not 0."
    )
    assert f"· {corrected}" in shown
    assert match.asked == "your die"
    me = match.state.me  # type: ignore[attr-defined]
    assert (me.points, me.placed, len(me.done)) == (22, [2, -1, -1, -1, -1], 3)
    text, match = sat("8", "none", until="your die")
    assert match.asked == "your die"
    assert "Corrected" not in text


def test_only_what_is_otherwise_is_told_after_a_correction() -> None:
    """The turn is run again, but what it tells again was done before."""
    text, _ = sat("c", until="your die")
    number = next(line.split()[0] for line in after(text, "c").splitlines() if "best Bonus tile" in line)
    text, _ = sat(f"c {number}", "crest rose", "1", until="your die")
    changed = after(text, "crest rose")
    assert changed.count("Take Crest Rose") == 1
    assert "Take Crest Rose" not in text.replace(changed, "")
    assert "off the wheel" not in changed
    assert "its pawn goes" not in changed


def test_of_the_board_only_what_has_changed_is_written_again() -> None:
    text, _ = sat("1", "none", until="your die")
    assert text.count("Construction tiles:") == 1
    assert text.count("Dice on the wheel") == 2
    whole, _ = sat("b", until="your die")
    assert "Construction tiles:" in after(whole, "b")


def test_what_a_question_is_for_and_what_is_said_once() -> None:
    text, _ = sat(until="best Bonus tile")
    assert "For the Bonus tile that it takes with this Action. Decree: Everlasting Fame." in text
    assert "It rolled 5 and 1: its pawn goes 4 to the right on its Decrees." in text
    first, _ = sat("1")
    assert " ".join(first.split()).count("The names are ours: settle now which is which.") == 1


def test_why_in_the_middle_of_a_turn_claims_no_outcome() -> None:
    text, _ = sat("why", until="best Bonus tile")
    why = " ".join(after(text, "why").split())
    assert "best Bonus tile: not decided yet" in why
    assert why.endswith("You are asked now; how it goes on depends on your answer.")
    assert "=> none" not in why


def test_a_form_is_corrected_line_by_line_and_an_empty_line_stays_as_it_was() -> None:
    text, match = sat("correct", "wrong contracts", "0 0 5 8", "", until="your die")
    assert "A line that is left empty stays as it was; by name type only what is wrong." in " ".join(text.split())
    assert match.asked == "your die"
    assert match.state.me.contracts == [(0, 0, 5, 8)]  # type: ignore[attr-defined]


def test_by_name_only_what_is_wrong_is_typed() -> None:
    text, match = sat(
        "correct", "wrong contracts", "0 0 5 8", "", "correct", "wrong contracts", "3 wool", "", until="your die"
    )
    assert match.state.me.contracts == [(0, 0, 3, 8)]  # type: ignore[attr-defined]
    assert "Contract 1: Wool 3, not 5." in " ".join(text.split())


def test_a_thing_is_named_by_all_its_words_or_by_their_beginning() -> None:
    lines = ["first Building", "-", "third", "7", "Storehouse", "-", "-", "-"]
    text, match = sat("correct", "wrong crests", *lines, until="your die")
    assert after(text, "first Building") == "Crest Lily"
    assert after(text, "7").startswith("Crest Tower: “7” cannot be read; it is written like “first Building”.")
    assert match.state.me.placed[0] == 0  # type: ignore[attr-defined]
    assert match.state.me.placed[2] == 2  # type: ignore[attr-defined]


def test_all_that_is_right_is_typed_where_several_are_named() -> None:
    text, _ = sat("correct", "wrong pillars", until="your die")
    assert "Type all that is right; Enter leaves it as it was." in " ".join(text.split())
