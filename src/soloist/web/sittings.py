"""Games that lie open: loaded once, kept in memory, written to the store at every decision."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from soloist.engine.answerers import Recorded
from soloist.engine.catalogue import beside
from soloist.engine.correction import done_at_the_table, lost, to_undo
from soloist.engine.errors import SoloistError
from soloist.engine.events import Event
from soloist.engine.hands import net
from soloist.engine.match import LogLine, Match
from soloist.engine.questions import Chance, Question
from soloist.engine.story import Chapters
from soloist.engine.table import Waiting
from soloist.engine.view import View
from soloist.storage.printed import keep_printed, printed_in
from soloist.storage.store import ASK_FORCED, Store
from soloist.web.http import Response

AnyMatch = Match[object]

_AT_MOST = 8


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log, its sentence, and the heading of the turn to which it belongs."""

    line: LogLine
    text: str
    heading: str


NOBODY = -1
"""No seat: nobody has said to sit before the screen."""


@dataclass(slots=True)
class Sitting:
    """A game that lies open; `changed` is the moment at which the store last kept it, `told` the log in sentences.

    `back` are the instructions that the last moves along the record took back, in the order to do so, `again` those
    that the last one brought back; `moved` says that the last thing done was such a move, so that what stands above the
    question was done before. `run` is how long the record was before and after the last thing done, if that was several
    answers at once. `here` is the seat of the person who said to sit before the screen.
    """

    id: str
    match: AnyMatch
    changed: str
    told: list[Line] = field(default_factory=list)
    back: list[Event] = field(default_factory=list)
    again: list[Event] = field(default_factory=list)
    moved: bool = False
    run: tuple[int, int] | None = None
    here: int = NOBODY


_open: WeakKeyDictionary[Store, OrderedDict[str, Sitting]] = WeakKeyDictionary()


def sit_down(store: Store, id: str) -> Sitting:
    """Return a game as the store has it, from memory if nobody else has changed it.

    :raises SaveError: if there is no such game or it cannot be loaded.
    """
    games = _open.setdefault(store, OrderedDict())
    changed = store.summary(id).changed
    sitting = games.get(id)
    if sitting is None or sitting.changed != changed:
        sitting = Sitting(id, store.load(id), changed)
        sitting.back = _not_put_back(sitting.match)
        sitting.moved = bool(sitting.back)
        games[id] = sitting
        while len(games) > _AT_MOST:
            games.popitem(last=False)
    games.move_to_end(id)
    sitting.match.answer_forced = store.setting(ASK_FORCED) != "yes"
    return sitting


def _not_put_back(match: AnyMatch) -> list[Event]:
    """Return what the moves along the record took back, in the order to do so, of a game that is opened again."""
    if not match.undone or not beside(match.rules.name):
        return []
    further = match.branch()
    further.undone = [replace(entry) for entry in match.undone]
    with suppress(SoloistError):
        further.jump(len(further.entries) + len(further.undone))
    return to_undo(_told(further), _told(match))


def stand_up(store: Store, id: str) -> None:
    """Forget what is in memory of a game."""
    _open.get(store, OrderedDict()).pop(id, None)


def do(
    store: Store,
    sitting: Sitting,
    deed: Callable[[AnyMatch], None],
    show: Callable[[], Response],
    *,
    move: bool,
    run: bool,
) -> Response:
    """Do something to a game, show it and keep it, and return what `show` made; what fails on the way is not done.

    `move` says that it goes along the record: what was told to be done may then have to be taken back. `run` says that
    it may be several answers, which undo then takes back at once.

    :raises SoloistError: if it is refused, or cannot be kept.
    """
    match = sitting.match
    printed, before, length = printed_in(match), done_at_the_table(match), len(match.entries)
    try:
        deed(match)
        after = done_at_the_table(match)
        back, again = net(lost(before, after), lost(after, before))
        sitting.back = lost([*sitting.back, *back], again) if move else []
        sitting.again = again if move else []
        sitting.moved = move and not again
        made = [entry for entry in match.entries[length:] if entry.made_by_person]
        sitting.run = (length, len(match.entries)) if run and len(made) > 1 else None
        # What cannot be shown is not kept either: a game must never be where nobody can come back from.
        shown = show()
        store.save(sitting.id, match)
    except BaseException:
        stand_up(store, sitting.id)
        raise
    sitting.changed = store.summary(sitting.id).changed
    keep_printed(store, match, printed)
    return shown


def _told(match: AnyMatch) -> list[Event]:
    return [line.event for line in match.told()]


def sentences(sitting: Sitting) -> list[Line]:
    """Return the log with its sentences; those told before are not worked out again."""
    match, told = sitting.match, sitting.told
    log = match.log
    while told and (len(told) > len(log) or told[-1].line is not log[len(told) - 1]):
        told.pop()
    chapters = Chapters(match)
    for n in range(len(told), len(log)):
        told.append(Line(log[n], match.rules.tell(match.state, log[n].event), chapters.heading(n)))
    return told


def last_decision(match: AnyMatch, seat: int | None = None) -> int | None:
    """Return how many entries stood before the last decision of a person (of one in a seat), or None without one."""
    for at in range(len(match.entries) - 1, -1, -1):
        entry = match.entries[at]
        if entry.made_by_person and (seat is None or entry.chance or entry.seat == seat):
            return at
    return None


def since(match: AnyMatch) -> int | None:
    """Return how many entries stood before the last decision of the person who is asked now: what is new came after.

    Who has not decided anything yet has seen what the others see.
    """
    question = match.question
    mine = last_decision(match, question.seat) if isinstance(question, Question) else None
    return last_decision(match) if mine is None else mine


def view_before(match: AnyMatch) -> View | None:
    """Return what was seen at the last decision of who is asked now, or None at the start of a game."""
    at = since(match)
    if at is None:
        return None
    checkpoint = next(point for point in reversed(match.checkpoints) if point.entries <= at)
    state = match.rules.copy(checkpoint.state)
    question: Question | Chance | None = None
    try:
        past = match.entries[checkpoint.entries : at]
        match.rules.step(state, Recorded(past, None, match.rules.notation, answer_forced=False))
    except Waiting as waiting:
        question = waiting.question
    return match.rules.view(state, question)
