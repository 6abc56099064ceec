"""Why an opponent did what it did: the trace of one line of the log, each line with its rule."""

from __future__ import annotations

from soloist.engine.errors import SoloistError
from soloist.engine.story import Chapters
from soloist.engine.text import say
from soloist.engine.trace import Trace, lines
from soloist.storage.store import Store
from soloist.web.http import Request, Response, page
from soloist.web.render import looks, render
from soloist.web.sittings import AnyMatch, sit_down


def show(request: Request, store: Store, id: str) -> Response:
    """Show the trace of a line of the log, folded unless all of it is asked for."""
    sitting = sit_down(store, id)
    number, trace = _found(sitting.match, request.asked("line"))
    whole = request.asked("all") == "yes"
    rules, state = sitting.match.rules, sitting.match.state
    waits = number >= len(sitting.match.log) and not sitting.match.over
    told = lines(trace, lambda thing: rules.thing(state, thing), fold=not whole, waits=waits)
    return page(
        render(
            "trace.html",
            looks=looks(store),
            id=id,
            game=rules.name,
            number=number,
            heading=Chapters(sitting.match).heading(number),
            line=rules.tell(state, sitting.match.told()[number].event),
            lines=told,
            whole=whole,
        )
    )


def _found(match: AnyMatch, asked: str) -> tuple[int, Trace]:
    """Return the number of the line and its trace.

    :raises SoloistError: if no line of the log with a trace has this number.
    """
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 7 else -1
    told = match.told()
    trace = told[number].event.why if 0 <= number < len(told) else None
    if trace is None:
        raise SoloistError(say("Nothing was decided by an opponent in that line of the log."))
    return number, trace
