"""The table page says what is otherwise, what changes on the Cardinalbot's board, what a question is for, and why."""

from __future__ import annotations

import html
import re

import pytest
from tests.games.tiletum.beside.physical import TABLE
from tests.web.tables import Page, get, played
from tests.web.test_beside_pages import asked, entry_of, plain

from soloist.engine.questions import Question
from soloist.storage.memory import MemoryStore


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def desk(page: Page) -> str:
    """What stands beside the Cardinalbot's board."""
    text = page.text()
    return plain(text[text.index('class="desk"') + 13 : text.index('<aside class="own"')])


def changes(page: Page) -> str:
    """What a correction has changed, as the page says it."""
    found = re.search(r'<section class="news changes"[^>]*>(.*?)</section>', page.text(), re.DOTALL)
    return "" if found is None else plain(found[1])


def simple(page: Page) -> None:
    """Answer what is asked with whatever can be."""
    match = page.match
    question = match.question
    assert isinstance(question, Question)
    assert page.answer(form(page, question)).status == 303


def form(page: Page, question: Question) -> dict[str, list[str]]:
    answer = question.simplest()
    if question.kind == "number":
        return {"q0": [str(max(1, question.least))]}
    if question.kind == "one":
        return {"q0": [TABLE.notation.write(answer[0])]}
    return {"q0": [TABLE.notation.write(option) for option in answer]} if answer else {"q0-none": ["yes"]}


def test_a_change_of_its_board_alone_is_said(store: MemoryStore) -> None:
    """A House space of 6 points instead of those that were told: nothing else on the table is otherwise."""
    page, _ = played(store, 3, "corruption", 3)
    entry = entry_of(page, "points of the space")
    before = page.match.entries[entry].value
    old = int(before[0][1])  # type: ignore[index, arg-type]
    points = page.match.state.me.points  # type: ignore[attr-defined]
    assert page.move("correct", {"q0": [str(old + 1)]}, entry=str(entry)).status == 303
    assert page.match.entries[entry].by == "corrected"
    said = changes(page)
    assert said == f"Do this instead On its board: Points {points + 1}, not {points}."
    assert "Nothing" not in said


