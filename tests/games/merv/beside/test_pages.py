"""The table game through the pages, without a network: each screen is posted as its form says."""

from __future__ import annotations

import html
import re

import pytest
from tests.games.merv.beside.physical import TABLE, mirrored
from tests.mirrored import Mirrored, Screen
from tests.web.tables import Page, form_of, post

from soloist.engine.states import to_data
from soloist.storage.memory import MemoryStore


def begin(store: MemoryStore, seed: int, **options: str) -> Page:
    """Begin a game at the table."""
    form = {f"set-{name}": [value] for name, value in options.items()}
    response = post(store, "/new", form, game=TABLE.name, seed=str(seed))
    assert response.status == 303, response.text
    return Page(store, response.headers["Location"].removeprefix("/game/"))


def plain(text: str) -> str:
    """A page as people read it."""
    text = re.sub(r"<(script|style|title)\b.*?</\1>", " ", text, flags=re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())


@pytest.mark.parametrize(
    "options", [{}, {"asking": "steps", "cards": "told", "courtier": "played"}], ids=["lists", "steps"]
)
def test_a_whole_game_through_its_forms(options: dict[str, str]) -> None:
    store = MemoryStore()
    page = begin(store, 5, **options)

    def hand(match: Mirrored, screen: Screen) -> None:
        response = page.answer(form_of(screen))
        assert response.status == 303, plain(response.text)

    pair = mirrored(hand)(5, "random", **options)
    pair.play()
    assert page.match.over
    assert to_data(page.match.state) == to_data(pair.match.state)
    text = plain(page.text())
    assert "You won" in text or "You lost" in text
    assert "Where the points came from" in text
    sums = re.search(r"Together (\d+)", text)
    assert sums is not None
    assert int(sums[1]) == pair.beside.me.points
