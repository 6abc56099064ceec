"""The forms beside a real table, without a network: addresses, what was refused, what is kept, what is missing."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

import pytest
from tests.games.luthier.beside import physical as luthier
from tests.games.luthier.beside.physical import TABLE as LUTHIER
from tests.mirrored import Mirrored, Screen
from tests.web.tables import Enough, Form, Page, begin, form_of, get, played, post
from tests.web.test_beside_pages import SET_UP, asked, entry_of, errors, plain

from soloist.engine.questions import Question
from soloist.engine.view import Choice, Layout, View
from soloist.storage.memory import MemoryStore
from soloist.web.asked import Asked
from soloist.web.handle import handle
from soloist.web.http import Request, Response


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def swapped(page: Page, verb: str, form: Form, **more: str) -> Response:
    """What the page's script gets for a form."""
    given = {**form, "at": [str(len(page.match.entries))], **{name: [value] for name, value in more.items()}}
    return handle(Request("POST", f"/game/{page.id}/{verb}", form=given, headers={"hx-request": "true"}), page.store)


def at_luthier(store: MemoryStore, until: Callable[[Screen], bool], **options: str) -> tuple[Page, Screen]:
    """Play Luthier at the table through its pages until a screen, and return it."""
    begun = post(
        store, "/new", {f"set-{name}": [value] for name, value in options.items()}, game=LUTHIER.name, seed="6"
    )
    page = Page(store, begun.headers["Location"].removeprefix("/game/"))
    found: list[Screen] = []

    def hand(match: Mirrored, screen: Screen) -> None:
        if until(screen):
            found.append(screen)
            raise Enough
        assert page.answer(form_of(screen, LUTHIER)).status == 303

    with pytest.raises(Enough):
        luthier.mirrored(hand)(6, "greedy", **options).play()
    return page, found[0]


# The address.


