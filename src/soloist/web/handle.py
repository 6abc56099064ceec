"""The one function that makes every page: a request and a store in, a response out."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from soloist.engine import catalogue
from soloist.engine.errors import SoloistError
from soloist.engine.text import say
from soloist.storage.store import Outdated, Store
from soloist.web import desk, lobby, rulebook, settings, traces
from soloist.web.http import Request, Response, page, see
from soloist.web.render import looks, render, static

SAFE = ("GET", "HEAD")

POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""No script and no style sheet but our own; a style attribute only says where something lies on a board."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}

Deed = Callable[[Request, Store], Response]
GameDeed = Callable[[Request, Store, str], Response]

_PAGES: dict[str, Deed] = {"/": lobby.show, "/settings": settings.show}
_POSTS: dict[str, Deed] = {
    "/new": lobby.new,
    "/code": lobby.from_code,
    "/import": lobby.take_in,
    "/settings": settings.change,
    "/forget": settings.forget,
}
_GAME_PAGES: dict[str, GameDeed] = {"": desk.show, "why": desk.why, "trace": traces.show, "save": lobby.give_out}
_GAME_POSTS: dict[str, GameDeed] = {
    "answer": desk.answer,
    "here": desk.here,
    "correct": desk.correct,
    "chance": desk.chance,
    "undo": desk.undo,
    "redo": desk.redo,
    "turn": desk.start_of_turn,
    "jump": desk.jump,
    "again": lobby.again,
    "delete": lobby.delete,
    "go-on": lobby.go_on,
}


def handle(request: Request, store: Store) -> Response:
    """Return the response to a request; a GET never changes anything, and nothing is ever half done."""
    try:
        response = _stranger(request, store) or _route(request, store)
    except Outdated as outdated:
        response = _outdated(store, outdated)
    except SoloistError as error:
        response = failure(store, str(error), 400)
    return Response(response.status, response.body, response.kind, {**HEADERS, **response.headers})


def failure(store: Store | None, text: str, status: int) -> Response:
    """Return a plain page that says what went wrong; without a store it has the standard looks."""
    shown = looks(store) if store else {"text_size": "100", "theme": "auto", "help": "yes"}
    return page(render("failure.html", looks=shown, text=text), status)


def _outdated(store: Store, outdated: Outdated) -> Response:
    """Show the game as which an outdated one goes on, or offer to begin it: a GET does not."""
    if outdated.to:
        return see(f"/game/{outdated.to}?note=outdated")
    return page(render("outdated.html", looks=looks(store), text=str(outdated), id=outdated.id), 409)


def _stranger(request: Request, store: Store) -> Response | None:
    """Return a refusal if the request comes from another site, or under a name that is not this machine's."""
    if not request.hosts:
        return None
    host = request.headers.get("host", "").lower()
    if host not in request.hosts:
        text = say("Soloist answers only at its own address on this machine; open the address that it printed.")
        return failure(store, text, 421)
    if request.method in SAFE:
        return None
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site", "same-origin")
    if site not in ("same-origin", "none") or (origin is not None and urlsplit(origin).netloc.lower() != host):
        return failure(store, say("That form was sent from another site, so nothing was done."), 403)
    return None


def _route(request: Request, store: Store) -> Response:
    path, reads = request.path, request.method in SAFE
    if not reads and request.method != "POST":
        return _wrong_method(store)
    first, _, rest = path.removeprefix("/").partition("/")
    if first == "static" and reads:
        return _static(request, store, rest)
    if first == "rules" and reads and rest in catalogue.every():
        return rulebook.show(request, store, rest)
    if first == "set-up" and reads and rest in catalogue.every():
        return lobby.set_up(request, store, rest)
    if first == "game":
        id, _, verb = rest.partition("/")
        found = (_GAME_PAGES if reads else _GAME_POSTS).get(verb)
        if found is None and verb in (_GAME_POSTS if reads else _GAME_PAGES):
            return _wrong_method(store)
        return _of_game(found, request, store, id) if found else _nothing_here(store)
    deed = (_PAGES if reads else _POSTS).get(path)
    if deed is None and path in (_POSTS if reads else _PAGES):
        return _wrong_method(store)
    return deed(request, store) if deed else _nothing_here(store)


def _of_game(deed: GameDeed, request: Request, store: Store, id: str) -> Response:
    try:
        store.summary(id)
    except SoloistError as error:
        return failure(store, str(error), 404)
    return deed(request, store, id)


def _nothing_here(store: Store) -> Response:
    return failure(store, say("There is no such page here."), 404)


def _wrong_method(store: Store) -> Response:
    return failure(store, say("Nothing was done: go back and use the buttons of the page."), 405)


def _static(request: Request, store: Store, path: str) -> Response:
    found = static(path)
    if found is None:
        return _nothing_here(store)
    data, kind, tag = found
    headers = {
        "ETag": f'"{tag}"',
        "Cache-Control": "max-age=31536000, immutable" if request.asked("v") == tag else "no-cache",
    }
    if request.headers.get("if-none-match") == f'"{tag}"':
        return Response(304, b"", kind, headers)
    return Response(200, data, kind, headers)
