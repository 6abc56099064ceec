"""What the game page shows, worked out from a match: choices by place, previews, what changed, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from soloist.engine.catalogue import beside
from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import say
from soloist.engine.view import Choice, Counter, View, changed
from soloist.storage.code import write_code
from soloist.storage.store import Store
from soloist.web import chapters
from soloist.web.chances import groups_of
from soloist.web.chapters import told
from soloist.web.ending import chart, moments, scores
from soloist.web.render import looks, read
from soloist.web.settings import OPPONENT_TURN, STEPS
from soloist.web.sittings import AnyMatch, Sitting, last_decision, sentences, view_before

_LINES = 60
_REASONS = 3
_DIGITS = 4
_MARKS = 0.25
"""Beyond this part of all places, marks would say nothing."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A preview: the id under which the page holds it, what the log will say, and what it does to counters."""

    key: str
    sentences: Sequence[str]
    sums: str
    deltas: Mapping[str, int]

    @property
    def changes(self) -> str:
        """The differences as the page's script reads them: `silver:-2 points:5`."""
        return " ".join(f"{id}:{n}" for id, n in self.deltas.items())


def seen(store: Store, sitting: Sitting, *, whole_log: bool, step: str = "") -> dict[str, object]:
    """Return what the page of a game shows; `step` is how far an opponent's turn has been looked at."""
    match = sitting.match
    rules, question = match.rules, match.question
    view = rules.view(match.state, question)
    before = view_before(match)
    lines = sentences(sitting)
    asks_one = isinstance(question, Question) and question.kind == "one"
    shown = told(match, lines, 0 if whole_log else max(0, len(lines) - _LINES))
    context: dict[str, object] = {
        "looks": looks(store),
        "id": sitting.id,
        "game": rules.name,
        "summary": store.summary(sitting.id),
        "at": len(match.entries),
        "view": view,
        "places": view.places(),
        "changed": _marks(before, view) if before else set(),
        "were": before.places() if before else {},
        "deltas": deltas_of(before.counters, view.counters) if before else {},
        "asks_one": asks_one,
        "question": question,
        "choices_at": _by_place([*view.choices, *view.runs()]),
        "parts_used": _picked_first(view),
        "opens": _opens(view),
        "lone": [choice for choice in view.choices if not choice.place],
        "by_option": {choice.option: choice for choice in view.choices},
        "copies": _copies(match, view),
        "previews": _previews(match, view) if asks_one else {},
        "whynot": whynot(view),
        "groups": groups_of(question, rules.notation, view) if isinstance(question, Chance) else [],
        "chapters": chapters.chapters(shown, lines),
        "earlier": shown[0].number if shown else 0,
        "latest": [line.text for line in shown if line.new],
        **_stepped(chapters.steps(shown), step, store.setting(OPPONENT_TURN, STEPS)),
        "hot_seat": view.persons(len(match.seats)) > 1,
        "can_undo": last_decision(match) is not None,
        "can_redo": bool(match.undone),
        "clean": match.clean,
        "code": write_code(rules, match.setup) if has_code(match) else "",
        "has_board": read(rules.name, "board.html") is not None,
    }
    if match.over:
        result = rules.result(match.state)
        context.update(
            won=result.won,
            numbers=result.numbers,
            chart=chart(match.log, view.words),
            scores=scores(match, view),
            moments=moments(lines, view),
        )
    return context


def has_code(match: AnyMatch) -> bool:
    """Whether a set-up can be shared: at a table most of it lies there, not in a code."""
    return match.setup.seed is not None and match.setup.base is None and not beside(match.rules.name)


def _stepped(steps: Sequence[chapters.Shown], asked: str, setting: str) -> dict[str, object]:
    """Return the steps of an opponent's turn, which is looked at (from 1, or 0 for none), and what that one touched."""
    at = 1 if steps and not asked and setting == STEPS else 0
    if asked.isascii() and asked.isdigit() and len(asked) < _DIGITS:
        at = int(asked) if int(asked) <= len(steps) else 0
    return {"steps": steps, "step": at, "stepped": set(steps[at - 1].places.split()) if at else set()}


