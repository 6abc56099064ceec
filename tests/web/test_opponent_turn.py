"""The pages of a game with an opponent, without a network: its steps, its trace, what is new to whom."""

import html
import re

import pytest

from soloist.engine.questions import Question
from soloist.storage.memory import MemoryStore
from soloist.web import chapters, sittings
from soloist.web.handle import handle
from soloist.web.http import Request, Response
from soloist.web.sittings import Sitting, sit_down


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def get(store: MemoryStore, path: str, **query: str) -> Response:
    return handle(Request("GET", path, {name: [value] for name, value in query.items()}), store)


def post(store: MemoryStore, path: str, **form: str) -> Response:
    return handle(Request("POST", path, form={name.replace("_", " "): [value] for name, value in form.items()}), store)


def begin(store: MemoryStore, **options: str) -> Sitting:
    chosen = {f"set-{name.replace('_', '-')}": [value] for name, value in options.items()}
    request = Request("POST", "/new", form={"game": ["tiletum"], "seed": ["5"], **chosen})
    id = handle(request, store).headers["Location"].removeprefix("/game/")
    return sit_down(store, id)


def answer(store: MemoryStore, sitting: Sitting, verb: str) -> Response:
    """Give the first answer with this verb."""
    match = sitting.match
    assert isinstance(match.question, Question)
    option = next(option for option in match.question.options if option[0] == verb)
    text = match.rules.notation.write(option)
    return post(store, f"/game/{sitting.id}/answer", option=text, sure=text, at=str(len(match.entries)))


def end_turn(store: MemoryStore, sitting: Sitting) -> None:
    for verb in ("die", "end"):
        assert answer(store, sitting, verb).status == 303


def newest(sitting: Sitting) -> int:
    return max(n for n, line in enumerate(sitting.match.log) if line.event.why is not None)


def shown_step(page: str) -> str:
    """The one step that is not hidden."""
    steps = re.search(r'<ol class="steps".*?</ol>', page, re.DOTALL)
    assert steps is not None
    shown = [item for item in re.findall(r"<li[^>]*>.*?</li>", steps[0]) if " hidden>" not in item]
    assert len(shown) == 1
    return shown[0]


def test_an_opponents_turn_is_looked_at_step_by_step(store: MemoryStore) -> None:
    sitting = begin(store)
    end_turn(store, sitting)
    path = f"/game/{sitting.id}"
    page = get(store, path).text
    assert "The Cardinalbot follows" in shown_step(page)
    last = len(re.findall(r'class="step-n"', page))
    before = store.export_text(sitting.id)
    for n in range(2, last + 1):
        page = get(store, path, step=str(n)).text
        step = shown_step(page)
        assert f"{n} of {last}" in step
        marked = set(re.findall(r'class="spot[^"]*\bstepped\b[^"]*" data-place="([^"]*)"', page))
        touched = re.search(r'data-places="([^"]*)"', step)
        assert touched is not None
        assert marked <= set(touched[1].split())
        assert bool(marked) or not touched[1] or touched[1] == "cardinal-waiting"
    assert "Next step" not in page
    for over in (str(last + 1), "0", "all", "x", "-1", "9" * 9):
        assert 'class="stepping"' not in get(store, path, step=over).text
    assert store.export_text(sitting.id) == before, "looking changes nothing"
    answer(store, sitting, "die")
    assert 'class="stepping"' not in get(store, path).text, "after the next decision it is no news any more"


def test_an_opponents_turn_at_once(store: MemoryStore) -> None:
    assert post(store, "/settings", opponent_turn="sometimes").status == 400
    assert post(store, "/settings", opponent_turn="at once").status == 303
    sitting = begin(store)
    end_turn(store, sitting)
    page = get(store, f"/game/{sitting.id}").text
    assert 'class="stepping"' not in page
    assert page.count('<details class="deeds" open>') == 1


def test_what_an_opponent_did_before_the_first_decision_is_news(store: MemoryStore) -> None:
    sitting = begin(store)
    assert "The Cardinalbot follows" in shown_step(get(store, f"/game/{sitting.id}").text)


def test_the_trace_of_a_line_is_shown_folded_and_whole(store: MemoryStore) -> None:
    sitting = begin(store)
    end_turn(store, sitting)
    path, line = f"/game/{sitting.id}/trace", str(newest(sitting))
    folded = get(store, path, line=line)
    whole = get(store, path, line=line, all="yes")
    assert (folded.status, whole.status) == (200, 200)
    assert "makes no difference" in whole.text
    assert "makes no difference" not in folded.text
    known = {clause.id for clause in sitting.match.rules.rulebook().clauses}
    links = re.findall(r'href="/rules/tiletum#([^"]*)"', whole.text)
    assert links
    assert set(links) <= known
    told = sitting.match.rules.tell(sitting.match.state, sitting.match.log[int(line)].event)
    assert html.escape(told) in folded.text


@pytest.mark.parametrize("line", ["", "0", "99999", "-1", "x", "<script>", "1" * 20])
def test_a_line_that_nobody_decided_has_no_trace(store: MemoryStore, line: str) -> None:
    sitting = begin(store)
    response = get(store, f"/game/{sitting.id}/trace", line=line)
    assert response.status == 400
    assert "Nothing was decided by an opponent" in response.text
    assert "<script>" not in response.text


