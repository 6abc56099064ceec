"""A whole game at the table through its pages, without a network: each screen is posted as its form says."""

from __future__ import annotations

import html
import re

import pytest
from tests.games.luthier.beside.physical import TABLE, Pair

from soloist.engine.match import Match
from soloist.engine.questions import Answer, Question
from soloist.storage.memory import MemoryStore
from soloist.web.asked import given_of
from soloist.web.handle import handle
from soloist.web.http import Request
from soloist.web.sittings import sit_down

Screen = list[tuple[Question, Answer]]


class Posted(Match[object]):
    """Posts what was answered on one screen to a page of its own, before the next one is asked."""

    store: MemoryStore
    page: str = ""

    def answer(self, answer: Answer | str) -> None:
        """Answer, and post the whole screen once nothing of it is asked any more."""
        question = self.question
        assert isinstance(question, Question)
        assert isinstance(answer, tuple)
        said: Screen = getattr(self, "said", [])
        if not said:
            self.screen = [question.name, *(one.name for one in self.along)]
        self.said = [*said, (question, answer)]
        step = self.checkpoints[-1].entries
        super().answer(answer)
        if self.asked not in self.screen or self.checkpoints[-1].entries != step:
            self.post()

    def post(self) -> None:
        """Post the screen to the page."""
        cls, form = type(self), {}
        for n, (question, answer) in enumerate(self.said):
            form |= given_of(f"q{n}", question, answer, TABLE.notation)
            if question.kind == "some" and not answer and len(self.said) == 1:
                form[f"q{n}-none"] = ["yes"]
        form["at"] = [str(len(sit_down(self.store, cls.page).match.entries))]
        response = handle(Request("POST", f"/game/{cls.page}/answer", form=form), self.store)
        assert response.status == 303, response.text
        self.said = []


@pytest.mark.parametrize("asking", ["lists", "steps"])
def test_a_whole_game_through_its_forms(asking: str) -> None:
    store = MemoryStore()
    options = {"asking": asking, "shuffled": "told", "your-goals": "yes"}
    form = {f"set-{name}": [value] for name, value in options.items()}
    begun = handle(Request("POST", "/new", form={**form, "game": [TABLE.name], "seed": ["6"]}), store)
    assert begun.status == 303, begun.text
    page = begun.headers["Location"].removeprefix("/game/")
    posted = type("Here", (Posted,), {"store": store, "page": page})
    pair = type("PostedPair", (Pair,), {"matches": posted})(6, "greedy", **options)
    pair.play()
    match = sit_down(store, page).match
    assert match.over
    assert TABLE.result(match.state) == TABLE.result(pair.match.state)
    text = handle(Request("GET", f"/game/{page}"), store).text
    plain = " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())
    assert f"{pair.beside.score} prestige to {pair.beside.me.prestige}." in plain