def _marks(before: View, view: View) -> set[str]:
    """Return what is marked as changed; where the whole board changed, as at a new phase, marks would say nothing."""
    marks = changed(before, view)
    places = view.places().keys() & marks
    return marks - places if len(places) > _MARKS * len(view.places()) else marks


def _picked_first(view: View) -> set[str]:
    """Return the places that can be clicked first, to see what they are used for; a view may say which only."""
    parts = {part for choice in view.choices for part in choice.parts}
    shown = view.drawing.get("picked first")
    return {part for part in parts if part.startswith(shown)} if isinstance(shown, tuple) else parts


def _opens(view: View) -> dict[str, str]:
    """Return what a choice would open, as far as the game's view says it, as the page's script reads it."""
    found = view.drawing.get("opens", {})
    places = found.items() if isinstance(found, Mapping) else ()
    return {option: " ".join(f"{place}:{mark}" for place, mark in marks.items()) for option, marks in places}


def _by_place(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    places: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.place:
            places.setdefault(choice.place, []).append(choice)
    return places


def _copies(match: AnyMatch, view: View) -> list[Choice]:
    """Return a choice for each option of a question that asks for several, equal ones as often as they are there."""
    question = match.question
    if not isinstance(question, Question) or question.kind not in ("some", "order"):
        return []
    known = {choice.option: choice for choice in view.choices}
    result = []
    for option in question.options:
        text = match.rules.notation.write(option)
        result.append(known.get(text) or Choice(text, match.rules.label(match.state, question, option)))
    return result


def deltas_of(before: Sequence[Counter], after: Sequence[Counter]) -> dict[str, int]:
    """Return by how much each counter moved; one that has a new end began anew, so a difference would say nothing."""
    old = {counter.id: counter for counter in before}
    pairs = ((counter.id, counter.value - old[counter.id].value) for counter in after if _same_end(old, counter))
    return {id: difference for id, difference in pairs if difference}


def _same_end(old: Mapping[str, Counter], counter: Counter) -> bool:
    return counter.id in old and old[counter.id].of == counter.of


def _previews(match: AnyMatch, view: View) -> dict[str, Shown]:
    """Return what each choice would do."""
    question, rules = match.question, match.rules
    assert isinstance(question, Question)
    options: dict[str, Option] = {rules.notation.write(option): option for option in question.options}
    previews: dict[str, Shown] = {}
    for n, choice in enumerate(view.choices):
        option = options.get(choice.option)
        if option is None:
            continue
        preview = match.preview(option)
        # The first event is the choice itself, which its label has said.
        told = [rules.tell(preview.state, event) for event in preview.events[1:]]
        deltas = deltas_of(view.counters, rules.counters(preview.state))
        sums = [f"{counter.name} {deltas[counter.id]:+d}" for counter in view.counters if counter.id in deltas]
        words = ", ".join(sums).replace("-", "−") + "." if sums else ""
        previews[choice.option] = Shown(f"preview-{n}", told, words, deltas)
    return previews


def whynot(view: View) -> Mapping[str, Sequence[str]]:
    """Return what may be asked about at each place, as the game's view offers it."""
    offered = view.drawing.get("whynot", {})
    return offered if isinstance(offered, Mapping) else {}


def reasons_at(match: AnyMatch, place: str) -> list[str]:
    """Return why nothing can be done at a place: different reasons, the first few."""
    if not isinstance(match.question, Question):
        return []
    view = match.rules.view(match.state, match.question)
    texts = whynot(view).get(place, ())
    if not texts and any(place in choice.parts for choice in view.choices):
        return [say("This is used together with a place that glows; click there.")]
    reasons = dict.fromkeys(reason for text in texts if (reason := match.why_not(text)))
    return list(reasons)[:_REASONS]