def test_after_a_correction_the_address_is_that_of_the_question(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    entry = str(entry_of(page, "best Bonus tile"))
    refused = swapped(page, "correct", {"q0": ["crest unicorn"]}, entry=entry)
    assert refused.status == 400
    assert "HX-Replace-Url" not in refused.headers, "it is still asked"
    response = swapped(page, "correct", {"q0": ["crest rose"]}, entry=entry)
    assert (response.status, response.headers["HX-Replace-Url"]) == (200, f"/game/{page.id}")
    for verb in ("undo", "redo"):
        assert swapped(page, verb, {}).headers["HX-Replace-Url"] == f"/game/{page.id}"
    # Without the script the browser is sent there.
    assert page.move("undo").headers["Location"] == f"/game/{page.id}"


def test_an_earlier_answer_that_is_none_any_more_is_not_asked(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    now, entry = asked(page), entry_of(page, "best Bonus tile")
    at = str(len(page.match.entries))
    assert f'href="/game/{page.id}?again={entry}&amp;at={at}"' in page.text(answers="turn")
    assert "What is right?" in page.text(again=str(entry), at=at)
    note = "The game has gone on since then; this is what is asked now."
    for query in ({"again": "99999"}, {"again": "x"}, {"again": str(entry), "at": "3"}, {"again": "0" * 30}):
        response = get(store, f"/game/{page.id}", **query)
        assert response.status == 200
        assert html.escape(now, quote=False) in response.text
        assert note in response.text
        assert "What is right?" not in response.text
    assert page.move("jump", to=str(entry)).status == 303
    # Reloaded, it is what is asked now and no correction any more.
    again = page.text(again=str(entry), at=at)
    assert "What is right?" not in again
    assert note in again
    assert note not in page.text()


def test_a_form_of_another_question_is_not_put_into_this_one(store: MemoryStore) -> None:
    page = begin(store)
    assert page.answer(SET_UP).status == 303
    for verb, more in (("answer", {}), ("correct", {"entry": "99999"})):
        response = post(store, f"/game/{page.id}/{verb}", {"q0-f0": ["9"], "q0": ["9"]}, at="0", **more)
        assert response.status == 409
        assert "The game has gone on" in errors(response.text)[0]
        assert 'id="answer"' in response.text
        assert 'value="9" required checked' not in response.text
        assert not re.search(r'name="q0-f0"[^>]* value="9"', response.text)


def test_links_lead_to_the_game_from_a_page_that_was_refused(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    refused = page.answer({})
    assert refused.status == 400
    assert f'href="/game/{page.id}?answers=turn"' in refused.text
    assert 'href="?' not in refused.text
    digital = post(store, "/new", game="burgundy", seed="1").headers["Location"]
    assert 'href="?' not in post(store, f"{digital}/answer", at="0").text


# What was refused, and what is kept.


def test_every_question_that_is_not_answered_is_marked_once(store: MemoryStore) -> None:
    page = begin(store)
    response = page.answer({**SET_UP, "q0": [""], "q9": [], "q7-f1": [""]})
    assert errors(response.text) == [
        "This is not answered yet.",
        "Fair 2: a number is missing.",
        "This is not answered yet.",
    ]
    assert response.text.count(' wrong"') == 3
    assert response.text.count('role="alert"') == 3
    assert page.match.entries == []


def test_a_refused_answer_leaves_the_others_of_its_screen(store: MemoryStore) -> None:
    """A number has buttons and a field of one name: the field that is empty says nothing of the button."""

    def repair(screen: Screen) -> bool:
        return screen[0][0].name.startswith("repair") and len(screen) == 2 and screen[1][0].most > 20

    page, screen = at_luthier(store, repair)
    family, prestige = (question for question, _ in screen)
    assert (family.kind, prestige.kind) == ("one", "number")
    response = page.answer({"q0": ["family tuba"], "q1": ["2", ""]})
    assert response.status == 400
    assert len(errors(response.text)) == 1
    assert re.search(r'name="q1" value="2"[^>]* checked', response.text)
    assert re.search(r'<span class="stepper"><input[^>]* name="q1"[^>]* value=""', response.text), "not twice"
    # A number without a button of its own is in the field.
    other = page.answer({"q0": ["family tuba"], "q1": ["57"]})
    assert re.search(r'<span class="stepper"><input[^>]* name="q1"[^>]* value="57"', other.text)
    assert page.answer({**form_of(screen, LUTHIER), "q1": ["2", ""]}).status == 303


def test_nothing_is_refused_by_the_browser_alone(store: MemoryStore) -> None:
    """A required field that is hidden would be refused without a word: what is missing is said by the page."""
    page = begin(store)
    forms = re.findall(r'<form id="answer"[^>]*>', page.text())
    assert forms
    assert all(" novalidate" in form for form in forms)
    sections = re.findall(r'<section class="asked asked-([a-z-]+)[^>]*data-lack="([^"]*)"', page.text())
    assert len(sections) == 11
    assert ("form", "{name}: a number is missing.") in sections
    assert ("order", "Tap them in order: {n} of 6.") in sections
    assert page.answer(SET_UP).status == 303
    entry = entry_of(page, "wheel")
    assert re.search(r'<form id="answer"[^>]* novalidate', page.text(again=str(entry)))


# Numbers, counts, and what a button says.


def one_of(question: Question, together: int = 1, layout: Layout | None = None) -> Asked:
    choices = [Choice(str(n), str(option)) for n, option in enumerate(question.options)]
    return Asked("q0", question, View("?", layout=layout or Layout()), choices, together)


@pytest.mark.parametrize(("least", "most", "buttons"), [(0, 20, 21), (-10, 10, 21), (-15, 15, 0), (1, 60, 0)])
def test_a_wide_number_has_no_button_for_each(least: int, most: int, buttons: int) -> None:
    one = one_of(Question(0, "n", [], "number", least, most))
    assert (len(one.values), one.all_values) == (buttons, buttons > 0)
    form = one_of(Question(0, "n", [], "numbers", fields=(("a", least, most),)))
    assert form.has_pad(0) == (buttons > 0)
    grid = Layout(columns=("Stone",))
    assert not one_of(Question(0, "n", [], "numbers", fields=(("a", 0, 9),)), layout=grid).has_pad(0)


def test_small_numbers_of_a_form_are_tapped(store: MemoryStore) -> None:
    page, _ = played(store, 3, "offer (ap 6); ap")
    text = page.text()
    assert text.count('class="told-pad"') == 5
    for n in range(5):
        values = re.findall(rf'<input type="radio" name="q0-f{n}" value="(\d)"', text)
        assert values == list("123456789")
        assert f'name="q0-f{n}" value="1" required checked' not in text, "nothing is told before it is tapped"
    response = page.answer({f"q0-f{n}": [str(n + 1)] for n in range(4)})
    assert len(errors(response.text)) == 1
    assert re.findall(r'name="q0-f(\d)" value="(\d)" required checked', response.text) == [
        (str(n), str(n + 1)) for n in range(4)
    ]


@pytest.mark.parametrize(
    ("least", "most", "count"), [(8, 8, "{n} of 8"), (1, 8, "{n} so far; at least 1"), (0, 8, "{n} so far")]
)
def test_a_count_says_how_many_are_expected(least: int, most: int, count: str) -> None:
    options = [("die", n) for n in range(6)]
    assert one_of(Question(0, "n", list(options), "some", least, most, 2)).count == count


def test_the_button_below_several_questions_is_no_answer_to_one_of_them(store: MemoryStore) -> None:
    def icons(screen: Screen) -> bool:
        return screen[0][0].name.startswith("down") and len(screen) > 1

    page, screen = at_luthier(store, icons)
    text = page.text()
    assert text.count("data-counted") == len(screen)
    assert "None of these" not in text
    counted = re.findall(r"data-counted[^>]*", text)
    assert all("data-none" not in found for found in counted)


# What is known from earlier games, and what is said at a table alone.


def test_a_game_begins_with_what_is_known_from_earlier_games(store: MemoryStore) -> None:
    _, pair = played(store, 3)
    assert pair is not None
    first = begin(store, "3")
    n = len(first.match.rules.printed(first.match.state)["told"])  # type: ignore[attr-defined]
    assert n > 5
    assert f"{n} printed things are known from earlier games. See them" in plain(first.text())
    assert f'href="/settings?back={first.id}"' in first.text()
    # Said once: behind the first answer it is not news.
    later, _ = played(store, 3, "corruption")
    assert later.match.setup.base is not None
    assert "known from earlier games" not in later.text()
    fresh = begin(MemoryStore())
    assert "known from earlier games" not in fresh.text()


def test_no_run_is_clean_at_a_table(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    page.match.clean = False
    assert "clean run" not in page.text()
    digital = Page(store, post(store, "/new", game="burgundy", seed="1").headers["Location"].removeprefix("/game/"))
    digital.match.clean = False
    assert "Not a clean run" in digital.text()


def test_what_is_printed_and_not_told_yet_is_no_number(store: MemoryStore) -> None:
    page, _ = played(store, 3, "construction")
    fields = re.findall(r'<input type="number"[^>]* name="q0-f\d+"[^>]* value="([^"]*)"[^>]* required', page.text())
    assert fields == [""] * 16
    # One that is left out is asked for; nothing is told for the person.
    refused = page.answer({f"q0-f{n}": ["2"] for n in range(15)})
    assert refused.status == 400
    assert len(errors(refused.text)) == 1
    assert page.answer({f"q0-f{n}": ["2"] for n in range(16)}).status == 303
