"""Several people at one screen: where not everybody may see everything, it is handed over first."""

from __future__ import annotations

import re

from tests.web.tables import get, post

from soloist.engine import catalogue
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Question
from soloist.storage.memory import MemoryStore

COVER = "so hand the screen over first"


def begun(store: MemoryStore, game: str, **options: str) -> str:
    rules = catalogue.game(game)
    return store.create(Match(rules, Setup(game, catalogue.settled(rules, options), "1")))


def seat(store: MemoryStore, id: str) -> int:
    question = store.load(id).question
    assert isinstance(question, Question)
    return question.seat


def answer(store: MemoryStore, id: str) -> None:
    """Give the simplest answer."""
    match = store.load(id)
    question = match.question
    assert isinstance(question, Question)
    option = [match.rules.notation.write(one) for one in question.simplest()]
    at = str(len(match.entries))
    assert post(store, f"/game/{id}/answer", {"option": option}, at=at).status == 303


def test_nothing_of_either_is_seen_until_the_next_one_is_here() -> None:
    store = MemoryStore()
    id = begun(store, "luthier", seats="2", **{"seat-2": "person"})
    assert COVER not in get(store, f"/game/{id}").text
    first = seat(store, id)
    while seat(store, id) == first:
        answer(store, id)
    cover = get(store, f"/game/{id}").text
    assert COVER in cover
    assert f"Player {seat(store, id) + 1}, it is your turn" in cover
    assert 'name="option"' not in cover
    assert not re.search(r'class="[^"]*\blt-', cover)
    assert post(store, f"/game/{id}/here").status == 303
    page = get(store, f"/game/{id}").text
    assert COVER not in page
    assert 'name="option"' in page
    # Back at the question of the first one it is covered again, and a refused form does not uncover it.
    at = str(len(store.load(id).entries))
    assert post(store, f"/game/{id}/undo", at=at).status == 303
    assert f"Player {first + 1}, it is your turn" in get(store, f"/game/{id}").text
    refused = post(store, f"/game/{id}/answer", option="nonsense", at=str(len(store.load(id).entries)))
    assert refused.status == 400
    assert COVER in refused.text


def test_who_plays_alone_or_has_nothing_to_hide_hands_nothing_over() -> None:
    store = MemoryStore()
    alone = begun(store, "luthier")
    open_ = begun(store, "tiletum", seats="2", **{"seat-2": "person"})
    for id in (alone, open_):
        for _ in range(12):
            answer(store, id)
            assert COVER not in get(store, f"/game/{id}").text
