"""The pages beside a real table, without a network: a whole game, wrong answers, corrections, undo, printed memory."""

from __future__ import annotations

import html
import re

import pytest
from tests.games.tiletum.beside.physical import TABLE
from tests.web.tables import Page, begin, get, played, post

from soloist.engine.catalogue import tables
from soloist.engine.errors import SoloistError
from soloist.engine.questions import Question
from soloist.engine.states import to_data
from soloist.games.tiletum.beside.mending import PARTS
from soloist.storage.memory import MemoryStore
from soloist.web.sittings import sit_down


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def plain(text: str) -> str:
    """A page as people read it."""
    text = re.sub(r"<(script|style|title)\b.*?</\1>", " ", text, flags=re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())


def asked(page: Page) -> str:
    """The question on the page."""
    found = re.search(r'<h1 id="ask"[^>]*>(.*?)</h1>', page.text(), re.DOTALL)
    assert found is not None
    return html.unescape(found[1])


def errors(text: str) -> list[str]:
    """The sentences in which the page says what was wrong."""
    return [html.unescape(found) for found in re.findall(r'<p class="error"[^>]*>(.*?)</p>', text)]


def test_lobby_and_set_up_offer_the_table(store: MemoryStore) -> None:
    lobby = get(store, "/").text
    assert lobby.count("Play at my table") == len(tables())
    assert 'href="/set-up/tiletum-table"' in lobby
    assert 'href="/set-up/tiletum-table"' in get(store, "/set-up/tiletum").text
    assert "Keep the record at my table" not in get(store, "/set-up/tiletum").text
    assert "Keep the record at my table" in get(store, "/set-up/burgundy").text
    page = get(store, "/set-up/tiletum-table").text
    assert "Difficulty of the Cardinalbot" in page
    assert 'data-when="seats"' not in page
    assert "How Soloist asks" in page
    assert get(store, "/set-up/burgundy-table").status == 404
    assert "At your table your cards and boards decide" in get(store, "/rules/tiletum-table").text
    assert "At your table your cards and boards decide" not in get(store, "/rules/tiletum").text
    begin(store)
    assert "at the table" in get(store, "/").text


def test_chance_is_never_typed_at_a_table_with_an_opponent(store: MemoryStore) -> None:
    response = post(store, "/new", game=TABLE.name, chance="typed")
    assert response.status == 400
    assert store.games() == []


@pytest.mark.parametrize(
    "options", [{}, {"difficulty": "hard", "asking": "steps"}, {"map": "compared", "dice": "rolled"}]
)
def test_a_whole_game_through_its_forms(store: MemoryStore, options: dict[str, str]) -> None:
    page, pair = played(store, 5, **options)
    assert pair is not None
    assert page.match.over
    assert to_data(page.match.state) == to_data(pair.match.state)
    text = plain(page.text())
    assert "You won" in text or "You lost" in text
    assert "Where the points came from" in text
    assert "Set-up code" not in text
    sums = re.search(r"Together (−?\d+)", text)
    assert sums is not None
    assert int(sums[1].replace("−", "-")) == pair.beside.me.points


def test_the_table_can_be_played_again_with_other_dice(store: MemoryStore) -> None:
    page = begin(store, "7")
    other = post(store, f"/game/{page.id}/again").headers["Location"].removeprefix("/game/")
    seeds = {summary.id: summary.seed for summary in store.games()}
    assert seeds[page.id] == "7"
    assert seeds[other] != "7"


# What stands on a screen.


def test_what_is_set_up_stands_on_one_screen(store: MemoryStore) -> None:
    page = begin(store)
    text = page.text()
    assert text.count('class="asked ') == 11
    assert asked(page) == "Tell what lies on your table"
    assert "Draw an unused Town tile" in text
    assert text.count("<select") == 4 + 3 + 1 + 1 + 6


