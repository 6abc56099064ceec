"""The game page: the question, the board, the log; and what a person does there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from soloist.engine.catalogue import beside as is_beside
from soloist.engine.errors import SoloistError
from soloist.engine.questions import Chance, Question
from soloist.engine.text import say
from soloist.engine.view import View
from soloist.storage.store import Outdated, Store
from soloist.web import beside, handing_over
from soloist.web.chances import read_parts, typed_so_far
from soloist.web.http import Request, Response, page, see
from soloist.web.render import render
from soloist.web.seen import reasons_at, seen
from soloist.web.sittings import AnyMatch, Sitting, do, sit_down


class Stale(SoloistError):
    """A form that was made for another question than the one that is asked now."""


class Unsure(SoloistError):
    """A choice with a warning, chosen for the first time."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


def show(request: Request, store: Store, id: str) -> Response:
    """Show a game at its question, or its end."""
    sitting = sit_down(store, id)
    note = ""
    if request.asked("note") == "outdated":
        note = say(
            "This game was begun under other rules; it goes on here from its last position, and the old one is kept."
        )
    place = request.asked("why")
    return _page(request, store, sitting, note=note or _why(sitting.match, place))


def here(request: Request, store: Store, id: str) -> Response:
    """Show a game to the person whose turn it is, who sits before the screen now."""
    sitting = sit_down(store, id)
    handing_over.sit(sitting)
    return _here(request, _page(request, store, sitting), id) if request.partial else see(f"/game/{id}")


def why(request: Request, store: Store, id: str) -> Response:
    """Say why nothing can be done at a place: a part of a page."""
    match = sit_down(store, id).match
    return page(render("why.html", text=_why(match, request.asked("place"))))


def answer(request: Request, store: Store, id: str) -> Response:
    """Answer the question with the options chosen, or all questions of the screen beside a real table."""
    return _deed(request, store, id, lambda match: _answer(match, request), run=True)


def correct(request: Request, store: Store, id: str) -> Response:
    """Answer an earlier question anew."""
    return _deed(request, store, id, lambda match: beside.correct(match, request.form))


def chance(request: Request, store: Store, id: str) -> Response:
    """Type what fell or was drawn."""

    def typed(match: AnyMatch) -> None:
        if not isinstance(match.question, Chance):
            raise Stale(say("Nothing is rolled or drawn now; see the question above."))
        match.answer(read_parts(match.question, match.rules.notation, request))

    return _deed(request, store, id, typed)


def undo(request: Request, store: Store, id: str) -> Response:
    """Take back the last decision, or the answers that were given at once."""
    run = sit_down(store, id).run

    def back(match: AnyMatch) -> None:
        if run is not None and len(match.entries) == run[1]:
            match.jump(run[0])
        else:
            match.undo()

    return _deed(request, store, id, back, move=True)


def redo(request: Request, store: Store, id: str) -> Response:
    """Do again what was taken back."""
    return _deed(request, store, id, lambda match: match.redo(), move=True)


def start_of_turn(request: Request, store: Store, id: str) -> Response:
    """Go back to the first question of the turn."""
    return _deed(request, store, id, lambda match: match.start_of_turn(), move=True)


def jump(request: Request, store: Store, id: str) -> Response:
    """Go back to a line of the log."""

    def go(match: AnyMatch) -> None:
        to = request.given("to")
        if not (to.isascii() and to.isdigit() and len(to) < 7):
            raise SoloistError(say("That line of the log is not known; choose one of those shown."))
        match.jump(int(to))

    return _deed(request, store, id, go, move=True)


def _deed(
    request: Request,
    store: Store,
    id: str,
    deed: Callable[[AnyMatch], None],
    *,
    move: bool = False,
    run: bool = False,
) -> Response:
    """Do something to a game and show it; what is refused is said on the page as it was.

    `move` says that it goes along the record, `run` that it may be several answers, which undo then takes back at once.
    """
    sitting = sit_down(store, id)
    was = replace(sitting)

    def checked(match: AnyMatch) -> None:
        if request.given("at") != str(len(match.entries)):
            raise Stale(
                say("The game has gone on since that page was made, so nothing was done; see the question above.")
            )
        deed(match)

    try:
        shown = do(store, sitting, checked, lambda: _page(request, store, sitting), move=move, run=run)
    except Unsure as unsure:
        return _page(request, store, sit_down(store, id), unsure=unsure.option)
    except Outdated:
        raise
    except SoloistError as error:
        same = sit_down(store, id)
        same.back, same.again, same.moved = was.back, was.again, was.moved
        same.run, same.here = was.run, was.here
        status = 409 if isinstance(error, Stale) else 400
        refused = _page(request, store, same, error=error, status=status)
        # An earlier answer that was refused is still asked for; its address stays.
        return refused if isinstance(error, beside.Wrong) else _here(request, refused, id)
    return _here(request, shown, id) if request.partial else see(f"/game/{id}")


def _here(request: Request, response: Response, id: str) -> Response:
    """Return what is swapped into a page, which has the address of the game's question from now on."""
    headers = {**response.headers, "HX-Replace-Url": f"/game/{id}"}
    return replace(response, headers=headers) if request.partial else response


def _answer(match: AnyMatch, request: Request) -> None:
    question = match.question
    if not isinstance(question, Question):
        raise Stale(say("That is not asked now; see the question above."))
    if is_beside(match.rules.name):
        return beside.answer(match, request.form)
    text = _text(question, request)
    if question.kind == "one":
        view = match.rules.view(match.state, question)
        unsure = request.given("sure") != text
        if unsure and any(choice.option == text and choice.warning for choice in view.choices):
            raise Unsure(text)
        if any(choice.option == text for choice in view.runs()):
            for each in text.split("; "):
                match.answer(each)
            return
    match.answer(text)


def _text(question: Question, request: Request) -> str:
    """Return the answer's notation from the fields of the form."""
    options = [value for value in request.form.get("option", ()) if value.strip()]
    if question.kind == "one" or question.kind == "number":
        if len(options) != 1:
            raise SoloistError(say("That form names no choice; use the buttons of the page."))
        return options[0]
    if question.kind == "order":
        ranked = sorted((request.given(f"rank-{n}").zfill(4), n) for n in range(len(question.options)))
        options = [options[n] for _, n in ranked if n < len(options)]
    return "; ".join(options)


def _why(match: AnyMatch, place: str) -> str:
    if not place:
        return ""
    return " ".join(reasons_at(match, place)) or say("Nothing can be done there at this moment.")


def _page(
    request: Request,
    store: Store,
    sitting: Sitting,
    *,
    error: SoloistError | None = None,
    note: str = "",
    unsure: str = "",
    status: int = 200,
) -> Response:
    if is_beside(sitting.match.rules.name) and not sitting.match.over:
        return beside.show(request, store, sitting, error=error, note=note, status=status)
    context = seen(store, sitting, whole_log=request.asked("log") == "all", step=request.asked("step"))
    view = context["view"]
    away = isinstance(view, View) and handing_over.is_away(sitting, view)
    main = "end_main.html" if sitting.match.over else "hand_over.html" if away else "game_main.html"
    question = sitting.match.question
    typed = typed_so_far(question, request) if error and isinstance(question, Chance) else {}
    text = str(error) if error is not None else ""
    context.update(main_template=main, error=text, note=note, unsure_option=unsure, typed=typed)
    return page(render(main if request.partial else "game_base.html", **context), status)
