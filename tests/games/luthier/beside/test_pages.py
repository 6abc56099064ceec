"""A whole game at the table through its pages, without a network: each screen is posted as its form says."""

from __future__ import annotations

import html
import re

import pytest
from tests.games.luthier.beside.physical import TABLE, mirrored
from tests.games.luthier.beside.test_course import SIZES
from tests.mirrored import Mirrored, Screen

from soloist.engine.states import to_data
from soloist.storage.memory import MemoryStore
from soloist.web.asked import given_of
from soloist.web.handle import handle
from soloist.web.http import Request
from soloist.web.sittings import sit_down


def post(store: MemoryStore, path: str, form: dict[str, list[str]]) -> str:
    """Post a form and return where the page sends one."""
    response = handle(Request("POST", path, form=form), store)
    assert response.status == 303, response.text
    return response.headers["Location"]


def plain(text: str) -> str:
    """A page as people read it."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())


@pytest.mark.parametrize("asking", ["lists", "steps"])
def test_a_whole_game_through_its_forms(asking: str) -> None:
    store = MemoryStore()
    options = {"asking": asking, "shuffled": "told", "your-goals": "yes"}
    begun = {"game": [TABLE.name], "seed": ["6"], **{f"set-{name}": [value] for name, value in options.items()}}
    page = post(store, "/new", begun)
    id = page.removeprefix("/game/")

    def hand(match: Mirrored, screen: Screen) -> None:
        form = {"at": [str(len(sit_down(store, id).match.entries))]}
        for n, (question, answer) in enumerate(screen):
            form |= given_of(f"q{n}", question, answer, TABLE.notation)
            if question.kind == "some" and not answer and len(screen) == 1:
                form[f"q{n}-none"] = ["yes"]
        post(store, f"{page}/answer", form)

    pair = mirrored(hand)(6, "greedy", **options)
    pair.play()
    match = sit_down(store, id).match
    assert match.over
    assert to_data(match.state) == to_data(pair.match.state)
    text = plain(handle(Request("GET", page), store).text)
    assert f"{pair.beside.score} prestige to {pair.beside.me.prestige}." in text
    assert "Where the points came from" in text


def test_no_card_of_a_deck_is_told_without_the_numbers_of_one() -> None:
    """What is none of the answers is a button of its own: what is asked of a card beside it has no answer then."""
    store = MemoryStore()
    page = post(store, "/new", {"game": [TABLE.name], "seed": ["6"]})
    id = page.removeprefix("/game/")

    def tell(**form: list[str]) -> None:
        post(store, f"{page}/answer", {"at": [str(len(sit_down(store, id).match.entries))], **form})

    def ordered(key: str, kind: str, words: str) -> dict[str, list[str]]:
        return {f"{key}-s{n}": [f"{kind} {word}"] for n, word in enumerate(words.split())}

    rows = ordered("q0", "row", "salon perform repair guild balcony")
    there = {"q1": [f"family {word}" for word in ("strings", "woodwinds", "keyboards", "brass", "percussion")]}
    tell(**rows, **there, q2=["3"], q3=["round 3"], q4=["1"], q5=["2"])
    families = ordered("q1", "family", "strings brass woodwinds keyboards percussion")
    awards, icons = ordered("q2", "award", "left middle right"), {"q3-n0": ["1"]}
    tell(**ordered("q0", "era", "baroque romantic classical"), **families, **awards, **icons)
    tell(**{f"q{n}": [size] for n, size in enumerate(SIZES)})
    text = handle(Request("GET", page), store).text
    assert "The patron that was drawn: of which family is the instrument that it wants?" in text
    assert 'name="q0-aside" value="none"' in text
    assert "No card is left" in text
    tell(**{"q0-aside": ["none"]})
    assert sit_down(store, id).match.state.me.patrons == []  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"q0-s0": ["row market"]},
        {"q0-s0": ["row salon"] * 5, "q3": ["many"]},
        {"q3": ["99999999999999999999"], "q4": ["-1"]},
        {"q9": ["<script>alert(1)</script>"], "q0-aside": ["none"]},
    ],
)
def test_strange_forms_are_refused_and_change_nothing(form: dict[str, list[str]]) -> None:
    store = MemoryStore()
    page = post(store, "/new", {"game": [TABLE.name], "seed": ["6"]})
    response = handle(Request("POST", f"{page}/answer", form={"at": ["0"], **form}), store)
    assert response.status in (400, 422), response.status
    assert "<script>alert" not in response.text
    assert 'role="alert"' in response.text or "error" in response.text
    assert sit_down(store, page.removeprefix("/game/")).match.entries == []
