"""The server's time for each move of a game in the browser, its page included."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Question
from soloist.players import player
from soloist.storage.sqlite import SqliteStore
from soloist.web.handle import handle
from soloist.web.http import Request

OK = 200


def move_times(name: str, seed: str = "1", who: str = "greedy") -> list[float]:
    """Play a whole game as a browser with HTMX does; return the seconds of each answer, kept on disk and drawn."""
    rules = game(name)
    match = Match(rules, Setup(name, settled(rules, {}), seed))
    policy = player(who, rules, seed)
    times: list[float] = []
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        store = SqliteStore(Path(folder))
        id = store.create(match)
        while isinstance(match.question, Question):
            answer = policy(match.question, match.state)
            texts = [rules.notation.write(option) for option in answer]
            form = {"option": texts, "at": [str(len(match.entries))], "sure": texts[:1]}
            if match.question.kind == "order":
                form |= {f"rank-{n}": [str(n)] for n in range(len(texts))}
            request = Request("POST", f"/game/{id}/answer", form=form, headers={"hx-request": "true"})
            start = perf_counter()
            response = handle(request, store)
            times.append(perf_counter() - start)
            if response.status != OK:
                raise RuntimeError(f"a move in the browser failed with status {response.status}")
            match.answer(answer)
        store.close()
    return times
