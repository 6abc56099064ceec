"""The settings of a person: how pages look, and what the match does by itself."""

from __future__ import annotations

from soloist.engine import catalogue
from soloist.engine.errors import SoloistError
from soloist.engine.text import say
from soloist.storage.printed import forget_printed, printed_lines
from soloist.storage.store import ASK_FORCED, Store
from soloist.web.beginning import begin_anew
from soloist.web.http import Request, Response, page, see
from soloist.web.render import TEXT_SIZES, THEMES, looks, render

OPPONENT_TURN = "opponent turn"
STEPS = "steps"
"""The setting by which an opponent's turn is looked at step by step, rather than at once."""

_VALUES = {
    "text size": TEXT_SIZES,
    "theme": THEMES,
    "help": ("yes", "no"),
    ASK_FORCED: ("yes", "no"),
    OPPONENT_TURN: (STEPS, "at once"),
}


def show(request: Request, store: Store) -> Response:
    """Show the settings."""
    return page(_page(request, store))


def change(request: Request, store: Store) -> Response:
    """Keep the settings that a form gives, and go back to where it was sent from."""
    given = {name: request.given(name) for name in _VALUES if name in request.form}
    for name, value in given.items():
        if value not in _VALUES[name]:
            error = say("“{name}” cannot be “{value}”; nothing was changed.", name=name, value=value)
            return page(_page(request, store, error), 400)
    if not given:
        raise SoloistError(say("That form names no setting, so nothing was changed."))
    for name, value in given.items():
        store.set_setting(name, value)
    return see(_back(request))


def forget(request: Request, store: Store) -> Response:
    """Forget what was told of a printed board, all of it or one line."""
    name = request.given("game")
    if not (catalogue.beside(name) and name in catalogue.every()):
        raise SoloistError(say("That form names no game at a table, so nothing was forgotten."))
    line, back = request.given("line"), request.given("back")
    rules = catalogue.game(name)
    before = [known for known, _ in printed_lines(store, rules)]
    forget_printed(store, rules, line)
    # What is forgotten one by one stays in sight, by the line that stood above.
    shown, anchor = [], "printed"
    if line in before:
        shown, anchor = [f"open={name}"], f"{name}-{max(0, before.index(line) - 1)}"
    if back.isascii() and back.isalnum():
        shown.append(f"back={begin_anew(store, back)}")
    return see("/settings?{}#{}".format("&".join(shown), anchor) if shown else "/settings")


def _printed(store: Store) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Return the table games of which something printed is known: name, title and what, line by line."""
    found = []
    for name in catalogue.every():
        if catalogue.beside(name):
            rules = catalogue.game(name)
            found.append((name, say(rules.credits.title), printed_lines(store, rules)))
    return [known for known in found if known[2]]


def _back(request: Request) -> str:
    """Return the page to go back to: a game, or the settings."""
    game = request.given("back")
    return f"/game/{game}" if game.isascii() and game.isalnum() else "/settings"


def _page(request: Request, store: Store, error: str = "") -> str:
    return render(
        "settings.html",
        looks=looks(store),
        ask_forced=store.setting(ASK_FORCED, "no"),
        opponent_turn=store.setting(OPPONENT_TURN, STEPS),
        back=request.asked("back") or request.given("back"),
        printed=_printed(store),
        open=request.asked("open"),
        error=error,
    )