def test_a_piece_is_moved_from_where_it_stands_and_that_is_said_once(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    entry = entry_of(page, "Cathedral to go to")
    assert page.move("correct", {"q0": ["cathedral Lyon"]}, entry=str(entry)).status == 303
    said = [changes(page)]
    while asked(page) != "Your turn. Which die did you take (as it lay, before you paid Gold)?":
        simple(page)
        said.append(changes(page))
    moved = [text for text in said if "Architect" in text]
    assert len(moved) == 1
    assert "Move its Architect from Milano to Lyon." in moved[0]
    assert "Bordeaux" not in moved[0]
    assert "Take back" not in moved[0]
    assert page.match.state.me.architect == page.match.state.kit.box.cathedrals[6]  # type: ignore[attr-defined]


def test_a_correction_that_changes_nothing_says_so(store: MemoryStore) -> None:
    page, _ = played(store, 3, "corruption", 2)
    entry = entry_of(page, "your Houses")
    assert page.move("correct", {"q0": ["town Lyon"]}, entry=str(entry)).status == 303
    assert changes(page) == "Corrected. Nothing else has to be done otherwise."


def test_what_changes_on_its_board_stands_among_the_instructions(store: MemoryStore) -> None:
    page, _ = played(store, 3, "wheel tile")
    said = desk(page)
    order = [
        "It rolled 5 and 1: its pawn goes 4 to the right on its Decrees.", "Its Decree: “Everlasting Fame”.",
        "Take the blue 2 (Architect) off the wheel.", "It gets 2 Iron for the die.", "On its board: Iron +2",
    ]  # fmt: skip
    places = [said.index(words) for words in order]
    assert places == sorted(places)
    page, _ = played(MemoryStore(), 3, "best Bonus tile")
    assert "It puts no Pillar at Bordeaux, which is not available." in desk(page)


def test_set_up_says_where_its_pieces_go_and_what_it_has(store: MemoryStore) -> None:
    page, _ = played(store, 3, "dice of round 1")
    said = desk(page)
    for words in (
        "Put its Merchant in Venezia, its Architect at Bordeaux, one of its Houses in Tiletum, its marker on 3",
        "Soloist keeps its board and its Decrees, so that you move only what lies on the map",
        "It begins with 10 points and 1 Stone, 1 Wool, 1 Iron, 1 Food, 1 Gold.",
    ):
        assert words in said, words


def test_the_names_of_the_crests_are_said_once(store: MemoryStore) -> None:
    page, _ = played(store, 3, "fair")
    text = page.text()
    assert "The six kinds of Crest are called Lion, Lily, Eagle, Tower, Rose, Key here." in text
    legend = re.search(r'<p class="legend">(.*?)</p>', text, re.DOTALL)
    assert legend is not None
    assert len(set(re.findall(r"#(crest-\w+|crest)", legend[1]))) >= 1
    assert legend[1].count('class="legend-piece"') == 6
    later, _ = played(MemoryStore(), 3, "construction")
    assert "The names are ours" not in later.text()


def test_every_question_of_its_turn_says_what_it_is_for(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    text = page.text()
    reason = re.search(r'<p class="soft reason">(.*?)</p>', text, re.DOTALL)
    assert reason is not None
    words = plain(reason[1])
    assert words.startswith("For the Bonus tile that it takes with this Action. Decree: Everlasting Fame.")
    assert "#tiletum.cardinal.bonus.rows" in reason[1]
    (line,) = re.findall(r"trace\?line=(\d+)", reason[1])
    trace = plain(get(store, f"/game/{page.id}/trace", line=line).text)
    assert "best Bonus tile: not decided yet" in trace
    assert "You are asked now; how it goes on depends on your answer." in trace
    assert "=> none" not in trace


def test_why_it_falls_and_what_a_fair_scores(store: MemoryStore) -> None:
    page, _ = played(store, 3, "dice of round 2")
    text = html.unescape(page.text(log="all"))
    fair = re.search(r"Fair 1: the Cardinalbot scores \d+, \d+ in all\..{0,900}?trace\?line=(\d+)", text, re.DOTALL)
    assert fair is not None
    trace = plain(get(store, f"/game/{page.id}/trace", line=fair[1]).text)
    assert "counts each House on the map: 2 of them, 5 points each" in trace
    falls = re.findall(r"(?:Nobody falls|Everybody falls by \d).{0,900}?trace\?line=(\d+)", text, re.DOTALL)
    assert falls
    trace = plain(get(store, f"/game/{page.id}/trace", line=falls[-1]).text)
    assert re.search(r"the token shows \d: from -?\d+ of the King track to -?\d+", trace)


def test_the_end_of_a_round_is_told_in_full(store: MemoryStore) -> None:
    page, _ = played(store, 3, "dice of round 2")
    said = desk(page)
    for words in (
        "Put new tiles on the empty sectors of the wheel and on the King track",
        "shuffle the Corruption tokens and lay three out face down",
        "turn the wheel one step clockwise: the sector of the ones has ",
    ):
        assert words in said, words


def test_words_of_the_table(store: MemoryStore) -> None:
    page, pair = played(store, 3)
    assert pair is not None
    match = page.match
    told = " ".join(TABLE.tell(match.state, line.event) for line in match.log)  # type: ignore[arg-type]
    assert "Everybody falls by 0" not in told
    assert not re.search(r"\bor fewer\b|\b1 steps\b|\b1 points\b", told)
    view = TABLE.view(match.state, None)  # type: ignore[arg-type]
    places = {place.id: place for place in view.places().values()}
    assert places["construction-8"].pieces[0].name in ("2 Stone, 1 point", "not available")
    assert places["your-houses"].name != next(zone.name for zone in view.zones if zone.id == "yours")


def test_numbers_have_buttons_that_fit(store: MemoryStore) -> None:
    page, _ = played(store, 3, "points of the space")
    assert re.search(r'<button class="tap" name="q0" value="0">', page.text())
    page, _ = played(MemoryStore(), 3, "points of the King track")
    values = re.findall(r'<button class="tap" name="q0" value="(-?\d+)">', page.text())
    assert values == [str(n) for n in range(16)], "a space above 0 costs nothing"
