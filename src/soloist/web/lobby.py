"""The lobby: new games, games to go on with, saves in and out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from soloist.engine import catalogue
from soloist.engine.catalogue import AnyRules, Setting
from soloist.engine.errors import SoloistError
from soloist.engine.match import Setup
from soloist.engine.text import say
from soloist.storage.code import fresh_seed, read_code
from soloist.storage.store import Store, Summary
from soloist.web.beginning import begin
from soloist.web.http import Request, Response, page, see
from soloist.web.render import looks, render
from soloist.web.rulebook import standing_words
from soloist.web.sittings import sit_down, stand_up

_PREFIX = "set-"


@dataclass(slots=True)
class Group:
    """Settings that matter together, `when` another one has one of some values; the first group matters always."""

    when: tuple[str, Sequence[str]]
    about: str
    settings: list[Setting]


READING = ".reading."
"""What stands in the id of a clause that is a reading."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A game as its set-up page offers it; `records` says that its record can be kept at a table."""

    rules: AnyRules
    groups: list[Group]
    readings: list[Setting]
    fidelity: str
    standings: list[tuple[str, int, int]]
    records: bool


def show(request: Request, store: Store) -> Response:
    """Show the lobby."""
    return _page(request, store)


def _page(request: Request, store: Store, *, error: str = "", where: str = "", status: int = 200) -> Response:
    games = store.games()
    running = [game for game in games if not game.over]
    context: Mapping[str, object] = {
        "looks": looks(store),
        "offers": [catalogue.game(name) for name in catalogue.names()],
        "running": running,
        "alike": _alike(running),
        "ended": [game for game in games if game.over],
        "given": _given(request),
        "error": error,
        "where": where,
    }
    return page(render("lobby.html", **context), status)


def _alike(games: Sequence[Summary]) -> list[str]:
    """Return the ids of the games that could be taken for each other, being of one title: how they stand is told."""
    titles = Counter(game.title for game in games)
    return [game.id for game in games if titles[game.title] > 1]


def set_up(request: Request, store: Store, name: str, *, error: str = "", status: int = 200) -> Response:
    """Show the page on which a game is set up."""
    context: Mapping[str, object] = {
        "looks": looks(store),
        "offer": _offer(name, store),
        "given": _given(request),
        "error": error,
    }
    return page(render("set_up.html", **context), status)


def _given(request: Request) -> dict[str, str]:
    return {name: values[-1] for name, values in request.form.items() if values}


def _offer(name: str, store: Store) -> Offer:
    rules = catalogue.game(name)
    clauses = rules.rulebook().clauses
    tables = _tables(rules, store)
    # A reading is what the rules leave open, whatever stands around it.
    open_points = [clause for clause in clauses if READING in clause.id]
    standings = [
        (words, sum(c.standing.value == standing for c in clauses if c not in open_points), tables.count(standing))
        for standing, words in standing_words().items()
    ]
    standings.append((say("readings: what the rules leave open, with our default"), len(open_points), 0))
    readings = [setting for setting in rules.settings if READING in setting.clause]
    groups = _groups([setting for setting in rules.settings if setting not in readings])
    records = not rules.brain and name not in catalogue.tables()
    return Offer(rules, groups, readings, say(rules.fidelity), standings, records)


def _groups(settings: Sequence[Setting]) -> list[Group]:
    """Return settings by when they matter; those that always do come first, and those without what they depend on."""
    groups = {("", ""): Group(("", ()), "", [])}
    names = {setting.name for setting in settings}
    for setting in settings:
        when = setting.when if setting.when[0] in names else ("", ())
        group = groups.setdefault((when[0], " ".join(when[1])), Group(when, setting.about, []))
        group.settings.append(setting)
    return list(groups.values())


def _tables(rules: AnyRules, store: Store) -> list[str]:
    try:
        return [table.standing.value for table in rules.components(store.overrides(rules.name))]
    except SoloistError:
        return [table.standing.value for table in rules.components()]


def new(request: Request, store: Store) -> Response:
    """Begin a game as the form says."""
    name = request.given("game")
    try:
        rules = catalogue.game(name)
        given = request.form
        chosen = {key.removeprefix(_PREFIX): request.given(key) for key in given if key.startswith(_PREFIX)}
        options = catalogue.settled(rules, chosen)
        chance = request.given("chance") or "seed"
        if chance not in ("seed", "typed") or (chance == "typed" and catalogue.beside(name)):
            raise SoloistError(say("Chance is either rolled by Soloist (“seed”) or typed by you (“typed”)."))
        seed = None if chance == "typed" else request.given("seed").strip() or fresh_seed()
        return see(f"/game/{begin(store, rules, Setup(name, options, seed))}")
    except SoloistError as error:
        if name in catalogue.every():
            return set_up(request, store, name, error=str(error), status=400)
        return _page(request, store, error=str(error), where="new", status=400)


def from_code(request: Request, store: Store) -> Response:
    """Begin the game that a set-up code says."""
    try:
        code = read_code(request.given("code"))
        if code.note and request.given("sure") != "yes":
            return _page(request, store, error=code.note, where="code-note", status=409)
        return see(f"/game/{begin(store, catalogue.game(code.setup.game), code.setup)}")
    except SoloistError as error:
        return _page(request, store, error=str(error), where="code", status=400)


def take_in(request: Request, store: Store) -> Response:
    """Keep the game of a save file, chosen as a file or pasted as text."""
    texts = [text for name in ("file", "text") for text in request.form.get(name, ()) if text.strip()]
    try:
        if not texts:
            raise SoloistError(say("Choose a save file, or paste its text."))
        return see(f"/game/{store.import_text(texts[0])}")
    except SoloistError as error:
        return _page(request, store, error=str(error), where="import", status=400)


def give_out(request: Request, store: Store, id: str) -> Response:
    """Give a game out as a save file."""
    summary, text = store.summary(id), store.export_text(id)
    name = f"{summary.game}-{id if id.isalnum() else 'game'}.soloist"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(200, text.encode(), "application/jsonl; charset=utf-8", headers)


def again(request: Request, store: Store, id: str) -> Response:
    """Begin the same game again: the same options, and the same seed where there is one.

    At a table what is laid out differs anyway, so that Soloist's own dice may, too.
    """
    match = sit_down(store, id).match
    old = match.setup
    seed = fresh_seed() if catalogue.beside(old.game) else old.seed
    return see(f"/game/{begin(store, match.rules, Setup(old.game, dict(old.options), seed))}")


def go_on(request: Request, store: Store, id: str) -> Response:
    """Let a game that was begun under other rules go on from its last position as a new one."""
    return see(f"/game/{store.go_on(id)}?note=outdated")


def delete(request: Request, store: Store, id: str) -> Response:
    """Forget a game, once the form says that it is meant."""
    if request.given("sure") != "yes":
        return _page(request, store, error=say("Nothing was deleted: confirm it first."), where="games", status=400)
    stand_up(store, id)
    store.delete(id)
    return see("/")