def test_instructions_stand_above_the_next_question(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    text = page.text()
    news = text[text.index('class="news"') : text.index('id="ask"')]
    assert "Take the Action helper from sector 2 (Architect) of the wheel; it goes out of the game." in news
    assert "why?" in news
    assert plain(news).index("Take the Action helper") > 0
    assert asked(page) == "Which is the best Bonus tile at most 5 steps from Bordeaux?"
    for words in ("A Crest that it lacks; of several one that you lack", "Else the first of these", "None of these"):
        assert words in text
    # What it gained since the answer before, too.
    before, _ = played(MemoryStore(), 3, "wheel tile")
    assert "Iron +3" in plain(before.text()) or "Iron +2" in plain(before.text())


def test_one_thing_alone_is_asked_by_yes_or_no(store: MemoryStore) -> None:
    page, _ = played(store, 3, "free House space")
    assert asked(page) == "Is there a free House space in Venezia?"
    yes = re.findall(r'<button class="tap" name="(q0[^"]*)" value="([^"]*)">([^<]*)</button>', page.text())
    assert yes == [("q0", "town Venezia", "Yes"), ("q0-none", "yes", "No")]
    before = len(page.match.entries)
    assert page.answer({"q0-none": ["yes"]}).status == 303
    assert page.match.entries[before].value == ()


def test_a_list_is_judged_by_its_rungs(store: MemoryStore) -> None:
    page, _ = played(store, 3, "Cathedral to go to")
    assert asked(page) == "To which Cathedral does its Architect go?"
    rungs = re.findall(r"<li>(.*?)</li>", re.search(r'<ol class="rungs">(.*?)</ol>', page.text(), re.DOTALL)[1])  # type: ignore[index]
    assert rungs == [
        "at most 5 steps from Bordeaux",
        "of these the most points, Construction tile (London 7, Köln 4, Paris 2, Praha 6, Wien 5, Lyon 4, Milano 3, "
        "Firenze 1) and top Cathedral tile together",
        "of these, if possible, one of which you have no Cathedral tile",
        "of these the fewest Stone (London 5, Köln 3, Paris 2, Praha 5, Wien 4, Lyon 4, Milano 3, Firenze 2)",
        "of these the fewest steps from Bordeaux",
    ]


def test_what_the_cardinalbot_owns_is_in_sight_at_every_question(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die", 2, difficulty="normal")
    for text in (page.text(), page.text(answers="turn"), page.text(answers="all")):
        own = plain(text[text.index('<aside class="own"') :])
        for words in ("Its Merchant", "Its Architect Milano", "Challenge cards"):
            assert words in own
        assert text.count('<li class="tb-decree') == 6
        assert text.count("tb-pawned") == 1
        assert 'data-counter="its-points"' in text


def test_a_compared_map_lies_under_its_towns(store: MemoryStore) -> None:
    page, _ = played(store, 4, "fair", map="compared")
    assert "on-map" not in page.text(), "a long form has lists"
    page, _ = played(store, 4, "Cathedral to go to", map="compared")
    assert page.text().count('class="on-spot"') >= 2
    plain_, _ = played(MemoryStore(), 3, "Cathedral to go to")
    assert "on-spot" not in plain_.text()


def test_why_is_told_in_the_middle_of_a_turn(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    link = re.search(r'data-trace href="(/game/1/trace)\?line=(\d+)"', page.text())
    assert link is not None
    trace = plain(get(store, link[1], line=link[2]).text)
    assert "Round 1, turn 1: The Cardinalbot" in trace
    assert "Take the Action helper from sector 2" in trace
    assert "rolls" in trace
    assert "Decree" in trace
    end, _ = played(MemoryStore(), 3, "your die")
    lines = re.findall(r"trace\?line=(\d+)", end.text())
    whole = plain(get(end.store, "/game/1/trace", line=lines[-1], all="yes").text)
    for where in ("you told", "you judged", "it knows"):
        assert where in whole, where


# Wrong answers.


SET_UP = {
    "q0": ["fair houses"], "q1": ["fair pillars"], "q2": ["fair contracts"], "q3": ["fair crests"],
    "q4": ["town Paris"], "q5": ["town Wien"], "q6": ["town Lyon"],
    "q7-f0": ["3"], "q7-f1": ["2"], "q7-f2": ["1"], "q7-f3": ["1"],
    "q8": ["cathedral Bordeaux"], "q9": ["town Venezia"],
    "q10-s0": ["action king"], "q10-s1": ["action merchant"], "q10-s2": ["action architect"],
    "q10-s3": ["action character"], "q10-s4": ["action contract"], "q10-s5": ["action joker"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"q5": ["town Paris"]}, "You told before that Fair 2 is in Paris; there is only one tile of a town."),
        ({"q9": ["town Lyon"]}, "You told before that Fair 4 is in Lyon; there is only one tile of a town."),
        (
            {"q3": ["fair houses"]},
            "You told before that the tile of round 1 counts this (each House on the map); there is only one of it.",
        ),
        ({"q4": []}, "This is not answered yet."),
        ({"q7-f2": [""]}, "Fair 3: a number is missing."),
        ({"q7-f2": ["12"]}, "Fair 3: a number from 0 to 9 is asked for."),
        ({"q10-s5": [""]}, "Exactly 6 have to be named."),
        ({"q10-s5": ["action king"]}, "One of them is named 2 times; at most 1 is possible."),
        ({"q4": ["town Atlantis"]}, "“town Atlantis” cannot be told here"),
        ({"q4": ["town"]}, "“town” cannot be told here"),
    ],
)
def test_a_wrong_set_up_is_one_sentence_and_nothing_is_lost(
    store: MemoryStore, wrong: dict[str, list[str]], sentence: str
) -> None:
    page = begin(store)
    response = page.answer({**SET_UP, **wrong})
    assert response.status == 400
    (first,) = errors(response.text)
    assert first.startswith(sentence), "once, at its question"
    assert page.match.entries == []
    # Everything else is still in the form.
    form = {**SET_UP, **wrong}
    assert response.text.count(" selected>") == sum(len(v) for k, v in form.items() if "f" not in k and known(k, v))
    chosen = re.findall(r'name="q7-f(\d)" value="(\d)" required checked', response.text)
    assert chosen == [(str(n), form[f"q7-f{n}"][0]) for n in range(4) if len(form[f"q7-f{n}"][0]) == 1]
    assert page.answer(SET_UP).status == 303
    assert len([entry for entry in page.match.entries if entry.from_person]) == 11


def known(key: str, values: list[str]) -> bool:
    return bool(values and values[0]) and "Atlantis" not in values[0] and values != ["town"]


def test_too_many_dice_of_a_colour(store: MemoryStore) -> None:
    page, _ = played(store, 3, "dice of round 1")
    dice = {"q0-n0": ["2"], "q0-n1": ["1"], "q0-n6": ["2"], "q0-n12": ["2"], "q0-n18": ["1"]}
    response = page.answer(dice)
    assert response.status == 400
    assert errors(response.text) == ["There are only 2 dark grey dice in the bag, not 3."]
    assert re.search(r'name="q0-n0" [^>]*value="2"', response.text)
    few = page.answer({"q0-n0": ["2"]})
    assert errors(few.text) == ["Exactly 8 have to be named."]
    many = page.answer({"q0-n0": ["99"]})
    assert errors(many.text) == ["Exactly 8 have to be named."]
    assert errors(page.answer({"q0-n0": ["-1"]}).text) == ["How often something is chosen is a small number."]


def test_an_impossible_die_and_a_full_town(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    response = page.answer({"q0": ["die blue 1"], "q1": []})
    (sentence, *_) = errors(response.text)
    assert sentence.startswith("There is no blue 1 on the wheel; by what you told, there are: dark grey 1, ")
    assert 'value="die blue 4"' in response.text
    full, _ = played(MemoryStore(), 3, "free House space")
    assert full.answer({"q0-none": ["yes"]}).status == 303
    while not full.match.question.name.startswith("your die"):  # type: ignore[union-attr]
        question = full.match.question
        assert isinstance(question, Question)
        form = {"q0-none": ["yes"]} if question.kind == "some" and not question.least else {"q0": ["1"]}
        if "rungs" in question.name:
            form = {"q0": [TABLE.notation.write(question.options[0])]}
        assert full.answer(form).status == 303, question
    response = full.answer({"q0": ["die yellow 2"], "q1": ["town Venezia"]})
    assert response.status == 400
    sentence = "You told before that no House space is free in Venezia: one of the two is wrong."
    assert errors(response.text) == [sentence], "once, at the question, which is unfolded"
    assert '<details class="folded" open>' in response.text
    assert re.search(r'value="die yellow 2"[^>]* checked', response.text), "the die is still chosen"


def test_nothing_chosen_is_not_none_of_these(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    response = page.answer({})
    assert errors(response.text) == ["Nothing is chosen yet: choose, or say that it is none of these."]
    assert page.answer({"q0-none": ["yes"]}).status == 303


def test_a_page_out_of_date_changes_nothing(store: MemoryStore) -> None:
    page = begin(store)
    assert page.answer(SET_UP).status == 303
    response = post(store, f"/game/{page.id}/answer", SET_UP, at="0")
    assert response.status == 409
    assert "The game has gone on" in errors(response.text)[0]
    assert len([entry for entry in page.match.entries if entry.from_person]) == 11


# That can't be.


def test_earlier_answers_are_looked_up(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die", 2)
    turn = plain(page.text(answers="turn"))
    assert "Which answer is wrong?" in turn
    assert "Round 1, turn 2: The Cardinalbot" in turn
    assert "Which Bonus tile lies at sector 5 (Joker) of the wheel? Miscellaneous helper" in turn
    assert "Is there a free House space in Venezia? yes" in turn
    assert "Draw an unused Town tile" not in turn
    everything = plain(page.text(answers="all"))
    assert "in which town does the Cardinalbot's Merchant begin? Venezia" in everything
    assert "London: Stone 5; London: points 7" in everything
    assert "Set-up" in everything


def entry_of(page: Page, name: str) -> int:
    return max(n for n, entry in enumerate(page.match.entries) if entry.from_person and entry.name.startswith(name))


def test_a_correction_shows_what_it_changes_and_asks_only_what_is_new(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    entry = entry_of(page, "best Bonus tile")
    again = page.text(again=str(entry))
    assert "Which is the best Bonus tile at most 5 steps from Bordeaux?" in again
    assert "You told: Crest Lily; Crest Eagle; Crest Key. What is right?" in plain(again)
    assert re.search(r'value="crest lily"[^>]* checked', again)
    before = [entry.value for entry in page.match.entries]
    response = page.move("correct", {"q0": ["crest rose"]}, entry=str(entry))
    assert response.status == 303
    text = plain(page.text())
    changes = text[text.index("Take back") : text.index("Do this instead") + 120]
    assert "Put Crest Lily back on the map where it lay, at most 5 steps from Bordeaux." in changes
    assert "Take Crest Rose from the map, at most 5 steps from Bordeaux; it goes to its Storehouse." in changes
    # What was told before and still holds is not asked again.
    assert page.match.entries[entry].by == "corrected"
    assert asked(page) in (
        "Your turn. Which die did you take (as it lay, before you paid Gold)?",
        "To which Cathedral does its Architect go?",
    )
    assert page.move("undo").status == 303
    assert [entry.value for entry in page.match.entries] == before
    text = plain(page.text())
    assert "Do again Take Crest Lily from the map" in text
    assert "Put back, in this order Put Crest Rose back on the map" in text


def test_a_correction_that_cannot_be_is_refused(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    entry = entry_of(page, "best Bonus tile")
    before = store.export_text(page.id)
    for form, sentence in (
        ({"q0": ["crest lily", "crest eagle", "crest key"]}, "That is what was answered."),
        ({"q0": ["crest unicorn"]}, "“crest unicorn” cannot be told here; what can is: crest lion, "),
        ({}, "Nothing is chosen yet"),
    ):
        response = page.move("correct", form, entry=str(entry))
        assert response.status == 400
        assert errors(response.text)[0].startswith(sentence)
        assert "Which is the best Bonus tile" in response.text
        assert store.export_text(page.id) == before
    for entry_ in ("99999", "x", "-1", "", "3" * 20):
        assert page.move("correct", {"q0": ["crest rose"]}, entry=entry_).status == 400
        assert "That answer is not known" in page.move("correct", {"q0": ["crest rose"]}, entry=entry_).text
    assert store.export_text(page.id) == before


def test_something_about_the_cardinalbot_is_corrected_at_your_turn(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    assert "Something about the Cardinalbot is wrong: correct it" in page.text()
    assert page.answer({"q0-aside": ["correct"]}).status == 303
    assert asked(page) == "What about the Cardinalbot is wrong?"
    first = plain(page.text())
    for words in (
        "Merchant: Venezia",
        "Architect: Milano",
        "Crests in its Storehouse or under its Buildings: Crest Lily in its Storehouse",
        "Leave it as it was",
    ):
        assert words in first
    assert page.answer({"q0": ["wrong counts", "wrong merchant"]}).status == 303
    assert asked(page) == "Change only what is wrong"
    me = page.match.state.me  # type: ignore[attr-defined]
    text = page.text()
    so_far = re.findall(r'name="q0-f\d" [^>]*value="(-?\d*)"', text)
    assert so_far == [str(n) for n in (*me.res, me.points, me.king)]
    assert re.search(r'value="town Venezia"[^>]* (checked|selected)', text)
    form = {f"q0-f{n}": [value] for n, value in enumerate(so_far)} | {"q0-f5": ["22"], "q1": ["town Lyon"]}
    assert page.answer(form).status == 303
    assert asked(page) == "Your turn. Which die did you take (as it lay, before you paid Gold)?"
    assert "Corrected: points 22, not 10; Merchant: Lyon, not Venezia." in plain(page.text())
    now = page.match.state.me  # type: ignore[attr-defined]
    assert (now.points, now.res) == (22, me.res)


def test_a_correction_at_your_turn_can_be_left_as_it_was(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    before = to_data(page.match.state.me)  # type: ignore[attr-defined]
    assert page.answer({"q0-aside": ["correct"]}).status == 303
    assert page.answer({"q0-none": ["yes"]}).status == 303
    assert asked(page).startswith("Your turn.")
    assert page.answer({"q0-aside": ["correct"]}).status == 303
    every = [f"wrong {part.name}" for part in PARTS]
    assert page.answer({"q0": every}).status == 303
    assert page.text().count('class="asked ') == len(PARTS)
    assert page.answer({"as-it-was": ["yes"]}).status == 303
    assert asked(page).startswith("Your turn.")
    assert "Corrected: " not in page.text()
    assert to_data(page.match.state.me) == before  # type: ignore[attr-defined]


def test_a_digital_game_is_not_corrected(store: MemoryStore) -> None:
    id = post(store, "/new", game="burgundy", seed="1").headers["Location"].removeprefix("/game/")
    response = post(store, f"/game/{id}/correct", {"q0": ["castle 6"]}, entry="0", at="0")
    assert response.status == 400
    assert "corrected beside a real table" in response.text


# Undo.


def test_undo_says_what_to_put_back_in_which_order(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    assert page.answer({"q0": ["crest lily"]}).status == 303
    assert page.answer({"q0": ["cathedral Milano"]}).status == 303
    assert page.move("undo").status == 303
    assert "Put Crest Lily back" not in page.text()
    assert page.move("undo").status == 303
    assert "Put Crest Lily back on the map where it lay" in page.text()
    assert page.move("undo").status == 303
    text = plain(page.text())
    first, second = (text.index(words) for words in ("Put Crest Lily back", "Put the Action helper back to sector 2"))
    assert first < second
    assert "Done before" in text
    # Looked at again it is still there; redone it is to be done again.
    assert plain(page.text()) == text
    assert page.move("redo").status == 303
    text = plain(page.text())
    assert "Put the Action helper back" not in text
    assert "Put Crest Lily back" in text
    assert "Take the Action helper from sector 2" in text
    assert "Done before" not in text
    assert page.answer({"q0": ["crest rose"]}).status == 303
    assert "Put Crest Lily back" not in page.text()


def test_a_refusal_keeps_what_is_to_be_put_back(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    assert page.answer({"q0": ["crest lily"]}).status == 303
    assert page.move("undo").status == 303
    response = page.answer({})
    assert response.status == 400
    assert "Put Crest Lily back" in response.text
    assert "Put Crest Lily back" in page.text()


# What is printed.


def test_what_is_printed_is_told_once_for_all_games(store: MemoryStore) -> None:
    page, first = played(store, 3)
    assert first is not None
    printed = [entry.name for entry in page.match.entries if entry.name.startswith(("distance", "points of the King"))]
    assert printed
    other = begin(store, "3")
    assert "offer AP" in str(other.match.setup.base)
    again, second = played(store, 3)
    assert second is not None
    asked_again = {entry.name for entry in again.match.entries}
    assert not asked_again & set(printed)
    assert second.beside.me == first.beside.me
    settings = get(store, "/settings").text
    n = re.search(r"Tiletum: forget all (\d+) answers", settings)
    assert n is not None
    assert int(n[1]) >= len(printed)
    # Each is there in words, and goes by itself, too.
    lines = re.findall(r'name="line" value="([^"]+)"', settings)
    line = lines[0]
    assert line == "offer AP"
    assert "AP under the places of the Contract offer: 3, 2, 2, 1, 1" in plain(settings)
    # A game in which nothing was answered yet is to know it no more; the list stays open.
    assert f'href="/settings?back={other.id}&amp;open={TABLE.name}#printed"' in get(store, f"/game/{other.id}").text
    where = post(store, "/forget", game=TABLE.name, line=line, back=other.id).headers["Location"]
    at = re.fullmatch(rf"/settings[?]open={TABLE.name}&back=(\d+)#{TABLE.name}-0", where)
    assert at is not None
    assert "offer AP" not in str(sit_down(store, at[1]).match.setup.base)
    with pytest.raises(SoloistError):
        store.load(other.id)
    settings = get(store, "/settings", open=TABLE.name).text
    assert '<details class="printed" open>' in settings
    assert f"Tiletum: forget all {int(n[1]) - 1} answers" in settings
    assert "AP under the places" not in settings
    # The page is looked at where the line above stands.
    where = post(store, "/forget", game=TABLE.name, line=lines[-1]).headers["Location"]
    assert where == f"/settings?open={TABLE.name}#{TABLE.name}-{len(lines) - 3}"
    assert f'<li id="{TABLE.name}-{len(lines) - 3}">' in get(store, "/settings").text
    assert f'<li id="{TABLE.name}-{len(lines) - 2}">' not in get(store, "/settings").text
    # One that is going on stays as it is.
    where = post(store, "/forget", game=TABLE.name, back=page.id).headers["Location"]
    assert where == f"/settings?back={page.id}#printed"
    assert "Tiletum: forget" not in get(store, "/settings").text
    assert begin(store, "3").match.setup.base is None
    for wrong in ("tiletum", "", "nothing-table"):
        assert post(store, "/forget", game=wrong).status == 400


def test_going_back_over_a_whole_turn_takes_it_back_from_its_end(store: MemoryStore) -> None:
    page, _ = played(store, 3, "your die")
    assert page.move("jump", to=str(entry_of(page, "corruption"))).status == 303
    text = page.text()
    backs = [
        "Move its Architect from Milano back to Bordeaux.",
        "Put Crest Lily back on the map where it lay, at most 5 steps from Bordeaux.",
        "Put the Action helper back to sector 2 (Architect) of the wheel.",
        "Put the blue 2 (Architect) back on the wheel.",
    ]
    assert re.findall(r'<span class="act-text">([^<]*)</span>', text)[: len(backs)] == backs
