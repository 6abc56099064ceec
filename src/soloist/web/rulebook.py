"""The rulebook page: a game's rules in our own words, and how far everything in it is official."""

from __future__ import annotations

from soloist.engine import catalogue
from soloist.engine.components import Standing
from soloist.engine.text import N_, say
from soloist.storage.store import Store
from soloist.web.http import Request, Response, page
from soloist.web.render import looks, render

STANDINGS = {
    Standing.DOCUMENT: N_("official: a rules document says so"),
    Standing.PRINTED: N_("official: read off the printed rules or pieces"),
    Standing.REPORTED: N_("retold by public sources"),
    Standing.RECONSTRUCTED: N_("our own reconstruction"),
}
"""The standings in plain words."""


def standing_words() -> dict[str, str]:
    """Return the words of each standing by its name."""
    return {standing.value: say(words) for standing, words in STANDINGS.items()}


def show(request: Request, store: Store, name: str) -> Response:
    """Show a game's rulebook, each clause under its id."""
    rules = catalogue.game(name)
    return page(
        render(
            "rulebook.html",
            looks=looks(store),
            game=name,
            beside=catalogue.beside(name),
            book=rules.rulebook(),
            fidelity=say(rules.fidelity),
            tables=rules.components(store.overrides(name)),
            standings=standing_words(),
        )
    )
