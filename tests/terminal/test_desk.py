"""Line mode: its keys, its explanations, and what it says to wrong input."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Part
from soloist.engine.view import Choice, Place, View, Zone
from soloist.players import seats_for
from soloist.storage.memory import MemoryStore
from soloist.storage.saves import read
from soloist.terminal import play
from soloist.terminal.board import show_board, show_choices
from soloist.terminal.maps import abbreviations, map_lines
from soloist.terminal.paper import PlainPaper, columns
from soloist.terminal.play import Desk, sit
from soloist.terminal.typed import asks_for, read_part

RULES = game("burgundy")


class Sheet(PlainPaper):
    """Paper whose lines are given, and which keeps what is written."""

    def __init__(self, *lines: str, width: int = 80) -> None:
        self.interactive = False
        self.width = width
        self._bold = str
        self.lines = list(lines)
        self.written: list[str] = []

    def _write(self, text: str) -> None:
        self.written += text.replace("\N{NO-BREAK SPACE}", " ").split("\n")

    def read(self, prompt: str) -> str | None:
        if not self.lines:
            return None
        self._write(prompt + self.lines[0])
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.written)


def sat(*lines: str, seed: str | None = "1", store: MemoryStore | None = None) -> tuple[str, Match[object]]:
    """What is written when these lines are typed at a new game, and the game as it was kept."""
    store = store or MemoryStore()
    id = store.create(Match(RULES, Setup("burgundy", settled(RULES, {}), seed)))
    paper = Sheet(*lines)
    sit(store, id, paper)
    return paper.text, store.load(id)


def after(text: str, line: str) -> str:
    """What was written after a line was typed, up to the next prompt."""
    return text.split(f"> {line}\n", 1)[1].split("\n>", 1)[0].split("\n\nThe game is kept", 1)[0].strip()


def test_an_answer_is_a_number_the_notation_or_its_beginning() -> None:
    for typed in ("1", "castle 6", "CASTLE  6", " castle 6 "):
        assert sat(typed)[1].entries[0].value == (("castle", 6),)
    text, match = sat("1", "take 6/2 with 6", "place 1@5")
    assert match.entries[-1].value == (("place", 1, 5, 1),)
    text, match = sat("1", "take 1/1")
    assert after(text, "take 1/1") == "“take 1/1” can be: take 1/1 with 6, take 1/1 with 1."


def test_wrong_answers_are_refused_with_the_reason() -> None:
    text, match = sat("5", "castle 5", "dance", "castle 6; castle 6")
    assert after(text, "5") == "There is no choice 5; the choices are 1 to 4."
    assert "castle" in after(text, "castle 5")
    assert after(text, "dance")
    assert match.entries == []


def test_undo_redo_and_the_start_of_the_turn() -> None:
    text, match = sat("1", "take 6/2 with 6", "workers with 1", "t", "r", "u", "u", "u", "u")
    assert after(text, "t").startswith("Back at the start of the turn.")
    assert after(text, "r").startswith("Done again.")
    assert "There is nothing to undo." in text
    assert match.entries == []
    assert len(match.undone) > 2
    assert "this is no clean run any more" in text
    assert after(sat("r")[0], "r") == "There is nothing to redo."


def test_the_log_and_going_back_to_a_line() -> None:
    text, match = sat("l", "1", "take 6/2 with 6", "l", "l all", "j", "j 99", "j 1")
    assert after(text, "l") == "Nothing has happened yet."
    assert "   1  You founded your duchy with a castle on space 6 (castle 4)." in text
    assert after(text, "j") == after(text, "j 99") == "Type j and the number of a line of the log, from 1 to 7."
    assert after(text, "j 1").startswith("Back at line 1.")
    assert match.undone


def test_help() -> None:
    text, match = sat(
        "1", "?", "? 3", "? take 3/1 with 6", "? take 6/2 with 6", "? church", "? depot 2", "? space 6", "? xyzzy"
    )
    help = after(text, "?")
    assert "burgundy.die.take" in help
    assert "s FILE" in help
    assert "Then the log will say:\n  · You took monastery 9 from depot 2" in after(text, "? 3")
    assert "worker" in after(text, "? take 3/1 with 6")
    assert after(text, "? take 6/2 with 6") == "That can be done here."
    assert "burgundy.building.church" in after(text, "? church")
    assert after(text, "? depot 2").startswith("Depot 2, top (monastery): Monastery 9")
    assert "Beside it: Space 2" in after(text, "? space 6")
    assert after(text, "? xyzzy") == "No rule speaks of “xyzzy”."
    assert len([entry for entry in match.entries if entry.by == "person"]) == 1


def tiletum(*lines: str) -> str:
    """What is written when these lines are typed at a new game of Tiletum."""
    rules, store = game("tiletum"), MemoryStore()
    setup = Setup("tiletum", settled(rules, {}), "5")
    id = store.create(Match(rules, setup, seats=seats_for(rules, setup)))
    paper = Sheet(*lines)
    sit(store, id, paper)
    return paper.text


def test_what_is_written_wrongly_is_told_how_to_write_it_or_why_not() -> None:
    lines = ("Merchant to wien", "merchant wien", "die blue 2", "stone", "foo", "? king", "? merchant wien")
    text = tiletum(*lines)
    first = "First take a die: you have no AP for this Action"
    # Capitals do not matter, and what cannot be done says so.
    assert after(text, "Merchant to wien") == f"{first}: Merchant."
    form = "“merchant wien” is not complete, or not right: it is written “merchant to …”."
    assert after(text, "merchant wien") == after(text, "? merchant wien") == form
    half = " ".join(after(text, "die blue 2").split())
    assert half.startswith("“die blue 2” is not complete, or not right: it is written “die … … to …”, such as die ")
    assert after(text, "stone").startswith("“stone” alone is no answer; it is in: die ")
    assert "foo" in after(text, "foo")
    # A word that is an answer, a place and in the rules: first why not.
    assert after(text, "? king").startswith(f"{first}: King.")


def test_saving_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    text, match = sat(
        "1", "s", f"s {file}", f"s {file}", "n", "take 6/2 with 6", f"s {file}", "y", f"s {tmp_path}/no/file"
    )
    assert "The game is kept after every answer, as game 1; s FILE writes it to a file." in text
    assert "Nothing was written." in text
    assert read(file.read_text(encoding="utf-8")).match.entries == match.entries
    assert "cannot be written:" in " ".join(text.split())


def test_leaving() -> None:
    assert sat("q")[0].endswith("The game is kept. Go on with: soloist play burgundy --resume 1")
    assert sat("Q", seed=None)[0].endswith("Go on with: soloist table burgundy --resume 1")


def test_typed_chance() -> None:
    buildings = "carp, ware, carpenter, watchtower"
    rest = "cow 2, pig 2 | watchtower, monastery 14, cow 4, chicken 3"
    goods = ("1", "3 5", "3 5 9", "354", "?", f"{buildings}, bank", buildings)
    monasteries = ("monas", "monastery 9, MONASTERY 4", "u", "monastery 9; monastery 4")
    text, match = sat(*goods, *monasteries, rest, "6 6 6 4 5", "7", "6", "61", seed=None)
    assert after(text, "3 5") == "starting goods: exactly 3 are needed, not 2."
    assert after(text, "3 5 9") == "Starting goods: not “9”; it can be: 1, 2, 3, 4, 5, 6."
    assert "city\n  hall" in after(text, "?")
    assert "exactly 4 are needed, not 5." in after(text, f"{buildings}, bank")
    assert after(text, "monas").startswith(
        "Monasteries, in the order of the depots: not “monas”; it can be: monastery 1,"
    )
    assert after(text, "u").startswith("Taken back.\nMonasteries, in the order of the depots: the names of 2 tiles")
    assert after(text, "7") == "White die: not “7”; it can be: 1, 2, 3, 4, 5, 6."
    digital = sat("1")[1]
    assert [(e.name, e.value) for e in match.entries] == [(e.name, e.value) for e in digital.entries]


def test_too_many_parts_are_refused() -> None:
    text, match = sat("1", "3 5 4 | 2", seed=None)
    assert after(text, "3 5 4 | 2") == "More parts than are asked for here; type them one line each."
    assert len(match.entries) == 1


def test_what_a_part_asks_for() -> None:
    notation = RULES.notation
    die = Part("white die", "die", 1, (1, 2, 3, 4, 5, 6))
    assert asks_for(die, notation) == "White die: one die, a number such as 4"
    assert read_part(die, notation, " 4 ") == "4"
    tile = Part("Castle", "tile", 1, [47], [2])
    assert asks_for(tile, notation) == "Castle: the name of one tile (type ? for the names)"
    assert read_part(tile, notation, "c") == "castle"


def test_a_warning_asks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    real = play.choices_of

    def warned(*arguments: object) -> list[Choice]:
        choices = real(*arguments)  # type: ignore[arg-type]
        for choice in choices:
            choice.warning = "Your castle cannot move."
        return choices

    monkeypatch.setattr(play, "choices_of", warned)
    text, match = sat("1", "n", "1", "")
    assert text.count("Your castle cannot move.") == 2
    assert text.count("Nothing was done.") == 2
    assert match.entries == []
    assert sat("1", "y")[1].entries[0].value == (("castle", 6),)


def test_what_cannot_be_kept_is_not_done() -> None:
    store = MemoryStore()
    id = store.create(Match(RULES, Setup("burgundy", settled(RULES, {}), "1")))
    paper = Sheet("1")
    desk = Desk(store, id, paper)
    other = store.load(id)
    other.answer("castle 17")
    store.save(id, other)
    desk.run()
    assert "This game was changed elsewhere in the meantime; open it again to go on from\nthere." in paper.text
    assert desk.match.entries == other.entries


def test_choices_of_some_and_in_an_order() -> None:
    store = MemoryStore()
    match = Match(RULES, Setup("burgundy", settled(RULES, {}), "1"))
    from soloist.engine.questions import Question
    from soloist.terminal.answers import choices_of, resolve
    from soloist.terminal.explain import how_to_answer

    options: list[tuple[str | int, ...]] = [("goods", 1), ("goods", 1), ("goods", 3)]
    question = Question(0, "trade goods", options, "some", 2, 2)
    choices = choices_of(RULES, match.state, question, View("?"))
    assert [choice.option for choice in choices] == ["goods 1", "goods 3"]
    assert resolve(match, question, choices, "1 1") == "goods 1; goods 1"
    assert resolve(match, question, choices, "1,2") == "goods 1; goods 3"
    assert resolve(match, question, choices, "goods 1; goods 3") == "goods 1; goods 3"
    several = " What is there several times can be named as often."
    assert how_to_answer(question) == f"Type 2 of the numbers, such as 1 1.{several}"
    assert how_to_answer(Question(0, "x", options[1:], "some", 0, 2)) == (
        "Type up to 2 of the numbers, such as 1 2, or the word none."
    )
    assert how_to_answer(Question(0, "x", options[1:], "some", 0, 90)).startswith("Type up to 2 of")
    four: list[tuple[str | int, ...]] = [("goods", n) for n in range(6)]
    assert how_to_answer(Question(0, "x", four, "some", 4, 4)) == "Type 4 of the numbers, such as 1 2 3 4."
    assert how_to_answer(Question(0, "x", options, "order")).startswith("Type all numbers in the order")
    assert how_to_answer(Question(0, "x", [], "number", 1, 9)) == "Type a number from 1 to 9."
    assert resolve(match, Question(0, "x", [], "number", 1, 9), [], "4") == "4"
    assert store.games() == []


def test_a_map() -> None:
    places = [
        Place("space-1", "Space 1: mine 5", [], "mine", "5", (0.5, 0.0)),
        Place("space-2", "Space 2: ship 6", [], "ship", "6", (1.5, 0.0)),
        Place("space-3", "Space 3: monastery 1", [], "monastery", "1", (0.0, 0.87)),
    ]
    assert map_lines(places, 78) == [
        "    1Mi5      2S6",
        "3Mo1",
        "(Mi mine, S ship, Mo monastery; in brackets: covered)",
    ]
    assert map_lines(places, 10) == []
    assert abbreviations(["ship", "ships"]) == {"ship": "Ship", "ships": "Ships"}
    paper = Sheet()
    show_board(paper, View("?", zones=[Zone("duchy", "Duchy", places, "No rivers."), Zone("bag", "Bag")]))
    assert "No rivers." in paper.written
    assert "Empty, mine: 1 (5)" in paper.written
    assert "Bag: nothing" in paper.written


def test_layout() -> None:
    assert columns(["a", "bb", "c"], 10) == ["a    bb", "c"]
    assert columns([], 10) == []
    assert columns(["much too long for it"], 10) == ["much too long for it"]
    paper = Sheet(width=40)
    show_choices(paper, [Choice("take 1/1 with 6", "Take the carpenter's workshop from depot 1"), Choice("end", "end")])
    assert paper.written == [" 1  Take the carpenter's workshop from", "    depot 1  [take 1/1 with 6]", " 2  end"]


def test_the_whole_board_fits_the_width() -> None:
    text, _ = sat("1", "take 6/2 with 6", "b")
    assert max(map(len, text.splitlines())) <= 80 + len("(S ship, Mi mine")


def test_a_word_is_looked_up_before_an_answer_is_missed_in_it() -> None:
    store = MemoryStore()
    rules = game("merv")
    id = store.create(Match(rules, Setup("merv", settled(rules, {}), "1")))
    sheet = Sheet("? favour track", "? slot", "? slot N9")
    sit(store, id, sheet)
    assert "merv.tracks.favour" in after(sheet.text, "? favour track")
    assert "is not complete" not in after(sheet.text, "? favour track")
    assert "merv.setup.slots" in after(sheet.text, "? slot")
    assert after(sheet.text, "? slot N9") == "“slot N9” is not the notation of a choice in a turn."


def test_two_people_hand_the_screen_over_where_not_everything_is_for_both() -> None:
    store = MemoryStore()
    rules = game("luthier")
    id = store.create(Match(rules, Setup("luthier", settled(rules, {"seats": "2", "seat-2": "person"}), "1")))
    sheet = Sheet("1", "", "b")
    sit(store, id, sheet)
    asked = "Player 1, it is your turn. Enter, when you sit here: "
    assert sheet.text.count(asked) == 1
    assert "Player 1" not in after(sheet.text, "1").split(asked)[0]
    assert "Which patron" in sheet.text.split(asked)[1]


def test_what_cannot_be_shown_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    _, match = sat("castle 6", store=store)
    kept, view = store.export_text("1"), type(RULES).view

    def fails_later(state: object, question: object) -> View:
        if question != match.question:
            raise KeyError(3)
        return view(state, question)  # type: ignore[arg-type]

    monkeypatch.setattr(type(RULES), "view", staticmethod(fails_later))
    with pytest.raises(KeyError):
        Desk(store, "1", Sheet("take 6/2 with 6")).run()
    assert store.export_text("1") == kept
