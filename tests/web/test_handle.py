"""The pages without a network: everything a browser may send, and a store in memory."""

import html
import re
import time
from collections.abc import Iterator, Mapping, Sequence

import pytest
from tests.web.tables import played

from soloist.engine import catalogue
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Chance, Question
from soloist.storage.code import write_code
from soloist.storage.memory import MemoryStore
from soloist.storage.saves import SaveError, write
from soloist.storage.store import Outdated
from soloist.web import desk, seen
from soloist.web.handle import handle
from soloist.web.http import Request, Response, read_form
from soloist.web.sittings import sit_down, stand_up

SCRIPT = "<script>alert(1)</script>"
GAME = "burgundy"


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def get(store: MemoryStore, path: str, **query: str) -> Response:
    return handle(Request("GET", path, {name: [value] for name, value in query.items()}), store)


def post(
    store: MemoryStore,
    path: str,
    form: Mapping[str, str | Sequence[str]] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    fields = {name: [value] if isinstance(value, str) else list(value) for name, value in (form or {}).items()}
    return handle(Request("POST", path, form=fields, headers=headers or {}), store)


def begin(store: MemoryStore, **fields: str) -> str:
    """Begin a game and return its id."""
    response = post(store, "/new", {"game": GAME, "seed": "7", **fields})
    assert response.status == 303
    return response.headers["Location"].removeprefix("/game/")


def texts(store: MemoryStore, id: str) -> list[str]:
    """The choices that the page offers."""
    return re.findall(r'name="option" value="([^"]*)"', get(store, f"/game/{id}").text)


def act(store: MemoryStore, id: str, option: str | Sequence[str], verb: str = "answer", **more: str) -> Response:
    at = str(len(sit_down(store, id).match.entries))
    return post(store, f"/game/{id}/{verb}", {"option": option, "at": at, **more})


def deed(store: MemoryStore, id: str, verb: str, **more: str) -> Response:
    at = str(len(sit_down(store, id).match.entries))
    return post(store, f"/game/{id}/{verb}", {"at": at, **more})


def snapshot(store: MemoryStore, id: str) -> tuple[str, str]:
    return store.export_text(id), write(sit_down(store, id).match)


def greedy(store: MemoryStore, id: str, most: int = 10_000) -> Iterator[Response]:
    """Play on with the game's own ranking, through the form."""
    for _ in range(most):
        match = sit_down(store, id).match
        question = match.question
        if question is None:
            return
        assert isinstance(question, Question)
        answer = match.rules.rank(question, match.state)[0]
        options = [match.rules.notation.write(option) for option in answer]
        yield act(store, id, options, sure=options[0])


# The lobby.


def test_the_lobby_offers_the_games_and_says_what_will_be_here(store: MemoryStore) -> None:
    page = get(store, "/").text
    assert "Games that you have begun will be here" in page
    for name in catalogue.names():
        assert catalogue.game(name).credits.title.replace("&", "&amp;") in page
        assert f'href="/set-up/{name}"' in page
    assert page.count('class="offer-picture"') == page.count('<svg viewBox="0 0 320 180"') == len(catalogue.names())


@pytest.mark.parametrize("name", catalogue.names())
def test_a_game_is_set_up_on_its_own_page(store: MemoryStore, name: str) -> None:
    page = get(store, f"/set-up/{name}").text
    assert "Readings" in page
    assert "our own reconstruction" in page
    rules = catalogue.game(name)
    for setting in rules.settings:
        assert page.count(f'name="set-{setting.name}"') == 1
        assert not setting.clause or ".reading." not in setting.clause or f"#{setting.clause}" in page
        other, values = setting.when
        known = {each.name: {value for value, _ in each.values} for each in rules.settings}
        assert not other or set(values) < known[other]
    assert ("Keep the record at my table" in page) == (name == GAME)


@pytest.mark.parametrize("name", catalogue.names())
def test_readings_are_not_counted_as_official(store: MemoryStore, name: str) -> None:
    page = get(store, f"/set-up/{name}").text
    counts = re.findall(r'<tr><th scope="row">([^<]*)</th><td>(\d+)</td>', page)
    clauses = catalogue.game(name).rulebook().clauses
    open_points = [clause for clause in clauses if ".reading." in clause.id]
    assert counts[-1] == ("readings: what the rules leave open, with our default", str(len(open_points)))
    assert sum(int(n) for _, n in counts) == len(clauses)


def test_settings_that_matter_only_then_say_when(store: MemoryStore) -> None:
    page = get(store, "/set-up/tiletum").text
    groups = re.findall(r'data-when="([^"]*)" data-values="([^"]*)">(.*?)</fieldset>', page, re.DOTALL)
    found = {(when, values): set(re.findall(r'name="set-([^"]*)"', inside)) for when, values, inside in groups}
    assert found[("seats", "2 3 4")] == {"seat-2"}
    assert found[("seats", "4")] == {"seat-4"}
    assert found[("seats", "solo")] == {"difficulty"}
    cards = found[("difficulty", "own")]
    assert len(cards) == 8
    assert all(card.startswith("challenge-") for card in cards)


def test_challenge_cards_are_ticked(store: MemoryStore) -> None:
    cards = {"game": "tiletum", "set-difficulty": "own", "set-challenge-visitors": "yes"}
    begun = post(store, "/new", cards).headers["Location"].removeprefix("/game/")
    options = sit_down(store, begun).match.setup.options
    assert {name for name, value in options.items() if name.startswith("challenge-") and value == "yes"} == {
        "challenge-visitors"
    }


def test_a_game_begins_with_what_was_chosen(store: MemoryStore) -> None:
    id = begin(store, **{"set-duchy": "13B", "set-target": "47", "set-joker-river": "no", "seed": "my seed"})
    setup = sit_down(store, id).match.setup
    assert (setup.options["duchy"], setup.options["target"], setup.options["joker-river"]) == ("13B", "47", "no")
    assert setup.seed == "my seed"
    assert f'href="/game/{id}"' in get(store, "/").text


def test_without_a_seed_every_game_is_another(store: MemoryStore) -> None:
    seeds = {sit_down(store, begin(store, seed=" ")).match.setup.seed for _ in range(5)}
    assert len(seeds) > 1


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"set-duchy": "13C"}, "cannot be “13C”"),
        ({"set-target": "99"}, "cannot be “99”"),
        ({"set-colour": "red"}, "There is no option “colour”"),
        ({"seed": "x" * 65}, "from 1 to 64"),
        ({"chance": "magic"}, "Chance is either"),
    ],
)
def test_wrong_set_up_is_said_in_the_lobby_and_nothing_begins(
    store: MemoryStore, fields: dict[str, str], words: str
) -> None:
    response = post(store, "/new", {"game": GAME, **fields})
    assert response.status == 400
    assert words in response.text
    assert not store.games()


