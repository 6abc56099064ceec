"""A table game played through the pages without a network: each screen is posted as its form says."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.tiletum.beside.physical import TABLE, Pair, mirrored
from tests.mirrored import Mirrored, Screen

from soloist.engine.catalogue import AnyRules
from soloist.engine.match import Match, Setup
from soloist.storage.printed import with_printed
from soloist.storage.store import Store
from soloist.web.asked import given_of
from soloist.web.handle import handle
from soloist.web.http import Request, Response
from soloist.web.sittings import sit_down

Form = dict[str, list[str]]


class Enough(Exception):
    """The game has been played as far as it is needed."""


def get(store: Store, path: str, **query: str) -> Response:
    return handle(Request("GET", path, {name: [value] for name, value in query.items()}), store)


def post(store: Store, path: str, form: Form | None = None, **more: str) -> Response:
    given = {**(form or {}), **{name: [value] for name, value in more.items()}}
    return handle(Request("POST", path, form=given), store)


@dataclass
class Page:
    """One game at the table, and what is posted to it."""

    store: Store
    id: str

    @property
    def match(self) -> Match[object]:
        return sit_down(self.store, self.id).match

    def text(self, **query: str) -> str:
        return get(self.store, f"/game/{self.id}", **query).text

    def move(self, verb: str, form: Form | None = None, **more: str) -> Response:
        at = str(len(self.match.entries))
        return post(self.store, f"/game/{self.id}/{verb}", form, at=at, **more)

    def answer(self, form: Form) -> Response:
        return self.move("answer", form)


def begin(store: Store, seed: str = "3", **options: str) -> Page:
    """Begin a game at the table."""
    form = {f"set-{name}": [value] for name, value in options.items()}
    response = post(store, "/new", form, game=TABLE.name, seed=seed)
    assert response.status == 303, response.text
    return Page(store, response.headers["Location"].removeprefix("/game/"))


def form_of(screen: Screen, table: AnyRules = TABLE) -> Form:
    """What the form of a screen says that is answered so."""
    form: Form = {}
    for n, (question, answer) in enumerate(screen):
        form |= given_of(f"q{n}", question, answer, table.notation)
        if question.kind == "some" and not answer and len(screen) == 1:
            form[f"q{n}-none"] = ["yes"]
    return form


def played(store: Store, seed: int = 3, until: str = "", times: int = 1, **options: str) -> tuple[Page, Pair | None]:
    """Play a game at the table through its pages, to its end or until a question is asked for so many times.

    A name of a question stops before it is answered; the pair is None where it was stopped.
    """
    page: list[Page] = []
    left = [times]

    def hand(match: Mirrored, screen: Screen) -> None:
        if not page:
            page.append(begin(store, str(seed), **options))
        if until and screen[0][0].name.startswith(until):
            left[0] -= 1
            if not left[0]:
                raise Enough
        response = page[0].answer(form_of(screen))
        assert response.status == 303, response.text

    def prepared(setup: Setup) -> Setup:
        return with_printed(store, TABLE, setup)

    try:
        pair = mirrored(hand, prepared)(seed, "greedy", **options)
        pair.play()
    except Enough:
        return page[0], None
    return page[0], pair
