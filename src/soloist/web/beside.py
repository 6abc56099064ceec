"""The page beside a real table: what to do there, what is asked, what the opponent owns, and earlier answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from soloist.engine.catalogue import beside
from soloist.engine.correction import Answered, answered, lately, lost, otherwise
from soloist.engine.errors import Refused, SoloistError
from soloist.engine.events import Event
from soloist.engine.hands import INSTRUCTION, OWN_STEP, Instructing
from soloist.engine.match import LogLine
from soloist.engine.questions import Question
from soloist.engine.story import Chapters, Pictured, answer_words
from soloist.engine.text import say
from soloist.engine.view import Counter, Piece, View
from soloist.storage.printed import printed_in
from soloist.storage.store import Store
from soloist.web import chapters
from soloist.web.asked import Asked, asked, given_of, said
from soloist.web.http import Fields, Request, Response, page
from soloist.web.render import looks, read, render
from soloist.web.seen import deltas_of
from soloist.web.sittings import AnyMatch, Sitting, last_decision, sentences, view_before

_LINES = 60
_DIGITS = 7
_STALE = 409
AS_IT_WAS = "as-it-was"
"""What a form says by which nothing is to be otherwise."""


class Wrong(SoloistError):
    """Answers that cannot be: `why` says of each why not, by the name of its question."""

    def __init__(self, why: Mapping[str, str]) -> None:
        super().__init__(" ".join(dict.fromkeys(why.values())))
        self.why = why


@dataclass(frozen=True, slots=True)
class News:
    """A line that was told since the last answer: its sentence, its number in the log, and its picture, if it has one.

    `act` says that it is to be done at the table, `why` that it was decided; `done` are the steps that it sums up.
    """

    text: str
    number: int
    piece: Piece | None
    act: bool
    why: bool
    done: Sequence[chapters.Done]


@dataclass(frozen=True, slots=True)
class Earlier:
    """An earlier answer: its question and what was answered, in words, the turn, and where it stands in the record."""

    ask: str
    words: str
    heading: str
    at: int


# What is done on the page.


def answer(match: AnyMatch, form: Fields) -> None:
    """Answer the questions of the screen as one move.

    :raises Wrong: if some are not answered, or not so; nothing has changed.
    """
    shown = _screen(match)
    for one in shown:
        if aside := form.get(f"{one.key}-aside"):
            return match.answer(aside[-1])
    if form.get(AS_IT_WAS):
        return match.answer_all([(one.question.name, one.question.now or ()) for one in shown])
    answers = _all_said(shown, form)
    try:
        match.answer_all(list(answers.items()))
    except Refused as refused:
        raise Wrong({_refused(match, answers): str(refused)}) from None


def correct(match: AnyMatch, form: Fields) -> None:
    """Answer an earlier question anew.

    :raises Wrong: if it cannot be answered so; nothing has changed.
    """
    if not beside(match.rules.name):
        raise SoloistError(say("Answers are corrected beside a real table; here undo takes back."))
    told = earlier_at(match, (form.get("entry") or [""])[-1])
    (one,) = asked(match.rules, told.state, [told.question])
    name = told.question.name
    text = (form.get("q0-aside") or [""])[-1] or _all_said([one], form)[name]
    try:
        match.correct(told.at, text)
    except Refused as refused:
        raise Wrong({name: str(refused)}) from None


def _screen(match: AnyMatch, given: Fields | None = None, errors: Mapping[str, str] | None = None) -> list[Asked]:
    question = match.question
    if not isinstance(question, Question):
        return []
    return asked(match.rules, match.state, [question, *match.along], given, errors)


def _all_said(shown: Sequence[Asked], form: Fields) -> dict[str, str]:
    """Return what a form answers to the questions of a screen, in notation, by their names."""
    answers, why = dict[str, str](), dict[str, str]()
    for one in shown:
        try:
            answers[one.question.name] = said(one, form)
        except Refused as refused:
            why[one.question.name] = str(refused)
    if why:
        raise Wrong(why)
    return answers


def _refused(match: AnyMatch, answers: Mapping[str, str]) -> str:
    """Return the name of the question of which the answer is refused."""
    other, left = match.branch(), dict(answers)
    try:
        while (name := other.asked) in left:
            other.answer(left.pop(name))
    except Refused:
        return name
    return ""


def _earlier(match: AnyMatch, text: str) -> Answered[object] | None:
    at = int(text) if text.isascii() and text.isdigit() and len(text) < _DIGITS else -1
    return next((one for one in answered(match) if one.at == at), None)


def earlier_at(match: AnyMatch, text: str) -> Answered[object]:
    """Return the answer that stands at this place of the record.

    :raises SoloistError: if a person answered nothing there.
    """
    found = _earlier(match, text)
    if found is None:
        raise SoloistError(say("That answer is not known; choose one of those shown."))
    return found


# What the page shows.


def show(
    request: Request,
    store: Store,
    sitting: Sitting,
    *,
    error: SoloistError | None = None,
    note: str = "",
    status: int = 200,
) -> Response:
    """Show the table at its questions, or earlier answers, or one of these to be answered anew."""
    match = sitting.match
    context = seen(store, sitting, whole_log=request.asked("log") == "all")
    why = error.why if isinstance(error, Wrong) else {}
    context.update(note=note, again=None, answers=[], which="", known=_known(match))
    screen: list[Asked] = []
    if told := _told_before(request, match, error):
        given = given_of("q0", told.question, told.answer, match.rules.notation)
        screen = asked(match.rules, told.state, [told.question], request.form if error is not None else given, why)
        context.update(again=told.at, was=answer_words(match.rules, told.state, told.question, told.answer))
    elif request.asked("answers"):
        context.update(which=request.asked("answers"), answers=earlier(match, request.asked("answers") == "all"))
    else:
        # What was meant for another question is not put into the form of this one.
        screen = _screen(match, request.form if error is not None and status != _STALE else None, why)
        if error is None and request.asked("again"):
            context.update(note=say("The game has gone on since then; this is what is asked now."))
    if screen:
        context.update(asked=screen)
    # What was refused is said at its question, once.
    placed = any(one.error for one in screen)
    context.update(error="" if error is None or placed else str(error), sent=error is not None)
    name = "beside_main.html"
    context.update(main_template=name)
    return page(render(name if request.partial else "game_base.html", **context), status)


def _told_before(request: Request, match: AnyMatch, error: SoloistError | None) -> Answered[object] | None:
    """Return the earlier answer that is to be given anew, unless the game has gone on since the page was made."""
    if error is not None and not isinstance(error, Wrong):
        return None
    entry = request.asked("again") if error is None else request.given("entry")
    gone_on = error is None and request.asked("at") not in ("", str(len(match.entries)))
    return None if gone_on or not entry else _earlier(match, entry)


def _known(match: AnyMatch) -> int:
    """Return how much is known of the printed board before anything is told in this match."""
    begins = match.setup.base is not None and not any(entry.from_person for entry in match.entries)
    return len(printed_in(match).told) if begins else 0


def earlier(match: AnyMatch, everything: bool) -> list[Earlier]:
    """Return what was answered in this turn and the last, or in the whole game, the last first."""
    rules, found = match.rules, []
    headings = _Headings(match)
    for one in answered(match, 0 if everything else lately(match)):
        ask = rules.view(one.state, one.question).ask
        found.append(
            Earlier(ask, answer_words(rules, one.state, one.question, one.answer), headings.of(one.at), one.at)
        )
    return found[::-1]


class _Headings:
    """The headings of the turns in which entries of the record were made."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._chapters = Chapters(match)

    def of(self, at: int) -> str:
        """Return the heading of the turn of an entry."""
        points = self._match.checkpoints
        point = next(point for point in reversed(points) if point.entries <= at)
        return self._chapters.heading(point.log)