def test_a_code_begins_the_very_same_set_up(store: MemoryStore) -> None:
    id = begin(store, **{"set-duchy": "13B", "seed": "20061"})
    first = sit_down(store, id).match
    code = write_code(first.rules, first.setup)
    assert code in get(store, f"/game/{id}").text
    other = post(store, "/code", {"code": code}).headers["Location"].removeprefix("/game/")
    assert sit_down(store, other).match.setup == first.setup


def test_a_code_of_other_rules_is_played_only_if_it_is_meant(store: MemoryStore) -> None:
    response = post(store, "/code", {"code": "burgundy:0:20061"})
    assert response.status == 409
    assert "the games may differ" in response.text
    assert not store.games()
    assert post(store, "/code", {"code": "burgundy:0:20061", "sure": "yes"}).status == 303


@pytest.mark.parametrize("code", ["", "nonsense", "chess:1:7", "burgundy:1:duchy=13C:7"])
def test_a_wrong_code_is_refused(store: MemoryStore, code: str) -> None:
    response = post(store, "/code", {"code": code})
    assert response.status == 400
    assert 'class="error"' in response.text
    assert not store.games()


def test_again_is_the_same_seed_and_options(store: MemoryStore) -> None:
    id = begin(store, **{"set-duchy": "13B"})
    act(store, id, texts(store, id)[0])
    other = deed(store, id, "again").headers["Location"].removeprefix("/game/")
    new, old = sit_down(store, other).match, sit_down(store, id).match
    assert other != id
    assert new.setup == old.setup
    assert not any(entry.made_by_person for entry in new.entries)