def test_the_log_is_read_by_turns(store: MemoryStore) -> None:
    sitting = begin(store)
    end_turn(store, sitting)
    headings = re.findall(r'<h3 class="chapter">([^<]*)</h3>', get(store, f"/game/{sitting.id}", log="all").text)
    turns = ["Round 1, turn 1: The Cardinalbot", "Round 1, turn 1: You", "Round 1, turn 2: The Cardinalbot"]
    assert headings == ["Set-up", *turns]


def test_what_is_new_is_what_came_after_ones_own_last_decision(store: MemoryStore) -> None:
    sitting = begin(store, seats="2", seat_2="person")
    assert isinstance(sitting.match.question, Question)
    first = sitting.match.question.seat
    end_turn(store, sitting)
    mine = len(sitting.match.entries)
    end_turn(store, sitting)
    assert isinstance(sitting.match.question, Question)
    assert sitting.match.question.seat == first
    # What the other has done since then is new, not only the last thing.
    told = chapters.told(sitting.match, sittings.sentences(sitting), 0)
    new = [line.text for line in told if line.new]
    assert any("took the" in text for text in new)
    assert all(line.to > mine - 2 for line in told if line.new)
    page = get(store, f"/game/{sitting.id}").text
    assert f"Player {first + 1}, it is your turn" in page
    assert " changed" in page


def test_with_computers_only_there_is_one_person(store: MemoryStore) -> None:
    sitting = begin(store, seats="4", seat_2="random", seat_4="random")
    assert {seat: player.name for seat, player in sitting.match.seats.items()} == {
        1: "random",
        2: "greedy",
        3: "random",
    }
    page = get(store, f"/game/{sitting.id}").text
    assert "it is your turn" not in page
    assert "hot-seat" not in page


# A way of several steps is one click.


def offered(page: str) -> list[str]:
    """The choices of a page that are several answers."""
    found = re.findall(r'name="option" value="([^"]*)"', page)
    return [html.unescape(text) for text in found if ";" in text]


def with_merchant(store: MemoryStore) -> Sitting:
    """A game at a die that gives the Merchant's Action."""
    sitting = begin(store)
    match = sitting.match
    assert isinstance(match.question, Question)
    view = match.rules.view(match.state, match.question)
    text = next(c.option for c in view.choices if c.option.startswith("die") and "Merchant with 5 AP" in c.label)
    assert post(store, f"/game/{sitting.id}/answer", option=text, at=str(len(match.entries))).status == 303
    return sitting


def test_a_way_of_several_steps_is_one_click_and_one_undo(store: MemoryStore) -> None:
    sitting = with_merchant(store)
    match, path = sitting.match, f"/game/{sitting.id}"
    ways = offered(get(store, path).text)
    assert "merchant to Koeln; merchant to Frankfurt" in ways
    assert not any(text.endswith("to Koeln") for text in ways), "one step is a choice of its own"
    before = len(match.entries)
    farthest = max(ways, key=len)
    assert post(store, f"{path}/answer", option=farthest, at=str(before)).status == 303
    steps = [match.rules.notation.write(entry.value[0]) for entry in match.entries[before:] if entry.made_by_person]
    assert "; ".join(steps) == farthest
    assert post(store, f"{path}/undo", at=str(len(match.entries))).status == 303
    assert len(match.entries) == before
    # One step behind it is taken back alone again.
    for text in ("merchant to Koeln", "merchant to Frankfurt"):
        assert post(store, f"{path}/answer", option=text, at=str(len(match.entries))).status == 303
    assert post(store, f"{path}/undo", at=str(len(match.entries))).status == 303
    assert len(match.entries) == before + 1


def test_several_answers_that_are_not_offered_are_refused(store: MemoryStore) -> None:
    sitting = with_merchant(store)
    before = store.export_text(sitting.id)
    at = str(len(sitting.match.entries))
    for text in ("merchant to Koeln; merchant to Wien", "merchant to Koeln; end", "king; king", ";"):
        assert post(store, f"/game/{sitting.id}/answer", option=text, at=at).status == 400
        assert store.export_text(sitting.id) == before


def test_a_die_says_what_it_would_open(store: MemoryStore) -> None:
    sitting = begin(store)
    page = get(store, f"/game/{sitting.id}").text
    opens = dict(re.findall(r'value="(die [^"]*)"[^>]*data-opens="([^"]*)"', page))
    match = sitting.match
    for choice in match.rules.view(match.state, match.question).choices:
        if "Merchant with" in choice.label:
            steps = dict(mark.split(":") for mark in opens[choice.option].split())
            assert steps["spot-Koeln"] == "1"
            assert steps["spot-Frankfurt"] == "2"
            assert "spot-Tiletum" not in steps, "there it stands"
            assert max(map(int, steps.values())) == 5
            return
    raise AssertionError("no die gives the Merchant's Action")


def test_going_back_to_a_line_is_asked_first(store: MemoryStore) -> None:
    sitting = begin(store)
    end_turn(store, sitting)
    page = get(store, f"/game/{sitting.id}").text
    lines = re.findall(r'<button form="moves" formaction="/game/1/jump"[^>]*>', page)
    assert lines
    assert all("data-back" in line and "Redo brings it back" in line for line in lines)


def test_previews_say_that_it_has_not_happened_yet(store: MemoryStore) -> None:
    page = get(store, f"/game/{begin(store).id}").text
    previews = page[page.index('<div id="previews"') :]
    said = re.findall(r"<p>([^<]*You gained [^<]*)</p>", previews)
    assert said
    assert all(text.startswith("Then the log will say: “You gained ") for text in said)