def seen(store: Store, sitting: Sitting, *, whole_log: bool) -> dict[str, object]:
    """Return what the page shows whatever it asks."""
    match = sitting.match
    rules = match.rules
    view = rules.view(match.state, match.question)
    before = view_before(match)
    lines = sentences(sitting)
    shown = chapters.told(match, lines, 0 if whole_log else max(0, len(lines) - _LINES))
    correction = match.correction
    news = news_of(match, view) if correction is None else _news_at(match, view, correction.news)
    return {
        "looks": looks(store),
        "id": sitting.id,
        "game": rules.name,
        "summary": store.summary(sitting.id),
        "at": len(match.entries),
        "view": view,
        "places": view.places(),
        "chapters": chapters.chapters(shown, lines),
        "earlier": shown[0].number if shown else 0,
        "news": news,
        "moved": sitting.moved,
        "gains": _gains(before, view) if before and correction is None and not sitting.moved else [],
        "back": _back(match, sitting.back),
        "brought": [_news(match, view, event, -1) for event in lost(sitting.again, _events(match.news()))],
        "correction": correction,
        "no_longer": _back(match, correction.back) if correction else [],
        "still": _news_at(match, view, correction.still) if correction else [],
        "instead": [_news(match, view, event, -1) for event in correction.do] if correction else [],
        "otherwise": otherwise(match, correction) if correction else [],
        "asked_why": _asked_why(match),
        "latest": [line.text for line in news],
        "can_undo": last_decision(match) is not None,
        "can_redo": bool(match.undone),
        "clean": match.clean,
        "code": "",
        "has_board": read(rules.name, "board.html") is not None,
        "has_map": read(rules.name, "map.html") is not None,
        **_NO_TARGETS,
    }