def test_a_game_is_deleted_only_when_it_is_meant(store: MemoryStore) -> None:
    id = begin(store)
    assert post(store, f"/game/{id}/delete").status == 400
    assert store.games()
    assert post(store, f"/game/{id}/delete", {"sure": "yes"}).status == 303
    assert not store.games()
    assert get(store, f"/game/{id}").status == 404


# Saves.


def test_a_game_goes_out_and_comes_in_again(store: MemoryStore) -> None:
    id = begin(store)
    act(store, id, texts(store, id)[0])
    out = get(store, f"/game/{id}/save")
    assert "attachment" in out.headers["Content-Disposition"]
    for field in ("file", "text"):
        other = post(store, "/import", {field: out.text}).headers["Location"].removeprefix("/game/")
        assert sit_down(store, other).match.entries == sit_down(store, id).match.entries


def test_a_posted_file_is_read(store: MemoryStore) -> None:
    save = get(store, f"/game/{begin(store)}/save").text
    body = (
        b'--b0\r\nContent-Disposition: form-data; name="file"; filename="a.soloist"\r\n'
        b"Content-Type: application/octet-stream\r\n\r\n" + save.encode() + b"\r\n"
        b'--b0\r\nContent-Disposition: form-data; name="text"\r\n\r\n\r\n--b0--\r\n'
    )
    form = read_form(body, "multipart/form-data; boundary=b0")
    assert form == {"file": [save], "text": [""]}
    assert handle(Request("POST", "/import", form=form), store).status == 303


