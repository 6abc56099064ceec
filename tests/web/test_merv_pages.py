"""What should not be sent to Merv's pages, digital and beside a real table: each is refused in a sentence."""

from __future__ import annotations

import html
import re

import pytest
from tests.games.merv.beside.test_pages import begin, plain
from tests.web.tables import Form, Page, get, post

from soloist.storage.memory import MemoryStore
from soloist.web.sittings import sit_down

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def errors(text: str) -> list[str]:
    """The sentences in which the page says what was wrong."""
    return [html.unescape(found) for found in re.findall(r'<p class="error"[^>]*>(.*?)</p>', text)]


def test_set_up_pages_say_what_is_official_and_what_is_not(store: MemoryStore) -> None:
    digital, beside = (plain(get(store, f"/set-up/{name}").text) for name in ("merv", "merv-table"))
    assert "The rules of the Corrupt Magistrate are official" in digital
    assert "the High Courtier are not public: they are reconstructed, and marked" in digital
    assert re.search(r"our own reconstruction \d+ \d+", digital)
    assert "printed numbers that are not public are asked when they are first needed" in beside
    assert "Its printed rules are not public. Those of Soloist are reconstructed." in beside


@pytest.mark.parametrize("fields", [{"set-level": "9"}, {"set-seats": "7"}, {"set-nothing": "1"}, {"seed": "x" * 500}])
def test_a_wrong_set_up_begins_nothing(store: MemoryStore, fields: dict[str, str]) -> None:
    response = post(store, "/new", game="merv", **fields)
    assert response.status == 400
    assert errors(response.text)
    assert store.games() == []


# On the screen.


@pytest.mark.parametrize(
    "option", ["slot N5", "slot E1", "slot N9", "site a1", "card 1", "gibberish", "", SCRIPT, "; ;", "slot N1; slot N2"]
)
def test_a_forged_answer_changes_nothing(store: MemoryStore, option: str) -> None:
    id = post(store, "/new", game="merv", seed="5").headers["Location"].removeprefix("/game/")
    before = store.export_text(id)
    at = str(len(sit_down(store, id).match.entries))
    response = post(store, f"/game/{id}/answer", option=option, at=at)
    assert response.status == 400
    (sentence, *_) = errors(response.text)
    assert sentence.endswith(".")
    assert SCRIPT not in response.text
    assert store.export_text(id) == before


# Beside a real table.


def laid_out(store: MemoryStore) -> Page:
    """A table game at your first turn: the Magistrate took north 5."""
    page = begin(store, 3, cards="told")
    for cells in ("a1 c4 c5 e3", "e1 a2 e2 a3", "b1 c1 b4 d5", "d1 c2 b3 d3", "a4 d4 e4 e5"):
        assert page.answer({"q0": [f"site {cell}" for cell in cells.split()]}).status == 303
    assert page.answer({"q0": ["solo mosque"]}).status == 303
    return page


AT_SET_UP: dict[str, tuple[Form, str]] = {
    "nothing": ({}, "Exactly 4 have to be named."),
    "a cell that is none": ({"q0": ["site z9"]}, "“site z9” cannot be told here; what can is: site a1, "),
    "the camel market": ({"q0": ["site c3"]}, "The camel market in the middle is no site."),
    "a site twice": (
        {"q0": ["site a1", "site a1", "site b1", "site c1"]},
        "One of them is named 2 times; at most 1 is possible.",
    ),
    "too many": ({"q0": [f"site {c}{n}" for c in "abde" for n in range(1, 6)]}, "Exactly 4 have to be named."),
    "a script": ({"q0": [SCRIPT]}, "“"),
}


@pytest.mark.parametrize("case", AT_SET_UP)
def test_a_wrong_city_is_one_sentence_and_nothing_is_lost(store: MemoryStore, case: str) -> None:
    form, sentence = AT_SET_UP[case]
    page = begin(store, 3)
    response = page.answer(form)
    assert response.status == 400
    (first, *_) = errors(response.text)
    assert first.startswith(sentence)
    assert SCRIPT not in response.text
    assert page.match.entries == []
    assert response.text.count(" checked>") == len({text for text in form.get("q0", ()) if text[5:] in CELLS})


CELLS = {f"{c}{n}" for c in "abcde" for n in range(1, 6)} - {"c3"}
AT_YOUR_TURN: dict[str, tuple[Form, str]] = {
    "the slot of the Magistrate": ({"q0": ["slot N5"]}, "By what you told, north 5 is taken by the Magistrate."),
    "a slot of another side": ({"q0": ["slot E1"]}, "This round is played from the north side."),
    "no slot": ({"q0": ["slot N9"]}, "“slot N9” cannot be told here; what can is: "),
    "nothing": ({}, "This is not answered yet."),
}


@pytest.mark.parametrize("case", AT_YOUR_TURN)
def test_a_slot_that_cannot_be_is_refused(store: MemoryStore, case: str) -> None:
    form, sentence = AT_YOUR_TURN[case]
    page = laid_out(store)
    before = store.export_text(page.id)
    response = page.answer(form)
    assert response.status == 400
    (first, *_) = errors(response.text)
    assert first.startswith(sentence)
    assert store.export_text(page.id) == before


def test_what_contradicts_is_said_and_the_form_stays(store: MemoryStore) -> None:
    page = laid_out(store)
    assert page.answer({"q0": ["slot N1"]}).status == 303
    response = page.answer({"q0": ["site b2"]})
    assert errors(response.text) == ["b2 is not in the line of north 1."]
    assert page.answer({"q0": ["site a1"]}).status == 303
    response = page.answer({"q0": ["slot N1"]})
    assert errors(response.text) == ["By what you told, north 1 is taken by you."]


def test_a_page_out_of_date_and_a_wrong_correction_change_nothing(store: MemoryStore) -> None:
    page = laid_out(store)
    before = store.export_text(page.id)
    response = post(store, f"/game/{page.id}/answer", {"q0": ["slot N1"]}, at="0")
    assert response.status == 409
    assert "The game has gone on" in errors(response.text)[0]
    for entry in ("99999", "x", "-1", "3" * 20):
        assert page.move("correct", {"q0": ["slot N1"]}, entry=entry).status == 400
    at = next(n for n, entry in enumerate(page.match.entries) if entry.name.startswith("solo card"))
    same = page.move("correct", {"q0": ["solo mosque"]}, entry=str(at))
    assert errors(same.text)[0] == "That is what was answered."
    assert store.export_text(page.id) == before


def test_numbers_of_a_form_are_refused_by_their_names(store: MemoryStore) -> None:
    page = laid_out(store)
    assert page.answer({"q0-aside": ["correct"]}).status == 303
    assert page.answer({"q0": ["wrong counts"]}).status == 303
    before = store.export_text(page.id)
    good = {f"q0-f{n}": ["1"] for n in range(5)} | {"q0-f5": ["0"], "q0-f6": ["0"]}
    for field, value, sentence in (
        ("q0-f0", "9999", "points: a number from 0 to 500 is asked for."),
        ("q0-f5", "9", "scrolls: a number from 0 to 8 is asked for."),
        ("q0-f3", "x", "steps in the mosque: "),
        ("q0-f4", "", "camels: a number is missing."),
    ):
        response = page.answer({**good, field: [value]})
        assert response.status == 400
        assert errors(response.text)[0].startswith(sentence)
        assert store.export_text(page.id) == before
    assert page.answer(good).status == 303
    assert "Corrected: points 1, not 0" in plain(page.text())