def _asked_why(match: AnyMatch) -> int | None:
    """Return the number of the line that tells how the opponent came to what is asked now, if one does."""
    waiting = [n for n, line in enumerate(match.telling) if line.event.why is not None]
    return len(match.log) + waiting[-1] if waiting else None


def _events(lines: Sequence[LogLine]) -> list[Event]:
    return [line.event for line in lines]


_NO_TARGETS: Mapping[str, object] = {
    "asks_one": False, "choices_at": {}, "parts_used": set(), "previews": {}, "opens": {}, "whynot": {},
    "stepped": set(), "changed": set(), "deltas": {},
}  # fmt: skip
"""What a board's templates look up that is clicked on: nothing is, beside a real table."""


def news_of(match: AnyMatch, view: View) -> list[News]:
    """Return what was told since the last answer, but for what only repeats it."""
    last = len(match.told())
    return _news_at(match, view, range(last - len(match.news()), last))


def _news_at(match: AnyMatch, view: View, places: Sequence[int]) -> list[News]:
    """Return what was told at these places, but for what only repeats an answer."""
    told, echoes = match.told(), _of(view, "echoes")
    return [_news(match, view, told[n].event, n) for n in places if told[n].event.name not in echoes]


def _of(view: View, name: str) -> Sequence[object]:
    """Return a list of names of events that a game's view gives: "acts" to be done, "echoes" of what was answered."""
    found = view.drawing.get(name, ())
    return found if isinstance(found, Sequence) else ()


def _news(match: AnyMatch, view: View, event: Event, number: int) -> News:
    rules, state = match.rules, match.state
    told = event.name == INSTRUCTION
    act = told or event.name in _of(view, "acts")
    piece = rules.picture(state, event) if told and isinstance(rules, Pictured) else None
    why = event.why is not None and number >= 0 and event.name != OWN_STEP
    return News(rules.tell(state, event), number, piece, act, why, chapters.done(match, event))


def _back(match: AnyMatch, events: Sequence[Event]) -> list[str]:
    rules = match.rules
    return [rules.back(match.state, event) for event in events] if isinstance(rules, Instructing) else []


def _gains(before: View, view: View) -> list[tuple[Counter, int]]:
    """Return by how much each number of the opponent changed since the last answer."""
    changes = deltas_of(before.counters, view.counters)
    return [(counter, changes[counter.id]) for counter in view.counters if counter.of is None and counter.id in changes]
