"""Templates into pages: one environment for the house's templates and those of every game."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup, escape

from soloist import __version__
from soloist.engine import catalogue
from soloist.engine.text import say, say_n
from soloist.storage.store import Store

TEXT_SIZES = ("80", "90", "100", "110", "125", "150")
THEMES = ("auto", "light", "dark")
DRAWING = "drawing"
BESIDE = "beside"
SHARED = ("symbols.svg", "picture.svg")
"""What a table game takes from its digital game where it has none of its own."""

_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
}


def _source(name: str) -> str | None:
    """Return a template's text: `GAME/board.html` from the game's folder, all others from here."""
    game, slash, rest = name.partition("/")
    if slash:
        return read(game, rest)
    place = files("soloist.web") / "templates" / name
    return place.read_text("utf-8") if place.is_file() else None


def read(game: str, name: str) -> str | None:
    """Return a file of a game's drawing, or None if there is none."""
    if game not in catalogue.every() or "/" in name or name.startswith("."):
        return None
    package = f"{catalogue.PACKAGE}.{catalogue.digital(game)}"
    place = files(package) / (BESIDE if catalogue.beside(game) else ".") / DRAWING / name
    if name in SHARED and not place.is_file():
        place = files(package) / DRAWING / name
    return place.read_text("utf-8") if place.is_file() else None


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FunctionLoader(_source),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        say=say,
        say_n=say_n,
        version=__version__,
        asset=asset,
        text_sizes=TEXT_SIZES,
        symbols=symbols,
        picture=picture,
        clause_text=prose,
        beside=catalogue.beside,
        digital=catalogue.digital,
        tables=catalogue.tables,
        table_of=catalogue.TABLE,
    )
    return made


def render(template: str, **context: object) -> str:
    """Return a template filled in; everything in it is escaped unless it is Markup."""
    return _environment().get_template(template).render(context)


@cache
def static(path: str) -> tuple[bytes, str, str] | None:
    """Return a static file's bytes, kind and tag: `app.css`, `vendor/htmx.min.js`, `games/GAME/board.css`."""
    first, _, rest = path.partition("/")
    if first == "games":
        game, _, name = rest.partition("/")
        text = read(game, name) if name.endswith((".css", ".js")) else None
        data = None if text is None else text.encode()
    else:
        name = path
        place = files("soloist.web") / "static"
        for step in path.split("/"):
            if not re.fullmatch(r"[A-Za-z0-9_-][A-Za-z0-9._-]*", step):
                return None
            place = place / step
        data = place.read_bytes() if place.is_file() else None
    kind = _KINDS.get("." + name.rpartition(".")[2])
    if data is None or kind is None:
        return None
    return data, kind, sha256(data).hexdigest()[:16]


def asset(path: str) -> str:
    """Return the address of a static file; it changes when the file does."""
    found = static(path)
    return f"/static/{path}?v={found[2]}" if found else ""


@cache
def symbols(game: str) -> Markup:
    """Return the drawings of a game's pieces, to be put into a page once."""
    return Markup(read(game, "symbols.svg") or "")


@cache
def picture(game: str) -> Markup:
    """Return the small picture of a game, or nothing if it has none."""
    return Markup(read(game, "picture.svg") or "")


def looks(store: Store) -> dict[str, str]:
    """Return how a person wants pages to look."""
    size, theme = store.setting("text size", "100"), store.setting("theme", "auto")
    return {
        "text_size": size if size in TEXT_SIZES else "100",
        "theme": theme if theme in THEMES else "auto",
        "help": store.setting("help", "yes"),
    }


def prose(text: str) -> Markup:
    """Return a paragraph of a rulebook, with its emphasis and code."""
    html = str(escape(" ".join(text.split())))
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", html)
    html = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", html)
    return Markup(html)