@pytest.mark.parametrize(
    "spoil", [lambda s: "", lambda s: "hello", lambda s: s[: len(s) // 2], lambda s: s.replace("13A", "13B")]
)
def test_a_broken_save_is_refused_and_nothing_is_kept(store: MemoryStore, spoil: object) -> None:
    assert callable(spoil)
    save = get(store, f"/game/{begin(store)}/save").text
    response = post(store, "/import", {"text": spoil(save)})
    assert response.status == 400
    assert 'class="error"' in response.text
    assert len(store.games()) == 1


# The game.


def test_every_choice_is_a_button_and_does_what_it_says(store: MemoryStore) -> None:
    id = begin(store)
    match = sit_down(store, id).match
    assert isinstance(match.question, Question)
    written = [match.rules.notation.write(option) for option in match.question.options]
    assert sorted(texts(store, id)) == sorted(written)
    assert act(store, id, written[0]).status == 303
    entry = next(entry for entry in sit_down(store, id).match.entries if entry.by == "person")
    assert match.rules.notation.write_answer(entry.value) == written[0]  # type: ignore[arg-type]


def test_a_move_by_script_gets_only_what_changes(store: MemoryStore) -> None:
    id = begin(store)
    form = {"option": texts(store, id)[0], "at": str(len(sit_down(store, id).match.entries))}
    response = post(store, f"/game/{id}/answer", form, {"hx-request": "true"})
    assert response.status == 200
    assert response.text.lstrip().startswith("<main")
    assert "<symbol" not in response.text


@pytest.mark.parametrize("duchy", ["13A", "13B"])
def test_a_whole_game_through_the_forms(store: MemoryStore, duchy: str) -> None:
    id = begin(store, **{"set-duchy": duchy})
    assert all(response.status == 303 for response in greedy(store, id))
    page = get(store, f"/game/{id}").text
    assert "Where the points came from" in page
    assert "Key moments" in page
    assert "Play the same seed again" in page
    assert write_code(catalogue.game(GAME), sit_down(store, id).match.setup) in page
    assert "played to its end" in get(store, "/").text
    deed(store, id, "undo")
    assert not sit_down(store, id).match.over


def test_every_page_of_a_game_can_be_shown_and_every_choice_has_a_preview(store: MemoryStore) -> None:
    id = begin(store)
    for response in greedy(store, id, 60):
        assert response.status == 303
        page = get(store, f"/game/{id}")
        assert page.status == 200
        shown = set(re.findall(r'data-preview="(preview-\d+)"', page.text))
        held = set(re.findall(r'<div id="(preview-\d+)"', page.text))
        assert shown == held


def test_what_changed_is_marked_and_the_new_lines_of_the_log_too(store: MemoryStore) -> None:
    id = begin(store)
    act(store, id, texts(store, id)[0])
    take = next(text for text in texts(store, id) if text.startswith("take"))
    act(store, id, take)
    depot, slot = re.findall(r"\d+", take)[:2]
    page = get(store, f"/game/{id}").text
    assert re.search(rf'class="spot[^"]* changed[^"]*" data-place="depot-{depot}-{slot}"', page)
    assert '<li class="new">' in page
    assert page == get(store, f"/game/{id}").text  # a GET changes nothing, not even the marks


def test_undo_redo_start_of_turn_and_a_line_of_the_log(store: MemoryStore) -> None:
    id = begin(store)
    act(store, id, texts(store, id)[0])
    start = len(sit_down(store, id).match.entries)
    for response in greedy(store, id, 2):
        assert response.status == 303
    after = list(sit_down(store, id).match.entries)
    deed(store, id, "undo")
    assert len(sit_down(store, id).match.entries) < len(after)
    deed(store, id, "redo")
    assert sit_down(store, id).match.entries == after
    deed(store, id, "turn")
    assert len(sit_down(store, id).match.entries) == start
    deed(store, id, "jump", to=str(len(after)))
    assert sit_down(store, id).match.entries == after
    assert f'name="to" value="{start}"' in get(store, f"/game/{id}", log="all").text


def test_nothing_to_undo_is_said(store: MemoryStore) -> None:
    id = begin(store)
    response = deed(store, id, "undo")
    assert response.status == 400
    assert "There is nothing to undo." in response.text


def test_a_warning_asks_for_a_second_click(store: MemoryStore) -> None:
    id = begin(store)
    for _ in range(300):
        match = sit_down(store, id).match
        view = match.rules.view(match.state, match.question)
        risky = next((choice for choice in view.choices if choice.warning), None)
        if risky:
            break
        next(greedy(store, id, 1))
    assert risky is not None
    before = snapshot(store, id)
    response = act(store, id, risky.option)
    assert response.status == 200
    assert html.escape(risky.warning, quote=False).replace("'", "&#39;") in response.text
    assert "Do it all the same" in response.text
    assert snapshot(store, id) == before
    assert act(store, id, risky.option, sure=risky.option).status == 303
    assert snapshot(store, id) != before


def test_several_are_chosen_in_one_form(store: MemoryStore) -> None:
    """Trade goods: five of those held, each with a box of its own."""
    for seed in range(40):
        id = begin(store, seed=str(seed))
        for _ in greedy(store, id):
            question = sit_down(store, id).match.question
            if isinstance(question, Question) and question.kind == "some":
                break
        else:
            continue
        break
    assert isinstance(question, Question)
    boxes = texts(store, id)
    assert len(boxes) == len(question.options) > question.least == 5
    before = snapshot(store, id)
    response = act(store, id, boxes[:4])
    assert response.status == 400
    assert "Exactly 5 have to be named." in response.text
    assert snapshot(store, id) == before
    assert act(store, id, boxes[:5]).status == 303


def test_why_not_is_said_for_a_place_and_with_javascript_off_too(store: MemoryStore) -> None:
    id = begin(store)
    match = sit_down(store, id).match
    legal = {choice.place for choice in match.rules.view(match.state, match.question).choices}
    place = next(f"space-{n}" for n in range(37) if f"space-{n}" not in legal)
    words = "The first castle goes on a castle space."
    assert words in get(store, f"/game/{id}/why", place=place).text
    assert words in get(store, f"/game/{id}", why=place).text
    assert "Nothing can be done there" in get(store, f"/game/{id}/why", place=SCRIPT).text


def test_a_place_that_a_choice_uses_says_so(store: MemoryStore) -> None:
    id = begin(store)
    act(store, id, texts(store, id)[0])
    while not any(text.startswith("place") for text in texts(store, id)):
        next(greedy(store, id, 1))
    slot = next(text for text in texts(store, id) if text.startswith("place")).split()[1].partition("@")[0]
    assert "used together with" in get(store, f"/game/{id}/why", place=f"storage-{slot}").text


# At the table: chance is typed.


def fill(store: MemoryStore, id: str) -> dict[str, str]:
    """The first value that can still fall, for each field of the form."""
    match = sit_down(store, id).match
    chance = match.question
    assert isinstance(chance, Chance)
    names = match.rules.notation.names
    form = {}
    for p, part in enumerate(chance.parts):
        left = list(part.counts) if part.counts is not None else [part.n] * len(part.kinds)
        for n in range(part.n):
            at = next(i for i, count in enumerate(left) if count)
            left[at] -= 1
            form[f"part-{p}-{n}"] = names.get(part.of, {}).get(part.kinds[at], str(part.kinds[at]))
    return form


def test_chance_is_typed_at_the_table(store: MemoryStore) -> None:
    id = begin(store, chance="typed")
    act(store, id, texts(store, id)[0])
    typed = 0
    while isinstance(sit_down(store, id).match.question, Chance):
        form = fill(store, id)
        page = get(store, f"/game/{id}").text
        assert all(f'name="{name}"' in page for name in form)
        before = snapshot(store, id)
        some = dict(list(form.items())[1:])
        assert "a value is missing" in deed(store, id, "chance", **some).text
        wrong = deed(store, id, "chance", **{**form, next(iter(form)): "99"})
        assert wrong.status == 400
        kept = len(re.findall(r" (?:checked|selected)>", wrong.text))
        assert kept == len(form) - 1, "a mistake in one field has emptied others"
        assert snapshot(store, id) == before
        assert deed(store, id, "chance", **form).status == 303
        typed += 1
    assert typed == 4  # starting goods, the phase, the white die, the dice
    assert any(text.startswith("take") for text in texts(store, id))
    assert "at the table" in get(store, "/").text


# What should not be sent.


def test_a_stale_page_changes_nothing(store: MemoryStore) -> None:
    id = begin(store)
    first = texts(store, id)[0]
    act(store, id, first)
    before = snapshot(store, id)
    for verb in ("answer", "undo", "redo", "turn", "jump", "chance"):
        response = post(store, f"/game/{id}/{verb}", {"option": first, "at": "0", "to": "0"})
        assert response.status == 409
        assert "The game has gone on since that page was made" in response.text
        assert snapshot(store, id) == before


@pytest.mark.parametrize(
    "option", ["castle 0", "take 1/1 with 1", "gibberish", "", SCRIPT, ["castle 6", "castle 6"], "; ;"]
)
def test_a_forged_answer_changes_nothing(store: MemoryStore, option: str | list[str]) -> None:
    id = begin(store)
    before = snapshot(store, id)
    response = act(store, id, option)
    assert response.status == 400
    assert 'class="error"' in response.text
    assert SCRIPT not in response.text
    assert snapshot(store, id) == before


def test_forms_with_missing_fields_change_nothing(store: MemoryStore) -> None:
    id = begin(store)
    before = snapshot(store, id)
    for verb in ("answer", "chance", "undo", "redo", "turn", "jump"):
        assert post(store, f"/game/{id}/{verb}").status in (400, 409)
    assert deed(store, id, "jump").status == 400
    assert deed(store, id, "jump", to="x").status == 400
    assert deed(store, id, "jump", to="99999").status == 400
    assert deed(store, id, "chance").status == 409
    assert snapshot(store, id) == before


def test_a_game_that_is_not_there(store: MemoryStore) -> None:
    for id in ("1", "99", "x", "", SCRIPT, "..", "1" * 30):
        for response in (
            get(store, f"/game/{id}"),
            get(store, f"/game/{id}/why"),
            get(store, f"/game/{id}/save"),
            post(store, f"/game/{id}/answer", {"option": "castle 6", "at": "0"}),
            post(store, f"/game/{id}/again"),
            post(store, f"/game/{id}/delete", {"sure": "yes"}),
        ):
            assert response.status == 404
            assert SCRIPT not in response.text


def test_pages_and_verbs_that_are_not_there(store: MemoryStore) -> None:
    id = begin(store)
    for path in ("/nowhere", f"/game/{id}/nowhere", "/static/nowhere.css", "/static/../handle.py", "/static/", "/game"):
        assert get(store, path).status == 404
    assert get(store, "/rules/chess").status == 404
    for path in ("/new", "/import", "/code", f"/game/{id}/answer", f"/game/{id}/undo", f"/game/{id}/delete"):
        assert get(store, path).status == 405
    for path in ("/", f"/game/{id}"):
        assert post(store, path).status == 405
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS"):
        assert handle(Request(method, "/new", form={"game": [GAME]}), store).status == 405
    assert len(store.games()) == 1


HOSTS = frozenset({"127.0.0.1:8000", "localhost:8000"})


def from_somewhere(store: MemoryStore, method: str, **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    form = {"game": [GAME], "seed": ["7"]} if method == "POST" else {}
    path = "/new" if method == "POST" else "/"
    return handle(Request(method, path, form=form, headers=named, hosts=HOSTS), store)


def test_only_our_own_pages_may_post(store: MemoryStore) -> None:
    assert from_somewhere(store, "GET", host="127.0.0.1:8000").status == 200
    assert from_somewhere(store, "GET", host="LOCALHOST:8000").status == 200
    assert from_somewhere(store, "GET", host="evil.example").status == 421
    assert from_somewhere(store, "GET").status == 421
    for origin in ("http://evil.example", "null", "http://127.0.0.1:9999", "http://localhost:8000", ""):
        assert from_somewhere(store, "POST", host="127.0.0.1:8000", origin=origin).status == 403
    site = {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}
    assert from_somewhere(store, "POST", **site, sec_fetch_site="cross-site").status == 403
    assert from_somewhere(store, "POST", **site, sec_fetch_site="same-site").status == 403
    assert not store.games()
    assert from_somewhere(store, "POST", **site, sec_fetch_site="same-origin").status == 303
    assert from_somewhere(store, "POST", host="127.0.0.1:8000").status == 303  # no browser at all


def test_every_response_says_what_a_page_may_do(store: MemoryStore) -> None:
    for response in (get(store, "/"), get(store, "/nowhere"), get(store, "/static/app.css")):
        policy = response.headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_no_page_has_a_script_or_a_handler_of_its_own(store: MemoryStore) -> None:
    id = begin(store)
    for path in ("/", "/settings", f"/rules/{GAME}", f"/game/{id}"):
        page = get(store, path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", page)
        assert not re.search(r"\son[a-z]+=", page)
        assert "<style" not in page


def test_nothing_that_was_typed_is_rendered_as_a_page(store: MemoryStore) -> None:
    id = begin(store, seed=SCRIPT)
    pages = [
        get(store, "/"),
        get(store, f"/game/{id}"),
        post(store, "/new", {"game": SCRIPT}),
        post(store, "/new", {"game": GAME, "set-duchy": SCRIPT}),
        post(store, "/new", {"game": GAME, f"set-{SCRIPT}": "1"}),
        post(store, "/code", {"code": SCRIPT}),
        post(store, "/import", {"text": SCRIPT}),
        post(store, "/settings", {"theme": SCRIPT}),
        get(store, "/settings", back=SCRIPT),
        get(store, f"/rules/{SCRIPT}"),
        get(store, f"/{SCRIPT}"),
    ]
    for response in pages:
        assert SCRIPT not in response.text
    for _ in greedy(store, id):
        pass
    assert SCRIPT not in get(store, f"/game/{id}").text


# The store.


def test_a_game_changed_elsewhere_is_shown_as_it_is(store: MemoryStore) -> None:
    id = begin(store)
    old = sit_down(store, id).match
    other = store.load(id)
    assert isinstance(other.question, Question)
    time.sleep(0.002)  # the moment of a change is known to the millisecond
    other.answer((other.question.options[-1],))
    store.save(id, other)
    assert sit_down(store, id).match is not old
    assert sit_down(store, id).match.entries == other.entries


def test_what_cannot_be_kept_is_not_done(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    id = begin(store)
    before = snapshot(store, id)

    def full(id: str, match: Match[object]) -> None:
        raise SaveError("The disk is full.")

    option = texts(store, id)[0]
    with monkeypatch.context() as patch:
        patch.setattr(store, "save", full)
        response = act(store, id, option)
    assert response.status == 400
    assert "The disk is full." in response.text
    assert snapshot(store, id) == before
    assert act(store, id, option).status == 303


def test_forced_questions_are_asked_if_a_person_wants_it(store: MemoryStore) -> None:
    assert post(store, "/settings", {"ask forced": "yes"}).status == 303
    id = begin(store)
    for _ in greedy(store, id):
        pass
    assert not any(entry.by == "forced" for entry in sit_down(store, id).match.entries)


def test_settings_are_kept_and_shown(store: MemoryStore) -> None:
    id = begin(store)
    form = {"text size": "125", "theme": "dark", "help": "no", "back": id}
    assert post(store, "/settings", form).headers["Location"] == f"/game/{id}"
    page = get(store, f"/game/{id}").text
    assert 'data-theme="dark" data-text="125"' in page
    assert 'class="help"' not in page
    for wrong in ({"theme": "pink"}, {"text size": "9"}, {}, {"nonsense": "1"}):
        assert post(store, "/settings", wrong).status == 400
    assert store.setting("theme") == "dark"
    assert post(store, "/settings", {"theme": "light", "back": "//evil.example"}).headers["Location"] == "/settings"


# The rulebook.


def test_the_rulebook_has_every_clause_under_its_id(store: MemoryStore) -> None:
    page = get(store, f"/rules/{GAME}").text
    for clause in catalogue.game(GAME).rulebook().clauses:
        assert f'id="{clause.id}"' in page
    for table in catalogue.game(GAME).components():
        assert table.title in page


def test_every_clause_that_a_page_links_to_is_there(store: MemoryStore) -> None:
    id = begin(store)
    known = {clause.id for clause in catalogue.game(GAME).rulebook().clauses}
    for _ in greedy(store, id):
        assert set(re.findall(r'data-clause="([^"]*)"', get(store, f"/game/{id}").text)) <= known


def test_a_game_that_outlived_its_rules_goes_on_elsewhere(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    id = begin(store)
    new = begin(store)

    def outdated(id: str) -> Match[object]:
        raise Outdated(id, to)

    stand_up(store, id)
    with monkeypatch.context() as patch:
        patch.setattr(store, "load", outdated)
        to = ""
        offered = get(store, f"/game/{id}")
        assert (offered.status, "it can go on from its last position" in offered.text) == (409, True)
        assert f'action="/game/{id}/go-on"' in offered.text
        patch.setattr(store, "go_on", lambda old: new)
        response = post(store, f"/game/{id}/go-on")
        assert response.headers["Location"] == f"/game/{new}?note=outdated"
        to = new
        response = get(store, f"/game/{id}")
    assert response.headers["Location"] == f"/game/{new}?note=outdated"
    assert "begun under other rules" in get(store, f"/game/{new}", note="outdated").text


def test_a_game_without_a_drawing_is_played_on_lists(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen, "read", lambda game, name: None)
    id = begin(store)
    assert 'class="plain"' in get(store, f"/game/{id}").text
    offered = texts(store, id)
    assert act(store, id, offered[0]).status == 303
    assert texts(store, id)


def test_a_match_need_not_come_from_here(store: MemoryStore) -> None:
    """A game kept by the terminal opens in the browser."""
    rules = catalogue.game(GAME)
    id = store.create(Match(rules, Setup(GAME, catalogue.settled(rules, {}), "1")))
    assert get(store, f"/game/{id}").status == 200


# What is kept when the server ends.


def test_what_to_put_back_is_known_when_the_game_is_opened_again(store: MemoryStore) -> None:
    page, _ = played(store, 3, "best Bonus tile")
    assert page.answer({"q0": ["crest lily"]}).status == 303
    assert page.answer({"q0": ["cathedral Milano"]}).status == 303
    for _ in range(2):
        assert page.move("undo").status == 303
    words = re.findall(r'aria-label="Put back".*?</section>', page.text(), re.DOTALL)
    assert "Put Crest Lily back on the map where it lay" in words[0]
    stand_up(store, page.id)
    assert re.findall(r'aria-label="Put back".*?</section>', page.text(), re.DOTALL) == words
    # What is done again is not to be put back any more.
    for _ in range(2):
        assert page.move("redo").status == 303
    stand_up(store, page.id)
    assert "Put back" not in page.text()


@pytest.mark.parametrize("verb", ["answer", "undo"])
def test_what_cannot_be_shown_is_not_done(store: MemoryStore, monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    id = begin(store)
    act(store, id, texts(store, id)[0])
    before, kept, option = snapshot(store, id), store.summary(id), texts(store, id)[0]

    def fails(*_: object, **__: object) -> str:
        raise KeyError(3)

    with monkeypatch.context() as patched:
        patched.setattr(desk, "render", fails)
        with pytest.raises(KeyError):
            act(store, id, option, verb)
    assert snapshot(store, id) == before
    assert store.summary(id) == kept
    assert get(store, f"/game/{id}").status == 200
