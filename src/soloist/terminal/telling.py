"""The log as text: by turns, with what an opponent did below its decision, and why it did so."""

from __future__ import annotations

import re

from soloist.engine.errors import Refused
from soloist.engine.hands import ONE_BY_ONE
from soloist.engine.match import Match
from soloist.engine.story import Chapters, deeds
from soloist.engine.text import say
from soloist.engine.trace import Trace, lines
from soloist.terminal.paper import Paper


class Telling:
    """Writes lines of a log, each turn below its heading; `last` is the heading written last."""

    def __init__(self, paper: Paper, match: Match[object], last: str = "") -> None:
        self.paper = paper
        self.match = match
        self.last = last
        self._chapters = Chapters(match)

    def heading(self, number: int) -> None:
        """Write the heading over a line of the log, counted from 0, if it is another than the last."""
        heading = self._chapters.heading(number)
        if heading and heading != self.last:
            self.paper.title(heading)
        self.last = heading

    def line(self, number: int, before: str, *, steps: bool = False) -> None:
        """Write a line of the log; `steps` adds what an opponent did, step by step."""
        match, event = self.match, self.match.told()[number].event
        self.paper.line(before + match.rules.tell(match.state, event), " " * len(before))
        if not steps or event.why is None or event.name in ONE_BY_ONE:
            return
        for deed in deeds(event.why, lambda thing: match.rules.thing(match.state, thing)):
            self.paper.line(f"    - {deed.text}", "      ")
        self.paper.line(say("    (why {n} says how it was decided)", n=number + 1))


def explain_trace(paper: Paper, match: Match[object], text: str) -> None:
    """Write why an opponent did what a line of the log says (the newest without a number); `all` unfolds it.

    :raises Refused: if no such line was decided by an opponent.
    """
    asked = re.fullmatch(r"(\d{1,6})? ?(all)?", text)
    if asked is None:
        raise Refused(say("Type why, or why and the number of a line of the log; all behind it shows every rung."))
    number, trace = _trace(match, int(asked[1]) if asked[1] else None)
    names, waits = match.rules.thing, number > len(match.log) and not match.over
    for line in lines(trace, lambda thing: names(match.state, thing), fold=asked[2] is None, waits=waits):
        indent = "  " * line.depth
        clause = f"  [{line.clause}]" if line.clause else ""
        paper.line(f"{indent}{line.text}{clause}", indent + "    ")


def _trace(match: Match[object], number: int | None) -> tuple[int, Trace]:
    """Return the number of a line of the log, counted from 1, or of the newest one, and its trace."""
    log = match.told()
    decided = [n for n, line in enumerate(log, 1) if line.event.why is not None]
    if not decided:
        raise Refused(say("No opponent has decided anything yet."))
    why = log[(number or decided[-1]) - 1].event.why if (number or 1) <= len(log) and number != 0 else None
    if why is None:
        known = ", ".join(map(str, decided))
        raise Refused(say("No opponent decided line {n}; those that one decided: {known}.", n=number, known=known))
    return number or decided[-1], why
